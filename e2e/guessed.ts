// A candidate whose only address was guessed by the email finder.
import { byHandle, checkInvented } from '@fairlead/local-services/finder/invented'
import { newWord, type Member } from './team.ts'
import { expect } from './test.ts'

/** A fictional page whose address the finder guesses; checking it returns `check`. */
function guessedPage(check: ReturnType<typeof checkInvented>): { url: string; email: string } {
  for (let number = 0; ; number++) {
    const handle = `gil-${newWord()}-fl${String(number).padStart(8, '0')}`
    const invented = byHandle(handle)
    if (invented?.verified === 'accept_all' && checkInvented(invented.email) === check)
      return { url: `https://www.linkedin.com/in/${handle}`, email: invented.email }
  }
}

/** In Approved, with a looked-up address. */
export async function addGuessed(member: Member, project_id: string, name: string, check: ReturnType<typeof checkInvented>) {
  const { url, email } = guessedPage(check)
  const resume = JSON.stringify({ basics: { name, profiles: [{ network: 'LinkedIn', url }] } })
  const { core_candidate_id: person_id } = await member.call<{ core_candidate_id: string }>('POST', 'v2/talent/json_resume', { resume })
  const { added } = await member.call<{ added: { candidate_id: string }[] }>('POST', 'v2/talent/projects', {
    project_id,
    person_ids: [person_id],
  })
  const candidate_id = added[0]!.candidate_id
  const lookup = await member.call<{ guessed_emails: string[] }>('POST', 'v1/email/find', { project_id, candidate_id })
  expect(lookup.guessed_emails).toEqual([email])
  return { candidate_id, person_id, email }
}
