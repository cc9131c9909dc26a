// What the candidate asked for, and what was decided.
import { useTexts } from './language.tsx'
import type { YourRecord } from './use-your-data.ts'

export function Requests({ requests }: Pick<YourRecord, 'requests'>) {
  const { texts, day } = useTexts()
  if (requests.length === 0) return null
  const { open, done, dismissed } = texts.requestStates
  return (
    <section className="card part" aria-label={texts.yourRequests}>
      <h2>{texts.yourRequests}</h2>
      <ul className="entries tall">
        {requests.map((request) => (
          <li key={request.id}>
            <p>{request.change}</p>
            {request.claim !== null && <p className="soft">{texts.changeAbout(request.claim)}</p>}
            {request.statement !== null && <blockquote>{request.statement}</blockquote>}
            {request.file_name !== null && <p className="soft">{request.file_name}</p>}
            <p className={request.state === 'done' ? 'done' : 'soft'}>
              {request.state === 'open' ? open(request.due_date ? day(request.due_date) : '') : { done, dismissed }[request.state]}
            </p>
            {request.reason !== null && <p>{texts.because(request.reason)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
