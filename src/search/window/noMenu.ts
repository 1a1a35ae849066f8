/** Stands in for the menus of DocSearch's filters, which this site does not offer: two thirds of what its window weighs. */
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
