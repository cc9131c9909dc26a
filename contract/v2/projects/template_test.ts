import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, text } from '../../fields.ts'
import { templateTest } from '../../shapes/template-test.ts'

export const listTemplateTests = call(
  'GET',
  'v2/projects/template_test',
  ['staff', 'unproven'],
  'The tests of two first emails in a project with their results, newest first. An email counts 7 days after it was sent.',
  z.object({ project_id: id }),
  z.object({
    running: templateTest.nullable(),
    ended: z.array(templateTest),
  }),
)
export type ListTemplateTests = CallType<typeof listTemplateTests>

export const startTemplateTest = call(
  'POST',
  'v2/projects/template_test',
  ['unproven'],
  'Starts a test: first emails that name no template and no text follow A or B, by a fair coin for each candidate.',
  z.object({ project_id: id, template_a: text, template_b: text }),
  z.object({ id: z.string() }),
  { audit: 'project_changed', also: { 409: 'A test is running.' } },
)
export type StartTemplateTest = CallType<typeof startTemplateTest>
