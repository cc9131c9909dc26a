// After Continue was refused: scrolls to the first missing or invalid field, focuses it, and names it above the button.
import { useCallback, useRef, useState } from 'react'
import { text as wizardText } from '../../i18n/wizard.ts'

const wrongField = '[aria-invalid="true"]'

/** 'Project name: This field is required.'; only the sentence if the field has no label. */
function sentenceFor(field: HTMLElement): string {
  const label =
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels?.[0]?.textContent : null) ??
    field.getAttribute('aria-label') ??
    ''
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .find((element) => element?.id.endsWith('-error'))
  const sentence = described?.textContent ?? wizardText.fieldNeedsChange
  const name = label.trim().replace(/\*$/, '').trim()
  return name === '' ? sentence : `${name}: ${sentence}`
}

export function useMissing() {
  const form = useRef<HTMLFormElement>(null)
  const [note, setNote] = useState<string | null>(null)
  /** Runs once the form shows its errors. */
  const look = useCallback(() => {
    requestAnimationFrame(() => {
      const field = form.current?.querySelector<HTMLElement>(wrongField)
      const spot = field ?? form.current?.querySelector<HTMLElement>('.mantine-InputWrapper-error, .mantine-Input-error, [data-wrong]')
      if (!spot) return setNote(wizardText.stepIncomplete)
      setNote(field ? sentenceFor(field) : (spot.textContent ?? null))
      spot.scrollIntoView({ block: 'center', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
      if (!field) spot.tabIndex = -1
      spot.focus({ preventScroll: true })
    })
  }, [])
  const clear = useCallback(() => setNote(null), [])
  return { form, note, look, clear }
}
