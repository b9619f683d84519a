import { describe, expect, it } from 'vitest'
import { readBrief } from '../brief/read.ts'
import { writeDescription } from '../writer/write.ts'
import { findClaims } from './grounds.ts'
import { roleKnowledgeFor } from './role-knowledge.ts'

describe('what the craft writes claims nothing that was not told', () => {
  it.each([
    'pool tech for holiday park nr Skegness, 30h mon-thu, £12.40/h, chlorine & filters, driving lic, season apr-oct',
    'Optician wanted in Kilkenny, €45-52k, 4 day week, every 2nd Sat, contact lenses, FAOI, 24 days hols, CPD paid',
    'Kältetechniker Raum Ulm, 20-23 €/h, Dienstwagen, Rufbereitschaft 1x im Monat, Gesellenbrief, Kl. B, 30 Tg Urlaub',
    'Erzieherin Waldkita Marburg, 30 Std, TVöD S8a, Fr frei, Gruppe von 18 Kindern, Team aus 3, ab August, unbefristet',
    'Facteur de pianos, Angers, CAP, 3 ans d’expérience, 2 100 € brut x 13, 35h, permis B, atelier de 5 personnes',
    'Vendeuse fromagerie halles de Pau, 28h mar-sam 6h30-13h, 12,20 €/h, débutante ok, CDI, sourire',
    'Apicultor en Soria, 1.400 € netos, carné B, 900 colmenas, marzo a octubre, alojamiento, equipo de 4',
    'Recepcionista clínica dental Jaén, L-V 9-14 y 16-20, 1.250 € 14 pagas, inglés B1, Gesden, contrato indefinido',
  ])('%s', (brief) => {
    const isRoleKnowledge = roleKnowledgeFor(readBrief(brief))
    const claims = findClaims(writeDescription({ brief }), { brief, isRoleKnowledge })
    expect(claims.filter(({ ground }) => ground === 'none').map(({ text }) => text)).toEqual([])
  })
})
