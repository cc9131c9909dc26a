import {
  readSelfIdentification,
  saveSelfIdentification,
  withdrawSelfIdentification,
} from '@fairlead/contract/v1/candidates/self_identification'
import { readForm, saveAnswer, withdrawAnswer } from '../../../features/insight/self-identification-store.ts'
import { ok, openEndpoint } from '../../endpoint.ts'

export const getSelfIdentification = openEndpoint(readSelfIdentification, async ({ input, services }) => {
  const { jobTitle, hiringCompany, answer } = await readForm(services.database, input.token, services.now())
  return { job_title: jobTitle, hiring_company: hiringCompany, answer }
})

export const postSelfIdentification = openEndpoint(saveSelfIdentification, async ({ input, services }) => {
  const { token, gender, ethnicity } = input
  await saveAnswer(services.database, token, { gender, ethnicity }, services.now())
  return ok
})

export const deleteSelfIdentification = openEndpoint(withdrawSelfIdentification, async ({ input, services }) => {
  await withdrawAnswer(services.database, input.token, services.now())
  return ok
})
