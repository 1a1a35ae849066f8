import { createElement, Suspense } from 'react';
import { useEditor } from '@craftjs/core';
import { NameField } from './NameField';
import { NodeActions } from './NodeActions';
import { Icon } from '../Icon';
import { componentName } from '../nodes';

/** Settings of the selected component, and actions for any node. */
export function SettingsPanel() {
  const { selected } = useEditor((state, query) => {
    const id: string | undefined = query.getEvent('selected').last();
    const node = id ? state.nodes[id] : undefined;
    return {
      selected: node && { id: node.id, type: componentName(node.data), settings: node.related.settings },
    };
  });
  return (
    <section className="panel settings" id="panel-settings" aria-labelledby="settings-title">
      <h2 id="settings-title">Settings</h2>
      {selected ? (
        <div className="form" key={selected.id}>
          <p className="component-name">{selected.type}</p>
          {selected.settings ? (
            <Suspense fallback={null}>{createElement(selected.settings)}</Suspense>
          ) : (
            <p className="hint">This element has no settings.</p>
          )}
          <NameField id={selected.id} />
          <NodeActions id={selected.id} />
        </div>
      ) : (
        <div className="empty-state">
          <Icon name="settings" />
          <p>Nothing selected</p>
          <p className="hint">
            Select an element on the page or in the layers to edit its settings. Double-click text to edit it
            in place.
          </p>
        </div>
      )}
    </section>
  );
}
