import type { ReactNode } from 'react';
import { useLayer } from '@craftjs/layers';

/** A layer with the class `layer`, whose `<b>` is both its header and its drag handle. */
export const Layer = ({ children }: { children?: ReactNode }) => {
  const { connectors } = useLayer();
  return (
    <div className="layer" ref={(el) => void (el && connectors.layer(el))}>
      <b ref={(el) => void (el && connectors.drag(connectors.layerHeader(el)))} />
      {children}
    </div>
  );
};
