import { Element, Frame, useEditor } from '@craftjs/core';
import { Button } from './Button';
import { Card } from './Card';
import { Container } from './Container';
import { Text } from './Text';
import { useCancelledDrops } from '../useCancelledDrops';

/** The edited page. Pressing outside it clears the selection. */
export const Page = () => {
  const { actions, enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  useCancelledDrops();
  return (
    <main
      className="stage"
      data-editing={enabled}
      onMouseDown={({ target, currentTarget }) => {
        if (enabled && target === currentTarget) actions.selectNode();
      }}
    >
      <div className="sheet">
        <Frame>
          <Element is={Container} canvas background="#ffffff" padding={24}>
            <Text text="Make this page your own" fontSize={32} />
            <Card />
            <Button text="A button" />
            <Element is={Container} canvas background="#e6ebfd" padding={24}>
              <Text text="Double-click this text to edit it, or drag it somewhere else." fontSize={18} />
            </Element>
          </Element>
        </Frame>
      </div>
    </main>
  );
};
