/**
 * Typed questions and where they are answered: the pages and sections of which one must rank first, such as
 * '/docs/api/useEditor#history', or '/docs/overview' for the beginning of a page.
 */
export type Questions = Readonly<Record<string, readonly string[]>>;

export const questions: Questions = {
  // Overview: what it is, versions and limits.
  'what is craft.js': ['/docs/overview', '/docs/overview#the-problem-it-solves', '/'],
  install: ['/docs/installation', '/docs/installation#install'],
  'add craft.js to an existing app': ['/docs/installation', '/docs/installation#install'],
  'install with yarn or pnpm': ['/docs/installation', '/docs/installation#install'],
  'which typescript version': ['/docs/installation#versions-that-fit-together'],
  'check the installation': ['/docs/installation', '/docs/installation#check-that-it-works'],
  'react 18': [
    '/docs/quick-start#use-react-18-or-19-instead',
    '/docs/after-beta-5',
    '/docs/after-beta-5#which-release-for-react-17-18-or-19',
    '/docs/after-beta-5#strict-mode',
    '/#who-it-is-for',
    '/docs/installation#versions-that-fit-together',
    '/docs/installation',
  ],
  'react 19': [
    '/docs/quick-start#use-react-18-or-19-instead',
    '/docs/after-beta-5',
    '/docs/after-beta-5#which-release-for-react-17-18-or-19',
  ],
  'strict mode orphans': ['/docs/after-beta-5#strict-mode'],
  'later releases': ['/docs/after-beta-5', '/docs/after-beta-5#what-later-releases-add-and-fix'],
  'pin craftjs utils': [
    '/docs/installation#pin-craftjsutils',
    '/docs/installation#versions-that-fit-together',
  ],
  'smallest editor example': [
    '/docs/overview#the-smallest-editor',
    '/docs/guides/basic-tutorial#step-1-the-smallest-editor',
  ],
  'touch screens': [
    '/docs/concepts/drag-and-drop#touch-screens',
    '/docs/recipes/add-without-dragging#touch-screens-and-mobile-browsers',
    '/docs/overview#is-it-a-fit',
    '/#who-it-is-for',
  ],
  'server side rendering': [
    '/docs/recipes/publish#export-static-html',
    '/docs/api/frame#how-loading-works',
    '/docs/overview#is-it-a-fit',
    '/docs/recipes/publish#render-the-nodes-yourself',
  ],
  'export static html': [
    '/docs/recipes/publish#export-static-html',
    '/docs/recipes/publish#render-the-nodes-yourself',
  ],

  // The article "Building a page editor end to end".
  'building an editor end to end': ['/docs/dev', '/docs/dev#put-an-editor-around-it'],
  'compared to grapesjs': ['/#how-it-compares'],

  // Quick start.
  quickstart: ['/docs/quick-start'],
  'create a project with vite': ['/docs/quick-start#step-1-create-a-project', '/docs/quick-start'],
  'ReactDOM.render createRoot': ['/docs/quick-start#step-3-render-with-react-17'],

  // Recipes.
  'responsive preview': [
    '/docs/recipes/responsive-preview',
    '/docs/recipes/responsive-preview#change-the-width-around-the-frame',
  ],
  breakpoints: [
    '/docs/recipes/responsive-preview#store-a-value-per-breakpoint',
    '/docs/recipes/responsive-preview',
  ],
  'media query': [
    '/docs/recipes/responsive-preview#use-container-queries-in-the-components',
    '/docs/recipes/iframe',
  ],
  'render the frame in an iframe': [
    '/docs/recipes/iframe#render-the-frame-with-a-portal',
    '/docs/recipes/iframe',
    '/docs/recipes/responsive-preview',
  ],
  'rich text': ['/docs/recipes/rich-text'],
  'rich text editor': ['/docs/recipes/rich-text', '/docs/recipes/rich-text#choose-a-library'],
  lexical: [
    '/docs/recipes/rich-text',
    '/docs/recipes/rich-text#choose-a-library',
    '/docs/recipes/rich-text#connect-the-editor-to-the-prop',
    '/docs/recipes/rich-text#keep-the-text-in-a-prop-as-a-string',
  ],
  tiptap: ['/docs/recipes/rich-text', '/docs/recipes/rich-text#choose-a-library'],
  'select text instead of dragging': [
    '/docs/recipes/rich-text#separate-typing-from-dragging',
    '/docs/guides/tutorial-editing#step-5-edit-text-in-place',
  ],
  'publish rich text': ['/docs/recipes/rich-text-view'],
  RichTextView: [
    '/docs/recipes/rich-text-view',
    '/docs/recipes/rich-text-view#render-the-saved-text',
    '/docs/recipes/rich-text-view#use-it-on-the-published-page',
    '/docs/recipes/rich-text-view#pitfalls',
  ],
  'render saved lexical json': [
    '/docs/recipes/rich-text-view#render-the-saved-text',
    '/docs/recipes/rich-text-view',
    '/docs/recipes/rich-text-view#use-it-on-the-published-page',
  ],
  'heading and link in rich text': ['/docs/recipes/rich-text-view#add-headings-lists-and-links'],
  'link address in lexical': ['/docs/recipes/rich-text-view#add-headings-lists-and-links'],
  'underline missing in rich text': ['/docs/recipes/rich-text-view#pitfalls', '/docs/recipes/rich-text-view'],
  'rows and columns': ['/docs/recipes/columns', '/docs/recipes/columns#accept-only-what-belongs-there'],
  'resize a column': ['/docs/recipes/resize', '/docs/recipes/resize#record-a-resize-once'],
  'resize handle undo': ['/docs/recipes/resize#record-a-resize-once'],
  'drag handle to change column width': [
    '/docs/recipes/resize',
    '/docs/recipes/resize#put-a-handle-into-the-column',
    '/docs/recipes/resize#record-a-resize-once',
  ],
  'resize with arrow keys': ['/docs/recipes/resize#resize-with-the-arrow-keys', '/docs/recipes/resize'],
  'resizing fills undo history': ['/docs/recipes/resize#record-a-resize-once', '/docs/recipes/resize'],
  'drop between columns': ['/docs/recipes/columns#leave-gaps-to-drop-into', '/docs/recipes/columns'],
  'floating toolbar': ['/docs/recipes/floating-toolbar'],
  'toolbar above selected node': [
    '/docs/recipes/floating-toolbar',
    '/docs/recipes/floating-toolbar#keep-it-above-the-node',
  ],
  'duplicate with new ids': [
    '/docs/recipes/floating-toolbar#build-the-toolbar',
    '/docs/recipes/floating-toolbar#duplicate-with-new-ids',
    '/docs/recipes/floating-toolbar',
  ],
  'highlight drop target': [
    '/docs/recipes/drop-feedback',
    '/docs/recipes/drop-feedback#highlight-the-target',
  ],
  'why is a drop rejected': [
    '/docs/recipes/drop-feedback',
    '/docs/recipes/drop-feedback#why-a-drop-is-rejected',
    '/docs/recipes/drop-feedback#show-the-reason',
  ],
  'cancel a drop': ['/docs/recipes/control-drops#cancel-a-drop', '/docs/recipes/control-drops'],
  'escape does not cancel drag': [
    '/docs/recipes/control-drops#cancel-a-drop',
    '/docs/troubleshooting#a-drop-outside-the-page-still-lands',
  ],
  'let users cancel a drag': ['/docs/recipes/control-drops#cancel-a-drop', '/docs/recipes/control-drops'],
  'border around the page that rejects drops': [
    '/docs/recipes/control-drops#cancel-a-drop',
    '/docs/recipes/control-drops#pitfalls',
  ],
  'check drop before move': [
    '/docs/recipes/control-drops#check-before-you-move',
    '/docs/recipes/control-drops',
  ],
  'menu to move a node into a card': ['/docs/recipes/control-drops#check-before-you-move'],
  'isDroppable before move': ['/docs/recipes/control-drops#check-before-you-move'],
  'accept drops outside the page': ['/docs/recipes/control-drops#accept-drops-outside-the-page'],
  'drop strip below the page': ['/docs/recipes/control-drops#accept-drops-outside-the-page'],
  'where does a dropped node land': ['/docs/concepts/drag-and-drop#where-a-node-lands'],
  'drag several nodes': ['/docs/concepts/drag-and-drop#drag-several-nodes'],
  'replace the drop indicator': [
    '/docs/recipes/drop-indicator',
    '/docs/recipes/drop-indicator#change-colours-and-thickness',
    '/docs/recipes/drop-indicator#replace-the-drop-indicator',
    '/docs/api/editor#indicator-keys',
  ],
  'add on click': [
    '/docs/recipes/add-without-dragging',
    '/docs/recipes/add-without-dragging#turn-clicks-into-actions',
  ],
  'move up and down buttons': [
    '/docs/recipes/add-without-dragging#show-the-buttons-and-a-status',
    '/docs/recipes/add-without-dragging',
    '/docs/recipes/add-without-dragging#turn-clicks-into-actions',
  ],
  'move to another container': ['/docs/recipes/add-without-dragging#move-into-another-container'],
  'keyboard accessibility': ['/docs/recipes/keyboard#accessibility-checklist', '/docs/recipes/keyboard'],
  'screen reader': ['/docs/recipes/keyboard', '/docs/recipes/keyboard#announce-what-happened'],
  'make nodes focusable': ['/docs/recipes/keyboard#let-the-keyboard-reach-the-nodes'],
  'select node with tab key': [
    '/docs/recipes/keyboard#let-the-keyboard-reach-the-nodes',
    '/docs/recipes/keyboard',
  ],
  'move node with arrow keys': ['/docs/recipes/keyboard#move-and-delete-with-keys', '/docs/recipes/keyboard'],
  'delete key deletes node while typing': ['/docs/recipes/keyboard#move-and-delete-with-keys'],
  'focus lost after delete': ['/docs/recipes/keyboard#keep-the-focus-after-a-deletion'],
  'role status announce': ['/docs/recipes/keyboard#announce-what-happened'],
  'a11y checklist': ['/docs/recipes/keyboard#accessibility-checklist'],

  // Concepts: nodes.
  'canvas vs non canvas': [
    '/docs/concepts/nodes#canvases',
    '/docs/concepts/nodes#what-can-be-dragged-and-dropped',
    '/docs/concepts/glossary',
    '/docs/concepts/glossary#the-tree',
  ],
  'nested canvas linked nodes': [
    '/docs/concepts/linked-nodes',
    '/docs/concepts/linked-nodes#add-a-region-to-a-component',
    '/docs/concepts/linked-nodes#child-nodes-and-linked-nodes',
    '/docs/concepts/user-components#nested-editable-areas',
  ],
  'root node id': ['/docs/concepts/nodes#root-node', '/docs/concepts/nodes#the-root-node'],
  "why can't I drag a child": [
    '/docs/concepts/nodes#what-can-be-dragged-and-dropped',
    '/docs/concepts/nodes#canvases',
    '/docs/troubleshooting#nodes-can-be-selected-but-not-dragged',
  ],
  'text next to an element disappears': [
    '/docs/concepts/nodes#from-jsx-to-nodes',
    '/docs/guides/tutorial-editing#when-something-goes-wrong',
    '/docs/troubleshooting#text-disappears',
    '/docs/api/element#prop-children',
  ],

  // Concepts: linked nodes.
  'linked node': ['/docs/concepts/linked-nodes', '/docs/concepts/linked-nodes#child-nodes-and-linked-nodes'],
  'slots in a component': ['/docs/concepts/linked-nodes'],
  'two elements with the same id': ['/docs/concepts/linked-nodes#a-unique-id-for-each-region'],
  'difference between child and linked nodes': [
    '/docs/concepts/linked-nodes#child-nodes-and-linked-nodes',
    '/docs/concepts/linked-nodes',
  ],

  // Concepts: the glossary.
  glossary: ['/docs/concepts/glossary'],
  'what is a leaf': ['/docs/concepts/glossary#the-tree'],
  'terms and definitions': ['/docs/concepts/glossary'],

  // Concepts: user components.
  'drop zone inside component': [
    '/docs/dev#open-a-region-inside-the-card',
    '/docs/concepts/user-components#nested-editable-areas',
    '/docs/concepts/linked-nodes',
    '/docs/overview#components-can-contain-drop-regions',
  ],
  'craft object': ['/docs/concepts/craft-object#the-craft-object', '/docs/concepts/craft-object'],
  'lock a node': ['/docs/concepts/craft-object#lock-a-node'],
  'defaults and settings of a component': ['/docs/concepts/craft-object'],
  'wrap a React.memo component': ['/docs/concepts/user-components#components-that-need-a-wrapper'],
  'default props': ['/docs/concepts/craft-object#default-props', '/docs/api/user-component#field-props'],
  'disable dragging': [
    '/docs/api/user-component#rule-candrag',
    '/docs/concepts/craft-object#rules',
    '/docs/dev#make-it-draggable-with-a-rule',
  ],
  'setProp throttle': [
    '/docs/api/useNode#action-setProp',
    '/docs/concepts/user-components#change-props',
    '/docs/api/useEditor#history-throttle',
  ],
  'drag handle': ['/docs/api/useNode#connector-drag', '/docs/concepts/user-components#connect-the-dom'],
  'class component': [
    '/docs/migrating/migrating-0.1.x#class-components',
    '/docs/api/class-components',
    '/docs/api/class-components#connect-node',
    '/docs/concepts/user-components#components-that-need-a-wrapper',
    '/docs/api/class-components#connect-editor',
  ],
  'only allow certain components': [
    '/docs/api/user-component#typical-rules',
    '/docs/concepts/craft-object#rules',
    '/docs/api/user-component#rule-canmovein',
    '/docs/guides/tutorial-card#step-3-a-card-with-typed-regions',
  ],

  // Concepts: editor components.
  'toolbox drag new component': [
    '/docs/concepts/editor-components#create-from-a-toolbox',
    '/docs/guides/tutorial-card#step-4-a-toolbox',
    '/docs/api/useEditor#connector-create',
  ],
  'settings panel': [
    '/docs/concepts/editor-components#a-settings-panel',
    '/docs/concepts/craft-object#related-components',
    '/docs/api/user-component#related-components',
    '/docs/guides/basic-tutorial#step-2-a-button-and-a-settings-panel',
  ],
  'click outside to deselect': ['/docs/concepts/editor-components#deselect'],
  'keyboard shortcuts': ['/docs/guides/tutorial-editing#shortcuts'],
  'onRender outline': [
    '/docs/recipes/drop-feedback#highlight-the-target',
    '/docs/api/editor#decorating-nodes',
    '/docs/concepts/editor-components#decorate-every-node',
    '/docs/api/editor#prop-onrender',
  ],
  'stopPropagation click in node': [
    '/docs/api/useNode#buttons-inside-a-user-component',
    '/docs/concepts/editor-components#pitfalls',
    '/docs/api/useNode#pitfalls',
  ],

  // Concepts: history and changes.
  'group undo steps': [
    '/docs/concepts/history#one-step-or-several',
    '/docs/concepts/history',
    '/docs/recipes/resize#record-a-resize-once',
  ],
  'run code when the page changes': ['/docs/concepts/changes', '/docs/concepts/changes#after-each-change'],

  // Concepts: serializing.
  'json format of a page': [
    '/docs/overview#pages-are-json',
    '/docs/concepts/serializing#what-the-json-looks-like',
    '/docs/api/serialized-node',
  ],
  resolver: ['/docs/concepts/serializing#the-resolver', '/docs/api/editor#prop-resolver'],
  'function props lost after saving': ['/docs/concepts/serializing#what-props-survive'],
  'validate json before loading': [
    '/docs/concepts/serializing#check-before-you-load',
    '/docs/guides/save-load-state#check-a-page-before-loading-it',
  ],

  // Guides: the basic tutorial.
  tutorial: ['/docs/guides/basic-tutorial', '/docs/guides/tutorial-card', '/docs/guides/tutorial-editing'],
  'edit text in place': [
    '/docs/guides/tutorial-editing#step-5-edit-text-in-place',
    '/docs/dev#make-the-text-editable',
    '/docs/concepts/user-components#edit-text-in-place',
  ],
  'material ui': ['/docs/concepts/user-components#connect-the-dom'],
  'undo redo': [
    '/docs/concepts/history',
    '/docs/api/useEditor#history',
    '/docs/api/useEditor#history-undo',
    '/docs/guides/tutorial-editing#step-6-a-top-bar',
    '/docs/concepts/editor-components#the-smallest-editor-component',
  ],

  // Guides: save and load.
  'how do I save the page': [
    '/docs/guides/autosave#save-the-page-automatically',
    '/docs/guides/save-load-state#save-the-page-with-a-button',
    '/docs/guides/save-load-state',
    '/docs/guides/save-load-state#the-smallest-version',
    '/docs/concepts/serializing#save-and-load',
    '/docs/overview#pages-are-json',
  ],
  'load saved json': [
    '/docs/guides/save-load-state#the-smallest-version',
    '/docs/guides/save-load-state#load-when-the-page-opens',
    '/docs/concepts/serializing#save-and-load',
    '/docs/api/frame#loading-stored-data',
  ],
  'compress state': ['/docs/concepts/serializing#compress-the-json'],
  'save button': ['/docs/guides/save-load-state#save-the-page-with-a-button'],
  'copy page to clipboard': ['/docs/guides/save-load-state#copy-and-load-buttons'],
  'localstorage limit': ['/docs/guides/save-load-state#pitfalls'],

  // Guides: autosave.
  autosave: ['/docs/guides/autosave'],
  'save automatically': ['/docs/guides/autosave', '/docs/guides/autosave#save-the-page-automatically'],
  'autosave after a pause': [
    '/docs/guides/autosave',
    '/docs/guides/autosave#save-the-page-automatically',
    '/docs/guides/autosave#show-whether-the-page-is-saved',
    '/docs/recipes/performance#save-after-a-pause',
  ],
  'debounce onNodesChange': [
    '/docs/guides/autosave#save-the-page-automatically',
    '/docs/concepts/changes#after-each-change',
    '/docs/recipes/performance#save-after-a-pause',
  ],
  'show that the page is saved': [
    '/docs/guides/autosave#show-whether-the-page-is-saved',
    '/docs/guides/autosave',
    '/docs/recipes/unsaved-changes',
    '/docs/recipes/unsaved-changes#save-and-show-the-state',
  ],
  'save failed': [
    '/docs/guides/autosave#show-whether-the-page-is-saved',
    '/docs/guides/autosave#save-before-the-tab-closes',
    '/docs/guides/autosave#pitfalls',
  ],
  'save before closing the tab': [
    '/docs/guides/autosave#save-before-the-tab-closes',
    '/docs/guides/autosave',
  ],
  'save page to server': ['/docs/guides/autosave#save-to-a-server'],
  'fetch keepalive': ['/docs/guides/autosave#save-to-a-server'],
  'autosave stops': ['/docs/guides/autosave#pitfalls', '/docs/concepts/serializing#what-props-survive'],

  // Recipes.
  'publish a page': ['/docs/recipes/publish'],
  'render saved json without the editor': [
    '/docs/recipes/publish#render-the-nodes-yourself',
    '/docs/recipes/publish',
  ],
  'read only editor': ['/docs/recipes/read-only', '/docs/api/editor#prop-enabled'],
  'show a page read only': ['/docs/recipes/read-only', '/docs/recipes/read-only#mount-a-disabled-editor'],
  'disabled editor': ['/docs/recipes/read-only', '/docs/recipes/read-only#mount-a-disabled-editor'],
  'hide hints in read only mode': [
    '/docs/recipes/read-only#hide-hints-and-inputs',
    '/docs/recipes/read-only',
  ],
  'preview button': ['/docs/recipes/read-only#switch-to-a-preview'],
  'next.js': ['/docs/recipes/nextjs'],
  'next.js dynamic ssr false': ['/docs/recipes/nextjs#load-the-editor-in-the-browser-only'],
  getStaticProps: ['/docs/recipes/nextjs#render-published-pages-on-the-server', '/docs/recipes/nextjs'],
  'revalidate a published page': [
    '/docs/recipes/nextjs#revalidate-a-page-when-it-changes',
    '/docs/recipes/nextjs',
  ],
  'next.js app router': ['/docs/recipes/nextjs#later-versions-and-the-app-router', '/docs/recipes/nextjs'],
  'publish as static html': [
    '/docs/recipes/publish#export-static-html',
    '/docs/recipes/publish',
    '/docs/recipes/publish#render-the-nodes-yourself',
    '/docs/recipes/publish#with-or-without-the-editor',
  ],
  'copy and paste between pages': [
    '/docs/recipes/copy-paste',
    '/docs/recipes/copy-paste#add-the-buttons',
    '/docs/recipes/copy-paste#paste-it-in-a-sensible-place',
  ],
  'paste from the clipboard': [
    '/docs/recipes/copy-paste',
    '/docs/recipes/copy-paste#listen-for-ctrlc-and-ctrlv',
    '/docs/recipes/copy-paste#add-the-buttons',
    '/docs/recipes/copy-paste#check-what-comes-from-outside',
  ],
  'ctrl+c and ctrl+v': ['/docs/recipes/copy-paste#listen-for-ctrlc-and-ctrlv'],
  'copy to the clipboard': [
    '/docs/recipes/copy-paste#listen-for-ctrlc-and-ctrlv',
    '/docs/recipes/copy-paste#add-the-buttons',
    '/docs/recipes/copy-paste',
  ],
  'copy button for selected component': [
    '/docs/recipes/copy-paste',
    '/docs/recipes/copy-paste#add-the-buttons',
  ],
  'save selection as template': [
    '/docs/recipes/templates',
    '/docs/recipes/templates#let-end-users-save-templates',
  ],
  'drag a template onto the page': [
    '/docs/recipes/templates',
    '/docs/recipes/templates#keep-templates-on-a-shelf',
  ],
  'migrate stored templates': ['/docs/recipes/templates#migrate-stored-templates'],
  'templates on a server': ['/docs/recipes/templates#store-templates-on-a-server'],
  'fresh ids for saved nodes': ['/docs/recipes/copy-paste#from-json-to-a-tree-with-fresh-ids'],
  'migrate old saved pages': [
    '/docs/recipes/migrations',
    '/docs/recipes/migrations#write-one-function-per-version',
  ],
  'version of a saved page': [
    '/docs/recipes/migrations',
    '/docs/recipes/migrations#wrap-the-nodes-in-an-envelope',
  ],
  'error boundary': [
    '/docs/recipes/error-boundary',
    '/docs/recipes/error-boundary#put-the-error-boundary-above-the-editor',
  ],
  'recover after a crash': ['/docs/recipes/error-boundary'],
  'edits are lost when the editor crashes': ['/docs/recipes/error-boundary'],
  'load the last good page again': ['/docs/recipes/error-boundary#keep-the-last-good-page'],
  'placeholder for a component that throws': ['/docs/recipes/error-boundary#contain-a-component-that-fails'],
  'unknown component in saved page': [
    '/docs/recipes/unknown-components',
    '/docs/recipes/unknown-components#replace-unknown-nodes-before-loading',
  ],
  'placeholder for a missing component': [
    '/docs/recipes/unknown-components',
    '/docs/recipes/unknown-components#show-the-placeholder',
  ],
  'saved page with a removed component': [
    '/docs/recipes/unknown-components',
    '/docs/recipes/unknown-components#replace-unknown-nodes-before-loading',
  ],
  'component no longer exists in editor': [
    '/docs/recipes/unknown-components',
    '/docs/recipes/unknown-components#replace-unknown-nodes-before-loading',
  ],
  'keep unknown nodes': [
    '/docs/recipes/unknown-components#replace-unknown-nodes-before-loading',
    '/docs/recipes/unknown-components',
  ],
  'page with a plugin that is switched off': ['/docs/recipes/unknown-components'],
  'renamed component old key': [
    '/docs/recipes/unknown-components#keep-the-old-key-of-a-renamed-component',
    '/docs/concepts/serializing#the-resolver',
  ],
  'keep html tags in a saved page': ['/docs/recipes/unknown-components#keep-html-tags'],
  'checkNode div tag': [
    '/docs/recipes/unknown-components#keep-html-tags',
    '/docs/recipes/copy-paste#check-what-comes-from-outside',
  ],
  'convert old page version 1': [
    '/docs/recipes/migrations',
    '/docs/recipes/migrations#wrap-the-nodes-in-an-envelope',
    '/docs/recipes/migrations#write-one-function-per-version',
  ],
  'props of linked elements do not update': [
    '/docs/troubleshooting#new-props-of-a-linked-element-have-no-effect',
  ],
  'data from an api in components': [
    '/docs/recipes/api-data',
    '/docs/recipes/api-data#fetch-where-the-data-is-shown',
  ],
  'fetch data in a component': [
    '/docs/recipes/api-data',
    '/docs/recipes/api-data#fetch-where-the-data-is-shown',
  ],
  'tanstack query': ['/docs/recipes/tanstack-query'],
  'prefetch query on server': ['/docs/recipes/tanstack-query#on-the-published-page'],
  'react query provider': [
    '/docs/recipes/tanstack-query',
    '/docs/recipes/tanstack-query#put-the-provider-around-the-editor',
  ],
  'unit test': ['/docs/recipes/testing#unit-tests', '/docs/recipes/testing'],
  'playwright drag and drop': [
    '/docs/recipes/browser-tests',
    '/docs/recipes/browser-tests#set-up-playwright',
    '/docs/recipes/browser-tests#write-end-to-end-tests',
  ],
  'end-to-end tests': ['/docs/recipes/browser-tests', '/docs/recipes/browser-tests#write-end-to-end-tests'],
  'test a drag in a browser': ['/docs/recipes/browser-tests'],
  'slow with many nodes': [
    '/docs/recipes/performance',
    '/docs/recipes/performance#what-happens-on-each-change',
  ],
  'too many re-renders': [
    '/docs/recipes/performance',
    '/docs/recipes/performance#what-happens-on-each-change',
    '/docs/recipes/performance#collect-little',
    '/docs/recipes/performance#keep-user-components-thin',
  ],

  // Reference: EditorState.
  'several changes one undo step': [
    '/docs/concepts/history#several-changes-in-one-step',
    '/docs/concepts/history#one-step-or-several',
    '/docs/api/useEditor#history-merge',
  ],
  'subscribe without rerender': [
    '/docs/concepts/changes#watching-without-rendering',
    '/docs/api/editor-store',
    '/docs/api/editor-store#store-subscribe',
  ],

  // Reference: Node and UserComponent.
  'typescript types for node': [
    '/docs/api/node#type-node',
    '/docs/api/node#signature',
    '/docs/api/node#exported-types',
    '/docs/api/node#type-nodedata',
  ],
  'limit number of children': ['/docs/api/user-component#typical-rules'],
  canMoveOut: ['/docs/api/user-component#rule-canmoveout'],

  // Reference: NodeTree.
  'copy paste duplicate node': [
    '/docs/api/nodetree#cloning-a-tree',
    '/docs/api/node#fresh-data',
    '/docs/recipes/copy-paste',
    '/docs/recipes/floating-toolbar#duplicate-with-new-ids',
  ],
  'add node from code': [
    '/docs/api/useEditor#action-addNodeTree',
    '/docs/api/useEditor#action-add',
    '/docs/api/nodetree#where-trees-go',
    '/docs/api/nodetree',
  ],

  // Reference: Editor.
  'drop indicator colour': [
    '/docs/recipes/drop-indicator',
    '/docs/recipes/drop-indicator#change-colours-and-thickness',
    '/docs/recipes/drop-indicator#replace-the-drop-indicator',
    '/docs/api/editor#indicator-keys',
    '/docs/api/editor#prop-indicator',
    '/docs/api/editor#indicator-success',
    '/docs/api/editor#indicator-error',
  ],
  'select multiple nodes': ['/docs/recipes/multi-select'],
  'several pages in one editor': [
    '/docs/recipes/several-pages',
    '/docs/recipes/several-pages#one-editor-per-page',
  ],
  'switch between pages': ['/docs/recipes/several-pages', '/docs/recipes/several-pages#one-editor-per-page'],
  'link from one page to another': ['/docs/recipes/several-pages#links-between-pages'],
  'upload an image': ['/docs/recipes/images'],
  'image component': ['/docs/recipes/images', '/docs/recipes/images#show-and-choose-the-image'],
  'failed upload': ['/docs/recipes/images#show-and-choose-the-image'],
  'hide the drop line': [
    '/docs/recipes/drop-indicator',
    '/docs/recipes/drop-indicator#replace-the-drop-indicator',
  ],
  'delete several selected nodes': ['/docs/recipes/multi-select#change-or-delete-the-selected-nodes'],
  'multi select ctrl': [
    '/docs/recipes/multi-select#let-ctrl-add-to-the-selection',
    '/docs/api/event-handlers#field-ismultiselectenabled',
    '/docs/api/useEditor#connector-select',
    '/docs/concepts/editor-components#pitfalls',
  ],
  normalizeNodes: [
    '/docs/concepts/normalizing',
    '/docs/concepts/normalizing#set-a-normalizer',
    '/docs/api/editor#prop-normalizenodes',
    '/docs/api/editor#option-normalizenodes',
  ],
  normalizer: ['/docs/concepts/normalizing', '/docs/concepts/normalizing#set-a-normalizer'],
  'limit the length of a title': [
    '/docs/concepts/normalizing',
    '/docs/concepts/normalizing#set-a-normalizer',
  ],
  'remove empty containers automatically': ['/docs/concepts/normalizing#remove-empty-containers'],
  'normalizeNodes arguments': ['/docs/concepts/normalizing#the-arguments-of-normalizenodes'],
  'multiple editors on one page': ['/docs/api/editor#pitfalls'],
  'inline resolver resets enabled': ['/docs/api/editor#when-props-take-effect'],

  // Jobs within a page.
  'retry a failed save': [
    '/docs/guides/autosave#show-whether-the-page-is-saved',
    '/docs/guides/autosave#pitfalls',
  ],
  'several pages autosave': ['/docs/guides/autosave#pitfalls', '/docs/recipes/several-pages'],
  'route change unsaved': [
    '/docs/recipes/unsaved-changes#warn-before-a-route-change',
    '/docs/recipes/unsaved-changes',
  ],
  'unsaved changes': ['/docs/recipes/unsaved-changes'],
  'warn before leaving the page': [
    '/docs/recipes/unsaved-changes',
    '/docs/recipes/unsaved-changes#warn-before-the-tab-closes',
    '/docs/recipes/unsaved-changes#warn-before-a-route-change',
  ],
  beforeunload: ['/docs/recipes/unsaved-changes#warn-before-the-tab-closes'],
  'is the page dirty': [
    '/docs/recipes/unsaved-changes',
    '/docs/recipes/unsaved-changes#compare-the-page-with-the-stored-one',
  ],
  useBlocker: ['/docs/recipes/unsaved-changes#warn-before-a-route-change'],
  'hide the row of the root': [
    '/docs/recipes/custom-layer#hide-the-row-of-the-root',
    '/docs/recipes/custom-layer#open-and-close-rows',
    '/docs/recipes/custom-layer#the-layer-and-its-panel',
  ],
  'mount a heavy view when visible': ['/docs/recipes/performance#when-a-page-is-still-too-large'],
  'lazy mount off screen': ['/docs/recipes/performance#when-a-page-is-still-too-large'],
  'focus ring and selection': ['/docs/recipes/keyboard#put-it-together'],
  'keys in the toolbar': [
    '/docs/recipes/keyboard#move-and-delete-with-keys',
    '/docs/recipes/keyboard#go-to-the-toolbar-and-back',
  ],
  'move a node with pointer events': ['/docs/recipes/control-drops#move-a-node-to-a-point'],
  'drag on touch screens with pointer events': [
    '/docs/concepts/drag-and-drop#touch-screens',
    '/docs/recipes/control-drops#move-a-node-to-a-point',
  ],
  'copy attributes of html into an iframe': ['/docs/recipes/iframe#copy-the-styles'],
  'undo key in an iframe': ['/docs/recipes/iframe#listen-for-keys-in-both-documents'],
  'three widths preview': ['/docs/recipes/responsive-preview#store-a-value-per-breakpoint'],
  'cypress drag and drop': ['/docs/recipes/browser-tests#with-cypress'],
  'log each change': ['/docs/concepts/changes#after-each-change'],
  'which nodes changed': ['/docs/concepts/changes#changed-nodes'],
  'least fields of a serialized node': ['/docs/api/serialized-node#fields'],
  'npm eoverride': ['/docs/install-errors#eoverride'],
  'eresolve react 19': [
    '/docs/install-errors#eresolve-unable-to-resolve-dependency-tree',
    '/docs/after-beta-5#what-your-code-has-to-change',
  ],
  'headings and lists in lexical': ['/docs/recipes/rich-text-view#add-headings-lists-and-links'],
  'write your own layer': ['/docs/additional/layers#write-your-own-layer', '/docs/recipes/custom-layer'],
  'toggleLayer expand collapse': [
    '/docs/additional/use-layer#action-toggle-layer',
    '/docs/additional/use-layer#layer-actions',
    '/docs/additional/use-layer',
  ],
  'layerHeader connector': [
    '/docs/additional/use-layer#connector-layer-header',
    '/docs/additional/use-layer#layer-connectors',
    '/docs/additional/use-layer',
  ],
  'useLayer hook': ['/docs/additional/use-layer', '/docs/additional/use-layer#use-layer'],
  'custom row in the layers panel': [
    '/docs/recipes/custom-layer#the-layer-and-its-panel',
    '/docs/recipes/custom-layer',
  ],

  // Reference: Frame and Element.
  'frame in an iframe': [
    '/docs/recipes/iframe#render-the-frame-with-a-portal',
    '/docs/recipes/iframe',
    '/docs/api/frame#pitfalls',
  ],
  'load another page later': ['/docs/api/frame#loading-another-page-later'],
  'hide node': [
    '/docs/api/useEditor#action-setHidden',
    '/docs/api/useNode#action-setHidden',
    '/docs/api/element#hidden-nodes',
  ],
  'custom data': [
    '/docs/api/element#custom-data-and-defaults',
    '/docs/api/element#prop-custom',
    '/docs/api/node#data-custom',
    '/docs/api/useNode#action-setCustom',
  ],

  // Reference: useEditor.
  'delete node': ['/docs/api/useEditor#action-delete'],
  'delete selected node': [
    '/docs/recipes/multi-select#change-or-delete-the-selected-nodes',
    '/docs/recipes/floating-toolbar',
    '/docs/recipes/floating-toolbar#build-the-toolbar',
    '/docs/concepts/editor-components#act-on-nodes',
    '/docs/guides/basic-tutorial#step-2-a-button-and-a-settings-panel',
    '/docs/api/useEditor#action-delete',
    '/docs/api/useEditor#actions',
    '/docs/concepts/editor-components#a-settings-panel',
    '/docs/overview#your-ui-uses-the-same-store',
  ],
  'get selected node': [
    '/docs/api/useEditor#query-getEvent',
    '/docs/concepts/editor-components#read-the-editor-state',
    '/docs/migrating/migrating-0.1.x#look-up-the-selected-node',
    '/docs/api/helpers',
  ],
  'move node to another parent': [
    '/docs/recipes/add-without-dragging#move-into-another-container',
    '/docs/api/useEditor#action-move',
    '/docs/recipes/control-drops#check-before-you-move',
  ],
  'clear undo history': [
    '/docs/concepts/history#after-loading-a-page',
    '/docs/api/useEditor#history',
    '/docs/api/useEditor#history-clear',
  ],

  // Reference: useNode and NodeHelpers.
  'component without an editor': ['/docs/api/useNode#one-component-with-and-without-an-editor'],
  'flex row drop position': ['/docs/concepts/drag-and-drop#how-layout-affects-drops'],
  NodeProvider: ['/docs/api/useNode#node-provider', '/docs/api/useNode#nodeprovider'],
  'child nodes of a node': [
    '/docs/api/helpers#helper-childNodes',
    '/docs/api/helpers#relatives',
    '/docs/concepts/nodes#child-nodes-and-linked-nodes',
    '/docs/concepts/linked-nodes#child-nodes-and-linked-nodes',
    '/docs/api/node#data-nodes',
  ],
  'old values after an action': [
    '/docs/concepts/editor-components#pitfalls',
    '/docs/troubleshooting#a-query-returns-old-values-right-after-an-action',
  ],

  // Layers.
  'layers panel': [
    '/docs/additional/layers',
    '/docs/additional/layers#add-the-panel',
    '/docs/additional/layers#what-the-panel-does',
  ],
  'rename layers': [
    '/docs/additional/layers',
    '/docs/additional/layers#what-the-panel-does',
    '/docs/additional/layers#show-custom-names-elsewhere',
    '/docs/concepts/editor-components#name-a-node',
  ],
  'custom layer component': [
    '/docs/additional/use-layer',
    '/docs/additional/use-layer#use-layer',
    '/docs/recipes/custom-layer',
    '/docs/additional/layers#write-your-own-layer',
    '/docs/additional/layers#prop-render-layer',
  ],
  'styled-components': ['/docs/additional/layers#install', '/docs/installation#versions-that-fit-together'],

  // Migrating.
  'breaking changes': ['/docs/migrating/migrating-0.1.x#breaking-changes-at-a-glance'],
  'upgrade from 0.1': [
    '/docs/migrating/migrating-0.1.x',
    '/docs/migrating/migrating-0.1.x#breaking-changes-at-a-glance',
    '/docs/migrating/migrating-0.1.x#update-the-packages',
  ],
  'canMoveIn array': [
    '/docs/migrating/migrating-0.1.x#rules-receive-arrays',
    '/docs/api/user-component#rule-canmovein',
    '/docs/concepts/craft-object#rules',
  ],
  'deprecated names': [
    '/docs/migrating/migrating-0.1.x#replace-deprecated-names',
    '/docs/api/helpers#deprecated-names',
  ],

  // Support and acknowledgements.
  'nothing can be selected or dragged': [
    '/docs/troubleshooting#nothing-can-be-selected-hovered-dragged-or-created',
    '/docs/installation#pin-craftjsutils',
    '/docs/guides/tutorial-editing#when-something-goes-wrong',
  ],
  discord: ['/support'],
  'error messages': ['/docs/error-messages'],
  'action errors': ['/docs/action-errors'],
  'move node to coordinates': ['/docs/recipes/control-drops#move-a-node-to-a-point'],
  'migration that changes the structure': ['/docs/recipes/migrations#change-the-structure'],
  donate: ['/support#sponsor'],
  'who made craft.js': ['/support#who-makes-it', '/docs/acknowledgements#people'],
  license: ['/docs/acknowledgements#licence'],

  // Troubleshooting, as users describe their problems.
  troubleshooting: ['/docs/troubleshooting'],
  'drag and drop not working': [
    '/docs/troubleshooting#nothing-can-be-selected-hovered-dragged-or-created',
    '/docs/troubleshooting#nodes-can-be-selected-but-not-dragged',
    '/docs/quick-start#if-something-goes-wrong',
  ],
  'cannot drag component': [
    '/docs/troubleshooting#one-component-cannot-be-selected-or-dragged',
    '/docs/troubleshooting#nodes-can-be-selected-but-not-dragged',
    '/docs/concepts/nodes#what-can-be-dragged-and-dropped',
  ],
  'cannot drop into container': [
    '/docs/troubleshooting#nothing-can-be-dropped-into-a-container',
    '/docs/action-errors#node-cannot-be-dropped-into-target-parent',
    '/docs/concepts/nodes#what-can-be-dragged-and-dropped',
    '/docs/concepts/drag-and-drop#where-a-node-lands',
  ],
  'hover does not go away': ['/docs/troubleshooting#hover-stays-after-the-mouse-has-left'],
  'onNodesChange not called': [
    '/docs/concepts/changes#after-each-change',
    '/docs/troubleshooting#onnodeschange-is-not-called-or-props-go-missing',
  ],
  'autosave stopped working': ['/docs/troubleshooting#onnodeschange-is-not-called-or-props-go-missing'],
  'infinite loop useEffect actions': [
    '/docs/troubleshooting#a-useeffect-runs-on-every-render-or-in-an-infinite-loop',
  ],
  'orphan nodes in json': [
    '/docs/troubleshooting#the-json-contains-orphan-nodes',
    '/docs/after-beta-5#strict-mode',
    '/docs/api/frame#pitfalls',
  ],
  'editor unmounts white screen': [
    '/docs/troubleshooting#the-editor-disappears',
    '/docs/recipes/error-boundary',
  ],
  'Invariant failed': ['/docs/error-messages#invariant-failed'],

  // Messages of JavaScript and React. Their beginnings are ambiguous, so they aren't among `errors`.
  "Cannot read properties of null (reading 'derive')": [
    '/docs/error-messages#cannot-read-properties-of-null-reading-derive',
  ],
  "Cannot read properties of null (reading 'getBoundingClientRect')": [
    '/docs/error-messages#cannot-read-properties-of-null-reading-getboundingclientrect',
  ],
  "Cannot read properties of null (reading 'type')": [
    '/docs/loading-errors#cannot-read-properties-of-null-reading-type',
  ],
  "Cannot read properties of undefined (reading 'children')": [
    '/docs/loading-errors#cannot-read-properties-of-undefined-reading-children',
    '/docs/error-messages#cannot-read-properties-of-undefined-reading-children',
  ],
  "Cannot read properties of undefined (reading 'data')": [
    '/docs/loading-errors#cannot-read-properties-of-undefined-reading-data',
    '/docs/action-errors#cannot-read-properties-of-undefined-reading-data',
  ],
  "Cannot read properties of undefined (reading 'isTopLevelNode')": [
    '/docs/action-errors#cannot-read-properties-of-undefined-reading-istoplevelnode',
  ],
  "Cannot read properties of undefined (reading 'subscribe')": [
    '/docs/error-messages#cannot-read-properties-of-undefined-reading-subscribe',
  ],
  'Cannot assign to read only property': ['/docs/error-messages#cannot-assign-to-read-only-property'],
  'Cannot convert undefined or null to object': [
    '/docs/loading-errors#cannot-convert-undefined-or-null-to-object',
  ],
  'Converting circular structure to JSON': ['/docs/loading-errors#converting-circular-structure-to-json'],
  'Encountered two children with the same key': [
    '/docs/error-messages#encountered-two-children-with-the-same-key',
  ],
  'Immer forbids circular references': [
    '/docs/loading-errors#maximum-call-stack-size-exceeded-immer-forbids-circular-references',
  ],
  'Maximum call stack size exceeded': [
    '/docs/loading-errors#maximum-call-stack-size-exceeded-immer-forbids-circular-references',
  ],

  // Pages that don't load or save.
  'loading errors': ['/docs/loading-errors'],
  'saved page does not load': [
    '/docs/loading-errors',
    '/docs/loading-errors#when-a-saved-page-does-not-load',
    '/docs/loading-errors#messages-while-a-page-loads',
  ],
  'find broken node': [
    '/docs/loading-errors#find-the-broken-node-and-rescue-the-rest',
    '/docs/loading-errors',
  ],
  'rescue a stored page': [
    '/docs/loading-errors#find-the-broken-node-and-rescue-the-rest',
    '/docs/loading-errors',
  ],
  'tab hangs when loading': [
    '/docs/loading-errors#mistakes-without-a-message',
    '/docs/api/frame#loading-stored-data',
  ],
  "Cannot read properties of null (reading 'resolvedName')": [
    '/docs/loading-errors#cannot-read-properties-of-null-reading-resolvedname',
  ],
  'Unexpected end of JSON input': [
    '/docs/loading-errors#unterminated-string-in-json-unexpected-end-of-json-input-expected--or-',
  ],
  'Unterminated string in JSON': [
    '/docs/loading-errors#unterminated-string-in-json-unexpected-end-of-json-input-expected--or-',
  ],
  'Do not know how to serialize a BigInt': ['/docs/loading-errors#do-not-know-how-to-serialize-a-bigint'],

  // The install, types and production builds.
  'ERESOLVE unable to resolve dependency tree': [
    '/docs/install-errors#eresolve-unable-to-resolve-dependency-tree',
  ],
  "Property 'craft' does not exist on type": ['/docs/install-errors#property-craft-does-not-exist-on-type'],
  'React is not defined': ['/docs/error-messages#react-is-not-defined'],
  'cannot be used as a JSX component': ['/docs/install-errors#element-cannot-be-used-as-a-jsx-component'],
  "Cannot find module 'react-dom/client'": ['/docs/install-errors#cannot-find-module-react-domclient'],
  'A component is contentEditable and contains children managed by React': [
    '/docs/error-messages#a-component-is-contenteditable',
  ],
  'Illegal constructor': ['/docs/error-messages#illegal-constructor'],
  "Failed to construct 'Text'": ['/docs/error-messages#illegal-constructor'],
  'Minified React error': ['/docs/error-messages#minified-react-error'],
  'install and type errors': ['/docs/install-errors'],
  'npm install fails': [
    '/docs/install-errors#eresolve-unable-to-resolve-dependency-tree',
    '/docs/install-errors',
    '/docs/installation',
  ],
  "Property 'children' does not exist on type": [
    '/docs/install-errors#property-children-does-not-exist-on-type-intrinsicattributes--partialoptions',
  ],
  "Argument of type 'HTMLDivElement | null'": ['/docs/install-errors#argument-of-type-htmldivelement--null'],
  'LegacyRef HTMLDivElement': [
    '/docs/install-errors#not-assignable-to-type-legacyrefhtmldivelement--undefined',
  ],
  'n is not a function': ['/docs/action-errors#n-is-not-a-function'],
  "Cannot read properties of undefined (reading 'type')": [
    '/docs/action-errors#cannot-read-properties-of-undefined-reading-type',
  ],

  // Reporting a bug.
  'minimal reproduction': ['/support#report-a-bug'],

  // In terms of other libraries, or of the user's own code.
  'getting started': [
    '/docs/quick-start',
    '/docs/overview',
    '/docs/overview#where-to-go-next',
    '/docs/guides/basic-tutorial',
  ],
  upgrade: [
    '/docs/migrating/migrating-0.1.x',
    '/docs/migrating/migrating-0.1.x#breaking-changes-at-a-glance',
    '/docs/after-beta-5',
  ],
  changelog: ['/docs/migrating/migrating-0.1.x#what-is-new', '/docs/after-beta-5'],
  ssr: ['/docs/api/frame#how-loading-works', '/docs/overview#is-it-a-fit'],
  mobile: [
    '/docs/overview#is-it-a-fit',
    '/#who-it-is-for',
    '/docs/recipes/add-without-dragging#touch-screens-and-mobile-browsers',
  ],
  contact: ['/support', '/support#who-makes-it'],
  'remove element': ['/docs/api/useEditor#action-delete', '/docs/concepts/editor-components#act-on-nodes'],
  'clone component': ['/docs/api/nodetree#cloning-a-tree'],
  'accept only images': ['/docs/api/user-component#typical-rules'],
  'rename node': ['/docs/concepts/editor-components#name-a-node'],
  'Warning: Encountered two children with the same key': [
    '/docs/error-messages#encountered-two-children-with-the-same-key',
    '/docs/api/nodetree#cloning-a-tree',
  ],
  getSelectedNode: [
    '/docs/api/useEditor#query-getEvent',
    '/docs/concepts/editor-components#read-the-editor-state',
    '/docs/migrating/migrating-0.1.x#look-up-the-selected-node',
  ],
  'node.data.props': ['/docs/api/node#data-props'],
  'tool box': [
    '/docs/concepts/editor-components#create-from-a-toolbox',
    '/docs/guides/tutorial-card#step-4-a-toolbox',
  ],

  // With a typo.
  'keybord shortcuts': ['/docs/guides/tutorial-editing#shortcuts'],
  'linkd nodes': ['/docs/concepts/linked-nodes', '/docs/concepts/linked-nodes#child-nodes-and-linked-nodes'],
  deserialze: [
    '/docs/api/useEditor#action-deserialize',
    '/docs/concepts/serializing#save-and-load',
    '/docs/guides/save-load-state#the-smallest-version',
  ],
  tolbox: [
    '/docs/concepts/editor-components#create-from-a-toolbox',
    '/docs/guides/tutorial-card#step-4-a-toolbox',
  ],
  'defualt props': ['/docs/concepts/craft-object#default-props', '/docs/api/user-component#field-props'],
  'drop indcator color': [
    '/docs/recipes/drop-indicator',
    '/docs/recipes/drop-indicator#change-colours-and-thickness',
    '/docs/recipes/drop-indicator#replace-the-drop-indicator',
    '/docs/api/editor#indicator-keys',
    '/docs/api/editor#prop-indicator',
    '/docs/api/editor#indicator-success',
    '/docs/api/editor#indicator-error',
  ],

  // Still being typed.
  serializ: [
    '/docs/concepts/serializing',
    '/docs/concepts/serializing#save-and-load',
    '/docs/api/useEditor#query-serialize',
  ],
  useEdi: ['/docs/api/useEditor', '/docs/api/useEditor#use-editor'],
  onNodesCh: ['/docs/api/editor#prop-onnodeschange', '/docs/concepts/changes#after-each-change'],
  parseReactEl: ['/docs/api/nodetree#query-parseReactElement'],
  migrat: ['/docs/migrating/migrating-0.1.x', '/docs/recipes/migrations'],
  'node help': [
    '/docs/api/helpers',
    '/docs/api/helpers#node-helpers',
    '/docs/api/helpers#getting-the-helpers',
  ],
};

