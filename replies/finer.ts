// Finer classes of a refusal: not now, a referral, the wrong person, a request about personal data.
import { isMereThanks } from '@fairlead/domain/conversation/courtesy'
import type { NotInterestedReason } from '@fairlead/domain/shared/not-interested-reason'
import { mentionsReturn } from '@fairlead/domain/conversation/come-back'
import type { Day } from '@fairlead/domain/shared/days'
import { readReferrals } from '@fairlead/domain/conversation/referral'
import type { BroadLabel, ReplyLabel } from '@fairlead/domain/ports/reply-classifier'

const any = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'), 'iu')

/** Asks for deletion, or for the source of the data. */
const aboutData = any(
  String.raw`\b(delete|erase|remove|destroy) (all |any |every )?(of )?(my|the|your) (\w+ )?(data|information|details|records?)\b`,
  String.raw`\b(delete|erase|remove|destroy) (all |any |every )?(the )?(data|information|details|records?) (that )?(you (have|hold|store|keep)|about me|on me)\b`,
  String.raw`\b(deletion|erasure) of (all )?(my|the) (personal )?(data|information)\b`,
  String.raw`\bwhere did you (get|find|obtain) (my|this) (e-?mail|address|data|details|name|contact|number|information)`,
  String.raw`\bmeine (persönlichen )?daten .{0,40}(löschen|gelöscht)|\blöschen sie .{0,40}daten|\blöschung meiner .{0,20}daten|woher haben sie meine`,
  String.raw`\b(supprimer|suppression de|effacer|effacez|supprimez) .{0,20}(mes|toutes (mes|les)) (données|informations)`,
  String.raw`\b(eliminen|eliminar|borren|borrar|eliminación de|supresión de) .{0,15}mis datos`,
  String.raw`\b(cancellate|cancellare|cancellazione dei|eliminate|eliminare) .{0,15}miei dati`,
  String.raw`\b(verwijder|verwijdert|wis) .{0,15}(mijn|alle) (gegevens|persoonsgegevens|persoonlijke)`,
  String.raw`\b(apaguem|apagar|excluam|excluir|eliminem|exclusão dos) .{0,15}meus dados`,
  String.raw`\b(usun\p{L}*|usunięci\p{L}+|skasować) .{0,20}(moich|moje|wszystkie|wszystkich) (dane|danych)|skąd (macie|mają państwo|pan ma|pani ma|wzięliście) (mój|moje|moją)`,
  String.raw`\b(ștergeți|stergeti|ștergerea|stergerea) .{0,20}(datele|datelor)|de unde (aveți|aveti|ai) (adresa|datele|emailul|numărul)`,
  String.raw`\bd['’]où (tenez|avez)[- ]vous (mon|mes)|de dónde (han sacado|sacaron|obtuvieron) mi|dove (avete|ha) (preso|trovato) (il mio|la mia|i miei)|hoe (komt u|kom je|komen jullie) aan mijn|onde (conseguiram|conseguiu|obtiveram) (o )?meu`,
)
/** Names the law or the subject. */
const namesDataLaw = any(
  String.raw`\b(gdpr|dsgvo|ccpa|rgpd|lgpd|rodo|avg-verzoek|right to (be forgotten|erasure)|article 17|art\. ?17|data protection)\b`,
  String.raw`\bpersonenbezogene|données personnelles|datos personales|dati personali|persoonsgegevens|dados pessoais|danych osobowych|dane osobowe|date(le)? (mele )?(cu caracter )?personal`,
)

