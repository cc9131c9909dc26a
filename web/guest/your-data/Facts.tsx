// What is stored about the candidate, where each fact is from and since when, and how to correct it.
import { factLine, textFacts } from '@fairlead/domain/candidate/fact-change'
import { ownSource } from '@fairlead/domain/candidate/own-statements'
import { useTexts } from './language.tsx'
import { Block, SmallButton } from './Searches.tsx'
import { ofFact, schoolFacts, type Seed } from './seeds.ts'
import { useChange, type PartProps } from './use-change.tsx'
import type { YourRecord } from './use-your-data.ts'

export function Facts({ record, ...part }: PartProps & { record: YourRecord }) {
  const { texts, day } = useTexts()
  const { open, sheet, sentence } = useChange(part)
  const { factTitles } = texts
  const change = (seed: Seed) => open(ofFact(seed))
  const line = (key: string, text: string, seed: Seed | null) => (
    <li key={`${key} ${text}`}>
      <p>{text}</p>
      {seed && <SmallButton label={texts.correct} about={text} onClick={() => change(seed)} />}
    </li>
  )
  const plain = [
    { key: 'linkedin', value: record.linkedin_url },
    { key: 'picture', value: record.has_picture ? texts.isHeld : null },
    { key: 'salary', value: record.estimated_pay },
    { key: 'recommendations', value: record.recommendations > 0 ? String(record.recommendations) : null },
    { key: 'resume', value: record.has_resume_text ? texts.isHeld : null },
  ] as const
  const lists = {
    jobs: record.jobs.map((before) => line('job', factLine(before), { kind: 'job', before })),
    schools: record.schools.map((before) => line('school', factLine(schoolFacts(before)), { kind: 'school', before })),
    skills: record.skills.map((before) => (
      <li key={before}>
        <button type="button" className="chip" aria-label={`${texts.correct}: ${before}`} onClick={() => change({ kind: 'skill', before })}>
          {before}
        </button>
      </li>
    )),
  }
  const added: Record<keyof typeof lists, Seed> = {
    jobs: { kind: 'job', before: null },
    schools: { kind: 'school', before: null },
    skills: { kind: 'skill', before: null },
  }
  return (
    <section className="card part" aria-label={texts.held}>
      <h2>{texts.held}</h2>
      {sentence && <p className="done">{sentence}</p>}
      {textFacts.map((field) => (
        <Block key={field} title={factTitles[field]} isShown>
          <ul className="entries">
            {record.texts[field] === null ? (
              <li>
                <SmallButton label={texts.add} about={factTitles[field]} onClick={() => change({ kind: 'text', field, before: null })} />
              </li>
            ) : (
              line(field, record.texts[field], { kind: 'text', field, before: record.texts[field] })
            )}
          </ul>
          <FromLines record={record} name={field} />
        </Block>
      ))}
      {(['jobs', 'schools', 'skills'] as const).map((name) => (
        <Block key={name} title={factTitles[name]} isShown>
          <ul className={name === 'skills' ? 'chips' : 'entries'}>{lists[name]}</ul>
          <FromLines record={record} name={name} />
          <SmallButton label={texts.add} about={factTitles[name]} onClick={() => change(added[name])} />
        </Block>
      ))}
      <Block title={factTitles.emails} isShown={record.emails.length > 0}>
        <ul className="entries">{record.emails.map((email) => line('email', email, null))}</ul>
        <FromLines record={record} name="emails" />
      </Block>
      {plain.map(({ key, value }) => (
        <Block key={key} title={factTitles[key]} isShown={value !== null}>
          <p>{value}</p>
          <FromLines record={record} name={key} />
        </Block>
      ))}
      <Block title={texts.applications} isShown={record.applications.length > 0}>
        <ul className="entries">{record.applications.map((text) => line('application', text, null))}</ul>
      </Block>
      <Block title={texts.alsoHeld} isShown>
        <p>{texts.emailCount(record.sent_emails, record.received_emails)}</p>
        {record.notes > 0 && <p>{texts.noteCount(record.notes)}</p>}
      </Block>
      <Block title={texts.documents} isShown={record.documents.length > 0}>
        <ul className="entries">
          {record.documents.map((document) => (
            <li key={document.id}>
              <a href={fileUrl(part.access, document.id)} download>
                {document.name}
              </a>
              <span className="soft"> {day(document.date)}</span>
            </li>
          ))}
        </ul>
      </Block>
      {sheet}
    </section>
  )
}

export const fileUrl = (access: string, part: string, language = 'en') =>
  `/api/v2/your_data/file?${new URLSearchParams({ token: access, part, language }).toString()}`

function FromLines({ record, name }: { record: YourRecord; name: string }) {
  const { texts, day } = useTexts()
  const sources = record.sources[name] ?? []
  const names: Readonly<Record<string, string>> = {
    [ownSource]: texts.ownSource,
    'Edited by hand': texts.byHand,
    'Imported by hand': texts.byHand,
  }
  const lines = sources.map(({ source, at: time }) => texts.from(names[source] ?? source, day(time)))
  return [...new Set(lines)].map((line) => (
    <p className="soft small" key={line}>
      {line}
    </p>
  ))
}
