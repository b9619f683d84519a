/** Written by craft/training/train.ts from 3943 labelled briefs: a feature, then a letter for each label and its weight. */
export const STRETCHES = `!	qRrRtR
! !	qTt[
!$	rStQ
"	rg
" a	qKrSsUtW
" das	jWmGqR
" et	hDrZ
" fast-paced	qU
" in	rV
" ni	r\\
" no	rY
" not	rQsU
" passionate	aJqU
" schreiben	pIrT
" so	cWpHqU
"$	qQrW
#1	cUiQ
#capitals	iSj[
#money	g]
$ +	aKfIhVsQ
$ /	gTiPnDsQ
$ 0	gRhT
$ 00	gV
$ 000	h^
$ a	fGgahF
$$	gVjCk\\
%	gShP
% +	hRqR
% 0	aKgJnTqKrS
% 00	sX
% after	e[fEg\\hHjB
% auf	bIgRhZlHpL
% bonus	gQkJ
% commission	sT
% de	ge
% del	g[nU
% du	bUfHg_hFiHqL
% en	hS
% holiday	hG
% in	fKgY
% match	gHhX
% mobil	dcgG
% of	bQg[
% off	fAgHhf
% on	fKgY
% over	gU
% pension	gIhY
% por	fLgc
% remote	cUdJfKgWhGjI
% shift	fBg\\jI
% sobre	gWiFqR
% sur	gPhW
% umsatz	g[
% variable	aPgXhIiI
% vom	hVjJ
%$	fYgR
&	bQ
& 0	bIf^mWpS
& 00	aHf[hLiKoX
& a	aRjX
& b	aEbKjKmVnX
& co	aKb]
& d	i\\jIqU
& e	aWiSjQ
& i	bWhYiLjG
& l	i]jR
& m	bIiV
& op	aQgJiTjRtJ
& r	aWbKfTgJhWiE
& s	aZjPkItF
& t	jTkS
&$	aPiW
( !	f\\hEnHqR
( 0	a]j@kQ
( 00	iQ
( 000	aQfEgRhLjP
( 0000	eWiS
( a	aVfHsQ
( about	bKfHiY
( b	hX
( c	a]jGmJqKtD
( der	q_
( die	r]sQ
( e	a]lPnQ
( el	aIqZ
( ere	a]mE
( euse	aY
( fe	aWtH
( head	aIbLm[
( ja	aUbKcKfGhTiLqKtT
( k	gFhZiKjJkX
( m	aZjJ
( mid	aS
( ne	aTrZsI
( nice	kZ
( no	fTlPs]
( not	hLj[kJ
( one	aUiLnX
( or	jX
( que	rQs\\
( s	bJjZ
( saale	cWiQjK
( se	a^fCgFhKqT
( the	cPdJqasH
( trice	aTbIeP
( w	aWtJ
( we	hRj\\
( yes	h]
+ $	fFj=k\`lF
+ +	aSiRkVrI
+ 0	m]
+ 00	fIgUhT
+ 000	bVcTgUhHiK
+ a	bT
+ apprentice	aJgKmZ
+ auxilio	gXjGqS
+ b	jZpJtG
+ bank	fXgKhL
+ bh	hV
+ bono	gPhHjJsS
+ bonus	gPiQ
+ car	bL
+ carte	hQsR
+ comision	jHsZ
+ comm	cRsS
+ commission	iSkR
+ cook	aIhVmS
+ cv	pVqQ
+ deplacements	fZgTiGnC
+ e	jWkV
+ ec	cLi^tF
+ ecocheques	bQhQiQjJ
+ eng	aGbKiJj[mF
+ english	jTkJrS
+ fuel	hTqLsP
+ medical	aIhJjZrStF
+ one	bPdJpU
+ ot	gZhJjI
+ own	hXjLnW
+ panier	gRhKsQ
+ plus	gV
+ pourboires	fDhHjSsU
+ prime	fHpPsT
+ primes	kKrP
+ propina	fIgPsU
+ propinas	mLqS
+ sat	bQfQ
+ the	bLjP
+ tip	aIgRsT
+ tips	sR
+ two	bRiGp[
+ umsatzbeteiligung	gV
+ van	fKgQqQsU
+ variable	qS
+ xmas	hVsQ
+ yrs	jQ
+ £	aLgThSjG
+$	iZjS
-'a$	bKcUeSiJpQ
-'acte	fIgYjJ
-'agit	fT
-'aide	bR
-'aise	iHjYsS
-'aout	iWoW
-'au	eQpS
-'d$	iRjXmK
-'elle	cKjTqP
-'en	bQiJoY
-'etat	iQjSlI
-'info	bKpW
-'ll	jT
-'s$	bScW
-'t$	iSlQqRrU
-'un	aRsS
--aout	fSo^
--auto	dHhSiIjUnT
--bike	cJgIh^mKpG
--call	fVgS
--card	cGgHh^iIpI
--ce	gKtW
--chef	aTjKmS
--cinq	eThKtS
--club	aTbTeHhHiSjG
--crew	cKfGhHm[pG
--ct	jIkT
--dela	gQ
--deux	bTfSgThJqK
--doku	iYjI
--down	cFi[kQ
--ende	eJfRiIoZpK
--ends	fZ
--etre	jJpGq_rV
--ex	cX
--fare	hWpK
--file	cIgQi^jE
--five	gYhQiRmK
--form	qHrf
--four	aUdIfVhSmK
--free	bUfIhViSjJlJpG
--frei	aRbFcJeUqJtV
--haus	b\\cEgGhUiH
--have	kZ
--home	hWjLpX
--hour	f[iKpQ
--huit	eJfWgRoR
--ii	b\`iJjItG
--in	aRiV
--june	cIfXmKoU
--kurs	bEiJjg
--la	jJrYsW
--land	bXcUi@jJ
--le	iHjVkKrZ
--life	i[
--like	aCc\\qKrStL
--line	bKhGi\`jE
--mail	pV
--main	cX
--midi	cSfUpU
--neuf	fShPoJ
--nord	cXhGiQ
--offs	i\\
--olds	iWlLpT
--on	jXlKs\\
--only	bQe\\fDjHl]
--op	hTiVjL
--outs	iS
--over	aJi[qZ
--p$	iDj]pR
--page	iIra
--pass	eXhTiD
--rate	hXlK
--room	aHbVhIiTjI
--satz	aEfIgZh\\iJjGmBpH
--sept	fYgQo[
--shop	aLb\\cGfHhKjKqF
--site	gIhPiRj[
--size	bSiV
--star	aHb\`cHfKiB
--surg	a\\cEfK
--takt	f\\hH
--team	cJiXjEnX
--tech	b[cHiRjJkJ
--term	aKeViQpRqU
--test	iDjWpa
--time	e\\fS
--trip	hYiT
--tu	iRqYsGtV
--type	bUhT
--up	iYoR
--v$	b[cJgKiFjTkK
--vous	mQpV
--wide	bUh\\iG
--wo	fVjKqP
--work	hVqJrV
--year	aPcIefhIiDjJmJ
-00$	gWiPjQ
-000	cLpS
-00000	cLpS
-a'd	fU
-a's	fIiJoYqWsR
-a-ebs	jR
-aa$	aDiFjSkWtJ
-aal	aKbTcJiRmR
-aalde	e[pK
-aar	bWcJhJmUqK
-aat	aGbKcXiXtH
-ab$	fCiXjQ
-aba	cUiIqb
-abaco	iX
-abado	f\\
-abais	hW
-abaja	fWmY
-abajo	dSgQjR
-abane	hZ
-abase	bIiXjWkJpKrL
-abatt	hj
-abe	iWoT
-abels	bViR
-abend	fXgJhUiTpH
-abeza	gTiWsV
-abi	jQkT
-abies	hGiRmRsW
-abina	cFjSmW
-abine	h[tT
-abins	iQ
-abits	aKiHj_
-ablan	q[
-ablar	iRjKkUpR
-ablas	gZjP
-abled	iTkS
-ables	iP
-ablet	fHhZ
-ablon	aKbVcLoQ
-abo	bLcCgGhfiL
-abord	eSiGnTrW
-abore	aCbccGeJgCiJjDmF
-abour	hQiUjLqY
-abras	bHr[
-abria	bJc]
-abric	aKbUiToH
-abrik	bYcLfLiIjF
-abril	cIeKjJod
-ac$	cZ
-aca	cRfXhSiJjHlP
-acant	aLiYmFo[qQ
-acc	iRmR
-ace	gRhJiR
-acete	cV
-ach	c\`
-achat	qVrS
-ached	i\\mC
-achen	iU
-acher	aWbR
-aches	cXiQsJ
-achie	c\\mU
-achis	aRiS
-achon	bJcbiG
-achst	gQtP
-achte	fYnYqQ
-achts	fViT
-acias	jVmIpTtR
-acier	iTkJsX
-acies	b]cGpHt[
-acing	jTqQ
-acion	i[
-acios	i_
-acist	fKiTmP
-acite	iEjV
-acity	fKhKj_kH
-ack	bV
-acked	aAbbfIhS
-acken	gViU
-acker	bUlX
-acket	hUiQ
-ackup	dJhRiS
-aco	c\\hXjGnJ
-acons	aYfIgFiWoE
-acora	iZ
-acros	cJiXjV
-acruz	gJhU
-acs	bTqS
-act	eR
-acted	eYfJjIlWpX
-acter	aKePjVpUsS
-actil	iVjUlL
-actor	bWeUjQ
-acuna	jSpT
-acy	iW
-ad$	jU
-adame	mRtT
-adder	hXiLlKsU
-addle	aIfJiVoXpIqItI
-ade	c[
-adece	k\\
-adege	bRiJtT
-adell	cW
-adeln	bAi^jG
-ademy	cThKlQ
-adena	bW
-adera	aUhP
-adero	bQ
-aders	aQ
-adeus	jX
-adh	bScU
-adier	mZpR
-adies	mUsW
-adine	mX
-ading	iQ
-adios	iV
-adius	hKnY
-adley	iRmP
-admap	iY
-admin	addK
-adora	aTbQjTmU
-adors	iRjY
-adrar	eKiZ
-adrer	bKiT
-adres	hPsY
-adrez	bIiJmY
-adrid	c_hR
-adros	iX
-ads	gYiSkE
-adset	cKhY
-adt	cZ
-adung	i[
-adura	iTjR
-ady	jR
-ae$	aJbVcJiTjSpS
-aeg	kVqKrU
-ael	qZtK
-aelic	kSsQ
-aelle	aLmWqQrJsLtV
-aer	cWhJlLnGsX
-af$	aTiYjWlF
-afael	bQqTtI
-afana	iTjP
-afe	jZrQ
-afely	jS
-afety	iSjQ
-aff	c[hJmHsF
-affee	hUpQqQ
-affel	a[g]hKiA
-affen	aHi[qWtL
-affic	aPjPlSmG
-afias	iW
-afico	aQhSpS
-afo	iSpSrS
-afond	hXqV
-afood	aSbTcHiP
-aform	jRkX
-aften	aXcLiQ
-after	aQhKjKoQrKsW
-aftig	fFiIjXrKsW
-ag$	hY
-aga	bKc\\dQ
-agada	cKgThU
-agado	hSkSpS
-agage	gSlT
-age	iT
-agena	catJ
-agent	aYiUmQ
-agern	cKeKgKj?kamKqQtH
-ageur	aQbToJtJ
-agger	kV
-agh	bJcZmU
-aghan	cV
-agina	cJpLr[
-aging	gBhU
-agnen	bFfRi\\jGnL
-agner	aSbHjQkY
-agnes	bPcBiRjU
-agnie	aJqTtV
-agnol	pGrKt\\
-agnon	aVcKjU
-ago	cSiU
-agoge	aZcQfJ
-agold	aIbScV
-agona	aX
-agons	bY
-agoza	cWnV
-agram	jGlSpQrU
-agros	jJmW
-ags	fRiU
-agt	eSkQsQ
-agues	bTiDjQmP
-ah$	cSgTtY
-aha	bTjR
-aheim	dSfSnS
-ahili	jSkVrP
-ahl	jIpTrQ
-ahlen	gThQlU
-ahler	bRiV
-ahmen	fYiSnUsA
-ahn	cJfDgChZiUjVkIlRnK
-ahnen	bTiRqTrR
-ahona	bYcLiUtD
-ahors	cU
-ahr	iUoY
-ahren	jR
-ahrer	a\`mU
-ahrig	aReSoS
-aht	bRfJgFib
-ai$	cWiPmSoU
-aid	bRhJqT
-aie	cShBpGs_
-aigan	pW
-aight	fWhGsQ
-aigns	gKiY
-ailed	bYjBkRqT
-ailer	aQhQ
-aille	dRiRkR
-aim	cIhUjR
-aincy	i\\tH
-ained	jWlW
-ainee	aRmTtK
-ainer	mT
-aines	fPhSlP
-ainly	bRcUrR
-ainne	aIdHmTpTrV
-aints	bTi\`jI
-aiolo	aY
-aipur	bRc]iL
-aique	aJbCcFgIhIiBjFk]mGnYpF
-airie	bRcT
-ais	lP
-aised	bUgHiJjRsR
-aiser	aRh[
-aises	hFiGk^sX
-aisie	iY
-aisse	qU
-ait	kU
-aites	lRsX
-aiths	aJiX
-aitre	mXtQ
-aix	c]
-aja	bUkRmS
-ajado	gRiRkR
-ajara	aRfKiL
-ajera	aRmT
-ajero	aWgS
-ajets	gHhUiEnX
-ajore	gQ
-ajors	bViQjG
-ak$	aRbKcGhTjRlRnK
-akant	aFbIcIgLiJjRm[
-ake	cXjQ
-akers	bWcJiRjJkKm[pJtL
-akery	aPbU
-aki	jHkTpS
-akima	cW
-aking	k\`qR
-akler	aR
-aks	hTiWmC
-akt	eTfPhKi[
-aktur	aIb]jJ
-ala	bBcXiHjYtQ
-alace	bWqT
-alada	aHc\`eJgLiEqV
-alade	iZ
-alaga	bJcTdT
-alais	cZdZfJiDjDpKsU
-alama	cR
-alana	cEjTkU
-alapa	cVjJ
-alara	bWc[iCjEmK
-alary	gPhYiKlKrU
-alate	jSlT
-alb	fQ
-alben	bEiXpW
-alber	iSpR
-alcul	aKiVjP
-ald	cZ
-aldad	hKiRrU
-aldas	aYjP
-aldau	aSfI
-ale	bRcQ
-alect	bKiEjYkS
-alejo	bLc^iJ
-alekt	aJhKiKjHl[sT
-alent	j]
-alera	gLj\\lIsT
-alero	aW
-alers	aTbSlQmR
-alets	aHb_iKtK
-aleur	aJjW
-alfte	dThVtR
-ali	cUgJhUjKkRsS
-alian	aKbTjTqQ
-alias	bXiRsW
-alida	fXnRqV
-alide	jXpKqR
-alien	cIiQkX
-alier	a\\dPiJpT
-alina	bScQ
-alind	iLpS
-aling	cVpGsY
-alise	fTgR
-alism	gJjLlX
-alist	aRe[gIjRtE
-ality	aGbVrP
-aliza	bIgKhKi^jFpE
-alk	iUjX
-alked	iQmKqY
-alker	a\\cEiFkClGmY
-allan	cZqJsU
-allas	bTgKoW
-alled	lUmP
-allee	bIcQpKsY
-allen	bVhRjKkWsP
-alles	iU
-allet	bUlT
-alley	bQnV
-allon	aHb_cIiHnG
-allos	jQkW
-allot	bX
-allow	bS
-almas	cQgHiStT
-almon	bQhT
-alo	jIk[lFmKpFqQr_
-alogo	hIiWjS
-alons	cQiPsU
-alora	bJjRkZ
-alpan	cU
-alpha	cIjYmI
-als	iU
-altar	eVgJjIpKr]
-altas	jUqLrS
-alten	i]rT
-alter	aUjT
-althy	iSsZ
-altst	jY
-alupe	cW
-alves	bYiK
-alway	cTnR
-alyse	cJhViZ
-alyst	aY
-alz	aFbUfJhYiDjVkKqHtF
-am$	fPiS
-ama	bRc[fS
-amada	bPfRgUjJpY
-amado	dHfIiUpV
-amaha	bTjR
-amais	lRpQ
-amans	sU
-amara	bTcKsU
-amati	bKcWpT
-amber	dSiP
-ambes	cTjSoK
-ambio	iVqP
-ambre	hXjWsQ
-ame	rQsT
-amedi	fP
-ament	dUgKhLjTpT
-amera	iUs\\
-amese	iIjWkJp]
-amica	aGb_cKkJ
-amily	hQ
-amina	bFiTjZkJmL
-aming	aTjQ
-amino	iRjDkZ
-amion	bQhW
-amira	bLnU
-amish	bTcYiJ
-amite	bKgJiUjR
-amm	iYlX
-ammar	bTjX
-ammen	dQmYtS
-ammer	bPhRsQ
-ammes	jUnK
-amo	jQkT
-amora	cW
-amore	cX
-amp	iY
-ampen	bFcSdSiT
-amper	aQbXcLeIhSiK
-ample	pz
-ampoo	bQiT
-ampus	cUnV
-ams	hKiZ
-amt	aQ
-amy	kTqP
-an$	cR
-anach	eUlQ
-anada	dJeUhHnV
-anado	gTiW
-anage	mRqJrS
-anale	bR
-anama	fWiK
-anana	dPfR
-anary	aKbKcR
-anced	fJhTiQjS
-ancer	aRcHiTjLqS
-ancha	aRjQmJnV
-anche	fS
-anchi	cQhLmVpR
-ancho	bQ
-ancia	dYi[kP
-ancon	cW
-ancos	fTiSmR
-andar	jVpQ
-andas	bLcWhJjQk[
-andat	eXmK
-andau	cWtL
-andby	fXgS
-anded	hQjGkLlWqU
-andee	lYpL
-andel	b^cL
-andem	bHfViLjQmX
-anden	bKiLkZ
-ander	jQqTsS
-andes	i\\
-andia	cUiFmZ
-andig	dPeSgHiUqT
-andil	bQcQ
-andit	aGbKmJt[
-andle	iW
-andli	iKmZ
-andma	jWkPrP
-andom	iGjX
-andos	aJgJiS
-andra	b_cCqRrRsStG
-andre	cQiQjZ
-ane	fHiRkT
-aneda	aIcX
-aneja	fKiRjGkW
-aneje	bJjS
-anejo	jW
-anels	iW
-anent	e[
-anero	jGq]
-aners	aUbQfHmWqG
-anese	kTsY
-anete	c[rXsE
-angar	bScUiI
-anged	hViKjTpLqW
-angen	cToU
-anger	aQ
-anges	iW
-angig	bKf]gRiFoL
-angla	iTsQ
-angoo	hW
-angor	cV
-angre	bRiRjR
-angue	k[sQ
-ani	hGiZjJsX
-anian	kUsR
-anias	cW
-anica	kZ
-anico	aThSsP
-anics	bIiCjQkElEm]qT
-anier	bPgShT
-anies	b^hJiI
-anila	aLcY
-anina	aSkQ
-anine	bXcJgJ
-aning	aS
-anion	mS
-anish	jSkRlQ
-anist	iKmY
-anium	iU
-ank	b]
-anked	fHgVp[
-anken	bRnR
-anker	qY
-ankte	j[kJ
-ann	mFpStQ
-annah	gHkUqY
-anned	iUrU
-annee	oSqK
-annel	aSbAcGe[iEj>kHmIoJtV
-annen	aJbUfIiZ
-anner	mP
-annes	cUiRmT
-annot	jTqT
-annst	gQjItS
-annte	j^lLqH
-ano	kQ
-anque	iT
-ans	s\\
-ansas	bGc_fQiK
-ansea	cPdInW
-ansit	hX
-ansos	hJkV
-antar	jV
-antas	aHbViXtR
-anted	lR
-antee	eSfHgVhHrV
-anten	cUmWsT
-anteo	iY
-anter	iRjTsT
-antes	aP
-antia	cGgQiU
-antie	fJhSiQrT
-antil	bUeYrE
-antin	c]
-anton	bFcSgJhUjX
-antos	iTpT
-antry	jZ
-anual	jSkTqQ
-anuar	eQfTiK
-anuel	dKiP
-anuka	bTcKiS
-anung	iVsV
-anz	bRcTiW
-anzas	jV
-anzen	iWjW
-anzig	gT
-anzug	h\`i@
-ao$	cTiW
-ap$	bYcKiR
-apa	bVcTs[
-apado	cFiYjX
-apcut	jX
-ape	fQoS
-apers	iRlV
-apeut	a[bHcJhK
-aph	jZlFpQrRtR
-apham	cS
-apher	aWjElRmV
-aphic	aU
-aphie	iRjVkS
-api	cIiJjckI
-apide	iLjW
-apier	bVcCdWiPjK
-aping	aXbDj\\mE
-apist	aRhRmQ
-apler	cJfKiRjT
-apo	c_tI
-apore	cWfS
-apped	bQgWhHjKpQ
-appel	eSjLpVqU
-appen	hRjTpUqSsH
-apr	f\\iK
-apres	eXhKqU
-april	eSoWpJ
-aps	cKeLiQjYkRoTqI
-apses	iUjIoIqX
-apter	aJfRiJpS
-aptop	eIh[
-apy	iPkW
-aq$	cTiEj\\
-aques	cYoS
-ara	aBcZeQjG
-arada	aScToJ
-arado	gUiSrT
-arage	cK
-araje	hQ
-arama	c[fL
-arant	aaiFjG
-arate	cZiV
-arati	cHjPkSsS
-arb	aZbJdShJjX
-arber	bQ
-arbes	cUqR
-arbon	iSkZ
-arbre	iPjY
-arcal	aFbRcS
-arcas	bTnU
-arcel	aKbSqYtQ
-arche	cbiL
-arcle	aRcW
-arcus	pGqRsR
-arded	aLiIjVpHt[
-arden	bSkSqR
-arder	bSkKsT
-ardes	fU
-ardia	fY
-ardin	cSgDhZ
-ardon	bDc[gKiKqUrQtS
-ardot	iUjIkU
-are	hQ
-areas	cRfX
-aredo	aPcT
-areer	eSjGkJlV
-arees	cHfRgKiQjR
-areil	aHgSjSlItV
-areja	mRsQ
-arely	fTiQ
-areme	g\\
-arent	aRbQkQ
-arers	aR
-argan	aTmKtS
-argar	ib
-argas	kJqV
-argen	fKhGiX
-arges	jQsX
-arget	iUqR
-argin	gRiX
-argon	kKrc
-argos	aGgWiV
-arh	bFc_hSiF
-arhus	aLcVdQ
-ari	aHfFiYjCkVtV
-arial	cQoR
-arian	bXcFjTkLlVmQ
-arias	m[
-ariat	qS
-aridh	mT
-arido	bRsQ
-arier	sXtW
-aries	bWjQmQ
-arifa	gTiLpQrV
-ariff	g^hH
-arina	aScZpR
-arine	iK
-aring	eWiP
-arish	bPpS
-arite	hHiP
-arity	bWjKkRlR
-arium	aXbIiRjKqYrKtL
-ark	aLbWc\\jQ
-arked	eUjQ
-arken	bZhQiEjP
-arker	aGbDgBi^jCmKs]
-arket	bTcRdQ
-arkte	fTiUjG
-arlas	iV
-arlat	cT
-arler	hLjVqTrStK
-arles	bHiPjXkHqWsK
-arlow	cTqQ
-arlys	mY
-arm	gLiYjZ
-armas	i\\jF
-armen	hEmX
-armer	cVhV
-arn	eGh^kJoGpF
-arned	iKlWsZ
-arner	bVhJqHrS
-arnet	jT
-arney	aFc^fJiK
-aro	bRcQmQ
-arole	pY
-arote	cUh[iHjG
-arpet	i[jKrK
-arque	bQcQ
-arras	cS
-arrei	aIbZcJiCr\\
-arrel	bSiZ
-arrer	aIcHhLiKmbpI
-arres	bXhR
-arria	cZ
-arrio	bPcV
-arroa	iS
-arrow	iIjToQ
-ars	aKbVi[mQ
-arsal	gPjU
-art	aT
-art's	iGjXkGqY
-artal	fPiRqT
-artas	pSqU
-arted	bTjS
-artel	cKhLm\\pFrT
-arten	bWcHhe
-arter	aQiQ
-artet	iSjLkSoStT
-arthe	cU
-artie	iRpK
-artin	aHcQhPpJqPtU
-artir	oQ
-arton	aLbVcQkPpUtF
-artos	cUiRpT
-artup	b^dJ
-arung	iYkU
-ary's	bKgXhLjY
-arzte	bUfKgYiTmHtH
-as$	iQ
-asa	iKk^
-asada	bKiYoJpIqSsY
-asado	oQ
-asaje	gKhRiKnV
-asant	cKi[jT
-asche	aIb^hYtI
-asens	cWmQ
-asenz	d[sU
-asern	aIbZcHiUj@kHtK
-aseta	p\\sI
-asgow	cTdQ
-ash	iRjAm]
-ashed	hQiAjWqQ
-ashes	bZcKiT
-asi	bXcWgCiG
-asica	iGjVkU
-asico	gPiTjR
-asics	iKl[
-asier	hUiGjQpW
-asing	hc
-asino	bVfJhW
-asins	bYdWiJ
-asion	mKrQ
-asium	c\\
-asivo	bP
-asloe	cS
-asmin	m]tG
-asn't	qY
-asoil	hZ
-asons	jZ
-asque	cQhQkR
-ass	hTi]
-assar	aIiW
-assau	lKmJsP
-assed	gLhSjTqQ
-assel	cX
-assen	bPiRjSrV
-asser	aDiWjQpR
-asses	iQjR
-assez	iVsV
-assic	aQbXjI
-assif	bKc\\iFjS
-assig	fLjWrV
-assis	aKcViX
-ast	bRiX
-asted	bRfLiLqT
-asten	iPpT
-aster	mQ
-astic	iSjKkV
-astle	bTcQpR
-astor	mRqQ
-astos	nW
-astra	c\\tJ
-astre	cJiWjT
-astro	jTnV
-astry	aQiTkU
-asual	eZmR
-asury	bS
-ata	cViXjG
-atado	aKbZeWjJ
-atane	cUiQ
-atbed	aTbSiKlTtL
-ate's	aSgIjKkVqU
-ateau	bRjJmS
-ategy	hLi[
-ately	bR
-atent	bHcDjb
-aters	i\\kU
-atest	gJo^pIsL
-ateur	aR
-ath	aVcRkWpK
-athal	aHbKcRgJm[
-athon	tS
-ati	bKcY
-atial	aJb_cDhKpH
-atica	jY
-atico	aRbIgTiWjYqIsJtJ
-atics	bXiG
-atier	aW
-atifs	r[tG
-atina	cFiVsZ
-ating	iQ
-atins	fPsS
-ation	iV
-atios	cLi[
-atite	jX
-ativa	cRiI
-ativo	hPsT
-atixx	iRjS
-atl	iQjPtK
-atlab	jW
-atley	c]
-ato	cSeV
-atons	h_iE
-ators	aSbWjKm\`
-atory	aRbRfWoL
-atres	bYcQ
-atria	bXcJiJjIk\\mL
-atric	jTkR
-atrie	a]bFjV
-atrix	cKfKiFjIkYqS
-atriz	iWjHkRmQpK
-atrol	gKi[
-atron	aPiKmVqQ
-ats	jCkW
-atsch	gEiUoKqQtQ
-att	bXhSjH
-atten	bZcQ
-atter	iRlT
-attet	gUhGpU
-attle	iVlS
-atuit	hR
-atung	aYkRtQ
-atura	jSlW
-ature	hKiXrR
-aty	aWcW
-atz	cPhT
-atzen	b[hQqU
-au$	cZ
-aub	hX
-auban	c]
-auben	aHb^gLhJiSjIkLmG
-auber	iRjTsR
-auche	iVqSrV
-aucht	aIlRtT
-aud	bZcKmTsR
-audes	bRdHi\\
-audio	eKhFoHpVqT
-auern	cJiWkS
-auert	eHpYtY
-auf	iW
-aufen	iT
-aufer	aRjQlRqStK
-auffe	bIhYiS
-aug	fPgEhCiXmEpX
-augen	fHgKhKiRjJm^
-aught	fChZlZ
-auing	aZiKjS
-aukri	pV
-aulic	aUhKiUjL
-aulik	jW
-aults	iY
-aum	aKb^hViW
-aumen	i\`jQkH
-aumur	bRcU
-aunch	cUhQpQ
-aurer	aVjIlV
-aus	b^cRh\\
-ausch	aIbJcJi\`jJ
-ausen	cliJ
-auser	b\\cJiX
-auses	fWjUkJsU
-aut	cZoJqW
-auten	b^cI
-auter	bYqQ
-autes	bQiJqRrY
-auung	aLcVgW
-aux	iV
-außen	bRcRnRqR
-av$	aZbKcKmU
-ava	aDbHc_hUjGrItB
-avado	hWiR
-avage	hPiTjK
-avane	hY
-avans	gFhXiKjGkX
-avaux	iPmR
-ave	bTcThT
-avera	cVjSoT
-avers	c[iKkIlT
-avian	hIiJjRkVsJ
-avier	aDc^iLjRmL
-aving	iTjSqU
-avoir	jPlS
-avour	eIgWjIkU
-avril	eYfRoB
-aw$	aUbKhKiRjSmRnQ
-awa	cTjHk[lF
-awi	aEeKhBjFm_
-awick	cRoP
-awing	dUiR
-awyer	aZmPqQsQ
-ax$	iXrQ
-axe	iW
-axima	qTrYsR
-aximo	kQpRrTsQ
-ay-up	jY
-aya	cUhP
-ayage	iQjR
-ayees	fRhTnU
-ayern	g\\iKjGsU
-ayers	bXfGgSiQmG
-aying	dQsS
-ayo	cUhRsR
-ayr	bGcIdKfHgKiJm[pRtJ
-ays	fQ
-ayuno	cJhViQjK
-az$	cYiHkKrStI
-aza	aRcQqV
-azado	b^jI
-azard	gRiS
-azier	aSsP
-azine	aTeHiWtT
-azing	b\\cJiGjPkT
-azo	gLhJiSjDk[oKtT
-azy	bFcU
-aße	cXnS
-ba$	cXjQ
-bable	eTjX
-bacco	iTjVtK
-backs	bKg\\iUkI
-bad	bScUiT
-baden	aIbGc\\fLgKiJjLnWpJ
-bados	fU
-bague	cW
-bai	f?iYpQ
-bains	bFceiE
-bajar	hKj^
-bajos	jTpQ
-bal	bTiS
-bamme	aUjR
-ban	aQcWpQ
-banil	aQ
-banne	cUjK
-bao	bVcR
-bar	fVjR
-barca	bKcTjU
-bares	cIqJtV
-bargo	c_fJpKq]
-barna	bLcYiKpL
-bas	pP
-based	cRdbiPjJ
-basis	bJe]fJgXiE
-bat	bZcIfWgLiQjI
-batte	hViUjL
-bau	aRb_iT
-baude	aJj[sK
-bauen	i\\
-bauer	aYbV
-bault	cJmUpR
-bbath	hXjTtL
-bbe	cTiRtV
-bbing	ie
-be$	iP
-bec	cQdUjQ
-bed	bXiStQ
-bei	aLbJeLi]oJpTqJ
-being	bVcJhWiL
-bel	bVcKfV
-bella	cX
-belle	gTtS
-bemos	lRqX
-benan	hSqT
-bende	f_
-bends	fSpT
-bener	iT
-benso	jQlW
-beral	aQeR
-beres	aJb]iKjVtE
-berge	cZ
-berie	lY
-berin	mStR
-berte	cVeHhWiHpI
-beruf	jV
-bes	cVsXtS
-betag	iKpY
-betes	iY
-betic	bJiY
-beton	bac@iDjKsG
-bezug	aIgRhUiJ
-bgang	iIoTpLq\\
-bherr	bQcKiU
-bi$	gUmV
-bia	aKcSdRjLlSmVpLqQrGsH
-bic	kTlP
-bid	iSpW
-bie	eXhRmQ
-big	pRqQtQ
-bikes	hJiUjR
-biles	bSdWgIpQ
-bimos	bVtQ
-bin	bZcHdXgCmKpS
-binas	aFbRcLiU
-bined	aXcKgPjF
-binen	iQlP
-bines	b\`jI
-binet	bU
-bio	c[qP
-bir	aK
-bis	aTiQmS
-bisch	jKkQlTrQ
-bit	bKiPrT
-bital	jFkUqP
-bject	hKiQmKpRqQrQ
-bjerg	bScP
-bke	mS
-bla	jPkGnS
-blado	cLiXjR
-blage	iUkZ
-blatt	aEbVpLrYtY
-bleas	aLiXqQ
-bleau	cKiSjV
-bledo	bPcS
-blets	i[
-bli	pQ
-blica	bYqT
-blich	aQsZ
-blick	bQgHhV
-blico	iJkV
-blics	aHbYjKtI
-blier	aHcIh^iFjFpHqQrQ
-blies	iU
-blige	bJdTlQpIrR
-bling	aSbVgKiHmFpGqRrStC
-blish	qXrQ
-blo	cSnT
-block	fZgJjJ
-bloux	c_
-bly	fJiKjRkQmJrGsWtY
-bmast	iQqS
-bo$	c[hXiQjH
-board	fPhT
-bol	bUhJsY
-bon	bSh\\kY
-bonne	cUnU
-bonus	gc
-books	bVjU
-boote	bSiQjK
-bor	aPbViRjGkR
-boral	aPpT
-borne	bDcQgLj_sL
-bos	aIbYgDib
-bot	aIbVcGhJiPq[
-boten	fPgS
-boter	aKbViS
-bound	aPiWjZ
-bourg	b]cKn^
-bouts	fJgRjGtW
-bovet	iQjKkTrU
-box	iQjUpU
-bra	qQ
-brado	aXbLi[jKkJ
-brage	iR
-brary	bTeHfGhTiP
-brazo	pLt]
-bre	oY
-brero	hSoZ
-breta	j[
-brett	bJh\`iFkD
-brica	bPjX
-bride	dXhS
-brido	d[
-brief	fFiTj]kJ
-bro	oFq_sStF
-broad	jP
-bronn	c]
-brook	aGbUc\\iFqS
-bruar	oVpR
-bruch	aAb^cBiPtL
-bruck	cdtK
-brush	iKjWkQ
-bs$	bQiUt[
-bsidy	hViLjV
-bsite	cKpQrW
-bspot	gLiQjR
-bsrat	jXpHqZ
-bst	iTjI
-bsten	kRoPsU
-bt$	jQmQ
-buelo	bR
-build	bVfDhKiV
-built	bT
-bully	bYcKmI
-bunal	iQqT
-buque	bLcV
-burgh	cU
-buros	jT
-bus	hZnQ
-busch	aJc]iGjKkIlKoLsK
-buy	aXbEcRhJiYmL
-by$	bQcW
-bys	cTiHj[qK
-bzehn	fR
-ca$	cRjU
-cab	i[pJsS
-cabin	dYgCpV
-cable	fWgLhQjT
-cad	j]kS
-cadas	iKjcmGpF
-cador	hWiQ
-cados	i]lS
-cadre	dLiJm[rW
-cagua	cQqP
-caire	aZ
-caise	bRs_
-cal	jP
-calar	cX
-caldy	aHcStR
-cales	bRiSjU
-calls	fSi\\nJ
-cally	cPdKsTtR
-cam	iQkY
-camos	aPbRlUtQ
-can	cUiTkS
-cancy	iSpQqRtT
-cando	j[tQ
-caner	iQjW
-cania	bY
-caniz	cSmS
-canos	iX
-cansa	f[oF
-canso	fWhV
-cante	aUcUoQpI
-cants	bJiSkVmKpJrV
-cap	bVrS
-capes	aJiSsW
-car	iV
-cared	cLjSlW
-carga	i\\
-cargo	gRiUtT
-cario	bWgJhLqW
-carte	i_jIoH
-cas	jQ
-caser	aR
-cases	bXiH
-cat	cZgWiL
-cates	iYpY
-catif	aSiUtI
-cator	aSbZgLjK
-cbook	hZ
-cc$	bUcRiBjV
-ccent	kIlSs[
-ccess	bV
-ccins	iPjR
-ccion	iU
-cco	iRjTqStL
-ccord	gRhTqP
-cd$	jT
-ceaux	bUgK
-ced	hPiQ
-cedes	aWbTiJjKqVtL
-cee	h\\jHpJqWsP
-ceite	gPiW
-cel	aLbQiWqS
-celle	iUjSlK
-cemos	bUgUrU
-cen	bPcFgIh^iGrI
-cenal	gJjKnY
-cence	jTkS
-cenes	iPnKpW
-cense	jTkQlW
-cents	hKsZ
-cepte	aRlSoT
-cer	aW
-ceres	aHcRgUiHjK
-ceria	aJb\`cHiQjL
-certs	bPhV
-ces	iR
-cesos	iS
-cetas	hKiX
-ceuse	i\\
-cha	nT
-chado	hY
-chaft	fR
-chage	ie
-chain	fLj[oT
-chair	iV
-chale	bJcEg]h]nJ
-chant	aRjSkU
-chase	jPpGqX
-chats	hLiQnT
-chaum	bRiU
-chbar	b\`cFfLgIiD
-chbau	aQ
-chday	aR
-chdem	gV
-check	gPi[qU
-cheid	cZrT
-chein	j_k[lT
-chema	g\\
-cheme	hZjInR
-chena	bKcU
-chens	bQiW
-chera	cGh\\iYmK
-chern	i[
-chers	bVmQ
-chert	bKcKfRhTiIjU
-chery	iS
-cherz	cLhVoVpL
-chete	gHh\\iJjI
-chets	eVgYiTjJpJ
-cheur	a_jBpKrX
-chi	cViIjSmQtV
-chick	cAiEj_lKmG
-chien	jPnY
-chiff	aSiKqR
-chila	hUjX
-chine	cHiUjQ
-ching	i]
-chirm	cKgIiUjXqL
-chise	bReYgJ
-chita	cW
-chive	iUjJkXlL
-chivo	iZrK
-chl	fGhVjT
-chlaf	jZ
-chlag	g_hLiQ
-chler	iVsX
-chmal	gQqQtV
-chnam	pV
-chnee	fJiVjV
-chnen	cJiWjUnR
-chner	aVeKiLjAmRpYqH
-chnet	fSgSrP
-chnik	aVbSjR
-cho	aKcUmQ
-cholt	cX
-chons	cKiJt\\
-chors	i_
-chrom	aGbXcHfLhHiW
-chs	fSgShS
-chsal	cWkUlK
-chsel	cFfTi_oW
-chsen	gQiFnQsZ
-chste	bTfShSoRpK
-cht's	lUqRrStQ
-chtag	eKfLhKiWjJoDp]
-chten	fViV
-chter	aQbYfQmSqQ
-chtes	hRiKpQ
-chtet	aUbHdLeXiTmQ
-chtig	eWfTjP
-chuca	bHc_iLjImJ
-chuhe	aGbRcChZiW
-chule	ba
-chung	h]iZ
-chuss	hfiP
-chutt	iV
-chutz	aQjZlK
-chzig	jSnF
-ci$	l]rQtP
-ciada	kGpRqYsQ
-ciado	jUt[
-ciala	aYtI
-ciale	hV
-cials	iQ
-ciano	cIjGkWlT
-cians	aRb]jKlUsH
-ciate	aSbKeViZj@
-ciaux	aGbIiPj\\
-cibir	iRkR
-cicio	aUpR
-cidad	aHbSgZqQ
-cided	aIbUrTtP
-cides	eYjKmPpQ
-cidez	aJbHiU
-cidos	bIjZs]
-cie	jRkRoJqR
-ciens	bY
-cient	eLfSgY
-ciera	aVb[cGiIjJmH
-ciete	bX
-ciety	aLhRiIjQrU
-cific	cXdHiZjF
-ciles	i\`jLpL
-cilio	iRpR
-cimos	fThTpT
-cin	jTkS
-cinas	bRsV
-cinco	hQjRsU
-cines	bQiS
-cinos	qU
-cioso	aLiPsY
-cipal	bQmRpP
-cipio	bPeSgIqP
-cir	jR
-cis	aHb[cHdKeKfKgJhFiJjHkDlKmGnJoKpXqHrFsKtJ
-cista	aWb^mDqH
-citor	aRiKjW
-citud	mHpZqKrK
-ck-in	aPdUfK
-ck-up	bJhTiT
-ckage	gW
-ckbar	eZfRgHiD
-cke	b\\cGiT
-ckeln	iWjJqK
-ckend	a[mP
-ckers	iSmQ
-ckets	hZ
-ckgut	i[
-ckies	aZtK
-cking	iUoQ
-ckler	abbEdKm\\
-cklog	bJdSiWqI
-ckney	cTfQ
-ckout	hKi_oI
-cks	iX
-ckt	hQiGjQqTrU
-ckton	cTjSlQoJ
-ckung	i[rTtJ
-ckups	iX
-cla	iY
-clado	bKcJiIm\\pQqW
-clage	bKcLf[hKiEjY
-claim	cIhUjR
-clave	hZ
-clayo	hIiVnS
-cle	jT
-clear	jX
-clico	gJiV
-cling	aVbIiR
-clude	fSjGpFr^
-cluye	iV
-cme	bLeQiKmW
-cnica	cPjPmT
-cnico	aXjR
-co$	aR
-codes	cWiSjH
-coger	aLfX
-cohol	jT
-col	j\\qS
-colab	iR
-colar	aU
-coles	fR
-color	jXkT
-colte	iW
-com	j^
-con	c[hR
-conde	iV
-conel	i]
-cones	i\\
-connu	jU
-conry	iKjTkQ
-copia	bIiIk\\mIoKpR
-copie	iSkVrI
-copio	jX
-corah	bP
-cords	aPi[
-cores	iYjH
-corte	eJg[iV
-cos	iS
-cou	tY
-count	hQ
-coupe	iVjS
-cours	iVlT
-court	cYeLmP
-coute	iWjT
-cover	hWiVjH
-cp$	jQkV
-cre	eJmZ
-credi	fS
-creen	hTiGpU
-creet	jQqQrUsS
-crete	cLiLjJpSsX
-creto	gXiQjQkBsS
-criba	pY
-cribo	qVtV
-cript	jQkTtQ
-crire	lHpXqR
-crita	jT
-crito	fZjV
-crits	jRkLsY
-cro	jT
-cross	hUmQ
-crubs	bKhWiT
-cruit	aWiP
-crute	cJmLqRtX
-cs$	bUjZkQmP
-ct$	eQiPoP
-cta	eLgPiXjG
-ctado	aLhSqVtU
-ctalo	rW
-cte	aVfKiXpI
-ctees	f[hFiQmHtJ
-ctica	jQpY
-ctice	bViQ
-ctifs	bTiS
-ctile	jIkZ
-cting	bHiRlZpArYtK
-ction	iT
-ctiva	jXqU
-ctive	hXsS
-ctivo	eUoVrU
-cto	eQ
-ctora	bQmS
-ctors	bQmQ
-ctory	bScQj[
-ctric	fShUjI
-cts	iV
-ctuel	aQeXgShK
-ctura	eRkR
-cu$	aKbHc^gKiR
-cue	bQiQjSpP
-cueil	iR
-cuela	cU
-cuite	jY
-cuits	bJhXiQ
-cul	aKiVjP
-cular	bWcEdW
-culas	iVjBr]
-cules	bQr^
-culos	bTmW
-culty	iZqK
-culum	eHiRpSsK
-cun	c\\dWgLhIiK
-cunas	hTjV
-curso	eWoS
-cus	iKj\\pJ
-cut	iV
-cy$	tW
-cycle	j[
-d's	bXcVjU
-d-sat	fX
-d-sun	qU
-d-v	gQ
-d-vka	gX
-dable	cIiKj_kU
-dacht	iWpG
-dades	bR
-dados	iIj\\
-dah	bKc[eKjW
-daire	aTjSlR
-dajoz	cS
-dal	cX
-dalia	bRcPtH
-dam	hPiX
-damio	iWlKsT
-damos	cWiIjRlS
-dan	cLma
-dance	fDhWiXjJkW
-dando	fRjY
-dansk	bQcSnR
-dante	aRbS
-dants	aTmZ
-dards	iX
-daria	kYtS
-darin	jUkYnJ
-dario	aRlQ
-darse	eTjLoRqT
-das	iR
-dasee	cLhRnZ
-dat	eWkIqQ
-dated	gZhSjK
-daten	iYkRtY
-dates	iYsV
-datex	jVqQ
-dau	c_
-davia	cRqQ
-day	fQ
-day's	aDbHcLiKqJr@t^
-dback	bLiTpX
-dball	bLiWjHl]
-dband	dShViRjJ
-dblue	aLhKiX
-dbook	iQ
-dbuch	a\\cIiRjKpJ
-dbury	aKc\\gJ
-dby	fXgS
-dcare	aRhX
-dcast	fLiXkR
-dchen	aTfGm[
-dders	j]sP
-dding	bScPiSpR
-ddler	aViS
-ddush	bKiX
-deamt	pW
-deaux	aPcVdIhQ
-dec	bGcKeKf_hJjKlKmEo[
-decin	aRjQmS
-dedor	aRg[hImK
-dee	bVcPiLlPpQ
-degas	b[cI
-dej	bIfJh[iSpI
-del	bYcLdRiR
-deles	iU
-delle	bEcViW
-delos	jUtJ
-delta	aHcZ
-demas	hRjKkV
-demia	hV
-demie	kS
-demos	bZlUpS
-denar	cLiZjHlS
-denas	iWjImX
-dence	iPpP
-dency	bTcKjX
-dende	iVlGmW
-dener	aRlH
-denes	fIi]mU
-denos	f[jKpT
-denta	mUpR
-dente	aRmTqY
-dents	bPmS
-deo	iVjQ
-der's	bIiHjLp[qBrSsU
-deral	jSlV
-deras	aXeGfHhKiUjT
-derat	cJhJiTmYpKqU
-dered	eSlSmLpR
-derei	b\\iL
-deres	iZkR
-deria	h^mUpL
-derie	cZfKgKhXiI
-derly	aGrQ
-derno	i\\jJ
-deros	bTiWjL
-derte	pV
-desma	mV
-det	iCkWqU
-dette	md
-deurs	iTmU
-deuse	aZjW
-dez	aIbLfQiSjPtT
-dford	cPnQ
-dgang	mLp^
-dge	cSjR
-dgets	gIiTjV
-dging	aHbWjW
-dh$	aAbScIhFiIjLm\`
-dhand	bX
-dheim	c[iK
-dheit	bVtL
-dheld	cLiPjW
-dhood	jP
-di$	fR
-dia	fUiVmS
-diado	hU
-diana	bXcStI
-diate	aSiLjRkSpP
-dible	iPjRlVsP
-dic	aPbV
-dical	hS
-dicap	jQkFrW
-dicat	bSjJqXsS
-dices	iZlK
-dicos	bRiTjJ
-did	jFk\\tU
-didas	i[sT
-didos	iToH
-die	bQk]
-diens	iHjUnYpK
-diert	bXiJqT
-dig	gJj[
-diger	tQ
-diges	dWfKiFjKpV
-dil	bQcQ
-dillo	iYjR
-dimia	aQmJoZ
-dimos	lVqT
-din	rR
-dinar	iVmK
-dings	iU
-dingt	iHrVtU
-dio	rQ
-dique	bTcJsUtQ
-dir	iWmDqU
-diria	cHfLiDjIk_tQ
-dis	bPfXhLiHmW
-disch	kXrK
-dised	hW
-dista	aVbWmK
-dit	hTiR
-ditch	c\\fJqR
-dited	b]iJjT
-ditor	aVkRmQ
-dives	h]iIpK
-dix	aG
-dizin	a\\cJtK
-dl$	jIsXtR
-dland	bTcLiItU
-dle	oSpW
-dlers	a[bSiJsS
-dlery	bLjTpU
-dli	iKmZ
-dlich	j\\
-dlife	aQbTjItJ
-dline	iVpSrW
-dling	iSkQlQ
-dlohn	gTqQ
-dlord	iUqR
-dlung	bIifpGsI
-dly	rR
-dma	jWkPrP
-dment	e\\jL
-dmins	m^
-dness	cHfRhIiJj\`mKoK
-dnete	aHbZcIfKhHi>j[kLsLtU
-dnung	bWiKj^
-doc	gTiP
-docks	iU
-doise	cTjQ
-dolid	cVdS
-dom	iGjX
-don	cU
-doo	iPjUrK
-doors	iRjU
-dor	aY
-doras	aQbTkLm]
-dores	aYbSmW
-dorte	aRbRc[iKnK
-dot	iUjIkU
-dough	cLiV
-dover	iToT
-dow	pX
-dowed	bV
-downs	b[dKiQ
-dra	cW
-draht	b[gE
-drait	aQiQ
-drant	jU
-drauf	gQhT
-dre	iXjU
-dredi	dTfWgH
-dress	cUdKrUsS
-dri	mQqR
-drigo	aJmVpU
-drine	mWqU
-drive	bSpU
-dro	bW
-droid	aRbKiQmQ
-drome	aFbFcZiTtG
-droom	aJh]
-druck	iXjZ
-dry	aThSiR
-ds$	iV
-dship	bLfIg]hIiVjL
-dshut	cW
-dside	aUcHiTjQ
-dsman	aT
-dt$	cX
-dte	aHbHcShJnX
-dtech	aIb]cHiGjGkJ
-du$	aEbUcYmG
-duado	jYlLsS
-duate	aSsU
-duc	jQ
-ducer	aXpR
-ducir	jR
-ducto	bT
-ducts	fLh\\mF
-due	lSqU
-duire	iRlP
-duite	iTkW
-duits	bTiP
-dukte	aLcKfJgJh\\iKjJ
-dular	bIeLibjCoG
-duler	a^iJ
-dules	fLiWjQlP
-dulos	bJf\\iK
-dults	iQkT
-dun	bIcbfKiJjKlK
-dures	ib
-duria	aDbXmZtH
-dus	hRiQ
-dvent	iPoU
-dvert	qSrUtS
-dvice	iUjR
-dwell	c^
-dwerk	j[lR
-dwest	cUiYjJ
-dwide	bCcWhGiJjCmLn^sK
-dwife	aYbKgK
-dwirt	cKj\\
-dwork	iRjV
-dy$	hRkV
-dyman	sLtV
-dynia	cU
-e-bed	hZ
-e-day	fSi]pR
-e-dix	aLgQhQiK
-e-fri	fShQiI
-e-off	bLiIkYtK
-e-out	bFeHfKi[mJp\\
-e-sat	fR
-e-six	qT
-e-sun	fRgH
-e-thu	dY
-ea$	cYrT
-eable	eRkZsS
-eac	cWgT
-ead	ca
-eader	aVmT
-eados	bTgJjR
-eague	bXiTtS
-eajes	bIh[
-eak	bGhKi>jYlEnZrK
-eaker	aKbFjQkQrIsRtW
-eal	jQrR
-ealed	iVpU
-ealer	bViS
-eales	aKbXiEjW
-eally	sS
-ealth	hQ
-eam	aQm\`nP
-ean	cIeQfPmQsX
-eance	a]jQ
-eaned	hQi[pHsK
-eaner	aY
-eanne	mVqT
-eanos	h\\
-eante	aTsQ
-eaper	jSkZpL
-ear	eVhYiP
-ear's	gJhUjRlJ
-earch	iQ
-eared	iKjRrS
-earer	aXlHqZtG
-eario	bTgL
-early	nR
-earnt	jFl\\
-earse	iY
-eas	bX
-eased	bEcJqZrS
-eases	iX
-easts	bJfXiKjK
-eat	bWePhEpQ
-eater	b]jLkRqQsTtK
-eaths	fJi]
-eaton	cV
-eatre	aSbRfPgQ
-eatro	aKbUiT
-eauce	cViJ
-eaune	cZjK
-eauty	aUiR
-eaved	jT
-eaves	dGhJnZqU
-eavis	iWjHoZ
-eb$	bSoPtU
-eback	iR
-ebase	jW
-ebate	aRoWqH
-ebaut	iQjToEqW
-ebden	cQ
-ebe	i\\
-eberg	cX
-ebida	bSiX
-ebiet	bRcVnU
-ebles	c\`gJiB
-ebody	jP
-ebook	hQrWtS
-ebosh	jR
-ebote	iY
-ebout	iJj[
-ebras	bSjCkZ
-ebres	bTiQmH
-ebrew	kUrR
-ebs	jR
-ebt	fVgFkV
-ebuch	aJbJcFdLeLfLgLibjGkLlKmLnLoLpLqLrLsKtB
-ebuhr	g\\nIqKsKtG
-ebung	iY
-eburg	aGcV
-eburo	aTeKkLlUsK
-eburt	cKiRnUsT
-ebzig	bKfRhInU
-ec$	iS
-eca	iUrS
-ecall	fPgS
-ecano	aW
-ecare	bX
-ecast	bX
-ece	bQ
-ecent	jPsS
-ecera	bCcZqZ
-ecess	bIfXgHhSjIqK
-eceta	iQjJpW
-ech	b[jTkT
-echas	gLiIjYqT
-echen	fJiXpUsS
-echer	bPi^jC
-echos	gRmRsT
-echst	kJmX
-echta	cTqP
-echte	cJiGj[sX
-echua	kW
-ecial	aT
-ecibo	e\\gA
-ecida	fX
-ecide	bRpT
-ecido	kTr\\
-eciee	jFk[
-ecien	iRkKlVsR
-ecion	jUpRqV
-ecise	jKqPrRtU
-eck	cUi[
-ecken	i\`
-ecker	iX
-eclan	mTpTtW
-ecnia	jY
-eco	cVhZiLrKsV
-ecoge	hWpT
-ecole	lQ
-econd	kQpQ
-ecord	jTqRsU
-ecreo	cYfI
-ecret	jRqV
-ecris	jIqXr[sG
-ecs	fPkS
-ectar	i^jF
-ectas	gRiT
-ected	gPtQ
-ectif	mLqZ
-ectio	iXmL
-ectly	eYjJmWqJ
-ectos	bT
-ectra	jRkS
-ecy	cTfQiJ
-eda	c\\jI
-edago	i[
-edaje	hW
-edded	aV
-eddic	jV
-ede	hLiZr^
-edger	iWpTrJ
-edhof	aPcUiL
-edi	fZ
-edial	a\\iY
-edias	h[jF
-edica	i[jImXoEsQ
-edico	aYiPkS
-edida	iQ
-edido	iQjU
-edige	jT
-edikt	mTqP
-edina	cX
-eding	bQfTiY
-edios	aKiPtT
-edish	bRjQkQlT
-edite	aWbHg@i]jD
-edito	aQhViS
-edits	aLhYjQ
-edium	jFk]
-edles	bUjQsQ
-edn't	l\\sV
-edo	cUiP
-edora	bYiImW
-edral	aLb\\sQtI
-eds	dHfXhIiTpJrV
-edt	cX
-eduit	hWiL
-edula	jW
-eduld	jWsS
-edule	cJfTiU
-edupe	iV
-edure	iZjR
-eeded	lZ
-eeder	iRqX
-eedle	iQ
-eefer	aVbJeFiQjW
-eeing	iW
-eek	bCcamK
-eekly	fRiX
-eel	aKbLcZpP
-eelen	mUpI
-eeler	hWjV
-een's	q^rV
-eenth	cLg[pZ
-eep	gRiPnY
-eeper	a^
-eer	aW
-eet	kVrP
-eezer	iV
-ef$	cSiTpS
-efahr	gStU
-efaut	aIbLcKiLkX
-efbau	aQ
-efe	iWqV
-efeld	c\`
-efere	fZqX
-efern	iTkFpJrZ
-efers	bVjF
-efest	jT
-eff	iGj\\pStU
-effen	cEdZiKnQqS
-effer	iVjImJoZqI
-efing	hRiStV
-efits	aReKhTjRqJrT
-eflex	hYiIkP
-efono	fShQiQ
-eford	cZiH
-efore	oS
-efr	eU
-efs	bKjZ
-efuge	aRbT
-efuhl	cBiGj_
-efuse	aSeSfGjQ
-eg$	bTcSpR
-ega	fHhDjBmU
-egacy	eU
-egada	aR
-egado	gPjLkYmT
-egale	hQiT
-egalo	bTfPkW
-egane	bWhJjZkGqKrI
-egeld	g\\
-egeln	cIf@h[iTjE
-egenz	aKcW
-egg	cU
-egian	bRhRjRkLrR
-egies	gTiS
-egime	hUiR
-egina	hWiKmQ
-eginn	fVo_
-egins	oV
-egion	cWhS
-egios	bWiYpH
-egium	bTiQ
-egler	aIbQmSpU
-eglos	iY
-ego	jSrQ
-egoce	bU
-egona	cImQpW
-egory	jSsU
-egral	bHgTiV
-egras	aKbFc\`dLeLgLhLiEjHkLlLmJnLoLpLqKrLsKtL
-egree	jSlX
-egros	cWjJ
-egs	aHbFc_dKfLiFkHnW
-egt	b]sY
-egues	bXmXsS
-egung	bQhW
-egura	aJbXcQjKtK
-eguro	hX
-egy	hLi[
-eh$	bRjU
-ehalt	gYqPrU
-ehand	aKhXmY
-ehe	aJb\\c[dJeHfJgJhIiBjFkJlHm@nJoJpHqBrHsGtC
-eheim	aLbZcHqV
-ehend	kErUs]
-ehind	cUjU
-ehler	kXqTtT
-ehmen	iQ
-ehmer	bSiU
-ehn	gV
-ehnte	kFoUpWqJsL
-ehold	aGbShWiQ
-ehors	nWqT
-ehort	bTfRhS
-ehpad	hKtW
-ehr	aQeTfKhRiUkH
-ehrer	aXcJlT
-ehrte	tR
-eht	mRsQ
-eht's	jToT
-ehude	cXfGgKhQ
-ehung	gKi^jLpE
-ei$	cShQ
-eib	bSiKpQrQ
-eibad	b[
-eiben	jP
-eiber	aSiQjJsW
-eibst	bKrTsJtS
-eiche	bQcHi[jH
-eicht	iFlQ
-eid	bLcUtX
-eiden	iTrT
-eider	iP
-eides	eUjQmKqJrT
-eie	bKgRkU
-eiern	iS
-eiert	fT
-eifen	iXkR
-eig	cT
-eigen	bUlSqT
-eiger	aVbLgUjHkEl_
-eight	bTgZsW
-eigne	bVqS
-eih	bUhX
-eihen	iWpU
-eiher	aIbTe]fHhCiFkIlHpEqKrGsFtL
-eihum	fQhUiK
-eilen	bLi]rW
-eilge	iKkW
-eille	cQiRjT
-eilte	fVmTsJ
-eim	cY
-eimal	nWqR
-eimar	cSqR
-ein	jTkR
-einde	aGb\\cQpS
-einem	bTiJtR
-einen	iQqS
-einer	lRsP
-eines	aIbQiZ
-einte	fTgRjP
-eipts	dT
-eirat	i[jGqUsX
-eis	jS
-eisen	hPiXnW
-eises	aJbU
-eisme	iX
-eitag	fTiPoS
-eiten	iT
-eiter	aZmd
-eites	b^hTiJsU
-eitet	iWoQ
-eitig	cGjJlJn\\qJ
-eitvg	eU
-eiz	bWcQiLjH
-eizen	ib
-eizer	qSrUsS
-eiß	bGhU
-eißen	cJiTjXkP
-eißer	aYmR
-eißig	fThR
-eja	cR
-ejado	kVqY
-eje	bJjS
-ejean	mQpTqS
-eject	iTjKmL
-ejera	aU
-ejero	aPbIpZ
-ejo	jQ
-ejobs	hIpYtL
-ek$	bTcUm[
-eka	gJmT
-ekapo	cV
-ekday	fY
-eke	aQbRcQtJ
-ekend	fU
-ekt	eQ
-ektar	bU
-ekten	aXfHhIiV
-ektiv	bV
-ektor	fJpPtU
-ektro	aKbVjS
-eky	rT
-el$	cR
-ela	aFcQlQ
-elada	gT
-elado	bTiVqS
-elage	bPcFi_
-elais	aCbWiUjBoQ
-elaje	gShKiJjT
-eland	aBbZdGjVrI
-elaya	cPhS
-elbar	aGbHg[
-elbst	bThRjEsQ
-eld	cTgT
-elden	bJcdjL
-elder	bFc^iKtQ
-eldet	bHgUpV
-eldos	gYhLqK
-ele	kUrQ
-elear	hHjTkHsR
-elegt	aJbQqJtX
-elene	bUeLiGmT
-elera	aUb[cFjGqW
-elero	aVbJ
-eleur	aSoVpQ
-eleve	bLfSiQmQ
-elevo	eTiT
-elf	qQ
-elfen	kZ
-elfer	abjIkZ
-elfth	oUpS
-elges	rJsZ
-eli	aKbFc\\
-elief	aR
-elies	aDcWiGtY
-eline	iZjK
-eling	bIcXiJjTsQ
-elite	gY
-elitz	aIc\\iF
-elium	aJbIcJiZjS
-elken	iUsU
-elker	aVcK
-ell	cV
-ellac	bKj[
-ellar	aSgHhUjPmQ
-ellas	bYsU
-ellen	cS
-eller	b[iR
-elles	cYiU
-ellin	aUcVjL
-ellon	aWbLc^iL
-ellor	a^
-ellos	iWjU
-ellte	aZbUjQ
-elm	mStR
-eln	cPi[
-elnde	bJc^hKnL
-elo	cXr]
-eload	iZ
-elona	cS
-elong	cV
-elors	aLbDhHiVjImVpLsU
-elper	aQiSmR
-els	bS
-elsen	iLjX
-elson	mU
-elt	q^
-elten	fQjKkXsQ
-elter	bZcKhG
-elugu	iQjT
-elung	bFiUkHq\\rB
-elves	gZmCnSq\`
-ely	cTtV
-elzen	cW
-em$	fUiS
-ema	gRkU
-emain	gIjKlRqUtR
-emale	iQsY
-emana	fR
-emand	kV
-emann	eKfIlXp[
-emark	iUnT
-ember	oW
-emble	cRpR
-embra	oZ
-embre	fSo]
-embro	iRqKsW
-eme	hP
-emens	jW
-ement	iS
-emi	bKcTjS
-emien	bW
-emier	iJjSoVpJrU
-emise	gJh[
-emist	aR
-emium	bSfIgYjQ
-emmes	bQmT
-emona	cZ
-emont	cZ
-emote	cQdZ
-emoto	d[
-emper	jUpV
-emple	bVc[pItD
-emplo	iW
-empre	cQ
-ems	cTkRsU
-emsen	iT
-emuco	cP
-emuse	hUiU
-emy	cThKlQ
-en$	iT
-ena	mQ
-enach	bHcZ
-enado	iXlU
-enage	cXdKjLmR
-enang	bScT
-enant	eQhFqVsY
-enasa	jP
-enbad	bWcDiSjL
-enbau	iVoQ
-enc	aIbSiVjKqR
-encer	aQeToQ
-ences	iT
-encil	iZjJkU
-encio	dRqV
-endal	cU
-endan	bVcH
-endar	iS
-endas	bUi\\
-ended	aQdWeW
-enden	fU
-ender	cJiUqU
-endes	aHlSmTpLqQsXtQ
-endez	bKiGmV
-endie	i]
-endly	dJhWqLrP
-endon	c]iS
-endor	hUiT
-endos	iTjSsJ
-endra	kUqV
-endre	jHn\\
-endue	gKiSlT
-endus	bShK
-ene	iT
-eneer	aJiSjS
-eners	bRmV
-eness	jW
-eneva	cU
-eneve	cTdS
-eng	hQpRqV
-enger	hW
-ength	rWsW
-engua	cHkY
-enham	cR
-enhof	aEbQcCiVjHpZ
-enial	kX
-enida	iSkX
-enido	eHjRkTlU
-enier	aQiImTsQ
-ening	iQ
-enino	aPrTsS
-enior	aTmR
-enios	gR
-enise	mSqQtT
-enist	aW
-enita	aJbVcFmX
-enito	aLcY
-enk	aLbHcFdLgIh_iFjRlJmKoLpCsHtK
-enken	iVjJqVrJsJtW
-enlos	hXiKjJpKqS
-enn	iEmQp]
-enn's	fPgHjUkVoIpLtU
-ennel	aZhJ
-ennen	fJiVkQrQ
-enner	aGbKgYhFi[kJ
-ennes	bVcWiS
-eno	sX
-enoit	aLiLpV
-enora	aSnUtG
-enoux	bRiDpLsW
-enque	bUhJiV
-enrad	h[
-enrat	aZiGjVtJ
-enred	hY
-ens	iR
-ensas	iRjV
-ensch	bUiSjVkFlJ
-ensed	aYbPcLiKjR
-ensee	cSfYhI
-enser	a_cKlKqQsK
-enses	fQhQ
-ensic	hWlK
-ensor	aIiXjV
-enste	aKf]iQ
-ensum	fVtR
-ensus	iY
-ent's	bFhYqQsS
-entag	bSgJhGiWsU
-ental	cQeShT
-entar	iSjWqTsQ
-entas	iR
-ented	bViJjKpX
-enten	iQrP
-enter	cR
-entes	bQ
-entez	jDs\\
-entia	bXcGiQ
-entif	eIiY
-entin	mZ
-entis	lTmVpR
-entle	jZrT
-ently	iQ
-entor	cXiEjXmT
-entos	gSiQ
-entre	bS
-entro	c]
-entry	c[jIlS
-entum	bQjX
-entur	aHbWlR
-enu	kP
-enues	hSiKnZ
-enugt	jGlQ
-enver	cViS
-enwat	jU
-enweg	cVsQ
-eny	fKmZ
-enzen	iTmInEp\\rDsK
-eo$	bQdQiQrV
-eomin	jUrQ
-eon	kUmV
-eones	aRiLmT
-eonie	hQjLkImWqQ
-eople	bS
-eos	ij
-eot	hY
-eover	gFiQoUqW
-eovil	cV
-ep$	aUfViQ
-epaar	cLsR
-epaga	h]iK
-epage	iKpZrU
-epair	jR
-epare	q[
-epark	aQcXjF
-epart	hLoVtQ
-epeat	eRkLpS
-epend	mV
-epers	iXmU
-eph	pStP
-ephew	qX
-ephyr	cJjTkS
-eping	eRfKnW
-eplay	fL
-eploy	iW
-epool	c\\
-eport	iVpR
-epose	aVcJiR
-epots	bThKiS
-eppen	bQjR
-epper	aGbJcIfKhLjbmK
-epris	b\`j<kKlXmIpI
-eps	fR
-ept	fQoS
-epted	iEjSmFpZ
-eptes	bKl\\
-eptic	jU
-eptor	jPpJ
-epuis	bSoGqT
-eputy	jRmU
-equen	c[iKnL
-eques	hYiXmQ
-equin	iTsS
-equis	l\\
-er$	aR
-eracy	iTlV
-erada	cFjPpX
-erade	qY
-erado	dVeKjQkP
-erait	k[sX
-erale	e[fJ
-erall	bUiGjT
-erals	gSjU
-eramt	aYcKiEpR
-erano	fQhUoQ
-erant	bQiJkUmR
-erapy	iPkW
-erard	cJmWpV
-erate	aIbPcJiUjakK
-eraum	bCgEh\`lK
-erbau	bT
-erben	hHiWjKlW
-erber	jQoSsT
-erbst	fQiP
-ercam	jV
-ercat	aRcKiKj\\
-ercer	bQfSjZ
-erche	aStW
-ercio	aHg\\jQ
-ercon	bV
-erd	hTiJ
-erdad	jRtQ
-erdam	hSiY
-erdas	bGgEiXjX
-erdem	sU
-erder	bJc[iGjY
-erdon	gJtR
-ereda	bSjLkTnW
-erees	eHp[
-erein	bdjHmW
-ereit	hQjRnS
-eremi	jW
-erena	cQhRqVtG
-erend	fWiLjVmIoK
-erent	a\\lT
-erenz	fKhUnKoSpV
-erers	bHgBiYpY
-eresa	aIbKcKjKkKpQqVtU
-erest	kW
-ereux	hZ
-ereza	aZbHfJ
-erfen	fIrT
-erfil	gTrVsU
-erful	j\\qTrG
-erg	c_
-ergal	aLcKkRmV
-ergen	bPqR
-erger	bStQ
-erges	m]
-ergic	jWsQ
-ergie	jSkRmR
-ergue	cYhJ
-ergut	iXrK
-erham	gR
-erhof	cZ
-eri	aRc_iImUpG
-erial	iZ
-erias	bUiR
-erich	bHc]eLmYqEtH
-erick	cPeK
-erico	bIgXmX
-erics	bT
-erida	cRlStS
-eriel	hRiT
-erien	f]oX
-eries	bR
-erife	cUqQ
-erile	aYcF
-erine	aIbCcdnB
-ering	kT
-erino	bQcReV
-eriod	ePgJ
-erior	cSjV
-erito	aQkXsVtJ
-erium	aKbPiKjQkUqT
-erk	b_hQ
-erken	iKq^
-erker	aRiW
-erlag	b]cFeK
-erlap	fToW
-erlas	kT
-erlen	a@cafJt?
-erley	aEcIiKmWtX
-erlin	nW
-erloo	cSlL
-erm	eSiSqS
-ermal	aHb]nV
-erman	kQ
-ermas	iX
-ermel	cU
-ermes	cYiJ
-ermin	iWoX
-ermis	jU
-ermit	iIjQsR
-ermle	iRjU
-ermot	bIcKqX
-ern	iQ
-ernal	aQqR
-ernan	aKhKqStV
-ernas	bPjW
-ernat	bTfSiP
-ernen	iRld
-erner	hIn\\rQ
-ernes	fS
-ernet	hXjW
-ernis	gViRkY
-ernos	f\\hEiFjTpV
-ernte	gCiRkIlg
-ero	a\\
-erome	mU
-erone	fLgJk\\mIpHsP
-erons	iKkYqL
-eroom	i\\lGpQsL
-erous	iT
-erp	cW
-erque	bHcbfKiImI
-err	bQiSqS
-erral	cKhIi\\jIpJ
-erran	eJiHm\\qY
-erras	aHbUcRtJ
-erred	jKkXsS
-erren	iVmUpK
-errey	cU
-erros	aPbZhKiQ
-ersal	bIfGgLjakHlK
-ersee	cX
-ersey	cPiP
-erson	aV
-ert	iP
-ertag	dVgTiJpR
-ertal	cY
-ertas	iSjX
-ertel	cciJ
-erten	fQiW
-erter	aHhUjRmR
-ertes	fWhPiFnIqT
-erths	aJbZ
-ertif	hTjTkQ
-ertig	eRfR
-ertis	aIeIhEjClZ
-erton	aKc_
-ertos	bTfQiR
-eruel	cRsQ
-erung	jR
-erust	aKbYcG
-ervas	iZ
-erved	bSiLjSlT
-erven	cJiQjYkL
-erver	aGbUfHiSjUqK
-erves	pU
-ervir	iWjU
-ervus	tX
-ery	bS
-erz	c[hTiLoT
-erzig	gU
-erzon	bKcXqQ
-es$	iR
-esada	kS
-esado	iTjRmH
-esagt	eSgLhI
-esamt	aQcGnX
-eschl	jU
-escue	bQiQjSpP
-esday	dSfTiQpS
-esden	iHj\\lR
-ese	iUkU
-eseau	aUbScKkV
-esent	q\\
-esetz	rV
-esfam	cUiR
-esgos	aKeHiWjImLtV
-esh	cHi^jLmT
-esham	cR
-eship	gUiUkI
-esi	cXeKfKhGjHmLoKpRqKtG
-esian	cLiVkU
-esico	aReUgHiIjJmT
-eside	iTkSlP
-esign	kR
-esina	cZiU
-esion	fIhQiV
-esita	aTmKtU
-esito	aUtU
-esitz	b_cBpK
-esk	jTkQ
-esmal	jPrRsV
-esner	aQbR
-eso	hQ
-esoft	jVkZ
-esoin	lRtV
-esort	bWcK
-esoul	cU
-ess	jS
-essai	dTsR
-essed	bQdJf_jElF
-essee	pW
-essel	b[gKiX
-essen	fBhXiTnU
-esser	bTpT
-esses	iVm[
-essez	pR
-esson	gTpW
-essor	aSkQqP
-essus	aIbKhVqT
-estal	jRmQqQ
-estar	gJh\\
-estas	bSjR
-ested	iHjYpUqV
-esten	cRjJkPpTsT
-ester	c\`
-estes	bJhQiSjX
-estic	iS
-estly	bRcFqSsT
-eston	c\\nVpK
-estor	pVqQrJ
-estos	aQiPlSpL
-estra	nP
-estre	eR
-estro	aQrQ
-estry	cRjW
-esume	pTtP
-esund	aIc]jQ
-esure	hYiQ
-esy	i[jFrS
-et-up	cJfQhKnX
-eta	jQ
-etafe	cY
-etage	bSnT
-etail	bPjR
-etain	gViR
-etall	gRjI
-etals	i[
-etaro	bQcV
-etary	aSmR
-ete	jP
-eteen	bU
-eteil	cV
-etend	b]iV
-etera	bRcKfFgJhSjEmDn\\pF
-eters	aWiR
-eteur	aX
-eth	bFcYiJmXpR
-ether	d]qS
-ethod	hLiV
-ethus	jX
-etica	i[jT
-etico	aFrKs_
-etics	aRiXjKsV
-etien	gQiQpV
-etier	jTtQ
-eting	iQ
-etins	bJi\\jF
-etion	jWrR
-etiro	cFi\\
-etite	aKfRiQkR
-etits	bQnR
-etivo	eUhFiXpL
-eto	kP
-etons	cKhGi]qX
-etour	cFhTn^
-etrel	jW
-etres	i\\nS
-etria	bHiWjV
-etric	hIiUpTsR
-etrie	bDcDhJifjQ
-etrol	gVhQiPnH
-etros	bPgJiVnY
-ets	iW
-etson	iX
-ett	hY
-ettag	gKhKoW
-etted	j^oKp?qJsR
-ettel	cGgRiSjWqVrJ
-etten	aJbPc^
-ettes	bQi\\
-ettle	jLtQ
-ettre	iSpQqS
-etude	eIhIoIpIq[rS
-etung	bIeh
-eture	hSjJoFqS
-eturn	fFgRhTiSpX
-etz	aWbSrS
-etzen	aRiXtW
-etzer	a\\
-etzte	bTqS
-eu$	cSgSiUpJ
-eubau	bEc[hR
-eud	cY
-eue	i\`jGsS
-euern	iZ
-euf	fShPoJ
-eug	hYjTlT
-euils	bRiP
-eum	b]
-euner	hVsW
-eunes	bQiRsT
-eup	bViLpV
-eur	a^
-euren	bFc_
-eures	fX
-eurin	mW
-eus	bKc[jX
-euses	mUtQ
-eussi	hKjUpK
-eut	aWcJkX
-euten	iPmS
-euung	bIia
-euven	cV
-euves	oLpY
-euvre	bUiTjJ
-eux	cRkS
-ev$	m\\
-eva	cU
-evado	lV
-evage	aPkZ
-evant	bIdRlY
-evaux	fJiX
-eve	cS
-evees	iR
-eveil	b[fEh[iG
-evels	gRiS
-evers	cVnT
-eveso	bZ
-evete	jX
-evi	b@hGiamKpI
-evier	aDbIcViWmS
-eview	cReQiPkKmHoDpS
-eving	bUqT
-evo	eTiT
-evops	aXcFiFmQ
-evues	iU
-ew$	ePqR
-ewall	hIjWkK
-ewals	eDfChUiX
-eward	g[iCkQmV
-eware	jYlI
-ewe	bJcZjR
-ewell	cT
-ewerk	aKb]iF
-ewers	aGbGiQmGp]qD
-ewery	aKbUcViJ
-ewing	r[
-ewish	bSiQ
-ewood	cWgKhWjImR
-ework	dQiU
-ews	iTpR
-ex$	dLiWjR
-excel	bU
-exe	eShU
-exham	cSfI
-exiko	iKnX
-exion	bKjHpLrJsatJ
-ext	aJhJpEr\\tS
-extil	aPbS
-exual	aUbKsU
-ey$	bPcW
-ey'll	lRqP
-ey're	bKsW
-eyard	aR
-eye	bJcEiZ
-eyman	gHjTkY
-eyond	gThQjHkLoL
-eyors	bVmU
-eys	i^
-ez$	cWiUkKmRtP
-eza	iP
-ezcla	iY
-eze	bIcXiJoUpK
-ezeit	dQeZfS
-ezept	aFbSiUjL
-ezi	aLtU
-ezirk	bZ
-ezuge	gahJiAjE
-eß$	jZkDmX
-eßend	jV
-eßt	jTpHqU
-fa$	aDcViKmYpQtG
-faces	iY
-faela	aFcW
-fahig	fLgKiDjZkR
-fahrt	bKfRgJh\\nVoKpIqP
-faire	g@hKiIp[sQ
-fairs	bU
-falen	aAbIcFgVhLiHnb
-falle	hJi^
-falls	bIiIjPtV
-fallt	fVgKlT
-fam	cUiR
-fan	cSmXtR
-fants	iRsV
-fapme	iKjS
-farer	jZ
-fas	aSiSpP
-fasst	iZqHrLtY
-fasts	fIhXiR
-fax	cU
-fe$	bPiW
-feb	bIfagQoQ
-fecto	kZsQ
-fects	jQkS
-fee	hWpS
-fel	fKgVhXlWqJrF
-felia	mVpRqLrL
-femme	aUbR
-fende	bX
-fense	cYjQ
-fer	iP
-ferde	b[s[
-fered	oJpTrRtP
-ferer	a?bfcL
-ferie	iWpW
-ferin	aPmS
-ferta	bFcIp[rR
-ferts	hVkK
-fes	hQjHkRmR
-fesor	aT
-feste	bKiajK
-fests	iV
-fet	cKiWjK
-feu	a[cIiHlHpG
-feurs	aWhIkImQs[
-feuse	aSbStD
-ff$	bP
-ffage	hSiR
-ffe	bVgJ
-ffene	bHgKi]sK
-ffers	iX
-ffert	h[
-ffets	iZ
-ffeur	bR
-ffi	qW
-ffice	d[
-ffing	eUtU
-ffins	fKiS
-ffith	iKnX
-ffold	iUjFsT
-ffrau	aJbLcIiIj\\
-ffres	jCpXqRrSsK
-ffs	gSiWjKqS
-ffset	bT
-fft	fRpTqQ
-ffure	eKjVlU
-fg$	eSiEjV
-fgabe	p]
-fi$	aJcJhJiVmFpW
-fia	bHiQj\\
-fic	iRkTmL
-ficar	iV
-ficat	jYsR
-ficer	aW
-fices	bVcQiP
-ficil	gPmIqX
-ficio	aPiPtT
-ficos	fTiGmZ
-fie	iQjKkUlR
-fiees	jU
-field	bSc[
-fig	i^j=pZtH
-fikat	jTk[
-fiker	aTbJsQ
-fil	cVgRtV
-filee	gEjYqS
-files	iRjJp[
-fills	bCc[iRjI
-fin	bQhUmXtI
-fined	iLjVlV
-fines	bJiQjR
-fings	i\\
-firma	bUeTiSmQ
-firme	aTgS
-first	aEbJdYiV
-fit	bP
-flake	aLjSkT
-fle	bVfRiK
-flege	aScFiY
-flich	eUgXiLjY
-floor	bSjZ
-flour	cXfPtL
-fluge	bKcKgGh^
-fmann	aTjjt=
-fnung	eLi@jFobqP
-fo$	iVjSmK
-folge	iSoQqS
-folio	jWpQ
-fon	hQ
-fonat	oIpXrJtT
-fonds	bZgJhZiHjK
-fonso	bLpUqV
-fonte	iW
-for	aJb]hKiJjFp]tL
-force	jW
-forma	aHjU
-forme	tU
-forms	bYiTjJ
-forte	aQcahFiF
-fox	cJjSkQ
-fplan	jY
-fr$	f]
-frage	iX
-fragt	jKkZ
-fraid	dReQjW
-frain	mW
-frame	iVjSqK
-fre	iSrQ
-freie	bKgRkU
-fresh	iSqR
-fri	fW
-fries	cZ
-frist	oU
-froid	jX
-front	cUsS
-fruit	bTiVjK
-fs$	iY
-fscme	bLeQiKmW
-fseep	gVhQ
-fsted	bPrU
-fte	iQmR
-fteen	fSgRhJmVtP
-fth	oUpS
-ftigt	bS
-fting	iRjQ
-ftrag	aLbQcJhJiPtR
-fts	fRiT
-ftuch	s\`
-ftung	cJiZrT
-fuera	cHdXfRgKhK
-fuhrt	aLb^iBmQ
-ful	jQqPrQ
-fully	bGeXhHiLqS
-funds	i[
-fy$	jZ
-fzehn	qV
-fzeit	e[
-fzuge	aJbWlW
-g's	bJcRgYiIlU
-g-oct	fTgK
-ga$	cZhWkPmS
-gaben	iYtR
-gable	bEea
-gadas	bTfXiHjKmQsP
-gador	aQ
-gados	bXnZ
-gages	iZ
-gaise	lUsU
-gal	bQeT
-galog	kS
-galow	h[
-gamos	bQhSqW
-gan	cWkQpS
-ganda	iRjP
-gange	bUia
-ganic	bZhUiJ
-gante	sY
-gar	cQjS
-garde	aIiKkX
-garon	c\`fDiIjIqI
-gas	qQ
-gasin	bQhViS
-gasse	cadUhK
-gasta	cShT
-gaste	aLsZ
-gat	bJcSfDiTpS
-gated	bJgciEjRlKpK
-gates	iV
-gathe	cAeRiHp^
-gator	a_
-gau	cTgIjS
-gavon	cV
-gbo	kV
-gbook	iQpS
-gcp	jR
-ge$	iR
-ge-wo	fVjKqP
-geben	iV
-geber	bVgHhXiVjI
-ged	gQjR
-gee	gRhJiVjEkR
-gel	bShTi^
-geles	aFbZcYiF
-gen	iQ
-gency	bQ
-genda	iS
-gende	bKtU
-gends	qZ
-genen	hQiKjRqT
-gener	hUsQ
-genes	bTlRnR
-genos	jR
-gente	mW
-geois	cKkWs[
-geous	c]fKiGjLtH
-ger's	jKkRmQrIs\\
-gerac	aQbHcS
-gerat	gIiKjUkXsU
-gerei	bYmHpW
-geres	fGhWiS
-gerie	hTiV
-gerin	hLmTqUtK
-ges	iP
-get	hVlQ
-geurs	aRbXmK
-gg$	cQiZ
-ggage	iW
-gge	bTcR
-ggeld	iLnX
-ggers	iPmSqS
-gging	i^
-gh$	c[
-gheda	cV
-ghing	aIjW
-ghout	cWiJ
-ghreb	iWsV
-ghs	aLbXeJhHoVqWtK
-ghted	i\`rR
-ghter	cFfTiJjWmSoG
-ghtly	iVmRn[
-ghton	nYpHqK
-ghurt	bec@
-gi$	bKiHjImbpH
-gia	aRj[kQ
-giada	cGfKiIjcqS
-giado	aQjW
-gible	hYt?
-gic	bSiKjTkR
-gical	bDcYjJlX
-gicas	f[iVjG
-gicos	iU
-gidos	iKjUkQ
-gie	bQiPjU
-giene	iTjU
-giens	iYjU
-gig	bUcJfYhLiDoT
-gik	aXiPtE
-gilar	iP
-gimen	eT
-gin	aRcT
-ginal	bPjTpR
-gines	bUiY
-gings	bWiL
-gio	cZgKjJ
-gious	hTsU
-gique	bVjT
-gis	eJhJjVk]
-giste	a_eXhK
-gists	bWiCjVm\\pI
-git	fR
-gix	jXoK
-gkeit	i^j\`lPsH
-gl$	aJcbtH
-gla	iTsQ
-glage	iV
-glais	jWkRlS
-gland	cWgSiHnS
-glass	fIiTjTkQlL
-gle	iS
-gleur	aWkL
-glich	hRj\`tI
-glied	i?pUsV
-gling	aJgWi[lK
-glise	eJoU
-glish	jQrS
-gment	eHiUjV
-gmore	aKcX
-gn$	ePjUoQ
-gn-up	iT
-gna	cIhKnX
-gnado	gKhXpW
-gnant	jQsT
-gne	c\\
-gners	jLmUs]
-gnies	aKbHc^
-gning	bJi]jC
-gnons	bTiKmY
-gnore	qUrJtR
-gnose	iWjS
-gns	iZjT
-gnung	jTlIpV
-gny	c^
-go$	jQ
-gogia	aRjW
-gogie	bR
-gogik	aXiPtE
-gogin	a_fH
-gogue	aZbLtH
-going	eSiJlQqQ
-gol	bKcY
-gon	aLcYfQrW
-gones	bIf[gYiCjL
-goo	hW
-gop	hX
-gor	aIcchFmStK
-goria	g[jQ
-gorie	bRiLjR
-gorre	cV
-gos	jR
-gosto	eRfQoT
-got	fLgIpTtW
-gow	cTdQ
-gra	eQgShKsT
-grade	aVbHcLiDr_
-grado	cRgTjRkHlR
-grafo	aQiUpT
-grale	gQjW
-grama	bVcGeTfS
-gramm	hRiRlV
-graph	jZlFpQrRtR
-grase	iX
-grave	aDbEc\`hEjGkLlKmJpGtF
-gre	cXfHkW
-greed	aLgJiKlJqUsX
-grees	bQiRjQ
-greso	fRgWoT
-gress	gKh]jT
-gri	iCkLm_
-gro	cRiZ
-grono	cXhK
-grund	cJeWgGhKiJjBk]sU
-gry	sZ
-gs$	iV
-gsbau	b[cI
-gside	mY
-gst	aKbLc_mUnFtD
-gsten	bDfUgHiLj\\oTpJ
-gston	nUpU
-gt$	lT
-gte	bUmQqRsH
-gth	rWsW
-gts	fRiLjU
-gu$	mZ
-gua	cU
-guada	cZjK
-guage	cXiG
-guaje	r[
-guard	cFgJi[jQ
-guero	mSr\\
-guese	jUkQrT
-gueur	jVrT
-gui	cTdR
-guien	aW
-guing	iWjI
-gular	eRfQ
-gumes	hU
-gun	jSkR
-gunda	aTbQiEpR
-gundo	bRjKkWoU
-gunte	iXqI
-gures	iTjToEqPrQ
-guros	aTgKiP
-gut	bZcGi\\lW
-gutet	fLhVjQpW
-gware	cY
-gwitz	cXpK
-gy$	gUjT
-gym	iW
-h's	cQpKq[rS
-h-gcp	jR
-ha$	cStV
-haben	iYjJqW
-haber	hTmX
-hable	hJiAj\`
-hadas	gHhRiX
-haden	fYkY
-hadow	cIjImKoQp\`
-hafen	cahRiJrQ
-hafft	fUgLqUsP
-hafte	aVb^cIfKhKiIjKlCmGsK
-hagen	aQcV
-hains	bYjR
-haire	aCbCc^dHeXiIjClHpE
-hairs	bRcRiR
-haite	aKjSkTlFpLqLtS
-haker	cZiJjK
-hal	cdgQiL
-halde	aJb_cKhB
-halen	aFbZiP
-halle	bVcQiHtP
-ham	cf
-han	c\\hQmX
-hanau	iSjS
-hance	eTqW
-handy	fHh[
-hanet	cZiJ
-hanga	aJcLfHgChKiJjHkClImHo_qKrFsKtL
-hange	lPpIqU
-hanic	aXbLmV
-hanks	iTrTtT
-hants	bRiJjV
-hapel	bWcJfL
-haque	hSmSsQ
-har	eHia
-hared	fQhTsQ
-hares	gYhQjG
-harge	aRmW
-harla	iPp[
-harma	iVjEk[
-has	i]
-hasen	iVjY
-hases	iZjK
-hasse	iVoK
-hat	bFcamPpI
-hau	cRiS
-haude	hRiR
-hauen	jUpRqY
-hause	d^
-haval	qTsV
-haven	caiK
-haves	iPjVtR
-hback	bKiW
-hberg	bYhJ
-hboot	bVhKiVjK
-hcare	hUiS
-hea	c\\jW
-hears	jV
-heath	aGbJc[dCfHiTkJ
-hecks	iR
-hed	bR
-hee	cHfIhFiJlEpKr[
-heeky	rT
-heels	bUjUrL
-heers	jJpHt\\
-heese	gDh\\kV
-heets	iT
-hef	jImc
-heffe	bHm\\
-hefin	kPm]tG
-hefte	ibjJ
-heide	c\\pWqL
-heime	aEbJcFiSn_
-heine	cSiS
-heirs	jGmRrT
-hek	bScH
-hel	bDc]hIiHkKlKmJoHpUqR
-helle	cTgXjKqP
-helon	aRgW
-helor	hRjQ
-hem	cVhLnWsS
-hemas	jXqS
-hemes	aKbSiX
-hemie	bUcJlZ
-hemin	iWjLsV
-henkt	h^iH
-henta	gQmQ
-heque	bSjIkU
-her's	iJlUoY
-heran	bYcPlP
-hered	jLkJlY
-herei	bQcJiGjXlJ
-herer	aGb_cIiIrL
-heres	iJjUlVqR
-herie	aKbWjU
-herin	aUsR
-heron	aQe\\iIjKtK
-herry	bToQ
-hes	bP
-heses	iZ
-hesia	hLiSjKkS
-het	jYoEpW
-hetag	fS
-hetic	aSiEjV
-hette	fIgWpK
-heuen	iKjY
-heure	gW
-heurs	aSbR
-heval	aKhVsP
-hever	cSeRfShHlT
-hew	qX
-hey	c]
-hey'd	iWmQ
-hez	cYiIm\\rL
-hfrei	fWhI
-hgoer	lR
-hgrat	iX
-hheim	aGcamK
-hi$	bTcRiSjR
-hia	cV
-hibit	bIiSjIrT
-hic	aU
-hicad	jV
-hical	gVhJ
-hicas	bQiTsStR
-hicht	f_
-hicle	hUjQ
-hicos	fGiWmKsX
-hie	cVmQ
-hiens	aAbXiLjU
-hiers	cYiS
-hiffe	iY
-hifts	fTiQ
-hig	iFjVkPsW
-higan	cS
-higen	iZ
-hilfe	bRhSjQ
-hillo	cIj[
-hiloe	iUtK
-himie	jS
-hinen	iTlV
-hines	bUgLiQkU
-hings	iIlLpRsYtQ
-hinks	fLq^
-hio	aJbQcIi[
-hip	bSjQ
-hip's	iV
-hippy	aSbSrJ
-hique	iYjGrV
-hir	aHbKjZrCtZ
-hirds	bXeJgViE
-hirme	dKh[
-hirts	cJhdi?jLmKpErL
-hirty	fS
-his	bQcUqSrU
-hisch	jWkU
-hisky	bThKiS
-hitby	bRcS
-hiv	aGbQjHkWpTqP
-hivar	bTtH
-hiver	ePhXiS
-hives	bXjU
-hjahr	iToVpK
-hkeit	jeqS
-hl$	aHcWiXjU
-hlage	g[hJiR
-hland	aKcAd_iKjLn\\sT
-hlank	s_
-hlass	iX
-hlbar	fVgJhR
-hlbau	eIjT
-hle	aBbWcFiVm^pFtK
-hleiß	bGhU
-hlich	cJjClRmUpIr\\
-hling	bGi_
-hlt	gUhU
-hlung	ge
-hluss	jVlT
-hly	iR
-hma	sX
-hmann	a[iInDpYtH
-hmark	aHbBcEhGiVjX
-hme	eUiZkS
-hment	aFbTeUiYqItT
-hmied	a\`jH
-hmond	c[
-hn$	gWjTnV
-hne	bJgRh[sV
-hnell	jXlU
-hnern	b]iK
-hnhof	cZpJ
-hnitt	cJi]nQ
-hnmal	aLbKcGdLeKgYjLkLlKmLnKoLpLqLrL
-hnt	gTjK
-hnten	oTrJ
-hnter	aJcHfKhWrI
-hntes	gQhU
-hnung	h_
-ho$	cQ
-ho'll	aRbKsY
-ho've	jKmS
-hoa	mQtR
-hobia	bHiRlZ
-hod	iUmXpE
-hoden	cHi^jKmJ
-hodes	cL
-hodri	mQqR
-hoe	cS
-hof	bTc\\iP
-hofen	c\\tE
-hofer	aTjR
-hoice	eRfWkRqL
-hol	jYsP
-holds	bX
-holen	bFiWjKkXmJ
-holes	aIbWiU
-holet	c[tI
-holic	bPiLrQsR
-holog	aVeRjF
-homme	iSsW
-hon	kQ
-hools	bRcPiS
-hoose	dPeSiPqR
-hop	bU
-hop's	bScUqS
-hor	dS
-horde	aDbSqQsQ
-hords	bWfL
-horen	bJcIfUiKmSnYpGqW
-horpe	c\`
-horra	cX
-horro	hTsT
-horst	aBc^qZtI
-horts	iSjIs[
-horus	aVjL
-hos	cRhWsV
-hosen	iXjSqI
-hot	cZiAj[mJpK
-hotel	b^cGhX
-hotos	iT
-hough	cHdRlRqTrPtF
-hould	qT
-hours	eXf\`hKiJjK
-house	bR
-hovel	jSkQ
-hoven	cX
-how	aVdHhGlS
-hport	aQcS
-hr$	iSoS
-hrain	cY
-hramt	jV
-hrase	eSrQtW
-hre	j^
-hread	aKpHqPtW
-hreib	bTiJpRrQ
-hrend	a]bJcEfRjL
-hrens	iJm[
-hrift	gJpJr\\tT
-hrige	bJcHfEgKiYoGtK
-hrome	iTjXqS
-hroom	bShRkT
-hrt	bScLhVnQ
-hrten	cHeSgFhRiSnb
-hrter	aJbTjRtT
-hrung	jbk]
-hselt	jSkTmRqP
-hsene	bXiIqQ
-hst	sQ
-hsten	bWeKiGoSsW
-hta	cTqP
-htage	bIfYiPjHkW
-htags	rX
-hte	jS
-hteen	bUjUtS
-htern	jTkHrUsT
-htest	gJjTlU
-htigt	iKj^lDoJpU
-hting	gQjLqS
-htung	fHi]nQsK
-hty	bUgQ
-htzig	fS
-htzug	bXhJmK
-hu$	cUfTnP
-hua	kV
-hub	bKjRpW
-hulen	i\`nR
-huler	bRcTgGiTjLtJ
-hum	hT
-hup	jU
-hur	c^kJ
-hurch	cSiQ
-hures	bV
-hurso	aIcW
-hus	cP
-hut	cW
-hutte	a=becEhSiGtJ
-hways	iPjS
-hwege	bKcXiR
-hweig	cT
-hwein	b[cFjKmJsL
-hweis	cHj_kS
-hwirt	aRbKkX
-hy$	aUjQrT
-hyr	cUkP
-hys	bTkV
-hysik	aW
-hysio	aRhVmP
-hzehn	bTfP
-hzeit	cIhUiZqP
-i's	aUhDqY
-i-sun	fT
-i-vis	hYiL
-ia$	cR
-iabel	fTgTqI
-iable	fHgSjY
-iac	kP
-iacan	cX
-iacre	eJmZ
-iados	b^fSjLoU
-iages	gTiV
-iaire	bQeQ
-iaise	iV
-iajes	nVrS
-ialen	bZpR
-iales	cLnV
-ially	iXlQ
-ialog	iIjUlR
-ialux	jRkXpL
-iam	cUmS
-iamos	bTeVtR
-ian's	cS
-iance	aQfQpHtY
-ianda	hX
-iande	fIhQ
-iando	j[kIsV
-ianos	bTsb
-iante	jZsU
-iants	lTrR
-ianza	eWsS
-iar	hU
-iares	aSm[
-iaria	bX
-iario	cPiQ
-ias	iT
-iat	oUqR
-iated	k^
-iaten	jEkUnW
-iatif	aDbZ
-iativ	iYkV
-iator	aX
-ib$	bVcGgLhWjY
-iba	cZiJjP
-ibaut	jLmZ
-ibbon	i]
-ibe	gIiPjGqWrW
-iberg	aJcXfK
-ibier	cWhY
-ibits	bRiSjG
-ibles	sU
-ibo	eWgCiUpHqRtP
-ibras	bRdIfVjP
-ibres	fQgQhU
-ibros	aLbLhViQ
-ibt's	bSgIhQjKkR
-ibung	jX
-iburg	bQcQpS
-ibuto	e\\hJ
-ic$	bQjRkP
-icada	hQjZ
-icado	bRjT
-icaid	bXcLhFjFqP
-icale	jW
-icals	j^
-icana	bUcZiHnJsP
-icano	fYiXsS
-icant	aDlPpGs[
-icapa	bLcFiKj\`tK
-icate	lQ
-icato	eUsW
-icats	aJiVtL
-icaux	iWtJ
-icely	iQqIrR
-icent	mW
-icero	a\\
-icers	aei>
-ichas	iV
-ichen	jPrX
-icher	j\`mW
-iches	bT
-ichet	iSjLkT
-ichst	hLoWsZ
-ichte	cSiQjU
-ichts	qWsPtP
-icial	gQ
-ician	ad
-icide	hKiSjIk[
-iciel	cIj]
-icien	aacPiK
-icier	aYbKjXkH
-icies	i]kIoLqLtI
-icile	d[hS
-icina	dU
-icine	hLi[
-icing	i[
-icion	iZ
-icios	eTsS
-icite	eLtQ
-icity	hWiKj[
-ick	c\`lX
-ickau	cX
-icked	iBjZpHqW
-ickel	bIi[
-icken	jKlTpWqHs[
-icker	hPmQpJr]sQ
-icket	hX
-ickly	iKjVtR
-ickup	h[
-icles	b]gJhYjLlR
-icola	bZcLiT
-icole	hKsP
-ict	cRqW
-icted	iKjZ
-ictee	pTtV
-ictly	fYpQrR
-icula	bQhPjX
-icule	hSjWnV
-iculo	k[pQ
-icy	jKkUmHrW
-id$	jT
-idado	hT
-idare	e[mJ
-idate	hKnRtT
-idato	mJpXqS
-idats	fTiFqZ
-idays	fShV
-idday	a>bLcDfIhJiFjLkImVsIt^
-iddle	cUiKjKoTsT
-idend	fJiFj\\kZlGqLrJsH
-ideos	kX
-iders	iW
-idest	bLcJfYgJiVjFmIpKrJ
-idges	bZcKj]
-idh	lQmR
-idi	cSfUpU
-idien	cUiKnR
-iding	bPhLkXlSnK
-idite	jV
-idity	iT
-idjan	aJcUnV
-idles	iU
-idn't	hZiE
-idora	bZ
-idorm	cW
-ids	bVcRjEsZ
-idual	gQiQnS
-idung	hci?jPoQ
-idy	hViLjV
-ieb	bVtR
-ieben	jV
-ieber	qSsT
-iebke	mS
-iebre	aJbEcIdKeKfKgKhHj_kJlKmJnKoFpLqKrFsKtK
-ieces	bUiQ
-iecle	bVfKiHjX
-iedad	mUqWrQ
-ieder	iPqRsT
-iedra	cKjV
-iee	kUlPmR
-ief	iTjX
-iefen	iWqJ
-iefer	aLiSjT
-ieg	eSjHlW
-iegel	bJcJiX
-iegen	jRqU
-ieges	bRcViK
-ieh	b[
-iehen	i^kT
-ieher	bRcL
-iehre	aWbHcVjJtJ
-iel	pV
-ields	bTcTiL
-ielen	iSkW
-ieler	bRfS
-ielle	aGbRcGfJiHjRmXqQ
-iem	cIdKf_gRhIiFjKkLmLqKsJtJ
-iempo	ePkQ
-ience	jV
-ienda	iQ
-iende	aSqR
-iendo	eWqP
-ienen	aKbRhSiR
-iener	aChRpKsktI
-ienes	aLbWfJkJl]
-ienne	cRqS
-ienst	fWiX
-ienta	hUjP
-iente	qT
-iento	iS
-ients	bWsQ
-ieras	aXfTrI
-ieren	iY
-ierer	a_jPsW
-ieres	c[mY
-ierge	aRiKkT
-ieria	lR
-ierie	b\\cJ
-ierno	bFc[tR
-ieros	aVmY
-ierra	jT
-ierre	hQiQ
-ierta	kY
-ierte	iX
-ierto	aLbUcCgRhSiU
-iesel	cUhQ
-iesen	bHiWsV
-ieses	rVtR
-iesgo	gQhR
-iesta	aEfY
-ieste	cXiV
-iet	bQcTnU
-ietas	gShR
-ieten	hQqTtW
-ieter	a@bKfWt\\
-ietes	aDgKi]pK
-ietos	b[jTmK
-ietse	lHmX
-iette	aJcUi[
-ieu	cUdX
-ieure	eHiDjBk]m[pH
-ieurs	iWjQmQ
-ieuse	iXsJ
-ieval	bLiWjSkK
-ieves	aRqS
-iew	cWkQpV
-iez	bHcSdIkIoLtU
-iezas	dTiR
-ießen	cRiR
-if$	cRiJ
-ifa	gTiLpQrV
-ife	bSiP
-ife's	aGq]
-ifers	bHcFhLibmI
-iff	gSmSqU
-iffer	fGgKhHmGp\`
-iffes	aUiT
-iffre	iRrS
-ifica	bLgJiWjT
-ifico	aIbYiKjT
-ified	jS
-ifiee	iJjV
-ifier	hGi[qY
-ifies	gLiRjIlAp\`tK
-iform	hXpKsU
-ifs	bWjV
-ift	jP
-ifter	bHcGhKiQlSpZ
-ify	fLiXjS
-ig$	fR
-iga	cFi[nXpK
-igabe	fHiToYpLqT
-igada	aVbImT
-igade	bQf[mT
-igado	cRdUiIjP
-igeac	cT
-igend	aHfFjYtV
-igene	bUhX
-igeno	iY
-igent	aUbJmXpHtH
-igest	aFbGcEdHeHfHgIhFiIjCk\`lHmGnHoHpHqGrHsGtH
-igger	aVkRr[
-igh	cQ
-igher	gSjT
-ighty	aLbPcJgR
-igine	s]
-igist	aEb_cEiIjIkLmL
-ignal	fJiJjWlEnVpRsK
-ignan	aQc[
-igned	gSjQqZ
-ignee	aIiDl^sZ
-igner	aZfKmR
-ignes	bRrZ
-ignet	eTfVgJ
-ignon	cKmTpTtL
-igo	cSmR
-igono	cXtT
-igt	j[qS
-igten	bTgJmW
-iguel	aKmU
-igung	gVhSjV
-igura	jKqQs[
-igure	fRiCqQ
-igzag	jW
-ih$	bThYiJpL
-iheit	iYkT
-ii$	bYjLt\\
-iii	t_
-ija	cIjZmY
-ijera	iX
-ik$	aWjS
-ika	aSbRcCiSjHmXtK
-ikant	jW
-ike	aIcQhQiRnR
-ikely	eYkJpI
-ikern	bIfKm[pH
-ikett	fY
-iki	c\`iE
-iking	bEhZiGjPsQ
-ikler	bW
-iko	iKnX
-ikt	mTqP
-iktat	pIt[
-iktok	iWqR
-ikura	iIjY
-ila	m]qP
-ilado	bUeGgUiKsS
-ilage	bViLmHo[
-ilano	c[mLrF
-ilans	dKiWjQ
-ilbao	bVcR
-ilbar	f]gIiJ
-ilber	jZ
-ild	bPiQrP
-ilder	bTcFiGj]kT
-ile	iS
-ilege	h[
-ilent	j^qQ
-ilers	bS
-ilets	h\\
-ilfen	aQcJiJmg
-ili	hSjWkS
-ilial	aIbZeVfH
-iliar	hW
-ilias	iVjK
-ilica	jS
-ilidh	lQpR
-ilien	bR
-ilier	aSbChRiVqR
-ilieu	aUsT
-iliff	iQmZpL
-iling	iQkWqR
-ilios	iHjQkXnT
-ilite	hTiT
-ility	iTjR
-ilker	aWbKcHmX
-ill	cYlR
-illac	cT
-illas	bRmW
-illed	aPcJjJpVsR
-illen	a@c\\hVi?
-iller	aY
-illes	iWtR
-illet	hSiSoU
-illig	fQhY
-illis	bW
-illon	aIcWpKqXrI
-illos	bQiTjW
-ilo	cWrYtS
-ilote	bJm[
-iloto	a[iLjL
-ilots	bRiUlS
-ils	iV
-ilt	fQhP
-ilter	dLiRpV
-ilton	bScQlSpJ
-iltro	iU
-ilung	aQbPhFmVpJtU
-ilver	bVhJiS
-ilzug	bJcIdLhBi_jK
-im$	cW
-ima	cUqV
-image	iSjJsZtJ
-imals	bPfQ
-imano	iR
-imara	cHkZ
-imary	bScQfGiRkU
-imate	aPi\\pQ
-imaux	bWhPiJ
-imber	aY
-imble	iUjQ
-imens	gKiY
-iment	hGsY
-imera	aRmHoUrW
-imero	iSpQrU
-imers	iQm[sU
-imica	jQ
-imico	iQjQ
-iming	fQiSjS
-imite	bFfJh\\iHjCkL
-immen	iZsS
-immer	h]
-immst	bLiQqS
-imo	rU
-imper	aDcZjY
-impio	cKjWtX
-imple	iVrV
-ims	iTsT
-imsby	cXfJ
-inacs	bW
-inada	iSjY
-inado	gUiZpLqU
-inage	aPgSiRkRrI
-inals	bRpY
-inant	aLc\\iK
-inary	iKjTlY
-inata	c=jKm^
-inato	bKe[oI
-inbau	bSiHjT
-incas	iDj^nT
-incia	bRcTmT
-ind	hJiKj\\
-inden	c\\iT
-indet	hYkEpKsW
-indle	jWoV
-indly	jSrRtT
-indon	cS
-indow	hP
-indre	jZqH
-ine	iQ
-ineal	kY
-ineas	bRiSrP
-ineau	aJhJmWsQ
-ineer	aU
-inees	bQmV
-inema	aPhW
-inens	hW
-inera	aRhR
-inere	gJi[
-inero	tT
-iners	bSgFiSmT
-inery	b\\cJiIjRkQ
-inese	jUsT
-iness	aQjT
-inete	bKhSiY
-inety	fLgW
-ineur	bZcHtI
-ing	iP
-ing's	bJcRgYiIlU
-ingar	c\\
-ingbo	kV
-ingen	c\`
-inger	aDcRjTmS
-ingle	hQnRsT
-ingos	f_kV
-ingts	fV
-ingue	jRkQ
-ingut	bS
-inhoa	bLmRtR
-ini	aIbIc[iKoKpU
-inian	iWjPkF
-inica	bSjJ
-inics	cViWnT
-inida	e\\gL
-inido	eX
-inien	bRcLhSiT
-inier	aX
-inigt	aKbVg[hLjIqG
-inimo	gPjTsP
-ining	hS
-inish	fS
-inita	jW
-inite	e\`jA
-inium	bTiLjW
-ink	bTqR
-inked	eZgPjKrEtK
-inkel	bdcGdJiKjL
-inken	cKhIiVpT
-inmal	aJiTjQ
-inn	fRgJkQo\\
-innen	m]sV
-inner	aSfPhT
-ino	bS
-inome	jRmX
-inors	iU
-inoso	jWqKrTsItK
-inoth	bXcKjQ
-inq	eThKtS
-ins	iT
-insam	b\\fFpU
-insaw	jUkT
-insen	iY
-inson	aIbQcUiVrQsK
-int	pTsQ
-inten	cXiLmZ
-intes	hIm\\sU
-intor	aU
-intre	a]
-inuit	fUpU
-inute	fQjTpT
-inuto	gLjWpR
-inway	jW
-iny	caeKiL
-inzel	eIiX
-inzer	jTtK
-iocho	gRhJmSoT
-iod	ePgJ
-iodes	fWtQ
-iodia	eLfPpV
-iodic	iVjH
-iolin	fPkQ
-iomas	iTkJlTrW
-ion's	bFcZgAh]
-ionar	bTrX
-ioned	cUgGhHqTrV
-ionen	bZiYjQ
-ioner	aJbViZ
-iones	iY
-ionne	aLhQiKqQrU
-ior's	cViGqVtL
-ios	iQ
-iot	b[iT
-ip$	bJcQh_iLjT
-ipale	aVbQpG
-ipass	eHfFh_i@jJ
-ipend	gQhR
-ipina	qLs[
-iping	iYjKqU
-ipios	c[fKiJoP
-iplom	fLjSkS
-iplus	iTkRlJsK
-iport	c]
-ipped	hTiLjX
-ippen	iW
-ipper	iQjRmS
-ips	mX
-ipt	jQkTtQ
-ipton	cW
-ipwcf	jVrQ
-ipzig	cRdQ
-iquee	qV
-iquer	bJiXjQ
-iques	bVi_
-iquet	fW
-ira	cUjWpJ
-irado	iTjHkZ
-irage	ib
-irait	j?k_lDqE
-irche	iSrKsY
-ircle	cViXjI
-irect	eZpX
-irees	f[kFlV
-irekt	cRjSmS
-irely	cIdYgQhL
-iri	bJcLhFmKnEp]
-iriam	mU
-iries	iX
-irige	kVmRpL
-iring	pSqPsR
-irk	c[
-irm	g\\iU
-irman	aRpR
-irmar	oDq[
-iro	aKcHiXm[pJ
-irobi	cV
-irona	cTgU
-irs	iW
-irt	aVcJjY
-irths	hFiSlSnV
-irtin	aVmZ
-irway	iV
-iry	fQiX
-isa	bLm]tR
-isado	cIfPi]kT
-isage	dGhVsT
-isbon	cYdI
-iscal	aJmUoS
-ische	bZjV
-ischt	bRcUqW
-isees	gY
-iseis	aLfJgPhGiSmXqI
-iseno	jSmV
-isero	aVbKjEk]sD
-isers	bUjJm\`nI
-iseur	a\\cKiW
-ished	lV
-isher	aZqW
-ishes	aKqV
-isica	iVqK
-isico	jPpV
-isier	aV
-isimo	bKhJiGjXkSqK
-isine	bR
-ising	cRiU
-ision	jQ
-isita	gPnS
-isite	fRpR
-isits	dRfKnU
-isley	cRnT
-ism	aBielT
-ismen	gLpLrZ
-ismes	rT
-ismus	aJi[
-iso	cXsT
-isons	jUrS
-isora	pX
-isors	aSfHhXpW
-isque	jKkYpLtI
-iss	bLiZkLtV
-issed	qTtQ
-issen	bIcRiKjSl\`
-isses	iWjKs[
-issez	iPpQ
-isson	bP
-ist	a_
-istan	aZ
-istas	m^
-isted	bXqS
-isten	iUsX
-ister	aVjS
-istes	bZiQmZpK
-istet	e]
-istic	iZjKoTqK
-istig	eRfFjLo\\pD
-istik	iQjRpS
-istin	m[sQ
-istle	bHiVpY
-istol	cV
-istre	cIi^
-istro	jT
-istry	jR
-isual	iYjR
-isung	e=iUje
-isure	bRhSjS
-ita	mPtP
-itada	b]h[jJoE
-itado	gFi\\jYqH
-itage	eS
-itags	hU
-itale	bUcIdJpTqH
-itals	bTiTjKmJ
-itane	jHkX
-itant	aSbShImS
-itary	aIbSjJlZtL
-itaux	b]jJ
-iteau	aKb\\cI
-itect	aWjQ
-itekt	aYmS
-itend	fY
-itens	a[bGiT
-itere	aGeVmXpJqK
-itern	b@iYjW
-iters	jLmZpSsP
-itest	hHiV
-iteur	aRjHkTrQ
-ith	aTiP
-ither	ePfTlS
-ithin	jQ
-ithub	bKjRpW
-itial	iV
-itian	bQmS
-ities	bStR
-itime	bPfRhQ
-iting	iU
-ition	tQ
-itish	cQkKrYsU
-itive	fIiWjVqRrW
-itivo	j\\
-itlab	jSkV
-itler	aY
-itles	bXiJjU
-ito	cT
-itone	iFjb
-itors	bRkS
-itory	bUcUhIiVjB
-itrag	bJeGgKhXjF
-itres	bW
-itros	bVrQ
-its	iQ
-itsun	fIo\\
-itt	iSmX
-ittag	f\\hV
-ittau	cU
-itted	gRiFlVrR
-ittee	fQhSqQ
-ittel	eVhU
-itten	iIjTpS
-ittle	bQnRrPtP
-itual	aJcEiXmXnJ
-itude	jY
-itulo	jR
-itung	a^iQmU
-itura	iUkR
-itute	bScLlS
-ituto	bVcE
-itz	c[rS
-itzen	cTfQiEjWmT
-itzer	aHbUhEiSjTtI
-iudad	aEbJcVdQhU
-ium	iQ
-iun	fKiZjJmL
-iurno	fW
-ius	fHiYjXmKqS
-iv$	aPjQkP
-iva	bR
-ivacy	iX
-ivada	bQgPjRlG
-ivado	aPbUiFjZ
-ivage	hYiVpItJ
-ivals	fZ
-ivant	eKgQiQsU
-ivate	hT
-iveau	iQjV
-ivees	fGi^
-ivent	j\\pY
-ivero	aEb[
-ivers	aUiSmR
-ivery	bThPiY
-ivida	jSkVmKoK
-ivils	bTiIjT
-iving	iPjP
-ivist	aVbStH
-ivite	gQiW
-ivity	e[iV
-ivors	aCbFc]iStG
-ivots	iQrJ
-ivres	bWgKhPjLtJ
-ivy	bPcTjK
-iwali	bKcKgGh]
-ix$	fQtR
-ixing	iYjE
-ixx	iRjS
-iya	bIcKiKjUkZtG
-iyadh	bScU
-iz$	bWjUmW
-iza	hTi[jQ
-izada	b]cLiHmQ
-izado	bRgVsQ
-izaje	eYiS
-ize	aWmG
-izehn	gW
-izenz	jXkU
-izier	a[bIcR
-izing	cKi]jGqKrLtL
-izung	h]
-izzen	bRiXtI
-ja$	c[
-jacke	bKiJj[
-jador	jS
-jados	bGfZiFjX
-jahre	gTjTlLmKqL
-jan	fYmT
-jango	jY
-jar	aRiJjX
-jaria	iUrK
-jaron	bIcWgLiLlIpIqQsKtW
-jas	hQiEjVmWsX
-je$	aTiZjR
-jects	gCi\`nK
-jekte	bUcSfIiHnX
-jeres	s[
-jeros	aQbSfKiKmQsZtK
-jes	bP
-jeu	dXhJ
-ji$	iTjJkYr^sI
-jillo	cShXjI
-jis	rY
-jista	aR
-jo$	lP
-job	e^
-joint	cDdJp[sX
-jores	bShHiIjTpY
-jos	cSrU
-jours	fQqPsQ
-joz	cS
-juana	bRcQnV
-jue	fViKjG
-junta	aSeLiJpX
-junto	aRtR
-juste	gQiT
-k's	cHeXiDoXpIqWrJsU
-k-end	fV
-k-ins	b]hIjI
-k-ups	iSjPkTpK
-ka$	c\\iP
-kaans	jSkSlQsL
-kable	jR
-kages	iQ
-kal	bRcLgLi_tL
-kan	c]dFmWsW
-kanat	qW
-kannt	aIbRkU
-kar	aPi]jB
-karte	cJhnjSrT
-kas	cWhKjHsW
-kasse	aWb\\cJhejK
-kat	j\`kW
-katon	iRkY
-kau	cX
-kauft	gJqT
-kdays	fV
-kdown	iWqL
-ke-up	i]
-ked	qQ
-kedin	rWtQ
-kee	bIcffJhKiF
-kel	bWsW
-kends	fU
-kenny	cQ
-ker	aX
-ker's	jKqZsK
-kerei	b\\lRqR
-kerin	aYcImWpItH
-kes	g?iSjXsX
-ket	hV
-key	hVrK
-kfast	hPiR
-kfurt	cRiRnR
-kgeld	gThS
-khand	aPmV
-ki$	cQiXjT
-kia	cYiIkJpQ
-kid	dFlYpV
-kie	gEhXmW
-kills	gEjUkWmH
-kin	aHcLjTkFsZtU
-kings	iQmU
-kirch	c_iE
-kisch	aKk]
-kitag	h]oKpIrL
-kjack	aRiGjY
-kkord	aHgRqQrHtT
-kland	bHc[qV
-kle	hSi]
-klers	bX
-klich	jYkDlTpQrK
-klift	jUkT
-klima	bKcJhUiWjEqH
-kling	bYhKiL
-klung	aSi^
-kly	fPiV
-kness	iYjJ
-ko$	a@b_cVgJiKnQtP
-kohol	jVsV
-kolle	bGic
-kommt	bIcJfLgKiIjKmTqSrKtR
-kon	bBc^iZ
-konie	bWgQiK
-konti	fX
-konto	f_hW
-kop	bHiT
-kopie	iP
-kpool	cKfJiRjJoZ
-kport	cV
-kraft	admQ
-kreis	c\\iTjEnQ
-kri	pV
-ks$	iV
-kshop	bR
-ksite	iQ
-kst	fLi^kLqY
-kstar	r[
-kt$	sPtS
-kte	bRdTgJ
-kteur	aSlW
-ktion	aYiQ
-ktuar	aTmJtI
-ku$	iX
-kuche	bXcJdWiV
-kum	bQqIrJsZtI
-kunde	jdk]
-kunft	hUpWsQ
-kup	hWoW
-kurse	fBhJikjKkU
-kus	iSqV
-kwall	cX
-kwork	aZcJ
-ky$	bThQiHjPkKmS
-kzeit	dJf^pS
-kzeug	lY
-l's	hZqS
-l-off	aScJe\\gHiVjKkLoHpJ
-l-out	fRjL
-la$	cX
-lab	dTiP
-labau	aQbQcKjV
-lable	f^gC
-labor	aQbXhGiUjEkU
-labra	gSpQqTrS
-lac	jSmR
-lacas	bPjU
-laced	hUoS
-lacer	eRqQrX
-laces	bShTkR
-lache	aUfSgShTiDmItI
-ladas	bXjEsZ
-laden	b]iXsT
-lader	iYlU
-lades	cUh[
-ladie	qT
-lador	gWjS
-lados	eR
-laf	jZ
-lafen	bIjUpLq[
-lafon	g[iJjI
-lag	g[hLiR
-lagen	iT
-lager	aIbTcIiYmZpB
-lages	fSi\\
-laims	aPiS
-lains	bHc[iFjJmW
-laise	aYhKjHsT
-lam	caiFjQkS
-laman	bYqKrQs\\
-lamar	iSjKpU
-lamen	pP
-lamos	eVt\\
-lan	gKoR
-lanca	cSiS
-lance	eQiP
-lanco	cXeQhKiU
-landa	bLcVmApY
-lande	bZcEhRiJ
-lands	aDchiDnQ
-lanen	bIiTmSqS
-laner	ae
-lange	lV
-langt	cKiTl\\pLqKsU
-lanta	eW
-lante	aQbTlR
-lants	bXnT
-lanza	jU
-lao	bFc[qJ
-lap	fToW
-lappe	iKjHqWsT
-lappt	bLcQs\\
-laque	jHpVq\\sJ
-lar	iQ
-laran	iQ
-larat	cXgS
-lared	gTjQsS
-laren	iUjQ
-lares	aKbQgPjV
-laria	cGjTkZ
-larie	aTeXhS
-lario	gRpS
-larlo	iGjWkDlLnbqKrLsFtL
-larms	iUnV
-las	iX
-laser	bJi\\
-lases	hSiW
-lasse	gV
-lat	cT
-lated	h[iF
-lates	iUjKkTrU
-lator	aUqQ
-latos	aVi]
-latze	b_
-laubt	hQrV
-lauen	bXcUhEjL
-laufe	bTfLi^
-lause	e]hH
-lauto	jKn[
-laval	iEjZpYtI
-laves	iT
-law	cUnS
-laxis	aHbCcKhIj\`qU
-lay	dJfLhXnL
-layer	eRhLkY
-lazas	aVbQ
-lazos	eQ
-lb$	aQbRcJfDgLhKiJjKsKtS
-lba	aLbZcUiLjH
-lbahn	gEhciEjDkE
-lbe	cJiVmH
-lberg	cW
-lbert	c\\
-lbtax	hW
-lbuco	cWiJ
-lbums	bYiLjGsJ
-lburo	p[
-lcome	jKkWlV
-lcool	fFgIiLjaqU
-lculo	jS
-ld$	cQ
-ld-up	oS
-lda	bIi[
-ldach	bQcKiS
-ldbad	cTfKjJlSoUpK
-lde	b[iHmRpI
-ldera	bRcRiV
-lders	s[
-ldham	cQ
-lding	bTcV
-ldn't	iJjXsW
-ldo	mR
-ldorf	jK
-ldren	bSgLsR
-lds	fKiS
-ldung	j^
-ldy	aHcStR
-le-ex	cX
-le-up	bViJrR
-leado	gShQiS
-leage	gRhTnX
-leans	cSiU
-lease	rQ
-leaux	iVjV
-leben	cZjJqQ
-lecht	cQjSnPpH
-led	bR
-ledge	jPkVlV
-lee	cXdRiLsQ
-leece	bQhIjY
-lefon	hSjQ
-leg	bIcQiSjQmR
-legal	aReRgR
-legen	iXtR
-leger	ah
-legin	aImRqT
-legio	bUtS
-legre	cS
-legte	aHjYnL
-legue	aX
-lehnt	gTjK
-lehre	j^lR
-lei	cX
-leibt	qR
-leich	fVhSpL
-leida	aHcXdHfQ
-leigh	cQ
-leine	aHbWsQ
-lem	fGlV
-leman	bTkR
-lemas	pWsU
-len	iR
-lenar	bRiLpS
-lence	cYjQlP
-lende	cY
-lends	cFiXjGkUmIsQ
-lenge	hW
-lenou	cXdJ
-lente	iQkTsQ
-lento	pRtQ
-lents	b_eF
-lenty	iTjSsQ
-lenum	iKmWpWqS
-lenys	mV
-leo	eQiR
-leras	bUhHiY
-lercs	bSmU
-lerei	aIbQcFiWjGlWqT
-leres	aKcYlX
-lergy	iT
-leria	iYmJ
-lerie	aFb^jStS
-lerin	aRmXpH
-lerks	aJbSmUqU
-lermo	cRgRiQ
-lernt	gTjVlP
-leroi	cY
-leros	aZcQgGiQkVtL
-lerta	fViV
-lerte	fTiPtR
-lesen	bJcIfLiRqJrAsHt]
-lesia	bUsU
-let	iQ
-letas	eRh[iFjR
-leted	bKiKjJpQtX
-letes	iX
-letin	aJiWt[
-letos	i\\
-lette	cKhVpKtV
-letzt	hXmKpHqWrK
-leuls	bX
-leurs	aUqWsR
-leute	aVbGcJiGj]tD
-levar	dRfV
-level	gPjXlQ
-leven	bPfQmRqS
-leves	mQ
-lex	aIbLhUiVjW
-lexis	jV
-ley	c\`
-lez	aCfRrZtS
-lfare	hRiS
-lfast	cY
-lfe	bRhSjQ
-lfest	jX
-lford	c\`fLiI
-lfort	cVjI
-lfrei	jW
-lg$	iJjY
-lgada	sZ
-lge	iPkU
-lgeld	bLcKh^
-lgian	gLhP
-lgosc	hWjK
-lguna	fUjSkKnS
-lhaus	bBc\\
-lheim	bKcThXtH
-li$	bQcY
-lia	cQtV
-liado	eGpSqItW
-liage	iTjS
-liale	bUcQpJsQ
-liano	jUkY
-liant	dJeHfIgImHpJqW
-liary	iXjTnJ
-lib	hUiTjK
-liber	aKcFiTj\`
-libre	gUiQ
-lic	jR
-lican	iSkJrEsU
-licar	aHtU
-licas	kQ
-lices	iP
-liche	bQiR
-licht	aJcKhTiRjUpHqLrX
-licia	cRiUnT
-licos	iIjXpV
-lid	cRjDk[tR
-lidad	iRjT
-lidas	iQnR
-liday	aRfQgRhS
-lides	j_pQ
-lidos	iY
-lie	pVtT
-lie's	bWcIhHiQ
-liego	iT
-liema	cY
-liens	aV
-lient	iRrU
-liere	bShS
-liers	cVgJiQ
-liese	iFjUkImXpT
-lieve	aDbVcHmGrVtT
-ließt	jTpHqU
-lif	jSlT
-lifax	cU
-liffe	bGc\\iAjY
-lifie	hSjI
-lifts	aUiQ
-lig	bShX
-ligen	aIcXfJhGiCjY
-light	fZhTjQ
-lik	jW
-lim	bTsR
-limat	iS
-limos	bYfPiHjJpS
-lin	cW
-linas	hZ
-linde	mRpKt\\
-lindo	mXs[
-liner	gLm\\pT
-lines	bUiRjT
-linge	hPlXsS
-lings	bPhW
-lingt	aJbSiLqIrQtT
-linic	cS
-linie	iZjT
-linik	aHbZhSiS
-linos	aGbQcZ
-lio	jPpP
-lions	iIjZ
-lipse	cKjUkT
-lique	bSjS
-lis	jRmQqJsR
-lisch	jSrR
-lised	eYfWhK
-lisee	bTcIhYiLjKmS
-liser	eLmIqRr\\tH
-lises	bBh^iDjLmHnRpFqIrQ
-lisfa	gWjL
-lisis	iTsU
-lisle	cSnV
-lison	pJtY
-lisse	aIbHccdHeHfFgHhEiIjJkHlHmEnHoEp?qGrGsGtG
-lista	m\\
-liste	aSjPpR
-lists	bXcImZ
-lit	bUiJmHqU
-litar	jDsg
-litat	iZ
-lites	h\\iKjV
-litik	aUbFiX
-litos	iPqR
-livar	bUiPjL
-liver	cRiGpWrX
-livia	bRpX
-lizar	i]
-lizas	gJiZ
-ljahr	eRoXtI
-lk$	cTiSjQ
-lk-in	fIpY
-lkata	cPpX
-lkers	bGeGlKm\`
-lking	iR
-lkley	aGcXfKrQ
-lkone	iW
-ll-in	fTgYhLiR
-llach	cQsP
-llack	bLiVjWsH
-llado	aSi]q]
-llage	iW
-llaje	ialK
-lland	bXcHiLkL
-llano	lSrS
-llant	gKsW
-llard	bIcKiKkLpSsa
-llars	gPiYkU
-llbau	bZ
-llege	bRfLmP
-llego	rUsS
-llein	bGcUeKiR
-llena	aPi[jI
-llent	jWkRpT
-llera	aFc[kRrK
-llero	bSlUs[
-llers	aViPjRmPsQ
-llery	aVbSjRsK
-llets	bUpQrU
-lleud	cY
-lleur	aPqR
-lleys	iX
-llgau	bUcQ
-lli	bCcYjIkPn]
-lliam	cW
-llier	cWiS
-llies	hGiRjPnZpL
-llina	bLcRnZ
-lline	aIcXiJjKmYpI
-lling	iS
-llinn	cS
-llion	bVpK
-llite	cX
-llner	aRhLlS
-llo	cSjT
-llons	b]cGjE
-llors	aHiRjImSpUqE
-llots	bX
-llout	fSjQ
-llows	pGr]sR
-lls	i^
-llt	hX
-lltag	tY
-llten	aHbTcKjRtU
-llung	eciP
-llv	aSjPpS
-lly	cR
-llzug	b[iSsEtH
-lm$	mQs]
-lmage	iU
-lmann	pYqWtK
-lme	cViR
-lment	aQcHdKgKhHi\\jH
-lming	iXlP
-ln$	i[rT
-lness	fAgHhXiTjL
-lning	eXiL
-lnius	cUdQ
-lo$	cQ
-loads	iV
-lobal	bZ
-loche	bKcbiK
-locks	jRoWtR
-lodie	bRkJmWpR
-loe	cXiQ
-log	iU
-loger	aZhL
-logia	iSjRkS
-logie	aZbTcLjW
-logix	jXoK
-logna	cIhKnX
-logos	bIiFmb
-logue	aUiQjW
-loh	c[
-loi	jDlTpRrR
-loire	bHcXiV
-loise	aIcUiKjDmX
-lom	cTjQmR
-lomas	cYjKpW
-lomes	aKiFjIlTpZ
-lon	cZ
-lon's	bYcJfJlI
-lones	bZcPrR
-lonia	cYqT
-lonie	b]hInT
-lonne	iYsU
-lonte	hY
-loo	cSlL
-loods	jS
-loops	c[hXiF
-loors	aKbTiZ
-loper	aYhLlS
-lopes	aYbCiKpV
-lor	aR
-lor's	jX
-lorar	iCjVkWqX
-lores	bWq]
-lorin	m[
-lorme	qQ
-los	iU
-losed	bSfShUiHoG
-losen	rZ
-loses	p[qS
-losis	i\\
-lot	bVcViGmS
-lotes	bRiU
-lotte	bV
-lough	aJcYqRsP
-louse	cVfDgFhZ
-louts	gW
-lovis	cT
-lowed	fThUjK
-lower	hHiYmIpX
-lowna	cX
-loy	eYiUpH
-loyed	e\\
-loyee	aUhT
-loyer	hWpLqKtX
-loyes	bX
-lpers	m]
-lpful	kV
-lpine	bXiHjV
-lping	i]
-lques	jPkX
-lrush	bTiJ
-ls$	iV
-lsall	c[
-lsass	bUiPnK
-lse's	fWiR
-lside	bTiV
-lsory	fUlTrU
-lst	cJd\\fJhKiWjJrStE
-lster	bVcPiZ
-lt$	gP
-lta	iS
-ltage	cJd]fLhIi?jRlKmJpL
-ltant	aWjK
-lte	jR
-ltera	sQ
-ltern	iPjQs[
-ltero	sY
-ltest	jRqLtS
-lteur	jatF
-lth	hQ
-lties	i^
-ltige	aFcJiDjQk\\pH
-ltimo	bKeHgQqZsS
-lting	bLcFjaqL
-lto	aGbZhJiZlJ
-ltora	bUpPrY
-ltres	eKpZ
-ltros	pY
-lts	iRjP
-ltung	aZmQpT
-ltura	jUsQ
-lture	bQ
-lturm	iU
-lty	g[hBiSm@
-lu$	bLcLeRgQhGjRlX
-lub	bWeKiVjI
-lucia	cJhFjTnX
-lud	hZ
-luded	bJjU
-lue	kHmLs[
-luent	jUsP
-lueve	fYlK
-lug	bHi\`nIrK
-luida	fHgVnXpK
-luido	lR
-lular	hUjU
-lum	pP
-lumen	aQiUrP
-lumes	bd
-lures	iSjV
-lurry	bUcJiRoKpKrJ
-lus	bWcKjU
-luses	bSiLkR
-lusse	i_jK
-lut	gKqR
-lutot	jJrTsUtQ
-lux	kTnZ
-lv$	aTjQpQ
-lva	eStL
-lvain	bFmUpUrH
-lvern	cUgLqQ
-lvers	b[eYgKhKiE
-lving	bTiS
-lvira	aLcLiGj\\mWqTtE
-lways	mQpP
-lwerk	bUcT
-lying	bXnU
-lyn	aLbVcP
-lys	aKbYmW
-lyses	iUjV
-lysis	iQjS
-lyste	aWmU
-lysts	mX
-lz$	bScZhHiU
-lzado	aQbUcI
-lzahl	gW
-lzbad	cKiX
-lzbau	aUfS
-lzeit	eVfQgP
-m's	qVrQsX
-macen	aRbT
-macht	aLbZmKrHsV
-macia	aViSmKtL
-madan	fYgHmJoVsV
-madas	gRiQjS
-mador	pV
-mages	aPhS
-magro	cY
-mai	aLc?iUmHobpG
-mails	bIjRpQqQ
-maire	aTbGcKeZ
-maker	accFiH
-males	bPiRsV
-malle	bBcbdHeHfHgGhHjDkGlHmHnHoHpHqHrHsHtB
-mamos	aGrKtW
-man	kQ
-man's	bScEhXjIqQrK
-manal	dSiR
-manas	oS
-manay	fTgKhRoK
-manca	cVnS
-mance	jS
-manda	pQqS
-mande	jPqVtP
-mando	aKmT
-manga	cU
-mania	gQhHiXqS
-manos	bUqXsQ
-mante	gKhAj[nLs\\
-map	iY
-mar	cWmV
-maras	aKbIi^jJ
-marca	aJc[
-maria	iRk[
-mario	aXiJmIqZsT
-marra	bIc\\h\\iH
-marre	hKiZ
-masar	iX
-masse	c[
-mat	aQcLjY
-maten	bQgKiQ
-mates	j[
-matic	iEjYqR
-matik	jSkSrQ
-mator	a\`
-matua	iWjKpS
-maßig	bKfXhKjJqFrU
-mba	cQjU
-mbasa	aPcV
-mbate	iYjK
-mbe	bRc]iC
-mberg	j\`
-mbero	aVcP
-mbers	bViU
-mbery	cY
-mbiar	iWjJ
-mbien	kQ
-mbine	aRjX
-mbing	jV
-mbios	iT
-mbler	aHcIhJi[jT
-mbo	aJbDcYhDi[
-mbrar	qTrU
-mbres	bWmQpS
-mbria	cRdWfFiJ
-mbs	jXpIqYrL
-mburg	cPnT
-mea	fHmYpJtW
-med	bLfHhPjVqW
-medad	iZjI
-media	iVjIkVpE
-medio	gTjQ
-medis	f]hH
-medoc	aLcY
-medor	hVtS
-mee	bWhT
-meier	bZcIjKmBqK
-mel	cSpIqTrT
-men's	aFbYiS
-menal	iSkXtJ
-menau	cXjKrI
-mence	aIiFo\\pKtP
-mener	i[l[
-menes	fHiSpStW
-menia	bKcZjK
-mente	cKeQhIkWsY
-mento	hUiQ
-ments	bRi\\
-meone	sT
-meras	bRqXrK
-merce	iVjQ
-meria	nR
-merie	bQjPkR
-merin	bWmEqRsX
-meros	jPkRoP
-met	i^jK
-meter	gJj\\
-metik	aTbXiI
-metre	aZbKcHeHh[iKjClI
-metro	cRiWjWnJ
-metry	hEjYkQ
-meurs	s\\
-meuse	bKcXiKpJs]tL
-mex	jVkT
-meyer	aFbJcKeLfIgLhKiFjYkFlGmFpJsLt\\
-mfang	fZiRjJ
-mfeld	cJdAfEgKjamK
-mfony	aQjT
-mford	cS
-mgang	j[
-mi$	i\\jQ
-mia	iR
-mic	i]jK
-mical	iW
-micas	bIjUtT
-micos	iHjT
-micro	jT
-midas	bQfQhT
-mides	iV
-mie	g\`kU
-miede	aRpS
-miere	jQmR
-miers	hYmRtL
-mik	aSbHiZjE
-milar	jR
-milia	sS
-milie	fKgIhRpU
-milla	cLhHiXjJm^nHpD
-mille	hV
-mimos	bVfKiKpU
-min	iRmS
-minal	bUjS
-minar	bRiEj[
-minas	bTiT
-minee	eZ
-mingo	fU
-minin	aGbWrP
-minio	aZjXmI
-mio	gR
-mions	bZ
-mique	aPcVkSrQsJtH
-mis	jQ
-misch	hGi\`tR
-mised	eUfKiPtX
-mises	pZ
-misos	iSjRsS
-mista	aUiSjV
-mists	aKbWmY
-mit	iKjT
-mited	e^hR
-mites	iT
-miums	bJgShX
-mland	bQcQ
-mle	iRjU
-mlich	gQqRsU
-mline	aTbJcTiXjIqK
-mm$	hWjHtP
-mmand	jSkHmW
-mmary	iRpQ
-mme	bQiR
-mmend	bHhXiU
-mment	hQrR
-mmern	cTiW
-mmers	cUfPmTnR
-mmeur	aY
-mming	cQi]
-mmins	iQ
-mmt	tP
-mmune	bScQqDrP
-mmung	aIgFqUtY
-mmuns	iS
-mn$	rU
-mnite	gVqQ
-mnity	gKhYiSjK
-mnitz	cU
-mo$	iQ
-mocom	iRjGkWpJ
-mogen	aKiBj[tS
-moges	bKcX
-moi	qXrTsJ
-mojis	rY
-moker	hVkHs[
-mon	cVfPhXmBpK
-money	bUiTkI
-monia	dQjQ
-monie	aUbWcLiPmL
-monio	iTsW
-moria	i[oK
-mot	aUbVcEiKjHqR
-motor	mW
-mouth	cY
-moval	iX
-mox	jT
-mp$	aJiHj\\tW
-mp-up	oT
-mpact	bSiTjS
-mpala	hViP
-mpana	aIbUoT
-mpany	bR
-mparo	mQpT
-mpe	aUbDcKhXiLjHrIsW
-mpers	bTiV
-mpfen	aKbS
-mpiar	iT
-mpico	cGhXnS
-mpier	aSiU
-mpile	cLi^mE
-mping	aFbRhLiPj[oU
-mpios	gS
-mpleo	aEeSjPkLlR
-mples	iTpR
-mplet	eS
-mploi	jDlTpRrR
-mpo	ePkQ
-mport	bViUkUrK
-mpose	fLhCj_pFrX
-mpost	gJhQi[jKlL
-mpras	iRjRtQ
-mpris	bJfQgShTqQ
-mps	cTeQfR
-mpt	aQeZgT
-mpten	cW
-mptes	bJgGi[
-mptia	iJkUlH
-mpton	cT
-mraeg	kVqKrU
-ms$	bRiV
-msatz	gWhIiZ
-mself	jQqQ
-mst	lStV
-mstag	fT
-mt$	iS
-mtung	g\\mJ
-muaki	mQpS
-muhle	aBbYcIiYmFtK
-mular	aDiRp\\t^
-mum	gPjQ
-munal	aBb]cJfIgWjGmJ
-munds	cS
-munen	bSiRjG
-munes	bQcQhHsP
-mur	aIbPcX
-muros	bIcY
-mus	bWcVfUjAkX
-mvula	iLm\\
-mware	iV
-my$	bUcJlUpHsV
-n's	gG
-n't	q[sQ
-n-acc	iRmR
-n-air	bUj\\
-n-fri	fV
-n-off	bTgWiQoG
-n-out	kLqW
-n-sat	fW
-n-thu	fT
-n-ups	aKmJsU
-n-ven	fQsP
-n-vie	fV
-n-wed	fR
-n-wye	cT
-nable	dSeSjSmV
-nac	cb
-nacht	eIff
-nacks	iTjR
-nadas	dSfRgKiR
-nador	aW
-nados	bJcGiYkZrU
-naged	bTgJjQ
-nager	aYmV
-nages	iIm]
-nah	bWc?g[hRjJqUtC
-nahme	eXiYjIkU
-nai	c[hCiX
-naire	gQm]pK
-naldo	hY
-nalem	gWiJ
-nales	i]
-nally	cTqQtV
-nam	bTpR
-namen	iDrf
-namic	iTqKrQ
-namos	kVlZ
-nan	cXqQ
-nanas	fWiLpS
-nancy	iWsT
-nando	jRmT
-nannt	aKbTjJrV
-nanta	m[
-nante	aScLm]
-nants	aTbS
-nar	i_
-nares	c_
-naria	bV
-nario	aRbZ
-nasio	bThV
-nat	eT
-natal	iYkT
-nated	hHi[jFrL
-naten	aJeRqKsTtQ
-nator	aUmPpR
-nau	c_tK
-naute	aLcSsQ
-nauto	qP
-navit	hViU
-nax	c[
-nay	c[fRjK
-nbach	c_
-nband	g\\
-nbank	bW
-nbefr	eU
-nberg	aRbEc[
-nbuch	cLiZj]pH
-nburg	cZkW
-nbury	aIcXdStG
-nby	bJc[fLjR
-nc$	aJi]
-nca	cV
-ncage	i]
-ncais	bTrP
-ncard	gKh[
-ncees	bHh^iIjC
-ncena	fQnWoQ
-ncept	aKcIeJfKiUjKmJpSsJ
-ncers	bSeTtU
-ncert	iTjW
-nceur	nZ
-ncham	cQ
-nchef	aPpR
-nchen	cWkPrR
-ncher	bWgVhHiVjL
-nches	bU
-nchon	bIcZkLpU
-nchor	aHbTdWiJnQ
-nchos	bCcZfHh[iEjHmJpKsI
-nci	jUkS
-ncial	dT
-ncias	iU
-ncien	qY
-ncier	aUkRlL
-ncies	bVqV
-ncils	bRcLhIiQpK
-ncima	hSmQqU
-ncina	bScIhXpJ
-ncing	aTi]
-ncion	aRjU
-ncles	j[
-nclus	gW
-nco	bScZfR
-ncoln	aKcT
-ncore	jHqS
-ncs	fIhWjLsS
-ncton	cThJsQ
-nd-in	aYbHcGeU
-ndado	bSmJpJqU
-ndais	jTkSlU
-ndalk	cX
-ndant	rQ
-ndard	iSjWsQ
-ndary	aHb^iJ
-ndate	i]jL
-ndays	fT
-nde	iP
-ndeed	pQrXtT
-ndeja	iSjS
-ndeln	iXjJnUqT
-ndelt	nTqQ
-ndent	bSmSsS
-ndenz	i]
-ndera	bLcTiRjBk[
-ndere	kSlP
-ndern	jKnQrQsS
-nders	iRsW
-ndert	g_
-ndeur	sX
-ndi	aBccjQtJ
-ndian	jGsX
-ndice	ePgUjIpQ
-ndido	fYgSiQ
-ndier	aIbPiKmW
-ndigo	cV
-ndigt	aQqW
-nding	ePiQ
-ndl	hGjXqJs^
-ndled	hUjTlImKsK
-ndler	bXjR
-ndles	iSjSlS
-ndorf	pSqXtL
-ndors	iSjGkTsR
-ndort	bRcU
-ndows	bQjU
-ndred	bQgR
-ndres	t_
-ndria	kYmR
-ndros	aKb^cKtK
-ndu	aEcZiQjT
-ndung	bKeJgRhViYkHqX
-ndwas	iKkTpP
-ndy	fIhZ
-nea	sR
-neada	bJcJi[jK
-neaux	bRtW
-nec	cX
-ned	qR
-nedor	aQfKiYjJ
-neduc	jQ
-neers	hJjLmb
-nefit	aKhQ
-negal	bVcWiK
-neige	bGhWiT
-nejar	aXtL
-nel	eTiS
-nella	iP
-nelle	bPeHiSmTsPtF
-nelux	n\`
-nem	bR
-nemos	bQqP
-nence	fViVjJ
-nende	bTfQiQ
-nents	bYcLiJmZ
-neo	bTiQjSqQ
-ner's	bKgWjEpVqQsU
-neras	bRjKqX
-nerei	b[cK
-nergy	bRiPrR
-neria	aSbCi\\
-nerie	bViVjT
-nerin	aSmKpRsS
-neros	mgtQ
-nerse	eJs\\
-neses	bUiFjW
-nesse	cFmZ
-nesst	hLiKjXsQ
-net	iT
-netes	fTiKjV
-neurs	bTiT
-neuse	bGcIiGjVm[nKpFsI
-neuve	aFcW
-never	dWiLnKpP
-newal	bSeRiUjK
-nexos	aJbKcWpT
-ney	bYcSmR
-nez	c_pP
-nfach	pTrR
-nfall	b]
-nfang	o]
-nfant	cUgRsU
-nfeld	aHcetI
-nfels	bCcHi_
-nflit	jQmHqV
-nfo	bKpW
-nfrei	hU
-nft	hUpWsQ
-nfzig	gYhP
-ng$	iP
-ng-up	fDgEkJo]pGqL
-nga	eJgRhKkRoZ
-ngage	bJcIiFj\`tQ
-ngamp	cX
-ngang	aUpX
-ngeld	cHg\`hIiW
-ngeln	dViFp]rI
-ngend	jSlV
-ngere	aKiPlUsJtY
-ngers	aQbUmQsS
-ngest	cKiUnYpHqK
-ngeur	aKbJcHiLjDk^lL
-nggol	bKcY
-ngham	cS
-ngi	cYm[pJ
-ngine	iYkRqT
-nging	iTlQsS
-ngler	aZoJ
-ngles	jUkQ
-ngo	cQfU
-ngres	aWcStL
-ngrid	mS
-ngs	iW
-ngt	iT
-ngton	c_
-ngual	aRkQmIrU
-ngues	aPjR
-ngung	jUkHlV
-nguno	fUlUtI
-nhain	jUkQ
-nhalb	aQfWqJtS
-nhalt	bLcPhHiHn_
-nhang	cGiYjGs\\
-nhaus	aJb\\cPeI
-nheim	cUhUiP
-nheit	dRfGjPnU
-nhole	iRjS
-nholz	bVhU
-ni$	bRc[eLfJoXtI
-nia	iS
-nible	fUgXsQ
-nibus	lTnT
-nic	mS
-nical	jU
-nicas	mY
-nicio	oV
-nicos	aQbThHmW
-nidos	bJeVkP
-nie	bSjQmSnRtU
-niere	iJjW
-niero	jSmP
-niers	gRm[
-niert	aPbDjQoKq\\tK
-nieur	jT
-nigen	i\\jK
-niger	bHg]hF
-night	fU
-nijob	eV
-nik	bYjT
-niken	bRnV
-niker	aTjT
-nikum	bT
-nil	cXrQ
-nilla	eXgS
-nillo	aGbJc^jKsP
-nimal	aPlR
-nimer	iTmT
-nimmt	aSiWtK
-nimum	gSjT
-nin	aDcXjFs\\
-nings	fXiP
-nions	iRjR
-niors	cQmX
-nipeg	cViJnV
-niper	aJbUjU
-nique	jV
-nir	fRrR
-nis	jVkV
-nisch	jTkT
-nised	aJb]cGfHgEhTiDjSlLmE
-niser	aZhEjP
-nises	aIcWh[iAtK
-nisme	bIiSjT
-nisse	iUk]lZ
-nista	aWmQ
-niste	a^
-nists	aWiEm\\
-nites	aUbUfEgP
-nitor	fGkPlT
-nival	oV
-nives	kT
-niz	cPiXjJmQ
-nizas	bLf[iHjItH
-nja	tQ
-njabi	jQkT
-njero	qJs^
-nji	gJhDiHjFk\`mIrE
-njour	aIt_
-nk$	cIhTjR
-nka	cUiJm]
-nkauf	aQmU
-nkbar	eV
-nke	b_iRmU
-nkers	iQlQsU
-nking	iVtT
-nks	qU
-nkt	hPiKmGqQ
-nkurs	hQj]
-nlage	eV
-nland	bTeWhIjG
-nlass	a[tI
-nlauf	fQgTpK
-nlich	eSsU
-nline	iQpS
-nload	iR
-nlohn	gW
-nly	bSeTlS
-nment	bUiXmR
-nmigo	mW
-nmode	aEb[
-nn$	tb
-nnada	iUjW
-nnage	i[
-nnais	jLkXqLtR
-nneau	bUgJhZjKpK
-nnect	hUiHkT
-nnecy	cT
-nnees	bKiStR
-nneka	gImT
-nnels	bRcFdWiEmQ
-nnere	jXpQqX
-nners	jVlS
-nnete	gWhQ
-nneur	jQ
-nnexe	eShU
-nnial	bKiZjR
-nnick	aIhHiKmXpQ
-nnier	adbQjFlRpK
-nnish	kSlLrT
-nno	aLm[
-nnock	bYgLiLjJ
-nnt	bPfLoTqV
-nntag	fQgPhGo[pQ
-nnu	jU
-nnual	aFhRiYjP
-nnung	bPjU
-nny	cWs[
-noble	cRgKhS
-nobus	hZ
-nocer	aKjVkU
-noces	b\\qVtJ
-noche	pT
-nocks	iQ
-nocta	gViS
-nol	jVtS
-noles	aLs\\
-nom	bEjKn\\
-nomia	kXlQ
-nomie	aIbFeGgDiQk^tJ
-nomos	j\\kH
-non	bHcaiFjQ
-nonce	qRrXtW
-nooga	cZ
-noons	aQfY
-nor	jHmVrZ
-norar	eU
-noras	aIbZsU
-nores	aKbSfLsR
-north	cJiKn_
-nos	sQ
-not	bQjQqY
-notar	eKiY
-noten	aIb\\cK
-notig	l[
-notiz	tV
-nou	aTcUdKsJ
-nough	jS
-nov	eTfYgGnT
-nover	bR
-now	s_
-nozca	jV
-npaid	iQsX
-npark	bVcAiXsK
-nques	bThV
-nraum	b_
-nreal	bUjTkL
-nrisa	jTsT
-nrith	cSiLsP
-nry	aHc]
-ns$	bQiS
-nsa	cQfUoKqQ
-nsado	aSlLtT
-nsatz	bIjKkXrS
-nscht	eQiLkTsT
-nseil	aXiRjK
-nsejo	fQiRqS
-nselm	mStR
-nsena	l]
-nsent	iTpQ
-nsere	hP
-nsets	fXgKiEjZkK
-nsfer	h\\iSkS
-nship	bQiUsP
-nsi	iXmSpK
-nside	bViIpJ
-nsing	aHlTmXpKsL
-nsion	hU
-nsist	aKlUpIrRsQ
-nsite	bQcEdThRiHpQ
-nsito	gEj\\
-nsitz	bFcXdLeLfKgGhAiDkLlHmHnYoIpKqKrGsLtL
-nsiva	hXjFkToA
-nsive	bVcKfLgGhLi]jJ
-nsivo	fYhQjU
-nsk	bQcSnR
-nsley	bJ
-nso	fRhRlR
-nsoir	iLt[
-nsong	fS
-nsors	bHsW
-nsory	lT
-nst	fQiQ
-nstag	pSqR
-nster	cZiQsQ
-nstig	hY
-nsual	fSgRhTiP
-nsuel	iWmEnW
-nsult	bIhX
-nsumo	iQ
-nswer	bQpS
-ntact	aQeLmJpV
-ntado	hYiQjE
-ntage	hSkR
-ntags	bPfV
-ntain	aKcVdLiT
-ntaja	k^
-ntaje	eQgTkV
-ntake	iXoT
-ntakt	iSpU
-ntale	bSdGfFhV
-ntals	iSlR
-ntana	cShQj]
-ntant	aZqT
-ntary	fRnXoK
-ntate	kIq[
-ntech	bTjHkQ
-nteed	dReRgP
-nteen	h\\
-nteer	bUiVmK
-ntees	iS
-nteil	g[
-ntein	aKbCcefIiKjFkImLoIqJ
-ntela	bScKl[tK
-ntele	sU
-ntend	bPjBq\\
-ntent	aViIjVmP
-ntera	bScVnR
-ntern	iLq]rT
-ntero	bShR
-nters	aPbWgQjQ
-nteur	aSiKjWmU
-ntgen	iZpK
-nth	cKeXgYpQ
-nthal	c^
-nthey	c_
-nthly	iSnQ
-nti	aPeRtK
-ntice	aWgShQiRmR
-ntiel	dVrTtK
-ntier	jR
-nties	jGkVmX
-ntigo	iJmWqKtW
-ntine	cTha
-nting	iW
-ntino	aIb[cIs[
-ntion	gS
-ntira	cKdSfHgGjLlKrItZ
-ntist	aScIqYrI
-ntite	bUhKiKjLp\\
-ntity	aUbKiYmHpG
-ntiun	fKiZjJmL
-ntive	cLe^gTjKkKoJ
-ntivo	fDgTiXjK
-ntivy	bPcTjK
-ntl	b]cHiGmGnKtF
-ntles	iV
-ntner	eWkEsY
-ntnis	hJj[k]lS
-ntona	bYcHiK
-ntone	bDc]iWjRpH
-ntors	aHhLm[
-ntory	iW
-ntown	cQ
-ntrag	eKkJl\\qRtL
-ntral	cSiT
-ntrar	fQhLiQ
-ntras	iHjVtP
-ntrat	bSeSpU
-ntree	hTo_
-ntres	iWmT
-ntrol	aRiQjT
-ntros	aHbVgRlQ
-ntrum	b[cU
-nts	iQ
-ntual	e]jTkL
-ntune	jTkTqT
-ntura	bXjSkT
-nture	iZrP
-ntury	jY
-nu$	aJjRkT
-nua	fSiIjW
-nuals	bSjSrJ
-nuary	fToU
-nue	kRrP
-nuels	fR
-nueve	bKgTiU
-num	mSpQ
-nuo	eViQ
-nus	gR
-nuten	fPpR
-nutes	nRtR
-nutos	mJpU
-nvent	aFbVjHpIs[
-nvenu	jGkTlU
-nviar	pU
-nvier	eQoZ
-nvois	bFiUnS
-nvoll	hKn[
-nwald	cRnU
-nwall	cVnW
-nwalt	aZbCcIfIiIjXtK
-nwerk	bbc@
-nwick	cT
-nwide	cJjLnY
-ny$	cUmX
-nya	aPjRkQ
-nyone	eJsX
-nys	mV
-nyway	lWrR
-nz$	jQ
-nza	jRoQ
-nzach	cT
-nzado	jU
-nze	qX
-nzehn	gYjP
-nzeit	eYhR
-nzell	cX
-nzept	pSrW
-nzern	bZiDjQlS
-nzeug	h\\jI
-nzgau	cSgHnT
-nzhen	iLnV
-nzlei	bWdR
-nzo	iGj]
-nzuge	b[cLhTiE
-nzung	fIi\`jFnK
-o's	qPtY
-o-end	iTjR
-oa$	cViDnW
-oacan	cY
-oacha	bIcX
-oad	hSi]
-oaded	fEgYhV
-oader	iTjP
-oam	bJcZiV
-oanne	c\\
-oards	cHh[iTpL
-oat	bLh\\iJjTkSpIqSsH
-ob$	bGeQgYjV
-oba	nSrSsK
-obado	japJ
-obald	o\\
-obart	cY
-obate	iW
-obe	aUjPpX
-obhan	mR
-obi	cV
-obile	mRqQ
-obing	aZb>
-oblem	bQfKlSqR
-obody	qQsU
-obots	bTjIkSrR
-obrad	hS
-obrar	iVsU
-obrio	jIrU
-obros	aRgK
-obs	fLp_rX
-oburg	qT
-oc$	aJbTgUhKiWjJ
-ocado	bRkT
-ocale	bViQtS
-ocals	eXhDkUs[
-ocate	aXbLfEi^jGrHtJ
-ocats	aFbZ
-ocd	jU
-oce	bPiRtR
-oceso	aRjRpS
-ocess	mQ
-och	aUcTfQhH
-ochat	mZpI
-ochem	bQcZfJiJnL
-ochen	hRlQ
-ocher	fAie
-oches	fR
-ochin	a_cIjJ
-ochst	iX
-ochte	gKtU
-ociar	iW
-ocido	bLjVsZ
-ocier	iY
-ocies	bVpP
-ocina	iQ
-ocion	gKhXlT
-ocios	bPmR
-ocity	aJbGfHgJhAk]lEmI
-ock	cV
-ocked	fHh^jFkJnIoHtK
-ocken	fWhQrR
-ocker	aAbKiUjUmS
-ockey	kQ
-oclaw	cUnS
-oco	mSqPsY
-ocole	hHiZ
-ocolo	iPjV
-oct	aJbJcGeCfYgHiQjFoj
-octor	aCcHhLiQj^kLqT
-od$	cVhT
-odaca	cRhT
-odbus	iWjS
-ode	cP
-odega	hHnTpQ
-odell	eJfe
-odelo	bVgJiQjQ
-odels	iT
-odern	iRjV
-odias	iQjQ
-odies	hUiHoYpCtL
-odigo	iPlXpT
-oding	iXlR
-odles	iTjWqJ
-odo	k^
-ods	iSjQ
-oduce	bXcHhHiTmK
-oduct	bRgLmS
-oduit	rS
-odule	iRkWtS
-odulo	aKiY
-ody's	gHi]
-oe$	c^jU
-oer	lR
-oes	bUjVqIrQ
-oesnt	iKjW
-oever	bRiLjDqVsW
-of$	cQhKjZ
-ofano	cQiR
-ofe	aKbHcHibjL
-off	cSfIhLkRo\\pI
-offee	iSpU
-offen	aGc[iJ
-offer	bIhSqW
-offin	bU
-ofile	hJiRlLpRqLrLtX
-ofils	aKfKiUpTqT
-ofort	o[qQ
-ofs	gKh[iJjSnF
-oft	bAcYjakS
-og$	hJiSjc
-oga	hVmSpD
-ogada	aPbQcUiKmS
-ogado	jUlR
-ogate	bLcVfIgKhT
-oge	a]mT
-ogica	aTbWcJiJsU
-ogico	bQiS
-ogida	iZ
-ogies	iUqLrW
-ogist	hQmZ
-ognac	cR
-ogo	aUjP
-ogota	cVdT
-ograf	aSjRlV
-ogram	cLiY
-ogues	fLi_mWpH
-ogy	aP
-oh$	cZhVjF
-ohaus	bU
-ohe	aKcJhJiIjSn[pHqH
-ohn	gUiW
-ohnen	bXgJhViKrI
-ohner	iQjWrQ
-ohr	aViT
-oi$	aLjIkTqS
-oices	i[
-oid	aQjUmP
-oie	aDcQrc
-oigne	b\\cJiKjRsQ
-oigts	jXqS
-oil	hZ
-oilee	bXsQ
-oiler	iUjS
-oiles	gKiY
-oin	mSoUtQ
-oiner	aRkV
-ointe	bTf^qF
-oints	gQkS
-oir	gLkR
-oires	gUqS
-ois	cT
-oisse	aJb[
-oissy	c[jL
-oists	a[hKiGmJ
-oit	dHgTjGpPqTsQ
-oites	bKiW
-oitie	bTfIhU
-oj$	fZjR
-ojado	jWqU
-oject	cRmU
-ojekt	aIeZrR
-ojets	aTiS
-ok$	iUkL
-okane	cXgL
-oke	cQiP
-okeng	hSpX
-okens	iTjQ
-okers	sW
-okery	iXjS
-oking	sP
-oklyn	aLbVcP
-okoll	bGi^qT
-oks	bUjU
-oktor	fKq[
-oku	i]jI
-okups	dEiSjT
-ola	bSiRsQ
-olada	gRiX
-olade	gFhYiEjW
-olado	bHcHeIhKicjFsI
-olage	bRgI
-oland	fKi\`jGnQ
-olang	iDjZs[
-olape	fVoV
-olate	iYjXqQ
-olbox	fSi[jJlR
-old	bQiTmS
-olden	bFc[hGjGl[nJ
-oldes	cLiX
-ole	jQ
-oledo	aKcSmQ
-olene	mW
-oleta	gSiWjItQ
-oleto	gIiQjInW
-oleur	jV
-olf	bJjRlLnX
-olg	gSjQ
-olger	aLmYpJ
-oli	bVcW
-olica	aXcKjCmJqLsY
-olico	aRjJsT
-olicy	jKkUmHrW
-olide	gFj]sU
-olido	bHcHeJfJiYjCk[mJpG
-olien	qR
-olier	eKfKjSmX
-olima	cciGmS
-olina	cZhT
-oling	gIhYtX
-olino	bTiW
-olios	iUjGlIpY
-olish	jRkR
-olite	iEjWqT
-olito	iT
-oliza	hXiIjT
-olk	aJcYtL
-oll	iTtY
-ollab	aUbKmY
-ollao	aW
-ollar	g\\
-olled	bIeTfHgTqXsJ
-olleg	bHcRjTmT
-ollem	fFlXrR
-ollen	cJePiZ
-oller	aWbPmV
-olles	clfGgGhCiDjKtR
-olley	bIcIhViQjS
-ollos	cLi^
-ollow	iUlSsQ
-ollte	qRsW
-oln	aKcT
-olo	hZqX
-ologa	aSm]
-ologe	a[iFmY
-ologo	aV
-ology	aQbRjRkQ
-olony	h]iL
-olour	jT
-ols	cWiQjW
-olt	cSfZgLiEpJ
-olten	cTfWqY
-olton	cT
-olume	aXbJiLkQlQpJ
-olumn	lRrQ
-oluta	jSqR
-olute	cRjSqP
-olver	bKhQiXkJoQsJ
-olz	i[
-om$	bU
-oma	jQ
-omach	j[
-omado	kRqS
-omage	aTkKlT
-omali	cGhLjJk[
-omate	iRjG
-omato	aKcKhWiIjTpI
-ombas	a[cJiP
-ombes	aKbTqS
-ombia	bTcIdX
-ombre	qQrVsS
-ome	lP
-oment	cLhTtV
-omers	iSlRsR
-omias	iW
-omica	iQ
-omico	iSrV
-omida	hW
-omina	g[
-oming	iQqUtS
-omise	iSqUrT
-omist	mX
-omite	iSqRtQ
-ommas	jLrXtS
-ommen	kP
-ommer	fVqQ
-ommes	bTmQ
-ommis	aTmXsR
-ommon	aHc\`eJfKhEiCkTlJnKrJtE
-ommst	jPkKlTtV
-omo	aXeR
-omont	cY
-ompes	aJbU
-ompra	iWqIrV
-ompta	aTqP
-ompte	bTiGmXpKqHsP
-oms	bVhPiS
-omy	fFhIiXlXnT
-ona	aQcS
-onada	b[hXjL
-onado	aCbCcRiWjGk^
-onage	bLiXjR
-onais	bVcIiGjEkLlRsX
-onale	bU
-onals	iIjTmW
-onary	fHgQhHiZ
-onate	eT
-onatl	hViS
-oncar	jX
-onces	t[
-ondas	iUpS
-onday	nSoTpR
-onded	aJjFkQlKmJtZ
-ondee	bS
-onden	aZbEcHiV
-onder	ka
-ondes	cRhTiQ
-ondon	cQdQ
-ondos	cTjQ
-ondre	gKiXpStJ
-one	jR
-oneda	bSgVhQ
-onent	a]
-oners	aXcJiWsV
-onest	fSiL
-oneta	h]n\\
-ong	cSsU
-ongas	qSrV
-ongee	bKiIjEkZ
-onger	eShToH
-onges	bIc\\iK
-ongue	eTiTjSsW
-onian	c^fJiEjCkR
-onica	iPpQ
-onico	hXjU
-onics	aPiVjSkI
-onier	aDb[cDgKhLiIjLmY
-onies	bThKiSoS
-onige	cIiRj]
-oning	bRi[
-onist	aY
-onita	iTrHsV
-onito	cDfIgLi\`kK
-onmel	cX
-onn	c]
-onnax	c[
-onnel	eVgKiRnQ
-onnen	jQkW
-onner	cEeKfKi^kR
-onnes	bWcR
-onnte	bYjIqK
-onnue	jTkH
-onoce	aKkRtU
-onoma	bUiGjV
-onome	aXhRiK
-onomo	eZ
-onomy	aKhGiIlRnX
-onors	gKiTsT
-onses	iPpW
-onsor	iWjQqR
-onsse	aJbQiVjR
-ont	capT
-ontag	aJfQnQpL
-ontal	a_bDcGgGiH
-ontar	iWkLsV
-onten	aKgLhJiY
-onteo	iT
-onter	aJsV
-ontes	aLi\\
-onths	eU
-onton	bRcShWjH
-ontra	g\\jJnRrU
-ontre	lXqQ
-ony	a[bBcIdQjW
-oo$	cVhQ
-ood	bSc_
-oof	fLh\\iGkJlIpHrS
-oofer	jTtI
-oogle	iS
-ooked	aTlS
-ooker	aPbSjT
-ookie	gIh[iBkQlQ
-ookup	gIhRjY
-ool's	cYiT
-ooled	gVhJ
-oom	bTiWjS
-oomba	cWdLhJ
-oomer	aSsS
-oon	f^
-ooner	oUsS
-ooper	hW
-oor	c^pItZ
-oordo	aRmZ
-oos	aYiTsV
-oot	bYhRiYjH
-ooter	hQjSkV
-ooths	aWsL
-op$	bQcSiX
-op-in	iUpU
-op-up	bXcKeJhU
-opa	iR
-opado	bIj\\
-ope	iTlTnQ
-opede	aUlP
-opers	aZkA
-opf	bXjSkSqI
-opfen	aTiX
-ophet	jXkK
-ophia	cV
-ophys	bTkV
-opias	iPpR
-opied	tY
-opies	iUpV
-opify	bKjYqP
-opina	g\\
-oping	aIcVqTtS
-opios	bThUiFjJkQ
-oples	iW
-opnia	jW
-opped	h[
-opper	aKbTiY
-oppes	hViBjZ
-ops	i\\mS
-oq$	iGm]pJ
-oquia	aHbWpQ
-oquis	cKi\\
-or$	aU
-orada	oW
-orado	gQjRlW
-orage	bZcFiR
-orale	aSiU
-orant	albJcJmW
-orara	jGkX
-orary	eUiS
-orata	gSlP
-orate	iQrS
-oraus	tQ
-orber	dDibjBlJ
-orcha	cKmWpV
-orche	bIhSi[mG
-orcio	b[eKjI
-orcon	cUiQtI
-ord	cc
-ordas	bT
-order	aKcJdWiEjYqG
-ordes	iS
-ordic	bShIiJjW
-ordre	jUtQ
-ore	cP
-orean	eYiIkX
-orees	gV
-orero	iSpT
-orest	bSk[
-orf	caqR
-orfen	qVtJ
-orgel	aJbZhYiEjJtL
-orgen	bSpPqK
-orger	aDb\\cKqVsI
-orges	c[
-orgue	kU
-orher	gVlWoQ
-ori	aQbRiDjQkW
-orial	b]
-orias	bWgCiS
-orier	aUbJgKqS
-ories	bQgR
-orine	iX
-oring	cRi\\
-orios	aKb[cHeFjUmFpL
-orist	aS
-orita	fXmGsVtT
-orite	lJmSsW
-ority	fQgS
-orium	bJeKiVjHmY
-ork	i]
-orked	jVkRlRpK
-orkel	iVrQ
-orker	a[
-orlie	cW
-ormal	fQlPrU
-orman	bKfHiKjKlImYtL
-ormar	iX
-ormas	cUiRj>kY
-ormat	jQ
-ormed	bJeRpPqY
-ormel	bKiSpErZ
-ormen	iQj]
-ormer	iZkUsQ
-ormes	j]pK
-orn	bQcZ
-ornal	gZ
-ornee	cJiTjW
-orner	c[iK
-orney	bT
-ornos	bWcGiQ
-oro	aUbFcdjI
-orque	sQ
-orreo	kJpXtU
-orres	bUcQiJpT
-orror	iTjI
-orros	iajL
-ors	mP
-orsed	jX
-orses	hQiPjS
-orset	aBc^iEkSlLtF
-ort	cQ
-ortal	kUp\\
-ortar	jWqR
-orted	bKhYiJmXqU
-ortem	bGcJi]
-orten	b]cJiSkS
-orter	aRhTjT
-ortes	iW
-ortet	bJiFjLlGmUqX
-ortie	dHiWkIsU
-ortif	aY
-ortir	iVjGsJ
-orton	cKiW
-ortos	hT
-oruna	cW
-orung	aLcGfSi\\
-ory	jP
-osa	bQcLiIjRkT
-osage	iQ
-osals	hSi\\tK
-osc	hWjK
-osdoc	aKbPgU
-ose	hR
-oseph	pStP
-osh	jR
-osher	bRhSjP
-oshop	jWkP
-osiet	jW
-osifs	aT
-osing	cHiToXpR
-osion	i^
-osite	bDhEiHjTl]pL
-osito	bTkKlX
-osits	iZjK
-oskop	bHiT
-oslar	bRcS
-oso	iYsU
-osoft	iQ
-ospit	hSiR
-ospiz	bQ
-osque	cWhT
-oss	bThZkR
-ossen	jR
-osser	aGbGcIgLlUm\\pDtJ
-osses	fZs\\
-ost	b_cFjKoV
-ostal	aCbYpW
-ostas	gX
-osted	dYgWhFjLlJ
-ostel	aQhZmKsJ
-osten	eThatQ
-osteo	jX
-oster	fQiVjR
-ostes	aYtB
-ostet	hY
-ostic	aSjS
-ostik	aUbGcJi\\jD
-ostly	bR
-oston	bScP
-ostos	iT
-osung	aRfYhBtP
-osure	kS
-ot$	cYkR
-ota	cVeLoXpK
-otage	iXsR
-otano	bRhP
-otary	l\\
-otash	bVjI
-ote	cSdR
-oteca	bUrX
-otech	iKk[
-otels	bRhQiP
-oters	aEiVjImX
-otest	hHpX
-otgun	jTkS
-oth	bScZdEfLhJiWsK
-othek	bScH
-other	sQ
-othes	bKc\\hKiGjSmF
-otica	hR
-otice	oS
-otics	bX
-otina	cIjY
-oting	gHiSpX
-otion	jPkSlV
-otipo	jAkWr\\
-otive	cIjSkQ
-otlin	aQjPkY
-otnes	cWlI
-oto	dY
-otomy	gLiSlZmLsH
-otors	bZiQjKmG
-otril	cWsS
-otriz	bTiJjV
-otros	bKiSlUmR
-otruf	bSfUjH
-ots	bShX
-otsan	aVcIjZ
-otsen	hJjJmX
-otted	mS
-otten	bHc]hYiAtQ
-otter	iU
-ottes	hX
-ottet	pTqV
-ottle	gRhViK
-oture	fQiQjTpR
-otype	bWfJiP
-ou$	aUcTiI
-ou'll	lR
-ou're	qJ
-ouane	aWc]hKiAkJlTmGnF
-ouars	bJcZfH
-ouble	gRlQsR
-ouche	fEhRiTnS
-oucou	tY
-oud	cWj\`
-oudin	bW
-ouest	aFc^nDoL
-oughs	aLbXeJhHoVqWtK
-ought	bPqR
-oul	cU
-oulee	fQiS
-ouler	jRnV
-oules	iSkTtI
-oulot	s[
-ounds	iQ
-ounts	i]
-ounty	bTcTnQ
-oup	bKcYiY
-ouper	hQiUjK
-oupes	iY
-ouple	iRsX
-ource	aJiPmU
-ourde	jS
-ourds	bU
-oured	bKhTiLpHs[
-ouren	cWnV
-ourer	gRiJm\\
-ourly	eWiQ
-ourne	bQcQ
-ourni	hX
-ourri	hY
-ourse	hQkPlQ
-ourts	bQdQiPnT
-ous	pJtY
-ouses	iYnT
-ousin	eIiKpJqY
-ouski	cUnT
-ously	gPjRqT
-ousse	bLh[jG
-outer	iR
-outes	bQhQ
-ouver	cVqT
-oux	cVpTsT
-ov$	eWfWhIkQnHpK
-ovals	aTiEjT
-ove	gThYqS
-ovely	bQkV
-overs	i[nQ
-overy	aSbGhTiW
-oving	bRjQ
-ow$	c[
-ow-up	i[kH
-owave	hX
-owder	bZjL
-owe	cUfLpT
-oweit	gX
-owers	hTiS
-owing	iRkZ
-owise	hIjSkVmKpK
-own	cXiRjLnP
-owned	bkcH
-owrie	c\\
-ows	iU
-ox$	fQiUjT
-oxmox	jT
-oxone	aWbLiX
-oy$	c[nI
-oya	bXcR
-oyage	bSeSsQ
-oyd	jKpYrL
-oydon	cV
-oye	aQhV
-oyees	bVhSiGmR
-oyers	bPi[jK
-oyeur	aTgCh\`
-oys	bKiVmY
-oz$	aEbIcaeLfKhGjIlLnToIrL
-oza	aKcTmWnU
-ozent	fT
-ozese	aCb\`mF
-ozess	eHpYqS
-oznan	cTdJnV
-p's	cRqW
-p-ins	cGfTgQnV
-pa$	jQtT
-pable	cKj\`sC
-paced	cKdKjJrW
-paces	aTbZcJhE
-pacho	aKbU
-pad	mUtP
-padin	bQmU
-pagne	bIfShJjVkV
-paign	bPeSnToR
-paket	cLh_jKmHrH
-palda	cRjSsS
-pales	bHcWiQ
-palme	cWiR
-pan	cRpIsY
-panar	iQjT
-panas	jXnU
-pania	aKbYhJjR
-panol	aShRrS
-paque	bGcYhXiHjKpI
-parar	i^
-parel	bQjV
-parer	iWtU
-parks	aSbHiWtK
-parky	aWbLjS
-parte	fPgVnQ
-parto	aIbUiQtE
-parts	cRpR
-pas	aJgLhRmIqAs\\
-pat	fXkR
-pataz	aRhKmY
-patch	aXbLiS
-pater	gThVjFqQ
-pathy	jYlI
-patos	hXpK
-pause	fYgIhQkJlUoIqFsS
-payes	iZ
-pbell	cTiVjK
-pcion	aQcQi^oKpR
-pdate	bTfGiEjZ
-pe$	hP
-peaks	jQkUlTmI
-peals	iUqQ
-pec	cZsP
-peces	bUiR
-peech	bJiTjQmLqKsK
-peg	cViJnV
-pel	b\\fRgRjK
-peles	jWlRpU
-pelez	pX
-pelle	fDh\\jKmPpR
-pen	i]
-pende	m[
-pendo	kSsV
-pends	gUoSqT
-pened	hXlQqR
-pensa	fRgIhU
-pense	gLhRiU
-per	jR
-per's	bEc[d^gJhIlJpDqKsItI
-perle	cRjLpJtV
-perly	fGhWiQjU
-perre	bJfYhQjYkI
-perte	bShVjJ
-perts	bJiTmXpH
-perty	aVbJcGeKiQjPmI
-pes	iV
-pesen	gUkWnQ
-pet	bXiX
-petua	gKiQmT
-peuta	aTmS
-pf$	bVjTpUqJ
-pfalz	bCc]gQhJiF
-pfang	aXbKcFiXkLtI
-pfe	bYhLiQjL
-pfrog	jX
-pft	iWoEsR
-pfung	jb
-ph$	cXkKtV
-pha	cIjYmI
-pharm	hKiHj_
-phase	iZ
-phe	jVrV
-phers	b[iLtG
-phile	aUiL
-phine	iHjVtY
-phone	h\\
-phs	pWrUtI
-phy	aRcKhQiVjP
-pi$	aIcTiJjW
-pia	hQjRkS
-pid	bWfKhLiGj]kKmKqK
-pides	cK
-pidos	iW
-pie	aTiVmR
-piece	aAbTiX
-piele	aLbUcJfQiS
-pielt	lW
-piere	iTpX
-piers	bLdKiSm\\pG
-pin	iRmTpR
-pinal	bQc]
-pinas	g[hH
-pings	iW
-pio	jS
-pista	cZiKmK
-pists	a[jI
-pit	hSiR
-pital	bXcQ
-pitan	aYcKmXpK
-pitze	aWbEfXiLoK
-piz	bQ
-pjeps	aRjS
-pkeep	cJiW
-pla	aJbXcH
-place	aWbViGoVtQ
-plain	aViQrQ
-plane	ikrQ
-plant	bRhJjPqQ
-plate	aKcUrWtR
-platz	c\`h\`pR
-plays	iV
-plazo	eXkKqT
-pleta	eXjQ
-plete	jVsT
-pleto	bPeQhToS
-plett	dPhTlP
-plica	lVpL
-plied	hSlVmRpQ
-plier	i\\
-plies	gPqQrP
-plift	gW
-pline	iTjR
-pling	i^jH
-plits	fW
-plo	iW
-pload	pR
-ploma	hQjSlS
-plome	jRlX
-plona	aHbQcP
-ploye	aQhV
-plunk	jV
-ply	hBiU
-pme	iKjS
-pment	a[iT
-po$	cPhQ
-point	fIkXqItY
-poken	jWs[
-polis	cV
-pon	i]kF
-ponde	aLm^
-pones	aKbHcIdJeLfKgJhCi>jUk^lImJnJoJpKqIrJsKtJ
-ponse	fSiRjKnKpU
-poo	bQiS
-pools	i[
-poral	eXiS
-porar	cHe[hJiLmHpEtX
-porta	kUmS
-porte	iR
-ports	iQ
-pos	bTgYiT
-posal	iVpS
-poser	b[iEjTrE
-posit	fKiSjT
-pot	j\\kWrE
-pound	hWiPkJlIqIsU
-pouse	hXjL
-power	j\\
-pp$	fThTiPtR
-ppa	cKdHeJfKiJp[rIsLtH
-ppe	gT
-ppeal	bIiXrV
-ppear	jLr[sH
-ppels	cKfGi\`
-ppern	pT
-ppers	aKi_kTtL
-ppily	iHk\\
-pping	iXtS
-pport	aSi\\
-pprox	iP
-pps	bTcKiUmT
-ppt	aLfJsYtW
-ppy	aQcJiBqWr[
-pr$	iS
-pra	iWqIrV
-prach	cJiUpSqS
-pre	nP
-pread	fQmR
-preis	h^
-prend	aJjHldoH
-presa	bReS
-press	cIfXj[
-prete	aagJiAjC
-pring	qS
-print	iQjY
-prise	hR
-pro	iVjTkQ
-probe	iQjUpZ
-proof	bDcKfKh]iEjPkHlHpGrSsJ
-pruce	tU
-pruft	jTmS
-pruit	ca
-ps$	i\`
-ps-la	gR
-pse	cKjUkT
-psell	iY
-pster	fCi]jSnH
-psy	cIhLiQmTsR
-pt$	iR
-pta	aQpGt\`
-ptain	gT
-pte	kR
-ptics	eJiSjFsctI
-ptime	iS
-pting	bCiRjPkP
-ption	jS
-ptive	bQiBjY
-pto	bKjLkTm[
-ptoir	iTpQ
-ptops	iQsQ
-pts	i[
-ptura	i]jH
-pture	iQjW
-pu$	bT
-pub	bX
-puler	jU
-punkt	kStP
-punta	aP
-pur	aLbWcRiHp[
-pures	fYoH
-pus	cQnTqP
-put	gRiRjLkI
-putat	bKfKgXhSpH
-puter	iYjJlU
-putes	fVi[
-py$	bQfKiSkR
-qb$	bJjRkP
-qu'au	eQpS
-qu'en	bXiK
-qu'un	aRsS
-quads	bTiImS
-quage	i\\
-quare	iZ
-queca	cUsP
-queos	iW
-quera	bYcUtK
-quero	bKiKjTmWtL
-query	jU
-quest	aKiLmIpCrUtY
-queta	cJib
-quete	i]j>kXqR
-quets	iXsW
-quial	hVjJ
-quido	fHgXjK
-quier	aLcXpU
-quina	jX
-quipo	aQ
-quise	i_
-quity	aQgW
-quote	bXcIgJiU
-r's	qR
-r-day	fUgT
-r-end	gWhK
-r-ish	aGbQi[jL
-r-old	bGi\\
-rabad	aIc[iG
-rabic	kTlP
-rable	jRkW
-rably	kVsS
-rac	b\\cKiKkRtX
-rache	iZpR
-racia	bTcJmRqRtK
-racks	hWjSnQ
-racle	aR
-racts	iSkR
-rad	hb
-radas	fQjZ
-rader	bTiTkUqS
-rades	aPbLePiVjLmQ
-rador	aR
-rados	iY
-raf	aRjQlU
-rafia	bHiQj\\
-rafte	aRm\\rP
-rafts	iU
-rag	e]gJhSlR
-ragan	aKmPpX
-raged	dGeKhWkWpH
-ragen	i[jQpQ
-rager	bTiTqTsY
-rages	bQcShHiZ
-ragte	aSkSq[sB
-rah	c\`mRtI
-raiga	gP
-raine	cTiKj[pV
-raing	c[
-rains	bV
-raint	bFi[
-raire	aTfRhP
-raise	gLhSiRqX
-raiso	cciBjJ
-raite	hVqRsR
-rajet	gWhQ
-ral	iP
-ralee	aJbIcX
-rales	bIjQpR
-ralia	b[cKhVjJqR
-ralls	bHhUiY
-rally	hPiV
-ram	cFjIsRtV
-ramas	cVf\\
-rames	iW
-ramie	gj
-ramme	bRiVjHtJ
-ramos	fSjLkUqX
-ran	bQcP
-ranca	cIeSgRlKrK
-ranch	bScQnSpIqV
-ranco	aHbKcXf\\
-rancs	eLhYiLjK
-randa	c^iJ
-rande	cXdUrP
-rando	fHgRiEjWqR
-rands	iW
-ranea	sR
-ranes	bXcLiXsJ
-ranet	aErYt\\
-ranga	cVjY
-range	bGfLhEs[tT
-ranja	aQ
-ranke	i\\
-rante	bS
-ranti	eVgQjJnPpH
-rants	aTgTmV
-ranty	aPiY
-ranza	fYiXjHsK
-raphe	jVrV
-raphs	pWrUtI
-raphy	aRbKcKhQiVjQ
-rapie	aVbGcIiTmVpI
-rappe	jR
-rar	cP
-raria	aEbPiPkV
-rarzt	aXbLhTjCkP
-rasas	bQjPmS
-rasen	aScKgKiUjU
-raser	aYjG
-rases	jQr_
-rasos	iZ
-rasse	cYkLpDsUtW
-ratar	jTqVrT
-ratas	o[
-ratch	aKiRjKtW
-rated	iTlX
-raten	i\`mI
-rater	a\`eP
-rates	bJcYhGiUsX
-ratet	qHs_
-ratif	bQiUrT
-ratin	aQr[
-ratis	hWpPsR
-rator	aYbT
-ratos	eRiZ
-ratur	bJi]kS
-rau	cTiZjRtJ
-rauch	aTsT
-rauco	cUjKqR
-rauen	eJmRsW
-rault	bTc\\iGjQ
-rauma	bScKiY
-ravan	hY
-ravel	gQhQnX
-raven	c_fK
-raves	bFcKfYjSpQ
-rawer	hKiQqVrH
-raxen	bUiQ
-raxis	bXlR
-ray	aFcRmZpS
-rayer	bKiPj]
-razos	aSbFcLpHt[
-rb$	aQbTcGdPhUjRpD
-rba	kU
-rbach	bUcYi?jK
-rback	aVgKiLmU
-rbage	i^
-rband	bhcHpR
-rbano	aQbHkV
-rbaro	kX
-rbe	kR
-rbeit	dUiT
-rberg	mTpQ
-rbier	cW
-rbike	hKn\\
-rbine	aRgJpV
-rborn	cP
-rbour	iJmP
-rbuch	bSpP
-rbund	aQbciKjI
-rbung	lQp_
-rburg	iPjW
-rburo	b\`
-rc$	cU
-rca	aKca
-rcade	bXcFgYhIiKjLmI
-rcado	fPiXsQ
-rcare	i^j?
-rcels	bRiU
-rcent	gRhT
-rcera	bVpFqQrV
-rch	cP
-rchef	jFmZpQ
-rchen	caiY
-rcher	aW
-rches	bUiT
-rchiv	aGbQjHkWpTqP
-rcial	eQmT
-rcice	fUoKpU
-rcing	eWmX
-rcino	aVbBiP
-rcise	dKpX
-rcs	bSmU
-rda	bIcUiJjBk\`
-rdado	iUjW
-rdage	iY
-rdays	fW
-rde	aLiTjS
-rdeen	cSnY
-rdens	aSiSmT
-rdero	aKi\\
-rdert	iIkZlU
-rdi	hVjK
-rdiac	bVcIkS
-rdias	fVmT
-rdien	aZcJ
-rdiff	cQqS
-rdina	mZ
-rding	cQtT
-rdita	mV
-rdo	gLiImUqZ
-rdoba	cQnT
-rdona	cLdKqWtV
-rdt	cUmT
-re-op	iVjKkJ
-rea	iW
-reach	iSjPnV
-ready	iVsR
-reaks	qQ
-reams	iTjK
-reamy	kTqP
-reana	bRmS
-rears	eJiV
-rease	iW
-reaty	aYbRcEhK
-reaux	dPiV
-reb	aHbEcYiSsS
-reche	bQhX
-recho	jTkVlU
-recht	cUfJiRjU
-recie	kZ
-recio	h[
-recke	bGgKi\\jIsT
-recta	bTeJiHmTpQ
-recte	eWmU
-recto	e^jK
-red's	bEcQkY
-redis	fY
-redit	hW
-redor	cTsR
-ree	lR
-reens	bViW
-reers	hKp^qI
-reets	iW
-reeze	gKiLoXpJqU
-refer	qPsU
-reful	jUqYrL
-regas	aHbXhJiTjKmKpJtK
-regop	hX
-reher	aabJcLeIiIsJ
-rei	bW
-reibt	bTfGqH
-reich	bWtW
-reide	bYcIjLkKlU
-reien	j\\qX
-reier	eQfUjT
-reies	hUiHjVkGqJsW
-reign	cJiRlLmTqL
-reils	bXiKjLnT
-reine	bKcIiZ
-reins	iVsT
-reira	cTmQ
-reise	nWrV
-reize	fQgQ
-rel	bUfQ
-relie	hPlKmY
-rella	bQeVgS
-relle	eHiSjY
-reman	aUcHmZ
-remen	cViS
-remio	gY
-remos	cLqS
-ren	iV
-ren's	bPiS
-renas	cQiU
-rence	gIhW
-rench	jQkR
-renda	mRq[
-rende	bTlVmS
-renes	bTiR
-renez	cJi[oR
-renne	aEbIcGe^qI
-renos	cKfTjW
-rensa	iIjKlJmVqQ
-rense	cSiS
-renta	bV
-rente	h\`
-reo	iYpRtR
-repas	aHbPgJhU
-repot	cTjVtL
-rer	aVbPmQ
-reras	aUiJm\\
-reres	bXhHiFm]pI
-reria	bSiXjHqP
-rerie	iXjU
-rerin	aChLmYpKtY
-reros	aQcKiFmXtJ
-resas	iT
-resco	b[cKiEsR
-resen	iTjHmQ
-resno	cU
-resor	bU
-resos	fTmGrT
-respo	bScShK
-resse	cX
-resto	iKj\\
-ret	c_qY
-retar	aXcRiR
-retch	cRjTqW
-reten	bLiRqTsY
-reter	aWcJkRpGqU
-rette	f[gLiYlD
-retty	rUsX
-reude	jY
-reuen	iWkSnJ
-reuer	aVbJhKiHs]
-reuil	bTcHiVjK
-reurs	aYbX
-reuse	fXhIiXjSrJ
-reuth	cV
-rever	d[eSfJqL
-revet	aRjRkRlR
-revia	bKi[
-rew	kRmTtT
-rewer	a]iKjLpJ
-rey	cV
-rez	bKi\\mVrH
-rf$	c^
-rfait	ePfRhQ
-rfect	jXkIs^
-rfekt	jX
-rfeld	c]iH
-rflow	jU
-rfois	fUhRiS
-rfolg	gSjQ
-rfolk	aJcYtL
-rford	aJcR
-rfrei	gSnY
-rfurt	cTqQsP
-rg$	bQcS
-rga	hBiQjKk\`mFpK
-rgabe	aHoQpJt[
-rgada	aSiFmZ
-rgado	aWmW
-rgang	jVkSl\\
-rgate	cZ
-rgeld	bQcHfSgSnUqF
-rgens	iPjWtQ
-rgent	qStS
-rgeon	bZcDhKiR
-rgern	bIiZ
-rgers	icjL
-rgets	iQlS
-rgh	cU
-rgica	b[cAiP
-rgill	cSjT
-rging	hPqT
-rgive	qUrJtS
-rgo	iQjWqT
-rgocd	jU
-rgoin	bKcLhT
-rgt	bVrJ
-rgues	hYpI
-rgung	bShciQ
-rgy	bQiSrP
-rhalb	aJbHdVfKjT
-rhaps	eHiGkUoWpK
-rhaus	bWc\\gEiI
-rhazy	bFcU
-rhead	cV
-rhein	jXkJ
-rheit	aRiJjW
-rholz	bEcZ
-ri$	mR
-ria	bQ
-riado	eEgXjQkT
-riage	a]
-riaje	cJiUjQ
-rials	fTjR
-riaux	aIbY
-rib	bYcIdJgLhTiHqKrK
-ribal	aTjTlLnS
-ribas	qStS
-riber	jS
-ribid	mKpY
-ribir	aIjWkI
-rible	aJiGkVqUsU
-ric	bSmX
-rical	aQfJjQpQ
-rican	aJbXjJpJ
-ricas	gSiJjFk[
-rices	bQi@jJm_pGsT
-riche	iSjS
-richt	bQcQiXjInTpX
-ricks	cLiLjW
-ricos	bTiGkRmQ
-ricts	b\\
-rid	dTkQ
-ridad	aQiRsT
-ridal	bT
-riday	fXhP
-rides	i\\sS
-ridge	bRc[
-ridor	aGbScWjInP
-ridos	fZhGiUkS
-rie	bU
-riebe	i\\
-riefe	iWqV
-riefs	bIiX
-riego	iUjV
-riegt	hSsW
-riels	b[hU
-riend	gEhYjP
-rient	bXfIiU
-riere	aSbJiR
-riers	a^iR
-riert	bPiSjR
-riest	cUiL
-riete	bRhRiXpJ
-rieur	aPiHj^
-rif	g[hT
-rifas	iUpR
-rig	aQeQoQpW
-rigat	gQiUpU
-rigen	gTjRrU
-right	a\\
-rik	bPjT
-riker	aQqV
-rikes	iW
-ril	eVoa
-riles	jW
-rilla	cGjRrX
-rille	gVhX
-rills	iT
-rim	eTnR
-rimar	bJhCiVqY
-rimer	jQ
-rimes	gW
-rimos	jStQ
-rin	a^m\\
-rinas	aIbYcUiE
-rince	aLcUiJkY
-rines	i\\
-ringe	iRrS
-ringo	fSjKkPqJrX
-rings	cTjZsQ
-ringt	iXjKkWtK
-rinks	bRfKhX
-rinne	iKpXqQ
-rinos	bVe]gJtK
-rints	jPrR
-rinya	aPjRkQ
-riode	dPeRgT
-riodo	dTeUiLrR
-riona	cJm[
-riots	iU
-rious	iVqYtD
-rip	hYiT
-ripes	bKiY
-rippe	bQjKqPtJ
-ripts	iVpR
-rique	bUhRiTjQ
-rir	iSoTtR
-ris	bVqP
-rised	jY
-rises	bQhW
-risis	jV
-rismo	jRlV
-risol	mUtV
-rison	bPcXsJ
-rispr	jS
-risps	bQfJiR
-rista	aXbT
-riste	aVjR
-rists	jQmTsQ
-rit	bJcKiSjUmGpDt_
-ritas	bRsQ
-riter	a\\
-rites	iXjS
-ritos	aKbUcSiV
-ritte	aRiVqT
-rivat	gShQqR
-rivee	bRjJoV
-riven	jLl[qT
-river	aT
-rives	bTcJiSjVkI
-rix	aGbQcJfLiWjHkUoJ
-riz	bP
-rjado	gLiEj\\pS
-rje	a[iD
-rjeta	hUjSrT
-rkauf	aScJgHi_
-rke	bW
-rkehr	aWbJeWi\\kF
-rkers	a]dKgJmX
-rkets	iRmR
-rkett	i[
-rking	hT
-rkish	sP
-rks	cQjP
-rkt	aIiUq^rI
-rkung	jErVsRtR
-rkurs	hRiKjZ
-rky	aUjQlIrV
-rl$	bRcPjTmRpJ
-rla	iTjQpSq[
-rlage	bTf[iEpJrX
-rland	aCca
-rlaub	hX
-rle	iTjHpUtQ
-rleih	bUhX
-rlich	lS
-rlier	cYqT
-rlies	fWqQ
-rline	bXhLiK
-rling	cRdJiVjKmS
-rlink	hW
-rlitz	cRnIoK
-rlo	lRnQqX
-rlock	aWjS
-rm$	iRjQ
-rma	bQiQjS
-rmacy	aQjRlG
-rmada	bLgViJlZtK
-rmado	bQcGifjIqJ
-rmann	a[iUtI
-rmano	bEmYqS
-rmany	cGd[hJmInJ
-rmark	aIc]
-rmary	bKcW
-rmato	hLiS
-rmatt	bEcd
-rme	bP
-rmera	aRmT
-rmero	aYcI
-rmers	iXpHrT
-rmier	aV
-rmill	jUkU
-rmina	f]
-rmine	fRi\`nV
-rming	iWkXlG
-rmino	eWgThK
-rmiso	dQjU
-rmite	bIi^
-rmits	i\\
-rmlos	lUpQ
-rmo	cQgRqR
-rms	jW
-rmula	cJiDjYpTqK
-rn$	bPiR
-rna	fS
-rnada	eRfUiU
-rnage	jX
-rnals	iFkZ
-rnant	aRfTmS
-rnate	f[mZpB
-rnd	sU
-rne	bS
-rnees	bIdXpT
-rnero	gY
-rners	bSkIs]
-rness	cXgLiJjY
-rnets	hXiUjJ
-rneys	b\\iI
-rni	hU
-rnier	gIqW
-rning	iV
-rnite	bQeP
-rnity	e[sV
-rnley	cRqQ
-rno	fQiR
-rnock	cTfLgK
-rnoon	pStU
-rnors	iFqS
-rnout	qS
-rns	bVeTiQ
-rnt	gRjUlW
-rnter	aLjX
-roa	bIcYqT
-roben	bRi[pZ
-robes	iW
-rocal	bWiKjR
-roces	cQqX
-roche	hTiEm[oQ
-rofes	bWiKjHmX
-rofil	gQpUtX
-rofit	bRgT
-rog	fGjVkLpY
-roi	cY
-rojet	jP
-roken	aEbLfVhSkUmJqKtQ
-roker	bTiUpIqV
-rol	iQmR
-roler	a[fKlFs[tC
-roles	iR
-rolle	aQio
-rollo	bVcJiJ
-rom	aHbWcKhWiTjL
-romis	fTlWqT
-ron	cQ
-rones	aIi[sc
-ronic	a\\bH
-ronne	c\\mRpKtK
-ronos	bXfIiHjDmKoKpYqJrK
-ronto	cWdS
-ronts	iX
-ronze	jGkY
-roofs	gKh[iJjSnF
-rooke	cQ
-rooms	aJb[eHhU
-rop	cR
-roper	aLeKhZkV
-ropia	bRiJjVlQ
-ropio	aJbRhJ
-ropre	bQhIjSlQmH
-ropub	bX
-ror	iTjI
-rores	iVjR
-rosas	kTtL
-rotel	jS
-rouge	cX
-round	jQ
-roupe	fPgUjK
-roups	bSjP
-rouve	bLqS
-roval	jSoUqUtK
-roved	bXjRtW
-row	cQ
-rowel	pS
-rower	aXiT
-rowth	gQmTtR
-rox	iP
-roy	bLcWgIiL
-rozen	aVbPqQ
-roßes	bVhViI
-rp$	iRjHlT
-rpass	aEbGcJgAhLj_sK
-rpe	c\`
-rpeta	iLjVpW
-rplan	aUcCdKeLfHgFh_iKjGkFlKmEnKoIpJqJsKtI
-rpo	jKrVsS
-rport	bQiWpK
-rpose	eViRjJrH
-rquay	bLcYhKsP
-rquee	bUgKjS
-rques	aRbV
-rquoi	aIbRkUsQtE
-rra	cSkR
-rrace	iY
-rrach	cS
-rrada	cWfJgQ
-rrado	fPiQpV
-rrage	oX
-rrain	aVdQjQmGnWoI
-rrals	hJiYpR
-rrand	cW
-rrata	bGcKeJgWiVnD
-rraza	aUcQiT
-rre	fQ
-rrect	fLgBhUkIlSpP
-rrels	bPfLjLoLsV
-rreno	dUmG
-rrent	cRjTqW
-rrenz	hLqWrU
-rreon	cU
-rrera	gTjRl[
-rrero	aQbYtK
-rrete	jTqU
-rrets	fWpV
-rri	hY
-rriba	fPnSsP
-rrica	cViQ
-rrida	aJbIcKfLhSi\\
-rrido	fWnW
-rried	jIqSsZ
-rriel	iKpX
-rrier	i]pR
-rries	bSjUlT
-rritz	cQgI
-rro	cVhPsQ
-rroco	jKmVsV
-rrt	iXoFqR
-rry	bQcYmQqV
-rs$	iQ
-rsaal	hKmX
-rsale	aUbPmKtK
-rsals	fToS
-rsand	i^jKrS
-rsant	cXiHpW
-rscht	aWiJlX
-rsday	nUtP
-rseer	a]cKhLiCpV
-rsees	gLhX
-rself	pT
-rsery	aQbVhW
-rsham	c^fJiHsR
-rship	jWlR
-rside	iVjT
-rsier	aT
-rsing	lP
-rsion	iSjJlTrVtP
-rsity	bUlW
-rsive	jQkQ
-rsloh	cSdQ
-rso	eUoQ
-rsona	aSgErR
-rsons	aZbSiC
-rst	aJcTeR
-rstag	dUfSpT
-rsten	oP
-rster	oS
-rstin	mV
-rt-up	bZgVhEiI
-rta	pP
-rtada	bQ
-rtado	bRtU
-rtage	f\\gP
-rtain	qYsS
-rtant	bIhJiXjFlb
-rteam	aJmU
-rteau	bScKiIjRqX
-rteen	aHbRfQgXtL
-rteil	kZ
-rtems	iT
-rtera	iPjJkRlP
-rters	hWiQmTrR
-rteur	bRkV
-rth	c\`nW
-rthur	c^kJ
-rthyr	cYjK
-rtial	iKmUqX
-rtida	fY
-rtido	cYfU
-rtiel	aReUfR
-rtier	jIrQ
-rties	bRiRqS
-rtifs	bWhSiFjT
-rtige	jZ
-rtigo	jRlHsP
-rtime	gY
-rting	iX
-rtion	aYfJjImR
-rtise	aSlJ
-rtito	pQrS
-rtivo	aIb\`
-rtner	aQbRmU
-rto	bPcR
-rtona	bPcYmVrH
-rtons	rT
-rtout	hRiFnQqPrS
-rtrag	ecfH
-rts	iR
-rtual	pW
-rtung	ibjR
-rtura	eThHiWoT
-rture	i[oW
-rtz	cShRpL
-ru$	cWeUhViJjJ
-ruary	fRoVpU
-ruben	iKjJkXsU
-ruber	gSjGq]
-ruces	cYdIgEiS
-ruche	gIi[
-rucke	bXcHeK
-rucks	bWfP
-ruckt	hJqasS
-rueba	eQpQ
-ruezi	aLtU
-ruf	fS
-rufen	iQ
-rufer	aY
-ruges	c_gH
-rugge	cWrQ
-ruh	fViY
-ruher	fLo\\
-ruise	bQnV
-ruits	hR
-rum	bTcQkS
-run	bacAfJiEnTpJsU
-runca	gIlVpL
-runch	bWfUlKsK
-runde	cJeKiZjHoSpX
-runer	iIj[lJtJ
-rupal	jT
-rupos	fLiX
-ruppe	cLgVmS
-rupps	bZfHiGkJlJmWrJ
-rus	aVjL
-rusts	iQ
-rutal	fV
-ruter	iZ
-rutos	gZ
-rutto	gZ
-ruz	gJhU
-rußen	pDqLrYsLt[
-rv$	aKiIk]mJtK
-rva	bQiJjRsQ
-rve	pUrYtL
-rvera	aLb\\
-rvest	bPhGoQ
-rveys	bGfKi_
-rview	pYqX
-rving	bZcGhKiPjQkKoX
-rvise	iUmP
-rvoir	tS
-rvous	iTjQsU
-rward	mLoSqXtE
-rwegs	kImRnZ
-rwehr	b\\iF
-rwerk	bRmXqJ
-rwich	aLc]jK
-rwick	aEbHc\`tI
-rwirt	j]tK
-rwise	dTeR
-rwork	hSiU
-rying	fJoT
-ryone	gQiWoErTsQ
-rytis	i\\
-rz$	aJcUgUiWoP
-rze	iTmQtQ
-rzehn	iTpPtP
-rzeit	bKlSnQpS
-rzeug	gLh]iJ
-rzo	hUoQ
-rzt	aUhT
-rztin	aWmU
-rzugt	jPkTsU
-s's	cRjZpJs]
-s-sat	fahK
-sa$	cVeQjSkG
-sable	aTjPlP
-sache	bThTiKjWlRoTrJ
-saden	aKbGcIi\`
-sador	aRrQ
-sados	iYlVpT
-sagen	hSiY
-sages	hSiajJ
-sai	dSjW
-saint	hHkKnJo[pJqLtH
-saire	gKjRnRpU
-sajes	gPhXiQ
-sal	gTkZ
-sales	b\`jW
-salia	aJbVc[eKhKiJjImJnLpKqLtJ
-salon	bW
-salud	hZ
-sam	aLc=fdgHiLqQsH
-san	hQ
-sance	iPjQkPsU
-sando	sW
-sanne	gYnS
-sante	jQmW
-sants	bVgKhJsQ
-sar	iVpRrP
-saria	i]jHlX
-sario	dSjKlYpP
-sarzt	aShS
-sat	f^hU
-satze	bKgTiWjKnTrS
-sau	cb
-sauri	cT
-sauto	hZnK
-saver	cIgIhWi\\
-saw	cUjTkT
-sayos	iSoT
-sbach	bHc\`
-sband	qQsU
-sbank	tT
-sbech	cY
-sberg	cZiKsStH
-sbons	hVpQ
-sburg	c[
-sburn	cW
-sburo	aXb\\cH
-sbury	c_
-sby	cXfJ
-sc$	bHiGk\\mKpG
-sca	fY
-scade	jZ
-scado	aIiW
-scala	cIg[jK
-scale	bHcUiPjWmI
-scape	jXqT
-scate	aLcLiZ
-sch	jQkP
-schal	fIg]pK
-schau	cRiS
-schen	iQ
-scher	aQbSiRsX
-sches	b]sP
-scina	bSiR
-scine	bUiT
-sco	bQcS
-scope	iZlZ
-scord	bKcGgLhLiTjSsV
-scota	hU
-scret	cKjWsT
-scron	cWfK
-sdale	aHc_jJqR
-sdays	iT
-sdorf	bHcVgKiQtI
-se-up	bSiR
-sea	cXnU
-seaux	iUjS
-secha	fRhQiR
-see	c_hRiQ
-sefit	hW
-seful	kUlR
-sehen	iGjQkSmSsQ
-seils	iYsP
-seite	iWtW
-sel	cPiU
-selle	aWbKjU
-sem	aRcRkXtI
-senar	iY
-sence	dQqS
-sende	fQiSpT
-senes	jS
-senta	bQiV
-ser's	fDi\\
-serat	rZtS
-seren	c^iCtK
-serer	aJpUrJtT
-serie	bThR
-serje	a[iD
-serts	iVjT
-serva	jTqQsR
-serve	pUrYtL
-ses	iR
-sesor	aV
-set	aJbKcdjFkY
-sette	bQfGgJh]iWjEsJ
-setzt	lTmPqT
-seure	bIcKgKiGjGkJlXmYpI
-seurs	aSbRiUmR
-seven	fUg]iHjKmE
-sex	cY
-sey	bFc]
-sez	pQrU
-sfa	gWjL
-sfeld	cViZoJ
-sfers	iY
-sford	c\\
-sfrei	bAcEeIfTgIh\\iGjFkJ
-sgate	aLbGcaeFgLiHoK
-sgeld	cJgWiW
-sgo	gQhR
-sha	cXdJh\\iSjIqItL
-shalb	bPqR
-shalt	aXiT
-share	bKh]
-shaus	b_
-shead	bRgJiT
-sheet	bTcJiVkZmKnKoLpHtL
-sheim	cXpU
-shell	bHiYjDkX
-shers	aZgWiElRoIsR
-shift	aVcKfYjSkKtK
-shing	oP
-shion	bYiC
-ships	aYiI
-shire	aFcdiL
-shops	bTgJ
-shore	cYiInR
-si$	kRtR
-sia	aFcPhQiQtR
-siane	mTpT
-siano	tI
-sians	bXhUkL
-sic	bRhSiP
-sical	aViHjX
-sicht	i]qS
-sidad	bTlS
-sider	eQjPmV
-sie	aPbV
-sieme	jRkHlPm\\pL
-siere	a\\hQ
-siers	dQiX
-siert	cHh[iVrK
-sieur	aFpPqStQ
-sieux	cWfJ
-sif	bKc\\iF
-sig	fLjWrV
-sight	jWmQ
-signs	iUjTpP
-sik	aW
-siker	b\\tJ
-sillo	aKcRgV
-sim	aKbTcGiUjUtL
-sin	hQmS
-sinee	jIk^
-sines	qR
-sings	aEiRtV
-sio	hWkSsJ
-sions	iY
-sique	aQbQsU
-sis	i^
-sisch	iJjQk[
-siste	aVbJrV
-sists	aJiVjFmGqZrG
-sit	hTiS
-sitas	lP
-sitat	tQ
-siten	i\\
-sites	bQiWnR
-sitos	hFiYtP
-siv	i\\jTrKsV
-six	gRhS
-sk$	bRcQkQnI
-ska	aKbFc[eJhKiFjXkAmFnHqH
-skera	jQkQlR
-ski	bGiVmUnQ
-skill	aKbBcZhJiBlXmU
-sking	aLmJpKqS
-skins	aLhYpP
-skita	eFh[
-skret	gPhJiLqZ
-skurs	bGcJiSj^kXlC
-sky	bThKiS
-slada	cStS
-slado	hYiR
-sland	iLna
-slauf	p[
-sle	cSnU
-sling	bZcLfKiJrW
-slohn	gY
-slose	g]iHsR
-sly	gPjRqT
-sm$	a@bDcHjb
-sma	iKk\\mT
-smann	rTsV
-sme	bSjUrZ
-sment	cKpZ
-smith	aa
-smo	gRlQrU
-sms	i[jHrZ
-sness	aIiWlCpHtZ
-sno	cU
-snt	iKjW
-so$	jX
-socie	hUqT
-soins	iP
-sol	cTiYjJtR
-solee	bIcJd\\
-soles	aHbPcIiRqQ
-solue	jT
-solut	gJiHjQqU
-sonal	eS
-sonas	bQmU
-sonen	bShJjVmY
-sonne	qUtR
-sonst	cTgQhT
-sor	aT
-soras	m_
-sores	bZjFkVmV
-sorge	bQhZ
-sorgt	bVrJ
-soria	aIbS
-sorno	jLkKnV
-sorrt	jT
-sos	iYkT
-soula	cWsQ
-sp$	aJfKhKiRjYkK
-space	jSrY
-spana	cSdPiJnVqQ
-spect	eUiFjRkV
-spera	tU
-spere	bLiXpKtU
-spice	aTbUtL
-spiel	aQbScDhQiEp^tL
-spo	bRcQiKrX
-spoke	gS
-sport	hW
-spr	jS
-sps	bQfJiR
-spues	eQ
-spute	hImKpRqYrI
-srate	bVcL
-sroom	iEjTkV
-sruhe	cWdLjS
-ssa	cPdKe\\iFjE
-ssade	b[dH
-ssage	i\\
-ssais	aViS
-ssant	aLbJcKhFiBjDk[l_mFpE
-ssary	lZ
-ssatz	cKgXhFiGmDr[
-ssels	cT
-ssene	g[qJ
-ssent	qQsR
-ssern	fKiYjKmS
-ssess	i\\jEsK
-ssets	iV
-sseur	aUmPqP
-ssful	pSqEtY
-ssi	gKhZiKjQnFtK
-ssian	bQjSkQ
-ssics	jXtX
-ssier	cQ
-ssies	aKkIs\\
-ssing	aPiP
-ssins	hRiV
-ssist	aFbSgJiTjKmJtS
-ssive	b^fKgGiLjGlJsI
-ssler	aKbJiWp\\
-ssons	hVkS
-ssori	aTbTjJkU
-ssors	cKiW
-ssort	iZ
-sst	iTjQrQtP
-ssues	kS
-ssung	iVrW
-ssure	iQjRlUmLsU
-ssy	c[jL
-st-ce	gKtW
-sta	aV
-stado	bRhPjPqT
-stadt	cZ
-stage	f\\hc
-stags	iZ
-stahl	aRiSjJ
-stain	aU
-stair	aLiKlWmUpKqQ
-stajo	gS
-stall	eSfRoL
-stalt	aFbRc]iJ
-stamm	hFiWlV
-stamo	iW
-stand	fEiWjSqR
-stant	aTkR
-start	cIiXo\\pH
-state	aLbTcQeTjPkFnR
-stats	iZjH
-statt	bTcT
-stdoc	aSgTqS
-ste	aZiR
-stead	bFcV
-stedt	cX
-stees	fJjTqWtQ
-steht	mSrSsS
-steil	cTiQ
-stein	cd
-steiz	cW
-stels	bScHdWiHjT
-stema	jY
-steme	aKbZiT
-stems	iQkV
-stend	c]
-stens	jR
-stent	a_cIjQsV
-stenz	aeiV
-stera	fViH
-stere	bSiLpLs^
-stern	oW
-stero	cWgYiHjF
-sters	bRiSmQ
-stery	aPbAiUkYlJpL
-stest	fIp^tQ
-stete	bVeWtR
-steur	j_sR
-sthma	sX
-sthof	bZcRjItJ
-stian	mQsY
-stica	aHbQiTkQlPmU
-stice	iUjHkSmS
-stich	bKcHiIj[
-stico	bQeQrU
-stics	b]kP
-stieg	eTjHlY
-sties	bJcJi^sQ
-stige	aHqXrCsQtQ
-stigo	cJeKiVjUpKrK
-stigt	h[
-stina	aGbZ
-sting	pU
-stino	hW
-stion	iP
-stive	jPoV
-stl	aHbJcGgLhKiIjTmEnHpDsEt\`
-stler	aIcT
-stles	bR
-stmal	eXtQ
-stmas	fQgThT
-stn't	eJiKjTqQ
-stock	c^fH
-stody	hLiSkY
-stoff	aKbTiQ
-stoms	jQ
-stone	cY
-store	aYbUcJ
-stors	bWcJdKiL
-stort	cZ
-story	aIlQmQsQ
-stowe	cUfJ
-stown	fJhHiIlCn\\r\\tK
-stral	bPgUkQ
-strar	aZfKjLmU
-stras	bHlXsQ
-streo	iW
-stres	aQc]nL
-stria	cRjQlV
-strie	bQeKgTsW
-strom	hZiIjK
-stros	bLjS
-strum	iTpW
-sts	iUmT
-stsee	cLfGhUjHkX
-stube	aWbSiJ
-stuck	hV
-studi	aWeSlJ
-study	mR
-stufe	fZjS
-stuhl	cLiYqKsV
-stume	hViHkS
-stung	e]hW
-stura	cUiU
-sture	i]
-style	bScVjLkYlHpRrP
-suage	aT
-suals	iUmU
-suber	f[gG
-suche	fLi[ndpJ
-sucht	aQtS
-sud	bZcYdKiI
-sue	cIfKgWi[jH
-suels	bJiR
-suite	eTiSrS
-suits	cJh]iG
-sulta	aKbRdJfKi\\jKtG
-sults	fThHiYqR
-sum	bKcQfShIiJjY
-sumer	bR
-sumes	cLiEpZqQsK
-summe	bV
-sun	f\`
-sunto	pTtU
-sur	gAh[iVjRkJmFpKtJ
-sured	bSjW
-suree	fXiGjLlQpP
-surer	aLbXhJiTpTqV
-sures	bWiToU
-sus	bGhPqX
-suste	jZqL
-swahl	aIiKmKpUrS
-swain	aXiKjRkT
-swald	c\\
-swana	iRjSkVrJ
-sweis	aTcKj^sQ
-swerk	aGcFh^i@jItG
-swers	mW
-swert	k\\
-swich	cW
-swick	cR
-sword	cBj[
-sy$	cYjTrR
-sylum	jPlKsU
-szeit	fhg>iInT
-t's	qX
-t-die	cPdKqQsS
-t-dix	aHbSkL
-t-end	aR
-t-feb	fTgKhL
-t-ins	aHfJjIn[oFpI
-t-ish	g]qK
-t-off	iTjQ
-t-out	aTg\\
-t-six	bRhX
-t-ups	iZ
-taatl	aSjSlItH
-tabel	bTeHfU
-table	bRjT
-tabli	pQ
-tache	aSmSsXtI
-tacht	lV
-tacto	iUjSpSqQ
-tacts	a?bDj^mHtH
-tad	aLcHgHhZiAjZpGrUtG
-tadas	bUdTfGiSjTmJ
-tador	aXjQ
-tados	iSkS
-tadte	aHbHcShJnX
-tag	fS
-tagee	hEiSmKnWsZ
-tagen	bPcJf_
-tager	bW
-tages	iXpQ
-tagne	rX
-tagui	cTdR
-tails	aJbKqStX
-taine	cQjWnUs]
-tains	aUhCn\\sY
-taire	bQ
-tairs	pR
-tajes	bSiRjR
-taker	iRtS
-takes	iKkKlXtR
-talan	kUlSrW
-taler	gVhW
-tales	iT
-talia	cSm[
-talie	bQmT
-talla	hXiHjZ
-talle	aJbEiHjVkKlJqTs[
-talls	bWiQlL
-talog	hSi^jF
-tamen	bYi[pIrK
-tamos	iIpT
-tan	iI
-tanat	e]
-tance	dQiSjQ
-tancy	aFb\`
-tande	aIbVfLi]mEnUoC
-tando	fTjR
-tands	bTiV
-tante	fHiUmY
-tants	aQmX
-taple	aKbFca
-tarea	gRiT
-tares	bYiR
-taria	bQiQkU
-tarif	g[hT
-tarin	a]cQmJ
-tario	hSiPjQ
-tarle	iZjIoVqKtK
-tarlo	jQpIqZ
-tarre	kS
-tarse	p\`
-tarts	fTjKoT
-tas	iQ
-tat	iP
-tatal	fGgPiVjQ
-tated	mFrWtT
-taten	iY
-tater	aQjS
-tates	b[sQ
-tatif	lZpI
-tatil	h\\jR
-tator	i\\jI
-tatus	gQhVpR
-tatut	eW
-tau	bIcYjV
-tax	hW
-taz	bWhImW
-tball	iT
-tberg	c]
-tbild	aWbJcLr\\
-tburg	bR
-tby	bRcS
-tch	iU
-tched	hYiJ
-tcher	abmU
-tches	fWiYjK
-tchup	jU
-tcode	iKjFlUpY
-tdach	bT
-tdoor	cQgKiS
-tdorf	cT
-tdown	bKfQoS
-teado	jR
-teady	eTfRjW
-teaux	cQjY
-tebbe	cUiT
-tec	b_cLiVjJkR
-tecke	aLb\\cKeLgLiGjIlLpKqLrLsL
-tecto	aPiT
-tects	b\`mD
-tedra	aQeXfR
-tee	iQ
-teers	iRmW
-tefan	aKmPtV
-teffi	qW
-tegic	aVbJiR
-tehen	bQiLjUrQ
-teher	eLiKj[kGpTqX
-tehst	s]
-tei	bY
-teigt	kWqU
-teile	bYib
-teilt	fRgPhPjK
-teins	cHiY
-tek	iJmZpI
-telas	bXhY
-teles	b^
-tella	cVjV
-telle	aQbRcRe\\
-tellt	eQnRqQ
-tellv	aSjPpS
-telot	aSm[
-tem	iRjV
-temas	iGj[mJ
-temes	aTiPjS
-temps	eSfTiJnQsS
-tenau	cRqQ
-tence	eTrT
-tency	aFj\\pT
-tende	bVmR
-tends	aKjRqQ
-tendu	cKiWjVkK
-tener	iVj[lI
-tenir	aKiTs[
-tenne	aUbGcUqT
-tenta	bWgTpL
-tente	aZjPmQ
-tento	dFjHmIp[qJrKtX
-tents	iV
-tenus	hCiYs]
-teo	bWiY
-tep	jUpW
-tepec	cZsP
-ter's	lVoKpY
-teral	aJbJgCiajEkI
-tered	bWeTjT
-terei	aSbQcViE
-teren	iKkZsW
-terer	aTbR
-teres	aIb^cGiCtK
-teria	bRiU
-terie	bYiXkP
-terim	cKeV
-terin	aWm\`qS
-terio	bYcIjS
-terly	dSgPiUnT
-terms	jY
-terna	fPmRpQ
-terno	mXpJqS
-teros	bUhDjRm[pH
-tesia	fEhZ
-tesis	cKi]
-teste	iR
-tests	i\\pW
-tet	eR
-teuer	iZsX
-teure	aXbPmQ
-teurs	aVbSiPmZ
-teuse	bEcJfWiCjWmW
-tever	gUlWqP
-teway	dIi[jD
-tex	bGcHi\\
-tex-m	iW
-texte	i[jU
-tez	cKgQiVrX
-tfach	bLcJgIpY
-tford	c\`tJ
-tform	aDbYcL
-tfrei	bFcJfSgBhZjSpHsS
-tg$	a@bEcDdEeFfGgFhCiBjXkFlEm[nEoEpAqFrFsGtE
-tgage	lK
-tgart	bLiQnT
-tgeld	fCg^
-tgelt	g[
-tgres	jU
-th$	cQ
-tha	bLc\\jSkF
-thand	jVlXqK
-thaus	bFc\\pW
-thday	hY
-the	cblEpVrR
-theim	iZ
-theke	bRcRtI
-thend	cVfXhL
-thern	bPhPjTkU
-thers	mRsU
-these	iSjHpU
-theus	jZ
-thgra	eTgRqL
-thics	hV
-thmus	bGcHf\`hKkIlHmH
-thode	aUcJjT
-thout	jT
-ths	eS
-thu	dRfX
-thune	bEc\`
-thurs	dUf_hKiI
-thy	m\\
-ti$	mXtJ
-tia	cX
-tiago	cSiQ
-tiano	iUsV
-tibar	iYjP
-tibes	cdgKhIjJ
-tible	eRgPhQiQjLkQ
-tic	iUjV
-tical	jT
-ticas	jWkR
-tices	iXmV
-ticks	iT
-ticle	gQiY
-ticos	iVkUnQsS
-tid	eYhH
-tidad	bU
-tidas	fWhIiK
-tidor	aRcLmW
-tidos	aEfSgS
-tie	mR
-tiels	bHgAhZiUsH
-tiens	hWiPpVqJ
-tient	aGbQfTsW
-tiere	bWiS
-tiers	bScR
-tiert	mT
-tieth	gLp^
-tieux	bQiS
-tif	qP
-tifie	iJkVlVqL
-tig	lP
-tigen	bRcKi[sU
-tiger	eUjYsT
-tiges	i[
-tigny	c\\
-tigte	bYmT
-tigua	bVcIiKjR
-tik	iYjV
-tiken	i^
-tiker	iPlP
-til	hRrU
-tiles	aKiVjEkZqQ
-tilie	mQpQ
-tilla	bRjQrXtQ
-tillo	aQcSmV
-tim	bJc^fJgLhJjGnJpGqFrY
-times	cXfQhHlRnY
-timmt	jKlRqRtT
-timos	bWhUiH
-tin	aRm\\
-tinee	bJiWpV
-tinel	iQjT
-tines	hDi[jVpI
-tinet	jW
-tings	iR
-tinua	fSiIjW
-tinum	bVhKjT
-tinuo	eViQ
-tio	iXmL
-tions	i[
-tious	iKj[
-tique	bV
-tir	hKi[sT
-tired	sYtL
-tirer	iEjKpXqRrT
-tires	bIhKmJoTqX
-tirol	bJiRnXsT
-tisan	aKbViTmGoL
-tisch	bRiPrU
-tismo	gYiUjL
-tista	bWj]lU
-tiste	m[tV
-tists	aKhUmS
-titel	aVjDlZmJqCrY
-tites	fTiVjL
-titis	hXiRjFsQ
-titor	aTqW
-titre	fCgZhV
-titut	bXcPkV
-tiv	bQiS
-tival	bVhQ
-tivas	fTjR
-tives	iUjRrX
-tivos	rQ
-tiz	tV
-tizen	jTsQ
-tkoch	aRkS
-tl$	bPfJjFmYnLpDtY
-tland	cSdRjQoJ
-tle	cT
-tlere	aTbUjF
-tless	lUoS
-tlich	nPqT
-tline	aPeQiW
-tling	aViIkZ
-tlist	pVqU
-tlohn	fLgX
-tlung	aeb>cE
-tly	iR
-tmann	bKi^jGtH
-tmare	iQsT
-tment	hWiPsP
-tmess	oX
-tmold	cW
-tmone	jPkPtK
-tmund	cYiJ
-tners	bXmQsP
-tning	jPpJ
-to$	cT
-tober	o^
-tobre	eRoQ
-tobus	aUhVnT
-tocab	i[pJsS
-tocad	kW
-tocks	iY
-tocol	bW
-todia	bGiY
-toffe	aLbXgLiV
-toile	bUjR
-toire	qQ
-tok	iRkZ
-tol	cV
-toles	caiE
-tolib	iW
-tom	bJgSjYkS
-tomat	i\\
-tomer	iUrR
-tomia	aZbJiYjB
-ton	cd
-tones	fEi[kRsY
-tonio	cQiR
-top	hUjPsU
-topsy	bScIjY
-tor	aR
-tor's	bUjSlSqUrJsQ
-toral	bUeHjU
-toras	aUbYiHmV
-torat	aQiLlUmT
-torba	kU
-torce	mQ
-torch	jVrX
-torei	iWsT
-toren	bQiT
-torer	aWbJ
-tores	aQi[mZ
-toria	cWiR
-torik	aJbFiSjUkR
-torin	mWqV
-torio	iQjS
-torze	hLmT
-tos	iS
-tot	jJrTsUtQ
-tours	aJbGcHeIf[gGi[mK
-tplan	fYhQiS
-tport	cX
-tr$	bFcIfWgKhJiFjVkY
-tract	eY
-trada	eKfSjUoRqR
-trage	bTiU
-tragt	eU
-train	b@eKhJjBkWlWpVsG
-trait	aHbKhJiTjXkIlImHoJpItS
-traje	fKg[nQ
-trale	b^qP
-trand	aRbHcXhKpIrLtW
-trata	aXbUeSiJ
-trate	cLeIfKgWhLiRjKkKm\\
-trato	eWfHqP
-trats	iUqS
-traum	aKbQcIhWrF
-traße	cXnS
-treal	bKcRjU
-tream	aZbDcKiHjDlYmAnLtT
-trebt	gLjHkZ
-trees	i[
-treet	cUkT
-treff	iHpVrKtW
-trega	gJhGiRqV
-treit	q^sR
-trera	cT
-tress	a^sQ
-treut	bScK
-treux	cZ
-tri	i\\
-trial	cUjU
-trias	iY
-trica	aHcUiQjIqSsQ
-trice	aPlRmh
-trich	gQjYrQsKtQ
-trick	c[eIiJqRtS
-trico	hUi\\
-trics	jUlXm[
-trict	cT
-trieb	bY
-triel	aUgQ
-tries	iY
-trike	gKiRqUtW
-trina	iSjT
-trine	fIiUrV
-tring	gLiQkPnR
-trise	gUiGj_
-trist	a[
-tritt	hRoZ
-trodo	hIkQ
-trois	hS
-troke	bS
-trole	hXiS
-trols	ibjJ
-trong	bQjSsU
-trunk	gKh]
-ts$	iU
-tsamt	aEbXcYiJjKkHpK
-tsapp	pRtS
-tsche	kPsS
-tschi	aKbHcFjXkGmJpGt[
-tsdam	cXdI
-tse	mTqS
-tself	bJiWkFlS
-tside	cRnP
-tst	jY
-tta	bTc]iKoU
-ttage	fRhT
-ttags	fTpQ
-ttals	iZ
-ttawa	cTjHk[lF
-ttbus	cV
-tte	bQ
-ttees	bWiZ
-tteln	aIcYiAjXmGsR
-ttelt	hUmJqV
-ttern	fRpQ
-tters	iP
-ttery	bPeSiTqQ
-ttest	iIj_lJpUsV
-ttish	bViHjT
-ttl	bKcV
-ttled	sZ
-ttles	iQqX
-tto	gW
-ttoir	iY
-ttoos	sY
-ttres	bWiHpT
-ttrop	cT
-ttung	ibsK
-tty	rWsW
-tu$	bGcVi^qRsJtC
-tua	iQjLkPpR
-tuara	iKk]
-tuary	aRbSjS
-tubre	o\\
-tud	mHpZqKrK
-tudes	fSpS
-tudio	bV
-tuell	bTgFhSjW
-tuels	aRbJcJeWiKlWmLsR
-tugal	bReWnQ
-tuhle	bQhRiU
-tuite	hUiGlU
-tuity	gThUmJ
-tular	hPpTrP
-tuler	pRtV
-tulos	e_fJjF
-tum	bXiHtW
-tunde	gWiS
-tup	b^dJ
-tur	bUiRjR
-tural	bQiQlR
-turar	i[
-turas	aTiT
-turen	bU
-turer	aXrQ
-tures	iZ
-turis	jV
-turme	aCbCcKf]gHhKiYsItG
-turna	fShSiQjK
-turne	dTfT
-turno	fUgQhIiT
-turns	eUiU
-tus	iVjV
-tut	bTkR
-tvg	eU
-twald	bLc[tL
-tware	bUjTkVtQ
-twear	jS
-tween	nUqP
-tweit	iTnT
-twerk	aEbZcJtK
-twerp	cW
-twich	c\`iJ
-twirt	aXbJcLsP
-two	bPgS
-twoch	dTfTiU
-twork	bQjRqP
-twurf	tT
-twyth	cVfI
-ty$	mR
-typen	cIiT
-tz$	bRcSpJ
-tzdem	bSfLhRpJqWrS
-tze	bRiR
-tzehn	fT
-tzeit	fQhXiPjHkS
-tzger	aQfH
-tzige	mKqX
-tzroy	bLcWgIiL
-tzt	iPpIqW
-tzten	qV
-tztes	iKrU
-tzung	eUmV
-u-sun	fVgL
-ua$	c[
-uador	bZiJjHtK
-uadre	gQiZ
-uadro	fTiQpP
-uages	bS
-uagym	iW
-uaire	aWbT
-uajes	sY
-uales	fTgR
-ualif	jSlT
-ually	hQjT
-ualty	fTgLiR
-uan	aKcCgIh^iJjGkXmRpK
-uando	iT
-uante	gSsQ
-uanto	gWiHoTpJsWtJ
-uar	fRoT
-uarde	iHj\\
-uards	aQmT
-uarez	cX
-uaria	iEj^
-uario	cQhT
-uarry	aJcW
-uarto	fQhWjT
-uarts	e[fEiYjI
-uas	bUiUsW
-uatre	fRmQ
-uatro	mQ
-uay	bKcQm[pR
-ub$	aVjQ
-ubaix	cU
-ubbie	eY
-ube	bb
-ubeck	cX
-ubert	bFhJiYpKt[
-ubida	iRo[
-ubila	iUqU
-ubing	cW
-ubled	aKbSgGm\\
-ubles	bVfShGiZ
-ublic	bR
-ublin	cUdQ
-ublon	cKeGo^pIqD
-ubnis	jUsW
-ubrir	oUtS
-ubs	hRiR
-ubsch	kSsT
-ubt	rU
-uc$	jSkT
-uca	bUcXqVrF
-uce	bRi[tP
-ucero	aEcHhLiPjCm\\
-uch	iY
-uchas	eUjT
-uchen	jStS
-ucher	iZsX
-uches	fSnP
-uchos	iWsP
-uchst	hTiKjSlWmJ
-uchts	fKgVjIkJlTpPrHsJ
-ucier	bSqKsQ
-ucing	bX
-ucion	eU
-uck	jS
-ucken	iTjQ
-ucker	aUhVtK
-uco	cc
-ucoup	cJiW
-ucson	cSjKoV
-uct	cPjU
-uctor	aWjP
-ucune	lX
-ucuta	aIc\`
-ud$	bX
-udage	pVqS
-udary	aKc\\
-ude	jVrP
-udela	cRqU
-udent	jLkUtV
-udeur	aY
-udger	aKbHiKmUpS
-udget	h_
-udi	aVeRfQ
-udies	iY
-uding	fQpQ
-udios	iQjGlZmU
-udits	i_
-udium	j[l_
-udley	bGqV
-udlow	cT
-udo	pIqUt[
-udure	iRj[kQ
-udy	mR
-ue$	cR
-uebas	dRgShFpWrJsJ
-uebec	cQdUjQ
-uebla	jQkFnT
-ueblo	cSnT
-uecos	bTiQnS
-ued	hUkZqUtS
-uedad	gZ
-uedas	iRjKtR
-ueden	lV
-uee	bQqQsW
-uegos	bXcJhQiZjJ
-uel	cUjK
-uelas	m[
-ueldo	lSrTtQ
-uella	bS
-uelle	hT
-uelta	hRiHnUoR
-uelva	cReTtJ
-uenas	tX
-uenca	aKcT
-uence	cKiTjYqKsH
-uency	fCiZ
-uenos	cUsVtQ
-uenta	kQ
-uente	cQjToSqUtJ
-uento	gKh[
-uenza	cVsQ
-ueo	bFhTi[
-uer	aUiSmQ
-ueret	cW
-ueria	aRbRjS
-uerin	aYcIiJmH
-uernd	sU
-uerpo	jKrVsS
-uerst	gKlYrX
-uerta	cTiU
-uerte	iQjIsVtT
-uerto	bRcX
-uerzo	hV
-uesca	cSmT
-uesos	aKh[jI
-uesta	i]qQtS
-uesto	qV
-uests	bS
-uet	fRjTmU
-uetas	bWgIsS
-uetes	bHcJiejImJ
-uette	bJcThIiUjFmRs]
-ueurs	aKbV
-ueves	dRpQ
-uevos	aTiTkK
-uez	cPgHmZpTsP
-uf$	aPgQnRpR
-ufbau	bCfHihjD
-ufe	fUiY
-uffes	hVjKkX
-uffet	cKiWjK
-uffit	jLlY
-uffle	bXfWiHjJkG
-ufmaß	fJiV
-ufter	aRjP
-ufung	iVj_kT
-ug$	hXiSjU
-ugada	fWhQiP
-ugais	kTrUsT
-uge	bTgPhY
-ugend	aQb[iDjLkL
-ugeot	hY
-ughan	cUjLmTpR
-ughly	bGfThJpS
-ughts	bKiGpRtZ
-ughty	bVjS
-ugias	iVjSmK
-uglas	cY
-ugnis	jXsR
-ugt	kQpQsR
-ugu	iQjT
-ugues	jQkVsR
-ugust	fQoT
-uh$	bLcKfIi]
-uhe	hViTjQ
-uhige	fHgEjXsQ
-uhl	bKcUjW
-uhlen	bU
-uhr	aIdIgYhWqJtQ
-uhren	fIiZpT
-uhrer	a]jX
-ui$	iKj\`
-uia	aIbUiR
-uiado	cHhFiXjZqL
-uicio	iWjHqV
-uidar	iXjJ
-uidas	eUfJiQ
-uides	aQb]mT
-uidos	gRiT
-uie	fHiDkJnd
-uiera	dRfShTrR
-uiere	mSqT
-uiero	iIrTtV
-uil	c\\iUjK
-uilas	fFgRiZ
-uilds	fHiU
-uilla	gR
-uille	bFi]kU
-uillo	bIc^dLiKjQ
-uin	cXeRfKjHoT
-uinas	bTiR
-uince	aSqK
-uinto	cLdZeSgJiK
-uipes	bWfQ
-uipos	bTjKkLpS
-uired	gRlS
-uires	aIcKlLqTtQ
-uis	iPlQoK
-uisme	gQiJjZ
-uisos	iUjT
-uisse	jHqQs]
-uista	a_
-uit	hZ
-uiter	aUjRqY
-uites	aFb]iW
-uitos	cW
-uivis	iX
-uivre	bXcIiR
-ujahr	fIhS
-ujets	cJiWoJ
-uka	bScKtW
-uktur	bacGhKiInE
-ul$	fKgTkUmV
-ulada	hTpP
-ulado	eGiQjVqX
-ulage	gk
-ulamt	bHjQqKtZ
-ulant	bIcIhViW
-ulars	bZgEiFpXtK
-ulary	iVjK
-ulate	aFcIiRjYtZ
-ulats	bWcHnJ
-uld	jQ
-ulder	bWcFfXhP
-ulees	e@f^hKiTjJ
-ulers	m]
-uleur	aJh[
-ulian	qXtS
-ulich	jJmCpTq[
-ulics	iXjK
-ulido	iLmZpL
-ulier	aEbQeVrR
-uling	gKhXiTkE
-ulino	rWsS
-ull	a[bFc\`gJjJ
-ulled	fKiSjR
-ullen	i]
-uller	aQfKmVqQ
-ulles	bZiS
-ullet	cYrV
-ulo	kQ
-uls	bWiTjJmKtI
-ult	c]qQ
-ultas	gIicjJ
-ultes	iXj[
-ultig	bJjRlK
-ultor	a\\bIcHiW
-ultos	bQcT
-ultry	bU
-ultur	bHiFjTlHm]
-ulung	iRjR
-uluth	aPcU
-uma	cZiWjF
-umana	s\\
-umano	rVtW
-umbai	pT
-umber	pQ
-ume	iUpS
-ument	gLhRjZqQrI
-umero	iTmIrY
-umlin	aLcWiP
-ummer	rG
-umnos	bX
-umo	tS
-umoir	aIbIcFfKjDk[lTpL
-umpen	aUiR
-umple	h]
-ums	bWiJsQ
-un$	fU
-una	bTcSgGhV
-unale	aEb_cIhXiIjE
-unals	bZcKhKiL
-unced	dZhKiGlGqT
-uncil	bSjP
-uncio	qQrWtR
-unday	fV
-unded	bReWnR
-undee	cZrPtK
-under	qUsQ
-undet	bV
-undis	dRpS
-undos	c[eJfKiR
-undry	aThSiR
-undus	hZ
-une	bPcW
-unere	pX
-uners	iUmT
-unfte	fUiR
-ung	iQ
-ungen	ib
-unger	jUs^
-ungis	cY
-ungry	sZ
-uni	aHbKf\\jKkKmX
-unich	bUcRhJ
-unien	aKcR
-uning	ic
-union	fR
-unior	aXjQ
-unity	bVcIrQsP
-unk	bShUiKjX
-unker	aU
-unkte	bSgFjKk\\pFrV
-unnel	bUiQtQ
-uno	bSgI
-unque	dLiQrU
-uns	iS
-unsch	hTsW
-unsel	aSmU
-untan	bRkIoLpKq]
-untar	fJpWqP
-untas	fRiTpW
-unted	gViTjI
-unter	iQmP
-unton	jH
-untos	hQkR
-untry	cTgRnRrTsT
-untua	cLjJkWpQ
-unway	eIqX
-unzig	bPgWsR
-uo$	iQ
-uoi	aIbRkUsQtE
-uor	aYcJ
-uos	bIcIe]fHgChG
-uotas	eXhWiGqS
-uotes	i]
-up$	bPcRiR
-upe	gR
-upere	q[
-upier	aW
-upils	bSgL
-uples	iUjKsV
-uppen	bShPiP
-uppet	iPjU
-uppin	cW
-upply	bRjQ
-upres	jRmU
-ups	i_
-upt	b[iLqRtH
-upure	fY
-uques	cUjTlK
-ur$	jQ
-ura	jS
-uracy	aBiRjV
-urado	cLiUmJ
-urage	bTiXqV
-urant	hZ
-urate	aWjU
-urbad	bRtP
-urban	cV
-urbot	iY
-urces	aKbX
-urcia	cZiJnQ
-urday	fS
-urdig	iGjZ
-ure	iP
-ureau	cQdTgFpSqP
-ureen	mYpQqT
-urent	aImWsT
-urers	bZiIkFmZsH
-ureur	aHb[
-urf	tT
-urfen	gLhQpQqS
-urg	cZ
-urger	bVcIgLhJmKs^
-urges	cYiGqV
-urgie	aIhFiUl^
-urgon	h]
-urgos	cW
-urham	bVlL
-uri	cX
-urich	cYqT
-urico	cV
-urier	aUiY
-uring	bPiQnS
-urion	bQcW
-urire	jWsT
-urist	jTlTmR
-urite	i\\jP
-urity	hQiU
-urm	i_
-urn	bScUfIhVlS
-urnai	cU
-urnas	fYoJ
-urnau	bT
-urned	fHiXjFpKqRsX
-urnee	fX
-urner	gJmXpK
-urnes	iV
-urnie	eLgJhY
-urnis	h]
-urnos	f]kQ
-urnus	aJbTcXtJ
-uro	hR
-uropa	iR
-urope	cPiRnW
-uroso	bIiXjS
-urrey	bQcR
-urs	iP
-ursal	cZ
-ursar	aQbImJpT
-ursee	gGhVnR
-urser	aUjT
-urses	mQ
-ursos	fRgIhY
-urt	cd
-urten	bW
-uru	cXeWhFmP
-uruck	mJqSrT
-urvas	iX
-urvey	qS
-ury	ce
-urzen	iLjKkX
-urzer	bJfW
-usage	bQe\\mC
-usals	iU
-usand	bPgS
-usbau	bVcHiT
-usees	jRpV
-usend	aLbWcJgV
-usern	cLiZjI
-useum	b^
-ush	fEgUiRjP
-ushed	iTqT
-ushes	iRjU
-usica	fJjRpV
-usies	a[oP
-usine	pW
-using	bQ
-usion	aBiTt\\
-usive	g^rP
-usivo	rS
-uslim	bTsR
-uss	hS
-ussed	jHlXtV
-ussel	bYcLjQkS
-ussen	bLcVsPtP
-usses	bRcThKiSjIsJtL
-ussex	cY
-usste	oT
-ust	oS
-usted	gSiSkU
-ustee	aIbS
-usten	i]
-uster	iY
-ustic	iS
-ustig	qTr]sR
-ustom	hRiUjDkWsK
-ustry	iVkS
-ustur	fRnVoD
-uszug	aHhBiCj\`pWtS
-utage	hZjJ
-utant	fWhXiKlT
-ute	jS
-utees	bUiR
-utely	jXtT
-utern	bWcGiV
-uters	dVlRsI
-uteur	aCbTcIe\\
-utfit	bZ
-uth	c\`
-uthor	aTiQmK
-utica	a[jH
-utico	aRiGk[mL
-utien	aRhUiS
-utier	aRbPc^rG
-uties	iSpK
-utifs	eKfW
-utile	jJl[qS
-utils	gP
-utine	iWjH
-uting	i[jQ
-ution	aQeGgKiX
-utiva	aYgJtF
-utive	a\\fQiIjX
-utivo	aUjR
-uto	hWnS
-utors	i\`
-utory	aKbTeQiL
-utour	cTnS
-utput	gRiRjLkI
-utral	iQqKrRsQ
-utres	sQ
-uts	iY
-utsch	jWlTrX
-utt	iV
-utter	aQ
-uttle	hVnV
-utton	hZjU
-utu	aJbLc[dHeEfIgFhKiIjGkIlDm\\nIoIpIqHrIsKt@
-utual	bVnJqYrD
-utube	b\\iKjL
-utumn	bTcKgLkIoRsI
-utung	bJgRhZ
-uture	sXtR
-uty	aPmR
-utz	cCi[jXlK
-utzen	r^
-utzer	bVdKiU
-utzte	aXbGgLiX
-uvais	cUhWjIpL
-uve	aLcVqR
-uvent	f[gHmGsJ
-uvert	aRfUlTqR
-uvres	iU
-uvrir	aKcJi\\
-uxmed	hY
-uy$	bSc]tK
-uyaux	iUjP
-uye	iV
-uyere	bTc[iIsC
-uying	jZlLmRpK
-uz$	aKcWmR
-uza	bQiTjU
-uzeit	bZeCgIhRlG
-v-feb	bKfUoU
-v-jan	bJfUiTkK
-v-mar	fSoU
-va$	cXhP
-vable	aLeZjJ
-vadis	jZkS
-vador	aJj\\qK
-vages	cKiW
-val	bV
-vales	iXkQmL
-valet	aXbI
-vamos	bWeRqT
-van	hViRmP
-vance	fR
-vando	jW
-vanik	b[cIeKiKjF
-vants	hXlT
-var	fRiQ
-varia	i[
-varin	bStL
-vas	mX
-vases	iW
-vasse	jU
-vat	gShQqR
-vater	bQeKhQkEqFsW
-vates	bY
-vator	a\\bA
-ve-in	aRhU
-veaux	bYiY
-veche	aHbWiQjL
-vecin	kYpI
-ved	bUjW
-vee	oT
-vel	bJnS
-veler	i^jJqY
-veles	hWjI
-vello	bLe_jHoK
-ven	cR
-ven't	iQpPrS
-vency	i\\
-venes	aT
-venil	iPrU
-venio	gWhS
-venir	fWgRpKrVsL
-venta	fUiTqI
-vente	aTeJfLhLiZ
-vento	cZeTgQ
-vents	iX
-venty	gSiR
-venue	jFkVrQsP
-venus	lVqP
-ver's	cIjZpX
-vered	bRcJiUjKnS
-verse	iXkT
-verte	bQhFiUpWqT
-verts	bS
-vet	jQkR
-vetid	eTfJhH
-vette	aIhYmQqR
-veurs	aQbRsQ
-vey	qS
-veyor	aSmP
-vez	iYrW
-vi$	bTfThIjJmU
-via	c\\qQ
-vic	aHgHi[
-viced	hRiTjL
-vices	bPcKiT
-vicio	b[eS
-vidad	bPgQhT
-vided	hVlUnS
-video	iPpQ
-vider	bXiQsS
-vie	f_iJmX
-viedo	bHcQiInX
-vieja	aHcUqQ
-vient	eUjIpLqY
-viera	aDb]cJeLhImTpKqJtJ
-viere	cXiXjE
-viers	cUjH
-views	iWpU
-vil	cV
-viles	aEb\\cRjItF
-villa	kY
-ville	chdVnT
-vin	c^iJoIpY
-vinci	jUkS
-vinec	cX
-vings	eRi[
-vio	fJiVjVtW
-viour	aIiYsR
-vious	iLjLkUrY
-vir	iWjU
-viron	aIgQiSnQ
-vis	cQj\\qQ
-visar	iQpTrT
-vised	jV
-viser	aWhR
-vises	iIm[
-visor	aWjQmR
-visos	iTrW
-vista	pV
-viste	aYbEcKeKiHm_pJ
-vit	hUiTj>kZ
-viter	hJrWsV
-vites	tX
-vival	gRhUiLjQ
-vka	gX
-vo$	jP
-vocat	jHkV
-vod-v	gQ
-voice	gWiUrI
-voirs	iX
-voles	bQjKmVoQ
-volus	jY
-von	cU
-vor	aCbIcKj[mIpUtH
-vorce	cKiWqQ
-voy	hLiW
-voyez	iJpWrL
-vrage	bIiZqYsItK
-vre	bRqT
-vreur	a\\qY
-vrier	aTo\\
-vrons	fGiKpY
-vs$	aWbJgIjU
-vsafe	j\\
-vulas	aWiJsQ
-vulos	aPhK
-vus	tX
-vy$	cPfT
-w-how	jUkRlW
-wa$	aHbIc_iKjGmX
-wable	eZ
-wache	a[bAibjF
-wagen	bVcKh_nU
-wal	bXeQiSjK
-walde	bGcY
-walte	bPmW
-wan	iJjLnZ
-wance	gUhW
-warme	a\\hKiKmK
-warte	bIcVhHmY
-warts	gSi@jTsT
-wartz	cShRpL
-warze	cIiXtT
-was	iKkTpP
-wat	jU
-water	hUoK
-way	cWhT
-wback	eIgXhKjK
-wcf	jVrQ
-wd$	bSiUjP
-we$	cYlSmQ
-we'en	fKiLoWpR
-wed	ePfPhS
-weeps	fKiW
-weg	cTiJmLpY
-wegen	bUiQqTrJ
-weine	b]cJiSjLsG
-weise	hRiVkS
-weite	bUdHfP
-wel	pS
-welle	bKcKdKeGfLgGhIiajHkKlKmKnKoGpKqGrKsKtI
-wenty	gPhP
-werbe	gSkU
-wered	fXgGpXrD
-werin	cZ
-werke	bZ
-werte	bGia
-wesen	bQi[jS
-wettl	bKcV
-where	cUdP
-wieso	fRjPkR
-win	iGkX
-wings	iQo\\pC
-wires	bJjJlY
-wirte	aLbXdJfJgLhJiSjGkImVnGpIsLtI
-witch	iX
-wives	aVbJiImS
-wless	jSsS
-wn$	caiGlSoP
-wna	d[fEjCkUqP
-wners	bQcQ
-wns	bZdKi[lCmL
-wo$	fUhR
-woche	f_oTpQ
-wochs	eJfXhYiI
-wolle	bIiRpU
-woman	aRhLjEkJtU
-words	cZiQ
-works	cUjV
-worth	c_
-wpark	hJiY
-wport	cUdRnQ
-wquay	cRiHpW
-wreel	jUpTsK
-wroom	aWbViL
-ws$	fQiWtP
-wth	gQmTtR
-wurst	h]tS
-wye	cT
-wyers	aKb\\
-x-day	fXoL
-x-m	iW
-xa$	bIcGfHgWhRiFjGmIqRtL
-xamen	jb
-xante	bSfQ
-xcala	aQcS
-xee	bJcIeLfIgXhYiHkKlGmInLoLpLrLsLtL
-xempt	aQeZgT
-xen	bW
-xeter	cUdS
-xhosa	bLcJiKjRkT
-xi$	bQcKfXhZ
-xibel	fRhLiGoY
-xible	eSfUhR
-xie	hHiXkW
-xieme	bWgV
-xigee	kLlV
-xilio	gXhU
-ximum	dUfTsS
-xings	iPmF
-xis	bTjXlP
-xiste	bTeVtI
-xists	bQjLlGrZ
-xo$	cSfHh^
-xocad	iUjR
-xos	aJbKcWpT
-xpect	fSsU
-xpert	m\\
-xport	aTbQiQ
-xte	i[jU
-xteen	eGgR
-xtern	dJhGlXqKsItR
-xtile	bTgGjElZ
-xtras	bGfLgShSiR
-xture	fJiWjT
-xware	fKjUkS
-xx$	iRjR
-xy$	cKiZjR
-xygen	jX
-y'd	iWmQ
-y's	bRrRtQ
-y-aug	fV
-y-one	gVh]iL
-y-six	gV
-y-two	bPgS
-ya$	bPjYkFtV
-yages	cHgJhUnX
-yalam	cHjTkV
-yan	cRi_jEsS
-yance	aJbUgLhRiL
-yanka	cKmUsQ
-yards	bViS
-ybody	lWpR
-ybrid	dW
-yburn	bHh\\iL
-ycles	bSfS
-yd$	jKpYrL
-ydney	cWqQ
-ye$	bRiU
-yecto	eUoR
-yed	e[
-yee	aUhT
-yenne	gSsJ
-yente	iIk^
-yer	iPpHtS
-yer's	bIjJkW
-yeres	aDbZcStK
-yerne	aKcX
-yes	bRcYfJ
-yez	cIiIlJrY
-yfair	cXjJ
-yland	cWmU
-ylaxe	iY
-yle	bScVjLkYlHpRrP
-yling	bKiUjU
-ylist	bWgDhJi[
-ylvie	mTqQ
-ym$	hLiKjUpHr\\
-yme	cTrZ
-ymena	bLcTfKiKnV
-yment	gVhHiVpR
-ympia	bUiQ
-yn$	cYtH
-ynamo	jTkV
-yndic	aYbJiKpUsL
-yne	hGnX
-yo$	bKcVhQoQ
-yonne	aFcZtQ
-yor	aSmP
-yores	aIbRkQsR
-yos	i[oRrL
-youts	cIiQjU
-ypage	gJiV
-ypass	bVhJiFpKqV
-ype	bSeZfKgV
-yping	jVtP
-ypist	a]cKgLiHjPnK
-yr$	aHbIcZfLmW
-yregg	cU
-yriba	cFjT
-yroll	aP
-ys$	iQ
-yse	cJhViZ
-yself	jKmTqSrV
-ysics	jTmR
-ysios	mZ
-ysmex	jVkT
-yst	aWjJkY
-ystem	iQjS
-ystes	m]
-yte	aKb]iJlHrJ
-ytech	jX
-yth	cTfJtU
-ythme	eLiSjWlIsR
-ython	kT
-ytime	hLiQjRo[
-yudar	iU
-yudas	iXtQ
-yunos	cShVtK
-ywood	cSiJj[lLqJrI
-z-mai	fUiS
-z.pad	jY
-za$	mR
-zable	f^hI
-zadas	fPhSiWsZ
-zador	aBbIiIj]sS
-zados	fHgShYkKmY
-zag	jW
-zahlt	gUhU
-zaine	eIfUhTiT
-zaire	cQ
-zales	cZ
-zan	bFc\`fJiEoU
-zance	cV
-zante	fZiQ
-zar	cPi\\jZmGoQ
-zards	fLiSkWlI
-zarra	bJjIpQ
-zas	bRiR
-zberg	c\\dHtI
-zburg	cZ
-zca	jSpLrZ
-ze$	cU
-zed	bYcIdLfJiTpH
-zehoe	cS
-zeige	rSt_
-zel	eIm>nUpJt_
-zelle	aJbDcZiGjZnI
-zen	iS
-zende	aLpIqQt[
-zepte	iVjY
-zer	aSiQjS
-zerin	aSbKcJkEmCsatI
-zerte	aJb[iGj]
-zes	bJjKq[tU
-zeuge	hHi_
-zfrau	aSbT
-zgado	iR
-zgo	bLi^sG
-zguss	aTbZcHhHiGkH
-ziale	jSkG
-ziell	aQeLq\`
-zieme	gUhR
-ziers	aIcUiWmJ
-ziert	b[cJh_
-zig	gV
-ziger	aIbHcVdJeLfEgHhKiJjVkClJmJnJoJpJrKtH
-zin	aUbPc\\
-zlich	lRrSt[
-zo$	kToT
-zofen	bRcIiS
-zon	bTc^pH
-zos	iUtU
-zsche	bJcZ
-zt$	jZkZ
-zte	bS
-zubis	iSmU
-zuelo	cV
-zug	bRiV
-zugen	jV
-zugig	bacJfCgLhGlKoK
-zwart	abcHtG
-zwerk	aUbGkW
-zy$	fYiUjFoLpK
-zzero	aQcQ
-zzles	aYbIcLiLjIlKpV
-ße$	cWnQtT
-ßen	jR
-ßer	a\\mP
-ßerei	aPbUiDqT
-ßes	bVhViI
-ßig	fYhQ
-ßlich	pP
-ßraum	aJbFcViKnU
-ßsaal	aFbRiIqVtW
-ßt$	iIj@kXmLpKtV
/ (	bLgKhFqas\`
/ 0	fYoP
/ 00	dQfR
/ 000	gKhEiTjY
/ 0000	jarL
/ 2000	bEdJeYgIhLiUpU
/ a	a^
/ air	aHbVhFi]
/ an	bVi\\nQ
/ ano	bJfLhSiKjHn[
/ b	fRkS
/ bsc	jZ
/ c	fSjImS
/ d	aZrT
/ day	eJgX
/ de	aHbKdYtT
/ dia	bQiX
/ e	fVjPmS
/ ere	a]fJpI
/ f	aX
/ frau	aZjQtI
/ fri	dRmY
/ g	bWjVmH
/ h	fHgf
/ home	aIc]dHgHhJ
/ hr	g]
/ in	adjQ
/ j	fIgZnU
/ jahr	bXhViE
/ jour	b\\iX
/ km	bKf>gTiJn[
/ l	fRhViSjG
/ m	gXhViC
/ m.sc	jZ
/ mes	bHgPhWiT
/ min	gZiIjV
/ mo	hZqP
/ mois	ePhIiVnU
/ monat	dRfWgKhKiGjQnP
/ month	dQfYhTjK
/ ms	dKfLiZjTmF
/ mt	aW
/ mth	bVhPnV
/ n	aTfU
/ night	fUgWjK
/ o	a^
/ or	accKiHjBmJ
/ os	aSiTjSpG
/ out	hYiY
/ p	iX
/ pa	aKj]
/ r	aWjRkP
/ sa	mJpX
/ sat	iU
/ schindler	bUjIkT
/ sem	bKdQi\\
/ semaine	e^hFiB
/ semana	bPe\\iF
/ senior	aUoK
/ spat	aQfT
/ sr	aZ
/ std	fLgZiS
/ t	aKbEeXfRgZmH
/ tag	bRh]iSpI
/ team	gGjWlI
/ th	fXpV
/ the	iZjIlT
/ thu	dRiP
/ trice	aYbK
/ ups	gV
/ w	aViJjQpQrQ
/ wed	d[fL
/ week	dYfC
/ wk	iX
/ wo	fWiKnX
/ woche	fXgQiW
/ woman	aZsJ
/ x	aXhIjS
/ yr	bYgAhRiPnY
/ £	s\`
/$	iS
0 "	gCrKs\\
0 $	gW
0 %	fLg_hV
0 &	bGfPhIjYmLoIpY
0 (	aVfQhQrL
0 +	jV
0 /	dSiPoP
0 0	fRgP
0 00	fY
0 000	gZ
0 0000	jRp]
0 2000	eff>gHpHqJ
0 :	f\`
0 a	f_gS
0 abende	fU
0 achs	aLcJi^sT
0 after	aKeKfIgXhPiIjK
0 agents	aPiIjDm\\pF
0 al	cHiCjSoKpb
0 alt	fR
0 am	f\\iS
0 an	bKj[lU
0 analistas	aSmQ
0 and	fQ
0 ano	eWfLjVlQ
0 anos	iTjU
0 ans	eWiPjU
0 april	oiqL
0 assistants	fKmY
0 associes	aHbWfSpL
0 at	fTgGhIjVpP
0 august	o]
0 axis	aVtI
0 azubi	mX
0 b	e]gTjH
0 bed	bSh\\
0 bis	bQcJeUoQ
0 bonus	dAgJk\\
0 branches	aFb]iI
0 bucks	gY
0 by	fYhHkKqS
0 c	bKeWiVqR
0 cabines	bW
0 cenwat	kQ
0 chairs	bUcT
0 chefs	m_
0 collegues	bKmX
0 con	aJfViR
0 corridor	bGc[fKjEnU
0 d	fWiVkS
0 day	d\\fW
0 days	aSdZfU
0 de	oT
0 dec	hIiGoXpZ
0 devs	aLm\`
0 dias	d^fQ
0 e	cVg@hVjUtL
0 en	bSmYtJ
0 engineers	mT
0 english	gBj\\rF
0 equipes	bIfXiS
0 er	bQjKo[
0 et	fYpY
0 etp	bKeZfU
0 evenings	f\\
0 feb	oWpUqT
0 fois	cDfPiDjFn]
0 food	j\\
0 for	iVqP
0 frei	f]gIhBqQsP
0 fri	fWhK
0 fte	aRbHe\\fV
0 full	bVeTfCiDmY
0 fur	kW
0 g	aTbPjV
0 gruppen	bU
0 h	fZ
0 ha	bdfF
0 heures	bIfIhLiX
0 home	f\\hD
0 horas	fUnVpTrL
0 hotels	bahJiJ
0 hours	fYmK
0 hr	fdhJ
0 hrs	fXpQ
0 in	dTfXmS
0 incl	fZhL
0 ingles	jZrJ
0 is	fKqXtH
0 ish	f\\gRiCoJ
0 j	d^fPhSjV
0 jahr	hSiU
0 jahre	eXhQjTlQ
0 jahren	fLmY
0 jan	iGkKmIo_pR
0 january	oU
0 janvier	eVfKpT
0 jour	d_eL
0 jours	dQfUhT
0 juillet	eWoRpK
0 june	iGoapW
0 juni	oUpX
0 k	bSfIgThV
0 km	bacFiLjVnJ
0 kv	fLgIj[
0 l	f@gdh]jA
0 lakh	bQfLgVh[iH
0 lead	aFmY
0 leute	a[
0 licence	sR
0 lifts	fGgKsR
0 lines	b]iBmJpS
0 linien	b]
0 long	f\`
0 lpa	fGgZ
0 m	baf@gXiT
0 mai	oZ
0 man	aJcKiZjCmT
0 mar	cJfGiAo\`
0 march	bEp\`
0 mars	aJeHoKp]
0 may	gFoY
0 mb	dKjIpVsP
0 medical	hLj[
0 meses	e]
0 mil	bXgS
0 million	bXiS
0 millones	bWfHgS
0 min	cPiQp^
0 mins	fKp[sW
0 minutos	pQ
0 mio	bXfGiUqR
0 mit	fWgHiSjQkK
0 mm	g[iU
0 mo	egfKoLpK
0 mois	eZgRlR
0 mon	e[
0 monate	jHlX
0 month	bIcKeWg[hK
0 months	eUgT
0 mos	lY
0 mrd	bZjKpJ
0 mt	b_cJfGgLiSjGlW
0 mth	eZfHoS
0 mths	dQeS
0 n	fY
0 nd	aQhJjLnR
0 nights	fTiKnb
0 no	aVeUkC
0 nom	ja
0 not	jGkEl]
0 nov	eKo[qQ
0 november	fFiGoVp\\
0 nuits	fUnT
0 o	aHfYgK
0 oct	iEo[qU
0 oder	jUkGr\\
0 of	aUbKf^oBsI
0 off	f\\
0 office	d]
0 oktober	o_
0 on	fYmQ
0 one	aWbIjF
0 or	eTjRkTnR
0 other	fPjRmW
0 ou	cIfRiFj[nI
0 out	deh@
0 p	aUfWgRiRjDmLpS
0 page	p[
0 pages	pY
0 par	fXiVmG
0 people	aKbUjLq[
0 per	fGgUmV
0 perm	aTeTfJmT
0 permanent	eGm]
0 personnes	bTiJmXpI
0 pl	cZhKtH
0 places	bKhJjKl\\nL
0 plus	fJmR
0 pm	fXpZ
0 points	aAdKgIiHjekFmA
0 por	bHfRgFiYqR
0 posts	bLgJhIlJmIo^pErJ
0 pour	gXqH
0 pqe	aRbHjZ
0 pts	jRmTtF
0 rd	fTgRhDiP
0 re	iYjKqU
0 refs	iJpY
0 roster	aQfQiL
0 rota	fXhViE
0 rotation	fRsU
0 rotational	aQdKiI
0 s	bUiZk[
0 salaries	gV
0 sale	aJbc
0 salles	aHb^
0 sat	fW
0 schicht	fS
0 school	bYiKjIkLrQ
0 seasons	jS
0 sem	eSfPhXiJoQ
0 semaine	fJiFjYlHnZ
0 semaines	iKlQ
0 semanas	fSlVoU
0 sept	eUo_
0 september	iSoY
0 services	bU
0 sessions	bQcDgGhWkInYpL
0 shifts	fSmSsU
0 shows	fYiR
0 si	fUjPlHqU
0 sites	bVcTnJ
0 so	bJgStT
0 st	cFfSoY
0 staatsexamen	gX
0 staff	aKbRmZ
0 standby	fRsR
0 star	b^eJnI
0 std	aYcRgF
0 stern	b\\
0 sterne	bV
0 stunden	aSfQ
0 sundays	f>g[hYjJpK
0 sur	fQgThP
0 t	dZfIic
0 tag	dcjL
0 tage	dUf[
0 tage-woche	hS
0 tagen	qS
0 tardes	fZ
0 techniciens	mX
0 techs	bXcLmU
0 tecnicos	aPbGmYnK
0 th	aPpS
0 theatres	bScS
0 till	f[
0 times	bKfEhLn\\
0 to	fU
0 trips	eWf?gVhFiFnX
0 turno	a\\bFcJjImG
0 uhr	fV
0 und	f\\hJ
0 under	dHmYpK
0 up	fRgAi[mVnF
0 v	iTjUkH
0 w	f\\pL
0 we	fZjLnQ
0 week	fVgQhKjJ
0 week-end	fS
0 weekend	f\\hK
0 weeks	hXjClTnZ
0 with	f[gKjVqJ
0 within	fR
0 wk	fUgWoP
0 wks	fXoQ
0 wo	fQhUiU
0 woche	f\\nG
0 wochen	hRlP
0 x	fYhTnW
0 xx	gW
0 y	gSiKj]
0 year	eQiAj^
0 years	fGiPj^
0 yr	e[ja
0 yrs	j\`
0 zu	d@f]
0 £	g\\hK
0 ¤	h^
0$	fR
00 "	iWjLpHrZ
00 $	gV
00 %	gThQ
00 &	f_
00 (	eRpTrP
00 +	gXjU
00 /	gS
00 0	fY
00 00	gS
00 000	gZ
00 0000	eIpg
00 2000	bJe]gFpJ
00 :	f[hS
00 a	fXgT
00 after	g^jEqS
00 agentes	aTfKiJmU
00 agents	aHbZiImZ
00 al	gRoWpS
00 alternate	fZgH
00 am	fWgThFpQ
00 and	fZsT
00 anos	bVsa
00 ans	gLiTmRsg
00 aout	kAocpK
00 apr	bKfFo_
00 april	oPp_
00 as	iHs[
00 at	fUgQ
00 aufwarts	bYgS
00 aug	eRoVpV
00 august	eVoR
00 avril	eFfKoVpV
00 b	aSgZkH
00 basic	bLfRgUiKjHkHlK
00 bed	bb
00 beds	b\\
00 berceaux	bUgK
00 beschaftigte	bPmX
00 betten	aKbTcEiW
00 bis	fQgWsU
00 bitte	gIqUrQtG
00 boxes	aFbZcL
00 boys	aKbQhHiXsK
00 but	gKiKq]rJ
00 by	bKcXfGg[hIkI
00 c	cGfSgViJjX
00 camas	cViK
00 cet	pV
00 chambres	bW
00 children	bZiG
00 collegues	bTmS
00 con	f_
00 consultants	aGb^iK
00 countries	b^iD
00 couverts	bTcR
00 covers	bSiT
00 cows	bQi\\oJ
00 cp	bHeKfJgHhciJjJmI
00 crew	bY
00 cubiertos	bZ
00 d	dQf@hciXpK
00 days	hYnX
00 de	cQp\\
00 dec	hJoZ
00 decembre	fIiDjXpR
00 dias	eUhX
00 die	gYqV
00 e	cUg[jS
00 each	g_iG
00 ehrenamtliche	bRmVpJ
00 el	fJg\\iDnW
00 empleados	b\\cL
00 en	bUfYm\\
00 enero	oTpX
00 enfants	iTmG
00 er	bScJfTiIjXlK
00 et	jSpUsS
00 euro	gY
00 euros	bKfPgW
00 families	bZ
00 feb	fHp_
00 fevrier	oSpR
00 filialen	bY
00 first	aKnKq_tI
00 flat	g[hJiJ
00 for	hCjSkSqUrR
00 gehalter	hV
00 guides	a@bQeIiJm^
00 h	fe
00 ha	b\\
00 hauptamtliche	aJb\\
00 heures	f\\
00 hl	i^
00 holidays	hV
00 home	dZfViK
00 horas	eTfQiW
00 hourly	eFgXhT
00 hours	eRfZgQ
00 hr	f\\gVjR
00 hrs	f]
00 hs	f^iH
00 if	dLgSqQ
00 im	fagGh?iInEsU
00 in	bRcKgShIjDmQqTrS
00 ish	gYsQ
00 j	bGdLePgPmVoZ
00 jahre	b]dIeHjFpIsY
00 jan	oYpZ
00 je	gc
00 jeunes	aHb]
00 jours	cGfPhV
00 juin	iIoVpT
00 june	oUp]
00 juni	pV
00 k	gT
00 kg	hVj\\
00 kids	aLbYcHfFhIiZmSnFsG
00 kinder	aJbTsTtJ
00 km	cVnQ
00 kopfe	bXmX
00 kv	aZjQ
00 l	aLbHfGg^hWjCkK
00 la	aLfLg^iL
00 late	fQgT
00 leute	bYmR
00 lines	bXrZ
00 lits	b[
00 lpa	fKg\`iE
00 m	bVhQiT
00 ma	bc
00 mai	p\`
00 mal	fHg\`iH
00 march	fEo[
00 mars	eZo?p\\
00 max	bEhIiXqR
00 may	bFe\\oP
00 mb	dUpRtK
00 members	bSiHjY
00 mesas	iW
00 meses	eTjZ
00 mi	aKbIcWfKhLiHn^
00 mil	bTiU
00 miles	bYfKgKiEnR
00 millones	gSqT
00 min	fViVpY
00 mins	gRhKiQjSnT
00 minute	fSiIpV
00 minutos	cRiRmHpY
00 mio	bTjW
00 mit	aJbXgXjF
00 mitarbeitende	mY
00 mm	aQiVjI
00 mo	bKe^jTnJpJ
00 mois	ebgX
00 mon	e\\fImKpI
00 monate	bQe\\iDjW
00 month	e_iFlS
00 months	oR
00 mth	e]jR
00 mths	eXgTjX
00 mw	ba
00 nach	gajI
00 night	aUeGfIiLmFoU
00 nights	fWgViKpK
00 ninos	bWi^jC
00 no	sb
00 noon	fJiYpU
00 nos	a[bK
00 nov	oRpR
00 november	iHpW
00 nuits	fLhIiHna
00 o	f\`
00 oct	gHoXpX
00 octobre	eFoW
00 oder	fVgUjT
00 of	b]
00 off	f\\hE
00 on	fUgW
00 open	eLfGgBi^
00 operarios	bZ
00 or	fQsS
00 ou	fR
00 p	bSgVhQ
00 paises	bW
00 par	gXhIiZjJ
00 people	bb
00 per	ghhK
00 periodes	fY
00 pers	b\\
00 person	bZkL
00 personas	b[
00 personen	b]
00 personnes	mS
00 ph	g]
00 pickers	iGm^
00 places	b_fK
00 platze	b^
00 plazas	aGbX
00 plus	fGgUqPsU
00 pm	fTsQtS
00 points	aJbBcJeLfJgRi]jEkF
00 por	g]kTmTrJ
00 postes	aU
00 ppl	b]
00 presses	bYhK
00 pro	bGg\`
00 prozent	gV
00 pto	h\\
00 puis	fTgWiKmI
00 que	fEmJrTsY
00 rising	fLhW
00 room	aDb]hK
00 rooms	bUfLhJiU
00 rtt	ePfW
00 s	fY
00 sabado	iP
00 salaries	bTfQ
00 sat	bK
00 school	aHgIiW
00 seats	aWbRhRiIpLtK
00 sec	hLjJkRmJp[
00 sept	e_
00 september	pZ
00 si	bHgUoHqYrJ
00 sin	sX
00 so	hHqXsT
00 societaires	bX
00 staff	bZmW
00 start	cLfX
00 starts	gIi\\jF
00 std	eVf\\
00 strong	bYjK
00 stunden	eTfS
00 t	bZ
00 tage	ePhXnS
00 techs	aJbViImX
00 term	aJfW
00 th	oS
00 the	aLfIjKmJq\\sS
00 to	fRg^sQ
00 tv-l	gXmJ
00 uhr	fXpU
00 und	sW
00 units	cZjE
00 urlaubstage	fDh]
00 v	fRiIjQkW
00 vehicules	bWfKiU
00 viernes	fRjL
00 volunteers	bRmW
00 weddings	b[iK
00 weekdays	bRsS
00 weeks	e_hTjQpQ
00 wegen	fJjWlU
00 with	sV
00 wk	gAhSlW
00 wks	eUhSlT
00 wochen	bKfEl\\qV
00 wochenstunden	f[
00 x	fg
00 y	fV
00 years	b\\qX
00 yr	eLf>i_jT
00 yrs	b[gTjJmS
00 zimmer	aHb_hK
00 £	eIgY
00 ¤	gS
00$	fUgV
000	bT
000 $	fQgS
000 %	aZbAe\\ffgF
000 (	gYhSjIkR
000 +	g[
000 /	g[jR
000 0	gZ
000 00	gQp\`
000 000	gXp^
000 0000	pc
000 a	g_
000 acres	aJbZgKhJ
000 after	gSqR
000 agents	b^
000 al	bJfRg[
000 all	aKbFdHfKg\`pB
000 alumnos	aHbW
000 and	bKhTiYsR
000 at	bTfKgZiH
000 auf	fJga
000 b	gLh\`jImJpH
000 base	gc
000 basic	gY
000 basico	bLgV
000 beschaftigte	b\\
000 betten	bYeG
000 bis	gf
000 brut	gYhL
000 bruto	gQhR
000 bruts	gW
000 cad	g[
000 cases	bSgGjZ
000 children	aHbScVhLiL
000 clientes	aKbKgHiVqP
000 clients	bUcKgKiQ
000 con	g_
000 couverts	iX
000 covers	bWgL
000 day	gShR
000 de	bKgWqY
000 diarios	g]iGnK
000 dossiers	iT
000 each	bKgYiK
000 einheiten	bR
000 einstieg	gQ
000 el	gT
000 eleves	b\\
000 employees	bRmV
000 employes	bQ
000 en	gVhKiIjVoLqX
000 essen	b]cJgXh?iGjL
000 et	gDi_qW
000 euro	eV
000 euros	eJgZ
000 ew	aJb]iItL
000 families	b\\gLiG
000 fijo	g_
000 fijos	gXsJ
000 fix	g[jIqIsT
000 fixe	g[hJ
000 flat	fDgZhKjH
000 flats	aKbZiIsP
000 for	hXqZ
000 fte	aJbZgS
000 fur	fBgc
000 gaste	bYiQpK
000 geburten	b^
000 gross	eIgQ
000 h	bLf]jZ
000 ha	bRcUgFiV
000 habitaciones	bPqU
000 habitants	bWgK
000 head	aDb^gGhKmCtI
000 heads	iS
000 hives	bRiQ
000 homes	b\\gE
000 horas	fGgEhFiFj]l^
000 hrs	bBfEgThTiEjY
000 im	bFgb
000 in	gV
000 inkl	hU
000 je	f@g^
000 jours	bLe\\fEhD
000 k	hT
000 keys	bW
000 kg	iY
000 kinder	b\\gHiG
000 km	bPn_
000 kr	gZhR
000 l	b]gEhKiT
000 la	gb
000 leute	bUiT
000 limpios	g]qR
000 liquido	bIiPjGsS
000 liquidos	aJgXlQ
000 litros	bXgDiS
000 lits	bQ
000 lots	gLiSrQ
000 m	bZcSgCjS
000 ma	b^
000 mas	cDgUpI
000 meals	bXgFiKqR
000 members	b^
000 mensuales	gUhQjKpF
000 metros	bBhViPjXpK
000 mil	gW
000 miles	nZ
000 mitarbeitende	bT
000 mitglieder	aHb]
000 mm	aQbVgJ
000 msnm	bIc^gG
000 mtl	g_
000 mw	bPiYjH
000 net	gWqQ
000 netos	eRgY
000 nets	g^
000 netto	g_
000 no	gVhFjJqQ
000 on	bXgT
000 or	g[h?
000 p	bX
000 pa	g[
000 par	gSqT
000 people	b\\
000 per	fCg[hUiJ
000 pers	aIbY
000 personas	aIb^mI
000 personnes	aIbWtK
000 places	bV
000 platze	iUmK
000 plus	gbjJ
000 pm	fLg\\
000 por	fKg]
000 ppl	bYgI
000 pro	gRiS
000 pts	bUgJiWjGkJ
000 pupils	bR
000 qm	bQgHi[
000 s	aKbZfIiY
000 salaries	bW
000 semanales	aQga
000 socios	b\\
000 staff	b[iS
000 t	b\\iQjR
000 to	bDgRiV
000 trabajadores	aPcK
000 units	b\\
000 usd	gXqJ
000 vacas	bWiW
000 weekly	fGg\\hHlH
000 with	rQ
000 wk	bJfHgShUiS
000 words	gLjUp^rT
000 x	g]
000 y	gTiS
000 zl	bIgThW
000 £	eH
000 ¤	gRhS
000$	g\`hS
0000 +	gVqS
0000 /	dHiVjZpD
0000 00	gLp\`
0000 000	pd
0000 0000	fTgQpb
0000 a	aKfKgatG
0000 brut	gZqQ
0000 im	eJfGgWhJiKjIkTnJ
0000 or	bKeGfZjE
0000 und	b\\
0000$	bSeR
00000	jPp[
00000 000	pc
00000$	gUiQjS
00000-	cLpS
000000	cLpS
000000$	aRcKgUkK
2000	bSeT
2000 (	aJeWhVjJ
2000 /	aIfHgCjKkUlHp\`
2000 00	bYjU
2000 and	qR
2000 in	b\`cD
2000$	bVePoR
: "	mJpQq^sT
: $	rV
: 0	dP
: 00	fY
: 000	gRiWjEpU
: 0000	bP
: degree	jHlStU
: dr	m[
: drone	kU
: head	aTqLrK
: in	ae
: innen	aYbJiW
: max	d\\fFgJjIkDsZ
: mme	mU
: no	bUdHfTiCpIr]
: non	l\`
: none	iRjRlS
: on	fVkWoH
: r	aSgQmFtR
: so	hTiEjKmKoXtV
: the	fAqYtK
: two	bXdEhIiKj]
: un	aQbQjJkUnStE
: we	aRlXqStE
: we'll	h[iIlKpQqQ
: wir	aXbTiJ
: zwei	hHjGn]
: £	eHfVgQ
: ¤	dFg\\iGnG
:$	tl
<apply	pfrQtS
<aside	qdrR
<company	bac]
<contract	e\\
<date	oU
<duty	iajQ
<filler	abt[
<hours	fY
<mode	d^
<must	j^kU
<nice	kX
<notneeded	l[
<order	re
<pay	g]hT
<perk	h\`mS
<place	cSiP
<team	m_
<title	aVbScW
<travel	n\\
<unlawful	sc
<~company	bQ
<~contact	pY
<~contract	eV
<~deadline	bKcEeSfKgHoUqRtS
<~education	jRlR
<~end	eZfZ
<~experience	kPlT
<~free	iQ
<~hours	fS
<~language	kQ
<~manager	jGmY
<~mode	da
<~pay	gX
<~place	cU
<~process	iTpS
<~start	fSoVpQ
<~team	mQ
<~title	a]
<~travel	bFfQhXjI
<~variable	hQ
=/	g\\jJ
=0	fPpSqP
=00	eEgVo\\
=ab	fKnPo]
=also	h]iGjF
=an	iK
=apply	gJp\\
=asunto	jFt_
=aufgaben	iWtQ
=aus	bQfJiFjToP
=aux	jRkR
=beginn	aLfKgFhKo^qJ
=benefits	hciD
=betrieb	bc
=boss	cTfTiPmToA
=comp	fIgShTkCrUsV
=contact	gHpc
=contract	bLePo]
=contrato	bIe^fIiIjFpKrL
=date	bHf@gKtb
=dauer	e^fG
=de	tR
=du	hJtX
=essential	j^kJ
=extra	fFhZiFjGkT
=extras	gDh\`
=for	fFqQ
=from	tW
=fur	eSiQjRqQ
=gehalt	g[hIjJ
=gern	dUhFiFjDkclT
=gesucht	eY
=get	h]iGjF
=grade	aZg\\j@rK
=have	t[
=hours	f\`iE
=how	oHpd
=hr	aEkGte
=i	iLjZlRsQtS
=job	aai\\
=kontakt	iHpZrL
=kur	hIiKjBkc
=kurz	bQhPiZ
=la	jR
=lieu	c\`pL
=lo	aZgThJjK
=location	ca
=main	i\\
=muss	j\`
=must	jQ
=n	iGm[
=needs	jVkV
=nice	hKiEk_
=no	lYpT
=objet	bLcFiIt\`
=one	hQ
=ort	aIcZ
=para	aEb\`iBtT
=pay	gW
=perks	fHgGh]iLtL
=place	bIcghLiD
=plus	lVoH
=points	lVoG
=position	acfKiG
=post	abbIfWiB
=poste	oP
=process	fIp]
=product	bciF
=puesto	aaiJtJ
=purpose	idjBrG
=que	aSgQiU
=rate	fLg]iLpItJ
=re	hSoQt]
=reports	iDjKm\`
=required	jdlKtK
=requirements	iHj^
=role	a]bJiW
=rota	fciI
=salario	gY
=salary	g]
=scope	c^eGgJjKrG
=seat	kJmPqR
=site	c_d[i>jHlSpJ
=start	fIiGkGobpI
=stelle	bVfXhK
=subject	aFiErXtY
=tasks	ia
=team	aIm\\tX
=the	aQcKdQiFtQ
=times	f_gK
=title	a\\iF
=to	iFjPt]
=travel	cKdGeJiDlFncoIpK
=tun	i]
=type	aGbIe^iKrdtD
=us	bi
=vertrag	eS
=voraussetzung	j_kD
=wage	eGg^kI
=wann	f\\jGnItG
=wanted	iQjQ
=was	aUiV
=what	i\\lP
=where	cftA
=who	bbfKjLsS
=why	bRq[
=will	iRjHqGtW
=wir	dRhS
=wo	c]
=work	ie
=working	d_fGiJ
=wunschenswert	jHk[
=you	iSjQ
=zeiten	f]
>apply	pU
>aside	q_
>company	aYba
>contract	eXhQ
>date	oS
>duty	ib
>filler	t_
>hours	fV
>mode	cRdX
>must	iSj_
>nice	j[k\\
>notneeded	hQjQlW
>order	qRrZ
>pay	gU
>perk	gVh\`
>place	aWb]cT
>team	hWm]
>title	ta
>travel	n^
>unlawful	s\\
>~contact	jGp_
>~contract	hP
>~deadline	fEiKoVpZ
>~duty	iL
>~education	iS
>~end	eVfX
>~experience	ePjP
>~free	bQiQ
>~manager	mZnQ
>~mode	dR
>~place	bPcW
>~process	gJjLmPpQ
>~skill	iQ
>~start	oR
>~team	bPiUjH
>~title	aVtQ
>~travel	fRiRnC
>~variable	gVhQ
?	lWtX
? nein	lQsTtK
? no	cUdReTlQpE
?$	lPqPt[
@early	bScP
@first	aftY
@late	p]
@middle	iPjR
^	cQrRt^
^ 	cQrRt^
^$	gZ
^$ 0	gQhQ
^$ 00	gY
^$ 000	gW
^%	aRfUgX
^&	jS
^(	aQqUsR
^( 0	aRcKdHeQfYgFiDjHkLnIqGsItQ
^( 00	aRbKeQfThRjG
^( der	qZ
^( die	rUsQ
^( el	aIqY
^( no	lPsV
^( we	gJhWpI
^+	gYhPjT
^+ 	cHg[hHiCkRtU
^+ 0	gQhSmT
^+ 00	hS
^-'a	bHc^fYhJiJmJoKpLqJ
^-'d	mQ
^-'s	tQ
^-'t	lRrS
^--c	g[jK
^--l	e[gVjJ
^--v	bWcKgW
^-00	gW
^-aa	aHiHjYkRtR
^-ab	aPdRiQ
^-ac	bWcS
^-ad	iR
^-ae	bJi]jV
^-af	b^cIiIkUlP
^-ag	hR
^-ah	c[gSjJkTtY
^-ai	c]fGjU
^-aj	bLcFdLeLfLgXhIiEjCkLlEmJnLoLp]qLrLsL
^-ak	lZnQpF
^-am	cYiR
^-an	jPkP
^-ao	aFbSgDhXiTjIrKtX
^-aq	cIiIja
^-ar	iV
^-as	iZ
^-au	bQcT
^-av	aWbKcJgUiQ
^-aw	cSiQjXkP
^-ax	aHbRcRiT
^-ay	iT
^-az	cd
^-aß	fRiW
^-ba	c[jUtS
^-bb	bKcTi]jCmK
^-bc	iQjVsI
^-be	iW
^-bi	gQnTpQ
^-bj	t[
^-bl	b\\iWjI
^-bo	bQhQiSmP
^-bs	hUtR
^-bt	qRrP
^-bu	aUcW
^-by	cTkT
^-ca	c[
^-cc	bHc\\iYj[
^-cd	a]bCcFdJeJfJgJiDmJnFoJpJqJrJsJtJ
^-cf	aEj_
^-ci	jWt\\
^-ck	iT
^-cl	fYgR
^-cp	j\\
^-cs	iRkX
^-cu	aZcRiQtL
^-cw	iJjZ
^-cy	iTtR
^-dd	fJmKpZqJ
^-dg	bLcSfJgKiJjQk\\
^-dh	cViKmIpR
^-di	fU
^-dl	cLiFj^pKsY
^-dm	aKbHcCdKeKfIgJi_jBkKlKmKnKoKpYqKrKsKtJ
^-do	iS
^-dr	hJiSjU
^-ds	i[
^-dt	cUjR
^-du	eXgHiKkU
^-dy	hYpK
^-ea	bUlVrV
^-eb	b^fR
^-ec	jQ
^-ed	bQ
^-ef	aSmW
^-eg	eRiP
^-ei	bU
^-ej	aKbLgKh]iIpH
^-ek	bWcQiImS
^-el	cQ
^-em	jU
^-en	cQiW
^-eo	i_
^-ep	hQiQrP
^-er	aP
^-es	iY
^-eu	aPbLcTdUgRhKj>l\\mKpI
^-ev	aGiJj[mW
^-ew	cRmQ
^-ex	hQiRjTkV
^-ez	jPr[
^-fa	jSmQ
^-fe	iQ
^-ff	fJhUoQ
^-fi	cQhTi\\jEoC
^-fo	aPkTpX
^-fr	eXfYjKkP
^-fs	iYjS
^-fy	fLiWjS
^-ga	hZiUkU
^-gb	aDr_tL
^-ge	i\\
^-gg	aKcQiHjGk\\
^-gh	c\\
^-gi	cWjU
^-gl	aJcbhItH
^-gn	iUkSoR
^-go	cS
^-gs	iT
^-gt	cKiFjRpRtQ
^-gy	aQiZjPkP
^-ha	cVhP
^-hc	aHbJcFdLeLfLgHhEiAk\`lKmJnKoLpLqLrLsKtL
^-he	iU
^-hg	iDjctJ
^-hh	cKiDj[kHpJq\\
^-hi	cUiVmI
^-hl	aJcWhQiCjU
^-hn	bPgXiQnR
^-ho	iS
^-hr	gShQtS
^-hs	bP
^-hu	fX
^-hy	aSbLiSkT
^-ib	hSj\\rP
^-ic	jT
^-ie	bQiQ
^-if	cSgThUiT
^-ig	fSjV
^-ih	bUhUpK
^-ii	bWiHt[
^-ik	bYiRjVkS
^-im	cU
^-ip	iRjGlR
^-ir	iR
^-is	jR
^-iv	aScKjVpU
^-ix	bCcThSkQpJ
^-iz	iVmRtS
^-iß	bIcKqTtV
^-ja	iQmS
^-je	hTi]jVlK
^-ji	bLcJiUjRk\\mJpBrG
^-jo	gS
^-ka	cSfHhQjSnT
^-ke	hSiV
^-ki	aLbHc\\iT
^-ko	aTbUcVgFsK
^-kp	afbBcAiGjCkL
^-ks	hViXjQ
^-kt	eS
^-ku	cIhSi]jG
^-ky	bQrW
^-la	cV
^-lb	bTgQjLtR
^-lc	aZcKiRkS
^-ld	iQ
^-lf	hT
^-li	cTiPkPnV
^-lk	bRjU
^-lm	aJbXcSdKiKj]
^-ln	cbhRiQ
^-lp	aIhPiUkGtZ
^-lq	j]lQ
^-ls	hQiT
^-lt	iU
^-lu	cKiJjblK
^-lz	bQcShYiZ
^-ma	cRiTjS
^-mb	aLbFcJeJfCiXlLoZpK
^-mf	bGcIi_
^-mi	aJbIcZtT
^-mm	aVlQ
^-mn	bSj[
^-mo	cPgT
^-mp	iXjR
^-ms	i[
^-mt	kXpXrB
^-mx	cTdR
^-my	aLfEhHiRnTsS
^-na	cV
^-nf	mZ
^-ng	i\\
^-ni	cRfS
^-nk	tP
^-nn	tR
^-no	cW
^-np	aZbSdIfLiJjTkKtK
^-nq	jSmQ
^-ns	iX
^-nu	fGh]iRrT
^-nx	j]
^-ny	aPcQ
^-nz	cQiSjS
^-oa	iQjPn[
^-ob	eZiV
^-oc	aVbJcTiRjX
^-od	jU
^-oe	cWgWjQ
^-of	bVcRiP
^-og	aRiTjZ
^-oh	c\\
^-oi	iLnTsR
^-ok	cQiP
^-ol	hSiT
^-om	jS
^-on	iT
^-oo	c[hS
^-op	hQ
^-or	aP
^-os	iY
^-ot	cQ
^-ou	aQqY
^-ov	cKeUfZpH
^-ow	c]jU
^-ox	hRpZ
^-oy	bKcZmTpKtU
^-oz	iKnZ
^-pa	iZjV
^-pc	a\\gYiI
^-pd	aGj\`
^-pe	iV
^-pf	aHbLfLgIhLjAkc
^-ph	bKcTfIiGjTk_lGnK
^-pi	cQiVkY
^-pl	bYcDjYtK
^-pm	a\`bJcFiDjTtK
^-po	jQmY
^-pp	aIbThXpR
^-pr	jSpV
^-ps	iT
^-pt	mX
^-pu	bT
^-py	aQjSrR
^-qa	bHcaiBj\\kG
^-qb	kY
^-ql	cKiFjd
^-ra	jP
^-rb	aVbKcKhXiUjR
^-rc	aRbQgKiX
^-rd	cS
^-rf	cYkP
^-rg	cV
^-rh	c[iDjR
^-ri	iSjUtQ
^-rk	cQiU
^-rl	aHc]jUkG
^-rn	cR
^-rp	bKiSj_kK
^-rr	cQiQjLqV
^-rs	iV
^-ru	bJcSe\\fIhViKoI
^-rz	cUtP
^-sa	hRjR
^-sc	iSjX
^-se	iT
^-sf	hZjHkY
^-si	bHgKh[jRkLpHtV
^-sk	dSi[
^-sl	a]bGjItG
^-sm	lUsZ
^-sp	aPbShVmQ
^-sr	bDeIfFgKhJiejC
^-ss	hQiSjP
^-su	jSq[
^-sv	bLcHhWi@j[kKmK
^-sw	aJbJcEdJeJfJgJhIiCkClJm^nJoJp@qJrIsJtH
^-sy	cUjYsU
^-tc	bXcGfIgUhJiFjUpJ
^-te	iQ
^-th	cR
^-ti	jRmR
^-tl	n]
^-to	hQ
^-tp	jVkSlK
^-tr	aTbBcVfLgTiCjGnLpHsLtT
^-ts	iX
^-tt	iQ
^-tu	cHjKm_tU
^-tv	fIg]iYjItH
^-ty	iQ
^-tz	cTiR
^-ua	c_jQ
^-ub	bZhQiW
^-uc	aUjV
^-ud	cUiQ
^-uf	fShPiS
^-ug	h\`iR
^-uh	fXjR
^-ui	i\\
^-uj	aIbWcKdHeGfHgEhFiGjIk_lGmHnIoIpEqGrHsGtE
^-uk	jYqU
^-ul	gRjS
^-um	bQiQ
^-un	bRcQmQ
^-uo	eUiTjI
^-up	cQfUhU
^-ur	aR
^-ux	iR
^-uy	cUiY
^-uz	aJbAcgfHgGhHiBjIkLmLsJ
^-uß	pKt]
^-va	cVjVoL
^-vi	a;bWiVtT
^-vs	aIh\\mQ
^-vy	cQfVgLhKiQ
^-wa	cUhTj\\
^-we	c^
^-wi	bQcIiJjXpU
^-wn	cUiRnQ
^-wo	mV
^-wp	bSiGkU
^-ws	iYjW
^-xe	gX
^-xi	dQh_
^-xo	cPhWiFqPsS
^-xt	aKpSrTtS
^-xy	iXjT
^-ya	bRjPkStV
^-ye	e\\
^-yl	cViPlQ
^-ym	iY
^-yn	aKc]tL
^-yo	fThPiRoR
^-yr	cVkP
^-ys	fUiPjQ
^-za	iS
^-ze	cUiT
^-zi	j\\tQ
^-zo	eToR
^-zt	hT
^-zu	hUiPjQqRrL
^-zy	bLcUhWiIjI
^-ße	cVsR
^/	iUoQtd
^/ 0	bIfJgKiEjPo\`tA
^0	mS
^0 	aUcEgSjVmTpLtX
^0 %	g^
^0 +	aQja
^0 /	eQfahJiKoV
^0 0	figS
^0 00	fegSoR
^0 000	bVgc
^0 :	fd
^0 a	aPfe
^0 am	f\`pU
^0 analistas	aSmT
^0 ano	fJjVlS
^0 anos	j[
^0 ans	eUgQj^
^0 april	bKo_
^0 assistants	m\\
^0 august	oV
^0 axis	aXtI
^0 b	aVeKqV
^0 bed	bUh]
^0 bis	aKeZfPgLhJiIjHlHoD
^0 chairs	cViKmK
^0 collegues	bKmX
^0 d	dTf^iW
^0 day	dXf[hT
^0 days	dZfd
^0 de	eKfSoSpY
^0 dec	o]
^0 dias	dTf^
^0 e	aUfIhSjVmJqYtF
^0 en	aKbGcFeKfJiJjSkFm\\pJ
^0 equipes	bGfViQmP
^0 er	aVoVpV
^0 evenings	f_
^0 feb	dJoX
^0 fte	a]bHcKeRfBiLtK
^0 full	bWeEfCiAm\\
^0 g	aTbDgLj\\
^0 gruppen	aKb\\rP
^0 h	fX
^0 home	dXfVhE
^0 horas	fXnSpS
^0 hr	bJcSdJfYhKiDjHmIpKrEtK
^0 hrs	fWpX
^0 in	d]fQiGjQmU
^0 j	dUf\\jX
^0 jahre	bHeThViGj^
^0 jan	aIbGoTpU
^0 jour	d^eH
^0 jours	dRfXhR
^0 juni	oRpR
^0 k	bWgRhRiS
^0 km	bUiGjWnH
^0 leute	a[mX
^0 m	bReVfLgQiCjFmJsZ
^0 mai	o\\
^0 march	gJhJoT
^0 may	gFoW
^0 meses	e\\
^0 min	cSpW
^0 mio	bTcKiBpHqYtJ
^0 mo	e\\
^0 mois	eWjPlT
^0 month	eZfQ
^0 months	e^oS
^0 mth	e\\fFoU
^0 mths	eSoV
^0 nd	aXcGgZpK
^0 nights	bRfViDjJnS
^0 nov	oV
^0 nuits	falQ
^0 of	aRbKfUmRpJqR
^0 off	f_
^0 office	da
^0 on	f\\iJkKmU
^0 or	dCeYfBjPkTnD
^0 other	fJiKjUmXpIsJ
^0 p	bLfZgRiL
^0 page	pZ
^0 people	bSjLmJpKqV
^0 personnes	bUiJmSpK
^0 pm	f\`pS
^0 pqe	aDbHja
^0 refs	pV
^0 s	aIb]fQiPjEkF
^0 salaries	gV
^0 sat	f_
^0 schicht	fY
^0 seasons	j[
^0 semaines	henV
^0 semanas	fVhSoT
^0 sept	jImGo[pG
^0 shifts	f[mJ
^0 shows	f[nJtK
^0 sites	bWcRiGnE
^0 st	aYcFfZiLjT
^0 staatsexamen	jY
^0 staff	aIbRcLeRmT
^0 star	bRkJqT
^0 tag	dWeKpJqQ
^0 tage	cRdRfV
^0 tage-woche	fa
^0 tardes	f\\
^0 techniciens	mZ
^0 techs	aJmYpK
^0 th	b]gRhWiHmH
^0 till	f[
^0 to	bJf_gHmT
^0 trips	bLeXfKgIhHiDnY
^0 week	fZhIiJ
^0 weeks	hbiHlSnV
^0 wk	fThQiEjKo\`
^0 wks	h\\lVoT
^0 wochen	hUjIlT
^0 x	dVfj
^0 y	bIeZj_
^0 year	eSiAj_
^0 years	eQjX
^0 yr	eYje
^0 yrs	eWjV
^0 ¤	g\`hG
^00	bTfQ
^00 	cJf\`gTmT
^00 $	gg
^00 %	fYgY
^00 +	fKhciHj^mH
^00 /	d^f_gX
^00 0	fbgY
^00 00	fVgd
^00 000	bSga
^00 0000	pZ
^00 :	fZpRtT
^00 a	fZg]
^00 agentes	aUmU
^00 agents	bQm]
^00 al	bIhWiUoGpW
^00 an	fRg\`
^00 and	bReKgTiBjUmVpL
^00 anos	b[iFjUsG
^00 ans	bKhJiJm]sR
^00 april	eKpY
^00 aug	oZ
^00 august	eUfIiG
^00 avril	eHoZpJ
^00 bed	aIbX
^00 beds	bZ
^00 berceaux	bV
^00 beschaftigte	bRmT
^00 bis	bKeTfSgZ
^00 chambres	bW
^00 collegues	bTmTpK
^00 consultants	b]
^00 couverts	cT
^00 covers	bQiU
^00 cubiertos	bU
^00 d	aLbJh_jK
^00 days	hcnQ
^00 de	cXeViKoL
^00 dec	oZ
^00 decembre	oVpQ
^00 dias	fQh\`nV
^00 e	ge
^00 en	eGfTmb
^00 er	bRiFj[lJ
^00 euro	fJg]
^00 feb	fFoRpU
^00 fevrier	oV
^00 filialen	bU
^00 gehalter	hV
^00 h	f\\
^00 ha	aXbRiH
^00 hauptamtliche	bW
^00 heures	fV
^00 holidays	hX
^00 horas	ePfUiT
^00 hours	eUfTgU
^00 hr	ffgCjR
^00 hrs	f_
^00 in	bKcDfQgJiWmWoGqI
^00 ish	f^gH
^00 j	fPh\\iLnX
^00 jan	bIo[
^00 jours	cCdVgHh_nS
^00 juin	oYpQ
^00 june	eKoQp]
^00 k	bVg\\
^00 kg	jTsU
^00 kinder	aGbUiTtG
^00 km	iZ
^00 kopfe	bUmY
^00 leute	mZ
^00 lines	b]
^00 lits	aUbR
^00 m	bThSjQ
^00 ma	b^iK
^00 mai	oKp[
^00 mal	g]iH
^00 mesas	b^
^00 meses	bQeQj]
^00 mil	b[gTiI
^00 millones	bSgRjK
^00 min	bKf[iPjW
^00 mio	aLiV
^00 mitarbeitende	hJmW
^00 mois	bHeSg[hG
^00 monate	e\\
^00 month	bKebiA
^00 months	bJeZfQi@jZoW
^00 mth	e_
^00 mths	bJeTiGj\\lI
^00 mw	b\\
^00 nov	oXpP
^00 oct	iGmIpZ
^00 of	bWiL
^00 on	fYiIm[
^00 operarios	bWiK
^00 or	fWjVsS
^00 p	bVcJfTgUiDjLnR
^00 people	bY
^00 periodes	fZ
^00 pers	b[
^00 person	bV
^00 personas	bZ
^00 personnes	iRmV
^00 pickers	bKmZ
^00 platze	bX
^00 pm	fb
^00 por	bIfWgRiGjJm[
^00 ppl	bZ
^00 pto	h\\
^00 room	bTmT
^00 rooms	bUfKhHiW
^00 rtt	fShZ
^00 s	fjiKoP
^00 salaries	b_
^00 september	pR
^00 societaires	bU
^00 staff	bVmY
^00 std	aPfa
^00 stunden	f[gR
^00 t	bWgXhQiI
^00 tage	eQhWnS
^00 techs	b\\pJ
^00 th	aGgYjYoQ
^00 to	fUg]jJsX
^00 uhr	pT
^00 vehicules	bVfIiRrH
^00 volunteers	bSiVmR
^00 weddings	bW
^00 weeks	bKebfGhViEjUoF
^00 wochenstunden	fZ
^00 x	fl
^00 yrs	b]iHjH
^00 zimmer	bW
^00 ¤	g_rP
^000	b\`gR
^000 	a[bIcFgXiPjQ
^000 $	bEf[hKiIjG
^000 %	b>d^eWfR
^000 (	bIgDh[jJkX
^000 +	b?gQiCj[
^000 /	bHgh
^000 0	b@gCiZjZnKpS
^000 00	bEfXgRpQ
^000 000	gTp[
^000 0000	pa
^000 a	bAfHgdiDjQ
^000 al	bDeKfWgViEjF
^000 alumnos	bTiL
^000 b	h[jJmK
^000 beschaftigte	bQ
^000 brut	g[
^000 brutos	g_
^000 clientes	bCcSiX
^000 clients	bHi\\
^000 einheiten	bU
^000 eleves	b[
^000 employees	mX
^000 flats	aIb\\
^000 fte	bZ
^000 h	eUfY
^000 ha	cXhHiJ
^000 habitaciones	oU
^000 in	b[cH
^000 k	bQhb
^000 km	bScUiJ
^000 leute	bZ
^000 m	bGfDiXjX
^000 ma	bT
^000 members	bV
^000 mil	gX
^000 miles	fJiGnZ
^000 on	bZ
^000 people	jR
^000 pers	bV
^000 personas	bX
^000 platze	bDi]
^000 por	bEgViT
^000 ppl	bR
^000 pupils	bIiTqR
^000 salaries	bU
^000 staff	iW
^000 t	bEgUiVjW
^000 trabajadores	bR
^000 words	bJkJp\`
^000 ¤	bAg_hX
^0000	cReVgXiR
^0000 	bRcIe\`jTpL
^0000 000	gFp^
^0000 0000	gV
^00000	aJcXgViL
^00000 000	p[
^000000	cKgRjKkI
^2000	aPbShXjKsP
^2000 	aVbVcHeLhTpF
^:	jRqPtR
^a	cP
^a 	aTeQiDjV
^a 0	gQjWkK
^a 00	fSg\`jR
^a bit	jSkZ
^a bonus	gCj\\kHtH
^a coruna	cU
^a day	dVhRiQpT
^a domicile	dUhJiU
^a hundred	gVlH
^a l'aise	jY
^a la	bLgVoQqU
^a los	lSpKqRsR
^a month	gXhIiHjLnV
^a plus	hVkQ
^a ver	qStW
^a year	bGeZhFiIj^pJtF
^a-level	jalB
^a-lizenz	iKjQkW
^aarhus	aJcZdT
^ab	fQgTo\`
^ab 0	fYgSoS
^ab 00	fXjUoI
^ab sofort	oP
^abap	a[cKiElSmL
^abbey	bYcK
^abends	dIfUiEnTrQ
^abendtermine	f^iGtJ
^aber	bLdPgHhRpJrUtP
^aberdeen	cV
^aberdeen 	c^nI
^aberystwyth	cU
^aberystwyth 	cT
^abgeschl	jU
^abgeschlossene	jS
^abgeschlossene ausbildung	jS
^abidjan	aJcUnV
^able	iKjZsR
^able to	iKj[
^abnahmen	iYjK
^abogado	a\\
^abonnement	hciL
^about	oT
^about 00	fUiV
^about 000	fEgWiQjIpL
^above	jIkTm^pCtH
^abrechnung	iT
^abril	o[pHqQ
^abril 	oZpHqQ
^abrimos	bViHjVtT
^abrir	bIi[
^abschluss	cEiHjWlR
^absence	i\\
^abstimmung	aKiRqT
^abu	c]
^ac	iY
^aca	bKjSlQmS
^aca 	aTbJjRmQ
^academia	fJhYmQpK
^academia de	hImUoKpFtP
^acams	iDk\\
^acc	aTcIiFjZlJ
^acca	cJiT
^access	hViS
^accessibilite	bJiTkX
^accessibility	iQjS
^accommodation	h]
^accompagnement	iWmK
^accompagner	aQbHkT
^accords	dJiQ
^account	a\\hHmH
^accounts	aZiImK
^accredited	bU
^accueil	ic
^accueil des	iQ
^accurate	iLjW
^ach	aKhJiJpIq\\tU
^achats	i]
^acheteur	aQ
^acht	bVeRfIlRmV
^acht leute	bQiJmU
^achtunddreißig	fU
^acidez	iW
^acls	jQkV
^acompanamiento	bKi^
^acompanar	iX
^acquisitions	bFiZ
^across	aGcXhGiKnP
^acta	aKmKo\\
^actas	iY
^actas 	iR
^actas de	iX
^active	aWhEiJjZlEnD
^active directory	jR
^activities	aVtL
^actual	gUiHjSkH
^acuite	jY
^ad	aWcKeVfHjImVtT
^add	iLjRkQpGqJra
^ademas	hY
^adi	jW
^adm	iKjY
^adm 000	iKjY
^admin	aUfR
^administracion	b[cIiCjSmL
^administrador	aXiKmU
^administradora	bJm]
^administrativa	a]bI
^administrativo	aYmEoK
^administrator	aW
^admissions	aTiR
^adr	iSk[lY
^adr 	iQjRkQlQ
^adult	aIbRiWjTkJ
^advert	aJrXtH
^aec	iKjY
^aed	cLg_
^aed 0	gY
^aed 00	gY
^aeo	bWcIeCiTjFkImF
^aep	jX
^afc	gWtH
^afgsu	jW
^afgsu 0	jW
^afiliacion	h]iKpI
^aforo	bUiV
^afrikaans	cKiEj\`k?pLsH
^afscme	bLeQjHmW
^after	dQeSkSo^
^after 	aKcLjYt\\
^after 00	dUe\\oFpG
^after easter	o[
^after effects	iLjSkV
^after school	bIeKf]gFhIjKkKlJoG
^after the	dSeEhGo[
^afterwards	ePfW
^ag	bBcGh[iRjAqJtU
^age	lRsWt^
^age 00	bRsZ
^aged	bScIfJgYhLiKjFkKlKnF
^agen	c\\
^agence	aJbYcU
^agence de	aIc[
^agencia	aJb\\nK
^agencia de	bVnI
^agency	bWeRpQ
^agenda	fSiUjT
^agenda 	i^jS
^agent	aUeTnT
^agent de	aQgXjI
^agente	aXiH
^agents	aZiZjLmK
^agentur	bY
^agile	aLcJdXgKjKkKqKtK
^agosto	ePf[
^agree	bHdKfGgGiJj^qK
^agrement	bIiJj^
^agronomia	lW
^agronomo	aUjR
^agronomy	lUmQ
^agua	aSbVcFhRjJpL
^aguantar	jX
^aguascalientes	cZiI
^aguinaldo	hY
^ah	fUpDt\\
^ah 	aLbIcPfRgLhTiH
^ahead	fHgIhFi?odpJ
^ahm	jLsUtY
^ahm 	jKt[
^ahorro	gGhPiV
^ahpra	ja
^ai	aRcSiVlH
^aide	fLhX
^aide au	hZ
^aipr	j[
^air	h]jHkUlKpK
^airbrush	iJjWkQ
^airflow	jW
^airflow 	cKjV
^airport	bSgLiU
^airside	j[
^airway	iV
^ajustador	aXcH
^aktuar	aTmJtI
^al	cYq^
^al 00	bHcHfJh\\iKjEqF
^al mes	cFdTgUhFiQjLqE
^alarms	fHiY
^albacete	cW
^albacete 	cW
^albi	cZ
^alcobendas	cZ
^alcobendas 	cZ
^alcorcon	cZtH
^aleman	bSjV
^alerta	fXiS
^alertas	iQ
^alerte	iTjKtS
^ales	c\\
^algo	iLk[pL
^algo de	iLk[pL
^alguna	cRiJjGnX
^alicante	cSdGnT
^alicante 	nT
^alimentacion	hX
^alimentacion 	hYiG
^alimentar	i\\
^all	bTdShQ
^all the	dVhUiHkPlJpFsP
^all-in	bIfXgShJkGlJqH
^alle	bUcJdTgUhKiHjFlSrJ
^allemand	jRkY
^allemand 	bQiKjYtS
^allergen	jP
^allergens	jZ
^alles	bQdVkKlS
^allez	jIkWpKrLt\\
^allocation	gTiRjG
^allowance	g_hGpK
^almeria	cUnT
^almeria 	nU
^almuerzo	hW
^alnwick	cT
^alnwick 	cT
^alojamiento	aKhX
^alongside	jHmX
^alors	aJbKcIjQt\`
^alpha	hT
^alright	aLtZ
^als	bRiPtT
^also 	aKcIdQfPpQtU
^also wir	aLbRtP
^alt	f\\gIiRpKrJ
^alt weekends	fUiI
^alta	e\\fXgJiH
^altas	hPi[
^alter	aJfIgLjRs^
^alterations	iV
^alternance	d[eTfPgJhHiKjK
^alternancia	cHdafGiF
^alternate	fV
^alternate saturdays	fR
^altura	fHjVkLsS
^alturas	iHj\\
^always	bSfPiVjImFnK
^am	cTiQpQ
^am besten	pWsS
^am liebsten	kRoPsT
^amadeus	jX
^amanecida	fYiL
^amarre	iZ
^ambulancier	aVlL
^aml	bQiGjR
^ammonia	jV
^amplitude	fTjR
^amplitude 	fRiLjV
^amplitude 0	bVcLfPgK
^amt	bYcKiH
^an	pT
^an :	aHpVt\\
^an der	aHbZiSnKtK
^an hour	fQgSiYjK
^an-acc	iXjL
^analisis	iX
^analista	a]
^analista de	aViGrU
^analyst	aVmKqR
^analyste	a]
^analyste-programmeur	aY
^anbei	bLrJtY
^anchor	aKbUdYfI
^anciennete	gViK
^and	iSjP
^and 	iYjWsT
^and a	bSgShQiGoK
^and an	eLgKh^iJmEqGrKsStL
^and at	jR
^and be	fViGjWnHqJ
^and have	iKjZ
^and it	cLfIgVhKiIrJtX
^and it's	eRfStT
^and no	s]
^and please	jLqYsG
^and the	fPhRtS
^and then	eIiVjJqPrItT
^and they	fRjQqLsR
^and two	aSbWhUi?
^and you	jT
^andamio	iWjSlIsG
^anderlecht	cViKjQ
^anderlecht 	cViKjQ
^android	jWmK
^anexos	aHcCgIiUpU
^anfangen	oX
^angebote	i[
^angelehnt	qQ
^angemeldet	gWhIjL
^angers	cY
^angers 	cY
^angestellt	e^
^angestellt 	eZ
^anglais	jVkVlU
^anglais 	kSlV
^anglais c	jR
^anglais courant	jS
^anglais de	iEjTkT
^anglophone	cRsV
^angry	aLiSjU
^animal	bJcXdQ
^animateur	aQiR
^animateurs	aXhK
^animation	i]jK
^animer	i\\mJ
^anlagenmechaniker	jSqS
^anleitung	aFjJkLmV
^anmeldung	jGmJpW
^annahme	iW
^annecy	cW
^annecy 	cW
^annonce	aJqKrZtU
^annonces	i[
^annual	aGePfIhRiWjQ
^annualised	eQf\\gB
^ano	bQjUoR
^anos	gSjY
^anos en	jS
^anpassung	iW
^anreise	fJhRiQnS
^anruf	fIp\`
^ans	j\`
^ans en	jT
^ansible	j[
^ansible 	jW
^answer	iT
^answering	hJiTmZ
^answers	jEmZpI
^antecedentes	jX
^antenatal	bLiW
^antenatal clinics	bLiW
^antes	f\\hKiAjJoVtQ
^antes de	iEoXqPtT
^antiguedad	cLg\\iIjHoI
^antofagasta	aKcUhQiK
^antofagasta 	aJhS
^antwerp	cWiJ
^anuncio	rXtQ
^any	bQlUoZpQ
^anyone	iGjTkWlHpSqIsG
^anything	iFkQtW
^anywhere	bLcVgHiHnW
^anywhere in	dQgFnV
^anzeige	iKrZtQ
^ao	gYiKjIpX
^aoc	bYcIiKjGkY
^aop	bThQjI
^aout	cJeYfFhKiIjJlK
^ap	a]mRrTtI
^ap 	iIjQmRrS
^aparcamiento	h[iK
^apartamento	eJgIh^
^api	gJhGiAjYkU
^aplicador	jX
^apodaca	cX
^apoyo	fXiP
^app	iSp[
^appels	iS
^appenzell	cXjL
^appli	b\\gHiJpQ
^application	pR
^applications	p]
^apply	pf
^apply :	pQ
^apprentice	aJeIfKgWhTiZjLkJ
^apprentice 	aLcJgShVmR
^apprenticeship	eLhKiTjFkHlTmJ
^approbation	iKjZ
^approbation 	iJj\\
^apr	fWoR
^apr 	eJf]oH
^apr-sept	f\\gK
^apres	dUeQfIiGoY
^april	f]oRpJ
^april 	iP
^apt	a[jH
^aptitude	pW
^aquagym	iY
^aqui	aIbEdQpKqRtV
^ar	aTbJjTkL
^arabe	jRkW
^arabe 	iLjWkQ
^arabic	bIkQlS
^arabic 	aRjIlT
^arabisch	aUcJiKkXlA
^aranda	cW
^arbeit	iWjU
^arbeiten	cKd[iG
^arbeitsbeginn	f[mJoI
^arbeitskleidung	hXpK
^arbeitsrecht	aRcJjW
^arbeitsrecht 	aSiQjS
^archicad	jY
^architekt	mWpJ
^archive	aKiPjJkYlJ
^archives	bYjR
^archivist	bU
^ardoise	cLiUjU
^are	lLpSsT
^area	aXgRhF
^argo	aKbJcFdKeKfHgJh[iGjRlFmKnKpFqKrKsKtK
^argus	jW
^aria	jCk[
^arles	cW
^arles 	cW
^arlon	cWdT
^arlon 	cWdT
^arme	bVfJiS
^around	cUgQ
^arquitecto	aRjT
^arrancamos	bUeDgVmL
^arranque	oZ
^arreglos	iY
^art	bTcLgGhXnG
^artisan	b^iKmK
^arzte	aJbScLgQjImWpKtG
^arztin	aQbKmT
^arzttermine	iU
^as	aRgRjQ
^as 0000	b]hLjR
^asambleas	i[
^asap	kRo]tQ
^asap 	kToPtT
^asb-kreisverband	aKbYcJ
^asbestos	jQ
^asbl	bViK
^asc	b[cKiKjH
^asesor	aV
^asesor de	sP
^ash	i\\
^asheville	c[
^asheville 	cS
^ashford	cW
^asi	oTsQtU
^asi que	eJoVpLqRtR
^asignacion	bGcKg[hFiRjKnL
^asistente	aTgT
^ask	p[qX
^ask for	pP
^asked	iFtV
^asme	jZ
^asme ix	jX
^asociacion	bYiI
^asociacion de	bSiK
^assessing	i^
^assessment	pb
^asset	aQiQ
^assistance	iW
^assistant	aPmS
^assistante	aWhTiHmP
^assistante dentaire	aY
^assistenz	bIiYmG
^associate	aFbGe\\gSiIjHkKmL
^association	bVcL
^asst	aSiFjS
^assurance	hYiU
^assurances	eHh^iK
^astreinte	fZgW
^asunto	pUtV
^asylum	bJiWlIsQ
^at	cT
^at 	dIgZhJ
^at least	eIiIjVoRsQ
^at the	bWhLiT
^atelier	aFbWjJmZ
^atelier 	aKcR
^ateliers	cFi[
^atencion	aUfCgXjI
^atender	iV
^atom	iHjPkY
^attendance	aUgRiV
^attersee	cT
^attestation	iJj^
^attested	iGjTlCpX
^atv	aRbKiQjQ
^au	eTjR
^au choix	dTfRh;jRkLnLqHrL
^au moins	jZ
^auch	e[fSjQ
^aucun	dRfUlU
^aucun diplome	lZ
^aucune	iUjKlV
^aucune experience	iLlS
^audiencias	iY
^audio	gJhKiXjV
^audio typing	iU
^audit	hBiUjJlYqU
^audition	p]
^auditions	iLjJoIpZ
^auditor	iFjW
^auditoria	fJgJhKiRjWrI
^auditorias	i[mI
^audits	iPjS
^auf	e\\rU
^aufgabe	i[tI
^aufgaben	iX
^aufgaben :	iW
^aufmaß	fIi\\
^aufsicht	aZiS
^auftrage	iX
^aufzuge	aJbWlW
^aug	eYfQhHiHjIoYpJ
^aug 	cLfUhIiJkKnGoRpH
^auge	iHj[
^augenoptiker	cJeR
^augsburg	cTiK
^augsburg 	cTiK
^august	f^hEiBoX
^august 	fQiFoU
^aural	i@jckK
^aurich	cU
^aurich 	cU
^aurillac	cV
^aurillac 	cU
^aus	bIdPjLlTtQ
^ausbildung	lYsQ
^ausbildung 	iQkVlJ
^ausgleich	fXpJ
^aushilfe	aXeTiI
^auskunft	iTmIpS
^auslose	fPgShXnJ
^auslose 	gAhc
^aussies	aKkIs\\
^auswahl	pU
^author	iV
^authorised	bFiJjY
^auto	h]jakL
^auto 	aSjZnJ
^auto propio	jSlY
^autobus	hVnQ
^autocad	jRkV
^autocad 	jX
^autoclave	hW
^autohaus	bY
^automatik	iGkWrS
^autonome	jX
^autonome sur	jX
^autonomo	e\\
^autonomo 	eT
^autorisation	eWgGhJiEjT
^autour	cSgV
^autour de	cQgW
^aux	aTbLgIh]iI
^auxiliaire	kBlZ
^auxiliaire de	aP
^auxiliar	aZ
^auxiliar de	aUcRsQ
^auxilio	aHgThWiJjK
^auxilio de	fTgT
^außendienst	a[iKnV
^außer	fXgJiI
^außerdem	hQsR
^av	gLpY
^avance	eHg[
^avant	fGo\`
^avant le	oApY
^avec	fThQiRmQ
^avellaneda	cT
^average	bRfRhHiEjKlW
^averias	i^
^avg	dKfTg\\hF
^avid	iHj]
^avila	cW
^aviles	cV
^avis	t]
^avisos	iR
^avoid	r_
^avoir	iFjSk[
^avonmouth	cT
^avr	gc
^avr 0	gZ
^avr-c	g[jK
^avril	eYfViJpC
^avril 	cIeVfYiGoGpH
^away	fBh_nX
^aws	aLg\\jUlU
^aws 	cKgRkRlQmJ
^ayuda	gKhWiLjLkSlE
^ayudante	mV
^ayudante de	aVsR
^ayudantes	aJhKiIlRmU
^ayuntamiento	aHb\`cKjJpFtK
^azubis	i]lLqL
^b	aTePgXjX
^b 	aTbKcFgLiKjW
^b 0	aUeUg\\iJkR
^b licence	jU
^b-schein	jY
^b.e	iGj[
^ba	jY
^baby	aUbLi]tJ
^bac	iCjflT
^bac +	jY
^bac pro	lS
^bacalar	cX
^bachelier	j_
^bachelier 	jU
^bachelor	hWjQ
^bachelor 	hJjY
^bachelor's	iKj\\
^bachelors	iIpJs[
^bachiller	j\\lK
^bachiller en	jV
^back	aIfTgFhHjZnJqJsQ
^backend	aRdS
^backergeselle	aKcJiGj]lK
^background	aQbJiLjYkTlL
^backlog	iU
^bacon	aIeJhZpK
^bacteriologa	aYiI
^bad	ciiH
^badajoz	cX
^badajoz 	cQ
^bademeister	aQiT
^bader	iZ
^badge	aIfThZ
^bafa	aLiLjUlW
^bag	i]pK
^baggerfahrer	iImS
^bagneres-de-bigorre	cXiL
^bahia	cZ
^bahncard	gLh[
^bahrain	cW
^bail	eKi_pI
^bain	aUbSiS
^bain 	aSbDcKiX
^bajar	i\\
^baker	aSiLjImVsJ
^bakery	aUbScLmH
^baking	kY
^balance	iY
^balisage	iU
^ballarat	cV
^ballarat 	cV
^ballina	cW
^ballinasloe	cS
^ballymena	bKcZ
^bamberg	cV
^bamf-zulassung	gQiEjY
^banco	bTdTpF
^banco de	bTdTpF
^bancos	iU
^band	aYg[
^band 0	aVgY
^banda	gUmX
^bande	bSiKkPpX
^bandera	cViVoK
^bangor	cX
^bank	eWfWhHiRjK
^bank hols	fYhI
^banker	jYkF
^bankerfahrung	jY
^banking	iW
^banque	aDb\`eVfWhIiEjL
^bar	bWcQiT
^bar 	bVcLiU
^barback	aWiEmVpK
^barber	bQ
^barber 	aW
^barbier	bQcK
^barcelona	cS
^barcelona 	cS
^bareme	aKg^
^barista	bSjQ
^barista 	a\\bJ
^barmer	bJcVhXiGnL
^barnet	cZ
^barnsley	cQ
^barnsley 	cQ
^barra	aXiGmU
^barranquilla	cV
^barranquilla 	cS
^barrierefreiheit	iXkT
^barrio	c\`iI
^barrow	cV
^bartender	aW
^bartender 	a^
^basauri	cX
^basauri 	cX
^base	ccdPgV
^base 00	cGgY
^base en	cS
^based	bGc]dH
^basel	cYnV
^basel 	nX
^bash	j\\
^basic	gWjTpY
^basically	bIcTiJtV
^basico	gZ
^basis	bXcTeJiF
^basis 	bHcUgSiGjR
^batch	gKiXo_
^bath	cXjY
^bath 	bHcZ
^battery	bKiZ
^bauhelfer	aTsW
^bauingenieur	aLjW
^bauleiter	a]hK
^bauleitung	dEjJlIpIsX
^baumkontrolle	kU
^baustellen	cYiJjJnY
^bautzen	cX
^bautzen 	cX
^bav	gJh_
^bc	cAh\\iJjS
^bcbs	h\\
^be	iUkRqV
^bea	hHiIj_
^bebes	i\\
^beca	cIgWhXtT
^because	fVpKqS
^beckenaufsicht	iU
^bed	bEgQiDjAl]mIpEsK
^beef	aCbYhVmJ
^been	bXiCjTmT
^before	obp[
^before the	o]pK
^befristet	eRtQ
^befristet 	hT
^befristet auf	eLtU
^begehungen	iQ
^beginn	oT
^beginning	oY
^begleitung	hIi]
^behind	bIcUjT
^bei	bKcQfUiP
^bei uns	aIbKcGd]qT
^beides	aGbLeWiDjWlKnKrH
^beim	iHjSpUqY
^being	kR
^belfort	cW
^below	cQpLsT
^bem-gesprache	iVjK
^bench	aYdWfJmSpI
^bendigo	c\\
^bendigo 	cW
^benefits	h[iKjXkElErL
^benefits :	hQ
^beng	iIjV
^benidorm	cY
^bepecaser	jY
^beratung	iYsA
^beratungsstelle	aX
^bereavement	aPiW
^bereitschaft	fT
^bereitschaft 	cKfCg^jS
^bereitschaft alle	fZ
^bereitschaft zu	fAiLj]
^bergen	bTcT
^bergen 	bScYiDjL
^bericht	iKmWoHpJ
^berichte	dViXjRmGnG
^berichtet	mW
^berichtet an	mR
^berlin	aGbIcUjTnR
^berlin 	cKjW
^berndeutsch	lW
^berth	iX
^beruf	aEcIdKeKfHgKhJiHjGkLlKmJnJoLpWrKtZ
^berufsanfanger	k?l_
^besancon	cX
^besancon 	cU
^besetzung	mKo]
^besichtigungen	fJiV
^besoin	aRoV
^besoldung	eIg[iJ
^besser	bQcJiCjSkHoWpEsH
^best	pEsHt_
^bestand	b[iB
^bestandsbetreuung	bHiV
^bestatter	aV
^betreff	iFpUrItW
^betreuung	iQ
^betrieb	cU
^betriebliche	bIhYiGjKqK
^betriebselektriker	aU
^betriebshelfer	jInR
^betriebskita	eHhXlJ
^betriebsrente	hY
^better	cGjSs[
^between	bGiDnSqXsW
^between us	nGqWsS
^beurkundung	iV
^bev	aKgKhSiSnKrLtV
^bewerben	pS
^bewerber	rPsT
^bewerbung	lX
^bewerbung :	pT
^bewerbung an	pS
^bewerbungen	iLp[
^bezahlt	gYhHpQ
^bezahlt 	gRh;lTpX
^bezahlt wird	g[
^bezirk	bJcY
^bhd	fKg[jF
^biarritz	cSgI
^biarritz 	cV
^bibliotecologo	aFj\\kL
^bibliothecaire	aZ
^bibliotheque	bPiX
^bicester	cT
^bid	aRfWgGmH
^biel	aHc^
^bien	cJjLpHrLsPte
^bienvenida	kU
^big	cUjW
^bike	cLgEhTjVnZ
^bilans	i^jJ
^bilanzen	bEiGjVlS
^bilanzsumme	bT
^bilbao	bS
^bilbao 	bR
^bilingual	aQcLjQkTlK
^bilingue	cIiJj\\mQ
^billets	bKfGgIh^iHjL
^bim	aIjJkTm\\
^bim 	iQjHkUmQ
^bingo	aXiU
^binome	jTmX
^bins	i^
^bins 	iZ
^bio	aKbViJjIlX
^biologa	iSmS
^biologia	jW
^biotech	bUcK
^bird	i_kT
^birds	bHeKfGhGiEjWoXpIqKtJ
^birthday	hW
^birthday off	hY
^births	bKcLi\\
^bis	oSpW
^bis 0	pSq[
^bis 00	dTgUp]
^bis zum	eQhJpT
^biscuiterie	bT
^bises	iLpIrKtc
^bisschen	bScHjJkQrR
^bit	cUiPkRsT
^bit of	cWkTsU
^bitacora	iY
^bitburg	cY
^bitburg 	cY
^bitte	rWsRtP
^bitte 	qTrQsS
^bitte die	qHrYtQ
^bitte keine	iIsW
^bitte nicht	q[rKsJ
^biz	pJqKt[
^bjr	aJcIt[
^black	aAbWcIiYkU
^blacksmith	aU
^blade	aTiY
^blairgowrie	cY
^blanchisserie	aSbHhZiI
^blasting	gRhJjT
^bleibt	hIpIqZ
^bloc	aIj]
^block	i]
^blocking	iU
^blood	bRcJjXpG
^blow	cIi[
^bls	aChKjQkXpX
^bls 	cKiJjRpQ
^blue	bDiUjR
^blue light	hXlQ
^blumen	iT
^blumen 	iT
^blutabnahme	eLiSkFlV
^bms	aXiWjEkJ
^bms 	aRcJiVkJpK
^bmw	aKbDfJh^iGjFmKpEtI
^board	iUqZtR
^boarding	pJtX
^boards	hKiTjP
^boat	aPi\\jFkX
^boats	b?cKeJf]gJhGjEpJqLtL
^bod	cJdHi^jG
^bodas	bFc[fJiS
^bodega	pW
^bodeguero	aQmY
^bodenleger	aSbQ
^bogota	cW
^bogota 	dT
^bohle	cJiSj\\
^bohs	hUjQ
^boiler	iYjU
^boilers	iY
^boilers 	aJiT
^boise	aKc]
^boise 	cY
^bolsa	e_pR
^bolt	dGfAhZiW
^bolton	cU
^bombas	jX
^bon	aHiTtY
^bond	eZhHiPjIpJ
^bonded	aKbSiTjGmJ
^boni	gX
^bonjour	t[
^bonjour 	tS
^bonn	cUdX
^bonn 	cQdT
^bonne	fDiKsZtZ
^bono	g\`iLjTkJ
^bono de	gHiKj[kD
^bono por	gV
^bons	bLj[
^bonsoir	iLt[
^bonus	gYhWkT
^bonus 	gQhP
^bonus 0	gY
^bonus :	gGk\`
^bonus points	gJjIk]
^bonus up	gUjK
^book	aWeIiQjRpS
^book 	cIiPjFpZ
^booking	ig
^bookings	bHiTmW
^bookkeeper	aWqQ
^books	eRh_i>
^boom	aYtJ
^boots	h^jQ
^boots 	hXjQ
^bootsbauer	aUiKsS
^bootstrapped	bVgKiJ
^bordado	bLiSjX
^bordeaux	cWmJ
^bordero	aKi\\
^bosiet	jZ
^boss	m\\qV
^boss :	mW
^boston	c[
^botas	h^iE
^both	eTj\\rP
^both 	aIcLeSjRtW
^bottes	hX
^bottrop	bLcV
^boucher	aT
^boulangerie	bZ
^bournemouth	cSsS
^boutique	bRpT
^boutique de	bQ
^box	aUbGh\\mJ
^boys	bWiRlIsZ
^bp	jd
^bpjeps	aRiGjX
^bpjeps 	aUiCjQ
^bprea	iFj^
^br	iKjTpT
^br 	iLpV
^bradford	cQ
^bradford 	cQ
^branche	bKiJkJlYtL
^brannock	bYgK
^bras	aWbFhJiVjK
^brass	aUiHqU
^brasserie	bPcX
^brauch	bJt[
^brauchen	hFiTjX
^braucht	bFcHjQt]
^brc	iTjW
^brc 	iU
^bread	hYi]
^bread 	h]
^break	bZgKhWiKjK
^breakdown	iR
^breakdowns	iV
^breakfast	i^
^bregenz	cT
^bregenz 	cT
^bremen	cRiJ
^bremen 	cUiI
^bremerhaven	cR
^bremerhaven 	cR
^brennholz	hYiLmL
^brevet	aGj]kU
^brevet federal	jQlR
^brevete	iKj]
^briancon	cZ
^brickies	aU
^bridal	aZ
^brides	sV
^bridge	hKjVkB
^bridles	iV
^brief	hJpT
^briefing	t\\
^brigada	aVbHmP
^brigada de	mX
^brigade	mc
^brigadier	bLm]
^brighton	cW
^bring	iJpbtP
^bristol	cY
^british	bTpLsZ
^brive	c_
^brive 	cZ
^broken	cShZiF
^broker	i^jJqK
^brooklyn	bScQ
^brot	cFgRhY
^brotchen	hZsJ
^brotzeit	bRhYiJ
^brown	i\\
^bruges	cX
^brussels	cY
^brussels 	cZ
^brut	eIg]
^bruxelles	cTgU
^bruxelles 	gViL
^bs	cRgUiEjWkS
^bsc	jZ
^bsl	jQkZ
^bsl 	cLjRkT
^bspce	g\\
^bspce 	gZjK
^btl	fKiJjLkZ
^bts	aKiKjXlX
^bts 	jKlV
^bucaramanga	cW
^bucaramanga 	cW
^buchhaltung	aTfHmT
^budget	iUqZ
^budget 	aJbVcIhAiYqB
^budget 00	bW
^budgets	gFiRjR
^buen	iIj\\tW
^buenas	t\\
^buenas 	aLtV
^bueno	aJcHhVjLkJqErWtU
^buenos	cZjHtS
^buenos dias	cLt_
^bugs	iWtJ
^building	aZbFlL
^bulbs	eDh_pL
^bulgarian	jWkIlS
^bump	fHgZhGjIkJ
^bungalow	h^
^bunk	fIhc
^bunkhouse	gJh^
^bupa	h_iC
^bupa 	hX
^bureau	bWcVjLpW
^bureau 	bSd>pU
^bureaux	bLcVdU
^burgos	cW
^burgos 	cW
^burnley	cU
^buro	bSc^dW
^buro 	c[dB
^bury	cV
^bus	aSfIhYiRnS
^bus 	bKcHhSiPlWmKnSpL
^bus drivers	aZsQ
^bus from	hWiGjKnX
^bus pass	hV
^bush	aUiY
^business	aXhI
^but	dRjPkIlS
^but 	cJl\\qW
^but not	kSqV
^butchery	bKj[kI
^buxtehude	cZhK
^buyer	aZ
^buyer 	aWrI
^buying	bZjC
^bwl	j]
^by	iRoWpV
^by the	cQpQqR
^bye	tZ
^bye 	tZ
^c	gTjU
^c 	aGcIeIfTgRjKmU
^c $	g_
^c +	aQgLjYrI
^c 0	aZbGeQgWhRlK
^c'est	bGfUjPqPsV
^c'est pour	cRiHjJqUsItW
^c'est un	e\\fR
^c-prufung	iIjX
^ca	kRnT
^ca 0	bZgViH
^ca 00	aIfIgKiUjLn\\sU
^cab	hbiIpH
^caba	cSiJ
^caba 	cQiKjP
^cabin	aWh\\
^cabin crew	aZhHsQ
^cabina	bLcEjRm[
^cabine	h\`
^cabinet	b[iKmKtI
^cabins	iW
^cable	iW
^cableado	iW
^cableado y	iW
^caces	iDj\\kT
^caces 	jLkV
^caces 0	j\`
^cad	gVkQlW
^cad 	cIiPkUlQmKpK
^cada	bKfYiV
^caddy	ha
^cadena	bX
^cadena de	bQiR
^cadiz	c]
^cadre	fUiDkUmT
^cadre de	bGjXmHtX
^cadwork	iEj\\
^cafe	bYhY
^cafes	hGiQpX
^cahors	cW
^cahors 	cW
^caisse	bXiT
^caisse 	i\\
^caisse de	bUfHiT
^caja	aKbUcIhQi[
^caja 	hQiX
^caja de	h[
^cajera	aXfKmS
^cajero	aJcTgLhIjTlT
^cake	gJhYjI
^cakes	aKbKcIfLgLhZjEoLpHqKtK
^cal	aRiZjBpZqL
^calama	cX
^calcul	jT
^calculo	iRoQ
^calculo de	iSjIoR
^caldera	aJbGcVhHiStJ
^calderas	iIjZ
^cali	cUnT
^cali 	cRnT
^calibrage	iU
^calidad	aIcHgAhKib
^call	gQp[qR
^call it	aTiDlLoWpFrT
^call the	pS
^call-outs	fHg\\hGiD
^calle	cUdZgJiDjDkJp[
^calling	aKiU
^callout	fRgYjLqQ
^callouts	fQgXjG
^calls	fXgHhJiKkJpT
^calm	j]
^calm with	jT
^calme	eCfYiEjYpB
^cama	cJhZ
^camara	aJbZcHhKiSsH
^camareras	sP
^cambio	iW
^cambio de	iW
^cambios	iY
^cambios de	iS
^cambridge	bTiJ
^camera	i\\
^camhs	aYbFcKiTjJ
^camion	h^
^camion 	h\\
^camioneta	h[nQ
^camioneta 	h[nF
^camionnette	hb
^camionnette 	ha
^camp	aTcRhU
^camp boss	aY
^campagnes	iS
^campaign	hLnToQ
^campamento	fSh^
^campamento 	fWhUiK
^campana	cHeWiJmIoS
^campanas	cIiQjAkSnX
^campo	aQbWnT
^campus	cVhT
^cams	jRkR
^can	hKiKjftX
^can 	jZ
^can read	pK
^can you	aQjCqYrTtS
^can't	dFj]qSrLsP
^canal	cRiWpHrY
^canary	cU
^canary wharf	cU
^cancer	aWbScDqP
^candidature	qY
^candling	iV
^canteen	h]iK
^canteen 	hU
^cantine	h]iR
^cantine 	hJiZ
^cantine et	hGi[
^canva	cIjQkY
^canva 	cGjPkW
^cao	gZiHjJ
^cap	eVjUlR
^cap 	eUgLjU
^cap ou	jW
^capa	iSkPlS
^capa 	iLjQkS
^capable	jT
^capataz	cI
^capcut	jW
^capcut 	jX
^cape	cUiKnR
^cape town	cUiKnR
^capital	bXcDiTkHpLrI
^capitan	a]bLcJmI
^capture	bKi@jd
^car	hSjYtT
^car 	g^hRiHjRtT
^car allowance	gR
^caravan	h]iK
^caravane	hY
^card	bVhTjS
^cardiff	c[
^cardiff 	cY
^care	hLiRlX
^career	lR
^careful	iLj\\kKqG
^carers	aSbFiS
^caretaker	tT
^caretaker 	iStS
^carga	hFiamK
^cargo	aQbJcFeYiPjKkFlX
^cargowise	jUkQ
^caritas	b[iD
^carlisle	cRnR
^carlow	bKcW
^carne	hTjd
^carne b	j\\
^carne de	j[
^carnet	iRjY
^carnet de	jQ
^carol	aImDt\`
^carouge	cY
^carpentry	bLiFjJkTlW
^carpet	iY
^carpeta	iGjWpX
^carpintero	aR
^carrera	g\`
^carretilla	bLiXjS
^carry	i^jB
^carta	iXjQkIlVoIsL
^cartagena	cU
^cartas	pUqI
^carte	hXj_
^carte conducteur	jT
^carte de	aJhRjS
^carte pro	j[
^cartera	aKi]jGkU
^cartes	iQjV
^cas	edgLiDjFkHmJpW
^casa	bRhe
^casa 	bUdFhZ
^casa con	hV
^casa de	aIbUcHhUiJ
^casado	s[
^cascade	iQ
^case	fEgGhTmSpX
^caseload	iV
^cases	bYhUjK
^casework	jV
^caseworker	aZ
^cash	gIic
^cashing	iU
^cashing up	iU
^casier	hYiEjPsR
^casier vierge	jRsU
^casino	bWcLfKhU
^castellano	cHiKjSkJlX
^castellano 	cFiKjTlDpKrX
^castellon	cT
^castellon 	cT
^castelnaudary	aKcZ
^casual	e[mU
^casual 	aReRmP
^cat	bZgSiHjQ
^cat 	aKbKgZjT
^cat 0	jV
^catalan	kRrVsU
^catalan 	cKiIjRlErTsQ
^catalogo	hIiXjTsL
^catalogue	bKiX
^cataloguing	iWjI
^categoria	g[jK
^categorie	aSbIg^jGsX
^category	jT
^catering	bYiP
^catering 	i[
^cathedral	aJbZcInKsLtF
^catholic	bY
^catorce	bGfYgXjF
^cats	bHjbkRsL
^cattle	lW
^cause	i^qK
^cave	bWcKiTpFtH
^caviste	aWiIsQ
^ccn	gXjQ
^ccn 00	g]jL
^cct	gfjJ
^cctv	bLiW
^cdd	ea
^cdd 	eZ
^cdd 0	eS
^cdi	ei
^cdi 	eQ
^cdi 00	fP
^cdi cadre	eTgJ
^cdi temps	eRfF
^cdisc	iIjX
^cdl	aZiIjTlVtL
^cdl 	aKlR
^cdmx	cTdR
^cdmx 	cTdR
^cdp	aZ
^cdr	eTgKiJjY
^cds	iSjU
^ce	fPhRj]
^ce 	hRjV
^cec	i_jI
^cedula	aQjW
^celaya	bGc\\hI
^celibataire	sZ
^cell	eIgIh[iUmU
^cellar	gGhZmC
^celle	c]
^celle 	cZ
^celta	gJhKj^
^celular	hWiJjV
^celular 	h[jG
^cemap	iLj_
^cena	aIcGhaiFjIpL
^census	iXjK
^cent	bTgR
^center	aFbEcSlTmU
^central	cXjRkL
^central de	bTcJjU
^centre	cTiQ
^centre de	bQcQiK
^centro	b[
^centro de	b\\
^ceo	cJeJhLiDjGkIm\`pD
^ceremonies	i[
^cerro	cY
^cert	jYlU
^cert cii	hWjS
^cert iii	iHjVkZlL
^certificacion	bKiSjQkV
^certificado	bViKjX
^certificado de	pQ
^certificados	i]jJ
^certificat	iJj\`
^certificate	hJi\\pR
^certifs	hVjUrL
^certs	cFiVpV
^cfa	eQiKk\\
^cfa 	cIeSiKkR
^cfc	aKjg
^cfgs	iCj_
^cfo	a[iKjKmR
^ch	iVjPpI
^chain	aQi[
^chainsaw	iLjPkV
^chair	eXhHm[qX
^challenge	h[iK
^chamber	bFcEdXhPi\\jK
^chambery	cY
^chambery 	cY
^chambre	h\`
^champagne	gJiKjPkYlL
^change	bJiQlHqEsWtJ
^changement	i\\
^changement de	i\\
^changes	iQ
^chantier	c]eUmKoQ
^chantiers	cVnZ
^charcuterie	aJbViKkT
^charge	aUiIm]
^charge de	aTbTtF
^charge e	aSbJmL
^charity	eQiCl[mV
^charlas	iW
^charlas de	iQ
^charleroi	cW
^charleville-mezieres	cXiK
^charter	aJbXi[
^chartered	bKj\`
^chase	iV
^chasing	iU
^chasse	iYkK
^chat	iYpU
^chat 	iW
^chat on	iIkIpV
^chauffeur	bQ
^che	t\\
^check	gKiarW
^check-in	aPdRiV
^check-ins	iU
^cheese	hZiJkG
^chef	aVmT
^chef 	iTpLqR
^chef (	aT
^chef d'equipe	aY
^chef de	aW
^chef ist	aKmW
^cheffe	iJmZ
^chefin	bShLkJmVpJ
^cheltenham	cS
^chemistry	jRlS
^chemo	bKiVjHk[mKpI
^cheques	hXiL
^cheques-repas	gIhV
^cherche	aSfJiEoPtW
^chere	aHt]
^chester	cW
^chez	aKb[eHjJpQrG
^chf	g\\
^chf 0	gS
^chf 00	hP
^chf 000	gW
^chicken	aRbS
^chief	aVm\\
^chien	fHiEjSkZ
^childcare	dFeJh_jKkJmHpJ
^children	aXbScIiKlJ
^children's	i[
^children's ward	aKbU
^chilled	aSbTcEiK
^chiloe	cKiX
^chinese	iJjFkSsX
^chinesisch	jIkW
^chipping	cR
^chippy	aQbTrH
^chocolate	cLiKj_
^chocolatier	a[
^chofer	aV
^chofer de	aQcUjK
^cholet	cR
^cholet 	cR
^choose	dUeKhJiQ
^christian	bUsS
^christmas	fWgUhTsH
^christmas 	fTgChSjIoIsK
^chrome	bLcIi[
^chu	aHb\`jJ
^chur	bJc[
^chur 	bJc[
^church	cTiR
^ci	kV
^cia	gYhEiKjEkUlQ
^cible	i_
^ciclo	bFeBhLiSjToYpL
^cics	jY
^cider	aKgZhSpJ
^ciento	bTfJgRiJ
^cierra	p[
^cierre	iWpX
^cierre de	fYgSiHpJ
^cilca	cGj_
^cima	jV
^cin	cJiJjY
^cinco	bVfWiImR
^cinco anos	jV
^cinema	aQgJhX
^cinq	hRjVmS
^cinq ans	jT
^cip	jR
^cip 	aSjS
^cipd	jZ
^cipp	gJiGjZkTpH
^circa	gX
^circle	cGgLiZ
^circuitos	aKi^
^cis	e\`
^cis 	eXjJ
^cis or	eXjI
^cita	dQiVpW
^citas	i]
^citizenship	hLiY
^city	aIbUlVpZ
^ciudad	cSdR
^civil	eUhQjUpT
^civil 0	j[kP
^civil service	eYgKhPjKkKpT
^claims	aTiT
^clapham	cU
^clase	jXpR
^class	jXmRoP
^class 0	aWj]lQ
^class of	bKfIiYjFlKmGoX
^classe	bSgaiH
^classe 0	gc
^clavecin	kYpI
^clean	jbtP
^clean licence	iGjU
^cleaner	aQ
^cleaning	aUiQjP
^cleanliness	bLiUjR
^clear	gLiHjb
^clearing	i\\
^clerc	a]
^clerk	a\\bJ
^clermont-ferrand	cU
^clermont-ferrand 	cU
^client	eQiWq]
^client's	sW
^cliente	cIkKq[rS
^clientele	bRgRkJlWsP
^clientes	bZcLiFsR
^clients	b_cXiHqR
^climber	aP
^clin	iZtK
^clinic	bKcJfTmU
^clinica	aIb\\cQ
^clinica 	cQ
^clinica de	bWcJ
^clinical	aUbThSiE
^clinical supervision	h]iI
^clinique	b_sI
^clio	gKh\\iFjSmJ
^clonmel	cW
^clonmel 	cS
^close	pZrV
^closed	fQhYoH
^closed mondays	f^
^closes	iKpa
^closing	aSfPpT
^closing 0	fHpU
^cloture	fRiUpR
^clotures	iT
^club	bXiQ
^club de	bRiR
^cluses	c[
^cluster	aRbUiJ
^cmm	iTjK
^cms	iKjX
^cnas	lZtK
^cnas 	hZiKlJ
^cnc	aXbQiJkQ
^co	jYmPtI
^co 	aSbEcVjCmVpItI
^co-op	b]
^coa	hSiKjJlZpH
^coach	aVcChTiKkWnQ
^cobas	aJbJcIeKiEjVkXsK
^cobro	bJi^jQ
^coburg	cW
^coburg 	cT
^coc	bJcHiKj^
^coche	hXiIjXn[
^coche 	hZjT
^coche de	hZjL
^cocina	cHhGi]oI
^cocinero	aWtI
^cocinero 	aUtL
^code	jb
^coded	iIjY
^codigo	cJiIlZtK
^coding	iCjKlW
^coef	g\`
^coef 000	g\\
^coeff	cKg[
^coefficient	fVgV
^coffee	i]pQ
^coffre	hQiP
^coffre d'outils	hTiFjR
^coiffeur	aRbR
^col	cXpIt\\
^colacion	fJh\\iJmS
^colacion 	gVhS
^cold	aRg\\iLjQ
^colegiacion	hUiGjY
^colegiacion 	jX
^colegiado	aSiFjX
^colegiado 	aTiKjS
^colegiatura	hUl[pF
^colegio	b[cS
^collab	aZ
^collections	aPg[hEnL
^collective	hZ
^college	cSeTiKlV
^colocacion	iXjK
^colonia	aLbKc]
^color	jRkY
^colour	iPj[
^colour vision	jZ
^com	aGbScSgXhLlLpItK
^combate	iW
^combien	aViKjGtW
^combine	aRjX
^combustible	gPhViRpK
^come	hTp^
^come by	dSpR
^come in	dWiRpP
^comedor	h]tQ
^comedor 	h]
^comercial	a_
^comes	eXgQiFjJlEnD
^comfortable	jX
^comida	h\`
^comidas	hPiV
^comidas 	hPiV
^comision	eTgZ
^comision 	gV
^comision 0	gQ
^comisiones	cLgZiJ
^comite	iZmP
^comite de	iFm]
^comites	iY
^comites de	iW
^comm	g\\iL
^comm 	cLg\\iJ
^commande	iYjJqUtF
^commandes	i[
^comme	fGiKjKt\`
^commercial	aWbZcKiIkRnF
^commis	a]iRmH
^commission	gZhLiUjQ
^commission 	gY
^commission 0	fPgUiL
^commissioning	aXiK
^commissions	gd
^committee	bTcEfEhDiCjKmKnLoIpJqUrKsLtT
^common	cHiLjTkW
^communaute	bTiR
^commune	bPcW
^community	aSjKrS
^community manager	iQ
^como	eRgUtV
^comp	fWhQiIjEpSqR
^compagnie	iItW
^company	aQhb
^company car	hY
^compensation	fVjJ
^competency	pX
^complaints	iV
^compliance	aTpJqRrStH
^compose	jS
^compose 	jS
^compresseurs	iZ
^compta	aVeKiQ
^comptable	aV
^comptes	iR
^comptia	kQ
^comptoir	i]
^computers	lS
^comunidades	i^
^con	m[
^con 00	gJqZ
^con la	jYpKqQ
^con un	lRr[
^concession	bY
^concierge	aabKkJsQ
^concierge 	a[sK
^conciliacion	iS
^conciliaciones	iU
^concours	aGeVjXpS
^concreto	aKi\`jB
^condition	jYrL
^condition reports	jVrJ
^conducteur	aSmT
^conducteur de	aUcLiJmP
^conductor	abj?
^conductores	aZiK
^conduire	iTlQrL
^conduite	aGi\\kX
^conferences	bIcKiZ
^confidential	aHcHpUqUtQ
^conformite	iU
^conge	fGhdiA
^conges	cJfKgZhUkG
^connaitre	iKjRkZpK
^conocer	kW
^conseil	i]mUpK
^conseiller	a]iRnIsL
^conseils	i\\
^consent	iajI
^conserje	bV
^conserje 	aS
^conservation	aGbSjT
^conservera	bZ
^conservera de	bW
^consorcio	aRb\\eKjI
^construction	a[i=jTkVpJ
^constructora	aIbW
^consulta	bW
^consultant	mY
^consultation	fGi]
^consultorio	c[
^consumer	iZ
^contabilidad	iWjL
^contable	aKcJiIjIm[
^contact	iYpQ
^contacto	bIjY
^contador	jX
^container	i\\
^contencion	i[
^content	hLiKjY
^contentieux	bT
^conteo	iR
^contestar	iV
^continental	fa
^continental shifts	fT
^contract	bYdPqTtY
^contractor	bTeS
^contractor 	aLbLeXfFgRiQmL
^contractors	bWcIiQ
^contracts	iTmZ
^contractuel	eWgVjK
^contractuels	aHbKcKe[gKhKiJlTtL
^contrat	bKe]fKpV
^contrat de	eYjJ
^contrata	aIe^gJ
^contrato	aQe_fI
^contrato por	eR
^contratos	iX
^contrats	i[
^contrats de	bR
^contremaitre	iJm]pJ
^control	i\\mT
^control de	aKiU
^control room	hHjJmZ
^controle	iX
^controle des	bJiT
^controleur	aS
^convenio	bScIgXhPjK
^convenio 	g_
^convenio +	gX
^convenio de	gVtW
^convenio del	cIeUgThKiK
^convention	gZhViK
^conveyancing	aU
^conveyancing 	aU
^convois	bFiUnT
^cook	aQiLjZ
^cook 	cIhWiJ
^cool	aWfJiJjb
^cooperativa	bVhJ
^cooperativa de	bWhJ
^cooperative	bZ
^cooperative 	bQ
^coord	aIcKm_pJ
^coordina	mZ
^coordinacion	iYjJ
^coordinador	mRpG
^coordinador de	aS
^coordinadora	aRmU
^coordinator	aKmVpV
^coordinator 	aX
^coordinatrice	aFmY
^coordo	aTbIiGmW
^coordonnateur	fGsV
^copenhagen	aKc[iI
^copy	lKpQ
^copywriter	aV
^cordoba	nT
^cordoba 	cKnU
^core	eXfThGjT
^core 00	fY
^cork	c]iJnQ
^cork 	cSdQnS
^coroutines	iGjX
^corporacion	b\`cHiFnJ
^corporate	i\\qYrE
^corporativo	cYqT
^correo	pR
^correo 	iQ
^cortar	iW
^cortar 	iX
^corte	cXiX
^corte de	iVjS
^cortes	hKiRjY
^coru	j\\
^cosecha	fUhKiV
^cost	bRhQiW
^costeo	jT
^costo	cFhJi_
^costos	i[
^costume	aRiJkU
^cotisation	h]iG
^cottage	h\\
^cottage 	hY
^cottbus	cV
^cottbus 	cV
^coucou	tY
^could	dQfPiFpRtS
^could be	cKfU
^could you	iFpFqVrQ
^council	eUpRrT
^counselling	hbi@
^count	i_
^counter	aLi_jG
^counterbalance	iFk^
^county	aJbUeRgIjJnGpT
^coupe	bQcKfUi\\sD
^coupes	iV
^couple	sT
^couples	jKsR
^coupure	fT
^coupures	fY
^courrier	iPpR
^courriers	aHiZjL
^cours	fGh^lV
^course	gWiQjFkFlWpL
^coursier	aT
^court	aXh=i_jR
^courtier	aTbS
^courts	bFcKdUhKiWnJ
^couvreur	aTgQjL
^covenants	bKiY
^cover	eAp^qS
^cover letter	pW
^covering	iTjLpS
^covering letter	iJp[
^coxswain	a?iLjTk[
^cp	eVgWpK
^cp 000	aLeVgXpJ
^cpa	jUkEl[
^cpa 	iQjRlP
^cpc	jSmZ
^cpc 	iKjUkRmStL
^cpcs	aJjUkT
^cpcs 	jKkVpL
^cpd	h\\
^cpd 0	gLh[
^cpe	aYeFgIhYiLjJ
^cpeng	iFj_
^cpp	jIk[sK
^cpr	j\\lL
^cpt	gIiVjWpK
^crailsheim	cT
^crailsheim 	cT
^crane	aXfXgLhGiJ
^crash	gJhLi[jJ
^creche	bRhU
^creche 	aIbXhSiL
^credit	aSbPgShIjKmR
^credit controller	aWsP
^credito	hZmI
^creteil	cY
^crevasse	jT
^crew	iS
^crew of	iWmT
^crewe	cZ
^crewe 	cZ
^crewing	pT
^crewwechsel	o[pK
^critical	aUbKiJjU
^crm	kV
^crm 	jPkQ
^cro	bXk[
^cro 	bVkQ
^croisieres	bUcIiS
^croissants	iW
^crop	aGiXjUkL
^cropster	iLjZ
^cropster 	iLjZ
^croupier	aW
^croupiers	aT
^crown	aXbJcEiVjK
^croydon	c\\
^croydon 	cU
^crumlin	aLcWiP
^crunch	bQfZiKlIsI
^crush	aIcJh[iJjIoRtK
^cs	aGj\`kQ
^cs 00	jVkS
^csat	i]jK
^cscs	jRlV
^cscs 	jUkR
^cscs card	hLlY
^cse	h\`jKpJ
^cso	iEjFm\`nI
^cssf	jT
^ct	cThLiW
^cta	a[iLjUoK
^ctc	bVcIgThHiHjQpS
^ctc 	bScIgKpX
^ctg	aJi]
^cti	g^iCjF
^cto	mapH
^cuaderno	i\\jG
^cuadrante	eJf^iI
^cuadrante 0	fY
^cuadrar	iU
^cuadrilla	aUmY
^cuadrilla de	aUmV
^cuadrillas	mZ
^cuando	dViDnUtR
^cuanto	cKfKgYhKiKjFkLlKoVpHs>tH
^cuarenta	bVfU
^cuarenta y	fQmQ
^cuarto	cGfThViIjV
^cuarto turno	fahHjG
^cuatro	bQfUmT
^cuatro anos	jV
^cubre	eRiW
^cuda	aSiIjCk_lK
^cuenca	cV
^cuenca 	cQ
^cuidador	aU
^cuisine	b]fKiS
^cuisinier	aX
^culiacan	aJcY
^culture	bIiWsW
^cuota	h\\
^cuppings	iW
^curage	iY
^curator	aHiGjJm_
^curico	cY
^curico 	cV
^curing	iZ
^current	cKmKq[
^curriculo	pU
^curriculum	mUpP
^curso	fIjalR
^curso de	fJjTlX
^curvas	iX
^cusco	c[iJ
^customer	rR
^customers	bZjIkJpJsX
^customs	aT
^cut	iUjV
^cutter	aGhJiWjV
^cutting	aLi^
^cuttings	aGiWpX
^cv	pd
^cv 	aSpS
^cv a	pS
^cv to	pTqK
^cvs	iJjKp^
^cvs to	pQ
^cycle	fGh^iY
^cycle to	h[iFpJ
^cymraeg	kQqIrV
^cytech	j[
^d	gRhJjd
^d'ou	bUqW
^d'un	aQcKeGiWjFlSoSpKsL
^da	bYcKeKiUjAm]qHtI
^dachdecker	hLiU
^dafur	fUhQiLlV
^daher	aJcKdVfLqU
^daily	fZi]
^dairy	aTbDdKiSkW
^dakar	cRiIjKnYsF
^damos	b[hSiH
^danach	bKhQiLpY
^dance	a\\
^danger	gW
^danisch	kX
^danish	jTkQlQ
^danish 	bJcIgKiLjSkPlS
^danke	mHpFth
^danke 	tW
^dann	eTfJpTtR
^dans	bWcSiLrS
^darf	rUsQ
^dark	dIf]hLiGmL
^dart	iKj\\
^darum	bXiQqS
^darunter	fRiImYrP
^das	qPrR
^das ist	eVtR
^dass	q_rT
^dass man	iR
^dass wir	bViFqKrV
^data	aZhVjU
^data analyst	cU
^data engineer	aUbIpQ
^data entry	a\\bJiEsQ
^datacolor	iIjZkT
^datenqualitat	iZ
^dates	bKhLiRjKoR
^datev	jTkR
^datev 	jU
^dauernacht	f\\jJ
^daventry	cR
^daventry 	cR
^davinci	kW
^davon	aKbZcGfWhKiGjTmJ
^dawn	f\\
^day	bYfYgT
^daylight	cIfXtK
^days	f]
^days 	f\`
^days 0	iU
^dazu	hViSjR
^dazu 	cKgJjTkUmP
^db	hTiJjU
^dba	aYjH
^dbs	hQiGjY
^dbs 	hUjQ
^dbt	jXkT
^dbt 	jXkR
^dc	bIdKhQlYm[pC
^dc pension	hZ
^dcp	i]
^de 	bJcCdRfUhKiEjHkc
^de 0	famHoT
^de 00	fYsV
^de la	oTsZ
^de los	bUcRiS
^de lunes	f]
^de nuit	a[fIgTiKjJpL
^de ocho	fZ
^de preferencia	kSsS
^de septiembre	fShQiRoK
^dea	cHjQkZlGsJtJ
^dead	fLhCi\\lS
^deaf	bPiIjJkYrJ
^dear	aKti
^death	hU
^death in	hV
^deaths	iV
^deauville	cT
^deauville 	cQ
^debt	aWiSpL
^debut	aGf[tK
^debutant	lZ
^debutants	lWpL
^dec	bKeLf^hLj\\
^decent	iBjUsT
^decision	bLiHmJpXtV
^deck	dJhIiTp[
^deckhand	aRmQ
^deckhand 	aYmP
^declaraciones	iY
^decolletage	b[hJiI
^decouches	cIf^iGnAsJ
^decoupe	iVjS
^dedupe	iX
^deer	i\\
^dees	j^
^dees 	jZ
^degree	jQlZ
^degree 	jT
^degree in	bIiJjYlL
^degree or	jR
^degustations	fKiT
^deja	bDr]
^dejar	iJjJp\\
^del	iSo]
^delegado	aVgDmZpK
^delegue	aQcRgLiJrR
^delemont	cS
^deli	i\`
^delineante	aTsQ
^delivery	iQ
^dem	aKiSjVkJqT
^demarrage	fGiJo^
^demarrages	i\\
^dementia	bXjH
^demo	p\\
^demontage	iW
^demos	iT
^den	iSlP
^deneigement	i_
^dental	aWePjW
^dental 	aLhUiKjV
^dental nurse	aV
^denver	bLcW
^dep	aViJjWtH
^depannage	dJiU
^depart	cQfTiQoW
^departamento	hTmW
^departamento de	hTmW
^departement	aGcWeStJ
^depende	m[
^depende del	mS
^dependienta	aV
^dependiente	aY
^dependiente 	aZ
^dependiente /	bU
^deplacements 	fRgWnJ
^deploy	iX
^deposito	bTcJlX
^depot	cTjGkTpQ
^dept	bUiGjKmXtR
^depuis	bQdPiRlSpIqF
^depuis 2000	bJiUlU
^deputy	aRiFjIm_
^der	q\\
^der 	cKfTiRqW
^der alte	qW
^derby	cWdR
^derby 	cW
^derecho	cIiLkVlW
^derramas	iW
^des	oa
^desarrollador	dQhSjPkI
^desayuno	cJhViQ
^descanso	fX
^descarte	fJiY
^descuento	hY
^desde	o]
^desde 2000	bV
^desde casa	dX
^desde el	eQfJoY
^deseable	k[
^design	kVpL
^design system	bIjJkWmK
^desirable	hJjJkW
^desk	d^iDmW
^desludging	bJcJiY
^desossage	iV
^despacho	bWiQ
^despidos	iU
^despiece	i^jK
^despues	eSfUhIiHoJpW
^despues de	fKpV
^destajo	gZ
^destajo 	gY
^destete	iX
^details	aFbGfHiVtW
^detection	iW
^detmold	cX
^deutsch	l_
^deutsch 	lSrV
^deutsch a	j[lG
^deutsch c	jW
^deutsch und	jSkJlKrX
^deutsche	iHja
^deutschlandticket	hZ
^deutschlandticket 	hY
^deux	mSqQ
^deux 	aYcGdSfKgShSiEjQmJpJqItJ
^deux ans	bGiFjQkRlXpK
^deux jours	dWfShIiKtT
^deux mille	g\\
^dev	a\\cK
^development	iYjD
^deviations	iU
^devis	i_jP
^devis 	jW
^devops	aXcFiFmQ
^di	f_tF
^di-sa	fa
^di-sa 	f\\
^dia	fFgUiQoP
^dia de	fGgWhU
^diabetic	iU
^diagnose	iTjUtK
^diagnostic	jY
^diagnostics	aFbZiRk@
^dial	j]sJ
^dialux	kYpL
^diary	f\\hHiS
^diary 	fJiZ
^diary studies	iR
^dias	cKdZfTiG
^diciembre	eVoQ
^diciembre 	eRoR
^dictating	aJiJtZ
^dictee	jJpUtV
^die	qWsR
^die 	bPc]gLlIqItB
^die person	iY
^die stelle	cPtQ
^dienstag	fZ
^dienste	eJfQg\\hJiCqJrK
^dienstkleidung	hZ
^dienstort	c[
^dienstplan	fRhIiVjK
^dienstreisen	hGiJnbpJ
^dienstwagen	hUiJnW
^dienstwohnung	h[oL
^diesel	aXbCcChViSjEkEmK
^diesmal	jIs[
^diet	aZgZiE
^dieta	gdjI
^dietas	gVhPiSjK
^dietas 	hViP
^diez	eWfYjTkKnJrB
^digging	iT
^digi	jX
^digi card	jT
^digital	sV
^digs	hdjK
^dijon	c\\
^dijon 	c\\
^diktat	tW
^dimanche	fVgYhJiH
^dimanches	fVgViJ
^diner	hRsP
^dinero	bJgYiHjHtT
^dinner	aXbLfVhTsI
^dip	cJiUjQ
^dipl	aRjWtJ
^diplom	fJjUlS
^diploma	iIjTl[
^diploma 	cFhVjJlT
^diploma in	iJjWlL
^diplomado	fKkXlKpL
^diplomatura	jT
^diplome	jb
^diplome 	lIpVtT
^diplome d'etat	jW
^diputacion	b]iL
^dir	bJhKm\\
^direccion	aXbKjKmV
^direccion de	aRi[jImF
^direct	e]
^directeur	aX
^directeur /	aTbH
^direction	aAbciDm[
^directo	e^iF
^director	jQm_
^directora	aQmWpQ
^directrice	pVqT
^directrice 	mSpQ
^direkt	cWeTiImR
^direkt bei	eZ
^direktionsassistenz	aTcLrQ
^dirige	iSm[
^disability	mU
^discord	bIcIgJiUjY
^discount	hYiJ
^discrecion	jTpW
^discrecion 	jUpVqA
^discreet	pQqHr[sS
^discretion	iJjUpPrQ
^discretion 	jYqQ
^disenador	aPhLiQjI
^disenadora	mTtK
^disgorging	iX
^dismantles	iX
^dispatch	aGiWmYrL
^dispatcher	aIiKm_
^dispensing	iPjR
^displays	iW
^dispo	bGcJeJhKiFj[tS
^disponent	aV
^disponibilidad	fUgJhFiTjQ
^disponible	cJfZjH
^diss	aKbKcVeJfHgHhJiGjCk]lHmKrJsJ
^dissolution	iZ
^distribuidora	bWcJ
^distribution	aDbQcFhIiUkLpL
^district	aVbJcUiK
^disziplinarisch	mX
^diurno	fW
^dive	aThTiHmWpI
^dix	j]
^dix ans	jX
^diy	bKiVjXoH
^django	jX
^dkk	g^
^dm	aDpaqR
^dma	aJiJjX
^do	fRjFrS
^do not	iKlKpDqZrY
^do the	iWjU
^doce	bYeJgUiH
^docente	aZ
^doctolib	iX
^doctolib 	iW
^doctora	aEfJiLmVqLt\\
^doctorado	iKjPl]
^documentation	iYjJ
^documents	iTpR
^doe	i[jGkY
^does	lKqRtU
^doesn't	iKjPmKpWqDrJsW
^doesnt	jW
^dog	hXiSjT
^dog 	jY
^dog groomer	aVcHfT
^doing	iW
^doing the	iU
^doku	cHhWiVjIlI
^dole	c_
^domaine	bXgFhIjY
^domestic	iQ
^domingo	f^iJ
^domingos	f[
^dominio	iLj^
^don	m]sU
^don't	lQqQrZ
^don't 	lKpJr\\
^don't care	l\\qIrI
^don't mention	qQrQ
^don't put	r[
^don't say	jTlHqQ
^donc	tS
^donc 00	fYgUhH
^doncaster	cW
^doncaster 	cW
^donde	d^iKlHtH
^done	fQiGkKoJp]rKsJ
^donegal	c[
^donor	iUqZ
^dont	jPlTrU
^dont trois	jUmU
^doodles	iYjUqI
^door	hAi^lS
^door staff	iJlZ
^dos	m[
^dos 	cLfKiQjSmW
^dos anos	hWiIjTnS
^dos ayudantes	mU
^dos de	bKmXoS
^dos dias	dPfQnX
^dos por	fPiVmRpK
^dos semanas	bIdSfWgJhFiKmDnVoI
^dos tardes	fUsY
^dosificacion	iT
^dosimetrie	iV
^dossier	p]
^dossier 	pT
^dossier complet	iJpS
^dossiers	dViQpV
^dot	dKiLjUp[
^double	bJf[iR
^douche	h\\
^douche 	hX
^douglas	cYiJ
^douze	aYbKcGfEhYiFmDoIpQ
^dovetail	jW
^dovetail 	jV
^down	aGbFcZfIiQ
^doyenne	bYcKiK
^dp	bThIiRjBkYmJ
^dr	jQmSpWqQ
^draft	i\\rQtR
^drafting	iX
^drain	iZjK
^drei	bRfRiKmY
^drei gruppen	bYgIhK
^drei jahre	bEeSiSjXmI
^drei tage	bKcKd\\
^dreißig	mW
^dreißig stunden	f]
^dreißig tage	fHhV
^dresden	cY
^dressing	iW
^drive	bIjXlRpT
^driver	jWkSlU
^driver 	aChSiHjbmQ
^driver's	cIgJiJj\\pJqL
^drivers	aFi\\mR
^driving	cJjVlSnR
^driving licence	iKlU
^drogheda	cV
^droit	j\\
^drone	aLcKdFeJgHhSiVjFkalKmJpGtK
^drop	bGiRp^
^drop cv	qJ
^drop-in	pW
^drug	pW
^drum	bKqTsW
^drummondville	cR
^drummondville 	cS
^drupal	bRjU
^drupal 	bQcKiRjQ
^dry	hUiUo\\
^ds	cIhJiIjSm\\pH
^dsc	jY
^dsc 0	jY
^du	iX
^du lundi	fSoP
^du mardi	f[
^dubai	iW
^dubai 	iX
^dubai marina	cSjKsP
^dubbo	c_gI
^dublin	cW
^dublin 	aJbUcLdU
^dubuque	cV
^dudley	cW
^dudley 	cW
^due	aTmKtV
^duluth	c[
^dundalk	cX
^dundee	cWtJ
^dundee 	cP
^duo	aGm_
^durban	cW
^duree	eW
^duree indeterminee	eU
^duren	cZ
^duschen	bJcKhY
^duschzeit	hY
^dusseldorf	cQjK
^dusseldorf 	cQ
^dust	j\\
^duster	aLfKh]
^dutch	hHjVlY
^dutch 	iIjSkKlSrS
^dutch b	jWrP
^duty	fQhSm^pK
^dv	jY
^dynamo	jTkV
^e	g\\
^e 0	gaiP
^e 00	fS
^e-auto	h\\
^e-bike	hViIjL
^e-bikes	iUjS
^e-dec	iT
^ea	aYeIiEjImU
^each	gUiRnP
^earlies	fS
^early	bYfZgQiJ
^easa	iHjY
^east	aIbIc_iG
^easter	gXiSkD
^easter 	eRmIoV
^ebanista	cW
^ebay	i_
^eberswalde	cWiK
^ec	c^fLjRkHmG
^echelle	g[jK
^echelle 00	gT
^echelon	g^jK
^ecmo	iXjK
^ecocheques	gPhWiF
^ecole	bRfLhJjUl\\
^ecole 	bPiWlL
^ecole de	jX
^ecoles	bQcRiR
^economia	jY
^ecoute	j\\
^ecrire	jSlDpSrTtJ
^ecrit	jUpVrL
^ecriture	dJqLrZ
^ecs	jW
^ed	aGjKmWqW
^edad	sc
^edge	bWiJ
^edgware	cY
^edicion	hLj[
^edinburgh	cV
^editeur	aGbY
^editor	dKmT
^editorial	bRkQ
^educ	aXbT
^educacion	aJjT
^educador	aUfKiJpJ
^educador /	aUiKpJ
^educadora	a\\
^educateur	aU
^education	bLgPhJiV
^efectivo	aIeXmK
^efz	jYkI
^efz 	jW
^eg	gg
^eg 0	gS
^eg 00	aJgR
^egal	aEbGcFdJeFfGgThHiGjUkFl>mJnJoUpIqRrRsJtJ
^egal 	bJcFdJfGgHjSl;mInJoVpHqUrEsItJ
^egg	a\\bHgG
^egresado	iFjXsR
^eh	aIbJcQeKgSlImJpKrPtQ
^eh 	a?bIdIeHfKgShIiKjJkIlHnIoIpHrQtR
^eheschließungen	iQ
^eho	iXjG
^ehpad	bXcQ
^ehrenamtliche	aHbSiWmH
^ehrlich	aLbTcJhPiKlKpKqJrKsPtU
^eibar	cZ
^eigenbetrieb	bQ
^eigene	bZi@jV
^eigener	hWiQ
^eigener hund	hQkS
^eigenes	bPiKlSnS
^eight	bSfVgImR
^eight to	fY
^eignungstest	pV
^ein	sS
^ein tag	d\\jHlK
^einarbeitung	aJkPlLmQoU
^einarbeitung 	aEcHdRgRiIkRoP
^eindhoven	cXiJ
^eine	aYmU
^einen	aXdVhRjJ
^einen 	aScJdSiHtS
^einer	aPpIq[
^einfach	cGp^qT
^einfach 	cLjW
^einkauf	bJi[mK
^einkaufer	aZ
^einliegerwohnung	h[iF
^einmal	aJcLfXiFjVnTqJ
^eins	fJjZ
^eins davon	fJjZ
^einsatz	bJfSiTnQ
^einsatze	fUiGn]
^einsatzgebiet	cV
^einstellung	oX
^einstieg	gYoW
^eintritt	iWoU
^einwandfreier	iHjY
^einweisung	iS
^einzel	iY
^einzelzimmer	hZ
^eis	cLfHhUi^jLnLoEpKqG
^either	aJcJeVfAiIjZlEqItK
^eje	aYiI
^eje 	a[iI
^ejecutivo	a[bR
^eks	bKcKjX
^el	qY
^el 	eRfSq[
^el anterior	qW
^el horario	fW
^el que	fUqQ
^elche	bQcZ
^elec	bRcKiVjJ
^electrical	jZ
^electrician	aBbIj]
^electricien	aYbPhKkJ
^electricista	a_
^electroerosion	j\\
^electromecanicien	aQjX
^elegante	sY
^elektriker	jT
^elektriker 	jV
^elementary	j[
^eleven	bXfQiGmW
^eleven 	bPcIfQmV
^elf	b\\cHiG
^elle	mWqR
^elles	bGgGiJpZsW
^else	bLdZfFiInXpH
^elternabende	iY
^elternabende 	iX
^elterngesprache	iT
^elterngesprache 	iT
^elternzeitvertretung	eXiJ
^em	i_jHmRsL
^email	iUpWtT
^email 	i_pL
^emballage	iR
^emballages	iT
^embalming	iSlQ
^embauche	eWf[iImI
^emden	c[iK
^emden 	c[iK
^emergencia	bKf]iF
^emis	bUcIjHkW
^emojis	lIpKr[
^empanadas	iP
^empieza	eZoPpL
^employed	eRgT
^employee	a[
^employee-owned	bS
^empower	j]
^empresa	bcjH
^ems	bXcF
^emt	cLiFjEk]
^en	c\\jT
^en 	eRj[
^en 0000	bWcEiFjT
^en el	cRfQrU
^en la	bQcTiSjJ
^encadre	aGiKmX
^encadrement	iVmR
^encadrement de	iWmH
^encargada	aShKiKmQpH
^encargado	aVhLiFm[
^encargado de	a\\mE
^end	oVsW
^end of	iKpRsR
^ende	eEfSoRt[
^endorsements	iW
^energie	bJjVk[pK
^enero	cSmJoWpI
^enfants	aHi_
^enfermera	aUjJmW
^enfermera /	aWbKjImJ
^enfermero	aR
^enforcement	aZ
^eng	aLbShJj[mW
^eng 	aHmZpJ
^eng 0	jT
^engel	bAcFi^jV
^engine	iTkWqV
^england	aKbGcHgSjYnG
^englisch	jQkXlY
^englisch 	jRkRlQ
^englisch c	j[
^englisch fur	iJkY
^english	jXl^
^english 	rS
^english and	j[
^english b	j]
^english c	jS
^english for	cJjRlJrW
^english-speaking	aUbQcUiEjJkHmJ
^engrase	iW
^enhanced	fIgThRiIjV
^enhanced dbs	j\\
^ennis	cZ
^ennis 	cY
^enologa	mW
^enough	qSsR
^ensayos	iRoT
^enseignant	a[
^enseigne	bX
^ensuite	bRdXeH
^entgelt	gV
^entgeltgruppe	gX
^entrada	fUoW
^entrainement	hDi]jJ
^entrapments	iT
^entre	fSgSsT
^entre 0	fRgUoJpR
^entre 00	fLpKs]
^entre nous	qVsR
^entree	gKhVoZ
^entrees	iV
^entrenador	aW
^entretien	iZ
^entretien avec	mHpY
^entretiens	hJiY
^entrevista	mKp\\
^entrevistas	p]
^entwicklungsgesprache	iW
^env	gU
^enviar	pU
^envigado	cYjL
^environ	gUiLjJnRtQ
^environ 0	fRgYiK
^envoyez	iJpWrL
^ep	bQcLe\\fJhIjDlTpJqJ
^epb	iJj[
^epc	aIb\\cIjJ
^epf	cKhYiG
^epi	bJgLhaiJjK
^eplan	cJiHjPkU
^eps	bRhf
^eps 	h[
^epsv	h[jJ
^equipe	fPmW
^equipe de	fSiSmR
^equipementier	b\\
^equipes	f\\iK
^equipes 0	f\\iK
^equipo	aVmW
^equipo de	bRmS
^equity	aVgS
^er	iVmQqStQ
^era	g_rR
^erfahrung	iDjRkWlUqIrWsJ
^erfahrung mit	hJkY
^erfurt	cU
^erfurt 	cR
^erp	iVjQ
^erp 	iRjR
^erst	eZqFrZ
^erste	aVbJeIfJkS
^ersten	gRhJiFmS
^erstgesprache	iFpZ
^es	bQePiT
^es 	aKbUcHgShUsQtI
^es de	fQ
^es geht	aXfR
^es gibt	g\\iKqU
^es ist	b]
^es una	bTeYpLqI
^esbjerg	bU
^esbjerg 	bVcL
^escalafon	g[iJjL
^escaner	iZ
^escorting	iS
^escuela	bFc\\lVoL
^eso	iTjQqUrV
^eso lo	iYqGrL
^espaces	iV
^espagnol	jY
^espanol	aIhRjTsW
^especialista	aX
^especializacion	iIkXpK
^essai	cJeWjIpY
^essais	fUiT
^essalud	cLhWiJ
^essen	aFcJdZh_iCtH
^essensbons	h[
^essential	gHh_iK
^essential :	jX
^est	b[cKeRiBtV
^est 2000	bV
^esta	c[iGjIm\\qI
^estacion	bUcIjV
^estacionamiento	hX
^estadistica	hHiYmL
^estamos	cTiJmZ
^estaria	iWjJkS
^estate	aZiR
^estheticienne	aWbQtL
^estudio	aSbV
^estudio de	bYiL
^et	iVjS
^et 	cKgQh[iPjQ
^et le	aLgVhJiPjRkPqK
^et les	h\\jJ
^et pas	qGrT
^et puis	hViWjQ
^et un	bRfRiJjUtD
^et une	gRhPiF
^etablissement	bY
^etalonnage	jYsL
^etat	iTjV
^etat civil	iTjV
^etats	i[
^ete	eHfdiE
^ethics	hV
^etiquetage	iW
^etre	iIjTn[
^etude	bZpS
^etude de	fQpR
^etwa	iVnU
^eu	aScKdRiKjWlL
^eur	bJgViXjJ
^eur 	gS
^eur 00	gSiL
^euro	aJcKg\\lH
^euros	bSgViG
^euskera	jGkYlW
^ev	bShUiIjYnL
^evac	bIcJhZiS
^evaluacion	p\\
^evangelische	aLbStK
^even	dEhLiFjKkasItI
^evening	hLnQtX
^evenings	fUhGiAjYoIpW
^evenings 	fHiFp\\
^event	cLi\\nFpJtL
^events	aYbHiEjVmT
^events 	aHcJiHjUmW
^eventual	e_
^every	hUiQtT
^every 0	fRiS
^every other	f]hD
^every second	fCh[iT
^every third	fSgL
^everyone	hGiGpJqEr]sJ
^everything	jKqWrK
^eves	fZiKpP
^evidemment	cKh^rG
^evidence	iTjU
^evite	r[
^ewp	iHjZ
^ex	aJcWk[
^ex-offenders	iIjLsY
^ex-police	lX
^exam	aUbHcIhUmKpS
^examen	iQjQpS
^exams	bKiVjQ
^excel	j]
^excel 	iUjQ
^excel +	iS
^excelente	iJkWpEsV
^excellent	j^kK
^executive	mU
^exempt	aReVgKtK
^exempt 	aTgL
^exeter	cVdSjL
^exeter 	cW
^exocad	jV
^expediente	pU
^experience	iKkSt^
^experience of	iHjWmJ
^experience with	kWtK
^experiencia	jUkPlUtR
^experiencia con	eKiKjQkUlSmH
^experiencia en	iIj^mJ
^exploitant	aWhJmU
^exploitation	bRiFp]
^export	bT
^export 00	bX
^exports	b[iE
^ext	dKhZiHjJpX
^extension	bIeWhKiIjKoWqK
^extra	aKbIfUgIhQiJjLkV
^extra marks	aLkX
^extraccion	i_
^extraction	bGiXjJ
^extras	gRhXiL
^extras :	gFhZ
^eye	b\\jS
^eye for	bJjY
^eyesight	fJiHj[
^eztitles	jX
^f	aRfSjU
^f /	aRbIeSfZgEiIjA
^f 0	aRbVhUtK
^f-gas	iJjYkPpS
^f-gas 	aKbKcJiJjYkUpJ
^fa	a[cJiJjQpK
^fabric	aKbUiToH
^fac	j\`
^face	cTiUjWkIlEsK
^facebook	cKiLkJpXrLtQ
^facebook 	cKiLkJpXrLtQ
^fachadas	cJgEhXiQjH
^fachangestellte	aQgS
^fachausweis	aQjUlG
^fachbereich	aLb]iImKtC
^fachkraft	aYgPjJ
^fachkraft fur	aUcQjK
^fachlich	aIcKiLm\\rL
^facilities	iU
^facility	aRbRpV
^facteur	aV
^factory	aLbKc[fVjJmQ
^facturas	aHeUiR
^facturas 	iX
^faena	bIcWiR
^fahrdienstleiter	aX
^fahrer	jXmS
^fahrerkarte	bLjX
^fahrerkarte 	bLjX
^fair	iFmGpHqRs[
^faire	fJhGi[jKmJoSpIqIr]
^fais	iKrbtS
^fait	bRiWkKpKqItV
^faith	l]
^fakenham	cS
^fakenham 	cS
^fall	hCiAjaoL
^falls	cHfKhKiTjStR
^fallt	qUsX
^falmouth	tU
^falmouth 	tU
^falta	aXbKlW
^familiar	bW
^familienbetrieb	bQ
^familienbetrieb 	bR
^families	iT
^family	b[h\\
^family firm	sS
^fanuc	jZ
^fanuc 	jTkQ
^far	cXdJiDjXqI
^farm	a^eIfDhWiJjXkD
^farmers	bTpKsT
^farrier	aYjJrS
^fast	bWiCj^pEtK
^fasteners	iV
^fault	iX
^faulturm	iS
^faut	j\\rT
^fco	jY
^fda	bTcHkPlK
^features	iFm[pJ
^feb	fahDoS
^feb 	eLf]
^feb 0	fQiLoU
^febrero	oX
^februar	fWlGoSpG
^federacion	bW
^federal	bViTlF
^feed	bSfJiZ
^feedback	dKpY
^feeding	iQ
^feeds	cLfEgYhLiT
^fees	hJiX
^feiertage	fVhI
^female	hFsb
^ferias	iY
^ferien	fU
^ferme	cLf[hXjK
^fermeture	fSoEqUrK
^fermeture 0	eUfVhLoH
^fermetures	fDiTjT
^ferreteria	aJbV
^fertig	eIiKjKpY
^fertility	bZ
^fertirriego	iUjV
^fest	aJe]fIgRiK
^festanstellung	eXiJ
^festival	bSfLgVhIoVpJ
^festivos	fUgPiLjL
^feu	fGiGk[pU
^few	iJtX
^fh	cTj\\kJ
^fia	fHja
^fibre	aSiV
^ficha	cIhJiZjKpZ
^fichas	iU
^fiches	iU
^field	aYfRgPiPnToL
^fiets	gIh]iHjHnJ
^fifteen	aIbHdLeKfWgKmSnIoKtB
^fifty	fVgQiDjQpItK
^fifty-two	gU
^figeac	cS
^figeac 	cS
^figma	j]
^figma 	iQjR
^figure	f_gLqH
^fijo	eYgX
^fijo 	eWfRgR
^fijo discontinuo	eT
^fijo-discontinuo	eZ
^file	iQjY
^filiale	c[iIjH
^filialleitung	aS
^filing	iTpW
^fill	fEiWjHlU
^filleting	aRhIiZ
^filleting 	iU
^filtro	iQpP
^fimo	fRjV
^fin	aQfTnKo[
^fin de	aQdKeRfTnFpS
^final	aKbLhXiUpRtP
^finance	bJfJgXhJmTrL
^finance director	a]
^finanzbuchhaltung	iZjKkL
^finca	aQb[cKiK
^fine	bRiTjPlW
^fine 	l[
^fines	f[iV
^fines de	faiG
^fini	bJcHoXsX
^finish	fXqX
^finish at	fZ
^finished	fGiFjVo[
^finnish	j[kKlKrS
^fintech	bUjHkT
^fiori	iYkRlLpI
^fire	aZiT
^firebase	jY
^firebase 	jX
^firewood	cFhViSjI
^firm	bIiDj^
^firma	cHiRlW
^firmenauto	hQ
^firmenfitness	cJhZ
^firmware	bJiWjGmT
^first	iUoTpR
^first 0	dZeEgX
^first aid	hHiVjSkR
^first aider	iUkSlG
^fischgrat	iW
^fish	aUfGh[jIkJtJ
^fishmonger	aY
^fisio	aYhTmS
^fisio 	aScLhUmT
^fit	bHiXjWsT
^fit 	iQjSsP
^fitness	gIhPjGpY
^fittings	aGfQiYmL
^five	fQmW
^five days	dVfRhJiV
^five in	bJm[
^five of	bSjTmI
^five weeks	fIgIh^
^five years	eRjXlI
^fix	aBcJgShKi_jFqIrItF
^fixe	g\\pQ
^fixe 0	gZ
^fixed	ec
^fixed term	eQ
^fixed to	eY
^fixes	iV
^fixum	g^
^flagging	iV
^flair	aHk^
^flat	gHha
^flat above	hX
^flats	bCi\\
^fleece	bWiRjC
^fleet	aEbEcLfEh\\iXjFkGnJ
^flensburg	bR
^flensburg 	bR
^flex	fYgBh_iKjG
^flexi	dWfV
^flexi 	fShT
^flexible	f_hStI
^flexitime	fThS
^flexitime 	hVpL
^fließend	jS
^flight	aSdLfGh^
^flights	fEh\\iDnW
^flights 	h]
^flocking	hKiV
^flood	cLfUiBjW
^floor	aBbGcXdDgFhKiUjRkLlInLoLpLrIsItL
^florist	qQ
^flotte	bTjH
^flows	iX
^flt	aQcKjQqQ
^flu	hTiKj[
^fluent	jY
^flug	h[
^flujo	bGi\\
^fluke	hUiEj\\
^flying	bFgViT
^fm	aYgZjK
^foi	i]
^folders	iY
^folkestone	cU
^folkestone 	cU
^follow	cLhLiVsT
^following	bJhKiFt[
^fondation	b]iEjL
^fondee	bW
^fonderie	bYgK
^fondo	bThZjFnI
^fondo de	bEhY
^fonds	bTeUfKiTjE
^fonoaudiologa	bQcJmW
^food	bYh\\iD
^food safety	j\\kI
^foot	aT
^football	bR
^for	tS
^for 	aGcToRtV
^for a	aKbVcRiQ
^for our	bPcPiTtL
^for the	aRiKtX
^for two	aHiWsGtK
^forages	aLbUcHiQ
^forecast	iU
^foreign	iW
^foreman	eJmSpV
^forensic	aQhWiHlK
^forest	bXiW
^forfait	eRfVhUiJ
^forfait 000	e\\fEhC
^forfait jours	eTfQgJhH
^forge	hPiXkLnK
^forklift	jYkR
^forklift 	kW
^form	fJiYjQpY
^formacion	fKh\`jQ
^formacion de	fFhLjXoX
^formal	aKiGpGr^
^formalitaten	iY
^formalites	iW
^formateur	aQ
^formation	jUlX
^formation des	i[jK
^formentera	cRnSrL
^formentera 	cRnSrL
^former	bHhKiRjLk[
^forms	pd
^forms from	p[
^formulaire	iKoGpZrKtT
^formular	aLiSpGtX
^fort	c\`
^fortbildung	h[i@jQ
^fortinet	jY
^forty	b\\fQkE
^forty hours	f[
^foto	iVkKlJsV
^fotograf	aTbFjJlX
^fotos	i_
^foundation	bKiQjV
^four	bSfRiKmY
^four 	aZbCcEfQmFqU
^four and	fSjR
^four benches	bQmS
^four days	dWeXfSqK
^four of	bIm[qQ
^four on	fX
^four years	bJjTlS
^fourchette	fHgXhLpK
^fourgon	hY
^fourteen	aJbScKfVgSiCmStH
^foyer	bVfQ
^fp	bTjV
^fr	fUjSmSsJ
^fr 	aTbLdXkI
^fr 00	fX
^fr bis	f]
^frais	gThSnU
^frais 	g]hF
^frame	aFbViTjG
^francais	jQlXsS
^francais 	cKjWlLrR
^francaise	bSsV
^frances	iHjVkWlT
^frances 	iIkRlU
^franchise	bVe[gIiKsH
^franco	fV
^frankfurt	iUnQ
^frankfurt 	iT
^franz	c[iIjQpT
^franzosisch	jQkR
^franzosisch 	kTrP
^frappe	iPjS
^frau	aCpVqYt\\
^free	gQhciE
^freelance	eZgX
^freelance 	eTgQ
^freelance 0	eR
^freelancers	bCe[lJtQ
^frei	aUbEcHePfBiEjEnJoUpGqVtH
^freiberuflich	e^
^freiburg	bQ
^freiburg 	bR
^freie	bVe[
^freier	eTfVgJhCiKjK
^freikarten	bJgVhXiH
^freitag	dKfZiI
^freitag frei	hT
^freitags	fY
^freitags bis	fX
^french	jW
^french 	cKiJkWlPrR
^french b	aLjV
^french or	kU
^fresh	kHl\\
^freshers	gKjKlYsQ
^fresno	cU
^freude	j[
^freuen	jJkX
^freundlich	iHji
^freundlich 	jY
^fri	f_oX
^fri-sun	fZ
^fribourg	bKcTiP
^fribourg 	bKcTiP
^friday	fQjLpV
^fridays	fXoKpT
^fridge	bGhXlV
^frigo	aJcKhWiU
^frisch	iYjDlTsV
^frist	fKpcqGtL
^froid	cLfUhHi[
^from	oetR
^from 0	lPoT
^from 00	fLiUjKoS
^from :	ta
^from the	cTjQoR
^fromages	bVhXiK
^frome	c\\
^frome 	cW
^front	aVhQkQtR
^front desk	aKhTiKjQtX
^frontaliers	iR
^frozen	aKb[jH
^frs	hZ
^fruh	fXjS
^fruh /	fW
^fruh ab	fS
^fruhdienst	bVfQ
^fruhstuck	hViUjI
^fruit	aIb[fGhViIqL
^fruta	h]
^fruta 	h[
^fs	fSjW
^fs b	fTjS
^ft	e^gRiHjIpK
^ft 	e[gSiHjImKpK
^ftc	eYhPjK
^ftc 	eQhS
^fuel	bGgQh]iQlH
^fuel 	gUhPiK
^fuel card	hP
^fuera	bEcGdKeLf\`gGhKiIjGkKlKmGnCoLpSqLrItL
^fuhrerschein	l\\
^fuhrerschein 	jUlR
^fuhrerschein b	jSlGnU
^fuhrerschein be	j[
^fuhrt	aHbImYsJ
^fuhrungserfahrung	iJjZ
^fuhrungszeugnis	hKjX
^fuhrungszeugnis 	jT
^fulda	cZ
^fulda 	c^
^full	eSiT
^full licence	j^
^full remote	dZ
^full time	e]fTiJmR
^full uk	j\\
^full-time	eUgR
^full-time 	eSgT
^fully	dQ
^fully remote	dQ
^fund	i[
^fundacion	b[iF
^funded	e\\fLiG
^fundraising	a\`iIqQ
^fundsachen	iU
^funeral	aRh[iD
^funerals	i\\
^funeraria	bWiK
^funf	mZ
^funf jahre	gPjYmG
^funf wochen	hT
^funk	aZbKcGiPjKkH
^fur	bQnRt]
^fur 	aGbJcHiEnUtY
^fur die	nStU
^furgo	h]nX
^furgon	hZpI
^furgoneta	hPnW
^furniture	aTbThK
^furs	cXsU
^fusion	bWkV
^futtern	iS
^futtern 	iR
^fußpflege	aVdFiT
^fx	jV
^g	gWjXtW
^g 0	gXjS
^g 00	gVjZ
^g'day	jHrItY
^ga	aRhV
^ga 0	hTjT
^gabinete	dThXiB
^gaeilge	iKkW
^gaelic	kTsT
^gafas	h[iF
^gage	gZ
^gala	cVfX
^galicia	cVfJiCnVqJrL
^gallego	iLs]
^gallego 	iJkTrRsD
^galley	iU
^galway	cX
^galway 	cY
^gameplay	fL
^ganaches	iZ
^gang	bYsS
^ganz	aGbIcIdQiEjZkLlHnS
^ganzjahrig	bIeToU
^ganzjahrig 	bIeSoV
^gap	cYiQsT
^gaps	bHlQoWpI
^garantie	aJgWhFiT
^garantizado	bKcKeKfSgShJiDjIkKsK
^garda	j[pWrJ
^garda vetting	jZ
^garde	fYgShIiQ
^garde 0	fY
^garden	aLcXiBoEqTtS
^garderie	bJfFgKh^iK
^gardes	fWgXiK
^gardien	a[
^gars	bLqRs^
^garten	bUiH
^gartner	bEcKfKjZmGtJ
^gartnerei	bVmL
^gas	iY
^gas safe	j[
^gases	iYjS
^gasolina	cIiW
^gaste	i_
^gastekorrespondenz	iX
^gastro	j_
^gastropub	bT
^gate	bYpT
^gates	bZgD
^gates 	iR
^gateshead	cV
^gatineau	bJcV
^gaz	bKcIdKfKgKhHiZjKkIlKmEnKoKpKqQrKsL
^gc	bVcGfJiVjDmU
^gcp	cKiKjSkXtK
^gcse	aPiKjW
^gd	gZ
^gd &	jW
^gdansk	cQiIlKnUsK
^gdc	j^
^gdpr	iUjGmJpY
^gdynia	cU
^gearbeitet	fUiSlItJ
^gearbeitet wird	fUiSlItJ
^gebaut	i^
^gebraucht	bHcEtW
^geduld	fIj]kS
^geelong	cY
^gefahrdungsbeurteilungen	iV
^gefahren	cUfVjL
^gefahren wird	cUfVjL
^gegrundet	bR
^gegrundet 2000	bR
^gehalt	qWtR
^gehort	bVhPpK
^geht	dViSjHkJlUqFsStI
^gel	eHfVhIiZjXpJ
^gelernt	cKlX
^gemessen	iW
^gemuse	hU
^gen	fSsR
^genau	cIiHjWkKqStV
^general	aIbLc\\gT
^generator	aKcJh]iK
^geneva	cV
^geneve	cVdR
^geneve 	cRdT
^genotypage	gKiV
^genre	eLfIgHiLpHsX
^gentle	jZrT
^gents	aGbYiIsTtS
^geography	cKjS
^geprufter	jW
^gera	aIc\\
^gerant	aTcJmUpI
^gerante	aVbHiKmXqHtL
^gerente	aZm[
^gerer	i\\
^german	jPkQlY
^german 	bVcEiHjS
^german b	jJk[
^german or	jIkTpKsS
^gern	aYcKhLrZsT
^gerne	aWbIcKkElAp[
^gerocultora	aY
^gerust	iU
^gesamtschule	bUcPiJjJnJ
^geschaftsfuhrung	aVbJiBjIm\\pL
^gesden	iJjVlV
^geselle	gZ
^gesellenbrief	jZkG
^gesellenbrief 	jT
^gesellenprufung	iIjX
^gesprach	pY
^gesprache	pX
^gestion	gLiQkX
^gestion des	iV
^gestionnaire	aTmR
^gestor	aYiL
^gestor /	aVbJ
^gestor de	aViJ
^gesucht	bGcHt^
^gesucht wird	aSiQ
^gesundheitszeugnis	jV
^get	bJfThQpQrSsQ
^getafe	cY
^getafe 	cT
^geteilte	fTmTsJ
^geteilter	fU
^geteilter dienst	fS
^gets	cWiBkW
^getting	iQqT
^getxo	cX
^getxo 	cW
^gezahlt	hJqX
^gf	aHcFfEgXiGjLmLpHq^tE
^ghent	aLbUcX
^ghent 	aIbVcT
^ghost	i\`sJ
^ghs	g]
^gibraltar	cZ
^gießen	cR
^gießen 	cQ
^gift	hRiZ
^gift aid	iS
^gijon	cZ
^gijon 	c[
^gilding	jU
^gimnasio	bXhS
^girls	bXiTs[
^girls football	iZsH
^git	jSlSpJ
^git 	jSkPlSpJ
^github	pV
^github 	iLjQpR
^gitlab	iIjV
^give	fHhSjLlQp[sS
^giving	bHiV
^glaser	aU
^glasgow	cTdQ
^glasreiniger	aZ
^glass	a_bFiBkTqK
^glazier	aSsP
^gleitend	fZjJ
^gleitzeit	f[pJ
^gleitzeit 	fY
^glocken	iZ
^gm	iDjIm^pSqU
^gmp	bFcJiTjKk\\
^gmp 	iS
^go	aSgTjXqD
^go 	aXiHjT
^goc	j\`
^goes	bHgTiV
^gold	hQi]kT
^golf	b\\hTlRtI
^goma	iZjS
^good	aKiGjSkUtZ
^google	iRjU
^google form	p\\
^gorlitz	cQ
^goslar	cUiJ
^got	aTlS
^gothenburg	cW
^gottingen	cT
^gouvernante	aV
^governors	iKqXtT
^gp	hGiajK
^gps	bIcHhYi\\kDlQ
^gpu	iRjVpJ
^gr	aWbJcLgR
^gracias	gCiIjSpGtY
^grade	aTg\\jR
^grade 0	aRgT
^grade 00	j]
^grades	iYsR
^grading	iSmXrKsI
^grado	gViCj_lS
^grado 	iEjb
^graduate	aZcKiQjF
^grafana	cJiS
^grafiker	aTbJsQ
^grain	aUbVcJfJiVjGlE
^graissage	iR
^grand	cUdVgCiIjIlKmJ
^grandma	jTkR
^grandma 0	jTkR
^grant	cKe^
^grant writer	rT
^grass	bWiQ
^grasse	c]
^gratuity	gUhTiLmJ
^graz	cW
^graz 	qS
^greasing	iV
^great	cWiIjGk\\
^greek	bPjQkX
^greek 	bRcHjVlKmGsQ
^green	bWcVhRiCjFlY
^greenkeeper	lUmR
^greenkeeper 	a\\
^greens	iU
^greetings	iGpFt\`
^greifswald	cT
^greifswald 	cT
^grenchen	cX
^grenoble	cThQ
^grenoble 	cThQ
^grias	aFiIt\`
^grid	cJgDiYj[pH
^grille	fQg[pG
^grimsby	cQ
^grimsby 	cQ
^gritting	iV
^groom	aSqQ
^groom 	aZ
^groomer	aUfItS
^gros	bVfSiGjHsT
^groundsman	aS
^group	fEhUiQnJpTtT
^group insurance	hX
^groupe	bTgY
^groupe 0	gVhT
^groupement	b[oL
^groupes	iR
^grower-owned	bZ
^growing	bViIqSrI
^große	bY
^gruezi	aLtU
^gruista	aW
^grund	aYbFcLjImLqZ
^grundschule	cViF
^grupo	bYg[jE
^grupo 0	gZtL
^grupo de	bTgImS
^gruppe	bFgUhKiQjKmZ
^gruppenleitung	aZ
^gruß	pKt]
^gruß gott	mP
^gs	aUbLcKgYiD
^gsm	hXiUjK
^gsm 	hXiTjK
^gto	aKcSjX
^guachera	iW
^guadalajara	cV
^guadalajara 	cY
^guaranteed	fJgY
^guarderia	h_mH
^guardia	fXlKmV
^guardia de	aScFiX
^guardias	f^iK
^gueret	cQ
^gueret 	cQ
^guest	aTbGh]iQnSpH
^guests	bLfJiZsX
^guia	a^iU
^guia de	aWiR
^guildford	cSqT
^guildford 	cZ
^gujarati	cKhLjRkRmJsV
^guss	i[
^gute	iKjWs\\
^guten	t^
^guten morgen	tQ
^guten tag	tT
^gutes	iLjZ
^gwo	hIjc
^gwo 	jU
^gym	gGhciH
^gym 	bVhR
^h	aSbKfRjUt\\
^h &	bIfLiZjS
^h 0	iGjdkS
^ha	aEbDcIiJjIkVpIsLt^
^hab	aIiKkAta
^haben	eWiFlLqGtQ
^haber	jWkX
^habilitacion	i?kZlX
^habilitation	iFj_
^habillage	iZjL
^habitacion	h_iI
^hablamos	eYiKjKpItQ
^hablar	iSmLpV
^hablar con	iSmLpV
^haccp	iVjR
^haccp 	iX
^hace	bLhJiUjQtQ
^hace falta	bKiEjUtV
^hacemos	b]
^hacer	bKi\`
^hackney	bGcTfR
^had	mRqWsT
^haha	cGiRjQpJqQsR
^haha 	cGiRjQpJqQsR
^hair	iUj[sK
^halal	b^fLiSjHkK
^halb	gStV
^halbe	aIbEcKeGfVgSiIjKkVqJsLtI
^halbtax	hX
^halbtax 	hW
^half	dSeRfTiJ
^half a	bPgUhX
^half seven	fY
^half-fare	hWpK
^halifax	aHc]
^hall	i_
^halle	bTcWiL
^halle (	cW
^hallo	t]
^hallo frau	bJcR
^halt	aWcKdQ
^hamburg	cPsQ
^hamilton	bRcT
^hamilton on	c^
^hand	iVpR
^handheld	cLjY
^handling	b[fJiVlJ
^handover	oY
^handover from	iLoV
^handover to	iU
^handphone	hWiJ
^hands	iCjYqR
^handwerk	bKj]
^handy	hXjZkA
^handy 	hWjXk>
^handyman	sLtV
^hangar	cWiFjK
^hannover	c[fJjKnU
^hansefit	hX
^haria	fRi\\jF
^harmonie	aKbPiVjH
^harness	hS
^harrogate	bKcX
^harrogate 	bKcX
^hartlepool	c\\
^harvest	aQfUiW
^has	iBjckY
^has to	jUsW
^hast	kPlEpIqZsL
^hasta	gRiHoTsW
^hasta el	oIpW
^hat	cKqQsQtZ
^hatchery	cQ
^hate	aKbIcJeLhLiUjHmLnLoKpFq[rJsItK
^hatten	aKbIcLpLqKsUtX
^hauptsache	bLcIhGjRkFlImHnKoZtJ
^haus	bYh\\
^haus am	bUhR
^hausbesuche	iUnT
^haushalt	aQbKiT
^hausmeister	tS
^haustarif	gY
^haustrunk	gJhZ
^haute	cKfIhJiTjW
^have	iJkR
^have a	bUhPiL
^hawick	cW
^hawick 	cW
^hay	aJbHcKgIhUiUlPnRqY
^hay que	hLnY
^hay-on-wye	cY
^hay-on-wye 	cY
^hazard	gSiU
^hazlo	ra
^hazop	iY
^hazop 	iU
^hbo	j[lG
^hcpc	j^
^hcpc 	aQjW
^hdr	jVpK
^he	iWjR
^he or	i\\jL
^he's	iQmUqU
^head	aZm]
^head chef	a\\mI
^head gardener	aSbLiJqS
^head of	aXpQ
^health	bXhYkU
^health 	bXcDhRiGkL
^health plan	hY
^health stipend	gFhT
^healthcare	dHhPi[mJpK
^hearing	iUjQsX
^heat	iQpZ
^heavy	fXgLhJiHjPoK
^hebden	cU
^hebden bridge	cU
^heidelberg	c>i\\jLkV
^heidenhain	jZ
^heidenhain 	jX
^height	fJgTpIrIsT
^heiligabend	fThUiL
^heizung	iS
^heli	bLcFfLhWiTnU
^hello	aJt\`
^help	aHhQiPjKkEt[
^hence	bXeJiIqX
^hep	aWhRjX
^hep b	j[
^herbst	fRmKoTpK
^herbst 	cIeKfAgLhRiPmHoTpI
^herd	aWiT
^herdenmanager	aSiU
^herdsperson	a[cL
^here	aHbHcKdGfJiEjXlKmUpKqKrKsJtU
^here's	bLt\\
^here's what	jJtT
^herford	cViL
^heritage	bTeUiG
^heritage fund	eXjI
^hermes	iJkU
^hermle	iFjZ
^hermosillo	cS
^herr	iKpUqW
^herramienta	cFhUjV
^herrensalon	bWcK
^hersteller	bW
^hersteller von	bW
^heure	iV
^heure du	iV
^heures	g^
^heute	bYqTsJ
^hexham	cR
^hexham 	cR
^hey	tb
^hi	tc
^hibrido	d\`
^hibrido 	dX
^hibridos	dKiHkXlP
^hier	aJbIcSePtY
^hier die	aKeV
^high	b]c@fT
^higher	j[
^higienista	aXhH
^hildesheim	cS
^hildesheim 	cS
^hilux	h]iI
^hilux 	h[iI
^hindi	jY
^hindi 	jW
^hipaa	kV
^hire	bSfJiX
^hiring	iUmGpW
^his	lKqTrWsS
^historia	bIcGiWjYkLpGsK
^hiv	jPsS
^hiver	f\\hKiJ
^hiya	aLePt[
^hl	bWiBjHkW
^hm	aRbHjKqS
^hmp	c\`iI
^hmv	jWsL
^hnc	jb
^hnd	jW
^hochschulsport	cLhZ
^hochstens	fRiKrRsY
^hod	bLgDiHjHkFm^pH
^hof	aIcdhKiJ
^hohentauglich	cLj\\
^hoja	jVpV
^hoja de	jW
^hola	td
^hold	bSeGi\\jDrQ
^holding	iVoJ
^holiday	fGgaiV
^holzbau	aYcIfE
^hombre	s\\
^home	dVgLnTtS
^home based	dV
^home office	dV
^home visits	aLiXnI
^home-based	dY
^homeoffice	d^
^homework	bKiPlJpV
^homme	bJse
^hommes	iSlKs[
^homologacion	jU
^honest	gRhJjLlGsTtS
^honest 	aKcJdKeKgShHiKmJnKoJpJqKsHtR
^honestly	aIfSiQqWrH
^honig	i_
^honorarios	e\\iDmK
^hook	iTjFr]
^hope	hLlItY
^hopital	aGbQcV
^horaire	fYhXiHjK
^horaires	fWiP
^horakustiker	aScL
^horario	bIcJdTfQtU
^horas	fGgeiB
^horno	bPiU
^hospedaje	hX
^hospice	aIb]
^hospice 	aEb]
^hospital	lZoR
^hospitalisation	bKcIdIh_iGmL
^hospitality	bLiR
^host	aYbWgHiJ
^hostel	cKh]iKmIsJ
^hot	hWiXkX
^hote	aW
^hotel	bPhWn\\
^hotel 	aDcAgJhWiLjJnQ
^hotel 0	bPfJiLnW
^hotels	bWhCjPnK
^hotesse	aZ
^hour	fRgSiUjJ
^hourly	eSgS
^hours	fUhJlQtS
^hours :	fT
^house	dThZiQ
^house 	bLh\`iK
^housing	gThR
^housing 	cGgQhSiQ
^housing 0	bHcKeEg]hKiC
^hove	c[
^hove 	c\\
^how	gWpStQ
^how :	pY
^how much	cKdKgXiHlIpKrJsH
^hplc	iTjQkT
^hplc 	iSjS
^hps	a^bJcKiHtJ
^hq	b[dS
^hq 	bRcTiK
^hr	p\`qTtW
^hr 	cKgFiSjIpWtS
^hr :	jJkDqYt\\
^hr adviser	aRePiJ
^hrs	fa
^hs	i[jJlR
^hsa	cIdLhZiHjGkLmK
^hse	aKgQjSpT
^hse scale	g\\
^htl	jYkK
^hub	c]
^hubspot	jZ
^hubspot 	jY
^huelva	cV
^huesca	c\\
^huhu	aQtU
^huit	aXfRiG
^huit ans	j[
^hull	cViRjU
^hull 	c[
^humor	jZ
^hund	h^iSkFrJ
^hundred	bSjI
^hundred and	bUjL
^hush	pKq]
^husum	cY
^husum 	cY
^hut	aGcGdYeIfIgIhGiEjXkJlLmHnLoJpFqLrJsKtK
^hv	aWiGjW
^hybrid	dZ
^hybrid 	bShP
^hybrid 0	dY
^hybride	dZhR
^hybride 	dQhV
^hybride 0	dV
^hyderabad	cW
^hydraulics	iXjK
^hydraulik	jX
^hydraulique	cLiKjZ
^hyeres	cX
^hygiene	iRj\\
^hymn	hSiW
^hypermill	cLiLjRkX
^i	qPtP
^i am	aGbGjKlVmZqI
^i can't	dQiRjKkIpJsUtP
^i don't	aHiQjRlUqJsQ
^i mean	iXjKrVsTtF
^i need	aPlRoXpKsJ
^i think	fSsQ
^i want	aQiZlJqKrUtC
^i'd	oQsStJ
^i'd rather	eU
^i'll	aJjHqVtU
^i'm	aSqZtZ
^i'm the	bJhTtU
^i've	bUgWiHjFqQtU
^i.e	aFcZoX
^iacp	jY
^iatse	bKe[gShIi?mJ
^ibague	cX
^ica	iQjR
^ica diploma	jX
^ice	hXiT
^ich	pVqTt[
^ich-gcp	jR
^ici	b[cJgJiHjCl?pFqIr\\sK
^icu	aZjGlR
^id	aLbJhWjEp[
^idc	jZsL
^ide	fLhKjYmV
^idea	gXkS
^ideal	iFjFk_oUsQtI
^idealement	jKkQoUsU
^idealerweise	gIiJk_
^ideally	jFkWoPsS
^if	k\`
^if they	gIhPkSqS
^if they've	iKjIkU
^if you	kXrR
^ific	gajI
^ific 00	gY
^ifrs	bKcJgHiRjDkW
^ifs	bLjT
^ifs 	iT
^ifse	fLg\\iJjJ
^ig	gU
^ig metall	gU
^ignore	qY
^ihc	hJi\\jI
^ihk	jU
^ihk 	aTcJkR
^ihr	mZtR
^ihr wart	mW
^ii	b\\cFhHiGjF
^il	iXtS
^il 	hQjXtS
^il faut	nTtT
^il le	fGhXiIjR
^il me	aRqKtZ
^il nous	aRtT
^il y	h\\iQ
^illustrator	aJj\\
^illustrator 	aIjY
^ils	jZmTsW
^ils sont	fGmWrR
^ilse	a[iDjJm?pVqWrItJ
^im	fWiU
^im dezember	fX
^im herbst	fThLiS
^im monat	gPhLiLjTnV
^im sommer	bSfViS
^im winter	bXfSiT
^immer	aKbIfVhKiGjLkVmXnJpJ
^imms	i\\jJ
^impfung	hTiHjS
^implantation	i^
^import	bZrJ
^imss	h^jK
^in	cc
^in 	aFdPfSiHtV
^in 0	cAfQhKiQnRoSpLrQ
^in 00	cKeJiXpS
^in a	b]cFiKjTtP
^in den	f[qR
^in der	bTfXjK
^in die	aKcGrZtQ
^in english	cJiJjQrWtQ
^in office	aGcDdZfLhUpK
^in the	c=d\`rQ
^in-house	aZbTjJ
^inbetriebnahme	iR
^inbetriebnahmen	fIhJiIn^
^inbound	aVfHgKiU
^incentive	gX
^incentivo	gXhJiI
^incident	iX
^incl	fYgR
^including	gT
^incluye	iV
^inconel	iU
^incorporacion	o]
^incoterms	jY
^incoterms 	jS
^indeed	pZrKtH
^indefinido	e]
^indefinido 	eV
^indefinite	eU
^indefinite 	eU
^indemnite	fGgZ
^indemnity	h[iC
^independant	bPeY
^independant 	eZ
^independante	bRcIhKiV
^independent	b[
^independent 	bY
^indesign	iJjX
^indesign 	aKjQkR
^index	fJg^iKjH
^indicadores	hKi[
^indice	eRgXjG
^indice 000	eUgSjG
^indie	aJb]hJ
^individual	g\\hFiHjJkRnIrH
^induccion	bHfHhGiRjZsI
^induction	fJiRjKo[pK
^industrial	aUbJcHhLjV
^infirmiere	aU
^info	bKfGiVoHpW
^infonavit	gLhRiV
^informal	p[
^informe	iX
^informes	i[jH
^infostand	cJiW
^ing	a^bPiGj\\
^ing 	aRjUtJ
^inge	aabGcKgKiJmIqFrG
^ingenieria	bTjZlQ
^ingeniero	hLiKjWmV
^ingeniero de	gKhJsP
^ingenieur	bKiIjRmQ
^ingles	iKjVkWlQ
^ingles 	iGjPkQlR
^ingles 00	aHjZkLtI
^ingles b	jZ
^ingles c	jU
^ingles fluido	jT
^ingles para	kU
^ingreso	fYoTpL
^ingresos	iY
^inhaber	cLjJmZpJ
^inhabergefuhrt	bQ
^inhabergefuhrt 	bR
^inhabilidades	iLj[
^injertos	iU
^innsbruck	cV
^innsbruck 	cV
^inox	aJbGcKdLeLfIgHhHiXjCkWlKnLoKpEqLrLsLtL
^inside	aKbFcYdHeSfEgKhKiEjFmXnKpGrI
^inspeccion	i[
^inspecciones	iZ
^inspection	iWjP
^inspector	aQmV
^instagram	iTpY
^instagram 	bJcGlPpQsQ
^instalador	aVjJsP
^institut	aGbRcY
^institute	b[cJiLjU
^instituto	bWcD
^instructeur	aYgGjI
^instructor	iS
^instruktion	iV
^instrument	jZ
^instrumentation	hGi[jJkV
^insurance	iU
^insurance claims	iV
^insured	hIiIj[
^insurers	b]kFmLsG
^intake	i[
^integrateur	aPbUiK
^intensivo	fWhRiD
^interamt	p\\
^interessement	gWhV
^interessement 	gThWiK
^interessement 0	eKgYhJ
^interest	aKkS
^interest in	aKkS
^interfaces	iX
^interim	bQcKeXiP
^interim 	aScDeQiLtU
^interinidad	ef
^interinidad 	eZ
^interior	aPbLcZiK
^interiorista	aTrQ
^intermediate	a[
^intermittence	ec
^intern	iJqV
^interna	aZcIfZiLmJsK
^internal	aVfRjKpX
^internat	bTfUgKiS
^interne	bQpX
^interpreter	a\\cHkK
^interviews	jKoUpX
^interviews on	pQ
^intune	cKjVkW
^intune 	cKkU
^inventaire	fKi[
^inventaires	i[
^inventario	i\\jK
^inventor	cHjY
^inventur	iY
^inverness	c]jK
^inverness 	cV
^inverter	hU
^investigator	bQ
^invoices	iV
^inyeccion	bXcKiIjU
^ios	aSiKjKkY
^iowa	c\\
^ip	bWi@jJkRmY
^ipad	h_iL
^ipad 	h[iK
^ips	bRiFjZ
^ipswich	cW
^ipswich 	cW
^irata	aZbKjRpQ
^irata 	cKiIjRpU
^iris	bS
^irish	bVhLkTnJsQ
^irpf	i]jL
^irrigation	bLiUjU
^is	aFmQtY
^is a	bIeUqT
^isda	iTjTrJ
^isixhosa	bLcJiKjRkT
^isla	cFdHfHj\\mYpG
^island	bXcE
^isle	aKc]
^isle of	aJc\\
^isn't	jIlWmKpKqUrK
^iso	aGbVkR
^iso 00000	aGbXiRkS
^ist	cHtS
^istqb	kY
^it	fQ
^it is	bQcVgLiIjXlEpKqVrJ
^it pays	fKg^
^it'd	fRiZ
^it's	eSgS
^it's a	eUfLiHjKrQsV
^it's the	aQbReLfUtP
^it's thirty	fPgR
^itagui	cZdL
^itagui 	cYdK
^italian	aHbVjPkTqR
^italiano	k]
^italiano 	jPkT
^italien	bRcKjQkQ
^italien 	bScJkRsQ
^italienisch	jRkTlS
^italienisch 	kUlS
^iti	iKjV
^its	bRiUrTtQ
^itzehoe	cT
^iv	gUhKiYjK
^iva	i\`
^j	aPcHfJjGkKmKoKpHt[
^j'ai	eLq_tW
^ja	bWqUtR
^ja 	aHbEcIgUiQqRtU
^jaarcontract	eZ
^jacket	h[
^jacket 	hU
^jaen	c^
^jaen 	c^
^jagdschein	jSkR
^jahre	iBj\\sR
^jahresarbeitszeit	bLfYgI
^jahreskarte	hZ
^jahressonderzahlung	hTqS
^jamais	fWlT
^jamais le	fY
^jan	oSqQtU
^jan 	aGcJeRiQoGqUtY
^januar	eUgQjKoRpJ
^january	eQfWiGoT
^january 	cKeTfAoXqJ
^japanese	jHk[
^jardin	aIcZ
^jardin de	bScKhHiY
^jardinerie	cViKtI
^jardinero	aWfI
^java	aScKlX
^java 	aTcJiLjPlR
^jcl	iVjQ
^jd	iPlX
^je	qWtX
^je nach	eZhIqJtH
^je nachdem	gV
^je te	aLgVpIqW
^je veux	gJiIjRoIqJsT
^jede	dFfQnV
^jeden	dFfZnR
^jeden 0	fU
^jeder	jV
^jeder zweite	jW
^jedes	fX
^jefa	aRmb
^jefa de	aTbLmP
^jefatura	bKiHjIlKmZ
^jefe	a\\m]
^jefe 	a\\cKmE
^jefe de	aX
^jefe ing	mU
^jemand	aPbKi\\s[
^jemanden	aUcHiGtT
^jena	c]
^jerez	bJc]
^jetzt	gZpLq[tS
^jeudi	cLfZ
^jeune	jJlUs\\tI
^jeunes	lV
^jewish	i^
^jira	j_
^jnc	aIj\\
^jo	cKlJpHtW
^job	oXtT
^job :	aTbIiR
^job share	eXfZgJhJiGjJkElFmLoItK
^jobrad	hZ
^jobrad 	hW
^jobs	bAc]jLpT
^jobticket	hZ
^jobticket 	hW
^join	bTfChFiJjJkKmDnKobpG
^joining	oW
^jolie	s_tK
^jornada	f\`iI
^jornada completa	fS
^jornada intensiva	fR
^jour	cKf\`iKjImHpW
^journee	fZpV
^journeyman	aSgEhLkYrL
^jours	dUfPhR
^jueves	bLcGfeiH
^juicios	eKjZnQ
^juillet	fWhG
^juillet-aout	fWoY
^juin	bGeUoU
^juli	oW
^julio	h]oY
^july	bLeTf_gGhIiKjHqK
^july 	cHeWfQiKjGkJoQpI
^june	f\\hIiHkIo[pL
^june 	o_pL
^juni	bKcIeIfYgKoQpI
^junio	bIcIeVfViKtI
^junior	aLbXcKjZ
^junior 	aJbKcJjYlL
^juniorchef	bXmApYsL
^juniors	aGbIcZgJmDtK
^juniper	aJbUjU
^juntas	fCi_
^junto	cVmU
^jura	hKj]
^jurist	aFiIlZ
^jury	iUp]
^jusqu'au	eFpXtR
^just	bIcWhIiHlQmUpTrRsItG
^justice	bJcJfLgKiRmVoKqL
^jv	aGb^jGqT
^k	gRhIjUkR
^k 0	jWkS
^kabel	iY
^kabine	hRpJsU
^kaffee	hUpQqK
^kafka	cLk\\
^kafka 	cHiQkW
^kalber	bQiU
^kalgoorlie	cW
^kampala	aLcPiV
^kampala 	hQ
^kangoo	cKhX
^kann	jakVlH
^kannst	cLgYiDqKrU
^kantine	h[
^kantine 	aThS
^kanzlei	b]cLmHqQ
^kao	fKg_jDpH
^kapitan	m[pK
^karenzvertretung	e\\iI
^karriere	pT
^kartierung	iZ
^kasse	aWiStR
^kasse 	aRiW
^kassel	cY
^kassel 	bQcQ
^kat	aKj_qJ
^kaufmannische	aTjT
^kavo	g[
^keep	iQqSr^
^keep it	eSqPrP
^keep that	qXrK
^keep the	i[
^keeper	aT
^keeping	iR
^keeping the	iR
^keeps	j\`mKqHsJ
^keeving	bViQ
^kein	fQiSrRsS
^kein 	fUiIrVsS
^keine	fVrUsR
^keiner	gIlFqCrQs\`
^kellermeister	aR
^kellner	hJlS
^kells	c^
^kempten	cT
^kempten 	cT
^kendal	cV
^kendal 	cV
^kennel	aZhJ
^kenntnisse	kU
^kennung	pY
^kennziffer	pUrQ
^kennziffer 00	pUrQ
^kent	aHbPcWrQ
^kernzeit	eJfahEmK
^kes	gZ
^kessi	aIbHgHhFi_nK
^keswick	cT
^keswick 	cU
^key	hJidjL
^kfz-gutachter	aTbLqP
^kg	aRrP
^kiddush	iU
^kids	aEbLfLhViTpIqIrW
^kiel	c\\
^kiel 	c]
^kilkenny	cU
^kilmarnock	cW
^kilometraje	gIn[
^kilometro	aJbIcVgUiIjHlKnC
^kind	aJiGja
^kinder	gHhSiY
^kindergarten	hT
^kinderzulage	hWiK
^kindly	rUtW
^kine	aRmU
^kine 	aWmW
^kirchberg	bFcV
^kirche	iV
^kirkcaldy	cX
^kirkcaldy 	cW
^kirkwall	cX
^kisten	iX
^kit	dTgEhYlQ
^kit 	lZ
^kita	bSh\\
^kita-leitung	aW
^kitchen	bIcGdSi[kI
^kitchens	fJi_
^kiwi	bUcJhKpW
^kiwifruit	bUiTjK
^kiwisaver	h]
^klasse	gYiKj^
^klasse b	jXlU
^kleine	bQiU
^kleinreparaturen	iW
^kleinreparaturen 	iW
^kliniken	bWcKiCnV
^km	gUhRjSnQ
^knees	iCjWpIsT
^knife	iHj^kF
^knives	iFkV
^knock	cbiCpL
^know	bRjTlIqL
^knowledge	iFjLkU
^knowledge of	iFkX
^known	bViKjK
^knows	iJj\\kX
^knx	aJbLiCjWkY
^kobi	p]
^kobo	jY
^koch	a[hI
^kochen	i^
^kochi	c_
^kollege	bKfGhGiGm]qU
^kollegin	mQqX
^kollegium	bWiS
^koln	cW
^kolonne	iUmRsJ
^kombi	h]
^komm	pZqU
^kone	bWiI
^kongress	hX
^konnen	iKjYkFrLtU
^konstrukteur	a]lG
^kontakt	iRpU
^kontaktlinsen	i\\jG
^konzepte	bLi[
^koordination	aYgLiV
^kopfrechnen	fEiFj^
^korean	jHk[
^kosher	bShUjS
^kost	h^
^kosten	h@jU
^kotlin	aQkY
^kotlin 	aQcIjZ
^kp	aQfIqTrJsQ
^kp 	aW
^kranfuhrer	aVjHsL
^kranschein	iKjU
^ks	i_jEkL
^ksh	g^
^kubernetes	iKlT
^kuchenchef	aWiKmEpW
^kuchenhilfe	aXfJqU
^kunde	bRq[
^kunden	bViR
^kundenberater	sQ
^kurs	iKjY
^kurse	aIcKi[jI
^kurz	aRrStZ
^kv	aPbRgajF
^kv 	aBbZcIgSiGjH
^kyc	aVi\\
^kyriba	cFjT
^l	bPjSmR
^l 0	bVjZkS
^l 00	gb
^l'agence	pTqY
^l'aise	iGj[
^l'an	cLgWiKnIpIqX
^l'ancien	qX
^l'anglais	iFkUlU
^l'association	aGbScKiGtV
^l'atelier	aKbVjS
^l'ecole	aKbUlS
^l'ecole de	bPtS
^l-j	f]hK
^l-s	f^
^l-v	f]
^la	q[
^la 	aScFiYpLrX
^la defense	cU
^lab	bRiVmT
^lab 	bUmX
^lab of	bVmQ
^label	aJbXcIdJeJfFgJhIiKjVkHmKnJoJpKqKrJsItJ
^labels	iW
^labels 	bFi[
^labo	b^dY
^labor	aHi[tY
^laborantin	aTsQ
^laboratorio	aLb[iGkJmEtP
^laboratorista	a]jJ
^labourer	aYmS
^labs	bQcIhJiRjHnVpL
^lad	iLsW
^ladders	iJjVsW
^laden	aUb[fItE
^ladies	aWmLsS
^lads	jHsa
^lager	bEcGdUfKgLiQjKlImU
^lagos	c\`
^lake	bThXiCjHmL
^land	bScVhLiV
^landing	bX
^landkreis	cViGnV
^landkreise	nY
^landschaftsgartner	aZsJ
^landshut	cY
^landshut 	cU
^lang	oRpS
^language	bUeIiIrX
^langue	iKjDk^rH
^lanus	cZtK
^lap	j_
^laptop	eIhZ
^laptop 	hP
^laptops	iV
^laredo	cZiH
^las	cVfUiK
^laser	i[
^lashing	iW
^lassen	bSiKqQsVtJ
^last	fUq_
^late	fSoXsU
^lates	fbgIiI
^latin	iGj[kVqLrG
^latte	iGj\`
^launceston	iHmKnZ
^launch	bKcWhTiXj>pJ
^laundry	aQhRiU
^laundry 	aRhX
^lausanne	c\\
^lausanne 	c\\
^laut	g\\
^laut kv	aKgY
^lauter	b\\hFqI
^lavado	hQiT
^lavage	hW
^laval	c^
^laval (	cY
^lavanderia	hW
^lavanderia 	hW
^law	bGdLiJjRkIlbpFrFtJ
^lay	hEi]jI
^laytime	iSjV
^lc	aLcLfIg]jG
^le	qS
^le 00	kHoRpV
^le poste	eZjKoTpKqGtS
^lead	iTmZrQ
^lead 	aHi\\mG
^leading	iZmU
^leads	gQhTiAm[
^leadwork	iR
^league	b\\iK
^leak	iY
^leap	iEkX
^learning	hSrT
^lease	eYgJhWiKjFnW
^lease car	h\\
^leather	bChZiR
^leave	iTra
^leave a	pY
^leaving	iHjYlL
^leaving cert	iHjYlL
^lebenslauf	lUpW
^lectoescritura	bHiEjUkS
^lectra	jGkY
^lectura	jX
^lectura de	iQjS
^lecture	jPkQ
^lecture de	iS
^lecturer	aU
^led	jY
^ledig	hJjJpJqJs_
^leeds	c^dQiG
^leeds 	cQdTjP
^leer	cYdRjPqI
^leergut	iWrK
^legal	iIjWrUtR
^legal secretary	aZfK
^legionella	iR
^lehrabschluss	hWiI
^lehramt	jVlP
^lehre	fGi\\jU
^lehrgang	iFjRkUoY
^lehrkraft	qS
^leicester	cX
^leicester 	cX
^leichte	jLkVpLrQ
^leider	gXhHjVnKsLtQ
^leihinstrumente	iR
^leila	bXeKkIqWsG
^leipzig	cVqR
^leipzig 	cYdK
^leisure	bZcKhTjJ
^leiter	bLmXqWsK
^leiterin	aJpW
^leith	cZ
^leith 	cZ
^leitung	iKmZ
^leitung frau	mW
^lektorat	a[iJ
^lena	aVcDhYiImJ
^lengua	kU
^lengua de	kU
^lenguaje	r\\
^lentes	hWiP
^leon	aGc\\jS
^lep	bJcIiQjU
^lernende	iX
^les	cXiRsS
^less	gVjRlI
^lessons	gFhPiGjIkZ
^let	aFfViYjHmJpDqKrZtQ
^letter	oHpZ
^letter 	pZ
^letterkenny	cZ
^letterkenny 	cY
^letters	fLiVpS
^letters to	fKiWpU
^lettings	fSiWkK
^lettings negotiator	aX
^lettre	bIiTpX
^lettre 	pZ
^lettre et	pP
^letzte	bWfSiJjF
^letztes	bQgYhGiKqHrI
^leute	bLiPtT
^levantamiento	i\\
^levee	bRhJiU
^levees	fRiP
^level	bUjR
^level 0	iKjSkT
^level two	jX
^lever	cKibjI
^lexcel	bVcL
^lexware	fJjRkT
^ley	bHeXgGjV
^lg	aJhKmIpErGte
^lgps	hb
^lgps 	h\\jI
^lgps 00	aLgIhX
^liability	bIhGj[
^liaise	i\\
^libra	h[iEtS
^librarian	aRbIiKjJlPmXtI
^library	fJh]
^library assistant	sS
^libre	dZfIiFjXoVqL
^libreta	j^sP
^libreta de	jW
^libro	iTjP
^libro de	iTjP
^libros	bIi[
^lic	iGjWmVpR
^lic en	iIjW
^lice	iUrT
^licence	aGjXkYlIpR
^licences	jUpQ
^licencia	jZ
^licencia 	gW
^licencia de	bQiKjSlR
^licencia interna	jR
^licenciatura	j]
^license	gYiGjDk\\lD
^lider	md
^lido	cV
^liebe	aKtg
^liebe frau	tR
^lieber	aJt\\
^liebherr	bQcHiW
^lieferanten	iV
^lieferantenerklarungen	iR
^liege	c^
^liege 	c]
^liegeplatz	cFhSpS
^lieu	c[hKpS
^life	hRjUkG
^lifeguard	aP
^lifeguards	aSeJlQ
^lifeguards 	aS
^lifestyle	aWiYjHmK
^lift	bQhYiHjV
^lift 00	jV
^lifting	jW
^lifts	bGi=jb
^light	iXsP
^lights	cLjX
^ligne	aIbDcbfJgDhXiAjJmJn@
^like	bIhHpKrY
^likely	eV
^lille	bKcRdQjTnR
^lille 	bKcHdSjQnW
^lima	bScViF
^lima 	bWiJ
^lime	iXjZ
^limerick	cS
^limerick 	cZ
^limited	e[hIiKjJ
^limoges	bHcZiL
^limpiar	bGhJiWjR
^limpieza	hPi^
^lims	jIk_
^lims 	iQjS
^linares	cY
^lincoln	cQ
^lincoln 	cQ
^line	aWiUmV
^line cook	aYmJsK
^linea	bTiRmS
^lineas	bHi]
^linens	hW
^lines	iW
^link	hKjFp]rT
^linkedin	aEjTp\\rI
^linkedin 	bJcKjFp\\rKtQ
^linux	aRiHj_tP
^linux 	aTjS
^linz	cU
^linz 	cS
^liquidos	eJfIgTiLjQ
^lire	j\\
^lisbon	cRdLiP
^lisbon 	cRdLiP
^lisburn	cX
^lisse	c\\eHgSiHjHkJlGnJ
^list	bScRfHhLiEjToLqW
^lista	bIhIiXoJpS
^listed	gXpR
^listed 	cLgQiRpS
^lit	aTbFiW
^lithuanian	jRkS
^litigation	aUmJtI
^litiges	iX
^little	aJbYrS
^live	fTj^
^live-in	aXhXiG
^lived	jUkR
^lived experience	kV
^living	hUiCnX
^ll	cWfKiGjHqKrJsKtT
^llamadas	iV
^llamar	pX
^llb	iLj[
^lleida	cQ
^lleida 	cQ
^llevamos	bSqV
^llevar	fZjJ
^llm	cIeJhYiF
^lo	lQqP
^lo de	jLlVqX
^lo del	gRqXtQ
^lo que	aYfWiF
^loa	bLg]iJjH
^load	o[pJ
^loading	iX
^loan	hHi^
^loans	aY
^local	aJbUcGhTjAkKlQsZ
^localizable	f^hI
^locals	ePfHhJiGkLmHpIs\\
^location	bLcWiPoHpV
^location :	cT
^loch	bPcZiG
^locker	cHgKhWiSjFkLlKmJsG
^locksmith	aW
^locksmith 	aT
^loco	aTiWmJ
^locum	aWeV
^lodas	iHj[
^lodge	aHbJcWfIgXiEjU
^lodging	bGgVhXiIjI
^loft	b[iGmQ
^log	a\`cFgEjKpZ
^logbook	iSpQ
^loge	cUh[
^loge 	hRiS
^logement	h]jW
^logement 	bGcJgWjK
^logframes	iS
^logiciel	hV
^logistics	a\\bCcEjEkIsL
^logistiker	aSbP
^logo	jTrU
^logopede	aUlP
^logrono	cT
^logrono 	cT
^logs	h_iEjS
^lohn	g^kQ
^lohn nach	gW
^lohnband	g\\
^lohngruppe	g[jK
^lohnklasse	g]kK
^loler	hWiWjK
^london	cSdVnT
^london 	gSiP
^long	cWfShSiJ
^long days	fViK
^long-term	e^qG
^look	bDcKiSpIsPtS
^looker	aJjU
^looking	aRfLtY
^looking for	aRbJfLtU
^lorca	c\\
^lorrach	cW
^los	oS
^loss	h]iUjAkHpG
^lost	bGmKqUsS
^lot	i\\
^lotes	bJfJh]nK
^lots	bSfLlS
^lots of	bSfLlS
^lottery	bKeCiSpLqXrH
^loud	bUhFiJj]pItD
^louth	c^
^louvain-la-neuve	cU
^louvain-la-neuve 	cU
^love	dJrV
^lovely	aKbLiHkTqVtW
^lpc	gKiJjRl[
^lpp	hZjF
^luas	hZiG
^lubeck	cX
^lucy	m[tK
^ludenscheid	cV
^ludenscheid 	cV
^ludlow	cQ
^ludlow 	cQ
^luego	iWmTpYqK
^lugo	c\\
^lugo 	cV
^lun-ven	fX
^lunch	bHhi
^lunch 	fThU
^lunch in	h\\
^lundi	cKd]fSoSpKsJ
^luneburg	aU
^luneburg 	cQ
^lunes	dRf^iI
^lunes a	pT
^lunes y	dV
^lustenau	cR
^luton	c_
^luton 	cX
^lux	hWjWkJ
^luxembourg	bR
^luxembourg 	bQ
^luxembourgeois	jPkZ
^luxmed	hY
^luxmed 	hX
^luz	bLcAhZiJjKmWqI
^lycee	b[
^lymington	cS
^lyon	c]eGhJiFjImQnK
^lyon 	iHmWnK
^m	cQjU
^m 0	bFcRj\\
^m 00	c[jEnW
^m 000	j\`
^m-f	aHfX
^m-f 0	aHfXtL
^m-th	cJf\\gKjL
^m.sc	jZ
^ma	jRoHq[
^macbook	hY
^macbook 	hU
^machen	iKpRrZ
^machine	aX
^machiniste	aQfKsR
^macht	bJhZiW
^macon	aWbKcHtS
^madame	aKkJsStY
^madrid	cUnQ
^madrid 	cX
^maestra	aVjDmYpJ
^maestria	jSkIlY
^maestro	sW
^magasinier	fKsQ
^magdeburg	qR
^mahnwesen	iR
^mai	fQhTiIoT
^mai 	cLfShUiHoQpI
^mai bis	aJoWqR
^maidstone	cXiK
^mail	bUpWqJrQtU
^mail an	qPtR
^main	bWi]
^main courante	iV
^maintenance	a\\cHhJiZj?kImQoDtK
^maipu	bT
^maipu 	bT
^mairie	aFbRcTtK
^mairie de	aFbRcTtK
^mais	pKqQrX
^maison	b\`gJhX
^maison de	bW
^maitre	aWbAgJiLmY
^maitrise	j]
^makaton	kY
^make	fEgRiRrT
^make it	gUiJrV
^makes	aHmV
^makler	aR
^mal	gViRtU
^mal 00	gViKnSqQ
^malaga	bJcRdWjH
^malaga 	dS
^male	iWsR
^malergeselle	aY
^malla	aKbHcChZiWjJ
^malmo	aEbTcYiLtJ
^malvern	cW
^malvern 	cW
^man	iXjYnP
^man 	aWbKcGjWsI
^man muss	jW
^management	eIiYjBlZmJqT
^manager	aJiHm_
^manager is	mU
^managing	aSbIhLiSjK
^manana	dSfW
^mananas	fIpZ
^manchester	jT
^manchester 	jT
^manda	iLmZtS
^mandanten	bYcJhKiDjEkJmKnTqKtJ
^mandar	p]
^mandarin	aJiQjUkWnH
^mandarin 	aLcLiKjUkRmJ
^mandat	eViJjKlT
^manejo	j_
^manejo de	jQ
^manifests	iV
^manila	c[
^manipulador	jY
^manipulador de	jY
^manner	pKs\`
^mannheim	cV
^mannlich	aYsD
^manos	cJiDjYkKlWpJ
^mantenimiento	iXmR
^manual	iCjc
^manufacture	bXmE
^manuka	bVcJiR
^many	iJkJmVpJrWsL
^manœuvres	iZ
^mapeo	bLfHgFi]
^mappe	oIp\`
^maquillage	iEjJlXsZ
^maquina	iIj\`
^maquinista	a[iQ
^mar	cSfXiJjI
^mar del	cYjJ
^marbella	cX
^marburg	qT
^marburg 	cX
^marc	aIta
^marca	b\\cCiZ
^marca de	bX
^march	eQfZoS
^march 	iQoW
^marche	b\\cE
^marches	cJfYiQjK
^mardi	cJd]fTiFjK
^mardi au	fQ
^mardi-samedi	fS
^mardi-samedi 	fT
^marga	tY
^margate	c[
^margate 	cU
^mariages	iX
^marina	aScZ
^marine	bThRiGkR
^maritime	bV
^market	cVdYfDgVhJiJ
^marketing	aXdK
^markt	aRgKiWqR
^marque	b\`
^marquette	bJcZ
^mars	o[
^mars 	oZpL
^marseille	cV
^martes	fXiDoTpL
^martes a	fR
^martes y	fV
^martigny	cU
^marz	cIeVfSoP
^marz 	aKcGePfViQ
^marzo	eQo_
^marzo 	eU
^mas	fUgZiQjJ
^mas un	fKtU
^masernimpfung	jX
^masernschutz	iLjV
^mass	jX
^massage	hX
^master	j]lS
^master 	bJcJiVmQpK
^master 0	fJjXkR
^master de	jX
^mastercam	jX
^mastercam 	jX
^masters	bHiEj[kHmK
^matane	cYiJ
^match	bIeZ
^matchday	aR
^mate	aVhVjLmUtH
^mate 	aScKhYiLjBmRpLtH
^matelot	aVbScIiHmCrJ
^material	h@i_
^materials	fJhUiAjY
^materiel	hX
^maternite	bdeI
^maternity	eZkQ
^maternity cover	eQ
^mathe	iFjYkW
^maths	iT
^matin	f\`iKnS
^matins	fXiK
^matlab	iIjX
^matric	j[
^matricula	bTcKhPi?jY
^matrimonio	iRsZ
^matura	hIiGjQlW
^mature	aKsY
^maurer	aWjJlTmK
^max	dRrW
^max 0	dRfJgRiRnRrL
^max 00	fZ
^max 000	pSrU
^maximo	bLrVsX
^may	fUhQo[
^may 	cKf[hWoGqJ
^may 0	iHoW
^may to	fQ
^maya	bJcLiKjSk[tG
^mayfair	cX
^mayo	iLoX
^mayo 	oV
^mayor	jXmRsQ
^mayor de	jY
^mayores	fGiKl_
^maze	iLjY
^maze 	iLjY
^mbo	j[
^mc	jX
^md	a\\cJjKmS
^mds	a\\bHiLjImJtI
^mdt	fKiWjHmY
^me	cGmYpVtc
^meal	bKgUhXiEjL
^meal vouchers	hS
^meals	h[
^meals 	iV
^meals on	hY
^meat	bRhZiK
^meat 	bRhYiJ
^mecanica	iEjPkZ
^mecanicien	a[
^mecanico	aY
^mecano	aW
^mech	aIbKcKiXjQ
^med	gLhUiWjW
^med-surg	aWcH
^meddic	jU
^medecin	aRjQmS
^medellin	cQdS
^medellin 	cQdS
^media	bHcLiYmRpLrW
^media jornada	aGeUfSiC
^mediatheque	aHbUcV
^medical	hZiU
^medical 	hRiSjJpU
^medication	iQjT
^medicina	hZiI
^mediclaim	hU
^medico	bTqP
^medicover	fPh[
^medina	cX
^medio	aTgRkJmP
^medir	cKi^
^meds	iS
^meet	bDcLd^gKhGiDjInHpTtL
^meeting	aFfHt\\
^meetings	fKjDkKl[pIsKtK
^mehr	bLfLgThIiHqYtV
^mein	qa
^meine	hLiJpIq\`
^meist	bKfYgKiJjHnUqI
^meister	jakPlT
^meister 	cGgThKiGkUlQ
^meisterbrief	jW
^meisterwerkstatt	bZ
^mejor	k[sV
^mejor con	kY
^melbourne	cWpT
^melden	pUsS
^melden bei	pX
^melker	aWcK
^membership	a\\
^membre	jZ
^meme	jEkSlJr\\sR
^men's	bRiV
^menage	iV
^mende	cZ
^menor	sV
^menor de	sV
^menos	fYiKoErRsT
^menos de	fHjKrVsW
^mention	hIiGkVlLpTqIrV
^mentoring	i]
^menu	bIhUiKpSrW
^menuiserie	bTiHjY
^menuisier	aV
^menus	ic
^mep	iXmK
^mep 	iR
^meppen	bPcXiH
^meppen 	bPcXiH
^merchant	a[kP
^merci	pQt\`
^merci 	lRsPtQ
^mercredi	hX
^mercredi libre	fFh\\
^merida	c[
^merida 	cY
^merthyr	cYjK
^mes	hKiTjHmKnWpJ
^mesa	jS
^meses	eUiHjS
^mesner	a_
^meson	cZfIiFmLpY
^message	iGpPtX
^messtechnik	aSbDcHiEjDkSlJmT
^met	bWjIpKqJrXtS
^meta	gLi[jT
^meta 	gLiZjI
^method	hLiW
^methode	aUcJiLjU
^metres	bSiT
^metro	b]
^mets	rb
^metz	cW
^metz 	cW
^metzger	aQfH
^mewp	bSiGkU
^mezcla	iX
^mfa	aXiKjU
^mfa 	a[bIcJ
^mgr	m]
^mi	fSiGjFmKnZqXsH
^mi-so	fZqP
^mi-temps	eTfY
^mi-temps 	aPcGeUfRiI
^michigan	cX
^micro	iVlT
^microcentro	bLc]iJjK
^micrometro	j\\
^mid	kJo^
^mid-level	aUbKcK
^mid-size	bXcL
^midas	gIj]pJ
^midnight	bIhFi[nKoKpR
^midwife	aVgL
^miel	bThUkHtK
^miercoles	dWfQhLpU
^miercoles y	dW
^mieres	cYiL
^mig	aYjY
^migration	i\\jC
^mikro	aLbLiXkLlJqItV
^mil	gViT
^mileage	gUhViGnS
^mileage 	gTnR
^mileage 00	gUnQ
^milk	gThZiGkG
^milking	aTiWpK
^mille	gU
^milling	iZ
^million	aQbHqLrTtV
^min	dGeTf]jP
^min 0	fUjX
^mind	eQjU
^mind 0	dSeUgV
^mind 00	gKj]
^mindestens	fRjX
^mindestlohn	fJgV
^mine	bUcK
^mineral	bTiX
^mini	gUhU
^mini cooper	h[
^minibus	kTn]pI
^minijob	eTlL
^minijob 	gT
^minimo	g]jR
^minimo 0	gIjW
^minimum	jYlLrP
^ministry	b[jJ
^minor	iU
^minot	c[
^minutes	tX
^mir	aXfVhKkJpS
^mirecourt	cU
^mis	iWnKtP
^misas	fJic
^mise	fPiX
^mise a	iU
^mise en	fQiTpP
^miss	aFiGmKnWtT
^mission	aKe[iJ
^missoula	cX
^mit	mQtT
^mit 00	fS
^mit der	cXrW
^mitarbeiter	aYbI
^mitre	fLiKj]
^mittagessen	hT
^mittagstisch	hPiR
^mitte	jKoZsR
^mitteilungen	iX
^mittenwald	cT
^mittwoch	dWfUiIkK
^mittwochs	fVhS
^mixed	b[hKiUjH
^ml	aY
^ml 	aY
^ml engineer	cR
^mld	bHiCjZkWsI
^mme	cHmQpZqRtQ
^mo	f]
^mo 	eDjSpStT
^mo frei	fV
^mo-do	fe
^mo-do 	fX
^mo-fr	f^
^mo-fr 	fR
^mobel	iV
^mobil	aTbRcGnX
^mobil 	aUbScJdBnR
^mobil-home	hZjF
^mobile	aUbQhS
^mobile home	dIh]
^mobiles	bCd\\fIgKhRiJjIpL
^modbus	cKhKjW
^modelo	aQiQ
^module	bIi]kPpWtL
^modules	aLbKfHj]pJ
^moglichst	hJiIoZpIsR
^moi	pQqTtP
^moin	t^
^moins	bSeKiIjQpLsS
^moins de	bSeIiGjQpKsQ
^moira	lTmJqX
^mois	eUgXpKsU
^moissonneuses	i[
^moisture	iW
^moitie	b\\gKiIsK
^moles	cIiPjJkY
^mom	jT
^mon	dSfUqP
^mon /	dZ
^mon associe	qV
^mon to	fRnS
^mon-fri	fZ
^mon-fri 	fY
^mon-sat	fY
^mon-sat 0	eX
^mon-thu	fX
^mon-thu 0	fQ
^monaghan	cU
^monatsabschluss	i\\
^monday	fao[pK
^mondays	bHdZfWiI
^money	cCdFeEg\\hGiFjIkUlEmLnIoKqWrJsL
^moniteur	aSiKjLkS
^monitor	aW
^monitor /	aQhL
^monitores	aP
^monitoring	iT
^mons	c\\
^mons 	cZ
^monsieur	aGsWtU
^montador	aQ
^montag	f\\oQpJ
^montag bis	fQ
^montage	iVnW
^montags	bRfTgG
^montaje	iZjG
^montar	iR
^monte-meubles	bTcK
^monteria	c[kKpL
^monterrey	cT
^monterrey 	cT
^montessori	aXbWiKjH
^monteur	aT
^montevideo	cT
^montevideo 	cT
^month	f^hCiYjKpJ
^month end	fSi\\
^monthey	cS
^monthly	g\\hK
^months	gUkG
^montpellier	cZ
^montreal	cX
^montreux	cW
^montreux 	cW
^mooring	iQ
^moose	cW
^moose jaw	cW
^more	bJdVeRfYiGlCoGqR
^morges	c[
^morning	aFte
^morning 	iFt^
^mornings	f\\
^mornings 	f\`iB
^mort	i_
^mortgage	lK
^most	bVfUpHrPsS
^most of	bXpGsU
^mostly	bTfXiRmY
^mostrador	aJi\\mR
^mot	jU
^mot tester	jU
^mother	bRhWjD
^motivation	pX
^moto	hTiEjZkRnU
^motor	hQic
^motorcycle	jY
^motosierra	cLiTjV
^motril	cY
^motus	pLqY
^motus 	qX
^moulage	gJjHkX
^mouscron	cW
^moves	bKcXeKfHiAjIkWmJnCoJqLtL
^movilidad	bKgXjU
^movilizacion	gSoZpG
^moving	iYkTnU
^moving 	iZ
^mowing	iV
^moyenne	bJg]iJ
^mozo	aQbS
^mps	gZiW
^mps 	gXiQ
^mps /	gV
^mr	qb
^mrcvs	j\\
^mrcvs 	jW
^mrics	kW
^mrics 	kU
^mrs	jJmTpUqQ
^ms	iKpZq[
^ms office	jW
^msc	hRiDjZ
^msk	aXiYjK
^msk physio	a\\hJ
^msp	h[jIpK
^mssp	aLb]cIiHjI
^mt	bKcJiQk\\
^mt 	cGeJiRjT
^mth	dWeSfKjIlLmKpKrK
^much	cZiQ
^mucha	bUlK
^mucho	bQcRtI
^mud	fViUlJ
^muelle	bGcYiRmJpIqK
^muestras	i\\pJ
^muestreo	bJiU
^mujer	sc
^mulhouse	cZ
^muller	aUiR
^mullingar	c]iIjL
^multi-site	bLiGj\\
^multisport	hZkK
^multisport 	hYkK
^mums	iRsT
^munchen	bUcTiF
^munchen 	cQ
^munich	cS
^municipal	bUjK
^munster	bKc]
^munster 	cR
^murcia	cRnU
^murcia 	nV
^muri	aHbLc]
^murnau	bPcR
^museum	bEh]
^museumspadagogik	aW
^music	aUkJ
^muslim	bSiKsT
^muss	jUkLlTrJsT
^muss :	jT
^must	iKj\`s[
^must 	j^
^must be	oVs[
^must have	jW
^must pass	hJjU
^mutual	aLbY
^mutuelle	b\\hY
^mutuelle 	bRhS
^muy	hHkZmR
^my	qZtU
^n	cUgTjS
^n +	eKm^
^n 0	cCeQfGgUhKjTkTnKpH
^na	aGeLg]iElK
^naas	bIc[iAmT
^nacelle	bVcIi@jT
^nach	fKg]oYqR
^nach 0	eZiJ
^nach 00	bVjQpR
^nach tarif	bJgX
^nachfolge	iJoY
^nachsorge	hHi\\
^nacht	f]gW
^nacht 00	g\\
^nachts	fPiSjY
^nachtzuschlag	gPqT
^nada	eShIpT
^nada de	eThL
^nagold	cZ
^nail	aSiU
^nail tech	aV
^nairobi	c[
^nairobi 	cStK
^naloxone	iZ
^name	hLpKrT
^namensrecht	iX
^namur	c\\
^namur 	cZ
^nanny	iQ
^nanny 	aY
^nantes	bQcWdGiI
^narbonne	cX
^narbonne 	cV
^natation	bIjX
^national	aEbZiFn[
^native	bQjU
^naturlich	lLqV
^naturstein	bKcFib
^naucalpan	cU
^naucalpan 	cU
^naukri	pV
^nav	i^
^nave	hTmJpW
^navette	bKh[
^navision	iQjLkHlW
^navision 	cLiQkHlT
^nb	bUcGsR
^ndis	jV
^ndt	iIjXkW
^ne	qRr[
^ne le	qVrL
^ne pas	dKjQqR
^near	chiK
^nearly	cKfHgYhLiGjWnKqJ
^neat	aKiHjVsU
^nebosh	jR
^necesita	aXbIcKmLtW
^necesitamos	fLoPtU
^necesito	aWcF
^ned	lLpZsR
^need	aQbJoPt\`
^need 	bIcItZ
^need to	jWsV
^needed	bJcIiLlFoWpGt\\
^needed 	aIbDcEiFjRkKlAoGsLt^
^needle	iQ
^needles	bUjV
^needn't	lV
^needs	iHjYtZ
^needs :	iKjW
^neerlandais	j[kSpK
^neerlandais 	kSlQpI
^nego	gIi_
^negoce	bU
^negociacion	jZ
^negociar	i\\
^negociateur	a[
^negotiator	aSsQ
^nein	bLdJgTjRkLtE
^nein 	aQbGdJgSiKkKlPmHnGoKpLqHrGsDtF
^neiva	c[
^nen	a^bIcJiJtF
^nerves	jY
^net	gGh[iW
^netsuite	eLjWkJ
^nettoyage	bWfIiQ
^nettoyage des	iQ
^network	iUjJ
^neue	hYiIjX
^neues	bTfJiHqV
^neuf	bXgQ
^neun	b\\
^neunzehn	gS
^neuruppin	cW
^neuruppin 	cW
^neuss	c\\
^never	f[jKlZpIrQ
^nevers	nT
^nevers 	nT
^new	eJgSiXjKqKrGtX
^newcastle	cT
^newcastle 	cT
^newly	bVcIgHjDl^
^newmarket	cX
^newmarket 	cX
^newport	bJcWdUnJ
^newsletter	iV
^next	cYeKiV
^nh	aUbRcIiI
^nhs	hQjHkQpU
^nhs pension	hV
^ni	eRfQlZpIqUsV
^nice	bTcQsX
^nice :	k]
^nicht	fJjSrQsP
^nicht "	jQrT
^nichtraucher	iIjXsQ
^nichts	aJjJpLrYs@tZ
^nie	fYlIrWsX
^night	a[g[hJiQjT
^night 	aJcLgWiFjGmV
^night 00	g[
^night audit	gL
^night auditor	rU
^nights	aYfSgViIjQ
^nights 	aVbIcEfZgPiGjH
^nights 0	f[
^nights 00	fWgRqR
^nilgosc	hWjL
^nine	bKfVgIm^pJ
^ninera	aT
^nineteen	b\\gQi<
^ninos	aLbQiRsQ
^niort	c_gJhL
^niort 	cU
^niveau	bQgTiGtT
^niveau 0	bXiDjU
^nivel	aPg^iGjX
^nivel 0	aRbKgUiIjX
^nix	lSqRsR
^njc	ga
^nl	cKjd
^nm	iHj\\
^nmc	j_
^nmc 	jWkK
^nmc pin	jS
^no	lRsU
^no 	aKbJcRdYeRfXlImKpKqRtL
^no "	rX
^no agencies	bIlJpTrY
^no buses	hFiGjSlHnWsI
^no degree	jLlZ
^no evenings	fXiJ
^no exclamation	rU
^no experience	jKl[
^no hace	lQtR
^no hay	fYhYiXlG
^no lo	lSqTrYsK
^no more	eXiKj]lJ
^no need	hHl[qW
^no nights	aLfWhXiIsItL
^no one	s^
^no pedimos	lT
^no pongas	rX
^no sales	gUiYlGrP
^no saturdays	hXlK
^no se	jKlXqU
^no sundays	fagEhLiK
^no weekends	f]hRiFlR
^no women	pJs\\
^nobody	jJqRsZ
^noch	hKtU
^noch nicht	iPlSqS
^noche	f_iDjHqP
^noches	fZhQ
^noches de	hWiF
^nocturno	cLf]gS
^noise	i^tJ
^nok	gY
^nok 000	gR
^nom	j[
^nom 000	j[
^nombramiento	e[iHj[oL
^nombre	bIqJrU
^nominas	aVbP
^nominas 	aXbRcIeKiIjL
^non	fPiKj^tF
^non-profit	b[
^none	cGeRjJpDqQrRsZ
^none 	aKbHcLeUiFrYsG
^none of	cFfTiGpDqWsS
^noon	fToHpZ
^noon 0	fQoHpQ
^norfolk	cU
^normal	dFf]hGjGlInIpRrJ
^north	cViJjZ
^northampton	jT
^northampton 	cPjR
^northern	eKfLgVhHj?k^
^norwegian	aLbQgJhUjTkHlIpRqJrEsJ
^norwich	cY
^norwich 	cU
^nos	bWkXsQ
^nosotros	bEcLi?jSlCm]pJrL
^not	aIjTsYtT
^not a	aJjSpPqTsS
^not asked	iQlW
^not for	aKdXhEjYlFmHpEqPrCtE
^not just	iKj^sK
^not to	jKpRqZ
^nota	iX
^notarfachangestellte	a\\bL
^notdienst	fVgS
^notdienst 0	fX
^notdienst nur	fU
^note	aKmPq^tX
^notes	t]
^notes de	iV
^nothing	dLiKjKlUpTr\\tI
^notice	eGiHoGpXtT
^notices	iX
^notions	iCjUk[
^notre	aCiJmRq_
^nottingham	iQ
^nottingham 	iQ
^nous	jT
^nous sommes	bY
^nov	fZoU
^nov 	fY
^nov-feb	bIo[
^november	fZiGpH
^noviembre	f\\oL
^noviembre 	fTiJ
^now	aDbKcJiHmHo\`pJqHrLtS
^nplq	jVlR
^nps	gJh[iUjGtE
^nr	bEcXg]jF
^nrp	iHj]pJ
^ns	bKgHh]iJjFkKnC
^ns business	hT
^nssf	h^
^nsw	cUjR
^nuchtern	iKjZr@sW
^nueva	cYnL
^nueve	gQiQmX
^nuevo	bBc[
^nuit	f_sG
^nuits	aLfQgZhLiDnK
^num	jHmZ
^numeracy	iGlX
^nunoa	cVnJ
^nur	fUjErXs]
^nurnberg	cT
^nurse	aQmV
^nursery	a\\bFcEhXjC
^nursing	aWbQiBjJkZlH
^nv	cGe\`g\\iJjAmJ
^nvq	j\\oI
^nvq 0	j[
^nyon	cXiIjL
^nyon 	cXiIjL
^nz	gUkHsT
^nz $	g[
^o	aTgS
^o sea	fQjIkIsStU
^oa	abbEmL
^oak	bQiW
^ob	bKiVjFl[qZ
^oban	cUjTnJ
^oban 	cQjU
^objet	pUrJtS
^obra	cReZiTjS
^obra 	cGeYjU
^obra en	c[eHiJ
^obst	bQh]
^obst 	bScKdKhSiRpL
^obviously	hQqVrWsK
^obviously 	gHhSjTpJ
^occ	gKiImXpL
^occasional	fYnZ
^ochenta	bWgUiI
^ocho	eHfVmWoT
^ocho a	fXmJ
^ocho y	fX
^oct	cJePfPiVoU
^oct 	eRfTiUpL
^october	fZoP
^october 	bUcReJ
^octobre	fRmJoQpK
^octobre 	fRmJoQpK
^octubre	eT
^octubre 	oZ
^odd	bQcGf_nT
^oder	kStZ
^oder 	aIcGfHgGhJjDkRpHt]
^oee	i^jI
^of	hJoV
^of 0	bTfRhLmQoQpK
^of the	fShBsW
^off	bKcVfXqU
^off-season	bKfUiR
^offenbach	cS
^offenbach 	cS
^offers	i]
^offi-jahreskarte	hW
^office	bQdU
^office 	aKbDcEd9fJhLiRj_tT
^office is	c_
^office manager	aXcVrJ
^offiziell	aViFqT
^offnungszeiten	fU
^offshore	bQcBgVkCnZ
^oficial	a_gP
^oficial de	aZiJmS
^oficina	cXdTfImR
^oficina de	bScHdFi\\jL
^ofsted	bU
^oguk	j\\
^oh	bHcRhLiDjElCmLqRrSsStQ
^oh and	iLjJlEqQt]
^ohne	hFlRrX
^oil	i\\pL
^oilskins	aJh[pJ
^oilskins 	hXiL
^ojala	cLiGkaoR
^ojo	qUrV
^ok	aKjStf
^ok 	aKcIfJjEqUtX
^ok so	bLsQtV
^okay	iKlEtc
^oktober	fUoQ
^oktober 	fVpK
^old	bZoQqU
^oldenburg	cU
^oldham	cV
^olen	iY
^on	qR
^on 	cSfXhIiE
^on a	bPfLgKq\`
^on call	f[mQ
^on cherche	sPtR
^on en	eHjFk]lImJpJqDsU
^on est	b_fFiLqHsQ
^on fait	b[pT
^on ne	fSjKkWlGqSsGtL
^on ouvre	fPtT
^on paie	gZjJtT
^on se	bJlKtZ
^on site	dZhRjI
^on the	cX
^on veut	bKdWeIhKjJmKoIqGsRtU
^on-call	fZgWiIlI
^on-call 	gU
^onboarding	iW
^onboarding 	iV
^once	cKdSfJjTmZsK
^oncology	aUgJkV
^onda	bJc_nL
^one	bQfS
^one 	aUbRcLdUfShKiHjBkIlL
^one anchor	dXiL
^one day	bJdUfU
^one in	bKcWjJtR
^one is	iKjUqXtJ
^one of	bKhRjWqJsS
^one sat	f\\
^one saturday	fU
^one week	aKcFhTiHnY
^one weekend	fU
^one year	e[gRhCiKjSpJ
^one-offs	iT
^ong	aHbdiKjH
^ongoing	aGeYmS
^ongoing 	aKe\\
^online	pe
^online 	pV
^only	pTsQtS
^onsite	bIdRfLhSiLpT
^onze	fQgUiKoKtK
^oos	bIcHi_jK
^open	bViWmJrV
^open at	bGfQiUqW
^open-ended	e\\
^opening	iQoS
^opera	bQjb
^opera 	bVjR
^opera cloud	jV
^operador	bTjU
^operador de	cVjL
^operadores	a[
^operario	aU
^operarios	a^iKsL
^operateur	aSbRpG
^operator	bRjQ
^ops	aTbIfSiGjImSpV
^optical	bUoI
^opticien	aYiI
^optico-optometrista	aWfL
^optik	bYjIkK
^options	fJgYiGjI
^optom	a\`
^or	jP
^or 	dKgSjJkEpYtW
^oral	bQiSjXsK
^ordenado	iBjZlS
^order	i]
^order book	bZ
^ordering	oI
^ordi	dDh[
^organic	bUhYjL
^organist	aV
^orleans	cV
^orleans 	cV
^ort	cbfIgShKiK
^ortho	iZjP
^ortho 	iVjR
^orthographe	j[pI
^orthoptiste	aQgIsR
^os	hWtS
^oscp	aFcJiKkYtL
^osde	fLgUhViJjK
^osde 000	gDh]
^osha	iJjTk\\lJ
^osnabruck	cT
^osorno	cQjKkJnV
^ostern	cLeHf\\oPpDqI
^ostern 	cJeDfKiSoTpH
^osterreich	iQn[sI
^oswestry	aKcXtK
^oswestry 	cV
^ot	aTbUfUgYiIjHnK
^ot 	a\\bGcJfCgT
^ota	aYbHcJi\\
^otdr	hIiSjV
^ote	g_
^ote 00	gU
^other	jJlZ
^otherwise	bKcUdYeSfLgLmKrL
^otp	hWiGjQ
^ou	aQjY
^oui	aHcKfKhVjUkJrP
^our	aJbSgFqS
^ourense	cV
^out	bKc\\nV
^out by	f]gEiFpK
^out of	cWf=iXsP
^out the	aHcEhSpKtW
^out-of-hours	fUiR
^outillage	h_iE
^outside	aKbGcahGiJ
^ouvert	aSbKfRiLlVqH
^ouverture	fViQoW
^ouvrier	a_cL
^ouvriers	aViGjS
^ov	aXkInWtK
^over	bRiVjP
^over 00	bQiZjQ
^overlap	oU
^overlock	iKjW
^overnight	aDbWeEfKhIjJn[
^overtime	fWgQhI
^own	bQhRj\\lQ
^own 	jTlT
^own car	hJlUnZ
^own hand	jUrK
^own the	iZjH
^own tools	j]
^own transport	hJiGlTnU
^owned	bW
^owned by	bU
^owner	iRjImXqRsStQ
^owners	bXcJhIiHpIqT
^owns	i\\
^oxygen	iKjY
^oye	qRt\\
^oyonnax	cV
^oyonnax 	cR
^p	gRj]
^p &	aQbRhWiTjGtJ
^p 0	gajEkR
^p-schein	jY
^pa	aUiV
^pa 0	ja
^paciencia	jX
^package	gZ
^packaging	bRgHhWjJ
^packing	i\`
^pacu	aPiUjHlW
^padagogische	aTiKlWpH
^paderborn	cX
^paderborn 	cT
^padi	bViGjX
^paediatric	kT
^paeds	fKi\\jEkVlE
^paga	cGgQiZjJ
^pagamos	gShIqZrKtQ
^pago	g[iQ
^pago delegado	g\\iK
^paid	gShZpS
^paid 	eTgChFnUpS
^paid social	aTbIdIhGi[jK
^paid weekly	fFgXiJ
^paie	gQiXtR
^paint	cJiW
^painter	cKgKiX
^painting	iS
^pair	aEbHcGdLeLfHgKhKiIjLkLlLmVnLoLpTsL
^pairing	iHpV
^paisley	cV
^paisley 	cV
^palace	b\\cJqJ
^palefrenier	aQiImTsR
^palefrenier 	aRmT
^palencia	cX
^palencia 	cX
^palenque	bVhJiU
^paleographie	jY
^palliative	jIkZ
^palma	cY
^palma 	c[
^pamplona	cU
^panadero	aR
^panama	cQfW
^panel	fRiYp]
^panel 	iKp\\
^panels	bXcLqL
^panier	bRgQhW
^panier 	gYhH
^panier 00	bVgRhD
^paniers	gXhRiL
^paniers 	gVhSmL
^panneaux	bYcLhPiGtK
^panto	aXbPcK
^papa	qT
^papeles	iHjQlYpU
^paper	cIfKkFp\\qJtL
^papers	sQ
^paperwork	iY
^papiers	dJi[
^paquete	gXhL
^par	fXjGpVrJtG
^par mois	eJf^iFnQ
^para	cPoVtS
^para el	cRoQtV
^para la	bKcT
^parage	iZ
^paralegal	aQkXsK
^paraplanner	aY
^parc	bScJi]
^parcels	i\\sJ
^pardon	aLcJqVr^t=
^pareja	bJiJmVsW
^parent	i\`
^parental	eXgKhRiI
^parents	hYiQpJsQ
^paris	cZfJjQnT
^paris 	bSiKjR
^paris 0	cQjQnV
^parish	dGpZ
^parish administrator	iRsR
^park	cQhWiD
^parken	cRgKhWiK
^parking	h\`
^parking 	hU
^parkplatz	cJhVmK
^parkplatz 	hW
^paroisse	bY
^parque	c]iL
^parrilla	bUiS
^parroquia	bWcQ
^part	eSg[iFtR
^part time	aReXgHmR
^part-time	eTfW
^part-time 	cJeXtK
^parte	gRhKiVoXtL
^partes	i^lKqKrK
^participacion	g^hLiDjK
^participation	g\`hPiF
^participation 	cKgXhTiL
^partir	iP
^partner	mbpJqU
^parts	fKhSiU
^pas	sT
^pas 	aDcLiYpLqJrQs\\
^pas besoin	l^
^pas de	fRrP
^pas le	fQiIjVsI
^pas plus	dWfXkDrT
^pas un	rZsV
^pasa	hLlTpZrF
^pasaje	gJhTiGnU
^pasajes	bKhZ
^pase	eKh\`jDoK
^paseo	iZ
^pass	iGj^pHsX
^passages	hXiK
^passau	cQ
^passau 	cQ
^passe	cGi\\qVsJ
^passed	j^lD
^passer	p]
^passer a	fKpT
^passing	bCfJiXtQ
^passport	cLhFiGjYpXsC
^passports	pW
^pastor	iFmTqWtR
^pastry	aYsP
^patch	c_fSiTjH
^patent	aVjHlXtK
^path	aPbSgKiV
^patience	jc
^patience 	jS
^patience with	iJkU
^patient	aEbXjU
^patient 	jY
^patienten	iY
^patients	bRiYlCrI
^patio	cYhViHnJ
^patissier	aSiLjJm\\
^patron	aUbKkTmQqL
^patron de	aWbKiFjQkVqK
^pau	c]
^paul	eJfYjIlIqStY
^pay	g]nR
^pay :	gU
^paye	e_gQhLjJ
^payee	fUgEhKiKpX
^payerne	cY
^payments	aVbXjG
^payroll	aZiT
^payroll 	aTcJiTjItP
^payroll officer	ePqS
^pc	gKhYiQ
^pc 	iQjS
^pca	aRbSgSjK
^pda	bKiW
^pdf	iCmKp_
^pe	aVgXjI
^peace	aFbGcTiIjZlK
^peajes	bIh\\iG
^peak	fVhElIoRrJsK
^pedidos	gJiQlToK
^pedidos 	iQ
^pedimos	aHj\\lJ
^peer	aX
^peers	aGbJcJeJfHgKhJiJjJkKlKm[nKoKpJqKrKsKtL
^peine	aFcXlQqJ
^peintre	aX
^peluquera	aXgK
^pen	aYjXrJ
^penang	bScUiG
^penang 	bWiH
^pendeln	iHnX
^penrith	cT
^pension	hW
^pension 	hV
^pension 0	eKh[
^pension 00	fKgV
^pensioner	bJhKi]
^pensions	aQ
^pensionskasse	h[
^pensum	fZgGjIkJtS
^penzance	cV
^penzance 	cV
^peon	aX
^people	iIjZqUrW
^pepiniere	bY
^per	aFgThQoTtT
^per diem	gXhU
^perdon	bJeTfRiFjImQpJqUtK
^perdon 	aHbGcQdKeVfRhKiIjEkKlJmSnKoKpJq@rJsItK
^perfil	dKgImGrTsZ
^period	j]
^perks	hWtK
^perks :	hWtK
^perm	e_
^perm 	eR
^perm after	eY
^permanence	iQ
^permanences	iX
^permanent	e\\
^permanent after	eU
^permis	j[
^permis 	jVkR
^permis b	jX
^permis be	jU
^permis c	gKsX
^permis de	iX
^permiso	j^
^permiso b	jV
^permisos	i[
^permisos 	jU
^pero	kRlSqPtQ
^pero si	jRlTqK
^pers	gGh^iGjE
^person	aKiTjRmS
^personal	iVkJlTmT
^personal licence	dIiGkHlZ
^personalrabatt	hY
^personalreferent	aQqT
^personalwohnung	gJh\\iI
^personas	iZ
^personne	lLpLqStT
^perth	cWpS
^perth 	cQpT
^peso	iW
^pest	aWmK
^pet	aXiSjK
^peterborough	cPgJiQ
^peterborough 	cR
^petite	bKcHdKfWiXjE
^petites	iVjJ
^petits	nW
^petrol	gViPnH
^pets	aJbJcJdJfHgJhSiIjEkJlSnJoJpGqJrJtJ
^petty	i\\
^peu	i\\
^pf	h[
^pf 	hZjL
^pfaff	iKjSl[
^pflanzen	hViSmK
^pflaster	i[jJ
^ph	iTjIpU
^pharmacist	aRsQ
^pharmacist 	aRtL
^phase	aJbWcKgJiTmL
^phd	jXl\\
^phone	hSp_
^phone 	gVh^
^phones	bVfJi\\lH
^phones 	aSbKiZ
^photo	i[pKsY
^photography	iCk\\
^photos	iCjJk[pS
^photoshop	jUkR
^photoshop 	jUkS
^physics	jT
^physio	hTmT
^physio 	aLhTmW
^phyto	bHi]jHnJ
^pi	bFc[iFjGmW
^piano	aSbQcGhV
^pianos	bViRsHtK
^pick	fXgRiPjGlR
^pick-up	h\\
^pick-up 	h[iE
^picking	iS
^pics	bViIpVsLtK
^pida	i[jJ
^pido	jWqU
^pie	bIi\\sI
^piece	g\\iK
^piece bonus	gTkK
^piece rate	gWiI
^pieces	iZjI
^pieza	h\\iJ
^piezas	bXdZiDkL
^pigiste	eWiK
^pikett	fX
^pilot	aWhTiSjFlR
^pilotage	iT
^piloto	a[iJjL
^pilots	iTlV
^ping	hYiCjLpV
^pint	bLfJhZsJtK
^pintor	aU
^pintura	bJiDjQkXlLpJ
^pip	bIcKdKhJi^
^pipelines	i\\
^piscina	bQcPiUkL
^piscine	bUiW
^piscines	bV
^piso	cVgQhViK
^pisos	bJiajK
^pizzaiolo	aZ
^pizzero	aQcQ
^pl	a\\bLdTf@gXjD
^place	c]iR
^plain	iRr[
^plan	eUhRiYjE
^plan de	hSiV
^plan the	bFi\\
^plancha	cFiWjTnK
^planeacion	iY
^planilla	eVhIiP
^planilla de	eCiYjR
^planillas	iU
^planner	aSmXtI
^planner 	aKmY
^planning	bKeGf\\gVhIiSpKtT
^plano	cXiLj\\
^plans	i^
^plans de	iT
^plant	bCcUiFjPmWpK
^planta	bUeZ
^planta de	aIb\\eH
^plantillas	iQjT
^plants	bScJhXiIjK
^planungsburo	aHb]
^plasencia	cV
^plasterer	aSiR
^plataforma	iEj^
^plataforma elevadora	jS
^plateau	bLiR
^plateforme	aIbRcZhKiGtJ
^platform	aRbDiSjDkW
^plating	iKjZkLlL
^platinum	j[
^platt	iIjHkQl^
^plauen	cV
^plauen 	cV
^play	bScKhKiYjHkJ
^plays	gKiFj[kT
^playwright	aDjZ
^playwright 	aIiRjR
^plaza	eShR
^plazo	eZfGoKpY
^plazo fijo	eZ
^plazos	i[
^plc	iLjTkW
^plc 	jSkS
^plc s	iFjHkX
^plda	jW
^please	iIrWtY
^please 	cIrPsRtQ
^please don't	qZrJtK
^please make	qIrQtT
^plein	aEbCcUgQhEi]jK
^pli	gSiJjWkK
^pliage	iTjR
^pln	gS
^pln 0	gU
^plombier	aYrP
^pls	aLc?gUiPjDrTt\\
^plumber	aZiJ
^plumber 	aW
^plume	j\\
^plus	g]
^plus 	gJhRkUtU
^plus 0	bQfSiL
^plus a	aKfGgShVkKoKpJ
^plus de	gPhZ
^plus one	cVgIjR
^plus points	gJk\\
^pluses	fRiIkV
^pluspunkt	jJk]
^plutot	cIiLs\\
^plymouth	bIc^
^plz	aGbDc[fJgHiBjCn\\rLsL
^pm	a]gShCiAjCmdtH
^pm 	aWiDjIqU
^pme	aSbY
^pmp	bQiHj]
^pmp 	bScLdLjT
^pms	jT
^po	aUiJm_
^po 0	aYgTiLjSmF
^pod	dKhUmY
^poda	iZjT
^podcast	iRkU
^podemos	eKgQqP
^podologo	aT
^podologo /	aT
^point	aJb@gRiTjKkDrFtW
^pointe	aIbKeJf^pJ
^points	aLg[hHiDkQlImKsLtR
^polanco	cU
^polanco 	cU
^polar	aZbCgHiZmK
^police	bHiQjZlHmSpKqS
^policy	aQjJ
^policy officer	aQjJ
^polier	m[pP
^poligono	tW
^polish	iQjU
^polish 	cJkVlR
^polish or	jHpRsW
^polite	iIj[
^poliza	hWiHjT
^polnisch	iQjIkV
^polnisch 	dIiKjTrT
^polo	bJhYiSpK
^polo 	hZpJ
^polsterer	lV
^polymechaniker	aQcHsT
^pompes	bUhL
^pompier	aSiU
^pon	aErQtW
^poner	i]
^ponferrada	cX
^ponferrada 	cT
^ponlo	rbsJ
^pontarlier	cU
^pontivy	bRcSfIiKjHqK
^pool	jVlRmQnZ
^pool car	hFiLn^
^pop	bQp[
^por	e]gU
^por eso	bWeJpKqV
^por favor	eJkLlSrWsS
^por la	dUpX
^por los	eJfIjHkVsV
^por semana	eGfVgRhInRpJ
^por si	bTcFeLhHjX
^porque	sX
^port	aDcShHlQmR
^port de	iKjZmLsQ
^port of	aIbXiJ
^portafolio	iBj\\
^portal	p]
^portatil	h^jF
^portefeuille	aJbLiTjU
^portfolio	iCjUp\`
^portfolio 	p_
^portfolios	lIpX
^portugais	kWsK
^portugais 	cKkSrRsH
^portugal	cIeJiCjKkXnX
^portugiesisch	jEk_
^portugues	j\\kW
^portugues 	iJk\\
^portuguese	iLjU
^portuguese 	iJjSkQ
^pose	iU
^pose de	iU
^poseur	jPsG
^posgrado	kIlZ
^position	aUhKiItS
^possibilite	hV
^possible	fQhQjIo\\
^post	fLiZoVqP
^post 	cJeTi]
^post :	aVbKp\\
^postdoc	a^jK
^poste	cUiIoZtR
^postgres	iPjW
^postgres 	jS
^posting	aIpY
^postnatal	i\\
^potash	bYiK
^pots	i[
^potsdam	cXdI
^poubelles	iU
^pour	aJcPtS
^pour 	aFcFeTiGtV
^pour la	oZ
^pour le	cThHkY
^pour un	aGbRcU
^pourboires	g_iLsI
^pourboires 	gQ
^power	jQkU
^power bi	jQkX
^power query	kP
^ppap	i\\jH
^ppap 	iTjP
^ppe	haiHjEpS
^ppe 	hWiI
^pr	bPePhLiWjEoT
^practical	p[
^practice	hRiBpa
^practising	hZiAkLlKsS
^prairies	cViU
^pramie	gT
^praxis	b\\
^pre-screening	iS
^pre-shift	cLiX
^preavis	iVjHoY
^pref	eGiFjHkb
^prefer	gKs]
^preferably	kY
^preguntar	pU
^preguntar por	pU
^prelevements	iX
^prelevements 	iR
^premiere	jXmY
^premiere 	hQjZ
^premio	bRgX
^premio por	gZ
^prep	gTi^
^prepaga	h[iG
^preparar	iXjK
^preparateur	aRlKqQ
^preparation	iW
^preparation des	iV
^preparer	iU
^preparer les	iV
^preparing	iT
^prepose	aWcH
^pres	bJc^iD
^presence	dTiR
^presencial	dUpS
^presencial 	pV
^presentable	dLpHs^
^presentarse	pX
^press	aXbKi_jJ
^presse	i\\jV
^pressereferent	aS
^pressing	i^oH
^prestacion	eSgRiG
^prestacion de	gT
^prestaciones	gVhTiItI
^prestaciones de	hY
^prestamo	iT
^prestamo 	iY
^prestataire	bamI
^presto	iJj]
^presto 	jV
^preston	cS
^preston 	cS
^presupuesto	bVgFhU
^presupuestos	fLiZ
^preventif	eIiY
^prevention	aKiU
^preventivos	i\\
^prevoyance	bCh[
^price	eUgShHiWqK
^pricing	aWcP
^pricing actuary	aVbPiI
^prima	eRfLgWiDjS
^primary	aJbBcKgKhGiWjIk[
^primates	aXiQ
^primavera	cJiLjXoX
^prime	ge
^prime 	gW
^prime 0	f[gD
^prime de	hY
^prime sur	gV
^primer	fJhSjXkKlW
^primera	eGlXmLoVrJ
^primero	oSpHrY
^primeros	bRiJjYoR
^primeros auxilios	j]
^primes	g\\
^primes 	gZ
^primes de	eSgP
^prince	aLcUiJkY
^principal	ma
^prise	iSoQ
^prise de	fViJjSoT
^private	bWhViK
^private medical	hY
^privately	bT
^priya	eRtT
^pro	gYhVjV
^pro rata	aQgXhL
^probate	iV
^probation	b[dRgKiB
^proben	iV
^probenahme	iZ
^probespiel	pW
^probetag	iKpY
^probezeit	e]hKpF
^probezeit 0	eR
^process	aVjEpU
^process :	pW
^procurement	aSiQ
^procurement 	aTiQ
^prod	aKcHeKhJiJjAlLnLoHq[rLsLtU
^produccion	bDcJgViIjImZqKsI
^producing	bViL
^product	gEhSmU
^production	aQgYiLkKlJmT
^production planner	cIqU
^producto	bTiV
^productor	aViLrR
^produktmanager	aX
^prof	aYq\\
^prof de	aTjU
^profe	aW
^profe de	aW
^profesor	eP
^profesor de	aQ
^professeur	aLbLgXjH
^profils	aJiXmHpHqT
^profit	aJgWhQoI
^profit share	aFgShToEtK
^profitabel	bU
^profitabel 	bU
^programa	bTcHeXjI
^programacion	i\\nJ
^programador	aQcR
^programmation	i[
^programme	bYjJpL
^progress	cLiWjQ
^project	eSjDkRsQ
^projektbefristet	e[gJiJ
^projektleiter	gLqS
^projet	bSiUtQ
^projets	aU
^prokurist	hKmYpK
^prolexis	jV
^promedio	fJg_hKnI
^prometheus	j[
^promotion	j\`
^prophet	jXkJ
^propina	g\`
^propinas	g]hKiDqL
^propinas 	gU
^prorrogable	eTsP
^prospection	iR
^protection	iX
^protel	jT
^prothesiste	a]iJ
^protocolo	iSjR
^protokoll	bEqStT
^protokolle	iS
^proveedores	iT
^proveedores 	iU
^providencia	c[gJ
^provident	eJfIgJh]iL
^provident fund	eKhV
^provision	bKgZqP
^provision 	gV
^proyectista	a]bK
^proyecto	eDiRo[
^proyectos	i[
^prueba	eRiX
^pruebas	bIcLgTiWpG
^prufer	aW
^prufungen	iDn^
^pruning	iT
^psa	j[
^psc	j[kLlL
^pse	jXqR
^psi	j_lD
^psicologa	aZbQcK
^psicologia	jIk[
^psicologo	mX
^pso	a]cKjVkK
^psych	j]pL
^psycholog	aVeRjF
^psychologue	a[bRiH
^psychometric	pY
^pt	cLe\\iQjKpF
^pt 	bKcHfLgRiUkJsL
^pta	aWcQfGtK
^pta 	aUcHiIjRmBtH
^pto	hYiKjH
^pts	aTlZ
^pub	bTfKhWiYjE
^public	bXjU
^publication	bIiSjKpW
^published	fXiSjKoL
^publisher	iFjYqR
^puebla	c[nJ
^pueblo	bHcWfJnX
^puertas	i[
^puerto	cY
^puertollano	bUcQ
^puertollano 	bS
^pues	aKiUqVsS
^puesta	iX
^puesta a	iX
^puesto	aWcXiHtL
^puis	eVjIp\\
^pump	fKi[jH
^pumpen	aX
^puncion	iPjY
^pune	ccjL
^pune 	cX
^punjabi	kW
^punjabi 	bU
^punta	cUiRjK
^puntaje	g]hKiEjI
^puntos	jWkQ
^purchase	aUiRjJ
^purchase ledger	aUiRjJ
^purge	i\\
^pushback	bJiW
^put	rY
^put the	hFrZ
^putting	iXnHtF
^putzfrau	aSbT
^pv	aZiLjKsR
^python	iJkXtP
^python 	aRiJjStP
^python or	jXkG
^pytorch	cJj[
^pytorch 	jV
^q	i@jYoX
^q 0	o_pI
^q-grader	iHjLkZ
^qa	a^mT
^qa 	aScKiCjImZpJ
^qc	a\\jImV
^qc chemist	aW
^qgis	jTkZ
^qgis 	jRkR
^qm	aGbFcIdKeKfFiRjCkIlKm\\nKoKpKqKrKsHtE
^qqi	jY
^qqi 0	jY
^qs	aQtR
^qs 	aRtQ
^qts	j[
^qts 	jX
^qu'ils	pV
^quad	aIbKcGdHeIfIgJhViFjQkSlKmInIoKpIqIrIsItI
^qualif	iFjUlT
^qualification	iX
^qualifications	iBlSt]
^qualified	aRbEcGeLfJgUjPlSoF
^quality	aFbDcJhKiYmXrR
^quals	gXjY
^quand	fVmKoUsJ
^quart	bJfTiT
^quarterly	cJdVfJgS
^quarterly bonus	gT
^quarters	hZ
^quartier	cSgSh]pLrI
^quatre	bRgLhSmR
^quatre ans	eJfLjXmI
^quay	bIcKeKhHi[qK
^que	jY
^que 	cKjUpQsRtS
^que el	pEr_sH
^que escriba	cKiKjTpS
^que haya	iFkZsY
^que llamen	fJpU
^que no	jUrRsa
^que se	oRrRsS
^que sea	jZ
^que sepa	jRkW
^que tenga	jX
^quebec	cUdT
^quebec 	cRdQ
^quechua	j\`kD
^queen	iU
^quelqu'un	aRsZ
^quelqu'un pour	aVsJ
^quelques	jQkW
^quereinsteiger	lZ
^quereinstieg	l\\pL
^queremos	aScIiGjRlKtS
^queretaro	cW
^queretaro 	bQ
^questions	jJmX
^qui	aGkQo]
^quick	iJj]tW
^quick one	bWjItQ
^quickbooks	iKjZ
^quiero	aSbK
^quiet	fXiQoGpDqS
^quince	aXcHfWgUiHjImKtJ
^quinto	dUeQ
^quinze	hUiIjRoRpK
^quiropodias	iZ
^quita	r_
^quota	bJeWi\\
^quote	bTfGpUr^
^quotes	iU
^r	gTjQ
^r 	aHiJj\`kQ
^r &	fRgKhSiUqP
^r 0	g_
^r 00	g\`
^r 000	gYiJjQlH
^ra-micro	jV
^ra-micro 	jT
^rabais	hW
^rabatt	hT
^racing	bUcLqJ
^racking	iU
^radar	iZ
^radiation	aQiLjEkX
^radio	bViRjZ
^radiographer	aVjIlU
^radios	iU
^radlader	gKiJj_
^rafaela	cU
^rahmenvertrage	iY
^raigmore	aKcY
^rail	bTh[jHkIlS
^rails	iU
^raised	iHjRsR
^ral	gV
^ramadan	fWoHsG
^ramp	aYiT
^ramp agents	a]bLiI
^rampe	i\\jK
^ranch	cRhS
^random	iHjW
^range	gYiGrS
^ranger	aQjLmY
^rangierbahnhof	cX
^rappel	eUpZ
^rapport	cLi]jLsU
^rapports	dTiYpH
^rare	bSiT
^ras	cc
^rat	iZ
^rate	gZtI
^rates	e[hJiHjE
^rathaus	aJbJcZjL
^ratio	fCgJiTjKm_
^ratios	iX
^rattache	mZ
^rattachement	iJmZ
^raum	c\`
^ravalement	aIcLiYjV
^rc	bXiTjGpL
^rcp	iLj\\lK
^rda	aKjY
^re	dSiJtZ
^re :	tZ
^reach	aTiBjVkW
^reach truck	jGk\\
^react	aQjTkP
^reactivos	cGiTjV
^read	iBjapV
^reading	c[dEiIjX
^reading 	aLc\\iG
^reads	i@jnkKqJ
^real	gZiVjR
^realistisch	gR
^really	fSiLjYkIlJqR
^reaper	iLjSkZpL
^reassort	iY
^recall	fKgWiYjF
^recepcion	aVcGi\\mK
^recepcionista	aWhT
^recepcionista 	aRbIcKhWiJ
^reception	aHiRjItV
^receptionist	aQfLsQ
^receptionniste	aQsL
^recettes	jT
^rechen	cKiV
^rechenzentrum	cUiK
^recherche	aQbGiVtR
^recibir	iS
^recibo	eV
^recien	lVsQ
^recklinghausen	cU
^reclamaciones	iU
^reconocimiento	jZsT
^recovery	lIqV
^recruit	aTgRiXtC
^recruiter	aSpR
^recruiter screen	pU
^recruiting	aQbRiP
^recruitment	aShIlKpWrLsQtJ
^recrutement	lZmHrStL
^recruter	iX
^recup	f]hJiIoG
^recycling	aTbGcLiT
^red	bRjY
^red deer	cciKjI
^red seal	j\\lV
^redaccion	dKgDiEj\\kU
^redactalo	rX
^redacted	p]rI
^redacteur	aT
^redaction	iWjVtK
^redditch	cX
^reden	gRjX
^redes	iKj[
^redige	jQ
^redlines	iT
^reductions 	iV
^reederei	bU
^reeducation	iWjL
^reels	iZjW
^reels 	iQjV
^reemplazo	eY
^reer	h\`
^reer 0	hX
^reer collectif	gLh[
^ref	mRpYtV
^ref 	pZ
^refa	a\\cJsH
^referees	pQ
^reference	pYrS
^references	iTjJpS
^referencias	cIjXpT
^referent	bRhKmT
^refineria	c^iH
^reflective	h]iF
^refraktion	iY
^refuerzo	eQjW
^refuge	bQ
^reg	aYfDiUjJpX
^regensburg	dS
^regensburg 	cV
^regente	aVbJiFmX
^regenzeug	hVjK
^regie	b^iKjGpU
^regime	hZiR
^region	bIcTiHnTtS
^regional	bViJkXmY
^regisseur	aS
^registered	aSiKj\\
^registered manager	a[bLgGjHqR
^registre	cHhJi]
^registro	bLiWjWmQ
^registro 	cJiQkHmYpF
^reglage	iU
^reglages	iQjToJ
^regleur	aWkL
^regular	e[gT
^regular 	eYgXiL
^regulation	i[
^regulatory	aXbKcEiSjFtI
^rehab	aSbS
^reims	bEcUd\\hJiG
^reiseburo	aTeKlUsJ
^reisekosten	iX
^reisen	cEiW
^relacion	eX
^relances	iS
^relations	ic
^release	eHfchKnD
^relevage	iU
^releve	bIiXmQ
^releve de	bKmUpT
^releves	i[jK
^relevo	eTiU
^relief	aXiPjF
^relocation	gShX
^relocation 	hZ
^relocation to	hQ
^relocation up	gHhX
^remates	iZ
^remise	hUkQ
^remise 00	hQkR
^remontajes	iRjU
^remote	d[
^remote anywhere	dR
^remote uk	dS
^remoto	cLdX
^removals	aYiGjS
^remplacement	ebiS
^remplacement d'un	e[
^remplacement de	aGbJcEeEi[
^remuneration	eFfKg]
^rencontre	pW
^rendez-vous	mSpW
^rendimiento	fIgHhIi\\
^renewable	eQ
^rennes	cW
^rennes 	cV
^renouvelable	eZ
^renovable	aHeZ
^rent	eYgSiUjI
^renta	gQ
^rentable	bXgKhIjLoIrK
^rentree	cKiImKoWpL
^reo	cDjZ
^rep	j\`lLpP
^repairs	bWhT
^reparation	aU
^repas	bEgHhc
^repas du	hW
^repassage	iQ
^repeat	eTkK
^replies	p[
^reponse	fLhJiLpZ
^reponses	pX
^report	iSjRpS
^report to	mS
^reporta	mX
^reporta a	mV
^reporte	aGdXiSjJ
^reporting	mW
^reporting to	cIiKmXrQ
^reports	gXiJmW
^reports to	iJjPmW
^repos	fV
^repos dimanche	fS
^reprise	eQfLgUiPoXpK
^req	cKgGjYpZtK
^requerimientos	iV
^required	bLiKj\\lJtH
^research	bYjJkV
^reseau	bJcKhDjDk]mL
^reservas	i]
^reservations	iY
^reservations 	iS
^reserve	b[eRiGrK
^reservoir	aW
^resi	aWmT
^residence	cYdShUiDjIoWpJ
^residencia	aKbXjY
^residencia de	bY
^resident	aUeXoJ
^resident 	aVbIcJeTgGlL
^residente	a\`mF
^residential	bIcKi^jDqL
^resistance	j[lK
^resolucion	jV
^resort	aKbYcK
^resp	aXbJcFjKmY
^responde	aKmX
^responder	i[pRqJ
^responsable	aRmV
^responsable de	aV
^rest	dSfUiKjGlRtW
^restaurador	aUbH
^restaurant	bTfKgIh_
^restaurante	bWcUhJiHjKmL
^restaurateur	aX
^restaurator	bGhUjLpQ
^reste	bJcJfHiZqGrZ
^resto	bSdVfY
^resume	p\\
^resume 	pY
^resume +	pR
^retail	bJiWjQ
^retainer	aGbJeYfGgXhEiGjBmEnK
^reten	f[gTiIoI
^retention	g\\iG
^rethus	jY
^rethus 	jW
^retired	jIkX
^reto	iLpUqU
^retouches	cIgSiTpJ
^retour	fLhKnZpV
^retraite	h]sG
^retribucion	dIeHfHgThUiEjKlK
^retrocession	g^iK
^retrocession 00	gZiL
^rettungssanitater	aUjJ
^rettungsschwimmer	a@gUhDj\\lW
^returners	aYhGkIlTnL
^reunion	iZpY
^reuniones	iU
^reunions	iSjQ
^reus	c\\
^reversing	iS
^review	fIgWoEpS
^reviews	iR
^revisar	jLpKrY
^revision	gWiUpLqU
^revisions	iU
^revit	je
^revit 	jZ
^revue	fHi\\
^revues	iU
^rezepturen	iW
^rf	jY
^rh	iXjB
^rhein-main	cZjJ
^rheine	cZ
^rheine 	cZ
^rhel	iJj_
^rhino	bYcJdJjTkRqI
^rhino 	bQcKkU
^rhyl	cY
^rhyl 	cY
^richmond	c[
^ride	hXjInP
^rider	iUjS
^riding	bThKiQjTkJlU
^riego	aSbIcLi^
^riego 	iV
^riesgo	cIgZhJiJjK
^rifseep	gRhT
^rifseep 	hU
^rigging	iSjGkV
^right	oQsPtc
^right 	t\`
^rimouski	cU
^rimouski 	cU
^ring	iYpZqQ
^ring the	pZ
^ringing	aRiP
^rio	c\\iIpJ
^ripon	aFbScU
^ripon 	aFbScU
^rising	gT
^risk	bPcJiTjU
^river	bScJpX
^rm	g]
^rn	aPcElUpU
^rn 	dJjJlWmHpGtK
^road	bGcLgEhQi[jL
^roadmap	iV
^robot	aYbWcGiKmGpKrK
^robots	aRb?hLiXjFkU
^rodents	bPiQ
^rolar	f^
^role	aWiTjLqLtR
^rollenwechsel	iR
^rolling	eJiQpW
^romanian	jQkJlVsH
^romford	cU
^ronda	cZ
^ronda 	cZ
^rondas	i[
^rondes	iW
^rontgendiagnostik	aXbKcLhKiRjH
^roof	bScFiRjWsJ
^roofer	a\\jL
^roofs	hGi\\
^room	h\`mU
^rooms	bDcKfIhgiCjK
^ropa	bSh_iK
^ropa 	hYpK
^ropa de	h\\
^rope	iTjP
^ropes	aZ
^ros	iYjEkS
^rosario	bKcQdSiHlLpV
^rosenheim	cX
^rosenheim 	cS
^roster	fX
^rosters	fXiP
^rostock	cZ
^rostock 	cV
^rota	fTiYmC
^rota :	fR
^rotacion	iT
^rotas	iU
^rotas 	iV
^rotating	f[iJ
^rotation	f[
^rotation 0	fU
^rotational	aSfU
^rotherham	cT
^rotherham 	cT
^rotterdam	cV
^rotterdam 	cU
^roubaix	cQ
^roubaix 	cQ
^roughly	fTiGpS
^roughly 0	fTiGpS
^roulement	fUiSjHnV
^roulette	iWjY
^round	bGc^
^rounds	cKgKmKp[
^royal	bSc\\iIkL
^rrh	a_cIhKiKjH
^rrhh	aJjKqY
^rrsp	gHh_
^rs	aRcHgX
^rsph	j]
^rtt	hc
^rtt 00	hV
^rtw	aHbTiYjF
^rue	c\\iKm[
^rue de	cX
^ruf	bRpYqS
^rufbereitschaft	fStU
^rufdienst	fXgT
^rufdienst 0	fVhJqP
^rufen	cLiBp]
^rugby	aRbV
^ruhige	sT
^rule	bJiZjL
^run	iZjW
^run the	aRiY
^runbooks	iYjK
^rund	eV
^rund 000	bUfW
^rundgang	iX
^rungis	cY
^running	iRmT
^running the	iZ
^runs	gBiQj_mI
^rural	cQiKj[
^russian	bRiKjS
^russisch	jHk\`lC
^rust	iAjSk_
^rust 	cQjDkT
^rusten	hLi[
^rustenburg	cX
^ruta	bJfHh[iUnU
^ruta 	aSbGcDfHgJhCiWmGoLpTrKsLtJ
^ruta 0	bJcSfGhGiVnU
^rutas	bLhKiWnW
^s	g\\jT
^s $	gX
^s &	gLiTjQ
^s /	bQg^
^s 0	aIbKfLgUiTjTkT
^s 00	gXjV
^s'il	gKiLlXrYs?tK
^sa	aPcLfc
^saarbrucken	cY
^saarbrucken 	cW
^saas	iS
^sab	fZiQjJ
^sabadell	cX
^sabado	f_
^sabado hasta	fS
^sabados	f\`
^sabados hasta	fU
^sabbath	hSiLjUlK
^sabbatical	hajI
^saber	aIjZkV
^sablage	iX
^sachbearbeiter	jU
^sachbearbeiter /	bQ
^sachbearbeitung	aZoS
^sachkunde	j_
^sacristain	aU
^sacristan	bQ
^safe	iTjU
^safe pass	j]
^safer	jY
^safes	iX
^safety	iWkJ
^sag	aHcLfUgJqVt\\
^sage	iHjckQ
^sage 	bIcKkW
^sage 00	iIjZ
^sage 000	j[
^sage-femme	aYbIjK
^sagen	cXeUgKiFjJ
^sagen wir	cQeVgJtQ
^said	iBjGm^
^sailing	iJlWoV
^sailmaker	aT
^saint-brieuc	cT
^saint-brieuc 	cT
^saint-die	cW
^saint-etienne	cV
^saint-flour	cQ
^saint-gilles	aJcY
^saint-junien	cT
^saint-junien 	cR
^saint-lo	cY
^saint-lo 	cV
^saint-nazaire	cV
^saison	eSfUoX
^saison 	cHfQgPhRoVpL
^saisonkraft	aGcJeVfLiIjGkImXoKpF
^saisonvertrag	eR
^sala	aQbUcRhTiJ
^sala de	bWcKfFhTiH
^salaire	g\\jI
^salam	aKcIiLt^
^salamanca	nW
^salamanca 	nW
^salarie	aVcGeWgJh@iGmK
^salario	gU
^salary	gRhRiK
^sale	aJcLeFfHg]iTjHmH
^sales	iQjTm\\pD
^salesforce	aRjTkP
^salesforce 	aScKjRkP
^salford	cSjKkQlK
^salford 	cU
^salida	iKnT
^salidas	bFcVgUiJ
^salina	bScQ
^salle	cUiY
^salmon	aQbThFiT
^salon	b]hXiToI
^salons	cShIiR
^salons 	bTiK
^salut	ta
^salut 	tU
^salzbad	cKiX
^salzburg	cW
^salzgitter	cV
^salzgitter 	cV
^same	b]gRhFiCjJkVrRsK
^samedi	fW
^samedi 00	qU
^samedis	fZhG
^sample	bGh[kZpI
^samstag	fW
^samstags	fXhKjL
^san	cb
^san isidro	cP
^sanidad	i\\jK
^sans	eTiHl[sV
^santa	aKcc
^santiago	cR
^santiago 	iR
^sap	jYkQ
^sap 	iSkV
^sap co	jJk[
^sap ewm	iK
^sap mm	jT
^sap pp	jS
^sar	g\`iR
^sarlat	cY
^sars	iZ
^sas	j]
^sash	bViWjJ
^sastre	bW
^sat	fagP
^sat 	fY
^sat 0	fW
^sats	f_gKiK
^saturday	fRg[
^saturdays	fU
^sauberes	iHjY
^saumur	bY
^saumur 	cViK
^sauna	hfiLjK
^saute	aVbIcLiXjI
^savings	gGiX
^savoir	j\\
^say	hJoQrd
^say "	oZqJ
^sc	eWfKgUiKjR
^sca	iIjXkUpL
^scada	iRjU
^scaffolder	aWqP
^scale	gZiW
^scale 0	gY
^scan	bTiXjG
^scanner	bKiSjS
^scanning	kS
^schaltberechtigung	jZ
^schaltberechtigung bis	aLjY
^schedules	gJiQmT
^scheduling	i[
^schein	bJj_kLqJ
^schema	gVkV
^scheme	bSiYjJ
^schicht	eWfKgLmUsS
^schichten	f\\iG
^schichtfuhrer	m]pK
^schichtplan	bKfQh\\iLlF
^schichtzulage	gXiK
^schlank	s[
^schleifen	iSpS
^schleifen 	iRpS
^schlosser	aIiGjVlWmG
^schluss	f\\gL
^schmutzzulage	gV
^schnuppertag	lJp]
^schon	kfrTtG
^schon ware	kT
^school	aXhQiX
^school bus	hZiH
^school hols	aTbLfXhCiK
^school hours	f\`kDlG
^school run	bEfGi[
^schooling	hXi@tZ
^schreib	pVrV
^schreiben	aScLgYhLiEqGrQ
^schreiben sie	gVhJjGrW
^schriftlich	pQ
^schuldnerberatung	aXcJ
^schulklassen	iS
^schulleitung	aV
^schulung	aHi\`jKoT
^schulung der	bJiU
^schulungen	iX
^schulzentrum	aKbDcZtW
^schutt	iW
^schwabisch	c[
^schwabisch gmund	cV
^schwerbehinderte	pV
^schwerin	cZ
^schwerpunkt	aUbUiKjK
^schwerpunktpraxis	bY
^schwindelfrei	jTkP
^schwindelfrei 	jXsR
^science	jLlQ
^scooter	hFiGjUkX
^scop	b\`gKiSjJrJ
^scp	fIg]jHkL
^scp 00	gV
^scr	i]jI
^scrap	gGiajJ
^screaming	jS
^screen	aZiFpQ
^screening	pW
^scrub	aXbHjIkU
^scrubs	h[iA
^sctr	aKcHgZhRiGjQkLpHtK
^scunthorpe	cT
^scunthorpe 	cT
^se 	aJcJgTiHjSkZtK
^se come	hXiP
^se paga	gRiKqFtW
^se valora	kW
^sea	cUfQgIjTkIpZ
^seafood	aUbRcI
^seal	bYiZjFmH
^sealed	bIiYpR
^seances	iTpK
^search	aWbHiKmIpRtK
^season	eRgYhU
^season pass	h]
^seasonal	eamS
^seasonal 	eVjW
^seat	cZ
^seating	iX
^sec	j[mQ
^sechs	b^fQiHmR
^sechsundzwanzig	gTmX
^sechzehn	bVmH
^second	fSgLhKiSkTpQ
^secondaire	aJeJfLhKiHjVlTpL
^secours	iX
^secretaire	aQgImYpL
^secretaire medicale	aW
^secretaria	a[iP
^secretaria /	aR
^secretariat	b_iJ
^secretary	aJmRrWsJtT
^secretary 	iLmVpVrK
^secteur	c\\
^section	bXrR
^sector	bKi\\jJ
^securite	i]
^security	aUhWiR
^security clearance	jUqK
^sede	cZiL
^see	aFcEiPjIkVrHt]
^see the	iUpTtI
^seed	aSbZiW
^segelmacher	aRsR
^seguimiento	i_
^segun	g]
^segun convenio	gR
^segur	fIgVhWjL
^seguro	gShT
^seguro de	hQjR
^seguro dental	hQ
^seguro medico	hY
^seguros	iZjI
^sehr	bTtY
^sehr geehrte	tR
^seis	bLf[mRoP
^seit	bPhJmXqZ
^seit 0000	bY
^seit 2000	bS
^sek	fX
^sek 00	g\\
^sekretariat	aY
^selbstandig	eXgHiDjSqI
^seleccion	i[jK
^self	eUfIgHhYiFpX
^self employed	eV
^self-employed	eX
^self-employed 	eP
^self-funded	bScLeKiCjW
^selling	iVsK
^selon	fagPiI
^sem	bQf_iLjHkKqK
^semaine	fLha
^semaines	fSiU
^semana	dSfUgWhSjK
^semanal	dRgX
^semanas	bIcJdThQiHnV
^send	fIiTlJp\`sP
^senior	aWlQmQ
^senior 	aTiLmR
^senkerodieren	iZ
^senora	aUjKpRsV
^senorita	aJtY
^sens	c\\
^seo	aZjS
^sepp	aIiKpWtU
^sept	ePfZoR
^sept 	fUhSiRmJoK
^sept 00	fGoYpR
^september	aKf\\mT
^september 	fRmUoR
^septembre	mIo_
^septembre 	oV
^septiembre	fRoT
^septiembre 	fRoT
^ser	jQkSlUpGsC
^seraing	c[iJ
^seria	aRbLtW
^serie	b_
^series	bVfKiUjIkS
^service	bZgV
^service 	aJbJcLi\\mTpL
^service charge	g\\mL
^services	aRfYhYiGmI
^servicetechniker	aX
^servicio	aJb[cPiKjL
^servicios	cHe\\gKiKjJ
^servir	i\\
^servus	tX
^sessional	aRe[
^sessional 	aRe[
^set	bJi[
^sete	c\\
^sets	bLiX
^setswana	cJiDjVkR
^setting out	iP
^setting up	jQ
^seven	bYfQiHmU
^seven years	j[
^sevilla	cU
^sevilla 	cU
^sexo	rLs\\
^sf	iSjK
^sfi	iS
^sg	cT
^sgb	aVbIiHjUpR
^sgmm	haiJjI
^shade	iW
^shaker	cZiIjK
^share	gTh[
^shared	aJbTh\`tK
^shared flat	hU
^she	iTmTqP
^she's	qStT
^sheet	aTeSiL
^sheet metal	aTeSiL
^sheffield	bPcR
^sheffield 	bQ
^sherbrooke	cSdQ
^sherbrooke 	c\\
^shift	gQmZ
^shift 00	fDg\`
^shift engineer	aRjLmWpJ
^shift of	m_
^shifts	fVi=jKt[
^ship	bXlQoQ
^ship's	iV
^shipping	aPlU
^shipwright	aT
^shop	bJcUdSh[iFjT
^shop 	bJcWhI
^shop manager	aUcP
^shop's	c[fK
^shopfronts	iX
^short	iJpYrQtW
^shorthand	iKjWlXqJ
^shotgun	jX
^should	s\\
^shout	tW
^show	bIcIfFiSj[pSrVsK
^showreel	jUpTsK
^showroom	a\\iJ
^shrewsbury	cS
^shut	f]iFqJ
^si	iHk\`qT
^si ademas	kS
^si no	iHjXkGlUoR
^si sabe	kXoK
^sia	jY
^sia 	iQjU
^sich	jPlUmUsLtH
^sicher	jZ
^sicheres	jY
^sick	eWgIhWiKnIpKqKsJ
^side	bGh]iIkK
^sie	iS
^sieben	aKbXfUiEmWsG
^siege	bVc\\iD
^siegen	cU
^siegen 	cU
^siemens	iCj\\kS
^siesta	fWiXpF
^siete	bSgRiEmYpJ
^sift	oDp]
^sign	gVhKiToYpH
^signal	iQjVnL
^signature	bJhKi_
^signwriter	rP
^siigo	j]
^silae	bLdKiHj^lI
^silber	jW
^sillas	bDi[
^silos	bWtH
^silver	aTb=iTjZ
^silver 	aXbG
^simple	eLhYiKjHpJra
^simulador	kT
^simulation	dZlHtJ
^simulator	aLfGiFlXpRqI
^sin	lSrXsZ
^sin experiencia	l]
^sin hijos	s[
^since	oLqTtT
^since 0000	bYiK
^since 2000	bSjJlT
^sind	bQdQpHsT
^sing	iIjKk\\
^singen	cR
^singing	hKiKkJlZ
^single	h]nT
^single 	nKsX
^single cabin	hZ
^sinon	fWiEjSlFsRtX
^sion	aJcVtJ
^sion 	aJcVtJ
^site	bTfLnU
^site :	c\\
^sites	cFiFmJnbpJ
^sits	cGm]
^sitting	hIi\`jF
^sitz	c\\
^sitz ist	cT
^sitzungen	bKcSfS
^six	bUfQhSiHmZ
^six months	cGjV
^six semaines	bJcJfHhXlT
^six weeks	fXlR
^six-day	fV
^sixteen	bShT
^sixty	bUcKg]hKiH
^sixty-five	gW
^size	hFiKs\`
^sketchup	jV
^sketchup 	jT
^ski	a[hUjU
^ski pass	h[
^skipper	aPbKhGjJm]pL
^skoda	bYhR
^slack	aKfYiIjJt]
^slate	aGcIjYmL
^sleep-ins	fUgS
^sleeper	aTbLfGh]nEpDsG
^slides	bJcJiUpU
^sliema	cY
^sligo	c[qP
^slim	jCkWsY
^slip	cLi]
^slos	iZ
^slough	cS
^slt	aRtU
^slt 	aRtV
^small	bXkW
^small 	bZcK
^small repairs	iWkSmI
^smart	bWdTsY
^smartphone	iHj]
^smartphone 	hV
^sme	i_jH
^smi	g\`jK
^smic	fHgd
^smic 	g[
^smic +	gS
^smoke	iX
^sms	p^rI
^smsts	j\\
^smsts 	jZ
^smt	aTiXpL
^snacks	hWiIjH
^snacks 	hWiIjH
^snorkel	iY
^snow	bEcGgDh\\iVjQ
^snowflake	kW
^snowflake 	jTkR
^snowpark	hIiY
^snr	a[
^so	tX
^so 	qLrQtW
^so 0	fGgVhIiQjGkJnSpHqKsLtG
^so :	aUsY
^so a	aW
^so it's	bVqHtR
^so no	aHiJjKlSqYsStA
^so the	tW
^soat	iU
^sober	iGj\`
^sobre	aHcIgPiUjHnV
^soc	aVcSiFjEkV
^socia	aJbXcKeLfLiIjKmVpJrK
^social	aUbShUiXjKmK
^socials	aVrJ
^societe	bX
^socorrista	cJjX
^sofa	cHfJiWjZpJ
^sofort	o\\
^sofort 	oY
^soft	aQfHoUpQ
^software	bBcLjCkKt]
^soil	gFi]jF
^soins	ia
^soins 	iV
^soir	cIf]iIqS
^soirs	fa
^soirs et	fS
^soit	fRgQ
^soja	bScLiY
^solar	bVgJhRiQ
^soldador	cQ
^soldadura	bLcKiUjXsL
^solicitors	i\\pJ
^solidworks	aSbJiIjUkQ
^solidworks 	aTbIcIiIjR
^soll	jRkErGsRtU
^sollte	jWqJ
^solo	bGcKfZgKhBiQjGkImRpKrQsQ
^soltera	sT
^soltero	sX
^some	fSkV
^somebody	aSfKhDqUsR
^someone to	aUiQtK
^someone who	iYkYsK
^sometimes	bGcQhBiJjIlZnTpH
^sommelier	aRjS
^sommer	cLfcoJtS
^somos	b^iJmY
^somos una	sK
^son	mUqR
^sonden	bJi[
^sonn	fZgShEjKpJ
^sonneberg	cS
^sonntag	fUgShKlL
^sonntags	fTgRiE
^sonst	f[jVrPsR
^soporte	iFjS
^soportes	iRpV
^sor	jSpV
^soria	bQcR
^soria 	bQcR
^sorry	aGbLhJkJpHqRsUtZ
^sorry 	cIdTfUgKnLoKrPsQtK
^sort	aEbGcHjJkImZtT
^sorties	aQfKiZlL
^sorting	iP
^sorting 	iV
^soudure	iYkP
^sound	iSjRrT
^soup	cLfLgHhbjK
^sourcing	iX
^sourdough	cLi[
^sourire	jWsT
^sous	mQoSpJ
^sous chef	a_
^sous l'autorite	iRmS
^sous-traitant	bYhK
^south	c\\iI
^southern	bGcHh\\
^southport	cV
^soy	bVmEqKtY
^soz.pad	jZ
^soziale	jQ
^spa	cRhZiH
^spain	iEnZ
^spalding	cV
^spalding 	cV
^spanisch	jDk\`
^spanish	jPkWrQ
^spanish 	aScLkUlP
^spanish or	jT
^spark	aVcLjXkUsK
^spark 	bLcHdJiKj[lKrQ
^sparky	jU
^spatestens	oV
^spc	i\\jH
^speaking	cHjTkS
^speaks	iIj[kS
^special	aFbViY
^specified	eW
^specified purpose	eW
^speed	j\\
^spengler	aV
^spesen	gUhJjGnQqR
^spesen 	gU
^spf	aFb\\hHiHjRtH
^spill	fXgEhLiTpJ
^spirometry	iGjX
^split	aKcXfXhLiBn[
^split 	c[fQ
^split shifts	fY
^splunk	jW
^spokane	cY
^spoken	jP
^sport	cLhYiWjK
^sports	aKhTmV
^sporttest	fKjWpXsD
^spotting	iW
^sprachmittlung	aXgH
^sprachnotiz	aKt]
^spray	i^
^sprayer	aVgJ
^spraying	jV
^spread	fT
^spring	iPjZ
^sps	iKjEk]
^sql	j_
^sql 	jR
^squad	md
^squad de	mW
^squad of	mU
^square	iZ
^sr	aXp]
^sra	aFiGjKmZpTtY
^sre	a_
^sre 	aZ
^ssiap	jX
^ssiap 0	jX
^sst	cGiKjUkLmT
^st	bWc]
^st ives	cW
^sta	jX
^staatl	aVjRlKtI
^staatliche	jY
^staatliche anerkennung	jP
^staatsexamen	iFjSlS
^stabilite	hLi\\
^stacking	iS
^stacking 	iV
^stadt	b[
^stadt mit	bU
^staff	eUfKhemQ
^staff house	hS
^staff meal	hX
^staff nurse	a[
^stage	eViBjSlTpU
^stage 0	iJjGkPp[
^stages	iZoI
^stairlifts	aUcJ
^stairlifts 	aTcI
^stairs	bUcIiR
^stand	fEjX
^standard	ibjDkJ
^standby	g\\
^standort	bS
^stands	bFi[kV
^stapler	aQcIfJjW
^staplerschein	lX
^staplerschein 	jXkL
^starnberg	cT
^start	fYiIoc
^start 0	fWoP
^start :	kKoV
^start monday	oVpJ
^start-up	bRgWhE
^starts	eYfGiHoT
^stat	f_gIhD
^state	b\\eGhJiFmVrQ
^statement	iWjFp[rL
^station	aQbKtT
^statistik	iVjQ
^stats	iLlW
^statut	eZ
^statutory	aJbTeTiK
^staudengartner	aV
^stay	hZiGjQmJnT
^stays	gLiQj^
^stb	aXeJhQ
^stcw	iJjZ
^stcw 	jQ
^std	fKgX
^steady	fUhLjT
^steam	iZ
^steel	aGiTj^
^steht	aGcQiJmLrRtU
^stelle	aUbFcShItW
^stellungnahmen	iX
^step	bLgZhLiV
^sterilisation	iX
^steuerfachangestellte	a\\bIjL
^stewards	a[
^steyr	cU
^stick	jQkXmJpKtT
^still	bUgLiEjWkRqP
^stipend	gRhW
^stirling	cYdKiK
^stm	iIjY
^stm 00	iKjR
^stock	gWhR
^stock 	hV
^stockport	cW
^stockport 	cW
^stocks	iV
^stockton	cT
^stoke	ca
^stoke 	cV
^stop	aSpRtW
^store	aXbEcViW
^storm	fRoU
^storung	fS
^storungen	fLiUtJ
^story	i\\qK
^stp	aIcIiIjSpKrUtR
^strafregisterauszug	hKjX
^straight	bLfBi]sV
^strandhotel	aJb]iL
^strasbourg	bFcZiKnT
^strasbourg 	cT
^strategic	aVbKiSjF
^straubing	cYiJ
^straubing 	cU
^straßenbau	bXcHhLiGjJnQ
^streaming	aWbUcIiH
^street	bIcDiVj\\kHsD
^strictly	fIpSqQrXtH
^string	gGiWkS
^stroke	bQcHiY
^strong	iHjYsR
^structural	iS
^sts	bRsS
^stuckgut	bKiX
^student	aFbViUkDtJ
^studio	bRcShUiEjLmR
^studium	l]
^studium 	j[lI
^study	h]jJ
^stufe	aSgZjI
^stuhlassistenz	i\\pJ
^stunden	aWbDjGnV
^stundenlohn	gT
^stylist	bYgK
^su	mVqP
^sub	bTgThQjF
^subcontract	bTiW
^subida	iQo[
^subj	t[
^subject	aJrUtT
^subsidised	hP
^subtitler	aY
^succession	bKhLiJmJoVpLqX
^suchen	cJiJqPt\\
^sucht	jIt]
^sucht 	tZ
^sudbury	cR
^sudtirol	bJiQnW
^sueldo	bKfJgRhCtW
^sugar	aQcLhXiDjBkUsL
^suhl	cY
^suhl 	cW
^suit	h\\
^suite	aJbJjXt]
^suits	cLeGh_iEjJ
^suivi	i_nQ
^suivi de	iR
^suma	kY
^summer	hZoSpF
^summers	cCfZhPiKjJnS
^sun	aTbBf[
^sun-thu	fU
^sun-thu 0	fR
^sunday	dKfSgWhC
^sundays	f\`hG
^sundays 0	fU
^sunderland	cW
^sunderland 	cU
^sup	aEfYgRhFjImJnB
^super	aLfKgVhSmXoFpGqQ
^super 	aJbLcHg\\h?iFkVmCqK
^superior	aKb]cCiJjKmGtG
^supervise	mR
^supervises	iGm[
^superviseur	mV
^supervising	aEhLlSmT
^supervision	bTh_
^supervision 	aLiW
^supervisor	mUqV
^supervisor 	aHmV
^suplencia	eW
^suplencia 	eW
^supplier	i\\
^support	aQbQmDtS
^supporter	jZ
^sur	c\`dPfR
^sur 00	eFg^
^sur site	cHdYhJiQ
^sure	bKcIeQfKgIiLjYlLmKpAtK
^surf	bJcBhUiKjY
^surfaceuse	iZ
^surtout	qSrQ
^surveillance	aQiY
^surveillant	aPjU
^survey	iQqS
^surveyor	aFbWmX
^sustitucion	ea
^sutherland	cZiL
^swahili	k\\
^swahili 	cJjTkQ
^swansea	cY
^swansea 	cY
^swearing	iR
^swedish	hKkVlS
^swedish 	bPcIhJiIkT
^sweep	aViU
^swift	aEcYiJjXtL
^swim	aVjY
^swim 000	jZrP
^swimming	aW
^swindon	cU
^swindon 	cW
^swing	bKf\\gJ
^swiss	hSiTrT
^sydney	cS
^symfony	aPjW
^sympathy	jYlI
^syndicat	aHbZjIsJ
^synthese	iVjFpR
^sysadmin	aRbQ
^sysmex	iGkZ
^system	bViJkLmT
^t	gSiW
^t 0	bKgWiQkK
^t-zug	hV
^ta	aUhGiKjJt^
^tabaco	iX
^tablas	g]iFjR
^table	bRiUpQ
^tableau	bKcGiSjR
^tableau 	bKcHiQjR
^tables	bHi[
^tablet	hXiHjH
^tac	cKiYjU
^tact	iHj\`
^tag	gTi]
^tage	bHfThWiI
^taglich	hIiQjGnZ
^tagschicht	fX
^taille	aIi\\jQsV
^taille 	iY
^tailor 	aV
^take	i[rU
^takes	bXfKgFiR
^taking	i_
^talento	pVtQ
^talk	aKiTjDpPtY
^talking	i\\
^talks	hLiJjIkCl\`
^tall	aKs\\
^talla	bQcEhKiZsT
^taller	bZiQmQ
^taller de	iSmY
^tallinn	bJc]
^tallinn 	cY
^tambero	aVcP
^tambien	bSfQjJkJ
^tamworth	cR
^tanatopractor	aWbIiP
^tandem	bJiHjRmZ
^tandil	bQcR
^tandil 	bQcRiK
^tank	iY
^tankers	aKbTcJiDlX
^tapping	iWmI
^tarbes	cX
^tarde	fe
^tardes	fWmKtT
^tardes 	fX
^tarif	aFg]hUjU
^tarif 	gT
^tarjeta	hWiKjX
^tarjeta de	iHjX
^tarjeta profesional	jT
^tartrectomias	iW
^task	aIbLfTiUpP
^task and	f]iI
^tasks	iW
^taste	bIhHiIj]
^tasting	aUbIiUtK
^taunton	cU
^taunton 	cU
^taux	fHg^hUiH
^tax	aLeCgXhViFjHkI
^taxi	h^iWjK
^tbm	aZkH
^te	cPiGjQt^
^tea	aXhZjRpK
^tea 	aXbLcJhV
^teach	i]jGlLmJpW
^teacher	eW
^teaching	lZ
^team	cKm_tZ
^team :	mW
^team leader	mQtR
^team of	mSqQ
^team sind	mZ
^teams	bGfKlIpRt[
^teams 	dSiGjIlKpWtT
^tec	cJhLiJkUlJm\\
^tech	iUpT
^tech lead	mV
^technical	a[
^technicien	aXmPpK
^technicienne	aRmVoIqItH
^techniker	jUlU
^techniker 	jVlUmJ
^techniker oder	lU
^technique	aJbEcHg[iFjWmJpE
^tecnica	cAj\\mSnI
^tecnico	aYj\\
^tecnico /	aS
^tecnico de	aUbQjL
^tecnico en	aV
^tecnicos	aYiJ
^tecnologo	j\\
^teilbar	fV
^teilzeit	fYgQiK
^teilzeit 	aPcIeQfS
^teilzeitgeeignet	eSfViKjL
^tekla	aXjStI
^tel	bQjJpc
^tele	d^gHiDjFpT
^telearbeit	dX
^teleconseillers	aViL
^telefon	iQjXpP
^telefon 	iUjT
^telefono	fUpX
^telephone	hXpW
^telephone 	cHfKhUiQjH
^teletrabajo	d[
^teletravail	dV
^telford	cP
^telford 	cP
^tell	cUiFsH
^tell us	cWfRiGjLlKpYqK
^teller	aWcR
^temp	aQe\`
^temp 	aSeT
^temp 00	eW
^temp to	eW
^temperage	jY
^temporada	aLeQoVtP
^temporada 	bKcEfLgQiLjSlQ
^temporal	aKe[iI
^temporary	eRhKiU
^temps	eRf^
^temps de	gThI
^temps partiel	cKfU
^temps plein	bUeVfFgLiK
^temuco	cW
^ten	fV
^ten days	fHkJp\\tS
^ten years	gRjW
^tender	iQ
^tendido	aKi[
^tendria	iSmV
^tenir	iSj[qLtH
^tens	aVcHfBiEmX
^tensorrt	jS
^tent	bLhSiWjL
^tenue	h[iX
^tenue du	hJi\\
^terapeuta	aVmR
^tercera	b\\qSrI
^term	eWfYhUiJjF
^term 	cIfZiJoH
^term time	cQeKf\\
^term-time	eQfT
^terminal	bYcXiBjL
^termine	rZ
^termino	eY
^termino fijo	eU
^termino indefinido	eQ
^terminplanung	iV
^terraform	iRjW
^terraform 	jWkQ
^terrain	aAbHcLdTfWgChCjFn[oApD
^terraza	aGcUiZmI
^teruel	cU
^teruel 	cU
^tes	jEp\\
^test	i\\nKpZ
^test de	pW
^tester	cHhIiVjEtH
^tests	iJjWpa
^texas	bViFjVlHqIrT
^text	pXrQtT
^text "	p[r@
^texte	iJrb
^texto	mKpXrXtJ
^textures	jW
^tfa	aY
^thanks	bKiLoIpIrQtY
^that	cQjSlQpHsR
^that's	hTtR
^that's it	hVjTpHqHtZ
^that's the	fShUqTrF
^the	qW
^the 	bQcQgUqU
^the 00	bPgLiIjQkLoSqQ
^the last	qV
^the team	bQjIlTmJs[
^theater	aFcVjHkUlH
^theatre	b_cKmUrI
^their	iGjSqT
^them	hTiRjGsW
^then	eQfTpX
^then a	iHpSrV
^then panel	pX
^therapist	h\\
^therapy	aXkGqT
^there	aJfViQlJpFtZ
^there are	bSdLfWgKjQtH
^there is	aGdTfQiVkHlJ
^there's	hViHmU
^there's a	hTtR
^there's no	hFiDjWlUpRtK
^thereafter	bLgXiHoV
^they	iX
^they 	cKhUjVlUsJtG
^they can	fKhWiJjHlQpZsItH
^they do	iT
^they don't	jJlYmR
^they have	bKiJjZnV
^they need	aKjetG
^they will	cViU
^they'd	mW
^they'd be	mV
^they'd have	bLiEmY
^they'll	iYmTqP
^they've	jX
^they've got	jS
^thick	hIjZ
^third	bScKgQiJpHqY
^thirteen	gZiG
^thirty	g[hQiK
^thirty days	fGgGh\`
^thirty seven	fZgJ
^thirty-seven	f[gJ
^thirty-two	fHgHhViY
^this	oStT
^this is	aFcWdTnJtS
^this one	aTgGhKiFjKqKr\\tQ
^though	cEdWiKjIkQlYmK
^three	bQjP
^three 	b?cKhSiQj^pK
^three days	aTbFdVeYhLiD
^three in	bEjTmYpK
^three years	jd
^through	cIeUfJlQpZsQ
^thu	aLbJcHdHfXiFjDtZ
^thu-sun	fT
^thun	c\\
^thun 	cY
^thunder	cY
^thurs	cLfTiKoJpHqY
^thursday	f^nK
^thursdays	cFf\\iP
^thus	bRfLgR
^ticket	gChXi_
^tickets	hSiRpT
^tickets 	hKp[
^tickets resto	gFh\\
^tidy	aKcIdJhHiQjVpHtW
^tied	h^iI
^tienda	bVcGiXjEpG
^tiene	hWjTmZ
^tiene que	j[
^tier	aTbWiKjS
^tier 0	aTbWiKjS
^tierarzt	aRbJhRkK
^tierwirt	jV
^tig	aUiYjJ
^tig 	aX
^tigercat	aRcLiJjT
^tigrinya	aUjQtL
^tijuana	cRnW
^tijuana 	bTnF
^tiktok	iUkP
^tiktok 	iQkT
^till	eVo_
^till 00	eVoEpW
^timber	aUbFiW
^time	fW
^time and	bJf[iFsL
^time served	aJjY
^time-served	jZ
^times	f_gK
^tio	aUmWpKtJ
^tip	bHg_jV
^tips	g]
^tips 	gU
^tirage	iT
^tischler	aQ
^titane	iTjKkSpL
^titanium	iV
^titel	aZbIcGgHiJoLpHtV
^title	aUbWcLiCjLrLtY
^titre	iFjcrS
^titulacion	cLiBjSlY
^titulaire	aPcKeVgJiIj]
^titulo	gSj\`
^titulo 	gTjSlR
^titulo de	kW
^tjm	bJcIeKgciJjIpH
^tl	aWbEjKmcpL
^tlaxcala	cU
^tm	aPiLjFm]pK
^to	iStS
^to 0	bHfWgJhLiTjF
^to 00	gVoS
^to :	bDiHmQt^
^to a	aDb\`
^to apply	gLpY
^to be	aGiHjTsWtU
^to have	k\\
^to run	aVbLiCmY
^to the	aQbKi[pV
^tochter	b\\cL
^todo	bVeKgWhJiHkRoT
^toil	fYh\\iJjAlH
^toiles	i]jL
^toilets	iX
^toledo	cZ
^toledo 	cW
^toll	bKiRqItV
^toma	cLiQtW
^tomas	iRpJqZ
^ton	jLlVpJr_
^tone	kDrctL
^tono	iIrd
^tonte	iZ
^too	iKsV
^tool	bKgJhYiQ
^tool insurance	hU
^toolbox	iSjKlT
^tools	hcjI
^toowoomba	cWdK
^top	gVjEkVtY
^tope	gQqZrK
^topografo	aViKjKkVpKsL
^tops	gUiIrR
^tornero	aT
^toronto	cWdS
^torquay	cY
^torre	aIbFc\\iT
^torreon	cS
^torreon 	cS
^torta	hWiJjS
^tortas	iZjH
^tostador	aWbPcLiK
^tostion	bSiXlG
^totnes	cW
^totnes 	cW
^toulouse	aLcZ
^tour	kYn^
^touren	bKcSfViJnS
^tournai	cV
^tournee	bGn^oI
^tournees	hDiYnWpH
^tours	aRcZfHiSnIpT
^tours 	aXcT
^tout	cToZ
^tout de	o\\
^tower	aQcU
^town	b[cHiKkFlW
^toy	bRiUlJnK
^tpc	fFj^
^tpn	bUcKgKhLiSjIkKqLtI
^tpo	bFe\\fLiPjJnE
^tr	gVhTiHjQ
^trabajador	aSgLjQsI
^trabajaria	iUrK
^trabajo	jV
^trabajos	j\\
^track	bYiWlCmL
^tracking	fLg[hHjKmL
^tractor	bKhTjYlX
^trade	bSiX
^trade test	p_
^traditional	iEjWkKlW
^trados	iEjb
^traducteur	aUhKsQ
^traductor	iP
^traffic	aUbSiLjQkLlWmE
^trager	bWiImLpHqQ
^trail	cXfLhIpY
^trailer	aKbKcEiV
^train	aVcJhAnbpJ
^trained	iGjRlV
^trainee	aXiI
^trainees	aVjLl[mH
^trainer	eJjUkKmV
^training	eFfFhQiRjJlWmJoZ
^traitement	g[
^trajet	gUhT
^tralee	cR
^tralee 	cR
^tram	cUdKhPiLjInKtL
^tram drivers	aQjJqT
^trams	bVcJiGjGlW
^transcript	pTtT
^transcripts	pV
^transfers	iX
^transhumances	aJfDgLiTjKn^pK
^transit	h^kH
^transport	aUcJhViVmS
^transporte	hc
^transporte 	gThQiU
^transports	bXcHdI
^tras	eRiGoWpG
^traslado	fJhZiS
^tratamientos	iY
^trato	bLgPi]jEpIrT
^travail	iWjXoL
^travail a	i[jK
^travail en	iGjX
^travel	g\\iV
^trays	fGgHh\`iFjJmIpC
^treasury	aZiQjI
^treatment	aYbGrK
^treaty	aDbYcDiV
^trece	g[iDmX
^treinta	fVgTjKtK
^treinta y	tJ
^treizieme	gUhU
^treizieme mois	eKgPhV
^treppen	iU
^treppenhaus	iY
^tres	bSmS
^tres anos	kQ
^tres dias	d_hU
^tres meses	eSgT
^trgs	j[
^tri	cGgIie
^triage	cKi\\
^trial	hHmKpYsV
^tribal	hKjUlJnS
^trier	cZ
^trier 	cZ
^trinkgeld	fFgShTiKsH
^trinkwasser	iS
^trip	gXnKoY
^trips	dHfXgS
^trish	bIhJtV
^trois	eRfUiKjU
^trois ans	eWgLkUmL
^trois jours	aLdXeTfK
^trois-rivieres	bKc\\
^troisieme	jXkGlTmC
^tronc	g^
^tronc 	gZ
^trop	rQsT
^trotzdem	hPpLqU
^truck	hQkU
^truck 	cKgUh]iLjInH
^trujillo	cWhUiHjL
^truly	iJl[
^truro	cZ
^truro 	cZ
^trust	bWiIjXpI
^trustees	fKoJq[
^trusts	lR
^tschechien	dJfJiKn[
^tschechisch	jQkT
^tso	a[
^tt	d_gR
^tu	cKeQi\\pQ
^tu me	iLpXqLsR
^tu peux	bPiJqTtV
^tube	iX
^tue	dXfX
^tue-sat	f^
^tue-sat 	f[
^tue-sun	fZ
^tue-thu	dX
^tues	d[fYhHiI
^tues-sat	fX
^tues-thurs	dZfHiJjH
^tuesday	bIfXiHpR
^tuesday to	fZ
^tuesdays	cIdZhKiE
^tuilage	iHmIoZ
^tuition	eThXiQ
^tuition 	hXiLtL
^tullamore	cX
^tunnel	bUfHgWhG
^tupe	jFkXqT
^turbine	aWgGiS
^turistas	i\\
^turkisch	aHcJjU
^turkisch oder	jLkQ
^turkish	bVkIsW
^turn	iWpX
^turnaround	fQiQjS
^turning	i[
^turno	aSfdmQ
^turno 	aIf[gQ
^turno de	mX
^turnos	fRiV
^turnos de	fY
^turnover	gXqT
^tutoiement	pIrX
^tutorat	aIfKhIiIjKlVmYtI
^tuttlingen	cV
^tv-l	g_jK
^tv-l e	gS
^tv-v	g\\jI
^tvod	eTg]
^tvod 0	eRgVjL
^tvod 00	g[
^twelve	dHePfUg\\iHmQ
^twenty	gRh^
^twenty five	fEgUhRiLpJ
^twenty four	fRhQpK
^twenty-four	aYbFcJfEgJhJiS
^twenty-six	gGhWmQ
^twic	hPjX
^twice	bXcHgHiLjJkGnRpJrWsJtK
^twice a	iQkHnXpJ
^twin	cW
^two	bQiCpQ
^two 	aXcIdRhKjUmQtH
^two days	bKd[f[lR
^two hundred	fSgRrQ
^two of	iLjSqT
^two referees	pS
^two saturdays	bKf[
^two to	dKfSnX
^two weeks	bXfY
^two years	e\\jXlP
^two yrs	eXjR
^two-form	bQ
^two-wheeler	hVnR
^tyba	cIiJj\\
^type	aKeSiSrUtJ
^type :	eYrQtJ
^typescript	jZ
^typescript 	jY
^typing	iBjb
^typing 	iHjW
^tyre	gL
^tz	eZfR
^tz 	aKbKcKeTfViJjKpH
^tz ab	eXfK
^u	bGjRlP
^u /	aUgQhKjVkL
^u 00	aXbJiQmIqV
^uber	pRqY
^ubergabe	oS
^ubernahme	eWhZj?kH
^ubersetzer	aV
^uberstunden	gXhTiE
^uberzahlung	fTgVhKjH
^uccle	c^iH
^uckermark	cQ
^udt	j[
^ue	cKfLiAjVnX
^uefa	jZ
^uh	hTiQqQtQ
^uh 	hTiQqPtQ
^uhr	f\\jK
^uhrmacher	aW
^uk	bRcQgXjKnUsQ
^ulm	aJbRcT
^ulm 	aJbScQ
^um	gQtU
^um 	aJcKhSjIkStS
^um die	g]hGiPsR
^umbau	bUcKiXjI
^umbrella	eTmL
^umfang	bLf[gLiH
^umowa	cHe^hJjI
^umsatz	gQhJjIrY
^umsatzbeteiligung	gZiH
^umso	kV
^umso besser	kV
^umzug	aWbHcGfKiJjJ
^un	aRkSmP
^un 	a\\kRtI
^un an	dKj\`kK
^un ano	eQj\`
^un dia	dZiI
^un dimanche	fZ
^un jour	dXfThK
^un peu	iXkY
^un samedi	fYjU
^un we	f^iK
^un week-end	f[
^una	aYiTmKnX
^unbefr	eU
^unbefr 	eR
^unbefristet	eX
^unbefristet 	eV
^unbefristet nach	eT
^uncapped	gW
^und	hUiWjY
^und 	cKhWiTjPrKtT
^und dann	iXjHtT
^und das	aKiS
^und den	aJhRiWjFqKrS
^und der	iTqRtI
^und die	bWnJrUtK
^und zwar	aJbFcUeWiHjKtI
^under	iLm\`rSsY
^under 00	mFsb
^une	aSiJsR
^une nuit	fTnT
^uni	jIlbpH
^unidad	b[cRiH
^uniform	h\`pK
^uniform 	hW
^uniforme	h\\
^uniforme 	hWiK
^uniformes	bThUiI
^union	aTbHeYhUjGlIpItD
^unit	bIgGhWiFjZmRsL
^unity	aQbIcKgLiIj\\
^universidad	bYiHlV
^universitat	bFc]
^university	b[
^university 	bZlB
^unlimited	bIe[
^unlocking	iU
^unmarried	sX
^unna	cY
^unos	gUiHjP
^unos 0	eVgQ
^unos 00	gXiL
^uns	cHfUqPtX
^unser	aLbRkR
^unsere	bTiSmLqSrT
^unter	m[qUsW
^unter 00	mHs^
^unter uns	mGqX
^unterkunft	hRsUtI
^unterlagen	pc
^unterlagen an	pQ
^until	eZgHiEjGmLoJpZtW
^uocra	aJbIcFdJe^fJhKiEjDkIlJmJnJoJpJqJrJsJtC
^uop	eUgV
^uop 	eUgU
^up	cQdUjR
^up the	bGcQfIiKn[pI
^up to	bTcRdVgSiKjJ
^upc	cViHjK
^upholstery	aTiFjGk[lImIpI
^upper	aLbKc\\gK
^upsell	cJi[
^urban	hZiK
^urban sports	hZiK
^urdu	kW
^urdu 	jRkR
^urge	aJoUtU
^urgencias	f\\gIiE
^urlaub	tW
^urlaubsgeld	gS
^us	gRjR
^us $	g]
^usd	gZjI
^usd 0	g\\jK
^use	fJhWpDqLr]
^use of	fHhZiBrI
^use the	bSiJjKrT
^user	gKiapF
^usine	bRcW
^uss	gJhciJjG
^usually	fR
^ut	aIcTiS
^ute	bRha
^ute 	h[tR
^utilidades	bLgShWiDpI
^utrecht	dS
^utrera	cW
^utrera 	cW
^ux	aT
^ux researcher	aS
^v	cQfSiKjWkR
^va	iTtV
^vacaciones	h^iEoD
^vacances	fZhUiE
^vacancy	aKbKeEgKiJjJoSpUqWtT
^vacations	eSfaiI
^vaccination	hUiPjS
^vaccins	iDjZ
^vacuna	bIcHiJjXpJ
^vad	i[jI
^val	cadI
^vale	aAlGoSpIqWt[
^valence	lU
^valenciano	cGiLjGkYlS
^vales	fKgQh^iJpI
^valid	aJiJjZkJ
^valladolid	cU
^valladolid 	dR
^valle	c\\iJ
^van	hYnU
^van 	g\\nS
^van driver	aW
^vancouver	c[
^vannes	c[
^vannes 	cX
^variabel	cHfWhI
^variable	g\\jItX
^variable 	gY
^variadores	aIbIcKgHhHiQjFkZlKmH
^variations	iV
^varon	s\\
^varroa	iQ
^vat	gWiU
^vat 	bSeSiP
^vat returns	bKjX
^vb	g\\jI
^vb 	gYjK
^vbl	dIfKgCh]iKjH
^vechta	cW
^vechta 	cW
^vector	jR
^vectorworks	iJj[
^veg	aRfJgJiY
^vehicle	aUdHhY
^vehicule	fKhVjZ
^vehicule 	hWjDnT
^vehicule de	hYjHnW
^veinte	aTeLfVgKiJ
^veinticinco	fRhUsQ
^veintidos	cLdJfKg\\iHjK
^velo	h\`
^vende	b[cHpLsK
^vendedor	aX
^vendeur	aS
^vendeuse	aPfL
^vendeuse 	aR
^vendimia	aJbKiIjJo_
^vendor	cKhZiQlK
^vendredi	fYgJ
^vendredi 00	fR
^vendredi midi	fQiJ
^vendria	kX
^veneer	cLjW
^venir	fEhLp\\sI
^venissieux	cX
^venta	bLcKgFifjJ
^ventas	aQ
^vente	i\\
^ver	aFiKsKt\\
^verein	b[
^verger	aTbScL
^verger 	aRbScJtJ
^vergutung	g[iJ
^verheiratet	mHsY
^verifikation	i]jK
^verkauf	a^cLgJqS
^verkaufserfahrung	eJiCjGkIl^rH
^verlangerung	eYiJ
^vermessungstechniker	aS
^vermin	iV
^vernis	iJjRkXpL
^verpflegung	hY
^verpflegung 	gShQiL
^versand	iV
^versand 	iV
^verschwiegenheit	j]
^verteilt	fSjL
^verteilt auf	fSjL
^vertrag	qQ
^vertrage	iSjT
^vertrage 	bKiUjS
^vertretung	eXiK
^verviers	cV
^verviers 	cV
^verwaltung	a]bSiGjLlP
^verwaltungsfachangestellte	iIjZ
^verwaltungsfachwirt	jY
^verwendungsnachweise	iT
^very	iIjVkT
^vesoul	cV
^vesoul 	cV
^vessel	bFcXiQ
^vestiaires	hW
^vestuario	hZmK
^vet	aQiVkYmKpK
^vet receptionist	sQ
^vetements	h[iCjL
^veterinario	aXbHmJ
^veto	a[gGhSmQpH
^vhf	iHjSkWrH
^vhf 	iGjSkVrG
^vhi	hcjK
^via	pb
^viajes	iJjQn\`
^vianda	hXiL
^vianda 	hXiL
^vias	iLj\\
^viaticos	gViAnX
^vic	bKcb
^video	bVkSp\\
^viel	bQcBhQiIn[pI
^viele	iY
^vielleicht	iInWoRrV
^vienne	aGbKiGnYqI
^vier	bVfXm_
^vier 	dVfUmP
^vier tage	cKdTmJ
^viernes	dVfVhViC
^viernes a	f^
^viernes hasta	fT
^viernes tarde	fW
^vierte	bSiKqP
^viewings	iV
^viewings 	iS
^vigilance	iY
^vigilante	a[cQgJjL
^vigo	c\\
^vigo 	cZ
^villa	bRhViQ
^villach	cR
^village	bKcahHiE
^villarrobledo	cZ
^villas	bRiR
^villavicencio	cZiL
^villeurbanne	cX
^villeurbanne 	cW
^vilnius	bWdKiK
^vineyard	aU
^vingt	aVbKcKf[
^vino	bHcIgKhQiTjT
^vino 	bHcIgKhQiTjT
^vinos	bKhSiDjZkF
^vinyl	cJiWjKlU
^violin	fR
^visa	eRhZiEjSpQ
^visa 	h_
^visas	hJiY
^vision	a^bHcHgFhKiCjR
^visit	dIiSp^
^visita	bGdQgKhIiWnQpQ
^visitas	dSiTnT
^visite	hQiVjT
^visites	iW
^visits	nSoJpa
^visp	c[
^visp 	c[
^vitoria	cW
^vitoria-gasteiz	cW
^vitrines	iR
^vivienda	h^
^vmware	jWkJ
^vmware 	jVkI
^vocational	bViR
^voice	fIiYkKtQ
^voice note	bPpW
^voici	jJt[
^voicing	iS
^voids	gKi]jI
^voila	pGth
^voiture	gPhbnP
^voiture 	g[hTiKjHnJ
^voiture 0	hVrL
^volksbank	bU
^voll	eWfR
^volljahrig	jX
^volljurist	j]
^vollkonti	fX
^vollzeit	eUfZgJlJtS
^vollzeit 	cLeQfXtT
^volontariat	eZjU
^volontariat 	aXjY
^voluntary	aKbKcHdLeHfVgHhGiGjIkLlLmGnXoFpJqJrLsKtL
^volunteer	aGbIi\\
^volunteers	fIgJhKiXjJmU
^vom	bJhWoWpUqL
^von	fVqR
^vor	dUiU
^vor ort	aLbHdWiV
^vorarbeiter	aTbIgS
^voraussetzung	iCj[sT
^vorbereitung	aKg[iI
^vorgesetzte	m[
^vorlagen	iU
^vormittags	fShIpT
^vorstand	qS
^vous	bEi\`mV
^vous 	i\\
^voyages	iZnJ
^vp	bGjIkLmbpJ
^vrai	cBiDjWoLs\\
^vts	aYbGjL
^vu	iJs]
^vue	hViKjPkUpJ
^vulnerable	iKjW
^vw	h\\iKjH
^vz	aLcKeTfYgR
^vz 	aHbKcIeRfXgShJiIjIpL
^w	eT
^w /	fWkUmS
^w 0	e\\gQiSjF
^wa	gFj]pY
^wage	fTgRtH
^wagen	cGgSiHnW
^wageningen	bWiF
^wagenmeister	aWgLsP
^wages	iTpJqT
^wagga	c^
^wahrend	iRqU
^waiters	aWiVmA
^waiting	aYbK
^walk	p\\
^walk in	jJp]
^walk-in	fHpZ
^walking	hGiTjU
^walsall	c\\hH
^wangen	bRcV
^wangen 	bScR
^wann	eIfUiRjQkKnLoSpFrKsJtF
^want	aUoGpLqRsV
^wanted	aKbEcJta
^wanted 	aAbLcKlKt\`
^wants	qHsZtR
^war	eRfHlRoSsS
^ward	bScJgJhTiAjDmWpGqW
^wards	iS
^ware	kVoR
^warehouse	aZ
^wareneingang	aXiR
^warm	bIcJgJhQiCj\\kJmIpKrYsK
^warme	i\\jJmK
^warrants	gShKiW
^warrington	cR
^wartung	iU
^was	jHqUt\\
^wasche	bRiR
^wash	cHhXiX
^washing	iZ
^wasser	bRh]iIjF
^wastewater	aPcK
^watch	mT
^water	bVcEhPiQjIlSmLtR
^water 	aIb?cKhYiQjIkKlPtJ
^waterloo	cT
^waterloo 	cQ
^wavre	c]iI
^wavre 	cWiK
^wax	i\`
^wc	cPi\\jH
^we	bV
^we 	aPbYcIfFgTiElRtH
^we are	b]
^we can	aSbJgSlR
^we do	b\\iEoHpU
^we don't	l^qK
^we give	bKeLh[jJ
^we had	bJqTsR
^we have	bXqQ
^we lost	qY
^we make	b]cGiK
^we need	aXtU
^we pay	h\\lBnU
^we teach	lX
^we train	jRlX
^we want	aYcGoKtW
^we'd	iIkWlLqPsW
^we'll	l[qPrI
^we're	bZcXqQtR
^we're a	bZcK
^we've	aSlStP
^we've got	aEbRgAqSsP
^weather	f\\iTjHmIpH
^web	aWbIiTl[
^wechseldienst	f_
^wechselschicht	f_iJ
^wed	bLdTf^
^wed-sat	fY
^wed-sun	fY
^wed-sun 	fT
^wedding	bTiQ
^wedding coordinator	aXbKgKsT
^weddings	aTgWkI
^weddings 	aWiL
^wednesday	dZfThKiI
^weds	cLfWiP
^week	aJbGeRf_lJ
^weekend	aUfQgThJ
^weekends	aLfaiF
^weekly	bYfIhU
^weeks	fThKjRlV
^wegen	dPiIjQs\\
^wegen der	kQs]
^weiblich	sZ
^weichen	i\\
^weihnachtsgeld	g]hK
^weil	bPeQfDiJjTqYsT
^weimar	cWiL
^weimar 	cWiL
^wein	aKbIcIh^iIjKrRtJ
^weingut	bY
^weinkarte	bXhG
^weiterbildung	fAhTiEj\\
^weiß	cLgLqW
^welcome	kU
^welcoming	bKiSkJrUsJ
^welding	bGiJkW
^welfare	gLhSiW
^well	aKfPsQtV
^well 	aFbHcFdKfTgVhSiIjDmIpItP
^well spoken	sT
^wellbeing	bWcIgKhViG
^wellington	cV
^wellness	gFhSiU
^wells	bUcXiF
^wells 	bQcS
^welsh	iJjUkVr_
^wenigstens	gLhSjXpK
^wenn	hPk^
^wenn die	fLiSjRkKnSrR
^wenn er	gWhTjIkDpL
^wenn jemand	iFk^
^wenn sie	iHkSsZ
^wer	aHhKk]nP
^werden	dJfVgS
^werkscontroller	aY
^werkstatt	c^
^werkstattwagen	h\\
^werkstudi	aWeTiJ
^werkstudi 	aTeVfLiF
^werkswohnung	hW
^werkzeug	hWiL
^werkzeugmacher	a[tH
^westport	cX
^wet	fBgThXiS
^weyregg	cU
^wfh	cSdWiIjG
^wfr	jW
^whanau	iX
^what	iStY
^what do	hYtP
^what else	tW
^whatever	eVfGgJhLiUlEqT
^whatsapp	pXrQ
^wheat	bX
^wheel	i\\
^wheelchair	aR
^when	fXi?obtY
^where	t_
^which	aHgSiTtU
^whichever	cTfUiHjIlUpJ
^whisky	bUhLiR
^whistler	aKcYsP
^whitby	bQcR
^whitby 	bQcR
^white	cKhIiJj_
^whitstable	c^
^who	bTiKkKlWrItT
^who :	bU
^who's	jRmAqRt]
^why	b[cHpUqS
^wichita	bJcZ
^wie	dQgToStU
^wieder	aDbIcJpIqPt[
^wien	cc
^wien 	cR
^wife	iIpFqSs^
^wig	i[jH
^wigan	c]iK
^will	lYmVpGsQ
^winch	iX
^wind	bTgKiLkQqKrStT
^window	cSiK
^windows	j^
^windows 	gKjW
^wine	bXgJiDkFlY
^winter	f\\hT
^winterdienst	fFi\\
^winterdienst 	iP
^winterthur	cW
^winzer	jTtK
^wir	bY
^wir 	bWcEhDjRlJtV
^wir brauchen	aPiSqItQ
^wir haben	bXkR
^wir hatten	bKsT
^wir machen	bX
^wir sind	bWcS
^wir suchen	aQtQ
^wir zahlen	gVlHqT
^wird	bFcLfTgQkRlItW
^wirtshaus	bThR
^wisbech	cY
^wish	jJk[
^wish :	jJk[
^with	m\\
^with 0	iGmSnJpXrL
^with a	aGiKmQtR
^with one	aKdTiKmZ
^with the	bJcJdDmFqFrVtV
^with two	dXmW
^within	aLbDcKeFfWgIhFjRoIpJtU
^without	jZlCrT
^wittenberge	cZiH
^wittmund	cX
^wittmund 	cY
^wk	eUfXtI
^wlan	fEh[jLpJrH
^wms	aSjSkQlR
^wms 	jSkSlT
^wo	aHbKcSdXiDkLmKpGqJrLsDt]
^woche	fWhJiQjHnR
^wochen	fShQ
^wochenenddienst	fV
^wochenende	bHfa
^wohnung	hZ
^wolverhampton	cV
^women	kDrWsQ
^women's	bTiR
^women-only	bViS
^won't	bUiInSrJ
^wool	eKfGhUiEjJkX
^word	iIjc
^word 	j\\
^words	aEiKrPtW
^work	dRjPmZ
^work :	iW
^workation	h[
^worked	iLjFk[
^worker	i[
^working	bUhIiDjSmXtL
^working at	jY
^works	bKiFjRm_
^workshop	aPbJcTiGjLlZpTsK
^workshops	bQiR
^worksite	iQ
^world-check	iJjX
^worthing	c[
^would	iLkSqUsZ
^wound	aHi]
^wps	i^jH
^wrapping	iT
^wrexham	qQ
^write	iTtS
^write it	iTrY
^write the	iZjLrJtJ
^writes	iIjZrJ
^writing	jVpR
^writing sample	pQ
^written	iGkUlSpT
^written english	jW
^written test	cIpW
^wroclaw	cUdLnR
^wroclaw 	cLnV
^wset	hSjRkZ
^wset 	hRiHjQkT
^wset 0	jQk[
^wsq	iLjY
^wunschdienstplan	fXkI
^wurstkuche	bIiX
^x	aTg^
^x 0	aVbIfIgU
^x 00	g]
^x-ray	gJi[pQ
^xactimate	iHkHpV
^xalapa	cW
^xero	j]
^xero 	jY
^xmas	cKg]hUoJ
^xmas 	g[
^y	hTiS
^y 	cLh]iT
^y 00	bIgW
^y a	qWsJ
^y dos	hTiGjVpIqK
^y el	fIiIjYqWtQ
^y hay	gKh[iKoT
^y luego	bKdQhKiZjLmS
^y que	hDjXpSrPtX
^y si	jHk\\lGoT
^y sin	hJpKrZ
^y un	gFjUqU
^y una	gRmQ
^ya	iIlSoSsRtW
^yachtmaster	j\\
^yakima	c[
^yamaha	bViKjPtJ
^yard	aZbDc^mRnL
^yeah	eUfJgFsItW
^year	aRhSjR
^year-round	cJeTh[jK
^yearly	h\\iHnK
^years	iGt[
^yeovil	cV
^yeovil 	cV
^yes	aKcHeSfIkIoXtT
^yes 	aFbHcEdKeQfLgJhKkElKmJnJoVpJqLrLsKtR
^yo	pQqXrBtZ
^yo 	aHhKmEpRt^
^yo y	bHiLjKm[
^york	cY
^york 	cT
^you	iYjP
^you 	cJlRm]
^you can	gEiGjZlToKtR
^you don't	lZqLrL
^you get	fYhUjI
^you know	cUjSpKqXtG
^you need	hIiIjZnU
^you will	jJmTt[
^you'd	iSjQmT
^you'd be	iKjDn[tU
^you'd work	iKo[
^you'll	hIjPlTsP
^you're	kSm\\pI
^young	iSs\\
^your	aKgShZkLpDqS
^your own	hUjVrK
^youth	bJcGiXjS
^yr	e]iEjYpJ
^yrs	iHj[
^yurt	cLgTh\\lGtH
^yverdon	cW
^z	eUiKjVlEpX
^z-drive	bTiR
^zahlen	hViDjQ
^zamora	c[iK
^zaragoza	cU
^zaragoza 	nR
^zarate	cV
^zaune	aKbJcHfKi_jJtJ
^zeebrugge	aJcWrQ
^zehn	bTgRiJjQ
^zeiten	fR
^zeiten :	fR
^zeitkonto	fXhL
^zell	c]
^zentrale	cXnK
^zephyr	cIiGjTkS
^zerlegen	bJiS
^zero	bXeQhDiSjKlU
^zero hours	eZfP
^zeugnisse	iPlTpT
^zfa	a[jL
^ziel	i[
^zigzag	jX
^zimmer	gJhb
^zinc	bYhVmDtK
^zittau	cW
^zollpapiere	iZ
^zona	bTcTgT
^zone	c]gVtJ
^zoom	dQiFjKkKlKp]
^zoom 	cIdTkIlKpU
^zu	iYmY
^zu besetzen	aXeHiJ
^zu tun	iQtT
^zug	c]
^zug 	c_
^zulagen	gZiK
^zulu	jY
^zum	iJoc
^zunachst	e^gJ
^zup	jY
^zur	bZdRiHo]
^zurich	bIc_
^zurich 	cV
^zusatzversorgung	hY
^zuschuss	hT
^zvk-rente	hX
^zwanzig	aRfStL
^zwanzig bis	aLfY
^zwei	mW
^zwei jahre	bLeThSjU
^zwei tage	bGdZhQjJpQ
^zweimal	cJn]
^zweiradmechatroniker	aU
^zweite	iCmUpS
^zweites	dIhXjRmInH
^zwischen	fRgShSiG
^zwolf	aIbJhPjFm[
^£	g[
^£ 0	hU
^£ 00	g[
^£ 000	gZ
^¤	g\\
^¤ +	gQ
^¤ /	hV
^¤ 0	gT
^¤ 00	gX
^¤ 000	bTgV
a +	aKcKgKhKiHjXkKmKnKpAsGt^
a /	fPkR
a 0	jR
a 000	gLha
a 00000	bHcJfFg^iQjLpI
a :	aEt\\
a bad	hJiZjKsR
a big	k[
a bike	hYiKj=kSlY
a bit	iPqGsT
a board	jQtT
a bonus	jRk]
a bordo	aKiKmVoT
a car	lWnXtG
a cargo	aPgIhUma
a cat	bVgKrZ
a chair	eYgAhGjLtZ
a chaleur	aHiQjQ
a chat	aLhKiUtH
a cinco	fRmQpV
a clean	iUoH
a community	aPiQ
a condition	l[
a convenir	fQgToVrJ
a coruna	cW
a couple	jU
a course	gJiDlUqV
a cuatro	fTiSmG
a cv	lX
a day	gViZ
a de	a\\
a decent	lU
a degree	jGlX
a deja	iKjVkHqSsW
a desk	gJh[jQmQ
a deux	bBhWjTsK
a diario	dViHnTsS
a diciembre	jL
a diploma	a^jKlFtH
a distance	dU
a domicile	aSdSiP
a domicilio	fKgUiP
a domingo	hJnY
a dos	aKcSf]iS
a duree	eU
a family	aKbShFsZ
a farm	jHpZrI
a favor	fFgZjLk_rKsL
a few	bX
a fin	iSoX
a fortnight	cJfSiRjL
a four	aKbShRtE
a friday	jRlW
a girl	s^
a good	bXtQ
a half	fYgW
a head	aVgWiSmI
a hundred	lQtR
a jour	jb
a junio	fW
a l'agence	pSsT
a l'aise	jSsV
a lady	jPpLs\\
a las	iS
a lena	aYbU
a line	jSpGrb
a long	iUkToTqFrP
a los	iS
a lot	jPnXoH
a man	jJkFsd
a mayo	eUkR
a medias	h[jF
a medida	aJ
a mi	mQqV
a mile	gPjUnV
a model	aJjSqVsE
a moitie	fGhZqQ
a month	iWnX
a morning	fTiJkYpW
a must	fTjHkSlY
a new	b[
a nice	cQdXiJkR
a night	aPfGgThEmZ
a nightmare	iQsT
a nivel	dJiY
a nordic	bV
a notre	bKiIkRqKt[
a nueve	fTiY
a ocho	bXfStG
a octobre	fQ
a octubre	oX
a page	r\\
a part	aHg]iTmSnK
a partir	oVrKtW
a passer	bEiSjU
a pie	cZfIhGiGjD
a plein	aFgShYmG
a plus	jKki
a proper	fLhRjJk[sV
a proveedores	jPpS
a prueba	e\\pJtH
a quarter	cJd[eHfJgRhIiPjSmL
a quatre	fSgKiR
a real	eHiLjYkR
a really	fKgIhVmS
a sabado	bS
a saturday	bQfX
a school	fRjWsT
a season	bQcHfKgKi_
a second	aQbVcGiEkUqTrK
a seis	fRmP
a senior	aTqXtC
a ser	sV
a share	gWhHqP
a shift	bHi\\jQ
a siete	bRfTgQiGmJ
a small	bYpSqB
a social	aS
a strong	jSkLqSsT
a su	oQqT
a sunday	b\\fJ
a sus	iEjRmY
a temps	aSeY
a text	iYkKpUqXrC
a third	fHiW
a todo	hYoLpV
a treinta	bIcIfGgQmUsV
a tres	bUfZ
a trois	iXmJpRqR
a twenty	iIjP
a two	qS
a una	fRjTpQsJ
a une	hTiFqYsS
a van	gKhUjUlJnL
a ver	gHt\\
a viernes	fX
a volonte	hY
a walk	gYpQ
a week	hP
a wk	bTe]gGjKnG
a year	bQhQnT
a yr	cTeJfXjJnX
a$	gRtU
a-lev-	jSkJlY
a-level	jSkJlY
a-liz-	jQkV
a-lizenz	jQkV
a-lizenz$	cKiKjRkT
a.m	fZhGpT
a.m$	fWgJhKiUmKoG
aa	aPb]iTj@
aa$	aWbWcIiI
aan	jX
aan$	jX
aar	bQc\\eJhX
aar$	aJbFcXfLh[
aarhu-	aLcVdQ
aarhus	aLcVdQ
aarhus$	dQiV
aas	aGbIcHiIjYkHmX
ab	oR
ab 00	fUgV
ab dem	cLfLhZnVqJ
ab januar	eVfDgT
ab marz	bIeR
ab sofort	dJhQoV
ab tag	eWfKgV
ab und	bUnV
ab$	bSrXsQ
abacu-	cKiBjdkJ
abajo	fWnQpIr[
abajo$	cJfYkKnRrR
abap	aXiIjRlV
abatt-	fKhFiXjXlL
abbau	eXfX
abbau-	fS
abbauen	fS
abbauen$	fS
abbey	bXiL
abend	aLf\`iImT
abend$	aGgUiImXtQ
abend-	f_
abenddienst	i]
abende	fY
abende$	fW
abends	fSpT
abends$	bWfWiB
abendservice	bHcJfUhGiQkJmKpJ
abendtermine	f\\qJtJ
aber	dQkRqS
aber das	lHq^tJ
aber nicht	lQqZ
aber$	jGk[lK
aberd-	cSnY
aberdeen	cSnY
aberdeen$	cY
aberg-	casS
abery-	cVfI
aberystwyth	cVfI
aberystwyth$	cWfH
abfah-	hGiQnY
abgeb-	pQ
abgeben	pQ
abgef-	fT
abgefeiert	fT
abgeg-	fYgLiVqH
abgegolten	f[gI
abgegolten$	bLfXjJmIqL
abges-	jYrRsP
abgeschl	jU
abgeschlossen	jQqQsR
abgeschlossen$	iCj]lL
abgeschlossene	hQjU
abgeschlossene ausbildung	hRjU
abgeschlossenes	jS
abi	dKpVsS
abidj-	aJcUnV
abidjan	aJcUnV
abidjan$	cJnX
abier-	bRiIjX
abierta	bRpQ
abierta en	bYiIqR
abierto	bUcKfH
abili-	bFjamHnI
ability	bGiWjQmI
abkla-	iRjV
abklaren	iRjV
able	jW
able to	j\\kR
able$	i]kD
abm	j[
abm$	jZ
abmah-	qW
abmahnungen	iW
abmel-	iU
abmeldungen	iU
abnah-	eGi]kL
abnahmen	iX
abneh-	bVcHiX
aboar-	bRfZhPjK
aboard	bRfZhPjK
aboard$	bQf[jK
aboga-	aRmW
abogado	aXlU
abogados	b\\mPtJ
abogados$	bWiKmR
abona-	hYiTjKkJ
abonn-	h\`
abonnement	h\`
abonnes	bY
abonnes$	bY
abori-	bIiSjW
aboriginal	bIiSjW
about "	rX
about 0	b[iHnJ
about 00	cSfWgLmQ
about 000	cJfEgYiPjK
about it	b]fFqR
about the	pDq]r\\sG
about to	jJsX
about twenty	fV
about two	iSjHtS
about £	bWiJrQ
about$	dXfYtU
above	aKcVhUkQmV
above 00	gLs^
above the	hU
above$	hQiGm\\pJ
abr	i]
abraz-	iGpJtd
abrazo	pLt]
abrec-	aTi\\
abrechnen	lUsH
abrechnen$	iX
abrechnung	hCjTpV
abrechnungen	bJiZ
abrechnungen$	bKiY
abril	o]qV
abril$	oZqU
abrim-	bQjVtT
abrimos	bQjVtT
abrimos$	bGfYiGjEtV
abrir	iZtK
abrir$	rW
abroa-	jP
abroad	jP
abroad$	jR
abruf	bKfcgHhIiBjLpGsK
abs	eQjVlH
abs 0	eQjVlH
absat-	aJcFjImLpIqIresLtT
absch-	cLiXjZ
abschluss	cJj^tJ
absen-	iSqQ
absence	gSiPpLqXtH
absence$	iWqRtH
absic-	iVrP
absichern	iVrP
absichern$	iX
absol-	jWqZ
absolue	jT
absolue$	jW
absolut	gJiHjQqU
absoluta	jSqR
absoluta$	jTqP
absolute	cRjSqP
absolutely	jXtT
abspr-	dSfRgSiT
absprache	dTfSgTtK
absprache$	dVfTgSiItJ
abste-	gKhUiUsW
abstenerse	eJs\\
absti-	iTqV
abstimmung	iQqV
abstr-	aTbIpLrV
abstract	bFpErZ
abstract$	jVpK
abstracts	i\\
abstracts$	aJiZ
abt	bLgRiR
abtei-	bYiLm[pGsQtK
abteilung	aTbGiTmPpLsVtH
abu	c]
abuel-	jXsR
abuelo	bR
abwas-	bRi[tJ
abwassertechnik	iIjVlL
abwassertechnik$	iIjVlL
ac	hViT
aca	jPl]
aca$	aQlY
acaba-	i]jG
acade-	bThQ
academia	hWmP
academia de	mT
academy	cThKlQ
academy$	hRqP
acams	iDk\\
acc	aRlLsX
acc$	aXbJdE
acca	cJiS
accen-	lQs[
accent	jKlTqQsV
accent$	lXqX
accents	iHs[
accep-	jQlSpP
accepte	aRlSoT
accepte$	aUiIjJlVsP
accepted	iEjSmFpZ
accepted$	iDjSmFpZ
acceptes	bKl\\
acceptes$	bKl]
acces	hYiQ
acces-	iZ
accesos	aStK
access	bV
access$	aJbEfWjS
accessibilite	bJiUjJkX
accessibility	iQjT
accid-	i[qJ
accident	sY
accidente	jX
accidente$	jV
accidentes	hViW
accidents	i\\qDrY
accom-	hUiUjT
accommodation	h\`iIj[rB
accommodation$	h]mE
accompagne	bGiWo[
accompagnement	iYmK
accompagnements	bV
accompagner	aTbHjTkR
accompaniment	i^jG
accompanist	aFiDjUlBm\`
accompany	bKfKid
accor-	aPdKhRrWtK
accord	cLeIhWiR
accords	dKiR
accou-	aW
account	fRiLmRqQ
account handler	aUjHqPsP
account$	fZhQ
accountant	aZqT
accountant$	aXjS
accounting	iRlUsJ
accounting$	iIjRlYqLsE
accounts	aPiSqR
accounts$	i\\jL
accra	c]s[
accre-	aRiKjZrW
accreditation	iEjUpKr[
accredited	j[
accredited$	ja
accro-	jBr]sT
accru-	gV
accue-	iRmS
accueil	iVmT
accueil des	iQ
accueil$	aLm[
accur-	jY
accuracy	aBiRjV
accurate	jW
ace	aLb^cKfYi@jJ
aceit-	b[iQ
aceite	gPiW
aceite$	i[jLpK
acent-	iIrJsa
acerc-	cJhSiK
acercamiento	cJhSiK
ach	bGeKgLiPqXsKt\\
ach ja	hRqHrKtV
ach$	hBiYqStK
achat-	hLiQnT
achats	hLiQnT
achet-	iP
acheteur	aQ
acheteurs	iTmSsP
achs	aLcJi^sT
achse	gLiLn]
achse$	dKgLiLn_
acht	bRmS
acht leute	bQmU
acht wochen	aEbEe_hIjLlVmL
acht$	bJfYhQiHjLmPoK
achte-	bRfYiKjImR
achterberg	jImUpQ
achterberg$	jImTpS
achtu-	aHbWfStI
achtunddreißig	aFbVfXtF
achtz-	fX
achtzehn	fV
achtzig	fVjQ
acide-	aJbHiU
acidez	aJbHiU
acidez$	iT
ack	jY
ack$	jY
acl	jZ
aclar-	iYmG
acls	jTkS
acls$	iIjUkS
acogi-	iZ
acogida	iZ
acogida$	fKiYjLlLmL
acomp-	iRmQ
acompana	aCba
acompanamiento	bKi^
acompanante	aTcGhJmX
acompanar	iQjT
acopi-	b\\iJjL
acqui-	bJi[jR
acquisitions	bFiPjT
acred-	bSiFjPk[
acres	bfjK
acres$	b^fH
acros-	fLmSnP
across	fLmSnP
across the	gHhXlKqS
acs	jX
act	bKjYrS
act$	bKgKjZkIlLrK
acta	aKmKo\\
actas	ia
actas de	iZ
actas$	iX
acte	gUpUqL
actes	aKbRgHiUjU
actif-	iStJ
actifs	iStJ
actifs$	iQtJ
actio-	bViQmI
action	mHqQtW
actions	iX
actions$	iUjR
activ-	aPiT
activations	bKi]
active	aTcKnHsT
active directory	jTrP
active$	bFcIhYiTsU
activities	aX
actual	gQsQ
actual$	gWhKiTjGkHqH
actualizado	iTjFkY
actually	gShWiFjZtQ
actuary	aXiIqU
actuary$	a^iL
actue-	hGsX
actuel	sZ
actur-	jV
acturis	jV
acturis$	jX
acuit-	jY
acuite	jY
acute	bUfW
ad	qRr_tQ
ad for	aQmHrTtP
ad$	aPgLqSrWtQ
ada	gTiR
adapt-	bKiSjU
adas	aXbKjT
adblu-	aLhKiX
adblue	aLhKiX
add	aGiKjPkQpHr]tQ
addit-	fKg[qYrE
addition	fIg\\
addre-	cSiSrSsQ
address	cUdKrUsS
ade	bDiTjZ
ade$	bCiXjY
adela-	aRhQiJlW
adelante	aUiJl[oQ
adelante$	aIbKiKjLlXoT
adema-	hRjKkV
ademas	hRjKkV
adent-	cTf]
adentro	cTf]
adentro$	cXdWfDiI
adher-	aJb[
adherentes	bViK
adherentes$	bViK
adherents	aHbZiTjLsI
adi	hHiVjX
adici-	gJiYkT
adicional	hRkX
adicional$	hRiKkX
adjoi-	aRm]
adjoint	aXgQqP
adjoint$	a_bKiLpIsK
adjoints	iKmYpJ
adjoints$	iKmXpJ
adjud-	bZjJ
adjun-	aQeTiJpU
adjunta	aSeLiJpX
adjunto	aRtR
adjus-	aQcUhIlT
adjuster	aVbIhFiIlZpK
adjuster$	a[tJ
adjustments	cZfJrTtL
adler	iKj^lI
adler-	aIbVcQtE
adler-apotheke	aIbVcQtE
adler-apotheke$	bS
adm	jX
adm 000	jX
admin	a]iWmUrK
admin$	aWbLm[
admin-	bPm[
administracion	bYjV
administracion$	bHiSjYmKqL
administrador	aQm[
administrador de	aS
administradora	bImbtH
administrateur	aFb[cKiGmJtJ
administration	aJb\\fIhFiHjRpLtK
administrativa	aZbHgTmI
administrativa$	cKgW
administrativas	iRjKmW
administrativo	aYmK
administrator	a[
administrator$	aW
admins	m^
admins$	mXpL
admis-	ePjYmWpI
admission	bKeTiGj^
admissions	aRiTtK
adobe	h[iLjSkF
adole-	hKj[kFlE
adopt-	eYkY
ados	aAb[gJhJiJjZ
adr	iRkYlW
adr$	iQjRkQlQ
adres-	bXgHiGp[
adresse	pU
adresse$	pSsK
adressee	pW
adressez	pR
ads	j[
ads$	iQjT
adscr-	aKbKcIdKfIgKhIiFjJkFlKm]nKoKpKqKrItL
adult	bTgHi[jUkL
adult$	gIhJiUj]kI
adult-	iU
adultes	aJi\`lF
adultos	bQcT
adultos$	aZbLcEiR
adults	iQkT
adults$	jY
adv	hTiLjSmU
adv$	hViHjWmT
advan-	iPkVlQ
advance	hUjR
advanced	bDcGhIi\\kJ
advantage	iLk\\lW
advantage$	ka
adven-	iPoU
advent	iPoU
adver-	rVtX
advert	qSrUtS
advert$	aJeGqRrQtY
advertise	aTjLlJ
advertise for	bTrFtP
advertise$	aUbJjKqR
advic-	iUjR
advice	iUjR
advice$	i[
advis-	aV
adviser	aWhR
adviser$	a^hPjJ
advisers	aHbZiHjFmWsI
advoc-	a_bHiJrFtG
ae	aSjLkR
aec	iKjY
aecid	bQi]jEnL
aed	gR
aed 0	gSsR
aed 00	gUsR
aed$	cTgRiIjQoK
aeo	bVeFiSjKm\\pGsJ
aep	j\\mI
aerat-	cIdLeLiWlLnLpLsLtK
aerif-	fJi\\jI
aero	b_cHeJiKjX
aeron-	aCb]cKiFqQ
aerop-	aIbIcb
aes	iTjW
aes$	aKiSjT
aesf	iEk]sJ
afac	bJcGja
afc	g]tK
affai-	bYhTiK
affaires	bVhUiK
affaires$	bQcLhX
affairs	bU
affic-	bIiWqV
affiches	iW
affiches$	iV
affil-	bTiU
affilies	bY
affilies$	bY
affir-	gBia
affirmation	i[jJ
afgsu	jZ
afgsu 0	jZ
afili-	bSeUhYiJpK
afiliacion	eUh\\iKjJpJ
afiliados	aIb^
afin	aKiKjXlFsX
afina-	a[bGcGhIiZjJmJ
aforo	bUi^
afrai-	dReQjW
afraid	dReQjW
afraid$	dSeUfJjFqWsB
afric-	iHsd
afrik-	jSkSlQsL
afrikaans	jSkSlQsL
afrikaans$	cIiEkZ
afscm-	bLeQiKmW
afscme	bLeQiKmW
after 0	ePfQgShZ
after 00	fGg[hSqQ
after a	aWeQgThS
after easter	hHo[
after effects	iIjVkT
after hours	f>h\\lZ
after midnight	gXsP
after one	bLeVhSt\\
after probation	dTgUjH
after school	bIeKf]gFhIjKkKlJoG
after six	bWeYiJjK
after the	hKoUqQ
after three	bIeKhWi\\jFmFsJ
after two	eYfChQjD
after$	aIhUiStV
after-	fQiR
afterloader	bSiQjK
afternoon	pStU
afternoon$	bKiTp[
afternoons	aQfY
afternoons$	aSfZiH
afterwards	fWiL
afuer-	bHcTdWfRgL
afuera	cHdXfRgKhK
afuera$	cHdXfRgJhKiK
ag	aDb[hQjR
ag$	bUc[hGiEtQ
again	aIqTrTtV
again$	jKqQrZtZ
agarr-	jHpIqa
age	s]tS
age 00	aJbVrYs^
age$	cHfLg\\hJqJsRtX
aged	aKgTiRjElQ
aged 0	bXgG
aged 00	aJi^
agees	bHfIi[jTsT
agen	c\\
agen$	c\\
agenc-	bV
agence	aRbRqP
agence de	bPcZ
agence$	aViKj[
agences	bViQ
agences$	bViR
agencia	aJqQ
agencia de	aFbTcSiLjR
agencia$	cJfJiLlIqY
agencias	aTiJjQ
agencias$	aWiLjR
agencies	bUpUrV
agencies$	bRp\`rH
agency	eT
agency$	bUeXpQ
agend-	iU
agenda	iS
agenda$	iSjQtZ
agendas	iT
agendas$	iQ
agent	a]hQ
agent de	aQgXjI
agent$	a\\bIgBhYpS
agent-	aQ
agente	aZ
agentes	aUfKiKmU
agents	mP
agents$	bWiGjTmT
agentur	bTlUqS
agentur$	iHjHlYqU
ages	bRsX
aggre-	b]gYjIlI
aggregates	bRiT
aggregates$	bRiT
agile	cLdXiWjI
agile$	dZiRjH
agile-	iCjXs\\tK
agm	jV
ago	b_eHhLj;
agost-	eRfQoT
agosto	eRfQoT
agosto$	eXfGhPoX
agrad-	kXr\\
agradece	k\\
agradece$	k\\
agrar-	jT
agree	bVgLjZqQ
agree$	bZiGjK
agree-	hPqSsQ
agreed	aLgJiKlJqUsX
agreed$	bKcLdJeHfGgIhIiEjKkLmJnKoJpJq?s\\tR
agreement	bKgShViHnLqRrI
agreement$	fKgYhRiElRqFsKtJ
agreements	iV
agreg-	bXcKgLhIiIk]mIpK
agrem-	bKhKiKj]
agrement	bKhKiKj]
agri	bYhFiHjR
agri$	jW
agric-	jU
agricola	aWbKjX
agricola$	a\\bKcKiEjX
agricole	hHiStQ
agricole$	hDiTtT
agricultural	aJbEcDiZ
agrin-	iLkX
agro	dLeSkWoJtK
agroa-	aX
agron-	iLkYlR
agronomia	lW
agronomist	mY
agronomist$	aZ
agronomo	jR
agronomy	lUmQ
agrop-	kWsJ
agropecuario	jKkWsJ
agropecuario$	jKkWsK
agua	aRbShR
agua y	aWcIhTqI
agua$	jYkHpV
aguan-	jZsQ
aguantar	iIjX
aguas-	cZiK
aguascalientes	cZiK
aguascalientes$	cZiI
aguin-	gXhS
aguinaldo	hY
aguinaldo de	gPhP
ah	fRjLqJt_
ah et	eJgKhInHpLsQtX
ah nein	eLf\\iIkGlHrUt?
ah$	bIcPeRfPhR
ahead	eEfWhKo]
ahead$	eDfYiT
ahi	eThRoLq\\
ahm	jKsQt_
ahm$	jFt\`
ahnli-	aIjXkR
ahnliches	aJfKjSkTlJ
ahora	fXqQsT
ahora$	cKfXhKjLkLqR
ahorr-	hSkT
ahorro	gLhV
ahorro$	hT
ahpra	ja
ai	cRiRlH
aid	jZkR
aid and	hKiWjK
aid$	hYjY
aide	i]jLkZ
aide au	hWiW
aide$	iVjIk_pI
aide--	aZmR
aider	hJi]kQlIpL
aider-	kT
aiderait	kT
aiderait$	kT
aides	aYdGiU
aides-	aZ
aides-soignants	aXiK
aigui-	aRiT
aimer	iJjXnZ
ainho-	bLmRtR
ainhoa	bLmRtR
aipr	j\\
air	bUhS
air$	bWjZkQpK
airbr-	iKjWkQ
airbrush	iKjWkQ
airfi-	bLcUjW
airfield	bLcUjW
airfl-	jU
airflow	jU
airflow$	cKjV
airli-	bY
airlines	bU
airlines$	bWjP
airpo-	cW
airport	aQbRiQpJ
airport$	bDcTiV
airsi-	jZ
airside	jZ
airti-	iZjLpG
airwa-	iV
airway	iV
aisan-	j[
aisance	j[
ajust-	aVgUhJjT
ajustador	aXcH
ajuste	gQiT
akkor-	aHgRqQrHtT
akkord	aHgRqQrHtT
aktiv-	bUjW
aktua-	aRtW
aktuar	aTmJtI
aktue-	aVbRcKgJjW
aktuell	bVgIhHjY
akzen-	jClJqTrFs\`
akzep-	aIfIhHiAj[kGlKoZtL
al 00	fDhXo]pP
al 000	gChQpWqR
al ano	bThWnT
al cliente	dKi[sH
al dia	gThCja
al final	hLiHjKpIqUr_
al menos	jUkHsQ
al mes	fWgViP
al taller	p\`
al$	h[iK
alain	mXpJ
alarm	fVhKiKnRqR
alarm-	i\\jPnQ
alarmas	i\\jF
alarms	iUnV
alarms$	iPnW
alast-	aLiKlWmUpKqQ
alastair	aLiKlWmUpKqQ
albac-	bPcStL
albacete	cV
albacete$	cU
alban-	iGjFkZqJsW
albanil	aQ
alber-	sV
albi	cZ
albi$	cZ
album-	bYiLjGsJ
albums	bYiLjGsJ
alcan-	aWbHiKjV
alcaniz	cSmS
alcaniz$	cSmS
alcob-	cY
alcobendas	cY
alcobendas$	cY
alcoh-	jT
alcohol	jT
alcohol$	jT
alcor-	aHbFcRtX
alcorcon	cUiQtI
ale	gStU
alegr-	cS
alegre	cS
alegre$	cS
alema-	bShKiQkX
aleman	bTkS
aleman$	bVcKiKkS
alerg-	j^sH
alergenos	jR
alergenos$	i]
alert-	bKie
alerta	fViV
alertas	iS
alerte	iRtS
ales	c\\
ales$	c\\
alfaj-	bThGiIjV
alfajores	bThGiIjV
alfajores$	bThFiGjU
algo	kX
algo de	kY
algui-	aW
alguien	aW
algun	bPiHjXkKqJrWtH
algun-	fQgHjRnP
alguna	fUjSkKnS
alica-	aKcRdGnV
alicante	aKcRdGnV
alicante$	nU
alice	bGc\\jR
alime-	hUiQ
alimentacion	h^
alimentacion$	bPh_iG
alimentaire	aPbSiIjWlLtL
alimentar	i^jI
alimentos	cR
alimentos$	cPjT
alisf-	gWjL
alisfa	gWjL
alisfa$	gXjL
aliso-	pJtY
alison	pJtY
alive	sV
alive$	sU
alkoh-	jQkRsR
alkohol	jVsV
alkohol$	jUsT
all day	bFfSiIjUsXtP
all in	bQgShPrQ
all of	aGfEhWnGoEpHr]
all shift	fFiFjh
all the	dTfLhUlTpKsS
all year	bLdFeGf[gUhK
all$	cLmSpQtT
all-i-	fUgXhIlKqI
all-in	fUgXhIlKqI
alla	aLb[jJtX
alle 0	bJcLdQh]iT
alle 00	f_iG
alle drei	eGfRiXjH
alle$	fJgUhX
alleg-	cJgIhGi[jHkXqItK
allei-	iQjQkIs[
allein	aLeJiSjR
alleine	fViGjUsH
allem	bYjRnH
allem-	jPkT
allemand	jPkU
allemand$	jRlQpKrStP
allen	fJgRhTsV
allen-	cW
allende	cY
allende$	cYiH
aller	cShEnRrY
aller-	aCiTjPnSsT
allergen	iP
allergens	jY
allergic	jWsQ
allergy	iU
alles	sS
alles andere	dWiDjZlF
alles$	aSbKiIlWs[tK
allez	jHkYmKpKt\\
allga-	bScPqR
allgau	bUcQ
allgau$	bVcRiI
alli	hXkHlItJ
alloc-	fEgQi[
allocating	iQpL
allocation	gSiSjJ
allot-	i\\
allotment	bKiV
allotment$	bJiW
allow-	gThX
allowance	gUhW
allowance 0	fJgW
allowance 000	gXkGmR
allowance four	gShLiRjK
allowance £	hT
allowance$	dJgVhTiE
allowed	fThUjK
allowed$	fTgLhXiHjIpL
allta-	aWmGtW
alltag	tY
alltag$	bIfSiGtX
almac-	aRbT
almacen	aRbT
almacen$	aWjP
almag-	cY
almagro	cY
almaz-	iUkRmLqKrJtJ
almen-	aLbXcZiJ
almendralejo	bLc^iJ
almendralejo$	bKcX
almendros	aKb^cKtK
almer-	cSnT
almeria	cSnT
almeria$	nU
almue-	h[
almuerzo	h[
almuerzo$	h\\
alnwi-	cT
alnwick	cT
alnwick$	cT
aloja-	gJh\`
alojamiento	gJh\`
alojamiento$	aKgHh\\
alone	b\\cGjWlGqLsStI
along	jHlZqQ
along-	mY
alongside	mY
alors	aLsQt]
alp	aLbUcR
alpha	bIhQiY
alpha-	bIcUhWi[mL
alpin-	bUjT
alpine	bXiHjV
alrea-	sTtK
already	sTtK
already$	kUsR
alrig-	aLtZ
alright	aLtZ
als 0	jYsL
als zwei	fXjVsJ
als$	iDjUkSpRtV
also	tU
also die	aIhQtV
also nicht	eIhRmUpKqZrKsK
also private	hRjK
also wir	bUsLtR
also$	aKiEte
alt	bQfViQ
alt weekends	fU
alt$	bWjJsT
alta	dTeVfRgIiI
alta$	bUcJdVfJhRiBjFkUlJqJsI
altam-	bLnU
altamira	bLnU
altamira$	aLcQnU
altar	iZ
altas	iS
altba-	bViWjH
altde-	bIiXjR
alte	kIoTtS
alten	aKjQqErDsatV
alten-	i_
alter	bQjRsb
alter als	jUsS
alter$	pSsV
alter-	dRfT
alterations	aPiW
alterations$	aSbKiVjT
alteren	iKkZsW
alternada	bKfT
alternance	dVeWfShK
alternance 0	d]eRf@jK
alternance$	aRfVgItI
alternancia	cHdafGiLjK
alternante	aGcIiKm]
alternas	fUsR
alternas$	fV
alternate	fQm[pB
alternate weekends	fQjQ
alternate$	fWgJ
alternating	fWjK
alternating$	fXiJ
alternees	fT
alterno	fUgK
alterno$	fWgK
alternos	fQ
altersvorsorge	gGhTiKqR
altge-	a[bHcHiCtI
alto	c]gJj\\
alto$	bQcWiHjQkS
altri-	cQ
altrincham	cQ
altst-	aHqZ
altstadt	aIfShLiRlK
altur-	jSsU
altura	cPsV
altura$	fUgU
alturas	iIj\\
alturas$	iKjW
alu	kTlSpJ
alumi-	aSbHjY
alumn-	aKbUiZ
alumnos	bX
alumnos de	bX
alumnos$	aLiT
alway-	mQpP
always	mQpP
always$	fGhIiQmWnV
am /	i]jFnEsW
am 0	f[iIpSqR
am 00	fRhKiLq[
am a	fX
am besten	s[
am freien	hV
am in	iJjXlHt\\
am liebsten	kQoQsT
am see	b\\cUsP
am starts	f]jLsV
am tag	bTgXhIiV
am telefon	fRjTmL
am tresen	iTjHmQ
am$	fViY
amade-	jX
amadeus	jX
amadeus$	jX
amane-	fX
amanecida	fX
amarr-	dHf]hJjKtK
amarre	hKiZ
amarre$	hKiY
amasa-	iX
amasar	iX
amazo-	aIb[c^iC
amber-	aHbFcTiIj\\
ambie-	jUsR
ambiental	aScKjY
ambul-	bXjT
ambulances	b]iF
ambulancia	aQjU
ambulancia$	aSjQ
ambulancier	aX
ambulant	bIcGi]qS
ambulante	aAb\`tJ
amena-	bKeIgLq]
amend-	iQqZ
amendments	iS
amendments$	iS
ameri-	bVfT
american	aJbXiTpJ
amf	jb
amf$	iKjZ
amiab-	iWjJ
amian-	aTcHhKiTjIkZmKpI
amiante	aWcJiY
aml	aPiGjT
ammon-	dRiSjR
ammonia	dRiQjS
ammonia plant	iY
ammonia$	dTiU
amos	aGc]
amos$	aGc]
ampa	aJbYqTtK
ampar-	mQpT
amparo	mQpT
ampli-	fRtX
amplitude	fSjQ
amplitude 0	bYcLgK
amplitude$	fRiLjV
amput-	aLbRiS
amputees	aLbRiS
amputees$	aJbPgJiW
ams	fXjVsU
amste-	aJc_dRiAjGkLtF
amt	aJbWfGmTrTtS
amtsg-	aIbCc^iKnLpI
an 0	fX
an :	aJiTpUtZ
an ad	aQbKeRrEtQ
an advantage	kY
an asset	iIkZqH
an bord	f\\iP
an de	eWfPjU
an den	p]
an der	bPcT
an die	bKiPpZqT
an early	aGhKiUjGkJlV
an en	bJiEjWmV
an frau	pZ
an hour	gX
an hr	aSeHfKg\\
an independent	mV
an mich	iKm]qE
an office	aHcLdIiZjQmIqIsLtI
an old	cKiQsV
an personal	pQtP
an tvod	cKeIg_hD
an zwei	bRcGdUiKnR
an$	iS
an-ac-	iRmR
an-acc	iRmR
ana	mT
anaes-	hKiS
anaesthetic	aSiEjV
anaesthetics	iUjHsItK
anali-	aQ
analisis	iTsV
analista	aV
analista de	aTeJiJrR
analistas	aQmU
analistas$	m]
analy-	hQmV
analyse	eKhaiGjKkI
analyses	iQjY
analysieren	iV
analysis	iUjU
analysis$	iWjS
analyst	aY
analyst sql	jIkJrSsRtS
analyst$	aYmS
analyste	aWmU
analyste-programmeur	aY
analystes	m]
analystes$	m\\
analysts	mX
analysts$	m[
anato-	a[bJgJiLkJ
anbei	tX
ancho-	aIcUdU
anchor	aGbWdYfK
anchor day	dX
anchorages	bIc^iIjJ
anchorages$	bJc[iE
anchors	iX
anchors$	iU
ancie-	bGcYgU
anciennete	gWhR
anciennete$	hY
and 0	iSjD
and 00	f\\gUsT
and 000	bPgKhRiW
and able	bFfRjY
and all	hViS
and an	bHhVm\`
and at	jQ
and be	fUjVnHqL
and doing	fLi_jE
and english	jX
and every	fTpL
and fifty	gUlU
and finish	aIfYiJ
and five	hZ
and forty	eKlHtU
and get	iX
and getting	iVkL
and half	gV
and hand	jX
and have	jVsR
and honestly	cEdVsX
and i	iQqQ
and in	ratJ
and it	gRhKiLqUtU
and it's	eQfSlLqSsJ
and keep	g[iXjKqL
and keeping	iWqJ
and me	mSqV
and medical	bSgTjG
and must	iQjQsP
and my	bZrQ
and never	bYfQ
and new	fFhZ
and no	s]
and not	s]
and one	aQbKjPmS
and our	bZiJpJqErZtH
and please	cLqXrQsH
and run	iZ
and saturday	tS
and see	pW
and set	cHdIiQjY
and sit	iRmQ
and sixty	fViK
and so	bX
and some	b^iEjX
and still	b[jJ
and ten	bTgV
and their	hHjXnK
and then	iP
and there	bLjKmUsS
and there's	bRgUsP
and they	sR
and thirty	bJfKgChSiW
and three	aHbYmU
and thursdays	fRiT
and to	eLgKhEk[tI
and training	hZiU
and twelve	gGhT
and twenty	bQfJhWiHpJ
and two	aUgKiYnToI
and we	bVcRhK
and we're	aJgFhGiBj\\qIrLsLtU
and write	qJ
and you	bPgQjS
and £	gGn[
anda	jJmKpKqctF
andal-	gShHnUsX
andalucia	cJhFjTnX
andam-	iZsP
andamio	iWlKsT
andamio$	iCj[sW
andar-	aRjIqX
ander-	sT
andere	cRdQkSlQ
andere$	cSdKgKiUkHlVqHrLsG
anderes	kV
anderes$	jZ
anderlecht	cVjQ
anderlecht$	cViKjQ
anders	iJjVqIrIsFtY
ando	pHq]sK
andre-	cWiCjFmTpLt^
andro-	kLmX
android	aRbKiQmQ
android$	aXhEjT
anerk-	aHfHjX
anerkannt	aHfHjU
anerkannt$	jY
anerkannte	jS
anerkennung	aKjR
anerkennung$	aKjT
anestesia	hPiS
anexo-	aJbKcWpT
anexos	aJbKcWpT
anfah-	fXhGiPjG
anfahren	iU
anfahren$	hKiY
anfan-	aUoXrT
anfang	oX
anfang$	hPrR
anfangen	oSrZsW
anfor-	aErTtU
angab-	tU
angaben	tU
angeb-	gGmPpQrR
angebote	iY
angeh-	fKhJidkJpJrX
angel-	iRlR
angelehnt	gTjK
angelehnt an	gR
angelehnt$	gW
angeles	aEbScZ
angeles$	aIcZ
angem-	gWhI
angemeldet	gWhI
anger	hGj_
anger-	cWjKlS
angers	cYhIlUmJ
angers$	cYhIlVmI
anges-	aFbWeVkR
angestellt	e]
angestellt$	e[
angestellte	bWiVmI
angestellte$	aLbUgQiTjK
angestelltenlehrgang	j\\
angestrebt	gLjHkZ
angestrebt$	gLjHkZ
angla-	jVrR
anglais	jXkPrQ
anglais c	iQ
anglais courant	jY
anglais de	jUkS
anglais$	kSlV
anglaise	a[cJhHiCjFpJrT
angli-	r\`
anglican	iKjYlJrDsY
anglicismes	rT
anglizismen	gLpLrZ
anglo-	cQsV
anglophone	cQsV
angos-	c[iKtL
angostura	c[iKtL
angostura$	cTiK
angry	aGfLi[
angst	jZlEpKrJsE
anhan-	jUsY
anhor-	aIcIi]
anima-	aP
animador	aXbQjK
animadores	aEiHm^tJ
animal	aPlSrP
animales	bSgHhJiVjK
animalier	aU
animals	bPfQ
animateur	aS
animateur$	aWiI
animateurs	a\\bHiI
animation	i]jL
animaux	bWhPiJ
animaux$	aLhU
anime-	iTmS
animer	iTmT
animer$	aKeKm[
animo	bZ
anish-	iUjAk\\
anker-	d[fHiZtJ
anlag-	cQgPjP
anlage	bCcVgViKjQ
anlagen	bXiK
anlagen$	bW
anlagenmechaniker	aKjTqS
anlau-	bZiH
anleg-	iV
anlei-	iWmQ
anleiten	i^
anleiten$	iU
anleitung	jRmT
anler-	aHiWjK
anlernen	aHiWjK
anmel-	hIi[pR
anmeldung	hHiYpR
anmeldung$	iZ
anmeldungen	iU
ann	aJbIc^fLiFjHoHpWtK
anna	aBbKcEgKiAjKm\\oFqZsEtV
annah-	iW
annahme	iW
anne	aIbKpErItc
annec-	cT
annecy	cT
annecy$	cV
annee	aJdQeTjQqQsL
annee$	dUiR
annee-	bGjWtR
annees	bGjWtR
annek-	gJmSrR
anneka	gImT
annel-	aIbCcLeHhIiEkLm^nJpR
annex-	eShU
annexe	eShU
annon-	qR
annonce	qSrQtS
annonce$	qTtP
annonces	iVqQ
annonceur	iSjS
annou-	q\`tQ
annua-	eYfZ
annual	aFhRiYjP
annual$	cJeWhImK
annualise	eSfXiJ
annualise$	eSfViK
annualised	eYfWhK
annualised$	eUfQgUiH
annualisees	fQqT
annualisees$	fS
annually	fT
annually$	fT
annue-	cKfVgUhSiS
annuelle	fXgZhGjH
annuelle$	bIfJg[hL
annuels	fR
annuels$	fR
ano	hQ
ano con	bThZiHjH
ano de	j]qR
ano en	cJdYhT
ano mas	gShI
ano pasado	bTgT
ano y	bJfIjY
ano$	bPeQnT
anoni-	bFiKmFqEr_
anony-	aKiXjGpQr^
anos	jb
anos con	iUjUsJ
anos de	j[
anos en	j_
anos y	bRjQmCqQ
anos$	bWsR
anota-	i\`jI
anoth-	iQmQ
another	iQmQ
another$	aCiVkGqQtW
anpas-	iV
anpassung	iV
anpro-	i[pK
anr	aSbIeSiQ
anr$	eUiQ
anrei-	fKgLhRiQnS
anreise	fKgLhRiQnS
anruf	pb
anruf-	pZ
anrufen	p[
anrufen$	iGp[qL
ans	jV
ans au	aIjW
ans aupres	jYmK
ans d'experience	jS
ans dans	ja
ans de	jWm\\
ans en	iIj\`kT
ans revolus	jY
ans$	eYiR
ansch-	lHmXp[
anschreiben	iLlDmJpb
anschreiben$	iGp\\
ansel-	mStR
anselm	mStR
anselm$	mStR
ansib-	jY
ansible	jY
ansible$	jW
anspr-	aGi[jKmXpX
anste-	eWsS
anstellen	bLeSiS
anstellen$	bLeSiS
answe-	iQmXpS
answer	bQpS
answer to	iHm_
answer$	iT
answered	fXgGpXrD
answering	aRiWjJmW
answering the	aXhLiVmFtF
answers	mW
ante	i_pT
antec-	iGjXpRsU
antecedentes	pSsW
antecedentes$	jJpPsX
antei-	bLcKdIgZhSiHjFrK
anten-	aQbUiPmKqQ
antenatal	bLiW
antenatal clinics	bLiW
antenne	aUbGcUqT
anter-	kSqS
anterior	qV
anterior se	q[
anterior$	jV
antes	fQiSoW
antes de	o[qU
antes del	iYpR
antes$	fPjKkKoStT
anti--	aLbFcHdKeJfKgJibjJkJmKnKoKpKqJrLtK
antib-	bHcadK
antic-	bIg]iWjLpHqTrH
antig-	cTgVqQ
antigua	bVcIiKjR
antigua$	bVcIiKjQ
antiguedad	gZ
antiguedad$	gUjR
antip-	cTiQ
antipolis	cV
antipolis$	cTjK
antof-	cShT
antofagasta	cShT
antofagasta$	hV
anton-	iPmQ
antonio	cQiR
antonio$	cPiQ
antra-	aDbGgJqRt_
antri-	aKcBeKfGgYhEiJjJlKmLnZoKqUsKtF
antwe-	cW
antwerp	cW
antwo-	bXiFpX
anual	eUfTiPkHoV
anual 0	fYjL
anual$	eWiRoT
anual-	bQfQ
anuales	bQfQ
anuales$	bVfSgJ
anunc-	qPrUtP
anuncio	rWtS
anuncio$	iLqLrX
anwal-	bXkSmV
anwalte	bPmW
anwalte$	mX
anwar-	aEgXhHi?j]kI
anwei-	fKiVjPmH
anwes-	bDdWeLfJiVjInIsLtW
any	jVlRoT
any 0	aHcSfZiHjKtW
any more	eXjIlP
any of	dUkZsG
any$	bJcKfRi?j\\kTlKpU
anybo-	lIpVqV
anybody	lIpVqV
anybody$	pRqX
anyon-	eJsX
anyone	eJsX
anyone$	cKeGjKl[oVpIsE
anyth-	tX
anything	tX
anything$	jStW
anywa-	lWrR
anyway	lWrR
anyway$	lQpGrV
anywh-	cYdS
anywhere	cYdS
anywhere in	cRdUnR
anywhere$	cDdZkUrR
anzei-	rY
anzeige	rU
anzeige$	rR
anzug-	gBha
anzuge	hZ
ao	gTjKmYpV
aoc	bZcKjGk[
aoife	aKiGoIp\`qI
aop	bYhTjTkI
aop$	b\\hH
aout	eTkHo[
aout$	fRhQoV
ap	aWmZrQ
ap$	iGjQm\\
apa	jT
apac	iQjV
apara-	id
aparc-	h[
aparcamiento	h[
apare-	a[cLkJoH
apart	aDdQi\\nLqKrDtL
apart-	gPsU
apartamento	eJgHh^
aparte	fPgVnQ
aparte$	fSgTnS
apc	cLiFj]kZoKsC
ape	cIeaiIpK
apert-	cJiYpDtb
apertura	i]
apex	iWjS
apex$	i[jD
aphas-	bDie
api	hIjTkX
apicu-	a\\cGiK
apis	i^
apis$	i[
aplic-	lVrQ
aplica	lVpL
aplicacion	iY
aplicador	jS
apm	aXcKjZ
apoda-	cU
apodaca	cU
apodaca$	aTcQ
apode-	iYjK
apoderados	iYjK
apoderados$	iW
apoth-	iX
apoyo	bIcRfViR
apoyo$	bGi[
app	bThPi\\pT
app for	b_iD
app$	bQfShRiSpW
appar-	bVdL
appareils	bXiKjLnT
appareils$	bXiGnT
apparel	bQjV
apparel$	bRjW
appea-	iRjKrXsZ
appeal	bIiXrV
appeals	iUqQ
appear	jLr[sH
appel-	fLiRp\\
appelez	pX
appelle	hFiQpQqW
appels	fFiY
appen-	bUcS
appenzell	cX
appli	b[gGpWrH
appli-	pX
applicable	f[gFhViFjAmKpJ
applicable$	bKdKfVgIhWjDkKmHpH
applicants	bIkWmHpHrW
application	pa
applications	pZ
applications$	b@j]
applies	gSqWrU
applies$	aLgWiIkKpIqRrS
apply	jQp]qR
apply :	gLpV
apply on	qUrF
apply$	jSkSrP
appoi-	iVpQtT
appoint	qFt\\
appointment	jQpV
appointment$	jQpV
appointments	hIi\`
appor-	bIgLiXpY
appra-	hLi\`
appre-	kRmX
appreciated	k^
appreciated$	k_
apprecie	kZ
apprecie$	iKk[
appreciee	jFk[
appreciee$	iJjEk[
apprentice	aWgShQiRmR
apprentice$	aXhQiLmY
apprenticeship	gUiUkI
apprenticeship$	eKgWhIiQlK
apprentis	lVmW
apprentis$	m[
appro-	aR
approbation	iKjZ
approbation$	iJj\\
approval	jSoUqUtK
approved	bVjRtW
approved$	aQbXiBjQ
approx	iP
approx 0	fY
approx 000	iU
apps	iYjRpR
apps$	i]jGpT
apr	eJfYo\`
apr$	eGfUiJo]
apr-s-	f[gK
apr-sept	f[gK
aprem	fT
aprem$	fT
apren-	jAkVl]
aprende	jIl]
apres	dVoYpR
apres 0	dXeYhRiGjKoL
apres 00	f?gSp\\
apres la	fCoRqY
apres$	mIoJp^tQ
apres-	fX
apres-midi	fX
apres-midi$	pV
april	o\`
april 0	fLhHo^
april to	eKfXiLoR
april$	oR
april-	eGf[hRiKo^
aprob-	gTjQ
aprobado	gTjQ
aprobado$	gWiKjS
apt	a[jH
aptit-	jSpT
aptitude	pW
apto	jWpPsQ
apto$	iJj]
apunt-	bHiTpSqX
apunta	aP
apuntar	bLfLpPqW
apuntarse	dKhQiJjIpW
aqua	iZjCkXsJ
aqua$	jCkY
aquac-	gZiJ
aquaculture	gZiJ
aquag-	iW
aquagym	iW
aqui	dPsRtT
aqui$	kJlYtQ
ar	aPc\\iDjT
ar$	aRc]iBjP
arabe	k_
arabe$	cJjTkV
arabi-	kUlW
arabic	kTlP
arabic$	jLkXlQ
arabisch	lX
arabisch$	aPcLiLjRkS
arabl-	aZbRcH
arable	aZbRcH
arago-	bIfIgUiHnY
arand-	aPcaiCkJmK
aranda	cR
arauc-	cUjKqR
arauco	cUjKqR
arauco$	cU
araya	mR
araya$	mT
arbei-	hS
arbeit	j_rX
arbeit oder	iU
arbeit$	jYrU
arbeiten	d^hFiFj]
arbeiten$	d[iJjL
arbeitest	fRmQ
arbeitsbeginn	f[mJoI
arbeitskleidung	gDh[pQ
arbeitsproben	bJeIiCmHpc
arbeitsrecht	aSjT
arbeitsrecht$	aRiPjT
arbeitsschuhe	hXnK
arbeitssicherheit	aTcR
arbeitssicherheit$	aTjK
arbeitszeit	gKhSiKnY
arbeitszeit$	fDhWiDnV
arbeitszeitkonto	cIfThSiHjHlL
arbeitszeitkonto$	cIfUhSiHjLlLqK
arbit-	i^
arbor	aKc]j[rJ
arbur-	cIiSjY
arburg	cIiSjY
arburg$	iYjJ
archa-	aJb]cEiJj\\mH
arche-	bKcU
archena	bKcU
archena$	aQcV
archi-	aV
archicad	jV
archicad$	jX
architect	aWjQ
architect$	aSbKiPjT
architects	b\`mD
architekt	mXpL
archiv	bKkJpIqVrR
archivar	bTtH
archivarin	bStL
archive	iUjJkXlL
archives	bXjU
archives$	jY
archivist	aVbStH
archivist$	aU
archivo	iZrK
archivo$	iXrJ
ardoi-	aJjQm\\tH
ardoise	iSjU
are	sQ
are a	bSiP
are at	bFq]
are fine	p\\rP
are in	bIcZj\\
are on	dShSiJmSpKsQ
are$	aIcZfJjFsQtV
area	aRcQgQhI
area$	cYiSjV
areas	bVcJ
areas$	bWcJ
arena	aScX
arena$	aPbJcZiIqL
arena-	cQiU
arenas	cQiU
argen-	aIcXiQsT
argentina	dQiSqR
argentina$	iU
arger	pHqUrT
argo	cGhYjVkLlHpG
argoc-	jU
argocd	jU
argocd$	jT
argue	j[pJtX
argus	j]kK
argus$	j\\kJ
ari	bLi[jU
aria	kXpT
aria$	iKjZk@
ariba	aJcIgEiKjUkWrP
arles	aHc^iC
arles$	aKc^iC
arlon	cWdT
arlon$	cWdT
armad-	aEgQlTpU
arman-	aJjUmU
armando	aJjUmU
armar	iY
arme	bRiRjQqU
armen-	bKcZjK
armenia	bKcZjK
arms	c[hGjU
arms$	cQjR
arnes	cLh[iT
arnes$	h[iEjT
arnes-	b[tK
arneses	b[tK
aroun-	cS
around	cS
around$	bJcYgHiJlJmJnDpGqGtV
arque-	gIiTsU
arqui-	bQjV
arquitecto	aPiT
arquitectura	aEbXcKhPjT
arr	bYcIiV
arr$	iW
arrac-	iZ
arrai-	ia
arran-	iTkR
arranca	cIeSgRlKrK
arrancamos	bVeDgV
arrange	tY
arranged	hWiJjU
arrangements	aVbJfGiQ
arranger	aVhL
arranger$	aZhK
arranque	fCiXmToY
array-	hGi]tG
arrea-	eJiV
arrears	eJiV
arreg-	mY
arreglos	iY
arren-	b]cJhJ
arret	bEfWiKjFq\\
arret-	fUpTqV
arrete	qX
arrets	aLfWpV
arrib-	nR
arriba	fPnSsP
arriba de	cX
arriba$	bKcDfXjX
arrie-	aGe]gIiJjGm]
arrim-	hKi]
arrimar	hJiZ
arriv-	iRo[
arrivants	lZ
arrivees	fFi[
arroc-	cRiU
arroces	cRiU
arroces$	aTcGiW
arros-	fKi^jKtI
arroz	cKiZjR
ars	rK
arsen-	i_mT
art	bRiQjP
art 00	a\\bGfUgKhJjK
art$	dUiTjT
arte	aQbUiKsZ
arte$	aViJqLrPs[
artic-	iZkRlQ
article	gQiY
articles	iTjJlX
articles$	bXiP
artif-	aJiVjXkH
artis-	lQmQ
artisan	aKbViTmGoL
artisan$	bRgP
artisanale	bR
artistica	iDjKlZm[tI
artistico	aYbIeY
artwo-	jWkLqH
arvo	fSiQlJpU
arzt	aHbQi\\oJpU
arzt$	aEbRcJeKi\\oIpU
arzte	bYmT
arzte$	aIb\\cLgSiDmE
arzti-	aPbS
arztin	aTmP
arztinnen	b_
arztinnen$	b\\
arztl-	jY
arztlich	jY
arztlich$	jY
arztt-	iX
arzttermine	iX
as	jP
as 0000	b[cJhL
as a	fGjCnToHqSs]
as good	bKjIl[qX
as i	jKsUt[
as per	g\\hB
as soon	eIoW
as the	iDmSqQrVsV
as they	aHjCpRsUtX
as we	fWiGjDlUsVtJ
as well	cWfPrQ
as you	dVfKgThKiKjKtX
as$	bJcJm[oP
as-bu-	iT
asamb-	iWqP
asambleas	aLiXqQ
asap	kSo_tR
asap$	aIkQo\\tU
asb-k-	aKbYcJ
asb-kreisverband	aKbYcJ
asbes-	qQ
asbestos	qQ
asbl	bS
asc	b\\jI
asc$	b\\iGjHtL
ascen-	iW
ascenseurs	aJiY
ascensor	aJiQjY
ascensores	aUbT
ascensores$	bT
ascensoriste	aXeG
ascensoriste$	aS
ascp	fCjVtZ
ase	kS
asegu-	b\`eXgJhIiRmG
aseguradora	b\`fLjKmHpG
aseguradoras	b\\mI
aseguradoras$	bUiQmH
asegurados	iY
aseo	bBcLiZ
asept-	aWeIiU
aseptic	jU
aseptic$	jS
aseptics	aYeHfKiUsK
aseso-	bUmR
asesor	aV
asesor de	sP
asesoria	aIbS
asesoria$	bCiIj[
ash	i]mR
ashev-	cU
asheville	cU
asheville$	bR
ashor-	fJhJpW
ashore	fJhJpW
asi	sTtU
asi que	iLoQqYtP
asi$	sT
asia	aXbIiIjT
asien-	bTjS
asientos	bTjS
asientos$	bTjS
asign-	g[hFnW
asignacion	g_hG
asimi-	bJcIeWg[iKjH
asimilados	bIcHeZiLjJmK
asimilados$	bIcHeZiEmK
asist-	aRgQiQmX
asistencia	cKgXi\\jI
asistencia$	gZ
asistente	a[mS
asistente$	aKiGm^pHtQ
asistentes	bTiGm]
ask	p[q[
ask for	pZ
ask$	gRqP
asked	l]qVrGt[
asked for	q^rEt\\
asked me	lKqQsHtT
asked$	iTlZ
askin-	aLmJpKqS
asking	aLmJpKqS
asks	bHiWjQqS
asks$	bGiYjTlL
asm	bFcLeLgLhEjEkKm]qHrL
asme	j[
asme ix	jQ
asoci-	bfgGiG
asociacion	bZ
asociacion de	aJbViJ
asp	j_
aspen	iDjckC
asper-	cSeHi[
aspersion	cLi[
aspha-	a[fKgYiJ
aspir-	cJi_qLrQ
assem-	aVcUhLiX
assemblies	iU
asses-	iUkUpS
assess	i\\jEsK
assessing	iTjFkZ
assessment	cKpZ
assessment$	iT
assessments	aHgGiXjHkUqP
assessments$	bJgFiY
assessor	kT
asset	jFk\\qWrD
asset$	hJiHjJkZ
asset-	iV
assets	iV
assets$	bSiP
assig-	fJi[mT
assis-	a[mW
assist	aFbSgJiTjKmJtS
assist$	aIbJgIi\\jKmHoJtU
assistanat	e]
assistanat$	e]
assistance	i\\
assistant	aX
assistant (	eT
assistant and	gRmT
assistant$	a_iP
assistante	aWhQiHmQ
assistante dentaire	iHqPsQ
assistantes	aZcFiHqLtJ
assistants	aUiRmZ
assistants$	aTmW
assistenz	iWjLmU
assistenz$	aEjJm[pK
assoc	aVbVcLiKjEtJ
assoc$	aIb[cJgKiI
assoc-	bY
associate	aUbJeYjE
associate$	aTiR
associatif	aDbZ
association	b\\qTrU
association$	b]
associative	b]hI
associe	hUqT
associes	pQ
associes$	aIbUpU
asst	aZeIiFmY
asst$	aXeEmWqK
assur-	h]
assurance	hViS
assurance groupe	gIhZ
assurances	eKh]iFjU
assure	hZmG
assure$	h^iE
assuree	fXiGjLlQpP
assuree$	fXhJiGjKpQqKrK
assureur	aHb[
assureurs	aIb\\hK
asthm-	s\\
asthma	sX
astre-	f\\gT
astreinte	f\\gU
astreinte 0	aJfWgBrQ
astreinte une	iXjG
astreinte$	fJgY
astro-	iLjKk\`
asunt-	hSjPpQtQ
asunto	pTtU
asuntos	hViKjUkKsKtJ
asuntos$	jXsG
asust-	iSjQpKqW
asuste	jZqL
asylu-	jPlKsU
asylum	jPlKsU
at $	bJfUgDh[iHjR
at 0	gUhWiRjXsP
at 00	fKgVjSlJpR
at 000	bXgKhQiE
at a	aKi^kR
at all	hKiWpQqYrK
at christmas	fKh[
at cost	h]iIjJlUoP
at ease	jYkWlG
at eight	i[jWqH
at forty	gTjW
at four	hUjRsS
at gate	hRiJ
at half	gRiKlW
at heights	j[
at home	kWsU
at it	hHpJq[rQ
at least	j[oS
at lunch	iUlWsI
at month	j\\kKmKqGs\\
at night	fSiVjQqK
at our	bAhZiJtX
at ten	fDi^jPoItR
at the	pT
at time	fSiKjW
at xmas	gIh\`
at £	fSsQ
at$	cVdKgR
ateli-	aLbVmU
atelier	aGbWmV
atelier$	aEcRdY
ateliers	iU
ateliers du	hFiY
atems-	aQbJiTkS
atemschutzwerkstatt	aUbGiX
atemschutzwerkstatt$	aUbGiX
atenc-	fSgR
atencion	fSgR
atend-	fIgTiZ
atender	iY
atender a	jS
athle-	jLkZ
atien-	aX
atiende	aY
atom	jXkUrU
atom$	cKj^kErW
atout	k\\
atout$	kY
atr	aRbP
atras	bAcYfHgKiCj[mH
attac-	sQtS
attache	aWhKqLs[tH
attached	bSpQ
attached$	bWrUtK
attaches	iIj\\mG
atten-	aUmT
attendance	hS
attendance bonus	gDh\\
attendant	a]hKjP
attendant$	a^hJiI
attendants	aZlGmV
attendants$	aWlHm[
attends	aIjSlKtT
attendue	gKiSlT
attendue$	gKiSlT
atter-	cS
attersee	cS
attersee$	cW
attes-	j]lGpU
attestation	iKj\`
attestation$	jW
attested	jPlCpZ
attit-	bLfEgAiDj[m]
attor-	b^iK
attorney	bT
attorneys	b\\iH
attra-	bViFqLs_
attractive	jKqJrSsZ
atv	aUbKhX
au 0	bHiXjJoZ
au 00	eYfEgLiGpUsR
au bout	gPhZ
au bureau	bLdPiImUpR
au cabinet	bIiWpV
au choix	dQeRg?h\\
au comite	aHmTtY
au depart	eQgTsR
au depot	cHfVhUiCjHkUlGpVsL
au guichet	iU
au moins	iJj\\sItS
au plus	nRoVpU
au samedi	fW
au telephone	iTpI
au vendredi	fTjIpG
au$	cGeYjKoT
au-de-	aIbJcPgPhWjJ
au-dela	gQ
au-dessus	aIbIcQhXiJjJ
au-dessus de	aGbHcVhTqT
auch die	aEeKg]hHiRjLmEqQ
auch mal	fUi[
auch nachts	fQiSjJ
auch privat	h\`
auch wenn	r_
auch$	hTkY
auckl-	aIbJcXiR
auckland	aIbJcXiR
auckland$	c[
aucti-	aXbZcCiCrS
aucun	fTiW
aucun diplome	lZ
aucun-	lX
aucune	lX
aucune experience	hJiHjHlU
audat-	jVqQ
audatex	jVqQ
audic-	hGiWmIoCpX
audie-	cRi[
audiencias	cV
audio	gHiWpT
audio typing	iW
audio-	aRbSiUpE
audiologist	aX
audiologist$	aX
audit	hIiU
audit$	aYfXiUjAqK
audit-	iS
audition	jYp[
audition$	jVkCpR
auditions	jGoJpZ
auditions$	iQ
auditor	aUiIjSkYmC
auditor$	aYbJiJjWkImF
auditores	jKkS
auditoria	fKgIhKiWjTmJrK
auditorias	iXmJ
auditors	iR
audits	iZ
audits$	iPjW
auf	rQ
auf 0	aKdHe\\fYhImEoTpB
auf 00	gXqZ
auf 000	gV
auf dem	aWfJhSpT
auf den	aLhToV
auf der	aQrR
auf die	fQjLsY
auf drei	eW
auf ein	eZ
auf und	fKi\`rK
auf wunsch	h]kK
auf zwei	tY
auf$	iTrTtY
aufba-	bUcHiTpJsL
aufbacken	i\\sH
aufbauen	iS
aufbauen$	iR
aufen-	bYiRjUqK
aufga-	iQtX
aufgabe	i[tI
aufgaben	tS
aufgaben :	tT
aufge-	sZ
aufma-	iW
aufmaß	fJiV
aufs	bHfVhY
aufse-	aY
aufsetzen	aY
aufsi-	aQjU
aufsicht	aSjQ
aufsicht$	aUiU
aufst-	aKbKcTeRfTiKjR
aufstehen	aDfXgKsY
aufstiegspramie	gR
aufstockbar	eZfRgHiD
auftr-	bZfJiQ
auftrag	aLbQcJhJiPtR
auftrage	bVfIiU
aufwa-	gUsU
aufwarts	bQgVsV
aufwarts$	bSgTjJsX
aufzu-	aLbVlW
aufzuge	aJbWlW
aug	eVhPnTo\`
aug 00	eYfGgIhJjIoV
aug$	fQn[oRsK
aug-o-	fTgK
aug-oct	fTgK
auge	cJj[pLr\\sR
augen-	a[bJiI
augenoptiker	cJeR
augenoptiker$	aV
auger-	iX
augsburg$	cP
augus-	fPoT
august	fQoT
august oder	oV
august$	iRoS
aula	cBiRm]
aula$	cHfKgKiUmTpLqG
aulas	bWcE
aun	cJjJq]
aun no	cHjIq]
aunqu-	dLiQrU
aunque	dLiQrU
aunti-	rWsX
aunties	jSkJsQ
aunties$	jW
aupre-	jRmU
aupres	jRmU
aupres de	m[
aupres des	iZ
aura	iQmU
aural	i@jckK
aurel-	hPlKmY
aurelie	hPlKmY
auric-	cW
aurich	cW
aurich$	c[
auril-	cT
aurillac	cT
aurillac$	cU
aus	sV
aus dem	bZi?s[
aus der	bKhRjIlZsW
aus$	sP
ausb	jU
ausb$	jU
ausba-	bXjAkT
ausbe-	dGg\\hF
ausbi-	jRlY
ausbildung	l[
ausbildung als	aGjU
ausbildung$	jYkTlK
ausdr-	aJcJkJlXsU
ausdrucklich	aJcJkJlXsU
ausen-	iWjH
ausfu-	aEbHfEgKi\\t[
ausge-	fUj]
ausgeglichen	fX
ausgeglichen$	fX
ausgelernt	hKjVlR
ausgeschlossen	bHfPiPjU
ausgeschlossen$	fQiKjW
ausgl-	f]
ausgleich	f]
ausgleich$	eKfX
ausha-	iKjY
aushalten	iKjY
aushalten$	iKjY
aushi-	aQbLe[iJ
aushilfe	aQbLe[iJ
ausku-	iXmIpR
auskunft	iUmIpS
ausla-	aHcJqVsY
auslander	jLrJs_
ausli-	aWiR
auslo-	gWhPnK
auslose	gWhPnK
auslose 00	fPgThCiLsX
auslose$	gKh\`
ausma-	iWjRtK
ausmachen	iFj]qI
ausri-	aKfKiSqU
ausrichten	aKfKiSqU
ausrichten$	aJfJiTqT
ausru-	h\\r]
ausrufezeichen	rb
aussc-	iWjKkQtP
ausschließlich	pQrQ
ausschluss	aJbKcLeKfGgBhEiAj?k[lDpVsQtK
ausschreiben	qXrStS
ausschreiben$	iDqTrPtW
ausschreibung	iR
ausschuss	gHhDiZ
ausse-	hKs\\
aussi	fPrZ
aussi$	bLfZkWtP
aussi-	aKkIs\\
aussies	aKkIs\\
ausst-	e_fHgDhHlCmKoL
austr-	cQhSqQ
austria	cX
austria$	cY
auswa-	iIn[p]
auswahl	rT
auswarts	fQiKnW
auswe-	iV
auswerten	iV
auswerten$	iX
auszu-	iUlHmW
auszubildende	iVlGmW
autho-	bQiV
author	aTiQmK
authorisation	aGbIhIiIjWkY
authorised	j[
authority	bYmI
authority$	bWcHmI
autis-	aLbTcDiSjVkU
autismus	aIi[
autismus$	aIiZ
auto	hYjQkKnR
auto propio	jUlY
auto$	aZbInT
auto--	tZ
autob-	hRnT
autobus	hTnU
autobus$	nT
autoc-	kY
autocab	i[pJsS
autocad	kW
autocad$	jV
autoclave	hZ
autoclave$	hT
autoclaves	bQcJiW
autoclaves$	bTcJiU
autog-	bQcKi@j\\rV
autoh-	bU
autohaus	bU
autom-	bQcJjR
automat	iV
automat$	iV
automatik	iTkSrU
automatik$	bKiSjTkErS
automation	a^bEiCjS
automocion	jY
automotive	bWcCiRkKqR
automotrices	bRgK
automotrices$	aQ
automotriz	bTiJjV
automotriz$	aLbViGjTkL
auton-	bReRjT
autonoma	bUiGjV
autonome	hSjU
autonome sur	aLjZ
autonomo	e\`
autonomo$	e\\
autop-	aKcZiIjSmLpR
autopsy	bScIjY
autor	bLi]
autor-	hQiTsQ
autorisation	eXgHhJiKjS
autos	aQiW
autos$	i]
autos-	aRbYcHjH
autou-	cTnS
autour	cTnS
autour de	cQgU
autour$	c\\nI
autre	jUkSqT
autre-	sQ
autres	sQ
autum-	bTcKgLkIoRsI
autumn	bTcKgLkIoRsI
aux	iR
aux$	hUiQkImKsR
auxil-	aW
auxiliaire	eYjKkBlX
auxiliaire de	aP
auxiliaires	a]bGiI
auxiliar	aW
auxiliar de	a[cQ
auxiliar$	aLeGhXiVjIqH
auxiliares	aTm]
auxiliares$	aVcKiKmYqJ
auxilio	gXhU
auxilio de	bLgY
auxilios	jSkX
auxilios$	iJjSkW
außen-	aXfKiPmV
außendienst	aWfHmU
außendienst$	aTiHmU
außer	fYhQiIqQ
außer-	eKgVsR
außerdem	sU
av	bCcZpW
avail-	cSdIfTgJhW
available	cSdIfTgJhW
available$	cTdHfSgJhX
avala-	hKjWkU
avalanche	hKjWkU
avanc-	bLgUhS
avance	gW
avant	oTp\\
avant le	aGpUtV
avant$	fRiJpTrR
avant-	aQhRkYtJ
avant-vente	aTeJfLhLiZ
avanz-	j]lJ
avanzado	jU
avanzado$	j[
ave	aKbHc\`dKeKfIgKhJiGjHkKlKmKnKqKrKtF
avec des	fVgHhFiLsV
avec deux	b\\eIfUiK
avec la	iPq[rT
avec le	i[qQ
avec les	bJiQjWqS
avec son	oCpJq]
avec trois	iIjQkJmV
avec un	aGgPpUsW
avec une	mVsS
avec$	m\\
avell-	aKcViU
avellaneda	aIcX
avellaneda$	aIcX
avera-	fSgQlR
average	fRgRiJlS
average$	fQgW
averaged	fU
averi-	iQ
averias	iT
avez	iLjVmT
avg	f^gUhF
avg 0	iQ
avg$	f[
avico-	aElW
avicola	aElW
avicola$	aEbSlW
avid	iIj]
avign-	hRpY
avignon	hRpY
avila	cU
avila$	cU
avile-	cZ
aviles	cZ
aviles$	c\\qK
avion	iTkFmHnZpJ
avion$	iRkFmHnZpJ
avis	t]
avisa-	fRjPpU
avisar	pY
aviso	qSrVtU
aviso$	aHr\\tV
aviso-	iTrW
avisos	iTrW
aviv	bYc[dGiIjFpA
aviv$	bZiHpB
avoca-	aKbX
avocats	aFbZ
avocats$	aGb[iF
avoid	rbsU
avoir	iGjWkZ
avonm-	cR
avonmouth	cR
avonmouth$	cT
avons	bJeLhKl\\mFpJqItR
avr	bKgg
avr 0	gV
avr-c	g[jK
avril	eSo]pU
avril$	o^pR
avril-	cIdJf]iJjJn@oV
awa	jWmRpJ
awake	bJcJfHhFiHjamJtH
award	gehLiK
award$	gTjV
award-	jU
awards	iW
aware	iIj\\
aware$	jT
aware-	jY
awareness	jY
awareness$	jY
away	fBhTnd
away a	fJiLnY
away$	h>jRnWoWpItJ
aws	g[iRjQlS
aws$	gQiUkQlPmK
axes	aUbKfKiJkYsK
axes$	aUbJfLgIiIkYsK
axis	aSbIiHjWtJ
ayuda	hPjFk\`lH
ayuda$	aLjIka
ayuda-	m\`
ayudante	aTgWiEmP
ayudante de	aVsR
ayudante$	aXhK
ayudantes	kLlYmX
ayudantes$	aQiKmY
ayudar	iU
ayudaria	kamH
ayudaria$	iKk\`mF
ayudas	iXtQ
ayunt-	aIb[iIjKpV
ayuntamiento	aIb[iIjKpV
az	bDcedJiIjQpS
az$	c[dIpY
azubi	aQm_rR
azubi$	m^
azubi-	iSmU
azubis	iSmU
azubis$	m^
azuqu-	cUsP
azuqueca	cUsP
azuqueca$	cV
b	jW
b (	hV
b +	gQjU
b /	fXg\\iJ
b 0	aVjS
b 00	c[fYgJ
b licence	jY
b or	eRkU
b with	gKhU
b y	fPiLjXkI
b$	gSjR
b-sch-	jZ
b-schein	jZ
b.a	iLjXtL
b.e	iHj[
b.ed	iLjY
b.v	bYcL
b.v$	bZcL
ba	iJj]kQ
babie-	hGiRmRsW
babies	hGiRmRsW
babies$	aLbIhHiPmVqQ
baby	ieqTtK
baby--	bGcDhXiX
babyn-	aJeKiYsQ
babynahrung	aJeKiYsQ
babynahrung$	aJi[
babys-	aHiUsY
babyschwimmen	aHiUsY
bac	jalZ
bac +	iIja
bac pro	l\\
bac$	jZ
bacal-	cX
bacalar	cX
bacalar$	cX
bache-	j[sQ
bachelier	j]
bachelier$	jU
bachelor	hRjQ
bachelor$	jZ
bachelor's	jX
bachelors	iJpJs[
bachi-	jWlT
bachiller	jZ
bachiller en	jV
back	fRqS
back of	hKiCrYsY
back to	b[fSqS
back$	bRfZgSmRpJ
backe-	kHl[mP
backen	hKiSjGmW
backend	a[mP
backend$	mZ
backerei	bFjGlX
backereien	aGbY
backereien$	aIbX
backergeselle	aKbIcJj]lK
backf-	cLhJiSpJqb
backg-	jRkRl]
background	jRkRl]
background$	jTkRsV
backl-	bJiRqV
backlog	bJdSiWqI
backo-	bJcIdJiZm]pI
backoffice	bJcIdJiZm]pI
backp-	aFbXiElHs]
backs	iPqVs_
backs$	sZ
backs-	aQbUpK
backstube	aWbSiJ
backu-	dJhRiS
backup	dJhRiS
backup$	dJhSiS
backw-	aLjTr[tI
bacon	gKh_
bacte-	aViFmYpI
bacteriologa	aYiI
bad	c_iS
bad tolz	aKcV
bad$	jLrX
badaj-	cS
badajoz	cS
badajoz$	aEcQgR
badea-	a[
badeaufsicht	a^
badem-	aQiR
bademeister	aQiR
baden	bEc_hPjKlV
baden-	cEnZpI
bader	iX
badge	hWjZ
badge$	cLhYj\\
badge-	fShPiUjF
bafa	jUlV
bag	i^pK
bagag-	hGi\`
bagage	gSlT
bagages	iZ
bagge-	iYmX
bagger	jW
baggerfahrer	iIm\\
baggi-	fJiY
bagging	fJiY
bagne-	cV
bagneres-de-bigorre	cV
bagneres-de-bigorre$	cViL
bags	hIiXsT
bags$	bSiX
bahia	cW
bahn	bSfJiKjGne
bahn$	bUiJnU
bahnc-	gKh[
bahncard	gKh[
bahncard 000	gJhSsR
bahnh-	bVrU
bahnhof	cWpI
bahnhof$	cWpH
bahnhofstrasse	b[jJtF
bahnt-	gKjUrQ
bahntauglich	gKjWrR
bahnu-	iX
bahra-	cY
bahrain	cY
bahrain$	cY
bail	bQi]
baili-	gKiWmY
bailiff	iQmZpL
baill-	iT
bain	aWiX
bain$	aTiX
bains	iUjLrQ
baja	ePkPqWsR
bajad-	cIiWjT
bajar	iRjV
bajas	eSiX
bajio	b\\cPm>pI
bajo	cTi[jEpU
baker	a]jX
baker$	aZjXmP
baker-	mXqP
bakery	aPbU
bakery$	aQbZtK
bakew-	cT
bakewell	cT
bakewell$	cY
bakin-	kX
baking	kX
balan-	iWkLmTsQ
balance	iVkGsY
balances	iWjJ
balanza	jU
balay-	jS
balayage	jS
balayage$	cJiQjS
balis-	iZ
balisage	iZ
balko-	iY
balkone	iW
balkone$	iX
balla-	aGcPeIiY
ballarat	cXgS
ballarat$	cZ
balle-	bYiSlT
ballet	iUkJlV
balli-	cUnX
ballina	bLcRnZ
ballina$	cRnP
ballinasloe	cS
ballinasloe$	cS
ballo-	bUf@h[iHpJ
ballot	bX
ballr-	aIbWjZ
bally-	cenR
ballymena	bLcTfKiKnV
ballymena$	aKcQiFjInW
balne-	b[cTiC
balneario	bTgL
bambe-	cX
bamberg	cX
bamberg$	aRcP
bamf	eUgKi\\tL
bamf--	iJjXpS
bamf-zulassung	iIjY
banc	bYiRjR
banc$	iTjT
banca	cJgLia
banca-	bRj\`
bancaria	bQ
banch-	aQcHiV
banches	aKcHiY
banco	iWpKrP
banco de	aRbRdRiPpI
banco$	eQi[rW
banco-	iSmV
bancos	iSmV
bancos$	iTmS
band	aTg^
band 0	aVfPgQ
band$	aRfKgQiU
banda	gRiXmU
bande	bXiDk\\pV
bande-	cPi[
bandeja	iSjS
bandera	cViVoK
bandes	iPjT
bands	gUi\\
bands-	bTcCiHq^
bangl-	hGi\\sU
bangla	iTsQ
bango-	cV
bangor	cV
bangor$	cR
bank	eQ
bank holidays	fQhRkGlL
bank hols	fRoJqW
bank$	bXfQiQ
banka-	j[
bankausbildung	j[
banke-	gWjS
banken	gXiRjH
banker	jYkF
bankerfahrung	iGjY
bankerfahrung$	jX
banki-	iRjQ
banking	iRjQ
banking$	iWjP
bankk-	aHbLcGja
bankn-	bThIpJr[
bankr-	b[jQ
banks	hZ
banks$	h\\
banks-	bHhKiEjYtW
bankw-	iGjUlS
bano	cFfFhIi\`pGrIsZ
banos	iY
banqu-	hRiT
banque	aJbTeShXqR
banque$	aKbQiUqFrT
banques	bW
banques$	bTiQjK
bante-	iTjTsU
banter	iTjTsU
bapti-	aEt\\
bar	bYiV
bar$	bYiQlS
barba-	aPcPmP
barback	aVgKiLmU
barbaro	kX
barbastro	bKc^
barbastro$	bKc^jJ
barbe-	aXbRiCj\\pJ
barber	bQ
barber$	aW
barbi-	bV
barbier	bV
barce-	aKc_hDoKqK
barcelona	cS
barcelona$	cS
barem-	g]
bareme	g\\
bareme cp	bTfLhIjJ
bareme de	gYhInK
barge	iLkHmIq\\
baril-	c[iR
baris-	fIlPmU
barista	bSjS
barista$	a\\bJ
barki-	cUiJjQk^
barking	cWiHjX
barking$	bKcYiGkK
barme-	cVhWiGnL
barmer	cVhWiGnL
barn	b]mS
barn$	aJbZcJmR
barne-	cZ
barnet	cZ
barnet$	cZ
barni-	cRgJiWjK
barns-	bJcX
barnsley	bJ
barnsley$	cV
barra	bQiUmX
barra$	cIm]pI
barra-	aBb\\cYhT
barracks	gDh_iD
barragan	mRpT
barragan$	pU
barranquilla	cViP
barranquilla$	cS
barras	bRiS
barre-	iZjQ
barrel	bUiT
barrels	bRiQoK
barri-	bTcUkW
barrierefreiheit	iYkT
barrio	bPcV
barrio de	cT
barrio$	hJiS
barrister	aIiKj\\
barro-	caiJjFpK
barrow	bQjJ
bart	sa
barte-	aTmY
bartender	aVbQ
bartender$	a^
bas	qTsQ
basau-	cT
basauri	cT
basauri$	cU
base	cbgZ
base +	fPgVsK
base 00	cJgZjLlKnJ
base en	cVhSkKsJ
base$	aWcKdRgX
based	cRdW
based in	cU
basel	c\\nU
basel$	cTnW
basem-	bRcSiK
basement	bRcSiK
basement$	cUiJ
bases	hVjP
bash	j\`
bash$	j]
basic	gZjWlS
basic +	iJ
basic 00	bKfDg^iKjClKpI
basic$	gTkUlYpJ
basic-	jP
basica	iGjVkU
basically	aPcUdHtX
basically$	cXfSiLjH
basico	gPiTjR
basico mas	fHg\\kI
basico$	iXjY
basics	iKl[
basics$	iFjX
basil-	bWiV
basilique	bZcGiY
basis	bQeXjT
basis$	bEcRgXiKjS
baske-	iU
basketball	iV
bass	iVjYpJ
basse	aJcIfFiYjKmIpZ
bassi-	aJhSiT
bassins	aJbPcRhV
bassins$	aIbTiT
basta	jQkJlU
basta-	iIjTqPsU
bastante	iIjTqPsU
batch	aJi^o]
batch$	bToSpH
batch-	aUiR
batches	fTiR
batches$	fS
bath	aJc]gJmK
bath$	c^gJiKjE
bathr-	hRiX
bathroom	bUhVjLsR
bathroom$	bDhXjIsU
bathrooms	bIgJi_oJ
batim-	aRbSgQhG
batiment	aRbTgRhG
batiment$	aU
batte-	aIbTcJi[
battery	bKiZ
bau	fKgWhSiTjDlBpJrKtC
bau$	dKfHgUhViAjHlKtD
bauen	iVtS
bauen$	hRiY
bauer	gFiFjZmW
bauer-	bZiIkRsY
bauern	kV
bauhe-	nQqS
bauhelfer	aTsW
bauho-	aQbCc^iC
bauin-	bWhKjU
bauing	aZiKjS
bauingenieur	jV
baule-	aSdGjTmFsVtL
bauleiter	aQjSmK
bauleitung	dEjTsY
baum	aKgIiIj\`
baumk-	kV
baumkontrolle	kU
baums-	bBcHiGj]kWlKoKsK
baure-	bUcL
baurecht	bUcL
baust-	cSiSrR
baustelle	eKsZ
baustellen	cXnU
bauti-	jHmRsY
bautr-	aFbWiU
bautrager	aFbWiU
bautrager$	aGbSiW
bautz-	cYqQ
bautzen	cYqQ
bautzen$	cX
bauwa-	hY
bauwagen	hY
bauze-	bZeCqKtS
bauzeichner	qJtU
bav	gHh\`
bav$	hYiK
bay	bKcajXmI
bay$	bGc^eJiJjZ
bayer-	gYnXsR
bayern	g\\iKjGsU
bayern$	gCiHnZqKsY
bayes-	kV
bayesian	kW
bayon-	aFcZtQ
bayonne	aFcZtQ
bayre-	cV
bayreuth	cV
bayreuth$	cR
baz	mWqW
baz$	cKmX
bc	c[hWjS
bc$	cbjR
bcbs	h\\
bd	bKfXgSiPjK
bd$	bKgRiU
be /	dbqH
be 0	fUiHmTsP
be 00	j_mI
be a	fSlRsR
be able	bKjWtH
be considered	jX
be discreet	jUkIpIqYrJ
be doing	jRkJsX
be good	kW
be happy	aIhKjUkJlS
be in	eUfJgIrU
be lovely	kU
be nice	hKlIsT
be on	fYjEkVnJoQ
be out	bJfFgHhIiKj]lG
be under	rP
be with	lKpU
be$	hQj\\
bea	aHhGiRjWrItX
bea$	aKjUtU
beach	aYhH
beamt-	a_bIcGdKeKfJgJhKiAjUkKlKm>nKoKpKqKrKsLtK
beant-	aQbJeRiUrR
beantworten	iSrZ
beantworten$	bKiTrV
bearb-	bHi^rL
beast	gThT
beast$	bLgWhR
beat	gRmT
beate-	aYiZpJ
beatm-	aXbUcIfL
beauc-	aBcbtG
beauce	cViJ
beauce$	cViJ
beaucoup	cJiW
beauf-	aIi^jL
beaul-	aLbQmX
beaun-	cZjK
beaune	cZjK
beaune$	cZjK
beaut-	aTbQiQ
beauty	aUiR
beauv-	cUhWjIpL
beauvais	cUhWjIpL
bebau-	iU
bebauungsplane	iU
bebe	aKi\\qW
bebes	iZsT
bebid-	bWgJ
beca	cIgVhXtT
becar-	bJhKmTpKqX
because it's	fUiW
because of	hIiFnRqTsW
because the	iEpFqPrWsU
because we	iTlKmY
because$	bJcLhWiGlGmSpJqG
becke-	iU
beckenaufsicht	iU
beckenaufsicht$	iX
bed	bZjV
bed house	bGh\\
bed$	hRiUjU
beddi-	iU
bedding	iU
bedie-	aXbSiR
bedin-	jVkGlV
bedingung	jVkGlV
bedingung$	jPlX
bedro-	aJbRhX
bedrooms	bT
bedrooms$	bTiI
beds	b^iP
beds and	bSgJsV
beds$	bWiY
bedsi-	iXnK
bedside	iXnK
beef	aFb]hX
beeke-	aPqR
beekeeper	aPqR
beeli-	aDbFc\`iF
been	bWkR
been here	jFmX
been through	bLiJjYkTlI
been told	qYrW
been$	bUcKfXiH
beer	g@hXjTsR
beer$	g>h]iJjX
beerd-	iQ
beerdigungen	iQ
befah-	iKja
befor-	oS
before	oS
before 0	fSiUoIpT
before 00	fJgKjQoW
before it	iV
before noon	i[
before the	kLoVqS
before you	b\\jKpU
before$	jb
befri-	e\\
befriedigend	fEj\\
befristet	eThQtP
befristet 00	iJjS
befristet auf	eJtY
befristet$	h[jI
befristung	e^iF
begeh-	i^
begehungen	iT
begehungen$	iV
begin	e^fIiK
begin with	e\\fK
begin$	eXfIiG
begin-	iQjLo_
beginn	fR
beginn$	fao>
beginners	iTlY
beginning	bIeKiWjJoV
beginning of	iHoX
begins	oV
begle-	iT
begleiten	iY
begleiten$	iZ
begleitung	fJhXiQ
begon-	bGcIiHjBk^pU
begona	cImQpW
begru-	jJkVqTrZ
behal-	iVpKq\`rC
behan-	bZiUjFpEqSsI
behav-	aIiYsR
behaviour	aIiYsR
beheben$	iS
beher-	iIjY
beherrschen	iIjY
beherrschen$	jX
behin-	sX
behind	cUjU
behind the	cT
behinderung	bUs[
behinderung$	bYqJrJ
behor-	aIb\\jJrP
behre-	mVqS
bei 00	fDg[jVqTtH
bei den	bLiQsY
bei der	eXhWiVkG
bei frau	jPpT
bei mir	pY
bei uns	f[lU
bei$	lX
beide-	aYeTlFqJrR
beides	eUjQmKqJrT
beihi-	bGcFgIheiAjEmKsI
beim	mTpSqV
being	jRq\`
bejar	cXgX
bejar$	cZ
bekan-	bHkX
bekannt	bHkX
bekom-	fRjImRtZ
bekommen	aJfXkKtW
belas-	cKiIj]sY
beleg-	b\`eJgDqR
belegen	iT
belfa-	cY
belfast	cY
belfast$	cYiJ
belfo-	cVjI
belfort	cVjI
belfort$	cVjL
belge	aLbFcVsX
belge$	aIbEcXjV
belge-	rJsZ
belges	rJsZ
belgi-	g^hKkJ
belgian	gLhP
belgr-	c\`gKiL
belie-	aLjQkKrP
belief	bXiGsI
bell	aUiLnDp[
belle-	aFiCjKk\\mLqLsY
belli-	bIcViRsW
bellies	iTsY
bells	bViW
bells$	bUiU
belly	sY
below	iUsVtY
below 00	cXgKsd
below$	mTt\\
belt	bGcXiIk[
belt$	bFcYiEkTnJ
belts	i_kI
belts$	iXkI
bem	aSbIiWjIpE
bem-g-	iVjK
bem-gesprache	iVjK
benas-	cWhT
benasque	cWhT
benasque$	cWhT
bench	dYfKhT
bench$	bWdQfHiX
bench-	cKjQlS
benches	bRiRlTmP
benches$	bViGm[
benci-	bKcIgKhYiJmKpI
bencina	bKcIgKhYiJmKpI
bendi-	k]pF
bendigo	cV
bendigo$	aRcR
bened-	bZpW
benedikt	mTqP
benef-	hZqLrR
beneficiaires	bQcHhLiXtL
benefit	aKhQ
benefit$	hR
benefits	aReKhTjRqJrT
benefits :	hQ
benefits$	gThGiStQ
benel-	dJfInX
benelux	dJfInX
benev-	fHjLkJmTq\\sI
benevoles	bQjKmVoQ
beng	iEj^mHtK
benga-	cYeDkU
benid-	cW
benidorm	cW
benidorm$	cW
benit-	aLcY
benito	aLcY
benoi-	aLiLpV
benoit	aLiLpV
bepec-	aR
bepecaser	aR
bepecaser ou	jQ
berat-	i\\sL
beraten	iW
beraten$	aKiQ
berater	aShSjF
beratung	iXsB
beratung$	aRjT
beratungsstelle	aX
berce-	bUgK
berceaux	bUgK
berceaux$	b\\
berea-	iT
bereaved	jT
bereaved$	jS
bereavement	aQiV
berei-	fUjT
bereich	a]bHiKkL
bereit	hQjRnS
bereit$	hSnU
bereitschaft	f]jX
bereitschaft alle	f\\
bereitschaft zu	f:iDjd
bereitschaft$	fYgWjQsF
bergb-	aRbVeEh]iH
bergen	bScRhLqT
bergen$	bScYiDjL
bergerac	aQbHcS
bergerac$	aQbHcS
beric-	mf
bericht	mVoGpI
berichte	dUiXjQmInG
berichtet	bLmY
berli-	cVdJnV
berlin	nX
berlin$	bRcIjSnT
berliner	iS
bern	cdiI
bern$	c]
berna-	mZqS
bernadette	aKmX
bernd	mVnKqXtR
bernd-	lW
berndeutsch	lW
berri-	cZoJpQtH
berta	aDqSt^
berth	hPjIp[rQ
berth$	iPpRqHrX
berth-	aJbZ
berths	aJbZ
beruf	aGiKjTpWqJtY
beruf-	bJjYl[
berufsanfanger	jHl^
berufsbildnerkurs	iIj]
berufserfahrung	l[
berufsjahre	gTjTlLmKqL
beruh-	iZ
beruhigen	iZ
beruhigen$	iU
besan-	cTqQ
besancon	cTqQ
besancon$	qS
besch-	gZiU
beschaftigt	bS
beschaftigte	bYmT
beschaftigte$	bTmS
beschaftigten	bTgJmW
beschaftigten$	bTgJiKmX
bescheide	iWjT
beset-	aUiIo[tU
besetzen	aWiHtX
besetzen$	aIcLiDoKt\`
besetzung	mKo]
besic-	fJiV
besichtigungen	fJiV
besid-	aKdKfKhJiWjKkTlQmQqI
beside	aKdKfKhJiWjKkTlQmQqI
besoi-	lRtV
besoin	lRtV
besoin d'un	iTlR
besoin de	aQlQ
besoin$	jYpJtU
besol-	eIg[iJ
besoldung	eIg[iJ
bespo-	gS
bespoke	gS
bespr-	tU
besprochen	tU
besse-	kSsW
besser	kSsW
besser$	k^
best	bQjHpRs^tV
best$	hKpWrLsTtQ
besta-	iSqQ
bestand	bSiQ
bestand$	iW
bestandsbetreuung	bGiV
bestatter	aV
bestattungsfachkraft	aV
bestattungsfachkraft$	aS
beste-	nP
besteht	aHfYiIoErW
bestellen	bJiX
bestellen$	bIi_
bestellung	bGeKi\\
bestellungen	i[
besten	jJkTpVsW
besten$	sX
bestu-	hXiY
bestucken	i]
bestucken$	i]
besuc-	b\\iU
betei-	hQiRjH
beteiligung	hQiRjH
beteiligung$	fKgUhSiE
betes	eIfGiFjKkKl\\
betes$	eHfGiFjJkJl\\
betha-	mYpI
beto	aBm\\qZ
beton	aPj_
beton$	iKj\`mI
beton-	aVbHfY
betra-	fQhR
betragt	fQhR
betre-	iX
betreff	iHpVrKtW
betreuen	bQiU
betreuen$	iY
betreut	bScK
betreuung	fIiYsK
betri-	h\\
betrieb	cVmW
betriebliche	eLgGhYiKqP
betriebsarzt	hSjS
betriebsarzt$	hSjQ
betriebselektriker	a_jI
betriebselektriker$	a_jI
betriebshelfer	aTjLnQtL
betriebshelfer$	aR
betriebskita	eFh[
betriebsrat	jXpHqZ
betriebsrate	bVcL
betriebsrente	h^jG
betta-	gKhKoW
bettag	gKhKoW
bettag$	oXpJ
bette-	sS
betten	bYcKmY
betten$	bYcKmX
better	jUsZ
better$	jWkY
betwe-	nUqP
between	nUqP
between 0	fY
between us	jJnJqZsV
between$	gUhGiXnDqSrQ
beurk-	iU
beurkundung	iU
bev	hRjGmVpQtR
bev$	aEbKcGhHiDjKkHnJpXtX
bever-	aXiEmW
bevor-	kSsT
bevorzugt	jPkTsU
bevorzugt$	kXsV
beweg-	aVcLiQmVpH
bewer-	pl
bewerben	pT
bewerber	sW
bewerbung	lSpSqR
bewerbung :	pU
bewerbung an	pS
bewerbung$	pS
bewerbungen	pZ
bewerbungsportal	pR
bewir-	iQjPqV
bewoh-	bXiSjErR
bewohner	bQiTjErT
bex	aIbEiGmXqYsDtQ
beyon-	gThPjI
beyond	gThQjHkLoL
beyond$	bIeIfSgLiU
bezah-	hXlY
bezahlen	gHjDkJl]
bezahlt	hYlQpQ
bezahlt wird	g[
bezahlt$	hQlXnKpV
bezie-	bIcRiV
bezir-	aJhCiUjImWpK
bezirk	bLcWqP
bezug-	bIcEdIfKgXhJi\\jL
bg	aKbJgUjT
bh	cJh_jI
bh$	cJh]iKjI
bhd	fKg\`jJ
bi	jTkQ
bi$	jZ
biab	cLfJj_
biarr-	cQgI
biarritz	cQgI
biarritz$	cT
biber-	cViZ
bible	aHi^jJ
bibli-	aVbR
biblioteca	bXpHrY
bibliotecologo	aFj\\kL
bibliothecaire	aZ
bibliotheque	bX
bices-	cV
bicester	cV
bicester$	cW
bicho-	cJhQi\\jI
bid	fXgKiGpJqT
bids	eEi^
biel	aHc^
biele-	cVrR
bielefeld	cVrR
bien	iKjSkSsR
bien y	b_iGj]q>
bien$	jXtQ
biene-	gJh[iKjTtL
bienn-	cY
bienne	cY
bienne$	cY
bienv-	jIkalW
bienvenida	kY
bienvenida$	iLk[
bienvenido	jJkUlV
bienvenido$	kUlU
bienvenidos	iKkQlQ
bienvenidos$	iHkSlQ
bienvenu	aKjFkVlU
bienvenu$	aKjFkWlPrQ
bienvenue	iHjGkYpKrWsW
bienvenus	lX
bienvenus$	bTiIlZ
bierg-	bVcK
biergarten	bVcK
biete-	hRtW
bieten	hStX
big	jT
big help	k[
big plus	jKk_
big$	aKbLcGmVoTpHsT
bigqu-	jU
bigquery	jU
bike	hWnT
bike$	bLhYiDj\\nD
bikes	b[gIiPtJ
bikes$	aIbXgGiXtG
bilan	gUi_
bilan-	iQjU
bilans	dKiWjQ
bilans de	iRjS
bilanzen	bHiWjIlU
bilanzsumme	bV
bilba-	cVjK
bilbao	cVjK
bilbao$	cTiL
bilde-	bSeKlZpW
bilderbuch	bTpQ
bilds-	dHgFhb
bildschirme	dKh[
bildu-	bXfKgGh[tJ
bilin-	aTjV
bilingual	aRkQmIrU
bilingual$	aVbHcHhJiHjVkFrD
bilingue	jT
bilingue$	aWjV
bilingues	aSbKfKmTpJ
bilingues$	aTbKmUpI
bilinguisme	gQiJjZ
bill	fHgEiUqa
billa-	bJf]
billable	bFf^gDjLmK
bille-	b]cHgHhZiG
billet	hZ
billets	fIh[iG
billi-	hUjXlHoYpJ
billing	i^lF
billing$	iXsP
bills	fJgJhdiJ
bills$	gFh[iG
bim	aRkPmX
bim$	aUkT
bin	fImRpSqVtS
bin ich	aIm^
binde-	bQhSiXkLmStP
binden	cFi\\
binder	gGiTmZ
binder$	gGiTmZ
bindestrich	cStW
bindi-	iVpW
binding	bLiapK
bingo	aSiSlLpKr[
binne-	bRjWlJ
binnen	bXfKiR
binom-	jRmX
binome	jRmX
binome avec	cPmT
bins	aRiXjGqR
bins$	iVpKqX
bio	aSbVkPlT
bio$	aUb[
bioch-	eGiZ
bioco-	bUkU
biogr-	i]
biola-	bbcGiJ
bioland	bVcJ
biolo-	aVgKjPlP
biologa	iSmS
biologia	jW
biologie	aSgHiLjU
biologie$	jW
biologist	aWbI
biome-	aZjRlGmYpI
biose-	i_jG
biote-	bVcL
biotech	bVcL
bip	fQhJiFjIn]qK
birch-	aJbIcDdJeJfJgJhGiEjGk\`lImJnJoJpIqJrGsJtJ
bird	aUi\\jJlQmH
bird$	iVkS
birds	bXdKhQj[oTsJ
birds$	bTh\\jF
birke-	bGcZiUjKmL
birmi-	cS
birmingham	cS
birmingham$	cR
birra	bTfKhV
birth-	bQiWlQ
birthday	hY
birthday off	hX
birthday$	fKh\\
births	iYlU
births$	bViRjR
bis 0	eTiT
bis 00	fUsP
bis 000	aDbCgJhRi_pGq[
bis 2000	bWeKiRmW
bis acht	bGhRiUmVqE
bis achtzehn	fT
bis dahin	qd
bis die	hPiPjIqX
bis donnerstag	iR
bis drei	dRfIgQi[mHnQ
bis elf	aIbKfX
bis ende	dIe\\iLoR
bis fr	fQiQ
bis freitag	fS
bis juni	fXgHoH
bis marz	aGe[iT
bis mitte	gHsX
bis monatsende	pU
bis ostern	qV
bis september	iPoUqG
bis vierzehn	fS
bis vierzig	fSgJ
bis zu	dVeUoJ
bis zum	eUpW
bis zur	aIeVoXpKtK
bis zwanzig	fVhSiG
bis zweiundzwanzig	gShQiJ
bis zwolf	fZ
bis$	fVgQoU
biscu-	bWhXiJ
biscuiterie	bZgI
biscuits	bIhZiJ
bises	iLpIrKtc
bises$	t_
bishe-	q[
bisho-	cXq[
bissc-	bRrS
bisschen	bRrS
bissl	gHjVnW
bist	eKiKjElPmZpGtT
bit of	bDkW
bit$	gXjQqWtI
bitac-	iZ
bitacora	iZ
bitbu-	bR
bitburg	bR
bitburg$	bR
bits	kW
bitte	qUr_sU
bitte "	fFrQ
bitte die	pKqQrVsP
bitte kein	sS
bitte keine	iKsY
bitte mit	eXiGq>rQsJ
bitte nicht	gIq]
bitte$	rWsR
bitum-	aBhKi^pTrCtH
biz	gWpLtZ
biz$	gWiItV
bjr	aJcIt[
bl	aHbQcRm]
bl$	aLcUgIiSjHmV
black	iSjS
black-	iWoQ
blackjack	aRiGjY
blackjack$	j]
blackpool	cKfJiRjJoZ
blacksmith	aS
blacksmith$	aT
blackwork	iQjT
blackwork$	iUjQ
blade	i^
blagu-	hSkDr^
blair-	cX
blairgowrie	cX
blairgowrie$	cY
blanc	aTrV
blanc-	hRiQ
blanca	cW
blanca$	cV
blanche	kKlRsV
blanchisserie	aQbJh]
blanchisserie$	hZiJ
blanco	eTfKhJiYlL
blanco$	gX
blancos	aKi_
blanq-	fPhTiEsG
blast-	fHiW
blasting	gQhJjT
blatt-	fKiXkU
ble	i\\
ble$	i\\
bleac-	iUj[
blech	iUj^rC
blech$	aKcJiTjW
bleed-	i[
bleiben	bRsZ
bleiben$	bJgKhJjKlVqQsX
bleibt	qR
bleibt unter	gQqX
bleibt$	cSfSiTjJ
blend-	bIcIdYjGkY
blender	iDjLk]
blends	cFiXjGkUmIsQ
bless-	tY
blessings	iHtZ
blick	i]jG
blind	gGiJj\`rY
blind$	gDiCj\`rR
blind-	j[
bloc	aVgVhKjRmR
bloc$	aWbGgYhIjVqI
block	cZfWhL
block$	bXgTiK
block-	fRi^
blocking	iX
blocks	jSoT
blocks$	fSjToW
blocs	bTgHiX
blocs$	bUgHiV
blog	i_jGlEpDqPrT
bloke	hEsc
bloke$	sT
blood	iTkQ
blood-	bLcGiJjb
bloods	jV
bloods$	jV
bloom-	jX
bloomberg	cGjZ
bloomberg$	cKjU
bloqu-	aViW
blous-	cIfGgHh\\pI
blouse	cIfGgHh\\pI
blow	cJi\\
blowi-	i[
blowing	i[
blowing$	aLiZ
bls	aAhKjSkXlKpX
bls$	cKiJjRpQ
blue	bVjTkX
blue light	hUjIrT
blue$	bUiGj\`
bluep-	iQjY
blueprint	iQjY
blume-	cGhLi\\lK
blumen	jU
blumen$	iT
bluta-	iTkFlV
blutabnahme	iTkFlV
blutabnahme$	iS
bma	jWpP
bmd	aZcJiIjWmH
bms	aWiVjFmR
bms$	aQiWjLkK
bmw	aKbYcKdJeJfIh[jDkJlJmHnIoJpCqIrJsItH
bn	bdg=hFiIjS
board	iUtW
board$	hXiTrR
board-	bTiQ
boarders	aXbR
boarders$	aZ
boarding	bUtU
boarding school	aFb^gJiL
boards	bSiS
boards$	bQiQ
boat	aShVjKkRrT
boat$	h_iBkS
boats	b\\fWiQ
boats$	b]iS
bobin-	bDi\`
boca	cZjHlKsYtI
bocho-	cX
bocholt	cX
bocholt$	cY
bod	dKfWiWjH
bodas	aFbWcTfKiX
bodas$	aKcIi[
bodeg-	bX
bodega	hHnTpQ
bodega$	aViQ
bodegas	b[cI
bodegas$	bXpK
bodeguero	aQmY
boden-	b]iCjJ
bodenleger	aSbQ
bodenleger$	aY
bodie-	jKoZpCqHs[
body	bYrWsTtK
body$	bWiJ
bogie-	iY
bogies	iY
bogies$	iY
bogot-	cVdT
bogota	cVdT
bogota$	dY
bohle	cJiSj\\
bohrl-	iRkV
bohrp-	bKcRiZjL
bohs	hUjQ
boile-	iV
boiler	iUjS
boiler$	iX
boilers	iY
boilers$	aJiT
boili-	bZfJiR
boiling	bZfJiR
bois	b[iS
bois$	aWcJiKjS
bois--	aPb[cJ
boise	c]
boise$	cW
boite	bYcJhYjHmU
boite$	h\\jGmZsJ
boite-	bKiW
boites	bKiW
bolet-	iWjInU
boleto	gIiQjInW
boliv-	rKs[
bolo	g_
bolo$	g\\
bolog-	cJnXpP
bologna	cIhKnX
bolos	bYcLf]gHiIjLpG
bolsa	e]pYrV
bolt	dIfChYiSjP
bolto-	cT
bolton	cT
bolton$	cU
bomba	jJkX
bomba-	bLcWiV
bombas	iRjX
bombas$	iRjY
bon	aFqQt[
bon je	tR
bon$	iSqVsEtV
bona	cFiTjX
bond	eZhIpI
bonde-	aLbRgQiSjFkRlLmJ
bonded	aLbRgQiSjFkRlLmJ
boni	g_iI
bonif-	gZhViGpS
bonin-	bLiSjT
boning	bLiSjT
bonit-	bJcIiarIsR
bonita	iTrHsV
bonjo-	tY
bonjour	tY
bonjour$	tS
bonn	bFcUd[
bonn$	cQdX
bonne	fFs\\tW
bonne-	bKcGhHjXtT
bonnes	aLbJcEfIiFjZoJsJtU
bono	gh
bono de	hXjUkI
bono por	gV
bono$	gQ
bonob-	hZ
bonobus	hZ
bonos	fKgUiQsQ
bons	hIiSjZ
bonso-	iLt[
bonsoir	iLt[
bonus	gckX
bonus 0	gZ
bonus 00	gSmKqS
bonus :	gFk_
bonus if	g]iJjJkPlJ
bonus of	gYhJ
bonus per	gQ
bonus points	gFk_
bonus up	gY
bonus £	gZ
bonus ¤	jK
bonus$	gTke
bonus-	hXiAk[
book	aRiTjVpZ
book$	bEjVpSqY
booke-	aSbQ
booked	hSiP
booked$	hWjU
booker	aWbVhK
booki-	iVmQ
booking	iQ
booking$	jS
bookings	bQiUmW
bookings$	iUmV
bookk-	aS
bookkeeper	aS
bookkeeper$	tQ
books	hWiV
books$	aVgQjHtI
books-	aWb^fEiH
bookseller	a^bEiD
bookseller$	a]bDiE
boom	aSgHj]pGtK
boot	j\\
boot$	j[
booth-	aWsL
booths	aWsL
bootl-	aKbHcUeLiZ
boots	h]j]
boots and	aLjQsR
boots$	hZiJjV
boots-	aW
bootsbauer	aRiLsS
bootsbauer$	aV
bootstrapped	bYiJjK
bord	aQf^
bord$	hXjQ
borda-	iTjR
bordado	iUjW
borde-	c]iPjQ
bordeaux	aQcXdHiL
bordeaux$	cWmJ
border	bUcFdSgRqF
border$	bTcDgT
bordero	aKi\\
borders	aHcZ
borders$	cXjQ
bordo	aLiLmVoU
bordo$	iJjLmYoRpK
boreh-	aIbQiY
boreholes	aIbQiY
born	sh
borna-	i]mL
borne	dEhXpS
boros-	aKfLhIjQkZ
borou-	b^cIhJn\\tJ
borough	bVcF
borra-	qGr\`tI
borro-	iHkW
bosch	j_
bosch-	hXoKqU
bosie-	jW
bosiet	jW
boss	mjqVtR
boss :	mW
boss$	aVjIlLmLpYtV
bosse-	iKlSsU
bosto-	bScP
boston	bScP
boston$	bUcQ
botan-	aFbGiPjZ
botas	eHheiK
bote	g\\jIlT
botel-	aHcIjXsK
both	eSjUrS
both$	fUgQiEjQlT
bothe-	jY
bother	j]sP
bother$	j[
bothered	jLkJlY
bothered$	jGkAl^
botic-	bUhS
botica	bPhT
botry-	i\\
botrytis	i\\
botrytis$	iY
botte-	hZ
bottes	hZ
bottl-	aPbW
bottle	gRhViK
bottles	bPiV
bottles$	bVhLiW
bottr-	cT
bottrop	cT
bottrop$	cT
bouch-	aT
boucher	aZ
boucherie	aKbWjU
boucl-	cXf[iCjH
boude	q^
boudi-	iX
boudin	bW
bough-	bTqQ
bought	bTqQ
bouil-	cUiSjK
boula-	bXlS
boulanger	aXjSsR
boulangerie	bUfJ
boulo-	cSiXsU
boulot	s[
bound-	bHcIiEj_kG
bourg-	caiG
bourges	cYiGqV
bourgoin	bKcLhT
bourn-	cSsS
bournemouth	cSsS
bourriche	iSjS
bout	hX
bout d'un	gShTsQ
boute-	aVbIcKh_iJ
bouteille	rX
bouteilles	aGbFhaiBjKmH
bouti-	b]mU
boutique	bZpQ
boutique de	bT
boutique$	aHbUpT
boutiques	b]iI
box	aRbPh\\mF
box$	aQbYcLhKjR
boxen	iY
boxen$	iV
boxes	aKbXiV
boxes$	iXjV
boy	bDcIi[sUtG
boys	bUi[sY
boys 0	fGid
boys$	aHfTiSqLsYtJ
bp	jYkT
bp$	iIjQkX
bpjep-	aRjS
bpjeps	aRjS
bpjeps aan	jRqQ
bpjeps$	aXiGjQ
bpo	eKjRk[
bprea	j\\
br	jVpS
br$	iIjSpU
braci-	eIi[
bracing	eIi[
bracing$	eHi[
brack-	c\\pR
bradf-	cTiK
bradford	cTiK
bradford$	cW
bradl-	aKcIiSmQ
bradley	aKcIiSmQ
brain	aKhJiJk\\mKpJtU
brain-	aIcUjDt[
braine-l'alleud	cY
braine-l'alleud$	cY
brake	aCiXkV
branc-	bQlP
branch	bScQnSpIqV
branche	gZlV
branches	aJbYiS
branches$	aGbUiU
brand	aRb_iEjH
brand-	cIhSiQkV
brandli	iKmZ
brands	iUjWpH
brands$	gKiRjYpH
brann-	bYgLiLjJ
brannock	bYgLiLjJ
bras	aWbXiQtI
brasa	pRqV
brasa-	bQjPmS
brasas	bQjPmS
brasi-	aFfGgDhIiDjDk_
brass	aWbHiUjFkP
brasserie	bQcU
brats-	iUjLkY
bratsche	iUjLkY
brauc-	lStS
brauch	aTsT
brauch$	aWbH
brauche	aYcJeIiKjHkHlIpFqDr\`tB
brauchen	aQjPtS
brauchen wir	lJoGqUtY
brauchen$	aTbGiFtW
brauchst	hFiKjTlZ
brauchst du	hIjQlV
braucht	lV
braucht eine	aTcKmP
braucht$	fIlKnYtS
braucht's	aJjKlXtT
braucht's nicht	jFl\\pLqJ
brauchten	aPcKiHt\\
brauchts	fKgVjIkJlTpPrHsJ
brauchts nicht	fJgWjIpRrG
braue-	iAm\\
braum-	aFbKcJiKj]mWpK
braun-	bU
braunschweig	cT
braunschweig$	cW
braut-	aKb[cGiR
brc	iUjV
brc$	iU
breac-	iW
breaches	iW
bread	hTi_
bread$	h[
break	bUgKh[jK
break 00	hQ
break$	cJfQgJhYjH
break-	hQiX
breakdown	iWqL
breakdowns	iT
breakfast	hPiR
breakfast$	hX
breakfasts	fIhXiR
breakfasts$	hZ
breaks	qQ
breaks$	iX
brech-	hT
brege-	aIbScV
bregenz	aKcW
bregenz$	aKcX
brekk-	aUfJhHi\\
breme-	cbiGjImK
bremen	cXiJqP
bremen$	cYiI
bremerhaven	cQ
bremerhaven$	cR
brems-	bHiejG
bremsen	iT
bremsprobe	iUqW
brend-	bTcIqX
brenda	mTqX
brendan	bXcGhL
brenn-	fRiWlK
brennholz	h\\iE
breta-	bScT
bretagne	bScT
brett	aJbFcIiFjKr_tW
breve-	jU
brevet	aRjRkRlR
brevet federal	lZ
brevet$	aQbGcHiJjTkIlQ
brevete	jX
brew	pT
brewe-	aUbQcSiGrR
brewer	a]iKjLpJ
brewery	aKbUcViJ
brewery$	aHbUcS
brewh-	iZ
brian-	cSsQ
briancon	cSsQ
brick	g[iU
brick-	a^bKcKgSiCmJtL
brickies	aZtK
brico-	aEjZsQ
bricolage	bRgI
bricolage$	bRgI
bricoleur	aHj]sE
brid	aGmXtZ
brida-	bT
bridal	bT
bride-	bWcEiWsQ
brides	iVsS
bridg-	c[iL
bridge	aRjRqS
bridge$	aTpJq[
bridges	b_cGgGiL
bridges$	b]cKgGiK
bridl-	iU
bridles	iU
brief	bHi]kGp[
brief$	cIhJiPjInGp]
brief-	iXpPqR
briefen	iWqJ
briefen$	iVqJ
briefing	iVtW
briefings	iS
briefs	bIiX
briefs$	iS
briga-	aQbVmY
brigada	aWbHmU
brigada de	mUsP
brigade	bUfRmUsQ
brigade$	bCcHfYsR
brigadier	mZpR
brigh-	cReW
brighton	cVsQ
brill-	gIh\\sU
brille	bTgGhZmI
brillen	hX
bring	p[tQ
bring$	cKiBjDlLmDpJt]
bring-	jQlYtU
bringen	l\\t[
bringen wir	l[
bringen$	iYtS
bringt	iXjKkWtK
brist-	cW
bristol	cW
bristol$	gQ
briti-	cQkKrYsU
british	cQkKrYsU
brive	bJc[
brive$	cW
brno	bLcTnS
broad-	bUdQhTiQ
broadband	dShViRjJ
broadband$	dKhXiUjI
broch-	bViQ
brochures	bV
brochures$	bWcK
broke-	pI
broken	aEbLfVhSkUmJqKtQ
broker	bTiUpIqV
bronc-	fLq[sT
bronz-	jHkXsW
bronze	jGkY
brook-	bQcT
brooklyn	aLbVcP
brooklyn$	bS
brot	cJgShYiK
brotc-	bQfGgIhTiZ
brotchen	bShV
broth-	mWqR
brother	mYqS
brothers	bZ
brotz-	bUhX
brotzeit	bUhYmK
brotzeit$	mJtT
brown	i[kCsV
bruce-	i_
bruch-	cQhZjJkS
bruchsal	cWkUlK
bruchsal$	cWkU
bruck-	aGb[cRfLhPjHpV
brucken	bWcHgLh[iBjKmK
bruge-	aLbRcUtK
bruges	cW
bruges$	cW
brunn-	bRjJkV
bruno	hYmRpPqR
bruno$	aJh\\jLpG
brush	bIcJhCibpF
brush-	iUjT
bruss-	cVpQ
brussels	cXpR
brussels$	cYpR
brut	g]
brut +	jP
brut /	aIrS
brut prime	cHgThG
brut selon	aLgRiIjKkKqT
brut$	gW
bruta	gP
bruta-	fV
brutal	fV
brutal$	fU
bruto	aIbJfJgbtW
bruto$	aHbKfEgZhLtV
bruto-	gZ
brutos	gZ
brutos$	gV
bruts	eKgY
bruts$	gY
brutt-	gQ
brutto	gQ
brutto$	gW
bruxe-	bTcXhI
bruxelles	cVgQ
bruxelles$	gUjP
bs	cThX
bsc	j^
bsc$	jX
bsl	k^
bsl$	jQkV
bsn	l\\mJ
bspce	g\\
bspce$	gZjL
bt	eWgHjW
bt$	eVgIjW
btl	fKiKjLk[
btp	aIbVeGhVjU
btp$	aHb[eEhCiGj]tI
bts	j\\lV
bts$	lU
btw	bTjJkHqYsU
bucar-	cW
bucaramanga	cW
bucaramanga$	cW
buche-	gKhdiPj>kH
buchen	i\\
buchen$	iZ
bucher	hZiG
buchh-	mU
buchhaltung	fKiSmX
buchhaltung$	aQmR
buchs-	aXb^cGeJiGjDtK
bucks	gY
buddy	fFgLh@jJkGlbqH
budge-	iVqS
budget	qU
budget 0	bKhUiT
budget 00	bYhJ
budget of	gFhUiVjIqI
budget £	bJgDhFiRjPp\\
budget$	bWpU
budgetaire	bIiY
budgets	gIiTjV
budgets$	i]
buen	jWsRtZ
buen pulso	jXqQ
buena	gQhKjJqSs\`
buena presencia	sQ
buena-	bFc\\tW
buenas	qRtZ
buenas$	kKqTtT
bueno	aKbLcGgKhSkJrTt\\
bueno$	cIdJeJfIgHhRiJjJlKmJnJoKpIqPsKtS
bueno-	cWgVtV
buenos	cWgVtV
buenos dias	t^
buffe-	iUqP
buffet	qR
buffets	iZ
bug	jVpV
bugs	icjA
buhne	eSgWjT
buhne-	fGm\\
build	b]
build the	aLbPiPoV
build$	b]iG
build-	bTkQ
build-up	oS
build-up$	oS
builder	aIb[cIiJjKkY
builder$	bPiEjGkZ
builders	aRbXiWjKtJ
building	bQjT
building$	jWlY
builds	fGhTiXpQ
builds$	bJfFi_pR
built	b^
built$	bPsV
bukit	bKcdiK
bulbs	aTeGh]
bulbs$	aZ
bulga-	s_
bulgarian	iIjWkJlR
bulgarian$	jQlT
bulle-	jJr[tT
bullet	rXtR
bullet points	qKrYtU
bulletin	aIt\\
bulletins	bJi\\jF
bullets	bIiKpVqIr]
bulli	hTn\\
bulli$	cGiIjHn]
bulli-	i^jKkX
bump	fIgWiPjJ
bunch	b]iUkDpG
bund	b[cGgVhKiJ
bunde-	aIb[cKfIiAn^
bundl-	iToKp^
bundles	iVjR
bundles$	hHiVjT
bunga-	h[
bungalow	h[
bungalow$	cJhX
bunk	fGh^sS
bunk$	h]
bunke-	bKfKgBhKiKj?k_lFpE
bunker	aU
bunkh-	gKh^
bunkhouse	gKh^
bunkhouse$	hY
bupa	haiH
bupa$	hZ
buque-	bUcGjJ
buques	bUcGjJ
burea-	cUdUgI
bureau	cQdTgFpSqP
bureau$	cGdg
bureautique	bR
bureaux	bPcWdR
bureaux$	bW
burge-	aVcJfKiZpU
burgerdienste	bXhJiHmWtI
burgermeister	aEiJjHoJp]sUtK
burgl-	bRcYgGpKrX
burgo-	cW
burgos	cW
burgos$	cW
burn	fIg]mKqP
burn--	qX
burn-out	qX
burn-out$	hUqR
burnl-	cRqQ
burnley	cRqQ
burnley$	cS
burno-	qTsP
burnout	qTsP
burnout$	qQsX
buro	aKbXcTd\\fJ
buro$	dZfCmWpH
burok-	aVbIcGiRjY
burokauffrau	aJbLcIiIj\\
burol-	aUiImX
buros	aKbFcLibjH
bursa-	aQbImJpT
bursar	aQbImJpT
bury	cS
bus	h\\jR
bus drivers	aZsR
bus from	gKh]iGnW
bus pass	hT
bus to	iHlSnS
bus$	hVlYnP
busca	cIqKta
busca$	aIcFjLt]
busca-	aRt[
buscamos	aWhSlRtU
buscamos$	aFbJcKhPiGt[
buscando	jQtS
buscando$	tT
busco	aVcKjJ
busco$	cLjLtV
buses	hLi\`jYnR
buses$	aSbFiV
bush	aUbDi]
busin-	aTjSlQ
business	aTjSlQ
business card	hSjK
business$	aJbRhTiGlZmLpIsU
busy	fPiR
busy$	fQiUrL
but	qX
but 00	fChaiQ
but a	aGiKj[tS
but don't	hLmGqYrU
but it	cDd^fLgKiHjGkJoLrL
but keep	iKjKkJqTr\\tH
but no	lTrP
but not	gJkZlErYtK
but we	bPeSqR
but$	jKkPlWmJqPrTtS
butch-	aTiV
butcher	aSiT
butcher$	aSiU
butchery	aQiSjQ
butchery$	bViSjK
butto-	jZ
buttonhole	iRjS
buxte-	cXfGgJhQ
buxtehude	cXfGgJhQ
buxtehude$	cXfGgIhQ
buy	bKhciKj?pKsStI
buyer	a\\
buyer$	aU
buyer-	aHbXcLjElLmKpLsV
buyin-	jZlLmRpK
buying	jZlLmRpK
bwl	jZ
bwl oder	jS
by 0	fQ
by 00	iSpQ
by a	fVgKhLiIjR
by choice	fZgI
by friday	bKcJfGiKpZqRtS
by hand	a?gFiUjVpS
by law	iCjXrQ
by noon	fSgJiJpW
by the	oTpYrK
by thursday	dKfJnTrFsKt]
by us	hRlWpR
by$	fSoSpV
bye	pKt_
bye$	pKt_
bypas-	bVhJiFpKqV
bypass	bVhJiFpKqV
bzw	aZbLgWjF
c	jZ
c $	gYsR
c +	iRjSkPrL
c /	gTmW
c 0	gSjZ
c 00	jQ
c :	fGg\\jEmV
c$	fQgQjV
c'est	tT
c'est la	bKj^lHsI
c'est pour	q^tP
c'est un	eWqLrU
c'est$	bKcUfFgTiGjIsLtV
c-che-	cKi\\
c-pru-	iIjX
c-prufung	iIjX
c-prufung$	iIjX
ca	qRsR
ca 0	bYgT
ca 00	i[nXsQ
ca 000	bInR
ca en	iLpWrQ
ca nous	jKk[qKsTtK
ca$	cUqSsQ
ca-eb-	jR
ca-ebs	jR
ca-ebs$	jV
cab	bHcQhgnFpL
cab$	bFcZhSiI
caba	cZ
caba$	cXiJ
cabal-	bFcRiEj[kPsW
caballos	iIjJkYtS
caban-	hZ
cabane	hZ
cabane$	hYiJ
cabez-	gQhPiTsR
cabeza	gTiWsV
cabin	aWdVfKha
cabin crew	a_hIsT
cabin$	aWcHgKhX
cabin-	bQcS
cabina	cFjSmW
cabina$	aRjYmH
cabine	hTiXjU
cabine$	bKfGgIhIiSj[
cabines	bW
cabines$	bW
cabinet	bU
cabinet$	aKiVtR
cabins	iQ
cable	ib
cable$	iW
cable-	iPjY
cableado	iW
cableado y	iW
cables	aKbKcGdLeKfLgKhJj]kGlLmLnLoKpLrLsHtJ
cacer-	aHcRgUiHjK
caceres	aHcRgUiHjK
caces	jWkU
caces 0	j^
caces$	aTjLkU
cache-	eUgXiBjHoEpXqS
cachets	bJeWg\\iBjI
cad	gVkQlR
cad$	gQiRjQkS
cada	fVnT
cada 0	bLf_
cada cuatro	f\\iL
cada dos	jFn_
cada mes	aKbIcKfXh[iDnR
cada tres	eFfSgX
cada una	d\\fChJiU
cada uno	fKgRnWpR
cada$	iRjGpT
cadas-	i\\jFkG
caddy	h^sQ
caddy$	hW
caden-	iSmT
cadena	bW
cadena de	aLiW
cadiz	c]
cadiz$	c]
cadre	eSm]
cadre de	bFjTmGtZ
cadre forfait	eVfI
cadre$	cKeVfX
cadre-	iImS
cadwo-	iHj\\
cadwork	iHj\\
cae	fTjWq\`
caf	hXiU
caf$	bKhXiRjKsK
cafe	bYh_pS
cafe 00	b\\hJpKtJ
cafe$	bUhGiQpQsT
cafes	bYiQpT
cafes$	bPi]
cafet	bLgCh_iXjG
cafet-	aEbYh^iH
cafeteria	aDbVhViK
cage	jIlKnXrV
cage$	iPjLnRrQ
cahie-	iYmJ
cahiers	iYmJ
cahir	c_
cahir$	c_
cahor-	cU
cahors	cU
cahors$	cU
caiss-	hVmS
caisse	hP
caisse de	bThTqP
caisse$	i^jKpT
caisses	hIi\\jE
caissiere	a\\
caissiere$	a[bJcKsL
caja	iVmP
caja de	hW
caja$	iVmW
cajas	bYqS
cajer-	a\\mS
cajera	aWfKmU
cajera$	aQmW
cajero	aKcTgLhIjTlT
cajeros	a[bLiJmJ
cake	gLh^pL
cakes	cKhXiQkJpI
cal	iWjSmLpRqT
cal$	hGiVj[pK
calag-	bHi_
calah-	cX
calahorra	cX
calahorra$	cX
calam-	cR
calama	cR
calama$	aScR
calan-	iV
calbu-	cWiJ
calbuco	cWiJ
calcu-	i[jU
calcul	aKiVjP
calcul des	iWjI
calculo	jS
calculo de	iSjHoQ
calde-	cRiR
caldera	bJcTiY
calderas	jX
calderas$	iIjY
calef-	hZ
calefaccion	hZ
calefaccion$	bKhX
calen-	fSiV
calendar	iS
calendar$	fPiV
calendario	bGfThRiRjJ
calf	eIi\\kKlKmJoF
cali	cTfRnV
cali$	cRfTnV
calib-	i_
calibrage	iR
calibre	gTiLjR
calid-	aTiRrS
calidad	aViS
calidad$	iEjU
calie-	hWiW
caliente	hWiW
caliente$	hViV
call	pV
call 0	f[
call center	aXdLeIfKgLlVmGnLoKrJsH
call in	pY
call it	iGoRtX
call the	pR
call$	fShHmRpRqUtR
call--	eVfRgS
call-out	fRjL
call-out$	fR
call-outs	fRgWhJiG
call-outs$	fWgThH
calla-	bJcWqesR
calle	cWdPkQpT
calle$	cGhJiXjRkTlJpK
calle-	jSlVmT
called	lXmW
calli-	aKiW
calling	aKiW
callo-	fUgW
callout	fTsQ
callout$	fRsS
callouts	fPgXjG
calls	fTiap\\
calls$	bHfPiZpUsS
calm	jbrQsQ
calm with	jS
calm$	iQqJrX
calme	eGfWjYpG
calor	j^
calves$	iQsP
calvi-	bSgKiX
calving	bYoS
calving$	bViHoT
calza-	bScW
calzado	aQbUcI
cam	aWiKjXkL
cam$	aYbKjVkJ
cama	h\\
cama en	cHh[
camar-	a^hTiQmK
camara	bVcJiQrJsV
camaras	aKbIi^jJ
camareras	aV
camareros	aY
camas	bViP
camas$	bVcQ
cambi-	i[qU
cambiar	iWjJ
cambio	iVqP
cambio de	iX
cambios	iT
cambr-	aKbScRjP
cambridge	aIbScSjG
cambridge$	b^cA
camer-	iX
camera	iXsR
camera$	iKsZ
cameras	bSgHqS
cameras$	bUgFiT
camhs	a[bJiS
camil-	bSiYmRpIqT
camilla	hKi]mLnH
camin-	iQkW
caminar	gRiKjV
caminata	pS
camino	fKiSjEk[
camio-	bPhZnP
camion	bQhW
camion$	bSjSnT
camiones	bViV
camiones$	bEeLhLi\`
camioneta	hVnY
camioneta$	hSiKnV
camionnette	hXjP
camionnette$	hQjV
camions	bZ
camions$	bWhKjJ
camp	cThT
camp boss	aWmT
camp$	bXgFhUmTsS
campa-	oQ
campagnes	bDcJi^jIkK
campaign	bPeSnToR
campaign$	eTfJjPoX
campaigns	gKiY
campamento	fPhViQoS
campamento$	fTiRoT
campana	oU
campana de	bQqX
campana$	aIcGeTiDjKoS
campanas	jXnU
campb-	cTiVjK
campbell	cTiVjK
campe-	hZiX
campi-	aVbW
camping	aJb\\
camping$	bViS
campo	n\\
campo de	bYtU
campo$	jQnT
campu-	bXhU
campus	cRhV
campus$	cPhXiL
cams	jRkR
can	jQlX
can apply	aGjGlQmJq]tD
can be	bRjLlW
can do	fHg\\hIjVlAmKsS
can follow	jKl]
can get	aZfLkHlSrX
can read	cLiRjV
can ring	hQpTqHsH
can start	j?lWo]
can we	jLlJtf
can you	jHqQrVtW
can$	hQoSpKtP
can't	jWsY
can't be	bQqTsS
canad-	aFbUfHgUiKjAlEnTsU
canada	dJeUhHnV
canada$	cPdJlJnXsI
canal	iZrV
canal$	bX
canal-	i\\
canales	iY
canales$	iY
canar-	aKbKcR
canary	aKbKcR
canary wharf	aKbKcR
cance-	gUhDiQjGlTsP
cancer	aPbQcEiTqS
canch-	aScPmI
cancha	aUcIjRmH
cancha$	aXcHhRjKmFtJ
candi-	iFpTqVsS
candidate	hKnRtT
candidates	iHpKqQsZ
candidato	mJpXqS
candidats	fTiFqZ
candidaturas	fKiGpY
candidature	pVqQ
candidatures	bJe\\iJpX
candidatures$	bDe^iHjKpIqT
candl-	pU
candlemas	pX
candlemas$	pX
candling	iV
candling$	iV
cane	i^lV
canet-	bJc\\
canete	bJc\\
canete$	bJc\\
canin-	bY
canina	aSkQ
canina$	aT
canine	bXcJgJ
cannu-	bGcLiZjY
cannulation	iQjV
cannulation$	iJjZ
cant	aItV
canta-	c\\iK
cante-	cQhY
canteen	h\\
canteen$	h[
canti-	hRiX
cantine	hZ
cantine et	hJiW
cantine$	aYhGiV
canto-	aAbReQjJm^
cantonale	bJeWgUhKjK
cantonale$	bHeXgUhKiFjLmJ
canva	iRkZqXrD
canva$	cLiQkX
cao	g]iHjK
cap	gRjV
cap 000	b\`fEgCjIkTmJ
cap ou	jU
cap$	g]jRmU
capa	iSkZ
capa$	iLjQkS
capab-	jT
capable	jT
capac-	fJiXlYoC
capacite	iEjV
capat-	aRhLmZ
capataz	aRhKmY
capataz$	a[mB
capaz	hKkGoVrZ
capcu-	jX
capcut	jX
capcut$	jY
cape	caiKnW
cape town	iKnYpK
cape$	cckG
capil-	b\\iEmIpG
capit-	jRtJ
capitaine	bGgIiLj]qKsHtD
capital	cXrV
capital$	cbiDjI
capitan	a]bLcJjLmI
cappe-	hJpX
capped	hJpX
capri-	aIbTkXrP
caps	bZhFiI
capsu-	bRiWjF
capta-	aWgShI
captain	gT
captain$	a]gKiX
capti-	jHkX
captions	jHkYnK
captu-	iYjS
captura	i]jH
capture	iQjW
capture$	i]jD
car	h]jPnR
car allowance	hV
car and	hLjY
car licence	lZ
car or	gHhXjFl[
car$	hPjTnP
carac-	aHeSjTsW
caracter	aHeSjTsW
carav-	gIhbkQ
caravan	hY
caravane	hY
caravans	gFhXiKjGkX
carbo-	jX
carbon	iQjQ
carbu-	hR
carburant	hR
carburant$	hR
card	h]jRlR
card 0	gHhQjU
card and	hQ
card no	lW
card$	eShXj[
cardi-	aXbIc^fKmR
cardiac	bVcIkS
cardiff	cQqS
cardiff$	cT
cards	e^iUpF
cards$	eRiZ
care	bUiQlQ
care about	l\\
care$	a]iUjD
caree-	lT
career	eSjGkJlV
careers	bStR
caref-	hYiDjPqZ
careful	jUqYrL
carer	aTbQkU
carer$	aV
carer-	aUbKiU
carers	aUbKiU
carers$	aZbLdG
caret-	iRtS
caretaker	iRtS
caretaker$	iVtT
carga	hGiamL
carga-	iVjR
cargar	i]qL
cargas	jR
cargas$	iYjDsS
cargo	aSbKmU
cargo$	aTmZ
cargo-	bUhKjYkS
cargowise	hIjSkVmKpK
cargowise$	hHjSkVmKpK
carib-	bRiZjI
caril-	aFbEcFdKeKfKgJiAjEkHlLmInGoJqLr\`sUtK
carin-	gJmUqKrWsU
carinoso	jWqKrTsItK
caris-	aWmS
cariste	aRgJjQsQ
cariste$	aThKjS
caristes	aTbJcSiLjLkLmV
caristes$	aXbEcIgKiJjKmW
carit-	bW
caritas	bT
caritas$	bQcKiR
carla	a]bGcFdIeIfIgIhLjFlInFoJpEqIrJsItE
carli-	cRhJn[
carlisle	cSnV
carlisle$	aKc]gJn@tK
carlo-	cTqQ
carlow	cTqQ
carlow$	cV
carme-	bEcWhHmW
carmen	mYqQtQ
carne	h]jX
carne b	jRsS
carne de	jY
carne$	hZjJlS
carne-	iQjS
carnet	jU
carnet de	bQ
carni-	a^cLoS
carniceria	aSbRfLhJ
carnival	oV
carnival$	oV
carol	jHm^pItX
carol$	aKiJjHm_pHtX
carol-	aIcWpY
carot-	bKi]
carou-	cX
carouge	cX
carouge$	cX
carpe-	aXgTjS
carpenter	a]jSmJ
carpenter$	a_mJ
carpentry	iJjKkTlW
carpet	i[jKrK
carpeta	iLjVpW
carpi-	bViL
carpintero	bViL
carpo-	aKcJg@h_iVkJpF
carre-	aTcFlP
carrera	gTjRl[
carrera$	gUlSpF
carres	b[hUi@
carretilla	iXjU
carretilla$	bKcLiFja
carretillero	aQjQ
carri-	aTcSpX
carriere	aXcHhJiLjJpR
carriers	aHbZ
carriers$	aGbXcG
carro-	aZbPlT
carrosserie	aJbTlW
carrossier	a]mG
carry	iYpKrY
carry$	hV
cars	bWiTmT
cars$	iQjUmW
cart	bUcEgIiJj^mHnL
carta	iQlUp\\sS
carta de	eJi[jLlQoDsG
carta$	iQjIsU
carta-	gEhZqR
cartagena	aKc[tI
cartagena$	cS
cartas	pSqU
cartas de	hJiIjVqV
carte	hUjX
carte conducteur	gHjY
carte de	hYiI
carte essence	hTjI
carte pro	j\`
carte$	cLdIf]hWj@pK
carte-	iY
cartera	iPjJkRlP
cartera de	bBiRkU
cartera$	aWbFcIiRkKqItJ
cartes	iSjV
carto-	cKiUpQ
carton	bWcGjLkRpW
cartons	rV
cartons$	bQiJrW
carvi-	cZiSjXoJ
carving	cFiVjZ
cas	ebkKmJp]
casa	d^hY
casa con	hQ
casa de	aHbUcHhT
casa$	d\\iKnQ
casab-	iU
casablanca	iU
casad-	sd
casado	sZ
casado$	sW
casca-	jZ
cascade	jZ
case	aQhRpW
case management	kT
case$	gZiHjGmFpYqJ
casel-	iZ
caseload	iZ
caseload of	iR
caser-	bTmFqV
cases	gIhPi\\
cases$	i\\
caset-	p\\sI
caseta	p\\sI
casew-	iSjV
caseware	jYlI
casework	jU
casework$	iY
caseworker	aW
cash	eShUi[jE
cash plan	hXiI
cash$	eZhHiQqQ
cashi-	iY
cashing	iY
cashing up	iY
casi	jGkRlRnSsKtV
casie-	hZiHjQ
casier	hViGjSsP
casier vierge	hHiJjVsR
casin-	bVhV
casino	bVfJhW
casino$	bRhS
caso	jLp^qY
caso$	iIq]
casos	iW
casqu-	iZ
casse	iWsXtG
casse$	cLgSiZjKsJ
cast	bSiR
caste-	cTlRrS
castellano	jQlUrU
castellano$	cIjRlErX
castellon	cS
castellon$	cT
castelnaudary	aKc\\
casti-	jQrQ
castigo	cJeKiVjUpKrK
castilla	bVcPiIpFrX
casting	p]
castl-	bUcVfLpR
castle	bXfLpVrI
castles	bR
castles$	bR
castr-	aLbIc]dLfLhJi@jHkKn\\
castro	bLcDdKhIjHkIn^
casua-	eViPmU
casual	eZmR
casual$	aT
casuals	iUmU
casuals$	aLi@jHm^pI
casualties	iU
casualties$	iZ
casualty	fTgLiR
cat	aVgWjW
cat 0	j\\
cat a	aPbVhEiHjY
cat b	a_
cat c	b]gB
cat$	eKgbjU
catal-	iTkU
catalan	kUlSrW
catalan$	cJiBlWrR
catalana	cEjTkU
catalogacion	fKjZ
catalogo	hIiWjS
catalogue	i]
cataloguing	iWjI
catas	i]jD
catas-	aKbXeHkR
catastro	kV
catch-	aYbT
cated-	eVfQiIjXqK
catedra	aQeXfR
catedra$	bJcKeVfWgKjJ
categ-	gXjPsS
categoria	g[jQ
categoria 0	gVjR
categorie	eRgSsP
categorie a	bKeSfJgQjS
categorie b	aZbIcKeRgQjJ
categorie$	bKeQgRiKjS
category	jSsU
cater-	bX
caterer	aEb[eJiJqXrV
caterer$	aDbaeInE
catering	eThJ
catering$	bBeTiTjR
cath	aXbGcKjKm\\pC
cathe-	aJbSn[sPtI
cathedral	aJbYcRjLsRtH
cathedral$	aKbQcUjJsItK
catho-	bTs_
catholic	bPiLrQsR
catholique	bVcIs]
catol-	s_
catolico	bPsV
catorce	mQ
catorce pagas	gU
catorce$	bKeKgWpZ
catri-	cJm[
catriona	cJm[
cats	aFb\\jT
cats$	bWiKjUlR
catte-	bXiAn[
cattl-	iSlT
cattle	iSlT
causa	aDcLoUt\\
cause	iWpKq]sX
cause-	jEkUqR
caust-	bIiV
caustic	bIiV
cave	bViSjWpI
caves	bUcYiG
cavis-	aUbGiT
caviste	aWiIsQ
caviste$	aXiJ
cbd	c^jFqQ
cc	bGcbgL
cca	jQ
cce	a]bIcGdJeIfIgKhJiBjBk[lJmGnJoJpDqJrJsJtI
ccn	fAga
ccn 0	gJjV
ccn 00	g]qP
ccnt	fXgRjF
ccnt$	fWgXjEkL
cco	fJjZmU
ccq	iHj]
cct	gcjH
cctv	iWjQ
cctv$	jX
cd	hGj[
cdd	ef
cdd 0	eRfP
cdd 00	aP
cdd de	eV
cdd$	e^
cdi	ek
cdi 0	aRhQ
cdi apres	aIfGsS
cdi cadre	eVgK
cdi si	eT
cdi temps	eRfG
cdi$	e\`
cdisc	aLjW
cdl	aWbKjXl^
cdl$	aLjSl\\qKsH
cdmx	bKcWdX
cdmx$	bJcWdXiK
cdp	aZ
cdp$	aS
cdr	eSiLjX
cds	iUjUmL
ce	hU
ce 0	a\\bHhJjTnK
ce que	gThKkStQ
ce serait	sR
ce$	gLhZjU
cebad-	i^jI
cebaderos	iX
cec	i_jI
cedar	hGiX
cedul-	jW
cedula	jW
cedula$	aWcLiEjV
cee	cJi\\jK
cee$	cJi[jJ
ceip	bRc]hHtL
celay-	cPhS
celaya	cPhS
celaya$	cUhV
celib-	s^
celibataire	s^
cell	eLhWiWmRrT
cell$	aJfKhIiWjKmRtS
cella-	eIgGhRm[
cellar	aSgHhUjQmQ
cellar$	aIhDiSjQmW
celle	c]
celle$	cZiL
cells	dUgXiCoG
cellu-	bIcGfJgKh[mZoDqKtL
celta	gGhLj]
celul-	fPhVjS
celular	fQhVjR
celular$	fSh[jK
cemap	j_
cemap$	iLj_
cemen-	b[cFiPjP
cement	jX
cemet-	a\`cJiCtK
cena	aIcGhajIpL
ceng	iGjTkT
censu-	iY
census	iY
cent	g]
cent cinquante	bR
cent quatre-vingts	gU
cent sur	gS
cent$	fRgShT
cente-	bYjGlP
center	bPjJkRlRmQ
center$	iKjGkYmW
centr-	bX
central	cSiT
central de	bTcJjU
central$	aGbThLiRtV
centrale$	bT
centre	aPbT
centre 0	bTpV
centre de	aRcUiK
centre$	aWbPcTiG
centres	bSiS
centres$	bZiT
centro	bScRnS
centro de	iWnL
centro$	bIcSdCfLhLn]
centros	aHbVgRlQ
centros de	aKbTlS
centros$	aLbUgQiK
cents	gVhQtQ
cents brut	gS
cents net	gQhKjFtV
cents par	gP
centu-	cTjW
century	jY
cenwa-	jU
cenwat	jU
ceo	aTm\`
ceo$	a]iHmQ
ceram-	aRiStT
ceramica	aGb_cKkJ
ceramista	aWiXjHqK
cerca	bFcZhUiLkR
cerea-	bTiR
cerem-	aXbIfKgSiS
ceremonies	i[
cerez-	aZbHfJ
cereza	aZbHfJ
cereza$	aXbG
ceris-	aJb[cKhGiHkW
cero	gSrU
cerra-	fVpQ
cerrada	gV
cerrada$	gW
cerrado	fRgRpVsP
cerrado$	fTgSpTsQ
cerramos	f]
cerro	bKc^h^iFjH
cert	j_kWlZ
cert +	fGgBhLk^lG
cert 0	jX
cert cii	hVjQ
cert iii	kWlR
cert with	aGeJi\\jL
cert$	jXkWlR
certa-	fSqRsV
certains	fUsR
certi-	jY
certif	hTjTkQ
certificacion	bTkX
certificacion$	aKb]cJiHjAtE
certificaciones	h\\
certificada	bVjSmI
certificado	bSjY
certificado de	pT
certificado negativo	aIjR
certificado$	jV
certificados	iTkJlWpT
certificat	jYsR
certificat de	jSsP
certificate	kQlUpQ
certificate 0	eIjY
certificate$	hTjZ
certificates	lQp[
certificates$	jRlS
certification	iKkRqHrX
certificats	aIbIiY
certifie	gKiJjDkXlWqK
certified	bZiRkTpI
certifs	hVjUrL
certs	cLiWjQlQpX
certs$	bCcJiVjTkRlTsJ
cerve-	aVbWjLmCqStI
cesfa-	cUiR
cesfam	cUiR
cesfam$	cIi\\jK
cespe-	aSiQ
cess	aVhH
cet	dDf[jEoJpS
cet$	dFfVjJpT
cette	iPlIsZ
cfa	bReXkY
cfa$	bWcKeQiIjQ
cfc	aVjZ
cfc$	abjI
cfe	bYjT
cfgs	iIj[
cfo	aPiImepR
cfo$	aYm[
ch	hEnWsX
chain	bShSiW
chain$	bVgFhSiPmKtK
chain-	iPjQkV
chaines	i\\
chaines$	i\\
chains	bYjR
chains$	bThKiHjW
chainsaw	jUkT
chainsaw$	iIjZkG
chair	eTgGmS
chair$	gIhXtQ
chair-	cPePiS
chairing	iX
chairing$	iW
chairman	aRpR
chairman$	aZ
chairs	bTcTmP
chairs$	bWcUi>mT
chairside	bJiZsH
chale-	cKhViR
chaleur	aJjW
chaleur$	bFiQjS
chall-	cPhTiTrS
challenge	hW
challenge$	iU
chama-	cGh\`iH
chamb-	bRhU
chamber	cKdUhRiR
chamber$	bQdQhRiH
chambers	b[iGjK
chambery	cY
chambery$	cY
chambre	hYsS
chambre$	aSbKjTlH
chambres	bUhQ
chambres$	bW
champ-	iIjXkW
champagne	gJiLkY
chanc-	aRbEiZmKpQ
chance	eTqW
chance$	eTqT
chand-	bUiJoTpV
chandeleur	aLoWpR
chandeleur$	oWpR
chang-	iTqS
change	lSpIqY
change$	iZ
changement	iUqKrZ
changement de	iVrV
changements	iR
changeover	iSoVpL
changeover$	fKiPoWpJqI
changeovers	gPrR
changers	bR
changes	iT
changes$	iZ
changing	iSsZ
chant-	cX
chantier	cTeR
chantier de	bJe]q[
chantier$	eSjW
chantiers	cSnV
chantiers$	cHiajK
chap	qKs_
chapa	icjD
chapa-	c[iBjX
chape-	bVfJ
chapel	bWcJfL
chapi-	aRbTqQ
chapiteau	aKb\\cI
chapiteau$	aLb[cIiI
chapl-	aWiPmYtK
chaplain	a\\mU
chaplain$	aQiJmW
chaplaincy	i\\tH
chapt-	aJfRiJpS
chapter	aJfRiJpS
chapu-	jJk_lCqL
chaqu-	hSmSsQ
chaque	hSmSsQ
chara-	cKiKlKmGpKqXrTsTtI
charc-	a\\jJkU
charcuterie	bSkX
charcutier	aWbJ
charg-	iSmR
charge	aQmR
charge (	cX
charge de	aWbS
charge e	a[bGmG
charge of	cFiSmS
charge$	hSsQ
charges	hRiGjSsX
chari-	bWlR
chariots	iU
charitable	bS
charity	bYlS
charity 00	bTiFlS
charity$	bWlU
charl-	cYpS
charla	iPp[
charlas	iV
charlas de	iQ
charleroi	cY
charleroi$	cTiK
charleville-mezieres	cWiJ
charleville-mezieres$	cWiJ
charo	i\\oLpU
charp-	aVbHi]
chart	gJiZ
chart$	gJiZ
chart-	bRiQrX
charter	aJb]cHiX
chartered	jZrT
chase	ia
chase-	i\\jK
chasi-	iZ
chasing	iZ
chasing$	iZ
chass-	iTmQtX
chasse	iVoK
chat	iVp]tV
chat on	iKkIpV
chat with	p[tL
chat$	iVpPtX
chate-	aKb\`iE
chats	aKi_
chatt-	cZ
chattanooga	cZ
chattanooga$	cX
chaud	cKfJhWiX
chaud$	bLcJi\`jH
chaud-	iV
chaude	hRiR
chaudieres	bPiVjL
chauf-	hY
chauffage	hSiR
chauffage$	bIiY
chauffagiste	tP
chauffe	bIhYiS
chauffe$	h^iE
chaufferie	aFiWpW
chaufferie$	eIhIiWmKpU
chauffeur	hJrU
chauffeur$	aX
chaus-	aKbThTiJqR
chaussures	aKbThTiJqR
chava-	iTsW
chaval	qTsV
chaval de	qTsV
chavales	iXkQmL
che	t\\
check	iTjZqQrQtH
check$	dJfQgSjTpR
check-	i_
check-in	aPdUfK
check-ins	bLhKi^
checkable	jR
checkable history	jR
checken	iZ
checking	iRkK
checks	fPiP
checks$	hPiW
cheek-	rT
cheeky	rT
cheer-	jWpLtZ
cheerful	j]
cheers	jJpHt\\
cheers$	jJpHt[
chees-	bWfJgDhYiKkU
cheese	gDh\\kV
cheese$	hZiIkH
cheesemaker	bUfG
chef	aQm]
chef (	aTmRsKtK
chef :	fKm\\qU
chef d'equipe	aX
chef de	aUmR
chef is	mSqUsL
chef ist	mW
chef$	aT
cheff-	bHm\\
cheffe	bHm\\
cheffe de	bHmT
chefi-	bPkQmS
chefin	bQkRmU
chefr-	hKmY
chefs	iXjEm]
chefs de	jDm^
chefs$	bFiW
chelm-	bPfJ
chelmsford	bPfJ
chelmsford$	cU
chelt-	gJkR
cheltenham	gJkR
cheltenham$	cS
chem	hFiVj^
chem /	iX
chema	m]qW
chemical	iW
chemicals	hGjS
chemie	bWcK
chemie$	bV
chemielaborant	a\`
chemikant	jW
chemikant$	aT
chemin	iWjLsV
chemist	aR
chemist$	aY
chemistry	iSjRlP
chemistry$	hKiVkS
chemists	bJjKm[
chemists$	bHiJmZ
chemn-	cYgR
chemnitz	cU
chemnitz$	cU
chemo	bUkZqQ
chemo$	jUkUpLqR
chequ-	hb
cheque	gU
cheque$	gV
cheques	hP
cheques 0	gQiIsR
cheques-repas	gJhV
cher	aFbFcZiItX
cherc-	aUtX
cherche	aQtT
cherche quelqu'un	aWfJmKsStL
cherche un	aVbQeRt@
cherche$	aFcKt\`
cherchons	cJiKqRtQ
chere	aIt]
cherr-	bWhViF
cherries	aJbThYiF
cherries$	aJbRhYiL
cherry	bToQ
chest-	bGcSi[jE
chester	cWsQ
chester$	cW
cheva-	fKiV
cheval	aKhVsP
chevalet	aXbI
chevaux	fJiX
cheve-	cKfJhLkZs]
chez	hQ
chez le	bIeHhVmXpIqR
chez nous	eVjJlSsX
chez soi	d^hU
chf	gRhT
chf 0	hV
chf 000	fHgQhW
chf$	bHgahHjJ
chica	sc
chica$	iJjKkLpJsY
chica-	bQiQsQ
chicas	bQiTsStR
chick-	aPbV
chicken	aTbS
chicl-	c[iU
chiclayo	iX
chico	hLsf
chico-	fGiWmKsX
chicos	fGiWmKsX
chief	m\`
chief$	cFiWkHmW
chien	aRhRjRkY
chien-	aAbXiLjU
chiens	aAbXiLjU
chiff-	iTr\\
chiffre	iRrS
chiffre$	bQiVqK
child	gKhXjXpIrV
child$	hZiW
child-	bQ
childcare	aRhX
childcare$	aYtK
childhood	jP
children	bSgLsR
children and	bThL
children$	bTgFhR
children's	bQcPiS
children's ward	aEbTiQ
chile	c\`iKmL
chile$	aIc[mI
chile-	bKiBjTkKlRpFs_
chill-	cJj^nL
chilled	aTbRcE
chilo-	iUtK
chiloe	iUtK
chiloe$	iUtK
chimi-	hKiVkI
chimie	jS
china	bWfIjJn]oH
china$	b\\iI
chine-	jPkTsQ
chinese	jUsT
chinesisch	jIkW
chino	jSkQ
chipp-	aQbU
chipping	cQ
chippy	aSbSrJ
chippy$	aSbTcKrI
chips	bWcJiCjHlHs\\
chiqu-	iJmYs\\
chiru-	bQjRqW
chirurgie	bShKmJqX
chirurgie$	bWiJmIqT
chlor-	iRjR
chlorine	iX
choco-	bQjQ
chocolate	jZqT
chocolatier	aW
chocolatier$	aXtJ
chofe-	aSjQ
chofer	aTjR
chofer de	aScUjK
chofer$	jT
choic-	eTfYkSqK
choice	eTfYkSqK
choice$	eUfSiGkU
choir	aRfIi]
choir$	aVbKiRsI
choix	d[g?h[
choix$	eQfVjS
choke-	bIi\\j@q[
chole-	cWiUjLqPtK
cholet	c[tI
cholet$	cYtI
choma-	aGi[sJ
chomage	aGi[sJ
choos-	dPeSiPqR
choose	dPeSiPqR
choose$	dTeX
chopp-	i\\
chora-	i[
chorale	aQbIcKiZ
chorr-	aKb\\iIsZ
choru-	aVjL
chorus	aVjL
chorus$	aX
chp	i\`jE
chris-	s[
christian	s]
christmas	fQgThT
christmas week	fWgIhSiEsI
christmas$	hXiHoVpL
chrom-	bViR
chrome	iTjXqS
chron-	bPcJiSjU
chu	aJbb
chu$	aKb\\iK
chuch-	bUcPmKpKqJ
chuck	iYjL
chur	c[iK
chur$	bJc[
churc-	bW
church	iS
church of	lLpP
church$	cSiTjFkU
churches	bYhH
churches$	bUpL
churchgoer	lR
churchgoing	l^qErE
churn-	aEgIhCi\`lDmEpCsF
churr-	aLbX
chut	q\`
chut$	q]
chute	aJb[iVjIrI
chuy	cIfIiHm\`
ci	jW
ci$	iTjXkE
cia	gZhEjEkSlYqC
cible	i_
cicli-	gJiV
ciclico	gJiV
ciclo	bWeBgGiUjQoU
ciclo-	bRfVjG
cics	jX
cics$	jY
cider	gXhR
cie	aGbYiXjG
cie$	aKbYiKjJ
cien	iSnVtT
cienc-	aGbUcHiHjYlFoL
ciencias	aGbUcHiHjYlFoL
cient-	aKgW
cientifico	bKiKjX
ciento	aKbSgX
ciento de	hT
ciento$	aHcTgXiG
cierr-	fRpT
cierra	fSpY
cierre	fQiR
cierre de	eKfUgWpJ
cierre$	fZgGhViE
cii	hUjS
cii$	jZ
cilca	cGj\`
cilex	eCh\\iHjT
cima	j]
cima$	iKj^
cimet-	bacDfIjImH
cin	aKcKiJjZ
cinco	fWmU
cinco anos	jY
cinco mil	g\\jR
cinco y	f[gKmK
cinco$	bRfSpV
cincu-	gZsQ
cincuenta	gZsQ
cincuenta$	bJgVsT
cinem-	aPhW
cinema	aPhW
cinema$	aWcKhYmJ
cinq ans	jS
cinq heures	fSjU
cinq semaines	fJhVjKqY
cinq$	dQeLfV
cinqu-	gU
cinquante	gV
cinquante brut	gR
cip	i_jQ
cip$	iXjU
cipd	iKj^
cipd$	jT
cipp	gKiIjXkUpHsQ
circa	gTiW
circl-	cThCi_jI
circle	cViXjI
circo	bSiQ
circo$	bSiR
circu-	dQiWtR
circuitos	aGfRiU
circuitos$	fU
circuits	ia
circular	bFd[eKiXjA
circulation	aShZiGjA
cire	eJhWi\\
cirug-	aZcFiX
cis	e_iG
cis or	eXjK
cis$	eWgRjL
cisea-	jS
ciseaux	jS
cita	dSiUpW
citas	fVgIi^
citas$	iV
citat-	aCbYiRjTpKsK
citations	iUjVpGsH
cite	bYpGqGrb
cites	cIiVr\`
citie-	bQmU
cities	bQmU
cities$	bQmU
citiz-	iQjQsZ
citizen	jTsQ
citizenship	hLiZ
citoy-	bZjEpH
citri-	fHhDiWjGkU
citricos	bSiGkW
city	cbpR
city$	cXhS
ciuda-	aIbPcQhR
ciudad	aEbJcVdQhU
civic	cSpP
civil	jQ
civil /	j\\lI
civil 0	jSk\\
civil service	eXjKkLpSqHrS
civil$	aRbQiVjQ
civil-	bPjQ
civils	bTiIjT
ckr	kQ
claim	gFhZpKqVrG
claim-	iQ
claims	aPiS
claims$	bXhJiT
clair-	fQjSqQsQ
claire	jQqVsTtR
clairement	f[jSqF
claph-	cS
clapham	cS
clapham$	cQ
clara	bUgJjLkTsW
clara$	bVcKiJkUpKsV
clare	c_mX
clare$	c_mX
clari-	aHbTjHmHnJsW
claro	hXiJtS
claro$	hZiFqKtT
clase	hUjQ
clase b	jT
clase de	pY
clase-	hSiW
clases	hSiW
clases$	iV
clash	iLjY
clasi-	bIcIi^
class	jRlT
class 0	aXbRhKjX
class ii	iUjQ
class of	bKdKfIi[jGlKmHoX
class$	hRlW
classe	aTgS
classe 0	aVgSiFjV
classe$	aRbIcIgDhYjGqWrI
classement	bKi^jK
classement$	bJiY
classes	bPfSjSlR
classes$	bVfRhKiGjWlX
classic	aQbXjI
classic$	aTbYiIjH
classics	jXtX
classics$	jXtX
classification	iY
claus-	cZeW
clause	e]hH
clause$	eRhJpR
clauses	bHiQjZ
clave	j\`
clave-	kWpI
clavecin	kYpI
clavecin$	kXpI
clavi-	aFbXiLjT
clawb-	eIgXhKjK
clawback	eIgXhKjK
clay	iGj[
cle	hXiRjH
clean	bLiYj_
clean-	iY
cleaner	aY
cleaner$	aXtL
cleaners	aUbQfHmWqG
cleaners$	a^bSiCnH
cleaning	iWjQ
cleanliness	bLiUjR
clear	fVgYhLiCj_
clear$	bHeLfZjVpE
clear-	iQj[
clearance	j\\
clearance$	jZ
clearances	eEhLiUjCpZ
clearances$	eEhLiUjCpZ
cleared	iKjRrS
clearing	gZiWjK
clefs	a_bFcIgKiKjKrH
clerc	a]
clerc-	bSmU
clercs	bSmU
clercs$	bRjLmT
clerk	a\`
clerk$	a[iIpPtV
clerk-	mX
clerks	aJbSmUqU
clerks$	mX
clerm-	c\`
clermont-ferrand	cW
clermont-ferrand$	cW
cles	bSq^
cles$	bZ
clien-	iP
client	iTqQ
client is	eZiHjHq^rD
client$	i_nT
client's	sW
cliente	i[jGkQqW
cliente$	aZi[jCqK
clientela	bScKl[tK
clientele	sV
clientele$	aWsU
clientes	bYiQ
clientes$	bZ
clients	jLsU
clients$	iZjJk[
clim	hWiJjHkUsK
clima	aPcIiY
clima-	j_
climat	iS
climat$	iT
climate	aUiJjS
climb	jT
climb-	aX
climber	aX
climber$	aX
clin	iZ
clini-	bX
clinic	cS
clinic$	bViPjSlR
clinica	bSjJ
clinica de	bQ
clinica dental	b[cIfQsL
clinica$	cQpW
clinical	aShP
clinical lead	mSpR
clinical supervision	h[
clinicas	bYiJ
clinics	cViWnT
clinics$	bPcRiWjJ
clinique	bVcLhXjR
clinique$	aShUiGjUsK
clio	h[iGjWmL
clip	mGp\\rK
clipp-	bEj_
clips	eSfKiWmFoGrK
cloch-	bX
clochers	bX
clochers$	bXiH
clock	fShZoT
clock$	h[
clonm-	cX
clonmel	cX
clonmel$	cS
clopp-	cVmL
cloppenburg	cVmL
cloppenburg$	cVmL
cloro	bKia
clos	aFb]cJiK
close	fVjP
close 00	fQgJoHp\\
close at	fQiWjL
close$	bLfThViVqQ
closed	bSfShUiHoG
closed mondays	f[pP
closed$	f]gH
closes	p[qS
closes$	bGiIjWpKqW
closi-	pY
closing	p[
closing 0	fDpZ
closing date	pX
closing$	gW
closu-	iR
closure	gQ
closure$	fIiX
closures	bQfSiS
closures$	bFfWiS
cloth-	hXjY
clotu-	fQiTjSpQ
cloture	fQiQjTpR
clotures	iT
cloud	i[jVlR
cloud$	j\\lVmR
clovi-	cT
clovis	cT
club	b]h[
club de	aJbTiQ
club$	bUhV
clubs	bShJi_mH
cluj	bTcTkH
cluj$	bUcShKiJjJkF
cluse-	cYiI
cluses	cYiI
cluses$	cY
clust-	iXjH
cluster	bScI
clusters	iajG
clutc-	bIcIfLi\`jF
cm	aReRiGj^
cm$	aYiGjS
cma	gJiKje
cmm	iUjJ
cmo	aLjIm^pH
cms	jZ
cms$	jZ
cnaps	jW
cnas	h\\lW
cnas$	gKhdiI
cnc	aSbQjQ
cnc$	bUiGjTkRpL
cness-	hLiKjXsQ
cnesst	hLiKjXsQ
cnesst$	iKjX
cnrs	gWjK
cns	aViQjImZtH
co	jR
co 0	cLiajSkA
co$	aRcXiL
co-op	bfiJpS
co-op$	b]iL
co-wo-	bFgBh\\iQjK
co-working	bFgBh\\iQjK
coa	hUiKlZpI
coach	aSbQ
coach$	aYb\\iQjL
coach-	hKiYjWmA
coaches	aVb]cK
coaches$	aYbVcJjH
coast	bHc^dQpT
coast$	bJcZdSpW
cobas	cJiFk]
cober-	eVfKhGiGjIoU
cobertura	eVfKhGiGjIoU
cobol	cLhJiHjY
cobol$	cJhLiHjW
cobra	fQgU
cobra-	gRiYqW
cobranza	i\\jIsJ
cobrar	iVsU
cobrar y	sW
cobre	iRjSqU
cobro	bGi_jY
cobro-	aRgK
cobros	aRgK
cobros$	aSiQ
cobs	bUcKdKfAgRhJiYjF
cobs$	bWcIgUiH
cobur-	qT
coburg	qT
coburg$	cZtI
coc	j[pU
cocha-	cZjFmU
coche	hVjYnX
coche de	gGh\\
coche propio	hEn[
coche$	hXjW
coche-	cXh[iE
coches	aVbS
cocin-	iR
cocina	iQ
cocina$	aYjHkSmS
cocinas	iR
cocinas$	iQ
cocinera	aScHhXjI
cocinera$	cHhZiKjJ
cocinero	aTtS
cocinero$	aUhIjJlLtW
code	j_pT
code$	bVjZ
code--	iSjJpT
coded	iKjX
coder	aRlW
codes	iTlS
codes$	i\\jS
codig-	iPlXpT
codigo	iPlXpT
codin-	lV
coding	lV
codir	iV
codir$	iT
coef	fXg[
coef 000	g^
coef$	f\\gRiL
coeff	aKgb
coeff 000	aJg_
coeff-	eLfSgY
coefficient	eLfSgY
coesf-	cW
coesfeld	cW
coesfeld$	bPcWiK
coffe-	iSpU
coffee	iSpU
coffee with	pS
coffee$	i\\mH
coffi-	bT
coffin	bU
coffr-	iT
coffrage	eRgKiI
coffre	iQ
coffre d'outils	hSjR
cogen	qFsV
cogen$	bPjR
coger	aBgJhFiblEqHrLsWtD
cogna-	cR
cognac	cR
cognac$	cR
coiff-	aTlRtG
coiffeur	aQbR
coiffeuse	aSbStD
coiffeuse$	aYtD
coiffure	eKjVlU
coiffure$	iGjSlV
coin	iTkGsU
coja	dVeHiI
col	cYtZ
col$	aKcArLt^
colab-	b[
colac-	hW
colacion	hW
colacion$	fQgU
colch-	cUhS
colchones	aWiS
cold	iRj]rS
cold store	a\\qX
cold$	hGiBj^pJr]sP
cole	hVkHoRsU
cole$	cKhXiKnKoUpKrGtJ
colec-	iWj\\kK
coleg-	jX
colegiacion	hViIj\\
colegiacion$	jX
colegiado	aQjW
colegiado$	aRjS
colegiatura	hUl[pF
colegio	bUtS
colegios	bWiYpH
colegios$	iZpG
coler-	c\\
coleraine	c\\
colet-	bKhHiIjImXqV
colette	bKhHiIjImXqV
colette$	cLhHiIjHmZqJ
colga-	iT
colif-	bIiU
colin	cGhJjKmVpSq[
colin-	hY
colis	aKcHdKeKhGidjFkKlHmLnKoLp@qKsKtK
colla-	eTiLmR
collab	aUbKmY
collaborateur	aR
collaborateurs	bXiLmT
collaborateurs$	bXiLmT
collao	aW
collao$	aX
collars	iX
colle-	bW
colleagues	bWiKjImS
colleagues$	iLmW
collectif	gWkJ
collectif 0	gLhT
collectif$	bSgW
collecting	iZ
collection	bPeQiEqT
collection$	bXnH
collections	bUfFgUhKjVkD
collections$	fIgEiWmJ
collective	hY
collectives	bGfFhUiX
collectivite	kW
collectivites	bZ
college	aLbYtI
college$	aGbQiJpTsW
collegues	m[tP
collegues$	bQmYtQ
colli-	c[iSjLmSrH
colma-	caiE
colme-	aBb[c[gHiGmJsGtF
coloc-	iU
colocacion	fSiS
colom-	bTcIdX
colombia	bTcIdX
colombia$	bVcHdSeLhJiHmK
colon-	bTcRhT
colonia	cYqT
colonies	bW
colonies$	bT
colony	h]iL
color	iUjPkX
color$	iTj\\kH
color-	gVj^kDpK
colou-	jRsZ
colour	jT
colour vision	aJjRpW
colum-	aTcSiZ
column	lRrQ
column$	rU
com	bTqS
com$	bXcGgStL
coman-	iRjZ
comandas	iRjZ
comar-	aKcQnT
comarca	bJ
comarcal	aFbRcS
comba-	iYjK
combate	iYjK
combe-	aGbU
combes	aGbU
combi-	a[jS
combien	aWcLjItV
combinaison	bLgIjWlT
combine	aRjX
combined	aXcKgPjF
combu-	gRhSiRkS
combustible	gRhSiRkS
combustible$	bLg[hFiGkT
come	p[
come by	dV
come from	bYcGdHiBjWpIqW
come in	dQiWqT
come to	tS
come with	jXpR
come$	bSjRl[pPqJ
comed-	bUhR
comedor	hVtS
comedor y	hX
comedor$	aRh\\
comen-	bUfJjKlHpEq_
comensales	bZfG
comer	fUpS
comer$	fUpVtL
comer-	gQjV
comercial	aZcRiGmX
comercial$	cUiCmW
comerciales	jQ
comerciales$	jQ
comercio	aHg\\jR
comercio$	gV
comes	eQhTlS
comes$	bLfXi\`oK
comfo-	ja
comfortable	j]
comic	bZcLfGiFjVoK
comid-	hY
comida	hW
comida y	fKiR
comida$	fPhRiR
comidas	bRdPfRhU
comidas$	fVhY
comin-	qWtU
coming	qWtU
coming$	iHjQt[
comis-	g^
comision	gU
comision del	gS
comision$	gZ
comisiones	g^iI
comisiones sin	gS
comit-	iSqP
comite	iSqRtQ
comite de	aJiCm_tT
comite$	qQ
comites	jS
comites de	iW
comm	gUhS
comm$	gYhSmI
comma-	iQ
command	jSkHmW
commande	iYjRtH
commande$	i\`
commandes	aR
commandes$	aWiQ
commas	jLrXtS
commas$	aIjJrXtS
comme	pIsRtW
comme-	iQ
commence	aIo\\pI
commencer	aKdJeUoQ
commencer$	dJeSoR
comment	jEpHq[
commerce	aIhKiZ
commercial	jQmP
commercial$	aJbSeUiWkWmG
commercially	jPlT
commerciaux	bKiDj^
commi-	iR
commis	aTmXsR
commis$	aUbKhJiJjEm[sS
commissary	b]iU
commission	g\\
commission 0	fTgV
commission 00	g^mG
commission$	eUg]jJ
commissioner	aIb\\
commissioning	aUiS
commissioning$	aHiX
commissions	fHgZhXjL
commissions$	gW
commitment	hYjK
commitment$	gShRjJ
committee	fQhSqQ
committee$	bJfWhYlJtR
committees	bWiZ
commo-	cHiLjTkW
common	cHiLjTkW
comms	aHgQiFjQmY
comms$	gZjT
commu-	bU
communale	aJbPh^
communaute	aLcSsQ
communaute de	aGbScXiK
commune	bScQqDrP
communes	bQcQhHsP
communes$	b]hJnS
communicant	jKlU
communities	bQjLkDlZ
community	bWcIsQ
community manager	aV
community$	aRb>gIiJjHpIrWsW
communs	iS
communs$	iS
como	rUtQ
como va	bKlTqEt]
comp	f_hSiGjWkHlL
compa-	bR
compact	bUjY
compact$	bUjU
compagnie	aJqTtV
compagnon	aVcKjU
compagnons	bTiKmY
compagnons$	bRmV
companeros	bKmVt[
compania	aKbYhJjR
companies	b^hJiI
company	bS
company car	nW
company$	b\\cIgSjErT
comparable	j[
comparable$	iIj[
comparendos	iTjSsJ
comparendos$	iKjXlKrKsI
compartida	hYiKsY
compartido	hZ
compartido$	h[
compe-	fajPpR
compensation	g[iQjClCrK
compensatorio	f[gG
compenses	fThSiH
compenses$	fThSiH
competence	aLbKeIfJjYkKmZ
competencia	iVjJpLqY
competencia$	aLbKpJqVrS
competency	aFj\\pT
competitor	qX
compi-	aIbKcQgJjUm_pF
compile	cLi^mE
complain	kKpJrWsV
complaints	i]jK
complaints$	iU
complemento	g_hGiKmK
complet	eS
complet$	eUfQjRlJqQ
completa	eXjQ
completa$	eXhHjUkRlKoJ
complete	jVsT
completed	bKiKjJpQtX
completion	eIgYhLiR
completo	bPeQhToS
completo$	bQeThTiJoU
compliance	aYjT
compliance$	aRiFjYpJtJ
compo-	iUjZ
compose	jY
compose$	jX
compost	gJhQi[jKlL
compost$	bWgHhWiA
compound	hWiPkJlIqIsU
compr-	fR
compra	iWqIrV
compras	iRjRtQ
compras$	aStT
compresseurs	i_
compressor	bS
compressors	cKiW
compris	bJfQgShTqQ
compris$	bKhY
comprise	bKhWpPsT
comprise$	bJhYpQ
comprises	bQgHhYiC
comprises$	gHh\\
comprobable	bKfKj\\
comprobado	gHhIj]pH
comps	bGeIgEheiAmHpI
compt-	iU
compta	aTqP
comptable	aZqS
comptable$	aX
compte	bTiGmXpKqHsP
comptes	bJgGi[
comptes$	bJgGiZ
comptia	iJkUlH
comptoir	iTpQ
comptoir$	pR
compu-	aRbLfSlT
compulsory	fUlTrU
compulsory$	fWrT
computer	iYjJlU
computers	lS
comte	aGbafK
comun-	bScUjQ
comunicacion	aTbSmI
comunicacion$	aVbViCmH
comunidad	qU
comunidad$	iQjS
comunidades	bWiR
comunidades de	aUiS
comunidades$	b[
comunitaria	b\\
con 0	cRjL
con 00	b]qT
con 000	aEb[
con calefaccion	hV
con cartera	aVbRiI
con cedula	aTpV
con cinco	jX
con dni	aKpVrK
con dos	pX
con el	iTmP
con familias	hS
con gente	bIjTqR
con hora	fR
con la	eVpWqT
con las	jV
con lena	hXjX
con los	jZkRmKqT
con otras	bTmS
con prueba	iJjXkKqJsI
con tres	bUiHjX
con un	hTmIqTrV
con una	hJiPqQ
con$	gGhR
conca-	jX
concar	jX
conce-	b_
concepcion	cWiJlL
concepcion$	cWiG
concept	aKcIeJfKiUjKmJpSsJ
concert	hQiX
concert$	bEhZqG
concertada	bUgPiK
concertada$	gRhPjJ
concertadas	d_iA
concertado	bRtV
concerts	bPhV
concerts$	bV
concesion	aLbVeZiDtL
concesionaria	b^hE
concesionario	bW
concession	bThV
concession$	iU
conci-	iRjJ
concierge	aVjDkW
concierge$	aTjCk[
conciergerie	aKbEcGdLeLh^iClLmInLqLrLtK
concierto	b\\gWhJiIpJ
concierto$	gZiK
conciertos	aCfWiXtL
conciertos$	aEbTfLiV
conciliacion	iS
conciliaciones	aKiXsR
concl-	bLeQiQtR
conco-	eRlT
concours	eSlT
concours$	fTiGjIl[pJ
concr-	gLiSjVtU
concreto	gJiYjXtL
concu-	aThKiHjRkUqT
concurrence	aXiJqZ
concurrent	aZjKqQtL
concurso	bKeXgQoV
conde-	bJcRi[pKqKtW
condi-	jPlTrS
condicion	lTpIsI
condition	jTlY
condition reports	jVrJ
condition$	l]
conditions	hX
conditions$	hYjR
condo-	aWcTmE
condos	cW
condu-	aQjQ
conducir	jR
conducir$	jS
conducteur	gLmT
conducteur de	aViJmS
conducteur$	gJjWmU
conducteurs	a^bJcKfJhKmI
conductor	aTbImR
conductor$	aJbHhRiSmZ
conductores	aZiK
conduire	iRlPrL
conduite	iXkW
conduite$	aPcLiVkH
confe-	aDgAh]iUjT
conference	gDhd
conferences	i^
conferences$	i\\jH
confi-	qT
confianza	eYiKsW
confianza$	eUiGs]
confidence	pY
confidence$	pW
confident	iKjZqHr_
confidential	aIpQq[
confidential$	qZtQ
confidentiel	cLpHqSrX
confined	iLjVlV
confirme	aTgS
confirme$	a[gWiH
confiseur	aY
confl-	iGjamJqS
conflit	jQmHqV
conflit$	jYqG
confo-	bGiVt\\
conformite	bIiV
conge	eXh^iK
conge maternite	e]
conge$	fRhV
conges	gP
conges trimestriels	gLha
conges$	hZ
congr-	aQfQgPhUiCjI
congresos	aSfYiImI
conmi-	mW
conmigo	mW
conna-	jQk[lR
connais	jLkXqLtR
connaitre	jXkVlP
conne-	cUiXjEsF
connect	hUiHkT
connections	b^hKiF
connu	fYiKjWkR
conny	aFiLmY
conoc-	jZkX
conoce	aKkRtU
conocer	aKjVkU
conoces	b\\qVtJ
conocido	bLjVsZ
conocido$	j[kKsJ
conor	pX
conoz-	jV
conozca	jV
conse-	jP
consecutifs	eKfW
consecutifs$	fU
consecutive	aFeIfYiCj^tK
conseil	iY
conseiller	aZiRnI
conseillers	iLmZ
conseillers$	iLmW
conseils	iYsP
consejera	aWbG
consejero	aSbHmS
consejo	fQiRqS
consejo$	fRiY
consent	iTpQ
consent$	jTpS
conserje	bV
conserje$	aS
conservacion	bLiUjR
conservation	aJiWjY
conservation$	j\\
conservatoire	bStT
conservatoire$	aLbWcLjR
conservatorio	i]jK
conservera	aLb\\
conservera de	aKbX
consi-	eS
consider	eVkJpT
considered	eTfLlUmKpS
considered$	aIeVfLiIl[mHpS
consignes	hLjWrI
consignments	bZjH
conso-	bQjX
consolidated	bKg\\
consorcio	b[eKjI
construccion	eIgRjT
constructeur	aUbLeIhYiT
construction	aShJjVoW
construction$	fThCjToX
constructora	b\\gLtH
consu-	bT
consult	bIhX
consulta	aLbXfKjKpTqStJ
consultancy	aEba
consultancy$	bX
consultant	aWjK
consultant$	aRiUtR
consultants	aT
consultants$	aTbRmTtL
consultas	iT
consultas$	iU
consultation	fIiWqY
consulting	iFjX
consultora	aKbXpQrZ
consultorio	bPcVpP
consumables	bDhHi\`jJ
consumables$	bLhJi^jHsJ
consumer	bR
consumo	iQ
contabilidad	iR
contable	a[mU
contable$	aYbLcKiKjImY
contact	aQgPmJpW
contacto	iUjSpSqQ
contacto con	bGjUpU
contador	cPjW
contador general	aRcUjEmR
contaduria	bBgIhGm]qJ
container	aHbUi[
containers	bP
contando	pQ
contar	aLjJkJsZ
conte	i\`
conte$	iS
conte-	i\\
contencion	kW
conteneurs	bUhJiS
content	aViIjVmP
contentieux	bQiS
conteo	iT
contestar	iV
conti	fVhJmR
conti$	fXhJmP
conti-	fSiQ
contigo	iJmWqKtW
continental	f^hJ
continental shifts	aW
continua	fSiIjW
continuo	eHi[
continuo$	iUjQ
contr-	eP
contra	g^hFiPnS
contract	bPeUjH
contract 00	bUeU
contract :	ePfKoR
contract$	e^hKjD
contracted	e[fHiJjFlYpJ
contracted$	e^fHhJiJlIpG
contractor	b]
contractor$	aJbXeU
contractors	bTiV
contractors$	bTiU
contracts	kSmP
contracts +	jHsU
contracts$	bZjCkZ
contractuel	aSe[gVhIjK
contractuel categorie	e\\fHgBiU
contractuel$	aZcHgQhEjI
contractuels	aIeXiJlY
contrat	bSeSpU
contrat de	eXjJ
contrat$	b]cJeWpE
contrata	a[bQcKeSgKiLqL
contrata$	aCbXeXhLiHmKpJrK
contratado	aKbZeWjJ
contratista	aGb\\jHl[pHqIsKtK
contratistas	bGgKicjHm?
contrato	eWfHqP
contrato por	gU
contrato$	eTgQtU
contratos	eVjS
contratos$	jW
contrats	iTqT
contrats de	bR
contre	iSjSqY
contre$	dRjZlG
contremaitre	m_pF
contribution	gIh\\
control	aSiSjRmP
control room	aXbJhHmX
control$	aZbJiV
controlador	jU
controle	i]
controle des	bKiV
controles	iR
controleur	aS
controleur$	aHiZ
controller	aQkSmX
controller$	a\`jLmP
controllers	hJmW
controllogix	jXoK
conve-	gVjQ
convenio	gWhS
convenio +	sS
convenio de	bKgYtT
convenio del	cKeX
convenio$	gUhUiF
convenios	iX
convenios$	iRjT
convenir	fPgXoUrJ
convenir$	fPgXoUrJ
convent	aFbVjHpIs[
convention	eRg]hRiK
convento	c^qJ
conversacion	iIj\\kJ
conversacional	jXkI
conversacional$	jXkI
conversational	j^
conversational$	j]
conversations	hJiXlKpQ
conveyancing	aViU
conveyancing$	aW
convi-	cJi]
convo-	aQbEhHnZrR
convois	bFiUnS
coo	bFeFpHqBs]t]
coo$	bEhIiJpEt]
cook	a_jY
cook$	aZhVlT
cooke-	iVjQ
cookery	iXjS
cooki-	h_
cooking	hViP
cooks	aKiSjIq\\
cool	j[kW
cool$	aRj@k_
coop	b\\iP
coop$	bTiUjK
coope-	b^
cooper	hW
cooper$	hW
cooperatif	bYcJpH
cooperativa	b\\pJ
cooperativa de	bRhJ
cooperativa$	bYpF
cooperativas	iR
cooperative	bY
cooperative$	bU
coord	aTcKm]pK
coord$	aUcJmZpJ
coord-	aSiQm\\
coordina	mZ
coordinacion	i]jI
coordinador	mRpG
coordinador de	aS
coordinadora	iQmV
coordinar	iVmK
coordinateur	aYbQmA
coordination	bHfIi^mJ
coordinator	aUmPpR
coordinator$	a]
coordinators	bJmVsP
coordinators$	bJmW
coordinatrice	a^cG
coordinatrice$	aZ
coordo	aRmZ
coordonnateur	fGsV
copa	aLbLhJiIjYkWtJ
copen-	aRcX
copenhagen	aRcX
copenhagen$	cWiJ
copie-	iSpStU
copied	tY
copies	iUpV
copies$	iYkIpUqJ
copni-	jW
copnia	jW
coppe-	aJbUiSpJ
copper	aJbUcJfLiSpI
copy	jSmSpZ
copy$	bIiVjSpW
copyw-	aV
copywriter	aV
copywriter$	a[
coraz-	qV
corba-	aKc]iKm\\tG
corby	bTcK
corde-	iS
cordes	iS
cordes$	iS
cordi-	aRcIiEmLpDrGsItg
cordo-	cQnT
cordoba	cQnT
cordoba$	nT
core	bSf\\jS
core 00	f[
corea-	bT
coreana	bT
coreana$	bU
corin-	iKpXqQ
corinne	iKpXqQ
cork	cYnZ
cork$	cPdRnR
corne-	bZgKiQjD
corner	cRjK
corni-	iW
cornw-	cVnW
cornwall	cVnW
coro	aVpT
coron-	iRjY
corou-	iHjY
coroutines	iHjY
corp	bZjJqS
corpo-	bPnQrS
corporacion	b]iIjInZ
corporate	iSrT
corporativo	cXqR
corporativo$	aKbJcXmT
corps	hUiTjJ
corre-	bQgK
correcciones	i^
correct	fLgBhUkIlSpP
corrections	b[fEiTmHpKrK
corredor	cTsR
correo	kJpXtU
correo$	iQ
corri-	fViKjQ
corrido	fY
corrido$	fSiKlR
corridor	aGbScWjInP
corridor$	aIbUcZjJ
corridos	f_hE
corse	aDbWcEiGjIqFsb
corse-	c@iXkX
corta	cKfGhJiWjJpXsT
corta-	aRiQ
cortar$	iX
cortas	rZ
cortas$	rW
corte	cViW
corte de	iRjV
corte-	hRiRmS
cortes	hKiSjX
cortex-m	iW
corti-	pQrS
cortito	pQrS
corto	iRkFrY
corto$	fZ
corto-	hRiS
cortos	hU
coru	aJj\\
corun-	cW
coruna	cW
coruna$	cW
cos	iVjJmJpFqZ
cos$	bIiZjHpFqX
cosa	iHjZnVqH
cosas	aUbIcLjWmHpKqWsK
cosec-	aQiU
cosecha	fRhQiR
cosechadoras	i[mT
cosechadoras$	iYmT
coshh	iIj^kHqK
cosla-	cStT
coslada	cStT
coslada$	cStS
cosme-	b[eLiCjDk^
cosmetiques	b\\iF
cosmetiques$	bZiHkK
cost	hWiW
cost 00	bHgIh@ia
cost us	bIhFs\`
cost$	hdiIoQ
costa	aKbRcXjRmGp]
costa$	aIb^cLjWkI
costa-	bKgRiLsc
coste	h[iK
coste-	aUsTtK
costeo	jX
costes	aZtE
costo	cFi\\
costo-	iT
costos	iT
costu-	a\\iS
costume	hViHkS
costura	iZ
cot	bZdZiEj?
cota	bKgYmT
cota$	bJgYmS
cotat-	g[iQ
cotation	cJg\\iG
cote	aJbEcWgKhZqIr[
cote$	bHdFhYiJqI
cotis-	h]iG
cotisation	h]iG
cotiz-	bUcKfGiX
cotizacion	fGiY
cotizaciones	bKiVqQ
cotta-	bXhZ
cottage	h\\
cottage$	hWsU
cottb-	cV
cottbus	cV
cottbus$	cV
couch-	b[cHiU
coucher	aLhHi\`sL
couco-	tY
coucou	tY
could	dWeQjJqW
could be	cFdQfRsR
could go	eYfGhHkLoVqIsJ
could you	ePpIqTtQ
coule-	hPiU
coulee	fQiS
couleur	aJh[
couleurs	aUiTrR
couleurs$	aXbLiVjJ
couli-	cK
counc-	bS
council	bSjP
council site	bEiHpa
council tax	bCgKhXi\\jHpKrK
council$	aYb[cK
councillors	hJiTjHmHpWqE
councils	bRcLhIiQpK
councils$	bZcLhHiI
couns-	aQhUmY
counsel	aSmU
counsel$	aTiVmVpJ
counselling	h]iJ
counselling$	hRiQjQ
counsellor	a\\
counsellor$	aWiJqR
count	bHifjHkX
count$	bDfIgTiZjEkW
counted	gWhKiU
counter	aTiVjTlP
counter$	bKiSjUlT
counterbalance	iHjRkY
counterbalance$	iGjTkT
counters	iRmU
counters$	bViV
counties	cThXiJnK
counties$	cWhYnJ
counting	kW
countries	bXmLrZ
countries$	bX
country	cUgSrUsU
country$	bFc]gHpKr[sG
counts	iZjKkVoC
counts$	iUqU
county	bTcTnQ
county$	c\\hEiJqVrJ
coup	fTmLoCpS
coup de	fTmLoCpS
coupe	fQiVsF
coupe$	aRfZ
coupe-	hTiU
coupes	iU
coupl-	s_
couple	sY
couple of	fQiJjXsD
couple$	hYiSpK
couples	iUjKsV
couples$	iYsP
coupu-	f^
coupure	fY
coupure$	cKfZ
coupures	fYoH
cour	aXjAk[
cour$	aRiP
coura-	jRqZ
courant	jSkRlK
courant$	jRkR
courante	iW
couri-	aWhJiT
courier	aYhH
courier$	a[iL
courr-	iVpY
courriel	iKpX
courrier	iSpX
courrier$	iY
courriers	aIi\\
courriers$	iU
cours	hVlV
cours de	aJjSkY
cours$	bXjW
cours-	hPlP
course	jPkSlT
course$	h\\kT
courses	bEhRiW
courses$	gDhWjV
coursier	aT
court	bTfHhKjQ
court$	aKbQiR
court-	bScSdT
courtier	bW
courtrooms	aGb[iKjK
courtrooms$	bX
courts	bQdQiPnT
courts$	bViSnV
cousi-	bGiEq^
cousin	eIiKpJqY
cout	fHh\\pL
cout$	h]oJpK
coute-	iIjXsV
couteaux	dHhRiEjYkI
coutu-	aVcTtK
couture	aYtK
couve-	bUiU
couverts	bT
couverts$	bZ
couvr-	a]
couvreur	aR
covad-	jZkS
covadis	jZkS
coven-	cWiS
covenants	bKiY
cover	eVh[iS
cover 0	fQgHhTjT
cover letter	cKp[
cover the	lXpL
cover$	eXhTiYjRmK
cover-	iX
covered	bRcJiUjKnS
covered$	bQcIiWjInT
covering	iQlXmK
covering letter	pVsR
covers	bW
covers$	bVjQ
cowor-	cEdY
coworking	cEdY
cows	bQiTjIlY
cows$	b]iF
coxsw-	aXiKjRkT
coxswain	aXiKjRkT
coyoa-	cY
coyoacan	cY
coyoacan$	cY
cp	eSgXhUjJ
cp 000	eWgUiQ
cp$	aGbHcFdGeEfGg[hQiEjIkHlGmHnEoGpHqGrGsGtG
cpa	jXkGlX
cpa$	iPjS
cpas	bacGiKjG
cpas$	aTbYcKfK
cpc	jUkXmX
cpc$	jXkQmS
cpcs	bFjckP
cpcs$	kU
cpd	gGh\`
cpd 0	hY
cpd$	gKh\\
cpe	aWeGfKgIhWiKjYmKpI
cpe$	aIcHhZjEmIpH
cpeng	aHj_
cpnt	jZ
cpnt$	j[
cpo	kPmW
cpp	jIk[sK
cpq	iCkY
cpr	cRj\`
cpr$	j[qJ
cps	aHbHcKf[gHhEiDj_
cpt	gHiYjUpK
cqc	b^cKjAqV
cqp	aVbHkYtC
cr	a]jKtK
crack-	jVpK
cracks	jVpK
cracks$	i[jK
craft	aKbUcKj[rV
craig-	bJc]iJ
craigavon	cV
crail-	bQcQiJ
crailsheim	bQcQiJ
crailsheim$	cS
crain-	jZqH
craindre	jZqH
cramp-	aKbHcDdLeJfKh[iLjYkBmKnKoJpKqLrKsKtK
cranb-	bKcRdTjI
crane	aQfRiV
crane op	aX
crane$	i^jEpC
cranf-	cQlLnVoI
cranfield	cQlLnVoI
crash	i^
crash rate	iZ
crash-	bFdKfEi^jIkJmJqX
crawl-	bIcYjYmAs[
cream-	c[jG
creat-	b[iKmT
creation	bXiJ
creation$	bRiXjK
creative	bKmZ
crech-	bRhY
creche	bRhY
creche$	bVhR
creci-	bRkZmHnH
credit	lQtL
credit controller	aWsP
credit$	gQhViGjQ
credito	hWiT
credits	aLhYjQ
credits$	aKhUiKjT
cree	p[q[rI
creek	b[iCjKmHpZ
creme-	aLbViKkV
cremerie	aLbViKkV
cremo-	cY
cremona	cZ
cresp-	bScShK
crespo	bScShK
crespo$	bTcShKiG
crest	aLcKd[jHpIqHr_
crest$	aJcEd]fKgKjIlImLrUtL
crete-	cV
creteil	cV
creteil$	cW
creva-	jU
crevasse	jU
crew	iWmW
crew 0	aKb\\cIhLi>kLmQpGqP
crew of	iUm]
crew$	bQeFfPjXkBmY
crewe	iLlW
crewe$	iLlWmL
crewi-	tU
crewing	tU
crews	bYfXtR
crews$	aKbWcLfZiAqKtV
creww-	o[pK
crewwechsel	o[pK
crian-	aKiXkSqJsP
crianza	aJcKeKiZjLkTqKsK
crick-	bWhKrQsR
cricket	bWhKrQsR
crie	jY
crie$	iDj\\
criee	bTfHpX
criee$	pW
crime	a_cFdIhJiGjI
crimi-	jTlRsV
criminal	bLjXlQsW
crios	jRs\\
crisi-	jV
crisis	jV
crisp-	mT
crispr	jS
crispr$	iS
crisps	bQfJiR
crist-	cKiXjHmRs\\
cristiano	iUsV
cristiano$	iW
crite-	kRpU
criteria	kSpV
criteria$	pX
criti-	aShJiPjRpP
critical	aTbKjS
crm	i\\kS
crm$	iT
cro	bUiRkY
cro$	bVkQ
crois-	bWi\\
croisieres	bUiT
croissants	iQsS
croissants$	iW
crono-	aIbViHjSkUtH
cronologicas	aKfUsQ
cronologicas$	fU
crop	aEbKiTjYlR
crops	i\\
crops$	hKiZ
crops-	jW
cropster	jW
cropster$	iLjZ
croqu-	hWiR
croquettes	h[iJjInJ
croquis	cKi\\
cross	b[cIhSqS
cross$	bYcGgKhTiHjIkK
cross-	bSdQi[
crossing	bYjJ
crossing$	aLbVcViG
crossings	iS
croup-	aVfLhClY
croupier	aW
croupier$	aY
croupiers	aT
crowd	bRfIiTsU
crowd$	bSiUjP
crown	aZcFiT
croyd-	cV
croydon	cV
croydon$	aP
crs	bBcHiWjYkLlLmJqK
crs$	i]jE
cruce	iTpQqJsV
cruce-	a=bZcSgLiVjK
crucero	aKbRiVjF
cruces	cYdIgEiS
cruces$	c[iG
cruis-	bQnV
cruise	bQnV
cruml-	aLcWiP
crumlin	aLcWiP
crunc-	fXlKsK
crunch	fXlKsK
crush	aQbTgGhXiL
crush$	aVbSgHhSiI
cruz	bGcbmK
cryo	aKbUiVpH
crypt-	iSjCkY
cs	jWkR
cs 00	kX
cs$	aaiGjTmJ
csa	jW
csat	fHhQi\\jJ
cscs	j[lU
cscs card	hKlX
cscs$	jXkQ
cse	h^
cso	iDjEmcnK
csp	bGjX
csp$	bGjY
csr	aUbYcJ
cssf	j_
ct	aShKiVjT
ct /	cVgIhKjZnFpL
ct$	aYcHhJiSmJpK
cta	aYeHjUoK
ctc	bQfGg^hL
ctc$	fDg]iJpT
ctg	aJiX
ctg$	aIiY
cti	g_iGjF
cti$	gX
cto	aQm^pPq[
cts	eGhbiLjA
cts$	eIgQhUiS
cuade-	iVjT
cuaderno	i\\jJ
cuaderno$	iS
cuadr-	aTcUiS
cuadrante	bKeJf_
cuadrante 0	bKfX
cuadrar	eKiZ
cuadre	gQiZ
cuadrilla	aXmU
cuadrilla de	aZfLiEmT
cuadrillas	aVhKmV
cuadrillas$	a\\bJhKiGmQ
cuadro	fTiQpP
cuadros	iX
cuadros$	iX
cual	fFg]jLq\\
cuale-	fYmV
cuales	fYmV
cuali-	jV
cualificado	jV
cualificado$	jX
cualq-	cQoSpWsK
cualquier	cQoSpWsK
cuand-	iT
cuando	iT
cuant-	fLgViFoTpJsUtR
cuanto	gWiHoTpJsWtJ
cuare-	fR
cuarenta horas	bKfVgE
cuarenta y	mT
cuarenta$	fSgU
cuart-	hSjPrQ
cuarto	fQhWjT
cuarto turno	f\`hHjI
cuatr-	mR
cuatro	mR
cuatro a	mFp\\
cuatro anos	eVjWmKpJ
cuatro dias	f\`mCnR
cuatro y	fPiR
cuatro$	fZjS
cuatrocientos	gV
cuba	cFjYpS
cubic-	b^iSjK
cubiculos	bZjImJpG
cubie-	bPhVkW
cubiertas	iZjH
cubiertos	bW
cubiertos$	bXhRiF
cubre	eQiVsS
cubri-	oUtS
cubrir	oUtS
cuchi-	aLcLiBjf
cuchillo	cIj[
cuda	aUiKjHk]
cuda$	aUcJiHjV
cueil-	bJcLi_
cuenc-	aKcT
cuenca	aKcT
cuenca$	aJ
cuent-	kR
cuenta	hQiTjKkU
cuenta de	cIfHhQi[
cuenta$	iIkXnT
cuentacuentos	iSkT
cuentacuentos$	iRkU
cuentas	bSjSmR
cuentas$	iUmU
cuento	kSpLtS
cuento$	kWtL
cuerd-	iLjQkY
cuerdas	jZ
cuerdas$	iKjW
cuerp-	i\\kKrTsQ
cuerpo	jKrVsS
cuest-	qSsR
cuida-	iW
cuidado	hT
cuidado$	iHjTqX
cuidador	iV
cuidador$	aPiV
cuidar	iXjJ
cuir	hYiHj\\
cuisi-	aTbP
cuisine	bT
cuisine$	a[bFjQ
cuisines	iR
cuisinier	aX
cuiss-	fLgHhSiQkY
cuisson	aLiSkZ
culia-	b_eKgJ
culiacan	cX
culiacan$	cX
culin-	jHl]
culinary	jHl]
cull	bHcGgDhLidkFlH
culti-	bQiY
culto	pZsL
cultu-	bQsR
cultural	hQsW
culture	aS
culture$	pV
cumbr-	cQdWfGiK
cumbria	cRdWfFiJ
cumbria$	cRdWfF
cummi-	bLcZ
cummins	iQ
cumpl-	h[jU
cumple	h]
cumpleanos	h\\
cumplidos	i[jR
cumplimiento	aEmZ
cuna	aPcKhTs[
cuna$	hXs]
cuota	h\\
cup	iPjQpZ
cup$	iGjWpZ
cupe	gUhHjKmX
cuppi-	iSrT
cuppings	iW
cups	cLf[
cups$	cKiY
curad-	iVjHkHmZpI
curag-	sS
curage	sS
curas	i]
curat-	aQb@iUm[
curator	iKjKm]
curic-	cV
curico	cV
curico$	cQ
curin-	iZ
curing	iZ
curra-	cVpQqQ
curre-	cTjUqV
current	cTjVqW
current$	iDj_qJ
currently	iTrR
curri-	bWp^
curriculo	pU
curriculum	eHiRpSsK
curriculum a	pU
curro	bKmY
cursi-	jV
curso	hSjUlR
curso de	hVjRlTqK
curso$	iWpKqT
curso-	fSgHhZiH
cursos	fSgHhZiH
cursos$	fYgIhQiI
curt	fFiGjIm\\pXqJrJ
curta-	iZjK
curtain	iR
curva-	iX
curvas	iX
curve	i[
cusco	bLc_iH
custo-	jQkP
custodia	bGiY
custody	hKiRkT
custom	hRiUjDkWsK
custom$	hSiFjHkZsF
customer	iUrR
customers	bSkPlQ
customers$	iHjXlX
customs	jQ
customs$	iLjX
cut	fJrVtS
cut$	iRpU
cut-o-	aU
cut-off	iTjQ
cuts	iWqT
cutte-	iSjRmS
cutter	aQjSmT
cutter$	a]
cutti-	aJiXqQ
cutting	iSjQqUtG
cutting$	gLiRjU
cuttings	aHiUpX
cuxha-	nToJ
cuxhaven	nToJ
cv	pf
cv +	pQsQ
cv /	gKiT
cv a	pUrK
cv and	eIfTpQ
cv en	pX
cv et	bJoJpW
cv in	jJpR
cv par	oLpU
cv to	pS
cv with	eKiLjX
cv$	lRsP
cvc	aTbYcKdKiLjCkH
cvs	pi
cvs to	pQ
cvs$	pZ
cycle	fShVi]
cycle 00	dKhAi^
cycle to	hZiJpK
cycle$	f_gJhJiW
cycle-	bPfRgEhX
cycles	bSfS
cycles$	bViTkJ
cylin-	bUiEjEk[
cylinders	bW
cymra-	kVqKrU
cymraeg	kVqKrU
cynop-	aUiL
cynophile	aUiL
cypre-	bViJjU
cypress	bViJjU
cytec-	j[
cytech	j[
czk	iW
d	jT
d &	hIjY
d +	jU
d /	aVbIf@g^jE
d 0	bUfSiJjR
d 00	fYiK
d in	aHiGrU
d licence	jKkUrQ
d$	aUjQ
d'abo-	eSiGnTrW
d'abord	eSiGnTrW
d'abord$	eSnV
d'acc-	i[jP
d'accueil	aQjT
d'accueil$	aViEjX
d'adm-	i_kJtT
d'administration	aHiItY
d'aff-	bT
d'affaires	aTbSiT
d'affaires$	b]iItL
d'age-	aV
d'agence	aV
d'agence$	aY
d'aid-	bR
d'aide	bR
d'anc-	gQ
d'anciennete	gQhP
d'anciennete$	eVjR
d'ann-	hSjGoS
d'annee	lRoUqI
d'annee$	fViToH
d'apr-	eVgKhPqS
d'apres	eXhKqU
d'apres-midi	dGfRgKhU
d'apt-	qW
d'aptitude	qW
d'arc-	iYpK
d'arg-	aHcYhIpIrJtI
d'arl-	bGcUd\`fGh@jKnK
d'arm-	bKcLl^oYpE
d'arr-	iP
d'asi-	iTkS
d'ass-	gRiCj_
d'ast-	bKhDjIlKmSpCrLsa
d'astreinte	hCjJmX
d'ate-	iTjKmT
d'atelier	iTjKmT
d'att-	gSiS
d'atterrissage	iR
d'atterrissage$	bRiQ
d'aud-	iV
d'audience	iW
d'audience$	aLiV
d'aut-	aQcJeZiRkKsS
d'ava-	fShGiPkZtP
d'avance	fXhFtT
d'avance$	fZhEiSjKtT
d'avo-	iQjBkT
d'eco-	iQkLlQsR
d'ecole	iQkLlQsR
d'ecole$	fQkHsV
d'egl-	nSoT
d'eglise	eJoV
d'ele-	aYbRiGtL
d'elevage	aYbRiGtL
d'emb-	aRiLq\\
d'emp-	aHbYjYmG
d'emploi	aGb[lP
d'enc-	bZgKhKiHjX
d'encadrement	iIj[
d'ent-	aShS
d'entreprise	hWiT
d'entreprise$	cLhWiTjG
d'equ-	gQmRnS
d'equipe	gQmRnS
d'equipe$	aShEmGnX
d'esc-	cRfQpS
d'escale	cRfQpS
d'escale$	aQfS
d'esp-	aYjJmJnRtK
d'ess-	aJbV
d'essai$	eS
d'eta-	aRiQpPtK
d'etabli	pQ
d'etabli$	jY
d'etablissement	pUtG
d'etablissement$	mQpStG
d'etat	iQjSlI
d'etat$	iT
d'etu-	qT
d'etudes	qY
d'eva-	fJiQmFp[
d'exc-	bLiTrY
d'exe-	fVhPjKoK
d'exp-	jQlQtH
d'experience	hKjVlStK
d'experience$	jQ
d'exploitation	aXfImKtK
d'heu-	bDdLeFf\\gJhGjKkHlLnLoKqJrLsL
d'hiv-	aJhZiUjH
d'hiver	aJhZiUjH
d'hom-	iVsU
d'hot-	aVhSiJmL
d'hotel	aVhSiJmL
d'ici	aWjGlKs[
d'ill-	r]s?
d'imm-	bTgSkI
d'imp-	aJb\\hGiP
d'impact	bHeKiZjHsKtJ
d'inf-	aLbSiZjHpR
d'info	bKpW
d'information	aHbQiXmH
d'ins-	fLgThFi]
d'int-	aQhU
d'interim	aRtT
d'interim$	tV
d'oeu-	aSiU
d'or	aVbQcU
d'or$	cZ
d'org-	hWkQpK
d'orgue	kU
d'orgues	hYpI
d'ori-	s^
d'origine	s]
d'ou	bPq_
d'out-	hSjR
d'outils	hSjR
d'un	bP
d'un an	bIe[
d'un groupe	b[cD
d'un$	tY
d'une	lSqW
d'usa-	bUeP
d'usage	bUeP
d'usage$	eR
da	qW
da und	jUoV
da$	dUgPqWtS
dabei	gVhUtK
dabei$	bQgY
dach	a]cTdJtK
dach$	a]cVdEjHtK
dachd-	aUbLiQ
dachdecker	iW
dachdecker$	aS
dachs-	iZ
dad	bZsT
dads	s[
daf	mY
daf$	aUjKmX
dafur	fXlZnX
dafur 0	fTgLlVoF
dahei-	dVnT
daheim	dVnT
daheim$	cFdWfSnV
daher	dUqZ
dahin	aUq^rK
dai	aKbIcHdKgKhGiFjGkKlFm_nKoLrKsKtL
daily	fSiX
daily$	dTfQgQiVjFnP
dairy	b]cGiJj\\
dairy$	aWb[
dakar	cRiFjLnZ
dakar$	cRiIjKnYsF
dale	aBbPcHjKkWmRqV
dale$	aGbIcIdKeKfKgJhJiIk]lHmQnKoKpCqFrKsKtK
dalle-	iY
dalles	iY
dalles$	iW
dam	bQiYjLlLrK
dama	a[bAeR
dame	mXqFse
damen	mTsQ
damen und	tS
damen-	aUbScJiV
damenmode	aEb[
damenmode$	aKbX
damit	aLiIk\\lFsJtY
damit$	jLk\`qGsE
damos	bXgEh\\iGjKtQ
damp	bTcEiYjJkHqYrI
dan	cIiKjJn]
danac-	eUlQ
danach	eUlQ
danach$	bJcHeWhLiHjKlZpHqG
dance	bZiZsH
danem-	iUnT
danemark	iUnT
dange-	gS
danger	gV
dangerous	iT
danis-	jSkTlS
danisch	jSkU
danisch$	cIiKjVkQlK
danish	lU
danish or	kQ
danish$	bHcKjTlPrJtV
dank	aIbKiKjImEoHpCrGtc
danke	jQsPtd
danke$	jWsTtQ
dann	tS
dann die	i\\jJpH
dann noch	aKbGhKi[tG
dann$	hZjRtK
dans	cQpH
dans l'annonce	jLqQrW
dans la	cSkYoH
dans le	cRfQkQpCrRsR
dans les	jTnWtL
dar	aKc]lLoLqYrBtF
darf	iHkQ
darf man	dPhPkV
darf mit	bYhS
darf nicht	bVqQrHsT
darf$	hUiEkV
dark	dLfXhXiIjR
dark$	dFfGgHhbjL
darli-	aKcRiIt[
darms-	c\\i>
dart	j\\
dart$	jZ
darum	b_qU
darun-	fSiImXrV
darunter	fSiImXrV
das	qR
das bitte	iGpKqTtZ
das bleibt	hKqU
das hat	rU
das inserat	jPtT
das ist	eTiTjS
das macht	h@kLlYrR
das muss	iJl@pLqb
das nicht	jUrRs[
das war	cWeSfDiHjJkDqHtY
das wort	rX
das$	jG
dashb-	id
dashboards	iZ
dashboards$	iX
dass	qVrZ
dass es	iHpKr[
dass man	iPjWqI
dass wir	bZi@rW
data	iRjR
data analyst	cQtW
data engineer	aYjL
data entry	aXbLiT
data$	aDbHi^jQ
datab-	cKiQjU
databricks	cLiLjW
datac-	aLb[jRkQ
datacolor	jXkT
date	fLjRpRtT
date :	bKfDlLt]
date$	j]
daten-	a]jSrP
datenqualitat	iZ
datenschutz	iJrV
dates	bXhEpV
dates$	b]iHpH
datev	jU
datev$	jV
datin-	iZ
dating	iZ
dato	cYiUjLpJqS
dato$	cYiTpJqS
datos	iQtR
datos$	a]bDiQsJ
dauer-	bTebjIsP
dauernacht	f[jF
dauernachtwache	aWiK
dauernachtwache$	aXiJ
dauernd	sU
daugh-	bUmV
daughter	mW
daughter$	bEjKm\`qGsQ
dav	aAcLj\`mK
dav-s-	eFfJg\\jL
daven-	aLcZsQ
daventry	aLcZsQ
daventry$	bPcY
davin-	jUkS
davinci	jUkS
davinci$	jW
davon	f\\iEmQqR
davon$	eLf[iCjRmL
davor	bKcIjUrJ
davor$	aPbIcIjWrJtL
dawn	fhhGjJ
dawns	cBeHf\`iElHn@
dax	bUjT
dax$	bUjU
day +	dQiT
day /	dX
day 0	hXiV
day 00	gUiSjK
day a	dWfJhRiU
day and	fRhKiKjW
day at	cLd\`fGpV
day fortnight	dEfahF
day from	dVgSoJ
day in	bPfShZ
day is	f\\hDoW
day on	bGgJiYpZ
day one	eYhRjXlC
day or	fVgQjD
day rate	gPiJtU
day to	bLcGgRiLlJo\\tP
day week	dKh_pJ
day wk	fa
day$	iR
day-o-	eYiQmK
dayli-	f[jTlK
daylight	f[jTlK
days	dQfW
days (	aKcHdRfRhPmL
days +	gYhRpR
days /	danR
days 0	fTiR
days 00	aLdLfRjCn^rQ
days a	dReYiEnW
days and	hX
days at	dZfDgKhSnQ
days from	hAoSpV
days home	dXfH
days in	denW
days incl	hV
days including	dFeJfX
days leave	gHhV
days no	dLeRh]
days off	h]
days office	d\`fA
days on	dVfZhD
days one	dJfTi\\
days paid	dKfJg\\hUiInI
days plus	hS
days then	cEeKfRjRnU
days to	fTgSlQ
days two	aGlKn\\
days £	fBgWiSrS
days$	fRhViS
dazu	mRrT
dazu$	hQmU
db	fIhViJj]
dba	aYjH
dbs	j]pW
dbs basic	iKjX
dbs$	hTjQpX
dbt	jVkW
dbt$	jTkW
dc	hSlRmU
dc 0	bQiFja
dc 00	cLfKgEhdiJjHlKmC
dc$	aIbUcXhQiHpW
dcg	jQ
dcp	i]
dd	j\\mKp]
de "	qRrQ
de /	bIcYfKiGnX
de 0	iQmb
de 00	sV
de 000	bQiQ
de 2000	bReYhSoCqGrT
de abril	fVoW
de administracion	iHjXtQ
de agencia	bSjHmTqKtT
de agosto	fKoY
de agua	aJhTpW
de ahorro	hW
de alimentos	cQ
de almacen	aY
de ano	fKiYqR
de antecedentes	jKkIpU
de antes	fSqW
de apoyo	bEcWoW
de arte	aSbWiJrTsJtL
de asistencia	bLgU
de atencion	fZgKjU
de ayuda	aUmI
de baja	mEqZsW
de barrio	b\\cGiU
de bloc	aIbPmZ
de bois	bUiKnK
de bord	aXjT
de buena	iRjKsT
de cada	fZnS
de caisse	iUqZ
de caja	iRjV
de calidad	a[i>
de campo	gYhJjZnD
de casa	dCfDhSjVlJnTsT
de chantier	aThS
de charge	hQiWjAmJsW
de chez	dSkJq[sX
de chiffre	aKbVgRhLiIjQrK
de cinco	fKiV
de cinq	mSqS
de clientele	aU
de cocina	jHkRtS
de com	bUcI
de comedor	a\\hFiHmK
de comida	fVhGkX
de commandes	aWbXiFjJ
de communes	aHbScXiK
de compras	aPiZjHtV
de comunidades	aUcJsT
de conducir	iKjW
de conge	hX
de conges	fR
de control	iUmQtH
de cuarenta	fJsU
de cuatro	eVhJmRsI
de cuentas	aVbQiAjZtI
de cuisine	a[
de datos	aSbLhS
de delitos	jR
de dependencia	eX
de derecho	j]lImK
de despensa	gHhV
de deux	iTpZsH
de dia	bSf[iGjK
de diciembre	iPoY
de diez	fSmK
de direccion	hKiHjZmP
de direction	aVfDiRmQ
de doce	aIbRgQ
de domingo	bKiW
de donnees	i[
de dos	bRpQ
de empresa	h\\jLnR
de enero	fRoTpS
de enfermeria	aWbImJ
de equipo	aShTiRmHtH
de espana	cPoHpJtJ
de estudios	fKhTjK
de facturacion	bRqQ
de familia	kFs_
de febrero	pV
de feu	fQhHiUjQoE
de fin	hViU
de fonction	dIhX
de fonds	bUfK
de fontaneria	aTjR
de formation	aUbHiGjHk^
de frais	aJh]pHrL
de frio	aSbKiYmK
de froid	hPiZjCqS
de fuera	h[
de funcion	aSfU
de garde	bJfVh[jIpQ
de gestion	tU
de hasta	sU
de hogar	bTmJsT
de horno	hKiTjX
de igualdad	hKiRrU
de ingles	bPtQ
de jeunes	bVcJ
de jour	bWf]hDiJ
de julio	eIfTiWjIoV
de junio	eQhRoT
de l'heure	aKgX
de l'ordre	jVtK
de laboratorio	aWbLcGmT
de las	dQhJpWrStP
de ley	fGgYhUiI
de licencia	bGcIfQhUiIjIqZsP
de ligne	aUjT
de linea	iS
de lo	gTiXjKsS
de los	bS
de lucro	b]
de lujo	bQiQkQ
de lunes	fR
de mairie	aZbJ
de manipulador	jT
de mantenimiento	a[iH
de maquina	fEgTjS
de mar	aLc[
de martes	fUjP
de marzo	oSpSqP
de masa	gIhY
de mayo	oVpX
de mayores	i[
de media	pU
de mer	hIiUjY
de mes	iUoKp]
de metier	kRsR
de moins	jZpH
de momento	cSeKpHrRtT
de musique	bQiQjK
de navidad	hSiYjIoG
de nieve	iVoY
de noche	gIjXkKmJnUpQ
de nom	pKqRr[sI
de nominas	bSePhSkJ
de notes	i@jVlPmGpZ
de noviembre	hHiKoUpP
de nueve	f\\
de nuit	aUf]
de obra	aQgQrS
de ocho	fUhGm]
de octubre	c[
de once	bKiJmY
de operaciones	aVpQqL
de pago	iVkS
de paie	aWkQ
de partes	pX
de partie	aUmI
de pension	bThKqGr[
de pensiones	gFhZiK
de personas	aRmJ
de piano	aWtL
de pie	bQiKjV
de pilotage	iP
de piso	aTdLgGhJiYjH
de pisos	aW
de planos	jW
de planta	eYiKmHtQ
de plantes	iTlK
de playa	bTcKmR
de plus	hSk>qUs_tF
de poste	iPoS
de pratique	j[kH
de preference	sY
de preferencia	jEkYsR
de primera	aZgUmF
de produccion	aWbQiHmF
de production	aYbIiKsQ
de producto	iT
de profesionalidad	fL
de projet	aYeSsQtG
de projets	aYcGmJ
de proteccion	aRbYiF
de prueba	eQiUjJ
de quai	aSjEkY
de quartier	aJb[gR
de quatre	aIfKhTjRqPsK
de quedarse	dJeWiKjKoU
de rang	bTfL
de recrutement	jIqYrS
de remise	iU
de repos	fStS
de retail	jZ
de retraite	aEbWgDhRsT
de riego	bYiL
de riesgo	jV
de sala	cTmT
de salud	hPiV
de san	aJbWcS
de sangre	bWiUjI
de sante	bRsUtV
de secteur	aBiUmZ
de securite	aPjWpS
de segunda	b[cJiI
de seguridad	aUjU
de seis	bViQ
de semaine	f^iL
de semana	aSfW
de septiembre	gRhRiV
de service	aIfDhajHmUnR
de servicio	eYhYmJ
de servicios	eT
de siete	m]
de signos	iRkR
de site	hKm\`nT
de six	hTjHmb
de sonido	bT
de souche	lJsW
de suite	oYsS
de tarde	aKfT
de tecnico	aS
de teletravail	dWsL
de terraform	kS
de tienda	a\\bBgKjQmF
de toda	bZhJnJqH
de trabajo	hQlRpJ
de trafico	aTmHpX
de trailer	aTjIrR
de transporte	fSgQiI
de travaux	iGmV
de treinta	aJbSfSmIqT
de trente	pU
de tres	bQcJfDm[
de tu	rZtX
de turno	cHgQiYqT
de turnos	bPiDjQkV
de un	iXkQrP
de una	eHqY
de usuarios	bSfJiR
de vacaciones	hR
de vacances	bRfHgZhUjK
de vecinos	iW
de veinte	bWjQ
de veinticinco	fImLqKsVtS
de ventas	aTgLsT
de vente	bSgKiLj[kH
de verdad	j\\kK
de vida	hW
de video	bVjVqQ
de vie	aSiVrH
de voz	aIiTrJtW
de vuelo	hGiXjIlV
de zona	aPmY
de-es-	bKcGiBjdmKnL
dea	jTkRlX
dea$	hKjUkQlYpK
dead	fXhCiXjDlYoLrJ
dead$	f[jGlRoH
deadl-	jXpW
deadline	oLp]
deadlines	jZ
deaf	aTbXkT
deal	bJhYoKqR
deale-	bU
dealer	bViS
dealers	aUlRmT
dealers$	a[bGm[sI
dealership	bSj[lG
deali-	bHcKjXmIpHs[
deals	hYjJ
dean	aJmSqTtU
dear	qQt\`
dear$	cKqXtG
death	h\\
death in	hZ
death-	fLhWiY
deaths	fJi]
deaths$	iV
deauv-	cT
deauville	cT
deauville$	cQ
deb	cJhFjBkKmap]rIsH
deb$	iKjImZqUsK
debat-	aRoWqH
debate	aRoWqH
debit	cFeEif
debit-	a\\iS
debitoren	aIiY
debou-	iJj[
debout	iJj[
debri-	hWiQ
debt	gKi^sJ
debut	aFeVfSo\\pErK
debut-	l]
debutant	lY
debutants	lW
debutants$	jY
dec	fUhIiKo[
dec 00	e\\fBgJjFkKmI
dec$	bUjLoY
decea-	iQpJrU
deceased	iQpJrU
decem-	oT
december	oXqB
december$	gQhS
decembre	jRpR
decembre$	fQjSpR
decen-	jWsQ
decent	jRsS
decent$	iTjR
decente	hQjV
decente$	hRjV
decha-	i^
dechargement	fPiZ
deche-	bZjC
decid-	eUpX
decide	bRpT
decide$	bVpR
decided	aIbUrTtP
decides	eYjKmPpQ
decim-	fThTpT
decimos	fThTpT
decir	j\\qRsI
decis-	eKfQjLmKpVtT
decision	eKfQjLmKpVtT
deck	aIiUmWpP
deck$	iVj@m^
decke-	iW
deckh-	aPmV
deckhand	aPmV
deckhand$	aXmS
decks	aTbVcFiR
decks$	aVbUiLtK
decks-	fIi[
decku-	eKiW
decla-	aUmV
declan	mTpTtW
declan$	cLmUpUtT
declaraciones	iY
declarant	aWrP
declarant$	aY
declared	gTjQsS
declared$	gVjT
decli-	iW
deco	iS
decol-	b[hKiI
decolletage	aKb\\hKiI
decor-	a\\iLmS
decorah	bP
decorah$	cTfQ
decou-	n]qU
decouches	eIf[iFnZ
decoupe	iVjS
decoupe$	iZ
decouverte	bKhGi[nLp\\
dedil-	jY
dedillo	jY
dedillo$	jY
dedup-	iV
dedupe	iV
deep	bHc\\jSpG
deer	cSi\`jL
dees	j]
dees$	jZ
defau-	aIcKkX
defaut	aIbLcKiLkX
defec-	i[jJ
defects	hLi[jG
defen-	iUrS
defense	c[
defense$	aIc]
defensivo	jT
defer-	fGgFh\\iUjHlJqJsG
defic-	bXhDiRjKpJqYsK
defie-	bSiGjWtK
defin-	bIcIeXi_jDoKpJqQsQ
degra-	iVqU
degre	a_bHcFjHlKmKoFpK
degre-	jUlW
degree	jSlX
degree in	iIjYlL
degree no	kT
degree or	jXlG
degree$	j]
degrees	bSjT
degrees$	bSiHlSpJ
degus-	aGia
degustations	aHsS
dehor-	nWqT
dehors	nWqT
dehors par	eJfFhLnX
dehors$	nTsP
deich	bHhWqP
deich-	fJi^jJoItH
deide-	cQ
deidesheim	cQ
deidesheim$	cS
dein	hLjRlZqGsJtK
deja	iGjXkTqX
deja el	pRrX
deja tenu	iJj]qI
deja$	aTiKtU
dejar	bZhKiUjEpWsG
deje	jJpX
dejeu-	gKhYjHpU
dejeuner	gKhYjHpU
dejo	gHq^
dekan-	aIqTtW
dekanat	qW
dekla-	hLiQjGm^
dekor-	iU
dekorieren	iU
del	cQ
del 0	gJhQpUqT
del 00	fPhUoS
del barrio	bRcArTsZ
del campo	gU
del centro	bGiRpVrV
del convenio	bKeT
del dia	ia
del grupo	pLq[rRtF
del mar	aLc\`jVlJtG
del norte	bAc^dJ
del plata	cZ
del valle	bJj^lH
del$	eU
delai-	jEoTqS
delais	jEoTqS
delan-	dTfLiQ
deleg-	aSbSmQ
delegada	aR
delegado	gTmW
delegado$	gVmR
delegue	aZiKqQ
delem-	aHcP
delemont	aHcP
delemont$	cS
delga-	iHsl
deli	i\`
delig-	kZrQ
delight	iKk\\sI
delin-	aTsP
delineante	aTsQ
delit-	jR
delitos	jR
delitos sexuales	jT
deliv-	iYjKrS
deliver	iGlKpXrY
deliveries	bXhK
deliveries$	bZdLhI
delivery	iU
delor-	qQ
delorme	qQ
delph-	aLfLtZ
delphine	aLfLtZ
delta	cXhTtJ
delta$	aJcYfGtG
dem	qT
dem 0	bDfKhYoKqX
dem$	aXrQsJtH
demai-	gIjKlRqUtR
demain	gIjKlRqUtR
deman-	lRqP
demand	aSbJkIlEpJqXrZsGtG
demanda	pQqS
demande	jPlQqRtZ
demande un	bQjQqFtX
demande$	jWl[
demandee	lYpL
demandee$	l\\pL
demar-	iSoX
demarrage	gQiCo[
demarrages	i]
demas	eDf[gJiJsZ
demen-	aTbScJhPiQ
demenagement	aJgGh^
demenageurs	aXmK
demenageurs$	aVbKmJ
dementia	bXcGiQ
dementia$	cJiZ
demi	dIfUgV
demi$	fX
demi--	bLfTgFhViGr\`
demie	fV
demo	pc
demo$	h_nJ
demog-	aKgKh_iFjI
demoi-	aLqJs]
demon-	iS
demontage	iX
demor-	gTiGq\\
demos	aKbKdFhFidjFnY
den	qR
den bauern	kWlL
den schlussel	jXqS
den schulferien	fX
den sommerferien	eUiLoU
den$	hIjBl^nU
denei-	hViU
deneigement	i^
denia	cX
denia$	cX
denis-	mSqQtT
denise	mSqQtT
denise$	cHiIjKmWqHrItU
denkb-	eV
denkbar	eV
denkbar$	eW
denke-	bQiLq[rJsI
denken	bQiLq[rJsI
densi-	gLi\`jQ
densidades	iYtL
densidades$	iYtL
denta-	hU
dentaire	hR
dentaire qualifiee	iHkPqQ
dentaire$	hT
dental	hW
dental nurse	aUlRtJ
dental$	h[jQ
dentals	fRhKiW
denti-	b^cJ
dentists	bX
dentr-	iXoJ
dentro	cPmK
dentro$	jTqR
dentu-	iY
dentures	iY
dentures$	iYqK
denve-	cViS
denver	cViS
denver$	bLcSiU
dep	aQiDj[lUtL
dep$	aQlYtJ
depan-	iZ
depannage	dJiV
depar-	cT
depart	hLoWqQ
depart$	qS
departamento	eKhPmZtR
departamento de	eIhSmUtR
departement	aCbYhEiGjRnStH
department	aY
departs	bKcVpKqSrT
depen-	gVm\`
depend	mV
dependants	gWiJmDsT
depende	m[
depende del	mT
dependencia	eX
dependencia$	eV
dependienta	aV
dependiente	a\\
dependiente /	bU
dependiente$	aZ
depending	g\\iK
depending on	fJgR
depends	gXoT
depends$	g[hLiK
depis-	aCbLi\`
depla-	gTn_
deplacement	gViKnTqL
deplacements	fRn_
deplacements$	fXgViJnP
deplo-	dIeEgSi^nS
deploy	iW
depor-	bWcGjP
deporte	iUjU
deporte$	iTjV
depos-	bPj_
deposit	fKiSjT
deposito	bTlW
deposits	iZjK
depot	cYdUjGkQpS
depot$	c]hUnKpV
depot-	aPbWhIiQ
depots	aPbWhIiQ
depots$	aTbThFiP
depre-	jIpRs\\
depression	bRcIiIjEqQsY
dept	bYjHlVmQ
dept$	iQjGkJlZmLpK
depui-	bSoGqT
depuis	bSoGqT
depuis 2000	iWlW
deput-	aRcLmP
deputy	jRmU
deputy$	fLiEjVmT
der alte	oXqQ
der baustelle	jPsR
der chef	lW
der hochschule	jTtS
der kunden	pLrJsX
der rest	ePfDhWjHqJsS
der stadt	aKcKgSpU
der$	iRqU
derby	cXdR
derby$	cX
derec-	jTkUlT
derecho	jTkVlU
derecho$	jWkElVmL
deriv-	aYbHgGiYjC
derma-	hKiZ
dermo-	cIiRqW
dermot	bIcKqX
dermot$	bHcKqV
derni-	gKpQqT
dernier	gGnQqYrQ
dernier$	gDhSnU
derniere	bKeTpUsQ
derra-	iVqQ
derramas	iVqQ
derri-	jY
derriere	jY
derriere soi	jY
des	iS
des 0	fRjEpU
des affaires	bVhUiK
des deux	gYiIjTlQqT
des l'an	fIh\`
des petits	i[
des$	fRiXmKoQ
desar-	hQjQ
desarrollador	hSjQkI
desarrollo	jP
desay-	hY
desayuno	cJhViQjK
desayunos	cShVtK
desbr-	gLiVjV
desca-	fYiQ
descansa	f[oF
descanso	fWhV
descanso$	bIfVhU
descarga	iS
descarte	fKiY
descr-	aEiVjItV
descu-	hY
descuento	gHh\`
descuento en	gGhY
descuento$	aTgFhT
desde	hR
desde 2000	aHb_
desde casa	dghD
desde el	eXhQ
desde la	cKhTpR
desde$	aFbRcVhPiIjLpS
desea-	kj
deseable	k]
deseable$	kT
desen-	iRjYrKsK
desha-	bPqR
deshalb	bPqR
deshe-	iSqQ
desherbage	iV
desig-	aQiQmV
design	iWkPmT
design engineer	rV
design system	kW
design$	i_jImI
designer	a[mV
designer$	aRiPmY
designers	aKfKiUkHmX
designs	iUjTpP
desin-	aIbKgLi\`jKqP
desir-	jBkg
desirable	jFka
desirable$	k\\
desk	d[m_
desk$	dUiSjR
desks	bXiWmU
desks$	bUiSmW
deslu-	bJcJiZ
desludging	bJcJiZ
desmo-	cIhLkHoLpZ
desol-	aJbKcHd[qQrCsItY
desos-	iZjLtK
desossage	iU
despa-	bRiQ
despacho	aKbU
despe-	iWjIq\\sJ
despensa	gHhV
despensa$	gHhU
despi-	aEiVqV
despidos	iV
despidos$	iW
despiece	aAbTiX
despiece$	aCbWcR
despl-	n^
desplazamientos	n[
despu-	eQ
despues	eQ
despues de	hTpU
despues$	eXjPkQpI
dessi-	aRjIkYrR
dessinateur	aWbJdI
dessinee	jIk^
desta-	cFnCpLr_
destajo	gS
destajo$	gW
deste-	iX
destete	iX
desti-	aFbZcIhSmJtK
destino	hW
desvi-	gKiZ
deswe-	bXiGqVrI
deswegen	bXiGqVrI
detai-	aXiPtQ
detail	iTjR
detail$	iTjR
details	aJbKqStX
detal-	jVkKlJqTsGtT
detec-	aTi\\jE
detection	iTjI
deten-	aTfHgWhGiTjG
detention	aVfGgXhEiK
deter-	e\\iFoI
detmo-	cW
detmold	cW
detmold$	cX
detro-	iTjGlJpJqWsT
deuil	jX
deuts-	sV
deutsch	jVlU
deutsch a	j]lH
deutsch c	jU
deutsch fur	j]
deutsch und	kLrX
deutsch$	jSrQ
deutsche	jSsY
deutsche$	cKiGjRkLrKsX
deutschlandticket	hY
deutschlandticket$	hU
deux a	bRiWpI
deux ans	eUjRkTlWpI
deux cent	eGfUgIpKrV
deux fois	iVqU
deux il	bKiQoK
deux jours	dWfPtS
deux mille	g\\
deux mois	jFo[pHqSsL
deux nuits	fCi\\nUqV
deux pas	hZpIqKsK
deux soirees	fS
deux$	fTqQ
deux--	aJcHeHf\\hGiIjFkZrBtF
deuxi-	bWgV
deuxieme	bWgV
dev	a_mX
dev$	a\\mW
devan-	bIhTkLpUsP
devant	bHhTkKpSsQ
devel-	aRiSjQ
developer	aYhLlS
developer$	aVlS
development	aQbTgLiR
development officer	eKtR
development$	aTbXgJjW
developpement	iYjT
deven-	hV
devia-	iY
deviations	iZ
deviations$	iW
devis	iXjTqQ
devis$	jW
devoi-	iX
devoirs	iX
devol-	bGiRp\\qE
devop-	aXcFiFmQ
devops	aXcFiFmQ
devs	aFiUjImfpG
devs$	aHiJm^
dezem-	oZ
dezember	hPoR
dezember bis	hEoPsQ
dezember$	eKhToX
dfg	aJb\\eZgGhJiIjHmK
dg	aRbSiJjJpRq[tK
dg$	aVmKpXsK
dga	aKmYqY
dgr	aHbKiYjBlY
dgs	j[pR
dgs$	iJjV
dguv--	iJj\\
dhabi	c]
dhabi$	cZ
di	dXfXp@t[
di +	cKd\\fIiWjFlKmKqKtG
di$	bLcIdVeIgGhLiHjKkLlKmHnLoLpKqLrKsLtY
di-sa	f_
di-sa$	aSfZ
dia 0	eRiUqU
dia de	fXgT
dia en	d[fKgIiX
dia uno	eVhUoJ
dia y	bQcLdIrJ
dia$	fS
diabe-	iWsb
diabetes	iQsR
diabetes$	iW
diabetic	bJiY
diabetico	bQiS
diacr-	eJmZ
diacre	eJmZ
diada	aLcEfUhS
diag	i\`
diagn-	iUkR
diagnose	jWqS
diagnostic	aSjS
diagnostico	bLiTpP
diagnostico$	jS
diagnostics	aGbRiTjJkW
diagnostics$	b<iWjIkZ
diagr-	bRfYiJ
diako-	bR
diakonie	bWgQiK
diakonie$	bVgRiJ
dial	j]
diale-	hGjRkRlWsT
dialect	kWsR
dialect$	kZ
dialekt	aJhKiKjHl[sT
dialo-	aViU
dialogue	aIiUjR
dials	bIfIgDic
dialu-	jRkXpL
dialux	jRkXpL
dialy-	aWcIlTpQ
diama-	aRj\\
diari-	gRi\\
diarias	bRiXoJ
diarias$	bVmK
diario	dPiT
diario y	aDi[
diario$	dPhSiJjTnRsP
diarios	gYnK
diarios$	bZ
diary	f[h@iWlQ
diary studies	iS
diary$	fKi^
dias	dSfU
dias al	fIhCmKn\`
dias de	hQiV
dias en	d[nY
dias laborables	bKh[iL
dias libres	hX
dias por	dZfKiGjInSpQ
dias y	fV
dias$	eWfTiP
diate-	fHiIjVkSnV
diaten	jEkUnW
diatk-	aRkS
diatkoch	aRkS
dice	qTsXtR
dich	hUjHmSqY
dicho	qU
dicht-	eDf\\hGibjHmGo@
dicie-	eQoR
diciembre	eR
diciembre a	oU
diciembre$	eRoQ
dicta-	aIiQrRt^
dictado	aHbRtW
dictated	mGrXtU
dictating	aKiKtZ
dicte	gLhKqUtV
dicte-	iRpTtU
dictee	pTtV
dicto	j@tS
did	jLpSqQsRtR
did it	jHqUsW
didn'-	hZiE
didn't	hZiE
didsb-	aGqV
didsbury	aGqV
die 00	aJq^sXtH
die anzeige	qYrPsL
die ausbildung	jUqK
die firma	bUhTiH
die frau	iSqYtI
die kanzlei	bRqQ
die kundschaft	kPsZ
die leute	bHdRiWmGr_sL
die meisten	bZgSmPqD
die person	iTmU
die selber	iIsWtV
die stelle	mW
die stunde	gRqQ
die woche	bRnV
die zwei	hRsR
die$	aKcXt\\
dieba-	iR
dieback	iR
dieci-	fKhGiVmYoQ
diecinueve	bIiW
dieciocho	gRhJjImToUsL
diego	cVpX
diele-	hXiGjLpL
diem	gVhT
diem$	hTjG
diens-	hY
dienst	f]iIpTtQ
dienst$	p]
dienstag	fRqTtR
dienstags	dTiX
dienstags$	dTiW
dienste	aJbKeVfQgXhIiI
dienste$	cLf^gHmD
diensthandy	hS
diensthandy$	hR
dienstkleidung	h[
dienstort	cZ
dienstplan	fPhLi\\
dienstplan$	i\\mK
dienstreisen	hGiJna
dienstwagen	bLhQiKnY
dienstwagen$	gXhW
dienstwohnung	h\`
diese	aCbXiFq\`tF
diesel	aPhS
diesel$	aEbWcBdKhWiLpJsJ
dieses	rVtR
diesm-	jPrRsV
diesmal	jPrRsV
diet	aWgXiR
diet$	aXiY
dieta	g^hQnR
dieta-	gShRsP
dietas	gShS
dietas$	hT
diete-	eR
dietetique	eR
dieti-	aUmT
diets	bGia
diets$	iY
diez	fT
diez a	fXmHpSsH
diez dias	fXiCpW
diez$	bSfRiHpR
diff	fBgkjH
diffe-	iWsT
diffi-	iWjGmKpKq\\
diffu-	bKiGqUrYtT
dific-	gPmIqX
dificil	gPmIqX
dificil$	gRmHqX
difun-	iZrW
diges-	bJicjE
digge-	aRhKkUtK
digger	aRhKkUtK
diggi-	iT
digging	iT
digi	j[sQ
digi card	aLjSsQ
digit-	bTiU
digital$	bUjVkXp<qS
digni-	ra
dignified	r^
dignified$	rV
digs	h[nV
digs$	gXhSnK
dijon	cZ
dijon$	c\\
dikta-	pIt[
diktat	pIt[
dikti-	qKt\\
diktiere	aJbIiJjQtV
diktiert	aPqGtQ
dilig-	aKi^
diman-	f^gR
dimanche	cPfVgQ
dimanche matin	fX
dimanche sur	fR
dimanche$	gQiU
dimanches	f^gP
dimanches$	fTgQiI
dimen-	aIbKcJeDfLhEiCj_kQlCoLsH
din	aFbFgHiQjbpL
dinam-	gJjXqFrW
dinamicas	gFj\\
dinan-	aLc\\iK
dinant	aLc\\iK
diner	hQiR
diner-	gYiS
dinero	gYiS
dinero$	aKbWgTiU
ding	lXqJrT
ding$	jRrTsR
dinne-	aThR
dinner	aWfShV
dinner$	aJh]iD
dinners	bUhIiSpYrL
dinners$	bShJiTpW
dioce-	bYhSiRjCtR
dios	q]
dip	j^
dip$	iKj\\sJ
dipl	jWtJ
diplo-	jUlV
diplom	fJjRkR
diplom oder	cHfIgIhKrV
diplom$	jZkS
diploma	hQjSlS
diploma in	jZ
diploma or	j]
diploma$	hRjZ
diplomado	kT
diplomado en	jJkP
diplomatura	jT
diplome	jRlX
diplome d'etat	j[lHqQ
diplome$	lQpRtR
diplomes	aKiFjIlTpZ
dips	hJiS
diput-	b\\
diputacion	b\\
dipwc-	jVrQ
dipwcf	jVrQ
dir	bFhRiGmbpQtP
dir$	bGhTmY
dire	fWiS
direc-	mU
direccion	aWmU
direccion de	aTiRjS
direccion$	mQ
direct	eZpX
direct reports	iCm]rR
direct$	eQfLjYm?pS
directa	bHmVpS
directamente	bKeUiCmJpZ
directe	eWmU
directe$	eVmVpLtJ
directeur /	aTbH
directeur$	iVkSmC
direction	bTmQ
direction de	aZbQcKqI
direction$	c[iFmJqT
directions	iV
directions$	iW
directly	eYjJmWqJ
directo	e^jK
director	aQmZrG
director$	aSiJpYr@tV
directora	aPmSqR
directora$	m]
directory	jTrP
directory$	jT
directrice	pR
directrice$	mQpS
direk-	eXmT
direkt	cTmTsR
direkt am	c]eGiKmE
direkt bei	eZ
direkt$	pU
direktionsassistenz	aYcLqHtI
direktionsassistenz$	aWcLfLiK
direktor	fHmSpRqJtX
dirig-	aYkP
dirige	kVmRpL
dirige$	bWk[mFpG
dis	jKqVrS
disab-	iQmR
disabilities	iQ
disability	mU
disabled	iTkS
disca-	bRgVjIsR
discapacidad	bTgWjIsT
discapacidad$	bIgVjHsW
disch-	cJi\\
discharge	cJi\\
disci-	iWjS
discipline	iUjQ
disco-	eVhY
discontinuo	eU
discontinuo de	iL
discontinuo$	eR
discord	bKcGgLhLiTjSsV
discount	h]
discount on	hU
discount$	h[
discovery	bEhViZ
discr-	jSpPqW
discrecion	jUpRqV
discrecion$	jRpTqRtL
discreet	jQqQrUsS
discreet$	jVpKqXrE
discret	cKjWsT
discret$	cJiHjXqIsT
discretion	jRpRqW
discretion absolue	jT
discretion$	jUq\\
discretionary	bQgVhJiFoKqLsK
discu-	aLeRgXhJsLt_
discussed	tX
disen-	mW
disenador	aV
disenadora	aPmSqS
disenadora$	aIbKjKmYtI
diseno	jSmV
diseno$	mV
disgo-	iX
disgorging	iX
diskr-	iIjZqT
diskret	gPhJiLqZ
diskret$	gSqS
disku-	eGjYqJrGsQtY
diskussion	aJbJcJfBiKj\\kJoJrGsAt[
disma-	a[
dismantles	iV
disor-	bSiZpJ
disorders	aJbTiR
disorders$	aHbTiT
dispa-	aWmW
dispatch	aXbKiS
dispatch$	aVcJdJiSmAtK
dispatcher	aRfPhKmY
dispatcher$	aZfXhDmC
dispe-	aWbKl]
dispense	fKgJhS
dispensing	iQlVpL
displ-	bJhRi^
displays	iV
dispo	hZjV
dispo$	gHhbiEtJ
dispo-	iQlRpP
disponent	aX
disponentin	aTpW
disponibilidad	fRhIiSpY
disponible	f[jJ
disposicion	hUpIt]
disposicion$	hXtU
disposition	hQiR
disposition$	iXjS
dispu-	fThKiXqSrK
dispute	hImKpRqYrI
disputes	fVi[
disputes$	fYjJ
diss	cTeKfHgKiSjFk\\lLpJqI
diss$	bJcWgLiVkDqJ
disse-	gLiVjHkFl]
disso-	iZ
dissolution	iZ
dist	aKbAcgdKeKfJgHhHiIjFkIlKmCnGoKpKqJrKsKtJ
dista-	dbiQ
distance	dXiU
distance$	d\\
distancia	d[
distancia$	d[
distant	dYjItJ
disti-	b\\cIiJjGkUsU
distr-	b[c\\
distribuciones	cHiLj]kD
distribuidora	bZ
distribution	aZcFjCkV
district	cUiR
district$	cQiX
districts	b\\
districts$	bW
diszi-	mX
disziplinarisch	mX
dit	bHfKkTqRsQtV
dit$	gIhKiKqQsV
dita	bLjX
dita$	cGjYkL
dites	rY
diurn-	f^
diurno	fW
diurno$	fZ
dive	bKhRiJmWpJ
divem-	aQjJm[pI
divemaster	aQjJm[pI
diver	a_bL
diver-	aSi\`sJ
divers	aWsF
divers$	aWsF
divis-	aJbSiIjVmS
division	aJbSiIjVmS
divor-	iRkHpIsc
divorce	cKiWqQ
divorce$	cKiW
diwal-	bKcKgGh]
diwali	bKcKgGh]
dix	eGhSpY
dix ans	jX
dix pour	hP
dix$	gIiGjRmQqV
dix-h-	eKoZpU
dix-huit	eKoZpU
dix-huit heures	eKoGpX
dix-n-	cWhPoItK
dix-neuf	aKcJhRoI
dix-s-	gU
dix-sept	gU
diy	bSiPjVoJ
djang-	jY
django	jY
django$	jY
dji	bRfKj[kK
dkk	bBgShCi]
dkv	h[
dkv$	h[
dl	cKjX
dm	aFiWp\\qS
dm$	iP
dma	aJiJjX
dms	i[lKpX
dms$	bJiUjU
dmv	fFiHj]lR
dn	iPjQ
dna	i\\
dni	p^
dni y	iLpY
dni$	hRjLp[sL
do a	hQjQmDrS
do all	gRhIiKlYtS
do bis	fX
do i	aLt]
do it	iKj]lCqT
do not	lXpCqWrU
do the	aGiYrWsR
do this	qGt]
do we	lHt[
do your	hQi[jJ
do$	iRlWtQ
doble	cTfWhT
doble$	fZgRhYiHnJ
doce	bXeIfRgWiHmW
doce horas	cKfWiL
doce por	bU
doce$	aEmWpT
docen-	aQgT
docente	aReQgV
docente$	eSgY
doch	jKrZtU
dock	iZnT
dock$	i]
docke-	bXiY
docs	iZ
docs$	cTjT
docto-	lRmP
doctolib	iW
doctolib$	aQiV
doctor	pRq\\sQ
doctor$	pTqT
doctora	aGcIfKgKmTqStZ
doctorado	jPl]
doctorants	iPmY
doctorants$	gLiQmW
doctorat	j\\
docum-	j\\
documentadas	fEj\\
documentadas$	fEiKj\\
documentado	mPpR
documentaire	aHjZ
documentaire$	aHbLjZ
documentation	i_
documentation$	i\\jG
documenting	hHi\\jJnK
documentos	iYjBpX
documents	bWpU
documents$	bZgK
doe	iTkT
doe$	gYkS
does	bKfTiRlQ
does the	jXmJpU
doesn't know	fKqX
doesn-	jT
doesnt	iKjW
dog	gFh_kY
dog groomer	aTcJfRhL
dog$	hXiJj\\kHlKmRqD
dogs	bQhTiXkIlDtJ
dogs$	bSi[jFtJ
doigt-	jXqS
doigts	jXqS
doigts$	qX
doing the	iT
doit	jepIqFrU
dokto-	a]bJcIeEfGiEjLqRtL
doktor	fKq[
doku	dRfWgJiTlG
dokum-	gJiYjX
dokumentieren	iR
dokumentieren$	iQ
dokumentiert	aKiV
dolar-	bIfHg^hJiFjK
dole	c^
dole$	c^
dolla-	g\\kT
dollar	g\\
dollars	gSjJkY
dolor-	cXiLmP
dolores	cXiLmP
dom	eZfLiS
dom$	iY
domai-	bWfDgIhViQ
domaine	bYfFgIhX
domes-	iS
domestic	iS
domic-	dQ
domicile	d[hS
domicile 0	iX
domicile$	aUdVhXiF
domiciliaria	aQpX
domiciliaria$	aTpW
domiciliarias	i[
domiciliary	iXjTnJ
domicilio	iRpR
domicilio$	gWiLpT
domin-	fW
domingo	fU
domingo 00	sR
domingo a	pR
domingo al	jQ
domingo y	fJhV
domingo$	fQnX
domingos	fb
dominical	fCgYi_jH
dominio	jZ
domma-	iT
dommages	iT
domot-	cIiZjLkS
don	m^
don hernan	aIhHtY
don't	lQq^rQ
don't ask	gY
don't care	le
don't do	dTjXqK
don't have	bHjJl]qErPtL
don't mention	qTrS
don't mind	iIjelG
don't need	lh
don't print	qQ
don't put	oPrY
don't say	jVlGqRrP
don't scare	iGjVpJqZrI
don't want	aGfQiWjJlImJqQsP
don't write	hHlKqb
don't$	iSrS
dona	cKjFm\`pHqV
donat-	aRsT
donc	hKtT
donc 00	f^gShB
donc pas	jHlUqSrJ
donc$	aHhFqKsRtc
donca-	c\\
doncaster	c\\
doncaster$	cW
donde	bFdf
done	fUkTlRoL
done by	bJjFl]pT
done it	jIlVmWpHsY
done$	fUhJiJjZlPpT
doneg-	c[
donegal	c[
donga	fHh[rJsJ
donne	jGs\\tR
donne-	iTlT
donnees	aQiXtJ
donnees$	aRbKiS
donnerstag	dUfSpT
donnerstag$	mFp[
donnerstags	cHiX
donor	iYjSqWtG
donor-	iQsT
donors	gKiTsT
donors$	bQgIiW
dont	qS
dont 0	bUgImR
dont le	dV
dont mind	eSiJlUqLtL
dont trois	bHjYmW
dont une	jU
dont$	bKmSqX
doodl-	iTjWqJ
doodles	iTjWqJ
door	i[
door staff	aZfFlYmLtJ
door supervisor	aW
door$	hW
doors	iVjS
doors$	bJcLi]
dop	hJiJjVkKlJmZpJtK
doppe-	bTcJjJrYtR
doppelpunkt	aGbKcKgLkLtW
dorad-	bXcTsK
dorado	cWiQ
dore	eLjIk^mGtJ
doree-	l^qV
dorfk-	bVcLi[
dormi-	bLcFhQiZjFoKqSsWtG
dort	gJhWnWqQ
dortm-	c[
dorto-	bJcHeJgKh[iSjJkLqKtH
dos anos	hSjWnZ
dos ayudantes	mV
dos cartas	hJjSpSqH
dos de	fVmU
dos dias	dXnS
dos lineas	bScJrR
dos meses	fVkR
dos mil	gT
dos por	fXgLiWpI
dos primeros	gShW
dos sabados	gHi[pJ
dos semanas	bJdRfUnX
dos tardes	fSsX
dos veces	cGdW
dos y	fSjQsK
dos$	fYjV
dosag-	i]
dosci-	gQmP
doscientas	gLiHmW
doscientos	gTjT
dose	i_nK
doses	bZgLhL
dosif-	iT
dosificacion	iT
dosim-	iUj^mK
dosimetrie	iW
dosin-	i\\
dosing	i\\
dosing$	iX
dossi-	iQpZ
dossier	jRpZ
dossier complet	iJpS
dossier$	pW
dossiers	dSiVpS
dossiers$	dRoQ
dot	jXpY
dot example	bRgI
dotac-	eKhUiJpQ
dotacion	eKhUiJpQ
dotte-	mS
dotted	mS
doublage	iKk]
double	gUlV
double$	fKgXiDjHkSlVqP
doubled	aKbSgGm\\
doubles	bGfYgWiBmE
doublon	cKeGo^pIqD
doubs	aGb[cVfJgIiEkLlKmIrLtH
douce	gJiQj^
douce$	bJiXsQ
douce-	hQnLpJqY
douch-	h^sS
douche	h\\
douche$	hX
douches	bGhSiKsY
dougl-	aIbZcSiG
douglas	cY
doute	q_
douze	aTcIdKePpQ
douze$	aYcHiDmW
dovet-	jT
dovetail	jT
dovetail$	jV
down	iR
down to	bGfHlKnQqZsV
down$	fUgKiRsRtQ
downs	bYcKfEgGiZjBp;qK
downt-	eLi[jB
downtown	cQ
doy	gWiEjP
doyen-	bXcL
doyenne	bXcL
dp	bRhHiWjBkX
dpo	a\`jGtK
dr	mlpU
dr$	bPjVpV
dra	aFjJmg
draft	aKiVrWtZ
draft for	tY
draft$	aGiImKpIr\\tU
draft-	iV
drafts	iU
drafts$	iW
drag	aKb\`cIjT
drain	iZjK
drain-	i\\
drainage	aU
drains	iX
drains$	iX
drama	hVqVsT
dran	i[qS
dran$	iWqW
drapi-	hKj[
drauf	gYqX
drauf$	gYjQkKqT
draug-	bZjR
draughty	bVjS
drauß-	bRcRnRqR
draußen	bRcRnRqR
draußen$	bWcFhKiJjVlHnTpKqSrLsJ
draw	iTsU
drawe-	hKiQqVrH
drawer	hKiQqVrH
drawi-	iTjP
drawing	dUiR
drawing$	dKiZjP
drawings	iQjX
drawings$	iV
dre	hHm]pIqY
dream	hKjHk]
dream$	hJiJjIk]
dream-	kR
dreamy	kTqP
dreht-	bPf]
drehteile	bT
drei	mR
drei gruppen	bYgJ
drei jahre	eYiW
drei monate	aLbJeHhZlJoT
drei monaten	dRpQ
drei tage	dUn\\
drei wochen	fWlS
drei$	aQpZ
dreie-	aUfHjRqRsHtS
dreih-	aFbUiPjQ
dreim-	iHjVnRqXsC
dreimal	iHjVnRqXsC
dreis-	bZcHeJ
dreit-	gatI
dreitausendvierhundert	gZ
dreiu-	h]
dreiunddreißig	h\\jJ
dreiundzwanzig	jP
dreiz-	cJgVhV
dreizehn	gW
dreizehn$	gUtK
dreizehntes	gQhU
dreiß-	eR
dreißig	eS
dreißig bis	fQ
dreißig stunden	eX
dreißig tage	fFhS
dreißig$	hVjK
dresd-	bJcciDjP
dresden	cQiLjW
dresden$	iLjW
dress	fIjGs^tG
dress-	aFiRmZqS
dressing	iZ
drh	jKm[tW
drh$	cLmTqLrJtZ
drill	aWfLiZjT
drill$	fGi\\jY
drill-	kY
drilling	j?k\`mGsK
drills	iT
drills$	iT
drin	fLgSjUmVqJr]
drin$	cIgVmZ
dring-	tT
dringend	tT
drink-	aKhViPqQsU
drinks	bRfKhX
drinks$	bThSqQ
drip	bHcHfGgKi\\lK
dritt	m\\
dritt$	fSiKjLm[
dritt-	kQ
dritte	aTfT
dritte woche	fX
drittel	dXn[
dritten	mToJqR
dritter	bPqW
dritter generation	aKbS
drittmittel	aQbJeXiJ
drive	bHhJiXlW
drive a	jQkVlJ
drive$	gXhGjSlT
drive-	aT
driven	jLl[qT
driver	aT
driver /	aSjIkW
driver$	aVjXmP
driver's	cIj]
drivers	aSiUmT
drivers$	aQbQiTmV
drives	iVjYkE
drives$	iW
drivi-	jWlT
driving	jWlT
driving licence	lX
driving$	cKhJiQj]lJ
droge-	aIb\`iS
drogh-	cV
drogheda	cV
drogheda$	cV
drogu-	aEb]jKtJ
drohn-	iWjIkY
droit	aYhQiKjY
droit de	aRbHfGhEjZ
droit social	aUjKkP
droit$	aUhXiBjQ
drone	cJdJgIhRiSka
drone$	aPbWcGh[iEjIk;
drop	iWjEpY
drop cv	qL
drop$	hTiRpU
drop--	cEiTnXpS
drop-in	iUpU
drops	bIgHif
drops a	bGgGi[jRpG
drops$	iZ
drube-	jHkPrStV
druben	iKjJkXsU
druber	gViTjK
druber$	g[qP
druck-	aKgJiUjYqY
drucken	gDiWrZ
drucken$	gDiWqLrZ
drug	bXjQ
drug screen	iLj^pG
drug test	pSqW
drugs	bLeKfFgKhZiGj[kIlFsI
drum	qYsU
drumm-	cVfJsS
drummondville	cVfJsS
drummondville$	cS
drunt-	mWrY
drunter	mWrY
drunter$	mYrV
drupa-	jT
drupal	jT
drupal$	iV
drv	iW
dry	iWoUpKr]
dry$	bGhJiEnHoGpFr^tI
dryer	i[
dryin-	fFhJmQoY
drying	fFhJmQoY
ds	bJcJgGhKj^kLmYpI
dsc	jX
dsc 0	jX
dsm	aajErL
dt	bRgRiUjG
dt$	bUiUjGsL
dtc	bSjU
du 0	bQcGeVfDo[pJ
du 00	oTt]
du ca	bWcKgSqK
du conte	fKi_
du das	cKkIlGq[
du livre	iRjR
du lundi	fPiQjIpK
du magst	dShVkIpQ
du mardi	bKfSiQ
du matin	iSjT
du midi	bChSiVsG
du monde	jUnLqRsQ
du patron	hFjHmXqR
du personnel	gEhZiR
du samedi	gJhZmK
du soir	gJhWiSlK
du travail	aTjW
du und	pGr^
du$	rR
dual	i_jA
dual--	bIcKh\`jIpL
duart	aKcVsQ
dubai	cXiS
dubai marina	jKsP
dubai$	cWiS
dubbo	c_gJiJ
duble-	bWiR
dubletten	bWiR
dubli-	cSsQ
dublin	cUdQ
dublin 0	bIcYiK
dublin$	aJbUcLdU
dubuq-	bLcV
dubuque	bLcV
dubuque$	cV
ducha-	jX
duchas	hR
duchas$	hR
dudle-	bGqV
dudley	bGqV
dudley$	cW
due	aRqQtR
dueno	bUhKmKnLq\`sL
duerm-	gZj[sH
duero	cR
duero$	cR
dues	gGhV
dui	fChKiEjdlBsC
duisb-	bGc]hLmI
duisburg	fRhJiKjPqR
dulce	aLb]cIqKrEtI
dulut-	aPcU
duluth	aPcU
dumfr-	cZ
dumfries	cZ
dumfries$	cYiI
dump	aIhHiatV
dunda-	cX
dundalk	cX
dundalk$	cX
dunde-	cZrPtK
dundee	cZrPtK
dundee$	cWgJlI
dunfe-	c^
dunfermline	c^
dunke-	bWcSfG
dunkerque	aQcVmJ
dunkerque$	cV
dunkl-	hTj[
duo	cKmc
duo avec	aFiLm\`
durac-	eUiIlW
duracion	eUiIlW
duran-	aS
durante	aS
durba-	cV
durban	cV
durch	gXhHiIqQs^
durch-	bSgVhJpSqQ
durchsagen	jW
durchziehen	iZ
durchziehen$	iX
duree	e[
duree indeterminee	eS
duren	cZ
duren$	cZ
durfe-	gLhQpQqS
durfen	gLhQpQqS
durha-	bVlL
durham	bVlL
durin-	gLhTiIjFlVpP
during	gLhTiIjFlVpP
dusch-	bUh]
duschen	hXiQ
duschzeit	hY
dusse-	jJpX
dusseldorf	jK
dusseldorf$	cQ
dust	jRqU
dust$	iVjEkYtL
duste-	aLfKh]iL
duster	aLfKh]iL
dut	hRjV
dutch	jQl^
dutch b	jYlLrP
dutch$	jQlVoLrU
dutch-	i\`jH
dutie-	iSpK
duties	iSpK
duty	fRiTmQ
duty 0	fUgGh>i]jKmL
duty$	gXhQ
duur	eV
dv	j]
dvsa	hKjWqT
dye	iRjEkU
dynam-	jTkRrW
dynamic	qGrS
dynamo	jTkV
dys	bKfYhIiYmK
dys$	fYhHiWmK
dysph-	bJiXkUrK
e /	aQbDfU
e 0	aRg[
e 00	gcjC
e de	a\\
e en	aWcG
e mois	gXlP
e or	jXkJmJ
e v	bbjJ
e$	cUjQ
e-aut-	h[
e-auto	h[
e-bik-	hX
e-bike	hS
e-bikes	hJiUjR
e-dec	aIiW
e-mai-	j^kIpP
e-mail	pV
e-mail$	mHpX
e.max	iUjS
e.max$	bLiUjV
ea	aVeViHjJmR
each	gSiTnV
each 0	gGhAn^
each day	hSi\\
each quarter	dFhVn]pJ
each$	iPmYpYrB
ear	iVjY
ear$	iJjV
earli-	fUjKpZ
earlies	fXsQ
early	fSjW
early childhood	jQ
early finish	fR
early$	dJfFiIjb
ears	jVqS
ears$	jVqS
earth-	jP
easa	iHjZ
ease	bKiLjYkUlH
ease with	bKiLjYkUlH
east	c[dS
east$	cSiT
easte-	oT
easter	eSiRoY
easter$	eWoTqQ
eastern	bEjRpZ
eastern$	bLc]dIfSnK
easy	aUbFeQfXhHjJoJqKsStK
easy$	aUbFcHdHeSfYgJhIiHjFkJlJmKnJoHpIqErJsGtG
eat	aHfGhPiGj[oIpQsT
eau	b\\iGjTmGqH
eaux	aIbUiT
eba	cIdLe_fEhLiKjFlLmLoGpKrLsLtL
eba$	aKbJcHe]fHhIiEjEkLmInLqL
ebani-	cW
ebanista	cW
ebay	bRgJi]
ebd	aJb_cEdFiJtK
eben	bJrTtU
ebeni-	lPrR
ebeniste	lPrR
ebens-	jQlW
ebenso	jQlW
ebenso$	iLlZ
ebers-	cViQlJ
eberswalde	cViQlJ
eberswalde$	cWiK
ebitda$	gR
ebro	bJcY
ebro$	bJcW
ec	cZiZmL
ech	cKfJg\`iGjIpJ
ech$	bKcKfIg^iGjIlLpJ
echaf-	gKiLjW
echafaudage	gKiLjW
echel-	aQg]jI
echelle	gZjK
echelle 00	gT
echelon	aRgX
echelon 0	aSbTcI
echelon$	aRgVoL
echo	iajF
echte-	bIc\\fJgEhP
eclat	aHbJcIg\`iEjJpFrLtL
eclat$	cJg]iFjJpGrLtL
eclip-	cKjUkT
eclipse	cKjUkT
eclipse$	cHkZ
eclus-	aXbTfK
ecluses	bWcJiK
ecluses$	bWcIiK
ecmo	i_jJ
ecmo--	gJiWjEkWpQ
eco	aKbX
eco$	aKb[iE
eco-c-	h[iIpJ
eco-cheques	h[iIpJ
eco-cheques$	g[
ecoch-	hXjL
ecocheques	hXjL
ecocheques$	gYhK
ecogr-	iSkQ
ecografia	iGjSkT
ecola-	iR
ecolab	iR
ecolab$	iR
ecole	hIjQl_
ecole de	jV
ecole$	iWlL
ecole-	bUcRhL
ecoles	bUcRhL
ecoles$	bZcJiG
ecolo-	aSbW
ecologica	bZdHeQ
ecologica$	bYiL
ecologist	mU
ecomm-	bRcK
ecommerce	bRcK
ecommerce$	bRcK
econo-	jYnR
economia	bKiRjY
economia$	cLiHj\\
ecout-	iQjY
ecoute	iQjY
ecran	dWfJhSpJ
ecrir-	jTlEpSrQ
ecrire	jTlEpSrQ
ecrit	gFjWp[qZ
ecrit$	jU
ecrit-	iQr\\
ecrits	jWkJ
ecriture	r\`
ecriture inclusive	rX
ecriv-	aZbBrU
ecs	ja
ecs$	ja
ecsr	jUqQ
ecsr$	jX
ed	dLjWqR
ed$	aUbKcIdGgPjYpG
edad	sc
edels-	aRiSjJ
edelstahl	aRiSjJ
edenr-	hY
edenred	hY
edge	bTqU
edgin-	i\\
edging	i[
edgwa-	cY
edgware	cY
edici-	aTjQlTqH
edicion	aTjQlTqH
edicion de	aUjY
edifi-	iQtU
edificacion	aTmK
edificio	hIiUjKtV
edinb-	aFcc
edinburgh	cU
edit	aIiRr\`tE
edit$	iXjW
edite-	aIbWeLjW
editeur	aGbZ
editi-	b[gGkR
editing	iVjGkW
editing$	iCkY
edition	gDj[
edition$	gDj\\
editions	bbgJiCsL
editor	aT
editor$	aUiDpU
editorial	bVkS
edits	i]jG
edits$	iY
edmun-	cS
edmunds	cS
edmunds$	cV
educ	aXbT
educa-	aQiQ
educacion	iWjU
educador	aQfJ
educador /	aQiI
educadora	aaeJtL
educateur	kQ
education	bIgQhGiQmQ
educator	aZjJ
educator$	aWjIlK
educatrice	aShKiP
ee	eRnY
efect-	aJe[jQ
efectivo	aIe[
efectivo$	aHe[jQtK
effec-	iSjRkR
effects	jUkS
effects$	iKj[
efk	iZjVkH
efrai-	mW
efrain	mW
efz	a_j^
efz$	aajU
eg	bRge
eg 0	g^
eg 00	g\\
eg$	aKbbfFgHhGiKpE
egal	iLl^oPpJ
egal$	fSgChHiIjJlaoQpJqU
egg	aZgI
egres-	iKjPlX
egresado	aLiIjXsV
eh	aTeQfFqHrUsS
eh$	a\\bEiIjGlKmItQ
ehepa-	cLsR
ehepaar	cLsR
ehesc-	iP
eheschließungen	iP
eho	iXjG
ehpad	bTiV
ehpad$	aKbTcKdIiV
ehren-	hQm_
ehrenamtliche	fKiUmX
ehrenamtliche$	bTiSmT
ehrensache	hZiIjTmJoL
ehrensache$	hZiIjTmJoL
ehrli-	bQhSkLqVsT
ehrlich	bShVsUtQ
ehrlich$	bVcIfLhRiJjKlKmLpKrHsRtF
eib	hLjVlG
eibar	cX
eibar$	cX
eidg	aWcHiHj[kFtI
eidg$	aUcFj[kDqLtI
eigen-	bT
eigenbetrieb	bQ
eigenbetrieb$	bS
eigene	bVhRiI
eigenen	hQiKjRqT
eigener	hW
eigener hund	hQkS
eigenes	bSiKlTnS
eigentlich	bAhEjFlKoXpIq_tR
eigentumerversammlungen	iWjK
eight	mY
eight and	fTnHoI
eight hundred	iJmLtU
eight thousand	gQhS
eight till	fV
eight to	fZ
eight$	fTgYhFiSmV
eight-	bUgW
eighteen	bUjUtS
eighteen$	bU
eighty	aLbPcJgR
eighty$	gX
eignu-	jSlLpZ
eignung	aIiIjUlGpW
eignungstest	pV
eilid-	lQpR
eilidh	lQpR
ein bisschen	fTjQrS
ein jahr	eXiHjXlVpJ
ein mann	sh
ein paar	aQbPtW
ein pdf	pS
ein plus	jKka
ein studium	jY
ein tag	d\\iTjK
ein traum	kZnQ
ein$	kSoYpStS
einar-	bLdYoT
einarbeitung	dTjPkPoU
einarbeitung$	dRgRiIkQoSpL
eindh-	cX
eindhoven	cX
eindhoven$	cXiJ
eine	sS
eine abgeschlossene	bLjR
eine ausbildung	aHjV
eine halbe	eWrX
eine neue	aY
eine$	iIjSpKsUt[
einem	b^iI
einen	aX
einen tag	aIdXhK
einen$	bJcKdPiHlKt^
eines	eRhPiKjY
einfa-	pR
einfach	pTrR
einfach an	cIpY
einfach$	jTkXlGrK
einfu-	fLhKjZkLpHrZ
einga-	oHp[
einge-	gKiQjZ
eingefuhrt	hQiJjS
eingefuhrt$	bLhRiJjT
eingewohnung	eKhJiY
eingr-	bZiGqYrL
einhe-	iWmJs]
einheiten	i[mJsK
einheiten$	iS
einheitslohn	gW
einka-	aRiUmP
einkauf	aQmU
einkaufen	aLi[jJ
einkaufer	a]iJ
einkaufer$	aX
einkaufspreis	bLh\\pJ
einkl-	bFhIi\`nIsI
einla-	aUbJeJfHh\\nJpHsW
einle-	iFkQl\\pH
einli-	hZiK
einliegerwohnung	hZiK
einma-	aJiTjQ
einmal	aJiTjQ
einri-	a\`iR
einrichten	i]
einrichten$	iZ
eins	iSjS
eins davon	jZ
eins$	gShP
einsa-	cQnQ
einsatz	bKiT
einsatze	fUiFn\\
einsatze$	fP
einsatzgebiet	cW
einsc-	hRiUjVoL
einschleifen	iU
einschleifen$	iU
einsp-	gQiR
einst-	gTjSoR
einstellen	bHcIiYjDtV
einstellen$	bKcIiWjDtV
einstellung	oV
einstieg	g\\oU
einstieg$	gZ
einte-	hQiY
einteilbar	hViJ
einteilbar$	fLhWiJ
einteilen	gJi[
einteilen$	iV
eintr-	iRjVoQ
eintrag	iLjZ
eintritt	iSoR
eintritt$	iQjXoF
einun-	gUhRoK
einunddreißig	bI
einunddreißig tage	bIhQ
einundzwanzig	gVkP
einwa-	jX
einwandfreier	jX
einwe-	i]nD
einweisung	iS
einwo-	bWtL
einwohnern	bWtL
einze-	hZiU
einzel	eIiX
einzelzimmer	h[qR
einzi-	fViYjE
eis	bKfJh]i[oFqK
eisen-	bWcQlW
eisenach	bHcZ
eithe-	eRfXjS
either	eSfYjS
either$	cJeWfFjVpJ
either's	hLlX
eje	aRbLcQiP
eje$	aU
ejec	aUjYtF
ejec$	aWcLjVtF
ejecu-	aSjQmR
ejecucion	aJiQjS
ejecutiva	aYgJtF
ejecutivo	aUjR
ejerc-	aRjV
ejercicio	aUpR
ejercicio$	aYeUiLjK
ek	h[iJkE
ek$	h^iIkEoL
eks	iQj[
eks$	j\\
el 0	o[
el 00	oSpZ
el ano	bQfDhVoQ
el anterior	qX
el anuncio	rTtW
el aviso	r[tS
el certificado	iGjX
el cierre	fSiUqL
el cliente	qTsU
el contrato	kKqTtV
el curso	h]iJ
el de	mWqT
el dia	nSpQ
el director	kRqQsX
el equipo	jYmLpSrS
el grado	jSlS
el horario	hH
el lunes	cLmHo]
el martes	dJfHiKjKmLoUpSqUtS
el nombre	qFr^
el obrador	cUiRtH
el primer	eThQ
el que	fTqP
el registro	kVpT
el resto	cYeIfLg[iIrG
el segundo	qY
el socio	mWqS
el sueldo	gSrZ
el titulo	qKr]
el ultimo	gSsU
el viernes	qa
el$	ePqS
elabo-	pQ
elaborada	pQ
elast-	jP
elche	bQcZ
elche$	bRcW
elder-	iTmU
elderly	aGrQ
elders	iSjRkJmV
elders$	hKiVjVkFmQ
elec	bWcLhKiV
elec$	bHiYjQ
elect-	j]
election	bIcJe]jJmIpGtI
elections	fTkS
elections$	fU
electric	fShUjI
electrica	aFbZ
electrica$	bUeJgKoLrK
electrical	fIjUpTrS
electrical$	jUpQ
electrician	jW
electrician$	aW
electricians	jHlT
electricidad	fKjX
electricidad$	jW
electricien	aW
electricista	a_
electricista$	aY
electricite	jX
electricity	h\\jK
electrico	bTiY
electrico$	bUiX
electricos	bVfKmV
electricos$	bYhKiGjVkLmH
electrics	gKl^
electrique	h[
electrique$	bIgKhVjT
electrodo	hIkQ
electroerosion	j[
electroerosion$	j\\
electromecanica	iKjY
electromecanicien	aQjX
electromecanico	aRbGcKhLiKjY
electronica	iPpX
electronica$	i^jH
electronico	h[
electronico$	h\\iA
electronics	aX
electronics$	aY
electronique	k\\
electronique$	iQjS
electrotech	jQ
electrotech$	jT
elega-	hFjJpIrYs^
elegante	sY
elegante$	sY
elegi-	aLfWhXjI
elekt-	jXpU
elektriker	jUrS
elektriker oder	sT
elektriker$	jY
elektrisch	aJbKcGdLeKfKgGiGjEkHlJmKn\\oKpGrKsKtI
elektrisch$	aJbKcGdLeKfIgIiGjEkHlJmKn\\oKpGqIrKsKtI
elektro	aKbVjS
elektro$	jY
elektronisch	bJpWqV
elektrotechnik	gHjY
eleme-	aWbWcAiDjW
elementary	j[
elena	kKmfpF
eleva-	iS
elevadora	jS
elevadora$	jS
elevadores	aFbY
elevadores$	aHb\\iKmJ
eleve-	bSmP
eleven	bPfQmRqS
eleven$	fWiJm^
eleves	bQmS
eleves$	bSm]
eleveurs	bUiPsT
eleveurs$	b^iImL
elf	bY
elfhu-	hQiJ
elfhundert	hQiJ
elias	aFbBc[iFmXqK
eligi-	j\\
eligibility	iFjYkT
eligible	jV
eligible$	jX
elimi-	iEkSpX
ella	jDqZsS
ellas	pWsZtL
elle	iWjLmYqR
elles	fLgLpTsatI
ellos	jRpPsR
ellos$	iQpUqR
elodi-	bRkJmWpR
elodie	bRkJmWpR
elodie$	bHiIjJmWpT
elsas-	bUiPnK
elsass	bUiPnK
elsass$	bUnK
else	dQlKnStT
else$	fXhGiKpTt[
else'-	fWiR
else's	fWiR
else's$	fWiR
elter-	eViT
eltern	iRjRsS
eltern$	jVsH
elternabende	iW
elternabende$	iY
elterngesprache	iU
elterngesprache$	iU
elterninitiative	aIbb
elternzeit	e]iKqQ
elternzeitvertretung	eT
elternzeitvertretung bis	eS
elternzeitvertretung$	eXiH
elus	aJbIcLeJfGiSjGmKp\\qKrJtK
elus$	aJbIcLeJfGiSjGmKp\\qKrJtK
em	iWjGmUsU
em$	eSfKjKqKs]
email	pb
email$	iXpR
email-	bQpP
emails	bHiSpRqR
embal-	iYjHlQ
emballage	iR
emballages	iV
embalming	iSlQ
embar-	bTkRoUqXsW
embarazadas	sb
embarca	bKcTjU
embargos	cKi]qK
embarque	bXcG
embarque$	bRjQ
embau-	eTiLtY
embauche	aKbSeVfQtT
embauche$	aGbUcLeQiLkIqKtS
embaucher	qQ
embed-	aXiT
embedded	aV
embra-	iKjZkJtK
embry-	aWmR
emden	cX
emden$	cZeK
emerg-	fTi[
emergencia	aLbYcKf\\iH
emergencias	fEiPmV
emergencies	hKiUjY
emergency	bIfSkUlRpH
emis	bYcLfLjKkR
emo	jTpV
emoji-	rX
emojis	rX
emojis$	rV
empad-	aKiVjJs]
empal-	cWiR
empalme	cWiR
empan-	aGiUlQ
empanadas	aGiUlQ
empanadas$	iT
empez-	cLfRhIo_pH
empfa-	aXjStJ
empfang	aZcKiCjWtI
empfangen	aDiY
empfangen$	aDiY
empie-	cKeUoZ
empieza	eWoT
emple-	aLmW
empleado	eJfKgVhS
empleados	bXgHhR
empleados$	bXgIhS
empleo	aEeSjPkLlR
empleo$	aCbVjW
emplo-	eQ
employe	aQhV
employed	e\\
employed$	e[
employee	aUhT
employee$	eUhRpJrG
employee-owned	bT
employees	bViLmU
employees$	bQmV
employer	hWpLqKtX
employer$	aJbLeKhViFjEmKpKqIt\\
employes	bX
employes$	b\\
employeur	aKgBhb
employment	aQhKiIjVpX
empow-	j]
empower	j]
empre-	bReQ
empresa	bReS
empresa con	hVnK
empresa de	bSeVgKhDrP
empresa$	bJeWhWiB
empresas	bPiT
empresas$	bIiV
empty	aKbJdDfYgWiRtX
empty$	bLdCf\\gZhFpItI
ems	aIbUc[
ems$	aKc\\dLfK
emt	cLjEk\\
en 0	aFeWgQhJjBnS
en 00	bIfFiQjalK
en 0000	b\\iCjR
en 2000	bZiUjEqU
en a	jPkFs\\
en abril	oSq[tH
en agosto	bQh\\oF
en alternance	dEfV
en altura	j\\
en anglais	cHiEjUr\`
en aout	h[iWoBqS
en asesoria	jR
en avril	fJi[jBlKpGqU
en binome	cP
en bio	bSjT
en blanco	eV
en burn-out	mPqQ
en cabinet	jZ
en caja	iHjXkJlGm]pJ
en casa	n[pR
en castellano	rWtS
en catorce	gPqQ
en charge	h^mJ
en conflit	jRmHqV
en conge	aKePoLqTsXtG
en cours	bRiLjPlR
en creche	iR
en cuatro	eKfRhIlJmFoCparI
en derecho	kR
en diciembre	dIeHhWiPoCq[
en dos	iFjUqTtU
en droit	bQjT
en el	mRpW
en enero	aJcPhUoWpGqS
en fin	fTiQ
en forme	jPsS
en francais	jIrX
en hiver	dKfWiPjS
en ingles	re
en insertion	mV
en iso	jZpD
en janvier	bGeGf\\iVmGoH
en juin	fZmFoKpJq\`tJ
en julio	bPfHhUiKoU
en junio	eEfLgJhVkJoYpHqVtG
en la	pR
en las	gKqVrGsX
en ligne	pZ
en mai	cJfWhLjHlLmJoEpGq\\
en mano	bKgajGmDpR
en mars	fYiVkGo@qS
en mayo	bKiWmFoRpJqZ
en mesa	aKbIfIiVmU
en mostrador	mX
en moyenne	hWqK
en noviembre	aHeEi\\jIlGoPtH
en otono	aDfSiIoYqY
en pico	fSgGiW
en piso	d\\fJ
en place	fUhLiR
en planilla	gTiVjH
en planta	dYeFiUpU
en plus	cKfTgRhGjCkRtW
en porteria	hPjJoJpY
en sala	bKjQmSqLsX
en salle	bFfKiDjTm\\pP
en sant	bHcQf^gL
en septiembre	fZ
en stage	eViH
en temporada	aKbLeGfEhTjFmZoE
en terreno	dFiLnPpYsU
en train	hXiZ
en tres	jInUpV
en un	qStP
en una	pQrW
en verano	f\\iR
en vigor	aEgJjZqQ
en visio	pV
en vrac	aHjIqTtW
en zaragoza	bJcUdKnX
en$	aQjRmP
encad-	iTm[
encadrant	jU
encadre	iJm^
encadrement	iT
encadrement de	iWmH
encadrer	bKiT
encadrer$	mW
encadrez	bIiJmY
encai-	aIbIcEdIeIfEgIhIi_jHkIlImInIoIpIqIrIsItI
encan-	jEkZ
encar-	aQi]mZ
encargada	aSiFmZ
encargado	aXmW
encargado de	aZmH
encargado$	aZiRjLmEqJ
encargan	aTmKtS
encei-	q[sU
enceinte	bJq\\sX
enceintes	hL
encim-	hQiSqQ
encima	hSmQqU
encima$	mR
encof-	aT
encofradores	aU
encor-	jHqS
encore	jHqS
encore$	hLq[tJ
encou-	aJbBeJfKgRhJiRjIkVlLmHrXsG
encouraged	bKeGgHhHiEjKkYlKpDqPrQsK
encue-	aVjX
end	jL
end of	eUoS
end$	cSePfUlP
end-t-	iTjR
end-to-end	iTjR
ende	eUoUtS
ende$	bKcIiJmKpFrRt_
endo	aWbFiEkP
endor-	j\\kT
endorsed	jX
endorsed$	jX
endorsement	gQjZ
endorsement$	bJjY
endorsements	iV
endorsements$	iW
endos-	bHfKg@hLiWj]
ends	fQiGjKoKpWsS
ene	fLhHo^
ene$	kLo^
enerc-	bV
enercon	bV
energ-	kQ
energie	aGbRkWqQ
energie$	bRfKjTkIqQ
energieberater	i[
energy	bRiPrR
energy$	iQ
enero	o^
enero$	o\`pR
enfad-	bKiHjXqGrV
enfan-	bZsU
enfant	gThLsV
enfant$	gSiYkKsC
enfants	sR
enfants$	bUhPjR
enfer-	mR
enfermera	aSmT
enfermera /	aVfJjImK
enfermera$	b]
enfermeras	bRmX
enfermeria	iUjZ
enfermeria$	iWjU
enfermero	aYcI
enfin	dUfLgFjHsGt[
enfor-	aUiV
enforcement	aUiV
enforcement officer	aUiHmQ
eng	aYj[mX
eng 0	jV
eng$	aXbPjTmX
engag-	rRtS
engagement	eIiXjS
engagements	bIrU
engel	cHiYjS
engel /	bQiRjL
engel-	cW
engine	iYkRqT
engine$	gUkT
engineer	aU
engineer (	gFrR
engineer$	ab
engineering	kPlWmF
engineering$	aWiHlWmC
engineers	hJjLmb
engineers and	aLgQjG
engineers$	iSjJkJmW
engines	bUiY
engines$	bWiV
engla-	cGgTnU
england	cGgTnU
england$	aKbQcHgVhJjJnE
engli-	jRrS
englisch	jS
englisch am	jTrK
englisch c	jY
englisch fließend	jP
englisch fur	jRkS
englisch$	jV
english	jQrS
english +	j]lGqQrH
english and	jUrU
english as	cDiIs]
english at	jZ
english b	jU
english because	cTrY
english c	jV
english for	cKjSrZtG
english or	j[
english speakers	jHkGqPsX
english$	jY
english-speaking	a[cViHjKkL
engra-	bUcHiRkT
engrase	iX
enhan-	fEg[hSjQ
enhanced	fIgQhVjR
enhanced dbs	j\\
enhanced$	gJh]iFjJ
enhancement	fFg^hFkKmG
ennis	aKc\`
ennis$	cZ
enoja-	jWqU
enojado	jWqU
enolo-	aRmPoH
enologa	mV
enotu-	bKiW
enoturismo	bKiW
enoug-	jS
enough	jS
enough for	jZkIsR
enough to	bWjS
enough$	cJiGlZqR
enque-	bJiZjHqX
enqui-	i_
enquiries	iY
enreg-	bJiakK
enric-	aHhGi^mQ
enrob-	aRi[
enrol-	bFcHdIeJi\\jSkJ
ensay-	fToR
ensayos	iSoT
ensei-	iTlY
enseignant	a[
enseigne	bWrS
enseignee	bKiJl\`
ensem-	bKi\\
ensemble	cRpR
ensen-	eBjVl\`
ensena	l]
ensenamos	jLl]
ensenamos$	jKkPlYqK
ensui-	dSeQjLrX
ensuite	dSeQjLrX
ensuite$	eZiDjJpKrS
entbe-	dJl_
entbehrlich	dJl_
entbehrlich$	dJl\`
enteb-	cUiT
entebbe	cUiT
enten-	bJjRlWpKqU
enter-	qX
entera	eQqFsR
entera$	eVqIsQ
entero	hW
enterprise	jZ
entfa-	fVgKlT
entfallt	fVgKlT
entfallt$	fTlT
entfr-	eafGhLpI
entfristet	eZ
entge-	f@gb
entgelt	fHgRsS
entgeltgruppe	gY
entgeltgruppe sechs	aKgVmKpRrK
entid-	bW
entidad	bU
entie-	gQjPs\`
entienda	bKiUjY
entiende	qGsUtT
entir-	cIdYgQhL
entirely	cIdYgQhL
entit-	bV
entla-	bJi^jC
entladen	bIi[jC
enton-	cKiJjKqIt]
entra	jElWoQqQ
entra-	f\\hL
entrada	oUqU
entrainement	hDi^jJ
entrants	fFgTiV
entrapments	iYjK
entrapments$	iT
entrar	fQhLiQ
entre	fPqU
entre 0	f[pS
entre 00	sa
entre nous	q^
entre semana	dHf[gFlP
entre-	iP
entree	gKhVoZ
entrees	iV
entrega	gJhGiRqV
entregas	aHbXhJiTjKmKpJtK
entrenador	aU
entrepot	cIfQgK
entreprise	b]jSpK
entreprises	a_cHiK
entreprises$	a[iK
entretenir	aJcJi[
entretien	iRpT
entretien avec	mJpY
entretiens	hWiPpVqJ
entrevista	pXqP
entrevistas	p]qQ
entrevistas con	jTqQ
entrevistas$	p]qR
entri-	bJfSiY
entries	bJfSiY
entries$	fZiK
entry	bPi\\jJ
entry$	aRbVcHiY
entsc-	f\\pR
entscheiden	gKiY
entscheidung	b[pU
entwe-	fHiV
entwerfen	fHiV
entwerfen$	fHiU
entwi-	mYpGrT
entwicklung	gJiT
entwicklungsgesprache	i\\mJ
entwu-	tT
entwurf	tT
entwurf$	rT
env	g]
envas-	aTiR
envasado	aWmG
envases	iW
envia-	p\\
enviar	pU
envig-	cW
envigado	cW
envigado$	aPcZ
environ	aIgRiQnR
environ 0	aKfVg[
environ$	bKfSnW
environment	bYhL
environnement	jJlVrW
envoi-	p[rG
envoy-	aGcAi\`jIrJtJ
envoyez	iJpWrL
eo	aEpUt^
eoi	iEjGp]tY
eolie-	aViI
eolien	qR
eolien$	aR
ep	aJbQeZhKjCpKqZtH
epaul-	mX
epb	bJj[kKqP
epc	aIb]cHjK
epf	h[
epi	fKh\`
epi$	bKhXiQjL
epine-	aJiYpR
eplan	jRkT
eplan$	cLiIkV
eprou-	aKj\\
eps	bXha
eps$	bRhRiQ
epsv	h]jJ
epsv$	h\\jJ
equal	jSmRqK
equal$	j[
equal-	aGiSr]
equality	aFr_
equip-	mZ
equipe	hQmP
equipe de	fRiTmS
equipe$	hRiQ
equipementier	bThZmH
equipements	bZcF
equipes	bWfQ
equipes 0	fZiL
equipes$	fYiTmF
equipment	a_cIgTiIjHmBtJ
equipo	aQ
equipo de	mVrT
equipo$	bKfJiLjXpV
equipos	bTjKkLpS
equit-	gV
equitation	jWsS
equity	aQgW
equity$	gYhJ
equiv	aVgIjR
equiv$	aXgIjU
equiv-	gQjY
equivalent	gW
equivalent$	gQ
equivalente	hLjY
equivalente$	jT
er den	iFj[
er fevrier	oT
er oder	bFe\\iFjJq]sI
er septembre	oW
er sollte	sZ
er$	aKbJcEeKfTgUhJtX
er-te-	iGmRn[
er-team	iGmRn[
era	gXrTtQ
erabl-	bUcIi[
ere	a[jQqQ
ere$	aXiWjHmKqU
eres	aXlS
erfah-	sP
erfahren	aJbGiKjXqY
erfahren$	aIbJiJjWqX
erfahrung	iKsU
erfahrung mit	k\\
erfahrung$	aWgQmJsT
erfas-	iV
erfassen	iW
erfassen$	iW
erfol-	gfhKiKkL
erfolg	gSjQ
erfolg$	gR
erfor-	jHl\\
erforderlich	jHl\\
erforderlich$	jHl\\
erfur-	cUhHqP
erfurt	cTqQsP
erfurt$	cR
ergeb-	fUiQjKtP
ergo	aXbJcLiV
ergo$	aWbJcKiW
ergot-	a\\dJhG
ergotherapeut	aT
erkla-	aLiU
erklaren	aLiU
erklaren$	aKiU
erlau-	hRoRrT
erlaubt	hRoRrT
erlaubt$	hToT
ernah-	fDgVhKiDjHk^lKmGpG
ernst	iJqXsP
ernte	cGfXjKmLo^pEqK
ernte-	fZoR
erp	iZjU
erp$	iPjW
error-	i^
ersat-	bYcKfLgKhLtX
ersch-	gWpRqS
erschwernis	fKg\\hIkJ
erst	e]fIqb
ersta-	bVgQhHiCp^sL
erstattet	gUhGpU
erstattet$	gUhGpU
erstb-	bXgAiXrC
erste	aWbKeKjQkRtK
erste hilfe	jTkT
erste-	oRpL
ersten	oQqI
erster	oU
erstg-	pX
erstgesprache	pX
erstm-	aLbLeVi]
erstmal	eXtQ
erwac-	bXiIqQ
erwachsene	bXiIqQ
erwah-	qXrV
erwahnen	qXrV
erwahnen$	qVrV
erwan	fIiKmRpZqS
erwar-	hHiSt\\
erwarten	iFtY
erwei-	jW
erweitertes	iKjW
erwer-	cKhIiLjDkKl]pJ
erwun-	eTiKkYsT
erwunscht	eTiKkYsT
erwunscht$	eViHjJk]
erzie-	aXcK
erzieher	bRcL
erzieherin	aXcKjR
es el	aHb[fJhEnFtJ
es geht	aUfPiPqL
es gibt	gXqQ
es ist	b]qQ
es la	bXgSiHjEpSqWtJ
es lo	jUkQqEsV
es nicht	jBl_
es para	aHcJe[fHgLtW
es que	qW
es sind	eGf_iI
es un	kSq]
es una	bXcIeWqL
es$	bTiHtZ
esa	j]kElGpEqYtI
esbje-	bScP
esbjerg	bScP
esbjerg$	bT
escal-	gTiW
escala	cIg[jK
escalafon	g[iJjI
escalations	iQ
escalera	gLj\\lIsT
escalera$	jRlHsV
escan-	cSiRjQlLmY
escandallos	bKjZ
escaneada	pS
escaneados	iFp[
escaner	iQjW
escaner$	iDj]
escap-	cWiR
escaparate	cViTsJ
escaparate$	cViSsJ
escen-	a]hLmEsJtK
escog-	aIfWi\\sK
escoger	aLfX
escolar	aU
escolar$	aUeRhJtL
escolares	aFb]hQkL
escor-	hIiW
escorting	iU
escri-	pSrR
escriba	pY
escribas	qStS
escribas$	qStS
escribid	mKpY
escribir	aIjWkI
escribo	qVtV
escrito	f\\
escritura	gUi[jF
escue-	cRiR
escuela	cU
escuela$	cAhYjHmHsT
escuelas	iPmItW
ese	gRqa
esi	cIh^iHjE
esl	a]iTjJkG
esmal-	aGiZjKsJ
eso	q\\rQ
eso lo	i\`jKqE
eso no	jTqPrI
eso se	f[qU
eso$	aPiDjXqLsT
esop	bJcKdKeDfBgVh\\iFjA
espac-	aVhFiS
espaces	aVhFiS
espaces verts	aWhFlL
espag-	jX
espagnol	jX
espal-	bQjU
espalda	cRjSsS
espalda$	iJjYsU
espaldas	jW
espaldas$	jX
espan-	iLs\\
espana	cSdPiJnVqQ
espana$	cVdUjL
espanol	aShRrS
espanol$	aWhQiKjApPrWtK
espanoles	aLs\\
espanoles$	aKsY
espec-	bSmRpJ
especes	bWiQ
especes$	bUiS
especial	aCb[
especialista	aW
especializacion	iKkXpK
especializado	bZhEpI
esper-	aKt[
espera	jLkKqQtW
espera$	eUqJtS
esqui	cGh_iAjS
ess	bXcKjQtI
ess$	bXcKjQtI
essai	eVhPiKjKp^
essai-	aWhLiVjJsX
essais	aYfQiR
essal-	cLhWiL
essalud	cLhWiL
essay-	i^
essen	bPdThYtK
essen frei	hV
essen$	aJb[cHdUh@
essen-	h\\jR
essence	hTjI
essence$	hYjJ
essensbons	hVpQ
essential	jSlS
essential :	jX
essential$	fLhHjRkYlV
est	bUqW
est 2000	bX
est a	fWhKiPtQ
est en	iQqY
est une	bRtK
est$	bXeTi[
esta	cRq]tR
esta en	cb
estab-	e]qU
estable	cKeYpJ
estable$	aJcIeYiFjIkKpHqI
establishment	e[hHiJjL
estac-	bX
estacion	bScRjS
estacionamiento	hY
estad-	aVbFiQjW
estadistica	hLiVjU
estado	jVqU
estam-	cXhEmTnV
estamos	cYmV
estamos buscando	jRtS
estamos en	c\\mHrS
estan	aLbTfCjLmTq[
estan-	bYcBhRiZ
estandar	jT
estandar$	jU
estar	jWsY
estar-	iQjIk[oQ
estaria	iTjHk\\mL
estat-	cSiU
estatal	fGgPiVjQ
estatal$	fGgPiUjS
estate	bScYhQkJ
estate$	aEbWh[iHjH
estates	aKgHiZ
estates$	fJgGiY
estatica	hUiW
este	cRgIoRsTtU
este$	cZ
ester-	bKcWiR
esterhazy	bFcU
esterilizacion	bIi\\
esthe-	aWbQ
estheticienne	aWbQtL
estib-	iYjP
estibar	iYjP
estil-	aFjQm\\pHsPtR
estim-	iQpIt\`
estimator	a_bL
esto	lQq\\rItY
esto es	sWtQ
esto$	aEmIqRtX
estor-	kU
estorba	kU
estorba$	kT
estre-	b[iIjS
estrella	bUiLrW
estrella$	bViK
estrellas	b\\
estrellas$	bX
estri-	aVcKd\\gKjIkK
estru-	i^
estructuras	aTeJ
estua-	aKbRcKiQ
estuary	aKbRcKiQ
estud-	bUlTrR
estudiantes	aEbacHgLmH
estudio	aTbQrW
estudio de	aFb^
estudio$	aXbKcKrR
estudios	hPl]
estudios$	hTiIkIlU
estup-	kSsV
estupendo	kSsV
estupendo$	kV
et 0	gUiJmUpW
et 00	cUfRmS
et a	fCpGsGt\`
et au	iTjQ
et c'est	bAfSjFs\\
et de	bSfGgSiP
et demi	dIfUgV
et demie	fV
et des	bT
et deux	iFm^
et du	bWgFjS
et il	bIeJfXtI
et la	hJiWjTsK
et les	gQhTmT
et lundi	fW
et on	bXfLhIqP
et pas	hEiLqVsU
et puis	hSiVjS
et six	aHbIm\\sG
et soir	bIfFhKi\`
et suivi	iT
et un	bWgPmQ
et une	m\\
et$	hXmR
eta	iV
etabl-	b^cLjU
etablissement	bXjWkH
etablissements	aHbWfJiJ
etalo-	jX
etalonnage	jX
etat	aTiUjR
etat civil	aTiUjR
etats	i[
etc	jQsU
etc$	fIhQiTjT
ete	bKfYoHqX
ethic-	hV
ethics	hV
etien-	jKqY
etienne	jKqY
etike-	ib
etiqu-	bUi^
etiquetage	iW
etiquetage$	aKiW
etiquetas	bXpK
etiquetas$	bXiJpK
etoil-	b^
etoile	bUjR
etoile$	bUjR
etoiles	bY
etoiles$	bVcKfI
etp	aVbReUmU
etp$	aXbReSgKmV
etran-	iWqQ
etranger	hGqRsT
etrangers	iVlJ
etre	kTnV
ett	bKcFedhJiGjEsJtE
etude	aDb^pX
etude de	fQpR
etude-	iZpT
etudes	iZpT
etudi-	s^
etudiants	lTrR
etudiants$	bRhGiElW
etwa	gXjP
etwa$	fT
etwas	aQjRlLqSrW
eu	jPsV
eu$	aSbGcJdShTiTjF
euch	p]qIr[
euh	aGjBlJt\`
euh$	bKcJjElGt]
eur	bFia
eur 00	gQ
eur$	i\\
euro	bHg\`
euro die	gR
euro$	bAeShViR
euro--	aHbFeafIgDjInK
europ-	jRnQsV
europe	cPiRnW
europe$	cWiFnV
euros	gd
euros 00	fSgTjI
euros al	eKgY
euros et	gKoK
euros$	gShX
eus	aLeZfKgSjI
euse	aT
euse$	aW
euske-	jQkQlR
euskera	jQkQlR
euskera$	kTlRrV
ev	h_jSnI
ev$	h]iIjEkSmKqK
evac	bIcJhZiU
evalu-	iVjRmT
evaluacion	p\\
evaluation	iV
evang-	aDbTsa
evangelische	aGbW
evapo-	b\\cLmC
eve	eGfVgRoS
eve$	gVhRoV
even	dKkYsXtK
even better	jBk]sI
eveni-	f[
evening	fRtZ
evening$	fTgQpR
evenings	fZhJjR
evenings$	iSpX
evens-	fS
evensong	fS
evensong$	fS
event	iWmGnKrJt]
event-	eT
evento	eYfLgU
evento$	eYfKgVjK
eventos	bZ
eventos$	jV
events	aPbKiQjS
events$	jSmS
eventual	e_oL
eventual$	eV
ever	fHjFlQt\\
ever$	fJhUjKlRpIsU
every 0	f]sT
every 00	i^
every day	dSf[iW
every other	fWhFiR
every quarter	aLg\`h?iQ
every second	hYiQ
every shift	bGcLeLfAgIhFiGjalInT
every third	f\`gEhK
every week	eQoQ
every$	fT
every-	lRsS
everybody	bThLlZqKtK
everyone	gQiWoErTsQ
everyone$	fGiVpQqR
everything	hVqR
everything$	bTgLh[iEjWpLqR
eves	fb
eves$	f^pP
evesh-	cR
evesham	cR
evesham$	cR
evide-	iPj\\
evidemment	hRjSrT
evidemment$	hSjPqIrW
evidence	iW
evisc-	iY
evite	fGqPrWs\`
evite-	hLrTsZ
eviter	hGrSsV
evolu-	eSiQ
evolucion	gSiS
evtl	eYiHq\`
ew	aJb_iL
ewm	jX
ewm$	bKiJjZ
ewp	iHjZ
ex	aIbSgKhQjQkVmI
ex-co-	cJgKiBjcqV
ex-of-	iFjLs[
ex-offenders	iFjLs[
ex-po-	lY
ex-police	lY
exact	cKeKiIj^
exam	bHePjWpW
exam leave	h[kJ
exam$	aJbKe[fJgLiUjE
exame-	hSjRpQ
examen	hQjT
examen$	gHiUjTtI
examenes	fHiIpVqItX
exami-	aYkT
examp-	gJ
example	gJ
example$	gI
exams	aRj]kQ
exc	aBbacIiJjE
excav-	fKgEhZnGoKpKqX
excel	jdpQ
excel +	iS
excel con	jTpY
excel$	iUjX
excel-	iJjQkYsQ
excelente	iGjHkXsW
excellent	jZkR
excellent$	jPkYnK
excep-	dSgIiHnV
exceptions	dWiKpI
exceptions$	dXiIpI
excha-	aGhSiTjRpK
exchange	aGhSiTjRpK
exchange$	fIhWpL
excla-	r]
exclamation	rY
exclamation marks	rY
exclu	eWiRjI
exclu$	eWiSjI
exclu-	eUjSkX
exclusivity	e\\iIjIlIsL
exclusivity$	e]iHjHlIsL
exec	aUbKm^pH
exec$	aZbGiHmV
execs	aIbGcEfHhJiFjDmbpJ
execu-	aXmT
executive	aZtK
executive$	a[jE
exemp-	aQbWeWiKjQ
exempt	aSbJeYgR
exempt$	aVgV
exerc-	iTjKpY
exercise	dKpX
exercise$	dKpW
exete-	c]dQ
exeter	cUdS
exeter$	cT
exhib-	bXjDrQ
exhibit	bIiSjIrT
exhibits	bRiSjG
exhibits$	iVjG
exige	jVl]
exige$	iFjUl_
exige-	kLlRmYsP
exigee	kLlV
exigee$	kIlYsKtL
exigi-	bHjZlXtH
exist-	iFjSlJrVtR
existe	bTeVtI
exists	bQjLlGrZ
exit	iVjVlJ
exoca-	iUjR
exocad	iUjR
exocad$	iEj[
exoti-	fKrQ
exotics	fKrQ
exp	fJkXl\`pG
exp$	eSiFjQkYlUmLpE
expan-	b]gJhH
expansion	b]gJhH
expat-	g[h@j?k^lGpH
expec-	lUsQ
expect	fSsU
expected	kIlY
expected$	kIlZ
exped-	aSfTiSmGpR
expediente	pT
expedientes	bQfWgIiTjIoK
expedition	aKiRmLpV
expen-	i\`jI
exper-	kTlU
experience	jRkUlS
experience 0	j\`tI
experience en	lQ
experience is	iGlQ
experience needed	jK
experience not	jLkIl\\
experience of	iGjYkQ
experience with	kXtL
experience$	iHjZlT
experiencia	l[
experiencia con	eKjSkUlSmH
experiencia en	jWkV
experiencia$	gVlU
expert	cLhR
experte	bShVjJ
experts	bJiTmXpH
expir-	fX
expla-	i[
explain	iZjQ
explain a	jS
expli-	iVkU
explique	iW
explo-	bSmY
exploitant	aWhJmU
exploitation	bUiGp]
explosifs	aT
expor-	bi
export	aTbQiQ
export 00	bX
export$	aZbJiT
exportacion	aJiV
exportacion$	aJbDiX
exporter	aFba
exports	b[iJ
expos-	cKiZkU
exposure	kW
expre-	cKi]jBpItV
exrec-	aHi[
ext	dKhZjGpX
exten-	e\\oS
extended	aIfTkJ
extension	bJeXoU
extension$	eS
exter-	eQmY
extern	dJhGlXqKsItR
externa	aJhUmY
externa$	aHbKhUmWpJ
external	cFiXkH
externe	e\\iHjJpS
externe$	eSpT
extra	fQgZhQk]
extra marks	kZ
extra$	f\\jFk^
extra-	iQpSsW
extraccion	i\`jG
extraction	aHb[cKiYj@
extralegal	eUgUoHpK
extranjero	qJs^
extras	bGfLgShSiR
extras :	gFhZ
extub-	cJgKhHiZ
eye	j\\kR
eye for	bJjY
eye$	iUkZsS
eyes	hIiJjWq\\rX
eyesi-	fIjXqR
eyesight	fIjXqR
eztit-	jX
eztitles	jX
f	jV
f &	jQmU
f /	aZbGeSfT
f 0	aQbThRtK
f$	aZfRgS
f-gas	hLiKjUkQpZ
f-gas$	cKiJjVkX
fa	a\\cKiHjQ
fab	aUgJkP
fab$	bKcUkU
fabie-	iDm\\
fabri-	aHbfjX
fabric	aKbUiToH
fabrica	bPjX
fabrica$	bPeLjX
fabrication	bFiEj_kG
fabrique	bZoLtJ
fac	hKj_
face	cRiQjT
face$	fPiW
faceb-	pQrXtS
facebook	pQrXtS
facebook$	iLpQrTtU
faced	iJja
fach	iWjGkXsI
facha-	aXjUlW
fachadas	gHhRiX
fachagrarwirt	iGjYtJ
fachangestellte	aYgRiI
facharbeiterbrief	aKlS
fachausweis	aZfJlG
fachb-	bSmXpHtX
fachbereich	bUcLfKmKtY
fache-	lRqR
fachf-	b]cGiI
fachg-	aJbZeKfIgJjJkKnKoKrK
fachh-	bVcIiW
fachhandler	bVcIiW
fachi-	aTgQtC
fachinformatiker	aTgQtC
fachk-	gTrQ
fachkraft	aRgY
fachkraft fur	aPjQ
fachkrafte	bKiXmKpGrZ
fachkraftezulage	gU
fachkunde	jX
fachl-	cLjJm\\
fachlich	cLjJm\\
facht-	bQjJkW
fachw-	gIhVjCk\`
fachwirt	gFiQ
facil-	aQhTiIjW
facilities	aWiTjI
facilities$	aVbJcJiTjH
facility	aQbQpT
facin-	iRjT
facing	iRjT
facte-	iAja
facto-	bRcQiQ
factor	aIbHcKi_kK
factories	b\\iHkW
factory	cWfSjP
factory$	b^cH
facts	iQjYpC
facts$	iPjYpC
factu-	eUgV
factura	aLcJeXgQjGmFoLrLtI
factura$	aLbKcFdIe]fJgJhJiFjFkHlJmFnJoKpJqKrJsJtG
facturacion	b_iI
facturacion$	bYhJ
facturar	i[
facturas	aGeUiU
facturas$	iX
facture	eJg^hGiJoH
facul-	lepF
facultatif	lZpI
facultatif$	iKlYpH
facultes	iQjW
facultes$	iSjVlJ
faena	cReXgIiS
faena$	cKeYhHiStI
fahrd-	aX
fahrdienstleiter	aX
fahrdienstleiter$	aWmJ
fahre	c\\iAjGlGn^qKrGsJ
fahre-	jR
fahren	lQ
fahren$	ig
fahrer	mZ
fahrer$	aUiImE
fahrerkarte	hKjZ
fahrerkarte$	bLhIjY
fahrg-	aVcIgZnBsS
fahrgaste	aLsZ
fahrl-	aVcHfLgKiXjGlK
fahrr-	gKh]iI
fahrradleasing	fKhWjKqJ
fahrradleasing$	fKhWjKqJ
fahrs-	gTkLmUqKtQ
fahrt	bEiRpHqErFtZ
fahrt$	cIhLiIjKmKpFqKrJsRt\\
fahrt-	bCcYdLgX
fahrten	dHhGlKn\\
fahrv-	bScDgJh\\iEpJtI
fahrw-	bIcJi_
fahrz-	gKhRiZnP
fair	cKiTmIpHqXsU
faire	kPqS
faire le	iVjJkXqRrI
faire$	bKgWiXkH
fairs	fLi\`
fais	jKmQr^tS
faisa-	bKd]sI
fait	qX
fait des	b]hJsK
fait le	bGfIiRmVqJsG
fait les	fUiRmL
fait que	jVnLpItV
fait$	iTjUpKqUrJ
faite	hViKjSkLlS
faite$	jUkLlRqS
faite-	fIrQ
faites	fIiP
faith	jSlZ
faith-	i\\
faiths	aJiX
faja	bKeFh[
fake	jUsX
fake$	jWsT
faken-	cRhL
fakenham	cRhL
fakenham$	cR
falco-	a[bUcCiDjX
falconry	iKjTkQ
fall	eJhGjTkXo[
fall$	iR
falla-	aCc^mHoTsV
fallb-	aIbKfFgGhaiCjHkEmInK
falle-	aIiJmTpAsWt[
fallen	fJiGjKmWsZ
falls	aJcYjS
falls$	bZcJiSpJ
fallt	iUoLqVsW
falmo-	iLtS
falmouth	iLtS
falmouth$	tU
falta	aRlYtS
falta haber	jLl]
falta un	a^bLcRtD
falta$	aQjJlVqLtX
falta-	gKjRpLrQsS
faltas	jUqLrS
faltas$	jXpL
fam	cLhSjIpZ
fam$	cLgJhTjIpZ
famil-	bThSsW
familia	sS
familia$	fSiQjKpSrT
familial	aIbZeVfH
familial$	eXjIlIsJ
familiale	bTpCrSsW
familiale$	aJbWqJrV
familiar	bUhYiEjS
familiar$	bYgRiD
familiares	s[
familias	iVjK
familias$	hRiQ
familie	hT
familie$	h]
familienbetrieb	jP
familienbetrieb$	bR
families	iXsP
families$	iVkX
famille	hXsQ
famille$	aTfJh^iH
familles	iQkPqV
familles$	iPkW
family	bQ
family firm	sQ
family medical	hZ
family owned	bQ
family$	h[sU
fancy	dXiHjTkKl]
fancy$	d[gKiEjHkElZqGrEtK
fang	aIqVtR
fanie	jJmY
fanie$	mY
fanuc	iJjZkX
fanuc$	jRkX
far	cTjQqS
far$	cTjQqT
farbe	jHkX
fares	bTgUhWiKnA
farm	aUbT
farm shop	a[bKiJ
farm$	cRhS
farma-	aSi[kV
farmacia	aViSmKtL
farmacia$	aVbKiSmI
farme-	iUjQpIrS
farmers	iUpGrV
farmh-	bScKhWiQ
farmhouse	bThWiJ
farms	aKbRsS
farms$	bQiV
farri-	fJhLiUjL
farrier	fJhLiUjL
farrier$	a[
farro-	iQmKoZqL
farsi	aZjQkS
farsi$	a]hLiLjP
fashi-	bYiC
fashion	bYiC
fassa-	bVdHhKiW
fast	jXtS
fast$	aLiUjDpHqYrIsFtU
fast--	cKdKjJrW
fast-paced	cKdKjJrW
faste-	iZkYsU
fasteners	iVmJqQ
fat	bEgLhQjInZ
fathe-	aLbTsY
father	aLbTsY
faudr-	aScLtR
faudrait	aTtS
faudrait$	aKtZ
fault	bGgTj]
fault-	i[
faults	iY
faults$	iY
faulturm	iU
fauna	aS
fauna$	aQ
faure	bSe^mJ
faut	jZ
faut le	cLj^tG
faut pas	rZ
faut un	eUjX
faut une	jZoQtJ
faut$	aLcRt\\
faute	hPjVrU
faute$	jXpJrV
faute-	qPrV
fautes	iKpIqSrZ
fautes$	iKpIqVrW
fauteuils	bX
fauteuils$	b[iJ
favor	jHk]rXsT
favor$	iIkTlTrRsW
favou-	gUjJkS
favour	eIgWjIkU
favour$	eIgXjIkU
fax	hKjKlDp\\sG
fb	iGpYrT
fca	bSiIjJlHoXqS
fcfa	bJg\`pK
fcfa$	bJg\`pK
fco	jX
fco$	jX
fcr	gUiS
fda	bQjRkT
fda$	bVcKhKk@
fds	fYkW
fe	bQ
fe de	aWtH
fe$	cSlSmP
fea	jS
fear	bJj^lWmLpFsF
feast-	bJfXiKjK
feasts	bJfXiKjK
feasts$	bJfXiKjK
feath-	bWcJiRjL
feathers	bWcJiRjL
featu-	iXmWpL
feature	iY
features	iTmXpKrK
feb	fZoc
feb 0	pKqV
feb 00	aVpR
feb or	eJo[
feb$	o\\
feb-m-	aJcIfUiVmW
febre-	ob
febrero	o[
febrero$	fRoSpR
febru-	oZ
februar	oVpR
februar$	oTpX
february	fRoW
february$	f[oFsV
fed	fKh]iSpFsS
feder-	bXlR
federacion	bW
federal	jSlV
federal$	bRjSlP
federation	aEbVgThJkPnL
fee	bQgTha
fee$	gVhUiHjI
feed	bPi_jImL
feed$	hU
feedb-	bLiTpX
feedback	bLiTpX
feedi-	i[
feeding	i[
feeds	gWhUiUjF
feeds$	g[iH
feel	gJiGkXrVsW
fees	hliS
fees +	hR
fees paid	fQhSiI
fees$	hbiYjApK
feet	dSgFjWqQ
feet$	dTiIjW
fehle-	iIjUkVqQtR
fehler	kXqTtT
fehler$	kXqUtT
fehlt	aTiHoGpKqUsStT
feier-	fWgQhWiK
feierabend	fXgHhTiDpI
feierabend$	hWjI
feiertag	gW
feiertage	fYhJ
feiertage$	fT
fein	dPk^
fein$	dSk^
felda-	bLcFdJeJhXiFkJnZpH
feldk-	cWgJ
feldkirch	cWgJ
feldkirch$	cW
felin-	bSfUiKjKkR
felix-	cUfJ
felixstowe	cUfJ
felixstowe$	cU
fell	aKbGcJiSj\\kLsF
fello-	iPqTsV
fells	iX
fells$	iX
felt	iXjT
felt$	cIiWjX
femal-	s\\
female	iQsY
female$	sW
femen-	aPrTsS
femenino	aPrTsS
femenino$	aWmGrEsU
femi	eQiHmUpT
femin-	aJbTrZ
feminin	aGbWrP
feminin$	aHbW
femke	jIm_pIqL
femme	aQse
femme de	aZhJqX
femme$	aRqYsS
femme-	bQmT
femmes	bQmT
femmes enceintes	hL
femmes$	bSiHjJmZ
fence	iWsV
fenci-	aWiQ
fencing	aWiQ
fencing$	aWjI
fenet-	iTsF
fenetres	iTsF
fenom-	iSkXtJ
fenomenal	iSkXtJ
fenst-	bQhQiRoP
fenster	bTiZtL
feo	pXs[
ferai-	kQ
ferait	kQ
ferga-	aLcKkRmV
fergal	aLcKkRmV
feria	aEbRf\\jJoC
feria-	eGfUgUiS
feriados	f[rL
ferias	iXnK
ferias$	iSnIqQ
ferie-	hf
ferien	fUhSrQ
ferien$	fQhT
ferienhaus	hW
feries	fQgRhYiFjK
ferme	fZhRqQ
ferme a	cDfZsL
ferme$	fRpJqW
ferme-	iUjY
fermes	iKjX
fermes$	iJjU
fermeture	hSjJoFqS
fermeture 0	eUfThJjJoI
fermetures	fDiQjX
fermi-	mTqQsL
fermin	mTqQsL
fermin$	iTmUsH
ferna-	cPqY
ferne-	j]kBmK
ferra-	aIiRpFtZ
ferre-	bRfKq[
ferreteria	bUiKqL
ferri-	cRnP
ferries	bQcRnQ
ferries$	bGiVjT
ferro-	bYqP
ferronnier	bVjSmH
ferroviaire	aJbTiFjQ
ferroviaires	bU
ferroviaires$	bWiJ
ferry	aYbQgHhW
ferry$	a[bQiI
ferry-	bWcKgKhYiFrE
ferti-	iQ
fertig	eSfSpP
fertig$	eTfRhGpR
fertigen	bYjKoH
fertility	b^iG
fertirriego	iUjV
fest	eciLqQ
fest$	eafQpH
fest--	aSbIeW
fest-frei	aSbIeW
fest-frei$	aYbIcIeQhGiGjK
festa-	cGeciKmIpC
festanstellung	eV
festanstellung$	eViL
feste-	bHcHgFhdiUjK
festg-	aGbJiJjXtY
festi-	fP
festival	bVhQ
festival$	hRiTjK
festivals	fZ
festivals$	fZ
festive	oYpJ
festivos	fZgTiK
festivos$	fTgW
festm-	b\\
fests-	aLbTfYtI
fete	bGiW
fetes	bEfWg[iD
fetes$	gQiXjKsL
feu	iUkToKpQ
feu$	fQhJi[
feuch-	bIcYiTjI
feuer-	iV
feuerwehr	b\\iF
feuil-	bKi]jIkX
fevri-	oXpP
fevrier	oXpP
fevrier$	oWpR
few	bV
ff	aHiYjV
fh	jY
fh$	cTiHjS
fi	aRjV
fi$	aRjQ
fia	fHj\`sQ
fibra	aPiWjI
fibra$	iX
fibra-	bUjTkJ
fibras	bUjTkJ
fibras$	aJbRjVkJ
fibre	a\\
fibre-	iJjYkSlI
fibreglass	iJjYkSlI
fibu	cKi^
ficha	cLi]p\\
ficha-	gChJiSqZ
fichas	iV
fichas$	iR
fiche	aJjHl]pKtR
fiche$	gKjHkLl\`mKpHqHtG
fiche-	bQgEiX
fiches	bQgEiX
fiches$	bUdJ
ficht-	bZiG
fichte	bZiG
fidel-	fIgSiQkXmR
fiduc-	aGbcgLhJiI
field	jQpL
field$	bTjXnZ
field-	bYiL
fields	bUiHsP
fiest-	aEfRqPsQ
fiesta	aDbUfTqP
fiets	aKgJh\`iKjGnL
fifo	cIfb
fifte-	fSgRhJmV
fifteen	fSgRhJmVtP
fifty	gW
fifty five	fRgSmHpJ
fifty$	gViJkX
fifty-	g\\
fifty-two	gU
fig	bUfGhJiKj]qK
figea-	cT
figeac	cT
figeac$	aRcT
fight-	jZqU
figma	ja
figma$	jW
figur-	oKqZ
figura	jKqQs[
figure	eIfUgSiHqSrR
figures	iTjToEqPrQ
fijas	cKf]jFmXnDsJ
fijo	aRe_gV
fijo 0	gPiK
fijo a	eZgI
fijo de	aIfUiL
fijo discontinuo	eT
fijo$	aXeYgVpJ
fijo--	aLe[oJ
fijo-discontinuo	aLe[oJ
fijo-discontinuo$	eU
fijos	bHe\\fIg\`iK
fijos$	bJeQg^
fil	iTmIpS
fila	bJfKi\`mE
fila$	fIi\`mD
file	iY
file$	bUiZjH
files	bQgLi_
files$	bRiZ
filet-	bJi[
filets	hJiWlK
filia-	mT
filiale	aRcZiIpS
filialen	b[
filialen$	b]
filialleitung	bDcHiXmHtG
filin-	bUjPpR
filing	jVpU
filing$	iZ
filings	b]gCjH
filip-	jJsa
filipina	qLs[
fill	lYtR
fill$	aJfXtR
fille	oJqTs^
filled	eLfLpWqS
filled$	eLiJpXqR
filles	bSsV
filles$	bSiW
filleting	aRhJiV
filleting$	iU
filli-	aVhU
filling	aXjK
film	bVjVtL
filma-	iU
filmage	iU
fils	aHb[iKsStI
filte-	pSsU
filter	dJiVpY
filter$	dHiSpU
filtr-	iYp\\
filtres	eKpZ
filtro	iU
filtros	pY
fimo	gLjX
fimo$	j[
fin	oS
fin d'annee	oV
fin de	fP
fin$	aWbKcHfR
fina	iHjYmRoS
fina$	iKjXoU
final	eJiSjJoTqPr]sJtW
final accounts	jJqR
final$	iQjJlJpFrTtW
final-	hSpXtQ
finales	eJfJiToWtL
finales$	oU
finally	tY
finan-	hW
finance	jJlYmQqStK
finance director	a]
finance$	aUhIiUjFlKmUpHqH
financial	aAi^
financiera	aXbScIhLmJ
financiera$	aZbEiJjQmI
finanzas	jV
finanzas$	bRiGjV
finanzbuchhaltung	i]jKkL
finca	bUi]
finca-	gUjKnY
fincas	gUjKnY
find	iRkJpRq]
finde	bFf\`iF
finde-	fZmJpBqQsX
findi-	iY
finding	iTjQ
finding$	jV
findings	cJiW
finds	aFeJiYtX
fine	dPjQl[
fine if	iJkSlZ
fine with	iCj\`kKlK
fine$	dTiKl]tQ
fines	iRnP
fines de	fRiGnS
finge-	iHj_
fini	cLoWqFsU
finie	bFcLf[iKjYpK
finie$	cJfUiLjYpJqK
finiq-	iSpQ
finiquitos	iSpQ
finiquitos$	iVpQ
finis-	aQ
finish	fS
finish 0	hZpK
finish at	f]
finish on	fU
finish$	fSgUhGiV
finished	fHiGjZoY
finisher	a^iJ
finisher$	a^iKqD
finishing	aEc^mY
finla-	eInU
finland	eInU
finni-	kRrR
finnish	kSlLrT
fino	iTkTqR
fino$	iQqWrJ
fins	fVjW
finte-	bTjHkQ
fintech	bTjHkQ
fintech$	bU
fiona	eKjLmTpFq[
fiori	iZkRlLpI
fire	aSfKiXmGpJqQ
fire$	aIiDjXtV
firea-	iEj_
fireb-	c]jUqJsJ
firebase	jY
firebase$	jY
firew-	cHgJhZiSjQ
firewall	hIjWkK
firewood	cFgIh\\iTjJpK
firm	bfjQ
firm$	b[iLjRrT
firma	qU
firma$	hYiPpTqK
firma-	bQoLpQqV
firme-	bScRh\\
firmenauto	qP
firmenfitness	cKgJh\\
firmenwagen	eJh\\iJpJ
firms	iZjE
firmw-	aSiWmQ
firmware	aSiWmQ
first 0	dVeRgKhV
first 00	cIdUeUhFiFpX
first aid	iPjYkU
first aider	iSkSlG
first and	aVcGeW
first call	iU
first class	h[jTlHsE
first of	eIiJofpF
first then	cUiEr[
first two	eKgVhQlK
first$	eRkRpQsQ
first-	aSi[
first-timers	iUmR
first-timers$	iVmR
fisat	a\\
fisca-	aKmToR
fiscal	aJmUoS
fisch-	bRcVfHgIiZ
fischgrat	iX
fish	aYbQfGhS
fishe-	iIj_lR
fished	jQlT
fishi-	bJhVjHkW
fishing	bJhVjHkW
fishm-	aV
fishmonger	aV
fishmonger$	aZbL
fisic-	iTsR
fisica	iVqK
fisica$	aQjV
fisio	aVh[mT
fisio$	aThVmS
fit	iRjXs_
fit$	hIjZnRpR
fit-o-	bRiTjI
fit-outs	bRiTjI
fit-outs$	bUhFiQjI
fitne-	gEha
fitness	bS
fitness$	bVgIhX
fitos-	jV
fitosanitario	bPiHjW
fits	bIfJi\\sW
fitte-	aViK
fitter	jQ
fitter$	a_
fitters	aXbWiFlS
fitters$	bYiFlT
fitti-	iV
fitting	iPlV
fitting$	aSiZjG
fittings	gTiV
fittings$	iT
fitzr-	bLcWgIiL
fitzroy	bLcWgIiL
fiu	i]tG
five	fV
five an	bSgTpI
five and	jR
five days	dZfTiR
five five	bKeKfIgRhGmJp^
five hours	cLfV
five hundred	fJg^
five in	bIfVmV
five mornings	f_
five nights	f[tD
five of	jRmT
five percent	gV
five so	fTgUtG
five thousand	gR
five to	gS
five two	aQp[
five weeks	fKgJh\\
five with	fS
five years	j^
five yrs	cLhSj[
five$	eVfSiK
five--	bXf[iD
five-figure	jZ
fix	aLg[iX
fix +	gRjFsW
fix$	dUg\\jKpQ
fixe +	bUhGmQ
fixe 0	rQ
fixe$	g]jImPtR
fixed	dTebfKgV
fixed term	eVjFtR
fixed to	eXjL
fixed$	dVeRfKg\\
fixer	a_
fixes	aEbJhHiWn\\
fixes$	aDbIcKiQn]
fixin-	iVmH
fixing	iSpK
fixings	iPmF
fixtu-	hXjS
fixture	jV
fixtures	fKhZiR
fixtures$	fKhZiP
fixum	g\\
fl	j^
fl$	iVjVkG
flach-	aSbJgUhEi\`tK
flaco-	iP
flacons	iP
flag	bZcJiR
flag$	bZcJiS
flagg-	bUcK
flagging	iV
flair	aHk]
fland-	bKcYjK
flandre	bKcYjK
flandre$	bIcZiH
flasc-	h]iX
flaschen	i\\
flash	fHiJj\\
flat	hZ
flat +	cLiRsU
flat above	hX
flat in	fKgThX
flat$	g]hUiH
flatb-	aTbSiKlTtL
flatbed	aTbSiKlTtL
flats	aKbQi]
flats$	bY
flawl-	jSsS
flawless	jSsS
flede-	i\`
fleec-	bQhIjY
fleece	bQhIjY
fleet	bUfEhWkHtQ
fleet$	bUiT
fleis-	aUtZ
flens-	bR
flensburg	bR
flensburg$	bT
fleur-	iQt[
fleuriste	aYbKcPfJtK
fleuriste$	a[fH
flex	f\\gIhZjR
flex 0	iUjH
flex$	cKhViIjXkL
flexi	dUf\`
flexi 0	d[hG
flexi$	f]hQ
flexi-	dTfUgIhY
flexibel	fRhLiGoY
flexibel$	fVhIiHoT
flexible	eSfUhR
flexible$	aEdYeUfQiIlG
flexibles	fT
flexitime	fThR
flexitime$	hVpL
flick-	bAiZ
fließ-	jU
fließend	jV
fließend$	jW
fligh-	h_nT
flight	fVhX
flight$	fJhVtS
flights	h\\nX
flights$	hRiS
fll	kV
flo	aKbXcKiHjGmWpS
float	cIiYjV
float-	cGdZhQqJsW
floating	aFcGd]hHiRjK
flock-	dLhLiTsP
flocking	dLhLiTsP
flood	bJiVjWrZ
flood-	bTiT
flooding	iQjU
floor	bLcRgSjK
floor$	dVjRrUsU
floor-	aW
floors	aKbTiZ
floors$	bViS
flora-	iZjC
flori	mQpR
flori$	mQpR
flori-	kP
florin	m[
florist	aS
florist$	aW
florista	fUiR
florista$	iS
flosk-	iHpJr]sJ
flot	aHcVdEfGgGhKiEjDp\`
flota	bVcGoXrY
flota-	iQ
flott-	bRd\\
flotte	bVjI
flow	bLcTfWhKiQkT
flow$	fKiWjJkXmQpL
flowe-	hIi\\r^
flowers	fKiVqT
flowers$	iY
flows	i]
flows$	iY
flt	jQqQsQ
flu	hVj[
flu jab	hZjK
fluch-	bWrDsW
fluen-	j[
fluency	jX
fluency$	jZ
fluent	jUsP
fluent$	jZ
flug	h[
flugg-	aWi\\jJ
flugs-	bQgYhK
fluid-	jY
fluides	bSjLmU
fluides$	bJmZ
fluido	j_
fluido$	jZkK
flujo	bHi^
fluke	hZj[
flur	aKhLiQj[tK
flush	bKcKfGi\\jH
flush$	bJcKfGi\\jH
flush-	iW
fluss-	aGb[
flutt-	aSmWpJ
flutter	aSmWpJ
fluvi-	b\\
flux	aZbJhEi[jRpH
fly	bJcUfVgGiJoKpSqK
flyin-	fKiT
flying	fKiT
fm	aQgThW
fm$	aQhZ
fmcg	jc
fmcg$	gKiEj\\
foam	aJbJcGiYjU
foam$	aLbJcGiZjRlJ
fobi--	fFgFhajJkGnL
fobi-budget	gGhSiS
foggi-	iX
fogging	iX
fogging$	iV
foh	i[jImK
foi	i[jClV
foi$	iWjFlW
foire	cLkHmKp\\
fois	gVnU
fois par	fPmUnK
fois$	eQgViLsT
folde-	iX
folders	iX
folge-	aGfPhHiKjKlYpZrBt[
folgende	bKtU
folgt	fPpZ
folgt$	fPpZ
folia-	cHhKiGmHp_
foliado	pT
folk	fUsY
folke-	bRcVdJ
folkestone	cZdH
folkestone$	c[dH
folks	bSjSl[
folks$	bZiRjKkUlGmL
follo-	fPjK
follow	iUlSsQ
follow the	iUmK
follow up	iX
follow$	lYrPsX
follow-up	i[kH
following	jGkRtY
fonct-	hT
fonction	dJhXoR
fonction$	dGhX
fonctionnel	jTmS
fonda-	bRiUjVkG
fondation	bXiKjXkG
fonde-	aDb[iT
fondee	bS
fonderie	bWgK
fondo	bYhTiX
fondo de	bFhY
fondo$	bHhJiZjX
fondo-	bQjU
fondos	bQjU
fonds	bRiV
fonds$	bUpQ
fonoa-	bQcJmW
fonoaudiologa	bQcJmW
font	pErd
fonta-	aZ
fontaneria	aTjR
fontaneria$	aWtL
fontanero	cLfRsP
fonte-	a@bIc^dJeJfKgGhCiGjFkJlJmWnJoJpFqIrJsJt@
food	aRbPh]
food hygiene	jX
food safety	jZ
food$	h[jU
foods	aKb\\cF
foot	iUsS
foot$	iYsU
foota-	sZ
footage	sZ
footb-	qY
football	bRtQ
footp-	cJhQi[jK
footw-	iU
footwear	iU
for 0	fCgQiSjG
for 00	bWiZpY
for 000	bZpHqX
for an	aGbVpPsKtR
for court	iRjV
for each	fKg_hG
for every	gUhUiKpJ
for family	h^
for four	bJeJh]iQ
for it	bTiKjPpRsR
for kids	gFhTiV
for lunch	f\`gJhIiF
for now	jGoJq]rUtD
for offering	tQ
for one	aWjBk[
for our	aRcYtH
for over	gQhBi]
for right	bJgXhKiEjGkIoXsTtE
for schools	iS
for someone	cIdVfJgTqU
for the	aQ
for this	d]jPlGtF
for three	hUiS
for two	aFbScEl]tT
for us	bX
for you	g?hYpXqV
for$	lStb
forag-	bTcIkUmL
forages	bUcIiPmJ
force	aHbUi[tK
force$	aHbUcJiZjJkKtJ
force-	sX
forcement	sX
forde-	i[jIkS
fordermittel	bFfWiY
fordermittel$	e_i@
forderplane	iU
forderplane$	iU
forec-	i\\rK
forecast	i]rK
forei-	sa
foreign	cJiRlLmTqL
forem-	cJm[
foreman	cGm\\
foreman$	aZkD
foremen	i]tJ
foren-	hUiT
forensic	hWlK
fores-	bR
forest	b[
forest$	bCc[
forestal	jRmQqQ
forestal$	aWbJjRmUpK
forestales	aUiR
forestales$	aTiR
foreu-	aYbVhLiU
foreuses	b]
foreuses$	b]cLiH
forfa-	eRfThS
forfait	eRfUhT
forfait 000	e^fChB
forfait jours	eSfThJ
forge	aBhQiRkWqJtV
forgi-	bSiFqTtS
forgive	qUrJtS
forgo-	cGfIgJhKnKqKt\\
forkl-	jUkT
forklift	jUkT
forklift$	kZ
form	iSpY
form +	iCjVpT
form only	eKpY
form$	jRpUtS
forma	bDiX
forma-	iQ
formacion	h]iLjRlS
formacion de	fKhKiKjVlRoU
formal	iFjLr]
formalitaten	iY
formalites	iZ
formalites$	iV
formar	iX
format	jQ
format$	pU
formateur	aQ
formateurs	bIjKmYpK
formateurs$	bIfKmZpK
formation	jSlU
formation de	bJeZiQjKkVmKoF
formation des	i\\jI
formation$	aYbJiSjRlJ
formations	hR
formato	hLiS
forme	iVlZmK
forme$	jWlQmEqT
formed	eTpSqL
formed$	p\\qI
formentera	nW
formentera$	cPnV
former	iTkVsR
forml-	lU
formlos	lUpQ
formlos$	iIkKlTpS
forms	i\\pX
forms from	pZsQ
forms$	i\\jR
formu-	pW
formula	cJiDjYpTqK
formulaire	aLoGpZrLtT
formular	iQtW
formular$	pU
formulario	pX
formulieren	iGjKpFqVr^
forsc-	aWeWiImI
forst	iEj]lI
forst-	bWhBiDmTnX
forstwirt	aXbJcLsP
forstwirt$	aXbLcL
fort	c_fS
fort$	cWdHfWjH
fortb-	h\`mI
fortbildung	h\\
forte-	aCbHcHiUjKnIp[
forti-	iUjT
fortinet	jW
fortinet$	jZ
fortn-	hS
fortnight	ePhV
fortnight$	fXhQpU
fortnightly	fLhHmZnX
fortnightly$	fIiTnZ
forty	aKbRga
forty a	bHiSlHtV
forty eight	gP
forty five	fTgP
forty hours	f_gH
forty percent	gU
forty pounds	hHiLj[
forty two	cKgRhJtY
forty$	bIfEgWlJmSsX
forty-	b[g[sR
forty-five	gVhKiX
forum	tZ
forwa-	bWpJ
forward	mLoSqXtE
forwarder	b_iJ
forwarder$	b[iJpL
forwarders	aXbSiJ
foste-	aSiQ
fostering	aSiQ
foto	pWqPrY
foto de	hLkXrX
foto$	iWkJp[rI
fotoc-	iYjGkLpQ
fotog-	aWlW
fotograf	aTlWqK
fotos	p[rVsR
fotos$	s[
fotov-	aSiHjBk^
fouil-	bKiY
found	dSmLqZ
found-	bekX
foundation	bWkZlI
foundation$	bUcHeQiL
foundations	iQ
founded	bV
founder	fJmRpY
four	fT
four and	gQhJjSmS
four benches	bRmQ
four day	aKfJhYmKoKpG
four days	aHdXeZfWgJ
four hours	fJgJhJmIp_
four hundred	bX
four in	jUm[tK
four nights	aJbJcDd^fTgKjGmKtK
four no	gPkKqItP
four of	bQfQmWqT
four off	fX
four on	fW
four thousand	gQhGjV
four weeks	fDi[lJ
four years	hVjTlS
four$	fZmPrL
four--	f_iHjZ
four-day	fW
fourc-	fIgWpK
fourchette	fIgWpK
fourg-	hX
fourgon	hX
fourgon$	hY
fourn-	aQh\\
fourni	hX
fourni$	hZ
fournie	eLgJhY
fournie$	hU
fournis	h]
fournis$	h[
fournisseurs	aYiXnIpJ
fournisseurs$	a\\iL
fours	fKiVnJpKsX
fours$	fKhLiWnJpJqLsV
fourt-	aGbQfQgPtJ
fourteen	aFbSfRgQtI
foyer	aLbd
foyer-	bTgJiR
foyers	bTgJiR
fp	jVmQ
fp$	bIiFjYmX
fph	fAgciJj>
fr	jQ
fr +	jX
fr /	dVhIiVqH
fr 00	fV
fr ab	aLfU
fr bis	f_
fr$	aXcLdYkK
fracc-	aIbJcEicjI
fract-	iKjUkU
frag	q^tB
frage-	iKmLp^
fragen	iKmLp^
fragen$	mIpW
fragr-	aU
fragrance	aU
fragt	gWq]
fragt ob	q]
fragt$	aGbFcFdJeHfHgVhHiJjFkIlEmJnJoJpIqZrHsHtG
frais	hZiR
frais$	bVgThXiIsI
frais-	aThSiW
frame	bWiT
frame$	aKbWiQpU
frame-	bZiT
frames	iS
frames$	iV
framework	bXeTiHkT
frameworks	bXcGeJiYjD
franc-	jQ
francais	jQlPrRsP
francais$	bTkRr[
francaise	bRs_
francaise$	bTiLjKsS
france	aRcKnP
france$	aScKiFjTmQ
frances	iKj^kTlQ
frances$	kQlU
franchise	bReYgJ
franco	f\`
franco$	fX
francophone	aWbKcShHiI
francophone$	aXbIcSdKhKiHjKpL
francs	eLhYiLjK
frank	gIjKpRqWsT
frank$	jLoKpSqV
frank-	kSnQ
franken	cEiGmYnTrY
frankfurt	cRiRnR
frankfurt$	cTiR
franz	bKcZhKiGjXpR
franz$	c?fKhJiKjZpV
franz-	iJjWkS
franzosisch	iKkT
franzosisch$	kQrW
frapp-	jR
frappe	jR
frase-	aVjTrS
frasen	aUiIjX
frases	r[
frau	mUpTtU
frau dr	aKfKiLmGpRtS
frau$	eJkRmHpDsa
fraue-	rSsR
frauen	eJmRsW
frauen$	bPmSpLsW
frauenarztpraxis	aJb^fKiK
frauenarztpraxis$	aGb[fJ
free	hf
free for	bFq_
free lunch	gGqT
free parking	fQ
free$	fRh[iGpS
freel-	eZ
freelance	eYgR
freelance 0	eS
freelance$	eUgP
freelancers	bSeTtU
freelancers$	bVeJiPtW
freer-	iQ
freertos	iQ
freertos$	iQ
freez-	oUqQ
freeze	gKiLoXpJqU
freezer	iV
frei	fTh^qQ
frei ab	oY
frei$	f\`hZqR
freib-	aSbQcQeRtJ
freibad	b[
freibad$	b[cLiH
freiberuflich	e^
freiberuflich$	aLe^
freiburg	bTtK
freiburg$	bStK
freie	fRhRqT
freie mitarbeit	e[
freie tage	gIh\`
freie-	fSh[
freien	bKhVjY
freier	eSfV
freif-	hXiT
freifahrt	hR
freig-	gKhRiRqZ
freigestellt	fRmIqU
freigestellt$	eKfSmIqR
freight	aKbViQmQ
freight$	aGbXiP
freik-	gShY
freikarten	gShY
freikarten$	g\\
freil-	aSbTtL
frein-	iSjGk[
freins	iYtL
freis-	bQcYiD
freising	bQcYiD
freising$	bRcYiD
freit-	fX
freitag	dLfViS
freitag frei	bPgKhS
freitag$	bIfQiZ
freitags	hU
freitags bis	fW
freitags$	hXiS
freiw-	fT
freiwillig	fT
freiwillig$	fV
freiz-	bKgEh^iUsK
freizeitausgleich	eJfW
fremd-	aZeSsI
fremdfirma	bJeViQmR
fremdfirma$	eXiUjKsK
frenc-	jRkR
french	jRkR
french b	jV
french or	kU
french$	kXpLrW
freno-	cHi\\
frenos	bRiR
frent-	aQhGjZmR
frente	aVcPhFiRmV
frente$	fZhF
frequ-	aFbEcJfagFhGiQjUkKmKtJ
frere-	aKb]cJiJ
freres	aKb]cJiJ
fresh	kGl[sR
fresh-	gKiWjBlX
freshers	gJjKlYsQ
fresn-	cUsQ
fresno	cU
fret	cZgLhJiJjH
freud-	cRjW
freude	jY
freue-	aPjJkW
freuen	aPjJkW
freun-	hQlPpLrIt_
freundlich	jTlT
freundlich$	jIlZqJ
freut	jCkdmJ
fri	f\`
fri /	iU
fri 0	fR
fri 00	pW
fri sat	tT
fri$	fThWoV
fri-s-	fS
fri-sun	fT
fri-sun$	fW
fria	g\\iYjPpK
fria$	cKfLg^hHiUmI
fribo-	iT
fribourg	iT
fribourg$	iT
frida-	fS
friday	fQhQ
friday 0	pS
friday$	hRnR
fridays	fRmU
fridays$	dRfQhQ
fridg-	hTiT
fridge	cLhU
fried-	aWbJsS
friedhof	aPcUiL
frien-	aHjRtW
friend	hRjX
friendly	jSrR
friendly$	jX
frigh-	iLjUqU
frigo	aThTiR
frigo$	aTcJhSiT
frigo-	aUbYiG
frigorifico	aGb]cH
fring-	bJcQgSiTnLoI
fringe	bJcQgSiTnLoI
fringe$	bLcSgUiE
frio	aTgQiU
frio$	aSiQjQtG
frisc-	lP
frisch	lQ
frisch$	iRj]
frise-	bRhKiKjJlY
friseur	aEbUcKhHiJjR
frist	fIgKiGpcqQ
frist-	aJbGcJfHi_jXkKlJqHrH
frog	jTqL
frog$	jU
froid	iRjTsT
froid$	cLiUjWsF
from 0	fUiS
from 00	eHfSgWhDjE
from :	ta
from a	eQiLjTqU
from day	eVhUjRlI
from feb	fHoWqV
from home	d_hPlK
from my	hRtY
from seven	f_iQmL
from the	a@tW
from uk	bBdQi[jIsR
from us	f@h^iIj[lKpJqTsE
from$	dRhKmLtU
froma-	aTbVhS
fromage	aYiJkIlU
fromages	aShV
frome	cbjI
frome$	cY
fronl-	pV
fronleichnam	pV
fronleichnam$	pV
front desk	dKhQkTmPtR
front of	bJhDiZpR
front$	bGcZhKiIjVkHpFqWrIsLtK
front-	aRiU
front-end	aR
frontalier	aFdWsU
frontaliers	kPsT
frontera	cU
fronts	iT
frott-	bHcLhIi\`nF
froze-	aVbPqQ
frozen	aVbPqQ
frs	hZ
fruh	fXoW
fruh /	fU
fruh 0	f[iKjK
fruh ab	fR
fruh und	fT
fruh$	fXgGlImKoXtJ
fruhd-	bYfU
fruhdienst	bYfU
fruhe-	jFo^pF
fruher	fLo\\
fruhj-	iUoV
fruhjahr	iToVpK
fruhs-	aUeLhU
fruhstuck	hXiS
fruit	aGbXfEhUiGjYqL
fruit-	aCbZiQ
fruits	hR
fruta	hXi^
fruta$	gQhY
fryer	aXbFcFhJiYjKoKtL
fs	jY
fs b	fQjV
fsc	bZjHmJ
fse	jWmKqQ
ft	eZfKgTiTjGkGsQ
ft$	eVgUiWjI
ftc	bHechQ
ftc$	bLeZhU
fte	eV
fte$	aSbQeUfQ
ftl	aZbGcGi]mIpI
ftth	aViUmK
fue	aLq]sI
fuego	gEi_
fuel	dIhbiR
fuel card	bVrE
fuel$	gUhRiK
fuera	n[rS
fuera de	nSpU
fuera$	bUfTiH
fuert-	fUsWtP
fuerte	iRjLtU
fuerte$	iTjKsP
fuhre-	jQlS
fuhren	fFiSpW
fuhren$	fGiUmS
fuhrerschein	lW
fuhrerschein b	lInW
fuhrerschein be	jY
fuhrerschein$	jZ
fuhrt	bIiRmZpRsK
fuhrt$	aVbGiX
fuhru-	iUjW
fuhrungserfahrung	iJjZ
fuhrungszeugnis	jVsT
fuhrungszeugnis$	jW
fuir	jXqV
fuir$	jYqV
fuite-	iUqX
fuites	aKiXjQ
fujik-	iIjY
fujikura	iIjY
fulda	bVcQ
fulda$	cW
fulfi-	aVbUfKgKhG
fulfillment	aVbUfKgKhG
full	fQ
full licence	j\\
full remote	d^
full time	e]fYmY
full uk	jWsQ
full$	aLeUf]jRmDoHtK
full--	eXgUiLqK
full-time	eXgUqL
full-time$	eSgT
fullu-	bLi\\
fullung	bLi\\
fully	dUgIhR
fully remote	dW
fumeu-	aAsi
fumig-	aSiJjV
fumigador	aVgRjK
funci-	bUeP
funcion	aPgX
funcion$	aU
funcional	dQiW
funcional$	iV
funciones	b^cLfF
funct-	bUgU
functions	bYiGjT
fund	hUlX
fund$	bVgFhWiJjU
funda-	b\\eP
fundacion	b\\cKeV
fundacion$	bHeY
fundado	bY
fundador	mXpR
fundador$	aIbRmYpI
funde-	eWhRjD
funded	eYfLhTjB
funded$	eXiWjFmLpF
funders	i\\
fundi-	bLeWiKqT
funding	bLeWiKqT
fundo	aWhUqU
fundr-	a]iE
fundraiser	aUlQ
fundraiser$	aV
fundraising	a]iEkQ
fundraising$	aZ
funds	a]bFcAeXiLmI
funds-	iX
fundsachen	iX
fundsachen$	iV
funeb-	bTiQmH
funebres	bTiQmH
funer-	bUhQ
funeraire	aU
funeral	aRh[iD
funerals	gT
funerals$	iY
funeraria	aAbZ
funf	fRmT
funf jahre	jYmI
funf tage	fTmJ
funf wochen	fU
funf$	bJf[gRmBnPqRtI
funfs-	aFcQfYhLiJtJ
funft-	aKfRgV
funftausend	fIjQ
funfu-	fTgW
funfunddreißig	bSgJiJtU
funfundneunzig	fJg[nJ
funfundvierzig	gY
funfundzwanzig	fT
funfundzwanzig stunden	f\\jE
funfz-	qR
funfzehn	qV
funfzehnten	pU
funfzig	gP
funk	aVkS
funk$	aXkS
funkt-	ePfXhFjKlR
funny	lFqSr^sQ
funny$	cKjTqT
fur 00	fCgXiR
fur 000	iS
fur alle	fCh]
fur das	iTjDtP
fur den	aUtX
fur die	aYhQ
fur ein	hQjS
fur unsere	bReQ
fur$	t^
furgo	h_nW
furgo-	h\`nR
furgon	hYpI
furgoneta	h[nTqJ
furgoneta$	h[nK
furna-	bHfJhIi^jQ
furni-	bY
furniture	bY
furs	aWhV
furs$	aXbLhSmItJ
furth-	hLjRkV
fusio-	gRqXrT
fusion	cJdQgSqQ
fusion$	cCdYgViRlLqGtF
futte-	aHbGgKhZi]tI
futtern	iZ
futtern$	iR
fuß	aJb\\iDjVnJsC
fußpf-	aVdGiV
fußpflege	aVdGiV
fv	sR
fx	bKcKi\\kI
g	jTtP
g 0	bSgWjQ
g 00	gQjX
g$	bPjPpIt[
g'day	rJtX
ga	aRcRhQ
ga 0	hRjZ
ga$	bKcYjH
gabin-	bTdPhR
gabinete	dQhTiQ
gabinetes	b]cJ
gabinetes$	bZ
gaec	bTjQ
gaec$	jSrP
gaeil-	iKkW
gaeilge	iKkW
gaeli-	kSsQ
gaelic	kSsQ
gaelt-	lV
gaeltacht	lV
gafas	h\\iJ
gaffe-	aEbSiQjKqDs[tL
gage	fFgVjQmR
gains-	gYhGiLjV
gainsight	jW
gal	eKgDh[iSoCpS
gala	bIcWg]iQjHpJ
gala$	bLcVgIiWoS
galab-	aQbQcKjV
galabau	aQbQcKjV
galabau$	aTbTcIiK
galer-	aWcYiJ
galeries	aKbTcI
galeries$	aKbTcI
galet-	bZfIiS
galettes	bYfIiU
galib-	cYiWpH
galic-	cRiTnT
galicia	cRiTnT
galle-	rQ
gallego	rUsS
gallego$	iLkSrYsJ
gallery	a[bK
galley	bGi]
galli-	hZ
gallinas	hZ
galop	aHbUiW
galva-	a\\iI
galwa-	cTnR
galway	cTnR
galway$	nX
game	iXkV
game$	iTkQ
gamep-	fL
gameplay	fL
games	bZdIfVhRiLpF
games$	bVdGfXhSpJ
gamme-	iYjD
gammes	iYjD
ganac-	i[
ganaches	i[
ganad-	aWgRsW
ganam-	kY
ganamos	kY
ganas	hKiJjRkVlZmFnGqH
ganas de	hKjTkZlBnD
gang	bVmW
gang$	aJbVmTpT
gangs	a\\bGiGmU
ganz	bGcIjQkYlVnYp>
ganz$	dRiJoWqJ
ganze	bSiFmJqZ
ganze-	cLdIfKjVnUpK
ganzen	cLdIfKjVnUpK
ganzj-	b[eSiEoR
ganzjahrig	aRbJeToS
ganzjahrig$	aTbJeRoU
gap	cWiQsX
gap$	c^iGqU
gaps	fViBlRoVpGqP
gaps$	fYiJjK
gar	hJiJsW
garag-	hU
garage	aRbScIiHmQtP
garage$	aWbFhQiGmUrJ
garaj-	hQ
garaje	hQ
garan-	eQgW
garanti	eVgQjJnPpH
garantia	gS
garantie	fJhSiQrT
garantiert	hVmK
garantiert$	fUhZ
garanties	bJeUfHgR
garanties$	bJgViX
garantizado	fUgUjH
garda	nQoWpV
garda vetting	oX
garda-	iJnWqPsY
gardasee	cLhRnZ
gardasee$	cKhUnS
garde	fXhU
garde 0	fW
garde le	fGhTrV
garde$	fRgShQjKpQsK
garde-	aXqP
garden	aJbUqT
garden$	aJiXtS
gardener	aRlH
gardener$	aWiL
gardens	i\\rKtL
gardens$	iX
garder	bHiIq^rX
garderie	bLfIgKh[sW
gardes	fSgWrQ
gardes$	fYpJrY
gardi-	aVtQ
gardien	aVtQ
gare	aCcXi\\jHmDpK
garni-	i[
garnitures	iZ
gars	bWfKqWsd
gars$	b\\iIjKkFmTqLsQtH
garte-	a[cKmJ
garten	hT
gartenbau	gY
gartn-	aPhLj[mP
gartner	iJjVmX
gartner$	aIb]cHjImR
gartnerei	bYmL
gas	bVhXjR
gas safe	jY
gas$	bWhUiDlPnS
gases	aWbDi\\
gases$	j[
gasoi-	hZ
gasoil	hZ
gasoil$	hS
gasol-	cKhXiT
gasolina	cKhXiT
gasolina$	cHhSiXjI
gaspe	aLiLnY
gaspe$	cQiIjJnX
gaste	b\\iYkU
gaste$	bTiRjEkZsG
gaste-	bHh\\iR
gastekorrespondenz	iW
gastekorrespondenz$	iX
gastg-	gShJiKjQ
gastgewerbe	gShJiKjQ
gasth-	bUcEiQjK
gasto-	nW
gastos	nW
gastr-	bUj[
gastro	bUjPlS
gastro$	aLbXlQqI
gastropub	bX
gate	p_
gate 0	p\`
gate$	hTiHp[
gatek-	jV
gatekeeper	jV
gatekeeper$	aLjW
gates	bVcPgFi^
gates$	ic
gates-	bUgIiF
gateshead	bUgIiF
gateshead$	bSjL
gatew-	cQdGiSjK
gateway	cQdGiSjK
gathe-	bSiQsR
gathering	bViS
gatin-	cQhJsQ
gatineau	cQhJsQ
gatineau$	cQ
gatos	bYiQjRmG
gatos$	b\\iWmF
gav	aHbBf^iDjJ
gave	lJqe
gaz	bIh[iStL
gaz$	aDbIcIeGhGiXjGkLmWqH
gb	aGbIcKfFgLh\\iXjAlKmJqJsL
gc	bUcHfJiRmS
gc$	bJiWkK
gcc	aKbTdYiH
gcc$	bXcJjT
gcp	cKiKjSkXtK
gcse	aUjW
gcse$	aYjP
gd	gXkQ
gd &	iLjWkT
gdans-	bQcSnR
gdansk	bQcSnR
gdc	hVj\\
gdpr	iTjGmJpY
gdyni-	bJc_
gdynia	cU
gear	gKhalP
gear$	gHh^iRjElTtI
gearb-	dS
gearbeitet	dS
gearbeitet wird	dTiP
gebar-	iLjCka
gebarden	jFk\\
gebau-	i[jR
gebaut	iWjV
geben	iS
gebie-	aKcQmW
gebietsleiter	aJiGmY
gebra-	aBcSjStX
gebraucht	aBcSjStX
gebraucht wird	jStH
gebur-	fIh_jL
geburt	cJfLiSnVsX
geburt$	cJfKiSnTsY
geburten	bW
gedac-	pHqQ
gedacht	pHqQ
gedul-	jWsS
geduld	jWsS
geehr-	tY
geehrte	tR
geelo-	cX
geelong	cX
gefah-	hJlYpG
gefahrdungsbeurteilungen	iR
gefahrdungsbeurteilungen$	iU
gefahren	cVfUjL
gefahren wird	cVfUjL
gefor-	iIkZlU
gefordert	iIkZlU
gefordert$	iDkZlV
gefra-	jKkZ
gefragt	jKkZ
gefragt$	k[
gefuh-	jRmW
gefuhrt	mX
gefuhrt$	mX
gegen	aHcIgJiDj]qLsHt]
gegru-	bX
gegrundet	bX
gegrundet 2000	bQ
gegrundet$	bZqK
gehal-	gijG
gehalt	qT
gehalt$	g]
gehalter	gShS
gehalter$	gShT
gehaltswunsch	pYrJ
gehaltswunsch$	pYrJ
gehei-	iKq\`
geheim	iJjJqZ
geheim$	iJjJqZ
gehen	bEgImTq^
gehen$	aIgIiGmLpKq[
gehor-	bRfVnQ
gehoren	bJcJfWiLmTnZ
gehort	bTfShTmL
gehort dazu	bFf[gJiW
geht	qX
geht auch	jQlY
geht es	fGiSjQmInQpJqEtY
geht in	fIhJiFjLlQmSpBqXsU
geht um	aUfR
geht$	aLbIeTfThSiRtU
geht'-	fPiQjVoT
geht's	fPiQjVoT
gehts	fBgIhDkIl[oXpDrHt[
geige-	aYcJ
geigenbauer	aYcJ
geist-	iDjY
gekau-	b[hTiH
gekauft	b[hTiH
gekun-	jLqY
gekundigt	jLqY
gel	fTiVjVsS
gel$	cQdKjQsW
gelan-	aGcKi^jS
geld	gYqT
gele	bIiUqVsV
geleg-	kR
gelegentlich	fRiS
geler-	iIjRlWrPsK
gelernt	jTlPrQ
gelernt$	eSiKjYlKrS
gem	iYjVkHmS
gemac-	jWpQqJ
gemacht	jXqI
gembl-	cX
gembloux	cX
gembloux$	cX
gemei-	b\\pQ
gemeinde	c[pW
gemeinde$	bRcJpWqH
gemeinden	bWcCiV
gemeinderat	bAcGiXmIq]
gemeinsam	fKhPpV
gemeinsam$	bSiWpJ
gemeinschaftspraxis	bW
gemes-	iW
gemessen	iW
gemis-	bQc[gJiHjF
gemus-	aXbKhSiSmI
gemuse	hUiU
gen	bTdJqUsU
genan-	aKbTjJrV
genannt	aKbTjJrV
genau	cJiHkGmSsWtS
genau$	cGiHkImVpJtW
genau-	aEdHiHjXlVqUtQ
gende-	jJrc
gendern	rY
gene	bXiHjKkX
genea-	aGiPlYpK
gener-	bP
generacion	bT
generacion$	bYfL
generaciones	b_gHiJmL
general	cReS
general$	aXcRiPjJ
generale	aRiSmS
generale$	aUbLiImT
generales	fYiIjXpG
generales$	iFjZ
generalist	a[eJtE
generation	b[iIsY
generation$	bc
generationen	b^iL
generations	bW
generations$	bT
generator	aJh]iT
generator$	aFhKi_
genereux	hZ
genereux$	hW
generics	bT
genev-	cXdQ
geneva	cU
geneve	cTdS
geneve$	dU
genia-	kX
genial	kX
genial$	jLkY
genie	jU
genie civil	jU
genom-	aXbKtR
genommen	bIqRtT
genos-	bfcE
genot-	gJiV
genotypage	gJiV
genou-	bRiDpLsW
genoux	bRiDpLsW
genre	gLrYsY
gens	jYs^
gense-	cGiVjVkJ
gente	s\`
gente$	jRqPsS
gente-	bVjW
gentes	bVjW
gentes$	jYmH
genti-	hUiXrK
gentl-	aKbUjWrQ
gentle	jZrT
gents	hRsVtX
gents$	bRsXtS
genug	iFjSqYs^
genug-	jHpT
genugt	jGlQ
genugt$	jElSrS
geogr-	j]
geography	iQjZkImJ
geolo-	aWiEmYpK
georg-	nVsa
geote-	aWjCm[
gepfl-	kIpKs_
gepla-	qTsT
geplant	qTsT
geplant$	bKeUqT
gepru-	jS
gepruft	jTmS
geprufter	aRjP
gera	aLc[jS
gera$	aKc\\
gerad-	qY
gerade	qY
geral-	aHbIcCgKhJiHjFmYp]
geran-	aSbJmXsR
gerant	aRcLmVpI
gerante	aRbKiQmU
gerar-	cJmWpV
gerard	cJmWpV
gerat-	bScKjV
gerate	aFbYcLiSjI
gerau-	bFeKhKi\`jH
gerbe-	jZoY
gerber	jZoY
gerber$	cHj^oH
gere	jVkJmWqR
gerec-	aJfUgR
gerechnet	aJfUgR
gerechnet$	aJfUgShJ
geren-	aQm_qW
gerencia	jImYqX
gerente	aTmY
gerer	i[
geria-	aRiHjVkQ
geriatrie	aSiIjW
geriatrie$	aThLiIjY
geric-	iWqW
gericht	pKq]
gerli-	mRpKt\\
gerlinde	mRpKt\\
germa-	jS
german	kRlP
german b	jJk[
german or	kQsT
german$	aRbTiEkQmIrV
germany	cGd[hJmInJ
germany$	bQcGd[gKhJjImH
gern	k\`
gern gesehen	kY
gern mit	a\\hLtK
gern$	ePiKjGkflT
gerne	aTbHiIjGkWlQpW
gerne$	aKbJiHj@k\\lV
geroc-	aRmX
gerocultora	aY
gerocultoras	mZ
gerus-	eHiQjTlU
gerust	iV
gerustbauer	aSqQtK
gerustbauer$	aStJ
gesag-	kQsStQ
gesagt	kQsStQ
gesam-	aFcPiBnX
gesamtschule	aEbQcUlLtR
gesan-	bPh[iLlHtK
gesch-	jR
geschaftsfuhrung	a_bLiFjJkJmY
geschaftsfuhrung$	a\\bEcJjIkK
geschenkt	h^iH
geschenkt$	h^iH
geschichte	jVlK
geschichte$	j\\lI
geschlechter	bS
geschlechter$	bS
gesde-	iHjXlV
gesden	iHjXlV
geseh-	kW
gesehen	kW
gesehen$	kZlL
gesel-	bVjZ
geselle	gSjSmS
geselle$	aRgSmR
gesellen	bWgTiJmQ
gesellen$	bZgWiGjG
gesellenbrief	jYkH
gesellenbrief$	jT
gesellenprufung	iIjX
gesellin	aacFjCtL
gesellin$	aYcH
geset-	pJrPsQ
gesetz	rV
gesetzt	eIfRiRjPkDpIqT
gesetzt$	fPiJjUkCpIqV
gesic-	bKcCdUhSiUjIlKoG
gesichert	bKcHfThViIpJ
gespr-	iSoAp^
gesprach	pUqW
gesprach$	q\\
gesprache	hKoBp]
gesta-	c@i\`jP
geste-	nRoT
gestellt	hUnY
gestellt$	hWnY
gestern	iFkLo[pIqXtT
gestern$	iKo^pK
gestes	j[pI
gestes$	iSjRpE
gesti-	aR
gestion	kR
gestion de	gGiJkY
gestion$	aKbVtW
gestionando	iKjZ
gestionnaire	a\\
gestionnaires	aXbJmU
gesto-	aPbQiRlU
gestor	aSiP
gestor /	aUbK
gestor de	aUgIiJ
gestoria	bZcDiRmL
gestoria$	cJiXmHtL
gesuc-	aPtU
gesucht	aPtU
gesucht wird	aRiR
gesucht$	aXbKcKiJqStQ
gesun-	cThUiLj]sT
gesund	jV
gesundheit	bVtL
gesundheitsberuferegister	iLjZ
gesundheitszeugnis	jS
gesundheitszeugnis$	jV
get	hPsR
get a	hViImTpU
get it	aWjWpJsU
get the	bRfQsT
get$	hWkLlYmK
get-o-	bJfFgViS
get-out	bHgWiJoQ
getaf-	cY
getafe	cY
getafe$	cR
getei-	fVgP
geteilt	gShR
geteilt$	fZgIhY
geteilte	fVmTsJ
geteilter	fThL
geteilter dienst	hHjS
getra-	bYgLsT
getre-	bViGlQqIrZ
getreide	bYcIjLkKlU
gets	c[jEkb
gets you	gTjJkWoL
getti-	hKnVqStP
getting	hKnVqStP
getting the	q[
getxo	c^
getxo$	c]
gewal-	hIiSj[sGtI
gewas-	b[cHhZiEjF
gewaschen	bLgJh\\iHmL
gewer-	gIjXs\\
gewerbliche	bVgIiWmQpJ
gewerbliche$	bWjImSpJ
gewerkschaft	aIbZiU
gewin-	gWhWiQ
gewinnbeteiligung	gGh\`
gewun-	aKfZgFhJpI
gewunscht	aKfZgFhJpI
gezah-	qQsS
gezahlt	qQsS
gezahlt$	bJgJhXsT
gezei-	aLbJf\\gKhIiCjKlZmGpDqGrJsKtK
gf	aPgSiKq^tR
gf$	gHiGjTqKtV
ghent	bScVdX
ghent$	bUcS
ghost	i[s[
ghs	aLg[jJ
gibie-	iQjW
gibier	iQjW
gibra-	cZ
gibraltar	cZ
gibraltar$	cZ
gibt	gSq[
gibt es	b[fXhGqK
gibt'-	bTfPgHhRjKkS
gibt's	bTfPgHhRjKkS
gibts	hXjKlTpKsU
giese-	bKcKfJi\\
giesen	bKcKfJi\\
gieße-	c\\qU
gießen	cTiQ
gießen$	cUtQ
gießerei	aTiDjPqV
gießerei$	aUcIiG
gift	aQhRiXoL
gift aid	iT
gijon	cYsR
gijon$	cZ
gil	bFcRiHjCm_pH
gildi-	jW
gilding	jW
gilding$	jW
giles	jLmJpSq\\sHtR
gimna-	bThV
gimnasio	bThV
gimnasio$	bDhZqR
gin	aZbZcIiL
gira	bIdIiXjKnTrL
giral-	dKmTpS
girl	sc
girl$	bSqW
girls	s_
girls football	bLiU
girls$	iGs\\
giron-	cTgU
girona	cTgU
girona$	cTgT
gis	jAkc
gis$	cKfKiKjHk]
git	iJjUl[rE
git$	iGjWkTlP
gitar-	kS
gitarre	kS
githu-	bKjRpW
github	bKjRpW
github$	bHjX
gitla-	jSkV
gitlab	jSkV
gitlab$	iJjU
gitte-	bLg[hIiUjIkLmKoK
give	fIjQlW
give you	h[iGlQ
give$	f@hLiJjWtS
given	iFjQl\\tQ
given$	fUiEjXlYqK
givin-	bKiTkR
giving	bKiTkR
glace	bFi_
glace$	bFcLi\\
glace-	bSfLhIiX
glaces	bSfLhIiX
glaci-	aQiWkH
glacier	aQiWkH
glamo-	b_cVoBpK
gland-	i[
glanz	bKcEi^jI
glase-	aXbYtJ
glaser	aU
glasg-	cTdQ
glasgow	cTdQ
glasr-	iX
glasreiniger	aZ
glass	a]
glass$	bQiWjJ
glass-	iRjX
glasses	fLjY
glasses$	fKj[
glasshouses	iXmL
glasshouses$	iV
glast-	cSg[iI
glatt-	bKiJqKtZ
glatten	bKiJqKtZ
glaub	aIh[iBmK
glaub-	qRrPsR
glaubt	jHq[rR
glazi-	aSiVlJtJ
glazier	aSsP
glazier$	aR
gleic-	bQ
gleich	gQjRqGsW
gleich$	bQcLfXgVhLjGlYsKtH
gleicher	bYgHjAlFpX
gleichwertig	jY
gleichwertig$	jZ
gleis-	a[tJ
gleit-	f]
gleitend	fY
gleitsicht	gViP
gleitzeit	fY
gleitzeit$	fZ
glen	bVc[iBrK
gleny-	mV
glenys	mV
glenys$	mV
globa-	cKiQjKk]
global	bZ
global$	bV
glock-	cUiT
glocken	i[
glove-	bJgDh^iJjImIpF
glue	bUcHhJiRjYqI
glue$	bHcGdLhJiQjZlLmJnLoKpKsKtL
glute-	iVjHkWlH
gm	iIma
gm$	mRpVqDrW
gmbh	baiI
gmbh$	b[cFeIiL
gmbhs	aIb\`cJdKeKfJgHhIjIlLmFnLoLpLqLrKsLtL
gmc	bKcJg@h_iEjSkJnK
gmdss	iKjakC
gmp	bHjXkZ
gmp$	j^tK
gms	bW
gms$	bW
gmund	cS
gmund$	cUiL
gnss	gJhHiPj[
gnss$	gHhIiSjX
go	qV
go in	jSoJqSsP
go on	iKqVtX
go to	fQqZ
go$	aTiSqQsUtE
go-li-	aIbKcJdJeJfIgHhIj\\kIlJmEnJoJpJqJrJsJtJ
goa	iQjTkK
gober-	m[
gobernanta	m[
goc	hZjZ
goc$	bIeKhYiKlK
god	bIeKfYiGkJpGq]tK
goes	qZ
goes on	qRrT
goes to	gWoKqQ
goes up	bIgTiJtX
goes with	h\`lL
goes$	aHjFqErUtY
going	bVqZ
going at	aFbZiI
going on	bWgL
going to	eQgTqS
gold	k]
gold$	iHjQk^mKpH
goldr-	aIbHcDdHeHfHgIhHi_jEkHlHnHoIqHrHsItH
golf	bRtZ
golf$	aIbQlQtW
goma	aJiVjQmW
goma$	aHi\\jHmQ
gone	aKjLoLqerY
gone to	bJqY
good	bQjR
good standing	j\\pP
good to	jIkapJ
good with	j[
good$	jPkX
goods	bEjV
googl-	iT
google	iT
google form	p\\
goppi-	cW
goppingen	cW
goppingen$	cW
gord	mZ
gord$	mVpP
gordo-	aFiHlFsWtZ
gorli-	bLc]nK
gorlitz	cRnIoK
gorlitz$	cU
gosla-	bRcS
goslar	bRcS
goslar$	bSiK
got	q\\tQ
got to	jR
goteo	iX
goteo$	iW
gothe-	bZcRhIiJmHsK
gothenburg	cWiJrQ
gott	jT
gott$	aJjWtV
gotta	bKdDfYj\\lIoF
gotti-	c]iJqT
gottingen$	cU
gourm-	bXcJ
gouve-	aXmIqR
gouvernant	aXcL
gouvernante	aX
gov	pKrW
gover-	iP
government	iZ
governors	iFqS
gp	gBh\\iZ
gp$	bGhYiX
gphc	j\`kD
gps	bLgLhViSjKkY
gps$	fJhDjEk]
gpu	cGi_jQ
gr	a\\gW
gr 0	aXbRgT
graba-	iHkV
graci-	iEjVpHt_
gracia	mRqStI
gracias	bQgKiIjWtU
grad	eKjTpQqUtS
grad$	bQiSj]pJqH
grade	aReWgZjU
grade 0	eZgX
grade 00	jb
grade$	aKbGcFgRjY
grade-	aZbQiZ
grader	aRbEcHi\\
graders	aXgGiGjT
grades	aWiT
gradi-	cPiQjCkXmS
grading	hKiUjEkYmT
grading$	iakG
grado	iPjSlS
grado 00	eUg[jH
grado en	jW
grado medio	iV
grado superior	lW
grado$	i\\jS
grado-	bUiHjW
grados	bUiHjW
grads	iQjLlT
gradu-	jPlTsU
graduado	jYlLsS
graduate	aSsU
grafa-	iTjP
grafana	iTjP
grafana$	iQjU
grafi-	fPhSiKqT
grafico	hXiK
grafico$	aRbBhYiH
grafiker	aTbJsQ
grain	aRb[cKiVjGlF
grain-	bSiKmQrS
grainne	aIdHmTpTrV
grainne$	aHmZrL
grains	aVbP
grains$	aXiJ
grais-	iR
graissage	iR
gramm-	bTjX
grammar	bTjX
grand	cUfEgXqS
grand$	bJcHdSg^hDiQj@lWqI
grand-	bPdRiK
grande	cSdWrR
grande$	fIr[
grandes	b]fYiK
grandfather	bUfSiKrJ
grandhotel	aHbViLrQ
grandma	jWkPrP
grandma 0	jRkR
grands	bQiInT
grands$	iU
granj-	aQ
granja	aQ
grant	bVe\\
grant writer	aVrP
grant$	bSeVgZhKi?kLtJ
grant-	aRgR
granton	bKcX
granton$	bKcX
grants	aUiS
grants$	aGiXjQ
granu-	bTcHiW
granulats	bWcHnJ
graph-	aacIiGpVqK
grass	bViZ
grass$	bViW
grass-	cWiU
grasse	c\\
grasse$	cW
grati-	hc
gratis	hWpPsR
gratis$	hU
gratu-	gQh\`
gratuit	hR
gratuit$	hSiK
gratuite	hUiGlU
gratuite$	hVlQ
gratuites	fGiW
gratuities	g[hFiHsS
gratuity	gThUmJ
grave	fHgXlS
grave$	jY
grave-	fVnQpK
graves	bIcJfZjSpD
graz	cXqQ
graz$	cVqP
greas-	i^
grease	iW
greasing	i[
great	kgrP
great if	fGjHk^
great$	cIk\`tJ
great-	aKbTdLjAk_qH
greek	kZ
greek$	bRcIjUlKmIsR
green	bRcWhSjL
green$	bTcSeLgFiSjJtL
green-	cUtQ
greenhouse	aLdYfGjDtZ
greenhouse$	aJd[fEiDtY
greenkeeper	lSmW
greenkeeper$	aV
greens	bXcKiT
greet-	cUpDtZ
greetings	iKjUkKpFt_
greff-	aZgJqY
greif-	cS
greifswald	cS
greifswald$	cT
gremi-	bTeZjBsU
gremien	bW
gremien$	bSiTmL
grenc-	cZsR
grenchen	cZsR
grenchen$	cZ
greno-	cRgKhS
grenoble	cRgKhS
grenoble$	cRhU
grenz-	cJhJnZq\\sC
grenzganger	hGjJlGn^rYsJ
grep	jX
grep$	j]
grias	aFiIt\`
grid	fCge
grief	aIbGcIdKeJfJgKiHjakElKmFnJoJpGqKrKsKtD
griev-	aKbLiUqV
grievances	aKbJqW
grievances$	iW
griff	j_
griff-	aSnS
griffes	aUiT
griffith	iKnX
grill	aRbRfLiY
grill$	aXiT
grill-	fQg^pK
grille	fQg^pK
grimp-	gPhKj\\
grims-	cPfHqQ
grimsby	cPfHqQ
grimsby$	cQ
grind	jQl_p;
grind-	bJi]jUlFsH
gring-	jJkZrU
gringo	fSjKkPqJrX
gringo$	fTjKqIrV
gritt-	iU
gritting	iU
gritting$	fSiUtJ
groce-	gGh[
groceries	bIgHh\\
groom	aQhT
groom$	aZ
groom-	aTqT
groomer	aU
groomer$	a_
gros	bY
gross	g[
gross$	eHga
gross-	fWhKiCl\`rL
grosses	f]hHlK
groun-	a^
ground	bV
ground$	bTiPjVrH
groundsman	aR
group	b_iT
group insurance	gIhZ
group of	i\\mHnF
group$	bSiSmStW
group-	bUgP
groupe	fPgUjK
groupe 0	gRhV
groupe de	b^eJgE
groupe familial	aKbW
groupe$	cIfZgKhQ
groupement	bZoL
groupes	iY
groups	bSjP
groups$	bXiP
grove	bYc\\iDjH
grove$	bYc\\iDjH
grow	bYiKjHlWqS
grow$	jFlX
growe-	aPiW
grower	aRiVmQ
grower$	a\\iC
grower-owned	aQbV
growers	iWjKrX
growi-	bXiIpKqYrD
growing	bXiIpKqYrD
grown	sd
grows	aKb\\gHiWmH
growt-	gQmVtQ
growth	gQmTtR
growth$	bIgWiTmJ
große	aJbXkUrW
große-	hQi\\
großes	bVhViI
großr-	bUnR
großraum	aJbFcViKnU
großs-	aW
großt-	bJiVkRlC
grp	iPjQ
grua	cPjS
grub	bKhajLpIsK
grub$	bJcJh\`iKjJpGsJ
gruez-	aLtU
gruezi	aLtU
gruis-	aW
gruista	aW
grund	aXbHjIqb
grund-	iXjX
grundlohn	gWjKqR
grundschule	cT
grundschule$	bKcS
grundversorgung	aGbah>iDtK
grune-	iIj[lJtJ
gruner	iIj[lJtJ
grupo	gWjHrP
grupo 0	aKg^jHtK
grupo de	bTiT
grupo familiar	bEgKhX
grupo$	aJfFhRiUjJrPtS
grupo-	fLiX
grupos	fLiX
grupos$	bUcKfLiR
grupp-	jWmS
gruppe	gXmU
gruppe 0	gTqKrK
gruppen	bY
gruppen$	b\\
gruppenleitung	aW
gruß	pKt\`
gruß gott	tP
gs	aVbHcIgUiT
gsm	hXiTjJ
gsm$	hXiTjK
gst	fGg[jT
gto	cZjT
gto$	c]
guach-	iY
guachera	iY
guachera$	iW
guada-	cW
guadalajara	aTcPfK
guadalajara$	aPcR
guadalupe	cW
guadalupe$	cV
guapa	iKjEs\`tY
guara-	eSgTrR
guarantee	eSfHgVhHrV
guarantee$	cLeGfIgYhFmIoKpHrX
guaranteed	dReRgP
guaranteed$	dYfUiKjG
guard	aLeJhZjS
guard$	aIbKcKdLeGfKgJhViGjWkKlKmLnLoKpJqKrLsLtK
guard-	aYmR
guarde	iHj\\
guarderia	h_jLmJpL
guardia	fY
guardia de	aQcFiW
guardia$	aUgYiR
guardias	fVmT
guardias de	fQ
guardias$	gV
guards	aKiPjQmV
guards$	aIjRmW
guaym-	cbiDpKtD
guera-	bQcV
guerande	bQcV
guerande$	bQcV
guere-	cW
gueret	cW
gueret$	cW
gueri-	aJbTpLs]
guess	aRbLhVjLlHmGpFqHrGtY
guest	hPiQn^
guest house	fKha
guest-	bSsP
guests	bUsR
guests$	bUgDhPiRjQ
guia	a^iS
guia de	aWiT
guia$	aT
guias	aGbTfJmZpK
guias$	aEbScJfJiIjHmYoJpJ
guich-	iSjLkT
guichet	iSjLkT
guichet$	iTjJkT
guide	a]bIiJjQmZrT
guide$	aQjIm[
guide-	aZ
guides	aUmQ
guides$	mW
guild	hKjVtW
guild-	jSnQ
guildford	nS
guildford$	cQnT
guilds	cGgUjZ
guill-	aIbYjX
guillotina	cIjY
guilv-	cX
guilvinec	cX
guilvinec$	cY
guing-	cX
guingamp	cX
guingamp$	cX
guiso-	iUjT
guisos	iUjT
guita-	aJcFfLhGiIj@kgmJ
gujar-	bGcZiIkRsQ
gujarati	cHjPkSsS
gujarati$	cFfKhJjTkWmErKs@
gulf	cTiIjXtT
gulti-	bKj\\
gultig	bJjRlK
gultig$	jYlJ
gum	i\`
gum$	i_
gun	iUjT
gunst-	hY
gunstig	hY
guss	iT
gusta-	kYmU
gustaria	bKcJkZ
gustaria$	bKcJjHkZ
guste	iQjZ
gusto	dSiJjV
gut	kXlKtQ
gut$	hLkXoSpKtV
gutac-	iXjIkIpQ
gutachten	iTjKkHpR
gute	aTiKjRqQsZ
gutem	gIs_
guten	t^
guten morgen	tQ
guten tag	tT
guter-	aRcT
gutersloh	cSdQ
gutersloh$	cTdT
gutes	iJjb
guy	a\\jKqWrJtI
guy$	aTmTpJsQ
guys	fVjKsW
guys$	f[gDiVjK
gwena-	gJhLmZpK
gwenaelle	gJhLmZpK
gwo	jb
gwo$	jT
gym	bRhc
gym$	bZhZjP
gymna-	bPcV
gymnasium	aPbCc]
h	fQ
h &	iY
h +	hPjTsU
h /	aT
h 0	jR
h 00	fX
h a	eRjEmZ
h annualisees	fQqT
h avec	bQeLgP
h con	bIlYmTpP
h days	fUjH
h de	fRgCiFj^
h du	jR
h en	fTgS
h et	fFi[
h ou	fV
h over	lP
h par	fX
h permis	bVsY
h puis	fQ
h shifts	sQ
h sur	fT
h un	eR
h$	fV
h-die-	fW
h-dienste	fW
h-dienste$	f[
ha	bZqT
ha$	bRkQ
haas	iHjKmX
haas$	iHjKm[
hab	bPkDsQtX
hab ich	hVlW
hab$	aLb]iK
habe	fBiJjIqTsYtQ
haben und	jP
haben wir	fHkRtQ
haben$	gIjVlTqP
haber	jRk\\
haber hecho	jQkU
haber trabajado	bKlW
habil	jXlG
habil$	iLjYlG
habil-	j_
habiles	hIjLpY
habilitacion	iKk\\lS
habilitacion$	j\\lD
habilitada	aLb\\cKiLjH
habilitada$	b\\cLhLiGjH
habilitado	aKgCiJj]
habilitado$	iIjY
habilitante	jT
habilitante$	jV
habilitation	j^
habilite	aZhIiJmK
habillage	gViQ
habillage$	aLgX
habit-	bThR
habitacion	h^iHsP
habitaciones	bZiR
habitaciones$	bX
habitants	bWgK
habitants$	b\\gK
habits	aKiHj_
habits$	iKjW
habla	bKjHkSl\\qS
habla$	bIcJl]qVrK
hablado	jU
hablado$	iJjVkQ
hablamos	eVpPqLtW
hablamos$	eZiItL
hablan	q[
hablar	iRjKkUpR
hablar con	iUpS
hable	jVsZ
haccp	iSjX
haccp$	iSjT
hace	iVlRtU
hace falta	lTtY
hace$	iDjEkHlYsLtT
hacem-	rX
hacemos	rX
hacen	aIhJi_kHlQ
hacer	i^jWtR
hacie-	bWqW
hacienda	aS
hackn-	cTfQ
hackney	cTfQ
had	qbsU
had a	bLq[s@tW
haemo-	iXqT
hafen	bVc[
hafen$	bRcT
hafen-	cRhDiEj\\sR
hafenweg	cVsQ
hafenweg$	cW
hafte-	bDcIhGi\`jG
haftp-	bVcHh]iEjJ
haga	iRjW
hague	bTcVpK
hague$	bTcWpK
haha	jRs[
haha$	jSpKsX
hail	aZb\\cFiIjGmGtJ
haina-	aCbLcbdJeIfIgJiFjGkJlImJnJpJqIrJsJtL
hair	iUjUsW
hair$	i\`jBsQ
haird-	aWbSfJjKkH
hairdresser	bWfIhJiTnJ
hairdresser$	aUiE
hairn-	bRh[iI
hairnets	bRh[iI
haiti-	bPqJs\\
haitian	bRiP
hala	cKiKmRpJt_
hala$	cIhKiJmSpItZ
halal	aKbXiTjX
halal$	aIhIiZ
halb	f\\tQ
halb sechs	fZ
halb sieben	jR
halb vier	f\\gJiGmF
halbe	ePfRgTkRrQtL
halbe seite	rZ
halbe-	cVpY
halben	gRpX
halber	pV
halbj-	aLi\\jIoS
halbt-	hW
halbtax	hW
halbtax$	hW
half	fT
half a	gQhQpW
half day	eSfQhQiIoHpXsI
half days	f\`gHhSoC
half five	fW
half four	fZ
half of	bWcLhXiIjLlJnWrK
half price	aIh^
half seven	fU
half term	eHfDiElQnJo]pWqQrK
half the	bLdSiLkQlXsR
half$	fRgYiIqR
half--	bJhcnKpR
half-fare	hWpK
half-term	eKmJoHp\\qT
half-term$	mIoJpTqU
halft-	dThVtR
halfte	dThVtR
halif-	cU
halifax	cU
halifax$	bR
hall	cUiSpQ
hall$	bJc\`fIpU
halla-	bQi_jF
halle	bXcRdR
halle (	cWiQjK
halle$	bTcFdWjL
halle-	aUb\\jKmK
hallen	b\`iLkJmD
hallm-	hJiWlRpL
hallo	t_
hallo frau	bJcR
hallo$	aEbJt\\
hallo-	fYiHmItR
hallowe'en	fKiLoWpR
halls	bXcIjP
halls$	bWcJiKjVmK
halt	cPs[tX
halt$	aYcKdQfTiBmLtQ
halte-	iTqSrQ
halten	iRqUrR
halten$	iUpLrT
halts-	jY
haltst	jY
hambu-	ca
hamburg	cR
hamburg$	dV
hamil-	bUlTpI
hamilton	bUlTpI
hamilton on	cZ
hamm	c_
hamm$	c_
hamme-	jYkTtH
hammer	bRiRkV
hammer$	bGiWjLkX
hampe-	gJi\\
hampers	gJi\\
hampers$	iS
han	q\\tQ
hana	iFj_
hand	aRjW
hand$	a]j]
hand--	i\\
hand-over	fLiW
handb-	jKl^
hande-	bCcJgSiWqWsQ
handel	bFg[iHrL
handg-	iQjZ
handh-	iPjV
handheld	cLiPjW
handi-	iTrS
handicap	jQkFrW
handicap$	bQiIjU
handicapes	aJiSsW
handicapes$	aIqHsW
handl-	jSlQ
handle	fQiT
handled	hUjTlImKsK
handler	aRbSkR
handler$	aabJ
handlers	a^fEi@
handles	lZ
handling	jTkTlT
handling$	bLiPjQkRlW
hando-	i\\oQ
handover	iToT
handover from	oUqP
handover to	iY
handover$	iUqS
handovers	gRjKmL
handp-	hV
handphone	hV
handr-	bKiWjI
hands	aQjQlS
hands on	jR
hands$	iSmVsU
hands-	hUiXsU
handschuhe	h\\iBpH
handw-	bUjU
handwerk	bRhR
handwerker	i[
handwerker$	i[
handwerklich	bJcLiFj]
handwerkliche	jW
handwerksberuf	jV
handy	jRk^
handy$	iJkbtP
handy-	cKe@fIh]pHtU
handyman	sLtV
hang	aGc[iGtT
hang on	aFfLtV
hanga-	cVhHiP
hangar	cWiI
hange-	aKbScJi]mVsR
hanger	bJiVjUkK
hangt	iUqPr[
hanne-	mYpK
hanno-	cWfHiRnU
hannover	cWfHiRnU
hannover$	cU
hanse-	hZmZqS
hansefit	hW
hansefit$	hX
happe-	iTjElKqZsJ
happen	gJiYjElI
happi-	b]fEiLkYqG
happily	iHk\\
happy	iQj[lQ
happy$	iSkWmI
harbo-	iK
harbour	iJmP
harbour$	cV
hardw-	dZfJhSi[mK
haria	aHiWjHtT
harmo-	gJiRjYpL
harmonie	iX
harne-	hRiIjT
harness	hRiIjT
harness$	hEiHjZ
haro	aKc]dGiJ
haro$	aKc]dGiJ
harps-	aLbRcCfKhKiCjHk\`lJ
harpsichords	bWfL
harri-	bVcKiR
harro-	cWfJhS
harrogate	bLcVfIgKhT
harrogate$	bJcZ
harrow	cUqX
hartl-	bKiCj[pFrJt\\
hartlepool	c\\
harve-	aQbS
harvest	bPhGoQ
harvest$	bTfRiBjKmY
harvester	aWbTcH
harvester$	aSbRcFiQjQ
harvesting	bWpX
harz	c]eIiFnJrL
has	iC
has a	jHoVsXtR
has been	kRoLqPtW
has no	gXhIiHlKmVsR
has to	bJeQfRiHjYsX
has$	bHfTjQqR
hasht-	rX
hashtags	rX
hashtags$	dJrV
hasn'-	jKqW
hasn't	jKqW
hast	aIgJkZlJqT
hasta	eW
hasta 0	eGgLhLiJj\\pCqT
hasta 00	qWs\\
hasta 000	fHgXiCmW
hasta diciembre	eZoF
hasta el	p]
hasta la	hQoW
hasta las	fe
hasta que	eUfStJ
hasta$	eSfU
hat	qc
hat 00	aEb^cJqCtX
hat den	kGmX
hat die	q\\
hat mein	bS
hat sich	sQ
hat zwei	cJiTnJ
hat$	iQjSqV
hat's	hEmBr]
hatch	sW
hatch$	iPsV
hatch-	cQ
hatchery	cQ
hate	iVjIpGq[sK
hates	mDpFqVrY
hatt	kGqSs]
hatte	jLkVqg
hatte-	sWtR
hatten	sWtR
hatten gern	qGsVtS
hatten wir	fQsU
haul	a[hZmJ
hauli-	jLkY
hauliers	bJcKjIkZmH
haupt-	cZiHm]
hauptamtliche	aYbWcIiJmF
hauptamtliche$	bS
hauptsache	cKhKlVmKoY
haus	bZh\\
haus am	bThP
haus mit	bThP
haus$	gThPiEqU
hausa-	iSpU
hausanschlusse	iZ
hausb-	iTjU
hausbesuche	iYnQ
hause	dWnR
hause nehmen	h\`
hause$	d^fQiJ
hause-	bQiUkFsR
hauser	bRiV
hauser$	bViU
hausern	bRhLnQ
haush-	aXiT
haushalt	aXiT
hausm-	aUbHqQ
hausmeister	aPqRtQ
hausmeister$	bItV
haust-	iX
haustarif	gWrQ
haustarif$	gV
haustechniker	aUiU
haustechniker$	aUiU
haustrunk	gKh]
haustur	fRnVoD
haustur$	bKfGhRjInYoF
hausv-	pP
hausw-	a_
haut	bUiLsY
haut$	gLqJsUtJ
haute	bQfJhX
haute-	iUjR
hauteur	iWjT
havar-	eKiRpV
have 00	aCbScQgKmTqT
have :	k]pHtK
have a	qQsU
have an	aXpDq[tL
have been	aJbRfU
have it	jDke
have the	bGj@kKlXqXrCs\\
have their	aLjYtJ
have to	bKjQlV
have worked	jYkK
have$	k]
haven't	iQpPrS
haven-	iQpPrS
haver-	aLbKceiGjIlKmK
havin-	mLqXsQ
having	mLqXsQ
hawic-	cRoP
hawick	cRoP
hawick$	aQ
hawk	kRpR
hay	hRlPqT
hay que	hVnT
hay$	bKcJiPl[oLqL
hay-o-	cT
hay-on-wye	cT
hay-on-wye$	cT
haya	kVsS
hazar-	cQiV
hazard	gRiS
hazlo	rc
hazop	iY
hazop$	iU
hbf	aFbGcRi\\tJ
hbf$	aFbFgKi\\tI
hbo	jZlJ
hc	bVcKjY
hc$	bXcJiJjW
hcpc	jZ
hcpc$	aUjS
hd	b[gEmIpXtI
hdr	jUpK
he	q\`
he or	iYjJkSqL
he$	hLiEjTmUqK
he'd	jTsU
he's	qhtA
head	me
head chef	a[mJ
head gardener	aU
head mr	mR
head of	aUmQpQ
head office	cTeJq\\
head$	gQjSmPqT
headc-	iSqWtP
headcount	iLqXtR
headh-	iEoVrZtV
headl-	cKfKpJr[
headline	cKfKpJr[
heads	b[iLjSmQ
heads$	bWmS
heads-	hTs^
headset	cKhY
healt-	hZ
health	hQ
health and	hPiTjI
health insurance	iS
health plan	bVhUjH
health stipend	gChX
health$	aVbRiI
healthcare	hUiS
healthy	iSsZ
hear	iDpDqfsX
heard	hIjUqY
heari-	bLiRjT
hearing	aLbJcRjWsQ
hearing$	cJiHjZ
hearings	iZ
hearings$	iZ
heart	hLjYkQqRsV
heart$	iFj\`kStF
heart-	b]
heat	f\\mHo@pRrV
heath-	bZcUiH
heati-	cXfKiSlKoI
heating	cXfKiSlKoI
heavy	f\\hJjU
heavy$	fZ
hebam-	aSgIiWmT
hebamme	aUjR
hebamme$	aSbKjUtP
hebammen	iFm[pHtF
hebammen$	bKdJeLfJhLiIjHkJlLmYnLpHqLsL
hebammenwissenschaft	aYeGiJoKtG
hebammenwissenschaft$	aWeFiJ
hebde-	cQ
hebden	cQ
hebden bridge	cQ
hebdo	aJdViTnX
hebdo$	aHbId[jKkLmGtH
hebe	jWmZ
heben	eEsX
heber-	aHiV
hebra-	bUjIkY
hebre-	kUrR
hebrew	kUrR
hebrew$	iIkV
hecha	pW
hecho	eWpRsR
hecho$	e\`jIlRtK
hecta-	b\\
hectarea	gRiT
hectarea$	gSiR
hectareas	bUfL
hectares	aKb^
hedgi-	iSjQ
hedging	iSjQ
hegau	bVcT
hegau$	bRcU
heide-	jUkU
heidelberg	aQc?iWjRkU
heidenhain	jUkQ
heidenhain$	iJjWkT
heigh-	jVsR
height	rJsZ
heights	cRiQjX
heights$	cUiU
heilb-	cSnP
heilbronn	cTfKnQ
heilbronn$	cW
heili-	fShS
heiligabend	fRhT
heilp-	bTcCfKiVjLlQmV
heim	h\\iRjH
heim$	iXjC
heima-	bYcSdXgDqQ
heimi-	aKlJ
heims-	bHhUiV
hein	aQjSrTsR
hein$	aRjTrW
heira-	i\\pH
heize-	iQ
heizen	iQ
heizu-	iT
heizung	iV
heizung$	iR
heiß	bQqKtZ
heißt	dWiDnV
hekta-	bU
hektar	bU
helad-	a[cIhKiS
held	iHjVmIpY
helen-	bQcUiF
helene	bUeLiGmT
helfe-	kW
helfen	hSiIk[
helfen$	iJk\\
helfer	aTtG
helferin	aChHiXmP
helga	iW
heli	cFhWiUnU
heli$	aLdLeLfKgKhYiSjIkJlLmLn>oLqLrLsLtL
helic-	cFfFiSnY
helip-	bKcZhQiQ
heliport	c]
helit-	aSb^cLlKmBpF
hello	tc
hello$	tW
help	gJhZkVtP
help us	eYhGiLjJpKq[tI
help with	aUfKhUiHtJ
help$	iDkbtU
helpe-	mX
helper	aQiSmR
helper$	aPiTmU
helpers	m]
helpers$	iKm\\
helpf-	kV
helpful	kV
helpful$	jKkZ
helpi-	i]
helping	i]
helps	iKjTkUlTsT
helps$	iCk]sX
hemat-	cDeKgLi]kT
hematologia	iFkW
hematologia$	iEjUkQ
hemos	bXiDjFqY
hemos-	bKcGic
hems	iYjK
hence	bSq_sS
hep	aThTjT
hep a	iJj^
hep b	jV
hep$	a_jG
hepat-	hXsP
hepatite	jX
hepatitis	h[jCsT
her	fJkXq\`
her$	fIiHk[mQ
herbs-	oS
herbst	fQiP
herbst$	hUiSjJ
herbstferien	aQeJfGiJoVtT
herd	qU
herd$	aKbVqR
herde-	i_jC
herdenmanager	aRiV
herds-	a\\
herdsperson	aZ
herdsperson$	a[cL
here	sStS
here$	dPlVsStS
here'-	t\\
here's	t\\
here's what	aQfTjJ
hered-	iW
heref-	bXcXhLiIjE
hereford	gIrT
herfo-	aJcS
herford	aJcS
herford$	aJcT
herit-	aPeTiI
heritage	aPeTiI
heritage fund	e[jF
heritage$	aXbHjTkK
herku-	b\`g@iFjZ
herma-	bWhEjKmR
hermanas	bXiVjH
hermanas$	bSiWjK
hermano	bEmYqS
herme-	kTqU
hermes	kTqS
herml-	iRjU
hermle	iRjU
hermo-	aHcWhI
hermosillo	aHcWhI
hermosillo$	aGcY
herna-	aKhKmRtV
hernan	aIhJtX
herni-	iSkJs]
herr	pSqTtU
herra-	cLh\\iX
herramienta	cLhXjQ
herramientas	gHh\\iRmIpIqH
herre-	b[mU
herren	mXpL
herrensalon	bW
herrn	mWqU
herse-	aKkEpUqTsT
herself	aKkEpUqTsT
herself$	pXqI
herst-	hYiJ
hersteller	bW
hersteller von	bW
herve	aEbIcDdKeIfKgJhJiIjFkElKmUnKoKpBqKrKsGtb
herz	bScKhJjZpEqX
herz$	bWcKhIjZpEqVtJ
herzl-	lRrSt[
herzlich	lRrSt[
herzlich$	rRtT
hes	iLjZ
heure	bVfKhS
heure du	iW
heure-	fSgP
heures	fSgP
heures du	jS
heures et	hJiR
heures ou	fX
heures trente	fYgJ
heures$	f^
heute	b[tQ
hexha-	fGsQ
hexham	fGsQ
hexham$	cQfG
hey	tc
hey$	aJtX
hf	aWiU
hf$	aVbJiY
hi	td
hi-vi-	h]iK
hi-vis	hYiL
hiab	iKjFkX
hibri-	dYkR
hibrido	d[
hibrido$	dVqS
hibridos	dLfLiHkXlP
hide	cHiBjUpDqa
hidro-	iRjT
hidrocarburos	jT
hidrocarburos$	jY
hier	nRsT
hier die	bIeStR
hier$	bKgJjJkKl]sV
hiera-	mV
high	bUcQjZ
high street	bY
highe-	gQjV
higher	gSjT
higher$	gVhKjQ
highl-	bXcPsS
highlands	bGcVgJhU
highw-	iPjS
highways	iPjS
higie-	aThIkS
higienista	aVhIkS
hijo	hQsTtP
hijo$	eQhUtR
hijos	bUhXjLmEsU
hijos$	bXgIh]jKlFmC
hilde	iIm\`pH
hilde-	jDpHt]
hildesheim	cS
hildesheim$	cS
hilfe	bEhWjYkR
hilfe$	hQiFjY
hilfr-	kX
hilfreich	kX
hilfreich$	kW
hilfs-	aIb_cFiDjX
hilft	jGkemQ
hilft$	jHk\`
hill	aKbHc\`fDhHmIn^
hill$	bEc]nQ
hills	bGcZ
hills$	bJcZiL
hilti	cLh\\iLjIkJmK
hilti$	bKcJfKh\\iJjIkJmH
hilux	h^
hilux$	h]iI
him	mQpIqh
him$	mVq[
himse-	jQqQ
himself	jQqQ
himself$	pUqS
hin	gVnV
hindi	iHjd
hindi$	jV
hint	qY
hinte-	cYhLnR
hinten	cXiLmZ
hinter	jS
hintereinander	eKq[
hintereinander$	cJfQpJqIsYtI
hinz	iUmZpHtK
hip	fLq^
hipaa	kW
hipot-	iY
hire	eWiSpKtR
hire$	bQeRhCiGj[kItS
hires	qW
hirin-	sUtZ
hiring	sVtS
hiring$	bWtQ
his	mQqf
hisop-	i]jJ
histo-	jS
histoire	jVpJqZ
historia	bIiQjXsT
histories	iZjIsF
history	jUlUrKsT
history$	jT
hit	gIiYjGkQq[sJ
hits	gRh\\n?
hiv	pIs\`
hiver	fZiW
hiver$	fQiY
hives	aLbQfIiZ
hives$	aKbRfHi[jJ
hiya	aLePt[
hl	aJbViXjRkW
hl$	b^iWjD
hm	aQbIjJqR
hmp	c_
hmv	jY
hnc	iJjUtX
hnd	aKiKjUsQ
ho	aKbFcRd\`iGjFpV
ho$	aJbEcYfLiHpW
hobar-	cY
hobart	cY
hobart$	cZiK
hoc	aJe^fJgLhKmIrEtJ
hochb-	aVbXiJ
hochbau	aS
hochbau$	aS
hochd-	gHj[
hochdeutsch	gHj[
hochdeutsch$	jW
hochk-	aHbHfKiYpZ
hochs-	jTsQ
hochschulabschluss	iFjc
hochschule	aKjQtR
hochschule$	bHfKjZ
hochschulsport	eIh]
hochschulsport$	h]iLjJ
hochstens	rUs\\
hochstens 00	qKsd
hochw-	iFk[
hochz-	iWo\\pH
hocke-	iW
hockey	kQ
hod	iGjHkGm^pH
hoeds-	cW
hoedspruit	cW
hoedspruit$	cW
hof	cVhTkQsQ
hof$	cQh^
hoffe-	iRqQs]
hofla-	b[cKiJ
hofladen	b[cKiJ
hogar	bW
hogma-	fTgKhRoK
hogmanay	fTgKhRoK
hohe	ja
hohe$	cKiKj^
hohen-	cWiHnT
hohentauglich	j[
hoher-	aKiLj\`mK
hoist	aFbIcJgGiglKnCsT
hoist-	aXhKiTjFlK
hoists	a[hKiGmJ
hoja	iKp\\r[sC
hoja de	jRpT
hojas	bFgAi]pU
hojas de	gIp[
hol	h\\iJpIqS
hol$	h_iFpI
hola	tc
hola$	tY
hold	rQtS
hold the	b]eCgLrQ
hold$	qQtS
holde-	bRjDs[
holder	aLbU
holdi-	bTiR
holding	bTiR
holen	gJlSqU
holes	bUiRpT
holid-	fQhY
holiday	aRfQgRhS
holiday pay	gWhH
holiday$	fXgIh[iJpJ
holidays	hZ
holidays$	dJhVoU
holla-	bXcIkYrL
hols	fThW
hols$	aPhb
holst-	iV
holstein	bScQ
holsteins	cHiY
holt	aEcRmIpWtX
holz	aIbW
holz$	jS
holzb-	aQb^cLfQ
holzbau	aUfS
holzbau$	f[iTtF
holzo-	bRcIiS
holzofen	bRcIiS
holzofen$	bUiIkS
hombr-	mQqQs^
hombre	iPsb
hombre$	s[
hombres	bRgKmYsT
hombu-	cX
homburg	cX
home	db
home 0	d\`fIhInP
home after	d\\eDhR
home based	dY
home births	bGdHi_jR
home by	dEhJjHmJnVpHtS
home in	cPd^fFnK
home office	d]
home visits	iY
home when	dVfWgHhXiCjJpK
home$	dZ
home--	d\`fD
home-based	cJdWgQ
homeb-	cGhXiRjDnW
homec-	bX
homecare	bX
homeo-	d\\hI
homeoffice	d_hI
homeoffice nach	dS
homeoffice$	dXfRhL
homeowners	jTpV
homes	bViUjQ
homes$	aRbUgLiSjR
homew-	dHmUpZ
homework	p[
homework$	iTpQ
homme	iPs\\
homme$	jKsWtU
homme-	bQiQmVsU
hommes	bQiQmVsU
hommes$	aHbThJiImQsX
homol-	aCiRj^
homologacion	aGjW
homologacion$	aGiX
hon	iYmU
hon$	iLmSpW
hones-	cKrX
honest	fSiL
honest$	cKfRgQjGkKrRsKtQ
honestly	bRcFqSsT
honestly$	bQeKfWhLiVmIoHqB
honey	cGfZgKhWjQmFqJ
honey$	bWcHfFhFiDjZrFsKtF
honig	i^
honne-	fYiJlU
honor	aFb]iJjCkKpDsKt\`
honor-	eXgd
honoraires	eLg[mF
honorar	eU
honorar$	eU
honorarbasis	eZgH
honorarbasis$	e[
honorarios	eYgU
honorarios$	eW
honou-	hW
hood	iVjKpT
hoodi-	hUrS
hook	iUrQ
hooku-	dEgHhTiYjH
hop	aDcLt_
hope	hLlItY
hopef-	bZcCeUgJhLiIqW
hopfe-	a\\bIcJiGtL
hopit-	b_cQ
hopital	aFbVcT
hopitaux	b]jJ
hopitaux$	bX
hora	eRg[pQ
hora de	fVgXhKjE
hora y	pYtR
hora$	bLgciVmJ
horai-	fYhS
horaire	fWhUiJjL
horaires	fV
horaires$	fRsQ
horak-	aScL
horakustiker	aScL
horar-	dQfRhRtP
horario	cLdSfUtS
horario es	hH
horarios	fKhYiPkKsR
horas	f]
horas al	bKfYgUiK
horas de	gWiGjKl\\pR
horas lectivas	aVqJ
horas y	fPgJjVmKqLsK
horas$	fa
horen	jHmRpHqRrTsQ
horen-	fIgFlYmZpFqH
horiz-	a]cFhFiI
horlo-	fEhXrK
horlogeres	fEhYrJ
horne-	cLibjG
horno	iSqT
horno$	i[
horno-	aLbZcUiFjK
horqu-	gPiSjR
horquilla	gSjS
horro-	iQ
horror	iTjI
hors	dTfEjQqV
horse	hY
horse-	hQiPjS
horses	hQiPjS
horses$	aGbChFj\\
hort	lSq_tV
hort$	j[qQ
horti-	j]
horticulture	bLiHj[
hospe-	hW
hospedaje	hW
hospi-	bR
hospice	aTbUtL
hospice$	aRbRtK
hospit	hSiR
hospit$	hSiR
hospital de	aEcYiI
hospital$	bRiR
hospitales	bWfIkQ
hospitales$	bWfIkQ
hospitaliere	bIgPhT
hospitaliere$	bHgQhU
hospitalisation	bLcIdIh_iHjJmL
hospitality	aKbSjU
hospitals	bVmG
hospitals$	bUiUmE
hospitation	iKpZ
hospiz	bQ
host	a^bQgJhJ
host$	a_bJcLiH
hoste-	cPmX
hostel	aQhZmKsJ
hosteleria	gPiSjD
hostels	bScHdWiHjT
hosteria	aLc\\iH
hosts	a^fHiIjKmGpLtI
hosts$	a^bJcKiEmFtH
hot	hWiXkU
hote	aW
hotel	bSfIhUnV
hotel 0	bRcFfEnZ
hotel en	bGcPh\\jKkKnF
hotel$	bQhX
hotel-	bQjS
hoteleria	bKj\\
hoteles	bW
hoteles$	bTiS
hotels	bShRjPnP
hotels$	bScKhXiKlJnV
hotes-	aQbT
hotesse	aQbT
hotli-	aQiTjKkT
hotline	aQiTjKkT
hotline$	aWkW
hour	iQ
hour and	gS
hour for	fTmKqY
hour with	bTfKgKpQ
hour$	bJgbqT
hourl-	eWiQ
hourly	eWiQ
hourly$	eXgUiTrL
hours	fb
hours :	fT
hours a	fVgT
hours but	eUfQiK
hours in	aJf?h]nZoI
hours over	aHfT
hours$	eTfZ
house	bWhZ
house 00	aEbWcKhKjKlStL
house 000	bPkLpR
house at	bIgHhXiHjS
house on	fEh\`iK
house with	hR
house$	bVhY
house-	aWbU
household	aFbThXiG
household$	aIbQhZiF
households	bX
housekeeper	aUqRtI
housekeeper$	aXtH
houses	iTnT
houses$	hKiVnT
housi-	bQ
housing	bQ
housing 0	bIeEg^iHjL
housing association	aQbU
housing$	aJbGcShTjQ
hove	c[
hove$	c\\
how	gPrTsZ
how :	pY
how much	gUiIlKpLrRsK
hoy	bZgIrQsZ
hp	bKcWiXjI
hp$	cXiTjH
hpb	iZ
hplc	aVkS
hplc$	aTiQjP
hps	a^bJcKiLtJ
hq	b\\c[
hq$	bTca
hr	gPpP
hr :	jIkCpLqYt\\
hr adviser	aQiGrV
hr or	gWpU
hr wk	fW
hr$	g\\tP
hrs	eQfZ
hrs a	eHfU
hrs incl	aLlR
hrs over	aGcTeKfP
hrs £	aDbRgJ
hrs$	ePfW
hs	f\\pR
hs$	fWiKpT
hsa	bKcLh\\iGjFmI
hsc	j^
hse	aQqYrI
hse scale	gV
ht	bDg\\pG
htl	gKj\\
htr	kQ
hts	iPjVkK
htwl	cXiK
htwl$	cXiK
huama-	fHmW
hub	bSc\\
hub$	bZcSmT
hubsc-	b\\cBiIs\`
hubsch	kSsT
hubsp-	gLiQjR
hubspot	gLiQjR
hubspot$	jY
hudde-	bJcVdTtH
huddersfield	bJcVdTtH
huddersfield$	cW
huell-	bQqJrY
huella	bS
huelv-	cV
huelva	cV
huelva$	cV
huert-	bUcEhW
huerta	hZ
huerta$	cLh[iH
huerto	bWcE
huesc-	cSmT
huesca	cSmT
huesca$	iLmS
hugue-	bIcJhGiGjIm\`sI
huhu	aQtU
hui	fZtK
huill-	ia
huiss-	aKi\`jH
huit	aQfVtR
huit ans	jW
huit heures	jQ
huit$	fXiJoUtG
hull	bScQjT
hull$	c[
hull--	bGc@j[mInZpI
human	aXbHcEdLeLfKgLhKi?kAlKmKpHr_sKtJ
human-	aTiR
humanos	aTiJpR
humbe-	cZhKqU
humber	c\\pK
humber$	c\\pK
humed-	iTjQ
humedad	iZjI
humid-	aDbUiU
humides	iV
humidity	iS
humor	iJjcmFrW
humor$	aKjYpKrU
hund	bSh]iPsR
hund darf	bVhZ
hund$	bW
hunde	aJbZcHhXsP
hunde$	aIb[cJh[
hunde-	aQbW
hundert	fS
hundertzehn	bVcFhEjQ
hundr-	bPgR
hundred	bQgR
hundred a	fRiKtU
hundred and	bRgQ
hundred for	bJgFhYpK
hundred thousand	b[cG
hundred words	mGr\\
hundred$	bIgY
hungr-	sZ
hungry	sZ
hunt	bKi]
hunte-	aIc[jT
hunter	aIc[jT
hunti-	iVnK
hunting	iVnK
husba-	iLsT
husband	qQsU
hush	qb
hush$	pKq\`
husum	c^
husum$	c]
hut	aUbEdXfKhJpW
hutt	bGcajKsK
hutt$	bLcY
hutte	aRcViK
hutte-	eLfIhKmZpT
huw	jJmYoQ
huw$	aIbIjIlJmYtR
hv	aYiHjY
hvac	e]jImJ
hw	jIm\`pG
hwk	aKiXjU
hwk$	aKiXjU
hybri-	dZ
hybrid	dW
hybrid 0	cY
hybrid$	bRhW
hybride	dXhS
hybride 0	aIdT
hybride$	dPhX
hyder-	aIc[iG
hyderabad	aIc[iG
hydra-	i]jV
hydraulic	aUhKiUjL
hydraulics	iXjK
hydraulik	jW
hydraulik$	jU
hydraulique	j[
hydraulique$	bKcJiGjZ
hydro	iSjIqX
hydro-	aPkW
hyere-	cZ
hyeres	cZ
hyeres$	cX
hygie-	iRjT
hygiene	iRjV
hygiene$	iV
hygienist	aW
hygienist$	aX
hymn	hRiW
hyper-	iQjXmU
hypermill	jUkU
hypermill$	bKcJiIjUkT
i	tS
i /	bWiHjJmXpVtJ
i am	aIjLlSmWtR
i can	fQgZhJj@lZ
i can't	dSkHsTtX
i don't	aIiRjRlUsQ
i have	aPbIgKjJq]tW
i mean	iYjIrUsU
i need	aWoS
i said	gWqTrIsR
i say	t\\
i shall	aTp[tE
i think	eQgR
i want	aPiZrR
i$	aRbWiEjUkT
i'd	sS
i'd like	iJjUoV
i'd rather	eU
i'd want	fHoXsJ
i'll	jFrUtS
i'm	qUrQtS
i'm afraid	dUeTjBsP
i'm the	bJhQkKqRsJtQ
i've	bRgTt^
i've got	bIfHg]iQq?
i.e	bJcWo[
ia	bKcXiZ
ia$	bJcZgKoG
iaa	jW
iacp	jY
iata	bJdHfDgBhBiCjYl]
iatse	bKeZgShJiJjGmJ
ibagu-	cW
ibague	cW
ibague$	cX
iberi-	gZhKjK
ibiza	cUh[iFnR
ibiza$	cYhCiFnZ
ibode	aXiJ
ic	aTfGiWjWnK
ic$	aUdHi\\nI
ica	iV
ica diploma	jXqS
ica$	iZjK
ice	aUhStK
ice$	i^oL
ich	qTtS
ich brauch	aWsX
ich nochmal	fPqKtQ
ich weiß	qVsQtG
ich$	tQ
ich-g-	jR
ich-gcp	jR
ich-gcp$	jR
ici	iGl\\rR
ici$	l[
icp	b^cIdLeKfGgLhFiDjQkLlJmHnLoLpLqLrKtK
icu	aSbSjRlU
icu$	jDkKlZqV
id	bDeJhSiJj\\kVpV
id 00	aJbGgGh\`nI
id$	c[iEjU
ida	cXhSiDjKnW
idc	jVsR
iddsi	iW
iddsi$	iX
ide	hKiLjYmV
idea	gRkPpV
idea$	jS
ideal	iKkXpQsZ
ideal$	jRsY
ideal-	kboQsV
idealement	iFkVoTsR
idealerweise	gJjFka
ideally	kXoPsW
ideally$	k\\oR
ident-	i]kHpKqU
idiom-	jKk]lRqK
idiomas	iTkJlTrW
idle	fYhWlJoHpJ
idle$	fWhZjLlJoHpJ
ido	q\\
if	kT
if he	bGkSq]
if it	f^iRlK
if poss	kZoRsS
if possible	iVkPoT
if the	eQqVrR
if they	hUiLjCkVlS
if they're	bKfViFjRlTsH
if they've	cDjHkVlW
if we	aUeTfHkHlCqVsS
if you	dTjKkR
if you're	hTjTlRqFrK
if you've	kQlR
if$	eRjFkWlUpK
ifapm-	iKjS
ifapme	iKjS
ifc	jUkY
ific	g\`jG
ific 00	gX
ifrs	hJiPjGk]
ifs	iVjR
ifs$	i[jJ
ifse	g_jL
ig	gViX
ig metall	gSjI
igles-	bUsU
iglesia	bUsU
ignac-	bSqCs\\
ignor-	qVrItR
ignore	qVrItR
igual	jDldoG
igual$	fSlWrT
igual-	cTgWrR
igualdad	hKiRrU
ihc	hJi]jI
ihk	iUjSkR
ihk$	aZ
ihm	aIiKjKm^
ihn	fHgGhFiJjGk[q]
ihnen	mZqGtT
ihr	mUsQ
ihr wart	mV
ihre	iFpWq[tS
ii	aUbPjQ
ii /	bGhWiV
ii$	aXbQjY
iii	bWjQ
iii /	bFiWjU
iii$	bYiQjW
il	iQ
il aura	mW
il est	fVhLqW
il faut	jSnR
il le	fKhXjU
il me	aX
il nous	bQtY
il s'agit	fT
il va	jJqQtU
il y	hZiP
il$	hQjWqRtR
ildef-	iIpV
ildefonso	iIpV
ilkle-	aGcXfKrQ
ilkley	aGcXfKrQ
illus-	aIbJiUjU
illustrator	aKj]
illustrator$	aIjY
ilmen-	cXjKrI
ilmenau	cXjKrI
ilmenau$	cR
ils	jQs[
ils sont	fImWrX
ils$	aRiLj[sH
ilse	cHiIm_pSqR
ilse$	aRiKmWpVqG
im allgau	cX
im besten	jAk]
im buro	hRm_
im dezember	fXhUoIqQ
im ersten	hGiUjGmTrW
im griff	j_
im haus	hVpRqU
im herbst	fX
im jahr	hPn[
im januar	iLmKoTrR
im juli	fXiS
im keller	b@hUsW
im mai	bZfVhEiKjJqX
im monat	fQhP
im schlaf	jZ
im schnitt	fIgYi?nY
im sommer	bRcTiP
im team	bLm\\sUtF
im wechsel	fXgLiKmR
im winter	bXfRhPiTjL
im$	bSiUjIrQ
image	dKlGrRs\\
image-	i]jI
imagenologia	aYmJ
imagenologia$	aVmL
imagi-	jQ
imaging	iR
imke	bIhJmHp]
imker	aZiFsStD
immed-	aDbBcBdJeIfIgIhJiAjFkJlJmInIobpRqGrJsJtJ
immer	fViKkTmSpIrY
immer mit	aKiKlKmUpKrVsS
immer$	bWfb
immer-	jFkalGmI
immeu-	bZhE
immeubles	bZhE
immig-	iVlLsU
immigration	bQcLiY
immin-	bJcUsR
immingham	aKlJsT
immingham$	cT
immo	eEgIh\\
immob-	aQbRcFhJiSjS
immobilier	hKi\\jK
immobilier$	iW
imms	i\\jK
imoge-	aLjJqRtW
imogen	aLjJqRtW
impay-	iZ
impayes	iZ
impec-	hLjZ
impecable	jV
impeccable	hFjZpL
impeccable$	hFj[pK
imper-	jVs]
impfu-	hU
impfung	hU
impla-	bPi[jRkS
implantation	i^
implants	aFbUiQ
implants$	aEbZiLjLkJtL
imple-	fKjZ
impon-	fIgXs]
imponible	fFg\\iIkJ
impor-	bSjQkQlT
import	bViUkUrK
importa	jIk\\lT
importadora	aLb_cIdJiJjFlJmGpD
important	iPlX
important$	iRjFlZ
importe	lX
impos-	bYfKhCjYpJqWtL
impre-	bRhPlP
imprenta	b\\iVjJ
imprenta$	i[jJ
imprescindible	j[sT
imprescindible$	bKjX
impri-	aKb]dEpCqYtD
imprimerie	aS
impro-	jUqT
impue-	iU
impuestos	iU
imss	gHh\`jK
imss$	eQgFh[jL
in (	aPbQhInJ
in /	dVfDhWiR
in 0	f_iT
in 00	eHgLi[qV
in 2000	bQqX
in a	jXkQ
in all	bSdEfDhVjKm[pR
in an	aIj\\kIlF
in and	hSpW
in april	bQiLmHoLqb
in at	aEbDc=dLeKfUgGhEi]jCkJlJmKnJoJqKrJsItJ
in august	bRfYoHqR
in bad	cWjT
in before	aToLqWtK
in between	hJiWpJrX
in by	aJfTjHo]sH
in charge	iGmZqT
in class	bGgPlW
in date	j]
in december	gQhS
in den	fUiLnRpP
in der	iP
in die	jSsR
in dritter	aJ
in england	cCdHgFnYsX
in english	iHjQpSrZ
in eu	cGdYeIiK
in excel	iR
in feb	bYdIhJjLoT
in five	cIf]
in for	i[pW
in four	iX
in front	pUsS
in fur	aHbTcVrIsQ
in good	aKjQs]
in hand	gYjS
in her	kIqSsWtL
in his	kHoJsZ
in it	hRjUoR
in january	eIfHi\\jIpKqS
in july	bWhToFpV
in last	bIjTqW
in leeds	b\\cLiCqKsX
in lieu	bPfTgWhJ
in march	q\\
in may	iWnR
in november	aLcFfFgIhPiWjIoEpIq[
in office	aJcJdShVmUpJ
in on	cKdVgKjLmJoAq[
in one	fEl_pQrStK
in person	aHcBd]fIjJlJnJoLqUrFtH
in q	iVqV
in season	iSnS
in sept	bJeJi\\jJo?qW
in service	hZ
in situ	iQlV
in six	iT
in spanish	iDjGkFlYr[
in spring	fQhKiImSnWpGqQrK
in summer	bQfTjFkW
in term	aLbIeIf]gDiH
in their	bJj]
in this	bYqV
in three	bHfXiIlVpY
in two	eFfVhIiJjFlKnYq[
in uk	cJdVgQsQ
in winter	cZhHjIlQnP
in with	kKpWsY
in writing	iUpJq\\rDtK
in your	gTiEjUpVrL
in £	bIhQiQsR
in$	aWdV
in-ho-	aTbRiKjRlS
in-house	aTbRiKjRlS
in-house$	aVbCjRlW
in-se-	fHhRiGoX
in-service	fHhRiGoX
inami	gQhCjZ
inami$	eKhIiKjZ
inbet-	aShKnZ
inbetriebnahme	iT
inbetriebnahmen	fJhJiIn]
inbou-	aSgLiYjJmI
inbound	aSgLiYjJmI
inbox	iXpYqY
inbox$	iQjKpW
inc	aIbVfQ
inc$	aJbX
incen-	g_
incendie	i]
incendie$	i^
incentive	gZiI
incentivo	gZhJiJ
incentivos	gX
incentivos$	gX
inch	bJiRjW
inch$	iW
incid-	iSjR
incidencias	iS
incidencias$	iS
incident	iTjQqQ
incl 00	gXhH
incl nights	fb
incl sat	fS
incl$	dViSjK
include	fSjGpFr^
included	bJjU
included$	gRiW
including	fQpQ
incluida	fGgViKnYpJ
incluida$	fGgViKnYpJ
incluidas	eUfJiQ
incluidas$	eVfJiT
incluido	iSjClT
incluido$	gQhRiSjClS
inclus	gW
inclus$	fQgY
inclusion	i\`rH
inclusive	r[
inclusive$	rV
inclusivo	rS
incluye	iV
incom-	bVgKlGs]
incon-	iVkHqW
inconel	i]
inconel$	iV
incor-	bRcJoYtV
incorporacion	o\\
incot-	jY
incoterms	jY
incoterms$	jS
incre-	g[iJjT
indee-	pQrXtT
indeed	pQrXtT
indeed$	pSrT
indef-	ef
indefinida	e\\gL
indefinido	eX
indefinido con	fRsJ
indefinido$	eStQ
indefinite	eVjK
indefinite$	eVjL
indem-	fIg\\hTjP
indemnite	gVqQ
indemnity	gKhYiSjK
indemnity$	bIgLhSiTmK
inden-	i]
indep-	bb
independant	bUeXgH
independant$	bSeYgG
independante	bPi]sH
independante$	bU
independent	bS
independent$	aWbSiJ
independiente	aLbW
independiente$	bU
independientes	b]fIiE
indes-	aJjW
indesign	aJjW
indesign$	jRkQ
indet-	eV
indeterminee	eS
indeterminee$	eW
index	g\`jG
index$	cLg[iLjF
india	b]cDdRfPhKiIjHqK
india-	aHcVsV
indian	jGsX
indic-	gV
indicadores	hKi\\
indice	ePgUjIpQ
indice 000	eSjHpS
indiciaire	gV
indiciaire$	gV
indie	aJb\\hK
indie$	aKbZ
indie-	aKbYcH
indig-	aVcFiPlJtK
indigenes	bZlH
indigenes$	bR
indir-	bUrP
indirect	rR
indis-	jUlV
indispensable	jUlW
indispensable$	jXlS
indiv-	hSnQ
individual	gRnT
indoo-	cKiX
induc-	iTjXoS
induccion	bHfIhFiTjXsI
induction	iHjToVpS
induction$	dLiAjYp[
inductions	iW
indus-	bSjP
industrial	cUjU
industrial$	aPbQjT
industrie	bReJgU
industriel	aZiDjV
industriel$	jU
industrielle	dLfKgLj\\lKmCoKqLrKtJ
industries	aGbJiZjLlTmY
industry	iVkS
ines	iTm_tP
infan-	kPrL
infant	aGc\\fKtL
infantil	bWrC
infantil$	aR
infec-	aKiTjIkS
infin-	cKiPjT
infinita	jW
infir-	aRbR
infirmary	bKcW
infirmier	aV
infirmiere	aWmP
infirmiere$	mY
infirmiers	iRmTtJ
infla-	gQiT
inflacion	gQiT
info	oJpSqP
infol-	aGcKhKiJj^
infon-	hViU
infonavit	hViU
infonavit$	gKiW
infor	j\\
infor-	iSpQqS
informal	mIpZ
informatica	dHiQjT
informatique	jR
informe	iUjHpY
informes	i\\jI
infos-	aVcKiT
infostand	aVcKiT
infra-	dKiHj\\
infrastructure	aWmS
infrastruktur	bUmI
infus-	bRjW
infusion	bTiKjW
infusion$	bTiHjWlLtI
ing	jUm\\
ing$	j\\
inge	abbHqJrJtH
ingen-	mU
ingenieria	lR
ingenieria$	bRiT
ingeniero	jSmP
ingeniero de	iR
ingeniero$	j[mI
ingenieros	fQmX
ingenieur	jV
ingenieur$	jYmH
ingenieurs	iJjVmT
inges-	iajH
ingest	iZ
ingle-	jSkS
ingles	jSkS
ingles 00	aEj\\tI
ingles b	hQjU
ingles c	aGjR
ingles con	jRkPmLqL
ingles de	iFjJkWlT
ingles fluido	jR
ingles o	jHkSpU
ingles para	jRkS
ingles y	jWkK
ingles$	iDjPkRrS
ingre-	fQiSoRrR
ingreso	bJfWoV
ingresos	fHiSmKrWsK
ingri-	mS
ingrid	mS
ingrid$	mU
inhab-	aHbQmY
inhaber	mZ
inhabergefuhrt	aHbYiH
inhabergefuhrt$	bX
inhaberin	aHbQhHmUtS
inhabilidades	j]
inhou-	aXbFeJiKjRqQ
inhouse	aXbFeJiKjRqQ
inici-	iZjL
inicial	eSi[jK
inicial$	eX
inicio	oV
initi-	iV
initial	iV
injec-	bYiCjBkZ
injection	aTbRiLjBk[
injer-	iR
injertos	iR
injertos$	iV
inkl	hTiS
inkl$	h\\iK
inklu-	gVhY
inklusive	gVhY
inklusive$	hX
inmat-	bPiVmIrS
inmates	bUgLiFjSrU
inmer-	iW
inmersion	iW
inmob-	bUcK
innen	aWiStL
innen$	iWmU
innen-	aafImUtG
inner-	aGdTjWpU
innere	aKjYpV
innov-	aJiFm\\
innsb-	cStJ
innsbruck	cStJ
innsbruck$	cUtJ
inox	gIiWjSkX
inox$	aKjU
input	iZnKqJtT
ins	gKhTjHrRsS
inscr-	j_oDsS
inscrita	jW
inscrito	j[
insel	aKbKcVhIiZjF
insel-	bWgFhWiJnZ
insem-	aSiSjS
inseminacion	aLiVjT
inser-	aRrT
inserat	rZtS
inserat$	rQtU
insertion	aYfJjImR
insertion$	bJmV
inserts	cLjU
inserts$	cLjX
inset	fVoWpH
inset$	fUiIoWpH
insid-	bJfPjQmP
inside	bJcPfQjRmQ
inside$	cId>fZhWiSlKmK
insig-	iLmY
insis-	aKlTpKqWrSsR
insist	aKlUpIrRsQ
insp	bKcKhJiZjJmR
insp$	aLbKcJgKhIiXjJmS
inspe-	iSmQ
inspeccion	h]iR
inspecciones	bUiQpJ
inspecciones$	bWpI
inspection	i[
inspections	iS
inspections$	iS
inspector	aXqPrT
inspector$	aWbCrT
inspectores	iEmZ
insta	i[jTpQ
insta$	iXjT
insta-	pR
instagram	jGlSpQrU
instagram$	jElYrV
instalaciones	aPbSiLj^kGmAtG
instalador	aQiEjT
instaladores	aQmUoL
install	eSfRiQoK
installations	bciDpH
installer	a[iI
installer$	aZ
installers	aWcHiKmSrK
installs	bWiQlL
installs$	bXgJlK
instancia	iLjKpZ
inste-	gLjHpQrQ
instead	gLjHpQrQ
instead of	gJjIpV
insti-	bYnY
institut	aIbTcW
institute	bVcJtR
instituto	bVcE
instr	bEf]jRkH
instr$	bGf[jRkH
instr-	aUhQ
instructeur	aXgHjH
instructions	iQ
instructor	aShLjRkV
instructor$	aQhLj@k[mIpK
instructors	aTmWsP
instructors$	aWiHmY
instruktion	iW
instrument	hVjR
instrumentation	hLiZkT
instruments	bPgUh[iE
insur-	hUjY
insurance	h]jS
insurance claims	iU
insurance$	hZiGjW
insured	jZ
insured$	iPjT
insurer	bVfHhIqQ
insurers	b]kEsG
intak-	iXoT
intake	iXoT
intake$	o^
integ-	aJbXgUkS
integral	bHgTiV
integral$	bIgT
integrale	gQjW
integrateur	aPbUiK
integration	iYjDmQ
intem-	fUh[
intemperies	fUh[
inten-	fRiUkToK
intensiva	hXjFkToA
intensiva$	f\\
intensivo	fYhSjR
intensivo$	bSfZ
interamt	pVrQ
interamt$	aFpYtQ
intercultural	bZcJjFkW
interentreprises	bKgKhZiL
interentreprises$	bKgKhX
interesse	hIiJjKk]
interessement	eKg\\hU
interessement 0	eKg[hG
interessement 00	aKfDg[hC
interessement$	gXhW
interest	kY
interest in	kP
interest$	kWlJ
interfaces	iY
interim	bRcJeY
interim puis	sQ
interim trois	eX
interim$	aScFtU
interinidad	eb
interinidad$	eWlS
interior	aQcV
interior$	aKcXjLnV
interiorista	aTrQ
intermediate	aUjSkT
intermediate$	iJjTkU
intermedio	jWkL
intermedio$	aUbJiHj[kH
intermittence	ea
intermittence$	eY
intern	qa
intern$	gLqZ
interna	aTcFfQiKlUpX
interna$	aKcKf\\jUsK
internacional	iKkX
internacional$	iKkX
internal	aTiIq[
internat	bVfTiQ
internat$	f_
international	aHbRcBeZgLiJmJ
interne	aTlUqU
interne$	aZtR
internes	bJfLgEhGiQmZ
internet	hXiKjZ
internet$	gKhSiIjKrZ
interno	aYqY
interno$	aTfJiU
interpreter	aXcIkT
interpreter$	a[
interpreters	aXiU
interpreters$	aYtK
intervenants	bU
intervenants$	bT
intervencion	bZgQhCjI
intervencion$	bZhBjJ
interventions	bLi]
interventoria	iT
interventoria$	iT
interview	p[qS
interview$	pRqY
interviews	p^
interviews on	oKpT
interviews$	bLiWjYkGpK
into	aBhCiYtQ
into the	mWtR
inton-	bHiSjIk[
intra-	aHi_jKrPtT
intra-muros	bIcY
intro	aDbKfKiSjGmIpb
intro-	gTi\\
intun-	jTkTqT
intune	jTkTqT
intune$	gJkTqX
inuti-	jKlZqX
inutile	jJl[qS
inutile$	iJjGlb
inven-	i]jV
inventaire	iY
inventaire$	iV
inventaires	aDi_
inventaires$	iS
inventario	iWlLqQ
inventario$	jWlEqX
inventor	cJjY
inventory	iW
inventur	hKiSjR
inver-	bKcUgGiU
invercargill	cSjT
invercargill$	cRjPpL
invernadero	gJiXjJ
inverness	aPcVgGtT
inverness$	tU
inverter	hZ
inverter$	hZiIjL
inves-	bRcLqW
investigacion	bScIiR
investigator	aX
investigator$	a[bDcL
investor	aLbQqVtV
investor$	bUdKtW
investors	bWcJdKiL
invie-	fSjWtW
invierno	fVlKtX
invig-	aZbGcGhKiQ
invigilators	aZbGcGhKiQ
invit-	bTiQqKtV
invites	aLiFt[
invoi-	gQiR
invoice	eRfKgX
invoices	i^qR
invoices$	q[
invoicing	bXfJiHjU
inyec-	bT
inyeccion	bUiIjZ
inyeccion$	aUbGiIjZ
iom	cY
iom$	cY
ios	bKiQkUmR
iowa	cY
iowa$	cY
ip	bQiVjKmV
ip$	i[kQmI
ipad	h[
ipad$	gLh\\iL
ipi	aQj[pK
ips	aFbSiFjVmFpY
ipswi-	cW
ipswich	cW
ipswich$	cX
ir	aXbGcKeTmInY
ir$	hDn^pFqH
ira	gHh\\pTrJ
ira$	hXiKpTrK
irata	aZjUpP
irata$	cKiIjRpU
irela-	cSdGiPjQ
ireland	cSdGiPjQ
ireland$	bKcZdEjS
irgen-	iKkTpP
irgendwas	iKkTpP
iris	aJbRjX
irish	bQjKkQpJrTsX
irish$	cLsY
irpf	i_jL
irreg-	fXgVhLiK
irregular	fUgXhIiK
irreguliers	fW
irreguliers$	aKfX
irrel-	l\\
irrelevant	l\\
irrelevant$	l]
irrep-	jQ
irreprochable	jQ
irreprochable$	jW
irrig-	hJiRjVmW
irrigation	hGiUjXmL
irs	gYhKnF
irtec	j_pJ
is 0	fUmPqT
is 00	bQgQiGoUqV
is a	gKjPkS
is an	dZtI
is at	cWiImJpYqT
is being	qa
is coming	eKlW
is confidential	dRqV
is done	iGjCl_qV
is fine	d]lTrS
is for	eKgYsR
is good	bDcEkdqI
is in	c^iIjKkQmSpLqS
is no	iUlXsF
is not	l\\qW
is off	mRqY
is on	iImFnSqYtW
is paid	hEnKpX
is the	cZhDmQsR
is twenty	cLdLfXsLtG
is what	bLgQtU
is why	bViKqX
is zu	fYgGmRtK
is £	q^
is$	cRqStS
isad	i_jGtK
isda	iUjTrJ
ish	fXgY
ish$	fRg\\jJ
isidro$	bR
isixh-	bLcJiKjRkT
isixhosa	bLcJiKjRkT
isla	iDjTmWnR
islan-	bTcQsV
island	b[cQ
island$	bHc\`
islands	bYc>dIfFgThDnXsL
isle	c\\
isle of	c[
isn't	l\\q^
isn't$	jKlVqQrV
isnt	fJiIj_
iso	aHbSiSjUkT
iso 0000	bKj_
iso 00000	aGbVgIiUjQkUpK
isola-	cHdHg_hGiRjD
isole-	bQhViDpT
isome-	iUjR
isst	bWhQmJpUtK
issue	dIgJhXiVjFmKnQtL
issue$	gJh\\iBjIkKnSqKtJ
issue-	hZ
issues	kS
ist am	fBoVpGqa
ist das	hDrZsH
ist der	qVsR
ist die	bTtW
ist ein	bVdIeJgFjRkSqR
ist eine	eXfJqHrItK
ist in	eHqPtS
ist kein	jZkVlC
ist mir	eJiWlUqJsH
ist nicht	bKjKlUsX
ist pflicht	jSkI
ist$	bJcQsRtQ
istqb	jQkY
istqb$	bJjRkP
it	rR
it "	rT
it all	qXrYtG
it and	gKhKiIjLlVn\\pCsI
it goes	iIrY
it in	rZtJ
it is	gQhKiJjQlHqQ
it on	mKpIqWr\`tJ
it pays	gY
it to	hKiY
it under	gFmCpIr^tF
it up	iUkJqcrCtQ
it was	qSt[
it within	jU
it'd	iXjGkX
it'd be	iSjGkY
it'll	eSoS
it's	rQtP
it's 00	bEgWhFi[nKqL
it's a	qU
it's an	aJpKqWrKsW
it's for	aIb]cGeJiL
it's me	aHbYlJmZpJqH
it's the	bSfSqP
it's thirty	gQ
it's$	eGgQjKte
itagu-	cTdR
itagui	cTdR
itagui$	cTdR
itali-	jTkQ
italian	aKbTjSqQ
italian$	bCcGiFjLk^qI
italiano	jUkY
italiano$	jPkT
italien	bSjP
italien$	aTbQcLkQ
italienisch	jTlS
italienisch$	kRlQrW
italy	bFcEfHhJiFjGmGnepFsJ
iti	jW
itine-	kY
itinerant	k\\nH
itp	cLdLfIgIh^iIjDlLmLnLoLpLqLsLtL
its	rQtP
its a	jQrQsV
itsel-	bJiWkFlS
itself	bJiWkFlS
itzeh-	cS
itzehoe	cS
itzehoe$	cS
iv	gTjX
iv$	bGcKgWhRiHkF
iva	eUgRhEi]
iva$	eYiUjH
ivan	m[
ives	aHcT
ives$	cT
ivf	bYhFjHkGqJrX
ix	gT
ix$	gSjT
ixos	iHj_
ixos$	iHj_
j	dS
j /	eZf^iKnT
j 00	aVfUjH
j teletravail	aReKqR
j$	bJfSpBtQ
j'ai	qVsXtW
ja	sUtS
ja also	bWiK
ja$	hSiKqTt]
jaarc-	eZ
jaarcontract	eZ
jab	hZjK
jab$	h[jJ
jabs	fLhX
jabs$	aHfJhZiIkLmLpI
jacke	cJh_iEmJpE
jacke-	hY
jacket	hY
jacket$	hY
jaen	bPlP
jaen$	cSgQiR
jagds-	jSkR
jagdschein	jSkR
jahn	hXmV
jahn$	hXmV
jahr	hS
jahr 0	fIgBhZqV
jahr 00	fVgChUiGoJqR
jahr$	eUgSnP
jahre	eTjZ
jahre praxis	dKjQtR
jahre$	eY
jahre-	eU
jahren	bUmR
jahren$	hVjQmQsS
jahresabschluss	gKhHiajI
jahresarbeitszeit	bLfYgI
jahreskarte	hY
jahresleistung	cIdKeCfHgUhViHmJpG
jahressonderzahlung	gWhQjK
jahressonderzahlung$	g^hIiJjJ
jahresstelle	cJe_fJgLhDiLsK
jahrg-	bWcFrWsTtH
jahrl-	ePgQiVnT
jahrlich	eRgRnU
jahrlich$	gWiQnR
jaja	hPmQqSsR
jaja$	bPhRiKjJmQqUsR
jal	c_
jal$	c]
jamai-	fPlT
jamais	fPlT
jamais le	fWjI
jambe-	cTjSoK
jambes	cTjSoK
jambes$	cTjQtL
jamf	iU
jams	i\\
jams$	i\\
jan	o^pP
jan 0	hJiUjIo[
jan 00	iJp[
jan$	fIiPmQoWpQ
janua-	fVoU
januar	eQfTiK
januar$	eSfRiJoQpS
january	fToU
january$	o^qR
janvi-	eSfRoR
janvier	eSfRoR
janvier$	fUoT
japan	bYcGjHnW
japan$	bYcGiKjKnU
japan-	jAk^
japanese	bPkV
japanese$	kT
japon-	cBeKgLhKiVjLkYlQpKsJ
jardi-	aQhS
jardin	cSgDhZ
jardin de	bShLiZ
jardineria	aXiJjS
jardinerie	bScUtI
jardinero	bRtW
jardinero$	aV
jargo-	r^sJ
jargon	rYsJ
java	aVlZ
java$	aSlX
jaw	cW
jaw$	cW
jcl	iTjU
jcl$	iVjQ
jd	bSl]
jd$	iKlXsI
je	gXtS
je 0	aJfYiSmDtK
je cherche	aWbStI
je nach	eXgUtJ
je nachdem	gV
je ne	f[qU
je te	gUpHqR
je veux	aPiKsU
jean	gPqQ
jede	f[rQ
jede dritte	fX
jeden	fPnRrT
jeden vierten	fUiT
jeden zweiten	fViI
jeden$	gVqTsG
jeder	fXgP
jeder zweite	aLjY
jeder-	mKpY
jederzeit	mKpY
jederzeit$	mJpY
jedes	f\\qS
jedes 0	fS
jedes zweite	bKfZhG
jefa	mi
jefa de	aVmQ
jefa$	mW
jefat-	aWjKm[
jefatura	aWjKm[
jefe	aQme
jefe de	aT
jefe ing	m[
jefe$	aYpS
jeman-	aRsS
jemand	iPsU
jemand der	aUbIiQ
jemand$	aUhViI
jemanden	aUeWkJtS
jena	cUdY
jena$	cQd[fJ
jena--	aKc\`
jerez	cZ
jerez$	cR
jerse-	cPiP
jersey	cPiP
jersey$	cPiQ
jet	aVbKcFhHiTjDkZmJ
jets	aIbbjJ
jetso-	iX
jetson	iX
jetson$	iW
jetzi-	mKq[
jetzige	mKqX
jetzt	gSqQrKt[
jeu	bWiTnHrU
jeu$	hIiZnD
jeudi	dSfYiR
jeudi soir	dIf_hDnK
jeudi$	fThTiS
jeune	pJsat[
jeune-	bTsR
jeunes	bQiRsT
jeunes filles	bWcL
jeunes$	aFbTfLiWlR
jeunesse	aQbT
jeunesse$	bXiJ
jeux	aLb[cJgHhJjWpKtK
jewel-	aUjT
jewellery	cRjWrI
jewis-	bSiQ
jewish	bSiQ
jira	dJj_
jksim-	k\\rJ
jnc	j^
jo	fIpBqWt_
job :	aTbIiR
job share	e\`f[gHhHjJkHlHpL
job$	eRhVl^
jobce-	pUq\`sI
jobcenter	pVqR
jobra-	hS
jobrad	hS
jobrad$	hW
jobs	cQpV
jobs$	bXdKj[pV
jobti-	hW
jobticket	gLhXsP
jobticket$	hY
jog	aIsg
joghu-	bZcJ
johan-	aFbCfFiGo_pJqL
john	bJcX
joign-	bLfIiXjGmZpIsL
joignable	bLfIiXjGmZpIsL
join	gGhIm\`o^
joine-	iRjPkP
joiner	aRkV
joiner$	aY
joiners	aHiVmIpT
joiners$	iUoKpW
joinery	jW
joini-	oW
joining	oW
joint-	aUiXjE
joints	iX
joke	aHb\`cGdKeLfFhIiEjGmLoKrStL
jokes	hRiGlIpJrasQ
jokes$	bKgLhXlEpFr\\sD
jolie	s_
jorge	cUmS
jorna-	eQfRgS
jornada	eTfU
jornada completa	aLeTfP
jornada intensiva	fQ
jornada$	aJeTgWiQ
jornadas	dWiStR
jornal	gZ
jornal$	gV
jose	aLcUpXtS
josep-	pStP
joseph	pStP
joseph$	pS
josia-	mTpT
josiane	mTpT
josiane$	mUpR
jour fixe	aGfTiGtZ
jour$	iTjU
journ-	iS
journaliers	aXbIcJiLsQ
journaliste	aVbKcJeUiJ
journals	bWrJ
journals$	bWrJ
journee	fXiRpU
journee$	fXiW
journees	bEcFd]jGmJqSrJ
journeyman	gHjTkY
jours	dYfXhS
jours +	hXmH
jours 000	eDf\\gJhI
jours a	dZfUhE
jours de	fTtP
jours et	dGfa
jours par	fVgJhHn\\
jours sur	dXfShSoD
jours$	fZlP
joven	bQsZ
joven-	aT
jovenes	aT
joy	aIjJkYmRpR
jr	a[bIpQqP
juan	bKcXfLhQmY
juare-	cVhT
juarez	cX
juarez$	cV
jubil-	aJq[
jubila	iUqU
jubilacion	eV
jubilacion parcial	eV
jubilados	aGlYsW
judge	jWkTqR
judge-	bYfKiRjW
judgement	fJiEj\\
judic-	eRfSiKjX
judiciaire	eXiQjG
judicial	fViKjTqT
judicial$	fWiFjZ
juego	gZjW
juego-	hTiTmKpR
juegos	hTiTmKpR
jueve-	pR
jueves	pR
jueves a	bWhInV
jueves por	gGpT
jueves$	dQfU
juez	jVmY
juge	iZ
juge$	iZ
jugem-	iV
jugements	iV
jugen-	aSi\\
jugend	aQb[iDjLkL
jugendliche	aEbDgFi_
juici-	iQjTnR
juicio	iWjHqV
juicios	jXnT
juill-	oZ
juillet	oW
juillet$	ePhSoV
juillet-aout	fWoY
juin	fSoXqS
juin$	o]pV
jul	aGdGeIfCh\\iJkKlKmLnIoZpFrJ
jule	mXqV
juli	fRob
juli$	oetH
julia-	aJcYqT
julian	qXtS
julie	iPnR
julio	eKhToa
julio$	fQhQiDo\\
july	oY
july 0	o[
july and	bQfEhZoE
july$	eSoZpT
jumbo	i^
junct-	cPiIjW
junction	cR
june	gFo^
june 00	eKf?oa
june$	gChSoZpQ
jung	jEmHqGsb
junge	rEs\`
junge-	bUjUpKs[
jungen	bXiDj[pJ
jungp-	iXjK
juni	fQo[pT
juni bis	oV
juni$	oZpW
junin	bDcceKfKhIiKjJkKlKmJoKpKqKrKsKtK
junio	eQo\\
junio$	eQfSjHoY
junior	aXjQ
junior$	aWbIeUjSmL
juniorchef	bWmCpX
juniors	cXiUlRmTtK
juniors$	iWmZ
junip-	aJbUjU
juniper	aJbUjU
junta	fFi\\qP
junta$	gTiU
junta-	fUiU
juntas	fUiU
juntas$	f\\hHiJjLmK
junto	aWbIcZi?mV
junto a	bCc\\hWjKmU
jura	cUjUkS
jura$	cWiIkXmJnL
jurid-	jWtR
juridique	aPtT
juridique$	aWbIjVtE
juris-	cKi\\jPlS
jurist	aGiIjTlX
jurist$	aGiGjVlR
juriste	jI
jury	dQiTp]
jus	iUjS
jusqu'a 0	hPiQjIoV
jusqu'a 00	fWjKoHpV
jusqu'a 000	gT
jusqu'au	eQpS
jusqu'au 0	eVpS
jusqu'au 00	iGpQ
jusqu'en	bXiK
just	sT
just off	aDcafFiGmKpK
juste	iHjWo]
justi-	iRmY
justice	iUjHkSmS
justo	jRpJr_
juven-	bRiRrV
juvenil	bRiSrV
juvenil$	bUiUrT
juzga-	bJn\\pI
juzgado	iR
juzgado$	iU
jv	aGb]jJqW
k $	bLgYhKiS
k (	jLqWrUsI
k +	gTsR
k /	bGfDgQiTjQ
k 0	bRgLhXk[pJ
k 00	fHgPhY
k a	hEic
k base	gRmHsP
k depending	gXiG
k for	gUhT
k fte	garQ
k incl	fGkJ
k members	bYcLgCiVjJ
k monthly	fKg_
k on	g]
k per	gPhT
k plus	gRqP
k pm	gb
k pro	rS
k to	fCi]
k visitors	b\\gI
k yr	eGgShU
k ¤	gXiR
k$	g]
kabel	iY
kabin-	pKsX
kabine	hQpJsX
kabinen	iT
kafer-	aYbJcDiUjG
kaffe-	bThQiR
kaffee	hUpQqQ
kaffee$	hSiFjKpFq\\
kaffeemaschine	bYpH
kaffeemaschine$	bZgGhDiTjIlKmKpGqL
kaffeemaschinen	bHcJgKi\\
kafka	iRjRkY
kafka$	cIiUjUkU
kaise-	aLbWcFh\\
kaiser	aJh^jK
kalbe-	iY
kalber	bPiV
kalen-	bXiQpW
kalender	bZiTmL
kalgo-	cW
kalgoorlie	cW
kalib-	ibjK
kalku-	jXqJ
kalkulation	iSpTqL
kalt	gJha
kalt$	bCgHhciJpH
kalta-	iX
kaltakquise	iX
kalte	iKjR
kalte-	aZbEcEgIhDiYj=kUmKnKoK
kamlo-	c[hXiF
kamloops	c[hXiF
kamme-	iQjGlYsW
kammer	kLrWs[
kampa-	hViP
kampagnen	fUjH
kampala	hViP
kampala$	hV
kanal	bIcHiZj[kKlLqHrK
kanal-	cFgLi\\jKlK
kango-	hW
kangoo	hW
kann	jUkZlR
kann man	fSjIkU
kann nicht	fHgLkQsZ
kann$	jVkQlR
kanna-	iUjW
kannada	iUjW
kanns-	gQjItS
kannst	gQjItS
kannst du	jFkVtT
kanti-	aRhU
kantine	aRhU
kantine mit	h]
kantine$	aWfP
kanto-	bYc@jQ
kanton	bFcCgHhXjZ
kantonalem	gWiJ
kanzl-	bPiSmU
kanzlei	bWdRhL
kao	fHg_mHpH
kapit-	cGhBi?j^mXpI
kapitan	m[pJ
kardi-	aIj[
karen-	eTqQsPtQ
karenzvertretung	eY
karin-	iJkHpTqKtX
karls-	cWdLjS
karlsruhe	cWdLjS
karlsruhe$	cXdLjR
karte	aXgUhEtR
karte$	aWgWhEiLtT
karte-	hV
karten	hV
karti-	iZ
kartierung	iZ
karto-	i_
kase	aJiXtI
kasse	aUbKiQjV
kasse$	aRiW
kasse-	bWiSlR
kassel	cX
kassel$	cT
kassen	b[iLsI
kassi-	lWqQ
kassieren	jLlX
kassieren$	iYoK
kat	j[kR
kat b	kU
katal-	bIgJhTiSnI
kateg-	aHbFgKjWkSrKtK
kategorie	aGbEeLgIhKiIjWkTmLnKqLsLtJ
kath	aKpStX
kath$	aEcLpTtX
katho-	bYkFqDse
katholisch	iIqErIs\`
katholisches	aJb]jL
katze-	b[
katzen	b[
katzen$	bX
kaufm	iKj\\mS
kaufm-	aZjRmF
kaufmannische	a[mF
kaufmannische lehre	aGjR
kaum	iUlWqH
kauma-	iWjKpS
kaumatua	iWjKpS
kavo	gZ
kaz	kTlHpZtS
kaz$	cJjFkQlJpZ
kb	bIiXjS
kchf	b@fKgdiCjLmLpA
keel	cJeKpZtK
keel$	cJeKiHpZtK
keep	qWrW
keep it	eWsT
keep that	oRq[
keep the	i^
keep$	gShQiQrE
keepe-	aSjLlXmQ
keeper	aY
keeper$	a[
keepers	mZnK
keepers$	mX
keepi-	eVfJiU
keeping	eVfJiU
keeping the	iZqR
keeps	iPjXqXtH
keeps the	i_jFlK
keevi-	bUiQ
keeving	bUiQ
kegs	hAiVjY
kein	kPlWrSsS
kein "	rYsH
kein fehler	jLk^
kein muss	jFkQl_
kein witz	hZjPpKrE
kein wort	hLpKqbrH
kein$	fUiIrVsS
keine	rQsa
keine mit	hKs[
keine$	fXlVsS
keine-	jKlTqRrQsT
keinen	iGpIqQrVsPtR
keiner	jIlXqS
keiner$	gHqRrT
keins	bFcEdXhLiHjElYpJrStD
kelle-	cLhYiV
keller	iRsT
kellermeister	aR
kelln-	aQjIlZ
kellner	aRhLlS
kellnerin	aWhGjQ
kellnerin$	aX
kells	c^
kells$	c^
kelow-	cX
kelowna	cX
kelowna$	cX
kempe-	bIcXmIpUqP
kemper	mIpYqT
kempt-	cW
kempten	cW
kempten$	cX
ken	bEiKl\`pHqSsI
kenda-	cR
kendal	cR
kendal$	cW
kenne-	kVtP
kennel	aZhJ
kennen	gKiKjQkVqKtR
kennen$	iCjRk[
kennt	bJgGiIjXr\`
kennt-	jUkU
kenntnis	jXmJqQ
kenntnis$	jY
kenntnisse	iLjPkX
kennu-	pZ
kennung	pZ
kennz-	iRpSrS
kennziffer	pUrS
kennziffer 00	pUrQ
kenor-	cViKnZtC
kenora	cViKnZtC
kent	aHcWlLsT
kept	eQpRqT
kernz-	fShV
kernzeit	fShV
kernzeit 00	eJfYgJ
kernzeit$	fFhX
kerry	cYiXpJ
kerst-	mV
kerstin	mV
kes	g_
kesse-	aKbUcIjWkEsG
kessel	bDcJi[jI
kessi	aIbIgHhFi_nK
keswi-	cR
keswick	cR
keswick$	cU
kette-	aJcXiR
kettl-	bZjHmIpVtR
kettle	bZjGtW
kev	mYpRsQ
kev$	aJjJmWtP
key	hSi^jImJ
keyho-	iJjZkKlKmF
keys	bUiP
keys$	b]
kfw	aIbXfKhHiXtK
kfz	aWiYqDrLtC
kfz$	aXiWkKqErItH
kfz-g-	aTbLqP
kfz-gutachter	aTbLqP
kg	hRjU
kg /	bT
kg$	iVjY
kicks	gIjKq[
kid	bUgKhTqS
kiddu-	bKiX
kiddush	bKiX
kids	bQsR
kids$	hZiQjUlK
kiel	aJcYeKfIjKnY
kiel$	cVeGfGhKiIjKnZ
kiele-	bRfS
kieler	bRfS
kilke-	cWfQ
kilkenny	cUjK
kilkenny$	cS
kill	qV
kille-	bZcIeJhJjKpTqKsT
kilma-	cTfLgK
kilmarnock	cTfLgK
kilmarnock$	cW
kilns	bSiT
kilns$	bTiS
kilo	fJgThZkAsX
kilo$	gXhLiJ
kilom-	bKcSgYiHnf
kilometer	cVjTpK
kilometer$	cSnT
kilometergeld	cFgFn^pH
kilometraje	fKg[nQ
kilometres	gHhIiGnZ
kilometro	bKcYgTjJnB
kilos	gIjWsU
kilos$	iGj\\
kilru-	bTiJ
kilrush	bTiJ
kind	aXfGj\\qLrL
kind$	a\`iJqGrDtI
kinde-	bQiQ
kinder	i]
kinder und	aY
kinder unter	bUiW
kinder$	b^sW
kinderbetreuung	aW
kinderbetreuung$	aY
kindergarten	bTiK
kindergarten$	aFbXiK
kindern	iRjFkWqGsQ
kindern$	bLdKhJiXkI
kinderwunsch	s[
kinderzulage	hWiK
kindl-	jSrRtT
kindly	jSrRtT
kindly$	bUiIj[rTtD
kine	hQmV
kine$	aWmW
kines	bWhJm]
kines$	bVhImZ
kines-	aTcLmQ
kings	aIhIjZlHsYtK
kings-	nUpU
kingston	nUpU
kiosk	aQcGfKgGjZ
kippe-	aHcGi]jKqQ
kirch-	bXhPiQ
kirchberg	bIcU
kirche	iSrKsY
kirchen	bViQmK
kirchen$	bUcGfLiRmI
kirchengemeinde	aFbY
kirchengemeinderat	bThHiJjLm]pJqI
kirkc-	aHcStR
kirkcaldy	aHcStR
kirkcaldy$	cW
kirkw-	c^
kirkwall	cX
kirkwall$	cX
kirst-	cIqYrWtH
kis-a-	jWkL
kis-ablosung	jWkL
kiste-	bKiZ
kisten	bKiZ
kiswa-	jVkKrY
kiswahili	jVkKrY
kit	h\\lT
kit$	h_lT
kita	aTh^
kita$	a\\bBcKhQ
kita--	aRhZ
kita-leitung	aVrQ
kita-leitung$	aYbK
kitchen$	aXbRiGjQkS
kitchens	bQiW
kitchens$	bW
kits	aFb\`iW
kits$	i_jJ
kitte-	bGcIeLgJhYiDjKkHl[pGsW
kiwi	hKpVs]
kiwi$	bWcJjFpHsW
kiwif-	bTiVjK
kiwifruit	bTiVjK
kiwis-	gHh]
kiwisaver	gHh]
kl	fGh^iIjZpB
klapp-	sR
klappe	iKjHqWsT
klappt	cTsR
klar	iGjWlV
klar$	gQiHjWlV
klara-	bV
klaranlage	bV
klare-	qW
klaren	qW
klass-	jV
klasse	hP
klasse 0	bXjH
klasse b	j[lS
klasse be	jYlL
klasse$	hSjIkV
klassiker	bPjQ
klaue-	i[
klavi-	cEiUjV
klebe-	iY
kleben	iY
kleben$	iY
kleid-	gDhasT
klein	bSfFiGkRpFrYtS
klein$	aFbUgIiFkEmJpKrQsStU
klein-	bViS
kleine	iRsT
kleinen	fGiVmQsT
kleinere	gJi[
kleinreparaturen	iS
kleinreparaturen$	iV
klemm-	hSiL
klett-	aZgIh^jKtL
klien-	aKbPiXtJ
klienten	bViQpKtH
klima	bXiTjK
klima$	bViT
klima-	aRh\`
kling-	cJdQrWsR
klingeln	dYpRrH
klingeln$	dZ
klingen	r^s\\
klingt	aJbSiLqIrQtT
klini-	aPcS
klinik	hXiX
klinik$	bChYiX
kliniken	bScLnW
kliniken$	cIiXnR
klinikum	bT
klinikum$	bQcS
klinikverbund	aYbR
klinikverbund$	aYbSiH
klopf-	i[
klopfen	i[
klost-	bW
km	na
km a	fJhGjUnY
km de	bUiQnQ
km par	bJgJjTn\\
km$	bTcVg[hQ
kmp	hQkT
knapp	kGmYrZ
knapp$	aDkDmUr[
knees	iSqVs\\
knees$	aLbHhJiVjKqUsK
knie	hKiEjRqVsV
knife	iQjVkJ
knits	aZcHiFkK
knits$	aZbLcHiFjPkK
knive-	kT
knives	kT
knock	cZiS
knock$	aHcTiV
knock-	i_
knocking	iS
knocks	iQ
knott-	jT
knotting	jT
know	qX
know a	aEcQtZ
know what	gPjJs[tL
know yet	fLqV
know$	cJlSqV
know--	jUkRlW
know-how	jUkRlW
know-how$	iJjYkUmJ
knowi-	bJiJjJkZ
knowing	bJiJjJkZ
knowl-	jQkVlV
knowledge	jQkVlV
knowledge of	iIkPlR
knowledge would	bHjJkX
knowledge$	hBiCjYkRlT
known	bThDiKjEmIpHsa
knows	iCjWkVq^
knx	bGiAjXkW
knx$	iIkT
kobi	p]
kobo	jSkX
kobo$	jRkU
koch	aXjQ
koch$	aZiKjUtI
koche-	iW
kochen	iW
kochen$	bJiX
kochi	c_
kochi$	cX
kochi-	mU
kochin	mU
kochl-	aUbS
kochlehre	bUgK
kochs-	iX
kochst	iX
kocht	f?h\\iYjKmK
koffe-	hU
koffer	hU
koha	bJcFj\`
koha$	cJj]tK
kolka-	cPpX
kolkata	cPpX
kolkata$	cRpV
kolle-	hWm[
kolleg	jWmW
kollege	fGhJmYqYtY
kollegen	iGlXmX
kollegen$	iIjGlSmW
kollegin	aImRqT
kollegin$	aGeWmSpIqJtS
kolleginnen	bLmXrS
kolleginnen$	bIm^
kollegium	bTiQ
kollektiv	bWhP
kollektiv$	bUhSiL
koln	aKc\\
koln$	cT
koln--	c^iBn[
kolon-	aQbHiRmRsS
kolonne	iVmQsW
kolonne$	iTmFpLsX
kolonnen	iKmW
kombi	eKhb
kombi$	h]
komis-	aJpJsRtV
komisch	aJpJsRtV
komm	bRp\\qQrJtS
komma	fS
komma drei	hYrL
komme-	rSsR
kommen	rSsR
kommen$	eSfUiQlInJpSrKsQ
kommi-	iSkFqVrZ
kommission	iUkDqKr_
komms-	jWkJlW
kommst	jWkJlW
kommt	gLlUqZ
kommt$	jXkT
kommu-	aLb\`cEqS
kommunal	bTcK
kommunen	bSiRjG
kommunikation	gKiVoKq[
kommunikation$	bIiXoKqUtG
kompl-	hSiR
komplett	dPhTlP
komplett$	hTiKnV
kondi-	iLj[mLsI
konditorin	mH
konditorin$	aYmF
kone	bTjR
konfe-	aThTjHs]
konfi-	bGiVjT
konfigurieren	bHjW
kongr-	aUcHfV
kongress	hSqR
kongresse	aJbRcKiW
konig-	bBcSiX
konku-	hLqWrU
konkurrenz	hLqWrU
konne-	jV
konnen	jV
konnen$	iJjQtS
konnt-	bWjKqW
konnte	bYjIqK
konse-	jSrU
konsi-	hGi^jKlJ
konso-	iRjXlB
konst-	aYcSjKlPtS
konstrukteur	aPlY
konstrukteur$	iKlY
konta-	iYjQ
kontakt	iSpU
kontaktlinsen	iY
konte-	aKgLhJiY
konten	aKgLhJiY
kontr-	eWrX
kontrollieren	iX
konze-	aPbTpQ
konzept	iRpTtL
konzepte	i[
konzern	bIiGjUlU
koord-	aUmU
koordination	aYiX
koordinieren	mX
koordinieren$	aJiGmY
kopf	aTgEqW
kopf$	aXgDqU
kopfe	bVmW
kopfe$	bXgSiImR
kopfr-	fJiJj^
kopfrechnen	fJiJj^
kopft-	se
kopftuch	s\`
korea	bYfHgGh[iIkJ
korea-	jKkY
korean	jKkY
korer-	iSpT
korero	iSpT
korre-	eKiZjUtQ
korri-	iU
korrigieren	iU
koshe-	hRiY
kosher	bRhSjP
kosher$	bYcIhE
kosme-	bPcJjGk^
kosmetik	aVbUiH
kosmetik$	aVbViHjL
kost	h]
kost und	hXsQ
koste-	hZiVtT
kosten	hTiJjW
kostenlos	hXiKjJpKqS
kostenlos$	hViL
kostenstelle	aIbEcHeEgHhHiIpLqSt\`
kostet	fLhZ
kotli-	aQjPkY
kotlin	aQjPkY
kotlin$	aUcJjY
kowal-	iGpJq]tP
kp	aYfHrK
kp$	a]bKhLoLpL
kpi	gRhJiY
kpis	gWhKi]jJ
kpis$	gYhIiQ
kql	jR
kr	garT
kr /	gZ
kr$	gVhRiJjQqKrQ
krabb-	aWb[cF
kraft-	bQjRsR
krafte	aFbXcImQ
kraftig	fFiIjXrKsW
kraftraum	aKbQcIhWrF
kranf-	bIj_
kranfuhrer	aVjHsL
krank	hImBq^sY
krank$	bLqWsS
krank-	bWcIeP
krankenhaus	bYeF
krans-	jQ
kranschein	jQ
kraut-	iW
kredi-	aXbJgEhWiSjI
kreditoren	fQiP
kreis	fKiLn\\
kreis$	fKiJn\\
kreis-	bPgLhTmJnYqTtL
kreiß-	bRqU
kreuz	bVqXsR
kreuz$	aJbUcJqVsS
kreuz-	aCbFcXfHhCi]
krieg-	c\\iFkUmKnI
kriegen	bViGjYlSmIqLsI
kriegt	hSsW
kripp-	gKjKtJ
krippe	bQjKqPtJ
krone-	i[
ks	bIcXiYjF
ksa	bTiV
ksa$	bU
ksh	g\\
kuber-	jXlR
kubernetes	jXlR
kubernetes$	jWkKlR
kuche	a]bS
kuche-	iUmW
kuchen	hXiQtJ
kuchenchef	aUiLmGpWqQ
kuchenhilfe	aXfJqU
kufst-	cVrR
kufstein	cVrR
kufstein$	cY
kuhe	aJbXiVtX
kuhe$	aJbTfKiTkJtW
kuhl	bWhJiHmX
kuhl$	bXhIiGmU
kuhlh-	bZcKgHiIjF
kuka	aTdJfHiKj\\nK
kultu-	m]nL
kumme-	i[qGtK
kunde	bRjTqX
kunde-	iT
kunden	bUiUjR
kunden$	bEeKiTjTmIsS
kundenberater	sQ
kundi-	hYoXpIqR
kundigungsfrist	oU
kunds-	bRgJjUkT
kundschaft	bRgJjUkT
kunst-	aSb[cKiFjV
kupfe-	a=b[cGfJi^tK
kur	iDjRk\`lJtJ
kura	becFfLjJsH
kurat-	aZiHjJrS
kurdi-	jKkS
kurs	aFfHhKj\`lT
kurs$	fHhEjYlVsK
kurse	aZbJiVtG
kursg-	gEh]iF
kurz	r\`
kurz davor	bKcIjUrJ
kurz$	pEqLra
kurze-	fSqYrK
kurzer	bJfW
kurzf-	fFgLjLoYpXr@
kurzfristig	eRfFjLo\\pD
kuste-	aDbccJhKjDnJtJ
kv	aWgY
kv$	aUbR
kw	bHfJhWo[sHtU
kw 00	eGfJgIhImKoXqKt\\
kw$	ibtG
kyc	aSbKiZ
kyc$	iW
kyrib-	cFjT
kyriba	cFjT
l	gQ
l 0	aZj\\kZ
l 00	g]sQ
l a	bVfZ
l$	fBg^hV
l'a	c\`iDqS
l'acc-	gPkIpYrJsQ
l'act-	fIgYjJ
l'acte	fIgYjJ
l'age-	iJnSqUtR
l'agence	aLqXtT
l'ais-	iHjYsS
l'aise	iHjYsS
l'an	hW
l'an dernier	gDnTrR
l'an passe	gR
l'an$	bPhLiZjC
l'anc-	qa
l'ancien	qX
l'ang-	iKkTlU
l'anglais	iKkTlU
l'ann-	pJqYrS
l'annee	eUjWpK
l'annee$	eUjWpK
l'annonce	jFrXtT
l'annonce$	tU
l'api	gIicjKmApLsK
l'app-	bIjIkJl\\pKqZtR
l'arr-	jU
l'art	jQkRpG
l'ass-	aHiSjLmRtT
l'association	aGbScKiKtV
l'assurance	q[sW
l'ate-	jU
l'atelier	jU
l'atelier$	hYjU
l'att-	pP
l'attention	pP
l'aut-	hPmQqW
l'autorite	iQmS
l'autorite du	iQmS
l'eau	gKi\\jK
l'ech-	qX
l'echelle	gQ
l'eco-	jJmR
l'ecole	iKmRsK
l'ecole de	tR
l'ecr-	qWr]sJ
l'ehp-	hKtW
l'ehpad	hKtW
l'ehpad$	hKtW
l'ene-	lT
l'energie	lT
l'ent-	gVhIiQrS
l'entreprise	iKpFrX
l'entretien	aEgWhIiTpW
l'equ-	bUfIiUmBqQsX
l'equipe	bUfIiPmBqRsX
l'equipe$	bZfCgPiPpIsF
l'ess-	dPgRlKsS
l'essai	dQgShKsWtK
l'essai$	cKdUgWmLoGpFsF
l'eta-	jZpT
l'ete	fZiQoRpK
l'ete$	aJfWiTkQoSpHtE
l'hab-	iIjPkV
l'habilitation	iIjPkV
l'heu-	gW
l'heure	gW
l'heure$	gV
l'hiv-	eTjR
l'hiver	eTjR
l'hiver$	fRhQjS
l'hor-	bTcFiTsU
l'inf-	bJhLiTjQoJqJrLtJ
l'ins-	cLgVqW
l'instant	gWqY
l'instant$	gVjJ
l'int-	dSjRkDrZ
l'ita-	jGkUtQ
l'italien	jGkUtQ
l'occ-	iS
l'occasion	iS
l'occasion$	iS
l'off-	aJb\\hKrS
l'ord-	hSjR
l'ordre	jUtQ
l'ordre$	iCjYtU
l'ouv-	iPqFrX
l'ouverture	iPqFrX
l'usi-	pW
l'usine	pW
l-j	cLf\`gI
l-s	fb
l-s$	fa
l-v	fa
la 0	hUqW
la boite	fKhcmJ
la bolsa	eIfKpXr\\
la caisse	gLhEmJpZqT
la caja	pJq\\
la calle	hPqY
la campana	hJoWqW
la carte	fZkKlKqHr\\
la casa	bKdIfHhd
la chandeleur	aLoWpR
la clientele	jQqPs[
la clinica	pSrV
la cocina	iRmKoP
la comida	fRiU
la comision	cIgJiRmKqZ
la competencia	pJq[rRtJ
la comunidad	qU
la convention	gQ
la de	gQq[
la defense	c_
la direction	aYbIpLq]
la directora	mGqb
la drh	mPpU
la empresa	eUqP
la escuela	cThXjK
la espalda	jXsU
la familia	iTpUrWsG
la formation	iSjFkVlRm@
la gente	iVsU
la grille	gTmK
la hora	g[iJtR
la journee	bJgRpS
la junta	bQqS
la main	jR
la maison	dUhTrS
la manana	tT
la maquina	bTqR
la mesa	aVgDm^
la mutuelle	gHhQiKqX
la nave	hSiL
la neige	aHgJiKjYoWpJqXtH
la noche	fRqQ
la nuit	fGgUiWjT
la oferta	jKpGr[tR
la oficina	iPpY
la palabra	r\`
la patronne	bPkLsQ
la persona	fUiY
la personne	i[kFoUqCrUtL
la place	sZtJ
la plaza	aYbUqS
la premiere	dPhU
la presidente	qV
la regie	aLtU
la saison	eEgYoX
la segunda	bLqR
la semaine	fQgQjKqU
la semana	dReWfKmXoIpK
la senora	aIbKiXpP
la serena	cRhStK
la tarde	fRhS
la temporada	aWjKpCtT
la tienda	bKcZpYqL
la titular	iWjHqR
la una	aIcLf]qK
la venta	bKiIjPq[
la vente	gRhGiKoZpH
la vida	bZhJqW
la ville	cKqVrQ
la vista	b\\cFiJjJpUsP
la voiture	hKq]
la web	pWtX
la zona	cJgDnTpHrRsY
la$	qQ
la-de-	qT
la-dessus	qT
la-dessus$	qT
lab	iTmP
lab manager	aVbQkI
lab of	bVmQ
lab$	aVmY
label	bWcKjV
label-	iW
labelling	aYiQ
labels	bViR
labels$	bYhJ
labo	bXdX
labo$	dSiSqJrTsS
labor	eSiToR
labor$	bVeUiX
labor-	bSmT
laborables	bKh[iL
laboral	aTpT
laboral$	aReTjSkHlKpT
laborales	kRpY
laborales$	iIjJkTpU
laboralista	aPbVeJjJ
laboralista$	aZcLiKjI
laborant	m[
laborant$	m[
laborantin	iImW
laboratoire	bTrR
laboratorio	bRjJmVqL
laboratorio$	aSiUjCmYqJ
laboratorista	aVjW
labou-	mYqR
labour	hQiUjLqY
labourer	gRiJm\\
labourer$	aKgViLmS
labra-	jTmFp[
labs	b^cHiSnR
labs$	aKbUiX
lac	aDbGc_dKeJfIgGkJlJmJnJoKpJqJrJsKtJ
laca	iTjZ
laca$	j\\
lace	iTjSkInI
lachi-	mZ
lachie	mZ
lacke	aBb]iKkK
lacki-	a>j^
lackieren	jP
lacta-	cKh]iZjL
lactantes	bGhIiWqKsZ
lactation	b\\hL
lacte-	gW
lad	mWse
lad on	aIiJkLmXsP
ladde-	hRj[sP
ladder	hZjQlIqTsK
ladder$	hGjVlHqZsJ
ladders	j]sP
ladders$	jY
lade	p]rItD
laden	bTiY
laden$	bReRtV
laden-	aTcGgKhY
lader-	fKgU
ladie-	bQmTsV
ladies	mUsW
ladies and	bTiCsLtZ
ladies$	iEmVsW
lado	bLc\\dKjJkTrJ
lads	jHkLsf
lads$	bTiIqRsP
ladun-	aVhIiUjIlX
ladungssicherung	aWiV
lady	mSsf
lady$	mXrQsT
lage	bJcEiYjYpH
lager	bXdRiUmS
lager$	bZcKhXiHtK
lager-	aYgJ
lagermitarbeiter	a]gLmK
lagern	cLi]kK
lagos	c[iQjKmV
lagos$	aJiPmY
lahr	cYfEgJiIn^oFpI
laia	mdpG
laiss-	nTqTr[
laisse	qYrQ
lait	b]cCfJ
lake	cahSqG
lakev-	bKc]jDkGrR
lakh	gShViX
lakh$	bGeIfLgWhViSjJtI
lamb	bLhSiX
lambs	cHhKi[tK
lamin-	aXbXiGjSmJ
lanca-	aHcbiHmGtL
lance-	gPiY
lancement	gSiV
lanch-	cGhHjJn\\
lancha	cGhHjJn\\
land	bWiSnR
land$	cQhRiRjKnU
landa-	cUiT
landau	cXtL
lande-	bbcVeSiEjI
landesverband	bR
landg-	bHcWiV
landi-	bQiRpS
landing	bQiRpS
landk-	bYnZtK
landkreis	bWnStK
landkreis$	cSiUkInD
landkreise	cIn[
landl-	gLiY
landlord	iUqR
landm-	bZi?k[lT
landmaschinen	cIiHlZmG
landmaschinen$	bGcHiHkJlZmI
landmaschinenmechatroniker	aSjU
landr-	aHbXcEiQqW
lands	g[jHkJoGpKq\\
lands-	aZiJnT
landschaftsgartner	aRjU
landshut	cW
landshut$	cV
landt-	bYiPjJ
landtechnik	bIiZ
landw-	bUiQkYlF
landwirt	cKj\\
landwirte	aKbZcJdIfIgKhJiSjEkGmGsKtH
landwirtschaft	jCk]lB
lane	bXiV
lane$	bZcLhUiF
lanes	cKiXjT
lanes$	cKiVjU
lang	aKfVhKiHmJoUqGrZtT
lang$	aJbKcKfXgGhIiGj?lKmInLpFqErWtV
langa-	b\\jJ
lange	aLfWhJjUmJrV
lange-	aKcYfRhQiInStH
langer	fThRnU
langt	l^
langt$	l_
language	cWiK
language$	cUiJjTkRsR
languages	bUlQmQ
languages$	bWjJmV
langue	k[sQ
langues	j\\
langues$	j]
langz-	aKbKcGf@gHh]iTjJkJpDqXsE
lanus	cZ
lanus$	cZ
lanza-	cRiZnKpJ
lap	j_
lapse-	iWjSqJ
lapto-	eKhZ
laptop	eIh[
laptop$	hQ
laptops	iQsQ
laptops$	iV
larch	i[
larde-	iZ
larder	iZ
larder$	cGiY
lared-	aPcT
laredo	aPcT
laredo$	bScUhJiJ
larga	fPiVjQ
larga$	cIfUiXjS
larga-	iZkKqX
largo	gRiJqX
largo$	bRiIpKqXsL
largo-	iS
largos	iS
larra-	hKm]
las	sR
las 0	f_hKjSpU
las 00	fU
las dos	fRjUqVrH
las horas	fFgXhKiQmJ
las once	aKmKqVtW
las palmas	cQgHiStT
las siete	fWpVqH
las tardes	eKfFmRpX
las tres	fR
las$	cWfK
laser	aDig
laser-	cLiRj]kDlKtF
lashi-	iV
lashing	iV
lass	aSqUrWsS
lasse-	qRrR
lassen	qQrS
lassen$	bLiPrP
lasses	a[cLfTqP
last	q_sQ
last 0	jTpW
last one	qVrQsU
last two	iGpUqPrL
last year	bVhKjKrRsY
last yr	bXgV
last$	aJf]hBiHjKsTtS
laste-	i\\
lasten	iSjT
lastenrad	hViSpI
lasti-	eZiJjGmL
lasting	eZiJjGmL
late	faoQ
late nights	h\\
late shift	sT
late$	f[hU
later	aQjIlV
later$	iGjHlZtV
lates	f^tE
lates$	fUgV
lates-	gJo^pIsL
latest	gJo^pIsL
latest$	oR
lath	bIcIic
latin	j]kUrL
latin$	aIiPjW
latin-	jJlKr[s[
latte	iVjWrQ
laufe-	fUjS
laufen	fWjU
laufende	bX
lauft	fIgEiPkSlTqX
lauft$	aIcHhLiJjDkTlYmLpGqRrKtR
launc-	cQnP
launceston	iImLnZ
launch	cUhQpQ
launch$	cBh]i@pXqU
launches	bTqKsUtJ
launches$	bVcLtK
laund-	hSmV
laundry	aQhSiS
laundry$	aUhW
laune	bVfJhZiTtL
laune$	bYfHhZiF
laura	cKiFm_
laure-	aFc]iGmUtU
lausa-	c_iInSpHqQ
lausanne	nUqS
lausanne$	cRiInV
laut	qTtR
laut kv	gW
laut$	bStY
laute-	bS
lauten	bKiSjY
lauter	bXqRsS
lavad-	cLhVi[
lavado	hWiR
lavado$	hRiR
lavag-	hPiTjK
lavage	hPiTjK
lavage$	hViJ
laval	c\\iK
laval (	cWiK
lavan-	aShWmEpL
lavanderia	aShWmEpL
lavanderia$	hZiHpJ
lavap-	aWbKcUiDsK
lavaplatos	aZiI
lavaplatos$	aZcKiG
lavar	iR
lavee	bLh^iHlEpIqFsH
law	aQbHgPiIkQlXrW
law$	aYbFkXrR
lawye-	aPbSjK
lawyer	aTmRqRsQ
lawyer$	aSbJjHqRsTtH
lawyers	aKb\\
lawyers$	bX
lay	bRi^jL
lay-u-	jY
lay-up	jY
layer	hWjIkQ
layer-	iUjJ
layti-	iSjU
laytime	iSjU
lb	cSjX
lc	bIcJfJg]iUjGmH
ld	gQiHjGk]
le	qT
le 0	pWqW
le 00	fSiKoSp_
le chef	aUiX
le client	bPpHrW
le conseil	h[iFkJqTtQ
le dg	aUpUqU
le dimanche	bHf\\hFqI
le jeudi	fXhXiF
le lundi	dQfWiUmJ
le magasin	hUiUjI
le maire	qKtX
le mardi	dLgJhKiV
le matin	fLi_
le mercredi	fTiT
le mieux	iCoZpY
le mois	eDf[hTnYqJ
le mot	gYrX
le nom	r^
le patron	qY
le permis	iImTrT
le poste	eVoRpLtW
le salaire	rStP
le samedi	fQnS
le secteur	bTcWiG
le site	iItY
le soir	bKhYjGsU
le temps	hZqFsUtT
le vendredi	dWhQ
le week-end	aLhYtV
le$	oT
lea	iKr^sJ
lead	aVmm
lead$	aeiQ
leade-	aRiLmU
leader	aVfLmV
leader$	aW
leaders	iHmRtW
leadership	bVjR
leadi-	mU
leading	mU
leads	hQiRmc
leads$	hUiYmG
leadw-	cJiV
leadwork	cJiV
leaf	bLi\\
leagu-	bTfKiX
league	bTfKiX
leak	iXqS
leaks	i[qV
leaks$	ibjK
lean	hHkTs\\tG
leap	iJkW
leapf-	jX
leapfrog	jX
learn	hFjJlgqPsE
learn$	fJgQhHiGlZ
learn-	jRlQ
learned	iKlWsZ
learner	bVhJqHrS
learners	bRfHiZpKtI
learning	gHhYiBjZkR
learning$	gEh]
learnt	jFl\\
lease	eThYnT
lease car	hZ
lease$	eXhWjQnH
lease-	h[iUpI
leasi-	cJeEh[jQ
leasing	eHhKiRjU
leasing$	eFiVjU
least	j\\oR
least 0	iHj\`mL
least a	jX
least one	jX
least$	jX
leath-	bRhYiR
leather	bRhYiR
leather$	aLbZcHh@iU
leave	h_qRrYsS
leave 00	eSfLh[oKrF
leave a	pVqV
leave out	qGrg
leave the	jEr\`
leave$	h\\
leave-	dIhLnXqSsQ
leavers	kGlW
leaves	dGhJnZqU
leavi-	iVlRqX
leaving	iVlRqX
leaving cert	gLiFjRlXqH
leben	aIiQtV
leben$	iHtX
leben-	aGb\`eKiKpU
lebenslauf	p[
lebenslauf genugt	iRlGpT
leber-	tW
leche	bThWtK
leche$	bWgWiG
lecte-	aKr^
lecteurs	iT
lecteurs$	iT
lecti-	f\\oW
lectivas	aQfZ
lectivas$	fZ
lectivos	dLfY
lectivos$	dLf[
lecto-	iQjQkQ
lectoescritura	bHiKjUkS
lector	aRi[jJ
lectr-	jRkS
lectra	jRkS
lectra$	kU
lectu-	jU
lectura	kQrT
lectura de	jQpQ
lecture	jZ
lecture de	jQ
lecturer	aXrQ
lectures	iYjK
led	j[
led a	j]rJ
leder	aJbXcHiUjHqL
ledes-	mV
ledesma	mV
ledesma$	mU
ledge-	iWpTrJ
ledger	iWpTrJ
ledger$	aIjU
ledig	pIse
ledig$	pKs\\
lee	iPpT
leeds	c^dWiK
leeds$	dUjS
leer	dPj_
leer$	bLcXjZ
leerg-	bPiT
leergut	iXrK
leetc-	iKjFlUpY
leetcode	iKjFlUpY
left	bLhIjTqfrU
left$	iWpJr]
leg	jW
leg$	jY
legac-	eRi]jG
legacies	aJbUgKiXmK
legacy	eU
legacy$	eV
legal	r\\tS
legal 000	aKb[cJgA
legal secretary	aZfK
legal$	iTjGlKpFrYtJ
legal-	bXhVjQlJ
legen-	iX
legendes	iX
legendes$	iZ
leger	iTpU
leger$	iY
legio-	bLfJgCi\`
legionella	iP
legs	aZbFcLiQj\\
legs$	a\\bHcKiFj]
legum-	hU
legumes	hU
lehra-	hUj\\
lehrabschluss	hWjYkKqK
lehramt	jV
lehramt$	jS
lehre	iUj\\lR
lehre$	iFjd
lehre-	aAcKiVjFmEt[
lehrg-	aSbEcFiHjQkPlSoT
lehrgang	fIiJjSkRlToU
lehrgang$	fLlZsH
lehrk-	aUiQmTrL
lehrkraft	qS
lehrkrafte	aYiFmWpI
lehrl-	bRcFiJm[
lehrling	bJhLiImZpJ
lehrp-	fJiWpZ
leica	iKjZ
leice-	cR
leicester	cR
leicester$	cU
leich-	bHcJgUiXjKrT
leichte	aRkT
leichte sprache	aQkT
leide-	cQjQ
leider	gQjS
leider nicht	dRjTqH
leigh	bLcViGmX
leihi-	aKiV
leihinstrumente	aKiV
leila	bVeEq\\
leime-	cZiU
leins-	cZjK
leinster	cZjK
leinster$	cZiJ
leipz-	c]
leipzig	cRdQ
leipzig$	cUdS
leire	hKiKmZpS
leist-	aLfKgZhUiFjRkK
leistungsentgelt	cKgYhIqI
leistungszulage	qV
leisu-	bRhSjS
leisure	bRhSjS
leite-	aRsS
leiter	aWjUmRrI
leiterin	aJfLgJpZ
leith	cZ
leith$	cZ
leits-	lY
leitu-	iPmV
leitung	gRmZ
leitung frau	hLmX
leitung$	aWgZiKjL
leitungserfahrung	jUmL
leitw-	bEcWjU
lekto-	aZiK
lektorat	a[iJ
lena	aRhVmV
lena de	aXhIqS
lena$	h^iK
lendi-	aWbRiHjPsQ
lending	aWbRiHjPsQ
lengt-	i\\rY
lengu-	rW
lengua	kRqR
lengua de	kW
lenguaje	r[
lent	hKjKoRpX
lent$	hKiJjIoRpY
lente-	hZiQ
lentes	hZiQ
lenti-	i[
lenz	qQ
leon	c]mR
leon$	c[iH
leoni-	hQjLkImWqQ
leonie	hQjLkImWqQ
lep	cJjX
lerne-	iUlV
lernen	iUl[mJ
lernende	mX
lernende$	bQiGm]
lernt	aKbLjAlbmXqJ
les	iQsR
les 0	fUhTjU
les 00	p_
les commandes	iS
les deux	iJkSnKqTrT
les dossiers	oQ
les enfants	hZiFjPsG
les familles	kX
les gens	i\\jF
les jours	bEd]qLsP
les lundis	dRpS
les metiers	iU
les parents	s]
les petits	bXhIjPsPtK
les plannings	iQmT
les vacances	fUiKoRtS
les$	iSkPsW
lese	bHoU
lesen	j]
lesen konnen	kW
lesen$	j]lTqR
lespa-	aLcY
lesparre-medoc	aLcY
less	eTfKgUiKkJoWqJrV
less$	eYgWhKjDqF
lesso-	hRkP
lesson	gTpW
lessons	hWkSlP
lessons$	hYjIkJlS
let	aGfRiSpQq_
let me	aFfZiFjHoHp\\qBr?
let's	aClDqXrRsTtW
letch-	cR
letchworth	cR
letra	pKr_
letra-	aKbX
letrados	aKbX
letrados$	aKbT
lets	eRfGi[
lets$	i]
lette-	pYqQ
letter	p[qW
letter +	iLmK
letter by	pY
letter to	oGpZ
letter$	nRpRq[rD
letterkenny	bQ
letterkenny$	cY
letters	i[pR
letters to	iSpVqR
letters$	iY
letti-	fP
lettings	fQiP
lettings negotiator	aV
lettings$	iZjQ
lettr-	iTpX
lettre	iRpV
lettre au	fJpZ
lettre$	pZ
lettres	bWiHpT
letzt-	bViIq\\
letzte	bWqX
letzten	pLqX
letztes	iKrU
letztes jahr	iLqR
leute	bVmZ
leute in	fRjPtK
leute und	bVjQ
leute$	bWmX
leute-	bRmTpL
leuten	bRmTpL
leuten$	bUmR
leuve-	cV
leuven	cV
leuven$	cWiI
levan-	cGdXfKi^jE
levantamiento	i[
levantar	hIiX
levee	bRhJiU
levee-	iR
levees	iR
level	j\\
level 0	jTkV
level five	jZkKtH
level two	jVkQ
level$	aVbIiQjUrR
level-	gRiS
levels	gRiS
levels$	gSiT
lever	i[jX
lever-	bScQfP
levers	bScQfQ
levie-	aGcXmU
levier	aGcXmU
levier$	aGcTmU
lexce-	bU
lexcel	bU
lexcel$	bV
lexwa-	fKjUkS
lexware	fKjUkS
ley	aReXhPjQ
ley 00	edg@iSjGoH
ley$	fPgXhRiG
leybu-	c[
leyburn	c[
leyburn$	c[
lf	iYj\\kK
lg	fIg\\iIjKmKpGrItb
lgbt	bTiS
lgps	ha
lgps 00	aLgJhW
lgps$	h\\jI
liabi-	jX
liability	jX
liais-	i_mT
liaise	iV
liaison	i[mX
liaison$	iRmYpK
liber-	e_iPjH
liberacion	eU
liberal	aQeR
liberte	cVeHhWiHpI
libra	f_hViIqE
libra-	cTeL
librarian	aQjLlWmWtK
librarian$	aPlZmDtJ
libraries	bY
libraries$	b^
library	bTeHfGhTiP
library assistant	sS
libre	dQfYhZ
libre$	dRfWjDnL
libre-	hS
libres	fQgRhViJ
libres seguidos	fXqW
libres$	f[gQiG
libreta	j[
libreta de	jQrP
libreta$	jW
libro	i\\
libro de	iUjS
libro-	aLbLhViQ
libros	aLbLhViQ
lic	jVmY
lic en	jT
lice	iXrW
licen-	jT
licence	jTkS
licence (	dKjalJ
licence +	pW
licence and	hIjT
licence in	jHp\\
licence needed	jQkLlR
licence not	aIjGkFl]mK
licence or	cIjZ
licence$	j\\kRlP
licences	iWpV
licences$	gRjGp[
licencia	jY
licencia de	bQjTlR
licencia interna	jW
licencia$	gThQ
licenciada	jKkGpTqZ
licenciado	jQt[
licenciatura	jY
licenciatura$	jY
license	gQjTkRlW
license$	jTkVlS
licensed	a]bVjFkTtH
licensing	aGiJm[sJtL
licht-	aVbIcXoStK
lichtmess	oX
lichtmess$	oX
lider	bKme
lider-	i\\sK
lido	aDb\\kZ
lido$	aFb^iJtJ
lie	aHfQgGlHn^oLtT
liebe	td
liebe frau	tR
liebe-	t[
lieber	qSsT
lieber$	jFkJq^
liebh-	bQcKiU
liebherr	bQcKiU
liebs-	kQpQsR
liebsten	kRoQsT
liebsten mit	jCkfsG
lied	iDjWp^
liefe-	bQi\\nT
lieferanten	iZkU
lieferantenerklarungen	bS
liege	cYrX
liege$	cXrU
liege-	bGcXiFpTqY
liegeplatz	cFpXqK
liegt	b=c[gRhEiLmQqRsQ
liegt bei	gYqL
lien	iTjHkLpZ
liest	iWjKrc
lieu	hItZ
lieu$	aKfUgUhGkJpHqItT
lieux	b\\cIiUmK
life	hZkG
life cover	hU
life$	eSgR
lifeg-	aVjS
lifeguard	gHj[
lifeguards	aWlP
lifeguards$	aZ
lifej-	i\`jD
lifes-	aSj]kK
lifestyle	aWiYjHmK
lift	hQj_
lift 00	jV
lift$	hJjW
lifte-	b[cJhGjHqHsX
lifti-	fPjRsQ
lifting	fPjRsQ
lifting$	iLjVmHsW
lifts	b[eHj\\
lifts$	bYcKi^
ligad-	eUgS
ligado	gW
liger-	bJi[kX
light	aPbFsTtR
light$	aIiUsW
light-	fSjVoH
lighting	iVjJkV
lightning	jPpJ
lights	fLiVjTlQ
lights$	jX
ligne	c[gK
ligne$	iPjPpSrQ
ligne-	iUrY
lignes	iUrY
like	jSr[sS
like a	jXrT
like it	hIiHpJqPsZ
like$	aKbJdTfIjQqPrRtT
liked	jBkZrU
liked$	hJiIjDk]lK
likel-	eYkJpI
likely	eYkJpI
likes	iJjZqS
lille	bLcZhKiJjRnQ
lille$	aLbKdRgLjPnW
lima	bQc[
lima$	bVcTiJ
lime	iZjT
limer-	cPeK
limerick	cPeK
limerick$	cZ
limes-	cPiZ
limestone	cPiZ
limit	hYqVsV
limit$	hYqX
limit-	bJeWiYjQkH
limited	e[hIiKjJ
limog-	bKcX
limoges	bKcX
limoges$	cT
limpi-	jQ
limpiar	iT
limpiar$	aS
limpieza	aSiW
limpieza viaria	aW
limpieza$	a\\iUsH
limpio	cKjWtX
limpio$	bKcJdGj_tI
limpios	gS
limpios$	gZjQpK
lims	k^
lims$	iTjT
linac-	bW
linacs	bW
linar-	cW
linares	cW
linco-	aLbTcW
lincoln	aKcT
lincoln$	aKcP
lincolnshire	bLcV
lincs	c]jJsP
lincs$	c^
linde-	bWjP
line	iQmSrU
line 0	bRqQ
line cook	aRbS
line$	bViZkU
linea	iV
linea$	iQlXrU
linea-	bPiPkQ
lineal	kVnJ
lineal$	hKiIkWnI
lineas	bRiSrP
lineas$	bYiHmJrR
linen	aJbUeEiTqQ
linen-	hW
linens	hW
linens$	hViL
lines	ia
lines$	bWiQrR
ling	aDbLiIjHmZqQrGtQ
ling$	aHbGdKeJgLhJiHjHkJmWnKqIrHsLtT
linge	iY
linge-	sV
lingu-	eLiUjFkY
linie	aJbHcIeJgDhKi\\jKkLm]pEtJ
linie-	b\`
linien	bUhU
linien$	bShV
link	jHp\\rZ
link$	p_
linke-	rS
linkedin	rWtQ
linkedin$	jIrUtS
links	iSjWrR
links$	iXjB
links-	aGc]dIiIkKqJs]tF
linux	aRj[
linux$	aXkR
linz	aHcboG
linz$	c]fKoE
lio	iKjRoW
lipps-	cEn^
liqui-	fIg\`
liquidacion	bQiV
liquidaciones	i\\
liquido	fHgXjK
liquido$	fHgZ
liquidos	g[
liquidos$	fKgW
liquo-	a\\cBjZ
lire	jc
lire un	j]
lisbo-	cPdEn_
lisbon	cYdI
lisbon$	cSiP
lisbonne	bJdKnX
lisbonne$	bJiLnX
lisbu-	cW
lisburn	cW
lisburn$	cX
lise	aHmcpK
lisse	c\\eIfDg\\iFjI
list	iW
list 00	eTfKiSpIrU
list to	gIiUpX
list$	hTiQlV
lista	ePhKqU
lista de	eRhKiRqVtJ
lista-	bTgLjZmJ
listas	bEj^mK
liste	dIe\\gEhJiKjFkJlKmJnKoKqSrKsKtJ
liste-	bRkQ
listed	bUgPpQ
listed$	bTiPpQ
listen	iJkJlX
listen$	iHjRkIlYsL
listeners	bYiK
listi-	iQoKpStT
listing	oHpUtV
lists	iesS
lists$	hIif
lit	aUbFiSjKpWqT
liter-	bGiRjR
literate	jY
literate$	iJjX
lithu-	kQsP
lithuanian	jPkR
litig-	aZlQtL
litigation	aSbRmKtI
litiges	iX
litor-	bReLjT
litoral	bReLjT
litro-	bVrQ
litros	bVrQ
lits	b\\
lits$	aPbV
littl-	bQnRrPtP
little	bQnRrPtP
little ones	bZiFqPrLsY
litur-	ib
liv	aHmY
live	jU
live 00	fEhGj^nIpK
live in	cXdKfWh\\jA
live on	aYd\\iAjRqItK
live$	cJi[jSpQ
live--	hTrY
live-in	aRhV
lived	jWkQ
lived experience	kV
livel-	e^jKsS
livello	bLe_jHoK
liver-	aIbTcKhViTjI
livery	aIbTcKhViTjI
livin-	gThZiLjGnS
living	gUhQiKnT
livra-	bUeRiZ
livraison	bWeRiT
livre	iRjR
livre-	bRhRjUqW
livres	bWgKhPjLtJ
livres$	bXgKhPiItJ
livreurs	aW
lizen-	hQiPjSnJ
lizenz	hVjT
lkw	bZfGrX
lkw$	aKb^cKhIrK
ll	cViIjRtR
llama	jUkHpQqT
llama-	eSpY
llamada	fUgXjIkJpU
llamadas	iRj[
llamadas$	i[
llamamos	aGrKtW
llaman	b\\qJrS
llamar	iQjLpV
llamar a	hLpV
llame	jKmIp^
llame-	p[qU
llamen	pP
lland-	bKcfiFmJpIsL
llave-	aL
llaves	aL
llaves$	bUcJiV
llb	iHj\`mG
llega	aJcKfEhBiZjZkFlDpGqLsQ
llega-	cLfGhCjZkXlImIpKqXsK
lleid-	aHcXdHfQ
lleida	aHcXdHfQ
lleida$	cYdH
llena	bZfDhXiK
llena-	bQiZ
lleva	dLfJiWmY
lleva-	iW
llevamos	bXqW
llevando	jW
llevar	dRfV
llevaria	i\\
lleve	iUpIrUsP
llm	eHhZiIkS
llora	iVjI
llora$	iVjI
llora-	iCjZmIoLq[
llore-	bUc^lI
lluev-	fYlK
llueve	fYlK
lo	qS
lo de	lRqStP
lo del	iKq[sRtQ
lo hace	hFiWqU
lo menos	jZ
lo que	aPcJfViRtU
lo$	aPgTtY
loa	bLg\\iHjK
load	gPhLi_jJoX
load--	cLfCgJhKi^jHmGoY
loade-	aQmP
loaded	fEgYhX
loader	iJjUkT
loader$	iIjX
loaders	aYbKiLlSmY
loaders$	a[bIhIiKmU
loadi-	fRg\\iR
loading	fVi]
loading$	fWiXoL
loads	bRfAiY
loads$	aQgS
loan	hYiQmP
loan$	eLh_iH
loans	aQiT
loans$	iVjT
lob	gaiHjH
local	bThSsV
local government	hQ
local$	bIeQmUqP
local-	aWbWfS
locale	baiH
locale$	aGb[dL
locales	b\\hR
locales$	b\\hU
localisation	a[bLdGiT
localizable	f^hI
locals	eXhDkUs[
locat-	bRsR
location	cUoJpT
location :	cT
location$	aVcJiFtT
loch	b[cV
loch$	b\`cJmH
locke-	bTcHhSpKrPsQ
locker	hTrSsR
locker$	hYnIrU
locki-	iS
locking	iS
locko-	i\`
locks	b^cGfKkXmHpG
locks$	b\\fIhJiFkUpHrJ
locks-	aW
locksmith	aW
locksmith$	aT
locle	caiGjIpHqI
locle$	caiGpHqI
loco	aTiWmJ
locom-	bUgHhWjHkX
locum	e_fFqXsD
locum$	e_fItL
locut-	aYiJrJtK
lod	bLgAiajK
lodas	iIjZ
lodge	aIgQhRiIjPsP
lodge$	aIbVcFhYiJjHtV
lodgi-	bGgUhYiIjI
lodging	bGgUhYiIjI
loft	bWiIjLmYpK
loft$	aJjFmZpI
log	aYhKidjGpT
log$	id
logbo-	iQpS
logbook	iQpS
loge	cShWtQ
loge$	hTiR
logem-	bQhYjS
logement	gPh\\jV
logement$	bHcJgX
logements	b\`hI
logements$	aLbYhI
logfr-	bJi^jJqI
logframes	bIiW
loggi-	i[
logging	i[
logic-	sV
logiciel	bSkR
logico	iWjP
logis	h[
logis$	hYpK
logis-	aRbW
logistico	bWgKsP
logistico$	aP
logistics	aVmW
logistics$	aIbY
logistiker	aRbP
logo	jPqQr\`
logo$	bQjPrU
logop-	a\\mR
logopadin	bQmU
logopadin$	aTbUmS
logopede	aUlP
logos	jHm]pJrWtG
logro-	cXhK
logrono	cXhK
logrono$	cXtJ
logs	hTic
logs$	aJhWi[jF
lohn	gXlQrV
lohn nach	gW
lohn$	bXlYmLrK
lohnb-	a\\bLgW
lohnband	g\\
lohne	cQgV
lohng-	bWgXiL
lohngruppe	bJg[
lohnk-	fJgZpU
lohnklasse	fJgZpU
lohnl-	fRgJiUsK
loi	iGjZmLqJrJsGtH
loire	bT
loire$	aPbU
lokal	hYjK
lokal$	hYjK
lokal-	a]bVcKdLiPtP
lokfu-	iZjL
lokfuhrer	iZjL
loki	iS
loki$	iP
lol	q\\sR
lol$	gShJlQsW
loler	hUiX
lona	cJiZ
lona$	cJi[
londo-	cQdQnP
london	cRdRgPnQ
london$	cUgUjJrP
long	fQqU
long as	dUfSj@sV
long days	fZtQ
long$	aDbEcQeWfZ
long--	aJe[hKqT
long-term	aJe[hKqT
longe-	eRhRnToH
longer	eTfQhUoG
longer$	aKeYhSrQ
longu-	bJcPeUrVsP
longue	bJeXiSsStK
loo	i\\jLsY
look	aSiKjJkTsY
look after	aXbZdJhIiRkJmJqFsGtC
look at	h\\iDsZ
look$	aVbHcIeJhIiAkKr]tT
looke-	aRbLlU
looked	aWbIjJlX
looker	aJiPjV
looker$	aIiUjR
looki-	sTtT
looking	sUtQ
looking for	tT
looking$	jWsY
looku-	iGjV
lookups	iGjV
loop	b[fJiIjGpYqI
loops	iX
loops$	iX
loos	iXlLpKsX
loos$	cHiTlLpHsW
lorca	cY
lorca$	cT
lorna	iSpQrQ
lorna$	iUpTtQ
lorra-	p[
lorrach	cS
lorrach$	cS
lorri-	bWiSjI
lorries	bWiSjI
lorries$	bWiSjI
los 0	gZiD
los clientes	bKq\\sT
los de	kJmTqS
los del	gJiUjKqTsU
los dos	fWhS
los jueves	bIfSgJhUpS
los lunes	fUnRsQ
los martes	aGdS
los mayores	iQkPsR
los miercoles	iVqWtG
los sabados	hYjL
los seis	gGiU
los turnos	fLiUsR
los viernes	dYfGiSnT
los$	hKo\\pI
losch-	iSqV
lose	qXs[tH
loss	bRhZiSjF
loss$	bYiQjL
lost	bHmIpKqbsW
lost two	qTsX
lot	iTnQ
lot$	bQiRlV
lote	eZgJhZiPjG
lote$	e[gIhKiYjK
loten	aKbKcIiYkS
loter-	bRqK
loteria	bSiQqK
lotes	aKbEfHh[iYjK
lots	hTiW
lots of	bRlQrR
lots$	bJhZi\\
lotse-	hJjJmX
lotsen	hJjJmX
lotte-	eZiQqS
lottery	eWiQjLqS
lottery$	eZjI
loud	b^jWtR
lough-	cU
loughborough	cU
loughborough$	cU
loups	gJiFj\`kL
lourd	fFlUs\\tJ
lourd$	lVsStF
lourd-	cSjR
lourde	jS
lourds	bU
lourds$	bSjP
louth	c\`
louth$	cT
louva-	aFcW
louvain-la-neuve	aFcW
louvain-la-neuve$	aGcX
louvi-	cZkP
louviere	cZkP
louviere$	c[kK
love	iHkVrX
love$	bJhIiHjWkWmJ
lovel-	bPkUtT
lovely	bQkV
lovely but	kTqTsJ
lovely$	kUqP
low	bJcVfKqT
lower	bHc[iUpI
lowri	aGfEmVpZqK
lowri$	mPpXqI
loyer	hdiHlK
lpa	fFgaiL
lpa$	fFgb
lpc	gKjRl[
lpg	aXbFhIiEjEk]
lph	jU
lpp	aUhYjF
ls	bJc\\jG
ltd	eWgIhLiJjIm]
ltd$	cIeWgIhLiIjImY
lu	aDbHcYf[gKhKiQjHmL
lu$	aCbGc\\dQfQhIiCjKmLtI
luas	hYiHpS
lubec-	cX
lubeck	cX
lubeck$	cXiL
lucas	gX
lucro	b]
lucro$	b\\sL
lucy	m^
luden-	cW
ludenscheid	cW
ludenscheid$	cW
ludge-	aKbHiKmUpS
ludger	aKbHiKmUpS
ludlo-	cT
ludlow	cT
ludlow$	cT
luego	eT
luego se	fRrT
luego$	cIeTiTjJpI
luftu-	bQcIiR
luftung	bQcIiS
lugan-	jT
luganda	jT
luganda$	jT
lugo	c^
lugo$	c\\
lui	mWq_
lui$	hKjRqWsW
luis	bLcGiSnXqP
lujo	bPkS
lujo$	bRiRjJkT
lumba-	hWs]
lumie-	aPjV
lumiere	aPjV
lumiere$	aVtK
lun	aJfZiK
lun-j-	fIgU
lun-v-	fV
lun-ven	fQsP
lun-vie	fV
luna	oTpKq]sL
lunch	bJh[iS
lunch in	gIhYqS
lunch$	eRfYiWoH
lunch-	hc
lunches	eKh^
lunches$	bChRiXpJ
lundi	f[oR
lundi au	fWjHpH
lundi$	bKfUqVtR
lundi-	dRpQ
lundis	dRpS
lundis$	dTfI
luneb-	aJcRtJ
luneburg	aJcRtJ
luneburg$	bLcU
lunes	fYoT
lunes 0	dRpX
lunes a	pS
lunes y	dSnV
lunes$	f[pI
lunet-	aLbUiHqWsQ
lunettes	aLbUiHqWsQ
lust	bJcHfKgIi@jJkAl^qDrLsJt\\
luste-	cRqQ
lustenau	cRqQ
lustenau$	cR
luthe-	bUcQlR
lutheran	bUcQlR
luton	c^
luton$	cX
lutz	aJjKmVpWqL
lutz$	iWjJmXpJ
lux	hSjYkR
luxe	bZrQ
luxe$	bWrS
luxem-	cXkR
luxembourg	cRnR
luxembourg$	bQ
luxembourgeois	kWsR
luxembourgeois$	cCjSk@sZ
luxme-	hY
luxmed	hY
luxmed$	hX
luz	cQhYmRqU
luz$	bRcXhY
lve	fKh\`mIpH
lve$	fJh\`jKmKpH
lvl	gVk]pK
lvl 0	gWiJk^pJ
lwl	aWsR
lycee	b\\oX
lyle	bVcImW
lyle$	aJmY
lymin-	cRrQ
lymington	cRrQ
lymington$	cS
lynn	bLiZpZ
lyon	c]iLmPnR
lyon$	iPmYqP
lyriq-	b_iFtH
m	bV
m +	gY
m /	aWrQ
m 0	j\`
m 00	c]jX
m 000	jc
m budget	bSg?hFiUjR
m de	b_iF
m le	aHlCmYpWtJ
m turnover	bYgK
m y	bKg]jL
m ¤	bYg>i[
m$	cPgS
m'a	gKqb
m'app-	iKpasH
m-f	aJdSfWkI
m-f 0	aFfTjSoL
m-th	f\`gH
m-th$	cJf\\hLjKqL
m.a	iKj\`
m.a$	jQ
m.sc	iJj_
m.sc$	jQ
ma	bVsQ
ma fille	bYkLoHpTqVsG
ma$	bUcTiLsW
macar-	bScJmY
macbo-	hZ
macbook	hZ
macbook$	hU
mach	fXqHrZ
mache-	iQlU
machen	iQlU
machen wir	fJj@kLlbtT
machen$	bUiSqDtR
machi-	aRmP
machine	aSbIjW
machine$	bKhZiEqT
machines	bUgLiQkU
machines$	bTiTkWpK
machiniste	aQfKsR
machinists	a^iImKpHsQ
machinists$	a^iIpH
machs-	iXtT
machst	iXtT
macht	iXlY
macht der	aDiSlW
macht die	hXiVjKlSsK
macht$	iTjZlK
macon	cPtV
macro-	mKpHr_tG
mad	bYfUiHjTkTmLoJpFqRsKtJ
mad$	bSfYhHi;jXkImH
madam-	mRtT
madame	mRtT
madch-	bYfHmS
madchen	bLfFiQmWrQ
made	gEhBkXpVqU
made$	pY
madne-	fViRjK
madness	fViRjK
madness$	fWiTjI
madre	aJbWcJiT
madre$	aGbTcHiStU
madre-	sY
madres	sZ
madri-	cRhTnP
madrid	cRhTnP
madrid$	cXhV
madru-	fcjW
madrugada	fWhQiP
madrugada$	fWhQiP
maec	eFiTj]
maest-	aPlQmT
maestra	aSjImY
maestria	jSkIlY
maestro	aYsT
maestros	aJmVoKpQ
mag	iRmP
mag$	hFi]kV
magas-	bWdQhR
magasin	bQhViS
magasin$	h[jQ
magasinier	fKsQ
magasinier$	aW
magasins	bYdWiJ
magasins$	b[iI
magaz-	aQbKcZeJiStQ
magazine	aTeHiWtT
magazine$	aVcKiGlKtY
magde-	aGcU
magdeburg	aGcU
maghr-	iWsV
maghreb	iWsV
magic	hXi[kKlB
magis-	cVkZmYpK
magisterio	jTlUtJ
magistrates	aJbHc\\fJmJsItL
magne-	bScKiWkR
magst	dRhViKkKpQtR
magst$	dShVkIpQ
mahen	bFgJiamJ
mahlz-	bQhXiQ
mahlzeiten	bQhXiQ
mahlzeiten$	gKh]iEmHsK
mahnw-	iV
mahnwesen	iV
mahnwesen$	iQ
mai	oW
mai bis	fR
mai$	o[pT
maids-	aKcUiJjK
maidstone	aKcUiJjK
maidstone$	bLcXiJ
mail	pbqR
mail an	tR
mail$	jQpYsJ
mails	bPfKiRjPmJrXsB
main	iXjToP
main contractor	bJfJjQqZsR
main courante	iW
main$	jTsW
mainl-	cTeUjK
mainly	bScVeK
mains	jPmTsY
mains$	bLfJiRjQmWsS
maint	aSiX
maint$	iX
maint-	aSbQiSoX
maintenance	aWiPoU
maintenance$	aJeKfGiJjWmQo]
maintenant	eIfTiLmKoVpJsI
mainz	aIc\\
mainz$	aHc\\iK
maipu	bV
maipu$	bT
maire	iLqKt\\
maire$	aLbJcGdKeKfKgLhKiJkJlJmJnKoKqJsKtZ
mairi-	aQbQ
mairie	aS
mairie de	bQcStL
mairie$	aW
mairies	bUiQkH
mais	kPq[rQ
mais ca	bV
mais il	pIqZ
mais on	bQgGjLq]
mais pas	qLs]
maiso-	bUdThR
maison	bTdVhU
maison de	bUpS
maison$	dXgQiW
maisons	bPhJjKqKrXsF
maitr-	jStQ
maitre	aRjKmQqPtW
maitre-nageur	aQbToJtJ
maitre-nageur$	aZ
maitrise	gVjZ
maitrise$	aHgVhJjT
maiz	cPfGi[
major	aWbUiJjJ
major-	fJgajK
majoration	fLgSiP
majore	gQ
majorees	gV
majors	bViQjG
majors$	bUiRjG
majus-	qJr]
makat-	iRkY
makaton	iRkY
makaton$	cKi]jHkI
make	fLrRtQ
make it	gQiIr^
make that	dJeZfGgGjIqLrKtU
make the	bR
make--	iX
make-up	iX
maker	aPbW
maker$	aYbVjSsG
makes	bXmUqUtR
makin-	jLkV
making	jLkV
makle-	hAmKn_pG
makler	aR
mal	fQ
mal 00	gYnRqX
mal was	bIiLjWkLsY
mal$	eSfWgXsGtQ
malad-	qT
malade	iTqP
maladie	qT
malag-	bKcPdU
malaga	bKcPdU
malaga$	dRgP
malay-	cHjTkV
malayalam	cHjTkV
male	iSse
male$	mGsY
maler-	aSbCmX
malergeselle	aX
malergeselle$	aY
mall	aQcX
malla	aLbHcCh[iVjJ
malle-	c[eFhLoIqK
malmo	aFbRc\`dL
malmo$	bUcS
malo	bJgKhIm^oErL
malte-	aFb^cFjSkL
malve-	cUgLqQ
malvern	cUgLqQ
malvern$	cW
mam	iUjKpKqU
mama	aIbXmUsR
maman-	sU
mamans	sU
mamans$	iQ
mamas	jTkKsX
mamas$	iQjU
man	sT
man braucht	aGjZlJ
man mit	b[hP
man muss	jW
man nicht	j\`lIqJ
man$	aZmTsT
manag-	aPmZ
manage	jSmSqHrU
managed	bTgJjQ
management	aQjSlR
management$	iYlI
manager	aVmS
manager 00	iPjIrR
manager and	aCbKgSmV
manager for	bR
manager is	aKmZ
manager$	a\`pQ
manager's	jKkRmQrIs\\
managers	iQmR
managers$	iHjRmWqQ
managing	iPmT
manan-	f^pQ
manana	dPfR
manana o	fQpTsJ
manana y	fT
manana$	f]pV
mananas	fWiLpS
mananas y	mSsI
mananas$	fVpV
manch-	bVcQjQpS
manche	b[pZ
manchester	cTjU
manchester$	cUiJjU
manda	mWpQtS
manda-	kR
mandando	j[
mandando$	jV
mandanten	bSnXqW
mandar	jRpS
mandar$	jZsG
mandarin	jUkYnJ
mandarin$	aLcLiKjUkRmJ
mandat	eXmK
mandat$	eXhPiI
mandate	i]jL
mande-	p_
manden	p^
mando	mZtU
mando$	bZmX
manej-	jVkP
maneja	fKiRjGkW
manejar	aXtL
maneje	bJjS
manejo	jW
manejo de	jQ
manga	bEi[r[
mange-	a\`bIc?hHiZmH
manif-	ic
manifests	iV
manil-	aLcY
manila	aLcY
manip-	jXmY
manipulador	jX
manipulador de	jV
manipulador$	jS
maniz-	cZ
manizales	cZ
manizales$	cZ
mann	bUmRsZ
mann$	b\`fKqIsQtK
manne-	sP
mannequin	iTsS
manner	jQmVs[
manner$	fKhKiKjWmWsT
manners	iDjWkQlV
mannh-	cYhL
mannheim	cYhL
mannheim$	cP
mannl-	aRf\\iCsV
mannlich	aTsX
mano	gWjSlS
mano de	bTgSsK
mano$	bIgWiVjWmI
manos	jPlX
manos$	bRhPiT
manos-	cWhT
manosque	cWhT
manqu-	kWtS
manque	kWtS
manque$	cLkYtT
mans	c_sZ
mans$	cbqF
mante-	bRiWmS
mantenimiento	aPmU
mantenimiento$	aYiRpKtI
manto-	iX
mantos	iX
manu	aHcJdLeLfEgJiGjKlKm]nLoKpLrGsH
manua-	iRjRkP
manual	jSkTqQ
manual$	iQjV
manuales	aDbRiY
manuals	bSjSrJ
manuals$	aIbUiUjL
manue-	hQ
manuel	dKiP
manuel$	iS
manuf-	aRbPjP
manufacture	bYmE
manufacturing	jW
manufacturing$	jZ
manuk-	bTcKiS
manuka	bTcKiS
manuka$	bRcKiX
manus-	bGcFiZjJpP
manut-	bUiSsH
manutention	bUiSsH
many	iIjLmTpIr[
manœu-	iZ
manœuvres	iZ
map	bLhFi]jVk9
mapeo	bLfHgFi]
mappe	oJpb
mappi-	iU
mapping	iU
maps	aKgFjc
maquilas	gTiS
maquilas$	gTiQ
maquillage	iEjHlWs^
maquina	jX
maquina de	bXjT
maquina$	fHgRiRjR
maquinaria	bPiS
maquinaria$	bQiS
maquinas	bTiR
maquinas$	iXkL
maquinista	a[iQ
maquinistas	aXiHjIm[tH
mar	cRfToS
mar del	cZ
mar y	aQiIjWtG
mar$	aJcTeIjSoY
mar-j-	dXfZgLi=
marae	b\\cEpT
marai-	aTbYiJ
marat-	iJj[
marav-	k[
maravilla	k[
marbe-	cX
marbella	cX
marbr-	jX
marbre	iPjY
marbu-	qT
marburg	qT
marburg$	cX
marc	aKiGlIm\\qPtZ
marc$	aJtY
marca	bYfQhQ
marca de	bWiIpY
marca$	bHcGgKhXiZ
marca-	bSpTsS
marcas	bVqQ
march	o\`
march 00	gJoUpR
march 2000	bIef
march to	eYgEiToR
march$	o\\pZ
march-	cU
marche	aSbTfKpRqU
marche$	aVcQfIpVqT
marches	bSfU
marches$	bXcKfRiJ
marcl-	aRcW
marcle	aRcW
marcle$	aRcW
marco	iUmU
marcu-	pGqRsR
marcus	pGqRsR
mardi	dUfPiY
mardi au	fQsR
mardi$	dUfQhLiY
mardi-	fcgE
mardi-samedi	fRgP
mardi-samedi$	fS
marea-	bHfZiEj\\
maree	fLhKiWmLqH
maree-	bJcY
marees	cHfRgKiQjR
marek	bCcIfFmepCsK
maren-	bPcXiG
marennes	bPcXiG
marga	tZ
marga$	aFcHhHiHt\\
marga-	cSjJmQqW
margate	cZ
margate$	cU
marge	iRqQ
marge$	iSqS
marge-	gP
margen	gQ
margi-	iUqS
margin	gRiX
margin$	gV
mari	qYtR
maria	cVhU
maria$	bLcShWiRjJ
maria-	cYgQ
mariage	iU
mariages	gUhJiQ
mariages$	iS
marid-	bRsQ
marido	bRsQ
marie	sh
marie-	bLeVlQpYrL
marin-	bQ
marina	c\\
marina$	cS
marinas	aHcYiHkL
marinas$	aGcYiEkL
marine	aQjP
marine cargo	a\\bI
maris-	bXcGmTtS
marisol	mUtV
marit-	bQcRjR
maritime	bY
mark	j[rT
marke-	lR
marken	bZiJ
marken$	b[iH
market	aKcRdTgS
market supplement	g\\
market$	aIdJfSgJqWtV
marketing	aYl_
marketing$	jTlR
markets	iRmR
marki-	bJcKj]
marking	iY
marking$	iZ
marks	kVrS
marks for	kW
marks$	kQrW
markt	aKfIgFiVpEq^
markt und	bXiVqH
markt$	aFcXeKfEhIiWjFqHtU
markt-	hJiXpW
marly-	mY
marlys	mY
marlys$	jJmY
marqu-	bSmQ
marque	bYsV
marques	bZ
marquette	bKc]fQtG
marquette$	c\\sKtJ
marri-	qQs\\
married	jLqTsW
marro-	iVsW
marru-	bVcKiJnT
marruecos	bVcKiJnT
mars	od
mars a	oV
mars$	bRgGo]
marse-	bLcZeG
marseille	bLcZeG
marseille$	cTiS
marsh-	iUjW
mart	c\\iWjGnA
marte-	dVfQ
martes	dRfToQ
martes a	fQ
martes y	dViK
martes$	dPoXqR
marti-	aIq[tQ
martigny	cS
martigny$	cS
martin	aHbQcSmKpGqPtV
marto-	cWpW
martos	cWpW
martos$	cWiJpX
marz	eUfSo[
marz$	fWo\\
marz--	cJf\\jF
marz-mai	fUiS
marz-mai$	fUiS
marzo	oc
marzo a	oQ
marzo$	eQoYqP
mas	g\\
mas 0	eLfXgP
mas bono	gT
mas de	bHpT
mas un	fKtU
mas$	jEm[sUtS
masa	hUiSjS
masa madre	aIiY
masa$	hPjZ
masch-	bSj^
maschinen	bVjH
maschinenbau	jQ
maschinenfuhrer	jX
masco-	hT
mascota	hU
mascu-	rXsY
masculino	rWsS
maser-	iQjXkK
masernimpfung	iFjZ
masernschutz	iLjZ
masiv-	bP
masivo	bP
maske-	a[jDpU
mason	aWs]
mason$	a[
mason-	aQbSiS
masons	aUiUlL
masons$	aSiU
masqu-	iKjTkU
masque	iKjTkU
masque$	iKjTkU
mass	aSiQ
massa-	hX
massage	hX
masse-	aRiQjJsK
massi-	aJbVcViEpX
maste-	jVmQ
master	jTmU
master 0	fJjXkR
master de	jSlWqF
master en	j]mC
master$	a[iVmP
master's	fKkLlY
mastercam	jV
mastercam$	jX
masters	aVbQjVmL
masters$	bUjV
masti-	i]
mat	aEbHeZjIsZ
matad-	aAbZgKiXpIrF
matan-	cXiL
matane	cXiL
matane$	cXiH
matat-	cXiJjYtJ
match	h\\iV
match 0	fKhZ
match days	bRhQiH
match$	bLeTfXiV
match-	hPiZqX
matchday	aR
matched	hYiJ
matches	fQ
matching	lLpKq]
matching$	iWjSqK
mate	j]mQ
mate$	aShSjRmP
matel-	bWhRiEmX
matelot	aSm[
matem-	kU
matematicas	kU
matematicas$	kV
material	aPhPiV
materials	hTiBj^
materials$	fIhViKjStK
materiaux	aIbY
materiel	hRiT
maternelle	aGcXeKs[tJ
maternelles	a[cDiPmL
maternidad	a>bWiT
maternidad$	aDb^eU
maternite	bReRsQ
maternite$	eUhJsX
maternity	e\\sW
maternity cover	eX
mates	aWfJjDm^pF
math	aYbJiRoK
math$	a]fHiQjI
mathe	iFj[kT
mathi-	bZcKgKiFmZpEqR
maths	jW
maths$	iQjW
matie-	iSjR
matiere	iV
matiere$	iV
matieres	bJcHiQjR
matieres$	bIiQjR
matin	fUiT
matin$	f[iVtU
matin-	bQfUhHi^
matinee	bJiWpV
matinee$	bJiXpR
matinees	bYf\\iEmI
matinees$	bKf^iL
matins	fPsS
matla-	jW
matlab	jW
matlab$	iKjZ
matri-	jQ
matric	jZ
matric$	jY
matricero	aT
matricero$	aQ
matricula	bQhPjX
matriculado	jV
matrimonio	iTsW
matrimonio$	aViYsF
matrix	cJfJgJiHjHkY
matriz	iYjGkSpL
matriz$	iXjHkRpL
matro-	accAfGiGoIpStK
matron	oJpY
matron$	aSoLpYtJ
matte-	iJjSlTqQsW
matter	jSlWqSsP
matter$	iIjEl]qV
matters	bRiKjSsW
matters$	bUjQsR
matur-	fLiYlPsT
matura	jSlT
mature	aJs\\
mau	b[mIpR
mau$	b[iJ
maud	bJcIiCjLmYn]
maure-	aRjJlRmW
maureen	mYpQqT
maurer	aVjIlV
max	sP
max 0	dUfZ
max 00	fQkKs[
max 000	pQrV
max one	bLpYrH
max$	bLjSmKpV
maxim-	rZsR
maxima	qTrYsR
maximo	kQpRrTsQ
maximo 00	rFs_
maximo$	fIjLkVp[rD
maximum	dUfTsS
maximum$	cLdViHjKsS
may	o]qZ
may 0	eKo\\
may 00	bHeZoXqJ
may be	jDpVqV
may to	gIhR
may$	fVhRoU
may-a-	fV
may-aug	fV
maya	bJjSk[tH
maybe	fKiPjCmKnZoKqZrHtJ
mayen-	cQpU
mayfa-	cXjJ
mayfair	cXjJ
mayfair$	cX
mayo	o\\qQ
mayo a	fHpQ
mayo$	o[pQ
mayor	iHjVmZsR
mayor de	jVsU
mayor$	aUiGj^rKsK
mayor-	aVbR
mayores	aIbRkQsR
mayores de	bRsZ
mayores$	aCbSfTjFkUlP
mayus-	iIlKre
mayusculas	iKr_
maze	jW
maze$	jX
maß	hViY
maß$	hViX
mb	dSlLpW
mb$	pY
mba	jLkIl_rJsF
mba$	lY
mbo	j^
mc	j_lK
mca	iHj\`
md	b]gHlSmQ
mds	aZbYcEjEmLtK
mdt	iXjGmX
me	qXtU
me (	cJjKmVqItU
me and	aJbTlTm[qK
me by	iGtY
me da	lYrR
me faut	aQbKcTqGtT
me on	iKpWqKtH
me to	pBqYtR
me$	bRiHmYpZ
meads	dS
meal	bRh_
meal vouchers	hSrQ
meal$	gIiUnY
meals	aQhciP
meals on	hY
meals$	a[h^iLmJ
mean	fTjVrTsQ
mean it	j]rSsRtE
meani-	aVhKiEjIsY
meaning	aVhKiEjIsY
means	iSq[sJ
measu-	id
measures	iR
measures$	iS
measuring	i[jJ
measuring$	i[
meat	aWbQcFhZiL
meat$	bRhYiJ
mec	aGgKpSs]tI
mecan-	aT
mecanica	iVjQkX
mecanica o	jX
mecanica$	hJi^
mecanicien	a[
mecanico	aWlQ
mecanico$	a[tH
mecanicos	aUfIjKmT
mecanique	iYjW
mecanique$	iQjT
mecano	aW
mecano$	a\\cL
mecanos	gLhQmS
mecen-	iWpS
mecenes	iPnKpW
mech	aYbIhJiR
mech$	aYcKhJiDjY
mecha-	aRjUmW
mechanic	aXbLmV
mechanic$	aZbJjTmI
mechaniker	aLfFjTrX
mechas	gLiIjYqT
mechas$	jX
mechatronic	jS
mechatroniker	aKjYsQ
mechatroniker$	aJiHj[mL
med	h]iS
med$	bWhQ
med-s-	a\\cEfK
med-surg	a\\cEfK
medat-	iRjS
medatixx	iRjS
medatixx$	iRjR
meddi-	jV
meddic	jV
meddic$	jU
medec-	bSmQ
medecin	aRjQmS
medel-	cQdR
medellin	cQdR
medellin$	cSdPmS
media	iT
media a	fX
media hora	fTiJpS
media jornada	eVfQgQhGiCsV
media y	aZbIiJmJtL
media$	fViSpP
media-	rQ
mediacion	jFkV
mediados	fGo\\
medialog	iHjW
mediana	bZtG
medianoche	fIoKpU
medianoche$	fIoKpU
medias	h[jF
mediatheque	bTcV
medic-	hT
medica	cKiTjHmYsS
medicacion	iX
medicaid	bXcLhFjFqP
medical	hS
medical (	bKgRhJj\\nI
medical 00	hUiKjL
medical$	hPjXpS
medicale	jW
medicale$	aZiSjE
medicals	jZ
medication	jU
medicina	h\\
medicine	hLi[
mediclaim	hX
mediclaim 0	hY
medico	iVsP
medicos	bXjJ
medicover	fPgLhYiJ
medid-	cKk]sB
medida	aJ
medida$	aJbRjP
medie-	bZfKgDjT
medik-	i]sG
medikamente	i]sG
medin-	cX
medina	cX
medio	e\\fRjSmR
medio dia	fRhU
medio$	hAjV
medio-	fPpS
mediodia	eLfPpV
mediodia$	eLfRpW
medios	iWjP
medir	cKi_
mediz-	aJbXjS
medizintechnik	aCbUjV
medizintechnik$	bU
meds	eLhKi\`lIpJ
meds$	eGhKi]lFmKpFrLsG
medte-	b[
meet	d\\pUtU
meet the	iIjXpT
meet$	aIdIiSkGqJrJsJt[
meeti-	pRtR
meeting	aJbJeKtY
meeting$	aIiGnQtX
meetings	jKlTpQ
meetings$	bZlHpWsL
meets	bIfYhEiSnS
meets$	hDiGnYsS
meg	iQpW
mehr	qTtT
mehr$	cKf\\tR
mein	q^
meine	bQqW
meine frau	pVsT
meine-	aKlFpTtU
meinem	tT
meint	qYsT
meint$	qZ
meist	bBfWjKn^qE
meist-	hT
meisten	bZgSmPqD
meister$	aSgPkR
meisterbetrieb	bV
meisterbrief	fLiJj]
meisterbrief$	iFj^
meisterwerkstatt	bZ
meisterwerkstatt$	bY
mejil-	bLc\\iIjItL
mejillones	bLc\\iIjItL
mejillones$	cYiJ
mejor	kdsT
mejor con	jLkY
mejor que	jTkWlC
mejor$	iJjGkZsWtQ
mejor-	hTjIpY
mejores	jGp\\rJ
mel	hPiIpV
melbo-	cTpR
melbourne	cTpR
melbourne$	cQjLpR
melde-	cRiWkTpP
melden	cIiYpT
melden bei	pX
melden$	cFiYpU
meldu-	fHiWpS
meldungen	fGi\\
melke-	aRiUsR
melken	iUsU
melker	aVcK
melkr-	aKbX
melkroboter	aKbX
membe-	bR
member	b[iHjS
member$	b[iJjY
members	kT
members$	bUhQ
membership	bBl\\
membership$	bDhXiKjPlH
membr-	bSiY
membre	jZ
membres	bXpQ
membres$	bYpR
meme	bFkTlPrWs\\
meme$	aJjLkXrJsS
memo	t_
memoi-	a\\bAiQ
memor-	iZqS
memoria	i[oK
memos	dKi^
memos$	dKi_jG
men	bRiQs\`
men$	bRgKi[jJsP
men's	bQi]
menag-	iWjGmS
menage	iRjFmT
menage$	aT
menci-	iIqXre
mencion	aJjZlK
mende	c_iK
mende$	aKc_iKtL
menor	jQsW
menor de	jIs]
menor$	hTiVtK
menor-	aKbQ
menores	aKbQ
menos	fYjWsR
menos de	iIjZrRsY
menos$	f[gHiJjJkY
mensa-	qV
mensajero	gLiUjP
mensajero$	iV
mensc-	bZiZ
mensch	bYiVjDlHqK
menschen	bW
menschen$	bViIjS
mensu-	iS
mensual	fSgRhTiP
mensual$	fWhXiK
mensuales	bKgT
mensuales$	bHfQgViP
mensuel	iWmEnW
mensuelle	aLbKiQjRnU
mensuelle$	aKhViCj[
mensuelles	b\\gF
mensuelles$	b]gFiJ
mensuels	bJiR
mensuels$	bJiR
menta-	fHhYiJjU
mental	bUgJiCjY
mental$	bV
menti-	r\\
mention	jWr\\
mention the	qSrV
mention$	aGiKjRqYrKtI
mentioned	gGhGjKq]rJtS
mentioned$	jHqStU
mentira	cKdSfHgGjLlKrItZ
mento-	cRmW
mentor	hSjUlJmWqI
mentoring	iRkU
mentoring$	iKkY
mentors	aHhLm[
menu	aIbRhSrT
menui-	bPjQlT
menuiserie	bTjW
menuisier	aV
menus	bSia
menus$	fHi^
mep	iXjR
mep$	jY
meppe-	bTcT
meppen	bTcT
meppen$	bUcTiI
mer	aLbUhW
mer$	h[mL
merca-	cZeSiS
mercabarna	bLcYiKpL
mercado	cTfT
mercado$	cSfU
merch	gQ
merch-	aVkQ
merchant	aSkV
merchant$	gTjWkKlJqJ
merchants	bRiJjV
merci	pVrRt[
merci$	lSpQrU
mercr-	fW
mercredi	fS
mercredi libre	fJh[
mercredi$	dQ
mercredis	fWiJ
mere	bScFrQsU
meres	bUiJjT
merge-	bTqU
merger	bWcLqW
merid-	cW
merida	cW
merida$	aQcS
merin-	b[cS
merino	bTcTrK
merit-	i[j>k\\mJtK
merle	aJbSi@mY
merma	hKid
merma-	iVjI
mermas	iVjI
merse-	aLbKcTfUiL
merth-	cYjK
merthyr	cYjK
mes de	eTkQ
mes en	fIhCnfqF
mes y	gRhEjQsR
mes$	gQhS
mesa	aQmSpQ
mesa de	aWpX
mesa$	fLgEiRm^
mesas	bSiU
mesas$	cLiX
meses	e^
meses a	eU
meses con	eUgK
meses de	eSjUpK
meses en	j_
meses por	eTjKkW
meses y	eT
meses$	e[jKoU
mesne-	hZiK
mesner	aQbR
meson	cXp[
mess	hQsP
mess$	hZiV
messa-	pXtV
message	iIp]t[
message$	pWtW
messe	iSqSrL
messe-	jWnZ
messen	iTnS
messen$	iPnW
messes	iR
messestande	jIn[
messg-	aZgJk\\
messt-	aQbGiKjEkQmY
messtechnik	aQbGiKjEkQmY
mesur-	bShTiY
mesure	hYiQ
mesure$	hXiQ
mesures	bVgHiY
met	fRhJkEqTtW
meta	iYjV
meta$	fKgWiX
metab-	bSjX
metal	dVeV
metal$	eVjX
metal-	aTgUlP
metall	gRjI
metallbau	bZ
metallbauer	aX
metallgewerbe	gY
metallgewerbe$	gU
meteo	aIbAdJfKgLiDjakKlJmKnJoJpIqKrJsItJ
meter	hQqQ
meter-	bUjJ
metho-	cLiUjP
method	hLiV
methode	aUcJjT
methodes	cL
methodes$	iQjQ
metie-	bQjT
metier	jTtQ
metier$	j\\
metiers	bUjQ
metiers$	bZ
metre	iZjI
metre$	iXlK
metre-	bRiR
metres	bRiR
metres$	jV
metri-	bKcIeIfJhKibjCpLqI
metro	bWcW
metro$	c[jHqVtI
metro-	bRjU
metrology	kV
metros	bTjT
metros$	bWgKhS
mets	rc
mets$	iWrS
mette-	bKcWiGmWqGrW
mettr-	iQrVtP
mettre	iSrW
metz	aLc\\mKqRtK
metz$	cW
metzg-	a\\mHpV
metzger	aQfH
metzgerei	bGmFpY
meuse	bIiFn[
mewp	bWkT
mewp$	bXjP
mexic-	bScHgPiDjJnYsY
mexicana	aJbYcKgUpLsK
mexicana$	aJbYcKgUpLsK
mexik-	iKnX
mexiko	iKnX
mexiko$	iInX
mezcl-	bWiWjCkJpW
mezcla	iY
mfa	a]
mfa$	aUbFcJiU
mfm	gKiPjX
mg	bGcIgZi]
mgmt	j]lFqW
mgmt$	hKiUjTqH
mgr	a\\mu
mgr$	afmL
mgt	aGjZ
mh	aUjXkL
mi	cQnU
mi$	c[dRmUnF
mi-ja-	aKiIo]tH
mi-janvier	aKiIo]tH
mi-so	fWqU
mi-te-	eVfS
mi-temps	eVfS
mi-temps$	aVeSiL
mia	b[cIiIjV
miami	cYiHkT
miami$	cYiIkT
mic	cKiIj\\
mich	iKmRqbtQ
mich$	bJiHjKmYqWtT
michi-	cS
michigan	cS
michigan$	cS
mick	aHi9m_pItX
micro	fKiUlXnY
micro-	j[
microcentro	c]jJ
micrometro	j\\
microscope	i^jJ
microwave	hX
mid	o_
mid /	aZbKoI
mid march	aIoU
mid$	bJfU
mid-l-	aPcKmV
mid-level	aPcKmV
mid-level$	a]cKmK
mid-m-	aXjJ
mid-market	aXjJ
mid-market$	aZiJ
mid-s-	bXcL
mid-size	bXcL
midas	cJgKj\`
midde-	cDdHiFj]mJpWqGsK
middl-	c[oS
middle	cViLoU
middle of	oX
midi	bHeSfWiQsK
midi et	bJfJhQiW
midi$	bIeXiIpX
midni-	gPiTpU
midnight	gPiTpU
midnight$	gVhUiJ
midwe-	cEi\`
midwi-	a[bHmQ
midwife	aYbKgK
midwife$	aWbH
midwives	aVbJiImS
midwives$	aTbLmU
miedo	iIj\\qI
miedo$	iFjX
miel	b[iKjQkI
miemb-	iRqKsW
miembro	iRqKsW
mient-	eJiIjVtU
mientras	iHjVtP
mierc-	fY
miercoles	fY
miercoles y	fV
miercoles$	pY
miere-	cX
mieres	cX
mieres$	cYiL
miete	bLhW
miete-	bKcIhLiTjRkJnK
mieux	iHjLkQs]
mieux$	jLkWlVoTrIsK
mig	aXjW
mig$	aUiGjU
might	bLeRq_
migra-	iQjR
migration	iRj[
migration$	iQ
migue-	aKmU
miguel	aKmU
miguel de	mT
mike	aIfGmZtU
mikro	i\`tV
mikro-	bWcIiRjR
mikroskop	bIiXkR
mil	bWga
mil +	gQsV
mil a	bIeHgPiV
mil brutos	gQ
mil doscientos	gW
mil quinientos	gQ
mil seiscientos	gV
mil trescientos	gKtW
mil$	gciP
milag-	jJmW
milagros	jJmW
milan	bKcIhJiTnT
milch-	bScH
mile	gRhTiFnT
mile$	gZhU
mile--	cX
mile-ex	cX
mile-ex$	c[
milea-	gRhTnX
mileage	gRhTnX
mileage 00	bKgShKjTnR
mileage at	jGnYsQ
mileage$	gViGnW
miles	gAiEnd
miles a	bIhKiIjTnW
miles$	bVcTiC
miles-	bGcKeFiYjKq[
milie-	aUsT
milieu	aUsT
milit-	bJjAlXs[
milk	b^hYjH
milke-	aVm]
milker	aWbKcHmX
milker$	mR
milki-	fPiRpX
milking	fKiTpY
milking$	gQiFp]
mill	b[cQ
mill$	b[cXdXfIiF
mille	bUg[tQ
mille deux	gXtK
mille$	aKgY
mille-	bKfLgFj\\kJtI
milli-	bU
milling	jT
million	bXtQ
million$	bPgIiR
millo-	gY
millones	bQgZ
millones de	bbfHgA
millones$	fKg\\
min	fPjYpR
min 0	fUsW
min on	cKeJjZnJ
min$	gSiTjRpR
min-t-	f\\hH
min-takt	f\\hH
mina	bJcUsY
minas	iKj[
mind	j\\lT
mind 0	dZeRfLgRiJjGpU
mind 00	gKj\\
mind$	iGlVsP
minde-	jR
minden	c\\
minden$	c\\iI
mindestens	dUj[
mindestens drei	fS
mindestens$	dYiLjS
mindestlohn	fJgV
mindestlohn$	gS
mine	b[tT
mine$	iHjTmJt[
mined-	jQ
mineduc	jQ
mineduc$	aJiFjYsQ
miner-	b[iX
minera	aJbXrWtL
mineral	bRiY
mines	cTjT
mines$	iS
mineu-	bSiR
mineurs	bRiT
mineurs$	bVfKiR
mini	gPhRpQ
mini cooper	hZsQ
mini$	aJbFcJgPh\\pQ
mini--	aSbHfGhKi\\pV
mini-pelle	bPfJiWpK
minib-	iUlRnR
minibagger	iUkQ
minibus	lUnV
minibus$	hFi^nH
minij-	eXgT
minijob	eV
minijob$	gT
minim-	jS
minimo	gPjTsP
minimo 0	bKgIjYkJ
minimo$	fJiUjWsS
minimum	gSjT
minimum$	bGj\\sR
minis-	b[qX
ministere	bVjR
ministere$	bUjS
ministry	iPjS
minit-	aIb^fIiGkTmJ
minor-	iU
minors	iU
minot	c[
mins	nPpQ
mins$	jT
minst-	cDhYiJjFoWqR
minster	cDhYiJjFoWqR
minui-	fUpU
minuit	fUpU
minuit$	fTpV
minus	fCg@hbiF
minut-	pR
minute	fTjTqG
minute$	fWgIiAjW
minuten	fRpRqK
minutes	nRtR
minutes of	hEjKnTtR
minutes$	i\\pSsS
minuto	gLjWpR
minutos	mJpU
minutos$	cPiTjPtR
mio	b[iS
mio umsatz	bWgG
mio$	iXrW
mir	qSsU
mir$	aJbJiHmTpXrRtU
mira	aHcPfYjLsQtX
mira$	aKcVfHhKiEsVtW
miran-	bIcWiKmQqT
miranda	bIcXiJmR
mirec-	cQ
mirecourt	cQ
mirecourt$	cU
miria-	mU
miriam	mU
mis	bKjKq\\tQ
misas	bVsT
misas$	eKiRsW
misch-	bZhJiTjIlK
mise	iX
mise a	iU
mise en	iUpQ
mises	i\`jA
mismo	oZqL
mismo$	cFgIhRjKkKlSoXpVqG
misra	jZ
misra$	jZ
miss	aSbIcKiJmUnSpV
misse-	qUtQ
missed	qUtQ
missi-	eSfJnT
missing	aHsU
mission	aKeZnStP
mission$	aEbIeUfLnQqItY
missions	bUfFiWnT
misso-	aSbEc]tI
missoula	cWsQ
misst	bSiSrKtK
mista-	iKkKlXtR
mistakes	iKkKlXtR
mistakes$	iLlUtS
mistr-	a_iLqJtK
mit 0	bZgQiJmT
mit 00	bWiTmR
mit 000	bbcGrP
mit acht	b\\
mit behinderung	bRhLqKsZ
mit dem	mT
mit den	iXs^
mit der	cSiUjJrY
mit drei	bRiGm]
mit kunden	iGj[sK
mit nach	bRh\\
mit praxis	lU
mit vier	gLoY
mit zwei	bVqU
mit$	hU
mitad	dZgS
mitad de	dShQ
mitar-	bThb
mitarbeit	e[
mitarbeit$	ea
mitarbeitende	bZmS
mitarbeitende$	bRmV
mitarbeiter	aYbUmH
mitarbeiter$	b\\mK
mitbr-	fKgKhUjQ
mitbringen	fKgKhUjQ
mitch-	cZnFtL
mitchelstown	cZnFtL
mitfa-	cIeKfGgLiVlLn[oKpH
mitge-	kQmIpHqY
mitgl-	aJbThEjXsR
mitglieder	aHbY
mitglieder$	bY
mitgliedsbetriebe	b[gH
mitgliedsbetriebe$	b[gIiI
mithe-	pQ
mithelfen	pQ
mitne-	gIhXpS
mitnehmen	gIhXpS
mitnehmen$	pW
mitre	iKj]
mitsc-	iQkLpUrGsWtU
mitta-	bJcHhe
mittag	hRpR
mittagessen	hU
mittags	bKtT
mittags$	hSiIpT
mittagstisch	iR
mitte	oXsZ
mitte-	aPcThR
mitteilungen	iW
mittenwald	jS
mittenwald$	cVhL
mittl-	aQfJgFiGjZkLmI
mittlere	aTbUjF
mittw-	fZhUiT
mittwoch	dTfTiU
mittwoch$	fViQ
mittwochnachmittag	fQiV
mittwochnachmittag$	hRiWjK
mittwochs	eJfXhYiI
mix	bXcHi\\jH
mix$	b]cJiR
mixed	bTeTfKjRkIsS
mixed practice	bQeYfD
mixed$	bQiVjK
mixen	cLgGi\\jJtJ
mixer	bJiXj[lHpI
mixes	iZjFpXtK
mixin-	iYjF
mixing	iYjF
mixing$	i\\jG
mixte	bUqKsK
mixte$	aPbTjPqGsE
mk	b[
mkt	aJbAccdKeJfEgDhIiEjPkJlKmJnKoKpKqKrKsJtK
mkt$	bGcXhJiHjT
ml	aZ
ml engineer	aQcP
ml$	aY
mld	bHhKiKjUk[
mlro	aVbDcIjKm]p>
mm	iU
mm$	gRiSjQ
mme	mZpStT
mn	jSnS
mn$	cQfTnR
mna	iUqR
mo	eWfX
mo frei	f]hK
mo$	eWfUtP
mo-do	f\`gJnT
mo-do$	fX
mo-fr	fahL
mo-fr 0	fVsQtJ
mo-fr$	aJfW
mob	hTiZoQpK
mobel	bTiPrT
mobel und	bViR
mobel-	b\\
mobil	aQdkfC
mobil$	aVd_
mobil-	bThXmS
mobil-home	hYjH
mobile	mRqQ
mobile home	dJh]
mobile$	aZhKiHmU
mobiles	aLbTdYgG
mobiles$	bRcKdLhWiJ
mobilite	aHbUgThTiLjCqTrDtI
mobilites	gHhY
mobility	aCbYhSiHjK
mochi-	cWhQjQ
mochila	hUjX
mochila$	hWiKjW
mocht-	gLiKtS
mochte	gKtU
mocs	iUjZpJ
mod	hEi]jQlEmHpFsH
moda	bYcD
moda$	jT
modbu-	iWjS
modbus	iWjS
modbus$	iSjS
model	aSeVhBiX
model$	iZjHsV
model-	iajV
modeles	iU
modell	iPqS
modell$	fTiQ
modelling	iZ
modelling$	iZ
modelo	bVgJiQjQ
modelos	jUtJ
models	iT
moder-	dViTlV
modern	iRjV
modern$	iQjZ
modifiees	jU
modifiees$	jR
mods	iZ
mods$	iY
modul-	eLfSiRjSkQ
modulables	fQ
module	iRkWtS
module$	bLiKjVkXpL
modules	fEjUlToR
modules$	iPoY
modulo	aKiY
modulos	bJf\\iK
mogen	gUkXrJ
mogen$	aIeLgZjZkLsGtJ
mogli-	jClRoR
moglich	dShQjAlU
moglich$	cRdPhQiIj@lW
moglichst	hLoWsZ
mohre	aHbLcIdIe_fFgDhCiJj>kHlGmGnIoIpJqJsKtI
moi	pWqW
moi je	pQqX
moi$	aTpSqRtR
moin	t^
moin$	aIt_
moins	jZsW
moins de	jQpIs]
moins$	iDjXqTsQ
moira	gKlSmXqX
moira$	qW
mois	eV
mois +	bKcKeYgKiF
mois 00	bQfQgIsS
mois a	iTqV
mois au	gQ
mois avec	e>hRl_
mois d'essai	eS
mois de	hRoRqU
mois et	gFhSjQq[tL
mois puis	qX
mois$	eUhQ
moiss-	fSiT
moisson	bIfXrKsLtS
moissonneuses	i]
moist-	iV
moisture	iV
moiti-	bTfIhU
moitie	bTfIhU
moitie$	eVfFhTkI
molar-	jDkW
molde	cKiYjU
molde-	iFj]
moldes	bTjT
moles	cIiRjHkY
moles$	cIiPjKkW
molin-	cRiVmW
molina	aVbFc[
molina$	aTbLcWiL
molino	bTiW
molke-	b]cKiL
molle-	aJbXfKgLhKiIjY
mom	h_iH
momba-	aPcV
mombasa	aPcV
mombasa$	aPcV
momen-	eLfQhQoEtW
moment	cLhTtV
moment$	fIhYiQtL
momento	cSeJrQtT
mon	dQfY
mon /	bKdXfS
mon associe	qW
mon to	hInY
mon$	eZf]gKhKpS
mon-f-	fV
mon-fri	fV
mon-fri 0	sQ
mon-fri$	fUnS
mon-s-	fW
mon-sat	fW
mon-sat 0	cUeUgKrQ
mon-t-	fZnQ
mon-thu	fQnR
mon-thu 0	fPqI
mon-thu$	fSnU
mon-thurs	fZpG
mon-w-	fR
mon-wed	fR
mon-wed$	fSiQ
monag-	cV
monaghan	cV
monaghan$	cU
monat	fQhQnS
monat$	fXhRnS
monat-	eP
monate	eU
monate$	eWhSiE
monaten	aJeRqKsTtQ
monaten probe	bKcKeXgH
monaten$	aJbVhHtR
monatl	hViS
monatl$	hViS
monatlich	b]iV
monatsabschluss	i\\
monatsende	aIfThIpR
monatsende$	fRhK
monct-	cThJsQ
moncton	cThJsQ
moncton$	cX
monda-	dQfS
monday	nSoTpR
monday if	eGfFgKkKo^pHqKsR
monday off	bZ
monday to	dX
monday$	iGnYoSpY
mondays	dZfWiT
mondays in	bLd]fH
mondays$	dVfPiW
monde	s[
moned-	bSgVhQ
moneda	bSgVhQ
moneda$	bRgVhS
money	bRgQ
money$	bPeWgSlQtT
moni	gFmZqZ
moni$	gIm_tQ
monit-	iW
moniteur	aSiKjLkS
monitor	fGkPlT
monitor /	aQhL
monitor de	kV
monitor$	fFiKlZmT
monitoras	aRfJmT
monitores	aRiUmR
monitoring	eIiRj^pK
monitoring$	eFhJiWjW
monol-	i\\
monolito	iT
monot-	e\\hJ
monotributo	e\\hJ
monotributo$	e\\hJ
mons	c\\
mons$	cZ
monsi-	aFpPqStQ
monsieur	aFpPqStQ
montador	aQ
montag	aKfShGnSoPpK
montag bis	fS
montag$	aJiTnQtS
montage	iUnV
montage$	gHhZnK
montagne	aPcGpIrY
montags	b]fVgKiKjG
montaje	bZiWjJ
montajes	aKbXiGmJ
montana	bScQfKjZ
montana$	bVcVjG
montar	fIiX
montb-	c]fJmJ
monte	hPnWqS
monte$	cYh[iBqK
monte-	aQbQcR
monte-meubles	bViP
monter	aJsV
monter$	aJbJcIhTsZ
monterait	iXkJsK
monteria	cZkKpL
monteria$	cXkJ
monterrey	cU
monterrey$	cU
montessori	aTbTjJkU
montessori$	aFbQcKjJkY
monteur	aSeG
monteur$	iR
montevideo	cS
montevideo$	cT
month	fQgQnQ
month 0	aGbJcJd]ePfEgJhEkHlKmGnHoCpCqIrIsJtI
month and	aGbSgQiI
month contract	dSeRgKiKqS
month end	fSiZsT
month for	dVjHnQ
month in	dWgU
month probation	eT
month trial	eV
month$	gRnR
monthey	sR
monthey$	cS
monthly	iSnQ
monthly$	dRhV
months	eU
months and	bKeQjU
months fixed	eQrR
months probation	pS
months to	eJi_jK
months trial	eQ
months$	eT
monti-	iZ
monto-	aKbUc\\hGiJmK
montp-	aJc]dJ
montpellier	aJc]dJ
montpellier$	aKcYdD
montr-	lVrW
montre	hIiEjIl_pIqHrZsH
montreal	bKcRjU
montreuil	bUcHiRjI
montreuil$	bUcHiRjI
montreux	cZ
montreux$	c[
montt	bJcV
montt$	bIcW
moori-	i_sH
moose	cW
moose jaw	cW
mop	aKi]jG
mop$	bKcJiX
moque	lY
more than	jWpY
more$	bIePgRhPkYpKtT
morge-	tQ
morgen	bSpPqK
morgen$	pX
morgens	bLiStU
morges	cY
morges$	cY
morning	tX
morning and	i]
morning in	fSiJjR
morning$	jQkVpVtS
mornings	aQfS
mornings and	aViFlP
mornings$	aRfWiQmS
moros-	hIiZ
mort	hJiUjIqUrQsR
morta-	j\\
mortg-	bIiKs]
mortgage	lK
mortu-	bR
mortuary	bR
mos	jXlV
mos$	jKlZ
most	fXgJhPnSrQ
most days	cDdIhEmFn\\pW
most of	bZpGsR
most$	pHrX
mostl-	bR
mostly	bR
mostly$	aQbScUjI
mosto-	cU
mostoles	cU
mostoles$	cV
mostr-	jU
mostrador	iR
mostrador$	aPiV
mot	kRrV
mot tester	jU
mot$	fFgYhUqarL
moteu-	aJbXiSjG
mothe-	fIoZsX
mother	hRjDpSsZ
mothers	iYjIs[
mothers$	i^jKsE
motio-	aViU
motion	aWkQmK
motiv-	jTp^
motivation	p]
motive	j[lRpQ
motive$	cJiGj^
moto	hRjYnZ
moto$	jVkS
motor	aRhSiP
motor$	iKjZ
motor-	aSjW
motorbike	hKn\\
motorcycle	eQjW
motors	bZiQjKmG
motorsagenschein	jLkUsS
motos	aUbUiW
motos$	aRbXdIjHsK
motos-	iQjV
motosierra	iQjV
motri-	cWsS
motril	cWsS
motril$	cY
mots	bFgIiTkVrZ
mots /	bGgEiZjYpH
mots$	hVrV
motus	qf
motus$	q\`
moula-	bJcLiZjKkV
moulage	gJiQjJkW
mould-	aXiFjU
moulding	aXcKiG
moule-	bKhJi\\
mount-	cUn\\
mountain	bRc[dHiBtH
mousc-	cWfK
mouscron	cWfK
mouscron$	cW
move	gHhYiPtQ
move$	aUeJhS
move--	aEi]tJ
moved	q_tT
mover-	iRjQ
movers	iVjS
moves	bIcUdWkUsG
moves$	cKdKfKi[kKoT
movil	h\\iQ
movil$	gKhZiRjS
movil-	bUcJgXoR
movilidad	gWjU
movilizacion	gViQoVpJ
movilizacion$	g\`iE
movim-	aJbVgLiZjBtL
movimientos	gIi\\jB
movin-	jRnQ
moving	jRnQ
moving$	hXiRtK
mowin-	iW
mowing	iW
mowing$	iU
moyen-	gSiWsE
moyenne	gWsG
moyenne 0	hW
moyenne$	iZjImKsD
mozo	aQbS
mozos	bHcHfKgLiIm]
mp	aRiUpR
mpa	aBb_gCjWkJlK
mpe	aUjJmWpJtJ
mpg-c-	iY
mps	gYiU
mps /	gV
mps$	gXiQ
mr	jCmnqTtP
mrc	cV
mrcvs	j\\
mrcvs$	jW
mrd	aHb^
mrd$	b\\pK
mri	iWjCk[
mri$	iXjHkV
mrics	jWkW
mrics$	kU
mrs	mipP
mrs$	cJdKiDlUm[pGtL
ms	a?j[m[pWqQ
ms office	j\`
msc	hRiKj]
msc or	sQ
msc$	bGhW
msg	fQhJpY
msk	aTiS
msk physio	aWbQhLiI
msnm	bIc^gG
msnm$	bIc]gG
msp	hZqT
msr	a^bL
mssp	aJb]cIjI
mt	bQiRkQ
mt$	cUiW
mth	eZiR
mth$	dQnT
mths	eYgQjS
mths$	e[gW
mtl	aZbGhRjDnK
mtl$	gQhUiTnI
much	cQgPiUjH
much$	cKdIgPmLpJsKtV
mucha	cZhJrS
mucho	bPiKjLkUsQ
mucho$	fPiJjDkWrTsP
mud	iUj[lLoLrR
muebl-	bQrY
muebles	bV
muell-	bUcWdLmLpU
muelle	bIcYdLiPpW
muelles	bYcDgIjJmLqK
muest-	iYmHpQ
muestra	iQmFpY
muestras	iUsS
muestreo	iV
mueve	jJn[qR
muffe-	cJi^
muhle-	bStK
mujer	aFbXs_
mujer$	aBbXeKlTpKsS
mujer-	s[
mujeres	s[
mujeres$	bUhJiT
mula	aFbAcIh\\iYjJpGtJ
mules-	iTjTkI
mulesoft	iTjTkI
mulho-	cZ
mulhouse	cZ
mulhouse$	cZ
mulle-	aPfKiWjT
muller	aUiR
mulli-	iLj[
mullingar	c\\
multi-	aKbZiTjT
multi-conventions	bKiU
multi-site	iIj[
multimarca	aDbYcI
multisport	fPh[
multisport$	h\\iKkL
mum	iJjSkGs^
mum$	iJjYqTrK
mum's	aJqVt\\
mumba-	pT
mumbai	pT
mums	iWs\\
munch-	cYgEhX
munchen	bUcR
munchen$	cSiJ
munda-	iJj]kL
mundl-	jXqU
mundlich	jXqU
mundlich$	jXqV
munic-	bYc\\
munich	bUcRhJ
munich$	b]cDiK
municipal	bS
municipal$	aSbRcEgRmI
municipale	aJbV
municipales	bHcWiQ
municipales$	bKcW
municipality	bScVhI
municipality$	bRcSiI
municipio	bRcSgFiTjK
municipios	bIc\\iI
munst-	cdhFi@
munster	pS
munster$	pUtJ
murci-	cRnZ
murcia	cTnR
murcia$	cQnT
muri	aHc]
murna-	bTpP
murnau	bT
murnau$	aJbYcJtI
museo-	bLiTjQ
museology	bIjZ
museu-	hQmY
museum	cT
museum$	bTjRlT
museumspadagogik	aW
museumspadagogik$	aW
mushr-	eChZiEjKkU
music	a\\bJ
music-	aTbWfIiP
musica	fJjRpV
musical	aXiJsK
musik-	b^eLgUiL
musiq-	bRjL
musique	bRjK
musli-	bQs\`
muslim	bTsR
muss	jWl\\
muss :	jT
muss auch	jR
muss er	jQsV
muss keiner	jHlUqY
muss man	j^
muss nicht	aEjDlarV
muss sein	iHj]lL
muss sitzen	hSjP
muss$	iQjUlW
musse-	qUtS
mussen	qUtS
musst	iQlT
musst du	iSlT
musst-	oStQ
musste	oT
must	jWrPsP
must be	oQrYsW
must have	j\\
must know	eKiQjRkWqKsH
must not	qYrR
must pass	hJj[pF
must$	fPjIk[lY
muste-	aKi^rV
muster	aFi\\mJ
mustn't	eJiKjTqQ
mustn-	eJiKjTqQ
musul-	sf
mutat-	iQ
mutte-	aGeSiVjKqTs\\
mutter	qY
mutterschutz	eViKjJpGqZsK
muttersprachler	hKiKjEs_
mutua-	bVgGhSqQrJ
mutual	bVnJqYrD
mutual$	bVdKkQqL
mutualisee	bHcJhZiJjHmT
mutualisee$	bHcJhZiJjHmT
mutualiste	bW
mutualiste$	bV
mutue-	bUfDh[
mutuelle	bUfDh[
mutuelle famille	gHiP
mutuelle$	hSqT
muy	kX
mvr	jVqQrJ
mw	bciS
mw$	bUiV
mwst--	hKi_kB
mx	aVbJjP
my	qQrR
my brother	mZ
my phone	aKhHiJjIrVt^
my$	mUqSsR
mysel-	jKmTqSrV
myself	jKmTqSrV
n	bHcT
n +	eKm]
n 0	aWbFcS
n$	cRiCjGkXsJtQ
n'a	eHq_sQ
n'a pas	qSsV
n'ecr-	qVrUsK
n'en	bJqarC
n'est	jBlZqS
n'est pas	jBkQlZqR
na	aIg]jKlV
naas	bJcZiFmX
naas$	m[pL
nabh	aHb_cHjG
nacel-	iUjTlK
nacelle	iUjTlK
nacelle$	bUiBjU
nach	gP
nach 0	bJdKgQh]
nach 00	iDj]pY
nach absprache	dTfSgTiJtK
nach dem	hLjGo\\pFqW
nach den	aQgIiHoVqFtT
nach der	dSq]
nach drei	dYhI
nach erfahrung	gPqP
nach feierabend	fBh[jQ
nach hause	bQh]
nach konnen	gZ
nach ostern	fFgKhKiEoQpWqT
nach prufung	g[
nach tarif	gW
nach vereinbarung	gTiLoQqQ
nach$	iW
nachb-	aJbKcKeXgLhYiBjKkLmKpEq]rK
nachd-	gWiWjI
nachdem	gV
nachdem$	gV
nachf-	oSq[
nachfolge	hSoUqW
nachg-	fYiEpK
nachh-	jLkX
nachl-	iX
nachlass	iX
nachm-	eIffiI
nachmittage	f[iLmL
nachmittags	eHf^qKsK
nacho	aIcIiJmTtZ
nachr-	aKfAiSlUmXpQ
nachs-	iSoXqQ
nachsorge	bKhIi]
nachsten	bWeKiGoSsW
nachstmoglichen	oW
nacht	gZnPrP
nacht 00	fCgZsT
nacht$	fQgUhS
nacht-	fZ
nachtdienst	f]iIlLrIsKtJ
nachte	fYnYqQ
nachte$	fYnFqZsKtL
nachten	iKnY
nachts	fVjP
nachts$	f_hLiF
nachtschicht	aXcIfSgFiKpIqY
nachtzug	bXhJmK
nachtzulage	bIiSjS
nachtzuschlag	qQ
nachw-	hCiCj_sY
nachweisen	sQ
nachweisen$	jU
nacid-	aGsatK
nacim-	cYjKs]
nacimiento	cYjKs]
nacimiento$	bLcU
nacio-	b@jSmVnVsS
nacional	iQjWmGnX
nacional$	cKhHiVjPmInW
nacke-	aIqYrLsJtR
nacken	aIqYrLsJtR
nada	rRsQ
nada de	eQrWsZ
nada$	hXiIlUqU
nadar	aIjWkXtI
nadeg-	bRiJtT
nadege	bRiJtT
nadia	aJcKnKq]tT
nadie	bWfRqRsTtL
nadie$	q[sVtG
nadin-	mX
nadine	mX
nadine$	mXtR
nagel-	iUjV
nagellack	bLiVjWsH
nagol-	aJceiG
nagold	aIbScV
nah	aKbJcGhHiFjHl\`mEpI
nah$	aIbGcGdJeKfKhHiHjBkEl_nJoJpKqJrJsKtK
nahen	iYsP
nahen$	iZ
nahpr-	bDiZpR
nahve-	b[nT
nahverkehr	aQbIdJnUqPtL
nahverkehr$	aX
nail	aPcQ
nail tech	aTcR
nails	bXiKsY
nails$	bLiLjUkGsX
nairo-	cV
nairobi	cV
nairobi$	cStK
naiss-	aCb^iUjLsU
naissance	jHs]
naissances	fJiX
naissances$	fKiT
nalox-	iY
naloxone	iY
name	rp
name the	r\`
name$	pYqLrU
namen	jWmKqS
namen$	iFjZlJmLrSsQ
namen-	iW
namensrecht	iW
names	pRre
names$	iSj[pKqW
namur	c\\
namur$	cZ
namur-	b\\cLjJ
nana	aFsWt]
nanny	aUbIiV
nanny$	a_bG
nante-	bQcWdTfKiK
nantes	bQcWdTfKiK
nantes$	bScKdZfFiL
nap	cLfLiVpU
napol-	cJiSjFs\`
naran-	aYbJcIeIgLhUiKjHmJoIpJsJ
narbo-	cY
narbonne	cY
narbonne$	cV
narro-	aIbKc]gJiAjV
nat	a[bXcChIiAjIkL
natac-	jY
natacion	jY
natacion$	iIj[
natal-	cSm\\
natales	c[iJ
natalia	aJm]
natat-	bHjW
natation	bHjW
natio-	bWcEjQnQ
national	aRnT
national$	aLbJjUlInX
nationale	bCiYjR
nationale$	bEiWjR
nationals	bJiJjW
nations	bWiEjLmJrY
nations$	b\\iH
nationwide	cJjLnY
nationwide$	cJiJnX
nativ-	s]
native	iQjRsU
native english	kIqSsP
native$	jQkQlF
nativo	jGs_
natur-	bT
natural	bUhKiLl]
naturbad	bRtP
nature	aVdViKkTrV
nature$	cIdWjIkVmI
naturlich	jPqQ
naturlich nicht	iFjIlZqS
naturlich$	hUsW
naturstein	bScGiW
nauca-	cU
naucalpan	cU
naucalpan$	cU
naukr-	pV
naukri	pV
nauti-	gHjRr\\
nautical	gHjRr\\
nav	i]jHnU
nav$	i\\
nave	gKhTiLpZ
nave con	h[iJ
naves	bS
navet-	bJcZhXiB
navette	h[
navette$	cLhX
navi	cTjVkJ
navid-	bUhX
navidad	bUhX
navidad$	bKhZiDjU
navig-	aQhRiXjE
navigator	aY
navis-	j[lR
navision	jQlT
navision$	iRjRlR
navisworks	j\\
navisworks$	jX
nb	bYcIsQ
nc	c[
nc$	c[
ncts	iTjVoB
ncts$	iUjSoB
nd	cXhK
nd$	aZbHcUmLpSqR
ndis	jV
nds	aUeLfHiHo\\
ndt	jWkW
ne	q[
ne le	qW
ne pas	q_rWsG
ne veut	sV
ne$	cYiIr\\
near	c]hS
near$	cQjW
neare-	iKnWqX
nearl-	aKfTiIjPoHqQ
nearly	aKfTiIjPoHqQ
nearly$	fWgYhLiFjF
neat	j[sW
neat$	bKj[
neben-	bThRiTjIlPrS
nebenan	hSqT
nebenan$	hU
nebos-	jR
nebosh	jR
nec	aBbKfHjWkKn]tI
neces-	lVtT
necesita	aTmKtU
necesita$	aCbLcKt\\
necesitamos	t[
necesitamos$	aKt^
necesito	aUtU
necesito$	aQcHiItV
necessaire	hHjTkQlQnV
necessaire$	hLjYkIlWnQ
necessary	jRlQpQ
necessary$	jTlRpR
ned	lUpQsd
ned$	iIjIlWqVsV
nee	aJbUcGsVtW
need	lQtR
need a	aTnStQ
need an	a]bJ
need someone	iUsH
need to	lWqR
need$	t\`
neede-	jQlR
needed	jQlR
needed but	jXlCqKsX
needed we	lY
needed$	lYtP
needl-	iX
needle	iQ
needles	bUjQsQ
needles$	jU
needn't	l\\sV
needn't be	l]sK
needn-	l\\sV
needs	aWiDjQsRtR
needs :	iKjW
needs to	aKlUoHsR
needs$	aGcHiBjSqJt^
neerl-	jTkTlU
neerlandais	jTkTlU
neerlandais$	bLjJkUlZpH
negat-	bUgCpLsT
negativo	aQjS
negativo de	aGjV
negativo$	aT
nego	gQi^jJ
negoc-	iQjU
negoce	bU
negociable	oW
negociable$	oX
negociables	gYiEjJoV
negociables$	gWiFjJoV
negociacion	iKj\`
negociar	iW
negociateur	a[
negocier	iY
negocios	aX
negot-	gRjP
negotiable	cGfKgZjDlQ
negotiation	i?jb
negotiator	aX
negotiator$	a[
nehme-	rX
nehmen	rX
nehmen$	aJhSiSpRtR
neige	aTjVoQpJtL
neige$	aYiInRoTpHqJ
neigh-	cWjKsV
nein	iItT
nein danke	jXsZtE
nein$	bLcKeSfThRiHjHkJlToIpFtK
neith-	jBlXmPsT
neither	jBlXmPsT
neiva	bJcQiEn[
neiva$	cSiFnW
nell	bJcJhJlKm\\
nell$	cIhIjIkLmZ
nelso-	bIc\`jIkK
nelson	mU
nen	aViJpT
nen$	aQcKtU
nenne-	iLqRrZ
nennen	iLqRrZ
nennen$	iIqUrV
neoba-	b\`cEdJjFkJsH
neona-	aZjRpK
nepal	bVcEn\\
nephe-	qZ
nephew	qX
nerea	iIjJmUpX
nerve	dFiEjc
nerve-	j]
nerven	cJiQjYkL
nerves	jX
nervi-	iGjd
nervo-	iTjQsU
nervous	iTjQsU
nest	bTiZ
nest$	bYnKsL
net	gT
net +	gX
net$	aIg\`jS
neto	ePqQ
neto$	g_
netos	g_
netos y	fRgIhT
netos$	g^
nets	gfh>
netso-	iP
netsoins	iP
netsu-	eTiPjS
netsuite	eTiPjS
netsuite$	eTiPjS
nett	aIdLgIiLj@kalHmSnFoKpKqKsKtK
nette-	a[bIcCpTrW
netti-	i[
netting	i[
netto	gRhS
netto$	g^iK
netto-	bPiQ
nettoyage	bUiT
nettoyage des	iU
netwo-	bTqS
network	bTqS
network$	bZi>jT
netz	aGb\\cFiSnFqRtH
netza-	aJcHi]
netzb-	aJb_cIeJgGiDjK
netze-	eHfKiYkHtL
netzm-	a[hCjWpKtF
netzw-	aTbHkZ
netzwerk	aUbGkW
neu	aViWrX
neu$	bHcLiSqV
neuba-	bIcIdY
neubau	bKhSiV
neue	aZqRrF
neuen	iSoT
neuer	cWiWjC
neues	bTiBjVtT
neuf	bUmU
neuf cent	bK
neuf cents	gX
neuf$	hZsW
neuja-	fIhS
neujahr	fIhS
neuma-	aJbGcJi]
neumatica	cKhViHjS
neumatica$	cKhVjP
neun	bWmZ
neun leute	bQiLmV
neun$	bTgTjL
neununddreißig	fQ
neununddreißig stunden	fT
neunz-	aF
neunzehn	gYjP
neunzehn euro	gQjQ
neunzig	bW
neuro-	aWbZcKkR
neuru-	cW
neuruppin	cW
neuruppin$	cW
neuss	c\\
neuss$	c\\
neutr-	cSjVrTsX
neutral	iQqHrRsR
neutralite	iGja
neuve	aGbXhV
neuve$	bRhV
neuve-	iR
never	fSlWrW
never "	fGgKjGr[
never driven	jKl]
never$	fViIpLrZ
never-	cUnU
nevers	cVnV
nevers$	cWnT
new	iRjJ
new year	fUqX
new$	tW
newca-	c[
newcastle	cW
newcastle$	cXjK
newco-	lY
newcomers	lY
newly	bUgIl\\
newma-	c\\rP
newmarket	cWrR
newmarket$	cX
newpo-	cUdRnQ
newport	cUdRnQ
newport$	nU
newqu-	cRiHpW
newquay	cRiHpW
news	aTeJfTiKjW
newsl-	i_rR
newsletter	i_rR
newsletter$	aIbJiUpIrY
newto-	aIbBcbhKi?jIkJlY
next	bUeQiQmRoK
next door	b[iEm[
next to	b[jTkKlGsK
next$	bEcGeWiX
ngo	aTb\\hL
ngo$	aXbVcIhHiKjL
nh	aSbP
nhs	bQjKkPlKpR
nhs jobs	bJjHp[
nhs pension	hZ
ni	lSqWsX
ni de	iRrS
ni lo	iKj[qV
ni$	iXjIlHpXqIrT
nice	kf
nice :	k]
nice to	kU
nice$	iLjFka
nice--	kZ
nice-to-have	kZ
nice-to-have$	k[
nicel-	iQqIrR
nicely	iQqIrR
nich	rYsT
niche	iajA
niche$	i^
nicht	lPqTrRsQ
nicht "	fEjQrY
nicht alter	jWsQ
nicht dass	cJqV
nicht im	bKhRjZsV
nicht in	qTsW
nicht mehr	cJgDrYtQ
nicht nennen	iHqTrU
nicht notig	jHlapS
nicht nur	fLiIj\\
nicht rein	gFq_
nicht so	qGrZ
nicht$	lYsR
nicht-	qXsW
nichtraucher	iJjWsT
nichtraucher$	aLcJiLjZ
nichts	qWsPtP
nichts von	iGpJr]sJtG
nichts$	sX
nie	fVlVsW
nie$	fZlRsQ
niede-	aScKjUkP
niedersachsen	gQ
niels-	iLjX
nielsen	iLjX
niema-	fSq\\sT
niemand	qZsR
nieve	i[oS
nieve$	jRoV
night	f[
night 00	gZ
night audit	fZiJ
night auditor	aUrQtD
night premium	fLgVsQ
night shift	fKi_jVlJ
night to	fXtI
night$	fBgRhLi_mX
night-	fS
nightly	dGiYjLkEnW
nightly$	dHiXjIkDnX
nightmare	iQsT
nights	fU
nights +	aHfIgZnJ
nights 0	fRjH
nights 00	gYjJqS
nights a	b\\fGnY
nights away	fJiLnY
nights on	iX
nights out	fa
nights £	gUqTsK
nights$	aViL
nilgo-	hWjK
nilgosc	hWjK
nimme-	pKqSrJsU
nimmer	pKqSrJsU
nimms-	bLiQqS
nimmst	bLiQqS
nimmt	bRjRqY
nimmt man	bSfBiHj\`qJ
nine	bRfUmS
nine hundred	mIpZ
nine thirty	fT
nine thousand	aJbScHiRmI
nine to	fQpY
nine$	bTfViEm[
nine--	f]hIiJ
nine-day	f]hIiJ
niner-	aT
ninera	aT
ninet-	bWgX
nineteen	bU
nineteen$	bQiT
ninety	fLgW
ninety a	bKgZhWiE
ninety days	e[gI
ningb-	kV
ningbo	kV
ningu-	fRgKqPrR
ninguno	fUlUtI
ninja	r]
ninos	aIbWi[jIsT
ninos$	aIbYiRjD
ninth	pU
niort	cbgLhL
niort$	c[
nirge-	qZ
nirgends	qZ
nite	dIfTgYiHjQ
nite$	cLfGgWhVjCmKpQ
nivea-	iQjU
niveau	iQjU
niveau 0	aJjZkT
niveau$	cHhIi\\jHoK
nivel	g]jW
nivel 0	aRiPjUqQ
nivel 00	g]hJjJ
nivel$	aJbWgS
nivel-	bHcciHjLkT
nix	hQlTq]sV
nix$	h[j^qTsD
nj	bHcYdQgDhIjKmLrR
njc	ga
njc$	g\\iJjI
nl	cSjY
nl$	bQcYjR
nlz	aUbR
nm	cUiLjP
nmc	j]
nmc pin	jS
nmc$	jWkK
no	lYsQ
no "	rW
no 0	bXfHgEj\`lGsK
no 00	gDhGp]sR
no :	bKc]eZjLmG
no agencies	bIlLpXrW
no bother	jUsQ
no bus	jWl>nX
no buses	hEiIj\\lFnUsGtK
no cold	ibjHlImDpIsF
no cv	mKpT
no cvs	pX
no degree	bPlY
no en	eJj\\pQ
no es	jKkUlbqJ
no eso	iUjRqG
no este	sb
no evenings	fVnJ
no exclamation	rX
no experience	jBla
no hace	lY
no hang	aFfLtV
no hay	dQfXhQrS
no la	jVqTrW
no le	j[
no lo	gLlTq\\
no mas	aJrRs\\
no more	e_iCjV
no need	hFl_qW
no nights	aHfXhVsJtL
no one	sg
no pedimos	jFl\\
no phone	fJhHjdlDrIsJtK
no pongas	rX
no problem	fGhQjSlT
no puede	gRpLqXrX
no que	gKsZtU
no sabe	eJlQqV
no sales	gUiYlG
no saturdays	fKh\\
no se	qT
no sea	pRsb
no sean	aKs]
no selling	fLiYjKlQpKqHsJ
no solo	j^lHsJ
no sorry	bHcZdJeFfKhFjGlCo[pIqGrKsE
no sundays	fbgE
no wait	eXlFqKrHtU
no weekends	fQhT
no women	sa
no$	l[
nobod-	qPsT
nobody	qQsU
nobody with	hKjCs_
noc	aGfLiZjSmLsH
noch	qYtU
noch nicht	qZrT
noch$	q_t[
noche	f]jT
noche 0	fUgIjKnQ
noche 00	gT
noche y	f[
noche$	jUpR
noche-	fW
noches	fT
noches de	hXiG
noches$	fRgUnTsQ
nochm-	gQqQtV
nochmal	gQqQtV
nochmal wegen	tU
noctu-	fRgU
nocturna	fShSiQjK
nocturna$	fQhSiT
nocturnas	gQ
nocturnas$	gYhL
nocturne	dTfT
nocturne$	dSfUpK
nocturnes	iV
nocturnidad	g[
nocturnidad$	gThL
nocturno	fVgRhHiQ
nocturno$	aRfTgR
nocturnos	fBgTiGjHk\\
noel	hTmZ
noel et	h\\iQ
noel$	fPhSkQqR
noida	aJbIc_fKgHhJiHmGpX
noir	bQgBqWrR
noir$	bTgJiT
noire	hJi]
noise	iVtR
noise$	iRjStT
nok	gYrQ
nok 000	rQ
nom	r[
nom 000	j^
nom de	qEr\`sK
nom du	dFrX
nom$	jSrT
nomad-	b[
nomas	iIlKpEqSrWsY
nomas$	iKpFqVrXsR
nombr-	pUqSrW
nombramiento	e[iHj[oL
nombrar	qTrU
nombre	qVr]
nombre de	qTrW
nombre del	r_
nomin-	eR
nomina	g[
nomina$	bHgW
nominas	bTiT
nominas$	aWbScKiI
nomination	dLeYiFjG
nomme-	mKqZrX
nomvu-	iLm\\
nomvula	iLm\\
non	l[tX
non$	cKgQiKjLkVlTqE
non-c-	eYfKgKhTpHqR
non-e-	aVfJhS
non-exempt	eRfJgS
non-exempt$	eRgRhK
non-p-	b[
non-profit	b[
none	iSlZ
none of	fQpIqTsX
none$	eTiQjIl]mK
nonpr-	bZ
nonprofit	bZ
noon	fWp\\
noon 0	oIpS
noon 00	fLpW
noon$	f\\
nord	bScY
nord$	bIc\`
nord--	aVcV
nordd-	aIbDcXdKjIn]
norde-	aGc\`
nordelta	aHcZ
nordelta$	aHcZ
nordh-	cW
nordi-	b[hIjR
nordic	bShIiJjW
nordl-	aKbZiKtK
nordlingen	bJcR
nordlingen$	bJcY
nordr-	gU
nords-	bKcU
norfo-	aJcYtL
norfolk	aJcYtL
norfolk$	cU
norma	cJgFjYkImS
norma-	fQjS
normal	fUhKjQlT
normal$	fIjKlRn[
norte	c\\
norte$	bT
norte-	aHb[cFiLjJ
north	cTnTqQ
north of	bTcZdHiG
north$	cTjT
north-	cRiIjVkS
northampton	jS
northampton$	jQ
northern	bIcPgRhIiKjXkX
norwe-	bRhQiFjQoFqTrPsK
norwegian	bRhRjRkLrR
norwi-	aLcTdKjKrQsP
norwich	aLcTdKjKrQsP
norwich$	aKcS
nos	qV
nos$	aYqJtQ
nosot-	lUmRpH
nosotros	lVmS
nosotros$	kLl\\qT
not	lZqR
not "	aGjHmHsQt\\
not a	lWqR
not above	gJs]
not asked	i]lV
not compulsory	kHl_
not essential	j@kYl\\
not expected	kIlY
not for	dWhKjRmHq[sU
not have	aElXmInV
not in	gLhTiBqVrP
not just	eZiHj\\lJsQ
not mind	bJj[
not more	bEeDgLiGjKlFqKrWsKt]
not necessary	iLjBlXpT
not needed	jElXpX
not required	hLlT
not the	iKlGpAqWrUs]
not to	pUqPrP
not too	jJqKr]s\\
not vital	jHkZlQ
not wanted	l\`sQ
not$	jUlVqS
not-f-	bX
not-for-profit	bX
not-for-profit$	bX
nota	kXoItS
nota de	iQ
notai-	bWmH
notaires	bWmH
notar-	bccLiLlU
notarfachangestellte	a]bL
notarial	jPkS
notarial$	bJjX
notdi-	gXhKqR
notdienst	fQgQqS
notdienst 0	fW
notdienst nur	fV
note	pRqRtY
note$	hYlIpTtS
noteb-	bQh\\
notebook	bLcJfLh]
noten-	bKi[
notes	i\\tW
notes de	iV
notes for	aStX
notes from	iJt]
notes$	iSjVpR
notfa-	aJjUqQ
nothi-	qXrR
nothing	jLlQqZrT
nothing about	iDr[
nothing$	eKpFqZr@tR
notic-	oPrW
notice	oS
notice period	hLp]
notice$	eWoSqK
notices	i\`
notices$	iX
notif-	aViX
notification	aYfK
notig	jQl_nU
notig$	iJjSlZnW
notio-	jRk_
notions	iHjUkZ
notre	qT
notru-	bLfYjH
notsa-	aTcFgHh[iJjUpJ
notsan	aVcIjZ
notti-	c[hIiSjKkJlL
nottingham	hKiW
nottingham$	cLhKiV
nourr-	fIhUiX
nourri	hY
nous	kXqVtT
nous a	pGqa
nous faut	bU
nous sommes	aJbY
nous$	h]qT
nouve-	cHlPn\\qU
nouveaux	iQlX
nov	fToc
nov 00	aTfEgHjIo]
nov$	eSfUnKoVpS
nov-f-	bKfUoU
nov-feb	bKfUoU
nov-feb$	bKoY
nov-j-	bJfUiTkK
nov-jan	bJfUiTkK
nov-m-	cIeGfThKo\\pJ
nov-mar	fSoU
nov-mar$	fFiSoW
novat-	aJbHeJhYiJjDkLl[oK
novec-	gY
novecientos	gY
novem-	fZqR
november	fTiR
november$	iWoS
novembre	f[qT
novembre$	fUoSqR
noven-	bQeRgRmP
noventa	bQeRgRmP
novia	aEbWiKj\\sT
novie-	eUfQ
noviembre	eUfQ
noviembre a	eQhLiGpTqQtJ
noviembre$	eWiSoQpJ
now	bSjKoV
now and	i[
now$	bQcGfKjEo\\
nowhe-	jGqTrX
nowhere	jGqTrX
nowt	gXhQiCpKqWrLsX
nowt$	gZhQjJkKpKqWrIsF
np	aQeToQ
npc	j^kKpE
nplq	jUlY
nplq$	jWlS
nps	gJh[iWjGpItF
npsp	jWkK
npsp$	jWkK
nr	aCcagaqC
nrp	j\\pJ
nrw	aFbZcJ
ns	bUh[jHnI
ns business	hTjK
nssf	h^
nssf$	h\\
nsw	c\\
nsw$	c]
nuala	aJbJcAdJeJfJgKhIjIkJlJmHnJoJpDqFr_sK
nucht-	jUkIrYsT
nuchtern	jVkGrVsU
nuchtern$	iKjYkGmJrVsB
nucle-	fRiTjFlV
nuclear	iWjJ
nuest-	bTnP
nuestra	nV
nuestra$	bXcDeThAiHnT
nuestro	bZkVrU
nuestro$	bDeJfJgLiIkZpIrVtF
nueva	aJbKc]rS
nueva$	c\\hRiLpK
nueve	gQmT
nueve a	fX
nueve$	bTfQgJiV
nuevo	b\\cSiQjD
nuevo$	b^iQjCkJsH
nuevo-	iYkJ
nuevos	iYkJ
nuit	fWgT
nuit 0	fXmK
nuit 00	fGgYqS
nuit$	aWfRgT
nuits	fVlSnZ
nuits dehors	nS
nuits par	hKnWsT
nuits$	fRlWnRsS
null	h_lTpK
num	jJmZ
numbe-	iUpSrP
number	hKpTrS
number$	jWrV
numbers	i]jKoI
numer-	iSjVlQrT
numeracy	iGlX
numerique	aKcJiUj?mX
numerique$	aJbLcGhIiWj?mVqLrKtL
numero	iTmIrY
numeros	eKiJjQlYpJtU
numme-	iKmYpV
nummer	iKmYpV
nunca	aIfTlUsY
nunca$	fXiL
nunea-	cV
nuneaton	cV
nuneaton$	cUiJ
nunoa	bQcViK
nunoa$	bScR
nur	sT
nur mit	iKqVsU
nur wenn	fHhGiUkInUpWsJ
nur$	bLfPgQhHiFn[sK
nuria	mQpV
nurnb-	aP
nurnberg	aP
nurnberg$	aQ
nurse	a[m_
nurse$	adjGmT
nurse-	iSmR
nursery	aQbVhW
nursery$	b\\
nurses	aIm\\
nurses$	aHiRjIm\\pJrQ
nursi-	aSkRlS
nursing	aSkRlS
nursing home	b\`dJ
nursing$	a\\bIl\\mK
nutri-	aPhKk]
nutritionist	aW
nutritionist$	aVtI
nuts	f\\iUjI
nuts$	bJfZiWjHkLlJ
nutze-	i\\
nv	aJbIcae[gTiEjDmI
nvq	j^
nvq 0	jV
nvs	a^dJfEhJiKjRtJ
nvs$	aViIjU
nx	cKfKiEjHk]
nxt	bGiRkV
ny	cUdUgKjIrV
ny$	bPcWdWiH
nyon	c\\jKmI
nyon$	c\\iJjKmH
nz	cUjQkJsP
nz $	aKgX
nz$	bGc^
o	j^
o 0	bZ
o 00	fTpU
o a	iHjTrZ
o con	aWmKsX
o de	a[cRhS
o en	fFgKjYpU
o habilitacion	aKbRjW
o jefe	aUbSjXm:
o prace	eY
o sea	fRpSsQtT
o si	d[qJsP
o similar	jWkL
o tecnico	aJjW
o$	a]fSiI
oa	a]bJcKiAmZnR
oaci	j\`kKlG
oak	bSi]
oath	i\`mD
ob	gTiPlVq[
oban	c[jTnG
oban$	cQjW
oben	gSrT
oben$	aQbRrX
obend-	gQhT
obendrauf	gQhT
oberf-	aSbKcRiHjVnS
oberflachen	aHjU
oberfranken	cVhJjKnY
oberfranken$	cVhIiLnYsJ
oberh-	a>ba
oberl-	cV
oberm-	aEcIhIiJjWlHm_qK
obern-	bUcTiJjK
obers-	iWoS
objec-	gIi]
objectif	gIiZ
objek-	bRcXjK
objekte	bQcYfJ
objet	aLpWrJtZ
objet :	t[
objet-	fHgViW
objetivo	hIiY
objetivos	fFg^
objetivos$	g^iK
oblig-	dSjPkBlSsT
obligado	bJdWiGjXkIlI
obligatoire	jQkDlU
obligatoire$	iLjIlWsVtK
obligatoires	jTpU
obligatoires$	jTpU
obligatorio	iPjRlR
oblige	bJdTlQpIrR
oblige$	bDdThKiFjKlRpIrS
obra	eZhR
obra en	aJc]
obra$	eXhT
obrad-	cUiRtH
obrador	cUiRtH
obras	aJcYiI
obrer-	aDbFcIdKeKfKgLh\\iGjEkJlKmYnCoFpJqKrKsKtD
obs	bHcJicjD
obser-	aKi[jQpT
observaciones	gDj\\
obst	bTh\\iR
obst$	bWcKhQiS
obste-	aWbKhKiHjW
obten-	bLeIiKj^
obvio-	gQjRqQ
obviously	gQjRqQ
obviously$	gThTiFjYkJrK
obvs	hZkJlI
obvs$	h[kJ
occ	iIm\\
occas-	bHcTeTfTjG
occasional	fWiUnV
ochen-	gQmQ
ochenta	gQmQ
ochenta euros	hQ
ocho	fVmToS
ocho a	f]mL
ocho y	f\\gK
ocho$	fVhFmQpJrXsQ
oct	iVo]
oct 00	e[
oct$	iRo[
oct-a-	eSoWpJ
oct-april	eSoWpJ
oct-f-	fPgKhK
oct-feb	fPgKhK
oct-m-	aIbIcEeFf^hGiEjDmFnHoYpK
octav-	fIhZiBjWlHsKtL
octob-	fQoQ
october	cRfR
october$	cUeLfQ
octobre	eSoRqP
octobre$	eSoT
octub-	oW
octubre	cTtR
octubre a	eSkP
octubre$	cXoW
ocupa-	mV
ocupacional	mW
od	eYiIjWpK
od$	eViIjWpK
odd	cKfWsP
odd$	bJfYgHhHiEjGmKnKsV
odenw-	cSnX
odenwald	cSnX
odenwald$	cSnX
oder	j^
oder 00	cPeYfSgDjK
oder arabisch	j?l]
oder bachelor	cGjVlI
oder ein	a[bGkU
oder eine	a\\kYmJtK
oder einen	ai
oder elektriker	aKjTrU
oder gleichwertig	jUrQ
oder in	iQkT
oder kurz	aKjTqP
oder mechatroniker	gQmLsT
oder meister	jZ
oder nach	oV
oder polnisch	nJqQ
oder python	jTkK
oder spat	fXhPiHjJ
oder vergleichbar	gIjS
oder$	eRtV
odett-	mY
odette	mY
odette$	mY
odile	bUhJmToWqU
odile$	cKlLmVoTqU
odont-	aWbVcKsP
odp	acbEfEtB
oee	i_jI
of 0	bRhLmXoT
of 00	b\\m\`
of 000	aHcYgFmStJ
of a	aHpZsQtQ
of april	lLp[
of course	cUhVlKqXrI
of england	bYgK
of february	oKpXsL
of five	m\\pT
of four	fPgIiGjQm]
of hours	i\\
of it	i\\nQqP
of june	eKfGhSmLoQpR
of march	iIo_
of month	fFhViSqV
of my	aKbIgTpGsZ
of nine	b[mT
of one	bFhLiIj_pZ
of our	jLrKtU
of people	a]bGjSm@
of seven	mX
of six	hSm\\
of st	bTpY
of that	cLjSlTqW
of them	a]rQsK
of these	kLsUtT
of those	bHd[iJjHkWsT
of three	bXiQjLmX
of tips	eJjJrUsR
of two	fQmWpQ
of us	bem^
of which	bTdUeKfIgJhRlK
of you	aSmV
of your	g\\hKi@jTmV
of £	bYiKmJ
of ¤	f@gThQ
of$	aJmPtW
ofeli-	mVpRqLrL
ofelia	mVpRqLrL
ofen	hWiTpI
ofert-	bHcIiQpZ
oferta	bFcIp[rR
off	fZhS
off 0	fXhGmKqTsQ
off 00	iTjJqQ
off and	fKhU
off in	bUfZ
off on	fWoUpEqLsR
off the	cSiSq[
off to	mPqZ
off with	qY
off$	f]hS
off-s-	bKfTgQiP
off-season	bKfTgQiP
offen	fKiGoWq\\
offen$	eJqY
offen-	jT
offenbach	bV
offenbach$	bW
offenders	i[rQ
offentlich	bHeFiDlKpYqW
offer	g[h@pRq^
offer$	gKpVqU
offer-	hX
offered	oJpTrRtP
offering	tQ
offering to	tQ
offers	iZ
offert	h[
offert$	hW
offi--	hW
offi-jahreskarte	hSpQ
offi-jahreskarte$	hX
offi-ticket	gJhT
offi-ticket$	hU
office	cRdS
office 0	d[
office 000	aHbPiLjYsS
office days	d^fRhIjK
office in	bKcZhGpQ
office is	c[jX
office manager	iZjJmL
office$	cVdQgFpU
officer	aW
officer$	a]iIlQmF
officers	aSbW
officers$	aRbV
offices	bVcQiP
offices$	cXdJjJ
offiz-	aXbQ
offiziell	aQqW
offli-	bHi^jU
offline-first	bHiX
offnu-	fW
offnungszeiten	fU
offre	aLcJhZiGrFtX
offs	bDdJh[
offs$	bCdJh[iIjInJoK
offse-	a\\bQ
offset	bT
offset$	aY
offsh-	kQnT
offshore	kRnU
offshore$	aYbFjHk[nFpJ
offsi-	dZeKfHhHiUlLmUnKqK
oficial	aSgXmQ
oficial de	aTmQ
oficial$	a]bQcKeH
oficiala	aYtI
oficiales	aXiImV
oficiales de	aYcIiJmG
oficiales$	eFfKhKiHjGm\\nHsK
oficina	cQdX
oficina 0	cJdUpT
oficina de	cIiUpY
oficina$	bKcPdUiLjU
oficinas	bXiQ
oficinas$	b[iSjL
oficio	aTjV
oficio$	aTiHjW
ofrec-	fJgShKqTtH
ofste-	bPrU
ofsted	bPrU
ogk	iS
ogk$	iT
oguk	jY
oh	cQfIkPlDqQtT
oh and	lEt\\
oh seven	pX
oh$	aHbJcBdGeGfDgGhIiJjIkEmEnHoGpEqBrUsUtQ
ohio	cRjXrR
ohne	iKj^rYsT
ohne "	rU
oil	iXjU
oilsk-	aLhYpP
oilskins	aLhYpP
oilskins$	hX
ojala	jJkgsZ
ojo	bIfCgJhJiAj\`q]
ojo$	jKpLqb
ojv	jZ
ok	jRlZ
ok so	sPtR
ok with	iJj\`sKtD
ok$	eFfWiFjUlV
okay	iKlYsJtY
okay$	iKjIl]rQtV
okoro	mb
okt	cLeFf^hImGpJ
oktob-	fRoV
oktober	oX
oktober$	oX
okume-	aFbZfAiXjH
olava-	cZ
olavarria	cZ
old	sW
old$	bXcKiS
olden-	cZ
oldenburg	cV
oldenburg$	aQcS
older	bJjUlGs\`
oldha-	cQ
oldham	cQ
oldham$	cQ
ole	mUpX
ole$	mWpR
olen	i[
olen$	iY
oliva-	bUiPjL
olivar	bUiPjL
olivi-	aKcTmRpT
olpe	bIcbiGtI
olymp-	b]mC
olympia	bUiQ
omara-	c[fL
omarama	c[fL
omas	gIiGj\`kGsX
omnib-	cRiKjV
omnibus	aIcViJjX
on /	fS
on 0	fUiPqS
on 00	f]gTiFqX
on 000	bRgLqI
on a	jS
on air	fWiKqU
on at	fXiKjUmJ
on call	f\\mV
on cherche	sPtR
on duty	hQsR
on en	hHjCkbsR
on est	b^gS
on fait	bZpP
on farm	hXiT
on forme	gIjLl^qJ
on four	fT
on friday	qU
on fridays	bX
on linkedin	aJpKrTtZ
on maternity	aJqKsY
on monday	eKfQnBoT
on mondays	iasG
on n'en	qW
on ne	fRjKkXlKqTsJ
on oh	pZ
on our	bYcKlW
on ouvre	bQtR
on paie	aHgXqKtV
on paper	pIq\\tQ
on phone	fRhLtV
on phones	bViLmV
on s'en	l\`
on se	gLjLlLqPsVtZ
on shift	h\`
on site	bPdYfEhW
on teams	aRbHdViIlKtK
on their	r[
on thursdays	bVc[fGhViK
on time	aJfIgKic
on top	g[rQ
on travaille	dIfShJjKkKmKtJ
on tuesdays	cIdVfJgGiQ
on us	hSl[pWsP
on verra	gQhJsXtT
on veut	bLcRdSgJiJqIsYtS
on your	fFhYiHj[lK
on$	f[
on-ca-	fWgQ
on-call	fVgS
on-call$	fQgS
on-si-	gIhRi\\
on-site	gIhRi\\
on-th-	fIiQjSmW
onbep-	eajIlJmF
onboa-	iXqGtW
onboarding	iXqGtW
onboarding$	iV
once	nS
once a	cIdQiSjDnW
once in	iW
once$	gKjTkKlTnY
oncol-	aQbVgU
oncology	aUgX
onda	aJcZt]
one 0	iJo[pI
one a	aEcFdJeJfChFiJjEkJlKmInJoJp[qGr_sGtF
one anchor	dW
one and	fTjTmK
one at	a[iKjEpW
one day	cRd\\
one full	eHfUgSjU
one hundred	gX
one in	cPfU
one is	aPnSq[
one late	fX
one more	cHgLjSkKt]
one of	sU
one off	fYgGmI
one other	aHm\\
one page	pPqHr[
one paid	aKbKfKhCiIlIm[pW
one pdf	cIfLiLpY
one sat	f[
one saturday	eJfZiJ
one thousand	gV
one to	aWfHi]jFtI
one week	fTgHn\\
one weekend	fW
one with	qIsbtE
one year	bLeegQmI
one's	qXtQ
one-b-	hZ
one-bed	hZ
one-o-	iToK
one-offs	iToK
ones	iUjQsW
ones 0	b\\sI
ones$	i[j[lB
ong	aFbfjG
ongoi-	eWiL
ongoing	eWiL
ongoing$	e\`
onko	aSbScGhK
onko$	aTbTcFhKiK
onlin-	pX
online	pV
online$	j^pR
only	s\\
only and	eXtG
only no	aKlVmHpT
only to	aLeYiLjXpGq>sHtQ
only$	iLkKqVrQ
onsit-	bQcEdThRiHpQ
onsite	bQcEdThRiHpQ
onsite$	bQhQiJjJpS
ont	hLqRsatR
ontar-	dUeT
ontario	dUeT
ontario$	dVeT
onwar-	oV
onwards	oV
onwards$	oV
onze	fSgRhJoS
onze heures	fXhK
onze$	fShKoV
oo	aKbQcRgTjW
oo$	bKcZgQiIjQ
oom	hKiDjEmbsB
ooona	gKj\\
oos	bLcJi\\
op	aWbQiXjQ
op$	a[bKiVjU
opcio-	cJfThIiJkVoTpQtK
opcional	cJfThIiJkVoTpQtK
opcional$	cHdShJiIjJk\\mKoGtH
open	bReSiS
open at	bDfYgIiSmJqZ
open$	aJcGdKeFgHhJjFk_lJmKnJoIpIqSrDsGtD
open--	cIeZiW
open-ended	bLe^
open-ended$	eY
opene-	bRhGlVqK
opened	bRhGlVqK
openi-	iUoStS
opening	iPoTtT
opening$	fWiRjL
openl-	gZjPqL
opens	iTqX
opera	bPj\\qR
opera cloud	jV
opera$	bWiS
opera-	aX
operaciones	aPiJp^
operaciones$	cKiBpY
operador	bRjX
operador de	cV
operadores	m]
operadores$	aGm]
operarias	aTbIfLgKiEjLm_tI
operario	aU
operarios	aWbT
operarios de	aXbLiK
operarios$	aTbY
operateur	aUbPpHtK
operateurs	aZbJiLmR
operateurs$	aSiJmS
operating	bEgTiGjJt[
operations	aYiKqI
operations$	aYiItH
operative	aSbIjVrW
operatives	a\\bKfHiFjJmGrJsT
operatives$	aZbIcKiImK
operator	bX
operator$	aQb\\
operators	bSiSkT
operators$	aSbKiWjIkYmDpLtL
opex	bIibjK
opex$	bIiZjL
ophta-	aFbX
oposi-	eXlR
oposicion	eXlR
ops	bQmVpQ
ops mgr	aLmX
ops$	bWlGmYpP
optic-	gDhXjQ
optical	hHiKjWmV
opticien	aX
optico-optometrista	aWfL
optik	aSbSfFhKiDs\`
optik-	aY
optim-	a>i^jFkZpK
optimieren	aJiQ
optio-	fThViLlR
option	eZfQgGh\\jBlJ
option$	fQoQ
optional	bLfZiKjDkWl[
optional$	fQhKiCjJkZlW
options	fJg[hSiJjU
options$	gZhPi=jW
optom	a\`
optom$	a\\
optom-	iKjVqS
optometrist	qT
opus	aLb\`jD
or	j\`kQ
or "	jSrLsQ
or 0	ePfXgKnS
or 00	f\`sS
or 000	bCgKh@iDjWkZ
or 0000	eSfYgEiJ
or a	aWk_
or an	iLkS
or arabic	cIiUjJkQ
or at	aKjBs_
or better	aJjY
or commercial	bFlZ
or do	iGlWrJ
or drop	pS
or email	hIiPpP
or employed	eP
or english	jEp\`
or equal	jZ
or equiv	jR
or five	dBe_fFgDhJiLjFn]
or from	cVdUjD
or german	kQlK
or get	j^
or go	jbkD
or he	jKkImVqKsJ
or hnd	bQiKjQlL
or irish	rLsQ
or level	bIjQ
or manufacturing	jW
or over	fGj[rR
or polish	iHjLk[
or python	j^
or remote	cUjJpK
or ring	pY
or romanian	jDkRpKsT
or russian	jJkW
or she	iXjJkSqK
or so	bKiUjX
or swim	fHgIkSlU
or the	jXsR
or we	j]
or working	j\\
or £	gFhajCnG
or$	cUkX
ora	aBcLrRt^
oracl-	aR
oracle	aR
oracle$	jX
oral	iSjSpU
oral$	aZbKiVj?pU
orbit-	jFkUqP
orbital	jFkUqP
orcha-	bYcDhFiIm]
orche-	aWbYcIiHtI
orden	bTeWjT
orden$	bZcLeJiHjYrL
orden-	lZ
ordenado	iBjUlZ
ordenar	cLiZjHlS
ordenes	fIi]mU
ordenes$	hHiRlJmS
ordenos	f]iJ
order	bUi\`
order book	bX
order$	iWtS
order-	i\`
ordering	iX
ordering$	iZ
orders	eIi[
orders$	aJeIi]jK
ordi	dEh\\
ordi$	hW
ordin-	bSjQ
ordinary	iDjY
ordnu-	bQjR
ordnung	bQjR
ordnung$	jSnL
organ	iRk[lI
organ-	aUbUfQjQ
organic	bZhUiJ
organica	bWiHjFkWtL
organica$	bViIjEkWtK
organiser	aZhEjP
organiser$	aWeLhK
organisieren	iX
organisieren$	iX
organist	aT
organist$	aV
organizas	bLf[iHjItH
orgel-	f=gDi\`
orien-	i\\oS
orientation	iVjIo\\
orientation$	eKfGiZjI
orige-	gTiHjTrV
origen	gTiHjTrV
origen$	gViIjUrR
origi-	fKg_hPjLpV
original	bXpU
original$	bXpU
originals	iIpZ
originals$	pT
orlea-	c\`iF
orleans	cV
orleans$	cV
oro	bSiFjTkZ
oro$	bViGjX
ort	bPcRdY
ort$	bWiUjHpS
orten	bVcGiT
orten$	iU
ortho	iQjT
ortho$	iTjX
ortho-	bQgJjRk\\mV
orthographe	jZpJ
orthoptiste	aQgIsR
ortop-	aDbHcDdLeIfHgKhLiYjEk[lLmHnKoLpLqLrLtL
ortot-	cKj\\
ortst-	cQiTnW
ortsteil	cTiQ
ortstermine	fJiTlInY
os	jS
os 00	iLj^sP
os$	iTjYkIoJ
oscar	aIjRm]pI
oscil-	iJjb
osciloscopio	j\\
oscp	aFcJkYtL
oscp$	aFcJiKkYtL
osde	gXhUjI
osde 000	gDh]
osha	iJjTk\\lJ
oslo	dYiPjJlJpHqT
oslo$	dXiRjKlJpGqQ
osnab-	bIcbjK
osnabruck	cR
osnabruck$	cT
osorn-	jLkKnV
osorno	jLkKnV
osorno$	cPiKjJkJnU
ossa	mR
ost	cZgQ
ost$	c[iJ
osten-	cZ
ostend	cZ
ostend$	cWiJ
oster-	fQoVsQ
ostern	fTiQoU
ostern$	fGo[pP
osterreich	nWsX
osteu-	hHiSsX
ostre-	aTfIjPmK
ostse-	cLfGgKhYiKjGkW
ostsee	cLfGhUjHkX
oswes-	aKcXtL
oswestry	aKcXtL
oswestry$	cV
ot	aPbPfZgXjJ
ot$	aZbJfPgQ
ota	aTbEcKeJiZjLmY
otdr	hIiTjV
ote	gdhG
ote 00	gW
other	m]
other$	dSeUfPiJjRkLmH
other-	cTdQ
others	bLcViKjPmXsP
others$	bJiJjTmZsE
otherwise	dTeR
otherwise$	bRcQdHlLr\\
otis	bUjIkRmT
otono	aEfPiJo]qW
otono$	jKo]qJ
otp	gCh_jQ
otp$	gFh^iJjF
otra	fJiKjXmXnQqY
otras	bTmS
otro	fSjW
otro no	fVkHqK
otro$	aWfZjJsP
otros	aHbGgIiRmZ
ots	dJeEfHiFjKl[m_pJtK
ots$	fFiKjKkLlJm]
otter	hEiIk[p\\qLrC
ottil-	mQpQ
ottilie	mQpQ
ottilie$	m\\pD
ou	jY
ou 0	fQgV
ou 00	dEedgH
ou a	aJiTnX
ou allemand	lZpI
ou bac	jW
ou bpjeps	aHjVqP
ou bts	jY
ou cap	j^
ou contractuel	aEe\`jI
ou en	bKj]
ou equivalent	jU
ou la	kWpQ
ou licence	jR
ou master	jZtG
ou pas	j>kBlZqGtW
ou un	aabIkS
ou une	aa
ou$	iEjS
oui	kPsGt\\
oui$	aKhPiKjTkStV
our	tS
our own	b[iEpJ
our$	cEjKmHqQtX
ouren-	cW
ourense	cW
ourense$	cW
ours	bScHe]jIpI
ours$	cHe]jHpI
out	iR
out 0	fPnZ
out 00	bTjGqP
out at	bEc^iSjF
out by	fZgJiK
out in	bRiVqP
out of	cR
out the	aLcKiYpLtS
out today	tX
out with	hJjFmVpKqW
out$	bLfZiSqS
out-o-	fUiR
out-of-hours	fUiR
outco-	fIiVjEpKqX
outdo-	iUjQ
outdoor	cQgKiS
outdoors	iSjU
outer	cLgY
outfi-	b^iS
outfield	bIcGi_
outfit	bZ
outfit$	bY
outfitters	bTlP
outgo-	iHnHo[qV
outgoing	iHnHo[qV
outil-	hV
outillage	cJgLh^iF
outils	gTiQ
outin-	bGcHi]
outings	iT
outings$	iT
outpu-	gRiRjLkI
output	gRiRjLkI
outre-	cRnT
outreach	iSjPnV
outsi-	cRnP
outside	cRnP
outside$	hGnVpVsY
outso-	e[hKiVjFkLsJtJ
outst-	b\\gPjH
outstanding	b\\gPjH
outstanding$	bYgRrC
ouver-	bRqT
ouvert	aUfUhJlTqR
ouverte	aLbXhKiEoLpHqXtK
ouverture	iVoW
ouvertures	bZiQjJoG
ouvre	fWiKtX
ouvre un	bQcIfHtV
ouvre$	cItX
ouvri-	a]
ouvrier	aZ
ouvriers	aYiLmQ
ov	aVjQkGnZ
ov$	aWcHjKnRtJ
oven	i[kV
ovens	i[
over 0	bQf_gI
over 00	iVs]
over a	qf
over target	g_iI
over the	pRqTsR
over three	fZiLmP
over to	if
over £	bYgIiS
over$	bKfYjX
overa-	bThViG
overh-	iejGkKmJtH
overl-	cJiIjZoR
overlap	fToW
overlap$	bKcKdUfIoVqK
overlock	aWjS
overlock$	aPjV
overn-	cRfKgTnW
overnight	cSfKgYiQnX
overnight$	aXfLgIiWnJpKtK
overs-	aZiV
oversight	i]
oversight$	i\\
overt-	gX
overtime	gX
overtime$	iU
ovied-	bHcQiInX
oviedo	bHcQiInX
ovs	a\\bXcJhFiGjHtI
ow	cUiXjH
owls	aIbXfGgFiHj[mK
owls$	aIbXfGgFiHj[mK
own	jZ
own car	hFjRlTnW
own hand	jQrK
own kids	hWjBsY
own the	i_
own tools	l[
own transport	hHiKlSnZ
own$	jQnV
owned	bf
owned by	aKbY
owned$	bbiH
owner	aGbPm\`
owner$	b_cKfJhFiFjUkKlK
owner-	bZqX
owners	bUcTpLqRrL
owners$	cYrG
owns	iRmVpKqY
owsi	aWjT
owsi$	aYjS
oxbri-	aLcFdJeIfDgLhJiCjGkJmHnFoHpGqKrIs^tK
oxige-	iY
oxigeno	iY
oxyge-	jX
oxygen	jX
oxygen$	j[
oye	qRt\\
oyela-	iQ
oyelaran	iQ
oyonn-	cV
oyonnax	cV
oyonnax$	cR
oyste-	iX
oz	eKlZmI
p &	aRhRiVlQ
p +	gFhVjS
p /	eRhTiQmE
p 0	aTfTgXjKkT
p 00	cIgVhRiZrP
p a	bHhQiQnT
p$	bWgTnK
p-sch-	jY
p-schein	jY
p-schein$	jW
p.a	bYhWiB
p.a$	bXiK
p.m	fWgShIoJ
p.m$	g]
pa	iR
pa 0	je
pa to	aWiKmR
pa$	aRbSgRnTpK
paar	bShTtQ
paar$	rTsS
pablo	cIgKmZpRqTsC
pace	iRj[mDpI
pacht-	aVbEeUiS
pachtvertrag	eVhKiU
pacie-	iUjTsP
paciencia	j[qS
paciencia$	qW
pacientes	fLi]jJmHqHrJsX
pacin-	iXpI
pacing	iXpI
pack	fJgAhZiUjRsQ
pack$	iVsZ
packa-	bTgQhT
package	bPgW
packaging	bUg@h[
packaging$	bXhJ
packe-	iP
packer	aU
packer$	aX
packers	bRiQrR
packers$	bTiU
packi-	aQbQhJmSqP
packing	aUbRmFqR
packing$	aVbThJiKjIqU
packs	ibmH
packs$	i[
paco	aJtY
pacs	aXcJi\\jG
pacu	aQeJiUlW
pad	fGgIhQiZ
padag-	aTbHlVpI
padagogische	lVmQpH
paddo-	iU
paddocks	iU
pader-	cZ
paderborn	cP
paderborn$	cS
padi	bYjU
padi$	aSbU
padre	bUhFiGmb
padre$	iGk]mT
padre-	hTiQ
padres	hTiQ
padres$	hX
pads	i^
paedi-	fIkUpPsK
paediatric	fIkUpPsK
paeds	fKi]jEkUlE
paell-	bKcAig
paga	cLg\`hGqGtR
pagad-	hXnR
pagada	cLgU
pagada$	cJgThTiJnQpP
pagadas	bGf[hRjI
pagado	hSkSpS
pagado$	hXjDkUpQ
pagados	bHhWiEnVsQ
pagam-	gQhVqQ
pagamos	gQhVqQ
pagan	fSgW
pagas	eZgZiH
pagas$	gb
page	pWqSrX
page$	aLiKmKpQrXtS
pager	fTiQjKkI
pages	iSp\`
pages$	pZ
pagin-	hLi[jJrY
pagina	cJpLr[
pago	gThPiS
pago delegado	g[
pago$	iUkS
pagos	aWfJgWpL
pagos$	a[dJfFgKhUmG
paid	gVh^
paid 0	bEcIfEgDhDiRjFnWpZ
paid 00	hXnKpH
paid at	fZhH
paid by	bUeGgJiLjHlapK
paid for	bJh[jBkKlUtJ
paid half	iHp_
paid on	gUiKjIkKnHpQrJ
paid social	aXbHdKhHia
paid weekly	fJgXiF
paid$	gQh[iKj@lPnSpV
paie	gRtQ
paie le	gTiPmD
paie$	aRjU
paiem-	iV
paiement	iV
paiement$	iW
paill-	fKiV
paint	cLiW
paint$	cKi[
paint-	cYgKhLiS
painter	iTjV
painter$	cIgIiSjP
painting	hLi^kSlHmI
paints	aRbViJ
paints$	aSbViH
pair	aQbJfKmWpQ
pair$	cIiJm[pDrJ
pair--	bJcHeHfGhGiBjFk^pXrHtH
pairi-	gLkTp[
pairing	gJiJp]
pairs	iIjCm\`nHpK
paisa-	cEsa
paise-	bUiR
paises	bUiR
paises$	bQcJ
paisl-	cRnT
paisley	cRnT
paisley$	nV
pala	aY
palab-	qPr[
palabra	gSpQqTrS
palabra$	fKpTqY
palabras	bHr[
palac-	bPcW
palace	bWqT
palat-	bEiYlU
palate	iKlW
palef-	aQiImTsQ
palefrenier	aQiImTsQ
palefrenier$	aRmT
palen-	bQcVhKiR
palencia	cY
palencia$	cX
palenque	bUhJiV
paleo-	jY
paleographie	jY
paleographie$	jY
paler-	cRgRiQ
palermo	cRgRiQ
palermo$	bHgWiFjK
palettes	fQ
palle-	aJbWmH
pallet	aIbZiKkQmEtK
pallets	gLiW
pallets$	gLiX
palli-	aYcGeLjHk^
palliative	jGk]
palma	cW
palma$	cY
palma-	bJc\`gItQ
palmas	cQgHiStT
palmas$	cRgIiS
palos	bUfAg]iFjG
pam	a]iCj@qWsK
pampl-	c]
pamplona	aHbQcP
pamplona$	cR
pan	gShUiJpSqT
panad-	aX
panadero	aV
panadero$	aW
panam-	bHc[fTgLsV
panama	fWiK
panel	iPmPp\\
panel$	bUmXpP
panel-	bViU
panels	iW
panels$	bHi_
panic-	aGbGhZiGjHmTqT
panie-	bRgWhU
panier	bPgShT
panier 00	bXgPhH
panier de	aFbKcLfHgRhUiJ
panier$	g\\hH
paniers	bQgVhP
paniers$	bPgThR
paniq-	jW
paniquer	jW
panne-	bUhZiQ
panneaux	bZcKhQiH
pannes	iZsL
pans	iXjVlKqL
panse-	hGjUmYpJ
pansements	jW
panta-	hRiXjW
pantalla	hYiFjX
panto	aSbViKoUtG
panto-	cIiYjRkEpDrX
pantone	iZjSpG
papa	bQqUsU
papas	iSjHkW
papas$	iQjHkW
papel	iYqT
papel-	aKbSjUqR
papeles	jWlRpU
papeletas	aKcJeUiLjY
paper	aDbSgLkWpStP
paper$	aBbQkYmJpPqTtQ
paper-	dQiXlQ
papers	iSkKlX
papers$	bIiXjXpL
paperwork	hSiU
paperwork$	iSjH
papie-	bV
papier	dXiRjG
papier$	dXiC
papiere	pZ
papierfabrik	bYcLfLiIjF
papiers	dJi[
paque-	oV
paques	fSoVqQ
paques$	cKfSo[
paquete	gUiT
par	iP
par an	dRfQgIhU
par de	bIhKi[jRpF
par jour	bHg[iV
par la	hViFmS
par le	pV
par mail	aJhIqYrHsL
par mois	fZiYjKnV
par nous	eGhciGjTkJqF
par quinzaine	bKhViUjLmK
par semaine	fQiPnQ
par trimestre	fZ
par$	bKhUnQtV
para	bR
para arriba	cKfAj[s]
para casa	dJjFkYpS
para el	a[hStU
para la	aThV
para las	bHhFiFjCn]sY
para leer	dUjX
para que	bQdKjLsU
para una	iAkTpX
para$	bKgJt^
parad-	eLfQnX
parada	aScToJ
paradas	bLfWiR
paraf-	i^
parag-	r^tP
parage	iZ
parage$	iW
paragraph	iIjHrYtW
paragraph$	iIrQtY
parai-	bLcWiW
paral-	aSmT
paralegal	aVkS
paralegal$	a[
parallelklasse	m_
param-	a\\cJiY
parap-	aY
paraplanner	aY
paraplanner$	aY
parc	bWfDhXiZ
parc$	aKbVfBh\\iIpItK
parce	fLjQqIs]tQ
parce-	bV
parcel	b[cIiK
parcels	bRiU
parcels$	bRsP
parci-	aHe^
parcial	aHe^
parcial$	dPeUfL
parco-	lS
parcours	lS
parcs	bRdHfKh_iRo@
pardo-	cLjJkQqUrPtS
pardon	cJeLgIqXrStU
pardon$	aIcJfGqBrUtZ
pardot	iUjIkU
parec-	jW
parecido	jW
parecido$	jX
parei-	gVjUtJ
pareil	gVjUtJ
parej-	iHjJm\\sR
pareja	mRsQ
paren-	iQ
parent	aRbQkQ
parent$	aZbZhGiJjHpK
parental	e\`hU
parental$	bKeWhW
parentale	bXhEkQ
parents	iQ
parents$	bJhUjRqSrQ
parfa-	jJkWlRoR
parfait	jJkWlRoR
parfait$	jKkSlQoTtJ
parfo-	fUhRiS
parfois	fUhRiS
parfois$	fShJiU
paric-	bJcHfKiVoXqJ
paris	cZfHnP
paris 0	cRjQnU
paris$	eKmTqTtG
paris-	bSjRsU
parish	bPpS
parish administrator	aRtL
parish$	b]iFjHsE
parishes	aHbX
parishes$	aFb\\
parit-	fKgWi[
park	c]hYtJ
park$	c[hR
parka	bIhaiL
parke-	cQhS
parken	cUhU
parkett	aJcKiY
parkh-	bBfLh_mKpFsK
parki-	h]qP
parking	h\`qR
parking p	aHhUpS
parking$	qU
parkinson	aHbTcIiZrSsK
parkinson$	aGbKi\`sI
parkp-	cJhT
parkplatz	cJhT
parkplatz$	hYtK
parks	iKsT
parla	cZ
parla$	cZ
parla-	fQ
parle	lTpIqWrL
parle$	lZrE
parle-	jRpGqQrT
parlementaire	aQcZiKjJ
parlementaire$	aScYiKjJ
parler	hLjVqTrStK
parles	bHiPjYkFqUsJtK
parli-	dVgLjKpU
parliament	aJcKdVeIgIjJpU
parlo-	aIbKcLfBia
paro	oYsP
paroi-	aKbTcXiE
paroisse	aJb[
parqu-	aJc_mR
parque	aIcamS
parra-	bLdHgZhCiFjJoEqLr^
parri-	bXhQ
parrilla	aCbYhRiQ
parro-	bSiBjW
parroco	jKmVsV
parroquia	aHbWpQ
part le	bIhKiTo[sH
part of	gDialGqI
part time	aVe^
part$	aRbIg]iK
part--	ePfR
part-qualified	dIj\\lF
part-time	aQbLeRfWqT
part-time$	aRbIcKeVqT
part-timers	iZmV
part-timers$	bKfIiVmY
parta-	bJcTfPgX
partage	bEcYdPfTgXi<pJ
partagee	hEiSmKnWsZ
partages	aJgSiQsL
parte	g[oPtY
parte en	iPjHoLtY
parte$	bFcEdJeKfJgZhLiCjHkJlJmJnJoRpGqHrJsJtH
parte-	jHlYqRsQ
partes	gUiTpR
participacion	g^iD
participation	gUh]
participation$	h_iK
particuliers	aWbGcIiXsI
particuliers$	aUbEiS
partida	f]qR
partida$	cJf\\iJ
partido	c^f[iI
partido$	cKfciD
partidos	bIfRiT
partie	iRpK
partie$	iXpG
partiel	aReUfR
partiel$	aWfQ
parties	cLi_
partir	oS
partir de	rJtX
partituras	iV
partn-	bQhU
partner	bQmQqS
partner$	aUbViVmE
partners	bXmQsP
partners$	b\`iJjRmK
parto-	hQiLnX
partos	bKcKiZ
partos$	bJcKi[
partout	hVi@n[pJrR
partout$	hRrU
parts	hV
parts$	iSnV
party	iYjTpH
party$	eWjW
parvu-	aPhK
parvulos	aPhK
pas	lTsX
pas "	jLrY
pas besoin	jPl_tE
pas craindre	jZqH
pas de	rUs\\
pas encore	qW
pas le	rX
pas necessaire	jAkUl[
pas obligatoire	lY
pas plus	dTf[kCrW
pas trop	aLr[
pas un	qYrSsT
pas$	qXsT
pasa	bPlTpYqI
pasa por	hSpX
pasad-	iSoTpKqIrS
pasado	gTiKoUpKqIrW
pasado$	bVgQiDoK
pasaj-	bUgVhV
pasaje	gKhRiKnV
pasajes	gPhX
pasan-	jUmW
pasante	jRmX
pasar	hKiRjV
pasar-	kT
pasco	aLbKc^
pasco$	bKc]iI
pase	hZjUsU
pase de	s\`
paseo	i\\
pasio-	mHrT
pasion	mHrT
paso	aHjIkSmWtX
pass	h_sR
pass +	hSjGnX
pass$	hW
passa-	cSkPoTqQ
passage	cXiCjIkVoY
passages	hXiK
passar	aIiW
passar$	iT
passau	lKmJsP
passau$	aImJ
passe	fHgPqVsQ
passe$	gQiX
passed	gLhSjTqQ
passed$	gGhXqS
passen	mKrRs^
passen$	gKiJmIrUsV
passenger	hX
passer	bKjRp^
passer a	aLjHpTqQ
passer les	jQoV
passer$	iIjY
passes	h[jIsQ
passez	sY
passi-	aIrV
passing	bHfKiUrBsZ
passionate	aLqSrV
passp-	jQpWsU
passport	jTpSsX
passport$	cHhLjHpTsZ
passports	pTsR
passports$	jKpS
passt	hBj>kYpGr^sX
passw-	cCicqR
past	fUiJjDkXlUsW
past 00	gYsU
past$	aGjCkYlFsT
paste-	aRiPjU
pasteleria	aWbWiCjKmE
pastelero	aVbJ
pasti-	iTtT
pastor	mRqQ
pastor$	aRkHsW
pastoral	bTiXoL
pastr-	aQiTkU
pastry	aQiTkU
pat	eIgHhYiYjHqR
pat$	fHi\`
patch	c\\iQjInS
patch$	cRiPnW
patch-	cGi_
patching	iPjS
patching$	iX
paten-	aQi[jJlT
patent	aQbJiYjIlU
pater-	cHgYhSjHmRqGsQ
pates	hLi_
path	iSkR
patho-	i[jJkRqQtI
pathology	jHkUqWtG
patie-	jQrR
patience	j^
patience with	iIkU
patience$	jT
patient	aFbSfUjRpQqL
patient$	jY
patienten	iWrU
patienten$	bGiWrW
patientinnen	bVgGi@mHpFr]
patients	bZrS
patients$	bViT
patin-	hV
patina	kS
patio	aLc]sU
patio$	cQiWpK
patis-	aSjRmX
patissier	aTjSmX
patissier$	cKjVmW
patissiere	a\\fL
patri-	cKiFjYoW
patricios	aJcViQ
patricios$	cY
patro-	mQ
patrol	gKi[
patrols	i\\
patrols$	iZ
patron	aPiJjRkQmXqQ
patron de	aWjSkX
patron$	iFjYmPsL
patronne	mWpLtL
patte-	fRiP
patter	i[lP
patter$	iUlS
pattern	aQePfWiG
pattern$	fXjS
patty	jEmZqW
patty$	jCmYpG
pau	c^
pau$	c^
paul	eLfXhJjJlJqYtW
pauli	bKcVqR
pauli-	aHbJcWtV
pausc-	aCcIe^fUgUh@iFpL
pauschal	fIg]pK
pause	f^hKjK
pause-	fXiS
pauses	f_
pauta	gHi_
paw	pXrR
pax	aKbYgRhGiSmR
pax$	aHbXgViHmS
pay	gX
pay :	gQq[tF
pay for	fKhXkIlYsItH
pay is	gYiKqJ
pay the	gGh[nV
pay$	fPgQhRjKlRmKqT
paye	eZh^jJlQ
paye$	eUgRpU
payee	gUh]pT
payee$	gUhU
payee-	fRhTnU
payees	fRhTnU
payees$	fQiJjInY
payer-	aKcX
payerne	aKcX
payerne$	aKcX
payes	fUgUh\\iDkInT
payes$	fThViJnU
payin-	gTiY
paying	gTiY
paying$	gUiT
paylo-	bLcLiRjIkEpS
paylocity	bLcLiRjIkEpS
payme-	aSbQiR
payment	i^qT
payments	aUbS
payments$	aFbYgWi@
payroll	aP
payroll for	i]
payroll officer	ePqS
payroll$	aTjQ
pays	bRkWqTsS
pays twenty	gS
pays$	bajJsT
paysa-	bY
paysagiste	aU
paysagiste$	aW
paysl-	bEiYpX
pb	aIiIjRk\\
pbs	cHj^lF
pc	iU
pc$	iVjS
pca	aQbVgRjI
pcc	iQtQ
pch	j[
pci	aJbQgJiajGkF
pcm	jV
pcn	aJbWcIgIhJiTjTtK
pcr	idjBkG
pcs	iZpK
pcs$	bLiWpK
pcv	lU
pd	aTbPcJiHj\`
pd$	aYbTcJhTiLjDlKmSpJ
pda	bKiY
pda$	cKi[jFqL
pdf	pg
pdf max	hIjJpRsP
pdf$	iSpY
pdl	fLjSmR
pdl$	mUtQ
pdt	bJcKdKfXgEi_jDmGoDsK
pe	aUiGkR
peace	aFbIcSjZlL
peace-	jGkYlH
peaje-	bIh[
peajes	bIh[
peak	bHf[iWmU
peak$	bEdLfSiXjJm\\
peaks	aDb]fYhBiG
peaks$	aLbVf[hBiG
peas	bLi]jK
peas$	i]jJ
peche-	bPiW
pedag-	aQfQjY
pedago	i[
pedagogia	aRjW
pedagogie	bR
pedagogique$	aQjU
pedal-	iKp]rDtF
pedan-	cW
pedanias	cWiL
pedanias$	cS
pedia-	cLf?hGiGjIkYm]pJ
pediatria	jIk[mKpI
pedid-	iT
pedido	iQjU
pedidos	iToH
pedidos$	iQ
pedim-	jRlW
pedimos	lW
pedir	aJeJiPk[pLqStK
peds	i]
peer	aWiU
peers	aIbKeKfJhKiJm\\pLqL
pega	qUsR
peina-	iV
peine	aKcVjIl[qR
peine$	cVjFl[qQ
peine-	aGbTiS
peines	aGbTiS
peint-	aW
peintre	aZ
peintre$	aX
peinture	i\\
peinture$	i[
pelad-	bGiJqQsa
pelea-	hCjQqS
pelear	hHjTkHsR
pelig-	jTkS
peligrosas	kTtL
pelle-	aJi^
peluq-	aX
peluquera	aYgK
peluqueria	aWbT
peluqueria$	aVcK
pelvi-	gKia
pen	aRhKjWkP
penal-	bXcJgZhDiKmQ
penales	pSsQ
penales$	dLiJpUsQ
penan-	bScT
penang	bScT
penang$	bViH
pence	hEnW
penda-	fIhPjSrS
pendant	fIhPjSrS
pende-	n[qH
pendeln	iLnX
pendi-	iLq\\sR
pending	jSqXsJ
pending$	jXqRsJ
penic-	aIbEcadHiS
penni-	aJhLiPmIpKtU
penning	aJhLiPmIpKtU
penri-	cSiLsP
penrith	cSiLsP
pens	cTi\\
pens$	bEcYiT
pensa-	gLiLkJl\\nIqH
pense	iHqg
pensi-	h[
pension	h[
pension 0	hR
pension 00	gZ
pension if	hW
pension$	hZ
pensioner	hKi]
pensiones	gFhZiK
pensionskasse	hXpR
pensu-	bLfWgDjLkKpPtR
pensum	bLfWgDjLkKpPtR
pente-	a[bBcBeLhIiLjFo]pFtH
penza-	cV
penzance	cV
penzance$	c\\
peon	aX
peone-	aRiLmT
peones	aRiLmT
people	rQ
people and	bCjLr\\
people in	fLi_rU
people$	bTjV
pep	aViW
pep$	aWiT
pepin-	bX
pepiniere	b]
peque-	eViXjJsQ
pequenas	i[jL
pequenita	bWcE
pequenos	gKs_
peques	fIi[mT
peques$	bWiGm[
per	gW
per 0	jIoZ
per cent	fEh]tK
per day	gUiT
per diem	gWhT
per mail	gJp[
per month	bLfUgIkJnZ
per post	pWrK
per week	gV
per year	fDiXn[
per$	gShU
perce-	gRhT
percent	gRhT
percent and	iS
percent bonus	g^hF
percent of	gchKiI
percent$	bJhUi]
perd	q_
perdi-	hPjIqV
perdo-	gJqWtW
perdon	gIjQqQtT
perdon$	bKcLeSgHjVqGtW
perdona	cLdKqWtV
perei-	cTmQ
pereira	cTmQ
peren-	aHcHe\\iGqW
perf	a>hKjGkTmf
perf$	aGhJm\\pJ
perfe-	kSs]
perfect	jXkIs^
perfect$	iFj\\sE
perfecto	kZsQ
perfekt	jX
perfekt$	jX
perfi-	gQrTsS
perfil	gTrVsU
perfiles	iW
perfo-	aQiT
performance	iBjW
perfu-	aTbTcHmV
perga-	cXjJ
pergamino	cXjJ
pergamino$	cY
perha-	eHiGkUoWpK
perhaps	eHiGkUoWpK
perin-	aBi]kRsJ
perio	bVcJiSjK
perio$	bUiSjKkK
period	ePgJ
period$	eWgGhVpR
periode	dRgV
periode d'essai	dU
periode$	fIg\\
periodes	fYtR
periodes$	f^
periodic	iVjH
periodiques	iT
periodo	dTeUiLrR
periodo de	dWrW
perip-	aYbFcKiS
peris-	aV
periscolaires	aV
perit-	aTbXgXiGtJ
perito	aXjTtI
perito$	jZ
perks	gLhQiJmJqFt^
perks :	hWtK
perla-	iP
perlas	kT
perm	eh
perm after	eW
perm$	e]mR
perma-	eZmP
permanence	fViVjJ
permanences	i\\
permanent	e\\
permanent after	ePgLjRpL
permanent from	eU
permanent$	eUmV
permanents	bRkKm[
permanents$	mX
permi-	jT
permis	jU
permis c	jJs\\
permis classe	gKkX
permis de	jV
permis$	kQrR
permiso	dQjU
permiso b	jU
permiso de	aJeRjUlG
permiso$	dW
permisos	iTjR
permisos$	iKjYsT
permit	iKjSqQsU
permit$	hT
permits	i\\
permits$	iX
permitted	gXjIlIrX
permitted$	gXjLlJrQ
permitting	f_hIjG
permitting$	f_hHiHjGnKpK
perms	fGhIi]nK
perms$	iV
perno-	gViS
pernocta	gViS
pernocta$	gSiSjJ
pero	qcrU
pero no	gJkZlBqSrUsI
pero que	qQrYsL
pero si	j[kJ
pero$	kVlHqKrSsI
perpe-	gKiQmT
perpetua	gKiQmT
perra-	aGbZcIiFm\\pL
perro	bUrKsW
perro-	bXiIqS
pers	bXgLhSmV
pers$	bYmX
perso	gXiJjR
perso$	hTjRpL
person$	aTbKtY
persona	aSgErR
persona$	aQfWpKrStK
personal	iV
personal licence	dIiHkHlZ
personal$	fLhTmX
personalabteilung	aHgHqBtb
personalburo	p[
personalrabatt	fKh]
personalreferent	aQqT
personalwohnung	gHhYiKpS
personalzimmer	h\`iG
personas	bQmU
personas con	gGmRs_
personas de	m\\
personas$	bVmW
personen	b^
personen$	b]
personne	bJiSoQtU
personne$	iVqT
personnel	gFhZ
personnel$	fLiT
personnes	bTmRpP
personnes agees	bHiXjUsT
personnes$	bYmV
persons	aZbSiC
persons$	aXcJiJ
perth	bKcYp]
perth$	cWpU
pertu-	aGbDcVfJhCmZ
peru	aGb[pV
peru$	aGbWhLiKpTtI
pesad-	aSbSmH
pesada	kS
pesado	aVbVhHiGmG
pesca-	iS
pescadero	aWiJ
pescado	aIiW
pese	iJjSpWsT
peso	iW
pest	aWmK
pesti-	hKi\\jGkYqH
pesticide	hJjGk\\
pet	aRiZ
pet food	a[iKjLrU
pete	fGpTqTtV
peter-	bJcWjX
peterborough	aEcRgLsR
peterborough$	cT
petit	bWhQqTrJ
petit-	cQiQ
petit-dejeuner	fIhPiQ
petite	aKfRiQkR
petites	bLfVjJ
petits	bQnR
petre-	jW
petrel	jW
petrel$	jY
petro-	aKcQhZjI
petrol	gVhQiPnH
pets	hWjHlP
pets$	hU
petty	i]
petzl	h]
peu	iVjGkS
peu de	i]kP
peu$	jJkPlW
peuge-	hY
peugeot	hY
peur	j^
peur du	jY
peut	lSqX
peux	bPqStV
pf	hbjK
pf$	h[
pfaff	jWlZ
pfand-	cKiZ
pfarr-	cUhJiSjFmQtF
pfarrei	aIbZcJiCr\\
pfarrer	bRm\\
pferd	bWfKhRiK
pferd$	bTfKgHhTiJ
pferd-	a]iSjJmK
pferde	bTfLiU
pfing-	fYgFjKoXpLqT
pfingsten	fYgFjKoXpLqT
pflan-	iQkX
pflanzen	hViQ
pflanzenschutz	iPjP
pflas-	iXjR
pflaster	i_jJ
pflaster$	iT
pfleg-	aTmS
pflege	lXmGpW
pflege$	aZ
pflegefachkraft	qP
pflegehelfer	aP
pflegehelferin	iEm[
pflegen	i^
pflegen$	i_
pflic-	iRjRpLrPsQ
pflicht	jVpKrSsP
pflicht$	j[pIrR
pg	bJj]pQ
ph	iVtT
ph$	gSi[pHtX
pharm	j\\
pharm-	bW
pharma	aQbRiX
pharma$	aQbTmI
pharmacist	fKiTmP
pharmacist$	aV
pharmacy	aQjRlG
phase	aGb\\iS
phase-	cLhGiYjIk^
phd	bHjUl[tQ
phd$	jFl\\
pheas-	bWcHgLhJiU
phili-	bEcZdIeKfKhHiEjKkJlJmLpZrHsKtI
phish-	bHiHj]
phoke-	hSpX
phokeng	hSpX
phone	hT
phone 0	fRiV
phone on	fVhGiGjYlFpLrTtJ
phone$	ha
phone-	bPdKlQ
phones	bQdKlQ
phones$	lYrQ
phosp-	iRjW
photo	pLrcsX
photo$	aIcJhKiTmJrDs^
photo-	kYlLpU
photographs	pWsW
photography	iQjHkX
photography$	aHhKiQjGkV
photos	iT
photos of	iFkLpXr\\
photos$	cJiVjLmLpQsQ
photoshop	jWkP
photoshop$	jWkR
php	dGiQjUkGtJ
php$	dGiTjRkF
phras-	jPrXtT
phrase	eSrQtW
phrases	jRkRrZ
phrases$	iJjYkQlLrA
physi-	aTmQ
physical	j\\
physically	hLjWpJsX
physics	jTmR
physics$	jY
physik	aLbQjU
physio	aRhXmQ
physio$	aQhPiQmT
physios	mZ
physios$	hLmZ
physique	aTbQs[
physique$	bWiGsV
phyto	i\\
pi	bKc\\iIjGmV
pia	aDcKiXjGm[pK
piani-	aPjKmTqLtS
pianist	jImQqKtS
piano	aUhTjQkT
piano$	aPiIk_pK
piano-	bXjDk[
pianos	bZiQ
pianos$	bSiTsJtI
pic	pTrSsS
pic$	iGpKrXsTtJ
picc	cCiXjK
pichl-	aJfJiGm\\pRsJ
pichler	iLpWqQsJ
pichler$	iKpWqQsJ
pick	fVi\\
pick up	hSlV
pick$	fKg^hLiKjR
pick--	bHhSi[
pick-up	bJhTiT
pick-up$	h[iE
picke-	aTiWmU
picker	hIsS
picker$	aV
pickers	aVmX
pickers$	a^iGmR
picki-	fIiR
picking	fIiR
picks	i^jJ
picku-	hX
pico	iTqT
pico$	fQgGiVsS
pics	pc
pics$	p]
pictu-	cIiTpTrT
picture	cHiYrVsR
picture of	bJfLiHpQrW
picture$	iQpLrPsW
pictures	iHp\\
pictures of	iHp\\
picu	bGcJdLeLfAgKhDibjLkLlEmGnLoLpErIsC
pida	i\\jI
pide	lWmJsW
pide$	iRjCkJl^sH
piden	iLlTqSsU
pidio	gHmIqa
pido	aKl]
pie	cUiPjS
pie diabetico	bQiS
pie$	cXhHiDjUtJ
piece	fIgZiR
piece bonus	gSkL
piece rate	iX
piece$	gRpU
piece-	bTiR
pieces	aKbViS
pieces$	iW
pied	fKiQq[
piedr-	bHc\\jR
piedra	cKjV
piedra$	cJiTjR
pier	fJhZjEpUsI
pierc-	iKs_
pierr-	bLhV
pierre	bLhV
pierre$	bLhWjP
piete-	aEcHfIrEt^
pieza	gXh\\
pieza-	dTiR
piezas	dTiR
piezas$	bShS
piezo-	cKiZ
pigis-	aJe^sK
pigiste	aJe^sK
pigs	bUjWqH
piket-	fWgWhI
pikett	fX
pikle-	bW
pikler	bW
pikler$	bXiJjL
pilar	fKo]pV
pilar$	eLiGjLo^sL
pilat-	iIjLkZ
pilates	iIjLkZ
piles	bDfFgJhGj]nK
pilie-	gIh[
pilier	gIh[
pilot	aSk^
pilot$	bKcFhIi@jWkZmHpH
pilot-	iUm\\
pilotage	bR
pilotage$	bScJ
pilote	bJiQm\\
pilotes	bRiU
piloto	a[iLjL
pilots	bRiUlS
pin	sQ
pin$	jW
ping	hYiGjLpV
pinne-	aKcT
pinneberg	aKcT
pinneberg$	aJcU
pint	hZiIsV
pinta	gFoQs\\
pinta$	gCoSsX
pinte-	iRjRkGsJ
pinterest	iRjRkGsJ
pinto-	aU
pintor	aU
pints	bFfIhbiI
pintu-	bIjTkV
pintura	bIjTkV
pinzg-	cSgHnT
pinzgau	cSgHnT
pip	hJiZqR
pipel-	iVjQ
pipeline	iYjK
pipelines	iQjV
piqua-	iTjQ
pique-	jBkZsR
piquet	fW
piqur-	iRj\\qF
pirma-	cWmQ
pirmasens	cWmQ
pirmasens$	cY
pisad-	cKeKiVkWnJ
pisado	cKeKiVkWnJ
pisci-	aSbWiP
piscina	bSiR
piscine	bUiT
piscine$	aXbViE
piscines	bRiQ
piscines$	bQiT
pisco	bIgJi_kGmJ
piso	cUhW
piso$	cIdYfLgJiWjJsL
pisos	aRbYcIiS
pisos de	aJbSiU
pisos$	aSbXcE
pista-	aHbVmW
piste	iY
piste$	iX
piste-	iSmV
pistenbully	bYcKmI
pistes	iVmJnI
pistes$	iWmJnG
pisto-	iUjU
pit	bQgEiUpY
pit$	aKbRhIiDp\\
pitch	aJbGc\\dIhKpW
pitch-	i\`mJ
pitches	iZmH
pivot	jX
pivot-	iQrJ
pivots	iQrJ
pizar-	bJjIpQ
pizarra	bJjIpQ
pizarra$	bJjIpQ
pizza-	aZbGfFi]
pizzabacker	aZ
pizzabacker$	aZ
pizzaiolo	aY
pizzaiolo$	aY
pizze-	bWiS
pizzen	bRiXtI
pizzero	aQcQ
pkg	h_
pkg$	bKh_
pl	dUiSjD
pl$	cDdUgLiTjEnS
placa	bTdXlJpKqH
placa-	bPjU
placas	bPjU
place	bQ
place$	dUhYiJtK
place-	bVhSnS
placement	jKlTtV
placements	bXeCnT
places	aKbPhWiIkTnQ
places$	bWhR
placi-	fT
placing	fT
plafo-	hXqV
plafond	hXqV
plain	iRjPr\\
plain english	i[
plain-	cXqQrR
plais-	iXpKqX
plait	r]sT
plait$	iLlKrYsS
plan	hTi\\
plan de	hV
plan the	iUmQ
plan$	bJhUiUjU
plana	aScKiYjG
planb-	aKf]gKhEiJjV
planc-	cXgT
plancha	iWjS
planches	bIc[iDjIpUtK
plane-	bViY
planeacion	iZ
planen	bIiTmSqS
planen$	bGiWmX
plani-	eWiX
planificacion	jLkY
planificar	iV
planilla	e[gU
planilla de	eCiZjR
planilla$	dGgYiP
planillas	i\\
plank-	iX
planned	bKcKi\\nI
planner	aZmQtK
planner$	aXmT
planners	m\`pK
planners$	iIjIm^pH
planning	fQ
planning with	iZ
planning$	aGbJcIdReXfDgVi>pIqLtX
plannings	iPmT
plannings$	mW
plano	cUj^
plano$	jX
plano-	iPjP
planos	iPjP
planos$	jY
plans	bLig
plans de	iV
plans$	bEi[jUsR
plant	bR
plant$	aTb_gK
plant-	bS
planta	eW
planta de	aJb[eK
planta$	iUjR
plantas	aFb^tI
planted	bZ
plantes	aX
plantilla	aQbRcGfJgLmCtX
plantillas	iQjT
plants	aHbZiGjXnZ
plants$	j\\
planu-	aKbViU
planungsburo	aHb[
plaqu-	iQjIpW
plaque	jGpX
plaques	iT
plaques$	iU
plase-	aIc[gL
plasencia	aIc[gL
plasencia$	aHcYjJtK
plast-	b]jHkQl[
plasterer	aRbLjJmX
plasterer$	a^
plata	bTcViIjV
plata$	cSiGjX
plata-	aJcSiQjS
plataforma	aHbQjV
plataforma elevadora	jS
plate	aLbWcIgKj^kLoLqGsH
plate-	bScRiW
plateau	mX
plateaux	cKi[sJ
plateforme	aIbScZhLiJtK
plates	bXgKiS
plates$	bIi[jK
platf-	aKmP
platform	bEiQjQlQmR
platform$	iUjXkI
plati-	hJiHjUkZ
plating	jWlU
plating$	iWjElX
platinum	bVhKjT
platinum$	bSjW
platt	iIjLkPl^
platt-	cUiTjVlF
platz-	aWiP
platze	bQmW
platze$	mV
platzen	bVhU
platzen$	bThQjL
plaue-	cZ
plauen	cZ
plauen$	cV
play	hQiVjQkSmU
play$	aKbGfKhZiQkYmJoJ
playa	bRgQmQ
playa$	bUcKiHmR
playe-	bZiLkY
player	k[
playl-	aHgEhGi_pI
plays	jZpT
playw-	aKcKi\\jV
playwright	aIiSjW
playwright$	bRcJiQjR
plaza	aUeQqV
plaza de	aVbGhQqQ
plaza$	aScUeSnK
plaza-	aVbQ
plazas	aVbQ
plazas$	aWgKiL
plazo	eUfLpW
plazo fijo	eY
plazo$	eSiVpJ
plazo-	eQ
plazos	eQ
plazos$	iW
plc	iGjXkU
plc s	iFkX
plc$	jTkR
plda	j\\
plda$	j]
pleas-	rSsStP
please	rTtQ
please :	cFiJpXrPsYtH
please don't	qX
please make	hJqJtW
please no	lQsV
please the	kW
please$	pTrSsV
plein	aKbRcReQ
plein temps	aKfXhU
plein$	bUeUgRjK
plent-	iTjSsQ
plenty	iTjSsQ
pleur-	jSqXsPtH
pli	gSjT
pliag-	iTjS
pliage	iTjS
pliage$	iLjZ
plieg-	iT
pliego	iT
pln	dGgX
pln 0	gQ
ploer-	cU
ploermel	cU
plomb	cKiboG
plomb-	aUlQqV
plomberie	lY
plomo	aJbViYjL
plong-	bZiHjEkXtJ
plongee	bKiIjEkZ
plots	bQiRjHkYpK
plots$	iRjFkZpJ
ploug-	aGb\\c\\fDgIiEjElGmLnKoCqG
pls	gSjKrYsWtS
pls$	iQrUsTtQ
plug	bHcIhAiWrX
pluie	j^
plumb-	aQ
plumber	aZiJ
plumber$	aW
plumbers	bXgJjT
plumbing$	iUjR
plume	jWtS
plus	gRkQ
plus 00	gZnHqT
plus a	cJgPhUkGoKpJ
plus car	gThLiSjI
plus de	rP
plus deux	aJfRgKjVlJ
plus die	gQhR
plus on	bPdSgItJ
plus one	bGcTdGfQgKhWkEoJ
plus points	gKiHjLkc
plus tard	nUpT
plus ten	bRfJg]h@iImJpKtI
plus the	gQiUjHmR
plus tips	kL
plus two	bTfUgFiBm]pL
plus £	pV
plus$	kh
plus--	iYjHnH
pluse-	fRkU
pluses	fRkU
plusp-	k[
pluspunkt	k[
pluto-	jJrTsUtQ
plutot	jJrTsUtQ
plymo-	mRnU
plymouth	mRnU
plymouth$	cJiInW
plz	aJbFcZfKgFiJjLn\\
pm	fQ
pm 0	fV
pm 00	fTpW
pm friday	fJpX
pm$	aTiS
pm-mi-	aJf[
pm-midnight	aJf[
pme	bX
pme de	aIbUcL
pmi	cKh]sL
pmi$	cIh^iQjAkKmL
pmp	bTjPkU
pmp$	bUkU
pms	iTjV
pms$	iYjQ
pneum-	iDj^
po	aRm\\
po 0	a\\gSiHjSmF
po$	bUjKqTtJ
poach-	aKbLe]gLiFlHqV
poaching	aKbLe]gLiFlHqV
poble-	cXdJ
poblenou	cXdJ
poblenou$	cWdJ
poche	iIjUkY
poche$	iDjUkY
poco	gIjRkXqQ
poco$	iPjXnIqCsW
pocos	dVfZhLiJjH
pod	hQma
pod of	bKdKmZsP
poda	iXjToVpK
podad-	c\\
podas	gViY
podca-	iTkS
podcast	iTkS
podem-	eKqU
podemos	eKqU
podol-	aXiJ
podologo	aUjL
podologo /	aUjL
poei	gHhKiKjKl\`mH
poids	bSjP
point	cUgTiPrY
point 0	gYiLtV
point$	aWcJgWhGiRjFsT
pointe	bTf^qF
pointless	aKjKlXoU
pointless$	aJjKlWoV
points	gRjPkT
points :	kV
points$	cXiJjZ
poiss-	aYbScIiIlU
poisson	bViHjV
polan-	bQcWiFnT
polanco	aLcSjR
polanco$	cT
poland	bScUiBjJnU
poland$	bUcYgHiIjIn?
polar	aPb[cJiT
polar-	h]iG
pole	hLiRnJsZ
polen	bQgIhIsY
polic-	kR
police	jQkQ
police$	jQkV
polices	iV
policy	jKkUmHrW
policy officer	jJ
polie-	jXkWmS
polier	eKfKjSmX
polig-	cUpTtP
poligono	cXtT
poligono de	aJcJtY
polin-	cHiCmApBsa
polish	jRkR
polish or	cKjIpYsS
polish$	cKiLkYlQ
polished	bQfKjEl[pI
polit-	bPjXqP
polite	iAjYqU
politik	aU
poliz-	hUjS
poliza	hXiIjT
polizas	bRgHiQ
polni-	iQjJkVrS
polnisch	iRjJkVrU
polnisch$	dIjQrR
polo	aHbUhYiR
polo$	h[pK
polon-	lEs[
polonais	lEs[
polst-	aSlVmL
polsterer	lV
poly	lYpRtH
polym-	cIsR
polymechaniker	aQcHsT
polyv-	aW
polyvalent	aW
polyvalent$	aX
pomme-	hViR
pommes	hViR
pompe-	aJbU
pompes	aJbU
pompes a	aHiQjQ
pompi-	aSiU
pompier	aSiU
pon	aGrZtU
pone	bIjHqZra
ponel-	aJbHcFdKeIf_gIhJiGjLkElJmJnKoJpHqKrRsJtH
poner	mHpJqCrcsKtV
poner-	jHlGq\\sL
poney-	b\\
ponfe-	aKcZfGiIsQ
ponferrada	aKcZfGiIsQ
ponferrada$	aJcReQ
ponga	aLjIlBpXtZ
ponga-	qQr[
pongas	qSrV
pongo	aAbKeLh_iJmAqJtX
ponie-	bTc\\dH
poniente	c^dG
poniente$	c\\
ponlo	rf
ponss-	aJbQiVjR
ponsse	aJbQiVjR
ponsse$	aIbUeJiLjU
pont	a[bGiRmF
pont$	a[bGiQmE
ponta-	aKc[
pontarlier	aKc[
pontarlier$	aKc[
ponte-	aLbIc]iH
ponti-	j_
pontivy	bPcTjK
pontivy$	cUjJ
pontr-	c\\
pontresina	c\\
ponts	aKbUfQh_
ponts$	aIbXhW
pool	nQ
pool car	cPhSjHnW
pool$	bafPgLhYiFjJmRnI
poola-	jKn[
poolauto	jKn[
poole-	gVhJ
pooled	gVhJ
pooli-	iT
pooling	iT
pools	i_
pools-	iYlRrL
poolside	iYlRrL
poolside$	i[rL
poolw-	aRbKcKhKnZ
poolwagen	aRbKcKhKnZ
poolwagen$	aSbDcKiHn[
poor	qY
pop	bXpU
pop in	bKiIpYtF
pop$	b^cJiH
por 00	e^fVkImK
por ano	b^cLeQhIiR
por ciento	gW
por dia	i_
por el	bUqUsV
por encima	mUqP
por eso	bVeJpKq]
por evento	eGgZjJ
por favor	kJlSr\\sW
por goteo	iX
por hora	bHgJia
por la	pQqQ
por las	fFiLpSsZ
por ley	jb
por lo	fTiJjQ
por los	iHkVqQs[
por mes	bKdQfBgChZiJk[mKnP
por obra	ea
por semana	gUiZ
por si	bRcIhKjU
por telefono	fUiQqU
por turno	bUfHiSm\\
por$	eSgTjD
porce-	bSeTgRjJ
porcentaje	bJeXgViLjImH
porch-	aThU
porci-	b]cHoKtJ
porcino	aVbBiP
porfa	jKqRr\\
pork	gKhXjYlJpK
porqu-	qSrKsW
porque	qSrKsW
porque no	fTqTsK
port	cUhK
port de	iJjWmLsV
port of	aIbXcV
port$	bGc\`iD
porta-	iSpS
portacabin	dYgCpV
portacabin$	dXgCpW
portafolio	j\\
portage	eWfIiU
portage$	cLeWfGiYrI
portal	kWpU
portal$	iRpV
portales	bIi\\pW
portales$	aSiDpZ
portatil	h\\jR
porte	iYjQpKqP
porte-	aQiZjP
porte-a-porte	i]lK
porte-a-porte$	iZlK
portefeuille	bHiXjS
porter	aRjWtT
porter$	a_qItF
porteria	iKp[qQ
portes	aVsF
portf-	iQpQ
portfolio	jPkS
portfolio$	iXlT
portfolios	i[jGlIpT
porti-	bXiDjJmRpT
porto	bEcXdBhGiTjIn\\
porto-	i[
ports	a>cJdIfBh?iAnctC
portu-	kVsQ
portuaire	aSbWiL
portuaire$	aUbS
portugais	kTrUsT
portugais$	rY
portugaise	lUsU
portugal	bReWnQ
portugal$	bVcKeCgJhHjKkT
portugiesisch	jPkQ
portugiesisch$	jTpK
portugues	jQkVsR
portugues$	kZ
portuguese	jUkQrT
portuguese$	iKjSkS
posdo-	aYeDgSjJ
posdoc	aKbPgU
pose	aHbHiQqTsS
pose de	aCiZ
pose$	j]
poser	eHh]
poseu-	aWiP
poseurs	aXiQtI
posgr-	bKjYkHlT
posgrado	bKjYkHlT
posib-	dQkVoQsT
posibilidad	dZiLnKoV
posibilidad de	dRoVtL
posible	kXsW
posible$	jLkZ
posic-	aRiT
posicion	aRiT
posit-	aUiS
position	aX
position$	aVbEiS
poss	fQiRj?kU
poss$	fWgKkRoU
possi-	fS
possibilite	hV
possible	fToP
possible$	aLbKeZgEjPnS
post :	aZpYtD
post it	iIqXrXsH
post$	aVeWjHlP
post--	ia
post-qualification	iIjX
posta-	aGiSjFpWtQ
postal	aCbYpW
postc-	cRjHp]
postcodes	cXjH
postcodes$	cXiJ
postd-	aXgTqRtK
postdoc	aSgTqS
poste 0	c]iHoR
poste a	f[iHtU
poste de	aLi>jZpWtU
poste$	eUgRiRtU
poste-	dQ
posted	bIcHdZeLgZhHiKjIlGtK
posten	aPiIqRtV
postes	aRfQtI
postes$	aWtI
postf-	bLcJgIpY
postfach	bLcJgIpY
postg-	jTkZ
postgres	jU
postgres$	jQ
posti-	aHkWp\\qRtQ
posting	cKhLpZqUtV
postitulo	aEiKk^pL
postm-	j[kK
postmortems	iW
postmortems$	iT
postn-	eUiWsJ
postnatal	eUiWsJ
posts	aWeVhGiRjHoWpFrUt@
posts$	a^bLeSjFoHrG
postu-	lXp\\qQtQ
postulaciones	eFgJiY
postular	lSmJp[sJ
postuler	pRtV
postuler$	pQtW
postv-	i^kL
postventa	i^kL
pot	fKgKh[iVqR
pot$	fIgKh[qQ
potas-	bVjI
potash	bVjI
potash$	bR
potat-	aZbSiDjI
pots	gGi\\
pots$	i[
potsd-	cXdI
potsdam	cXdI
potsdam$	cT
poube-	fKi\\
poubelles	fKi\\
poubelles$	iV
poule-	bWkS
poult-	bU
poultry	bU
pound-	gZhQ
pounds	gZhQ
pounds$	jX
pour cent	fQhU
pour commencer	aKdJeUoQ
pour l'annonce	cIgJrEtZ
pour la	aHkRqQsU
pour le	kXtP
pour les	hKkVnQrDsS
pour un	bYeL
pour vous	h[iAoT
pour$	aCcKjSt\`
pourb-	g\\mKqS
pourboires	g\\mKqS
pourboires$	mHqT
pouri-	i[
pouring	i[
pourq-	aIbRkUsQtE
pourquoi	aIbRkUsQtE
pourr-	aSq[
pouss-	aZjEqVtH
powde-	bZjL
powder	bZjL
power	jPkW
power bi	jTkQ
power query	jU
power$	bFfLhHiEk\\mH
power-	jb
pozna-	cTdJnV
poznan	cTdJnV
poznan$	cTdJiKnV
pozue-	cV
pozuelo	cV
pozuelo$	cW
pp	bYgBiY
pp$	iQjQ
ppap	fKi]
ppap$	fLjX
ppe	h\`pT
ppe$	aKhVjY
ppl	bVjCkYsP
ppl$	bYtS
ppo	gLh\\jD
pqe	aPbIj[
pqe$	aSjX
pr	aJe_hJiTjCoRpL
pr$	aKbIeWiRtR
prace	eY
prace$	e[jJ
practica	jQpY
practica$	jX
practical	p[
practical test	pR
practicante	jLmZpIs\\
practice	bViQ
practice 0	aPfViJ
practice we're	qK
practice$	bVeQfQiQ
practising	hWjRrDsZ
prado	cUhYjG
prado$	cVhUjH
prair-	aIbPcY
prairie	aFbTcVdIiJtL
prairies	cUiT
prakt-	i[kRtK
praktisch	kV
praktisch$	kV
prali-	a[bGcIfIhXjEkL
pralines	cLeLfGhZkI
prami-	eIgPsR
pramie	eIgPsR
pramie pro	cLeHsQ
pramie$	gQ
prapa-	aRbHmY
prase-	dasT
prasenz	d[sU
prasenz$	aJdVfJsW
prasi-	bJiSmFp\\qUrL
prati-	jSkU
praticiens	bZcLiSjJ
pratique	iBjUkY
pratique$	hEkY
pratt	gKmZqJ
pratt$	aKmXqI
prave-	bFi\`jDkK
praxe-	bUiQ
praxen	bUiQ
praxen$	bTiS
praxi-	fKhRnT
praxis$	bGdShEj\\tQ
praye-	i]
pre	cKhLk]
pre-a-	bLcDeIi^
pre-access	iKjU
pre-e-	aIhGjY
pre-o-	aFbIcCfJiJjZo^
pre-op	iVjKkJ
pre-p-	cJi^
pre-s-	i\`mLoVsJ
pre-screening	iP
pre-screening$	iS
pre-season	ePiKmGo]pIsF
pre-shift	cLiX
pre-t-	iV
pre-trip	iV
preav-	iWjHoZ
preavis	iWjHoZ
prece-	bJq[
preceptorship	eKhWkGlJsL
preci-	kZr[tS
precio	h[
precio de	hZiI
precio$	jUkK
precise	jKqPrRtU
preco-	aEbUcKgGiXoJ
predi-	aVbXgLjHoFq[tJ
pref	bHeKiLjEkesV
pref$	bDjGk[mKpKsZ
prefe-	kWsa
prefectorale	jU
prefecture	iT
prefecture$	iT
prefer	qPsU
prefer$	jSsR
preferably	kVsS
prefere	fZqX
preference	sU
preference$	sX
preferencia	jDk\\sQ
preferencia$	kQsS
preferred	kXoQsU
preferred not	kYlI
preferred$	jFkZoP
pregn-	qQsZ
pregnancy	iQlKpJqQsU
pregnant	bKsX
pregu-	p[qP
preguntan	bRkIoLpKq]
preguntar	fIpV
preguntar por	fIpV
preguntas	bHdIiQp\\
pregunte	iXqI
preim-	bJcJiKjTmU
preimpresion	bJcJiKjTmU
preimpresion$	bKcJjUmT
prele-	iV
prelevement	jR
prelevement$	jR
prelevements	iS
prelevements$	iQ
prem	fAg_pL
prem$	gTmTpI
premier	iJjSoVpJrU
premiere	jSmS
premiere$	hPjW
premio	gY
premio por	gW
premises	kS
premium	bRfJgZjQ
premium$	fHgXhX
premiums	bJgShX
premiums$	bJgYhRiL
prena-	eTjHkYqKsV
prenatal	eVjIkZ
prenatal$	aLeQiXkE
prend	iSjTkVlIpHqQ
prend-	fTiKjJmXnUqRtK
prens-	jQmT
prensa	iIjKlJmVqQ
prensas	jX
prensas$	jT
prep	fPgQi\\
prep$	bTgXiQ
prepa	a\\bAcHf\\jIkKmJpJsH
prepa-	aRiWqQ
prepaga	h]iK
prepagada	h\\
preparacion	iVkS
preparar	iYtP
preparateur	sS
preparateurs	a[iL
preparation	jEmFpGq^
preparation des	iW
prepare	iQ
preparer	iRtV
preparer les	iY
preparing	iT
prepo-	aWcH
prepose	aWcH
prepr-	iKjS
prere-	lTs]
prerequisite	jJlZ
preretraite	gJlHs\`
pres	ca
presc-	aPkWlV
preschool	a\`bK
prescindible	jHl]mJpK
prescindible$	iJjFl\\mIpJ
prescriber	jS
prescriptions	iVkF
prese-	d^pQsW
presence	dW
presences	aHbLdYiSsItI
presencia	dZiGsS
presencia$	dFpJsX
presencial	dZpU
presencial$	dWpS
present	qa
present$	b[dSjGkKq@sL
presentable	pIse
presentable$	sX
presentacion	iGkHpSsZ
presentacion$	aKiIkIpWsT
presentar	jHmJs[
presentarse	p^
presentation	aGgLp\\s\\
presentation$	aJcKdJiIpUsU
presenter	aZiD
presenter$	a]iF
presentiel	dZfJhJiL
presenting	iSjQ
presentismo	dJg\\pI
presentismo$	cKdHg[iGpHsJ
presi-	bQiQmRpU
president	gKiHpaqL
presidenta	mQpS
presidenta$	mQpR
presidente	m[qQ
presq-	cZfDjKpZ
press	aQiV
press-	hVjQoP
presse	hZjR
pressen	i^
pressen$	cKhKi_
pressereferent	aS
presses	bXiPlK
pressing	i\\oJ
pressing$	aRiR
pressure	aRiRjTlXpL
pressure$	aWcKhKiSj=lTpH
prestacion	eSgT
prestacion de	gT
prestaciones	gShZiK
prestaciones de	gCh^
prestaciones$	cKg^hFiCtI
prestamo	iW
prestamo$	i\\
prestamos	iWjJ
prestataire	bZgJhImX
presto	iKj\\
presto$	jV
preston	aIcQhJsR
preston$	cS
presu-	bPhSiZ
presupuesto	hUiUpLqT
presupuestos	iY
presupuestos$	hIiSjK
pret	aGeCfLh[iFjP
pret--	a^bHsK
pret-a-porter	a^bHsK
prete	aJhb
prete$	aIh\`iK
prete-	bUoSpY
pretemporada	iGo[pK
pretensiones	iJoKp\\
pretensiones$	iJoKp[
pretentions	gKhKpVqR
prett-	rUsX
pretty	rUsX
pretty$	rW
preve-	aSiYjW
prevencion	a[bUf?iLjQkDmR
preventif	eIiY
prevention	bKiV
preventive	aIi]oE
preventivo	fDi[jKkP
preventivo$	kS
preventivos	bIi\`
previ-	i\`jIrU
previa	bKi[
previous	iLjLkUrY
prevo-	bSgDhPqZ
prevoyance	aJbUgLhRiL
prevoyance$	aKbX
prevu	cLfKl^pU
price	bHhYiV
price-	h[pJ
prices	h[pJ
prices$	h\\mJpJ
prici-	aPiP
pricing	aPiP
pricing actuary	aWhJiKsQ
pricing$	aUbIcGiU
prima	ePfKgXkV
prima extralegal	eUgUoHpK
prima$	iJjCk\\
prima-	bX
primaire	aXbGcJiLjVqK
primaria	aT
primaries	b^
primary	bScQfGiRkU
primary$	aEb_fJ
primates	aV
primates$	aZbJcK
primavera	bLcJiRjVoU
primavera$	bIcHiToY
prime	gc
prime 0	fXgF
prime de	gQhQ
prime sur	gU
prime$	gSiX
primer	hPjR
primer dia	eXgK
primera	aRmHoUrW
primera$	g[hL
primero	iSpQrU
primero$	aIdIiWjHkJpTqKrR
primeros	kToS
primeros auxilios	jSkX
primeros meses	gShW
primes	gW
primes de	eSgR
primes$	bQgT
princ-	mU
prince	aLcUiJkY
principal	mZpU
principal$	a^mFpW
principio	eWqU
prino-	bXcKjQ
prinoth	bXcKjQ
print	aRq^rS
print$	iJpIq\`
print-	hDiQmUnQ
printemps	fQhBiFnXoTsP
printemps$	fRhCi>nXoTsP
printer	aWbIfHiamJpIqG
printing	bXhLi=jAm\`qK
prints	jPrR
prior	aIbIcJeKf^iPpH
prior-	gKiYlGsWtS
priority	iVtV
pris	h[qW
prise	i[
prise de	oQ
prise en	gLiVpR
priso-	bUiPjRlLsH
prison	bUiPjRlLsH
prison$	bIjWlLsJ
priva-	bU
privacy	iX
privada	bQgPjRlG
privada$	cSgUiKjU
privado	aRbZ
privado$	aPbSjGqS
privat	gShQqR
privat$	h^
private	bPhU
private health	bHgPhS
private hospital	cXhH
private medical	hY
private use	bKgJh\`lI
private$	bShTjKqY
privately	bR
privately owned	bR
privates	bY
privatgarten	gAhGiW
prive	aXbShHjXmFnG
prive-	iVjL
privee	aQbVgRjH
privi-	hYqS
privilege	h[
prix	bGh^iSjU
prix$	bKfKhSiUjW
priya	eTmP
priya-	cKmUsQ
priyanka	cKmUsQ
priyanka$	cJmV
prl	fCj]
pro cnaps	jW
pro monat	eWhUiKnH
pro rata	gS
pro woche	dZfGhLiEnY
pro$	hTk[lQpJ
prob	eZiApJsZ
prob$	e[gKiHpI
proba-	eZtQ
probable	eWpK
probable$	eWpK
probados	bJeAj]
probate	iW
probate$	iY
probation	bRdPe_iH
probation$	bHe_gRhL
probe	e\\
probe$	eXgT
probe-	hLiQp^
probearbeiten	hGpRqTs]
proben	bZgFhK
probenahme	iZ
probespiel	pU
probetag	iKpY
probezeit	dTeY
probezeit 0	eSrQ
probezeit$	dVeQgRjL
probl-	lSsS
problem	bQfKlSqR
problem$	bUhPkKlV
proce-	aSiW
procedure	iZjR
procedure$	iTjT
proceso	aRjRpS
proceso$	aVbJfLiIjKkIpT
procesos	iUjI
process	mQ
process :	pW
process$	aUiKjV
processing	iV
processions	iR
proch-	hTjFoT
prochain	dIoVqVsTtJ
procu-	aWmQ
procurador	aPbKm[pL
procurement	aReJgSiWmK
procurement$	aTbKeJgTiYmI
prod	jTqUtS
prod$	bJjSqZtS
produccion	aPgPiFjQmP
produccion$	gXiIjY
produce	aKb[cEhEiIjG
producer	aXpR
producer$	aUbIpR
producing	bX
producing house	bX
product	bRgLmS
product designer	rP
product$	bWiXmC
production	a^gSmT
production planner	aVcKeQoJ
production$	aWbJiImQ
productions	b[iK
productions$	bV
productividad$	gW
productivite	i]lK
producto	bRiP
productor	bHeJiY
productora	aDb\\
products	fLh\\mF
produit	rS
produits	bTiP
produits$	gTiY
produkte	aLcKfJgJh\\iKjJ
produktion	aIbXiGjVmRqJ
produktion$	aKbGfKiLjYmUqG
produktmanager	aX
prof	gKm[qW
prof de	aRjU
profe	a[fK
profe de	a[fK
profe-	aTjR
profes	bWiKjHmX
profesional	bKj\`
profesional$	hKjX
profesionalidad	fL
profesor	aT
profesor de	a^jI
profesorado	jX
profesorado$	jY
professeur	g[jItJ
professional	aYbKcLgItI
profi-	pV
profil	gRpUtQ
profil$	gWjKpWsK
profile	hLiDkLlJpTqJrJtZ
profiles	jJp[
profils	aKfKiUpTqT
profit	gWhQ
profit share	aGhXoFpGtH
profit$	gU
profitabel	bX
profitabel$	bW
profitable	aHb\\cDiLjHpJ
profs	bKi[jK
profs$	iYjJ
progr-	iV
program	cLiY
program$	cLi\\
programa	aJbXcIeWjK
programacion	i\\nJ
programador	aQcR
programadores	aViQ
programm	iQqTtP
programmation	aJi^
programme	bTePhPjIrQtI
programme$	bIeThViY
programmer	a^
programmer$	a\\bLhL
programmers	bKcKfKkKmZ
programmers$	bJcJfKhKjKkJmZnKpK
programming	iU
progress	j[
proje-	iQ
project	cRmU
project$	cIeSgCiJjWkZmI
projekt	aFbS
projektbefristet	e[gKiK
projekte	bIfKhXiHn]
projekte$	bLh]nI
projektleiter	aSoLqP
projektstelle	eYgI
projet	jP
projet$	bQ
projeteur	aVbJhT
projeteurs	aEjHm_
projets	aTiS
projets$	iS
proku-	bKm[pKtL
prokurist	hKmYpK
prole-	jV
prolexis	jV
prolo-	bFcHe\\hLiKkH
prome-	pKqUrT
promedio	g\\nJ
prometheus	jZ
prometheus$	jQ
promi-	pR
promis	fTlWqT
promis$	bLfUlYpK
promise	iSqUrT
promise$	gJiUjLoLpSqT
promised	eUfKiPtX
promised$	aEeWfIiKtZ
promo	a_bCfJmJ
promo-	iFlTmYoQ
promotion	jWlZ
promotion$	iIj\`lJ
promotores	mX
promp-	iR
proof	iJj\\pU
proof$	cLj[
proof-	gIhViWjF
prop	bHgLi]rJ
propa-	aTbXiKrL
propagator	aZrJ
propagator$	aXrJ
prope-	hQjPqP
proper	eLiPkW
proper$	iT
properly	fGhWiQjU
properly and	hL
properly$	iUjW
property	aVbJcGeKiQjPmI
property$	aWbKcIeFiFjVmEqS
proph-	fKgThGiZjQkK
prophet	jXkK
prophet$	iJjT
propi-	iK
propia	bRiJjVlQ
propia$	bShFiCj]
propias	bSpT
propias$	bQ
propina	g\\
propinas	g[hH
propinas$	gT
propio	aJbRhJ
propio$	aDbWhIjUnR
propios	hViIjJkS
propios$	bGhXiJjIkStI
propo-	gYiX
proposal	iVpS
proposals	hTiYtK
propr-	bPjP
propre	bQhIjSlQmH
propre$	iPjQ
propriete	bUcKgKhTiH
propu-	aJbHcJiYnKtQ
propuestas	iXtD
prora-	gSlP
prorata	gSlP
prorata$	gY
prorr-	e^gQ
prorrogable	eZhL
prorrogable$	eV
pros	b\`iJ
pros$	bXiJmR
prose-	gTqS
prosp-	eRih
prospeccion	iT
prospection	i^lI
prote-	bQhQ
proteccion	aPbViQ
protection	aUgKiT
protection des	aRbQtJ
protective	aJbYcLhHiImV
protel	jS
proth-	aS
prothesiste	a\\
proto-	i^tQ
protocol	bW
protocole	hHiZ
protocolo	iPjV
protokoll	bFqXtS
protokoll$	iW
protokolle	iP
protokolle$	iS
prototype	bWfJiP
prototypen	cIiT
proud	bYgGoFpR
proud of	bToEpS
prova-	eXiL
provanstallning	eXiL
prove-	aIi_
proveedores	iQpRqR
proveedores$	i\\pL
provetid	eTfJhH
provi-	hV
provided	hVlUnS
provided$	aLhQjJlZmKnS
providencia	cXgK
providencia$	cVgJ
provident	eKfIgIh]
provident fund	eKhT
provider	b\\fGhS
provider$	bYdJhSiIjG
provincia	bRcTmT
provincia$	bR
provincial	bEj\\
provision	g^iI
provision$	gX
provisions	i\\
proxi-	bRiLoYpK
proxm-	jT
proxmox	jT
proxmox$	jT
proye-	aTePiR
proyectista	a_
proyecto	eUoR
proyecto$	eZiKkGoS
proyectos	iU
proyectos de	iUjQ
prozent	dQfTgP
prozent drauf	fJg[
prozent$	f\\gPhT
prozess	eHpYqS
prsa	gKhW
prud'-	qT
prud'hommes	qT
prueb-	pW
prueba	eQpQ
prueba de	i[pQ
prueba$	dSeRiWjG
pruebas	dRgShFpWrJsJ
pruebas$	gU
prufe-	iUjK
prufen	iWjIkQ
prufen und	iQlL
prufen$	iTjHkS
prufer	aW
prufi-	a]iSqI
prufl-	bWmKnKrS
pruflinge	bWmKnKrS
prufn-	i^
prufp-	iZ
prufs-	iUjIl\\pKqXrJtJ
pruft	iU
prufu-	aThWiR
prufung	hU
prufung$	gUjQ
prufungen	iSjGn[
prufungsausschuss	gChAi\\jKm[
prum	bScU
prum$	bScR
pruni-	iT
pruning	iT
ps	aLbScHiEjWlHmFnIq\\sJ
psa	bKhIj^
psc	j^lL
pse	qU
psi	gHj\`
psico-	mS
psicofisico	jWpU
psicologa	aUmX
psicologa$	aIhIm\\
psicologia	iKkZ
psicologica	hUiL
psicologo	aQbQmS
psicologo$	aUmW
pso	a]cJjS
pss	fJgJkZlK
psu	bAcJfJiejClLmK
psy	iKm_pW
psy$	fLm]pX
psych	aUiCkXmSpK
psych$	jBk\\mW
psych-	aSjPpU
psycholog	aVeRjF
psychologie	jW
psychologist	h\\iI
psychologist$	aLh]iI
psychologue	aXjU
psychometric	hJmKpVsU
pt	eUiPmR
pt 0	gWjQrQtL
pt$	aTbFcIgPjSmYtK
pta	aUfIm[pIsKtK
pta$	aSbIcFdLeLgLiGjPkLlLmYnLoLpGqLrLtH
pto	haiQ
pto$	hY
pts	bQiUlS
pts$	aVgKiSjZtK
pub	bTfIhTjLsQ
pub$	bRhFs^
public	bShP
public$	bTqU
publica	bYqT
publicada	gUiGjZ
publicar	aHtV
publicas	kQ
publication	bKjKpVrV
publicidad	aDbXqX
publico	iJkV
publico$	aUeJiHkY
publics	aHbYjKtI
publier	iKjJpIqXrW
publikationen	jWkC
publique	bQhHjVqT
publique$	bThHjZ
publish	qXrQ
publish$	qPtS
published	fXiRqQ
publisher	bXjSqU
publisher$	aJbWjUqJ
publishing	g_iEtJ
pubs	bbgHiHjLlQpLtL
puebl-	cRkInW
puebla	jQkFnT
puebla$	cT
pueblo	cSnT
pueda-	tT
puede	dRnSqT
puede ser	gVkHoQsR
puede$	dPiUjGkYqL
puede-	lV
pueden	lV
puent-	aHcQiPoRqRtJ
puente	cRiQoTpIqTtI
puente$	aKbJcGhJi\\jJoQ
pueri-	aXhPiImQtL
puericultrice	aUiHmStE
puericulture	aThS
puericulture$	aU
puert-	cQiQ
puerta	i[pQ
puerta$	iIpVrT
puertas	i[
puerto	bPcSpR
puerto montt	bJcV
puertollano	bTcVtJ
puertollano$	bRcUtJ
pues	aIqQsWtY
pues$	aJeUiHtZ
puest-	aTqQ
puesta	i[
puesta a	i\\
puesto	cUqV
puesto$	aJcJiQtY
puestos	aWbPcJiI
puestos$	aYcJiJ
pugh	aIbYfHiJkKmTqLtI
puis	eVpQ
puis 0	eJfRgWhZiHsI
puis 00	fZgImH
puis le	jT
puis$	hTjS
puits	bUjL
pulhe-	hGjW
pulid-	bKcLdKeKfLgJhLi\`jGkLlKmVnKoKpIqJrKsKtJ
pulido	iLmZpL
pulle-	bRgKiIjTqQ
pulled	bRgKiIjTqQ
pulli-	i]
pulling	i]
pulls	bKcEfSiYjKkK
pulls$	bKcEfSgKiYjKkKmK
pulse	h\\jJ
pulso	jY
pulso$	jY
pump	fQi\\nH
pumpe-	b_jKqErA
pumpen	aY
pumpen$	aY
pumpi-	bGgUhJiY
pumping	bGgUhJiY
pumps	bVi]
pumps$	i_
pumpw-	bHcTiU
pumpwerke	bHcUiVjL
punci-	iRjW
puncion	iRjW
pune	c\`fKqU
pune$	fFiHpHqX
pungg-	bKcY
punggol	bKcY
punja-	bSjPkT
punjabi	jQkT
punjabi$	bSjR
punkt	dPlSrR
punkt$	dRlUrT
punkt-	iWjWkZ
punkte	fHiQjLkU
punkte$	fHiQjLkU
punktlich	bIcKhJiGj\`kGqK
punta	aJcTiQjU
punta$	gUjYsK
punta-	bIgPiPkY
puntaje	gRiKk[
puntaje$	gAiKjSk[
punto	aUk[
punto$	aWdPiJpS
punto-	kT
puntos	kT
puntos de	bRcLgQhEiSkD
puntos$	gPiEjQkX
puntu-	jSkd
puntua	cLjJkWpQ
puntualidad	fDjYkI
puntuara	iKk]
pupil-	bReR
pupils	bSgL
pupils$	bYgErQ
puppe-	gJjRkZ
puppet	iPjU
pura	a@jGsjtC
purch-	jR
purchase	aQjS
purchase ledger	aQjS
purchasing	aThIjVmKpV
purchasing$	iImIpX
pure	cKjXk;pJsZ
purge	gYiYjH
puri	hVmVpK
purif-	iWpV
purpo-	eViRjJrH
purpose	eViRjJrH
purse-	aUjT
purser	aUjT
purser$	aUjR
push	hHi^kJqR
push$	hHi^jK
pushb-	bKiW
pushback	bKiW
pushe-	bJcHjVlHqR
put	rZ
put in	iSjLrYtL
put it	gKrTtT
put on	aGhQjItX
put that	q\\rA
put the	hFrY
put them	lT
put you	jJl^
putti-	iTjJnJqJtU
putting	iTjJnJqJtU
putze-	i]rGsS
putzen	i]rGsS
putzf-	aSbT
putzfrau	aSbT
putzfrau$	a[bJcK
puzzl-	aYbIcLiLjIlKpV
puzzles	aYbIcLiLjIlKpV
pv	aU
pv$	iPjP
pvc	aWiK
pvc$	aXjK
pvg	gHhRiGjY
pw	gDh_iU
pw$	gDh\`iLpK
pyme	aU
pymes	bTcJgKi[rK
pyrot-	bGhJiajAkZpJ
pytho-	jRkX
python	jRkR
python or	jXkJ
python$	j\\
pytor-	jZ
pytorch	jZ
pytorch$	jV
q	iQoU
q 0	iTjIo\`qS
q-gra-	iLkZ
q-grader	iLkZ
qa	aViUmP
qa$	iVmZ
qapi	aLcHi_jJkJ
qar	g]iL
qbrs	i]jK
qbrs$	i\\
qc	aTiUmR
qc chemist	aViHrP
qc$	bHi\`
qfa	iFj]
qgis	iKjTk\`
qgis$	iHjXkQ
qld	bLc\\jS
qm	gHiYmZtL
qm$	bRgHiY
qqi	jY
qqi 0	jW
qr	g^jEpW
qro	bJc]
qro$	c]iJ
qs	aQ
qs$	aUtP
qtr	bIh[iT
qtr$	bGhViYkJ
qts	aLj]
qts$	j]
qu'el-	cKjTqP
qu'elle	cKjTqP
qu'es-	gKtX
qu'est-ce	gKtX
qu'il	iR
qu'on	qV
quad	cLgGhWiJkZoJ
quad$	aLbHcGeKgIhXiFjXk>lJmJnKpKqLrKsKtK
quai	bHc[iTjDkT
quai$	iVjDkV
qual	j_kQ
quali-	jSlS
qualif	jSlT
qualification	iQjFqKr]
qualifications	iGl^tZ
qualifications$	cKiGjIlRsLt[
qualifie	gVjI
qualifie$	aTgViKjJ
qualified	bKjYlS
qualified$	aZgRjStL
qualifiee	iHkPqQ
qualifiee$	aT
qualifikation	bEiIj[
qualifikation$	bFiIjY
qualite	aRbIcJmVtV
qualite$	aTbItR
quality	aIbPiXmPrT
quals	aJjYlZ
quals$	aFbLiJjWl\\
quand	i_kQoZ
quand ca	iZjU
quant-	aSiQlKp\\sBtI
quara-	fTgSsZ
quarante	aJbQsX
quarante-cinq	lJsRtX
quarante-deux	fTgWhJkKtK
quarante-neuf	gS
quarr-	bEfKhJjZkGmIsQ
quarry	aJcW
quart	fYiT
quartal	fPiRqT
quartal$	fWiSnR
quartalsweise	fThT
quartalsweise$	hWiT
quarter	bLhSnU
quarter in	hRiKjJnY
quarter$	dQhRjT
quarterly	dSgPiUnT
quarterly$	cRiX
quarters	h\`rL
quarters$	h]rG
quartier	aKcQgQjJrS
quartier$	bTfKhVpHrX
quarts	e[fEiYjI
quato-	hLmT
quatorze	hLmT
quatr-	bSfR
quatre	fQmR
quatre ans	bQjYsJ
quatre cents	gHhY
quatre heures	aJc[fKmL
quatre jours	hR
quatre mois	bKdReThFmHqRtL
quatre$	fbiEjImW
quatre-vingt-dix	aHbSkL
quatre-vingts	fV
quats-	fIiWoGqItR
quatsch	fIiWoGqItR
quatsch$	cKdJfHiSkKoFpKtU
quay	bWcKiRsI
que c'est	eFhKqZrW
que ca	jFqUrW
que el	pJrYsR
que es	iVjJkTqW
que escriba	jRpWqJ
que esto	iQsV
que haga	hKjY
que hay	jQsT
que haya	iJkXsV
que je	aPqQtS
que la	cKiLoSqYrR
que le	iLj]qU
que les	jLtR
que llamen	pU
que lleve	iY
que lo	pHrVtU
que los	iQsb
que luego	qVrV
que manden	bKkKpW
que maneje	bJjT
que mas	gFhZjCkUlItU
que me	qQrR
que mejor	jEk\\lG
que nadie	jX
que no	q]rYsS
que nos	bKcJlEtU
que se	iRoQsS
que sea	eQjWsQ
que sepa	aUjSkS
que son	aKjJmTsRtQ
que tener	jS
que tenga	eLjV
que venga	bLjGlUpUsS
que ya	jKlUpIqSrJsK
que$	jRtZ
quebe-	cWdU
quebec	cRdV
quebec$	bKcQdR
quebr-	bQgXhJiP
quech-	kW
quechua	kW
queda	rT
queda-	cPtU
quedamos	cZfQjKtS
quedarse	eTjLoRqT
quedarse$	dJeWiIjKoU
quedo	aIpQt\`
queen	bU
quell-	aHbVcTiS
quelq-	jP
quelqu'un	aRsS
quelqu'un de	aHiKqYsV
quelqu'un pour	a\\
quelqu'un qui	aJjPqFsU
quelqu'un$	aScLfLjSsF
quelques	jPkX
quema-	iVqV
quequ-	c[iKnL
quequen	c[iKnL
quere-	cTlV
quereinsteiger	lZ
quereinstieg	l^
queremos	cLjVsU
queretaro	bQcV
queretaro$	bT
queri-	iStY
queria	jYqV
queries	ia
queries$	i[
query	jX
query$	jW
quese-	b^cCdJeJfHhJjBkJnJpKqKtJ
quest-	pU
question	iEpVr^
questions$	pSqS
queue	eIiY
queue-	hIi_
qui	oRsY
qui a	jR
quich-	iZkK
quick	j\\lUtS
quick one	aKbVjDtV
quick$	iDlWpW
quick-	jWrP
quickbooks	jX
quickly	iKjVtR
quickly$	iKjUtR
quid	fDg_hSiEkV
quid a	fDg^hI
quieb-	jDkZsU
quien	b\\jVlK
quien$	aKbYcHdKeKfLgLiBjBkKlHmKnIoGpKrKtR
quier-	iK
quiera	dRfShTrR
quiera$	dTfVhSiK
quieras	aXfTrI
quieras$	aXfTrI
quiere	hPmHqYsQ
quiere$	cIh[mHqKtT
quieren	eUiIqY
quiero	iIrTtV
quiero$	bScGhKrGtU
quiet	bHfSiUq^
quiet$	bHfGgJhCiVjHoVpEqY
quiet-	aIbKfXiIjSq\\
quill-	cDiQjIk_
quimi-	jUqR
quimica	jQ
quimica$	jW
quimico	iRjR
quimico$	aKiX
quimp-	aIc_tJ
quimperle	cU
quimperle$	cU
quinc-	g]nT
quincaillerie	aQbT
quince	aSqK
quince dias	fGiWnQoWpHqJ
quince$	gSpXqK
quincena	fQnWoQ
quincena de	oU
quincena$	fZgGhJnW
quincenal	gJjKnY
quincenales	aIcHg[iRmJpC
quini-	fQgT
quinientos	gY
quinq-	iUsU
quint-	cLdZeRiL
quinto	cLdZeSgJiK
quinz-	eKfUhUiP
quinzaine	eIfUhTiS
quinzaine$	eIfVhSiS
quinze jours	fT
quiro-	b\`gHmK
quirofano	cQiR
quiropodias	iZ
quiropodias$	iZ
quisp-	cVhKmW
quispicanchi	cVhKmW
quita	rb
quita-	fUr^
quitt-	dIiVqY
quoi	aRbUcKiEjFt[
quoi$	aRbWcIjFtR
quota	eXidjI
quota-	hWiRjL
quote	bTfGhKiUpTrY
quote-	i]
quotes	i]
quotes$	iQ
quoti-	gIi^nT
quotidien	cUiKnR
quotidien$	cUiKnR
quotidiennes	bKcIfKi[
quotidiennes$	cKi[
quotidiens	iHn[
quoting	gGhKi[sK
quv	i^jJ
quv$	cKi\\jJ
r	jStZ
r &	fPhRi[jK
r 0	fTgXhF
r 00	g_
r 000	gYjWkS
r oder	jTkK
r$	aYiFjSkV
ra	aPbGiLm\\
ra-mi-	jT
ra-micro	jT
ra-micro$	jT
rabai-	hW
rabais	hW
rabat-	hViU
rabatt	hYsP
rabatt$	h[
rabbi-	aUbKcHhKiBk[mIpKqP
rac	bXgKiJj^mL
racco-	bFcGi_
racha-	qVrS
rachat	qVrS
rachat$	ePrU
rache-	cYiIpT
rachi-	iQmR
rachis	aRiS
rachis$	aUbKiT
racin-	bSiS
racing	bSiS
racki-	iS
racking	iS
racking$	iV
racks	aHbJcJhGi]jImJ
racon-	bJcKhKjKp[qU
rad	fYhT
rad$	bKf\\hWiCjEkGmIpJsI
radar	cJi]
radar$	bLcFiXjQ
rader	hViJjZqG
radia-	iJjSkT
radiation	aQjEkX
radio	b\\jY
radio$	fSjX
radio-	hPiSjZ
radiografias	iW
radiographer	a[jElT
radiographer$	a^bLjG
radios	iV
radiu-	hKnY
radius	hKnY
radius$	hKnY
radla-	iWjQ
radlader	iWjQ
rafae-	aFcT
rafael	bQqTtI
rafaela	aFcW
rafaela$	cP
raffi-	aDb^cH
raffinerie	bYiK
rahme-	bTkX
rahmenvertrage	bUcJ
raiff-	b\`iJ
raigm-	aKcX
raigmore	aKcX
rail	aZhT
rail$	a\\bJhKiQ
rails	iTsR
rails$	iW
railt-	bR
rain	fWhPiTpF
rain$	iV
raine-	fYrKsU
rained	fZ
raise-	bQhEiIjRkQ
raised	bUgHiJjRsR
raised$	bYgE
raiz	bRcJi[jInIsJ
rajo	aTc]jB
raker	aW
raker$	aZ
ral	gW
rama	aLjZ
ramad-	fXgHmJoUsW
ramadan	fYgHmJoVsV
ramadan$	fSiFmIoXsK
ramen-	ic
ramp	aVbV
ramp agents	a]bHiK
ramp$	bZcHiSjH
ramp--	oT
ramp-up	oT
rampe	i\\jK
ramps	iUsR
ramps$	fLiSsS
ranca-	cQqP
rancagua	cQqP
rancagua$	aQcQ
ranch	cRhS
ranch-	cFh^jJpQ
rancho	bR
rando-	iGjX
random	iGjX
rang	bRkJlWrJsD
rang$	dJiSmQ
range	gXiJjS
range-	hQ
ranger	hVjQmS
ranger$	aQhUjW
rangers	aVbYiHjGqIsW
ranges	i\\rU
rangi-	c\\iW
rangierbahnhof	cXiQ
rango	gTkGoVrQ
rap	iQjZ
rapid	cPiQjL
rapid-	bJcRjUtR
rapide	iLjW
rapide$	aHiLj[
rapides	cK
rappe-	eQgGhKjSnQpT
rappel	eTpZ
rappen	gFhHiHjXnUpD
rappo-	iUmV
rapport	iYsU
rapports	dSiWpI
rappr-	iXsQ
rapto-	aIhHiPj\\lK
raque-	iSmX
raquettes	aLiY
raquettes$	aKiX
rare	b]hSjItV
rarel-	fTiQ
rarely	fTiQ
rarely$	iY
ras	cc
rasen	cJiYkR
rassu-	aHbIiPjHkTs]
rat	iXqQ
rata	gT
rata$	g\`
rate	g[iXjJ
rate$	g\\iT
raten	gXiIjYrJ
raten$	gXiIjYrJ
rates	dHeWgPhUiQjGnLqP
rates$	bLeAgUhYiXjEnG
ratha-	cWpX
rathaus	cWpX
rathaus$	cQiIpT
rathe-	sR
rather	qQsT
rather than	iEkUmUsR
ratin-	eJiHjWqR
rating	iEjXlSsI
rating$	iEj]lKsG
ratings	aU
ratio	fDiSm\`
ratio-	hdiG
ration	h[iI
ration$	h[iH
ratios	iUqP
ratta-	m_
rattache	mX
rattachement	iKmZ
rauch-	cIiQsa
raum	aHc]nRqR
raum$	bGcRnRtU
raume	aGb]cF
raump-	aPjTlL
raus	dIjPsT
raus$	bGfIgRhKnWqTrU
rauss-	iUlJrH
raval-	aHiYjV
ravalement	aHiYjV
raw	aTeLhJiSlIqFrItU
raya	hWiR
rayon	aWhIiUjWtK
rc	bQhLiSjW
rc$	hJiRjW
rca	iW
rccp	j[
rccp$	jZ
rcp	j[lK
rct	eFi_
rcvs	h^iIjI
rd	cZhLpR
rd$	bFcZgTiDjKmKpZ
rda	aKcKj]
rdc	aDbTc_hGjFtK
rdc$	aEbRc\`gKhGiJjEtK
rdh	a]eBjGlFoTtI
rdv	bIcFdEhIiajJmGpDqEsL
re	aSiPmDtT
re :	tZ
reach	aWbQgKjRkQmL
reach truck	jJk[qW
reach$	b[gCiQ
react	a[cFjPkP
react$	bGcGiLj^kF
react-	iUjT
reactivos	iSjV
read	j_pQrV
read a	jV
read english	jU
read it	rV
read$	cHiUpUtV
read--	hJi\`jL
reade-	bKp[rS
reader	aSjT
reader$	aSjR
readers	gLiRr^
readi-	cQjQrR
reading	cSjSrT
reading$	cQjUkW
readings	iZ
reads	iQj]qU
reads$	iU
ready	j[pJsSt[
ready to	bKgLi>j]tT
ready$	hJiRpCqJsVtW
real	fFjWqZ
real$	b_f@h[iDqI
reali-	gXiLoVpUqK
realistic	gSiHoWqI
realistisch	gYmK
reall-	tQ
really	tQ
really so	gKs]
really$	iUjFlFsVtV
reape-	jSkZpL
reaper	jSkZpL
reari-	i\\
rearing	i\\
reaso-	dZqU
reason	q\`
reasonable	dZiLjSqJ
reasons	bWdVjFrPsL
reass-	cLiUsU
reassort	iZ
reassort$	i[
rebsc-	bV
rebschnitt	iY
rebui-	bQiRqP
rebuild	iUqT
rebuilds	bU
rebuilds$	bW
rebut-	gHi\`mJ
rec	hUiIpT
recal-	gR
recall	fPgS
recall$	eWfViH
recar-	g]
recarga	gKiZkF
recargo	aJbKgYjJ
recei-	dRiR
receipts	dT
receipts$	dTiQ
receiving	bQiU
recen-	jRpP
recent	pT
recepcion	aViVmI
recepcion$	iSpY
recepcionista	hU
recepcionista$	hXiKtQ
reception	iTmSpS
reception$	aLiDjTlHmWtR
receptionist	aUtP
receptionist$	a\\
receptionniste	aR
receptionniste$	aZ
receptor	jPpJ
reces-	bKfTgIhZjKoI
recess	bIfXgHhSjIqK
recet-	iW
receta	iQjJpW
recetas	hKiX
recettes	jZ
recettes$	jZ
recev-	fGiPpY
recha-	dKgDhTi^jDkK
reche-	bTtQ
rechen	cKiTjJrT
rechen$	bJcKiU
rechenzentrum	cSiS
recherche	aStV
recherche$	bKcIiFt[
rechn-	eThHnT
rechnen	bUjPnW
rechnen$	jT
rechnet	qUrX
rechnungen	iT
recht	kRoWtP
recht$	kRoW
recht-	bJj]mRnQ
recib-	aWbFeQgJjT
recibir	iRkR
recibo	e\\gA
recic-	aFbWgKhSkSoJ
recie-	lUsP
recien	iRkKlVsR
recip-	iQj\\
recit-	bLicjJ
reckl-	cTtJ
recklinghausen	cTtJ
recklinghausen$	cTtJ
recko-	iUqasG
recla-	iVqRs]
reclamaciones	iT
reclamaciones$	iU
recog-	cThTiPpY
recoge	hWpT
recogidos	iKjUkQ
recol-	fBie
recolte	iW
recom-	hRiZ
recomendacion	hKiIjXpRqI
recommend	bHhXiU
recon-	eXjUlW
reconciliation	fJiYjF
reconnu	jU
reconocimiento	j[sY
reconstruction	iRjU
reconstruction$	iQjU
recor-	iZ
record	jTqRsU
record$	cIhJiIqZ
recording	iQp[tW
records	aTgJiT
records$	iX
recorrida	aIbHcJi_
recorte	eJg[iV
recou-	mY
recov-	aTbIgTiZjD
recoveries	bFgWhGiV
recovery	aWbK
recovery$	aVbJgS
recre-	cXfKiR
recreo	cYfI
recreo$	cYfJ
recru-	tZ
recruit	aWiP
recruiter	aWbKjRqQ
recruiter screen	jEp]
recruiter$	aVjZpLrEtI
recruiters	p^
recruiters$	pX
recruiting	qT
recruiting$	aQiGtU
recruitment	jQpZ
recruitment$	jY
recrute	cJmLqRtX
recrute$	bHqPtZ
recrutement	lRmHqSrQtS
recrutement$	aQcIpJqRrKtY
recruter	iZ
recs	iUpY
recs$	iTpW
recta	cIgKj\`
recup	fahKoH
recup-	f\\i\\
recuperacion	aZcKfFiQ
recupere	q[
recur-	bSgFkR
recursos	aTjQ
recyc-	aPjY
recycle	jU
recycling	aVbIiR
red	aWjW
red deer	cciKjH
red seal	jZlT
redac-	dPj]rU
redaccion	cHd\\gGjXkV
redactalo	rW
redacted	p^rK
redacted$	pQ
redacteur	iT
redaction	jPrPtY
redak-	cIiUj\\
redaktion	bFmXtV
reddi-	cX
redditch	cX
redditch$	cX
reden	fKgTiKj[sV
redes	fGgKi^jTmL
redig-	dQpP
redige	jT
redige les	iV
rediger	tQ
rediges	dWfKiFjKpV
redis-	iT
redisenar	iR
redli-	i[
redlines	i[
redlines$	i[
reduc-	bRh^oK
reduccion	i\\jIs]
reduction	aLb\\gIhWiJ
reductions	iQ
reductions$	iY
redui-	hWiL
reduit	hWiL
reduit$	hViJ
reed	a^bLiCjDmLpW
reede-	bXqP
reeder	iRqX
reederei	b\\iL
reedu-	cTeLfKiWsJ
reeducation	cTeLfKiWsJ
reeducation$	bS
reefe-	aReGiR
reefer	aVbJeFiQjW
reefers	bVjF
reel	aKfFjbkF
reel$	aJiUjXkFpRrH
reels	hPi]jR
reels$	iQjU
reemp-	eTjKkR
reemplazo	eXkKqT
reer	h_
reer 0	hW
reer collectif	hZ
reetd-	bT
reetdach	bT
ref	lRpgtU
ref$	bUpS
refa	a\\bIcJ
refac-	cLiZ
refacciones	bQ
refer-	pY
referees	eHp[
referees$	pU
reference	pWrP
references	pZ
references$	pY
referencia	gJj\\pT
referencias	cIjXpT
referendariat	h]jJkWlK
referent	aPbPmR
referentin	aWhKmYpI
referents	aLiIm\\pDqLrF
referral	cKhIi\\jIpJ
referrals	iRpT
referrals$	iT
refil-	i\\jIoK
refin-	bRcUjR
refineria	c_
refle-	gJhTiSqP
reflective	h]iF
reflex	fPjQkR
refon-	iW
refonte	iW
refonte du	gKiU
refor-	bRiW
reformas	cIiZ
refra-	cKib
refraktion	iU
refraktion$	iX
refre-	bXjS
refresh	iSqR
refri-	aTbLfTjR
refrigeration	aGhDiKj\\
refs	pg
refs$	jLpZqR
refue-	iYjT
refuerzo	eQjW
refug-	cVgD
refuge	aRbT
refuge$	aTbSiI
refun-	hKmJn]
refunded	gKhIi?jCkHlSmLn_
refunds	i[
refur-	aFb]hGiT
refus-	gZhLpU
refusals	iU
refuse	aSeSfGjQ
reg	fDj^pT
reg$	ja
regal-	gZkS
regale	hQiT
regalo	bTfPkW
regar-	aJiBkSp@te
regarde	aIiKkX
regat-	bKeHf[gHhKiJjFkImKo\\
regel-	fZgBiP
regelung	hW
regen	fYgHjUrS
regen-	hSiUmQ
regenerationstage	h_iC
regenerationstage und	hS
regensburg	cQ
regensburg$	cU
regente	aUiJjLmXtK
regenzeug	h\\jI
regie	aKb[jHpU
regie-	gSpR
regim-	hRiW
regime	hUiR
regime$	iVrK
regimen	eT
regin-	hWiKmQ
regina	hWiKmQ
regio-	aJb\\cQ
region	cWhS
region$	cWh\\
regional	aLbQiKmTsU
regional$	cWiIjU
regionale	aKbZ
regis-	iWjS
regisseur	aQq[
register	i\\pV
register$	iYjS
registered	bWjU
registered manager	a[bLgGjHqR
registered with	bGeWjU
registered$	iKja
registers	i\\
registrar	aZfKjLmU
registrar$	a]iHmD
registration	iKj[
registration$	hSiEjZ
registre	cIi^
registro	iRjQpQ
registro de	i[jI
registro$	mY
registros	fIiGj\\
registry	jR
registry$	jR
regla-	iSjU
reglage	iV
reglages	jToJ
reglages$	iVjH
regle	aIbIjalKqS
regle$	aIbKcLj]
regle-	fEj[pKrRsK
reglement	pKrYsJ
reglement$	pLrT
regleur	aWkL
regre-	bHcIi\\jJqX
regs	aJbRhKiIjXkUmJ
regs$	b[iFjR
regul-	pKqQ
regular	aKeVqP
regular$	eSfQgPqT
regulateur	aUbJ
regulation	i\`
regulation$	i]
regulator	aGiGpDqZ
regulatory	aXfIiQjRtL
regulatory$	aUfHiQjS
rehab	bW
rehab-	bTgLhK
rehea-	jS
rehearsal	gPjU
rehearsal$	gQjYlL
rehearsals	fToS
reich-	iJlRpU
reichen	dQpZrK
reichen$	dRpWrJ
reichshoffen	aGc[iJ
reichshoffen$	c[iJ
reicht	iIjQlVpU
reicht$	kTlTtP
reife-	bQ
reihu-	fQhUiK
reihum	fQhUiK
reims	bScSd[hLiI
reims$	bTcVdSiG
rein	pFrc
rein$	aKgSrTtS
reine	aIdWqLrIsItU
reini-	aTpQ
reinigen	gLiQjJrT
reinigen$	gJiRrS
reinigung	gKhQiU
reinigung$	hW
reinigungskrafte	aXbJmQ
reinigungskrafte$	aTiYmG
reins-	b[hGjInKpGrWsI
reint-	cGi\`jH
reise-	aSiPnZ
reiseburo	aTeKkLlUsK
reisekosten	iZ
reisen	cLgInXpTsT
reisen$	fLgGhInVpV
rejea-	mQpTqS
rejean	mQpTqS
rejec-	iUjIpP
reject	iTjKmL
reka--	dKhU
reka-checks	dKhU
rekla-	iSqV
relac-	eYhQ
relache	fUgLhViHmG
relacion	e^
relacion de	eX
relaciones	kS
relaciones laborales	iIkTlL
relai-	iY
relais	iY
relan-	iTmWqP
relance	i\\
relancer	aHiJjHmYqV
relances	iV
relances$	iR
relat-	aUhKjW
relations	aV
relations$	a[iInJ
relativity	iZ
relea-	ic
release	bZfTiR
release$	bZ
releases	iU
relec-	iY
relev-	iV
relevage	iT
relevage$	iW
relevant	eKiKj\\lS
relevant$	bFiKlZ
releve	bKfTmR
releve de	mVpV
releve$	cHiPjT
releves	iYjI
relevo	eTiT
relevo de	oR
relia-	bJdHeTfCgBj\`pHrIsK
relie-	aSiRqS
relief	aTiR
relig-	rQsW
religious	hTsU
relle-	cIiZjJmJ
reloc-	h[
relocation	h\\
relocation to	hQ
relocation up	gJhY
relocation$	hZ
reloj	f^jRqKsL
reloj$	fZjR
remai-	dZ
remainder	dZ
remal-	bDcBiTj_mK
remat-	gTpIrZ
remates	iY
remates$	iY
rembo-	eLhanW
rembourse	hUjLnW
rembourse$	cIgTiInR
remboursees	gLhX
remboursees$	gLhX
rembourses	iHjYnV
rembourses$	iJjZnF
remed-	aGbGcJiatQ
remem-	jVrTsK
remember	jVrTsK
remis-	gKh^jT
remise	gJh[
remise 00	hQkR
remission	cJj^
remit-	kXlJpW
remon-	jPq\\
remontajes	iSjU
remontajes$	iPjT
remontees	aQsR
remor-	jTkQ
remorque	jTkQ
remorque$	jVkQ
remot-	d\\
remote	cRdV
remote anywhere	cTeJjIsS
remote france	dT
remote in	cBd]
remote uk	aIpQ
remote$	cT
remoto	d[
remoto$	dXeJ
remov-	gVjQ
removal	iX
removal$	iX
removals	aTiEjT
removals$	aIbViFjW
rempa-	bRiKpZ
remparts	bRiKpZ
rempl-	eTiR
remplace	aBbIcPo[qItV
remplacement	eZ
remplacement d'un	eW
remplacement de	aIcGeHiTjStP
remplacement$	eWiIjLrX
remplacer	eShLqSrY
remun-	aLgXlWpWrP
remuneration	g]rX
remunere	pX
renal	aXbWcIhDiLjGlYtJ
renco-	iXp[
rencontre	pX
rencontres	bJiZpU
rend	hLiKmVpJq]
rende-	aKcFjFk^mQpQ
rendez	bKiGmV
rendez-vous	mSpV
rendi-	iWjT
rendimiento	fJgJi]
rendu-	jS
rendus	jS
rendus$	jT
renew-	ecjI
renewable	e[jIqP
renewable$	eZjF
renewal	bSeRiUjK
renewal$	b@eWiVjJ
renewals	eDfChUiX
renewals$	bJeGfFhTiQ
renfo-	aGcEiJjHk\\tS
renit-	aGjRmZpLrK
renne-	c[
rennes	c\\
rennes$	cV
renou-	e]iPqQ
renouvelable	dTeWgH
renouvelable$	dTeUfHoK
renouvelables	e\\iIjD
renov-	bIeXhViX
renovable	aJe[jI
renovable$	eU
renovation	ia
renovation$	iR
rent	eTh\`
rent$	gGh[lV
renta	eGfHgXo]
renta-	bQhQiY
rentable	bWgKhKoIrL
rental	hSiZ
rente	eXqP
rente$	eYiQqQ
rente-	bRe_gCiJjIqW
renti-	gGhY
renting	gGhY
rentn-	eVkGs\\
rentner	eWkEsY
rentr-	fXoW
rentree	oY
rentree$	iQoV
renun-	q\\
reo	cFj^
rep	aWbJi^
rep$	abgJiBjKpL
repai-	iU
repair	jR
repair$	iVpP
repairs$	iZjIrP
repar-	iX
reparation	aYjK
reparations	iQ
reparaturen	iWsQ
reparieren	i]
repariert	aKiWtK
repartidas	fZhIiJ
repartidor	aTmX
repartidor$	aRiJmY
repartir	iT
reparto	aIbUiQtE
repas	h\`
repas du	hT
repas$	gUhQ
repas-	fIi\\
repassage	sP
repassage$	iQ
repea-	eRkLpS
repeat	eRkLpS
reper-	iXjRkTpT
repertorio	j[
repet-	iPjXkGpT
repla-	aKeViUq_
replacement	e^hJiGtP
repli-	pW
replies	pW
replies$	iW
reply-	iY
replying	iY
repo	bJi[
repo$	bJi[
repon-	p\\
repondre	gKiXpStJ
reponse	hKiIp[
reponses	pX
repor-	iUm_
report	iVpT
report in	fGj[mW
report to	mb
report$	bWiSjUmJpJqR
reporta	mZ
reporta a	mY
reporte	aJdWqU
reporter	a\`jImLpH
reporter$	a]mLpF
reporting	kT
reporting to	aHm[qR
reporting$	iRjGkT
reports	iS
reports to	m[
reports$	iX
repos	f\`
repos dimanche	bL
repos$	bQfXtJ
repos-	iWjK
repre-	bLiXqX
repri-	gSlRoT
reprise	gUoV
reprise d'anciennete	eUhUoL
reprise$	cLgPiS
reprises	hLiSlU
repro-	bKi_kK
reproduce	iQ
reps	aUb>ia
repub-	dYfPhF
repue-	cKeKhTlJpK
repuestos	cKeKhTlJpK
repuestos$	aKbHcJdIfIgJhUiSjGkJlGmJnJoJpGqErIsItK
req	aRjQlRpRtQ
reque-	iZlRtS
requerimientos	iY
request	aKiLmIpCrUtY
request$	b[iElIrWsLtJ
requests	iZ
requests$	iY
requi-	l[tY
requiere	cKtT
requiere$	aKcIlFtV
required	gRlS
required$	iTjJlZ
requirement	hLjPlRt[
requirement$	hGiKjTlVtK
requirements	iGjZ
requires	aIcKlLqTtQ
requis	l\\
requis$	aPhKlY
requisition	aEjHlKt\\
requisitos	tQ
resca-	cJia
rescate	aLcLiZ
rescu-	bRiRjT
rescue	bRiRjT
rescue$	bThKiVmL
research	bTgKiS
research$	bJfJgDi]jRpG
researcher	aU
researcher$	aUmX
reseau	aUbScKkV
reseaux	iV
reseaux$	iV
reser-	iR
reserva	jTqQsR
reserva$	kVq]rIsI
reservas	iZ
reservas$	aQiR
reservations	iV
reserve	bQcP
reserves	iSjHmJpWqLtL
reservoir	aS
reset	fIhHiejE
reset$	hGiZ
reset-	aPiRjHsP
resi	aUjUqR
resid-	bP
residence	cWdThRiIjIoT
residence$	aQbGcJdUpVtL
residencia	bUjSkPmK
residencia de	bY
residencia$	aXbTcJmFtG
residency	bUcJj[
residency$	bScKjU
resident	aXeVfKgQhHjLoK
resident$	aTeSgUhH
residente	a]mG
residente$	bWiL
residentes	aKbYiQ
residential	i_
residential$	aGbKcZnJ
residentiel	gTkQ
residents	rV
residents$	bViRjKrU
resig-	iJq^rHtK
resil-	qQrZ
resin-	aLcHfKhIjGl\`qKrFsA
resip-	iTkRlJsK
resiplus	iTkRlJsK
resis-	bKc[iHj]
resistance	j[lK
resol-	gLj\`
resolucion	eSgHjR
resolution	bBj[
resor-	bVqJrX
resort	bWcK
resou-	aIiHm_pQ
resourcing	eJiHm\\pR
resourcing$	bLhKiIm=p\\tQ
resp	aXbIhIm\\tI
resp$	aSi\\jHmI
respe-	fUiGjXtY
respect	iJjVkX
respi-	bZhAjY
respo-	mU
responde	aLm^
responder	iTjU
responsable	a]mU
responsable de	abhL
response	bSfXiWjGnHpH
responses	iV
responses$	iW
ressu-	aT
ressuage	aT
rest	dSfYgFtP
rest$	bJdWfSiGmQ
resta-	bUhQ
restaurador	aUbH
restaurant	bPh^
restaurante	bXcXiG
restaurantes	bXiVqG
restaurantes$	bPeLiZnKqF
restaurantleiter	cKhIiTmWrK
restaurants	bW
restaurants$	bX
restaurateur	rT
restauration	jW
restaurator	bGhUjLpQ
reste	f\\gJiUqVrS
reste-	iSjJrZsV
rester	cLiXjElJrV
resto	dVfQ
resto 0	f]
resto$	gXhKiFjQrY
resto-	bTjU
restorer	aWbJ
restorer$	a[bG
restr-	bKiRj_mUpJ
restricted	iJjW
resul-	fThR
results	fUhFiSqS
resum-	p[tR
resume	pTtP
resume +	bKpQ
resume to	bJrTsStK
resume$	pStU
resumes	cLiEpZqQsK
retai-	bSgQ
retail	bRlR
retail$	gRhHiZjRrL
retainer	eYgZhHjA
retainer$	gZ
retaining	bIi\`
reten	eLfUgVhKqU
reten-	gQjUqV
retention	gUiSqL
retention 0	g\\
rethu-	jX
rethus	jX
rethus$	jY
retin-	aJbXcHdKeKhKiYjGkJmH
retir-	hTqZ
retired	kQmPsQtK
retired$	m]
retirement	aLbKfKhdiDjI
retirement$	hYiL
retirer	iEjKpXqRrT
retires	bIhKmJoTqX
retiring	cKdLmGqZ
retiro	cFi\\
reto	aAmVt^
retou-	bPiV
retouche	iQkWrJsH
retouches	cUiU
retouches$	aQgRiTpK
retour	cIhUnU
retour au	aIcKfDhZiUpHsH
retour$	cIhSiGnV
retra-	lZ
retractil	iVjUlL
retractil$	bKiVjTlIrK
retrained	aGbKcJl]
retrained$	aGbKcKiIl]
retraite	h[qY
retraite$	bHhUqR
retraites	gLiJlUs[
retrasos	iZ
retri-	gQhRi[jH
retribucion	dIeGfHgThUjIlK
retro	dJfEgaiHjImGpLqKrJtU
retro-	aHgQi\\
retrocession	g[iH
retrocession 00	gViHpPsQ
retrofit	bYiEkWqI
rettu-	aVjPlQmS
rettungssanitater	aUjJ
rettungsschwimmer	aVgRjQlTmI
rettungsschwimmer$	aWbKfIhHiHjYlRmH
retur-	eQfHiW
return	bLfFgThUiTpT
return$	dHfEh^iG
returners	aYhGkIlYnL
returns	eViU
returns$	aUeIiQ
reuni-	iQ
reunion	fSqQ
reunion$	kTqP
reuniones	iY
reunions	iUjS
reus	c\\
reus$	c\\
reuss-	hKjUpK
reussi	hKjUpK
reussi$	jZpL
rev	cYmT
rev$	cXmRpL
reval-	aHbLfFgZjUpJ
revei-	aFbWiYqW
reveil	aIb]iJqJtL
reven-	aRiZqU
revenue	aSi[mL
rever-	j[
reversing	aLfJgKjZ
revie-	iT
reviendra	aKqW
revient	pJq[
review	eTgPoBpV
review$	eYiYjJkKoKpD
reviews	iT
reviews$	i]
revis-	hQiV
revisar	iRjKkKpKrX
revision	gWiSqW
revision$	aZjT
revisiones	fLh^iEmIpG
revisions	iU
revit	j]p]
revit$	jWpQ
revol-	jY
revolus	jY
revue	bEfHielKrIsB
revue-	iU
revues	iU
rewir-	bJjJlY
rewires	bJjJlY
rewor-	gWjKkL
rework	gWjKkL
rework$	gWjKkL
rewri-	iSmDr_
reyes	iIo]qQ
reyes$	iIo_
rezep-	aShIiajP
rezept	aFbSiUjL
rezepturen	bJiZ
rf	iXjR
rfid	iZ
rg	bKiTjX
rh	hJiQtT
rh$	aQhGiW
rhabi-	bUiKjRnP
rhabilleur	fK
rhein-	bUjQqR
rhein-main	cX
rhein-main$	cY
rheine	aLcZjI
rheine$	cZ
rhel	iJj]
rhine	jap@sK
rhino	bYcKdLgKjSkT
rhino$	bQcKkV
rhodr-	mQqR
rhodri	mQqR
rhodri$	mUqS
rhone	cRiJn[
rhone$	cSiKmLnY
rhs	jU
rhyl	cYpCqZtH
rhyl$	c[
rhyme	eKgHib
ri	bVcLgUjDpTqK
ribbo-	i]
ribbon	i]
rice	bRhLpGrU
richm-	c[
richmond	c[
richt-	bHdHgTmZ
richten	i[
richten$	i[
richtig	jU
rico	jKkX
ride	jTnX
ride--	bXiFp_
rider	bUhUkL
rider$	aTbZcKfJhQiHjIpJsFtK
rider-	bS
riders	bS
riders$	bT
ridgi-	aGiZqQ
ridging	aGiZqQ
ridging$	iU
ridin-	bRhKiQjUkLlT
riding	bRhKiQjUkLlT
riego	bQiZ
riego por	bZiK
riego$	i]
rien	lZqY
rien$	l[qR
riesg-	hP
riesgo	gQhR
riesgo$	gWiSjJ
riesgos	aKeHiWjImLtV
riesl-	b[fKiHrW
rifse-	gVhQ
rifseep	gVhQ
rifseep$	gWhS
rig	aScIiVjJmVn[
rig$	aHbTgJhJiYjGlLmUnH
rigge-	mU
riggi-	hJjW
rigging	hJjW
rigging$	jJkU
right	jStW
right to	iIjYpTtD
right$	bHgFjWpLqVrWtW
right-	cHhIoIpGtW
rights	aQiQqR
rigs	aUgJiQjX
rigs$	aVbPgIiQjW
rimou-	cUnT
rimouski	cUnT
rimouski$	c\\
rinco-	aScQ
rind	bWhKiPjJkR
rind$	bYcKiR
rinde	mU
rinde-	aKb[cHfIhJiJsL
ring	p^
ring me	dJqVsI
ring the	jSpZ
ring$	iKpQsT
ringi-	iX
ringing	iX
rings	fFi^jT
rings$	iGj^
rings-	bTcXiH
rink	hYiL
rio	cc
rios	cZtI
rios$	cZiKtI
ripon	bVcS
ripon$	bTcT
ris	aIc\\iZjD
ris$	aKc]hKjG
risik-	cJi\`
risin-	gQhTjE
rising	gQhTjE
rising to	hWjF
risk	bQiZpK
risk$	b\\jD
risqu-	aHcHjUkXtJ
risque	jKkYpLtI
rite	jXkU
rite$	cLj]lK
rive	aKbLcciFjK
rive--	bFc^dI
river	aFbPcZtR
river$	aEbRc^iG
river-	bPeVhLiS
rivie-	aFc[fKhKiI
riyad-	bScU
riyadh	bScU
rm	gViQ
rm 0	i\\jG
rm$	aRgIhUiDjZtK
rn	aYcQfBm]rK
rn$	aXlVpKtH
rnp	iJjUpT
ro	cThKiZ
ro-ro	b\`cKhLiFlL
road	cVfEiT
road$	bFc\`dLfDhHiQnY
roadm-	iY
roadmap	iY
roads	hDi?nbpKsH
roads-	jTqK
roadside	jTqK
roann-	c\\
roanne	c\\
roanne$	cV
roas	i^jI
roast-	fCi_kV
roasting	hIiGjLkX
rober-	cSiUqU
robin-	bDcYgLi^
roble-	bU
robot	aWbWcHjLmEpFrVsL
robot-	bYjHkP
robots	bTjIkSrR
robots$	b]iG
robov-	iQjKkTrU
robovet	iQjKkTrU
rocha-	mZpI
rochat	mZpI
rochat$	hJmYpG
roche-	aHbUceiEtH
rocio	m_sJtT
rocks	aKbPeKiJk[mIpJ
rocks-	lJr[sL
rockstar	r[
rod	cGi]jGpL
rodaj-	iYmH
rodam-	cKgX
rodamiento	cKgX
rodan-	aXbJfUiH
roden-	aKb\\cIfH
rodents	iS
rodents$	bPiQ
rodez	aKc[
rodez$	bLcZ
rodil-	bHiUmIpJrKsY
rodo	eLgTpRqT
rodri-	aGcWmSpS
rodrigo	aJmVpU
rods	jZ
rods$	jZ
rohrb-	bKcUiTjH
rohrl-	aXbFiCjTkJ
rohst-	b[cKhJiSjLpG
rojo	bQiU
rol	fJiLjc
rolar	f^
role	aRcIdStQ
role$	aLcFfGgZhHiFjKlKmI
roll	bVfJjTlGqR
roll$	bZgG
rolle	l[
rolle$	l\\
rolle-	fKgUiVpQqY
rollenwechsel	bLiW
rollenwechsel$	iQ
rolli-	eRf\\jHpT
rolling	eRfYpT
rolling$	eUfXgKi@pV
rollo-	iTjZ
rollouts	hJiPjV
rolls	cKeRhUiT
rolls$	bEh\\iZ
rolls-	iZsQ
roman	bScGgFqWrT
roman-	iDkWqJrY
romanian	sT
romanian$	jKlUrH
romfo-	cS
romford	cS
romford$	cS
romon-	cS
romont	cS
romont$	cS
ron	gR
ron$	gX
ronan	cKmZ
ronan$	bLcKm[
ronda	c[
ronda$	c[
ronda-	cKg[iQpS
rondas	iSpT
ronde-	i[
rondes	i[
rondes$	aLiXjI
ronny	aImWpUrL
rontg-	aQjW
rontgen	iZpK
rontgen$	iX
rontgendiagnostik	aXbKhKiQjH
roof	bXpHrQsT
roofe-	jTtI
roofer	jTtI
roofer$	a\\
roofs	fZgIhDiZ
roofs$	iWjGsV
room	hZ
room in	bVhXtI
room with	fCh[jHmR
room$	hWjDsQ
rooms	b\\iV
rooms$	bYcWhJnU
rop	iU
ropa	aDbYh[sQ
ropa de	h\\jK
ropa$	hYpK
rope	aUbV
rope$	aHbZcKiGnJ
ropes	dRiYmG
ropes$	aKi]
roque	hKm[
roque$	cQhKiLmX
ros	iYjEkR
ros$	iSpV
rosa	c[tK
rosal-	bXcD
rosalind	iLpS
rosar-	bHcYdSiQnGpQ
rosario	cQdUpS
rosario$	bLdSiUlKpH
rosen-	aJp[
rosenheim	cP
rosenheim$	cRfK
roset-	bccLhGsK
rossl-	bXiK
roste-	f\\jQ
roster	fRiQjU
roster 0	f\\gD
roster$	bFfRiT
rostered	f_jL
rosters	fXiP
rosto-	cSnT
rostock	cSnT
rostock$	nW
rostr-	iUpW
rostrum	iUpW
rot	bDc]
rota	fZi[
rota 0	kI
rota :	fR
rota and	iQ
rota$	fSib
rotac-	iX
rotacion	iX
rotar-	b\\jR
rotary	b\\jR
rotary$	bYjR
rotas	aIi]
rotas$	iX
rotat-	fc
rotating	fUiGjKmTsQ
rotation	fRiSsP
rotation 0	aKfRsS
rotation$	fViUjL
rotational	aTfV
rotational$	aQfYiK
rotations	iW
rotativa	bVfT
rotativa$	bWfWhI
rotativo	iT
rotativo$	iUjK
rotativos	f[
rotativos$	fZiK
rotatorio	bAcCf\`
rothe-	c]fHoI
rotherham	gR
rotherham$	gTiK
rotte-	aJcbhS
rotterdam	hWiK
rotterdam$	cT
rouba-	cU
roubaix	cU
roubaix$	bJcV
rough	bYfUiHoIqLsU
rough-	bGfThKpS
roughly	bGfThJpS
roughly 0	fThIiJpU
roula-	a\\cGgLhT
roulage	cLgHi[
roule-	fRnT
roulement	f[iQjJnU
rouler	jRnV
roulette	iSjV
roulette$	bJcKiX
round	eSpU
round here	aKkPsV
round the	bKcRfJtX
round$	e[iXjFpS
round-	iSmPpS
rounds	fLiTmQpS
rounds$	bUiY
rousi-	aXg[
rousies	a[oP
route	eEiVnR
route$	cTiQnS
route-	bWkX
routes	bYhRjPlP
routes$	hYiDjXkJ
routi-	iZjH
routine	iWjH
rouyn-	cY
rouyn-noranda	cY
rouyn-noranda$	cY
row	bKjUlQq]
row$	nKq\\sF
rowan	b\`cJrE
rowin-	hIjJkZmVpJtL
rowing	hIjJkZmVpJtL
royal	bPce
rp	aWj\`
rpi	gTjR
rpps	fLj^
rpps$	iJj^
rrego-	hX
rregop	hX
rregop$	hYiI
rrh	a_cIhKiKjH
rrhh	qTtV
rrsp	gFhcjJmJ
rs	aVbGkQ
rsph	jV
rsus	gZhYjDrH
rtg	aVjJkU
rtitb	jU
rtt	fUhb
rtt 00	fRhX
rtt$	fZhZ
rtw	aJbTiWjD
ruari-	mT
ruaridh	mT
ruato-	aKbCcb
ruche-	aGbXhIiIpKqZsL
rucke-	cEfJhVjQs^
rucken	iHjWqWrFsR
ruckenkurs	hUiGjQ
rue	c_mTpP
rue de	c_
rue$	aWbRdLhKiKmKqK
ruf	aKb^cKiHpV
rufbe-	fZhR
rufbereitschaft	f]
rufdi-	bRfSgR
rufdienst	bRfSgS
rufdienst 0	fThKqP
rufen	hHiUpZ
rufen$	hFiXpT
ruft	jKmFp^qLrI
rugby	b[
rugby$	bVtL
ruhe	f\\hLjRpJ
ruhe$	f[hLiFjSpJ
ruhet-	fV
ruhetag	fS
ruhetag$	fS
ruhig	jXpIr\\
ruhig-	fYgFhCjV
ruhige	fHgEjXsQ
ruhige hand	sX
rule	fKiVjTnQ
rule$	dKfLjXnT
rules	fWj^
rules$	iZ
rum	bJpTqU
rum$	bIpTqT
ruman-	jKkUsg
rumanisch	jJkX
run	bQiT
run a	iHjXkImRsLtW
run by	bX
run the	a\\iY
run$	bZcYjKoT
runbo-	iY
runbooks	iZjK
rund	cQeRfR
rund 00	aIcJeY
rund 000	bPfTgInZ
runde	hCp]
runde-	hLp^
runden	hLp^
runden$	p[
rundg-	bJgRiZ
rundgang	bJgTiY
rungi-	cY
rungis	cY
rungis$	cY
runni-	jR
running	jR
running the	iZ
running$	i_jHqGsZ
runs	eJgLiYnRoT
runs$	bSfWi]j@
runwa-	eIqX
runway	eIqX
rural	aPbScSjU
rural$	a]bF
rural-	gKh\\sS
ruralidad	gJh^
rush	gXiUoPqR
rush$	bKiXqV
russe	j^kJ
russe-	s]
russen	s]
russi-	kV
russian	bQjSkQ
russian$	kU
russisch	kXlD
rust	bGcXjVk\\
rust$	bIcZdKjQmFpK
ruste-	j\\
rusten	i]
rusten$	bKiVjKmJ
rustenburg	cW
rustenburg$	cS
rusti-	aGs[tS
ruta	fQhYjInT
ruta 0	fShInR
ruta$	aQcDfYhAjJkJmSpQ
rutas	iVjKnY
ruth	aIqY
rvg	h\\rX
rye	aJbWcKiXpF
rythm-	iLjVkWlIsP
rythme	eLiSjWlIsR
s $	aQ
s &	aPfQhKiStL
s /	bRgUjQ
s 0	iSjTkV
s 00	g[jX
s 000	bVqR
s 0000	kY
s in	hYiRjLoF
s$	fRiZjW
s'abs-	s^
s'abstenir	s^
s'abstenir$	s\\
s'agi-	fS
s'agit	fT
s'app-	aHjGlVmVpK
s'apprend	aGjHkRlX
s'en	aIl]qV
s'ent-	bUk>s_tF
s'est	qh
s'il	gKjKlVrVsS
s-pas-	eXhTiD
s-pass	eXhTiD
s^"	fQgQiTr]
s^$	glhRiKjJ
s^%	cHh_mW
s^&	bS
s^+	jQ
s^00	gP
s^000	gV
s^0000	iKjTp\\rT
s^00000	hPp^
s^2000	hWjRpT
s^:	iP
s^aarhus	aKbCcXdVfJtH
s^ab	cQjHnSoQ
s^abap	bKgRhYiQnQ
s^abgeschlossen	cLiGjb
s^abgeschlossene	bGcHiLj[
s^abierta	bSiGjJpY
s^able	bKhKiHj^sH
s^abogado	fLiWjQ
s^abonnement	h\\mLoGrU
s^about	eTfQ
s^above	bHh\\pGsS
s^aca	bIfKiJjVsX
s^access	bJcCjJkTnZpI
s^accommodation	hciI
s^account	i[jT
s^accountant	aWeTf?iPlK
s^accounts	hBiVqX
s^accueil	i\\
s^acheteur	aQbLcQjRkJ
s^achtunddreißig	dWfShGiKjK
s^active	cPdRfKgElVrQ
s^activities	jSlI
s^actuary	bScCdSiJjV
s^ad	hQkGrWtV
s^ademas	iFjLk\\qK
s^adjoint	bVfQiD
s^administrador	bAgPiKj^qY
s^administrativa	jQ
s^administrativo	eSsX
s^administrator	bPcQ
s^aed	gShG
s^after	bIdSoT
s^afternoon	bDcQqHsLtZ
s^age	cQjTkHlRnGsX
s^agence	b^iKjG
s^agency	aYbViG
s^agenda	cHibqG
s^agents	iQ
s^agentur	aUbZiSmL
s^agronomist	fRiWmQoK
s^ah	c[jKlUtR
s^ajustador	cSgRhSiT
s^aktuar	bQiTqL
s^al	fFgRoRqQ
s^all	aXbEiQtV
s^alle	aUgS
s^allo	hSiP
s^allowance	f]h\\iFjE
s^alors	tU
s^alright	aYfRtS
s^als	gTiGjUkXpQ
s^also	tS
s^alta	gRiR
s^alter	iEj\\qIsV
s^ambulancier	cT
s^amf	iGjHk_
s^aml	aTbafEgJ
s^amplitude	gU
s^an	jKtP
s^analista	iXjQ
s^analyste	aScRiU
s^and	iV
s^angelehnt	fKgXhQiCqZ
s^angestellt	e\`gJjDlJ
s^anglais	bLiGjXlPpQ
s^animadores	eViTjQ
s^animal	jS
s^animalier	aKb\`iV
s^animateur	cVeIfV
s^animateurs	bJcZeUgTiJjJlS
s^animer	bIgFhJi_
s^anlagenmechaniker	aSiPlQsJ
s^annahme	igjK
s^annonce	bDeSgFpTqGrY
s^annualised	fVtG
s^anos	fTj[mU
s^ans	bKeTfSiDj\`kQ
s^anterior	lFmIqd
s^ap	jV
s^aparejador	cTi]
s^appels	bKibjJ
s^applicants	iIjSkQqQsR
s^application	bHfHlIoIp_
s^applications	iHpX
s^apply	gLp_
s^approbation	bDeVlXmX
s^april	cGfUo[qX
s^apt	bSiQjQ
s^ar	aKbPgQjU
s^arabic	eWjKkTlP
s^arabisch	aQePjL
s^arbeitsbeginn	f[pKtL
s^archive	cJjUkQlI
s^archives	aYcSfKgJjR
s^archivist	cRjU
s^archiviste	eCfVmZ
s^are	b\`
s^area	aTeTfSiK
s^arranger	bPiS
s^art	cKnW
s^as	aVcJo\\rIt[
s^asap	bPc[eKgJiGjLoV
s^asb-kreisverband	bfiFjC
s^asbestos	j[kRmHpP
s^asesor	cV
s^asistente	iQ
s^ask	rX
s^asked	bKhGiJpErDsVtS
s^assessment	gIoEp_
s^assistenz	i_
s^association	b\`gJqK
s^asst	bTjQ
s^asunto	bLcKiHjDqKsKtZ
s^at	iSjUnT
s^attendants	cTePsP
s^attestation	eFf^iGmCsH
s^au	gIhWiSoS
s^auch	bKeVfHhUiK
s^auditor	cQ
s^auf	cReWkJnXrUtK
s^aufgabe	ibj@kJ
s^aufgaben	ihtH
s^aug	fDhHo\`pHtI
s^augenoptiker	eZ
s^aus	c[iIlRqR
s^ausbildung	cRhWjSlPpF
s^aussi	iVjGkIoHpPrZ
s^authorised	i?jelL
s^auto	jRkU
s^autocad	jGkUoQ
s^autopsy	jVmT
s^aux	bW
s^auxiliaire	cUjS
s^auxiliar	eS
s^außendienst	bJsY
s^avant	fUgRkX
s^avec	jEl[p\\
s^away	fJgGhJn]
s^aws	iGjYl[q?
s^axis	pQ
s^ayudante	eQgSpRsS
s^b	gTjU
s^bac	iJjZkTmX
s^bachelier	eRhQiKjV
s^bachelor	hSj[
s^bachiller	iKjZ
s^backend	aYbJdYiIjVkFlK
s^background	hGjTkQl[nKsK
s^bacteriologa	iWkW
s^bad	aPbVjPlP
s^bademeister	cSfRiX
s^badge	fRhQ
s^bafa	hWj]
s^baggerfahrer	aRbFdKgRjTlR
s^bain	bXgJiQjH
s^band	bFiRmU
s^banda	qV
s^bande	hIkWpU
s^bank	bRfXiJpKqU
s^banque	aVcThGnZ
s^bar	bRfZ
s^barber	bPgS
s^bareme	aQgRlE
s^barista	cQjTsU
s^base	gRmP
s^based	cYdYpF
s^basic	gShTlHqK
s^basically	bRoPtK
s^bauen	aRbQcKiVjD
s^bauhelfer	bIfGiSs\\
s^bauzeichner	hQtW
s^bcbs	h\\
s^be	f\\hI
s^beckenaufsicht	aIgIhdiUjJlS
s^bed	aEbUcTdGeLfJgGh]iGjJkJlKmJnLoLpLqLrLsL
s^beef	bTcJhTmL
s^beekeeper	bVhR
s^before	bPhKiLo]
s^befristet	e_fB
s^begehungen	ihjA
s^beginn	fHgBlJnLob
s^bei	fJiQoVpXtK
s^beim	aEfJmWpQ
s^bench	bacGfJgJhSiGpT
s^benefits	h\`iEqKrV
s^benidorm	jUkLlS
s^bereitschaft	eVfAiCjPm_pGqQtF
s^besetzen	aZbHfHiEjPmKo[
s^besoin	a]bKcZ
s^besoldung	bZgThSiEpCsR
s^best	aIhKiIpIqJrLsUt[
s^betrieb	aLb_
s^better	hZiEkGs_
s^between	aSfKgWkKqWsT
s^bewerben	iGlJoHp\\
s^bewerbung	iJoHpb
s^bewerbungen	fJgGmDp^qY
s^bezahlt	bKfFgZh[iLnIqKrL
s^bhd	g\`iH
s^bibliotecologo	cQgViKjSrV
s^bibliothecaire	aYcR
s^bien	cBeHiHjIpFqJrSt\`
s^big	iVjU
s^bike	fUhV
s^bilans	bEilmL
s^bilingue	bUfQhI
s^bim	aEbKcSiHm^
s^bin	cDfEgGiJm\`pItK
s^bis	iR
s^bist	aTbHcHiJqHrJtZ
s^bitte	pQr]sR
s^biz	aYbGcDjFrPtW
s^bjr	gPpR
s^bl	aIbKcKhDigjIkJmU
s^blade	bSnToG
s^blue	gEhWkS
s^bma	bLcBjJn_pX
s^board	b\\cKeKfFgCiCrJt]
s^bogota	bHc\`dEfFgLiKmIpErItK
s^bon	cRtV
s^bonjour	tS
s^bonne	s_
s^bonus	eGgVhQiHj@k[
s^book	iTjWpVqJtK
s^booking	sR
s^bookings	hFiY
s^bookkeeper	eIiRmR
s^boots	hZjX
s^bootsbauer	aSeIgYsQ
s^boss	aYbKcKfCiJm_pHtH
s^boucher	bYcSiC
s^boucherie	bHiHjSk^
s^boutique	aIbZcZgIjI
s^box	aKbBcJdHgFhiiG
s^bp	iLj^
s^bpjeps	cLgPiVjY
s^brauch	bGcSdLeJiQjSnT
s^brauchen	cShEiSjYqHtQ
s^brauchst	bJj[kGl[nIpLqD
s^braucht	aWcGdYtF
s^brc	iEj_
s^break	mW
s^breakfast	iQ
s^brevet	gThJiJjEk\\lT
s^brickies	oPsS
s^bring	pY
s^bs	cKiDjUkU
s^bts	bUcGiPn[
s^budget	bKgQiQpLq\`
s^budgets	hHim
s^bueno	tQ
s^buenos	aRcEhHkDt\\
s^builders	aYcGfEgLiUlV
s^building	jRkFqIrPsV
s^bunk	bKcIfGgBhhiCjKmKtI
s^bureau	b]c\\d[hFiBkImBnF
s^bureautique	bPe\\fA
s^bureaux	bIc^dVfDiJjKnD
s^buro	bUcQdViK
s^bursar	aLibpStC
s^bus	hQiU
s^buscamos	aWeUfPjIoJ
s^bush	bRhP
s^but	bIeUfYgErP
s^buyer	aTbCiR
s^by	lKp\`
s^c	jW
s^c-prufung	hPi@j]oT
s^ca	cPfYjQkCnP
s^cab	hZiQkGsS
s^cabine	gAhb
s^cabinet	aRbScVfGgJiT
s^caces	jT
s^cad	iZ
s^cada	fYgJi^
s^cadre	eXhI
s^cafe	cSoLpQ
s^caisse	aRbXfGgIhUiIpT
s^caja	bPcLeQi]jJnJtR
s^cajero	fXgZhGiKlV
s^calderas	iV
s^call	aJfZiJmIpZrW
s^calls	dGfGhIiXjImKpc
s^camara	hTlQpUrI
s^camareras	oS
s^camion	bFeJhgiGjG
s^camioneta	aJfQhYi@mUpH
s^camp	eEfQgWhP
s^campamento	aJhXnK
s^camping	cYlPoS
s^can	aTiKjV
s^can't	cKdKfJiKj\`kJmFrKsEtK
s^cap	bFdLe_fQkGl[
s^capa	bKeUfRgQiDjWm[
s^car	hbiKjQ
s^card	gEhRiIjJkVlVrG
s^cardiac	aVbYcHeLgIiImK
s^care	jEmQqKr[tI
s^carer	aQcQi@jVrU
s^carers	hCiUlWrR
s^caretaker	hJjZ
s^carga	bLfJi_jF
s^cargo	b\\fPhKiTjS
s^carne	fKgKiBj\`nA
s^carnet	aVcFhKiImK
s^carpintero	iEjdrS
s^carte	hPjTkQrL
s^cartera	bGgHiajH
s^cas	eTfIiIjJpX
s^casa	hZ
s^cases	iWrS
s^cash	i]
s^casier	jSsS
s^casual	iTjH
s^cat	bagIiD
s^categoria	gdj@
s^catering	gLiUjBmYqR
s^catholique	bScGsX
s^catorce	bVcKiKmF
s^ccn	fDg\`hLiKoK
s^cctv	hKiV
s^cdd	cTeXf=oRpU
s^cdi	ep
s^cdp	bP
s^ce	b@gJiXjY
s^cec	aBbJcIfJidjKtJ
s^cell	gJhUiRjL
s^centre	bR
s^centro	b^cZg@hGiH
s^cert	jY
s^certificado	jdmKpCtF
s^certificate	cDiJja
s^cfc	jb
s^chain	bUgKjT
s^chainsaw	aUgKjIk^
s^chantiers	aDbIcSdHeHfFgIhEi?jCkHlGmJnaoHpHqHrHsHtH
s^chaplain	aGe[fEiT
s^charge	iQ
s^charity	bPeRfKjLl[
s^charlas	ie
s^charter	iUmS
s^chat	bLcLfChBicjCtQ
s^chaud	gQh[pT
s^che	tZ
s^check	eFi]oGpXrK
s^cheesemaker	bTdLfJhYkS
s^chef	iP
s^chemist	bQcQiJjDlV
s^cherche	aUbIc[
s^cherchons	bRcX
s^chere	jHt[
s^chf	gchXiJjLrW
s^chief	aIcQgYhUjKlGnKrR
s^children's	dKiQjR
s^chinesisch	kU
s^chofer	cQeJfDiWjS
s^cinco	j\`
s^citas	ik
s^city	bQfKgIiDjImUpVtS
s^civil	iUjSkU
s^claims	fSiV
s^claire	kKqStW
s^class	bLgQi\\mK
s^classe	aVfKgX
s^cleaner	cWiRqT
s^clerc	id
s^client	i]qQ
s^clin	mT
s^clinica	bP
s^clinical	dRgQiU
s^clinique	bY
s^closing	hHoKp]
s^club	b\\hP
s^cnc	fStP
s^co	aSbGcBiGjPtY
s^co-op	bjiJjL
s^coach	jP
s^coche	fKgEjGn\\
s^cocinero	aFcUfQiQpLqKtS
s^coded	bReUgYhKiIoP
s^coder	dSgQiW
s^coef	fBg\\
s^coiffeur	bUfRjP
s^cold	cXeHi^
s^colegiado	hLiLjb
s^colegiatura	fKjZlR
s^colette	tU
s^colin	qU
s^collegues	bIgQhRjFlUmX
s^come	cEhCiWjGnXpYqHtQ
s^comedor	h\\iKmHnL
s^comercial	eKfPjU
s^comida	hbiG
s^comite	mV
s^commis	fSgJlYsS
s^commissioning	cRfRnSsR
s^commune	bVcPfPhKiSjJmJ
s^community	gKrS
s^como	kUpGrXtQ
s^comp	hUkVqW
s^company	cW
s^complet	pV
s^comptable	iT
s^con	mR
s^concession	bRcU
s^concierge	bHfViSs]
s^conducteur	gR
s^conductor	cSjWnTsQ
s^conductores	aQbEcKgV
s^conduite	cZjTpQ
s^conseil	iW
s^conseiller	jQsQ
s^consent	i^jB
s^conserje	bUc]iG
s^conservation	bfcIsJ
s^consorcio	bce?iIjJnKpJ
s^construction	bKhDiYjQkJqW
s^contable	j[qR
s^contact	aWbWeDgJjHp_
s^contador	bFdUiWjLkIm[
s^contract	eQjR
s^contractor	bagXiG
s^contracts	aRbScKiZ
s^contrat	bGe\`fThIjD
s^contrato	bVe_
s^control	iRkR
s^controle	cLfJibjK
s^controleur	bSmKtX
s^controller	cT
s^convenio	aIfEg\`hSiIoJ
s^convention	gYiIjD
s^cook	iQ
s^cooperativa	b_iGpBtI
s^cooperative	aSbXhJiAnX
s^coordinador	iZ
s^coordinadora	caeGfTiF
s^coordo	m\\pJ
s^coordonnateur	cShKiVsT
s^copy	bXcIeXfDiXr?
s^correo	cGiZ
s^cortar	i\`jJ
s^corte	bHcHidjJsJ
s^cosmetiques	bXiJ
s^cost	bYgCiW
s^coucou	jRoRpT
s^could	dReRfChIjJoLt[
s^council	b\\cQjK
s^counsellor	bPdRfTiRoH
s^counter	i[jJlQ
s^country	c\\iJjL
s^couple	jJkCpKsftJ
s^coupures	f[
s^courier	cWjToUpI
s^coursier	gXhBsU
s^court	eY
s^courtier	aSiJsV
s^cover	hTiHjKlJoHpUqYsKtI
s^covering	aGmEpY
s^covers	aEi_
s^cp	cJg\\h[pK
s^crane	cRsX
s^creche	aPbQfKi[lKmKtU
s^credit	bDiXmQ
s^crew	iIm\\sY
s^crews	bZiWjB
s^croupier	fSjU
s^croupiers	bTiS
s^crumlin	fSiSjXnK
s^cs	b_gKj[
s^cscs	aQeEiFjRoY
s^cse	gDhbiL
s^cta	bHfZgIiHoUtS
s^ctg	fSiW
s^cuadrante	fX
s^cuadrilla	jLlEm^
s^cuarenta	aJbTcDf]gIiGjKoKsF
s^cuatro	bTfWgUhJiHjLmSqJ
s^cuidador	i\`jQ
s^cuisine	aVb\`cCgEhJiB
s^cuisinier	iHjQsR
s^curator	aRbHm_
s^current	cSjJmJpKq^
s^curriculum	bW
s^curvas	aHeLfKickV
s^customs	bPfPiT
s^cutter	bUjPkP
s^cutting	aTfIiYoU
s^cv	fDi\\pj
s^cvs	fEpd
s^cycles	fPgRmQ
s^d	gGjZl_
s^d'un	bZcQgK
s^d'une	eJgIhKmLpZsL
s^da	eFfViDm[oKqUsI
s^dachdecker	iZjFsU
s^daily	iYjS
s^dance	bWeXoS
s^danish	jXlTmJqH
s^danke	aEcHhEkLpGrRtb
s^dann	aUbWcZhJiBjF
s^das	bJhIqTrR
s^dass	qYrP
s^data	jR
s^date	bKfEtY
s^datev	iGj\`pK
s^dauer	cKe\\fEgLiIjKpGqJ
s^day	b\\fQiD
s^daylight	f]gKiHjJ
s^days	fZhZiGnS
s^db	bXiHj[
s^dba	iQ
s^dbs	hViKjYkKmLqKsF
s^dbt	aRdQiLjRk>la
s^dc	aSfJiG
s^dcp	i\\jDkF
s^dealership	bSjWoJ
s^dear	aUiKtm
s^deauville	cWhFiF
s^debut	eEo[
s^dec	iFj\\oQ
s^deckhand	aAbQhS
s^declaraciones	gPiPjS
s^declarant	bUhQkYoHpU
s^decoupe	iZ
s^degree	fTiBkRl[mU
s^del	fHhRiXjEmRoW
s^delegado	bEcQi[jJqR
s^delegue	cPqHrVsY
s^delineante	aSdQkIsR
s^delivery	cEdYkT
s^dem	jJkVlIoIq^
s^demo	fDiKp_
s^den	gHhWiSlY
s^dentaire	hWiLsW
s^dental	aXePgHhUiSjH
s^depende	cJiHjDkFmaoLpI
s^dependienta	cUiT
s^deplacements	cHnWqH
s^depot	aEb>dUhKiYnW
s^dept	becGiD
s^depuis	b]
s^deputy	m]
s^der	fJqQtR
s^des	bUi^jK
s^desarrollador	kB
s^descuento	gGhbiF
s^desde	cFfKgJnXoU
s^design	hHi]rR
s^designation	a_bHcHeUiDjBkG
s^designer	jQ
s^desossage	id
s^deutsch	bQiFrX
s^deux	bKdGeLfTgHhRiKp[qW
s^development	bDhRi\`jCnX
s^devops	aJbIcDd_iJmXtR
s^di	aWbIcHeKidoIpGtU
s^dia	bJcRiQpI
s^diary	fXgJhJianC
s^dias	cAdRfTgIhWiGjEt\\
s^dictated	a]bLjGmDpItU
s^dictee	aUtQ
s^dienste	aFfShIm]
s^dienstort	cY
s^dienstwagen	bDfJh\`jF
s^diesel	aZbDcUhJiJjF
s^diets	bAfIi\`
s^diez	bRfQiLjY
s^digging	ib
s^digital	aQiPmU
s^diktat	kElIrKtc
s^dimanches	dEf^iIkHlLrFsF
s^dipl	aPbUiHj[
s^diplom	gVhEiJjXkX
s^diploma	iIjV
s^diplomatura	bXhRjSmF
s^diplome	hTiIjRlPpR
s^dir	fHhKiKmXnYoEtS
s^direct	e[gF
s^directeur	cQfR
s^direction	bThEiUtS
s^directrice	aKeKiCpEq[tK
s^discount	bKcLh_i>mLpH
s^discrecion	bKiCjYpHqX
s^disenador	gQiSpG
s^dispatcher	bIcSdEjQmU
s^dispo	iJjRoDq^
s^disponent	iZ
s^diss	eLfHiYpF
s^dive	gRkQ
s^dm	aLbTcIiIjKp]rKtE
s^dma	gPiGjSlSoT
s^do	aKbXi\\jHoL
s^docente	cUeRo>
s^does	i\\oJ
s^dog	iJlR
s^doing	gZ
s^don	fKiDjIm]sP
s^don't	l]pIrZ
s^donc	bShQ
s^dont	iQjIlXnK
s^door	bV
s^dos	aSfBmV
s^dossier	bEiIpe
s^dossiers	dWeKfIiHjKoAp]
s^dr	aJmjqQ
s^drafting	iV
s^drei	bUfQ
s^drive	bJcKgHhCiWj[nJpKtK
s^driver	jT
s^drivers	aUhI
s^driving	eUfFiKjTkHlUsQ
s^droit	jQ
s^drop	bRhPkI
s^drug	fImToK
s^drummondville	iHj^sR
s^du	i\\
s^dubai	aUiKsXtK
s^dublin	cS
s^due	bScU
s^dusseldorf	aRb]iKsX
s^dutch	bBdKhSiGjUl^sI
s^e	fQhSiQjQ
s^ea	eFhTjX
s^echelle	g_hGiIjH
s^echelon	b_gRjI
s^ecole	cCiDj]k]
s^editor	iU
s^educador	fPiU
s^educadora	bRcZgViY
s^educateur	cSfR
s^education	hJiJnTqT
s^efz	bKhTiKjU
s^eg	g\`hR
s^egresado	j[
s^eh	cUgUlHmJqTrJtT
s^ehpad	aJb[cUfHhKiFjKqLrH
s^eigene	jZoKsW
s^eigener	h\\i\\jD
s^eigenes	hRiHnWr\\
s^ein	bSi@oJpYrTsT
s^eine	hRiGjSlRmRqIsU
s^einfach	cIhHiCpa
s^einkauf	aIdFeKfHgHhHiBjAkLmbnKoJpKsKtJ
s^einkaufer	cZjQ
s^einrichten	bJgDi_kR
s^einsatze	cKdLeLfFgKiKjIkJlKnZoLqLsL
s^einstieg	gZhDoUrG
s^eintritt	iao_pIqJsC
s^eks	iQjU
s^electrical	gViFmU
s^electrician	ja
s^electricien	gUiEjQ
s^electrique	dFhciHjH
s^elektriker	fPlI
s^elektro	bZiGj[
s^elementary	iHj\\sH
s^eleven	baeKfDgIiFjAoGqJ
s^elle	iPjKm^
s^email	iRjKpVtV
s^embedded	aVbKcIiEjY
s^empieza	eTfKhEiKo[
s^employee	bGfWgP
s^employer	bWcIhV
s^empower	iAjgkE
s^encargado	cQi=jVm[
s^end	eIfKjDo\\qG
s^enfermera	bAcYhPiW
s^enfermero	gR
s^eng	bVfXiIjS
s^englisch	hQiIjHlWrU
s^english	jSl]
s^enhanced	bJdJeEh^iLj[sI
s^enseignant	aPbThP
s^enseigne	bQcWi\`jB
s^entgelt	gY
s^entrada	fYoR
s^entre	nTqUsW
s^entree	bKgJhUiIoXpL
s^entreprise	bccCmK
s^entry	eVfSgHjX
s^eps	eDh]iH
s^equipe	cReThSjLpI
s^equipes	gXiIqP
s^equipo	aEbGcHeIhHiCjEmhpHqI
s^er	fKoS
s^er-team	aKf^hXiBo@pE
s^es	aSbZdQ
s^escuela	aHbCccdLeLfGgLhKiEjLkLlLmLnLoLqJrLsLtK
s^eso	bIiGj\`sV
s^especialista	iRmT
s^essential	iUjUkJ
s^est	bhcEiJjGq^tF
s^estamos	bScYmTqG
s^estheticienne	aKjFtW
s^et	fKgP
s^etablissement	cYeJiLjKqK
s^etat	i^jS
s^etude	cUfZ
s^euch	hLmHp[rP
s^euh	fRiQjQkE
s^eur	fKgQhSiZjG
s^evening	iKrLt]
s^evenings	mS
s^event	cEiFmInapCrK
s^events	hUiJj\`lJqQ
s^every	dVhWpI
s^evite	bKiEoHpFqDr[sQ
s^examen	fKiHj\\pS
s^excel	j^tF
s^excellent	j\`kGrK
s^executive	jQ
s^exige	iIj\`kH
s^experience	fIi>k\\l\`
s^experiencia	fQjTpQ
s^experte	aSbZeLhYiGj@
s^export	bWfRjSnQ
s^extra	aJhUjFk]
s^extras	gGh^
s^eye	bTjZ
s^f	iQjT
s^fa	aLcFhIi^jXrI
s^fabric	bdcHgFiFjFmL
s^fachangestellte	bPgXjFlJ
s^facility	aQbX
s^facteur	j_
s^factory	b_iH
s^facturas	iQjY
s^fahrdienstleiter	aGbFcViJjYlS
s^fahren	i\`jI
s^fahrer	cPjQ
s^fais	iRjLpJrXsKtV
s^fait	bVcKgCpUqR
s^falmouth	bScS
s^falta	a[gUiFjStL
s^familiale	bWsK
s^familienbetrieb	bV
s^famille	bHgFhRiKm[pIqIsS
s^family	bP
s^fanuc	i?jRk[
s^farm	aWfFmQ
s^farrier	fRhViTjRnQ
s^faut	jXnW
s^federal	b]eEhLi@kLlXmE
s^feed	bAgRhGi]
s^female	fQjQs\\
s^fh	iFj\\kS
s^fi	eTfJlP
s^fia	dVjRsT
s^fibre	cTiUsV
s^field	hQ
s^fijo	eUfQgQhUjJ
s^filing	ibjI
s^final	aHbKgKhUjIlJqWrHt[
s^finance	aFeYfBjSmSsI
s^finca	iLjSkKlQ
s^fine	eSgRiJjKlUpQ
s^fintech	bPjFkQlYqJ
s^fire	c@fKiZna
s^firm	hQiTjL
s^firma	iCl\\
s^firmware	dPiZkR
s^first	cUiPpU
s^fisat	bJeZhHiZn[sT
s^fish	gJhQiRjPmR
s^fit	iUj[lGrJ
s^fitter	rT
s^five	dSf_gAiRmVtI
s^fix	g[iRjHqH
s^fixe	gWh[iFmH
s^fixed	nPoS
s^fixum	gR
s^flat	h[iW
s^flex	eKfWgAh\\iDjJpJ
s^flexi	bLcXfUhTpGqT
s^flexible	bThQ
s^flight	bTh\\iP
s^flights	aQcT
s^florist	fViQ
s^flt	jWsP
s^fluent	cFdIiFj_kJrL
s^flutter	bPcCdTiQmU
s^following	a^bAjKlKtS
s^food	cVgGh_iFkDoFsK
s^foot	bLeSfRhXjPmKoFpQ
s^for	iQ
s^foreman	eQiGmP
s^forestal	cUeHiQlWmR
s^forestales	aScU
s^forfait	hSiJmVpIqT
s^form	bLcVjJp\`
s^formacion	eLfJg[hRnJ
s^formateur	bWfVmW
s^formation	cAhQiTl[
s^forms	fKjJmBp^
s^forty	b\\cJiDkJlKsS
s^foto	cIkIr[
s^founded	bZiImFoH
s^four	fPiS
s^fourteen	bQlPnG
s^fp	bYjT
s^fra	nU
s^francais	aPiT
s^franzosisch	iGk^sC
s^frau	rKtQ
s^free	cEhniI
s^freelance	cTeZfCiI
s^french	jT
s^freundlich	cIiGjbkI
s^friendly	bXdWjKoH
s^frist	fGgDp_rR
s^from	bHjLt\\
s^front	aZeHjK
s^fruh	bLfa
s^fruhdienst	bUlU
s^ft	bJeZ
s^fuel	dEfJh_iEjE
s^fuhren	i_pV
s^full	dTjR
s^full-time	e^gQmJ
s^fundraiser	aPbTgCiXjJlV
s^fundraising	cWdBfRiSrS
s^funeral	bPiS
s^funf	b^fGiHqJsU
s^fv	iSjQ
s^g	cKdGgVhHiDj]
s^g'day	fDhPoQtT
s^ga	aKb\\cQjI
s^galway	dYqS
s^gameplay	bVcQdEfEiUjJqP
s^garden	bSiGjRmToQ
s^gardener	iGmQqUrK
s^gas	kRlK
s^gcse	iKjf
s^gebaut	i_
s^geehrte	aYbUi?tX
s^gehalt	g\`hIiGjEqYrG
s^geht	a^bHiDmJqSrIt[
s^geld	fDg\`hG
s^gelernt	hUi@jTkX
s^gemeinde	aSfXiHoQqP
s^general	hQkP
s^gente	s^
s^gents	tQ
s^gera	aPfRjb
s^gerant	cPiV
s^gerante	bKcKfXgDmX
s^gerente	bTfKi?jb
s^gerer	ibjHoJ
s^german	bGcIkYlZqI
s^gern	kUsQ
s^gerocultora	cV
s^gerustbauer	gSiWoK
s^gesellenbrief	iGjYkY
s^gestionnaire	fRiSrQ
s^gesucht	aWbTcUjG
s^get	h^iKjG
s^getxo	cWkJsQ
s^gf	pHqgtL
s^gibt	fXkHqa
s^girls	fSiXsS
s^glasgow	d\\fHnR
s^glazier	iT
s^gm	cLeGfIgHhGmLpZqSsCtR
s^go	eKj[
s^going	aZbHjImJqX
s^good	aPbTiGjKpJ
s^google	fGiYjRmSpP
s^got	aXbGcTeYhIiCjImIqV
s^gott	bGmStY
s^governors	aWiGlKpJqWsK
s^grade	aUeQgZ
s^grado	kRlY
s^grafiker	bQiX
s^grain	bQjPoK
s^grant	eWrV
s^gratis	fLh^pJs]
s^graves	fXgKiW
s^graz	bYcXdGgRhVi:jEkKpJqHsE
s^greenkeeper	cRiV
s^grias	aSb_eGi>jJoErH
s^grille	g[
s^groom	a@cZsR
s^groomer	bPcQhHjT
s^group	bTcRhYiFnS
s^groupe	bZeFfLhKiWjKmZ
s^gruezi	cTfVgI
s^grupo	iWmQ
s^gruppe	bYfFgVhEiFjLmS
s^guardia	cSf^gDqEsT
s^guia	fRgSiSjU
s^guide	sS
s^guides	hQlLoS
s^guten	aUtS
s^gym	jVsT
s^h	f[hQ
s^ha	bYjIlT
s^haben	hRiJjUpIqRsX
s^haber	iFkWpJ
s^habla	k]
s^haccp	iSjZ
s^hace	iIjZkP
s^half	fYgKhTiIrKsQ
s^hall	bXfHhJmT
s^halle	eRiXr^
s^hallo	cQ
s^hamburg	aTbGhGi^
s^hand	aRjIlT
s^handler	nT
s^handling	bVfHiUsK
s^hands	bQjS
s^handy	h[iF
s^handyman	aTcWiLkHnVsKtZ
s^harrogate	eXf=hVjXsU
s^harvest	gRlJ
s^has	bJeAhKiDjgtZ
s^hasta	eYfYqP
s^hat	q\\tP
s^hatchery	cQfRjPoE
s^haus	bYcYhQiD
s^haustarif	fDg[
s^haute	aLbScJiEjZkW
s^have	fIhbjRmVoAtH
s^hay	fWh\\iGnS
s^haya	iGkboKpIsS
s^he	aQi\\sT
s^head	ma
s^health	gHhXkVlKqV
s^heidenhain	bVjPkV
s^heizung	fKiT
s^heißt	bUfVgJhQiGmInRpLqF
s^hello	cRtX
s^hep	hGiGj^
s^her	iZqT
s^here's	aHdGiHjCqLrHt^
s^hermes	jJkV
s^herr	fXgDrLtW
s^heures	fTgUhUoR
s^hey	tX
s^hgv	fRjT
s^hi	tZ
s^hibrido	cWdUfKhInI
s^hier	aU
s^higienista	eZiXjG
s^hire	b\`c@eRiV
s^hiring	aEhHiTjJlJmFrKsWtP
s^hiya	eTlP
s^hm	dRgShPjKkU
s^hola	tT
s^hombre	jHs_
s^home	dWePiH
s^homeoffice	dUfXiGpI
s^hopital	eRfT
s^horaire	fQgFhZiF
s^horaires	f_iE
s^horakustiker	aJbJiYjEtU
s^horario	fU
s^horas	fe
s^hort	iR
s^hospice	dJjQ
s^hospital	bU
s^hote	cRnIsX
s^hotel	aS
s^hour	aSfQiX
s^hours	bEeSfjgAhWiB
s^house	aJeQh^iRjRoF
s^housekeeper	iQ
s^housing	bPhSiGjX
s^how	gRiIoFp^
s^hplc	iV
s^hr	fIpQqUt\\
s^hrs	fZiU
s^hse	aPdDhVjSrR
s^ht	cIjSlKoW
s^huhu	aRcQeQ
s^hund	hXiIjLpJsU
s^hundred	bZg_hEiHlGmGsKtL
s^husum	cWd[fKiIjEmLnK
s^hybrid	dkf@
s^hybride	bFdRhZiEqU
s^hygiene	cRiGj]
s^i	aSgQlR
s^i'd	cSiJoQsX
s^i'm	bIgTiWjHlTtR
s^i've	aQbIfKiDmJqWt\\
s^ia	ia
s^ibode	cToT
s^ich	cQfQtU
s^ici	aQ
s^ideal	dKeKiEjBk\\pLs\\
s^ideally	jIkPoQsV
s^if	iGj<kioDtT
s^ihk	cPiRjInKrT
s^ihr	aQbEcSeLoJ
s^ii	aRgQjX
s^iii	aSbHcHi]jT
s^il	iRoR
s^illustrator	iCj\\kQ
s^ilse	cTjQ
s^im	iX
s^immobilier	ibjF
s^in	cSiX
s^indefinido	eVgGpJqW
s^indemnite	gV
s^independent	bbcKgKiG
s^independiente	jQmQ
s^indesign	jUkPsT
s^indirect	bXcTdTrT
s^industrial	iLjW
s^info	bJlFmTpXqWtL
s^ing	iZjSmS
s^ingenieria	jX
s^ingeniero	cDn_sQ
s^ingenieur	bXi=j[
s^ingles	fLgDi\\jQkY
s^inicial	bCcReQiWo=
s^inspector	iQ
s^instalador	iQjQ
s^instaladores	cUoWpU
s^institut	aDb\\cTdE
s^institute	iHj]
s^instructor	aViSmP
s^insurance	bJh\\tY
s^interim	cPeVgL
s^interiorista	bHdWeHj[rR
s^internal	aYbFcHjIpYsK
s^internat	f\`sG
s^interne	iCnXqTrR
s^interno	bVcSgCnS
s^interpreter	iSjRkLpQ
s^interview	hLpW
s^investigator	bWfUiUpG
s^inyeccion	iUkR
s^ios	bScHiYjT
s^irata	aYbIkPrJ
s^is	cRdRmQ
s^iso	bYcEj[kG
s^ist	cXqR
s^it	rStU
s^it's	bZcR
s^italian	hTiUjVnK
s^iv	gRhGmQ
s^j	aKbTcKeYfRhWiTo@
s^j'ai	cUjK
s^ja	gQ
s^jahre	aKgUjSkDmWpHsS
s^jahresarbeitszeit	fUhYiJlJ
s^jana	cR
s^jardinero	iVsW
s^java	cDdSiRjV
s^je	cQ
s^jefa	aUhYiCmKpQqT
s^jefe	cRiQ
s^jemand	aScGeJiej<kFpKqJrKtT
s^jeune	gFjJl[sW
s^jeunes	bGeKfIgFiWjGl[nKsF
s^jo	a\\bShFiJjH
s^job	iVtR
s^jobrad	gHh\`
s^join	aFbQjGm]
s^jornada	fS
s^jour	bVcIdSjFoJtS
s^journee	fWiEmIpTtS
s^jours	c@dVfYiIjFpGqSrU
s^judicial	mQ
s^junior	bTiT
s^juniors	aXiTm]
s^juniper	aYi?jQ
s^jury	hKiDpa
s^jusqu'au	ePfJiKjGoFp]
s^just	oQ
s^k	bCcRg]hRiBkIpJ
s^kafka	iIjEk\\
s^kalt	bVfXhHjCmV
s^kann	iEjYlPpDsP
s^kanzlei	bacPmG
s^karla	gIlHmXpKqYtK
s^kasse	aV
s^keep	bGcWdTeSlHpJrY
s^keeper	bUhSkS
s^kein	lWpJrW
s^keine	fUiWsa
s^kellermeister	cTfQhKiP
s^kennel	a[iR
s^kenntnisse	dFiDjCk_oE
s^key	bDgRi]qPrJ
s^kfz-gutachter	bDcQjYqV
s^kinder	cKiapIr[tH
s^kindly	cR
s^kit	gAhgjBkKnK
s^kitchen	bXiR
s^klar	aSlV
s^klasse	eVj_oL
s^know	iLkVpHqVsJ
s^knowledge	bFjDkVlYmJsH
s^koch	cUfWiK
s^kochen	aKib
s^kollege	iJmSqSrJ
s^kollegin	mYqRrKtU
s^kolleginnen	aIbKfHgEhBiAjLlKm^oKqDtW
s^kommen	iSpRs]
s^komplett	gHjTq[
s^kotlin	aLfKhQjS
s^kp	sS
s^kranfuhrer	aSbGeHi[oS
s^kuchenhilfe	cUfLjRpJqXrS
s^kur	hIiIjIk\\
s^kurz	aRbJcHdUi?jWrRtQ
s^kv	cPfFg\`sR
s^kyc	aUbPcHiSkU
s^l	jT
s^l'anglais	cHiFjIkWl^qItH
s^l'association	aWb[cIdHiGtQ
s^l-j	fcjH
s^la	qS
s^lab	cQjUkJmP
s^labels	i_jF
s^labo	iUlWsJ
s^laborantin	iSjEsT
s^laboratorista	aFiY
s^ladies	iIpJrGsYt\\
s^lady	j\\qKsU
s^lagermitarbeiter	cQeY
s^lake	bRcSiKjK
s^land	bVcKfFhTiX
s^landschaftsgartner	hRlP
s^landwirtschaft	bUkT
s^lang	fV
s^las	i]jIkLlT
s^last	fKiJjFoTpPq^sKtU
s^late	fXiLoW
s^laundry	cRhLiR
s^law	fUoUqV
s^le	qQ
s^lead	jSm\\
s^leader	iRjSqV
s^least	i?je
s^leave	h[iJpLr[
s^led	iCjc
s^legal	fTsT
s^lehrabschluss	dIeJfKgGhHiHjVkAlGmKnKoJqBrEsBt]
s^lehre	i\\
s^lehrkraft	bJeXgSoKqW
s^leiter	iFjZpXqHrE
s^leitung	bYgYiSmKpL
s^lenguaje	jHr_sJ
s^les	bTi_
s^lesen	bHfBgThKi]nZsL
s^let	iYkHtV
s^letter	aKfGmJoJpg
s^letters	bJp_rJ
s^lettre	oLp]tL
s^leute	aXfRgIiLjImS
s^levee	cIic
s^level	jblR
s^lgps	aXcUeEfKgQhY
s^library	iUjQk?pQ
s^libre	hUoQpJ
s^licence	fJiCj\\kYlP
s^licencia	fDhSiFjXkQmU
s^liebe	aRcLfQjCrWt^
s^lieber	aXbBcSfQgIt[
s^liebes	a^bCcLdXtR
s^liebsten	bGsV
s^lieu	cXiGjK
s^lifeguards	eG
s^lift	iQjQ
s^lifting	bUcSiWjQmJ
s^limestone	jT
s^limpieza	iY
s^line	fRoR
s^linea	bUfVjW
s^linens	aDhbiEjH
s^list	cJeJfDi[lGpY
s^live-in	aKc\\fQhIi_
s^living	hSiHnU
s^lleve	ifjK
s^lo	bPhFqV
s^loading	i^
s^local	bVcIfKjIpTsW
s^location	c^
s^locksmith	aZbFiR
s^locum	eJo^pJ
s^lodge	bQfTjS
s^loft	bReRjToH
s^log	jVmW
s^loge	bFcXhUiGjH
s^logement	gGh\\
s^logistico	cSjRmXsR
s^logopede	iXjJ
s^lohn	ghiCjH
s^lohnband	bKgZhKiH
s^london	cSd]fCiEjK
s^look	aSeVkIqRsL
s^looking	aV
s^los	hQiLlQpR
s^loss	jQnQ
s^love	hS
s^lovely	aQbJgJjHnRpIrUtX
s^lpp	hYiH
s^lunch	aFbAcIdGeFfJgDh\`iIjCkHlHmFnHoHpIqErFsItD
s^lunes	eKfZgPhYiC
s^lwl	bPgSi]
s^m	cTjZkDnP
s^m.sc	iGj_
s^ma	bJcEfSgJhJiLt[
s^machen	bbfIgJiKpK
s^machine	cPfPjR
s^machiniste	sR
s^macht	eKi]q[
s^macon	cYjLsU
s^madame	bKjJsRtW
s^maestro	iVjV
s^magasinier	sX
s^mai	cDf\\nUqP
s^mail	iGkKlSpXtU
s^main	iY
s^maintenance	iTmR
s^maison	b\\cIgJh]iBlJmI
s^maitre	bXcPf[gAiIoDq_
s^make	bPjElIr^tG
s^maker	bYdLmQ
s^man	cQiW
s^management	dEhVmV
s^manana	eFf\\gF
s^mandar	gIp^
s^maneja	k_qI
s^manejo	iGj_
s^manipulador	kZlKqL
s^manuals	aRcXiK
s^maquinista	bHcSePgJhPiXkGlP
s^maquinistas	bSiRkR
s^marca	bTiS
s^march	cIfFiCobpI
s^mardi	dVfQiJ
s^margaret	bEcGjFqYtZ
s^marine	mK
s^market	bVdWiAqYsK
s^marquette	bEc[
s^mars	eJo\\
s^martes	f^
s^martin	aZbEcIqJrIsDt\\
s^marz	nHoZqI
s^mas	gWhUiCsU
s^maschinenfuhrer	sQ
s^master	eTiIjXkQlH
s^mate	cRtR
s^maternite	aBb\\cYfKhK
s^mathe	gShUj_oJqK
s^maths	jV
s^matin	fXjQ
s^matricero	jS
s^matricula	iKjbkH
s^max	dWfQiEjDlHmKpKqKrVtG
s^may	bLfUhKi?o]pPqU
s^mbo	iFja
s^md	aRcFqX
s^me	aYpU
s^meal	bRhTiK
s^mecanicien	aHb_cKeJfV
s^mecanico	hP
s^mecano	kQ
s^mech	hQjRmV
s^mechanic	lT
s^medecin	aFcUmX
s^media	cHgPhRjSmP
s^medical	h\\
s^medicale	b[sF
s^medico	h[
s^medio	c[fZkJoHpG
s^meeting	cJjLpEqDte
s^mein	cHpHqa
s^meister	bHiJj\\kVmJ
s^meisterbrief	jVkU
s^meisterwerkstatt	bZkXrS
s^mejillones	fPgRiR
s^melden	aJcKf?iIlLo\\pQ
s^member	bXhLsS
s^mention	iHjSpIqRr[
s^merchant	bTcRmSpJ
s^merci	aCbEcGiFpAqKtd
s^message	bKhQtU
s^meta	i[jSkL
s^metiers	kS
s^mets	pHr\`sGtH
s^metzger	aS
s^metzgerei	bQiKpU
s^mfa	aQjWkS
s^mgr	m^
s^mi	fKgGiZjGnYqQsH
s^mi-temps	cSfU
s^mich	aHiBmKpZq[tG
s^mid-size	bVdEh@jCkIpKrLt[
s^midwives	aQfSgGjQoV
s^miercoles	f^hFiH
s^mig	iRjV
s^mil	aJbGcGdKeDfLgahIiEjDkKlKmHnKoIpLqKrKsLtK
s^mileage	iWjRnR
s^milk	iQjRlV
s^milking	ia
s^mindestlohn	eDg]h^jLkJoBpI
s^minijob	eWoD
s^minimum	jTkR
s^minutes	hLiKt_
s^mira	fStS
s^mission	e\\
s^missions	i^
s^mit	iS
s^mitarbeiter	eTiJqX
s^ml	aQcY
s^mm	jckH
s^mo	oH
s^mo-do	e@f\`
s^mo-fr	fS
s^mobile	dHhUmPnT
s^module	iSpW
s^moin	jPtU
s^moins	jKpKs_
s^mon	eQfQ
s^monatsabschluss	hHii
s^monday	bKdKfag>hHiBn^sL
s^money	dLh\\
s^moniteur	aUjIkUqQ
s^monitor	cSjT
s^montag	aPjSlKpQ
s^monteur	fWjT
s^month	dXeXjDpJqL
s^morgen	aReS
s^morning	mKtZ
s^mornings	fXoK
s^mortgage	cQfHgSiQkEsX
s^mostly	fWiWmJpG
s^mostrador	iQjPsS
s^motos	hSiSjT
s^moving	bEiTkY
s^mozo	aHbXiSjS
s^mr	bJeIhLmUoXqS
s^mrcvs	a^fQ
s^mrs	aWbQtC
s^ms	fKiCmQo^pVqItE
s^msc	j[
s^multisport	aGbKfUh\`iLjJmLpL
s^municipal	cQ
s^museum	bWjPkQoI
s^museumspadagogik	a[bEcKfJgB
s^music	bSeS
s^muss	iRj^kJ
s^musst	bIfGhLiKj^kFlVmG
s^must	fHj^oSrPsW
s^my	aPiRoLqPtP
s^n	bDcQgQhJiEmWqGtQ
s^na	iIrR
s^nach	dRgRiUjRoF
s^nacional	bHfFgBiJjXn[
s^nada	gKpWqPrC
s^nahverkehr	bJi[oDq\\
s^nail	cPgPhSiHjT
s^nanny	aJiWjPnUsU
s^national	jRpU
s^native	iIjUkKrJsY
s^nature	bPeJfTmI
s^naturlich	cLi\\jYkK
s^nav	fAic
s^nd	cXhJiQjRrP
s^ne	bQcRqQrR
s^near	bRc_dKiUjE
s^necesitamos	aQbUcReUhKiK
s^necesito	aXtS
s^need	aTbGjT
s^needs	aQiLjVkV
s^nein	bLgWiZlTmS
s^never	bPdFfPl_pC
s^nevers	cRiGmHn[
s^new	b\\fQgEiEjHtS
s^nhs	b[c[iIlHqKrK
s^nice	bDcIiEjCkblV
s^nicht	iLjTkFlTpJr\\
s^nichts	bKfFgDibjIqErK
s^night	lQ
s^nights	gWlTnP
s^niveau	cJiHjYlX
s^nivel	fU
s^njc	dReHgY
s^nl	cEiLj\\
s^nmc	eGiHj_oK
s^no	lQsV
s^noah	f@gXhXiIjHmZpK
s^nobody	iHpKqRs^
s^non	aEcDeEg\`iIjVlRnHtC
s^none	aLbLcLfJhYiGjFmHsTtU
s^nos	bVtL
s^not	iCjTkDlbs\\
s^notdienst	eHfbgHiGjLqJ
s^note	aQcViKjJpHqStV
s^notes	bKcHeJfLiDjEkKpIrUt^
s^notre	jGmJoXpHqV
s^notsan	aKjQk[lL
s^nous	aRbTiBtQ
s^nov	bFcLeEfXgIhLiJjKmKoY
s^noviembre	fY
s^nr	cP
s^nuit	bLfIgHiGjKmapG
s^nuits	hGkInXqUtG
s^number	jUkLsV
s^nur	mTnUsV
s^nuria	iP
s^nurse	iS
s^nursery	bVeDfPi[jA
s^nutritionist	aVjSsU
s^nvq	iIjf
s^o	jV
s^ob	bJcJeKfIgGhFiSjIlZtL
s^oblige	bXiFjY
s^obra	e\`gB
s^ochenta	b^iAjFmT
s^ocho	bYfZmV
s^oder	jR
s^off	cLeKfXi_jAoF
s^office	c[d\\
s^offset	aQgUiHjV
s^oficial	iRkQ
s^ok	aS
s^okay	tQ
s^on	bP
s^on-call	bRgQhViJmV
s^onboarding	iLlS
s^one	iI
s^ong	b[sF
s^online	aIcJiHjSoEpd
s^only	aJfPgHiCmQpPs^
s^op	bFjUqQsP
s^open	bGfXhKibjJqJ
s^open-ended	eYf?hbiK
s^opening	aZbFeZfDiTjFkE
s^opera	iKj[sT
s^operadores	bHhUjS
s^operario	hSpQ
s^operarios	bJie
s^operateur	bTjS
s^operatives	fRlUsP
s^ops	aYdAfQhP
s^optico-optometrista	i^
s^optik	aKbXhVqV
s^or	jS
s^oracle	iQ
s^order	bTiWqI
s^ordering	i[jC
s^ort	cZiI
s^orthoptiste	bTdFfY
s^os	aTbKc[fJiJjKqJtX
s^ote	cPdRf?gShXiLpK
s^other	cLgBhaiAjBm]pW
s^otherwise	d]hEnK
s^ou	j[
s^our	aQb^cP
s^out	bEcRiYnVrU
s^ouvre	eW
s^ouvrier	cW
s^ouvriers	hSiQjUoP
s^over	bHgKiRjRkSsR
s^own	iXnR
s^owner	iVjLmTqRrL
s^oye	aQbTiRtR
s^p	aLhTiSjPkR
s^pa	aHiSmX
s^packaging	bYgAhVi[
s^padre	i?mbqQtJ
s^paga	cFfKgbhK
s^pago	gSiK
s^paid	aThSjDlV
s^paie	gZhJ
s^palefrenier	aLcXhTsT
s^palliative	iRlV
s^panadero	cSiX
s^panel	bPdQkFpQ
s^paper	cRgIhKiDjSpX
s^papier	dU
s^par	aTbPcGiKjVpZ
s^para	cP
s^paralegal	iSjW
s^parc	bZiajAmG
s^parfait	hKjZkJlT
s^paris	hVnRsQ
s^parish	iQmS
s^park	bWpR
s^parroquia	bWcSiH
s^part	j\\q\\
s^part-time	cUiU
s^partida	f\\hDiJjH
s^partner	aJb^cJdRiLqX
s^pas	dQrUs[
s^passer	cLmJpa
s^pastor	cRqY
s^pastry	fYhJiVsS
s^patch	ccjD
s^patissier	iCkKmY
s^pattern	bXcAjSnSpL
s^pay	fAgkiDjF
s^paye	aScLiRkLnQ
s^payroll	i\\qQ
s^pdf	p\\
s^pedagogique	bUcQjV
s^pedimos	iEj]lQ
s^pee	aTbIhR
s^peer	eRhQiS
s^peintre	aHbKiFjX
s^peluquera	cTjU
s^pension	eIfJhmiE
s^pensions	bTcBdSjR
s^people	iCjAlUt\\
s^per	aZcTiKjJ
s^percent	fFg^lK
s^perdon	aRcRfQiDqY
s^perks	fJgGhYiIpJ
s^perm	bIehf@mUpT
s^permanent	eof?gThKjH
s^permis	iFjVkasH
s^person	fUic
s^personal	jClYqIrYtJ
s^personalreferent	bHiQlP
s^pest	iQmP
s^pfaff	iGj^lVpK
s^pflicht	iDj]kW
s^pharmacist	fQhS
s^phd	iBjVk[
s^phone	haiIjGnLpZtT
s^phones	ie
s^physics	mPoQ
s^physio	bXiW
s^piano	aHbWe\\fFiDlZmHpJ
s^pick	id
s^pick-up	h[
s^picker	sW
s^picture	fFiepJ
s^pido	jd
s^piloto	bKeKiUjQkQ
s^pintor	j[
s^pizzero	bAj[mP
s^placement	jW
s^plan	hUi^jKkP
s^planen	iYjL
s^planner	dJhR
s^planning	bBgHiQjTkVsK
s^plant	aLcQhU
s^plantillas	iPjP
s^plateforme	aQbRcQiHjJmI
s^platform	iLpKrVtI
s^play	aFbBi[
s^playwright	j^
s^plc	hSiIkUlRpL
s^please	aRbCcKfGiEjElGr]t\\
s^plombier	fJhQsLtU
s^pls	aJbGcDdLeLfEgKhKiGjCkKlDmKnKoLpIqKrYsQtX
s^plus	cSeVgQ
s^plutot	gSsS
s^pm	bRiS
s^pme	b_qL
s^pms	iFjY
s^pod	fRhPiBjUmR
s^poda	eGiUjToF
s^point	b[g]iLjImJrA
s^points	aQcTiV
s^polar	aIbQc=fFnSpQ
s^policy	dQeThTmV
s^polish	aJbGcGeJfKhJiFk\`sStF
s^polymechaniker	aVmJsR
s^pool	cSiIjTpRsQ
s^por	iP
s^port	bWmU
s^portal	bIfDgFhHmJp[
s^portefeuille	cUeIj[mEoJ
s^portfolio	iHp[rU
s^portugues	j^lF
s^position	a\\bJfHgKiHjKtW
s^possible	dPeDgYiIjQlTpItI
s^post	aPbJeVhEiUjJtS
s^postdoc	bRe[fJgJi]jJ
s^poste	bVeTiCjJmQqT
s^posting	aGbIiGpVt[
s^pour	tS
s^ppo	hW
s^practice	kTqS
s^prasenz	aTbWiWk?
s^preferably	bFfIgBhJi?jDkImLsg
s^preferred	cCdHfGhLiDjFk_lLmHnLoLpJqKrJs\\tG
s^prenatal	bKcGeJfIiUjFkVoUtI
s^preparateurs	eKgGiZqZsK
s^prepose	eWiUoH
s^presenter	jQ
s^pricing	bWi_
s^primary	cQh\\
s^primera	eHfJiIlLoXpW
s^primero	cFpTqQrQ
s^principal	aLiSm]
s^prise	bHeLfTibjHnK
s^privada	a_bPcDgAj@mHtR
s^private	b[c>gThX
s^pro	hUiHlR
s^probate	aIbXfLiXmH
s^process	bZcUgJ
s^procurement	gT
s^producing	b\`cJgChJiH
s^product	cA
s^prof	iXjKqY
s^profe	aWeRfSjJ
s^profesor	cS
s^programa	bHc@ePicjI
s^programador	aQnR
s^programme	bQhLjHnV
s^programmer	bUcPdDfJiYjHqP
s^project	bEgKmY
s^projektleiter	jP
s^projet	bPgFiUjWkCqW
s^projets	iVrS
s^promised	aYbHiJsHtV
s^proper	iYj\`
s^proyectista	fGiRjPkR
s^psicologa	bXcWiK
s^psicologo	aLjUsT
s^psych	fTjR
s^psycholog	aYiIkT
s^psychologue	bVfWjW
s^pta	bGc]fH
s^pts	mQ
s^pub	cKhIiJn\\sQ
s^public	aEbRc]jP
s^pues	hQtZ
s^puesto	aUqS
s^puis	aXbKcKe^fFgFiGjClXpLqJtE
s^pune	bFc_
s^purpose	bFeViYjDpU
s^put	hQiQr\\
s^pv	cPdFfVhKjPkU
s^python	iJj=kblK
s^pytorch	cLeWiDj[mSpG
s^q	iJjVkLoZ
s^qa	aTkT
s^qs	aIiSmP
s^qualified	hLiAjisQ
s^qualite	bKiCjXqV
s^quals	aTiT
s^quarterly	ibnR
s^quatre	cLf[iH
s^que	iSjPsQ
s^quelqu'un	nVsV
s^qui	aScQfQiGkVlKpHsTtE
s^quick	aQcRfKhFtT
s^quiero	aVbLcQfQoVtK
s^quote	iSpWtH
s^r	cEfJgZh[iHjXpGtQ
s^radio	aXbTiKrKsL
s^rafaela	bEcRgQiW
s^ramp	cRiP
s^range	eFg]jBkHr]
s^ranger	cR
s^rate	gY
s^rather	cIgDhIiFjEkWlJqJrKsYtU
s^raum	bTfSiJqTrWsK
s^rdh	aFbJiTo\\
s^reading	dKsT
s^real	jfkKqRsItK
s^really	jQpS
s^recepcionista	bRcV
s^receptionniste	bRcTiKjVkJ
s^recherche	aWbHcZi[mG
s^recovery	fQiUnR
s^recruiting	aU
s^recruitment	hCiUs\\
s^red	mQnS
s^redacteur	i[rP
s^redditch	aSbS
s^reederei	b\\cHiL
s^reels	bHi_jRkL
s^ref	eJiGlUqJrZsCtK
s^referees	iJmKoJp]
s^references	i[mK
s^referent	bYfSiL
s^refraktion	i^
s^refuge	aDeQiXkS
s^reg	bRcKhCi^pU
s^regie	bVfUiZjJ
s^regional	cTsZ
s^regisseur	aFbPeQjQmQ
s^registered	jb
s^regular	e^iLmKqU
s^regulation	bPiW
s^relations	hJicoJ
s^release	iT
s^relocation	h_sQ
s^remontees	bYiLoP
s^remote	bTddfHhViE
s^remoto	cBdYiIn[
s^remplacement	cZeWoJ
s^remuneration	gXhUiGjJoJ
s^rep	bQiTjZ
s^reparation	aYfWgJjSsP
s^repas	bGgGhejI
s^reponse	dHpY
s^report	aHi<kKmbtY
s^reporta	jIm\`pH
s^reporting	dHm_tF
s^reports	jCm^
s^req	bLiCjd
s^required	j]
s^research	aTeUfWgK
s^reservoir	bZ
s^residencia	jT
s^resident	aZdIeVfAhQrS
s^residente	aTgSiHjQ
s^resolucion	aVbIcGjUkYpJ
s^resp	bJc\\fLhLiAjRmX
s^responde	iKm[pHtH
s^responsable	cSjQ
s^restaurante	hWjK
s^restaurateur	cReSfCiQkQtL
s^restaurator	bFeYiZjKrR
s^restorer	eQfQiQ
s^resume	pV
s^resumes	iIjKpdtJ
s^retail	iKjSlR
s^rettungssanitater	aLfVh[iKjWmS
s^review	iRjRlP
s^revit	hPjZ
s^right	fQtW
s^ring	fFp^
s^ripon	a\\bDi\\jKkLmKsQ
s^rn	bTdFmQ
s^role	aVbKmJ
s^rondes	i_jB
s^roofer	bPiUjPmC
s^room	b?cTeRgKhY
s^rooms	bYcKhUjIkHsI
s^roster	fWgEhYkG
s^rota	aIfRi\`
s^rotation	dEf_gEiGjKmJnKpJ
s^rrh	eU
s^ruf	fEiJnHpWqUtG
s^rufdienst	gZm_oCpGqR
s^rufen	bLdKiEp_rG
s^rugby	bVfKhUiQmK
s^run	eEid
s^rund	bRcXhJiRnS
s^runden	fBp\`sL
s^runs	bQfTiVmW
s^rural	bRcUeQi?nTtR
s^ruta	bIfGjJn^
s^s	gYiUnL
s^sa	bIfVgQiDm[oYpI
s^sabados	fWgXiHrQ
s^saber	kRsL
s^sabes	cWdYiG
s^sachbearbeiter	aLfWgL
s^sachbearbeitung	bT
s^sachkunde	gQhVqLsX
s^sacristain	fYjSkQ
s^sacristan	iQ
s^safe	iQjYkRlK
s^safety	dQhQ
s^salaire	eKgShUjGsS
s^salam	rHtT
s^salarie	cV
s^salario	gZ
s^salary	fCgXhY
s^sale	aEb_cGiD
s^sales	iQ
s^salesforce	iU
s^salle	aQbQgIhWlSpI
s^salmon	aHhRkS
s^salon	hQmV
s^salud	aQbWfJhHjRkF
s^salut	cUtQ
s^san	c\\kLrW
s^sandrine	aTbIcTiJjJmV
s^santa	jSrQsQ
s^santiago	cR
s^sap	iS
s^sash	bXiU
s^sastre	bThJiUjK
s^sat	f^jR
s^saturday	f\`hGiHkJlG
s^sauber	hXjGkTsS
s^sauna	gJhgkF
s^say	b?gShLoIrb
s^says	b[cQeRi:jHrK
s^scaffolder	bKjT
s^scale	g]jKrV
s^scheduler	aK
s^scheduling	bJiTjRpQ
s^scheme	b\\cKfJgKhWiKmKsAtL
s^schicht	fUgQhYsR
s^schichten	f\\hL
s^schon	aRjKkVrRsQ
s^school	hV
s^schreib	bSiDqPrXtJ
s^schreiben	iTqPrXsF
s^schulleitung	bRiPjCkRmZ
s^schwindelfrei	iJj\\
s^science	cReHfQhK
s^scolaire	b\\cPfPhFjKkIpI
s^scope	cYeFgGiQ
s^scp	cSmK
s^se	kU
s^sea	eUiYjBmSrH
s^seat	aTbUdUfEgUiInG
s^sec	aYcUdIjHsT
s^sechs	hUiJmWoK
s^second	jJkX
s^secretaire	bTeDiQkQmR
s^secretaria	bFc]iRjY
s^secretary	fQjRrU
s^seek	a\\
s^segelmacher	bPcQfQjPmEoH
s^seguro	h[
s^sehr	aYbTi?tX
s^seis	jRmQ
s^self	bFcWeViU
s^sell	b[fDiK
s^semaines	h_iCjL
s^send	bHiFpf
s^senior	bRiS
s^senorita	aKsUtW
s^seo	cWiIjUmJrQ
s^sepa	bJcGhKiDjZkYrLsI
s^sept	iUoKpStK
s^september	fPhGiHjDo\\
s^ser	eJfGjXkXpKqGrJsHtL
s^service	hS
s^services	fViYmT
s^servicetechniker	dJn\\sT
s^servus	jRtZ
s^set	bCgXiXjV
s^seven	f]iI
s^share	gThQ
s^shared	fRjGlP
s^she	i[qV
s^shift	bS
s^shifts	fUgLh_iGjFmB
s^shop	tR
s^short	bGiZjGpStQ
s^should	bGqWs[
s^show	bFgDiEjalIr^
s^shows	fRqX
s^si	kclT
s^sia	iQjVsQ
s^side	cSiGj[oK
s^sie	iVjUoJrUsPtK
s^sieben	fTm\\pKsF
s^siege	aHcXi@jHm]nKoI
s^signwriter	iV
s^siigo	cKiDj]
s^simple	i[rW
s^sin	s\`
s^since	tW
s^sind	bUfQgS
s^single	fGg\\hSpK
s^sinistres	gSrR
s^sir	eZtJ
s^sit	aIhIjZmVqHtJ
s^site	cSiWkR
s^sites	iQmJ
s^sits	aIdWmW
s^sitz	aRcVdIiCj^
s^six	fXiBjKkSoUpKrT
s^sixty	fHgUhWiJ
s^sixty-five	gQhYiJ
s^ski	bTjRoX
s^slt	gTiSlU
s^small	bRcRiY
s^smi	gaiB
s^smic	cRfJgb
s^snr	a]bCcK
s^so	tU
s^sobre	cIfFmWpYr[tK
s^soc	kR
s^social	fS
s^sociales	hKiboI
s^soft	fU
s^software	aRfVjRkI
s^soldador	hSjR
s^solicitor	gQiS
s^soll	bDi\\pWrU
s^sollte	eJjQkZlFqVsF
s^some	jYkTqR
s^somebody	aRbKeTiTj<kQs[
s^someone	hRiYjIsY
s^sommelier	fQhRjV
s^sommer	f\\jQ
s^sommes	bacEhG
s^somos	bacSiFjEm_qJ
s^son	aJhJiGjSm[qGtU
s^soportes	cJoFparK
s^sorry	iGlIo[pGqStK
s^sort	iTqTsW
s^sous	fSi[mW
s^south	cZ
s^soy	jRtS
s^soziale	hEjVkS
s^spa	cQh\\iDoL
s^spanish	aKkSmRrV
s^spark	j\\kD
s^speaking	aIjFk\\sG
s^special	bPcJfKhGi_
s^specialist	aPbS
s^speed	bJeKfHgJhLiLj\`kGlBqIsGtI
s^spl	iX
s^split	cSgXhWiBjLqFsJ
s^sport	ig
s^sports	bch@jSsR
s^sprachmittlung	a\\iVjLlP
s^sprachnotiz	aKhPtX
s^sprayer	gQiToT
s^spring	bGcHdQjQkJqW
s^sql	j^kJlW
s^squad	aJjLm_
s^square	i\`jDlH
s^sr	aTbCcIgWiKj[kI
s^sra	aGbHcJdKeLfJhLiHjDm\`pBsLtV
s^sre	aJbGtV
s^sres	mT
s^ssiap	jZlGtX
s^stadt	b_cGgKiI
s^staff	hR
s^stage	aZeShLiPpI
s^start	eQfThJob
s^starts	gSoTrJ
s^status	eVh^iF
s^staudengartner	bScRfQkR
s^stcw	jblJ
s^std	f]g^o@
s^steel	gKhUqVsU
s^steffi	aUgQhTtF
s^stelle	aTbRcRiDtP
s^step	bJcJgGiZjW
s^stil	cKpGr]
s^stipend	gZhGiJmKpG
s^stock	cKiVjJmYrP
s^store	cViTlQ
s^strictly	fUhKiKrY
s^string	bCi\\jAtU
s^structure	b\`i=jSmFsR
s^sts	bWcSiJsZ
s^studio	b\`fJiCjX
s^studium	iBl^sE
s^study	aQfKhWjGpY
s^stufe	bWhTiS
s^stunden	dVfWhKiK
s^style	jEpVrU
s^stylist	rT
s^subject	aHbJiIlKmHtW
s^subtitler	bPcEgQjR
s^suchen	aWeEfYiQ
s^sueldo	cJfJg^hHiLlFqTsKtF
s^suite	aTkJtV
s^suivi	bJia
s^sun	dRjQkR
s^sundays	fSiIpW
s^sup	b^cRhXkI
s^super	aLbSfQgKmU
s^superior	aPj\`
s^supervision	bQc=fCgQiWjVmJpI
s^supplier	bKiajQ
s^support	aQbLiP
s^sur	bIc\\iHjIpR
s^surgery	bQkS
s^surveyor	jQ
s^sven	cGfLiGqWsKtZ
s^swansea	cViSqLsU
s^swift	aHi<jQkQmXqW
s^swile	cGdCgChcpI
s^swim	cRgThVpK
s^swimming	iSjP
s^sysadmin	aUbQ
s^t	dLgWh[iBjDpHrW
s^ta	bWdTfLjJtY
s^tag	aUiTtQ
s^tage	f\`gShLiIjVpJ
s^tage-woche	fZgKh\\nLsJ
s^taille	cUiUjIsS
s^tailor	bPiR
s^take	ifjI
s^taller	iSkR
s^tally	gYjK
s^tambero	aVbCiVmK
s^tanatopractor	iRpT
s^tardes	aW
s^tarif	aVbIgVhR
s^tasador	gW
s^task	bKidjA
s^tasks	i]
s^taux	bLfJgShT
s^tax	bUiW
s^tbm	aIiVjQ
s^te	aRgRtW
s^tea	cQh[jIpC
s^teachers	cUeLiQjJkZsH
s^teaching	aRbGi\\jHlHsR
s^team	bBm^tX
s^teams	fDiGkKpTsKt]
s^technicien	cP
s^technicienne	a[bDiFjLtV
s^techniker	c>iFkTlSnW
s^technique	gTmPrQ
s^techs	cThPmP
s^tecnica	iUrR
s^tel	fGgDp_
s^telephone	bLhQpYrFsItK
s^temp	hFoYtK
s^temperage	iRj\\kTpK
s^temporada	iW
s^temps	f^hAiT
s^ten	fVgGhYiFjS
s^tender	cRhR
s^tendria	iQm^qJ
s^tens	jX
s^tenue	aRjW
s^terapeuta	c[eXfVjJkS
s^term	cReXiJoQ
s^termino	e\\gL
s^terraform	jY
s^terrain	hX
s^tertiaire	gUiEjQ
s^test	cEhDjTpd
s^tester	aUhYiEjQlF
s^testing	tR
s^tests	cFiJj]pW
s^text	hJrStY
s^tfa	aJiUjU
s^th	aJeTj[oWtL
s^that's	a]fKpGrF
s^the	iTtR
s^theater	fGgWrV
s^theatre	bQcYgRiG
s^them	bJcJhJjJlJpPqFrYsU
s^then	aYfLiXmItT
s^therapist	aSbHiW
s^therapists	bVgFi[rH
s^there	dTkK
s^they	aKibmTpW
s^they'd	hCiVjIm^nW
s^thirty	fCgThZ
s^thirty-seven	f[iIqK
s^this	iQ
s^three	bVcSjRnR
s^through	iIpY
s^ticket	bEjUk[lK
s^tickets	i[jHnV
s^tiefbau	jP
s^tiene	h\\jU
s^tier	bWcXgLiPjKmL
s^tierarzt	aWbbgHiZjEkIlI
s^tig	iSjS
s^till	eQfZiGjIo\\qK
s^time	cQj[
s^tip	cXiHjHs\\
s^titel	a[iKmGoU
s^title	fAi[jKtY
s^titre	bHiKkLqUrXsH
s^titulaire	aPfKi\\kT
s^titulo	bRiS
s^ton	lJpFr\\tC
s^tone	aQiWrR
s^tool	h_iK
s^tools	cFhZi?jYkFlL
s^top	fFgSlUsY
s^tornero	bAc\`
s^toronto	bEcZd]fKiGjJkJnJ
s^tour	bLsS
s^tours	fIidoKpD
s^toutes	iIjSpZtJ
s^tower	hTjTlJ
s^town	aQbUc[
s^trabaja	bKeRfTiDjJm[
s^trabajador	fZ
s^trabajo	fHiXjVlJ
s^trade	gRiXjTpQ
s^traductor	cLeXgSiTjIsU
s^traffic	bZeUfGmI
s^tragen	iTjQlQ
s^trailer	jXkLlSnV
s^train	gEiXlWpV
s^trainee	bQiPjQ
s^training	fGgKhWiFjQl\\
s^traitement	gUh_iK
s^tram	aQbHcThDjTlU
s^transit	h^iIjC
s^translator	pQsT
s^transport	aRgBiQpI
s^transports	b\`cIiVjCsH
s^travel	fIiTnV
s^trays	idmF
s^tres	cKgWhLmQoJpVrX
s^trois	eQhSiRjIkQ
s^truck	eQhQlP
s^trust	aKbZmSpK
s^tso	aEbSiPjR
s^tu	pV
s^tue	aPbUhKiUmWpK
s^tuition	eKgGh[
s^tun	hHi]tI
s^tunnel	aTbUgEhQ
s^turkisch	cIiEjXkS
s^turno	eCf\`jV
s^turnos	fZiZkE
s^tutor	cR
s^tuttlingen	c]jLlK
s^tv-v	gRh[oR
s^twelve	dDf\`hK
s^twenty	gXjP
s^two	bPiHm_
s^type	aJsW
s^typescript	i?jakVpL
s^typing	cFiDjhoL
s^tyre	jXlHrRsQ
s^tz	bScKdUePfIhXiEpR
s^u	eQjRmY
s^uber	iKmJpVqEs_
s^ulm	cHjZkJnQ
s^um	bTeTqRtQ
s^umfang	fQgIi_
s^un	kTsR
s^una	aRfBiWmRoS
s^unbefristet	eafHiEjBsJ
s^und	kX
s^under	aHhJiYm[sV
s^underwriter	cHdRfJj[qS
s^une	cQfSkQqK
s^uniformes	cZhU
s^union	eQhStU
s^unit	hXiJjHmZ
s^universitario	jTlYmJ
s^university	bdcFiE
s^unlimited	eYfKhGpItL
s^unser	bWcKfIiAt[
s^unsere	aReXfIhKiVjR
s^unterlagen	oHp]
s^unternehmen	bYcKjU
s^until	eXfFgDiFpX
s^up	bEdPi[mJqV
s^us	bSgQiDjKrQsT
s^usd	bBgWpJ
s^use	bYr[
s^uss	fHhbiEjE
s^ute	bXcLgGhW
s^utrera	gTj]
s^ux	bScHdSfHpR
s^v	iKjVmSsS
s^va	aPbS
s^vacancy	aTbHjQmJpEt[
s^vacations	fdiJ
s^vales	cDh^pI
s^van	halK
s^vat	dJhZjV
s^veinte	bKfJgYoK
s^vendedor	bVdT
s^vendeur	iV
s^vendeuse	cU
s^venir	eIfHmEp_tK
s^ver	tb
s^vergutung	g_iC
s^verkauf	j[lRpH
s^verkauferin	iPlT
s^version	bIiJpDqIr^tI
s^vertrag	eYoD
s^vertrage	ibjGkRlK
s^vet	cTkRoI
s^veterinario	cPi\`
s^veto	bCcYhU
s^vetting	aGdJfRgRhSiGkSm\\
s^veut	i[qV
s^vhi	hejK
s^via	bHoHpg
s^viajes	fKgGiInc
s^video	jPpW
s^vier	aDfWiIm]nU
s^viewings	hVjU
s^vigilante	sU
s^vineyard	aRcPeAmY
s^violin	bIcXiRjGrW
s^visa	hWjPkJ
s^visit	iFkImJp\\
s^visitas	jRlQ
s^visits	idmCnU
s^vivienda	fJh^
s^vocale	aIbGcCdHeJfJgJhKiIjLkIlJmKnJoJqGrDsKt_
s^voice	jSkGtT
s^voila	cRmJpEta
s^voiture	fJkQmV
s^volksbank	hTkR
s^volljahrig	jX
s^vollzeit	bKeYfEiKrTsQ
s^volunteers	aEbLcJeBfLgGiCjKmg
s^vom	bKhGiXkQrItT
s^von	cGfUiXkXoD
s^vor	fShWiXoJ
s^vorarbeiter	cThQiY
s^voraussetzung	j\\kE
s^vorstand	dKiJpYqVrIsJ
s^vous	iUjUmX
s^voyages	cJhBiZn[
s^vu	bIcHiAjKqLrJs]
s^vz	fRgXhH
s^w	eRfKjRmT
s^wage	eFg\`kK
s^wagenmeister	bUhRiR
s^waiting	fRiTs[
s^walk	f=iLjEpe
s^walsall	dLhV
s^want	a\\bLoXtS
s^wanted	cRgRjUoJ
s^wants	fQqV
s^war	jDk\\lRrFsW
s^ward	bRcThKiP
s^ware	bGhGpGs]tK
s^warehouse	cVm[sR
s^wartung	iV
s^was	iUtR
s^wash	cRhSmR
s^wastewater	hQmQ
s^water	bShEianR
s^way	fCh\`iUj=mL
s^we	bZ
s^we'd	hCiGqKs]tL
s^we're	b^cWtY
s^we've	aTb[iIpJ
s^web	eVfHiV
s^week	fUnUo^pAqItI
s^weekend	fUgWhIjClU
s^weekly	cRgKiV
s^weeks	gBhdqR
s^wein	aPeHh[iGjQ
s^welder	iRqV
s^welding	i<jckQlI
s^welfare	hJi]
s^well	bTiIsW
s^welsh	cJiHjPkSpErY
s^wenigstens	fShWiJkP
s^wenn	iIjHk[pJrQs]
s^wer	iCj?kapHqUtV
s^werden	ib
s^werkscontroller	b[cViF
s^werkstatt	aSbV
s^what	aTbIi[tT
s^whatsapp	gGlLp[tR
s^when	dThGiHoZ
s^where	cWd^iIkDlKnH
s^whitby	bPhV
s^whitchurch	bAcX
s^who	aYbVdJjJkSlP
s^why	bUhKkLmLpIqYtJ
s^wie	dSgPjGkFqIrHtZ
s^wig	cPhSnP
s^will	aJjRm[qV
s^window	aKbFc[fRhIiD
s^windows	bXiU
s^winzer	bScTfKhVlIoS
s^wir	aPbV
s^wird	aRcQiW
s^wisbech	aVoW
s^with	j[mS
s^wks	hW
s^wo	dZfEiKtG
s^wochen	eJfIgIhelTmK
s^work	dXjTlLpI
s^worker	aSfU
s^working	d]eJgJlJsI
s^works	aKbUcGjDm\\
s^workshop	aEcXgKiBjKlQmVsE
s^would	jEk^sW
s^write	iTrV
s^writer	bQpQ
s^written	cJiGkWlRpT
s^x	fenQ
s^xero	aWfGiBj]
s^ya	tU
s^yard	bUcQ
s^yeah	fVtV
s^year	cJe]gQjPoL
s^years	eRiCjn
s^yo	aUqWtQ
s^you	iQjRmS
s^you'd	i_nQtR
s^you'll	cGqRtU
s^young	aVhU
s^your	fIhZiIjJpJqU
s^youth	iRnV
s^yr	iFj^
s^yrs	aHiLj\`
s^zahlen	bJeWfCg[hYiF
s^zeiten	f\\
s^zero	aQcPiYrW
s^ziehen	bAgGie
s^zimmer	hXiIoSsS
s^zu	i\\jKmV
s^zum	fJgHh^iFlKo[
s^zur	cVeLiWjEoW
s^zusammen	cR
s^zuschuss	gJhU
s^zwei	gLjQ
s^zwischen	cBfagViBnP
s^£	gZ
s^¤	g^
sa	fYiG
sa 00	fSpW
sa$	bZfWi@
saale	c[jL
saale$	c[
saarb-	cY
saarbrucken	cY
saarbrucken$	cW
saas	bSiW
saas--	dGfCiFja
sab	f]jG
sabad-	fZ
sabadell	cW
sabadell$	cW
sabado	fW
sabado 0	bHiQ
sabado medio	bR
sabado por	fRtW
sabado$	bTfT
sabados	fV
sabados hasta	fU
sabados$	aLh[jL
saban-	b]dGeJhLkKqJ
sabba-	eUh^
sabbath	hXjTtL
sabbatical	eQh[jIqR
sabbatical$	eYhI
sabe	kSqZ
sabe de	kVlU
sabe$	qXsJ
sabem-	lSqR
sabemos	lSqR
saben	mTsb
saber	iCj\`kS
sabes	iEjGkTqXrS
sabin-	bAcWdKhKiQjHkLtY
sabine	cDdIeKhJiImTt]
sabla-	iW
sablage	iW
sablo-	aKbVcLoQ
sablon	aKbVcLoQ
sablon$	aKbUcLoR
sac	bHgWiYjL
sachb-	a[
sachbearbeiter	aRbQjRmJ
sachbearbeiter /	bP
sachbearbeiterin	aYcLtH
sachbearbeitung	aZoS
sachbezug	aIgRhUiJ
sachbezug$	gKhXiFjL
sache	aKhGqSrKtX
sachg-	bJe]gFhHmW
sachgebiet	bHhIm\\
sachk-	jV
sachkunde	jS
sachkunde$	jR
sachs-	cDfLgRhGiEn_
sachsen	fHgTiGnUsR
sachsen$	gXiHnRsL
sack	bKqZ
sacri-	a^cJ
sacristain	aU
sacristan	bQ
sad	gShIjYrX
sad$	gUhGlJpIr[
saddl-	aViQ
saddle	aFi[
saddler	a\\
saddler$	a\\iL
safe	iTjd
safe pass	j\\
safe$	iWjZ
safeg-	jXrZ
safeguarding	jXrZ
safeguarding$	iDjZ
safel-	j[
safely	jS
safely$	iQjQtK
safer	aJiPjV
safer recruitment	jX
safes	i]
safes$	iX
safet-	hJj^
safety	iSjQ
safety$	dKhGiUmW
sag	fPqVtV
sag ich	aKfGkKt[
sag$	bJhKiYqQ
sage	j^kP
sage 00	jY
sage 000	jY
sage$	bIiXjLkU
sage--	aUbR
sage-femme	aUbR
sage-femme$	bV
sagen	cRjHrStR
sagen wir	bPeThLjJqRtY
sagen$	bWcTjGqR
sagt	gJqSsPt[
said	iJmSqUrRsP
said$	aJgDiImHrXsRtP
saile-	aKkUmT
sailer	aJbPiJmW
saili-	bJhYoP
sailing	iSlSoS
sailm-	aQrQ
sailmaker	aQrQ
sailmaker$	aU
saima	m]
saint	jY
saint$	jY
saint-	cl
saint-brieuc$	cS
saint-die	cPdKqQsS
saint-die$	cW
saint-dizier	bKcU
saint-dizier$	bKcU
saint-etienne	cQ
saint-etienne$	cQ
saint-flour	cXfPtL
saint-flour$	cTfQtK
saint-gilles	aJc[
saint-gilles$	cU
saint-junien	aKcR
saint-junien$	aIcQ
saint-lo$	aJbQ
saint-nazaire	cQ
saint-nazaire$	cQ
saint-priest	cUiL
saint-priest$	cU
saint-quentin-fallavier	cRtK
saint-quentin-fallavier$	cR
sais	sLtR
saisi-	iX
saisie	iY
saiso-	e[fQmS
saison	eXfYiLoU
saison$	eUfRgQiLoR
saisonkraft	a>eUfJiKkKm\\pH
saisonkrafte	iGmY
saisonkrafte$	iGmY
saisons	jb
saisonvertrag	eT
saisonvertrag$	eU
sait	gRkUqVsK
sait faire	gZjGkZsH
sake	bKkWqVrR
sal	hDi[
sal$	hDi\\jKtQ
sala	hR
sala cuna	aUcHhYsG
sala de	aFb\\cKfIhViI
sala$	mXsV
salai-	gTrR
salaire	gTrR
salam	aKcIiLt^
salam-	iGj]
salamanca	cVnS
salamanca$	nV
salar-	gS
salarie	aTeXhS
salarie$	aQbDcLeYhW
salaries	bV
salaries$	bY
salario	gU
salary	gQhQlKrV
salary$	gYrVsS
salat-	iYjKmL
sale	bVgShPiQ
sale$	b\\hViRjLkGmJpErRsP
salen	bWcJdZfPgHhLiGjHkJlL
saler-	bWiLpU
salers	bU
sales	aUiQjT
sales manager	aXiL
sales$	a\\b@jS
sales-	jQtP
salesforce	aQjS
salesforce$	aScKjRkP
salesiano	bUtH
salfo-	fKjKqQ
salford	fKjKqQ
salford$	aR
salga	pGq\`sE
salid-	fSnUqP
salida	fYnRqV
salida$	f^iRnKqK
salidas	iQnR
salidas$	gWiWnJ
salim-	bSfSiI
salimos	bSfSiI
salin-	bScQ
salina	bScQ
salir	eFn\\pJq^rC
salle	ia
salle-	aGbXjL
salles	aGbXjL
salles$	aGbX
salmo-	b[cHhQ
salmon	bQhT
salon	bZhQiU
salon$	bGhRt\\
salon's	bYcJfJlI
salon-	bUiS
salons	bPcRhLiS
salons$	bTpK
salou	aVcSiI
salou$	aWcSiIqK
salt	bX
salti-	cTi[jC
salud	bUjV
salud$	bQiV
salud-	jGkXta
salut	td
salut$	tV
salva-	hIiW
salvador	cV
salvador$	cV
salvo	bLdQfZ
salz	aGbJcFePhIi\\jL
salzb-	cQiQ
salzbad	cKiX
salzburg	cS
salzburg$	aS
salzg-	cZ
salzgitter	cY
salzgitter$	cX
salzs-	cLfJiVjS
same	bRmA
same day	i\`mCnTpX
same$	bRgJjFk^
samed-	fU
samedi 00	aGpVsP
samedi matin	nRpV
samedi sur	fT
samedi$	fUhS
samedis	f]hH
sampl-	hTiPkT
sample	bIhZkY
samples	iVpR
samples$	iZ
sampling	i\\jH
sampling$	i\\
samst-	fa
samstag	fT
samstag$	iT
samstage	f^hH
samstags	fW
samt	aQ
samu	cJi]jH
san	bUc_
san juan	bKc[fLhS
san miguel	aKcS
sana	bHiIjZsZ
sanct-	jXkL
sanctions	iXjI
sand	bZcGfKiTjCnLsG
sandr-	mTqZrRsRtK
sandrine	mWqU
sands-	cWiDkV
sandw-	cUfHhX
sandwell	cV
sandwell$	cX
sandy-	c^
sang--	jX
sang-froid	jX
sang-froid$	jY
sangr-	bRiRjR
sangre	bRiRjR
sangre$	iY
sanid-	iUjP
sanidad	iUjP
sanidad$	jV
sanie-	i\\
sanit-	bTiZjQ
sanitaria	j[
sanitaria$	iKj\\
sanitario	jW
sankt	aCb]cF
sans	iJjUrT
sans enfants	sS
sans$	eYlKpK
sant	aJbIcWfaiKjI
santa	aHbZcWoS
santa fe	bJcZdLjR
santa-	casG
sante	bXhYtP
sante$	aFbVeItY
santi-	aEcXiQ
santiago	cSiQ
santiago$	hKiY
santo	cUh[
santo$	bKcVhXiL
santo-	bYcIiKpQ
santona	bYcHiK
sap	jX
sap co	jLk[
sap ewm	hJjT
sap fi	jY
sap mm	jR
sap pp	iQjQ
sap$	iUkR
sar	gZi^
sarla-	aVcQ
sarlat	cT
sarlat$	cV
sars	i_pQ
sars$	i[
sarth-	cU
sarthe	cU
sas	iTjX
sas$	jV
sash	bViWjJ
saska-	c_iHjLpHsK
sastr-	aSbS
sastra	aW
sastre	aSbS
sat	f^
sat /	fY
sat 0	aIqQ
sat am	gW
sat in	lV
sat off	fX
sat$	fXiQ
sat-t-	fWgIh[iIjL
satel-	cY
satelite	bQiQ
satelite$	bR
satellite	cX
satellites	cU
satellites$	cU
satis-	eKiYjVlJqL
satisfactory	jYlIrJ
sats	fegLiP
sats$	bJf]iV
satt	cIfJh\`iGjG
satt$	bLcIh\`iHjGmJ
satte-	jX
sattelfest	jX
sattelfest$	jY
satur-	fW
saturday	fS
saturday morning	eJgLiS
saturday mornings	fPgE
saturday$	bSfRjRsS
saturdays	fW
saturdays till	jR
saturdays$	bWhTiIpTsK
satze	jTpRr\\
saube-	jZsP
sauber	jUsStQ
sauber$	aKiWjKsTtT
sauberes	iJj\\
sauce	ie
sauci-	bSqKsQ
saucier	bSqKsQ
saucier$	aW
sauer-	aIhUi[jK
sauf	dU
sauge-	bViU
saumu-	bRcU
saumur	bRcU
saumur$	bKcZiJ
sauna	he
sauna$	bVcKhQjJ
saute	aVfKiWjG
sauva-	aEbWcK
sav	i_jK
sav$	aViT
save	jKk_
savin-	eS
savings	eS
savoi-	fPjXkQ
savoir	fPjXkQ
savoir lire	jU
savoir$	fZiLjGkXqV
savvy	jXkSsH
savvy$	jXkSsH
saw	bLhXiEjSkIpJqW
say	q[rU
say "	oVqZ
say it	hViSjHkFqDrKsY
say$	aLsQt]
sayin-	dXtI
saying	dXtI
says	aJq]tP
says$	aJfRhKsWtQ
sbs	i\\
sbs$	i\\mL
sc	aSeYgQiKjS
sc$	cYiItJ
sca	hWjTkT
scada	aSiTjP
scada$	aUiR
scaff-	iSjFsQ
scaffold	iUjFsT
scaffolder	aWqP
scale	ghiRrU
scale 0	gZ
scale 00	g\\iJ
scale$	gYiDjIkZrZ
scale-	bWmQ
scale-up	bViJrR
scan	bUiWjTmLpR
scan$	aJcLgHiWjQlKmGpR
scand-	hIiJjRkVsJ
scandinavian	hIiJjRkVsJ
scani-	bY
scania	bY
scann-	iW
scanner	iTjY
scanner$	j]
scanning	iXkW
scanning$	kP
scans	fAhKi]pZ
scare	iRj[lJqW
scare-	cLjSlW
scared	cLjSlW
scared of	cLjSlW
scars	iJjW
scars$	iJjW
scena-	iTpU
scenario	pW
scene	bGcKfLiWkKmZ
schab-	bIjTqT
schad-	aXgQk^
schaden	k]
schaden$	kX
schaf-	qRrV
schal-	iSrQ
schalen	aFbZiP
schaltberechtigung	jY
schaltberechtigung bis	aKjW
schalten	hJiHjFr\`
schalten$	iHjGr^
schalter	iZjI
schalter$	iZjJ
schan-	c]iC
schau-	bTcLiSlSqX
schauen	pVqQ
schaum	bRiU
sched-	aPiWmR
schedule	cJfTiU
schedule$	cIiW
scheduler	a^iJ
scheduler$	aV
schedulers	m]
schedulers$	m\\pK
schedules	iYjHsP
scheduling	iW
scheduling$	iW
schei-	bQq]sU
schein	kRq]
schema	gVkU
schemas	jXqS
scheme	hSjInS
scheme$	hRjInU
schemes	aKbSiX
schemes$	bWdJiTjH
scher-	cLhVoVpL
scherz	cLhVoVpL
scherz$	cLhUiLoVpL
scheu-	iKjY
scheuen	iKjY
schic-	fYgQmY
schicht	fSsP
schicht$	f]
schichten	bJf]iW
schichten$	bHfVi[mJ
schichtfuhrer	bJfDgVmY
schichtgeld	gT
schichtleiter	cLhKpX
schichtplan	fSgKh^lG
schichttauglich	cLfIhFj]mL
schichtzulage	gWiL
schicken	cIfIjHkJlZpV
schie-	aLb>cKhGi\`
schiefer	aLiSjT
schif-	bUh\\jU
schiffe	bSgKiR
schin-	iX
schindler	bRkR
schla-	hViRqR
schlachtung	bWfLhKiYjJrGsE
schlachtung$	bWhLiRjKsJ
schlaf	jZ
schlaf$	jX
schlafwagen	bThSnF
schlank	s_
schle-	hRiRqQsQ
schlecht	dRfKlKnTrLsS
schlecht$	aHbJcKdShJiDjBkRlGmKnTpKsQtK
schlechte	jHs[
schleifen	kUpR
schleifen$	iPpU
schleppen	iUjVqJsK
schleppen$	iX
schlepper	iT
schli-	iWjTqVsP
schließt	jTpHqU
schlo-	aJbRjPlU
schlosser	aIjUlXmL
schlu-	fUkRqS
schluss	f^gEqR
schluss$	fVgEhLqT
schlussel	iQjVkU
schlussel$	iSjZsK
schme-	aYbGgIiHj[pIqP
schmi-	iS
schmiede	aRpS
schmieren	iZ
schmieren$	iT
schmu-	iPqU
schmutzzulage	gR
schmutzzulage$	gS
schna-	aFiKjVkIlYmBqY
schne-	iUjS
schnee	fJiVjV
schneiden	bJkP
schneiden$	iT
schneider	hR
schnell	jXlU
schnell$	iHjVlX
schni-	gSnT
schnitt	fJgWiInW
schnu-	cHhKiWjEl\\pW
schnuppern	pT
schnuppertag	lJp^
schok-	aKbXcJhKiBjY
schol-	aJbViEjHk]mJpK
schon	k\\sV
schon mal	iIj\`mHqJ
schon$	kXl[
schon-	aGcWiHkS
school	bQlP
school 0	b^
school 000	bSjKkLqV
school bus	aQhYiL
school days	aGbFdJfYgHh@i_lInIsI
school hols	aTbKf[hF
school hours	f_kDlI
school of	aCbajKlI
school run	aJbFcTiY
school visits	hHn]
school$	bXfQlPsS
schooling	gHh[iAtY
schooling$	cJhPiHjHtV
schools	bRcPiS
schools$	bVgKnS
schor-	aZbIcQiSpLtJ
schot-	bHi]
schra-	iYpKrW
schre-	jPrS
schrecken	iJj_
schrecken$	iJj_
schreib	bTiJpRrQ
schreib$	bUgJhEj?pRqLtT
schreiben	qQ
schreiben sie	gThLjHrW
schreiben$	iPqU
schreibst	bKrTsJtS
schreibt	bTfGqH
schri-	j]rQ
schriftlich	pQ
schub-	kIpDqd
schubmast	iQqS
schuh-	aTh[iC
schuhe	bThXiFjL
schulabschluss	aJbJdJeJfJgEhDiGjDkHl^mInJoIpDqJrJsJtJ
schulamt	bHjQqKtZ
schuldnerberatung	aUcKpLtU
schule	bRhQsU
schule$	bWhTpK
schulen	nV
schulen$	iY
schuler	bRcTgGiTjLtJ
schuler$	aBcUgGiXjJoK
schulferien	fX
schulhauser	bWcJ
schuljahr	eSfKoYtH
schuljahr$	eTfIoZpKtH
schulklassen	iZ
schulleitung	aU
schultagen	f\\iFqRrKsF
schulung	iQkS
schulung der	iQ
schulung$	bHiEj_lT
schulungen	iW
schulzentrum	bDcZtV
schut-	hSiZqDrT
schutt	iV
schwa-	c\\qQsR
schwabisch	cSkKrZ
schwabisch gmund	cS
schwabisch hall	bRcTrK
schwanger	kIqYsZ
schwarze	cIiXtT
schwe-	rYsZ
schweine	bViX
schweizer	qSrUsS
schweißen	cKjEkWlRpIqJrSsJ
schweißer	aUmT
schweißer$	mT
schwerbehinderte	pV
schwerin	cZ
schwerin$	cZ
schwerpunkt	aVbViJ
schwerpunktpraxis	bX
schwerpunktpraxis$	bY
schwi-	h[j[lQ
schwimmen	gHsR
schwindelfrei	jX
schwindelfrei$	j[sP
sci	aZ
scien-	qS
sciences	j\\
sciences$	jZ
scientist	aScIqYrI
scientist$	aZcKqJ
scientists	aHhLiYjEmY
scier-	bS
scierie	bS
scola-	aU
scolaire	aQbTeQiQoRpL
scolaire$	aXbKeThJjJoT
scolaires	aSfThU
scolaires$	aQgIh[
scone-	i[
scones	i[
scoot-	aHiTjRkU
scooter	hQjSkV
scop	b_iWjK
scope	bIcPi\\rJ
scope-	iXjGk[rD
score	cEiDkarG
score-	iYjH
scores	iYjH
scori-	bS
scoring	bS
scoring$	bU
scotl-	cIdXlJ
scotland	cIdXlJ
scotland$	cIdXjPlJ
scott-	bRcQiH
scottish	bViHjT
scout	i[
scp	a?b\\dEfKgcjG
scp 00	g\\
scr	i^jI
scrap	gHhJid
scrap-	aIfIi\`mKqIsItK
scrat-	aKiRjKtW
scratch	aKiRjKtW
screa-	j_lI
screaming	jTqL
scree-	jSp[
screen	jRqQ
screen$	jXpQ
screening	iZjTpR
screening$	hKj[pU
screens	hUiUpK
screens$	hWjSmKpK
screw-	cXiVjG
scrip-	k^lZ
scripting	iGjRkR
scripting$	kR
scripts	i[jJkT
scrub	a[bHiUtK
scrub-	bKhWiT
scrubs	bKhWiT
scrubs$	bJi[
scrum	aYiJjKkWlU
scrum$	aQcKkRlS
sctr	gYhXpH
sctr$	gEh_jLpG
scunthorpe$	cQ
sd	fYjSqQ
sdlt	i[
sdrs	aViHjJmS
sdrs$	aRcLiGjKmS
se	qY
se agradece	k\\
se cobra	fQgT
se come	eThUpK
se exige	iKlT
se ha	q^
se jubila	iX
se lever	iFj^oH
se nos	mKoZqS
se paga	gQqFtV
se pide	iIl\\sU
se puede	dYiRlJ
se queda	iHoUqSsS
se trabaja	f]mJsS
se va	q]tI
se valora	k[
se$	aViKkRtL
sea	kRsP
sea time	e>j\\lQpS
sea$	bKdTfHiGjFkXpQsR
seafa-	a?b\\jZ
seafarer	jZ
seafo-	aSbTcHiP
seafood	aSbTcHiP
seafood$	aWbAcKiX
seal	bQiRsP
seal$	bJiZjRpKsQ
seale-	iQpX
sealed	iQpX
seals	ia
seals$	i^jK
seama-	pU
seams-	aVfIiHjKm\`pI
seamstress	a]
sean	jPsZtK
seanc-	fY
seance	fQgU
seances	fYtJ
searc-	aTbFiPqLsStR
search	aWbEqItW
searches	iTsV
searches$	bKiTsV
seaso-	eR
season and	aJb_
season pass	h]
season ticket	hQ
season$	fRhQoU
seasonal	bRe^mR
seasonal$	bXeSjS
seasons	iKja
seasons$	eY
seat	bScPjQtT
seat$	aGbVj[
seate-	hCi\\jLnF
seati-	bSiR
seating	bSiR
seating$	bT
seats	aQbYgJ
seats$	aRbUgGhQiHjKmRpK
sebas-	iV
sebastian	iV
sebastian$	iU
sec	aXbLcUmU
sec$	aUbKeHjImZ
secci-	bLierJ
sechs	fQmZ
sechs bis	bGgIiTjJmFtL
sechs leute	iFmYqR
sechs monate	ePhR
sechs nachte	fXiFnGqIsY
sechs uhr	fR
sechs wochen	iJmU
sechs$	fUhSiEmX
sechs-	bWmT
sechst	kJmX
sechst$	kJmW
sechste	bUfThT
sechsundzwanzig	gTmX
sechz-	bUcPnF
sechzehn	bTfP
sechzig	cWdQnC
second	kQpQ
second weekend	fIhZ
second year	aUgUiJjTkJmD
second$	aWkKpUtP
secondaire	aKeJfLgKhFjVlS
secondary	aHb^iJ
seconde	iV
secondhand	bX
secondhand$	bWiQ
secondment	e\\jL
secou-	aRiR
secours	gQiU
secre-	aSmSpQ
secret	jRqV
secret$	jUqU
secretaire	aZmTqR
secretaire medicale	a_bK
secretaria	aWpW
secretaria /	aQ
secretaria$	aZiLpY
secretariat	aHbSpZtP
secretariat$	bFgViKjRlLpXqG
secretary	aTmR
secretary$	a\\mW
secs	cJi_
secte-	aHcZmS
secteur	aHcZmS
secteur$	aDbVmS
secti-	bQfJiX
sectio	iXmL
section	fDgTrT
section 00	iSrQ
section$	bRiW
sections	bWiUjImH
sections$	bYiKmF
secto-	gTjQ
sector	iRjTqR
sector$	mLq[rG
sectors	bLgZhKjKsX
secun-	aUcWjSoK
secundaria	aPjRsS
secundaria$	aVjQ
secundario	aWcJjSlSmJ
securite	iYjRnQ
securite$	fFhKiQnW
security	hSpR
security clearance	jW
sede	c^iHp[
sede electronica	iFjIp_
sede en	aRcVeK
sede$	cSdRiIjLpW
sedes	bWcXiHtK
see	cSpUqR
see the	pVqW
see$	bVc[eVjLpE
seed	aRb]iXjJ
seefe-	cQhJjV
seefest	jT
seek	aUbKt\\
seek a	aYtT
seek$	aKbLqLtY
seels-	aYeQiJqVsJtK
seen	l[pS
seen$	p[
sees	pUqH
segel-	jIk[mI
segelmacher	aRsR
segme-	i\\
segui-	iUkRnQ
seguidos	fXqW
seguidos$	fZ
seguimiento	iXkSnR
seguimiento de	aIi[
segun	cDg\\iX
segun-	bQkP
segunda	aTbQiEpR
segunda$	aS
segundo	bRjKkWoU
segur	gXhU
segura	aJbXcQjKtK
segura$	aJbXcQjI
seguridad	aSiS
seguridad social	pXsQ
seguridad$	fKiIjUpKqT
seguro	hX
seguro de	hWjR
seguro dental	hQ
seguro medico	hX
seguro$	hZsU
seguros	aTgKiP
seguros$	aXiKjPmItH
sehen	dUiDjVlPqGtV
sehen$	dXeLiDjPlT
sehr	jR
sehr geehrte	tR
sehte-	bKgGj]
sehtest	bKgGj]
sei	gGhJq[s_
seid	fKmX
seil	bXgLiEsX
seil$	bYiHjJ
seilb-	bWiLtJ
seilk-	iU
seilw-	bUgKiIqQ
sein	jRlR
sein ist	bIjJlXsV
sein$	lQoStQ
seine	aEbQcaiBmHqUrKsKtD
seine-	bTqW
seinen	hLq[
seis	fZmS
seis a	fPiW
seis anos	fKj[
seis con	fRhKmS
seis meses	eXiP
seis$	bUfQhKiV
seisc-	gV
seiscientos	gV
seit	b\`mT
seit 0000	b]
seit 2000	b_
seit$	aFmPqRtR
seite	pSr^
seite$	pVrQ
seite-	aJcViKpZ
seiten	aJdLiJp[
seize	eIm\\
seize heures	fQ
sek	fW
sek 00	g[
sekre-	aY
sekretariat	aY
sekti-	sTtV
sektion	kKsV
sekun-	kKpVsI
sekunden	kKpVsI
selbe-	iR
selber$	bXfKsT
selbs-	hTjP
selbst	bThRjEsQ
selbstandig	eVgHiGjQqX
selbstverstandlich	aTeW
selec-	gRhKiWoT
seleccion	iQpW
seleccion$	iRpW
selection	fLhHiWoZ
self	fKhZpPqWtI
self employed	eUiK
self$	eUjWpE
self--	b^eViGjR
self-employed	e^
self-employed$	e\\gK
self-funded	bWeGiHjY
sell	bPiUqP
sell$	iWjLlSqKsI
sella-	ib
selle-	bRhTiL
sellerie	bRhTiL
selli-	iZqX
sellier	bTcIiY
sellier$	aKbXcGiT
selling	iWlPmKqZ
selon	g^nS
selor	iBjRkFp_rI
selte-	fQjKkXsQ
selten	fQjKkXsQ
sem	fY
sem$	gQ
semaf-	iajA
semai-	fThQ
semaine	fQ
semaine /	f[iI
semaine de	fFh]
semaine sur	fPn]
semaine$	fU
semaines	fRhUlR
semaines +	h[
semaines de	hZ
semaines$	fShQlR
seman-	fR
semana	fR
semana al	fQiS
semana de	fPhViJoBpX
semana en	dFfUhEn[
semana santa	o\\
semana y	jJlT
semana$	eRiR
semanal	dSiR
semanal$	hXi^
semanales	f^
semanales$	bPfVgRiK
semanas	ePnQoU
semanas de	fEh[oT
semanas y	eQgIhZqZ
semanas$	eViFjHlXo[pQ
semen-	aHb^iG
semes-	eRoX
semester	iSsX
semester$	gQsX
semesterferien	gAiLo[pF
semestral	gS
semestre	e[hLjRkJoS
semestre$	bTeJgLhIkFoY
semestriel	bKiX
semi	aW
semi--	aCbPcKeWfKiRsP
semil-	bUlYrIsH
semin-	cKgDh\\
semis	cKfDgJi\`mGoUpFtK
sen	hEic
sena	j\\
senal	bTdAh^iIjDlJqHrVsH
senas-	jP
senasa	jP
senasa$	jP
senci-	aHjTr[tJ
send	pXqS
send a	kFoSrU
send it	pSqWrKtD
sende-	jZ
senderos	i]jE
senior	aTmR
senior$	a_
seniority	bHfVgY
seniority$	bGfVgZiL
seniors	jRmT
seniors$	jVmYpL
senke-	iZ
senkerodieren	iZ
senn	bVjK
senne-	iHjY
sennerin	aScT
senor	i[sV
senor-	s^
senora	aUiQpQ
senoras	aIbZsU
senoras$	aJb[
senorita	mEsYtV
sens	c\\hKrP
sens$	c\\hKrP
sense	iVj_mJtI
sense$	cHiDj\\kLpH
sensi-	jQkQmJoJqY
sensible	iKjRkSlKmHrL
senso-	bVjSkJ
sensory	lT
sent	lU
sente-	qKr[
sentence	hQqIrX
sentence$	pKr[
sentences	iJqKrYtU
sentences$	iKqGrStV
senti-	iQjT
sentinel	iQjT
sentinel$	iSjR
seo	aXiTjP
seo$	aTiWlJ
sep	bSfSgLhQ
sep$	aIbTcIeKfThRjL
sepa	aSjXkR
sepa de	iEk]
sepa$	jPkQ
sepan	f\\
separ-	fGgYi\\qUrT
sepp	pSqQt[
sepp$	dJiFt]
sept	eWfQo_
sept 00	e]fFpQ
sept heures	fThK
sept$	o]
sept--	ocpK
septe-	oW
september	fQoU
september$	o^
septembre	iSoRqU
septembre$	bKiVoS
septi-	fShQoQ
septiembre	fThRoQ
septiembre$	fPhSoR
ser	lSsU
ser posible	kZsQ
ser$	kGoRsW
sera	iQoVqW
serai-	kXoS
seraing	c[
seraing$	cZ
serait	kZoT
serait un	iPtK
serait$	jHkWoP
serem-	jW
seremi	jW
seremi$	jR
seren-	aIbKc_hPmI
serena	cRhStK
serena$	cUhP
seria	ki
seria la	jGk_
seria un	fPkT
seria$	cJeRiJjIkWtU
serie	b_iJ
serie$	bV
serie-	bViTkP
series	bViSkR
series$	bJj[
serio-	bJiVrUtJ
serious	iXqHtI
serna-	fJj^
sernageomin	jUrQ
serra-	cViXsD
serru-	bKiQjV
serrurerie	bKiQjV
serrurerie$	bJiPjW
serve	j]kE
serve$	gUjU
serve-	aZiR
served	jQlW
served$	bHiElV
server	aHbTiUqJsKtK
server$	aIbKiTsG
serveurs	aWoR
servi-	bP
service	bR
service charge	g\\
service pension	eIgIhd
service$	hRiVjQmU
serviced	hRiTjL
serviced$	hSiS
services	iV
services$	aVbRiStQ
servicetechniker	aUnUrG
servicing	i_jCsP
servicio	eT
servicio$	bCdJeQgSi[jI
servicios	e\\jK
servicios$	eSg[iGjK
serving	aHb\`cIhFiIkHo[sL
servir	iWjU
servir$	iV
servs-	j\\
servsafe	j\\
servu-	tX
servus	tX
servus$	tU
ses	jTq]
sesen-	bUgR
sesenta	bUgR
sesio-	bKfZgThJiAlLnE
sesion	fGgWlK
session	bKfTp\\
session$	gWmSpT
sessional	aUeVmT
sessional$	aUeVmT
sessions	bUgViQmKnS
sessions$	bQcIgZhPjLnV
set	hPiV
set$	hViSjHkG
set-u-	fPiU
set-up	bJfV
set-ups	iT
set-ups$	iU
sete	c\\
sete$	c\\
setec-	gT
setecientos	gT
seten-	bWgTpL
setenta	bWgTpL
setos	i[
setos$	i[
sets	bWfGibjK
sets$	bXiW
setsw-	iRjSkVrJ
setswana	iRjSkVrJ
sette-	aXbIfKiVmT
setter	a\\
setters	bHfFiZmV
setters$	bHiQjImXpJ
setti-	iZ
setting	iW
setting out	iP
setting up	jP
setting$	i\\
settings	iV
settings$	iV
settl-	cQqS
settle	iP
settle$	aScQ
settled	sZ
settling	i_
setups$	iSjJ
setze	jU
setze-	jVlR
setzen	jVlR
setzen wir	bKiClXtV
setzen$	iTjX
seuil	iUnJ
seul	hDiEjYmTrUsP
seul$	iFjZmQqLrQ
seule	jVqU
seule-	jKqQrRsX
seulement	jJqQrSsW
seulement$	fPiKjGpTrVsS
seven	fVmUpS
seven and	fP
seven days	bZcKfJpK
seven seven	pX
seven thirty	fV
seven till	fXiL
seven to	fXgP
seven years	j[
seven$	fYiS
seven-	g[
seventy	gSiR
seventy-five	g]hLiEqH
sever-	bEhWrT
seves-	bZ
seveso	bZ
sevil-	cT
sevilla	cT
sevilla$	cV
sexo	s^
sexua-	aTjR
sexual	aVhI
sexual$	iHjU
sexuales	jY
sf	a^bJjJmLpF
sfi	iT
sg	cW
sg$	bQcU
sga	cHj\\
sgb	aUjUpU
sgmm	fJhajK
sgmm$	fFh[
sh	aGbIcKiLn^
sh$	aGbIcKiFn^
shade	iW
shado-	iSoS
shadow	iSoS
shaft	aFbKc\`fJgJpItX
shake-	cZ
shaker	cZiJjK
shall	aRiJpUqTtR
shamp-	bQiT
shampoo	bQiT
shape	aIbEjKkUs\\tZ
share	g[hVlE
share of	gThIrR
share$	bIeSgQhPjGlBpPqUrHsJtW
share-	hT
shared	fQhTsQ
shared flat	hR
shared$	fZgP
shares	gYhQjG
shari-	aJbZcJgLhP
sharing	hT
sharp	fGlWsU
sharp-	hYiY
sharpened	h]iK
sharpening	i_
sharpening$	iY
she	qR
she or	jKkImVqKsJ
she$	iZjLqU
she'd	bKkHsT
she's	q^tT
shear-	aQbRfGiHjRoQ
shearers	aUcTiH
shearing	bVcIeJfFgKiHmJoVtJ
shears	jV
shears$	jU
shed	hTiU
shed$	bRcShU
sheds	b[cG
sheep	b[hYjDlUnE
sheet	aUbHi\\pW
sheet metal	aQeUiJ
sheet$	fRhLiYjUsL
sheet-	iU
sheets	iQ
sheets$	i_
sheff-	bQcQ
sheffield	bQcQ
sheffield$	bQ
sheik-	aKbXjWkJlGtL
shelf	cIdGhKigj@
shell-	cKi[jQ
shellac	bKj[
shellac$	bJcLjW
shelv-	iVjRqL
shenz-	iLnV
shenzhen	iLnV
shenzhen$	fLnT
sherb-	cY
sherbrooke	cQ
sherbrooke$	c[
sheri-	aXiR
shes	gTiKqPtI
shift	fW
shift 0	fb
shift 00	fXgVmK
shift allowance	hGr^
shift engineer	aRmWpJ
shift lead	mYpU
shift of	maoK
shift premium	gV
shift$	fXiRjU
shift-	fQ
shifts	fTiQ
shifts 0	fT
shifts$	fSiRmWtR
shill-	bIfHg^iIjKmL
shillings	bIfHg^iIjKmL
shillings$	bGfIgZiI
shima-	iR
shimano	iR
ship	bWiPnU
ship'-	iV
ship's	iV
shipp-	jR
shipped	iLjX
shipped$	aJgThQ
shipping	aPlU
ships	bacHgFhAiUl?
shipw-	aT
shipwright	aT
shipwright$	aU
shipy-	iPkR
shk	aJjX
shock-	bXcHhVqK
shoe	aFbWfEpY
shoes	hUiZ
shona	mX
shona$	dLmW
shoot	b^gChIlHr[
shoot$	b_gB
shop	bZ
shop assistant	aP
shop manager	aW
shop$	bVcUhQiQjJ
shop'-	bTcWqJsR
shop's	bTcWqJsR
shopf-	aYsP
shopfronts	iV
shopfronts$	iS
shopi-	bKjYqP
shopify	bKjYqP
shops	aFb\`cHfHiFjG
shore-	cWfGqS
short	r[tU
short$	aLhIiTrQtS
short-	qT
shorten	bKiDk^
shorthand	jVlXqK
shorthand$	iJj_lD
shortlist	pVqU
shorts	jHs]
shot	gPjV
shotg-	jTkS
shotgun	jTkS
shots	iYjQ
shoul-	jQsR
should	qT
should be	kLrRs[
should not	bIhJjUnY
shoulder	bGfZhTjLmIsI
shoulder$	aKbHf[gKhSiLjIkLlHmIqLsH
shout	qBsStU
shout-	bSjT
shouting	iQjU
shove-	b[jQ
shovel	jSkQ
shovel$	iVjJkT
show	iWjQlTrS
show you	iRl\\
show$	iUlSmHqR
show--	bHcCiejL
showe-	hY
showers	bKhZjIpK
showers$	bIhYjIpK
showr-	aUbY
showreel	jUpTsK
showroom	aWbViL
shows	bSfTnWtU
shows$	fWjIqHt[
shrew-	bQcR
shrewsbury	bQcR
shul	b^iK
shul$	b^iHjJ
shut	aJfPgEhXiYjEmHqT
shutd-	bZjKoRpG
shutdown	bJfQhQoTpJ
shutdown$	cQhPoXpI
shuts	dZf[iEqSsJ
shutt-	hVnV
shuttle	hVnV
shuttle$	cJhSnW
si	kV
si ademas	jJkY
si ca	eRtQ
si es	eIgSsW
si hay	jEkT
si la	hJqa
si lo	bSkSq[
si no	jXkAlZoVqF
si o	fIpVsQ
si possible	jGrRs\\
si puede	iIjGkWoPsT
si sabe	kXoK
si se	gTqT
si tiene	kW
si viene	hStQ
si y	fZnU
si$	iJjQlTpKtT
sia	gKiYj[
sia$	iQjV
sibli-	bDi\\
sich	q]sQ
sich mit	sT
sich$	mTqS
siche-	jc
sicher	eChVjU
sicher$	eAh[jQ
sicheres	jV
sick	qZs\\tK
sick$	mKq]
sickn-	iVqI
sickness	iVqI
sida	iQjT
side	c\\
side of	cVhViKkK
side$	bQcZiFjT
sider-	bTcG
sides	aFb^mHpUrI
sie auf	aQbLoXqK
sie bei	l_
sie bitte	rT
sie das	hKqIrYtW
sie mit	fKiGjKnXtX
sie nicht	fIjUlR
sie$	iKpUrX
sie-f-	rX
sie-form	rX
sie-form$	pFrY
siebe-	fR
sieben	bRfU
sieben bis	fX
sieben nachte	fR
sieben$	fYiK
siebz-	gQnU
siebzehn	fR
siebzehnter	oR
siebzig	gRhIiKnV
siecl-	bVfKiHjX
siecle	bVfKiHjX
siege	bTc\\fSiC
siege$	cQfZ
siege-	c\\nT
siegen	cXnU
siegen$	cQnY
siehe	aHqWtV
sieht	gJiIjTrV
siem	iSjQ
siem$	cJiYjLkJ
siemb-	lIoW
siembra	lIoW
sieme-	jW
siemens	jW
siemp-	cQ
siempre	cQ
siempre$	cKfKhViT
sient-	aUdZgTiIlLsLtK
siento	bLd[gTiHlIqJsI
sierr-	aLcUiPjXqRsJ
sierra	aLcUiPjXqRsJ
siest-	fUiY
siesta	fViU
siesta$	fBiYpVsK
siete	fSmY
siete a	f\`mE
siete$	hGmRoX
sift	jIoFp^
sight	iGjboKrJ
sight-	iTjJpU
sigma	bGcKiTjLk[mK
sign	bVd?gSoT
sign--	gViVoJ
sign-off	bKgYiUoF
sign-off$	bHgLi^jKkG
sign-up	iT
sign-ups	aKmJsU
signa-	hFjRmP
signal	fJiJjWlEnVpRsK
signaller	aWgIjW
signaller$	iCj[
signalling	aTbGeBiJl[mHpI
signature	gVhAiZrV
signatures	iR
signatures$	iQ
signe	qa
signe$	iHjJlLpKqSsV
signe-	gRkRrT
signed	gUjTpQqP
signed off	fGgYqRtL
signed$	iEj]pW
signes	kRrX
signes$	kSrY
signi-	aSbLiV
signing	bKiWqI
signo	cGiFjYkV
signos$	kU
signs	bIfBg[hFiHjEm_qUrItH
signw-	rP
signwriter	rP
signwriter$	aV
sigue-	bQcX
siguenza	bQcX
siguenza$	cXiLjL
sigui-	aKiQpSqJtV
siguiente	aKiQpSqJtV
siguiente$	aKiQmKpSqJtV
siigo	j\\
siigo$	jY
silae	bLj^lI
silbe-	jZ
silber	jZ
silber$	j[
silen-	dPjRq]
silence	q[
silencio	dSqW
silencio$	dXjKqS
silic-	iYjP
silica	jS
silik-	bKcEdKeKfKgKhKiGjakJlLmKnKoKpKqLrKsKtL
silla-	bYiQmK
sillas	bYiQmK
sille-	bXcKi\\
sillo-	bU
sillones	bU
sillones$	bU
silly	bXkXlK
silly$	bUjLkXlK
silos	bUiXjHtL
silos$	bWcKeKiRjHnK
silve-	bTiS
silver	bVhJiS
silver$	aVbGhHiV
silvester	hUiQ
silvester frei	fKhV
simil-	jW
similar	jR
similar$	jX
simpl-	gHhPjSrS
simple	iVrV
simple ira	gFh^rH
simple$	bFiX
simul-	dPiYjJlX
simulador	kT
simulation	dZlW
simulations	fZiG
simulator	fIiJlVpX
simulator$	pU
sin	jVsW
sin cargas	sV
sin experiencia	la
sin faltas	jUqLrS
sin hijos	sZ
sin$	fSiRjJmIsT
since	bUqT
since 0000	aKb_
since 2000	bZlU
since the	jQq\\
sind	s[
sind 0	bTcEgRm]
sind 00	dZfGgXhDmWnKq@sI
sind die	bViXsL
sind ein	cK
sind eine	rT
sind rund	eLfX
sind wir	mYsU
sind$	aJbIcRiTjEsHtX
sindi-	eUqQsZ
sindical	bPeW
sindicato	eUsW
sing	bRfUiFkZ
singa-	cTeYfQiI
singapore	cWfS
singe-	bKcRjDlYqS
singen	cU
singi-	j\\lV
singing	j\\lV
singl-	nRsU
single	hQnRsT
single cabin	hY
single$	jLsZ
sinie-	bEgW
siniestros	bEi\\
sinis-	hIiR
sinistres	hIiR
sinistres auto	hHrQ
sinnv-	hKn[
sinnvoll	hKn[
sinnvoll$	hJjHn\\
sinon	fRjQlIs^tV
sinon$	cLfJsUtV
siobh-	mR
siobhan	mR
sion	aJbTcTiK
sion$	bTcT
sir	aEgLiLjJqPt_
sirve	bHcKdKfKkYmInKoKpKqLtK
sirve$	aJbHcJdKeIfJgIhJiIjJkZmInKoJpJqGrJsHtJ
sis	iQjZkIpHsQ
siste-	hSjQmV
sistema	jY
sistemas	iGj[mJ
sister	h]jHnJ
sisters	aLbPiGjGm\\
sit	dTjVm[
sit in	iTmR
sit$	pS
site	fK
site 0	dYhKiIpTqJ
site :	c\\rWtA
site de	cSiJpSqY
site manager	a_
site$	dRhRpQ
sites	b_cQn\`
sites$	bTcReHiRn[
sitio	bVcQgFoJpHqPtZ
sitio$	bWcJgKpHt[
sits	aKbHcYdGiKm[
sitti-	hTiQjSlF
sitting	hUiRjUlE
situ	iRlV
situa-	iAkVlIsY
situation	iCs\\
sitz	aEc\`dLtW
sitz ist	cY
sitze	bIcJiTq^
sitze-	cViGjYmV
sitzen	cWiJmW
sitzen$	bJcSiGj[
sitzp-	bY
sitzplatze	bY
sitzt	jRmXqV
sitzt$	iQjYmI
sitzu-	d^fThD
sitzungen	cTfR
six	fQ
six and	bTgUhFiX
six days	f\\oA
six mois	eSqW
six months	eZsU
six of	aZmVpK
six points	j[
six semaines	hXlS
six thousand	bSfJ
six to	gZ
six weeks	fUlY
six years	j]
six$	bXfZgPpT
six-d-	fXoL
six-day	fXoL
sixte-	eGgR
sixteen	eGgR
sixth	b[cHmHoJpQ
sixty	aHbSgXhR
sixty five	eKpJqZ
sixty percent	bTgSiJ
sixty$	bDcJgVhZiDmHqLtK
sixty-	fGgX
sixty-five	gU
sixty-two	fEgV
size	hHi]kKpIrTs\\
size$	hKi[kEpGr\\sJ
sk	bIc^gFiLqDtK
skand-	bUgJ
skele-	i\`
sketc-	jS
sketchup	jU
sketchup$	jT
ski	aShViR
ski pass	h^
ski$	h\\qT
skido-	aHbLfIgKi\`jFsL
skill	gQiKjRkRlZ
skill$	bHiDj[kU
skill-	jPkW
skills	jRkX
skills$	iHjJk[pT
skin	hSiKjTsT
skin$	hKjXsKtK
skinn-	aFcEi\\s_
skip	iGq\\rb
skipa-	hX
skipp-	aYbJkSmS
skipper	a[bKmV
skipper$	aXjRtJ
skipt-	cW
skipton	cW
skita-	h\\kQpK
skitag	h]oKpIrL
skoda	bQh^jI
sku	bGcKeAfCgChLiasK
skus	bSeFi[
sky	bDccjB
sla	aLbFdGe]fBgFhHi\\jAkIpKrJ
slabs	iS
slack	faiIjFt[
slack$	aLfZgLiFtX
slam	iYjIkVsL
slate	aCcIiZjYtJ
slate$	i]jA
sleep	fHgWiVjU
sleep$	fFhKiYjXmK
sleep-	faiI
sleep-ins	fUgS
sleeper	aQfFhSjJlKnJpW
sleeping	iGn]
slice-	a\\bQcHhGiR
slide	iVjU
slide-	iYpS
slides	iYpS
sliem-	cY
sliema	cY
sliema$	cV
sligh-	bXiJjLlW
sligo	c[qP
sligo$	c\\
slim	jBkSs_
slip	cSiSqQtJ
slips	iWmInXpV
slips$	hJiTjJmGnXpW
sloga-	cKlKmLnTpKqIrasK
slos	i^
slos$	iX
slot	aUeHpUqR
slot$	eHpWqTtQ
slots	bTfWgIiR
slots$	bTfXgHiRjK
sloug-	aJcYqRsP
slough	aJcYqRsP
slow	f\\iKkKqT
slt	aPsUtT
slt$	aRsStU
slurr-	bWcIiHoJ
slurry	bWcIiHoJ
sma	bLcLfIi[
sma$	bLcLfHi[
small	bTqHsW
small animal	aYlT
small repairs	iRkV
small$	bYcJjDl[mCpJ
small-	bcgDiDlKmHrJsS
smart	bSjQs[
smart$	bJcHiKjWkHsZ
smart-	iKj[
smartphone	iKj[
smartphone$	hT
smash-	iJkW
smashing	iJkW
smashing$	iHkX
sme	i\`jF
smell	b[dQiEjIsT
smi	g\`jK
smic	fKgb
smic +	fKsR
smic$	gX
smile-	kWrV
smoke	iX
smoke-	hPsY
smoker	bKhWsT
smokers	sW
smokers and	iWjXsL
smokers$	lLsU
smoki-	lY
smoking	lY
sms	jUp\\
smsts	j[
smsts$	jZ
smt	iPtU
snack-	iRjQ
snacks	iTjR
snacks$	iRjS
snags	i]jE
snags$	i]jD
snake-	cIiPj\\
snork-	iVrQ
snorkel	iVrQ
snow	bPgGhYiQ
snowf-	jRkT
snowflake	aLjSkT
snowflake$	jWkP
snowp-	hJiY
snowpark	hJiY
snr	a[
so	qQsQ
so 0	gSiTjGnWpL
so :	aTiEmIsPtW
so a	s_
so about	fX
so be	fYiFjWsLtI
so dass	jZlJ
so far	bQcLq[
so it's	bTiQqItQ
so no	aJfHiHqRsUtR
so say	eJhTjGq\\
so that's	aYqL
so the	tX
so they	iTjTsQ
so um	aJjRpL
so viel	h]jKqU
so we	qX
so you	oQpKsP
so$	sSt^
soa	g]pV
soach-	bIcX
soacha	bIcX
soacha$	bHcWhK
soat	gKiSjT
soat$	iU
sobal-	o\\
sobald	o\\
sober	iHj]r[sT
sobra	aHbKcGdIeIfJgEhJiEjSkFl[mGnIoIqIrIsItI
sobre	rS
sobre$	aJfFiWjKrXs[
sobri-	qPr[
sobrio	jIrU
sobrio$	iQjIrT
soc	iSjIkW
socia	aKbZcKiKmUnLpJ
social /	jQ
social care	aGiTjP
social media	aTiV
social work	iFj^
social$	aR
sociale	hW
sociales	hKiYjR
sociales$	hKiUjV
socials	aQ
socials$	aT
socie-	bYrS
societaires	bVjI
societaires$	iSjF
societe	bX
society	aLhRiIjQrU
socio	hWiKmVqV
socio$	hYiJm[qE
socio-	jRmR
socios	bRmS
socios$	bUgJ
socke-	aJjR
sockets	aIcSiU
socor-	bKcUjQ
socorrista	aQjW
socorrista$	cJjZ
soest	aJcUn[
soest$	aJbLcXiJnT
sofa	iVjV
sofa$	cSj\\
sofas	cIgKiAjc
sofor-	o[qQ
sofort	o[qQ
sofort$	oUqS
soft	bKiWjZoS
soft$	iYjW
softl-	aKcHjZqU
softw-	bUtS
software	aQbTtT
software for	bViI
software fur	bUfL
software$	bRiJjFtZ
soi	d[hSjP
soi$	dXhX
soign-	iJjXmWsT
soigne	bRjYsJ
soil	gHiTj[
soin	fJgLiYqQ
soins	iW
soins de	hSiS
soins$	iT
soir	fXhP
soir 0	fFhRsR
soir 00	hDiVpT
soir$	fZsR
soire-	aZcHfYiJpL
soirees	f]
soirees$	f[iI
soirs	f_iJnR
soirs et	aKfP
soirs$	f^iJnZ
soit	gQ
soixa-	aKbQ
soixante	bSfQ
soixante-dix	aLgQhQiK
soixante-six	qT
soja	bScLiX
soka	cFfHgDh^jEkVmKnKpGtK
sol	bRcJdHfWhHjZmToC
sol$	bTdHjZmQpI
sola	cViJpGrTsV
solai-	bFh\\
solaires	bHhRiS
solaires$	bIhV
solan-	fKqHrXs\\
solap-	fVoV
solape	fVoV
solar	aSbWgIhYmD
solar-	aPiQ
sold	fYgGj[qV
sold$	bRfKjHqX
solda-	iQjR
soldador	cQ
soldadores	aRiWjE
soldadura	iSjS
solde-	cRiRkX
soldering	cJiDkZ
sole	aPbLiGjTtV
solen-	bYpV
soles	bLg_
soles$	gWiQ
solic-	cQlUpRtP
solicitor	aRiKjW
solicitor$	aUjP
solicitor's	jGl_sK
solicitors	cKiVmR
solicitud	mHpZqKrK
solid	iKj\`
solid-	bYjQkP
solide	gFj]sU
solide$	jSsU
solidworks	aPjR
solidworks$	aRcLjQ
soll	bJrZsT
soll$	rPtT
solli-	c^iAtU
sollt-	jRsY
sollte	sZ
sollte man	kZsA
solltest	jT
solo	fTmRrQ
solo en	iQrS
solo$	cLeSfKiGjZmZpI
solte-	s[
soltera	sQ
soltera$	sQ
soltero	iQsZ
soltu-	j[
soltura	j[
soltura$	jW
solva-	aThY
solve-	b\\pKqW
solvency	i\\
solvi-	aLbRiR
somal-	cGhLjJk[
somali	cGhLjJk[
some	kU
some of	jRkJsU
some weeks	fWhEiKnUoJ
some$	bLdRfPhTjXlIpI
someb-	sR
somebody	jP
somebody's	sT
someo-	sS
someone	sT
someone to	a[iPsKtJ
someone who	iVjXkTsH
someone who's	iLjZlKqGsR
someone with	fL
someone$	jR
somet-	cU
something	cQjWrQ
something$	iFjXpTqGtQ
sometimes	bKcVfRhJlTnX
sometimes$	fVnT
somew-	eLjVlS
somewhere	eLjVlS
somewhere$	eKjXlU
somme	aKbHcVdKfKgKhJiPkGlImKnLqKrKsKtI
somme-	oV
sommelier	a\\mH
sommelier$	a_iJjPmG
sommer	fSqP
sommer 00	e[mJqJrS
sommer$	hRiQpLq[tV
sommerferien	eSiSjGoR
sommerferien$	eSiWjGoTpK
sommersemester	cFiXjFoXtB
sommes	aJbY
somos	bam]
somos tres	mV
somos una	aLkLr\\tL
somos$	aLbYiJmQ
son	mUqX
son dos	gR
son treinta	fUmK
son$	aRbHcFiGmTqVrKsK
sonda-	iR
sondas	iR
sonde-	bXcLfKjSmR
sonden	bGi^lJ
songs	b@hCicsH
sonido$	aU
sonn	fWgRhFpKsQ
sonne	aDfLgJq]s\\
sonne-	fJgKhZiQtK
sonneberg	cQ
sonnt-	f[gPiR
sonntag	fTgX
sonntag$	f\`gJ
sonntage	fRiTqK
sonntags	fRiS
sonntagsdienst	fSqL
sonntagszuschlag	dQhRiH
sonri-	jTsT
sonrisa	jTsT
sonrisa$	jVsS
sonst	fWjTpKrTsY
sont	jFmRqSsT
sont des	aIcFfZhCiSjHnHoItK
soon	aJeJjUmCo\\pHqV
soon as	eIjKo_pF
soone-	oUsS
sooner	oUsS
sooner$	iJoXqT
sophi-	cV
sophia	cV
sopor-	iQjW
soporte	bKj[
soporte vital	jR
soporte$	aViWjJ
soportes	iSpV
sor	iJjWpQtP
sorch-	cKmWpV
sorcha	cKmWpV
sorda-	bT
sordas	bT
sordas$	bW
soria	bW
soria$	bR
sorry	t]
sorry$	cVdUfQhLjP
sort	hJs^
sort of	lKsatQ
sort$	cVjU
sorte	gKhLiRqT
sorte-	gIhUiVqR
sorti-	pR
sortie	dHiWkIsU
sortieren	pY
sortieren$	iW
sorties	fWiR
sorties$	bFfZ
sorting	iVkI
sorting out	fKiRkK
sorting$	iWkJ
sortir	iVjGsJ
soste-	bJi_jIrR
sotan-	bRhP
sotano	bRhP
souch-	lJsY
souche	lJsY
soude-	aWbXjR
soudeur	aU
soudeurs	accIiG
soudu-	iVkR
soudure	iTkR
souff-	aUfWqS
souha-	iFlGqJsY
souhaite	aKjSkTlFpLqLtS
sound	qLrb
sound-	bHcEgJj\\kKnHqZ
soup	gIhbjK
soups	aKsT
soups$	bQfV
sour	bSeKgGi]kHmJ
sourc-	iX
source	iTjQtR
sourcing	iZ
sourd-	iW
sourdough	cLiV
sourdough$	cIiY
souri-	bTiHjUsV
sourire	jWsT
sourire$	cLjUsS
sous	mT
sous 0	eJfGgFhHiYj]mCpQqJ
sous chef	a^
sous contrat	b_
sous l'autorite	iQmS
sous$	a]gKhHjFmP
sous--	bTgQqS
sous-titrage	aQiU
sous-traitant	bYhK
sous-traitants	bIiXjI
south	c]iP
south-	cdhQ
southern	bVcBhXnK
southport	aQcS
southport$	aScP
souti-	aRhUiS
soutien	aRhUiS
sowei-	gX
soweit	gX
sowie	jW
sowie-	fRjPkR
sowieso	fRjPkR
sowieso$	iHjSkS
soy	bWhJiKrSsIt[
soz.p-	jY
soz.pad	jY
sozia-	aRe\\fLkL
sozialarbeiter	aYmL
sozialarbeiter$	aYmL
soziale	jSkG
soziale arbeit	jSkG
spa	b_hQ
spa 0	b^hL
spa$	c_
space	bLhQiWoCsS
spain	aTbHcWiGnVrH
spain$	aUcXjTrGtK
spald-	cYsQ
spalding	cYsQ
spalding$	cV
span	bThEjXmE
spani-	jSkU
spanisch	kY
spanish	jTkR
spanish or	jU
spanish$	aTjPkTrP
spann-	aGbZdEhLmLpIrVsT
spanners	jXlI
sparg-	aUbR
spark	bHgJhIjSlWrSsK
spark$	cIdLiLjXrQ
spark-	aSbW
sparkling	bYhKiL
sparks	aUbIiVtJ
sparky	aWbLjS
sparky$	aYrI
spat	fZ
spat$	fX
spatd-	gVhJ
spatdienst	gVhJ
spatdienst$	gW
spate-	hPo[
spater	gThVjFqQ
spater$	gIhFoUpTqY
spatestens	o_
spatestens 00	fZmP
spatz-	fTgIiU
spazi-	aIbEi]
spc	i\\jH
spe	bUiZjL
spe$	aQi[jK
speak	cLlVrPtT
speak english	bJcEdElXrKsY
speak-	kSsT
speaker	aKiKjHkTsUtX
speaker$	hKjHkYrGsVtG
speakers	jIkKsV
speakers$	jHkHlKpKrKsY
speaking	aDjSmKq[
speaking$	aJmLrJsU
speaks	jQkUlTmI
spec	aLjTkYlGtP
speci-	aPbQ
special	aXiT
specialise	bZeKhL
specialisee	bYcHlG
specialist	aQ
specialist$	a\\iF
specialite	aIbXgKiHjW
specific	bXeQiC
specified	eW
specified purpose	eW
specimens	gKiY
spedi-	bThRjQ
spediteure	gPi\\
spedition	aKb[hX
speditionskaufmann	iGjZtL
speec-	bJiTjQmLqKsK
speech	bJiTjQmLqKsK
speed	hKjclKsL
speed$	iGjZ
speic-	aJbThIiX
spekt-	iS
spell-	bIjTr]
spelling	iJjVr]
spelling$	iIr[
spend	gHi\\pK
spend-	bWcGeYjS
spenden	bQiUmE
speng-	aXbUiL
spengler	aZoJ
sperr-	iY
spese-	gWnR
spesen	gWnR
spesen$	gUiP
spezi-	aEbQc^iIqE
spf	aHbZhEiKjZtI
spieg-	aDbZcKfLgLi\\jAkKlImGrBsJ
spiel-	ePfQhPjHoW
spielen	jFkZ
spielt	lW
spielzeit	fAgDiBo_
spielzeiten	e[iK
spielzeiten$	e[iI
spill	fWgDiSpJqT
spill-	i\\
spin--	b_kG
spin-off	b[cIjK
spina-	bWhK
spinal	bWhK
spind-	bToR
spindle	jWoV
spine	jW
spinn-	bKcUiR
spiri-	aUbKcJiGjVmU
spiro-	iJjW
spirometry	iJjW
spita-	aIbIc]iFmH
spitz-	aHcPfQiAja
spl	aX
splic-	a[bIiQ
splicing	bJcJi]
splicing$	bJcJi[
split	f\\nSqS
split 0	fZgFiGqT
split shift	aQqJtV
split shifts	fY
split$	cRfPgRhW
split-	fW
splits	fW
splun-	jV
splunk	jV
splunk$	jV
spoka-	cXgL
spokane	cXgL
spoke-	jYsS
spoken	jYsS
spoken$	j\\
spons-	hViUjT
sponsor	iWjQqR
sponsor$	aJcKgJiDjWqS
sponsors	bHsW
sponsors$	sV
sponsorship	dFiYjWlLpJ
spool-	i[
spools	i[
sport	cLgIhSi\\
sport$	bKcIgEhIi]jQ
sport-	gFs_
sportif	aY
sportif$	aQsV
sports	aLhTmT
sporttest	gJjXpWsC
spot	aGbBib
spotl-	jT
spotless	jT
spotless$	jW
spots	iSjW
spott-	iU
spotting	iU
spous-	hWiUjC
spouse	hXjL
spouse$	h_iF
sprac-	iAk\`pQrT
sprache	aQiGpCra
sprache$	aUbJcKkW
sprachmittlung	aXgH
sprachnotiz	tV
spray	ib
spray$	i[
spray-	iPjT
sprayer	aTgJ
spraying	jV
sprea-	iRk[pK
spread	fQmR
spread over	fRmR
sprec-	fDiWpU
spreche	aLiGjPtW
sprechstunde	bIgIi[jI
spren-	bRcGi\\jKtH
sprin-	iR
spring	qS
spring boot	j\\
spring$	mPnToPqS
springs	bIc^jU
springs$	cYiK
sprinter	aEbHcEh[iDjVmGnVqL
sprinter$	aFbJcDh]mEnX
sprit-	aUbGcKiXjQkI
spritzguss	aYbHcJiIjVkI
spruc-	qUtT
spruce	tU
sps	jIk\\
sps$	iKjJk[
sq	gChKi]
sqf	cJgJj[pKrP
sqf$	cJgKj\\pKrP
sql	je
sql power	aKgJrQtS
sql$	jT
squad	m\`
squad de	mS
squad of	iLmZ
squad$	aYbDiQjGmGpS
squad-	bTiImS
squads	bTiImS
squads$	bTiImS
squar-	hXiQjE
square	iZ
square$	iT
squea-	iGjTkJrW
sr	m^pR
sr$	aVeCg\\iL
sra	aLb@cSm^pRtT
sre	aSmV
sre$	aZ
sres	m\`
sres$	bLfJhIiKm]pI
ss	jZrT
ssi	i]jE
ssiap	jYmT
ssiap 0	jYmT
ssr	aYbJcJdGjIkK
ssr$	a[bJcKdGeKfKgJhKiKjHkJlKnKoKpJqKrKsK
sst	cLjVmY
sst$	cKiKjRmZ
st	c]oP
st ives	aHcT
st of	fLhXiUjK
st$	cXiIoY
sta	jU
staat-	j^
staatl	aSjSlItH
staatlich	bLj[rQ
staatliche	jY
staatliche anerkennung	aKjR
staatsexamen	gShJjPlV
staatsexamen$	jUlR
stabi-	aQi\`
stabilite	i\\
stability	aTgKiSjJ
stabl-	aDbUjRpIqQrFsQ
stable	aEbVjSpHqRrFsT
stable$	aEbWcLhKsVtJ
stabs-	m_qJ
stabsstelle	m_qJ
stack-	gShX
stacking	iX
stacking$	iV
stadi-	aKbUcJf@gKhHi\\jLlEqB
stadt	aHbXcU
stadt mit	bV
stadt$	bXcCgSpT
stadt-	b_pZ
stadte	aHbHcShJnX
stadtwerke	bQ
staff	bTmS
staff 00	bP
staff house	hX
staff in	cKdTmS
staff meal	hT
staff nurse	aZ
staff$	a]bWeQmR
staff-	bIcTeQgHhRtQ
staffing	eUtU
staffing$	eUtU
stag	j[
stage	eWiRjU
stage 0	aIbIeGfEiVjXpS
stage$	eZiKjR
stage-	iSpYsQtR
stages	iWjKpZsS
stagi-	iWjSqY
stagiaire	iFj[q^
stagiaires	i^jF
stahl	j^sI
stahl$	cLiKjX
stahl-	aIbTcKeLjRqU
stain-	a]bFiG
staircases	bXiH
stairlifts	aUiQ
stairlifts$	aQcK
stairs	cSpRsS
stairs$	bBcWsV
stall	aTiS
stall-	aWbV
stamm	b_cCdCtE
stamm-	bhcFgE
stand	fHiPjaqR
stand$	iRjQqR
stand-in	aYbHcGeU
standard	iPjXsR
standard$	j^sP
standards	iX
standards$	i[
standby	fXgS
standby$	gThY
standesamt	aWiT
standheizung	aKbIfKh^iBjKnL
standing	jYsU
standing$	iAjSs\\
standort	bRcU
standorte	aVbXnK
standorte$	b\`cLiL
stands	bViVkR
stapl-	jTlU
stapler	aQcIfKjV
staplerschein	aPlX
staplerschein$	jXkL
star	b\`iHrX
star$	b_fKiGnIrRtK
starl-	hW
starlink	hW
starlink$	hWiF
starn-	cT
starnberg	cT
start	oa
start 0	fV
start :	kKoV
start and	g[
start at	fXoAqT
start monday	oUsS
start$	fSgQlT
start-	bPoU
start-up	bZgVhEiI
started	bUjUqL
starters	i\`kJmJ
starting	bSfJiDo[tU
starting$	b[cKfKiEjKoFtS
starts	fToU
starts$	f[iQoJ
startup	bTrR
startup$	bTrR
stat	f^gHhD
state	bYdPjUmQrX
state-	pT
statement	iQjJpYrS
statement$	bKkIpUrT
statements	iX
statements$	iQsR
stati-	hViY
station	aRbPcT
station$	aUbVcYhSiGjFtK
stationnement	cLeJh\`i?
stations	b\`
stations$	bbiB
statistik	iZ
statistiques	iR
stats	jWlU
statt	aGh\\iJpRrX
statu-	aKeatK
status	bKeShWpS
status$	hZiG
statut	eW
statutaire	aIe\\gWjFtE
statutory	aKbTeQiK
staud-	aTbT
staudengartner	aV
stay	iK
stay in	fJhFn]qR
stay$	dLfLhUiLpSqKrX
stays	hYqP
stays$	iVjHqIsZ
stb	aTiWmK
stcw	j[
stcw$	jY
std	fT
std$	fTgW
stead-	eTfRjW
steady	eTfRjW
steady$	jX
steam	bTfKiUmR
steam-	gHhYiS
steaming	i[
steck-	bIgDiQj[
steel	aIcKiSj]qQ
steel-	bRc^jG
stefa-	aKmPtV
stefan	aKmPtV
stefan$	aKmQtV
steff-	qW
steffi	qW
stege	iR
stehe-	iTjKqR
stehen	iTjKqR
stehen$	oRqS
steht	hUqPtR
steht$	bCcYiUkLrK
steig-	kWqU
steigt	kWqU
steil-	bRcLjQ
steildach	bQcKiS
steillage	bU
stein-	aTbXcKiLjTpU
steinway	jW
steinway$	hSjQ
stell-	qQtT
stelle	fRtT
stelle ist	aIbQcGeQqR
stelle$	aJcIeKf\\qS
stellen	a_tK
stellen$	aZ
stellungnahmen	iZ
stellv	aSjPpS
stellv$	aTjQpQ
stellwerk	bPcU
stenc-	iZjJkU
stencil	iZjJkU
stend-	bQcT
stendal	bQcT
stendal$	bW
steno	aLbIcFdLeLfLgKhFiKj\\kElZmInLoLpFqKrLsJtD
step	bGg_iTqT
steph	q[
steps	bKcZgViFjQ
sterb-	bX
steri-	aQjT
sterile	aYcF
sterilisation	iV
sterilisation$	i^
stern	b\\
stern$	bZ
stern-	bViSjJkSrT
sternchen	iLjJkXrZ
sternchen$	cJiKjIkYpKrS
sterne	bV
sterne$	bV
steue-	qP
steuerberater	eWiPjHqUrHtK
steuererklarungen	i]
steuerfachangestellte	aX
steuerfrei	gSnY
steuerfrei$	gThJnZ
steuern	iZ
steuern$	i[
steve	aPmQqStS
steve-	aYbFc]dHiBjH
stewa-	iPmV
steward	kTmX
stewards	aWmQ
stewards$	a\\i>mT
steyr	aFbPc\\
steyr$	aFc[gH
stfw	a[bJcKeCfBgJh^iDjKkClDmKoLrIsKtG
sti	bUgbiLjG
stich-	iJoEp_rXsI
stick	kXmKpLtS
stick-	iX
sticks	iT
sticks$	iU
stief-	aIbEcHdJeIfFgChaiFjIkJlDmJnJpKsKtJ
stift-	bYcGeTiH
stiftung	bViHqHrY
still	bXgHjUqb
still-	bSgTiUoDqYrL
stimm-	gHjUqUtQ
stimmen	iSjR
stimmt	gKlRqTtT
stimmt$	aLhLlWqStF
stipe-	gQhR
stipend	gQhR
stipend$	aUgJhWoIsI
stirl-	bQc[dGfL
stirling	bQc[dGfL
stm	j\\
stm 00	jY
stock	hPi]
stock$	bQhSiZjK
stock-	hToV
stockport	cV
stockport$	cV
stocks	iW
stocks$	iVsQ
stockton	cTjSlQoJ
stockton$	cT
stoff-	bGi\`
stoke	c_
stoke$	cT
stoma-	j[
stomach	j[
stone	cJiPjXsU
stone-	pW
stop	t\\
stop$	aIbKeFjFpCte
stop--	iUjKoKqKrV
stopp	bXpLsJt]
stopp-	aKfKm\\pJqJtU
stops	hKicjK
stora-	bS
storage	bS
store	bQcQhQiRjJ
store$	aFb\\iS
store-	iVmQ
stores	aJbQiQmY
stores$	aHbQgKmY
stori-	iZrS
stories	iZrS
stories$	iZ
storm	bTfQoU
storu-	fPiX
storung	fV
storungen	iQtJ
story	iVq[rS
story$	hLiXjLpKqZ
story-	hKiTkV
stp	rSsRtU
stp$	rRsWtZ
str	bHcZiR
strad-	iTrVtL
straf-	fJhGj^qJrU
strafregisterauszug	hKjX
strah-	aViIjRkX
strahlenschutz	jFk\\
strai-	f]hIsS
straight	fWhGsQ
straight$	fUiRsI
stran-	cYhZiJjK
strand	aTbGcYhJ
strand$	aRbHcYiH
strandhotel	aKb[hH
stras-	cUnQ
strasbourg	bFcVnRrS
strasbourg$	aQcP
strat-	bUiU
strategic	aVbJiR
strategies	iU
strategies$	iW
strategy	hLi[
stratification	b@i^
strau-	cT
straubing	cYiG
straubing$	cU
straw	a_bJiJ
straw-	aSbZhHiJ
straß-	aQcQgQhS
straße	cQdV
straße$	cRdViJ
straßenbau	bVgJiJjQnP
straßenbau$	aWbDjR
straßenwarter	aZbLcJfRgKqL
strea-	aScKlXtS
stream	aCiGjKl[mHtV
streaming	aXbTcJiK
strec-	cHjXlYsR
stree-	aPcP
street	cXpP
street$	hRpVrT
streets	iW
strei-	i]jHqWrS
streichen	gJiFrb
streichen$	aJgEiKqTrU
streit	qTsT
streit$	iQsX
streitet	iTjGmIqZ
stren-	iTpGqW
stres-	jaqQsR
stress	qVsU
stress$	iLjDkVpIqPsX
stret-	cRjTqW
stretch	cRjTqW
stretch to	gJjLqX
stretch$	bEc\\iH
stric-	fVgQ
strich	aKbLcKdJeFfGgUhKjFkKlJmFoJpIqJtH
strictly	fYpQrR
strik-	gIiRqTtU
strike	cLgEhJiRtW
strikes	iW
strin-	gLkRnQ
string	gLiQkPnR
string$	iSnV
strip	aQcJhZ
strip-	iW
stripping	cLjU
strok-	bS
stroke	bS
strom-	aIcWiUjR
stron-	bQjSsU
strong	bQjSsU
strong$	bVsQ
struc-	aVgJpHt[
structural	iT
structural engineer	iRmKqR
structure	a[iJkVpT
structures	aVbPgGmR
structures$	aZbRmKtJ
struk-	bJhFi^jR
strukturiert	bKiQjW
sts	b]jJ
stuck	aZ
stuck$	a^bQfLjT
stuck-	bX
stuckgut	iW
stude-	bRkXsU
student	jLkUtV
student$	kRmW
students	bVcGgGkW
students$	bZgFhTkK
studi-	hTmT
studies	iY
studies$	i_
studio	bQcQhU
studio$	aJbRcGdSh\`jL
studium	jXlX
studium$	j]lJ
study	hZpT
stufe	aTfSg[
stufe 0	gY
stuff	fUiWjT
stuff$	bPfWiSjYlI
stuhl-	bPhQi[pK
stuhlassistenz	i\\pJ
stuhle	bShSiTmH
stuhle$	bRhSmH
stund-	fU
stunde	gU
stunde$	gS
stunden	fX
stunden gleitzeit	fSgKhFiW
stunden im	iYoI
stunden$	eQf[
stunden-kurs	bCiLjb
stunden-woche	f[gF
stunden-woche$	f[gIhI
stundenlohn	gW
stundenlohn$	gV
sturm-	f\\iK
sturmschaden	f\\iK
stutt-	aGbLcceL
stuttgart	bLiQnT
stuttgart$	bIiWnQ
style	aKiQrk
style$	r[tS
styli-	iPjR
styling	bKiUjU
styling$	bFiUjW
stylist	bYgK
stylist$	aYbF
su	q[
su cargo	aLfJiUmV
sub	bReSgT
sub-c-	aBb@cEe\`gEhIiTjFmH
subbi-	eY
subbie	eY
subbie$	e[iIjL
subco-	aHb^eS
subcontract	bPeWiU
subcontract$	bHe\`iA
subcontratas	o\\
sube	eFiIjCk\\oYpI
subid-	iRo[
subida	iRo[
subim-	bVtQ
subimos	bVtQ
subir	hQiHkU
subj	bHt^
subje-	hKmKpRqQrR
subject	hKiRmKpRqQrR
subject$	eFhHiUmFpSqYrKtK
submi-	iW
submission	cKfSiQ
subro-	cUeY
subrogada	bTcWiK
subs	eTgGh]iLjSmLpJ
subs$	bTeWgHhXjEpH
subsa-	iUsU
subsi-	hViQ
subsidiado	hU
subsidised	hW
subsidised$	hXiHjL
subsidy	hViLjV
subsidy$	dJhRsU
subst-	bKcLe^gKhGi[jEkJlR
substation	iT
substitute	eShJiJjIlXoR
subte-	bKeLgRiFjZ
subterranea	sR
subterranea$	aP
subti-	iIkZ
subtitler	aY
subve-	hX
subvenciones	aU
subventionne	bUhR
subventions	bIcIi\`
succe-	hTqU
succession	mIoWqW
succu-	b_jFmJtL
succursale	aUbPmKtK
suche	aRbHcJqHt]
suche-	aStW
suchen	aStW
suchen wir	bJrJtZ
suchen$	bGcIjLtZ
sucht	ta
sucht$	cLt^
suckl-	bX
sucklers	bX
sucklers$	bW
sucur-	bScU
sucursal	cZ
sucursales	bZ
sucursales$	bU
sud	cYoX
sud$	c^jRoV
sudbu-	cR
sudbury	cR
sudti-	bJiRnXsT
sudtirol	bJiRnXsT
sue	gajJkG
sueld-	gRlQ
sueldo	lSrTtQ
sueldo$	fKiIl\\sG
sueldos	gYhLqK
sueldos$	gU
suelo	i\\
suelt-	bSiLqV
suene	jHpLqHrdsG
suffi-	lX
suffit	jLlY
suffit$	jLlY
sufic-	j^
suficiente	j^
sugar	hXiJ
suhl	cY
suhl$	cW
suis	cEiRpLqd
suiss-	hIjUs_
suisse	jHqQs]
suit	h\\jVkGs[
suit$	bJgKhaiFjKkJ
suite	iToStU
suite$	iWoW
suite-	bTiU
suites	bTiU
suites$	bV
suits	eVhXoT
suits$	eXh[oR
suiva-	eJg_
suivant	eJgSiR
suivi	i]jFlP
suivi de	iS
suivi des	iV
suivi-	iX
suivis	iX
suivis$	iPjL
suivr-	i]
suivre	iX
suiza	bV
suizo	aWbUiJtJ
suizo$	aXbUiDtJ
sujet-	cJiUjS
sujets	cJiWoJ
suma	jIkd
suma puntos	kTlU
suma$	k\`
sumar-	aIiTkZqX
sumaria	k]
summa-	iRpP
summary	iRpQ
summary$	jTmLpT
summe-	fQhPrI
summer	hQoQrG
summer$	bTeTpH
summers	cXfUiEjInV
sun	f[
sun$	aIfXgTiK
sun-t-	f\\hK
sun-thu	fS
sun-thu 0	fR
sun-thurs	f[gIhK
sun-thurs$	fU
sunda-	fShQ
sunday	fV
sunday 0	fT
sunday 00	bLfCiZpStV
sunday to	fRqQtK
sunday$	bVdLfZiDoW
sundays	gThUqQ
sundays 0	fJgZ
sundays off	f@gLhc
sundays$	fSgZlJ
sunde-	aKcUkKsQ
sunderland	aKcUkKsQ
sunderland$	cU
sup	aVgYiJmU
sup$	a^fJg[iH
super	hXjIkUmR
super$	gRjHk]
super-	mX
superintendencia	hHiEj_pT
superintendent	aQbDpXqIrQ
superintendent$	aQbHlLmEpZ
superintendente	mY
superior	bScTjQ
superior de	bLcViFlVmK
superior$	aGcUiJjY
supervisar	iZ
supervise	iUmP
supervised	jV
supervises	iIm[
superviseur	m[
supervising	aHgJlUmW
supervision	h^iZ
supervision paid	hU
supervision$	hXiUmQ
supervisor	aSjQmR
supervisor$	a\\
supervisora	pX
supervisoras	bKmU
supervisors	aSfHhXpW
supervisors$	iJpXqJ
suple-	e^iWsF
suplencia	bHe\`
suplencia$	bGe\`iKjL
suppleance	a^eJfEiGjXlJ
supplement	gaiJ
supplement$	gY
supplemental	iIp_
supplied	hTiKlVmR
supplied$	hQl[mE
supplier	i\\
suppliers	iX
supply	bRjQ
supply chain	aZmKtK
supply$	aDb[
suppo-	mP
support	aSiT
support worker	bS
support$	hTiQ
supported	bLjTmZ
supporter	eJiKjWmV
supporting	aLbHcHiRmUnLqGsItH
supv	aSmZtJ
supv$	aSlQmWsLtJ
sur 0	fQhIlUnQpQ
sur 00	dIfDgYhWjGpS
sur cinq	f_
sur deux	dSfVi\\jL
sur la	bHhSiTnTqPrQ
sur le	qLrW
sur les	hTjPrT
sur mesure	hYiQ
sur place	dZhPiI
sur quatre	eHfQhJmKnY
sur site	d_fJhQiX
sur six	bKf\`
sur treize	gRjQ
sur trois	f\\
sur un	eWpU
sur$	bJcSjTsR
surco	aJbZcRiKjK
sure	e_fLgGhKpV
sure$	eEhLiVp[
surf	bKh^jU
surfa-	b?cLg_iRsP
surfaceuse	i\\
surge-	bUiR
surgeries	bWfKiSsW
surgeries$	b]iC
surgery$	aWiR
surpr-	jSkS
surprise	jSkS
surre-	bQcR
surrey	bQcR
surse-	nT
sursee	nT
surti-	aXiT
surto-	qSrQ
surtout	qSrQ
surtout pas	qSrR
surveillance	i[
surveillance$	iZ
surveillant	jU
survey	qS
survey$	iYsL
surveyor	aSmP
surveyor$	aYbKgH
surveyors	bVmU
surveyors$	bXhHiVmD
surveys	bGfKi_
surveys$	iT
survi-	hTqV
survival	gRhUiLjQ
survival$	hIj]pI
sus	gTiIm]
suspe-	iVqUrI
suspension	iVqUrI
suspension$	bJcKiY
susse-	cY
sussex	cY
sussex$	cY
susta-	iQ
sustainability	iQ
susti-	aPeXtQ
sustitucion	aTeZtD
sustitucion hasta	eU
suthe-	cU
sutherland	cU
sutto-	cR
sutton	cR
sutton$	cQ
sv	aBbacKjHtD
svcs	aPbVcJ
sven	aLbReKmXpJq\\
svp	jKrYs\\
svp$	aSmLpKr\\
swabs	i]
swabs$	iX
swahi-	jRkW
swahili	jRkW
swahili$	cJjW
swans-	cPdInW
swansea	cPdInW
swansea$	cS
swap	aWf\\pK
swaps	i]
swaps$	i]
swear	i[rW
swear-	iS
swearing	iS
swedi-	bRjQkQlT
swedish	bRjQkQlT
swedish$	bVcKkQlVpIrK
sweep	aZiW
sweep$	a]bHcJ
sweep-	iZ
sweeps	fKiW
sweeps$	iR
sweet	aKjHk\\sR
swift	aEcYjWtL
swile	aLcGdEeKfJgAhjjDkIlImKnKoLpEqLrKtH
swim	aSfLhWjYpR
swim 00	iKj\`
swim 000	bLj[rP
swim test	lUpU
swimm-	hKiSjTkRsH
swimmers	iUkXlHsK
swimming	aSiR
swims	hQiEj^
swims$	hQiEj^
swind-	cS
swindon	cS
swindon$	cW
swing	fZkRoQpH
swiss	iPrRsU
swiss$	iDrUsX
swiss-	hTiJj[k@
switc-	iTjX
switch	iX
switching	jX
sworn	aEj^sZ
sydne-	cWqQ
sydney	cWqQ
sylva-	bFmUpUrH
sylvain	bFmUpUrH
sylvi-	mTqQ
sylvie	mTqQ
symfo-	aQjT
symfony	aQjT
symfony$	aScLjQ
sympa	jDkYmUpT
sympa$	jDkYmW
sympa-	jYlI
sympathy	jYlI
sync	iEj_
sync$	iEj_
syndi-	aRbZjKs^
syndic	aYbJiKpUsL
syndicat	bSjJqXsS
synth-	iSpS
synthese	iSjHpU
syrin-	aLbVgJmK
syringe	aLbVgJmK
sysad-	aRbQ
sysadmin	aRbQ
sysme-	jVkT
sysmex	jVkT
sysmex$	iJjPkT
syste-	bWkP
system	bXfQgQ
system 0	aBbVfYjF
system$	fQgXiQkS
systemadmin	aVqF
systemes	aUbQiHjU
systems	iQkV
systems$	eHiIjVkT
systm-	jPkPtK
systmone	jPkPtK
sz	bLcZgWmK
t	bQiR
t /	b\`dVfKgHiIjK
t 0	bKcbgUhT
t 00	aKeFf[iVjQ
t urlaub	bIhY
t ¤	b@gSiV
t$	bXgJiUj\\
t-zug	fGh\\
t-zug$	dIfHh[iKjI
ta	aVpP
ta 0	aRgTiSkI
ta$	aUiEjPtR
tab	bJcVi^j@k?
tabac-	iY
tabaco	iX
tabaco$	iV
tabel-	gTtS
tabelle	gTtS
tabla	bLfKgV
tabla-	aPgWmV
tablas	gZjP
table	bRdZiSlKpT
table$	iXpS
table-	hQiZ
tableau	cKiSjV
tableau$	cJjT
tableaux	iVjV
tableros	bLgIiYsJ
tables	bWiSpJ
tables$	bZhHiQpF
tablet	fHhZ
tablet$	fFhTiY
tablette	hW
tablette$	hWiRjK
tac	cKiYjU
tache-	bJcKe[jKtU
tacho-	bLfKi[kJ
tacog-	hLiS
tacografo	hLiS
tacografo$	iTkK
tact	j\\
tact$	iVjV
tacti-	jIkZ
tactile	jIkZ
tactile$	iKjJkZ
tafel-	iZ
tag 0	eX
tag eins	gUhQ
tag homeoffice	pQ
tag$	fUgRiR
tagal-	kS
tagalog	kS
tage	dSfUhV
tage (	fVhT
tage +	fHhV
tage a	f]
tage daheim	d[fHrP
tage die	fUnZ
tage frei	fU
tage homeoffice	bKdQhJiQ
tage im	mGn_
tage pro	eYfFhEnT
tage vor	pX
tage$	f_h_
tage--	f]hP
tage-wo	fVjKqP
tage-wo$	fW
tage-woche	hS
tage-woche$	fZ
tagen	dSmRnQ
tagen$	dWfS
tages-	cJgXiZnS
tagesbericht	iW
tagesklinik	bIiZ
tagli-	gRhUiVnP
taglich	gShWnQ
taglich$	gUhV
tags	fVgFid
tags$	fXi\\
tagsc-	fX
tagschicht	fX
tagschicht$	aRfX
tagsu-	f[gG
tagsuber	f[gG
tagsuber$	fZ
tahon-	bYcLiUtD
tahona	bYcLiUtD
taill-	iVsW
taille	aHiWsU
taille$	iY
tailor$	aV
take	iSpS
take on	bTiXjC
take the	i]jLoIsS
take$	bGgSiQsYtR
take--	hSjFkSpZ
take-home	hSpZ
takes	bWfLiSjIpX
takin-	iRtU
taking	iUkKtV
tal	cXfIg[hHmKrKtQ
talav-	c\\iIjH
talavera	c\\iIjH
talca	bHc]
talca$	bGc]
talen-	pTtT
talent	iLjU
talent$	iGjW
talento	pRtQ
talents	aQ
talk	iWjTpXtS
talk to	i\\jQsK
talk$	jZkWtU
talki-	tT
talking	tT
talking to	iX
talks	i\\jJl\\pV
talks$	i\`lHmHpY
tall	s\`
tall$	aKsY
talla	cIiZs[
talla 00	bYiHsZ
talla-	aRcWhL
talle-	bS
taller	bV
taller de	aDbRiSmX
taller$	aWcKjUpR
talleres	aJbIc[iRtL
talli-	cRiU
tallinn	cS
tallinn$	bTcP
tallo-	bR
tally	bAcLfKg_iUjKkK
tally$	cJiYmS
tamar-	bXcImU
tambe-	aVcP
tambero	aVcP
tambi-	kSlQ
tambien	kSlQ
tambien$	eJhRiFk^lJoG
tambo	bYcYiBjFrX
tambo-	aKbFc\\hKiK
tamil	bFiRjX
tampi-	aHbEcXhTiGnR
tampico	cGhXnS
tampico$	cFhWiKnT
tampo-	aHiVkGsX
tamwo-	qR
tamworth	qR
tamworth$	cS
tanat-	b\\
tanatoestetica	bJcJi_
tanatoestetica$	cIi\\
tanatopractor	aWbIiP
tande-	bJiLjRmZ
tandem	bJiLjRmZ
tandi-	bQcQ
tandil	bQcQ
tandil$	bQcQ
tango	aXcKhKj]mEsK
tangu-	bKmTr\\
tank	iSjY
tank$	bQcKiKjZ
tanke-	aSbSjHlW
tankers	bVjJlU
tankers$	bQiElX
tankk-	gHhU
tankkarte	gHhU
tankkarte$	hV
tanks	b\\cFgJiU
tanks$	bWgGiV
tanks-	a\`
tankstelle	a]bLeKfIhI
tanqu-	i[
tap	j\\qL
tap$	j[qJ
tape	i^jHpW
tape$	hEiXlQpY
tapes	i_
tapes$	i]
tapic-	aTbV
tapicero	a\\bI
tappi-	iQoW
tapping	iQoW
taps	bYfAgIiX
taps$	b[gG
taqui-	gRhT
taquilla	gRhT
taquilla$	gRhT
tarbe-	cUqR
tarbes	cUqR
tarbes$	cV
tard	nTpQtQ
tard$	nVoKtT
tarde	f\`
tarde 00	fY
tarde$	fZiQ
tarde-	fV
tardes	fV
tardes$	fYpStJ
tardi-	fV
targe-	iW
target	iUqR
target 00	fHgChHiWqX
target$	gX
targets	iQlS
tarif	g^hUjV
tarif$	gZ
tarif-	gRiUjUmGpV
tarifa	gTiLpQrV
tarifas	iUpR
tarifas$	iSpR
tariff	g^hH
tarje-	hUjPrS
tarjeta	hUjSrT
tarjeta de	hSjU
tarjeta profesional	jT
tarjeta$	hCjRpJr[
tarp	gQ
tarra-	aVjV
tarragona	aX
tarta-	hZiYjGpE
tartr-	iW
tartrectomias	iW
tas	aKbDccdHfKgKhHiGjJkJmKpKtL
tasad-	aRrQ
tasador	aRrQ
task	aGiTpU
task and	aIfYiJ
tasks	iZ
tasks :	iX
taste	aKbWiLjYsR
taste$	aIbXjP
taste-	bIiY
taster	bIiY
tasti-	aPiWpT
tasting	aRiSpV
tate	iEjHk]
tatig-	aVgSjR
tatigkeitsgruppe	bKgVhLjQ
tatto-	sY
tattoos	sY
tatua-	aKsY
tatuajes	sY
taube-	bLcGi\`jK
tauch-	fLgLhHjGm_
taugh-	kTl]
taught	kTl]
taught$	hLl_
taugl-	jYpS
tauglich	jT
tauglich$	jR
tauglichkeit	jLpW
taunt-	jH
taunton	jH
taunton$	cW
taura-	bLcZsQ
tauranga	bLcZsQ
tausc-	iY
tauschen	iX
tauschen$	iV
taux	fHgahSiJ
tax	bIeGgWhRiUjTmJ
tax$	gPiJj[m@pI
taxes	iTjW
taxi	fLhWiQjLlX
taxis	bWiXpL
taxis$	bXiSjKnL
tbh	dVfGjIqVsc
tbh$	bKcIdXjIsW
tbm	aZkH
tcd	b\`gC
tcheq-	cKfJgJjGkYn[
tctc	g^hGjD
td	iHj^mV
tdm	iZjL
tds	iKjZmKpU
tds$	iIjZmKpU
te	cQtT
te cuento	kSpKtT
te lo	qP
te$	aGgWtP
tea	hViX
tea$	aTbLcKhQiZjJmLpU
teach	lb
teach you	lUoT
teach$	gJjWkUlX
teacher	aSmW
teacher$	a[mP
teachers	bRkV
teachers$	aQbViBkT
teaching	iPkRlV
teaching assistant	aUeLlKmRpT
teaching$	iEjVkY
teakd-	iWsR
team	mV
team :	mW
team leader	fImQtR
team of	me
team sind	jPmY
team$	aVcTtV
teams	dWiRpYtT
teams$	d\\pY
tears	iUjX
tears$	aLi]rL
teas	i]
teatr-	b_
tec	kTm[sR
tech	a]mZ
tech (	aRcQoP
tech lead	mU
tech$	a^kSm_
techa-	bXhT
techado	hY
techado$	hY
techn-	aQmY
technical	aQiK
technician	aVmQ
technician$	aWmT
technicians	aUbUlUmP
technicians$	bXlVmS
technicien	aVmR
technicien de	bQ
technicienne	aTmVtJ
techniciens	mX
techniciens$	m[
techniker	aLjVrP
techniker oder	lU
techniker$	aEjWmW
technique	eIgUmS
technique$	cIeCgWmUpT
techniques	j]
techniques$	iS
technische	aWbJjS
technischen	mQ
techo	bJgShHqY
techs	a_bQm]
techs$	bXiQm[
tecni-	mT
tecnica	cPjPmT
tecnica$	aGcVjKmV
tecnicas	m\\
tecnicas$	iQmT
tecnico	jR
tecnico /	aS
tecnico de	a]
tecnico en	mS
tecnico o	jQ
tecnico superior	aHiKjY
tecnico$	aKiHjRkXlPmG
tecnicos	aSbWhFmSnR
tecnicos$	aJbYhEiImQnUpJ
tecno-	jX
tecnologo	jUkT
tecnologo en	jW
tee	iVjPqV
teena-	bIi\\
teeth	jGqQsZ
teich-	bUiP
teiche	bUiP
teilb-	aIfU
teilbar	aIfU
teilbar$	fV
teild-	fZiHlKrKsK
teildienst	fZiHlKrKsK
teile-	eSfPgRiKoK
teilen	eSfPgRiKoK
teiln-	bLi^
teils	fRiU
teilz-	eTfTgP
teilzeit	eSfRgU
teilzeit$	aTeZgS
teilzeitgeeignet	eTfVgJ
teilzeitgeeignet$	eTfVgJ
tekap-	cV
tekapo	cV
tekapo$	cV
tekla	aWjVtI
tel	bQjZp^
tel$	cJiCj^pR
tele	cTd^gWjK
tele$	aLbGcHeIfFg^hKiV
telea-	ddgGhK
telearbeit	ddgGhK
telec-	a[bP
teleconseillers	aViL
telef-	fSiT
telefon	jS
telefon$	iUjT
telefonat	oIpXrJtT
telefonica	aSfRpU
telefonico	aYcKfGiIjZkH
telefono	fShQiQ
telefono de	fAhRiWpW
telefono$	iRqSrX
teleg-	eJiTpUrR
teleh-	aGbDcFd^hGiFj_kGtL
telem-	aHbTcIgJhaiRjBmGpK
telemedicina	bYhAiU
telep-	iPpW
telephone	hQpT
telephone pro	h]pD
telephone$	hQiYjS
telephonique	i^
teler-	bYcG
teles-	aXiBjBl]mL
telet-	cHdgfDrQ
teletrabajo	d[
teletravail	cEdafG
teletravail$	dQrQ
telew-	aIdhiD
telework	d^fKiGjJ
teleworking	aHdbhKiG
telford$	cP
tell	jUqY
tell them	pRqJrW
tell us	cUfZiHjHmJpUqG
telle-	aVcPhKjR
teller	aVcPhKjR
teller$	a\\iKsI
telli-	iTpTqJ
telling	iTpTqJ
telmo	aFbTcThB
telmo$	aKbTcQdJhC
telug-	iQjT
telugu	iQjT
telugu$	iRjS
temoi-	iQjFoZqD
temp	bLcLe[jY
temp 00	eVsQ
temp to	eToQ
temp$	aSeT
tempe-	iZj\\
temperage	jY
temperaments	cIiUjKnJ
temperieren	jV
temperieren$	jV
templ-	aKcQjU
template	aIcWqJr[tT
templates	bIiU
templates$	bIiU
temple	b[cKpKsQ
templo	iW
templo$	iV
tempo	eViUoJ
tempo-	e\\
temporada	oSpK
temporada de	eGiKjZkEoU
temporada$	gQhSoTpF
temporaire	aXeThJlJoI
temporal	eXiS
temporary	eUiS
temps	eUfQ
temps de	hUjBnW
temps partiel	aReUfR
temps plein	bWeUgL
temps$	fPhY
temps-	gR
temps-la	gR
temuc-	cP
temuco	cP
temuco$	aP
ten	gT
ten an	gQ
ten days	iLp^tW
ten percent	gGh^
ten till	eJfW
ten years	bVgTjQ
ten$	gThGiVj?lRmVoHpZ
tenan-	iSqQ
tenancy	iZ
tenant	iZqW
tenants	aLbZiJ
tenants$	aGb]iH
tende-	iZjJ
tender	iUjCmS
tenders	i\\pK
tendi-	aKi[
tendido	aKi[
tendr-	kSmWqI
tendria	iQmYqJ
tenem-	bQqRsS
tenemos	bQqRsS
tener	jZlJ
tener-	cUqT
tenerife	cUqQ
tenga	jUsX
tenir	aQi^jQ
tens	aPfchJiEmR
tens$	bAcKfcgIhGjJmQ
tensi-	iSjSkRqP
tension	jWkTqS
tension$	iJjSkW
tenso-	jT
tensorrt	jT
tensorrt$	jT
tent	hWiS
tents	bWfKgJhW
tents$	bTcLfJhTiQ
tenu	hFiKj[qU
tenue	hbiS
tenue du	hKi\\
tenue-	cLh]iFnK
tenues	cLh]iFnK
terap-	aZh\\jI
terapeuta	aTmS
terce-	jTm[rQ
tercer	bQfSjZ
tercera	bXjIpEqSrV
tercera generacion	bXfL
terci-	bRjZpK
term	eXfTjIoR
term time	f]
term$	bJeWfShQiTjL
term--	aIebfTjLlKqEtB
term-time	eTfU
term-time$	eRfU
terma-	aIiSsR
termina	f]
terminada	j[lK
terminada$	iJjZlF
terminado	gZiJmJ
terminal	bZcRhS
terminal$	aJbVcEhYiPjT
terminals	iY
terminations	iSjWsK
termine	fSnSrT
termine$	bKfZ
termino	eWgThK
termino fijo	eU
termino indefinido	ePhR
terminplanung	iW
terminplanung$	iV
termo-	bGcVi\\jK
terms	eWiQjIrZ
terra-	iR
terrace	i^
terraform	jSkX
terraform$	jSkX
terrain	aUdQhHiJjQmEnXoI
terrain$	a\\bTiImB
terrasse	hRkGsa
terrassen	i]jJ
terraza	aUcQiT
terre	f[
terre$	f[
terre-	dRmI
terreno	dUmG
terreno$	bId[iKnQpU
terri-	bUjDk[
territorial	bW
territory	bVcWhKjDkK
terti-	jJk[pJ
tertiaire	jJk[pJ
tertiaire$	jKk[pJ
terue-	cRsQ
teruel	cRsQ
teruel$	cS
tes	gXhGjGpZ
tesa	bKe_iIjJ
tesis	i_
tesor-	iRqV
tesoreria	iRqV
test	jPpb
test 00	hHlQp^
test de	pW
test$	gTj^pW
testa-	a[jGpV
teste-	aTjRtJ
tester	aWcKiPqRtG
tester$	aTjZtG
testi-	iXjWlJ
testing	jY
testing$	h@ib
tests	idpX
tests$	iajS
tetan-	hKiGjbpI
tetes	bYgGmR
tetes$	b\\gE
teu	bQiS
teu$	bQiU
teur	fJg\\jJnP
teur$	fKg]
tewke-	cV
tewkesbury	cV
texas	bViQlKqKrR
text	pUr_tQ
text "	jRmCp[
text$	jIqUr[tS
texte	iQqHr\`sK
texti-	b]iGlT
textil	aPbS
textil$	aUbQcJ
textile	bTgGjElZ
texto	re
textu-	bKiUjR
textures	jS
tez	bEgIjHkIpJs\\
tf	aVpS
tfa	bWjQ
tfa$	aVbXiJ
tg	gYhPiWjH
tgv	bUeCh_iIjK
tgv$	bWhXiEjJnK
th	oQpS
th and	aSbKgL
th ed	aHbIcJgKj\\lK
th edition	gDj[
th month	gahH
th$	fPoSpW
thack-	pZqK
than	jP
than 0	jQpYsR
than 00	hTqRrW
thana-	a\\kWmK
thand-	aLcJjGm]
thane-	cZiJ
thanet	cZiJ
thank-	hEi?jKo\`rStS
thanks	rUtV
thanks for	tQ
thanks$	aHiJoKpTr^t>
that	qP
that in	jYlSrKtS
that isn't	jYkW
that stays	hIjFq\\rLsW
that way	hIiKse
that would	iTpK
that$	oQsQtT
that's it	hViKjSqDtY
that's the	bIcUhQlIoWqTrDsJtF
that's why	bWiGqX
that's$	oP
thats	bIcGgKlUpDtZ
thaws	oV
thaws$	iKoX
the 0	eQhDoQqZ
the 00	bRiJoUpUqS
the a	cZfIhEiW
the ad	q]rY
the advert	tX
the agency	jVtR
the app	hHi\\
the audit	eEm\`
the back	bJhWiGrXsP
the band	gHhHpWq[
the bank	jTqW
the bar	bKcXtV
the bench	bZdLjQmJ
the better	kZ
the board	gIjSlRtR
the books	aKiQqPsS
the budget	bHgQhGiQqV
the car	cIhHpEqYsTtS
the cathedral	cUjIsT
the chair	mVoJpQ
the chapter	iHpUrT
the chief	qW
the class	jLl\\m[
the client	dGeJfFnXpL
the clients	iGkWs\`
the co-op	bX
the cold	aXbHiSrH
the committee	f[gJhKqT
the community	iQsW
the company	bTiIrQ
the council	iKqXrS
the county	b[hCqY
the course	hYiXjHkE
the crew	hGjRkKmFn\\pGq]
the customer	iYrR
the day	f]hJiTjIp\\
the dean	aJqVsPtV
the degree	iZlI
the design	dHmVqT
the desk	iIj]sX
the door	hUtR
the end	eQpQ
the evening	aIfJpZtS
the facebook	jLlPpLtY
the family	bEcIh^nW
the field	bXiQ
the first	hQpKrZ
the five	dPiQ
the floor	aJcId[jPpW
the gang	bCjKmYpQsS
the garden	aEbZcEqDtW
the governors	aTfQiGqJtK
the ground	iSoTrH
the group	bJjHmYnPqLr]
the hague	bTcVpK
the hall	cFiUpZ
the head	iEjUpXq[
the high	bV
the hospice	a]bGcGtK
the hospital	bDhVqY
the house	rTsVtK
the hub	iW
the job	hUlWqU
the kids	bLcJhFjYoYqKsKtG
the kitchen	iImSsY
the lab	i]
the last	pSqS
the leads	iSpQ
the licence	j_
the like	jRsR
the line	m[sQ
the list	jJlKs]
the little	gHhUiKjKpSqSsP
the local	cGiVpU
the lot	bSlV
the main	bQiQ
the middle	cWiLoT
the ministry	iRjYqS
the month	bJiSoTpW
the monthly	iT
the morning	f\\jUtJ
the new	cGiVtP
the next	hJi\\
the night	aSiRjPtG
the noise	pXtW
the odd	bQiSjV
the office	aTbUiApGqTsR
the old	bRcXhIoJ
the one	hFqZrRtS
the other	iKlImWqZtI
the parents	qVrWsS
the person	aKeKhRi_
the phone	pR
the police	bXeGjJpX
the post	bSeWiG
the practice	pS
the public	bXfDjJr\`
the rate	iSsX
the rest	iGr[sZ
the right	hKiLjLpWqUsU
the road	cIfBgRlVnWqW
the role	bTcFqQtU
the rota	fSmF
the salary	pJrdsK
the same	iQjUqQsI
the school	bKiPkIpZ
the season	aJdKfVqLtW
the second	aIbJcYfJgUiLjIkJmEnKpJrRsRtF
the shed	hDpYqWtF
the shop	pVsS
the site	jPnY
the socials	iS
the south	bWgGnLsT
the staff	bYiJqU
the start	gVlR
the station	c[iFtK
the stock	iT
the summer	eViY
the surgery	aUbH
the tablet	hHi\\
the team	bSjIlQmRsU
the test	l^pL
the thing	h[iUqFrGsQtK
the third	bRcIqRrHtS
the till	jZrDsS
the time	fSiHpVsX
the tone	iLjHqIrYsLtV
the town	aIbDt^
the train	iKlKqUtW
the trustees	tT
the twelfth	oSpS
the two	cRfGiZjGlEqTsG
the uk	cRdPjF
the union	gChHiTmYqKsStG
the unit	sStW
the usual	iYjJ
the volunteers	i[m@qW
the water	aIbYiKrT
the way	cHkKpGq\\rY
the website	aRiImKtS
the wedding	aUoV
the week	hV
the whole	bSfLgHhWjVpKrR
the window	cGgKh\\pGsU
the winter	bJgUiYoU
the word	r\`
the work	cWfRsTtK
the workshop	bHhLkWmXsR
the yard	gYh_jK
the year	gViS
the £	bLiRmGr]
the$	iQtT
theat-	bQcSjAlR
theater	aJcRfJgRjHkTlIqU
theater$	aGcRgT
theatre	aSbRfPgQ
theatre$	aRbTfViJ
theatres	bYcQ
theatres$	bVcR
their	jQqSsX
their own	bIhQs_
their-	jGmRrT
theirs	jGmRrT
theirs$	iRrQ
them	sS
them and	bEhWkI
them at	aKfPqQ
them through	lR
them to	fSlVpW
them$	aUsT
thema	fJiZjFkKlUpFq^
then	e[pQ
then $	e]gSh@iH
then 0	cGdUhIiJpW
then a	cIpVrU
then panel	pZ
then there's	eKgJhZpKtL
then$	cJiPt]
theol-	jWpP
theology	iUjIpS
thera-	bV
therapeutinnen	bThHmT
therapist	aRhRmQ
therapist$	aVmW
therapists	a[jI
therapists$	aW
therapy	iPkX
therapy$	aJbEiUjTkQ
there	cLdUnQ
there are	fTiRjPmQ
there is	aKdSfRiXkJlK
there$	cIdYeJfBjKlTpGqTtT
there's	hQ
there's a	aGeRtR
there's no	hKiFjQlUnSsX
there's$	gRhYjHmJ
there-	iLlQ
thereabouts	bJfHgTjEtX
thereafter	eJgXiJoX
theres	iClZ
therm-	aKbVcLhgiS
thermal	aFbRjGkU
thermique	iV
these	iKjQoSpTsR
these$	bFiKjPoTrXtV
thetf-	cW
thetford	cW
they	sW
they can	hWkRpUsL
they come	jLpY
they do	iSkIsIt[
they don't	lV
they get	aEhUiLjKmZsS
they have	iJjWkYnT
they must	aHjWqK
they need	j]
they should	pT
they want	fWgKjSkHlLsI
they will	cViU
they$	cLjUlRtR
they'd	iWmQ
they'd be	iQmS
they'd have	mW
they'll	lRqP
they're	bKsW
they've got	sQ
thiba-	cKm]
thibault	cJmUpR
thibault$	pU
thibaut	jLmZ
thibaut$	jKmX
thick	hJj[
thick skin	hJj\\
thick-	aLbHhJi^jK
thing	tS
thing$	iJjQrJsUt[
thing-	iJpSsStR
things	iJpSsStR
think	hHoSqTt[
think$	bLhLoYpKqGtX
think-	iIqUtU
thinking	aHiGrRtZ
thinks	fLq^
third	eQqT
third generation	qItV
third party	eXjU
third weekend	fS
third$	fQgZhKqL
third-	bQgShFiV
thirds	bXeJgViE
thirt-	fRgQhR
thirteen	gXpL
thirteenth	cIeJg^hEjJpE
thirty days	fDgKhaiQ
thirty five	fThR
thirty four	gUlKqQ
thirty hours	fW
thirty nine	tR
thirty one	gShGmX
thirty seven	fRgL
thirty six	fLgXtT
thirty to	fUmL
thirty two	bHiY
thirty$	f_
thirty-seven	f[gJ
thirty-two	fHiY
this	qWtV
this is	aIcTdPnK
this one	d\\gJlIrP
this out	tY
this person	iY
this time	eQr[s\\
this year	bHeJf?l]qU
this$	qXtR
thorn-	sL
those	dWiQkPpHsQ
those$	dFi[jEkYs\\tK
thoua-	bJcZfH
thouars	bJcZfH
thouars$	bJc\\iH
thoug-	cHdP
though	cHdSlSrQtE
thoughts	bKiGpRtZ
thous-	bPgS
thousand	bPgS
thousand$	gYhQ
threa-	qUtT
thread	aKpHqPtW
thread$	iKpGqStT
three and	fQjUnI
three crews	bXfBiItY
three days	aVd]eUhKiF
three hundred	bSjT
three in	iQjTmV
three month	cKeT
three months	eWhViK
three thousand	gW
three to	fPgQ
three years	iJjVmT
three$	iSjWmU
three-	hQiFjV
through	eQ
through a	gKjVsUtJ
through the	fKpPsU
through to	iSpPtI
through$	bLcFiSjPpS
throughout	cWiJ
throw-	aRbLiZjF
thru	bKe[f]oV
thu	dQfUpRtU
thu 0	dEtY
thu$	dVfZtH
thu-s-	fTsR
thu-sun	fVgL
thu-sun$	fT
thun	c[tI
thun$	cZ
thund-	aLcYmKsR
thunder	aLcYmKsR
thur	bIf\`kIlFmCnJpK
thuri-	cYiGnVrP
thuringen	cKn[
thuringen$	cKn\\
thurs	aJoUpVqQ
thurs 0	hQpR
thurs$	aBfXiHoVpGqXtH
thurs-	fR
thursday	nUtP
thursday and	fKtU
thursday friday	dTfRtG
thursday$	dWiT
thursdays	iS
thursdays in	bGdUiVpI
thursdays$	cTfR
thurso	aIcW
thus	aEb[
ti	hQmRpT
ti$	gSiGpX
tia	iQjV
tia$	bFgJiZjQ
ticket	jVkV
ticket$	aKgTiAjRkXl[
ticketing	aJbQ
tickets	h]
tickets 0	gKhVnL
tickets resto	aLhRr]tK
tickets$	jUpQ
tide	ic
tidy	iVjPlJpFrUtT
tidy$	bSrWtE
tie	jX
tied	hXsX
tied$	hV
tiefbau	aQ
tiefbau$	aVjK
tiefl-	iHlZ
tieflader	iHlZ
tiemp-	kQ
tiempo	ePkQ
tiempo$	nSoU
tiend-	bS
tienda de	a@b[cY
tienda$	gKhWpT
tiendas	bW
tiendas$	bT
tiene	bP
tiene que	jVtR
tiene-	hWiJ
tienen	hWiJ
tient	iZrKsV
tier	bVhR
tier 0	aQbX
tier$	gQ
tiera-	b[hUiK
tierarzt	bJhW
tierarztinnen	bZgH
tiere	b]gIhT
tiere$	b]gG
tierp-	bXcJiEjR
tierr-	cUfSoRsT
tierra	cSfUoSqLsV
tierra$	cLfZsV
tierras	aHbUcRtJ
tiers	aKb_eIfIiEkKmEoFpD
tiers-	aDbZcHd[iGjHrK
tierw-	jV
tierwirt	jV
ties	aKbKcJeJfJgGhGj@kcmEnKoJp?qIrGtK
tig	aQj\\
tig /	aWiJ
tig$	aYjP
tiger-	aTiKjT
tigercat	aTiKjT
tigri-	aPjRkQ
tigrinya	aPjRkQ
tigrinya$	aXjUkEtI
tijer-	iXrP
tijera	iX
tijua-	bRcQnV
tijuana	bRcQnV
tijuana$	bVnG
tikto-	iSkP
tiktok	iWqR
tiktok$	iQkQ
til	f\\gKoS
tilbu-	aBcdtK
tilin-	iTjJkK
tiling	iTjJkK
till	fY
till 0	fU
till 00	eRoIp^
till noon	fZ
till one	fbgDhGoDtJ
till seven	jL
till six	fbgLiK
till the	pWrQ
till$	hDi^jVrJ
tille-	bTiXjGmK
tilleuls	bX
tilleuls$	bXiGmH
tills-	e[mJ
tillsvidare	e[mJ
tillsvidare$	e[mJ
timbe-	aViV
timber	aWiR
timbr-	bJf]gWjJpIsB
time	eP
time 0	fKjQpW
time 00	eKfRgJiYjLmF
time and	fQg[jHsP
time off	bUf>gVhViG
time plus	iP
time served	jX
time zones	d^iEmPtJ
time$	eQfR
time--	jY
time-served	jY
timel-	gQiU
timeline	iZ
timer-	iKmY
timers	iKmY
timers$	iGmY
times	hViRn[
times$	cEiUnV
timet-	fUhRjLoXpL
timetable	fUhRjLoXpL
timin-	cGf_
timing	fQiSjS
timing$	fVgKjS
timo	hImUqS
timoc-	iRjGkWpJ
timocom	iRjGkWpJ
timocom$	iTjGkVpK
tinni-	hJiajF
tinta	bTd]
tiny	b_rU
tio	aSiIm[tI
tip	bJgY
tip$	fUtK
tipo	jVrS
tippe-	cDpJrV
tippen	iQjK
tips	gd
tips$	g\`
tir	jV
tir$	iS
tira	cKi[jKkQ
tirag-	iR
tirage	iR
tiro	aLbQcJqFtZ
tirol	cUhLrY
tirol$	cXiK
tisch	aFcKmXqY
tisch-	aUhTlV
tische	bSdKfLhU
tische$	bUdKfLhWjH
tischler	aQ
tischler$	a[
titan	bKgLi_
titan$	iZ
titan-	iVjLkU
titane	jHkX
titanium	iU
titel	aUbRcIsKtS
title	iSlJqHr_tP
title$	aEiQjTlIrRtS
title-	b[iK
titles	b[iK
tito	hGiIm\\
titra-	i]jH
titre	jZrW
titre$	pJrY
titre-	bUhSjS
titres	bSiPjU
titres-restaurant	hZ
titul-	jSlT
titulacion	cIiTlZtH
titulado	j[
titulado$	iJj]
titulados	iKjRkFlT
titulaire	aXgLjWqU
titulaires	bGcIgHhIiGjDl[m]oJpLtH
titular	hSiQjKrT
titular$	bJhUiSjLrS
titulo	gPjR
titulo de	jUkS
titulo en	oRrX
titulo$	gTjSlT
tjm	bJcIeKgciJjIpH
tl	aWbEmc
tlaxc-	aQcS
tlaxcala	aQcS
tlaxcala$	aT
tm	jIm_pL
tms	iVjR
to $	cLdKhVqL
to 0	f\`
to 00	gQ
to 000	iY
to 0000	bVlIpW
to 00000	aIgZpQtI
to :	bFiGmTt^
to a	aIiKjSmZpJ
to advertise	bSlIqWrGtV
to apply	jQkWpJqSrR
to april	b[fUjEoPpI
to be	jQsT
to begin	e]fHiK
to bring	fKhFiTjKl^mLpEqIsHtI
to build	jQoW
to clients	bKkGpKsX
to date	iSjU
to do	iWlTmH
to drive	bFi[jClW
to eight	cJfYgHhXiJjKmJtK
to eleven	aKfWgLmI
to end	aKbKfLi[jYtL
to five	f[
to forty	gZ
to friday	fVtQ
to get	bLiRnTqS
to go	cKi[jEqV
to half	fTrQ
to have	k[
to hire	eRtV
to it	dLiDjYlW
to june	fTiR
to keep	cHgLhRiBkGm^pCqVsX
to know	iJjYlUqIrTtI
to live	aVfIgKhXjGnUoJqL
to march	e]fUiJoD
to me	iJjHm[sV
to mid	jIkJqYrGsQ
to nine	f\\gLiJ
to nov	bKe\\fBgBiWoQ
to october	aKoX
to one	aTfQjUtK
to our	aJbHiUjJmJoJpFsRtY
to people	eJhTjUsR
to perm	bLePoRsR
to production	iW
to read	fK
to run	a\`iEmP
to sell	lV
to seven	aKbKfYiRmJtH
to show	jUmKsY
to sit	jUqX
to six	fP
to start	eRfHg\`oK
to sun	f^
to take	hWoPsK
to talk	qS
to them	aLiGqQsV
to thirty	gShSqP
to three	cKdQjInV
to thu	aQcEfU
to thursday	dWfVjIkL
to twenty	bKmK
to two	fPgYhRiE
to work	hSiHjXmJrV
to you	eTlLmQpZ
to £	aQgVhK
to ¤	cGgHi]
to$	tY
toall-	cKhHi^
tobac-	iTjVtK
tobacco	iTjVtK
tobacco$	jZtJ
toca	cJgXjXkIpLqS
tocad-	bRkT
tocado	bRkT
tocht-	b[
tochter	b[
tochter$	bV
toda	bSfJn^
toda la	bThLiQnVqL
todas	eKh^iUjClIoC
todav-	kQqTrR
todavia	kQqTrR
todavia no	qPrX
todavia$	kVqQ
today	qQtX
toddl-	iYsS
toddler	iYjJmS
toddlers	iQsV
todo el	hRpSrS
todo incluido	aKbZg]mI
todo$	hRiFnJpTrVtQ
todos	aJbUnUqR
todos los	hQnXpU
toget-	aPbTrJ
together	aPbTrJ
together$	aHbJdWrKtT
toi	qftP
toi$	qYtX
toil	fYh]jBlL
toil$	cKf_h@iJpK
toile-	gPiV
toiles	iTpR
toiles$	pU
toileting	iZ
toileting$	iX
toilets	iV
toilets$	iY
toilettes	hKiW
toilettes$	iV
toitu-	iY
toitures	iY
token-	iTjQ
tokens	iTjQ
tokens$	iTjQ
tokyo	aJcHi^jJkYlI
tokyo$	cIjLkZ
told	qQrR
told$	gTmYrR
toled-	aKcSmQ
toledo	aKcSmQ
toledo$	cQmT
toler-	jj
tolerant	j[
toll	bIiXjHkZqLtU
tolz	aKcV
tolz$	aIcV
tom	i\\tS
toma	iUtV
tomas	cHiRpXqU
tomat-	aHbWjU
tombe-	aEbJiAk^oLqJsUtL
ton	lQrg
ton$	bVpQrKsS
tonal-	cIh\\pL
tone	re
tone$	iWtQ
tonel-	bUgS
toneladas	bY
toneladas$	bU
tonelaje	gShKiJjT
tonelaje$	gThKiJjS
toner	aJbKcIdLeLfLiZkKmKqKrLsLtI
toner$	aJbKcIdLeLfLiYkKmKqKrLsLtI
tongu-	iQjXkImHsU
tongue	iQjXkImHsU
tonna-	gQ
tonnage	gQ
tonne	bZfGgR
tonne$	b[fEgPiH
tonne-	aQbXkR
tonnen	bGgXiQsD
tonner	fKkX
tonner$	aSiT
tonnes	bZiG
tono	aJrd
tono$	aGi[
tonte	i[
tonte-	aScPiS
too$	bTeP
took	aKeJqctZ
tool	bHg@hYiSjS
tool insurance	hT
tool$	aJgJhJiQj_mL
toolb-	fRgAh]lQ
toolbox	fVlS
toolbox talks	iRjKlV
tools	hWj]
tools and	jU
tools$	hSiFjYlS
toowo-	cWdLhJ
toowoomba	cWdLhJ
top	gPkYrT
top 0	bHdJgJiLkGt_
top up	gHh^jHpL
top$	gXjCkZrT
top-u-	eLhUiSjK
top-up	eHhW
top-up$	iR
tope	gXq]
topog-	aRiLkU
topografo	aUiLjKkUpK
tops	eSr\\
tops$	pRrQsU
tor	cIiIm^pI
torne-	iRjR
tornero	aT
torno	a\`cD
torno-	iS
tornos	iS
toro	aGbEcFdGeGfFgHh\`i<jWkFlGmDnGoGpAqErGsEtG
toron-	cWdS
toronto	cWdS
torqu-	bLiRkFmT
torquay	bLcYhKsP
torquay$	cY
torque	bIcJiTjT
torre	bHcYiR
torre$	jU
torre-	ceiG
torreon	cU
torres	bUcQiJpT
torrevieja	aHcUqQ
torrevieja$	cR
torta	hWiIjT
torta-	iPjQqQ
tortas	iPjQqQ
tortas$	iKjVpQ
torte-	bTeKiX
torten	bTeKiX
tosta-	aQhQiIjU
tostador	aSbViK
tosti-	bTiWlG
tostion	bTiWlG
tot	iIjXkKo\`pIqJ
tot$	jUoYpJ
total	dQhKnW
total$	fSjS
total-	fIgDhYiBjY
totne-	cWlI
totnes	cWlI
totnes$	cW
touch	aIjW
touch-	lYsRtK
toujo-	fRqQsR
toujours	fRqQsR
toulo-	aKc\`fJgI
toulouse	cZfGgHjT
tour	iQkTnVpS
tour de	aCbYcHkYnJ
tour$	eSiQ
toure-	bUcP
touren	cQfQhR
touri-	bRnR
tourier	aQcLiXtK
tourier$	aTbDcIiT
touring	aIb\\n]
touring$	aIb]iHjJnI
tourists	hKiLjXsY
tourn-	fRnU
tournai	cU
tournant	aJfWmV
tournant$	aJfWiKmV
tournants	iQ
tourne	cQ
tournee	bFnW
tournee$	hUiR
tournees	hViXnQ
tournees$	hZiAnTtK
tours	aPbKcRiW
tours for	i[
tours$	aWbKiQnV
tous les	dS
tous$	aLfLgTkSlZ
touss-	hHkKnJo[pJqLtH
toussaint	hHkKnJo[pJqLtH
tout	gQtQ
tout de	oYsS
tout le	cXqI
tout$	bGdPfSpUqWsKtR
toute	aIeGiLj[lLpJqJt\\
toute la	eFjUqQsL
toutes les	hSmW
tow	iQjW
towar-	iKk^
towards	gQjRkS
towel	iRjZ
tower	aSfFgXiLoVrS
tower$	aVcU
tower-	mW
towers	cQ
towers$	cQ
towin-	jVkH
towing	jVkH
town	cVnPtU
town$	cZiInX
toy	bSiTlK
toys	i^
toys$	hKiZ
tp	iPrT
tp$	aSiJqR
tpa	aIb]iJjH
tpa$	aKbYjE
tpc	fFj\\
tpc$	jX
tpn	bYgJ
tpo	bGe\\iQjKnE
tps	hSiUjX
tpv	bDgIhHidjF
tr	gThTiKjQ
traba-	mS
trabaja	fWmY
trabajado	gWiIkTlQ
trabajado en	bKlW
trabajador	jV
trabajadoras	bUmS
trabajadoras$	bTmS
trabajadores	b]jL
trabajadores$	b]iJmJ
trabajar	hKj^
trabajaria	iUrK
trabajo	jW
trabajo social	jY
trabajo$	hRiT
trabajos	jTpQ
trabajos en	jSpU
trac	p\\qKrS
trac$	jRmJrQ
traca-	iX
tracabilite	iX
trace	cIfJm[pHtL
trace-	i_
trach-	aSkW
traci-	iXjIkU
tracing	iXjIkU
tracing$	iVkR
track	bZkYlEpK
track-	gQhZ
tracked	bPfHh[
tracker	iTpR
tracking	gZhJiP
tracks	bIhDiSjSnT
tracks$	hHiDjVnVtL
tract-	aSbWeIjS
tracteur	aDj^
tracteurs	bWmI
tractor	j^lU
tractor$	aGbSjT
trad	gJi_kQ
trade	hQiPjP
trade cert	hJjU
trade test	mQpU
trade$	aLh\\iDjZ
trade-	b[eQ
traders	iSjRmJtH
trades	aIbEcKeWjHmW
tradi-	bViTjQ
trading	bZ
trading$	bV
tradition	aJbXiJjSlH
traditional	iHjYkLlW
trado-	j^
trados	j^
trados$	jZ
tradu-	aRpJr\\
traducteur	a[
traductor	iP
trae	jRq\\sQ
traer	fLh[jLlKpWsI
traff-	aPjPlSmG
traffic	aPjPlSmG
trafi-	mUpT
trafico	aRmPpU
trafico$	mGpY
trage-	mWqP
tragen	iQjY
tragen$	iQjZ
trager	mQqV
trager$	b@hLiWjKmWqG
traid-	jGkBl]
traig-	iJjKlXpTsZ
traiga	gP
traiga$	gP
traigan	pW
trail	cXfLhIpY
trail-	cSgEhQiQ
trailer	cLhViR
trailer$	aRhKiQjQ
trailers	bLiSjU
train	iRlSn^
train$	bSl]
train-	lQ
trained	jXlW
trained$	hKiUj]lC
trainee	aRmTtK
trainee$	aSbFjQmXtI
trainees	aXiRjKlPm\\
trainees$	bLfKiHkGlJmZpE
trainer	aViJkXmQ
trainer$	aKiEjDk[mU
trainers	bIcKiCm\`rJ
trainieren	cLqLtW
training	hRkS
training contract	eFh_iI
training for	iRjP
training$	iZjRkX
trains	hSiTjQ
trains$	iW
trait	bZeLiIrE
trait-	cJgTiQ
traite	aSbQcGhJiR
traite$	aXbEiS
traitement	gZ
traiteur	jIkYqH
traje-	bRgRhSnS
trajet	gWhQ
trajets	gHhUiEnX
trakt-	bTjUtJ
traktorschein	jWkL
trale-	aJbIcX
tralee	aJbIcX
tram	aYc[fUiJ
tram drivers	aQjJqT
trami-	gLiSjZ
tramite	bKgJiUjR
tramite$	bLgJiWjQ
tramo	cJgYiJkJnY
tramo$	cIgXiBkJnY
tramp-	aTfQiKjP
tramper	aUcLiK
tramper$	aUcLiK
tramping	aDfTiLjY
trams	bWcLjFlW
trank-	bUiR
tranken	bUiR
tranken$	bUcKiP
tranq-	fEiVsR
trans-	iR
transaction	aWiFjZrI
transcript	pStZ
transcript$	aGiKpVtU
transcripts	pX
transcripts$	iGpX
transfer	h\\iSkS
transfer$	h[jDkW
transferable	i@j^
transferencias	bJiU
transfers	iY
transhumances	aJfDgLiTjKn^pK
transit	hX
transito	gCiYjT
transitorio	e[
transitorio$	eZ
translator	aTjQ
transmissions	iP
transport	iQ
transport$	hWiTlJnX
transportation	bKhJiGjXpT
transporte	gSh]
transporte$	g]iP
transporter	h\\iIjL
transporter$	bKh\\iGjJmH
transportes	aEb]iJtI
transporteur	bTjYkHtS
transports	aIbZcK
transports$	aGbZcLiK
trap	aIbLcIfVi^jJ
traps	i[jL
traps$	i[jK
tras	eQoYqK
trasl-	hWiY
traslado	hYiR
traslados	i[
trass-	fFgJiEobpKqL
trata	hUiTjHkHqHtG
trata-	iXrP
tratamientos	i[
tratar	jVrU
trato	bLgVhKiZjS
traub-	bKcEeIh[iYjGkL
traue-	cCi[jQ
traum	kZnQ
traum$	k\\
traum-	bViR
trauma	bViR
trauu-	gRhV
trauung	bKg[sQ
trauung$	bJg]
travail	jW
travail a	iWjGkZ
travail en	iJjY
travail$	aRbQjR
travaille	fYjK
travaille$	f\\iK
travailler	aKhYsX
travaux	iPmR
travaux$	aHiUkLmS
trave-	hQnU
travel	gQhQnX
travel$	aSbBcJfKgAhUiSjInUpD
travellers	aIbKhLiPmKpJs\`
travellers$	bKhLiPmIpJs\\
travelling	d\\gLlGoHsY
tray	bHcGgIhGia
traye-	gRhHiKjT
trayectoria	gRhHiKjT
trays	hZi^
trays$	hFiQpX
traza-	bTjWmI
treas-	pUqY
treasurer	pWq\\
treasurer$	iUpWqC
treasury	bS
treasury$	bUcL
treat-	aRhP
treatment	mSrT
treatment$	hKmXpEr\\
treatments	aKfKgPhZ
treaty	aYbRcEhK
trece	gUiBmZ
tree	bZgTh@pU
trees	cHiSj]
trees$	cIiY
treinta horas	fWtI
treinta y	sP
treinta$	aIbVg[iJtK
treiz-	gX
treize	fQgQ
treize heures	fXhJjK
treize mois	gX
treizieme	gUhR
treizieme mois	eKhU
trejo	mX
tren	iZlItR
trend	iZ
trend$	iX
trene-	bPiT
trenes	bPiT
trenes$	b\\dJjL
trenn-	qW
trennen	jQqW
trent-	bRfQgSsT
trente	gRhGjS
trente$	fY
trente-cinq	fT
trente-cinq heures	fVjL
trente-deux	aJfRhIiV
trente-huit	gQiUjH
trente-neuf	fU
trente-neuf heures	fU
trente-quatre	fHg[
trente-sept	fT
trepp-	aSiWmJ
treppen	jS
treppen$	iT
treppenhaus	bHi]jL
treppenhaus$	iY
tres a	bWqQtI
tres analistas	fRmP
tres anos	bUgP
tres bien	bJiKjKkJqWsU
tres comidas	h^kJ
tres dias	d\\fVhQ
tres en	hHjSmV
tres meses	eSgZ
tres mil	iR
tres semanas	cJfChRlVoR
tres turnos	cKiS
tres veces	jY
tres y	f\\iImK
tres$	f\\hQmV
tresc-	gPjS
trescientas	iSj[
trescientos	aLgStQ
trescientos$	gXqG
trese-	iTjHmQ
tresen	iTjHmQ
treso-	aSjSqS
tresorerie	iUjT
tresorier	aUbJgKqS
treuh-	aXiZjG
treui-	iU
treva-	mS
trevanion	mS
trevo-	mJpZqP
trgs	jW
tri	i]qP
tri$	aVbU
triag-	cUiR
triage	cUiR
triage$	cXiPoI
triaj-	cJiUjQ
triaje	cJiUjQ
trial	e_hHjHs[
trial$	bVechEpK
trial-	fWiSnQ
trials	bQfUiSnR
trials$	bVfIiXnP
triba-	aTjTlLnS
tribal	aTjTlLnS
tribu-	cRh]mH
tribunal	iQqT
tribunal$	iQpW
tribunals	bZcKhKiL
tribunals$	bZcKhKiK
tributario	bEcJhIi]
trice	a[bG
trice$	aZiIpL
trieb-	b\\fKhI
trien-	e\\fJgShFiJjHmEsI
trier	cX
trier$	cX
trill-	aFbDc\`jDmGoTpL
trim	gIhJibjKsD
trimb-	cIiKj]kQ
trimble	iUjQ
trimble$	iXjQkK
trime-	gQ
trimestral	iZnW
trimestral$	i^
trimestre	bSfP
trimestre$	bVdRgGiQ
trimestriel	gX
trimestriel$	gT
trimestrielle	gWiR
trimestrielle$	gWiR
trimestriels	gLha
trimestriels$	h\\
trimm-	aV
trimming	iU
trims	bLfIhJi^
trini-	hEiGoa
trink-	gSiWsZ
trinkgeld	gU
trinkwasser	iU
trip	cHdKgWnWoU
trip$	iLjIoTsV
tripl-	aFbbcKiIlGmI
trips	aLdLf]hTnW
trips$	aHeTfTgThVjKnB
tripu-	aViKmV
trish	aLbJmQt[
trm	kYsI
trm$	aTkVsJ
trock-	hTiRjX
trocken	hSrW
trois	mR
trois ans	eYjXkS
trois cent	bPiK
trois generations	bW
trois jours	aGd[eT
trois mille	bKgShK
trois mois	dYeQpK
trois semaines	cJhViFlYnSoU
trois$	fSiSjQmQ
trois-	c^iLkLmU
trois-rivieres	bKc[
troisieme	jRkHlPm\\pL
troll-	aZbLcKhT
trolley	bIcIhViQjS
trolley$	bJcFhViPjT
trolleys	iX
trolleys$	iX
tronc	g\\sR
tronc$	gY
tronc-	bXfJgThFjTmF
trop	s\`
trost-	cWfKiUnH
trott-	i\\
trotz-	bSfLhRpJqWrS
trotzdem	bSfLhRpJqWrS
troub-	s^
trouble	iHqPs_
trouble$	hJiKqQsY
trous-	h\\iSjHpKrK
trouv-	bKcPqR
trouve	bJcQhLqU
trowe-	pS
trowel	pS
trs	eLhWiLjQ
trs$	cIfJhViLjHoJrK
truch-	bSiV
truck	hRiEnWpK
truck$	h[nYpD
truck-	bUcU
trucks	bWfP
trucks and	bTiS
trucks$	bX
true	iFj[lLqTsX
truff-	bVjJkW
truffes	jJkY
truji-	cShXjI
trujillo	cShXjI
trujillo$	c\\hH
truly	iHl]
trunc-	gIlVpL
trunca	gIlVpL
truro	bJc[
truro$	bJc]
truss-	bRcThKiSjIsJtL
trusses	bRcThKiSjIsJtL
trust	bdjS
trust$	bbiKtS
trust-	bSqQ
trusted	gXiDkW
trustee	aIbS
trustee$	aGbS
trustees	qYtS
trustees$	iQqItW
trusts	iQ
trusts$	iZ
try	bLpYqJs\\
tsche-	kRnV
tschechien	iQnZ
tschechien$	nX
tschechisch	jQkW
tsd	bIfFgYi[jJ
tsd$	bIfGgYi\\jI
tso	aZbLiKqY
tsu	j\`
tsu$	jY
tt	dfjJ
tt$	dZ
tts	f\\
tu	qQtQ
tu fais	iSjHmX
tu me	pVsV
tu peux	bPqStV
tu y	qRrZ
tu$	aCbWcDiFjEmVpJqDr\\tR
tub	hUiVjJkK
tube	hLiVjJ
tubin-	bScUiU
tucke-	aLfLgKh[
tucker	aLfLgKh[
tucso-	cSjKoV
tucson	cSjKoV
tucson$	cSjKoV
tudel-	cRqU
tudela	cRqU
tudela$	cRqU
tue	f_pR
tue /	fQiU
tue$	f^gLhI
tue-f-	fShQiI
tue-fri	fShQiI
tue-s-	fU
tue-sat	fR
tue-sat 0	kS
tue-sat$	fV
tue-sun	fRgH
tue-sun$	fSgLjQ
tue-t-	dY
tue-thu	dY
tue-thu$	dQfR
tues	dXfQiVjK
tues /	dXfFiGmTpQ
tues$	dKf\\iWjJpS
tues--	dYfUiG
tues-sat	fZpL
tues-thurs	dZfHiF
tuesd-	dRfXgJpR
tuesday	iQjKpZrI
tuesday to	f\\
tuesday$	fHiYpR
tuesdays	dY
tuesdays and	fQiP
tuesdays$	cIdVgKiQmQ
tug	aGb\\iRjK
tug$	aHb[gKiRjJ
tuila-	hIm[oZ
tuilage	mIo]
tuiti-	eRh[iQ
tuition	eRh[iQ
tuition$	h]jJ
tulla-	cX
tullamore	cX
tumua-	mQpS
tumuaki	mQpS
tun	gPi[tQ
tun wir	gV
tune	cGiUmVpI
tunel	aPjV
tunel$	aTiKjW
tuner	a\`gKtJ
tuner$	a]tJ
tuner-	aYiS
tunin-	iUkR
tuning	iUkR
tuning$	iSkWlH
tunne-	bSfQtQ
tunnel	fTnLtU
tunnel$	eLjXpKqFt\\
tunnels	aSbYiK
tunnels$	aUbS
tupe	i_jH
tur	bEcahCjLmPoKsItJ
turbi-	gIiVjW
turbine	aVgHiQrP
turbo-	iY
turbot	iY
turf	iRjS
turis-	iU
turismo	jX
turismo$	lR
turistas	iPkVsU
turistas$	jCkXs\\
turistico	iQjIlEqGr]
turke-	hVs[
turki-	kW
turkisch	aHjQkT
turkisch oder	jIkSpK
turkisch$	aGcJjUtJ
turkish	sP
turn	iQjJpVtU
turn--	cFiUq]
turna-	fVgKiTjR
turnaround	iUjS
turne-	fHiZjFpH
turnh-	bUcQiU
turnhalle	aLbVcRfSiJ
turnhallen	bPiS
turnhallen$	bScL
turni-	eJfRgQiPjP
turnicidad	g\\iH
turning	aKbJiYjT
turning$	aKbIiVjWtJ
turno	aUfWiR
turno de	fQmV
turno partido	fR
turno$	iQmT
turnos	fUiR
turnos de	fXgIsP
turnos$	mV
turnout	iQ
turnover	bZqU
turnover$	b^
turns	fYjJkQ
turns$	aFfWiV
turqu-	iVnY
tus	h]iIjKpR
tusch-	cJi^
tut	qFsStY
tutel-	b[iS
tutelado	b]iH
tutelas	aUbIiW
tutoi-	r_
tutoiement	fKr[
tutor	a]
tutor$	a_hK
tutor-	iVlWmU
tutorat	aJjKlXmXtJ
tutoria	bQi]
tuttl-	aJcY
tuttlingen	aJcY
tuttlingen$	aIcV
tuv	bHj_
tuv$	iS
tuv-z-	b\\jIkU
tuyau-	aQiP
tuyaux	iUjP
tuyo	bKdGfDg\\k@pT
tv	bWfGg\`iKpHtG
tv-ar-	g^hL
tv-arzte	g^hL
tv-h	bKg]jH
tv-l	gb
tv-l 00	fSgSjL
tv-l e	fKgU
tv-l$	gX
tv-v	g[jL
tvod	eVg]jH
tvod 0	eZgPj@
tvod 00	gV
tvod sue	gW
tvod$	eV
tvod--	eXgdjL
tvod-v	gQ
tvod-vka	gX
twelf-	eUoS
twelfth	oUpS
twelfth$	pU
twelv-	f^
twelve months	eSfIhT
twelve seventy	gY
twelve$	bGgWmW
twent-	g\\hP
twenties	kGqLs[
twenty	gPhP
twenty eight	gV
twenty five	gRhR
twenty four	aGgW
twenty percent	fKhU
twenty seven	hU
twenty six	fGhV
twenty two	cKdLfTgJrLtG
twenty$	f^mJ
twenty-five	gChYiXmIsT
twenty-four	a\\bDfDiR
twenty-one	gWhLjIkL
twenty-six	gJiS
twic	hPjX
twic$	iLj[
twice	nS
twice a	bDcUiWkInR
twice$	bYiTrU
twin	bQcUfSiJ
twins	a@bAcIeDil
two and	aUbFfRiVtJ
two days	cId\`eQfSlS
two hours	fWh?l^nT
two hundred	iQrP
two in	aGj\`kImHtG
two juniors	ma
two months	eFfWhRjK
two nights	bDcKdKgJhJjLmKn]
two of	mUqP
two or	jFkXtR
two other	bKhHiGmWnZ
two saturdays	f[
two to	nUsS
two trips	bJeLf]gFhViJjJkKmJnHoJpK
two weeks	bPhRlR
two years	e^jP
two yrs	e\\
two$	aQdYtP
two-f-	bVpP
two-t-	aFbGcJdVf]hHiGjK
two-w-	hXnQ
two-wheeler	hXnQ
tx	c\\jJnZ
tx$	bKc[jHnY
txt	gFjPpXtW
tyba	cKj[
typ	gGsc
type	sV
type 0	bZ
type :	eYrQtJ
type this	sZ
type$	aFeKqKrUsStY
types	iKse
types-	aRcHj[
typescript	aRcHj[
typescript$	jX
typin-	jXtQ
typing	jXtQ
typing$	iT
typis-	aHiLjZ
typist	aHiLjZ
typo	kY
tyre	bYiL
tyre fitter	aTgKqI
tz	eYfX
tz ab	eSfP
tz$	aLbKeUfYjLpH
tzbfg	eUjJ
tzbfg$	eUjI
u /	hKm]
u 0	eHgGiUpW
u 00	aVi\`mLqQ
u$	cLfViGjLkZlWmIpD
uae	aKbJiUj^pF
uae$	aKiTjT
uaeac	iTjX
uaeac$	iVjU
ubben	gIhCjHmZpVqI
uber	sS
uber 00	aLfGgZiKqCsitK
uber das	iXjH
uber dem	hY
uber der	bFcJdZgHiSqK
uber die	e\\gAjWqJsJ
uber$	gTiIsU
ubera-	iKjTqKtW
uberb-	aIbTcR
uberf-	gIhSiVnJsQ
uberg-	fKh^oQ
ubergabe	fLoV
uberl-	cXgJhTjR
uberm	bGhYsT
ubern-	eTnY
ubernachtung	iKn\\sI
ubernachtung$	hIiKn]sI
ubernahme	eahVkJ
ubernehmen	iWjVqU
ubernehmen$	hJjS
ubernimmt	aTiVtK
ubernimmt$	aUiUtK
ubers	fYhJiEsK
ubers-	gQrX
uberschrift	pHr[tI
ubersetzer	aV
uberstunden	gVhQqQ
ubert-	gW
ubertariflich	gW
ubertariflich$	gV
uberw-	bTgIiXjKrUsI
uberworfen	qVtJ
uberz	cIgZ
uberz$	cHg]iK
uberz-	fSgViQ
uberzahlen	gTiI
uberzahlung	fRgUhKiLsQ
uberzahlung$	fVgKiJ
ublic-	dLhTiSjS
ubliche	dKhViTjUkL
ubliche$	bLdLhUiSjUkL
ubung-	eYgQhK
ubungsleiterpauschale	eYgQhK
ubungsleiterpauschale$	eYhJiH
uccle	c^iH
uccle$	c]
ucker-	aIcW
uckermark	aIcW
uckermark$	cP
udaip-	bEc_
udt	jU
ue	jXnU
ue$	dRnX
uefa	j\`kD
uelze-	cW
uelzen	cW
uelzen$	cW
uf	aFbHcWjHqLr[sT
ugand-	cSiT
uganda	cSiT
uganda$	bJcViS
ugh	iRpJq\\
ugh$	iRpJq\\
ugx	bDcJfEg\`hKjBmH
uh	bJcJgIhViSjHtW
uh$	bHcJhRjIqQtX
uhr	f\`
uhr an	fUgJqV
uhr bis	f\\
uhr dreißig	iL
uhr$	f[
uhren-	bTgKkKlW
uhrma-	aPjQ
uhrmacher	aPjQ
uk	bRsR
uk licence	jVsQ
uk$	bTdXtL
ukas	jS
ukcc	aEj_tE
ukrai-	aUbKgIkFs\`
ukrainian	iWjPkF
ulm	bScWkT
ulm$	bRcUkUoK
ultim-	jHqY
ultimate	aTbKiZjGqL
ultimo	bKeHgQqZsS
ultra-	bVcIhJiZjK
um	tR
um 00	bIeHgSh^i@jCnL
um die	gRiPsY
um funf	aJbVf\\iJmIoJ
um$	aFtZ
umbau	b[iVjG
umbau-	i[
umbauen	iR
umbauen$	iU
umbre-	eXgUlL
umbrella	eXgUlL
umbrella$	bJcKeSgWlHsJ
umfan-	fZiRjJ
umfang	fZiRjJ
umgan-	j[
umgang	j[
umgang mit	j[
umgeb-	cRoEqY
umgebung	bPcTiFjQ
umkre-	cTnT
umkreis	cTnT
umkreis$	iInW
umlan-	bQcQ
umland	bQcQ
umland$	bQcR
umler-	iJlZ
umlernen	iJlZ
umowa	cIe]hK
umowa o	eY
umr	aPbYeItH
umsat-	eXhJiQ
umsatz	gS
umsatz$	bSgZ
umsatzbeteiligung	g]iK
umsatzbeteiligung$	gZ
umsch-	fQiGjUmPqKrT
umso	kZ
umso besser	kZ
umson-	cTgQhT
umsonst	cTgQhT
umsonst$	cUgShR
umste-	i]lT
umwan-	hQiW
umwel-	jR
umzug	aVbLfLhYlHnYtE
umzug-	bFhbrU
umzugshilfe	gEh[
umzugshilfe$	gKhU
un (	aWeP
un an	eUjQtS
un ano	eRj]kJtR
un atout	k\\
un bts	jW
un curso	hXqW
un cv	pQ
un dia	daeJtR
un dimanche	jQ
un domingo	f\\
un fin	fRiJqI
un homme	s]
un jour	d_fQqR
un mes	eUhUiHnX
un mot	iKkXqSrYsC
un petit	aVbIqR
un peu	kVnR
un plan	i;jcqP
un plus	jKkc
un poco	jKk_mKqQ
un poste	aPbItV
un sabado	fS
un samedi	iGjYpV
un solo	iDpTs]tE
un video	pZ
un vrai	h\\iGjSkR
un we	f^
un week-end	fQ
un$	gQ
una persona	a]tJ
una semana	fUpS
una vez	aJbHcHdVnV
una$	aUfV
unas	aJbEcKeRfUgKiTn\\
unbef-	eg
unbefr	eU
unbefr$	eT
unbefristet	eQ
unbefristet$	eVsR
uncap-	gXjHlJ
uncapped	gXjHlJ
uncapped$	gX
uncle	aKb\\fGhCiGm_
uncle-	j[
uncles	j[
und 0	fEhYmToJpT
und 00	fRmSpP
und 000	b\\fW
und ab	bZiQjKnK
und alles	aGiaqEtH
und bitte	iJjT
und dann	iVtS
und das	fFi]qP
und den	cQjQ
und der	iSqP
und die	hQrS
und ein	mU
und eine	jRm]
und englisch	jRkI
und herren	mHtT
und ich	fFiHpTqX
und im	iVjKrSsQ
und in	iV
und klasse	kT
und nicht	fJj\\kKrU
und ohne	bJr[sY
und so	f]jJsR
und spat	fT
und vier	fBhYiQpTsG
und zu	bTfKiSnU
und zwar	aJbKcReUtS
und zwei	aDbUdVmVtB
und$	iPjStX
under	m_sQ
under 0	i\\r\\
under 00	gTnVsa
under 000	gQmHrQ
under a	bIpJr\\
under the	hTmSpErFsU
under you	m\\
under$	mTsT
under-	cRgEiRqQ
underground	aJb=c\`hCiJjT
underground$	hDj\\
understanding	iIjWqT
understanding$	iIjWqT
understands	jT
underwriter	aT
underwriter$	aQ
une astreinte	f\\
une experience	kU
une fois	eWfJmQ
une heures	fPgI
une nuit	f^nQ
une semaine	fSpRrSsS
une$	jTnQ
unfal-	gEhaiU
ungef-	gStU
ungefahr	gStU
ungel-	cJfJgUh]iBjEkFlT
uni	bFiRlYmPsS
unica	pX
unida-	bYcViL
unidad	bYcViL
unifi-	cEgTjVkT
unifo-	h]sV
uniform	hXpKsU
uniform$	hSsR
uniforme	h[
uniforme$	hRiJsV
uniformes	b\\hSiJ
uniforms	iXjL
uniforms$	bKhRiRsJ
union	bSpLsUtV
union$	aCbWcHeZhEpGrHtX
uniqu-	fWjJpVsV
unique	aW
uniquement	fXjIpWsX
uniquement$	fSjJpVsY
unit	bScRhSmQ
unit$	aUbPcShU
unita-	aHbVjVpKtK
unite	aSbViLjIkZ
unite-	aFbciG
unites	aLbY
units	bUcRiQjS
units$	bWcTiV
unity	aSiJj[
univ	aLb\\cFfLiHjKrL
unive-	bSl]
universidad	bVlU
universidad$	aJbRgWlE
universitaire	bSj=l[
universitaire$	bW
universitaria	aHb[jImF
universitario	cTjRlU
universitario$	bGcYiJlUpJ
universitat	bQcPtT
universitat$	bTcJtT
university	bWlX
university$	bUjKlW
unlim-	bLeWhT
unlimited	bLeWhT
unlimited$	eWhQjL
unloa-	i\\
unload	iR
unloading	i[
unloc-	aJbKhJiXqFrJtS
unlocking	iQ
unlocking$	iR
unmar-	jKsU
unmarried	jKsU
unna	cY
unna$	c[
unnec-	iHl_
unnecessary	iHl_
unnecessary$	iLlZ
unnot-	l[
unnotig	l[
unnotig$	l[
uno	fQgQnS
uno de	jGnZoUtL
uno$	fZiJlP
unos	gTnP
unos 0	eUgQ
unos 00	eRsR
unpai-	iQsX
unpaid	iQsX
unrea-	bUjTkL
unreal	bUjTkL
unreg-	bEcLfYgJhJlGqIrK
unres-	aJj^
uns	kSqR
uns :	bVdHiDjGqSsV
uns$	kY
unser	aHbUrV
unsere	hP
unsere$	bHhJjZkFtT
unseren	aYiFtI
unserer	aJpUrJtT
unsig-	iY
unsoc-	fXgQhKiE
unsocial	fXgQhKiE
unten	aJrUt_
unter	iQm[
unter 00	gGsg
unter drei	bUiW
unter uns	q_
unter$	pTrPsP
unter-	eRjQ
unterkunft	gUsR
unterlagen	pd
unterlagen an	pQ
unterlagen$	pU
unternehmen	bSiKjR
unternehmen online	jQkQlQpI
unterscheiden	iLlWtW
unterwegs	kImRnZ
until	eTfP
until 0	kKoHpW
until the	eSgEoIqY
uocra	aJbIcFdJe^fJhJjCkIlJmLnJoJpJqJrJsJtC
uop	eTgV
uop$	eUgV
up 0	bJeYfKgGhLiZlKpH
up for	aKbWeRmFpSqG
up from	iT
up in	dRkFsW
up on	bQfKjP
up the	bKiRnSqS
up w	bFgAiXjP
up$	jU
upc	aKbPcViI
updat-	jStU
update	bTfGiEjZ
updates	ia
updates$	iX
upgra-	iY
upgrades	iY
uph	fT
uphol-	aSgEiRkX
upholsterer	aR
upholsterer$	a[bJ
upholstery	aSiFjKk[lImJpI
upkee-	cJiW
upkeep	cJiW
uplif-	gW
uplift	gW
uploa-	iW
upload	pR
uploads	iZ
uploads$	iX
upon	eWkX
upper	aQcY
uprig-	iVrP
uprights	iVrP
ups	gQjS
ups$	iTjU
upsel-	i\\
upsell	iY
upsell$	gYiK
upsta-	hU
upstairs	hU
upstairs$	bRhY
uptim-	iS
uptime	iS
upto	jLpKsZ
upvc	aIgJi[rL
ur	cZg[iLjK
urban	hW
urban sports	hW
urban-	bS
urbanizacion	aCb[
urbanizacion$	aEbTcKiV
urbano	aQbHkV
urdu	kZ
urdu$	gLkW
urge	aLoRq]
urgen-	fUgQtS
urgences	aIbSiQjRkJ
urgencias	fZgIiK
urgent	qRtT
urgent$	qStW
urgente	aEbPmHtZ
urgente$	aIbHmHt\\
urlau-	h[
urlaub	hQrStS
urlaub$	hVrT
urlaubsgeld	bPgS
urlaubssperre	f]gKhJoHpL
urlaubstage	fEh\\
urlaubstage$	hT
urlaubswoche	fGgDha
urtei-	bLcFi_
urugu-	aHbIcLgGm[s^
us "	r]
us $	g\\
us :	aKbZ
us a	aIhKp\\sUtQ
us all	bJm_sJ
us at	bWcHeI
us for	bWiGpLq^
us not	hHlJpW
us on	cEmQp\\
us time	aKdXtH
us$	qQ
usa	fJhIiJn[
usage-	bZgGjJ
usagers	bZgGjJ
usd	gViS
usd 0	rQ
usda	bZjF
use	iQrV
use of	fIhQiGj[
use the	fWiKrT
use$	hWjT
used	lT
used to	hRjPqU
used$	aJqPrSsI
usefu-	kUlR
useful	kUlR
useful$	jKk\`
user	gIh[i_jG
users	aJb\\gJnKtH
uses	j\`lCrV
usher-	aVqU
ushers	aVqU
usina-	aTbLcJfLiEkZ
usinage	aTbLcJfLiEkZ
usine	bT
uss	gLhdiKjG
usted	lKmQpHq]rX
usted$	bGmVrX
usual	iYrQ
usual-	bLfVgRiJ
usually	bLfVgRiJ
usuar-	bWcJhJiVnU
usuarios	bXhJiPnVpK
usuarios$	bTfJiP
usw	cKfSgPhZ
ut	aQjS
ute	hZkQtQ
ute$	bKhRiHkVlStU
uthgr-	eTgRqL
uthgra	eTgRqL
utile	jHkZlZ
utile$	jDkRl^
utili-	gVhUiR
utilidades	gYhRiL
utilidades$	gWhTiDpK
utilitario	hW
utilitario$	hW
utility	bPiU
utrec-	cYdU
utrecht	cYdU
utrecht$	cXdW
utrer-	cT
utrera	cT
utrera$	cT
uv	eKiTkW
uv$	eIiSjPkX
uwe	gHpZqW
uwe$	pZ
ux	aV
ux researcher	aWrI
uxia	aGcKhLiKmSpFta
uzes	c\`fJ
uzes$	c\`
v	jVlR
v 0	aKfPmLrY
v 00	aKbUfGgJjFmKnJoKp[
v$	bPgPjX
va	qV
va a	iQtG
va el	aJbRoYqItU
va$	eTiYjI
vac	bIhXiVoIpXrD
vac$	bJfKh[iWkJlKpTrF
vaca	bKc]gJhJiHpLrI
vacac-	h^oI
vacaciones	h^oI
vacaciones$	fRhS
vacan-	oU
vacances	fSgVhS
vacances de	oY
vacances scolaires	gKh[
vacances$	hV
vacancy	iSpQqRtT
vacancy$	eQiYpIqE
vacant	o]qQ
vacante	aQbBcYiJjKmIoUpHtQ
vacantes	a]bJcLjKqW
vacantes$	a^bHcLiLjFqQ
vacas	bXiT
vacat-	aTeRfV
vacation	aTgVhP
vacation$	fFgVhXiP
vacations	eTf\\mR
vacations$	aHbGcKe]fLiGmZqG
vacci-	iSj\\
vaccination	hTiPjR
vaccination$	cJhWiSjE
vaccins	iPjR
vacio	i\`
vacio$	aKbKi_
vacun-	jUpP
vacuna	jSpT
vacunas	hTjV
vad	i\\jI
vaiss-	i\\
vaisselle	i\\
vaisselle$	aKcLfKi[jJ
vajil-	bThPiK
vakan-	aGbKcIiLm[
vakuu-	bHcGh]ib
val	bZc]iFmT
val-d-	aLcaiIqLrK
valab-	bPcHeJpHrY
valable	bPcHeJpHrY
valde-	bXc\\eJiDoKpE
vale	aKlUqR
vale$	iHjEkVl\\mJqR
valen-	c\\iU
valence	c\\jLlW
valence$	cWjKlY
valencia	ca
valenciano	cIjGkWlT
valenciennes	cXiI
valenciennes$	cXiI
vales	gPh\\iLpK
vales de	gHhV
valet	aVi\\qI
valet-	cKiDjb
valid	iJj\\sX
valid$	iHjY
valid-	iQj[
validation	i^jI
valide	jUpKqU
valide$	iIj[pG
validite	jV
valis-	iVtK
valise	iVtK
valla-	cZdR
valladolid	cVdS
valladolid$	dW
valle	cXdWjV
valle-	aIc\\iKnRsV
vallee	bIcQpKsY
valley	b[iGnY
vallo-	c\`iJ
valor-	iSka
valora	k[
valora$	iJjHkV
valorara	bKjIkZ
valua-	bRiT
valuations	eGi^jJqQ
valuations$	aKi]
value-	bJhLk\\pXqJsY
valve	bIcIi_jJ
valvu-	aWiJsQ
valvulas	aWiJsQ
valvulas$	aViI
vamos	gKqXrHt[
van	h_nU
van +	hIlWnLsT
van and	hV
van driver	aW
van licence	hEjc
van$	gQhWjRnT
vanco-	cVqT
vancouver	cVqT
vancouver$	iLqW
vande-	aGbUcDfLgJhKm\\
vanne-	cX
vannes	cX
vannes$	bIcW
vans	bdiQ
vans$	b[iV
var	cEgZiJjK
varia-	gZ
variabel	fTgTqI
variabel$	fX
variable	fDgVhQtQ
variable por	gY
variable$	fHgQhV
variadores	aJbLiQjHk[
variations	iZjK
varon	sd
varon$	kJsZ
varro-	iS
varroa	iS
vas	bJdYfFjFmZpErHtK
vast	e\`
vast$	eZ
vat	bPgUiW
vat returns	aKj\`
vat$	bReSiP
vater	a_
vaudo-	bHcYjI
vaudoise	bHcYjI
vault	cLjarJ
vax	j^
vax$	j\\
vb	fHgejF
vb$	g[jK
vbl	fJgXhWjJsI
vbl$	dKgXhXjJsI
veces	iLn\`
veces al	cKdUjV
veces$	hQiHjJmKnY
vecht-	cTqP
vechta	cTqP
vechta$	cW
vecin-	qTsVtT
vecinos	qU
vecto-	iJjZ
vector	jR
vectorworks	iJj[
vectr-	bXcJiJjY
vecu	je
veg	bRgHhTiX
veg$	bWhT
vegan	aEb^hGjEkRl_pHtD
vegan-	aTbQjVmH
vegane	bWhJjZkGqKrI
veget-	iVsUtS
vegetarier	sXtW
vegetarier$	iLjHqLsTtU
vegetarisch	iZ
vehic-	hQjR
vehicle	hViQ
vehicle$	hBiTjW
vehicles	bXgD
vehicule	hSjWnV
vehicule de	hVjInV
vehicule$	gHh]jFnS
vehicules	bVfLiT
vehicules$	iVjK
vehiculos	bKmY
vehiculos$	aDbIhJiHjSmXtI
veill-	iYjHsQ
veille	cLi[jLsT
veint-	gZ
veinte	bRpR
veinte horas	eIfYgH
veinte$	bUgRmL
veinticinco	hQjRsU
veinticuatro	dJfJgYhHiJlDqKtV
veintidos	aKfTgWiCtL
veintidos mil	bUiK
veintitres	gVhWiF
veintiun	fKiZjJmL
velbe-	bDcdiH
velo	hb
velo cargo	aW
velo$	bY
velos-	aEbTcJh^iDjCmKqL
velot-	c\\dKfEhGiDlEnJoI
vemos	jYpHqX
venda-	bJiZnStL
vendanges	bIfTnUtJ
vendanges$	bGfVnV
vende	aJbZcGpLqIsY
vende-	mT
vendedor	aX
vendedores	bTmT
vendedores$	aIbViIjHmW
vendeur	fHpKs\\
vendeurs	bKm\\
vendeurs$	bKm\\
vendeuse	a\\fL
vendeuse$	aR
vendeuses	iQmT
vendi-	iRoU
vendiendo	bQqU
vendimia	aQmJoZ
vendimia$	aUgTmH
vendo-	hRiUlI
vendor	hUiT
vendors	iSjGkTsR
vendors$	iR
vendr-	dRkQ
vendredi	dU
vendredi 00	gQlT
vendredi midi	iP
vendredi$	dR
vendredis	fR
vendria	k\`
vendria de	bKkW
venee-	bFcJiYjQ
veneer	aJiSjS
venen-	iRkY
venencia	iRkY
venga	hPjIlRoQ
venir	fJhRiJjWpW
venis-	cWfJ
venissieux	cWfJ
venissieux$	cX
venta	bTi[
venta$	bYgUiF
venta-	bJhUkRmP
ventaja	k^
ventaja$	jKkX
ventana	aGbJcFhWjW
ventana$	hYiSjD
ventanilla	bJhW
ventas	gRiW
ventas$	i]jJlIrJsD
vente	jWoTpG
vente de	gU
vente-	aGbHc[hLiSnKpG
ventes	aGbHc[hLiSnKpG
venti-	gEh_iYmKpKsI
ventilacion	cHgChcpD
venue	bZ
venue$	b]
venue-	bRhLn]
venues	bRhLn]
venues$	bUhLiKnU
ver	aEgIjRta
ver$	bJtZ
verac-	gJhU
veracruz	gJhU
veracruz$	hViI
veran-	jW
verano	fQhUoQ
verano$	fXiTjGoS
veranstaltungstechnik	jU
veranstaltungstechnik$	jT
verantworten	iZ
verantworten$	iT
verar-	bTcKiVjIkI
verba-	bPp[rU
verband	aJbFpZqItT
verband$	aFbFiJpYqJrLtU
verbandsgemeinde	aIbZcJiK
verbandsgemeinde$	bXcJfKiJ
verbe-	g\\mJ
verbeamtung	g\\mJ
verbi-	cUhXiS
verbo-	bQfS
verboten	bQfS
verbr-	iUmSqV
verda-	jP
verdad	jRtQ
verdad$	jSkKqRsStS
verde-	bHc_iQnU
vered-	bTiKjKkUnX
vereda	bUcKiKjKkUnX
verei-	iU
verein	bTfK
vereinbarung	gTiLoQqQ
vereinbarung$	gSoS
vereine	bKcIiZ
verfa-	aVfKiEj[tH
verga-	aJbQiTpQ
vergaberecht	aJbTcHiV
verge-	aViLjLmQrVtT
vergeben	aXhJpJqKtQ
vergeben$	aRhK
verger	aUmW
verger$	aVbQcJfImGrK
vergl-	iVjQ
vergleichbar	gIjS
vergleichbar$	jR
vergu-	gWhWpQ
vergunstigt	h[
vergunstigt$	h[pJ
vergutet	fLhVjQpW
vergutet$	gJhWiFjTnIpUqK
vergutung	g[iJ
verha-	gTjT
verhandelbar	aGbHg[
verhandeln	iWjK
verhandlungen	iS
verhandlungssicher	jWkK
verhandlungssicher$	j[kJ
verhe-	qHs]
verheiratet	qHs]
verheiratet$	sT
verif-	iRjVqR
verification	iRjUkI
verification$	iXkH
verifikation	i[
verka-	aPlU
verkauf	aXiIsV
verkauf$	fPhJjQ
verkaufen	aKbTiTjK
verkaufen$	hQiPqW
verkaufer	aPjKlX
verkaufer$	aRcKiJjJlU
verkauferin	aT
verkauferin$	aU
verkaufserfahrung	aKeKhEjGkIl]rI
verkaufstalent	gLiJj^lIqJrIsItD
verkauft	gKjVqYsU
verke-	aIbQcLgLja
verkehr	iW
verko-	i_
verku-	kVqV
verkurzen	iLjKkX
verla-	bTeUlQ
verladen	bChJi]jHkL
verlag	aKb\\cKeL
verlangerung	e^iJ
verle-	bWe\\hDiTmLpI
verlegen	bKi\\
verlegen$	bJiX
verme-	fKrUtS
vermeiden	qQrX
vermeiden$	qQrS
vermessungstechniker	aQbUcK
vermi-	i\\jQ
vermin	iY
vermittelt	h[
verni-	iZkP
vernis	iVjPkQ
veron-	cFjDn^pG
verpa-	aHb[iTjJrR
verpackungsmaschinen	aJbX
verpf-	gZhR
verpflegung	h]iI
verpflegung$	hXiHpH
verra	qUsUtS
verra-	aT
verraumen	iT
vers	aRiVjImInIpV
versa-	iSpP
versand	bQiW
versand$	bRiV
versant	cXiHpW
versc-	jZ
verschwiegenheit	jZqT
verschwiegenheit$	jZqU
verse-	gShDiQmKp]
versi-	bVjSr]
version	r]tU
version$	qKrJt\\
versions	jKrf
verso-	aFh[iTjL
versorgt	bVrJ
versorgung	bHhCi\`jI
versp-	cKfFgDiAjHn^
verst-	bUj[
verstehen	iGjYkRsT
verstehen$	jQlJsV
verstehst	s]
verstehst$	s\\
versteht	jVkQrU
versteht$	aKbLcKjYqJrX
verte	dKfKmKoEp\`qD
verte-	bJf^gJ
verteilt	fU
verteilt auf	fU
verti-	iPjYlJ
vertical	iUjDkV
vertical$	iQjGkW
verticales	jU
verticales$	iR
vertige	iKj[lLqJ
vertigo	jRlHsP
vertr-	aUjStE
vertrag	eVoG
vertrag lauft	eToF
vertrage	jT
vertrage$	bWjS
vertraulich	jJmCpTq[
vertraulich$	cKqX
vertretung	eRiS
vertretungsweise	gGi_
vertretungsweise$	gGi_
vertrieb	aJbKiQjKl\\qS
verts	aWhFlL
verur-	fLiZjEsZ
vervi-	aJccjK
verviers	cUjH
verviers$	cV
verwa-	iKjd
verwaltung	aPiFjBlVmWsP
verwaltung$	aYbKiGjGlKsU
verwaltungsfachangestellte	iKjY
verwaltungsfachwirt	iPjX
verwe-	iZjQrV
verwenden	eKiIr\\
verwendungsnachweise	iS
very	kV
vesou-	cU
vesoul	cU
vesoul$	cV
vesse-	bUcR
vessel	bScT
vessel$	bZcJiHoK
vessels	bRiW
vessels$	bRiW
vesta-	b]jInL
vestas	b]jInL
vesti-	eKfJgThVsV
vestiaire	aRbIeBgJh^lGpE
vestiaires	hViQ
vestiaires$	hGi]
vesting	fFg_hDjE
vestu-	hYsP
vestuario	hYsP
vestuario$	hVsP
vet	kR
vet nurse	aVbIeRjUlItH
vet receptionist	sQ
vet$	a[cJiKjKkGp]
vetem-	h[iCmL
vetements	h[iCmL
veter-	bUmY
veterinaria	aThSjR
veterinarias	aKbYiH
veterinario	aQjSmP
veterinarios	bVcLmK
veto	aYgJhQ
vets	b\\
vets$	aRbW
vetti-	iJjZoPpR
vetting	iJjZoPpR
vetting$	iHjYoQ
veut	iJoQq]tQ
veut pas	qSsQ
veut$	bKcPdCfKiIoXpIqFsGtY
veux	oTsZ
veux$	aJbLdLeKfLgHhKiGjDkKlLmGoTpFqIrLsStR
vez	dYnZqP
vfds	iQjS
vhf	bKiWjPkU
vhf$	bIiUjQkTrK
vhi	h_jK
vhi$	h^jJ
via	gKpV
via the	eQpT
viaje	fIgSh^jKkLnG
viaje-	jQnUrQ
viajeros	jUlS
viajes	nVrS
viajes a	cR
viajes$	cJiJj_nA
viand-	fLhX
vianda	hX
vianda$	hY
viande	fIhQ
viari-	aW
viaria	aW
viaria$	aYiK
vias	j_
viati-	gZhEnV
viatico	aJcKgZiKjInL
viaticos	gRhEiQnW
vibe	rPs^
vibra-	hZjLsR
vic	cb
vic$	cW
vicen-	mU
vicent	mW
victo-	hUiGjY
victoria	cQhXjJ
vida	hWpU
vida laboral	bIjJpZ
vida$	bThSqR
vide	bIjRoIqY
vide$	j\\
video	dQkSp[
video de	cLiPpW
video$	aVd^fDhHiK
video-	i]tS
videollamada	pY
videos	pS
vie	aQi[
vie$	aUfPiSrJ
viejo	bGcYkKsZ
viejo$	bEc[iImKsUtK
viel	aKbTfTiSnQqTtI
viel$	bFfZhKi_oJqC
viele	iWjU
viell-	iKnPoPqW
vielleicht	iKnPoPqW
viene	aGhRmTqR
viene de	hVtP
viene-	fHkIl_
vienes	fHkIl_
vienn-	bIgIiYnWqVsL
vienne	bLiHnYqK
viennoiserie	bHcKi_jHnK
vient-	gUhJpJqW
viento	gWhH
viento$	fW
vier	bPfWmV
vier jahre	hKtR
vier tage	bJcKf]mFpJ
vier wochen	aEfBiIjLnUocqUrH
vier$	f[hQpT
vier--	cEfagJhDiDjJmWoKpI
vierg-	hIiKjWsS
vierge	hIiKjWsS
vierge$	jRsR
vierh-	bUfIgRjVtE
vierhundert	bQgVtE
vierm-	nZ
viermal	nZ
viern-	dPfR
viernes	dPfR
viernes 0	bJeJiSsJ
viernes 00	eCpZ
viernes a	fUpQ
viernes de	fKhX
viernes hasta	fT
viernes tarde	fT
viernes$	dQfSiR
viert	bUiKm]
viert$	bTmVpK
viert-	qQ
viertausend	aGbUcEtV
vierte	fSiEqX
viertel	fRgY
vierten	fUiT
vierter	bU
vieru-	fIgUhQiV
vierundzwanzig	bP
vierz-	cZgQ
vierzehn	iTpPtP
vierzehn uhr	fS
vierzehn$	jRmHpY
vierzehnmal	aLbKcGdLeKgYjLkLlKmLnKoLpLqLrL
vierzig	dSfUsQ
vierzig stunden	fXgF
vierzon	bKcXqQ
vierzon$	cXmJ
vieux	qVs[
view	bHeYjIpGrVtT
viewi-	iU
viewings	iU
viewings$	iS
views	bFiTjZ
vigen-	aFcLjZ
vigente	aFcLjZ
vigente$	aFcKj^
vigil-	i_
vigilado	bXiH
vigilance	iQ
vigilancia	cHiZ
vigilante	a[cQgJjL
vigilar	iP
vigne-	bViJnL
vigo	cW
vigo$	cX
vigor	aEgLj\\
vigor$	aEj\\
vii	aGbGcCdGeGfGg\`hEiBjAkGlGmHnGoGpGqGrGsGtG
villa	bUcRhT
villa maria	hGiU
villa$	cEh]iI
villa-	c[
villach	jPqQsT
villach$	aR
village	bScThGi@jXsS
village$	b\\iDjJ
villages	cXhK
villages$	cX
villarrobledo	bPcS
villarrobledo$	bPcS
villas	bU
villas$	cJjT
villavicencio	cX
villavicencio$	cX
ville	bUcLhTqT
ville$	hTiQlLqIrS
ville-	cZtV
villefranche-de-rouergue	cYhJ
villefranche-de-rouergue$	cY
villeurbanne	cUjK
villeurbanne$	aQcS
vilni-	cUdQ
vilnius	cUdQ
vilnius$	cUdQ
vina	bWiI
viney-	aU
vineyard	aU
vingt	aSgQ
vingt et	bJf[hL
vingt$	aTfWiJjL
vingt-	bQgQ
vingt-cinq	eVfHgRhFmKoH
vingt-deux	bQhLiRmTqJ
vingt-huit	hJ
vingt-sept	bTfGgVhI
vingt-six	bRhX
vingt-trois	hT
vino	bUgKhXtL
vino$	bScJfKgDhViR
vinos	bKhQiYjV
vinos$	fHi[jJ
vins	hYiJo[pD
vinta-	aViFjZsR
vintages	iFj\\sS
vinyl	cKiXlU
viole-	bWiGjT
violencia	bLiJjW
violi-	iU
violin	fPkQ
vire	q_rU
virtu-	gShQiCjSpS
virtual	pW
virtual$	pR
vis	aKbWh]jGoLqLrL
visa	eShQiGlPsQ
visa$	eSh\\jH
visag-	sX
visage	sY
visas	bDiWs\\
visib-	kKrVsY
visible	kFr[sR
visio	iIjKpa
visio$	pV
visio-	aSbUiKjP
vision	aWjT
vision$	a[iK
visit	bJibmIpZqT
visit$	iSpV
visita	gPnS
visita$	gZjIrWsP
visitantes	bYjQkKrLsH
visitantes$	bYjSkJrLsH
visitas	iS
visite	fSgKjPpSsK
visite de	iInVp\\
visites	bPiUnS
visiteurs	b[gG
visiteurs$	bY
visiting	bPhZiH
visitors	bUkW
visitors$	bUiY
visits	dRfKnU
visits$	cRdPiW
visko-	cKiZ
viskositat	cKiZ
visp	aTcXiE
visp$	aUcYiL
vista	bUcHgKiSjV
vista$	bRiTjS
vista-	dTeQfV
vistas	dTeQfV
visto	cKjLkVmKoKqFtZ
visua-	iYjIkS
visual	cKi\\
visual$	cLiX
vital	kZlQ
vital$	iKkYlQ
vital-	hUpTqIsK
vitality	hXmKpL
vitality$	hXmKpL
vite	aIbJcLiJkXqFt]
vite$	aKbHcHiGjHkSrGt\\
vites-	cKiVtU
vitesse	cKiVtU
vitor-	c[
vitoria	cV
vitoria$	cV
vitoria-gasteiz	cW
vitoria-gasteiz$	cV
vitre	bBc^
vitre-	i\`jF
vitri-	i[
vitrina	iSjT
vitrina$	iTjQ
vitrine	eJfHi\\
vitrines	iT
viva	iSjToLsT
vivan-	bUiFsZ
vive	cVjLkYpKrR
viver-	aGbWc^iCjG
vivero	aEb[
vivid-	bKjRk[
vivida	jSkVmKoK
vivida$	cJiKjTkUmKoK
vivie-	hY
vivienda	h]
vivienda$	gY
viviendas	bWeGhIi[
vivo	bJiKjTkSpU
vivo$	iJjUpW
vlook-	j]
vlookup	j]
vlookup$	hLiJjX
vmwar-	jSkJ
vmware	jSkJ
vmware$	jVkJ
vob	iSjS
vocab-	iVjK
vocabulary	iVjK
vocal	cIeKmY
vocal-	bUjTtU
vocale	iTtY
vocale$	iWtR
vocat-	bViR
vocational	bViR
vogel-	aAcGdJeHfJgLhJiTj]kGlJmKnJoJpHqJrIsFtI
voice	jSrStZ
voice memo	t]
voice note	pTtW
voice$	bEiGjTpQqKsTtW
voice-	aWiS
voices	rV
voici	jKt]
voici-	iU
voicing	iU
voicing$	iS
void	aGbFcZiVoK
voids	gKi[jI
voie	aQeYtD
voie$	aXtJ
voila	aPpJt\`
voila$	cJgLhKt\\
voile-	gDiWkKsY
voir	dXiVpZtJ
vois	pXqFsY
voisi-	gJkZrS
voitu-	hSjQnT
voiture	hUjRnU
voiture 0	hR
voiture de	bJhYnLqT
voiture$	gWjUkHtP
voix	iZjHqTsR
vol	bBfJhVi]pLqV
volke-	aKbXiGsS
volks-	bXiQ
volksbank	bU
volkshochschule	bV
voll	bPfQhZoJ
voll$	fWoEsR
volle	eJfbiJqKtH
volle-	bXfHiLlV
vollem	fFlXrR
vollj-	ja
volljahrig	jY
volljahrig$	jV
volljurist	j[
vollk-	aTbDfd
vollkonti	fX
vollkonti$	fZ
vollp-	gS
vollpensum	gS
vollpensum$	gXpJ
volls-	aRcJdViSjJ
vollz-	eUfRtQ
vollzeit	eVfStS
vollzeit$	fVgW
volon-	aUeTjV
volontaire	a^iI
volontariat	eXjZ
volontariat$	aXjY
volonte	hY
volonte$	h[
vols	b]fFgIhZiBjImWpJ
volta-	jXlL
volti-	aHcKgDiBjGkcpJ
volum-	aY
volume	aXbJiLkQlQpJ
volumen	aRiQjQ
volumen$	aWbCiRjQ
volun-	mY
voluntariado	iRjKkWmK
voluntariado$	jIkY
voluntarios	aJcKiJjKkXm\\
voluntary	fUhJmJn[oG
volunteer	bUiVmK
volunteers	iRmW
volunteers$	bVmQ
volve-	gJhVnJoS
volver	gJhVnJoS
volvo	aKbbhQjFnX
volvo$	aCbFhWiLmJn]pJ
vom bahnhof	cWpH
vom hof	cJhHiHjDkVlQnUsW
vom$	gIiTpUrQ
von 0	b[fWjI
von 00	bRiZjI
von 000	bW
von daheim	d\\nToF
von der	nSqR
von hand	aKbRjV
von hier	s[
von vorteil	kV
von zu	bHcKdVhKiGnW
von zuhause	d\\fHgIhJ
von$	mHoTsRt[
vor	dQpS
vor allem	bUjRnI
vor der	c\\iIoYqF
vor ort	cLd]iRpP
vor$	fXmKpRqJ
vorab	aIcIdKe^fFgHhFlFmJnGpEqL
vorar-	cKiLjDnQ
vorarbeiter	aYbHgR
vorarbeiter$	aP
vorarlberg	bYc@gJnZ
vorau-	jQlS
voraus	tQ
voraus$	jQlR
vorausgesetzt	aLbLjVkKl\\qH
voraussetzung	kWsS
voraussetzung$	iFkT
vorbe-	aLgPiZpRsU
vorbeikommen	p]
vorbeikommen$	pV
vorbereiten	eJgJiY
vorbereiten und	iQ
vorbereiten$	eFiS
vorbereitung	gY
vorbereitung$	iX
vorfu-	i_jEkI
vorga-	kLqb
vorganger	iJkLq_
vorge-	mc
vorgearbeitet	fYhFiK
vorgesetzt	m\\
vorgesetzte	m[
vorha-	hTkT
vorhanden	hTjQkU
vorhanden$	hUkU
vorhe-	gVlVoQ
vorher	gVlWoQ
vorher$	eLfXgHhGjKkKlQoV
vorke-	l^
vorkenntnisse	l^
vorla-	rZ
vorlagen	iW
vorle-	bXjWkT
vorli-	jW
vorliegen	jW
vorm	aHq[tY
vormi-	fXpR
vormittag	bXfKpVqG
vormittage	fbiF
vormittage$	f_
vormittags	pRqT
vormittags$	f^iGqQ
vorsc-	hPiY
vorsi-	iKkJpFq\\rFtY
vorsitzende	aLpIqQt[
vorso-	aKdBfGh\\iTpKtK
vorsp-	gImGp\\
vorst-	pWsR
vorstand	mSqYtP
vorstand$	aPeJmYqJtR
vorstellungen	fZiD
vorte-	kZ
vorteil	kZ
vorteil$	k[
vortr-	iS
vortragen	iS
vorze-	gTiHjVkIsU
vorzu-	kX
vos	fWhQiJrRtP
voss	aIcKhZmP
voss$	aIbJcJdKhZiHjGmPnKqL
vote	gLiKpYqStQ
votre	gGiKpSsYtQ
vouch-	h\\jKpU
voucher	gGhRjEpZ
vouchers	h\\
vouchers$	rQ
voudr-	fQqY
vous$	hWiQtV
voyag-	eRgIhTnU
voyage	eWpJsY
voyage$	iTmJsW
voyages	cGgIhWnY
voyages$	aXhFiFn\\
voz	iStT
vp	mdpL
vpn	dbiKjE
vpn$	d\`iGjGkJtJ
vrac	aHbTjJqRtS
vrac$	aHbUhKiIqQtS
vrai	jVkW
vrai$	bHiXjXsG
vraie	aVbKcIiKj\\
vrd	aXiYmK
vrd$	a\\cEiWmK
vrp	eS
vsl	aZbRcGiG
vsop	g[jH
vsop$	g]hJjJ
vt	bPjDkY
vts	aYbGjL
vu	kVs\\tU
vu les	s]
vu$	bJjJk\\lL
vue	hRiTjRsS
vue$	iYjT
vuelo	cFhUiWjJlS
vuelt-	fLhQiYjImHnToQ
vuelta	hSiGjLnVoS
vuelv-	eZfInTqSrGtG
vuelva	eXmJtG
vulne-	jW
vulnerable	iJjVrQ
vw	h\`jGnHpJ
vwl	cLhXiHjP
vwl$	cLhXjQ
vz	eYfRgU
vz$	bJeVfSgVjK
vza	aGbJeVfR
vza$	bJeVfSgLqL
w /	iP
w 0	e_gTiUjH
w$	fLiHjYrX
wa	cSj_
wa$	c\\dGgXhQiJjElL
wa.me	bLgGhLjIoKp\`
waalh-	cS
waalhaven	cS
waalhaven$	cS
wache	gGh[iV
wache$	i[jJ
wachs-	aUcJeItW
wade	mYqTsQ
wader-	dXiEjX
waders	dXiEjX
waders$	cJdYiJjQtL
wafa	fHiJj\`kF
wafer	aEbPcQiT
waffe-	iJjVkLlU
wage	eRfRg]
wage$	eZgQhIjBlV
wagen	aIbTc@hXiPn[
wagen$	aJbUgLhYiS
wagen-	bSiSpR
wageningen	bXiE
wagenmeister	aWgLsP
wages	gSiRqSsS
wagga	c]
wagga$	c]
wagon-	bRcGi\\jJ
wagons	bY
wahl	fFgIh]mY
wahl$	h[mU
wahlb-	fVgJhR
wahlbar	fVgJhR
wahlbar$	fRhW
wahlw-	fJhTiHpU
wahlweise	fJhTiHpU
wahre-	fUq[
wahrend	fWqR
wahrs-	eZpLqS
wahrscheinlich	eZpLqS
wahrscheinlich$	e\\pJ
wait	eTiIlWtV
waite-	aXiRmT
waiters	aQfIgLiRmX
waiters$	aRfIgJmX
waiti-	aW
waiting	aW
waiting list	iXqW
waits	jT
waits$	jT
wakef-	cYtE
wakefield	cYtE
wald	c]iGjDnKrQ
walda-	aSfI
waldau	aSfI
waldb-	bYcQiGjHoSpK
waldbad	cTfKjJlSoUpK
waldv-	bPcS
waldviertel	bPcS
waldviertel$	bPcSrL
wales	bHgRj^
wales$	bGgRjZ
walk	iUjGpV
walk in	jJpZ
walk round	p\\
walk$	gRiW
walk--	b]fKiEjTpR
walk-in	fIpY
walka-	iX
walke-	aJmXqT
walked	iQmKqY
walker	aFm\\
walki-	hFiZnTpJ
walking	hHjRnVpJ
walks	i\`
walks$	iX
wall	bUicjInF
wall$	bUiZnE
walle-	aUbRiU
walled	iZmJ
wallets	aIb]gIiK
wallets$	bZgIiK
wallo-	aKbTcAiKn\`
walls	bTcRiS
walls$	cZiS
walsa-	c[
walsall	c[
walte-	pUqS
walter	aKpWqU
walze-	aYbJ
wande-	aEbScFfJgIh[nX
wange-	bScSiJ
wangen	bScSiJ
wangen im	bKcX
wangen$	bXiI
wann	eKiTj^lBpIrLtK
want	sPtR
want a	sVtY
want someone	aRjQsS
want them	cHdPfRgEiIo^
want to	iJjFsWtP
want two	a[bJeK
want$	aHeQt^
wante-	aRmLtQ
wanted	aRmLtQ
wanted but	k]lC
wanted$	aQdRlWmHtR
wanti-	bLjLlSsPtT
wanting	bLjLlSsPtT
wanting$	bFcGiIjIlGqKrPsJtU
wants	qgsQ
wants a	pJqFsb
wants to	aTmJqP
wants$	aHbEiGjUsKt[
war	k\\qWsT
war der	aSiJkYtR
war ein	kU
war gut	jFs^
war schon	kVsR
war super	jKkU
war$	jKlQqVtR
ward	eIi\\lJmSpD
ward$	aGbYcKgHjRkImJ
warde-	a_
wards	aIi^
ware	kksT
ware der	gGkVsV
ware ein	kXsR
ware fein	kZ
ware ideal	fQkBoTsT
ware$	ia
wareh-	qItR
warehouse	qItR
waren	jEk]sS
waren-	qX
warendorf	aKq[tG
warendorf$	qUtK
wareneingang	aXiT
warm	bGgKh^jVrWtG
warm$	bHhZjBlJrT
warme	i[jKmK
warme-	aRgFi]
warmi-	cTiWjJoK
warming	i[jHoG
warra-	bUcGg[
warrants	g^hKiKjK
warranty	aPiY
warri-	aIcQoKqT
warrington	aIcQoKqT
warrington$	cS
wart	mV
wart zu	mS
warte-	kRqT
warten	bHiW
warten$	bHhIiX
wartu-	fUiSjK
wartung	iYjJ
wartung$	iXjH
warum	b]
was	qZt[
was a	bWpEqSrIsStL
was$	fUhJiDjJkYlXqAsH
wasap	gIiJpZ
wasch-	h[iV
wasche	bP
waschen	hTiR
waschen$	iY
wash	aQhTi[jJmI
wash$	aYiUmB
washe-	hSsW
washed	bXhT
washi-	iV
washing	iWoP
washing$	iUoR
wasse-	aJdFh]iWjUqH
wasser	bZhXiLjQqF
wasser$	bKhXiGjR
wasserproben	iQ
waste	aSb^jK
waste$	aVbZjJ
waste-	aPcK
wastewater	aPcK
watch	i\\jRqR
watch$	i[jU
watch-	fZtK
watching	i[tI
water	bViZ
water$	aJcPhU
water-	cUgIjT
waterfront	cYpK
watering	i]jK
waterloo	cSlL
waterproofs	hViJjTnE
waterproofs$	hXiHjQnJ
waters	gIjFk]
wave	i\\
wavre	c]
wavre$	cWiK
wax	ib
way	cY
way to	aXbEcFjVlJsS
way with	bLiGjVkXsD
way$	c\`iLsR
ways	eQfVgIiVjC
ways$	eQfVgIiVjC
wc	bJc]dEfJgIiZjGnHoJ
wcag	iFjQk^
wcag$	iFk_pI
we	lR
we are	bZcWqR
we can	aTjIlXqVtC
we can't	fVqXsYtJ
we do	b[lSpPtH
we don't	lVrU
we get	iKjBkWlXmIpCqQrU
we give	hQjDlYtR
we had	qRsV
we have	fKqUtQ
we know	bQlJpKs[
we lost	bJpIq\\
we make	b_cKiE
we need	aQtU
we open	fYiLtU
we pay	hRl[nU
we run	b]iKlS
we say	qIrWsYtV
we sell	bchKiLpL
we sur	fYjJ
we take	bSlZqK
we teach	jVlW
we train	jTlZ
we use	fUiYlK
we want	aXcHtW
we$	f_
we'd	aLkUsXtR
we'd like	bIgEhGiHjBk]rEtV
we'll	lb
we'll put	jLlW
we'll send	dKhLiTjGlY
we're	bSfKqP
we're a	bTcLfK
we're after	aPbFjKsLt^
we're an	bSc\\fIhGsL
we're at	cViW
we're in	aHbGc_dKfIgKjLkLnKoKpKqItE
we're looking	jW
we're$	bRcWtI
we've	iIqQtP
we've a	aHgKi>lPqSt[
we've been	bRfQ
we've got	aGbQgCqQ
wear	aKhFiXjT
weath-	fSgUiP
weather	fSgUiP
weather$	cLi[jSoV
web	kRlS
web$	tV
weber-	cKgKjIpZ
webin-	bHi\\kGlL
websi-	pPrV
website	cKpQrW
website$	iRpVrT
wechs-	fWlR
wechsel	f\\gIiJmR
wechsel$	fWiEmR
wechseldienst	f]
wechselnde	bJc^hKnL
wechselschicht	fPhU
wechselschicht$	hW
wechselt	mUqW
wed	dZfWpQ
wed /	dHpY
wed$	dWfIiU
wed-s-	fXqP
wed-sat	fX
wed-sat$	fV
wed-sun	qU
wed-sun$	fZ
weddi-	bViQ
wedding	bUiS
wedding coordinator	a]bEiLlJsQ
wedding$	bKcUiKnG
weddings	aQ
weddings /	bVg[iF
weddings$	aXbKiQ
wedne-	dT
wednesday	dZfU
wednesday$	iUjLqR
wednesdays	cSeViPpQ
wednesdays$	iW
weds	fZiT
weds$	dTi]
wee	bFcXsT
weed	aKbGcKdJeJfJgJhEiajGkJlJmJnJoJpJqJrJsJtE
week	fU
week 0	fXg@iFpV
week 00	e[jImK
week from	dXfSlG
week in	dZoQ
week is	fKo\\pLqI
week it's	jK
week no	dVf]gKh<iJsI
week of	fUgChQ
week off	h[iK
week on	cHdIfJgQhKn]
week with	bEdIeDfSh[
week$	fX
week--	f[
week-end	fVjK
week-end$	fGhVi[jE
week-ends	fZ
weekd-	f\\
weekday	fY
weekdays	fV
weekdays$	fV
weeke-	fZ
weekend	fU
weekend in	hX
weekend$	f\`hJ
weekends	fVhP
weekends$	fRhTiTjK
weekl-	fRiQ
weekly	fRiQ
weekly$	fXnW
weeks	fUlR
weeks holiday	fKh[
weeks in	cEfThElSmJnVpQ
weeks leave	fFh_rL
weeks off	hZ
weeks on	f^hF
weeks paid	eEfJjKl_
weeks vacation	gKhXqS
weeks$	ePfYhS
weg	qRrV
weg$	oSqUrZ
wegen	iEjSqSsW
wegen der	s\`
weibl-	aRsZ
weiblich	aRsZ
weiblich$	sY
weich-	i_sX
weichen	i\\
weide	bWiV
weide$	bWiV
weigh	cKhIiXsa
weigh-	iWjJkV
weighbridge	cLi]
weight	hP
weighting	gY
weihn-	gQhR
weihnachten	h]qV
weihnachtsgeld	gZ
weihnachtsgeld$	gUhQiI
weil	fEjSqXsT
weil die	bIeYfLnKsS
weima-	cSqR
weimar	cSqR
weimar$	cW
wein	aKbHcIh]rRtJ
weinb-	rS
weinbau	bSiHjT
weing-	b[
weingut	bS
weink-	bThFiV
weinkarte	bUiT
weiss	aIjRmVqR
weite-	q\\
weiterbildung	aZbKfEhUjP
weiterbildung$	cLhViJjKqV
weitere	aGeVmXpJqK
weiß	q_tP
weißw-	bUqK
weißwurst	bUqK
welco-	jLkVlU
welcome	jKkWlV
welcome$	iEjBk\\lW
welcoming	bKiSkJrUsJ
weld	iJjZpX
welde-	a^gI
welder	aScKjS
welder$	aSiIjT
welders	aagFjH
weldi-	iQjSkZ
welding	iQjSkZ
welding /	iXjDkR
welding$	bIcHiQjZkS
welds	iT
welds$	iT
welfa-	hRiS
welfare	hRiS
well	tT
well as	iHjRrW
well enough	iKjW
well spoken	sU
well$	iIjSoJtU
well--	sZ
well-spoken	iHs[
well-spoken$	iHjKsY
wellb-	bVcJhWiL
wellbeing	bVcJhWiL
welli-	cShJjSnZ
wellies	cKhCiFjVkIn]pJ
wellington	dQ
wellington$	cR
welln-	fAgHhXiTjL
wellness	fAgHhXiTjL
wells	bSc[
wells$	bPcW
welsh	iPk[rXsL
welsh$	jT
weltm-	bUcJ
weltmarktnische	bUcJ
weltmarktnische$	bTcJ
weltw-	iTnT
weltweit	iTnT
wen	aIbFcKi]jJqZtF
wende-	fLiVpQ
wendl-	bTiJtU
wendland	bTiJtU
wenig-	fRjW
wenigstens	jXpL
wenn	fPkX
wenn der	iTjFr]
wenn die	eFfSnTqKrT
wenn du	hCjKkXlVpT
wenn er	gThTkFpKqT
wenn jemand	k]rL
wenn sie	bRiHkVsY
wenn'-	fPgHjUkVoIpLtU
wenn's	fPgHjUkVoIpLtU
went	q\`tQ
wer	kX
wer mag	aJbEhFiSkEpQt[
wer will	f\\gIiUjJkRnJsI
wer$	bVgZhHiHjFoI
wer's	hQi^jBkFlL
werde-	fPgP
werden	fPgP
werden$	bQjPrRsW
were	hRiKqasPtL
werk	aJbIccmIpU
werkb-	bYfKhWkGmG
werke	b_pK
werke$	b]mLpJ
werkl-	iVjS
werkleiter	iVjS
werks-	bQh^iJpR
werkscontroller	aY
werkstatt	cRhQsR
werkstatt$	bShP
werkstattwagen	h[
werkstudi	aWeSlJ
werkstudi$	aTeVfLiF
werkswohnung	hW
werkz-	cKiWlV
werkzeug	lZ
werkzeugmacher	a[tH
wesse-	bZcTgKi@
west	c]iLnQpU
west$	bIc]iKjDnW
weste-	cbpKsS
western	pFsY
westf-	cSfEhUiK
westfield	aKbKcSfHhYiI
westp-	cX
westport	cX
westport$	cX
wet	hRjRrP
wet$	cIfXgDhCiDjVkFmLpHrU
wetsu-	aLcJgJhaiGjEpI
wettb-	iUkX
wette-	aHbWcHfLiPjSnIoVsI
wetter	aJb?cFgJiXjJoY
wetzl-	bHcb
weyre-	cU
weyregg	cU
weyregg$	cV
wf	bIcW
wf$	bIcW
wfh	bLcQdhfKjG
wfh$	bIcRda
wfr	jVsR
wg	bReTiKjIkWsR
wg$	dJeUiLjJkWsQ
whaka-	cIjVs[
whana-	iSjS
whanau	iSjS
wharf	aKbKcR
wharf$	cU
what	qRt]
what do	hXtQ
what else	eKfHoStU
what i	j]lI
what i'd	fKgHq[
what the	bHgTiU
what you	jVp]qQrH
what$	aJpVtY
what'-	aGbFcJgHhIkKlImKoKpJqEsKtZ
whate-	gUlWqP
whatever	gUlWqP
whats-	pQtR
whatsapp	pRtS
whatsapp 000	jRqR
whatsapp 0000	hJpZ
whatsapp$	bJhRiV
wheat	bXcF
wheel	iX
wheel-	aUjRsU
wheelchair	iV
wheels	bUjUrL
when	fQiQoS
when a	iKjSsP
when it's	f[gHiSlFsF
when the	fZjRqJ
when they	bPgKsW
when we	gTi[jG
when$	cHfDiTjFkKoQtU
whene-	dWiLnKpP
whenever	dWiLnKpP
where	c\\nQtY
where it	gWiQqF
where$	iDjJqHt\`
where-	d[eSfJqL
wherever	d[eSfJqL
wherever$	dVfI
whetu	lSmU
whetu$	lTmU
which 0	aJbEcGf\\nLqQ
which is	qV
which$	iRqW
which-	cRfRhGlRpV
whichever	cSeRfShHlT
whichever$	cVfViHlE
while	fWgJ
whipp-	baiF
whisk-	bRhKiQjJqYrK
whisky	bThKiS
whist-	bJcTiVsQ
whistler	aKcYsP
whistler$	cY
whitb-	bRcR
whitby	bRcS
whitby$	bRcS
whitc-	c\\
whitchurch	c\\
whitchurch$	cU
white	c\\iIjTrR
white-	aEb\\cViCjJpV
whits-	cUfLoY
whitstable	c]
whitsun	fIo\\
whitsun$	oY
who	tQ
who :	bU
who can	aThDjUlFsUtF
who has	jUkV
who is	kEmY
who isn't	kIs]
who will	iStU
who$	cKjGqTt\\
who'd	aHkXpH
who'l-	aRbKsY
who'll	aRbKsY
who'll be	iImUqHsT
who's	jRtV
who'v-	jKmS
who've	jKmS
whoev-	bSiIqX
whoever	bSiIqX
whole	bQfKgKhTiRjSrP
whole-	bY
whole-time	gQ
whom	mb
whose	kJs[
whse	gTjGkVlI
why	bQpUq[
why$	iJjSp[
wi	cLiKjYlHmFn]pI
wi$	iHj[lHnS
wichi-	cW
wichita	cW
wichita$	cW
wicht-	iQjW
wichtig	iSjPrS
wichtig$	eIfJiRjRlSnK
wick	bFcXfQiJ
wick$	bIc[gKiJ
wicke-	iFj\\qK
wide	c[tK
wide$	cZdJnQ
wider-	gKqHs\\
widersprechen	qGs]
widerspruche	gIiS
wie	fCoRrV
wie es	iSoV
wie's	aFfZt[
wiebk-	mS
wiebke	mS
wiede-	kEqR
wieder	qTsW
wieder$	aGpSqJs[tT
wiedereinsteigerinnen	kDlasL
wiege-	bHiS
wiegen	bHiS
wien	cf
wien 0000	c^
wien$	cX
wien--	cUdQ
wiene-	bGcHgFiIjKr^
wiese-	aGb_cDhKiLkJtH
wife	iJpHqZsa
wifi	bLgJhajItK
wifi$	gJhW
wig	aRiYjH
wigan	c]tH
wigan$	cZiL
wigs	mY
wild	f\\
wildc-	aKbJcDdIeIfCgIhHjckIlImJnIoKpKqIrIsLtJ
wilde-	iJj[kF
wildl-	aQbTjItJ
wildlife	aQbTjItJ
will	q\\
will be	cUeIiEjJkUpU
will come	bIhIjHkJl_mFnKpBqK
will do	iIjZlU
will show	iJjFkFl[pZ
will you	a\`bHhKjHlJqDrG
will$	eRfTqDsStZ
willi-	jT
william	cW
william$	cW
willing	iLjV
willing to	kT
willing$	iFj[
willk-	aQk[lR
willkommen	aQk[lR
willkommen$	aUbKhQiJjKk\\
wills	bUiY
wills$	bQcKiX
winch	iX
winch-	c[
wind	bXjStQ
wind$	aVbJ
winde-	cYhDiX
window	hP
window$	cIhXiQoUqH
windows	bQjU
windows server	iFj^rL
windows$	bRhJjV
windp-	iT
windparks	iT
windparks$	iT
wine	bSgKhUlSpP
wine$	iRmV
winer-	bThLjK
wing	bQgJi\\jHkL
wing$	bRgJi[jHkL
winne-	iSrP
winner	iWrP
winni-	cSiKjSnV
winnipeg	cViJnV
winte-	fR
winter	fS
winter 00	fVrR
winter$	bIcPeZfT
winterdienst	fIi\`
winterdienst$	iT
winterjacke	bKiJj[
winters	bDiKj^oWqR
winterthur	cVkJ
winterthur$	cVkJ
winze-	a[bJcGjTsJtL
winzer	jTtK
wir 00	eYgTqJtH
wir bauen	b[iJtK
wir bei	gTlW
wir brauchen	cQiR
wir das	qPtV
wir haben	bS
wir hatten	qT
wir im	fViIjU
wir keine	bUeLiFjRlZsE
wir machen	bW
wir nicht	bWfIiQjIr[
wir sind	aJbTtR
wir suchen	aQ
wir uns	bPjEkZsV
wir zahlen	gSjFlU
wir zu	bVgT
wir$	h^iDlVtV
wird	iPqT
wird bezahlt	fKhU
wird ein	bSjRlJ
wird eine	aQiRjRtL
wird nach	oWpGqHtK
wird$	bLcGiKqXt\\
wire	bGcJgHiQjbk>
wirkl-	jTkFpUrG
wirklich	jTkFpUrG
wirt	aVcKjT
wirts-	bTcIj^
wirtschaftsinformatik	iKjT
wirtshaus	bThR
wisbe-	cY
wisbech	cY
wisbech$	cY
wisch-	iWrT
wischen	iWrT
wish	fUgLjJkRsYtQ
wish :	jKkZ
wish$	eGf[gEjGkLsS
wisse-	jPkIrQsQ
wissen	jRpLsR
wissen$	jRpIqQrKsUtR
wissz-	eU
wisszeitvg	eU
with 0	j\\m\\pRrJ
with 00	b\\eQ
with 000	bViFj[
with a	rPsS
with an	aIfPkJlSmV
with five	aEbYjWkF
with it	hSjLsR
with kids	hViKmHsT
with me	jLmUpW
with no	hFiJlSrQs[
with one	aKbUdWmZ
with our	aDhJiTmIoGp[sY
with parents	iZ
with the	rV
with two	mS
with us	dYiLlJpW
with you	bWiXmJpIsV
with your	p_
withi-	jQ
within	jQ
within 0	eGgWhFlToR
within 00	cHhSjQ
within a	j[kD
within the	dWhEmT
witho-	jT
without	jT
without$	bKiIjHl[qUrKtR
witne-	ia
witness	iT
witte-	cZ
wittenberge	cZ
wittl-	c]qK
wittlich	c]qK
wittlich$	c]qJ
wittm-	cRiR
wittmund	aPcSiJ
wittmund$	cW
witz	hVpJrZ
witz$	hZpJ
wives	hJjGkTpHs_
wk	fU
wk 0	iWrPsS
wk in	cJdXgKiVnV
wk$	eQfViS
wknd	f^gXhEiA
wknd$	aKbKcHfYgVhIiCjJlImJnIsI
wks	fThQlT
wks in	fXhUkKlI
wks on	fV
wks$	bLhTnRoZ
wlan	fKgIhb
wlan$	gHhY
wms	jSkSlQ
wms$	jUkSlT
wo	dQtW
wo$	fTnT
woche	fTnT
woche mit	iVjJnT
woche von	bGcJdPfT
woche$	fU
woche-	f[
wochen	lU
wochen ferien	fAhe
wochen urlaub	gJhZ
wochen$	fThQlR
wochenenddienst	fUiL
wochenende	f^hQ
wochenende$	fUhV
wochenenden	f_sL
wochenenden$	f^
wochenstunden	f[
wochenstunden$	f\\
wochenweise	aHn[
wochenweise$	iEn[
wohl	bJhJjKpJqd
wohne-	bXgJhViKrI
wohnen	bXgJhViKrI
wohng-	aHbSgJiUjW
wohngruppe	aHbUgHiVjI
wohnh-	bWfLiAj^
wohno-	bFc]fGhHiGjTsD
wohnu-	bQh\\
wohnung	hY
wohnungen	aIbQcWhSiF
wohnungen$	c[hSiB
wohnungsbau	bWcGhL
wolle-	eXiP
wollen	eXiP
wollen wir	bXiIlR
wollt-	gHqYtZ
wollte	gGq\`
wollten	aLbJcLiJjGlGqJsJtZ
wolnz-	cT
wolnzach	cT
wolve-	cY
wolverhampton	cT
woman	aRsc
woman$	aZhLsZ
women	kIrXs\`
women$	bTiKrVsJ
women's	aKiX
women-	bSiX
women-only	bTiVjL
won	gEhHiGj[pTqKrK
won't	lYqUsY
won't have	bEfJkKs[
wood	cWh^jG
wood$	bJcGh\`iQjIlJpJ
woodl-	aGbRcT
woodlands	aGbQcT
woodw-	iSjFkV
wool	fKhUiGkV
word	jPpSqX
word "	bJkIrT
word$	gTjVqV
wordi-	rX
wording	rX
wording$	rXtP
words	aJkQra
words$	kWr\\
work :	iW
work is	cUdReGfRiBjEl\\
work or	jU
work with	aGjImV
work$	eIi\\jPoS
worka-	h\\
workation	h\\
worked	jVkRlRpK
worked with	iLkW
worker	iT
worker$	aUiQ
workers	iVmT
workers$	aQbTgIiTjJmQ
workf-	bHiWjT
workforce	bEiQjVoI
worki-	tQ
working	tQ
working at	jX
working towards	jVkQ
working$	aJdBfAhVsUtW
workl-	fWiUmJqJ
works	bWhPmV
works$	aRbXcKhX
workshop	cPlPmQ
workshop$	aJcUkQtK
workshops	bTgJ
workshops$	iT
worksite	iQ
workspace	iBj\\
world	aUiP
world-	cAiFjSkHn^
world-check	iGj]kH
world-check$	iGjZ
worsh-	iJjUmLrS
worship	iJjUmLrS
worst	f\\gDiLpP
wort	jRqVr[
wort "	r[sL
wort$	fHgWqY
worte-	pKr_
worter	pKr\`
worter$	iRpJrW
worth	bHcVfIgHhTiJnHoFqU
worth-	cZ
worthing	cZ
worthing$	c[
would	kdsW
would be	jLk\`lR
would do	bBdIeWfWgKkFsR
would have	rUsZ
would help	k]
would like	fWiGkHqQrHsEtY
would save	k^
would$	k[
wound	aKiY
wout	iRmR
wpm	aJbJgJhEiLjd
wps	i_jH
wrapp-	hKiV
wrapping	hKiV
wraps	aGbWhEiYkL
wreck-	g]hG
wrexh-	cSeI
wrexham	cSeI
wrexham$	cWeI
write	pUrX
write "	qQrS
write it	iPqIr_
write that	sS
write the	iYjJrR
write this	aJrRtR
write$	hKiPoLpW
write-	aQjR
writer	aVgUkK
writer$	aVgUkI
writers	gQhJm[tH
writes	bTiJjZqJ
writi-	dSlQ
writing	dSlQ
writing$	j^
writt-	iLjQkQlQ
written	iLjQkQlQ
written english	jX
written test	cJpVrQ
wrocl-	cUnS
wroclaw	cUnS
wroclaw$	nX
wrong	bRgKqQtT
wrong$	bTgItU
wrote	pUqKrYsItH
wset	hRjTkX
wset 0	jUkX
wset$	hRiHjQkT
wsq	jX
wt	i\\
wte	bLfTm]oKpFqQ
wte$	bJfUgKm^pF
wunde-	bUkT
wunsc-	fVk\\
wunsch	hXiIkQ
wunsch$	hRiHkY
wunschdienstplan	f[
wunschdienstplan$	fS
wunschenswert	k\\
wunschenswert$	k[
wuppe-	c[tJ
wuppertal	c[tJ
wuppertal$	c[tJ
wurde	qa
wursc-	aWiJlX
wurscht	aWiJlX
wurscht$	lZ
wurst	fKgHh[jFlYsL
wurst$	gHhZjFlZsK
wurst-	iZ
wurstkuche	bIiX
wurzb-	cXjJ
wurzburg	cXjJ
wwoof-	aImV
x	aQ
x /	cLeKfRnV
x 0	aZfUhP
x 00	fQ
x im	fRiUnJ
x$	gPhUiFjVnY
x-ray	gLi[pQ
xacti-	gKiGjSkJpU
xactimate	gKiGjSkJpU
xalap-	cVjJ
xalapa	cVjJ
xalapa$	cV
xero	iQj]
xero$	iVjW
xerox	jHoLp^
ximen-	jXmU
xixe	aRbGcHdLeLfLgLiWkLlKoKpLqIsL
xl	aJcJi\\jVkC
xmas	gQhaoW
xmas$	bTgQhUiFoU
xrf	aBbHeLgHh^iKjXmI
xx	gW
xx$	gXjQ
y 0	aVgQmU
y 00	fSiU
y 000	gWhDi\\
y a	eR
y bono	gThWjI
y buen	qSsV
y cargar	iW
y cinco	bIfPsQ
y con	iJjTqSrQsX
y costura	jQ
y cuatro	f[
y de	aIeQnRsW
y despues	i[kS
y domingos	aKfRtJ
y dos	bQ
y el	mTq[
y en	hLmRt]
y festivos	gV
y frances	jY
y hay	hYoT
y jueves	dUfZiI
y la	bGhRmV
y las	cLgYhKmK
y lo	eKfEgUsZtU
y los	aGbKi]mW
y luego	eY
y media	fY
y medio	fYgRjT
y navidad	jY
y no	bPqZsR
y noches	fQ
y ocho	fQgPsS
y otro	aCbFfRjHm^
y por	bSoK
y provincia	bV
y prueba	iIp]
y que	hGjYsRtV
y quince	aKbQiPjLmV
y sabado	jQ
y saber	jY
y se	f\\pL
y seguro	hU
y seis	b\\
y si	iIkVlIoU
y sin	r[sW
y su	gWhSiJmJ
y tambien	bVeKiQtE
y tarde	fQ
y tres	fWiP
y un	mT
y una	mX
y viernes	dWfG
y yo	aHb^mBpQqY
y$	jS
ya	oXqT
ya ni	kXqT
ya no	qZ
ya sabes	iFkLoHpJrXsRtH
ya$	eGo\`rV
yacht-	hJiUjS
yachtmaster	jZsQ
yakim-	cW
yakima	cW
yamah-	bTjR
yamaha	bTjR
yanni-	aIhHiKmXpQ
yannick	aIhHiKmXpQ
yard	bScSnU
yard$	aKbVfUhR
yards	iUn\\
yeah	eTgFhJsKt[
yeah$	cKeVhIiItW
year 00	bViImJsR
year and	bQfKiQtL
year contract	eY
year end	fGgGh\\oT
year in	eTfKhSjXnF
year on	hEiKjTlY
year one	fGnXsL
year round	e\\fPgShLiHjLlIpC
year$	bV
year'-	gJhUjRlJ
year's	gJhUjRlJ
year--	hU
year-end	gWhK
year-old	bGi\\
year-olds	gKlGpW
year-round	bVeRhXiJjK
yearl-	eThRnU
yearly	eThRnU
yearly$	eWmHnY
years	jc
years at	iIjV
years in	j\\
years of	j^
years on	jY
years with	j[qI
years$	eWhTqU
yegua-	b[cYiF
yeovi-	cV
yeovil	cV
yeovil$	cU
yes	ePjRkQtT
yes really	fGhZjH
yes$	jPkXpI
yet	qX
yet$	lJpSqS
yeux	iHjZ
yield	bJfLhAidjGkL
yildi-	b^cIiHjKmJoE
yo	mUqW
yo y	bKcHm^qL
yo$	aHbXhTiGmWtP
yoga	hJkZ
yoga$	i[
yopal	cZ
yopal$	cZ
york	c^
york$	c^
yorks	c_hJnU
yorks$	cWhIiKn[
yorks-	bWcQiI
yorkshire	bWcQiI
you a	hVlKqV
you and	hVmY
you call	bWiX
you can	rW
you come	dYiK
you do	aGl[mIrZtI
you don't	dUiJjSlV
you drive	bHgYhFiUkL
you for	kKpRqHt\\
you get	fYh\\tF
you have	iKjSkXoSpT
you keep	gZiT
you know	kQlQsW
you like	dZhIjFtU
you live	fPhX
you made	pS
you must	hPiGjVrU
you need	cShLjRnS
you pick	eRjJlW
you put	hRiPrV
you report	iFmY
you should	jT
you the	bRoRpDqW
you through	l_
you to	jSrL
you want	eUfUgG
you will	iImRtZ
you write	aWiUmJqK
you$	mP
you'd	iPjQmS
you'd be	jEn[tS
you'd work	iKmToY
you'l-	lR
you'll	lR
you'll be	iPj]kKlFmTqC
you'r-	qJ
you're	qJ
you've got	fShRjR
young	aPjSs\`
young$	aWbKiQsTtG
young-	aIbCiZsb
your	hTpR
your own	hTjUmQ
your$	cKhWiLjLpVrGtL
yours	h^iGjQpGtV
yours$	dHf\\hWiGmLtK
yours-	gPiKkSpQ
yourself	kTlQpR
yourself$	iLkUlPpR
youth	aYcKiV
youtu-	b\\iKjL
youtube	b\\iKjL
yr	eQjS
yr 0	gZh\`
yr 00	fLgZhL
yr renewable	aHqZ
yr$	bTeSnQ
yrs	ePjd
yrs +	jZ
yrs bench	bIjS
yrs in	jQ
yrs min	jR
yrs$	eT
yurt	gTh\\iGlHtH
yurt$	gXhSlK
yusra	mSpS
yusra$	mTpR
yverd-	c_iD
yverdon	cVhK
yverdon$	cW
yvett-	aImVqU
yvette	aImVqU
z	eRiQjQlCp[sQ
z-dri-	b_cIiH
z-drive	bUiR
zahl	gTjEr\\
zahle-	hQ
zahlen	gQhU
zahlen 00	eQgLhX
zahlen wir	gVkY
zahlen$	ha
zahlt	bJgVhUjPsJ
zahlt$	g]hTjDpLqJrQsK
zahlu-	mU
zahlung	mU
zahna-	bUcAiSjHqYtI
zamor-	cW
zamora	cW
zapat-	bSgGh\`mK
zapateria	b[mKtF
zapateria$	bZcLhJtF
zapatillas	fGgEh^iGmI
zapatos	hXpK
zarag-	cZnU
zaragoza	cWnV
zaragoza$	cQ
zarat-	cV
zarate	cV
zarate$	cV
zaune	aKbIcGi_tJ
zeebr-	cWrQ
zeebrugge	cWrQ
zeebrugge$	cY
zehn	bSgQ
zehn bis	iT
zehn prozent	gShXiE
zeich-	aIbTiBj\`pFrU
zeichnung	aKbGgKjUqKrW
zeichnungen	jU
zeichnungen lesen	jU
zeige-	iRjHlZmH
zeigen	iRjHlZmH
zeigt	iUlWqI
zeile	aJbKfDgZtU
zeile-	gHr\\
zeilen	gHr\\
zeilen$	gGiKpHr_
zeiss	bLcLiUj]
zeiss$	iajA
zeit	bTfQgJhUiIqLt]
zeita-	bTeXhT
zeitarbeit	bWdLeZfHiKsK
zeitausgleich	fShX
zeite-	fZ
zeiten	fR
zeiten :	fR
zeitk-	fW
zeitkonto	fW
zeitp-	oW
zeitpunkt	oW
zeitpunkt$	oW
zeitu-	bQiRjHqRrP
zeitung	bSiSjFqSrQ
zell	c\\
zemen-	bVfF
zentr-	bXcU
zentrale	cTqY
zentrum	bGcZ
zephy-	cJjTkS
zephyr	cJjTkS
zerle-	bKiZ
zerlegen	bKiZ
zero	bSeQlY
zero hours	bLe\`
zero$	bHhViWl[pJrItK
zero--	e\\fFiGtG
zersp-	aVi[jF
zerti-	aIhIjTlY
zertifikat	gV
zertifikat$	aKgWjP
zertifiziert	bWiSlI
zertifiziert$	b[
zeugn-	hLlUpQ
zeugnisse	hKlU
zeugnisse$	iT
zfa	abj@
zfa$	aT
zi	iKpY
zi$	aKcLhQiJjKpX
ziege-	bTiU
ziegel	bJcJiX
ziegen	b\\
ziegl-	mUpVrK
ziegler	mUpVrK
ziehe-	iV
ziehen	iV
ziehen$	iRjT
zieht	bUpJq]
ziel	i[
zielb-	bR
zielbonus	bR
zielbonus$	gT
zigza-	jW
zigzag	jW
zimme-	hR
zimmer	bXhQ
zimmer$	b\\
zimmermadchen	aXbKiLmX
zimmern	aHbQhTiJrR
zims	i]
zims$	i]
zinc	b]iXjFmK
zinc$	bCeIhKi_jG
zingu-	fLgR
zingueur	fLgR
zip	bDeDfLgIiZqZ
zirco-	i_jH
zitta-	cU
zittau	cU
zivil-	aGb\\cDfJiAjIkHmIqJs]tJ
zl	bIgThW
zn	bWhHiQjK
zoe	a@bEiEm\`nUsKtJ
zoll	bKiFmZ
zollp-	iUjR
zollpapiere	iX
zollpapiere$	iZ
zona	cZgY
zona$	aTgSmFrUsT
zonal	aKm[
zonas	bJc]iK
zone	c]gY
zone 0	c@gahKnK
zone$	aPgUmL
zones	dVi\\
zones$	dXiWjItI
zoolo-	aSbZiC
zoom	d\\iJjKmKp\\
zoom$	d^iLkKpS
zoote-	jX
zootecnia	cKjX
zootecnia$	cKiHj[
zu 0	dSfU
zu besetzen	aZeKiL
zu den	eUiSjFkZoK
zu dritt	mZ
zu einem	pT
zu hause	d[nT
zu sechst	kJmX
zu tun	iQtT
zu und	bKfRgGiLpKqDt^
zu uns	b\`rHs]tK
zu viert	bUm[
zu zweit	aKgRiLkIm^
zu$	bLfbiQtQ
zuarb-	fLiVjJmW
zucke-	bPiCjRk[
zuers-	gKlYrX
zuerst	gKlYrX
zug	t\\
zug$	c]
zuge	bZnD
zuges-	eYfTgHhF
zugesagt	eYfTgHhF
zugig	aLiFjTtW
zugig$	aKbLiFjTtX
zugig-	iLj^kK
zuhau-	d^
zuhause	d^
zuhause$	dT
zulag-	gY
zulage	hSpQ
zulagen	gZnK
zulagen$	gZ
zulas-	iVjV
zulet-	hXmKpHqWrK
zuletzt	hXmKpHqWrK
zulu	jY
zulu$	jX
zum	hXoX
zum 0	o]
zum 00	fPmHq\\
zum$	hIiLoXqJtU
zunac-	eTgUlV
zunachst	eTgUlV
zunachst 0	eTgVjJlK
zup	jZ
zur	oVtQ
zuric-	bTcUqR
zurich	cUqV
zurich$	cRqQ
zuruc-	iRjGmKqRrS
zuruck	mJqSrT
zuruck$	jLmGqQrV
zus	bSgIr[
zusam-	mVtS
zusammen	dRtW
zusammen$	aHbPdVfKgSiKmHtV
zusat-	fHh\\iIjVkT
zusatzliche	bQfFhLk[qH
zusatzrente	gKh^jLkK
zusatzversorgung	h\\
zusatzversorgung$	hY
zusch-	hQjR
zuschlage	gYiGjQ
zuschuss	hX
zuver-	j]sS
zuverlassig	fKjYsL
zuwen-	b\\cJi?jQ
zvk	eGfCgHh_iJjH
zvk-r-	hX
zvk-rente	hX
zvk-rente$	hY
zwanz-	fV
zwanzig	fV
zwanzig bis	fS
zwanzig uhr	fVhRiG
zwar	aJbJcQeZjItR
zwei bis	iPnY
zwei jahre	hRjXtR
zwei leute	a^bJcEiLmA
zwei regenerationstage	hS
zwei tage	bJdXhRpU
zwei wochen	bTfRiVlL
zwei$	aTcFdSgJhGn[pKtE
zweie-	m]
zweierteam	aJmU
zweih-	iL
zweim-	fQjDnV
zweimal	fQjDnV
zweimal im	fQiK
zweir-	cHsW
zweiradmechatroniker	cHsW
zweis-	gZiIjJpX
zweit	aKgRiLkIm^
zweit$	gRjKmTpK
zweitausend	bRgQjL
zweite	fRpQ
zweite samstag	fRlP
zweiten	aQbJeTiLqU
zweiter	b[gJmGpT
zweites	bVdLhUsWtK
zweiu-	fRgT
zweiunddreißig	f[jK
zweiundzwanzig	aJgUhQiIqKtS
zweiz-	bXcLfHh[iBjJlIoLqGrKsKtG
zwett-	bKcV
zwettl	bKcV
zwick-	cX
zwickau	cX
zwing-	jUlW
zwingend	jUlW
zwingend$	jRlX
zwischen 0	fY
zwischen 00	mXsR
zwischen den	gJhWlKnQ
zwolf	bPmY
zwolf$	bSfViIjKmS
zwolf-	f[gLiL
zzgl	g]hF
~=apply	pY
~=company	bS
~=date	eVoS
~=hours	fQ
~=mode	dP
~=must	jR
~=nice	k^
~=notneeded	aJjGll
~=place	cU
~=team	mV
~=title	aU
~benefit/high	hQ
~benefit/medium	lQnR
~company	bS
~company/high	bRmS
~contact	p]
~contact/high	p]
~deadline	aRbGfIoQp\\
~deadline/high	aRbGfIoQp\\
~duty/high	iZjK
~education	jP
~education/high	jP
~end	eXpQ
~end/high	eXpQ
~experience/high	lS
~experience/medium	eSfK
~free/high	jRpS
~hours/high	aKeRgGhSiQmP
~hours/medium	aQ
~licence	kQ
~licence/high	kQ
~manager	mS
~manager/high	mS
~mode	dP
~mode/high	dP
~not	lS
~pay	gQ
~pay/high	aSgW
~place	cU
~place/high	bRcR
~place/medium	cWiKpW
~shift	fP
~shift/high	fP
~skill/high	iUjQkU
~start	oU
~start/high	oS
~start/medium	oR
~team	bTiQmS
~team/high	bTiQmS
~title	aU
~title/high	aV
~title/low	bS
~title/medium	a\`bQcI
~variable	hT
~variable/high	gQ
~variable/medium	fTgBh[iJjJ
£ 0	hR
£ 00	gR
£ 000	hP
¤ (	fJhPqPrT
¤ +	gPsV
¤ 000	bQgUiE
¤ annuels	bRfJiL
¤ bei	g\\iG
¤ brut	aKjKkKqQrR
¤ brutto	fIjW
¤ de	gEhInZ
¤ die	bJgShHkKsQ
¤ im	aJgWsT
¤ je	fKg^jI
¤ la	aJgYqR
¤ por	ga
¤ pro	ga
¤ sur	eLgS
¤ x	aLgS
¤$	gV
ß	eLr\\sK
œuvre	aY`
