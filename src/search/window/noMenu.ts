/** Replaces the menu library of DocSearch's filters, two thirds of the window's size. This site offers no filters. */
const Nothing = () => null;
export const Menu = {
  Root: Nothing,
  Trigger: Nothing,
  Portal: Nothing,
  Positioner: Nothing,
  Popup: Nothing,
  Item: Nothing,
  RadioGroup: Nothing,
  RadioItem: Nothing,
  RadioItemIndicator: Nothing,
  CheckboxItem: Nothing,
  CheckboxItemIndicator: Nothing,
  GroupLabel: Nothing,
};
