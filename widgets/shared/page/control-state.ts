/** A control that a visitor fills in or chooses from. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a control is ticked rather than filled in. */
export const isToggle = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

/** Whether a visitor, or a script for them, has changed a control; of a radio group, the one that is chosen now. */
export function isChanged(control: Control): boolean {
  if ('options' in control) {
    const preset = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(preset, 0);
  }
  return isToggle(control) ? control.checked && !control.defaultChecked : control.value !== control.defaultValue;
}
