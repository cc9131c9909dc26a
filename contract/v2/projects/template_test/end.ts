import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { done, id } from '../../../fields.ts'
import { testVersion } from '../../../shapes/template-test.ts'

export const endTemplateTest = call(
  'POST',
  'v2/projects/template_test/end',
  ['unproven'],
  'Ends a test and keeps one of its templates: it becomes the first template of the project, which all further emails follow.',
  z.object({ project_id: id, test_id: id, keep: testVersion }),
  done,
  { audit: 'project_changed', also: { 409: 'This test has ended.' } },
)
export type EndTemplateTest = CallType<typeof endTemplateTest>
