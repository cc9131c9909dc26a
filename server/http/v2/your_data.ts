import {
  addYourDocument,
  chooseForYourData,
  disputeYourData,
  openYourData,
  readYourData,
  readYourFile,
  readYourRecord,
  sendDataCode,
} from '@fairlead/contract/v2/your_data'
import { textFacts, textOf } from '@fairlead/domain/candidate/fact-change'
import { recordOf } from '@fairlead/domain/shared/records'
import { salaryText } from '@fairlead/domain/shared/formats'
import { choose } from '../../features/rights/choose.ts'
import { exportRecord } from '../../features/rights/export-record.ts'
import { atAccess, proveAddress, readNotice, sendCode } from '../../features/rights/open-page.ts'
import { readRecord, type CandidateRecord, type RecordedSearch } from '../../features/rights/read-record.ts'
import { addDocument, sendDispute } from '../../features/rights/send-dispute.ts'
import { eraseThemself } from '../../features/talent/erase-person.ts'
import { FileAnswer, ok, openEndpoint } from '../endpoint.ts'
import { changeFromWire, schoolToWire } from '../wire/fact-change.ts'

export const getYourData = openEndpoint(readYourData, async ({ input, services }) => {
  const { jobTitle, hiringCompany, ...notice } = await readNotice(services, input.token)
  return { ...notice, job_title: jobTitle, hiring_company: hiringCompany }
})

export const postYourDataCode = openEndpoint(sendDataCode, async ({ input, services }) => {
  await sendCode(services, services.settings, input)
  return ok
})

export const postYourDataAccess = openEndpoint(openYourData, async ({ input, services }) => ({
  access: await proveAddress(services, input),
}))

export const getYourDataRecord = openEndpoint(readYourRecord, async ({ input, services }) =>
  recordToWire(await atAccess(services, input.token, (tx, access) => readRecord(tx, services.reasons, access, input.language))),
)

export const getYourDataFile = openEndpoint(readYourFile, async ({ input, services }) => {
  const { token: access, part, language } = input
  const { name, contentType, bytes } = await exportRecord(services, services.reasons, { access, part, language })
  return new FileAnswer(name, contentType, bytes)
})

export const postYourDataDisputes = openEndpoint(disputeYourData, async ({ input, services }) => {
  const { token: access, candidate_id, change, document_id, ...rest } = input
  const due = await sendDispute(services, {
    ...rest,
    access,
    candidateId: candidate_id ?? null,
    documentId: document_id ?? null,
    change: changeFromWire(change),
  })
  return { due_date: due }
})

export const postYourDataDocuments = openEndpoint(
  addYourDocument,
  async ({ input, services, file }) => {
    const { id, isRead } = await addDocument(services, services, { access: input.token, file, isProof: input.is_proof })
    return { id, is_read: isRead }
  },
  { admitUpload: ({ token }, services) => atAccess(services, token, () => Promise.resolve()) },
)

export const postYourDataChoice = openEndpoint(chooseForYourData, async ({ input, services }) => {
  const { token: access, choice, day } = input
  return { due_date: (await choose(services, eraseThemself, { access, choice, day })).due }
})

function recordToWire(record: CandidateRecord) {
  const { profile, sources, requests, searches } = record
  const { estimatedSalary, estimatedSalaryCurrency } = profile
  const ofField = (field: string) => (sources[field] ?? []).map(({ source, at: time }) => ({ source, at: time }))
  return {
    email: record.email,
    texts: recordOf(textFacts, (field) => textOf(profile, field)),
    jobs: profile.experiences.map(({ title, company, start, end }) => ({ title, company, start, end })),
    schools: profile.education.map(schoolToWire),
    skills: profile.skills,
    emails: [...profile.personalEmails, ...profile.workEmails],
    linkedin_url: profile.linkedinUrl,
    has_picture: profile.pictureUrl !== null,
    estimated_pay: salaryText(estimatedSalary, estimatedSalaryCurrency),
    recommendations: profile.recommendations.length,
    has_resume_text: Boolean(profile.resumeText),
    sources: {
      name: ofField('firstName'),
      headline: ofField('headline'),
      place: ofField('place'),
      summary: ofField('summary'),
      jobs: ofField('experiences'),
      schools: ofField('education'),
      skills: ofField('skills'),
      emails: [...ofField('personalEmails'), ...ofField('workEmails')],
      linkedin: ofField('linkedinUrl'),
      picture: ofField('pictureUrl'),
      salary: ofField('estimatedSalary'),
      recommendations: ofField('recommendations'),
    },
    sent_emails: record.sentEmails,
    received_emails: record.receivedEmails,
    notes: record.notes,
    documents: record.documents.map(({ id, fileName, at: time }) => ({ id, name: fileName, date: time.toISOString() })),
    applications: record.applications,
    searches: searches.map(searchToWire),
    requests: requests.map(({ fileName, sentAt, due, ...request }) => ({
      ...request,
      file_name: fileName,
      date: sentAt.toISOString(),
      due_date: due,
    })),
    objected: record.objected,
    later: record.later,
    unsubscribed: record.unsubscribed,
  }
}

const searchToWire = ({ candidateId, jobTitle, hiringCompany, reasons, decisions, ...search }: RecordedSearch) => ({
  ...search,
  candidate_id: candidateId,
  job_title: jobTitle,
  hiring_company: hiringCompany,
  reasons: reasons.map((reason) => ({ ...reason, facts: reason.facts.map(({ field, index }) => ({ field, index })) })),
  decisions: decisions.map(({ at: time, group, byPerson }) => ({ date: time.toISOString(), group, by_person: byPerson })),
})
