// Saves candidates as a CSV file on the user's machine.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { candidatesCsv, csvFileName } from '@fairlead/domain/candidate/csv'
import { showToast } from '../ui/toast.ts'
import { text as candidateActionsText } from '../i18n/candidate-actions.ts'

export function exportCsv(candidates: readonly WireCandidate[], productName: string): void {
  const text = candidatesCsv(
    candidates.map((candidate) => ({
      name: candidate.name,
      linkedinUrl: candidate.linkedin_profile_url,
      title: candidate.experiences[0]?.title ?? candidate.current_job_title,
      company: candidate.experiences[0]?.company ?? null,
      location: candidate.location,
      personalEmails: candidate.personal_emails,
    })),
  )
  // the byte order mark makes spreadsheets read UTF-8
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = csvFileName(productName)
  link.click()
  URL.revokeObjectURL(url)
  showToast(candidateActionsText.exported(candidates.length))
}
