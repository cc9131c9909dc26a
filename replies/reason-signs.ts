// Phrases that name a reason for declining.
import type { NotInterestedReason } from '@fairlead/domain/shared/not-interested-reason'

const signs: readonly [reason: NotInterestedReason, pattern: RegExp][] = [
  [
    'misclassification',
    /\b(wrong (person|guy|woman|man|\p{Lu}\p{L}+ \p{Lu}\p{L}+)|confus\w+ (me|with)|mistak\w+ me|someone else|somebody else|another \p{Lu}\p{L}+|different \p{Lu}\p{L}+|(high school )?student|i'?m retired|not sure why (i|you)|never worked (in|as)|a recruiter myself|i'?m an? \p{L}+, not an? |nothing to do with my|your (data|information|records?) .{0,20}(wrong|outdated)|verwechseln|confondez|confund)/iu,
  ],
  [
    'timing',
    /\b(right now|at the moment|at this (time|point|moment)|for now|currently|not looking|not (actively )?(searching|on the market)|timing|next (year|summer|spring|fall|quarter)|in (a|six|three|few) (year|months)|q[1-4]\b|just (started|joined|accepted|signed|moved|got promoted|began)|recently (started|joined|accepted)|(happy|content|settled|comfortable|satisfied) (where|in my|with my|here|at my)|staying put|vest\w*|bonus|(bab|matern|patern)|down the road|too busy|finish\w* (my|a|this)|check back|circle back|another offer|moment|zufrieden|actuellement|de cambio|no momento)/iu,
  ],
  [
    'compensation',
    /\b(salar\w+|comp(ensation)?\b|pay\b|paid|base\b|\d{2,3}\s?k\b|money|package|(day|hourly) rate|equity|underpaid|(far |too |way )low\b|gehalt|salaire|rémunération|sueldo|salario)/iu,
  ],
  [
    'seniority',
    /\b(senior(ity)?|junior|entry[- ]level|overqualified|over-qualified|under-?qualified|step (down|back|backwards)|director|vp\b|principal|staff\b|lead\b|title|manage(ment|r)? (role|position|people)|years? (out of school|behind me)|just graduated|not enough experience|enough experience|individual contributor|überqualifiziert)/iu,
  ],
  [
    'remote_policy',
    /\b(remote\w*|hybrid|on-?site|in[- ]office|office|relocat\w*|commut\w*|move to|moving to|willing to move|can'?t move|not willing to (move|travel)|travel|work from home|wfh|live (in|too)|house in|umzug|déménager|mudar\w*|homeoffice)/iu,
  ],
  [
    'company_fit',
    /\b(mission|industry|defen[sc]e|crypto|gambling|tobacco|oil|weapons|start-?ups?|early[- ]stage|corporat\w+|big (company|companies|tech)|larger|smaller|established|culture|glassdoor|product|your company|work(ed)? (for|at) (a|you|them)|agenc(y|ies)|sector|space i)/iu,
  ],
  [
    'visa',
    /\b(visa|h-?1b|h1b|green card|sponsor\w*|work (permit|authori[sz]ation)|right to work|authori[sz]ed to work|citizen\w*|clearance|residency|immigration|opt\b|tn\b|arbeitserlaubnis|permis de travail)/iu,
  ],
  [
    'other',
    /\b(freelanc\w*|self-?employed|(my|our) own (company|business|thing|firm)|starting (a|my)|founder|teacher|retir(e|ing)|interviewed (with|before)|(already|previously) (applied|talked|spoke\w*|submitted|rejected|in touch)|another recruiter|ghosted|personal reasons|health reasons|non-?compete|abroad|career change|know (someone|a few|two|people|somebody)|refer|friend|colleague|passed it on|talk to \p{Lu}|contact \p{Lu}|try \p{Lu}|process was)/iu,
  ],
  [
    'role_fit',
    /\b(fit\b|match\b|not my (area|field|thing)|experience (with|in)|background|skills?et|skill set|skills|backend|front-?end|machine learning|infra|php|java\b|data\b|developer|designer|hands-on|focus\w* on|work(ing)? with|don'?t (do|know|want to do)|moved away from|different direction|aligned|profil|perfil|role (isn'?t|is not))/iu,
  ],
  [
    'wrong_email',
    /\b(wrong (e-?mail|address|inbox|mailbox|number)|no longer (works?|with|employed)|doesn'?t work (here|for)|left (the|our) (company|firm|team|organi[sz]ation)|this (mailbox|inbox|address|account)|(monitor|took over) (the|this|his|her)|update your records|no one by that name|is not \p{Lu}|my work (e-?mail|address)|arbeitet nicht mehr|ne travaille plus)/iu,
  ],
]

/** The reasons whose phrases are in the text, in the order of the list above. */
export function reasonSigns(text: string): NotInterestedReason[] {
  const plain = text.replace(/[’`´]/g, "'")
  return signs.filter(([, pattern]) => pattern.test(plain)).map(([reason]) => reason)
}
