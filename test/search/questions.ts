/**
 * A typed question and where it is answered: a page and the section that must rank first. Several sections may be
 * equally correct.
 */
export interface Question {
  readonly ask: string;
  /** '/docs/api/useEditor#history', or '/docs/overview' for the beginning of a page. */
  readonly at: readonly string[];
}

export const questions: readonly Question[] = [
  // Overview: what it is, versions and limits.
  { ask: 'what is craft.js', at: ['/docs/overview', '/docs/overview#the-problem-it-solves', '/'] },
  { ask: 'install', at: ['/docs/overview#install'] },
  {
    ask: 'react 18',
    at: [
      '/docs/after-beta-5',
      '/docs/after-beta-5#which-release-for-react-17-18-or-19',
      '/docs/after-beta-5#strict-mode-in-react-17-and-18',
      '/#who-it-is-for',
      '/docs/overview#versions-that-fit-together',
      '/docs/overview#install',
    ],
  },
  { ask: 'react 19', at: ['/docs/after-beta-5', '/docs/after-beta-5#which-release-for-react-17-18-or-19'] },
  { ask: 'strict mode orphans', at: ['/docs/after-beta-5#strict-mode-in-react-17-and-18'] },
  { ask: 'later releases', at: ['/docs/after-beta-5', '/docs/after-beta-5#what-later-releases-add-and-fix'] },
  { ask: 'pin craftjs utils', at: ['/docs/overview#install', '/docs/overview#versions-that-fit-together'] },
  {
    ask: 'smallest editor example',
    at: ['/docs/overview#the-smallest-editor', '/docs/guides/basic-tutorial#step-1-the-smallest-editor'],
  },
  {
    ask: 'touch screens',
    at: [
      '/docs/concepts/drag-and-drop#touch-screens',
      '/docs/recipes/add-without-dragging#touch-screens-and-mobile-browsers',
      '/docs/overview#is-it-a-fit',
      '/#who-it-is-for',
    ],
  },
  {
    ask: 'server side rendering',
    at: [
      '/docs/api/frame#how-loading-works',
      '/docs/overview#is-it-a-fit',
      '/docs/guides/save-load-state#show-a-page-read-only',
      '/docs/recipes/publish#render-the-nodes-yourself',
    ],
  },
  { ask: 'export static html', at: ['/docs/recipes/publish#render-the-nodes-yourself'] },

  // The article "Building a page editor end to end".
  { ask: 'building an editor end to end', at: ['/docs/dev', '/docs/dev#put-an-editor-around-it'] },
  { ask: 'compared to grapesjs', at: ['/docs/dev#why-not-take-a-finished-editor'] },

  // Quick start.
  { ask: 'quickstart', at: ['/docs/quick-start'] },
  {
    ask: 'create a project with vite',
    at: ['/docs/quick-start#step-1-create-a-project', '/docs/quick-start'],
  },
  { ask: 'ReactDOM.render createRoot', at: ['/docs/quick-start#step-3-render-with-react-17'] },

  // Recipes.
  {
    ask: 'responsive preview',
    at: [
      '/docs/recipes/responsive-preview',
      '/docs/recipes/responsive-preview#change-the-width-around-the-frame',
    ],
  },
  {
    ask: 'breakpoints',
    at: ['/docs/recipes/responsive-preview#store-a-value-per-breakpoint', '/docs/recipes/responsive-preview'],
  },
  {
    ask: 'media query',
    at: [
      '/docs/recipes/responsive-preview#use-container-queries-in-the-components',
      '/docs/recipes/responsive-preview#what-an-iframe-would-do',
    ],
  },
  {
    ask: 'render the frame in an iframe',
    at: ['/docs/recipes/responsive-preview#what-an-iframe-would-do', '/docs/recipes/responsive-preview'],
  },
  { ask: 'rich text', at: ['/docs/recipes/rich-text'] },
  { ask: 'rich text editor', at: ['/docs/recipes/rich-text', '/docs/recipes/rich-text#choose-a-library'] },
  {
    ask: 'lexical',
    at: [
      '/docs/recipes/rich-text',
      '/docs/recipes/rich-text#choose-a-library',
      '/docs/recipes/rich-text#connect-the-editor-to-the-prop',
      '/docs/recipes/rich-text#keep-the-text-in-a-prop-as-a-string',
    ],
  },
  { ask: 'tiptap', at: ['/docs/recipes/rich-text', '/docs/recipes/rich-text#choose-a-library'] },
  { ask: 'select text instead of dragging', at: ['/docs/recipes/rich-text#separate-typing-from-dragging'] },
  {
    ask: 'rows and columns',
    at: ['/docs/recipes/columns', '/docs/recipes/columns#accept-only-what-belongs-there'],
  },
  { ask: 'resize a column', at: ['/docs/recipes/columns', '/docs/recipes/columns#record-a-resize-once'] },
  { ask: 'resize handle undo', at: ['/docs/recipes/columns#record-a-resize-once'] },
  {
    ask: 'drop between columns',
    at: ['/docs/recipes/columns#leave-gaps-to-drop-into', '/docs/recipes/columns'],
  },
  { ask: 'floating toolbar', at: ['/docs/recipes/floating-toolbar'] },
  {
    ask: 'toolbar above selected node',
    at: ['/docs/recipes/floating-toolbar', '/docs/recipes/floating-toolbar#keep-it-above-the-node'],
  },
  {
    ask: 'duplicate with new ids',
    at: [
      '/docs/recipes/floating-toolbar#build-the-toolbar',
      '/docs/recipes/floating-toolbar#duplicate-with-new-ids',
      '/docs/recipes/floating-toolbar',
    ],
  },
  {
    ask: 'highlight drop target',
    at: ['/docs/recipes/drop-feedback', '/docs/recipes/drop-feedback#highlight-the-target'],
  },
  {
    ask: 'why is a drop rejected',
    at: ['/docs/recipes/drop-feedback', '/docs/recipes/drop-feedback#say-why'],
  },
  {
    ask: 'replace the drop indicator',
    at: ['/docs/recipes/drop-feedback#can-you-replace-the-drop-indicator', '/docs/api/editor#indicator-keys'],
  },
  {
    ask: 'add on click',
    at: ['/docs/recipes/add-without-dragging', '/docs/recipes/add-without-dragging#turn-clicks-into-actions'],
  },
  {
    ask: 'keyboard accessibility',
    at: [
      '/docs/recipes/add-without-dragging#accessibility-checklist',
      '/docs/recipes/add-without-dragging#let-the-keyboard-reach-the-nodes',
      '/docs/recipes/add-without-dragging',
    ],
  },
  {
    ask: 'move up and down buttons',
    at: [
      '/docs/recipes/add-without-dragging#let-the-keyboard-reach-the-nodes',
      '/docs/recipes/add-without-dragging',
      '/docs/recipes/add-without-dragging#turn-clicks-into-actions',
    ],
  },

  // Concepts: nodes.
  {
    ask: 'canvas vs non canvas',
    at: [
      '/docs/concepts/nodes#canvases',
      '/docs/concepts/nodes#what-can-be-dragged-and-dropped',
      '/docs/concepts/nodes#glossary',
    ],
  },
  {
    ask: 'nested canvas linked nodes',
    at: [
      '/docs/concepts/nodes#child-nodes-and-linked-nodes',
      '/docs/concepts/user-components#nested-editable-areas',
      '/docs/api/element#linked-nodes',
    ],
  },
  { ask: 'root node id', at: ['/docs/concepts/nodes#root-node', '/docs/concepts/nodes#the-root-node'] },
  {
    ask: "why can't I drag a child",
    at: [
      '/docs/concepts/nodes#what-can-be-dragged-and-dropped',
      '/docs/concepts/nodes#canvases',
      '/docs/troubleshooting#nodes-can-be-selected-but-not-dragged',
    ],
  },
  {
    ask: 'text next to an element disappears',
    at: [
      '/docs/concepts/nodes#from-jsx-to-nodes',
      '/docs/guides/tutorial-editing#when-something-goes-wrong',
      '/docs/troubleshooting#text-disappears',
      '/docs/api/element#prop-children',
    ],
  },

  // Concepts: user components.
  {
    ask: 'drop zone inside component',
    at: [
      '/docs/dev#open-a-region-inside-the-card',
      '/docs/concepts/user-components#nested-editable-areas',
      '/docs/concepts/nodes#child-nodes-and-linked-nodes',
      '/docs/api/element#linked-nodes',
      '/docs/overview#components-can-contain-drop-regions',
    ],
  },
  {
    ask: 'default props',
    at: ['/docs/concepts/user-components#default-props', '/docs/api/user-component#field-props'],
  },
  {
    ask: 'disable dragging',
    at: [
      '/docs/api/user-component#rule-candrag',
      '/docs/concepts/user-components#rules',
      '/docs/dev#make-it-draggable-with-a-rule',
    ],
  },
  {
    ask: 'setProp throttle',
    at: [
      '/docs/api/useNode#action-setProp',
      '/docs/concepts/user-components#change-props',
      '/docs/api/useEditor#history-throttle',
    ],
  },
  {
    ask: 'drag handle',
    at: ['/docs/api/useNode#connector-drag', '/docs/concepts/user-components#connect-the-dom'],
  },
  {
    ask: 'class component',
    at: [
      '/docs/concepts/editor-components#class-components',
      '/docs/api/useNode#connect-node',
      '/docs/concepts/user-components#the-smallest-user-component',
      '/docs/api/useEditor#connect-editor',
    ],
  },
  {
    ask: 'only allow certain components',
    at: [
      '/docs/api/user-component#typical-rules',
      '/docs/concepts/user-components#rules',
      '/docs/api/user-component#rule-canmovein',
      '/docs/guides/basic-tutorial#step-3-a-card-with-typed-regions',
    ],
  },

  // Concepts: editor components.
  {
    ask: 'toolbox drag new component',
    at: [
      '/docs/concepts/editor-components#create-from-a-toolbox',
      '/docs/guides/basic-tutorial#step-4-a-toolbox',
      '/docs/api/useEditor#connector-create',
    ],
  },
  {
    ask: 'settings panel',
    at: [
      '/docs/concepts/editor-components#a-settings-panel',
      '/docs/concepts/user-components#related-components',
      '/docs/api/user-component#related-components',
      '/docs/guides/basic-tutorial#step-2-a-button-and-a-settings-panel',
    ],
  },
  { ask: 'click outside to deselect', at: ['/docs/concepts/editor-components#deselect'] },
  { ask: 'keyboard shortcuts', at: ['/docs/concepts/editor-components#shortcuts'] },
  {
    ask: 'onRender outline',
    at: [
      '/docs/recipes/drop-feedback#highlight-the-target',
      '/docs/api/editor#decorating-nodes',
      '/docs/concepts/editor-components#decorate-every-node',
      '/docs/api/editor#prop-onrender',
    ],
  },
  {
    ask: 'stopPropagation click in node',
    at: ['/docs/concepts/editor-components#pitfalls', '/docs/api/useNode#pitfalls'],
  },
  {
    ask: 'cancel a drop',
    at: ['/docs/api/useEditor#option-onCreate', '/docs/concepts/drag-and-drop#cancel-a-drop'],
  },

  // Concepts: history and changes.
  {
    ask: 'group undo steps',
    at: [
      '/docs/concepts/history#one-step-or-several',
      '/docs/concepts/history',
      '/docs/recipes/columns#record-a-resize-once',
    ],
  },
  {
    ask: 'run code when the page changes',
    at: ['/docs/concepts/changes', '/docs/concepts/changes#after-each-change'],
  },

  // Concepts: serializing.
  {
    ask: 'json format of a page',
    at: [
      '/docs/overview#pages-are-json',
      '/docs/concepts/serializing#what-the-json-looks-like',
      '/docs/concepts/serializing#serialized-node-fields',
    ],
  },
  { ask: 'resolver', at: ['/docs/concepts/serializing#the-resolver', '/docs/api/editor#prop-resolver'] },
  { ask: 'function props lost after saving', at: ['/docs/concepts/serializing#what-props-survive'] },
  {
    ask: 'validate json before loading',
    at: [
      '/docs/concepts/serializing#check-before-you-load',
      '/docs/guides/save-load-state#check-a-page-before-loading-it',
    ],
  },

  // Guides: the basic tutorial.
  { ask: 'tutorial', at: ['/docs/guides/basic-tutorial', '/docs/guides/tutorial-editing'] },
  {
    ask: 'edit text in place',
    at: [
      '/docs/guides/tutorial-editing#step-5-edit-texts-in-place',
      '/docs/dev#make-the-text-editable',
      '/docs/concepts/user-components#read-from-the-node',
    ],
  },
  { ask: 'material ui', at: ['/docs/concepts/user-components#connect-the-dom'] },
  {
    ask: 'undo redo',
    at: [
      '/docs/concepts/history',
      '/docs/api/useEditor#history',
      '/docs/api/useEditor#history-undo',
      '/docs/guides/tutorial-editing#step-6-a-top-bar',
      '/docs/concepts/editor-components#the-smallest-editor-component',
    ],
  },

  // Guides: save and load.
  {
    ask: 'how do I save the page',
    at: [
      '/docs/guides/save-load-state#save-the-page-automatically',
      '/docs/guides/save-load-state',
      '/docs/guides/save-load-state#the-smallest-version',
      '/docs/concepts/serializing#save-and-load',
      '/docs/overview#pages-are-json',
    ],
  },
  {
    ask: 'load saved json',
    at: [
      '/docs/guides/save-load-state#the-smallest-version',
      '/docs/guides/save-load-state#load-when-the-page-opens',
      '/docs/concepts/serializing#save-and-load',
      '/docs/api/frame#loading-stored-data',
    ],
  },
  { ask: 'compress state', at: ['/docs/guides/save-load-state#make-it-small'] },
  {
    ask: 'autosave',
    at: [
      '/docs/guides/save-load-state#save-the-page-automatically',
      '/docs/concepts/changes#after-each-change',
    ],
  },
  {
    ask: 'read only editor',
    at: [
      '/docs/guides/save-load-state#show-a-page-read-only',
      '/docs/api/editor#prop-enabled',
      '/docs/recipes/publish#or-mount-a-read-only-editor',
    ],
  },
  { ask: 'copy page to clipboard', at: ['/docs/guides/save-load-state#copy-and-load-buttons'] },

  // Recipes.
  { ask: 'publish a page', at: ['/docs/recipes/publish'] },
  {
    ask: 'render saved json without the editor',
    at: ['/docs/recipes/publish#render-the-nodes-yourself', '/docs/recipes/publish'],
  },
  { ask: 'next.js', at: ['/docs/recipes/publish#in-a-nextjs-app'] },
  {
    ask: 'publish as static html',
    at: [
      '/docs/recipes/publish',
      '/docs/recipes/publish#render-the-nodes-yourself',
      '/docs/recipes/publish#which-one-to-choose',
    ],
  },
  {
    ask: 'copy and paste between pages',
    at: ['/docs/recipes/templates', '/docs/recipes/templates#paste-it-in-a-sensible-place'],
  },
  {
    ask: 'drag a template onto the page',
    at: ['/docs/recipes/templates', '/docs/recipes/templates#keep-templates-on-a-shelf'],
  },
  {
    ask: 'fresh ids for saved nodes',
    at: ['/docs/recipes/templates#from-json-to-a-tree-with-fresh-ids'],
  },
  {
    ask: 'migrate old saved pages',
    at: ['/docs/recipes/migrations', '/docs/recipes/migrations#write-one-function-per-version'],
  },
  {
    ask: 'version of a saved page',
    at: ['/docs/recipes/migrations', '/docs/recipes/migrations#wrap-the-nodes-in-an-envelope'],
  },
  {
    ask: 'unknown component in saved page',
    at: ['/docs/recipes/migrations#keep-unknown-components', '/docs/recipes/migrations'],
  },
  {
    ask: 'props of linked elements do not update',
    at: ['/docs/troubleshooting#new-props-of-a-linked-element-have-no-effect'],
  },
  {
    ask: 'data from an api in components',
    at: ['/docs/recipes/api-data', '/docs/recipes/api-data#fetch-where-the-data-is-shown'],
  },
  {
    ask: 'fetch data in a component',
    at: ['/docs/recipes/api-data', '/docs/recipes/api-data#fetch-where-the-data-is-shown'],
  },
  { ask: 'tanstack query', at: ['/docs/recipes/api-data#with-tanstack-query'] },
  { ask: 'unit test', at: ['/docs/recipes/testing#unit-tests', '/docs/recipes/testing'] },
  {
    ask: 'playwright drag and drop',
    at: ['/docs/recipes/testing#drag-and-drop-in-a-browser', '/docs/recipes/testing'],
  },
  {
    ask: 'slow with many nodes',
    at: ['/docs/recipes/performance', '/docs/recipes/performance#what-happens-on-each-change'],
  },
  {
    ask: 'too many re-renders',
    at: [
      '/docs/recipes/performance',
      '/docs/recipes/performance#what-happens-on-each-change',
      '/docs/recipes/performance#collect-little',
      '/docs/recipes/performance#keep-user-components-thin',
    ],
  },

  // Reference: EditorState.
  {
    ask: 'several changes one undo step',
    at: [
      '/docs/concepts/history#several-changes-in-one-step',
      '/docs/concepts/history#one-step-or-several',
      '/docs/api/useEditor#history-merge',
    ],
  },
  {
    ask: 'subscribe without rerender',
    at: ['/docs/concepts/changes#watching-without-rendering', '/docs/concepts/changes#store-subscribe'],
  },

  // Reference: Node and UserComponent.
  {
    ask: 'typescript types for node',
    at: ['/docs/api/node#type-node', '/docs/api/node#exported-types', '/docs/api/node#type-nodedata'],
  },
  { ask: 'limit number of children', at: ['/docs/api/user-component#typical-rules'] },
  { ask: 'canMoveOut', at: ['/docs/api/user-component#rule-canmoveout'] },

  // Reference: NodeTree.
  {
    ask: 'copy paste duplicate node',
    at: ['/docs/api/nodetree#cloning-a-tree', '/docs/api/node#fresh-data', '/docs/recipes/templates'],
  },
  {
    ask: 'add node from code',
    at: [
      '/docs/api/useEditor#action-addNodeTree',
      '/docs/api/useEditor#action-add',
      '/docs/api/nodetree#where-trees-go',
      '/docs/api/nodetree',
    ],
  },

  // Reference: Editor.
  {
    ask: 'drop indicator colour',
    at: [
      '/docs/recipes/drop-feedback#can-you-replace-the-drop-indicator',
      '/docs/api/editor#indicator-keys',
      '/docs/api/editor#prop-indicator',
      '/docs/api/editor#indicator-success',
      '/docs/api/editor#indicator-error',
    ],
  },
  {
    ask: 'multi select ctrl',
    at: [
      '/docs/api/event-handlers#field-ismultiselectenabled',
      '/docs/api/useEditor#connector-select',
      '/docs/concepts/editor-components#pitfalls',
    ],
  },
  { ask: 'error boundary', at: ['/docs/api/editor#errors'] },
  {
    ask: 'normalizeNodes',
    at: [
      '/docs/concepts/changes#normalizing-nodes',
      '/docs/api/editor#prop-normalizenodes',
      '/docs/api/editor#option-normalizenodes',
    ],
  },
  { ask: 'multiple editors on one page', at: ['/docs/api/editor#pitfalls'] },
  { ask: 'inline resolver resets enabled', at: ['/docs/api/editor#when-props-take-effect'] },

  // Reference: Frame and Element.
  {
    ask: 'frame in an iframe',
    at: ['/docs/recipes/responsive-preview#what-an-iframe-would-do', '/docs/api/frame#pitfalls'],
  },
  { ask: 'switch to another document', at: ['/docs/api/frame#loading-another-document-later'] },
  {
    ask: 'hide node',
    at: [
      '/docs/api/useEditor#action-setHidden',
      '/docs/api/useNode#action-setHidden',
      '/docs/api/element#hidden-nodes',
    ],
  },
  {
    ask: 'custom data',
    at: [
      '/docs/api/element#custom-data-and-defaults',
      '/docs/api/element#prop-custom',
      '/docs/api/node#data-custom',
      '/docs/api/useNode#action-setCustom',
    ],
  },

  // Reference: useEditor.
  {
    ask: 'delete selected node',
    at: [
      '/docs/recipes/floating-toolbar',
      '/docs/recipes/floating-toolbar#build-the-toolbar',
      '/docs/concepts/editor-components#act-on-nodes',
      '/docs/guides/basic-tutorial#step-2-a-button-and-a-settings-panel',
      '/docs/api/useEditor#action-delete',
      '/docs/api/useEditor#actions',
      '/docs/concepts/editor-components#a-settings-panel',
      '/docs/overview#your-ui-uses-the-same-store',
    ],
  },
  {
    ask: 'get selected node',
    at: [
      '/docs/api/useEditor#query-getEvent',
      '/docs/concepts/editor-components#read-the-editor-state',
      '/docs/migrating/migrating-0.1.x#look-up-the-selected-node',
      '/docs/api/helpers',
    ],
  },
  { ask: 'move node to another parent', at: ['/docs/api/useEditor#action-move'] },
  {
    ask: 'clear undo history',
    at: [
      '/docs/concepts/history#after-loading-a-page',
      '/docs/api/useEditor#history',
      '/docs/api/useEditor#history-clear',
    ],
  },

  // Reference: useNode and NodeHelpers.
  { ask: 'component without an editor', at: ['/docs/api/useNode#one-component-with-and-without-an-editor'] },
  { ask: 'flex row drop position', at: ['/docs/concepts/drag-and-drop#how-layout-affects-drops'] },
  { ask: 'NodeProvider', at: ['/docs/api/useNode#node-provider', '/docs/api/useNode#nodeprovider'] },
  {
    ask: 'child nodes of a node',
    at: [
      '/docs/api/helpers#helper-childNodes',
      '/docs/api/helpers#relatives',
      '/docs/concepts/nodes#child-nodes-and-linked-nodes',
      '/docs/api/node#data-nodes',
    ],
  },
  {
    ask: 'old values after an action',
    at: [
      '/docs/concepts/editor-components#pitfalls',
      '/docs/troubleshooting#a-query-returns-old-values-right-after-an-action',
    ],
  },

  // Layers.
  {
    ask: 'layers panel',
    at: [
      '/docs/additional/layers',
      '/docs/additional/layers#add-the-panel',
      '/docs/additional/layers#what-the-panel-does',
    ],
  },
  {
    ask: 'rename layers',
    at: [
      '/docs/additional/layers',
      '/docs/additional/layers#what-the-panel-does',
      '/docs/additional/layers#show-custom-names-elsewhere',
      '/docs/concepts/editor-components#name-a-node',
    ],
  },
  {
    ask: 'custom layer component',
    at: [
      '/docs/additional/layers#use-layer',
      '/docs/additional/layers#write-your-own-layer',
      '/docs/additional/layers#prop-render-layer',
    ],
  },
  {
    ask: 'styled-components',
    at: ['/docs/additional/layers#install', '/docs/overview#versions-that-fit-together'],
  },

  // Migrating.
  { ask: 'breaking changes', at: ['/docs/migrating/migrating-0.1.x#breaking-changes-at-a-glance'] },
  {
    ask: 'upgrade from 0.1',
    at: [
      '/docs/migrating/migrating-0.1.x',
      '/docs/migrating/migrating-0.1.x#breaking-changes-at-a-glance',
      '/docs/migrating/migrating-0.1.x#update-the-packages',
    ],
  },
  {
    ask: 'canMoveIn array',
    at: [
      '/docs/migrating/migrating-0.1.x#rules-receive-arrays',
      '/docs/api/user-component#rule-canmovein',
      '/docs/concepts/user-components#rules',
    ],
  },
  {
    ask: 'deprecated names',
    at: ['/docs/migrating/migrating-0.1.x#replace-deprecated-names', '/docs/api/helpers#deprecated-names'],
  },

  // Support and acknowledgements.
  {
    ask: 'nothing can be selected or dragged',
    at: [
      '/docs/troubleshooting#nothing-can-be-selected-hovered-dragged-or-created',
      '/docs/overview#install',
      '/docs/guides/tutorial-editing#when-something-goes-wrong',
    ],
  },
  { ask: 'discord', at: ['/support#get-help'] },
  { ask: 'error messages', at: ['/docs/troubleshooting', '/docs/api/editor#errors'] },
  { ask: 'donate', at: ['/support#sponsor'] },
  { ask: 'who made craft.js', at: ['/support#who-makes-it', '/docs/acknowledgements#people'] },
  { ask: 'license', at: ['/docs/acknowledgements#licence'] },

  // Troubleshooting, as users describe their problems.
  { ask: 'troubleshooting', at: ['/docs/troubleshooting'] },
  {
    ask: 'drag and drop not working',
    at: [
      '/docs/troubleshooting#nothing-can-be-selected-hovered-dragged-or-created',
      '/docs/troubleshooting#nodes-can-be-selected-but-not-dragged',
      '/docs/quick-start#if-something-goes-wrong',
    ],
  },
  {
    ask: 'cannot drag component',
    at: [
      '/docs/troubleshooting#one-component-cannot-be-selected-or-dragged',
      '/docs/troubleshooting#nodes-can-be-selected-but-not-dragged',
      '/docs/concepts/nodes#what-can-be-dragged-and-dropped',
    ],
  },
  {
    ask: 'cannot drop into container',
    at: [
      '/docs/troubleshooting#nothing-can-be-dropped-into-a-container',
      '/docs/troubleshooting#node-cannot-be-dropped-into-target-parent',
      '/docs/concepts/nodes#what-can-be-dragged-and-dropped',
      '/docs/concepts/drag-and-drop#where-a-node-lands',
    ],
  },
  { ask: 'hover does not go away', at: ['/docs/troubleshooting#hover-stays-after-the-mouse-has-left'] },
  {
    ask: 'onNodesChange not called',
    at: [
      '/docs/concepts/changes#after-each-change',
      '/docs/troubleshooting#onnodeschange-is-not-called-or-props-go-missing',
    ],
  },
  {
    ask: 'autosave stopped working',
    at: ['/docs/troubleshooting#onnodeschange-is-not-called-or-props-go-missing'],
  },
  {
    ask: 'infinite loop useEffect actions',
    at: ['/docs/troubleshooting#a-useeffect-runs-on-every-render-or-in-an-infinite-loop'],
  },
  {
    ask: 'orphan nodes in json',
    at: [
      '/docs/troubleshooting#the-json-contains-orphan-nodes',
      '/docs/after-beta-5#strict-mode-in-react-17-and-18',
      '/docs/api/frame#pitfalls',
    ],
  },
  {
    ask: 'editor unmounts white screen',
    at: ['/docs/troubleshooting#the-editor-disappears', '/docs/api/editor#errors'],
  },
  { ask: 'Invariant failed', at: ['/docs/troubleshooting#invariant-failed'] },
  { ask: 'minimal reproduction', at: ['/support#report-a-bug'] },

  // In terms of other libraries, or of the user's own code.
  {
    ask: 'getting started',
    at: [
      '/docs/quick-start',
      '/docs/overview',
      '/docs/overview#where-to-go-next',
      '/docs/guides/basic-tutorial',
    ],
  },
  { ask: 'upgrade', at: ['/docs/migrating/migrating-0.1.x', '/docs/after-beta-5'] },
  {
    ask: 'changelog',
    at: ['/docs/migrating/migrating-0.1.x#what-is-new', '/docs/after-beta-5'],
  },
  {
    ask: 'ssr',
    at: ['/docs/api/frame#how-loading-works', '/docs/overview#is-it-a-fit'],
  },
  {
    ask: 'mobile',
    at: [
      '/docs/overview#is-it-a-fit',
      '/#who-it-is-for',
      '/docs/recipes/add-without-dragging#touch-screens-and-mobile-browsers',
    ],
  },
  { ask: 'contact', at: ['/support#get-help', '/support#who-makes-it'] },
  {
    ask: 'remove element',
    at: ['/docs/api/useEditor#action-delete', '/docs/concepts/editor-components#act-on-nodes'],
  },
  { ask: 'clone component', at: ['/docs/api/nodetree#cloning-a-tree'] },
  { ask: 'accept only images', at: ['/docs/api/user-component#typical-rules'] },
  { ask: 'rename node', at: ['/docs/concepts/editor-components#name-a-node'] },
  {
    ask: 'Warning: Encountered two children with the same key',
    at: ['/docs/api/nodetree#cloning-a-tree'],
  },
  {
    ask: 'getSelectedNode',
    at: [
      '/docs/api/useEditor#query-getEvent',
      '/docs/concepts/editor-components#read-the-editor-state',
      '/docs/migrating/migrating-0.1.x#look-up-the-selected-node',
    ],
  },
  { ask: 'node.data.props', at: ['/docs/api/node#data-props'] },
  {
    ask: 'tool box',
    at: [
      '/docs/concepts/editor-components#create-from-a-toolbox',
      '/docs/guides/basic-tutorial#step-4-a-toolbox',
    ],
  },

  // With a typo.
  { ask: 'keybord shortcuts', at: ['/docs/concepts/editor-components#shortcuts'] },
  {
    ask: 'linkd nodes',
    at: [
      '/docs/concepts/nodes#child-nodes-and-linked-nodes',
      '/docs/api/element#linked-nodes',
      '/docs/concepts/user-components#nested-editable-areas',
    ],
  },
  {
    ask: 'deserialze',
    at: [
      '/docs/api/useEditor#action-deserialize',
      '/docs/concepts/serializing#save-and-load',
      '/docs/guides/save-load-state#the-smallest-version',
    ],
  },
  {
    ask: 'tolbox',
    at: [
      '/docs/concepts/editor-components#create-from-a-toolbox',
      '/docs/guides/basic-tutorial#step-4-a-toolbox',
    ],
  },
  {
    ask: 'defualt props',
    at: ['/docs/concepts/user-components#default-props', '/docs/api/user-component#field-props'],
  },
  {
    ask: 'drop indcator color',
    at: [
      '/docs/recipes/drop-feedback#can-you-replace-the-drop-indicator',
      '/docs/api/editor#indicator-keys',
      '/docs/api/editor#prop-indicator',
      '/docs/api/editor#indicator-success',
      '/docs/api/editor#indicator-error',
    ],
  },

  // Still being typed.
  {
    ask: 'serializ',
    at: [
      '/docs/concepts/serializing',
      '/docs/concepts/serializing#save-and-load',
      '/docs/api/useEditor#query-serialize',
    ],
  },
  { ask: 'useEdi', at: ['/docs/api/useEditor', '/docs/api/useEditor#use-editor'] },
  {
    ask: 'onNodesCh',
    at: ['/docs/api/editor#prop-onnodeschange', '/docs/concepts/changes#after-each-change'],
  },
  { ask: 'parseReactEl', at: ['/docs/api/nodetree#query-parseReactElement'] },
  { ask: 'migrat', at: ['/docs/migrating/migrating-0.1.x', '/docs/recipes/migrations'] },
  {
    ask: 'node help',
    at: ['/docs/api/helpers', '/docs/api/helpers#node-helpers', '/docs/api/helpers#getting-the-helpers'],
  },
];

