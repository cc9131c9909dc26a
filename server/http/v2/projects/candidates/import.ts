import { importCandidateV2 } from '@fairlead/contract/v2/projects/candidates/import'
import { importPerson } from '../../../../features/candidates/import-person.ts'
import { checkImport } from '../../../../features/candidates/person-find-email.ts'
import { keepReferral } from '../../../../features/mail/keep-referral.ts'
import { Answer, endpoint } from '../../../endpoint.ts'

export const postProjectsCandidatesImport = endpoint(importCandidateV2, async (ctx, { input, services }) => {
  const found = await checkImport(ctx, services.outside.emailFinder, {
    projectId: input.project_id,
    linkedinUrl: input.candidate_linkedin_url,
    field: 'candidate_linkedin_url',
  })
  const wanted = {
    projectId: input.project_id,
    linkedinUrl: found.linkedinUrl,
    email: found.isFound ? (found.email ?? '') : '',
    name: found.isFound ? found.name : '',
    stage: input.autopilot_import_to_queue ? ('QUEUE' as const) : undefined,
    needsEmail: true,
  }
  const { candidateId, wasThere } = await importPerson(ctx, services.vocabulary, wanted, keepReferral)
  return new Answer(wasThere ? 209 : 200, { candidate_id: candidateId, in_project: wasThere })
})
