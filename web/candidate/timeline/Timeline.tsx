// A person's events across projects, newest first and by day, with filters by project and type.
import { Badge, Button, Group, NativeSelect, Skeleton, Text } from '@mantine/core'
import type { WireTimeline, WireTimelineEvent } from '@fairlead/contract/shapes/timeline'
import { timelineKinds } from '@fairlead/domain/conversation/timeline'
import { must } from '@fairlead/domain/shared/records'
import {
  IconArrowRight,
  IconBan,
  IconBrandLinkedin,
  IconCalendarEvent,
  IconClipboardCheck,
  IconHistory,
  IconMail,
  IconMessage2,
  IconNote,
  IconPaperclip,
  IconUserPlus,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { localDay, localMinute, sentDate } from '../../ui/time.ts'
import { replyLabel } from '../replies/reply-words.ts'
import styles from './timeline.module.css'
import { useTimeline, type TimelineFilter, type TimelineOwner } from './use-timeline.ts'
import { text as attachmentsText } from '../../i18n/attachments.ts'
import { text as timelineText } from '../../i18n/timeline.ts'

const icons = {
  added: IconUserPlus,
  application: IconHistory,
  move: IconArrowRight,
  email: IconMail,
  linkedin: IconBrandLinkedin,
  interview: IconCalendarEvent,
  scorecard: IconClipboardCheck,
  comment: IconMessage2,
  note: IconNote,
  stop: IconBan,
} as const

export function Timeline({ owner }: { owner: TimelineOwner }) {
  const ownProject = 'projectId' in owner ? owner.projectId : null
  const [filter, setFilter] = useState<TimelineFilter>({})
  const pages = useTimeline(owner, filter)
  const first = pages.data?.pages[0]
  const events = pages.data?.pages.flatMap((page) => page.events) ?? []
  const projects = first?.projects ?? []
  const isFiltered = filter.kind !== undefined || filter.projectId !== undefined
  return (
    <div className="stack shrink gap-12">
      <Group gap="xs" grow preventGrowOverflow={false}>
        {projects.length > 1 && (
          <NativeSelect
            aria-label={timelineText.project}
            size="xs"
            value={filter.projectId ?? ''}
            data={[
              { value: '', label: timelineText.allProjects },
              ...projects.map(({ project_id, project_name }) => ({ value: project_id, label: project_name })),
            ]}
            onChange={(event) => setFilter({ ...filter, projectId: event.currentTarget.value || undefined })}
          />
        )}
        <NativeSelect
          aria-label={timelineText.kind}
          size="xs"
          value={filter.kind ?? ''}
          data={[
            { value: '', label: timelineText.allKinds },
            ...timelineKinds.map((value) => ({ value, label: timelineText.kinds[value] })),
          ]}
          onChange={(event) => setFilter({ ...filter, kind: timelineKinds.find((kind) => kind === event.currentTarget.value) })}
        />
      </Group>
      {pages.isError && !first ? (
        <ErrorState text={timelineText.loadFailed} onRetry={() => void pages.refetch()} />
      ) : !first ? (
        <div aria-busy="true">
          <Skeleton h={48} mb={8} />
          <Skeleton h={48} mb={8} />
          <Skeleton h={48} />
        </div>
      ) : (
        <>
          {first.elsewhere > 0 && (
            <Text size="sm" c="dimmed">
              {timelineText.elsewhere(first.elsewhere)}
            </Text>
          )}
          {events.length === 0 && (
            <Text size="sm" c="dimmed">
              {isFiltered ? timelineText.nothingOfThisKind : timelineText.nothing}
            </Text>
          )}
          {[...Map.groupBy(events, (event) => localDay(new Date(momentOf(event))))].map(([day, eventsOfDay]) => (
            <section key={day} aria-label={dayName(momentOf(must(eventsOfDay[0])))}>
              <h3 className="soft text-13 strong above-4 below-8">{dayName(momentOf(must(eventsOfDay[0])))}</h3>
              <ol className="stack gap-12">
                {eventsOfDay.map((event) => (
                  <Entry key={event.id} event={event} projects={projects.length > 1 || ownProject === null ? projects : []} />
                ))}
              </ol>
            </section>
          ))}
          {pages.hasNextPage && (
            <Button
              variant="default"
              size="compact-sm"
              className="to-start"
              loading={pages.isFetchingNextPage}
              onClick={() => void pages.fetchNextPage()}
            >
              {timelineText.showMore}
            </Button>
          )}
          {pages.isFetchNextPageError && (
            <Text size="sm" role="alert" c="var(--bad-text)">
              {timelineText.loadFailed}
            </Text>
          )}
        </>
      )}
    </div>
  )
}

/** Applications are known by their day only, the same one everywhere. */
const isDay = (event: WireTimelineEvent) => event.kind === 'application' && event.at.endsWith('T00:00:00.000Z')
const momentOf = (event: WireTimelineEvent) => (isDay(event) ? `${event.at.slice(0, 10)}T12:00` : event.at)

function dayName(time: string): string {
  const day = localDay(new Date(time))
  if (day === localDay(new Date())) return timelineText.today
  return day === localDay(new Date(Date.now() - 86_400_000)) ? timelineText.yesterday : sentDate(time)
}

function Entry({ event, projects }: { event: WireTimelineEvent; projects: WireTimeline['projects'] }) {
  const Icon = icons[event.kind]
  const project = projects.find(({ project_id }) => project_id === event.project_id)
  return (
    <li className={styles.event} data-kind={event.kind}>
      <span className={styles.icon} aria-hidden>
        <Icon size={15} />
      </span>
      <div className="flex text-14 split baseline gap-12">
        <span className="shrink anywhere">
          <strong>{event.label}</strong>
          {event.by && <span className="soft text-13">{timelineText.by(event.by)}</span>}
          {event.reply_label && (
            <Badge component="span" size="sm" variant="light" color="gray" c="var(--ink)" ml={6}>
              {replyLabel(event.reply_label)}
            </Badge>
          )}
        </span>
        {!isDay(event) && (
          <time dateTime={event.at} className="fixed soft text-13">
            {localMinute(event.at)}
          </time>
        )}
      </div>
      {event.subject && <p className="text-14 anywhere above-4">{event.subject}</p>}
      {event.files > 0 && (
        <p className="text-14 anywhere above-4">
          <IconPaperclip size={14} aria-hidden /> {attachmentsText.countOfFiles(event.files)}
        </p>
      )}
      {event.text && <p className="soft text-14 clamp clamp-6 lines above-4">{event.text}</p>}
      {project && (
        <Link
          to="/panel"
          search={{ project: project.project_id, candidate: project.candidate_id }}
          className="text-13 anywhere above-4"
          data-archived={project.is_archived || undefined}
        >
          {project.project_name}
        </Link>
      )}
    </li>
  )
}