/** The library's error messages, and every section that quotes or explains them. */
export const errors: readonly Question[] = [
  // A hook in the wrong place.
  {
    ask: 'You can only use useEditor in the context of <Editor />',
    at: [
      '/docs/troubleshooting#you-can-only-use-useeditor-in-the-context-of-editor-',
      '/docs/concepts/editor-components#the-smallest-editor-component',
      '/docs/api/useEditor#use-editor',
      '/docs/api/editor#pitfalls',
      '/docs/api/element#pitfalls',
    ],
  },
  {
    ask: 'You can only use useNode in the context of <Editor />',
    at: [
      '/docs/troubleshooting#you-can-only-use-usenode-in-the-context-of-editor-',
      '/docs/api/useNode#use-node',
      '/docs/api/editor#pitfalls',
      '/docs/api/element#pitfalls',
    ],
  },

  // The resolver, and the content of a frame.
  {
    ask: 'Resolver in <Editor /> has to be an object',
    at: [
      '/docs/troubleshooting#resolver-in-editor--has-to-be-an-object',
      '/docs/concepts/serializing#the-resolver',
      '/docs/api/editor#prop-resolver',
    ],
  },
  {
    ask: 'The component type specified for this node () does not exist in the resolver',
    at: [
      '/docs/troubleshooting#the-component-type-specified-for-this-node-x-does-not-exist-in-the-resolver',
      '/docs/concepts/serializing#the-resolver',
      '/docs/guides/tutorial-editing#when-something-goes-wrong',
      '/docs/api/element#prop-is',
      '/docs/api/element#pitfalls',
    ],
  },
  {
    ask: 'An Error occurred while deserializing components: Cannot find component < /> in resolver map',
    at: [
      '/docs/troubleshooting#an-error-occurred-while-deserializing-components-cannot-find-component-x--in-resolver-map',
      '/docs/concepts/serializing#check-before-you-load',
    ],
  },
  {
    ask: "Cannot read properties of undefined (reading 'name')",
    at: [
      '/docs/troubleshooting#cannot-read-properties-of-undefined-reading-name',
      '/docs/concepts/serializing#check-before-you-load',
    ],
  },
  {
    ask: 'A <Element /> that is used inside a User Component must specify an `id` prop',
    at: [
      '/docs/troubleshooting#a-element--that-is-used-inside-a-user-component-must-specify-an-id-prop',
      '/docs/guides/tutorial-editing#when-something-goes-wrong',
      '/docs/api/element#prop-id',
      '/docs/api/element#pitfalls',
    ],
  },
  {
    ask: 'React.Children.only expected to receive a single React element child',
    at: [
      '/docs/troubleshooting#reactchildrenonly-expected-to-receive-a-single-react-element-child',
      '/docs/api/frame#prop-children',
    ],
  },

  // Actions and queries.
  {
    ask: 'Cannot add non-root Node without a parent',
    at: [
      '/docs/troubleshooting#cannot-add-non-root-node-without-a-parent',
      '/docs/concepts/editor-components#act-on-nodes',
      '/docs/api/nodetree#where-trees-go',
      '/docs/api/useEditor#action-addNodeTree',
    ],
  },
  {
    ask: 'Node does not exist, it may have been removed',
    at: [
      '/docs/troubleshooting#node-does-not-exist-it-may-have-been-removed',
      '/docs/concepts/editor-components#act-on-nodes',
      '/docs/api/nodetree#where-trees-go',
      '/docs/api/useEditor#actions',
    ],
  },
  {
    ask: 'Attempting to delete a top-level Node',
    at: [
      '/docs/troubleshooting#attempting-to-delete-a-top-level-node',
      '/docs/concepts/editor-components#act-on-nodes',
      '/docs/api/useEditor#action-delete',
    ],
  },
  {
    ask: 'Invalid parameter Node Id specified',
    at: [
      '/docs/troubleshooting#invalid-parameter-node-id-specified',
      '/docs/concepts/editor-components#act-on-nodes',
      '/docs/api/helpers#unknown-ids',
    ],
  },

  // Rejected drags and drops.
  {
    ask: 'Cannot move node into a non-Canvas parent',
    at: [
      '/docs/troubleshooting#cannot-move-node-into-a-non-canvas-parent',
      '/docs/api/user-component#order-of-checks-for-a-drop',
      '/docs/api/helpers#drag-and-drop-checks',
      '/docs/api/helpers#helper-isDroppable',
    ],
  },
  {
    ask: 'A top-level Node cannot be moved',
    at: [
      '/docs/troubleshooting#a-top-level-node-cannot-be-moved',
      '/docs/api/user-component#order-of-checks-for-a-drop',
      '/docs/api/helpers#drag-and-drop-checks',
      '/docs/api/helpers#helper-isDroppable',
    ],
  },
  {
    ask: 'Target parent rejects incoming node',
    at: [
      '/docs/troubleshooting#target-parent-rejects-incoming-node',
      '/docs/concepts/editor-components#act-on-nodes',
      '/docs/api/user-component#order-of-checks-for-a-drop',
      '/docs/api/helpers#drag-and-drop-checks',
      '/docs/api/helpers#helper-isDroppable',
      '/docs/additional/layers#pitfalls',
    ],
  },
  {
    ask: 'Node cannot be dropped into target parent',
    at: [
      '/docs/troubleshooting#node-cannot-be-dropped-into-target-parent',
      '/docs/api/user-component#order-of-checks-for-a-drop',
      '/docs/api/helpers#drag-and-drop-checks',
      '/docs/api/helpers#helper-isDroppable',
    ],
  },
  {
    ask: 'Cannot move node into a descendant',
    at: [
      '/docs/troubleshooting#cannot-move-node-into-a-descendant',
      '/docs/api/user-component#order-of-checks-for-a-drop',
      '/docs/api/helpers#drag-and-drop-checks',
      '/docs/api/helpers#helper-isDroppable',
    ],
  },
  {
    ask: 'Cannot move node that is not a direct child of a Canvas node',
    at: [
      '/docs/troubleshooting#cannot-move-node-that-is-not-a-direct-child-of-a-canvas-node',
      '/docs/api/user-component#order-of-checks-for-a-drop',
      '/docs/api/helpers#drag-and-drop-checks',
      '/docs/api/helpers#helper-isDroppable',
    ],
  },
  {
    ask: 'Current parent rejects outgoing node',
    at: [
      '/docs/troubleshooting#current-parent-rejects-outgoing-node',
      '/docs/api/user-component#order-of-checks-for-a-drop',
      '/docs/api/helpers#drag-and-drop-checks',
      '/docs/api/helpers#helper-isDroppable',
    ],
  },
  {
    ask: 'The node has specified a canDrag() rule that prevents it from being dragged',
    at: [
      '/docs/troubleshooting#the-node-has-specified-a-candrag-rule-that-prevents-it-from-being-dragged',
      '/docs/api/user-component#order-of-checks-for-a-drop',
      '/docs/api/helpers#drag-and-drop-checks',
      '/docs/api/helpers#helper-isDroppable',
    ],
  },

  // Connectors, and the warning about deprecated names.
  {
    ask: 'Cannot connect to an element with an existing string ref',
    at: [
      '/docs/api/useNode#connectors',
      '/docs/troubleshooting#cannot-connect-to-an-element-with-an-existing-string-ref',
      '/docs/concepts/user-components#connect-the-dom',
      '/docs/api/useNode#connector-drag',
    ],
  },
  {
    ask: 'will be deprecated in future relases',
    at: [
      '/docs/troubleshooting#x-will-be-deprecated-in-future-relases',
      '/docs/api/nodetree#replacing-createnode',
      '/docs/api/frame#prop-json',
      '/docs/api/useNode#replacing-setprop',
      '/docs/api/helpers#deprecated-names',
      '/docs/api/helpers#helper-isTopLevelCanvas',
      '/docs/migrating/migrating-0.1.x#replace-deprecated-names',
    ],
  },
];
