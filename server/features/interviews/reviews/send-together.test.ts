// Several emails to the hiring manager at the same moment, about candidates of one review queue.
import { expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { activeProject, addPerson } from '../../../../testing/projects.ts'
import { createTestApp, newUser } from '../../../../testing/test-app.ts'

test('are refused at once, each once, while the candidates wait for a decision', async () => {
  const rollbacks: string[] = []
  const testApp = await createTestApp({ onQuery: (statement) => statement === 'rollback' && rollbacks.push(statement) })
  try {
    const user = await newUser(testApp.app)
    const project_id = await activeProject(testApp, user)
    const ids: string[] = []
    for (let number = 0; number < 6; number++) ids.push((await addPerson(testApp, user, project_id, { stage: 'UNDER_REVIEW' })).id)
    rollbacks.length = 0
    const answers = await Promise.all(
      ids.map((id) =>
        user.call('POST', 'v2/projects/candidates/send_for_review', {
          project_id,
          candidate_ids: [id],
          email_to: `boss.${newId()}@home.example`,
          email_subject: 'Look',
          email_body: 'Here: {{review_link}}',
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 409))
    // one that the database chose to try again would have had two
    expect(rollbacks).toHaveLength(ids.length)
  } finally {
    await testApp.close()
  }
})
