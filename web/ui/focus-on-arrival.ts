// Focuses a dialog's first field when it appears after the dialog, unless the user has moved on.
import { text as uiText } from '../i18n/ui.ts'

/** Use as the field's `ref`. */
export function focusOnArrival(field: HTMLElement | null): void {
  const dialog = field?.closest('[role="dialog"]')
  const now = document.activeElement
  const untouched = now === null || now === document.body || now === dialog || now.getAttribute('aria-label') === uiText.close
  if (dialog && untouched) field?.focus()
}

/** For a field that appears on request; use as its `ref`. */
export function focusAtOnce(field: HTMLElement | null): void {
  field?.focus()
}
