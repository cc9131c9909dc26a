import { readHome } from '@fairlead/contract/v2/home'
import { endOfDay } from '@fairlead/domain/interview/zone-clock'
import { readHome as read, type HomeProject } from '../../features/home/home-views.ts'
import { endpoint } from '../endpoint.ts'

const projectToWire = ({ id, name, hiringCompany }: HomeProject) => ({ project_id: id, project_name: name, hiring_company: hiringCompany })
const placeToWire = ({
  projectId,
  projectName,
  candidateId,
  name,
}: Record<'projectName' | 'candidateId' | 'name', string> & { projectId: string | null }) => ({
  project_id: projectId,
  project_name: projectName,
  candidate_id: candidateId,
  candidate_name: name,
})
const iso = (date: Date | null) => date?.toISOString() ?? null

export const getHome = endpoint(readHome, async (ctx, { input, services }) => {
  const home = await read(ctx, services.settings, endOfDay(input.time_zone, ctx.now()))
  return {
    trouble: home.trouble,
    interviews: home.interviews.map((interview) => ({
      ...placeToWire(interview),
      id: interview.id,
      start: interview.start.toISOString(),
      end: interview.end.toISOString(),
      meeting_kind: interview.kind,
      meeting_where: interview.where,
      interviewers: interview.interviewers,
      is_mine: interview.isMine,
    })),
    answer_count: home.answerCount,
    answers: home.answers.map(({ project, candidateId, name, label, snippet, receivedAt, assignee }) => ({
      ...projectToWire(project),
      candidate_id: candidateId,
      candidate_name: name,
      label,
      snippet,
      assignee_name: assignee,
      received_date: receivedAt.toISOString(),
    })),
    attention: home.attention.map(({ project, count }) => ({ ...projectToWire(project), count })),
    review: home.review.map(({ project, count, readyAt }) => ({ ...projectToWire(project), count, ready_date: iso(readyAt) })),
    decisions: home.decisions.map(({ project, count, isRecruiter, managers, isAsked, since }) => ({
      ...projectToWire(project),
      count,
      is_recruiter: isRecruiter,
      managers,
      is_asked: isAsked,
      since: iso(since),
    })),
    searches: home.searches.map(({ project, problem, at: date }) => ({ ...projectToWire(project), problem, date: iso(date) })),
    tasks: home.tasks.map(({ kind, project, candidateId, name, referred, day }) => ({
      ...projectToWire(project),
      kind,
      candidate_id: candidateId,
      candidate_name: name,
      referred_name: referred,
      due_date: day,
    })),
    mentions: home.mentions.map((mention) => ({
      ...placeToWire(mention),
      by: mention.by,
      text: mention.text,
      date: mention.at.toISOString(),
    })),
    scorecards: home.scorecards.map((card) => ({ ...placeToWire(card), interview_id: card.interviewId, date: card.end.toISOString() })),
    approvals: home.approvals.map((approval) => ({ ...placeToWire(approval), by: approval.by })),
    notices: home.notices,
    new_people: home.newPeople.map(({ searchId, since, ...alert }) => ({ ...alert, search_id: searchId, since: iso(since) })),
    drafts: home.drafts.map(({ project, at: date }) => ({ ...projectToWire(project), date: date.toISOString() })),
    has_projects: home.hasProjects,
  }
})
