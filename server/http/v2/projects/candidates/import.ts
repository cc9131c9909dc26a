import { importCandidateV2 } from '@fairlead/contract/v2/projects/candidates/import'
import { importPerson } from '../../../../features/candidates/imports/import-person.ts'
import { checkImport } from '../../../../features/candidates/people/person-find-email.ts'
import { saveReferral } from '../../../../features/mail/inbound/save-referral.ts'
import { Answer, endpoint } from '../../../endpoint.ts'

export const postProjectsCandidatesImport = endpoint(importCandidateV2, async (ctx, { input, services }) => {
  const check = await checkImport(ctx, services.outside.emailFinder, {
    projectId: input.project_id,
    linkedinUrl: input.candidate_linkedin_url,
    field: 'candidate_linkedin_url',
  })
  const request = {
    projectId: input.project_id,
    linkedinUrl: check.linkedinUrl,
    email: check.isFound ? (check.email ?? '') : '',
    name: check.isFound ? check.name : '',
    finding: check.finding,
    stage: input.autopilot_import_to_queue ? ('QUEUE' as const) : undefined,
    needsEmail: true,
  }
  const { candidateId, wasThere } = await importPerson(ctx, services.vocabulary, request, saveReferral)
  return new Answer(wasThere ? 209 : 200, { candidate_id: candidateId, in_project: wasThere })
})
