import { checkImport } from '@fairlead/contract/v1/candidates/import/check'
import { checkImport as check } from '../../../../features/candidates/people/person-find-email.ts'
import { endpoint } from '../../../endpoint.ts'

export const postCandidatesImportCheck = endpoint(checkImport, async (ctx, { input, services }) => {
  const { inProject, email, finding, name } = await check(ctx, services.outside.emailFinder, {
    projectId: input.project_id,
    linkedinUrl: input.cand_linkedin_url,
    field: 'cand_linkedin_url',
  })
  return {
    in_project: inProject,
    email,
    email_vendor: finding?.vendor ?? null,
    email_guessed: finding?.isGuess ?? false,
    name: name || null,
  }
})
