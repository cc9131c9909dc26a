import { declineOffer, readOffer, readOfferFile, signOffer } from '@fairlead/contract/v2/offer'
import {
  declineOffer as decline,
  readOffer as read,
  readOfferFile as readFile,
  signOffer as sign,
} from '../../features/offers/answer-letter.ts'
import { FileAnswer, ok, openEndpoint } from '../endpoint.ts'

export const getOffer = openEndpoint(readOffer, async ({ input, services }) => {
  const offer = await read(services, input.token)
  return {
    candidate_name: offer.candidateName,
    job_title: offer.jobTitle,
    hiring_company: offer.hiringCompany,
    body: offer.body,
    answer_by: offer.answerBy,
    state: offer.state,
    refusal: offer.refusal,
    signed_name: offer.signedName,
  }
})

export const getOfferFile = openEndpoint(readOfferFile, async ({ input, services }) => {
  const { name, contentType, bytes } = await readFile(services, input.token)
  return new FileAnswer(name, contentType, bytes)
})

export const postOfferSign = openEndpoint(signOffer, async ({ input, services }) => {
  await sign(services, services.letters, input)
  return ok
})

export const postOfferDecline = openEndpoint(declineOffer, async ({ input, services }) => {
  await decline(services, input)
  return ok
})
