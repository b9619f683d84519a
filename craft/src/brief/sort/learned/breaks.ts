/** Written by craft/training/train.ts from 3823 labelled briefs: a feature, then a letter for each label and its weight. */
export const BREAKS = `<$ a	aJ
<$ a 0	aG
<$/h[	aB
<$0 +	aC
<$0 0 +	aF
<$0 0 m	a_
<$0 0-0	aH
<$0 0-0 0	af
<$0 0-0|0	a@
<$0 0|+	aI
<$0 0|0	ah
<$0 0|to	aJ
<$0-0	aU
<$0-0/hr	a=
<$0-0[	aU
<$0/h	aW
<$0/hr[	aV
<$0|+	aJ
<$0|0 0	ao
<$0|0 m	a;
<$0|0 mm	a8
<$0|0 to	aF
<$0|0-0 0	aG
<$0|a	aI
<$|a	aG
<+	aF
<+ 0	aH
<+ 0 0	aJ
<+ 0 ans	aV
<+ 0 €	aC
<+ 0e	aS
<+ 0|0	a\\
<+ 0|de	aE
<+ car	aY
<+ carte	aT
<+ comision	a\\
<+ comm	ae
<+ commission	aI
<+ cv	aI
<+ english	aV
<+ one	a9
<+ panier	a^
<+ plus	a<
<+ pourboires	aW
<+ two	a?
<+ £0	aD
<+0 0	aD
<+0 0 0	a=
<+0 0|0	aE
<+0|0	aD
<+0|0 0	a7
<+[benefit	aJ
<+[contract	a>
<+[language	aB
<+[licence	aB
<+[pay	aE
<+[place	a0
<+[shift	aD
<+[skill	aA
<+[title	aB
<+[travel	aA
<+[variable	aH
<+|$0	aF
<+|0	aJ
<+|0 €	aA
<+|0%	aI
<+|0e	aF
<+|a	aF
<+|auxilio	aC
<+|bonus	aI
<+|car	aV
<+|carte	a>
<+|comision	aF
<+|commission	aV
<+|cv	aB
<+|deplacements	aH
<+|one	aH
<+|ot	aF
<+|panier	aI
<+|pramie	aB
<+|prime	aI
<+|prime de	aG
<+|propinas	aG
<+|two	aF
<+|umsatzbeteiligung	aI
<+|van	aS
<-$0k	aT
<-$0|+	aG
<-$0|0/hr	ac
<-$0|a	aG
<-$|a	aG
<-'0|+	aF
<-'0|auf	a>
<-'0|bis	aG
<-'ai	a>
<-'au	aF
<-'a|0	aF
<-'d|be	aD
<-'d|do	a>
<-'d|need	aE
<-'d|run	aJ
<-'d|take	aG
<-'d|want	aE
<-'en	aC
<-'il	aB
<-'ll	a7
<-'on	aA
<-'ou	aD
<-'re	a;
<-'s|0	aG
<-'s|an	aT
<-'s|been	aD
<-'s|five	aF
<-'s|forty	a>
<-'s|four	a@
<-'s|in	a>
<-'s|it	aV
<-'s|me	aI
<-'s|nicht	a?
<-'s|no	aU
<-'s|not	aJ
<-'s|office	a7
<-'s|on	aB
<-'s|the	aF
<-'s|thirty	a@
<-'s|ward	aH
<-'s|what	aG
<-'t|mention	aH
<-'t|need	aF
<-'t|put	a@
<-'t|take	aB
<-'t|tell	aC
<-'t|write	aE
<-'un	aD
<-'ve	a?
<-*in	aE
<-+	aF
<-+|$0	aF
<-+|0	aJ
<-+|0%	aI
<-+|0e	aF
<-+|a	aF
<-+|auxilio	aC
<-+|bonus	aI
<-+|car	aV
<-+|carte	a>
<-+|comision	aF
<-+|commission	aV
<-+|cv	aB
<-+|deplacements	aH
<-+|one	aH
<-+|ot	aF
<-+|panier	aI
<-+|pramie	aB
<-+|prime	aI
<-+|propinas	aG
<-+|two	aF
<-+|umsatzbeteiligung	aI
<-+|van	aS
<--0h	aS
<--0k	aT
<--0|0	aV
<--0|0-0	aF
<--0|0k	a^
<--0|a	aB
<--0|alt	a>
<--0|alternate	aA
<--0|am	a:
<--0|anos	aH
<--0|days	aE
<--0|h	a9
<--0|hrs	aG
<--0|k	aC
<--0|k$	aH
<--0|k€	aJ
<--0|mil	a<
<--0|no	aH
<--0|oder	a?
<--0|or	aF
<--0|ou	aG
<--0|pm	a:
<--0|t€	aJ
<--0|uhr	aJ
<--0|with	a9
<--0|y	a=
<--0|yrs	aJ
<--0|€	aA
<--in	aJ
<--la	a^
<--le	aY
<--on	aT
<--so	aH
<--yr	aC
<-/0|0	aT
<-/0|a	aD
<-/an	aa
<-/a|de	aG
<-/c|0	aC
<-/h|0	a\\
<-/km	a_
<-/mo	aU
<-/or	a7
<-/o|de	a=
<-/wk	aU
<-/wo	aX
<-/yr	a[
<-0%|0	aa
<-0%|bonus	a<
<-0%|of	aI
<-0%|off	aG
<-0%|on	aR
<-0%|over	aI
<-0%|pension	aI
<-0%|shift	a@
<-0%|variable	a@
<-0+0	aT
<-0/h	aT
<-0a	aR
<-0am	aS
<-0a|0	aE
<-0er	a>
<-0e|mois	aJ
<-0h|a	aE
<-0k|+	aG
<-0k|0%	a@
<-0k|0-0	a_
<-0k|fte	aD
<-0k|on	aA
<-0k|p	a<
<-0k|plus	aG
<-0k|pm	a;
<-0k|pro	aB
<-0k|to	a;
<-0m|turnover	a6
<-0re	aE
<-0s|0	aH
<-0s|in	a?
<-0|$/h	aI
<-0|$0	aR
<-0|$0k	a[
<-0|0%	a]
<-0|0-0	aX
<-0|0/km	aR
<-0|0h	a]
<-0|0k	a]
<-0|0m	ah
<-0|0pm	aY
<-0|0th	a]
<-0|ab	aA
<-0|acres	aI
<-0|actes	a=
<-0|actual	aI
<-0|agents	aH
<-0|al	aE
<-0|am	aF
<-0|and	aF
<-0|angestellte	aH
<-0|anos	aJ
<-0|april	aR
<-0|ask	a@
<-0|aug	aI
<-0|august	aW
<-0|avril	a@
<-0|basic	aF
<-0|bed	aA
<-0|berceaux	aG
<-0|betten	aH
<-0|bitte	aV
<-0|bruto	a=
<-0|but	aB
<-0|by	aH
<-0|c	a@
<-0|camas	aF
<-0|cdi	aX
<-0|chambres	a>
<-0|children	aI
<-0|clientes	aC
<-0|clients	aH
<-0|compagnons	aI
<-0|con	aD
<-0|countries	aH
<-0|covers	aE
<-0|cp	a@
<-0|cubiertos	aJ
<-0|cv	aU
<-0|d	aA
<-0|day	aG
<-0|days	aJ
<-0|dec	a>
<-0|des	aX
<-0|dienstwohnung	a\\
<-0|don't	aH
<-0|drivers	aA
<-0|ehrenamtliche	aB
<-0|einheiten	aF
<-0|eleves	aH
<-0|empleados	aG
<-0|employees	aJ
<-0|employes	aI
<-0|en	aG
<-0|enero	aG
<-0|equipes	a:
<-0|etp	aG
<-0|euro	aF
<-0|families	aH
<-0|feb	aD
<-0|februar	a\`
<-0|fevrier	a@
<-0|fijos	a>
<-0|filialen	a<
<-0|finish	aS
<-0|first	a?
<-0|fix	aE
<-0|fixe	aF
<-0|flat	aG
<-0|flats	aA
<-0|for	aC
<-0|free	aS
<-0|frei	a[
<-0|fri	aC
<-0|full	aH
<-0|funf	aT
<-0|gehalter	aH
<-0|grade	aS
<-0|gross	aB
<-0|guides	aF
<-0|h	a>
<-0|habitaciones	aH
<-0|habitants	aF
<-0|head	aG
<-0|heads	a@
<-0|heures	aH
<-0|holidays	aD
<-0|home	a>
<-0|horas	aF
<-0|hr	a=
<-0|hrs	aF
<-0|hs	aC
<-0|hybrid	aZ
<-0|if	a>
<-0|incl	aD
<-0|j	a?
<-0|jahr	a[
<-0|jahre	aH
<-0|jahren	aF
<-0|jan	aH
<-0|januar	aS
<-0|january	aE
<-0|janvier	aH
<-0|je	aA
<-0|jeunes	a>
<-0|jour	a@
<-0|juillet	aH
<-0|juin	aE
<-0|june	a=
<-0|juni	a\`
<-0|k	aE
<-0|k$	aF
<-0|kein	aT
<-0|kg	a;
<-0|kids	aG
<-0|kinder	aC
<-0|kr	aF
<-0|kv	a:
<-0|k€	aJ
<-0|l	a:
<-0|lakh	aH
<-0|last	aD
<-0|le	aT
<-0|leute	aF
<-0|liquido	aG
<-0|lits	aH
<-0|lpa	aH
<-0|lunch	aU
<-0|m	a=
<-0|ma	aE
<-0|mai	aZ
<-0|mais	aG
<-0|mann	aH
<-0|march	aB
<-0|mars	aA
<-0|mas	aD
<-0|max	aR
<-0|may	aJ
<-0|mb	aJ
<-0|meals	aH
<-0|members	aH
<-0|mesas	aI
<-0|meses	aI
<-0|mi	a<
<-0|mil	aA
<-0|millones	aI
<-0|min	aH
<-0|minutos	aI
<-0|mio	aH
<-0|mitarbeitende	aI
<-0|mm	aH
<-0|mo	aF
<-0|mobil	aD
<-0|mon	a?
<-0|monate	aF
<-0|month	aA
<-0|months'	aF
<-0|mos	aE
<-0|mrd	aH
<-0|mth	aJ
<-0|mths	aJ
<-0|must	aZ
<-0|mw	aH
<-0|m²	aG
<-0|m€	aH
<-0|nach	a@
<-0|net	aB
<-0|night	aH
<-0|nights	aB
<-0|nurses	a=
<-0|o	aU
<-0|oct	a@
<-0|oder	aJ
<-0|off	aH
<-0|office	aC
<-0|oktober	a^
<-0|on	aG
<-0|one	aH
<-0|only	aU
<-0|operarios	a>
<-0|other	aB
<-0|ou	aE
<-0|over	aA
<-0|p	a>
<-0|p/h	aE
<-0|pa	a@
<-0|palabras	a@
<-0|para	aD
<-0|partners	aF
<-0|people	aJ
<-0|perm	aC
<-0|permanents	aG
<-0|pero	aE
<-0|personas	aH
<-0|personen	aG
<-0|platze	aH
<-0|plazas	aH
<-0|plus	aB
<-0|pm	aG
<-0|postes	aE
<-0|prime	aH
<-0|pto	aB
<-0|pts	aI
<-0|remote	aF
<-0|rtt	a=
<-0|sale	aH
<-0|salles	aJ
<-0|samstag	a\\
<-0|sat	aE
<-0|seats	aB
<-0|sec	aD
<-0|sem	a@
<-0|semanas	aF
<-0|sessions	aI
<-0|shifts	aB
<-0|si	aH
<-0|sites	aC
<-0|so	aB
<-0|staff	aF
<-0|start	a:
<-0|starts	aA
<-0|std	aH
<-0|sterne	aG
<-0|stunden	aA
<-0|t	aA
<-0|tagen	aE
<-0|team	aT
<-0|techniciens	aG
<-0|tecnicos	aI
<-0|term	aU
<-0|the	a[
<-0|till	aE
<-0|trabajadores	aH
<-0|trainees	aC
<-0|trips	aD
<-0|t€	aH
<-0|urlaubstage	aE
<-0|usd	a@
<-0|vacas	aI
<-0|vehicules	aI
<-0|volunteers	aD
<-0|vom	aC
<-0|von	aI
<-0|w/	aW
<-0|week	aJ
<-0|weekend	aT
<-0|wegen	aI
<-0|wk	aG
<-0|wks	aJ
<-0|woche	aT
<-0|wochen	aH
<-0|wochenstunden	aG
<-0|worter	aH
<-0|would	aG
<-0|wte	aH
<-0|y	aI
<-0|year	aB
<-0|years	aB
<-0|you	a\`
<-0|yr	aD
<-0|zimmer	aA
<-0|zwei	aV
<-0|£0k	aJ
<-0|€	a?
<-0|€/j	aH
<-0|€/mes	aH
<->en	aT
<-a	aG
<-a's	a9
<-a0|0	aA
<-aal	aU
<-aan	aU
<-aar	aE
<-ab	aC
<-aba	aF
<-abi	aF
<-abs	aZ
<-abt	aS
<-aby	aJ
<-ab|0	aI
<-ab|ich	aD
<-ab|sofort	aE
<-ab|und	aI
<-ac	aC
<-acc	aV
<-aci	aH
<-acs	aH
<-ac|0	aI
<-add	aI
<-ade	aI
<-adi	aG
<-adr	a=
<-adt	aY
<-adv	aV
<-ad|a	a@
<-ad|an	a@
<-ad|and	a<
<-ad|chef	aF
<-ad|con	aR
<-ad|de	a?
<-ad|en	a?
<-ad|english	a=
<-ad|for	aA
<-ad|in	aE
<-ad|it	aG
<-ad|office	aI
<-ad|on	aE
<-ad|or	aB
<-ad|over	aG
<-ad|por	aY
<-ad|que	aA
<-ad|to	aC
<-ad|two	aX
<-ad|£0	a^
<-ae	a@
<-aec	aS
<-aed	a;
<-aeg	aI
<-ael	aG
<-aer	aG
<-aes	aR
<-afo	aS
<-ags	aR
<-ag|0	aF
<-ag|eins	aJ
<-ag|frei	aD
<-ag|homeoffice	a?
<-ag|im	a<
<-ag|in	a9
<-ahe	a3
<-ahi	aI
<-ah|nein	aG
<-ai	aG
<-aig	aB
<-ail	aH
<-aim	a8
<-ais	aH
<-ait	aH
<-aix	ai
<-aiz	a9
<-ai|bis	aE
<-ajo	aE
<-akh	aI
<-ak|0	aI
<-al	aA
<-alb	aB
<-alf	aF
<-alo	aV
<-alu	aI
<-al|$0	aH
<-al|+	aB
<-al|0-0	aZ
<-al|a	aH
<-al|after	a>
<-al|and	aG
<-al|at	aU
<-al|bis	aA
<-al|care	aC
<-al|cert	a9
<-al|con	aU
<-al|court	a8
<-al|cover	a<
<-al|de	aC
<-al|degree	aI
<-al|die	aB
<-al|dos	aX
<-al|en	aJ
<-al|es	aH
<-al|example	aU
<-al|grupo	aB
<-al|hasta	aE
<-al|in	a?
<-al|licence	a@
<-al|lines	aE
<-al|manager	aI
<-al|or	aJ
<-al|ou	a?
<-al|por	aS
<-al|que	aY
<-al|se	aU
<-al|secretary	a<
<-al|sin	aA
<-al|supervision	aU
<-al|training	a:
<-al|und	a7
<-al|with	aA
<-al|y	a2
<-al|you	a\`
<-al|€0	aX
<-am	aG
<-ama	aG
<-ame	aH
<-ami	aY
<-amm	aH
<-amo	aS
<-amt	aG
<-am|a	a;
<-am|and	a=
<-am|at	aH
<-am|besten	aF
<-am|in	aB
<-am|mit	aA
<-am|so	a:
<-am|starts	a<
<-am|tag	aG
<-am|telefon	aH
<-am|£0	a_
<-an	aF
<-anc	aF
<-ane	aJ
<-ani	a?
<-ank	aI
<-anu	a7
<-anz	aF
<-an|+	aI
<-an|0	aH
<-an|0-0	aS
<-an|a	aC
<-an|and	a<
<-an|at	aA
<-an|b0	aA
<-an|das	aS
<-an|den	aE
<-an|der	aC
<-an|dernier	aH
<-an|die	a?
<-an|el	a6
<-an|for	aX
<-an|frau	aG
<-an|hr	a?
<-an|in	aI
<-an|independent	a?
<-an|it	aS
<-an|licence	a?
<-an|muss	a9
<-an|no	aY
<-an|on	aS
<-an|one	a[
<-an|or	aE
<-an|passe	aE
<-an|por	aF
<-an|sie	aA
<-an|so	a>
<-an|to	aA
<-an|we	aC
<-an|would	aC
<-an|you	aD
<-an|zwei	aE
<-aop	aD
<-ap	aJ
<-ape	aD
<-apt	aH
<-ap|+	aI
<-arb	a^
<-ari	a@
<-arl	a:
<-arm	aD
<-arn	aJ
<-aro	aU
<-arr	aU
<-ar|$0	a_
<-ar|+	aE
<-ar|0	aI
<-ar|a	aF
<-ar|al	a;
<-ar|allowance	aF
<-ar|also	aD
<-ar|and	aF
<-ar|con	aH
<-ar|contract	a<
<-ar|de	aT
<-ar|der	aR
<-ar|el	a0
<-ar|en	aB
<-ar|end	aH
<-ar|gut	aG
<-ar|la	a6
<-ar|las	aB
<-ar|le	a<
<-ar|licence	a9
<-ar|los	a9
<-ar|nicht	aF
<-ar|no	aI
<-ar|oder	a@
<-ar|of	aD
<-ar|or	aG
<-ar|por	a@
<-ar|to	a=
<-ar|un	aF
<-ar|y	aV
<-as	aG
<-as0	a?
<-ash	aJ
<-asy	aX
<-as|$0	a\`
<-as|0	aI
<-as|0-0	aV
<-as|a	a?
<-as|al	aH
<-as|and	a9
<-as|besoin	a=
<-as|bitte	aF
<-as|bono	aJ
<-as|con	aF
<-as|de	aB
<-as|del	aB
<-as|diarias	aG
<-as|discussed	aI
<-as|dos	a<
<-as|du	a>
<-as|for	aB
<-as|hasta	aC
<-as|la	aJ
<-as|mananas	aS
<-as|ni	a>
<-as|one	aB
<-as|or	aC
<-as|plus	aR
<-as|por	a8
<-as|propias	a@
<-as|safe	aB
<-as|si	aS
<-as|sin	aH
<-as|tardes	aJ
<-as|the	aF
<-as|to	aI
<-as|tres	aB
<-as|trop	aD
<-as|tu	a4
<-as|ubliche	aI
<-as|un	aB
<-as|una	aD
<-as|we	aH
<-as|y	aH
<-as|you	aJ
<-at	aB
<-ati	aE
<-atl	ae
<-atr	a;
<-atz	aH
<-at|$0	aV
<-at|+	aS
<-at|0-0	aA
<-at|above	aE
<-at|all	aF
<-at|am	a@
<-at|and	a9
<-at|at	aB
<-at|bis	aJ
<-at|c	aU
<-at|christmas	aG
<-at|civil	aH
<-at|de	aE
<-at|den	aD
<-at|en	a;
<-at|half	aB
<-at|i'd	a6
<-at|it	aF
<-at|on	a?
<-at|out	aD
<-at|rota	a=
<-at|stays	aA
<-at|ten	aI
<-at|the	aB
<-at|time	aF
<-at|two	aX
<-at|with	aH
<-at|zwei	aJ
<-at|£0	aU
<-au	a@
<-aub	aG
<-aud	aG
<-aum	aD
<-aun	aI
<-aus	aI
<-aut	aG
<-au|0	aG
<-au|0-0	aA
<-au|a	aT
<-au|am	aA
<-au|de	a>
<-au|depot	aJ
<-au|des	aB
<-au|oder	a?
<-au|und	aD
<-avg	aG
<-avy	aG
<-av|0	aD
<-awn	aG
<-ax|0	aR
<-aya	aE
<-aye	aI
<-ay|$0	aU
<-ay|+	a=
<-ay|0-0	aD
<-ay|after	aA
<-ay|and	aJ
<-ay|at	aC
<-ay|be	aA
<-ay|for	aJ
<-ay|fortnight	aJ
<-ay|from	aD
<-ay|if	aH
<-ay|in	aE
<-ay|is	aI
<-ay|morning	a?
<-ay|not	aS
<-ay|off	a<
<-ay|on	aB
<-ay|one	a?
<-ay|out	aH
<-ay|pay	aA
<-ay|que	aG
<-ay|so	aE
<-ay|that's	a>
<-ay|the	a5
<-ay|through	a@
<-ay|till	a:
<-ay|to	a=
<-ay|week	aA
<-ay|with	aS
<-aze	a\\
<-az|0	aU
<-a|car	aG
<-a|cargo	aH
<-a|case	aE
<-a|cinco	aH
<-a|couple	aB
<-a|cv	aC
<-a|deux	aD
<-a|dos	aG
<-a|family	aI
<-a|favor	aH
<-a|good	aF
<-a|l'aise	aJ
<-a|line	aH
<-a|m	ae
<-a|mi	aI
<-a|must	aH
<-a|night	aB
<-a|notre	aF
<-a|nueve	aI
<-a|partir	aA
<-a|passer	aD
<-a|plus	aI
<-a|quatre	aI
<-a|season	aH
<-a|second	aJ
<-a|seis	aH
<-a|shift	aG
<-a|small	aH
<-a|trois	aE
<-a|une	aG
<-a|ver	aI
<-aße	a[
<-b0|0	aZ
<-bac	aE
<-bad	aE
<-bal	a?
<-bao	a^
<-bap	a?
<-bau	aJ
<-baz	a[
<-ba|0	aG
<-ba|al	aV
<-ba|de	aA
<-ba|y	aF
<-bba	aT
<-bbe	a;
<-be	aJ
<-bed	aF
<-bei	aD
<-ben	aT
<-bes	aI
<-bex	aU
<-be|0	aF
<-be|able	aE
<-be|discreet	a@
<-be|lovely	aH
<-bg	aA
<-bia	a?
<-bic	aH
<-bid	aC
<-big	aH
<-bil	aW
<-bim	aF
<-bin	aI
<-bir	a6
<-bis	aJ
<-bit	aF
<-bla	aF
<-blo	aF
<-bly	aG
<-bms	aI
<-bol	aI
<-bon	aE
<-bos	aT
<-bot	aF
<-bo|0	aX
<-bo|de	aF
<-brc	aC
<-bro	aG
<-bs	aC
<-bst	aJ
<-bs|+	aE
<-bs|and	aI
<-bts	aF
<-btw	aC
<-bt|0	aD
<-bt|unter	aG
<-but	aH
<-buy	aV
<-bvs	aU
<-bwl	aA
<-by	aD
<-by|0	aJ
<-b|licence	aD
<-b|or	aG
<-b|y	aA
<-c++	aJ
<-c+0	aI
<-c-0	a6
<-c0|+	aB
<-cae	aI
<-can	aG
<-cao	a9
<-cat	aJ
<-ca|con	a@
<-ca|de	aF
<-ca|en	aF
<-ca|la	aE
<-ca|no	a:
<-ca|o	aE
<-ca|or	aB
<-ca|por	aU
<-ca|va	aB
<-cbs	a=
<-cca	a;
<-ccn	aE
<-ccp	a[
<-cct	a>
<-cdd	aG
<-cdp	aF
<-ce0	a\\
<-cea	a:
<-cel	aH
<-ceo	aG
<-ce|$0	aC
<-ce|+	a<
<-ce|0-0	aT
<-ce|anos	aD
<-ce|at	aH
<-ce|au	aC
<-ce|avec	a>
<-ce|bonus	a9
<-ce|but	a9
<-ce|charge	a@
<-ce|days	aE
<-ce|de	aG
<-ce|des	a=
<-ce|du	a8
<-ce|en	a7
<-ce|et	aD
<-ce|falta	aH
<-ce|for	a<
<-ce|la	a4
<-ce|manager	aJ
<-ce|monthly	a8
<-ce|needed	a=
<-ce|no	aJ
<-ce|not	a;
<-ce|note	a?
<-ce|of	aI
<-ce|on	aS
<-ce|or	aF
<-ce|ou	aV
<-ce|pension	a:
<-ce|pour	aC
<-ce|que	aC
<-ce|rate	aH
<-ce|tech	a@
<-ce|three	aD
<-ce|tu	aS
<-ce|un	aC
<-ce|up	aA
<-ce|w/	aI
<-ce|with	a;
<-ce|work	a=
<-ce|y	aF
<-cha	aG
<-chf	aF
<-chi	aI
<-chl	ai
<-ch|+	aI
<-ch|a0	aF
<-ch|abends	aH
<-ch|an	a:
<-ch|b0	a6
<-ch|bei	a;
<-ch|bitte	aV
<-ch|c0	a;
<-ch|club	aI
<-ch|day	aV
<-ch|days	aF
<-ch|der	aU
<-ch|die	a4
<-ch|eg	aW
<-ch|ein	a<
<-ch|eine	aT
<-ch|for	aB
<-ch|in	aF
<-ch|ist	aG
<-ch|mal	aH
<-ch|mit	aG
<-ch|no	aW
<-ch|oder	a<
<-ch|of	aJ
<-ch|or	aH
<-ch|so	aC
<-ch|tarif	aG
<-ch|the	aR
<-ch|to	aE
<-ch|two	aV
<-ch|uber	aC
<-ch|und	aD
<-ch|vereinbarung	aJ
<-ch|von	aF
<-ch|war	aF
<-ch|ware	aB
<-ch|wenn	aE
<-ch|wieder	aI
<-ch|wir	aa
<-ch|with	aE
<-ch|zum	a?
<-ch|zwei	aS
<-ci	aH
<-cid	aJ
<-cil	aG
<-cin	aD
<-cks	aU
<-ckt	aR
<-ck|+	a@
<-ck|0	aI
<-ck|and	a;
<-ck|example	aW
<-ck|it	a@
<-ck|of	aE
<-ck|one	aB
<-ck|or	aE
<-ck|the	a3
<-ck|to	aC
<-ck|up	a=
<-ck|with	aA
<-cle	aS
<-clo	aD
<-cls	a9
<-cmo	aD
<-cms	aS
<-cn0	aC
<-cn|0	aH
<-col	aZ
<-com	aJ
<-cop	aU
<-co|+	a>
<-co|0	a>
<-co|a	aH
<-co|de	aI
<-co|en	a?
<-co|mas	a;
<-co|o	aA
<-cp|0	a/
<-cp|0-0	aG
<-cre	aA
<-crs	aZ
<-cs	aB
<-csa	a@
<-cse	a?
<-cs|and	aT
<-cs|for	a9
<-cs|or	aB
<-ct	aR
<-cta	aT
<-ct|+	aE
<-ct|0	aC
<-ct|reports	a=
<-ct|to	aC
<-ct|with	a>
<-cul	aG
<-cum	aT
<-cus	a\\
<-cv	aF
<-cv|0	aE
<-cy|0	a5
<-cy|in	a4
<-d&t	aT
<-d's	a6
<-daf	aI
<-dal	aI
<-dan	aI
<-dau	a[
<-da|0	aG
<-da|a	aE
<-da|con	a;
<-da|de	a9
<-da|del	aF
<-da|dos	aF
<-da|el	aS
<-da|en	aF
<-da|hasta	aC
<-da|la	a<
<-da|no	a;
<-da|o	aE
<-da|que	aE
<-da|se	aC
<-da|und	aU
<-dc|pension	a:
<-dd|0	aU
<-de	aC
<-dee	aT
<-dem	aE
<-dep	aI
<-de|+	aI
<-de|0-0	aG
<-de|0/0	a<
<-de|a	aD
<-de|asistencia	aF
<-de|au	aC
<-de|avec	aV
<-de|ca	aG
<-de|casa	aG
<-de|cinco	aY
<-de|ciudad	aH
<-de|cocina	aJ
<-de|control	aJ
<-de|cuisine	aI
<-de|d'essai	aC
<-de|del	aE
<-de|demo	aA
<-de|diez	aH
<-de|direccion	aF
<-de|et	aF
<-de|example	aV
<-de|formation	aE
<-de|gestion	a>
<-de|im	a<
<-de|in	aG
<-de|le	aB
<-de|licencia	aF
<-de|lunes	aC
<-de|mai	aB
<-de|marz	aB
<-de|marzo	aJ
<-de|no	aE
<-de|noviembre	aI
<-de|of	aF
<-de|pension	aE
<-de|piano	aG
<-de|planta	aH
<-de|plus	aU
<-de|pratique	aA
<-de|production	aS
<-de|projet	aD
<-de|que	a;
<-de|san	aI
<-de|secteur	aV
<-de|securite	aH
<-de|seguridad	aW
<-de|ser	aD
<-de|test	a?
<-de|the	a9
<-de|transporte	aI
<-de|travail	aE
<-de|tu	aJ
<-de|un	a@
<-de|usted	aA
<-de|vente	aS
<-dg	aA
<-dic	aG
<-din	aI
<-dix	aA
<-diz	aI
<-di|0h	aG
<-di|0h-0h	a8
<-di|a	a;
<-di|apres	aG
<-di|au	aE
<-di|cadre	a>
<-di|et	aC
<-di|il	af
<-di|matin	aC
<-di|midi	aA
<-di|samedi	a<
<-di|si	aH
<-di|temps	aR
<-di|vendredi	a<
<-dle	aI
<-dly	aH
<-dm	aI
<-dmx	a\\
<-do	aJ
<-dog	aH
<-dom	aB
<-dot	a>
<-do|+	aA
<-do|0-0	aE
<-do|a	aB
<-do|al	a<
<-do|con	aF
<-do|de	aE
<-do|del	aB
<-do|desde	a:
<-do|despues	aV
<-do|el	aD
<-do|en	a7
<-do|it	aJ
<-do|lo	a>
<-do|not	aG
<-do|o	aU
<-do|para	aG
<-do|pero	aU
<-do|por	aH
<-do|si	a>
<-do|the	a@
<-do|un	aI
<-do|y	aH
<-dri	aY
<-dry	aI
<-ds	aI
<-ds'	a9
<-dss	aG
<-ds|+	a?
<-ds|0	aA
<-ds|a	a:
<-ds|and	a>
<-ds|by	a=
<-ds|for	a:
<-ds|in	a7
<-ds|no	a1
<-ds|of	a@
<-ds|on	aD
<-ds|or	aC
<-ds|over	aA
<-ds|the	aE
<-ds|to	a=
<-ds|und	a9
<-ds|with	a<
<-ds|£0	a_
<-dt|0	a?
<-du	aC
<-duc	aF
<-dun	aJ
<-duo	aG
<-dus	aU
<-du|0	a?
<-du|das	aE
<-du|mardi	aD
<-du|travail	aA
<-dy|0	aJ
<-dy|and	a:
<-dy|for	a>
<-dy|on	aI
<-dy|to	aD
<-dy|who	aD
<-e'd	aC
<-e's	a?
<-e-|und	a6
<-ea	aD
<-eac	aT
<-eaf	aF
<-ean	aF
<-eat	aG
<-ea|0	aV
<-ebe	aG
<-ebs	aR
<-ebt	aV
<-eb|0	a>
<-eb|in	a:
<-eb|or	aC
<-eca	a]
<-ecs	aY
<-ecu	aG
<-ec|0	aG
<-ec|les	aI
<-ec|ou	aB
<-eda	aU
<-ede	aI
<-eds	aT
<-ed|$0	a^
<-ed|+	aF
<-ed|0	aI
<-ed|0-0	aW
<-ed|after	aD
<-ed|an	a<
<-ed|as	a=
<-ed|at	a:
<-ed|because	a<
<-ed|before	aC
<-ed|but	aS
<-ed|by	aD
<-ed|cv	a=
<-ed|dbs	aJ
<-ed|flat	a@
<-ed|from	aA
<-ed|house	aG
<-ed|in	aG
<-ed|line	aS
<-ed|not	aT
<-ed|of	aE
<-ed|off	a@
<-ed|on	a>
<-ed|or	aD
<-ed|out	a>
<-ed|person	aF
<-ed|seal	a?
<-ed|so	a5
<-ed|someone	aU
<-ed|term	a?
<-ed|this	aC
<-ed|three	af
<-ed|to	aH
<-ed|until	aA
<-ed|up	a@
<-ed|us	aB
<-ed|we	aV
<-ed|with	a@
<-eef	aD
<-ee|+	aE
<-ee|a	aG
<-ee|and	aJ
<-ee|days	aI
<-ee|en	a>
<-ee|et	aD
<-ee|hundred	aC
<-ee|in	aU
<-ee|no	aR
<-ee|on	aD
<-ee|or	aF
<-ee|par	a=
<-ee|to	aI
<-ee|with	aB
<-ee|years	aF
<-efa	aH
<-efe	aG
<-eff	aX
<-efr	a\`
<-ef|+	aY
<-eg	aJ
<-ega	aJ
<-egg	aW
<-ego	aH
<-eg|0	aD
<-ehn	aE
<-eib	a8
<-eie	a9
<-eig	aE
<-eir	aE
<-ei|0	a?
<-ei|ab	aD
<-ei|der	a[
<-ei|mit	a@
<-ei|oder	aI
<-eiß	aD
<-eky	aB
<-ek|+	aF
<-ek|0	aC
<-ek|from	aW
<-ek|in	aB
<-ek|no	aG
<-ek|on	a>
<-el	a=
<-ela	aE
<-elo	aB
<-el|+	aG
<-el|0%	aC
<-el|a	aG
<-el|am	aH
<-el|and	aF
<-el|anuncio	a9
<-el|auf	aC
<-el|bis	a>
<-el|centro	aB
<-el|comite	aF
<-el|convenio	aH
<-el|de	a@
<-el|et	aE
<-el|for	aV
<-el|fur	aV
<-el|gerente	aH
<-el|horario	aG
<-el|hospital	aF
<-el|in	aF
<-el|no	aT
<-el|que	aD
<-el|titulo	aG
<-el|two	a:
<-el|und	aC
<-emi	aF
<-emo	aF
<-emy	aC
<-em|0	a:
<-em|through	aG
<-em|to	a=
<-en	aB
<-ene	aE
<-enn	aD
<-enu	aD
<-en|$0	aX
<-en|+	aC
<-en|0-0	aD
<-en|0-schicht	a^
<-en|0/0	aF
<-en|0x	a7
<-en|0x0	a?
<-en|a	aH
<-en|ab	aD
<-en|am	aH
<-en|an	aE
<-en|anglais	aG
<-en|at	aG
<-en|auch	a<
<-en|avec	aG
<-en|begleiten	aH
<-en|beraten	aE
<-en|bewerbung	a[
<-en|bitte	aI
<-en|castellano	aI
<-en|cdi	aE
<-en|con	aA
<-en|cours	aG
<-en|dafur	aV
<-en|dann	a[
<-en|dass	a2
<-en|dem	a[
<-en|des	aH
<-en|deutsch	aY
<-en|die	aF
<-en|edad	aD
<-en|ein	aW
<-en|el	aH
<-en|englisch	ab
<-en|english	a@
<-en|es	aW
<-en|example	aS
<-en|fall	a>
<-en|ferien	aC
<-en|for	a>
<-en|francais	aC
<-en|frau	aG
<-en|fuhrerschein	aU
<-en|fur	a>
<-en|gehalt	aX
<-en|gern	aX
<-en|haben	aE
<-en|hat	a6
<-en|hausmeister	aV
<-en|herr	a@
<-en|hours	aF
<-en|hundred	a?
<-en|im	aH
<-en|iso	a@
<-en|ist	aT
<-en|it	a@
<-en|it's	a9
<-en|jahr	a>
<-en|je	a<
<-en|jemanden	aF
<-en|kann	a6
<-en|kasse	aT
<-en|keine	aE
<-en|konnen	aI
<-en|la	aF
<-en|lassen	aF
<-en|lesen	aH
<-en|ligne	aF
<-en|los	a<
<-en|machen	aE
<-en|mai	a=
<-en|man	aR
<-en|mars	aH
<-en|mehr	a;
<-en|meister	aY
<-en|mir	aZ
<-en|mit	aI
<-en|montag	aY
<-en|months	aI
<-en|morgen	aG
<-en|muss	aX
<-en|nach	aD
<-en|ne	aG
<-en|nicht	a>
<-en|nichts	a]
<-en|noch	a>
<-en|oder	a;
<-en|ohne	aH
<-en|on	aA
<-en|or	aH
<-en|per	a<
<-en|planta	aH
<-en|plus	aG
<-en|por	aB
<-en|prufen	a=
<-en|que	aE
<-en|sagen	aI
<-en|samstag	a<
<-en|samstags	a8
<-en|schlussel	aG
<-en|schreiben	a=
<-en|sein	aJ
<-en|service	aW
<-en|sich	aC
<-en|sie	a;
<-en|sind	aF
<-en|so	aW
<-en|sucht	ad
<-en|sur	aC
<-en|tag	a7
<-en|test	aI
<-en|the	a9
<-en|through	aI
<-en|to	aG
<-en|trotzdem	aF
<-en|uber	aD
<-en|um	aI
<-en|una	a\\
<-en|vom	a<
<-en|von	a<
<-en|vor	a;
<-en|vormittags	aV
<-en|vorstand	aV
<-en|ware	aB
<-en|was	aG
<-en|we	a:
<-en|wie	a?
<-en|wir	a;
<-en|with	a[
<-en|y	aU
<-en|years	a?
<-en|zu	aG
<-en|zwischen	a>
<-eon	aF
<-eo|0	aR
<-eo|con	a?
<-eo|de	a=
<-eo|en	a8
<-eo|y	a<
<-ep	aG
<-epa	aG
<-eph	aG
<-ep|0	aC
<-ep|b	aD
<-ep|it	aD
<-ep|the	aD
<-er	aF
<-er-	a=
<-erc	a6
<-eri	aW
<-err	a=
<-ert	aS
<-erz	a_
<-er|0-0	aW
<-er|0-0k	ab
<-er|0k	a;
<-er|a	aC
<-er|aber	aB
<-er|am	a9
<-er|an	aW
<-er|and	aG
<-er|as	a]
<-er|au	aC
<-er|auch	aH
<-er|auf	aW
<-er|avant	aW
<-er|b0	a>
<-er|before	a;
<-er|bei	aW
<-er|bereitschaft	aS
<-er|betrieb	aT
<-er|bi	aE
<-er|book	a;
<-er|but	a;
<-er|by	a^
<-er|chef	aC
<-er|clerk	a;
<-er|con	aA
<-er|coordinator	aC
<-er|dans	aD
<-er|day	aX
<-er|der	aE
<-er|des	a<
<-er|die	aI
<-er|dienst	a2
<-er|dr	aI
<-er|drei	aU
<-er|e	aC
<-er|efz	a?
<-er|ein	a7
<-er|einarbeitung	a8
<-er|eine	aI
<-er|elektriker	aD
<-er|email	ab
<-er|en	aG
<-er|english	ae
<-er|est	a=
<-er|example	aS
<-er|fahren	aG
<-er|franzosisch	a;
<-er|fridays	a@
<-er|from	a7
<-er|geht	aF
<-er|gern	a;
<-er|gesucht	a=
<-er|girls'	aY
<-er|half	a9
<-er|hat	aB
<-er|herr	aG
<-er|hours	aD
<-er|hr	a8
<-er|hund	aB
<-er|ich	a9
<-er|ideally	aC
<-er|if	a;
<-er|il	ab
<-er|is	aG
<-er|it	a@
<-er|it's	a<
<-er|keine	aF
<-er|klasse	aF
<-er|la	a0
<-er|last	a>
<-er|le	aG
<-er|les	a7
<-er|letter	a?
<-er|letzte	aF
<-er|licence	a7
<-er|m/w/d	aE
<-er|macht	a;
<-er|mai	a?
<-er|mail	aF
<-er|mann	aH
<-er|meister	aI
<-er|ne	a@
<-er|ni	aZ
<-er|nicht	aF
<-er|nights	aU
<-er|niveau	aA
<-er|no	aF
<-er|noch	a@
<-er|not	a[
<-er|oder	a?
<-er|of	aD
<-er|ohne	aB
<-er|one	aA
<-er|only	aG
<-er|or	aD
<-er|ou	a=
<-er|our	aW
<-er|paid	aW
<-er|par	a?
<-er|partner	aA
<-er|permis	a[
<-er|post	aE
<-er|python	aI
<-er|query	aE
<-er|raum	aU
<-er|round	aX
<-er|say	aZ
<-er|school	a^
<-er|seit	aD
<-er|senior	aH
<-er|service	a?
<-er|si	aX
<-er|side	aG
<-er|soll	a;
<-er|son	a;
<-er|steuern	aE
<-er|sur	aC
<-er|tag	a;
<-er|than	aG
<-er|the	aG
<-er|this	a@
<-er|three	a@
<-er|ticket	aA
<-er|tier	a@
<-er|time	aV
<-er|trade	aT
<-er|uber	aT
<-er|un	aA
<-er|unbefristet	a]
<-er|under	a<
<-er|une	a9
<-er|uns	aU
<-er|unter	a?
<-er|vier	aF
<-er|vom	a>
<-er|von	aC
<-er|war	a@
<-er|weekend	aW
<-er|wie	ad
<-er|will	a@
<-er|wird	aH
<-er|with	aD
<-er|y	a;
<-er|your	a@
<-er|zu	a;
<-er|zwei	aC
<-er|€0	aZ
<-es	aB
<-es'	a:
<-ese	aD
<-esh	aB
<-esi	a;
<-esp	aZ
<-es|$0	aa
<-es|0	aE
<-es|0%	aZ
<-es|0k	aI
<-es|0x0	aI
<-es|about	aA
<-es|after	aR
<-es|all	a@
<-es|and	aF
<-es|apres	aD
<-es|arbeiten	a>
<-es|are	aH
<-es|as	a@
<-es|at	a9
<-es|au	aG
<-es|auto	aD
<-es|aux	aJ
<-es|avec	aH
<-es|b0	a=
<-es|bus	aS
<-es|by	a?
<-es|c'est	aU
<-es|clients	aC
<-es|contrato	a^
<-es|cortas	aJ
<-es|de	aC
<-es|des	a\`
<-es|deutsch	a:
<-es|deux	aH
<-es|dossiers	aT
<-es|du	aE
<-es|enfants	a@
<-es|et	aI
<-es|example	aU
<-es|filles	aI
<-es|for	aH
<-es|funebres	aH
<-es|go	a<
<-es|home	aE
<-es|i	aA
<-es|if	aU
<-es|il	ac
<-es|in	aC
<-es|ingles	a\\
<-es|is	aD
<-es|it	a;
<-es|jahr	aE
<-es|jeunes	aR
<-es|jusqu'a	aH
<-es|les	aU
<-es|libres	aF
<-es|lo	aZ
<-es|los	aJ
<-es|mas	aI
<-es|mgr	a;
<-es|mostly	aI
<-es|must	aI
<-es|ni	a8
<-es|nicht	aJ
<-es|noch	aI
<-es|non	a<
<-es|not	a9
<-es|o	aC
<-es|of	a?
<-es|off	aB
<-es|on	aI
<-es|or	aA
<-es|out	a:
<-es|paid	aA
<-es|par	aE
<-es|para	aG
<-es|per	a9
<-es|pieces	a>
<-es|plans	ae
<-es|por	aI
<-es|pour	a<
<-es|reparations	aF
<-es|reports	aG
<-es|scolaires	aF
<-es|semaines	aJ
<-es|si	aJ
<-es|six	aA
<-es|stay	a4
<-es|suivi	a\`
<-es|sur	aF
<-es|team	aA
<-es|that	aV
<-es|to	aB
<-es|todo	aD
<-es|trimestriels	aI
<-es|trois	a;
<-es|tu	aW
<-es|turno	a\`
<-es|un	aV
<-es|und	aI
<-es|under	aS
<-es|up	aH
<-es|vacances	aI
<-es|vous	aT
<-es|we	aA
<-es|welcome	aE
<-es|when	aZ
<-es|who	aE
<-es|with	aC
<-es|would	aD
<-es|£0	ae
<-et	a>
<-etc	aS
<-eth	aG
<-ety	aF
<-etz	aV
<-et|+	aE
<-et|0	aE
<-et|an	aG
<-et|and	a5
<-et|au	aG
<-et|auf	aG
<-et|bis	a<
<-et|bonus	a7
<-et|des	aG
<-et|du	a@
<-et|english	ab
<-et|et	aU
<-et|example	aU
<-et|federal	aD
<-et|is	aH
<-et|it	aA
<-et|le	aY
<-et|les	aX
<-et|nach	a@
<-et|or	aA
<-et|ou	a>
<-et|un	aI
<-et|und	aS
<-et|y	a?
<-eue	aH
<-euf	aC
<-eug	aC
<-euh	aJ
<-eum	aF
<-eus	aZ
<-eu|de	aC
<-evs	aE
<-ewe	a\`
<-ew|0	a<
<-ex	aC
<-exp	aT
<-eys	aX
<-ey|and	aI
<-ey|can	aJ
<-ey|must	aA
<-ezi	aD
<-ez|a	a<
<-ez|la	a8
<-ez|le	a@
<-ez|les	a>
<-ez|nous	aJ
<-ez|pas	a>
<-ez|un	a=
<-e|0	aE
<-e|en	a=
<-e|v	ae
<-e·e	a=
<-f0	aS
<-fab	aU
<-fam	aV
<-fax	aC
<-fa|0	aE
<-fa|de	aI
<-fda	a:
<-fel	aG
<-fe|0	aC
<-fe|pass	aD
<-fft	aE
<-ff|0	aD
<-ff|house	aD
<-ff|in	a9
<-ff|nurse	aH
<-ff|on	a;
<-ff|or	aB
<-ff|the	a9
<-ff|to	aC
<-ff|with	aB
<-ff|you	aD
<-fh	aG
<-fi	aI
<-fic	aJ
<-fig	ac
<-fin	aI
<-fix	aG
<-fka	aV
<-for	aG
<-frs	a8
<-fr|0	aB
<-fr|0-0	a8
<-fr|ab	a6
<-fr|bis	aC
<-fs	aD
<-fs|de	aG
<-fts	aS
<-ft|alle	aI
<-ft|fur	aE
<-ft|lead	aA
<-ft|mit	a@
<-ft|zu	aI
<-fue	aF
<-fur	aD
<-g's	a:
<-g0|£0	a?
<-ga	aI
<-gan	aD
<-gap	aR
<-gaz	aT
<-ga|+	aI
<-ga|a	aB
<-ga|de	aB
<-ga|dos	aI
<-ga|el	a;
<-ga|y	aX
<-gby	a@
<-gc	aI
<-gcp	aa
<-gdc	aE
<-gee	aI
<-ge|+	aD
<-ge|0	aC
<-ge|0-0	a>
<-ge|0p	aA
<-ge|a	aH
<-ge|an	a?
<-ge|and	aE
<-ge|at	a;
<-ge|de	aG
<-ge|des	aS
<-ge|die	ab
<-ge|du	aJ
<-ge|et	a5
<-ge|for	a@
<-ge|frei	aF
<-ge|fur	a=
<-ge|hand	aC
<-ge|im	aB
<-ge|is	aI
<-ge|je	a9
<-ge|maternite	a?
<-ge|oder	aD
<-ge|on	aH
<-ge|or	aF
<-ge|pas	aF
<-ge|pour	aD
<-ge|pro	aA
<-ge|sur	aH
<-ge|the	aI
<-ge|to	aS
<-ge|un	aY
<-ge|urlaub	aD
<-ghs	aU
<-gh|a	aC
<-gh|for	aH
<-gh|to	aB
<-gic	aC
<-gig	aW
<-gik	aT
<-gm	aJ
<-gma	aS
<-gmm	a?
<-gny	ai
<-goo	aD
<-gor	aJ
<-gos	aS
<-got	aC
<-go|$0	a^
<-go|+	aH
<-go|0	aV
<-go|de	aF
<-go|en	a@
<-go|in	aF
<-go|on	aA
<-go|por	a=
<-go|to	aH
<-gro	aU
<-gry	aU
<-gr|0	aS
<-gst	aI
<-gs|+	aA
<-gs|0	a:
<-gs|a	a8
<-gs|and	aC
<-gs|bis	a?
<-gs|for	a@
<-gs|no	aA
<-gs|on	a6
<-gs|one	a=
<-gs|to	aJ
<-gte	aS
<-gts	aS
<-gun	aA
<-gur	aT
<-gus	aV
<-h's	a9
<-h/f	a\`
<-h0|0	aB
<-hai	aR
<-hal	aU
<-ham	aS
<-har	aF
<-hay	aI
<-ha|0	aC
<-ha|de	aE
<-hbo	aD
<-hc	aS
<-hd	aI
<-hd|0	a4
<-he	a@
<-hea	aG
<-hef	aD
<-hek	aR
<-hel	aI
<-het	aW
<-he|budget	aB
<-he|can	aD
<-he|customer	aB
<-he|dean	aH
<-he|dog	aD
<-he|ich	a6
<-he|im	aC
<-he|lab	aJ
<-he|last	aJ
<-he|le	af
<-he|matin	aF
<-he|mit	aD
<-he|night	aG
<-he|on	a:
<-he|ops	aU
<-he|phone	aH
<-he|post	aD
<-he|sur	aI
<-he|tone	aG
<-he|trustees	aH
<-he|un	a\\
<-he|und	a5
<-he|une	aX
<-he|von	aF
<-he|vorbereiten	aJ
<-he|work	aH
<-he|y	aH
<-hf|0'0	aG
<-hf|0'0-0'0	aG
<-hia	a6
<-hig	a8
<-hio	aS
<-hir	aS
<-his	aJ
<-hit	aB
<-hi|0	a9
<-hl	aD
<-hl|0	aI
<-hma	aB
<-hme	aH
<-hmp	a:
<-hnc	aA
<-hnd	aC
<-hnt	aG
<-hn|bis	aB
<-hn|euro	aI
<-hod	aG
<-hoe	aI
<-hof	aF
<-hor	aG
<-hos	aZ
<-hoy	aF
<-ho|0	a\`
<-ho|can	aF
<-ho|has	aF
<-ho|que	a=
<-ho|y	a@
<-hrt	aS
<-hru	a>
<-hr|+	aU
<-hr|0	aH
<-hr|als	aD
<-hr|an	aA
<-hr|im	a3
<-hr|in	aH
<-hr|und	aD
<-hr|wk	aI
<-hs'	aC
<-hse	aG
<-hst	a>
<-hs|and	aD
<-hs|from	a>
<-hs|then	a<
<-hs|wochen	aH
<-hte	aD
<-htl	aC
<-ht|+	aH
<-ht|aber	aW
<-ht|alter	aF
<-ht|am	aH
<-ht|and	aH
<-ht|auch	a8
<-ht|auf	a?
<-ht|bei	a>
<-ht|das	aI
<-ht|dass	a:
<-ht|der	aH
<-ht|die	a5
<-ht|es	a=
<-ht|for	a:
<-ht|fur	a=
<-ht|im	a=
<-ht|man	a=
<-ht|mehr	aF
<-ht|mit	a@
<-ht|nach	aE
<-ht|nur	a9
<-ht|on	a<
<-ht|or	aA
<-ht|schon	aI
<-ht|shift	a?
<-ht|so	aZ
<-ht|to	a?
<-ht|um	aB
<-ht|von	a<
<-ht|wird	a>
<-ht|zu	a<
<-ht|zum	aI
<-hua	aI
<-hum	a@
<-hup	aA
<-hur	aS
<-hut	aJ
<-huy	aC
<-hu|0	aB
<-hu|0-0	a0
<-hv	aD
<-hyl	aY
<-h|+	aE
<-h|0	aJ
<-h|con	aG
<-h|de	aJ
<-h|dont	aD
<-h|un	aF
<-i	aJ
<-i'd	aC
<-i'm	aD
<-i/0	aD
<-ia	aA
<-iab	aB
<-iap	aF
<-ia|$0	aa
<-ia|b	aA
<-ia|con	a?
<-ia|de	aB
<-ia|del	aD
<-ia|es	a6
<-ia|industrial	aA
<-ia|jornada	aI
<-ia|la	aI
<-ia|mas	a>
<-ia|no	aF
<-ia|o	aA
<-ia|para	aB
<-ia|por	a9
<-ia|que	aS
<-ia|se	aT
<-ia|sin	aD
<-ia|the	aT
<-ia|un	aB
<-iba	aE
<-ibo	a;
<-ibt	aG
<-icu	aR
<-ic|+	aH
<-ic|and	a>
<-ic|en	aV
<-idh	aS
<-id|+	aB
<-id|0/0	aE
<-id|a	aC
<-id|after	aT
<-id|by	aH
<-id|for	aS
<-id|in	aV
<-id|no	aZ
<-id|on	a>
<-ieb	aJ
<-ied	aI
<-iee	a^
<-ieg	aH
<-iet	aI
<-ieu	aU
<-iez	aD
<-ie|+	aF
<-ie|a	a3
<-ie|am	a:
<-ie|anzeige	aG
<-ie|ausschreibung	aC
<-ie|bei	aE
<-ie|bis	a?
<-ie|das	aR
<-ie|de	aF
<-ie|des	aD
<-ie|die	aB
<-ie|ein	aF
<-ie|es	aF
<-ie|et	a9
<-ie|firma	aJ
<-ie|in	a@
<-ie|kanzlei	aC
<-ie|muss	aA
<-ie|ou	a:
<-ie|pas	a[
<-ie|und	aV
<-ie|zwei	aE
<-if	a?
<-ifa	a<
<-ife	aC
<-ifi	aI
<-ify	aI
<-if|0	aD
<-if|he	aG
<-if|they	aF
<-if|they've	aH
<-ige	aJ
<-igi	aD
<-ign	aH
<-igo	aH
<-igt	a\\
<-ig|0	aI
<-ig|bis	aE
<-ig|die	a=
<-ig|euro	aE
<-ig|stunden	a=
<-ig|tage	aH
<-ig|wir	aF
<-ihn	aD
<-ihr	aF
<-ija	aR
<-ika	aT
<-ik|0	aE
<-ik|oder	aA
<-il	aB
<-ilk	aC
<-ilm	aI
<-il|+	aE
<-il|0	aE
<-il|0-0	aT
<-il|0d	aE
<-il|a	a>
<-il|an	aE
<-il|de	aA
<-il|des	aS
<-il|en	a;
<-il|me	aF
<-il|nous	aG
<-il|quinientos	aI
<-il|service	aD
<-il|tax	aJ
<-il|to	aJ
<-il|vous	aJ
<-il|wir	aE
<-il|y	a;
<-im	a@
<-imb	a5
<-ims	aS
<-im|buro	aH
<-im|dezember	aE
<-im|juli	aI
<-in	aF
<-ink	aH
<-inq	aF
<-in|+	aF
<-in|0-0	aG
<-in|a	aH
<-in|all	aJ
<-in|and	a7
<-in|at	aF
<-in|au	aI
<-in|auf	a@
<-in|august	aE
<-in|b	a<
<-in|bad	aH
<-in|before	aa
<-in|bisschen	aJ
<-in|c	a?
<-in|charge	aE
<-in|date	aE
<-in|de	aB
<-in|den	aI
<-in|die	aI
<-in|dr	a8
<-in|dritter	aC
<-in|el	aV
<-in|english	aD
<-in|et	aH
<-in|eu	aJ
<-in|experiencia	aH
<-in|feb	aD
<-in|five	aT
<-in|four	aI
<-in|frau	a7
<-in|front	aB
<-in|fur	ab
<-in|good	aG
<-in|hand	aG
<-in|hat	a=
<-in|hier	a<
<-in|ich	a>
<-in|in	a;
<-in|ist	aA
<-in|last	aI
<-in|leeds	aH
<-in|lieu	aD
<-in|mit	aS
<-in|nicht	a=
<-in|no	aB
<-in|of	aE
<-in|office	aI
<-in|on	aG
<-in|one	aC
<-in|or	aG
<-in|per	a;
<-in|plus	a<
<-in|q0	aG
<-in|season	aI
<-in|situ	aH
<-in|six	a<
<-in|spring	aG
<-in|summer	aD
<-in|tag	aJ
<-in|this	aB
<-in|uk	aU
<-in|und	a[
<-in|video	aE
<-in|vom	ad
<-in|ware	aG
<-in|winter	aF
<-in|wir	aC
<-in|with	aJ
<-in|witz	aE
<-in|writing	aI
<-in|y	a=
<-in|£0	aH
<-iot	a]
<-io|0	aI
<-io|con	aG
<-io|del	aH
<-io|dia	a@
<-io|en	a8
<-io|es	a9
<-io|la	aG
<-io|no	a5
<-io|o	aA
<-io|por	a9
<-io|que	aX
<-io|tecnico	aH
<-io|typing	aF
<-io|y	aA
<-ipd	aF
<-ipl	aU
<-ip|or	aI
<-ira	aJ
<-ird	aG
<-irk	a8
<-irl	aG
<-ir|0	aC
<-ir|a	aC
<-ir|au	aI
<-ir|bieten	aG
<-ir|brauchen	a5
<-ir|con	a<
<-ir|das	aC
<-ir|el	aE
<-ir|en	a?
<-ir|hatten	aI
<-ir|im	a[
<-ir|keine	aC
<-ir|la	aG
<-ir|le	aJ
<-ir|les	a;
<-ir|machen	aC
<-ir|nicht	aI
<-ir|own	aH
<-ir|que	a:
<-ir|suchen	a8
<-ir|uns	aD
<-ir|y	a>
<-ir|zahlen	a>
<-ir|zu	aC
<-is	aD
<-isa	aE
<-iso	aI
<-iss	aH
<-is|0-0	aV
<-is|0e	aF
<-is|a	aI
<-is|an	aH
<-is|au	a@
<-is|b	aC
<-is|be	a>
<-is|c	aG
<-is|c0	a=
<-is|ca	aG
<-is|cdi	aJ
<-is|con	a>
<-is|confidential	aF
<-is|d'essai	aI
<-is|de	a6
<-is|drei	aC
<-is|en	a4
<-is|fine	aH
<-is|fr	aW
<-is|il	aY
<-is|im	a>
<-is|in	aA
<-is|les	aG
<-is|mit	a;
<-is|nicht	aD
<-is|no	aS
<-is|one	aF
<-is|ou	a?
<-is|par	aE
<-is|pas	aC
<-is|pour	a?
<-is|puis	aH
<-is|que	aW
<-is|sans	a@
<-is|sur	a>
<-is|the	aE
<-is|to	aS
<-is|un	a;
<-is|und	aG
<-ith	aI
<-its	aS
<-it|+	a;
<-it|0	aH
<-it|0-0	a<
<-it|a	aE
<-it|ab	aI
<-it|all	a>
<-it|am	aC
<-it|at	a>
<-it|bereitschaft	a[
<-it|by	aC
<-it|de	aE
<-it|der	aH
<-it|des	aE
<-it|die	a]
<-it|du	a]
<-it|for	a@
<-it|goes	aH
<-it|heures	a=
<-it|in	aI
<-it|la	aA
<-it|le	a7
<-it|mit	a?
<-it|oder	a=
<-it|pas	aA
<-it|pays	aB
<-it|share	aD
<-it|shift	a@
<-it|short	aF
<-it|so	aH
<-it|the	aS
<-it|to	aE
<-it|un	aE
<-it|up	aH
<-it|with	aF
<-it|you	aJ
<-it|£0	a[
<-ium	aH
<-ius	aY
<-iv	a>
<-ivi	aF
<-ix|0	aE
<-ix|and	aT
<-ix|on	aY
<-ix|to	aB
<-ix|years	aC
<-ize	aE
<-i|am	aI
<-i|can	aD
<-i|can't	aH
<-i|don't	a@
<-i|e	a\\
<-i|have	aI
<-i|need	aB
<-i|said	aH
<-i|think	aE
<-i|want	aC
<-j	aS
<-jab	aZ
<-jar	aC
<-jas	aH
<-ja|0	aY
<-ja|el	a@
<-jd	aC
<-je	a?
<-je|0	aV
<-je|en	a>
<-je|y	aU
<-jis	a@
<-jo|de	aA
<-jo|discontinuo	aC
<-jo|que	aC
<-jv	aF
<-k's	a8
<-kan	aF
<-kas	a9
<-kat	aT
<-ka|0	aB
<-kev	a?
<-key	aE
<-ke|+	aC
<-ke|on	a@
<-ke|that	aI
<-ke|und	a<
<-ke|us	aF
<-kid	a9
<-kie	aG
<-kip	aU
<-ki|pass	aJ
<-km|de	aH
<-kp	aa
<-kr	aR
<-ks'	a@
<-ks|+	a7
<-ks|a	a?
<-ks|and	a=
<-ks|for	a=
<-ks|in	a9
<-ks|on	a>
<-ks|to	aG
<-ks|with	a8
<-ks|£0	aa
<-kte	aI
<-kur	aV
<-kw|0	aF
<-kyc	aB
<-k€|+	aH
<-k€|prime	a=
<-l'a	aB
<-l's	a6
<-la	a;
<-lad	a>
<-laf	a]
<-la|+	aG
<-la|a	a:
<-la|carte	aH
<-la|con	aZ
<-la|cuna	aC
<-la|del	aE
<-la|formation	aD
<-la|mutuelle	aF
<-la|o	a>
<-la|regie	aG
<-la|saison	aJ
<-la|senora	aJ
<-la|voiture	aH
<-lbe	a<
<-lca	a\\
<-lch	a;
<-lde	aD
<-ldo	aJ
<-ld|+	aH
<-ld|0	aC
<-ld|the	a4
<-ld|und	aY
<-le	a<
<-lec	aV
<-led	aH
<-leg	aI
<-lem	aI
<-lez	a<
<-le|arbeit	aE
<-le|au	aC
<-le|avec	a>
<-le|bareme	a=
<-le|because	aZ
<-le|before	a?
<-le|bis	a?
<-le|bitte	aZ
<-le|by	a>
<-le|cabin	a;
<-le|cinq	aW
<-le|con	aB
<-le|conseil	aF
<-le|cv	aY
<-le|d'un	aB
<-le|de	aH
<-le|des	aU
<-le|dimanche	aB
<-le|diplome	aS
<-le|drei	a>
<-le|en	a@
<-le|est	aB
<-le|example	aY
<-le|form	a<
<-le|francaise	aI
<-le|fur	a;
<-le|hasta	aA
<-le|history	a@
<-le|home	a@
<-le|il	ab
<-le|in	aV
<-le|jusqu'au	a=
<-le|mais	aH
<-le|marie	aE
<-le|mit	aB
<-le|ne	a>
<-le|neuf	aA
<-le|o	aE
<-le|only	aH
<-le|or	aF
<-le|ou	aV
<-le|paid	aB
<-le|plus	a[
<-le|point	aH
<-le|por	a<
<-le|poste	aJ
<-le|pour	aG
<-le|sans	a>
<-le|sur	aD
<-le|the	aH
<-le|time	aG
<-le|to	aC
<-le|two	aX
<-le|un	aV
<-le|und	a7
<-le|vendredi	aZ
<-le|with	a6
<-le|y	a9
<-le|zwei	aH
<-lft	aS
<-lf|a	aG
<-lf|day	aE
<-lf|days	aB
<-lf|employed	a?
<-lf|four	aF
<-lf|term	aI
<-lf|the	aA
<-lg	aA
<-lga	a>
<-lge	aE
<-lib	aG
<-lig	a\\
<-lim	aE
<-lks	aT
<-lk|0	aS
<-lk|in	aF
<-lk|round	a@
<-lk|to	aD
<-llb	aG
<-llo	aI
<-lls	aS
<-llt	aU
<-ll|0-0	aT
<-ll|0/0	a=
<-ll|and	a^
<-ll|be	aD
<-ll|children	aH
<-ll|come	a9
<-ll|do	aF
<-ll|es	aG
<-ll|for	a<
<-ll|from	aD
<-ll|half	aA
<-ll|have	aI
<-ll|it	aG
<-ll|need	a=
<-ll|on	aD
<-ll|or	aF
<-ll|put	a=
<-ll|send	a=
<-ll|show	a<
<-ll|six	aD
<-ll|then	a>
<-ll|to	a@
<-ll|us	aH
<-ll|we	aI
<-lma	aR
<-lmo	a=
<-lms	aC
<-lo	aB
<-loe	aR
<-log	aV
<-loh	a_
<-loi	aX
<-lol	aS
<-lon	aG
<-loo	aZ
<-lop	aJ
<-lou	aT
<-loy	a8
<-lo|con	a>
<-lo|de	aI
<-lo|del	aE
<-lo|no	a@
<-lo|sin	aH
<-lp|with	a@
<-ls'	aC
<-lsa	aJ
<-lse	aT
<-lsh	aB
<-lst	a<
<-ls|$0	aS
<-ls|+	a@
<-ls|0	aC
<-ls|a	a;
<-ls|and	aD
<-ls|at	a=
<-ls|elternzeitvertretung	aB
<-ls|for	a;
<-ls|in	a1
<-ls|on	a@
<-ls|or	aF
<-ls|we	aZ
<-ls|you	aV
<-lte	aH
<-lts	aS
<-lt|0	aC
<-lt|mir	a@
<-lt|noch	aH
<-lt|so	a<
<-lt|und	a\\
<-lt|weekends	aG
<-lt|wird	aC
<-lub	aF
<-lug	aD
<-lui	aI
<-lum	aC
<-lut	a9
<-lux	aH
<-lve	aE
<-lvo	aG
<-ly|0-0	a[
<-ly|bonus	aD
<-ly|but	aD
<-ly|chain	aE
<-ly|firm	aI
<-ly|for	aG
<-ly|if	aC
<-ly|not	aB
<-ly|off	a@
<-ly|on	a:
<-ly|own	aX
<-ly|owned	aG
<-ly|qualified	aT
<-ly|that	aA
<-ly|the	aB
<-ly|to	a?
<-ly|£0	aG
<-lz|0	aD
<-l|a	a?
<-m'a	aB
<-m's	a7
<-m0|corridor	aI
<-ma0	aD
<-mag	aU
<-mai	aR
<-map	aR
<-mar	aI
<-mat	aR
<-ma|+	aB
<-ma|de	a@
<-ma|el	a9
<-ma|en	a>
<-ma|no	aU
<-ma|or	aD
<-ma|y	a<
<-mbs	a]
<-md	aE
<-mex	aG
<-me|0-0	af
<-me|after	aA
<-me|and	aC
<-me|at	a<
<-me|back	a?
<-me|by	aE
<-me|da	aG
<-me|day	aI
<-me|de	aD
<-me|el	a4
<-me|faut	aI
<-me|first	aW
<-me|for	aC
<-me|from	a7
<-me|in	a9
<-me|le	aB
<-me|les	aA
<-me|los	a:
<-me|mit	aB
<-me|not	aH
<-me|off	a<
<-me|only	aA
<-me|or	aU
<-me|permanent	aD
<-me|served	aF
<-me|so	aX
<-me|sur	a:
<-me|with	a?
<-me|zones	aI
<-me|£0	ab
<-me|£0k	a@
<-mi	aJ
<-mic	aI
<-mir	aI
<-mit	aI
<-mld	a7
<-ml|engineer	aJ
<-mms	aA
<-mor	aC
<-mo|+	a>
<-mo|de	aH
<-mo|frei	aF
<-mo|o	a>
<-mp	aJ
<-mpa	aI
<-mpe	aI
<-mp|0	aD
<-mr	aI
<-mrd	aS
<-msp	a;
<-mst	aG
<-ms|+	aB
<-ms|0	aI
<-ms|office	aU
<-ms|on	a;
<-ms|to	aC
<-mtl	a[
<-mud	aH
<-mur	aR
<-mus	aX
<-muy	aI
<-my	a?
<-my|0	aY
<-m|+	aF
<-m|a	aa
<-m|de	aG
<-m|le	aZ
<-m|sc	aX
<-n'a	aD
<-n's	a5
<-n't	a=
<-n/a	aD
<-nah	aT
<-nan	aX
<-nar	aH
<-nat	aR
<-na|$0	ab
<-na|+	aI
<-na|0-0	aS
<-na|a	aH
<-na|de	aH
<-na|del	a?
<-na|o	a?
<-na|para	aC
<-na|presencia	aH
<-na|santa	aF
<-na|se	aY
<-na|sin	aB
<-ncs	aT
<-nc|0	a1
<-nc|pas	aA
<-ndl	a=
<-ndo	aI
<-ndt	a8
<-nd|+	aI
<-nd|0	aH
<-nd|0th	aH
<-nd|about	aA
<-nd|all	aC
<-nd|an	aF
<-nd|and	aX
<-nd|at	aF
<-nd|bitte	aA
<-nd|da	a@
<-nd|darf	aI
<-nd|der	aI
<-nd|die	aI
<-nd|don't	aX
<-nd|eine	aS
<-nd|every	a[
<-nd|example	aX
<-nd|five	a9
<-nd|friday	aH
<-nd|fur	aA
<-nd|get	a\\
<-nd|i	aJ
<-nd|ich	aD
<-nd|im	aC
<-nd|in	aJ
<-nd|it	a=
<-nd|keeping	aC
<-nd|keine	aF
<-nd|line	a:
<-nd|me	aB
<-nd|mit	aD
<-nd|nicht	a@
<-nd|no	a?
<-nd|not	aE
<-nd|off	aH
<-nd|on	a>
<-nd|one	aI
<-nd|or	aT
<-nd|our	aI
<-nd|over	aH
<-nd|please	aJ
<-nd|plus	aR
<-nd|sie	aS
<-nd|so	aT
<-nd|the	a@
<-nd|there	a>
<-nd|there's	aE
<-nd|three	a@
<-nd|to	aC
<-nd|tools	a@
<-nd|training	aF
<-nd|twelve	aR
<-nd|two	a8
<-nd|und	a7
<-nd|up	aH
<-nd|weekend	a=
<-nd|wir	aV
<-nd|with	a^
<-nd|zu	aE
<-nd|zwei	aI
<-ne	aD
<-nel	aJ
<-nem	a2
<-new	aG
<-ne|+	aF
<-ne|0-0	aW
<-ne|about	aB
<-ne|as	a@
<-ne|at	aD
<-ne|ausbildung	aF
<-ne|b	aC
<-ne|but	a?
<-ne|cite	aG
<-ne|day	aI
<-ne|de	aC
<-ne|des	a\\
<-ne|die	aH
<-ne|en	aS
<-ne|et	a<
<-ne|example	aU
<-ne|frau	a;
<-ne|fur	aB
<-ne|hundred	a=
<-ne|i	a[
<-ne|if	aI
<-ne|in	a:
<-ne|it	a;
<-ne|la	aU
<-ne|le	a<
<-ne|million	aH
<-ne|mit	a@
<-ne|ne	aA
<-ne|no	aU
<-ne|other	aG
<-ne|par	aJ
<-ne|pdf	aA
<-ne|please	aG
<-ne|pro	a>
<-ne|sat	aJ
<-ne|saturday	aA
<-ne|sur	aI
<-ne|tech	aE
<-ne|the	aE
<-ne|uber	aI
<-ne|und	aZ
<-ne|weekend	aG
<-ne|who's	aH
<-ne|with	aG
<-ne|year	aD
<-ne|£0	aa
<-ne|£0k	a\\
<-nfo	aG
<-nf|jahre	aH
<-nf|wochen	aI
<-ng0	aJ
<-ngo	aH
<-ng|+	aJ
<-ng|0-0	aW
<-ng|0k	aG
<-ng|about	a?
<-ng|after	aR
<-ng|all	aS
<-ng|als	a?
<-ng|an	a>
<-ng|and	aG
<-ng|as	a>
<-ng|auch	a:
<-ng|back	aD
<-ng|background	a<
<-ng|because	aT
<-ng|bei	aW
<-ng|budget	aG
<-ng|but	a@
<-ng|by	aC
<-ng|cert	a>
<-ng|con	a?
<-ng|date	aA
<-ng|day	a?
<-ng|days	aF
<-ng|de	aH
<-ng|der	a:
<-ng|des	aH
<-ng|eg	aF
<-ng|from	aH
<-ng|group	aG
<-ng|home	aD
<-ng|house	aG
<-ng|i	aE
<-ng|ist	aE
<-ng|it	a=
<-ng|letter	a@
<-ng|level	a9
<-ng|licence	aB
<-ng|line	a5
<-ng|m	a>
<-ng|me	a<
<-ng|mgr	aS
<-ng|mit	a<
<-ng|nicht	aH
<-ng|no	aY
<-ng|nobody	aT
<-ng|noise	aS
<-ng|not	aU
<-ng|off	aE
<-ng|office	a5
<-ng|ohne	a7
<-ng|on	a0
<-ng|one	a:
<-ng|or	aH
<-ng|our	a;
<-ng|out	a>
<-ng|over	a<
<-ng|per	a@
<-ng|plan	a8
<-ng|please	aY
<-ng|room	a<
<-ng|sample	a>
<-ng|schon	a;
<-ng|site	aF
<-ng|so	aJ
<-ng|some	aZ
<-ng|sunday	aE
<-ng|team	a?
<-ng|that	aH
<-ng|the	a:
<-ng|to	a>
<-ng|towards	aH
<-ng|two	aE
<-ng|uber	aC
<-ng|up	a;
<-ng|us	a?
<-ng|von	a=
<-ng|we	aX
<-ng|when	aB
<-ng|wir	aY
<-ng|with	a=
<-ng|y	aW
<-ng|your	a?
<-ng|zwei	aU
<-nhs	a@
<-ni	a?
<-nig	aD
<-nil	a^
<-ni|0	a?
<-ni|bis	aG
<-njc	a@
<-nkl	aZ
<-nk|holidays	aB
<-nk|of	aI
<-nlo	aE
<-nna	aB
<-nne	aI
<-nn|0	aF
<-nn|die	aH
<-nn|er	aD
<-nn|jemand	aH
<-nn|nicht	aF
<-nn|sie	aI
<-no	aI
<-nok	aH
<-nom	aV
<-nor	aG
<-not	aI
<-nov	aJ
<-no|$0	a[
<-no|0-0	aD
<-no|0x0	aB
<-no|a	aD
<-no|bother	aH
<-no|con	a8
<-no|de	aD
<-no|degree	aB
<-no|el	aR
<-no|es	aT
<-no|eso	aE
<-no|este	aF
<-no|exclamation	aI
<-no|fijo	a@
<-no|hace	aA
<-no|indefinido	aG
<-no|la	aD
<-no|le	a;
<-no|lo	aA
<-no|los	aR
<-no|mas	aF
<-no|me	aA
<-no|nada	aY
<-no|need	aD
<-no|no	a?
<-no|o	aD
<-no|pasado	aB
<-no|passionate	aH
<-no|pedimos	a<
<-no|pongas	aJ
<-no|por	a>
<-no|problem	aB
<-no|que	aI
<-no|sabe	aI
<-no|sea	aI
<-no|si	aA
<-no|sundays	aF
<-no|weekends	aH
<-no|women	aG
<-nq|heures	aG
<-nr	aF
<-nre	aB
<-nsw	aX
<-ns|a	aE
<-ns|and	aG
<-ns|at	a>
<-ns|au	aD
<-ns|avec	a?
<-ns|by	aX
<-ns|des	aC
<-ns|drei	a;
<-ns|du	a5
<-ns|en	aF
<-ns|et	aC
<-ns|for	a<
<-ns|from	a9
<-ns|in	a9
<-ns|la	aR
<-ns|le	aX
<-ns|les	aG
<-ns|no	aF
<-ns|of	aH
<-ns|on	a5
<-ns|par	aC
<-ns|pas	aI
<-ns|pour	aT
<-ns|revolus	aG
<-ns|the	a5
<-ns|to	aA
<-ns|trois	aT
<-ns|une	a7
<-ns|with	a<
<-ns|£0	aG
<-ntt	aY
<-nt|+	a@
<-nt|0-0	aS
<-nt|a	aG
<-nt|an	aI
<-nt|avec	aZ
<-nt|d'un	a;
<-nt|de	aD
<-nt|des	a=
<-nt|desk	aI
<-nt|du	a8
<-nt|e	a7
<-nt|en	aT
<-nt|english	a@
<-nt|est	a?
<-nt|experience	a9
<-nt|from	a=
<-nt|i	aE
<-nt|if	aI
<-nt|in	aS
<-nt|it	a=
<-nt|le	aH
<-nt|les	aW
<-nt|man	aC
<-nt|manager	a>
<-nt|no	aV
<-nt|not	aZ
<-nt|or	aF
<-nt|pas	a>
<-nt|plus	aH
<-nt|possible	aF
<-nt|school	aH
<-nt|sur	aD
<-nt|technique	a<
<-nt|the	a>
<-nt|three	aU
<-nt|un	aF
<-nt|we	a[
<-nt|with	aU
<-num	a?
<-nur	aA
<-nux	aJ
<-nya	aH
<-ny|car	aC
<-nz|0	aT
<-o	aG
<-o's	aA
<-oam	aH
<-ob	aF
<-oba	aC
<-obi	a@
<-ob|0	aA
<-ob|share	aB
<-oca	aI
<-oce	a<
<-oco	aI
<-ocs	aT
<-oct	aS
<-oc|0	aU
<-oda	a@
<-ods	a[
<-od|hygiene	aE
<-od|safety	aJ
<-od|standing	aH
<-od|sue	aB
<-od|with	aG
<-oer	aV
<-oes	aF
<-of	aB
<-ofe	aS
<-ofs	aY
<-oft	aS
<-of|0-0	aT
<-of|a	aT
<-of|june	aD
<-of|six	aH
<-of|two	aT
<-oga	aG
<-oge	aF
<-ogs	aX
<-og|in	aW
<-oh	aB
<-ohl	aA
<-ohn	aG
<-oh|and	aH
<-oie	aF
<-oit	aD
<-oi|je	a@
<-oja	aI
<-ojo	aR
<-oke	aD
<-ok|after	aI
<-ok|for	a:
<-ok|so	aF
<-ok|with	aB
<-olg	aU
<-oln	aW
<-olt	aI
<-oly	a;
<-ol|+	aI
<-ol|bus	aB
<-ol|car	aA
<-ol|days	aE
<-ol|de	a>
<-ol|room	a@
<-ol|run	aH
<-oma	aI
<-omm	aE
<-omp	aG
<-om|0	aJ
<-om|de	aE
<-om|hof	aF
<-om|my	a?
<-om|with	a9
<-on	aH
<-ong	aH
<-onn	a<
<-ony	a@
<-on|+	aC
<-on|0	aG
<-on|0%	aJ
<-on|0-0	aD
<-on|0/0	a5
<-on|0h	aI
<-on|a	aI
<-on|after	aS
<-on|air	aG
<-on|as	a=
<-on|at	aS
<-on|au	a8
<-on|avec	a?
<-on|bitte	aG
<-on|board	aV
<-on|ca	aB
<-on|cada	aD
<-on|call	aG
<-on|cartera	aH
<-on|cdi	a]
<-on|cedula	aE
<-on|cherche	aE
<-on|con	aJ
<-on|curso	aY
<-on|cv	aA
<-on|de	aA
<-on|der	aA
<-on|dos	aD
<-on|du	a;
<-on|en	aF
<-on|equipe	a:
<-on|est	aI
<-on|experience	a;
<-on|form	aS
<-on|hand	aD
<-on|hasta	aF
<-on|if	a:
<-on|it	aV
<-on|lead	a=
<-on|linkedin	aJ
<-on|mal	aD
<-on|mit	a@
<-on|mondays	aX
<-on|o	aA
<-on|oder	aB
<-on|of	aA
<-on|on	aD
<-on|once	aC
<-on|one	aU
<-on|or	a<
<-on|our	a?
<-on|ouvre	aB
<-on|paid	aS
<-on|paie	aC
<-on|para	aI
<-on|parcial	aG
<-on|pas	aH
<-on|pass	a@
<-on|phone	aJ
<-on|plan	a<
<-on|pm	aB
<-on|por	a;
<-on|pour	aD
<-on|prueba	aW
<-on|que	aI
<-on|se	aE
<-on|site	aI
<-on|so	a5
<-on|social	aB
<-on|that	aD
<-on|their	aG
<-on|three	aR
<-on|ticket	a9
<-on|time	aH
<-on|tres	aD
<-on|two	aT
<-on|un	a\`
<-on|una	a@
<-on|und	aV
<-on|us	aX
<-on|video	aF
<-on|ware	aF
<-on|we	aI
<-on|with	a<
<-on|you	aD
<-on|zu	aG
<-on|zwei	aW
<-ood	aI
<-ool	aF
<-oon	aT
<-oop	aY
<-op	aZ
<-opf	aY
<-opp	aU
<-opy	aJ
<-op|and	a8
<-op|cv	aA
<-op|de	a?
<-op|in	aB
<-op|of	aG
<-op|up	a@
<-or	a@
<-orf	a_
<-ori	aV
<-orp	aC
<-or|+	aI
<-or|0-0	a=
<-or|about	aR
<-or|and	aV
<-or|con	a@
<-or|court	aD
<-or|cv	aS
<-or|day	aE
<-or|de	aA
<-or|dr	a=
<-or|drop	a=
<-or|el	aZ
<-or|en	aS
<-or|every	aG
<-or|family	aJ
<-or|first	aC
<-or|for	ae
<-or|four	aC
<-or|french	aI
<-or|from	aX
<-or|general	aD
<-or|irish	a?
<-or|level	aF
<-or|licence	aD
<-or|lo	aI
<-or|logistico	aI
<-or|o	aF
<-or|obra	aE
<-or|on	a@
<-or|one	aS
<-or|ort	a>
<-or|que	aC
<-or|right	aG
<-or|ring	aU
<-or|se	a>
<-or|social	a@
<-or|someone	aE
<-or|staff	a=
<-or|swim	aD
<-or|that	a>
<-or|three	aI
<-or|todavia	aJ
<-or|turno	aG
<-or|two	a9
<-or|with	aX
<-or|you	aD
<-osa	aR
<-oso	aY
<-os|$0	a\\
<-os|+	a@
<-os|0-0	aG
<-os|a	aF
<-os|and	a<
<-os|auxilios	aI
<-os|con	aE
<-os|de	aD
<-os|del	a?
<-os|dimanche	aD
<-os|domingos	a=
<-os|dos	aB
<-os|el	aS
<-os|en	aE
<-os|hasta	aI
<-os|los	aS
<-os|lunes	aH
<-os|martes	aE
<-os|miercoles	aU
<-os|mil	a@
<-os|ni	aI
<-os|no	aH
<-os|noventa	aF
<-os|ocho	aV
<-os|or	aB
<-os|pequenos	aD
<-os|por	a7
<-os|primeros	a@
<-os|sabados	aC
<-os|seis	aD
<-os|titulo	aH
<-os|tres	a/
<-os|turnos	aC
<-os|viernes	a@
<-os|x	a?
<-os|y	aI
<-oto	aH
<-ott	aH
<-ot|after	aF
<-ot|essential	aF
<-ot|just	aD
<-ot|required	aF
<-ot|the	aJ
<-ou	a<
<-ou|0	aT
<-ou|and	aF
<-ou|can	a@
<-ou|de	aB
<-ou|do	aA
<-ou|don't	aF
<-ou|drive	aD
<-ou|get	aE
<-ou|keep	a@
<-ou|know	aH
<-ou|live	aH
<-ou|make	aA
<-ou|need	a?
<-ou|put	aB
<-ou|run	a@
<-ou|take	aC
<-ou|the	a?
<-ou|to	aJ
<-ou|une	aI
<-ou|write	a>
<-ow|a	aA
<-ow|and	a<
<-ow|the	a4
<-ow|we	aE
<-ow|what	aB
<-ow|you	a:
<-ow|£0k	aX
<-ox|0	aI
<-oya	aS
<-oye	a9
<-oyo	aH
<-oza	aU
<-o|0	aD
<-o|a	ag
<-o|sea	aF
<-o|si	aF
<-oße	aE
<-p	aU
<-p&l	aR
<-p's	a5
<-p/h	aT
<-pa0	aG
<-pal	aC
<-pan	aY
<-par	aB
<-pat	aH
<-pax	aG
<-pa|0	aD
<-pa|de	aJ
<-pa|en	a=
<-pa|to	aV
<-pcn	aD
<-pcs	aY
<-pcv	a@
<-pc|0	a7
<-pd|0	a8
<-pec	aT
<-pex	ab
<-pe|0	aI
<-pe|a	aS
<-pe|de	a?
<-pe|en	a?
<-pe|la	a8
<-pg	aC
<-pha	aA
<-phs	a;
<-pic	a>
<-pid	a8
<-pin	aU
<-pip	aD
<-pl	aE
<-plc	aG
<-pli	a>
<-pln	aC
<-plz	aC
<-pm|0	aC
<-pod	aD
<-pon	aD
<-pop	aG
<-por	a=
<-po|0	aF
<-po|de	aA
<-ppa	a;
<-ppe	aE
<-pps	aS
<-ppt	aE
<-ppy	aS
<-pp|0	a9
<-pp|de	a<
<-pqe	aY
<-psa	a<
<-psi	a8
<-pso	a\\
<-ps|0	aC
<-ps|0-0	a4
<-ps|a	aI
<-ps|and	aB
<-ps|de	aD
<-ps|for	a@
<-ps|from	aI
<-ps|mgr	aE
<-ps|on	aE
<-ps|partiel	aF
<-ps|plein	a?
<-ps|to	a@
<-pte	aF
<-pto	aH
<-pts	aU
<-pty	aS
<-pt|0	a<
<-pub	aG
<-pur	aE
<-pus	aG
<-put	a;
<-p|a	a^
<-p|m	a\\
<-q	a@
<-q0	aV
<-qts	aT
<-r&d	aR
<-r&r	a@
<-r's	a4
<-r-|und	aB
<-r/a	aA
<-r0|0	a>
<-rab	aI
<-rae	aD
<-rag	aH
<-rah	aH
<-rar	aJ
<-rat	aJ
<-raz	aH
<-ra|a	a8
<-ra|al	a@
<-ra|bien	aE
<-ra|cloud	aF
<-ra|con	aC
<-ra|de	aF
<-ra|example	aW
<-ra|leer	a?
<-ra|linea	a:
<-ra|lo	aE
<-ra|los	aA
<-ra|marks	aD
<-ra|me	a\\
<-ra|o	aD
<-ra|or	aB
<-ra|para	a@
<-ra|por	a=
<-ra|se	aS
<-ra|una	a?
<-rds	aU
<-rdu	a:
<-rd|+	a@
<-rd|and	aX
<-rd|de	a=
<-rd|ein	a\\
<-rd|eine	aF
<-rd|no	aE
<-rd|the	aI
<-re	aT
<-rea	aI
<-ref	aW
<-ret	aH
<-rez	aI
<-re|+	aE
<-re|0/0	aG
<-re|0h	aW
<-re|a	a@
<-re|about	a<
<-re|after	aC
<-re|als	aA
<-re|au	a<
<-re|avec	aS
<-re|c'est	aU
<-re|cv	aH
<-re|der	aI
<-re|des	aA
<-re|ein	a@
<-re|en	aG
<-re|et	aR
<-re|example	aV
<-re|fine	aD
<-re|fur	a?
<-re|ideal	aE
<-re|im	a9
<-re|in	aE
<-re|inclusive	aI
<-re|is	aG
<-re|it	a;
<-re|it's	ac
<-re|je	a?
<-re|jours	aG
<-re|la	aF
<-re|le	aA
<-re|looking	aH
<-re|none	aI
<-re|oder	a;
<-re|of	aD
<-re|on	a/
<-re|one	aW
<-re|or	a>
<-re|ou	a>
<-re|por	a>
<-re|pour	a=
<-re|que	aJ
<-re|so	a9
<-re|the	aG
<-re|to	aB
<-re|two	aE
<-re|und	a[
<-re|y	a4
<-re|you	a8
<-rft	aG
<-rf|man	aH
<-rgh	aB
<-rgy	aH
<-rg|0	aF
<-ri	aF
<-rib	a<
<-rid	aH
<-rif	a?
<-rik	a[
<-rin	aI
<-ris	aR
<-riz	aW
<-ri|+	aJ
<-ri|0	a>
<-ri|0-0	a:
<-ri|or	aI
<-ri|sat	a>
<-ri|£0	ae
<-rje	aS
<-rkt	aF
<-rk|+	aD
<-rk|0	aH
<-rk|example	aV
<-rk|in	aT
<-rk|is	aF
<-rk|or	aG
<-rlo	aW
<-rmo	aC
<-rms	aR
<-rm|+	aH
<-rm|0	aG
<-rm|after	aE
<-rm|but	a<
<-rm|from	aT
<-rm|time	aF
<-rm|to	aI
<-rn	a@
<-rnd	aE
<-rni	aW
<-rnt	aS
<-rn|0	aG
<-rn|eine	aA
<-rn|gesehen	aI
<-rn|in	aX
<-rn|mit	a=
<-rob	aZ
<-roc	aV
<-rog	aR
<-rom	aG
<-rot	a=
<-rox	aE
<-roy	a=
<-ro|+	aF
<-ro|0	aE
<-ro|a	a>
<-ro|al	a\\
<-ro|de	aJ
<-ro|del	aA
<-ro|en	a>
<-ro|es	aS
<-ro|in	a?
<-ro|no	a<
<-ro|o	aC
<-ro|que	aE
<-ro|rata	aI
<-ro|se	a<
<-ro|si	aD
<-ro|sin	a;
<-ro|woche	aI
<-ro|y	aD
<-rpe	aZ
<-rp|0	aI
<-rrn	a<
<-rro	aC
<-rrt	a]
<-rs'	a2
<-rs|+	a@
<-rs|0	aB
<-rs|a	aH
<-rs|all	a>
<-rs|and	aE
<-rs|as	a=
<-rs|bench	aG
<-rs|but	a@
<-rs|by	aD
<-rs|de	a@
<-rs|du	a>
<-rs|en	a>
<-rs|example	aR
<-rs|fine	a5
<-rs|for	aF
<-rs|from	aG
<-rs|in	a@
<-rs|incl	aR
<-rs|je	aS
<-rs|la	aH
<-rs|le	a[
<-rs|level	ab
<-rs|like	aE
<-rs|min	a>
<-rs|ok	aC
<-rs|on	aF
<-rs|one	aG
<-rs|only	a>
<-rs|or	aH
<-rs|over	a?
<-rs|par	aC
<-rs|pas	aI
<-rs|plus	aE
<-rs|pour	aB
<-rs|sat	a;
<-rs|so	a;
<-rs|split	aI
<-rs|sur	aD
<-rs|that	a?
<-rs|the	aH
<-rs|they	aT
<-rs|two	aW
<-rs|under	a=
<-rs|welcome	aE
<-rs|who	a:
<-rs|with	a<
<-rs|x0	aJ
<-rta	aF
<-rti	a3
<-rtt	aW
<-rt|+	aW
<-rt|bis	a=
<-rt|brutto	a?
<-rt|cii	aH
<-rt|dazu	aS
<-rt|de	a>
<-rt|iii	aJ
<-rt|ist	aH
<-rt|le	a9
<-rt|monday	aG
<-rt|nach	aU
<-rt|oder	aY
<-rt|on	aA
<-rt|only	aC
<-rt|or	aI
<-rt|time	aG
<-rt|to	aF
<-rt|und	aZ
<-rt|with	a:
<-rua	aH
<-rub	aR
<-ruc	a<
<-rue	aI
<-ruf	aD
<-rug	aS
<-ruh	aB
<-rum	aH
<-rus	aV
<-ruz	aS
<-ruß	aC
<-rva	aC
<-ry|+	aD
<-ry|0	aI
<-ry|and	a;
<-ry|assistant	aB
<-ry|at	a?
<-ry|but	a>
<-ry|for	a<
<-ry|i	a:
<-ry|in	a4
<-ry|no	aE
<-ry|or	aD
<-ry|other	aJ
<-ry|school	a<
<-ry|second	aD
<-ry|tech	aT
<-ry|£0	aR
<-rze	aI
<-rz|davor	aG
<-s$|0	aG
<-s-0	aD
<-s-|und	a7
<-s/	aD
<-s/0	aT
<-s/|0	aD
<-sa	aJ
<-sad	a?
<-sam	aT
<-sap	aJ
<-sar	aF
<-sat	aH
<-sau	aS
<-sa|+	aH
<-sa|0	aI
<-sa|0-0	a8
<-sa|con	a@
<-sa|madre	aF
<-sa|por	aE
<-sa|y	aH
<-sc0	af
<-sc|+	aH
<-sc|0	aG
<-sc|or	aI
<-sde	a=
<-se	a?
<-sez	a2
<-se|$0	a6
<-se|+	aH
<-se|a	aH
<-se|at	aC
<-se|au	aI
<-se|b	aC
<-se|band	a>
<-se|c	aB
<-se|come	aX
<-se|con	a9
<-se|de	aC
<-se|don't	a@
<-se|du	aH
<-se|en	a>
<-se|et	aG
<-se|has	aB
<-se|in	aF
<-se|it	a>
<-se|it's	aI
<-se|la	aU
<-se|le	a:
<-se|manager	a@
<-se|nicht	aC
<-se|no	a6
<-se|on	aT
<-se|or	aH
<-se|ou	a?
<-se|que	a:
<-se|scale	aA
<-se|the	a?
<-se|we	a2
<-se|with	aA
<-she	aA
<-sh|+	aJ
<-sh|0	aF
<-sh|and	a;
<-sh|as	aH
<-sh|at	aE
<-sh|b0	a>
<-sh|c0	a:
<-sh|is	aH
<-sh|no	aG
<-sh|on	a?
<-sh|only	aB
<-sh|or	aJ
<-sh|to	a=
<-sh|with	a>
<-si	aH
<-sir	aB
<-six	aI
<-si|ademas	aE
<-si|es	aF
<-si|la	a?
<-si|que	aC
<-si|se	aG
<-si|y	aC
<-ski	aG
<-sks	a\\
<-sky	aF
<-sk|and	a:
<-sla	aH
<-slt	a\`
<-sl|0	a6
<-sme	aH
<-smo	aY
<-sms	aZ
<-sop	aT
<-soy	aF
<-soz	aZ
<-so|0	aJ
<-so|a	aH
<-so|ab	a>
<-so|b	a@
<-so|be	aF
<-so|dass	aH
<-so|de	aG
<-so|die	a\\
<-so|en	a?
<-so|it's	aC
<-so|lo	a;
<-so|que	aA
<-so|say	aR
<-so|se	aC
<-so|the	a?
<-so|they	a@
<-so|und	aW
<-so|we	aG
<-so|wir	aU
<-so|write	a@
<-so|y	a>
<-so|you	aF
<-sra	a]
<-sre	aI
<-ssa	aG
<-ssf	a4
<-ssr	aU
<-sst	aU
<-ssy	aI
<-ss|+	aF
<-ss|0-0	ac
<-ss|and	a;
<-ss|der	a8
<-ss|er	a?
<-ss|es	aB
<-ss|for	aH
<-ss|im	a?
<-ss|it	aB
<-ss|man	aF
<-ss|nicht	aD
<-ss|of	aG
<-ss|the	aF
<-std	aT
<-stp	aS
<-str	ae
<-sts	aS
<-sty	a=
<-st|+	a@
<-st|a	a?
<-st|am	a;
<-st|an	aS
<-st|at	a:
<-st|auf	aE
<-st|be	aA
<-st|bis	a>
<-st|bonus	aZ
<-st|by	aI
<-st|call	aA
<-st|cv	aE
<-st|days	aG
<-st|de	aE
<-st|der	aS
<-st|des	a@
<-st|die	aB
<-st|du	aH
<-st|ein	aR
<-st|en	aH
<-st|for	aU
<-st|full	aT
<-st|have	aG
<-st|house	aC
<-st|in	aJ
<-st|it	a=
<-st|keep	aA
<-st|kein	a=
<-st|line	a:
<-st|me	aS
<-st|mir	aF
<-st|mit	a=
<-st|nach	aD
<-st|nicht	aJ
<-st|not	aF
<-st|nur	a<
<-st|oder	a;
<-st|on	aE
<-st|pas	aG
<-st|say	aH
<-st|so	aI
<-st|the	aG
<-st|three	aB
<-st|to	aH
<-st|two	aJ
<-st|un	aC
<-st|von	a@
<-st|was	aT
<-su	a@
<-sud	aG
<-sue	aF
<-sup	aW
<-t'd	aC
<-t's	aB
<-tac	a9
<-tam	aW
<-tar	aF
<-tau	aT
<-ta|+	a?
<-ta|0	aC
<-ta|a	a?
<-ta|and	aY
<-ta|con	a=
<-ta|de	aA
<-ta|el	aF
<-ta|en	aR
<-ta|entry	aJ
<-ta|euros	aH
<-ta|example	aV
<-ta|for	aT
<-ta|horas	aC
<-ta|or	a@
<-ta|por	aA
<-ta|que	aS
<-tcw	aI
<-te	a@
<-tep	aI
<-tev	aI
<-tex	aI
<-tez	a;
<-te|0	aI
<-te|0-0	aH
<-te|0/0	aU
<-te|a	a<
<-te|about	aA
<-te|after	aY
<-te|an	aA
<-te|and	aU
<-te|anywhere	aU
<-te|at	aA
<-te|au	aT
<-te|b	a<
<-te|bis	aC
<-te|con	aC
<-te|der	aV
<-te|des	a=
<-te|el	aF
<-te|entre	aY
<-te|es	a7
<-te|et	aC
<-te|example	aV
<-te|fin	a>
<-te|for	aE
<-te|fur	a:
<-te|if	a:
<-te|in	aH
<-te|is	aE
<-te|keine	a=
<-te|les	aA
<-te|lo	aT
<-te|mil	a;
<-te|mit	a9
<-te|nicht	aI
<-te|nights	aG
<-te|non	a9
<-te|nur	aH
<-te|oder	aB
<-te|of	aF
<-te|or	aB
<-te|ou	a?
<-te|para	a9
<-te|pas	aB
<-te|per	aI
<-te|por	a>
<-te|que	aE
<-te|samstag	aJ
<-te|saturdays	a<
<-te|sin	a7
<-te|so	a;
<-te|social	aV
<-te|the	a4
<-te|this	aF
<-te|to	aF
<-te|uk	aC
<-te|un	aG
<-te|und	aJ
<-te|use	aF
<-te|von	aH
<-te|weekends	a>
<-te|woche	a?
<-te|y	aE
<-te|zu	aT
<-te|£0	a@
<-tf|0	a9
<-tha	aH
<-the	aF
<-thy	a:
<-th|+	aE
<-th|0-0	aX
<-th|at	aA
<-th|end	aE
<-th|for	a>
<-th|in	a:
<-th|insurance	aH
<-th|not	a8
<-th|of	aG
<-th|one	aI
<-th|plan	aH
<-th|probation	aE
<-th|two	aG
<-th|£0	a\\
<-tie	aI
<-tim	a\\
<-tio	aE
<-tip	aI
<-tir	aI
<-tiv	aF
<-ti|0	aB
<-tl	aC
<-tm	aC
<-to	aB
<-tok	aJ
<-tom	aI
<-tow	aS
<-toy	a@
<-to|0-0	aW
<-to|0k	aC
<-to|a	aI
<-to|al	a<
<-to|con	aC
<-to|de	aC
<-to|desde	a;
<-to|do	aV
<-to|el	aH
<-to|en	aE
<-to|es	a<
<-to|et	aR
<-to|five	aG
<-to|forty	aE
<-to|half	aJ
<-to|hire	aI
<-to|hr	a^
<-to|keep	aG
<-to|la	aR
<-to|live	aW
<-to|no	a8
<-to|para	aT
<-to|perm	aA
<-to|por	aH
<-to|que	aI
<-to|show	aJ
<-to|six	aH
<-to|take	aG
<-to|the	aG
<-to|thirty	a?
<-to|two	aH
<-to|vom	aG
<-to|£0	aD
<-tp	aE
<-tro	aH
<-ts'	a5
<-tse	a>
<-ts|$0	aF
<-ts|+	aB
<-ts|0	aE
<-ts|a	aJ
<-ts|after	a:
<-ts|and	aH
<-ts|are	aF
<-ts|au	aS
<-ts|avec	a;
<-ts|b	a_
<-ts|both	a<
<-ts|de	a=
<-ts|die	a<
<-ts|don't	a:
<-ts|du	a;
<-ts|each	aD
<-ts|en	a:
<-ts|example	aY
<-ts|for	aH
<-ts|from	aB
<-ts|in	a?
<-ts|it	aW
<-ts|le	aG
<-ts|mit	a9
<-ts|no	aI
<-ts|of	aB
<-ts|on	aG
<-ts|or	aB
<-ts|out	a=
<-ts|own	aH
<-ts|par	aB
<-ts|pas	aY
<-ts|per	a=
<-ts|pour	a;
<-ts|resto	aS
<-ts|school	aG
<-ts|sur	a@
<-ts|the	aR
<-ts|they	aW
<-ts|to	aF
<-ts|twice	a@
<-ts|two	aB
<-ts|un	a>
<-ts|von	a>
<-ts|w/	aG
<-ts|we	a<
<-ts|with	a4
<-ts|would	aT
<-ts|£0k	aZ
<-tt	aF
<-tty	aB
<-tt|0	aE
<-tu	aB
<-tua	aX
<-tud	a<
<-tun	aJ
<-tup	a>
<-twa	a<
<-two	aF
<-tx	aS
<-ty|a	aS
<-ty|an	aB
<-ty|cover	aI
<-ty|days	aH
<-ty|eight	a5
<-ty|five	a6
<-ty|for	aD
<-ty|four	a5
<-ty|in	a?
<-ty|manager	aH
<-ty|no	aI
<-ty|of	aI
<-ty|one	a7
<-ty|seven	a?
<-ty|six	a<
<-ty|team	a@
<-ty|to	aA
<-ty|two	a2
<-ty|with	aT
<-tze	aH
<-tz|0	aC
<-tz|ab	aS
<-tz|ist	aG
<-t|urlaub	aS
<-u'a	aB
<-u'd	a>
<-u/g	aC
<-u0	aH
<-uai	aS
<-ua|0	a\`
<-ua|de	a>
<-uba	a9
<-ube	a6
<-ub|0	a[
<-ub|for	a\\
<-uce	aY
<-uco	aS
<-udo	a8
<-udy	aF
<-ud|0	aY
<-ue	aR
<-ued	aW
<-uee	aV
<-ue|+	aC
<-ue|0	aH
<-ue|a	a7
<-ue|de	aA
<-ue|des	aC
<-ue|du	a;
<-ue|el	aH
<-ue|en	a@
<-ue|es	aI
<-ue|et	aH
<-ue|hay	aF
<-ue|je	aJ
<-ue|le	aT
<-ue|les	aI
<-ue|light	aA
<-ue|maternelle	aJ
<-ue|me	aB
<-ue|sea	aJ
<-ue|sepa	aR
<-uf	aD
<-ufm	aZ
<-uf|0	aG
<-uf|dem	aH
<-uf|die	a?
<-uf|ein	aS
<-uga	aF
<-ugt	aV
<-uhl	aS
<-uie	aE
<-uil	aS
<-uir	aX
<-uiv	aS
<-ui|0	aU
<-ui|a	aA
<-ui|c'est	a<
<-ujo	aY
<-uld	aB
<-uli	aJ
<-ull	aC
<-ulm	aG
<-ul|0	aG
<-ul|with	a:
<-um	aD
<-uma	aD
<-ume	aE
<-umo	aJ
<-ump	a;
<-ums	aE
<-um|a	aS
<-um|der	aE
<-un	a?
<-una	aI
<-unk	aG
<-un|0	a;
<-un|agent	aF
<-un|diplome	a<
<-un|e	aV
<-un|groupe	aI
<-un|in	aH
<-un|no	aI
<-un|plus	aC
<-un|pour	aA
<-un|the	a@
<-un|to	aF
<-un|£0	aZ
<-uoi	aF
<-uop	aF
<-upa	aD
<-upt	a=
<-up|0	aH
<-up|and	a;
<-up|at	aA
<-up|for	aJ
<-up|in	a@
<-up|of	aF
<-up|on	a@
<-up|to	aA
<-ura	aI
<-urm	aH
<-urn	aU
<-ur|+	aI
<-ur|0-0	aG
<-ur|a	a<
<-ur|au	aC
<-ur|ca	aI
<-ur|call	aF
<-ur|chantier	aY
<-ur|de	aG
<-ur|deux	aF
<-ur|ein	aW
<-ur|einen	aW
<-ur|et	aX
<-ur|for	aA
<-ur|hundred	aD
<-ur|im	aD
<-ur|in	a^
<-ur|les	aH
<-ur|maison	aA
<-ur|nights	aU
<-ur|no	aG
<-ur|of	aF
<-ur|off	aC
<-ur|on	a=
<-ur|ou	aE
<-ur|place	aI
<-ur|quatre	aG
<-ur|site	aA
<-ur|sur	aU
<-ur|toi	aH
<-ur|trois	aE
<-ur|une	a]
<-ur|unsere	aD
<-ur|vision	aD
<-ur|vous	aI
<-ur|with	a\\
<-ur|years	aG
<-us$	aG
<-usa	a8
<-usd	a:
<-uso	aS
<-usy	aS
<-us|+	aE
<-us|0%	a>
<-us|0k	aF
<-us|a	aE
<-us|bis	a[
<-us|contrat	aA
<-us|dem	aA
<-us|der	aG
<-us|die	aS
<-us|dix	aF
<-us|drivers	aB
<-us|du	a]
<-us|faut	aS
<-us|for	aH
<-us|from	a@
<-us|if	a=
<-us|in	aJ
<-us|it's	aV
<-us|le	aA
<-us|les	a>
<-us|mit	aC
<-us|no	a\`
<-us|of	aB
<-us|pass	a;
<-us|per	aT
<-us|time	aE
<-us|to	aE
<-us|up	aJ
<-us|we	aF
<-utt	aI
<-ut|$0	a?
<-ut|+	aI
<-ut|0	aH
<-ut|0%	aY
<-ut|about	a?
<-ut|bonus	a@
<-ut|by	aC
<-ut|de	aF
<-ut|des	aG
<-ut|don't	aD
<-ut|if	aS
<-ut|keep	aB
<-ut|le	a?
<-ut|my	aF
<-ut|no	aA
<-ut|not	aJ
<-ut|pas	aE
<-ut|plus	aV
<-ut|pour	aR
<-ut|selon	aU
<-ut|the	aE
<-ut|to	aF
<-ut|two	a<
<-ut|und	a<
<-ut|with	aA
<-ut|you	aH
<-ut|£0	a?
<-uve	aS
<-ux|+	aF
<-ux|0	aJ
<-ux|de	a=
<-ux|pas	a6
<-uze	aT
<-uße	a?
<-v-v	aC
<-va	aG
<-var	aH
<-vas	aU
<-va|a	aG
<-va|de	aI
<-va|el	aE
<-vbl	aV
<-vec	aH
<-vet	aH
<-vez	a8
<-ve|0	aH
<-ve|a	a9
<-ve|been	a@
<-ve|con	a>
<-ve|de	a;
<-ve|directory	aH
<-ve|el	a=
<-ve|for	aZ
<-ve|hundred	aC
<-ve|in	aG
<-ve|it	aC
<-ve|me	a@
<-ve|nights	aH
<-ve|no	a>
<-ve|on	a>
<-ve|the	a3
<-ve|to	aE
<-ve|two	a6
<-ve|us	aH
<-ve|with	a\\
<-ve|worked	a5
<-ve|y	aR
<-ve|years	aF
<-ve|you	aE
<-via	aH
<-vid	a;
<-vie	aI
<-vio	aE
<-vir	aJ
<-vit	aS
<-vl|0	a<
<-vom	aE
<-vos	aS
<-vo|0	aD
<-vo|de	aF
<-vp	aB
<-vq0	aS
<-vre	aS
<-vr|0	a8
<-vs|to	aF
<-vtl	aY
<-vue	aG
<-vus	aG
<-vu|les	aC
<-vz	aF
<-w-0	a9
<-w/	a@
<-w/c	aE
<-w/e	aD
<-was	aF
<-wax	a<
<-wa|0	aE
<-we	aG
<-wee	aC
<-weg	aW
<-wei	a=
<-wes	aT
<-wet	aH
<-we|can	aJ
<-we|do	aH
<-we|don't	aJ
<-we|give	aF
<-we|lost	aF
<-we|make	aF
<-we|need	aI
<-we|open	aJ
<-we|pay	aI
<-we|teach	aI
<-we|use	aI
<-we|want	aI
<-wg	aU
<-wie	aC
<-wig	aD
<-wim	aD
<-win	a;
<-wk|0	aG
<-wms	aI
<-wns	aI
<-wn|car	a>
<-wn|the	a>
<-wn|tools	aA
<-wo|hundred	aH
<-wo|years	aG
<-ws|+	aG
<-ws|0	a;
<-ws|a	aD
<-wte	aS
<-x0	aS
<-xam	aJ
<-xas	aI
<-xen	aJ
<-xer	aU
<-xe|+	aI
<-xe|0	a8
<-xit	a?
<-xte	aV
<-xth	aE
<-xto	a;
<-xty	aI
<-xt|0	aR
<-xt|door	aE
<-xum	a;
<-x|0	aC
<-y	a?
<-y'd	aA
<-y's	a0
<-y-0	aD
<-yan	aA
<-ya|no	aA
<-ya|sabes	aD
<-ybe	aI
<-yez	a9
<-ye|0	aH
<-yle	aH
<-yme	aT
<-ync	ae
<-yo|a	a;
<-yo|y	aS
<-yre	aF
<-yr|0	a@
<-ys'	a>
<-yse	aX
<-ys|+	aE
<-ys|0	aE
<-ys|0-0	a@
<-ys|a	aI
<-ys|at	aD
<-ys|between	aJ
<-ys|for	aF
<-ys|from	aB
<-ys|home	aG
<-ys|i	aS
<-ys|in	aE
<-ys|incl	aI
<-ys|no	aG
<-ys|of	aA
<-ys|off	a@
<-ys|office	aF
<-ys|on	aB
<-ys|one	aA
<-ys|plus	a>
<-ys|so	a8
<-ys|then	a:
<-ys|till	a9
<-ys|to	a<
<-ys|two	aG
<-ys|with	a:
<-ys|£0	aF
<-yte	a@
<-yto	a=
<-y|frances	aI
<-y|no	aS
<-y|que	aI
<-y|una	aJ
<-zan	ac
<-za|con	a:
<-za|en	aE
<-za|y	a;
<-zel	a2
<-zer	aE
<-zes	aF
<-zgl	a[
<-zig	aD
<-zlo	aD
<-zo|a	a>
<-zo|fijo	a<
<-zte	a;
<-zu	aH
<-zum	aA
<-zur	a>
<-zu|den	aH
<-zu|dritt	aJ
<-zu|hause	aH
<-zu|tun	aC
<-zu|uns	aU
<-zu|zwei	a;
<-zu|zweit	aJ
<-£0k	aX
<-£0|+	aG
<-£0|0/h	a_
<-£0|0/hr	aX
<-£0|0k	ac
<-£0|0m	ac
<-£0|a	aC
<-£0|an	aG
<-£0|per	aB
<-ßer	aH
<-ßig	aI
<-€/h	aU
<-€/j	aR
<-€0k	aX
<-€0|0-0	aH
<-€|brut	aI
<-€|brutos	aD
<-€|brutto	aH
<-€|die	aE
<-€|je	aD
<-€|plus	aE
<-€|por	aE
<-€|pro	aC
<-€|x	aI
<0 $ a	aJ
<0 $0 0	aW
<0 $0|0	aF
<0 $|a	aG
<0 + 0%	aH
<0 + bono	a;
<0 +|0	aI
<0 +|bono	aH
<0 0 +	a?
<0 0 bruto	a?
<0 0 euro	a<
<0 0 gross	aT
<0 0 h	aG
<0 0 hr	aE
<0 0 hrs	aD
<0 0 in	aJ
<0 0 km	aS
<0 0 limpios	aS
<0 0 m	aI
<0 0 mas	aH
<0 0 millones	a;
<0 0 mio	aF
<0 0 mm	a^
<0 0 net	aS
<0 0 no	a;
<0 0 or	aF
<0 0 plus	aH
<0 0 t	aT
<0 0 €	aT
<0 0 €/std	a\\
<0 0/0	aG
<0 0h	aX
<0 0k	aI
<0 0m	aA
<0 0|0	aI
<0 0|after	a?
<0 0|an	a^
<0 0|and	aS
<0 0|bruto	aC
<0 0|die	aZ
<0 0|fix	aH
<0 0|hr	aR
<0 0|hrs	aI
<0 0|im	aR
<0 0|in	aW
<0 0|mas	aI
<0 0|million	aH
<0 0|millones	aF
<0 0|mm	aI
<0 0|no	aW
<0 0|oder	aR
<0 0|on	a>
<0 0|or	aT
<0 0|start	aI
<0 0|und	aF
<0 a day	aS
<0 ab	aD
<0 after	a=
<0 all	aH
<0 am	aa
<0 am|starts	aJ
<0 an	aT
<0 and 0	aV
<0 april	aS
<0 at	aI
<0 auf	aA
<0 aufwarts	aX
<0 aug	a7
<0 august	a[
<0 avril	aU
<0 a|0	aJ
<0 base	aD
<0 bed	a8
<0 beds	aF
<0 beschaftigte	aI
<0 bitte	aD
<0 but	aJ
<0 c	aE
<0 camas	aS
<0 cdi	a:
<0 chairs	a]
<0 chambres	aV
<0 children	a6
<0 clientes	aA
<0 collegues	aE
<0 couverts	aT
<0 crew	aE
<0 day	aG
<0 days +	aE
<0 days|0	aV
<0 days|0-0	aR
<0 days|in	a@
<0 days|incl	aI
<0 days|office	aI
<0 de junio	aJ
<0 de septiembre	aV
<0 del	aH
<0 der	aF
<0 die	aA
<0 drivers	a[
<0 employes	a@
<0 et 0	a[
<0 euro	aG
<0 evenings	a]
<0 feb	af
<0 flat	aW
<0 flexi	aB
<0 food	aI
<0 for	a@
<0 for the	aH
<0 frei	aU
<0 fte	aI
<0 full	aB
<0 fur	aV
<0 gross	aT
<0 h sur	aI
<0 half	a?
<0 heures	aC
<0 home	aX
<0 hours|0	aY
<0 hrs|0	aS
<0 h|con	aG
<0 h|un	aF
<0 i	a>
<0 incl	aE
<0 in|0	aF
<0 jahr	aT
<0 jahre	aG
<0 jahren	aJ
<0 jan	aV
<0 juni	aS
<0 k	aE
<0 kein	aE
<0 keine	aE
<0 kg	aW
<0 km	aJ
<0 km|de	aH
<0 kopfe	aF
<0 kr	aS
<0 lead	a6
<0 leute	aR
<0 licence	aW
<0 limpios	aS
<0 liquido	aS
<0 lpa	aJ
<0 lunch	a7
<0 m	aG
<0 m +	aA
<0 m 0	aA
<0 machines	a6
<0 march	aS
<0 mas	aA
<0 max	aF
<0 mb	a?
<0 members	aS
<0 mi	a^
<0 million	aJ
<0 millones	aI
<0 minutos	aH
<0 mo	a\`
<0 month	aF
<0 months'	aI
<0 mth	aI
<0 m|de	aG
<0 net +	aE
<0 night	aE
<0 nos	a\\
<0 not	aA
<0 o	aC
<0 oct	aX
<0 oder	aC
<0 of	a@
<0 off	aS
<0 off 0	aW
<0 off|0	aC
<0 one	a>
<0 only	aE
<0 or over	aU
<0 ou	aJ
<0 out	a[
<0 p	ak
<0 para	aW
<0 pas	aA
<0 permanent	aG
<0 pero	aF
<0 pers	aZ
<0 personas	a?
<0 personen	aA
<0 platze	aR
<0 plazas	aY
<0 plus	a9
<0 plus|0	aI
<0 pm	aW
<0 points	aS
<0 postes	aS
<0 prime	aG
<0 pro	a8
<0 pro rata	aS
<0 prozent	a\\
<0 pts	aU
<0 pupils	aD
<0 remote	aH
<0 rtt	aT
<0 sabado	a>
<0 salaries	aV
<0 school	aC
<0 seasons	aS
<0 semanales	aI
<0 sept	ad
<0 september	a]
<0 services	a9
<0 shift	aS
<0 si	a@
<0 sites	aB
<0 six	aD
<0 so	a>
<0 staff 0	aB
<0 start	aV
<0 std|0	aS
<0 stunden|im	aD
<0 sur	aG
<0 tag	aI
<0 tage	aJ
<0 techs	aU
<0 tecnicos	a=
<0 term	aI
<0 to £0	a9
<0 to|0	aG
<0 trabajadores	aU
<0 two	aA
<0 und 0	aS
<0 under	aH
<0 viernes	a@
<0 volunteers	aC
<0 we	aA
<0 week	a:
<0 wk|in	aH
<0 wochen	aI
<0 wochenstunden	aU
<0 wochen|ferien	aI
<0 x	aH
<0 x 0	aR
<0 y 0	aX
<0 you	a>
<0 yrs in	aF
<0 zimmer	aZ
<0 £0	aH
<0 £0 0	aS
<0 £0k	aC
<0 € +	aG
<0 € 0	a;
<0 € brut	aI
<0 € brutto	aT
<0 € je	aG
<0 €/h|+	aH
<0 €/std	ad
<0 €0	a>
<0 €|0	a[
<0 €|brut	aI
<0 €|brutto	aH
<0 €|im	aG
<0 €|je	aD
<0% 0	aB
<0% of	aD
<0% off	aJ
<0% over	a@
<0% pension	aJ
<0% shift	aU
<0%|0	a\\
<0%|of	aI
<0%|off	aG
<0%|on	aC
<0%|over	aI
<0%|pension	aI
<0%|shift	a@
<0%|variable	a@
<0'0 x 0	aW
<0'0|+	aF
<0'0|auf	aH
<0'0|bis	aG
<0*[	a7
<0+ yrs	aS
<0+0	aT
<0-0 +	aA
<0-0 0 +	a>
<0-0 0 €	a8
<0-0 0|+	aD
<0-0 0|0-0	a8
<0-0 days	a=
<0-0 k	a[
<0-0 k$	aT
<0-0 no	a>
<0-0 t€	aT
<0-0 yrs	a3
<0-0'0	aI
<0-0/0-0	aZ
<0-0/0-0[	aZ
<0-0[place	aZ
<0-0h	aH
<0-0k +	aG
<0-0k 0	aU
<0-0k[benefit	a^
<0-0k[mode	aT
<0-0k|0	ad
<0-0s	aV
<0-0s[	aS
<0-0|+	aU
<0-0|+ 0	a>
<0-0|0	aT
<0-0|0 0	aS
<0-0|0 _	aj
<0-0|0-0	aF
<0-0|0k	aa
<0-0|alt	a>
<0-0|alternate	aA
<0-0|anos	aH
<0-0|days	aE
<0-0|h	aA
<0-0|hrs	aG
<0-0|k	aC
<0-0|k$	aH
<0-0|k€	aJ
<0-0|mil	aD
<0-0|no	aI
<0-0|ou	aG
<0-0|pm	aC
<0-0|t€	aJ
<0-0|uhr	aJ
<0-0|y	aD
<0-0|yrs	aJ
<0-0|£0	aI
<0-0|€	aA
<0-bed	aA
<0-bed[	aA
<0-min	a?
<0-min[	a?
<0-month	aB
<0-month[	aB
<0-room	a@
<0-room[	a@
<0-schicht	aG
<0-tage-woche[	aE
<0-yr	aC
<0-yr[	aC
<0-£0 0	aT
<0-€0|0	aI
<0/0|a	aD
<0/day	a^
<0/day[	aZ
<0/h[	aS
<0/h[shift	a;
<0/hr[	aS
<0/h|0	aW
<0/mo	aY
<0/mo[	aY
<0/tag	aV
<0/woche	a_
<0/woche[	a_
<0/yr	a]
<0/yr[	a]
<0[benefit	aW
<0[experience	af
<0[language	aU
<0[licence	aS
<0[place	aX
<0[skill	aS
<0[start	a_
<0[team	ab
<0[variable	aJ
<0a	aR
<0b[	aI
<0d[	aJ
<0er	aF
<0er[	aF
<0e|mois	aI
<0h 0	aE
<0h-0h 0	a;
<0h-0h 0 0	aB
<0h-0h 0|0	a@
<0h-0h0[	aJ
<0h-0h|0	aJ
<0h-0h|0 0	aa
<0h0-0h	aR
<0h0-0h0[	aI
<0h0-0h[	aU
<0h[pay	a\`
<0h[shift	aG
<0h|0	aT
<0h|a	aE
<0ish	aV
<0ish[	aV
<0k +	aC
<0k pm	ai
<0k to	aI
<0k-0k	aV
<0k-0k[	aT
<0k|0%	a<
<0k|per	aI
<0k|pm	aH
<0nd[	aI
<0p-0a	a?
<0p-0a[	a?
<0re	aE
<0re[	aE
<0s 0	aX
<0s|0	aE
<0th[	aI
<0x0 0 0	aS
<0x0|0 0	aU
<0|$/h	aI
<0|$0	aR
<0|$0k	a[
<0|+ bono	aF
<0|0 $	a5
<0|0 +	aS
<0|0 0	aH
<0|0 0-0	aE
<0|0 after	aH
<0|0 al	aR
<0|0 and	aY
<0|0 bis	ac
<0|0 brut	aD
<0|0 bruto	aT
<0|0 brutos	a^
<0|0 brutto	ad
<0|0 con	aS
<0|0 days	aS
<0|0 euro	aJ
<0|0 fix	aY
<0|0 fte	an
<0|0 gross	aI
<0|0 h	aH
<0|0 hrs	ab
<0|0 im	aR
<0|0 jours	aI
<0|0 km	aG
<0|0 limpios	a\\
<0|0 liquido	aB
<0|0 liquidos	aH
<0|0 mas	a[
<0|0 million	aS
<0|0 millones	aS
<0|0 mio	a9
<0|0 net	aH
<0|0 netto	aT
<0|0 per	a_
<0|0 plus	aF
<0|0 prime	aE
<0|0 start	a[
<0|0 std	aB
<0|0 stunden	aE
<0|0 t	aG
<0|0 to	a^
<0|0 und	aF
<0|0 with	ae
<0|0 €/h	a1
<0|0 €/std	a=
<0|0%	a]
<0|0-0	aX
<0|0/h +	aA
<0|0/h _	aH
<0|0/km	aR
<0|0h	a]
<0|0k	a]
<0|0m	ah
<0|0pm	aY
<0|0th	a]
<0|a 0	aD
<0|ab	aA
<0|acres	aI
<0|actes	a=
<0|actual	aI
<0|agents	aH
<0|al	aE
<0|am	aF
<0|am starts	aD
<0|an hour	a<
<0|and	aF
<0|angestellte	aH
<0|anos	aJ
<0|april	aR
<0|ask	a@
<0|aug	aI
<0|august	aW
<0|avril	a@
<0|basic	aF
<0|bed	aA
<0|berceaux	aG
<0|betten	aH
<0|bis 0	aA
<0|bitte	aV
<0|bruto	a=
<0|but	aB
<0|by	aH
<0|c	a@
<0|camas	aF
<0|cdi	aX
<0|chambres	a>
<0|children	aI
<0|clientes	aC
<0|clients	aH
<0|compagnons	aI
<0|con	aD
<0|countries	aH
<0|covers	aE
<0|cp	a@
<0|cubiertos	aJ
<0|cv	aU
<0|d	aA
<0|day	aG
<0|days	aJ
<0|days _	a>
<0|de junio	aF
<0|de septiembre	aB
<0|dec	a>
<0|des	aX
<0|dias de	aH
<0|die stunde	aA
<0|dienstwohnung	a\\
<0|don't	aH
<0|drivers	aA
<0|ehrenamtliche	aB
<0|einheiten	aF
<0|eleves	aH
<0|empleados	aG
<0|employees	aJ
<0|employes	aI
<0|en	aG
<0|enero	aG
<0|equipes	a:
<0|etp	aG
<0|euro	aF
<0|families	aH
<0|feb	aD
<0|februar	a\`
<0|fevrier	a@
<0|fijos	a>
<0|filialen	a<
<0|finish	aS
<0|first	a?
<0|fix	aE
<0|fixe	aF
<0|flat	aG
<0|flats	aA
<0|for	aC
<0|free	aS
<0|frei	a[
<0|fri	aC
<0|full	aH
<0|funf	aT
<0|gehalter	aH
<0|grade	aS
<0|gross	aB
<0|guides	aF
<0|h	a>
<0|habitaciones	aH
<0|habitants	aF
<0|head	aG
<0|heads	a@
<0|heures	aH
<0|holidays	aD
<0|home	a>
<0|horas	aF
<0|hours 0	a[
<0|hr	a=
<0|hrs	aF
<0|hs	aC
<0|hybrid	aZ
<0|if	a>
<0|in 0	aG
<0|incl	aD
<0|j	a?
<0|jahr	a[
<0|jahre	aH
<0|jahren	aF
<0|jan	aH
<0|januar	aS
<0|january	aE
<0|janvier	aH
<0|je	aA
<0|jeunes	a>
<0|jour	a@
<0|jours 0	aI
<0|juillet	aH
<0|juin	aE
<0|june	a=
<0|juni	a\`
<0|k	aE
<0|k$	aF
<0|kein	aT
<0|kg	a;
<0|kids	aG
<0|kinder	aC
<0|kr	aF
<0|kv	a:
<0|k€	aJ
<0|l	a:
<0|lakh	aH
<0|last	aD
<0|le	aT
<0|leute	aF
<0|liquido	aG
<0|lits	aH
<0|lpa	aH
<0|lunch	aU
<0|m	a=
<0|m de	aI
<0|ma	aE
<0|mai	aZ
<0|mais	aG
<0|mann	aH
<0|march	aB
<0|mars	aA
<0|mas	aD
<0|max	aR
<0|may	aJ
<0|mb	aJ
<0|meals	aH
<0|members	aH
<0|mesas	aI
<0|meses	aI
<0|mi	a<
<0|mil	aA
<0|millones	aI
<0|min	aH
<0|minutos	aI
<0|mio	aH
<0|mitarbeitende	aI
<0|mm	aH
<0|mo	aF
<0|mobil	aD
<0|mon	a?
<0|monate	aF
<0|month	aA
<0|months'	aF
<0|mos	aE
<0|mrd	aH
<0|mth	aJ
<0|mths	aJ
<0|must	aZ
<0|mw	aH
<0|m²	aG
<0|m€	aH
<0|nach	a@
<0|net	aB
<0|night	aH
<0|nights	aB
<0|nurses	a=
<0|o	aU
<0|oct	a@
<0|oder	aJ
<0|off	aH
<0|office	aC
<0|oktober	a^
<0|on	aG
<0|one	aH
<0|only	aU
<0|operarios	a>
<0|or 0	aH
<0|other	aB
<0|ou	aE
<0|over	aA
<0|p	a>
<0|p/h	aE
<0|pa	a@
<0|palabras	a@
<0|para	aD
<0|partners	aF
<0|people	aJ
<0|perm	aC
<0|permanents	aG
<0|pero	aE
<0|personas	aH
<0|personen	aG
<0|platze	aH
<0|plazas	aH
<0|plus	aB
<0|pm	aG
<0|postes	aE
<0|prime	aH
<0|pro rata	aB
<0|pto	aB
<0|pts	aI
<0|remote	aF
<0|rtt	a=
<0|sale	aH
<0|salles	aJ
<0|samstag	a\\
<0|sat	aE
<0|seats	aB
<0|sec	aD
<0|sem	a@
<0|semanas	aF
<0|sessions	aI
<0|shifts	aB
<0|si	aH
<0|sites	aC
<0|so	aB
<0|staff	aF
<0|staff 0	aH
<0|start	a:
<0|starts	aA
<0|std	aH
<0|sterne	aG
<0|stunden	aA
<0|t	aA
<0|tagen	aE
<0|team	aT
<0|techniciens	aG
<0|tecnicos	aI
<0|term	aU
<0|term time	a6
<0|the	a[
<0|till	aE
<0|to £0	a@
<0|trabajadores	aH
<0|trainees	aC
<0|trips	aD
<0|t€	aH
<0|urlaubstage	aE
<0|usd	a@
<0|vacas	aI
<0|vehicules	aI
<0|volunteers	aD
<0|vom	aC
<0|von	aI
<0|w/	aW
<0|week	aJ
<0|weekend	aT
<0|wegen	aI
<0|wk	aG
<0|wks	aJ
<0|woche	aT
<0|wochen	aH
<0|wochenstunden	aG
<0|worter	aH
<0|would	aG
<0|wte	aH
<0|y	aI
<0|year	aB
<0|years	aB
<0|you	a\`
<0|yr	aD
<0|zimmer	aA
<0|zwei	aV
<0|£0 0	a?
<0|£0k	aJ
<0|€	a?
<0|€ 0	aD
<0|€/j	aH
<0|€/mes	aH
<0°[	a?
<<$/h	aI
<<$0-0	aF
<<$0-0/hr	aH
<<$0/h	a>
<<$0/hr	aG
<<$0k	aG
<<+0	aD
<<0'	a<
<<0'0-0'0	a8
<<0*	a=
<<0-$0	aH
<<0-0%	aF
<<0-0'0	aT
<<0-0-0	aG
<<0-0/0-0	aS
<<0-0/hr	aD
<<0-0k	aI
<<0-0s	a@
<<0-bed	a@
<<0-day	aV
<<0-£0	aS
<<0-€0	aF
<<0/day	a@
<<0/h	aE
<<0/hr	aH
<<0/month	a?
<<0/tag	a>
<<0/wk	aB
<<0/woche	a;
<<0/yr	a;
<<0c	aI
<<0d	aS
<<0e	aG
<<0g	a]
<<0h-0h0	aE
<<0h0	aB
<<0h0-0h	a5
<<0h0-0h0	aA
<<0ish	aG
<<0k	aI
<<0k-0k	aF
<<0l	a>
<<0nd	a[
<<0p	a?
<<0pm	a>
<<0re	aZ
<<0s	aI
<<0st	aF
<<0th	aS
<<0y	a@
<<0°	aF
<<_	aI
<<a/b	aT
<<aarhus	a5
<<abajo	a>
<<aberystwyth	a<
<<abgeschlossen	a\`
<<abierta	aD
<<able	aI
<<aboard	a9
<<abogado	aT
<<abogados	a?
<<abonnement	aS
<<abrechnung	aV
<<abrimos	aA
<<absence	aS
<<absprache	a>
<<abstract	a7
<<abteilung	a>
<<academia	aI
<<academy	aT
<<acc	aS
<<acca	a>
<<accent	a?
<<accepte	aJ
<<account	a@
<<accounting	a;
<<accredited	a<
<<aceite	aF
<<ach	aZ
<<achats	aV
<<acheteur	aY
<<achtunddreißig	a6
<<acogida	aS
<<acres	a>
<<across	aD
<<actas	a=
<<actes	aV
<<actions	aC
<<actual	a8
<<actuary	a@
<<ad	aE
<<add	a9
<<address	a\\
<<ademas	a8
<<adentro	aE
<<adjoint	aU
<<admin	a<
<<administracion	aI
<<administrativo	aU
<<adr	aV
<<ads	aR
<<adult	aF
<<adultos	a[
<<adults	aD
<<adv	aY
<<advantage	aB
<<ae	aY
<<aed	aG
<<aero	a;
<<afraid	aS
<<after	aR
<<afternoons	aB
<<age	aI
<<aged	aJ
<<agencies	aV
<<agency	aF
<<agenda	aC
<<agent	aJ
<<agente	aD
<<agosto	aD
<<agree	a=
<<agreed	a?
<<agreement	aG
<<agrement	aD
<<agricola	aI
<<agronomo	aA
<<agua	aY
<<aguinaldo	aG
<<ah	a^
<<ahead	aI
<<ahm	aB
<<ahora	aB
<<ahorro	a@
<<aide	aF
<<aides	aF
<<airport	aI
<<airside	aE
<<al	aR
<<alarm	a<
<<albacete	aD
<<alcohol	aD
<<algo	a?
<<algun	aT
<<all-in	aT
<<allein	a?
<<aller	aX
<<allergen	a^
<<allgau	aJ
<<allocation	a:
<<almacen	aR
<<almuerzo	a=
<<already	a[
<<alright	aT
<<alt	aA
<<alte	aI
<<alten	aF
<<alter	a;
<<alterations	a:
<<alternate	aV
<<alternos	a\\
<<alu	aG
<<alumnos	aE
<<amf	aC
<<amparo	aB
<<amt	a=
<<analisis	aT
<<analista	a?
<<analysis	a?
<<analyst	aI
<<analyste	a;
<<anbei	aD
<<anchor	aG
<<android	aF
<<anerkannt	aI
<<anfang	aY
<<anfangen	aI
<<angebote	a[
<<angelehnt	a>
<<angers	a>
<<angestellt	aI
<<angestellte	aR
<<angry	aU
<<animer	aC
<<anlage	aI
<<anlagen	a<
<<anna	a:
<<annee	a7
<<annual	a6
<<annualised	a<
<<annuelle	aF
<<ano	aE
<<anos	aG
<<another	aI
<<anruf	aB
<<anschreiben	aS
<<ansible	aX
<<answer	aA
<<answers	aI
<<ante	a\\
<<antecedentes	aA
<<anterior	aB
<<antiguedad	a=
<<antofagasta	a:
<<anuncio	aY
<<anywhere	aG
<<anzeige	aS
<<aparte	a@
<<apertura	aW
<<api	aY
<<app	aH
<<appeals	aH
<<appels	a@
<<applicants	a<
<<application	a?
<<applications	aC
<<apply	aF
<<appointments	a<
<<appreciated	aE
<<apprecie	aS
<<apprentice	aR
<<apprenticeship	aJ
<<apprentis	a@
<<approx	aY
<<apps	a@
<<apres	aW
<<apres-midi	aZ
<<aprobado	a9
<<arbeit	a@
<<arbeitskleidung	aG
<<arbeitsrecht	aY
<<archivist	aF
<<area	a>
<<arena	aU
<<argentina	a=
<<aria	aH
<<arms	aY
<<arnes	a=
<<around	aE
<<arr	aE
<<arriba	aI
<<article	aW
<<articles	a[
<<arzt	aV
<<arzte	aW
<<asap	a<
<<asheville	aD
<<asi	aH
<<asignacion	aT
<<asistente	a[
<<asked	a;
<<asme	a]
<<asociacion	a=
<<assessment	a?
<<assessments	aA
<<asset	aG
<<assistante	aF
<<assistants	a3
<<assistenz	aX
<<associate	aA
<<association	aA
<<associe	a@
<<associes	aC
<<asst	aF
<<assurance	a^
<<asthma	aF
<<astreinte	aD
<<asunto	aA
<<atelier	a@
<<ateliers	a_
<<atencion	aW
<<atender	aB
<<atout	aU
<<attache	a=
<<attendant	a?
<<attestation	a[
<<attractive	aA
<<au	aS
<<au-dessus	aG
<<auch	aS
<<aucun	aS
<<aucune	aE
<<audio	aT
<<audit	aT
<<audition	a:
<<auditions	aE
<<audits	aD
<<aufgaben	a0
<<aufmaß	a;
<<aufs	a^
<<aufsicht	aW
<<aug	aH
<<aula	aX
<<aunque	aB
<<aupres	a\\
<<aurillac	a@
<<ausgleich	aG
<<ausschreiben	a@
<<ausschreibung	aB
<<aussi	a?
<<authorised	aS
<<authority	a>
<<auto	aG
<<autobus	aS
<<automatik	aB
<<automotive	aT
<<autonome	aB
<<autonomo	aF
<<autos	aD
<<autour	a:
<<autres	aI
<<aux	aS
<<auxiliaire	aH
<<auxiliar	aA
<<auxiliares	aJ
<<auxilios	aV
<<av	aJ
<<available	aJ
<<avance	aS
<<avanzado	aI
<<average	aH
<<avoir	a<
<<avr	a]
<<award	aF
<<aws	a5
<<ayuda	aY
<<ayudante	a8
<<ayudantes	aT
<<az	aS
<<azubi	aE
<<b+e	aC
<<babies	a:
<<baby	a?
<<bac	aD
<<bac+0	a\\
<<bachelier	aU
<<bachiller	aG
<<backend	aH
<<backlog	a:
<<backs	aF
<<bad	aS
<<badajoz	a=
<<badge	aG
<<bags	aG
<<bahncard	aE
<<bain	a:
<<bajar	a<
<<bajo	aV
<<bakery	aE
<<balance	aS
<<balayage	a6
<<ballymena	aS
<<banco	aJ
<<bancos	a9
<<band	aT
<<bande	a<
<<banter	a@
<<barcelona	a<
<<bareme	a9
<<barn	aC
<<barrio	aV
<<bartender	a>
<<bas	aS
<<basically	aS
<<basico	a6
<<basics	a9
<<basis	aA
<<batch	aH
<<batches	a;
<<bath	aS
<<batiment	a>
<<bauern	aC
<<baustelle	aS
<<baustellen	aT
<<bautzen	a>
<<bay	aD
<<bayern	a_
<<bc	a;
<<bea	a[
<<bebe	a?
<<bedingung	a6
<<beds	aH
<<beekeeper	aU
<<been	aH
<<befristet	aG
<<begin	aW
<<beginn	a]
<<beginning	aG
<<begleiten	aD
<<beheben	a:
<<beherrschen	a>
<<behind	ab
<<being	aF
<<belt	aC
<<belts	a<
<<bench	aV
<<benches	aE
<<beraten	aC
<<beratung	aF
<<berceaux	a<
<<bereavement	aX
<<bergen	a7
<<berichtet	a>
<<berlin	aF
<<bernd	a?
<<besancon	aD
<<beschaftigte	a:
<<besetzen	aE
<<beside	aZ
<<besoin	aX
<<besprochen	aA
<<besser	aE
<<best	aD
<<besten	a:
<<beteiligung	aI
<<beto	a<
<<betreuen	aH
<<betrieb	a7
<<betriebsrat	aA
<<better	a@
<<bewerben	a:
<<bewerbung	a<
<<bewerbungen	a=
<<bewohner	aR
<<beyond	aT
<<bezahlt	aD
<<bg	a>
<<bibliothecaire	a<
<<bienvenu	aE
<<bienvenus	aB
<<big	aV
<<bilans	a[
<<bilingual	a=
<<bilingue	aW
<<bilingues	aC
<<bingo	aE
<<binome	a;
<<bio	aJ
<<bird	a_
<<birmingham	aR
<<birthday	aX
<<births	aD
<<bisschen	a_
<<bist	aW
<<bitacora	a>
<<black	aV
<<blanchisserie	aT
<<bleiben	aC
<<bleibt	aE
<<blind	a@
<<block	aJ
<<blocking	a[
<<blocks	aF
<<bms	a^
<<boarding	aV
<<boards	aT
<<boat	aC
<<bodas	aA
<<bodega	ac
<<body	aC
<<bogota	a?
<<bois	aY
<<boise	aT
<<bolsa	aU
<<bonne	aF
<<bono	aC
<<bonos	aI
<<bons	a=
<<bookings	aI
<<boom	a>
<<boot	a\`
<<bord	aG
<<born	aI
<<boss	aF
<<boston	aY
<<bottes	aS
<<bottles	aV
<<boucher	aV
<<boutique	a@
<<box	aG
<<boxes	aI
<<boys	aB
<<boys'	a<
<<bp	aS
<<bradford	aV
<<brake	ab
<<branche	aF
<<branches	a9
<<brand	a=
<<brasserie	a@
<<brauch	aU
<<brauchen	aS
<<brauchst	aZ
<<bread	aG
<<breakdowns	aC
<<breakfast	aT
<<breakfasts	aR
<<breaks	aF
<<bremerhaven	aI
<<brief	aJ
<<brigada	a\\
<<bring	aI
<<bristol	aa
<<brive	a?
<<brot	a\\
<<brotchen	aH
<<bruno	aI
<<brussels	a=
<<brut	a;
<<bruto	a<
<<brutos	a?
<<bruts	aE
<<bsc	a\\
<<bsl	aY
<<btp	a;
<<bts	aS
<<bucaramanga	a=
<<buchhaltung	aT
<<budget	aF
<<budgets	aJ
<<bugs	aA
<<buhne	a?
<<builder	aU
<<builders	a?
<<building	aV
<<builds	aG
<<built	aZ
<<bullet	a4
<<bulli	a;
<<bundles	a9
<<bungalow	aF
<<bunkhouse	a;
<<bupa	aI
<<bureaux	a<
<<burgermeister	a@
<<burgos	a@
<<burn-out	aH
<<buro	aB
<<busca	a>
<<buses	aT
<<bush	aX
<<business	aU
<<but	aG
<<buyer	aS
<<buying	a?
<<by	aR
<<c$0	a;
<<c++	a]
<<c+e	aW
<<cab	aI
<<cabine	aD
<<cabinet	aG
<<cable	a[
<<caces	aU
<<cad	aW
<<cada	aZ
<<caddy	a9
<<cadena	aE
<<cadre	aF
<<cafe	aH
<<caisse	aC
<<calcul	a=
<<calculo	aV
<<calderas	aY
<<calendar	a=
<<cali	a<
<<call	aG
<<call-out	a7
<<call-outs	a@
<<calls	aI
<<calme	a=
<<cama	aI
<<camaras	aU
<<camas	aH
<<cambio	a?
<<cambridge	aT
<<camera	aU
<<cameras	a;
<<camioneta	aG
<<camionnette	aS
<<campagnes	aG
<<campaign	a?
<<campanas	aS
<<can't	aF
<<canada	a?
<<cancer	aT
<<candidates	aU
<<candidats	a:
<<candidatures	a=
<<cant	a?
<<canteen	aS
<<cantine	aH
<<canva	aC
<<capa	aW
<<cape	aF
<<captain	aG
<<capture	aB
<<caravan	aU
<<cards	aD
<<career	aA
<<careful	a?
<<caretaker	a?
<<cargar	a9
<<cargas	aS
<<carlisle	aD
<<carmen	a<
<<carne	aJ
<<carnet	aF
<<carretilla	aE
<<carry	aF
<<carta	a7
<<cartas	a<
<<cartera	aC
<<cas	aE
<<casado	aH
<<case	aB
<<cases	a9
<<cashing	a[
<<casino	a<
<<caso	aB
<<castellano	aH
<<casuals	aH
<<categorie	aS
<<caterer	a>
<<cathedral	aD
<<catholique	a@
<<catorce	aT
<<cats	aA
<<cause	aA
<<ccn	aH
<<ccn0	a>
<<cctv	aC
<<cdd	aC
<<cdl	a:
<<cdp	aZ
<<cedula	aG
<<celibataire	a@
<<celular	aB
<<cent	aY
<<center	aW
<<centre	aH
<<centres	a=
<<centro	a<
<<cents	a[
<<ceo	a\`
<<cerrado	a;
<<certificacion	a<
<<certificado	a?
<<certificados	aF
<<certificat	aX
<<certificates	a?
<<certified	aS
<<cet	aB
<<cfa	a:
<<chainsaw	aS
<<chair	aJ
<<chaleur	aW
<<challenge	aU
<<changes	aG
<<changing	aB
<<chantier	aI
<<chantiers	aH
<<chap	aA
<<chaplain	aT
<<charge	aE
<<charges	aV
<<charity	aI
<<charter	aI
<<chartered	a>
<<chase	aC
<<chasing	a;
<<chat	aH
<<chauffe	aF
<<chavales	aW
<<che	a:
<<check-in	aX
<<cheeky	aJ
<<cheese	aA
<<cheffe	aF
<<chefin	a@
<<chefs	aD
<<chem	aU
<<chemie	aS
<<chemo	a:
<<cherche	a<
<<chere	aB
<<chf	aR
<<chica	aA
<<chicas	a<
<<chico	aG
<<chicos	aF
<<chien	aT
<<child	a\\
<<childcare	aG
<<children	aB
<<china	aF
<<chocolate	a[
<<choice	aR
<<choix	aE
<<cholet	aA
<<choose	aF
<<christian	a=
<<churches	aC
<<chut	aE
<<cien	aW
<<ciento	aB
<<cii	aY
<<cima	aB
<<cincuenta	a=
<<cinq	aI
<<cip	aS
<<circle	a[
<<cite	a;
<<city	aC
<<civil	aH
<<claims	aH
<<cleaners	a^
<<cleaning	ae
<<clear	a=
<<clerks	aA
<<cles	aG
<<client's	a^
<<close	aI
<<closes	a<
<<closure	aR
<<closures	a>
<<cloud	aF
<<club	aS
<<clubs	a[
<<cm	aA
<<cnas	aA
<<co	a[
<<co-op	a=
<<co0	aT
<<coaches	a:
<<coast	aH
<<cobro	a?
<<coche	aH
<<cocina	aE
<<cocinero	aT
<<code	aV
<<coded	aW
<<codes	a9
<<codigo	a=
<<coef	a@
<<coffre	a<
<<cold	aR
<<cole	a@
<<colegiacion	aU
<<colegiado	aH
<<colegiatura	a;
<<colegios	a[
<<colette	a?
<<colin	aA
<<collection	a[
<<collections	aB
<<college	aF
<<collegues	a9
<<color	aC
<<column	aV
<<com	aR
<<come	aD
<<comes	aH
<<coming	aS
<<comisiones	aC
<<commencer	aA
<<commercial	aS
<<commis	a@
<<commissions	a;
<<communaute	aA
<<commune	aR
<<como	aU
<<comp	aT
<<compagnie	a?
<<compagnons	aJ
<<companeros	aE
<<compartido	aH
<<competency	a>
<<competitor	aC
<<complaints	aD
<<complet	a:
<<completa	a9
<<completo	a9
<<compras	aZ
<<compris	aC
<<compte	a<
<<comunicacion	aG
<<comunidad	a6
<<concession	a:
<<concierge	aE
<<conciertos	aA
<<concours	aB
<<condition	aR
<<conditions	a:
<<conducir	a@
<<conducteur	aG
<<conductor	aI
<<conduite	aB
<<confianza	aC
<<confidential	a7
<<confirme	aJ
<<connaitre	aH
<<conseil	a@
<<conseiller	aV
<<conseils	aS
<<consejo	a=
<<consent	aA
<<conservation	aF
<<construction	aH
<<constructora	a>
<<consultancy	a9
<<consultant	aB
<<consultants	a:
<<consultation	a\`
<<consumer	aB
<<contacto	aT
<<conte	aU
<<content	aV
<<contra	aZ
<<contract	aG
<<contractor	aB
<<contrato	aE
<<contratos	a?
<<contrats	aZ
<<contre	a?
<<controleur	a<
<<convenio	aH
<<convenios	a?
<<conversational	aA
<<cool	aI
<<cooperativa	aA
<<cooperative	aA
<<coordinadora	aB
<<copies	a;
<<copy	aF
<<cordoba	aU
<<core	aX
<<corp	aT
<<correct	aA
<<correo	aG
<<corrido	a6
<<corridor	a8
<<corta	aH
<<cortar	aS
<<cortas	a@
<<costa	aV
<<costura	a=
<<could	a2
<<couleurs	a>
<<councils	a@
<<counters	aC
<<coupe	a;
<<couple	aC
<<couples	aU
<<courant	aH
<<cours	aI
<<courses	aA
<<cousin	aD
<<cover	aI
<<covered	aI
<<cows	a?
<<cpc	aD
<<cpcs	aS
<<cpd	aG
<<cps	aV
<<crane	aI
<<creche	aU
<<credito	aB
<<credits	a;
<<cree	aE
<<cro	aR
<<crossing	aH
<<crunch	a\\
<<cs	aS
<<ct	aU
<<cta	aF
<<cto	aF
<<cuaderno	a?
<<cuadrante	a>
<<cuadrilla	aA
<<cuadrillas	a<
<<cuadros	a<
<<cualquier	a9
<<cuarenta	aY
<<cuenta	aE
<<cuidado	aG
<<cuidar	aA
<<culture	aI
<<cuna	aS
<<current	aH
<<curriculum	aD
<<custody	a\\
<<cv	a@
<<cvs	a>
<<cycle	aH
<<cycles	a?
<<cymraeg	aH
<<d'anciennete	aA
<<d'avance	a>
<<d'ecole	aB
<<d'etat	a[
<<d'experience	a?
<<d'or	a8
<<d'origine	aX
<<d'ou	a?
<<dabei	a:
<<dachdecker	aW
<<dad	aA
<<daf	a?
<<dafur	aC
<<daheim	aG
<<daher	aA
<<daily	aG
<<dame	aA
<<damit	a<
<<damos	aA
<<damp	a=
<<dar	a\\
<<das	aJ
<<dass	a7
<<date	a;
<<dates	aH
<<datos	aB
<<daughter	a=
<<daventry	aI
<<dawn	a^
<<days'	aT
<<dazu	a@
<<dbs	aS
<<dc	aI
<<dea	a8
<<dead	a6
<<deadline	aG
<<deaf	aT
<<deal	aY
<<dean	a7
<<death	a<
<<deaths	aI
<<deb	a@
<<december	aA
<<decembre	a;
<<decent	aW
<<decir	aE
<<decision	aA
<<deck	aG
<<declan	aE
<<decoupe	aX
<<deer	a[
<<defense	a>
<<degrees	aE
<<degustations	aV
<<dehors	a9
<<deja	aW
<<dejar	aJ
<<del	aS
<<delegado	aA
<<delegue	aS
<<delivery	aD
<<demande	aF
<<demarrage	a;
<<demas	a@
<<demi	a;
<<demo	a;
<<demontage	aT
<<demos	aB
<<deneigement	a[
<<denkbar	aC
<<dentaire	aS
<<dentro	a=
<<dep	aT
<<depannage	aa
<<depart	aU
<<depende	aJ
<<depending	aG
<<deplacements	a5
<<depots	a=
<<depression	a>
<<dept	aG
<<deputy	aB
<<derecho	aC
<<dernier	a>
<<derniere	aA
<<derriere	aS
<<desayuno	aA
<<descanso	aG
<<deseable	aH
<<design	aU
<<designer	aR
<<desirable	aF
<<desks	aR
<<despacho	a@
<<despiece	a=
<<details	aZ
<<deutschlandticket	aa
<<dev	aC
<<development	aE
<<developpement	a^
<<devs	a8
<<dg	aV
<<di	aH
<<dia	aG
<<diabetes	aH
<<diagnostics	aA
<<diakonie	aH
<<diario	aD
<<diarios	aH
<<dice	aG
<<dictated	a@
<<dictating	aC
<<dicte	aA
<<dictee	a9
<<didn't	aI
<<dienstags	aB
<<dienste	aW
<<dienstwagen	a\\
<<diesmal	aC
<<diet	a;
<<diez	aG
<<diff	a[
<<digi	ah
<<digs	aU
<<dijon	a8
<<dimanches	aC
<<din	aG
<<dinero	aX
<<dinner	aH
<<diplom	aA
<<diplomado	a=
<<diplome	aU
<<diplomes	aC
<<dir	aE
<<dire	a@
<<direct	aI
<<directeur	aF
<<directora	aA
<<directory	aT
<<dirige	a>
<<discount	aU
<<discovery	a?
<<discreet	a7
<<discretion	aT
<<discussed	aE
<<diseno	a>
<<diskret	aZ
<<dispensing	aE
<<dispo	aJ
<<disponent	aX
<<disponibilidad	aH
<<disponible	aB
<<disputes	aD
<<distribution	a>
<<district	a\\
<<dit	aH
<<dites	aY
<<dive	aB
<<divorce	aD
<<dkk	aH
<<dms	aF
<<doble	aJ
<<docs	aH
<<doctor	a;
<<doctora	a:
<<documentation	a<
<<documents	a;
<<dog	aE
<<doing	aH
<<doku	aT
<<dom	aJ
<<domaine	a8
<<domicile	aI
<<domicilio	a1
<<domingos	aU
<<don	aA
<<don't	aI
<<donc	aJ
<<donde	aT
<<donne	a8
<<donor	a^
<<dont	aI
<<door	aI
<<dort	aT
<<dossier	aA
<<dossiers	aH
<<dot	aD
<<double	aR
<<douche	aU
<<douze	a<
<<dr	aI
<<dra	aF
<<draft	aZ
<<drafting	aH
<<dran	aH
<<drawing	aJ
<<dreißig	aT
<<drh	aV
<<drill	a@
<<drills	a4
<<drinks	a9
<<dritt	aF
<<dritte	aY
<<drive	a0
<<drivers	aI
<<drives	aB
<<droit	aX
<<drone	aF
<<drop	aU
<<drug	aT
<<drum	aS
<<drummondville	aT
<<dudley	aR
<<due	aA
<<dueno	a=
<<dump	aB
<<dundee	a?
<<duo	aF
<<durch	aS
<<duree	aT
<<durfen	aI
<<e	aS
<<each	aV
<<ear	aA
<<early	aI
<<east	aV
<<easter	aG
<<eastern	aF
<<easy	a<
<<ebenso	a;
<<ec	a[
<<echelle	a2
<<echelon	aF
<<ecocheques	a[
<<ecole	a>
<<ecoles	aB
<<ecrire	aH
<<ecrit	aE
<<edge	a[
<<edinburgh	aW
<<editor	aI
<<editorial	aJ
<<educacion	a9
<<educador/a	aU
<<educadora	a?
<<educateur	a[
<<education	a\`
<<efectivo	aF
<<eg	aV
<<egg	a^
<<egresado	a@
<<ehrenamtliche	aS
<<ehrlich	aV
<<eigener	aS
<<eighteen	a?
<<eighty	a8
<<einem	aG
<<eines	aI
<<einfach	aD
<<einheiten	aA
<<einkaufer	aU
<<einmal	aA
<<einrichten	a=
<<einsatz	a<
<<einsatze	aH
<<einstellen	aR
<<einstieg	aX
<<einteilen	aG
<<eintritt	aI
<<einweisung	a>
<<either	aF
<<eje	a:
<<eks	a9
<<elderly	aX
<<elec	a>
<<electrica	aI
<<electrical	a7
<<electrician	aD
<<electrico	a?
<<electrics	aS
<<electrique	aY
<<electronica	aG
<<elektro	aI
<<elf	aE
<<eligible	a<
<<ella	a>
<<elle	aA
<<elles	a?
<<eltern	a@
<<elternabende	aF
<<elternzeit	aH
<<em	aI
<<emails	a<
<<embauche	a<
<<emden	aU
<<empieza	a6
<<employed	a;
<<employee	aE
<<employees	aD
<<employer	aF
<<employes	a7
<<empresa	a@
<<encadrement	aB
<<encargado	aI
<<encima	a?
<<endorsement	aJ
<<energy	a]
<<enero	aA
<<enfants	aJ
<<engine	aD
<<engineers	a<
<<england	aD
<<englisch	aR
<<enhanced	aH
<<enough	aB
<<ensuite	aH
<<entera	a:
<<entgelt	a?
<<entgeltgruppe	aT
<<entra	a=
<<entree	aC
<<entretien	aE
<<entretiens	aY
<<entrevista	aG
<<entrevistas	a=
<<entry	aW
<<entwurf	a@
<<environ	aB
<<ep	a@
<<epi	aU
<<eps	a>
<<equipo	aR
<<equivalent	aX
<<equivalente	a=
<<er	aD
<<era	aS
<<ere	aH
<<erfolg	aC
<<erp	aG
<<erste	aI
<<ersten	aD
<<escribo	aJ
<<espera	aR
<<essai	a8
<<essais	a]
<<essen	aY
<<essence	a=
<<esta	aU
<<estacion	aH
<<estamos	aJ
<<estandar	aD
<<estaria	ah
<<estate	aH
<<estudio	a<
<<estudios	aU
<<estupendo	a8
<<etablissement	a>
<<etat	aD
<<etc	aA
<<ete	aS
<<etp	aD
<<etre	aT
<<etude	aB
<<etwa	aV
<<euch	a;
<<euh	a<
<<eur	aS
<<evaluacion	aG
<<eve	aF
<<even	aT
<<evento	a?
<<events	a@
<<eventual	aG
<<ever	aG
<<everyone	aS
<<evidemment	aC
<<eviter	aB
<<evtl	aI
<<ew	aV
<<ex	aF
<<exam	aT
<<examen	a@
<<example	aA
<<excellent	a:
<<exchange	aH
<<exclamation	aR
<<exec	aD
<<executive	aD
<<exeter	a[
<<exige	aA
<<exp	aD
<<expect	aJ
<<experience	aH
<<explain	a@
<<export	aX
<<extension	aI
<<externa	aD
<<externe	aU
<<extra	aI
<<extras	aI
<<eye	aF
<<f	aD
<<f-gas	a7
<<f0	aZ
<<fab	aI
<<face	aI
<<fachbereich	a\\
<<fachkraft	aS
<<facility	a=
<<factory	aB
<<facturacion	aA
<<facturas	aH
<<faena	a<
<<fahre	aH
<<fahrer	aD
<<fais	aF
<<faite	aC
<<fallen	a@
<<fallt	a@
<<familia	aG
<<familial	aD
<<familiale	a;
<<familiar	aI
<<familias	aF
<<familie	aA
<<familienbetrieb	a?
<<famille	aF
<<familles	aB
<<fancy	aV
<<far	aU
<<fares	aR
<<farmers'	aR
<<farms	a>
<<farsi	aA
<<fast	aG
<<father	aU
<<faudrait	aS
<<faults	a7
<<faut	aH
<<favor	aI
<<fe	aC
<<fear	a[
<<feb	aF
<<februar	a:
<<fed	a>
<<federal	aG
<<federation	aE
<<feed	aS
<<feeding	aW
<<feeds	aV
<<feet	a<
<<fehler	a:
<<fehlt	aI
<<feierabend	aA
<<feiertage	aE
<<fein	a>
<<fell	aV
<<female	aD
<<femenino	a;
<<femme	aS
<<femmes	a:
<<fenetres	a:
<<feria	aH
<<feries	aS
<<ferme	aG
<<fermes	aR
<<fermeture	aD
<<ferries	a:
<<ferroviaire	aH
<<fertig	a7
<<festivals	a@
<<festivos	aA
<<fetes	aV
<<fevrier	a8
<<few	aR
<<fi	aS
<<fibre	aa
<<ficha	aJ
<<fichas	aH
<<fiche	aH
<<field	aG
<<fiesta	a[
<<figeac	aD
<<files	aF
<<filiale	aJ
<<filialen	aI
<<filipina	a;
<<fill	aV
<<filled	a>
<<film	a@
<<fils	a=
<<final	aI
<<finally	aB
<<find	aV
<<fine	aH
<<fini	aT
<<finishing	a>
<<fino	aF
<<fintech	aC
<<fire	aS
<<firm	aD
<<firma	aB
<<firmware	aU
<<fiscal	a>
<<fish	aV
<<fisica	a@
<<fisio	aG
<<fit	aH
<<fit-outs	a=
<<fitness	aG
<<fix	aJ
<<fixe	a>
<<fixes	aD
<<fixum	a\`
<<fleece	aR
<<flex	aJ
<<flexi	aI
<<flexible	aS
<<flexitime	a;
<<fließend	a9
<<float	aB
<<floors	aI
<<flota	a=
<<flow	aC
<<flows	aF
<<flu	a\\
<<fluent	aD
<<flying	aG
<<fm	a6
<<fois	aV
<<folk	a@
<<folks	aI
<<follow	aS
<<fonction	a;
<<fondation	a@
<<fonds	aT
<<font	aI
<<football	aB
<<fordermittel	aJ
<<foreign	aH
<<foreman	aD
<<forest	aA
<<forestal	aD
<<forge	aR
<<forgive	a\`
<<forklift	aX
<<formal	aI
<<format	a<
<<formation	aH
<<former	a?
<<forms	aJ
<<fort	aZ
<<fortbildung	aC
<<fortnightly	aE
<<forty	aV
<<forward	aD
<<foto	a?
<<fotos	aR
<<foundation	aX
<<fournis	a=
<<fourteen	a;
<<fph	aI
<<fr	aI
<<fragen	aI
<<fragt	aE
<<framework	a>
<<francaise	aW
<<frances	aT
<<franco	aU
<<frankfurt	aT
<<franz	aV
<<frau	aJ
<<frauen	a;
<<frei	aJ
<<freiburg	aV
<<freie	aH
<<freien	aX
<<freigestellt	aS
<<freight	aU
<<freikarten	aZ
<<freitags	aE
<<freiwillig	a:
<<fresh	a?
<<freut	aW
<<fri/sat	ac
<<fria	aD
<<fribourg	a4
<<fridays	aF
<<fridge	a\\
<<friendly	aS
<<frist	a]
<<froid	a;
<<frontaliers	aX
<<fruhstuck	aF
<<fruit	a?
<<fruta	aH
<<fs	a_
<<ft	a9
<<ftc	aD
<<fuel	a^
<<fuhren	aH
<<fuhrerschein	aT
<<fuhrt	a:
<<fuhrungszeugnis	aF
<<full-time	aW
<<funcion	aE
<<fund	aH
<<fundacion	a=
<<fundraising	aZ
<<funeraria	aF
<<funfunddreißig	aU
<<funfzig	aA
<<funk	a=
<<funny	aB
<<furgo	aE
<<furs	aX
<<fusion	aF
<<g	aI
<<ga	aR
<<ga0	aa
<<gallego	aR
<<game	aF
<<games	a?
<<gang	a=
<<ganzjahrig	a[
<<gaps	aW
<<garanti	aC
<<garantie	aa
<<garda	a[
<<garde	a5
<<gardener	aF
<<garder	aA
<<gars	aF
<<gasoil	a=
<<gastro	aB
<<gates	a/
<<gave	a@
<<gc	a8
<<gcse	aA
<<gd&t	a;
<<gear	aC
<<gearbeitet	aB
<<gebraucht	a@
<<gedacht	aE
<<geduld	aG
<<geehrte	aG
<<gegrundet	a=
<<gehen	aT
<<gehoren	aT
<<gehort	a^
<<gekundigt	aI
<<gel	a?
<<geld	aG
<<gelernt	aI
<<gemeinde	a:
<<gemuse	aH
<<gen	a?
<<gendern	aE
<<generacion	a;
<<general	aD
<<generation	aG
<<generator	aR
<<gente	aH
<<gents	a:
<<genug	a=
<<genugt	aH
<<geplant	aZ
<<gerechnet	a;
<<gerente	aI
<<gerne	aV
<<gesagt	a?
<<geschaftsfuhrung	aC
<<gesehen	aA
<<gesellen	aD
<<gesprache	aD
<<gestellt	a:
<<gestern	aG
<<gestionnaire	aF
<<gestor/a	a@
<<gestoria	aA
<<geteilt	aA
<<gets	aF
<<getxo	aB
<<gezahlt	a9
<<gf	aW
<<gibt	aD
<<girl	aA
<<girls	a:
<<github	a>
<<gitlab	aI
<<give	a@
<<giving	aJ
<<glasgow	a^
<<glass	a@
<<gleich	a4
<<gleitzeit	a>
<<glue	aW
<<gm	aH
<<goc	aY
<<goma	aI
<<google	aF
<<gorlitz	a7
<<got	aE
<<gp	a6
<<grad	aH
<<grade	aD
<<grades	aX
<<grading	aI
<<grado	aC
<<graduado	aC
<<grain	a=
<<grant	aS
<<gratis	aD
<<greek	aH
<<green	aE
<<greenkeeper	aJ
<<groomer	aZ
<<groupe	aF
<<groups	aB
<<grow	a@
<<grower	a9
<<growers	a?
<<growth	a@
<<große	aW
<<grua	aU
<<gruezi	aG
<<grund	aH
<<grundschule	a@
<<grupo	a@
<<gruß	aV
<<guadalajara	aS
<<guardias	aH
<<guest	aZ
<<guests	aJ
<<guia	a;
<<gutem	aT
<<guten	a;
<<guy	a<
<<guys	aD
<<gwo	aI
<<gym	aS
<<ha	aG
<<haben	aB
<<haber	a/
<<habilitacion	aG
<<habilitation	aH
<<habitaciones	a@
<<habitants	a;
<<hablamos	aV
<<hablar	aD
<<hacen	aW
<<hacer	aG
<<hair	a=
<<hairdresser	aD
<<halbe	aU
<<half	aV
<<halfte	a\\
<<hallo	aH
<<halls	aF
<<halt	aE
<<hamburg	ae
<<hamilton	a^
<<han	a6
<<handler	aB
<<handling	aT
<<handover	aB
<<hands	aJ
<<handwerk	aH
<<handy	aA
<<hannover	a\`
<<happy	aH
<<harrogate	aS
<<harvest	a?
<<has	aD
<<hat	a@
<<hatt	a>
<<hatte	aF
<<hauptamtliche	aZ
<<haus	aI
<<hause	aI
<<hauser	a\\
<<haushalt	aS
<<haut	a:
<<haute	aF
<<have	aI
<<haya	aB
<<hazlo	a>
<<hbo	aD
<<hc	a8
<<hd	a;
<<he'd	a;
<<headcount	aD
<<headline	aT
<<healthcare	aG
<<hear	aE
<<heard	aG
<<hearing	aS
<<heart	a:
<<heat	a=
<<heavy	aV
<<hebrew	a:
<<heidelberg	aG
<<height	a5
<<heights	aC
<<hein	a@
<<heißt	aA
<<hektar	a=
<<helene	aS
<<helfen	a@
<<helper	aC
<<helpers	a:
<<helping	a;
<<hemos	aD
<<herbst	aF
<<herramienta	ad
<<herren	a\\
<<herrn	aW
<<herz	a<
<<heute	aB
<<hey	aT
<<hf	aW
<<hi	aE
<<higher	aJ
<<hill	aT
<<him	aT
<<himself	aX
<<hin	aE
<<hint	a>
<<hire	aT
<<histoire	aA
<<history	aF
<<hit	aF
<<hiv	a>
<<hiver	a=
<<hives	a=
<<hl	aH
<<hnd	aA
<<hochschule	a6
<<hochstens	aG
<<hockey	a>
<<hof	aW
<<hogar	aB
<<hohe	aE
<<hoja	aA
<<hojas	aV
<<hol	a=
<<hold	a6
<<holiday	aU
<<holzofen	aB
<<homeoffice	aH
<<homes	a=
<<homework	a@
<<homme	a=
<<honest	a:
<<honestly	a?
<<honorarios	a\`
<<hook	aC
<<hora	aH
<<horaire	a7
<<horaires	a>
<<horas	aG
<<hors	aS
<<horse	aA
<<hort	aV
<<hospital	aH
<<host	aI
<<hot	aU
<<hotel	aB
<<hoteles	a;
<<hotline	a<
<<hour	aE
<<hourly	aI
<<house	aI
<<housing	aG
<<hove	a\\
<<how	aE
<<hoy	aA
<<hs	aG
<<htl	aB
<<hubspot	a\\
<<huesca	aC
<<huhu	aU
<<huit	a8
<<humor	a9
<<hunde	a?
<<hunter	a=
<<husband	aS
<<hush	a<
<<husum	aR
<<hv	aU
<<hybride	aT
<<hydraulique	a<
<<hygiene	aS
<<i'd	a?
<<i'll	a6
<<i've	a:
<<ica	aU
<<ice	aB
<<ich	aF
<<ici	a<
<<icu	aA
<<id	aH
<<idea	a>
<<ideal	a=
<<idealement	aB
<<idealerweise	a]
<<ideally	aG
<<ifs	aI
<<ifse	aa
<<ig	a@
<<iglesia	aI
<<ignore	aR
<<igual	aH
<<ihk	aW
<<ihnen	aX
<<ihr	aC
<<ihre	aI
<<ii	aH
<<il	a@
<<illustrator	aR
<<ilse	aG
<<import	aH
<<imprenta	aH
<<imprescindible	a;
<<imss	aF
<<in-house	aI
<<in/out	a:
<<inbetriebnahme	aW
<<inbound	aE
<<inch	aU
<<incident	a\\
<<include	a<
<<incluidas	aB
<<incluido	aB
<<inclus	a;
<<inclusive	aV
<<inclusivo	aJ
<<incorporacion	aE
<<indefinite	aI
<<indemnity	a;
<<independante	aH
<<independent	aC
<<independiente	aA
<<indesign	aX
<<indeterminee	a@
<<index	a=
<<indian	aE
<<indice	aI
<<indispensable	aC
<<individual	aI
<<ines	aI
<<infantil	aX
<<informal	a;
<<informe	a>
<<informes	a;
<<ing	aJ
<<ingenieria	aC
<<ingeniero	aF
<<ingenieur	a[
<<inhabergefuhrt	a=
<<inicial	aC
<<inkl	aX
<<inox	aa
<<insist	aA
<<inspection	a=
<<inspections	a<
<<insta	aH
<<instagram	aI
<<install	a=
<<institut	a:
<<institute	a:
<<instructors	a?
<<instrument	a;
<<instruments	a<
<<insurance	aF
<<insured	a\\
<<intensivo	aW
<<interamt	a;
<<interessement	aG
<<interest	aF
<<interior	a=
<<intermedio	aF
<<internat	aI
<<internet	aD
<<interno	aI
<<interpreters	a>
<<intervencion	aF
<<interview	a@
<<interviews	a;
<<into	aW
<<intune	aE
<<inutile	aA
<<inventaires	aV
<<inventario	aF
<<inverness	aC
<<inverter	a=
<<invoices	a?
<<inyeccion	ab
<<ip	aD
<<ira	aZ
<<ireland	aY
<<irreprochable	a@
<<isla	a<
<<island	a<
<<islands	a_
<<isn't	aT
<<issue	ad
<<istqb	a_
<<it'd	a8
<<italienisch	aS
<<iv	aG
<<ix	a;
<<ja	aF
<<jacket	aF
<<jahren	a<
<<jahressonderzahlung	aS
<<jaja	a@
<<jamais	aI
<<jardin	a<
<<java	aD
<<jd	aD
<<jede	a]
<<jederzeit	a9
<<jedes	aX
<<jefa	a4
<<jefe	aB
<<jemand	aA
<<jena	aD
<<jerez	aT
<<jet	a8
<<jetzige	aH
<<jeune	a>
<<jeunesse	a\`
<<jewish	a;
<<jo	a;
<<jobrad	aI
<<jobticket	aB
<<join	aX
<<joiner	a^
<<joinery	aD
<<jolie	aD
<<jornal	a<
<<jour	aI
<<journee	aC
<<jours	aJ
<<joven	a?
<<jubila	a@
<<judicial	aG
<<juillet	aF
<<juin	a>
<<juli	aG
<<julio	aA
<<jung	aU
<<junge	a@
<<junio	aH
<<juntas	a@
<<junto	aJ
<<juridique	aT
<<juriste	a@
<<jury	aD
<<just	aE
<<juste	aF
<<justice	a[
<<jv	aC
<<k	aH
<<k0	a^
<<kaffee	aT
<<kalt	aA
<<kannst	a]
<<kanzlei	aD
<<karte	a;
<<kassel	aE
<<kat	a[
<<kaufmannische	aY
<<keeper	a9
<<keeping	aU
<<keeps	aV
<<keiner	aY
<<kendal	aV
<<kennen	aH
<<kennt	a;
<<kenntnisse	a:
<<kennziffer	aE
<<kent	a<
<<kernzeit	ac
<<key	aJ
<<keys	aD
<<kg	aD
<<kids	aE
<<kiel	a8
<<kilkenny	a\`
<<kilometer	aJ
<<kilometraje	aE
<<kilos	aW
<<kind	aU
<<kindergarten	a\\
<<kindern	aF
<<kindly	aH
<<kine	a=
<<kines	aG
<<kirche	a:
<<kirkcaldy	a_
<<kit	aS
<<kita	aE
<<kitchen	aI
<<kits	aC
<<kiwi	aC
<<klaren	a8
<<klein	a<
<<kleinen	a@
<<knees	ad
<<knie	aB
<<knock	a?
<<know-how	aI
<<knowledge	aF
<<known	aT
<<knows	aT
<<koch	a<
<<kochen	a7
<<kolonne	a>
<<kombi	a>
<<komisch	a]
<<komma	a8
<<kommen	a=
<<komplett	a]
<<konnen	aD
<<kontaktlinsen	aW
<<kopfe	aG
<<kosher	aC
<<kosten	a?
<<kp	a<
<<kr	a<
<<kubernetes	aC
<<kuhe	aF
<<kunde	aD
<<kunden	aC
<<kur	a<
<<kv	aJ
<<kw	a9
<<kyc	aV
<<k€	aF
<<l	aI
<<l'a	aJ
<<l'agence	aG
<<l'an	ab
<<l'ancien	aA
<<l'anglais	a?
<<l'annonce	aB
<<l'atelier	a>
<<l'ecole	aD
<<l'ete	a?
<<l'heure	a?
<<l'hiver	aA
<<l'ordre	a?
<<la-dessus	aD
<<lab	aH
<<label	a>
<<labor	aE
<<laborales	a?
<<laboralista	aB
<<laboratorio	aG
<<labs	a<
<<ladies	a6
<<ladies'	aT
<<lads	aC
<<lady	a9
<<lagos	aW
<<laisse	aA
<<lake	aV
<<lakh	aX
<<landkreis	a_
<<landlord	a<
<<landshut	a<
<<lane	aI
<<lanes	a8
<<lang	aV
<<langer	aF
<<languages	aE
<<langue	aF
<<laptop	aZ
<<larga	aE
<<las	aS
<<laser	aY
<<lates	aI
<<latest	aI
<<latin	aW
<<laufen	aS
<<lauft	aI
<<launch	aW
<<lausanne	a<
<<laut	aS
<<lauter	a9
<<lavado	aR
<<lavage	a<
<<lavanderia	ab
<<lay	aC
<<leads	aB
<<leak	aT
<<leaks	a?
<<learn	aT
<<learning	aS
<<least	aI
<<leave	aD
<<leaves	aS
<<leaving	aR
<<leben	aV
<<lebenslauf	aF
<<leche	aU
<<lectura	aE
<<lecture	aI
<<led	a9
<<ledger	aX
<<leeds	aT
<<left	a8
<<legacy	a_
<<legal	aA
<<legionella	aY
<<legs	a8
<<lehramt	aT
<<lehre	aF
<<lehrgang	a8
<<leider	ad
<<leipzig	aI
<<leiter	ac
<<leitung	aB
<<lena	aS
<<lenguaje	a6
<<lernende	aE
<<lesen	aJ
<<less	aB
<<lesson	aG
<<lessons	a6
<<let	a:
<<let's	aD
<<letter	a;
<<letters	aI
<<lettre	a@
<<letzte	a?
<<letzten	a?
<<letztes	a=
<<leute	aH
<<lever	aC
<<ley	a[
<<liability	aW
<<liaison	a8
<<libra	a@
<<library	aW
<<libre	aF
<<lic	aF
<<licences	aT
<<licencia	aG
<<licenciatura	aS
<<license	aE
<<lider	a:
<<lido	aW
<<liebsten	aR
<<lieferanten	aG
<<lieu	aD
<<lifeguard	a^
<<lifeguards	aR
<<lifting	a=
<<light	aT
<<lights	aA
<<ligne	aC
<<lignes	aU
<<likely	a]
<<likes	aD
<<lille	aH
<<limpiar	aX
<<lincoln	a9
<<linea	aF
<<lineas	aB
<<linkedin	aT
<<links	aH
<<linux	aY
<<liquido	a<
<<liquidos	aC
<<lire	aF
<<lisbon	aS
<<lise	a>
<<lista	a?
<<listed	a>
<<live	aU
<<live-in	aY
<<lived	aC
<<living	a=
<<lkw	a=
<<llamadas	aF
<<llamar	aC
<<llamen	aF
<<llaves	aE
<<llb	aF
<<llega	aS
<<lleva	aA
<<llevamos	aB
<<loaders	a:
<<loads	aE
<<loan	a?
<<local	aA
<<locale	aB
<<locals	aV
<<location	aE
<<loch	aF
<<locum	a@
<<lodge	a\\
<<lodging	a?
<<loge	a>
<<logements	aF
<<logiciel	a@
<<logistico	aU
<<logo	a=
<<lohn	aA
<<long-term	a?
<<looked	a[
<<loos	aC
<<lose	a\\
<<lots	aJ
<<lottery	aS
<<lourd	aJ
<<louvain-la-neuve	a;
<<lovely	aF
<<lower	a=
<<lpa	a9
<<lucas	a?
<<lucro	a>
<<lugo	aE
<<lui	aI
<<lunch	aB
<<luxembourg	a]
<<luxembourgeois	a;
<<lvl	ad
<<lycee	aD
<<m'a	aC
<<m/w/d	aF
<<ma	aS
<<macbook	a@
<<mach	aB
<<machen	aE
<<machine	aS
<<machines	aG
<<macht	aF
<<mad	a;
<<madame	aR
<<made	aH
<<madre	aW
<<madres	aA
<<madrid	a>
<<magasin	a6
<<magdeburg	aV
<<mai	aG
<<mail	aE
<<mails	aT
<<main	aI
<<maison	a=
<<maitre	aC
<<maitrise	a?
<<makaton	aC
<<make	aD
<<makes	aF
<<maladie	aF
<<male	a7
<<mama	a?
<<man	aG
<<manage	aB
<<managers	aD
<<mananas	a@
<<manchester	aC
<<manda	aC
<<mandando	aV
<<mandanten	a9
<<mandar	aD
<<mandate	aY
<<manden	aE
<<mann	aD
<<manner	aJ
<<manners	a@
<<mano	aR
<<manos	aI
<<manque	aW
<<mantenimiento	aZ
<<manual	aT
<<manufacturing	a=
<<mar	aJ
<<marc	aT
<<marca	aU
<<marcas	aE
<<march	aI
<<marche	a>
<<marches	aD
<<marcus	a?
<<marge	aI
<<margin	a:
<<maria	aR
<<mariages	aE
<<marie	a;
<<marine	aR
<<marisol	aS
<<market	aD
<<marking	aA
<<marks	a<
<<marque	aZ
<<married	aW
<<martes	aG
<<martin	aS
<<marz	aG
<<marzo	aG
<<masa	aA
<<mason	aU
<<mass	aZ
<<masters	aI
<<match	aT
<<matching	aS
<<mate	aS
<<matematicas	a9
<<material	a<
<<materiel	aU
<<maternelle	aG
<<maternite	a?
<<maternity	aB
<<math	a:
<<matinees	aE
<<matter	aY
<<matters	a?
<<mature	a=
<<max	aF
<<maximum	a?
<<may	aH
<<mayo	aF
<<mayor	a<
<<mb	a=
<<md	aR
<<me	aI
<<meals	aA
<<mean	aS
<<measuring	aB
<<meat	aH
<<mecanico	aW
<<mecano	aY
<<mech	aD
<<media	aV
<<medicale	aR
<<mediclaim	aC
<<mediodia	aA
<<meds	aS
<<meet	aC
<<meeting	a[
<<meetings	a;
<<meine	aH
<<meist	a^
<<mejor	aS
<<melden	a?
<<member	a>
<<members	aB
<<men	a>
<<men's	aC
<<menage	aV
<<menor	a@
<<mensual	a9
<<mensuales	aU
<<mensuelle	aD
<<mensuelles	a<
<<mentioned	aC
<<mentoring	aB
<<menus	aU
<<mep	a;
<<mer	aG
<<mercado	a:
<<merci	a8
<<merida	a@
<<merma	aZ
<<merthyr	aI
<<mesa	a@
<<meses	aH
<<mess	aE
<<messe	aR
<<mesure	a?
<<meta	aG
<<metall	a6
<<meter	aV
<<method	aY
<<metier	aR
<<metres	aR
<<metros	aU
<<mets	aD
<<mgmt	aU
<<mich	aJ
<<mid/senior	aD
<<middle	aV
<<midi	aH
<<miedo	a@
<<miercoles	aS
<<might	a;
<<mikro	a9
<<milking	aJ
<<mille	aJ
<<min	aH
<<mina	aH
<<mindestens	aS
<<mine	aH
<<minijob	aU
<<minimo	aI
<<minimum	aH
<<ministry	aH
<<mins	aB
<<minuten	aH
<<minutes	aH
<<minutos	aG
<<mis	a<
<<misas	aW
<<miss	a_
<<missions	aG
<<mit	aR
<<mitad	a;
<<mittags	aY
<<mitte	aX
<<mittwoch	a]
<<mittwochs	a9
<<mix	a7
<<mixed	a8
<<mixte	aI
<<ml	a@
<<mme	aA
<<mo-fr	aV
<<mob	aA
<<mobil	aA
<<mobiles	aI
<<modules	a9
<<mogen	aE
<<moglich	aH
<<moi	a9
<<moin	aF
<<moira	a=
<<mois	aH
<<moisture	a7
<<moitie	aW
<<moment	aS
<<mon	a=
<<mon-sat	a\\
<<monate	aH
<<monaten	a[
<<monde	a;
<<moniteur	aI
<<monitor	aS
<<monitoring	a]
<<montag	aH
<<montags	aF
<<montaje	aU
<<montana	aI
<<montar	aX
<<monte	a9
<<monter	aV
<<monteur	a]
<<months	aH
<<months'	a^
<<montreux	aA
<<morgen	a:
<<morning	aT
<<mornings	a<
<<mort	aX
<<mos	aB
<<mostly	a@
<<mot	aD
<<mothers	aC
<<motivation	aV
<<motive	a7
<<moto	a;
<<motor	a=
<<motos	aS
<<motus	a9
<<move	aH
<<movilidad	aa
<<movilizacion	aX
<<moyenne	a<
<<mp	aG
<<mrd	a_
<<mt	aH
<<mths	aI
<<mtl	aS
<<mud	aH
<<muelle	aC
<<mujer	aE
<<mujeres	aD
<<multisport	aT
<<mums	aC
<<munchen	aT
<<municipal	a8
<<murcia	a?
<<museum	a@
<<muslim	aE
<<mussen	aC
<<musst	aI
<<must	aE
<<mustn't	a@
<<mutter	aJ
<<muttersprachler	aZ
<<mutual	aI
<<mutuelle	aT
<<muy	aE
<<mw	a?
<<m²	aE
<<m€	a=
<<n	aG
<<n'a	aA
<<n'en	aA
<<n'est	a?
<<n+0	aG
<<n0	aI
<<n0p0	aV
<<nach	aR
<<nachdem	a@
<<nachfolge	aD
<<nachsten	a_
<<nacht	aV
<<nacimiento	aU
<<nacional	aA
<<nada	aF
<<nadia	aJ
<<nadie	aD
<<nadine	a>
<<nail	aX
<<namen	a9
<<names	a3
<<nanny	a>
<<nantes	aH
<<national	aG
<<nationals	a@
<<nativo	aW
<<nature	aB
<<nav	aV
<<nearly	aR
<<neat	aA
<<necesita	aD
<<necessaire	a@
<<necessary	aD
<<ned	aE
<<nee	a@
<<needles	aE
<<needn't	a:
<<needs	aJ
<<neerlandais	aC
<<negociable	aA
<<negociar	aB
<<negotiator	aD
<<nehmen	a:
<<neige	aC
<<nein	aG
<<neither	aC
<<nen	aE
<<nennen	aD
<<nephew	a^
<<nest	aR
<<netos	aC
<<nettoyage	aB
<<neu	aV
<<neue	aY
<<neun	aI
<<neunzehn	aR
<<nevers	a8
<<newly	a@
<<news	aI
<<newsletter	ae
<<nich	aB
<<nichts	aF
<<niemand	a?
<<nieve	aA
<<nightmare	aV
<<nimmt	aE
<<nineteen	aV
<<ninety	aY
<<ninos	aV
<<nite	a?
<<niveau	aG
<<njc	a=
<<nmc	aV
<<nocturnas	aU
<<nocturne	aT
<<nocturnidad	aR
<<nocturno	aS
<<noel	a:
<<noir	a;
<<noise	aH
<<nok	aH
<<nombre	aH
<<nomina	aX
<<nominas	aA
<<non	aW
<<nord	aF
<<norte	a?
<<north	aF
<<northampton	aY
<<notarial	aG
<<notdienst	a;
<<note	a7
<<notes	aI
<<notices	aR
<<notig	a:
<<nous	aF
<<nov	aE
<<nov-feb	a;
<<novecientos	aV
<<november	aC
<<noventa	aT
<<noviembre	aH
<<nowhere	aY
<<nsw	aI
<<nuestra	aF
<<nuestro	a;
<<nueva	a7
<<number	aS
<<numbers	aX
<<nunca	aH
<<nv	aF
<<o	aS
<<ob	a@
<<objetivo	aC
<<objetivos	aA
<<obligatoire	a2
<<oblige	aH
<<obra	aG
<<obrador	aX
<<obst	aU
<<obviously	a8
<<ochenta	aI
<<ocho	aV
<<oct	aG
<<octobre	a?
<<octubre	aW
<<oder	aS
<<oferta	aS
<<offen	aH
<<offenbach	a:
<<offers	aT
<<offices	aX
<<offshore	aF
<<oficial	aH
<<oficiales	aE
<<oficina	a;
<<oficinas	a@
<<oh	aX
<<ohne	aR
<<oilskins	aT
<<ojala	aU
<<ok	aH
<<okay	aD
<<oktober	aH
<<old	aW
<<older	a:
<<ong	a9
<<ongoing	aE
<<only	aG
<<onsite	a9
<<ont	aH
<<ontario	a5
<<oo	aI
<<op	aD
<<opcional	aB
<<opening	aY
<<opera	a@
<<operaciones	aY
<<operadores	a>
<<operateurs	aA
<<operator	aI
<<operators	a8
<<ops	aD
<<optical	ac
<<optik	a;
<<option	a_
<<orden	aA
<<ordenes	aR
<<order	aE
<<organisieren	a:
<<oslo	aE
<<ostern	a?
<<ot	aH
<<other	aT
<<otherwise	aI
<<otro	a^
<<otros	aU
<<ours	a?
<<out	aG
<<outfit	a;
<<outreach	a@
<<outside	aT
<<ouverte	aG
<<ouvrier	af
<<ouvriers	aH
<<overlap	a@
<<owners	aD
<<p	aY
<<p/h	a=
<<pa	aI
<<pa0	aY
<<paciencia	aI
<<package	aJ
<<packaging	aC
<<packing	aS
<<paco	aC
<<pad	a\\
<<padres	a_
<<paga	aE
<<pagada	aC
<<pagado	a?
<<pagan	aH
<<page	aH
<<pages	a<
<<pagos	a9
<<paie	a;
<<paint	aA
<<painting	aE
<<pair	a?
<<pairs	aI
<<paises	aT
<<paisley	aS
<<palace	aF
<<panel	aE
<<panels	aS
<<panier	a@
<<paniers	aY
<<papa	aC
<<papers	aC
<<paques	a>
<<par	aU
<<paragraph	a?
<<paralegal	a5
<<parc	a6
<<parcels	a=
<<parcial	aW
<<pardon	aE
<<pareja	aI
<<parent	aS
<<parents	aC
<<parents'	a^
<<paris	aH
<<parle	aV
<<parler	aJ
<<paro	a=
<<parroquia	aU
<<parte	a8
<<participation	aC
<<partie	aI
<<partners	aT
<<party	aJ
<<pasa	aD
<<pasajes	a;
<<pase	a[
<<passage	aI
<<passed	aJ
<<passenger	aT
<<passionate	a8
<<passt	a4
<<past	aS
<<pastry	aZ
<<patio	aY
<<patissier	aR
<<patrols	aH
<<pattern	a3
<<pause	aT
<<pauses	aG
<<pax	aF
<<paye	a7
<<payees	aG
<<payes	aH
<<payroll	aS
<<pc	a=
<<pcv	aV
<<pdf	aE
<<peak	a@
<<pedagogique	a?
<<pedimos	aZ
<<peintre	a]
<<peluqueria	aD
<<pens	aB
<<pense	aB
<<penzance	aH
<<pequenos	aS
<<peques	aW
<<per	aR
<<percent	aD
<<perdon	aA
<<perf	aR
<<perfect	a>
<<perfecto	aI
<<periode	a;
<<periodo	aR
<<perks	aI
<<perm	a@
<<permanence	aE
<<permanents	a9
<<permisos	aR
<<pers	aB
<<person	aH
<<persona	a<
<<personas	aC
<<personen	aH
<<personne	a@
<<personnel	aB
<<persons	aE
<<petit	aS
<<petite	a;
<<petrol	aZ
<<peut	aS
<<peux	a9
<<pflegen	a>
<<pg	aS
<<phase	a=
<<phd	aT
<<phone	aH
<<phones	a:
<<photography	aV
<<phrase	aB
<<physics	aF
<<physique	aF
<<pianos	aE
<<pick-up	aG
<<pico	aB
<<picture	aB
<<piden	aZ
<<pidio	aV
<<pido	aU
<<pie	aX
<<pieza	aJ
<<pilotage	a7
<<pin	aJ
<<pint	aT
<<pip	a>
<<pipeline	aH
<<pipelines	aF
<<piscina	aF
<<piscine	aS
<<pitch	a?
<<pl	a\\
<<placements	a=
<<places	aE
<<plafond	a=
<<plait	a>
<<plan	aH
<<planen	aG
<<planillas	aV
<<planner	a<
<<planning	aG
<<plano	aY
<<plans	aJ
<<planta	aI
<<plantes	aS
<<plantilla	aV
<<plants	aG
<<plata	aI
<<plataforma	a_
<<plate	a[
<<plates	aJ
<<platinum	aW
<<platze	aS
<<platzen	a9
<<playa	aS
<<playwright	aX
<<plazas	a]
<<plazo	aB
<<plazos	aW
<<plc	aI
<<plein	aJ
<<pliage	a]
<<pln	aI
<<pls	a:
<<plume	a^
<<pluspunkt	aV
<<plutot	a=
<<poco	aZ
<<pod	aG
<<point	aR
<<pointe	aE
<<polar	aT
<<policy	aJ
<<polier	aA
<<poligono	aY
<<polish	aG
<<polnisch	aV
<<polo	a>
<<pompes	a>
<<ponlo	aB
<<ponts	aA
<<pop	aI
<<por	aS
<<porque	a<
<<portafolio	a=
<<portage	a=
<<portatil	aW
<<portefeuille	a9
<<portfolio	a?
<<porto	aR
<<portugais	aU
<<portugal	aA
<<portugiesisch	aB
<<portugues	aB
<<portuguese	a9
<<pose	aE
<<posgrado	aI
<<position	a0
<<poss	a8
<<possible	aF
<<post	aJ
<<postdoc	aI
<<postes	aD
<<postnatal	a]
<<pot	aI
<<pourboires	aS
<<pp	a[
<<ppap	aE
<<ppl	a:
<<pr	a9
<<practical	aT
<<practicante	aG
<<practising	aV
<<prado	a?
<<pramie	a@
<<prasenz	aS
<<praxis	aD
<<pre	a?
<<precio	a?
<<pref	a8
<<prefer	a>
<<preferably	a@
<<preference	aI
<<preferred	aC
<<pregnant	a=
<<preguntar	aC
<<prelevements	aG
<<premio	aG
<<prenatal	aT
<<prend	aE
<<preparar	aS
<<preparation	aA
<<preparer	aE
<<presence	a:
<<presencia	a=
<<presencial	a?
<<presentarse	aH
<<presentation	a:
<<president	aB
<<presidente	a@
<<press	a[
<<presse	aT
<<presses	aC
<<pressing	a^
<<pressure	a^
<<prestacion	aI
<<prestaciones	aE
<<prestataire	a@
<<presupuesto	aB
<<prete	aR
<<pretty	a7
<<prevencion	a@
<<price	aF
<<pricing	aC
<<primary	aI
<<prime	aD
<<primer	a[
<<primero	aB
<<primeros	aR
<<primes	a8
<<print	aV
<<printemps	a?
<<prise	aB
<<prison	a>
<<privada	aZ
<<privee	aC
<<priya	a<
<<probate	aU
<<probation	aB
<<probe	aF
<<probezeit	a;
<<problem	a=
<<procedure	aY
<<procurement	aE
<<prod	aX
<<produccion	aF
<<producer	aB
<<product	a?
<<productividad	a[
<<producto	aV
<<prof	aG
<<profe	aB
<<program	aH
<<programm	aC
<<programme	a9
<<programmer	aU
<<project	a@
<<projets	a;
<<promedio	aB
<<promise	aG
<<promised	aB
<<promotion	a=
<<proper	aG
<<properly	aW
<<property	aU
<<propia	aE
<<propina	aX
<<propinas	a>
<<proposals	aZ
<<propre	aR
<<prorata	aA
<<prorrogable	aR
<<protel	aT
<<protokolle	a:
<<proveedores	aF
<<provided	a;
<<provincia	a5
<<proyectos	aB
<<pruebas	aD
<<prufen	a?
<<psicologa	a9
<<psych	aI
<<pt	aZ
<<pto	aD
<<pub	aV
<<publica	a<
<<publication	aJ
<<publique	aF
<<publish	a=
<<publisher	a?
<<puebla	a:
<<pueblo	aI
<<puede	aR
<<puente	a@
<<puertollano	aH
<<pues	a9
<<puis	aH
<<pulled	a=
<<pumps	aC
<<punjabi	a>
<<punta	aD
<<puntaje	aG
<<puntos	aS
<<pupils	aB
<<purge	aS
<<purpose	a:
<<pv	aF
<<q0	aB
<<qa	aE
<<qc	aH
<<qs	aC
<<qts	aW
<<quad	aC
<<qual	aY
<<qualification	aY
<<qualifications	aS
<<qualite	aU
<<quand	aB
<<quarante-deux	a;
<<quart	a>
<<quartal	a<
<<quarter	aF
<<quarters	a@
<<quartier	aF
<<quatre-vingts	a>
<<que	aH
<<quechua	aG
<<queda	aT
<<quedo	aA
<<queremos	aE
<<queretaro	aI
<<queria	aR
<<queries	aG
<<query	aY
<<qui	aI
<<quick	aY
<<quiero	aW
<<quince	aZ
<<r&r	a<
<<r0k	aX
<<rabatt	a;
<<racing	aF
<<racking	a[
<<radio	aE
<<radiographer	a<
<<rail	aA
<<rain	aW
<<rang	aX
<<ranger	aZ
<<rapport	aB
<<rapports	aG
<<rare	aI
<<rata	aG
<<rathaus	aI
<<rather	a>
<<rattache	aB
<<raum	aU
<<raus	a<
<<rc	aR
<<reach	aB
<<read	aG
<<reading	aD
<<reads	aR
<<rearing	aX
<<recepcionista	aX
<<reception	a>
<<receptionist	aG
<<receptionniste	aD
<<rechen	a:
<<recherche	a\\
<<rechnen	a@
<<recien	a:
<<recording	a\\
<<recovery	aV
<<recruit	a<
<<recrute	aE
<<recrutement	a=
<<redaccion	aT
<<redactalo	aA
<<reden	aV
<<reductions	aU
<<reeducation	aB
<<reel	a>
<<reels	a?
<<ref	a?
<<referees	aB
<<references	a@
<<referencia	aB
<<referencias	aH
<<referent	a@
<<refraktion	aI
<<refuerzo	a?
<<refuge	aJ
<<reg	aU
<<regie	a1
<<region	aR
<<register	a:
<<registrar	aI
<<regle	aT
<<regs	aX
<<regular	aD
<<regulation	aY
<<rehearsals	aH
<<reicht	aE
<<rein	a?
<<relations	a@
<<release	aC
<<releve	a?
<<releves	aS
<<relevo	a>
<<religious	aH
<<relocation	a@
<<reloj	aG
<<rembourse	aF
<<remise	aV
<<remorque	aY
<<remoto	a<
<<remplacement	a@
<<remplacer	a@
<<rendimiento	aX
<<rendus	aC
<<renewals	a:
<<renta	aA
<<rental	a]
<<rente	aF
<<rentner	aV
<<rentree	aX
<<rep	a\`
<<repair	a:
<<reparation	aA
<<repas	aF
<<replacement	a?
<<replies	aB
<<reponse	aA
<<reponses	a>
<<reporte	a>
<<reprise	aA
<<reps	a9
<<request	aZ
<<required	a;
<<requirement	aW
<<requis	aB
<<researcher	aV
<<reseau	aD
<<reseaux	aS
<<reserva	aY
<<reservas	aG
<<reserve	a:
<<reset	a?
<<residence	aH
<<residency	a9
<<residente	a>
<<resp	aX
<<responde	aA
<<responder	aT
<<restaurante	a>
<<restaurantes	aI
<<restaurants	aA
<<resto	aF
<<results	a[
<<resume	a>
<<resumes	aD
<<reten	a?
<<retirement	aA
<<retires	aE
<<retiring	aB
<<reunion	aB
<<reunions	aW
<<revenue	aY
<<revolus	a@
<<reyes	aC
<<rheine	a:
<<rhyl	a<
<<ri	a>
<<richten	a=
<<ride	a@
<<rider	a:
<<riego	aG
<<rien	aS
<<riesgo	aU
<<rifseep	aE
<<rig	aY
<<rigging	aU
<<rigs	aH
<<rimouski	a<
<<rind	a;
<<ring	aE
<<ringing	a]
<<rio	ac
<<rising	aD
<<rm	aR
<<roadmap	aJ
<<rockstar	aJ
<<rolling	aI
<<rolls	a?
<<romanian	aH
<<ron	aD
<<room	aS
<<rooms	aA
<<ropa	aR
<<rope	aT
<<ropes	aE
<<rosa	aA
<<rosario	a>
<<roster	aH
<<rota	aH
<<rotacion	aF
<<rotary	a>
<<rotating	a<
<<rotation	aI
<<rotational	aI
<<rotativo	aH
<<rotativos	aV
<<rotherham	aB
<<rotterdam	a\\
<<roubaix	a;
<<roughly	aB
<<roulement	aF
<<round	aA
<<rounds	aH
<<routes	a<
<<row	aB
<<royal	a@
<<rtt	aI
<<rucken	aT
<<rue	a6
<<ruf	aF
<<rufbereitschaft	aU
<<rugby	aI
<<ruhe	a=
<<ruhige	aF
<<rule	a:
<<rules	aE
<<running	aV
<<runs	a?
<<rural	aE
<<russian	a7
<<rusten	a<
<<ruta	aJ
<<ruth	a<
<<rythme	aH
<<s	aS
<<s'abstenir	a;
<<s'en	aU
<<s'est	a@
<<s'il	a;
<<s/	aB
<<sa	aU
<<saas	aX
<<sab	aT
<<sabados	aV
<<sabbatical	aB
<<sabe	aG
<<saber	aC
<<sachbearbeiter	aS
<<sachbearbeiter/in	aF
<<sachbearbeitung	aC
<<sad	aB
<<safe	aE
<<safeguarding	a]
<<sag	aY
<<sagt	aH
<<said	aS
<<saint-flour	a@
<<sais	aI
<<saisons	aI
<<sait	aS
<<sake	aA
<<salamanca	aS
<<salaries	aD
<<salary	aG
<<sale	aH
<<salen	aZ
<<salesforce	aV
<<salidas	aF
<<salir	aU
<<salle	aU
<<salmon	aG
<<salon	a>
<<salons	a?
<<salvo	aS
<<same	a^
<<samedis	aG
<<sample	aG
<<samples	a:
<<samstag	aB
<<samstage	aB
<<samstags	aS
<<sandrine	aA
<<sangre	aU
<<sante	aH
<<santiago	a=
<<sar	aJ
<<sas	aI
<<sattelfest	a;
<<satze	a>
<<sauberes	aV
<<sauna	a=
<<sav	aD
<<save	a:
<<savings	a=
<<savoir	a7
<<sca	aT
<<scale	aD
<<scan	aH
<<scandinavian	aS
<<scare	a\\
<<schedule	aR
<<schedules	aA
<<schichten	aA
<<schichtfuhrer	aA
<<schichtzulage	aJ
<<schlaf	aD
<<schlank	a;
<<schlecht	aD
<<schlosser	a?
<<schluss	aH
<<schlussel	a;
<<schon	a@
<<schooling	a>
<<schools	aB
<<schreib	a?
<<schulen	aD
<<schuljahr	aI
<<schulklassen	aW
<<schwabisch	aH
<<schweißen	a^
<<schwerpunkt	aE
<<schwindelfrei	aF
<<science	a9
<<scottish	aJ
<<screen	a4
<<scripting	a>
<<scripts	aV
<<sctr	a_
<<sea	aT
<<seances	aS
<<season	aE
<<seasonal	aV
<<seasons	aU
<<seats	aC
<<sechs	aG
<<secretaria/o	aT
<<sections	aG
<<secundaria	aU
<<securite	aR
<<security	a[
<<sede	aJ
<<see	aG
<<seen	aH
<<seguimiento	aU
<<segun	a^
<<segur	aR
<<seinen	aH
<<seite	aI
<<sek	aD
<<selber	aI
<<seleccion	aI
<<self	aI
<<selling	aG
<<selon	aS
<<sem	aJ
<<semaine	a@
<<semanal	a=
<<semanas	aF
<<semestre	a7
<<send	aF
<<senior	aG
<<seniority	a=
<<senor	aF
<<senora	a@
<<senorita	aA
<<sent	a:
<<sentence	a<
<<sentences	a>
<<seo	a?
<<september	aF
<<septiembre	aA
<<ser	aX
<<serait	aW
<<serie	af
<<series	aJ
<<service	aH
<<services	aF
<<servicio	a=
<<servicios	aA
<<servir	aG
<<sesenta	a_
<<session	aC
<<sessional	aB
<<sessions	a=
<<sets	a5
<<setting	aE
<<settled	aB
<<seul	a7
<<seule	aB
<<seulement	aA
<<sevilla	aD
<<sexo	a=
<<shadow	aG
<<she	aE
<<she'd	aA
<<she's	a9
<<shed	aF
<<sheep	aD
<<sheets	aB
<<sheffield	a>
<<shift	aJ
<<ship	aU
<<shop's	aB
<<shortlist	aD
<<shotgun	aa
<<should	aD
<<shout	aD
<<shovel	a9
<<shows	aI
<<shutdown	aW
<<sicher	a9
<<sicheres	aa
<<sick	aS
<<sie	aJ
<<sie-form	aF
<<siege	a;
<<siemens	a^
<<siempre	aT
<<sign	a5
<<signal	a<
<<signos	a>
<<signs	a_
<<sillones	aX
<<silver	a]
<<similar	aV
<<simple	aA
<<simulator	a8
<<sin	aT
<<sind	aI
<<sing	a<
<<singen	a[
<<sinistres	aV
<<sinon	aG
<<situ	a<
<<sitz	aF
<<sitzen	aE
<<sitzt	a;
<<sixteen	a;
<<sixth	aT
<<size	aG
<<sketchup	aX
<<skill	aJ
<<skills	aJ
<<skin	aT
<<skipper	aG
<<skoda	ad
<<slack	aS
<<sleep-ins	aD
<<slim	a7
<<slips	a;
<<slos	aY
<<slots	aE
<<slough	a@
<<slt	a9
<<smartphone	aW
<<smell	aD
<<smic	a@
<<smokers	a>
<<sms	aJ
<<smt	aI
<<snacks	a8
<<sociales	a^
<<socials	aV
<<software	aT
<<soi	aE
<<soins	aW
<<soir	aI
<<soirs	aH
<<soit	aA
<<sol	aI
<<solar	aG
<<soldador	a]
<<solicitor	a:
<<solide	aE
<<solidworks	aH
<<soll	aF
<<sollte	a7
<<solo	aJ
<<soltera	a@
<<soltero	aD
<<some	aJ
<<someone	aU
<<sometimes	aW
<<somewhere	aR
<<somos	aG
<<son	aH
<<sonido	aB
<<sonntag	aW
<<sonrisa	aF
<<sont	aJ
<<soon	aS
<<sooner	aC
<<soporte	aB
<<sort	a?
<<sortieren	a;
<<sorting	a7
<<souche	aD
<<soudure	a?
<<sound	a>
<<soy	aF
<<soz	ad
<<spain	aC
<<sparky	aT
<<spat	aY
<<speaking	aF
<<speaks	aG
<<spedition	a=
<<speed	a;
<<spend	aI
<<spesen	aX
<<sports	aS
<<sprache	aR
<<spray	aW
<<spraying	aR
<<spread	aH
<<springs	aV
<<sql	aW
<<squad	aH
<<sra	a7
<<sre	aS
<<ssiap	aS
<<staatliche	aY
<<stacking	a:
<<stagiaire	aR
<<stairs	aB
<<stall	ab
<<stand	a6
<<standard	aW
<<standby	aI
<<standing	aV
<<standort	aF
<<stands	aA
<<staplerschein	aU
<<star	aT
<<start	aJ
<<started	aA
<<statement	a>
<<stations	a\\
<<status	a>
<<statutory	aV
<<stays	aT
<<stcw	a_
<<steady	aF
<<steel	aH
<<stehen	a_
<<stelle	aI
<<step	aA
<<steps	a<
<<sterne	a<
<<steuerberater	aU
<<steuern	a8
<<steward	aS
<<steyr	aH
<<stiftung	a;
<<still	aG
<<stimmt	a>
<<stoke	a]
<<stone	aT
<<stores	a;
<<stories	a<
<<storm	a9
<<storungen	aY
<<story	a;
<<stp	a:
<<straight	aC
<<strasbourg	aV
<<streichen	aH
<<stretch	a<
<<strictly	aC
<<stroke	aB
<<structural	a[
<<structures	a@
<<student	aV
<<studies	a<
<<studium	aT
<<study	aF
<<stuff	aG
<<stunde	aI
<<stunden	aJ
<<stundenlohn	a>
<<sub	aF
<<subida	aI
<<subject	aW
<<subsidy	aE
<<suchen	aI
<<sucht	aF
<<sue	a[
<<sueldo	aF
<<suene	aD
<<suhl	aF
<<suis	aC
<<suisse	aC
<<suites	aG
<<suits	a>
<<suma	aS
<<summary	aS
<<summer	a=
<<sun-thu	aX
<<sunday	aJ
<<sup	aE
<<super	a?
<<superintendencia	aS
<<superintendent	aA
<<superior	aC
<<supervise	aF
<<supervises	a=
<<supervising	a9
<<supervisor	aH
<<suplencia	aH
<<supplement	aE
<<supplied	aG
<<supplier	aX
<<supply	aS
<<supporter	aJ
<<sur	aS
<<sure	aD
<<surf	aG
<<surgeries	aJ
<<surgery	aG
<<surtout	aD
<<surveillance	aS
<<surveyors	aT
<<suspension	aZ
<<sven	a?
<<swahili	aH
<<swaps	aF
<<sweep	a;
<<swimming	ad
<<swindon	aX
<<syndicat	a:
<<synthese	aS
<<system	aU
<<systems	aS
<<t-zug	a6
<<tableau	aD
<<tableaux	aD
<<tablet	a<
<<tags	a@
<<tagschicht	aZ
<<taille	a>
<<take-home	a@
<<takes	a=
<<talking	aF
<<talks	a=
<<talla	aD
<<taller	a8
<<talleres	aB
<<tallinn	a9
<<tally	a:
<<tandem	aJ
<<tankers	a;
<<tanks	aR
<<tape	a>
<<tard	aV
<<target	aA
<<tarif	aD
<<task	aI
<<tasks	a@
<<taste	aY
<<tasting	aI
<<tatuajes	a@
<<taux	aC
<<tbh	a>
<<te	aG
<<teacher	aH
<<teaching	aB
<<teams	aS
<<technical	aD
<<technicians	aU
<<techniques	aV
<<techo	a?
<<tecnica	a>
<<tecnico	aI
<<tecnico/a	aX
<<tecnologo	aS
<<teilen	a\`
<<teilzeit	aB
<<tel	a@
<<tele	a?
<<telearbeit	a;
<<teletravail	a=
<<tell	aF
<<temp	aZ
<<template	aH
<<temple	aS
<<temporada	aI
<<temporal	aF
<<tender	a_
<<tendria	aH
<<tener	aB
<<tenir	aI
<<tens	a>
<<terapeuta	aF
<<tercer	a\`
<<term-time	aT
<<terminal	a3
<<termine	a6
<<termino	aG
<<terraform	aT
<<terreno	aI
<<test	aG
<<tester	a;
<<testing	aD
<<tetes	aC
<<text	a9
<<texte	aJ
<<texto	aB
<<tfa	aA
<<thanks	aG
<<theatre	aI
<<theatres	aA
<<their	aW
<<thema	a;
<<therapist	aJ
<<there's	a@
<<thermal	aJ
<<these	aD
<<they'd	a9
<<they'll	aA
<<they've	a>
<<thinking	aX
<<thinks	aA
<<third	aS
<<thirteen	a:
<<this	aS
<<those	aA
<<though	aF
<<thru	aF
<<thu	aS
<<ti	a<
<<tickets	aD
<<tiempo	a;
<<tienda	aF
<<tier	aF
<<tierra	a>
<<tig	aJ
<<tigrinya	aS
<<tiktok	a>
<<timber	aW
<<timing	aS
<<tips	aD
<<titel	a:
<<title	aI
<<titulacion	a@
<<titulado	a=
<<titular	aB
<<tm	a@
<<tochter	a7
<<todavia	a>
<<today	aZ
<<toddlers	a?
<<todo	aS
<<todos	a@
<<together	aa
<<toi	a=
<<toilettes	aD
<<toledo	a;
<<toma	aX
<<ton	aI
<<tone	aH
<<tongue	aC
<<tonne	a5
<<tono	aB
<<took	aD
<<tools	aF
<<top	aI
<<top-up	aT
<<tope	a?
<<torre	aC
<<tortas	aG
<<tot	aF
<<total	a>
<<tour	aJ
<<touren	aE
<<touring	aA
<<tourne	aD
<<tournees	aS
<<tours	aA
<<tous	aI
<<toute	aE
<<toutes	a[
<<tower	aG
<<toy	aG
<<tp	aY
<<trabaja	aA
<<trabajado	aH
<<trabajadores	aH
<<trabajo	aE
<<trabajos	a=
<<trac	aC
<<track	aI
<<tracking	aV
<<tracteur	aC
<<trading	aW
<<traditional	aS
<<trados	aX
<<trae	a@
<<traffic	aV
<<tragen	a8
<<trailer	a4
<<train	aY
<<trained	aS
<<trainee	aG
<<trainees	aS
<<trainer	aB
<<trains	aG
<<traite	a;
<<traitement	aI
<<trajet	aU
<<tralee	aY
<<tram	a\`
<<transcript	aS
<<translator	a[
<<transport	aC
<<transports	aB
<<tras	aH
<<traslado	aG
<<trato	aF
<<traum	aA
<<travail	aC
<<travaille	a@
<<travaux	a[
<<travel	aZ
<<trays	a=
<<treatment	aH
<<tree	aR
<<treize	a[
<<trente-cinq	ag
<<trescientos	aU
<<trial	a<
<<trimestre	aD
<<trip	a=
<<trips	aG
<<trolley	a\`
<<trotzdem	aR
<<truck	aJ
<<trucks	aD
<<truro	aT
<<trusts	aU
<<tschechisch	aZ
<<tu	aI
<<tue	aU
<<tuesday	aD
<<tuition	aU
<<tunnel	aW
<<tunnels	aS
<<turistas	aT
<<turkish	aB
<<turn	aD
<<turning	aJ
<<turnover	aC
<<turns	aF
<<tutoiement	aB
<<tutor	aU
<<tuttlingen	a;
<<tuv	aC
<<tv-v	aI
<<twenty	aD
<<two	aJ
<<tx	a>
<<types	aI
<<typescript	a9
<<tyre	aJ
<<tz	aD
<<t€	aS
<<u/g	a8
<<u0	aU
<<uae	aE
<<ubernahme	aX
<<uberwachen	a?
<<uberzahlung	aY
<<ubliche	aD
<<uckermark	aG
<<uh	a<
<<ulm	aU
<<umbrella	aE
<<umfang	aJ
<<umkreis	aH
<<umso	aa
<<umsonst	a=
<<unbefristet	aH
<<uncle	a>
<<uni	a9
<<unidad	a@
<<uniform	aI
<<uniforme	a>
<<uniformes	aH
<<union	aI
<<uniquement	aH
<<unit	aC
<<universidad	aI
<<universitat	aC
<<university	aX
<<unmarried	a@
<<unnecessary	a@
<<uno	a@
<<unos	aU
<<unpaid	a@
<<unser	aC
<<unterkunft	aE
<<unterlagen	aS
<<unternehmen	a\`
<<uop	aT
<<up	aH
<<updates	a6
<<upsell	aE
<<upstairs	a?
<<ur	aI
<<urge	aT
<<urgencias	aU
<<urgent	a[
<<urlaubstage	aE
<<us	aH
<<us$	aA
<<usd	aW
<<used	aC
<<user	aV
<<usine	aD
<<usted	aG
<<usuarios	aF
<<utile	a^
<<vac	a=
<<vacaciones	a<
<<vacancy	aB
<<vacant	aG
<<vacante	aV
<<vacas	aC
<<vacations	aH
<<vaccins	a[
<<vale	aC
<<valence	aD
<<vales	a:
<<valid	a7
<<valladolid	a=
<<valley	aT
<<valuations	aB
<<vamos	a;
<<vannes	aH
<<vans	a8
<<variabel	aX
<<variable	aF
<<varon	a9
<<vat	a^
<<vbl	aI
<<veces	aG
<<veg	a\\
<<vehicle	aI
<<vehicules	a>
<<veintidos	aA
<<velo	aZ
<<vendanges	aE
<<vendedor	a9
<<vendeuse	a]
<<vendimia	aI
<<vendor	aC
<<vendors	aJ
<<vendredi	aG
<<vendria	aC
<<ventana	aX
<<vente	aT
<<venues	a<
<<ver	aB
<<verano	aJ
<<vergutet	a?
<<verification	a8
<<verlangerung	aW
<<verpflegung	aE
<<verra	aD
<<versand	a?
<<verschwiegenheit	aU
<<version	aS
<<verstehen	aB
<<vertrag	a:
<<vertrage	aI
<<vertretung	a=
<<verwaltung	aH
<<verwenden	aE
<<very	aX
<<vessel	a9
<<vestuario	a=
<<vets	aA
<<vetting	aI
<<veux	aA
<<vez	aC
<<vhf	aH
<<vhi	aA
<<via	aS
<<viajes	aH
<<viaticos	a\\
<<vic	aT
<<vida	aA
<<videos	aH
<<vielleicht	a?
<<vier	aF
<<vierge	aC
<<viert	a8
<<vierte	aH
<<vierzehn	aR
<<vierzig	aG
<<vieux	aT
<<view	a@
<<vigente	aG
<<vigo	a@
<<vigor	a]
<<villa	aU
<<ville	aB
<<vingt	aB
<<vino	aV
<<vire	aI
<<visa	aH
<<visible	aB
<<vision	a>
<<visit	aG
<<visita	a6
<<visite	a:
<<visitors	aA
<<visits	a<
<<vista	a@
<<vite	aE
<<vitrina	a<
<<vivienda	aH
<<vivo	aB
<<vocale	aV
<<voice	aC
<<voici	a@
<<voila	aS
<<voir	aD
<<voiture	aB
<<vol	aY
<<voll	aW
<<volljahrig	aC
<<vollkonti	a9
<<vollzeit	aE
<<voluntarios	aA
<<volunteers	aC
<<vorarbeiter	aS
<<voraus	a9
<<voraussetzung	aC
<<vorganger	a?
<<vorher	aU
<<vormittage	aA
<<vormittags	aW
<<vorstand	aF
<<vorteil	a<
<<votre	aW
<<vouchers	aU
<<voyage	a<
<<voyages	a:
<<voz	aF
<<vp	aH
<<vuelo	aF
<<w/c	aD
<<w/e	aR
<<w0	aY
<<wa	aB
<<wahlbar	a;
<<wahrend	aI
<<waiting	aI
<<wales	a6
<<walk	aI
<<walked	aA
<<walks	aT
<<walls	aW
<<walsall	a\`
<<wangen	aD
<<wanted	aF
<<wanting	a<
<<ward	aG
<<ware	aU
<<warehouse	aZ
<<waren	aW
<<warm	aT
<<waschen	a@
<<washing	aS
<<wasser	aB
<<waste	a?
<<watch	aF
<<we	aI
<<we'd	aB
<<we're	aE
<<we've	a?
<<website	aX
<<wechsel	aI
<<wechselschicht	a>
<<weddings	aD
<<wednesday	a:
<<wednesdays	aA
<<week-end	aD
<<week-ends	aA
<<weekday	aY
<<weekdays	aI
<<weekly	a:
<<wegen	aU
<<weight	aT
<<weihnachten	aX
<<weihnachtsgeld	aC
<<weil	aH
<<weingut	a>
<<weiß	a=
<<welcome	aI
<<welfare	aS
<<wellness	aU
<<wells	aR
<<welsh	aF
<<wenigstens	aT
<<wenn's	aI
<<went	a^
<<were	aY
<<werkstatt	aA
<<west	aR
<<wfh	aV
<<what	aG
<<whatsapp	aD
<<wheat	a>
<<which	a@
<<while	aJ
<<whitby	aC
<<who	aD
<<who'll	aA
<<whoever	aC
<<whole	aX
<<whom	aC
<<whose	aD
<<why	aI
<<wichtig	aE
<<wide	a9
<<wieder	aS
<<wien	a\\
<<wife	aB
<<wifi	a=
<<wig	aX
<<willing	aB
<<willkommen	aI
<<window	aI
<<windows	aE
<<wing	aH
<<winterdienst	a@
<<winters	aW
<<wish	a>
<<within	a<
<<without	aV
<<witz	aB
<<wlan	aU
<<wms	aU
<<wochenende	aR
<<wochenenden	a@
<<wohl	aH
<<wollen	a;
<<wollte	a9
<<wolverhampton	aI
<<woman	aA
<<women	aD
<<won't	aU
<<wood	aI
<<word	aI
<<worked	aF
<<works	aV
<<workshop	aB
<<workshops	a=
<<wort	a@
<<would	aH
<<wrexham	aZ
<<written	a3
<<wroclaw	aU
<<wrong	aS
<<wrote	a>
<<wte	a:
<<wurscht	a=
<<x0	aJ
<<yard	aD
<<yeah	aH
<<years	aH
<<years'	a<
<<yet	a7
<<yield	a\\
<<yo	aC
<<york	a@
<<you'd	aA
<<you'll	a>
<<you're	a_
<<yourself	aV
<<youth	aW
<<z	aV
<<zeile	aH
<<zeit	aY
<<zeitarbeit	aE
<<zeiten	a=
<<zeitung	aB
<<zentrale	aB
<<zerlegen	a^
<<ziehen	aC
<<zimmer	aZ
<<zinc	a[
<<zone	aY
<<zoom	a@
<<zu	aS
<<zulage	aI
<<zuletzt	aJ
<<zum	aU
<<zurich	a[
<<zusammen	a>
<<zuschuss	a;
<<zweimal	a>
<<zweit	a9
<<zweiten	aY
<<zweiundzwanzig	aV
<<zwickau	a<
<<zwingend	a;
<<zwischen	a9
<<zwolf	a2
<<£0-0k	a>
<<£0/h	aD
<<£0/wk	aI
<<£0k	aG
<<ß	a;
<<€/j	aA
<<€/std	a3
<<€0-0k	aG
<<€0/wk	a?
<<€0k	aC
<_ 0	aI
<_ 0|0	a^
<_ _ 0	aI
<_ _ a	aF
<_ _ agent	aF
<_ _ alors	aC
<_ _ also	aA
<_ _ asesor	aH
<_ _ assistant	aH
<_ _ asst	aB
<_ _ barista	aW
<_ _ bon	a?
<_ _ bonjour	aG
<_ _ charge	aD
<_ _ conducteur	aB
<_ _ deckhand	a\\
<_ _ dev	aF
<_ _ diktat	aH
<_ _ from	a_
<_ _ gestionnaire	aG
<_ _ good	aH
<_ _ hallo	aG
<_ _ head	aG
<_ _ hello	aI
<_ _ hey	a=
<_ _ hi	aA
<_ _ ich	aG
<_ _ ing	aU
<_ _ lieber	aC
<_ _ night	aB
<_ _ no	aD
<_ _ oficial	aB
<_ _ ok	a>
<_ _ okay	a@
<_ _ operador	aE
<_ _ para	aR
<_ _ physio	aF
<_ _ secretaire	aU
<_ _ senior	a>
<_ _ servus	aG
<_ _ shift	aE
<_ _ so	aE
<_ _ sre	aT
<_ _ staff	aE
<_ _ supervisor	aE
<_ _ tech	a?
<_ _ tecnico	aE
<_ a	aF
<_ agent	aF
<_ alors	aC
<_ also	aA
<_ asesor	aH
<_ assistant	aH
<_ asst	aB
<_ barista	aW
<_ bon	a?
<_ bonjour	aG
<_ charge	aD
<_ community manager	a\\
<_ conducteur	aB
<_ deckhand	a\\
<_ dev	aF
<_ diktat	aH
<_ from	a_
<_ gestionnaire	aG
<_ good	aH
<_ hallo	aG
<_ head	aG
<_ hello	aI
<_ hey	a=
<_ hi	aA
<_ ich	aG
<_ ing	aU
<_ lieber	aC
<_ looking for	aJ
<_ night	aB
<_ no	aD
<_ oficial	aB
<_ ok	a>
<_ okay	a@
<_ operador	aE
<_ para	aR
<_ physio	aF
<_ secretaire	aU
<_ sehr geehrte	aE
<_ senior	a>
<_ servus	aG
<_ shift	aE
<_ so	aE
<_ sre	aT
<_ staff	aE
<_ supervisor	aE
<_ tech	a?
<_ tecnico	aE
<_ £0 0	aU
<a	aG
<a 0 0	aS
<a 0 anos	aD
<a 0 ans	aW
<a 0 dias	a[
<a 0 h	aS
<a 0 €	ab
<a 0h	a:
<a 0|ans	aH
<a 0|de	a>
<a 0|dias	aE
<a bit of	aE
<a bonus	ab
<a car	aR
<a cargo	aE
<a cinco	aR
<a couple	aC
<a cv	aI
<a day	aS
<a deja	aE
<a dos	aX
<a few	a;
<a fin	aC
<a girl	a>
<a half	aW
<a hundred	a>
<a hundred|and	a>
<a jour	ag
<a la maison	ad
<a la semana	a[
<a la|maison	aG
<a line	a>
<a long	aC
<a m	aa
<a man	aD
<a month	aT
<a must	aT
<a octobre	aH
<a part	a_
<a plus	an
<a quarter	aG
<a real	a=
<a sabado	aU
<a second	aB
<a seis	a>
<a shift	aX
<a small	a<
<a trois	aT
<a une	aG
<a ver	a@
<a week	aV
<a year	aW
<a yr	af
<a[	aD
<a[contract	a7
<a[education	a2
<a[hours	a<
<a[language	a@
<a[licence	a:
<a[place	a4
<a[skill	aG
<a[title	aV
<aarhus[	aX
<ab	aC
<ab 0|0	a\`
<ab tag	a;
<ab[pay	a3
<ab[start	a:
<abajo	aX
<abajo[	aX
<abend	aS
<abend[	aS
<abende[	a9
<aber	aC
<aber das	aB
<aber nicht	aF
<aber[	aC
<aberdeen[	aG
<aber|das	aH
<abgeschlossen	aU
<abgeschlossene	aC
<abgeschlossene ausbildung	a]
<abgeschlossene[	aC
<able to	aJ
<able|to	aG
<aboard	aZ
<abogado	aE
<abogado[	aE
<abonnement	a?
<abonnement[	a?
<about	aC
<about 0	aE
<about it	aZ
<about the	a]
<about[	aI
<about[hours	aA
<about[pay	a>
<about|0	a<
<above 0	aS
<above|0	a=
<abrechnung	a>
<abrimos[	aH
<abschluss[	a>
<absolut	aE
<absolut[	aE
<absprache	aR
<absprache[	aR
<abstract	aR
<abstract[	aR
<abteilung	aB
<abteilung[	aB
<ab|0	aI
<ab|sofort	aE
<ab|und	aI
<ac	aC
<ac[	aC
<aca	aH
<aca[	aI
<academy	aC
<academy[	aC
<acc	a]
<acc[	a\\
<acca	aA
<acca[	aF
<accent	aE
<accepte	aY
<accepte[	aU
<access	aI
<access[	aA
<accidents	aV
<accidents[	aV
<accountant	aI
<accueil|des	a=
<aceite	aS
<aceite[	aS
<ach	aG
<ach[	aG
<achats	a8
<achats[	aB
<acheteur	aG
<acht	aG
<acht[	aG
<across	a?
<across[	a?
<actas	aS
<actas[	aS
<actas|de	aB
<actes[	a=
<actions	a^
<actions[	a]
<active|directory	aH
<actual	aI
<actual[	aZ
<actually	aA
<actually[	aA
<actuary	aU
<acute	a?
<acute[	a?
<add	aI
<add[	aI
<ademas	aH
<ademas[	aH
<adjoint[	aJ
<admin	aI
<administrador	aE
<administrador[	aE
<administrativo	aG
<administrativo[	aG
<administrator	aI
<administrator[	aJ
<adr	a=
<adr[	aE
<ads	a8
<adult	aF
<adult[	aF
<adultos	aT
<adv	aV
<advantage	a^
<advantage[	a\\
<advertise for	aG
<advertise|for	aB
<advice	aY
<advice[	aY
<ae	a@
<ae[	a@
<aed	aD
<aed 0	a:
<aed 0|0	a?
<aed[	aD
<aed|0	aH
<aed|0 0	aH
<afraid	aV
<afraid[	aV
<afrikaans	aV
<afrikaans[	aV
<after	aC
<after 0|days	aD
<after six	a@
<after six months	aa
<after the	aI
<after[	aI
<afternoons	aX
<afternoons[	aX
<after|0	a7
<after|0 days	aE
<after|school	aV
<after|six	aD
<after|the	a@
<after|three	aA
<again	aR
<age 0	aT
<aged	a?
<aged[	a?
<aged|0	aF
<agence de	aI
<agence[	aJ
<agence|de	a?
<agencia de	aG
<agencia|de	aH
<agencies[	a8
<agenda	aG
<agent[	aF
<agent[place	a^
<agente	a<
<agents|0	aG
<agentur[	aH
<age|0	a;
<agree	aF
<agree[	aF
<agreed	aX
<agreed[	aX
<agreement	aW
<agrement	a@
<agrement[	a@
<agricola	a_
<agricola[	a_
<agricole[	a^
<agua	aE
<agua[	aA
<aguinaldo	aB
<aguinaldo[	aB
<ah[	a<
<ahead	a[
<ahead[	a[
<ahora	a:
<ahora[	a=
<ah|nein	aG
<ai	aG
<aid[	aI
<aide	aU
<aide[	aS
<aider	aC
<aider[	aC
<aides[	a@
<aide|au	aC
<aimer	aE
<aimer[	aE
<air[	aG
<airport	a9
<airport[	aC
<airside	a@
<airside[	a@
<al	aA
<al 0	aH
<al 0 0	a3
<al 0|0	a4
<al 0|de	aD
<al dia	aY
<al mes	aS
<al mes|0	aS
<al[	aE
<alarm	aB
<alarm[	aB
<alarms	aT
<alarms[	aT
<albacete	aR
<alcohol	aU
<algo	aI
<algo[	aI
<algo|de	aJ
<algun	aA
<algun[	aA
<alguna[	a;
<alimentos[	aa
<all	aG
<all day	aU
<all in	a\`
<all-in	aT
<all-in[	aT
<all[	aG
<alle	aG
<alle 0	a?
<alle 0 wochen	aW
<alle[	aC
<allemand[	a?
<aller	aA
<aller[	aA
<allergen	aB
<allergen[	aB
<alle|0	a9
<alle|0 wochen	aD
<alle|drei	aI
<allgau	a\\
<allgau[	a\\
<allowance 0	aT
<allowance[	aG
<allowance|£0	a>
<all|in	aG
<alojamiento	aR
<alojamiento[	aR
<alongside	a8
<alongside[	aA
<alors	a<
<alors[	aB
<already[	aI
<alright	a@
<alright[	a@
<als	a:
<als[	aD
<also	aD
<also wir	a>
<also[	a@
<also[title	a\`
<als|0	aI
<als|elternzeitvertretung	aB
<alta	aC
<alte	a?
<alte[	a?
<alten	a@
<alten[	a@
<alter	aG
<alter[	aG
<alternance|0	aG
<alternate	aT
<alternate|saturdays	a<
<alternate|weekends	a>
<alternos	a^
<alternos[	a^
<altura	aJ
<alt|weekends	aG
<alu	aI
<alu[	aI
<alumnos[	a;
<am	aG
<am 0	al
<am besten	aE
<am liebsten	a@
<am see	aT
<am tag	aW
<am[	aG
<ammonia	aG
<ammonia[	aG
<amparo	aI
<amplitude	aI
<amplitude[	aI
<am|0	aH
<am|besten	aF
<am|starts	aJ
<am|tag	aG
<am|telefon	aH
<an	aF
<an 0	a>
<an 0 0	a8
<an 0|0	aA
<an advantage	aa
<an der	aD
<an die	aC
<an hour	aW
<an hr	aX
<an independent	a@
<an[place	aG
<analista	a=
<analista[	a=
<analysis	aS
<analysis[	aS
<anbei	aC
<anbei[	aC
<anchor	aI
<anchor[	aI
<anciennete[	a>
<and	a3
<and 0	aH
<and 0-0	aY
<and a	a?
<and a half	aX
<and an	a?
<and at	aF
<and be	a<
<and have	aB
<and it	a:
<and it's	aA
<and never	aC
<and no	a>
<and one	a<
<and please	a:
<and ten	a@
<and then	aU
<and they	aD
<and three	a=
<and two	a=
<and we	aD
<and you	a?
<and[	aF
<and[experience	a@
<and[language	a>
<and[place	a>
<and[shift	aA
<and[skill	a;
<and[title	aC
<anda	aA
<anda[	aA
<andere	aH
<andere[	aI
<android	aX
<android[	aX
<and|0-0	aJ
<and|i	aJ
<and|it	aH
<and|it's	a;
<and|keeping	aC
<and|please	aJ
<and|there's	aE
<and|we	aE
<and|you	aH
<and|£0	aE
<anerkannt	a_
<anerkannt[	a_
<anfang	a?
<anfangen	a<
<angebote	aC
<angebote[	aC
<angers	a\\
<angers[	a\\
<angestellt	aC
<angestellt[	aC
<angestellte[	a<
<anglais	aG
<anglais|c0	a@
<angry	a>
<angry[	a>
<animal	aG
<anlage	aA
<anlage[	aA
<anlagen	aI
<anlagen[	aI
<anmeldung[	a:
<anna	aI
<anna[	aI
<annee	aJ
<annee[	aJ
<annual	aB
<annual[	aB
<annualised[	aH
<ano	aS
<ano[place	a[
<anos de	aJ
<anos|0	aB
<anos|con	aD
<anos|de	aC
<anos|en	aA
<anos|y	aE
<another	aJ
<another[	a9
<ano|de	a>
<ano|en	a;
<anruf	aF
<anruf[	aF
<ans en	aF
<answer[	a8
<answering	aC
<answering[	aC
<answers	aD
<answers[	aD
<ans|au	aE
<ans|en	aA
<ans|revolus	aG
<ante	a@
<ante[	a@
<antecedentes	aJ
<antecedentes[	aJ
<anterior	a@
<anterior[	a@
<antes|de	aF
<antes|del	a>
<anual	aU
<anuales	aV
<any	aH
<any more	aV
<any of	aF
<any[	aF
<anyone	aF
<anyone[	aF
<anyway	aS
<anyway[	aS
<anywhere in	aR
<anywhere|in	a<
<anzeige	aT
<anzeige[	aT
<an|0	aV
<an|0 0	aW
<an|ad	aA
<an|den	aE
<an|der	aC
<an|die	a?
<an|frau	aG
<an|hr	a?
<an|independent	a?
<aop	aD
<aop[	aF
<ap	aJ
<aparte	ac
<aparte[	a\`
<appear	aS
<appels	aC
<appels[	aC
<applicants	aD
<applicants[	aD
<application	a?
<application[	a?
<applications[	a;
<applies[	aJ
<appointments	aY
<appointments[	aY
<appreciated	a\\
<appreciated[pay	aT
<apprecie	aU
<apprentice	aT
<apprenticeship	aU
<apprentis	aW
<apprentis[	aU
<approx	aI
<apres	a:
<apres 0	aE
<apres 0 mois	aR
<apres-midi	aA
<apres-midi[	aA
<apres[	a?
<april|0	aG
<aprobado	aT
<aprobado[	aT
<aptitude	a@
<aptitude[	a@
<arabe[	aE
<arabic	aH
<arabic[	aH
<arabisch	a;
<arabisch[	aA
<arbeiten	a;
<arbeiten[	a=
<arbeitskleidung	aF
<arbeitskleidung[	aF
<arbeitsrecht	aY
<arbeitszeit	aR
<architect	a[
<archives	aD
<archivist	aS
<archivist[	aS
<are	aJ
<are[	aB
<are|fine	aD
<are|in	aU
<arms	aV
<around	a;
<around[place	a:
<arr	aU
<arr[	aU
<arranque	a?
<arranque[	a?
<article	aI
<article[	aI
<articles	aG
<articles[	a9
<artisan	aH
<artisan[	aH
<art|0	ah
<as	aG
<as a	aI
<as well	aE
<as you	a>
<as0	a?
<as[	aF
<as[title	a@
<asesor	aH
<asesor[	aH
<ash	a?
<ash[	a?
<asheville	aI
<asi[	aH
<asignacion	aD
<asignacion[	aD
<asistencia	aV
<asistente	aE
<asistente[	aE
<asi|que	aE
<ask[	aH
<asked|for	aA
<asme	aC
<asme[	aC
<asociacion	a?
<asociacion[	a?
<assessment[	a8
<asset	aZ
<assist	aU
<assist[	aU
<assistant[place	aS
<assistante	aE
<assistante[	aE
<assistants[	aZ
<assistenz[	aG
<association	aE
<association[	a:
<associe	aG
<associe[	aG
<associes[	aS
<asst[	aD
<assurance	aI
<assurance[	aI
<asthma	aB
<asthma[	aB
<astreinte	aE
<astreinte[	a=
<asunto[	aI
<asylum	aG
<asylum[	aG
<as|discussed	aI
<as|the	aF
<as|they	a=
<as|we	aH
<as|you	aJ
<at	aB
<at 0 0	a\\
<at 0%	ad
<at 0|0	aS
<at a	aE
<at christmas	ab
<at cost	an
<at night	aW
<at[place	a8
<at[title	aC
<atelier[	aF
<ateliers	a=
<ateliers[	a=
<atencion	a@
<atencion[	a@
<atender	aA
<atender[	aA
<atout	a\\
<atout[	a\\
<attache	aI
<attached	aX
<attached[	aX
<attestation	aA
<attestation[	aG
<attractive	aA
<attractive[	aA
<at|0 0	aH
<at|christmas	aG
<at|night	aD
<at|ten	aI
<au	a@
<au 0	a3
<au depot	aH
<au moins	aB
<au samedi	aS
<au vendredi	a[
<au-dessus	a>
<au-dessus[	a>
<au[	aF
<auch	aH
<auch mal	a4
<auch privat	ad
<auch|wenn	aE
<aucun	aD
<aucun[	a?
<aucune	aB
<aucune[	aB
<audio	a?
<audio[	a=
<audio[skill	aF
<audio|typing	aF
<audit	aI
<audit[	aE
<auditor[	a:
<audits[	aZ
<auf	a@
<auf die	aG
<auf[language	a8
<aufbauen	aU
<aufbauen[	aU
<aufgaben	a\\
<aufgaben[	a\\
<aufmaß	aD
<aufmaß[	aD
<aufs	a=
<aufs[	a=
<aufsicht	aH
<aufsicht[	aH
<aufwarts	aU
<aufwarts[	aU
<auf|0	aB
<auf|dem	aH
<auf|der	a=
<auf|die	a?
<auge	aA
<auge[	aA
<august[	aS
<aug|0	a?
<aun	aI
<aun[	aI
<aunque	a?
<aunque[	a?
<aun|no	aI
<aupres	a@
<aupres[	a@
<aurich	aJ
<aurillac	aX
<aus dem	aI
<ausbildung	aE
<ausbildung[	aI
<ausschließlich	aF
<ausschließlich[	aF
<ausschreiben	aV
<ausschreibung	aV
<ausschreibung[	aV
<aus|dem	aA
<author	aE
<author[	aE
<auto[	aA
<autocad[	aS
<automatik	aJ
<automatik[	aJ
<autonomo	aU
<autonomo[	aU
<autour|de	a@
<autres	aH
<autres[	aH
<aux	aD
<aux[	aD
<auxiliaire	aG
<auxiliaire[	aG
<auxiliar de	aD
<auxiliares	aR
<auxiliares[	aR
<auxiliar|de	a=
<auxilio de	aI
<auxilio|de	aF
<au|depot	aJ
<außendienst	aY
<außendienst[	aY
<außer	a>
<außer[	a>
<av[	a\\
<avance	a9
<avant	aG
<avant le 0	aG
<avant le|0	aI
<avant[	aH
<avant|le	aD
<avanzado	aV
<avanzado[	aU
<avec	a8
<avec un	a>
<avec[	aE
<avg	aG
<avg[	aH
<avisos	aA
<avisos[	aA
<avoid[	a9
<avoir	a@
<avoir[	a@
<avril	aR
<award[	a@
<away[	aJ
<ayudante	aF
<az[	aF
<a|0 0	aG
<a|0 anos	aI
<a|0 ans	aG
<a|0 de	aE
<a|0 dias	aD
<a|0 k€	aG
<a|bit of	aH
<a|car	aG
<a|cargo	aH
<a|case	aE
<a|cinco	aH
<a|couple	aB
<a|cv	aC
<a|deux	aD
<a|dos	aG
<a|family	aI
<a|favor	aH
<a|good	aF
<a|l'aise	aJ
<a|la maison	aI
<a|line	aH
<a|m	ae
<a|mi	aI
<a|must	aH
<a|night	aB
<a|notre	aF
<a|nueve	aI
<a|partir	aA
<a|passer	aD
<a|plus	aI
<a|quatre	aI
<a|season	aH
<a|second	aJ
<a|seis	aH
<a|shift	aG
<a|small	aH
<a|trois	aE
<a|une	aG
<a|ver	aI
<b +	a8
<b 0	a>
<b 0|0	a@
<b0 0	aC
<b0[	aS
<b0[pay	a?
<b0|0	aZ
<baby[	aH
<bac	aE
<bac pro	a;
<bac+0	aI
<bac+0[	aI
<bac[	aE
<bachelier	a?
<bachelier[	a?
<bachelor	aE
<bachelor[	a@
<bachiller	a=
<bachiller[	a=
<backend	aD
<backend[	a?
<backlog	aI
<backlog[	aI
<backs	aI
<backs[	aI
<back|of	aC
<back|to	aD
<bad	aF
<bad[	a;
<bahncard 0	aE
<bahncard[	a<
<bahnhof[	aZ
<baja	a<
<baja[	a<
<bajar[	a?
<bajo	a=
<bajo[	a=
<baker	aS
<baker[	aS
<bakery	a\`
<bamberg	aD
<bancos	aU
<bancos[	aU
<banco|de	aF
<band	aG
<band 0 0	aW
<band 0|0	ac
<banda	a>
<banda[	a>
<bande	aA
<bande[	aA
<band|0	a>
<band|0 0	aD
<bank holidays	a\\
<bank|0	aR
<bank|holidays	aB
<bar	aH
<bar[	aH
<barcelona	ab
<bareme	a?
<bareme[	a?
<barista	aS
<barnsley	aa
<barra	aV
<barra[	aV
<barrio	aE
<barrio[	aH
<bartender	ac
<base	aG
<base +	aA
<base 0	aD
<base[pay	a6
<base[place	aF
<based	a0
<based[	aE
<basel	aE
<basel[	aG
<basement	aJ
<base|0	a7
<basically	aE
<basically[	aE
<basico	aU
<basico[	aT
<basico|mas	a=
<basics	aS
<basis[	aW
<bastante	aA
<bastante[	aA
<batch	aF
<batch[	aF
<batches	a\`
<batches[	a\`
<bath[	aT
<batiment	aW
<batiment[	aW
<baustellen	a:
<baustellen[	a:
<bay	aS
<bayern[	aC
<be	aJ
<be a	a>
<be able to	aH
<be doing	aI
<be good	a^
<be in the	aI
<be lovely	ab
<bea[	aI
<bebe	aG
<because	a<
<because of	aE
<because[	aA
<bedingung	aX
<bedingung[	aX
<beds[	aD
<beef	aD
<beef[	aD
<been	aH
<been[	aG
<beer	aH
<beer[	aH
<before you	a8
<before[	aH
<before|0	aB
<before|the	a?
<before|you	aF
<befristet|0	aV
<befristet|auf	aG
<begin	aB
<begin[	aB
<beginn[	aU
<beginn|0	aG
<begleiten	aW
<begleiten[	aV
<beheben	aX
<beheben[	aX
<beherrschen	aS
<beherrschen[	aS
<behind	a@
<behind[	a@
<behinderung	aI
<behind|the	aI
<bei	aA
<bei uns	aF
<bei[company	a@
<bei[place	a:
<beim	a<
<beim[	a<
<being	a>
<being[	a>
<bei|0	aD
<bei|der	a:
<bei|mir	aH
<below	aI
<below 0	aI
<below[	aI
<below|0	a8
<belts	aR
<belts[	aR
<benches	aU
<beraten	aS
<beraten[	aS
<beratung	aH
<beratung[	a>
<bergen	aX
<bergen[	aX
<berichte	aG
<berichte[	aG
<berichtet	aI
<berichtet[	aI
<berlin	a@
<berlin[	aE
<bernd	aD
<bernd[	aD
<besetzen	aY
<besetzen[	aT
<beside	a?
<beside[	a?
<besoin de	ac
<besoin|de	aI
<besten	a>
<besten[	a>
<betreuen	aV
<betreuen[	aV
<betrieb	a_
<betrieb[	aT
<betriebsrat[	a;
<betten[	aD
<better	aU
<between	aB
<between[	aI
<between|0	aH
<bewerben	a>
<bewerben[	a>
<bewerber	aF
<bewerber[	aF
<bewerbungen	aB
<bewerbungen[	aB
<bewerbung|an	aJ
<bezahlt wird	aC
<bezahlt[	aT
<bezahlt|wird	aD
<be|0	aT
<be|able	aE
<be|able to	aE
<be|discreet	a@
<be|lovely	aH
<bg	aA
<bg[	aA
<bid	aE
<bid[	aE
<bienvenido	aS
<bienvenu	a\\
<bien|y	aS
<big	a@
<big[	a@
<bilans	a@
<bilans[	a@
<bilingual	aA
<bilingual[	aA
<bilingue	aU
<bilingues	aS
<bill	a9
<billets	aD
<billets[	aD
<bin ich	aU
<bin|ich	aG
<bio	aH
<bio[	aI
<biologie	aD
<bird	aJ
<bird[	aJ
<birmingham	aC
<bis	a6
<bis 0	aS
<bis 0 0	a[
<bis 0|0	af
<bis 0|die	aF
<bis dahin	a9
<bis ende	a9
<bis zu	aA
<bis zum	aH
<bis zur	aF
<bis[	aD
<bis[place	a=
<bisschen	a7
<bisschen[	a>
<bist	a@
<bist[	a@
<bit of	aA
<bitacora	aA
<bitacora[	aA
<bitte die	aB
<bitte[	aB
<bitte|die	aB
<bitte|kein	aB
<bitte|keine	aI
<bitte|nur	aH
<black	a?
<black[	a?
<blade	aS
<blade[	aS
<blanchisserie	aI
<blanchisserie[	aI
<bleibt|unter	aG
<block	aH
<block[	aH
<blood	aA
<blood[	aA
<blue|light	aA
<boarding	aB
<boarding[	aB
<boats[	aT
<boca	aR
<boca[	aR
<bodega	aG
<boiler	aA
<boiler[	aA
<boite[	aG
<bolsa	aF
<bolsa[	aF
<bombas	aH
<bombas[	aH
<bonjour	aD
<bonjour[	aD
<bonne	aA
<bonne[	aA
<bono	aI
<bono[	aI
<bons	aB
<bons[	aB
<bonus 0	aT
<bonus 0 0	a[
<bonus if	aD
<bonus points	aB
<bonus up to	aI
<bonus £0	aD
<bonus|0 0	aI
<bonus|0%	aE
<bonus|0k	a=
<bonus|if	a?
<bonus|£0	aE
<book[	aG
<booking	aF
<booking[	aF
<bookings	aU
<bookkeeper	a<
<boom	a@
<boom[	a@
<bord|0	aH
<born	aB
<born[	aB
<boston	aG
<botas	aA
<botas[	aA
<both	aJ
<bottes	aA
<bottes[	aA
<bought	aD
<bought[	aD
<boutique[	aH
<boxes	aS
<boxes[	aS
<boys'	aE
<boys'[	aE
<br[	aS
<bradford	a]
<brake	aI
<brake[	aI
<branche	aE
<branche[	aE
<brasserie	aB
<brasserie[	aB
<brauchen	aG
<brauchen wir	aT
<brauchen|eine	aV
<brauchen|wir	aF
<brauchst	a>
<brauchst du	a\\
<braucht	aD
<braucht's	aS
<braucht's[	aS
<brc	aC
<brc[	aC
<break[	a9
<breakdowns	aW
<breakdowns[	aW
<breakfasts	aU
<breaks	aT
<breaks[	aT
<bremen	a:
<bremerhaven	aT
<brevet federal	aV
<brevete	a@
<brevete[	a@
<brevet|federal	aD
<briefen	a\\
<briefen[	a\\
<brigada	a?
<brigada[	a?
<bring	aD
<bring[	a<
<bringen	aU
<british	aA
<british[	aG
<brive	ab
<broadband	aR
<broadband[	aR
<broken	a=
<broken[	a=
<broker	a?
<broker[	a?
<brotchen	aE
<brotchen[	aE
<brother	a<
<brother[	a<
<bruno	aI
<brussels	aT
<brussels[	aT
<brut[benefit	a[
<brutto 0	aF
<brutto[	aV
<brutto|0	a@
<bruxelles[	aE
<bs	aC
<bs[	aC
<bsc	aI
<bsc[	aI
<bts	aB
<bts[	a<
<btw	aC
<btw[	aC
<bucaramanga	a\\
<bucaramanga[	a\\
<buchhaltung	aF
<bucks	aI
<bucks[	aI
<budget[	aH
<budgets	aS
<budget|0	a@
<buen	a;
<buen[	a;
<buena	a=
<buena[	a=
<buenas	aH
<buena|presencia	aH
<bueno	aJ
<bueno[	aJ
<buenos	aD
<buenos[	aD
<bugs	aD
<buhne	aS
<buhne[	aS
<build	aI
<build[	aI
<builder	a@
<builder[	a@
<builds	aU
<builds[	aR
<bundles	aX
<bundles[	aX
<bungalow	a>
<bungalow[	aH
<bunk	aB
<bunk[	aB
<bureau	aE
<bureau[	aJ
<bureaux[	aG
<burgermeister	aB
<burgermeister[	aB
<burgos	aV
<burgos[	aV
<burn-out	aG
<burn-out[	aG
<burnout	aB
<burnout[	aB
<buro	aE
<buro|in	a=
<bus drivers	aA
<bus from	aD
<busca	a\`
<busca[title	a^
<buscamos	aS
<bush	a=
<bush[	a=
<bus|drivers	aB
<bus|from	aI
<bus|to	aH
<but	aF
<but no	aE
<but not	aG
<but[	aF
<but|don't	aB
<but|not	aJ
<but|we	a:
<buy	a=
<buy[	a=
<buyer[	aB
<bwl	aA
<bwl[	aJ
<by	aD
<by a	a>
<by hand	aI
<by the	aI
<by us	aY
<by[	aD
<b|licence	aD
<b|or	aG
<b|y	aA
<c 0	aG
<c'est	a=
<c'est la	aJ
<c'est pour	aW
<c'est un	a?
<c'est[	a>
<c0[language	aJ
<ca 0	aD
<ca 0 0	aG
<ca 0|0	aI
<caba[	aI
<cabinet	aI
<cabinet[	aI
<cable	aG
<cable[	aG
<caces	a<
<caces[	a<
<cad	aF
<cada	a<
<cada tres	a\\
<cada[	a@
<cada|dos	aF
<cadena	aI
<cadena[	aI
<cadena|de	aJ
<cadre|forfait	a@
<cae	aB
<cae[	aB
<cafe	aH
<cafe 0	aF
<cafe[	aE
<cafes	aS
<cafe|0	aJ
<caisse[	aI
<caisse|de	aI
<cajas	aT
<cajas[	aT
<caja|de	aB
<calcul	aG
<calcul[	aG
<calculo	aG
<calculo[	aG
<calefaccion	aW
<calefaccion[	aW
<calendar	aW
<calendar[	aW
<caliente	a[
<caliente[	aV
<call 0 0	aX
<call 0|0	aV
<call-out	aR
<call-out[	aR
<call-outs	aR
<call-outs[	aR
<call[	a=
<call[contact	a_
<calle	aG
<calle[	aG
<called	aC
<called[	aC
<call|0	a<
<call|0 0	a>
<call|it	aG
<call|the	aD
<calme	a@
<calme[	a@
<camas	aR
<camas[	aI
<cambios	aJ
<cambios[	aJ
<cambio|de	a@
<camera	aE
<camera[	a>
<cameras	a\\
<cameras[	a\\
<camiones	aF
<camioneta	aG
<camioneta[	aG
<camionnette	aR
<campaign	aH
<campana	aG
<campanas[	a:
<campana|de	a@
<can	a@
<can be	aA
<can do	a<
<can read a	aH
<can you	a9
<can't	aI
<can't[	aI
<can't|be	aH
<can[	aC
<canal	aI
<cancer	a@
<cancer[	a@
<candidate	aB
<candidate[	aB
<candidates	aA
<candidates[	aA
<candidatures	aS
<cant	a?
<cant[	a?
<canva[	aJ
<can|read a	aG
<can|you	aH
<cap	aI
<cape	aV
<cape[	aV
<capital	aT
<capital[	aV
<cap|0	a;
<caracter	a9
<caravan	a?
<caravan[	aD
<card 0	a=
<card no	aA
<cards	aS
<cards[	aS
<card|and	aS
<career	aC
<career[	aC
<caretaker	aV
<caretaker[	aU
<carga	aC
<carga[	aC
<cargo[place	aV
<carlisle	aJ
<carlisle[	aH
<carnet	a=
<carnet de	aG
<carnet[	aC
<carne|b	aC
<carriers	aA
<carriers[	aA
<cars	aW
<cars[	aW
<carta	aH
<carta[	aH
<cartagena	a?
<cartas	aC
<cartas[	aC
<carte	aE
<carte pro	a8
<carte[	a7
<car|allowance	aF
<cas	aH
<cas[	aH
<casa|con	aE
<caseload[	a8
<cases	aT
<cases[	aT
<casework	aJ
<casework[	aW
<cashing up	a[
<casier	aG
<casier vierge	aH
<casier[	aG
<castellano	aH
<casual	aE
<cat	aT
<cat 0	aH
<cat[	aT
<catalan	a@
<catalan[	a@
<categoria	aE
<categoria[	aE
<categoria|0	a<
<categorie	a<
<categorie[	a<
<category	aD
<category[	aD
<cathedral	aX
<cathedral[	aX
<catholic	aI
<catholic[	aI
<catholique	aA
<catholique[	aA
<catolico	aF
<catolico[	aF
<catorce	aG
<catorce pagas	aZ
<catorce[	aG
<cats	aT
<cave	aB
<cave[	aB
<ca|0	ab
<ca|0 0	aD
<ccn	aE
<ccn0	aC
<ccn0[	aC
<ccn[	aE
<cct	aC
<cct[	aC
<cdd	aG
<cdi apres	aG
<cdi cadre	aI
<cdi temps	aW
<cdi[contract	a;
<cdi|apres	aG
<cdi|cadre	a>
<cdi|si	aH
<cdi|temps	aR
<cdl[	aE
<cdmx	a\\
<cdmx[	a\\
<cdp	aF
<cdp[	aF
<ce[	aH
<celibataire	a@
<celibataire[	a@
<cell	aI
<cell[	aI
<celular	aV
<celular[	aV
<centre 0	a4
<centre|0	aG
<centre|de	aF
<centros	aJ
<centros[	aJ
<centros|de	aJ
<cents	aD
<cents[	aD
<ceo[	aG
<cero	aF
<cero[	aF
<cerrado	a^
<cerrado[	a^
<cert iii	aE
<certificacion	aH
<certificacion[	aH
<certificado	a@
<certificado[	a@
<certificados	a>
<certificat	a=
<certificat[	a=
<certificate 0	aB
<certificates	aR
<certificates[	aR
<certificate|0	aS
<cert|cii	aH
<cert|iii	aI
<cette	aG
<cette[	aG
<ce|que	aE
<cfa	aJ
<cfa[	aF
<cfc[	aH
<cfo[	aA
<chains	aJ
<chains[	aJ
<chainsaw	aI
<chairman	aX
<chairs	aY
<chairs[	aV
<chairs[place	aZ
<challenge	aR
<challenge[	aR
<chamber	aC
<chambres[	aB
<change	aH
<change[	aH
<chantiers	aJ
<chantiers[	aJ
<chaplain	a^
<charla	aF
<charla[	aF
<charter	a@
<charter[	a@
<chartered	a<
<chasse	aI
<chasse[	aI
<chat|with	aG
<chaud	aR
<chaud[	aR
<chauffe	aV
<chauffe[	aV
<che	a=
<che[	a=
<checking	a<
<checking[	a<
<cheeky	aB
<cheeky[	aB
<cheese	a]
<cheese[	a]
<chef d'equipe	aB
<cheffe	aB
<cheffe[	aB
<chefin	aS
<chefin[	aS
<chefs|de	aG
<chemie	aH
<chemist[	aH
<cheques	aJ
<cheques[	aJ
<cherche	aU
<cherche|un	aU
<chere	a>
<chere[	a>
<chez	a<
<chez nous	a^
<chez[	aC
<chez[company	a?
<chez|nous	aJ
<chf	a?
<chf 0	aX
<chf 0 0	a]
<chf 0'0	aD
<chf 0'0-0'0	aC
<chf 0k	aa
<chf 0|0	a3
<chf[	a?
<chf|0'0	aG
<chf|0'0-0'0	aG
<chica	aI
<chica[	aI
<chico	a>
<chico[	aF
<chief	aC
<chief[	aE
<chiffre	aU
<chiffre[	aU
<childcare[	aG
<china	aS
<chirurgie[	a<
<chocolate	aA
<chocolate[	aA
<choice	aU
<choice[	aU
<choix[	a^
<christian	aC
<christian[	aC
<churches	aV
<chut	aS
<chut[	aS
<chuy	aC
<chuy[	aC
<ci	aH
<ci[	aH
<ciclo	aD
<ciclo[	aD
<ciento	aA
<ciento[	aA
<cima	aS
<cima[	aS
<cinco	aB
<cinco anos	aE
<cinco[	aE
<cincuenta	aU
<cincuenta[	aU
<cinq ans	a@
<cinquante	aS
<cinquante[	aS
<cipd	aF
<cipd[	aF
<cite	aD
<cite[	aD
<ciudad	aH
<ciudad[	a9
<civil service	a;
<civil|0d	aE
<civil|service	aD
<clase	aC
<clase[	aC
<class	aH
<class[	aH
<classe	aI
<classe[	aI
<classes[	aT
<classe|0	a>
<class|0	aC
<clean	a>
<clean licence	a9
<cleaner	a_
<cleaning	a=
<cleaning[	a=
<clear	aI
<client	aJ
<client's	aD
<client's[	aD
<client[	aI
<clientela	aU
<clientela[	aU
<clientele[	aE
<climber	a\`
<clinic 0	aI
<clinica	aD
<clinica[	aD
<clinical	a>
<clinical[	a>
<clinics	aR
<clinics[	aR
<clinic|0	a6
<cloppenburg	aZ
<cloppenburg[	aZ
<closes[	aI
<closes|0	aF
<closing 0	a^
<closing|0	aS
<closing|date	aA
<cloture[	aI
<club 0	a8
<club de	aD
<club[	aJ
<clubs	aH
<clubs[	aH
<club|0	aS
<cnas	aX
<cnas[	aX
<cnc[	aJ
<coaches	aW
<coaches[	aW
<coche	aW
<coche[	aS
<coche|de	aA
<cocinero	aV
<cocinero[	aT
<code	aI
<code[	a@
<coded	aA
<coded[	aA
<codes	aX
<codes[	aX
<coding	aT
<coding[	aT
<coefficient	aB
<coefficient[	aB
<coef|0	aD
<colacion	aS
<colacion[	aS
<cole	aG
<cole[	aG
<colegiacion[	aV
<colegiado	aV
<colegiatura	aA
<colegiatura[	aA
<colegio	aH
<colegio[	aH
<colegios	aS
<colegios[	aS
<colin	aI
<colin[	aI
<colleagues	aR
<colleagues[	aR
<collectif[	aJ
<collection[	a;
<college[	aH
<college|0	a^
<collegues	a?
<collegues[	aH
<colour|vision	aD
<column	a]
<com	aJ
<comercio	aG
<comfortable	a?
<comfortable[	aG
<comision 0	aX
<comision|0	a@
<comite	aJ
<comite[	aJ
<comites	aR
<comites[	aA
<comite|de	aI
<commande	aW
<commande[	aW
<commandes	aR
<comme	a?
<comme[	a?
<commis[	aT
<commissioning	aT
<commissioning[	aT
<commissions[	aJ
<communaute	a:
<communaute[	a?
<commune	aI
<commune[	aI
<communes	aF
<communes[	aF
<community	aE
<community manager	a]
<community[	aF
<como	a9
<como[	aC
<comp[	aG
<compagnie	a:
<compagnie[	a:
<compagnons	a@
<companeros	aB
<companeros[	aB
<company 0	a<
<company[	aH
<company|car	aC
<comparable	aS
<comparable[	aS
<competencia	aC
<competencia[	aC
<competitor	aD
<competitor[	aD
<complet	aT
<complet[	aV
<completa	aT
<completa[	aV
<completo	aS
<compliance	aG
<compra	aS
<compra[	aS
<compras[	aI
<compris[	aZ
<compta	aS
<compta[	aH
<comptable[	aI
<compte	aH
<compte[	aH
<comptoir	aV
<comptoir[	aV
<compulsory	a[
<comunicacion	aE
<comunidad	aS
<con	a1
<con 0	aD
<con cinco	a?
<con dos	a>
<con tres	a?
<con un	aH
<con una	a>
<con[	aH
<concession	aC
<concession[	aC
<conciertos	aJ
<conciertos[	aJ
<conditions	a]
<conditions[	a]
<conduire	aF
<conduire[	aF
<conduite[	aH
<conferences[	aV
<confirme	aY
<confirme[	aX
<conge[	aF
<conges|trimestriels	aI
<conge|maternite	a?
<connaitre	a?
<connaitre[	a?
<conseil	a=
<conseil[	a=
<conseiller	aA
<conseiller[	aA
<conseils	aG
<conseils[	aG
<consejo	aW
<consejo[	aW
<consent	aV
<consent[	aS
<considered	aS
<considered[	aS
<constructora	aB
<constructora[	aB
<consulta	aH
<consulta[	aH
<consultants	aJ
<consumer	a?
<consumer[	a?
<contable	aX
<contable[	aT
<contacto	aC
<contacto[	aF
<contador	aF
<contador[	aF
<continental	aE
<continental[	aE
<contra	aG
<contra[	aG
<contractor	aR
<contractor 0	a@
<contractor|0	aC
<contract|0	aG
<contrata[	aG
<contrato	aC
<contrato[	aJ
<contratos	aX
<contrats	aB
<contrats[	aB
<contre[	aF
<controle	a=
<controle[	a=
<controller	aX
<control|de	aJ
<control|room	a@
<convenio	aI
<convenio[	aI
<convenios	aV
<convenios[	aV
<convenio|de	aE
<convention	a=
<convention[	a=
<conversational	af
<conveyancing[	a;
<con|cartera	aH
<con|cinco	aC
<con|un	a@
<cooking[	aJ
<cook|for	a:
<cooperativa|de	aH
<cooperative	aA
<cooperative[	a>
<coordina	a@
<coordina[	a@
<coordinador	aA
<coordinador[	aA
<coordinadora	a=
<coordinadora[	a=
<coordinator[	aT
<coordinator[place	a^
<core	a<
<core[	a<
<cork[	aI
<coro	aI
<coro[	aI
<corporate[	aH
<corrido	aR
<corta	aE
<corta[	aE
<corte	a>
<corte[	a>
<cortes	a?
<cortes[	a?
<corto[	aJ
<cosecha	aE
<cosecha[	aE
<cote[	aI
<could	aA
<could you	aD
<could[	aA
<couleurs	aT
<couleurs[	aT
<council[	aD
<councils	a\`
<council|tax	aJ
<counselling	aR
<count	aT
<count[	aT
<counter	aX
<counters	aV
<counters[	aV
<countries[	aH
<counts	aT
<county	aF
<couple	aH
<couple[	aH
<couples	a?
<couples[	a?
<couple|marie	aE
<coupures	a@
<coupures[	a@
<cour	aI
<cour[	aI
<courant	aY
<courant[	aV
<cours	aI
<cours[	aI
<courses	aW
<courses[	aW
<cours|de	aG
<court[	aF
<courts	aV
<courts[	aV
<cover 0	aG
<cover letter	a?
<covering	aB
<covering letter	aU
<covering[	aB
<covering|letter	aF
<cover|0	aG
<cover|letter	a?
<cows	aH
<cows[	aH
<cp 0|0	a^
<cpc	aF
<cp|0	aH
<craindre	aD
<craindre[	aD
<credit	a>
<credit[	a>
<credito	aA
<credito[	aA
<cree	aB
<cree[	aB
<crew 0	a4
<crew of 0	aS
<crewe	aS
<crew|0	a>
<criminal	aE
<criminal[	aE
<cro	a=
<cro[	aC
<cross	aC
<cross[	aC
<croydon	aT
<cruise	aC
<cruise[	aC
<cs	aB
<cs[	aB
<cscs	aH
<cscs[	aI
<cse	aH
<cse[	aH
<ct	aR
<ct[	aR
<cto	aE
<cto[	aE
<cuaderno	aR
<cuaderno[	aR
<cuadrante	a?
<cuadrante[	a?
<cuadrilla	a>
<cuadrilla[	a>
<cualquier	aC
<cualquier[	aC
<cuando	aD
<cuarenta y	aG
<cuarenta|y	a9
<cuarto	aF
<cuarto[	aF
<cuatro anos	aS
<cuatro dias	aI
<cuatro[	aH
<cuatro|y	a]
<cubiertos	aT
<cuenca	aX
<cuenta	a\\
<cuenta[	aV
<cuentas[	aE
<cuenta|de	a;
<cuidar	aE
<cuidar[	aE
<cultural	a?
<cultural[	a?
<culture	aI
<culture[	aI
<curriculum	aH
<curriculum[	aH
<curso	aH
<curso de	aE
<curso[	a@
<custody	a=
<custody[	a=
<customer	a;
<customer[	a@
<customs[	a5
<cut	a@
<cut[	a@
<cutting	aV
<cv	aF
<cv +	aC
<cv[	aF
<cvs|to	aH
<cv|0	aE
<cymraeg	aI
<cymraeg[	aI
<d'accueil	aU
<d'accueil[	aU
<d'affaires[	aH
<d'anciennete	aY
<d'anciennete[	aY
<d'eglise	aC
<d'eglise[	aC
<d'entreprise	a]
<d'entreprise[	a]
<d'essai	aS
<d'essai[	aS
<d'etat	ac
<d'origine	a>
<d'origine[	a?
<d'ou	aD
<d'ou[	aD
<d'un	aI
<d'un an	al
<d'un[	aI
<d'une	aD
<d'une[	aD
<d'un|groupe	aI
<d[	aV
<dabei	aU
<dabei[	aU
<dachdecker	aH
<daheim	aU
<daher	a5
<daher[	aE
<daily	aS
<dairy	aT
<dale	aA
<dale[	aB
<dame	aC
<dame[	aC
<damen	aB
<damen[	aB
<damen|und	aH
<damit	aS
<damit[	aS
<damos	aH
<damos[	aH
<damp	aA
<damp[	aA
<dan	aT
<dan[	aT
<danach	aJ
<danach[	aJ
<dann	a:
<dann[	a=
<dans	a8
<dans le	aE
<dans[	aC
<dans|la	aG
<dans|le	aD
<dar	a;
<dar[	aD
<darf	aB
<darf[	aB
<darf|man	aH
<darum	aC
<darum[	aC
<das	a@
<das bitte	aX
<das bleibt	a@
<das ist	a<
<das muss	aD
<das wort	aA
<das[	aC
<das[title	aE
<dass	a>
<dass wir	a?
<dass[	a>
<das|bitte	aF
<das|ubliche	aI
<data analyst	aW
<data engineer	aI
<data|entry	aJ
<date	aU
<date[	aV
<datev	aI
<datev[	aG
<datos	aV
<datos[	aR
<daventry	aU
<day 0	aT
<day a week	a=
<day in	aF
<day one	a^
<daylight	a:
<daylight[	a?
<days +	aE
<days 0	aW
<days a week	aA
<days at	aH
<days from	aF
<days home	aI
<days in	ad
<days no	a?
<days off	aT
<days office	aB
<days on	aI
<days plus	a:
<days £0	aT
<days'	a@
<days'[	aI
<days[contract	a_
<days[pay	af
<days|0	aH
<days|a	aH
<days|and	aT
<days|at	aF
<days|from	aB
<days|home	aG
<days|incl	aI
<days|no	aI
<days|off	aH
<days|office	aF
<days|one	a@
<days|plus	a>
<days|two	aI
<days|£0	aB
<day|0	a=
<day|a	aF
<day|and	a;
<day|at	aF
<day|one	aH
<dbt[	aI
<dc pension	a<
<dc|pension	a:
<de	aC
<de 0	aH
<de 0 h	aR
<de 0 minutos	aD
<de 0|0	aU
<de 0|a	aG
<de agosto	aS
<de asistencia	aT
<de buena	aJ
<de cada	aH
<de calidad	aS
<de casa	aI
<de cinq	aF
<de cocina	aJ
<de conges	aV
<de control	aS
<de cuatro	aR
<de delitos	aG
<de delitos sexuales	aU
<de deux	aC
<de diciembre	aT
<de doce	aH
<de dos	aC
<de enero	aV
<de feu	ac
<de fin	aD
<de fonction	aS
<de garde	aS
<de junio	aT
<de la	aI
<de ley	ac
<de los	aH
<de mar	a9
<de marzo	aT
<de media	aA
<de mes	aD
<de noche	aT
<de nom	aD
<de noviembre	aZ
<de nuit	aW
<de ocho	a@
<de ocho a	aE
<de octubre	aV
<de preference	aJ
<de preferencia	aJ
<de production	aY
<de projet	aH
<de prueba	aT
<de repos	aT
<de salud	aZ
<de seguridad	a\\
<de septiembre	a\\
<de servicios	aG
<de travail	a[
<de tres	a<
<de tu	aF
<de un	aH
<de vacaciones	aa
<de vacances	aI
<de verdad	aT
<de vie	ad
<de[	aB
<de[contract	aF
<de[education	a7
<de[language	a>
<de[pay	aE
<de[place	a<
<de[skill	a:
<de[start	a=
<de[title	aS
<dead[	aG
<deadline	aA
<dealers	aV
<dean	aG
<dean[	aG
<dear	a@
<dear[	aE
<death	aF
<death[	aF
<debt	aF
<debt[	a:
<dec[	aH
<december	aT
<december[	aT
<decembre	a^
<decembre[	a^
<decent	aD
<decimos	aB
<decimos[	aB
<decision	aR
<decision[	aR
<deck	aR
<decks	aT
<declan	aV
<dec|0	aV
<deer	aI
<deer[	aI
<defense	aI
<degree 0	aF
<degree in	a9
<degree or	aD
<degree|in	a:
<degree|no	a;
<dehors	aT
<dehors[	aT
<deja	a@
<deja[	a@
<dejar	aE
<dejar[	aE
<del	a8
<del 0	aW
<del 0|de	aA
<del campo	aE
<del convenio	aH
<del dia	a@
<del[	a@
<del[pay	aG
<del[title	aC
<delegado	a9
<delegado[	aE
<delegue	aG
<delitos	aG
<delitos sexuales	aU
<delitos[	aG
<delivery	aG
<delivery[	aG
<del|centro	aH
<del|convenio	aH
<dem	a>
<dem[	aA
<dem[title	aG
<demarrage	aA
<demarrage[	aA
<demas	a?
<demas[	a?
<dementia	aV
<dementia[	aV
<demontage	a?
<demontage[	a?
<den	a>
<den[	a;
<denise	aJ
<denise[	aJ
<denkbar	aT
<denkbar[	aT
<dentaire	aW
<dentaire[	aW
<dental 0	aW
<dental|0	a8
<dentro	aW
<dentro[	aW
<dep	aI
<dep[	aI
<depannage	a?
<depannage[	a?
<depart	aG
<departs	aD
<depende	aG
<depende[	aG
<dependiente	aR
<depot[	aT
<depression	aC
<depression[	aC
<dept	aR
<depuis	a=
<depuis 0	aS
<depuis[	a=
<depuis|0	aH
<deputy[	aC
<der	a6
<der[	aE
<der[title	aA
<derby	aY
<derby[	aY
<dernier	aF
<dernier[	aD
<derriere	aC
<derriere[	aC
<der|letzte	aF
<des	a6
<des 0	a>
<des[	a?
<des[title	aC
<descanso[	aG
<descuento	aA
<descuento[	aA
<desde	a=
<desde 0	a]
<desde|0	aG
<deshalb	aC
<deshalb[	aC
<designer[	aG
<desirable	a^
<desirable[	aU
<despacho	aI
<despacho[	aI
<despiece	aA
<despiece[	aA
<despues	aE
<despues[	aE
<details[	aI
<deutsch[	aD
<deutsche	a=
<deutsche[	a=
<deux	aI
<deux ans	aZ
<deux mille	a?
<deux[	aI
<deux[title	a:
<deuxieme	a<
<deuxieme[	a<
<dev[	aG
<dev[skill	a;
<devant	a@
<devant[	a@
<developpement	aH
<developpement[	aH
<devis	a?
<devis[	a?
<de|0 0	aD
<de|0 a	aD
<de|0 anos	aJ
<de|0 ans	aH
<de|0 horas	aF
<de|asistencia	aF
<de|casa	aE
<de|cocina	aJ
<de|control	aJ
<de|cuisine	aI
<de|diez	aH
<de|direccion	aF
<de|formation	aE
<de|gestion	a>
<de|licencia	aF
<de|lunes	aC
<de|lunes a	aC
<de|marzo	aJ
<de|noviembre	aI
<de|ocho a	aD
<de|piano	aG
<de|planta	aH
<de|production	aG
<de|san	aI
<de|secteur	aV
<de|securite	aH
<de|seguridad	aH
<de|transporte	aI
<de|travail	aE
<dg	aA
<dg[	aA
<di[	a7
<dia 0	aS
<dia y	aI
<diagnostics	aW
<diagnostics[	aS
<diario	aW
<diario[	aU
<diarios	a[
<diarios[	aZ
<dias de	aI
<dias de vacaciones	aS
<dias de|vacaciones	aF
<dias|en	aR
<dias|y	aC
<dia|0	aE
<dia|en	aE
<dia|y	aR
<dice	a@
<dice[	a@
<diciembre[	aS
<dictated	aD
<dictated[	aD
<dictating	aG
<dictating[	aG
<dictee	aF
<dictee[	aF
<did	a?
<did[	a?
<die	aB
<die frau	aI
<die stelle	a9
<die stunde	a[
<die[	aA
<die[company	aI
<dienstag[	a?
<dienste	aE
<dienste[	aE
<dienstort	aE
<dienstwagen[	aC
<dienstwohnung	aF
<dienstwohnung[	aF
<dienstwohnung|0	aF
<diesel	aE
<diesel[	aE
<dieses	a;
<dieses[	a;
<diesmal	a@
<diesmal[	a@
<diet	a]
<dieta	aU
<dieta[	aU
<dietas[	a=
<diez	aE
<diez[	aE
<die|0	aH
<die|anzeige	aG
<die|ausschreibung	aC
<die|firma	aJ
<die|kanzlei	aC
<die|stelle	aS
<diff	aI
<diff[	aI
<digi	aD
<digi[	aD
<diktat	aH
<diktat[	aH
<dimanches	a@
<dimanches[	a@
<dip	aR
<dipl	aY
<dipl[	aY
<diplom	aH
<diplom[	aH
<diploma in	a=
<diplomado	aC
<diplomado[	aC
<diploma|in	a?
<diploma|or	aI
<diplome	aC
<diplome[	aH
<diplomes	aC
<diplomes[	aC
<dir[	aU
<dire	a@
<dire[	a@
<direccion|de	aJ
<directeur	aE
<directeur[	aE
<director[	aG
<directory	aU
<directrice[	aI
<direkt	a?
<direkt[	aE
<direktor	a?
<direktor[	a?
<dis	aB
<dis[	aB
<disabled	aC
<disabled[	aC
<discovery	aD
<discovery[	aD
<discreet	aU
<discussed	aE
<discussed[	aE
<disenadora	aD
<disenadora[	aD
<diseno	a<
<diseno[	a<
<diskret	aW
<diskret[	aW
<dispatcher	aH
<dispatcher[	aI
<dispensing	aC
<dispensing[	aC
<disponibilidad	aC
<disponibilidad[	aC
<disponible	aH
<distance	aV
<distribution	aC
<distribution[	aC
<dit	aF
<dit[	aF
<dites	aB
<dites[	aB
<divorce	aS
<divorce[	aS
<dm	aI
<dm[	aI
<do	aJ
<do a	aH
<do not	a@
<do the	aH
<doce	aC
<docente	aI
<doctor	aD
<doctor[	aD
<doctora	a>
<doctora[	a>
<doesn't	aI
<doesn't[	aI
<does|the	a;
<doing	a@
<doing[	a@
<doit	aA
<doit[	aA
<domaine	a=
<domaine[	a=
<domingo	aF
<domingo 0	aC
<domingo[	aE
<domingos	aH
<domingos[	aD
<dominio	aD
<dominio[	aD
<don	a<
<don't ask	a_
<don't care	aX
<don't have to	aH
<don't mention	a9
<don't need	a=
<don't print	aF
<don't want	a@
<don't|mention	aH
<don't|need	aF
<don't|put	a@
<don[	a<
<donc	aE
<donc|pas	aA
<donde[	a;
<done|by	aF
<donnerstag	aC
<donnerstag[	aB
<donor	a@
<donor[	a@
<dont	a?
<dont[	aF
<doodles	aC
<doodles[	aC
<dort	aA
<dort[	aA
<dos	aJ
<dos mil	aS
<dos semanas	aG
<dos[	aA
<dos[title	a@
<doscientos	aA
<doscientos[	aA
<dossier	a@
<dossier[	a@
<dot	aD
<dot[	a:
<double	aI
<double[	aH
<douche	aB
<douche[	aB
<doute	aA
<doute[	aA
<do|0	aS
<do|a	a@
<do|it	aJ
<do|not	aG
<do|the	a@
<dr[	aR
<dra	a_
<dra[	a_
<draft	a:
<draft[	a?
<drafting	a=
<drafting[	a=
<drafts	aW
<drafts[	aW
<dran	aX
<dran[	aX
<draußen	aU
<draußen[	aU
<drawing	aR
<drawing[	aR
<drawings	aS
<drawings[	aS
<drei	aH
<drei tage	aG
<drei[	aC
<dreimal	a@
<dreimal[	a@
<drei|jahre	aF
<dreißig|stunden	aG
<drill	aU
<drill[	aU
<drills	a]
<drills[	a]
<drin	aY
<drin[	aT
<drinks	aW
<drinks[	aS
<dritt	aH
<dritte	aH
<dritter	a@
<dritter[	a@
<driver	aJ
<driver[licence	ae
<drivers 0	aY
<drivers|0	a9
<drives	aU
<drives[	aU
<drive|a	aD
<driving|licence	aA
<drone	aF
<drop	aH
<drop[	aH
<drop|cv	aA
<druber	aV
<druber[	aV
<drug	aE
<drug[	a6
<ds	aI
<ds[	aI
<du	aC
<du 0	aE
<du mardi	a[
<du matin	aX
<du[	aG
<dublin	a<
<dublin 0	aS
<dublin[	a>
<dublin|0	a<
<dudley	aE
<due	a@
<due[	a@
<dueno	a?
<dueno[	a?
<duo	aG
<duo[	aG
<durch	aI
<duree[	a>
<dutch[	aG
<dutch|b0	aC
<duty|0	a9
<du|das	aE
<du|mardi	aD
<du|travail	aA
<e v	ag
<e-bike	aU
<e-bike[	aU
<ea	aD
<each	aI
<each[	aC
<ear	aV
<ear[	aV
<earlies	aB
<earlies[	aB
<early	aG
<early[	aG
<eastern	aH
<eastern[	aH
<easy	aX
<ebay	aA
<ebay[	aA
<ebenso	aT
<echelle	a<
<echelle[	a?
<echelon	aA
<echelon[	aA
<ecole	aF
<ecole[	aF
<ecrire	aG
<ecrire[	aG
<edge	aG
<edge[	aG
<edinburgh	aB
<editor[	aI
<educadora	aE
<educadora[	aE
<educateur	aB
<educateur[	aB
<education	aA
<education[	aA
<efectivo	a]
<efectivo[	a]
<effects	a@
<eg	aJ
<eg 0	aF
<eg[	a>
<egg	a=
<egg[	a=
<egresado[	a?
<ehrenamtliche[	aH
<ehrlich	aZ
<eigene	a@
<eigene[	a@
<eigenen	a:
<eigenen[	a:
<eigener	a<
<eigener[	a<
<eigenes	a<
<eigenes[	a<
<eight|thousand	aI
<eight|to	aD
<ein	a@
<ein jahr	a:
<ein mann	aR
<ein paar	aJ
<ein[	aG
<ein[education	a@
<eine	a>
<eine halbe	aG
<eine[	a@
<eine[education	a6
<einem	aI
<einem[	aI
<einen	aB
<einen[	a1
<einer	a=
<einer[	a?
<eines	a?
<eines[	a?
<eine|ausbildung	aC
<einfach	aJ
<einfach[	aJ
<einkaufer	aV
<einrichten	aT
<einsatz	aB
<einsatz[	aB
<einstellen	a]
<einstellen[	a]
<eintritt[	aT
<einzelzimmer	aT
<einzelzimmer[	aT
<ein|bisschen	aJ
<ein|studium	a@
<ein|tag	aJ
<eis	aC
<eis[	aC
<either[	a[
<eje	aX
<eje[	aX
<ejecutivo	a?
<ejercicio[	aF
<el	a=
<el 0|de	aD
<el ano	aZ
<el anuncio	aU
<el cliente	a>
<el de	aD
<el dia	aG
<el equipo	aV
<el lunes	aZ
<el nombre	aA
<el[	aI
<el[education	aF
<el[start	aF
<el[title	aH
<elderly	aA
<elderly[	aA
<elders	aW
<electrica	aI
<electrica[	aF
<electrician	aS
<electrico	aT
<electrico[	aT
<electrics	aT
<electrics[	aT
<electrique	aB
<electrique[	aJ
<electronique	aZ
<electronique[	aZ
<elektriker[	aT
<elektro	aG
<elektro[	aG
<eleven[	aH
<elf	aG
<elf[	aG
<eligible	a\`
<eligible[	a\`
<ella	a@
<ella[	a@
<elle	a<
<elle[	a<
<eltern	aS
<eltern[	aS
<elternabende	aU
<elternabende[	aU
<elternzeit	aA
<elternzeit[	aA
<elternzeitvertretung|bis	aS
<el|anuncio	aG
<el|gerente	aH
<el|horario	aG
<el|lunes	aH
<email[	aE
<emails	a]
<embarazadas	a?
<embarazadas[	a?
<embauche	aW
<emden	aX
<emergency	a@
<emergency[	a@
<emojis	aF
<emojis[	aF
<empieza	aE
<empieza[	aE
<empleados	aS
<empleados[	aS
<employed	aT
<employer	aS
<employer[	aS
<employes	aA
<employment	a>
<empresa|de	aU
<empty	aS
<empty[	aS
<en	aB
<en a	aC
<en agosto	a<
<en anglais	aE
<en aout	aY
<en catorce pagas	aY
<en cours	aY
<en ingles	a8
<en juin	aA
<en la	aI
<en mano	aS
<en place	a>
<en un	aI
<en una	a@
<en verano	ab
<en[	aE
<en[contract	aC
<en[place	a3
<encargado	aH
<encargado[	aH
<enceinte	a<
<enceinte[	aE
<encore	aJ
<encore[	aJ
<end of|the	aH
<ende	aJ
<ende[	aJ
<end|of	aF
<energy	a@
<energy[	a@
<enfermera[	aA
<enfermeria	aT
<eng	aU
<eng0	aJ
<eng[	aT
<engineer[skill	a\`
<engineer|for	aF
<engines	aT
<engines[	aT
<england	a?
<england[	a?
<englisch|c0	aA
<english +	a>
<english for	a@
<english|and	aH
<english|b0	aA
<english|c0	a?
<english|for	aC
<enhanced dbs	aR
<enhanced|dbs	aJ
<ennis	aE
<enough[	aS
<enough|for	aH
<enough|to	aB
<entgelt	aA
<entgelt[	aA
<entgeltgruppe	a?
<entgeltgruppe[	aB
<entrada	aF
<entre	a:
<entre 0|y	a?
<entre nous	aW
<entre semana	aV
<entre[	aC
<entretiens	a@
<entretiens[	a@
<entrevista	aD
<entrevista[	aD
<entrevistas|con	aC
<entre|0	aG
<entwurf	aU
<entwurf[	aU
<environ	aE
<environ 0	aF
<environ[	aH
<environment	aA
<environment[	aA
<environ|0	a<
<en|0	aI
<en|anglais	aG
<en|castellano	aI
<en|cdi	aE
<en|cours	aG
<en|edad	aD
<en|ingles	a@
<en|ligne	aF
<en|planta	aH
<en|una	aS
<ep	aG
<ep[	aG
<equipes	aG
<equipes[	aB
<equipe|0	aZ
<equipos	aA
<equipos[	aA
<equipo|de	aD
<equity	aT
<equity[	aU
<equiv	aS
<equiv[	aS
<equivalente	aS
<equivalente[	aS
<equivalent|0	aZ
<er	aF
<er[	aG
<era	aA
<era[	aA
<ere	aG
<ere[	aT
<erfolg	aU
<erfolg[	aU
<erlaubt	aS
<erlaubt[	aS
<erst	a:
<erst[	aG
<erste	a?
<erste[	a?
<erwunscht	aU
<erwunscht[	aU
<es	aB
<es de	aJ
<es geht	aU
<es geht um	aW
<es geht|um	aB
<es gibt	aD
<es un	aI
<es[	aF
<esa	a@
<esa[	a@
<esbjerg	aH
<esbjerg[	aH
<escriba	aH
<escriba[	aH
<escuela	a@
<escuela[	a@
<eso[	aD
<eso|no	a>
<eso|se	aC
<espaces	a>
<espaces[	a>
<espalda	aR
<espana[	aZ
<espanol[	aS
<espera	aH
<espera[	a?
<essai	aH
<essai[	aH
<essen	aH
<est	aI
<est[	aI
<esta	a?
<esta[	a?
<estamos	aD
<estamos[	aD
<estan	aD
<estan[	aD
<estandar	aY
<estandar[	aY
<estar	aE
<estar[	aE
<estaria	a?
<estaria[	a?
<esto|es	a?
<estudio[	a:
<est|0	ai
<est|en	aH
<es|de	a?
<es|el	aG
<es|la	aD
<es|lo	aC
<es|un	aB
<et	a>
<et 0	aH
<et de	aA
<et deux	a=
<et le	aG
<et on	aI
<et pas	a@
<et puis	aA
<et[	aI
<et[experience	aA
<et[language	aB
<etat	aG
<etat[	aG
<etat|civil	aG
<etc	aS
<etc[	aS
<etp[	aY
<etre	a8
<etre[	a=
<etude	aB
<etude[	aB
<etudiants	aA
<etwa	a@
<etwa[	aI
<etwas	a@
<etwas[	a@
<etwa|0	aH
<et|la	aH
<et|le	aU
<et|les	aI
<et|pas	aE
<euch	aT
<euch[	aT
<euh	aJ
<euh[	aJ
<eur	aH
<eur[	aH
<euro	aR
<europe	aV
<europe[	aV
<evaluacion	aD
<evaluacion[	aD
<eve	a\\
<eve[	a\\
<even	aJ
<even[	aJ
<evening	aE
<evening[	aF
<events	aI
<events[	aB
<eventual	a?
<every	a@
<every 0	aE
<every day	aR
<every other	a9
<every third	aG
<every[	a@
<everybody	aC
<everybody[	aC
<everything	aV
<everything[	aV
<every|0	aG
<every|other	aJ
<eves	aY
<eves[	aY
<evidemment	aT
<evidemment[	aT
<evidence	a@
<evidence[	a@
<evite	aE
<evite[	aE
<eviter	aB
<eviter[	aB
<evite|le	aB
<evtl	aY
<evtl[	aY
<ex	aC
<exam	aJ
<exam[	aJ
<example no	a:
<example|and	aS
<example|con	aH
<example|no	aW
<exchange	aU
<exchange[	aU
<exclamation marks	aR
<exec[	aE
<exempt	aX
<exempt[	aX
<exige	aS
<exp	aT
<expect	a@
<expect[	a@
<experience of	aC
<experience|0	aE
<experience|not	aH
<experience|of	aE
<experience|with	aH
<experiencia en	aE
<experiencia[	aI
<experiencia|en	a@
<explain[	a=
<export	aI
<export[	aI
<exportacion	aX
<exportacion[	aX
<exports	aG
<exports[	aG
<export|0	a>
<exposure	aC
<exposure[	aC
<extension	aV
<extension[	aR
<externe	a>
<externe[	a>
<extra	aU
<extra[	aT
<extraction	aI
<extraction[	aI
<extras	aZ
<extras[	aZ
<extra|0	aT
<extra|marks	aD
<eye	aR
<e|0	aE
<e|en	a=
<e|v	ae
<f-gas	aU
<f0	aS
<f0[	aS
<fachbereich	aB
<fachbereich[	aB
<fachkraft	aB
<fachkraft[	aB
<fachlich	aC
<fachlich[	aC
<factory	aF
<factory[	aJ
<facturacion	a?
<facturacion[	a?
<facturas	aW
<facturas[	aW
<faena	aJ
<faena[	aJ
<fahrt	aI
<fahrt[	aI
<fair	aF
<fair[	aF
<faire	aD
<faire[	aD
<fais	aD
<fais[	aF
<fais|court	aJ
<fait	a5
<fait[	aI
<faite	aU
<faith	aA
<faith[	aA
<fall	aI
<fall[	aF
<fallen	aI
<fallen[	aI
<falls	a@
<falls[	aI
<fallt	a?
<fallt[	a?
<falta	aI
<familiale	a=
<familiale[	a<
<familiar[	aU
<familiar|0	aD
<familias	aZ
<familias[	aZ
<familienbetrieb	aC
<familienbetrieb[	aD
<families	aT
<family[	aC
<family|firm	aI
<farmers	aI
<farmers[	aI
<farsi	aU
<fast	aH
<fast[	aR
<father	aA
<father[	aA
<faudrait	aW
<faudrait[	aW
<faults	aV
<faults[	aV
<faut un	aR
<faut[	aJ
<faut|le	aH
<faut|pas	aI
<favor|que	aI
<febrero	aS
<feb|0	aF
<feed	a>
<feed[	a>
<feeding	aH
<feeding[	aH
<feeds	aI
<feeds[	aI
<feel	aA
<feel[	aA
<fees	aR
<fees|paid	aD
<feet	aU
<feet[	aU
<fehler	a\`
<fehler[	a_
<fehlt	aJ
<fehlt[	aJ
<fein	a\\
<fein[	a[
<femenino	aJ
<femenino[	aJ
<fenetres	a>
<fenetres[	a>
<feria	aB
<feria[	aB
<ferien	aI
<ferien[	aG
<ferme	aH
<fermeture	a<
<fermeture[	aA
<ferries	aI
<ferries[	aI
<fertig	aT
<fertig[	aT
<fest[	aU
<festivals	af
<fevrier	aV
<few[	aS
<fh	aG
<fi	aI
<fibre	aI
<ficha	aC
<ficha[	aC
<fiche	aI
<fiche[	aI
<field[	aH
<fiesta	a@
<fifteen	aD
<fifteen[	aD
<fifty|five	aA
<figeac	a^
<figeac[	a]
<figma	aS
<figure	a=
<figure[	aF
<figures	aR
<figures[	aR
<fijo 0 0	a>
<fijo|0 0	aG
<fijo|discontinuo	aC
<files	a[
<filiale	a6
<filing	aG
<filing[	aG
<filipina	aF
<filipina[	aF
<fille	aB
<fille[	aB
<film	aI
<fils	a=
<fils[	a=
<fin[end	aH
<final	aE
<final[	aE
<finally	aA
<finally[	aA
<finance	aG
<finance[	aG
<find	aB
<find[	aB
<fines	aB
<fines[	aB
<fines|de semana	aD
<finish at	a>
<finish|at	aH
<fino	aJ
<fino[	aV
<fintech	aH
<fintech[	aH
<fin|de semana	a;
<fiona	aB
<fiona[	aB
<fire[	a8
<firm 0	aA
<firmenwagen	aI
<firmenwagen[	aI
<firmware	a=
<firm|0	a=
<first then	aB
<first[	a@
<first|0	aI
<first|and	aD
<first|then	aS
<fiscal	aG
<fiscal[	aG
<fish	a@
<fish[	a@
<fisica	aU
<fisio	aT
<fitness	aJ
<fitter	aS
<fitting	aT
<fitting[	aT
<five years	aI
<five|and	aT
<five|hundred	aG
<five|nights	aH
<five|years	aF
<fix	a?
<fix +	aB
<fixe +	aI
<fixe 0	aC
<fixe 0 0	aA
<fixe 0|0	aA
<fixe[	aU
<fixe[pay	a;
<fixed term	a=
<fixed|term	a?
<fixe|+	aI
<fixe|0	a>
<fixe|0 0	a@
<fixum	a;
<fixum[pay	a;
<flat in	a@
<flats[	a@
<flat|in	a:
<fleece	aB
<fleece[	aB
<fleet	aE
<fleet[	a=
<flex	aG
<flex[	aF
<flexible	aC
<fließend[	a[
<flight	aI
<flight[	aI
<float	aS
<float[	aS
<florist	aW
<flu	aA
<flu[	aA
<fluent|english	a>
<fluke	aI
<flying	aF
<fois|par	aE
<folk	a?
<folk[	a?
<follow	aX
<following	aC
<following[	aC
<fondation	a=
<fondo	aS
<fondo[	aS
<font	a>
<font[	aA
<food	aG
<food[	aG
<food|hygiene	aE
<food|safety	aJ
<foot	aI
<football	aA
<football[	aA
<for	aH
<for a	aC
<for it	aR
<for one	a=
<for our	aH
<for this	a@
<for three	a?
<for us	aR
<for[	aC
<for[company	aI
<for[contact	a<
<for[place	a>
<for[title	aZ
<forecast	aF
<forecast[	aF
<foreign	aE
<foreign[	aE
<forest	a<
<forest[	aA
<forestal[	a9
<forfait	aE
<forfait[	aG
<forfait|0	aC
<forge[	a<
<forgive	aF
<forgive[	aF
<form	aG
<form[	aG
<formacion	aG
<formal	aD
<formal[	aD
<formation	aE
<formation[	aI
<former	aG
<former[	aG
<formular	a=
<formular[	a=
<fort	aI
<fort[	aI
<fortbildung	a>
<fortbildung[	a>
<fortnight	aU
<fortnight[	aR
<fortnightly	aV
<fortnightly[	aV
<forty	aF
<forty[	aF
<forward	aS
<forward[	aS
<for|0	a<
<for|a	aZ
<for|an	aR
<for|family	aJ
<for|one	aT
<for|right	aG
<for|someone	aE
<for|three	aI
<for|two	aI
<for|you	aF
<fotos	aI
<fotos[	aI
<foto|vom	aG
<found	aI
<found[	aI
<foundation	aF
<founded	a>
<founded[	a>
<four	aI
<four days	a<
<four hundred	a<
<four off	aU
<four years	aI
<four[	aH
<fourni	aS
<fourni[	aS
<fournis	a_
<fournis[	a^
<fourteen	a@
<fourteen[	a@
<four|and	a7
<four|and a	aG
<four|hundred	aD
<four|in	aA
<four|nights	aE
<four|years	aG
<foyer	a>
<foyer[	a>
<fragen	aF
<fragen[	aF
<fragt	a=
<fragt[	a=
<frame[	aI
<framework	a@
<framework[	a@
<francaise	a=
<francaise[	a=
<france	aI
<france[	aI
<frankfurt[	aF
<franzosisch	aH
<frases	aF
<frases[	aF
<frases|cortas	aJ
<frau	a:
<frau[	a>
<frauen[	aD
<free[	aH
<freelance	aD
<freelancers	aY
<freelance|0	aB
<frei	aU
<frei 0	aS
<frei[pay	a[
<freie	aG
<freie[	aG
<freier	aA
<freier[	aA
<freitags	aV
<freitags[	aV
<freiwillig	a^
<frei|0	ah
<french	aI
<french[language	a<
<fresh	aF
<fresh[	aF
<freundlich	aR
<freundlich[	aR
<freut	aF
<freut[	aF
<fri sat	aR
<fri/sat	a>
<fri/sat[	a>
<fribourg	aT
<friday|0	a>
<fridge	a?
<fridge[	a?
<friendly	aH
<friendly[	a@
<frio	aS
<frist 0	a^
<frist|0	aE
<fri|0	aG
<fri|sat	aD
<froid	aE
<froid[	a@
<from	a@
<from 0 0	a[
<from 0|0	aa
<from a	aE
<from day	aF
<from day|0	aG
<from home	aI
<from the	aJ
<from[pay	a<
<from[start	aH
<from|0	aF
<from|my	a?
<from|the	a?
<front desk	aI
<front[	aI
<frontalier	aH
<frontalier[	aH
<frontaliers	aD
<front|desk	aH
<fruh	aD
<fruh[	aD
<fruhdienst	aH
<fruhdienst[	aH
<fruit	a?
<fruit[	a?
<fr|0	a=
<fr|bis	aC
<fs	aD
<fs[	aD
<ft[	a[
<ftc[	aC
<fte[	a[
<fue	aF
<fue[	aF
<fuel	aC
<fuel card	aY
<fuel[	aC
<fuhren	aU
<fuhren[	aU
<fuhrerschein	aC
<fuhrerschein[	aI
<fuhrt	aF
<fuhrt[	aF
<full	aH
<full licence	aR
<full time	aF
<full-time	aC
<full-time[	aE
<fully	aI
<fully[	aI
<funcion	aU
<fundacion[	aD
<funebres	aF
<funebres[	aF
<funf jahre	a8
<funfunddreißig	aB
<funfunddreißig[	aB
<funfundzwanzig	a=
<funf|jahre	aH
<funf|wochen	aI
<funk	aW
<funk[	aR
<funny[	aH
<fur	aB
<fur 0	aB
<fur das	aA
<fur den	aD
<fur unsere	aW
<fur[place	a=
<fur[title	aE
<furgoneta[	a8
<furs	a;
<furs[	a;
<fur|0	a>
<fur|das	aR
<fur|die	aA
<fur|einen	aW
<fur|unsere	aD
<fusion	aI
<fusion[	aF
<g0[pay	a?
<g0|£0	a?
<g[	aY
<ga	aI
<ga[	aI
<gaelic	aD
<gaelic[	aD
<galway	aU
<game[	aU
<ganas	aH
<ganas[	aH
<ganz	a@
<ganz[	aI
<ganze	aA
<ganze[	aA
<ganzjahrig	aU
<gap	aT
<gap[	aT
<gaps	aT
<gaps[	aT
<garage	aF
<garage[	aF
<garanti	aG
<garantie	aC
<garda	aH
<garda[	aH
<garde[	aH
<gardener	a^
<gardener[	a^
<garder	aF
<garder[	aF
<gardes	aU
<garde|0	aD
<gars	aI
<gars[	aI
<gartner	aH
<gases	aJ
<gases[	aJ
<gasoil	aS
<gasoil[	aS
<gaste[	a8
<gastro	aR
<gastro[	aR
<gas|safe	aB
<gate	aF
<gate 0	aB
<gate[	aF
<gates	aX
<gate|0	a@
<gave	aH
<gave[	aH
<gaz	aH
<gaz[	aH
<gc	aI
<gc[	aI
<gcse	aB
<gd&t	aT
<gd&t[	aT
<gdc	aE
<gdc[	aE
<gearbeitet	aC
<gearbeitet wird	aC
<gearbeitet[	aC
<gebraucht	a[
<gebraucht[	a[
<geburten	a?
<geburten[	a?
<geduld	aS
<geduld[	aS
<geehrte	aE
<geehrte[	aE
<gehalt 0	aT
<gehalt 0|0	aU
<gehalt|0	a^
<gehalt|0 0	a]
<gehen	aE
<gehen[	aE
<gehoren	a>
<gehoren[	a>
<gehort	a@
<gehort[	a@
<gehort|dazu	aC
<geht auch	aX
<geht in	aB
<geht um	aW
<geht's[	aS
<geht|es	a>
<geht|in	a<
<geht|um	aB
<gekundigt	a>
<gekundigt[	a>
<gel	aR
<gel[	aR
<geld	a^
<geld[	aY
<gelernt	aZ
<gelernt[	aS
<gemeinde	aB
<gemeinde[	aB
<gen	a>
<gen[	a>
<gendern	aD
<gendern[	aD
<generation[company	aC
<generation|0	aH
<geneve	aG
<geneve[	aE
<genre	aB
<genre[	aB
<gente	aJ
<gente[	aJ
<gente|de	aH
<genugt	ac
<geplant	aJ
<geplant[	aJ
<gerade	aB
<gerade[	aB
<gerante	aF
<gerante[	aF
<gerechnet	aS
<gerechnet[	aS
<gerencia	a;
<gerencia[	a;
<gerente	aE
<gerente[	aE
<german	aH
<german or	aG
<german|b0	aE
<gern gesehen	aV
<gern|eine	aA
<gern|gesehen	aI
<gesagt	aS
<gesagt[	aS
<gesehen	aU
<gesehen[	aT
<gesellen[	a?
<gesellenbrief	aS
<gesellenbrief[	aS
<gesetzt	aV
<gesprach	aJ
<gesprach[	aJ
<gesprache	a?
<gestellt	a\`
<gestellt[	a\`
<gestern	aX
<gestern[	aT
<gestion	aG
<gestion[	aE
<gestor/a	aH
<gestor/a[	aH
<gesucht wird	aW
<gesucht[	aU
<get it	a\`
<get[	aG
<geteilt	aY
<geteilt[	aT
<gets	aG
<gets[	aG
<getting	aF
<getting[	aF
<get|it	aG
<get|the	a=
<gezahlt	aH
<gezahlt[	aH
<ghent	aG
<gibt	a@
<gibt es	aE
<gibt's[	a<
<gibt[	aC
<gibts	aD
<gibts[	aD
<gießen	aU
<gift	aD
<gift[	aD
<girl	aG
<girl[	aG
<girls'	aC
<girls'[	aC
<git	aV
<give|you	a=
<giving	a;
<giving[	a;
<glasgow	aA
<glass	aF
<gleichwertig	ac
<gm	aJ
<gm[	a9
<gmbh	aA
<gmbh[	a?
<gmp[	aV
<go in	aS
<go on	aU
<go to	aF
<goes|on	aG
<going|to	aI
<golf	aH
<golf[	aH
<goma[	a9
<gone	a;
<gone[	aD
<good[	aH
<good|standing	aH
<good|with	aG
<google	a@
<google[	a@
<gorlitz	aa
<got	aE
<got to have	a=
<got[	aH
<gotta	a=
<gotta[	a=
<go|in	aF
<go|on	aA
<go|to	aH
<gps	aE
<gr 0	aZ
<grad	aI
<grad[	aI
<grade 0	aG
<grades	aF
<grades[	aF
<grade|0	a4
<grado	aH
<graduado	aD
<graduado[	aD
<graduate	a>
<graduate[	a>
<grain	a=
<grain[	a=
<grainne	aE
<grainne[	aE
<grands	aH
<grands[	a9
<gratis	aT
<graz[	aF
<great	aW
<greek	a@
<greek[	aA
<green[	aH
<greenkeeper	aU
<greenkeeper[	aS
<greens	a=
<greens[	a=
<greetings	aA
<greetings[	aA
<greifswald	aZ
<greifswald[	a[
<grid	a7
<grid[	aA
<grille	a>
<grille[	a>
<groom	a]
<groom[	a]
<gros	a8
<gros[	a:
<group 0	aI
<groupe	aC
<groupe|0	a;
<groups	aX
<groups[	aV
<group|0	a<
<grown	aD
<grown[	aD
<grua	aH
<grua[	aH
<gruezi	aD
<gruezi[	aD
<grund	aS
<grund[	aS
<grundschule	a8
<grupo|0	a?
<gruppe	a<
<gruppe[	aE
<gruppen[	aG
<gruß	aC
<gruß[	aC
<guadalajara	a>
<guest	aA
<guest[	aA
<guildford	ab
<gute	a>
<gute[	a>
<gutem	a@
<gutem[	a@
<gut|0	aS
<h 0 0	a?
<h sur	aI
<h/f	a_
<h/f[	a]
<h[pay	a_
<h[place	a\`
<h[shift	a=
<hab	aH
<hab ich	aH
<hab[	aH
<haben|wir	a8
<haber	a@
<haber[	a@
<habilitacion[	aF
<habilitation	a@
<habillage	aW
<habillage[	aS
<habitacion	a@
<habitacion[	a@
<habla	aJ
<habla[	aV
<hablar	aB
<hablar[	aB
<hab|ich	aD
<hace	aD
<hace falta	aC
<hace[	aD
<hacemos	aC
<hacen	a?
<hacen[	a?
<hacer[	a3
<hace|falta	aH
<had	aG
<had[	aI
<haga	aC
<haga[	aC
<haha	aT
<halal	aB
<halal[	aB
<halb	aA
<halb[	aF
<halbe	aE
<halbtax	aV
<half a	aF
<half days	aS
<half five	a]
<half four	aZ
<half of	aS
<half the	aG
<halfte	aJ
<halfte[	aJ
<half|a	aG
<half|day	aE
<half|days	aB
<half|four	aF
<half|term	aI
<half|the	aA
<hallo	aC
<hallo[	aD
<halls	aI
<halls[	aI
<halt	aS
<halt[	aY
<halten	aX
<halten[	aW
<hamburg	aD
<hamburg[	aD
<hamilton	aB
<hamilton[	aB
<han	a?
<han[	a?
<hand tools	a]
<handicap	a_
<handle	aF
<handle[	aF
<handover	aI
<handover[	aI
<handover|to	aG
<handwerk	aG
<handwerk[	aG
<handy	aW
<handy[	aT
<hand|tools	a@
<hannover	a?
<hannover[	a:
<harbour[	aH
<harness	aW
<harness[	aW
<harrogate	ab
<harvest	aD
<harvest[	aG
<harvester	aT
<harvester[	aT
<has	aA
<has to be	a:
<has[	aA
<hasta	a?
<hasta 0	aG
<hasta el 0	aT
<hasta que	aF
<hasta[	aC
<hasta[end	aE
<hasta|la	aB
<hasta|que	aA
<hat	aF
<hat 0	aG
<hat sich	aI
<hat[	aF
<hates	aC
<hates[	aC
<hatt	aB
<hatt[	aB
<hatte	a?
<hatte[	a?
<hatten	aD
<hatten[	aD
<hatten|gern	aG
<hat|den	aD
<hauptamtliche	a?
<haus[	aI
<hausbesuche	aA
<hausbesuche[	aA
<hauser	a@
<hauser[	a@
<haushalt	aH
<haushalt[	aH
<haustarif|0	a?
<haut	aH
<haute	aJ
<haute[	aJ
<hauteur	aV
<have a	aH
<have it	aa
<have to be	a=
<have[	aF
<have[licence	aI
<have|been	aE
<have|the	aC
<have|worked	a:
<having	aE
<having[	aE
<hay que	aA
<hay[	aD
<haya	aA
<haya[	aA
<hay|que	aG
<hazlo	aD
<hazlo[	aD
<hbo	aE
<hbo[	aE
<hc	aS
<hcpc	aT
<hd	aI
<hd[	aI
<he	a@
<he'd	aH
<he'd[	aH
<he's	a@
<he[	a@
<head	aG
<head of	aH
<head[	a?
<headcount	aS
<headcount[	aS
<headline	aV
<headline[	aV
<head|chef	aF
<head|office	aI
<health	aG
<health insurance	aT
<health plan	aV
<health[	aI
<healthy	aF
<health|and	aA
<health|insurance	aE
<health|plan	aH
<hear	aF
<hear[	aF
<heard	aE
<heard[	aE
<hearing	aA
<hearing[	aA
<heavy	aG
<heavy[	a>
<hebdo	aI
<hebdo[	aI
<hebrew	aU
<heidelberg	aJ
<heidelberg[	a3
<heim	aJ
<heim[	a?
<hein	aT
<hein[	aT
<hektar	aB
<hektar[	aB
<helene	aD
<helene[	aD
<helfen	aV
<helfen[	aV
<hello	aC
<hello[	aE
<helper	aW
<helper[	aW
<helpers	aX
<helpers[	aX
<helpful	ag
<helping	a?
<helping[	a?
<helps[	aI
<help|with	a@
<hemos	a@
<hemos[	a@
<hence	a7
<hence[	aB
<hep b	aB
<hep[	aH
<hep|b	aD
<herd	a@
<herd[	a@
<here's	aI
<here's what	aI
<here's[	aI
<here's|what	aH
<here|0	aV
<herr	aE
<herr[	aE
<herramienta	aC
<herramienta[	aC
<herren	aT
<herren[	aT
<herrn	aD
<herrn[	aD
<herzlich	a?
<herzlich[	a?
<her|own	a:
<heures|du	aG
<heures|et	aU
<heute	a@
<heute[	a@
<hexham	a]
<hey[	aD
<hey[title	aW
<hi[	aF
<hibrido	aH
<hibrido[	aG
<hier	aD
<hier[	aD
<hier|die	aC
<high	a<
<high[	a<
<hindi	aJ
<hire[	aC
<his	a:
<his[	aC
<historia	a>
<historia[	a>
<hit	aA
<hit[	a@
<hiv	a?
<hiv[	a?
<hiver[	aI
<hl	aD
<hl[	aD
<hnc	aA
<hnd	aC
<hnd[	aC
<ho[	aW
<hochschule[	aF
<hochstens	aA
<hochstens 0	aG
<hochstens[	aA
<hochstens|0	aH
<hof[	aU
<hogar	a>
<hogar[	a>
<hoja	aF
<hoja de vida	a;
<hoja[	aF
<hojas	aJ
<hojas[	aJ
<hola	aE
<hola[	aG
<hold|the	a?
<holidays	aV
<holidays[	aV
<holiday|pay	aA
<hols	aT
<hols[	aT
<hombre	aC
<hombre[	aC
<home 0	aJ
<homes	aT
<home|0	aD
<home|office	a@
<homme	aG
<homme[	aG
<hommes	aA
<hommes[	aA
<honestly[	aF
<honorarios	aC
<hopital	aA
<hopital[	aA
<horaire	a?
<horaire[	a?
<horaires	aS
<horaires[	aS
<horario	aE
<horario|es	a<
<horas 0	aS
<horas[	aI
<horas[shift	aT
<hors	a;
<hors[	a;
<horse	a>
<horse[	a>
<hospice[	aG
<hospital 0	a?
<hospital[	aD
<hospital|0	a>
<host[	a?
<hostel	aE
<hostel[	aE
<hot	a>
<hot[	a>
<hotel	aI
<hotel[	aI
<hoteles	aZ
<hoteles[	aZ
<hotel|0	aA
<hour for	aH
<hour[	aR
<hourly[	a[
<hours[	aS
<hours[shift	aI
<hours|a	aH
<hour|0	aV
<hour|and	aV
<hour|for	aA
<house 0	a8
<houses	a^
<houses[	a^
<house|0	a6
<house|on	a7
<housing	aI
<housing[	aI
<hove	a[
<hove[	a[
<hoy	aH
<hoy[	aA
<hplc[	a:
<hq[	aW
<hrs[benefit	aG
<hrs[pay	aG
<hrs|0	aS
<hrs|a	a_
<hrs|£0	a^
<hse scale	a[
<hse|scale	aF
<htl	aC
<htl[	aC
<huit[	aU
<hull	aX
<hull[	aX
<hunde	aS
<hundred and ten	a@
<hundred|and forty	a@
<hundred|and ten	aI
<hund|darf	aI
<hunter	aC
<husband	aF
<husband[	aF
<hush	a_
<hush[	a_
<hv	aD
<hv[	aD
<hybrid	aI
<hybrid 0 days	aD
<hybrid 0/0	af
<hybrid 0|days	aH
<hybrid[place	aD
<hybride	aD
<hybride[	a;
<hybride|0	aB
<hybrid|0	aE
<hybrid|0 days	a=
<hybrid|0/0	aE
<hydraulique	aW
<hydraulique[	aW
<hygiene	aT
<hygiene[	aS
<h|+	aE
<h|0	aJ
<h|con	aG
<h|de	aJ
<h|dont	aD
<h|un	aF
<i	aJ
<i can	aE
<i e	ai
<i mean	aY
<i said	a:
<i think	a@
<i'd	aC
<i'd rather	aJ
<i'd[	aC
<i'll	aI
<i'll[	aI
<i'm	aD
<i'm[	aD
<i've	aE
<i've[	aE
<ia	aA
<ice	aG
<ice[	aG
<ich	aD
<ich[	aI
<ideal[	aF
<idealerweise	a>
<idealerweise[	a>
<ideally	aF
<ideally[	aI
<ideally|0	ag
<if	a?
<if it	a;
<if poss	aR
<if you	a;
<if you can	aV
<if you have	aJ
<if[	aH
<ific	aC
<ific[	aC
<ifs[	a?
<ifse	aC
<ifse[	aC
<if|he	aG
<if|they	aF
<if|they've	aH
<ig[	a=
<ihk[	a;
<ihn	aD
<ihn[	aD
<ihr	aF
<ihr[	aF
<ihre	a:
<ihre[	a:
<il	aB
<il faut	aJ
<il me	aI
<il nous	aE
<il nous|faut	aC
<il y a	aB
<il[	aE
<illustrator	a<
<ils[	aJ
<im	a@
<im allgau	a\\
<im buro	ak
<im haus	aX
<im jahr	aS
<im juli	aE
<im mai	a6
<im schlaf	a]
<im winter	aF
<im[	aF
<im[place	a?
<im[title	aG
<importe	aB
<importe[	aB
<im|buro	aH
<im|dezember	aE
<im|juli	aI
<in	aF
<in a	aB
<in all	a]
<in april	aJ
<in bad	aI
<in date	af
<in der	aD
<in die	aD
<in feb	aW
<in five	aT
<in four	aW
<in good	a?
<in hand	aZ
<in it	aV
<in july	aI
<in july and	aJ
<in march	aH
<in may	aT
<in on	a@
<in spring	a_
<in the office	aT
<in this	a@
<in three	aZ
<in winter	aa
<in your	aI
<in-house	aS
<in/out	a\`
<in/out[	a\`
<in[language	a=
<in[pay	a_
<in[place	a8
<in[skill	a9
<in[title	a?
<inbetriebnahme	aI
<inbetriebnahme[	aI
<inc	aS
<inc[	aS
<incident	aI
<incident[	aI
<incl[	aV
<include	a>
<include[	a>
<including	a?
<including[	a?
<incluidas	aU
<incluidas[	aU
<incluido	aS
<incluido[	aS
<inclus	aS
<inclus[	aS
<inclusive	aF
<inclusive[	aF
<inclusivo	aJ
<inclusivo[	aJ
<incoterms	aH
<incoterms[	aA
<indefinido[	aT
<indemnite	a=
<indemnite[	a=
<indemnity	aU
<indemnity[	aU
<independante	aB
<independante[	aB
<independent[	a5
<independent|0	aG
<indeterminee	a\`
<index[	aV
<indian	aE
<indian[	aE
<indice	aC
<indice[	aC
<indice|0	aE
<indispensable[	aI
<individual	a<
<individual[	a<
<induccion	aB
<induccion[	aB
<induction	aH
<induction[	aH
<industrie	a@
<industrie[	a@
<ines[	aJ
<info[	a8
<infonavit	aW
<infonavit[	aW
<informal	a=
<informal[	aB
<informe	aC
<informe[	aC
<informes	aD
<informes[	aD
<ing	ah
<ing[	ag
<inge	a@
<inge[	a@
<ingeniero|de	aE
<ingenieur	aH
<ingenieur[	a;
<ingles para	a?
<ingles|b0	a?
<ingles|c0	a>
<ingles|de	aD
<ingles|para	aG
<ingles|y	aB
<ingreso	a<
<inkl	aZ
<inkl[	aZ
<innen	aW
<innen[	aW
<inox[	aF
<ins	aB
<ins[	aB
<inserat[	aI
<insertion	aF
<insertion[	aC
<inside[	aJ
<insist	aW
<insist[	aW
<inspections	aY
<inspections[	aY
<instagram	aG
<instagram[	aG
<install	aD
<install[	aD
<institut	aC
<institut[	aC
<institute	aB
<institute[	aB
<instituto	aI
<instituto[	aI
<instructor[	aJ
<instructors	aZ
<instrument	aW
<instrument[	aW
<insured	aV
<insured[	aV
<intensiva[	aI
<intensivo	aR
<intensivo[	aR
<interessement	a[
<interessement 0	aS
<interest	aU
<interest[	aU
<interinidad	aA
<interinidad[	aA
<interior	aD
<interior[	aD
<intermediate	aY
<intermediate[	aY
<internal	aF
<internal[	aF
<internat	a>
<internat[	aB
<internat|0	a?
<internet	aH
<internet[	aH
<interpreters	aF
<intervencion	aF
<interview[	aD
<into	a9
<into[	aB
<intune	a<
<intune[	aD
<inutile	aV
<inventaires	aI
<inventaires[	aI
<inventario	aS
<invoices	aU
<inyeccion	a>
<inyeccion[	aA
<in|0	aF
<in|a	aI
<in|all	aJ
<in|august	aE
<in|bad	aH
<in|charge	aE
<in|date	aE
<in|den	aG
<in|der	aC
<in|die	aE
<in|dritter	aC
<in|feb	aD
<in|five	aT
<in|four	aI
<in|good	aH
<in|hand	aG
<in|it	a>
<in|leeds	aH
<in|lieu	aD
<in|office	aI
<in|on	aI
<in|one	aG
<in|q0	aG
<in|season	aI
<in|situ	aH
<in|spring	aG
<in|summer	aD
<in|the	a>
<in|the office	aH
<in|this	aJ
<in|three	aA
<in|two	a>
<in|uk	aU
<in|winter	aF
<in|writing	aI
<in|£0	aV
<ipswich	a_
<ira	aU
<ira[	aU
<irata	a=
<irata[	aC
<irish	a@
<irish[	a@
<irreprochable	aW
<is	aD
<is a	aC
<is a bonus	aa
<is at	aI
<is coming	a9
<is fine	aX
<is for	a8
<is in	aC
<is no	a>
<is off	aS
<is on	aW
<is the	aI
<is[pay	a;
<is[title	aB
<isidro[	aD
<iso	aD
<iso[	aD
<iso|0	aD
<issue	aW
<issue[	aW
<ist	aE
<ist der	aJ
<ist die	aA
<ist ein	aB
<ist[	aI
<ist[contract	aI
<ist[place	a7
<ist|das	aE
<ist|der	a5
<ist|die	aD
<ist|ein	a<
<ist|kein	aF
<ist|mir	aF
<is|0	a;
<is|a	aZ
<is|a bonus	aH
<is|confidential	aF
<is|no	aD
<is|on	aE
<is|the	aE
<it a	aR
<it and	aI
<it in	aB
<it is	aZ
<it on	a\\
<it pays	a;
<it to	aG
<it'd	aF
<it'd[	aF
<it'd|be	aF
<it's	aD
<it's a	aF
<it's an	aR
<it's the	aI
<it's thirty	aE
<it's[contract	a=
<it's|an	aZ
<it's|me	aI
<it's|the	aA
<it's|thirty	a@
<it[pay	aY
<it[place	a\`
<italian	a>
<italian[	aE
<italienisch	aJ
<its	aE
<its[	a9
<it|and	aS
<it|goes	aH
<it|in	a;
<it|on	a7
<it|pays	aB
<it|short	aF
<it|up	aG
<iv	a>
<iv[	aD
<iva	aG
<i|am	aI
<i|can	aD
<i|can't	aH
<i|don't	a@
<i|e	a\\
<i|have	aI
<i|need	aB
<i|said	aH
<i|think	aE
<i|want	aC
<j	aS
<j'ai	aH
<j'ai[	aH
<jahr 0	a[
<jahren	aT
<jahressonderzahlung	aT
<jahressonderzahlung[	aT
<jahrlich	aW
<jahr|0	aD
<jan	aR
<jan 0	aJ
<january	aR
<jan|0	aE
<japanese	aI
<japanese[	aI
<jardin	a?
<jardin[	a?
<jardinero	aV
<jd	aC
<jd[	aC
<je	a?
<je 0	aB
<je nach	aI
<je nachdem	a\\
<je ne	aI
<je te	aI
<je veux	aD
<je[	aI
<jede	aC
<jede[	aC
<jeden	a?
<jeden[	a?
<jeder	aF
<jeder[	aF
<jedes	aB
<jedes[	aB
<jefa|de	aI
<jefe	a>
<jefe[	aF
<jemand	aE
<jemand[	aE
<jena	aV
<jet	aJ
<jet[	aJ
<jetzige	aA
<jetzige[	aA
<jeune	aG
<jeunes[	aE
<jeunesse[	aI
<je|0	a;
<job[title	aS
<jobrad	aJ
<jobrad[	aJ
<jobticket	aV
<jobticket[	aV
<job|share	aB
<join	aA
<join[	aA
<joiner	aC
<joinery	a<
<jornada completa	aJ
<jornada[	aD
<jours 0	aF
<jours|0	aV
<jours|a	a6
<jours|et	aT
<joven	a@
<joven[	a@
<jubila	aE
<jubila[	aE
<jubilacion	aG
<jubilacion[	aG
<jubilacion|parcial	aG
<judicial[	aE
<jueves a	aH
<jueves|a	a=
<juin[	aS
<juin|0	a1
<july|0	a:
<july|and	aF
<june|0	a4
<junge	aD
<junge[	aD
<jungen	a@
<jungen[	a@
<junio	aT
<juni|bis	aG
<jura	aV
<jura[	aV
<juriste	a;
<jusqu'a	aB
<jusqu'a 0	aD
<jusqu'au	aF
<jusqu'au[	aE
<jusqu'au[end	aI
<jusqu'a|0	aF
<jusqu'en	aG
<just	a>
<just[	a>
<juste	aB
<juste[	aB
<justice	a=
<justice[	a=
<juvenil	aR
<jv	aF
<jv[	aF
<k +	aB
<k$[	aF
<kafka	aV
<kafka[	aV
<kalt	aX
<kalt[	aX
<kangoo	aD
<kangoo[	aD
<kannst du	aV
<kannst|du	a>
<kann|nicht	aF
<kanzlei	a@
<kanzlei[	a@
<karte	a\`
<karte[	a\`
<kasse	aE
<kasse[	aE
<kassel[	aD
<kat	a]
<kat[	a]
<kaufmannische	a8
<keep	aD
<keep it	a8
<keep that	a7
<keep[	aD
<keeper	aT
<keeper[	aT
<keeping	aH
<keeping the	aJ
<keeping[	aH
<keeping|the	aB
<keeps	a>
<keeps[	a>
<keep|the	aD
<kein	a<
<kein muss	aW
<kein[	a?
<keine	a<
<keine[	aA
<kein|witz	aE
<keller	a?
<keller[	a?
<kendal	a_
<kennen	aV
<kennen[	aS
<kennt	a:
<kennt[	a:
<kenntnisse	aC
<kenntnisse[	aC
<kennziffer	a>
<kennziffer[	a>
<kent	aS
<kent[	aS
<kept	aF
<kept[	aF
<kev	a?
<kev[	a?
<key	aE
<key[	aE
<keys[	a7
<kids'	aI
<kids'[	aI
<kiel	aV
<kilkenny	aD
<kilo	aC
<kilo[	aC
<kilometraje	aS
<kilometraje[	aS
<kindergarten	a@
<kindergarten[	a@
<kindern	aC
<kindern[	aC
<kindly[	aF
<kirche	aV
<kirche[	aV
<kit	aU
<kitchens	aY
<kitchens[	aY
<kits[	aS
<klaren	aW
<klaren[	aW
<klasse	aE
<klasse[	aE
<klasse|0	aB
<klasse|b	aH
<klingt	aB
<klingt[	aB
<km|de	aH
<knie	aS
<knie[	aS
<know yet	aE
<know-how	aY
<knowledge|of	aJ
<known	aF
<known[	aF
<knows[	aG
<know|the	aH
<know|what	aB
<koch	ab
<koch[	aa
<kochen	aG
<kochen[	aG
<kollege	aG
<kollege[	aG
<kollegin[	a9
<kolleginnen	aH
<kolleginnen[	aH
<kolonne	aW
<kolonne[	aW
<komm	aI
<komm[	aI
<kommen	aJ
<konnen	aS
<konnen[skill	a^
<kontakt	aV
<kopftuch	aD
<kopftuch[	aD
<kosher	aJ
<kosher[	aJ
<kost	aB
<kost[	aB
<kosten	aI
<kp	aa
<kr	aR
<kr[	aR
<krank	aU
<krank[	aU
<kubernetes	aG
<kunde	aC
<kunde[	aC
<kundschaft	aB
<kundschaft[	aB
<kur	aW
<kurz|davor	aG
<kw|0	aF
<kw|0 _	aF
<kyc	aB
<kyc[	aB
<k€ +	aG
<k€[	aR
<k€[variable	a>
<k€|+	aH
<k€|prime	a=
<l'a	aB
<l'a[	aB
<l'an dernier	aT
<l'an[	aG
<l'ancien	a<
<l'ancien[	a@
<l'anglais[	a?
<l'an|dernier	aH
<l'an|passe	aE
<l'ecole	aB
<l'ecole[	aB
<l'equipe[	aG
<l'heure	aV
<l'hiver	aW
<l'hiver[	aW
<l'ordre	aR
<l'ordre[	aR
<la	a;
<la carte	a@
<la clientele	a\\
<la de	aG
<la empresa	aD
<la gente	aA
<la hora	ae
<la journee	aU
<la main	a^
<la nuit	ac
<la palabra	a8
<la semaine	aV
<la semana	a[
<la tarde	a[
<la-dessus	a\`
<la-dessus[	a\`
<la[company	aI
<label	a@
<label[	a@
<labelling	aG
<labelling[	aG
<laboral	aI
<laboral[	aF
<laboralista	aT
<laboralista[	aT
<labour	a@
<labour[	a@
<labs	aC
<labs[	aC
<lad	aF
<lad[	aF
<ladders	aR
<ladders[	aR
<lads	aA
<lads[	aA
<lady	aI
<laisse	a@
<laisse[	a@
<lake	a5
<lake[	a?
<lakh	aI
<land[	aI
<landing	aC
<landing[	aC
<landkreis	a7
<landkreis[	a?
<landkreis[place	a:
<landshut	aW
<landshut[	aW
<lanes	a_
<lanes[	a[
<langer	aA
<langer[	aA
<language[	aT
<langue	aD
<langue[	aE
<langue|maternelle	aJ
<las	a<
<las 0	aS
<las 0|0	ab
<las[	aC
<lass	aB
<lass[	aB
<lassen[	aG
<last	aC
<last 0	a?
<last one	a;
<last two	aS
<last year	aU
<last[	aC
<last|0	aA
<last|two	aE
<later[	aR
<latest	aZ
<latest[	aZ
<late|nights	aG
<latte	aC
<latte[	aC
<laufen	a=
<laufen[	a=
<lauft[	aJ
<launch	aJ
<launch[	aJ
<laundry	aI
<laundry[	aI
<lausanne	a\\
<laut	aF
<laut[	aF
<lauter	a@
<lauter[	a@
<laval	a@
<lawyer	aI
<lay	aB
<lay[	aB
<la|carte	aH
<la|comida	aB
<la|directora	aD
<la|formation	aD
<la|mutuelle	aF
<la|regie	aG
<la|saison	aJ
<la|senora	aJ
<la|voiture	aH
<le	a<
<le 0	a:
<le lundi	aZ
<le mercredi	aY
<le mois	aT
<le mot	aH
<le site	aS
<le vendredi	aZ
<le[	aI
<le[education	a>
<le[start	aJ
<lead[	aJ
<leading	aF
<leading[	aF
<lead|0	aJ
<leak	aE
<leak[	aE
<leaks	aW
<lean	aA
<lean[	aA
<learner	aH
<learner[	aH
<least|0	a;
<least|one	aA
<leather	aR
<leather[	aR
<leave out	aD
<leave[	aH
<leaves	aC
<leave|the	aH
<leaving	aI
<leaving[	aI
<lebenslauf	aC
<lebenslauf[	aC
<lectivas	ac
<lectivas[	ac
<lecture	a?
<lecture[	a?
<led	aD
<led[	aD
<ledger	aI
<ledger[	a?
<ledig	aI
<ledig[	aI
<leeds	aD
<legacy	aS
<legacy[	aS
<legs	aU
<legs[	aU
<lehramt	aH
<lehre	aR
<lehrgang[	aI
<leicester	aT
<leider	aH
<leider[	aH
<leisure	aI
<leisure[	aI
<leiter	a>
<leiter[	a>
<lenguaje	aC
<lenguaje[	a@
<leon	aS
<leon[	aU
<lernen	aC
<lernen[	aC
<lernende	aS
<lernt	a@
<lernt[	a@
<les	a5
<les 0	aI
<les deux	aS
<les jours	aS
<les[	a=
<les[title	aG
<lesen	aT
<lesen konnen	aS
<lesen|konnen	aC
<less	aJ
<less[	aS
<lessons	aT
<lessons[	aT
<les|dossiers	aD
<les|petits	aG
<let	a?
<let's	aE
<let's[	aE
<let[	a?
<letra	aB
<letra[	aB
<letter	aH
<letter[	aH
<letters|to	a<
<lettings	a<
<lettings[	a<
<lettre	a>
<lettre[	a>
<letzte	aD
<letzte[	aD
<letzten	aE
<letzten[	aE
<letztes	aI
<letztes jahr	a@
<letztes[	aI
<leute[place	aT
<level two	aY
<level[	aI
<level|0	a0
<level|two	a:
<ley|0	a8
<le|bareme	a=
<le|chef	aI
<le|conseil	aF
<le|diplome	a?
<le|permis	a@
<le|poste	aJ
<lg	aA
<lg[	aE
<lgps	aU
<lgps[	aS
<liability	a?
<liability[	a?
<libra	a=
<libra[	a=
<library	aE
<library[	aE
<libres	aU
<libres[	aT
<libreta	a<
<libreta[	a<
<libro|de	aH
<lic	ac
<lic[	ac
<licence	aS
<licence +	aZ
<licence|or	aG
<licencia	aE
<licencia[	aB
<license	aS
<licensed	a>
<licensed[	a>
<liebe	aE
<liebe[	aE
<lieber[	aH
<liebsten	a@
<liebsten[	a@
<lieferanten	aG
<lieferanten[	aG
<liegt	aF
<liegt[	aF
<lien	aT
<lien[	aT
<lieu	aT
<lifeguard	aA
<lifeguard[	aA
<lifeguards	aW
<lifeguards[	aW
<lift	a=
<lift 0	a>
<lift[	aA
<lifting[	aG
<ligne	aI
<ligne[	aI
<lignes	aH
<lignes[	aA
<like a	a?
<like[	aI
<like|it	aH
<like|us	aF
<lille	aD
<lille[	aH
<lima[	aW
<limit	aW
<limit[	aW
<limpiar	aG
<limpiar[	aG
<limpio	aR
<limpio[	aR
<limpios	aW
<limpios[	aW
<lincoln	aW
<line 0	a>
<lineas	aA
<lineas[	a;
<linen	aE
<linen[	aE
<line|0	aS
<linien	aS
<linien[	aE
<linkedin	aJ
<linkedin[	aJ
<linux	aJ
<linux[	aI
<linz	aJ
<liquido	aS
<liquido[	aS
<lire	aA
<lire[	aA
<lire|un	aG
<lisbon	aA
<list 0	aB
<list|0	a9
<lit	a@
<lit[	a@
<lits[	aF
<lits[place	ac
<little	aG
<little[	aG
<live in	a;
<live on	aE
<live[	aJ
<lived	aA
<lived[	aA
<live|in	aJ
<live|on	aG
<living	aE
<living[	aE
<lkw	a@
<lkw[	a@
<llamar	aF
<llamar[	aF
<llamen	aG
<llamen[	aG
<llaves	aT
<llb	aG
<llb[	aG
<llega	aH
<llega[	aH
<lleva	aB
<lleva[	aB
<llevamos	aD
<llevamos[	aD
<llevar	a@
<llevar[	a@
<lleve	a<
<lleve[	aB
<lo	aB
<lo del	a@
<lo de|la	aW
<lo menos	aS
<lo que	aA
<lo[	aA
<loading	aS
<loading[	aS
<loads	aX
<loads[	aX
<locale	a@
<locale[	a@
<locales	aS
<locales[	aS
<locals	aG
<locals[	aG
<local|0	a9
<location	aV
<lodging	aF
<lodging[	aF
<loft	aD
<loge[	aH
<logiciel	a=
<logiciel[	a=
<logistics	a;
<logistics[	aD
<lohn[	a=
<lol	aS
<london	aH
<london[	aD
<long days	aI
<long[	aC
<longue	aH
<longue[	aH
<looked	aH
<looked[	aH
<looking for	aT
<looking for a	aY
<looking for|a	aJ
<look|after	aI
<loos	aJ
<loos[	aJ
<lorca	aR
<los	a>
<los de	aC
<los dos	aI
<los jueves	aV
<los[	a>
<lose	aH
<lose[	aH
<los|lunes	aH
<loud	aA
<loud[	aA
<lourd	aT
<lourd[	aT
<louvain-la-neuve	a[
<love	aI
<lower	a?
<lower[	a?
<lpa[	a[
<lucro	aH
<ludenscheid	ab
<luego	aB
<luego[	aF
<lunch|in	aR
<lundi au vendredi	a\\
<lundi|0	aC
<lunes 0	a]
<lunes a sabado	aC
<lunes|0	aH
<lunes|a	aH
<lunes|y	a7
<luxembourg	aJ
<luxembourgeois	a@
<luxembourgeois[	a@
<luxmed	aW
<luxmed[	aW
<luz[	aE
<lvl|0	a<
<lycee	aE
<lycee[	aE
<l|a	a?
<m +	aB
<m 0	a=
<m a	am
<m sc	a\`
<m'a	aB
<m'a[	aB
<m/w/d[place	a\\
<m0|corridor	aI
<m[	aT
<ma[	aI
<mach	a=
<mach[	a=
<machen|wir	a;
<machst	aD
<machst[	aD
<macht[	aD
<macht|der	a@
<madame	a@
<madame[	a@
<madre	aR
<maestro	aA
<maestro[	aA
<magasin	aU
<magasin[	aU
<magasins	a?
<magasins[	aG
<magdeburg	a@
<magdeburg[	a@
<mail	aI
<mail[	a8
<mails	a?
<mails[	a?
<main	aI
<main[	aH
<mains	aG
<mains[	aE
<maire	aF
<maire[	aF
<mairie	aZ
<mairie[	aZ
<mais	a<
<mais pas	aH
<mais[	aB
<maison|de	aA
<maitre	aI
<maitre[	aI
<maitrise	aF
<mai|0	aJ
<mai|bis	aE
<make	a?
<make it	aE
<make[	a?
<makes[	a@
<mal[	aI
<male	aH
<male[	aH
<mal|0	a8
<mama	aB
<mama[	aB
<man	aG
<man[	aJ
<manage	aH
<manage[	aH
<manager 0	a;
<manager for	a>
<manager[place	aX
<managers	aU
<manager|0	a\`
<managing	aA
<managing[	aA
<manana[	aI
<mananas	aR
<mananas[	aR
<manana|y	aA
<manchester	aV
<mandando	aH
<mandando[	aH
<mandar	aG
<mandar[	aG
<mandarin	aE
<mandarin[	aF
<mandate	aX
<mandate[	aX
<manden	aA
<manden[	aA
<manejo	a9
<manejo de	aJ
<manejo[	a9
<manipulador	aX
<manipulador[	aX
<manner[	aI
<mannlich	a<
<mannlich[	a<
<mano|de	aT
<manque	aS
<manque[	aS
<manual	aD
<manual[	aD
<man|so	aD
<marc	a?
<marc[	a?
<marca de	aG
<marcas	aU
<marcas[	aU
<marca|de	aF
<marches	aR
<march|0	a@
<march|to	aG
<marco	aC
<marco[	aC
<marcus	aB
<marcus[	aB
<mardi au samedi	aS
<mardi|au	aE
<margin	aT
<margin[	aT
<marina	aT
<marine	a>
<marine[	a>
<marisol	a@
<marisol[	a@
<marking	aV
<marking[	aV
<marque	aA
<marque[	aA
<married	aH
<married[	aH
<martes a sabado	a_
<martes|a	aB
<martes|a sabado	aI
<martes|y jueves	aG
<marz[	a4
<mas	aG
<mas 0	a<
<mas bono	aA
<mas[	aA
<masa|madre	aF
<mass	aG
<mass[	a<
<master[	aF
<mas|0	aG
<mas|bono	aJ
<mat	aB
<mat[	aB
<matematicas	aY
<matematicas[	aV
<material	aA
<material[	aA
<materiel	aT
<materiel[	aT
<maternelle	a=
<maternite	aH
<maternity	a=
<maternity[	aF
<maths[	aV
<matinees	aE
<matinees[	aE
<matricula	a:
<matricula[	a:
<matrimonio	aG
<matrimonio[	aG
<mature	aB
<mature[	aB
<max 0 0	aH
<max 0|0	aj
<maximo	aI
<maximo[	aI
<maximum	a;
<maximum[	aD
<max|0 0	aT
<max|0 mb	aZ
<max|0 words	a6
<may-0	aD
<may-0[	aD
<maybe	aI
<maybe[	aI
<mayo	aR
<mayo[	aS
<mayor[	aD
<may|0	a4
<may|be	aA
<md	aE
<md[	aE
<me da	a>
<me[	aI
<meal	aH
<meal[	aJ
<meals|on	a?
<mean|it	a8
<measuring	a\\
<measuring[	a\\
<meat	aI
<mecanico	aI
<mecanico[	a:
<mecanique	aI
<mecanique[	aI
<mecano[	aF
<med[	aE
<media	aF
<media jornada	aZ
<media[	aH
<media|a	a<
<media|jornada	a8
<media|y	aW
<mediclaim	aF
<mediclaim[	aF
<medico	aH
<medico[	aH
<medio dia	aH
<mediodia	a[
<mediodia[	a[
<medio|dia	a@
<meds[	a8
<meeting[	aC
<mein	a>
<mein[	a>
<meist	aI
<meist[	aI
<meister	aJ
<meister[	aG
<mejor que	aH
<mejor|que	a;
<melden|bei	aA
<members[	a?
<members[place	a]
<membres	aa
<meme	aE
<meme[	a=
<memo	aD
<memo[	aD
<men	aI
<men[	aI
<menage	aE
<menage[	aC
<menor de 0	a>
<menos	aJ
<menos|de	aI
<mensual	aV
<mensual[	aV
<mensuales	aZ
<mensuales[	aS
<mensuelle	aV
<mensuelles	aZ
<mention	aI
<mentioned	aW
<mentioned[	aW
<mention|the	a?
<mercado	aY
<mercado[	aY
<merchant[	aF
<merida[	aW
<mes 0|0	aR
<mesa|de	a<
<meses 0	a\\
<meses|0	ah
<meses|a	a<
<meses|de	aD
<meses|en	aG
<message	aF
<messe	aT
<mesure	aX
<mesure[	aX
<mes|0	a\`
<mes|de	aS
<mes|en	a;
<met	aD
<met[	aD
<metall	aC
<metall[	aC
<meter	aB
<meter[	aB
<method	aE
<method[	aE
<metier	aS
<metier[	aS
<metres[	aC
<mets	aB
<mets[	aB
<me|da	aH
<me|faut	aI
<mgr[	aH
<mi	aJ
<mi-temps[	aW
<mi[	a@
<micro	aH
<micro[	aH
<mid/senior	af
<middle	aG
<middle[	aG
<miercoles	aJ
<miercoles[	aJ
<might	a?
<might[	a?
<migration	aF
<migration[	aI
<miguel	aD
<miguel[	aD
<mil +	a?
<mil brutos	aT
<mil quinientos	aG
<mileage 0p	aV
<mileage|0p	aA
<milk	aH
<milking	aU
<milking[	aU
<mill	aG
<mill[	aH
<million	aI
<million[	aI
<millones	aE
<millones[	aH
<mil|quinientos	aI
<mina	aI
<mina[	a=
<mindestens	aG
<mindestens[	aH
<mind|0	ao
<mineral	aA
<mineral[	aA
<mineurs	aJ
<mineurs[	aJ
<mini[	a6
<minijob	a?
<minijob[	aA
<minimo	aT
<minimo[	aS
<minimo|0	a3
<ministry[	a9
<mins	aT
<mins[	aT
<minuit	aV
<minuit[	aV
<minutes of	aI
<minutos	aS
<minutos[	aS
<min|0	a?
<mio	aS
<mio[	aS
<mir	aI
<mir[	aI
<mira	aG
<mira[	aG
<mis	aF
<mis[	aF
<misas	aI
<misas[	aI
<mise en place	a>
<mismo	aE
<mismo[	aE
<miss	aB
<miss[	aB
<mission	a>
<mission[	a>
<mit	a<
<mit 0	aB
<mit dem	aB
<mit der	aE
<mit zwei	aF
<mit[	aH
<mit[licence	a=
<mit[skill	a>
<mit[title	a@
<mittags	aB
<mittags[	aB
<mitte	a:
<mitte[	a:
<mittwoch	aH
<mittwoch[	aH
<mix	aV
<mix[	aV
<mixed	aJ
<mixed[	aJ
<mixing	aW
<mixing[	aW
<mixte	aV
<mixte[	aV
<ml engineer	a@
<mme	a?
<mme[	a?
<mo-do	aB
<mo-do[	a?
<mo-fr 0	aS
<mo-fr|0	aG
<mo-fr|0-0	a@
<mobil[	aS
<mobile	aC
<mobile[	aB
<mobiles	aJ
<mobiles[	aJ
<model	aW
<model[	aW
<modell	aT
<modell[	aT
<modelo	a?
<modelo[	aF
<mogen	aV
<mogen[	aV
<moglich	aY
<moglich[	aT
<moglichst	aD
<moglichst[	aD
<moins de 0	aJ
<moins|de	aG
<moins|de 0	aH
<moira	aS
<moira[	aS
<mois puis	aI
<mois[	aS
<moisture	aA
<moisture[	aA
<mois|0	aG
<mois|d'essai	aI
<mois|puis	aH
<moi|je	a@
<mon-fri 0	aS
<mon-fri|0	a:
<mon-thu	aS
<mon-thu[	aS
<mon[	aF
<monat[pay	aY
<monaten	aE
<monday to thursday	a6
<monde	aI
<monde[	aI
<money	aV
<money 0	aE
<moniteur	aA
<moniteur[	aA
<monitoring	aT
<monitoring[	aS
<monsieur	a>
<monsieur[	a>
<montag	aI
<montage	aI
<montage[	aI
<montags	a>
<montags[	a>
<montana	a@
<montar	aE
<montar[	aE
<monte[	aH
<monter	aR
<monter[	aR
<month 0 0	a?
<months'	aE
<months'[	aE
<months[pay	aU
<months[place	a]
<month|0 0	aF
<month|end	aE
<montreux	ab
<more than	aC
<more than 0	aF
<morning in	aA
<mornings	aV
<mornings[	aU
<morning|in	aG
<mort	a?
<mort[	a?
<most	aB
<most[	aB
<mother[	a;
<motivation	a<
<motivation[	a<
<motive	aR
<motive[	aR
<motos	aI
<motus	ab
<motus[	a^
<movilidad	aB
<movilidad[	aB
<moyenne	aC
<moyenne|0	a:
<mp	aJ
<mp[	aJ
<mr	aI
<mr[	aI
<mrcvs	a]
<mrcvs[	a]
<mrd	aS
<mrd[	aS
<msc[	aB
<mtl	aV
<mtl[	aV
<much[	aD
<mud	aH
<mud[	aH
<muelle	aD
<muelle[	aD
<mujer[	aH
<mujeres[	aD
<multisport	aI
<multisport[	aI
<mums	a@
<mums[	a@
<munchen	aB
<munchen[	aB
<municipal|0	aG
<murcia[	aT
<museum[	aG
<music	aD
<muslim	aD
<muslim[	aD
<muss keiner	aA
<muss nicht	a]
<mussen	a@
<mussen[	a@
<musst	a@
<musst[	a@
<musst|du	aI
<muss|er	aD
<muss|keiner	aH
<muss|man	aB
<must	aJ
<must be	a<
<must[	aE
<mustn't	aE
<mustn't[	aE
<must|be	a@
<must|have	aG
<must|not	aC
<mutter	aC
<mutter[	aC
<mutual	aC
<mutual[	aF
<mutuelle[	aH
<muy	aI
<muy[	aI
<my	a?
<my[	aG
<m|+	aF
<m|a	aa
<m|de	aG
<m|le	aZ
<m|sc	aX
<n'a	aD
<n'a pas	aF
<n'a[	aD
<n'en	aD
<n'en[	aD
<n'est	aD
<n'est pas	aA
<n'est[	aD
<n'est|pas	aE
<n[	aU
<nach	a8
<nach absprache	aT
<nach dem	aH
<nach der	aD
<nach tarif	aS
<nach vereinbarung	aY
<nach[	aC
<nachdem	a\\
<nachdem[	a\\
<nachsten	a?
<nachsten[	a?
<nachts[	aI
<nacht|0	a9
<nach|0	aD
<nach|der	aD
<nach|tarif	aG
<nach|vereinbarung	aJ
<nacimiento	a=
<nacimiento[	a=
<nacional[	aZ
<nada	aS
<nada[	aS
<nada|de	aH
<nail	aC
<nail[	aC
<namen[	a8
<names	aW
<name|the	a7
<nanny	a]
<nantes	aF
<national	aE
<national[	aE
<native	aC
<native english	a6
<native[	aC
<nativo	a<
<nativo[	aF
<naturlich|nicht	aE
<ne	aD
<ne pas	a7
<ne[	aD
<near	a?
<near[	a=
<near[place	a9
<nearly	aG
<neat	aH
<necesita	a[
<necesita[title	a[
<necesitamos[title	aT
<necesito[	aG
<necessaire	aV
<necessaire[	aV
<necessary	aZ
<necessary[	a^
<nee	a@
<nee[	a@
<need an	a;
<need someone who	aW
<need to	aI
<need to be	aF
<need to have	a@
<need[	aF
<need[title	a]
<needed	aV
<needn't	aD
<needn't[	aD
<needs[	aU
<needs|to	aA
<need|0	aR
<need|an	a@
<negociable	aS
<negociable[	aS
<negociacion	aE
<negociacion[	aE
<negotiator	a\\
<nehmen	aR
<nehmen[	aR
<neige	aX
<neige[	aX
<nein	aB
<nein[	aD
<neither	aS
<neither[	aS
<nen	a>
<nen[	a>
<net +	aB
<netto[	aH
<nettoyage	aF
<nettoyage[	aF
<nettoyage|des	aF
<net|0	aB
<neu[	aF
<neue	aG
<neues	a@
<neues[	a@
<neunzehn	aE
<neunzehn[	aE
<never	aG
<never[	aG
<nevers[	aZ
<new	aH
<new[	aF
<newcastle	aT
<newly	aD
<newly[	aD
<news	aC
<news[	aC
<next|door	aE
<ne|cite	aG
<ngo[	aB
<ngo|0	a@
<nhs	a@
<nhs[	a@
<ni	a?
<ni de	aF
<ni[	aJ
<nice	aY
<nice to have	ai
<nice|to	a>
<nice|to have	aB
<nicht in	aC
<nicht notig	aD
<nicht[	aI
<nicht[pay	aZ
<nicht|alter	aF
<nicht|alter als	aF
<nicht|dass	aD
<nicht|im	aE
<nicht|in	aB
<nicht|mehr	aF
<nicht|so	a8
<nie	aV
<niemand	aS
<nieve	aX
<nieve[	aU
<nightmare	aZ
<nights 0	aW
<nights[pay	aT
<night|shift	a?
<nimmer	aU
<nimmt	a=
<nimmt[	a=
<ninety	aH
<ninety[	aH
<nine|to	aG
<niveau|0	a6
<nivel	aH
<nivel 0	aA
<nivel[	aH
<nivel|0	a;
<njc	a@
<njc[	a@
<nl[	aA
<no	aI
<no 0	aG
<no es	aI
<no este	aV
<no exclamation marks	aR
<no experience	a[
<no hace falta	aG
<no hay	a<
<no need	aE
<no nights	a:
<no one	aA
<no passionate	aW
<no pongas	a9
<no problem	aR
<no puede	a:
<no sabe	aE
<no sea	aC
<no sundays	a[
<no women	a>
<no[language	a:
<no[licence	aH
<no[place	a7
<no[skill	aD
<nobody	aC
<nobody[	aC
<noch nicht	aI
<noch[	aH
<noche 0	a[
<noches|de	aF
<noche|0	aG
<nochmal	aC
<nochmal[	aC
<noch|nicht	aD
<nocturnidad[	aF
<noir[	aB
<nok	aH
<nok[	aH
<nom	aI
<nombre|de	aC
<nom|de	aE
<nom|du	a6
<non	aI
<non[	aI
<none	aU
<none[	aR
<none|of	aB
<nord	aZ
<nord[	a^
<nordic	a@
<nordic[	a@
<norte	aI
<north	aD
<north[	aV
<northern	aE
<northern[	aE
<norwegian	a@
<norwegian[	a@
<nos	a?
<nos[	aA
<nosotros	aS
<nosotros[	aS
<not	aI
<not a	aA
<not a must	aZ
<not above	aH
<not above|0	aH
<not asked	a^
<not essential	ab
<not for	a@
<not in	aE
<not needed	aG
<not required	a[
<not to	aG
<not[	aD
<notarial	aW
<notarial[	aW
<notes|for	aG
<nothing about	aG
<notice	aI
<notice[	aI
<notre	aC
<notre[	aC
<not|a	aH
<not|essential	aF
<not|just	aD
<not|required	aF
<not|the	aG
<nous[	aE
<nous|a	aG
<nous|faut	aS
<nov[	aJ
<novecientos	aF
<novecientos[	aF
<november	aS
<novembre	aX
<novembre[	aV
<noviembre	aS
<now	aR
<nowhere	aT
<nowhere[	aT
<now|and	a<
<no|0	an
<no|bother	aH
<no|degree	aB
<no|es	a9
<no|eso	aI
<no|este	aF
<no|exclamation	aI
<no|exclamation marks	aI
<no|hace	aA
<no|hace falta	aA
<no|hay	a9
<no|la	aD
<no|le	aF
<no|lo	aE
<no|mas	aF
<no|need	aD
<no|need to	aH
<no|passionate	aH
<no|pedimos	a<
<no|pongas	aJ
<no|problem	aB
<no|sabe	aI
<no|se	a:
<no|sea	aI
<no|sundays	aF
<no|weekends	aH
<no|women	aG
<nr	aF
<nr[place	a;
<nueva	aU
<nueva[	aU
<nuit 0	aD
<null	aC
<null[	aC
<numbers	aC
<numbers[	aC
<nunca	aW
<nur	aA
<nur mit	aE
<nur[	a?
<nv[	aD
<nvq0	aS
<nvq0[	aT
<nvq[	a9
<o	aG
<o a	am
<o[education	aG
<ob	aF
<ob[	aF
<objet	aV
<objet[	aV
<objetivo	a;
<objetivo[	a;
<objetivos	aX
<obligatoire	aW
<oblige	aU
<obrador	aG
<obrador[	aG
<obst	aF
<obst[	aF
<obviously	aW
<obviously[	aT
<obvs	aU
<obvs[	aU
<occasional	a>
<occasional[	a>
<ochenta	aF
<ochenta[	aF
<ocho	a;
<ocho a	aF
<ocho y media	aV
<ocho[	aB
<oct 0	aX
<october	aI
<octobre[	a[
<oct|0	a6
<oder	a0
<oder ein	a8
<oder eine	a@
<oder einen	a=
<oder[contract	aA
<oder[education	aD
<oder[language	aB
<oder[skill	a@
<oder|in	a]
<odile	aH
<of	aB
<of 0 0	a5
<of 0-0	aG
<of a	a>
<of four	aU
<of our	aD
<of six	aY
<of that	a<
<of those	aV
<of which	a<
<of your	aI
<of[language	aF
<of[place	a;
<of[skill	aB
<of[title	aR
<oferta	aH
<oferta[	aH
<off 0 0	aA
<off 0|0	aI
<off[pay	a_
<offenbach	a\\
<offenbach[	a\\
<offer[	a7
<offers	aV
<offers[	aV
<offert	aT
<offert[	aT
<office 0 0	a;
<office days	aV
<office is	aG
<office manager	a]
<office[pay	a]
<office|0	aH
<office|days	aG
<office|in	aC
<offiziell	aB
<offiziell[	aB
<off|0	aI
<off|in	aF
<off|on	aB
<off|the	a9
<off|to	aC
<off|with	aB
<oficial	aE
<oficiales	aR
<oficiales[	aR
<oficina	aA
<oficina[	aJ
<ofsted	a>
<ofsted[	a>
<of|0	aC
<of|0-0	aF
<of|a	aT
<of|june	aD
<of|six	aH
<of|two	aT
<oh	aB
<oh and	ac
<oh[	aB
<ohne	a8
<ohne[	aA
<oh|and	aH
<oil[	a;
<oilskins	aU
<oilskins[	aU
<ojala	aE
<ojala[	aE
<ok 0	aU
<ok|0	aT
<ok|so	aF
<ok|with	aB
<old	aC
<old[	aC
<oldenburg	aG
<oldenburg[	aE
<older[	a;
<on	aH
<on 0 0	a3
<on 0|0	a:
<on a	a@
<on call 0	a\`
<on cherche	aU
<on est	a4
<on fridays	ac
<on se	aH
<on site	aF
<on the	aJ
<on the 0th	aT
<on-call	a7
<on-call[	aD
<on[	a@
<on[contact	aH
<on[skill	a;
<once a month	aR
<once|a	aC
<oncology	aI
<oncology[	aI
<one	aG
<one in	aI
<one is	aC
<one other	aZ
<one sat	aG
<one saturday	aJ
<one week	a<
<one weekend	aF
<one weekend in	aC
<one year	aU
<one's	aF
<one's[	aF
<one[title	aE
<ones	aT
<one|0	ab
<one|day	aI
<one|in	aF
<one|other	aG
<one|pdf	aA
<one|sat	aJ
<one|saturday	aA
<one|weekend	aG
<one|year	aD
<ong	aB
<ong[	aB
<ongoing	aR
<ongoing[	aR
<online[	aD
<online|0	aV
<only|no	aG
<onsite	a?
<onsite[	a?
<ontario	af
<onze	aI
<onze[	aI
<on|0 0	aH
<on|air	aG
<on|call	aG
<on|call 0	aE
<on|cherche	aE
<on|fait	aI
<on|linkedin	aJ
<on|ouvre	aI
<on|paie	aC
<on|phone	aJ
<on|the	aD
<on|the phone	aI
<on|their	aG
<on|top	aI
<on|us	aH
<op	aZ
<opcional	aX
<opcional[	aX
<open	aA
<open[	aA
<opened	aC
<opened[	aC
<opens	aA
<opens[	aA
<operaciones	aD
<operaciones[	aF
<operador	aH
<operador[	aH
<operadores	aI
<operadores[	aI
<operario	a=
<operario[	a=
<opera|cloud	aF
<ops|mgr	aE
<optical	aC
<optical[	aC
<options|0	a7
<or	a@
<or 0 yrs	aI
<or 0-0	aT
<or a	a?
<or better	a^
<or equal	a^
<or equivalent	aF
<or french	aX
<or get	a\\
<or get|it	aF
<or over	aT
<or similar	aH
<or so	aa
<or we	aE
<or[education	a@
<or[experience	aD
<or[skill	a;
<or[title	aC
<ordenes	a7
<orders	aW
<orders[	aU
<organisieren	aW
<organisieren[	aW
<oro	aG
<oro[	aG
<ort[	aV
<ort[place	aX
<or|0	aG
<or|a	aI
<or|french	aI
<or|german	a>
<or|ring	a=
<or|the	aH
<or|we	aB
<osde	aE
<osde[	aE
<ostern	aU
<ostern[	aS
<ota	a@
<ota[	aE
<ote	a<
<ote|0	aE
<others	aT
<others[	aS
<otherwise[	aS
<otra	a:
<otra[	a:
<otros	a@
<otros[	a@
<otro|no	aB
<ou	a<
<ou 0 0	a=
<ou 0 ans	aH
<ou 0|0	a:
<ou a	a>
<ou allemand	aG
<ou equivalent	a\\
<ou[	aH
<ou[contract	aF
<ou[education	a>
<oui[	aI
<oui|0	ae
<our	a9
<our[	aD
<our[place	a<
<ours	aG
<out of the	aI
<out[pay	aa
<outfit[	a:
<outreach	a?
<outreach[	aB
<outside	aF
<outside[	aI
<outside[place	a<
<out|at	aI
<out|by	aC
<out|in	a?
<out|of	aI
<out|the	a:
<ouvert	aI
<ouvert[	aI
<ouverte	aC
<ouverte[	aC
<ouverture	aD
<ouverture[	aD
<ouvrier	a9
<ouvrier[	aA
<ouvriers	a@
<ouvriers[	a@
<ou|0	aA
<ou|0 0	aC
<ou|0 ans	aH
<ou|un	a?
<ou|une	aI
<over	aA
<over 0	aC
<over 0 days	aD
<over 0s	aJ
<over a	aA
<over target	a_
<over to	aD
<over[	aD
<overlap	aB
<overlap[	aB
<overtime[	aB
<over|0	aB
<over|0 days	aA
<over|the	aH
<own	aH
<own car	aS
<own hand	aF
<own hand tools	aV
<own hand|tools	aF
<own the	aC
<own tools	aG
<own[	aD
<owns	aC
<owns[	aC
<own|car	a>
<own|the	aF
<own|tools	aA
<o|0	aD
<o|a	ag
<o|sea	aF
<o|si	aF
<p	aU
<p a	au
<p m	a_
<p&l	aR
<p&l[	aR
<p/h	aT
<pa0	a<
<paar	aG
<paar[	aG
<pack	aI
<package	a@
<package[	aE
<packaging	aU
<pad	aS
<pad[	aS
<padagogische	a:
<padre[	aD
<padres	aI
<paga	a>
<paga[	a>
<pagada	aY
<pagada[	aY
<pagamos	aA
<pagamos[	aA
<pagan	aE
<pagan[	aE
<pagas	aV
<pagas[	aV
<page	aR
<pages	aC
<pages[	aG
<pago	aG
<paid 0	a8
<paid[contract	ag
<paid|0	aV
<paid|by	aG
<paiement	a^
<paiement[	a^
<pairs	a;
<pairs[	a;
<paises	aW
<paises[	aS
<paisley	aT
<paisley[	aT
<palabra[	aI
<palace	aA
<palace[	aA
<palma	ab
<panadero	aV
<panadero[	aT
<panel[	aJ
<panels	aV
<panels[	aV
<panier	aJ
<panier 0	aA
<panier 0 0	aa
<panier 0|0	aB
<panier[	aI
<paniers	aG
<paniers[	a>
<panier|0	a9
<panier|0 0	a@
<papa	aD
<papa[	aD
<papeles	aD
<papeles[	aD
<paperwork	aT
<paperwork[	aT
<paques	aX
<par	aH
<par an	a^
<par[	aH
<para	aE
<para el	aH
<para la	aB
<para[	aD
<paralegal	aX
<paralegal[	aR
<para|0	aF
<para|el	aA
<para|leer	aJ
<para|que	aG
<parc	aH
<parc[	aH
<parce	aI
<parce[	aI
<pardon	aV
<pareja	a@
<pareja[	a@
<parents'	aF
<parents'[	aF
<parents[	aI
<paris	a>
<paris[	aH
<parish	a@
<parish[	a@
<paris|0e	aF
<parkplatz	aU
<parkplatz[	aE
<parle	aH
<parler	aI
<parler[	aI
<parque	aG
<parque[	aG
<parrilla	aB
<parrilla[	aB
<part of	aG
<part-time	aX
<part-time[	aW
<part[	aI
<partage	aE
<partage[	aE
<parte	aB
<parte[	aB
<partes	a@
<partes[	a@
<particuliers	aU
<particuliers[	aU
<partido	aJ
<partido[	aF
<partido|0	a^
<partie[	aJ
<partiel	aJ
<partir	aC
<partir[	aE
<partners[	aD
<partout	aV
<partout[	aV
<part|0	aI
<part|time	aG
<pas de nom	aD
<pas plus	aR
<pas plus|de	aG
<pas un mot	aY
<pasa	a@
<pasa[	a@
<pasajes[	aS
<pase	aG
<pass 0	aW
<passage	aA
<passage[	aA
<passes	a@
<passes[	a@
<passport	a>
<passport[	a>
<passt	aH
<passt[	aH
<pass|0	aX
<past	aG
<past[	aG
<pastry	a?
<pastry[	a?
<pas|besoin	a=
<pas|le	aC
<pas|plus	a8
<pas|plus de	a?
<pas|trop	aD
<pas|un	a=
<pat	aX
<patch	aC
<patch[	a;
<patient	aG
<patient[	aG
<patienten	aU
<patients	aR
<patio[	aH
<patron[	aI
<pattern	aT
<pauses	aA
<pauses[	aA
<pay[pay	aB
<payee	aH
<payees	aY
<payee|0	a@
<payes	aS
<pays	aG
<pays[	aD
<pay|0	a\`
<pay|£0	aJ
<pa|to	aV
<pcn	aD
<pcn[	aD
<pcv	a@
<pcv[	a@
<pedagogique	aR
<pedagogique[	aR
<pedidos	aS
<pedidos[	aD
<pedimos	aB
<pedimos[	aS
<pendant	a@
<pendant[	a@
<pense	aA
<pense[	aA
<pension 0	aY
<pension 0%	aV
<pension 0|days	a@
<pension|0	aD
<pension|0 days	ai
<pension|0%	a9
<pensum	aH
<people in	aD
<people|0	a9
<pequenos	aG
<pequenos[	aG
<peques	aV
<peques[	aV
<per	a4
<per cent	a=
<per month	aI
<per week	aF
<per[	aI
<percent|of	aF
<perdon[	aX
<perfect[	aG
<perfecto	aT
<perfecto[	aT
<perfil	aI
<perfil[	aI
<periode	a[
<periode[	a[
<periode|d'essai	aC
<periodo	aD
<periodo[	aD
<perito	aD
<perito[	aD
<perks	aa
<perks[	aa
<perm[	aU
<perm[contract	aC
<permanent after	aD
<permanent|0	aF
<permis	aE
<permis b	aV
<permis c	aH
<permis[	aE
<permiso|b	a@
<permiso|de	aJ
<permis|c	aG
<permits	a\`
<permits[	a\`
<perm|0	aA
<perm|after	aE
<pero	a?
<pero no	aC
<pero si	a7
<pero[	aF
<pero|que	aD
<pero|si	aG
<pers	aY
<pers[	aV
<personal	aI
<personal[	aI
<personen	aA
<personen[	aA
<personne[	aI
<persons	aS
<persons[	aS
<perth	aA
<per|0	aC
<per|mail	aF
<pet	aA
<pet[	aA
<petit	a>
<petit[	a>
<petite	a=
<petite[	a=
<petites	a?
<petites[	a?
<petites|reparations	aF
<petits	aF
<petits[	aF
<petrol	aB
<petrol[	aB
<peut	a?
<peut[	a?
<peux	aA
<peux[	aA
<pf[	a:
<pflaster	aF
<pflaster[	aF
<pflege[	a;
<pflegen	ac
<pflegen[	ac
<pflicht	a_
<pflicht[	aT
<pg	aC
<pg[	aC
<pharma[	a>
<phone 0|0	aY
<phones	aR
<phone|0	aD
<photo	aF
<photo[	aF
<phrases	aH
<phrases[	aG
<physics	a?
<physics[	a?
<physio	aR
<physique	aI
<physique[	aI
<piano[	aH
<pic	aI
<pic[	aI
<pick	aS
<pick-up	a<
<pick-up[	a<
<pick|up	aE
<pico	aS
<pico[	aS
<pics	aA
<pics[	aA
<pide[	aH
<piden	a6
<pidio	a>
<pidio[	a>
<pido	aC
<piece|rate	aH
<pied	aJ
<pied[	aJ
<piezas[	aH
<pint	aC
<pint[	aC
<pip	aD
<pip[	aD
<pipeline	aB
<pipeline[	aB
<pl	aE
<pl[	aE
<placements	a^
<plafond	aR
<plafond[	aR
<plain[language	aB
<plain|english	aB
<plait	aB
<plait[	aB
<planning	aJ
<planos	aT
<planos[	aS
<plans	aS
<plans|de	a;
<plant	aG
<plant 0	aI
<plant[	aI
<planta[	aU
<plantes[	aF
<plantilla	a;
<plantilla[	a;
<plants	aG
<plants[	aG
<plant|0	a;
<plan|de	a<
<plan|the	a=
<plataforma	aH
<plataforma[	aH
<plate	a>
<plate[	a>
<plates	aZ
<plates[	aZ
<platform	aJ
<platze[	aG
<platze[place	aa
<platzen	a_
<platzen[	a_
<play[	aH
<playa	aX
<playwright[	aR
<plaza de	aA
<plaza[	aT
<plaza|de	a<
<plazo	aW
<plazo[	aX
<plazos	aE
<plazos[	aE
<plazo|fijo	a<
<plc	aF
<plc[	aA
<please don't	aG
<please|don't	a@
<please|no	aB
<please|not	aA
<please|the	aC
<plein[	aI
<pliage	aH
<pliage[	aH
<pln	aC
<pln[	aC
<pls[	aG
<plus	aI
<plus a	a?
<plus de 0	aA
<plus[	aJ
<plus[shift	aB
<plus[variable	a5
<pluspunkt	aA
<plus|de	aH
<plus|the	a:
<plz	aC
<plz[	aC
<pm 0	aU
<po[	aJ
<pod	aD
<pod[	aD
<poda	aG
<poda[	aG
<point[	aG
<point|0	a9
<police[	aH
<policy[	a?
<polier	a?
<polier[	a?
<poligono	a@
<poligono[	a@
<polish	aI
<polite	aG
<polite[	aG
<poliza	a@
<poliza[	a@
<polnisch	aG
<pompes	a@
<pompes[	a@
<pon	aB
<pon[	aB
<pone	aB
<pone[	aB
<poner	aJ
<poner[	aJ
<ponlo	aE
<ponlo[	aE
<ponts	aX
<ponts[	aX
<pool car	aS
<pool[	aE
<pool|car	aE
<por	a>
<por el	aF
<por eso	a<
<por la	aD
<por las	aE
<por lo menos	aS
<por los	aG
<por mes	aC
<por semana	aU
<por turno	aT
<por[contract	a>
<porque	a;
<porque[	a;
<port	aF
<port of	aF
<portafolio	aC
<portafolio[	aC
<portage	aY
<portage[	aY
<portal	aI
<portal[	aI
<portales	aI
<portales[	aI
<porte	aA
<porte[	aA
<porter	aU
<porter[	aA
<porto	aG
<porto[	aG
<portugiesisch	aV
<portugues	aG
<portugues[	aG
<por|el	aA
<por|lo	aI
<pose|de	aG
<posible	aI
<posible[	aI
<position	aW
<poss	aU
<poss[	aU
<postdoc	a8
<postdoc[	aA
<poste|0	a<
<posts[	aH
<pot	aT
<pot[	aT
<pour	aD
<pour cent	a[
<pour les	aD
<pour un	aI
<pour[	aB
<pourboires[	aD
<pour|le	aG
<pour|toi	aF
<power|bi	aE
<power|query	aE
<ppe	aS
<pqe	aY
<pqe[	aX
<pr[	a?
<prace	aH
<prace[	aH
<practical	aA
<practical[	aA
<practicante	a@
<practicante[	a@
<practising	aB
<practising[	aB
<prasenz	aS
<pref	ae
<pref[	a\`
<prefer	aJ
<prefer[	aJ
<prefere	a?
<prefere[	a?
<preference[	aI
<preferencia	aJ
<preferencia[	aJ
<preferred[	aR
<preferred|not	a=
<pregnancy	aE
<pregnancy[	aE
<pregnant	aA
<pregnant[	aA
<premier	a;
<premier[	aH
<premiere	aD
<premiere[	aG
<premium	aW
<premium[	aR
<prenatal	aB
<prenatal[	aB
<prend	aF
<prend[	aF
<prensa	a=
<prensa[	a=
<preparar	a>
<preparar[	a>
<preparation	aA
<preparation[	aA
<preparer	aD
<preparer[	aD
<pres	aR
<pres[	aR
<presence	aJ
<presence[	aJ
<presencia	a@
<presencia[	a@
<presencial[	aG
<present	aG
<present[	aG
<presentable	a?
<presentable[	a?
<presentarse	aI
<presentarse[	aI
<presentation	aJ
<presentation[	aJ
<presidente	aB
<presidente[	aB
<press	a?
<press[	a?
<presse[	a>
<presses	a?
<presses[	a?
<pressure	aF
<pressure[	aF
<prestaciones	aU
<prestaciones[	aU
<prestataire	a?
<prestataire[	a?
<presupuesto	a>
<presupuesto[	a>
<prete	aT
<prete[	aT
<prevencion	aF
<price	aG
<price[	aG
<pricing[	aJ
<primary	a1
<primary[	aI
<prime	aE
<prime[	aE
<primer	a>
<primer[	a>
<primero	aI
<primero[	aI
<primeros	aG
<primeros[	aG
<primeros|auxilios	aI
<print	aH
<print[	aH
<printemps	a\\
<prints	aD
<prints[	aD
<pris	aS
<pris[	aS
<prise	aC
<prise de poste	a?
<prise[	aC
<prison	aU
<privado	aJ
<privado[	a@
<privat	aS
<privat[	aS
<private	aF
<private[	aF
<private|medical	a@
<private|use	aF
<privee	a=
<pro[	aJ
<probate	aD
<probation	aZ
<probation[	aT
<probe	a[
<probe[	a[
<proben	aS
<proben[	aS
<probezeit[	aF
<problem[	a^
<procurement	a\\
<procurement[	aW
<prod	aY
<prod[	aY
<production	aG
<production[	aG
<productividad	aV
<productividad[	aV
<prof	aR
<prof[	aR
<profe	aF
<profe[	aF
<profesor	aB
<profesor[	aB
<profe|de	aF
<profil	aX
<profils	a=
<profils[	a=
<profit share	aS
<profit|share	aD
<program	aG
<programa	aG
<programa[	aG
<programme	aR
<programme[	aR
<project	aJ
<project[	aJ
<projet	aI
<projet[	a=
<projets[	aE
<promedio	a>
<promedio[	a>
<promis	aW
<promis[	aW
<proper	aG
<property[	aU
<propia	aT
<propias[	aH
<proposals	aA
<proposals[	aA
<prorata	aU
<prorata[	aU
<prorrogable	aX
<prorrogable[	aX
<protection	aC
<protection[	aC
<protel	aC
<proveedores	aU
<provided	aV
<provider	aA
<provider[	aA
<provision	aU
<provision[	aU
<proyectista	aF
<proyecto	aC
<proyecto[	a:
<proyectos	aI
<proyectos[	aI
<prozent	aU
<prozent[	aU
<pro|rata	aI
<pro|woche	aI
<prueba[	aI
<pruebas	aB
<pruebas[	aB
<prufen	aV
<prufungen	aB
<prufungen[	aB
<pt[	a9
<pts	aI
<pts[	aI
<pub	aI
<pub[	aI
<public	aF
<public[	aG
<publication	aA
<publication[	aA
<publish	aU
<publish[	aU
<puebla	aR
<pueblo[	aC
<puede|ser	aA
<puerto	aC
<puertollano	aH
<pues	aB
<pues[	aB
<puesto[	aC
<puis	a;
<puis cdi	aU
<puis[	a;
<puis|0	aI
<puis|cdi	aJ
<pulled	aW
<pulled[	aW
<pulso	a[
<pump	aH
<pump[	aH
<punjabi	a?
<punjabi[	aG
<puntaje	aS
<punto	a@
<punto[	a@
<purpose	aS
<purpose[	aS
<put	aI
<put in	aJ
<put it	a<
<put that	aa
<put the	aG
<put[	aI
<putzen	aG
<putzen[	aG
<pytorch	aI
<pytorch[	aI
<p|a	a^
<p|m	a\\
<q	a@
<q0	aV
<q[	a@
<qa[	aE
<qgis[	aG
<qts	aT
<qts[	aT
<qu'il	aE
<qu'il[	aE
<qu'on	aA
<qu'on[	aA
<quad	aW
<quad[	aW
<quai	aS
<qual	aS
<qual[	aS
<qualification	aS
<qualification[	aR
<qualifications[	aG
<qualite	aI
<qualite[	aA
<quand	a?
<quand[	a?
<quarante-deux	a?
<quarante-deux[	a?
<quart	aA
<quart[	aA
<quarter	aT
<quarterly|bonus	aG
<quarter|in	a9
<quatre[	aG
<quatre|jours	aG
<que	a>
<que ca	a<
<que me	a?
<que nadie	a>
<que no este	a?
<que no sea	aE
<que no|este	aH
<que no|sea	aG
<que sea	aB
<que sepa	aH
<que tenga	a<
<que[	a>
<quebec	aI
<quebec[	aC
<quechua	aB
<quechua[	aB
<queda	aH
<queda[	aH
<quedo	aB
<quedo[	aB
<quelqu'un	aF
<quelqu'un pour	aD
<quelqu'un[	aF
<quelqu'un|pour	aA
<quelques	aB
<quelques[	aB
<quereinstieg	aW
<quereinstieg[	aW
<queremos	aD
<queremos[	aD
<queretaro	aJ
<queries	aX
<queries[contact	aT
<questions	aT
<questions[	a7
<que|c'est	aA
<que|es	aI
<que|je	aJ
<que|la	aW
<que|le	aA
<que|no	aI
<que|sepa	aR
<qui	a>
<qui[	a>
<quick	aG
<quick[	aG
<quick|one	aB
<quiera	aU
<quiera[	aU
<quiere	aG
<quiere[	aG
<quiero	aD
<quiero[	aD
<quimico	aR
<quince	aJ
<quinientos	aB
<quinientos[	aB
<quinze	a;
<quita	aD
<quita[	aD
<quota	aI
<quota[	aI
<quote	aC
<quote[	aC
<r&d	aR
<r&d[	aR
<r&r	a@
<r0|0	a>
<rabatt	a]
<racing	a?
<racing[	a?
<radar	aS
<radar[	aS
<rain	aJ
<rain[	aJ
<raised[	a>
<rang	aD
<rang[	a?
<range	aF
<range[	a<
<ranger[	aX
<rappel	aA
<rappel[	aA
<rapports	a>
<rapports[	a>
<rata[	aY
<rate[pay	a<
<rates	aS
<rathaus	a8
<rathaus[	a=
<rather	aC
<rather[	aC
<rattache	aD
<rattache[	aD
<raum	aD
<raum[place	a2
<raus	a\`
<raus[	a[
<rayon	a=
<rayon[	a=
<re	aT
<re[	aT
<react	a9
<read a	aH
<reads[	a8
<ready	aS
<ready|to	a@
<read|a	aB
<read|it	aI
<real[	aG
<rearing	aI
<rearing[	aI
<rebuild	aC
<rebuild[	aC
<recall	aR
<recall[	aR
<recepcionista	aV
<receptionist[	aW
<receptionniste	aS
<rechen	aG
<rechen[	aG
<recherche	aF
<rechnen	aY
<recht	aV
<recht[	aV
<recien	a=
<recien[	a=
<recovery	aC
<recovery[	aC
<recruiting	aS
<recrute	ae
<recrutement	aU
<recrutement[	aU
<recup	aB
<recup[	aB
<red seal	aF
<redactalo	aA
<redactalo[	aA
<redacted	aC
<redacted[	aC
<reden	aC
<reden[	aC
<redige	aJ
<redige[	aJ
<rediger	aA
<rediger[	aA
<red|seal	a?
<reeducation	a>
<reeducation[	a>
<reels	a>
<reels[	aD
<reer	aA
<reer[	aA
<referees	aI
<referees[	aI
<reference	aB
<reference[	aB
<refraktion	aS
<refraktion[	aS
<refuerzo	aA
<refuerzo[	aA
<refuge[	aF
<reg	aT
<regensburg	aR
<regie	aF
<regie[	aF
<region	aJ
<region[	a[
<regional	aH
<regional[	a;
<regisseur	aJ
<regisseur[	aJ
<register	aW
<registro	aD
<registro[	aD
<reglage	aA
<reglage[	aA
<reglages	aJ
<reglages[	aJ
<regs	aH
<regs[	aH
<regular	aD
<regular[	aT
<rehearsals	a8
<reicht[	aI
<rein[	aC
<relations	aR
<relations[	aR
<releases	a@
<releases[	a@
<relevant	aR
<releves	a<
<releves[	a<
<relief	aC
<relief[	aC
<religious	aC
<religious[	aC
<relocation	aE
<relocation[	aE
<remise	aD
<remise[	aD
<remorque	aT
<remorque[	aT
<remote anywhere	aD
<remote in	aF
<remote[	aE
<remote|0	a?
<remote|anywhere	aY
<remote|in	aE
<remote|uk	aC
<remplacement|de	aF
<remplacer	a@
<remplacer[	a@
<rencontre	aV
<rencontre[	aV
<rendimiento	a<
<rendimiento[	a<
<rendus	aY
<renewable	a[
<renewable[	aY
<rennes	aG
<renouvelable	aX
<renouvelable[	aX
<renovation[	aT
<renta	aB
<renta[	aB
<rental	a@
<rental[	a@
<rente	aV
<rente[	aV
<rentner	aE
<rentner[	aE
<repair	a]
<repair[	a]
<repairs	aU
<repartidor	aX
<replies	aT
<replies[	aT
<reponse	aB
<reponse[	aB
<reponses	aA
<reponses[	aA
<report to	aH
<reporte	aC
<reporte[	aC
<reports to|the	aH
<reports|to	a@
<report|to	aD
<repos	aI
<repos dimanche	a;
<repos[	aI
<repos|dimanche	aD
<reprise	aC
<reprise[	aC
<reps	aC
<reps[	aC
<req[	aR
<request	aC
<request[	a=
<required	a[
<required[	aX
<requirement	aV
<requis	a\`
<research[	aJ
<researcher[	aH
<reseaux	a^
<reseaux[	a^
<reservas	aS
<reservas[	aS
<reset	aV
<reset[	aV
<resi	aF
<resi[	aH
<residence	aI
<residency[	aV
<resident	aA
<resident[	aF
<residente[	a@
<residential	a<
<residential[	aF
<resp	aZ
<resp[	aZ
<responde	aH
<responde[	aH
<responsable	aD
<responsable[	aD
<rest[	aB
<restaurant	aE
<restaurant[	aE
<restaurants	aY
<reste	a<
<reste[	a<
<resto|0	a6
<retail	aT
<reten	aE
<retention	a7
<retention[	aD
<retired[	aD
<retiring	a@
<retiring[	a@
<reto	aE
<reto[	aE
<retraite[	a>
<retrocession	a>
<retrocession[	a>
<returns	aR
<reviendra	aG
<reviendra[	aG
<reviews	aV
<reviews[	aS
<revit[	a;
<revolus	a@
<revue	a=
<reyes	aW
<reyes[	aW
<rheine	a[
<rhyl	aY
<ri	aF
<ri[	aG
<richten	aW
<richten[	aW
<ride	aB
<ride[	aB
<riding	a@
<riding[	a@
<right[	aG
<rigs	ad
<rimouski[	aH
<rind	aC
<rind[	aC
<ring	a?
<ring[	a@
<ring[contact	aA
<ringing	a@
<ringing[	a@
<rings	aF
<rings[	aF
<rio	a=
<rio[	a=
<rising	aA
<rising to	aG
<rising to 0	aR
<rising[	aA
<rn	a@
<rn[	aI
<role	aZ
<rolling[	aI
<rolls	aS
<rolls[	aS
<ron	aV
<ron[	aV
<roof	aF
<roof[	aF
<roofs[	aE
<ropa	aC
<ropa[	aC
<rope	a<
<rope[	a<
<rosa	a?
<rosa[	a?
<rosario[	a:
<roster	aE
<roster[	aE
<rota	aT
<rota 0	aT
<rotary	aR
<rotas	aS
<rotating	aI
<rotating[	aI
<rotation	aR
<rotation[	aU
<rotational	aF
<rotational[	a9
<rotation|0	aG
<rotativos	a@
<rota|0	aW
<rotterdam	aC
<rotterdam[	aC
<roubaix	aV
<roughly	a>
<roughly[	a>
<roulement	aH
<roulement[	aA
<roulette	aI
<round|the	a<
<routes[	aU
<royal[	a5
<rtt	aV
<rtt 0	ah
<rtt|0	a:
<ruf	a@
<ruf[	a@
<rufdienst	aG
<rufdienst[	aG
<rugby	a@
<rugby[	aE
<ruhe	aU
<ruhe[	aU
<ruhige	aB
<ruhige[	aB
<rule	aV
<rule[	aV
<rules[	aU
<run a	aI
<rund	a6
<rund|0	aB
<running the	aF
<running[	aA
<running|the	aE
<run|0	aD
<run|the	a@
<rural	aI
<rural[	aH
<rush	aU
<rusten	aH
<rusten[	aH
<ruta	aE
<ruta 0	aI
<ruta[	aJ
<s 0	a<
<s'en	aC
<s'en[	aC
<s'est	a?
<s'est[	a?
<s'il	aE
<s'il[	aE
<s'il|vous	aJ
<s/	aD
<s/ 0	aB
<s/ 0 0	aH
<s/ 0|0	aI
<s/[	aI
<s/|0	aD
<s/|0 0	aD
<sa	aJ
<sabado[	aI
<sabado|0	aG
<sabado|de	aI
<sabe	aF
<sabe[	aF
<saber	a=
<saber[	a=
<sabes	aG
<sabes[	aG
<sachbearbeiter	a@
<sachbearbeiter/in	aI
<sachbearbeiter/in[	aI
<sachbearbeiter[	a@
<sachbearbeitung	a?
<sachbearbeitung[	a?
<sachkunde	aG
<sachkunde[	aG
<sad	aY
<sad[	aY
<safeguarding	aH
<safeguarding[	aH
<safe|pass	aD
<sage	aA
<sage 0	aX
<sage[	aA
<sagen wir	aJ
<sage|0	aJ
<sagt	aA
<sagt[	aA
<said[	aI
<saint-flour	aV
<saison	aH
<saison[start	a2
<saisons	aD
<saisons[	aD
<sake	aA
<sake[	aA
<salaire	aH
<salaire[	aC
<salamanca	aG
<salamanca[	aG
<salarie	aF
<salaries|0	aJ
<salario[	a@
<salary[pay	a;
<sala|cuna	aC
<sala|de	a>
<sale	aF
<sale[	aF
<salesforce	aA
<salesforce[	aA
<salidas	aS
<salidas[	aS
<salle	aE
<salle[	a<
<salmon	aC
<salmon[	aC
<salut	aJ
<salut[	aJ
<salvo	aC
<salvo[	aC
<salzburg	aD
<same	aJ
<same day	ab
<same[	aJ
<samedi 0	aD
<samedi[	aH
<samedis	aC
<samedis[	aC
<sample	aF
<sample[	aF
<samstags	aG
<samstags[	aG
<samstag|0	ac
<san	a;
<san[	a;
<sandrine	aA
<sandrine[	aA
<sangre[	aF
<sans	a:
<sans[	a?
<santa	aG
<santa[	aG
<santiago[	aI
<sar	aH
<sar[	aH
<sas	aF
<sat in	aF
<sats	aT
<sats[	aT
<sattelfest	aV
<sattelfest[	aV
<saturday|morning	a?
<sat|am	aC
<sat|in	aI
<sauber	aU
<sauber[	aU
<sauberes	a=
<sauberes[	a=
<sauf	aD
<sauf[	aD
<sauna	aC
<sauna[	aC
<save	aG
<save[	aG
<savings	aJ
<savings[	aJ
<savoir	aG
<savoir[	aG
<say	aF
<says	a?
<says[	aG
<sca	a?
<sca[	a?
<scale	aI
<scale 0	aH
<scale[	aF
<scale|0	a<
<scandinavian	aC
<scandinavian[	aC
<scanning	aJ
<scanning[	aJ
<schaltberechtigung	aE
<schaltberechtigung[	aE
<schedules	aT
<schedules[	aT
<schein	aD
<schein[	aD
<scheme	aV
<schemes	aI
<schemes[	a7
<schicht	a?
<schicht[	a?
<schichten	aS
<schichten[	aS
<schichtfuhrer	aH
<schichtfuhrer[	aH
<schlaf	a]
<schlank	a@
<schlank[	a@
<schlecht	a>
<schlecht[	a>
<schlosser	aA
<schlosser[	aA
<schluss	aS
<schmieren	aV
<schmieren[	aV
<schnitt	aB
<schnuppertag	aE
<schnuppertag[	aE
<schon|mal	aD
<schon|ware	aC
<school bus	a8
<school[	aI
<schooling	aD
<schools	aV
<schools[	aS
<school|0	a<
<school|bus	aB
<school|run	aH
<schreib	aI
<schreib[	aI
<schreiben sie	a=
<schreiben|sie	aD
<schuljahr	aa
<schwabisch	a?
<schwabisch[	a?
<schwanger	aF
<schwanger[	aF
<schweißen	aB
<schweißen[	aB
<schwerpunkt	a:
<schwerpunkt[	a@
<schwindelfrei[	aI
<science	a<
<science|degree	aC
<scolaire	aW
<scolaire[	aS
<scoring	aY
<scoring[	aY
<scottish	a>
<scottish[	a>
<scp	aD
<scp 0-0	aX
<scp[	aD
<scp|0-0	aG
<scrap	aD
<scrap[	aD
<screens	aT
<screens[	aT
<se	a?
<se fue	aG
<se ha	a8
<se jubila	aD
<se paga	aE
<se[	aF
<sea	a?
<sea[	aH
<sealed	aD
<sealed[	aD
<seals	aU
<seals[	aU
<seances	a?
<seances[	a?
<searches	aT
<season pass	aW
<season[start	a?
<seasonal[	a@
<seasons[	aH
<season|pass	a@
<seat	aT
<sec[	aJ
<sechs|wochen	aH
<second[	aB
<secretaire[	aD
<secretaria/o	a?
<secretaria/o[	a?
<secretariat	aU
<secretariat[	aU
<secteur	aB
<section 0	aD
<sections	aT
<sections[	aT
<section|0	a9
<securite	aH
<security	a>
<security[	a>
<sede	aH
<seed	a@
<seed[	a@
<see|the	a7
<seguimiento	aA
<seguimiento de	aF
<seguimiento[	aA
<segun	aD
<segun[	aD
<segunda	a?
<segunda[	a?
<segundo	aE
<segundo[	aE
<segur	aF
<seguro	aD
<seguro de vida	aU
<seguro[	a>
<sehen	aY
<sehen[	aY
<sehr	a7
<sehr geehrte	aE
<sehr[	aH
<seinen	aB
<seinen[	aB
<seit	a?
<seit 0	aC
<seit[	a?
<sek[	a;
<selbstandig	aH
<selbstandig[	aH
<self-employed[	aW
<self|employed	a?
<sell	aC
<sell[	aC
<selling	aB
<selling[	aB
<selon	a>
<selon[	a>
<sem	aT
<sem[	a\\
<semaine	aR
<semaines de conges	aX
<semaines[	aR
<semaines|de	aE
<semaine|sur	aF
<semana en	aB
<semana santa	a[
<semanal	aS
<semanales	aX
<semanas 0	aW
<semanas 0|0	aW
<semanas|0	aZ
<semanas|0 0	aZ
<semana|de	aC
<semana|en	a8
<semana|santa	aF
<semana|y	a8
<semestre	aG
<send	a>
<send[	a>
<senior[place	a[
<seniority	a\`
<seniority[	a\`
<senor	aC
<senora	aI
<senora[	aI
<senoras	aG
<senoras[	aD
<senorita	aD
<senorita[	aD
<sentence	aS
<sentence[	aS
<sentences	aW
<sentences[	aW
<sepa	aD
<sepa[	aD
<septembre	aZ
<septiembre	aW
<sept|0	aI
<ser	aB
<ser[	aB
<sera	aA
<sera[	aA
<serait	aC
<serait[	aC
<serait|un	aB
<seria	aF
<seria[	aF
<seria|un	aE
<series	aG
<series[	aG
<serious	aG
<serious[	aG
<server	a>
<server[	aB
<service charge	aD
<servicetechniker[	aF
<service|charge	a@
<serving	aA
<serving[	aA
<servir	aJ
<servir[	aD
<servus	aG
<servus[	aG
<sesenta	a?
<sesenta[	a?
<session[	a=
<sessional	ae
<sessions	aW
<sessions[	aW
<sets[	aX
<setzen	aT
<setzen[	aH
<seul[	a<
<seule	aW
<seule[	aS
<seven	aI
<seven|till	aD
<sevilla	a_
<sexuales	aU
<shall	aB
<shall[	aB
<share of	aI
<shared	aH
<shared[	aH
<shared|flat	aB
<sharing	aB
<sharing[	aB
<she	aG
<she'd	aF
<she'd[	aF
<she's	aH
<she's[	aH
<she[	aG
<shed[	aS
<sheets	aa
<sheets[	a\\
<sheffield	aH
<sherbrooke	aW
<shift 0	aV
<shifts[pay	aW
<shift|0	aG
<shift|lead	aA
<ship	aD
<ship[	aD
<shop	aJ
<shop manager	a\`
<shop|0	a9
<short	aH
<short[	aH
<shortlist	aH
<shortlist[	aH
<shotgun	aS
<shotgun[	aS
<should	aB
<should[	aB
<shout	aD
<shout[	aD
<show you	aW
<shows[	aX
<show|you	aC
<shut	aH
<shut[	a>
<si	aH
<si ca	a6
<si possible	aF
<si[	aG
<sia	aJ
<sia[	a4
<sich	aF
<sich[	aF
<sicher	aR
<sicher[	aR
<sicheres	aB
<sicheres[	aB
<sick	aA
<sick[	aA
<side of	aE
<side[	aW
<side[place	a8
<side|of	aC
<sie	aB
<sie bitte	aE
<sie[	aH
<sieben[	aI
<sieben|bis	aC
<siempre	aS
<siempre[	aS
<sierra	a@
<sierra[	a@
<siete|a	aF
<sie|das	aI
<sign	aH
<sign[	aH
<signe	a=
<signe[	a=
<signos	a>
<signos[	a>
<signs	aC
<signs[	aC
<silber	aU
<silber[	aU
<silencio	aX
<silencio[	aX
<sillones	aJ
<similar[	a[
<simple[	aS
<simulator	aG
<simulator[	aG
<sin	a8
<sin experiencia	a:
<sin hijos	a8
<sin[	a?
<since	a>
<since 0	aR
<since[	a>
<sind	aF
<sind 0	aF
<sind die	aC
<sind ein	aC
<sind eine	aI
<sind[	aF
<sind|0	a;
<sind|die	a<
<sind|eine	a?
<sind|wir	a:
<sing	a@
<sing[	a@
<singen	a@
<singen[	a@
<single	aD
<single[	aD
<sinistres	a?
<sinistres[	a?
<sinon	aF
<sin|experiencia	aH
<sister	aA
<sister[	aA
<sisters	a@
<sisters[	a@
<site[benefit	aa
<site[place	aT
<sites[	aI
<sites|0	aT
<sits	aA
<sits[	aA
<sitz	a5
<sitz[	aG
<sitzt	aH
<sitzt[	aH
<sitzungen	a;
<sitzungen[	aD
<six days	a@
<six mois	aI
<six weeks	aH
<sixteen	aE
<sixteen[	aE
<sixth	aE
<sixth[	aE
<six|and	aT
<six|days	aI
<six|to	aH
<six|years	aC
<si|ademas	aE
<si|es	aF
<si|la	aD
<si|lo	a@
<si|no	aR
<si|se	aG
<sketchup	aA
<ski[	aE
<skill	aS
<skill[	aS
<skip[	a:
<ski|pass	aJ
<skoda	aA
<skoda[	aA
<sleep-ins	aA
<sleep-ins[	aA
<slip	aU
<slip[	aU
<slips	aY
<slips[	aU
<slough	aT
<slough[	aT
<slt	a\`
<small	aG
<small[	aG
<small|children	aH
<smart	aF
<smart[	aF
<smartphone	aU
<smell	aD
<smell[	aD
<smic	a>
<smokers	a?
<smokers[	a?
<sms	a5
<snacks	a\\
<snacks[	a\\
<snow	aD
<snow[	aD
<so a	aC
<so i	aB
<so it's	a6
<so no	aG
<so um	aF
<so we need	a;
<so you	aE
<so[	a@
<so[pay	a@
<so[title	a_
<sobre	aG
<sobre[	aG
<societaires	aR
<societaires[	aR
<society	aG
<society[	aG
<socios	aT
<socios[	aT
<sofort	aR
<soft	aI
<soft[	aD
<software	aG
<software[	aG
<soir 0	aC
<soir 0 0	aS
<soir 0|0	aB
<soirs	aF
<soir|0	aI
<soit	aA
<soit|0	aC
<solar[	a8
<sold	aB
<sold[	aB
<soldadura	aC
<soldadura[	aC
<solicitor	aY
<solicitor[	aY
<solide	aT
<solide[	aS
<soll	aC
<soll[	aC
<sollte	aF
<sollte[	aF
<soll|es	aG
<solo	aE
<solo|en	aA
<soltera	a?
<soltera[	a?
<soltero[	a?
<some	aA
<some[	aB
<some[skill	a<
<somebody	a=
<somebody[	a=
<someone	a8
<someone[	aD
<something	aH
<something[	aH
<sometimes	aR
<sometimes[	aR
<somewhere	aZ
<somewhere[	aU
<sommelier	aR
<sommer	aB
<sommer|0	a;
<somos	a:
<somos una	a@
<somos[	a@
<son	aB
<son[	aB
<sonido	a_
<sonrisa	aU
<sonrisa[	aU
<sonst	aA
<sonst[	aA
<sont	a=
<sont[	a=
<soon	aS
<soon[	aS
<sooner	aT
<sooner[	aS
<soon|as	a=
<sort|of	aF
<souche	a@
<souche[	a@
<soudure	aE
<soudure[	aE
<sound	a8
<sound[	aH
<sous	a>
<sous 0	a?
<sous[	aG
<sous|0	aF
<sous|contrat	aA
<south	a7
<south[	aB
<sowie	a;
<soy	aF
<soz	aZ
<soz[	aZ
<soziale	aE
<soziale[	aE
<soziale|arbeit	aE
<so|a	aS
<so|dass	aH
<so|i	aR
<so|it's	aC
<so|not	aJ
<so|say	aR
<so|the	aI
<so|they	a>
<so|we	aG
<so|write	a@
<so|you	aF
<spain	a\\
<spanish	aF
<spark[	a7
<spater	aW
<spatestens	aA
<spatestens[	aA
<spa|0	aD
<speak	a=
<speak[language	a=
<speaking	aJ
<speaking[	a9
<speaks	a=
<speaks[	aA
<speaks[language	aA
<specialist	aI
<spedition	a@
<spedition[	a@
<speed	aT
<spesen	aV
<spesen[	aV
<spill	aE
<spill[	aE
<split|shift	aD
<sponsorship	aD
<sponsorship[	aD
<spouse	aW
<sprache[	a?
<spraying	a?
<spraying[	a?
<spread	aH
<spread[	aH
<sql	aH
<sql[	a9
<sql[skill	aF
<squad|de	aF
<squad|of	aH
<sra	aa
<sra[	aa
<sre	aI
<sre[	a@
<ssiap	aF
<ssiap[	aF
<ssiap|0	aF
<staatl	a\\
<staatl[	a\\
<staatliche	aF
<staatliche[	aF
<stacking	aS
<stadt	aB
<stadt[	aG
<staff 0	a7
<staff house	aU
<staff[	aH
<staff[place	a\\
<staff|house	aD
<staff|in	aB
<staff|nurse	aH
<stages	a?
<stages[	a?
<stage|0	a;
<stagiaire	a9
<stall	aI
<standard[	aS
<standort	aH
<standort[place	a6
<standorte	aR
<standorte[	aR
<staplerschein	aS
<staplerschein[	aZ
<star	aB
<star[	aB
<start 0	ad
<start[start	aD
<started[	aD
<starting[	a>
<start|and	aT
<start|monday	aG
<state[	a;
<statement	aI
<statement[	aI
<statt	a@
<statt[	a@
<statut	aJ
<statut[	aJ
<statutory	aB
<statutory[	aB
<stcw	aI
<std 0 0	a>
<std[	aW
<std[shift	a\\
<std|0 0	aE
<steel	aB
<steel[	aB
<stehen	a[
<stehen[	a[
<stellen[	aS
<step	a=
<step[	a=
<sterne	aW
<sterne[	aW
<steuerberater	aA
<steuerberater[	aA
<steuerfrei	aZ
<steuern	a]
<steuern[	a]
<steward	aU
<steward[	aU
<still	aH
<still[	aH
<stimmt	aS
<stimmt[	aS
<stocks	aE
<stocks[	aE
<stone	a=
<stone[	a=
<storm	a=
<storm[	a=
<storungen	aJ
<storungen[	aJ
<story	aT
<story[	aT
<stp	aS
<stp[	aS
<strasbourg	aI
<strasbourg[	aI
<street[	aU
<streichen	aD
<streichen[	aD
<streit[	aG
<stretch to 0	aX
<strictly	a<
<strictly[	a<
<string	aG
<string[	aG
<stroke	aE
<stroke[	aE
<strong	aH
<structural	aF
<structural[	aF
<structure	aC
<structure[	aC
<structures	aU
<studies	aW
<studies[	aW
<studio[	aF
<studium	aB
<studium[	a8
<study	aF
<study[	aF
<stufe	aE
<stufe[	aE
<stufe|0	aF
<stuff	aX
<stunden[shift	a8
<stundenlohn	a@
<stundenlohn[	a@
<stunden|im	a:
<su	a@
<su[	a@
<subcontract	aW
<subs	aR
<subs[	aR
<subsidised	aH
<subsidised[	aH
<succession	aV
<suchen[title	aS
<suchen|wir	a?
<sucht	aW
<sucht[title	ab
<sucursales	aX
<sud	a[
<sud[	aZ
<sue	aD
<sue[	aD
<sueldo[	aE
<sugar[	aA
<suhl	aX
<suis	aE
<suis[	aE
<suisse	a>
<suisse[	a>
<suites	aR
<suites[	aR
<suits[	aC
<suivi	aF
<suivi[	aF
<suma	aV
<suma[	aR
<summer	aS
<summers	aJ
<summers[	aJ
<sunday 0	aT
<sundays|0	a:
<sunday|0	a/
<sup	aW
<sup[	aW
<super	aU
<super[	aU
<superintendent	aH
<superintendent[	aH
<superior	aF
<superior[	aD
<supervise	aD
<supervise[	aD
<supervising	aE
<supervising[	aE
<supervisor[	aH
<supervisors	aH
<supervisors[	aH
<super|0	aJ
<supplied	aV
<supplied[	aV
<supplier	a;
<supplier[	a@
<supply	aJ
<supply[	a?
<supply|chain	aE
<support[	aI
<supporter	aA
<supporter[	aA
<sur	a@
<sur 0|mois	aI
<sur cinq	ad
<sur deux	ac
<sur la	a=
<sur le	aD
<sur mesure	aX
<sur quatre	a[
<sur trois	ag
<sur un	aE
<sur[	aE
<sur[place	aI
<sure	aI
<sure[	aI
<surf	a@
<surf[	a@
<surgeries	aF
<surgeries[	aF
<surtout	aF
<surtout pas	a@
<surtout[	aF
<surtout|pas	aC
<surveyor	aS
<surveyor[	aR
<sur|deux	aI
<sur|la	aE
<sur|le	a?
<sur|place	aI
<sur|quatre	aG
<sur|trois	aH
<suspension	a@
<suspension[	a@
<sustitucion	aG
<sustitucion[	aG
<sven	aA
<sven[	aA
<svp[	aD
<swaps	aX
<swaps[	aU
<swedish	aJ
<swedish[	aJ
<swift	a@
<swift[	a@
<swim	aE
<swim[	aE
<swimming	a@
<swimming[	a@
<swing[	aJ
<swiss	a=
<swiss[	aA
<syndicat	a;
<syndicat[	a;
<systems	aI
<systems[	aI
<t0[	a_
<tablas	aB
<tablas[	aB
<tablet	aT
<tagen	aI
<tagen[	aI
<tage|0	ai
<tage|urlaub	aD
<tags	aV
<tags[	aV
<tag|0	aW
<tag|eins	aJ
<take	aJ
<take-home	a@
<take-home[	a@
<take[	a@
<takes	aB
<takes[	aB
<taking	a7
<taking[	a?
<talk to	aF
<talk|to	aF
<tall	a?
<tall[	a?
<talla	aI
<talla[	aI
<taller[	aE
<talleres	aD
<talleres[	aD
<taller|de	aJ
<tambien[	a9
<tandem	aC
<tandem[	aC
<tanks	aG
<tanks[	aG
<tarde 0	aW
<tarif[	aI
<tarjeta	aC
<tarjeta profesional	aV
<tarjeta[	aC
<task	aU
<task[	aU
<tasks	aV
<tasks[	aV
<taste	aY
<taste[	aY
<tasting	aG
<tasting[	aG
<tattoos	aV
<tattoos[	aV
<tatuajes	aU
<taught	aS
<taught[	aS
<taux	aI
<taux[	aI
<tax	aI
<tax[	aG
<taxi	a>
<taxi[	aC
<te	a@
<te[	a@
<teach[	aD
<teachers	aT
<teaching	aI
<team 0	a;
<team|0	aV
<tech[	aG
<tech[place	a^
<technical	aI
<technical[	aI
<technician	aZ
<technician[	aS
<technicians	aT
<technicien	a?
<technicien[	a?
<techniciens	a>
<techniciens[	a>
<techo	aS
<techo[	aS
<techs	aR
<tecnica	aH
<tecnica[	aH
<tecnico	aG
<tecnico/a	aB
<tecnico/a[	aB
<tecnico[	aJ
<tecnicos	aH
<tecnicos[	aF
<tecnologo	aB
<tecnologo[	aB
<teilen	aA
<teilen[	aA
<teilzeit	aV
<teilzeit[	aW
<tel 0	aI
<tel 0 0	a=
<tel 0|0	aI
<tel[	aC
<tel[contact	aR
<tele	aU
<telefono|de	aE
<teletravail[	aB
<telford	a_
<tell|them	aI
<tell|us	aI
<tel|0	aU
<tel|0 0	aU
<temp	a@
<temp[	aC
<template[	aA
<temple	aB
<temple[	aB
<temporada	aF
<temps partiel	aJ
<temps plein	a\\
<temps|de	aF
<temps|partiel	aF
<temps|plein	a?
<temp|0	aH
<tender	a?
<tender[	a?
<tendria	a;
<tendria[	a;
<tenemos	aA
<tenemos[	a<
<tener	a7
<tenga	a9
<tenga[	aA
<tenir	aH
<tenir[	aH
<tens[	aU
<tension	aT
<tension[	aR
<tenu	aB
<terapeuta	aD
<terapeuta[	aD
<tercer	a=
<tercer[	a=
<tercera	a?
<tercera[	a?
<termine	a8
<termine[	aB
<termino[	aT
<termino[contract	a?
<term|time	aF
<test|0	aU
<test|de	aH
<texas	aI
<text[	a?
<texte	aD
<texte[	aD
<texto	aE
<texto[	aH
<tfa	aS
<than	a>
<than 0	a5
<than[	aB
<that in	aI
<that way	aX
<that's	a@
<thats	aA
<thats[	aA
<that|0	aR
<that|in	aA
<that|stays	aA
<the	a=
<the 0	aG
<the ad	aY
<the advert	aH
<the back	aS
<the bar	a>
<the clients	aI
<the council	aI
<the county	a;
<the door	aW
<the family	ao
<the first	a>
<the head	aT
<the last	aD
<the last one	aF
<the line	aF
<the morning	aG
<the new	aJ
<the odd	a:
<the old	aB
<the one	a@
<the other	aE
<the parents	aW
<the phone	aY
<the police	a8
<the post	aF
<the public	aC
<the team	aE
<the third	aD
<the till	a[
<the way	aR
<the whole	aH
<the word	a5
<the workshop	a]
<the yard	aX
<the[	aG
<the[contract	aG
<the[language	a;
<the[licence	a;
<the[place	aB
<the[skill	aA
<their	a;
<their own	a\\
<their[	aJ
<their[licence	a@
<their|own	aC
<them through	aR
<thema	aR
<thema[	aR
<them|through	aG
<then	a?
<then a	a@
<then[	aF
<then|a	aB
<then|panel	aG
<there are	a@
<there is	aE
<there's	aA
<there's no	a@
<there's[	aA
<there's|no	aG
<thermal	a?
<thermal[	a?
<they	a:
<they can	aB
<they do	aG
<they don't	aH
<they need	a8
<they'd	aA
<they'd be	a@
<they'd[	aE
<they'll	aD
<they[	a?
<they|must	aA
<the|customer	aB
<the|dean	aH
<the|lab	aJ
<the|last	aJ
<the|last one	aI
<the|night	aG
<the|tone	aG
<the|trustees	aH
<thick	aG
<thick[	aG
<things	aB
<things[	aB
<think	a;
<think[	aE
<thinking	aD
<thinking[	aD
<thinks	a<
<thinks[	a<
<third generation	aG
<thirteen	aA
<thirteen[	aA
<thirty one	a@
<thirty|days	aG
<thirty|one	aD
<thirty|seven	aB
<thirty|six	a>
<this	aI
<this is	aD
<this time	aI
<this[	aI
<this|one	aF
<though	aC
<three	aI
<three days	aI
<three hundred	aV
<three in	aT
<three years	a7
<three|hundred	aC
<three|to	aI
<three|years	aF
<through	aC
<through the	aI
<through[end	aI
<through|a	aB
<through|the	a?
<thru	aF
<thru[	aF
<thu[	a6
<thursdays	aU
<thursdays[	aX
<tickets|resto	a=
<ticket|0	aX
<tied	aH
<tied[	aH
<tiendas[	aJ
<tiene	a:
<tiene que	a=
<tiene[	aF
<tier 0	a;
<tier|0	a5
<ties	aY
<ties[	aY
<tiktok	aD
<till	aD
<till 0	aW
<till half	a=
<till the	aH
<till[	aH
<till[end	aE
<till|0	a?
<till|half	aA
<till|six	aD
<till|the	a=
<timber	a<
<timber[	a<
<time[hours	aD
<time[pay	a[
<time|0	aD
<time|and	a;
<time|and a	aH
<time|served	aF
<time|zones	aI
<tiny	aA
<tiny[	aA
<tipo	a<
<tipo[	aE
<tips	aS
<tips[	aS
<title[	aG
<title[title	a[
<titre[	aD
<titulaire	aC
<titulaire[	aC
<titular	aW
<titulo	aI
<titulo de	aC
<titulo[	aF
<titulo|de	aH
<tl	aC
<tl[	aC
<tm	aC
<tm[	aC
<to	aB
<to $0	aH
<to 0%	aR
<to 0k	aR
<to 0|0	aY
<to a	aA
<to advertise	aT
<to apply	a^
<to be	aH
<to be a	aF
<to be in	aG
<to be|a	aF
<to date	aT
<to forty	aI
<to get	aJ
<to have	a[
<to keep	aW
<to know	aA
<to our	aB
<to six	aT
<to start	aX
<to the	aI
<to thirty	aB
<to £0|0	aE
<to[pay	a9
<to[place	a9
<to[title	aS
<toca	aI
<toca[	aI
<tochter	aG
<tochter[	a8
<todavia	aV
<todavia[	aV
<todavia|no	a9
<todos	aF
<todos[	aF
<todos|los	aD
<todo|el	aA
<toilettes	aU
<toilettes[	aU
<toledo	aR
<toledo[	aR
<tom	aS
<tom[	aS
<toma	aA
<toma[	aA
<tomas	a>
<tomas[	a>
<ton	aB
<ton[	aF
<tongue	aE
<tonne	aS
<tonne[	aS
<tono	aI
<tono[	aI
<took	aA
<took[	aA
<tools[	aI
<top 0	aR
<top-up	aZ
<top-up[	aZ
<tope	aD
<tope[	aD
<tops	aD
<tops[	aD
<torre	aS
<torre[	aS
<tour	aI
<touring	aC
<tournee	aH
<tournees	aR
<tournees[	aR
<tours	aS
<tous|les	aH
<toute	aD
<toute[	aD
<toutes	a@
<toutes[	a@
<toutes|les	aF
<tout|de	aJ
<tout|le	aA
<towards	a6
<towards[	a;
<town	aH
<town[	aI
<toy	a@
<toy[	a@
<to|$0	aF
<to|a	aU
<to|apply	a9
<to|do	aV
<to|five	aG
<to|forty	aE
<to|half	aJ
<to|hire	aI
<to|keep	aG
<to|live	aW
<to|perm	aA
<to|show	aJ
<to|six	aH
<to|start	aD
<to|take	aG
<to|the chair	a<
<to|thirty	a?
<to|two	aH
<to|£0	aD
<to|£0 0	aI
<tp	aE
<trabaja	aC
<trabaja[	aC
<trabajadores	aU
<trabajadores[	aU
<trabajos	aD
<trabajos[	aD
<track	aJ
<track[	aJ
<tracking	a>
<tracking[	a>
<trade test	a@
<trade|test	aJ
<trading	a?
<trading[	a?
<traditional	a@
<traditional[	a@
<trae	aF
<trae[	aF
<traffic	a?
<traffic[	a?
<trailer	aS
<training[	aI
<train|0	a:
<traitement	a@
<traitement[	a@
<trajet	aB
<trajet[	aB
<tram	a@
<tram[	a@
<transit	a>
<transit[	a>
<transporte[	aV
<transports	aF
<tras	aE
<tras[	aE
<trato	aD
<trato[	aD
<traum	ab
<traum[	ab
<travail|a	aD
<travaux	aI
<travaux[	aI
<trays	aI
<trays[	aI
<treatment	aS
<treinta	a@
<treinta[	a@
<treize	aE
<treize[	aE
<treizieme	aS
<treizieme[	aS
<treppen[	aI
<tres	aH
<tres anos	aT
<tres dias	a>
<tres meses	a@
<tres[	aD
<trescientos	a[
<trescientos[	a[
<triage[	aS
<trials	aU
<trials[	aS
<trois	aC
<trois jours	a?
<trois mois	a[
<trois[	aH
<trois[title	a>
<trolley	aH
<tronc	aY
<tronc[	aU
<trop	aB
<trop[	aB
<trotzdem	aF
<trotzdem[	aF
<trouve	aA
<trouve[	aA
<trustees	aT
<trustees[	aT
<trust|0	a9
<try	aB
<try[	aB
<tschechisch	a>
<tschechisch[	a>
<tt	aF
<tt[	aF
<tu	aB
<tu[	aB
<tue	aT
<tue-sat	aT
<tue-sat[	aT
<tue[	aT
<tues[	aA
<tuesday	aT
<tuesday[	aR
<tuesdays	aW
<tuning	aS
<turkisch	a;
<turkisch[	aB
<turkish	aC
<turkish[	aC
<turno[	aH
<turno|de	aJ
<tutor	aH
<tv-v	aC
<tv-v[	aC
<tvod 0	aY
<tvod-vka	aG
<tvod|0	a8
<tvod|sue	aB
<twenty[	a=
<twenty|six	aI
<twice|a	aD
<two	aJ
<two of the	aH
<two weeks	aF
<two yrs	aS
<two[title	a>
<two|hundred	aH
<two|years	aG
<tx	aS
<type	aR
<types	aG
<types[	aG
<type|0	a8
<tz|ab	a?
<t|urlaub	aS
<u/g	aC
<u/g[	aC
<u0	aH
<uber	a4
<uber das	aA
<uber[	aF
<uberm	a<
<uberm[	a<
<uberstunden[	a=
<uberwachen	aR
<uberworfen	aR
<uberworfen[	aR
<uberzahlung	aH
<uberzahlung[	aH
<ubliche	ag
<ue	aR
<ue[	aR
<uf	aD
<uf[	aD
<uhr 0	aF
<uhr[pay	a[
<uhr|0	aT
<uk[	aH
<ulm	aG
<ultimo	a@
<ultimo[	a@
<um	aD
<um 0	aR
<um 0 0	aa
<um 0|0	aT
<um die	aA
<um[	aG
<um[place	a;
<umbrella	aT
<umbrella[	aT
<um|0 0	aT
<un	a?
<un an	a_
<un ano	aG
<un dia	a=
<un jour	aR
<un mes	aF
<un peu	aC
<un plan	a[
<un plus	a]
<un[	aI
<un[contract	aF
<un[education	a9
<una	aA
<una semana	aC
<una[	aG
<una[title	a=
<unas	aB
<unbefr	aY
<unbefr[	aY
<unbefristet|0	aE
<unbefristet|nach	aB
<uncle	a@
<uncle[	a@
<und	a2
<und bitte	aG
<und das	a@
<und den	a<
<und die	a;
<und ein	a9
<und eine	aA
<und nicht	aB
<und[	aG
<und[language	aA
<und[place	a;
<und[skill	a<
<und[title	aF
<under	aA
<under 0	aG
<under 0s	aD
<under[	aE
<und|dann	aE
<und|englisch	aI
<une	a7
<une experience	aG
<une fois	a_
<une[	aF
<une[title	a=
<uni	a@
<uni[	aH
<unidad	aD
<unidad[	aD
<uniform[	aC
<union[	a4
<unite	a<
<unite[	a<
<universidad[	aI
<universitario	aW
<universitario[	aW
<universitat	a@
<unlimited	aE
<unlimited[	aF
<unnecessary	a]
<unnecessary[	a]
<unos	a<
<unos 0 0	a^
<unos 0|0	a\`
<unos[	aI
<unos|0	a>
<unos|0 0	aA
<unpaid	a@
<unpaid[	a@
<unser	aC
<unser[	aC
<unsere	aD
<unsere[	aD
<unten	a>
<unten[	a>
<unter	a7
<unter 0	aE
<unter uns	a^
<unter[	aC
<unterkunft	aR
<unterkunft[	aR
<unterlagen	aI
<unterlagen[	aI
<unter|0	aD
<until	a?
<until[	a>
<until|the	aJ
<un|peu de	aH
<uop	aF
<up for	aA
<up the	aI
<up to date	aT
<up to|0	aI
<updates	aZ
<updates[	aZ
<upper	a=
<upper[	a>
<upstairs	aV
<up|for	aJ
<up|on	a@
<up|the	a<
<urge	aS
<urge[	aS
<urgencias	aR
<urgencias[	aR
<urgent	aR
<urlaub	aS
<urlaubsgeld	a@
<urlaubsgeld[	a@
<us 0	aE
<us$	aG
<us$[	aG
<us$|0	aG
<us[place	aJ
<usd	aG
<usd 0|0	aI
<usd[	aG
<use	aE
<used[	aF
<useful	aW
<useful[	aV
<use|the	aG
<usine	aE
<usine[	aE
<usted	aI
<usted[	aI
<us|a	a<
<us|for	aE
<us|the	a@
<ute[	aD
<utile	a]
<utile[	a]
<v 0	aG
<v[	aR
<va	aG
<va[	aG
<vac	aT
<vac[	aT
<vacances|de	aZ
<vacant	aS
<vacant[	aS
<vacas	aE
<vacas[	aE
<vacations	aI
<vacations[	aH
<vaccins	aF
<vaccins[	aF
<val	a@
<val[	a@
<valence	aZ
<valence[	aZ
<vales	aJ
<vales[	aJ
<valide	aH
<valle	aD
<valle[	aD
<valley	aI
<valley[	aI
<valuations	aW
<valuations[	aU
<vamos	aC
<vamos[	aC
<vamos|a	aC
<vannes	aV
<vannes[	aV
<vans	aT
<vans[	aR
<variabel	aS
<variabel[	aS
<varon	a>
<varon[	a>
<vat	a?
<vat[	aA
<vbl	aV
<vbl[	aV
<veg[	aJ
<vehicules	aC
<vehicules[	aC
<veinte	aG
<veintidos	aD
<veintidos[	aD
<velo	aE
<velo[	aE
<vendanges	a[
<vendedor	aC
<vendedor[	aC
<vendeur	aB
<vendeur[	aB
<vendimia[	aX
<vendredi|0	a_
<vendria	aD
<vendria[	aD
<venga	aC
<venga[	aC
<ventana	aS
<ventana[	aS
<ventas	aE
<ventas[	aF
<vente	a@
<vente[	a@
<verein	a2
<vereinbarung	aY
<verger	aG
<vergutet	aR
<vergutet[	aR
<vergutung	aH
<verheiratet	a>
<verheiratet[	a>
<verification	aW
<verification[	aW
<verkauft	aC
<verkauft[	aC
<verpflegung	a[
<verpflegung[	aW
<verra	a@
<verra[	a@
<vers	a:
<vers[	a>
<versand	aa
<versand[	a_
<version	aI
<versteht	aV
<versteht[	aV
<vertrag	aY
<vertrage[	aH
<vertraulich	aS
<vertretung	aH
<verwenden	a>
<verwenden[	a>
<very	a8
<very[	a@
<vessel[	aH
<vestuario	a@
<vestuario[	a@
<vet	a:
<vet receptionist	aV
<vet[	aA
<veterinario[	aD
<veto	aG
<veto[	aG
<vets	aV
<veut[	aA
<veux	aD
<vez	aI
<vez[	aI
<via	a7
<via the	aB
<via[	aF
<viajes	aI
<via|the	aD
<vic	aS
<vic[	aS
<vida|a	aC
<vide	aV
<videos	aA
<videos[	aA
<vie	aJ
<viel	aF
<viel[	aF
<vielleicht	aB
<vielleicht[	aB
<vier	aE
<vier tage	a?
<vier[	aH
<vierge	aH
<viernes	aG
<viernes de 0	aY
<viernes|de	aH
<viernes|de 0	aD
<vierte	aB
<vierte[	aB
<vierzig	aJ
<vierzig[	aJ
<vieux	aG
<vieux[	aG
<view	aE
<view[	aE
<vigente	aT
<villa	aF
<villa[	aF
<vingt	aC
<vinos	a?
<vinos[	a?
<vire	a@
<vire[	a@
<virtual	aB
<virtual[	aB
<visas	aB
<visas[	aB
<visible	aF
<visible[	aF
<vision	aT
<vision[	aT
<visita	aD
<visita[	aD
<visitas	aG
<visitas[	aG
<visite	aB
<visite[	aB
<visites	aH
<visites[	aH
<visitors	aU
<visitors[	aW
<vista	aV
<vital	aS
<vital[	aA
<vivienda	aI
<vivienda[	a=
<voice note	aC
<voice|note	a?
<voila	aG
<voila[	aG
<voir	aA
<voir[	aA
<voiture|de	a@
<voll	aG
<voll[	aI
<volljahrig	aA
<volljahrig[	aA
<vollkonti	aZ
<volumen	aV
<volumen[	aV
<volunteer	a;
<volunteer[	a;
<volunteers	aV
<vom	aE
<vom[	aE
<vom|hof	aF
<von	a>
<von 0	aA
<von der	aE
<von hand	aT
<von vorteil	aU
<von[	aD
<von|0	aJ
<von|0 bis	aH
<vor	aD
<vor der	aH
<vor[	aE
<vorarbeiter	aI
<vorarbeiter[	aI
<voraus	a_
<voraus[	aY
<vorbereiten	aW
<vorbereiten[	aV
<vorbereitung	aT
<vorbereitung[	aT
<vorganger	aG
<vorganger[	aG
<vorgesetzte	aV
<vorgesetzte[	aV
<vorhanden	a_
<vorhanden[	aT
<vormittags[	aF
<vorteil	aW
<vorteil[	aW
<vor|0	aB
<vor|der	a@
<vor|ort	a>
<vos	a6
<vos[	a>
<votre	a7
<votre[	a7
<vouchers	aG
<vouchers[	aG
<vous	a@
<vous[	aC
<voyages[	aU
<voz[	aH
<vp	aB
<vp[	aB
<vraie	aI
<vraie[	aI
<vuelo	aF
<vuelo[	aF
<vu|les	aC
<vz	aF
<w/	a@
<w/ 0	a:
<w/[	aC
<w/c	aE
<w/c|0	aC
<w/e	aD
<w/e[	aD
<wagen	aT
<wages	aG
<wahlbar	aT
<wahlbar[	aT
<wahrend	a>
<wahrend[	a>
<wait	aD
<wait[	aD
<wales	aS
<wales[	aS
<walking	aG
<walking[	aG
<walks	aH
<walks[	aH
<walk|in	aE
<walk|round	a?
<wangen[	a>
<wangen|im	aG
<wann	aV
<want	aE
<want a	aW
<want them	aG
<want to	a>
<wanted	aY
<wanted[	aW
<wanting	aU
<wanting[	aU
<wants	aB
<wants a	a@
<wants to	aR
<wants[	aI
<wants|a	aU
<want|a	aH
<want|to	aI
<war	aF
<ward	aE
<ward[	aE
<ware	aB
<ware ein	a=
<ware[	a;
<waren	a>
<waren[	a>
<ware|der	aI
<ware|ideal	aE
<warm	aX
<warm[	aX
<wartung[	a8
<war|der	aR
<war|gut	aG
<was[	aH
<washing	aS
<washing[	aS
<waste	aR
<water	aJ
<water[	aJ
<we	aG
<we are	aG
<we can	aJ
<we had	aB
<we lost	a:
<we make	aH
<we need a	a?
<we need|a	aZ
<we pay	aD
<we run	a?
<we take	aY
<we want	a^
<we want|a	aS
<we'd	aF
<we'd[	aF
<we'll	aH
<we're	a@
<we're a	aG
<we[	a>
<we[title	a@
<wechsel[	aE
<wechselschicht	a\\
<wechsel|0	aS
<wed	aF
<wed[	aF
<wedding	aI
<wedding[	aI
<weddings	aU
<wednesdays	aW
<wednesdays[	aU
<wee	aC
<wee[	aC
<week 0	aU
<week in	aW
<weekday	aI
<weekdays	aS
<weekend in	aC
<weekends	aT
<weekends[	aT
<weekend|in	aF
<weekly[	aR
<weeks'	aG
<weeks'[	aG
<week|0	aE
<week|in	aB
<week|no	aG
<week|on	a>
<wegen	a<
<wegen[	a<
<weiblich	aA
<weiblich[	aA
<weigh	a?
<weigh[	a?
<weihnachten	aI
<weihnachten[	aI
<weil	a?
<weil[	a?
<weimar	aU
<weingut	a@
<weingut[	a@
<weiß[	aC
<welcome	aX
<welcome[	aS
<welcome|0	aS
<welding	aS
<welfare	aI
<welfare[	aI
<wellington	aB
<wellington[	aH
<wells	aB
<welsh	aB
<welsh[	aB
<wenigstens	a?
<wenn	aA
<wenn die	aH
<wenn er	aE
<wenn[	aA
<wenn|jemand	aH
<went	aC
<went[	aC
<wer	aE
<werden	aH
<werden[	aH
<were	aB
<were[	aB
<werkstatt	aH
<werkzeug	aC
<werkzeug[	aC
<west[	aU
<we|can	aJ
<we|do	aH
<we|don't	aJ
<we|give	aF
<we|lost	aF
<we|make	aF
<we|need	aI
<we|open	aJ
<we|pay	aI
<we|pay the	aH
<we|teach	aI
<we|use	aI
<we|want	aI
<wfh[	aG
<wg	aU
<wg[	aU
<what	aB
<what i	aI
<what you	a>
<what[	aB
<whatever	aI
<whatever[	aI
<whatsapp 0	aD
<whatsapp 0 0	a6
<whatsapp 0|0	aD
<whatsapp[	aJ
<whatsapp|0	aI
<whatsapp|0 0	aI
<what|i	aH
<what|you	aD
<wheat	aA
<wheat[	aA
<when	aD
<when[	aD
<when|a	aF
<where[place	aa
<wherever[	a=
<which	aI
<which[	aH
<whichever	aS
<whichever[	aS
<while	a>
<while[	a>
<whitby[	ad
<who will	a[
<who'll	aI
<who'll[	aI
<who's	aD
<who's[	aD
<who[	aE
<whoever	aC
<whoever[	aC
<whole	a@
<whole[	a@
<whom	aI
<whom[	aI
<whose	aB
<whose[	aB
<who|can	aF
<who|has	aF
<wie	aJ
<wie[	aJ
<wieder	aF
<wieder[	aF
<wien	aC
<wien 0	a]
<wien[	aB
<wien|0	aD
<wie|es	aF
<wife[	aC
<wig	aD
<wig[	aD
<will	aG
<will do	aY
<will[	aI
<willing	a[
<willing[	a[
<willing|to	a<
<willkommen	aW
<willkommen[	aV
<will|be	aG
<will|do	aE
<will|you	a=
<wind[	aC
<windows	aH
<wine	aJ
<wine[	aJ
<wing	aJ
<winter	aJ
<winter 0	a]
<winterdienst	aT
<winters	aH
<winters[	aH
<winter|0	aE
<wir brauchen	a;
<wir haben	a4
<wir hatten	aG
<wir machen	a2
<wir nicht	aS
<wir sind ein	aC
<wir sind eine	aI
<wir sind|eine	a?
<wir zahlen	aA
<wir[title	a;
<wird	aF
<wird|ein	a\\
<wird|eine	aF
<wir|0	a=
<wir|bieten	aG
<wir|brauchen	a5
<wir|das	aB
<wir|hatten	aI
<wir|im	aT
<wir|keine	aC
<wir|machen	aC
<wir|nicht	aG
<wir|suchen	a:
<wir|uns	aD
<wir|zahlen	a>
<wir|zu	aC
<wissen	aT
<wissen[	aS
<with	a3
<with 0	a5
<with a	a>
<with an	a@
<with me	aE
<with no	a;
<with one	a<
<with the	aI
<with two	a;
<with you	a]
<with[skill	a?
<within	aC
<within[	aH
<within|0	a;
<within|0 days	aF
<within|the	aW
<without	aB
<without[	aF
<with|0	aF
<with|no	aJ
<with|one	aI
<with|the	aH
<with|two	aG
<wittmund	aS
<witz	aS
<witz[	aS
<wk in	aC
<wk in 0	aH
<wks|on	aE
<wk|in	a@
<wk|in 0	aH
<wms	aI
<wms[	a@
<woche 0	a\\
<woche[	aR
<wochen|ferien	aC
<woche|von	aF
<wohl	aD
<wohl[	aD
<wohnung	aD
<wohnung[	aF
<wollte	aC
<wollte[	aC
<wolverhampton[	aI
<women	aH
<women's	aF
<women's[	aF
<women[	aH
<won't	aH
<won't[	aH
<wood	aH
<wood[	aH
<word[	aI
<wording	aG
<wording[	aG
<worked	aD
<worked[	aD
<workshops	aY
<workshops[	aY
<wort	aE
<wort[	aI
<would	aI
<would be	a>
<would be lovely	a\`
<would do	aZ
<would help	ad
<would[	a=
<would|be a	aI
<write	aF
<write it	a9
<write it in	aD
<write[	aJ
<writer[	aI
<write|it	aI
<written	aF
<written|test	aI
<wroclaw	aS
<wrong	a[
<wrong[	a[
<wrote	aF
<wrote[	aF
<wset	a@
<wset 0	aU
<wset[	aC
<wset|0	aF
<wte	aS
<wte[	aS
<wunsch	aT
<wunsch[	aS
<wunschenswert	a\`
<wunschenswert[	a]
<wurde	aB
<wurde[	aB
<x 0	a[
<x0	aS
<x0[	a\\
<x0|0	a_
<x[	aC
<xero	aX
<x|0	aC
<y	a?
<y 0 0	aT
<y 0|0	aC
<y a	aA
<y cinco	aD
<y despues	a<
<y dos	aE
<y el	aA
<y en	aB
<y hay	a7
<y los	a@
<y luego	a?
<y media	aU
<y medio	aA
<y no	a2
<y que	aG
<y se	aB
<y si	a:
<y sin	aB
<y un	aF
<y una	a9
<y[	aH
<y[experience	aB
<y[language	aC
<y[place	a?
<y[skill	aI
<y[title	aG
<ya no	a=
<ya|no	aB
<ya|sabes	aD
<year 0	aC
<year[place	aa
<yearly	aV
<yearly[	aS
<years in	aA
<years'	aF
<years[	aJ
<years|at	aI
<years|on	a?
<year|0	aS
<year|end	aH
<year|on	aA
<yet|so	a8
<yoga	aU
<yoga[	aU
<you get	aF
<you have	aA
<you have it	a^
<you know	aE
<you like	a^
<you need	aD
<you need to	aE
<you to	aG
<you will	a8
<you write	aI
<you'd	a>
<you'd[	aF
<you're	aC
<you're[	aC
<you've	a@
<you've[	a@
<you[	aG
<you[title	a[
<young	aA
<young[	a;
<your	a>
<your own	aI
<your[	a>
<yourself	aW
<yourself[	aR
<youth	a<
<youth[	aC
<you|and	aF
<you|can	a@
<you|do	aA
<you|don't	aF
<you|drive	aD
<you|get	aE
<you|keep	a@
<you|know	aH
<you|live	aH
<you|make	aA
<you|need	a?
<you|need to	aH
<you|put	aB
<you|run	a@
<you|take	aC
<you|the	a?
<you|to	aJ
<you|write	a>
<yo|y	aS
<yr 0	a_
<yrs in	aB
<yrs|0	a^
<yr|0	aE
<y|frances	aI
<y|no	aS
<y|que	aI
<y|una	aJ
<zahlen	aC
<zahlen wir	a\\
<zahlen|wir	aE
<zaragoza	aB
<zaragoza[	a:
<zeit	aZ
<zeitarbeit	aI
<zeiten	a\`
<zeiten[	a^
<zeiten|0	aY
<zentrale	a7
<zerlegen	a?
<zerlegen[	a?
<ziehen	aS
<ziehen[	aS
<zieht	aC
<zieht[	aC
<zimmer[	aI
<zona	aE
<zone	aF
<zone[	aF
<zones	aV
<zone|0	a@
<zu	aH
<zu besetzen	aU
<zu den	aE
<zu dritt	aH
<zu hause	aX
<zu tun	aC
<zu uns	aX
<zu[	aI
<zug	aI
<zug[	aF
<zuhause	aS
<zuhause[	aS
<zulage	aV
<zulage[	aV
<zuletzt	aA
<zuletzt[	aA
<zum	aA
<zum 0	aa
<zum 0 0	al
<zum 0|0	a[
<zunachst	aB
<zur	a>
<zur[	aD
<zusammen	aT
<zusatzversorgung	aS
<zuschuss	aJ
<zuschuss[	aJ
<zu|0	aV
<zu|den	aH
<zu|dritt	aJ
<zu|hause	aH
<zu|tun	aC
<zu|uns	aU
<zu|zweit	aJ
<zwanzig|uhr	aJ
<zwei	aB
<zwei tage	aG
<zwei[	aI
<zwei[title	aC
<zweimal[	aG
<zweite	a=
<zweite[	a=
<zweiten	a>
<zweiten[	a>
<zweites	a<
<zweites[	a<
<zweiundzwanzig	aG
<zweiundzwanzig[	aG
<zwingend	aZ
<zwingend[	aZ
<zwischen	a3
<zwischen[	aG
<zwischen|0	aI
<zwischen|0 und	aI
<zwolf[	aJ
<zzgl	a[
<zzgl[	a[
<£0 +	a<
<£0 0	a[
<£0 0 +	aH
<£0 0 0-0	aW
<£0 0 a	aH
<£0 0-0	aE
<£0 0-0 0	aT
<£0 0-0|0	aF
<£0 0-£0 0	aT
<£0 0k	a^
<£0 0m	aC
<£0 0|+	a;
<£0 0|0	aS
<£0 0|0-0	aT
<£0 0|a	aC
<£0 0|an	aA
<£0 0|pro	aA
<£0 0|£0	aB
<£0 an	aC
<£0 an hour	aR
<£0 per	aF
<£0-0	aV
<£0-0[	aV
<£0-0k	aT
<£0-0k[	aW
<£0/day	aY
<£0/day[	aX
<£0/h	aW
<£0/wk	aV
<£0k	aW
<£0k +	a?
<£0k[shift	aW
<£0k[title	aT
<£0k|+	a@
<£0k|0	a^
<£0m|turnover	a?
<£0|+	aG
<£0|0 0	aT
<£0|0 0-0	aX
<£0|0 _	a[
<£0|0 an	ac
<£0|0 and	aD
<£0|0 pro	a>
<£0|0 to	a6
<£0|0-0 0	aE
<£0|0-£0 0	aF
<£0|0/h	a_
<£0|0/hr	aX
<£0|0k	ac
<£0|0m	ac
<£0|a	aC
<£0|an	aF
<£0|an hour	aI
<£0|per	aD
<€ +	aG
<€ 0 0	aA
<€ 0|0	ak
<€ brut	aI
<€ brutto	aT
<€ je	aG
<€/h[benefit	a[
<€/h|+	aH
<€/h|0	aU
<€/j	aR
<€/j[	aR
<€0 0	aW
<€0 0-0	aA
<€0 0-0 0	a^
<€0 0-0|0	aB
<€0 0-€0|0	aI
<€0 0|+	aF
<€0 0|0	aF
<€0 0|x	aD
<€0/day	a\`
<€0/h	a_
<€0/wk	a\\
<€0/wk[	a\\
<€0k	aX
<€0k[	aX
<€0|0 +	aD
<€0|0 0	aD
<€0|0 _	a[
<€0|0 x	a4
<€0|0-0	aH
<€0|0-0 0	aG
<€0|0-€0 0	aE
<€[benefit	ag
<€[hours	aH
<€[licence	a_
<€[place	a\\
<€[shift	a^
<€[skill	a_
<€[title	ab
<€[variable	aG
<€|0 0	a.
<€|brut	aI
<€|brutos	aD
<€|brutto	aH
<€|die	aE
<€|je	aD
<€|plus	aE
<€|por	aE
<€|pro	aC
<€|x	aI
>$	aD
>$/h	aI
>$/h[	aH
>$0 +	aZ
>$0 0	aY
>$0 0 +	aW
>$0 0 m	a_
>$0 0 mm	ad
>$0 0 to	aI
>$0 0-$0 0	aA
>$0 0-0	aW
>$0 0-0 0	aR
>$0-0	a^
>$0-0/hr	a]
>$0-0[	a]
>$0-0k	aV
>$0/h	aS
>$[	aF
>+	aG
>+ 0 _	aH
>+ 0 ans	aI
>+ 0 yrs	aC
>+ 0 €	aF
>+ 0e	aC
>+ auxilio	aR
>+ auxilio[	aR
>+ bonus[	aR
>+ car	aF
>+ car[	aF
>+ carte	aW
>+ comm	aH
>+ cv	aI
>+ cv[	aI
>+ plus	aE
>+ pourboires	aF
>+ prime de	aE
>+ sat	aG
>+ sat[	aG
>+ two	aT
>+ two[	aT
>+ van	aH
>+0	aC
>+0[	aC
>+[	aE
>+[contract	a@
>+[education	a@
>+[language	aC
>+[pay	a@
>+[place	a@
>+[title	a;
>+[variable	aE
>-$	aD
>-$/h	aI
>-'an	aF
>-'en	a7
>-'on	aF
>-'ou	aE
>-+	aG
>-+0	aC
>--0a	aY
>--0k	aR
>--in	aV
>--la	aH
>--sa	a\`
>--so	ad
>--up	aE
>--yr	aT
>-/an	a.
>-/in	ab
>-/km	a@
>-/mo	aD
>-/wk	aG
>-/wo	a9
>-/yr	a.
>-0'	aF
>-0/h	aS
>-0b	aA
>-0g	a?
>-0nd	aJ
>-0p0	aG
>-0rd	aB
>-0re	aH
>-0th	aH
>->en	a7
>-a-0	aH
>-a/o	a\\
>-a0	aH
>-aa	aF
>-aal	aR
>-aan	a;
>-aar	aC
>-aba	aI
>-abi	aI
>-abo	aT
>-abs	a7
>-abt	a<
>-acc	aT
>-acs	aU
>-acu	aI
>-acy	aT
>-ada	aD
>-add	aS
>-ado	aJ
>-adt	aH
>-adv	a?
>-ady	aH
>-aec	a\`
>-aed	aX
>-ael	aU
>-afa	aC
>-ag	aH
>-ago	aF
>-ags	aA
>-agt	a=
>-aha	a<
>-ahi	a;
>-ahl	aD
>-ahm	aU
>-ahr	aA
>-aia	aY
>-aim	aB
>-ait	aG
>-aiz	aH
>-aje	aS
>-akh	aH
>-aki	a?
>-aks	aC
>-alb	aG
>-ale	aF
>-ali	aE
>-als	aJ
>-ame	aG
>-amf	a6
>-ami	a:
>-amt	aI
>-ana	aG
>-anc	a8
>-anu	aY
>-aop	aD
>-aos	aJ
>-ape	aR
>-aph	aH
>-apo	a?
>-aps	aD
>-apy	aB
>-arb	aT
>-arc	aW
>-arf	aH
>-arm	aT
>-aro	aB
>-arp	a7
>-arr	aF
>-ash	aR
>-aso	aE
>-ath	aF
>-ati	aZ
>-atl	aF
>-aub	aI
>-aul	aT
>-aun	aF
>-aux	aF
>-av	aH
>-ava	aJ
>-ave	aI
>-avg	aB
>-avi	aU
>-awa	aD
>-aze	a>
>-aße	a.
>-bac	aS
>-bal	aT
>-ban	aI
>-bao	a@
>-bap	a[
>-bar	aH
>-bat	aI
>-bav	aZ
>-bba	aW
>-bei	aI
>-bel	aA
>-ben	aH
>-bg	aD
>-bi	aF
>-bia	aH
>-bid	aU
>-bil	aF
>-bio	aG
>-bir	aT
>-bit	aH
>-bl	aB
>-bla	aB
>-ble	aJ
>-blo	aX
>-bol	aG
>-bos	a6
>-bot	aG
>-bs	aU
>-bsc	aY
>-bst	aE
>-btp	aH
>-buy	aY
>-bvs	aE
>-bwl	aW
>-by	aE
>-c$0	a]
>-c++	aS
>-c+0	aU
>-cam	aJ
>-cao	aA
>-cas	aA
>-cbs	a[
>-ccn	aW
>-cco	aS
>-cct	aU
>-cdl	aU
>-cee	aB
>-cfa	aC
>-chi	aC
>-chl	aS
>-chs	aG
>-cid	a?
>-cie	a=
>-cii	aG
>-cin	a_
>-cis	aI
>-cke	aH
>-ckt	a4
>-cls	a\`
>-cm	aI
>-cnc	aH
>-co	aH
>-co0	aE
>-com	aU
>-coo	aG
>-cos	aG
>-cra	aS
>-cre	aF
>-cro	aR
>-csa	aU
>-ct	aT
>-ctc	aH
>-cte	aH
>-cul	aS
>-cun	aX
>-cup	a:
>-cv	aS
>-cvs	aZ
>-dam	aD
>-das	aI
>-deb	aH
>-ded	aE
>-den	aJ
>-des	aG
>-det	aC
>-dg	aI
>-dic	aV
>-did	aJ
>-dip	aT
>-dle	aG
>-dm	aU
>-dms	aG
>-dmx	aB
>-dos	aH
>-dow	aS
>-drh	aH
>-dri	a=
>-due	a@
>-dun	aY
>-dus	aH
>-e/0	aF
>-eap	ac
>-ebs	aE
>-ebt	aD
>-ec	aD
>-eco	aB
>-ecs	aH
>-ect	aI
>-ecu	aS
>-ede	aE
>-eef	aG
>-eek	aH
>-ees	aA
>-eff	aI
>-efs	aE
>-eft	aF
>-egs	aI
>-egt	aD
>-eh	aI
>-ehe	a@
>-eht	aC
>-eid	aF
>-eim	aS
>-eis	aS
>-eje	aG
>-eke	aS
>-ekt	aJ
>-ela	aI
>-elf	aF
>-eln	aA
>-elo	aT
>-els	aC
>-elt	a?
>-ema	aU
>-eme	aJ
>-ems	aT
>-emy	aD
>-end	aH
>-env	a>
>-enz	aT
>-epa	aG
>-eph	ac
>-epi	aS
>-epp	aV
>-erc	aV
>-erd	a9
>-ern	aI
>-ers	aG
>-ert	aE
>-erz	a:
>-es'	aA
>-esi	aV
>-eso	aI
>-esp	aV
>-etc	aD
>-eth	aJ
>-eto	aG
>-etp	aG
>-ets	aJ
>-ety	aE
>-euh	aD
>-eul	aE
>-eup	aD
>-eur	aS
>-eus	aV
>-eut	aI
>-evo	aI
>-evs	aA
>-ew	aD
>-ews	aH
>-exo	aH
>-exp	aE
>-eys	aE
>-fab	a=
>-fam	a?
>-fe	aG
>-feb	aI
>-fen	aC
>-fet	aU
>-few	aH
>-ffe	aB
>-fft	a?
>-fh	aU
>-fia	aT
>-fie	a?
>-fig	aI
>-fka	aV
>-fp	aS
>-fra	aI
>-fs	aW
>-fse	aE
>-fte	aH
>-fts	aG
>-fue	aF
>-g's	aH
>-g0	aS
>-ga0	aV
>-gal	aI
>-gan	aG
>-gap	a\\
>-gas	aJ
>-gau	a>
>-gby	aF
>-gcp	ab
>-gdc	aS
>-ged	a9
>-gem	aH
>-gga	aU
>-ghs	aH
>-gie	aI
>-gig	aA
>-gik	ab
>-gil	aT
>-gin	aR
>-gis	aT
>-git	a>
>-gma	aG
>-gmm	aS
>-gmt	aF
>-gns	a4
>-gny	aS
>-god	aE
>-gor	aS
>-got	aI
>-gps	aW
>-gr	aA
>-gre	aD
>-gri	aF
>-gro	aH
>-gur	aG
>-gus	aX
>-guy	a=
>-gwo	aU
>-h/0	aH
>-h/f	a>
>-ha	aD
>-had	aG
>-ham	aT
>-han	aA
>-hea	a]
>-hed	aA
>-hee	a<
>-hek	aU
>-hem	aG
>-hen	aI
>-hep	aT
>-hf	aE
>-hia	aa
>-hie	a^
>-him	aE
>-hio	a=
>-hir	aE
>-his	aJ
>-hit	aH
>-hiv	a]
>-hl	aE
>-hle	aX
>-hlt	aJ
>-hme	aZ
>-hmp	aa
>-hnd	aR
>-hnt	aH
>-hoe	aT
>-hol	aE
>-hom	aI
>-hos	aE
>-hoy	aF
>-hq	a@
>-hrt	aI
>-hru	a@
>-hs'	aI
>-htl	a]
>-hts	aG
>-hty	aG
>-hua	aV
>-hum	aD
>-hun	aD
>-hup	a\\
>-hur	aH
>-huy	aI
>-hyr	aT
>-i/0	a9
>-iar	aS
>-iat	aW
>-ibe	aC
>-ibo	a]
>-ibt	aI
>-ibu	aU
>-ica	aD
>-ici	aH
>-ick	aR
>-ico	aE
>-ict	aI
>-icu	aA
>-icy	aJ
>-id	aJ
>-ide	aI
>-idh	a:
>-idi	aD
>-ido	aJ
>-ids	aG
>-ieb	aS
>-iee	a.
>-ief	aR
>-iem	a;
>-ies	aI
>-if	aI
>-ifa	aX
>-iff	aB
>-ifi	aT
>-ifo	a<
>-ifs	aH
>-ig	aH
>-iga	aD
>-igh	aG
>-igo	aU
>-igs	aG
>-igt	aC
>-ihk	aE
>-ihn	aE
>-ii	aB
>-ika	a?
>-iki	aI
>-ilk	aI
>-ilm	aE
>-ilo	aI
>-ils	aC
>-ilt	a>
>-imb	aG
>-inc	a:
>-ind	aG
>-inn	aV
>-ins	aI
>-int	aF
>-ior	aH
>-iot	aD
>-ipd	aY
>-ipl	aS
>-ipo	aI
>-ips	aH
>-irk	aT
>-irm	aH
>-irt	aY
>-iry	aB
>-is	aB
>-iti	aY
>-its	aI
>-itt	aT
>-ius	aG
>-iva	aI
>-ivi	aT
>-iwi	aV
>-ix	aJ
>-ixe	aF
>-iya	aU
>-ize	aH
>-ißt	aF
>-jab	aC
>-jar	aT
>-jeu	a;
>-jor	aJ
>-jv	a\\
>-k	aJ
>-k$	aE
>-k's	aH
>-kan	a9
>-kar	aR
>-kas	a8
>-kat	aS
>-ked	aG
>-ken	aF
>-kid	aH
>-kie	aW
>-kin	a?
>-kip	a]
>-kit	aG
>-km	aE
>-kon	aG
>-kr	aI
>-kur	aU
>-kus	a?
>-kw	aF
>-k€	aG
>-l'a	aI
>-lad	aF
>-lag	a@
>-lap	aV
>-lbe	aH
>-lda	a?
>-lds	a?
>-ldy	aY
>-lea	aT
>-lec	aA
>-led	aG
>-lee	aF
>-leg	aT
>-lei	aT
>-len	aF
>-lep	aI
>-les	aI
>-lez	aS
>-lfe	aV
>-lft	a9
>-lg	aT
>-lga	aC
>-lgo	aI
>-lig	a3
>-lim	aU
>-lip	a8
>-lir	a?
>-lis	aR
>-lks	aB
>-lkw	aG
>-llb	aU
>-llo	aG
>-lms	a9
>-loc	aB
>-loh	aW
>-loi	aD
>-lol	aI
>-los	aH
>-lot	aI
>-lou	aE
>-loy	aS
>-lps	aA
>-lsh	aS
>-lst	a;
>-lto	aG
>-lug	aR
>-lui	a>
>-lum	aX
>-lux	aS
>-lva	aC
>-lvo	a@
>-m'a	aE
>-m-f	aI
>-m/d	a?
>-ma0	aa
>-mad	aF
>-mag	aJ
>-mai	aE
>-mam	aT
>-mar	aS
>-mb	aI
>-mba	aY
>-mbe	aD
>-mbh	a=
>-mbo	aY
>-mbs	a>
>-med	aG
>-mee	aB
>-mep	a?
>-mgr	aG
>-mke	a;
>-mm	aG
>-mma	a<
>-mmo	aI
>-mms	aT
>-mmt	a;
>-mn	aC
>-moi	aS
>-mon	aW
>-mor	aC
>-mpa	aI
>-mpo	aF
>-mps	aJ
>-mrd	aH
>-mso	aS
>-mst	a>
>-mte	a;
>-mth	a>
>-mum	aG
>-muy	aF
>-mw	aH
>-m²	aH
>-m€	aH
>-n's	aT
>-n+0	aY
>-n/a	aT
>-nac	aZ
>-nah	aT
>-nai	aZ
>-nal	aI
>-nam	aS
>-nan	aI
>-nar	aV
>-nas	aE
>-nat	aG
>-nav	aS
>-nax	aW
>-nay	aR
>-nci	aW
>-ncl	aE
>-ncs	a1
>-ndi	aF
>-ndl	aI
>-ndo	a?
>-nds	aH
>-ndt	af
>-ndu	a?
>-ned	aH
>-nee	aD
>-nem	a<
>-neo	aE
>-neu	aC
>-ngt	a>
>-nig	aX
>-nil	a1
>-nin	a9
>-nis	aY
>-nit	aI
>-njc	aV
>-nka	aA
>-nkl	a@
>-nks	aG
>-nkt	a@
>-nlo	aV
>-nmc	aZ
>-nnt	a?
>-nnu	a6
>-nok	aR
>-nox	aC
>-nre	aG
>-nsa	aU
>-nse	aI
>-nst	aR
>-nsw	aD
>-nth	aJ
>-nts	aJ
>-ntt	a>
>-nug	aE
>-num	ab
>-nux	aS
>-nvq	aS
>-o	aG
>-o/a	aV
>-oba	aD
>-obi	aS
>-oca	aX
>-ocs	aE
>-ods	aD
>-oef	aS
>-oel	a9
>-of	aF
>-off	aI
>-ofs	aH
>-oga	aX
>-oge	aX
>-ohe	aH
>-ohl	a>
>-ohr	a9
>-oie	aR
>-oit	aG
>-oix	aB
>-ojo	aF
>-ok	aG
>-oku	a^
>-olg	aI
>-olk	a;
>-oln	a\`
>-olt	aY
>-omm	aI
>-omp	aU
>-oms	aF
>-omy	aZ
>-oni	a@
>-onn	aJ
>-ony	aI
>-oo	aB
>-oot	aI
>-op	aC
>-opf	a;
>-opp	a:
>-or	aI
>-orf	aZ
>-orn	aI
>-orp	aU
>-ors	aG
>-oso	a7
>-ot	aR
>-ots	aH
>-ott	aE
>-ou	aJ
>-out	aH
>-oux	aI
>-ove	aE
>-owa	aF
>-owd	aE
>-ows	aH
>-oya	a=
>-oye	a<
>-oße	a=
>-p&l	aR
>-p's	aT
>-p/h	aC
>-pa0	aW
>-pad	aR
>-pam	a>
>-pan	aH
>-pax	aR
>-pca	aS
>-pcs	aG
>-pd	aE
>-pec	a:
>-ped	aC
>-peo	aT
>-pf	aF
>-pfe	a;
>-pha	aS
>-phd	aS
>-phs	a=
>-pid	a[
>-pli	aS
>-po	aB
>-pon	aH
>-pp	aF
>-ppl	aH
>-pps	aE
>-ppt	a:
>-ppy	aU
>-pqe	aE
>-pra	a[
>-pre	aB
>-psa	aV
>-pse	aF
>-psi	a\`
>-psy	aE
>-pt	aD
>-pts	aD
>-pty	aF
>-pub	aR
>-pus	aH
>-qs	aC
>-qts	aX
>-qua	aD
>-r&r	aZ
>-r's	aJ
>-r/a	ae
>-rab	a:
>-rad	aT
>-rae	aJ
>-raf	a]
>-ram	aG
>-ran	aF
>-rap	aB
>-rar	aV
>-ras	aG
>-raw	aS
>-rba	a9
>-rbe	aD
>-rby	aT
>-rcs	aA
>-rd	a<
>-rds	aI
>-rem	a:
>-ren	aE
>-reo	aY
>-rep	aG
>-res	aI
>-rey	aG
>-rez	aI
>-rfa	a3
>-rft	aS
>-rga	a\\
>-rgh	a^
>-ri	aF
>-rib	a9
>-rim	aE
>-rip	aS
>-ris	aD
>-riz	a<
>-rke	aG
>-rks	aI
>-rlo	aE
>-rly	aJ
>-rmo	aC
>-rms	aH
>-rn	aJ
>-rns	aA
>-rnt	aI
>-rob	aG
>-rog	aI
>-rol	aH
>-ros	aI
>-rot	aW
>-row	aU
>-rox	aF
>-roy	aE
>-rpe	aR
>-rps	aJ
>-rra	aT
>-rrn	aF
>-rry	aH
>-rs'	aI
>-rsi	aU
>-rsp	aV
>-ruc	a7
>-ruf	aR
>-rug	aH
>-run	aH
>-rus	a:
>-rut	aI
>-ruz	aT
>-rve	aI
>-rvg	a>
>-rze	aI
>-rzt	aT
>-s$0	a^
>-s/0	a?
>-sab	aI
>-sad	aU
>-sal	aH
>-sar	aU
>-sas	aC
>-sau	a\`
>-sav	aH
>-sc0	aW
>-sca	aJ
>-sco	aF
>-sec	aG
>-see	aB
>-sem	aG
>-seo	a[
>-sep	aG
>-ser	aJ
>-sez	aa
>-sgo	aI
>-sha	aV
>-sia	aJ
>-sir	aE
>-sks	aB
>-sly	aA
>-sma	a@
>-sme	aW
>-sms	aJ
>-soz	aS
>-srs	aR
>-ssa	aF
>-ssf	aS
>-sst	aF
>-ssy	aS
>-std	aE
>-str	aC
>-sts	aF
>-sty	aT
>-sud	a<
>-sum	aS
>-sun	aT
>-sup	aE
>-sus	aC
>-svp	aD
>-t	aJ
>-t0	aF
>-tac	aX
>-tar	aV
>-tat	aX
>-tau	aF
>-tbc	aT
>-ted	aI
>-teo	aT
>-tep	aU
>-tet	aG
>-tev	aS
>-tez	aX
>-tha	aZ
>-ths	aB
>-tig	aB
>-tim	a>
>-tit	aF
>-tly	aF
>-to	aI
>-tom	aU
>-too	aE
>-tse	aU
>-tto	aG
>-tua	a8
>-tud	aA
>-tue	aI
>-tun	aG
>-tur	aS
>-tx	aE
>-t€	aG
>-u'a	aE
>-u'd	aT
>-ual	aH
>-uan	aF
>-uas	a:
>-uay	aD
>-uba	aX
>-ube	aT
>-ubi	aF
>-ubt	a<
>-uca	aF
>-uce	aH
>-uco	aR
>-uda	aF
>-udi	aI
>-ue	aG
>-ued	a7
>-uee	a7
>-uel	aF
>-uen	aG
>-ues	aC
>-uff	aC
>-ufs	aB
>-uft	aH
>-uga	aR
>-ugo	aB
>-ugs	aD
>-ugt	a@
>-uhe	aT
>-uia	aS
>-uil	aD
>-uin	aG
>-uit	aI
>-uiv	aH
>-ujo	aR
>-ule	aT
>-uli	aS
>-ulm	aF
>-uls	a=
>-ulu	aW
>-uma	aH
>-umn	aC
>-ums	aB
>-ung	aV
>-uns	aH
>-uoi	a7
>-uop	a>
>-up	aI
>-upp	aU
>-ups	aC
>-upt	aF
>-ur	a@
>-urd	aA
>-urz	aJ
>-us$	a[
>-uso	aA
>-uto	aS
>-uts	aF
>-utt	a7
>-uty	aG
>-uv	aE
>-uve	aE
>-ux	aS
>-uze	aF
>-uße	aE
>-v-l	aI
>-v-v	aW
>-vac	aI
>-val	aI
>-vec	aH
>-ves	aH
>-vet	aS
>-vez	aV
>-vhi	aY
>-via	aH
>-vic	aY
>-vin	aJ
>-vir	aT
>-vka	aF
>-vol	aS
>-vom	aJ
>-voy	aE
>-vq0	aT
>-vtl	aC
>-vu	aJ
>-w	aH
>-w/	aC
>-w/c	aE
>-w/d	aC
>-w/e	aE
>-wal	a9
>-wan	aU
>-wat	aF
>-wax	aT
>-wed	aD
>-wee	aS
>-weg	aA
>-wel	a>
>-wen	aD
>-wie	aI
>-wk	a@
>-wks	a?
>-wo	aT
>-wte	aH
>-wth	aS
>-x	aF
>-x0	aA
>-xas	aR
>-xen	a8
>-xer	a>
>-xes	a<
>-xis	aS
>-xit	aV
>-xty	aJ
>-xum	aY
>-y'd	aW
>-y's	aJ
>-y-0	aF
>-ybe	aE
>-yet	aF
>-yez	ac
>-yne	a9
>-yor	aI
>-ype	aS
>-yr	aI
>-yrs	aD
>-yse	aY
>-yst	aJ
>-yte	a=
>-yto	a]
>-zan	aR
>-zar	a\\
>-zas	aE
>-zen	aI
>-zer	aS
>-zgl	a=
>-zip	aC
>-zlo	aX
>-zu	aI
>-£0m	aF
>-ßen	aE
>-ßer	a=
>-œur	a:
>-€/j	aH
>-€0k	aW
>0 $ +	aT
>0 $[	aB
>0 + bono	a@
>0 + tips	aU
>0 0 $	a[
>0 0 +	ai
>0 0 0-0	a\\
>0 0 _	a?
>0 0 a	aV
>0 0 and	a>
>0 0 bis	aT
>0 0 brut	a_
>0 0 bruto	a_
>0 0 brutos	aZ
>0 0 con	a]
>0 0 de	aX
>0 0 en	aS
>0 0 fix	am
>0 0 ha	a>
>0 0 hrs	aV
>0 0 im	a?
>0 0 la	aS
>0 0 limpios	ab
>0 0 liquido	a\`
>0 0 liquidos	ae
>0 0 mas	ab
>0 0 mio	a9
>0 0 mm	a=
>0 0 net	a[
>0 0 netos	a^
>0 0 netto	ah
>0 0 no	aT
>0 0 oder	aR
>0 0 per	aI
>0 0 plus	a_
>0 0 por	aV
>0 0 t	aI
>0 0 to	a]
>0 0 x	a[
>0 0 €	a\`
>0 0 €/h	ae
>0 0 €/std	ab
>0 0-0 0	aV
>0 0-tage-woche	aH
>0 0/0	aC
>0 0/0[	aC
>0 0/h +	aZ
>0 0/h _	aR
>0 0[contract	aX
>0 0[place	a=
>0 0[shift	a6
>0 0[title	aF
>0 0h	aV
>0 0m	aF
>0 0m[	aG
>0 0x0	aI
>0 0x0[	aI
>0 a day	a?
>0 a week	aH
>0 ab	aA
>0 ab[	aA
>0 actual	a4
>0 agents[	aJ
>0 al mes	aS
>0 am starts	ab
>0 am[	aI
>0 an[	aT
>0 and 0	aG
>0 ans en	aZ
>0 april[	aV
>0 as	a<
>0 assistants	aV
>0 assistants[	aV
>0 auf	aV
>0 auf[	aU
>0 aug	aR
>0 basic	aI
>0 bed	aS
>0 bed[	aS
>0 beds[	aT
>0 betten[	aJ
>0 brut	aI
>0 brut +	a@
>0 brut _	aH
>0 brut[	a:
>0 brutos	aS
>0 brutto	aU
>0 brutto _	a\\
>0 but	aR
>0 but[	aR
>0 by	aT
>0 by[	aT
>0 c	aC
>0 c[	aC
>0 camas	a7
>0 chairs	aI
>0 chambres	aF
>0 chambres[	aE
>0 con[	aJ
>0 couverts	aH
>0 couverts[	aI
>0 covers	aC
>0 covers[	aC
>0 crew[	aW
>0 cubiertos	aI
>0 d	a[
>0 day	aR
>0 days +	ag
>0 days 0	aI
>0 days 0-0	ad
>0 days _	ab
>0 days in	aY
>0 days incl	ad
>0 de enero	aC
>0 de la	ab
>0 dec	aS
>0 decembre	aZ
>0 del	aS
>0 diarios	aS
>0 diarios[	aS
>0 die	aC
>0 die stunde	a8
>0 empleados	aA
>0 employees	a@
>0 equipes[	aT
>0 et	aB
>0 et 0	aG
>0 et[	aA
>0 evenings	aR
>0 families	aH
>0 feb	a@
>0 feb[	aC
>0 fevrier	aZ
>0 fix	a^
>0 fix[	a^
>0 flats	ae
>0 flexi	aR
>0 for the	a^
>0 from	aV
>0 fte	aE
>0 fte[	aJ
>0 full	aV
>0 full[	ab
>0 fur	aT
>0 gross	a<
>0 gross[	aH
>0 h[	aI
>0 head	a?
>0 head[	a?
>0 heures	aS
>0 heures[	aI
>0 home	aS
>0 home[	aS
>0 horas	aI
>0 horas 0	a?
>0 hours 0	aE
>0 hr[	aU
>0 hrs over	ab
>0 hrs[shift	a^
>0 hs	aH
>0 i	aH
>0 i[	aH
>0 if	aT
>0 if[	aT
>0 im[	aT
>0 in the	a?
>0 incl	aH
>0 j	aT
>0 jahr	aH
>0 jahr[	a;
>0 jahre[	a[
>0 jahren	aE
>0 jour	aY
>0 jour[	aV
>0 jours a	aW
>0 jours par	a\\
>0 juin	a\\
>0 june[	aS
>0 k[	aD
>0 kein	aR
>0 keine	aA
>0 keine[	aA
>0 kg	aD
>0 kg[	aG
>0 kids	a?
>0 kids[	a?
>0 kinder[	a@
>0 kv	aI
>0 kv[	aI
>0 k€ _	aY
>0 le	aB
>0 lead	aI
>0 licence	aA
>0 licence[	aB
>0 limpios	a\\
>0 limpios[	a\\
>0 lines	aI
>0 liquido	aS
>0 liquido[	aS
>0 liquidos	aU
>0 liquidos[	aU
>0 lits	aB
>0 m	aC
>0 m +	a<
>0 m _	aE
>0 m de	a@
>0 m[	aJ
>0 mai _	aJ
>0 mais	aE
>0 mais[	aE
>0 march[	aH
>0 mars	aT
>0 mas	aT
>0 mas[	aT
>0 max	aI
>0 max[	aS
>0 members	aE
>0 mensuales	aF
>0 mensuales[	aF
>0 mi[	aT
>0 mil[	a>
>0 millones de	aF
>0 millones[	aD
>0 min _	a=
>0 min[	aI
>0 minutos	aE
>0 minutos[	aE
>0 mit[	aI
>0 mitarbeitende	aD
>0 mm	aI
>0 mois	aE
>0 mois 0	aE
>0 mois puis	aJ
>0 month	aU
>0 month[	aY
>0 months'	aW
>0 months'[	aW
>0 mt	aS
>0 mth	aW
>0 mw	aH
>0 mw[	aH
>0 m²	aB
>0 m²[	aE
>0 m€	aD
>0 m€[	aI
>0 nach	aE
>0 nach[	aE
>0 net	a<
>0 net[	aD
>0 netos	aZ
>0 netto	aT
>0 night	aS
>0 night[	aS
>0 noon	aE
>0 noon[	aE
>0 nov	aW
>0 nuits	aI
>0 nuits[	aH
>0 o[	a=
>0 oder	aC
>0 off[	aH
>0 office[	aR
>0 oktober	aI
>0 on 0	a_
>0 one[	aU
>0 only	a@
>0 only[	a@
>0 or over	a]
>0 out	aB
>0 out[	aB
>0 p	aF
>0 p[	aF
>0 pa	a@
>0 pa[	aA
>0 par	aA
>0 par[	aA
>0 para	aA
>0 para[	aA
>0 people	a?
>0 people[	aD
>0 per	aI
>0 per[	aF
>0 perm	aV
>0 pero	aZ
>0 pero[	aZ
>0 pers	aB
>0 pers[	aE
>0 personas	aE
>0 personen	aB
>0 personen[	aB
>0 places	aD
>0 platze[	aF
>0 plus	aS
>0 pm	aH
>0 points[	aB
>0 postes	aI
>0 postes[	aJ
>0 ppl	aG
>0 prime	aC
>0 prime[	aC
>0 pro rata	a>
>0 pts	aJ
>0 pts[	aJ
>0 pupils	aE
>0 pupils[	aE
>0 remote	a[
>0 sabado	aW
>0 sabado[	aW
>0 salaries	a4
>0 sat in	a=
>0 school	aR
>0 school[	aR
>0 seats	aJ
>0 seats[	aJ
>0 semaines de	a]
>0 shifts	aS
>0 sites	a@
>0 six	aT
>0 six[	aT
>0 so	aD
>0 socios	aR
>0 socios[	aR
>0 start	aS
>0 start[	aS
>0 std	aR
>0 std[	a<
>0 stunden	aH
>0 stunden im	aD
>0 stunden[	a6
>0 tag	aV
>0 tage	aT
>0 techniciens	aU
>0 techniciens[	aU
>0 tecnicos	aW
>0 tecnicos[	aW
>0 term time	ad
>0 to 0	aU
>0 to £0	a=
>0 trabajadores	aB
>0 tv-l	aS
>0 tv-l[	aS
>0 tvod	aT
>0 tvod[	aT
>0 uhr 0	aH
>0 uhr _	aZ
>0 und	aJ
>0 under	aV
>0 under[	aV
>0 units	a>
>0 units[	aA
>0 until	aV
>0 viernes	aS
>0 viernes[	aS
>0 volunteers[	aS
>0 week	a[
>0 weeks	aR
>0 wk in	aV
>0 wochen ferien	af
>0 words	aJ
>0 words _	aE
>0 x	aT
>0 x 0	aV
>0 years	aX
>0 yr	aW
>0 yrs in	ag
>0 zimmer	aI
>0 zu	aA
>0 zu[	aA
>0 £0k	aH
>0 € +	aI
>0 € 0	aA
>0 € brut	a1
>0 € brutto	aY
>0 € die	a8
>0 € la	aS
>0 €/h _	aY
>0 €/h[	a=
>0 €/std[	a=
>0 €0	aS
>0 €0[	aS
>0 €[benefit	a^
>0 €[hours	aY
>0 €[place	ab
>0 €[shift	a[
>0 €[title	aY
>0% off	aW
>0% off[	aW
>0% pension	aV
>0% pension[	aT
>0'	aF
>0'0 _	aY
>0'0 _ _	aY
>0'0 _[	aY
>0'0 auf	aW
>0'0 auf 0	aR
>0'0 auf[	aW
>0'0 x	aW
>0'0 x 0	aW
>0'0-0'0	aV
>0'0-0'0[	aW
>0'[	aF
>0-0 +	a[
>0-0 + 0	ac
>0-0 +[	aU
>0-0 0 +	aT
>0-0 0 _	a\\
>0-0 0-0	aI
>0-0 0[hours	aF
>0-0 0[pay	af
>0-0 0[shift	aE
>0-0 0k	aW
>0-0 a	a>
>0-0 a[	a>
>0-0 and	aS
>0-0 and[	aS
>0-0 anos	a7
>0-0 ans	aB
>0-0 days	aW
>0-0 k	aZ
>0-0 k$	a\`
>0-0 k[	aV
>0-0 no	aH
>0-0 no[	aH
>0-0 uhr[	aZ
>0-0 y 0-0	ac
>0-0 yrs	aT
>0-0 yrs[	ad
>0-0'0	aI
>0-0-0	aD
>0-0-0[	aH
>0-0/hr	a]
>0-0[pay	aJ
>0-0[place	aB
>0-0[title	a>
>0-0k +	ae
>0-0k[	a\\
>0-0s	aI
>0-bed	aU
>0-bed[	aU
>0-month[	aS
>0-schicht	aV
>0-schicht[	aY
>0-tage-woche	aX
>0-yr	aT
>0-£0 0	aF
>0-€0 0	aE
>0/day	aG
>0/day[	aC
>0/hr	aV
>0/mo	aE
>0/mo[	aE
>0/month	aD
>0/month[	aD
>0/std	aF
>0/std[	aF
>0/tag[	aE
>0/wk[	aU
>0/yr	aJ
>0/yr[	aJ
>0[education	a3
>0[hours	aF
>0[pay	aS
>0[shift	aH
>0[skill	aI
>0[team	aD
>0[variable	aH
>0am-0pm	aW
>0am-0pm[	aU
>0am[	aE
>0b	aA
>0b[	aH
>0d[	a0
>0e mois	ac
>0g	a?
>0g[	aC
>0h a	aA
>0h-0h	aS
>0h-0h 0 0	aE
>0h0-0h0[	aG
>0h[pay	aE
>0k +	aV
>0k _	a^
>0k _ _	a^
>0k pm	aU
>0k pm[	aU
>0k to	aS
>0nd	aJ
>0p-0a	a\`
>0pm-0am	aT
>0pm-0am[	aS
>0rd	aB
>0rd[	aI
>0re	aH
>0re[	aH
>0s 0	a>
>0th _	aI
>0th _ _	aI
>0th _[	aI
>0th[	aG
>0x0	aS
>0x0 0	a\\
>0x0 0[	a[
>0x[	aH
>>$0	aI
>>$0-0	aD
>>$0-0k	a>
>>$0/day	a6
>>$0/h	aA
>>$0k	aF
>>+0	aE
>>0%	aI
>>0'	aV
>>0+	aR
>>0-0%	a@
>>0-0'0	aX
>>0-0-0	aI
>>0-0/0-0	a?
>>0-0/hr	aR
>>0-0s	aH
>>0-bed	aH
>>0-day	aS
>>0-min	aU
>>0-room	a>
>>0-€0	aS
>>0/h	aS
>>0/hr	aX
>>0/km	aF
>>0/std	a[
>>0/tag	a?
>>0/woche	a<
>>0/yr	a@
>>0am	aJ
>>0am-0pm	aG
>>0b	aT
>>0c	a[
>>0d	aV
>>0g	aU
>>0h-0h	aT
>>0h0-0h	aZ
>>0h0-0h0	aI
>>0k-0k	aW
>>0nd	aE
>>0p-0a	aF
>>0pm	aB
>>0rd	aE
>>0re	a7
>>0st	aU
>>0x0	aT
>>0y	a;
>>0°	aS
>>_	aF
>>abajo	a@
>>abend	aF
>>abende	aS
>>abends	aD
>>aber	aG
>>abgeschlossene	aI
>>abierta	aX
>>aboard	aF
>>abogado	a9
>>abogados	a8
>>about	aE
>>above	aS
>>abrazo	aa
>>abrechnung	aI
>>abril	a<
>>abrimos	aD
>>abschluss	aH
>>absolut	aX
>>abstract	aB
>>ac	aE
>>aca	a9
>>academia	aT
>>acc	aH
>>acca	a7
>>accent	aa
>>accents	a>
>>accepted	a=
>>accidents	a\\
>>accommodation	aC
>>account	a;
>>accountant	a\\
>>accounting	a>
>>accounts	aF
>>accredited	aU
>>aceite	aB
>>achats	aA
>>acogida	aT
>>act	aB
>>actas	aC
>>actes	aC
>>actions	aH
>>active	a>
>>actually	aJ
>>acute	a@
>>add	a5
>>ade	a@
>>ademas	ag
>>adjoint	a[
>>admin	aS
>>administracion	a<
>>administrador	a=
>>administrator	aH
>>ads	aX
>>adultos	a7
>>adv	aS
>>advantage	a=
>>advertise	aU
>>advice	aV
>>aed	a=
>>afraid	a8
>>afrikaans	aW
>>afternoon	a5
>>ag	aH
>>again	aJ
>>aged	aB
>>agence	aE
>>agencia	aB
>>agenda	aG
>>agentur	aX
>>agosto	aG
>>agree	aT
>>agreement	aB
>>agrement	aT
>>agri	aW
>>agua	aD
>>aguinaldo	aI
>>ahead	a>
>>ahi	a@
>>ahm	aC
>>ahora	a=
>>ahorro	a?
>>ai	aF
>>aider	a\`
>>aides	aE
>>air	aG
>>airport	aT
>>airside	a;
>>aleman	a@
>>algo	aH
>>algun	aA
>>alguna	a=
>>alimentos	aC
>>all	aA
>>allein	aF
>>aller	aA
>>allergen	a<
>>alles	aD
>>allocation	aJ
>>allowance	aX
>>almacen	aF
>>almeria	aC
>>almuerzo	aX
>>alongside	aA
>>alors	aX
>>also	aI
>>altas	aE
>>alten	a=
>>alternance	a>
>>alternos	aC
>>alu	af
>>alumnos	aC
>>always	aF
>>amf	a_
>>ammonia	aE
>>amt	ab
>>analista	aC
>>analistas	a[
>>analysis	aY
>>anciennete	aS
>>andere	a@
>>android	aV
>>anerkannt	aS
>>anerkennung	a[
>>anfang	aD
>>anfangen	aY
>>angebote	a<
>>angestellt	a<
>>angestellte	aR
>>animal	aY
>>animer	aB
>>anlage	aY
>>anleiten	aW
>>anleitung	a;
>>anmeldung	aH
>>annonce	a<
>>annual	aJ
>>annuelle	aI
>>annuels	aH
>>ano	aI
>>anruf	aD
>>anrufen	aR
>>answers	aY
>>anterior	aZ
>>antes	aG
>>antofagasta	aR
>>anual	aH
>>anuncio	aB
>>anyone	a<
>>anything	aF
>>anyway	aE
>>anywhere	aA
>>aop	aI
>>aparte	a:
>>apertura	aT
>>api	aW
>>apoyo	aX
>>appeals	aV
>>appear	aT
>>appels	aG
>>application	aZ
>>applies	aI
>>apply	aJ
>>apprecie	ac
>>apprentice	aS
>>apprentis	a=
>>approved	aI
>>approx	a=
>>apps	aI
>>apr	a4
>>apres	aI
>>apres-midi	aV
>>aprobado	aG
>>apto	aI
>>aquagym	aU
>>aqui	aD
>>arbeiten	aU
>>arbeitskleidung	a=
>>arbeitszeit	aH
>>architect	aT
>>argentina	a>
>>arms	aX
>>arnes	aJ
>>arr	a;
>>arte	aJ
>>articles	aR
>>artisan	aH
>>as	aI
>>as0	a9
>>asap	aF
>>ash	a9
>>asignacion	a9
>>asistencia	aJ
>>asistente	aU
>>ask	aC
>>asme	a;
>>asociacion	aS
>>asset	a=
>>assistenz	aF
>>association	aS
>>associe	a]
>>associes	aU
>>assurance	a:
>>assurances	aD
>>asuntos	a?
>>asylum	a<
>>at	aI
>>atelier	aU
>>ateliers	a@
>>atencion	a;
>>atender	aV
>>atout	aU
>>attached	a<
>>attestation	a=
>>attractive	aA
>>atv	a\`
>>au-dessus	a]
>>aucune	aT
>>audition	aI
>>auditions	aA
>>auditoria	a@
>>aufbauen	aA
>>aufgaben	aS
>>aufsicht	a:
>>aug	aH
>>aun	aC
>>aunque	aA
>>aurich	aY
>>ausgleich	a8
>>ausrufezeichen	a?
>>ausschreiben	a;
>>aussi	aR
>>authority	aT
>>auto	aJ
>>autobus	aU
>>autocad	aU
>>automotive	aD
>>autonome	aB
>>autos	aF
>>autour	aJ
>>autres	aD
>>auxiliares	aF
>>auxilios	a]
>>außendienst	aT
>>außer	aB
>>available	ab
>>avance	aS
>>averias	a<
>>avg	a5
>>aviso	aC
>>avisos	aG
>>avoid	aF
>>avoir	a9
>>avr	aU
>>award	a7
>>aws	aG
>>ayuda	a=
>>ayudantes	a\`
>>az	aT
>>azubi	a?
>>azubis	aB
>>b+e	aH
>>baby	aI
>>bac	a>
>>bachelier	a@
>>bachiller	aH
>>backend	a]
>>background	aS
>>badajoz	aD
>>badge	aT
>>bain	a:
>>bajar	aH
>>balayage	aU
>>bamberg	aV
>>banco	a;
>>bancos	aW
>>banda	aI
>>bande	aH
>>bands	aX
>>banking	aI
>>banter	a>
>>bareme	aD
>>barista	a=
>>barn	aS
>>barra	a=
>>bartender	aT
>>bas	a@
>>basel	a:
>>basement	aH
>>basic	aI
>>basically	aS
>>basics	aZ
>>basis	aR
>>bassins	aE
>>bastante	aC
>>batches	aC
>>batiment	a=
>>bauen	aZ
>>bauern	a>
>>baustelle	a=
>>baustellen	a7
>>bay	aT
>>bayern	aT
>>bc	aF
>>bebe	a]
>>because	a?
>>bedingung	a@
>>beer	a9
>>befristet	aS
>>begin	aA
>>begleiten	aV
>>beheben	aZ
>>beherrschen	aA
>>behind	a4
>>behinderung	aD
>>bench	aA
>>benefits	aG
>>beraten	aW
>>berceaux	a<
>>bereavement	aG
>>bereit	aC
>>bergen	a8
>>berichte	aI
>>berichtet	aB
>>berlin	aG
>>bernd	aV
>>berth	aA
>>besancon	a@
>>besetzen	aa
>>beside	aJ
>>besprochen	aE
>>bestand	a\`
>>besten	a\\
>>beteiligung	aI
>>betreuen	a^
>>betrieb	a[
>>betriebsrat	aD
>>betten	aF
>>better	a?
>>bev	a;
>>bevorzugt	aJ
>>bewerben	aU
>>bewerber	a8
>>bewerbung	aC
>>bewohner	a8
>>beyond	a>
>>bg	aS
>>bienvenu	aS
>>bienvenue	a=
>>bienvenus	a<
>>bieten	ab
>>bike	aT
>>bilingues	a8
>>bins	aI
>>bio	aE
>>biologie	aA
>>bird	aJ
>>birds	a<
>>birmingham	a:
>>birthday	a5
>>births	a\\
>>bisschen	aE
>>bist	a]
>>bl	aW
>>bleibt	aG
>>block	a8
>>blocking	aT
>>bloke	a\`
>>blood	aS
>>blue	aS
>>bms	a<
>>boards	aH
>>boat	aW
>>boca	a=
>>bodas	a:
>>body	aR
>>bogota	aI
>>boiler	aF
>>bois	a=
>>boite	aE
>>bolsa	aB
>>bombas	a[
>>bon	aD
>>bonne	aC
>>bono	aG
>>bonos	aC
>>bons	a>
>>books	aA
>>bord	a=
>>boss	aT
>>boston	aT
>>botas	aI
>>both	a@
>>bother	a;
>>bottes	a?
>>bottles	aR
>>bought	a=
>>bout	aJ
>>box	aJ
>>boxes	aW
>>boys	aZ
>>boys'	a=
>>bpjeps	aH
>>br	aH
>>bradford	aB
>>branch	aD
>>branche	aU
>>branches	a9
>>brand	a@
>>brauchen	a\\
>>brauchst	a]
>>braucht	a[
>>brc	aI
>>bread	a<
>>breakfast	a7
>>breakfasts	a6
>>bremen	aW
>>bremerhaven	aW
>>brenda	aZ
>>brevet	aI
>>brevete	a>
>>bridge	aI
>>briefen	ae
>>briefing	aD
>>brigada	a=
>>brigade	a:
>>bring	aF
>>bringen	a\\
>>bristol	aU
>>broadband	aS
>>broken	aT
>>broker	aY
>>brot	a>
>>brotchen	a\`
>>brother	a@
>>brotzeit	aA
>>bruno	aX
>>brussels	aI
>>bruts	a8
>>bruxelles	aF
>>bs	a;
>>bsl	aS
>>btp	a]
>>bts	aI
>>btw	aD
>>buchhaltung	a>
>>bucks	aH
>>buen	a=
>>buena	aB
>>bueno	a]
>>bugs	aR
>>builds	aY
>>built	a2
>>bullet	a[
>>bulli	aA
>>bundles	aS
>>bungalow	aS
>>bunk	aI
>>bupa	aE
>>bureau	aH
>>bureaux	aB
>>burgermeister	aW
>>burnout	a>
>>business	aF
>>busy	a9
>>but	aD
>>buy	aS
>>buyer	aS
>>bwl	aD
>>c'est	aE
>>c++	a>
>>c+e	aF
>>c0	aZ
>>ca	aD
>>cab	a@
>>caba	aZ
>>cabinet	aI
>>cable	aZ
>>cad	aR
>>cadena	a:
>>cadre	aB
>>cae	aT
>>cafes	aA
>>caja	aD
>>cal	aC
>>calcul	aJ
>>calculo	aG
>>calefaccion	a?
>>cali	aJ
>>call-out	aR
>>call-outs	a\\
>>called	aI
>>callouts	a=
>>calls	aV
>>calme	a=
>>cama	aT
>>camara	a>
>>camaras	a6
>>cambio	aA
>>cameras	a;
>>camioneta	aI
>>camionnette	aE
>>camp	aI
>>campagnes	aX
>>campamento	aE
>>campus	a=
>>canada	a7
>>cancer	aS
>>candidate	aS
>>candidats	aU
>>candidature	aG
>>candidatures	a:
>>cannulation	a^
>>cant	aD
>>capataz	aD
>>cape	a9
>>captain	aE
>>capture	a\\
>>caravan	aZ
>>cardiff	a?
>>care	aS
>>career	a=
>>careful	a=
>>carga	a7
>>cargar	aV
>>cargo	a=
>>caritas	aE
>>carlisle	aC
>>carpenter	ad
>>carrera	aJ
>>cars	aI
>>cartagena	aS
>>cartas	aT
>>cartera	aF
>>cas	a=
>>casa	aH
>>cases	aH
>>casework	a>
>>cash	aV
>>cashing	a=
>>casi	aH
>>casier	aJ
>>casino	aC
>>castle	aT
>>casual	a<
>>casuals	a=
>>catalan	aJ
>>caterer	a^
>>catering	aI
>>catholic	aF
>>catholique	aW
>>catolico	aY
>>catorce	aE
>>cats	aX
>>cause	a8
>>cave	a@
>>ccn	aW
>>ccn0	aT
>>cdd	aJ
>>cdi	aG
>>cdl	aS
>>ce	aB
>>cedula	aH
>>celibataire	aG
>>celle	aH
>>celular	aG
>>cent	a2
>>central	aE
>>centres	aG
>>centro	aW
>>centros	a9
>>cents	a2
>>ceo	aC
>>cero	aJ
>>cerrado	aS
>>cert	aR
>>certificacion	aI
>>certificados	a<
>>certificat	aC
>>certificate	aU
>>certificates	aG
>>cet	a]
>>cette	aE
>>cfa	a<
>>cfc	a5
>>cfo	aY
>>chairman	a7
>>chairs	aB
>>chamber	a;
>>chambre	a>
>>chambres	aF
>>change	a;
>>changement	a>
>>changing	aV
>>chantiers	a>
>>charges	aC
>>charla	aR
>>charlas	aA
>>chartered	aE
>>chase	a<
>>chasing	aE
>>chasse	aS
>>chaud	aU
>>chauffe	aX
>>check-in	aI
>>cheese	a[
>>cheffe	aA
>>chefin	a@
>>chefs	aR
>>chem	ad
>>chemie	aU
>>chemist	af
>>chemistry	aD
>>chemo	a9
>>chez	aC
>>chica	aV
>>chicas	a=
>>chico	aT
>>chiens	aH
>>chiffre	aB
>>child	aF
>>childcare	a9
>>children's	a?
>>choice	aI
>>choix	aT
>>cholet	aU
>>christian	aU
>>christmas	aF
>>church	a?
>>churches	a@
>>chut	a@
>>chuy	aT
>>ci	aG
>>ciclo	a>
>>ciento	aD
>>cierra	a7
>>cierre	aH
>>cii	a_
>>cima	a;
>>cinquante	aI
>>circle	aZ
>>cite	aV
>>cites	aR
>>ciudad	aC
>>clara	aF
>>class	aF
>>classes	a=
>>clause	aR
>>cleaning	aZ
>>clear	aI
>>clearance	aT
>>clerk	aW
>>clerks	a9
>>cles	a?
>>clients	aE
>>clinica	aT
>>clinical	aH
>>clinics	aD
>>clock	a=
>>close	aR
>>closes	aV
>>closing	aG
>>closures	a?
>>cloud	aT
>>cnas	ab
>>co-op	aU
>>coach	aD
>>coche	a9
>>cocina	aF
>>codigo	aW
>>coding	aU
>>coefficient	a:
>>coffee	aH
>>coffre	aT
>>col	aS
>>cole	aC
>>colegiacion	aC
>>colegiatura	a?
>>colegios	aD
>>colin	a\`
>>colleagues	aD
>>collectif	ac
>>college	aG
>>collegues	aW
>>column	aC
>>comarcal	aZ
>>combustible	a>
>>come	aJ
>>comercial	aV
>>comes	aD
>>comfortable	a<
>>coming	aD
>>comisiones	aD
>>comite	aJ
>>comites	a?
>>commande	aD
>>commencer	a7
>>commercial	aW
>>commissions	aA
>>comms	aE
>>communaute	a?
>>commune	aV
>>communes	a9
>>community	aH
>>como	aG
>>compagnie	aA
>>compagnons	aI
>>companeros	a^
>>company	aS
>>compartido	aW
>>competency	a\`
>>complaints	aR
>>complet	aV
>>compliance	aA
>>compra	a=
>>compris	a=
>>comprise	aE
>>compta	a=
>>comptoir	a@
>>compulsory	aF
>>comunicacion	aH
>>comunidad	aV
>>comunidades	aE
>>concerts	aR
>>concession	a?
>>conciertos	aY
>>conditions	a;
>>conducir	aC
>>conducteur	aH
>>conduire	aX
>>conduite	aC
>>conferences	aS
>>confidence	aB
>>confident	aJ
>>confidential	a?
>>confidentiel	a7
>>confirme	aI
>>conge	aD
>>conges	aT
>>connaitre	aU
>>conseil	aR
>>consejo	aR
>>consent	aJ
>>conservation	aU
>>constructora	aB
>>consultancy	aZ
>>consultants	aA
>>consultation	aU
>>consultora	aG
>>consumer	aH
>>contable	aX
>>contact	aI
>>conte	aB
>>continental	aI
>>contra	a=
>>contractuel	a[
>>contrat	a6
>>contrato	aH
>>contratos	aB
>>contrats	aH
>>contre	aS
>>controller	ae
>>convenios	aY
>>convenir	aU
>>conversational	aX
>>conveyancing	aF
>>coo	a?
>>cooper	ac
>>cooperativa	aI
>>coordinadora	aE
>>coordinatrice	aA
>>coordo	aC
>>copy	aZ
>>cordoba	aG
>>core	a?
>>cork	a=
>>coro	a@
>>corporate	a7
>>corrido	aV
>>corta	aT
>>cortar	ab
>>cortas	aT
>>cortes	aY
>>cosecha	aC
>>cost	aJ
>>cottage	aV
>>council	aT
>>councils	aF
>>count	aJ
>>counterbalance	aA
>>counters	aG
>>countries	a@
>>coupe	aW
>>couple	ac
>>couples	a\`
>>cour	aU
>>courant	a\\
>>courses	aS
>>couverts	aT
>>covered	a8
>>cp	aG
>>cpcs	aY
>>cpe	a>
>>cps	aF
>>craft	aE
>>crane	a[
>>creche	aT
>>credito	aC
>>credits	a=
>>cree	aX
>>crewe	a?
>>crews	aI
>>criee	aF
>>criminal	aZ
>>criteria	a?
>>cro	a<
>>cross	aH
>>croydon	a?
>>crunch	aZ
>>cs0/0	aY
>>cscs	aX
>>ct	a8
>>cto	aR
>>cuaderno	aC
>>cuadrilla	aS
>>cualquier	a[
>>cuarenta	a>
>>cuarto	aT
>>cubiertos	aI
>>cuenca	a?
>>cuenta	aA
>>cuidado	aR
>>cuidar	aV
>>cuisine	aI
>>cultural	aG
>>culture	a=
>>current	aS
>>curriculum	aD
>>curso	aC
>>cursos	aT
>>customers	aF
>>customs	aH
>>cutting	aV
>>cvs	aI
>>cycles	aB
>>d	aU
>>d'affaires	aY
>>d'anciennete	aH
>>d'avance	aU
>>d'ecole	aT
>>d'eglise	a[
>>d'entreprise	a[
>>d'etat	aY
>>d'experience	aG
>>d'ou	a>
>>d'une	aB
>>d0	aU
>>da	aC
>>dach	a9
>>dad	a=
>>dafur	a=
>>daheim	aI
>>dahin	aS
>>daily	aI
>>dairy	a?
>>dale	aR
>>dame	aU
>>damen	aA
>>damit	a>
>>damos	a>
>>damp	aW
>>dar	a\\
>>darum	aB
>>das	aD
>>dass	a8
>>dates	aB
>>datos	aG
>>daughter	aW
>>davinci	aW
>>davon	aF
>>daylight	aZ
>>days'	aa
>>dazu	aA
>>dbs	a\`
>>dbt	a[
>>dc	a>
>>dea	a;
>>dead	aF
>>deadline	a?
>>deaf	a=
>>deal	a:
>>dealers	aC
>>dean	aG
>>deaths	a_
>>deb	aV
>>debut	aU
>>december	a:
>>decembre	aS
>>decimos	a>
>>decir	aT
>>decision	aI
>>decks	aC
>>declan	a?
>>decoupe	a>
>>deer	aC
>>dees	aC
>>defense	aT
>>degree	aS
>>dehors	a?
>>deja	aG
>>delegado	aU
>>delivery	aX
>>dem	aS
>>demarrage	a;
>>demas	aC
>>dementia	aC
>>demi	aB
>>demontage	aC
>>demos	aZ
>>deneigement	aA
>>dentaire	a]
>>dentro	aC
>>depannage	aA
>>depende	a?
>>depending	aS
>>depots	a6
>>depression	aC
>>depuis	aF
>>derby	aH
>>derecho	aI
>>dernier	aS
>>derniere	aF
>>des	aS
>>deseable	a?
>>design	aT
>>desirable	aG
>>desks	aJ
>>despacho	a;
>>despiece	aH
>>despues	aE
>>destajo	aX
>>details	aW
>>detection	aY
>>deuxieme	a?
>>devant	a;
>>developpement	aA
>>devis	aI
>>devs	aY
>>dezember	aX
>>dg	aG
>>dia	aF
>>diabetes	a?
>>diagnostics	a]
>>diakonie	a6
>>diarias	aG
>>diario	a[
>>diarios	aG
>>dice	aB
>>dicte	aB
>>dienst	aJ
>>dienstag	aA
>>dienstags	aU
>>dienstplan	aE
>>dienstwohnung	aU
>>dieses	aE
>>diesmal	aH
>>dietas	aD
>>diez	aX
>>dignified	aY
>>digs	a:
>>dijon	a@
>>dimanches	aU
>>din	ab
>>dinero	aV
>>ding	a;
>>dinner	aG
>>dios	aE
>>dip	aJ
>>dipl	aG
>>diploma	aV
>>diplomado	a;
>>diplomes	a\\
>>dir	aU
>>dire	aF
>>direccion	aA
>>directeur	aB
>>direction	aX
>>director	aT
>>directrice	aC
>>dis	aS
>>discipline	aW
>>discontinuo	aa
>>discount	a^
>>discrecion	a;
>>discussed	aA
>>diseno	aT
>>diskret	aF
>>dispatch	aX
>>dispo	a9
>>disponibilidad	a?
>>disponible	aC
>>disputes	aW
>>distance	a[
>>district	aJ
>>dit	aU
>>divorce	a@
>>dkk	aB
>>dm	a>
>>dms	aT
>>dni	a<
>>doble	aG
>>doce	a?
>>documents	aG
>>does	aG
>>doesn't	aB
>>dog	aT
>>doigts	aB
>>doing	aY
>>doku	aD
>>dom	aB
>>domaine	ad
>>domicile	aF
>>domicilio	a;
>>donc	aE
>>done	aG
>>donnerstag	aC
>>donor	a@
>>door	aE
>>doors	aA
>>dosing	a^
>>dossiers	a@
>>dot	a;
>>double	aH
>>douce	aW
>>douche	a>
>>doute	aI
>>douze	a<
>>dra	a^
>>draft	a?
>>drafting	aE
>>drafts	aX
>>drama	a=
>>dran	aB
>>drauf	a?
>>draußen	a6
>>drawing	aU
>>dreimal	a>
>>dreißig	aV
>>drh	a9
>>drill	aI
>>drills	ac
>>drin	aH
>>dritt	aH
>>dritte	aU
>>dritter	a9
>>drive	aU
>>drives	a\\
>>driving	aR
>>droit	a@
>>drops	af
>>druber	aB
>>drum	aE
>>dry	aU
>>ds	a@
>>dubai	aR
>>dublin	aE
>>dudley	a;
>>due	aD
>>dump	aG
>>dundee	aD
>>durfen	aB
>>dutch	aE
>>e-bike	a>
>>e0	a\\
>>each	a@
>>ear	aV
>>earlies	a[
>>early	aR
>>east	aF
>>easter	aU
>>easy	aI
>>ebay	a;
>>ec	aW
>>echelle	a?
>>echelon	aG
>>ecole	aE
>>ecoles	a=
>>ecriture	aC
>>ed	aS
>>edad	a:
>>edge	aS
>>edinburgh	aC
>>educateur	aV
>>effects	a^
>>egal	a]
>>egresado	a>
>>ehrlich	aA
>>eigene	a4
>>eigenen	a@
>>eigener	aW
>>eigentlich	aG
>>eighteen	a?
>>ein	aG
>>eine	aI
>>einer	a9
>>eines	aZ
>>einmal	aH
>>einrichten	aR
>>einsatz	a=
>>einsatze	a>
>>einstellen	a\\
>>einteilen	ad
>>eintritt	aI
>>einweisung	a=
>>einzelzimmer	aT
>>eis	aE
>>either	a@
>>eje	aR
>>ejercicio	aC
>>elderly	aD
>>elders	aV
>>elec	aF
>>electrica	a@
>>electrical	aV
>>electrician	aI
>>electrico	aW
>>electrique	aW
>>electronique	a=
>>eleven	aE
>>eleves	aH
>>elf	a;
>>eligible	a?
>>ella	aR
>>elle	a<
>>elles	a;
>>ellos	a?
>>else	aH
>>eltern	a=
>>elternabende	aU
>>elternzeitvertretung	aW
>>em	a:
>>email	a<
>>emails	a>
>>embarazadas	aY
>>embauche	a=
>>emojis	aT
>>empleados	aA
>>employed	aW
>>employee	aI
>>employees	a@
>>employer	aU
>>employes	aG
>>empresa	aH
>>empty	a>
>>encadrement	aA
>>encima	aR
>>encore	a4
>>endorsement	aR
>>ends	aG
>>energie	a;
>>enero	aE
>>enfant	aR
>>enfants	aJ
>>enfermera	aI
>>engine	a=
>>engineer	a\\
>>engineering	aY
>>engineers	aX
>>england	aA
>>ennis	aZ
>>enough	aA
>>entera	a=
>>entgelt	a?
>>entgeltgruppe	aZ
>>entra	a?
>>entretien	aE
>>entretiens	a\\
>>entrevista	aa
>>entries	aT
>>entry	aS
>>entwurf	aE
>>environ	a=
>>environment	aE
>>ep	a<
>>eps	aB
>>equal	a?
>>equipo	aD
>>equipos	aC
>>equity	aD
>>equiv	a?
>>equivalent	a>
>>equivalente	aU
>>er	aD
>>ere	aS
>>erfahren	aT
>>erfahrung	aD
>>erfolg	aB
>>erfurt	aT
>>erlaubt	aE
>>erp	aU
>>erst	a@
>>erwahnen	aU
>>es	aI
>>escuela	a=
>>espaces	aS
>>espalda	a:
>>espana	aE
>>espanol	a;
>>espera	a<
>>essai	a=
>>essential	aG
>>estamos	a<
>>estandar	aI
>>estar	a=
>>estaria	a>
>>esto	a:
>>estudio	aD
>>etablissement	a>
>>etat	aR
>>etc	aS
>>etude	aU
>>euch	a[
>>eur	aG
>>euro	aH
>>euskera	aA
>>ev	aE
>>evaluacion	aX
>>even	a7
>>evening	aE
>>evenings	aU
>>evento	aD
>>events	a5
>>everybody	aE
>>everyone	aA
>>everything	aU
>>eves	aR
>>evite	aI
>>evtl	aH
>>ew	ag
>>ex	a2
>>excellent	a8
>>exchange	aT
>>exec	aW
>>exeter	a9
>>exocad	aI
>>expected	a:
>>experiencia	aI
>>explain	a[
>>export	aD
>>exports	aJ
>>exposure	aC
>>extension	a<
>>externa	a\\
>>extras	aI
>>eye	a?
>>eyes	a:
>>eyesight	aX
>>f	aZ
>>face	aI
>>facebook	aB
>>fachlich	a@
>>factura	a?
>>facturas	aR
>>fahre	aC
>>fahrt	a<
>>faire	aE
>>fais	aA
>>faith	aJ
>>fall	a;
>>fallen	aE
>>falls	aX
>>familia	a@
>>familial	aS
>>familiale	aU
>>familias	a=
>>familie	aF
>>familienbetrieb	a9
>>famille	aJ
>>fancy	a@
>>fanuc	aE
>>far	a7
>>farmers	a>
>>farms	a=
>>farsi	aT
>>fast	a?
>>fast-paced	aW
>>father	aZ
>>faudrait	aX
>>fault	aU
>>faults	aY
>>fed	a=
>>federation	aS
>>feet	aR
>>fehler	a:
>>feierabend	aE
>>fein	aC
>>felt	a\\
>>female	a;
>>femme	aF
>>feria	aB
>>fermeture	a;
>>ferries	aB
>>ferroviaire	aE
>>ferry	a:
>>fest	aH
>>festival	aF
>>festivals	aU
>>festivos	a@
>>fh	aW
>>ficha	a7
>>fichas	a7
>>fiches	a;
>>fiesta	aB
>>figeac	a=
>>figure	aG
>>fijos	a_
>>files	aI
>>filiale	aB
>>filialen	aD
>>filing	aW
>>filleting	aF
>>fils	aS
>>fin	aH
>>finance	aU
>>find	a9
>>fines	a=
>>fini	aA
>>finish	aA
>>finishing	aS
>>fino	aZ
>>fintech	a?
>>fiona	aT
>>firma	aF
>>firmenwagen	a<
>>fish	aW
>>fisio	aV
>>fit-outs	aY
>>fitness	aZ
>>fitter	a^
>>fitting	aC
>>fittings	a]
>>fix	aI
>>fixe	aJ
>>fixed	aI
>>fixes	a8
>>fixum	a@
>>flat	aS
>>fleece	aA
>>fleet	a8
>>flexitime	aB
>>flow	aV
>>flows	aJ
>>flu	aD
>>fluent	aR
>>fluke	aU
>>flying	aI
>>fm	a>
>>fmcg	a:
>>fois	aB
>>folk	aV
>>folks	aB
>>fondation	aG
>>fonds	a>
>>foot	aI
>>foreign	aH
>>foreman	aZ
>>forest	aD
>>forestal	a\`
>>forge	aA
>>forgive	a>
>>forklift	a8
>>form	aW
>>formation	aF
>>former	a[
>>fortnight	aW
>>forty	aV
>>foto	aI
>>found	a<
>>founded	aI
>>fourgon	aA
>>fourni	aX
>>fournis	aZ
>>fourteen	aG
>>foyer	aJ
>>fr	aG
>>fragen	a=
>>fragt	aS
>>francais	a?
>>france	a>
>>frankfurt	a8
>>franz	a;
>>freelance	aA
>>freelancers	a>
>>freiburg	a<
>>freien	a@
>>freier	aF
>>freight	aF
>>freikarten	aA
>>freitag	aJ
>>freitags	aR
>>freiwillig	a<
>>french	a9
>>frente	a]
>>freut	aW
>>fri-sun	aS
>>fria	aS
>>fringe	aJ
>>frio	aG
>>frisch	a;
>>froid	a@
>>front	aD
>>frontalier	a@
>>frontaliers	aI
>>frozen	aE
>>fruh	aY
>>fruhdienst	aF
>>fruit	aI
>>fruta	a>
>>fs	aH
>>ft	aB
>>ftc	aJ
>>fue	aD
>>fuel	aG
>>fuera	aD
>>fuhren	aS
>>fuhrungszeugnis	aH
>>fulda	aT
>>fully	aG
>>funcion	aD
>>fundraising	a9
>>funebres	a]
>>funfunddreißig	aC
>>funfundzwanzig	aU
>>funfzig	aX
>>funk	aB
>>funny	a>
>>furgo	aX
>>furgoneta	aC
>>furs	aV
>>fusion	aG
>>g0	aG
>>ga0	aU
>>gabinete	a@
>>gaelic	aD
>>gala	aW
>>galway	aE
>>games	a^
>>ganas	a:
>>ganze	aU
>>gap	aH
>>gar	aI
>>garage	aA
>>garanti	aF
>>garantie	a>
>>garantiert	aT
>>garda	a>
>>garde	aG
>>garden	aI
>>garder	a8
>>gardes	aJ
>>gases	a?
>>gasoil	a@
>>gasolina	a]
>>gaste	aJ
>>gastro	aD
>>gate	aI
>>gates	aS
>>gatos	aE
>>gave	a^
>>gcse	a5
>>geduld	aS
>>gegen	aS
>>gegrundet	a;
>>gehalter	aC
>>gehen	a=
>>gehoren	aX
>>gehort	aG
>>geht's	aS
>>gekundigt	aH
>>gemeinderat	a\`
>>gemuse	aD
>>gen	aV
>>genau	a8
>>gendern	aU
>>generacion	aD
>>general	aS
>>generation	aE
>>geneve	a:
>>genre	aD
>>gens	aF
>>genugt	aG
>>geplant	a6
>>gerante	aS
>>gesehen	aI
>>gesellen	a[
>>gesellenbrief	aI
>>gesprach	aW
>>gesprache	aB
>>gestoria	aI
>>get	aT
>>gets	aU
>>getting	aI
>>gezahlt	aA
>>ghent	a?
>>gibt	aV
>>gibts	aW
>>gift	aJ
>>gijon	aG
>>girl	aS
>>git	aF
>>given	aJ
>>giving	aU
>>glasgow	a:
>>glass	aI
>>gleich	a;
>>gleichwertig	a?
>>gleitzeit	aG
>>gmbh	a7
>>gmp	a[
>>golf	a=
>>goma	a=
>>good	aJ
>>governors	aH
>>gps	aA
>>gr	aC
>>grad	aI
>>grades	a<
>>grading	aI
>>grado	aH
>>graduado	aR
>>grainne	aS
>>grands	a=
>>grant	aG
>>grants	aG
>>grass	a;
>>gratis	aZ
>>grave	aC
>>graz	a7
>>greenkeeper	aT
>>greifswald	aW
>>gross	aH
>>ground	aE
>>groups	aX
>>grow	aJ
>>growers	a7
>>grown	aG
>>grund	aZ
>>grundschule	aI
>>gruppe	aH
>>gruppen	aG
>>guadalajara	aT
>>guaranteed	a@
>>guardia	a?
>>guardias	aG
>>guest	a3
>>guests	aB
>>guia	a?
>>guides	aJ
>>gut	a=
>>gutem	a>
>>guys	aG
>>gwo	aE
>>gym	aT
>>h/f	aE
>>ha	aI
>>haber	aJ
>>habilitation	aD
>>habillage	a;
>>habitaciones	a:
>>habitants	aI
>>habla	aV
>>hablado	aU
>>hablamos	aI
>>hablan	a?
>>haccp	aT
>>hacemos	a;
>>hacen	aR
>>haga	a\\
>>haha	a?
>>hair	a:
>>halal	a?
>>halbe	aI
>>halbtax	a>
>>half	aG
>>halls	a<
>>halt	aJ
>>halten	aA
>>hamilton	aC
>>han	aD
>>handle	a[
>>handler	aS
>>handling	aS
>>hands	aT
>>handy	aI
>>hannover	a\\
>>harbour	aX
>>harness	aE
>>harvest	a;
>>has	aJ
>>hashtags	a<
>>hasn't	aH
>>hatch	aV
>>hatte	aY
>>hauptamtliche	a<
>>haus	aD
>>hauser	aA
>>having	aY
>>hay	aE
>>haya	aV
>>hazlo	aA
>>hc	a9
>>hcpc	aD
>>he	aF
>>headcount	aS
>>heads	aE
>>hear	a>
>>heard	aA
>>hearing	aU
>>heat	a?
>>hebrew	aS
>>heidelberg	aG
>>heidenhain	aS
>>height	a@
>>heights	aX
>>heim	aV
>>hein	a=
>>heißt	a[
>>hektar	a>
>>helfen	a\\
>>heli	aF
>>helping	a^
>>hemos	aF
>>hence	a@
>>hep	aS
>>herd	a=
>>here	a?
>>here's	a8
>>heritage	a?
>>herr	aF
>>herramienta	a:
>>herren	aT
>>herrn	aW
>>herz	aT
>>herzlich	aF
>>heure	aT
>>heute	aH
>>hexham	aG
>>hf	a:
>>hibrido	aS
>>high	aH
>>hijo	aH
>>hilfreich	a[
>>hilft	aI
>>himself	a>
>>hin	aD
>>hindi	aC
>>hip	aD
>>hiring	aA
>>his	a:
>>histoire	aI
>>historia	aH
>>history	aH
>>hit	a=
>>hiver	a9
>>hnc	aY
>>ho	aG
>>hochschule	aE
>>hof	a<
>>hogar	a>
>>hohe	a<
>>hoja	aT
>>hojas	a>
>>hold	aI
>>holes	aU
>>hols	aF
>>holzbau	aT
>>holzofen	aA
>>hombre	aH
>>homeoffice	aI
>>homes	aG
>>homework	a;
>>hook	a=
>>hora	aA
>>horaire	aJ
>>horario	a\\
>>horen	aH
>>horno	aA
>>hors	a@
>>horse	a>
>>hort	aW
>>hospitality	a>
>>hospitals	a>
>>host	aU
>>hoteles	aH
>>houses	a@
>>housing	aS
>>hove	a@
>>hplc	aI
>>hq	aD
>>hs	aF
>>htl	a;
>>hub	aJ
>>huesca	aV
>>huit	aF
>>humor	aU
>>hund	aS
>>hunde	a;
>>hundred	aI
>>hush	a<
>>hut	a;
>>hydraulique	aI
>>hypermill	a7
>>i'll	aG
>>i'm	aH
>>ia	aV
>>ich	a@
>>ici	a?
>>icu	aF
>>id	aT
>>idea	aC
>>idealerweise	aW
>>if	aF
>>ifs	aD
>>ig	aB
>>iglesia	aE
>>ignore	a<
>>igual	a:
>>ihn	a=
>>ihnen	a@
>>ihr	aI
>>ii	aT
>>iii	aB
>>il	aG
>>ils	a9
>>ilse	aX
>>immer	aF
>>implantation	a\\
>>import	aF
>>importe	aC
>>in-house	a=
>>in/out	aR
>>inbox	a^
>>incentive	aS
>>inch	aY
>>including	aA
>>incluidas	a8
>>incluido	aE
>>inclus	a7
>>inclusivo	aF
>>incorporacion	a?
>>indeed	a:
>>indemnite	a<
>>indemnity	aT
>>independant	aF
>>indesign	aE
>>indian	aU
>>indispensable	a=
>>industrie	a@
>>industriel	aU
>>industry	a[
>>ines	aH
>>infonavit	aA
>>informal	a;
>>informe	a9
>>informes	a?
>>inge	aA
>>ingenieria	aC
>>ingeniero	a7
>>ingenieur	a<
>>ingles	aJ
>>ingreso	a<
>>ingresos	a?
>>inhabergefuhrt	a4
>>inkl	aI
>>inklusive	aE
>>innen	aH
>>inox	aU
>>ins	aR
>>inserat	aR
>>insist	aA
>>inspecciones	aX
>>inspection	aI
>>inspections	ag
>>insta	aA
>>instagram	aI
>>institut	a?
>>institute	a<
>>instituto	a9
>>instructor	ah
>>instrument	a8
>>instruments	a?
>>insured	a:
>>intensiva	aW
>>intensivo	aY
>>interamt	aA
>>interesse	aA
>>interessement	a2
>>interim	aA
>>interior	a8
>>intern	aG
>>interna	aE
>>international	aG
>>interne	aD
>>interno	a\\
>>interpreters	a@
>>interview	aW
>>interviews	aR
>>into	aS
>>intune	aC
>>inutile	aX
>>inventaire	a:
>>inventaires	a4
>>inventario	a@
>>inverter	aB
>>investor	aD
>>invoice	aT
>>inyeccion	aA
>>ipad	aD
>>ipswich	a@
>>ira	a]
>>irata	aA
>>ireland	aT
>>irish	aI
>>irreprochable	a\`
>>isla	aG
>>island	aJ
>>issue	a\\
>>it's	aF
>>italian	aJ
>>italien	a:
>>italienisch	aF
>>its	aB
>>ix	aV
>>j	aS
>>jabs	a<
>>jaen	aB
>>jahren	aC
>>jahressonderzahlung	a:
>>jaja	a:
>>jan	aF
>>januar	aC
>>japanese	aT
>>jardinerie	a@
>>java	aT
>>jd	a=
>>je	aF
>>jeden	aH
>>jeder	aV
>>jederzeit	a_
>>jedes	aJ
>>jemand	aU
>>jemanden	a[
>>jetzt	aB
>>jeudi	aH
>>jeune	aF
>>jeux	a<
>>jewish	a@
>>job	aG
>>jobrad	aF
>>join	aR
>>jokes	a9
>>jour	aH
>>joven	aS
>>juan	aE
>>jubila	aE
>>jubilacion	aJ
>>jueves	a:
>>juli	a[
>>july	a?
>>june	aI
>>jungen	a@
>>junio	aI
>>junior	aW
>>juniors	aB
>>juntas	aH
>>juridique	aB
>>jury	a>
>>jusqu'en	aJ
>>just	aI
>>jv	a<
>>k	aW
>>k0	aI
>>kaffee	a8
>>kafka	aI
>>kalt	aT
>>kantine	aG
>>karte	aC
>>kasse	aB
>>kassel	a<
>>kat	aS
>>katholisch	aT
>>kaufmannische	aF
>>keeper	aT
>>keeping	a[
>>keiner	a5
>>keller	aR
>>kendal	aB
>>kennt	aG
>>kennziffer	a@
>>kept	a@
>>kg	aC
>>kids	aF
>>kiel	a>
>>kilkenny	aA
>>kilo	a<
>>kilos	aI
>>kind	aA
>>kindern	aJ
>>kindly	aD
>>kines	aH
>>kirche	aG
>>kitchen	aG
>>kitchens	aS
>>kits	aD
>>kiwi	a8
>>klaren	a>
>>klasse	aE
>>klein	a>
>>klinikum	aU
>>knees	aT
>>knock	aA
>>known	a>
>>knows	a?
>>koch	a^
>>kochen	aD
>>kollege	aA
>>kollegen	a?
>>kolleginnen	aW
>>kolonne	aT
>>kombi	aA
>>komisch	aJ
>>komm	aV
>>komma	aD
>>komplett	aS
>>kontakt	a>
>>kontaktlinsen	aH
>>kopftuch	aE
>>kosher	aF
>>kosten	aA
>>kotlin	a7
>>krank	aA
>>kunde	aE
>>kunden	aH
>>kundschaft	a4
>>kur	a<
>>kurs	aS
>>kv	aB
>>kyc	aD
>>l'a	aC
>>l'agence	aA
>>l'aise	aS
>>l'an	a6
>>l'ancien	aH
>>l'anglais	a=
>>l'annonce	aG
>>l'atelier	a;
>>l'heure	a@
>>l'hiver	aE
>>l'ordre	a@
>>l-v	aH
>>la-dessus	a7
>>labelling	aD
>>labo	a8
>>labor	aW
>>laboral	aY
>>laborales	a[
>>laboratorio	a>
>>labs	a=
>>ladder	a:
>>ladders	a?
>>ladies'	a<
>>lager	a7
>>lagos	a9
>>lake	aW
>>landing	aA
>>landkreis	aT
>>landshut	aJ
>>lane	a<
>>lanes	aV
>>lang	aT
>>langer	aA
>>language	aI
>>langue	aR
>>larga	aB
>>lass	a8
>>lassen	aA
>>late	aF
>>later	a?
>>lates	aS
>>latest	aD
>>latin	aA
>>latte	aT
>>launch	aI
>>laundry	aS
>>lausanne	aH
>>lauter	aF
>>lavanderia	aG
>>law	aS
>>lay	aV
>>le	aJ
>>leader	aW
>>leading	aA
>>league	aS
>>leak	aB
>>leaks	a\\
>>learn	a=
>>leasing	a^
>>lectivas	aC
>>lecture	aI
>>ledger	aa
>>lee	aG
>>leeds	aA
>>leer	aF
>>left	aF
>>legal	aA
>>legionella	aW
>>legs	a\`
>>lehrabschluss	aE
>>leicester	aB
>>leipzig	a9
>>leisure	aF
>>leitung	a<
>>lending	a?
>>lengua	aG
>>lent	aA
>>leon	a;
>>lernen	aT
>>less	aB
>>lessons	aF
>>letra	aG
>>lettre	aB
>>letzten	aY
>>letztes	aT
>>leute	aG
>>lever	aX
>>ley	aG
>>lgps	aF
>>liability	aI
>>library	aC
>>libres	a5
>>libreta	a5
>>libros	a9
>>licence	aW
>>licences	aT
>>license	aU
>>licensed	aJ
>>lider	a=
>>lido	a@
>>lieber	a<
>>liebsten	aV
>>lieferanten	a]
>>liege	a?
>>liegt	aH
>>lien	a>
>>life	aI
>>lift	aG
>>lifting	aJ
>>light	aS
>>ligne	aC
>>lignes	a;
>>likely	a:
>>limerick	aI
>>limit	aH
>>limpieza	aG
>>limpio	aF
>>lincoln	aR
>>linea	aG
>>lineas	a;
>>linen	a7
>>links	a;
>>liquido	aS
>>lire	a[
>>list	aR
>>lista	aD
>>listed	a<
>>lits	aC
>>little	aI
>>live	aF
>>lkw	aH
>>llamadas	aE
>>llamen	a^
>>llaves	aS
>>llb	aA
>>llega	aE
>>lleva	aC
>>llevamos	a9
>>llevar	aD
>>lleve	aS
>>lo	aC
>>loaders	aT
>>loading	a\`
>>loads	aJ
>>local	a:
>>locale	ae
>>locals	a?
>>location	aG
>>loch	a<
>>lodge	aD
>>lodging	aF
>>loge	aE
>>logement	a>
>>logiciel	aJ
>>lol	a=
>>london	aD
>>long	aH
>>long-term	a<
>>longer	a;
>>looked	a<
>>looking	aI
>>lose	a[
>>loss	aT
>>lost	aS
>>lot	a5
>>lots	aB
>>lottery	aD
>>lourd	a?
>>louvain-la-neuve	a=
>>love	aU
>>lovely	a;
>>low	a6
>>loyer	a>
>>lucas	aT
>>lucro	aC
>>ludenscheid	a=
>>lugo	a?
>>lujo	aD
>>lunes	aF
>>luton	a=
>>luxembourg	aS
>>luxmed	a;
>>lvl	ae
>>lyon	aB
>>m-f	aT
>>ma	a@
>>macbook	aU
>>mach	a@
>>machst	aa
>>mad	aZ
>>madame	a=
>>made	aG
>>mag	aJ
>>magasin	a6
>>mails	aD
>>mainly	aF
>>mains	aW
>>maintenance	aE
>>maire	aU
>>mairie	a@
>>mais	a;
>>maker	aR
>>mal	aH
>>maladie	aH
>>male	af
>>mama	aJ
>>mamans	a@
>>man	aI
>>manage	aX
>>manager	aX
>>managers	a@
>>manchester	aX
>>mandando	a=
>>mandar	a]
>>mandarin	a:
>>manden	a[
>>mando	aH
>>manejo	aA
>>manners	a]
>>mannlich	aJ
>>mano	aD
>>manque	aA
>>mantenimiento	a>
>>manufacturing	a@
>>maquina	a;
>>mar	a<
>>marcas	a?
>>marche	aB
>>marches	aI
>>marco	aY
>>marcus	aG
>>mardi	aH
>>mardi-samedi	a;
>>marge	a@
>>maria	aG
>>mariages	aD
>>marina	aD
>>marking	a\\
>>marks	a_
>>markt	a@
>>marque	aC
>>marz	aR
>>mas	aE
>>masa	a=
>>master	aG
>>match	aY
>>matching	aY
>>mate	aI
>>materials	a>
>>materiel	aS
>>maternidad	a=
>>maternite	a>
>>matin	aG
>>matinees	a<
>>matter	a9
>>mature	aZ
>>maximum	aU
>>may-0	aZ
>>mayores	aT
>>mayusculas	a?
>>md	a^
>>meal	aU
>>mean	a?
>>measuring	aY
>>meat	a@
>>mecanique	aX
>>mechas	aC
>>med	aI
>>medellin	aU
>>medicale	aX
>>mediclaim	a:
>>medico	aU
>>medio	aF
>>mediodia	aF
>>meet	aG
>>meetings	aI
>>mehr	aH
>>mein	a7
>>meine	aF
>>meint	a=
>>meist	aE
>>mejor	aE
>>melbourne	a>
>>melden	aB
>>member	aW
>>members	aH
>>membership	aW
>>membres	a=
>>men	aE
>>men's	aS
>>menage	aS
>>menschen	aD
>>mensual	aF
>>mensuelle	aW
>>mentor	aS
>>mentoring	a7
>>mep	aV
>>mer	a9
>>mercado	aC
>>merci	aE
>>mercredi	a>
>>mere	aD
>>merida	a;
>>merma	a;
>>merthyr	a?
>>mesa	aI
>>mess	a;
>>messen	aX
>>met	aA
>>metier	a?
>>metre	aH
>>metres	aI
>>metro	a=
>>mets	aT
>>mfa	a^
>>mgmt	a\\
>>mgr	a\`
>>micro	aU
>>mid	a@
>>mid/senior	a>
>>middle	aA
>>midi	aG
>>midnight	aE
>>miedo	aH
>>mieux	aG
>>migration	a:
>>mikro	a>
>>mileage	aJ
>>milker	a<
>>mille	aF
>>mina	a<
>>mind	aG
>>mindestens	aI
>>mini	aJ
>>mins	aH
>>minuit	aA
>>minute	aZ
>>minuten	a;
>>minutes	a:
>>minutos	aG
>>mio	aJ
>>mir	a<
>>mira	a[
>>mis	a<
>>misas	a>
>>miss	aS
>>mitarbeit	aY
>>mitarbeitende	a6
>>mitarbeiter	a7
>>mitte	aD
>>mittwoch	aY
>>mittwochs	aS
>>mix	aH
>>mn	aU
>>mo-do	a:
>>mo-fr	aV
>>mobil	aR
>>mobile	aS
>>mobiles	aT
>>modell	aT
>>modelo	aX
>>module	aI
>>moglich	a5
>>moi	aE
>>moins	aH
>>moira	a?
>>mois	aE
>>moisture	a;
>>moitie	a7
>>moment	a:
>>mon-sat	a@
>>mon-thu	aS
>>monate	aI
>>mondays	aF
>>monde	aT
>>money	aD
>>monitor	aI
>>monitores	aU
>>monitoring	aW
>>montage	aW
>>montaje	a[
>>montana	aD
>>monter	a:
>>monteur	a>
>>monthly	aF
>>months'	aF
>>montpellier	a>
>>montreux	aX
>>morgen	aB
>>mort	aD
>>mos	aW
>>mothers	aE
>>motivation	aV
>>motive	aJ
>>moto	aE
>>motor	aC
>>motos	aR
>>motus	a?
>>move	aD
>>movil	aT
>>movilidad	a@
>>movilizacion	aA
>>moyenne	a6
>>mp	aE
>>mrd	a8
>>mrics	aJ
>>msc	aR
>>mucho	a:
>>muelle	aV
>>muestras	aC
>>mujer	aH
>>mum	aG
>>municipal	a\\
>>museum	aW
>>muslim	aA
>>muss	aU
>>mussen	aU
>>must	aH
>>mustn't	aE
>>mutter	aR
>>muttersprachler	aT
>>mutual	a>
>>muy	aC
>>mw	aH
>>my	aG
>>m²	aB
>>m€	aD
>>n	aS
>>n'a	aH
>>n'en	a=
>>n+0	a<
>>n0	a9
>>n0p0	a9
>>nacelle	aG
>>nachdem	aD
>>nachfolge	aC
>>nachsten	aE
>>nacht	a:
>>nacimiento	a>
>>nacional	aS
>>nadie	aE
>>nail	a^
>>namen	aV
>>namur	a;
>>nantes	aD
>>nativo	aS
>>nature	aR
>>naturlich	aU
>>near	aS
>>neat	aE
>>necesita	a@
>>necesitamos	aG
>>necessaire	aZ
>>ned	aD
>>nee	a;
>>needed	aB
>>needn't	a[
>>needs	aA
>>neerlandais	aW
>>negociable	aG
>>negociacion	aI
>>negociar	aB
>>negotiator	a]
>>nehmen	aH
>>neige	aI
>>nein	aI
>>neither	a@
>>nen	a=
>>nennen	a@
>>nest	aU
>>net	aH
>>nets	aG
>>netto	aY
>>nettoyage	aS
>>network	aF
>>neue	aX
>>neues	a?
>>neuf	aG
>>nevers	a[
>>newcastle	a8
>>newly	a@
>>newsletter	aU
>>next	aB
>>nhs	a<
>>ni	a<
>>nice	aI
>>nich	a>
>>nichtraucher	a@
>>nichts	aB
>>nie	a9
>>niemand	aR
>>nieve	a>
>>nightmare	aC
>>nimmer	a=
>>nimmt	a:
>>nineteen	a9
>>ninja	a=
>>niort	aT
>>nirgends	a@
>>nite	a?
>>niveau	aS
>>nix	aB
>>njc	a<
>>nmc	a@
>>noch	a;
>>noche	aB
>>nochmal	a;
>>nocturnas	aR
>>nocturne	aU
>>nocturnidad	a9
>>nocturno	aT
>>noel	aA
>>noir	aB
>>noise	a9
>>nok	aU
>>nomas	aI
>>nombre	aA
>>nomina	a8
>>noon	aB
>>nord	aE
>>nordic	aD
>>normal	aE
>>norte	a:
>>north	aC
>>northampton	a@
>>norwegian	a=
>>norwich	aB
>>nos	aF
>>nosotros	a@
>>nota	a<
>>notarial	aH
>>note	aS
>>notes	aS
>>nothing	aC
>>notice	a8
>>notices	a_
>>notig	a[
>>notre	a6
>>nottingham	aA
>>nov-feb	a8
>>november	aJ
>>novembre	a8
>>now	aD
>>nowhere	aG
>>nr	aD
>>nsw	aV
>>nueva	a2
>>nuevo	a:
>>nuit	aB
>>null	aG
>>numero	a9
>>nunca	aX
>>nurse	aS
>>nursing	aS
>>nvq	aI
>>nz	aW
>>oak	a=
>>ob	aH
>>oben	a9
>>objetivo	aY
>>objetivos	aD
>>obligatoire	aB
>>obrador	a?
>>obst	aD
>>obvs	aS
>>occasional	aS
>>ocho	aE
>>octobre	aH
>>octubre	aJ
>>odile	a7
>>oferta	a:
>>off	aG
>>offen	aF
>>offenbach	aB
>>offentlich	aE
>>offers	a=
>>officer	aZ
>>offiziell	aH
>>oficina	aD
>>oficinas	a8
>>ofsted	a<
>>oh	a>
>>oilskins	aR
>>ojala	aB
>>ojo	a@
>>ok	aF
>>okay	aC
>>oktober	aI
>>oldenburg	aG
>>older	a=
>>on-call	a8
>>ones	aB
>>ong	a@
>>ongoing	aH
>>ont	aD
>>oo	a6
>>opened	aE
>>opens	a;
>>operaciones	aE
>>operador	aI
>>operator	a[
>>operators	aV
>>ops	aG
>>options	aV
>>oral	aT
>>orden	aB
>>originals	a>
>>oro	aB
>>ortho	aI
>>orthographe	a[
>>osde	a;
>>ostern	aV
>>ot	aB
>>ote	a8
>>others	aS
>>otherwise	a8
>>otro	aI
>>otros	aV
>>oui	aC
>>ours	aU
>>outfit	aU
>>outreach	a\\
>>outstanding	aJ
>>ouvert	aI
>>ouverte	a9
>>ouverture	aB
>>ouvre	aZ
>>overlap	a:
>>own	aI
>>owned	aF
>>owner	aF
>>owns	a=
>>p/h	ag
>>p0	aS
>>pa	aD
>>pa0	aV
>>pace	a?
>>package	aE
>>packaging	aW
>>packs	ab
>>paderborn	aU
>>pagado	aI
>>pagamos	aS
>>pagan	aT
>>pagas	a6
>>pago	aE
>>paid	aI
>>paie	a\\
>>paiement	aD
>>painting	a\\
>>pair	a@
>>pairs	a=
>>paises	aA
>>pan	aF
>>panel	aA
>>panels	aT
>>panier	a;
>>papeles	a?
>>paper	a:
>>papier	aJ
>>par	aG
>>para	aJ
>>parc	aF
>>parcels	aZ
>>parcial	aF
>>pareja	a=
>>parent	a6
>>parfois	a7
>>paris	a8
>>parish	aX
>>park	aC
>>parle	a]
>>parler	aB
>>paro	a8
>>part-time	aS
>>partage	a\\
>>parte	aD
>>partes	aF
>>participation	aH
>>partida	aI
>>partir	aI
>>partner	aI
>>partners	aF
>>partout	aF
>>parts	a4
>>pas	aJ
>>pasa	aI
>>passage	aZ
>>passe	aC
>>passer	aF
>>passing	aB
>>passport	aW
>>past	aH
>>pastor	aY
>>pastry	aT
>>pat	a?
>>path	aR
>>patience	aE
>>patient	a<
>>patienten	a>
>>patients	aG
>>patrols	aU
>>patron	aR
>>pause	aC
>>pax	a<
>>payee	aI
>>payroll	aT
>>pcn	a>
>>pd	aJ
>>peak	a?
>>pedidos	aG
>>peintre	aT
>>peluqueria	a=
>>penales	aX
>>pendant	aB
>>pens	aX
>>pensum	a;
>>penzance	aT
>>people	aJ
>>peques	aJ
>>percent	aF
>>perfect	a^
>>perfecto	aD
>>period	a?
>>periode	aB
>>periodes	a\\
>>permanence	aT
>>permanents	aI
>>permisos	aI
>>permit	ah
>>permits	aV
>>pero	a;
>>pers	aC
>>perso	aI
>>person	aX
>>personal	aC
>>personen	aB
>>personnel	a;
>>personnes	a@
>>persons	a<
>>perth	a8
>>petites	a^
>>petits	aI
>>petrol	aX
>>peu	aH
>>peur	a?
>>pf	a=
>>pfingsten	a[
>>pflaster	a^
>>pflegen	aS
>>pflicht	aV
>>phase	aG
>>phone	aT
>>phones	aR
>>photography	aR
>>phrase	a<
>>phrases	aJ
>>physique	aG
>>piano	a?
>>pianos	aB
>>pic	aG
>>pick-up	aF
>>pickers	aH
>>pico	aC
>>pide	aU
>>piden	aB
>>pie	aJ
>>piece	a9
>>pied	a<
>>piezas	aI
>>pilar	a>
>>pint	aB
>>pip	a@
>>pipelines	aD
>>piscina	aF
>>piscine	aD
>>piso	aA
>>pisos	aG
>>pitch	aT
>>pl	aZ
>>placements	a;
>>plain	aT
>>plait	aH
>>plan	aR
>>planen	aX
>>planillas	aS
>>planner	aU
>>planos	aD
>>plans	aV
>>plant	aU
>>planta	a;
>>plantes	aB
>>plata	aX
>>plataforma	a=
>>plate	aD
>>plates	aU
>>platze	aI
>>playa	aE
>>playwright	aY
>>plaza	aW
>>plazas	aG
>>plazo	a9
>>plc	aI
>>please	aI
>>pln	a>
>>pls	a:
>>plume	aT
>>pme	a7
>>pmp	aC
>>pms	aR
>>po	a>
>>poco	aS
>>pod	aZ
>>pointe	aE
>>polier	a@
>>poligono	aU
>>polite	a?
>>poliza	a?
>>polnisch	a:
>>polo	a;
>>pompes	aC
>>pon	a<
>>poner	aW
>>pongas	aZ
>>ponlo	aF
>>ponts	a=
>>pool	aJ
>>porque	aE
>>port	aF
>>portafolio	aD
>>portage	aU
>>portal	aX
>>portales	aT
>>porte	a:
>>porter	aS
>>portes	a\\
>>porto	a>
>>portugal	a=
>>portugiesisch	aW
>>portuguese	aS
>>pose	a;
>>posible	aF
>>postdoc	aA
>>postes	aI
>>posting	aC
>>postnatal	aI
>>posts	aZ
>>pour	aE
>>ppap	aa
>>ppe	a<
>>ppl	aD
>>pqe	aS
>>practicante	a<
>>practising	a?
>>prado	aT
>>prasenz	a=
>>pratique	a7
>>pre	a?
>>precio	aA
>>pref	aD
>>prefer	a9
>>preferably	aV
>>preferencia	aT
>>pregnancy	aD
>>pregnant	a]
>>preguntan	aW
>>preguntar	aC
>>premiere	aC
>>premio	aA
>>prend	a^
>>prensa	aC
>>preparar	aB
>>preparation	aG
>>prepare	aJ
>>pres	aX
>>presence	a\\
>>presentable	aD
>>presentarse	aB
>>president	aA
>>press	aC
>>presse	aG
>>presses	aD
>>pressing	a?
>>prestacion	aU
>>prestaciones	a\\
>>prestamo	aR
>>prestataire	aA
>>presupuestos	aI
>>pretty	a@
>>price	a;
>>pricing	a:
>>prima	aG
>>prime	aI
>>primer	a6
>>primero	ad
>>primes	aF
>>principal	aF
>>print	aS
>>printemps	a?
>>prints	aD
>>pris	a<
>>prise	a>
>>privado	aX
>>private	a@
>>privee	aW
>>probation	aF
>>probe	aB
>>proben	aY
>>procedure	aH
>>proceso	aI
>>process	aG
>>procurement	aV
>>produccion	aB
>>product	aV
>>productividad	a?
>>producto	aI
>>profils	a8
>>program	aU
>>programa	a>
>>programm	aA
>>programme	a^
>>promedio	aT
>>promise	a:
>>promised	aT
>>promotion	aJ
>>proper	aR
>>properly	aC
>>propina	a9
>>propinas	a=
>>propio	aF
>>proposals	aW
>>propre	aI
>>prorata	a;
>>prorrogable	aD
>>protel	aR
>>protokoll	aG
>>proveedores	aS
>>provided	aT
>>provincia	a<
>>provision	aC
>>proyecto	aJ
>>proyectos	aB
>>prueba	aG
>>prufen	a\`
>>prufung	aV
>>prufungen	aY
>>pto	aS
>>publica	aR
>>publication	a\`
>>publico	aX
>>publish	a>
>>publisher	aX
>>pubs	a<
>>puebla	a;
>>pueblo	aC
>>puede	a@
>>puente	aW
>>puerta	aC
>>puerto	aA
>>pues	a9
>>puesto	aZ
>>pulso	aS
>>pump	a>
>>pumps	aS
>>pune	a<
>>punjabi	aI
>>punkt	a?
>>punta	a>
>>puntaje	aA
>>punto	a9
>>puntos	aJ
>>pupils	a>
>>purge	a;
>>purpose	a\\
>>put	aG
>>putzen	aD
>>pv	a@
>>python	aI
>>pytorch	a8
>>qa	aT
>>qgis	aG
>>qm	aI
>>qr	aW
>>qs	aZ
>>qu'il	aA
>>qu'on	a:
>>quad	aD
>>quai	a<
>>qualification	a=
>>qualifications	a?
>>quality	aV
>>quals	a;
>>quand	aT
>>quarante	a=
>>quarante-deux	a@
>>quart	aG
>>quartalsweise	af
>>quarterly	aE
>>quarters	aA
>>quatre	aA
>>quatre-vingts	aD
>>quechua	aJ
>>queda	aB
>>quelqu'un	aR
>>quelques	a?
>>quereinstieg	aE
>>queremos	a>
>>queretaro	a<
>>queria	aX
>>queries	af
>>query	aS
>>question	aG
>>qui	aB
>>quien	ab
>>quiera	aC
>>quiet	aF
>>quimico	aF
>>quincena	a=
>>quinzaine	a@
>>quita	a@
>>quotes	aS
>>r&d	aD
>>r&r	a2
>>racking	aH
>>radio	a@
>>rail	aG
>>rain	aG
>>raised	aF
>>ranger	aJ
>>rapport	aC
>>rathaus	aA
>>rather	aH
>>ratio	aG
>>rattache	a<
>>rc	aD
>>re	ac
>>reach	aD
>>rearing	a\\
>>reason	aV
>>recall	aW
>>reception	aC
>>receptionist	aX
>>recherche	aF
>>rechnen	a\\
>>recht	a>
>>records	aU
>>recruit	aD
>>recruiting	aE
>>recruitment	aR
>>recup	a<
>>red	aS
>>redaccion	a9
>>redactalo	aH
>>redacted	a;
>>reden	aF
>>redes	aS
>>redige	aS
>>reductions	a[
>>reel	a:
>>reer	a=
>>referees	aS
>>references	aU
>>referencia	aJ
>>referencias	a?
>>refraktion	a]
>>refuerzo	aV
>>reg	a>
>>regenerationstage	aR
>>regensburg	aH
>>regie	a:
>>register	a[
>>registrar	a^
>>registration	a\`
>>registro	a@
>>reglages	a;
>>regle	a?
>>reglement	aG
>>regs	a5
>>regular	aS
>>rein	a:
>>reinigung	a=
>>reisen	aV
>>relations	aJ
>>relevant	a:
>>releve	a8
>>relevo	aE
>>relief	a\\
>>religious	aW
>>relocation	aA
>>reloj	a?
>>rembourse	a9
>>remote	aI
>>remplacement	aI
>>remplacer	aV
>>remuneration	aT
>>rencontre	aA
>>renewals	a_
>>rennes	aU
>>renouvelable	a?
>>renovation	aS
>>rent	aG
>>renta	aI
>>rental	a[
>>rente	aE
>>rentree	aF
>>rep	aV
>>repair	a_
>>repairs	aI
>>reparations	aT
>>repeat	a;
>>replies	aT
>>reponse	a@
>>reponses	a=
>>report	aY
>>reporta	aJ
>>reporte	a9
>>reprise	aR
>>reps	aS
>>req	aG
>>request	a8
>>requests	a\`
>>required	a>
>>requirement	a9
>>requis	a>
>>reseau	a?
>>reseaux	aU
>>reserva	a@
>>reserve	aX
>>reset	aX
>>residence	a<
>>residencia	aW
>>resident	aT
>>residential	aS
>>residents	a7
>>resolucion	a=
>>resp	aT
>>responde	aW
>>responder	aC
>>responsable	aR
>>rest	a/
>>restaurantes	aA
>>restaurants	aD
>>reste	aE
>>results	aE
>>resumes	aY
>>retainer	a>
>>reten	aH
>>retention	a_
>>rethus	a>
>>retired	a:
>>retirement	a_
>>retiring	aR
>>reto	ab
>>retour	aD
>>returns	aS
>>reunion	a7
>>reunions	aX
>>reviendra	aH
>>reviews	aV
>>revision	aH
>>reyes	aC
>>rh	aH
>>rheine	a>
>>rhyl	aS
>>riding	a:
>>riego	aX
>>rien	aC
>>riesgo	aD
>>rifseep	aF
>>right	aH
>>rigs	a>
>>rimouski	ag
>>rind	a?
>>ring	aB
>>rio	a<
>>rising	aS
>>risk	aA
>>river	a_
>>rm	aA
>>road	aG
>>roadmap	aC
>>role	aY
>>rolling	aX
>>rolls	aY
>>romanian	aF
>>ron	aA
>>roofs	a9
>>room	aT
>>ropa	a>
>>rope	aW
>>ropes	aB
>>rostock	a:
>>rota	aV
>>rotacion	aH
>>rotary	a?
>>rotating	aE
>>rotation	aS
>>rotational	aR
>>rotativo	aT
>>rotativos	ag
>>rotherham	aB
>>roubaix	aI
>>roughly	aG
>>roulement	aD
>>rounds	aZ
>>route	aV
>>routes	a<
>>royal	aT
>>rtt	aJ
>>rucken	aC
>>ruf	aC
>>rufbereitschaft	a:
>>rufdienst	aU
>>ruhe	a>
>>ruhig	aX
>>ruhige	aG
>>rule	a?
>>rum	a7
>>run	aU
>>runde	aB
>>runs	aR
>>russian	a;
>>rusten	a>
>>ruta	aF
>>rythme	aW
>>s&op	a?
>>s'abstenir	aR
>>s'en	a<
>>s'est	a]
>>s'il	aT
>>s/	aE
>>s/0	aH
>>s0	aS
>>sa	a?
>>saale	aY
>>saas	aY
>>sabes	aG
>>sad	aB
>>safe	aZ
>>sage	aB
>>sagt	a?
>>saisons	aW
>>sake	a>
>>sala	aT
>>salamanca	a@
>>salarie	aJ
>>salaries	aG
>>salario	aX
>>salen	a?
>>salesforce	a>
>>salida	aT
>>salir	aB
>>salles	a:
>>salon	aG
>>salons	a=
>>salvo	aG
>>samedis	a?
>>sample	aH
>>samstag	aF
>>samstage	aE
>>samstags	aW
>>sangre	aH
>>sanidad	aZ
>>sanitaria	aT
>>sanitario	aF
>>sans	aG
>>santa	aT
>>santiago	aT
>>sar	aG
>>sars	aH
>>sas	a=
>>sattelfest	af
>>saturday	aJ
>>sauberes	a[
>>sauf	aG
>>sauna	aU
>>save	aC
>>savings	aU
>>sc	aV
>>sca	aW
>>scanner	aW
>>scanning	aV
>>schedule	aX
>>schedules	aI
>>scheduling	aI
>>scheme	aW
>>schemes	aT
>>schichtzulage	a;
>>schlaf	aA
>>schlank	aW
>>schlecht	aS
>>schluss	aA
>>schlussel	a9
>>schmieren	aX
>>schnell	aA
>>schnuppertag	aE
>>schooling	aA
>>schools	aJ
>>schreib	aS
>>schuljahr	a]
>>schweißen	aZ
>>schwerpunkt	aA
>>schwindelfrei	a8
>>science	aX
>>scolaire	aJ
>>scolaires	aT
>>scoring	aG
>>scottish	a:
>>scp	aT
>>screen	aU
>>screens	a7
>>scripting	a<
>>scripts	a[
>>sctr	aA
>>seal	aW
>>sealed	aE
>>seals	aX
>>seances	a@
>>searches	aS
>>seasonal	a5
>>seasons	aZ
>>seat	aI
>>seats	a:
>>sec	aT
>>sechs	aF
>>secret	a<
>>secretaire	aU
>>secretariat	a@
>>secretary	a\\
>>secteur	aJ
>>sections	aS
>>secundaria	aC
>>security	aS
>>sede	aR
>>see	aH
>>seek	a_
>>seen	aC
>>segunda	aS
>>segundo	aI
>>segur	aA
>>seguridad	aI
>>sehen	a?
>>sein	aC
>>seiscientos	aA
>>seit	aG
>>sek	aW
>>selbstandig	a;
>>seleccion	aS
>>self	a;
>>self-employed	aD
>>selling	aY
>>selon	aA
>>sem	aE
>>semaine	aI
>>semanales	aI
>>semestre	aS
>>send	aF
>>senior	aF
>>seniority	a=
>>senoras	aD
>>sense	aW
>>sensible	a@
>>sent	aH
>>sepa	aW
>>sepp	a9
>>sera	aG
>>seria	aU
>>serie	a@
>>series	a=
>>serious	a<
>>serve	a@
>>served	aT
>>services	aR
>>servicio	aC
>>servicios	aI
>>serving	aC
>>servir	aJ
>>session	aU
>>sessional	a:
>>sessions	aR
>>sets	aS
>>settled	aH
>>setzen	a[
>>seulement	a[
>>seventy	a=
>>sg	a8
>>sgmm	aA
>>shadow	aT
>>shall	a[
>>shared	aR
>>she	a0
>>sheep	a>
>>sheet	aW
>>sheets	aF
>>shifts	aT
>>shipped	aU
>>short	aD
>>should	aU
>>shout	a>
>>shovel	aV
>>shut	a7
>>shutdown	aD
>>shuts	a^
>>si	aH
>>sich	a7
>>sicheres	aW
>>sie-form	aX
>>sieben	a9
>>siemens	aT
>>siempre	a9
>>sierra	aV
>>sign	aB
>>signal	a4
>>signature	aB
>>signe	aW
>>signed	aE
>>signes	a=
>>silber	a\`
>>silencio	a>
>>sillones	aF
>>similar	aF
>>simple	aV
>>simulator	aU
>>since	a@
>>sing	aA
>>singen	aI
>>singing	aD
>>single	aG
>>sinon	aC
>>sister	aE
>>sisters	aH
>>sit	aW
>>sites	aJ
>>sitio	a>
>>sitting	a9
>>situ	aR
>>sitz	a@
>>sitzt	aU
>>sitzungen	aF
>>size	aR
>>sketchup	aA
>>skill	aU
>>skills	aS
>>skin	a\\
>>skipper	aT
>>sleep	a<
>>sleep-ins	aD
>>slim	aG
>>slos	aC
>>slots	aC
>>slough	a;
>>smell	aH
>>smic	aI
>>smokers	ab
>>sms	a<
>>smt	a?
>>snacks	a\\
>>snow	a>
>>snowflake	aH
>>so	aE
>>socials	a?
>>societaires	a8
>>society	aA
>>socio	aU
>>software	a^
>>soi	a@
>>soil	aC
>>soins	a>
>>soir	aH
>>soirees	aA
>>soit	aI
>>sol	a=
>>solar	a5
>>solide	aX
>>soll	aX
>>sollte	a[
>>soltera	a9
>>somebody	aV
>>sometimes	aD
>>somewhere	aF
>>son	aD
>>sonrisa	aI
>>sonst	aC
>>sooner	aR
>>soporte	aC
>>sorry	a>
>>sort	aF
>>souche	aJ
>>sound	aS
>>south	a9
>>sowie	aB
>>soy	a<
>>soz	a=
>>spa	aI
>>space	aH
>>spark	aX
>>spatestens	aG
>>speakers	aC
>>spedition	a[
>>spelling	aW
>>spend	aZ
>>spill	aD
>>spoken	a_
>>spouse	aI
>>spread	a=
>>spring	aF
>>squad	aA
>>sra	aF
>>staatl	a7
>>staatsexamen	aU
>>stacking	a\\
>>staff	aF
>>stagiaire	aT
>>standard	aI
>>standing	aJ
>>standort	aT
>>standorte	a<
>>staplerschein	aF
>>star	a8
>>starting	aD
>>starts	a\\
>>statement	aJ
>>station	aI
>>stations	aE
>>statistik	aI
>>statut	aF
>>statutory	aD
>>stay	aG
>>stcw	aA
>>steady	aG
>>steel	aD
>>stehen	aA
>>steht	aW
>>sterilisation	aJ
>>sterne	a9
>>steuerfrei	aH
>>steward	a@
>>stick	a9
>>stiftung	aB
>>stimmt	aE
>>stipend	aY
>>stocks	a@
>>stoke	aF
>>storm	aH
>>storungen	a@
>>story	aC
>>straight	a;
>>strasbourg	a=
>>streichen	a5
>>streit	a;
>>stretch	aG
>>stroke	a>
>>strong	aI
>>structure	a>
>>structures	a>
>>stuck	aB
>>student	aR
>>students	a>
>>studies	aU
>>studio	aG
>>studium	aC
>>study	aS
>>stufe	aE
>>stuff	a=
>>stunde	aB
>>stunden	aS
>>stundenlohn	a;
>>su	aE
>>sub	aI
>>subida	a?
>>subject	aF
>>subs	aW
>>subsidised	aH
>>succession	a>
>>sucursales	a=
>>sud	aC
>>sueldo	aZ
>>suene	aZ
>>suhl	aS
>>suis	aT
>>suit	aW
>>summer	aI
>>summers	aT
>>sun-thu	aJ
>>superintendencia	aS
>>supervises	a;
>>supervising	aA
>>supplement	a9
>>supplied	aX
>>support	aT
>>sure	aG
>>surf	aI
>>survey	aE
>>surveyors	aS
>>surveys	a]
>>survival	aI
>>sus	aS
>>sustitucion	aE
>>sven	aC
>>svp	a6
>>swansea	aS
>>swaps	aS
>>swedish	aJ
>>swindon	a>
>>swiss	aC
>>synthese	a:
>>systems	aZ
>>ta	aB
>>tablas	aU
>>table	aT
>>tableau	aY
>>tablet	a>
>>tagen	aB
>>taglich	aW
>>tags	aZ
>>taille	aI
>>takes	aZ
>>taking	a[
>>tal	a>
>>talk	aT
>>talking	a>
>>talks	aY
>>taller	aB
>>tambien	a\\
>>tandem	aB
>>tank	aB
>>tankers	a@
>>tanks	aI
>>tape	aZ
>>tard	aB
>>tardes	aU
>>target	aE
>>targets	a[
>>tarjeta	aE
>>task	a?
>>tasks	aW
>>tasting	aV
>>tatuajes	aS
>>taught	aG
>>taux	a?
>>tax	aH
>>tbh	a=
>>te	aB
>>tea	aX
>>teach	aI
>>teacher	aC
>>teaching	aZ
>>technical	aD
>>techniciens	aU
>>techniker	aA
>>techniques	ad
>>techo	a;
>>techs	aI
>>tecnica	aT
>>tecnicas	ac
>>teilen	a;
>>tele	aJ
>>telearbeit	a[
>>teletravail	aW
>>tell	aB
>>template	a;
>>temple	aA
>>temporada	aT
>>temporal	a@
>>temps	aH
>>ten	a@
>>tender	aV
>>tendria	a9
>>tenga	aV
>>tens	a]
>>tension	aC
>>tenu	a>
>>tercer	a?
>>tercera	aA
>>termino	aX
>>terms	aE
>>tester	a]
>>tetes	aE
>>texas	aH
>>text	aF
>>texte	aJ
>>textil	aW
>>than	a8
>>thanks	a:
>>that	aE
>>that's	aF
>>thats	a=
>>theater	a\`
>>theatres	aI
>>thema	a:
>>then	aE
>>therapy	aE
>>thermal	aG
>>they	aG
>>they'd	aF
>>they're	aE
>>they've	aS
>>thing	a:
>>things	aF
>>think	aT
>>third	aF
>>thirteen	aH
>>this	aD
>>those	aG
>>though	a?
>>three	aJ
>>thu	a<
>>thu-sun	aH
>>thursday	a8
>>thursdays	aH
>>tied	aA
>>tiempo	aR
>>tiene	aI
>>tient	aV
>>tier	a9
>>tierra	aF
>>ties	a:
>>tigrinya	a9
>>timber	aD
>>times	a7
>>tiny	a<
>>tips	aI
>>title	a=
>>titulacion	a[
>>titular	aS
>>tl	a;
>>toca	aS
>>toda	aA
>>todavia	a?
>>today	aE
>>todo	aJ
>>together	a9
>>toi	aT
>>toilets	aY
>>toledo	a<
>>toll	aR
>>toma	aT
>>tomas	a=
>>tone	aI
>>tono	a:
>>toolbox	aV
>>tools	aU
>>tope	aE
>>tops	aG
>>torre	aD
>>tortas	a;
>>touren	aR
>>touring	aI
>>tournee	aA
>>tournees	aA
>>tout	a@
>>towards	aX
>>town	aC
>>trabajado	aB
>>trabajadores	aB
>>trabajos	a4
>>trac	aS
>>tracing	a_
>>track	aG
>>tracteur	aG
>>tractor	a;
>>trading	aW
>>trados	a?
>>trae	aS
>>trafico	aU
>>trager	aC
>>trailer	a8
>>trailers	a^
>>trained	aU
>>trainee	aG
>>traite	aC
>>traitement	a9
>>trajet	aH
>>transporte	aD
>>tras	aY
>>traslado	aD
>>trato	aR
>>traum	a;
>>travaille	a_
>>travaux	aI
>>travel	aW
>>travellers	a[
>>trays	aa
>>treasurer	aX
>>treinta	aR
>>treize	a@
>>treizieme	aB
>>trente	aA
>>trente-cinq	aR
>>treppen	aD
>>trescientos	aB
>>trials	aW
>>tribunal	aG
>>trimestral	aA
>>trimestre	a=
>>trimestriels	aG
>>trinkgeld	aB
>>trois	aH
>>troisieme	aA
>>trolley	aV
>>tronc	aE
>>trop	a?
>>trouble	a8
>>trucks	aH
>>trusts	aI
>>try	a:
>>tschechien	a;
>>tschechisch	aT
>>tt	aE
>>tues	aB
>>tuesday	a:
>>tuesdays	aD
>>tuition	aS
>>tun	a\`
>>tuning	ad
>>tunnel	aT
>>tunnels	a:
>>turistas	aI
>>turkisch	aI
>>turkish	aH
>>turno	aD
>>turnover	aD
>>turns	aX
>>tutoiement	aD
>>tuv	a>
>>tv-v	a8
>>tvod	aE
>>tvod-vka	aE
>>tx	aX
>>type	aI
>>typescript	aS
>>tz	aJ
>>uber	aT
>>uberm	aU
>>ubernahme	aX
>>uberwachen	a[
>>uberworfen	a@
>>uberzahlung	a5
>>ubliche	a:
>>uckermark	aC
>>ue	a?
>>ultimo	aH
>>umfang	aS
>>umkreis	aF
>>umsatz	aJ
>>umsatzbeteiligung	aA
>>umsonst	a=
>>umzug	aE
>>unas	aV
>>unbefr	aJ
>>uncle	a\\
>>uni	a=
>>unidad	aS
>>uniforme	a?
>>union	aV
>>uniquement	a@
>>unite	a>
>>units	aS
>>universitat	aJ
>>university	a<
>>unlimited	aI
>>unnotig	a_
>>unos	a?
>>unternehmen	aG
>>uop	aE
>>updates	ac
>>ups	aH
>>upsell	a:
>>upstairs	aX
>>ur	aH
>>urge	a7
>>urgencias	aS
>>urgent	aI
>>urlaubsgeld	a<
>>urlaubstage	aV
>>us$	aH
>>used	a9
>>useful	aJ
>>usine	aB
>>usted	a=
>>usual	aF
>>usually	aI
>>usuarios	a?
>>ute	aW
>>utilidades	a=
>>uv	aD
>>ux	aS
>>vacaciones	aC
>>vacances	aJ
>>vacancy	a:
>>vacante	aU
>>vacantes	a8
>>vacation	a:
>>vacations	aT
>>vaccins	a@
>>val	a<
>>vale	aE
>>valence	a?
>>vales	a\\
>>valide	aG
>>valladolid	a=
>>valle	a\\
>>valuations	a]
>>vamos	aX
>>vannes	a>
>>vans	a>
>>variable	aD
>>vat	aG
>>veces	aE
>>veg	aD
>>vehicle	aA
>>veintidos	aE
>>vendanges	aB
>>vendimia	a;
>>vendor	aJ
>>vendredi	aH
>>vendria	aU
>>venir	aI
>>venta	a=
>>ventana	aT
>>ventas	aX
>>vente	a8
>>venues	a<
>>verantworten	aZ
>>verein	a]
>>vergutung	a:
>>verheiratet	aC
>>verification	a7
>>verkauft	aI
>>vermeiden	aA
>>vernis	aT
>>verpflegung	aD
>>verra	a>
>>vers	aI
>>versand	aU
>>verschwiegenheit	aY
>>versions	aU
>>versteht	a?
>>vertrag	aX
>>vertrage	aG
>>vertraulich	aZ
>>verwaltung	a<
>>verwenden	a@
>>vestuario	a?
>>vets	aB
>>veux	aU
>>vez	a4
>>vhf	aE
>>viaticos	aA
>>vida	aI
>>videos	aZ
>>vie	aA
>>vielleicht	a>
>>viene	a>
>>viert	aS
>>vierzehn	aD
>>vierzig	aA
>>vieux	a>
>>vigente	a[
>>vigo	a@
>>vigor	aG
>>villas	aC
>>ville	aA
>>vinos	aD
>>visas	aG
>>visit	aT
>>visite	aA
>>visites	aE
>>vista	aR
>>vistas	a9
>>vital	aI
>>vite	aC
>>viva	aE
>>vivo	aA
>>vmware	aB
>>voici	a?
>>voie	aV
>>voila	aC
>>vol	aX
>>vollkonti	aH
>>vollzeit	aF
>>volontariat	a7
>>volunteer	aF
>>volvo	aC
>>vor	aH
>>voraus	a8
>>voraussetzung	aI
>>vorbereiten	aY
>>vorbereitung	aW
>>vorganger	ab
>>vorgesetzte	aA
>>vorher	a>
>>vormittage	a]
>>vorteil	aF
>>vos	aJ
>>vouchers	a]
>>vous	aE
>>voyage	aZ
>>voyages	aU
>>voz	aS
>>vrai	aW
>>vraie	aT
>>vue	a?
>>vuelo	a;
>>w-0	aI
>>w/e	a;
>>w/m/d	af
>>w0	aB
>>wage	aF
>>wages	aA
>>wahlbar	aX
>>wait	aG
>>waiting	aJ
>>wales	aA
>>walked	aY
>>walking	a=
>>walks	aX
>>wangen	a\\
>>wann	a=
>>wanted	aF
>>wants	a[
>>war	aW
>>ward	a[
>>warehouse	a9
>>waren	a=
>>warm	a9
>>wartung	aE
>>wash	aX
>>washing	a\`
>>we're	aH
>>we've	a;
>>web	aG
>>website	a6
>>wechsel	aE
>>wechselschicht	aA
>>wed	a?
>>weddings	a:
>>wednesday	a4
>>wednesdays	a4
>>weds	a=
>>wee	aF
>>week-end	aJ
>>week-ends	a<
>>weekday	aA
>>weekdays	a]
>>weekly	aF
>>weg	aB
>>weiblich	aJ
>>weigh	aR
>>weight	aV
>>weihnachtsgeld	aH
>>weil	aI
>>weimar	aV
>>welcome	aH
>>welding	aW
>>well	a@
>>wellington	aD
>>wells	a>
>>welsh	aT
>>wenigstens	aV
>>wenn's	aA
>>went	aI
>>were	a:
>>wfh	aI
>>what	aU
>>whatsapp	aH
>>wheat	aT
>>where	aF
>>wherever	a<
>>which	aB
>>whichever	a?
>>while	aD
>>whitby	a\`
>>who'll	aE
>>whoever	a=
>>whom	aW
>>whose	a=
>>wichtig	a?
>>wie	aA
>>wieder	aH
>>wifi	a:
>>wild	a<
>>willing	aA
>>willkommen	aH
>>wind	a<
>>window	aD
>>windows	a^
>>wing	aB
>>winterdienst	aB
>>winters	a[
>>wir	a@
>>wird	aS
>>wischen	aZ
>>wissen	aJ
>>wittmund	aE
>>witz	a;
>>wlan	a?
>>wms	aI
>>wo	aS
>>woche	aH
>>wochenenden	a\\
>>wohl	a?
>>wohnung	a=
>>wollen	aH
>>wolverhampton	a9
>>women	aF
>>wording	aF
>>works	aD
>>workshops	a^
>>wort	aI
>>wrexham	aB
>>writer	aB
>>writing	aR
>>written	aT
>>wroclaw	aJ
>>wrong	a?
>>wunsch	aG
>>wunschenswert	aX
>>wurscht	a=
>>x0	aI
>>xero	a<
>>xmas	aC
>>ya	a?
>>yearly	a2
>>years'	aH
>>yet	a@
>>yield	a]
>>yo	aF
>>yoga	a=
>>york	a=
>>you	aI
>>you'd	a<
>>you're	aD
>>you've	aJ
>>young	aG
>>yours	aA
>>yourself	aG
>>youth	a=
>>zahlen	aU
>>zahlt	aS
>>zaragoza	aH
>>zehn	aU
>>zeilen	aS
>>zeit	aA
>>zeitarbeit	aZ
>>zeiten	aI
>>zeitung	a=
>>zerlegen	aU
>>zieht	a@
>>zimmer	a@
>>zona	aE
>>zone	a=
>>zones	aG
>>zoom	a;
>>zug	aI
>>zuhause	aE
>>zulage	aI
>>zulagen	a@
>>zuletzt	a>
>>zum	aZ
>>zunachst	aB
>>zurich	a9
>>zuruck	a@
>>zusammen	a:
>>zusatzversorgung	aJ
>>zwanzig	aZ
>>zweites	a<
>>zwischen	aH
>>zwolf	a@
>>zzgl	aY
>>£0-0k	aI
>>£0/wk	aE
>>€/j	aG
>>€/mes	aX
>>€0	aF
>>€0-0k	aG
>>€0/day	a;
>>€0/wk	aZ
>a 0 0	aC
>a 0 anos	aG
>a 0 ans	aJ
>a 0 con	aI
>a 0 de	aB
>a 0 dias	a>
>a 0 h	aC
>a 0 k€	aI
>a 0 €	aC
>a 0[pay	aS
>a 0h	a?
>a big	aF
>a big[	aF
>a bit	aS
>a bit of	a_
>a bit[	aS
>a bonus	aI
>a car	aR
>a car[	aR
>a cargo	aG
>a cargo[	aG
>a chair	a?
>a cinco	aG
>a cinco[	aG
>a cv	aH
>a cv[	aH
>a day	aB
>a day[	aF
>a diario	a3
>a domingo	aD
>a domingo[	aF
>a dos	aA
>a dos[	aA
>a few[	a=
>a fin	aB
>a fortnight	a=
>a fortnight[	a?
>a head	aG
>a jour	aC
>a jour[	aC
>a l'aise	aS
>a l'aise[	aS
>a la maison	a@
>a la semana	a>
>a lady	aU
>a lady[	aU
>a las 0	a>
>a long	aH
>a long[	aF
>a m	aF
>a m[	aF
>a mi	aJ
>a mi[	aJ
>a month	a=
>a month[	aD
>a morning	aA
>a morning[	aA
>a must	aH
>a part	aA
>a part[	aA
>a partir	aU
>a partir[	aU
>a plus	aH
>a plus[	aI
>a quarter	aC
>a quarter[	aF
>a quatre	aH
>a sabado	aC
>a sabado[	aI
>a school	a]
>a second	aT
>a shift	aA
>a shift[	aA
>a tres	aF
>a tres[	aF
>a trois	aE
>a trois[	aE
>a una	aG
>a une	aG
>a une[	aE
>a viernes	aF
>a viernes[	aF
>a week	a@
>a week[	aC
>a wk	a>
>a wk[	a>
>a year	aF
>a year[	aG
>a yr	aA
>a yr[	aB
>a/b[	a9
>a0	aH
>a[	aF
>a[company	aJ
>a[education	aU
>a[end	a7
>a[licence	aV
>a[place	aV
>a[title	aX
>aa	aF
>aa[	aG
>aarhus	aV
>ab 0 0	aX
>ab sofort	aX
>ab tag	aA
>ab tag[	aA
>ab[	aF
>abajo	aG
>abajo[	aG
>abend	aJ
>abend[	aJ
>aber	aH
>aber[	aC
>abgeschlossen	a;
>abgeschlossene	aS
>abgeschlossene ausbildung	aY
>abierta	aC
>abierta[	aC
>aboard	aE
>abogado	aY
>abogado[	aY
>abogados	aE
>abogados[	aE
>abonnement	a_
>abonnement[	a]
>about it	a?
>about the	aC
>about[hours	aW
>about[pay	a<
>above	aE
>above[	aE
>abril[	aJ
>abrir	aT
>abrir[	aT
>abschluss	aV
>abschluss[	a\\
>absence	aS
>absence[	aS
>absolut	aE
>absolut[	aE
>abstract	aE
>abstract[	aE
>abteilung	aC
>abteilung[	aC
>academy	aD
>academy[	aD
>acc[	aA
>accent	aE
>accent[	aH
>accents	aH
>accents[	aH
>accepte	aA
>accepte[	aC
>accepted	aF
>accepted[	aF
>accidents	aE
>accidents[	aE
>account[	a9
>accounting	a=
>accounting[	a=
>accounts[	a3
>aceite	aU
>aceite[	aU
>ach	aR
>ach[	aR
>achats	a\\
>achats[	aU
>acogida	aU
>acogida[	aU
>acres	aG
>acres[	aG
>across the	a?
>across the[	a?
>act	a?
>act[	a?
>actes	aS
>actes[	aV
>actions	aB
>actions[	aG
>active[	aH
>actual	a?
>actual[	aC
>actuary	aC
>acute	aE
>add	aS
>add[	aS
>address	a@
>address[	a@
>ade	a@
>ade[	a@
>adelante	aE
>adentro	aD
>adentro[	aD
>administrador	aW
>administrador[	aW
>administrator	aE
>ads	aD
>adultos	a>
>adults	aF
>adults[	aF
>adv	a?
>adv[	aB
>advantage	aE
>advantage[	aD
>advice	aC
>advice[	aC
>adviser	a@
>adviser[	aG
>aed 0	aS
>aero	aB
>aero[	aB
>afin	aE
>afin[	aE
>after	aH
>after 0	aA
>after 0[	aD
>after a	a=
>after a[	a?
>after midnight	aA
>after probation	aG
>after probation[	aF
>after six	aA
>after six months	aE
>after six[	aG
>after the	aG
>afternoon	aB
>afternoon[	aB
>ag	aH
>again[	a:
>agence	aX
>agence[	aU
>agencia de	aU
>agencies	aE
>agencies[	aE
>agency[	aI
>agenda	aS
>agenda[	aT
>agent[place	a:
>agents	aH
>agents 0	aI
>agents 0[	aI
>agents[	aH
>agentur[	aJ
>agreement	aD
>agreement[	aE
>agrement	a[
>agrement[	a[
>agri	aH
>agri[	aH
>agricole	aD
>agricole[	aG
>agua	aI
>agua[	aH
>ahead	aI
>ahead[	aI
>ahi	aI
>ahi[	aI
>ahm	aU
>ahm[	aU
>ahora	aD
>ahpra	aW
>ahpra[	aW
>ai[	aX
>aid	aH
>aid[	aF
>airside	aU
>airside[	aU
>al 0 0	aD
>al ano	aB
>al ano[	aC
>al cliente	aD
>al cliente[	aD
>al dia	aC
>al dia[	aG
>al mes	aC
>al mes[	aE
>al[	aG
>al[contact	aD
>alarm	aH
>alarm[	aH
>albacete	a\`
>aleman	aA
>alguna	a=
>alguna[	a@
>alimentacion	aG
>alimentacion[	aG
>all	aI
>all day	a?
>all day[	a?
>all in	a>
>all in[	a>
>all[	aH
>alle	a?
>alle[	a@
>allein	aA
>allemand	aT
>allemand[	aR
>aller	aE
>aller[	aE
>allergen	a^
>allergen[	a^
>allowance	aG
>allowance[	aG
>almacen	aH
>alojamiento	aU
>alors	aU
>alors[	aV
>already	aD
>already[	aI
>als	aA
>alter als	aF
>alter als[	aF
>alternance	aG
>alternos	aD
>alternos[	aD
>alto	a?
>alto[	a?
>altura	aE
>altura[	aH
>alumnos	a?
>alumnos[	a?
>always	aB
>always[	aB
>am besten	aU
>am liebsten	aV
>am liebsten[	aV
>am see	aC
>am see[	aI
>am starts	aD
>am tag	aG
>am telefon	aA
>am telefon[	aA
>am[	aH
>amf	aI
>amf[	aI
>amparo	aD
>amplitude	aS
>amt	aA
>amt[	aA
>an 0	aC
>an 0[	aC
>an den	a@
>an den[	a@
>an hour	aH
>an hr	a@
>an hr[	aE
>an mich	aH
>an mich[	aH
>an[	aC
>an[contact	aF
>an[title	a\`
>analisis	aS
>analisis[	aS
>analista[	aW
>analistas	a@
>analistas[	aG
>analysis	aB
>analysis[	aB
>analyst	aD
>analyst[	aD
>anbei	aF
>anbei[	aF
>anciennete	aI
>and 0	aF
>and 0-0	aB
>and 0-0[	aB
>and 0[	aF
>and an[	aH
>and at	a[
>and at[	a[
>and be	ae
>and be[	ae
>and english	aF
>and english[	aF
>and forty	a@
>and forty[	a@
>and have	a[
>and have[	a[
>and it	aU
>and it's	a\`
>and it's[	aY
>and it[	aU
>and me	aE
>and me[	aE
>and never	aD
>and never[	aD
>and no	aH
>and no[	aH
>and one	a?
>and one[	a?
>and please	aY
>and please[	aY
>and set	a>
>and set[	a>
>and ten	aI
>and ten[	aI
>and then	aW
>and then[	aY
>and they	a]
>and they[	a]
>and to	aV
>and to[	aV
>and two	aA
>and two[	aA
>and you	aU
>and you[	aU
>and[language	aG
>and[place	aH
>and[title	a<
>anda	aI
>anda[	aI
>andere	aE
>andere[	aE
>android	aC
>android[	aC
>anerkennung	aC
>anerkennung[	aC
>anfang	aH
>anfangen[	aY
>angers	aF
>angestellt	a\\
>angestellt[	aX
>angestellte	aD
>angestellte[	aF
>anglais	aR
>anglais c0	ab
>anglais[	aD
>animer	aV
>animer[	aV
>anlagen	a>
>anlagen[	a>
>anleiten	aB
>anleiten[	aB
>anmeldung[	aY
>annee	aG
>annee[	aG
>annual	aU
>annual[	aX
>annualised	aH
>annualised[	aT
>annuelle	aD
>annuelle[	aD
>annuels	aC
>anos	aD
>anos[	aI
>another[	a8
>anruf	aU
>anruf[	aU
>ans	aC
>ans[	aH
>ansible	a[
>answering	aU
>answering[	aU
>ante	aD
>ante[	aD
>anterior	aH
>anterior[	aH
>antes de	aI
>antes de la	a\\
>antes de[	aI
>antes[	aE
>antiguedad	aA
>antiguedad[	aA
>anual	aD
>anual[	aG
>anuales	aB
>anuales[	aB
>anuncio	aW
>anuncio[	aX
>any more	a7
>any of	aB
>any of[	aB
>anyway	aI
>anyway[	aI
>anywhere in[	aS
>aop	aD
>aop[	aF
>aout	aI
>aout[	aH
>aparte	a?
>aparte[	a@
>appeals	aJ
>appeals[	aJ
>appear	aG
>appels	a^
>appels[	a^
>applications[	aT
>applies	aA
>applies[	aF
>apply	aX
>apply[	aS
>appointments	aD
>appointments[	aD
>appreciated	aG
>appreciated[pay	aG
>apprecie	aA
>apprecie[	a?
>apprentice	aB
>apprenticeship	aD
>approved	a?
>approved[	a?
>approx	aF
>approx 0	aH
>approx 0[	aH
>approx[	aH
>apres 0	aH
>apres 0[	aH
>apres-midi	aJ
>apres-midi[	aJ
>april 0	aW
>april _	aE
>april _ _	aE
>april _[	aE
>april to	aR
>aprobado	aB
>aprobado[	aB
>aptitude	aX
>aptitude[	aX
>arabisch	aI
>arbeitsrecht	aT
>arbeitszeit[	a9
>architect	aA
>archives	aW
>are	a@
>are[	aD
>area	aF
>arena	a7
>argentina	aB
>arms	a5
>around[	a?
>around[place	ad
>arr	aF
>arr[	aF
>arriba	aA
>arriba[	aA
>artisan	aV
>as a	aB
>as a[	aB
>as the	a=
>as the[	a?
>as they	aF
>as they[	aF
>as well	aC
>as well[	aC
>as you	aD
>as you[	aD
>as[title	a?
>asistencia[	aS
>asistente[	aJ
>ask for	aG
>ask for[contact	aI
>asked	aE
>asked[	aI
>asociacion	aT
>asociacion[	aT
>assessment[	aS
>assessments	aB
>assessments[	aG
>assist	aG
>assist[	aG
>assistant	aE
>assistant[place	aA
>assistante[	aY
>assistants	aB
>assistants[	aH
>associe	aH
>associe[	aH
>associes	aD
>associes[	aD
>assurance	aR
>assurance[	aR
>assurances	aU
>assurances[	aU
>astreinte	aW
>astreinte[	aW
>asunto[	a=
>asuntos	aH
>at 0	aG
>at 0 0	aV
>at 0%	aJ
>at 0%[	aJ
>at least[	aS
>at night	aF
>at night[	aF
>at ten	aI
>at ten[	aI
>at[	aG
>at[place	aU
>atencion	aC
>atencion[	aC
>atender	aU
>attached	aI
>attached[	aI
>attendant	aH
>attendant[	aH
>attendants	aD
>attendants[	aE
>attestation	aT
>attestation[	aV
>au 0	a>
>au 0[	aE
>au 0er	aE
>au 0er[	aE
>au bout	aH
>au bout[	aH
>au choix	aC
>au choix[	aE
>au depot	aH
>au depot[	aH
>au moins	a^
>au moins[	aX
>au plus	aW
>au plus[	aG
>au-dessus	aF
>au-dessus de	aG
>au-dessus de[	aG
>au-dessus[	aF
>au[	a@
>au[end	aE
>auch privat	aD
>auch privat[	aG
>aucun[	a?
>aucune	aT
>aucune[	aS
>audio typing	aU
>audio[skill	aU
>auditions	a]
>auditions[	a]
>auditoria	aR
>auditoria[	aR
>audits[	aE
>auf 0	aR
>auf 0[	aR
>auf der	a@
>auf die	aE
>auf die[	aE
>auf[	aI
>auf[language	aR
>aufbauen	aF
>aufbauen[	aF
>aufgaben	aV
>aufgaben[	aV
>aufmaß	aU
>aufmaß[	aU
>aufs	aH
>aufs[	aH
>aufwarts	aD
>aufwarts[	aD
>aun	aF
>aun no	aF
>aun no[	aF
>aun[	aF
>aunque	aF
>aunque[	aF
>aupres	aI
>aupres[	aI
>aurich	aS
>aurillac	aa
>aus	aG
>aus[	aJ
>ausbildung[	aC
>ausgleich	a@
>ausgleich[	a@
>auslose	aY
>ausschreiben	aB
>ausschreiben[	aE
>aussi	a@
>aussi[	aA
>authority	a@
>authority[	a@
>auto[	aS
>automotive	aD
>automotive[	aD
>autos	aD
>autos[	aD
>autres	aH
>autres[	aH
>aux	aE
>aux[	aE
>auxiliar de	a]
>auxiliares	aF
>auxiliares[	aF
>auxilio de	aS
>auxilios	aI
>auxilios[	aI
>außendienst	aE
>außer	aE
>außer[	aE
>av	aH
>available	a@
>avant	aF
>avant le[	aI
>avant[	aJ
>avanzado	aA
>avanzado[	aA
>avec	aI
>avec les	aC
>avec les[	aC
>avg	aB
>avg[	aG
>avoid[	aW
>avoir	aS
>avoir[	aS
>award	aI
>awareness	aD
>awareness[	aD
>away	aH
>ayudante	aF
>ayudantes	aE
>ayudantes[	aE
>azubi	aF
>azubi[	aG
>azubis	aR
>azubis[	aR
>b 0 0	aV
>b licence	aX
>b licence[	aX
>b0[	aI
>b0[pay	aY
>b0b[	aG
>bac	aT
>bac+0	aU
>bac[	a\`
>bachelier	a\`
>bachelor's	a[
>bachelor[	a;
>bachiller	aR
>bachiller[	aR
>back	aH
>backend	aI
>backend[	aR
>background	aH
>background[	aJ
>backs	aH
>backs[	aH
>bad[	a<
>badge	aD
>badge[	aD
>bags	aG
>bags[	aG
>bahn	aB
>bahn[	aB
>bahncard	aR
>bahncard 0	aR
>bahncard 0[	aR
>bahncard[	aX
>bahnhof[	aE
>bajar[	aZ
>baker	aI
>bakery	aI
>balayage	aH
>balayage[	aH
>banco de	aS
>banco de[	aS
>band	aF
>band 0 0	aS
>banda	aS
>banda[	aS
>bands	aF
>bands[	aF
>bank holidays	aF
>bank holidays[	aF
>bank hols	aA
>bank hols[	aA
>banking[	aF
>banque[	aH
>banter	aE
>banter[	aD
>bareme	a\\
>bareme[	a\\
>barista	a\`
>barn	aI
>barra	aI
>barra[	aI
>barrio[	aI
>bartender	a[
>bas	aJ
>bas[	aJ
>base +	a>
>base 0	aS
>base 0[	aS
>base[pay	ag
>based[	aG
>basel	aS
>basement	a;
>basics	a>
>basics[	aG
>bassins	aA
>bassins[	aA
>bastante	aJ
>bastante[	aJ
>bath	a]
>bath[	aT
>batiment	aI
>batiment[	aI
>bauen	a?
>bauen[	a?
>bauern	aI
>baustelle	aH
>baustelle[	aH
>baustellen	aT
>baustellen[	aT
>bav	aZ
>bav[	aZ
>bay	a@
>bay[	aG
>bayern	aF
>bayern[	aE
>be doing	aJ
>be doing[	aJ
>be in the	aS
>bebe	aA
>because	aI
>because of	a@
>because of the	aI
>because of[	a@
>because the	a:
>bed	aI
>bed[	aI
>bedingung	aB
>bedingung[	aI
>beds	aC
>beds[	aF
>beef	aG
>beef[	aG
>been told	aG
>beer	aE
>beer[	aE
>before	aI
>before 0	aD
>before 0[	aD
>before you	aD
>before you[	aD
>before[	aG
>beginn[	aJ
>beginning	aH
>begleiten	aA
>begleiten[	aC
>behind	a=
>behind[	aH
>behinderung	aA
>bei	aI
>bei 0	aI
>bei 0[	aI
>bei den	aF
>bei den[	aF
>bei[company	a5
>bei[place	aS
>beim	aE
>beim[	aE
>below	aC
>below 0	aR
>below 0[	aS
>below[	aG
>belts	aC
>belts[	aC
>benches	aD
>benches[	aF
>benefits	aT
>beraten	aE
>beraten[	aE
>beratung[	aU
>berceaux	aG
>bereavement	aS
>bereavement[	aS
>bereit	aB
>bereit[	aG
>berichte	aV
>berichte[	aV
>berichtet	aS
>bernd	aU
>bernd[	aU
>besancon	aX
>beschaftigte	aB
>beschaftigte[	aD
>besetzen	aG
>besetzen[	aI
>beside	aB
>beside[	aB
>besprochen	aG
>besprochen[	aG
>besser	aE
>besser[	aF
>beteiligung	aG
>beteiligung[	aG
>beto	aI
>beto[	aI
>beton	aB
>beton[	aB
>betreuen	aE
>betreuen[	aE
>betrieb	aV
>betriebsrat	aD
>betriebsrat[	aC
>betten	aF
>betten[	aI
>between us	aT
>between us[	aT
>between[	aJ
>bevorzugt	aD
>bevorzugt[	aH
>bewerben	aW
>bewerben[	aW
>bewerber	aW
>bewerber[	aW
>bewerbung	aS
>bewerbung an	a\`
>bewerbung[	aS
>bewerbungen	aT
>bewerbungen[	aT
>bewohner	aF
>bewohner[	aF
>beyond	a>
>beyond[	aB
>bezahlt	aJ
>bezahlt wird	aq
>bezahlt[	aC
>bg	aD
>bg[	aD
>bi	aF
>bid	aG
>bids	aG
>bids[	aG
>bien	aH
>bienvenido	aB
>bienvenu	aB
>bienvenu[	aD
>bienvenus	aI
>bieten	aG
>bieten[	aG
>bilans	aT
>bilans[	aT
>bilingue[	aT
>bilingues	aC
>bill	a:
>billing	aC
>billing[	aC
>bim	aJ
>bin[	a<
>binome	aV
>binome[	aV
>bio[	a?
>birds	aJ
>birthday off	aY
>bis 0 0	aS
>bis 0 die	aI
>bis 0 uhr	aG
>bis dahin	aS
>bis dahin[	aS
>bis ostern	aJ
>bis ostern[	aJ
>bis zu	aV
>bis zum	aE
>bis zum[	aE
>bis zur	aR
>bis zur[	aR
>bis[	aD
>bis[place	a;
>bisschen	aR
>bisschen[	aC
>bist	aC
>bist[	aG
>bitacora	aZ
>bitacora[	aZ
>bitte _	aD
>bitte _ _	aD
>bitte _[	aD
>bitte keine	aU
>bitte keine[	aU
>bl	aB
>bl[	aB
>black[	aW
>blanchisserie	aC
>blanchisserie[	aC
>blanco	aE
>blanco[	aE
>bleiben	aH
>blind[	aW
>bloc	aC
>bloc[	aF
>blocking	aT
>blocking[	aT
>blocks	aD
>blocks[	aD
>bloke	aF
>bloke[	aF
>blood	aH
>blood[	aH
>bms	aE
>boarding	aR
>boarding[	aR
>boats	aA
>boats[	aB
>boca[	aH
>bodas	aS
>bodas[	aS
>bodega[	aT
>bogota	aE
>boiler	aR
>boiler[	aR
>bois	aB
>bois[	a?
>boite	aG
>bon[	aJ
>bonne	aT
>bonne[	aT
>bono de	aV
>bono por	aC
>bono por[	aB
>bons	aU
>bons[	aU
>bonus 0 0	aS
>bonus 0k	aA
>bonus 0k[	aA
>bonus if	aV
>bonus points	a[
>bonus points[	a[
>bonus £0	aE
>bonus £0[	aE
>bookings[	aI
>boot	aB
>bord[	aH
>born	aB
>born[	aB
>boston	aT
>both[	aA
>bother	aI
>bottes	aV
>bottes[	aV
>bottles	aE
>bottles[	aE
>bought	aF
>bought[	aF
>box[	aT
>boxes	aE
>boys	aF
>boys[	aF
>bp[	a\`
>bradford	aJ
>brain	aH
>brain[	aH
>branch	a>
>branch[	a>
>branches	a=
>branches[	aH
>brasserie	a[
>brasserie[	aW
>brauchen	aW
>brauchen wir	a<
>brauchen wir[	a<
>brauchen[	aS
>brauchst	a?
>brauchst du	aH
>brauchst[	a?
>braucht's	aB
>braucht's[	aB
>braucht[	aI
>bread	aU
>bread[	aU
>breaks	aE
>breaks[	aE
>bremerhaven	aD
>brevet	aS
>brevet federal	aS
>brevet federal[	aS
>brevet[	aS
>brevete	aU
>brevete[	aU
>bridge	a@
>bridge[	aC
>briefen	aF
>briefen[	aF
>bringen	aA
>bringen[	aD
>british[	aT
>brive	a\\
>broadband	aG
>broadband[	aG
>brotzeit	ab
>bruno[	aS
>brut	aI
>brut[	a>
>brut[benefit	aE
>brut[shift	aG
>brutos	aD
>brutos[	aF
>bruts	aC
>bruts[	aC
>brutto	aD
>brutto[	aH
>bs	aU
>bs[	aU
>btp	aH
>btp[	aH
>bts	aT
>bucaramanga	aE
>buchhaltung	aH
>bucks	aD
>bucks[	aD
>budget 0	aI
>budget 0[	aI
>budgets	aS
>budgets[	aU
>buenos	aB
>bugs	aS
>buhne	aG
>buhne[	aG
>builder	aA
>builder[	aA
>builders	aE
>builds	aC
>builds[	aB
>bungalow	aW
>bunkhouse	aU
>bunkhouse[	aU
>bureaux	aY
>bureaux[	a[
>burgos	a=
>burnout	aI
>burnout[	aI
>bus	aI
>bus from	aW
>bus from[	aW
>busca	aU
>busca[title	aY
>buses	a?
>buses[	a?
>business	aF
>business[	aG
>busy	aD
>busy[	aD
>but not	a<
>but not[	a<
>but[	aJ
>buy	aJ
>buy[	aJ
>buyer[	aG
>bwl	aS
>by	aE
>by hand	aF
>by hand[	aG
>by the	aI
>by[	aG
>by[deadline	aD
>c 0	aH
>c 0[	aI
>c$0	a]
>c'est la	aS
>c'est la[	aE
>c'est un	a\\
>c'est un[	aY
>c++	aT
>c0[language	aJ
>ca 0 0	a=
>ca[pay	aB
>caba	aF
>cabeza	aF
>cabeza[	aF
>cable	aE
>cable[	aE
>caces	aY
>cad	aE
>cada 0	aE
>cada 0[	aE
>cada mes	aE
>cada mes[	aH
>cada tres	aI
>caddy	aW
>caddy[	aW
>cafe 0	a@
>cafe 0[	a@
>cafe[	aR
>cafes	a@
>caisse de	aR
>caisse de[	aR
>caja	aR
>caja[	aS
>cajas	aE
>cajas[	aE
>calcul	aS
>calcul[	aS
>calculo	aU
>calculo[	aU
>cali	aD
>caliente	aB
>caliente[	aD
>call 0 0	a\\
>call it	aC
>call the	aR
>call the[	aR
>call-out	aC
>call-out[	aC
>call-outs	aC
>calle	aF
>calle[	aF
>called	aG
>called[	aG
>callouts	aT
>calls	aA
>calls[	a@
>calm	aU
>calm[	aT
>cama[	a?
>camara	aT
>camara[	aT
>camas	aD
>camas[	aF
>cambio	aR
>cambio de	a[
>cambio de[	a[
>cambio[	aR
>cambios	aZ
>cambios[	aZ
>cambridge	aT
>cameras	aF
>cameras[	aF
>camion[	aT
>camiones	aD
>camiones[	aB
>camionnette	a[
>camionnette[	aR
>campaign[	a4
>campana	aR
>campanas[	aV
>camping	aV
>camping[	aV
>campus	aI
>campus[	aI
>can be	a>
>can be[	a>
>can read	aU
>can read a	aW
>canada	aD
>canal	aS
>cancer	aG
>cancer[	aH
>candidats	aG
>candidats[	aG
>candidature	aX
>candidature[	aX
>candidatures	a[
>cantine	aZ
>cap	aS
>cap[	aI
>capa	aJ
>capital	aG
>caracter	aT
>caravan	aW
>card	aB
>card[	aE
>cardiff	a\`
>cards	aD
>cards[	aD
>care[	aA
>career	a@
>career[	a@
>careful	aU
>carers	aA
>carers[	aB
>carga	aW
>carga[	aW
>cargo[place	aG
>carmen	aG
>carmen[	aG
>carne	aR
>carne b	a_
>carne de	a[
>carne de[	aT
>carnet	aV
>carnet de	aS
>carnet de[	aR
>carpenter	a@
>carretilla	aT
>carretilla[	aT
>carriers	aE
>carriers[	aE
>carry	aR
>carry[	aR
>cars	aB
>cars[	aB
>cartagena	aW
>carte pro	a\\
>carte pro[	aW
>cas	aW
>cas[	aW
>caseload	aV
>caseload[	aY
>casework	aX
>cashing	aR
>cashing up	aR
>cashing up[	aR
>cashing[	aR
>casi	aE
>casi[	aE
>casier	aR
>casier[	aR
>casual	aY
>casuals	aI
>casuals[	aI
>cat	aG
>caterer	aD
>caterer[	aD
>catering[	aS
>ccn	aW
>ccn[	aW
>cctv[	aI
>cdd 0	a^
>cdd 0 mois	a^
>cdi 0	ab
>cdmx	aB
>cdmx[	aB
>ce serait	a=
>ce serait[	a=
>cedula	aS
>cedula[	aS
>celibataire	aR
>celibataire[	aR
>celle	af
>cent	aE
>cent[	aE
>center	aJ
>central	aR
>central[	aR
>centre	aE
>centre 0	aH
>centre 0[	aH
>centre de	aX
>centre de[	a\\
>centre[	aG
>centre[place	a@
>centres	aF
>centres[	aF
>cents	aF
>cents[	aF
>cerca	aH
>cerca[	aH
>cerrado	aA
>cerrado[	aA
>cert cii	a\\
>cert cii[	a\\
>cert iii	ac
>cert iii[	ac
>certificacion	aW
>certificacion[	aW
>certificado	aS
>certificado[	aV
>certificat	aT
>certificate	aE
>certificate 0	aI
>certificate 0[	aI
>certificate[	aF
>certified	aC
>certified[	aC
>certs[	a9
>cet	aA
>cet[	aA
>cette	aA
>cette[	aA
>cfc[	aS
>chairman	aS
>chairs	aD
>chairs[	aF
>chaleur	aB
>chamber	aW
>chamber[	aH
>chambre	aS
>chambre[	aS
>changement	aV
>changement[	aV
>changes	aH
>changes[	aH
>changing	aD
>changing[	aD
>chantiers	aR
>chantiers[	aR
>charges	aD
>charges[	aD
>charity 0	a=
>charity 0[	a?
>charlas	aX
>charlas[	aX
>chartered	aW
>chase	aT
>chase[	aT
>chasing	aU
>chasing[	aU
>chasse	aU
>chasse[	aU
>chauffe	aE
>chauffe[	aE
>chavales	aJ
>chavales[	aJ
>check-in	aY
>check-in[	aW
>checking	aU
>checking[	aU
>checks	aF
>chef de	aW
>chef de[	aZ
>cheffe	aS
>cheffe[	aS
>chem	aG
>chem[	aG
>chemie	a?
>chemist	a@
>chemist[	aD
>chemistry[	aE
>chemo	aS
>chemo[	aS
>cheques	aV
>cheques[	aV
>cherche un	a=
>chez soi	aH
>chez soi[	aH
>chez[	a@
>chez[company	ae
>chf 0'0	aS
>chf 0k	aW
>chico	aS
>chiens	aE
>chiens[	aE
>childcare	aI
>children's[	aJ
>china	a>
>chirurgie	a?
>chirurgie[	a?
>chofer	aU
>chofer[	aI
>choice	aJ
>choice[	aJ
>choir	aG
>choir[	aG
>choix	aG
>cholet	aT
>churches	aB
>churches[	aF
>chut	aF
>chut[	aF
>chuy	aI
>chuy[	aI
>cien	aH
>cien[	aH
>cii	aG
>cii[	aG
>cima	aS
>cinco anos en	a[
>cinco[	aH
>cincuenta	aF
>cincuenta[	aF
>cinq ans	a\`
>cinq[	aF
>cinquante	aG
>cinquante[	aG
>cipd	aY
>citas	aV
>citas[	aV
>cite	aT
>cite[	aT
>cites	aG
>cites[	aG
>ciudad	aR
>civil	aF
>civil service	a]
>civil service[	a]
>clara	aE
>clara[	aE
>classe 0	a^
>classe 0[	aW
>classes	aH
>clause	aE
>clause[	aE
>clean licence	aS
>cleaners	aC
>cleaners[	aI
>clear[	aH
>clearance	aC
>clearance[	aD
>clerk	aE
>clerks	aE
>clerks[	aE
>cles	aH
>clientes	aG
>clients	aF
>clients[	aE
>clinic	aH
>clinic 0	aA
>clinic 0[	aA
>clinica	aX
>clinica[	aY
>clinics	aF
>clinics[	aF
>clock	aA
>clock[	aG
>closes[	a2
>closes[deadline	aZ
>closing[	aS
>closing[deadline	aS
>closure	aC
>closures	aF
>closures[	aF
>cloture[	aV
>cloud	aH
>cloud[	aH
>club 0	a=
>club 0[	a=
>clubs	aC
>clubs[	aD
>cm	aI
>cm[	aI
>cnc	aH
>co	aH
>co0	aE
>co0[	aE
>coaches	aH
>coaches[	aH
>coast	a>
>coast[	aF
>coburg	aU
>coche	aS
>coche de	aX
>coche de[	aX
>coche[	a_
>cocina	aW
>codes	aE
>codes[	aE
>coding	aI
>coding[	aI
>coef	aS
>coef[	aS
>coefficient	aV
>coefficient[	aV
>colegiacion	aS
>colegiado	aJ
>colegiatura	a[
>colegiatura[	a[
>colegio	aV
>colegio[	aU
>colegios	aB
>colegios[	aB
>colin	aC
>colin[	aC
>colleagues	aH
>colleagues[	aH
>collectif	aG
>collection	aG
>collective	a;
>collective[	aD
>collegues	aG
>collegues[	aH
>color	aU
>column	aG
>column[	aE
>comarcal	aE
>comarcal[	aE
>combustible[	aY
>comedor[	aT
>comes	aA
>comes[	aA
>comfortable	aS
>comfortable[	aT
>coming	aD
>coming[	aD
>comision 0	aS
>comisiones	aI
>comite	aS
>comite[	aS
>comites	aV
>comites[	a^
>comm	aI
>comm[	aE
>commande	aT
>commande[	aT
>commandes	aZ
>commandes[	aU
>comme	aH
>comme[	aH
>commercial	aH
>commercial[	aI
>commission 0%	aS
>commissions[	aT
>comms	a>
>communaute	aW
>commune	aV
>commune[	aX
>communes	aC
>communes[	aC
>community	aJ
>community[	a=
>como[	a?
>comp[	aC
>compagnons	aI
>compagnons[	aI
>companeros	aD
>companeros[	aD
>company 0	a?
>company 0[	a?
>company[company	aW
>comparable	aI
>comparable[	aI
>compartido	aB
>compartido[	aB
>complet	a<
>complet[	a<
>completa	aB
>completa[	aC
>completo	aF
>completo[	aF
>compliance[	a1
>compras	aR
>compras[	aS
>compris	aF
>compris[	aG
>comprise	aE
>comprise[	aE
>compta	aZ
>compte	aC
>compte[	aC
>compulsory	aI
>comunicacion	aE
>comunidades[	aJ
>con	aJ
>con dos	aE
>con dos[	aE
>con el	aI
>con el[	aI
>con la	aG
>con los	aE
>con los[	aE
>con tres	aD
>con tres[	aD
>con un	a[
>con un[	a[
>con una	a?
>con una[	a?
>con[	aF
>concertado	aB
>concertado[	aB
>concerts	aC
>concerts[	aC
>concession	aW
>concierge[	aT
>conciertos	aH
>conciertos[	aH
>concours	aT
>concours[	aT
>condition	aT
>condition[	aT
>conditions	aF
>conditions[	aF
>conducir[	aR
>conducteur[	aV
>conduite	aR
>conduite[	aT
>conferences[	aS
>confianza	aJ
>confianza[	aJ
>confidence	aC
>confident	aR
>confident[	aR
>confidentiel	aI
>confidentiel[	aI
>confirme	a>
>confirme[	a?
>conges[	aC
>connaitre	aW
>connaitre[	aW
>conseil	aV
>conseil[	aV
>conseiller	aS
>conseiller[	aS
>conseils	aZ
>conseils[	aZ
>considered	a?
>considered[	aE
>constructora	a[
>constructora[	a[
>consultancy	a>
>consultancy[	aF
>consultant	aG
>consultant[	aJ
>consultants	aC
>consultora	aT
>consultora[	aT
>contable	aG
>contable[	aG
>contact[	aG
>contacto	aS
>content	aT
>content[	aT
>continental	aW
>continental[	aW
>contra	aA
>contra[	aA
>contract 0	a;
>contractor	aG
>contractor 0	aI
>contractuel	aR
>contractuel[	aR
>contrat	aV
>contrata	aY
>contrato	aV
>contratos	aS
>contre	aB
>contre[	aD
>control de	aX
>control de[	aX
>convenio de	a;
>convenio[	aW
>convenios	aE
>convenios[	aE
>conversational	aD
>coo	aG
>cooking	a@
>cooper	aF
>cooper[	aF
>cooperativa	aV
>cooperativa[	aV
>coordina	aS
>coordina[	aS
>coordinadora	aS
>coordinadora[	aS
>coordinator	a7
>coordinator[	aH
>coordinator[place	aE
>coordinatrice	aC
>copies	aC
>copies[	aC
>copy	aB
>copy[	aB
>cork	aX
>cork[	aY
>coro	aE
>coro[	aE
>correct	aE
>correct[	aE
>corridor	aC
>corridor[	aH
>corta	aF
>corta[	aF
>cortar	aX
>cortar[	aX
>cortas	aJ
>cortas[	aJ
>corte	aW
>corte[	aW
>cortes	aZ
>cortes[	aZ
>corto	aA
>corto[	aB
>costa	aF
>costa[	aF
>costura	aG
>costura[	aG
>cote	aH
>cote[	aG
>could be	a:
>could be[	a=
>councils	aG
>counsellor	aF
>counsellor[	aF
>count	aH
>count[	aH
>counter	aG
>counter[	aH
>counterbalance	aH
>counters	aD
>counters[	aD
>countries	aD
>countries[	aH
>country	aB
>country[	aB
>counts	aE
>counts[	aE
>county	aI
>coupures	aU
>courant	aI
>courant[	aH
>courriers	aZ
>course	aD
>course[	aF
>court[	aG
>courts	aA
>courts[	aA
>cousin	aH
>cousin[	aH
>couverts	aC
>couverts[	aC
>cover 0	aC
>cover 0[	aC
>cover letter	aX
>cover letter[	aX
>covered	aC
>covered[	aC
>cp 0 0	aT
>cpc	aH
>cpcs	a>
>cpe[	aI
>cps	aH
>craft	aS
>craft[	aS
>crane	aC
>crane[	aA
>creche	aU
>credits	aA
>credits[	aA
>cree	aC
>cree[	aC
>crew 0[	a?
>crew of 0	aA
>cross	aB
>cross[	aB
>crowd	aE
>crowd[	aF
>croydon	aa
>cruise	aC
>cruise[	aC
>cs[	aI
>cse	aT
>cse[	aT
>ct	aT
>ct[	aT
>ctc[	aG
>cuaderno	aS
>cuaderno[	aS
>cuadrante	aY
>cualquier	aD
>cualquier[	aD
>cuando	a<
>cuando[	aD
>cuarto	aX
>cuarto[	aW
>cuatro dias	aE
>cuatro[	aG
>cubiertos	aD
>cubiertos[	aE
>cuenca	ae
>cuenta	aG
>cuentas	aA
>cuentas[	aG
>cuento	aE
>cuento[	aE
>cuidar	aS
>cuidar[	aS
>cuisine	aR
>cuna	aI
>cuna[	aI
>current	aG
>customer	aU
>customer[	aT
>customers	aD
>customers[	aG
>customs	aV
>cutting[	aS
>cv	aS
>cv _	aA
>cv _ _	aA
>cv _[	aA
>d'abord	a;
>d'accueil	a@
>d'accueil[	a@
>d'affaires	a@
>d'affaires[	aD
>d'anciennete	aE
>d'anciennete[	aE
>d'annee	aE
>d'avance	a>
>d'ecole	aD
>d'ecole[	aD
>d'eglise	aB
>d'eglise[	aB
>d'entreprise	aF
>d'entreprise[	aF
>d'equipe	aE
>d'equipe[	aE
>d'essai	aA
>d'essai[	aA
>d'etat	a@
>d'experience	aC
>d'experience[	aF
>d'ici	aC
>d'ici[	aI
>d'or	a;
>d'origine[	a@
>d'ou	aE
>d'ou[	aE
>d'un an	aB
>d'un an[	aB
>d'une	aI
>d'une[	aI
>d0[	a@
>d[	aE
>dabei	aC
>dabei[	aC
>dach	aB
>dach[	aB
>daheim	a?
>daheim[	aA
>daher[	a7
>dahin	aD
>dahin[	aD
>daily	aI
>daily[	aI
>dale	aG
>dale[	aF
>dame[	aE
>damit	aC
>damit[	aC
>damos	aU
>damos[	aU
>dan	aH
>dan[	aH
>danach	aD
>danach[	aD
>danke	aT
>danke[	aV
>dans la	aC
>dans la[	aC
>dans les	aI
>dans les[	aI
>dark	aF
>dark[	aF
>darum	aD
>darum[	aD
>das bitte	aE
>das bitte[	aE
>das bleibt	aD
>das bleibt[	aD
>das ist	aT
>das ist[	a5
>das nicht	aB
>das nicht[	aB
>das[title	aD
>dass es	aH
>dass es[	aH
>datev	aS
>daventry	aI
>davinci	aJ
>davinci[	aJ
>davon	aG
>davon[	aG
>davor	aG
>day a	aG
>day in	aH
>day one	aF
>day one[	aF
>day week	aG
>day[	aI
>days	aD
>days +	aI
>days +[	aJ
>days _	aT
>days _ _	aT
>days _[	aT
>days and	aI
>days and[	aI
>days from	aG
>days home	aF
>days in	aE
>days no	aG
>days'	aD
>days'[	aG
>days[	aH
>days[contract	a@
>days[pay	aH
>dazu _	aB
>dazu _ _	aB
>dazu _[	aB
>dbs[	a9
>de 0 0	a^
>de 0 _	aB
>de 0 a	aa
>de 0 h	aD
>de 0 min	aH
>de 0 minutos	aH
>de 0 mois	aI
>de 0 personnes	aF
>de 0-0	aF
>de 0-0[	aF
>de agosto	aB
>de agosto[	aB
>de alimentos	aC
>de barrio	aG
>de barrio[	aF
>de caisse	aJ
>de caisse[	aJ
>de campo	aD
>de campo[	aD
>de casa	aC
>de cinq	aH
>de cinq[	aH
>de conges	aG
>de cuatro	aH
>de cuatro[	aH
>de deux	aJ
>de deux[	aI
>de diciembre	aE
>de diciembre[	aE
>de direction	a>
>de enero	aG
>de enero[	aG
>de facturacion	aJ
>de facturacion[	aJ
>de febrero	aF
>de febrero[	aF
>de feu	aJ
>de feu[	aJ
>de garde	aJ
>de garde[	aG
>de gestion	aD
>de gestion[	aC
>de julio	aH
>de julio[	aH
>de l'heure	aI
>de l'heure[	aI
>de ley	aF
>de ley[	aF
>de los	aG
>de los[	aG
>de lunes	aW
>de lunes a	aW
>de lunes[	aX
>de mayo	aH
>de mayo[	aH
>de media	aI
>de media[	aI
>de moins	aH
>de moins[	aH
>de noche	aI
>de noviembre	aE
>de noviembre[	aE
>de nuit[	aS
>de obra	aH
>de obra[	aG
>de ocho	a^
>de ocho a	aa
>de ocho[	a_
>de preference[	aS
>de preferencia	aT
>de preferencia[	aT
>de production	aD
>de production[	aD
>de projet	aE
>de projet[	aD
>de repos	aI
>de repos[	aI
>de sante	aI
>de sante[	aI
>de seis	aE
>de seis[	aF
>de semana	a^
>de semana[	a^
>de septiembre[	aT
>de service	aG
>de service[	aG
>de siete	aT
>de siete[	aT
>de teletravail	aB
>de teletravail[	aB
>de trafico	aY
>de tres	aG
>de tres[	aG
>de turno	aI
>de un	aI
>de un[	aI
>de verdad	aE
>de verdad[	aE
>de[	aG
>de[contract	a;
>de[education	aB
>de[language	aF
>de[place	aE
>de[skill	aJ
>de[start	ab
>de[title	a:
>dead[	aU
>deadline	aV
>dealers	aT
>death	aS
>death[	aS
>deb	aH
>deb[	aG
>debt	aS
>debt[	aU
>debutants	aV
>dec 0	aB
>dec 0[	aB
>december	aG
>december[	aG
>decembre	aD
>decembre[	aD
>decent	aF
>decir	aB
>decir[	aB
>deck	aG
>decks	aE
>declan	aF
>declan[	aG
>decoupe	a\\
>decoupe[	a\\
>dees	ab
>defense	aG
>degree 0	a<
>degree in	a]
>degree or	aI
>degree[	a@
>degrees	aD
>dehors	aC
>dehors[	aC
>dejar	aR
>dejar[	aR
>del	aE
>del 0 de	aW
>del campo	aH
>del campo[	aH
>del convenio	aH
>del convenio[	aH
>del grupo	aI
>del[	aF
>del[title	aD
>dem[title	aC
>demarrage	aX
>demarrage[	aX
>dementia	aD
>dementia[	aE
>demo	aT
>demo[	aT
>demontage	aT
>demontage[	aT
>deneigement	a[
>deneigement[	a[
>denkbar	a@
>denkbar[	a@
>dentaire	aE
>dentaire[	aE
>dental 0	a@
>dental 0[	a@
>dental[	aU
>dentro	a>
>dentro[	a>
>depannage	a^
>depannage[	a^
>depart[	aS
>departamento	aY
>departs	aS
>departs[	a>
>depending	a@
>depending[	a@
>deplacements[	aT
>depression	aG
>depression[	aG
>dept[	aI
>depuis	a>
>depuis 0	a@
>depuis[	aC
>der alte	aZ
>der alte[	aZ
>der[company	aW
>der[title	aC
>derecho	aX
>derecho[	aS
>dernier	aD
>dernier[	aF
>derniere	aD
>derniere[	aD
>derriere	aD
>derriere[	aD
>des 0	aA
>des 0[	aA
>des[	aB
>desayuno	a\\
>desayuno[	a\\
>descuento	aU
>desde 0	a:
>desde casa[	aY
>desde el primer	aE
>desde el[	a9
>deshalb	aA
>deshalb[	aA
>design[	a:
>designer	aF
>desirable[	aA
>desk	aG
>despacho	aT
>despacho[	aT
>despiece	aX
>despiece[	aX
>despues de	a@
>despues de[	a@
>despues[	aI
>details[	aR
>deutsch[	aU
>deutschlandticket	aY
>deutschlandticket[	aR
>deux fois	aD
>deux fois[	aD
>deux mille	aU
>deux mille[	aU
>deux[title	a]
>devant	a@
>devant[	a@
>development	aD
>development[	aI
>devs	aH
>devs[	aH
>dezember	aV
>dg	aI
>dg[	aI
>di-sa	aY
>dia de	aJ
>dia de[	aJ
>diabetes	aF
>diagnostics	aR
>diarias	aD
>diarias[	aD
>diario	aA
>diario[	a@
>diarios	aA
>diarios[	aC
>diary	aU
>diary[	aX
>dias	aC
>dias[	aG
>dice	aC
>dice[	aC
>dicho	aH
>dicho[	aH
>did	aH
>did[	aH
>die 0	aE
>die 0[	aE
>die anzeige	aD
>die anzeige[	aD
>die frau	aW
>die frau[	aW
>die kanzlei	aX
>die kanzlei[	aX
>die stunde	a@
>die stunde[	aB
>die woche	a:
>die woche[	aA
>die[company	aW
>dienstags	aC
>dienstags[	aD
>dienste	aJ
>dienste[	aJ
>dienstort	a\`
>diesel[	aG
>dietas	aV
>diff	aH
>diff[	aH
>dignified	aI
>dignified[	aI
>digs	aT
>digs[	aW
>dijon	aW
>dimanches	aJ
>dimanches[	aJ
>din	aI
>din[	aI
>ding	aD
>ding[	aD
>dios	aC
>dip	aJ
>dipl	aT
>dipl[	aT
>diploma	aJ
>diploma or	aF
>diplome	aR
>diplome[	a\\
>diplomes	a@
>dir	aI
>direccion de	a]
>directeur[	aH
>direction	aJ
>direction[	aI
>directora	aR
>directora[	aR
>directory	aH
>dirige	aU
>dis	aF
>dis[	aF
>disabled	aE
>disabled[	aE
>discipline	aD
>discipline[	aD
>discontinuo	aC
>discount	aJ
>discount[	aJ
>discrecion	aW
>discrecion[	aW
>discreet[	aV
>discretion	aS
>discretion[	aS
>dispatcher[	aU
>disponibilidad	aR
>disponibilidad[	aR
>disputes	aG
>disputes[	aG
>distance	aG
>divorce	aH
>divorce[	aH
>dix[	a@
>dm	aU
>dm[	aU
>dms	aE
>dms[	aE
>do 0	aG
>do 0[	aG
>do a[	a=
>do it	aF
>doble	aE
>doble[	aE
>docente	a=
>docs	aC
>docs[	aF
>doctor	aE
>doctor[	aE
>documentation	aT
>documentation[	aT
>doesn't	aD
>doesn't[	aD
>dog[	aD
>doing the	aT
>doing the[	aT
>doit	aG
>doit[	aG
>domicile	aI
>domicile[	aI
>domicilio	aF
>domicilio[	aE
>dominio	a[
>don	aS
>don't ask	aF
>don't ask[	aF
>don't mention	aU
>don't mind	aV
>don't mind[	aV
>don't put	a\\
>don't put[	a\\
>don't write	aH
>don't write[	aH
>don[	aS
>donde[	a;
>done	aD
>done[	aC
>donne	aI
>donne[	aI
>donnerstag[	aH
>donor	aU
>donor[	aU
>doodles	aV
>doodles[	aV
>door[	aE
>doors	a?
>dort	aD
>dort[	aD
>dos anos de	aU
>dos anos[	a9
>dos dias[	aI
>dos meses	aC
>dos meses[	aC
>dos mil	aS
>dos mil[	aS
>dos[title	aW
>doscientos	aC
>doscientos[	aC
>dossier	aR
>dossier[	aR
>dossiers	aT
>dossiers[	aT
>dot	aJ
>douce	aG
>douce[	aG
>douze	aF
>douze[	aF
>down	aD
>down to	a@
>down[	aG
>dr[	aJ
>drafts	aA
>drafts[	aA
>drama	aE
>drama[	aE
>dran	aE
>dran[	aE
>drauf	a>
>drauf[	a>
>draußen	aA
>draußen[	aA
>drawing	aE
>drawing[	aE
>drei jahre	aH
>drei jahre[	aV
>dreimal	aF
>dreimal[	aF
>dreißig	aJ
>dreißig[	aJ
>drh	aH
>drh[	aI
>drill	aE
>drill[	aE
>drills	aE
>drills[	aE
>drin	aE
>drin[	aG
>drinks	aB
>drinks[	aG
>dritt	aJ
>dritt[	aG
>dritte	aD
>dritte[	aC
>dritter	aT
>dritter[	aT
>driven	aG
>driven[	aG
>driver[licence	a;
>drivers 0	aG
>driving licence	aG
>drops	aD
>drops[	aD
>druber	aB
>druber[	aB
>drug[	aT
>drum	aD
>drum[	aD
>drummondville	aZ
>drunter	a?
>du lundi	aR
>du lundi au	a>
>du lundi[	aC
>du mardi	aU
>du mardi[	aT
>du matin	aC
>du matin[	aC
>du travail	aD
>du travail[	aD
>du[	aI
>dubai	aH
>dudley	aV
>dueno	aE
>dueno[	aD
>dundee	aV
>durch	a@
>durch[	a@
>durfen	aG
>durfen[	aG
>e 0	aU
>e v	a=
>e v[	a@
>each	a@
>each[	aF
>ear	aD
>ear[	aD
>east	aI
>eastern	aI
>eastern[	aI
>ebay	aU
>ebay[	aU
>ec	aD
>ec[	aD
>echelle	aa
>echelle[	aY
>ecocheques	aY
>ecole	aU
>ecole[	aU
>ecrit	aC
>ecrit[	aF
>ed[	aH
>edad	aU
>edad[	aU
>edinburgh	a^
>educacion	aU
>educacion[	aU
>education	aB
>education[	aB
>efectivo	aI
>efectivo[	aI
>effects	a@
>efz[	aE
>eg 0[	aB
>eg[	a@
>egal	aJ
>egg	a\`
>egresado	aX
>egresado[	ad
>eh	aI
>eh[	aI
>ehrlich	aH
>eigenen	aH
>eigenen[	aH
>eigenes[	aV
>eighteen	aH
>ein jahr	a@
>ein jahr[	a@
>ein mann	aV
>ein mann[	aV
>ein paar	aF
>ein paar[	aF
>ein plus	a>
>ein plus[	a>
>ein[education	a<
>einarbeitung	aI
>eine[education	aR
>eine[title	a^
>einen[	aF
>einer[	aE
>eines	a?
>eines[	a?
>einheiten	aF
>einheiten[	aF
>einrichten	aA
>einsatz	aV
>einsatz[	aV
>einsatze	aT
>einsatze[	aU
>einteilen	a@
>einteilen[	aD
>eintritt	a]
>eintritt[	aV
>either	aB
>either[	aB
>eje	aG
>eje[	aG
>el 0	a@
>el 0 de	aH
>el 0[	a@
>el ano	aD
>el ano[	aD
>el anterior	a[
>el anterior[	a[
>el anuncio	aF
>el anuncio[	aF
>el aviso	aJ
>el aviso[	aJ
>el cliente	aT
>el cliente[	aT
>el curso	aE
>el curso[	aE
>el de	aI
>el lunes	aB
>el lunes[	aB
>el primer dia	aH
>el que	aU
>el que[	aU
>el viernes	a?
>el viernes[	a?
>el[education	aY
>el[title	aD
>elderly	aI
>elderly[	aI
>elders	aA
>elec	aE
>electrica	aG
>electrica[	aF
>electricos	aC
>electrics	aG
>electrics[	aG
>electrique	aE
>electrique[	aI
>electronica	aE
>electronica[	aF
>elektro[	a;
>eleves	aH
>eleves[	aI
>elf	aI
>elf[	aI
>eligible	aG
>ella	aI
>ella[	aI
>else[	a4
>eltern	aE
>eltern[	aE
>elternabende	aS
>elternabende[	aS
>embarazadas	aH
>embarazadas[	aH
>embauche[	aW
>emden	aU
>emergency	aC
>emergency[	aC
>empieza	aW
>empieza[	aW
>empleados	aH
>employed	aU
>employees	aJ
>employees[	aJ
>employer	aH
>employer[	aH
>employes	aA
>employes[	aA
>empty	aF
>en 0	aI
>en agosto	aT
>en agosto[	aT
>en anglais	aB
>en anglais[	aB
>en aout	aC
>en aout[	aF
>en casa	aJ
>en casa[	aJ
>en catorce	aD
>en catorce pagas	aD
>en catorce[	aD
>en cours	aI
>en cours[	aI
>en ingles	a?
>en ingles[	a?
>en juin	aA
>en juin[	aA
>en un	aD
>en un[	aF
>en una	aS
>en una[	aS
>en vigor	aG
>en vigor[	aG
>en[	aA
>en[contract	aS
>en[skill	a8
>encadrement	aW
>encadrement[	aU
>encargado	aS
>enceinte	aC
>enceinte[	aE
>encima	aI
>encima[	aI
>encore	aE
>encore[	aE
>end	aH
>end[	aI
>ende[	aJ
>endorsement	aI
>endorsement[	aI
>ends	aD
>ends[	aF
>energy	a@
>energy[	a@
>enero	aG
>enfermeria	aE
>enforcement[	aA
>eng	aH
>eng[	aB
>engine	aT
>engine[	aT
>engineer	aC
>engineer[	aD
>engineering	aI
>engineers	aH
>engineers[	aH
>england	aF
>england[	aE
>englisch[	a;
>english +	a\`
>english for	a;
>enough	a<
>enough[	aE
>ensuite	aI
>ensuite[	aI
>entbehrlich	aC
>entbehrlich[	aC
>entera	aE
>entera[	aE
>entfallt	a?
>entgelt	a[
>entgeltgruppe	aG
>entrada	aS
>entre 0 et	aG
>entre 0 y	aG
>entree	a\`
>entrevista	aH
>entrevista[	aH
>entry	aC
>entry[	aC
>environ	aJ
>environ 0	aV
>environ 0[	aV
>environ[	aU
>epi	aS
>eps	aT
>eps[	aT
>equal	aG
>equal[	aG
>equipos	aE
>equipos[	aE
>equity	a:
>equity[	aE
>equiv	aH
>equiv[	aH
>equivalent	aE
>equivalent[	aC
>equivalente	aD
>equivalente[	aD
>era[	aF
>ere[	aT
>erfahren	aG
>erfahren[	aG
>erfahrung[	aF
>erfolg	aI
>erfolg[	aI
>erklaren	aF
>erklaren[	aF
>erlaubt	aI
>erlaubt[	aI
>erp	aJ
>ersten	aI
>erwahnen _	aE
>erwahnen _ _	aE
>erwahnen _[	aE
>es de	aY
>es de[	aY
>es gibt	aV
>es gibt[	a\\
>es para	a^
>esa	aG
>esa[	aG
>esbjerg	aE
>escolar	aC
>escolar[	aB
>escriba	aG
>escriba[	aG
>escribo	aA
>escribo[	aA
>espalda	aD
>espalda[	aC
>espana	aE
>espera	aG
>espera[	aG
>essen[	aR
>essential	aS
>est	aF
>est en	aB
>est en[	aB
>est[	aH
>esta	aJ
>esta[	aJ
>estacion	aU
>estacion[	aU
>estamos	aT
>estamos[	aT
>estan	aC
>estan[	aC
>estandar	aC
>estandar[	aC
>estar	aF
>estar[	aF
>estaria	a:
>esto	aC
>esto[	aC
>estudio	aX
>estudio[	aY
>estudios	aS
>et 0	a?
>et 0[	aC
>et demi	aB
>et demi[	aB
>et deux	aD
>et deux[	aD
>et la	aT
>et la[	aT
>et le	aS
>et le[	aS
>et on	aD
>et on[	aD
>et puis	ac
>et puis[	ac
>et un	aS
>et un[	aS
>et une	aS
>et une[	aW
>et[experience	aS
>et[language	aC
>etat	aR
>etat[	aR
>etc	aD
>etc[	aD
>ete[	a:
>etp	aG
>etp[	aH
>etude	aU
>etude[	aU
>etudiants	aD
>etwa	aC
>etwa[	aE
>etwas[	a7
>eu[	aH
>euch	aE
>euch[	aE
>euh	aD
>euh[	aD
>eur[	aH
>euro[	a5
>europe	a?
>europe[	aE
>euros	aB
>euros[	aC
>euskera	aV
>evaluacion	aY
>evaluacion[	aY
>eve	aA
>eve[	aA
>even	aH
>even[	aH
>evening[	aB
>evenings[	aG
>eventual	aV
>ever	a9
>ever[	a>
>every	aI
>every 0	aC
>every 0[	aC
>every day	aE
>every day[	aF
>every third	aT
>every third[	aU
>every[	aJ
>everyone	aA
>everyone[	aA
>everything	a@
>everything[	a@
>evidemment	aA
>evidemment[	aA
>evite	aV
>evite[	aV
>evtl	aC
>evtl[	aC
>ew	aD
>ew[	aD
>examen	aS
>examen[	aS
>example	a[
>example[	aX
>excel	aR
>excellent	aX
>exchange	aF
>exchange[	aF
>exclamation	aI
>exclamation marks	aI
>exclamation marks[	aI
>exclamation[	aI
>executive	aS
>executive[	aI
>exempt	aG
>exempt[	aG
>exercise	aD
>exercise[	aD
>exeter	aV
>exige	aF
>exige[	aT
>exocad	aU
>exocad[	aU
>exp	aE
>exp[	aG
>expect	aH
>experience not	aC
>experience not[	aC
>experience of	a_
>experiencia	aV
>experiencia en	aX
>experiencia[	aH
>export[	aD
>exportacion	aI
>exportacion[	aI
>exports	aD
>exports[	aD
>extension	a?
>extension[	a?
>externa	aD
>externa[	aD
>externe	aF
>externe[	aF
>extra	aH
>extra[	aI
>extras	aT
>extras[	aT
>eyes	aS
>fab	aA
>fab[	aA
>face	aJ
>facebook	a@
>fachbereich	aD
>fachbereich[	aD
>fachkraft[	aS
>factory[	aR
>facturacion	aC
>facturas	aT
>facturas[	aT
>facultatif	aE
>fahren	aG
>fahren[	aG
>fais	aT
>fais[	aV
>faite	aD
>fallen	aG
>fallen[	aG
>falls	aI
>falta[	aE
>familia	aH
>familia[	aG
>familial	aD
>familial[	aD
>familiale	aD
>familiale[	aF
>familiar	a>
>familiar[	aE
>familie	a>
>familie[	a>
>families	aH
>families[	aG
>famille	aE
>famille[	aD
>familles	aC
>familles[	aC
>fancy	aE
>farm[	aD
>farmers	aD
>farmers'	aI
>farmers'[	aI
>farmers[	aD
>farsi	a@
>fast	aG
>fast-paced	aI
>fast-paced[	aI
>faults	a@
>faults[	a@
>faut un	aH
>faut un[title	aJ
>fe	aG
>fe[	aF
>feb 0	aR
>feb 0[	aS
>febrero	aD
>febrero[	aE
>fee	aG
>fee[	aG
>feeding	aV
>feeding[	aV
>feel	a=
>feel[	a=
>fees	aH
>feet	aA
>feet[	aA
>fehlt	aF
>fehlt[	aF
>fein	aJ
>fein[	aI
>fell	aC
>fell[	aC
>felt	aF
>felt[	aF
>female	aS
>female[	aS
>femme	aE
>femme[	aE
>femmes	aS
>femmes[	aS
>feries	aC
>feries[	aC
>fermes	aB
>ferroviaire	aH
>ferroviaire[	aH
>ferry	aE
>ferry[	aF
>fertig	aF
>fertig[	aF
>fest[	aA
>fetes	aF
>fetes[	aF
>few	aH
>few[	aG
>fh	aU
>ficha	aU
>ficha[	aU
>fichas	aS
>figeac	aY
>figeac[	aS
>figma	aU
>figure[	aI
>figures	aE
>figures[	aE
>fijo 0 0	a]
>fijo 0[	aW
>fijo discontinuo	aa
>fijo[	a=
>files	aG
>filiale	aX
>filiale[	a@
>filipina	aX
>filipina[	aX
>filles	aG
>filles[	aI
>filleting	aW
>filleting[	aW
>film	aE
>fin	aG
>fina	aF
>fina[	aF
>finca	aR
>finca[	aR
>find	aG
>find[	aG
>fines de	aH
>finish[	aG
>finishing	aE
>finishing[	aE
>fino	aB
>fino[	aD
>fintech	a]
>fiona	aE
>fiona[	aD
>firm 0	aB
>firm 0[	aC
>firm[	aJ
>first _	aF
>first _ _	aF
>first _[	aF
>first aid	a?
>first then	a@
>fish	aD
>fish[	aH
>fisica	aF
>fisica[	aH
>fitter	aA
>fitter[	aC
>fitting	aH
>fitting[	aH
>five days[	aH
>five of	aE
>five of[	aE
>five years	aH
>five years[	aA
>fix +	a:
>fix[	aH
>fixe 0	a\`
>fixe 0 0	a^
>fixe 0[	a\`
>fixe[	aE
>fixe[pay	ab
>fixed term	aX
>fixum	aY
>fixum[pay	aU
>flat in	aU
>flexitime	aT
>fließend[	aH
>flights	aT
>floor	aD
>florist	aD
>flota	aR
>flota[	aR
>flow	aG
>fluent[	aF
>flying	aJ
>fois	aG
>fois[	aG
>folk	aI
>folk[	aI
>folks	aD
>folks[	aI
>fondo	aR
>fondo[	aR
>font	aC
>font[	aC
>food safety	aV
>food safety[	aV
>for 0	aA
>for a[title	aB
>for one	aD
>for one[	aI
>for our	aW
>for the[title	aC
>for three	aE
>for three[	aE
>for us	aU
>for us[	aU
>for you	aI
>for you[	aI
>for[	aI
>for[contact	aJ
>for[skill	aH
>for[title	a@
>foreign[	aU
>forestal	a?
>forestal[	aG
>forge	aV
>forge[	aX
>forgive	aB
>forgive[	aB
>forklift	a_
>forklift[	a]
>formacion	aZ
>formacion[	aS
>formation[	aa
>formlos	aE
>formlos[	aE
>fort	aF
>fort[	aI
>fortnight	aE
>fortnight[	aC
>fortnightly	aE
>fortnightly[	aE
>forward	aD
>forward[	aD
>found	aE
>found[	aE
>founded	aX
>four and a	aY
>four hundred	aB
>four hundred[	aB
>four off	aD
>fourgon	aZ
>fourgon[	aZ
>fourni	aG
>fourni[	aG
>fournie	aE
>fournie[	aE
>fournis	a=
>fournis[	aA
>fournisseurs	aF
>fournisseurs[	aF
>foyer	aR
>foyer[	aR
>fp	aS
>frames	aE
>frames[	aE
>francais[	a_
>francaise	aC
>france	a7
>frances[	aY
>franz	aW
>freelance	aU
>frei	aE
>frei 0	aB
>frei 0[	aB
>frei[	aC
>freiburg	aV
>freien	aI
>freien[	aH
>freigestellt	aD
>freigestellt[	aD
>freight	aF
>freight[	aF
>freitag[	aF
>freitags	aG
>freitags[	aG
>freiwillig	aH
>french	aT
>frente	aA
>frente[	aA
>fresh	aS
>fresh[	aS
>freut	a>
>freut[	a>
>fri/sat	aI
>fri[	a=
>fria	aE
>fria[	aE
>fribourg	aX
>friendly	aI
>friendly[	aI
>frist 0	aS
>frist 0[	aS
>from 0 0	aC
>from a	aB
>from a[	aB
>from day	aH
>from day[	aH
>from home	a=
>from home[	aH
>from[	aE
>from[start	aX
>frontaliers	aT
>fruhdienst	aR
>fruhdienst[	aR
>fruhstuck	aV
>fruhstuck[	aV
>fruta[	aX
>fs	aW
>fs b	aU
>fs[	aW
>fte	aD
>fte[	aC
>fue	aF
>fue[	aF
>fuel card	a>
>fuel card[	aD
>fuera	aD
>fuera[	aE
>fuerte	aD
>fuerte[	aD
>fuhren	aF
>fuhren[	aF
>fuhrerschein	aI
>fuhrerschein b	aD
>fuhrt	a?
>fulda	aX
>full licence	aY
>full remote	a[
>full-time	aH
>fully remote	aY
>fund	aF
>fund[	aH
>fundacion[	a[
>fundador	aD
>fundador[	aD
>funebres	aH
>funebres[	aH
>funf jahre	a\\
>funf[	aG
>funfundzwanzig	a>
>funfundzwanzig[	aE
>funfzig	aC
>funfzig[	aC
>funk	aH
>funk[	aG
>fur 0	aA
>fur 0[	aC
>fur das[	aS
>fur die	aI
>fur die[	aJ
>fur[	aD
>fur[place	aa
>fur[title	a=
>furgo	aZ
>furgo[	aZ
>furgoneta	aU
>fusion	aR
>g0	aS
>g0[pay	a]
>ga0	aV
>gabinete	aT
>gabinete[	aT
>gaelic	aU
>gaelic[	aU
>game	aC
>games	aD
>games[	aD
>ganas	aE
>ganas[	aE
>ganz	aF
>ganze	aH
>ganze[	aH
>gaps	aE
>gaps[	aE
>garage	aE
>garage[	aC
>garanti	aB
>garantie	aW
>garantiert	a=
>garantiert[	aE
>garda	aW
>garda[	a\\
>garder	aE
>garder[	aE
>gardes[	aT
>gas[	aJ
>gaste	aJ
>gaste[	aW
>gate	aD
>gate 0	aI
>gate[	aD
>gates	aA
>gates[	aE
>gatos	aJ
>gave	aE
>gave[	aE
>gdc	aS
>gear	aB
>gear[	aB
>gearbeitet wird	aV
>gebraucht	aV
>gebraucht[	aV
>geburten	aC
>geburten[	aC
>gedacht	aB
>gedacht[	aB
>geduld	aX
>geduld[	aX
>gegen	aB
>gegen[	aB
>gehalt	aW
>gehalt 0	aV
>gehalt 0 0	aV
>gehalt 0[	aV
>gehalt[pay	ad
>gehalter	aH
>gehalter[	aH
>gehen	aD
>gehen[	aD
>gehoren	aD
>gehoren[	aD
>gehort	aA
>gehort[	aA
>geht	aH
>geht in	aH
>geht in[	aH
>geht's	aC
>geht's[	aB
>geht[	aH
>gekundigt	aD
>gekundigt[	aD
>gelernt	aH
>gemeinderat	aT
>gemeinderat[	aT
>generacion	aG
>generacion[	aG
>generation	aD
>generation[	aF
>generator	aG
>generator[	aG
>geneve	aV
>genre	aG
>genre[	aG
>gents	aR
>gents[	aR
>genug	aE
>genug[	aE
>genugt	aG
>geplant	aD
>geplant[	aD
>gerade	aA
>gerade[	aA
>gerante	aY
>gerechnet	a>
>gerechnet[	a>
>gerente	aT
>gerente[	aT
>german or	aE
>german[	a\\
>gern gesehen	aH
>gesagt	aG
>gesagt[	aG
>gesehen	aE
>gesehen[	aF
>geselle	aH
>geselle[	aH
>gesellen	aJ
>gesellenbrief	aR
>gesprach	a@
>gesprach[	a@
>gesprache[	aX
>gestellt	aE
>gestellt[	aE
>gestern[	a9
>gestion	aW
>gestion[	aY
>gestoria	aY
>gesucht wird	aZ
>gesucht wird[	aZ
>gesucht[	a[
>get a	aE
>get a[	aD
>get the	aS
>get the[	aS
>geteilt	aE
>geteilt[	aG
>gets	aB
>gets[	aB
>gezahlt	aS
>gezahlt[	aS
>ghent	aF
>gibt es	a=
>gibt's	aB
>gibt's[	aA
>gibts	aB
>gibts[	aB
>gießen	aS
>gijon	aY
>git	a>
>give	aS
>give[	aS
>given	aD
>given[	aD
>giving	aW
>giving[	aW
>glasgow	a[
>glass[	aI
>gleich	aD
>gleich[	aD
>gleichwertig	aX
>glue	aA
>glue[	aA
>gmbh	aF
>gmbh[	aG
>go on	aX
>go on[	aG
>go to	a?
>go to[	aC
>go[	aF
>god	aE
>god[	aE
>goes	aF
>goes[	aF
>going	aF
>going[	aF
>gold[	aF
>golf	aW
>goma[	aS
>gone	aF
>gone[	aD
>good to	aD
>google	aX
>gorlitz	aB
>got	aH
>got[	aH
>governors[	a[
>gp[	aT
>gps	aS
>gr	aA
>grad	aH
>grad[	aH
>grade 0	aG
>grading[	aX
>grado	aS
>grado en	aJ
>graduate[	aU
>grain	aS
>grainne	aH
>grainne[	aH
>grand	aD
>grand[	aD
>grande	aG
>grande[	aF
>grands	aG
>grant	a<
>grant[	a<
>grants	aA
>gratis	a?
>gratis[	aG
>graz	aT
>great[	aJ
>grille	aT
>gros[	aB
>gross	aD
>ground	aI
>group 0	aD
>group 0[	aD
>groups	aB
>groups[	aA
>grow	aI
>grow[	aI
>grower	aI
>grower[	aI
>growers	aI
>growers[	aI
>grown	aD
>grown[	aD
>große	aG
>große[	aG
>grund	aT
>grund[	aT
>grundschule	aF
>grupo de	aT
>grupo de[	aT
>grupos	aB
>gruppen	aD
>gruppen[	aD
>guaranteed	aA
>guaranteed[	aA
>guardia[	aS
>guardias	aR
>guardias[	aS
>guide	aE
>guide[	aE
>gut	aF
>gut[	aF
>gutem	aI
>gutem[	aI
>guy	aJ
>gwo	aU
>gwo[	aU
>h/f	aD
>h/f[	aF
>h[education	aI
>h[pay	aA
>ha	aD
>hab ich	aF
>hab ich[	aF
>haben	aF
>haben[	aF
>haber	aR
>haber[	aR
>habilitacion[	aS
>habilitation	aW
>habitacion	aV
>habitacion[	aV
>habitaciones	aH
>habitaciones[	aH
>habitants	aI
>habitants[	aI
>habla[	aI
>hablado	aF
>hablado[	aF
>hablamos	aI
>hablamos[	aI
>hablar con	a[
>hablar con[	a[
>haccp	aH
>hace falta	aV
>hace falta[	aR
>hacemos	aV
>hacen	aG
>hacen[	aG
>hacer	aR
>hacer[	aT
>hafen	aB
>hafen[	aB
>haha	aG
>haha[	aH
>hairdresser	aE
>halal	aT
>halal[	aT
>halb	aG
>halbtax	a[
>halbtax[	aX
>half day	aA
>half day[	aA
>half days	aG
>half days[	aG
>half of	aD
>half of[	aD
>half term	aC
>half term[	aC
>halls	aD
>halls[	aD
>halt	a7
>halt[	a>
>halten	a?
>halten[	aA
>hamilton	aS
>han	aH
>han[	aH
>hand tools	aD
>hand tools[	aC
>handicap	aA
>handler	aF
>handler[	aJ
>handling	aI
>handover	aS
>handover[	aS
>hands	aF
>hands[	aG
>handy	aH
>harbour	a>
>harbour[	a>
>harness	aI
>harness[	aI
>harvest	aR
>harvester	aE
>harvester[	aE
>has been	aH
>has been[	aH
>has to	a[
>has to[	aX
>hasn't	aF
>hasn't[	aF
>hasta	aG
>hasta 0	aT
>hasta 0[	aX
>hasta el	aA
>hasta el 0	aF
>hasta el[	aB
>hasta la	aB
>hasta la[	aB
>hasta las	a@
>hasta las[	a@
>hasta que	aS
>hasta que[	aS
>hasta[end	aA
>hat	aH
>hat[	aH
>hatch	aE
>hates	aD
>hates[	aD
>hatt	aC
>hatt[	aC
>hatte	aD
>hatte[	aD
>hausbesuche	aU
>hausbesuche[	aU
>hauser	aD
>hauser[	aD
>haushalt	aU
>haushalt[	aU
>hausmeister	aU
>haut	a>
>hauteur	aI
>have a	aI
>have been	aC
>have been[	aI
>having	aE
>having[	aE
>hay que	aS
>hay que[	aS
>hazlo	aX
>hazlo[	aX
>he or	aV
>he or she	aV
>he or[	aV
>he'd	aS
>he'd[	aS
>head of	aV
>head of[	aS
>headcount	a[
>headcount[	a[
>health plan	aU
>health plan[	aU
>healthy	aJ
>heard	aI
>heard[	aI
>hebdo	aC
>hebdo[	aC
>hecho	aH
>hecho[	aH
>heidelberg	aH
>height	aB
>height[	aB
>heim	aH
>heim[	aE
>hein	a@
>hein[	a@
>heißt	aF
>heißt[	aF
>hektar	a@
>hektar[	a@
>helene	aD
>helene[	aD
>helfen	aE
>helfen[	aE
>hello	aI
>hello[	aI
>helper	aE
>helper[	aE
>helpers	aF
>helpers[	aF
>helpful	a9
>helps	aA
>helps[	aG
>hemos	aH
>hemos[	aH
>hence	aD
>hence[	aC
>hep	aT
>hep b	aS
>her	aE
>her[	aE
>herbst	aT
>herbst[	aV
>here	aD
>here[	aD
>heritage	aE
>herrn	aE
>herrn[	aG
>herzlich[	aV
>heures	aD
>heures[	aI
>hf	aE
>high[	aB
>hijos[	aJ
>hilfreich	a>
>hilft	aC
>hilft[	aC
>him	aE
>him[	aH
>himself	aF
>himself[	aF
>hin	aE
>hin[	aE
>hint	aG
>hint[	aG
>hip	aI
>hip[	aI
>hire[	aI
>histoire	aG
>histoire[	aG
>historia	aU
>historia[	aU
>history	aI
>history[	aJ
>hit[	aI
>hives	aF
>hives[	aF
>hl	aE
>hl[	aE
>hnd	aR
>ho[	aJ
>hochschule	aF
>hochstens 0[	a6
>hockey	aG
>hockey[	aG
>hof	aT
>hogar	aS
>hogar[	aS
>hoja de	aS
>hoja de[	aS
>hol	aF
>hol[	aF
>holes	aE
>holes[	aE
>hols	aA
>hols[	aA
>holzbau[	aA
>holzofen	aT
>home 0	aV
>home[	aG
>homeoffice[	a;
>homes	aC
>homes[	aD
>homework[	aF
>honest	aG
>honest[	aG
>honorarios	aU
>hopital	aZ
>horaire[	aU
>horario[	aT
>horas	aI
>horas[	aH
>horen	aE
>horen[	aE
>hors	aE
>hors[	aE
>horse	aH
>horse[	aH
>horses	aD
>horses[	aD
>hort	aD
>hort[	aD
>hospice	aS
>hospice[	aG
>hospital 0	aA
>hospital 0[	aA
>hospitality	aI
>hospitality[	aI
>hospitals	a@
>hospitals[	aF
>host	aJ
>hot	aR
>hoteles	aE
>hoteles[	aE
>hotels	aC
>hotels[	aC
>hotline	aG
>hour	aD
>hour[	aE
>hours	aJ
>hours 0	aW
>hours 0[	aW
>hours a	aI
>hours a[	aI
>hours[	aC
>hours[shift	aC
>house 0	a?
>house 0[	aB
>houses	aD
>houses[	aD
>hove	aa
>how	aR
>how[	aR
>hoy	aF
>hq	a@
>hq[	a>
>hrs[	a:
>hrs[pay	aA
>hrs[shift	aG
>hse	aR
>hse scale	aa
>hse[	aR
>htl	a]
>hubspot	ac
>huit[	a:
>hull	a^
>hull[	a[
>humor	aG
>humor[	aG
>hund[	aV
>hunde	aB
>hundred	aJ
>hundred and ten	aD
>husband	aG
>husband[	aG
>hush	aE
>hush[	aE
>hybrid 0 days	aB
>hybrid 0/0	aR
>hypermill	aT
>i am	aU
>i am[	aU
>i can't	aF
>i can't[	aF
>i need	aT
>i think	aJ
>i think[	aJ
>i'll	aS
>i'll[	aS
>ica	aV
>ici	aI
>id	aJ
>id[	aJ
>idea	aX
>ideal[	aS
>idealerweise	aW
>idealerweise[	aV
>ideally[	aR
>if	aI
>if he	aY
>if he[	aY
>if it	a?
>if it[	a?
>if they've	aY
>if they've[	aY
>if you can	aF
>if you have	a8
>if you're	aG
>if you're[	aG
>if you[	aT
>ific	a\\
>ific[	a\\
>ig	aH
>iglesia	aR
>iglesia[	aR
>igual	aD
>igual[	aD
>ihk	aE
>ihn	aE
>ihn[	aE
>ihnen	aC
>ihre	aR
>ihre[	aR
>ii	aB
>ii[	aG
>iii	aB
>iii[	aA
>il est	a@
>il est[	a@
>il faut	aY
>il faut[	aU
>il nous faut	aF
>il y	a\`
>il y a	a\`
>il y[	a\`
>illustrator	aS
>im allgau	a@
>im buro	aE
>im buro[	aE
>im haus	aI
>im haus[	aG
>im jahr	aB
>im jahr[	a@
>im monat	aA
>im monat[	aA
>im schlaf	aA
>im sommer	aR
>im wechsel	aH
>im wechsel[	aI
>im[place	a;
>im[title	a5
>implantation	a\\
>implantation[	a\\
>imprescindible	aR
>in 0[	aB
>in april	aG
>in april[	aG
>in august	aG
>in august[	aG
>in date[	a:
>in den	aT
>in den[	aT
>in der	aH
>in english[	aR
>in feb	aI
>in feb[	aI
>in five	aH
>in five[	aH
>in four	aH
>in four[	aH
>in good	aI
>in good[	aI
>in hand	a=
>in his	aC
>in his[	aC
>in it	a;
>in march	aH
>in march[	aH
>in may	aD
>in may[	aD
>in office	aB
>in on	aH
>in on[	aH
>in one	aT
>in one[	aT
>in spring	aE
>in summer	aD
>in summer[	aD
>in the	aG
>in the first	aF
>in the morning	a@
>in the office	aZ
>in three	aJ
>in three[	aI
>in two	aF
>in two[	aF
>in winter	aG
>in winter[	aG
>in with	aE
>in with[	aE
>in your	aB
>in your[	aB
>in-house	aI
>in/out	aF
>in/out[	aF
>in[	aA
>in[pay	a=
>in[place	a[
>in[skill	a+
>in[title	a=
>inbetriebnahme	aU
>inbetriebnahme[	aU
>inc	aB
>inc[	aB
>inch	a?
>incl	aE
>include	aT
>include[	aT
>including	a8
>including[	aD
>incluidas	aE
>incluidas[	aE
>incluido	aC
>incluido[	aC
>inclus	aC
>inclus[	aC
>inclusive	aG
>inclusive[	aG
>inconel	aE
>inconel[	aE
>incorporacion	ai
>incoterms	a\`
>indefinido	aZ
>independent	aT
>independent[	aV
>independiente	aB
>independiente[	aB
>index	aS
>index[	aH
>indispensable	aC
>indispensable[	aI
>industrial	aD
>industrial[	aF
>industrie	a@
>industrie[	a@
>industriel	aA
>industriel[	aD
>ines	aT
>infantil	aC
>infantil[	aB
>info[	aR
>infonavit	aI
>infonavit[	aI
>informal[	aX
>informe	aS
>informe[	aS
>informes	aX
>informes[	aX
>inge	ad
>ingles	aR
>ingles b0	ab
>ingles para	a[
>inhabergefuhrt	a?
>inicial	aC
>inicial[	aC
>inkl	a@
>inkl[	aF
>inklusive	aI
>innen	aS
>innen[	aS
>inox	aC
>inox[	aH
>ins	aC
>ins[	aC
>inside	a=
>inside[	aA
>insist	aD
>insist[	aD
>inspections	aC
>inspections[	aC
>inspector	aA
>inspector[	aD
>install	aE
>install[	aE
>instead	aA
>instead[	aA
>institut	aW
>institut[	aW
>institute	aS
>institute[	aS
>instructor	a=
>instructor[	a=
>instructors	aG
>instrument	aT
>insurance 0	aC
>insurance 0[	aC
>insurance[	aG
>insured	aC
>insured[	aC
>intensiva	aJ
>interesse	aF
>interesse[	aF
>interessement	aV
>interim	aV
>interinidad	aZ
>intermediate	a=
>intermediate[	a=
>intermedio	aF
>intermedio[	aF
>interna	aT
>interna[	a7
>internat	aW
>international	a=
>internet	aI
>internet[	aI
>interno[	aF
>interpreter[	aE
>interpreters	aF
>interpreters[	aF
>intervencion	aG
>interview	aF
>interview[	aI
>into	aA
>into[	aJ
>inutile	a?
>inutile[	aF
>inventaire	aW
>inventaire[	aW
>inventaires	a^
>inventaires[	a^
>invoices[	aS
>ipad	aS
>ipad[	aS
>ira	aC
>ira[	aC
>irata	a\`
>irreprochable	aA
>is	aB
>is a bonus	aH
>is a[	aJ
>is[	aF
>is[pay	aI
>is[title	aH
>island	a>
>island[	a>
>islands	aD
>islands[	aD
>isn't	aA
>isn't[	aA
>iso 0[	aV
>iso[	aR
>ist	aD
>ist der	aH
>ist der[	aH
>ist die	aB
>ist ein[	aI
>ist[	a:
>ist[contract	aT
>ist[place	aC
>it _	aJ
>it _ _	aJ
>it _[	aJ
>it a	aC
>it a[	aC
>it in	aG
>it is	aS
>it on	aJ
>it on[	aJ
>it pays	a\`
>it pays[	a\\
>it'd	aW
>it'd[	aW
>it's	aS
>it's thirty	aY
>it's thirty[	aY
>it's[contract	a^
>italian	a^
>iva	aS
>iva[	aJ
>ix	aJ
>ix[	aJ
>j'ai	aT
>j'ai[	aT
>jabs	aJ
>jabs[	aJ
>jahre	aC
>jahre[	aJ
>jahren	aI
>jahren[	aG
>jahressonderzahlung	aF
>jahressonderzahlung[	aF
>jahrlich	aI
>jaja	aC
>jaja[	aC
>janvier	a<
>janvier[	aD
>jargon	aH
>jargon[	aI
>je nach	aG
>je nach[	aG
>je nachdem	aD
>je nachdem[	aD
>je ne	a>
>je ne[	a>
>je te	aY
>je te[	aY
>je veux	aU
>jede	aA
>jede[	aA
>jeder	aF
>jeder[	aG
>jederzeit	a=
>jemanden	aT
>jena	aI
>jerez	aa
>jet	aJ
>jeudi	aB
>jeudi[	aB
>jeune	aT
>jeunesse	aD
>jeunesse[	aA
>jeux	aH
>job[title	a_
>jobrad	aS
>jobs	aE
>jobs[	aJ
>jobticket	aX
>join	aT
>join[	aT
>joiner	a@
>joinery	a?
>jokes	aE
>jokes[	aE
>jornada	aY
>jornada completa	aT
>jour[	aG
>journee	aW
>journee[	aW
>jours	aE
>jours[	aG
>judicial	aA
>judicial[	aF
>jueves a	aS
>jueves a[	aS
>juillet	aC
>juillet[	aD
>juin	aI
>juin 0	aE
>july and	aE
>july and[	aE
>june	aJ
>june _	aT
>june _ _	aT
>june _[	aT
>junge	aF
>junge[	aF
>jungen	aD
>jungen[	aD
>juni bis	aU
>junio	aH
>junio[	aG
>juniors	aD
>juniors[	aD
>junto	aI
>junto[	aI
>juridique	aG
>juridique[	aG
>jusqu'a	aE
>jusqu'a[	aI
>jusqu'au[	aD
>juste	aB
>juste[	aB
>juvenil	aH
>jv	a\\
>k	aJ
>k +	aD
>k$	aE
>kafka	aV
>kafka[	aI
>kalt	aA
>kalt[	aA
>kann[	aC
>kannst du	a@
>kannst du[	a@
>kantine	aR
>kantine[	aR
>kanzlei	aS
>karte	aE
>kaufmannische	aU
>keep that	aB
>keep that[	aB
>keep the	aV
>keep the[	aV
>keeping the	aV
>keeping the[	aV
>kein wort	aC
>kein wort[	aC
>keinen	aE
>keinen[	aE
>kennen	a;
>kennen[	aF
>kennt	aG
>kennt[	aG
>kenntnisse	aU
>kent	aH
>kent[	aH
>kept	aC
>kept[	aC
>key	a\\
>key[	a\\
>keys	aD
>kids	aI
>kids'[	aD
>kids[	aI
>kiel	aT
>kilkenny	a^
>kilos	aH
>kilos[	aH
>kindern	aD
>kindern[	aD
>kines	aC
>kines[	aC
>kirkcaldy	aY
>kitchens	aJ
>kitchens[	aJ
>kits[	a=
>klar	aH
>klar[	aH
>klaren	aF
>klaren[	aF
>klasse	aS
>klasse 0	aC
>klasse[	aS
>klingt	aE
>klingt[	aE
>km	aE
>km[	aE
>knees	aI
>knees[	aI
>knie	aE
>knie[	aE
>know what	aD
>know what[	aD
>know-how	a8
>knowledge	aH
>knowledge of	aa
>knowledge[	aE
>known	aB
>known[	aB
>knows[	aV
>koch	aH
>kochen	aU
>kochen[	aU
>kollege	aR
>kollege[	aR
>kollegen	aI
>kolleginnen	aB
>kolleginnen[	aE
>komisch	aC
>komisch[	aC
>komma	aD
>komma[	aE
>kommen	aE
>kommen[	aG
>kommt	aG
>kommt[	aG
>komplett	aC
>konnen	aH
>konnen[	a:
>konnen[skill	aS
>kontakt	aR
>kontaktlinsen	aV
>kontaktlinsen[	aV
>kosher	aT
>kosher[	aT
>kost	aT
>kotlin	a^
>kr	aI
>kr[	aI
>krank	aB
>krank[	aB
>kubernetes	a]
>kuhe	a@
>kuhe[	a@
>kundschaft	aF
>kundschaft[	aF
>kurz	aJ
>kurz[	aJ
>kv[	a;
>kw	aF
>k€	aG
>k€[	aG
>l'a	aI
>l'a[	aI
>l'aise	aJ
>l'an	aF
>l'an[	aH
>l'ancien	a[
>l'ancien[	aW
>l'anglais	aZ
>l'anglais[	a^
>l'ete	aF
>l'heure	aC
>l'heure[	aC
>l'hiver	aE
>l'hiver[	aE
>la caisse	aF
>la carte	aC
>la carte[	aC
>la clientele	a;
>la directora	aV
>la directora[	aV
>la gente	aB
>la gente[	aB
>la hora	aB
>la hora[	aB
>la journee	a>
>la journee[	a>
>la main	a?
>la nuit	aH
>la nuit[	aE
>la palabra[	a9
>la semaine	a:
>la semaine[	a?
>la semana	aG
>la semana[	aE
>la web	aS
>la web[	aU
>la-dessus	aE
>la-dessus[	aE
>la[title	aR
>labelling	aS
>labelling[	aS
>labels[	aS
>labor	aD
>labor[	aD
>laboral	aE
>laboral[	aE
>laborales	aC
>laborales[	aC
>laboratorio	aT
>laboratorio[	aT
>ladder	aI
>ladder[	aI
>laden[	aT
>lady	aJ
>lager	aC
>lager[	aC
>lagos	aT
>laisse	aU
>laisse[	aU
>lakh	aH
>land	aJ
>land[	aJ
>landing	aI
>landing[	aI
>landkreis	aS
>landshut	aW
>lanes	aB
>lanes[	aE
>lang	aB
>lang[	aB
>langer	aC
>langer[	aC
>languages	aI
>languages[	aI
>langue[	a[
>larga	aD
>larga[	aD
>las dos	aC
>las[	aJ
>lass	aF
>lass[	aF
>lassen	aD
>lassen[	aE
>last 0	aI
>last 0[	aI
>last one	aT
>last one[	aT
>last two	aW
>last two[	aW
>last year	a7
>last year[	aH
>later	a<
>later[	aD
>lates	aE
>lates[	a?
>latin[	aS
>latte	aT
>laufen	aG
>laufen[	aG
>lauft	aE
>lauft[	aH
>lausanne	aV
>laut	aF
>laut[	aA
>lauter	aE
>lauter[	aE
>lavado	aA
>laval	ah
>lavanderia	a@
>lawyer	aH
>le 0	aH
>le 0[	aH
>le chef	aD
>le chef[	aD
>le lundi	aD
>le lundi[	aD
>le matin	aG
>le mercredi	aA
>le mercredi[	aA
>le mois	a@
>le mois[	a?
>le nom	aD
>le nom[	aD
>le poste	aS
>le site	aS
>le site[	aS
>le soir	aB
>le soir[	aB
>le[education	a]
>le[start	aF
>lead	aI
>leader	aE
>leader[	aD
>leak	aT
>leak[	aT
>leaks	aD
>lean	aC
>learn	aG
>learn[	aG
>learner	aC
>learner[	aC
>learning	a>
>lease[	aW
>leasing	a@
>leasing[	a@
>leave the	aY
>leave the[	aY
>leaves	aE
>leaves[	aH
>leben	aE
>leben[	aE
>leche	aF
>leche[	aF
>lectivas	a9
>lectivas[	a@
>lectura de	a]
>lectura de[	a]
>lecture	aU
>lecture[	aU
>led[	aV
>lee	aV
>leer[	aV
>left	aG
>left[	aG
>leg	aI
>leg[	aI
>legacy	aH
>legs	aE
>legs[	aE
>lehramt	aT
>lehre	aS
>lehre[	aD
>lehrgang[	aS
>leicester	aW
>leipzig	ac
>leitung	aF
>leitung[	aG
>lena	a@
>lena[	a@
>lending	a?
>lending[	a?
>lent	aG
>lent[	aG
>lernen	aD
>lernen[	aD
>lernt	aI
>lernt[	aI
>les 0	aJ
>les 0[	aJ
>les gens	aF
>les gens[	aF
>les jours	aE
>les jours[	aD
>les[title	a;
>lesen	aC
>lesen[	a@
>less	aD
>less[	aD
>let's	aF
>let's[	aF
>letra	a?
>letra[	a?
>lets	aA
>letter +	aX
>letter +[	aX
>letter to	aS
>letter to[	aS
>letterkenny	a\\
>letters	aI
>letters to	a^
>letters to[	a^
>letters[	aI
>lettings	aS
>lettings[	aS
>lettre	aW
>lettre[	aW
>letzte	aU
>letzte[	aU
>letzten	aE
>letzten[	aE
>letztes	aF
>letztes jahr	aH
>letztes jahr[	aH
>letztes[	aF
>leute	aG
>leute[	aI
>ley	aI
>ley[	aI
>lg	aT
>lgps	aV
>lgps[	a\\
>liaison	aI
>liaison[	aI
>libra	aV
>libra[	aV
>libre	aE
>libre[	aI
>libres	aD
>libres[	aE
>libreta	a[
>libreta[	a[
>libros	aV
>libros[	aV
>licence	aH
>licence or	aB
>licence or[	aB
>licencia de	aJ
>licencia[	aT
>licenciatura	aR
>license	aI
>lider	aT
>lider[	aT
>lieber	a?
>lieber[	aD
>liege	aW
>lien	aT
>lien[	aT
>lieu	aV
>lieu[	aB
>lift 0	aW
>lift 0[	aW
>like	aE
>like[	aC
>likely	a;
>likely[	a>
>likes	aF
>likes[	aF
>lima[	aG
>limpieza	aR
>limpieza[	aR
>limpio	aD
>limpio[	aD
>limpios	aD
>limpios[	aD
>lincoln	aS
>line 0	aA
>line 0[	aA
>line[	aH
>lines	aG
>lines[	aJ
>linien	a@
>linien[	aC
>linux	aS
>linz	aF
>liquido	aG
>liquido[	aG
>liquidos	aD
>liquidos[	aD
>lire un	aI
>lire un[	aI
>lisbon	aG
>lise	aJ
>lise[	aJ
>list	aA
>list[	aB
>listed	a?
>lists	aC
>lists[	aI
>litros	aE
>litros[	aE
>lits	aF
>lits[place	aD
>live-in	a>
>live[	aJ
>lived	aW
>livraison	aS
>livraison[	aS
>lkw	aF
>lkw[	aF
>llaves	aE
>llaves[	aD
>llb	aU
>llb[	aU
>llega	aF
>llega[	aF
>lleve	aH
>lleve[	aF
>lo de	aU
>lo de la	aV
>lo de[	aU
>lo del	a\\
>lo del[	aT
>loaders	aR
>loads	a@
>loads[	a@
>loans	aH
>loans[	aC
>locale	aE
>locale[	aE
>locales	aD
>locales[	aD
>location	aX
>loch	aZ
>loch[	aZ
>locker	aF
>locker[	aF
>lodging	a^
>lodging[	a^
>loge[	aW
>logement	aZ
>logement[	aZ
>logements	a=
>logistico	aI
>logistics	aA
>logistics[	a@
>logo	aB
>logo[	aD
>lohn[	a^
>lol	aI
>london	aG
>longer	aD
>longer[	aD
>longue	aD
>longue[	aD
>looked	aF
>looked[	aF
>looking for	a\\
>looking for[	aW
>lorca	aZ
>lorna	aB
>lorries	aB
>lorries[	aB
>los 0	aF
>los 0[	aF
>los de	aB
>los de[	aA
>los dos	a>
>los dos[	aE
>los jueves	aF
>los jueves[	aF
>los lunes	aD
>los lunes[	aD
>los viernes	aI
>los viernes[	aI
>lots	aD
>lots of	aH
>lots of[	aH
>lots[	aD
>loud	aJ
>loud[	aJ
>lourd	aD
>lourd[	aD
>louvain-la-neuve	aV
>love	aF
>love[	aE
>low	a@
>low[	a@
>loyer	aE
>loyer[	aE
>lpa	aF
>lpa[	aD
>lucas	aH
>lucas[	aH
>ludenscheid	a]
>ludlow	aU
>lundi au	aC
>lunes 0	a>
>lunes 0[	a>
>lunes a	aT
>lunes a sabado	a\\
>lunes a viernes	a[
>luton	aY
>luxembourg	aE
>luxmed	a^
>luxmed[	a^
>lycee	aT
>lycee[	aT
>lyon	aR
>m +	aF
>m +[	aF
>m 0	aE
>m 0[	aE
>m de	aI
>m sc	aY
>m sc[	aX
>m'a	aE
>m'a[	aE
>m-f	aI
>m/w/d	aC
>m/w/d[place	aG
>mach	aV
>mach[	aV
>machen	aF
>machine	aD
>machine[	aD
>machines	aC
>machines[	aC
>macht	aH
>macht[	aH
>mad	aF
>mad[	aG
>madre	aF
>madre[	aG
>madrid	aG
>madrugada	aW
>madrugada[	aW
>mag[	aG
>magasin	aH
>magasin[	aH
>magdeburg	aG
>mai bis	aZ
>mail[	aS
>mails	aE
>mails[	aE
>main[	aU
>mainly	aA
>mainly[	aA
>mains	aF
>mais	aC
>mais on	aG
>mais on[	aG
>mais pas	aU
>mais pas[	aU
>mais[	aD
>maison de	a_
>maison de[	a_
>maison[	aC
>maitrise	aS
>makaton	aT
>makaton[	aT
>maker	aE
>maker[	aF
>mal	aE
>mal 0	aC
>mal 0[	aC
>mal[	aF
>maladie	a@
>mama	aI
>mama[	aI
>mamans	aR
>management[	a?
>manager	aG
>manager 0	aI
>manager 0[	aI
>manager for	aI
>manager for[	aH
>manager[place	aB
>managers	aC
>managers[	aE
>manchester	aH
>mandando	aD
>mandando[	aD
>mandanten	aA
>mandanten[	aA
>mandarin	aT
>mandate	aJ
>mandate[	aJ
>manden	aT
>manden[	aT
>mando	aS
>mando[	aT
>manejo de	aY
>manipulador	aU
>mann	aF
>mann[	aF
>manner	aJ
>mannlich	a?
>mannlich[	a?
>mantenimiento	aR
>mantenimiento[	aR
>manufacturing	aG
>manufacturing[	aG
>maquina	aR
>maquina[	aT
>mar[	aA
>marcas	aC
>marcas[	aC
>march 0	aD
>march 0[	aB
>march to	aJ
>march[	aI
>mardi	aR
>mardi au	aS
>mardi au samedi	aT
>mardi-samedi	aY
>mardi-samedi[	aY
>maria	aG
>maria[	aH
>mariages	aJ
>mariages[	aJ
>marina	aJ
>marisol	aI
>marisol[	aI
>market supplement	a<
>marketing[	aD
>marking	aC
>marking[	aC
>marks	aE
>marks[	aF
>marque	aI
>marque[	aI
>married[	aV
>mars _	aC
>mars _ _	aC
>mars _[	aC
>martes a	a\\
>martes a[	a[
>martes y jueves	aS
>marz[	aT
>mas	aG
>mas 0	aA
>mas 0[	aA
>mas de	aF
>mas de[	aF
>master	aT
>master[	aS
>masters	aE
>mat[	a@
>match	aH
>match[	aH
>mate	aI
>mate[	aJ
>matematicas	aE
>matematicas[	aD
>materials	aU
>maternite[	aS
>maternity	aT
>math	aE
>math[	aE
>matin	aF
>matin[	aC
>matinees	aC
>matinees[	aC
>matricula	aR
>matter	aE
>matter[	aE
>matters	aF
>matters[	aF
>max 0 0	a>
>max 0 mb	a>
>max 0 words	aX
>max[	aE
>maximo 0[	aS
>maximum	aE
>maximum[	aD
>may 0	aS
>may 0[	aS
>may to	a_
>may-0	aF
>may-0[	aF
>maybe	aE
>maybe[	aE
>mayo	aC
>mayor	aI
>mayor de	aU
>mayor de[	aU
>mayores de	aH
>mayores de 0	aH
>mayores de[	aH
>mb	aI
>mb[	aI
>me and	aD
>me and[	aD
>me da	aC
>me da[	aC
>meal vouchers	aR
>meals on	a[
>meals on[	a[
>mean	a<
>mean[	a=
>measuring	aI
>measuring[	aI
>meat	aE
>meat[	aI
>mecanico	aU
>mecanico[	aV
>mechanic	aC
>mechanic[	aC
>mechas	aE
>mechas[	aE
>medellin	aH
>medicale	aE
>medicale[	aE
>medico	aI
>medico[	aI
>medio dia	aF
>medio dia[	aF
>mediodia	aJ
>mediodia[	aJ
>meds	aH
>meet	aD
>meet[	aD
>meetings	aE
>meetings[	aE
>meint	aE
>meint[	aE
>meist	aC
>meist[	aC
>mejor que	a>
>mejor que[	aB
>melden	aT
>melden[	aT
>member	aC
>member[	aC
>members	aJ
>members[place	aB
>membership	aE
>membership[	aE
>membres	a@
>meme	aE
>meme[	aF
>memo	aE
>memo[	aE
>menor de	aV
>menor de[	aV
>menschen	aG
>menschen[	aG
>mensual	aD
>mensual[	aD
>mensuales	aE
>mensuales[	aE
>mensuelle	aC
>mensuelle[	aC
>mensuelles	aB
>mentioned	aG
>mentioned[	aG
>mentoring[	aS
>mep	aJ
>mer	aE
>mer[	aE
>merchant	aB
>merci[	aR
>merida	a]
>merma	aH
>merma[	aH
>merthyr	a[
>mes	aF
>mesa de	a<
>mesa[	aS
>mesas	aI
>mesas[	aI
>meses	aG
>meses[	aE
>mess	aG
>mess[	aG
>messe	aI
>meta	aR
>metal	a@
>metal[	aA
>metall	aE
>metall[	aE
>meter	a?
>meter[	a?
>metiers	aE
>metiers[	aE
>metre	aF
>metre[	aF
>metro[	a:
>metros	aD
>metros[	aF
>mets	aT
>mets[	aT
>mettre	aE
>mettre[	aE
>mgmt	aF
>mgr	aG
>mgr[	aJ
>mich	aJ
>mich[	aJ
>mid/senior	a8
>mid[	aH
>midi	aF
>midi[	aF
>midnight	aG
>midnight[	aI
>mieux	aD
>mieux[	aD
>might	aD
>might[	aD
>migration[	aJ
>miguel	aH
>miguel[	aH
>mil	aI
>mil +	a?
>mil quinientos	aD
>mil quinientos[	aD
>mil[	aI
>mileage 0p	aZ
>miles	aG
>miles[	aG
>milk	a;
>mill[	a7
>mille	aA
>mille[	aA
>million	aA
>million[	aF
>millones	aG
>millones de	aJ
>millones[	aI
>min	aG
>min 0	a\\
>min 0[	aW
>min[	a>
>mina[	aS
>mind	aI
>mind 0	aT
>mind 0[	aT
>mindestens	aU
>mindestens[	a3
>mineral	aV
>mineral[	aV
>mineurs	aE
>mineurs[	aE
>minimo[	aE
>minimum	aI
>ministry[	aS
>mins	aF
>minuit	aC
>minuit[	aC
>minuten	aE
>minuten[	aE
>minutes of[	aY
>minutos	aG
>minutos[	aG
>mio	aD
>mio[	aF
>mise	aU
>mise[	aV
>mismo	aF
>mismo[	aF
>mit	aI
>mit 0	aH
>mit den	aG
>mit den[	aG
>mit drei	aI
>mit drei[	aI
>mit zwei	aE
>mit zwei[	aE
>mit[	aI
>mit[licence	aB
>mit[skill	a=
>mit[title	a>
>mitarbeitende	aB
>mitarbeitende[	aI
>mitarbeiter	aD
>mitarbeiter[	aD
>mittwoch	aD
>mittwoch[	aD
>mittwochs[	aU
>mix	aH
>mix[	aH
>mixing	aD
>mixing[	aD
>mixte	aD
>mixte[	aD
>mm	aG
>mm[	aJ
>mme	aR
>mn	aC
>mn[	aG
>mo-do	a[
>mo-fr	aU
>mo-fr 0	aT
>mobil[	aH
>mobilite	aC
>mobilite[	aC
>mochte	aE
>mochte[	aE
>model	aC
>model[	aC
>modell	aC
>modell[	aC
>modelo	aH
>modelo[	aI
>moglich	a?
>moglich[	aE
>moglichst	aT
>moglichst[	aT
>moi	aJ
>mois	aD
>mois[	aE
>moisture	a[
>moisture[	a[
>moitie	aE
>moitie[	aE
>mon to	aE
>mon to[	aJ
>mon-fri 0	aY
>mon-sat	aY
>mon-sat[	aY
>monate	aG
>monate[	aH
>monaten	a@
>monday to thursday	aW
>monitores	a>
>montag	aI
>montag bis	aW
>montag bis[	aW
>montags	aS
>montags[	aS
>montana	aA
>monteur	aX
>month[	aD
>monthly	aH
>months	aH
>months'	aH
>months'[	aH
>months[	aH
>montreux	aU
>more	aB
>more[	aI
>morgen	aH
>morgen[	aI
>morning in	aG
>morning in[	aG
>mos	aE
>most	aI
>most[	aI
>mother	aR
>mother[	aS
>mothers	aD
>mothers[	aD
>motivation	aS
>motivation[	aS
>moto	aT
>moto[	aS
>mots	aF
>mots[	aF
>motus	a>
>motus[	aC
>moves	aC
>moves[	aC
>movilizacion[	aS
>moyenne	aC
>moyenne[	aE
>mps	a^
>mrd	aH
>mrd[	aH
>msc[	aW
>mth	aG
>mth[	aJ
>mths	aG
>mtl[	a>
>much	aH
>mucho	aD
>mucho[	aD
>muelle	aG
>muelle[	aG
>mums	aV
>mums[	aV
>munchen	aC
>municipal[	aA
>muslim	aV
>muslim[	aV
>muss man	a?
>muss man[	a?
>muss nicht	aD
>muss nicht[	aE
>muss[	aH
>mussen	aE
>mussen[	aE
>must have	ab
>must have[	aY
>must not	a>
>must not[	a>
>must[	aS
>mustn't	aE
>mustn't[	aE
>mutter	aE
>mutter[	aE
>mutuelle	aV
>mutuelle[	aS
>muy	aF
>muy[	aF
>mw	aH
>mw[	aH
>myself	aB
>m²	aH
>m²[	aI
>m€	aH
>m€[	aH
>n'est	aE
>n'est pas	aI
>n'est pas[	aI
>n'est[	aE
>n+0	aY
>n+0[	aV
>n0p0	aG
>n[	aD
>nach	aG
>nach 0 uhr	a_
>nach dem	aV
>nach dem[	aV
>nach der	aS
>nach der[	a>
>nach tarif	aR
>nach[	aD
>nachsten	aB
>nachsten[	aB
>nacht	aG
>nacht 0	a=
>nacht[	aI
>nachte	aD
>nachte[	aD
>nachts	aJ
>nachtzuschlag	aF
>nacimiento	aR
>nacimiento[	aR
>nacional	aB
>nacional[	aA
>nada de	aT
>nada de[	aT
>nadie	aI
>nadine	aC
>nail	aT
>name	aH
>namen	aA
>namen[	aF
>names	aF
>names[	aF
>namur	a\`
>nantes	aG
>national	aJ
>national[	aR
>native english	a\`
>native[	aD
>nature	aD
>nav	aS
>navette	aa
>ne le	aA
>ne le[	aA
>near[	a6
>near[place	aY
>nearly	aA
>nearly[	aB
>necesita	aU
>necesita[title	a^
>necesito	aU
>necessaire	aE
>necessaire[	aE
>necessary	a;
>necessary[	aF
>need an	aI
>need someone who	aR
>need[title	aS
>needles	aR
>needles[	aR
>needn't	aD
>needn't[	aD
>needs	aW
>needs[	aS
>negativo	a?
>negativo[	a?
>negociable	aD
>negociable[	aD
>negociacion	aU
>negociacion[	aU
>negociar	aU
>negociar[	aU
>negotiator	aT
>nehmen	aG
>nehmen[	aG
>neither	a@
>neither[	a@
>nen	a[
>nen[	aW
>nennen	aD
>nennen[	aE
>nest	aG
>nest[	aG
>net +	aE
>netos	a@
>netos[	aB
>nets	aD
>nets[	aD
>netto	aG
>netto[	aG
>nettoyage	aW
>nettoyage[	aS
>neu	aC
>neu[	aA
>nevers	aG
>new[title	a\`
>news	aD
>news[	aD
>next	aA
>next[	aC
>ngo	aG
>ni de	a@
>ni de[	aC
>ni[	aI
>nicht	aE
>nicht in	aH
>nicht in[	aH
>nicht mehr	aE
>nicht mehr[	aE
>nicht notig	aB
>nicht notig[	aE
>nicht[pay	a=
>nichtraucher	aV
>nie	aF
>nie[	aG
>nights	aG
>nights 0[	aT
>nimmer	a>
>nine	aD
>nine[	aH
>ninety	aG
>ninety[	aG
>niort	aS
>nite	aD
>nite[	aD
>niveau 0	aB
>niveau 0[	aB
>nix	aF
>nix[	aF
>njc	aV
>nl[	aU
>nmc	aZ
>no 0	aI
>no 0[	aI
>no degree	aT
>no este	aF
>no este[	aF
>no experience	a\\
>no hace	aU
>no hace falta	aU
>no hace[	aS
>no la	aA
>no la[	aA
>no le	aW
>no le[	aW
>no more than	aZ
>no need to	aA
>no need[	aW
>no nights	aU
>no nights[	aU
>no one	aS
>no one[	aS
>no pedimos	a^
>no problem	a?
>no problem[	a?
>no puede	aF
>no puede[	aF
>no que	a@
>no que[	a@
>no sabe	a=
>no sabe[	a=
>no se[	aH
>no sea	aI
>no sea[	aI
>no sundays	aC
>no sundays[	aC
>no women	aR
>no women[	aR
>no[education	aZ
>no[language	aS
>no[licence	a^
>no[skill	a^
>nobody with	aR
>nobody with[	aR
>noche	aH
>noche 0	aJ
>noche 0[	aJ
>nochmal	aH
>nochmal[	aH
>nocturna	aA
>nocturna[	aA
>nocturnas	a?
>nocturne	a>
>nocturne[	a>
>nocturno	aH
>noel	aE
>noel[	aE
>noir	aA
>noir[	aF
>nok	aR
>nomas	aD
>nomas[	aD
>nomina	aB
>nomina[	aD
>none of	aT
>noon	aE
>noon[	aB
>nord	a=
>nord[	a=
>normal	aI
>normal[	aI
>norte	aD
>norte[	aB
>north	aD
>northern	aT
>norwich	aZ
>not a must	a=
>not asked	a?
>not asked[	aA
>not essential	a=
>not essential[	aG
>not in	aJ
>not in[	aJ
>not just	aB
>not just[	aB
>not necessary	a8
>not needed	aB
>not needed[	aB
>not required	aE
>not required[	aG
>not the	aV
>not the[	aV
>not wanted	a=
>not wanted[	a=
>notarial	aF
>notarial[	aF
>notdienst[	aR
>notes[	aJ
>nothing about	aV
>nothing[	aF
>notice	aD
>notice[	aD
>notig	aH
>notig[	aI
>nottingham	aV
>nous a	a>
>nous a[	a>
>nov-feb	aS
>november	aD
>novembre	aE
>novembre[	aG
>noventa	aD
>noventa[	aD
>noviembre[	aZ
>now[	aG
>nowhere	aA
>nowhere[	aA
>nr[	aE
>nr[place	aS
>nsw	aJ
>nuestra	aC
>nuestra[	aA
>nueva	aI
>nueva[	a<
>nuevo[	a;
>nuits	aB
>number	aB
>number[	aG
>numbers	aG
>numbers[	aG
>numero	aH
>numero[	aH
>nunca	aC
>nunca[	aE
>nurse	aG
>nursing	aH
>nursing[	aH
>nv[	ac
>nvq	aS
>nvq0	aT
>o	aG
>o 0	aC
>o 0[	aC
>o a	aH
>o a[	aH
>o[	aJ
>o[education	aA
>oben	aD
>oben[	aD
>objetivos	aC
>objetivos[	aG
>obligatoire	a;
>obligatoire[	a<
>oblige	aD
>oblige[	aH
>obst	aR
>obst[	aT
>obviously	aI
>obvs	aE
>obvs[	aE
>ochenta	aH
>ochenta[	aH
>ocho a	aU
>ocho a[	aU
>oct 0	aT
>octobre	aJ
>octobre[	aD
>octubre[	aD
>oder	aH
>oder 0	aT
>oder einen	aF
>oder einen[	aF
>oder[	aG
>oder[contract	aG
>oder[language	aH
>oder[skill	a=
>of	aF
>of 0-0	aF
>of 0-0[	aF
>of a[	aI
>of course	aE
>of course[	aE
>of six	aI
>of six[	aI
>of two	aI
>of[	aE
>of[language	aI
>of[skill	aC
>off	aF
>offen	aE
>offen[	aE
>offenbach	aG
>offer	a>
>offer[	a?
>offers	aV
>offers[	aV
>offert	aF
>offert[	aF
>office 0[	aA
>office _	aH
>office _ _	aH
>office _[	aH
>office days	aB
>office days[	aF
>office is	a\`
>office is[	aX
>office manager	aW
>office[pay	aA
>officer	aC
>officer[	aD
>officers	aG
>officers[	aG
>offices	aJ
>offices[	aI
>offshore[	aF
>oficial[	aI
>oficiales	a@
>oficina de	aT
>oficina de[	aT
>oficina[	aR
>ofsted	aT
>ofsted[	aT
>oh and	aa
>oh and[	aa
>ohne[	aI
>oil[	aZ
>oilskins	aU
>oilskins[	aX
>ok	aG
>ok 0	aB
>ok 0[	aB
>okay[	aR
>on 0	aF
>on 0 0	aI
>on 0[	aF
>on call	aV
>on call 0	a]
>on call[	a_
>on cherche	a^
>on cherche[	aZ
>on en	aC
>on en[	aC
>on est	aW
>on est[	aW
>on fait	aS
>on fait[	aS
>on fridays	aG
>on fridays[	aG
>on se	a^
>on se[	a^
>on site	aB
>on the	aH
>on the 0th	aD
>on the[	aD
>on top	a@
>on top[	aD
>on us	a=
>on veut	aV
>on veut[	aV
>on[contact	aI
>on[skill	a9
>on[title	aI
>onboarding	aU
>onboarding[	aU
>once	aF
>once a	a=
>once a[	aH
>once[	aF
>oncology	aS
>oncology[	aS
>one 0	a@
>one 0[	a>
>one day a	aS
>one day[	aZ
>one in	a@
>one in[	aA
>one of	aB
>one of the	aE
>one of[	aB
>one other	aV
>one other[	aV
>one page	aU
>one page[	aX
>one sat	aR
>one sat[	aR
>one saturday	aX
>one saturday[	aZ
>one year	aI
>one year[	a>
>one's	aC
>one's[	aC
>one[	aH
>one[title	a[
>ones	a?
>only	aB
>only[	aI
>onsite	aW
>ont	aA
>ont[	aA
>ontario	a?
>onze[	aJ
>oo	aB
>oo[	aB
>op	aC
>op[	aF
>opcional	aB
>opcional[	aB
>opened	aJ
>opened[	aJ
>opens	aD
>opens[	aD
>opera	a[
>operaciones	aE
>operador	aS
>operarios[	aU
>operator[	aE
>operators	aC
>operators[	aC
>option	aC
>option[	aC
>optional	a?
>optional[	aF
>options	aG
>options[	aG
>or	aI
>or 0 0	aR
>or 0 yrs	aF
>or a	aF
>or a[	aG
>or get	aJ
>or get[	aJ
>or[	aG
>or[education	aF
>or[experience	aG
>or[mode	aV
>or[place	aH
>or[skill	aB
>or[title	aA
>ordering	aS
>orders	aC
>orders[	aG
>organisieren	aC
>organisieren[	aC
>originals	aF
>originals[	aF
>oro	aF
>oro[	aF
>ort	aV
>ort[place	ae
>ortho	aS
>ortho[	aS
>osde	aR
>osde[	aR
>ot	aR
>ot[	aR
>ote[	aI
>others	aG
>others[	aG
>otherwise	aJ
>otro	aG
>otro[	aE
>ou	aJ
>ou 0	aD
>ou 0 0	aB
>ou 0 ans	aI
>ou 0[	aD
>ou allemand	aS
>ou allemand[	aX
>ou equivalent	aE
>ou equivalent[	aH
>ou un	aW
>ou[	aC
>ou[contract	a7
>ou[education	aH
>ou[title	a=
>ours	aG
>out 0	aG
>out 0[	aG
>out in	a?
>out in[	a?
>out of the	aC
>out of[place	a_
>out[pay	aG
>outfit	a@
>outfit[	aB
>outreach	aI
>outreach[	aI
>outside[	aE
>outside[place	aY
>outstanding	aF
>ouverte	aB
>ouverte[	aB
>ouverture	a\\
>ouverture[	a\\
>ouvre	aS
>over	aF
>over 0 days	aG
>over 0s	a^
>over a	aI
>over a[	aI
>over the	aG
>over the[	aG
>over to	aI
>over to[	aI
>over[	aJ
>overlap[	aH
>overtime	aI
>own car	a\\
>own hand	a^
>own hand tools	a^
>own hand[	a^
>own the	a[
>own the[	aT
>owned	aF
>owned[	aD
>p a	a9
>p a[	a;
>p m	a<
>p m[	aB
>p&l	aR
>p&l[	aR
>p/h	aC
>pa0	aH
>pa[	aE
>paar	aH
>paar[	aH
>paciencia[	aX
>pack	aI
>packaging	aI
>packaging[	aJ
>packs	aD
>packs[	aB
>paderborn	aX
>padres[	aI
>pagado	aB
>pagado[	aB
>pagamos	aU
>pagamos[	aU
>pagan	aS
>pagan[	aS
>pagas	aI
>pagas[	aI
>page	aA
>page[	aB
>pago	a^
>pagos	aA
>pagos[	aA
>paid	aG
>paid 0	aE
>paid 0[	aE
>paid _	aJ
>paid _ _	aJ
>paid _[	aJ
>paid[	aD
>paid[contract	a@
>paie[	aS
>pair	aB
>pair[	aB
>paises	a>
>palabra	aG
>palabra[	aF
>palace	a[
>palace[	a[
>panel _	aI
>panel _ _	aI
>panel _[	aI
>panels	aE
>panels[	aE
>panier 0	a=
>panier 0 0	aE
>panier 0[	a=
>paniers	a<
>paniers[	aF
>papeles	a\\
>papeles[	a\\
>paper	aJ
>paper[	aJ
>par	aJ
>par an	aC
>par an[	aE
>par jour	aF
>par jour[	aI
>par la	aA
>par la[	aA
>par mois	aG
>par mois[	aI
>par semaine	aI
>par semaine[	aH
>par[	aG
>paragraph	aG
>paragraph[	aG
>parc	aT
>parc[	aT
>parce	aD
>parce[	aD
>parcial	aI
>parcial[	aI
>pareja	aR
>parental	aE
>parental[	aE
>parfait[	aT
>park	aF
>park[	aI
>parle	a?
>parle[	aC
>parles	aH
>parles[	aH
>parroquia	aV
>parroquia[	aV
>part	aH
>part of	aI
>part of[	aI
>part-time	aG
>part[	aC
>partage	a@
>partage[	a@
>particuliers	aJ
>particuliers[	aJ
>partido[	aT
>partiel	aF
>partiel[	aG
>parties	aD
>parties[	aD
>partir[	aV
>partout	aF
>partout[	aF
>parts	aI
>pas besoin	a^
>pas besoin[	a^
>pas de nom	a\\
>pas plus de	ac
>pas trop	aY
>pas trop[	aY
>pasado	aB
>pasado[	aB
>pasajes	aT
>pase[	aI
>paso	aF
>paso[	aF
>pass	aH
>passen	aF
>passen[	aF
>passports	aI
>passports[	aI
>past	aH
>past[	aH
>pastor	aJ
>pastor[	aJ
>pastry	aR
>pastry[	aG
>path	aG
>path[	aG
>patience	aT
>patience[	aT
>patron[	aR
>pattern	aA
>pattern[	aE
>pauses	aB
>pauses[	aB
>pax	aD
>pax[	aD
>pay[pay	aV
>paye[	aH
>payee	aB
>payee[	aD
>payees	a?
>payees[	aF
>payes	a@
>payes[	aA
>payments	aJ
>payroll[	a6
>pays	aI
>pd	aE
>pd[	aE
>peak	aI
>pedagogique	aF
>pedagogique[	aF
>pedidos[	aS
>pedimos	aX
>peintre	aW
>peluqueria	aS
>peluqueria[	aS
>penales	aB
>pens	aD
>pens[	aD
>pense	aS
>pension 0 days	a<
>pension 0%	aX
>pension 0%[	aY
>pensum	aT
>penzance	aF
>people	aE
>people in	aJ
>people[	aF
>pequenos	aF
>pequenos[	aF
>peques	aB
>peques[	aB
>per	aF
>per month	aB
>per month[	aB
>per week	a<
>per[	aH
>percent	aD
>percent[	aD
>perdon	aS
>perdon[	aE
>perfecto	aD
>perfecto[	aD
>perfil	aU
>perfil[	aU
>periode	aF
>periode[	aF
>periodes	aE
>periodes[	aE
>periodo	aH
>periodo[	aH
>perks	a^
>perks[	aT
>perm 0	aU
>perm after	a^
>permanent after	ag
>permanents	aG
>permanents[	aI
>permis	aU
>permis c	aG
>permis de	aJ
>permiso	aS
>permiso b	aR
>permiso[	aS
>permit	aB
>permit[	aG
>pero	aE
>pero no	aD
>pero no[	aD
>pero que	aH
>pero que[	aH
>pero si	a]
>pero si[	a]
>pero[	aG
>pers[	a@
>perso	aF
>perso[	aF
>person	aC
>personas	aI
>personas[	aI
>personen	aG
>personen[	aG
>personne	aD
>personne[	aD
>personnes	aF
>personnes[	aI
>persons	aE
>persons[	aE
>pet	aG
>pet[	aG
>petit	aH
>petit[	aH
>petites	aT
>petites[	aT
>petits	aS
>petits[	aS
>petrol	a_
>petrol[	a_
>peu de	aS
>peu de[	aU
>peur	aC
>peur[	aC
>pf	aF
>pf[	aG
>pfingsten	aJ
>pfingsten[	aJ
>pflege	aF
>pflegen	a=
>pflegen[	a=
>pflicht[	a8
>ph[	a?
>pharma	aC
>pharma[	aE
>pharmacist[	a6
>phd	aS
>phone 0	aH
>phone 0[	aH
>phrase	aI
>phrase[	aI
>phrases	aA
>phrases[	aE
>physics	aG
>physics[	aG
>physique	aJ
>physique[	aJ
>piano	aV
>pic	aI
>pic[	aI
>pick-up	aX
>pick-up[	aX
>pickers	aF
>pickers[	aE
>pics	aC
>pics[	aC
>pide	aJ
>pide[	aH
>piden	aU
>pidio	aG
>pidio[	aG
>pido	aU
>piece rate	aU
>pilar[	aS
>pin	aC
>pin[	aC
>pint	aT
>pint[	aT
>pipelines	aT
>pipelines[	aT
>pitch	aG
>pitch[	aG
>placements	aH
>places	aF
>plafond	aS
>plafond[	aS
>plain[language	aC
>plan de	aX
>plan de[	aX
>plan[	aJ
>planen	aC
>planen[	aC
>planillas	aE
>planillas[	aE
>planner	aJ
>planos[	aT
>plant 0	aB
>plant 0[	aB
>planta	aV
>plantes	aH
>plantes[	aH
>plantilla	a?
>plantilla[	a?
>plants	aC
>plants[	aC
>plata	aG
>plata[	aG
>plate	aC
>plate[	aC
>plates	aC
>plates[	aC
>platform	aS
>platform[	aC
>platinum	aG
>platze	aG
>platze[	aD
>platzen	aE
>platzen[	aE
>play	aJ
>playa	aA
>playwright	aT
>plazas	aH
>plazo fijo	aX
>plc	aW
>please	aI
>please _	aE
>please _ _	aE
>please _[	aE
>please don't	aX
>please don't[	aX
>please no[	aW
>pliage	a^
>pliage[	a^
>pln[	a>
>plus 0	a<
>plus 0[	aI
>plus a	a\\
>plus a[	aY
>plus[shift	aD
>plus[variable	aA
>pluspunkt	a\\
>pm 0	aG
>pm 0[	aG
>pm[	aH
>pmp	aI
>po	aB
>po[	aB
>poco	aB
>poco[	aB
>poda	a\\
>poda[	a\\
>point 0	aS
>points	aA
>points[	aD
>policy	aJ
>polier	aV
>polier[	aV
>poligono	a<
>poligono[	a<
>polish[	aX
>polite	aR
>polite[	aR
>polnisch	aU
>ponlo	aV
>ponlo[	aV
>ponts	aD
>ponts[	aD
>por el	aF
>por el[	aH
>por eso	aH
>por eso[	aH
>por favor	aT
>por favor[	aW
>por la	aG
>por la tarde	aG
>por la[	aG
>por las	aF
>por lo	aT
>por lo menos	a?
>por lo[	aT
>por los	aI
>por los[	aI
>por mes	aE
>por semana	aF
>por semana[	aE
>por turno[	aJ
>por[	aG
>por[contract	aZ
>porque	aD
>porque[	aD
>port	aT
>portafolio	a[
>portafolio[	a[
>portales	aE
>portales[	aE
>portefeuille	aX
>portefeuille[	aX
>portfolio[	aU
>portugais	aW
>portugues	a\\
>pose de	a_
>pose de[	a_
>posgrado	aU
>posgrado[	aU
>position[	a9
>possible	aF
>postdoc[	aW
>postes[	aG
>posting	aS
>posting[	aS
>posts	aF
>posts[	aF
>pot	aG
>pot[	aG
>pounds	aC
>pounds[	aC
>pour la	aT
>pour les	a@
>pour les[	a@
>pour un	aV
>pour un[	aX
>pp	aF
>pp[	aF
>ppl	aH
>pqe	aE
>pqe[	aH
>pr[	aT
>practicante	aE
>practicante[	aE
>practice	aD
>practice[	aH
>prado	aG
>prado[	aG
>prasenz	aI
>praxis[	aH
>pref	aT
>prefer	aT
>prefer[	aT
>prefere	aI
>prefere[	aI
>preferred	aF
>preferred[	aH
>preguntar	aJ
>preguntar[	aJ
>prelevements	aZ
>prelevements[	aZ
>prem	aG
>prem[	aG
>premier	aC
>premier[	aC
>premiere	aV
>premium	aF
>premium[	aG
>prend	aG
>prend[	aG
>prep	aH
>preparar	aR
>preparar[	aR
>preparation	aW
>preparation[	aW
>prepare	aE
>prepare[	aE
>pres	aD
>pres[	aD
>presence	aT
>presence[	aT
>presentarse	aT
>presentarse[	aT
>presidente	aH
>press	aV
>press[	aS
>presses	aC
>presses[	aC
>pressing	aT
>prestacion	aW
>prestacion[	aW
>prestataire	aS
>prestataire[	aS
>presupuesto	aS
>presupuesto[	aS
>prete	aD
>prete[	aD
>prevencion	aT
>prima	aJ
>prima[	aJ
>primary[	aG
>prime de[	aT
>primera[	aE
>primes	a9
>primes[	aB
>principal	aU
>pris	aG
>pris[	aG
>prise de poste	aT
>privada	aE
>privada[	aE
>privado	aF
>privado[	aC
>privat	aD
>privat[	aE
>private medical	a]
>privee	a@
>prix	aF
>prix[	aH
>pro	aG
>pro rata[	a;
>pro woche	aE
>pro woche[	aE
>pro[	aI
>probation	aD
>probezeit	aI
>proceso	aR
>proceso[	aR
>procurement	a@
>prod[	aT
>produccion	aG
>produccion[	aE
>product[	aS
>productividad	aF
>productividad[	aF
>produits	aF
>produits[	aF
>profil[	aF
>profils	aU
>profils[	aU
>profit[	aF
>program	aG
>programm	aS
>programm[	aS
>programme	aC
>programme[	aC
>programmer	aC
>promedio	aA
>promedio[	aA
>promis	aD
>promis[	aD
>promise	aH
>promise[	aH
>promised	aD
>promised[	aD
>proper	aH
>proper[	aF
>properly	aB
>properly[	aD
>property	a?
>property[	aG
>propia	aB
>propia[	aE
>propias	a@
>propias[	aJ
>propio	a=
>propio[	aB
>propre	aF
>propre[	aF
>prorata	aA
>prorata[	aA
>prorrogable	a@
>prorrogable[	a@
>protection	aI
>protection[	aI
>protel	aU
>provided	aC
>provided[	aG
>provider	aC
>provider[	aC
>provincia[	aJ
>provision	a@
>prozent	aB
>prozent[	aB
>prufung	aE
>prufung[	aE
>pt	aD
>pto	aI
>pto[	aI
>pts[	aS
>pub[	aF
>publica	aE
>publica[	aE
>publication	aR
>publication[	aR
>publico	aG
>publico[	aF
>publique	aB
>publique[	aB
>pubs	a:
>puede	aI
>puede[	aI
>puertollano	aR
>puesto[	aJ
>puis	aA
>puis[	aA
>pulled	aF
>pulled[	aF
>pulso	aD
>pump	aW
>pump[	aW
>pune	aS
>punjabi	aU
>punkt	aB
>punkt[	aE
>punta	aI
>punto	aC
>punto[	aC
>puntos	aJ
>pupils	aE
>pupils[	aF
>purge	aU
>purge[	aU
>put it	aV
>put it[	aV
>put that	aF
>put that[	aF
>put the	a]
>put the[	a]
>python	aU
>pytorch	ab
>q0[	aT
>q[	aS
>qa[	aR
>qc[	aR
>qm[	aV
>qs	aC
>qs[	aC
>qts	aX
>qu'il	aD
>qu'il[	aD
>qu'on	aF
>qu'on[	aF
>quad	aR
>quad[	aR
>qual	aD
>qual[	aD
>qualifications[	aY
>qualified[	aH
>quals[	aS
>quarante	aD
>quarante[	aD
>quartal	aD
>quartal[	aB
>quartalsweise	aB
>quartalsweise[	aB
>quarter	aI
>quarters	a]
>quarters[	a]
>quatre-vingts	aB
>quatre-vingts[	aB
>que ca	aG
>que ca[	aG
>que es	aB
>que es[	aB
>que hay	aC
>que hay[	aB
>que haya	aW
>que haya[	aW
>que la	a>
>que la[	a>
>que les	a>
>que les[	a?
>que lo	aG
>que lo[	aG
>que los	aA
>que los[	aA
>que no este	af
>que no se	aJ
>que no sea	a[
>que sea	aU
>que sea[	aU
>que sepa	aS
>que sepa[	aS
>que tenga	ac
>quebec	aF
>quelqu'un pour	ah
>quelques	aU
>quelques[	aU
>quereinstieg	a\`
>quereinstieg[	a\`
>queremos	aX
>queria	aA
>queria[	aA
>queries	aB
>query	aE
>quickbooks	aY
>quid	aC
>quid[	aC
>quiera	aI
>quiera[	aI
>quiere	aG
>quiere[	aG
>quiero	aU
>quiero[	aU
>quiet	aH
>quiet[	aH
>quimico	aE
>quimico[	aH
>quince	aH
>quince[	a?
>quincena	aE
>quincena[	aE
>quinientos	aF
>quinientos[	aF
>quinzaine	a@
>quita	aZ
>quita[	aZ
>r&r	aZ
>r0 0	aS
>r0k	a^
>ramadan	aF
>ramadan[	aE
>ramp[	aR
>rang	aF
>rang[	aE
>ranger[	aI
>rapport	aR
>rapport[	aR
>rapports	aW
>rapports[	aW
>rata	aI
>rata[	aG
>rate	aH
>rate[	a7
>rates	aA
>rates[	aE
>rathaus[	aT
>rather	aI
>rather[	aI
>ratio	aI
>rattache	aU
>raum[place	a[
>raus	a?
>raus[	aF
>rd	a<
>rd[	aJ
>reach[	aB
>read a	aS
>read a[	aS
>reading[	aG
>reads	aU
>really	aH
>rebuild	aJ
>rebuild[	aJ
>rechnen[	aW
>recht	a<
>recht[	a<
>record	aF
>record[	aH
>records	aH
>records[	aG
>recovery	aC
>recovery[	aC
>recruiter[	aT
>recruitment	aI
>recruitment[	aI
>recrute	aV
>recs	aE
>recs[	aE
>recup	aI
>recup[	aI
>red seal	aS
>red[	aG
>redactalo	a[
>redactalo[	a[
>reductions	aS
>reductions[	aS
>reels	aY
>reer	a]
>reer[	a\\
>ref[	aG
>refraktion	aU
>refs	aF
>refs[	aF
>refuerzo	aV
>refuerzo[	aV
>refuge	aR
>refuge[	aT
>reg	aH
>regensburg	aW
>regie	aU
>regie[	aU
>region[	a>
>register	aA
>register[	aA
>registrar	aF
>registrar[	aJ
>registration	aA
>registration[	aE
>reglage	aY
>reglage[	aY
>reglages	aU
>reglages[	aU
>reglement	aB
>reglement[	aB
>regs	aC
>regs[	aC
>regular[	a7
>rehearsals	aU
>reicht[	a=
>rein	aA
>rein[	aF
>releases	aS
>releases[	aS
>relevant	aD
>relevant[	aD
>releve	aT
>releve[	aT
>releves	aT
>releves[	aT
>relevo	aU
>relevo[	aU
>relocation	aY
>relocation[	aW
>rembourse	aB
>rembourse[	aG
>remote anywhere	a[
>remote in	a\\
>remote[	a6
>remplacement	aY
>remplacer	aT
>remplacer[	aT
>remuneration	aZ
>rendimiento	aR
>rendimiento[	aR
>rendus	aA
>renewable	aB
>renewable[	aB
>renouvelable	a=
>renouvelable[	a?
>renovation	aG
>renovation[	aF
>rental	aC
>rental[	aC
>rentner	aR
>rentner[	aR
>rentree	aU
>repair	aB
>repair[	aB
>repairs[	a;
>repartidor	aC
>repas	aT
>repeat	aI
>repeat[	aI
>replacement	aE
>replacement[	aE
>reponse	aS
>reponse[	aS
>reponses	aY
>reponses[	aY
>report	aG
>report[	aJ
>reporting[	aH
>reports to	aZ
>reports to the	aU
>reports to[	aR
>reports[	aG
>repos dimanche	aV
>reps	aD
>reps[	aD
>req[	aC
>request	aC
>request[	aB
>requests	aB
>requests[	aB
>requirement	aE
>requirement[	aE
>requis	aE
>researcher	aB
>researcher[	aB
>reseaux	aF
>reseaux[	aF
>reservations	aR
>reservations[	aR
>reserve	aE
>resi	aB
>resi[	aC
>residence	aS
>residencia	aY
>residencia[	aT
>residency	aD
>residency[	aD
>residential	aU
>residential[	aA
>residents	aD
>residents[	aF
>resp	aV
>responde	aU
>responde[	aU
>responsable	aS
>responsable[	a[
>rest	aA
>restaurant	aR
>restaurants	a9
>resto	aI
>resto[	aI
>results	aA
>results[	aA
>resume	aU
>resume[	aU
>resumes	aT
>resumes[	aT
>retainer	aF
>rethus	a[
>rethus[	aV
>retirement	aD
>retirement[	aD
>retires	aC
>retires[	aC
>retiring	aF
>retiring[	aF
>retrocession	aU
>retrocession[	aU
>rettungsschwimmer	aJ
>rettungsschwimmer[	aG
>return	a@
>return[	a@
>reunions	aV
>reunions[	aV
>revenue	a@
>reviews	aE
>revit	aR
>revolus	aG
>revue	aT
>reyes	aI
>reyes[	aI
>rheine	a\\
>ri	aF
>richten	aC
>richten[	aC
>riding	a\\
>riding[	a\\
>rifseep[	aR
>rig	aC
>rig[	aG
>rigging	aS
>rigging[	aS
>rimouski	a?
>rind	aD
>rind[	aD
>ring	aW
>ring[contact	aX
>rio	aC
>rio[	a@
>rising	aH
>rising to	a@
>rising to 0	aH
>rising to[	aA
>rising[	aI
>risk[	aR
>rm[	aJ
>rn	aJ
>rn[	aJ
>road	aG
>rockstar	aB
>rockstar[	aA
>role[	aB
>roll	aG
>roll[	aG
>rolling[	a@
>rolls	aE
>rolls[	aE
>romanian	aC
>ron	aB
>ron[	aB
>rondes	aY
>rondes[	aY
>ropa	aW
>ropa[	aW
>rope	aI
>rope[	aI
>rosario	aI
>roster	aI
>roster[	aI
>rotary	aD
>rotary[	aB
>rotating	aJ
>rotativo	a=
>roubaix	aX
>roughly	aB
>roughly[	aB
>roulement[	aW
>roulette	aV
>round the	aV
>round the[	aV
>round[	aH
>rounds	aH
>rounds[	aH
>route	a>
>route[	a@
>routes	aC
>routes[	aD
>row	aE
>row[	aE
>rtt 0	a^
>rtt 0[	aS
>rue de	aC
>ruf	aV
>ruf[	aV
>rufbereitschaft	aW
>rugby	aF
>ruhe	aB
>ruhe[	aB
>rules	aC
>rules[	aB
>rum	a>
>rum[	a>
>run the	aS
>run the[	aS
>rund 0[	aS
>runde	aA
>running the	aW
>rural	aI
>rush	aJ
>russian[	aW
>rust	aW
>rust[	aU
>ruta 0	aV
>ruta 0[	aV
>ruta[	aT
>ruth	aF
>ruth[	aF
>rythme	aX
>s'abstenir	aF
>s'abstenir[	aF
>s'est	aC
>s'est[	aC
>s/ 0 0	a\\
>s/0	aF
>s/0[	aF
>saale	aE
>saale[	aE
>saas	aI
>sabado 0	aS
>sabado 0[	aS
>sabe	aG
>sabe[	aG
>saber	aS
>saber[	aS
>sad	aC
>sad[	aC
>safe[	aD
>safety	aG
>sag[	aC
>sage	aV
>sage 0	aX
>sagen	aD
>sagen[	aD
>saisons	aD
>saisons[	aD
>sala de	aI
>sala de[	aI
>salaire	aZ
>salarie[	aA
>salaries	aA
>salaries[	aB
>salario	aR
>salario[	aG
>salary[pay	ab
>sale	aI
>salesforce	aV
>salga	aH
>salga[	aH
>salida	aU
>salida[	aU
>salidas	aG
>salidas[	aG
>salles	aI
>salles[	aI
>salon	aV
>salon[	aW
>salud	aH
>salvo	aF
>salvo[	aF
>salzburg	aI
>same	a@
>same[	a@
>samedi[	aF
>sample	aR
>sample[	aR
>samstag	aI
>samstag[	aJ
>san[	aU
>sangre	aR
>sangre[	aS
>sanitaria	aB
>sanitario	aF
>sanitario[	aF
>sans	aH
>santa[	a9
>sap mm	ah
>sars	aW
>sas	aW
>sat[	aH
>sattelfest	aA
>sattelfest[	aA
>saturdays[	aF
>satze	aF
>satze[	aF
>sauber	aI
>sauber[	aI
>sauberes	aS
>sauberes[	aS
>sauf	a>
>sauf[	a>
>save	aE
>save[	aE
>savoir	aT
>savoir[	aT
>says	a:
>says[	aD
>sc[	aS
>sca	aV
>sca[	aV
>scale 0	aV
>scale[	aR
>scanning	aS
>scanning[	aS
>scare	aI
>scare[	aI
>schaltberechtigung	aU
>schaltberechtigung[	aU
>schedule	aH
>schedule[	aH
>scheduler	aA
>schein	aV
>schein[	aV
>scheme	aG
>scheme[	aH
>schemes	aC
>schemes[	aE
>schichtzulage	aB
>schichtzulage[	aB
>schlank	aI
>schlank[	aI
>schlecht	aD
>schlecht[	aD
>schluss	a?
>schluss[	aB
>schmieren	aF
>schmieren[	aF
>school 0	aD
>school 0[	aD
>school bus[	aS
>schreib	aV
>schreib[	a[
>schreiben	aH
>schreiben sie	aY
>schreiben sie[	aY
>schule	aF
>schule[	aF
>schulklassen	aT
>schulklassen[	aT
>schwabisch	aS
>schwanger	aF
>schwanger[	aF
>schweißen	aJ
>schwerpunkt	a>
>schwerpunkt[	aF
>schwindelfrei	aV
>science	aG
>scolaire	aH
>scolaires	aD
>scolaires[	aD
>scoring	aE
>scoring[	aE
>scottish	aA
>scottish[	aA
>scrap	aR
>scrap[	aR
>screen	aA
>scripting	aG
>se ha	aJ
>se ha[	aJ
>se jubila	aD
>se jubila[	aD
>se paga	aZ
>se paga[	aZ
>se pide	aW
>se queda	aA
>se queda[	aA
>se va	aE
>se va[	aE
>sealed	aR
>sealed[	aR
>seals	aR
>seals[	aR
>seances	aT
>seances[	aT
>season[start	aX
>seasonal	aT
>seasons	aD
>seasons[	aE
>seat[	aF
>sec	aJ
>secret	aD
>secret[	aD
>section	aB
>section 0	aI
>section[	aH
>sections	aE
>sections[	aE
>secundaria	a?
>securite	aT
>see the	aY
>see the[	aY
>seek	aG
>seek a	aG
>seek a[title	aG
>seek[	aG
>segun[	a.
>segunda	aG
>segunda[	aG
>sehen	aG
>sehen[	aG
>sehr[	a5
>sein	aA
>sein[	aD
>seinen	aF
>seinen[	aF
>seis[	aH
>seiscientos	aD
>seiscientos[	aD
>seite	aC
>seite[	aC
>selber[	a=
>selbst	aC
>selbst[	aC
>selbstandig	aR
>selbstandig[	aR
>self	aU
>self-employed	aR
>selon	aD
>selon[	aG
>sem[	aU
>semaine sur	aF
>semaine sur[	aF
>semaines[	a@
>semana de[	aS
>semana santa	aD
>semanal	aG
>semanal[	aG
>semanales	aC
>semanales[	aI
>semanas	aI
>semanas[	aI
>semestre	aC
>send	aU
>send[	aV
>senior[place	a?
>seniority	aE
>seniority[	aE
>seniors	aF
>seniors[	aF
>senor	a^
>senora	aU
>senoras[	aS
>sense	aI
>sense[	aI
>sensible	aT
>sensible[	aT
>sent	aE
>sent[	aE
>sentence	aC
>sentence[	aC
>sentences	aG
>sentences[	aG
>sepp	a@
>sepp[	a@
>sept	aH
>sept 0	a]
>sept[	aH
>sera	aD
>sera[	aD
>serait	aA
>serait[	aE
>seria	aG
>seria[	aG
>serie	aC
>serie[	aC
>served	aF
>served[	aF
>server	aI
>service	aG
>service charge	aV
>servicio	aH
>servicio[	aH
>servir	aT
>servir[	aZ
>ses	aG
>ses[	aG
>sesenta	aC
>sesenta[	aC
>session	aH
>sessions	aE
>sessions[	aE
>sets	aI
>settled	aS
>setzen	aB
>setzen[	aI
>seul	aD
>seul[	aI
>seule	a@
>seule[	aE
>seulement	aC
>seulement[	aF
>seven[	aE
>seventy	aF
>seventy[	aF
>shall	aE
>shall[	aE
>shed[	a8
>sheep	aJ
>sheep[	aJ
>sheet[	a<
>sheets	a9
>sheets[	aD
>sheffield	a[
>sherbrooke	a]
>shift 0[	a;
>shift lead	aW
>shift lead[	aW
>shifts[pay	aE
>shipped	aG
>shipped[	aH
>shoes	aD
>shoes[	aD
>shop[	aG
>shorthand	aW
>shout	aS
>shout[	aS
>shows	aB
>shows[	aC
>shut	a@
>shut[	aG
>shutdown	a>
>shutdown[	a>
>shuts	aI
>shuts[	aI
>si ca	aE
>si ca[	aE
>si se	aG
>si se[	aG
>si y	aD
>si y[	aD
>sich	aE
>sich[	aE
>sicheres	aZ
>sick	aA
>sick[	aA
>side	a=
>side[place	aH
>sie bitte	aF
>sie das	aH
>sie nicht	aB
>sie nicht[	aB
>siempre	aD
>siempre[	aD
>siesta	aY
>siesta[	aY
>siete	aH
>siete[	aH
>signature	aW
>signed	aG
>signed[	aF
>signes	aE
>signes[	aE
>signs	aH
>signs[	aH
>silencio	aF
>silencio[	aF
>sillones	aC
>similar	aJ
>simple[	aA
>sin experiencia	a^
>sin hijos	aS
>sin hijos[	aU
>since	aG
>since 0	a8
>since the	aE
>since the[	aE
>sind	aA
>sind[	aB
>sind[company	aE
>sinistres	aF
>sinistres[	aF
>sinon	aJ
>sinon[	aI
>sisters	aF
>sisters[	aF
>site[benefit	aE
>site[place	aY
>sites	aH
>sites[	aJ
>sitio	aI
>sitio[	aI
>sits	aR
>sits[	aR
>situ	aH
>situ[	aH
>sitz	aX
>sitz[	aS
>sitzt	aC
>sitzt[	aC
>six days	a:
>six mois	aF
>six mois[	aF
>six months	aB
>six months[	aB
>six weeks	a[
>six weeks[	a[
>sixteen	aS
>sketchup	a\\
>skill	aB
>skill[	aB
>skills	aH
>skills[	aJ
>skin	aJ
>skin[	aJ
>skip	aV
>skoda	a@
>skoda[	a@
>sleep	aS
>sleep-ins	aS
>sleep-ins[	aS
>slip	aG
>slip[	aG
>slips	aH
>slips[	aF
>slos	a[
>slos[	a[
>slough	aX
>smart[	aR
>smic	aW
>smic +	aY
>smokers	aG
>smokers[	aG
>sms	a\\
>snow[	aY
>so 0	aE
>so 0[	aE
>so a	aU
>so a[	aH
>so no	a9
>so no[	aC
>so the	aW
>so the[	aW
>so we	aI
>so[pay	a?
>sobre	aA
>sobre[	aA
>soc	a>
>soc[	aE
>sociales	aB
>sociales[	aB
>socials	aS
>socials[	aS
>societaires	a=
>societaires[	a=
>socios	a=
>socios[	a?
>soil	aS
>soil[	aS
>soins	aU
>soins[	aU
>soir 0 0	aA
>soir 0[	aD
>soir[	aI
>soit	a<
>solar	aI
>solar[	aI
>solicitor	a<
>solicitor[	a<
>solide	aD
>solide[	aC
>sollte	aH
>sollte[	aH
>solo[	aH
>soltera	aC
>soltera[	aC
>some[	aH
>some[skill	a\\
>someone who	aV
>someone who[	aV
>something	aJ
>something[	aJ
>sometimes	a?
>sometimes[	a?
>somewhere	aA
>somewhere[	aE
>sommer	aG
>somos	aV
>sonst	a@
>sonst[	aE
>sont	aC
>sont[	aC
>sooner	aH
>sorry	aH
>sorry[	aJ
>sort	aI
>sort of	a>
>sort[	aI
>sortieren	aI
>sorting	a[
>sorting[	a[
>sound	aS
>sous	aJ
>sous 0	aE
>sous 0[	aE
>soy[	a5
>soz	aS
>soz[	aS
>space	aD
>space[	aD
>spain	a?
>spanish[	aE
>spat	aE
>spat[	aE
>spater	aB
>spater[	aE
>speak	aD
>speaker	aH
>speaker[	aH
>speaking[	aG
>speaks[language	aW
>specialist	a@
>specialist[	aE
>speed	aS
>speed[	aG
>spelling	aG
>spelling[	aG
>spend	aC
>spend[	aC
>spill	aH
>spill[	aH
>spoken	aE
>spoken[	aG
>sports	aG
>sports[	aG
>spouse	aE
>sprache	aI
>springs	aF
>springs[	aF
>squad of	aI
>staatl	aW
>staatl[	aW
>staatliche	aW
>staatliche[	aW
>staatsexamen	aZ
>stable	aF
>stable[	aF
>stacking	aS
>stadt[	aa
>staff 0	aH
>staff 0[	aH
>staff[place	a;
>stage	aH
>stage 0	aB
>stage 0[	aB
>stage[	aJ
>stages	aS
>stages[	aS
>stagiaire	a@
>stairs	aH
>stairs[	aF
>standorte	aE
>standorte[	aE
>stands	aU
>stands[	aU
>staplerschein	aY
>star	aH
>star[	aH
>start 0	aR
>start 0[	aR
>start[start	ai
>started	aE
>started[	aE
>starting	aV
>starting[	aX
>starts	aH
>state[	aR
>statements	aF
>statements[	aF
>stations	aA
>statistik[	aH
>statt	aC
>statt[	aC
>std 0 0	aU
>std[pay	aH
>steady	aU
>steady[	aU
>steel	aU
>steel[	aU
>stehen	aC
>stehen[	aF
>stellen	aG
>stellen[	aE
>steps	aD
>steps[	aD
>sterilisation	a_
>sterne	aG
>sterne[	aG
>steuerfrei	a>
>steuern	aE
>steuern[	aE
>steward	aB
>stiftung	aI
>still	aA
>still[	aB
>stimmt	aH
>stimmt[	aH
>stoke	a[
>store	aJ
>stores	a@
>stories	aE
>stories[	aE
>storm	aS
>storm[	aS
>storungen	aU
>storungen[	aU
>story	aG
>story[	aG
>straight	aI
>straight[	aI
>strasbourg	aT
>street	aF
>streit	aG
>stress	aI
>stress[	aI
>stretch to	aJ
>stretch to 0	aJ
>stretch to[	aJ
>structures	a@
>stuck	aD
>stuck[	aD
>student	aD
>student[	aD
>students	aA
>studies	a@
>studies[	a@
>studio[	aS
>studium	aU
>stufe	a@
>stufe[	a@
>stuff	aF
>stuff[	aF
>style	aH
>subcontract	a\`
>subida	a^
>subida[	a^
>subs	aC
>subs[	aC
>subsidy	aI
>subsidy[	aI
>succession	aX
>suchen[title	aT
>sucht[	aI
>sucursales	aD
>sud	a>
>sud[	aG
>suene	aI
>suene[	aI
>suhl	a]
>suits[	a9
>suivi	aT
>suivi[	aR
>suma	aD
>suma[	aD
>summary	aA
>summary[	aA
>sunday	aJ
>sup	aE
>sup[	aG
>superior	aB
>superior[	aD
>supervises	a[
>supervises[	a[
>supervising	aR
>supervisor	aH
>supervisors	aI
>supervisors[	aI
>suplencia	aR
>suplencia[	aR
>supplement	a@
>supplement[	aC
>supplied	aA
>supplied[	aA
>supply	aA
>supply[	aB
>support	aF
>support[	a:
>supporter	aX
>supporter[	aX
>sur	aI
>sur 0	aF
>sur 0 mois	aG
>sur 0[	aH
>sur cinq	aD
>sur cinq[	aD
>sur deux	aI
>sur deux[	aH
>sur la	aD
>sur la[	aD
>sur les	aG
>sur les[	aG
>sur un	a?
>sur[	aB
>sure	aD
>sure[	aD
>surgery	aI
>surtout	aA
>surtout[	aA
>surveyor[	aI
>surveyors	aF
>surveyors[	aF
>suspension	aD
>suspension[	aD
>sustitucion	aT
>sustitucion[	aT
>sven	aU
>sven[	aU
>svp	aD
>svp[	aF
>swahili	aT
>swaps	aG
>swaps[	aF
>swedish[	aU
>sweep[	aS
>swindon	a^
>syndicat	aU
>syndicat[	aU
>synthese	aT
>synthese[	aT
>system	aG
>systems	aG
>systems[	aG
>t	aJ
>t0	aF
>tablas	aR
>tableau	aF
>tablet	aD
>tablet[	aF
>tage	aB
>tage[	aE
>tagen	aI
>tagen[	aI
>tags	aF
>tags[	aF
>tagschicht	aX
>taille	aR
>taille[	aR
>taking[	aT
>tal	aF
>tal[	aF
>talk	aH
>talk to	aT
>talk to[	aT
>talk[	aH
>talla	aR
>talla[	aR
>taller	aU
>taller de	a[
>taller de[	a[
>tambien	aG
>tandem	a\\
>tandem[	a\\
>tape	aH
>tard	aD
>tard[	aI
>tarde 0	aT
>tarde 0[	aT
>tarde[	aG
>tardes	aE
>tarif	aT
>tarjeta[	aR
>tasks	aT
>tasks[	aT
>taste	a<
>tattoos	aG
>tattoos[	aG
>taux	aR
>taux[	aR
>tax[	aI
>teacher	aD
>teacher[	aF
>teachers	aI
>teachers[	aH
>teams	aI
>tech	aE
>tech[place	aE
>technical	aT
>technician	aA
>technician[	aC
>technicians	aE
>technicien[	aR
>techniciens	aG
>techniciens[	aG
>techniker[	aT
>techniques	aF
>techniques[	aF
>techs	aC
>techs[	aC
>tecnicas	aD
>tecnicas[	aD
>tecnico de	aU
>tecnico[	aY
>tecnicos	aF
>teilen	aH
>teilen[	aH
>teilzeit	aD
>tel	aS
>tel 0	aG
>tel 0 0	aG
>tel 0[	aG
>tel[contact	aR
>tele[	aT
>telefon	aI
>telephone	aV
>telephone[	aS
>teletravail	aG
>teletravail[	aB
>telford	aS
>template	aD
>template[	aE
>temple	aE
>temple[	aE
>temporada	aS
>temporal	aJ
>temps de	aS
>temps de[	aS
>temps plein	aA
>tendria	aV
>tendria[	aV
>tenemos	aR
>tenemos[	aS
>tenga[	aJ
>tens	aC
>tens[	aC
>tension	aD
>tension[	aE
>tenu	aH
>tenue	aT
>tenue[	aT
>tercer	aE
>tercer[	aE
>tercera	a?
>tercera[	a?
>term	aI
>term time	aJ
>term[	aI
>termine[	aW
>termino	a]
>termino[contract	a^
>terraform	aS
>terrain[	aB
>terreno	aF
>terreno[	aF
>test	aJ
>test de	aY
>test de[	aY
>tester	aE
>tester[	aE
>testing	aF
>testing[	aH
>tetes	a?
>texas	aR
>texte	aV
>texte[	aV
>than	aG
>than[	aE
>that	aD
>that in[	aI
>that's it	aW
>that's it[	aW
>that's the	a@
>that's the[	a@
>that's[	aG
>that[	aE
>the back	aD
>the back[	aD
>the bar	aD
>the chair	aY
>the chair[	aY
>the council	aS
>the council[	aS
>the county	aX
>the county[	aX
>the first	aH
>the first[	aH
>the head	aH
>the head[	aH
>the house	aI
>the house[	aI
>the job	aH
>the job[	aG
>the last one	aF
>the odd	aF
>the odd[	aF
>the old	aI
>the old[	aI
>the one	aX
>the one[	aX
>the parents	a=
>the police	aV
>the police[	aV
>the same	aF
>the same[	aF
>the staff	a?
>the team	aJ
>the team[	aJ
>the third	aG
>the third[	aG
>the till	aF
>the till[	aF
>the way	aG
>the way[	aG
>the week	aC
>the week[	aC
>the whole	aI
>the whole[	aI
>the workshop	aF
>the[contract	aW
>the[language	aV
>the[skill	a>
>the[title	a]
>theater[	aS
>theatres	aG
>theatres[	aG
>their	aF
>them	aI
>them[	aH
>then a	aD
>then a[	aD
>then panel	aE
>then panel[	aE
>therapy	aB
>therapy[	aB
>there are	aX
>there are[	aS
>there is	aS
>there is[	aS
>there's no	aG
>there's no[	aG
>they do	aT
>they do[	aT
>they have	aX
>they have[	aX
>they need	a\\
>they need[	aW
>they'd	aW
>they'd be[	aH
>they'd[	aV
>they're	aD
>they're[	aD
>they've got to	aU
>they've got[	aR
>thing	aB
>thing[	aB
>things	aI
>things[	aI
>thinks	aC
>thinks[	aC
>third generation	aC
>thirty one	aZ
>thirty one[	aZ
>this one	aR
>this one[	aR
>this time	aD
>this time[	aD
>those[	aG
>though[	aG
>thousand	aA
>thousand[	aC
>three in	aD
>through	a>
>through the	aI
>through the[	aH
>through[	aG
>through[end	a<
>thru	aG
>thru[	aG
>thu	aB
>thu[	aA
>ticket	aG
>ticket[	aH
>tiempo	aC
>tiempo[	aC
>tiendas	aE
>tiendas[	aD
>tiene que	aZ
>tiene que[	aZ
>tier 0[	aZ
>tier[	aS
>tierra	aE
>tierra[	aE
>ties	aG
>ties[	aG
>tig	aI
>tiktok	aJ
>till half	aC
>till half[	aC
>till six	aC
>till six[	aC
>till the	aF
>till the[	aF
>till[	aF
>till[end	aT
>time	aF
>time and a	aR
>time served	aX
>time served[	aX
>time[	aH
>time[hours	aE
>tip[	aJ
>tipo	aG
>title[	aT
>titre	aV
>titre[	aW
>titulado[	a=
>titular[	aW
>titulo de	aJ
>titulo[	aS
>to	aI
>to 0	aG
>to 0[	aG
>to apply	aX
>to apply[	a[
>to forty	aG
>to forty[	aG
>to friday	aJ
>to friday[	aJ
>to keep	aH
>to keep[	aH
>to run	aC
>to run[	aC
>to show	aA
>to sit	aF
>to sit[	aF
>to six	aG
>to six[	aG
>to start	aJ
>to the chair	aA
>to you	aR
>to you[	aT
>to £0	aD
>to[end	aI
>to[pay	aJ
>to[place	aG
>to[title	aB
>toca	aF
>toca[	aF
>todavia	aF
>todavia[	aF
>today	aE
>today[	aE
>toddlers	aE
>toddlers[	aE
>todo	aA
>todo[	aA
>todos	aH
>todos[	aH
>together	a@
>together[	a@
>toilettes	aW
>toilettes[	aW
>told	aG
>told[	aF
>toledo	aS
>toll	aF
>tom	aG
>tom[	aG
>toma	aR
>toma[	aR
>tonne	aI
>tonne[	aI
>too	aE
>too[	aE
>took	aE
>took[	aE
>toolbox[	aX
>top 0[	aE
>top-up	aE
>top-up[	aE
>tops	aA
>tops[	aA
>tot	aF
>tot[	aF
>total	a>
>total[	aJ
>tour[	aI
>touren	aX
>touring	aH
>touring[	aJ
>tourne	aC
>tourne[	aC
>tournee[	aV
>tournees	aV
>tournees[	aV
>tous	aD
>tous les	aI
>tous les[	aI
>tous[	aD
>tout[	aD
>toute	aD
>toute[	aD
>toutes	aG
>toutes les	aI
>toutes les[	aI
>toutes[	aG
>towards	aE
>towards[	aF
>tower[	a:
>town	aH
>tp[	a>
>trabajado	aH
>trabajado[	aH
>trabajadores	aH
>trabajadores[	aH
>tracing	aI
>tracing[	aI
>tracking	aS
>tracking[	aS
>tractor	aW
>tractor[	aW
>trade test	aS
>trade test[	aS
>trade[	aI
>trading	aE
>trading[	aE
>traditional	a_
>traditional[	a_
>trados	ah
>trafico	aJ
>trafico[	aH
>trailer[	aR
>trained	aI
>trained[	aI
>trainee[	a:
>trainer	aE
>traitement	aU
>traitement[	aU
>tralee	a_
>tram	aH
>tram[	aH
>transit[	aV
>transports	aY
>tras	a>
>tras[	a>
>traslado	aV
>traslado[	aV
>trato	aS
>trato[	aS
>travail[	aT
>travaille	aE
>travaille[	aE
>travaux	aI
>travaux[	aI
>travellers	aG
>travellers[	aG
>trays	aJ
>trays[	aJ
>treatment	aG
>tree	aI
>tree[	aI
>treinta y	a?
>treinta y[	a?
>trente	aD
>trente[	aD
>tres anos[	a?
>tres dias	a[
>tres y	aF
>tres y[	aF
>trescientos	aD
>trescientos[	aD
>tri	aW
>tri[	aZ
>triage	aI
>trial	aI
>trial[	aI
>trials	aC
>trials[	aE
>trimestral	aC
>trimestral[	aC
>trimestre	aG
>trimestre[	aG
>trimestriels	aI
>trimestriels[	aI
>trois ans	aG
>trois jours	aV
>trois mois	aB
>trois mois[	aB
>trois semaines	aI
>trois semaines[	aI
>trois[title	ac
>troisieme	aF
>troisieme[	aF
>tronc	aB
>trop	aI
>trop[	aI
>trotzdem	aB
>trotzdem[	aB
>trouble	aF
>trouble[	aF
>trouve	aF
>trouve[	aF
>truro	aD
>trustees	aR
>trustees[	aS
>try	aE
>try[	aE
>tschechien	aH
>tue	aJ
>tue-sat	aW
>tue[	aJ
>tuning	a?
>tuning[	a?
>tunnels	aB
>tunnels[	aH
>turkisch	aY
>turkish	aT
>turn	aU
>turn[	aU
>turno de	aU
>turnos[	aJ
>tutor	aJ
>tuttlingen	aX
>tv-l	aI
>tv-l[	aB
>tv-v	aW
>tvod 0	a]
>tvod-vka	aH
>tvod[	a5
>twelve months	aJ
>twelve months[	aJ
>twice	aE
>twice[	aE
>two days[	aD
>two of	aH
>two of[	aH
>two referees	aS
>two referees[	aS
>two years[	aX
>two yrs	aS
>two[title	a_
>tx	aE
>type[	aD
>types	aF
>types[	aF
>typescript	aT
>t€	aG
>t€[	aF
>uber	aE
>uber 0	aE
>uber 0[	aD
>uber[	aJ
>uberm	a?
>ubernahme	aC
>ubernahme[	aC
>ubernehmen	aE
>ubernehmen[	aE
>uberstunden[	aI
>uberwachen	a7
>uberworfen	aE
>uberworfen[	aE
>uberzahlung	a6
>uberzahlung[	a=
>ubliche	aI
>uckermark	aV
>ue	aG
>ue[	aG
>uhr	aA
>uhr[	aF
>uhr[pay	aI
>ulm	aF
>um 0	aE
>um 0 0	aG
>um 0[	aE
>um die	aT
>um[place	a@
>umfang	aV
>umkreis	aC
>umkreis[	aC
>umowa	aT
>umowa[	aT
>umsatzbeteiligung	aI
>umso	aS
>umso[	aS
>umsonst	aA
>umsonst[	aA
>un ano	aW
>un ano[	aT
>un dimanche	aU
>un jour[	aU
>un mes[	aR
>un mot	a@
>un mot[	a?
>un peu	aS
>un peu de	ad
>un samedi	aH
>un samedi[	aH
>un week-end[	aC
>un[contract	aG
>un[title	aj
>una[title	ag
>unas	aG
>unas[	aG
>unbefristet	aV
>uncle	aU
>uncle[	aU
>und bitte	aU
>und bitte[	aU
>und dann	a_
>und dann[	a_
>und das	aU
>und das[	aU
>und den	aR
>und den[	aR
>und der	aS
>und der[	aS
>und die	aX
>und die[	aX
>und ohne	aB
>und ohne[	aB
>und[language	a]
>und[place	a@
>und[skill	aH
>und[title	aD
>une fois	aA
>une fois[	aB
>une semaine	a>
>une semaine[	a>
>une[skill	aT
>une[title	a]
>uni	aS
>unidad	aI
>unidad[	aI
>uniformes	a_
>uniquement	aD
>uniquement[	aD
>unit 0	a>
>unit 0[	a>
>unite	aD
>unite[	aD
>units	aC
>units[	aE
>universidad	aY
>universidad[	aY
>universitario	aE
>universitario[	aE
>university[	aV
>unlimited	aV
>unnecessary	a>
>unnecessary[	a>
>unnotig	a>
>uno	aD
>uno[	aD
>unos 0	aF
>unos 0[	aF
>unos[	aH
>unsere	aS
>unten	aD
>unten[	aD
>unter 0[	aS
>unterkunft	a[
>unterlagen	aR
>unterlagen[	aR
>until	aG
>until the	aJ
>until[end	aH
>uop	a>
>up	aI
>up 0	aJ
>up 0[	aJ
>up to 0	aS
>up to 0%	aY
>up to date	a@
>up to[	aH
>up[	aH
>updates	aC
>updates[	aC
>upper[	a8
>ups	a=
>upsell[	aV
>upstairs	a?
>upstairs[	a>
>ur	a@
>ur[	a@
>urge	aV
>urge[	aV
>urgent	aH
>urlaub[	aJ
>urlaubstage	aE
>urlaubstage[	aE
>us a	aB
>us a[	aJ
>us$	a[
>us$[	a[
>us[	aI
>usd 0	ae
>usd 0 0	aV
>use the	aS
>use the[	aS
>used	aG
>useful	aJ
>useful[	aJ
>usually	aD
>usually[	aD
>usuarios[	aS
>utile	aB
>utile[	aB
>uv	aE
>ux	aS
>vacaciones	aU
>vacaciones[	aU
>vacant	aA
>vacant[	aA
>vacantes	aD
>vacantes[	aD
>vacas	aI
>vacas[	aI
>vacations	aV
>vaccins	aS
>vaccins[	aS
>vale	aI
>vales	aR
>vales[	aR
>valladolid	aS
>valley	aI
>valley[	aI
>valuations	aH
>vans	aD
>vans[	aE
>variabel	a@
>variabel[	a@
>varon	aT
>varon[	aT
>vbl[	aH
>veces	aE
>veces[	aE
>vecinos	aJ
>vecinos[	aJ
>vehicule	aX
>vehicule de	a]
>vehicules	aI
>vehicules[	aI
>veinte[	a>
>vendanges	aI
>vendimia[	aS
>vendor	aT
>vendor[	aT
>vendors[	aU
>vendredi	aG
>vendredi[	aG
>vendria	a>
>vendria[	a>
>venir	aT
>venir[	aT
>ventas[	aC
>venues	aH
>venues[	aH
>verano	aH
>verano[	aG
>verantworten	a>
>verein	a]
>vereinbarung	aJ
>vergutet	aC
>vergutet[	aD
>vergutung	ad
>verlangerung	a>
>verlangerung[	a>
>vers	aG
>vers[	aI
>versand	aA
>version[	aH
>versions	aB
>versions[	aB
>verstehen	aH
>verstehen[	aH
>versteht	a@
>versteht[	a@
>vertrag	aV
>vertrage	aJ
>vertrage[	aT
>vertraulich[	aS
>vertretung[	aG
>verwaltung	aI
>very	aG
>vessel[	aT
>vestuario	aT
>vestuario[	aT
>veto	a[
>veto[	a[
>vets	aB
>vetting	aH
>vetting[	aI
>veut	aE
>veut[	aG
>vez	aI
>vez[	aI
>vhi	aY
>vhi[	aY
>vida	aJ
>vide	aH
>viene	aG
>viene[	aG
>vier tage	aU
>vier tage[	aU
>viernes a[	aG
>viernes de	aR
>viernes de 0	aB
>viernes de[	aR
>vierzehn	aG
>vierzehn[	aG
>vierzig	aT
>vierzig[	aT
>vieux	aF
>vieux[	aF
>viewings	a\`
>viewings[	a\`
>vigente	a;
>vigente[	aD
>villa[	aU
>village[	aB
>vingt	aS
>vingt[	aH
>vino	aA
>vino[	aA
>vire	aF
>vire[	aF
>virtual	aE
>virtual[	aE
>visio	aS
>visio[	aS
>vision	aI
>vision[	aI
>visites	aS
>visites[	aS
>vista	aG
>vital	aD
>vital[	aA
>vite	a>
>viva	aC
>viva[	aC
>vivo	aE
>vivo[	aE
>vmware	aS
>vocale	aF
>vocale[	aF
>voie	aF
>voie[	aF
>voila	aZ
>voila[	aZ
>voiture	aV
>voix	aE
>voix[	aE
>vol	aA
>vol[	aA
>voll	a?
>voll[	aC
>volljahrig	a\\
>volljahrig[	a\\
>vollzeit	aG
>volontariat[	aI
>voluntarios	aE
>voluntarios[	aE
>volvo	aE
>volvo[	aE
>vom	aJ
>vom[	aJ
>von 0 bis	aD
>von der	aI
>von hand	aF
>von vorteil	aI
>von vorteil[	aI
>von[	aG
>vor der	aC
>vor der[	aC
>vor ort[	aB
>vor[	aG
>voraus	a@
>voraus[	aG
>vorbereiten	aA
>vorbereiten[	aD
>vorbereitung	aF
>vorbereitung[	aF
>vorganger	aF
>vorganger[	aF
>vorgesetzte	aZ
>vorhanden	aF
>vorhanden[	aF
>vorher	aC
>vorher[	aC
>vormittage	aB
>vormittage[	aB
>vorteil	aB
>vorteil[	aC
>vos	aF
>votre	aC
>votre[	aC
>vouchers	aG
>vouchers[	aG
>voyage	aC
>voyage[	aC
>voyages[	a:
>vraie	aF
>vraie[	aF
>vu	aJ
>vu[	aJ
>w	aH
>w/	aC
>w/ 0[	aR
>w/[	aC
>w/c	aE
>w/c[	aH
>w/e	aE
>w/e[	aE
>w/m/d	a?
>w/m/d[	aC
>w[	aH
>wa[	aT
>wage[	aE
>wagen	aG
>wahlbar	aB
>wahlbar[	aB
>wahrend	a>
>wahrend[	a>
>wait	aF
>wait[	aF
>waiting[	aU
>wales	aE
>wales[	aE
>walk in	aZ
>walk in[	aZ
>walked	aG
>walked[	aG
>walking	aY
>walking[	aT
>walks	aD
>walks[	aD
>wall	aE
>wall[	aE
>walls	aD
>walls[	aD
>wangen	a@
>wann[	a?
>wanting	aE
>wanting[	aE
>wants a	aH
>wants a[	aJ
>war	aE
>war[	aF
>ware	aC
>ware ein	aJ
>ware ein[	aJ
>ware[	aF
>warehouse[	aT
>waren	aA
>waren[	aA
>warm	aJ
>warm[	aJ
>wartung[	aU
>was	aI
>was[	aG
>waschen	aG
>waschen[	aG
>water[	aG
>way	a6
>way[	aJ
>we are	aW
>we are[	aZ
>we can't	aI
>we can't[	aI
>we get	a<
>we get[	a<
>we give[	aR
>we lost	aZ
>we lost[	aZ
>we make	aW
>we make[	aW
>we need	aU
>we need[	aU
>we run	aT
>we run[	aT
>we say	aE
>we say[	aE
>we take	a?
>we take[	a?
>we train	aF
>we want	aS
>we want[	aS
>we're a[	a\\
>we've	aR
>we've[	aR
>we[title	aS
>weather	aI
>weather[	aI
>website	aD
>website[	aH
>wechsel	aI
>wechsel[	aG
>wechselschicht	aX
>wechselt	aG
>wechselt[	aG
>wed-sun	aU
>wednesdays	a@
>wednesdays[	aG
>weds[	a<
>wee	aS
>wee[	aS
>week 0	aH
>week 0[	aF
>week in	aG
>week in[	aE
>week on	aY
>week-ends	aB
>weekdays	a?
>weekdays[	aB
>weekend in	aB
>weekend in[	aB
>weekly	aH
>weeks	a@
>weeks'	aC
>weeks'[	aC
>wegen	aA
>wegen der[	aI
>wegen[	aA
>weiblich[	aV
>weigh	aD
>weigh[	aD
>weight	aG
>weight[	aG
>weihnachtsgeld	a\\
>weimar	aI
>weingut	aZ
>weiterbildung[	aF
>weiß	aB
>weiß[	aF
>welcome	a?
>welcome 0	aI
>welcome 0[	aI
>welcome[	aG
>welding	aI
>welfare	aU
>well	aH
>well[	aH
>wellness	aR
>wellness[	aR
>wells	aR
>welsh	aS
>wenigstens	a]
>wenn die	a=
>wenn die[	aB
>wenn's	aG
>wenn's[	aG
>went	aE
>went[	aE
>wer	aW
>werden	aC
>werden[	aC
>were	aF
>were[	aF
>werkstatt[	aT
>werkzeug	aT
>werkzeug[	aT
>west[	a5
>whatever	a?
>whatever[	aE
>wheat	aE
>wheat[	aE
>when	aH
>where[	aE
>where[place	ac
>which	aB
>which is	aF
>which is[	aG
>which[	aB
>whichever	a=
>whichever[	a=
>while	aE
>while[	aE
>who'll	aA
>who'll[	aA
>who[	aI
>whose	aE
>whose[	aE
>wichtig	aI
>wichtig[	aI
>wide	a@
>wide[	a@
>wie	aJ
>wie[	aJ
>wien	aD
>wien 0	a_
>will	aE
>will be	aE
>will be[	aD
>will do	a@
>will do[	a@
>will[	aD
>willkommen	aA
>willkommen[	aF
>windows[	aG
>wine	aI
>wine[	a8
>wing	a<
>winter[	aI
>winters	aE
>winters[	aE
>wir 0	aF
>wir brauchen	aV
>wir machen	aT
>wir machen[	aT
>wir nicht	aI
>wir sind	aX
>wir uns	aD
>wir uns[	aF
>wir zahlen	aT
>wir[title	aZ
>wird	aF
>wird eine	a@
>wird[	aH
>wischen	aE
>wischen[	aE
>wissen	aE
>wissen[	aE
>with an	aA
>with an[	aE
>with me	aC
>with me[	aC
>with no	aE
>with no[	aE
>with one	aY
>with one[	aY
>with the	aF
>with the[	aG
>with two	aZ
>with two[	aZ
>with[	a@
>with[skill	a@
>within	aG
>within[	aI
>without	aC
>without[	aC
>wk	a@
>wks	aH
>wks[	aJ
>wo	aT
>wo[	aF
>woche	aJ
>woche 0	aG
>woche 0[	aG
>woche[	aA
>wochen	aF
>wochen[	aF
>wochenende[	aJ
>wochenenden	aG
>wochenenden[	aG
>wochenstunden	aE
>wochenstunden[	aJ
>wohl	aB
>wohl[	aB
>wohnung	aU
>wohnung[	aT
>wollen	aF
>wollen[	aF
>wollte	aF
>wollte[	aF
>wolverhampton	a\`
>won't	aC
>won't[	aC
>wording	aC
>wording[	aC
>words	aC
>words[	aC
>work	aI
>worked	aV
>worked[	aV
>worker	aG
>worker[	aI
>workers	aE
>workers[	aE
>works	aH
>workshops	aH
>workshops[	aH
>wort[	aB
>worter	aH
>worter[	aH
>would	aI
>would be	aH
>would be lovely	aG
>would do	aG
>would do[	aG
>would help	aI
>would help[	aF
>would[	aI
>write it	aR
>write it[	aR
>write the	aU
>write the[	aU
>writer	a@
>writer[	aD
>written	aV
>wroclaw	aF
>wrong	aG
>wrong[	aG
>wrote	aE
>wrote[	aE
>wset	aS
>wset 0	aS
>wte	aH
>wte[	aH
>wunsch	aE
>wunsch[	aF
>wunschenswert[	aU
>wurde	a@
>wurde[	a@
>wurscht	aA
>x	aF
>x 0	aB
>x 0 0	aI
>x0	aA
>x0[place	aG
>xero	aY
>xmas[	aR
>y 0 0	aD
>y cinco	a?
>y cinco[	a?
>y con	a?
>y con[	a?
>y cuatro	aS
>y cuatro[	aT
>y de	aH
>y de[	aH
>y despues	aZ
>y despues[	aZ
>y el[	aS
>y frances	a\\
>y frances[	a\\
>y hay	a^
>y hay[	a^
>y jueves	aI
>y jueves[	aI
>y las	aU
>y las[	aU
>y lo	aU
>y lo[	aU
>y luego	aW
>y media	aC
>y media[	aC
>y medio	aD
>y medio[	aD
>y no	aH
>y no[	aH
>y que	aW
>y que[	aW
>y si	aX
>y si[	aX
>y sin	a=
>y sin[	a<
>y tres	aI
>y tres[	aI
>y una[	aU
>y yo	aI
>y yo[	aI
>y[	aH
>y[experience	ac
>y[place	a;
>y[skill	a1
>y[title	a6
>ya no	aS
>ya no[	aS
>ya[	aJ
>year	aI
>yearly	aJ
>years in	aI
>years in[	aI
>years with	aG
>years with[	aG
>years'	aE
>years'[	aF
>yet	aF
>yet[	aF
>yield	aH
>yield[	aH
>yo y	aC
>yo y[	aC
>yoga	a;
>yoga[	a;
>you do	aS
>you do[	aS
>you don't	aS
>you don't[	aS
>you know	aF
>you know[	aF
>you like	aA
>you need	aW
>you need to	a]
>you need[	aZ
>you put	aD
>you put[	aD
>you the	aF
>you the[	aF
>you to	a?
>you to[	a?
>you write	aU
>you write[	aU
>you'd	aT
>you'd[	aS
>you[pay	a<
>you[title	a>
>yourself	aF
>yourself[	aD
>youth	aU
>yr	aI
>yr 0	aH
>yr 0[	aI
>yrs	aD
>yrs 0	aH
>yrs 0[	aH
>zahlen wir	aA
>zahlen wir[	aF
>zahlt	aE
>zahlt[	aE
>zaragoza	aS
>zehn	aH
>zehn[	aH
>zeilen	aI
>zeilen[	aI
>zeit[	a:
>zeitarbeit	aH
>zeiten	a\`
>zeiten 0	aY
>zeiten 0[	aY
>zeiten[	aU
>zentrale	aU
>zero[	a>
>zieht	aB
>zieht[	aB
>zimmer	aR
>zinc	aI
>zone	aA
>zone[	aA
>zones	aB
>zones[	aB
>zu	aI
>zu 0	aG
>zu 0[	aG
>zu besetzen	a^
>zu dritt	aH
>zu dritt[	aH
>zu hause	aF
>zu hause[	aE
>zu tun	a^
>zu tun[	a^
>zu uns	aH
>zu uns[	aH
>zug	aV
>zuhause	aI
>zuhause[	aI
>zulage	aH
>zulage[	aH
>zulagen	a@
>zuletzt	aD
>zuletzt[	aD
>zuruck	a?
>zuruck[	aD
>zusammen	aI
>zusammen[	aJ
>zusatzversorgung[	aS
>zwei jahre	aH
>zwei jahre[	aJ
>zwei tage	aS
>zweimal im	aE
>zweimal im[	aE
>zweit	aJ
>zweit[	aJ
>zweite	aF
>zweite[	aF
>zwingend	aD
>zwingend[	aD
>zzgl	a=
>£0 +	aW
>£0 0	aS
>£0 0 0	aW
>£0 0 _	aa
>£0 0 a	aY
>£0 0 an	a_
>£0 0-£0 0	aI
>£0 0-£0[	aU
>£0 0/h	a]
>£0 0/hr	aZ
>£0 0[	aT
>£0 0k	ag
>£0 0m	aE
>£0 0m[	aE
>£0 an hour	a\`
>£0 per[	aW
>£0-0	aV
>£0-0[	a\\
>£0-0k[	a>
>£0/day	aX
>£0/day[	aF
>£0/h	aa
>£0k +	ab
>£0k 0	a^
>£0k _	a]
>£0k _ _	a]
>£0m	aF
>£0m[	aF
>€ 0[	aY
>€/h	aC
>€/h[	aI
>€/j	aH
>€/j[	aH
>€/mes	aH
>€/mes[	aH
>€/std	aE
>€/std[	aH
>€0 0	aS
>€0 0 +	a\`
>€0 0 0	aH
>€0 0 _	a]
>€0 0 x	aY
>€0 0-0	aW
>€0 0-0 0	aT
>€0 0-€0	aS
>€0 0[	aZ
>€0-0k	aS
>€0/h	aZ
>€0k	aW
>€0k[	aH
>€[	aJ
>€[hours	aJ
>€[skill	aC
>€[title	aF
[1benefit	aF
[1end	aJ
[1experience	aJ
[1language	aJ
[1manager	aH
[1place	aI
[1shift	aG
[1travel	a@
[1variable	aH
[2end	aH
[contract	aR
[deadline	aE
[end	aG
[experience	aV
[hours	aT
[language	aS
[licence	aV
[mode	aX
[pay	aX
[place	aX
[start	aT
[team	aV
][deadline	aE
][end	aI
][hours	aV
][pay	aS
][shift	aZ
]benefit[company	a:
]benefit[contact	aD
]benefit[contract	a_
]benefit[language	aX
]benefit[place	aV
]benefit[shift	ag
]benefit[start	aE
]benefit[team	ae
]benefit|a	a=
]benefit|cdi	a_
]benefit|en	a;
]benefit|hybrid	a^
]benefit|permanent	a\\
]benefit|£0	a\\
]company[benefit	aT
]company[company	a;
]company[place	aX
]company[shift	aS
]company[skill	aW
]company|+	aG
]company|de	aI
]company|en	aT
]company|in	aV
]company|und	a5
]company|we	a@
]contact[contact	aA
]contact[shift	aF
]contact|0	a@
]contact|after	aC
]contact|at	aD
]contract[benefit	aB
]contract[contract	a5
]contract[hours	aG
]contract[mode	aV
]contract[place	ak
]contract[start	aS
]contract|+	a>
]contract|0-0	aE
]contract|a	a=
]contract|ab	a9
]contract|after	a>
]contract|apres	aG
]contract|bis	a:
]contract|but	a>
]contract|desde	aR
]contract|en	a@
]contract|la	aT
]contract|oder	aE
]contract|or	a:
]contract|perm	aA
]contract|que	aX
]contract|renouvelable	a@
]contract|temps	aR
]contract|to	a?
]contract|y	a5
]deadline	aI
]deadline[	aE
]education[benefit	aF
]education[contract	aS
]education[education	a6
]education[hours	aS
]education[language	aU
]education[pay	aS
]education[place	aU
]education[shift	aA
]education[skill	aZ
]education|+	aE
]education|0	a[
]education|de	aD
]education|en	a=
]education|in	aC
]education|no	a;
]education|oder	aB
]education|or	aF
]education|superior	aG
]education|und	a]
]end	aR
]end[hours	aH
]end[pay	a]
]end[place	ae
]end[title	ad
]end|$0	a\\
]end|0	aY
]experience[hours	aZ
]experience[mode	a_
]experience[pay	ab
]experience[shift	aI
]experience|0	aU
]experience|and	a[
]experience|at	aA
]experience|de	aG
]experience|dont	aJ
]experience|or	a?
]free	aS
]hours[benefit	aG
]hours[contract	aE
]hours[education	aV
]hours[pay	ab
]hours[place	ac
]hours[shift	a@
]hours[skill	ad
]hours[title	aZ
]hours|+	aU
]hours|0-0	a]
]hours|con	aF
]hours|dont	aD
]hours|im	aI
]hours|in	aT
]hours|incl	a<
]hours|on	a<
]hours|over	a@
]hours|split	aD
]hours|£0	aa
]language[benefit	aG
]language[pay	ae
]language[place	ab
]language[skill	aE
]language[variable	aV
]language|0	ae
]language|0-0	ae
]language|a	aW
]language|and	aJ
]language|as	aE
]language|con	a?
]language|et	aS
]language|for	a<
]language|fur	a8
]language|german	aW
]language|handy	a=
]language|in	aA
]language|nice	aS
]language|no	aS
]language|ok	a@
]language|on	a@
]language|or	aF
]language|para	a@
]language|polish	a;
]language|pour	a<
]language|so	aB
]language|to	aI
]language|useful	a?
]language|ware	aA
]language|would	aY
]language|y	a;
]language|€0	aZ
]licence[experience	a\`
]licence[language	aa
]licence[licence	aG
]licence[pay	a_
]licence[place	af
]licence[shift	aV
]licence[skill	aC
]licence[variable	a6
]licence|+	a?
]licence|0	aS
]licence|basic	a9
]licence|et	aD
]licence|for	a5
]licence|in	a?
]licence|l0	a7
]licence|no	aE
]licence|not	aC
]licence|or	a;
]licence|und	aT
]licence|we	a\`
]licence|with	aU
]licence|would	aS
]licence|y	aT
]licence|£0k	aW
]manager|and	aI
]manager|in	a=
]mode	aT
]mode[benefit	aT
]mode[contract	ac
]mode[pay	a\`
]mode[place	aI
]mode[shift	aC
]mode[skill	ae
]mode|0/0	aB
]mode|after	aI
]mode|con	aR
]mode|in	aH
]mode|nach	a:
]mode|rest	a8
]pay[education	aU
]pay[hours	aT
]pay[language	aX
]pay[licence	a_
]pay[mode	aa
]pay[pay	a7
]pay[place	a_
]pay[shift	aT
]pay[skill	aV
]pay[start	ae
]pay[team	a\`
]pay[title	aU
]pay[travel	aW
]pay|+	aE
]pay|0-0	a\\
]pay|a	a>
]pay|ab	aF
]pay|actual	aD
]pay|after	aJ
]pay|depending	aC
]pay|flat	a>
]pay|for	aA
]pay|fur	aF
]pay|incl	a;
]pay|je	a?
]pay|la	aF
]pay|liquido	aH
]pay|liquidos	aH
]pay|mit	aI
]pay|night	ac
]pay|or	a<
]pay|per	aR
]pay|plus	aA
]pay|por	aA
]pay|prime	a8
]pay|pro	a=
]pay|sechs	aV
]pay|segun	aB
]pay|selon	a=
]pay|sur	aF
]pay|wir	aF
]pay|with	aE
]pay|y	aD
]pay|you	aX
]pay|£0	aE
]place	aW
]place[benefit	aV
]place[contract	ao
]place[education	a\\
]place[experience	a_
]place[hours	a^
]place[language	a]
]place[licence	af
]place[mode	aW
]place[pay	a_
]place[place	a*
]place[shift	a[
]place[skill	ak
]place[start	af
]place[team	aW
]place[title	aX
]place[variable	aU
]place|$0	ac
]place|$0k	aZ
]place|+	aB
]place|0	aV
]place|0-0	ai
]place|0-0k	a[
]place|0-schicht	aW
]place|0/0	aV
]place|0h	aa
]place|0h-0h	aY
]place|0k	ag
]place|0x0	a^
]place|a	aX
]place|ab	af
]place|am	a8
]place|and	aB
]place|base	a=
]place|capital	a8
]place|centre	aG
]place|centro	a5
]place|chef	a\`
]place|das	aa
]place|de	aD
]place|depot	a)
]place|der	af
]place|die	ac
]place|drei	aT
]place|en	aC
]place|es	ad
]place|et	a5
]place|full	aX
]place|hplc	aW
]place|hq	a@
]place|in	aT
]place|it's	ae
]place|jobs	a:
]place|keine	ab
]place|la	aH
]place|mo-fr	aT
]place|nicht	a[
]place|nights	a]
]place|no	aX
]place|ou	aY
]place|pas	aa
]place|permis	aW
]place|pour	aJ
]place|que	aT
]place|suivi	aV
]place|the	aU
]place|to	aH
]place|tres	aS
]place|trois	a\\
]place|turnos	a]
]place|und	a>
]place|vous	a\`
]place|wir	ag
]place|with	aW
]place|y	a7
]place|yard	a7
]place|zona	a8
]place|£0	a^
]place|€0	a]
]shift[company	aJ
]shift[contact	a9
]shift[contract	aX
]shift[education	aV
]shift[experience	a]
]shift[hours	a<
]shift[language	aT
]shift[mode	aU
]shift[pay	aV
]shift[place	a[
]shift[shift	ad
]shift[start	a=
]shift|+	a?
]shift|0	aT
]shift|at	a@
]shift|chf	aX
]shift|english	a9
]shift|no	aH
]shift|on	a7
]shift|£0k	aH
]shift|€0	aS
]skill[company	ac
]skill[contract	aY
]skill[experience	aB
]skill[hours	ab
]skill[licence	aJ
]skill[mode	aY
]skill[pay	a\`
]skill[place	ak
]skill[skill	aI
]skill|+	aC
]skill|0-0	ab
]skill|a	aR
]skill|admin	a@
]skill|after	aW
]skill|cloud	aF
]skill|dbt	aE
]skill|de	aT
]skill|dev	aB
]skill|en	aR
]skill|engineer	aJ
]skill|for	aV
]skill|in	aE
]skill|ingles	aV
]skill|not	a9
]skill|oder	a?
]skill|on	aF
]skill|or	a?
]skill|senior	a?
]skill|und	aS
]skill|we	aJ
]skill|would	a=
]skill|y	aR
]start	aR
]start[end	aJ
]start[place	ac
]start|0	a[
]start|a	aF
]start|au	aE
]start|bis	a6
]start|start	a4
]start|to	a?
]team|0	af
]title	aW
]title[company	aX
]title[contract	aU
]title[education	aC
]title[experience	aY
]title[hours	ad
]title[language	aH
]title[mode	a]
]title[place	a\`
]title[shift	aT
]title[start	ac
]title[variable	aX
]title|+	a9
]title|0	aH
]title|0g	aA
]title|0h	aU
]title|0x0	aX
]title|a	aU
]title|ab	ac
]title|and	aI
]title|at	aV
]title|b	aH
]title|b0	aH
]title|band	a6
]title|base	ac
]title|bei	aR
]title|centro	ac
]title|colegio	aY
]title|con	aB
]title|concession	aX
]title|de	aH
]title|der	a^
]title|eg	aa
]title|en	a[
]title|et	a8
]title|for	aW
]title|freelance	a\`
]title|girls'	ab
]title|h/f	aD
]title|im	aW
]title|in	ad
]title|it's	aa
]title|m/w/d	a9
]title|maison	a\\
]title|mi-temps	aF
]title|mid/senior	a@
]title|needed	a[
]title|nights	a@
]title|no	ak
]title|o	aS
]title|oder	aA
]title|or	a>
]title|ou	aA
]title|pour	a^
]title|remote	aU
]title|san	ab
]title|senior	a4
]title|st	aS
]title|sur	aY
]title|the	aY
]title|to	aS
]title|turno	a?
]title|we	ae
]title|we're	aS
]title|wir	a_
]title|x0	a;
]title|y	a+
]title|zwei	aX
]title|£0	aZ
]title|£0k	a]
]travel	aT
]travel[	aG
]travel[pay	ab
]travel|+	aH
]variable[	aR
]variable[company	aG
]variable[hours	aX
]variable[language	aV
]variable[licence	a[
]variable[pay	a:
]variable[place	aW
]variable[shift	af
]variable[start	aU
]variable|0	aT
]|$	aI
]|$/h	aI
]|$0-0	a^
]|$0-0/hr	a]
]|$0-0k	aS
]|$0/day	aI
]|+	aI
]|+0	aH
]|0'	aF
]|0'0-0'0	aV
]|0+0	a[
]|0-0%	a\\
]|0-0-0	aG
]|0-0/hr	a]
]|0-0s	aI
]|0-month	aS
]|0-schicht	aT
]|0-yr	aT
]|0/day	aH
]|0/hr	aV
]|0/mo	aE
]|0/month	aD
]|0/std	aF
]|0/yr	aJ
]|0am-0pm	aU
]|0b	aJ
]|0g	aB
]|0h-0h0	aX
]|0h0-0h0	aF
]|0ish	aH
]|0re	aH
]|0th	aI
]|0°	aY
]|a0	aH
]|aa	aF
]|abajo	aG
]|abend	aJ
]|aber	aG
]|abgeschlossene	aS
]|abierta	aC
]|aboard	aE
]|abogado	aY
]|abogados	aE
]|abonnement	aX
]|about	aE
]|abrimos	aH
]|abrir	aS
]|abschluss	aV
]|absence	aS
]|absolut	aE
]|abstract	aE
]|abteilung	aC
]|accent	aI
]|accents	aH
]|accepte	aA
]|accepted	aF
]|accidents	aE
]|account	aT
]|accueil	a[
]|achats	a\\
]|acogida	aU
]|acres	aG
]|act	aF
]|actes	aS
]|actions	aB
]|active	aJ
]|actual	aD
]|actuary	aC
]|add	aS
]|address	aI
]|ade	a@
]|adelante	aE
]|adentro	aD
]|adr	aS
]|ads	aD
]|adult	aJ
]|adultos	a>
]|adults	aF
]|adv	a?
]|advantage	aE
]|advice	aC
]|adviser	a@
]|aero	aB
]|afin	aE
]|after	aI
]|afternoon	aB
]|again	a;
]|age	aB
]|agencies	aE
]|agent	aS
]|agreement	aD
]|agrement	a[
]|agricole	aD
]|agua	aI
]|ahead	aI
]|ahi	aI
]|ahm	aS
]|ahora	aH
]|ahpra	aW
]|aid	aH
]|airside	aU
]|alarm	aH
]|alarms	aX
]|aleman	aA
]|alguna	aH
]|alimentacion	aG
]|alle	aH
]|allein	aA
]|aller	aE
]|allowance	aG
]|almacen	aH
]|alors	aU
]|already	aE
]|alta	aF
]|alter	aT
]|alternos	aD
]|alto	aG
]|alumnos	a?
]|always	aB
]|amf	aI
]|amparo	aD
]|amplitude	a_
]|analistas	a@
]|analysis	aB
]|analyst	aD
]|anbei	aF
]|anciennete	aI
]|anda	aI
]|andere	aE
]|android	aB
]|anerkennung	aC
]|anfang	aH
]|angestellte	aD
]|animer	aV
]|anlagen	aG
]|anleiten	aB
]|annee	aG
]|annual	aU
]|annualised	aS
]|annuelle	aD
]|annuels	aC
]|anos	aD
]|anruf	aU
]|ans	aC
]|answering	aU
]|ante	aD
]|antecedentes	aU
]|anterior	aH
]|antiguedad	aA
]|anual	aD
]|anuales	aB
]|anuncio	aV
]|anyway	aJ
]|aop	aD
]|aout	aI
]|ap	aI
]|aparte	a?
]|appeals	aJ
]|appear	aG
]|appels	a^
]|application	aH
]|applies	aA
]|appointments	aD
]|appreciated	aE
]|apprentice	aJ
]|approved	aF
]|approx	aH
]|apr	a8
]|apres	aC
]|apres-midi	aJ
]|april	aI
]|aprobado	aB
]|arabe	aI
]|arabisch	aZ
]|arbeit	aE
]|architect	aA
]|are	a@
]|argentina	aF
]|arr	aF
]|arriba	aA
]|artisan	aV
]|asap	aR
]|asignacion	aI
]|assessment	aS
]|assessments	aB
]|asset	aT
]|assist	aG
]|assistante	a\\
]|assistants	aB
]|association	aE
]|associe	aH
]|associes	aD
]|assurance	aR
]|assurances	aU
]|asuntos	aH
]|at	aG
]|atelier	aG
]|atencion	aC
]|atender	aU
]|attached	aI
]|attendant	aH
]|attendants	aD
]|attestation	aT
]|au	aG
]|au-dessus	aF
]|auch	a@
]|aucun	aS
]|auditoria	aR
]|auf	a@
]|aufbauen	aF
]|aufgaben	aU
]|aufmaß	aU
]|aufs	aH
]|aufwarts	aD
]|aun	aF
]|aunque	aF
]|aupres	aI
]|aurich	aS
]|aus	a7
]|ausschreiben	aE
]|aussi	a@
]|authorised	aJ
]|authority	a@
]|autobus	a>
]|automotive	aD
]|autos	aD
]|autour	aF
]|autres	aH
]|auxiliares	aF
]|auxilios	aI
]|außer	aE
]|av	aH
]|available	a@
]|avant	a?
]|avanzado	aG
]|avec	aJ
]|avg	aB
]|avoir	aS
]|award	aI
]|awareness	aD
]|away	aH
]|ayudantes	aE
]|azubi	aF
]|b0b	aS
]|babies	a:
]|bac	aR
]|bachelier	aW
]|bachelor's	a[
]|bachiller	aR
]|back	aH
]|backend	aI
]|background	aH
]|backs	aH
]|badge	aD
]|bags	aG
]|bahn	aB
]|bahncard	aR
]|bahnhof	aE
]|bain	aT
]|bajo	a=
]|baker	aI
]|banco	aG
]|banda	aS
]|bands	aF
]|bank	aG
]|banking	aY
]|banque	aH
]|banter	aD
]|bareme	aU
]|barista	a\`
]|barn	aI
]|barra	aI
]|bartender	a[
]|bas	aJ
]|basics	aD
]|bastante	aJ
]|bath	aT
]|batiment	aI
]|bauen	aC
]|bauern	aI
]|baustelle	aH
]|baustellen	aY
]|bav	aZ
]|bay	a@
]|bayern	aF
]|bebe	aA
]|bebes	a<
]|because	aF
]|bed	aI
]|bedingung	aB
]|beds	aC
]|beef	aG
]|beer	aE
]|begleiten	aA
]|behind	aF
]|behinderung	aA
]|bei	aF
]|beim	aJ
]|being	a5
]|belts	aC
]|benches	aD
]|beraten	aE
]|berceaux	aG
]|bereavement	aS
]|bereit	aB
]|berichte	aV
]|berichtet	aS
]|berlin	aC
]|beschaftigte	aB
]|besetzen	aG
]|beside	aB
]|besprochen	aG
]|besser	aE
]|best	aH
]|beteiligung	aG
]|beto	aI
]|beton	aB
]|betreuen	aE
]|betrieb	aV
]|betriebsrat	aD
]|betten	aF
]|better	aC
]|between	aJ
]|bevorzugt	aD
]|bewerben	aW
]|bewerber	aW
]|bewerbungen	aT
]|bewohner	aF
]|beyond	a>
]|bezahlt	aH
]|bg	aD
]|bi	aF
]|bid	aG
]|bids	aG
]|bienvenido	aB
]|bienvenu	aD
]|bienvenus	aJ
]|bieten	aG
]|big	aH
]|bilans	aY
]|bilingual	aV
]|bilingues	aC
]|billing	aC
]|bim	aJ
]|births	aF
]|bis	aH
]|bisschen	aR
]|bitacora	aZ
]|blanchisserie	aC
]|blanco	aE
]|bleiben	aH
]|bloc	aH
]|blocking	aT
]|blocks	aD
]|bloke	aF
]|bms	aV
]|boats	aA
]|bodega	aI
]|bois	aB
]|bons	aU
]|boot	aB
]|bother	aI
]|bottes	aV
]|bottles	aE
]|bought	aF
]|boxes	aE
]|boys'	aH
]|brain	aH
]|branches	a=
]|brauchen	aW
]|brauchst	aI
]|bread	aU
]|break	aG
]|breaks	aE
]|brevet	aI
]|bridge	aA
]|briefen	aF
]|bringen	aA
]|broadband	aG
]|brotzeit	ab
]|brut	aI
]|brutos	aD
]|bruts	aC
]|brutto	aE
]|btp	aH
]|buchhaltung	aH
]|bucks	aD
]|bugs	aS
]|buhne	aG
]|builders	aE
]|builds	aF
]|bulli	aG
]|burnout	aI
]|buro	aW
]|busy	aD
]|buy	aJ
]|c++	aT
]|ca	aF
]|cabeza	aF
]|cabin	aR
]|cable	aE
]|caces	ab
]|cad	a?
]|caddy	aW
]|cafes	a@
]|caja	aR
]|cajas	aE
]|calcul	aS
]|calculo	aU
]|caliente	aB
]|call-out	aC
]|call-outs	aC
]|calle	a@
]|called	aG
]|callouts	aT
]|calls	aG
]|cama	aA
]|camas	aD
]|cambio	aR
]|cambios	aZ
]|cambridge	aT
]|cameras	aF
]|camiones	aD
]|camionnette	aR
]|campana	aR
]|campus	aS
]|can't	a;
]|canada	aD
]|canal	aS
]|cancer	aA
]|candidats	aG
]|candidature	aU
]|candidatures	a[
]|capa	aJ
]|capital	aT
]|captain	a:
]|caracter	aT
]|card	aB
]|cardiff	aX
]|cards	aD
]|careful	aU
]|carers	aD
]|carga	aW
]|cargas	aA
]|caritas	a9
]|carmen	aG
]|carpenter	a@
]|carretilla	aT
]|carriers	aE
]|cars	aB
]|cas	aW
]|caseload	aT
]|cases	aE
]|cashing	aR
]|casi	aE
]|casier	aY
]|casuals	aI
]|categoria	aF
]|category	aH
]|caterer	aD
]|cats	aE
]|cdi	aT
]|cdl	aG
]|celibataire	aR
]|cent	aE
]|center	aJ
]|centre	aG
]|centres	aF
]|centro	a[
]|cents	aF
]|ceo	aU
]|cerrado	aA
]|certificacion	aW
]|certificados	a>
]|certificat	aT
]|certificate	aG
]|certified	aC
]|cet	aA
]|cfc	aR
]|chainsaw	aR
]|chair	aH
]|chairman	aS
]|chairs	aD
]|chaleur	aB
]|chambre	aS
]|changement	aV
]|changes	aJ
]|changing	aD
]|charges	aD
]|charlas	aX
]|chase	aT
]|chaud	a;
]|chauffe	aE
]|chavales	aJ
]|check-in	aW
]|checking	aU
]|checks	aF
]|cheffe	aS
]|chem	aI
]|chemie	a?
]|chemist	a@
]|cheques	aV
]|chica	a;
]|chico	aS
]|chief	aT
]|chiens	aE
]|childcare	aI
]|china	a>
]|chirurgie	aG
]|chofer	aU
]|choice	aJ
]|choir	aG
]|choix	aG
]|cholet	aT
]|churches	aB
]|chut	aF
]|chuy	aI
]|ci	a[
]|cii	aG
]|cincuenta	aF
]|cinquante	aG
]|cis	aX
]|cite	aT
]|cites	aG
]|ciudad	aR
]|claims	aI
]|clara	aE
]|classe	aI
]|classes	aF
]|clause	aE
]|cleaners	aC
]|clearance	aC
]|clerks	aE
]|cles	aH
]|clinic	aC
]|clinique	aY
]|clock	aA
]|closing	aX
]|closure	aC
]|closures	aF
]|clubs	aC
]|cm	aI
]|cnc	aH
]|co	aJ
]|co0	aE
]|coaches	aH
]|coast	aC
]|cocina	aW
]|code	aJ
]|codes	aE
]|coding	aI
]|coef	aS
]|colegiatura	a[
]|colegio	aT
]|colegios	aB
]|colin	aC
]|colleagues	aH
]|collectif	aG
]|collective	aD
]|collegues	aG
]|column	aG
]|comarcal	aE
]|comedor	aS
]|comercial	aI
]|comes	aA
]|comfortable	aT
]|coming	aD
]|comisiones	aI
]|comites	aV
]|comm	aI
]|commandes	aU
]|comme	aH
]|commis	aR
]|committee	aH
]|comms	a>
]|communaute	aW
]|communes	aC
]|community	aS
]|compagnons	aI
]|companeros	aD
]|compania	aB
]|comparable	aI
]|compartido	aB
]|complet	a?
]|completa	aB
]|completo	aF
]|compras	aR
]|compris	aG
]|comprise	aE
]|comptable	aR
]|compte	aC
]|compulsory	aI
]|comunicacion	aE
]|concertado	aF
]|concerts	aC
]|concession	aS
]|conciertos	aH
]|concours	aT
]|condition	aT
]|conditions	aF
]|conduite	aR
]|confianza	aJ
]|confidence	aC
]|confident	aR
]|confidentiel	aI
]|confirme	aB
]|connaitre	aW
]|conseil	aV
]|conseiller	aS
]|consent	a^
]|conservation	aG
]|considered	aE
]|consultancy	aE
]|consultants	aC
]|consultora	aT
]|contable	aG
]|contacto	aS
]|content	aT
]|continental	aW
]|contra	aH
]|contract	aI
]|contractor	aJ
]|contrat	aV
]|contrata	aY
]|contrato	aS
]|contratos	aS
]|contre	aB
]|controle	aS
]|convenios	aE
]|convention	aJ
]|conversational	aD
]|coo	aG
]|cooking	a@
]|cooper	aF
]|cooperativa	aR
]|coordinadora	aS
]|coordinator	aF
]|coordinatrice	aC
]|copies	aC
]|copy	aB
]|core	aS
]|cork	aS
]|coro	aE
]|correct	aG
]|corridor	aC
]|corta	aF
]|cortar	aX
]|cortas	aJ
]|cortes	aX
]|corto	aA
]|cost	aH
]|costa	aF
]|costura	aG
]|cote	aH
]|council	aI
]|councils	aG
]|counsellor	aF
]|count	aH
]|counters	aD
]|countries	aD
]|country	aB
]|counts	aE
]|courant	aI
]|cours	aW
]|course	aF
]|courts	aA
]|cousin	aH
]|couverts	aC
]|covered	aC
]|covering	aW
]|cps	aH
]|crane	aC
]|credits	aA
]|cree	aC
]|criminal	a=
]|cross	aB
]|crowd	aF
]|cruise	aJ
]|cs	aA
]|cse	aT
]|ct	aT
]|ctc	aT
]|cto	aT
]|cuaderno	aS
]|cualquier	aD
]|cuarenta	aE
]|cuarto	aW
]|cubiertos	aD
]|cuenta	aG
]|cuentas	aA
]|cuento	aE
]|cuidar	aS
]|cuna	aI
]|customer	aU
]|customs	aV
]|cut	aG
]|d'affaires	a@
]|d'anciennete	aE
]|d'annee	aE
]|d'avance	a>
]|d'ecole	aD
]|d'eglise	aB
]|d'entreprise	aF
]|d'equipe	aE
]|d'essai	aA
]|d'etat	a@
]|d'experience	aC
]|d'ici	aC
]|d'or	a=
]|d'origine	aA
]|d'ou	aE
]|d'un	aC
]|d'une	aI
]|d0	a@
]|dabei	aC
]|dach	aB
]|dafur	aI
]|daheim	a?
]|dahin	aD
]|daily	aJ
]|dairy	aZ
]|dale	aG
]|damit	aC
]|damos	aU
]|danke	aT
]|dans	a8
]|dar	a9
]|darf	a9
]|dark	aF
]|darum	aD
]|davon	a>
]|davor	aG
]|day	aF
]|days	aH
]|days'	aD
]|de	aE
]|dead	aH
]|dealers	aT
]|death	aS
]|deb	aH
]|debt	a>
]|december	aG
]|decembre	aD
]|decir	aB
]|deck	aC
]|decks	aE
]|declan	aF
]|decoupe	a\\
]|dees	ab
]|defense	aG
]|degree	aJ
]|degrees	aD
]|dehors	aC
]|dejar	aR
]|del	aD
]|demarrage	aU
]|dementia	aD
]|demo	aT
]|demontage	aT
]|deneigement	a[
]|dentaire	aE
]|dentro	aD
]|depannage	a^
]|departs	aS
]|depende	a\`
]|depending	aD
]|depression	aG
]|depuis	aF
]|derecho	aS
]|derniere	aD
]|derriere	aD
]|desayuno	a\\
]|desde	a9
]|deshalb	aJ
]|design	aF
]|designer	aF
]|desk	a@
]|despacho	aT
]|despiece	aS
]|deutschlandticket	aV
]|devant	aE
]|development	aI
]|devs	aH
]|dg	aI
]|di-sa	aY
]|diabetes	aF
]|diarias	aD
]|diario	aI
]|diarios	aB
]|dias	aC
]|dice	aC
]|dicho	aH
]|did	aH
]|dienstags	aC
]|dienste	aJ
]|dienstplan	aI
]|diff	aH
]|dignified	aI
]|dijon	aW
]|ding	aD
]|dios	aC
]|dip	aJ
]|dipl	aS
]|dir	aI
]|director	aI
]|directora	aR
]|directory	aH
]|directrice	aV
]|dirige	aS
]|dis	aF
]|disabled	aE
]|discipline	aD
]|discontinuo	aC
]|discount	aJ
]|discretion	aG
]|dispatcher	aH
]|disponibilidad	aR
]|disputes	aG
]|distance	aG
]|dm	aU
]|doble	aE
]|docs	aB
]|doctor	aE
]|documentation	aT
]|doesn't	aG
]|dog	aT
]|doit	aG
]|domicile	aI
]|domicilio	aF
]|dominio	a[
]|don	aS
]|done	aD
]|donne	aI
]|donor	aU
]|doors	a?
]|dort	aD
]|doscientos	aC
]|dossiers	aT
]|dot	aJ
]|double	aI
]|douce	aG
]|douze	aF
]|down	aG
]|drafts	aA
]|drama	aE
]|dran	aE
]|drauf	a>
]|drawing	aG
]|drawings	a:
]|drei	aH
]|dreimal	aF
]|dreißig	aJ
]|drh	aH
]|drill	aE
]|drills	aE
]|drin	aE
]|drinks	aB
]|dritt	aJ
]|dritte	aF
]|dritter	aT
]|driven	aG
]|drops	aD
]|druber	aB
]|drum	aD
]|drunter	a?
]|dubai	aE
]|dueno	aE
]|durch	a@
]|durfen	aG
]|each	aF
]|ear	aD
]|east	a>
]|eastern	aI
]|ebay	aU
]|ec	aD
]|echelle	aY
]|ecocheques	aY
]|editor	a7
]|education	aB
]|effects	a@
]|ehrlich	aH
]|eigenen	aH
]|eigentlich	aH
]|eighteen	aH
]|eighty	a?
]|eines	aC
]|einheiten	aF
]|einsatz	aV
]|einstieg	aX
]|einteilen	aD
]|eintritt	aV
]|either	aB
]|eje	aG
]|elderly	a@
]|electrica	aE
]|electrico	a7
]|electricos	aC
]|electrics	aG
]|electrique	aE
]|electronica	aJ
]|elektriker	aE
]|eleves	aH
]|elf	aI
]|eligible	aG
]|ella	aI
]|elle	aH
]|elles	a<
]|eltern	aE
]|elternabende	aS
]|embarazadas	aH
]|empieza	aW
]|empleados	aH
]|employees	aJ
]|employes	aA
]|empty	aF
]|encadrement	aW
]|encargado	aS
]|enceinte	aC
]|encima	aI
]|encore	aE
]|endorsement	aI
]|ends	aD
]|enero	aG
]|enfermeria	aE
]|eng	aI
]|engine	aT
]|engineer	aE
]|engineering	aI
]|engineers	aH
]|england	aF
]|enhanced	a\\
]|enough	aI
]|entera	aE
]|entfallt	a?
]|entgeltgruppe	aE
]|entrada	aT
]|entree	a]
]|entretiens	a;
]|entrevista	aH
]|entry	aC
]|environ	aR
]|epi	aS
]|equal	aG
]|equipos	aE
]|equity	aE
]|equivalente	aD
]|erfahren	aG
]|erfolg	aI
]|erklaren	aF
]|erlaubt	aI
]|erwunscht	aD
]|esa	aG
]|esbjerg	aE
]|escolar	aC
]|escriba	aG
]|escribo	aA
]|espana	aE
]|espera	aG
]|essai	aX
]|essential	aS
]|esta	aJ
]|estamos	aT
]|estan	aC
]|estandar	aC
]|estar	aF
]|esto	aC
]|estudios	aS
]|etat	aR
]|etc	aD
]|ete	aT
]|etp	aG
]|etude	aU
]|etudiants	aD
]|etwa	aC
]|euch	aE
]|euh	aD
]|eur	aF
]|europe	aE
]|euros	aB
]|evaluacion	aY
]|eve	aA
]|ever	a9
]|every	aC
]|everyone	aC
]|everything	a@
]|evidemment	aD
]|evite	aV
]|evtl	aF
]|ew	aD
]|examen	aS
]|example	a[
]|excellent	aV
]|exchange	aF
]|exclamation	aI
]|executive	aS
]|exercise	aD
]|exige	aJ
]|exocad	aU
]|exp	aE
]|experience	aH
]|exportacion	aI
]|extension	aC
]|externa	aD
]|externe	aF
]|extra	aH
]|eyes	aS
]|facebook	a@
]|fachbereich	aD
]|fachkraft	aV
]|facturacion	aC
]|faena	a@
]|fahren	aG
]|faite	aD
]|fallen	aG
]|falls	aI
]|familia	aH
]|familial	aD
]|familiale	aD
]|familiar	a>
]|familie	a>
]|families	aH
]|famille	aF
]|familles	aC
]|fancy	aE
]|farmers	aD
]|fast-paced	aI
]|fault	aV
]|faults	aA
]|fe	aG
]|febrero	aD
]|fee	aG
]|feeding	aU
]|feel	aH
]|fees	aH
]|feet	aA
]|fehlt	aF
]|fein	aJ
]|fell	aC
]|felt	aF
]|femme	aE
]|feries	aC
]|fermes	aB
]|ferry	aE
]|fertig	aF
]|fetes	aF
]|few	aH
]|ficha	aS
]|fichas	aS
]|field	aG
]|fifteen	aT
]|figeac	aY
]|figma	aR
]|figures	aE
]|fijo	aI
]|files	aG
]|filles	aG
]|filleting	aT
]|film	aE
]|fin	aG
]|fina	aF
]|final	a=
]|finally	a?
]|finance	aJ
]|finca	aR
]|find	aG
]|finish	aI
]|fino	aB
]|fintech	a]
]|fiona	aE
]|firma	aI
]|fisica	aF
]|fitness	aI
]|fitter	aA
]|fittings	aV
]|fixed	aJ
]|fixes	aY
]|fixum	aY
]|flats	aH
]|flex	aV
]|flexible	aV
]|flight	aX
]|florist	aD
]|flota	aR
]|flow	aG
]|flying	aJ
]|fois	aG
]|folk	aI
]|folks	aI
]|following	aV
]|fondo	aR
]|font	aC
]|food	aF
]|for	a=
]|foreman	aJ
]|forest	aI
]|forestal	a?
]|forfait	aT
]|forge	aV
]|forgive	aB
]|forklift	a_
]|formacion	aT
]|formlos	aE
]|fort	aF
]|fortnight	aE
]|fortnightly	aE
]|forward	aD
]|found	aE
]|fourni	aG
]|fournie	aE
]|fournis	a=
]|fournisseurs	aF
]|fp	aG
]|frames	aE
]|francaise	aD
]|france	aD
]|franz	aW
]|frei	aG
]|freiburg	aV
]|freie	aF
]|freien	aI
]|freigestellt	aD
]|freight	aF
]|freitags	aG
]|freiwillig	aH
]|fresh	aS
]|fri-sun	aI
]|fria	aE
]|friday	aG
]|fridays	aC
]|friendly	aI
]|froid	a@
]|from	aF
]|frontaliers	aT
]|fruhdienst	aR
]|fs	aV
]|ft	aF
]|ftc	a8
]|fte	aD
]|fue	aF
]|fuel	aJ
]|fuera	aD
]|fuerte	aD
]|fuhren	aF
]|fuhrerschein	aU
]|fuhrungszeugnis	aF
]|fund	aF
]|fundador	aD
]|fundraising	aS
]|funebres	aH
]|funf	aH
]|funfundzwanzig	a>
]|funfzig	aC
]|funk	aH
]|furgo	aZ
]|furgoneta	aU
]|furs	aF
]|fusion	aR
]|ga	aW
]|gabinete	aT
]|gaelic	aU
]|game	aC
]|games	aD
]|ganas	aE
]|ganz	a?
]|ganze	aH
]|gaps	aE
]|garage	aE
]|garanti	aB
]|garantie	aW
]|garantiert	aG
]|garder	aE
]|gaste	aD
]|gate	aD
]|gates	aA
]|gatos	aJ
]|gave	aE
]|gcc	aS
]|gcse	aX
]|gear	aB
]|geburten	aC
]|gedacht	aB
]|gegen	aB
]|gehalt	aT
]|gehalter	aH
]|gehen	aD
]|gehort	aA
]|geht's	aC
]|gekundigt	aD
]|gelernt	aI
]|generacion	aG
]|general	aF
]|generation	aD
]|generator	aG
]|geneve	aV
]|genre	aG
]|gents	aR
]|genug	aE
]|genugt	aG
]|geplant	aD
]|gerade	aA
]|gerante	aY
]|gerechnet	aD
]|gerente	aT
]|gesagt	aG
]|gesehen	aE
]|gesellen	aJ
]|gesellenbrief	aR
]|gesprach	aE
]|gestellt	aE
]|gestion	aS
]|get	aF
]|geteilt	aE
]|gets	aG
]|gibt's	aB
]|gibts	aB
]|gießen	aS
]|gift	aX
]|gimnasio	aE
]|girls	aF
]|girls'	aB
]|given	aD
]|giving	aW
]|glasgow	a[
]|gleich	aD
]|gleichwertig	aX
]|glue	aA
]|gmbh	aF
]|god	aE
]|goes	aF
]|going	aF
]|goma	a<
]|gone	aF
]|good	aJ
]|google	aU
]|got	aH
]|gp	aA
]|gps	aS
]|gr	aR
]|grad	aH
]|grainne	aH
]|grand	aF
]|grande	aG
]|grants	aA
]|gratis	a?
]|graz	aT
]|grille	a]
]|gros	aB
]|gross	aH
]|ground	aI
]|groupe	aI
]|grow	aI
]|grower	aI
]|growers	aI
]|grown	aD
]|grundschule	aF
]|grupos	aB
]|gruppe	aW
]|gruppen	aD
]|guadalajara	aG
]|guaranteed	aA
]|guest	aC
]|guide	aI
]|gut	aI
]|gutem	aI
]|guy	aJ
]|gym	aJ
]|ha	aD
]|haben	aF
]|haber	aR
]|habitaciones	aH
]|habitants	aI
]|hablado	aF
]|hablamos	aI
]|hacen	aG
]|haha	aG
]|hairdresser	aE
]|halal	aT
]|halbtax	aZ
]|hall	aG
]|halls	aD
]|halten	a?
]|han	aH
]|handicap	aA
]|handler	aF
]|handover	aS
]|hands	aF
]|happy	a7
]|harness	aI
]|harvester	aE
]|has	aI
]|hasn't	aF
]|hasta	aJ
]|hatch	aE
]|hates	aD
]|hatt	aH
]|hatte	aD
]|hatten	a8
]|hauser	aD
]|haushalt	aU
]|hausmeister	aU
]|haut	a>
]|hauteur	aI
]|having	aE
]|hazlo	aX
]|hcpc	aT
]|he'd	aS
]|heard	aI
]|hebdo	aC
]|hecho	aH
]|height	aB
]|heim	aH
]|heißt	aF
]|hektar	a@
]|helene	aD
]|helfen	aE
]|hello	aI
]|helper	aE
]|helpers	aF
]|helps	aB
]|hemos	aH
]|hence	aD
]|her	aE
]|here	aD
]|here's	aC
]|heritage	a>
]|herr	aH
]|herrn	aE
]|hf	aE
]|hibrido	ab
]|him	aE
]|himself	aF
]|hin	aE
]|hint	aG
]|hip	aI
]|histoire	aG
]|history	aI
]|hives	aF
]|hochschule	aF
]|hockey	aG
]|hogar	aS
]|hol	aF
]|holes	aE
]|holiday	aC
]|hols	aA
]|holzbau	aA
]|holzofen	aT
]|homes	aC
]|honestly	aH
]|honorarios	aU
]|hook	aZ
]|horaire	aU
]|horario	aT
]|horas	aI
]|hors	aG
]|horse	aH
]|horses	aD
]|hort	aB
]|hospice	a\`
]|hospitals	a@
]|host	aJ
]|hoteles	aE
]|hotels	aC
]|hotline	aG
]|hour	aD
]|hourly	aE
]|hours	aI
]|house	aI
]|houses	aD
]|housing	aE
]|how	aR
]|hoy	aF
]|hplc	a@
]|hq	aH
]|hs	aC
]|huit	aU
]|humor	aG
]|hunde	aB
]|hundred	aJ
]|husband	aG
]|hush	aE
]|hybrid	aV
]|hybride	ac
]|hypermill	aT
]|ica	aU
]|ice	aI
]|id	aJ
]|ific	a\\
]|iglesia	aR
]|igual	aE
]|ihn	aE
]|ihnen	aC
]|ihr	aT
]|ii	aE
]|iii	aJ
]|im	aI
]|implantation	a\\
]|in/out	aF
]|inch	a?
]|include	aT
]|including	aD
]|incluidas	aE
]|incluido	aC
]|inclus	aC
]|inclusive	aG
]|inconel	aE
]|incoterms	aW
]|indemnite	a[
]|independiente	aB
]|indice	aT
]|indispensable	aC
]|induction	aG
]|industrial	aF
]|industrie	aD
]|industriel	aA
]|ines	aT
]|infantil	aC
]|infonavit	aI
]|informal	a[
]|informe	aS
]|informes	aX
]|ingles	aT
]|ingreso	aU
]|inhabergefuhrt	a?
]|inicial	aC
]|inkl	aJ
]|inklusive	aI
]|inox	aI
]|ins	aC
]|inside	aE
]|insist	aD
]|inspections	aC
]|inspector	aA
]|instead	aA
]|institute	aS
]|instructor	aE
]|instructors	aG
]|instrument	aT
]|insured	aC
]|intake	aH
]|interesse	aF
]|interessement	aV
]|interinidad	aX
]|intermediate	aE
]|intermedio	aF
]|intern	aG
]|interna	aT
]|internet	aI
]|interno	aC
]|interpreters	aI
]|intervencion	aG
]|interview	aF
]|into	aF
]|inutile	aD
]|inventaire	aV
]|inverness	aJ
]|ira	aC
]|irreprochable	aA
]|islands	aD
]|isn't	aC
]|italien	a;
]|italienisch	aV
]|its	aI
]|iv	aC
]|iva	aS
]|ix	aJ
]|j'ai	aI
]|ja	aC
]|jabs	aJ
]|jahre	aC
]|jahren	aI
]|jahrlich	aI
]|jaja	aC
]|jan	a0
]|january	a;
]|jargon	aH
]|jeder	aG
]|jederzeit	a=
]|jefe	aT
]|jemanden	aT
]|jeudi	aB
]|jeune	aT
]|jeunesse	aD
]|jeux	aH
]|jobrad	aS
]|jobticket	aT
]|join	aT
]|joiner	a@
]|joinery	a?
]|jokes	aE
]|jornada	aY
]|jours	aE
]|judicial	aA
]|juillet	aC
]|jung	aF
]|junge	aF
]|jungen	aD
]|junio	aH
]|juniors	aI
]|junto	aI
]|juridique	aG
]|jury	ac
]|jusqu'a	aH
]|juste	aB
]|k	aJ
]|k$	aE
]|kafka	aI
]|kalt	aA
]|kantine	aR
]|kat	aG
]|kaufmannische	aU
]|keinen	aE
]|kennen	a>
]|kennt	aG
]|kept	aC
]|kev	aS
]|keys	aD
]|kids	aI
]|kids'	aD
]|kiel	aT
]|kilos	aH
]|kinder	aE
]|kindern	aD
]|kines	aC
]|klar	aH
]|klaren	aF
]|klingt	aE
]|km	aI
]|knees	aI
]|knie	aE
]|knock	aJ
]|know	aF
]|known	aB
]|kochen	aS
]|kollege	aR
]|kollegen	aI
]|kolleginnen	aB
]|kolonne	aS
]|komisch	aC
]|kommen	aE
]|komplett	a>
]|konnen	aH
]|kontakt	aR
]|kontaktlinsen	aV
]|kosher	aI
]|kotlin	a^
]|kr	aI
]|krank	aB
]|kubernetes	a]
]|kuhe	a@
]|kundschaft	aF
]|kurz	aJ
]|kw	aF
]|k€	aG
]|l'a	aI
]|l'aise	aJ
]|l'ancien	aZ
]|l'anglais	aZ
]|l'ete	aF
]|l'heure	aC
]|l'hiver	aE
]|la-dessus	aE
]|labelling	aS
]|labor	aD
]|laboral	aE
]|laborales	aC
]|laboratorio	aT
]|labs	aT
]|ladder	aI
]|lady	aJ
]|lager	aC
]|laisse	aU
]|lakh	aH
]|land	aJ
]|landshut	aW
]|lanes	aB
]|lang	aF
]|langer	aC
]|language	aD
]|languages	aI
]|laptop	aG
]|larga	aD
]|las	aF
]|lass	aF
]|lassen	aD
]|later	aG
]|lates	a?
]|latte	aT
]|laufen	aG
]|lausanne	aV
]|laut	aE
]|lauter	aE
]|lavado	aA
]|lawyer	aH
]|leader	aE
]|league	a:
]|leak	aT
]|leaks	aD
]|lean	aC
]|learn	aG
]|learner	aC
]|leasing	aC
]|leaves	aE
]|leben	aE
]|leche	aF
]|lectura	aR
]|lecture	aS
]|led	aV
]|lee	aV
]|leeds	aI
]|left	aG
]|leg	aI
]|legacy	aR
]|legs	aE
]|lehramt	aT
]|leicester	aU
]|leipzig	ac
]|leiter	aU
]|lena	aB
]|lent	aG
]|leon	aT
]|lernen	aD
]|lernt	aI
]|les	aI
]|lesen	aE
]|less	aD
]|let's	aF
]|lets	aA
]|lettings	aS
]|lettre	aV
]|letzte	aU
]|letzten	aE
]|letztes	aF
]|leute	aG
]|lg	aT
]|liaison	aI
]|libra	aV
]|libre	aH
]|libres	aD
]|libreta	aY
]|libros	aV
]|licence	aH
]|license	aI
]|licensed	aG
]|lider	aT
]|lieber	a?
]|liege	aW
]|lien	aT
]|lieu	aV
]|like	aE
]|likely	aG
]|likes	aF
]|lille	aC
]|lime	aS
]|limpieza	aR
]|limpio	aG
]|limpios	aD
]|lincoln	aS
]|lines	aG
]|linien	a@
]|linux	aV
]|liquido	aJ
]|liquidos	aD
]|lise	aJ
]|list	aC
]|listed	a@
]|lists	aC
]|litros	aE
]|lits	aF
]|little	aH
]|lkw	aF
]|llaves	aE
]|llega	aF
]|lleve	aH
]|lo	aH
]|loaders	aR
]|loads	a@
]|loans	aC
]|locale	aE
]|locales	aD
]|location	aX
]|locker	aF
]|lodging	a^
]|loge	aU
]|logement	aT
]|logements	a=
]|logistico	aI
]|logo	aB
]|lol	aI
]|longer	aD
]|longue	a@
]|looked	aF
]|lorca	aZ
]|lorna	aB
]|lorries	aB
]|lots	aD
]|loud	aJ
]|lourd	aD
]|love	aF
]|low	aB
]|loyer	aE
]|lpa	aF
]|lucas	aH
]|ludlow	aS
]|luton	aY
]|luxembourg	aG
]|luxmed	a^
]|lyon	aS
]|m'a	aE
]|machen	aF
]|machine	aD
]|machines	aC
]|mad	aF
]|madre	aF
]|madrid	a?
]|magasin	aH
]|mails	aE
]|mainly	aA
]|mains	aF
]|mais	aH
]|maitre	aV
]|maitrise	aS
]|maker	aE
]|mal	aI
]|mama	aI
]|manager	aD
]|managers	aC
]|manchester	aH
]|mandanten	aA
]|mandarin	aT
]|manden	aT
]|mando	aT
]|manipulador	aU
]|mann	aF
]|manner	aJ
]|mantenimiento	aH
]|manufacturing	aG
]|mar	aH
]|marche	aB
]|mardi-samedi	aY
]|marisol	aI
]|marking	aC
]|marks	aE
]|martes	aH
]|masa	aC
]|master	aU
]|masters	aE
]|mat	a@
]|match	aH
]|mate	aI
]|matematicas	aE
]|materials	aU
]|maternity	aG
]|math	aE
]|matin	aD
]|matinees	aC
]|matter	aE
]|matters	aF
]|maximum	aG
]|may	aE
]|may-0	aF
]|maybe	aE
]|mayor	aI
]|mb	aJ
]|measuring	aI
]|meat	aE
]|mecanico	aU
]|mechanic	aC
]|mechas	aE
]|medellin	aS
]|medicale	aE
]|medico	aI
]|mediodia	aJ
]|meds	aH
]|meet	aG
]|meeting	aA
]|meetings	aE
]|mehr	aF
]|meint	aE
]|meist	aC
]|meister	aS
]|melden	aT
]|member	aC
]|members	aJ
]|membership	aE
]|membres	a@
]|meme	aI
]|memo	aE
]|men	a@
]|menschen	aG
]|mensual	aE
]|mensuales	aE
]|mensuelle	aC
]|mensuelles	aB
]|mentioned	aG
]|menu	aE
]|mer	aE
]|merchant	aB
]|merida	a]
]|merma	aH
]|merthyr	a[
]|mes	aF
]|mesa	a?
]|mesas	aI
]|meses	aG
]|mess	aG
]|messen	a:
]|metal	aD
]|metall	aE
]|meter	a?
]|metiers	aE
]|metre	aF
]|metros	aD
]|mets	aT
]|mettre	aE
]|mgmt	aF
]|mi-temps	aZ
]|mich	aJ
]|mid	aX
]|midi	aF
]|midnight	aG
]|mieux	aD
]|might	aD
]|migration	aV
]|miguel	aH
]|miles	aG
]|milk	aG
]|mille	aA
]|million	aF
]|millones	aG
]|min	aJ
]|mine	aE
]|mineurs	aE
]|ministry	a@
]|mins	aF
]|minuten	aE
]|minutos	aG
]|mio	aD
]|mise	aU
]|mismo	aF
]|mit	aG
]|mitarbeitende	aB
]|mitarbeiter	aD
]|mittwoch	aD
]|mittwochs	aU
]|mix	aH
]|mixing	aD
]|mixte	aD
]|mm	aG
]|mn	aC
]|mo-do	a[
]|mobilite	aC
]|mochte	aE
]|model	aE
]|modell	aC
]|modelo	aH
]|modules	aT
]|moglich	a@
]|moins	aH
]|mois	aD
]|moisture	a[
]|moitie	aE
]|mon	aF
]|mon-sat	aY
]|monate	aG
]|monaten	a@
]|money	aJ
]|monitores	aD
]|montag	aI
]|montage	aS
]|montags	aS
]|montana	aA
]|months	aH
]|months'	aH
]|more	aB
]|morgen	aH
]|mornings	aI
]|mos	aE
]|most	aI
]|motivation	aS
]|mots	aF
]|motus	a>
]|moves	aC
]|movil	aJ
]|moyenne	aC
]|mrd	aH
]|mrs	aI
]|ms	aH
]|mt	aD
]|mths	aG
]|mtl	a>
]|mucho	aD
]|munster	aH
]|muslim	aW
]|mussen	aE
]|mustn't	aE
]|mutter	aE
]|mutuelle	aT
]|muy	aG
]|mw	aH
]|myself	aB
]|m²	aH
]|m€	aH
]|n	aU
]|n'est	aD
]|nachte	aD
]|nachtzuschlag	aF
]|nacional	aB
]|nadie	aI
]|nadine	aC
]|nail	aT
]|namen	aC
]|names	aF
]|nativo	aX
]|nature	aD
]|navette	aZ
]|nearly	aC
]|necesito	aU
]|necessaire	aE
]|necessary	aI
]|ned	a@
]|needed	aH
]|needles	aR
]|needn't	aD
]|negativo	aG
]|negociable	aD
]|negociacion	aU
]|negociar	aU
]|negotiator	aT
]|nehmen	aG
]|nen	a[
]|nennen	aD
]|nest	aG
]|net	aD
]|netos	a@
]|nets	aD
]|netto	aG
]|neuf	aI
]|nevers	a9
]|news	aD
]|newsletter	aH
]|next	aC
]|ngo	a=
]|ni	aG
]|nichtraucher	aV
]|nie	aF
]|nimmer	a>
]|nine	aG
]|ninety	aG
]|nite	aD
]|niveau	aF
]|nix	aF
]|njc	aV
]|nl	a?
]|nmc	aW
]|noche	aH
]|nochmal	aH
]|nocturna	aA
]|nocturnidad	aD
]|noel	aE
]|noir	aA
]|nomas	aD
]|nomina	aD
]|non	aG
]|noon	aE
]|nord	aF
]|normal	aI
]|norte	aD
]|northern	aT
]|nos	aH
]|not	aH
]|notarial	aF
]|notdienst	aU
]|nothing	aF
]|notice	aD
]|notices	aG
]|notig	aH
]|notre	aV
]|november	aD
]|novembre	aE
]|noventa	aD
]|now	aG
]|nuestra	aC
]|nueva	aI
]|null	a>
]|number	aA
]|numbers	aG
]|numero	aH
]|nunca	aC
]|nur	aD
]|nurse	aG
]|nvq	aS
]|o	aG
]|objetivos	aC
]|obligatoire	aD
]|oblige	aD
]|obst	aR
]|obvs	aE
]|ochenta	aH
]|ocho	aJ
]|octobre	aJ
]|oder	aG
]|off	aF
]|offen	aE
]|offenbach	aF
]|offer	aJ
]|offers	aV
]|offert	aF
]|office	aJ
]|officer	a>
]|officers	aG
]|offshore	aT
]|oficiales	a@
]|ofsted	aS
]|oilskins	aU
]|okay	aF
]|on	aJ
]|onboarding	aU
]|one's	aC
]|ones	a?
]|ontario	a?
]|onze	aJ
]|op	aC
]|opcional	aE
]|opened	aJ
]|opens	aD
]|opera	aS
]|operaciones	aE
]|operator	a@
]|operators	aC
]|ops	aI
]|option	aC
]|optional	aE
]|options	aG
]|or	aA
]|oral	aE
]|ordering	aS
]|orders	aC
]|organisieren	aC
]|originals	aF
]|oro	aF
]|ort	aT
]|osde	aR
]|ot	aG
]|ote	aU
]|others	aG
]|otro	aG
]|ours	aG
]|out	aD
]|outfit	a@
]|outstanding	aF
]|ouverte	aB
]|ouverture	aZ
]|over	aC
]|over-0s	aG
]|overtime	aD
]|owned	aF
]|p/h	aC
]|paar	aH
]|pack	aI
]|package	aS
]|packs	aD
]|paderborn	aX
]|pagado	aB
]|pagamos	aU
]|pagan	aS
]|pagas	aI
]|page	aF
]|pages	a<
]|pago	a^
]|pagos	aA
]|pair	aB
]|paises	a>
]|palabra	aG
]|panels	aE
]|paniers	aC
]|papeles	a\\
]|paper	aJ
]|par	aH
]|para	a>
]|paragraph	aG
]|parce	aD
]|pareja	aR
]|parent	aI
]|paris	aR
]|parle	aE
]|parles	aH
]|parque	a\\
]|partage	aF
]|particuliers	aJ
]|partido	a;
]|partiel	aF
]|parties	aD
]|partners	a>
]|partout	aF
]|parts	aI
]|party	aF
]|pas	aI
]|pasado	aB
]|pasajes	aT
]|paso	aF
]|pass	aH
]|passe	aG
]|passen	aF
]|passes	a@
]|passports	aI
]|past	aH
]|pastor	aJ
]|pastry	aR
]|patch	aS
]|patience	aT
]|pattern	aC
]|pauses	aB
]|pax	aD
]|payee	aB
]|payees	a?
]|payes	a@
]|pays	aI
]|pd	aE
]|pdf	aJ
]|peak	a:
]|pedagogique	aG
]|pedimos	aT
]|peintre	aW
]|peluqueria	aS
]|penales	aB
]|pens	aD
]|pense	aS
]|penzance	aF
]|people	aF
]|pequenos	aF
]|peques	aB
]|per	aI
]|percent	aD
]|perfecto	aD
]|period	a@
]|periode	aF
]|periodes	aE
]|periodo	aH
]|permanents	aG
]|permis	aW
]|permisos	aG
]|permit	aB
]|pero	aG
]|pers	aC
]|perso	aF
]|person	aE
]|personas	aI
]|personen	aG
]|personne	aD
]|personnes	a9
]|persons	aE
]|petit	aH
]|petites	aT
]|peur	aC
]|pf	aF
]|pfingsten	aJ
]|pharma	aC
]|phase	aG
]|phrase	aI
]|phrases	aE
]|pianos	aB
]|pic	aI
]|pick-up	aX
]|pickers	aF
]|pics	aE
]|pide	aJ
]|piden	aU
]|pidio	aG
]|pido	aU
]|pin	aC
]|pint	aT
]|pisos	a:
]|place	aG
]|places	aF
]|plan	aI
]|planen	aC
]|planillas	aE
]|planner	aJ
]|plans	aE
]|planta	aR
]|plantilla	aH
]|plants	aI
]|plata	aG
]|plate	aC
]|plates	aF
]|platform	aS
]|platze	aG
]|platzen	aE
]|play	aJ
]|plazas	aH
]|plazo	aU
]|plc	aV
]|pls	aG
]|pluspunkt	a\\
]|pm	aF
]|po	aG
]|poco	aB
]|pod	aW
]|points	aE
]|polite	aR
]|pompes	a>
]|ponlo	aV
]|ponts	aD
]|pool	aJ
]|porque	aD
]|portafolio	aX
]|portales	aE
]|portefeuille	aS
]|portfolio	aS
]|portugais	aG
]|possible	aG
]|postes	aE
]|postgres	aZ
]|posting	aS
]|posts	aF
]|pounds	aC
]|pour	aI
]|pp	aF
]|ppl	aH
]|pqe	aE
]|practicante	aE
]|practice	aD
]|prado	aG
]|prasenz	aI
]|prefere	aI
]|preferred	a@
]|prem	aG
]|premier	aC
]|premiere	aV
]|premium	aF
]|prend	aG
]|preparar	aR
]|preparation	aU
]|prepare	aE
]|pres	aD
]|presence	aT
]|presencial	aJ
]|presentarse	aT
]|presentation	a@
]|presidente	aH
]|presses	aC
]|prestacion	aW
]|prestataire	aS
]|presupuesto	aS
]|prete	aD
]|prevencion	aT
]|pricing	aV
]|primera	aT
]|primero	aW
]|primes	aF
]|pris	aG
]|prison	aH
]|privada	aF
]|privado	aF
]|privat	aD
]|privee	a@
]|prix	aF
]|probation	aD
]|proceso	aI
]|procurement	a@
]|prod	aI
]|produccion	aG
]|productividad	aF
]|produits	aF
]|profils	aX
]|profit	aF
]|program	aG
]|programm	aS
]|programme	aC
]|programmer	aC
]|promedio	aA
]|promis	aD
]|promise	aH
]|promised	aC
]|proper	aH
]|properly	aB
]|property	aG
]|propia	aB
]|propias	a@
]|propio	a=
]|propre	aI
]|prorata	aA
]|prorrogable	aG
]|protection	aI
]|protel	aU
]|provided	aG
]|provider	aC
]|prozent	aB
]|pruebas	aG
]|prufung	aE
]|pto	aI
]|public	aA
]|publica	aE
]|publication	aR
]|publico	aG
]|publique	aB
]|publisher	aB
]|puede	aI
]|puente	aB
]|puerto	aS
]|puis	aE
]|pulled	aF
]|pulso	aD
]|pump	aW
]|pumps	a<
]|pune	aS
]|punkt	aG
]|punta	aI
]|punto	aC
]|purge	aU
]|pv	aR
]|pytorch	a^
]|qs	aE
]|qu'il	aD
]|qu'on	aF
]|quad	aR
]|qual	aD
]|qualified	aF
]|quand	a5
]|quarante	aD
]|quartal	aD
]|quartalsweise	aB
]|quarter	aI
]|quatre-vingts	aB
]|quelques	aU
]|queremos	aX
]|queria	aA
]|queries	aD
]|query	aE
]|quid	aC
]|quiera	aI
]|quiere	aG
]|quiero	aU
]|quimico	aE
]|quincena	aE
]|quinientos	aF
]|quita	aZ
]|r&r	aZ
]|r0k	a^
]|racking	aG
]|ramadan	aF
]|rang	aF
]|rapport	aR
]|rapports	aV
]|rata	aI
]|rates	aC
]|ratio	aI
]|raus	a?
]|rd	aJ
]|reason	a>
]|recht	aE
]|record	aF
]|records	a>
]|recovery	aC
]|recruitment	aI
]|recrute	aV
]|recs	aE
]|recup	aI
]|red	aV
]|redaccion	a^
]|redactalo	a[
]|reductions	aS
]|referencias	ab
]|refs	aF
]|refuerzo	aV
]|refuge	aR
]|reg	aS
]|regensburg	aT
]|regie	aU
]|register	aA
]|registered	aH
]|registrar	aF
]|registration	aA
]|reglage	aY
]|reglages	aU
]|reicht	aA
]|rein	aA
]|reisen	aE
]|releases	aS
]|relevant	aD
]|releve	aT
]|releves	aT
]|relocation	aR
]|rembourse	aB
]|remplacement	aS
]|remplacer	aT
]|remuneration	aZ
]|rendimiento	aR
]|rendus	aA
]|renewable	aG
]|renovation	aG
]|rental	aC
]|rentree	aU
]|repair	aB
]|repartidor	aC
]|repeat	aI
]|replacement	aE
]|reponses	aY
]|reporting	aR
]|reports	aJ
]|reprise	aS
]|reps	aD
]|req	aX
]|request	aC
]|requests	aH
]|requirement	aE
]|requis	aE
]|researcher	aG
]|reseaux	aF
]|reservations	aR
]|resi	aD
]|residencia	aY
]|residency	aD
]|residential	aU
]|residents	aD
]|resp	aV
]|responde	aU
]|rest	aI
]|restaurante	aE
]|resto	aI
]|results	aA
]|resume	aU
]|resumes	aT
]|retainer	aF
]|retention	aI
]|rethus	aT
]|retirement	aD
]|retires	aC
]|retiring	aF
]|retrocession	aU
]|rettungsschwimmer	aT
]|return	a@
]|revenue	a@
]|reviews	aG
]|revision	aS
]|revit	a[
]|revolus	aG
]|revue	aT
]|reyes	aI
]|ri	aF
]|richten	aC
]|riding	aY
]|rien	a:
]|rig	aC
]|rind	aD
]|rio	a@
]|rising	aI
]|river	aH
]|road	aG
]|rockstar	aB
]|roll	aG
]|rolls	aE
]|ron	aB
]|rondes	aV
]|room	aF
]|rooms	aA
]|ropa	aW
]|rope	aI
]|rosario	aI
]|roster	aI
]|rota	aH
]|rotary	aD
]|rotation	aE
]|rotativo	a=
]|roughly	aB
]|round	aI
]|rounds	aI
]|route	aG
]|routes	aC
]|row	aE
]|rue	aV
]|ruf	aV
]|ruhe	aB
]|rules	aC
]|rum	aH
]|rund	aH
]|runde	aA
]|rural	aH
]|rush	aJ
]|russian	aS
]|rust	aR
]|ruth	aF
]|s'abstenir	aF
]|s'est	aC
]|s0	aH
]|saale	aE
]|saas	a;
]|sabbatical	aH
]|sabe	aG
]|saber	aS
]|sad	aC
]|sag	aS
]|sage	aV
]|sagen	aD
]|saisons	aD
]|salaire	aZ
]|salarie	aS
]|salaries	aA
]|salario	aR
]|sale	aI
]|salesforce	aV
]|salga	aH
]|salidas	aG
]|salles	aI
]|salud	aH
]|salvo	aH
]|salzburg	aG
]|same	aH
]|samedi	aG
]|sample	aR
]|samples	a<
]|sangre	aR
]|sanitaria	aB
]|sanitario	aF
]|sans	aH
]|santa	aH
]|sars	aW
]|sas	aW
]|sat	aC
]|sattelfest	aA
]|satze	aF
]|sauber	aI
]|sauberes	aS
]|save	aE
]|savoir	aT
]|sca	aV
]|scanning	aS
]|scare	aI
]|scheduler	aA
]|scheduling	aE
]|schein	aV
]|scheme	aG
]|schemes	aC
]|schichtzulage	aB
]|schlank	aI
]|schlecht	aD
]|schluss	a@
]|schmieren	aF
]|schools	a7
]|schreib	aT
]|schreiben	aH
]|schule	aF
]|schwanger	aF
]|schweißen	aJ
]|schwindelfrei	aT
]|science	aG
]|scolaire	aH
]|scolaires	aD
]|scoring	aE
]|scp	aC
]|screen	aA
]|seals	aR
]|seances	aT
]|seasons	aD
]|secret	aI
]|secretariat	a?
]|secteur	aT
]|section	aB
]|sections	aE
]|secundaria	a?
]|securite	aT
]|seed	aT
]|seek	aG
]|segunda	aG
]|sehen	aG
]|sehr	aR
]|sein	a;
]|seinen	aF
]|seiscientos	aD
]|seit	a<
]|seite	aC
]|selber	a=
]|selbst	aH
]|selbstandig	aR
]|self	aS
]|semaines	a<
]|semanal	aJ
]|semanales	aC
]|semanas	aI
]|semestre	aC
]|send	aU
]|seniority	aE
]|seniors	aF
]|sense	aI
]|sensible	aT
]|sent	aE
]|sentence	aC
]|sentences	aG
]|sept	aF
]|sera	aD
]|serait	aE
]|seria	aH
]|serie	aC
]|served	aF
]|server	aI
]|service	aJ
]|servir	aT
]|ses	aG
]|sesenta	aC
]|session	aH
]|sessions	aE
]|sets	aI
]|setting	aZ
]|setzen	aA
]|seul	aD
]|seule	a@
]|seulement	aC
]|seventy	aF
]|shall	aE
]|share	aE
]|shed	aR
]|sheep	aJ
]|sheet	a=
]|sheffield	a[
]|shift	aH
]|ship	aG
]|shipped	aG
]|shoes	aD
]|should	a>
]|shout	aS
]|shows	aB
]|shut	a@
]|shutdown	aB
]|shuts	aI
]|sia	aI
]|sich	aE
]|sicher	aI
]|sick	aA
]|sie	aI
]|sieben	aI
]|siege	aW
]|siempre	aD
]|siesta	aY
]|siete	aH
]|signature	aW
]|signed	aG
]|signes	aE
]|signs	aH
]|silencio	aF
]|sillones	aC
]|similar	aJ
]|since	aD
]|sind	aJ
]|sinistres	aF
]|sinon	aJ
]|sisters	aF
]|sites	aJ
]|sitio	aI
]|sits	aR
]|situ	aH
]|sitz	aV
]|sitzen	a;
]|sitzt	aC
]|skill	aB
]|skills	aH
]|skin	aJ
]|skip	aU
]|skoda	a@
]|sleep	aS
]|slip	aG
]|slips	aH
]|slough	aX
]|smart	aI
]|smic	aT
]|smokers	aG
]|sms	a\\
]|snow	aY
]|sobre	aA
]|soc	aE
]|social	aD
]|sociales	aB
]|socials	aS
]|socios	a=
]|software	a@
]|soir	aH
]|soit	a<
]|solicitor	aH
]|solide	aH
]|soll	aH
]|solo	aG
]|soltera	aC
]|something	aJ
]|sometimes	aG
]|somewhere	aA
]|sommelier	aT
]|somos	aY
]|sont	aC
]|sooner	aH
]|sorting	a[
]|sound	aS
]|sous	aH
]|space	aD
]|spanish	aS
]|spat	aE
]|spater	aB
]|speak	aD
]|speaker	aH
]|specialist	a@
]|speed	aS
]|spelling	aG
]|spill	aH
]|spoken	aE
]|sports	aG
]|spouse	aE
]|sprache	aI
]|spring	aG
]|springs	aF
]|sql	aU
]|square	a;
]|staatsexamen	aZ
]|stable	aF
]|stacking	aS
]|stagiaire	a@
]|stairs	aH
]|standby	a/
]|standort	aZ
]|standorte	aE
]|stands	aU
]|star	aH
]|started	aE
]|starting	aR
]|state	a=
]|statements	aF
]|station	aC
]|stations	aA
]|statistik	aH
]|statt	aH
]|std	a>
]|steady	aU
]|stehen	aC
]|stellen	aG
]|steps	aD
]|sterilisation	a_
]|sterne	aG
]|steuerfrei	a>
]|steuern	aE
]|steward	aB
]|stiftung	aI
]|still	aA
]|stimmt	aH
]|store	aJ
]|stores	a@
]|stories	aE
]|storungen	aU
]|story	aG
]|stp	a6
]|straight	aI
]|street	aF
]|streit	aG
]|stress	aI
]|structures	aI
]|stuck	aD
]|student	aH
]|students	aA
]|studies	aH
]|studium	aU
]|stuff	aF
]|style	aH
]|subs	aC
]|subsidised	a7
]|subsidy	aI
]|succession	aX
]|sucht	aB
]|sucursales	aD
]|sud	aI
]|suene	aI
]|sugar	a>
]|suisse	a<
]|suma	aD
]|summary	aA
]|summers	a\\
]|sun	aF
]|sunday	aF
]|sundays	aJ
]|sup	aE
]|superintendent	a>
]|superior	aI
]|supervising	aR
]|supervisor	aI
]|supervisors	aI
]|suplencia	aR
]|supplement	a@
]|supplied	aA
]|supply	aA
]|support	aF
]|sur	aF
]|sure	aD
]|surgery	aI
]|surtout	aA
]|surveillance	aJ
]|surveyor	aE
]|surveyors	aF
]|suspension	aD
]|sustitucion	aI
]|svp	aD
]|swahili	aT
]|swansea	a=
]|swaps	aG
]|synthese	aT
]|system	a8
]|systems	aG
]|table	aF
]|tableau	aF
]|tablet	aD
]|tag	aG
]|tage	aC
]|tagen	aI
]|tags	aF
]|tal	aF
]|talk	aH
]|talla	a9
]|tambien	aI
]|tape	aH
]|tard	aD
]|tarif	aR
]|tasks	aT
]|taste	a<
]|tattoos	aG
]|taux	aR
]|tax	aG
]|teacher	aD
]|teachers	aI
]|teams	aI
]|technician	aA
]|technicians	aE
]|techniciens	aG
]|techniques	aE
]|techs	aC
]|tecnicas	aD
]|tecnicos	aF
]|teilen	aH
]|teilzeit	aW
]|teletravail	aC
]|temp	aU
]|template	aD
]|temple	aE
]|tens	aC
]|tension	aD
]|tenu	aH
]|tercer	aE
]|terminal	aF
]|termine	aH
]|termino	aU
]|terraform	aG
]|terreno	aF
]|test	aJ
]|tester	aE
]|testing	aF
]|tetes	a?
]|texas	aR
]|text	aS
]|texte	aV
]|than	aH
]|that	aI
]|that's	aC
]|theatres	aG
]|their	aF
]|them	aH
]|thema	aD
]|therapy	aB
]|there	aI
]|there's	aS
]|they'd	aV
]|they'll	aS
]|they're	aD
]|thing	aC
]|things	aI
]|thinks	aF
]|third	aJ
]|thirty	aH
]|this	aC
]|though	aG
]|thousand	aA
]|thru	aG
]|thu	aB
]|thurs	aF
]|thursdays	aB
]|ti	aA
]|tidy	aH
]|tied	aJ
]|tiendas	aE
]|tierra	aE
]|ties	aG
]|tig	aI
]|tiktok	aJ
]|till	aH
]|time	aI
]|tip	a=
]|titre	aS
]|to	aE
]|toca	aF
]|tochter	a6
]|todavia	aF
]|today	aE
]|toddlers	aE
]|todo	aF
]|todos	aH
]|together	aC
]|told	aG
]|toledo	aS
]|toll	aF
]|tom	aG
]|toma	aR
]|ton	aF
]|tonne	aI
]|too	aJ
]|took	aE
]|top	aH
]|top-up	aE
]|tops	aA
]|tot	aF
]|total	a>
]|touren	aX
]|touring	aH
]|tourne	aC
]|tournees	aV
]|tous	aD
]|toute	aD
]|toutes	aG
]|towards	aE
]|trabajado	aH
]|trabajadores	aH
]|tracing	aI
]|tracking	aS
]|tractor	aS
]|trade	aI
]|trading	aE
]|trafico	aJ
]|trained	aI
]|traitement	aU
]|tram	aH
]|transports	aY
]|traslado	aV
]|trato	aS
]|travail	aS
]|travaille	aE
]|travaux	aI
]|travellers	aG
]|trays	aJ
]|treatment	aG
]|tree	aI
]|trente	aD
]|trescientos	aD
]|tri	aS
]|triage	aI
]|trials	aC
]|trimestral	aC
]|trimestre	aG
]|trimestriels	aI
]|troisieme	aF
]|tronc	aB
]|trop	aI
]|trotzdem	aB
]|trouble	aF
]|trouve	aF
]|truck	aH
]|trucks	a=
]|trust	aG
]|trustees	aR
]|try	aE
]|tt	aH
]|tuesdays	a3
]|tuning	a?
]|tunnels	aH
]|turkisch	aT
]|turn	aU
]|turnos	aJ
]|tutoiement	aC
]|tutor	aJ
]|tv-l	aH
]|tv-v	aW
]|tvod-vka	aH
]|twice	aE
]|tx	aE
]|types	aF
]|typescript	aT
]|t€	aG
]|uber	aE
]|uberm	a?
]|ubernehmen	aE
]|uberworfen	aE
]|uberzahlung	aF
]|ubliche	aI
]|ue	aG
]|uhr	aA
]|um	aI
]|umfang	aV
]|umkreis	aC
]|umsatzbeteiligung	aI
]|umso	aS
]|umsonst	aA
]|umzug	aI
]|unas	aG
]|uncle	aU
]|und	aI
]|under	aF
]|uni	aS
]|uniform	aI
]|uniquement	aD
]|unite	aD
]|units	aC
]|universitario	aE
]|unlimited	aR
]|uno	aF
]|unsere	aS
]|unten	aD
]|unter	aA
]|unternehmen	aY
]|until	aF
]|up	aJ
]|updates	aC
]|upper	aS
]|ups	a=
]|upstairs	aH
]|urgencias	a>
]|urgent	aH
]|urlaubstage	aE
]|us	aG
]|used	aG
]|usually	aD
]|uv	aE
]|ux	aS
]|vacant	aA
]|vacantes	aD
]|vacas	aI
]|vaccins	aS
]|vale	aI
]|vales	aR
]|vannes	aI
]|vans	aD
]|vbl	aH
]|veces	aE
]|vecinos	aJ
]|vehicule	aT
]|vehicules	aI
]|vendanges	aI
]|venues	aH
]|verano	aH
]|verantworten	a>
]|verein	aZ
]|vereinbarung	aJ
]|vergutet	aC
]|verlangerung	aC
]|versand	aA
]|verstehen	aH
]|versteht	aE
]|vertretung	aV
]|verwaltung	a<
]|vestuario	aT
]|veto	a[
]|vets	aG
]|vetting	aH
]|veut	aE
]|vez	aI
]|vhf	aV
]|vhi	aY
]|viajes	aT
]|viaticos	aY
]|vida	aJ
]|vide	aH
]|viel	aE
]|viene	aG
]|vierzehn	aG
]|vierzig	aT
]|vieux	aF
]|vigente	aB
]|villa	aJ
]|vingt	aS
]|vire	aF
]|virtual	aE
]|visible	a=
]|visio	aS
]|vista	aG
]|vital	aD
]|vite	a>
]|viva	aC
]|vivo	aE
]|vocale	aF
]|voie	aF
]|voila	aW
]|voix	aE
]|vol	aA
]|voll	aC
]|volljahrig	a\\
]|voluntarios	aE
]|volvo	aE
]|vom	aF
]|von	aB
]|vor	aF
]|voraus	a@
]|vorbereiten	aA
]|vorbereitung	aF
]|vorganger	aF
]|vorhanden	aF
]|vorher	aC
]|vormittage	aB
]|vorteil	aB
]|vos	aF
]|votre	aC
]|vouchers	aG
]|vraie	aF
]|vu	aJ
]|w	aI
]|w/	aH
]|w/c	aE
]|w/e	aE
]|wagen	aG
]|wahlbar	aC
]|wahrend	a>
]|wait	aF
]|walked	aG
]|walking	aV
]|walks	aD
]|wall	aE
]|walls	aD
]|wangen	a@
]|wanting	aE
]|wants	a7
]|ware	aH
]|warm	aB
]|was	aG
]|waschen	aG
]|we'd	aS
]|we're	aW
]|website	aD
]|wechsel	aI
]|wechselt	aG
]|wed-sun	aT
]|wednesdays	a@
]|week	aE
]|week-ends	aB
]|weekdays	aD
]|weekly	aI
]|weeks	aC
]|weeks'	aC
]|wegen	aJ
]|weigh	aD
]|weight	aG
]|weihnachtsgeld	aR
]|weiterbildung	aE
]|weiß	aF
]|welcome	aH
]|welding	aI
]|well	aH
]|wellington	aS
]|wells	aR
]|went	aE
]|werden	aD
]|were	aF
]|werkstatt	aS
]|werkzeug	aT
]|whatever	aE
]|whatsapp	aU
]|wheat	aE
]|when	aJ
]|where	aT
]|which	aF
]|whichever	aF
]|while	aE
]|who'll	aG
]|whose	aE
]|why	aE
]|wichtig	aI
]|wide	a@
]|wieder	aF
]|wien	aD
]|willkommen	aA
]|winters	aE
]|wird	aC
]|wischen	aE
]|wissen	aE
]|within	a7
]|without	aD
]|wks	aH
]|woche	aJ
]|wochen	aF
]|wochenende	aJ
]|wochenenden	aG
]|wochenstunden	aE
]|wohl	aC
]|wohnung	aU
]|wollen	aF
]|wollte	aF
]|women's	aD
]|won't	aC
]|wording	aC
]|words	aI
]|work	aH
]|worked	aV
]|workers	aE
]|worter	aH
]|would	aC
]|writer	a@
]|written	aW
]|wrong	aG
]|wrote	aE
]|wset	aS
]|wte	aH
]|wunsch	aE
]|wurscht	aA
]|x	aH
]|xero	aW
]|ya	aJ
]|year	aI
]|years'	aE
]|yes	aD
]|yet	aF
]|yield	aH
]|young	a7
]|yourself	aF
]|youth	aS
]|yrs	aD
]|zahlen	aS
]|zahlt	aE
]|zehn	aH
]|zeilen	aI
]|zeiten	aS
]|zentrale	aU
]|zinc	aI
]|zone	aU
]|zones	aE
]|zug	aV
]|zuhause	aI
]|zulage	aH
]|zulagen	aE
]|zuletzt	aD
]|zum	aF
]|zur	aC
]|zuruck	a?
]|zusammen	aI
]|zwanzig	aU
]|zweimal	a9
]|zweit	aJ
]|zweite	aF
]|zwingend	aD
]|£0-0	aR
]|£0-0k	aV
]|£0/day	aT
]|£0/h	aX
]|£0m	aH
]|€/h	aC
]|€/j	aH
]|€/mes	aH
]|€/std	aE
]|€0/day	aT
]|€0/h	aS`
