import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { Select, Switch } from '@mantine/core'
import type { WireGroups } from '@fairlead/contract/v2/analytics/candidate'
import type { ReadCandidateAnalytics } from '@fairlead/contract/v2/analytics/candidate'
import type { OfferSelfIdentification } from '@fairlead/contract/v2/analytics/self_identification'
import { mayAdminister } from '@fairlead/domain/project/project'
import { smallestGroup } from '@fairlead/domain/insight/small-groups'
import { useQueryClient } from '@tanstack/react-query'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { useProjects } from '../../project/use-projects.ts'
import { useUser } from '../../session/use-user.ts'
import { actorOf, factsOf } from '../../project/wire.ts'
import { BarList } from './BarList.tsx'
import { Figure } from './Figure.tsx'
import styles from './analytics.module.css'
import { text as analyticsText } from '../../i18n/analytics.ts'

type Data = ReadCandidateAnalytics['answer']
const means = analyticsText.demographicsExplained(smallestGroup)

export function Demographics({ data, onChoose }: { data: Data; onChoose: (project: string) => void }) {
  const { demographics } = data
  if (!demographics)
    return (
      <section className={`card pad-16 shrink ${styles.figure}`} data-wide aria-label={analyticsText.demographics}>
        <div className="row wrap gap-4 shrink">
          <h2 className="text-16 bold">{analyticsText.demographics}</h2>
        </div>
        <p className="soft text-13 above-4 below-16">{means}</p>
        <Select
          label={analyticsText.demographicsScope}
          placeholder={analyticsText.chooseAProject}
          maw={360}
          data={data.projects.map(({ id, name }) => ({ value: id, label: name || analyticsText.untitledProject }))}
          value={null}
          onChange={(id) => id && onChoose(id)}
        />
      </section>
    )
  const { published } = demographics
  return (
    <>
      <section className={`card pad-16 shrink ${styles.figure}`} data-wide aria-label={analyticsText.demographics}>
        <div className="row wrap gap-4 shrink">
          <h2 className="text-16 bold">{analyticsText.demographics}</h2>
        </div>
        <p className="soft text-13 above-4 below-16">
          {means}{' '}
          {published
            ? analyticsText.answerCount(published.answers.toLocaleString(readersLocale()))
            : analyticsText.tooFewAnswers(smallestGroup)}
        </p>
        <Offer projectId={demographics.project_id} offered={demographics.offered} />
      </section>
      {published && (
        <>
          <Groups title={analyticsText.gender} groups={published.gender} answers={published.answers} />
          <Groups title={analyticsText.ethnicity} groups={published.ethnicity} answers={published.answers} />
        </>
      )}
    </>
  )
}

function Offer({ projectId, offered }: { projectId: string; offered: boolean }) {
  const cache = useQueryClient()
  const user = useUser().data
  const project = useProjects().data?.find((entry) => entry.project_id === projectId)
  const may = user && project ? mayAdminister(factsOf(project), actorOf(user)) : false
  const offer = useSubmit({
    send: (on: boolean) =>
      send<OfferSelfIdentification>('POST', 'v2/analytics/self_identification', { project_id: projectId, offered: on }),
    onSettled: () => void cache.invalidateQueries({ queryKey: ['v2/analytics/candidate'] }),
    failure: analyticsText.somethingWentWrong,
    failureIn: 'toast',
    refused: ({ message }) => message,
  })
  return (
    <Switch
      label={analyticsText.selfIdentificationLabel}
      description={may ? analyticsText.selfIdentificationHint : analyticsText.selfIdentificationLocked}
      checked={offer.running?.[0] ?? offered}
      disabled={!may || offer.busy}
      onChange={(event) => void offer.run(event.currentTarget.checked)}
    />
  )
}

function Groups({ title, groups, answers }: { title: string; groups: WireGroups; answers: number }) {
  const rows: { label: string; n: number; hint: string | undefined }[] = groups
    ? [
        ...groups.groups.map((group) => ({ ...group, hint: undefined })),
        ...(groups.others
          ? [{ label: analyticsText.otherAnswersCombined, n: groups.others.n, hint: groups.others.labels.join(', ') }]
          : []),
      ]
    : []
  const share = (n: number) => `${Math.round((100 * n) / answers)}%`
  return (
    <Figure
      title={title}
      definition={means}
      summary={groups ? rows.map(({ label, n }) => `${label}: ${share(n)}`).join('; ') + '.' : analyticsText.groupsTooSmall}
      table={{
        columns: [
          { label: analyticsText.group },
          ...[analyticsText.candidates, analyticsText.share].map((label) => ({ label, isNumber: true })),
        ],
        rows: rows.map(({ label, n, hint }) => ({ key: label, cells: [hint ? `${label} (${hint})` : label, n, share(n)] })),
      }}
    >
      <BarList
        bars={rows.map(({ label, n, hint }) => ({
          key: label,
          label,
          hint,
          share: n / answers,
          value: share(n),
          note: n.toLocaleString(readersLocale()),
        }))}
      />
    </Figure>
  )
}
