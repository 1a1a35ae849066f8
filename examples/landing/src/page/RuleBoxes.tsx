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
    // A set: a node can be in both, and with the Meta key held in `nodes` twice.
    const held = new Set([...helpers(self.id).childNodes(), ...nodes.map(({ id }) => id)]);
    return held.size <= 1 && nodes.every(({ data }) => data.type === Media);
  },
});

export const NeverEmpty = createRuleBox('Never empty', {
  canMoveOut: (nodes, self, helpers) => helpers(self.id).childNodes().length > new Set(nodes).size,
});