const laterPlease = any(
  String.raw`\b(reach out|get in touch|contact me|ping me|try me|try again|ask me|write (to )?me|hit me up|circle back|check (back|in)|come back|talk|reconnect|revisit|touch base|speak)( to me| with me)? (again )?(again|later|next (year|spring|summer|autumn|fall|quarter)|in (a|\d+|one|two|three|four|six|nine|twelve|the (new year|spring|summer|autumn|fall))|after|down the road|then)\b`,
  String.raw`\b(maybe|perhaps) (later|in (a|\d+|six|three|the future)|next year|another time|some other time|down the road)\b|\bnot (right )?now,? (but|maybe)|\bask again\b|\bkeep me (in mind|posted)|\bstay in touch\b|\banother time\b`,
  String.raw`\b(melden sie sich|meldet euch|melde dich|schreiben sie mir|schreib mir|fragen sie) .{0,40}(wieder|noch ?mal|nochmals|später|erneut)|\bvielleicht (später|nächstes jahr|in )|\b(im moment|momentan|derzeit|gerade) nicht, aber`,
  String.raw`\b(recontactez|recontacter|revenez|relancez|rappelez|reparlons)\b|\bpeut-être (plus tard|l'année prochaine)|\bplus tard peut-être`,
  String.raw`\b(escríbeme|escríbame|contáctame|contácteme|contactadme|hablamos|vuelve|vuelva|volver) .{0,30}(de nuevo|más adelante|en |a |otra vez)|\bquizás? (más adelante|el próximo año)|\bmás adelante\b`,
  String.raw`\b(ricontatt\p{L}+|risentiamoci|riscriv\p{L}+|risentirci)\b|\bmagari (più avanti|l'anno prossimo)|\bforse più avanti`,
  String.raw`\b(probeer|benader|vraag|mail|contacteer|bel) (het |me |mij )?.{0,30}(opnieuw|nog eens|later|weer)|\bmisschien (later|volgend jahr|volgend jaar)`,
  String.raw`\b(proszę|prosze|można|możemy) .{0,30}(odezwać|napisać|wrócić|skontaktować|ponownie)|\b(odezwij|odezwijcie|wróćmy|napisz\p{L}*) .{0,30}(za|później|ponownie|w )|może (później|za rok|za pół)`,
  String.raw`\b(reveniți|reveniti|contactați-mă|contactati-ma|scrieți-mi|scrieti-mi|vorbim|putem vorbi|reluăm|reluam) .{0,30}(peste|mai târziu|mai tarziu|din nou|în |in )|poate (peste|anul viitor|mai târziu)`,
  String.raw`\b(fale|fala|escreva|contate|contacte|procure|volte) .{0,30}(novamente|de novo|mais tarde|daqui)|\btalvez (mais tarde|no próximo ano|ano que vem)`,
)

const notOurs = any(
  String.raw`\bwrong (person|guy|man|woman|one|address|e-?mail|mailbox|inbox|number)\b|\bnot the (right )?person\b|\b(confused?|confusing|mistak\w+|mixed) (me )?(up )?(with|for)\b|\byou have the wrong\b|\bnot who you (think|are looking)`,
  String.raw`\b(no ?one|nobody) (here )?(by|of|with) that name|\bdoes ?n[o']t work here|\bno longer works (here|for us|with us)|\b(is|'s) not my (name|profile|address)\b|\bi('m| am) an? \p{L}+( \p{L}+)?,? not an? `,
  String.raw`\b(falsche person|falsche adresse|verwechsel\p{L}*|verwechselt|nicht die richtige person|arbeitet hier nicht|falscher (empfänger|ansprechpartner))`,
  String.raw`\b(mauvaise personne|trompez de personne|vous (me )?confondez|pas la bonne personne|ne travaille (pas|plus) ici|mauvaise adresse)`,
  String.raw`\b(persona equivocada|se (ha )?equivocad?\p{L}* de persona|me confunde\p{L}*|no soy la persona|ya no trabaja aquí|dirección equivocada)`,
  String.raw`\b(persona sbagliata|sbagliato persona|mi confonde|non sono la persona|non lavora (più )?qui|indirizzo sbagliato)`,
  String.raw`\b(verkeerde persoon|niet de juiste persoon|verwart mij|werkt hier niet|verkeerd adres)`,
  String.raw`(pomyli\p{L}+ (mnie|osob)|nie ta osoba|niewłaściw\p{L}+ (osob|adres)|zły adres|nie jestem t(ą|a) osob|ju(ż|z) (tu|u nas) nie pracuje)`,
  String.raw`(persoana greșită|persoana gresita|m-ați confundat|m-ati confundat|mă confundați|adresă greșită|adresa gresita|nu sunt persoana|nu mai lucrează aici|nu mai lucreaza aici)`,
  String.raw`\b(pessoa errada|não sou a pessoa|me confundi\p{L}*|não trabalha (mais )?aqui|endereço errado)`,
)

