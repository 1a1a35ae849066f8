import type { ReactElement } from 'react';
import { useEditor } from '@craftjs/core';

export type Tool = { label: string; element: ReactElement };

export const Toolbox = ({ tools }: { tools: Tool[] }) => {
  const { connectors } = useEditor();
  return (
    <section>
      <h2>Drag to add</h2>
      {tools.map(({ label, element }) => (
        <span
          key={label}
          ref={(el) => { if (el) connectors.create(el, element); }}
          style={{ cursor: 'grab', border: '1px solid #999', padding: 8 }}
        >
          {label}
        </span>
      ))}
    </section>
  );
};
