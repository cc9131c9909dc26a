// Training on a part of the examples classifies the others.
import { expect, test } from 'vitest'
import { broadLabel } from '@fairlead/domain/ports/reply-classifier'
import { classifyReply, confidentEnough } from '@fairlead/replies/classify-reply'
import { givenReplies, written } from './examples.ts'
import { fitReplyModel } from './fit.ts'

test('classifies the given examples when trained only on the written ones', { timeout: 30_000 }, () => {
  const model = fitReplyModel(written)
  const judged = givenReplies.map((example) => ({ example, ...classifyReply(model, example.text) }))
  const right = judged.filter(({ example, label }) => example.label === broadLabel(label))
  const sure = judged.filter(({ confidence }) => confidence >= confidentEnough)
  const surelyWrong = sure.filter(({ example, label }) => example.label !== broadLabel(label))
  expect(right.length / judged.length).toBeGreaterThan(0.88)
  expect(surelyWrong.length / sure.length).toBeLessThan(0.05)
  expect(surelyWrong.filter(({ label }) => label === 'interested')).toEqual([])
})
