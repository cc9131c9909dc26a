// The form in which a candidate corrects a fact, or disputes a claim by the fact behind it.
import type { AddYourDocument, DisputeYourData } from '@fairlead/contract/v2/your_data'
import { longestStatement } from '@fairlead/domain/candidate/your-data'
import { whyNotChange } from '@fairlead/domain/candidate/fact-change'
import { useState } from 'react'
import { send, sendFile } from '../../api/send.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { useTexts } from './language.tsx'
import { changeOf, seedLine, valuesOf, type Seed, type Subject, type Values } from './seeds.ts'
import { useAction } from './use-action.ts'

interface Props {
  subject: Subject
  access: string
  onClose: () => void
  /** With the day by which the team decides. */
  onSent: (day: string) => void
  onEnded: () => void
}

export function ChangeSheet({ subject, access, onClose, onSent, onEnded }: Props) {
  const { texts, language } = useTexts()
  const [chosen, setChosen] = useState(subject.seeds.length === 1 ? 0 : -1)
  const seed = subject.seeds[chosen]
  const [values, setValues] = useState<Values>(seed ? valuesOf(seed) : {})
  const [isRemoved, setIsRemoved] = useState(false)
  const [statement, setStatement] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const { isBusy, trouble, setTrouble, run } = useAction(onEnded)
  const choose = (index: number) => {
    const next = subject.seeds[index]
    setChosen(index)
    setIsRemoved(false)
    setTrouble(null)
    if (next) setValues(valuesOf(next))
  }
  const submit = () => {
    if (!seed) return setTrouble(texts.changeWhich)
    const { wire, change } = changeOf(seed, values, isRemoved)
    const problem = whyNotChange(change)
    if (problem) return setTrouble(texts.problems[problem])
    const { kind: about, candidateId, position } = subject
    return void run(
      async () => {
        const document = file && (await sendFile<AddYourDocument>('v2/your_data/documents', { token: access, is_proof: true }, file))
        const { due_date } = await send<DisputeYourData>('POST', 'v2/your_data/disputes', {
          token: access,
          about,
          position,
          change: wire,
          statement,
          language,
          ...(candidateId === null ? {} : { candidate_id: candidateId }),
          ...(document ? { document_id: document.id } : {}),
        })
        onSent(due_date)
      },
      file ? texts.documentRefused : texts.failed,
    )
  }
  return (
    <Sheet title={texts.changeTitle} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {subject.claim !== null && <p>{texts.changeAbout(subject.claim)}</p>}
        {subject.seeds.length > 1 && (
          <fieldset>
            <legend>{texts.changeWhich}</legend>
            <div className="choices">
              {subject.seeds.map((entry, index) => (
                <label className="choice" key={`${entry.kind} ${seedLine(entry)}`}>
                  <input type="radio" name="fact" checked={index === chosen} onChange={() => choose(index)} />
                  <span>{seedLine(entry) ?? `${texts.add}: ${texts.factTitles[titleKey(entry)]}`}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {seed && (
          <>
            {!isRemoved && <Fields seed={seed} values={values} onChange={(name, value) => setValues({ ...values, [name]: value })} />}
            {seed.before !== null && titleKey(seed) !== 'name' && (
              <label className="consent">
                <input type="checkbox" checked={isRemoved} onChange={(event) => setIsRemoved(event.currentTarget.checked)} />
                <span>{texts.remove}</span>
              </label>
            )}
          </>
        )}
        <label className="field">
          {texts.statement}
          <textarea rows={3} maxLength={longestStatement} value={statement} onChange={(event) => setStatement(event.currentTarget.value)} />
        </label>
        <label className="field">
          {texts.addFile}
          <input
            type="file"
            accept=".pdf,.docx,.doc,.odt,.rtf,.txt"
            onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
          />
        </label>
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
        <div className="actions">
          <button type="submit" className="button" disabled={isBusy}>
            {texts.send}
          </button>
          <button type="button" className="button quiet" onClick={onClose}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </Sheet>
  )
}

const titleKey = (seed: Seed) =>
  seed.kind === 'text' ? seed.field : ({ job: 'jobs', school: 'schools', skill: 'skills' } as const)[seed.kind]

function Fields({ seed, values, onChange }: { seed: Seed; values: Values; onChange: (name: string, value: string) => void }) {
  const { texts } = useTexts()
  const input = (name: string, label: string, autoComplete = 'off') => (
    <label className="field" key={name}>
      {label}
      <input value={values[name] ?? ''} autoComplete={autoComplete} onChange={(event) => onChange(name, event.currentTarget.value)} />
    </label>
  )
  if (seed.kind === 'job')
    return [input('title', texts.jobTitle), input('company', texts.company), input('start', texts.start), input('end', texts.end)]
  if (seed.kind === 'school')
    return [input('school', texts.school), input('degree', texts.degree), input('field_of_study', texts.fieldOfStudy)]
  if (seed.kind === 'text' && seed.field === 'summary')
    return (
      <label className="field">
        {texts.factTitles.summary}
        <textarea rows={6} value={values.text ?? ''} onChange={(event) => onChange('text', event.currentTarget.value)} />
      </label>
    )
  return input('text', texts.factTitles[titleKey(seed)], seed.kind === 'text' && seed.field === 'name' ? 'name' : 'off')
}
