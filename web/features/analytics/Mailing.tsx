// Which template works, which step gets replies, which subject gets answered, and which channel wins candidates.
import type { ReadAnalytics } from '@fairlead/contract/v2/analytics'
import { durationText, enoughForPercent, shareText } from '@fairlead/domain/insight/shares'
import { BarList } from './BarList.tsx'
import { Figure } from './Figure.tsx'
import { text as analyticsNamesText } from '../../i18n/analytics-names.ts'
import { text as analyticsText } from '../../i18n/analytics.ts'

interface Outcome {
  contacted: number
  replied: number
  interested: number
}

const maxRows = 8
const numbers = [
  analyticsText.candidates,
  analyticsText.replied,
  analyticsText.replyRate,
  analyticsText.interested,
  analyticsText.interestRate,
].map((label) => ({ label, isNumber: true }))
const cellsOf = ({ contacted, replied, interested }: Outcome) => [
  contacted,
  replied,
  shareText(replied, contacted),
  interested,
  shareText(interested, contacted),
]
const shareOf = (part: number, total: number) => (total < enoughForPercent ? null : part / total)
/** Those with enough data to compare. */
const best = <T extends Outcome>(rows: readonly T[]) =>
  rows.filter((row) => row.contacted >= enoughForPercent).toSorted((a, b) => b.replied / b.contacted - a.replied / a.contacted)[0]

function barOf(key: string, label: string, hint: string | undefined, row: Outcome) {
  return {
    key,
    label,
    hint,
    share: shareOf(row.replied, row.contacted),
    value: shareText(row.replied, row.contacted),
    note: row.contacted < enoughForPercent ? analyticsText.repliedLower : analyticsText.shareOf(row.replied, row.contacted),
  }
}

export function Mailing({ data }: { data: ReadAnalytics['answer'] }) {
  const nameOf = new Map(data.projects.map(({ id, name }) => [id, name]))
  const several = new Set(data.templates.map((row) => row.project_id)).size > 1
  const projectColumn = several ? [{ label: analyticsText.project }] : []
  const projectCell = (id: string) => (several ? [nameOf.get(id) ?? ''] : [])
  const hint = (id: string) => (several ? nameOf.get(id) : undefined)
  const bestTemplate = best(data.templates)
  const bestMail = best(data.emails)
  const bestSubject = best(data.subjects)
  return (
    <>
      <Figure
        title={analyticsText.templates}
        definition={analyticsText.templatesExplained}
        summary={
          bestTemplate
            ? analyticsText.highestReplyRate(
                analyticsNamesText.templateLabel(bestTemplate.template),
                shareText(bestTemplate.replied, bestTemplate.contacted),
                bestTemplate.contacted,
              )
            : data.templates.length > 0
              ? analyticsText.tooFewEmails(enoughForPercent)
              : analyticsText.noFirstEmails
        }
        table={{
          columns: [
            { label: analyticsText.template },
            ...projectColumn,
            ...numbers,
            { label: analyticsText.medianTimeToReply, isNumber: true },
          ],
          rows: data.templates.map((row) => ({
            key: `${row.project_id} ${row.template}`,
            cells: [
              analyticsNamesText.templateLabel(row.template),
              ...projectCell(row.project_id),
              ...cellsOf(row),
              {
                value: row.answer_time.median === null ? null : Math.round(row.answer_time.median),
                shown: durationText(row.answer_time.median),
              },
            ],
          })),
        }}
      >
        <BarList
          maxBars={maxRows}
          bars={data.templates.map((row) =>
            barOf(`${row.project_id} ${row.template}`, analyticsNamesText.templateLabel(row.template), hint(row.project_id), row),
          )}
        />
      </Figure>
      <Figure
        title={analyticsText.steps}
        definition={analyticsText.sequenceExplained}
        summary={
          bestMail
            ? analyticsText.bestStep(
                analyticsNamesText.mailStepLabel(bestMail.step),
                analyticsNamesText.templateLabel(bestMail.template),
                shareText(bestMail.replied, bestMail.contacted),
                bestMail.contacted,
              )
            : data.emails.length > 0
              ? analyticsText.tooFewEmails(enoughForPercent)
              : analyticsText.noSequenceEmails
        }
        table={{
          columns: [{ label: analyticsText.step }, { label: analyticsText.template }, ...projectColumn, ...numbers],
          rows: data.emails.map((row) => ({
            key: `${row.project_id} ${row.template} ${row.step}`,
            cells: [
              analyticsNamesText.mailStepLabel(row.step),
              analyticsNamesText.templateLabel(row.template),
              ...projectCell(row.project_id),
              ...cellsOf(row),
            ],
          })),
        }}
      >
        <BarList
          maxBars={maxRows}
          bars={data.emails.map((row) =>
            barOf(
              `${row.project_id} ${row.template} ${row.step}`,
              analyticsNamesText.mailStepLabel(row.step),
              [analyticsNamesText.templateLabel(row.template), hint(row.project_id)].filter(Boolean).join(', '),
              row,
            ),
          )}
        />
      </Figure>
      <Figure
        title={analyticsText.subjects}
        definition={analyticsText.subjectsExplained}
        summary={
          bestSubject
            ? analyticsText.bestSubjectText(
                bestSubject.subject,
                shareText(bestSubject.replied, bestSubject.contacted),
                bestSubject.contacted,
              )
            : data.subjects.length > 0
              ? analyticsText.tooFewEmails(enoughForPercent)
              : analyticsText.noSubjects
        }
        table={{
          columns: [{ label: analyticsText.subject }, ...projectColumn, ...numbers],
          rows: data.subjects.map((row) => ({
            key: `${row.project_id} ${row.subject}`,
            cells: [row.subject, ...projectCell(row.project_id), ...cellsOf(row)],
          })),
        }}
      >
        <BarList
          maxBars={maxRows}
          bars={data.subjects.map((row) => barOf(`${row.project_id} ${row.subject}`, row.subject, hint(row.project_id), row))}
        />
      </Figure>
      <Figure
        title={analyticsText.outreachChannels}
        definition={analyticsText.channelsExplained}
        summary={
          data.ways.length === 0
            ? analyticsText.noOneContacted
            : analyticsText.interestedByWay(
                data.ways.map(
                  (row) =>
                    `${analyticsNamesText.wayLabel(row.way)}: ${row.contacted < enoughForPercent ? shareText(row.interested, row.contacted) : analyticsText.shareOf(shareText(row.interested, row.contacted), row.contacted)}`,
                ),
              )
        }
        table={{
          columns: [
            { label: analyticsText.channel },
            ...[analyticsText.contacted, analyticsText.interested, analyticsText.interestRate].map((label) => ({ label, isNumber: true })),
          ],
          rows: data.ways.map((row) => ({
            key: row.way,
            cells: [analyticsNamesText.wayLabel(row.way), row.contacted, row.interested, shareText(row.interested, row.contacted)],
          })),
        }}
      >
        <BarList
          bars={data.ways.map((row) => ({
            key: row.way,
            label: analyticsNamesText.wayLabel(row.way),
            share: shareOf(row.interested, row.contacted),
            value: shareText(row.interested, row.contacted),
            note: row.contacted < enoughForPercent ? analyticsText.interestedLower : analyticsText.shareOf(row.interested, row.contacted),
          }))}
        />
      </Figure>
    </>
  )
}
