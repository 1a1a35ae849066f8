import type { ReactNode } from 'react';
import { useNode } from '@craftjs/core';
import type { NodeRules, UserComponent } from '@craftjs/core';
import { Button } from './Button';
import { Media } from './Media';

interface RuleBoxProps {
  children?: ReactNode;
}

/** Makes a box that says what its rule is. */
function ruleBox(displayName: string, rules: Partial<NodeRules>): UserComponent<RuleBoxProps> {
  const RuleBox: UserComponent<RuleBoxProps> = ({ children }) => {
    const { connectors } = useNode();
    return (
      <div
        className="rule-box"
        ref={(element) => {
          if (element) connectors.connect(connectors.drag(element));
        }}
      >
        <span className="rule">{displayName}</span>
        {children}
      </div>
    );
  };
  RuleBox.craft = { displayName, isCanvas: true, rules };
  return RuleBox;
}

export const OnlyButtons = ruleBox('Buttons only', {
  canMoveIn: (nodes) => nodes.every(({ data }) => data.type === Button),
});

export const OnePicture = ruleBox('One picture at most', {
  canMoveIn: (nodes, self, helpers) => {
    const added = nodes.filter(({ data }) => data.parent !== self.id);
    const isRoomLeft = helpers(self.id).childNodes().length + added.length <= 1;
    return isRoomLeft && nodes.every(({ data }) => data.type === Media);
  },
});

export const NeverEmpty = ruleBox('Never empty', {
  canMoveOut: (nodes, self, helpers) => helpers(self.id).childNodes().length > nodes.length,
});
