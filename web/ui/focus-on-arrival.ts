// Gives a dialog's first field the focus when it comes after the dialog, as long as the user has gone nowhere yet.

/** To be the `ref` of the field. */
export function focusOnArrival(field: HTMLElement | null): void {
  const dialog = field?.closest('[role="dialog"]')
  const now = document.activeElement
  const untouched = now === null || now === document.body || now === dialog || now.getAttribute('aria-label') === 'Close'
  if (dialog && untouched) field?.focus()
}

/** For a field that comes because someone asked for it; to be its `ref`. */
export function focusAtOnce(field: HTMLElement | null): void {
  field?.focus()
}