/** The library's error messages, and every section that quotes or explains them. */
export const errors: Questions = {
  // A hook in the wrong place.
  'You can only use useEditor in the context of <Editor />': [
    '/docs/error-messages#you-can-only-use-useeditor-in-the-context-of-editor-',
    '/docs/concepts/editor-components#the-smallest-editor-component',
    '/docs/api/useEditor#use-editor',
    '/docs/api/editor#pitfalls',
    '/docs/api/element#pitfalls',
  ],
  'You can only use useNode in the context of <Editor />': [
    '/docs/error-messages#you-can-only-use-usenode-in-the-context-of-editor-',
    '/docs/api/useNode#use-node',
    '/docs/api/editor#pitfalls',
    '/docs/api/element#pitfalls',
  ],

  // The resolver, and the content of a frame.
  'Resolver in <Editor /> has to be an object': [
    '/docs/error-messages#resolver-in-editor--has-to-be-an-object',
    '/docs/concepts/serializing#the-resolver',
    '/docs/api/editor#prop-resolver',
  ],
  'The component type specified for this node () does not exist in the resolver': [
    '/docs/error-messages#the-component-type-specified-for-this-node-x-does-not-exist-in-the-resolver',
    '/docs/concepts/serializing#the-resolver',
    '/docs/guides/tutorial-editing#when-something-goes-wrong',
    '/docs/api/element#prop-is',
    '/docs/api/element#pitfalls',
  ],
  'An Error occurred while deserializing components: Cannot find component < /> in resolver map': [
    '/docs/loading-errors#an-error-occurred-while-deserializing-components-cannot-find-component-x--in-resolver-map',
    '/docs/concepts/serializing#check-before-you-load',
  ],
  "Cannot read properties of undefined (reading 'name')": [
    '/docs/loading-errors#cannot-read-properties-of-undefined-reading-name',
    '/docs/error-messages#cannot-read-properties-of-undefined-reading-name',
    '/docs/concepts/serializing#check-before-you-load',
  ],
  'A <Element /> that is used inside a User Component must specify an `id` prop': [
    '/docs/error-messages#a-element--that-is-used-inside-a-user-component-must-specify-an-id-prop',
    '/docs/guides/tutorial-editing#when-something-goes-wrong',
    '/docs/api/element#prop-id',
    '/docs/api/element#pitfalls',
  ],
  'React.Children.only expected to receive a single React element child': [
    '/docs/error-messages#reactchildrenonly-expected-to-receive-a-single-react-element-child',
    '/docs/api/frame#prop-children',
  ],

  // Actions and queries.
  'Cannot add non-root Node without a parent': [
    '/docs/action-errors#cannot-add-non-root-node-without-a-parent',
    '/docs/concepts/editor-components#act-on-nodes',
    '/docs/api/nodetree#where-trees-go',
    '/docs/api/useEditor#action-addNodeTree',
  ],
  'Node does not exist, it may have been removed': [
    '/docs/action-errors#node-does-not-exist-it-may-have-been-removed',
    '/docs/concepts/editor-components#act-on-nodes',
    '/docs/api/nodetree#where-trees-go',
    '/docs/api/useEditor#actions',
  ],
  'Attempting to delete a top-level Node': [
    '/docs/action-errors#attempting-to-delete-a-top-level-node',
    '/docs/concepts/editor-components#act-on-nodes',
    '/docs/api/useEditor#action-delete',
  ],
  'Invalid parameter Node Id specified': [
    '/docs/action-errors#invalid-parameter-node-id-specified',
    '/docs/concepts/editor-components#act-on-nodes',
    '/docs/api/helpers#unknown-ids',
  ],

  // Rejected drags and drops.
  'Cannot move node into a non-Canvas parent': [
    '/docs/action-errors#cannot-move-node-into-a-non-canvas-parent',
    '/docs/api/user-component#order-of-checks-for-a-drop',
    '/docs/api/helpers#drag-and-drop-checks',
    '/docs/api/helpers#helper-isDroppable',
  ],
  'A top-level Node cannot be moved': [
    '/docs/action-errors#a-top-level-node-cannot-be-moved',
    '/docs/api/user-component#order-of-checks-for-a-drop',
    '/docs/api/helpers#drag-and-drop-checks',
    '/docs/api/helpers#helper-isDroppable',
  ],
  'Target parent rejects incoming node': [
    '/docs/action-errors#target-parent-rejects-incoming-node',
    '/docs/concepts/editor-components#act-on-nodes',
    '/docs/api/user-component#order-of-checks-for-a-drop',
    '/docs/api/helpers#drag-and-drop-checks',
    '/docs/api/helpers#helper-isDroppable',
    '/docs/additional/layers#pitfalls',
  ],
  'Node cannot be dropped into target parent': [
    '/docs/action-errors#node-cannot-be-dropped-into-target-parent',
    '/docs/api/user-component#order-of-checks-for-a-drop',
    '/docs/api/helpers#drag-and-drop-checks',
    '/docs/api/helpers#helper-isDroppable',
  ],
  'Cannot move node into a descendant': [
    '/docs/action-errors#cannot-move-node-into-a-descendant',
    '/docs/api/user-component#order-of-checks-for-a-drop',
    '/docs/api/helpers#drag-and-drop-checks',
    '/docs/api/helpers#helper-isDroppable',
  ],
  'Cannot move node that is not a direct child of a Canvas node': [
    '/docs/action-errors#cannot-move-node-that-is-not-a-direct-child-of-a-canvas-node',
    '/docs/api/user-component#order-of-checks-for-a-drop',
    '/docs/api/helpers#drag-and-drop-checks',
    '/docs/api/helpers#helper-isDroppable',
  ],
  'Current parent rejects outgoing node': [
    '/docs/action-errors#current-parent-rejects-outgoing-node',
    '/docs/api/user-component#order-of-checks-for-a-drop',
    '/docs/api/helpers#drag-and-drop-checks',
    '/docs/api/helpers#helper-isDroppable',
  ],
  'The node has specified a canDrag() rule that prevents it from being dragged': [
    '/docs/action-errors#the-node-has-specified-a-candrag-rule-that-prevents-it-from-being-dragged',
    '/docs/api/user-component#order-of-checks-for-a-drop',
    '/docs/api/helpers#drag-and-drop-checks',
    '/docs/api/helpers#helper-isDroppable',
  ],

  // Connectors, and the warning about deprecated names.
  'Cannot connect to an element with an existing string ref': [
    '/docs/api/useNode#connectors',
    '/docs/error-messages#cannot-connect-to-an-element-with-an-existing-string-ref',
    '/docs/concepts/user-components#connect-the-dom',
    '/docs/api/useNode#connector-drag',
  ],
  'will be deprecated in future relases': [
    '/docs/error-messages#x-will-be-deprecated-in-future-relases',
    '/docs/api/nodetree#replacing-createnode',
    '/docs/api/frame#prop-json',
    '/docs/api/useNode#field-setProp',
    '/docs/api/helpers#deprecated-names',
    '/docs/api/helpers#helper-isTopLevelCanvas',
    '/docs/migrating/migrating-0.1.x#replace-deprecated-names',
  ],
};
