// How software ranked the candidate in each search, why, what did not count, and who decided what.
import type { ReactNode } from 'react'
import { useTexts } from './language.tsx'
import { anySeeds, seedsOf } from './seeds.ts'
import { useChange, type PartProps } from './use-change.tsx'
import type { YourRecord } from './use-your-data.ts'

type Search = YourRecord['searches'][number]

export function Searches({ record, ...part }: PartProps & { record: YourRecord }) {
  return record.searches.map((search) => <SearchPart key={search.candidate_id} search={search} record={record} {...part} />)
}

function SearchPart({ search, record, ...part }: PartProps & { search: Search; record: YourRecord }) {
  const { texts, day } = useTexts()
  const { open, sheet, sentence } = useChange(part)
  const title = texts.job(search.job_title, search.locations.join(', '))
  const groups: Readonly<Record<string, string>> = texts.decisions
  return (
    <section className="card part" aria-label={`${texts.why} ${title}`}>
      <p>{texts.searched(search.hiring_company)}</p>
      <p className="job">{title}</p>
      <h2>{texts.why}</h2>
      <p>{search.score === null ? texts.notRanked : texts.score(search.score)}</p>
      {sentence && <p className="done">{sentence}</p>}
      <Block title={texts.reasons} isShown={search.reasons.length > 0}>
        <ul className="entries tall">
          {search.reasons.map((reason) => (
            <li key={reason.index}>
              <p>
                {reason.text}
                {reason.computation && <span className="soft"> {reason.computation}</span>}
              </p>
              <SmallButton
                label={texts.dispute}
                about={reason.text}
                onClick={() =>
                  open({
                    kind: 'reason',
                    claim: reason.text,
                    candidateId: search.candidate_id,
                    position: reason.index,
                    seeds: seedsOf(record, reason.facts),
                  })
                }
              />
            </li>
          ))}
        </ul>
      </Block>
      <Block title={texts.missing} isShown={search.missing.length > 0}>
        <ul className="entries tall">
          {search.missing.map(({ text, label }, position) => (
            <li key={text}>
              <p>{text}</p>
              <SmallButton
                label={label === null ? texts.dispute : texts.haveIt}
                about={text}
                onClick={() =>
                  open({
                    kind: 'missing',
                    claim: text,
                    candidateId: search.candidate_id,
                    position,
                    seeds: label === null ? anySeeds(record) : [{ kind: 'skill', before: null, proposal: label }],
                  })
                }
              />
            </li>
          ))}
        </ul>
      </Block>
      {search.score !== null && <Points search={search} />}
      <Block title={texts.decided} isShown>
        <ol className="entries">
          {search.decisions.map((decision) => (
            <li key={`${decision.date} ${decision.group}`}>
              <p>
                {groups[decision.group]}
                <span className="soft">
                  {' '}
                  {day(decision.date)}, {decision.by_person ? texts.byPerson : texts.bySoftware}
                </span>
              </p>
            </li>
          ))}
        </ol>
      </Block>
      {sheet}
    </section>
  )
}

function Points({ search }: { search: Search }) {
  const { texts, language } = useTexts()
  const deductions: Readonly<Record<string, string>> = texts.deductions
  const amount = (tenths: number) => texts.pointsOf((tenths / 10).toLocaleString(language))
  const parts = [
    ...search.points.map(({ dimension, points }) => ({ name: texts.dimensions[dimension], points })),
    ...search.deductions.map(({ name, points }) => ({ name: deductions[name] ?? name, points })),
  ]
  return (
    <>
      {parts.length > 0 && (
        <details>
          <summary>{texts.points}</summary>
          <dl className="points">
            {parts.map(({ name, points }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{amount(points)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <Block title={texts.unused} isShown>
        <p>{texts.unusedAlways}</p>
        {search.unused.length > 0 && <p>{texts.unusedHere(search.unused.map((name) => texts.dimensions[name]).join(', '))}</p>}
      </Block>
    </>
  )
}

export function Block({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null
  return (
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  )
}

/** Named with its subject, because the same word stands next to each entry. */
export function SmallButton({ label, about, onClick }: { label: string; about: string; onClick: () => void }) {
  return (
    <button type="button" className="link" aria-label={`${label}: ${about}`} onClick={onClick}>
      {label}
    </button>
  )
}
