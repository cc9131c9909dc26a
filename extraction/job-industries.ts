// The job's industry, or one it requires experience in, from unambiguous words.
import type { Industry } from '@fairlead/domain/reference/lists'
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import { prove } from './prove.ts'
import { silentSections } from '@fairlead/matching/text/sections'
import type { Sentence } from '@fairlead/matching/text/sentences'

const signs: [Industry, RegExp][] = [
  [
    'Government',
    /\b(?:federal (?:government|agenc\w+|civil|service|programs?)|government (?:agenc\w+|services?|partners?|clients?|contractor)|city agenc\w+|public sector|state government|local government|civil servants?|in (?:the )?government|gov(?:'|’)?tech|governmental agency|federal IT)\b/i,
  ],
  ['Healthcare', /\b(?:healthcare|health care|hospitals?|health ?tech|medical devices?|pharmaceuticals?|biotech\w*|life sciences)\b/i],
  [
    'Software',
    /\b(?:B2B|enterprise|consumer)? ?SaaS (?:company|business|startup|start-up|environment|industry|products?)\b|\bsoftware (?:company|industry|startup|vendor)\b|\btech(?:nology)? (?:company|startup|start-up|industry)\b/i,
  ],
  [
    'Business or Finance',
    /\b(?:fin ?tech|financial services|banking|investment bank\w*|insurance (?:company|industry|sector)|hedge funds?|asset management|private equity|payments? (?:company|industry))\b/i,
  ],
  ['Legal', /\b(?:law (?:firm|department)|legal (?:department|industry|services)|trial attorneys?)\b/i],
  ['Education', /\b(?:ed ?tech|higher education|K-?12|school district|education (?:sector|industry|technology))\b/i],
  ['Nonprofit', /\b(?:non-?profit (?:organi[sz]ation|sector|experience)|501\(c\)\(?3\)?|NGOs?)\b/i],
  ['Real Estate', /\b(?:real estate|prop ?tech|property management (?:company|industry))\b/i],
  [
    'Manufacturing/Logistics',
    /\b(?:manufacturing (?:company|industry|environment|plant|sector)|logistics (?:company|industry)|supply chain (?:company|industry)|warehous\w+ (?:environment|industry))\b/i,
  ],
  [
    'Energy/Environment/Agro',
    /\b(?:renewable energy|clean ?tech|climate tech|oil (?:and|&) gas|utilit(?:y|ies) (?:company|industry|sector)|energy (?:company|industry|sector)|agricultur\w+ (?:industry|company|sector)|environmental protection)\b/i,
  ],
  [
    'Media/Design',
    /\b(?:media (?:company|industry)|advertising agency|creative agency|design (?:agency|studio)|gaming (?:company|industry)|film industry|publishing (?:house|industry))\b/i,
  ],
  ['Consumer Goods', /\b(?:consumer goods|CPG|FMCG|e-?commerce|retail (?:company|industry|sector|experience))\b/i],
  ['Hardware', /\b(?:semiconductors?|consumer electronics|hardware (?:company|industry|startup))\b/i],
  ['Sports', /\b(?:sports (?:industry|team|organi[sz]ation|company)|fitness industry)\b/i],
  ['Mechanical', /\b(?:automotive|aerospace|machinery) (?:industry|company|sector)\b/i],
]

/** Up to two, nice to have, since people also come from other industries. Ignores the company's self-description. */
export function readJobIndustries(sentences: readonly Sentence[]): JobProposal[] {
  const industries: { proposal: JobProposal; count: number }[] = []
  for (const [industry, pattern] of signs) {
    let count = 0
    let proposal: JobProposal | null = null
    for (const sentence of sentences) {
      if (silentSections.has(sentence.section)) continue
      const match = pattern.exec(sentence.text)
      if (!match) continue
      count += 1
      proposal ??= {
        field: 'industry',
        value: industry,
        strength: 'nice',
        evidence: prove(sentence, match.index, match.index + match[0].length),
      }
    }
    if (proposal) industries.push({ proposal, count })
  }
  return industries
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 2)
    .map(({ proposal }) => proposal)
}
