// Words of a title that say how senior a job is, by language. Written by hand for the language of the interface and the
// largest languages of occupation_labels.tsv.gz, after the labels there that carry them; read-title.test.ts checks that the words
// of each language occur in them. Words under `rank` say nothing about the kind of work and are removed before encoding
// ('Senior', 'Junior'); words under `role` are part of it and stay ('Director', 'Leiter').
import type { Seniority } from '@fairlead/domain/reference/tables'

interface SeniorityWords {
  rank: Partial<Record<Seniority, string>>
  role: Partial<Record<Seniority, string>>
}

/** By ISO 639-1 code; words are separated by commas, feminine forms included. */
export const seniorityWords: Record<string, SeniorityWords> = {
  en: {
    rank: {
      intern: 'intern, internship, co-op, summer analyst, summer associate, working student, student worker',
      entry: 'junior, entry level, entry-level, graduate, apprentice, trainee, early career, new grad',
      mid: 'mid level, mid-level, intermediate, midlevel',
      senior: 'senior, experienced, seasoned',
      staff: 'senior staff',
      principal: 'senior principal, distinguished',
    },
    role: {
      entry: 'assistant, associate, junior officer',
      staff: 'lead, team lead, tech lead, team leader, foreman, foremen, charge nurse, head nurse, captain',
      manager: 'manager, supervisor, superintendent, head chef, store manager',
      director: 'director, head, head of, dean, principal investigator, managing director',
      vp: 'vice president, assistant vice president, senior vice president, executive vice president',
      c_level: 'chief, president, executive director, chief executive',
      founder: 'founder, co-founder, founding partner, owner',
    },
  },
  de: {
    rank: {
      intern: 'praktikant, praktikantin, praktikum, werkstudent, werkstudentin, volontar, volontarin, referendar, referendarin',
      entry: 'auszubildender, auszubildende, azubi, lehrling, berufseinsteiger, nachwuchskraft',
      senior: 'erfahrener, erfahrene',
    },
    role: {
      staff: 'teamleiter, teamleiterin, gruppenleiter, gruppenleiterin, vorarbeiter, vorarbeiterin, polier, meister, meisterin',
      manager: 'leiter, leiterin, leitung, leitender, leitende, abteilungsleiter, abteilungsleiterin, filialleiter, filialleiterin',
      director: 'direktor, direktorin, bereichsleiter, bereichsleiterin',
      c_level: 'geschaftsfuhrer, geschaftsfuhrerin, vorstand, generaldirektor, generaldirektorin, prasident, prasidentin',
      founder: 'grunder, grunderin, inhaber, inhaberin',
    },
  },
  fr: {
    rank: {
      intern: 'stagiaire, alternant, alternante, alternance',
      entry: 'apprenti, apprentie, debutant, debutante',
      senior: 'confirme, confirmee, experimente, experimentee',
    },
    role: {
      staff: "chef d'equipe, cheffe d'equipe, contremaitre, contremaitresse",
      manager: 'responsable, chef de service, cheffe de service, superviseur, superviseuse, gerant, gerante',
      director: 'directeur, directrice',
      c_level: 'directeur general, directrice generale, president directeur general, president, presidente',
      founder: 'fondateur, fondatrice',
    },
  },
  es: {
    rank: {
      intern: 'becario, becaria, practicante, practicas, pasante',
      entry: 'aprendiz, aprendiza, principiante',
      senior: 'experimentado, experimentada',
    },
    role: {
      entry: 'auxiliar, ayudante',
      staff: 'capataz, encargado, encargada, jefe de equipo, jefa de equipo',
      manager: 'jefe, jefa, supervisor, supervisora, gerente, responsable, coordinador jefe',
      director: 'director, directora',
      c_level: 'director general, directora general, director ejecutivo, directora ejecutiva, presidente, presidenta',
      founder: 'fundador, fundadora, propietario, propietaria',
    },
  },
  it: {
    rank: {
      intern: 'stagista, tirocinante, praticante',
      entry: 'apprendista, principiante',
      senior: 'esperto senior, esperta senior',
    },
    role: {
      staff: 'caposquadra, capoturno, capo squadra',
      manager: 'responsabile, capo, capa, supervisore, supervisora',
      director: 'direttore, direttrice, dirigente',
      c_level: 'direttore generale, direttrice generale, amministratore delegato, amministratrice delegata, presidente',
      founder: 'fondatore, fondatrice, titolare',
    },
  },
  nl: {
    rank: {
      intern: 'stagiair, stagiaire, stage',
      entry: 'leerling, starter, aspirant',
      senior: 'ervaren',
    },
    role: {
      staff: 'teamleider, teamleidster, ploegbaas, voorman, meewerkend voorman',
      manager: 'leidinggevende, afdelingshoofd, hoofd, bedrijfsleider, bedrijfsleidster',
      director: 'directeur, directrice',
      c_level: 'algemeen directeur, bestuursvoorzitter, voorzitter',
      founder: 'oprichter, oprichtster, eigenaar, eigenares',
    },
  },
  pt: {
    rank: {
      intern: 'estagiario, estagiaria, estagio',
      entry: 'aprendiz, trainee, iniciante',
      mid: 'pleno, plena',
      senior: 'experiente',
    },
    role: {
      entry: 'auxiliar, ajudante',
      staff: 'encarregado, encarregada, capataz, lider de equipe, lider de equipa',
      manager: 'gerente, gestor, gestora, chefe, supervisor, supervisora, responsavel',
      director: 'diretor, diretora',
      c_level: 'diretor executivo, diretora executiva, diretor geral, diretora geral, presidente',
      founder: 'fundador, fundadora, proprietario, proprietaria',
    },
  },
  pl: {
    rank: {
      intern: 'stazysta, stazystka, praktykant, praktykantka',
      entry: 'mlodszy, mlodsza',
      senior: 'starszy, starsza',
    },
    role: {
      staff: 'brygadzista, brygadzistka, mistrz, lider zespolu',
      manager: 'kierownik, kierowniczka, menedzer, menadzer',
      director: 'dyrektor, dyrektorka',
      c_level: 'prezes, dyrektor generalny, dyrektor naczelny',
      founder: 'zalozyciel, zalozycielka, wlasciciel, wlascicielka',
    },
  },
  ro: {
    rank: {
      intern: 'stagiar, stagiara, practicant, practicanta',
      entry: 'ucenic, ucenica, debutant, debutanta',
    },
    role: {
      staff: 'maistru, sef echipa, sef de echipa',
      manager: 'sef, sefa, manager, supervizor, responsabil',
      director: 'director, directoare',
      c_level: 'director general, directoare generala, director executiv, presedinte, presedinta',
      founder: 'fondator, fondatoare, proprietar, proprietara',
    },
  },
  bg: {
    rank: {
      intern: 'стажант, стажантка',
      entry: 'младши, чирак',
      senior: 'старши',
    },
    role: {
      staff: 'бригадир, отговорник',
      manager: 'ръководител, ръководителка, началник, управител, управителка, мениджър',
      director: 'директор, директорка',
      c_level: 'изпълнителен директор, генерален директор, президент, председател',
      founder: 'основател, собственик',
    },
  },
  lt: {
    rank: {
      intern: 'praktikantas, praktikante, stazuotojas, stazuotoja',
      entry: 'jaunesnysis, jaunesnioji, mokinys, mokine',
      senior: 'vyresnysis, vyresnioji',
    },
    role: {
      staff: 'brigadininkas, brigadininke, meistras, meistre',
      manager: 'vadovas, vadove, vadybininkas, vadybininke, virsininkas, virsininke, vedejas, vedeja',
      director: 'direktorius, direktore',
      c_level: 'generalinis direktorius, generaline direktore, prezidentas, prezidente, pirmininkas, pirmininke',
      founder: 'ikurejas, ikureja, savininkas, savininke',
    },
  },
  hr: {
    rank: {
      intern: 'pripravnik, pripravnica, vjezbenik, vjezbenica',
      entry: 'mladi, mlada, naucnik, naucnica',
      senior: 'visi, visa, stariji, starija',
    },
    role: {
      staff: 'predradnik, predradnica, poslovoda, poslovotkinja',
      manager: 'voditelj, voditeljica, rukovoditelj, rukovoditeljica, sef, sefica, nadzornik, nadzornica, upravitelj, upraviteljica',
      director: 'direktor, direktorica, ravnatelj, ravnateljica',
      c_level: 'glavni direktor, glavna direktorica, generalni direktor, predsjednik, predsjednica',
      founder: 'osnivac, osnivacica, vlasnik, vlasnica',
    },
  },
  sl: {
    rank: {
      intern: 'pripravnik, pripravnica, praktikant, praktikantka',
      entry: 'mlajsi, mlajsa, vajenec, vajenka',
      senior: 'starejsi, starejsa, visji, visja',
    },
    role: {
      staff: 'delovodja, delovodkinja, skupinovodja',
      manager: 'vodja, vodka, upravnik, upravnica, nadzornik, nadzornica, poslovodja, poslovodkinja',
      director: 'direktor, direktorica, ravnatelj, ravnateljica',
      c_level: 'glavni direktor, glavna direktorica, generalni direktor, predsednik, predsednica',
      founder: 'ustanovitelj, ustanoviteljica, lastnik, lastnica',
    },
  },
  hu: {
    rank: {
      intern: 'gyakornok',
      entry: 'palyakezdo, tanulo, kezdo',
      senior: 'tapasztalt',
    },
    role: {
      staff: 'csoportvezeto, csapatvezeto, muvezeto, brigadvezeto, muszakvezeto',
      manager: 'vezeto, menedzser, osztalyvezeto, uzletvezeto, felugyelo',
      director: 'igazgato',
      c_level: 'vezerigazgato, ugyvezeto igazgato, ugyvezeto, elnok',
      founder: 'alapito, tulajdonos',
    },
  },
}
