// Rejection reasons, ticked by mouse or digit, the profile's own titles and companies, and an explanation where required.
import { Button, Checkbox, Group, MultiSelect, Textarea } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import {
  checkRejection,
  needsExplanation,
  rejectionGroupLabel,
  rejectionLabel,
  type RejectionForm,
  type RejectionReason,
  rejectionChoices,
  type ReasonChoice,
} from '@fairlead/domain/candidate/rejection'
import { messages } from '@fairlead/domain/shared/messages'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Key } from '../../ui/Key.tsx'
import { takesText } from '../../ui/shortcuts.ts'
import { readUnsent } from '../unsent.ts'
import styles from './reject.module.css'
import { text as candidateMovesRejectFormText } from '../../i18n/candidate-moves-reject-form.ts'

/** Which digit ticks which rejection reason: 1 to 9 for the most frequent ones in the order shown, 0 for 'Other'. */
const groupOrder: readonly ReasonChoice['group'][] = ['Work Experience', 'Seniority', 'Education', 'Additional Considerations']

type KeyedReason = ReasonChoice & { digit: string | null }

const rare: ReadonlySet<RejectionReason> = new Set([
  'job_changes',
  'not_hands_on',
  'prestige',
  'higher_degrees',
  'already_contacted',
  'sponsorship',
])

/** Groups in display order, each reason with its digit. */
export const reasonGroups: { group: ReasonChoice['group']; reasons: KeyedReason[] }[] = (() => {
  let next = 1
  return groupOrder.map((group) => ({
    group,
    reasons: rejectionChoices
      .filter((choice) => choice.group === group)
      .map((choice) => ({ ...choice, digit: choice.reason === 'other' ? '0' : rare.has(choice.reason) ? null : String(next++) })),
  }))
})()

/** A digit's reason, or null. */
export function reasonOfDigit(digit: string): RejectionReason | null {
  return reasonGroups.flatMap(({ reasons }) => reasons).find((choice) => choice.digit === digit)?.reason ?? null
}

interface Props {
  candidate: WireCandidate
  label?: string
  submitLabel?: string
  /** The effect of rejecting, shown above the buttons. */
  children?: ReactNode
  onSubmit: (form: RejectionForm) => void
  onCancel: () => void
}

const untouched: RejectionForm = { reasons: [], other: '', badJobTitles: [], badCompanies: [] }

export function RejectForm({
  candidate,
  label = candidateMovesRejectFormText.rejectCandidate,
  submitLabel = candidateMovesRejectFormText.submitAndReject,
  children,
  onSubmit,
  onCancel,
}: Props) {
  const [form, setForm] = useState(() => {
    const unsent = readUnsent<RejectionForm>('rejection', candidate.id)
    // a tab from before an update may have another shape
    return unsent?.reasons ? unsent : untouched
  })
  const box = useRef<HTMLFormElement>(null)
  const change = (part: Partial<RejectionForm>) => setForm((before) => ({ ...before, ...part }))
  const wrong = checkRejection(form)
  const required = needsExplanation(form)
  const titles = [...new Set(candidate.experiences.map((entry) => entry.title).filter(Boolean))]
  const companies = [...new Set(candidate.experiences.map((entry) => entry.company).filter(Boolean))]

  const toggle = (reason: RejectionReason) =>
    setForm((before) => {
      const ticked = !before.reasons.includes(reason)
      const reasons = ticked ? [...before.reasons, reason] : before.reasons.filter((entry) => entry !== reason)
      return {
        ...before,
        reasons,
        badJobTitles: reason === 'job_title' ? (ticked ? titles.slice(0, 1) : []) : before.badJobTitles,
        badCompanies: reason === 'company' ? (ticked ? companies.slice(0, 1) : []) : before.badCompanies,
      }
    })
  const submit = () => {
    if (wrong) {
      if (required) box.current?.querySelector('textarea')?.focus()
      return
    }
    // The popover fades for a moment; the next key must already reach the queue.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    onSubmit({ ...form, other: form.other.trim() })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const inList = target.getAttribute('role') === 'combobox' || target.getAttribute('aria-haspopup') === 'listbox'
    const reason = takesText(target) ? null : reasonOfDigit(event.key)
    if (reason !== null) {
      event.preventDefault()
      toggle(reason)
    } else if (event.key === 'Enter' && !event.shiftKey && !inList && !(target.tagName === 'BUTTON' && box.current?.contains(target))) {
      event.preventDefault()
      submit()
    }
  }
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  // On the whole page, so that digits work wherever the focus is while the form is open.
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
              <legend className="soft text-12 strong below-4">{rejectionGroupLabel(group)}</legend>
              {reasons.map(({ reason, digit }) => (
                <div key={reason} className="row split">
                  <Checkbox label={rejectionLabel(reason)} checked={form.reasons.includes(reason)} onChange={() => toggle(reason)} />
                  {digit && <Key>{digit}</Key>}
                </div>
              ))}
            </fieldset>
          ))}
        </div>
        {form.reasons.includes('job_title') && titles.length > 0 && (
          <MultiSelect
            label={candidateMovesRejectFormText.badTitlesLabel}
            data={titles}
            value={form.badJobTitles}
            onChange={(badJobTitles) => change({ badJobTitles })}
            comboboxProps={{ withinPortal: false }}
          />
        )}
        {form.reasons.includes('company') && companies.length > 0 && (
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
      <Group className="over pad-12" justify="space-between" wrap="nowrap" gap="xs">
        <output className="soft text-12">
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
