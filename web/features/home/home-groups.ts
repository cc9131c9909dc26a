// What waits, as groups of rows: each row says what it is and opens the place where it is done.
import type { ReadHome } from '@fairlead/contract/v2/home'
import { isLegal, taskTitle } from '@fairlead/domain/conversation/tasks'
import { dayAsMoment, dayText } from '@fairlead/domain/shared/dates'
import { replyLabel } from '../../candidate/replies/reply-words.ts'
import { readersOrder } from '../../ui/time.ts'
import { text as homeText } from '../../i18n/home.ts'

type Home = ReadHome['answer']
export type GroupKind = keyof typeof homeText.groups

export interface Row {
  key: string
  to: string
  search: Record<string, string>
  title: string
  /** Soft, after the title. */
  detail?: string | undefined
  /** Its own line. */
  text?: string | null
  /** The project of a row about a candidate; rows about a project have its name as their title. */
  project?: string | undefined
  /** Shown on the right, after `dateLabel`. */
  date?: string | null
  dateLabel?: string | undefined
  /** An interview's time, in place of the date. */
  time?: { start: string; end: string }
  /** The meeting's link. */
  join?: string | null
  /** Highlighted: for this user in person. */
  isMine?: boolean
}

export interface Group {
  kind: GroupKind
  count: number
  rows: Row[]
  /** Rows of a project follow each other, under its name. */
  isByProject: boolean
  /** Not all are listed here. */
  isCut?: boolean
}

type Project = Pick<Home['drafts'][number], 'project_id' | 'project_name' | 'hiring_company'>

/** A web address that a meeting's place consists of; null when it is anything else. */
function readLink(place: string): string | null {
  const url = URL.parse(place.trim())
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null
}

const named = (name: string) => name || homeText.untitled
const panel = (project: string, tab: string, candidate?: string, view?: string) => ({
  to: '/panel',
  search: { project, tab, ...(candidate ? { candidate } : {}), ...(view ? { view } : {}) },
})
const ofProject = (project: Project, detail: string) => ({
  key: project.project_id,
  title: named(project.project_name),
  detail: [project.hiring_company, detail].filter(Boolean).join(' · '),
})

/** Rows of one project stay together, in the order of their first. */
function byProject<Item extends { project_id: string | null }>(items: readonly Item[]): Item[] {
  return [...Map.groupBy(items, ({ project_id }) => project_id).values()].flat()
}

