import { ScrollArea } from '@mantine/core'
import type { ListScorecards } from '@fairlead/contract/v2/interviews/scorecards'
import { ratingLabels, recommendationLabels } from '@fairlead/domain/interview/scorecard'
import { shortDate } from '../../ui/time.ts'
import styles from './scorecards.module.css'
import { text as candidateCardDebriefText } from '../../i18n/candidate-card-debrief.ts'

const ratingText = (rating: number | undefined) =>
  rating === undefined
    ? candidateCardDebriefText.notAssessed
    : `${rating} ${ratingLabels.find((ratingLabel) => ratingLabel.rating === rating)?.label ?? ''}`

/** What the interviewers wrote, side by side; where there is little room, one below the other. */
export function Debrief({ data: { cards, attributes, opened_by, interviewers } }: { data: ListScorecards['answer'] }) {
  const missing = interviewers.filter(({ submitted_date }) => submitted_date === null).map((interviewer) => interviewer.name)
  return (
    <div className={styles.debrief}>
      {missing.length > 0 && (
        <p className="text-14 soft">
          {opened_by ? candidateCardDebriefText.openedEarlyBy(opened_by) : ''}
          {candidateCardDebriefText.stillMissing(missing.join(', '))}
        </p>
      )}
      <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': candidateCardDebriefText.comparison }}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{candidateCardDebriefText.interviewer}</th>
              {cards.map((card) => (
                <th key={card.interview_id + card.name} scope="col">
                  {card.name}
                  <small>{shortDate(card.start)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{candidateCardDebriefText.recommendation}</th>
              {cards.map((card) => (
                <td key={card.interview_id + card.name}>
                  <Of name={card.name} />
                  <strong data-recommendation={card.recommendation}>{recommendationLabels[card.recommendation]}</strong>
                </td>
              ))}
            </tr>
            {attributes.map((attribute) => (
              <tr key={attribute}>
                <th scope="row">{attribute}</th>
                {cards.map((card) => (
                  <td key={card.interview_id + card.name} data-rating={card.ratings[attribute] ?? 0}>
                    <Of name={card.name} />
                    {ratingText(card.ratings[attribute])}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{candidateCardDebriefText.reason}</th>
              {cards.map((card) => (
                <td key={card.interview_id + card.name} className={styles.words}>
                  <Of name={card.name} />
                  {card.words || '–'}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollArea>
    </div>
  )
}

/** Where attributes are stacked and columns have no headings: the interviewer's name. */
const Of = ({ name }: { name: string }) => <span className={styles.of}>{name}</span>