const someoneElse = any(
  String.raw`\b(know|have) (someone|somebody|people|a (friend|colleague|few)|two people|a couple)|\b(ask|contact|talk to|speak (to|with)|reach out to|try|refer you to|recommend|suggest) (my |a |an old |a former )(friend|colleague|coworker|former)|\bmy (friend|colleague|coworker|former|old) .{0,30}(might|could|would|may|is|was)\b|\b(shar|forward|pass)\p{L}* (this|it) (on |along )?(to|with)\b|\breferral\b`,
  String.raw`\b(kolleg(e|in|en)|bekannte[rn]?|freund(in)?)\b|\bweiterleiten|\bempfehle`,
  String.raw`\b(collègue|mon ami|mon amie|une amie|un ami)\b|\bje (vous )?recommande`,
  String.raw`\b(colega|amigo|amiga|compañer[oa])\b|\brecomiendo`,
  String.raw`\b(collega|amico|amica)\b|\bconsiglio di`,
  String.raw`\b(vriend|vriendin)\b|\braad .{0,20}aan`,
  String.raw`\b(recomendo|indico)\b`,
  String.raw`\b(koleg\p{L}+|koleżank\p{L}+|znajom\p{L}+|polecam|polecić)`,
  String.raw`\b(coleg\p{L}*|prieten\p{L}*|recomand)`,
)

/** 'ask Jane', 'the wrong Michael': names are recognized by capital letters. */
const namedElse = /\b(?:[Aa]sk|[Cc]ontact|[Tt]alk to|[Ss]peak (?:to|with)|[Rr]each out to|[Tt]ry) (?!(?:HR|Me|I)\b)\p{Lu}\p{Ll}+/u
const wrongName = /\b[Ww]rong \p{Lu}\p{Ll}+/u

/**
 * True for a request for deletion or for the source of the data, which starts a legal deadline on arrival. `mayQuoteLaw`: the text may
 * name the law without asking anything, as footers of automatic replies do.
 */
export function asksAboutData(text: string, mayQuoteLaw = false): boolean {
  return aboutData.test(text) || (!mayQuoteLaw && namesDataLaw.test(text))
}

/** The caller limits `text`; `reasons` are a refusal's, most likely first; `today` is the day it arrived. */
export function finerLabel(label: BroadLabel, text: string, reasons: readonly NotInterestedReason[], today: Day | null): ReplyLabel {
  if (label === 'unsubscribe') return asksAboutData(text) ? 'data_request' : label
  if ((label === 'unclear' || label === 'interested') && isMereThanks(text)) return 'thank_you'
  if (label !== 'not_interested') return label
  const plain = text.replace(/[’`´]/g, "'")
  if (notOurs.test(plain) || wrongName.test(plain) || reasons[0] === 'misclassification' || reasons[0] === 'wrong_email')
    return 'wrong_person'
  if (someoneElse.test(plain) || namedElse.test(plain) || readReferrals(text, []).some(({ email, linkedinUrl }) => email ?? linkedinUrl))
    return 'referral'
  if (laterPlease.test(plain) || (today !== null && reasons[0] === 'timing' && mentionsReturn(text, today))) return 'not_now'
  return label
}
