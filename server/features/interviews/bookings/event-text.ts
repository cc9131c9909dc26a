// The content of an interview's event, in the host's calendar and in the candidate's.
import { whereInWords } from '@fairlead/domain/interview/interview-emails'
import { namesInWords } from '@fairlead/domain/interview/panel'
import type { InterviewView } from '../records/interview-views.ts'
import { text } from '../texts/texts.ts'

export function linkToCandidate(publicUrl: string, { projectId, candidateId }: Pick<InterviewView, 'projectId' | 'candidateId'>): string {
  return `${publicUrl}/panel?project=${encodeURIComponent(projectId)}&candidate=${encodeURIComponent(candidateId)}`
}

export function eventText(
  view: InterviewView,
  reader: 'host' | 'candidate',
  publicUrl: string,
): { title: string; description: string; location: string } {
  const { candidateName, interviewerNames, jobTitle, hiringCompany, meeting, day } = view
  const part = day ? `${day.name}: ` : ''
  const location = meeting.kind === 'phone' ? 'Phone' : meeting.where
  if (reader === 'candidate')
    return {
      title: `${part}Interview with ${interviewerNames}: ${jobTitle} at ${hiringCompany}`,
      description: `${whereInWords(meeting, view.hostName, view.candidatePhone)}\n\n${text.useEmailLink}`,
      location,
    }
  const call =
    meeting.kind === 'phone' && meeting.where === ''
      ? `${view.interviewers.length > 1 ? `${view.hostName} calls` : 'You call'} ${candidateName}${view.candidatePhone ? ` on ${view.candidatePhone}` : ''}.`
      : meeting.where
  return {
    title: `${day?.name ?? 'Interview'}: ${candidateName} (${jobTitle})`,
    description: `${call}${view.interviewers.length > 1 ? `\n\nInterviewers: ${interviewerNames}` : ''}${view.trainees.length > 0 ? `\n\n${text.sitsIn(namesInWords(view.trainees.map(({ name }) => name)))}` : ''}\n\nProfile and conversation: ${linkToCandidate(publicUrl, view)}`,
    location,
  }
}
