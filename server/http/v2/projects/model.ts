import { readModel, tryModel, useModel } from '@fairlead/contract/v2/projects/model'
import { costOf, type ModelTrialResult } from '@fairlead/domain/project/model-trial'
import { readModel as read, requestTrial, switchModel } from '../../../features/sourcing/models/try-model.ts'
import { endpoint } from '../../endpoint.ts'

function resultOf(result: ModelTrialResult, names: Readonly<Record<string, string>>) {
  const named = (all: ModelTrialResult['risen']) =>
    all.map(({ personId, before, after }) => ({ name: names[personId] ?? '', before, after }))
  const withCost = (sent: ModelTrialResult['trial']) => ({ ...sent, cost: costOf(sent.tokens, result.price) })
  return {
    approved: result.approved,
    rejected: result.rejected,
    pairs: result.pairs,
    agreement_before: result.agreementBefore,
    agreement_after: result.agreementAfter,
    compared: result.compared,
    moved: result.moved,
    entered: result.entered,
    risen: named(result.risen),
    fallen: named(result.fallen),
    reasons_before: result.reasonsBefore,
    reasons_after: result.reasonsAfter,
    trial: withCost(result.trial),
    search: withCost(result.search),
  }
}

export const getProjectsModel = endpoint(readModel, async (ctx, { input, services }) => {
  const { model, isUsed, decisions, trial, names } = await read(ctx, services.outside.embedder, input.project_id)
  return {
    model,
    is_used: isUsed,
    decisions,
    trial: trial && {
      state: trial.state,
      model: trial.model,
      requested_at: trial.requestedAt.toISOString(),
      finished_at: trial.finishedAt?.toISOString() ?? null,
      problem: trial.problem,
      result: trial.result && resultOf(trial.result, names),
    },
  }
})

export const postProjectsModel = endpoint(tryModel, async (ctx, { input, services }) => {
  const { isNew } = await requestTrial(ctx, services.outside.embedder, input.project_id)
  return { is_new: isNew }
})

export const postProjectsModelUse = endpoint(useModel, async (ctx, { input, services }) => {
  await switchModel(ctx, services.outside.embedder, { projectId: input.project_id, isOn: input.is_on })
  return {}
})
