import type { RoleFamily } from './role.ts'

export const support: RoleFamily = {
  family: 'support',
  roles: [
    {
      id: 'support-agent',
      titles: /support|customer|kunden|client|cliente|call.?cent|service/,
      name: {
        en: 'Customer Support Agent',
        de: 'Kundenberater:in',
        fr: 'Conseiller client',
        es: 'Agente de atención al cliente',
      },
      words: {
        en: {
          purpose: ['answer customers’ questions [so that they need not ask twice|clearly and kindly]'],
          duties: [
            'Answer questions [by phone, mail or chat|in speech and in writing](( with {tools})).',
            'Solve what you can at once and [pass on the rest with all details|hand over the rest cleanly].',
            'Log each case so that [the next colleague knows the story|nothing gets lost].',
            'Follow up until [the customer is satisfied|the matter is settled].',
            'Report faults that [come up again and again|several customers meet].',
            'Help to keep [answers and guides|the help pages] up to date.',
          ],
          needs: [
            'Clear, friendly language, [spoken and written|on the phone and in writing].',
            'Patience, also [on a busy day|with upset customers].',
            'Ease with computers and [several windows at once|new tools].',
          ],
          success: ['most questions are settled at the first contact and [customers thank you|few people call again]'],
        },
        de: {
          purpose: [
            'Fragen der Kundschaft [klar und freundlich beantwortet werden|so beantwortet werden, dass niemand zweimal fragen muss]',
          ],
          duties: [
            'Anfragen [telefonisch, per Mail oder Chat|mündlich und schriftlich](( mit {tools})) beantworten',
            'Lösbares sofort lösen und [den Rest mit allen Angaben weitergeben|anderes sauber übergeben]',
            'Jeden Fall so festhalten, dass [alle im Bilde sind|nichts verloren geht]',
            'Nachfassen, bis [die Sache erledigt ist|die Kundschaft zufrieden ist]',
            'Fehler melden, die [immer wieder auftreten|mehrere betreffen]',
            'Antworten und [Anleitungen|Hilfeseiten] aktuell halten',
          ],
          needs: [
            'Klare, freundliche Sprache, [mündlich und schriftlich|am Telefon wie schriftlich]',
            'Geduld, auch [an vollen Tagen|bei verärgerten Anrufenden]',
            'Sicherheit am Computer und [mit neuen Programmen|mit mehreren Programmen zugleich]',
          ],
          success: [
            'die meisten Fragen beim ersten Kontakt geklärt sind und [kaum jemand erneut anruft|die Kundschaft sich bedankt]',
          ],
        },
        fr: {
          purpose: ['répondre aux clients [clairement et avec amabilité|sans qu’ils aient à redemander]'],
          duties: [
            'Répondre aux demandes [par téléphone, courriel ou chat|à l’oral et à l’écrit](( avec {tools}))',
            'Régler aussitôt ce qui peut l’être et [transmettre le reste avec tous les détails|bien passer le relais]',
            'Noter chaque cas pour que [chacun connaisse l’histoire|rien ne se perde]',
            'Suivre le dossier jusqu’à [sa solution|la satisfaction du client]',
            'Signaler les défauts [récurrents|qui touchent plusieurs clients]',
            'Aider à tenir à jour [réponses et guides|les pages d’aide]',
          ],
          needs: [
            'Une expression claire et aimable, [à l’oral comme à l’écrit|au téléphone comme à l’écrit]',
            'De la patience, [même les jours chargés|même face à un client mécontent]',
            'L’aisance avec l’informatique',
          ],
          success: [
            'la plupart des demandes se règlent au premier contact et [les clients remercient|peu de gens rappellent]',
          ],
        },
        es: {
          purpose: ['responder a los clientes [con claridad y amabilidad|sin que tengan que preguntar dos veces]'],
          duties: [
            'Atender consultas [por teléfono, correo o chat|de palabra y por escrito](( con {tools}))',
            'Resolver al momento lo posible y [pasar el resto con todos los datos|derivar bien lo demás]',
            'Registrar cada caso para que [cualquiera conozca la historia|nada se pierda]',
            'Hacer seguimiento hasta [resolver el asunto|que el cliente quede conforme]',
            'Avisar de fallos [que se repiten|que afectan a varios clientes]',
            'Mantener al día [respuestas y guías|las páginas de ayuda]',
          ],
          needs: [
            'Lenguaje claro y amable, [hablado y escrito|por teléfono y por escrito]',
            'Paciencia, [también en días de mucho trabajo|también con clientes molestos]',
            'Soltura con el ordenador',
          ],
          success: [
            'la mayoría de las consultas se resuelvan a la primera y [los clientes lo agradezcan|pocos vuelvan a llamar]',
          ],
        },
      },
    },
    {
      id: 'technical-support',
      titles: /\bit\b|helpdesk|help desk|technical support|service desk|techni|informatique|técnico de soporte|system/,
      name: {
        en: 'IT Support Technician',
        de: 'IT-Support-Techniker:in',
        fr: 'Technicien support',
        es: 'Técnico/a de soporte',
      },
      words: {
        en: {
          purpose: ['keep people’s technology [working and safe|out of their way]'],
          duties: [
            'Take in faults and requests, [find the cause and fix it|solve them and explain the fix](( with {tools})).',
            'Set up devices, accounts and [access rights|software].',
            'Reproduce faults, read logs and [pass on what needs a specialist|document the solution].',
            'Write guides that [people really use|save the next call].',
            'Keep devices and [licences|stock] in order.',
            'Tell users [in plain words|kindly] how to work safely.',
          ],
          needs: [
            'Sound basics of operating systems and networks.',
            'A methodical way of finding faults.',
            'Patience with people who [just want to work|are stuck].',
          ],
          success: [
            'faults are short, [the same one does not come back|users know whom to ask] and devices are ready on day one',
          ],
        },
        de: {
          purpose: ['die Technik [läuft und sicher ist|niemanden bei der Arbeit aufhält]'],
          duties: [
            'Störungen und Anfragen(( mit {tools})) aufnehmen, [Ursachen finden und beheben|lösen und die Lösung erklären]',
            'Geräte, Konten und [Zugriffsrechte|Programme] einrichten',
            'Fehler nachstellen, Protokolle lesen und [an Fachleute weitergeben|Lösungen dokumentieren]',
            'Anleitungen schreiben, die [wirklich genutzt werden|den nächsten Anruf sparen]',
            'Geräte und [Lizenzen|Lager] in Ordnung halten',
            'Anderen [verständlich|freundlich] erklären, wie man sicher arbeitet',
          ],
          needs: [
            'Solide Grundlagen zu Betriebssystemen und Netzwerken',
            'Methodische Fehlersuche',
            'Geduld mit Menschen, die [einfach arbeiten wollen|nicht weiterkommen]',
          ],
          success: [
            'Störungen kurz bleiben, [nicht wiederkehren|alle wissen, wer hilft,] und Geräte am ersten Tag bereitstehen',
          ],
        },
        fr: {
          purpose: ['garder des outils informatiques [qui marchent et restent sûrs|qui ne gênent personne]'],
          duties: [
            'Prendre en charge pannes et demandes(( avec {tools})), [trouver la cause et réparer|résoudre et expliquer]',
            'Installer postes, comptes et [droits d’accès|logiciels]',
            'Reproduire les pannes, lire les journaux et [passer la main si besoin|noter la solution]',
            'Écrire des guides [vraiment utilisés|qui évitent un appel]',
            'Tenir en ordre matériel et [licences|stock]',
            'Expliquer [simplement|avec patience] les bons réflexes de sécurité',
          ],
          needs: [
            'De bonnes bases systèmes et réseaux',
            'Une recherche de panne méthodique',
            'De la patience avec [ceux qui veulent juste travailler|les utilisateurs bloqués]',
          ],
          success: [
            'les pannes sont courtes, [ne reviennent pas|chacun sait à qui s’adresser] et les postes sont prêts au premier jour',
          ],
        },
        es: {
          purpose: ['mantener la tecnología [en marcha y segura|sin que estorbe a nadie]'],
          duties: [
            'Atender averías y peticiones(( con {tools})), [encontrar la causa y arreglarla|resolver y explicar]',
            'Preparar equipos, cuentas y [permisos|programas]',
            'Reproducir fallos, leer registros y [derivar lo que haga falta|documentar la solución]',
            'Escribir guías [que se usen|que ahorren una llamada]',
            'Tener en orden equipos y [licencias|existencias]',
            'Explicar [con sencillez|con paciencia] cómo trabajar de forma segura',
          ],
          needs: [
            'Buenas bases de sistemas y redes',
            'Método para buscar fallos',
            'Paciencia con quien [solo quiere trabajar|se ha quedado atascado]',
          ],
          success: [
            'las averías sean breves, [no se repitan|todos sepan a quién acudir] y los equipos estén listos el primer día',
          ],
        },
      },
    },
    {
      id: 'support-lead',
      titles:
        /team ?lead|teamleit|customer service manager|supervisor|responsable.*(client|service)|chef d.équipe|jefe.* (equipo|atención)|coordinador/,
      name: {
        en: 'Customer Service Team Leader',
        de: 'Teamleitung Kundenservice',
        fr: 'Responsable service client',
        es: 'Responsable de atención al cliente',
      },
      words: {
        en: {
          purpose: ['lead a service team that [helps customers well and likes doing it|customers trust]'],
          duties: [
            'Coach colleagues [on real cases|one by one] and praise what goes well.',
            'Plan shifts so that [customers do not wait|the work is shared fairly].',
            'Check quality and [agree on what to improve|share good examples].',
            'Take over [difficult cases|complaints that need weight].',
            'Report on [volumes and causes|what customers struggle with].',
            'Train new colleagues until [they stand on their own feet|they feel sure].',
          ],
          needs: [
            'Experience of leading a shift or a team.',
            'Calm in [busy hours|conflicts].',
            'Fair, clear feedback.',
          ],
          success: ['customers get quick, good answers and [people stay in the team|complaints fall]'],
        },
        de: {
          purpose: ['ein Serviceteam [gut hilft und gern arbeitet|das Vertrauen der Kundschaft hat]'],
          duties: [
            'Das Team [an echten Fällen|einzeln] coachen und Gelungenes loben',
            'Schichten so planen, dass [niemand lange wartet|die Arbeit fair verteilt ist]',
            'Qualität prüfen und [Verbesserungen vereinbaren|gute Beispiele teilen]',
            '[Schwierige Fälle|Beschwerden mit Gewicht] übernehmen',
            'Über [Mengen und Ursachen|häufige Probleme] berichten',
            'Neue einarbeiten, bis [sie sicher sind|sie allein zurechtkommen]',
          ],
          needs: [
            'Erfahrung in der Leitung einer Schicht oder eines Teams',
            'Ruhe in [Stoßzeiten|Konflikten]',
            'Faires, klares Feedback',
          ],
          success: [
            'die Kundschaft schnelle, gute Antworten bekommt und [das Team zusammenbleibt|Beschwerden abnehmen]',
          ],
        },
        fr: {
          purpose: [
            'diriger une équipe de service [efficace et bien dans son travail|à qui les clients font confiance]',
          ],
          duties: [
            'Accompagner chacun [sur des cas réels|individuellement] et saluer ce qui va bien',
            'Préparer les plannings pour que [personne n’attende|la charge soit juste]',
            'Contrôler la qualité et [convenir des progrès|partager les bons exemples]',
            'Prendre en main [les cas difficiles|les réclamations délicates]',
            'Rendre compte [des volumes et des causes|des difficultés des clients]',
            'Former les nouveaux jusqu’à [leur autonomie|ce qu’ils soient à l’aise]',
          ],
          needs: [
            'Une expérience de conduite d’équipe',
            'Du calme [aux heures chargées|dans les conflits]',
            'Des retours justes et clairs',
          ],
          success: ['les clients ont vite de bonnes réponses et [l’équipe reste|les réclamations baissent]'],
        },
        es: {
          purpose: ['dirigir un equipo de atención [que ayude bien y a gusto|en el que confíen los clientes]'],
          duties: [
            'Acompañar al equipo [con casos reales|de forma individual] y reconocer lo bien hecho',
            'Planificar turnos para que [nadie espere|el reparto sea justo]',
            'Revisar la calidad y [acordar mejoras|compartir buenos ejemplos]',
            'Hacerse cargo de [casos difíciles|reclamaciones delicadas]',
            'Informar de [volúmenes y causas|los problemas de los clientes]',
            'Formar a quien llega hasta [que se sienta seguro|su autonomía]',
          ],
          needs: [
            'Experiencia dirigiendo un turno o equipo',
            'Calma en [horas punta|los conflictos]',
            'Opiniones justas y claras',
          ],
          success: ['los clientes reciban pronto buenas respuestas y [el equipo se quede|bajen las quejas]'],
        },
      },
    },
    {
      id: 'field-service-technician',
      titles:
        /field (service|technician|engineer)|servicetechniker|kundendiensttechn|technicien itinérant|maintenance itinérante|técnico.* (campo|asistencia)/,
      name: {
        en: 'Field Service Technician',
        de: 'Servicetechniker:in',
        fr: 'Technicien itinérant',
        es: 'Técnico/a de servicio',
      },
      words: {
        en: {
          purpose: ['keep customers’ equipment running, [on site|where it stands]'],
          duties: [
            'Install, maintain and repair equipment [at customers’ sites|on the spot].',
            'Find faults and [fix them at the first visit where possible|order the right part].',
            'Explain to customers [what was wrong and what was done|how to use the equipment].',
            'Keep tools, parts and [reports|the vehicle] in order.',
            'Report faults that [point to a design weakness|repeat].',
          ],
          needs: [
            'Training or practice in a technical trade.',
            'A systematic way of finding faults.',
            'Friendly manner with customers.',
          ],
          success: ['most repairs succeed at the first visit and [customers ask for you again|reports are complete]'],
        },
        de: {
          purpose: ['Anlagen der Kundschaft [vor Ort zuverlässig laufen|laufen, wo sie stehen]'],
          duties: [
            'Anlagen bei der Kundschaft aufstellen, warten und [reparieren|instand setzen]',
            'Fehler finden und [möglichst beim ersten Besuch|gleich vor Ort] beheben',
            'Erklären, [was war und was getan wurde|wie die Anlage zu bedienen ist]',
            'Werkzeug, Teile und [Berichte|Fahrzeug] in Ordnung halten',
            'Wiederkehrende Fehler [an die Entwicklung|intern] melden',
          ],
          needs: [
            'Ausbildung oder Praxis in einem technischen Beruf',
            'Systematische Fehlersuche',
            'Freundlicher Umgang mit der Kundschaft',
          ],
          success: [
            'die meisten Reparaturen beim ersten Besuch gelingen und [Berichte vollständig sind|man gern wiedergesehen wird]',
          ],
        },
        fr: {
          purpose: ['garder en marche les équipements des clients, [sur place|là où ils sont]'],
          duties: [
            'Installer, entretenir et réparer les équipements [chez les clients|sur place]',
            'Trouver les pannes et [réparer dès la première visite si possible|commander la bonne pièce]',
            'Expliquer aux clients [la panne et la réparation|le bon usage]',
            'Tenir en ordre outils, pièces et [rapports|véhicule]',
            'Signaler les pannes [qui se répètent|dues à la conception]',
          ],
          needs: [
            'Une formation ou une pratique technique',
            'Une recherche de panne méthodique',
            'Un contact aimable avec les clients',
          ],
          success: [
            'la plupart des réparations réussissent à la première visite et [les rapports sont complets|les clients sont contents]',
          ],
        },
        es: {
          purpose: ['mantener en marcha los equipos de los clientes, [allí donde están|en su casa]'],
          duties: [
            'Instalar, mantener y reparar equipos [en casa del cliente|in situ]',
            'Encontrar averías y [resolverlas a la primera si se puede|pedir la pieza correcta]',
            'Explicar al cliente [qué pasaba y qué se ha hecho|cómo usar el equipo]',
            'Tener en orden herramientas, piezas y [partes|vehículo]',
            'Avisar de averías [repetidas|de diseño]',
          ],
          needs: ['Formación o práctica técnica', 'Método para buscar averías', 'Trato amable con los clientes'],
          success: [
            'la mayoría de reparaciones salgan a la primera y [los partes estén completos|los clientes queden contentos]',
          ],
        },
      },
    },
  ],
}
