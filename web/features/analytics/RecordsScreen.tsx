import { Alert, Button, Select } from '@mantine/core'
import type { CompareRecord, ReadRecords } from '@fairlead/contract/v2/projects/records'
import type { SaveRecordYears } from '@fairlead/contract/v2/team/records'
import { recordYears } from '@fairlead/domain/project/record-years'
import { IconCircleCheck, IconDownload, IconAlertTriangle, IconHistory } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { queryFor } from '../../api/cache.ts'
import { downloadFile } from '../../api/download.ts'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { text as recordsText } from '../../i18n/records.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { exactDate, sentDate } from '../../ui/time.ts'
import { Figure } from './Figure.tsx'
import { ProjectPage } from './ProjectPage.tsx'

type Records = ReadRecords['answer']
type Batch = Records['batches'][number]
type Compared = CompareRecord['answer']
type Person = Compared['people'][number]

export function RecordsScreen() {
  return (
    <ProjectPage
      title={recordsText.records}
      icon={<IconHistory size={40} stroke={1.4} />}
      empty={{ title: recordsText.noRecords, text: recordsText.noProjects }}
    >
      {(projectId) => <ProjectRecords key={projectId} projectId={projectId} />}
    </ProjectPage>
  )
}

function ProjectRecords({ projectId }: { projectId: string }) {
  const records = useQuery({ ...queryFor<ReadRecords>('v2/projects/records', { project_id: projectId }), staleTime: 0 })
  if (records.error && !records.data)
    return <ErrorState text={failureOf(records.error)?.message ?? recordsText.loadFailed} onRetry={() => void records.refetch()} />
  if (!records.data) return <LoadingRows rows={7} />
  const { batches, unrecorded } = records.data
  return (
    <div className="stack gap-16">
      <section className="card pad-16 stack gap-12 text-14">
        <p>{recordsText.about}</p>
        <p>
          {recordsText.howToCheck}{' '}
          <a href="/check-shortlist.mjs" download>
            {recordsText.checker}
          </a>
          , <code>{recordsText.checkCommand}</code>
        </p>
        {records.data.can_manage ? (
          <Years years={records.data.years} projectId={projectId} />
        ) : (
          <p className="soft">{recordsText.retention(records.data.years)}</p>
        )}
      </section>
      {batches.length === 0 && (
        <EmptyState icon={<IconHistory size={40} stroke={1.4} />} title={recordsText.noRecords} text={recordsText.noRecordsHint} />
      )}
      {batches.map((batch) => (
        <BatchRecord key={batch.batch} batch={batch} projectId={projectId} />
      ))}
      {unrecorded > 0 && <p className="soft text-13">{recordsText.unrecorded(unrecorded)}</p>}
    </div>
  )
}

const choices = Array.from({ length: recordYears.most - recordYears.least + 1 }, (_, index) => recordYears.least + index)

function Years({ years, projectId }: { years: number; projectId: string }) {
  const cache = useQueryClient()
  const [chosen, setChosen] = useState(years)
  const saving = useSubmit({
    send: (value: number) => send<SaveRecordYears>('PUT', 'v2/team/records', { years: value }),
    success: recordsText.yearsSaved,
    onSettled: () =>
      void cache.invalidateQueries({ queryKey: queryFor<ReadRecords>('v2/projects/records', { project_id: projectId }).queryKey }),
    failure: recordsText.yearsNotSaved,
    failureIn: 'toast',
  })
  return (
    <Select
      label={recordsText.years}
      description={recordsText.yearsHint}
      data={choices.map((value) => ({ value: String(value), label: recordsText.yearsOf(value) }))}
      value={String(chosen)}
      allowDeselect={false}
      disabled={saving.busy}
      w={340}
      maw="100%"
      onChange={(value) => {
        if (value === null) return
        setChosen(Number(value))
        void saving.run(Number(value)).then((isDone) => isDone || setChosen(years))
      }}
    />
  )
}

const viewerLine = ({ name, is_guest: isGuest, first, last }: Batch['viewers'][number]): string =>
  recordsText.viewed(name ?? (isGuest ? recordsText.guest : recordsText.formerUser), sentDate(first), sentDate(last))

function endOf({ date, years }: Batch): string {
  const end = new Date(date)
  end.setFullYear(end.getFullYear() + years)
  return sentDate(end.toISOString())
}

