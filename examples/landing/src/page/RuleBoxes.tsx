import type { ReactNode } from 'react';
import type { NodeRules, UserComponent } from '@craftjs/core';
import { Button } from './Button';
import { Media } from './Media';
import { useNodeRef } from './useNodeRef';

interface RuleBoxProps {
  children?: ReactNode;
}

/** Creates a box with a rule, which its heading names. */
function createRuleBox(displayName: string, rules: Partial<NodeRules>): UserComponent<RuleBoxProps> {
  const RuleBox: UserComponent<RuleBoxProps> = ({ children }) => (
    <div className="rule-box" ref={useNodeRef()}>
      <span className="rule">{displayName}</span>
      {children}
    </div>
  );
  RuleBox.craft = { displayName, isCanvas: true, rules };
  return RuleBox;
}

export const OnlyButtons = createRuleBox('Buttons only', {
  canMoveIn: (nodes) => nodes.every(({ data }) => data.type === Button),
});

export const OnePicture = createRuleBox('One picture at most', {
  canMoveIn: (nodes, self, helpers) => {
    const added = nodes.filter(({ data }) => data.parent !== self.id);
    const hasRoom = helpers(self.id).childNodes().length + added.length <= 1;
    return hasRoom && nodes.every(({ data }) => data.type === Media);
  },
});

export const NeverEmpty = createRuleBox('Never empty', {
  canMoveOut: (nodes, self, helpers) => helpers(self.id).childNodes().length > nodes.length,
});
