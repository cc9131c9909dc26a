// Why not: reasons ticked by mouse or digit, the profile's own titles and companies, an explanation where one is due.
import { Button, Checkbox, Group, MultiSelect, Textarea } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { checkRejection, needsExplanation, type RejectionForm } from '@fairlead/domain/candidate/rejection'
import { messages } from '@fairlead/domain/shared/messages'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Key } from '../../ui/Key.tsx'
import { takesText } from '../../ui/shortcuts.ts'
import { codeOfDigit, reasonGroups } from './reject-keys.ts'
import { readUnsent } from '../unsent.ts'
import styles from './reject.module.css'
import * as candidateMovesRejectFormText from '../../i18n/en/candidate-moves-reject-form.ts'

interface Props {
  candidate: WireCandidate
  label?: string
  submitLabel?: string
  /** The effect of rejecting, shown above the buttons. */
  children?: ReactNode
  onSubmit: (form: RejectionForm) => void
  onCancel: () => void
}

const untouched: RejectionForm = { codes: [], other: '', badJobTitles: [], badCompanies: [] }
const jobTitle = 1
const company = 13

export function RejectForm({
  candidate,
  label = candidateMovesRejectFormText.rejectCandidate,
  submitLabel = candidateMovesRejectFormText.submitAndReject,
  children,
  onSubmit,
  onCancel,
}: Props) {
  const [form, setForm] = useState(() => readUnsent<RejectionForm>('rejection', candidate.id) ?? untouched)
  const box = useRef<HTMLFormElement>(null)
  const change = (part: Partial<RejectionForm>) => setForm((before) => ({ ...before, ...part }))
  const wrong = checkRejection(form)
  const required = needsExplanation(form)
  const titles = [...new Set(candidate.experiences.map((entry) => entry.title).filter(Boolean))]
  const companies = [...new Set(candidate.experiences.map((entry) => entry.company).filter(Boolean))]

  const toggle = (code: number) =>
    setForm((before) => {
      const ticked = !before.codes.includes(code)
      const codes = ticked ? [...before.codes, code] : before.codes.filter((entry) => entry !== code)
      return {
        ...before,
        codes,
        badJobTitles: code === jobTitle ? (ticked ? titles.slice(0, 1) : []) : before.badJobTitles,
        badCompanies: code === company ? (ticked ? companies.slice(0, 1) : []) : before.badCompanies,
      }
    })
  const submit = () => {
    if (wrong) return
    // The popover fades for a moment; the next key must already reach the queue.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    onSubmit({ ...form, other: form.other.trim() })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const inList = target.getAttribute('role') === 'combobox' || target.getAttribute('aria-haspopup') === 'listbox'
    const code = takesText(target) ? null : codeOfDigit(event.key)
    if (code !== null) {
      event.preventDefault()
      toggle(code)
    } else if (event.key === 'Enter' && !event.shiftKey && !inList && !(target.tagName === 'BUTTON' && box.current?.contains(target))) {
      event.preventDefault()
      submit()
    }
  }
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  // On the whole page, so that a digit counts wherever the focus happens to be while the form is open.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => latest.current(event)
    window.addEventListener('keydown', onKeyDown)
    box.current?.querySelector('input')?.focus()
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <form
      ref={box}
      aria-label={label}
      className={styles.reject}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles.rejectBody}>
        <div className={styles.groups}>
          {reasonGroups.map(({ group, reasons }) => (
            <fieldset key={group} className={styles.group}>
              <legend>{group}</legend>
              {reasons.map(({ code, label, digit }) => (
                <div key={code} className={styles.reasonRow}>
                  <Checkbox label={label} checked={form.codes.includes(code)} onChange={() => toggle(code)} />
                  {digit && <Key>{digit}</Key>}
                </div>
              ))}
            </fieldset>
          ))}
        </div>
        {form.codes.includes(jobTitle) && titles.length > 0 && (
          <MultiSelect
            label={candidateMovesRejectFormText.badTitlesLabel}
            data={titles}
            value={form.badJobTitles}
            onChange={(badJobTitles) => change({ badJobTitles })}
            comboboxProps={{ withinPortal: false }}
          />
        )}
        {form.codes.includes(company) && companies.length > 0 && (
          <MultiSelect
            label={candidateMovesRejectFormText.badCompaniesLabel}
            data={companies}
            value={form.badCompanies}
            onChange={(badCompanies) => change({ badCompanies })}
            comboboxProps={{ withinPortal: false }}
          />
        )}
        <Textarea
          aria-label={required ? messages.explanationRequired : candidateMovesRejectFormText.tellUsMore}
          placeholder={required ? messages.explanationRequired : candidateMovesRejectFormText.tellUsMore}
          aria-required={required}
          autosize
          minRows={2}
          maxRows={5}
          value={form.other}
          onChange={(event) => change({ other: event.currentTarget.value })}
        />
        {children}
      </div>
      <Group className={styles.rejectFoot} justify="space-between" wrap="nowrap" gap="xs">
        <output className={styles.hint}>
          {wrong?.rejection_code ?? (required && wrong ? candidateMovesRejectFormText.missingReason : '')}
        </output>
        <Group gap="xs" wrap="nowrap">
          <Button variant="subtle" size="xs" onClick={onCancel}>
            {candidateMovesRejectFormText.cancel}
          </Button>
          <Button type="submit" size="xs" disabled={wrong !== null}>
            {submitLabel}
          </Button>
        </Group>
      </Group>
    </form>
  )
}
