import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { shortDate } from '../../ui/time.ts'
import { text as candidateCardText } from '../../i18n/candidate-card.ts'

const names: Record<string, string> = {
  pool: candidateCardText.talentPool,
  csv: candidateCardText.csvImport,
  json_resume: candidateCardText.jsonResume,
  resume: candidateCardText.resume,
  manual: candidateCardText.addedByHand,
  hand: candidateCardText.addedByHand,
  import: candidateCardText.importLabel,
}

export function sourceName(source: string): string {
  return names[source] ?? source.replaceAll('_', ' ')
}

export function Sources({ sources }: { sources: WireCandidate['sources'] }) {
  if (sources.length === 0) return null
  return (
    <details className="soft text-13">
      <summary>{candidateCardText.source}</summary>
      <table>
        <tbody>
          {sources.map((entry, index) => (
            <tr key={index}>
              <th className="medium" scope="row">
                {entry.field.replaceAll('_', ' ')}
              </th>
              <td>{sourceName(entry.source)}</td>
              <td className="num">{shortDate(entry.at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