const builders: Record<GroupKind, (home: Home) => Row[]> = {
  trouble: ({ trouble }) =>
    trouble.map(({ kind, name, reason }) => ({
      key: `${kind} ${name}`,
      to: kind === 'calendar' ? '/calendar' : kind === 'mailbox' ? '/profile' : '/team',
      search: {},
      title: homeText.troubles[kind](name),
      text: reason ?? homeText.troubleReasons[kind],
    })),
  interviews: ({ interviews }) =>
    interviews.map((interview) => ({
      key: interview.id,
      ...(interview.project_id ? panel(interview.project_id, 'interviewing', interview.candidate_id) : { to: '/calendar', search: {} }),
      title: interview.candidate_name,
      project: named(interview.project_name),
      detail: homeText.withInterviewers(interview.interviewers.join(', ')),
      text: readLink(interview.meeting_where)
        ? null
        : interview.meeting_kind === 'phone'
          ? homeText.phone(interview.meeting_where)
          : interview.meeting_where,
      time: { start: interview.start, end: interview.end },
      join: readLink(interview.meeting_where),
      isMine: interview.is_mine,
    })),
  answers: ({ answers, attention }) =>
    byProject([...answers, ...attention]).map((entry): Row =>
      'candidate_id' in entry
        ? {
            key: `${entry.project_id} ${entry.candidate_id}`,
            to: '/inbox',
            search: { conversation: entry.candidate_id, conversation_project: entry.project_id },
            title: entry.candidate_name,
            project: named(entry.project_name),
            detail: [entry.label && replyLabel(entry.label), entry.assignee_name && homeText.assignedTo(entry.assignee_name)]
              .filter(Boolean)
              .join(' · '),
            text: entry.snippet,
            date: entry.received_date,
          }
        : {
            key: entry.project_id,
            title: homeText.moreInAttention(entry.count),
            project: named(entry.project_name),
            ...panel(entry.project_id, 'warm_leads_question'),
          },
    ),
  review: ({ review }) =>
    review.map((entry) => ({
      ...ofProject(entry, homeText.toReview(entry.count)),
      ...panel(entry.project_id, 'under_review'),
      date: entry.ready_date,
      dateLabel: homeText.batchReady,
    })),
  decisions: ({ decisions }) =>
    decisions.map((entry) => ({
      ...ofProject(
        entry,
        [
          entry.is_asked ? homeText.yourDecision(entry.count) : homeText.waitForDecision(entry.count),
          entry.managers.length > 0 ? homeText.waitingFor(entry.managers.join(', ')) : entry.is_asked ? '' : homeText.noOneAsked,
        ]
          .filter(Boolean)
          .join(', '),
      ),
      ...panel(entry.project_id, entry.is_recruiter ? 'warm_leads_recruiter' : 'warm_leads_hm'),
      date: entry.since,
      dateLabel: homeText.since,
      isMine: entry.is_asked,
    })),
  approvals: ({ approvals }) =>
    approvals.map((approval) => ({
      key: approval.candidate_id,
      ...panel(approval.project_id ?? '', 'offer', approval.candidate_id),
      title: approval.candidate_name,
      project: named(approval.project_name),
      detail: approval.by && homeText.letterBy(approval.by),
      isMine: true,
    })),
  scorecards: ({ scorecards }) =>
    scorecards.map((card) => ({
      key: card.interview_id,
      ...panel(card.project_id ?? '', 'interviewing', card.candidate_id),
      title: card.candidate_name,
      project: named(card.project_name),
      date: card.date,
      dateLabel: homeText.writeScorecard,
    })),
  mentions: ({ mentions }) =>
    byProject(mentions).map((mention) => ({
      key: `${mention.candidate_id} ${mention.date}`,
      to: '/panel',
      search: { project: mention.project_id ?? '', candidate: mention.candidate_id, view: '1' },
      title: mention.candidate_name,
      project: named(mention.project_name),
      text: homeText.saysBy(mention.by, mention.text),
      date: mention.date,
    })),
  tasks: ({ tasks }) =>
    tasks.map((task) => ({
      key: `${task.kind} ${task.candidate_id} ${task.referred_name}`,
      ...(isLegal(task.kind)
        ? { to: '/tasks', search: {} }
        : { to: '/panel', search: { project: task.project_id, candidate: task.candidate_id, view: '0' } }),
      title: taskTitle(task.kind, task.candidate_name, { name: task.referred_name }),
      project: named(task.project_name),
      detail: task.due_date ? homeText.dueOn(dayText(dayAsMoment(task.due_date), 'UTC', false, readersOrder())) : undefined,
    })),
  notices: ({ notices: { overdue, soon } }) =>
    overdue + soon === 0
      ? []
      : [
          {
            key: 'notices',
            to: '/talent/notices',
            search: {},
            title: homeText.toTell(overdue + soon),
            detail: overdue > 0 ? homeText.tellOverdue(overdue) : homeText.tellSoon,
          },
        ],
  searches: ({ searches }) =>
    searches.map((entry) => ({
      ...ofProject(entry, ''),
      ...panel(entry.project_id, 'under_review'),
      text: homeText.problems[entry.problem],
      date: entry.date,
    })),
  newPeople: ({ new_people: alerts }) =>
    alerts.map((entry) => ({
      key: entry.search_id,
      to: '/talent',
      search: { saved: entry.search_id },
      title: entry.name,
      detail: homeText.newPeople(entry.people),
      date: entry.since,
      dateLabel: homeText.addedSince,
    })),
  drafts: ({ drafts }) =>
    drafts.map((entry) => ({
      ...ofProject(entry, ''),
      to: `/projects/v2/draft/${entry.project_id}`,
      search: {},
      date: entry.date,
      dateLabel: homeText.editedAt,
    })),
}

const countOf: Partial<Record<GroupKind, (home: Home) => number>> = {
  answers: ({ answer_count: count }) => count,
  review: ({ review }) => review.reduce((sum, { count }) => sum + count, 0),
  notices: ({ notices: { overdue, soon } }) => overdue + soon,
  decisions: ({ decisions }) => decisions.reduce((sum, { count }) => sum + count, 0),
}

/** Groups with rows, the most urgent first. */
export function groupsOf(home: Home): Group[] {
  return (Object.keys(builders) as GroupKind[]).flatMap((kind): Group[] => {
    const rows = builders[kind](home)
    if (rows.length === 0) return []
    const count = countOf[kind]?.(home) ?? rows.length
    const listed = home.answers.length + home.attention.reduce((sum, entry) => sum + entry.count, 0)
    return [
      {
        kind,
        count,
        rows,
        isByProject: kind === 'answers' || kind === 'mentions',
        isCut: kind === 'answers' && listed < home.answer_count,
      },
    ]
  })
}
