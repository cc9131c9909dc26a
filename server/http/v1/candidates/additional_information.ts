import { readInformationRequest, sendInformation } from '@fairlead/contract/v1/candidates/additional_information'
import { offerSelfIdentification } from '../../../features/insight/self-identification-store.ts'
import { readRequest, receiveInformation } from '../../../features/outreach/emails/receive-information.ts'
import { ok, openEndpoint } from '../../endpoint.ts'

export const getAdditionalInformation = openEndpoint(readInformationRequest, async ({ input, services }) => {
  const request = await readRequest(services.database, input.token, services.now())
  return {
    first_name: request.firstName,
    item: request.item,
    job_title: request.jobTitle,
    hiring_company: request.hiringCompany,
    product_name: services.settings.productName,
  }
})

export const postAdditionalInformation = openEndpoint(
  sendInformation,
  async ({ input, services, file }) => {
    const recipient = await receiveInformation(
      services.database,
      services,
      { token: input.token, message: input.message, file },
      services.now,
    )
    const { resume, resumeNote: resume_note } = recipient
    return { ...ok, resume, resume_note, self_identification: await offerSelfIdentification(services.database, recipient, services.now) }
  },
  { admitUpload: ({ token }, services) => readRequest(services.database, token, services.now()) },
)