function BatchRecord({ batch, projectId }: { batch: Batch; projectId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const download = useSubmit({
    send: () =>
      downloadFile('v2/projects/records/shortlist', { project_id: projectId, batch: batch.batch }, `shortlist-batch-${batch.batch}.html`),
    failure: recordsText.downloadFailed,
    failureIn: 'toast',
  })
  const counts = [
    recordsText.kinds[batch.kind],
    recordsText.inBatch(batch.people),
    ...(batch.erased > 0 ? [recordsText.erased(batch.erased)] : []),
    recordsText.below(batch.below),
    recordsText.keptUntil(endOf(batch)),
  ]
  return (
    <section className="card pad-16 stack gap-12 shrink" aria-labelledby={id}>
      <div className="row wrap split gap-12 tight">
        <h2 className="text-16 bold" id={id}>
          {recordsText.batch(batch.batch)} · <time dateTime={batch.date}>{exactDate(batch.date)}</time>
        </h2>
        <div className="row wrap gap-12" data-no-print>
          <Button variant="default" aria-expanded={isOpen} onClick={() => setIsOpen((is) => !is)}>
            {isOpen ? recordsText.hide : recordsText.compare}
          </Button>
          <Button
            variant="default"

            leftSection={<IconDownload size={16} />}
            loading={download.busy}
            onClick={() => void download.run()}
          >
            {recordsText.download}
          </Button>
        </div>
      </div>
      <p className="text-14">{counts.join(' · ')}</p>
      <dl className="stack gap-12 text-14">
        <Lines label={recordsText.criteria} lines={batch.criteria} none={recordsText.noCriteria} />
        <Lines label={recordsText.seenBy} lines={batch.viewers.map(viewerLine)} none={recordsText.notSeen} />
        <Lines label={recordsText.computedWith} lines={[[batch.engine, ...batch.models].join(', ')]} none="" />
      </dl>
      {isOpen && <Comparison projectId={projectId} batch={batch.batch} />}
    </section>
  )
}

function Lines({ label, lines, none }: { label: string; lines: readonly string[]; none: string }) {
  return (
    <div>
      <dt className="soft text-13">{label}</dt>
      {lines.length === 0 ? <dd>{none}</dd> : lines.map((line) => <dd key={line}>{line}</dd>)}
    </div>
  )
}

function Comparison({ projectId, batch }: { projectId: string; batch: number }) {
  const query = useQuery({ ...queryFor<CompareRecord>('v2/projects/records/comparison', { project_id: projectId, batch }), staleTime: 0 })
  if (query.error && !query.data)
    return <ErrorState text={failureOf(query.error)?.message ?? recordsText.compareFailed} onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingRows rows={4} />
  const { data } = query
  return (
    <>
      <Sameness compared={data} />
      <section className="text-14">
        <h3 className="text-14 bold">{recordsText.changes}</h3>
        {data.changes.length === 0 ? (
          <p>{recordsText.noChanges}</p>
        ) : (
          <ul className="bullets">
            {data.changes.map((change) => (
              <li key={change}>{recordsText.changed[change]}</li>
            ))}
            {data.criteria.map((line) => (
              <li key={line} className="soft">
                {line}
              </li>
            ))}
          </ul>
        )}
      </section>
      <PeopleTable people={data.people} />
    </>
  )
}

function Sameness({ compared }: { compared: Compared }) {
  const { is_same: isSame, is_incomplete: isIncomplete, engine, engine_now: engineNow } = compared
  if (isSame && !isIncomplete)
    return (
      <Alert color="green" icon={<IconCircleCheck size={18} />}>
        {recordsText.same}
      </Alert>
    )
  const reason = engine === engineNow ? recordsText.notSameUnexplained : recordsText.engineChanged(engine, engineNow)
  return (
    <Alert color={isIncomplete ? 'yellow' : 'red'} icon={<IconAlertTriangle size={18} />}>
      {isIncomplete ? recordsText.incomplete : `${recordsText.notSame} ${reason}`}
    </Alert>
  )
}

function whyOf({ is_same: isSame, erased, now, changed }: Person): string | null {
  if (erased !== null) return recordsText.erasedOn(sentDate(erased))
  if (now === null) return recordsText.noRecordNow
  const fields = changed.map((field) => recordsText.fields[field] ?? field)
  const parts = [
    ...(isSame === false ? [recordsText.otherBytes] : []),
    ...now.steps.map(({ change, points }) => recordsText.step(recordsText.steps[change], points)),
    ...(fields.length > 0 ? [recordsText.changedFields(fields)] : []),
  ]
  return parts.length > 0 ? parts.join('; ') : null
}

function decisionOf({ decision, decided, decided_by: by, removed }: Person): string {
  if (decision !== null && decided !== null) return recordsText.decided(decision, by ?? recordsText.byProduct, sentDate(decided))
  return removed === null ? recordsText.undecided : recordsText.removed(sentDate(removed))
}

function PeopleTable({ people }: { people: readonly Person[] }) {
  const compared = people.filter(({ now }) => now !== null)
  return (
    <Figure
      wide
      title={recordsText.peopleOfBatch}
      definition={recordsText.peopleExplained}
      summary={recordsText.peopleSummary(compared.filter(({ score, now }) => score === now?.score).length, compared.length)}
      table={{
        columns: [
          { label: recordsText.person },
          { label: recordsText.differences },
          { label: recordsText.decision },
          ...[recordsText.place, recordsText.scoreThen, recordsText.placeNow, recordsText.scoreNow].map((label) => ({
            label,
            isNumber: true,
          })),
        ],
        rows: people.map((person) => ({
          key: String(person.place),
          cells: [
            person.name,
            whyOf(person),
            decisionOf(person),
            person.place,
            person.score,
            person.now?.place ?? null,
            person.now?.score ?? null,
          ],
        })),
      }}
    />
  )
}
