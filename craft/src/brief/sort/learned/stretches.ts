/** Written by craft/training/train.ts from 3708 labelled briefs: a feature, then a letter for each label and its weight. */
export const STRETCHES = `! !	qRt^
!$	rT
"	rh
" a	sTtW
" bitte	aXtD
" das	jVmFqS
" et	hHrY
" in	rW
" ni	r\\
" no	rX
" not	sT
" passionate	qU
" schreiben	pJrR
" so	cVpI
"$	rW
#1	cV
#capitals	iSj[
#money	g^
$ +	fFhW
$ /	gTnD
$ 0	hU
$ 00	gU
$ 000	h\\
$ 900	h\`pH
$ a	fBgbhJ
$$	gVjEk\\
%	gS
% +	hSqR
% /	fGgTiW
% 0	nSrS
% 00	sX
% after	e]fAg[hFj<
% auf	hYlH
% bonus	kJ
% commission	sT
% de	ge
% del	gYnW
% du	fJgahGiG
% en	hT
% holiday	hJ
% in	gV
% match	gIhX
% mobil	dcgF
% of	g[
% off	f?gIhg
% on	g\\
% over	gT
% pension	gIhZ
% por	ge
% remote	cTfJgXhDjH
% shift	fCg\\jH
% sobre	gXiI
% sur	hV
% umsatz	gZ
% variable	gXhJ
% vom	hV
%$	fZgR
& 0	f^mWpU
& 00	aIfZoY
& a	aRjX
& b	aCbJmXnX
& co	b\\
& d	i[jJqX
& e	aWiT
& i	bXhXjE
& l	i\`
& m	iW
& op	aSiTtJ
& r	aVbJfTgJhWiE
& s	aXtG
& t	jUkT
& the	iGq^
&$	iX
( !	f[hJnG
( 0	a]j>
( 000	aUfIgS
( a	aVfI
( about	fIiV
( b	hX
( c	a]jHtB
( der	q^
( die	bIr[
( e	a^
( el	aIqZ
( ere	a]mE
( euse	aY
( fe	aWtH
( head	iJm\\
( ja	aUcHfHhUqHtV
( k	gFhWjHkX
( m	aZjI
( mid	aS
( ne	aSrZ
( nice	kY
( no	fUs]
( not	j[
( one	aUnY
( or	jV
( que	s\\
( s	j[
( saale	cX
( se	a^fHgFqS
( the	dJq\`sJ
( trice	aSbI
( w	aVtH
( we	j[
( yes	hZ
+ $	fFj>k\`lE
+ +	aRkUrH
+ 0	m^
+ 00	fGgUhS
+ 000	bVcTgX
+ a	bT
+ apprentice	aJm[
+ auxilio	gWjGqS
+ b	j[tI
+ bank	fW
+ bh	hT
+ bono	hIjIsS
+ carte	sR
+ comision	jHsZ
+ comm	sS
+ commission	iR
+ cook	aIhTmU
+ cv	pX
+ deplacements	fYgViEnC
+ e	jYkV
+ ec	i\\
+ ecocheques	hS
+ eng	aGj]mE
+ english	jTkJ
+ fuel	hS
+ horas	aIg\\
+ nacht	fJrTsT
+ one	pW
+ ot	gZjI
+ own	hXnW
+ piece	gViGsT
+ plus	gX
+ pourboires	fGjRsU
+ prime	fIsU
+ propina	fHsV
+ propinas	qR
+ sat	bS
+ tip	aIsT
+ tips	sS
+ two	iGp[
+ umsatzbeteiligung	gY
+ van	sT
+ variable	qS
+ xmas	hT
+ £	gShTjI
+$	iZjS
-'acte	fIgY
-'aise	iIjYsT
-'d$	jY
-'elle	iHjT
-'en	iIoY
-'etat	iT
-'info	pV
-'ll	jW
-'oral	jSqV
-'s$	cZ
-'t$	iRqRrU
-'un	sT
--aout	fSo^
--auto	dGhRiGjVnX
--bike	h\`pH
--call	fVgS
--card	cGgJh^iIpI
--chef	aS
--club	aTbUeHhHjG
--crew	cJfFhHm\\pH
--ct	jIkV
--deux	gWqE
--doku	iY
--down	cEiZ
--ende	eIfRoY
--ends	f[
--etre	pGq^rU
--ex	cW
--fare	hY
--file	cIgSi^jD
--five	gXmJ
--form	rj
--four	aSdHfV
--free	bUhVlJ
--frei	bEeWtV
--haus	b\\cGgFhTiJ
--have	kZ
--home	hYpW
--hour	f\\
--huit	eGfZhDkJo^qHtJ
--ii	b\`iIjItH
--in	iU
--june	cGfXoT
--kurs	bCjg
--la	rYsV
--land	bWcWi@jI
--le	iCjVr\\
--life	iY
--like	aBc\\rR
--line	bIhFi\`jC
--mail	pV
--main	cW
--midi	cSfS
--nord	cYhH
--offs	iZ
--olds	iTpV
--on	jXs[
--only	eZfFjHlZ
--op	hTiW
--outs	iS
--over	aIi^qZ
--p$	iEj]pR
--page	iJrb
--pass	eXhSiE
--rate	hY
--room	aFbXhI
--satz	aFfHgXhZjGmApI
--sept	fYo]
--shop	b[cGfHqH
--site	iUj[
--size	bSiU
--star	aHb_cHiD
--surg	a\\cF
--takt	f[hI
--team	iZjFnY
--tech	b\\cGiTjH
--term	eVpVqU
--test	iDjWpa
--time	eZfT
--trip	hYiT
--tu	iSqXsHtV
--type	bS
--up	iY
--v$	b[cIiEjU
--vous	pX
--wide	bTh]iF
--wo	fVjJ
--work	hWrX
--year	aScIefhIiEjImJ
-00$	iR
-000	pS
-00000	pS
-a'd	fV
-a's	iJoWqU
-a-ebs	jS
-aa$	aCiDjTkX
-aal	bVmS
-aalde	e\\
-aar	bWmV
-aat	aFcXiXtH
-ab$	fGiUmT
-aba	cUqa
-abaco	iX
-abado	f]
-abais	hW
-abaja	fViJmZ
-abajo	dR
-abane	hZ
-abase	bHiVjWkJ
-abatt	hi
-abe	iXoU
-abels	bViS
-abend	fXhUiTpG
-abeza	iXsT
-abi	kT
-abies	hEsW
-abina	cGjSmV
-abine	hZtT
-abits	iGj^
-ablan	q\\
-ablar	iRjHkUpR
-ablas	g[
-abled	iU
-ablet	fIhYiS
-ablon	aHbY
-abo	cEgHhf
-abord	iFnVrV
-abore	aFbecHgFjD
-abour	iUqX
-abras	rY
-abria	c\\
-abric	bTiToG
-abrik	aIb_cIjE
-abril	cEod
-ac$	c[
-aca	fVhUjG
-acant	aIiXmEoZ
-acc	mR
-ace	gSiT
-acete	cU
-ach	c_
-achat	qU
-ached	i\\mD
-achen	iV
-acher	aWbS
-aches	cXiTsH
-achie	c\\mV
-achis	aUiS
-achon	bIcbiG
-achte	fXnX
-achts	fViT
-acias	jUmIpStS
-acier	iTsX
-acies	b\\cGpJtY
-acing	jS
-acion	i[
-acios	i\`
-acist	iU
-acite	iFjU
-ack	bV
-acked	a@bbfIhT
-acken	gViVsJ
-acker	bSlW
-acket	hUiS
-ackup	hSiT
-aco	c[hXjFnI
-acons	aVfGgEiWoC
-acora	iY
-acros	cHiRjY
-acruz	hT
-acs	bT
-act	eR
-acted	eXfIlVpV
-acter	jUpSsS
-actil	iV
-actor	bYeV
-acuna	jSpT
-acy	iW
-ad$	jU
-adame	tV
-adder	hVlJsU
-addle	aGfGiYoXpFtJ
-ade	c[
-adece	k\\
-adege	tW
-adell	cW
-adeln	bBcJi_jI
-ademy	cT
-adena	bW
-adera	aV
-aders	aSdR
-adeus	jX
-adh	cU
-adier	mZ
-adies	mUsX
-adine	mY
-adios	iV
-adito	cGq^sY
-adius	nY
-admap	iY
-admin	ab
-adora	aTmU
-adrar	eJiV
-adrer	iS
-adres	sY
-adrez	bImZ
-adrid	c\\hRnS
-adros	iZ
-ads	gYiSkC
-adset	cJhZ
-adt	c[
-adura	iVjR
-ae$	bViSjRpS
-aeg	kVrU
-aelic	kSsR
-aelle	mWqRsHtY
-aer	cVnGsV
-af$	aSiZjUlG
-afana	iU
-afe	j\`rS
-aff	c[mJsH
-affee	hVqR
-affel	aYg\\hIiA
-affen	aIi\\qX
-affic	lSmI
-afico	hRpS
-afo	iSrS
-afond	hXqU
-afood	aSbUcG
-aform	kVpS
-aften	aXjZ
-after	oUsX
-aftig	fGiIjXsW
-ag$	hW
-aga	cZ
-agada	cGdJgUh[iI
-agado	hTkS
-agage	gSlV
-age	iU
-agena	c\`tI
-agent	aYiS
-agern	cGj?ka
-ageur	aRbS
-agger	jUkZ
-agh	cYmW
-aghan	cT
-agina	r[
-aging	gDhU
-agnen	bGi\\jF
-agner	aTbIkT
-agnes	cBjV
-agnie	qVtT
-agnol	pGrJt\\
-agnon	aVjV
-ago	iV
-agoge	aY
-agold	aIbScW
-agona	aW
-agoza	cWnW
-agram	jGlS
-agros	mZ
-ags	fTiW
-agt	eTsS
-agues	bTiF
-ah$	cSgUtY
-aha	bTjS
-aheim	dRnR
-ahili	jSkUrS
-ahl	iTjHpS
-ahlen	gWlT
-ahler	iV
-ahmen	fZiWnVsA
-ahn	fFgChYiUjWkI
-ahnen	bRiRqT
-ahona	bYiWtD
-ahors	cV
-ahr	iUoY
-ahrer	a]mU
-ahrig	eRoR
-aht	fGgIia
-ai$	cVmS
-aid	qV
-aigas	iIlWsU
-aight	fXhG
-ailed	bYjBqT
-aim	hU
-ained	jXlX
-ainee	aRmStJ
-ainer	hIjImT
-aines	hS
-ainly	cXiIrS
-ainne	aJdHmSpTrX
-ainst	iJqV
-aints	bTic
-aiolo	aY
-aipur	bScXiJ
-aique	bBcGiAjEk\\mJnZpG
-airie	bR
-aised	bVgIiIjR
-aiser	aRhZ
-aises	hFiGjHkZs\\
-aisie	iZ
-aisse	qU
-ait	kVqR
-aites	lSsX
-aiths	aGi[
-aitre	mZ
-aix	c]
-aja	bUkSmR
-ajado	iS
-ajaja	qT
-ajara	cS
-ajera	aSmU
-ajero	aWgS
-ajets	gFhTiFnX
-ajors	bVjG
-ak$	cFhTjS
-akant	aIjTmX
-ake	cY
-akers	bVm[
-akery	bS
-aki	pS
-akima	cV
-aking	ka
-aks	hRiWmB
-akt	eSi[
-aktur	aIb[
-ala	b@cXjY
-alace	bUqT
-alada	aIc\`eFiEqV
-alade	iX
-alaga	dUgT
-alais	c[dZiCjFsS
-alama	cR
-alana	cJjTkT
-alapa	cV
-alara	bWc[iDjF
-alary	hZrU
-alate	jUlV
-alben	bEiVpW
-alber	iTpS
-alcul	iW
-ald	cZ
-aldas	aY
-alect	iCjXkT
-alejo	bIc^iI
-alekt	aIjHl\\sT
-alent	ja
-alera	gHj\\lHsW
-alero	aV
-alers	aSmS
-alets	aHb_
-aleur	aGjY
-alfte	dUhU
-ali	cVgHhSkR
-alian	bTjS
-alias	bZsR
-alida	fXnRqV
-alide	jZqR
-alien	cGiUk[
-alier	aZpV
-alina	bS
-aling	cWiImIpDs[
-alise	fU
-alism	gHlX
-alist	aVe\\gHjRtA
-ality	aHbW
-aliza	bIi^jEpD
-alk	iUjX
-alked	iSqZ
-alker	a\\cFiEkFlGmZ
-allan	c[sT
-allas	bSoW
-alled	lX
-allee	bHsZ
-allen	bVjIkY
-alles	iU
-allet	bWlS
-alley	nV
-allon	aHb_cGiGnF
-allos	kWtU
-allot	bY
-allow	bTqI
-almas	iT
-almon	hT
-alo	kZlFpFqSr_
-alogo	iWjS
-alons	sS
-alora	bIjUk[
-alpan	cV
-alpha	cIjX
-als	iT
-altar	eVgHjGpJr]
-altas	jVrS
-alten	i^rT
-alter	aTjS
-altet	pGra
-althy	iUsZ
-altst	jW
-alupe	cW
-alves	bX
-alway	cTnS
-alyse	hWiZ
-alyst	aY
-alz	aFbVhXiCjVqH
-am$	iT
-ama	bScZfR
-amada	fSgTjJpZ
-amaha	bTjS
-amans	sU
-amara	bTsT
-amati	cVpS
-amber	dR
-ambes	cTjS
-ambio	iU
-ambre	hXjW
-ame	rSsU
-ament	dUjSpT
-amera	iTs\\
-amese	jWp]
-amica	aGb\`
-amina	iSjZmI
-aming	aTbS
-amino	jDk[
-amion	hV
-amira	nV
-amish	bYcX
-amite	iT
-amm	iXlX
-ammar	bTjX
-ammen	mYtR
-ammer	hSsS
-ammes	jU
-amo	kS
-amora	cX
-amore	cX
-amp	iV
-ampen	bGcRdTiT
-amper	aRbZhTjG
-ample	pz
-ampus	cVnV
-ams	hHiV
-amsin	mVtR
-amy	kU
-an$	cS
-anach	eT
-anada	bJeUhHnX
-anado	gUiV
-anage	rS
-anale	bS
-anama	fW
-anana	dSfS
-anary	bJcR
-anced	fJhTjT
-ancer	cHiUmSqU
-ancha	nV
-anche	fT
-anchi	cSmV
-ancia	dXi]
-ancon	cX
-ancos	fSiU
-andar	jY
-andas	cWhJk[
-andat	eX
-andau	cU
-andby	fXgS
-anded	jClVqU
-andee	lX
-andel	b_
-andem	bJfWmW
-anden	kY
-ander	qU
-andes	i^
-andia	cSiGmZ
-andig	eSgFiSqS
-andil	cV
-andit	aFt[
-andle	iX
-andma	jW
-andom	iIjX
-andos	gH
-andra	b\`c@jIsRtI
-andre	bIcWjZ
-ane	fIiRkT
-aneda	aHcZ
-aneja	iTjFkW
-anejo	jX
-anels	iW
-anent	eZ
-anero	q[
-aners	aUfG
-anese	sY
-anete	cZrXsE
-angar	bUcViI
-anged	hVjSqW
-angen	cW
-anges	iW
-angig	f^iH
-angla	iU
-angoo	hW
-angor	cV
-angre	iSjS
-angue	kZsR
-ani	hGiXjGsX
-anian	kVsS
-anias	cW
-anica	k[
-anico	hS
-anics	bIiEkElFm\\qU
-anier	gThV
-anies	b\\hHiG
-anila	cY
-anina	aU
-anine	bXcI
-aning	aS
-anish	jSkSlS
-anist	mY
-anium	iU
-ank	b\`
-anked	fJgUpZ
-anken	bSnR
-anker	qY
-ankte	j[
-ann	mFpT
-annah	gJkVqZ
-anned	iSrV
-annee	oS
-annel	aRb@cGe[iDj>tV
-annen	bViV
-annes	cUmT
-annst	gStS
-ano	kT
-anque	iT
-ans	s[
-ansas	bFc_
-ansea	dHnW
-ansit	hX
-antal	qX
-antar	jU
-antas	aHbWiY
-anted	lR
-antee	eRfJgVhJrW
-anten	cUmWsU
-anteo	iX
-anter	iRjUsS
-antia	cEiUkU
-antie	hRrT
-antil	bWeYrF
-antin	c^iI
-anton	bFcThUjW
-antos	iR
-anual	jSkT
-anuar	fT
-anuka	bUiS
-anung	iVsT
-anz	bUcSiV
-anzas	jV
-anzen	iVjY
-anzig	gSmT
-anzug	h_iA
-ao$	cTiY
-ap$	bYiR
-apa	bVcUs[
-apado	cGiZjY
-apcut	jX
-ape	oS
-apers	lW
-apeut	a[bHcIhI
-aph	jZlGtR
-apham	cS
-apher	aWjGlT
-aphie	iSjSkT
-api	cIjckI
-apide	jY
-apier	bVcEdW
-aping	aXbCiHj\\mC
-apler	cIjU
-apo	c]
-apore	cTfX
-apped	gYhH
-appel	eSpWqX
-appen	hRjVpUqSsF
-apr	f[iH
-apres	eXqU
-april	eToWpI
-aps	jYkRoUqG
-apses	iUoIqX
-apter	fRpT
-aptop	eJh\\
-apy	kX
-aq$	cUiFj[
-aques	cZoS
-ara	aBcZjG
-arado	gViUrU
-arama	cZ
-arant	abiGjG
-arate	cYiW
-arati	cGkSsT
-arb	a[bFdSjV
-arber	bR
-arbes	cU
-arbon	iUkZ
-arbre	jW
-arcal	aEcV
-arcas	bTnV
-arcel	qY
-arche	caiF
-arcle	cW
-arcon	aRbIhIsW
-arcus	pI
-arded	iJjVt\\
-arden	bUkTqV
-arder	bSsU
-ardes	fS
-ardia	fX
-ardin	cTgEhY
-ardon	aJb@c[iIqVrZtA
-ardot	iUjHkT
-areas	fX
-aredo	cS
-areer	eS
-arees	cJ
-areja	sR
-arely	fT
-areme	g]
-argar	i\`
-argas	kIqV
-arges	sW
-arget	iV
-argin	iW
-argon	mHrd
-argos	aHgWiS
-arh	bIc^iG
-arhus	cV
-ari	aDfFiWjDkUtX
-arial	oS
-arian	bWcDjTlV
-arias	m[
-ariat	qR
-arido	sS
-arier	sWtW
-aries	bVmR
-arifa	gTrW
-ariff	g]hI
-arina	aTc[
-aring	eV
-arish	pR
-arity	bVkS
-arium	aWbIqYrG
-ark	bWcZjS
-arked	eT
-arken	bYhSiI
-arker	aFbDgBi^jCs\\
-arket	bTjH
-arkte	fSiXjH
-arlas	iV
-arlat	cV
-arler	jSqVrWtH
-arles	bHjYkFqW
-arlow	cU
-arlys	mX
-arm	gIiXjX
-armas	i\\jH
-armen	hEmY
-armer	cVhV
-arn	hYsU
-arned	iJlVsZ
-arner	bVhI
-arnet	jS
-arney	aGbHc]
-aro	bR
-arole	pY
-arote	cVh\\iFjG
-arpet	iZ
-arque	cS
-arras	cRiS
-arrei	aHbZiBr\\
-arrel	bSiY
-arrer	aImbpJ
-arres	bXhR
-arrio	cV
-arroa	iS
-arros	cYiHqHtI
-arrow	iGjT
-ars	aJbVi\\mR
-arsal	gRjT
-art	aR
-artal	iSqS
-artas	pUqV
-arted	bSjT
-arten	bWcGhd
-artet	iSoRtS
-artie	iT
-artin	aGiGmJpIqWtT
-arton	aJpVtD
-artos	cRiWpU
-artup	b\\dJ
-arung	iZkU
-arzte	bUgYiTmItH
-asa	k]
-asada	iXpJqSsY
-asado	oS
-asaje	gHhSnU
-asant	cJi]jV
-asche	b^hZ
-asens	cV
-asenz	d[sU
-asern	aIbZcGiUj?kG
-aseta	p]sI
-asgow	cT
-ash	hIjBm]
-ashed	hTi>jV
-ashes	b[cJiS
-asi	bYcWgFiG
-asica	iFjVkU
-asico	iU
-asics	iJl[
-asier	hUpW
-asing	ha
-asino	bVhW
-asins	bYdXiH
-asium	c[
-asloe	cS
-asmin	m^tF
-asn't	qX
-asoil	hZ
-asons	j[
-asque	hTkS
-ass	hVi\\
-assar	aJiV
-assat	cGfCh\\iFjJqY
-assau	sR
-assed	hSjSlJ
-assel	cY
-assen	iSrW
-asser	aCiYpT
-assez	iUrIsW
-assic	bWjH
-assif	bHc[iF
-ast	iY
-asted	qT
-asten	pU
-astic	iTkT
-astle	bScRpS
-astor	mS
-astos	nV
-astra	c\\tJ
-astre	iWjT
-astro	jUnV
-astry	iUkV
-asual	e[
-asury	bR
-ata	cWiYjG
-atado	bZeVjI
-atane	cX
-atbed	aTbSlS
-ate's	aTkUqV
-ateau	mS
-ategy	iZ
-atent	bEcHjc
-aters	i\\kW
-atest	o\`
-ateur	aR
-ath	aWcS
-athal	cSm\\
-athon	tS
-ati	c\\
-atial	b\`cEpH
-atica	sT
-atico	bGgTiWjXqHsJ
-atics	bYiH
-atier	aX
-atifs	rZtI
-atina	cFi\\sY
-ating	iS
-atins	iJsR
-ation	iV
-atios	i]
-atite	jY
-ativa	cRiH
-ativo	hRsS
-atixx	jS
-atlab	jW
-atley	c\\
-atons	h_iE
-ators	aTbVm_
-atory	aSfW
-atres	bX
-atria	bZjHkZmJ
-atric	jV
-atrie	a\\bFjU
-atrix	iFjHkXqS
-atriz	iVjG
-atron	iGmT
-ats	jDkW
-atsch	gFiZqUtD
-att	bWhSjG
-atten	bZcR
-atter	lS
-attet	gUhIpU
-attle	iUlU
-atung	a]hT
-atura	lX
-ature	iX
-aty	aUcV
-atz	hUrR
-atzen	bZqT
-au$	cZ
-aub	hX
-auben	aJb_iSjJmH
-auber	iRjU
-auche	iVqSrU
-aucht	aItY
-aud	bWcIm[
-audes	i\\
-auern	iWkW
-auert	eHpYtW
-auf	hViU
-aufen	iV
-aufer	aTjTlSqS
-auffe	bIhXiS
-aug	gDhAiXmCpX
-augen	fGiSjIm^
-aught	fCh[lZ
-auing	aZ
-aukri	pW
-aulic	aUhJiU
-aulik	jW
-aults	i\\
-aum	b^hViW
-aumen	i\\j[kFlDtF
-aumur	cU
-aunch	cV
-aurer	aVjIlV
-aus	b_h[
-ausch	bJia
-ausen	ckiJ
-auser	b]iY
-auses	fUjTkHsW
-aut	aJcZoJqU
-auten	b^cH
-auter	b[
-autes	aJbSrY
-auung	cUgW
-aux	iT
-außen	cS
-av$	aZmV
-avado	hV
-avage	iT
-avane	hY
-avans	gFhXjGkW
-avaux	mS
-ave	bUcThW
-avera	cWjToT
-avers	cZkHlS
-avian	kU
-avier	aFc\`jVmI
-aving	iXjSqV
-avour	gWkT
-aw$	aUhJmR
-awa	jHk\\lH
-awi	aEh@jGm_
-awing	dViS
-awyer	aX
-ax$	iYrS
-axe	iY
-axima	qUrY
-aximo	pRrS
-ay-up	jY
-aya	cThR
-ayage	iU
-ayees	hSjHnU
-ayern	g]jGsV
-ayers	bZfIiS
-aying	sT
-ayo	cXhRsV
-ayr	bGfGgJmZpS
-ayuno	hW
-az$	cYiGmTtF
-aza	cRqZ
-azada	qVsS
-azado	b]
-azard	gSiS
-azier	aR
-azine	aUeHiVtU
-azing	b\\cJiIkT
-azo	hJjFk[
-aße	cWnS
-ba$	cYjS
-bable	eSjW
-bacco	iTjW
-backs	i\\
-bad	bTcTiU
-baden	aGbDcXeIfIhGiEjHkJmDn^pDqIsJ
-bados	fT
-bague	cW
-bai	f?iY
-bains	bGcfiD
-bajar	j\\
-bajos	jT
-bal	bT
-bamme	aU
-ban	cY
-banil	sU
-banne	cTjI
-bao	bV
-bar	fV
-barca	cTjU
-bares	cGgHqJtW
-bargo	c^q^
-barna	cZiJ
-based	cSdb
-basis	bFe]gUiE
-bat	b]cFfVjI
-bau	baiS
-baude	j\\
-bauen	i^
-bauer	aZbW
-bault	pR
-bbath	hXjT
-bbe	cSiStT
-bbing	ic
-bec	dU
-bed	bYiT
-being	bUhW
-bel	bWfU
-belle	gUtT
-bemos	lRqV
-benan	hS
-bende	f^
-bends	fTiIpU
-bener	fJiU
-benso	lW
-beral	eS
-beres	aHb[iGjStF
-berge	cZ
-berin	mS
-bes	cUsWtT
-betag	pZ
-betes	iY
-betic	iY
-beton	bac@iEsG
-bezug	aHhU
-bgang	iIoUq]
-bherr	iU
-bi$	mU
-bia	cSdSlTmVrGsG
-bic	kS
-bid	iTmFpX
-bie	eZhR
-big	rU
-bikes	hIiTjT
-biles	bSdWpT
-bille	bJsU
-bimos	b[gT
-bin	bYcIdXgCpS
-binas	aEbWiT
-bined	aXgRjH
-binen	iU
-bines	b\\
-binet	bVpR
-bio	cZ
-bis	aUmT
-bisch	kRlU
-bit	iTjHrU
-bject	pSqR
-bjerg	bT
-bke	mS
-bla	kHnS
-blado	iWjS
-blage	iUkY
-blatt	bUrYtW
-bleas	iX
-bleau	jX
-bledo	cU
-blets	iX
-blica	bXqS
-blich	sY
-blick	gHhU
-blico	kV
-blier	aGcHh_iFjFpG
-blies	iV
-blige	dUpI
-blind	bIkX
-bling	aSbViBmFpGqRrRtA
-blish	qW
-blo	cSnS
-block	fYgIjJ
-bloux	c^
-bly	jRrCsWt[
-bmast	qS
-bo$	c\\hYjG
-board	hT
-bol	bVhHsZ
-bon	bSh^kX
-bonne	cVnT
-bonus	gb
-books	bSjV
-boote	bS
-bor	bTjFkS
-boral	pT
-borne	bCj_
-bos	bUgDi_
-bot	aHbRhGiXjDqZ
-boten	fS
-boter	aFb[cEhIjH
-bound	iVjZ
-bourg	b[n^
-bouts	fIgSjHtV
-box	jSpV
-brado	aXiZ
-brage	fJiR
-brary	bTeHfGhT
-brazo	t^
-bre	oY
-brero	hSo[
-breta	j[
-brett	bGhbiFkE
-brica	jX
-bride	dWhS
-brido	d[
-brief	fGiTj_kI
-bro	oHq^tH
-bronn	c^tI
-brook	bHc_qV
-bruar	oUpT
-bruch	aAb^cC
-bruck	cb
-brush	jW
-bs$	bRiUt[
-bsidy	hVjW
-bsite	rY
-bspot	jR
-bsrat	jXpHq[
-bst	iSjH
-bsten	kRsV
-bt$	fR
-build	bWkI
-built	bT
-bully	bXmH
-bunal	qU
-buque	cV
-burgh	cU
-buros	jT
-bus	hZ
-buy	aXiYmJ
-by$	cY
-bys	cUiHj^
-ca$	cSjU
-cab	i\\
-cabin	dYgCpU
-cable	fWjT
-cad	j^kS
-cadas	jdmFpG
-cador	hV
-cados	i]lR
-cadre	mYrV
-caire	aZ
-caise	s^
-calar	cY
-caldy	aHcU
-cales	bSiTjW
-calls	fTi[nI
-cally	dIsUtV
-cam	iRkX
-camos	lT
-can	cViSkR
-cancy	iStT
-cando	jY
-caner	jW
-cania	bX
-caniz	cSmT
-canos	bJiY
-cansa	f[oC
-canso	fWhU
-cante	aTcUpI
-cants	bIiRkUrV
-cap	bUrR
-car	iT
-cared	jSlW
-carga	gJi^
-cargo	gTiV
-caria	mW
-cario	bUqV
-carte	i\`jJoI
-cas	jS
-cat	cZgV
-cates	iZpX
-catif	iVtI
-cator	aTb[gGjI
-cbook	hY
-cc$	bTcSiDjW
-ccent	lSs[
-ccess	bW
-ccins	jS
-ccion	iT
-cco	iRjTqS
-ccord	hS
-cd$	jU
-ceaux	bV
-cedes	aXbTqT
-cee	hYqVsS
-ceite	gRiW
-cel	iWqS
-celle	iTjR
-cemos	bWiIrU
-cen	cGgFh^iErH
-cenal	nX
-cence	jTkS
-cense	jSlW
-cents	iHs]
-cepte	oT
-cer	aY
-ceres	aGcTgUiI
-ceria	bciJjI
-certs	hV
-ces	iT
-cesos	iS
-cetas	iX
-ceuse	i]
-cha	nS
-chado	hX
-chaft	fS
-chage	id
-chain	j\\qUsV
-chair	iW
-chale	bJcDg\\h\\nI
-chant	gSkT
-chase	pGqX
-chaum	iU
-chbar	b_cFiC
-chbau	aU
-chdem	gW
-check	i\\qU
-cheid	cSrS
-chein	j_kZlS
-chema	g\\
-cheme	hZjJnR
-chena	cV
-chens	iY
-chera	cHh[iY
-chern	i[
-chers	bUmS
-chert	fShUiIjU
-chery	iS
-cherz	hWoW
-chete	gGh^iGjH
-chets	eUgXiTjIpJ
-cheur	a^jEpJrU
-chi	cYiHtV
-chick	cBiDj\`mF
-chien	jTnZ
-chiff	aTqT
-chila	hUjX
-chine	cHiVjT
-ching	i\\
-chirm	iVjYqJ
-chise	e]gH
-chita	cX
-chive	iUkY
-chivo	iZ
-chl	fEhUjU
-chlaf	jZ
-chlag	g_
-chler	iVsX
-chmal	qStX
-chnam	pV
-chnee	jY
-chnen	cIiWjUnR
-chner	aUiJjDp[qJtF
-chnet	fSgS
-chnik	aU
-cho	aGcTmV
-cholt	cX
-chons	cHiJt\\
-chors	i\\
-chrom	aGbWcGhGiW
-chs	fRgRhT
-chsal	cTkT
-chsel	cEfRiaoX
-chsen	iFsZ
-chste	bWfRhT
-cht's	lUqRrR
-chtag	iWoEp[
-chten	fViW
-chter	bX
-chtes	hT
-chtet	aUbEeXiU
-chtig	eTfT
-chuca	bJc]
-chuhe	aFcBh\\iW
-chule	b\`
-chung	h[i[
-chuss	hg
-chutt	iW
-chutz	jZ
-chzig	cTdVnH
-ci$	l]
-ciada	jGpHq]
-ciado	jTt[
-ciale	hV
-cials	iS
-ciano	cEjFkZlU
-cians	aRb\\lUsH
-ciate	aRbIeUiYj@
-ciaux	aDbFj_
-cicio	aV
-cidad	aIgYqS
-cided	aIbRrTtT
-cides	eY
-cidez	bHiW
-cidos	bIjZs_tI
-cie	kWoH
-ciens	bY
-cient	fUgX
-ciera	aWb\\cIjImI
-ciete	bY
-ciety	rU
-cific	cZdBi[jHnJ
-ciles	i\`jI
-cilio	iSpU
-cimos	fUpV
-cin	jUkS
-cinas	bTsS
-cinos	iUqU
-cioso	sZ
-cipal	mR
-cipio	eVgGqS
-cis	aHb[cIhFjIkEmGpYqIrFtJ
-cista	aWb^mEqF
-citor	jX
-ck-in	dT
-ck-up	bJhSiT
-ckage	gV
-ckbar	eZgHiC
-cke	bZcHiSjR
-ckend	a[
-ckers	iU
-ckets	hY
-ckgut	iZ
-ckies	aX
-cking	iVoR
-ckler	aabFdIm\\
-cklog	dRiW
-ckney	cU
-ckons	q^
-ckout	i^
-cks	iX
-ckt	iGjTqSrX
-ckton	cSjR
-ckung	iWrU
-ckups	iW
-cla	iX
-clado	mXpUqY
-clage	f[iEjZ
-claim	hU
-clave	hY
-clayo	iRnU
-cle	jV
-clear	jW
-clico	iU
-cling	aVbIiR
-clude	pGr\\
-cluye	iU
-cme	mW
-cnica	mT
-cnico	aWjR
-co$	aR
-codes	cW
-coger	fX
-cohol	hJjV
-col	j[qT
-colar	aU
-color	jWkS
-com	j\\
-con	c[hT
-conde	iU
-conel	i[
-cones	i[
-connu	jS
-conry	jT
-copia	bFiHk[mJ
-copie	iTjJkVrE
-copio	jX
-cords	iZ
-cores	iW
-corte	gZiV
-cos	iU
-cou	tY
-count	hS
-coupe	iVjS
-cours	iUlT
-court	cX
-coute	iUjU
-cover	hWiUjI
-cp$	kW
-cre	mZ
-credi	fS
-creen	hTiGpS
-creet	rUsU
-crete	sX
-creto	gXjSkD
-criba	p[
-cribo	cJqVtW
-cript	kT
-crire	lHpRqT
-crita	jV
-crito	fYjT
-crits	bIjVkIs[
-cro	jU
-cross	hV
-crubs	hWiT
-cruit	aTmJ
-crute	cIqRtX
-cs$	bTjXmS
-cta	iXjG
-ctado	qRtV
-ctalo	rX
-cte	aXfJiXpI
-ctica	pW
-ctice	bV
-ctifs	bU
-ctile	kZ
-cting	lZp?r[tH
-ction	iT
-ctiva	jYqT
-ctive	hXsS
-ctivo	eXoVrT
-ctora	bUmU
-ctory	bTjZ
-cts	iX
-ctuel	aReYgThI
-ctura	eS
-cu$	c]
-cue	jS
-cueil	iS
-cuela	cT
-cuite	jZ
-cuits	bIhWiX
-cul	iW
-cular	bXcDdWjI
-culas	iTjEr]
-cules	bRr\\
-culos	bVmUpI
-culty	i\\
-culum	iV
-cun	c\\dYhH
-curso	eVoS
-cus	iJj\\
-cut	iY
-cy$	tX
-cycle	jZ
-d's	bYcU
-d-sat	fW
-d-sun	qU
-d-vka	gX
-dable	cGj^kV
-dacht	cEiYpJ
-dades	bR
-dados	iCj_
-dah	bJc[jX
-daire	aTjSlS
-dajoz	cR
-dal	c[
-dalia	tI
-dam	hSiX
-damio	iWsU
-damos	cXlT
-dan	ma
-dance	fBhYiYkX
-dando	fUjY
-dansk	cSnR
-dante	bT
-dants	aRm[
-dards	iW
-daria	kXtS
-darin	jUkX
-dario	aSjS
-darse	eSjIoTqS
-dasee	hRnZ
-dat	eWkI
-dated	gZ
-daten	iZkStW
-dates	iVsV
-datex	jV
-dau	c\\
-davia	cR
-day's	aFbGqErDta
-dback	iTpX
-dball	iWjHl]
-dband	dShU
-dblue	iX
-dbook	iT
-dbuch	aZcIpJ
-dbury	aHcZ
-dby	fXgS
-dcare	hY
-dcast	iX
-dchen	aXbJfHm\\
-dders	j]
-dding	bTiSpR
-ddler	aXiS
-ddush	iX
-deamt	pW
-deaux	cVhT
-dec	bHf_jJmEo[
-decin	mS
-dedor	g[
-dee	bV
-degas	b]cGpJ
-dej	bHh[iSpI
-del	bZdRiS
-deles	iV
-delle	bFcXiU
-delos	iU
-delta	aHcZ
-demas	hTjFkT
-demia	hV
-demie	kU
-demos	bZlTpS
-denas	iTjHmV
-dence	pS
-dency	jY
-dende	iWlImW
-dener	aS
-denes	fIi\\mT
-denos	f\\iHjJpS
-denta	mUpS
-dente	mTqX
-deo	iV
-der's	bJpZqCrRsT
-deral	jRlV
-deras	aXeHfHiX
-derat	mXqV
-dered	eSlT
-derei	b\\
-deres	iZ
-deria	h^mW
-derie	c[fGgIhZiI
-derly	aF
-derno	i[jI
-deros	iU
-derte	pW
-desma	mX
-det	iDkVqU
-dette	md
-deurs	iSmU
-deuse	a[
-dez	aJfSiTtV
-dford	nS
-dgang	p^
-dge	cU
-dgets	gHiUjW
-dging	aIbVjV
-dh$	aAhGiIm^
-dhand	bW
-dheim	c]
-dheit	bW
-dheld	jX
-dia	fUiVmS
-diado	hS
-diana	bYtE
-diate	aRkSpS
-dible	jSlUsS
-dic	aTbU
-dicap	kFrW
-dicat	bTjJqVsR
-dices	iY
-dicos	bSiTjJ
-did	jJk\\tU
-didas	iVsW
-didos	iToH
-die	jIk]pG
-diens	iIjUnW
-dig	gIj[
-diger	tS
-diges	dWiGpW
-dil	cV
-dillo	iZ
-dimia	oZ
-dimos	lUqU
-din	rR
-dings	iV
-dingt	qUrR
-dique	bUcJjHsVtS
-diria	cFiCjEk^
-dis	fTiHmW
-disch	k\\
-dised	hV
-dista	aUbWmF
-dit	hTiS
-ditch	c]qR
-dited	b\\iIjS
-ditor	aU
-dives	eShV
-dizin	a\\cI
-dl$	jHsX
-dland	bUtV
-dle	oTpW
-dlers	aXbU
-dlery	bJjVpU
-dlich	j[
-dlife	bSjJtI
-dline	iVpTrW
-dling	iT
-dlung	iepE
-dly	rS
-dma	jW
-dment	e]
-dmins	m_
-dness	cGhIja
-dnete	aIbZhGi?j\\tV
-dnung	bUj]
-doc	gT
-doise	bHcZ
-dolid	cVdS
-dom	iIjX
-don	cV
-doo	jU
-doors	jU
-dor	aY
-doras	bSm]
-dores	aYbRmV
-dorte	c\\iJ
-dot	iUjHkT
-dough	iV
-dover	iToS
-dow	pX
-dowed	bW
-downs	bZiS
-dra	cX
-draht	bYgF
-drait	aRtR
-dre	iXjT
-dredi	dSfXgI
-dress	cTrUsS
-dri	mS
-drigo	aJmWpU
-drine	mWqV
-drive	bSpU
-dro	bU
-droid	aTiS
-drome	aFbHc\\iTsJtF
-droom	hY
-druck	iYj[
-dry	aThSiR
-ds$	iW
-dship	fIgZhIiV
-dshut	cV
-dside	aVcHiV
-dsman	aTsI
-dt$	cX
-dte	aIbIcSnY
-dtech	aJb\\cHiGjGkJ
-du$	aEbTc[mG
-duado	jX
-duate	aSsV
-ducer	aYpR
-ducto	iS
-ducts	h[mF
-due	lSqU
-duire	jSlU
-duite	iVkW
-duits	bU
-dukte	fIgIh\\jJ
-dular	bIibjCoI
-duler	a]iH
-dules	iWjR
-dulos	f]
-dults	kT
-dun	bHcb
-duras	jY
-dures	ib
-duria	aDbXmZtG
-dus	hS
-dvent	oU
-dvert	qSrVtT
-dvice	iU
-dwell	c\`
-dwerk	jX
-dwest	cTiXjG
-dwide	bAcVhGjDn^sJ
-dwife	aW
-dwirt	j\\
-dwork	iSjW
-dy$	hRkW
-dyman	tW
-dynia	cU
-e-bed	hZ
-e-day	i[pR
-e-fri	fSiI
-e-out	bFeGfJiYp[
-e-sat	fS
-e-sun	fRgJ
-e-thu	dX
-ea$	cXrT
-eable	eTkZsT
-eac	cUgV
-ead	ca
-eader	aVmU
-eados	bSiCjRpR
-eague	bXiT
-eajes	bJh[
-eak	bGi<j[lFnY
-eaker	bGjSrIsStW
-eal	jUrU
-ealed	iWpU
-ealer	bUjR
-eales	bYiEjW
-eally	sU
-eam	m_
-ean	cIsX
-eance	a^jR
-eaned	i[pHsI
-eaner	aX
-eanne	mVqT
-eanos	h[
-eante	aT
-eaper	jRkZ
-ear	eWhY
-ear's	hV
-earch	iR
-eared	iIjRrS
-earer	aYlJqYtI
-eario	bU
-early	nS
-earnt	jGl]
-earse	iZ
-eas	bW
-eased	bGqZrT
-eases	i[
-easts	bIfX
-eat	bXhF
-eater	b\\kSqSsS
-eaths	i[
-eaton	cV
-eatre	aRbRgS
-eatro	bViU
-eauce	cViI
-eaune	cY
-eauty	aU
-eaved	jU
-eaves	dGhHnZqS
-eavis	iVjHoZ
-eb$	tV
-eback	iS
-ebajo	iImS
-ebase	jW
-ebate	oVqH
-ebaut	iSjUoFqT
-ebe	i\\
-eberg	cW
-ebida	bRiW
-ebiet	cUnT
-ebles	c\`iB
-ebook	hTrXtT
-ebosh	jR
-ebote	iX
-ebout	iIjY
-ebras	bSjAkZ
-ebres	bTmG
-ebrew	kUrT
-ebs	jS
-ebt	fVgFkW
-ebuch	aIcHiajHtC
-ebuhr	g[nIsHtI
-ebung	iX
-eburg	aGcV
-eburo	aTlW
-eburt	nTsT
-ec$	iS
-eca	iSrS
-ecano	aV
-ecast	bX
-ece	kS
-ecent	sS
-ecess	fXgHhTjI
-eceta	iRjJpV
-ech	b[jVkU
-echas	iFjXqR
-echen	fIiXpUsS
-echer	i_j@
-echos	gRsV
-echst	mZ
-echta	cW
-echte	cIiHjZkJs[
-echua	kW
-ecial	aT
-ecibo	e[g@
-ecida	fX
-ecide	pR
-ecido	kTr[
-eciee	jGk[
-ecien	lV
-ecion	jUpTqS
-ecise	rTtV
-eck	cVi\\
-ecken	bSiY
-ecker	iW
-eclan	mSpUtV
-ecnia	j[
-eco	cThZsY
-ecoge	hW
-econd	kS
-ecord	jTsW
-ecreo	cYfH
-ecret	qV
-ecris	qXrZsG
-ectar	i^jE
-ectif	qZ
-ectly	eZmWqJ
-ectos	bU
-ectra	jSkT
-ecy	cT
-eda	c[jI
-edago	iY
-edaje	hX
-edded	aU
-eddic	jU
-ede	iZr\\
-edger	iYpU
-edhof	cT
-edi	fY
-edial	a[iY
-edica	i[oGsS
-edico	aXkU
-edige	jU
-edikt	mT
-edina	c[
-eding	fUiX
-edios	iStT
-edish	bSkRlU
-edite	aVbFg@i_jE
-edito	aShViT
-edits	hX
-edium	jGk\\
-edles	bT
-edn't	l[sU
-edo	cV
-edora	bViImX
-edral	b[tI
-eds	dHfXhIiUrV
-edt	cW
-eduit	hX
-edula	jV
-eduld	jXsS
-edule	fTiU
-edupe	iW
-edure	iY
-eeded	l[
-eeder	iSqX
-eefer	aUbIeFjW
-eeing	iX
-eek	bBc\`
-eek's	eVsT
-eekly	iX
-eel	cZ
-eelen	mV
-eeler	hVjU
-eenth	g]hI
-eep	gSnX
-eeper	a_
-eer	aW
-eet	kZ
-eezer	iU
-ef$	iUpT
-efahr	gTtT
-efaut	aJkX
-efe	iWqU
-efeld	c]
-efere	fZqY
-efern	iUkEpIrZ
-efers	bVcHjG
-eff	iFjYpTtU
-effen	cDd]iHqT
-effer	iTo[qH
-efing	iStV
-efits	eJhSqIrT
-eflex	hZiI
-eford	cZiH
-efore	oR
-efr	eU
-efs	jZ
-efuge	bS
-efuhl	c@j_
-efuse	aReRfG
-eg$	bScS
-ega	fGhEjBmU
-egacy	eU
-egado	gUk[mU
-egale	hSiS
-egalo	bTkW
-egane	bVjZkHrJ
-egant	rTsU
-egeld	g\\
-egeln	cGf@h\\jH
-egenz	cX
-egg	cU
-egian	jS
-egies	gViS
-egime	gFhWiS
-egina	hUmV
-eginn	fUiJo\`
-egins	oW
-egion	cXhT
-egios	bViYpI
-egium	bU
-egler	aImSpW
-eglos	iX
-ego	jT
-egoce	bS
-egona	mX
-egory	jUsT
-egral	bEgSiT
-egras	bGc\`iDjH
-egree	jRlX
-egros	cY
-egs	aGbEc^iDkGnV
-egt	b]s[
-egues	bSmZ
-egung	bShX
-egura	bXjI
-eguro	hZ
-egy	iZ
-eh$	bSjV
-ehalt	gYjHrT
-ehand	aFhTkJm]
-ehe	bZc[eIfJiDjDm@qCrIsEtE
-eheim	bXcIq[
-ehend	kGrVs\\
-ehind	cTjU
-ehler	kXqUtT
-ehmer	iU
-ehn	gUiUjE
-ehold	aGbUhXiH
-ehors	nVqT
-ehort	hS
-ehpad	tY
-ehr	eTfHhSiUkH
-ehrer	aUlT
-ehrte	tR
-eht	mTrS
-eht's	fSjSoT
-ehude	cXfH
-ehung	gIiapG
-ei$	cThR
-eib	bS
-eibad	bZ
-eiber	aRiSsV
-eibst	rTsGtS
-eiche	cIiajI
-eicht	iI
-eid	tY
-eiden	iUrT
-eides	eVrT
-eie	kU
-eiert	fS
-eifen	iWkR
-eig	cT
-eigen	bTfIjFlYqT
-eiger	aXgXkGlX
-eight	bUgZsW
-eigne	bVqT
-eih	bUhW
-eihen	iVpS
-eiher	aIbUe^hCiHkIlIpErHsG
-eihum	hU
-eilen	i\\rV
-eilge	kW
-eille	cS
-eilte	fTmRsI
-eim	cX
-eimal	nXqS
-eimar	cT
-ein	jTkS
-einde	aHb]pS
-einem	bR
-einen	qR
-eines	aHiY
-einte	fV
-eipts	dT
-eirat	iZjHqVsW
-eis	jR
-eisen	iWnW
-eises	aJbT
-eisme	i[
-eitag	dGfRoS
-eiten	iT
-eiter	a[md
-eites	b_hTiJsU
-eitet	dSiU
-eitig	cHlJn\\qJ
-eitvg	eV
-eiz	bUcViHjF
-eizen	i\`
-eizer	qSrTsT
-eiß	bJhV
-eißen	dJiTjXkR
-eißer	aWmR
-eißig	hX
-ejado	kTqX
-ejean	mTqX
-eject	iUjI
-ejero	dImSpZ
-ejobs	hIp[
-ek$	bTcTmY
-eka	gImT
-ekapo	cU
-ekday	fY
-eke	bStI
-ekend	fU
-ekt	eS
-ektar	bV
-ekten	aZfHhHiW
-ektiv	bU
-ektor	fJtU
-ektro	bWjT
-eky	rV
-el$	cS
-ela	aC
-elada	gT
-elado	bSiUqS
-elage	cFi_
-elais	aGbViUjF
-elaje	gSjT
-eland	aDb[dGjV
-elaya	hT
-elbar	aGbHg]
-elben	cHiSq[
-elbst	bTjF
-eld	cUgU
-elden	cejI
-elder	bGc]
-eldet	bIgSpV
-eldos	gZ
-ele	fSkT
-elear	hHjTkIsS
-elegt	aJqItW
-elene	bTiE
-elera	aVb\\cHjGqT
-elero	aW
-eleur	aUoU
-eleve	fSiS
-elevo	eTiS
-elfen	kZ
-elfer	adk[
-eli	bEc[
-elico	s\\
-eline	iY
-eling	cRjSsR
-elite	gV
-elitz	c]iF
-elium	bFcJiZjR
-elken	iSsU
-elker	aW
-ell	cV
-ellac	jZ
-ellar	aSgHhT
-ellas	bYsY
-ellen	cU
-eller	b\\
-elles	c[iT
-ellin	aScV
-ellon	aVc\\
-ellor	a]
-ellos	iVjU
-ellow	qT
-ellte	aYbV
-eln	i[
-elnde	bIc]
-elo	cWr]
-eload	i[
-elona	cR
-elong	cV
-elors	bEhGiVjJmWsW
-elped	aIq\\
-elper	iS
-els	bS
-elsen	iIjZ
-elson	mT
-elt	q^
-elten	kX
-elter	bZhH
-elugu	jU
-elung	bHiVkHq\\rB
-elves	gZiFmCq\`
-ely	cUtV
-elzen	cW
-em$	fTiU
-ema	jJkT
-emain	gJqStS
-emale	iRsY
-emand	kS
-emann	fJlUp\\
-ember	oV
-emble	cS
-embra	oZ
-embre	fSo[
-embro	iTsX
-emens	jW
-ement	iT
-emi	bIcTjS
-emien	bU
-emier	iIjSrW
-emise	hW
-emium	bSfIgY
-emmes	mS
-emona	cZ
-emont	cZjH
-emote	dY
-emoto	d[
-emper	jTmHpY
-emple	bVcYpGtB
-emplo	iW
-ems	cUsR
-emsen	iR
-emuse	hTiT
-emy	cT
-en$	iT
-enach	bGc[
-enado	iXlU
-enage	cYmS
-enang	bRcU
-enant	hHqSsZ
-enbad	bXcEiS
-enbau	iV
-enc	bViV
-encer	aSeT
-ences	iT
-encil	iZkU
-encio	qT
-endal	cU
-endan	bVcH
-endar	iT
-endas	bUi^
-ended	dWeV
-enden	fV
-ender	iUqV
-endes	lTmUqS
-endez	iHmX
-endie	i^
-endly	dIhZ
-endon	c]iU
-endor	hUiV
-endos	iTjT
-endra	qZ
-endre	jHn\\
-endue	iTlT
-ene	iU
-eneer	aIjS
-eners	mR
-eness	jX
-eneva	cU
-eneve	cSdS
-eng	qW
-enger	hX
-ength	rWsX
-engua	cIk[
-enham	cT
-enhof	aEcBiXjFp\\
-enial	kY
-enida	kY
-enido	eIkTlU
-enier	iImT
-enino	rTsS
-enior	aU
-enios	iX
-enise	tT
-enist	aW
-enita	aIb\\cDmX
-enito	cX
-enk	gHh_iFjRmIpCsG
-enken	iTqWrGtX
-enlos	hXqR
-enn	iGp\\
-enn's	gGjVkVpJtT
-ennel	aZ
-ennen	iU
-enner	aGgWhFiY
-ennes	bTcX
-eno	sX
-enoit	pV
-enora	aSnTtF
-enoux	bSiEsX
-enque	bUhIiT
-enrad	h]
-enrat	a[iDjVtI
-enred	hY
-ensas	jV
-ensch	bViRjTkG
-ensed	aYjS
-ensee	bIcTfYhG
-enser	a_
-enses	hR
-ensic	hW
-ensor	iXjV
-enste	f_
-ensum	fVtR
-ensus	iY
-ent's	bDhXqSsU
-entag	bSgIhEiWsU
-ental	eRhT
-entar	iSjVqSsT
-entas	iT
-ented	bVpW
-enten	iT
-entez	jDs]
-entia	bYcFiT
-entif	eJi[
-entin	mZ
-entis	lUmVpS
-entle	jZrU
-ently	iS
-entor	cYiDjYmT
-entos	gTiS
-entre	bT
-entro	c^
-entry	cYlS
-entur	aEbVlR
-enues	hSiHn[
-enugt	jJlS
-enver	cViS
-enwat	jV
-enweg	cVsS
-eny	fJm\\
-enzen	iTnGpZrC
-eo$	rT
-eomin	jT
-eon	kVmW
-eones	aRmT
-eos	ik
-eover	gJoUqV
-eovil	cV
-ep$	aUfV
-epaar	sS
-epaga	h[
-epage	pZrU
-epair	jS
-epare	q[
-epark	cXjD
-epart	oV
-epeat	eRpT
-epend	mV
-epers	iXmU
-ephew	q[
-ephyr	jSkS
-eping	eTfInX
-eploy	iW
-epool	c\\
-eport	iVpS
-epose	aWcIiR
-eposo	iSqT
-epots	bViR
-eppen	jS
-epper	aEbHcGfJjbmJ
-epris	b\`eIj>lZmHpI
-eps	fS
-ept	oV
-epted	iEjRmEp[
-eptes	bIl\\
-eptic	jT
-epuis	bSqS
-eputy	jRmU
-equen	c[
-eques	hZiZ
-equin	iTsS
-equis	l\\
-er$	aR
-eracy	iSlU
-erada	cGpX
-erade	qZ
-erado	dUjT
-erait	k[sZ
-erale	cIe\\iGjHmS
-erall	bSiIjU
-erals	gS
-eramt	aZcIiGpT
-erano	hV
-erans	bIiWsS
-erant	iIkU
-erapy	kX
-erate	iTjakJ
-eraum	bBgDh^
-erbau	bV
-erben	hFiXjGlW
-erber	oUsT
-ercam	jZ
-ercat	j[
-ercer	fSjZ
-erche	aUtW
-ercio	aGg]jR
-ercon	bV
-erd	hS
-erdad	jR
-erdam	hUiX
-erdas	bFgEiWjW
-erder	bIc\\iFjX
-ere's	tV
-ereda	bTkSnW
-erees	eHp[
-erein	bejHmXtG
-ereit	nS
-eremi	jW
-erena	hUqStH
-erend	fXjX
-erent	a\\lV
-erenz	hSoTpS
-erers	bIgCiZpY
-erest	kX
-ereux	hY
-ereza	aYbHfI
-erfen	fHrS
-erfil	rTsV
-erful	j[qTrH
-erg	ca
-ergal	kRmV
-erger	bT
-erges	m[
-ergic	jV
-ergie	jTmS
-ergut	iU
-erhof	cZiG
-eri	aSc\`mTpG
-erial	iZ
-erias	b[
-erich	bHcZmXqGtH
-erico	gZmV
-erics	bU
-erida	lTtU
-eriel	bIhUiX
-erien	f\\oW
-ering	kU
-erino	bSeU
-erior	cTjV
-erito	aRkXsW
-erium	kUqU
-erk	aJb^
-erken	iHq_
-erker	i]
-erlag	b\\cI
-erlap	fToX
-erlen	a?cbtA
-erley	aFcIiImWtY
-erlin	nW
-erloo	cS
-erm	eRpR
-ermal	aEb[nU
-ermas	iY
-ermel	cV
-ermes	cZ
-ermin	iWoY
-ermis	jU
-ermit	iJsS
-ermle	iSjU
-ermot	bIcJqV
-ern	iS
-ernan	mHtX
-ernas	jW
-ernat	bViT
-ernen	iRlb
-erner	hFn_
-ernes	fS
-ernet	hXjY
-ernis	gUiSkX
-ernos	f]hBpW
-ernte	gDkIlg
-ero	a[
-erome	mU
-erone	gIk\\mHpF
-erons	kX
-eroom	i\`lFpR
-erous	iR
-erp	cW
-erque	bHcbiF
-err	iTqT
-erral	hIi[
-erran	eFiGm\\oIq\\
-erras	aIbUcStI
-erred	jIkXsS
-erren	iYmVpI
-errey	cT
-erros	bXhI
-ersal	bIfGj\`kH
-ersee	cZiJ
-ersey	iU
-erson	aV
-ertag	dVgShSiGpS
-ertal	bScY
-ertas	iSjW
-ertel	cd
-erten	iX
-erter	aIhVmT
-ertes	fUiDnJqU
-erths	b\\
-ertif	hVjU
-ertig	fS
-ertis	aIhGjClZ
-erton	aIca
-ertos	bU
-eruel	cR
-erung	jS
-erust	bYcF
-ervas	iY
-erved	bSiIlTsS
-erven	jZ
-erver	aHbTfDjXqI
-erves	pU
-ervir	iVjU
-ervus	tX
-ery	bT
-erz	cXhUoUqI
-erzig	gV
-erzon	cV
-esada	kT
-esado	iTjSmI
-esagt	eUhJ
-esamt	nW
-eschl	jV
-escue	jS
-esday	dTfRpU
-esden	iJj[
-ese	iSkU
-eseau	aWbSkV
-esent	qZ
-esetz	rV
-esfam	cU
-esh	cIi_mT
-eship	gSkIlR
-esian	iUkU
-esico	eVgDiGjImY
-eside	iS
-esign	kS
-esina	c[iU
-esion	hRiX
-esita	aUtU
-esito	aWtV
-esitz	b\`cA
-esk	jY
-esmal	rTsV
-eso	hS
-esoft	jUkZ
-esoin	tV
-esort	bW
-esoul	cU
-ess	jS
-essai	dT
-essed	dJf_jElF
-essel	bZiW
-essen	fBhWiVnV
-esser	bSpS
-esses	iVm[
-esson	gTpW
-essor	aTrS
-essus	bHhUjHqT
-estal	mT
-estar	h\\
-estas	bUtG
-ested	jXpVqU
-esten	cTjIpTsS
-ester	ca
-estes	jY
-estic	iS
-estly	bScIqTsU
-eston	cYnX
-estor	pWqS
-estos	lT
-estre	eR
-estro	kR
-estry	jX
-esume	pR
-esund	aFc^
-esure	hY
-esy	iYjG
-et-up	fRnY
-etafe	cW
-etage	bTnT
-etain	gUiS
-etall	gU
-etals	i\\
-etaro	bScU
-etary	aT
-eteen	bV
-eteil	cV
-etend	b]iVrI
-etera	fFhUjFmJn[pF
-eters	aW
-eteur	aV
-eth	bCcYmT
-ether	d]qT
-ethod	iU
-ethus	jX
-etica	iZjT
-etico	aIs\\
-etics	aSiUsV
-etien	pU
-etier	jU
-etins	i^jE
-etion	jX
-etiro	cEi[
-etite	aJfRjJ
-etits	nS
-etivo	eThFiZ
-etons	cGhHi_qY
-etour	cFhTn_
-etrel	jY
-etres	i\\nT
-etria	iXjV
-etric	iTpU
-etrie	bCcChHig
-etrol	gVnI
-etros	gIiWnZ
-ets	iW
-etson	iX
-ett	hZ
-ettag	oW
-etted	j^p@qI
-ettel	cFgRiTjWqVrH
-etten	c^
-ettes	i]
-ettre	qT
-etude	eHhFpIq[rR
-etung	eg
-eture	hToGqS
-eturn	fFgRhRiRpX
-etz	aXbRrR
-etzen	aRiXtV
-etzer	a]
-etzte	bSqR
-eu$	gTiV
-eubau	bEcZhS
-eue	i\`jGsS
-euern	i\\
-eug	hYjSlS
-euils	bT
-eum	b]
-euner	hXsZ
-eunes	sU
-eup	bWpV
-eur	a^
-euren	bCc\`
-eures	fYgR
-eus	c[jY
-euses	mV
-eussi	jU
-eut	aVcIkY
-euung	bIia
-euven	cS
-euves	pY
-euvre	bViVjJ
-eux	cZkV
-ev$	eIm]
-eva	cU
-evage	aUkY
-evant	lX
-evaux	fJiY
-eve	cS
-evees	iR
-eveil	b[fFhYiF
-evels	gRiR
-evers	cXnT
-eveso	bY
-evete	jX
-evi	bAhHi\`pJ
-evier	aCbIcViWmS
-eview	oCpS
-eving	bUqS
-evo	eTiS
-evops	aWcGiH
-evues	iV
-ew$	qS
-ewals	eDfFhWiW
-eward	gZiAmU
-ewe	bFc[
-ewell	cU
-ewerk	b\\iG
-ewers	aFbFmEp]qC
-ewery	bUcV
-ewing	r\\
-ewish	bSqJ
-ewood	cVhUjH
-ework	dRiV
-ews	iT
-ex$	c\\iV
-excel	bU
-exe	eThV
-exham	fI
-exiko	iInX
-ext	pEr[tS
-extil	bR
-exual	aUsU
-ey$	cX
-ey'll	lTqS
-ey're	sV
-eye	bIcEi[
-eyman	gHkZ
-eyond	gUhRjI
-eyors	bWmT
-eys	i_
-ez$	cViV
-ezcla	iX
-eze	bIcXiIoU
-ezeit	eZfV
-ezept	aGbSiT
-ezirk	bX
-ezuge	gahIiEjF
-eß$	aGjYkDm[pH
-eßend	jV
-fa$	aCcVmXtH
-faces	iX
-faela	aFcW
-fahig	iGj^
-fahrt	bIh[nUpJ
-faire	gAiFp[
-fairs	bU
-falen	a@bHcEgUiHna
-falle	i[
-falls	bIiItV
-fallt	fUlT
-fam	cU
-fan	eIm^
-fanos	b^mCqS
-fants	iTsW
-fapme	jT
-fas	iTpR
-fasst	iXqFtY
-fasts	fJhWiS
-fax	cU
-fe$	iW
-feb	bJfaoR
-fects	iRkR
-fee	hYpS
-fel	gUhYlWqHrE
-felia	cImV
-femme	aVbR
-fende	bX
-fense	cY
-ferde	bXs[
-fered	pUrR
-ferer	a?be
-ferie	iVpW
-ferta	bGp[rS
-ferts	hTkJ
-fes	jGmX
-fesor	aU
-feste	ic
-fests	iW
-feu	a\\cHiJlIpH
-feurs	mRs]
-feuse	aRbTtD
-ffage	iT
-ffe	bXgI
-ffene	i\\
-ffers	iX
-ffert	h[
-ffets	iX
-ffice	d[
-ffing	eUtU
-ffith	iInX
-ffold	iVjFsR
-ffres	pXqTrUsH
-ffs	gSiX
-ffset	bS
-fft	pU
-ffure	jUlU
-fg$	eSiIjV
-fgabe	pZ
-fi$	aHcHiUmHpW
-fia	bDj\\rS
-fic	iRkT
-ficat	jZsS
-ficer	aV
-fices	bV
-ficio	iU
-ficos	fTiHmZ
-fie	iRjDkUlV
-fiees	jU
-field	cZ
-fig	i[j;p[tI
-fikat	jTkZ
-fiker	aT
-fil	cStV
-filee	gHjYqS
-files	p[
-fills	bBc[
-fin	hWmX
-fined	jUlV
-fines	jR
-fings	i_
-firma	bWcIeT
-firme	aT
-first	aFbIdYiW
-flake	kT
-fle	bVfTsI
-flege	aTcGiY
-flich	eSgYjY
-floor	bTjY
-flour	cT
-fluge	gHh]kI
-fmann	aUjgt;
-fnung	i@jFoa
-fo$	iUjTmG
-folge	iSqS
-folio	jW
-fonat	oIpUrJtU
-fonds	bXcJgFh^iDjG
-fonte	iV
-for	aJb]hJjHp]
-force	jW
-forma	aHjT
-forme	tU
-forms	bYjI
-forte	c\`hGiE
-fox	kU
-fplan	jX
-fr$	f]
-frage	iZ
-fragt	kZ
-fraid	dUjV
-frain	mW
-frame	iWjR
-fre	iSrT
-freie	kU
-fresh	gU
-fri	fX
-fries	cX
-froid	jX
-front	cVsT
-fruit	bTiV
-fs$	iX
-fscme	mW
-fseep	gW
-fsted	rS
-fte	iR
-fteen	hEmX
-ftigt	bS
-ftrag	bUjJ
-fts	iT
-ftuch	s]
-ftung	i[rS
-fuera	cHdY
-fugen	bWpHr\\
-fugio	bIcXgFsU
-fuhrt	b\\iD
-fully	bFeXhJ
-funds	i\\
-fy$	j[
-fzehn	qY
-fzeit	e\\
-fzuge	aJbWlW
-g's	cRgYiHlV
-g-oct	fV
-g-out	hVjIqV
-ga$	c[hUmT
-gaben	iW
-gable	bFea
-gadas	bTfWiH
-gados	b[jJn[
-gages	iZ
-gaise	lV
-gal	eT
-galog	jT
-galow	h\\
-gamos	bRhTqX
-gan	cV
-ganda	iS
-gange	bTi\`
-ganic	b[hTiE
-gar	jU
-garon	c\`fFiHqJ
-gasin	bRhW
-gasse	bDcadWhI
-gasta	cThT
-gat	iTpU
-gated	gdiEjR
-gates	iW
-gathe	cAeRp^
-gator	a\`
-gau	cSnS
-gbo	kV
-gbook	pR
-gcp	jS
-ge-wo	fVjJ
-geben	iT
-geber	bXgGhXiS
-ged	jT
-gee	gRiVjEkS
-gel	bShTi\\
-geles	aFbTcY
-genda	iR
-gende	bHtW
-gends	q\\
-genen	hSjSqS
-genes	bS
-genos	iU
-gente	mW
-geois	cIkWs[
-geous	c^iIjIrJtG
-gerac	cU
-gerat	gJiIjVkVsW
-gerei	bWmGpV
-geres	fHhXiS
-gerie	hTiU
-gerin	mTqU
-get	hW
-geurs	bX
-gg$	iZ
-gge	bT
-ggeld	gUnV
-ggers	mRqT
-gging	i_
-gh$	c^
-gheda	cV
-ghing	aIjV
-ghout	cX
-ghreb	iVsV
-ghs	bYhHoSqS
-ghted	ia
-ghter	bHcEfViJjXmToG
-ghtly	iUmRnZ
-ghton	nYpHqJ
-ghurt	bdc>
-gi$	iFjImbpH
-gia	aRcJj^
-giado	jV
-gible	hZt?
-gic	bSjT
-gical	bFcYlX
-gicas	fZiWjF
-gicos	iW
-gie	jW
-giene	iUjV
-gig	bUcIfYiD
-gik	aYtD
-gimen	eV
-gin	aRcS
-ginal	jTpR
-gines	bUiY
-gio	bTcVjI
-gious	hUsT
-gique	bVjU
-gis	hJjSk\\
-giste	a^eXhJ
-gists	bViGjUm\\pG
-gix	jX
-gkeit	i]j\`sG
-gl$	aIcatJ
-gla	iU
-glage	iW
-glais	jWkSlT
-gland	cYiDnR
-glass	fGiTjS
-gleur	aU
-glich	hRj\`tI
-glied	iBjWpU
-gling	gWi\\
-glise	oU
-gment	iUjU
-gmore	cX
-gn$	jU
-gn-up	iS
-gna	cInX
-gnado	hUpX
-gnant	sS
-gne	c\\
-gners	jHmVs]
-gnies	bHc^
-gning	i\\jD
-gnons	bTmY
-gnore	qU
-gnose	iY
-gns	gJiZ
-gnung	jTpW
-gny	c^
-gogik	aYtD
-gogin	aafJ
-gogue	aZtH
-going	eS
-gol	bIcY
-gon	cTrX
-goo	hW
-gop	hX
-gor	ce
-goria	gYsR
-gorie	iG
-gorre	cW
-gos	jS
-gosto	eSoU
-gow	cT
-gra	gUsS
-grade	aWbHiBr_
-grado	gSjTkF
-grafo	iUpT
-grale	gSjX
-grama	bUcGeT
-gramm	iUlV
-graph	jZlGtR
-grase	iW
-grave	aEbEc^hEjIpGtE
-gre	cYfEkY
-greed	aIbIiElIqTsZ
-grees	bSiSjR
-greso	fRgUoT
-gress	h]jS
-gri	iDm]sI
-gro	cRi\\jF
-grono	cU
-grund	eXgFjAk\\sV
-gry	sY
-gs$	iU
-gsbau	b\\cEgJ
-gside	mV
-gst	aIc[hJmWtG
-gsten	bEf[gCjZoXpGqS
-gston	nWpT
-gt$	lU
-gte	bT
-gth	rWsX
-gts	jX
-gu$	mY
-gua	cT
-guada	c[jH
-guage	cYiD
-guaje	r[
-guard	cEi\\
-guero	mSrZ
-guese	jSrS
-gueur	jVrT
-gui	cT
-guien	aT
-guing	iXjI
-gular	eR
-gun	jS
-gunda	aUbRiGpS
-gundo	jIkWoT
-gunte	iV
-gures	iToFrT
-guros	aXmG
-gut	bYcHi]lW
-gutet	hTpV
-gware	cY
-gwitz	bIc[
-gy$	gU
-gym	iY
-h's	cRpHqYrW
-h-gcp	jS
-ha$	cStY
-haben	bHiWqX
-haber	hUmY
-hable	hHiCj_
-hadas	gHhSiXjI
-haden	fXkZ
-hadow	jImJp\`
-hafen	cb
-hafft	fVqS
-hafte	aWb]cHiHjIlCmGsI
-hagen	cT
-hains	bTjS
-haire	aDbDc_dHeYiJjBlHpF
-hairs	cS
-haker	cZ
-hal	cd
-halde	b_h@
-halen	aDbZ
-halle	bViH
-ham	cf
-han	c^hRmW
-hanau	iSjS
-hance	eTqX
-handy	fGhZ
-hanet	cZ
-hanga	aGfGgDiIjGkDlGmHo\`rEsJ
-hange	pIqU
-hanic	aWmW
-hanks	iVrTtS
-hapel	bV
-haque	hRmSsR
-har	ia
-hared	hS
-hares	bIgWjF
-harge	mW
-harla	pZ
-harma	iVjCk[
-has	i]
-hasen	iVjY
-hasse	iU
-hat	bFcbpI
-hau	iU
-hauen	jWqZ
-hause	d]
-haval	qRsV
-haven	c\`
-haves	jWtR
-hback	iX
-hbarn	hZqR
-hberg	bZ
-hboot	bViW
-hcare	hTiS
-hea	c[jY
-hears	jV
-heath	aGc\\dDiV
-heben	iS
-hecks	iS
-hed	bR
-hee	cHfGhFjGlHpHr\\
-heeky	rV
-heels	bUjU
-heese	gBh\\kV
-heets	iV
-hef	md
-heffe	m\\
-hefin	m\\tG
-hefte	icjI
-heide	c]pV
-heime	aEbIcGiSn_
-heine	bS
-heirs	jIrT
-hek	bScI
-hel	bDc]hIiHmHoIpT
-helle	cUgX
-helon	aRgX
-helor	hS
-hem	cSeHhHnW
-hemas	jVqS
-hemes	bTiY
-hemie	bVcIl[
-hemin	iVsX
-henkt	h]iH
-henta	iJmR
-heque	bSjHkV
-her's	iJlXoX
-heran	bZ
-hered	lX
-herei	bRiHjX
-herer	aHb_cI
-heres	iDjUlVqS
-herie	bWjU
-herin	aXsR
-heron	bIcIe^iHjF
-herry	bViIoS
-heses	i^
-hesia	iVjFkS
-het	jWoGpV
-hetag	fS
-hetic	aTiEjX
-hette	fJgY
-heuen	jZ
-heure	gX
-heurs	aS
-heval	hT
-hever	cTfTiIlV
-hew	q[
-hey	c\\
-hey'd	iVmS
-hez	cZiIm\\
-hfrei	fXhG
-hgrat	iW
-hheim	aGca
-hi$	iSjR
-hia	cV
-hibit	iTjHrU
-hicad	jW
-hical	gVhJ
-hicas	bRiRsR
-hicht	f_
-hicle	hVjR
-hicos	fFiVsX
-hie	cV
-hiens	aBbXjV
-hiers	cY
-hiffe	iZ
-hifts	fT
-hig	iJj[sX
-higan	cS
-higen	iW
-hilfe	bRhS
-hillo	cIjY
-hiloe	iV
-hinen	iTlV
-hines	bUkU
-hings	iHpSsZ
-hinks	q^
-hio	aJcHiY
-hip	bRjR
-hip's	iW
-hippy	aSbS
-hique	iZjGrV
-hir	aHj[rHtZ
-hirds	bXgUiH
-hirts	bHcGdJhdi>jIkJmGnIpAqIrIsItJ
-hirty	fU
-his	bScVqRrV
-hisch	jUkW
-hisky	bTiS
-hitby	bS
-hiv	aGjHkWpT
-hivar	bT
-hiver	hX
-hives	bWjV
-hjahr	iToU
-hkeit	jfqT
-hl$	aCcXiXjT
-hlaft	pRqY
-hlage	gUiT
-hland	cAdXiJn]sX
-hlank	s_
-hlass	iZ
-hlbar	fVhR
-hle	aCbWcFiXm^pF
-hleiß	bJhV
-hlich	iJjElUmUr[
-hling	bFi^
-hlt	gThV
-hlung	gd
-hluss	jS
-hly	iR
-hma	sX
-hmann	aXnCpXtE
-hmark	aHbDcDhGiUjY
-hme	eUiZkS
-hment	aEbSeUiWqHtT
-hmied	a\`jF
-hmond	cZ
-hn$	gVjVnV
-hne	bHgSh\\mRsV
-hnell	jWlV
-hnern	bZiJ
-hnhof	c[pJ
-hnitt	cJi]
-hnt	gS
-hnten	pT
-hntes	hU
-hnung	h\`
-ho'll	sZ
-hoa	mS
-hobia	bDl[
-hod	iTmWpG
-hoden	cHi]
-hodri	mS
-hoe	cS
-hof	bUc\\iS
-hofen	c^tC
-hofer	aTjR
-hoice	eRfV
-hol	jZ
-holds	bW
-holen	bEiXjGkYmI
-holes	aIbXiT
-holet	cZtJ
-holic	sS
-holog	aVjE
-homme	iUsW
-hools	bSiS
-hoose	eSqS
-hop	bV
-hop's	bScU
-hor	dS
-horde	aDbSgJqS
-hords	bV
-horen	fTiInYpGqX
-horpe	c_
-horra	cY
-horro	hUsT
-horts	iSsZ
-horus	aV
-hos	hXsU
-hosen	iWjUqI
-hot	cYiAjZ
-hotel	b\\hY
-hotos	iU
-hough	cFdSlRqStG
-hould	qT
-hours	aHeXf_
-hovel	jT
-hoven	cW
-how	aUhHlS
-hport	cT
-hr$	iSoS
-hrain	cY
-hramt	jV
-hrase	eStX
-hre	j]
-hread	aJpItW
-hreib	bTiIpR
-hrend	a\\cE
-hrens	hJiIm\\
-hrift	r[tT
-hrige	bIcFfEgIiXoH
-hrome	iTjW
-hroom	hTiHkTsR
-hrt	bShW
-hrten	cFeTgGiSnb
-hrter	bUtS
-hrung	jbk^
-hselt	jTkT
-hst	sT
-hsten	bWiFsX
-hta	cW
-htage	fZjGkV
-htags	rY
-hte	jR
-hteen	bUjUtT
-htern	jSkJrVsU
-htest	gIjTlU
-htigt	j^lEpU
-htung	aSfIiXnR
-hty	gU
-htzug	bZhI
-hu$	cUfT
-hua	cRkV
-hub	bIjRpV
-hulen	i\\nU
-huler	bScTgGiT
-hum	hRiIjX
-hup	jW
-hur	c_
-hurch	cS
-hures	bV
-hurso	cW
-hus	cR
-hut	cV
-hutte	a<bccEhSiDtI
-hways	jR
-hwege	cYiT
-hweig	cT
-hwein	bZcG
-hweis	cHj\`kS
-hwirt	aSkY
-hy$	aUhIrS
-hyr	cT
-hys	bUkV
-hysik	aW
-hysio	hV
-hzehn	bVmJ
-hzeit	cJhWiY
-i's	aVhDq[
-i-sun	fS
-i-vis	hX
-ia$	cT
-iabel	fUgV
-iable	fIj[
-iacan	cX
-iacre	mZ
-iados	b]fR
-iages	gTiV
-iaise	iV
-iajes	nVrR
-ialen	bZ
-iales	cInW
-ially	iV
-ialog	iHjUlV
-ialux	kW
-iam	cSmX
-iamos	bReViItT
-iance	hJpFsHtY
-ianda	hX
-iando	j[kIsU
-ianos	bUs_
-iante	jYsT
-iants	lVrS
-ianza	eWsR
-iar	hW
-iares	m^
-iaria	bW
-ias	iU
-iat	oW
-iated	k^
-iaten	gIjGkUnU
-iatif	aEbY
-iativ	iXkT
-iator	aX
-ib$	bTcIhUjY
-iba	cZ
-ibaut	mY
-ibbon	i[
-ibe	gIjHqUrU
-iberg	aCbIc\\fJoS
-ibier	cWhZ
-ibits	bSiRjH
-ibles	sT
-ibo	eVgDiTpGqRtR
-ibras	fV
-ibres	hU
-ibros	iS
-ibt's	bSgJjG
-ibung	jY
-iburg	pV
-ibuto	e\\
-icada	j[
-icado	bSjS
-icaid	bYhCjE
-icale	jW
-icals	j\\
-icana	bVc[iHsR
-icano	fYiY
-icant	aFpHs\\
-icapa	cGjb
-icato	eUiIsW
-icats	aHiT
-icaux	iW
-icely	qJrU
-icero	a^
-icers	aei>
-ichas	iV
-ichen	r[
-icher	j]mX
-iches	bT
-ichet	iUkT
-ichst	oXsX
-ichte	cSjT
-ichts	qV
-ician	ad
-icide	iTjIk[
-iciel	cIj^
-icien	a\`
-icier	aZjXkG
-icile	d[hT
-icina	dT
-icing	i^
-icion	iZ
-icios	eT
-icity	hVj[
-ick	calX
-ickau	cX
-icked	iBjYpHqW
-ickel	bJiY
-icken	lSpXqIsZ
-icker	r]sStI
-icket	hY
-ickly	jTtS
-ickup	hX
-icles	b\\gHhX
-icola	bZiT
-ict	qW
-icted	jW
-ictee	pUtV
-ictly	fZrS
-icula	hUjW
-icule	hRjXnT
-iculo	kZ
-icy	kUmHrV
-id$	jT
-idado	hTiR
-idare	e[
-idate	tS
-idato	pXqT
-idats	fSqS
-idays	hU
-idday	a>cDfGiEkJmWsIt_
-iddle	cWiJjGoUsT
-idend	fJiDj]kYlHqIrHsI
-ideos	kW
-iders	iV
-idest	cJfYgIiWjEmI
-idges	bXcJj]
-idh	mU
-idi	cSfS
-idien	cTnR
-iding	kWlR
-idite	jW
-idity	iV
-idjan	aIcTnU
-idles	iU
-idn't	hYiH
-idorm	cV
-ids	bXjGs]
-idual	nS
-idung	hbiA
-idy	hVjW
-ieb	bXtS
-ieben	jT
-ieber	qTsS
-iebke	mS
-iebre	aJbEcHhHj^kImJoDrF
-ieces	bV
-iecle	bWiHjX
-iedad	m[qWrV
-ieder	sT
-iedra	jX
-iee	kUlR
-ief	iTjY
-iefen	iW
-ieg	eTjHlX
-iegel	bJi[
-iegen	jSqZ
-ieges	bScX
-ieh	aHb\\
-iehen	i^kW
-iehre	aWbHcUjItI
-iel	pX
-ields	bUiJ
-ielen	kX
-ieler	bSfS
-ielle	aGbScGfIiFjSmYqR
-iem	cHdGf\`hHiFkImGqIsItI
-iempo	jJ
-ience	jW
-ienda	iR
-iendo	eV
-ienen	aJbShUiR
-iener	aAhSsitH
-ienes	aHbXfJkIl[
-ienne	qU
-ienst	fWiX
-ienta	hU
-iente	qW
-iento	iT
-ients	bW
-ieras	aVfT
-ieren	i\\
-ierer	a]sW
-ieres	c[mV
-ierge	aSkU
-ierie	b\\
-ierno	bFc[qS
-ieros	aZbIiFm\\tH
-ierta	kX
-ierte	iW
-ierto	bSc@iZ
-iesel	cU
-iesen	bHiYsX
-ieses	iIrTtU
-iesgo	gS
-iesta	aEfY
-ieste	cWiT
-iet	cTnT
-ietas	gS
-ieten	qWtY
-ieter	aAfWt]
-ietes	aEiY
-ietly	qZ
-ietse	lImW
-iette	i\\
-ieu	cUdX
-ieure	eHiCjHkZm[pH
-ieurs	iVjU
-ieuse	iW
-ieval	iXjR
-iew	cWpW
-iezas	dT
-ifa	gTrW
-ife	bTiS
-ifers	bIcGic
-iff	gTmR
-iffer	fGhHmFp\`
-iffes	aUiT
-iffre	iRrR
-ifica	iUjU
-ifico	aHbYiIjT
-ified	jS
-ifiee	jV
-ifier	hFiZq[
-ifies	iYjIlApZ
-iform	hXsX
-ifs	bXjV
-ift	jR
-ifter	bIcGiSlTpY
-ify	iXjX
-iga	cDiZnX
-igabe	iVoYpIqT
-igada	aWmU
-igade	fZmU
-igado	cSdUiG
-igbar	jUsU
-igeac	cU
-igend	aHfHgJjYtU
-igene	bUhX
-igeno	iY
-igent	aUbJmTpHtI
-igest	aFcEdIeIfHhIiIjCk\`lHmHoHpHqHrHsHtI
-igger	aTrX
-igher	jV
-ighty	gW
-igine	s\\
-igist	aBb\`cEjJ
-ignal	fIjWlEnU
-ignan	c]
-igned	gTqX
-ignee	iEl^sZ
-igner	a[
-ignes	bTrW
-ignet	eUfV
-ignon	cGhVmTpT
-igo	cR
-igono	c[
-igt	jZqT
-igten	bUgImV
-iguel	aJmW
-igung	gThUjT
-igura	s\\
-igure	fSiE
-igzag	jW
-ih$	bShXiI
-iheit	iXkS
-ii$	bYt[
-iii	t_
-ija	cFjYmW
-ijera	iX
-ik$	aUjR
-ika	aSbScCiRjImX
-ikant	j[
-ike	hRiT
-ikely	eY
-ikett	fX
-iki	c\`iF
-iking	bFhZiD
-ikler	bY
-iko	iInX
-ikt	mT
-iktat	pGt\\
-iktok	iV
-ikura	iIjZ
-ila	m\\
-ilado	bUeGgUiJ
-ilage	bWiJmGo]
-ilano	c\\rF
-ilans	iW
-ilbao	bV
-ilbar	f]gJ
-ilber	j[
-ilder	bScFiFj\`kT
-ile	iS
-ilege	h\\
-ilent	iGj\\qT
-ilers	aVbS
-ilets	h\\
-ilfen	aSmh
-ili	hSjV
-ilial	aJbYeVfG
-iliar	hV
-ilias	iVjI
-ilica	jS
-ilidh	pS
-ilien	bT
-ilier	aVbEcIiWqT
-ilieu	aUgJsU
-iliff	mZ
-iling	iSkWqS
-ilios	iGkWnT
-ilite	hSiT
-ility	iU
-ilker	aVbJcHmX
-ill	cYlS
-ill's	qUrU
-illac	cT
-illas	bRmX
-illed	pSsT
-illen	aAc]hVi?
-iller	aY
-illes	iW
-illet	hRoV
-illig	hZ
-illis	bW
-illon	aHcXq]rI
-illos	iRjY
-ilo	cVrYtS
-ilote	bHmW
-iloto	aZ
-ilots	iSlV
-ils	iV
-ilson	fJ
-ilter	iRpW
-ilton	lUpH
-iltro	iV
-ilung	mWpJtV
-ilver	bThI
-ilzug	cIhBi\`
-im$	cX
-ima	cUqW
-image	iSsYtI
-imano	iU
-imary	bSfEiRkU
-imate	i]
-imaux	bViJ
-imber	a[
-imble	iU
-imens	gIiZ
-iment	hEsS
-imera	aSmEoUrW
-imero	iUrX
-imers	m[sX
-iming	fSiTjT
-imite	bDh\\iHjD
-immel	iTqW
-immen	iZ
-immer	h^
-immst	qS
-imo	rT
-imper	aEc[jY
-impio	jWtY
-imple	iVrV
-ims	iSsT
-imsby	cUfJ
-inacs	bW
-inada	iTjY
-inado	gUiYqT
-inage	gTiSkSrH
-inals	pZ
-inary	bIiBjSl\\
-inata	c=m]
-inato	eYoH
-inbau	bSiIjV
-incas	iCj^nT
-incia	cTmS
-ind	hJiGj]
-inden	c\\iU
-indet	hXkFsW
-indle	jWoV
-indly	jTtT
-indon	cS
-indre	j[qI
-ineal	kZ
-ineas	bSiR
-ineau	aFmW
-ineer	aU
-inees	bSmV
-inema	hV
-inens	hW
-inera	hR
-inere	iY
-iners	bRgGmT
-inery	b^cIiI
-inese	jUsT
-iness	jU
-inete	hSiY
-inety	eUgZiH
-ineur	bYcG
-ing's	cRgYiHlV
-ingar	c]
-ingbo	kV
-ingen	cb
-inger	aHcSmU
-ingle	sU
-ingos	f]kT
-ingst	c]iGmGtE
-ingue	jS
-ingut	bT
-inhoa	mS
-ini	aFbEc\\iIoJ
-inian	iVkE
-inica	bSjJ
-inics	cViXnT
-inida	e]
-inido	eY
-inien	bRhSiU
-inier	aZ
-inigt	aJbWgXjI
-inimo	jT
-inion	kUqR
-inish	fS
-inite	eajA
-inium	bTjW
-ink	bU
-inked	eYrJ
-inkel	bccFdJ
-inken	iVpV
-inmal	aJfFiU
-inn	fRgGo]
-innen	m\\sW
-inner	aThU
-ino	bR
-inome	mX
-inors	iU
-inoth	bWcJ
-ins	iV
-insam	b\\fGpV
-insaw	jVkU
-insen	iY
-inson	aJcTiW
-int	pUsR
-inten	cYiImZ
-intes	m[sU
-intor	aU
-intre	a\\
-inuit	fTpT
-inuta	iZqS
-inute	jTpS
-inuto	jVpS
-inway	jW
-iny	c]
-inzel	eIi\\
-inzer	jU
-iodes	fX
-iodia	pU
-iodic	iYjH
-ion's	bHcZg?h_
-ionar	bTrW
-ioned	cUgFhIqUrU
-ionen	bZiWjS
-ioner	bViZ
-iones	iZ
-ionne	qTrU
-ior's	cViHqX
-ioren	iRsS
-iot	bZ
-ip$	bJh]jU
-ipale	aVpH
-ipend	hT
-ipina	qJs[
-iping	iYqS
-ipios	c[fIoR
-iplom	jTkS
-iport	c^
-ipped	hTiJjX
-ippen	iW
-ipper	jRmS
-ips	mW
-ipt	kT
-ipwcf	jV
-ipzig	cS
-iquee	iJqU
-iques	bUia
-iquet	fU
-ira	cSjW
-irado	iSjGk[
-irage	ic
-irait	jAk\`lHqD
-irche	iSsT
-ircle	cViWjH
-ird's	hIjWqIsU
-irect	e[pW
-irees	f[kDlW
-irekt	cSjT
-irely	dZgR
-iri	nIpZ
-iries	iW
-irige	kWmS
-iring	pS
-irk	c\\
-irm	g[iU
-irman	pS
-irmar	oHqZ
-iro	cEiVmZ
-irobi	cW
-irona	gV
-irs	iY
-irt	aVcIjY
-irths	hFiSlSnV
-irtin	aWm[
-irway	iU
-iry	iX
-isa	m\\
-isado	cHi]kT
-isage	dGhXsS
-isbon	cYdI
-iscal	aImToS
-ische	bZjY
-ischt	bRcUqX
-isees	gY
-iseis	hIiVmWqH
-iseno	jSmU
-isero	aXjDk\\sE
-isers	bTjJm\`nI
-iseur	aZiX
-ished	lYsR
-isher	aZqX
-ishes	qT
-isica	iV
-isico	pX
-isier	aV
-ising	iS
-isita	nS
-isite	fSgJpT
-isits	dRfJnV
-isley	nT
-ism	a@ielT
-ismus	aIiZ
-iso	cXsW
-isons	jVrR
-isors	aRfHhWpW
-isque	kXtI
-iss	i]
-issed	qWtT
-issen	bEcSjSl_
-isses	iYsY
-isson	jTkS
-ist	a_
-istan	a[
-istas	m_
-isted	bW
-isten	iUsZ
-ister	aVjR
-istes	b\\m[
-istet	e^
-istic	iYoU
-istig	fFo\\pD
-istik	iRjRpT
-istin	m[
-istle	bFiTpU
-istol	cT
-istre	cHi]
-istro	jT
-istry	jR
-isual	iY
-isung	e@iTjf
-isure	bShSjT
-itada	b\\h\\jCoF
-itado	gHi]j[qH
-itags	hT
-itals	bSiU
-itane	jIkW
-itant	aSbShHmU
-itary	aHjIlY
-itaux	b\\jI
-iteau	b[cH
-itect	aW
-itekt	aZmT
-itend	fY
-itens	a[bHiS
-itere	aGeVmX
-iters	mZpS
-itest	iV
-iteur	aT
-ith	aWiR
-ither	fUlS
-ithin	kJ
-ithub	bIjRpV
-itial	iV
-itian	mR
-ities	bS
-iting	iT
-ition	tR
-itish	rXsV
-itive	fHiWjXqSrW
-itivo	jY
-itlab	jRkU
-itler	aZ
-itles	bWjT
-ito	cU
-itone	iIja
-itors	kU
-itory	bUcVhJiVjC
-itrag	bIeIhYjG
-itres	bWiSjS
-itros	bU
-its	iS
-itsun	fHoZ
-itt	mY
-ittag	f]hT
-ittau	cV
-itted	iElU
-ittee	hRqS
-ittel	eVhU
-itten	iEjTpS
-itual	cDiWmW
-itude	jY
-itung	a^mY
-itura	iV
-itute	bSlT
-ituto	bVcI
-itz	cZrR
-itzen	cUiFjWmT
-itzer	aGbThGiSjT
-iudad	aEcThV
-ium	iR
-iurno	fX
-ius	fJiXjWqS
-iva	bS
-ivacy	iY
-ivada	lG
-ivado	bViFjZ
-ivage	hWiVpI
-ivals	fY
-ivant	sV
-ivate	hS
-iveau	jV
-ivees	fHi_
-ivent	jWpW
-ivero	aFb\\
-ivers	aUiTmS
-ivery	bSiX
-ivida	jSkU
-ivist	aUbStJ
-ivite	iW
-ivity	eZiS
-ivors	aBbFc^tG
-ivres	bWgIhS
-ivy	cS
-iwali	gGh^
-ix$	tS
-ixing	iZjF
-ixx	jS
-iya	bHcJjXkVtE
-iyadh	cU
-iz$	aIbYjVmU
-iza	hSi]
-izada	b^iGsR
-izado	gWhI
-izaje	eYiS
-ize	aVmF
-izehn	gU
-izenz	jXkU
-izier	aXbIcR
-izing	iWqJrI
-izung	h_
-izzen	bSiYtJ
-ja$	c\\
-jador	jS
-jados	bHfXiEjV
-jahre	gTjTmI
-jan	fZmV
-jango	jY
-jar	aRiIjX
-jaria	iVmT
-jas	iDjWmVsY
-je$	aTi[
-jects	gDi^
-jekte	bUcSfIiHnY
-jeres	sZ
-jeros	bTlHmSsY
-jeu	dXhI
-ji$	iTkYr_sJ
-jillo	hU
-jis	rY
-job	e^
-joint	cFp\\sW
-jores	bRhIiIjSpW
-jos	rT
-jours	fVsT
-joz	cR
-juana	nV
-jue	fWjH
-junta	aTiIpV
-junto	tR
-juste	gTiS
-k's	cFiHoYqW
-k-end	fUjH
-k-ins	b^hHjI
-k-ups	iTjT
-ka$	c\\
-kaans	jSkS
-kable	jS
-kages	iY
-kal	bRi_
-kan	c\\dFmWsV
-kanat	qV
-kannt	bRkU
-kar	i[jB
-karte	hljUrS
-kas	cUjIsW
-kasse	aWbVhd
-kat	j\`kV
-katon	iSkZ
-kau	cX
-kauft	bUqU
-kdays	fU
-kdown	iZ
-ke-up	i\\
-kedin	rW
-kee	bHcffHiE
-kel	bXsW
-kends	fU
-kenny	cR
-ker	aX
-kerei	b\\lSqT
-kerin	aYcImWpHtJ
-kes	g?jVkIlTsY
-ket	hT
-key	hV
-kfill	qX
-kfurt	nR
-kgeld	gT
-khand	mU
-ki$	iWjS
-kid	dFlZpV
-kie	gIh]mW
-kills	gGjVkV
-kin	aGjTkIsZtU
-kings	iSmV
-kirch	c_iF
-kisch	k^
-kjack	iHjX
-kkord	aIgSrItT
-kland	bFc^qU
-kle	hTi^
-klers	bX
-klich	jXkHlS
-klift	jTkT
-kling	bZ
-klung	aUi^
-kly	iV
-kness	iX
-ko$	a?b\`cV
-kohol	jVsV
-kolle	bGie
-kommt	bJcIfIiImTtS
-kon	bDc]iZ
-konie	bV
-konti	fV
-konto	f^hW
-kop	bIiT
-kow	qV
-kpool	cHiSjIoY
-kport	cV
-kraft	ae
-kreis	c]iTjEnR
-kri	pW
-ks$	iW
-kst	iZq[
-kstar	rY
-kt$	sStU
-kte	bRdT
-kteur	aUlW
-ktion	aZiR
-ktuar	aTtI
-ku$	iZ
-kuche	bYdYiS
-kum	qGrJsZ
-kunde	jek^
-kunft	hVpW
-kup	hXjR
-kurse	fBiljIkU
-kus	iXqV
-kwall	cX
-kwork	aZcG
-ky$	bTiH
-kzeit	dIf]pS
-kzeug	kSlX
-l's	fIh^qR
-l-off	aScJe\\gHiXoHpJ
-l-out	fR
-la$	cW
-lab	dS
-labau	jU
-lable	f^gB
-labor	bVhGiSjEkT
-labra	gSqTrT
-lac	jS
-lacas	jT
-laced	hToS
-lacer	eRrY
-laces	hU
-lache	aTfTgThRiFtJ
-ladas	bVjDsX
-laden	b[iYsS
-lader	iWlU
-lades	cVh\\
-ladie	qT
-lador	gZjS
-laf	jZ
-lafen	bHjTq\\
-lafon	g[iJjI
-lag	g[iR
-lagen	iU
-lager	bTcJiZmYpD
-lages	i_
-laims	iS
-lains	bFc\\iGjGmW
-laise	aXbIjIsV
-lam	cbiFkS
-laman	bZhJiFs\\
-lamar	pW
-lamos	eVt[
-lan	oT
-lanca	cSiS
-lanco	cYiU
-landa	cXmEpU
-lande	b[cEhSiI
-lands	aEciiC
-lanen	bGiRmSqT
-laner	ae
-lange	lU
-langt	iSl]pJsU
-lanta	eV
-lante	bSlS
-lants	bXnT
-lanza	jW
-lao	bGc[qI
-lap	fToX
-lappt	sZ
-laque	jHpWqZ
-larat	cWgR
-lared	gTsS
-laren	iW
-lares	bUjY
-laria	cEjVkX
-larie	aTeXhR
-lario	gS
-larlo	iGjXkDn_sG
-larms	iUnV
-las	iX
-laser	bJi^
-lases	iZ
-lasse	gW
-lat	cV
-lated	hZiE
-lates	iTjIkTrW
-lator	aUqV
-latos	aVi\\
-latze	ba
-laubt	rU
-lauen	bXcVhE
-laufe	bTi^
-lause	e]hF
-lauto	jHn[
-laves	iT
-law	cSnS
-laxed	fV
-lay	dJhX
-layer	eRkY
-lazas	aU
-lba	aHbYcTsH
-lbahn	gFhciFjCkC
-lberg	cU
-lbert	c[
-lbtax	hW
-lbums	bZjI
-lburo	p]
-lch	aGbGcDdGeGfGgGhJiGmHnGoGp>rFsGtd
-lcome	kWlV
-lcool	fGgIjcqV
-lculo	jU
-lczyk	qS
-ld$	cS
-ld-up	oT
-lda	bJiZ
-ldach	iW
-ldbad	cRlSoTpJ
-lde	b[iFmSpI
-ldera	cSiU
-lders	sZ
-ldham	sR
-lding	bTcW
-ldn't	jXsV
-ldo	mS
-ldren	sR
-lds	iR
-ldung	ja
-ldy	aHcU
-le-ex	cW
-le-up	bUiI
-leado	gUhS
-leage	hTnX
-leans	iT
-leaux	iSjV
-leben	c\\fJ
-lecht	cUjSpH
-ledge	kWlW
-lee	cW
-leece	bRhHjY
-lefon	hT
-leg	bHiS
-legal	eSgU
-legen	i[tS
-leger	ai
-legin	qT
-legio	bW
-legre	kT
-legte	aJjX
-legue	aViR
-lehnt	gS
-lehre	j_
-lei	cYmJ
-leibt	qS
-leich	fWhT
-leida	aIcWdI
-leine	aGbY
-lem	lW
-leman	bTkR
-lemas	pXsV
-len	iT
-lence	cW
-lends	cFiWjGkW
-lenge	hS
-lenou	cX
-lente	kU
-lento	pS
-lents	b^eF
-lenty	iSjS
-lenum	iJmYpT
-lenys	mW
-leras	bUiY
-lercs	bSmU
-lerei	aHcIiZjGlWqT
-leres	cYlX
-lergy	iW
-leria	iYmJ
-lerie	aEb]jT
-lerin	mX
-lerks	bTmUqU
-lermo	iR
-lernt	gUjW
-leroi	cX
-leros	gFiTk[
-lerta	fUiV
-lesen	iTrAsHt]
-lesia	bUsV
-let	iR
-letas	eUh\\iE
-leted	tX
-letin	aIiWtY
-letos	i\\
-lette	hVtV
-letzt	hXpHqW
-leuls	bX
-leurs	aUqXsR
-leute	aXbIiFj^tE
-levar	dRfW
-level	jZ
-leven	mSqU
-lex	aIbJhViUjW
-lexis	jV
-ley	c\`
-lez	fRr\\
-lfare	iR
-lfast	cX
-lfe	bRhS
-lfest	jX
-lford	c_
-lfort	cWjI
-lfrei	jZ
-lg$	iIjZ
-lgada	sZ
-lge	kR
-lgeld	cJh^
-lgosc	hW
-lguna	fUjSnR
-lguno	bXgHmIqU
-lhaus	bCc^
-lheim	bJcShXtI
-li$	aIcY
-lia	tW
-liado	pS
-liage	iTjR
-liale	bWpDsS
-liano	jUkY
-liary	iXjS
-lib	iW
-liber	cFiUj_
-libre	gU
-lican	iSkJrFsT
-licar	aItU
-liche	iS
-licht	hTiSjVpIrV
-licia	iVnT
-licos	iJjWpV
-lid	cRjBk[
-lidad	jU
-lidas	iS
-liday	gShS
-lides	j\`
-lidos	iX
-lie	pTtX
-liego	iT
-liema	cX
-liens	aV
-lient	iSrU
-liere	bShS
-liers	cUiR
-liese	iGjUkHmX
-lieve	aEbVcJmGrVtU
-lif	jSlT
-lifax	cU
-liffe	bHc[i@j[
-lifts	aT
-lig	bWhX
-ligen	cWhIiAjZ
-light	fYhUjS
-lik	jW
-liken	bUkJsT
-lim	bTsS
-limat	iV
-limos	bXiGjIpU
-lin	cX
-linas	h[
-linde	mRt\\
-liner	m[pT
-lines	bTiSjU
-linge	lXsS
-lings	hS
-lingt	bSqIrRtS
-linic	cR
-linie	i[jS
-linik	aJb\\hSiT
-linos	aGbTc[
-lio	pR
-lipse	jUkT
-lique	bTjS
-lis	jR
-lisch	jS
-lised	eYfW
-lisee	bThY
-liser	mIr\\tF
-lises	bCh]iFmGnSpFqG
-lisfa	gV
-lisis	iSsT
-lisle	cSnV
-lisse	aHbIcbdHeHfFgFhEiGjHkGlGmDnGoDp?qHrGsHtF
-lista	m[
-liste	aRpT
-lists	bXcHmZ
-lit	bTmIqU
-litar	jBse
-litat	iZ
-lites	h[jW
-litik	aUbEiX
-litos	iRqS
-livar	bV
-liver	cSiEpWrW
-livia	bSjJpY
-lizar	iV
-lizas	gIiZ
-ljahr	eRoWtJ
-lk$	cSiR
-lk-in	fHpY
-lkata	pX
-lkers	bGeFm\`
-lkley	aFcX
-lkone	iX
-ll-in	fSgY
-llack	iUjWsH
-llado	aSi\\q^
-llage	iV
-llaje	ib
-lland	bYcIiJ
-llano	lSrU
-llant	sR
-llard	bIpTsb
-llars	iYkX
-llege	bS
-llego	rUsT
-llein	aIbCcYiU
-llena	iZ
-llent	jWpS
-llero	lUsZ
-llers	aViRjR
-llery	aVbSjR
-llets	bUrU
-lleur	qS
-lleys	iX
-llgau	bU
-lli	bAcXjGmJn]
-lliam	cW
-llier	cWiS
-llies	hGiSn[
-lligt	hX
-llina	nZ
-lline	aJcXmYpJ
-lling	iS
-llinn	cT
-llion	bVpJ
-llite	cY
-llner	aSlS
-llo	jT
-llons	bZcHjI
-llors	mUpUqD
-llots	bV
-llout	fT
-llows	pFr]
-lls	i^
-llt	hX
-lltag	tX
-llten	aIbUtV
-llung	ec
-llv	aSpT
-lly	cS
-llzug	b^iTsHtI
-lm$	mZs\\
-lmann	pWqW
-lme	cW
-lment	cGhGi\\
-lming	iY
-ln$	i]rS
-lness	f@gHhXiT
-lning	eX
-lnius	cU
-loads	iV
-lobal	bZ
-loche	cbiI
-locks	oT
-lodie	bRkImY
-loe	cV
-log	iV
-loger	a\\
-logia	iUkS
-logie	aYbUjW
-logix	jX
-logna	cInX
-logos	iEma
-logue	aWjZ
-loh	c[
-loi	lT
-loire	bHcViY
-loise	cUjEmX
-lom	cU
-lomas	cZpW
-lomes	iHjIlSpY
-lon	c[
-londe	bYcHiFsU
-lones	bZ
-lonia	cZqU
-lonie	b[hInT
-lonne	iXsV
-lonte	h]
-loo	cS
-loods	jR
-loops	c[hXiG
-loors	bSiZ
-loper	a[
-lopes	aYbDpU
-lor	aT
-lor's	jX
-lorar	iFjUkXqU
-lores	bXqY
-los	iW
-losed	fUhS
-loses	pZqS
-losis	i\\
-lot	bXcUiDmT
-lotes	iU
-lotte	bV
-lough	aIcYqR
-louse	aJcSf=gFh\`iGpC
-louts	gXjI
-lovis	cS
-lowed	fThU
-lower	hHiYpY
-lowna	cY
-loy	eZiUpH
-loyed	e\\
-loyee	aUhT
-loyer	hWjItW
-loyes	bX
-lpers	m]
-lpful	kV
-lpine	bWiGjV
-lping	eIiZ
-lques	kX
-ls$	iW
-lsall	cZ
-lsass	bT
-lse's	fViR
-lsory	fUlSrT
-lst	dYfIiYrT
-lster	bViX
-lta	iT
-ltage	cId]i?jS
-ltern	iRs]
-ltero	sX
-ltest	jUqJtS
-lteur	jatE
-lties	i\\
-ltige	aJcJiBjSk[pH
-ltimo	qUsR
-lting	bIcFjc
-lto	aEbZhIiZlI
-ltora	rY
-ltros	pW
-lts	iRjR
-ltung	a[mRpU
-ltura	jVsR
-lture	bS
-lturm	iS
-lty	bGcTg[hBiSmA
-lu$	bIeShGlV
-lub	bViVjJ
-lucia	hFnX
-lud	h[
-luded	jU
-lue	jTqGsY
-luent	jU
-lueve	fW
-lug	bHicnI
-luida	fHgUnY
-lular	hUjS
-lumen	iT
-lumes	bb
-lures	iTjV
-lurry	bUcH
-lus	bVjY
-luses	bSiI
-lusse	i\\jJ
-lut	q[
-lutot	rTsW
-lux	iSkTn\\
-lv$	aTpR
-lva	eT
-lvern	cU
-lvers	bYeZgJhJiA
-lving	bSiT
-lvira	iGj[mTqR
-lways	mSpS
-lwerk	bYcR
-lying	bYiTnT
-lyn	bV
-lys	aHbYmW
-lyses	j\\
-lysis	iRjS
-lyste	aWmV
-lysts	mZ
-lz$	bRc[iT
-lzado	bUcJ
-lzahl	gV
-lzbad	iW
-lzbau	aVfT
-lzeit	eTfS
-m's	qWsW
-macen	aSbS
-macht	b\\rFsV
-macia	aXiStJ
-madan	fYgIoVsV
-madas	gSjR
-mador	pV
-mages	hS
-magro	cW
-mai	cBiTo\`pF
-mails	bHjUqT
-maire	aYbEe[jHmG
-maker	aecG
-males	iVsY
-malle	bEcVgIhIiSlJoJqJrJ
-man's	hXrG
-manal	dS
-manay	cIfShV
-manca	cVnS
-manda	qS
-mande	qU
-mando	aImU
-manga	cV
-mania	hIiWqU
-manos	bXqY
-mante	hCjZs\\
-map	iY
-mar	cWmT
-maras	bIi^jI
-marca	cZ
-maria	k]
-mario	aUqYsT
-marra	bIc^h\\iG
-marre	iZ
-masse	c[
-mat	aRj[
-maten	iR
-mates	j]
-matic	iEjYqS
-matik	jW
-mator	a^iJtI
-matua	iXpS
-mba	jU
-mbasa	cV
-mbate	iZjJ
-mbe	caiB
-mberg	ja
-mbero	aW
-mbers	bWiW
-mbert	c\\iHjFqV
-mbery	cZ
-mbiar	iX
-mbine	jX
-mbing	jX
-mbios	iW
-mbler	i[jT
-mbo	aIbEcZhEi[
-mbrar	qUrV
-mbres	bXpS
-mbria	dXfF
-mbs	jYqXrI
-mburg	cW
-mea	fHm[pJtX
-med	bIfIhSjUqX
-medad	iYjH
-media	iVjGkUpC
-medio	gTjS
-medis	f\\hF
-medoc	aHcY
-medor	hWtS
-mee	b[hV
-mel	cSpGrT
-men's	aEb\\iT
-menau	cYrI
-mence	iFo]pI
-mener	i\\lZ
-menes	iVpU
-menia	cY
-mente	kXsZ
-mento	hW
-ments	i\\
-meone	sT
-meras	qY
-merce	iV
-merie	bVkY
-merin	bXmGsW
-met	i_jI
-meter	gHj\\
-metik	aSbYiH
-metre	a[bJcGeFh\\iGjA
-metro	iXjX
-metry	hFjZ
-meurs	sZ
-meuse	cXpJs\\
-mex	jVkT
-meyer	aEiGjZlHmFt[
-mez	rW
-mfang	fZiRjI
-mfeld	dFfJj]
-mford	cS
-mgang	j]
-mi$	i^
-mia	iT
-mic	i_jJ
-mical	i[
-micas	bGjTtT
-micos	iIjU
-micro	jU
-midas	hT
-mie	g\`kU
-miede	pS
-miere	jSmS
-miers	hZ
-mik	aTbHiZjE
-milia	sT
-milie	gGhSpX
-milla	hGiVm\\pC
-mille	hW
-mimos	bVfFpY
-min	mS
-minal	bTjR
-minar	iEj\\
-minas	iU
-minee	eX
-mingo	fW
-minin	aIbW
-minio	aZjXmG
-mions	bZ
-mique	cUkTtF
-misch	hFiarHtU
-mised	eVtY
-mises	pZ
-misos	jRsR
-mista	aUiSjW
-mists	bWmY
-mit	jS
-mited	e_hS
-mites	i\\
-miums	hW
-mle	iSjU
-mlich	sT
-mline	aWiYjG
-mm$	hXjH
-mmand	jUmW
-mmary	iS
-mme	iR
-mmelt	qW
-mment	pIqRrS
-mmern	cWiYqF
-mmers	cUmU
-mmeur	aY
-mming	cUi[
-mmune	bTqD
-mmung	gEqUtY
-mmuns	iV
-mn$	rV
-mnite	gY
-mnity	hXiS
-mnitz	cU
-mocom	iRjHkW
-mogen	aGfHiCj[tY
-moges	cW
-moi	q\\
-mojis	rY
-moker	hVkHs]
-mon	cVhWmC
-monia	jR
-monie	aVbU
-monio	iUsU
-moria	i\\oH
-mot	aWbXcDjH
-motor	mX
-mouth	c[
-moval	iY
-mox	jU
-mp$	aHiIjUkStW
-mp-up	oT
-mpact	bRjU
-mpala	hW
-mpana	bYoT
-mparo	pW
-mpe	bHh[iHjHsY
-mpers	bTiW
-mpiar	iT
-mpico	cGhXnS
-mpier	aSiU
-mpile	i^mE
-mping	bRhHjXoW
-mpios	gT
-mpleo	aEeSlR
-mples	iUpR
-mplet	eS
-mploi	lT
-mpo	jJ
-mport	bUiUkT
-mpose	hBj^pHrZ
-mpost	i\\lJ
-mpras	jS
-mpris	bIhSqR
-mps	cSfS
-mpt	eYgS
-mpten	cV
-mptes	gGiZ
-mptia	iHkVlG
-mpton	cT
-mraeg	kVrU
-ms$	iW
-msatz	gXhGi[
-mst	lTtV
-mstag	fU
-mt$	iT
-mtung	gZmI
-muaki	pS
-muhle	aCbYcIiXmF
-mular	aEp]t^
-mum	jR
-munal	a@b\\cJfGgVjD
-munds	cT
-munen	bSjI
-munes	cT
-mur	cW
-mus	bYcWfUjCkW
-mvula	m]
-mware	iU
-my$	bVcGlTpHsW
-n's	gH
-n't	q\\
-n-acc	mR
-n-air	bTj[
-n-fri	fV
-n-off	bTgVoH
-n-out	bSkIqY
-n-sat	fV
-n-thu	fS
-n-ups	mJsV
-n-vie	fU
-n-wye	cT
-nable	dSjTmX
-nac	ca
-nacht	fe
-nacks	iS
-nadas	dTfUgIiR
-nador	aU
-nados	bJcGiXkYrU
-naged	bUgIjU
-nager	aYmV
-nages	iIm]
-nah	bWc?gZqUtD
-nahme	eXiYjIkT
-nai	cUiX
-naire	m]
-naldo	hY
-nalem	g\\
-nales	i^
-nally	cUtV
-nam	bTpR
-namen	iErf
-namos	jJkXlZ
-nan	cY
-nanas	fWpT
-nancy	iXsS
-nando	jS
-nannt	bSrT
-nanta	mX
-nante	aUcHm_
-nants	aYbU
-nar	i^
-nares	c^
-naria	bY
-nario	bZ
-nasio	bShV
-nat	eV
-natal	iZkU
-nated	hHi_jG
-naten	aHeSsT
-nator	aSpR
-nau	c_
-naute	cV
-navit	hViT
-nax	c\\
-nay	c[hT
-nbach	ca
-nband	g\\
-nbank	bX
-nbefr	eU
-nberg	bBc[
-nbuch	iYj]pH
-nburg	cZkW
-nbury	dS
-nby	c\\jS
-nc$	aIi]
-nca	cW
-ncage	i\\
-ncais	bS
-ncard	h[
-ncees	bFh]iIjD
-ncena	nV
-ncept	cHfIiUpRsJ
-ncers	bReUtV
-ncert	iTjW
-nceur	nZ
-nchef	pR
-nchen	cU
-ncher	bWgVhHiS
-nches	bT
-nchon	bHcXpX
-nchor	aIbTdViI
-nchos	bDc\\fJh[iDjJ
-nci	jVkR
-ncial	dS
-ncias	iT
-ncien	qY
-ncier	aWkR
-ncies	bVqU
-ncils	hJ
-ncima	hSqT
-ncina	bScJhY
-ncing	aTi_
-ncion	aTjS
-ncles	jZ
-nclus	gX
-nco	bVcZfU
-ncore	qT
-ncton	cT
-nd-in	aYbIcGeU
-ndado	bTmIqU
-ndais	jTkTlU
-ndalk	cX
-ndard	iTjWsT
-ndary	aHb^iI
-ndate	i[
-ndays	fS
-ndeed	rWtS
-ndeja	iTjS
-ndeln	iSnVqT
-ndelt	nS
-ndent	bSkEsU
-ndenz	i[
-ndera	cUiSjAk[
-ndern	cIrUsR
-nders	sZ
-ndert	bEgTiYjHlVqGsU
-ndeur	sU
-ndi	aCcd
-ndian	jIs[
-ndice	gT
-ndido	fXgT
-ndier	aImW
-ndigo	cU
-ndigt	hIqY
-ndl	hHjXqIs_
-ndled	hVjU
-ndler	bX
-ndles	iRjTlS
-ndorf	qW
-ndors	iSjFkUsV
-ndort	cW
-ndows	bSjV
-ndred	bRgV
-ndres	t_
-ndria	kZmT
-ndros	b]
-ndt	qU
-ndu	aEbIc\\jT
-ndung	gRhViXkFqW
-ndy	fIhZ
-neada	bIi\\jJ
-neaux	tW
-nec	cY
-nedor	aRi[
-neers	hHmb
-nefit	hS
-negal	bVcV
-neige	aJbFh[
-nejar	aY
-nel	eSiT
-nelle	eHiSmStI
-nelux	bHcJdEfGiUn\`
-nence	fWiW
-nende	bUiS
-nents	bYmZ
-neo	bTcJjR
-ner's	gVjHpVsS
-neras	qV
-nerei	b\\iG
-neria	aSbBi\\
-nerie	bUiXjT
-nerin	aTmJpTsT
-neros	mgtS
-nerse	sZ
-neses	bTiEjX
-nesse	cFmY
-nesst	jW
-net	iU
-netes	jT
-neurs	bSiT
-neuse	bFiFjVm[pFsJ
-neuve	aHcX
-never	dV
-newal	bSiU
-nexos	aJbIcWpT
-ney	b]mS
-nez	c]
-nfach	pTrS
-nfall	b\\
-nfang	o\\
-nfant	cRsU
-nfeld	aEcc
-nfels	bBcIi^
-nflit	mIqV
-nfo	pV
-nfrei	hT
-nft	hVpW
-nfzig	gW
-ng-up	fFgEkJo]pIqG
-nga	oX
-ngage	cHiFja
-ngamp	cY
-ngang	aX
-ngeld	cGgaiW
-ngeln	dXpWrJ
-ngend	jSlV
-ngere	lVtW
-ngers	bTsR
-ngest	iTnYpH
-ngeur	bIcHjDk_
-nggol	bIcY
-ngham	cT
-ngi	cXmZ
-ngine	iYkRqS
-nging	iT
-ngler	a[
-ngles	jV
-ngo	fV
-ngres	aW
-ngrid	mS
-ngs	iX
-ngt	iX
-ngton	cX
-ngual	aSrU
-ngues	jR
-ngung	lV
-nhain	jU
-nhalt	hGiHn^
-nhang	cIiYjIs[
-nhaus	b^eJ
-nheim	cShS
-nheit	fInU
-nhole	iS
-nholz	bWhR
-ni$	bRc[fIoXtG
-nia	iS
-nible	fUgUsR
-nibus	lSnS
-nic	mR
-nical	jU
-nicas	mW
-nicio	oW
-nicos	bThGmY
-nidos	bIkU
-nie	bTtU
-niere	jY
-niero	jS
-niers	m[
-niert	bDq\\tJ
-nieur	jU
-nig	jEqFs]
-nigen	i[
-niger	g\\hG
-night	fV
-nijob	eU
-nik	bXjSmR
-niken	bRnV
-niker	aSjU
-nikum	cTeI
-nil	cX
-nilla	eYgS
-nillo	aEc\\
-nimer	iVmR
-nimmt	aSiWtJ
-nimum	gSjU
-nin	aBcYjEs\\
-nings	fXiR
-nions	jR
-niors	mY
-nipeg	cVnV
-niper	aIbUjU
-nique	jU
-nis	jWkW
-nisch	jT
-nised	aJb]cFfHgEhTiDjSkJmD
-niser	aYhD
-nises	aHcVhZiA
-nisme	bIjU
-nisse	iWkZlZ
-nista	aZmS
-niste	a^
-nists	aXiFm^
-nites	aWbVfF
-nitor	fGkSlT
-nival	oV
-nives	kU
-niz	iV
-nizas	f[iGjHtG
-njabi	kT
-njero	qJs^
-nji	hEiEjFk\`mIrD
-njour	aIt\`
-nk$	hT
-nka	cUiHm\\
-nkauf	mV
-nkbar	eV
-nke	b^iUmT
-nkers	iSsV
-nking	iXtT
-nks	qU
-nkt	mH
-nkurs	j\\
-nlage	eW
-nland	bSeXjE
-nlass	aW
-nlauf	gW
-nless	aYbIoGqX
-nlich	eTsT
-nline	iSpS
-nlohn	gW
-nly	eVlU
-nment	bViY
-nmigo	mZ
-nmode	aFb[
-nn$	tb
-nnada	jY
-nnage	i[
-nnais	kW
-nneau	bUhZjJ
-nnect	hUiJkW
-nnecy	cT
-nnees	bIiWjR
-nneka	gImT
-nnels	bRcHdWiE
-nnere	jXqY
-nners	jVlU
-nnete	gW
-nnexe	eThV
-nnial	iY
-nnick	aHmV
-nnier	acjE
-nnish	jRkSrS
-nno	aIm]
-nnock	bY
-nnt	oTqT
-nntag	hFo[
-nnu	jS
-nnual	aGiXjR
-nnung	jW
-nny	cVs[
-noble	cShS
-nobus	h[
-noces	b[qW
-noche	pU
-nocta	gUiR
-nol	jYtS
-nom	bGn\\
-nomia	kY
-nomie	bCgEk_
-non	bGc\`iG
-nonce	rWtV
-noons	aRfZ
-nor	jGmVr]
-norar	eU
-noras	aHbYsW
-nores	bTsT
-north	cIn_
-not	bTq[
-notar	iW
-noten	b^
-notig	lZ
-notiz	tX
-nou	aUcVsI
-nough	jT
-nov	eTfXgHnS
-now	s^
-nozca	jW
-npaid	sW
-npark	bUcAiY
-nques	hU
-nraum	b]
-nrede	hGiIpGrb
-nrisa	jTsV
-nrith	cT
-nry	c]
-ns$	bR
-nsa	fUgI
-nsatz	kW
-nscht	kUsS
-nseil	aY
-nsejo	fSiSqU
-nsena	lYsJ
-nsent	iU
-nsets	fXiEjZ
-nsfer	h[kS
-nship	iV
-nsi	iYmS
-nside	bViH
-nsing	aGlTmW
-nsion	hT
-nsist	lV
-nsite	cEdT
-nsito	gFj[
-nsitz	bCcZgGhAiDlHmHnYoJpJrG
-nsiva	hYjFkUo@
-nsivo	f[jU
-nsk	cSnR
-nso	fS
-nsoir	tZ
-nsong	fT
-nsors	sU
-nsory	lS
-nstag	pSqU
-nster	cYiS
-nsual	fSgShS
-nsuel	iWmGnU
-nsult	bIhX
-nswer	pS
-ntact	mJpS
-ntado	hYjFpS
-ntage	hS
-ntags	fV
-ntain	cV
-ntaja	k]
-ntaje	gTkU
-ntake	iXoT
-ntale	bSdIfFhW
-ntals	iUlU
-ntana	j\\
-ntant	aYqU
-ntary	fRnX
-ntate	kHqZ
-ntech	bT
-nteed	dR
-nteen	h\\
-nteer	bUiU
-ntees	iS
-nteil	gYhR
-ntein	bBcejFkIoI
-ntela	bTlZ
-ntele	sU
-ntent	aViJjV
-ntera	bScW
-ntern	iHq]rS
-ntero	hS
-nters	bW
-nteur	aTjWmT
-ntgen	iZ
-nth	cIeXg[hIjIpJ
-nthal	c]eI
-nthey	c_
-nthly	iS
-nti	eR
-ntice	aVgRiSmR
-ntiel	dTrT
-nties	jHkVmY
-ntigo	mVtY
-ntine	cUha
-nting	iU
-ntino	aEbZcHgIsZ
-ntion	gT
-ntist	aRcJlIqYrF
-ntite	bVgIiHjJp\\
-ntity	iYkJmHpH
-ntive	e^gUkI
-ntivo	fGgTi[jI
-ntivy	cS
-ntl	b[cHiHmGtG
-ntles	iT
-ntner	eWkEsY
-ntnis	j[k_lT
-ntone	bEc\\iVjSpG
-ntors	aJm]
-ntory	iX
-ntrag	eHhGjSkJl[
-ntral	cRiS
-ntran	fXsY
-ntras	iIjU
-ntrat	bTeTpU
-ntree	hUo\`
-ntres	iWmT
-ntrol	jU
-ntros	bV
-ntrum	b\\cU
-ntual	e]jS
-ntune	jUkTqT
-ntura	bWjTkT
-nture	iZ
-ntury	jX
-nu$	kU
-nua	fRiGjY
-nuals	bSjT
-nuary	fSoW
-nue	kR
-num	mT
-nuo	eV
-nuten	pT
-nutos	pV
-nvent	aFbVjIpJs[
-nvenu	jGkTlT
-nviar	pU
-nvier	o[
-nvois	bFiUnS
-nvoll	hJn\\
-nwald	cSnU
-nwall	aJcWnX
-nwalt	aYbGiDjYqS
-nwerk	b\`cB
-nwick	cS
-nwide	cInY
-ny$	cVmU
-nyone	oRsW
-nys	mW
-nyway	lX
-nza	jRoS
-nzach	cS
-nzado	jW
-nze	q[
-nzehn	gW
-nzeit	eWhU
-nzell	cZ
-nzept	iIpUrZ
-nzern	bZiGlS
-nzeug	hX
-nzgau	nW
-nzhen	cJiInX
-nzlei	bWdSmI
-nzo	iIj]
-nzuge	b[hSiE
-nzung	iajG
-o's	bItZ
-o-end	iT
-oa$	cWiDnX
-oacan	cY
-oacha	bIcX
-oad	hTi]
-oaded	fHgYhW
-oader	iU
-oam	bIcZiV
-oanne	cZ
-oards	h[iT
-oat	h^jUkRqSsH
-ob$	bFeRgYjU
-oba	rUsG
-obado	jbpJ
-obald	o\\
-obart	cY
-obate	iW
-obe	aZpX
-obhan	mS
-obi	cW
-obile	mSqT
-obing	a[b?
-oblem	lSqR
-obody	sU
-obots	bUjHkS
-obrad	hT
-obrio	jJrT
-obros	aR
-obs	pcrZ
-oburg	qV
-oc$	aIbSgUiVjH
-ocado	bSkU
-ocale	bVtT
-ocals	eXhEkTs\\
-ocate	aVbIfEi_jIrJtJ
-ocats	aFbY
-ocd	jV
-oce	iUtR
-oceso	pV
-ocess	mR
-och	aScUhF
-ochat	mYpI
-ochem	c[iI
-ochen	lR
-ocher	fAic
-ochin	abcGjE
-ochst	iW
-ochte	tT
-ociar	iW
-ocido	jWsY
-ocies	bW
-ocina	iR
-ocion	gHhXlU
-ocios	mS
-ocity	bIfJhCk^lF
-ock	cS
-ocked	fFh^jFkInIoI
-ocken	fV
-ocker	a@iTjUmU
-oclaw	cUnT
-oco	mRsY
-ocole	iY
-ocolo	jV
-oct	aHbIcEeCfWgIjGoh
-octor	aCcGj^qS
-od$	cUhT
-odaca	hT
-odbus	iVjS
-odega	hHnT
-odell	fe
-odelo	bU
-odels	iU
-odern	jZ
-odico	tW
-odies	hViIoYpE
-odigo	lXpT
-oding	iW
-odles	iTjW
-odo	k[
-ods	iS
-oduce	bXcJhH
-oduct	gJmT
-odule	kWtT
-odulo	aHiY
-ody's	gHi^
-oe$	c^jT
-oes	bTjVqErT
-oesnt	jX
-oever	bRjFqUsV
-of$	iJjY
-ofe	bIcGic
-off	bScSkTo[pJ
-offee	iTpV
-offen	aGcZ
-offer	bJhSqW
-offin	bU
-offre	rS
-ofile	lJtX
-ofils	iUpTqS
-ofort	o[
-ofs	h[iJjSnG
-oft	bCcZjakS
-oftly	qS
-og$	iRjd
-oga	cRhUmSpF
-ogada	cWmT
-ogado	jU
-ogate	cVfIhU
-oge	a]mT
-ogica	aSbWcIsU
-ogico	iU
-ogida	i\\
-ogies	iUrV
-ogist	hSkImZ
-ogo	aT
-ogota	cVdT
-ograf	aSjSlU
-ogram	iY
-ogues	i^mYpI
-oh$	cZhWjI
-ohaus	bT
-ohn	gViW
-ohnen	bXhVrI
-ohner	iRj\\
-ohr	aTiT
-oi$	kSqS
-oices	i[
-oid	aRjW
-oie	aFrb
-oigne	b[cJjR
-oigts	jYqS
-oil	hZ
-oilee	bX
-oiler	iUjR
-oiles	iY
-oin	mT
-oiner	aRkU
-ointe	bTf^qE
-oints	kS
-oires	gVqR
-ois	cS
-oisse	aJbZ
-oissy	cZ
-oists	aYiG
-oit	dEgVjJqWsS
-oites	iV
-oitie	bThU
-oj$	fZ
-ojado	jXqS
-oject	mU
-ojekt	aIeW
-ojets	aTiT
-ok$	iV
-okane	cW
-okeng	pX
-okens	iT
-okers	sW
-okery	iXjS
-oklyn	bV
-okoll	bFi\\qT
-oks	jV
-oktor	qZ
-oku	i\\
-okups	dEiTjS
-ola	bT
-olada	iV
-olade	gFhZiDjX
-olado	bHcHeIidjFsI
-olage	bRgH
-oland	i]jH
-olang	iFj[sZ
-olape	fVoW
-olate	iZjX
-olbox	fSiZlS
-old	bSiSmS
-olden	bGcZhGjHl\\nJ
-oldes	iX
-ole	jR
-oledo	cTmS
-oleta	gSiYjI
-oleto	jInW
-oleur	jW
-olf	bJnX
-olg	gR
-oli	bXcV
-olica	aYjCmIqIsY
-olico	aTjHsS
-olicy	kUmHrV
-olide	gFj]sU
-olido	bGcIi[jEk\\pG
-olier	jTmV
-olima	cciG
-olina	cZhS
-oling	gHhYtX
-olino	bTiV
-olios	iTjHlGpY
-olite	jUqT
-oliza	hXjT
-olk	aIcZ
-oll	iTtY
-ollab	aTmZ
-ollao	aV
-ollar	g\\
-olled	eUfHgTqX
-olleg	bGjSmS
-ollem	fHlXrR
-ollen	cIi[
-oller	aTmY
-olles	cogFhBiB
-olley	bIcIhVjS
-ollos	i\\
-ollow	iTlS
-ollte	qTsW
-olo	hZqW
-ologa	aSm^
-ologe	a[iAmY
-ologo	aW
-olony	h\\
-olour	jU
-ols	cViTjW
-olt	cTf[iH
-olten	cWfXqX
-olton	cT
-olume	aY
-olumn	jIrS
-oluta	qT
-olute	cRjS
-olver	bHiYkIsI
-olz	i[
-om$	bU
-omach	j[
-omado	kSqS
-omage	iRkFlW
-omali	cFkZ
-ombas	a\\cJ
-ombes	aIbU
-ombia	bRcIdX
-ombre	rUsS
-oment	hW
-omers	iTlSsS
-omias	iV
-omico	iSrW
-omida	hW
-omina	g[
-oming	qTtS
-omise	iSqUrT
-omist	mW
-ommas	rXtS
-ommer	fXqT
-ommes	bU
-ommis	aVmX
-ommon	aJc_hGiFkUtE
-ommst	lVtV
-omo	aWeS
-omont	cX
-ompes	aIbV
-ompra	iYqIrW
-ompta	aT
-ompte	bTiFmXqH
-oms	bUiT
-omy	fFiUlYnS
-onada	b\\hZ
-onado	aBbCiXjIk_
-onage	iW
-onais	bVcIiHjFsX
-onale	bU
-onals	iIjTmU
-onary	bIfJi]
-onate	eT
-onatl	hViS
-oncar	jY
-onces	t[
-ondas	iWpS
-onday	iInToRpR
-onded	jGtZ
-ondee	bT
-onden	aYbGcHiU
-onder	k\`
-ondes	cShW
-ondos	cTjR
-ondre	iVpS
-oneda	gV
-onent	a[
-oners	aXcIiWsT
-onest	fS
-oneta	h^n\\
-ong	cTsV
-ongas	qSrW
-ongee	iIjEkZ
-onger	eShSoH
-onges	bGc\\
-ongue	eTiSjSsW
-onian	c]iDjDkR
-onica	pV
-onico	hXjT
-onics	iSjV
-onier	aEbZcEiHmY
-onies	bTiSoS
-onige	j^
-oning	bSi[
-onist	a\\
-onita	iSrHsV
-onito	cDgJiakJ
-onmel	cW
-onn	c^tI
-onnax	c\\
-onnel	eU
-onnen	kX
-onner	cEi\\kS
-onnes	bVcU
-onnte	bYjI
-onnue	jUkF
-onoma	bXjU
-onome	aXhT
-onomo	eY
-onomy	aIhGiIlRnW
-onors	iSsU
-onses	pW
-onsor	iWqS
-onsse	iUjR
-ont	cbpW
-ontal	a\`bFcEiF
-ontar	kFsY
-ontee	p[qT
-onteo	iT
-onter	sY
-ontes	aJiZ
-onths	eV
-onton	bRcUhUjI
-ontra	g[nRrV
-ontre	lW
-ony	aZbBcFfIiHj[
-oo$	cW
-ood	c\`
-oof	h]iGpIrS
-oofer	jT
-oogle	iS
-ooked	aUlS
-ooker	bTjS
-ookup	gJjX
-ool's	cZiU
-ooled	gV
-oom	bVjU
-oomba	cV
-oomer	aSsV
-oon	f]
-ooner	oTsW
-ooper	hW
-oor	c^pItZ
-oordo	aSmZ
-oos	a[iTsT
-oot	b[iZ
-ooter	jTkW
-ooths	aW
-op$	cTiX
-op-in	iVpU
-op-up	bWhR
-opa	iR
-opado	bIj\\
-ope	iTlT
-opede	aU
-opers	aZkA
-opf	bWkVqI
-opfen	aSiY
-ophet	jY
-ophia	cV
-ophys	bUkV
-opias	pS
-opied	tY
-opies	iUpV
-opina	g^
-oping	aFcWqStR
-opios	bUhUiFkR
-oples	iU
-opnia	jW
-opped	h[
-opper	bSiX
-oppes	hWiBjZ
-ops	i[mR
-oq$	iHm]pJ
-oquia	aIbU
-oquis	iZ
-or$	aU
-orada	oX
-orado	jSlV
-orage	bYcF
-orale	aTiU
-orant	ajbIcImW
-orary	eUiS
-orata	gS
-oraus	tS
-orber	dDi\`jD
-orcha	mWpW
-orche	bJhSiZmE
-orcio	bZ
-orcon	cUtI
-ord	cb
-ordas	bV
-order	cIdXiEjYqJ
-ordes	iR
-ordic	bTjW
-ordre	iIjXtS
-orean	eYkV
-orees	gS
-orero	iSpT
-orest	bSk]
-orf	c\`qS
-orgel	bXhXiG
-orgen	bWqG
-orges	cY
-orgue	kX
-orher	gWlX
-ori	iCkV
-orial	bZ
-orias	bXgEiS
-ories	bRgT
-orine	iV
-oring	cSi\\
-orios	b\\cHeFjXmG
-orist	aS
-orita	fXmGsUtS
-orite	aIlIsX
-ority	gS
-orium	bIeIiWjGmY
-ork	i]
-orked	jUkSpH
-orkel	iV
-orker	a[
-orlie	cX
-ormal	rW
-ormas	cUj?kY
-ormed	eRqX
-ormel	bJiSpDr[
-ormen	j^
-ormer	iTkWsR
-ormes	j\\
-orn	cW
-ornal	gZ
-ornee	cIiVjV
-orner	c[iJ
-orney	bT
-ornos	bXcF
-oro	aUbFce
-orreo	gJpVtU
-orres	bUpS
-orror	iVjG
-orros	i]
-orsed	jX
-orses	jR
-orset	aCc_iEkStG
-ortal	kVpZ
-ortar	jVqT
-orted	hYmYqT
-orten	b]iTkS
-orter	aVhUjU
-ortes	iW
-ortet	iElFmTqW
-ortie	dHiVkIsU
-ortif	aZ
-orton	iW
-ortos	hT
-oruna	cW
-orung	bJcFfSiZ
-osa	hJjSkT
-osage	iV
-osals	hSi]
-osc	hW
-osdoc	gWlI
-ose	hS
-osh	jR
-osher	hS
-oshop	jZ
-osiet	jX
-osifs	aV
-osing	cHfIiUoY
-osion	i]
-osite	b?hEiGjSl^
-osito	bTlZ
-osits	i[jJ
-oskop	bIiT
-oslar	bScS
-oso	i[sX
-osoft	iR
-ospit	hRiR
-osque	cShX
-oss	bThZ
-osser	aIbIcIlTm_pD
-osses	fYs]
-ost	b\`cIoV
-ostal	aDbXpY
-ostas	gX
-osted	dXgWhG
-ostel	hZmJsI
-osten	eShatS
-osteo	jW
-oster	iVjR
-ostes	a\\t?
-ostet	hZ
-ostic	iFj[
-ostik	aVbFi]jE
-ostly	bS
-oston	bT
-ostos	iU
-osung	fYhC
-osure	kS
-ot$	c[kS
-ota	cVoW
-otage	iU
-otary	l\\
-otash	bU
-ote	cSdR
-oteca	bUrW
-otech	k[
-oters	aEiUjGmZ
-otest	hHpX
-otgun	jTkT
-oth	bSc\\
-othek	bScI
-otica	hRiT
-otice	oT
-otics	bXjI
-otina	cIjZ
-oting	gGiTpX
-otion	jRlU
-otive	cIjU
-otlin	kX
-otnes	cW
-oto	dX
-otomy	iRlYsG
-otors	bZmJ
-otriz	bTiJ
-otros	iSlU
-otruf	bRfUjG
-ots	bRhY
-otsan	aVcHj[
-otsen	mY
-otten	bGc^h_i?
-otter	iV
-ottes	hY
-ottet	pSqU
-ottle	bJgShV
-oture	jU
-otype	bX
-ou$	aWcTiH
-ou'll	lS
-ou're	qH
-ouane	aWc]iBlTmHnF
-ouars	bIcZfG
-ouble	gSsS
-ouche	fHiS
-oucou	tY
-oud	cVj]
-ouest	aFcbnD
-oughs	bYhHoSqS
-ought	qU
-oul	cU
-oulee	iT
-ouler	jTnU
-ounds	iS
-ounts	i_oJ
-ounty	bUcS
-oup	cXiZ
-ouper	iU
-oupes	i[
-ouple	iTsY
-ource	mT
-ourde	jU
-oured	hSpIs[
-ouren	cUnW
-ourer	m]
-ourly	eW
-ourne	aHbS
-ourni	hW
-ourri	hY
-ourse	hS
-ourts	dRnT
-ous	rStZ
-ouses	iXnT
-ousin	eJqZ
-ouski	cUnU
-ously	qU
-ousse	h\\jG
-ouver	cVqS
-oux	cYiGpUsT
-ov$	eWfWnI
-ovals	iDjT
-ove	gShYqS
-ovely	kW
-overs	i[nR
-overy	aTbFhTiX
-oving	bTjRnS
-ow$	cY
-ow-up	i[
-owe	cU
-oweit	gX
-owers	hTiS
-owing	k[
-owise	hJjTkV
-own	cZ
-owned	bhcG
-owrie	c]
-ox$	fSiX
-oxmox	jU
-oxone	aTbGiY
-oy$	c[
-oya	bW
-oyage	eT
-oyd	jJp[rI
-oydon	cV
-oye	hU
-oyees	bUhViHmR
-oyers	bUi[jG
-oyeur	aRgEh]
-oyons	qX
-oys	iTmY
-oz$	aDc\`nT
-oza	cTmVnV
-ozent	gS
-ozese	aCbcmF
-ozess	eHpYqS
-oznan	cTnU
-p's	qW
-p-ins	fSnX
-pa$	tS
-pable	j_sE
-paces	aTbYhE
-pacho	bV
-pad	mZ
-padin	mW
-pagne	fSiFjXkVoS
-paign	eSnToT
-paket	hbrJ
-palda	cSjRsT
-pales	bGcV
-palme	cWiS
-pan	pIsZ
-panar	jT
-panas	jYnU
-pania	bX
-panol	aUrU
-paque	bHc]hViGpI
-parar	i]
-parel	jU
-parer	iWtU
-parks	aSbGiY
-parky	aWjR
-parte	gV
-parto	aIbVtE
-parts	pR
-pas	mHqAs^
-pat	fZ
-pataz	aSmX
-patch	aWiS
-pater	gThUjFqR
-pathy	jYlH
-patos	hY
-pause	fXgJhRlTqIsS
-payes	iZ
-pbell	cTiVjJ
-pcion	i^
-pdate	bUfIiDjY
-pdesk	jR
-peaks	kTlTmJ
-peals	iU
-pec	cX
-peces	bU
-ped	iT
-peg	cVnV
-pel	b_
-peles	jW
-pelle	fEh\\pS
-pen	i]
-pende	m]
-pendo	kSsW
-pends	gUoRqW
-pened	hX
-pensa	fTgFhX
-pense	hUiU
-per's	bEcZd\\gIpFsH
-perle	tV
-perly	fGhXjS
-perre	fYhUjYkI
-perte	hWjG
-perts	bFmXpI
-perty	aWcH
-pes	iU
-pesen	gSkY
-pet	bXiV
-petua	mU
-peuta	aUmR
-pf$	bXqI
-pfalz	bBc\\iE
-pfang	cHi^sH
-pfe	bY
-pfrog	jX
-pft	iYoIsR
-pfung	jc
-ph$	cYpStV
-pha	cIjX
-pharm	iFj_
-phase	iV
-phe	jUrV
-phine	iIjWtY
-phone	h]
-phs	pWrS
-phy	aRiW
-pi$	aIcUiIjW
-pia	kS
-pid	bWiHj]kJ
-pidos	iW
-pie	aTiVmS
-piece	aBbUiW
-piele	bTiS
-pielt	lU
-piere	pZ
-piers	m^pG
-pin	mTpT
-pinal	c]
-pinas	g]
-pings	iX
-pio	jT
-pista	cZiJmH
-pists	a[jI
-pit	hRiR
-pital	bX
-pitan	a[mW
-pitze	aVbFfW
-pjeps	jT
-pkeep	iW
-pla	bZcH
-place	aWbUiFoV
-plain	aViS
-plane	ik
-plant	bSqR
-plate	cWrW
-platz	c^hapS
-plays	iW
-plazo	eWqS
-pleta	eXjR
-pleto	hUoS
-plett	hT
-plica	lV
-plied	hTlU
-plier	iY
-plift	gT
-pline	iSjS
-pling	i_jH
-plits	fX
-plo	iW
-ploma	jTlS
-plome	jRlY
-plona	cR
-ploye	hV
-plunk	jW
-ply	hAiU
-pme	jT
-pment	aZiT
-point	fHkXqItY
-poken	jWs[
-polis	cV
-pon	iYkG
-ponde	m\`
-pones	bIcJhDi>jVk_lIqJ
-ponse	fSjIpV
-poral	eWiV
-porar	cIeZhImGpEtX
-porta	kVmS
-porte	iS
-ports	iR
-pos	bTgXiW
-posal	iTpS
-poser	bWiFjWrF
-posit	iSjT
-pot	jZkXrF
-pound	hWlGqIsT
-pouse	hX
-power	j[
-pp$	fThT
-ppa	cIdHeIp[rHsJtH
-ppe	gS
-ppeal	bGiXrU
-ppear	jIr[sF
-ppels	fHi\`
-ppern	pT
-ppers	i\`kT
-ppily	iGk\\
-pping	iXtS
-pport	aRi[
-pprox	iR
-pps	bUiUmT
-ppt	sXtW
-ppy	iAqWr[
-pra	iYqIrW
-prach	iWpSqU
-pread	fWiI
-preis	h\`
-prend	jFldoH
-presa	bReT
-press	cHfWjZ
-prete	abiBjD
-pring	qS
-print	iRjZ
-pro	iW
-probe	jUp[
-proof	bDh\\iEkIlIpHrT
-pruce	tV
-pruft	jVmR
-pruit	cb
-ps$	ia
-ps-la	gT
-pse	jUkT
-psell	iX
-pster	fBi]jTnI
-psy	cHmUsS
-pta	pGta
-ptain	gT
-ptics	jGsc
-ptime	iS
-pting	iIjS
-ptive	bRiCjX
-pto	kUm[
-ptoir	iU
-ptops	iR
-pts	i]
-ptura	i\\jH
-pture	jX
-pu$	bX
-pub	bY
-punkt	kS
-pur	bXcTiFpX
-pures	fY
-pus	cRnT
-put	iRkI
-putat	gVhUpH
-puter	iYjHlU
-putes	fViZ
-py$	bRfIkU
-qb$	jR
-qu'en	bWiI
-qu'un	sT
-qua	c]hB
-quads	bSiHmT
-quage	i^
-quare	iY
-queca	cU
-queos	iX
-quera	bZ
-quero	bJjTmX
-quest	bRmGpFrWtZ
-queta	i]
-quete	iZj@kW
-quets	iZsV
-qui	s^
-quial	hU
-quido	fGgW
-quier	cWpU
-quina	jX
-quire	iVlT
-quise	i_
-quity	gX
-quote	bXcJiX
-r's	qS
-r-day	fTgU
-r-end	gY
-r-ish	aFiZ
-r-old	bGi\\
-rabad	aIc\\iH
-rabic	kS
-rable	kW
-rably	kVsS
-rac	b[kSnGtW
-rache	iYpS
-racks	hYjU
-racts	iTkR
-rad	h\`
-radas	jZ
-rader	iVkTqR
-rades	aSeTiV
-rados	iZ
-raf	aSjSlU
-rafia	bDj\\rS
-rafte	m[
-rafts	iV
-rag	e\\fHhVlR
-ragan	pV
-raged	dJhVkXpJ
-ragen	iZ
-rager	bSiSsV
-rages	bRcThHi[
-ragte	aSkUq[sD
-rah	c_mRtH
-raine	cYiCj[pW
-raing	c\\jI
-rains	bV
-raint	bGib
-raire	aUhR
-raise	hSiSq[
-raiso	caiEjI
-raite	hUsU
-rajet	gX
-rakow	qV
-ral	iR
-ralee	bIcY
-rales	pV
-ralia	b[hUjG
-ralls	bGhXiV
-rally	iU
-ram	cEjHsStV
-ramas	cSf\\
-rames	iW
-ramie	gg
-ramme	bShSiVjF
-ramos	fSkUqY
-ranch	cRnTqV
-ranco	aHbHcYfZ
-randa	c_
-rande	cVdT
-rando	fHiJjT
-rands	iV
-ranes	bXiXsI
-ranet	aGrVtV
-ranga	cTjY
-range	bFhEqJs[tS
-ranke	i\\pJ
-ranti	eWpH
-rants	aUgSmV
-ranty	aRiY
-ranza	fYiWjIsH
-raphe	jUrV
-raphs	pWrS
-raphy	aRiW
-rapie	aVbFcFiTmVpI
-rappe	jR
-raria	aHkX
-rarzt	aYbJhTjE
-rasen	aTiTjT
-raser	aYjG
-rases	kSr_
-rasse	c[pDsStV
-ratar	qTrV
-ratas	o^
-rated	iUlX
-raten	i]
-rater	a]
-rates	bJcYhGiVsX
-ratet	qIs\`
-ratif	iTjRrS
-ratin	r\\
-ratis	hWsS
-rator	aYbT
-ratos	i[
-ratur	i^kS
-rau	cSiYjS
-rauch	aVsU
-rauco	cU
-rauen	mSsV
-rault	bSc\\iHjS
-rauma	bTiX
-ravan	hY
-ravel	nX
-raven	c\\
-raves	fZjTpF
-ravis	aFcFdFiBj_qXtI
-rawer	qVrI
-raxen	bT
-raxis	bYlS
-ray	aDcUm[
-rayer	j\\
-razos	aSbFpJt[
-rb$	bTcHhVjSpE
-rba	kT
-rbach	bUcYiB
-rback	aWmV
-rbage	i_
-rband	bgpY
-rbano	bGkW
-rbaro	bIkV
-rbe	kS
-rbeit	dUiS
-rberg	mU
-rbier	cW
-rbike	n^
-rbine	pW
-rbuch	bS
-rbund	bciIjH
-rbung	p_
-rburg	jW
-rburo	b^hI
-rc$	cU
-rca	cb
-rcade	bWcFgXhHiImH
-rcado	iX
-rcare	i]j>
-rcels	iT
-rcent	gShT
-rcera	bVpIrU
-rchef	jGmY
-rchen	c]iX
-rcher	aW
-rches	bViS
-rchiv	aGjHkWpT
-rcial	mT
-rcice	fUpS
-rcing	eWmX
-rcino	aVbD
-rcise	pX
-rcs	bSmU
-rda	bIcWj@k\`mJ
-rdado	iVjV
-rdage	iZ
-rdays	fV
-rde	aIiS
-rdeen	cSnY
-rdens	aTiVmT
-rdero	aJi[
-rdert	iIkYlU
-rdiac	bUcJkS
-rdias	fWmS
-rdien	a]
-rdiff	cSqT
-rdina	mY
-rding	tU
-rdita	mT
-rdo	mVqY
-rdoba	cS
-rds	pG
-re-op	iX
-rea	iU
-reach	iSnU
-ready	iU
-reams	iVjI
-reamy	kU
-reana	bSiHmV
-rears	iU
-rease	iW
-reaty	aWcE
-reaux	iW
-reb	aCbAc^iSjItG
-reche	hX
-recho	jUkVlU
-recht	cUjS
-recie	k[
-recio	h\\
-recke	bHi]jHsT
-recta	bTiHmY
-recte	eWmU
-recto	e^
-redis	fW
-redit	hW
-redor	cT
-ree	lT
-reens	bUiW
-reers	hJiJp\\qG
-reets	iY
-reeze	oWqV
-refer	sV
-reful	jVqX
-regas	aGbXiTpJ
-regon	aDbGcf
-regop	hX
-reher	aabIeIiJ
-rei	bW
-reibt	bXfI
-reich	bVkTtW
-reide	bXcJlU
-reien	j\\qX
-reier	eRfYjU
-reign	iTmS
-reils	bXjJnT
-reine	cIiY
-reins	iWsU
-reira	cR
-reise	nWrW
-rel	bV
-relie	mY
-rella	eVgS
-relle	eGiUj\\
-reman	aUcGm[
-remen	cViR
-remio	gZ
-remos	qS
-ren	iV
-ren's	iS
-renas	iU
-rence	hV
-rench	kS
-renda	mSqY
-rende	bTlVmR
-rendt	qU
-renes	bT
-renez	i]oS
-renne	aFbFcEe]qH
-renos	fVjW
-rensa	mW
-rense	cSiR
-renta	bX
-rente	hcmR
-reo	iZ
-repas	aIhU
-repot	cUjStJ
-rer	aW
-reras	aVm[
-reres	bXhIiEm]pJ
-reria	bSi[jD
-rerie	iUjW
-rerin	aEmWtY
-reros	aWiCmWtI
-resas	iU
-resco	b\\iB
-resen	iUjH
-resno	cV
-resor	aHbU
-resos	fTrT
-respo	bU
-resse	cY
-resto	iJjZ
-ret	c_qY
-retar	aXcR
-retch	cSjUqX
-reten	qUsZ
-reter	aWcJpGqU
-rette	fYiXlD
-retty	rUsX
-reude	jV
-reuen	iSkV
-reuer	aViIs\\
-reuil	bUcHiU
-reurs	aZbY
-reuse	fXhFiYrI
-reuth	cT
-rever	d[eSfJ
-revia	i\\
-rew	kRmTtW
-rewer	a^
-rey	cV
-rez	bJiZmSrH
-rf$	c^
-rfect	jWkHs]
-rfekt	jX
-rfeld	c_iH
-rflow	jW
-rfois	fUhRiS
-rfolg	gR
-rfolk	aIcZ
-rfrei	hJnY
-rfurt	cR
-rg$	cS
-rga	hBjHk\`lJmCpE
-rgabe	aGt\\
-rgada	aTiEmW
-rgado	aViJmY
-rgang	jVkTlZ
-rgate	c[
-rgeld	bScHfTnVqF
-rgens	jW
-rgent	qUtR
-rgeon	bZcEiS
-rgern	bJiY
-rgers	ic
-rgets	iT
-rgh	cU
-rgica	b[cB
-rgill	jU
-rging	qX
-rgive	qVtS
-rgo	jXqV
-rgocd	jV
-rgt	bWrJ
-rgues	eIhZpH
-rgung	bShejH
-rgy	iS
-rhalb	aJbIdXjT
-rhaps	eHiFkUoW
-rhaus	bVc\\gFiH
-rhead	cV
-rhein	jXkJ
-rheit	aViH
-rholz	bEcZ
-ri$	mT
-riado	eEgWkT
-riage	a\\jJ
-rials	fSjW
-riaux	aIbZ
-rib	bXhUqH
-ribal	aSjTnR
-riber	jR
-rible	iIkSqWsS
-ric	bRmW
-rical	fGpT
-rican	bX
-ricas	gSiDjFk\\
-rices	bTiAjHm\\pDsUtI
-riche	jR
-richt	iXjInTpY
-ricks	jW
-ricos	iCkVmS
-ricts	bZiJ
-rid	dT
-ridad	iSmIsU
-ridal	aU
-riday	fX
-rides	i\\sS
-ridge	bSc[
-ridor	aHbScYjE
-ridos	fZhEiX
-rie	bU
-riebe	i\\
-riefe	iWqU
-riefs	bHiW
-riego	iUjV
-riels	b\\hT
-riend	gChXjR
-rient	bZcHfHiR
-riere	aSbJiR
-riers	a^
-riert	iTjR
-riete	i[pG
-rieur	iGjZ
-rif	gZhT
-rifas	iTpR
-rig	pX
-rigat	iTpU
-rigen	gTjTrU
-right	a[
-rik	bTjWmT
-riker	qV
-rikes	iX
-ril	cVeWo_
-riles	jW
-rilla	cHjRrW
-rille	gWhZ
-rills	iT
-rim	eTnT
-rimes	gW
-rimos	jUtR
-rin	a^m]
-rinas	aGb[cViF
-rince	cUkY
-rines	i\\
-ringe	rR
-ringo	fSqIrV
-rings	cTjX
-ringt	iWkVtJ
-rinks	bRfJhW
-rinne	pW
-rints	rR
-riode	gS
-riodo	dSeT
-riona	m\\
-riots	iW
-rious	iUq\\tC
-rip	hYiT
-ripes	iZ
-ripts	iUpS
-rique	bTiS
-rir	iUoT
-ris	bW
-rised	j[
-rises	hX
-risis	jV
-rismo	lW
-risol	mTtV
-rison	cXsI
-rispr	jT
-rista	aU
-riste	aU
-rists	mT
-rit	jTmFpDt_
-ritas	bS
-riter	aZ
-rites	iVrI
-ritos	aHbUiY
-ritte	aRiSqT
-rivat	gSqR
-rivee	oX
-riven	l[qT
-river	aT
-rives	bScIiRjUkH
-rix	aGbTcIiWjIkT
-rje	a[iD
-rjeta	hVjRrU
-rkauf	aTgIi\`
-rke	bW
-rkehr	aVeWi\\kF
-rkers	a[dHmY
-rkett	cIi^
-rking	hS
-rks	cR
-rkt	aIiUq^
-rkung	jDrVsStT
-rkurs	hSiIjZ
-rky	aUlIrX
-rl$	bTjUmT
-rla	iUjRpRqZ
-rlage	bTf[iBrX
-rland	aEcahR
-rlaub	hX
-rle	iUjHpS
-rleih	bUhW
-rlich	lU
-rlier	cY
-rlies	fW
-rline	bW
-rling	cRiWmT
-rlink	hW
-rlitz	nJoJ
-rlo	lRq[
-rlock	aWjS
-rm$	iS
-rma	bSjS
-rmacy	lG
-rmada	bIgViHl[
-rmado	cGiejG
-rmann	a[iUtH
-rmano	bFmYqU
-rmany	cHd[hJmI
-rmark	ca
-rmato	hJiVjI
-rmatt	bGcb
-rmera	mS
-rmers	iYpGrT
-rmill	jVkU
-rmina	f[
-rmine	i\`nX
-rming	iUkYlF
-rmino	eWgThG
-rmiso	jW
-rmite	i^
-rmits	i[
-rmlos	lU
-rmo	qS
-rms	jW
-rmula	cJiDjYpT
-rn$	cR
-rna	fS
-rnada	fUiV
-rnage	jW
-rnals	iHkY
-rnant	fUmR
-rnate	f\\mYpD
-rne	bT
-rnees	dUpS
-rnero	gY
-rners	bTkIs[
-rness	cXgHjX
-rnets	bRhWjI
-rneys	bYiH
-rni	hU
-rnier	qX
-rning	iT
-rnity	e[sV
-rno	iS
-rnock	cU
-rnoon	pRtX
-rnors	iG
-rnout	qS
-rns	bWeTiR
-rnt	gSjVlW
-rnter	aIjZ
-roa	bIcXqV
-roben	bTiZpX
-rocal	bWjS
-roces	qW
-roche	iFm]
-rofil	pUtX
-rofit	bUgS
-rog	fFjVpY
-roi	cX
-roken	aJfUhTkUqJ
-roker	bSiTqV
-rol	mX
-roler	a\\lHs[tC
-rolle	ip
-rollo	bW
-rom	aJbVhViT
-romis	fTlVqT
-ronal	qS
-rones	i[s_
-ronic	aXbH
-ronne	bJc\\eJiImTpJtH
-ronos	bXfGiGjEpZqH
-ronto	cXdS
-ronts	iY
-ronze	jFkY
-roofs	h[iJjSnG
-rooms	b[eIhV
-roper	aIhXkX
-ropia	jW
-ropio	aJ
-ropre	hHjSmHnR
-ropub	bY
-ror	iVjG
-rores	iYjR
-rotel	jU
-rouge	cY
-roupe	gU
-roups	bT
-rouve	qT
-roval	jSoVqU
-roved	bYtV
-row	cS
-rowel	pR
-rower	aYiT
-rowth	mT
-rox	iR
-roy	cW
-rozen	aU
-roßes	bVhUiH
-rp$	jFlU
-rpass	aFbHcJgBhIj\`
-rpe	c_
-rpeta	jVpW
-rplan	aWcCfHgEh_iIkFmGoHpJtG
-rpo	rUsS
-rport	iX
-rpose	eVjJrI
-rquay	cX
-rquee	bVgJjT
-rques	bT
-rra	cSkR
-rrace	i\\
-rrach	cS
-rrada	cW
-rrado	pV
-rrage	oX
-rrain	aSmEnWoJ
-rrals	hHiY
-rrand	cW
-rrata	bGgXiVnF
-rraza	aUiS
-rrect	gBhTkHlS
-rrels	sV
-rreno	dTmF
-rrent	jTqV
-rrenz	qWrT
-rreon	cV
-rrera	gUl\\
-rrero	bY
-rrete	jTqS
-rrets	fVpTqU
-rri	hY
-rriba	nS
-rrica	cT
-rrida	bIhSi\\
-rrido	fVnV
-rried	jIqRs\\
-rriel	pV
-rrier	i^
-rries	bVjRlU
-rritz	gI
-rro	cW
-rroco	jGmUsV
-rrt	iVoHqR
-rry	bScZqU
-rsaal	mX
-rsale	aUtJ
-rsals	fUoT
-rsand	i^jH
-rsant	cXiGpW
-rscht	aWlY
-rsday	nV
-rseer	a[iEpT
-rsees	hX
-rself	pS
-rsery	bWhU
-rsham	c\\iGsR
-rship	jX
-rside	iVjU
-rsier	aT
-rsion	iUlSrT
-rsity	bVlW
-rsive	jT
-rsloh	cS
-rso	eU
-rsona	aTgI
-rsons	aZbSiD
-rst	aGcT
-rstag	dUfRpT
-rster	aT
-rstin	mV
-rt-up	bYgWhE
-rtada	bR
-rtado	bX
-rtage	f[
-rtain	qWsS
-rtant	bJiWjGla
-rteam	aImU
-rteau	bRqV
-rteen	gY
-rteil	kZ
-rtems	iU
-rtera	jIkS
-rters	hWmTrS
-rteur	kX
-rth	c_nW
-rthur	c_
-rthyr	cZ
-rtial	mVqY
-rtida	fY
-rtido	cYfT
-rtiel	aSeV
-rtier	jJrR
-rties	iVqS
-rtifs	bWhSiGjS
-rtige	jX
-rtigo	lH
-rtime	g[
-rting	iX
-rtion	aY
-rtise	aSlJ
-rtive	eVgIs[
-rtivo	aIba
-rtner	aSbRmU
-rto	bRcS
-rtona	cZmSrG
-rtons	rU
-rtout	hSiArR
-rtrag	ecfH
-rtual	pU
-rtung	ic
-rtura	eViW
-rture	iYoWqD
-rtz	cThS
-ru$	cVeThViHjI
-ruary	fRiIoUpW
-ruben	jJkYsU
-ruber	gTjIq]
-ruces	cYdIgFiR
-ruche	gJiZ
-rucke	bW
-rucks	bX
-ruckt	qasT
-ruf	fSjR
-rufen	pR
-rufer	aY
-ruges	c_
-rugge	cW
-ruh	fViY
-ruher	o^
-ruise	nV
-ruits	hS
-rum	bUjHkS
-run	bbcCiBpIsU
-runca	gIlW
-runch	fW
-runde	iYjGpY
-rupal	jT
-rupos	iW
-ruppe	gUmT
-rupps	bZfIiGmX
-rus	aV
-rutal	fV
-ruter	i\\
-rutos	g]
-rutto	gZ
-ruz	hT
-rußen	pGrWt[
-rv$	iGk]mH
-rva	bSiJjS
-rve	pUrY
-rvera	b]
-rvest	hG
-rveys	bGi_
-rview	pXqX
-rving	bWcFhIiSoX
-rvise	iU
-rvoir	tS
-rvous	sU
-rward	mIpIqZrGtF
-rwegs	kGnY
-rwehr	b[iH
-rwerk	bTmW
-rwich	c_jI
-rwick	aFbGca
-rwirt	j\\
-rwise	dTeR
-rwork	hRiV
-rying	fJoV
-ryone	iWoCrU
-rytis	i[
-rz$	cTgTiX
-rze	iWtU
-rzeit	bHlUpT
-rzeug	gJhZiI
-rzo	hU
-rzt	aU
-rztin	aVmV
-rzugt	kTsU
-s's	jZsY
-s-sat	f^
-sa$	cWjSkH
-sable	aS
-sache	bShTjVoSrI
-saden	bFcHi]
-sador	aS
-sados	iYlUpW
-sagen	iYjS
-sages	hTi^
-sai	dSjW
-saire	gJjRnSpV
-sajes	hX
-sal	gUkZ
-sales	b^jX
-salia	aHbSc\\pI
-salon	bW
-salud	h[
-sam	c<fegIsH
-san	hR
-sance	sV
-sando	sW
-sanne	gX
-sante	mV
-sants	bVhH
-sar	iYpSrU
-sario	dTjIlV
-sarzt	aR
-sat	f\`
-satze	bIgSiUjJnTrX
-sau	cb
-sauri	cT
-sauto	hY
-saver	cIhXi[
-saw	cVjUkS
-sayos	iToT
-sbach	bIc\`
-sband	sU
-sbech	cX
-sberg	bScWgHiHtI
-sbons	hV
-sburg	cZ
-sburn	cV
-sburo	aWb]cG
-sbury	c_
-sby	cUfJ
-sc$	bIcHiCjYk[pG
-sca	fW
-scade	jZ
-scado	aIiY
-scala	cIg[jJ
-scale	bGcUjW
-scape	jX
-scate	iZ
-schal	fGg]pJ
-schau	iU
-schen	iS
-scher	bSsW
-sches	b]
-scina	bTiW
-scine	aIb[
-scope	iYlZ
-scord	cGiTjSsV
-scota	hU
-scron	cXfI
-sdale	aFc\\
-sdays	iR
-sdorf	bHcX
-se-up	iT
-sea	cXnU
-seaux	iX
-see	c_
-seful	kUlR
-sehen	iGkRmT
-seils	iW
-seite	iVtW
-sel	iT
-selle	a]jR
-sem	kXtH
-senar	iZ
-sende	pT
-senes	jV
-senta	iU
-ser's	fEi[
-serat	rYsJtT
-seren	c^iB
-serer	aGiJpUrHtU
-serie	bShT
-serje	a[iD
-serts	iWjS
-serva	jTsS
-serve	pUrY
-ses	iR
-sesor	aV
-set	cejGkY
-sette	fIh^iWjF
-setzt	lSqU
-seure	gDhIjFlYmX
-seurs	bSiVmU
-seven	fUg\\mD
-sey	bFcY
-sez	rW
-sfa	gV
-sfeld	cRgGi[
-sfers	iY
-sford	aFc_
-sfrei	bAcDeIfTgIh\\iGjDkI
-sgeld	cFgViZ
-sgo	gS
-sha	cZdIh]iSjGqItI
-shalt	aX
-share	bJh[
-shaus	b]
-shead	bSiT
-sheet	bUiVkYpH
-sheim	cXpU
-shell	bHiZjFkX
-shers	aZgXiGoIsR
-shift	aWfZ
-shing	oR
-shion	bYiD
-ships	aW
-shire	aFcbiG
-shops	bTgI
-shore	cXiF
-sia	aE
-sians	bWhT
-sic	hR
-sical	aViHjX
-sicht	aSi^qU
-sidad	bTlS
-sider	mV
-sie	bW
-sieme	jRkHm\\
-siere	a]
-siers	iX
-siert	h]iXsI
-sieur	aGqTtS
-sif	bHc[iF
-sight	jVmR
-signs	iTjU
-sik	aW
-siker	b\\
-sillo	cSgY
-sim	bRcGiUjT
-sin	hS
-sinee	jIk]
-sings	aEiT
-sio	hZkT
-sions	iZ
-sique	sU
-sis	i\`
-sisch	k[
-siste	aWbGrV
-sists	iWjFmGqZrI
-sit	hTiR
-sitat	iT
-siten	i_
-sites	iWnR
-siv	i[jTrIsW
-six	gVhV
-sk$	bR
-ska	bEc\\iFjWkBmHnGqH
-skera	jSlS
-ski	bGiVmTnR
-skill	bCcXiDlWmT
-skins	hY
-skita	eHh[
-skret	hJqY
-skurs	bIcJiSj_kWlC
-sky	bTiS
-slada	cU
-slado	hY
-sland	na
-slauf	p[
-sle	nUsS
-sling	bZiIrU
-slohn	gY
-slose	g[iJsR
-sly	qU
-sm$	a@bDcHjb
-sma	k]mS
-smann	rTsT
-sme	bUjTrZ
-sment	pZ
-smith	a^
-smo	gRrT
-sms	iZjHr[
-sness	aJiWlCpGtZ
-sno	cV
-snt	jX
-so$	jW
-socie	hUqT
-sol	cTiX
-solee	bJd\\
-soles	aHiS
-sonal	eS
-sonas	mV
-sonen	bTfJjTmY
-sonne	qVtT
-sonst	cU
-soras	ma
-sores	b[jGkVmV
-sorge	hY
-sorgt	bWrJ
-soria	aFbV
-sorno	nW
-sorrt	jT
-sos	i[kU
-soula	cW
-sp$	aIhJiRj[
-space	jTrX
-spana	dRqV
-spect	eUiDkV
-spere	iYpJtU
-spice	aTbT
-spiel	bThViFp]tJ
-spo	bSrX
-spoke	bRgTiI
-sport	hW
-spr	jT
-srate	bW
-sroom	iHkX
-sruhe	cTjT
-ssa	cTe\\iFjH
-ssage	iZ
-ssais	aUiR
-ssant	bIiBjDk\\l_mHpE
-ssary	lZ
-ssatz	gUmEr\\
-ssels	cU
-ssene	g[hJqE
-ssent	qT
-ssess	i\\jF
-ssets	gJiV
-sseur	aR
-ssful	pRqFtY
-ssi	h[nF
-ssian	jR
-ssics	jXtW
-ssing	iR
-ssins	iU
-ssist	aEbTiUmJtS
-ssive	b]fJgGjGlJsI
-ssler	bFiWp[
-ssons	hVkS
-ssori	aTbUjIkU
-ssors	iX
-ssort	iY
-ssung	iVrV
-ssure	jUlTsU
-ssy	cZ
-sta	aU
-stado	bSqX
-stadt	c[
-stage	f]ha
-stags	iZ
-stain	aT
-stair	jIlWmU
-stajo	gT
-stale	pSrU
-stall	eSfR
-stalt	aGc^iH
-stamm	hIiWlV
-stamo	iX
-stand	fGiVjS
-stant	aTkS
-start	cIiWoX
-state	bUeUkH
-stats	i]jH
-statt	bUcS
-stdoc	aSgTqR
-ste	aZiS
-stead	bGcU
-stedt	cW
-stees	fHjTqX
-steht	mTrS
-steil	cR
-stein	cg
-stels	bTcJdXiHjR
-steme	b[iT
-stems	kU
-stend	c]
-stens	jR
-stent	a^cIsU
-stenz	aeiU
-stere	bSs]
-stern	oX
-stero	cUgYiGjG
-sters	iV
-stery	bFiSkY
-stest	p^
-stete	bWeWfJ
-steur	ja
-sthma	sX
-stian	sW
-stica	aIiUkRmT
-stice	iVjJmS
-stich	cIiJjZ
-stico	bRrV
-stics	b_
-stieg	eTjHlY
-sties	i]
-stige	aGqZrC
-stigo	cIiVjTrJ
-stigt	h[
-stina	aEbY
-sting	pV
-stino	gShW
-stive	oV
-stl	aGbFcEhIiCjXmDnEpAsDt\`
-stler	aJcU
-stles	bR
-stmas	gShU
-stn't	jT
-stock	cZfG
-stody	iSkX
-stoff	bSiR
-stone	cY
-store	aZbT
-stort	cX
-stowe	cU
-stown	hIn\\rY
-stral	gV
-strar	aZmU
-stras	lX
-streo	iW
-stres	bHc]
-stria	jTlW
-strie	gU
-strom	hZ
-stros	jZ
-strum	iUpX
-sts	iTmR
-stsee	fGhTjHkX
-stube	aWbTiJ
-stuck	hY
-studi	aWeS
-study	mT
-stufe	f\\jT
-stuhl	iWqJsU
-stume	hViHkU
-stung	e^gI
-stura	cTiU
-sture	i^
-style	bRcVkYlH
-suage	aT
-suals	iVmU
-suber	f[gG
-suche	i\\nbpH
-sucht	aRtS
-sud	bZcWdJiG
-sue	cIgViXjH
-suels	bI
-suite	iUrT
-suits	cIh]iF
-sulta	bSdJi]tJ
-sults	hHi]qS
-sum	fShGj\\
-sumes	iDp[
-summe	bU
-sun	fa
-sunto	pStU
-sur	gAh\\iXjSmH
-sured	bSjX
-suree	fXiG
-surer	b[hIiRpSqV
-sures	bWiVoV
-sus	bFqX
-suste	jY
-swahl	mJpUrS
-swain	aXjSkT
-swald	c\\
-swana	jSkW
-sweis	aSj]
-swerk	aIcGh^i@jFtH
-swers	mW
-swert	k\\
-swich	cV
-sword	cCj\\
-sy$	cYjT
-sylum	lIsV
-szeit	fig=nU
-t's	qV
-t-feb	fUhI
-t-ins	aIfIjHn[oIpI
-t-ish	g\\
-t-off	iU
-t-out	aSgZ
-t-ups	iZ
-taatl	aRjSlHtI
-tabel	bTeGfU
-table	bSjT
-tache	aTmSsW
-tacht	lU
-tacto	iTjTpT
-tacts	aAbFj\`mI
-tad	cHgIhYiBjYpGrUtG
-tadas	bUdUfFjSmI
-tador	aW
-tados	iTkS
-tadte	aIbIcSnY
-tag	fT
-tagee	hIiUsY
-tagen	cIf^
-tages	iY
-tagne	rX
-tagui	cT
-tails	aHbIqStZ
-taine	jUnTs[
-tains	aUhDn[sY
-taire	bS
-tairs	pR
-tajes	iTjR
-taker	iRtS
-talan	jHkVlTrT
-taler	gUhW
-talia	cWm[
-talie	mS
-talla	hZiIj[
-talle	aEiEjUlIqTs\\
-talls	bW
-talog	i^jA
-tamen	bYi\\pIrJ
-tamos	iJpU
-tan	iJ
-tanat	e[
-tance	dSiSjS
-tancy	aFb^
-tande	aIbVi]mEnUoB
-tando	fU
-tands	bSiV
-tante	fHiUmU
-tants	mX
-tarea	iT
-tares	bY
-taria	k[
-tarif	gZhT
-tarin	a]mH
-tario	hSiR
-tarle	i[jGoW
-tarse	iJp_
-tarts	fToU
-tas	iR
-tat	iT
-tatal	fHiW
-tated	mFrZ
-taten	iZ
-tates	b]
-tatif	lZ
-tatil	h]jR
-tator	iZ
-tatus	hWpR
-tatut	eX
-tau	bIcYjU
-tax	hW
-taz	bWhImV
-tball	iT
-tberg	c]
-tbild	aWr[
-tburg	nW
-tby	bS
-tch	iW
-tched	hV
-tcher	aamU
-tches	fXiT
-tchup	jW
-tcode	jGlUpY
-tdach	bS
-tdorf	cU
-tdown	oT
-teady	eUjW
-teaux	jW
-tebbe	cTiU
-tec	b_iVjGkS
-tecke	b\\iGjFpJ
-tecto	iU
-tects	b_iJmB
-tedra	eX
-teers	iSmY
-tefan	tW
-tegic	aV
-tehen	bRjS
-teher	j\\kGpSqX
-tei	bY
-teigt	kXqU
-teile	bXgHie
-teilt	fRjI
-tek	m[pI
-telas	bXhX
-teles	b]
-tella	cVjW
-telle	aRe_
-tellt	eTnS
-tellv	aSpT
-telot	aTmZ
-tem	iTjT
-temas	jZmI
-temes	aS
-temps	eSfUiHsS
-tence	eVrT
-tency	aGj\\pS
-tende	bUmV
-tends	jVqR
-tendu	cHiUjW
-tener	iWjWlI
-tenir	iUs[
-tenne	aUbGcTqT
-tente	aZ
-tento	dFjHmGp[qJrJtY
-tents	iW
-tenus	hAiYs^
-teo	bUiW
-tep	jVpV
-tepec	cX
-ter's	lWoJpY
-teral	aIbJgCibjH
-tered	bWeUjT
-terei	aVcViE
-teren	kYsY
-terer	aS
-teres	aGbaiD
-teria	iY
-terie	bWiY
-terim	cIeV
-terin	aWm\`qT
-terio	bXcIlT
-terly	dSiTnT
-terms	jZ
-terno	mWqS
-teros	bThEmXpH
-tesia	fGhY
-tesis	i\\
-teste	iU
-tests	iYpZ
-teuer	i\\sW
-teure	aSmS
-teurs	aVbRmY
-teuse	bFfWiEjXmV
-tever	gTlX
-teway	i[jC
-tex	bFcBi_
-tex-m	iYjI
-texte	i]jT
-tez	iVrV
-tfach	bJcHgIpY
-tford	catI
-tform	aDbZ
-tfrei	bBcHfRgDhZjRpFsS
-tg$	aAbEcDdFeFfFgFhCiCjXkFlFm[nFoFpBqFrFsGtF
-tgart	iSnT
-tgeld	fBg]
-tgelt	gZ
-tgres	jU
-tha	bJc\\jTkE
-thand	jVlW
-thaus	bDc]pT
-thday	hY
-the	bJcbiElDpVrS
-theim	i[
-theke	bTcS
-thend	cVfX
-thern	jTkT
-thers	mRsV
-these	iTjHpU
-theus	jX
-thgra	eTgS
-thics	hV
-thmus	bGcJf_lImI
-thode	aUcJjU
-thout	jS
-ths	eS
-thu	dSfX
-thune	bDc_
-thurs	dXf^iH
-thy	m\\
-ti$	mY
-tia	cX
-tiago	cS
-tiano	iUsW
-tibar	iX
-tibes	cb
-tible	eS
-tic	iUjW
-tical	jT
-ticas	jTkR
-tices	aJiXmT
-ticks	iU
-ticle	iZ
-ticos	iTkUsS
-tid	eZhI
-tidad	bU
-tidas	fX
-tidor	mW
-tidos	aFgW
-tiels	bIgAh[iUsI
-tiens	hXpW
-tient	aFfTsW
-tiere	bXiS
-tiers	bTcS
-tiert	mS
-tifie	jEkXlY
-tigen	i]sV
-tiger	eVjXsT
-tiges	i[
-tigny	c\\
-tigte	bWmT
-tigua	bVcI
-tik	iYjV
-tiken	i]
-tiker	lS
-til	rU
-tiles	iSjDkZqR
-tilla	jSrYtR
-tillo	cTmV
-tim	c]fHjJpHqFrY
-times	cYhGlSnV
-timmt	qW
-tin	m[
-tinee	iWpV
-tinel	jU
-tines	hBiVj]pI
-tings	iR
-tinua	fRiGjY
-tinum	bVhJjS
-tinuo	eV
-tions	i[
-tious	jZ
-tique	bV
-tir	hJi_sS
-tired	sWtF
-tirer	iGjGpVrTtJ
-tires	bImIoUqX
-tirol	iSnTsT
-tisan	bViTmF
-tisch	rU
-tismo	gXiT
-tista	bWj\\lT
-tiste	mZtU
-tists	hWmS
-titel	aVjDl[qErX
-tites	iX
-titis	hXjG
-titor	aTqY
-titre	fCgZhV
-titut	bYkU
-tiv	iS
-tival	bU
-tivas	fSjR
-tives	iUrY
-tivos	rT
-tiz	tX
-tizen	jU
-tl$	jCmXtW
-tland	dSjRoH
-tle	cT
-tlere	aTbUjG
-tless	lUoT
-tlich	qT
-tline	aR
-tling	aXkU
-tlist	pWqU
-tlohn	gY
-tlung	adb?cF
-tly	iS
-tmann	i_jFtH
-tmare	sT
-tment	hU
-tmess	oX
-tmold	cW
-tmund	c[
-tners	bWsS
-to$	cR
-tober	o\\
-tobre	oR
-tobus	hVnR
-tocab	i\\
-tocad	kW
-tocks	iZ
-tocol	bY
-todia	bIiZ
-toffe	aHb[fGgFhJ
-toile	bUjR
-tok	iRkZ
-tol	cT
-toles	caiF
-tolib	iW
-tom	bIgUjXkR
-tomat	iV
-tomer	iXrT
-tomia	aZiYjC
-ton	ce
-tones	fFiZkWsX
-top	hTjSsV
-topsy	bTjY
-tor's	jSlTqVrJ
-toral	bSeHjU
-toras	aWbYiFmT
-torat	aSlVmS
-torba	kT
-torce	mS
-torch	jVrW
-torei	iVsS
-toren	iR
-torer	aWbI
-tores	aRi[mY
-toria	cV
-torik	bGjXkT
-torin	mWqT
-torio	jS
-tos	iT
-tot	rTsW
-tours	aJbFcGeIf[gHi\\
-tox	hXiJpHqW
-tplan	f[hS
-tport	cY
-tr$	bGcIfWhIiFjTkY
-tract	eY
-trada	eIfTjT
-trage	bSiU
-tragt	eU
-train	b@jDkVlXpWsH
-trait	aGhIiZkImItT
-traje	g[
-trale	b]
-trand	bIcWtW
-trata	aWbVeU
-trate	eIgVkImZ
-trato	eWfHqT
-trats	iVqS
-traum	cJhWrG
-traße	cWnS
-treal	bIjW
-tream	aYbEiEjDlXmBtS
-trebt	jHkY
-trees	i[
-treet	cSkY
-treff	iHpUtW
-trega	hIqV
-treit	q\\
-trera	cT
-tress	a_
-treut	bS
-treux	cY
-tri	i[
-trial	cTjV
-trias	iY
-trica	aHhSjIqS
-trice	mi
-trich	jYpIrVsH
-trick	cYtS
-trico	hVi]
-trics	jTlWm[
-trict	cS
-trieb	bZ
-triel	aW
-tries	iX
-trike	iVqU
-trina	iTjS
-trine	eHfCiWrW
-tring	iS
-trise	gTiFj_
-trist	aY
-tritt	hSoZ
-troke	bT
-trole	hUiT
-trols	i\`jJ
-trong	jRsT
-trunk	h\\
-ts$	iU
-tsamt	aDbXcYkI
-tsapp	tS
-tsche	sS
-tschi	aJbGcCjWkCmIpGt[
-tsdam	cXdI
-tse	mS
-tself	iWkFlS
-tst	jW
-tta	bSc\\oU
-ttage	fThS
-ttags	fTpS
-ttals	iX
-ttawa	jHk\\lH
-ttbus	cU
-tte	bR
-ttees	bViY
-tteln	aIcZiBjWmIsT
-ttelt	hTjHqX
-ttern	fR
-ttery	iS
-ttest	iHj\`pTsY
-ttish	bXiIjT
-ttl	bIcX
-ttled	sZ
-ttles	qX
-tto	gW
-ttoir	iY
-ttoos	s[
-ttres	bViIpT
-ttrop	cT
-ttung	i\`sJ
-tty	rUsX
-tu$	bFi_tF
-tua	iRjDkS
-tuara	iGk\\
-tuary	jS
-tubre	o_
-tudes	fTpT
-tudio	bW
-tuell	bTgJjW
-tuels	bIeXlWsS
-tugal	bSeW
-tuhle	bRiW
-tuite	hTiHlV
-tuity	gShV
-tular	pT
-tuler	tW
-tulos	e^fHjG
-tum	bViFjStU
-tunde	gWiU
-tup	b\\dJ
-tur	bViR
-tural	bR
-turar	iZ
-turas	aSiT
-turen	bU
-turer	aW
-tures	iYrS
-turme	aCbCf\\gHiZsHtH
-turna	fShS
-turne	dTfS
-turno	fUhIiS
-turns	eUiV
-tus	iVjV
-tut	bUkR
-tvg	eV
-tware	bUjVkU
-tween	nT
-tweit	hJiUnT
-twerk	aGb[
-twerp	cW
-twich	c_iI
-two	gS
-twoch	dTfTiU
-twork	bS
-twurf	tU
-twyth	cVfH
-ty$	mS
-typen	bHcHiU
-tz$	bScS
-tzdem	bRqWrS
-tzeit	hTiSkT
-tzger	fI
-tzige	qZ
-tzroy	cW
-tzt	pJqX
-tzten	qV
-tztes	rT
-tzung	eVmU
-u-sun	fV
-ua$	c_
-uador	b]jI
-uadro	fU
-uages	bU
-uagym	iY
-uaire	aXbT
-uales	gS
-ualif	jSlT
-ually	jU
-ualty	fU
-uan	aHcAgHh^iGjGkVlJpH
-uando	iU
-uante	sW
-uanto	g[iHsV
-uar	fRoS
-uarde	iGj\\
-uards	mT
-uarez	cY
-uaria	iFj_
-uario	aIcUhT
-uarto	hXjT
-uarts	eZfEiWjH
-uas	bUiUsW
-uatre	fSmS
-uatro	mS
-uay	cSm\\pR
-ub$	aV
-ubaix	cT
-ubbie	eZ
-ube	bb
-ubeck	cWgI
-ubert	bFhIiXtZ
-ubida	o\\
-ubila	iTqT
-ubing	cX
-ubled	bTgGm\\
-ubles	bUfShGiX
-ublin	cU
-ublon	eFo^pHqF
-ubnis	jUsV
-ubrir	oVtS
-ubsch	sS
-ubt	rU
-uc$	jTkU
-uca	bTcWqVrI
-uce	i\\
-ucero	aFcIjEm^
-uceur	qV
-uch	i\\
-uchas	eUjT
-uchen	iRjTtS
-ucher	i[sX
-uches	fUiJ
-uchos	iW
-uchst	hTjSlWmH
-uchts	gZjIkIlRrFsH
-ucier	bS
-ucing	bX
-ucion	eV
-uck	jR
-ucken	iV
-ucker	aThVtJ
-uco	ccjI
-ucson	cTjIoV
-uct	jT
-uctor	aV
-ucune	lX
-ucuta	aHca
-ud$	bX
-udage	pTqU
-udary	c[
-ude	jX
-udela	qT
-udent	kUtV
-udeur	aX
-udger	bHmUpT
-udget	h_
-udi	aVeR
-udies	iX
-udios	iVjHlYmV
-udits	i_
-udium	iJj\\l\`
-udley	bGqU
-udlow	cT
-udo	qTt\\
-udure	j]
-udy	mT
-ue$	cS
-uebas	dRjIpXrJsJ
-uebec	dU
-uebla	kGnS
-ueblo	cSnS
-uecos	bTiRnS
-ued	hYkZqRtT
-uedad	gZ
-uee	sY
-uegos	bWcGiYjH
-uel	cU
-uelas	mZ
-ueldo	lTrV
-uella	bS
-uelle	hV
-uelos	hYsV
-uelta	iGnW
-uelva	eU
-uenas	tX
-uenca	cTgJ
-uence	iUjYsI
-uency	fBi\\
-uenos	cVsU
-uente	jToSqU
-uento	gJh[
-uenza	cXsR
-ueo	bDi\`
-uer	aUmS
-ueret	cV
-ueria	aUbUjVqUtH
-uerin	a[cHiJmH
-uerpo	rUsS
-uerst	lYrX
-uerta	cTiT
-uerte	sWtU
-uerto	bTcX
-uerzo	hV
-uesca	mS
-uesos	h[jG
-uesta	i\\tS
-uesto	qV
-uests	bS
-uet	jRmS
-uetas	bWgHsU
-uetes	bHcJid
-uette	bIcUhFiUjEmSs_
-ueurs	bZiH
-uevos	a[
-uez	gGiFmZpS
-uf$	nSpS
-ufbau	bDfHihjC
-ufe	fTiZ
-uffes	hVkX
-uffit	lY
-uffle	bXfWiFkH
-ufmaß	iT
-ufter	aS
-ufung	iWj_kS
-ug$	hXiUjU
-ugada	fW
-ugais	kSrUsR
-uge	bShZ
-ugend	b[iE
-ughan	cSmU
-ughly	bHfVpS
-ughts	iHtY
-ughty	bWjS
-ugias	iUjT
-uglas	cY
-ugnis	jZsS
-ugt	sS
-ugu	jU
-ugues	kV
-ugust	oT
-uh$	fHi\\
-uhe	hYiT
-uhige	fJgEjW
-uhl	bHcVjW
-uhlen	bU
-uhr	aIdIgYhVqGtR
-uhren	i[pT
-uhrer	a\\jW
-ui$	j\`
-uia	aJbTiS
-uiado	cHhGiYj[
-uicio	iXjIqV
-uidas	eS
-uides	b]mS
-uidos	gSiU
-uie	fIiDnc
-uiera	dSfUrS
-uiere	mTqT
-uiero	iGrTtV
-uil	c^iT
-uilas	fDiX
-uilds	fGiT
-uille	bHi]kU
-uillo	bFc^dJ
-uin	cYjGoV
-uinas	bT
-uince	aT
-uinto	cId[eT
-uinze	fT
-uipes	bV
-uipos	bUpS
-uired	gSlR
-uires	aHqT
-uisme	gRj[
-uisos	iTjS
-uisse	jIs_
-uista	a_
-uit	h\\
-uiter	aVpRqX
-uites	aEb]iY
-uitos	cW
-uivis	iW
-uivre	bWcIjJqR
-ujahr	fHhS
-ujets	cIiV
-uka	bStW
-uktur	bacEnD
-ul$	bSfHgTkUmW
-ulada	hT
-ulado	eHjXqW
-ulage	gl
-ulant	aJbEcGhViY
-ulars	b\\gDiCpW
-ulary	iW
-ulate	aGjZt[
-ulats	bUcInJ
-ulder	bVcGfX
-ulees	eAf]iU
-ulers	m]
-ulian	qXtS
-ulich	jJmCpTq[
-ulics	iY
-ulido	m\\pJ
-ulier	aDbWeU
-uling	hXiSkE
-ulino	rVsT
-ull	a[bEc_gIjJ
-ulled	iTjS
-ullen	i[
-uller	mW
-ulles	bX
-ullet	cZrX
-uls	bViV
-ult	c[
-ultas	gIib
-ultes	iUj[
-ultig	jS
-ultor	a\\bHcHiX
-ultos	aRcTiI
-ultry	bU
-ultur	bGiHjRlHm[
-ulung	iRjV
-uluth	cV
-uma	cZiVjG
-umbai	pS
-ume	iVpR
-ument	hUjZrJ
-umero	iTmJrY
-umlin	cW
-ummer	rF
-umn	jI
-umnos	bUiS
-umo	tT
-umoir	aIbHcGjDk\\lU
-umpen	aU
-umple	h\\
-ums	bW
-un$	fU
-una	bTcRgIhV
-unale	aFb^cJhWiIjF
-unals	bZ
-unced	d[iFlHqT
-uncil	bS
-uncio	rW
-unday	fV
-unded	bSeVnV
-undee	cY
-under	qV
-undes	b]iHsW
-undet	bV
-undis	dRpS
-undos	c]
-undry	aThSiR
-undus	h[
-une	cY
-unere	pY
-uners	iSmW
-unfte	fT
-ungen	ic
-unger	jUs^
-ungis	cY
-ungry	sY
-uni	aGbJf]mX
-unich	bVcT
-uning	ib
-union	fR
-unior	aX
-unite	qVsI
-unity	bWcH
-unk	bUhVjY
-unker	aT
-unkte	bSgFk[pErX
-unnel	bU
-uno	cFf[gJ
-unque	iUrW
-uns	iV
-unsch	hTsV
-unsel	aSmV
-untan	bRkIq^
-untar	pV
-untas	iSpY
-unted	gUiTjI
-unton	jG
-untos	hSkR
-untry	cSnRrTsV
-unway	eHqX
-unzig	bUfFgYmG
-uor	aYcJ
-uos	cGe\\fGgDhH
-uotas	eUhXqR
-uotes	i[
-up$	cTiT
-upe	gR
-upier	aW
-uples	sW
-uppen	bT
-uppet	jU
-uppin	cW
-upply	bSjR
-upres	jSmR
-ups	i\`
-upure	fU
-uques	cUjUlI
-uracy	aEiRjX
-urado	iU
-urage	iWqW
-urant	h[
-urate	aX
-urbad	bS
-urban	cU
-urces	bV
-urcia	cX
-urday	fT
-urdig	iGjZrS
-ureau	dTgGpS
-urent	aHmXsU
-urers	bZkGmZsH
-ureur	aGb\\
-urf	tU
-urfen	pT
-urg	cX
-urger	bWcJhHs\`
-urges	cYiFqU
-urgie	aFhCiVl\\
-urgon	h^
-urgos	cSnR
-urham	bV
-uri	cZtH
-urich	cXqU
-urico	cU
-urier	aXiW
-uring	iVnS
-urion	bScW
-urire	jXsT
-urist	jUlT
-urite	i]
-urity	iU
-urm	i^
-urn	cWfHhVlS
-urnai	cV
-urnas	fY
-urnau	bT
-urned	fIiWjFsY
-urnee	fX
-urner	gJmY
-urnes	iX
-urnie	gJhX
-urnis	h\\
-urnos	f\\
-urnus	bUcX
-uro	hS
-uropa	iR
-urope	nW
-uroso	bIiXjU
-urrey	cR
-ursal	cY
-ursar	pS
-ursee	hVnS
-urser	aUjT
-urses	mT
-ursos	fTgJhYiI
-urt	cd
-urten	bX
-uru	cWeVhCmU
-uruck	mIqTrT
-urvas	iW
-urvey	qU
-ury	cc
-urzen	kX
-urzer	fY
-usage	e]mE
-usals	iU
-usand	gT
-usbau	bTcHiS
-usees	jSpV
-usend	bR
-usern	iZjI
-useum	b]
-ush	fGgT
-ushed	iSqU
-ushes	jV
-usica	jSpU
-usies	aZ
-usion	aAiSt]
-usive	g_rR
-uslim	bTsS
-uss	hS
-ussed	jHkIl\\tV
-ussel	bYcGkR
-ussen	cVpIs^
-usses	cTiSjHsI
-usste	oS
-ust	iRoS
-usted	iSkU
-ustee	aHbS
-usten	i_
-uster	i\\
-ustic	gUiS
-ustig	r]sW
-ustom	iUjDkW
-ustry	iVkS
-ustur	nUoE
-uszug	hCiEj\`pX
-utage	h\\jH
-utant	fVhXiJlS
-ute	jS
-utees	bUiR
-utely	jWtU
-utern	bVcGiV
-uters	dVlRsI
-uteur	aFcIe\\
-utfit	bZ
-uth	c]
-uthor	aT
-utico	aRiHk[mI
-utien	hUiS
-utier	c^rH
-uties	iR
-utifs	fX
-utile	jHl[qS
-utils	hR
-utine	iXjH
-uting	iY
-ution	eHgJiW
-utiva	aWtG
-utive	aWiHjXtH
-utivo	aUjS
-uto	hWnU
-utors	i\`
-utory	bS
-utour	cSnS
-utput	iRkI
-utral	qJ
-uts	gSiV
-utsch	jUlUrX
-utt	iW
-uttle	hVnV
-utton	h[jV
-utu	cVeHfHgElEm]oIpJtB
-utual	bUqWrD
-utube	b[
-utumn	bU
-utung	h[
-uture	sW
-uty	mS
-utz	cDi\\jX
-utzen	r]
-utzer	bViU
-utzte	aXbDgIiZ
-uvert	aTfWhHlT
-uvres	iV
-uxmed	hX
-uy$	bSc\\
-uyaux	iU
-uye	iU
-uyere	bWcZiJsB
-uying	jY
-uz$	cYmT
-uza	iUjV
-uzeit	bZeClF
-v-feb	fToT
-v-jan	fViT
-v-mar	fRoU
-va$	cZ
-vable	eY
-vadis	jYkS
-vador	aJj]
-vages	iW
-val	bU
-vales	iV
-valet	aWbI
-vamos	bSeTqT
-van	hUiS
-vance	fT
-vanik	b\\jF
-vants	hVlS
-var	fSiR
-varia	iVqE
-varin	bS
-vas	mW
-vasse	jT
-vat	gSqR
-vater	bUkDqDsX
-vator	a\\bA
-ve-in	aShV
-veaux	bYi[
-veche	aIbV
-vecin	kY
-ved	bUjW
-vee	oU
-vel	nS
-veler	i\`jHqY
-veles	hWjH
-vello	e\`
-ven	cS
-ven't	rR
-vency	iZ
-venes	aS
-venil	rU
-venio	gVhT
-venir	fWgRrU
-venta	fWiXqF
-vente	aSeJhIiX
-vento	c]eT
-vents	iW
-venue	jGkV
-venus	lV
-ver's	cIj[pZ
-vered	cIiUjInS
-verse	iXkS
-verte	hGpWqV
-verts	bR
-vetid	eVhG
-vette	hX
-vey	qU
-veyor	aU
-vez	iWrX
-vi$	bTfShImU
-via	c[qS
-vic	aIgGiY
-viced	hRiU
-vices	iS
-vicio	b[eT
-vidad	bRgUhR
-vided	hVlVnT
-vider	bXsU
-vie	f^iJmX
-viedo	bIiJnW
-vieja	aHcU
-vient	eVjFqZ
-viera	aDb]cHeGhHmWqGtH
-viere	cViYjG
-viers	cUjH
-views	iVpU
-vil	cV
-viles	aDbYcSjHtF
-villa	kX
-ville	cidVnR
-vin	c\\iJoHpX
-vinci	jVkR
-vinec	cY
-vings	i[
-vio	iSjUtX
-viour	iY
-vir	iVjU
-viron	aGiRnS
-vis	jW
-visar	pXrYsI
-viser	aY
-vises	iHm\\
-visor	aU
-visos	iTrW
-vista	pU
-viste	aYbFiIm^pI
-vit	hUiSj=kZ
-viter	hJrWsU
-vites	tX
-vival	gRhViI
-vka	gX
-vocat	jGkX
-voice	gXiV
-voles	mV
-volus	jY
-von	bIcW
-vor	aEbIjZmIpXtJ
-vorce	iVqR
-voy	iY
-voyez	pW
-vrage	iYqWsI
-vre	bSqU
-vreur	aZq\\
-vrier	aTo[
-vrons	fFpX
-vs$	aXgFjT
-vulas	aWiI
-vulos	hJ
-vus	tX
-vy$	fU
-w-how	jTkRlW
-wa$	aIbHc[jGmU
-wable	eY
-wache	a\\bAiajH
-wagen	bUhanU
-wal	bWiS
-walde	bIcY
-walte	mW
-wance	gVhW
-warme	a^iG
-warte	cYhFmZ
-warts	gTiBjUsR
-wartz	cThS
-warze	iWtU
-wat	jU
-water	hX
-way	cWhU
-wback	gX
-wcf	jV
-wd$	iU
-we$	cYmU
-we'en	oXpR
-wed	hS
-weeps	iW
-weg	cUiIpZ
-wegen	b[qXrG
-weine	b^iSjIsF
-weise	hRiUkT
-weite	bUdH
-wel	pR
-welle	bJeGgFhIi\`jGoGqGtG
-wenty	fUmJtH
-werbe	gTkV
-wered	fXgGpWrF
-werin	cZ
-werke	bZ
-werte	bGi]
-wesen	i[lS
-wettl	bIcX
-where	cU
-wicht	iXjGsX
-win	iFkY
-wings	iRo]pB
-wires	jIlY
-wirte	bXhIiSjGkImVnGtF
-witch	iV
-wives	aWbJmT
-wless	jSsT
-wn$	c^
-wna	bHd[fIjCkV
-wners	cT
-wns	bZi\\lD
-wo$	fUhR
-woche	f^oU
-wochs	eIfXhZiJ
-wolle	iRpV
-words	cZ
-works	cVjW
-worth	c]
-wpark	iY
-wport	cTdR
-wquay	cSiHpV
-wreel	jUpS
-wroom	aWbW
-ws$	iV
-wth	mT
-wurst	h]tS
-wye	cT
-wyers	b\\
-x-day	fY
-x-m	iYjI
-xa$	cHfHgVhRiHjG
-xamen	jb
-xcala	aRcU
-xed	fV
-xee	bJcIfJgXhYiGkIlImH
-xempt	eZgT
-xen	bW
-xeter	cSdT
-xhosa	cIjSkT
-xi$	bUcIfWhX
-xibel	iGoZ
-xible	eTfU
-xie	hHiZkV
-xieme	bWgWiJ
-xigee	lS
-xilio	gXhU
-ximum	dUsT
-xings	mF
-xis	bTj[
-xiste	eTtH
-xists	lIrZ
-xo$	cSfHh]
-xocad	iUjR
-xos	aJbIcWpT
-xpect	fTsW
-xpert	m]
-xport	aU
-xte	i]jT
-xteen	iR
-xtile	bWgGjGlY
-xtras	fIhTiT
-xture	iUjV
-xx$	iRjR
-xy$	cJiZ
-xygen	jX
-y'd	iVmS
-y's	bUrStR
-y-aug	fT
-y-one	gVh[
-y-six	gW
-y-two	gS
-ya$	jWkGtV
-yages	cHgJhVnX
-yalam	cGjSkV
-yan	i]jEsR
-yance	bUhS
-yanka	mU
-yards	bX
-ybody	lV
-ybrid	dX
-yburn	bIh\\
-ycles	bTfS
-yd$	jJp[rI
-ydney	cW
-ye$	bRiT
-yecto	eU
-yed	e[
-yee	aUhT
-yenne	sH
-yente	iIk]
-yer	pHtT
-yer's	k[
-yeres	aDb\\cS
-yerne	cXjI
-yes	cY
-yez	cIiIrZ
-yfair	cX
-yland	cVmX
-ylaxe	iY
-yle	bRcVkYlH
-yling	iUjU
-ylist	bVgFhIiZ
-ylvie	mT
-ym$	iIjUpIr[
-yme	cTr\\
-ymena	cUnV
-yment	gVhGiU
-yn$	cXtH
-ynamo	jTkV
-yne	hHnY
-yo$	cShR
-yonne	aGcY
-yor	aU
-yores	aGbSjI
-yos	iToT
-youts	bIcIiSjU
-ypage	iV
-ype	bSeXgU
-yping	jW
-ypist	a[cHgIhGiDjTkInHtI
-yr$	aIcXmU
-yregg	cU
-yriba	cFjT
-yse	hWiZ
-yself	mUqSrW
-ysics	jS
-ysios	mY
-ysmex	jVkT
-yst	aWk[
-ystem	jS
-ystes	aJm\\
-yte	b]lI
-ytech	jX
-yth	cTfIt[
-ythme	iSjWlIsR
-ython	kU
-ytime	jRo[
-yudas	iX
-yunos	hUtI
-ywood	cVjZlI
-z-mai	fSiS
-z.pad	jX
-za$	mR
-zable	f^
-zadas	hSiXsZ
-zador	aCj_sS
-zados	bIfGh[kHmYnJ
-zag	jW
-zahlt	gThV
-zaine	eJfUhUiT
-zaire	cR
-zan	bHc\`iF
-zance	cW
-zante	fZ
-zar	bHj\`
-zards	iRkWlG
-zas	iT
-zberg	c[dH
-zburg	cZ
-zca	jRr[
-ze$	cT
-zed	b[pH
-zehoe	cS
-zeige	rTt^
-zel	eJm>nTt_
-zelle	bCcWiEj^
-zen	iT
-zende	pIqStY
-zepte	i[
-zer	iR
-zerin	aSkFmBs\\
-zerte	bYgIj]
-zes	qZtU
-zeuge	hHi^
-zfrau	aRbU
-zgado	iS
-zgo	i]
-zguss	aTb[cHhIiGkG
-ziale	kF
-ziell	aSq_
-zieme	gUhT
-ziers	aHcViW
-ziert	bYcHha
-zig	gW
-zin	aUc\\
-zlich	rSt[
-zo$	jIkToR
-zofen	iS
-zon	bSc[pI
-zos	iUtU
-zsche	bIc[
-zt$	jYkZ
-zte	bT
-zubis	iTmV
-zuelo	cW
-zug	bRiU
-zugen	jT
-zugig	b_cHfChG
-zwart	actG
-zy$	dHfZiSjCmHoGpI
-zyk	qS
-zzles	aZjHpW
-ße$	cVtS
-ßen	jS
-ßer	a]
-ßes	bVhUiH
-ßig	f^hVjC
-ßlich	rR
-ßraum	bEcWnV
-ßsaal	aGqVtU
-ßt$	iIjBkWpFtU
/ (	bGhEqas\`
/ 0	fY
/ 00	fR
/ 000	hIiSj\\
/ 0000	jc
/ 2000	bGdHe[gFhIiUpU
/ 900	aHcXgJhE
/ a	a_
/ ab	bSeJ
/ air	aGbWhEiZ
/ an	bVi\\
/ ano	bHhUjHn[
/ b	fRkS
/ bsc	jZ
/ c	jImR
/ d	aYrT
/ day	eIgX
/ de	dXtS
/ dia	iW
/ e	fUmR
/ ere	a^pI
/ f	aX
/ frau	aZjStH
/ fri	mZ
/ g	bVjVmH
/ h	fIgg
/ home	aJc]dHgGhJ
/ hr	g]
/ in	ad
/ j	gYnU
/ jahr	bZhViF
/ jour	b]iX
/ km	f>gTn[
/ l	hXiS
/ m	gYhUiC
/ m.sc	jV
/ mes	bGhWiT
/ min	gYiIjU
/ mo	h]
/ mois	hIiTnT
/ monat	fWiI
/ month	dUfXhS
/ ms	cSjYmG
/ mt	aX
/ mth	bWnV
/ n	aUfS
/ night	gY
/ o	a\`
/ or	aciEjCmG
/ os	aSiUjS
/ out	hYiY
/ p	i\\
/ pa	j_
/ r	aWiTkR
/ sa	pW
/ sat	iV
/ schindler	bUjGkV
/ sem	bIi]
/ semaine	e]hEiC
/ semana	e[iH
/ senior	aU
/ spat	fS
/ sr	a[
/ std	gZiT
/ t	bEeWgZ
/ tag	hZiT
/ team	jXlI
/ th	fVpV
/ the	iWjHlT
/ trice	aZ
/ ups	gY
/ w	aVjSpR
/ wed	dY
/ week	dZfC
/ wk	iV
/ wo	fYnX
/ woche	fViU
/ woman	aZsG
/ yr	bZg?hVnZ
/ £	s_
/$	iT
0 "	gCrIs[
0 $	gV
0 %	fJg_hV
0 &	jXoIpZ
0 (	aV
0 +	jV
0 /	dS
0 00	fY
0 000	gY
0 0000	jRpZ
0 2000	eef>gGpI
0 90	gXhW
0 900	bSg[
0 920	g]
0 950	gW
0 980	gX
0 :	f_
0 a	f^gS
0 abende	fS
0 achs	i\\
0 after	fIgWiI
0 agents	iGjEm\\pF
0 al	cGiCpa
0 alt	fS
0 am	f[iS
0 an	bIj^lT
0 analistas	mS
0 and	fS
0 ano	eUjV
0 anos	iTjU
0 ans	eVjW
0 april	oh
0 assistants	mW
0 associes	aIbWfT
0 at	fUgHjU
0 august	ob
0 azubi	mU
0 b	e]gSjI
0 bed	bSh[
0 bis	eU
0 bonus	dEjHkZ
0 branches	aEb^iH
0 bucks	gX
0 by	fYhHqS
0 c	eViV
0 cabines	bW
0 chairs	bUcU
0 chefs	m^
0 collegues	mW
0 con	fU
0 d	fWiVkR
0 day	d\\fW
0 days	aSdZfV
0 de	oS
0 dec	hJiHoVpY
0 devs	m_
0 dias	d]
0 e	cWg@hWjU
0 en	bWmW
0 engineers	mS
0 english	gGj^rG
0 equipes	bHfUiS
0 er	o\\
0 et	fYpW
0 etp	bHe[fU
0 evenings	f\\
0 feb	oYpUqU
0 fois	cEiFn[
0 food	j[
0 for	iT
0 frei	f[hAqR
0 fri	fW
0 fte	bHe\\fV
0 full	bWeUfDiHmW
0 fur	kY
0 g	aUjU
0 gruppen	bX
0 h	fZ
0 ha	bdiI
0 heures	bIiU
0 home	f^hC
0 horas	fXnUpT
0 hotels	b\`
0 hours	f\\
0 hr	fe
0 hrs	fX
0 in	dSfXmT
0 incl	fW
0 ingles	jX
0 is	qZ
0 ish	f[iBoI
0 j	d^hTjV
0 jahr	hTiT
0 jahre	eWjU
0 jahren	mZ
0 jan	iGoa
0 january	oU
0 janvier	eVpT
0 jour	d_
0 jours	fThV
0 juillet	eYmJoR
0 june	iGo\`pW
0 juni	oXpX
0 k	fIgShU
0 km	bdcFjXnH
0 kv	gGjX
0 l	fAgeh\\jB
0 lakh	bRgVh\\iH
0 lead	aGmZ
0 leute	a\\
0 licence	sR
0 lifts	fH
0 lines	b[iE
0 linien	b\\
0 long	f^
0 lpa	fGgY
0 m	bcfEgX
0 mai	o[
0 man	iXjEmT
0 mar	fHiCo\`
0 march	bEp\`
0 mars	eIfIp[
0 may	gFoX
0 mb	pW
0 medical	jZ
0 meses	e^
0 mil	bWgU
0 million	bXiR
0 millones	bVfJgT
0 min	p^
0 mins	p[sV
0 mio	bWfIiW
0 mit	fXgIiT
0 mm	g]iU
0 mo	ehpJ
0 mois	eYgSlU
0 mon	e\\
0 monate	jHlY
0 month	bIe[g]
0 months	eUgT
0 mos	lX
0 mrd	bZpI
0 mt	b\`fFiTjGlU
0 mth	e[fGoT
0 mths	eS
0 n	fY
0 nd	nS
0 nights	fTn\`
0 no	aXeTkC
0 nom	ja
0 not	jIkFl_
0 nov	o\\
0 november	fEiGoUp[
0 nuits	fTnS
0 o	aIfY
0 oct	iEo]qU
0 oder	jTkEr\\
0 of	aVf_oBsH
0 off	f\\
0 office	d]
0 oktober	iGo_
0 on	fX
0 one	aVbJjD
0 or	eSkS
0 other	mW
0 ou	cHfRiHj\\nJ
0 out	dfhD
0 p	fXjCpT
0 page	p]
0 pages	pX
0 par	fWiUmG
0 people	bVq\\
0 per	fGgWmV
0 perm	aSeUmT
0 permanent	eGm\\
0 personnes	bUiImWpI
0 pl	c[tH
0 plus	mS
0 pm	fYpY
0 points	aBgJiGjdkGmC
0 por	bIfRgDiW
0 posts	hImJo^pE
0 pour	gXqE
0 pqe	bJj[
0 pts	mTtG
0 r	g\\
0 rd	fYhEiR
0 re	iZjHqU
0 refs	pZ
0 rota	fYhRiI
0 rotation	fSsU
0 rotational	aUiI
0 s	bWi[k[
0 salaries	gW
0 sale	aHbc
0 salles	aGb^
0 sat	fV
0 schicht	fR
0 school	bXjI
0 seasons	jS
0 sem	eThX
0 semaine	iIjYlHn[
0 semanas	fTlUoV
0 sept	eUo^
0 september	oX
0 services	bV
0 sessions	cIgIhWkFnX
0 shifts	sU
0 shows	fY
0 si	fUlIqU
0 sites	bTcU
0 so	bHgStV
0 st	cGfSoX
0 staatsexamen	gY
0 staff	bSmZ
0 standby	fSsR
0 star	b]eJ
0 std	aZgF
0 stern	bZ
0 sterne	bV
0 stunden	aRfS
0 sundays	f>g]hYjJ
0 t	dZfIic
0 tag	dejJ
0 tage	dWfZ
0 tage-woche	hT
0 tagen	qR
0 tardes	f[
0 techniciens	mX
0 techs	bWmV
0 tecnicos	bGmY
0 th	pS
0 theatres	bScS
0 till	f]
0 times	bIfEn\\
0 to	fU
0 trips	eWfCgWhEiGnX
0 turno	a\\bImG
0 uhr	fX
0 und	fa
0 under	dHm\\
0 until	gFq]
0 up	g@iZmVnG
0 v	iUjTkI
0 w	f^
0 we	fZ
0 week	fWhJjH
0 week-end	fU
0 weekend	f_
0 weeks	hYjDlUnZ
0 with	f\\jV
0 wk	fUgV
0 wks	fX
0 wo	hUiU
0 woche	fZnG
0 wochen	hR
0 x	fYhUnX
0 xx	gW
0 y	gViIj[
0 year	iBj^
0 years	fGj^
0 yr	e[ja
0 yrs	ja
0 zu	dBf]
0 £	g]
0 €	h]
00 "	iWmHpIrZ
00 $	gW
00 %	gU
00 &	f\`
00 (	eSpT
00 +	gXjV
00 /	gS
00 0	fY
00 00	gS
00 000	g[
00 0000	pf
00 2000	bIe]fIgG
00 90	gY
00 900	gXhW
00 91	gYpV
00 92	gR
00 95	g\\qT
00 96	g]
00 97	gVhXiG
00 98	gVpU
00 :	f[
00 a	fWgS
00 after	gajF
00 agentes	aSiJmU
00 agents	aGb[iImY
00 al	fJoYpS
00 alternate	f[gI
00 am	fYgUhE
00 an	gT
00 and	fY
00 anos	bWs^
00 ans	iUmTsg
00 aout	kDocpI
00 apr	fEo\`
00 april	p_
00 as	aJs[
00 at	cRfU
00 aug	oWpT
00 august	eX
00 avril	eHfJoTpV
00 b	aSgZ
00 bed	b\`
00 beds	b[
00 berceaux	bV
00 beschaftigte	bRmX
00 betten	bUcEiW
00 bis	gTsU
00 bitte	qStH
00 boxes	aFbZ
00 boys	hGiW
00 but	gIiJq^
00 by	cWfGgZhIkG
00 c	gTiHjY
00 camas	cV
00 cet	pT
00 chambres	bW
00 children	b\\iF
00 collegues	bUmT
00 con	fa
00 countries	b]iG
00 covers	iS
00 cows	i\\
00 cp	bIgFhciHjJmG
00 crew	bY
00 cubiertos	bX
00 d	f@heiY
00 days	h\\nX
00 de	p\\
00 dec	oY
00 decembre	fHiEjZpS
00 dias	eTh]
00 die	gWqW
00 e	cVg]jS
00 each	g\`iI
00 el	fJg\\iDnW
00 empleados	b\\
00 en	bVfYm^
00 enero	oUpX
00 enfants	iVmH
00 er	bWf[iE
00 et	jRpU
00 euro	gY
00 families	b[
00 feb	fHpa
00 fevrier	oSpR
00 filialen	bX
00 flat	g\\iI
00 for	hBiHjTkSqTrS
00 gehalter	sT
00 guides	a@eJiIm^
00 h	fe
00 ha	aRbZ
00 hauptamtliche	aJb\\cI
00 heures	f^
00 hl	i[
00 holidays	hX
00 home	dZfV
00 horas	eTfTiV
00 hourly	eFgXhU
00 hours	eRf[
00 hr	f\\gU
00 hrs	f\\
00 hs	f^iF
00 if	gT
00 im	f_gFhBiGnHsV
00 in	gXhHjBrT
00 ish	g[
00 j	bGmVoZ
00 jahre	b]dIeGjEpJsZ
00 jan	oYp[
00 je	gc
00 jours	cFhX
00 juin	oXpT
00 june	oTp^
00 juni	fHoTpT
00 k	gS
00 kg	hWj]
00 kids	bXcGfFhEiYmSnEsH
00 kinder	iSsV
00 km	cX
00 kopfe	bYmX
00 kv	a[
00 l	bHfFg_hWjB
00 la	g]
00 late	gU
00 leute	b\\
00 lines	bTjJr\\
00 lits	bY
00 lpa	fJg\`iH
00 m	bYiT
00 ma	b^
00 mai	p_
00 mal	fHg_
00 march	fFo\\
00 mars	eZoAp\\
00 max	bFiXqS
00 may	e]fF
00 mb	dU
00 members	iHjY
00 mesas	iZ
00 meses	eUjZ
00 mi	aIbGcWiIn^
00 mil	bUiT
00 miles	bZiG
00 millones	bT
00 min	fTiWpX
00 mins	hJjTnU
00 minute	fTiGpV
00 minutos	cTiSmGpV
00 mio	bTjW
00 mit	bZgZjH
00 mm	iUjH
00 mo	e_jSnHpJ
00 mois	eagY
00 mon	e\\pH
00 monate	e\\iGjW
00 month	e_iGlS
00 months	oS
00 mth	e]jS
00 mths	eWgUjW
00 mw	b\\
00 nach	gb
00 night	aUeIfImIoU
00 nights	fWgXiI
00 no	sa
00 noon	iYpT
00 nos	a\\bI
00 nov	oSpS
00 november	pY
00 o	f^
00 oct	gHoYpX
00 octobre	oU
00 oder	fUgUjS
00 of	b]
00 off	f]hG
00 on	fVgY
00 open	fHgEia
00 operarios	bY
00 or	sR
00 ou	fR
00 p	bSgW
00 paises	bT
00 par	gWiY
00 people	bb
00 per	gf
00 periodes	fZ
00 pers	b]
00 person	bZ
00 personas	b]
00 personen	b]
00 personnes	bS
00 pickers	iCm_
00 platze	b\\
00 plus	sS
00 pm	fUtR
00 points	aIbAcJi^jGkF
00 por	g]kTmTrH
00 postes	aT
00 ppl	b]
00 presses	qW
00 pro	gY
00 prozent	fUgV
00 pto	h\\
00 puis	fYgTmI
00 que	fIrSsV
00 rising	hW
00 room	aDb\`
00 rooms	bWhIiT
00 rtt	fUhS
00 s	f[
00 sabado	iR
00 salaries	bW
00 school	aHbIiY
00 seats	aXhT
00 sec	kRpZ
00 sept	e^
00 september	pZ
00 si	hJoGqYrH
00 sin	sX
00 so	hJqVsR
00 societaires	bW
00 staff	bZmW
00 start	fX
00 starts	i^jG
00 std	eUfY
00 strong	bX
00 stunden	eTfU
00 t	bX
00 tage	hYnU
00 techs	bWiHmX
00 term	aHfT
00 th	oS
00 to	gZ
00 tv-l	gX
00 uhr	fZpT
00 und	sV
00 units	cZjE
00 urlaubstage	fDh\\
00 v	kV
00 vehicules	bVfIiS
00 viernes	fR
00 volunteers	bSmW
00 weddings	b[iH
00 weekdays	sR
00 weeks	e_hU
00 wegen	jYlT
00 with	sU
00 wks	eVlU
00 wochen	bIfDl\\qV
00 wochenstunden	fY
00 x	fk
00 y	fV
00 years	b\\qX
00 yr	bFf<i^jU
00 yrs	b[gSmR
00 zimmer	aHb_
00 £	gU
00$	fVgV
000	bS
000 $	eIgV
000 %	aZbAe]fdgH
000 (	gVjJkS
000 +	g\\
000 /	gZjS
000 0	gY
000 00	gSpa
000 000	gWpd
000 0000	pd
000 a	g\\
000 acres	bZ
000 agents	b^
000 al	gX
000 all	bDdHg\`pA
000 alumnos	aHb[
000 and	sY
000 at	bSg\\
000 auf	fJg]
000 b	h\`jGpG
000 base	g]
000 basic	gY
000 basico	gU
000 beschaftigte	b[
000 betten	bXeF
000 bis	fJgf
000 brut	gX
000 bruto	hS
000 brutos	sS
000 bruts	gV
000 children	aGbWcThI
000 clientes	aHgGiV
000 clients	bUiR
000 con	ga
000 couverts	iX
000 covers	bR
000 day	gThS
000 de	gXqY
000 diarios	g\`iF
000 dossiers	jH
000 each	g^
000 einheiten	bR
000 einstieg	gR
000 el	gW
000 eleves	aTbXmI
000 employees	mW
000 en	gXhHjUqX
000 euro	eU
000 euros	g]
000 ew	aIb^iG
000 fijo	g\\
000 fijos	gWsG
000 fix	gWjHqJsR
000 fixe	g\\
000 flat	fDgZhJjJ
000 flats	bYiG
000 for	hYqV
000 fte	b[gR
000 gaste	bX
000 geburten	b[
000 gross	eHgS
000 h	bJf[j[
000 ha	cUgGiV
000 habitaciones	qU
000 head	aDb_gHmD
000 heads	iU
000 horas	gEiGj]l]
000 im	bEga
000 in	gT
000 inkl	hS
000 je	f@g_
000 jours	bJe^fEhE
000 k	hU
000 keys	bW
000 kg	iVjS
000 kinder	b\\gHiH
000 km	n[
000 kr	g\\hSjJ
000 l	b_fHg@hFiT
000 la	gb
000 leute	bSiU
000 limpios	gZ
000 liquido	iSjHsV
000 liquidos	gU
000 litros	bYgCiT
000 lits	fI
000 lots	iWrS
000 m	b]cTgFjV
000 ma	b[
000 members	bX
000 mensuales	hT
000 metros	b?hVjX
000 mil	gY
000 miles	nZ
000 mitarbeitende	bX
000 mitglieder	b[
000 mm	gI
000 msnm	bJc^gHsJ
000 mtl	ga
000 mw	iXjF
000 net	gW
000 netos	g[
000 nets	g]
000 netto	g]
000 no	gXhFqS
000 on	bXgV
000 or	gZh?
000 p	bX
000 pa	gZ
000 palabras	rX
000 par	gSqT
000 people	b\\
000 per	fEg[hWiH
000 pers	aGbX
000 personas	aIb\`mH
000 personnes	bX
000 platze	i[mJ
000 plus	g\`
000 pm	fJgY
000 por	g_
000 ppl	bZgJ
000 pro	gS
000 pts	bVgGiVjE
000 pupils	bU
000 s	aIb[fHiW
000 salaries	b\\
000 semanales	g_
000 socios	ba
000 staff	bWiS
000 t	b[jR
000 to	bDgSiT
000 units	b\\
000 usd	gZ
000 vacas	bXiV
000 weekly	fFgYhFlG
000 wk	fFgUhTiS
000 words	jVp]rT
000 x	ga
000 y	gT
000 zl	bJgThV
000 £	eJ
000 €	hT
000$	g\`hR
0000 +	gV
0000 /	dFiVjYpC
0000 00	p^
0000 000	pe
0000 0000	fTgSpc
0000 a	g^
0000 im	eIfFg[hFnG
0000 or	eGf[jE
0000 und	b^
00000	jSkRp\\
00000 000	pa
00000$	iSjR
00000-	pS
000000	pS
000000$	aU
2000	bSeS
2000 (	aIeUhV
2000 /	fHgFjIkVlFp\`
2000 00	bXjV
2000 and	qS
2000 in	b^cD
2000$	bVoR
90 %	aJe]gAhVjF
90 +	gS
90 /	gV
90 00	gY
90 000	fViT
90 days	fGgUpSqS
90 dias	bIeTfFjZlGqU
90 k	iW
90 min	bHf[pX
90 plus	fBgZ
90 €	lS
90$	gXhR
900	bZ
900 +	bFgUiFj[
900 /	g\\h@
900 000	eT
900 brut	gYhJ
900 brutto	iR
900 net	gU
900 netto	gZ
900 x	gRqT
900 €	gU
900$	gZhX
9001	j[
904	gV
904$	gV
91	iTpZ
91$	iXpS
9100	b^iF
9100$	b_iG
911	gWiW
911$	aVcJgW
912	gZ
916	gTpT
92	bUg_
92 000	gZ
92$	g^nG
920	g[
93	fAgUhSiW
930	aSf@gd
94	b^fIiVjE
940	bUfGg^iHjDkGmI
95	bRgX
95 000	gY
95 k	gV
95 €	gT
95$	fVjXqW
950	g_
950$	g]
96	b_iXjG
96 000	bXgSiI
96 k	g\\
96$	gUqR
960	gUsS
960$	gX
9606	jXkJ
963	gThT
963$	h\\
97	cFgViVnX
97$	gEhJi_kInG
98	aFgYpX
98 000	g^
98 k	g_
980	gd
99	bJcCi\\jTnV
99$	bIcEdHhJiJjWkImSnUsI
990	bGeFg^hHiZlEmGpE
999	gRi^
: "	mHq]sS
: $	rU
: 00	fZ
: 000	gZiZjD
: degree	jIlTtU
: dr	mZ
: drone	kV
: head	aT
: in	ad
: innen	aWiV
: jefe	mVtU
: kein	lTqFra
: max	dZfEgJkCsY
: mme	mV
: no	bUdHfTiBpHr^
: non	l_
: none	lW
: on	fUkWoG
: r	mDtS
: so	hTiHoYtW
: the	fCqY
: two	bXdEj^
: un	jJkUnTtD
: we	aRlWqUtG
: we'll	hYiIlIpS
: wir	aVbT
: zwei	hGjGn\\
: £	eIfW
: €	dGg[iHnH
:$	tl
<apply	pftT
<aside	qd
<company	b\`c\\
<contract	e]
<date	oT
<duty	ia
<filler	act^
<hours	fY
<mode	d_
<must	j]kT
<nice	kX
<notneeded	l]
<order	rd
<pay	g\\hS
<perk	h_
<place	cS
<team	m\`
<title	aWbScW
<travel	n]
<unlawful	sc
<~contact	pV
<~contract	eS
<~deadline	cEeSfGgHoT
<~education	lR
<~end	eSfY
<~experience	lU
<~hours	fT
<~language	kT
<~manager	jJmX
<~mode	dc
<~pay	gV
<~place	cS
<~start	oS
<~team	mT
<~title	a]
<~travel	bEhX
<~variable	hT
=/	g\\jI
=0	fRpS
=00	eDgVo[
=ab	o_
=also	h_iFjF
=an	iJ
=apply	p\\
=asunto	jHt_
=aufgaben	iV
=aus	fIiJ
=aux	jRkS
=beginn	fJgDo_
=benefits	hciG
=betrieb	ba
=boss	cTfTmToB
=candidature	q^
=comp	fGgRhTkErTsW
=contact	pf
=contract	o\\
=contrato	bGe\`fIiIjF
=date	bHf?tb
=dauer	e^fF
=de	tR
=du	tW
=essential	j_
=extra	fFh\\iEkT
=extras	gFha
=for	fE
=from	tW
=fur	eT
=gehalt	g]hFjI
=gern	cAdThIiGjDk\`lSnY
=gesucht	eY
=get	h_iFjF
=grade	a[g[jA
=have	tZ
=hours	f^iC
=how	oIpd
=hr	kDte
=i	iHj[
=job	a_i]
=kontakt	iIp\\rJ
=kur	hJiJjFkc
=kurz	iY
=la	jS
=lieu	c\`
=lo	aZgRhJ
=location	cb
=main	i^
=muss	ja
=n	iJmY
=needs	jUkW
=nice	iHka
=no	lYpS
=objet	cHiIt^
=ort	cW
=para	aFb_iFtU
=pay	gX
=perks	fHgFh^
=place	bHcfiE
=plus	lUoJ
=points	lWoI
=position	aeiG
=post	aabFfXiA
=process	fGp^
=product	bbgJiD
=puesto	a\`iItJ
=purpose	icjDrH
=que	aRiS
=rate	g^pH
=re	oSt]
=reports	iEm_
=required	jd
=requirements	iEj_
=role	a]bIiV
=rota	fciH
=salario	cGfEg^
=salary	gY
=scope	c^eIrI
=seat	kH
=site	c_d[i>jHlS
=start	fIiIkFoc
=stelle	fR
=tasks	ia
=team	aIm[tX
=the	iH
=times	f\`
=title	a\\iG
=to	iEt]
=travel	dHiDlEneoF
=tun	i\\
=type	e]r\`tD
=us	bj
=vertrag	eS
=voraussetzung	iHjbkC
=wage	eGg]kH
=wann	f[jGnJtG
=wanted	iR
=was	aTiW
=what	i]
=where	cetC
=who	bcfI
=why	q_
=will	iRjFqEtW
=wir	hS
=wo	cZ
=work	id
=working	d_
=wunschenswert	jGk_
=you	iS
=zeiten	f]
>apply	pW
>aside	q_
>company	aXba
>contract	eX
>date	oR
>duty	ib
>filler	tb
>hours	fV
>mode	cRdX
>must	iSj^
>nice	j[k]
>notneeded	jRlX
>order	rZ
>pay	gU
>perk	gUh\`
>place	aVb\\cS
>team	hWm]
>title	t\`
>travel	n_
>unlawful	s\\
>~contact	cIhRp_
>~deadline	bHfBjImToWpX
>~education	iR
>~end	eSf[
>~experience	eT
>~manager	mZ
>~place	cT
>~start	oT
>~team	bTiUj@
>~title	aV
>~travel	nAsS
>~variable	gV
?	lVtX
? nein	lRsT
? no	cUdReTlSpH
?$	t[
@early	bS
@first	aftX
@late	p]
^	rRt\\
^ 	rRt\\
^$	g\\
^$ 0	gRhT
^$ 00	gW
^$ 000	gV
^$ 900	eThH
^%	aSfVgY
^&	jS
^(	qUsR
^( 0	aRdIeRfZgFiCnJqHtR
^( 00	bIcSfRjG
^( der	qY
^( die	rTsR
^( el	aIqY
^( no	sV
^( we	hVpI
^+	gYjS
^+ 	cGg\\hIiAkStT
^+ 0	hSmS
^+ 00	hT
^-'a	bFc^fXiJmI
^-'d	mR
^-'t	lSrT
^--c	g[
^--l	e\\gVjI
^--v	bVgW
^-aa	iIjXkR
^-ab	iR
^-ac	bWcS
^-ae	i\\jV
^-af	b^cJkT
^-ag	hV
^-ah	c\\gTjEkTtX
^-ai	c\\fGjV
^-aj	cFgXhIiEjBlDp]
^-ak	lYpG
^-am	cZiS
^-ao	aFbRgEhWiTtX
^-aq	cHiIjc
^-ar	iV
^-as	i[
^-au	cU
^-av	aXcIgU
^-aw	cTjX
^-ax	aJbRiT
^-ay	iU
^-az	cb
^-aß	iX
^-ba	c]jTtS
^-bb	i]jE
^-be	iW
^-bi	nT
^-bj	tZ
^-bl	b[iWjG
^-bs	hUtT
^-bu	aUcW
^-by	cWkT
^-ca	c[
^-cc	bHc\\iXj\\
^-cd	a]bBcDdJeIgJiCmJnFoJpJqJrJsJtJ
^-cf	aDj\`
^-ci	t]
^-ck	iT
^-cl	fX
^-cp	j[
^-cs	kX
^-cu	aZiR
^-cw	jZ
^-cy	iT
^-dd	fIp[
^-dg	fJiJk\\
^-dh	cVmJ
^-di	fT
^-dl	iFj^sX
^-dm	bGcDfIi_jBmJpWtI
^-do	iS
^-dr	iSjU
^-ds	i[
^-dt	cT
^-du	eXgGiIkU
^-dy	hY
^-ea	bVlUrV
^-eb	b\`fS
^-ec	jT
^-ef	aSmW
^-ei	bW
^-ej	h]iIpH
^-ek	bUiH
^-em	jU
^-en	iW
^-eo	i\`
^-ep	hSiR
^-es	iX
^-eu	cUdUgRhJj=l\\
^-ev	aDj\\mX
^-ew	cR
^-ex	iRjVkV
^-ez	r\\
^-fa	jUmS
^-ff	hU
^-fi	hTi[jIoAqRsJ
^-fo	kTpY
^-fr	eVfZ
^-fs	iYjS
^-fy	iWjX
^-ga	hZiUkT
^-gb	aEr\`
^-ge	i\\
^-gg	cRiHjEk[
^-gh	c[
^-gi	cXjV
^-gl	aHcbhItI
^-gn	iSkU
^-go	cS
^-gs	iT
^-gt	iFjStR
^-gy	iY
^-ha	cW
^-hc	aFbGcCdIeIfHgFhCi?jTk^lHmHnIoIpIqIrIsHtI
^-he	iU
^-hg	iDjd
^-hh	cIiDj]q\\
^-hi	cViV
^-hl	cXiCjV
^-hn	gVnR
^-hr	gStT
^-hu	fY
^-hy	aRiUkT
^-ib	hSj\\
^-ic	jS
^-ie	bR
^-if	cRgVhU
^-ig	fSjW
^-ih	bThV
^-ii	bWiDt[
^-ik	bWjW
^-im	cV
^-ip	iSjIlS
^-iv	jVpU
^-ix	bAcUhVpI
^-iz	cViXtU
^-iß	qVtV
^-ja	mS
^-je	hRi]jV
^-ji	iTk[mJpDrE
^-jo	gS
^-ka	cSfFjSnW
^-ke	hSiW
^-ki	bIc]iT
^-ko	aTbUcVgF
^-kp	ahbCcAiGjD
^-ks	hUiZ
^-kt	eT
^-ku	ia
^-ky	bRrW
^-la	cW
^-lb	bW
^-lc	a[kT
^-lf	hU
^-li	cSnU
^-lk	jU
^-lm	bYcRj\\
^-ln	cbjI
^-lp	aHiVkGt[
^-lq	ja
^-ls	hRiT
^-lt	iW
^-lu	jb
^-lz	cShXi[
^-ma	cRiT
^-mb	bGfEiZoY
^-mf	bIcJi_
^-mi	aJbIcVtS
^-mm	aV
^-mn	j[
^-mo	gT
^-mp	iY
^-ms	i[
^-mt	kXpWrB
^-mu	gXiY
^-mx	cY
^-my	fDnSsS
^-na	cV
^-nf	m[
^-ng	i[
^-ni	fR
^-nn	tS
^-no	cX
^-np	a[bRdIjG
^-nq	hUjX
^-ns	iW
^-nu	fGh]rS
^-nx	j[
^-ny	cR
^-nz	cRiTjS
^-oa	bIn\\
^-ob	eYiW
^-oc	aXcSiRjY
^-od	jU
^-oe	cVgW
^-of	bU
^-og	iTjY
^-oh	c\\
^-oi	nTsU
^-ok	iR
^-ol	iT
^-om	jT
^-on	iS
^-oo	cY
^-os	iY
^-ot	cRhU
^-ou	q[
^-ov	eUfY
^-ow	c\\jT
^-ox	kSp[
^-oy	aIbEc[mRpJtU
^-oz	nZ
^-pa	hXiXjU
^-pc	a[gY
^-pd	aIj\`
^-pe	iV
^-pf	aHgHjCkc
^-ph	bJcTfIiHjTk_lFtI
^-pi	iWkZ
^-pl	bYcBjX
^-pm	a_bJcFiEjT
^-po	mX
^-pp	bThXpS
^-pr	jTpU
^-ps	iU
^-pt	mT
^-py	rS
^-qa	bHcaiBj[kI
^-qb	kY
^-ql	iDjd
^-rb	aVbIhXiW
^-rc	iX
^-rd	cS
^-rf	cY
^-rg	cU
^-rh	c[iD
^-ri	iTjStS
^-rk	iS
^-rl	aHc]jUkF
^-rn	cR
^-rp	iSj\`
^-rr	iRqV
^-rs	iV
^-ru	bIcSe\\hV
^-rz	cUpJ
^-sc	j\\
^-se	iT
^-sf	hZjGkY
^-si	bHh\\pItW
^-sk	dSiZ
^-sl	a^bGjItH
^-sm	lUs]
^-sp	bShWmR
^-sr	bDfHigjE
^-ss	iS
^-su	jSq[
^-sv	cHhXiAj\\
^-sy	cUjYsU
^-tc	bYcFfIgVhIiFjTpJ
^-th	cR
^-tl	jRn\\
^-tp	aIj\\kS
^-tr	aVbBcVgTiDjFpItT
^-ts	iX
^-tt	iR
^-tu	cEgSjFm^tT
^-tv	fJg]iZjItH
^-ty	iS
^-tz	cT
^-ua	c]jS
^-ub	bYhSiW
^-uc	aTjU
^-ud	cXiS
^-uf	fSiS
^-ug	h\`
^-uh	fZ
^-ui	i]
^-uj	aIbUcIdHeFfIgDhEiGjIk_lFmGnHoHpDqFrHsEtE
^-uk	jWqU
^-ul	gSjT
^-un	bR
^-uo	eSiSjH
^-up	fUhW
^-ux	iS
^-uy	cUiY
^-uz	bAcgfIgHhIiAjI
^-uß	t_
^-va	cUjW
^-vi	a=bWiWtU
^-vs	h_
^-vy	fViR
^-wa	cUhSj[
^-we	c[
^-wi	cJiIjXpU
^-wn	cS
^-wo	mU
^-wp	bSiHkU
^-ws	iYjW
^-xe	gZ
^-xi	bSh_
^-xo	hWiEsT
^-xt	pSrUtT
^-xy	iXjT
^-ya	bStV
^-ye	eY
^-yl	cV
^-ym	iW
^-yn	c]
^-yo	fV
^-yr	cS
^-ys	fU
^-ze	cViV
^-zi	aCjYt\`
^-zo	eSoS
^-zt	hS
^-zu	jRqTrJ
^-zy	bGcYhXiF
^-ße	cV
^/	iVtc
^/ 0	bIiFo_tB
^0	mS
^0 	aUcEgTjWmTtX
^0 %	g_
^0 +	ja
^0 /	fahIoU
^0 0	fi
^0 00	fegRoS
^0 000	bWgb
^0 900	bVge
^0 920	g^
^0 950	gX
^0 980	gZ
^0 :	fc
^0 a	ff
^0 abende	fV
^0 am	f\`pV
^0 analistas	aSmS
^0 ano	fIjUlT
^0 anos	j]
^0 ans	eTj]
^0 april	bGo_
^0 assistants	m[
^0 august	oW
^0 b	aUeJqV
^0 bed	bUh\\
^0 bis	aJeZiIjHoC
^0 chairs	cU
^0 collegues	mX
^0 d	dUf_iX
^0 day	dXf\\hT
^0 days	d[fe
^0 de	eJfTpZ
^0 dec	o[
^0 dias	dTf]
^0 e	aUcIhSjUmHqYtE
^0 en	bFcFfIjSkFm]pJ
^0 equipes	bGfS
^0 er	aUoXpV
^0 evenings	f^
^0 feb	oZ
^0 fte	a\\bFcIeSfCiJtI
^0 full	bXeGfEiFm[
^0 g	aUbFj[
^0 gruppen	bZ
^0 h	fY
^0 home	dYfWhF
^0 horas	fYnSpS
^0 hr	cSfXiDjHmJrE
^0 hrs	fXpX
^0 in	d]iHmU
^0 j	dUfZ
^0 jahre	bGhUiGj]
^0 jan	bHoTpT
^0 jour	d^eI
^0 jours	fY
^0 juni	oR
^0 k	bWhRiS
^0 km	bViFjWnH
^0 leute	a\\mX
^0 m	bReViCjEmIsW
^0 mai	o\\
^0 march	hIoT
^0 may	gFoZ
^0 meses	e^
^0 min	cTpV
^0 mio	bTiBpIqX
^0 mo	e]
^0 mois	eUlW
^0 month	e[
^0 months	e\\
^0 mth	e\\fHiIoU
^0 mths	eUoV
^0 nd	aXcHgY
^0 nights	bSfViCjInR
^0 nov	oV
^0 nuits	fd
^0 of	fVmRqS
^0 off	f^
^0 office	d\`
^0 on	f\\iJmU
^0 or	dFeXfCkTnF
^0 other	jUmWpI
^0 p	fZ
^0 page	p[rH
^0 people	bTmIqV
^0 personnes	bU
^0 pm	f\`pT
^0 pqe	aBbGj_
^0 refs	pW
^0 s	aIb]jEkF
^0 salaries	gV
^0 sat	f_
^0 schicht	fY
^0 seasons	j[
^0 semaines	hdnV
^0 semanas	fVhSoU
^0 sept	jImFo\\pF
^0 shifts	f\\
^0 shows	f[
^0 sites	bVcTiHnD
^0 st	aWcFfZjT
^0 staatsexamen	jT
^0 staff	eSmT
^0 star	bT
^0 tag	dX
^0 tage	fV
^0 tage-woche	f^
^0 tardes	f]
^0 techniciens	mW
^0 techs	mY
^0 th	b[gRhXiCmF
^0 till	f\\
^0 to	bIfagHmT
^0 trips	eWfIgGhHiDnY
^0 week	fYhHiI
^0 weeks	h_iHnV
^0 wk	fSiFo_
^0 wks	h]lUoU
^0 wochen	hWjI
^0 x	dXfg
^0 y	bHeYj\\
^0 year	iBj^
^0 years	jY
^0 yr	eYjc
^0 yrs	eXjU
^0 €	g_hH
^00	bS
^00 	cJf\`gSmU
^00 $	gg
^00 %	fYgY
^00 +	fJhbiCj\\mG
^00 /	d_fagX
^00 0	fbgY
^00 00	fVgb
^00 000	bSg_
^00 0000	pZ
^00 90	gi
^00 900	bGgehI
^00 95	gd
^00 98	pU
^00 :	fYtS
^00 a	fZgZ
^00 agentes	aSmU
^00 agents	bRm]
^00 al	bHhViUoGpW
^00 and	bTgUiCjUmU
^00 anos	b[iDjUsH
^00 ans	hIm]
^00 april	pX
^00 aug	o[
^00 august	eVfGiG
^00 avril	oWpH
^00 bed	aHbW
^00 beds	bZ
^00 berceaux	bV
^00 beschaftigte	bTmS
^00 bis	bJeVfTgU
^00 collegues	bSmU
^00 covers	iV
^00 cubiertos	bX
^00 d	h\`jI
^00 days	hc
^00 de	cXeW
^00 dec	oY
^00 decembre	oY
^00 dias	hbnU
^00 e	gf
^00 en	eDfSmdoI
^00 euro	g\\
^00 feb	fGoSpT
^00 fevrier	oV
^00 filialen	bU
^00 h	f\\
^00 ha	aWbSiH
^00 hauptamtliche	bZ
^00 heures	fV
^00 holidays	h[
^00 horas	fViV
^00 hours	eUfUgU
^00 hr	fegD
^00 hrs	f\`
^00 in	cCgGiWmVoFqJ
^00 ish	f\\
^00 j	h]nY
^00 jan	oY
^00 jours	cDdUh]nS
^00 juin	o\\
^00 june	p\\
^00 k	bUgZ
^00 kg	jVsU
^00 km	iZ
^00 kopfe	bUmZ
^00 leute	mY
^00 lits	aT
^00 m	bThT
^00 ma	bY
^00 mai	pY
^00 mal	g\\iI
^00 meses	j\\
^00 mil	bYiI
^00 millones	gS
^00 min	fWjX
^00 mio	iW
^00 mois	bHeSgZhD
^00 monate	e[
^00 month	ebhJiD
^00 months	eYiAjZoW
^00 mth	e_
^00 mths	eUiFj^lH
^00 mw	bYtI
^00 nov	oX
^00 oct	iGpZ
^00 of	bZiH
^00 on	bCfYmZ
^00 operarios	bX
^00 or	fTjVsT
^00 p	bWcIfUgTiD
^00 people	bZ
^00 periodes	f[
^00 pers	bZ
^00 person	bV
^00 personas	b[
^00 personnes	mT
^00 pickers	m[
^00 platze	bY
^00 pm	fa
^00 por	bEfWiCjHkIm[
^00 ppl	b]
^00 pto	h]
^00 room	bRmV
^00 rooms	bVhGiW
^00 rtt	h\\
^00 s	fi
^00 salaries	b^
^00 september	fGpV
^00 societaires	bT
^00 staff	bUmZ
^00 std	fc
^00 stunden	f\\gS
^00 t	bTgXhSiH
^00 tage	hXnU
^00 techs	bYpJ
^00 th	aHfIgYjYoT
^00 to	fVg\\sS
^00 uhr	pT
^00 vehicules	bVfJhJiRrH
^00 volunteers	bSiU
^00 weddings	bX
^00 weeks	ebfEhViEjUoH
^00 wochenstunden	f]
^00 x	fj
^00 yrs	b]iIjG
^00 zimmer	bV
^00 €	ga
^000	bb
^000 	aWcEgX
^000 $	bDfXiIjI
^000 %	b?d]eXfS
^000 (	bJgFh[kX
^000 +	gZ
^000 /	bFgg
^000 0	b@gCiZjZpR
^000 00	bEfXgS
^000 000	gY
^000 0000	p_
^000 a	bBcIg]iDjT
^000 al	bCfWgRiD
^000 alumnos	bUiJ
^000 b	hZjH
^000 beschaftigte	bR
^000 brut	bJgY
^000 clientes	bCcSiW
^000 clients	bHi\\
^000 einheiten	bU
^000 eleves	b^
^000 employees	mW
^000 flats	aHb\\
^000 fte	b[
^000 h	bCeVfZ
^000 ha	cZhI
^000 habitaciones	oU
^000 in	bYcH
^000 k	h\`iS
^000 km	bTcXnH
^000 leute	b_
^000 m	bGfDiWjW
^000 ma	bT
^000 members	bV
^000 mil	gZ
^000 miles	iHnZ
^000 on	bY
^000 people	jS
^000 pers	bV
^000 personas	bX
^000 platze	bCi\\
^000 por	bCgTiU
^000 ppl	bR
^000 pupils	bIiT
^000 salaries	bU
^000 staff	iW
^000 t	gWjY
^000 trabajadores	bR
^000 words	kIpa
^000 €	b@g^hY
^0000	cReWgZ
^0000 	bUcJe^jR
^0000 000	p]
^0000 0000	gW
^00000	cY
^00000 000	pS
^2000	bThYjJ
^2000 	aUbVcFhSpF
^90	b\`
^90 %	b?eXfT
^90 000	fWmU
^90 days	eXpG
^900	bViV
^92	bZhJn[
^94	aGb_iE
^95	b_gYiHjW
^95 000	gZ
^950	bTg\\jH
^96	bZiZ
^:	jStS
^a 	eRiDjW
^a 0	jU
^a 00	fSg\`jS
^a bit	jRk\\
^a bonus	gDj\\kGtG
^a coruna	cW
^a day	dUpS
^a l'aise	j[
^a la	gWqV
^a los	lSpIqR
^a plus	hU
^a ver	qStU
^a year	bGe\\hIpH
^a-level	j_lB
^a-lizenz	kW
^aarhus	cYdS
^ab	gTo\`
^ab 0	fZgToS
^ab 00	fYjUoH
^abap	aZiH
^abbey	bW
^abends	dJfTnV
^abendtermine	f\\iF
^aber	bJpGrV
^aberdeen	cU
^aberdeen 	cX
^aberystwyth	cV
^aberystwyth 	cS
^abgeschl	jU
^abgeschlossene	jU
^abgeschlossene ausbildung	jU
^abidjan	aIcTnU
^able	iJj[
^able to	iJj]
^abnahmen	iY
^abogado	a[
^abonnement	hb
^about 00	fTiT
^about 000	fIiV
^above	kTm\\pCtE
^abrechnung	iS
^abril	oZpI
^abril 	oZpI
^abrimos	bViHjVtT
^abrir	bJi[
^abschluss	cHiHj]
^absence	i^
^abstimmung	iVqS
^abu	c^
^ac	iZ
^aca	jT
^aca 	jS
^academia	hZ
^academia de	bRhHmVpH
^acams	iDk]
^acc	aTcJiDj[
^acca	iT
^access	hW
^accessibilite	iUkX
^accessibility	jS
^accommodation	h\\
^accompagnement	iY
^account	a^hF
^accounts	aZiG
^accredited	bV
^accueil	ic
^accueil des	iR
^accurate	j[
^achats	iZ
^acht	bUeVfHlT
^acht leute	mT
^achtunddreißig	fV
^acidez	iT
^acls	kW
^acompanamiento	bJi\\
^acompanar	iZ
^acquisitions	bGiX
^acta	oZ
^actas	iW
^actas 	iS
^actas de	iY
^active	aXhFiHj\\lFnD
^activities	aU
^actual	gTiFjRkH
^acuite	jZ
^ad	aVbIcJeVfGjCkImYtS
^add	jRpHra
^adi	jW
^adm	j[
^adm 000	j[
^admin	aV
^administracion	bXcIiCjT
^administrador	aUmV
^administradora	bIm\\
^administrativo	aZmD
^administrator	aT
^admissions	aSiS
^adr	iTkZlY
^adr 	iR
^adult	bSiY
^advert	jJlIpJrXsJtH
^aec	jX
^aed	g]
^aed 0	gY
^aed 00	gX
^aeo	bWcIeCiTjGkJmF
^aep	jZ
^afc	gXtH
^afgsu	jV
^afgsu 0	jV
^afiliacion	h]pI
^aforo	bTiX
^afrikaans	iDj\`kAlJsE
^afscme	eRjImU
^after	dReUkTo\`
^after 	bJjYt[
^after effects	jSkU
^after school	bHeIf\\gFkJlHoF
^after the	dTeGhIoZ
^afterwards	fW
^ag	bCcIhZjCtV
^age	lRsXt^
^age 00	sY
^aged	bUfIgXhJiHjEnG
^agen	c\\
^agence	aIbWcZ
^agence de	aGc[
^agencia	aIbZ
^agency	bXeU
^agenda	fSiWjR
^agenda 	i\`
^agent	aVeTnS
^agent de	gWjI
^agente	aViG
^agents	aVbHi\\
^agentur	bY
^agile	dWjJkJ
^agosto	fY
^agree	bJfIgJiGj\`
^agrement	bIiIj]
^agronomia	lX
^agronomo	aUjR
^agronomy	lUmS
^agua	aSbVcFhTjI
^aguantar	j\\
^aguascalientes	cYiI
^aguinaldo	hXiI
^ah	fVjIqItZ
^ahead	fJhDi@odpJ
^ahm	t\\
^ahm 	t\\
^ahorro	gEiV
^ahpra	ja
^ai	aSiXlI
^aide	fFhXiW
^aide au	hZ
^aipr	j[
^air	h]jIkSlIpI
^airbrush	jVkS
^airflow	jV
^airflow 	jT
^airport	bTiT
^airside	jZ
^airway	iU
^ajustador	aX
^aktuar	aTtI
^al	cXq_
^al 00	bIcJfJh]jGqG
^alarms	fIiX
^albacete	cV
^albacete 	cX
^alcobendas	c\\
^alcorcon	cYtI
^aleman	bSjX
^alerta	fViR
^alertas	iT
^alerte	iTjItS
^ales	c]
^algo	k\\pI
^alguna	cSiHjHnX
^alicante	cSdGnT
^alicante 	nU
^alimentacion	hW
^alimentacion 	hXiH
^alimentar	i[
^all	bUdS
^all the	dWhRiHlGpG
^all-in	fXgShJkIlIqH
^alle	bSdTgUiJjHlS
^allemand	jVkX
^allemand 	bRiJjX
^allergens	jZ
^alles	bTdWiIlR
^allez	jIkWt]
^allocation	gUiRjI
^allowance	g_hG
^almeria	cUnS
^almeria 	nU
^almuerzo	hY
^alnwick	cS
^alnwick 	cS
^alojamiento	hX
^alongside	jSmV
^alors	bIcHsGt]
^alpha	hZ
^alright	t[
^als	kHtU
^also	qT
^also 	bIcJt]
^alt	fZgH
^alt weekends	fUiH
^alta	bHe[fWiH
^altas	iZ
^alter	aIfIs^
^alterations	iS
^alternance	dZgIhH
^alternancia	cIdafGiE
^alternate	fR
^alternate saturdays	fS
^altura	fFs\\
^alturas	iHj[
^always	iXjJmE
^am besten	fIpUsS
^am liebsten	sV
^amadeus	jX
^amanecida	fY
^amarre	i[
^ambulancier	aT
^aml	iF
^ammonia	jU
^amplitude	jV
^amplitude 0	bUfT
^amt	b[iG
^an	pU
^an :	aHpVt]
^an der	aHbYiTtJ
^an hour	hIiZ
^an-acc	iW
^analisis	iY
^analista	a[
^analista de	aWiHrU
^analyst	aV
^analyste	a\\
^analyste-programmeur	aY
^anbei	tZ
^anchor	bSdYfG
^anciennete	gU
^and 	cHiUmHsXtU
^and a	bRgT
^and no	s\\
^and the	bSiS
^and you	jS
^andamio	iWjSlHsG
^anderlecht	c[
^anexos	aIcCiSpU
^anfangen	iIo[
^angebote	i^
^angemeldet	gYhI
^angers	cRlS
^angers 	cRlS
^angestellt	e[
^angestellt 	eY
^anglais	jWkUlT
^anglais 	kTlV
^anglais c	jS
^anglais courant	jS
^anglais de	iFjTkS
^anglophone	sV
^angry	iTjS
^animal	bHcX
^animation	iY
^animer	i]
^anlagenmechaniker	qU
^anleitung	aFhIkImY
^anmeldung	jFmIpW
^annahme	iV
^annecy	cW
^annecy 	cW
^annonce	rYtW
^annonces	i\\
^annual	aGfHiX
^annualised	f[gA
^ano	jV
^anos	gUiEjY
^anpassung	iV
^anreise	hSnT
^anruf	fIp^
^ans	j\`
^ansible	j[
^ansible 	jW
^answer	iT
^answering	iXmY
^answers	jEmZ
^antecedentes	jX
^antenatal	cIiY
^antes	f]hJiAoY
^antes de	iFoXtS
^antiguedad	g\\iIjH
^antofagasta	aJcU
^antofagasta 	aJhS
^antwerp	cW
^anuncio	rY
^any	lToY
^anything	iItX
^anywhere	cWiJnY
^anywhere in	gInZ
^anzeige	rV
^ao	gYjJpX
^aoc	bZjEkY
^aop	bU
^ap	a[rTtI
^ap 	iImRqR
^aparcamiento	hZ
^apartamento	gHh^
^api	hGiBjYkV
^aplicador	jW
^apodaca	cZ
^apoyo	fX
^app	p\\
^appels	iU
^appenzell	cZ
^appli	bV
^application	pT
^applications	p]
^apply	pf
^apprentice	eJgWhTiXjI
^apprentice 	gTmT
^apprenticeship	kHlU
^apprenticeship 	cImG
^approbation	jZ
^approbation 	j\\
^apr	fToS
^apr 	fXiSoI
^apr-sept	f[
^apres	eSoZ
^april	f^
^apt	a[jH
^aptitude	pW
^aquagym	iW
^aqui	aJbFeIqUtY
^ar	aUjW
^arabe	kV
^arabe 	jV
^arabic	jRlT
^arabisch	aUk[lB
^aranda	cX
^arbeit	iWjT
^arbeiten	d[iH
^arbeitsbeginn	f[mJoJ
^arbeitsrecht	cHjW
^arbeitsrecht 	aT
^archicad	jZ
^architekt	mW
^archive	jJk[
^archives	bX
^archivist	bU
^ardoise	cJiTjU
^are	pTsU
^area	aYgThC
^argo	cFfIh\\iHjSlGpG
^argus	jV
^aria	jCk[
^arles	cYiJ
^arles 	cYiJ
^arlon	c[
^arlon 	c[
^arme	bVfJiS
^around	cU
^arquitecto	aRjU
^arrancamos	bSeEgV
^arranque	o[
^arreglos	iX
^art	bVgGhXnG
^artisan	b^mJ
^arzte	bRjJmXtE
^arztin	mT
^arzttermine	iV
^as	gS
^as 9100	bV
^asambleas	iZ
^asap	o]
^asap 	kUtU
^asb-kreisverband	b[
^asbestos	jS
^asbl	bWiI
^asc	b[jI
^asesor	aV
^ash	i]
^asheville	cZ
^asheville 	cT
^ashford	cX
^asi	oTsS
^asi que	eJoVpHqU
^asignacion	bIgZhEiS
^asistente	aWgT
^ask	p\\qZ
^asked	cJiItU
^asme	jX
^asme ix	jW
^asociacion	b[iF
^assessing	i_
^assessment	pa
^asset	iS
^assistance	iX
^assistant	mR
^assistant 	aS
^assistante	aWhUiH
^assistante dentaire	a[
^assistenz	iYmA
^associate	aEbEe[gSiIjH
^association	bX
^asst	aViGjR
^assurance	gIhZiU
^assurances	eJh\`iI
^astreinte	fZgT
^asunto	pTtU
^asylum	iWlH
^at 	dGgZhH
^at least	jV
^at the	bXhHiV
^atelier	aDbXm[
^atelier 	cR
^ateliers	cIiZ
^atender	aJiW
^atom	iIkZ
^attendance	aViW
^attersee	cU
^attestation	j_
^attested	iGjTlBpX
^atv	aR
^au	eT
^au choix	dTfSh=qH
^au moins	jZ
^auch	eYfT
^aucun	dSfWlT
^aucun diplome	lY
^aucune	iTlS
^aucune experience	lR
^audiencias	iZ
^audio	iYjU
^audio typing	iV
^audit	hAiUjJlYqU
^audition	p^
^auditions	iFjIoIp\\
^auditor	iGjW
^auditoria	fJgJiTjVrJ
^auditorias	i[
^audits	jR
^auf	e\\rU
^aufgabe	iXtH
^aufgaben	iY
^aufgaben :	iY
^aufmaß	fJi[
^aufsicht	aXiR
^auftrage	iX
^aufzuge	aJbWlW
^aug	eVfToX
^aug 	fZnH
^auge	iHj[
^augenoptiker	eS
^augsburg	cT
^augsburg 	cT
^august	f^hIi@oY
^august 	iEoT
^aural	i?jb
^aurich	cV
^aurich 	cU
^aurillac	cU
^aurillac 	cU
^aus	lU
^ausbildung	lV
^ausgleich	fW
^aushilfe	aXeSiI
^auskunft	iUmJpS
^auslose	gUhVnI
^auslose 	gAhb
^auswahl	pU
^author	iU
^authorised	bGiJj[
^auto	h]j_
^auto 	aRjY
^auto propio	hJjTlZ
^autobus	hTnU
^autocad	kW
^autocad 	jW
^autoclave	hW
^autohaus	bZ
^automatik	rU
^autonome	jZ
^autonome sur	jZ
^autonomo	e\\
^autonomo 	eT
^autorisation	eWgHiFjU
^autour	cRgU
^autour de	gU
^aux	aVhW
^aux 	aYhY
^auxiliaire	aTkClY
^auxiliaire de	aU
^auxiliar	a[
^auxiliar de	aS
^auxilio	gThW
^außendienst	aZnV
^außer	fYiH
^av	p[
^avance	eHg[
^avant	fFhHo\\
^avant le	oFpW
^avec	iYmSrS
^average	hIiFlW
^averias	i]
^avg	aJfVgZhE
^avid	iIj]
^avila	cX
^aviles	cV
^avis	t]
^avisos	iR
^avoid	r\`
^avoir	iHjSk[
^avonmouth	cS
^avr	gc
^avr 0	gZ
^avr-c	g[
^avril	eSfU
^avril 	eTfXiGoIpI
^away	f@h_nY
^aws	g\\jTlV
^ayudante	mW
^ayudante de	aUsR
^ayuntamiento	aHbapF
^azubis	iV
^b	aSgWjZ
^b 	aTcGjZ
^b /	gSkR
^b 0	aVeUg\\iJkS
^b licence	jT
^b-schein	jY
^b.e	iGj\\
^ba	j]
^baby	aWi^tJ
^bac	iCjclU
^bac +	jY
^bac pro	lU
^bacalar	cY
^bachelier	j\`
^bachelor	hW
^bachelor's	iJj\\
^bachelors	iJs[
^bachiller	jZ
^bachiller en	iJjX
^back	fTgEhIjXqI
^backergeselle	aJiHj]
^backfill	qX
^background	jYkU
^bacon	aGhY
^bacteriologa	aZiH
^bad	ceiI
^badajoz	cR
^badajoz 	gS
^bademeister	iS
^bader	iX
^badge	aIfUh\\
^bafa	j^
^bag	i\\pJ
^baggerfahrer	mS
^bagneres-de-bigorre	cY
^bahia	cX
^bahncard	h[
^bahrain	cW
^bail	i]pJ
^bain	iW
^bajar	i]
^baker	aUmV
^bakery	aUbTmG
^baking	kZ
^balance	iW
^balisage	iT
^ballarat	cW
^ballarat 	cW
^ballina	cX
^ballinasloe	cS
^ballymena	bIc\\
^bamberg	cV
^bamf-zulassung	iGjZ
^banco	bTdTpE
^banco de	bTdTpE
^bancos	iU
^band	aYg\\
^band 0	aVg\\
^banda	gUmW
^bande	bTpX
^bandera	cWiU
^bangor	cV
^bank	eXfWiR
^bank hols	fYhJ
^banker	jXkI
^bankerfahrung	jZ
^banking	iU
^banque	aEb^eUfWiF
^bar	bViU
^bar 	bViU
^barback	aWiImV
^barber	bR
^barber 	aW
^barcelona	cT
^barcelona 	cT
^bareme	g^
^barista	bT
^barista 	a_bJ
^barmer	cVhXiF
^barnet	cY
^barnsley	cT
^barnsley 	cT
^barra	aWiFmU
^barranquilla	cV
^barranquilla 	cT
^barrierefreiheit	iWkS
^barrio	c_
^barrow	cW
^bartender	aX
^bartender 	a^
^basauri	cW
^basauri 	cW
^base	ce
^base 00	cEgZ
^base 000	cFg]
^base en	cT
^based	bEc^dH
^basel	cYnV
^basel 	nW
^bash	j]
^basic	gXjUpY
^basically	bIcTtR
^basico	gY
^basis	bXcUiF
^batch	iYo^
^bath	cUjY
^bath 	bGc[
^battery	iY
^bauleitung	dElJpIsW
^baumkontrolle	kU
^baustellen	cXnW
^bautzen	cZ
^bautzen 	cZ
^bav	gJha
^bc	c>h[iIjS
^bcbs	h[
^be	iTkSqW
^bea	hGj]
^bebes	i[
^beca	gVhWtS
^because	fS
^beckenaufsicht	iU
^bed	bEiDjAl]mIpD
^beef	aFbYhWmJ
^been	bXiAjUmU
^before	odpZ
^befristet	eV
^befristet 	hU
^beginn	oT
^begleitung	i]
^behind	bIcWjU
^bei	cSfT
^bei uns	aHcFd^qV
^beides	aFeWiGjVrH
^beim	jSqZ
^belfort	cW
^bem-gesprache	iV
^bench	aYdXfFmS
^bendigo	cX
^bendigo 	cX
^benefits	h]jVkDlD
^benefits :	hS
^beng	iFjX
^benidorm	cY
^bepecaser	jY
^beratung	iYsA
^bereavement	iV
^bereitschaft	fU
^bereitschaft 	fBg^jT
^bereitschaft zu	fBj[
^bergen	bT
^bergen 	bRcX
^berichte	dUiVjTmFnG
^berichtet	hHmW
^berichtet an	hHmW
^berlin	aHcTjSnU
^berlin 	jUnS
^berndeutsch	lW
^berth	i\\
^beruf	aEcHfHhJiHjHnJpWtZ
^berufsanfanger	k=l^
^besancon	cX
^besancon 	cS
^besetzung	o]
^besichtigungen	iU
^besoin	aSoX
^besoldung	eJg[iJ
^besser	bScIiCjTkHoWpGsJ
^best	aIiJmJpDsCtc
^bestand	bXiD
^bestandsbetreuung	bIiV
^bestatter	aT
^betreff	iGpUrJtW
^betriebselektriker	aU
^betriebshelfer	jJnR
^betriebskita	eHhY
^betriebsrente	hY
^better	cGjTsZ
^between	bEiBnUqWsS
^between us	nFqWsS
^beurkundung	iU
^bev	hUiTtW
^bewerben	pU
^bewerber	sT
^bewerbung	lY
^bewerbung :	pS
^bewerbung an	pT
^bewerbungen	iIp[
^bezahlt	gVhG
^bezahlt 	gFh=lVpZ
^bezahlt wird	g\\hI
^bezirk	c\\
^bhd	g]jG
^biarritz	cSgI
^biarritz 	cT
^bibliotecologo	aFj]
^bibliothecaire	aZ
^bibliotheque	iT
^bicester	cW
^bid	aTfWgHmI
^biel	aFc]
^bien	cHpIte
^bienvenida	kV
^big	cVjW
^bike	gFhSjUnZ
^bilans	ib
^bilanzen	bFiHjVlR
^bilanzsumme	bS
^bilingual	jSkT
^bilingue	aJcHj\\
^billets	fGgIh]iH
^bim	aDjHkRm\\
^bingo	aWiU
^binome	jUmX
^bins	i[
^bins 	iX
^bio	bViIjGlW
^biologa	iSmS
^biologia	jY
^biologie	aRbJjU
^biotech	bV
^bird	i^kS
^birds	bHfEhGiFjVoXpJtI
^birthday	hX
^birthday off	hZ
^births	i^
^bis	oTpX
^bis 0	pRqY
^bis 00	dSgUp]
^bisschen	rS
^bit	cTkSsS
^bit of	cUkTsU
^bitacora	iY
^bitburg	cY
^bitburg 	cY
^bitte	rVsR
^bitte 	rRsZ
^bitte keine	iJsW
^bitte nicht	q[
^biz	pHtZ
^bjr	cFtY
^black	aCbYcGiZkT
^blacksmith	aT
^blade	aUiX
^blairgowrie	cX
^blanchisserie	aSbHhZiH
^blasting	hIjT
^bleibt	hJqY
^blessings	tX
^bloc	aFj\\
^block	i]
^blocking	iV
^blood	jZpI
^blow	i\\
^bls	aCkYpX
^blue	bEjS
^blue light	hV
^blutabnahme	iSkGlW
^bms	aXiUjFkI
^bms 	iVkJ
^bmw	bDfJh^iGjGpF
^board	iZqZtT
^boarding	tW
^boards	iW
^boat	i\\jGkX
^boats	b>f]hGjEpI
^bod	cJdIi]jD
^bodas	bGcZiS
^bodega	pW
^bodeguero	mX
^bodenleger	aS
^bogota	cW
^bogota 	dS
^bohle	cJiSj\\
^bohs	hU
^boiler	iWjV
^boilers	iY
^boise	c^
^boise 	cZ
^bolsa	eapR
^bolt	dGfBhZiV
^bolton	cU
^bombas	jX
^bon	iZkRtV
^bond	e[hGjG
^bonded	bSiRjG
^bonjour	t[
^bonjour 	tT
^bonn	cWdY
^bonn 	dT
^bonne	fEsXtZ
^bono	g^iIjWkG
^bono por	gW
^bons	jY
^bonsoir	tZ
^bonus	gVhYkU
^bonus 0	gY
^bonus :	gIk_
^bonus points	k\\
^book	aYpS
^book 	cIjFpZ
^booking	if
^bookings	bIiUmW
^bookkeeper	aV
^books	hbi@
^boom	aZtI
^boots	h]
^boots 	hY
^bootsbauer	aS
^bootstrapped	bZiI
^bordado	iRjX
^bordeaux	cW
^bordero	aJi[
^bosiet	jY
^boss	m[qX
^boss :	mU
^boston	cT
^botas	h_iD
^both	eUj\\
^both 	eUjT
^bottes	hX
^bottrop	cY
^boucher	aS
^boulangerie	bY
^bournemouth	cSsS
^boutique	bU
^box	bGh]
^boys	bWlJs[
^bp	jb
^bpjeps	j_
^bprea	iFj]
^br	iIjVpT
^br 	iHpV
^branche	lX
^brannock	b[
^bras	aVbEiV
^brasserie	cX
^brauch	bFtX
^brauchen	hFiUjVoJ
^braucht	aSbFt\\
^brc	iTjU
^brc 	iU
^bread	hYi_
^break	bYhUjF
^breakdown	iT
^breakdowns	iV
^breakfast	i_
^bregenz	cU
^bremen	cR
^bremen 	cT
^brenda	mSqU
^brennholz	hZiI
^brevet	aGj]kU
^brevet federal	lR
^brevete	j\\
^briancon	cY
^brickies	aX
^bridal	aY
^brides	sV
^bridge	jWkE
^bridles	iW
^brief	pV
^briefing	t[
^brigada	aWmU
^brigade	ma
^brigadier	m]
^brighton	cV
^bring	pd
^bristol	cY
^british	sX
^brive	aFbHc^
^broken	aGhZiEjJkGtS
^broker	i]jJqJ
^brooklyn	bRcS
^brot	cDgShW
^brotchen	hZsH
^brotzeit	bSh]
^brown	iZ
^bruges	cY
^brussels	cZ
^brussels 	cZ
^brut	eIg\\
^bruxelles	cRgT
^bruxelles 	gViI
^bs	gViEjXkT
^bsc	jZ
^bsl	kX
^bsl 	iJkV
^bspce	g_
^btl	kZ
^bts	aJjSlZ
^bucaramanga	cU
^bucaramanga 	cU
^buchhaltung	aTmS
^budget	iUqY
^budget 00	bY
^budgets	gFiS
^buen	aHiHj\\tX
^buenas	t[
^buenas 	tV
^buenos	cYjItW
^buenos dias	cJt]
^bugs	iU
^building	aXbJiJlI
^bulbs	eDh^
^bulgarian	jVkGlT
^bump	fFgZhHkJ
^bungalow	h^
^bunk	fIhb
^bunkhouse	h]
^bupa	h]iG
^bureau	bWcVpW
^bureau 	bSd=pU
^bureaux	cWdU
^burgos	cY
^burgos 	cY
^burnley	cV
^buro	bRc]dW
^buro in	c\\
^bursar	iDpSqW
^bury	cU
^bus	aUfGh[
^bus 	cJhUjIlW
^bus drivers	aY
^bus from	h^iG
^bus pass	hU
^bush	aUiX
^business	aY
^but	dS
^butchery	aJbIj\\kJ
^buxtehude	cZ
^buyer	a[
^buyer 	aWrI
^buying	bYiSjB
^bwl	j]
^by	iSoXpT
^by the	oRqS
^bye	tZ
^bye 	tZ
^c	gTjU
^c 	aHcIfTmV
^c $	g\`
^c +	jY
^c 0	aXbFgW
^c'est	bDfSiIjSsStR
^c'est pour	jJqUsItW
^c-prufung	iIjX
^ca	kSnT
^ca 0	bXgUiI
^ca 00	aFfHgJiUn\\sU
^cab	hciHpH
^caba	cW
^cabin	aXh\\
^cabin crew	a\\hI
^cabina	cGmZ
^cabine	h]
^cabinet	bZiI
^cabins	iU
^cable	iW
^cableado	iZ
^cableado y	iZ
^caces	iIja
^caces 	jT
^caces 0	j]
^cad	gWlV
^cad 	cIkU
^cada	bJfTiY
^caddy	h_
^cadena	bW
^cadiz	c[
^cadre	bHfUiAjTkStS
^cadwork	iDj[
^cafe	bYhZ
^cafes	hFpY
^cahors	cW
^cahors 	cW
^caisse	bWiT
^caisse 	iZ
^caisse de	bTfIiS
^caja	bTcIhSi[
^caja 	iZ
^caja de	hW
^cajera	aY
^cajero	cTjTlV
^cakes	cIhZjCpH
^cal	iZjBpY
^calama	cW
^calcul	jU
^calculo	iS
^calculo de	iTjJoR
^caldera	aHbIcWhGiS
^calderas	iHjY
^cali	cUnR
^cali 	fRnT
^calibrage	iU
^calidad	aGcFg@hHicmH
^call	pZ
^call it	iFoWpErS
^call the	pT
^call-outs	fHg]hGiD
^calle	cTd[gIiDjDp[
^calling	iT
^callout	gZqS
^callouts	gVjH
^calls	fWgHkIpU
^calm	j^
^calm with	jS
^calme	eCf[iDjWpA
^cama	cFh\\
^camara	bZcGhJiSsG
^cambio	iX
^cambio de	iX
^cambios	iX
^cambridge	bSiI
^camera	i]
^camhs	aZbHiSjJ
^camion	h]
^camion 	h]
^camioneta	hZ
^camioneta 	hZnD
^camionnette	ha
^camionnette 	h^
^camp	aThW
^camp boss	aY
^campaign	nT
^campamento	h\\
^campamento 	fVhTiI
^campana	oX
^campanas	iSjCnY
^campo	bX
^campus	cThT
^cams	jR
^can	jetW
^can 	jZ
^can you	aSjBqZtT
^can't	dGj[qR
^canal	cSiYpHrY
^canary	cU
^canary wharf	cU
^cancer	aTcCqU
^candidate	nSsW
^candling	iU
^canteen	h^
^canteen 	hV
^cantine	h[
^cantine et	hHi[
^canva	cIkY
^canva 	cGkW
^cao	gZiIjJ
^cap	eWjVlT
^cap 	cIeVjT
^cap ou	jW
^capa	hIiT
^capa 	kS
^capable	jS
^capcut	jX
^capcut 	jX
^capital	bVcBiUkJrF
^capitan	a]mI
^capt	bHiHmYpEtS
^capture	i@jb
^car	hVjYtU
^car 	g^hRiItU
^caravan	h^
^caravane	hY
^card	bWhTjT
^cardiff	cW
^cardiff 	cT
^care	lW
^career	lV
^careful	j]
^carers	bGiR
^caretaker	tW
^caretaker 	iTtT
^carga	hFi_
^cargo	bIcFeYjJkFlW
^cargowise	jV
^caritas	bZiF
^carlisle	nT
^carlow	cX
^carne	hTjc
^carne b	j^
^carne de	j]
^carnet	jY
^carouge	cY
^carpentry	iFjIkTlW
^carpet	iZ
^carpeta	iEjWpW
^carpintero	aR
^carrera	g_
^carretilla	bIiUjZ
^carry	i[jF
^carta	iZjRkJlT
^cartagena	cU
^carte	hWj_
^carte conducteur	jU
^carte de	hV
^carte essence	hY
^carte pro	j[
^cartera	i\\jGkU
^cartes	jW
^cas	ediEjFkGmIpW
^casa	hf
^casa 	bUdEhY
^casa con	hW
^casa de	aIbUhT
^casado	sZ
^cascade	iS
^case	fDgEhSmSpV
^caseload	iV
^cases	bZhT
^casework	jU
^caseworker	aY
^cash	gGic
^cashing	iY
^cashing up	iY
^casier	hWiHsS
^casino	bWhWiI
^castellano	cIjRkHlW
^castellano 	cHlGrW
^castellon	cV
^castellon 	cV
^castelnaudary	cZ
^casual	e\\mT
^cat	bZgTiF
^cat 	gZ
^cat 0	jV
^catalan	jIkTrZsT
^catalan 	iJlErY
^catalogo	hIiWjT
^catalogue	iY
^cataloguing	iXjI
^categoria	gZ
^categorie	aSbHgajGsV
^category	jS
^catering	b[
^catering 	i\\
^cathedral	aIb[cItG
^catholic	bZ
^catorce	fYgXjF
^cats	bGjb
^cattle	lW
^cause	i^
^cave	bXiRpEtJ
^caviste	aViI
^ccn	gW
^ccn 00	g\\
^cct	gejI
^cctv	iX
^cdd	ea
^cdd 	e[
^cdd 0	eV
^cdi	ej
^cdi 	eU
^cdi cadre	eS
^cdi temps	eSfI
^cdisc	jS
^cdl	aZiIjTlT
^cdmx	cY
^cdmx 	cY
^cdp	aY
^cdr	eUjW
^cds	iUjT
^ce	hSiHj^
^ce 	jT
^cec	i\`jI
^cedula	jY
^celaya	bIcU
^celaya 	bIcU
^celibataire	s[
^cell	eIgHhZiSmU
^cellar	gFh[mC
^celle	c[
^celle 	c[
^celta	j]
^celular	hWiIjW
^celular 	h[jH
^cemap	j_
^cena	aIcHhaiFjI
^census	iZ
^center	aEbCcSlTmZ
^central	cWjR
^central de	bScJjU
^centre	cUiS
^centro	b[
^centro de	bZ
^ceo	eJiCjGkIm\`pC
^ceremonies	iY
^cerro	cZkI
^cert	jXlV
^cert cii	hVjS
^cert iii	iHjVkY
^certificacion	iUkW
^certificado	bWiIjZ
^certificados	i^
^certificat	iHj_
^certificate	hDi^lI
^certifs	hVjU
^certs	cEiUpU
^cfa	iJk\\
^cfa 	cIeT
^cfc	ji
^cfgs	iFj_
^cfo	a[mT
^ch	iVpI
^chain	iZ
^chainsaw	kW
^chair	eXhGmZqV
^challenge	hW
^chamber	bGcEdWhRi]jJ
^chambery	cZ
^chambre	h_
^champagne	kY
^change	lIqEsW
^changement	i]
^chantier	c[eW
^chantiers	cUnY
^charcuterie	bUkT
^charge	aUiGm^
^charge de	aTtH
^charge e	aTbJ
^charity	bHiEl[mY
^charlas	iZ
^charleroi	cX
^charleville-mezieres	cX
^charter	bXiZ
^chartered	j_
^chase	iW
^chasing	iX
^chasse	iY
^chat	i\\pU
^chat 	iV
^chat on	iHpX
^check	iejF
^check-in	iU
^check-ins	iV
^cheese	hZkF
^chef	aYmT
^chef 	iUqR
^chef (	aT
^chef d'equipe	aX
^chef de	aU
^chef ist	mV
^cheffe	m[
^chefin	bTmT
^chemistry	jRlS
^chemo	bJiUjHk^mHpF
^cheques	hW
^cheques-repas	gJhY
^cherche	bJfHiDtV
^chere	aHt[
^chester	cX
^chez	b]hIjIpTrF
^chf	g[
^chf 0	gR
^chf 00	hS
^chf 000	gV
^chief	aUm^
^chien	fGiGkZ
^childcare	dGh_mI
^children	aXbTcHiIlI
^children's	i\\
^children's ward	aJbW
^chilled	aSbUcG
^chiloe	iW
^chinese	kVsX
^chinesisch	kY
^chipping	cR
^chippy	bTrH
^chocolate	j]
^chocolatier	aZ
^chofer	aV
^chofer de	cU
^cholet	cT
^cholet 	cT
^choose	dU
^christian	bUsS
^christmas	fVgWhTsH
^christmas 	fTgIhRjIsJ
^chrome	i[
^chu	aHb\`
^chur	c[
^chur 	c[
^church	cUiT
^ci	kV
^cia	gYhFjEkV
^cible	i\`
^ciclo	bEeCiUjSoY
^cics	jX
^cierra	pX
^cierre	iUpW
^cilca	cGj_
^cima	jX
^cin	iJj[
^cinco	bRfXiH
^cinco anos	jV
^cinema	hX
^cinq	hUjX
^cinq ans	j\\
^cip 	aRjS
^cipd	j[
^circa	gY
^circle	cFiX
^circuitos	aIiY
^cis	ebjI
^cis 	eV
^cita	iVpW
^citas	i\\
^citizenship	iY
^city	aHbUlVpZ
^ciudad	cS
^civil	eTjVpT
^civil 0	j[
^civil service	eYkIpT
^claims	iT
^clapham	cS
^clase	jX
^class	jTmT
^class 0	aVj_
^class of	fHi[jGmFoX
^classe	bSg_iGsS
^classe 0	gc
^clavecin	kY
^clean	jb
^clean licence	iIjT
^cleaning	aR
^cleanliness	iU
^clear	iIjb
^clearing	i\\
^clerc	a^
^clerk	a\\bG
^clermont-ferrand	cW
^client	iVq]
^client's	sZ
^clientele	bRgTkIlU
^clientes	b\\iFsR
^clients	b\\cZiF
^clin	iZ
^clinic	cJfTmU
^clinica	aGb\\cS
^clinical	aVbUhTiD
^clinical supervision	h\\iI
^clinique	b\\sH
^clio	h\\iFjT
^clonmel	cW
^close	pWrU
^close 00	fEp^
^closed	fThT
^closed mondays	f]
^closes	p]
^closing	aUpU
^closing 0	fJpT
^cloture	fSiWpR
^clotures	iV
^club	bW
^club de	bRiS
^cluses	cZ
^cluster	bU
^cmm	iT
^cms	j[
^cnas	l[
^cnc	aW
^co	jW
^co 	aRbDcVjFmVpItI
^co-op	bX
^coa	hSl[pI
^coach	aWcDhSkW
^cobas	aIbIcHeJiEjVkWsI
^cobro	bIi^
^coburg	cS
^coburg 	qS
^coc	cIj^
^coche	hWjZnX
^coche 	hYjR
^coche de	h[
^cocina	hIiY
^cocinero	aU
^cocinero 	aU
^code	jb
^coded	iJjX
^codigo	lZ
^coding	iClW
^coef	g\`
^coef 000	g\\
^coeff	g^
^coefficient	fUgY
^coffee	i\\
^coffre	hSiR
^col	cXpIt[
^colacion	fHhZiImS
^cold	aSg[iI
^colegiacion	hViEjY
^colegiacion 	jT
^colegiado	aSiIjX
^colegiado 	aTiJjT
^colegiatura	hUl[pG
^colegio	bVcU
^collab	aZ
^collection	bJiDqY
^collections	g[hG
^collective	hZ
^college	eSlW
^colocacion	iYjJ
^colonia	c\\
^color	jSkX
^colour	jW
^colour vision	aIjV
^com	aHbScTfJgZhI
^combate	iW
^combine	jX
^combustible	hWiR
^come	pa
^come in	dViT
^comedor	h^
^comedor 	h]
^comercial	aTcHm\\pG
^comfortable	jZ
^comida	h]
^comidas	iV
^comidas 	iV
^comision	eSg]
^comision 	gW
^comisiones	g[iJ
^comite	iZ
^comite de	iHmZ
^comites	iT
^comites de	iS
^comm	g_
^commande	iYjJqUtF
^commandes	i]
^comme	fFt_
^commercial	b\\iDkSnI
^commis	aZmF
^commission	gYiU
^commission 	gW
^commission 0	gV
^commissioning	aX
^commissions	gd
^common	cIjTkW
^communaute	bU
^commune	cX
^community	rS
^como	eSgUtX
^comp	fWiGjIpTqU
^compagnie	iItV
^company	aRha
^company car	h^
^compensation	fTjH
^competency	pX
^complaints	iU
^compliance	cIqTtH
^compose	jV
^compresseurs	i\\
^compta	aW
^comptable	aY
^comptoir	iZ
^computers	lS
^comunidades	i]
^con	m\\
^con 00	gHqZ
^con un	rY
^concession	bZ
^concierge	aa
^concierge 	a^
^conciliacion	iV
^conciliaciones	iT
^concours	aGeUjXpT
^concreto	i\`j@
^condition	jWrI
^condition reports	jTrH
^conducteur	fG
^conducteur de	cJ
^conductor	aajB
^conduite	aGi]kY
^conferences	bIi[
^confidential	cGpUqV
^conformite	iU
^conge	fGhciA
^conges	h^
^connaitre	k[
^conseil	i^mT
^conseiller	a\\nI
^conseils	i[
^consent	i\`jI
^conserje	bU
^conserje 	aS
^conservation	aIbSjT
^conservera	bZ
^consorcio	aSb[
^construction	a[iBjUkV
^consulta	bW
^consultant	bUiGmX
^consultation	fJiY
^consultora	aHbYcJjJqSrH
^consultorio	aIbJc\\
^consumer	i[
^contabilidad	iW
^contable	cJjJm[
^contact	iZpS
^contacto	bIjW
^contador	jY
^container	i\\
^contencion	i[
^content	iIjY
^contentieux	bU
^contestar	iX
^continental	fa
^continental shifts	fT
^contract	b[qTtZ
^contractor	bVeU
^contractor 	eWfIgR
^contractors	bV
^contracts	iSmX
^contractuel	eVgVjI
^contractuels	aIe[lV
^contrat	bJe\\fIpW
^contrat de	eY
^contrata	e_
^contrato	e\`
^contrato por	eU
^contratos	iY
^contrats	iZ
^contrats de	bU
^control	iZmT
^control de	aHiT
^control room	hHjImZ
^controle	i[
^controle des	iT
^controleur	aV
^convenio	bSgW
^convenio 	g\`
^convenio +	gW
^convenio del	eTgSiI
^convention	gZhV
^conveyancing	aU
^conveyancing 	aV
^convois	bFiUnS
^cook	j\\
^cook 	cHhZiI
^cool	aVj_
^cooperativa	bWhF
^cooperative	b[
^cooperative 	bT
^coord	m_
^coordina	m\\
^coordinacion	iXjI
^coordinador	pG
^coordinador de	aS
^coordinadora	aSmV
^coordinator	mSpW
^coordinator 	aV
^coordinatrice	mW
^coordo	aUbHiHmV
^coordonnateur	fGsV
^copenhagen	c\\iJ
^copywriter	aW
^cordoba	cT
^core	eXhGjU
^core 00	fZ
^cork	c]
^cork 	cSnT
^corporacion	bacIiE
^corporate	i\\qYrH
^corporativo	cYqS
^cortar	iV
^cortar 	iV
^corte	cWi[
^corte de	iVjS
^cortes	iTjX
^coru	j^
^cosecha	fViW
^cost	bUhHiZ
^costeo	jS
^costo	cFi_
^costos	iZ
^costume	iHkW
^cotisation	h[iI
^cottage	hZ
^cottage 	hV
^cottbus	cV
^cottbus 	cV
^coucou	tY
^could	iGtT
^could be	cHfWsS
^could you	iGpGqV
^council	eUrT
^counselling	haiB
^count	i]
^counter	i^jH
^counterbalance	iFk\\
^county	bUgJjInIpV
^coupe	fTiZsF
^coupes	iW
^couple	sY
^coupure	fX
^coupures	fX
^courrier	pS
^courriers	aEi^jI
^cours	fFh\\lU
^course	gWjEkDlX
^coursier	aT
^court	aWh=i^
^courtier	bT
^courts	bFdVhJiVnH
^couvreur	aTgS
^covenants	i\\
^cover	eBp_qS
^cover letter	pV
^covering	iWpU
^covering letter	pZ
^coxswain	a>jTkY
^cp	eVgX
^cp 000	aJeVgYpJ
^cpa	iFjXkFl]
^cpa 	jT
^cpc	jSm[
^cpc 	jR
^cpcs	aIjVkT
^cpcs 	kV
^cpd	hZ
^cpd 0	h[
^cpe	aZeDgGh[jImJ
^cpeng	iFj_
^cpp	jIk[
^cpr	j[
^cpt	gHiUjV
^crailsheim	cS
^crailsheim 	cS
^crane	aWfWhH
^crash	gIi^
^creche	bThU
^creche 	aHbXhS
^credit	gShF
^credit controller	aW
^credito	hZmI
^creteil	cY
^crevasse	jS
^crew	iS
^crew of	iVmS
^crewe	cRlS
^crewe 	cRlS
^crewing	pS
^crewwechsel	o[
^critical	aUjV
^crm	kW
^cro	bWk[
^cro 	bU
^croisieres	bScIiT
^croissants	iW
^crop	aIiXjUkH
^cropster	jZ
^cropster 	jZ
^croupier	aW
^croupiers	aT
^crown	aWcFiW
^croydon	c\\
^croydon 	cT
^crumlin	cW
^crunch	fYlIsI
^crush	cJh[jHoS
^cs	aGj\`
^cs 00	jVkT
^csat	i\\jJ
^cscs	jSlW
^cscs 	jVkR
^cscs card	lY
^cse	h\`jJpJ
^cso	iEjFm\`nJ
^cssf	jV
^ct	cSiW
^cta	aYjV
^ctc	bVgThHiGpS
^ctc 	bScIpW
^ctg	aJi[
^cti	g^iDjE
^cto	mapI
^cuaderno	i]jF
^cuadrante	f\\iJ
^cuadrante 0	fX
^cuadrar	iT
^cuadrilla	aTmY
^cuadrilla de	aUmV
^cuadrillas	m[
^cuando	dWiDnU
^cuarenta	fW
^cuarenta y	fS
^cuarto	cHfThUiGjV
^cuarto turno	f_hGjH
^cuatro	fWmV
^cuatro anos	jY
^cubre	iW
^cuda	aSiHjCk^
^cuenca	cV
^cuidador	aU
^cuisine	b]iT
^cuisinier	aW
^culiacan	cY
^cultural	hRsW
^culture	bIiUsU
^cuota	h]
^cuppings	iX
^curage	iW
^curator	aGiHjJm_
^curico	cW
^curico 	cU
^curing	iY
^current	mHqY
^curriculo	pW
^curriculum	mW
^curso	fJjclS
^curso de	jSlX
^curvas	iW
^cusco	c[
^customer	rT
^customers	bWjEkUlJpIsW
^customs	aV
^cut	iVjW
^cutting	i\\
^cuttings	aGiVpX
^cv	pd
^cv 	aT
^cv to	pTqH
^cvs	iHp^
^cvs to	pS
^cycle	fFhaiX
^cymraeg	qIrT
^cytech	j[
^d	jd
^d'ou	bUqW
^d'un	eGiXlToT
^da	bZjBm_qH
^dachdecker	iT
^daf	mU
^daf 	aTmU
^dafur	fTlU
^daher	dVqU
^daily	fZi]
^dairy	aSbCdJiRkX
^dakar	iHnYsF
^damos	b[
^danach	hSpY
^dance	a\\
^danger	gW
^danish	jTkT
^danish 	cIkU
^danke	mGth
^dann	eXpZ
^dans	b\\rV
^darf	rV
^dark	f\`iG
^dart	j]
^darum	bY
^darunter	fRiImX
^das	qRrS
^dass	q_rS
^dass wir	bWiDrU
^data	aYhWjV
^data analyst	cV
^data engineer	aU
^data entry	a[iE
^datacolor	jZkU
^datenqualitat	iZ
^datev	jU
^datev 	jV
^dauernacht	f\\
^daventry	cR
^daventry 	cR
^davinci	kW
^davon	b[cIfYiHjS
^dawn	f[
^day	b[f[gWjI
^daylight	cJfYtJ
^days	f^
^days 	f^
^days 0	iU
^dazu	iTjS
^db	hTiJjV
^dba	aXjG
^dbs	iHjWpR
^dbs 	hUkIpS
^dbt	jX
^dbt 	jVkR
^dc	bIdJlYm[pC
^dc pension	h[
^dcp	i]
^de 	cEdRiGjIkb
^de 0	f\`mHoU
^de 00	fXsW
^de la	sZ
^de los	bViT
^de lunes	fW
^de nuit	aWgVjJ
^de preferencia	kS
^dea	cHkYlHsGtJ
^dead	hCi^lS
^deaf	iIjJkYrI
^dean	jJmVsU
^dear	tj
^death	hTiS
^death in	hX
^deaths	iV
^deauville	cSnR
^deauville 	nS
^debt	aWeJiT
^debut	aGf[
^debutant	lZ
^debutants	lW
^dec	f^j\\
^decent	iDjRsT
^decision	bJiFpWtV
^deck	dIhJp[
^deckhand	aRmR
^deckhand 	aY
^declaraciones	iZ
^decolletage	b[iH
^decouches	f_iGnAsJ
^decoupe	iVjS
^dedupe	iX
^deer	i\\
^dees	j_
^degree	lZ
^degree in	iIjY
^degree or	jT
^deja	bEr_
^del	iTo\\
^delegado	aVgBmY
^delegue	cS
^delemont	cT
^deli	i_
^delineante	aT
^demarrage	o^
^dementia	bXjH
^demo	p]
^demontage	iS
^den	iV
^deneigement	i_
^dental	aVjW
^dental 	iJjX
^dental nurse	aY
^denver	cW
^dep	aViJjStH
^depannage	iT
^depart	cRfToW
^departamento	hSmX
^departamento de	hSmX
^departement	aEcVeR
^depende	m]
^dependienta	aV
^dependiente	aY
^dependiente /	bT
^deplacements	cJ
^deplacements 	gXnI
^deploy	iW
^deposito	bSlX
^depot	cVkT
^dept	bTiHmYtS
^depuis	bUlRpIqG
^depuis 2000	iUlU
^deputy	aRiCjIm_
^der	q[
^der 	fTqW
^der alte	qU
^derby	cVdR
^derby 	cW
^derecho	cJkUlW
^derramas	iX
^des	o\\
^desayuno	hV
^descanso	fW
^descarte	fIiY
^descuento	hY
^desde	o_
^desde 2000	b[
^desde casa	dY
^desde el	oX
^deseable	k\\
^deshalb	bXqS
^design	bFiIk\\
^designation	a[eTiGkH
^desirable	jIkZ
^desk	d^iDmV
^desludging	bJiY
^desossage	iV
^despacho	bV
^despidos	iW
^despiece	i_
^despues	eUfViHpY
^despues de	fJpW
^destajo	gY
^destajo 	gX
^destete	iW
^details	aGbFfJiTtW
^detection	iU
^detmold	cX
^deutsch	l^
^deutsch 	lTrU
^deutsch a	j[lH
^deutsch und	jRrX
^deutsche	iHj\`
^deutschlandticket	h\\
^deutschlandticket 	h[
^deux	mVqR
^deux ans	bEgIiIkSlXmHpI
^deux jours	dUfXhI
^dev	a[
^development	iVjI
^devis	i]jR
^devops	aWcGiH
^di	fatJ
^di-sa	fa
^di-sa 	f\\
^dia	fGgT
^dia de	fHgVhU
^diabetic	iT
^diagnose	iSjW
^diagnostics	aFbYiVk=
^dial	j[
^dialux	kX
^diary	f\\hGiT
^diary 	i^
^diary studies	iR
^dias	cId[fSiGkH
^dice	sVtW
^diciembre	eVoS
^diciembre 	eTfJoS
^dictating	aJiJtZ
^dictee	pUtV
^die	qXsR
^die 	c^lJtA
^die stelle	tH
^dienst	fZiCpU
^dienstag	f[
^dienste	fRgZiG
^dienstkleidung	hX
^dienstort	cZ
^dienstplan	fShHiX
^dienstreisen	hFnbpI
^dienstwagen	hTiInY
^dienstwohnung	h\\
^diesel	aYbCcBhXjFmJ
^diesmal	s\\
^diet	aZgZiD
^dieta	gc
^dietas	gViS
^dietas 	hT
^diez	eWfXjVkFrC
^digging	iR
^digi	jZ
^digi card	jU
^digital	sU
^digs	hdjI
^dijon	c\\
^dijon 	c\\
^diktat	tW
^dimanche	fUgX
^dimanches	fTgXiG
^dinero	bIg]iI
^dinner	aXfShUsF
^dip	iV
^dipl	jUtJ
^diplom	fJlT
^diploma	jTl\\
^diploma in	jWlJ
^diplomado	kZlH
^diplomatura	jU
^diplome	jclG
^diplome 	lBpY
^diplome d'etat	jY
^diputacion	b]
^dir	hJm_
^direccion	aXbImU
^direccion de	aSi\\jImF
^direct	e[
^directeur	aT
^directeur /	aVbJ
^direction	bbiCmX
^directo	e]iG
^director	m\\
^directora	aSmZ
^directrice	pTqS
^directrice 	mS
^direkt	cXeUiJ
^direktionsassistenz	aT
^dirige	iRmY
^disability	mU
^discord	cGgJiUjY
^discount	hX
^discrecion	jTpU
^discrecion 	pU
^discreet	pRqFrYsT
^discretion	jUpR
^discretion 	jX
^disenador	hJ
^disenadora	mV
^disgorging	iX
^dismantles	iZ
^dispatch	aHiTmY
^dispatcher	aJm_
^dispensing	jR
^displays	iW
^dispo	bIeIiFjYpHtS
^disponent	aV
^disponibilidad	fViS
^disponible	cJf]jI
^diss	aJbJcVeIfFgHhIiDjBk]lHsJ
^distribution	aFbUcGhHiS
^district	cW
^disziplinarisch	mY
^diurno	fX
^dive	aThUiHmWpG
^dix	jY
^dix ans	jY
^diy	iUjW
^django	jX
^dkk	g\\
^dm	aEp\`
^dma	aIjX
^do	fUjGrT
^do not	pFqXrZ
^do the	iXjU
^doce	bXcIeHgTiF
^docente	aY
^doctolib	iW
^doctolib 	iV
^doctora	aFfJiImUqJt[
^doctorado	iIl]
^documentation	iV
^documents	iU
^doe	i[jGkY
^does	qW
^doesn't	pXqEsW
^doesnt	jV
^dog	hXiTjT
^dog 	iJjZ
^dog groomer	aRcIfT
^doing	iZ
^doku	cHi[
^dole	c_
^domaine	bWgFhJjX
^domestic	iS
^domingo	f\\
^domingos	f]
^dominio	j^
^don	m\\sS
^don't	qRr[
^don't 	rZ
^don't care	l[
^don't put	rY
^don't say	jU
^donc	tT
^donc 00	fXgT
^doncaster	cX
^doncaster 	cX
^donde	d]lFtG
^done	iGp]sH
^donegal	c[
^donor	iUpJq[
^dont	lSrU
^dont trois	jSmU
^doodles	iZjUqH
^door	hAi]lS
^door staff	l[
^dos	m[
^dos 	iSmX
^dos anos	hYjSnT
^dos dias	nW
^dos por	iXmI
^dos semanas	fXhEmFnW
^dosificacion	iV
^dosimetrie	iX
^dossier	p^
^dossier 	pT
^dossiers	dVpU
^dot	jVpY
^double	bIf[
^douche	h\\
^douche 	hY
^douglas	cY
^dovetail	jY
^dovetail 	jW
^down	cW
^doyenne	b[iG
^dp	bThIj@kXmJ
^dr	mSpX
^draft	iZtT
^drafting	iU
^drain	i[
^drei	bRfTm[
^drei jahre	bEeTiUmI
^drei tage	bJcId[
^dreißig	mW
^dresden	jR
^dressing	iW
^drive	jWpT
^driver	jY
^driver 	aGhSiJj^
^driver's	cHj^pJ
^drivers	aFiZ
^driving	cIjVlSnR
^driving licence	lW
^drogheda	cV
^droit	j^
^drone	gHhRiUjGk\`mJpH
^drone 	bVcGhZiCkI
^drop	bHp_
^drop-in	pW
^drug	pW
^drum	qTsW
^drummondville 	cR
^drupal	bSjU
^dry	hSiUo\\
^ds	cIiIjTm[pG
^dsc	jY
^dsc 0	jY
^du	iX
^du lundi	fR
^du mardi	f^
^dubai	iV
^dubai 	iW
^dubbo	c]gI
^dublin	cX
^dublin 	bUdT
^dubuque	cV
^dudley	cU
^dudley 	cV
^due	aUtV
^duluth	c]
^dundalk	cX
^dundee	cWtJ
^duo	aHm^
^durban	cW
^duree	eY
^duree indeterminee	eV
^duschen	hY
^duschzeit	hZnI
^dust	j]lH
^duster	h^
^dutch	bShJjTlZ
^dutch 	bViIlR
^dutch b	jX
^duty	hTm]
^dv	iJjW
^dynamo	jSkU
^e	g\\
^e 0	ga
^e 00	fS
^e-auto	h]
^e-bike	hViJ
^e-bikes	iTjU
^e-dec	iS
^ea	aYiEjGmW
^each	gV
^earlies	fS
^early	bZf[iI
^easa	iHj[
^east	c]iH
^easter	gXkD
^ebanista	cW
^ebay	i\`
^eberswalde	cW
^ec	c]kHmG
^echelle	g\\
^echelle 00	gT
^echelon	g^
^ecmo	iYjJ
^ecocheques	hWiF
^ecole	bUjUl\\
^ecole 	iWlI
^ecole de	jW
^ecoles	bU
^economia	jX
^ecoute	j[
^ecrire	jSlFpSrT
^ecrit	jVpV
^ecriture	r[
^ecs	jW
^ed	aEmVqZ
^edad	sb
^edge	bXiI
^edgware	cY
^edicion	jZ
^edinburgh	cV
^editeur	aGbY
^editor	mT
^editorial	bR
^educ	aXbT
^educacion	jS
^educador	aT
^educador /	aU
^educadora	a]
^educateur	aW
^education	iT
^efectivo	aIeYmI
^efz	j]
^efz 	j\\
^eg	gb
^eg 0	gV
^eg 00	aHgU
^egal	aEbGcFdIeIfGgThIiHjTkFl@mJnJoTpIrRsJ
^egal 	cGfHgHjSl;mIoVpJqUrF
^egg	a\\bHgF
^egresado	iDjYsS
^eh	cRgSlIpI
^eh 	a@bJdIeHgShJkIlHnIoIpH
^eheschließungen	iT
^eho	iYjG
^ehpad	bZ
^ehrenamtliche	aHbTiXmE
^ehrlich	bRtU
^ehrlich 	bTsStH
^eibar	c\\
^eigene	bZi?jV
^eigener	hX
^eigener hund	kR
^eigenes	lS
^eight	bTfXmR
^eignungstest	pW
^ein	sT
^einarbeitung	oV
^einarbeitung 	aFgR
^eindhoven	cW
^eine	aUmS
^einen	aXtS
^einer	pJq[
^einfach	cFp_qW
^einkauf	i^
^einkaufer	aY
^einliegerwohnung	h[iG
^einmal	aIcIiDjWnVqG
^eins	jY
^eins davon	jY
^einsatz	iS
^einsatze	fSiIn^
^einsatzgebiet	cX
^einstellung	oX
^einstieg	gYoX
^eintritt	iWoU
^einwandfreier	iJjY
^einweisung	iT
^einzel	iW
^einzelzimmer	hX
^eis	fGhUi^oFqF
^either	aIcIeTf@iJj[lDqJ
^eje	aX
^ejecutivo	a[fHjI
^eks	jW
^el	q[
^el 	fUqW
^el que	fT
^elche	c[
^elec	iVjF
^electrical	jY
^electrician	aBj^
^electricien	aX
^electricista	a^
^electroerosion	j\\
^electromecanicien	jX
^elektriker	jS
^elementary	j]
^eleven	bYcJiGmX
^elf	b[cHiG
^elle	mT
^elles	bFgGpZsV
^else	dYfFiInWpItH
^elternabende	i[
^elterngesprache	iW
^elternzeit	e]hIiHmF
^elternzeitvertretung	eWiI
^em	i_jFmR
^email	iVpXtS
^email 	i]
^emballages	iS
^embalming	iS
^embauche	eWf[mH
^emden	c\\
^emden 	c\\
^emergencia	f]iF
^emojis	lHr\\
^employed	gS
^employee	aZ
^employee-owned	bT
^empower	j[
^empresa	bejI
^emt	iGjFk^
^en	cWjT
^en 	eRjZ
^en el	bFcWrW
^en la	cXpI
^encadre	aIiImZ
^encadrement	iTmS
^encadrement de	iXmI
^encargado	aTiJmZ
^encargado de	a]mE
^end	oVsW
^end of	fHpTsS
^ende	eApSt]
^endorsements	iW
^energie	bIjTkZpI
^enfants	aFi\`
^enfermera	aVjJmV
^enfermera /	aWbIjH
^enforcement	aW
^eng	aIbShIiHjZm[
^eng 0	jU
^engel	bCiTjY
^engine	iRkVqW
^englisch	kWlX
^englisch 	jT
^englisch c	jY
^englisch fur	iGkY
^english	jWl^
^english 	rW
^english and	j[
^english b	j_
^english c	jR
^english for	jTlIrV
^english-speaking	aSbViCjJkErI
^engrase	iW
^enhanced	fHgTiHjX
^enhanced dbs	jZ
^ennis	cW
^ennis 	cW
^enologa	mV
^enough	qW
^enquete	iSjJ
^ensayos	iToT
^enseignant	aY
^enseigne	bX
^ensuite	dW
^entgelt	gT
^entgeltgruppe	gT
^entrada	fWoW
^entrainement	hEi]jI
^entran	fYsR
^entrapments	iT
^entre	sV
^entre 0	fTgVpR
^entre 00	s^
^entre nous	qWsS
^entree	hVo[
^entrees	iW
^entrenador	aW
^entretien	iZ
^entretien avec	mHpZ
^entretiens	hJiZ
^entrevista	p\\
^entrevistas	p\`
^entwicklungsgesprache	iZ
^env	gT
^enviar	pU
^envigado	cY
^environ	gVjInT
^environ 0	fTg\\
^envoyez	pW
^ep	e\\hJjDlVpJqJ
^epb	j[
^epc	aHb^cH
^epf	cIhZiF
^epi	bHgJhbiHjI
^eps	hg
^eps 	hY
^epsv	h\\jH
^equipe	mV
^equipe de	fSiT
^equipementier	b[
^equipes	f]
^equipes 0	f]
^equipo	aUmW
^equipo de	bRmS
^equity	aUgX
^er	iSmTqStR
^era	g_rS
^erfahrung	iEkWrYsI
^erfahrung mit	kX
^erfurt	cV
^erfurt 	cR
^erp	iV
^erp 	iS
^erst	e\\qHr[
^ersten	gThIiEmT
^erstgesprache	iIpY
^es	bT
^es gibt	g[
^es para	eYfGtS
^esbjerg	bT
^esbjerg 	bU
^escalafon	g\\iJjJ
^escaner	iZ
^escorting	iT
^escuela	bHc\\lU
^eso	iSjRqUrS
^eso lo	iWqG
^espaces	iW
^espagnol	jY
^espanol	jUsV
^espanol 	aIrTsV
^especialista	aZ
^especializacion	iIkY
^essai	eThRjIpZ
^essais	fTiU
^essalud	hWiI
^essen	aGdYh^iCnStI
^essensbons	h[
^essential	h\\
^essential :	jX
^est	bZcHeSiAtV
^est 2000	bU
^esta	c^iDjHkGm[qF
^estacion	bTcJjV
^estacionamiento	hX
^estadistica	hHiX
^estamos	cTiJmY
^estaria	kU
^estate	aYiS
^estheticienne	aW
^estudio	aUbW
^estudio de	bZ
^et	iS
^et pas	qIrS
^etablissement	bX
^etalonnage	jY
^etat	iTjU
^etat civil	iTjU
^etats	iZ
^ete	eIfciD
^ethics	hV
^etiquetage	iY
^etre	jRn[
^ett	cHe]iHjFpJtI
^etude	b[pS
^etude de	pR
^etwa	iUnT
^eu	aTjW
^eur	gTiX
^eur 	gU
^euskera	jFkUlX
^ev	bWjZ
^evac	bGhYiT
^evaluacion	pY
^evangelico	sV
^evangelische	bV
^even	dDiIjEkasFtI
^evening	tZ
^evenings	fThHi@jYpW
^evenings 	iEp\\
^events	aWiHjUmS
^events 	iIjUmW
^eventual	e^
^every	hTtU
^every 0	iS
^every third	fU
^everyone	hGiDpHqFr]
^everything	qV
^eves	f\\iJ
^evidemment	h\\rF
^evidence	iVjT
^evite	r]
^ewp	iHjZ
^ex	cVjRk[
^ex-police	lW
^exam	aXbEcGhVpS
^examen	jR
^exams	iX
^excel	j]
^excel 	iU
^excel +	iU
^excelente	iIkWpHsX
^excellent	j_
^executive	mS
^exempt	aReU
^exempt 	aT
^exeter	cTdT
^exeter 	cX
^exocad	jW
^expediente	pU
^experience	kTsRt[
^experience of	jT
^experience with	kV
^experiencia	jYkRlT
^experiencia con	jRkTlS
^experiencia en	j\\lH
^exploitant	aWhGmV
^exploitation	bRiHp\\
^export	bRiT
^export 00	bW
^exports	b^iD
^ext	hZiHjIpX
^extension	bGeWhJoVqJ
^extra	bHfUiIkV
^extra marks	kY
^extraccion	i_
^extraction	iY
^extras	hZ
^extras :	gHhX
^eye	bZjT
^eye for	j[
^eyesight	fIiHj\\
^eztitles	jW
^f	fS
^f /	aRbIeSfYgCiGjC
^f 0	bUhU
^f-gas	jZpS
^f-gas 	iHjXkUpJ
^fa	a[iI
^fabric	bTiToG
^fac	j^
^face	cViTjWkHlE
^fachadas	gEhWjG
^fachangestellte	gUmI
^fachausweis	jTlF
^fachbereich	b\\iHmJtD
^fachkraft	aZjH
^fachlich	aIm[
^facilities	iU
^facility	aSbTpV
^facteur	aX
^factory	cZfW
^facturacion	b]iF
^facturas	eU
^facturas 	i[
^faena	bIcYiR
^fahrdienstleiter	aW
^fahrer	jW
^fair	cHiFmGpFs]
^faire	hFiWmHoSpHqGr\\
^fais	rbtU
^fait	bSiVkJqH
^faith	l[
^fakenham	cS
^fall	hDiBja
^falls	iSjStS
^fallt	qVsT
^falmouth	tU
^falmouth 	tU
^falta	aXjFlW
^familiar	bU
^families	iS
^family	b\\hZ
^fanuc	jZ
^fanuc 	jT
^far	cXdJiCjXqJ
^farm	a_fFhWiGjYkG
^farmers	bRsT
^farrier	aX
^fast	bViDj[pEtI
^fasteners	iU
^fault	iV
^faulturm	iS
^faut	j\`rS
^fco	jX
^fda	cI
^features	iFm[pI
^feb	f\\hD
^feb 	eIfVgRiS
^feb 0	iGoT
^febrero	oX
^federacion	bY
^federal	bXiSlH
^feed	fGi[
^feedback	pY
^feeding	iS
^feeds	fGgZhIiT
^fees	hJiY
^feiertage	fUhI
^female	hFsb
^ferias	iZ
^ferien	fXiJ
^ferme	f[hW
^fermeture	fSoGqT
^fermeture 0	eTfUhIoH
^fermetures	fEiUjT
^fertig	eIiJpZ
^fertility	b[
^fertirriego	iUjV
^fest	e\\fHgS
^festival	bSfHgVoWpJ
^festivos	fXiI
^feu	fGiHk[pT
^few	iJtV
^fh	cUjZkI
^fia	fGj_
^fibre	iW
^ficha	cIi[jHp\\
^fichas	iU
^fiches	iT
^field	aXfRgRnT
^fiets	gJh]iIjHnJ
^fifteen	aImWtG
^fifty	fXgIkJ
^fifty-two	gW
^figma	j^
^figma 	iR
^figure	f^qJ
^fijo	eYgX
^fijo 	eWfSgS
^fijo discontinuo	eS
^fijo-discontinuo	eW
^file	jY
^filiale	c\\
^filing	iSpV
^fill	fEiSlU
^filleting	iW
^filleting 	iX
^filtro	iR
^fimo	fRjU
^fin	aRnJoV
^fin de	aSdJeRnEpT
^final	hYiVpRrJ
^finance	gWmR
^finance director	a_
^finca	b]cG
^fine	iTlW
^fine 	l\\
^fines	f[iX
^fines de	fbiH
^fini	cIoXsW
^finish	fYqR
^finish at	fY
^finished	fHiHjVo[
^finnish	j\\kFrS
^fintech	bT
^fiori	iZpH
^fire	a[iR
^firebase	jX
^firebase 	jX
^firewood	cFhYiRjF
^firm	bJiFj]
^firma	cFiVjGlX
^firmenfitness	h[
^firmware	bIiXmV
^first 0	d[eEgY
^first aid	hGiSjSkV
^first aider	iVkTlH
^fischgrat	iV
^fish	aTfFh[jIkH
^fishmonger	aY
^fisio	aYhTmS
^fisio 	aUhUmT
^fit	bIiXjWsU
^fit 	jVsT
^fitness	gHjGpW
^fittings	aHiW
^five	fRmW
^five days	dUiT
^five of	bSjS
^five weeks	fHgIh\\
^five years	eUjXlI
^fix	aCcIi_jErItG
^fixe	g^
^fixe 0	gY
^fixed	eb
^fixed to	eZ
^fixes	iV
^fixum	g^
^flagging	iU
^flair	aGk^
^flat	gIhc
^flat above	hX
^flats	bCi\\
^fleece	bVjBkI
^fleet	aDbEfDh\\iXjGkEnI
^flensburg 	bR
^flex	fYgCh_jG
^flexi	dWfV
^flexi 	fShV
^flexible	f\`hVtJ
^flexitime	fR
^flexitime 	hU
^fließend	jT
^flight	aTfIh]
^flights	fGh^iDnV
^flights 	h[
^flocking	iX
^flood	fViCjX
^floor	aCbHcXdCgGiUlIsI
^flows	i[
^flu	hTj\\
^fluent	j]
^flug	h[
^flujo	bEi\\
^fluke	hViFj[
^flying	bCgViS
^fm	aYgZ
^foi	i^
^folders	iW
^folkestone	cU
^folkestone 	cU
^follow	iVsT
^following	iGtZ
^fondation	b[iD
^fondee	bW
^fonderie	bY
^fondo	bThXjHnI
^fondo de	bFh\\
^fonds	bVeTiRjD
^fonoaudiologa	cImV
^food	bZh\\iH
^food safety	jY
^foot	aVtI
^for	tV
^for 	aGtX
^for a	bY
^for our	iU
^for the	aSiFtW
^forages	bUcG
^forecast	iT
^foreign	iU
^foreman	mTpU
^forensic	hWiI
^forest	bWiX
^forfait	fWhTiI
^forfait 000	e\\fFhD
^forfait jours	eSfSgJhI
^forge	iYnJ
^forklift	jXkR
^forklift 	kX
^form	fIiXjRpW
^formacion	hX
^formacion de	fHhGiHjZoX
^formal	iGpHr\\
^formalitaten	iZ
^formalites	iV
^formation	hRjUlX
^formation des	i[
^formentera	nT
^formentera 	nT
^forms	cIpf
^formulaire	pYtT
^formular	iSpGtX
^fort	c\`
^fortbildung	h\\iC
^forty	b[f\\hJkDtI
^foto	iWsX
^fotograf	aVbFjJlW
^fotos	i^
^foundation	jW
^four	bTfTiGmZ
^four 	a[bBcDfImFqW
^four benches	mS
^four days	dWeXfR
^four years	jTlS
^fourchette	fJgZ
^fourgon	h[
^fourteen	bWfWiC
^foyer	bY
^fp	bRjU
^fr	fVjSmR
^fr 	aSdXkH
^fr 00	fW
^fr bis	f]
^frais	gWhTnU
^frame	aEbUiUjG
^francais	jRlWsU
^francais 	cJjU
^francaise	bTsV
^france	aUbEcEdJeIfJhFiFjSkGmJnTpFqIsI
^frances	iGjUkVlT
^frances 	kSlU
^franco	fV
^frankfurt	iT
^frankfurt 	iSnS
^franz	c[iGpT
^franzosisch 	kR
^frau	aEpYqXt\\
^free	hciG
^freelance	eYgX
^freelance 	eSgR
^freelance 0	eS
^freelancers	bDe[
^frei	aVbFcIfCiIjEoXpGqW
^freiberuflich	e^
^freie	bTe\\
^freier	eTfShF
^freikarten	gVhYiI
^freitag	dDfYhS
^freitags	fW
^french	jX
^french 	kT
^french b	jW
^french or	kU
^fresh	kHl]
^freshers	gJlZ
^fresno	cV
^freude	j\\
^freuen	kX
^freundlich	iFji
^fri	f_oW
^fri-sun	fZ
^fribourg	cU
^fribourg 	cT
^friday	dTpV
^fridays	fSgIoHpZ
^fridge	bFhVlV
^frigo	hWiX
^frisch	iYjElUsU
^frist	pdqI
^froid	fUhGi[
^from	oatT
^from 0	oT
^from 00	iUoS
^from :	t_
^fromages	bUhX
^frome	c]
^frome 	cX
^front	aVtT
^frontaliers	iS
^frozen	b[
^frs	h]
^fruh	fZjR
^fruh /	fU
^fruhdienst	bW
^fruhstuck	h[
^fruit	b[fFhWiG
^fruta	h]
^fruta 	h[
^fs	fSjW
^fs b	fTjS
^ft	e]jH
^ft 	eYgRjI
^ftc	eX
^ftc 	hT
^fuel	bFh^iRlF
^fuel 	gV
^fuera	bFcGf_gGiHjHmHnDrJ
^fuhrerschein	l\\
^fuhrerschein 	jT
^fuhrerschein b	lEnV
^fuhrungserfahrung	iHjY
^fuhrungszeugnis	jWsU
^fuhrungszeugnis 	sS
^fulda	cX
^fulda 	cX
^full	eSiU
^full licence	j\\
^full remote	d[
^full time	e]fU
^full uk	jX
^full-time	eTmS
^full-time 	eRgSmS
^fully	dV
^fully remote	dV
^fund	iZ
^fundacion	b[iF
^funded	e]iG
^fundraising	a_iG
^fundsachen	iU
^funeral	h[iF
^funerals	i\\
^funeraria	bU
^funf	m[
^funf jahre	j\\mF
^funk	aZcFjHkH
^fur	nStX
^fur 	aHbJcEiDnTt[
^fur die	iInTtT
^furgo	h\\nX
^furgon	hZ
^furgoneta	nW
^furniture	aTbT
^furs	c^sWtE
^fusion	bTkV
^futtern	iS
^futtern 	iR
^fußpflege	aWdHiT
^fx	jV
^g	gWjXtW
^g 0	gVjU
^g 00	gUjY
^ga	hU
^ga 0	hTjU
^gabinete	dThWiB
^gaeilge	kW
^gaelic	kUsU
^gafas	h[iG
^gage	g\\
^gala	cWfX
^galicia	cVfJiCnV
^gallego	jJs]
^gallego 	cJiIkTsB
^galley	iW
^galway	cW
^galway 	cW
^ganaches	iY
^gang	bXsS
^ganz	cHiDjZkJlGnT
^ganzjahrig	bIeSoV
^ganzjahrig 	bIoW
^gap	cYsV
^gaps	bIoX
^garantie	gZhH
^garantizado	fSgSiE
^garda	j[pX
^garde	fYgS
^garde 0	fZ
^garden	cXiFoFqU
^gardes	fXgX
^gardien	aY
^gars	bIs]
^gartner	aRbHjVmJ
^gartnerei	bT
^gas	i[
^gas safe	j[
^gases	iYjR
^gasolina	cIhRiW
^gaste	ib
^gastekorrespondenz	iX
^gastro	jZ
^gastropub	bT
^gate	bXpV
^gates	bYgC
^gates 	iS
^gateshead	cV
^gatineau	cX
^gc	bVcHiVjEmX
^gcp	kYtG
^gcse	jW
^gd	gZ
^gd &	jY
^gdansk	cRiInT
^gdc	j^
^gdpr	iTjEmIpY
^gdynia	cU
^gebaut	iZ
^geduld	j\\kS
^geelong	cY
^gefahrdungsbeurteilungen	iU
^gefahren	cUfU
^gefahren wird	cUfU
^gegrundet	bS
^gegrundet 2000	bS
^gehalt	qX
^gehort	bW
^geht	dWhIiTjIlUqCsS
^gel	eHfVhHi[jW
^gelernt	jSlW
^gemeinderat	bIcGi[
^gemessen	iV
^gemuse	hU
^gen	sR
^genau	cGiFjVkItV
^general	aHc[gU
^generator	h]
^geneva	cV
^geneve	cW
^geneve 	dS
^genotypage	iV
^genre	fHgHpGsX
^gentle	jZrU
^gents	aFbYiIsTtS
^geography	jS
^geprufter	jX
^gera	aIc]
^gerant	aSmUpI
^gerante	aVbImXqH
^gerente	aZm[
^gerer	iZ
^german	lY
^german 	bTcD
^german b	k[
^german or	kTsT
^gern	a[rXsU
^gerne	aVbJkIlEpZ
^gerocultora	aX
^gerust	iV
^geschaftsfuhrung	aViEm\\
^gesden	iJjWlV
^gesellenbrief	jZkF
^gesellenbrief 	jU
^gesellenprufung	iHjY
^gesprach	p[
^gesprache	pV
^gestion	kX
^gestion des	iT
^gestionnaire	aTmT
^gestor	aZ
^gestor /	aW
^gestor de	aT
^gesucht	bFcFt]
^gesucht wird	aT
^get	fUhUrU
^getafe	cX
^getafe 	cU
^geteilte	fTmRsI
^geteilter	fW
^gets	cWiBkW
^getxo	cY
^getxo 	cW
^gf	aHcFgYiGpIq^tG
^ghent	bUcX
^ghent 	aIbWcU
^ghost	i_sJ
^ghs	g^
^gibraltar	cZ
^gift	iZ
^gift aid	iT
^gijon	c[
^gijon 	c[
^gilding	jV
^gimnasio	bXhU
^girls	bViUsZ
^girls football	iZsI
^git	jTlS
^git 	jSlSpJ
^github	pT
^github 	iJpS
^gitlab	jW
^give	hTlSsT
^giving	bIiX
^glaser	aV
^glasgow	cU
^glasreiniger	aZ
^glass	a_bEiAkSqI
^glazier	aR
^gleitend	fZ
^gleitzeit	fZpI
^gleitzeit 	fX
^glocken	i[
^gm	iFjHm]pTqU
^gmp	bHiSk\\
^gmp 	iS
^go	aSgTjXqE
^go 	aViFjTqH
^goc	j_
^goes	bHgUiU
^gold	i]kS
^golf	b^fIhS
^goma	iY
^good	iGkTt[
^google	iRjT
^google form	p[
^gorlitz	cR
^gorlitz 	cR
^goslar	cV
^got	aRlR
^gothenburg	cV
^gottingen	cS
^gouvernante	aV
^governors	iIqVtU
^gp	hHi\`
^gps	cHhXi\\kDlT
^gpu	iRjUpI
^gr	aWbJ
^grade	aUgZjU
^grade 0	gU
^grade 00	j]
^grades	iZsR
^grading	iTmXsI
^grado	gXiCj^lS
^grado 	iAj_
^graduate	a[jG
^grafana	iU
^grafiker	aT
^grain	aTbVcIfIiVjFlE
^graissage	iR
^grand	dWgCmI
^grandma	jTkR
^grandma 0	jTkR
^grant	e]
^grant writer	rU
^grass	bW
^grasse	c[
^gratuity	gUhTmJ
^graz	cW
^graz 	qR
^greasing	iU
^great	cViHjGk]mJ
^greek	kZ
^greek 	bRcHjTmI
^green	bVcViDjElY
^greenkeeper	lVmR
^greenkeeper 	aY
^greens	iT
^greetings	iGpGt_
^greifswald	cS
^greifswald 	cS
^grenchen	cX
^grenoble	cT
^grenoble 	cT
^grias	aFiHt^
^grid	gEiZjZpI
^grille	fSg[pI
^gritting	iV
^groom	aS
^groom 	aZ
^groomer	aX
^gros	bWfUiHjHsS
^groundsman	aT
^group	fEhSpT
^group insurance	hW
^groupe	bSgZ
^groupe 0	gThT
^groupement	bX
^groupes	iR
^grower-owned	bZ
^growing	bWiIqTrI
^große	b[
^gruista	aW
^grund	aWbHq[
^grundschule	cViF
^grupo	bYgZjE
^grupo 0	gZ
^grupo de	bUgI
^gruppe	bFgWiSjJmY
^gruppenleitung	a\\
^gruß	t_
^gs	aVgXiG
^gsm	hXiU
^gsm 	hXiU
^gto	aIcVjX
^guachera	iW
^guadalajara	cU
^guaranteed	fJgV
^guarderia	h_mF
^guardia	fVmU
^guardia de	aRcDiX
^guardias	f^
^gueret	cS
^gueret 	cS
^guest	aTbHh]nTpG
^guests	fIiUjHsV
^guia	a^iV
^guia de	aU
^guildford	nR
^guildford 	nS
^gujarati	cIkTmJsV
^guss	i\\
^gute	iIjVs\\
^guten	t]
^guten tag	tU
^gutes	jZ
^gwo	jc
^gwo 	jV
^gym	gHhciG
^gym 	bThS
^h	aSbJfRjVt\\
^h &	iXjR
^h 0	iGja
^ha	aDbDcIjHkVpJt^
^hab	aIk?t_
^haben	eViGtR
^haber	jSkY
^habilitacion	iBk\\lY
^habilitation	iHj^
^habillage	i]
^habitacion	hbiJ
^hablamos	eXpJ
^hablar	pW
^hablar con	pW
^haccp	iVjS
^haccp 	iY
^hace	iUtT
^hace falta	bJiJtV
^hacemos	b]
^hacer	bGi_
^hackney	bGcU
^had	bIqYsU
^haha	cFpIsS
^haha 	cFpIsS
^hair	iUjZ
^halal	b^iSjH
^halb	gTtV
^halbtax	hW
^halbtax 	hW
^half	eSfTiI
^half a	gWhYiG
^half-fare	hY
^halifax	c\\
^hall	ia
^halle	bScSdS
^halle (	c[
^hallo	t^
^hamilton	cR
^hamilton on	c^
^hand	iWlEpS
^handheld	jX
^handling	b[iUlH
^handover	oY
^handover from	oW
^handover to	iX
^handphone	hV
^hands	iDjZqR
^handwerk	jX
^handy	hVj\\k@
^handy 	hWjXk>
^handyman	tW
^hangar	cYiFjI
^hannover	cWnU
^hannover 	nS
^harmonie	iUjI
^harness	hR
^harrogate	cY
^harrogate 	cY
^hartlepool	c]
^harvest	fViW
^has	iBjckZ
^has to	jSsY
^hast	lFpIqZ
^hasta	gRiJoTsT
^hasta 00	gXsZ
^hasta el	pV
^hat	bHcItZ
^hate	bJcJiUjFpHq[sI
^hatten	bIsUtY
^hauptsache	cIhHkFlImIoZtI
^haus	bXh\\
^haus am	bThR
^hausbesuche	iX
^haushalt	iT
^hausmeister	aYtH
^haustarif	g]
^haustrunk	hZ
^haute	fIiRjV
^have	iIkR
^have a	bU
^hawick	cU
^hawick 	cU
^hay	aIbHhSiSq[
^hay que	nY
^hay-on-wye	c[
^hay-on-wye 	c[
^hazard	gSiU
^hazlo	r\`
^hazop	iX
^hbo	j]lG
^hcpc	j^
^hcpc 	aRjU
^hdr	jY
^he	iY
^he or	iZ
^he's	mSqYtE
^head	a[m^
^head gardener	aRqT
^head of	aX
^health	bZhVkU
^health 	bYcGhTiE
^health plan	hZ
^health stipend	hT
^healthcare	dGhFi^
^hearing	iSsW
^heat	pY
^heavy	fXiIoI
^hebden	cW
^hebden bridge	cW
^hebrew	cJiGjXkGrT
^heidelberg	cCi[kW
^heidelberg 	cDjT
^heidenhain	j[
^heidenhain 	jW
^height	gVrJsS
^heiligabend	fThS
^heizung	iT
^heli	cFhWiSnU
^hello	aItb
^help	aGkEt\\
^hence	bWiJqW
^hep	aWjW
^hep b	jY
^herbst	oS
^herbst 	cIfEhRmIoUpJ
^herd	aWiT
^herdenmanager	aSiU
^herdsperson	a[
^here	aFbGcJdDfJgTiHjVmUtV
^here's	t\\
^here's what	jJtT
^herford	cW
^heritage	bSeViHkH
^heritage fund	eZjF
^hermes	kV
^hermle	iEj\\
^hermosillo	cT
^herr	pVqVsS
^herramienta	cDhTjW
^herrensalon	bW
^hersteller	bW
^hersteller von	bW
^heure	iV
^heure du	iV
^heures	g]
^heute	bXsG
^hey	te
^hi	td
^hibrido	da
^hibrido 	dV
^hier	cRtX
^hier die	aJeV
^high	b_c?fU
^higher	j[
^higienista	aVhI
^hildesheim	cT
^hilux	h]iJ
^hilux 	h\\iJ
^hindi	jZ
^hindi 	jV
^hipaa	kU
^hire	bRfJiU
^hiring	iUmGpW
^his	qUrUsS
^historia	bHcFiWjZpF
^hiv	sS
^hiver	f[iG
^hiya	t]
^hmp	cb
^hmv	jW
^hnc	ja
^hnd	jR
^hochschulabschluss	j\`
^hochschulsport	hZ
^hochstens	fSrTsY
^hod	gFiHjHkGm^pG
^hof	aJcXhTiH
^hof 	aIbThW
^hohentauglich	j]
^hoja	jVpV
^hoja de	jW
^hola	te
^hold	i\\jHrS
^holding	iVoJ
^holiday	fFg_iV
^hombre	sZ
^home	dUnTtS
^home based	dW
^home office	dW
^home visits	iXnJ
^home-based	dY
^homeoffice	d]
^homework	lIpV
^homme	sb
^hommes	s[
^honest	gSlE
^honest 	cIgShIiJsI
^honestly	fTqZ
^honestly 	bRfViRqC
^honig	i^
^honorarios	eYiFmH
^hook	iSjHr[
^hope	lHtY
^hopital	aHcW
^horaire	fXhXiF
^horaires	fV
^horakustiker	aScH
^horario	bJdUfU
^horas	fHgei?
^horno	iT
^hospedaje	hZ
^hospice	aIb]
^hospice 	aFb^
^hospital	lZoR
^hospitalisation	cIdIh_iE
^host	aVbVgGiI
^hostel	h]mIsH
^hot	hWiWkX
^hote	aX
^hotel	hWn\\
^hotel 	aGc@hV
^hotel 0	bSnV
^hotels	bVhE
^hotesse	aW
^hour	gTiX
^hourly	eSgV
^hours	fWlR
^hours :	fU
^house	dSh[mR
^house 	h^
^housing	gS
^housing 	hS
^housing 0	bIeDg]iD
^hove	c]
^hove 	c[
^how	gWpT
^how :	pW
^how much	gXiGlJrIsI
^hplc	iSkU
^hplc 	iTjR
^hps	a^bHiH
^hq	bZdX
^hq 	cT
^hr	p\`qStV
^hr 	gFiSpVtS
^hr :	gIkHpIqYt[
^hrs	f^
^hs	iZ
^hsa	cIh[iHjF
^hse	jSpT
^hse scale	g\\
^ht	iS
^htl	jW
^hub	c_
^hubspot	jZ
^hubspot 	jZ
^huelva	cX
^huesca	mT
^huhu	t[
^hull	cWjU
^hull 	c\\
^hund	hWiV
^hundred and	bRgCjJ
^hush	q]
^husum	cY
^husum 	cZ
^hut	aIcIdYeJgIhGiEjYkJmIpG
^hv	aWiDjV
^hybrid	d[
^hybrid 	bR
^hybrid 0	dY
^hybride	dZhR
^hybride 	dShU
^hybride 0	dV
^hyderabad	cY
^hydraulics	iY
^hydraulik	jX
^hydraulique	iIj[
^hyeres	cY
^hygiene	j\\
^hymn	i[
^hypermill	cJjSkX
^i am	aFbHlVmZqJ
^i can't	iSjGkHlIsU
^i don't	aEjUlV
^i mean	iWrV
^i need	lRoW
^i want	iZrXtD
^i'd	oS
^i'd rather	eS
^i'll	aJjIqXtU
^i'm	aRq\\tY
^i'm the	hStT
^i've	bUgYjHtT
^i.e	aFcZoX
^iacp	jX
^iatse	e[gShJi@
^ibague	cX
^ibiza	cTnRpI
^ica	jR
^ica diploma	jX
^ice	hXiV
^ich	pVt[
^ich-gcp	jS
^ici	b[iHjEl?pFqIr\\
^icu	aYjHlR
^id	aJbGhXjDp]
^idc	jZ
^ide	jZmV
^idea	gXkS
^ideal	iFjGkaoUtH
^idealement	jJoVsU
^idealerweise	gIiJk]
^ideally	jGkU
^if	karT
^if you	kX
^ific	gajJ
^ific 00	gZ
^ifrs	cIiRjCkX
^ifs	jT
^ifs 	iU
^ifse	g\\
^ig	gU
^ig metall	gU
^ignore	qY
^ihc	hIiZjI
^ihk	jU
^ihk 	aTcI
^ihr	mZtS
^ii	b\\cEhIiFjF
^il	iW
^il faut	nW
^il le	fEhWiFjU
^il me	aTiJjIqFt[
^il nous	tU
^illustrator	aIj]
^illustrator 	aHjW
^ils	jYmSsX
^ils sont	fGmWrS
^ilse	aUdIiGpUqW
^ilse 	aVcJjJpU
^im	fWiV
^im dezember	fV
^im herbst	fV
^im monat	fGjUnW
^im sommer	fViS
^im winter	bWfSiT
^immer	bHfVhHiGkTmY
^immingham	cR
^imms	i\\
^impfung	hUiI
^implantation	i[
^import	b[rJ
^imss	hZjJ
^imss 	eUhR
^in	c_
^in 	aDfSiGtV
^in 0	cDnSoS
^in 00	eJiX
^in a	b]cG
^in den	f[
^in der	bTfX
^in die	cIrY
^in english	pHr[
^in office	cDdWmS
^in the	c?d_
^in-house	aYbTjI
^inbetriebnahmen	iIn]
^inbound	aVfJiT
^incentivo	gZiJ
^incident	iZ
^incl	fX
^incluye	iU
^inconel	iU
^incorporacion	o^
^incoterms	jZ
^incoterms 	jT
^indeed	p\\rJ
^indefinido	e_
^indefinido 	eV
^indefinite	eU
^indefinite 	eU
^indemnite	gX
^indemnity	h[iD
^independant	eY
^independant 	eZ
^independante	bSiT
^independent	b]
^independent 	bZ
^indesign	jX
^index	g^jI
^indicadores	i\\
^indice	gXjI
^indice 000	eTgTjI
^indie	b^
^individual	g^hHiFjGkSrH
^induccion	bHfIhFiRjYsH
^induction	iRo\\
^industrial	aUbJcIjU
^infirmiere	a[
^info	fGiVoGpW
^infonavit	hTiS
^informal	pZ
^informe	iX
^informes	i]jJ
^infostand	cIiX
^ing	a_iHj^
^ing 	jV
^inge	aabFgIiImFqDrG
^ingenieria	bRjY
^ingeniero	jWmV
^ingeniero de	hJ
^ingenieur	iI
^ingles	iJjZkX
^ingles 	iIkS
^ingles b	jY
^ingles c	jR
^ingles para	kU
^ingreso	fXoT
^ingresos	iX
^inhaber	m[
^inhabergefuhrt	bS
^inhabergefuhrt 	bS
^inhabilidades	j[
^injertos	iV
^innsbruck	cW
^innsbruck 	cW
^inox	aIbFcHeJfGgGhIjDkZlJnJoJpDqJsJ
^inside	bHcZfHiEjJmYpH
^inspeccion	i[
^inspecciones	iX
^inspection	iY
^inspector	mV
^instagram	iVpY
^instagram 	bJcHrIsS
^instalador	aV
^institut	aGcX
^institute	b]cJjU
^instituto	bVcG
^instructeur	aVgGjI
^instructor	iS
^instruktion	iU
^instrument	hDj[
^instrumentation	i]
^insurance	iXlT
^insured	iIjY
^insurers	b]kFsH
^intake	iY
^integrateur	bU
^interessement	gVhW
^interessement 	gUhW
^interessement 0	gZhI
^interest	kR
^interest in	kR
^interfaces	iX
^interim	eXiS
^interim 	cEtT
^interinidad	ed
^interinidad 	e[
^interior	cYtI
^interiorista	aT
^intermediate	aY
^intermittence	eb
^intern	qV
^interna	aYcIfX
^internal	aVpV
^internat	bTfX
^interne	bRpX
^interpreter	a]cH
^interviews	oUpY
^intune	cJjUkV
^intune 	kU
^inventaire	i\\
^inventaires	iY
^inventario	iY
^inventor	cHjY
^inverness	cYjI
^inverness 	tT
^inverter	hT
^invoices	iU
^inyeccion	bXiHjV
^ios	aTkX
^iowa	c[
^ip	bWi@kSmV
^ipad	h]
^ipad 	hZ
^ips	bTiEjZ
^ipswich	cX
^ipswich 	cX
^irata	aZjT
^irata 	iIjSpU
^iris	bT
^irish	bVkR
^irpf	i]
^irrigation	iVjU
^is a	eVqT
^isda	iTjUrJ
^isixhosa	cIjSkT
^isla	cFdHfGj\\mYpH
^island	bWcF
^isle	c\\
^isle of	aJc[
^isn't	jIlXqT
^iso	aGbV
^iso 00000	aFbXkS
^ist	cF
^istqb	kY
^it is	cUiIjUlEqT
^it's	eTgSjJpI
^it's a	jJrSsX
^it's the	bTfW
^itagui	cW
^itagui 	cW
^italian	aJbUkSqS
^italian 	bUcIjDkV
^italiano	k]
^italiano 	kR
^italien	iHjW
^italien 	iIjRkR
^italienisch	jTlU
^italienisch 	kUlS
^iti	jX
^its	iUlJrT
^itzehoe	cS
^iv	gUiY
^iva	ia
^j	cHfIjEpGt\\
^j'ai	q\\tX
^ja	bUqVtV
^ja 	aHbDcIgUqRtX
^jaarcontract	eZ
^jacket	hY
^jacket 	hT
^jaen	cS
^jaen 	cS
^jagdschein	jRkR
^jahresarbeitszeit	fYgI
^jahreskarte	h[
^jahressonderzahlung	hSqR
^jamais	fUlV
^jamais le	f[
^jan	tS
^jan 	aFcGgSiSoDpJqStX
^januar	eU
^january	cJfTiGoVqH
^janvier	eIfSoU
^japan	b^cInD
^japanese	iIkU
^japanese 	bS
^jardin	cY
^jardin de	bScJhIiY
^jardinerie	cU
^jardinero	aTfI
^java	aSlX
^java 	aUcI
^jcl	iV
^jd	jIlY
^je	qYtX
^je nach	e[hHiJqI
^je nachdem	gW
^je te	gWpJqU
^jede	dGfUnW
^jeden	fX
^jeden 0	fY
^jeder	fRjV
^jeder zweite	jW
^jedes	fW
^jefa	ma
^jefa de	aU
^jefatura	iIjJmZ
^jefe	aZm]
^jefe 	a[mE
^jefe de	aU
^jemand	i\\s]
^jemanden	aRcGiFtU
^jena	cW
^jerez	c\`
^jetzt	gYqWtS
^jeudi	f[
^jeune	jJlSs\\
^jeunes	bJlTsS
^jewish	i]
^jira	ja
^jnc	aGj\\
^jo	pItS
^job	oXtS
^job :	aUbHiR
^job share	eXfZgJhJiGkElFoI
^jobrad	hX
^jobrad 	hX
^jobs	aDbBc\\pT
^jobticket	h\\
^join	bTfChFkJmFobpF
^joining	oW
^jornada	f\`iH
^jornada completa	fS
^jornada intensiva	fS
^jour	cIf_jHmGpW
^journee	fYpV
^journeyman	aTgDk[
^jours	dVhS
^jueves	cGfciH
^juicios	jYnT
^juillet	fWhH
^juillet-aout	fWoY
^juin	oYpJqT
^julio	h^oW
^july	eRf\`gGhJjG
^july 	cIeUjFpJ
^june	f[oU
^june 	fWpI
^juni	bJcIfWoT
^junio	eW
^junior	bWjZ
^junior 	cIjY
^juniorchef	bYmBpY
^juniors	aFbGcZgImB
^juniper	aIbUjU
^juntas	fDi^
^junto	cVmT
^jurist	aGiJl[
^jury	iUp\\
^jusqu'au	eFpZ
^just	bIcWfFhFiEmRpRrRsF
^justice	bIcJiTmU
^jv	aHb]jIqU
^k	gSjV
^k 0	jX
^kabel	iY
^kabine	pJsY
^kaffee	hX
^kafka	k[
^kafka 	cHkU
^kalber	iV
^kalgoorlie	cX
^kampala	iS
^kampala 	cR
^kangoo	hY
^kann	j^kVlI
^kannst	cIgZiBrS
^kantine	bUhZ
^kantine 	hW
^kanzlei	bXcIdSiJmB
^kao	g\`jEpH
^kapitan	m[pJ
^karenzvertretung	e]iF
^karlsruhe	cSdEjS
^karriere	pU
^kartierung	i[
^kasse	aR
^kasse 	aUiV
^kassel	cY
^kat	j\\
^kaufmannische	aT
^kavo	gZ
^keep	qTr^
^keep it	eT
^keep that	q[rI
^keep the	i\\
^keeper	aU
^keeping	iW
^keeping the	iW
^keeps	j^qEsJ
^keeving	bU
^kein	fUiSsT
^kein 	fTiIrVsS
^keine	fUrUsT
^keiner	lIqBsa
^kellermeister	aS
^kellner	lS
^kells	c^
^kempten	cW
^kendal	cU
^kendal 	cU
^kennel	aZ
^kenntnisse	kW
^kennung	p[
^kennziffer	pU
^kennziffer 00	pU
^kent	aJcV
^kernzeit	fdhA
^kes	g\\
^kessi	aIbGgJhFi^
^keswick	cT
^keswick 	cV
^key	ib
^kfz-gutachter	aT
^kiddush	iU
^kids	aEhViTpIqIrW
^kiel	cY
^kiel 	cV
^kilkenny	cT
^kilmarnock	cW
^kilometraje	gJn\\
^kilometro	bIcWgUjHnC
^kind	iGja
^kinder	gGhUiV
^kindergarten	bShSiH
^kinderzulage	hXiI
^kindly	rStU
^kine	mU
^kine 	aWmW
^kingston	nR
^kirchberg	bHcZ
^kirche	iU
^kirkcaldy	cU
^kirkcaldy 	cU
^kirkwall	cX
^kisten	iV
^kit	dTgHhY
^kit 	lZ
^kita	bTh^
^kita-leitung	aW
^kitchen	cGdSiYkI
^kitchens	i]
^kiwi	bUpX
^kiwifruit	bTiU
^kiwisaver	h\\iI
^klar	bGcIfJiIjCl\\rU
^klasse	gYj^
^klasse b	jZ
^kleine	iU
^kleinreparaturen	iW
^kleinreparaturen 	iW
^kliniken	bWiCnW
^km	gVhRjT
^knees	i@jUpIqWsS
^knife	iIj]kH
^knives	iGkW
^knock	cbiA
^know	jSlJsS
^knowledge of	kU
^known	bUiJ
^knows	iIj\\kY
^knx	iGkY
^kobi	p]
^kobo	jY
^koch	aX
^kochen	iY
^kochi	c_
^kollege	fEhFiHm]qV
^kollegin	qW
^kollegium	bWiR
^koln	cU
^kolonne	iWsE
^kombi	h\\
^komm	p]qU
^kommunal	bS
^kone	bViG
^kongress	hW
^konnen	jWtV
^kontaktlinsen	iY
^konzepte	i\\
^koordination	aXgIiV
^kopfrechnen	fHiEj^
^korean	jIk^
^kosher	bShUjS
^kost	h_
^kosten	hDjU
^kotlin	kY
^kotlin 	jX
^kp	fIqT
^kp 	aW
^kranfuhrer	aVjI
^kranschein	jW
^ks	i_jE
^ksh	g]
^kubernetes	iJlU
^kuchenchef	aWmEpW
^kunde	bSq[
^kunden	bTiW
^kurs	jW
^kurse	aJiZjI
^kurz	rRt[
^kv	g\`
^kv 	bUcI
^kyc	aUi\\
^kyriba	cFjT
^l	jR
^l 0	bUjYkS
^l 00	gb
^l'agence	q^
^l'aise	iGjY
^l'an	gRnHpHqY
^l'ancien	qU
^l'anglais	iFkTlU
^l'association	aGbUcHiHtU
^l'atelier	bVjS
^l'ecole	aFbWlR
^l-j	f]
^l-s	f_
^l-v	f_
^la	q]
^la 	cFiUrZ
^la defense	cT
^lab	iVmT
^lab of	bX
^label	aJbWcHdIeIfDgIhIiAjYkImJnIoIpJqJrIsItJ
^labels	iX
^labels 	bGiY
^labo	b\\dX
^labor	aGi\\tZ
^laborantin	aT
^laboratorio	b]iEkImE
^laboratorista	aZjI
^labourer	aUmS
^labs	cHhJjHnVpI
^lad	mU
^ladders	iHjWsU
^laden	aUb\\fJtF
^ladies	aV
^lads	jFs]
^lagos	cZmT
^lake	bThYiCjH
^land	bRcWiX
^landing	bZ
^landkreis	cViGnU
^landkreise	nY
^landshut	cW
^landshut 	cW
^lang	pT
^language	bUiHrX
^langue	iIjFk^rI
^lap	j^
^laptop	h]
^laptops	iT
^laredo	c[iH
^las	cW
^laser	iY
^lashing	iX
^lassen	bUiHsY
^last	fTq]
^late	fSoYsU
^lates	fbgI
^latin	iIj[kVrG
^latte	iHj_
^launceston	cIiGn\\
^launch	cVhUiWj;pJ
^laundry	hRiU
^laundry 	hX
^lausanne	cV
^lausanne 	cV
^laut	g\\
^lauter	bZhGqJ
^lavado	iT
^lavage	hW
^laval	cYpS
^laval (	c\\
^lavanderia	hW
^lavanderia 	hW
^law	bHkIlfpGrG
^lay	hEi]jJ
^laytime	jU
^lc	fJg]jH
^le	qT
^le 00	oSpV
^le poste	eZqGtV
^lead	m\\rR
^lead 	aFi[mG
^leading	i]mV
^leads	gShTi?m\\
^leadwork	iS
^leak	i[
^learning	hUrU
^lease	eYgIhXjCnW
^lease car	hZ
^leather	bChZiS
^leave	iSrb
^leave a	pY
^leaving	iHjXlJ
^leaving cert	iHjXlJ
^lebenslauf	lUpW
^lectoescritura	bHiDjVkT
^lectra	jGkY
^lectura	jX
^lecture de	iU
^lecturer	aV
^led	jZmJ
^ledig	hIpIqJs\`
^leeds	c_iI
^leeds 	dS
^leer	c[
^leergut	iU
^legal	rV
^legal secretary	aZ
^legionella	iT
^lehrabschluss	hX
^lehramt	jV
^lehre	fIi]jT
^lehrgang	iGkUoY
^lehrkraft	qT
^leicester	cV
^leicester 	cV
^leichte	kV
^leider	gWjUtR
^leila	bWeHqXsG
^leipzig	cW
^leipzig 	c\\
^leisure	bYjI
^leiter	mXqX
^leiterin	aJpW
^leith	cZ
^leith 	cZ
^leitung	aRiHmW
^leitung frau	mS
^lektorat	aZiI
^lena	aVcDhYmI
^lengua	kY
^lenguaje	r\\
^lentes	hX
^leon	aGcXmR
^leon 	mU
^lep	bJcIjV
^lernende	iZ
^les	cZiSsU
^less	gV
^lessons	gIiDjGkZ
^let	fYiWjFmHpDqIrX
^letter	oHp\\
^letter 	pW
^letterkenny	cY
^letterkenny 	cX
^letters to	fJiXpV
^lettings	fSiW
^lettings negotiator	aX
^lettre	bEiUpY
^lettre 	pX
^letzte	bXfRiIjH
^letztes	bRgXhFiHqFrJ
^leute	tU
^levantamiento	iZ
^levee	bSiW
^level	bUjS
^level 0	kU
^lever	ibjI
^lexcel	bX
^ley	bIeXgGjV
^lg	aImHpErGte
^lgps	hb
^lgps 	h\\
^lgps 00	gIhW
^liability	bIhFj]
^liaise	i[
^libra	h[iG
^librarian	bIjJmXtI
^library	fIh\\
^library assistant	sR
^libre	dZfGhFiGjXoX
^libreta	j]
^libreta de	jV
^libro	iS
^libro de	iS
^libros	bIhSiX
^lic	iHjVmWpS
^lic en	jW
^lice	iXjIrS
^licence	aFjVkYpR
^licences	jV
^licencia	jZ
^licencia 	cIgW
^licencia de	jSlR
^licenciatura	j]
^license	gZiGjDk[lD
^licensed	aVjI
^lider	me
^lido	cW
^liebe	th
^liebe frau	tS
^lieber	aIt]
^liebherr	cIiVqI
^lieferanten	iX
^liege	c[
^liege 	cY
^liegeplatz	cGhV
^lieu	cYpS
^life	hTjVkH
^lifeguards 	aS
^lifestyle	aViYjG
^lift	hYiIjU
^lift 00	jW
^lifting	jV
^lifts	bGi>jb
^light	i[
^lights	jY
^ligne	aJbEcbgFhXiAjJn@
^like	hJrX
^likely	eW
^lille	bIcVjT
^lille 	aJbIcFnV
^lima	cVhTiG
^lima 	bUhSiJ
^lime	iXjY
^limerick	cU
^limerick 	cY
^limited	eZhIjJ
^limpiar	bGhJiVjR
^limpieza	i_
^lims	iDk_
^linares	cZ
^line	aYiTmV
^linea	bUmT
^lineas	bHi\`
^linens	hW
^lines	iW
^link	jFp]rU
^linkedin	jIp]rF
^linkedin 	jIp[rA
^linux	aSiIjb
^linux 	aRjR
^linz	cU
^linz 	cT
^lire	jZ
^lisbon	cS
^lisbon 	cR
^lisburn	cV
^lisse	c\\eIgSiGjIlG
^list	cSiCjSqW
^lista	bIhHiXoJpS
^listed	gX
^listed 	iRpS
^lit	aTbFiW
^lithuanian	kU
^litigation	aTtI
^litiges	iY
^little	aJbYrS
^live	fTja
^live-in	aYhYiH
^lived	jUkR
^lived experience	kV
^living	hUiCnX
^ll	cWfJiGrHtS
^llamadas	iV
^llb	j^
^lleida	cT
^lleida 	cT
^llevamos	bTqU
^llevar	fY
^llm	cHhXiFkS
^lo de	lWqY
^lo que	aXfViG
^loa	g\\iHjI
^load	o\\pJ
^loading	iY
^loans	aX
^local	aIbTcJhTjBs\\
^localizable	f^
^locals	fGiHmIpJs[
^location	cWoHpV
^location :	cS
^loch	c[iF
^locker	cHgJhYiHjFkIlImFpIsF
^locksmith	aW
^loco	aTiW
^locum	aVeW
^lodas	iHj[
^lodge	aHcXfHgYiEjU
^lodging	bFgVhYiH
^loft	b\\iD
^log	a_cFgEjIpZ
^logbook	iS
^loge	cUhY
^loge 	iT
^logement	h]jV
^logframes	iT
^logiciel	hX
^logistics	a]bBcDjF
^logo	jTrU
^logopede	aU
^logrono	cW
^logrono 	cW
^logs	h_iDjS
^lohn	g[kT
^lohn nach	gX
^lohnband	g\\
^lohngruppe	g\\
^lohnklasse	g\\
^loler	hWiW
^london	dUiInS
^london 	gWrS
^long	cWfShSiH
^long-term	e\`qJ
^look	aFbDiSpJtV
^looker	jV
^looking	aStV
^looking for	tS
^lorca	c\\
^lorrach	cW
^loss	h\\iVj?kGpG
^lost	bHqX
^lot	i]
^lotes	h^
^lots	lS
^lots of	lS
^lottery	eDiTqWrI
^loud	bWhFiIj^pItD
^louvain-la-neuve	cU
^louvain-la-neuve 	cU
^lovely	iHkVq[
^lpc	iIjRl[
^lpp	hYjF
^luas	hYiG
^lubeck	cY
^lucy	mYtI
^ludenscheid	cX
^ludenscheid 	cX
^luego	eJiWmSpWqI
^lugo	c]
^lun-ven	fY
^lunch	bGhf
^lunch 	fRhV
^lunch in	hZ
^lundi	d^fV
^luneburg	aV
^lunes	dSf\\
^lunes a	pT
^lunes y	dX
^luton	c]
^luton 	cVjS
^lux	hWjW
^luxembourgeois	k[
^luxmed	hX
^luxmed 	hX
^luz	cBhXiHjJmZqI
^lycee	b[
^lymington	cT
^lyon	cZeHiC
^lyon 	cJiEjUmUqU
^m	cSjU
^m 0	bBcSj^
^m 00	cYjFnX
^m 000	j_
^m-f	aIfX
^m-f 0	aIfW
^m-th	f\\gJ
^m.sc	jZ
^m.sc 	jZ
^ma	jToHq[
^macbook	hY
^machen	pTrY
^machine	a\\
^macht	bJhZiY
^macon	aWcItU
^madame	tV
^madrid	nS
^madrid 	nS
^maestra	aTmXqH
^maestria	jUkHlY
^maestro	sW
^magdeburg	qR
^mahnwesen	iR
^mahnwesen 	iR
^mai	fThRoU
^mai 	cHeJfVhT
^mai bis	oX
^maidstone	cX
^mail	bUpVqHtV
^main	i_
^maintenance	a\\cIiZj@oB
^mairie	aEcT
^mairie de	aEcT
^mais	bJrY
^maison	b\`gJhW
^maison de	bX
^maitre	aXbCmZ
^maitrise	j]
^makaton	kW
^make	cRfEgRiRrT
^make it	gViHrW
^makes	aHmV
^mal	iWjHtU
^malaga	dVgS
^male	iVsU
^malergeselle	aX
^malla	cDh[iW
^malmo	aEbScZ
^malvern	cV
^malvern 	cV
^man	iVjS
^management	iZjClZqT
^manager	aGiGm^
^manana	dSfU
^mananas	fIpZ
^manchester	nU
^manchester 	nU
^manda	mY
^mandanten	bYiDjGnSqJtH
^mandar	p\\
^mandarin	jUkX
^mandarin 	aJjSmH
^mandat	eViJlS
^manejo	j^
^manifests	iV
^manila	c[
^manipulador	jX
^manipulador de	jX
^manner	s\`
^mannheim	cV
^mannlich	aWsE
^mantenimiento	iWmT
^manual	iFj\`
^manufacture	bWmF
^manuka	bUcJ
^many	kHmVpJrW
^manœuvres	iX
^mapeo	fIgFi]
^mappe	oHp_
^maquillage	iElXsX
^maquina	iHjb
^maquinista	aZ
^mar	fVjI
^mar 	cFeBfUjJmTpH
^mar del	cZ
^marburg	qS
^marburg 	cV
^marc	aHt_
^marca	b\\cBiY
^marca de	bU
^march	eSfY
^march 	oV
^marche	b]cD
^marches	fVhJ
^mardi	d^iF
^mardi-samedi	fT
^mardi-samedi 	fT
^marga	t[
^margate	c\\
^margate 	cS
^mariages	iX
^marina	aUcZ
^marine	bThRiH
^maritime	bV
^market	cWdXf@gSiJ
^marketing	aV
^markt	aRiU
^marque	b]
^marquette	bJcZ
^mars	o]
^mars 	o[
^marseille	cS
^martes	f^iEoU
^martigny	cT
^marz	cJeUfSiS
^marz 	cGfViT
^marzo	o_
^marzo 	eU
^mas	fWg\\iTjD
^masernimpfung	jX
^masernschutz	jW
^mass	jU
^massage	hY
^master	j^lR
^master 	bIcJiWjGmTpJ
^master 0	fHjW
^master de	jZ
^match	bIe[iS
^mate	aWhVmT
^mate 	aRhXjBmStH
^matelot	aWbScHiImDrJ
^material	h@ia
^materiel	hW
^maternite	bd
^maternity	eY
^mathe	iFjYkW
^maths	iT
^matin	fZnT
^matins	fYiI
^matlab	iHjX
^matric	j[
^matricula	bShTiEjX
^matrimonio	iRsZ
^matura	jIlZ
^maurer	aWlTmI
^max	rV
^max 0	dS
^max 00	fZ
^max 000	rU
^maximo	rXsW
^may	fUo]
^may 	f]hWoF
^may 0	oW
^maya	jTk[tH
^mayfair	cX
^mayo	iIoR
^mayor	jW
^mayor de	jX
^mayores	fGl_
^mbo	jZ
^mc	jY
^md	a[cIjHmT
^mds	a\\bIjItJ
^mdt	iWjHmY
^me	cGmYpUtb
^meal	gWhZiEjH
^meal vouchers	hS
^meals	h[
^meals 	iW
^meals on	hZ
^meat	h[
^meat 	hZiI
^mecanica	iCkY
^mecanicien	aZ
^mecanico	a[
^mecano	aV
^mech	aIiW
^med	hTiVjV
^med-surg	aXcI
^meddic	jS
^medecin	mS
^medellin	dSmR
^medellin 	dSmS
^media	bIiYmSrX
^media jornada	aGeTfTiC
^mediatheque	aHbUcW
^medical	hYiS
^medical 	hTiUjGpU
^medication	jU
^mediclaim	hX
^medico	bU
^medicover	hZ
^medio	aRkH
^medir	i_
^meds	iS
^meet	bCd]hGiBjInHpT
^meeting	aGfGt[
^meetings	jElZpH
^mehr	fJgShHiHqWtV
^mein	qa
^meine	hJpHq\`
^meist	fYjJnUqI
^meister	jflS
^meister 	aTjV
^meisterbrief	jY
^meisterwerkstatt	bZ
^mejor	k\\sV
^mejor con	k[
^melbourne	cYpT
^melden	pW
^melden bei	pZ
^melker	aW
^membre	jY
^meme	jFkRr\\
^men's	bRiV
^menage	iZ
^mende	c[
^menor	sX
^menos	fYoFsW
^mention	hJiHkVpVrX
^mentoring	i_
^menu	hTkHpSrW
^menuiserie	bUiIjX
^menuisier	aV
^menus	ib
^mep	iX
^meppen	cXiH
^meppen 	cXiH
^merchant	a\\
^merci	t_
^mercredi	h]
^merida	c]
^merida 	cX
^merthyr	c[
^mes	iUjHnV
^mesa	aTpY
^mesa 	aVcJiJmEpZ
^mesner	a]
^meson	cZfIiFpY
^message	iHtW
^meta	i[jS
^meta 	i[jI
^meteo	bEfJiFj_
^method	iU
^methode	aUcJjV
^metres	bU
^metro	b\\cS
^mets	r_
^metz	cZ
^metzger	fI
^mewp	bSiHkU
^mezcla	iX
^mfa	aXjS
^mfa 	a\\bI
^mgr	mZ
^mi	fSiFjFmInZqUsH
^mi-so	f^
^mi-temps	eSfW
^mi-temps 	cGeSiI
^michigan	cX
^micro	iVlU
^microcentro	c[
^micrometro	j\\
^mid	o\`
^mid-level	aScJ
^mid-size	bY
^midas	gJj^
^midnight	bIhFi[nIpR
^midwife	aX
^miel	bShUkG
^miercoles	dTfRhIpU
^mieres	cZ
^mig	aYjY
^migration	i\\jF
^mikro	iYqHtT
^mil	gWiU
^mileage	hVnT
^mileage 	gU
^mileage 00	gV
^milk	gRhZiHkH
^milking	aVdIiY
^milling	iX
^min	dGeTf\\
^min 0	fSjW
^mina	cU
^mind	jV
^mind 0	dSeUgW
^mind 00	j^
^mindestens	fSjX
^mindestlohn	fJgY
^mine	bT
^mineral	bTiV
^mini	gUhV
^mini cooper	h[
^minibus	kTn^pG
^minijob	eT
^minijob 	gT
^minimo	g]
^minimo 0	gIjV
^minimum	jX
^ministry	bY
^minor	iS
^minot	c[
^minutes	tW
^mir	aXfTpR
^mirecourt	cS
^misas	fHib
^mise	iX
^mise a	iV
^mise en	iU
^miss	iIjJnW
^mission	eZ
^missoula	cX
^mit	tU
^mit 00	fR
^mit der	cYrV
^mitarbeiter	a[
^mitre	j^
^mittagessen	hU
^mittagstisch	iU
^mitte	oZsW
^mitteilungen	iX
^mittwoch	dTfT
^mittwochs	fVhT
^mixed	b[iUjGmI
^ml	aX
^ml 	aX
^ml engineer	cS
^mld	bFiBjZkXsI
^mme	pYqT
^mo	f]
^mo 	eBjRpVtT
^mo frei	fW
^mo-do	fd
^mo-do 	fY
^mo-fr	f]
^mobel	bSiX
^mobil	aTcBnW
^mobil 	aXbTdD
^mobil-home	hYjD
^mobile	aShS
^mobile 	aVcCmDrS
^mobile home	dIh]
^mobiles	bDd]
^modbus	jU
^modelo	hIiS
^module	bIi_pW
^modules	fEj\\
^moglichst	hHo[pI
^moi	qS
^moin	t^
^moins	bRsT
^moins de	bSeIiIsS
^moira	lSmJqW
^mois	eUgWsT
^moissonneuses	i\\
^moisture	iX
^moitie	b\\sJ
^moles	jJkX
^mom	jX
^mon	dRfV
^mon /	dY
^mon associe	qW
^mon to	nT
^mon-fri	f\\
^mon-fri 	fZ
^mon-sat	fX
^mon-sat 0	eX
^mon-thu	f[
^monaghan	cU
^monatsabschluss	i]
^monday	fZoZ
^mondays	bGdYfWiH
^money	cBdFeDg\\hFiFjHkUlDnIqVrItI
^moniteur	aTiGkW
^monitor	aV
^monitoring	iS
^mons	c[
^mons 	cY
^monsieur	aGsStV
^montag	fYoSpH
^montage	iTnY
^montags	bRfWgIiJ
^montaje	iW
^montana	jH
^montar	iV
^monte-meubles	bT
^monterrey	cU
^monterrey 	cU
^montessori	aXbWjI
^monteur	aT
^montevideo	cT
^montevideo 	cT
^month	f^hBiWjHpI
^month end	fRiZ
^monthey	cR
^monthly	g]hD
^months	gUkG
^montpellier	cX
^montreal	cS
^montreux	cU
^montreux 	cU
^moose	c[
^more	dVeRfZiFlDoIqUtI
^morges	cZ
^morning	aGth
^morning 	iGt]
^mornings	f[
^mornings 	f\`iB
^mort	i\\
^most	bVfSpHsR
^most of	bYpGsU
^mostly	bVfWiRmY
^mostrador	aAi]
^mot	cHjY
^mother	bShXjE
^motivation	pX
^moto	hSiFjZnT
^motor	id
^motorcycle	jY
^motosierra	jX
^motus	qX
^motus 	qW
^moulage	gJjHkX
^mouscron	cX
^moves	cWfHi?jIkWmJnBoI
^movilidad	bJgXjS
^movilizacion	oYpH
^moving	iVkSnW
^moving 	i\\
^mowing	iW
^moyenne	gT
^mozo	bR
^mps	gYiY
^mps 	gX
^mps /	g[
^mr	qa
^mrcvs	j\\
^mrcvs 	jY
^mrics	kX
^mrics 	kU
^mrs	mTpXqT
^ms	p\\q[
^ms office	jY
^msc	iFj_
^msk	aViX
^msk physio	aYhI
^msp	h\\jJ
^mssp	b]cHiGjI
^mt	cJk]
^mt 	cGiRjT
^mth	dWeSjH
^much	cZ
^mucha	bU
^mucho	cRtI
^mud	fUiVlJ
^muelle	bHcXiS
^muestras	i]pG
^muestreo	iT
^mujer	lJsc
^mulhouse	cY
^muller	aU
^mullingar	c^iI
^multi-site	iIj[
^multisport	hY
^multisport 	hX
^mum's	iIjIqZ
^mums	iUsS
^munchen	cRgS
^munchen 	gT
^munich	cU
^municipal	hW
^munster	cY
^munster 	cT
^murcia	nU
^murcia 	nU
^muri	aHc\\
^museum	bCh[jIlU
^museumspadagogik	aW
^music	aUhT
^muslim	bSsU
^muss	jUkIlVsU
^muss :	jT
^must	j\`s[
^must be	oXs[
^must have	jX
^must pass	hIjV
^mutual	bZ
^mutuelle	b[hY
^mutuelle 	bS
^muy	hHkZ
^my	qXtV
^n	cUgTjU
^n +	m^
^n 0	c?fDgThJiIjZkUnJpF
^na	aHg]iGjGtS
^naas	bHc\\iDmS
^nacelle	bVcHiBjU
^nach	g^oYqR
^nach 0	eZ
^nach 00	bU
^nach tarif	bIgX
^nachfolge	iHo[
^nachsorge	hHiY
^nacht	f]gT
^nacht 00	gY
^nachts	iTjY
^nada	eThDpT
^nada de	eThD
^nadege	bZtG
^nagold	cY
^nail	aW
^nail tech	aW
^nairobi	cY
^naloxone	iY
^name	rV
^namensrecht	iX
^namur	c]
^namur 	cZ
^nanny 	aZ
^nantes	c\\dDiG
^narbonne	cX
^narbonne 	cV
^natation	jW
^national	aDbZiHnZ
^native	jT
^naturstein	cEi_
^naucalpan	cS
^naucalpan 	cS
^naukri	pW
^nav	i\`
^nave	hVpW
^navette	h[
^navision	lZ
^nb	bVcF
^ndis	jU
^ndt	jXkW
^ne	r[
^ne le	qV
^near	ch
^nearly	aHgXiFjTnJ
^neat	iGjWsV
^nebosh	jS
^necesita	aVbJtV
^necesitamos	tW
^necesito	aXcGtS
^ned	pZsS
^need	bIta
^need to	jV
^needed	bJcIlHoXpFt[
^needed 	aJbEcEiGlAoGt]
^needle	iR
^needles	bTjV
^needn't	lV
^needs	iIj\\t[
^needs :	jW
^neerlandais	jZkT
^neerlandais 	kSpI
^nego	gHi_
^negoce	bS
^negociacion	jZ
^negociar	i_
^negociateur	a[
^negotiator	aS
^nein	gTjRtI
^nein 	bIgTmInIrHsF
^neiva	nT
^neiva 	nT
^nen	a[
^nerves	jY
^net	gFh[iY
^netsuite	jU
^nettoyage	bVfI
^network	bSjF
^neue	hZiFjY
^neues	bUiJqV
^neuf	bTmX
^neun	b\\iJ
^neuruppin	cV
^neuruppin 	cV
^neuss	c\\
^never	f[l\\pJrR
^nevers	nT
^nevers 	nT
^new	gTiYrGtX
^newcastle	cT
^newcastle 	cS
^newly	bVgFjGlZ
^newmarket	cX
^newmarket 	cX
^newport	cVdUnH
^newsletter	iV
^next	cYeIiV
^nh	aTbRcJ
^nhs	hTjFpX
^nhs pension	hX
^ni	lYqWsT
^nice	bTsY
^nice :	k]
^nicht	rR
^nicht "	rT
^nichts	jHqGrXsAtZ
^nie	fXlHs[
^night	aZg^jU
^night 	aIdHfFgViBjGmTnU
^night 00	g^
^night auditor	rT
^nights	aXfSgWiI
^nights 	aVbIcFfZiGjI
^nights 0	f\\
^nights 00	fV
^nilgosc	hW
^nine	gHm\`
^ninera	aV
^nineteen	b\\iB
^ninos	iS
^niort	c\`
^niort 	cW
^niveau	gUiFjR
^niveau 0	bXiDjS
^nivel	g]iGjY
^nivel 0	aSgTiIjX
^nix	lSsR
^njc	ga
^nl	cJjb
^nm	iHj[
^nmc	j]
^nmc 	jW
^nmc pin	jR
^no	sT
^no 	bIdXeRfXlImJqR
^no "	rZ
^no agencies	bGrZ
^no degree	l\`
^no evenings	fXiH
^no exclamation	rX
^no experience	jHlY
^no hace	lRtR
^no hay	fXhXiXlH
^no lo	iHlTqVrYsJ
^no more	eYj]lJ
^no need	hHl\\qX
^no nights	fXhYiIlH
^no one	s^
^no pedimos	lX
^no sales	gWiYlI
^no se	lYqU
^no sundays	fbgG
^no weekends	f[iHlR
^no women	pJs[
^nobody	s\\
^noch	tU
^noch nicht	lSqS
^noche	fbiGjI
^noches	f\\hS
^noches de	hWiG
^nocturno	cJf\\gR
^noise	i]
^nok	gY
^nok 000	gR
^nom	jZ
^nom 000	jZ
^nombramiento	e[iJj[
^nominas	aViT
^nominas 	aW
^non	j\\
^non-profit	bZ
^none	cGeRjJpDsZ
^none 	bGeUiFrXsG
^none of	cEfViGjIpCqVsS
^noon	fUpW
^noon 0	oI
^norfolk	cR
^normal	dFf]hIjHnHpSrJ
^north	cUjY
^northampton	jS
^northern	cHgUhEjBk^
^norwegian	hSjUkIlIqH
^norwegian 	cHrT
^norwich	cY
^norwich 	cU
^nos	bWkUsT
^nosotros	bDiBjRlDm\\pG
^not	aHjUsXtU
^not a	aDjTqVsS
^not asked	lV
^not for	dZhEjYlFmHpErBtG
^not just	j\\
^not to	pRq[
^nota	iY
^notarfachangestellte	a\\
^notdienst	fX
^notdienst 0	fX
^note	q^tX
^notes	t_
^nothing	iHjIlUpSr[tF
^notice	eFiJoEpVtS
^notices	iY
^notions	iEjTkV
^notre	aCq_
^nous sommes	bX
^nov	fWoS
^nov 	fUiU
^nov-feb	o[
^november	fYiEpI
^noviembre	f[
^noviembre 	fSiJ
^now	aBcGiFmIo]rHtV
^nplq	j[
^nps	gJh[iVjHtF
^nr	bDcXg[jF
^nrp	iHj\\pI
^ns	gHh^iIjEnC
^ns business	hT
^nssf	h^
^nsw	cU
^nuchtern	jYrBsW
^nueva	cS
^nueve	mZ
^nuevo	b@c_
^nuit	f^sH
^nuits	fRg[iE
^num	jGmZ
^numeracy	lX
^nur	fTjDrXsZ
^nurnberg	cT
^nurse	mW
^nursery	a\\bCcEhZjB
^nursing	aWiBjHkZlI
^nv	cIe\`g[j@mG
^nvq	jW
^nvq 0	j^
^nyon	c[iFjI
^nz	gTkFsU
^nz $	g[
^o	aTgT
^oa	acbE
^oak	bSiV
^ob	iVjEl[q[
^oban	cVjU
^oban 	cRjU
^objet	pUtS
^obra	cSeZiSjS
^obra 	cHeYjU
^obra en	cZeG
^obst	h[
^obst 	bScJdIhSiS
^obviously	qUrY
^obviously 	gHhSjT
^occ	iImX
^occasional	f[nY
^ochenta	bUgU
^ocho	eHfWmWoT
^oct	fXiUoS
^oct 	f[iS
^october	fT
^october 	bUcSfB
^octobre	fV
^octobre 	fV
^octubre	eV
^octubre 	cHfS
^odd	cGf^nU
^oder	jRt[
^oee	i\\jH
^of	oU
^of 0	bThI
^of the	fU
^off	bIcWfYqW
^off-season	bHfTiT
^offenbach	cS
^offenbach 	cS
^offers	iZ
^offi-jahreskarte	hX
^office 	bCcCd<fIj_tT
^office is	c^
^office manager	aVcU
^offiziell	aWiFqT
^offnungszeiten	fW
^offshore	cFkEnZ
^oficial	a\\
^oficial de	aY
^oficina	cWdTfH
^oficina de	bScGdFi\\
^ofsted	bV
^oguk	jZ
^oh	bGeIiGjGmJpAqSrVsTtC
^ohne	rW
^oil	i\\
^oilskins	hX
^oilskins 	hX
^ojala	iHkaoSsS
^ojo	qUrV
^ok	jStd
^ok 	aHcHjEqVtZ
^ok so	sStS
^oktober	fT
^oktober 	fU
^old	b[qU
^oldenburg	cV
^oldham	cRsS
^olen	iY
^on	qR
^on 	bRcRfZiF
^on a	q]
^on call	f\\
^on en	eGjGk]lHpJqCsV
^on est	b\`fDqI
^on fait	b[pT
^on ne	fSkVlHqSsI
^on ouvre	tT
^on se	t[
^on site	bSdShS
^on the	cW
^on veut	dRoIqFsUtS
^on-call	f[gViHlI
^onboarding	iZ
^once	jUm[
^oncology	aUgHkT
^one	fU
^one 	aTc@dSjAkG
^one anchor	dX
^one day	bHdRfU
^one of	jUqHsT
^one sat	f[
^one saturday	fX
^one week	cGnZ
^one weekend	fU
^one year	eSgRhDjZpH
^one-offs	iT
^ong	aFbejG
^ongoing	aIeYmT
^ongoing 	e[
^online	pc
^online 	pT
^only	pU
^onsite	iHpR
^oos	iR
^open	bXiXmJrV
^open at	bGiVqW
^open-ended	e^
^opening	oR
^opera	ja
^opera 	bTqT
^opera cloud	jW
^operador	bTjT
^operador de	cX
^operadores	aZ
^operario	aV
^operateur	aTpI
^ops	aWbJfSjHmSpV
^optical	bUoH
^opticien	a\\iH
^optico-optometrista	aW
^optik	bYjJ
^options	fFgViIjG
^optom	a_
^or 	jIkHpYtW
^oral	iRjWsI
^ordenado	iBjZ
^order	i]
^order book	bZ
^ordi	dGhZ
^organic	bThX
^organist	aT
^organist 	aU
^orleans	cV
^orleans 	cV
^ort	cafIgSiG
^ortho	i\\
^ortho 	iV
^orthographe	jYpI
^orthoptiste	gI
^os	hXtT
^oscp	aFkY
^osde	gShWiH
^osde 000	gFh\\
^osha	jUk[
^osnabruck	cU
^osorno	kJnW
^ostern	eIf\\pBqI
^osterreich	bHcGn]
^oswestry	aJcY
^ot	aTbTfUgXiIjH
^ot 	a\\bGcHfAgR
^ota	aWbIi[
^otdr	hIiSjV
^ote	g_
^ote 00	gV
^other	lZ
^otherwise	bGcTdYeRmJ
^otp	hViFjT
^ou	aTjV
^oui	aGhUiIjUkHrR
^our	bRgGqT
^ourense	cU
^out	cWnV
^out of	cXf=i[
^out-of-hours	fU
^outgoing	iIoWqV
^outillage	h^iD
^outside	bEcchH
^ouvert	aSlVqJ
^ouverture	fTiRoW
^ouvrier	aa
^ouvriers	aTiG
^ov	aXnX
^over	iV
^over 00	iZ
^overlap	oW
^overlock	jV
^overnight	aEbXeFiHjGnZ
^overtime	fUgShH
^own	jZlR
^own 	iDjSkUlS
^own car	hIlTn\\
^own hand	jU
^own the	iY
^own tools	j[
^own transport	iHlV
^owned	bV
^owned by	bU
^owner	iVjCmWqS
^owner's	qUsW
^owners	bWcGhIiGpEqW
^owns	i\\
^oxygen	jZ
^oye	qSt\\
^oyonnax	cV
^p	gRj_
^p &	aRhXjI
^p 0	gbjFkR
^p-schein	jY
^pa	aTiU
^pa 0	j\`
^pa to	aTmT
^paciencia	j[
^package	gZ
^packaging	bShUjI
^packing	i^
^pacu	iUjIlV
^padagogische	aSlVpG
^paderborn	cY
^paderborn 	cS
^padi	bViHjZ
^paediatric	kS
^paeds	i]jEkVlE
^paga	bGcFgUiY
^pago	gaiImH
^paid	gShXpS
^paid 	eUgDhGnU
^paid weekly	fGgX
^paie	gTiR
^paint	iV
^painter	iX
^painting	iV
^pair	aEbGcGfHgJiJmUpT
^pairing	iFpY
^paisley	cS
^paisley 	cS
^palace	bZcH
^palefrenier	iImSsR
^palefrenier 	aRmT
^palencia	cW
^palencia 	cW
^palenque	bVhHiT
^paleographie	jZ
^palliative	kX
^palma	cZ
^palma 	c[
^pamplona	cU
^panadero	fJ
^panama	cRfX
^panel	iXp^
^panel 	p\\
^panier	gShY
^panier 00	g\\hI
^paniers	gZ
^paniers 	gZ
^panneaux	bWtI
^panto	aW
^papeles	iIlY
^papers	sR
^paperwork	iY
^papiers	i]
^paques	cHfIqT
^paquete	gV
^par	fZpVtF
^par mois	eJf]iG
^para	oWtR
^para el	bRoU
^para la	aSbIiVoS
^parage	iY
^paralegal	kYsI
^paraplanner	aZ
^parc	bTcIi\\
^parcels	i\\sJ
^pareja	bHmVsU
^parent	bSi^
^parental	eW
^parents	hWsU
^paris	cZfJnV
^paris 	cImTnSqFtI
^paris 0	nU
^parish	dFpZ
^parish administrator	sS
^park	hViEpT
^parken	bIhXiH
^parking	h_
^parking 	hU
^parkplatz	cHhU
^paroisse	bY
^parque	c\\
^parrilla	bViS
^parroquia	aJbU
^part	g[iF
^part time	eWgG
^part-time	eTfW
^part-time 	eV
^parte	iUoW
^partes	i]
^participacion	g^iBjJ
^participation	g_iF
^participation 	gVhS
^partir	iS
^partner	mbqU
^parts	hSiU
^pas	sU
^pas 	cJi[qDsV
^pas besoin	l]
^pas de	fSrR
^pas le	iFjUsG
^pas plus	dVfXkCrU
^pas un	rYsT
^pasa	p\\rF
^pasaje	gHhUiInU
^pasajes	h[
^pase	hajEoI
^paseo	iY
^pass	iIj^sX
^passages	hX
^passe	cHi\`pEqW
^passed	j]lC
^passer	p\\
^passing	bCi[
^passport	hDiFjYpXsC
^passports	pW
^pastor	iHmTqVtT
^pastry	aX
^patch	c_fRjF
^patent	aVjJlX
^path	bSiW
^patience	jd
^patience with	kT
^patient	aDbYjU
^patient 	jZ
^patienten	i\\
^patients	bSiXlD
^patio	cYhYiG
^patissier	mZ
^patron	aVkUmRqG
^patron de	aWiHkV
^pau	c]
^paul	eIfXjIlIqStW
^pay	g]nS
^pay :	gU
^paye	e\\hJjH
^payerne	cY
^payments	aUbXjG
^payroll	aZiS
^payroll 	iStS
^pc	gJhW
^pca	bTgT
^pda	iW
^pdf	iDmIp]
^pe	aVgXjI
^peace	aDbGcSiJjZ
^peajes	bJh\\iF
^peak	fUhElHrIsI
^pedidos	lS
^peer	aXgJ
^peers	aHbIeJfHhIiJm[
^peine	aIcX
^peine 	cX
^peintre	a[
^peluquera	aV
^pen	aWjXrJ
^penang	bScUiF
^penang 	bWiH
^pendeln	iInX
^penrith	cU
^pension	hW
^pension 	hV
^pension 0	hX
^pension 00	fIgV
^pensioner	bJi\\
^pensionskasse	h[
^pensum	fZgGjItS
^penzance	cU
^penzance 	cU
^peon	aW
^people	lHqWrX
^pepiniere	bX
^per	aGgStT
^per diem	gWhT
^perdon	eSiFjEqT
^perdon 	aFbFdIeUgIhHjAkIlInIoIpJq@rIsH
^perfil	rTs\\
^period	jY
^perks	hW
^perks :	hW
^perm	e^
^perm 	eR
^perm after	eY
^permanences	iX
^permanent	e_
^permanent after	eU
^permis	j[
^permis 	j\\
^permis b	jU
^permis be	jT
^permis c	s[
^permis de	iX
^permiso	j\\
^permiso b	jS
^permisos	iZ
^permisos 	jU
^pero	kRlStS
^pers	gGh^iEjG
^person	jSmT
^personal	iVlUmT
^personal licence	dJiIkFlZ
^personalrabatt	hX
^personalreferent	qW
^personalwohnung	gIh\\iJ
^personas	iZ
^personne	tS
^perth	cSfS
^perth 	fUpS
^peso	iW
^pest	aX
^pet	aX
^petite	cIfViW
^petites	jI
^petits	nW
^petrol	gWnH
^pets	hRiIjDlTpJ
^petty	i\\
^peu	i[
^pf	h[
^pf 	hY
^pfaff	jVlX
^pflaster	i\\
^ph	iTjGpS
^phase	aJbViT
^phd	jXl]
^phone	hSp^
^phone 	gUh\\
^phones	bUfHiYlH
^phones 	aTbHi\\
^photo	i\\sY
^photography	iBk\\
^photos	iEk[pS
^photoshop	jY
^phrases	iDkT
^physics	jT
^physics 	jW
^physio	aRfIhTmS
^physio 	mXpJ
^phyto	bHi]jH
^pi	bEc[iGjGmV
^piano	aSbScFhU
^pianos	bWsH
^pick	fYgUjDlT
^pick-up	hZ
^pick-up 	h]iD
^picking	iS
^pics	bUiIpX
^picture	cFiSrY
^pida	i\\jI
^pie	bIi\\sJ
^piece	g\\iI
^piece bonus	gU
^piece rate	gXiI
^pieces	i]jI
^piers	iEmUtX
^pieza	h]
^piezas	bWdZiC
^pigiste	eW
^pikett	fX
^pilot	aXhTiSjGlS
^pilotage	iT
^piloto	aZ
^pilots	lX
^ping	hZiEpU
^pint	fIhZiIsItH
^pintor	aU
^pintura	iIkY
^pip	bHi^
^pipelines	i^
^piscina	bViR
^piscine	iT
^piscines	bU
^piso	cWhUiI
^pisos	ia
^pizzaiolo	aZ
^pl	a\\bIdUfAjF
^place	c\\iR
^placement	lS
^plain	iUrZ
^plan	eUiZjD
^plan de	hUiW
^plan the	bFi]
^plancha	cDiXjS
^planeacion	iY
^planilla	eU
^planilla de	eCiY
^planillas	iS
^planner	aRmWtH
^planner 	hImY
^planning	bHeGfZgUhHiUtS
^plano	cWj[
^plans	i_
^plans de	iU
^plant	bBcViGmV
^planta	b]eT
^plantillas	iRjT
^plants	bScIhWiJ
^planungsburo	aHb]
^plasencia	cX
^plataforma	iGj]
^plataforma elevadora	jS
^plateforme	aHbScYhJiG
^platform	aSbCiSjCkX
^plating	j[
^platt	iHjFl\\
^plauen	cV
^plauen 	cV
^play	bTiYjG
^plays	iHj[kS
^playwright	aFj]
^playwright 	jS
^plaza	qS
^plazo	eUfHoIpZ
^plazo fijo	eZ
^plazos	iX
^plc	iFjTkX
^plc 	jSkS
^plc s	iCjGkY
^plda	jW
^please	iFrVtX
^please 	cIsR
^please make	tS
^plein	aGbDcVhEi^
^pliage	iUjR
^pln	gS
^pln 0	gT
^pls	aJc?gUjErSt[
^plumber	aY
^plumber 	aY
^plume	j]
^plus	g]qS
^plus 0	fUiJ
^plus de	h[
^plus one	cWgI
^plus points	gIk\\
^pluses	fSiIkV
^pluspunkt	jIk\\
^plutot	cGs[
^plymouth	bGc^
^plz	aIbEcai@jDnX
^pm	a\\gThCiBjBmetG
^pm 	aYiH
^pme	aUbW
^pmp	iHj_
^pmp 	bRjU
^pms	jR
^po	aVm_
^po 0	aZgTjSmG
^pod	hUm[
^poda	iZjR
^podcast	iW
^podemos	gR
^podologo	aT
^podologo /	aT
^point	bBfGgSiVkErGtY
^pointe	bIf]
^points	g\\hGiBlItS
^polanco	cW
^polar	aYbCgHiZ
^police	bHjVlGmSqW
^polier	mY
^polish	jU
^polish 	cJkTmS
^polish or	jFsU
^polite	iHjX
^poliza	hWiHjT
^polo	bFhYiW
^polo 	h[
^polsterer	lV
^pompier	aRiU
^pon	aFrStX
^poner	i[
^ponferrada	cX
^ponferrada 	cT
^ponlo	rd
^pontarlier	cT
^pool	jTnY
^pool car	hFn^
^pop	p\\
^por	e]gT
^por eso	bTeJqZ
^por favor	lSrW
^por las	eFfFiGpWsW
^por los	eJfIjGkVsW
^por semana	eJfXhHnR
^por si	bTcEhGjX
^port	aBcShH
^port de	jWsV
^port of	bYiI
^portafolio	iBj]
^portal	pY
^portatil	h\\jF
^portefeuille	iUjT
^portfolio	i@jTpa
^portfolio 	p^
^portfolios	lEpX
^porto	hFjHkRnZ
^portugais	kW
^portugais 	cJkSsH
^portugal	cIeJiBjIkWnX
^portugiesisch	jCk^
^portugues	j[kW
^portugues 	k\\
^portuguese	jT
^portuguese 	jSrR
^pose	iU
^pose de	iU
^poseur	sH
^posgrado	kHlY
^position	aUiHtU
^possibilite	hU
^possible	o\\
^post	iZoX
^post 	cJeTi\\
^post :	aVp[
^postdoc	a[jH
^poste	cXiGo[
^postgres	jX
^postgres 	jR
^posting	aIp[
^postnatal	i^
^pots	i[
^potsdam	cXdI
^poubelles	iU
^pour	aHtS
^pour 	aGcGeSiFtW
^pour la	oZ
^pour le	cWhHkY
^pour un	aJbV
^pourboires	ga
^power	kU
^power bi	kV
^ppap	i\\jG
^ppap 	iT
^ppe	hajCpS
^ppe 	hX
^pr	iWjFoU
^practical	pY
^practice	fUiCp_
^practising	hYiDjRsU
^prairies	cViU
^pramie	gS
^praxis	bZ
^pre-screening	iS
^pre-shift	i[
^preavis	iWjHoZ
^pref	eHiGjHka
^prefer	s]
^preferably	kY
^preferible	kTsW
^preguntar	pW
^preguntar por	pW
^prelevements	iT
^premiere	jWmY
^premiere 	jX
^premio	gW
^premio por	gZ
^prep	ib
^prepaga	h[iH
^preparateur	aS
^preparation	iV
^preparation des	iV
^preparer	iX
^preparing	iW
^prepose	aXcG
^pres	c\\iF
^presence	dT
^presencial	dYpS
^presencial 	pV
^presentable	pGs^
^presentarse	pZ
^press	aXbHi]jJ
^presse	iZjU
^pressereferent	aS
^pressing	i]oH
^prestacion	eTgTiH
^prestacion de	gV
^prestaciones	gWhUiGtJ
^prestamo	iS
^prestamo 	iU
^prestataire	bbgGhImI
^presto	iIj[
^preston	cT
^preston 	cT
^presupuesto	bUgFhX
^presupuestos	i[
^preventif	eJiZ
^prevention	iV
^preventivos	i\\
^prevoyance	bDhZ
^price	eVgShFiU
^pricing	aV
^pricing actuary	aWiI
^prima	eSgTiFjUoHpJ
^primary	aHbBgHhFiVjDk[
^primates	aWiR
^primavera	cIjXoW
^prime	ge
^prime 	gV
^prime 0	fZgD
^prime de	hZ
^primer	fHhSjXkIlV
^primera	eGlVoUrI
^primeros	bRjZ
^primeros auxilios	j]
^primes	g\\
^primes 	gZ
^prince	cUkY
^principal	mb
^prise	iSoT
^prise de	fTiEjToV
^private	bWhX
^private medical	hW
^privately	bS
^priya	tR
^pro	gZhUjV
^pro rata	g\\
^probate	iU
^probation	bZiD
^proben	iW
^probenahme	iY
^probespiel	pV
^probetag	pZ
^probezeit	e]pF
^process	aWjGpU
^process :	pV
^procurement	aU
^procurement 	aU
^prod	cHjAoJq[tT
^produccion	bBcFgSiGjHm[pJqI
^producing	bW
^product	gDhRmR
^production	aRgXiJmT
^production planner	cJqU
^producto	bW
^productor	aXrR
^produktmanager	aVgI
^prof	aWq]
^prof de	aSjT
^profe	aW
^profe de	aW
^profils	aIiYmHpGqU
^profit	aIgUhSoH
^profit share	aGhVoF
^profitabel	bV
^profitabel 	bV
^programa	bScGeW
^programacion	iXnJ
^programme	bZiF
^progress	iU
^project	eRjC
^projektbefristet	e[
^projet	iV
^projets	aX
^prokurist	mY
^prolexis	jV
^promedio	g]nI
^prometheus	jX
^promotion	j^
^prophet	jXkI
^propina	g_
^propinas	g[iEjRqI
^propinas 	gV
^prospection	iU
^protection	iV
^prothesiste	a[iH
^protocolo	iRjR
^protokoll	bFqStT
^proveedores	iX
^proveedores 	iY
^provident	eGh^
^provision	gZ
^provision 	gX
^proyectista	a]
^proyecto	eDiRoZ
^proyectos	iY
^prueba	eSiY
^pruebas	bIgViXpF
^prufer	aY
^prufungen	iEn^
^pruning	iU
^psa	j[
^psc	j[
^pse	jW
^psi	j^
^psicologa	a[cH
^psicologia	jJk\\
^psicologo	mX
^pso	a]jUkJ
^psst	hJpHq[
^psych	j^mH
^psycholog	aVjE
^psychologue	aXbTiI
^psychometric	pY
^pt	eYpF
^pt 	cHiW
^pta	aXfF
^pta 	aUcGiImEtI
^pto	hZjI
^pts	aTlY
^pub	bUhXiYjC
^public	bXjU
^publication	iSjJpW
^published	fXiSjJ
^publisher	iFjZqT
^pueblo	bGcWnW
^puertas	i]
^puerto	cY
^puertollano	bTtI
^pues	qVtY
^puesta	iY
^puesta a	iY
^puesto	aWcXiFtI
^puis	eTp[
^pump	i\\jH
^pumpen	aX
^puncion	jY
^pune	cd
^punjabi	iJkU
^punjabi 	kSrR
^punta	iU
^puntaje	g]iCjF
^puntos	jT
^purchase	aT
^purchase ledger	aT
^purge	iZ
^pushback	iW
^put	r[
^put the	hFrY
^putzfrau	aRbU
^pv	aYjGsR
^python	kZ
^python 	aTjS
^python or	jWkF
^pytorch	cIj[
^pytorch 	jV
^q	i@jYoX
^q 0	o_pH
^q-grader	iGkZ
^qa	a]mR
^qa 	iAjImYpI
^qc	a[mU
^qc chemist	aT
^qgis	jUkY
^qgis 	kT
^qm	aFbFcIfFjDkHm\\sGtF
^qqi	jY
^qqi 0	jY
^qs	aT
^qs 	aZ
^qts	j\\
^qts 	jZ
^quad	aJcGdIeHfJhUiEkSlJmInIpHqIrIsItI
^qualif	iIjUlT
^qualification	iX
^qualifications	iDlRt]
^qualified	aSbEcHfJgUjRoF
^quality	aHbEcIiZmYrS
^quals	gXjX
^quart	fSiV
^quarterly	dUgS
^quarterly bonus	gV
^quarters	hYiJ
^quartier	cUgSh]rG
^quatre	bTcRmU
^quay	bHhIi\\
^que	jY
^que 	cIsStT
^que el	pIr]sH
^que haya	iBkYsW
^que no	jVsa
^que se	rSsR
^que sea	j\\
^que sepa	kV
^quebec	cUdR
^quechua	j\\kG
^queen	iT
^quelqu'un	s_
^quelqu'un pour	aWsG
^quelques	bJkY
^quereinsteiger	l\\
^quereinstieg	l[
^queremos	aScGiGjRtS
^queretaro	cX
^questions	mX
^qui	aFkRo]
^quick	iIj_tV
^quick one	bWjItR
^quickbooks	jY
^quiero	aSrJ
^quiet	fXoIpEqT
^quince	aYfWiGmI
^quinto	dU
^quiropodias	iY
^quita	r^
^quota	eWi]
^quote	bTfFpUr_
^quotes	iW
^r	gX
^r 	aJiJj_
^r &	hTiSqS
^r 0	g^
^r 00	ga
^r 000	gXjSlI
^ra-micro	jV
^rabais	hW
^rabatt	hU
^racing	bUqH
^racking	iU
^radar	i]
^radiation	jFkY
^radio	bWiSjZ
^radiographer	aWjGlT
^radios	iU
^rafaela	cU
^rahmenvertrage	iY
^raigmore	cY
^rail	bShZjJkHlS
^rails	iV
^raised	iG
^ral	gW
^ramadan	fXoIsG
^ramp	aXiS
^ramp agents	a[iJ
^rampe	i[
^ranch	cShT
^random	iHjW
^range	fJgXiFrS
^ranger	mY
^rangierbahnhof	cW
^rappel	eTpZ
^rapport	i[sU
^rapports	dUiUpH
^rare	bSiT
^ras	cc
^rat	iY
^rate	gXtI
^rates	e[jF
^rathaus	bJc]pG
^ratio	fCm\`
^ratios	iX
^rattache	mY
^rattachement	m\\
^raum	cb
^ravalement	aHiYjV
^rc	bWiTjF
^rcp	j[
^rda	aJjY
^re	dStZ
^re :	t\\
^reach	aSiBjTk\\
^react	aSjW
^reactivos	cIiTjV
^read	iCjapV
^reading	c\\dCiCjZ
^reading 	c\\
^reads	i@jnqE
^real	g\\iV
^really	fSjYkHqS
^reaper	jRkZ
^reassort	iX
^recall	gVi[jG
^recepcion	aTcIi\\
^recepcionista	hT
^recepcionista 	hWiJ
^reception	iX
^receptionist	bSfIsS
^recettes	jS
^rechen	iX
^rechenzentrum	bT
^recherche	bEtU
^recibir	iT
^recibo	eW
^recien	iHlVsS
^recklinghausen	cV
^reclamaciones	iX
^reconocimiento	jXsV
^records	a[iE
^recruit	gRiY
^recruiter screen	pS
^recruiting	aRbR
^recruitment	aWpVtH
^recrutement	lZmGrT
^recruter	iV
^recup	f^hIiIoG
^recycling	aTbHiS
^red	jX
^red deer	cajI
^red seal	j\\lV
^redaccion	gFiCj\\kU
^redactalo	rY
^redacted	p\\rH
^redacteur	aT
^redditch	cW
^reden	gRiHjZ
^redes	jZ
^redlines	iW
^reductions 	iY
^reederei	bT
^reeducation	iWjI
^reels	i[jX
^reels 	iRjV
^reemplazo	eY
^reer	h_
^reer 0	hZ
^reer collectif	hY
^ref	pYtU
^ref 	pY
^refa	a^sI
^reference	pY
^references	iTpS
^referencias	jXpT
^referent	bT
^refineria	c]iG
^reflective	h\\iE
^refraktion	iW
^refuerzo	eSjW
^reg	aYfEiUpW
^regensburg	dS
^regensburg 	cX
^regenzeug	hV
^regie	b]jHpU
^regime	hW
^regional	bUkWmZ
^regisseur	aT
^registered	jX
^registered manager	aZgGjG
^registre	cHi]
^registro	iWjX
^registro 	kFmZpG
^reglage	iU
^regleur	aV
^regular	e[gS
^regular 	eWgVqF
^regulation	iY
^regulatory	aWbJcFiRjDqItH
^rehab	aUbT
^reims	bCcWd[hIiJ
^reiseburo	aSlU
^reisekosten	iW
^reisen	cHiWsS
^relacion	eZ
^relances	iS
^relations	ia
^release	eIfanE
^relevage	iU
^releve	bJiWmR
^releve de	bJmUpS
^releves	iYjI
^relevo	eUiU
^relief	aYjI
^relocation	gShX
^relocation 	hY
^relocation up	gIhZ
^remates	iX
^remise	hW
^remise 00	hS
^remontajes	iSjU
^remote	dZ
^remote uk	dV
^remoto	dU
^removals	aWiG
^remplacement	eaiS
^remplacement d'un	eX
^remplacement de	aIcFeFi\\
^remuneration	eEg^
^rencontre	pW
^rendez-vous	pZ
^rendimiento	fIgGi]
^renewals	iS
^rennes	cW
^rennes 	cU
^renovable	aGeYiJ
^rent	eYgSiTjG
^rentable	bX
^reo	cDjZ
^rep	jb
^repairs	bUhT
^reparation	aT
^repas	bFgJhb
^repas du	hU
^repeat	eV
^replacement	bJcIeThFqUtI
^replies	p[
^reponse	hIpZ
^reponses	pW
^report	jZpR
^report to	iGmU
^reporta	mX
^reporta a	mW
^reporte	aHdYiT
^reporting	mV
^reporting to	mY
^reports	gXmX
^reports to	mZ
^repos	fT
^reprise	gUoY
^req	cIgJjZpZ
^requerimientos	iV
^required	j[lJtG
^research	bYkW
^reseau	bIcJhBjFk]mH
^reservas	i]
^reservations	iX
^reservations 	iR
^reserve	bYeS
^reservoir	aV
^resi	aV
^residence	cVdShTiAjHoVpH
^residencia	aIbUjW
^residencia 	aGjS
^residency	bY
^resident	aVeWoH
^resident 	aVeTgG
^residente	a\`mE
^residential	bGi]jD
^resolucion	jW
^resort	bXcJ
^resp	aXcFmZ
^responde	mY
^responder	iX
^responsable	aTmX
^responsable de	aY
^rest	dXfVtY
^restaurador	aWbI
^restaurant	bTgJh^
^restaurante	bVcTiH
^restaurateur	aS
^restaurator	bFhT
^reste	fHi[qGr[
^resto	dVfVhT
^resume	p[
^resume 	p[
^retail	iVjR
^reten	f^
^retention	g\\iI
^rethus	jY
^rethus 	jW
^retired	jHkV
^reto	iIpTqT
^retouches	fT
^retour	hInVpU
^retraite	h]sG
^retrocession	g^iI
^rettungssanitater	aV
^rettungsschwimmer	aAgUhCj[lW
^returners	aZhFkIlS
^reunion	iXpZ
^reuniones	iU
^reunions	iV
^reus	c]
^reversing	iR
^review	gXoEpS
^revision	gXiUqU
^revisions	iT
^revit	jh
^revit 	jY
^revue	fHiZ
^revues	iV
^rezepturen	iV
^rf	jY
^rh	iYjC
^rhein-main	cY
^rheine	c[
^rheine 	c[
^rhel	j_
^rhino	bYcIjSkS
^rhino 	kU
^rhyl	cY
^rhyl 	cY
^richmond	cZ
^ride	hXjG
^rider	iUjT
^riding	bSjUkIlT
^riego	aUbHi]
^riego 	iV
^rifseep	hU
^rig	bEiGmSnZ
^rigging	i]
^right	tf
^right 	tc
^rimouski	cY
^ring	i[pX
^ring the	pW
^ringing	aR
^rio	c]iG
^ripon	aFcV
^ripon 	aFcV
^rising	gWhH
^risk	iWjU
^river	pV
^rm	g]
^rn	cDlSpU
^road	bIgCi[
^roadmap	iV
^robot	aYbVcHmFpJ
^robots	aTb@hIjGkX
^rodents	iR
^rolar	f_
^role	aXiU
^rollenwechsel	iR
^rolling	eJpX
^romanian	lVsF
^romford	cT
^ronda	cZ
^ronda 	cZ
^rondas	i[
^rondes	iZ
^rontgendiagnostik	aX
^roof	cEjU
^roofer	a\\
^roofs	hGi]
^room	h\`mU
^rooms	bDhfiDjJ
^ropa	bRh\`iH
^rope	iW
^ropes	aZmJ
^ros	iZjEkS
^rosario	dSiEpW
^rosenheim	cY
^rosenheim 	cW
^roster	f[
^rosters	fW
^rostock	cW
^rostock 	nS
^rota	fTiZmB
^rotacion	iT
^rotas	iU
^rotas 	iV
^rotating	fXiJ
^rotation	fZ
^rotation 0	fU
^rotherham	cT
^rotherham 	cS
^rotterdam	cT
^rotterdam 	hJiS
^roubaix	cS
^roubaix 	cS
^roughly	fSiIpT
^roughly 0	fSiIpT
^roulement	fViRjHnV
^roulette	iWjZ
^round	bHcZiU
^rounds	p\\
^royal	aIc^
^rrh	a_cIjH
^rrhh	aGqZ
^rrsp	gIh^jI
^rs	aRcIgX
^rsph	j\\
^rtt	hd
^rtt 	hS
^rtt 00	hX
^rtw	aHbTiXjG
^rue	c\\mZ
^rue de	cX
^ruf	bRpZqS
^rufbereitschaft	fW
^rufdienst	fYgS
^rufdienst 0	fU
^rufen	iAp]
^rugby	bW
^rugby 	aSbR
^ruhige	sT
^rule	bHiZ
^run	iXjS
^run the	aUiS
^runbooks	iU
^rund	eV
^rund 000	bUfV
^rundgang	iY
^rungis	cY
^running	iTmU
^runs	gCj\`mI
^rural	cRj\\
^russian	bR
^russian 	bRcIjR
^russisch	jHk[lE
^rust	iBk\`
^rust 	jEkT
^rusten	iY
^rustenburg	c[
^ruta	bIfGh[iTnV
^ruta 	aSbFcEfJhDiVmG
^ruta 0	cSfEhFiUnU
^rutas	iXnU
^s	g]
^s $	gY
^s &	iU
^s /	bTg^oG
^s 0	aHbJgUiSkU
^s 00	gXjX
^s'il	iIkJlYrZs>
^sa	aRfe
^saarbrucken	cZ
^saarbrucken 	cX
^saas	iS
^sab	fZjJ
^sabadell	cY
^sabado	f\\
^sabados	f_
^sabados hasta	fU
^sabbath	hSjV
^sabbatical	h\`jH
^saber	aJjZkW
^sablage	iX
^sachbearbeitung	aWoS
^sachkunde	jZ
^sacristain	aT
^safe	iTjT
^safe pass	j\\
^safer	jY
^safes	iY
^safety	iVkI
^sag	aGcIfSgIqSt\\
^sage	iIj\`kS
^sage 	bIkV
^sage 00	iJj]
^sage 000	j]
^sage-femme	aYbJ
^sagen	cYeTgGiEjHlJ
^said	iDjGm^
^sailing	iIlXoV
^sailmaker	aT
^saint-brieuc	cW
^saint-brieuc 	cW
^saint-die	cV
^saint-etienne	cU
^saint-flour 	cU
^saint-gilles	aIcY
^saint-junien	cS
^saint-junien 	cU
^saint-lo	cX
^saint-lo 	cU
^saint-nazaire	cV
^saison	fWoZ
^saison 	cFoT
^saisonkraft	aGeWiIjGkHmUpH
^saisonvertrag	eT
^sala	bTcShWiD
^sala de	bXfHhS
^salaire	g\\jJ
^salam	cHt^
^salamanca	nW
^salamanca 	nW
^salarie	aUcGeWgIh?iE
^salario	gT
^salary	gThR
^sale	eGfGg^iSjJmH
^sales	jTm\\pD
^salesforce	aSjT
^salesforce 	aSjTkI
^salford	cU
^salford 	cV
^salida	iJnT
^salidas	bGcUgUiI
^salina	bS
^salle	iX
^salmon	bThFiU
^salon	b\\hXiSoI
^salons	iR
^salons 	bT
^salut	ta
^salut 	tU
^salzbad	iX
^salzburg	c[
^salzgitter	cV
^salzgitter 	cV
^same	b^gVhFiFjIkV
^samedi	f\\
^samedi 00	qT
^samedis	f\\hF
^sample	bHh[kYpI
^samstag	f[
^samstags	fX
^san	cc
^san isidro	cS
^sanidad	i^
^sans	iGl\\sW
^santa	bDc\`iIjS
^santa fe	cTdJjT
^santiago	cT
^santiago 	iR
^sap	j[
^sap 	iT
^sap co	jIk\\
^sap mm	jS
^sar	g^
^sars	iZ
^sas	j_
^sash	bUiXjG
^sastre	bV
^sat	fa
^sat 	fZ
^sat 0	fW
^sats	f_
^saturday	fRgY
^saturdays	fY
^sauberes	iIjX
^saumur	bX
^saumur 	cU
^sauna	he
^saute	aUiY
^savings	gGiZ
^savoir	jX
^saw	hXjY
^say	hJoRrf
^say "	oY
^sc	eWgViJ
^sca	iHjXkV
^scada	iSjU
^scale	g[iV
^scale 0	gZ
^scan	bSiXjG
^scanning	kS
^schaltberechtigung	j\\
^schaltberechtigung bis	j[
^schedules	gImS
^scheduling	iX
^schein	j_
^schema	gVkT
^scheme	iYjJ
^schicht	eXsS
^schichten	f\\iE
^schichtfuhrer	m]
^schichtplan	h[lF
^schichtzulage	gZ
^schlank	sZ
^schleifen	iTpS
^schleifen 	iSpS
^schlosser	aJiIjUlYmH
^schluss	f\\
^schmutzzulage	gU
^schnuppertag	pZ
^schon	kgrT
^schon ware	kS
^school	aYhTiX
^school bus	h\\iF
^school hols	aTfZhDiH
^school hours	fbkElH
^school run	bEfFiZ
^schooling	hYiCtZ
^schreib	pUrT
^schreib 	jE
^schreiben	aRgYiFqI
^schreiben sie	gTjIrV
^schulleitung	aV
^schulung	i^jIoU
^schulung der	iU
^schulungen	iX
^schulzentrum	aFbCcYtV
^schutt	iW
^schwabisch	cZ
^schwabisch gmund	cY
^schwerbehinderte	pW
^schwerin	cZ
^schwerpunkt	aUbW
^schwerpunktpraxis	bY
^schwindelfrei	jV
^schwindelfrei 	jUsU
^scooter	hFiHjUkX
^scop	b_jJ
^scp	fIg^jH
^scp 00	gV
^scr	i]jI
^screaming	jR
^screen	a[iF
^screening	pX
^scrub	aXbGkU
^scrubs	h[iC
^sctr	aIcIgZiFpH
^scunthorpe	cT
^scunthorpe 	cT
^se come	hX
^sea	cUjUkIpX
^seafood	aUcI
^seal	bYi[jCmG
^sealed	iWpR
^seances	iT
^search	aVbIiJpR
^season	gYhV
^season pass	h]
^seasonal	e^mV
^seasonal 	eUjV
^seat	c[
^sec	j\\mS
^sechs	b_i?
^sechzehn	bVmJ
^second	iSkTpS
^secondaire	eIiHjVlT
^secours	iY
^secret	jVoG
^secretaire	aRmY
^secretaire medicale	aU
^secretaria	a\\
^secretariat	b^
^secretary	aImTrWtT
^secretary 	mXpU
^secteur	c\`
^section	bXrR
^securite	i^
^security	aUhW
^security clearance	jV
^sede	c^
^see	aGcEiTkVrHt]
^see the	iWpVtI
^seed	aTbWiY
^seguimiento	i\\
^segun	g[
^segur	gRhYjJ
^seguro	hY
^seguro de	jS
^seguro medico	hW
^sehr	bUtY
^sehr geehrte	tS
^seis	f]mW
^seit	hHmXqV
^seit 0000	bW
^sek	fX
^sek 00	g]
^sekretariat	aX
^selbstandig	eXgHiFjR
^seleccion	iZ
^self	eUfHgIhXiGpX
^self employed	eU
^self-employed	eW
^self-employed 	eS
^self-funded	bRiBjX
^selon	f\`iI
^sem	f_jI
^semaine	fHh\`
^semaines	fViT
^semana	dSfUgWhSjJ
^semanal	dRgY
^send	fJiSp\`
^senior	aV
^senior 	aRiJmR
^senkerodieren	iX
^senora	aUsY
^senorita	tY
^sens	c\\
^seo	aYjR
^sepp	pXtT
^sept	fY
^sept 	fV
^sept 00	fEoXpS
^september	aIf]hEmT
^september 	mV
^septembre	mFo]
^septembre 	oV
^septiembre	o[
^septiembre 	o[
^seraing	c\\iGjH
^seria	bIcJtW
^serie	b_
^series	bViW
^service	bZgV
^service 	i]mT
^service charge	g]
^services	fYhYiGmH
^servicetechniker	aX
^servicio	aHbZ
^servicios	cIe[jH
^servir	i\\
^servus	tX
^sessional	aTe[
^sessional 	aTe[
^set	bJiY
^sete	c]
^sets	iX
^setswana	cJiDjVkS
^setting	jU
^seven	bYmT
^seven years	jZ
^sevilla	cV
^sevilla 	cV
^sexo	s\\
^sf	iU
^sfi	iS
^sg	cS
^sgb	aTiHjV
^sgmm	hbjI
^shade	iZ
^shaker	cZiI
^share	gThX
^shared	ha
^shared flat	hV
^she	lJmW
^she's	qTtS
^sheet	aTeS
^sheet metal	aTeS
^sheffield	cW
^sherbrooke	cS
^sherbrooke 	c[
^shift	mZ
^shift 00	fDg_
^shift engineer	aSmV
^shift of	m^
^shifts	fUi<t\\
^ship	bV
^ship's	iW
^shipping	lS
^shipwright	aT
^shop	cTdRhYiFjT
^shop 	bJcV
^shop manager	aU
^shop's	c[
^shopfronts	iX
^short	pYtW
^shorthand	iIjWlX
^shotgun	jX
^should	s\\
^shout	tY
^show	cIfFiRjZpSrR
^showreel	jUpT
^showroom	a\\
^shrewsbury	cS
^shut	f]iD
^si	iIkbqU
^si ademas	kS
^si no	jTkElT
^sia	jX
^sia 	jU
^sich	lVmUtI
^sicher	j[
^sicheres	jY
^sick	eWgJhWnI
^side	bGh_iJ
^sie	iT
^sieben	aJbWfUiGjImVsH
^siege	bWc\\iG
^siegen	cY
^siemens	iCj\\kR
^sierra	bEiIj\`qE
^siesta	fXiYpE
^siete	bTgViDmVpH
^sift	oDp\\
^sign	gUiUoYpD
^signal	jV
^signature	i_
^siigo	j]
^silae	iHj\`
^silber	jW
^sillas	bCi^
^silos	bXtH
^silver	aTbAiTjY
^silver 	aXbH
^simple	hWiDjGpHr_
^simulador	kS
^simulation	dYlH
^simulator	fGiIlXpSqF
^sin	lRrYs[
^sin experiencia	l\\
^sin hijos	s]
^since	tT
^since 0000	bY
^since 2000	bUlS
^sind	bSdS
^sing	iHk\\
^singen	cR
^singing	iGlZ
^single	h^nT
^single 	sX
^single cabin	hZ
^sinon	fWiEjSlGtV
^sion	aJcV
^sion 	aJcV
^site	bTnTpR
^site :	c]
^sites	bDcEiGmHncpH
^sits	cGm^
^sitting	hHi\`jE
^sitz	c]iH
^sitz ist	cU
^sitzungen	fS
^six	bUhUiHmY
^six weeks	fXlS
^six-day	fT
^sixteen	bRhV
^sixty	cJg]hHiG
^sixty-five	gV
^size	hHiIs^
^sketchup	jW
^sketchup 	jR
^ski	a[hUjU
^ski pass	h\\
^skipper	hHm]
^skoda	bZ
^slack	fYjGt^
^slate	aFcHjX
^sleep-ins	fUgT
^sleeper	aUfGh]nEpDsG
^slides	cJiTpT
^sliema	cX
^sligo	c[
^slim	jCkWs[
^slip	i\\
^slos	i]
^slt	tV
^slt 	tW
^small	bWkX
^small 	b[lI
^small repairs	iXmI
^smart	bTjIsV
^smartphone	iGj]
^smartphone 	hVjR
^sme	i^jI
^smi	g\`
^smic	gd
^smic 	g\\
^smoke	iX
^sms	p]rI
^smsts	j]
^snacks	hViHjI
^snacks 	hViHjI
^snorkel	iX
^snow	bGcGgFh[iWjR
^snowflake	kW
^snowflake 	jSkR
^snowpark	hJiY
^snr	aZ
^so	tZ
^so 	qItY
^so 0	iVjHnSpJtI
^so :	aSsW
^so no	lGqYsUtC
^so the	fTtS
^soat	iU
^sober	iHja
^sobre	nY
^soc	aUcRiEjEkU
^socia	bXiIkHmVpJ
^social	bShUiY
^socials	aVrJ
^societe	bX
^socorrista	jW
^sofa	cIiVjY
^sofort	o[
^sofort 	oV
^soft	aTfHoU
^software	bEjCt]
^soil	gFi[jF
^soins	i_
^soins 	iV
^soir	cHf]iIqR
^soirs	f_
^soirs et	fT
^soit	fR
^soja	bSiW
^solar	bVgIhR
^soldador	cS
^soldadura	cJiSjY
^solicitors	i[pE
^solidworks	aSbJiJjV
^solidworks 	aTbHcHiH
^soll	kDpRrHtW
^sollte	jW
^solo	bHfZgJhBjGkJmU
^soltera	sT
^soltero	sX
^some	kW
^somebody	hGsWtV
^someone	jR
^someone to	aUiStI
^someone who	iZkZ
^sometimes	bHhEiIjIlXnSpI
^sommelier	aTjT
^sommer	fc
^somos	b\\mZ
^son	fGmVqT
^sonden	iY
^sonn	fXgShFpJ
^sonntag	fTgU
^sonntags	f[iG
^sonst	fZsR
^soporte	iGjYkG
^soportes	pW
^sor	jSpW
^sorry	aDkIpHsSt[
^sorry 	cFdTfUsR
^sort	aGbIcIkJmZtT
^sorties	iX
^sorting	iW
^soudure	iZkR
^soup	hb
^sourcing	iX
^sourdough	iY
^sourire	jXsT
^sous	mU
^sous chef	a^
^sous-traitant	bY
^south	c]
^southern	cIh[
^southport	cX
^soy	bUmHtX
^soyons	fRqV
^soz.pad	jX
^soziale	jT
^spa	hX
^spain	iCnZ
^spalding	cX
^spalding 	cX
^spanisch	jFk\\nI
^spanish	kV
^spanish 	aScJ
^spanish or	jS
^spark	aWjUkVsJ
^spark 	cGjXrS
^sparky	jU
^spatestens	oY
^spc	i^jH
^speaking	cIjT
^speaks	iGj[kT
^special	aFbViX
^specified	eW
^specified purpose	eW
^speed	j\\sI
^spengler	aW
^spesen	gUqS
^spesen 	gX
^spf	aGb[hHiGjS
^spill	fYgEiT
^spirometry	iHjW
^split	cXfXiCn[
^split 	c[
^split shifts	fY
^splunk	jX
^spokane	cX
^sport	hViXjJ
^sports	aJhTmV
^sporttest	jVpXsB
^spotting	iV
^sprachmittlung	aYgI
^spray	i\\
^sprayer	aVgH
^spraying	jU
^spring	j\\
^sps	jBk]
^sql	j_
^squad	mb
^squad de	mT
^squad of	mV
^square	iY
^sr	aWp]
^sra	aGcTiHjJmYtW
^sre	a\\
^sre 	a[
^ssiap	jX
^ssiap 0	jX
^st	bVc_
^st ives	cV
^sta	jX
^staatl	aUtI
^staatliche	jY
^staatsexamen	jY
^stacking	iV
^stadt	bX
^stadt mit	bR
^staff	eUhemR
^staff house	hS
^staff nurse	aZ
^stage	i@lUpW
^stage 0	iHjGp\\
^stages	iYoJ
^stagiaire	iGjW
^stagiaires	i\\
^stairlifts	aV
^stairlifts 	aT
^stairs	bUcI
^stand	fDjW
^standard	iajD
^standby	g[
^standort	bT
^stands	bFi[kV
^stapler	cIfJjW
^staplerschein	lX
^staplerschein 	jW
^starnberg	cT
^start	fWiGoa
^start 0	fW
^start :	kJoV
^start monday	oXpH
^start-up	gXhF
^starts	eYfFiJoU
^stat	f_gHhD
^state	b]eHhHiGmVpGrU
^statement	iXjDp[
^station	jTtU
^statistik	iX
^stats	lW
^statut	e[
^statutory	bTeU
^staudengartner	aU
^stay	hXiGmInU
^stays	ja
^stb	aXeI
^stcw	jZ
^stcw 	jR
^std	gV
^steady	fTjT
^steam	iX
^steel	aFj_
^steht	aIrStV
^stelle	aThFtV
^stellungnahmen	iW
^step	gYiV
^sterilisation	iY
^steuerfachangestellte	aX
^stewards	a[
^steyr	bS
^steyr 	bS
^stick	kWmItS
^still	bTiDjVkS
^stipend	gShU
^stirling	cY
^stm	iHjX
^stock	gX
^stock 	hV
^stockport	cX
^stockport 	cX
^stocks	iV
^stockton	cT
^stoke	ca
^stoke 	cV
^stop	tW
^store	aWbGcViW
^storm	bRfSoT
^storung	fT
^story	i[qH
^stp	cJjTrVtS
^strafregisterauszug	hJjX
^straight	fBi_sV
^strandhotel	b\\
^strasbourg	bFcTnV
^strasbourg 	nR
^strategic	aWiSjE
^straubing	c\\
^straubing 	cT
^straßenbau	bWcHiFjJ
^streaming	aVbTcIiI
^street	bGcDiWj\\kFsC
^strictly	fHrWtI
^string	gGiVkS
^stroke	cIiX
^strong	iJjZ
^structural	iT
^sts	sS
^stuckgut	iX
^student	aFbUiWkD
^studio	cRhViIjJmR
^studium	l]
^study	h\\jI
^stufe	aSg[iIjI
^stuhlassistenz	i[
^stundenlohn	gW
^style	r^sB
^stylist	bYgI
^su	mRqS
^sub	bTgSjD
^subcontract	bRiV
^subida	o\\
^subj	tZ
^subject	qJrVtW
^subtitler	aZ
^succession	oUqY
^suchen	bIcHiIt\\
^sucht	jHt]
^sucht 	t[
^sudbury	cR
^sudtirol	bIiRnW
^sueldo	g]hHiH
^sugar	hYiFjCkW
^suhl	cW
^suhl 	cY
^suit	h^
^suite	bIjXt\\
^suits	h^iD
^suivi	i\`
^suivi de	iR
^suma	kX
^summer	hYoSpG
^summers	cCfZiHjInS
^sun	aTbAfZ
^sun-thu	fT
^sun-thu 0	fR
^sunday	gWhC
^sundays	f\`
^sundays 0	fS
^sunderland	cV
^sunderland 	cU
^sup	aDfZhGmHnB
^super	gVmXoJpH
^super 	cJg\\hBiFkYmD
^superior	b]cCjImGtH
^supervise	mR
^supervises	iHm[
^superviseur	mW
^supervising	lSmY
^supervision	bUh_
^supervision 	hFiZ
^supervisor	mVqU
^supervisor 	aHmV
^suplencia	eZ
^supplier	iX
^support	mFtT
^supporter	jX
^sur	c^
^sur 00	eDg]
^sur site	cHdW
^sure	cJjYpB
^surf	bIcChTjY
^surfaceuse	i[
^surveillance	iV
^surveillant	jU
^survey	iDqU
^surveyor	aEbYiImX
^sustitucion	ea
^sutherland	cZ
^sven	qa
^swahili	k[
^swahili 	cJjU
^swansea	cY
^swansea 	cY
^swearing	iR
^swedish	kVlR
^swedish 	kU
^sweep	aWiU
^swift	aEcZjV
^swim	aVj[
^swim 000	jY
^swimming	aW
^swindon	cW
^swindon 	cV
^swing	f\\
^swiss	hUrW
^sydney	cT
^sympathy	jYlH
^syndicat	aIb[jIsI
^synthese	iVjFpR
^sysmex	iGk[
^system	bVkJmT
^t	gSiV
^t 0	gXiR
^t-zug	hV
^ta	aThIiFjImSt]
^tabaco	iX
^tablas	g[iI
^table	iS
^tableau	jS
^tableau 	cHjS
^tables	bHi\\
^tablet	hYiGjH
^tac	iYjT
^tact	iGj_
^tag	gTi^
^tage	bIfRhViJ
^tagessatz	gX
^taglich	iRjInZ
^tagschicht	fZ
^taille	aIi[sU
^taille 	iX
^tailor 	aU
^take	iYrU
^takes	bXgF
^taking	i_
^talento	pV
^talk	jDtZ
^talking	i\`
^talks	iIjHkCl\`
^tall	s[
^talla	cDi\\sT
^taller	bZ
^taller de	iRmY
^tallinn	ca
^tallinn 	c]
^tambero	aW
^tambien	bT
^tamworth	cS
^tanatopractor	aYbJ
^tandem	bJmZ
^tank	iY
^tankers	bUiBlX
^tapping	iXmI
^tarbes	cX
^tarde	fa
^tardes	fYtT
^tardes 	fZ
^target	iIq[
^tarif	aGg\\hUjV
^tarif 	hS
^tarjeta	hWjX
^tarjeta de	jW
^tarjeta profesional	jX
^tartrectomias	iV
^task	fTiT
^task and	f\\iJ
^tasks	iW
^taste	bGhHiIj]
^tasting	aUbIiS
^taunton	cT
^taunton 	cT
^taux	fIg_hTiH
^tax	eCgXhWiH
^taxi	h\`iV
^tbm	aYkH
^te	iIjRt\\
^tea	aVhZpI
^tea 	aXcIhU
^teach	i\\jGpV
^teaching	l[
^team	cIm_t[
^team :	mZ
^team leader	mRtS
^team of	mU
^teams	bHlHt\\
^teams 	dTiHjIpXtU
^tec	iJkUm\\
^tech	iVpT
^tech lead	mX
^technical	aZ
^technicien	aW
^technicienne	aRmVtJ
^techniker	jTlW
^technique	bEcIg[iGjYmJpD
^tecnica	c@jZmUnI
^tecnico	aYj[
^tecnico de	aUjF
^tecnico en	aX
^tecnicos	a[iH
^tecnologo	jZ
^teilbar	fV
^teilzeit	fWgR
^teilzeit 	cGeSfS
^teilzeitgeeignet	eTfV
^tel	pd
^tele	d^gHiDjGpT
^telearbeit	dY
^teleconseillers	aV
^telefon	jZ
^telefon 	iSjV
^telefono	fTpX
^telephone	hYpX
^teletrabajo	dZ
^teletravail	dW
^telford	cT
^telford 	cT
^tell	cUiHsH
^tell us	cWiIjHlIpY
^teller	aW
^temp	e\`
^temp 	eTjS
^temp 00	eW
^temp to	eV
^temperage	jX
^temporada	oW
^temporada 	cEjS
^temporal	e\\
^temporary	iW
^temps	f^
^temps de	gUhH
^temps partiel	fV
^temps plein	bVeSfG
^temuco	cW
^ten	fXpV
^ten years	gSjW
^tender	iS
^tendido	i[
^tendria	mU
^tenir	iSjZtJ
^tens	aVcHf?iFmXtI
^tensorrt	jS
^tent	hRiW
^tenue	h]iVpI
^tenue du	hHiZ
^terapeuta	aW
^tercera	b\\qTrG
^term	eXf[hUjF
^term 	cIfYiHoI
^term time	f\\
^term-time	eSfT
^terminal	bWcXi@
^termine	rZ
^termino	eY
^termino fijo	eT
^terminplanung	iV
^terraform	iSjV
^terraform 	jX
^terrain	aCbGdSfVgDhBjFn\\oApD
^terraza	aFcUiZ
^teruel	cT
^teruel 	cT
^tes	jHp_
^test	iZpX
^test de	pW
^tests	jTpa
^texas	bUiDjVlJrU
^text	pXtU
^text 	rV
^text "	p[rB
^texte	rb
^texto	r\\
^textures	jW
^tfa	aX
^thanks	bJoItW
^that	pI
^that's	hTtS
^that's it	hUjSpIqFtY
^that's the	hTqYrF
^the	qX
^the 	q[
^the 00	iJoRqR
^the last	qV
^the team	jGlTs\\
^theater	aIcSjFkWlG
^theatre	b\`mU
^them	sZ
^then	eRfVpY
^then a	iIjJpTrV
^then panel	pW
^therapist	h^
^therapy	aZkI
^there	fViRpGtZ
^there are	bUfWmD
^there is	aHdTiVkG
^there's	jUmW
^thereafter	gYiHoV
^they	i[
^they can	iGlSpZ
^they do	iV
^they don't	lYmS
^they need	aIj]
^they will	cWiU
^they'd	mY
^they'll	iY
^thick	hGj[
^third	cHpIqY
^thirty	fHgSh[iG
^thirty-seven	f\\gI
^thirty-two	fHgHhSiW
^this	oU
^this is	aDcWdSnHqItV
^though	cEdVjGlY
^three	bS
^three 	b>j\\
^three days	aTbEdWeZiE
^three in	bEjTmYpJ
^three years	ja
^through	cGeVfGlRpY
^thu	bGcHdIfZiFjDpJtY
^thu-sun	fU
^thun	c[
^thun 	cY
^thunder	c[
^thurs	fUpIqZ
^thursdays	cFfZ
^thus	bR
^ticket	gFhXi^
^tickets	hSpW
^tickets 	hGpZ
^tickets resto	gFhY
^tidy	cGdIhHtV
^tied	h]iI
^tienda	bTiVjGpH
^tiene	hTiGjVmY
^tier	aSbWjS
^tier 0	aSbWjS
^tierarzt	aVbJ
^tierwirt	jU
^tig	aWiX
^tig 	aY
^tigercat	aRiJjT
^tigrinya	aV
^tijuana	cSnW
^tijuana 	bUnE
^tiktok	iU
^tiktok 	kS
^till	eUo^
^till 00	eVoFpW
^timber	aSbGiV
^time	fX
^time and	bIf\\iFsJ
^time served	jX
^time-served	j[
^times	f\`
^tio	aUmUtI
^tip	bHg^jW
^tips	g]
^tips 	gU
^tirage	iU
^titane	jIkW
^titanium	iZ
^titel	aYbIcFgIpItV
^title	aSbXiDtY
^titre	iEjc
^titulaire	cFeVgJj\\
^titulo	gUj\`
^titulo 	gTjV
^titulo de	kU
^titulo en	jX
^tjm	bIcJgcjJpG
^tl	aXbGmb
^tm	jGm^
^to	iTtS
^to 0	fZiUjF
^to 00	gThGiW
^to :	bCiHt^
^to a	aDb_
^to apply	pY
^to be	aFiIsVtV
^to have	k]
^to run	aUiBmY
^to the	iZpW
^tochter	bZ
^todo	bVgXiFkR
^toil	fYh[iIjDlH
^toiles	i\\jI
^toilets	iV
^toledo	cUmS
^toledo 	cRmS
^toma	tW
^tomas	iSqY
^ton	lUpIr\`
^tone	kDrc
^tono	iFrc
^tonte	iZ
^too	sV
^tool	gJhZiR
^tool insurance	hV
^toolbox	iSjHlT
^tools	hb
^toowoomba	cX
^top	gVjGkUtX
^topografo	aViJkU
^tops	gXiFrT
^tornero	aS
^toronto	cXdS
^torquay	cY
^torre	aEbGc\\
^tortas	i[jJ
^tostador	aV
^tostion	iYlG
^totnes	cX
^totnes 	cW
^toulouse	cZ
^tour	kYn\\
^touren	cSiHnT
^tournai	cW
^tournee	bGn^oI
^tournees	hGiYnV
^tours	cWfHiSnIpT
^tours 	aXcS
^tout	cUo\\
^tout de	o]
^tower	cU
^town	bZkFlX
^toy	iW
^tp	iHrXtG
^tpc	fFj]
^tpn	bUiUjHtI
^tpo	bDe[jHnD
^tr	gVhTiG
^trabajador	aRjSsJ
^trabajaria	iVmT
^trabajo	jW
^trabajos	jZ
^track	bYiWlF
^tracking	g\\hIjI
^tractor	hTjZlY
^trade	bSiU
^trade test	p\\
^traditional	iEjWlV
^trados	iGj\`
^traducteur	aV
^traffic	aUbSlWmE
^trager	bZpI
^trail	cXfGhDp]
^trailer	cEiU
^train	aTh@nbpJ
^trained	hJiFjRlT
^trainee	aYiJ
^trainees	aVl[mJ
^trainer	aSeJjU
^training	eHfGhUjGlWmJo[
^traitement	gZ
^trajet	gUhT
^tram	cUtJ
^tram drivers	aSjIqT
^trams	bViGjGlW
^transcript	pTtT
^transcripts	pV
^transfers	iX
^transhumances	aJfDiRn^
^transit	h^kJ
^transport	aThWiVmS
^transporte	hd
^transporte 	gWiT
^transports	bWdG
^traslado	fJhY
^tratamientos	iW
^trato	i]jFrS
^travail	iWjX
^travail a	i_
^travail en	iJjW
^travel	g\\iT
^trays	fGgIhaiGmIpB
^treasury	aXjH
^treatment	aYbE
^treaty	aEbYcCiR
^trece	gXiDmV
^treizieme	gWhV
^treppen	iT
^treppenhaus	iY
^tres	bRmS
^tres anos	jR
^tres dias	d_
^tres meses	eX
^trgs	iJjW
^tri	cGid
^triage	aS
^triage 	aT
^trial	hFmIpVsZ
^tribal	jUnS
^trier	cZ
^trier 	cZ
^trinkgeld	fCgRhVsF
^trinkwasser	iR
^trip	gYoZ
^trips	dHfWgT
^trish	bItU
^trois	eTjS
^trois ans	eXjJkXmJ
^trois jours	dWeU
^trois-rivieres	c\\
^troisieme	jVkGlTmB
^tronc	g^
^tronc 	gZ
^trop	iIsW
^trotzdem	hTqT
^truck	hTkU
^truck 	cJh]nE
^trujillo	cShT
^trujillo 	hS
^truly	iIl[
^truro	cY
^truro 	cY
^trust	bUiHjW
^trustees	fIq[
^trusts	lR
^tschechien	iCn]
^tschechisch	kU
^tso	a[
^tt	d_
^tu	i\\pT
^tu me	pX
^tu peux	pIqUtV
^tube	iX
^tudela	cSqR
^tue	dXfWhI
^tue-sat	fZ
^tue-sat 	fX
^tue-sun	fZ
^tue-thu	dW
^tues	d[fYhIiJ
^tues-sat	fX
^tues-thurs	d[fGiJjI
^tuesday	dJf^iD
^tuesdays	cJd\\iG
^tuilage	iGmGoZ
^tuition	eRhY
^tullamore	cY
^tunnel	bTfHgWhE
^tupe	jFkXqT
^turbine	aWgGiU
^turistas	i[
^turkisch	aHjT
^turkish	bVkGsV
^turn	iWpY
^turnaround	jS
^turning	iX
^turno	fbmR
^turno de	mY
^turnos	fUiS
^turnos de	fY
^turnover	gWqR
^tutorat	aGhJiHlWmX
^tuttlingen	cU
^tv-l	g\`
^tv-v	g[jH
^tvod	eTg^
^tvod 0	gV
^tvod 00	g[
^twelve	dHfVgW
^twenty	hY
^twenty-four	aYbEcHfEhIiR
^twenty-six	gFhV
^twic	jY
^twice	bXcHgIiFkGnUpIrX
^twin	cW
^two	bRiB
^two 	aXcIdSjUtG
^two days	bId\\fZ
^two hundred	gSrW
^two of	jSqT
^two referees	pR
^two weeks	bWf[
^two years	eZjX
^two yrs	eW
^two-wheeler	hU
^tyba	cHiIj\\
^type	eUiR
^type :	eXrTtI
^typescript	jZ
^typescript 	jX
^typing	iDja
^typing 	iJjV
^tz	eY
^tz 	bJeSfViIjJpH
^tz ab	eXfJ
^u	bGjS
^u /	aTjTkJlJ
^u 00	aXmJqV
^uae	cJhJiJjZpI
^uber	pSqW
^ubergabe	oS
^ubernahme	eYhZj@kH
^ubersetzer	aV
^uberstunden	gXhTiF
^uberzahlung	fSgVjI
^udt	jZ
^ue	iBjVnX
^uefa	jZ
^ugx	bHgaiEjF
^uh	hT
^uh 	hT
^uhr	fZjJ
^uhrmacher	aX
^uk	gYjInU
^ulm	aJbRcT
^ulm 	aIbS
^um	gYtY
^um 	aHhSjJkStV
^umbau	bRcIiYjH
^umbrella	eU
^umfang	f]iI
^umowa	cIe]jJ
^umsatzbeteiligung	gYiF
^umso	kV
^umso besser	kV
^umzug	aWbGcGjJ
^un	kSmS
^un 	a[rSsR
^un ano	jb
^un dia	dZ
^un jour	dRfUhI
^un peu	iZkZ
^un samedi	fTjV
^un we	f]
^un week-end	fZ
^una	aWiSnXrS
^unbefr	eU
^unbefr 	eR
^unbefristet	eX
^unbefristet nach	eT
^uncapped	gW
^und	bU
^und 	bIcIfIjSrDtZ
^und der	qS
^und die	bUrWtH
^under	mbrUsZ
^under 00	mFsa
^une	iG
^une nuit	fV
^uni	jJl\`pH
^unidad	b[cRiF
^uniform	ha
^uniform 	hX
^uniforme	h_
^uniforme 	hY
^uniformes	bThUiI
^union	aTbFeZhVjHlJpItB
^unit	bIgFhXiGj\\
^unity	bIiHj[
^universidad	bWiIlV
^universitat	c\\
^university	b[
^university 	bZl@
^unlimited	e\\
^unlocking	iV
^unmarried	sV
^unos	gU
^unos 0	eUgT
^unos 00	gY
^uns	bJcHfTtX
^unser	kR
^unsere	bTiRqTrS
^unter	m[qUsX
^unter 00	mIs^
^unter uns	mHqZ
^unterkunft	hSsT
^unterlagen	pc
^unterlagen an	pT
^until	eYgIiEjHpYtV
^uocra	aIbIcEdJe^fJhJiDjCkHlJmInJoJpJqJrJsJtC
^uop	eTgV
^uop 	eTgV
^up	dVjS
^up the	bFcRn[
^up to	bSdXgSjH
^upc	bScSiI
^upholstery	aSiGjHk[lHpI
^upper	c[gI
^upsell	cIi\\
^urban	h\\iG
^urdu	kW
^urdu 	jRkR
^urgencias	f^gGiD
^urlaub	tV
^urlaubsgeld	gV
^us	gS
^us $	g^
^usd	gZjH
^usd 0	gY
^use	hWpDr^
^use of	fGhYiC
^use the	iJjGrT
^user	i\`pG
^usine	bScV
^uss	hbjG
^usually	fT
^ut	aIcTiS
^ute	ha
^ute 	h\\tS
^utrera	cX
^utrera 	cX
^ux	aT
^ux researcher	aS
^v	fSjX
^va	gItZ
^vacaciones	h^iGoE
^vacances	f\\hUiD
^vacancy	eDgIiFjIoSpSqX
^vacations	eUf\`iI
^vaccination	hUjS
^vaccins	iCj[
^vacuna	cHiIjX
^vad	i\\jI
^val	bCcbdI
^vale	aGoTpIqW
^vales	h]iJpI
^valid	iIjZkJ
^valladolid	cU
^valladolid 	dS
^valle	c[iI
^van	hYnU
^van 	g]nR
^van driver	aX
^vancouver	cVqR
^vannes	cZ
^vannes 	cW
^variabel	cFfY
^variable	ga
^variable 	gW
^variadores	aIgHhHjFkZmI
^variations	iV
^varon	s^
^vat	gUiU
^vat 	bReT
^vat returns	jX
^vb	g[jI
^vb 	gY
^vbl	dJgDh]jH
^vechta	cW
^vector	jR
^vectorworks	iJj\\
^veg	aSgJiZ
^vehicle	aVdIhY
^vehicule	hWjZ
^vehicule de	hWjHnT
^veinte	eHfYgH
^veintidos	g\\iG
^velo	h\`
^vende	b[cH
^vendedor	aX
^vendeur	rR
^vendimia	iIjJo^
^vendor	aIhZlJ
^vendredi	f]gI
^vendria	k[
^veneer	jV
^venir	fEp]sI
^venta	gIic
^vente	i\\
^verein	bZ
^verger	aSbT
^verger 	aSbR
^vergutung	g\\
^verheiratet	mGsZ
^verifikation	i[
^verkauf	a^qS
^verkaufserfahrung	iDjGkHl]rH
^verlangerung	e[iI
^vermessungstechniker	aS
^vermin	iW
^vernis	kX
^verpflegung	hZiJ
^versand	iT
^versand 	iT
^verschwiegenheit	j]
^version	r\`
^verteilt	fR
^verteilt auf	fR
^vertrage	iRjT
^vertrage 	iTjS
^vertretung	eU
^verviers	cV
^verviers 	cV
^verwaltung	a^iH
^verwaltungsfachangestellte	iHjY
^verwaltungsfachwirt	jY
^very	jUkT
^vesoul	cX
^vesoul 	cX
^vessel	bFcX
^vestiaires	hW
^vestuario	h\\iI
^vet	aSiWkYmIpF
^vetements	hYiD
^veterans	iSsT
^veterinario	aXbJmI
^veto	a\\gFhVpH
^vhf	iHjRkVrI
^vhf 	iEjSkVrH
^vhi	hbjJ
^via	nUp_
^viajes	iHn_
^vianda	hY
^vianda 	hY
^vias	j\\
^viaticos	gWiBnX
^vic	cb
^video	bWkSp\\
^viel	bRcDiInZ
^viele	iX
^vielleicht	oUrV
^vienne	aHiGnYqH
^vier	bWfWm\`
^viernes	dTfWhTiC
^viernes a	f\\
^viernes hasta	fS
^viernes tarde	fU
^vierte	bS
^viewings	iV
^viewings 	iS
^vigilance	iX
^vigilante	aZcSgJ
^vigo	c\\
^vigo 	cY
^villa	cThWiD
^villach	cS
^village	c\`hHiF
^villas	aHbScIiS
^villavicencio	cY
^villeurbanne	cW
^vilnius	bU
^vineyard	aT
^vino	bHcIiUjS
^vino 	bHcIiUjS
^vinos	gJhUiBjYkG
^vinyl	cJiVlU
^violin	fS
^visa	eShZiIjR
^visa 	h\`
^visas	iX
^vision	a]bIcIgGiF
^visit	p]
^visita	bGiY
^visitas	dWiW
^visite	iXjT
^visites	iZ
^visits	nSoIpb
^visp	c[
^visp 	c[
^vitoria	cV
^vitrines	iS
^vivienda	h]
^vmware	jW
^vmware 	jS
^vocational	bU
^voice	iY
^voice note	pX
^voici	tX
^voicing	iS
^voids	i^
^voila	pItf
^voiture	hdnS
^voiture 	gYhU
^voll	eYgJjI
^volljahrig	jX
^volljurist	j[
^vollkonti	fY
^vollzeit	eXfX
^vollzeit 	eSfX
^volontariat	eZjW
^volontariat 	aXjZ
^voluntary	bIcGeHfVgGhGiFjHmGnXoFpIqJ
^volunteer	aHbIi\\
^volunteers	iWmU
^vom	hToVpU
^von	fXqT
^vor	dTiT
^vor ort	bHdWiU
^vorbereitung	g[iI
^vorgesetzte	m[
^vorlagen	iT
^vormittags	pV
^vorstand	qS
^vous	bEi\`mU
^vous 	i\\
^vp	bFjJmb
^vrai	cBiFjXkEs[
^vts	aZbG
^vu	iHs_
^vue	hVjSpJ
^vulnerable	iJjX
^vw	h^jD
^vz	eTfZ
^vz 	aIcIfXgSiJjI
^w	eT
^w /	fXkUmU
^w 0	e\\iRjG
^wa	gFj]pX
^wage	fTtF
^wagen	cEiFnX
^wageningen	bWiF
^wagenmeister	aWgJ
^wages	iUqT
^wagga	c]
^wahrend	iT
^waiters	aSiUmC
^waiting	aY
^walk	pZ
^walk in	p[
^walk-in	fHpZ
^walking	hHiVjU
^walsall	c[
^wangen	cT
^wangen 	bS
^wann	eHfViUjRrItG
^want	aVoHsW
^wanted	bGcJta
^wanted 	aCcIt_
^wants	sY
^wants to	qGsY
^war	oTsS
^ward	aGbThRiCjImXpHqX
^wards	iS
^ware	kX
^warehouse	aX
^wareneingang	aX
^warm	bJcJgJhSiEj\\kJrY
^warrants	gRhJiX
^wartung	iW
^was	qUtV
^wasche	bRiS
^wash	cHhWiY
^washing	i[
^wasser	h[jH
^watch	mU
^water	bWcElRtS
^water 	aEb>hXjHkJtI
^waterloo	cT
^waterloo 	cU
^wavre	c]
^wavre 	cX
^wax	i_
^way	aWbGcHiGkHqUrT
^wc	i[jI
^we	bW
^we are	b\\
^we do	b[pT
^we don't	l_
^we had	bJqSsS
^we have	bW
^we lost	q[
^we make	b_cIiI
^we need	aWtU
^we pay	hYlCnV
^we teach	lZ
^we train	lX
^we want	a[cItW
^we'd	iGkYsU
^we'll	l]rI
^we're	bXcV
^we've	aUgGlU
^we've had	nHsT
^weather	f[iUjHmIpH
^web	aXbIiTjIl\\
^wechseldienst	f^
^wechselschicht	f\\
^wed	dUf^
^wed-sat	fW
^wed-sun	f[
^wed-sun 	fT
^wedding	iS
^wedding coordinator	aWbIgIsT
^weddings	aUgVkI
^weddings 	aW
^wednesday	dXfV
^weds	fW
^week	aIbHeRf\`
^weekend	aSfSgThH
^weekends	faiD
^weekly	b[
^weeks	fVjSlS
^wegen	iHs]
^wegen der	s\\
^weiblich	sZ
^weichen	i\\
^weihnachtsgeld	gZ
^weil	fAiIjTqXsT
^weimar	cT
^weimar 	cT
^weingut	bY
^weinkarte	bWhF
^weiterbildung	fBhViFj\\
^weiß	qY
^welcome	kU
^welcoming	iSkJrUsJ
^welding	bHkW
^welfare	hSiY
^well	aJsStW
^well 	aGbIcGfUgUhSiFjGmIpItR
^well spoken	sS
^wellbeing	bXhViF
^wellington 	jU
^wellness	gGhTiU
^wells	bTcX
^wells 	cTiJ
^welsh	jTkVr^
^wenigstens	hSjW
^wenn	jHk]
^wenn die	iWnR
^wenn er	gWhViIk@
^wenn jemand	iGk[
^wenn sie	iGs\\
^wer	aGk^
^werden	fVgS
^werkscontroller	aZ
^werkstatt	c]
^werkstattwagen	h\\
^werkstudi	aWeSiJ
^werkstudi 	aSeUiG
^werkswohnung	hV
^werkzeugmacher	aZtH
^westport	cY
^wet	fCgUhXiSrT
^weyregg	cV
^wfh	cSdXjI
^wfr	jX
^whanau	iV
^what	iUtZ
^what do	hZtT
^whatsapp	p[
^wheat	bY
^wheel	i\\
^when	fWi;octU
^where	t^
^which	aIgX
^whichever	cTfUlT
^whisky	bTiR
^whistler	cY
^white	hJj\\
^whitstable	c^
^who	bSlUtW
^who :	bT
^who's	jGm?qSt_
^why	bYcHpTqW
^wichita	cY
^wie	dRgUtV
^wieder	aCbJcJpJt[
^wien	cb
^wife	pEqUs^
^wig	iZjG
^wigan	c^iJ
^will	lYmWpG
^winch	iW
^wind	bSgIiJtV
^window	cT
^windows	jZ
^windows 	jT
^wine	bZiBkIlY
^winter	f[hU
^winterdienst	fFi[
^winzer	jU
^wir	bXtT
^wir brauchen	aRiTjIqH
^wir haben	kSsR
^wir hatten	sX
^wir machen	bV
^wir sind	bY
^wir zahlen	gU
^wird	bBcIfRhTjJkRlGtV
^wirtshaus	bU
^wisbech	cX
^wish	jJk[
^wish :	jJk[
^with	m]
^with 0	iGpV
^with a	aDmStT
^with one	dTmY
^with the	bJcJdEmEqHrVtU
^with two	mZ
^within	bFeHfWgFhDtV
^without	iHjYlErV
^wittenberge	cZiJ
^wittmund	c[
^wittmund 	cY
^wk	eTfXtI
^wlan	fEh[rI
^wms	aUjW
^wms 	jZ
^wo	aGcTdUiIpGsBt[
^woche	fUhIjGnS
^wochen	fShR
^wochenenddienst	fW
^wochenende	bFf^
^wohnung	h[
^wolverhampton	cV
^women	kCrY
^women's	bV
^women-only	bViS
^won't	bSiInUrG
^wool	fFhUiFkW
^word	iIje
^word 	j]
^work	m[
^work :	iW
^workation	hY
^worked	jFk[
^worker	iZ
^working	bThIiDjWmV
^working at	iHjY
^works	gRiDjSm^
^workshop	cTiFlYpS
^world-check	jX
^worthing	cZ
^would	iHqTsZ
^wound	aIi^
^wps	i^jH
^wrapping	iU
^wrexham 	cS
^write	iW
^write it	rX
^write the	i\\tI
^writing	jVpT
^written	iGkSlWpS
^written english	jX
^written test	cIpW
^wroclaw	cV
^wroclaw 	nW
^wset	jSk[
^wset 	jSkU
^wset 0	kY
^wsq	jZ
^wunschdienstplan	fY
^wurstkuche	bIi[
^x	aTg]
^x 0	aUbGfHgX
^x 00	g\\
^x-ray	iZ
^xactimate	iHpW
^xalapa	cW
^xero	j]
^xero 	jY
^xmas	fFg]hX
^xmas 	gY
^y	hS
^y 	h\\iT
^y 00	bJgW
^y a	qVsG
^y dos	hW
^y el	jRq[
^y que	jWpU
^y si	jGk[lIoT
^y un	gEqV
^ya	lStU
^ya sabes	iGlIoIpHqBrUsUtH
^yachtmaster	jY
^yakima	c[
^yamaha	bV
^yard	aZbCc^mR
^year	aT
^year-round	cIeShZjI
^yearly	h]iH
^years	iFlJt\\
^yeovil	cU
^yeovil 	cU
^yes	cHeSoWtT
^yes 	aFbHcEkGmJoWpJtT
^yo	pRqWr@tZ
^yo 	aHhJmFt\\
^yo y	bImZ
^york	cW
^york 	cS
^you	iZ
^you 	m\\
^you can	iGj\\lS
^you know	cTjSqWtF
^you need	jZ
^you will	jJmSt\\
^you'd	jTmT
^you'll	hIlT
^young	iSs]
^your	hZpDqS
^yours	h@jImUpIt]
^youth	cGiYjR
^yr	e]iFjVpI
^yrs	iIj\\
^yverdon	cW
^z	eVjUlBpX
^z-drive	bSiS
^zahlen	hUiCjT
^zamora	c[
^zaragoza	cU
^zarate	cW
^zaune	aFbGcFi]tI
^zeebrugge	aJcX
^zehn	bSgSiJ
^zeitkonto	fX
^zentrale	cZnI
^zephyr	cIiGjSkT
^zerlegen	iU
^zero	bXeThClV
^zero hours	ec
^zeugnisse	lSpS
^zfa	a\\
^ziel	i[
^zigzag	jY
^zimmer	bHgFh_
^zinc	bYhVmF
^zittau	cX
^zollpapiere	i[
^zona	bXcTgS
^zone	aGc^gV
^zoom	iEkJp]
^zoom 	cJdUkIpU
^zu	iVmZ
^zu besetzen	aWeH
^zug	cY
^zug 	cY
^zulagen	gX
^zulu	jY
^zum	o\`
^zunachst	e\\gH
^zup	j[
^zur	bZdSiIo^
^zurich	cT
^zurich 	bS
^zusatzversorgung	hY
^zuschuss	hR
^zvk-rente	hW
^zwanzig	aX
^zwei	mV
^zwei jahre	hRjW
^zwei tage	bFdY
^zweimal	cGn\\
^zweite	iGmUpT
^zweites	dHhWmHnI
^zweiunddreißig	fX
^zwischen	fTgWiI
^zwolf	jGm\\
^£	g[
^£ 0	hW
^£ 00	gZ
^£ 000	gZ
^€	gZ
^€ +	gS
^€ /	hU
^€ 00	gZ
^€ 000	g_
a +	iIjXpCsHt_
a 0	jR
a 000	h\`
a 90	e\\fIiSjF
a :	aDt\\
a bad	iW
a big	k\\
a bike	hZiGj>lY
a bit	aSqDsV
a board	tW
a bonus	jSk]
a bordo	aJmXoT
a car	hBl^
a cargo	hUmb
a chair	e\\gAtY
a cinco	fUpY
a convenir	gSoV
a coruna	cW
a cv	lX
a day	gWiZ
a de	a]
a degree	aIjGlY
a deja	jVkFqTsZ
a desk	hYjS
a deux	bJhTjT
a diario	dViInTsS
a distance	dW
a domicile	aSdSiR
a domicilio	gU
a domingo	hJnZ
a dos	aHcVeIfZ
a duree	eT
a family	aJbThGs]
a favor	fEgYk]
a fin	iSoY
a fortnight	jG
a friday	jSlV
a good	bWtT
a half	fVgW
a head	aUgWiS
a hundred	iRlE
a jour	ja
a l'aise	jSsT
a lady	sZ
a line	hGjUr_
a long	iTkVqG
a los	iU
a man	kGsf
a medida	aI
a mi	qW
a mile	jUnW
a model	aJqUsH
a moitie	fHhYqS
a month	iWnY
a morning	fTkWpUtG
a must	fVjEkRlZ
a nadie	b]hIiJ
a new	b[
a nice	dXkS
a night	fDgVhEmZ
a nightmare	sT
a nivel	dGiY
a nordic	bW
a notre	iIkStZ
a octubre	oZ
a page	r[
a part	aHg\\iTmSnJ
a partir	oUtW
a passer	bBiXjSpI
a pie	c[hIiDjD
a plein	aFhZmH
a plus	jIkh
a quarter	dZeJjT
a quatre	fViW
a real	eJjYkR
a sabado	bS
a saturday	fZ
a school	jUsV
a season	i\`
a second	aSbWcHiFkVqR
a seis	fV
a senior	aTqVtG
a ser	sX
a shift	bHia
a small	bZqB
a strong	jUqRsR
a su	qU
a sus	iGjSmX
a text	iXpTqXrD
a todo	hYpU
a tres	bUf[jG
a trois	iYmJ
a una	fXjT
a une	iHqZsT
a ver	tZ
a viernes	fY
a walk	gZ
a week	hR
a wk	bUe^gFnE
a year	bTnV
a yr	cTeJfXjGnX
a$	gStW
a-lev-	lY
a-level	lY
a-liz-	kV
a-lizenz	kV
a-lizenz$	jRkS
a.m	f\\gIhI
a.m$	fYiSmHoI
aa	b^iRj@
aa$	aWb[iDjImH
aan	jU
aan$	jV
aar	bTcZeIhYjFtJ
aar$	cSh[jI
aarhu-	cV
aarhus	cV
aarhus$	iV
aas	aFjXkHmU
ab 00	fTgS
ab dem	hYnVoH
ab januar	eVfDgT
ab sofort	oX
ab tag	eWfHgX
ab und	bYnV
ab$	gUrX
abacu-	iDjb
abajo	fXpIr]
abajo$	cIfZnS
abap	aXjW
abatt-	fJhEiXjW
abbau	eXfX
abbau-	fS
abbauen	fS
abbauen$	fS
abbey	bW
abend	f\`iFmT
abend$	aGgTmW
abend-	f\`
abenddienst	i[
abende	fX
abende$	fV
abends	fTiIpU
abends$	bVfUiF
abendtermine	fZqJ
aber	dSqU
aber nicht	lSqV
aber$	jEk[tJ
aberd-	cSnY
aberdeen	cSnY
aberdeen$	cX
aberg-	c\`sV
abery-	cVfH
aberystwyth	cVfH
aberystwyth$	cTfG
abfah-	iRnY
abgef-	fS
abgefeiert	fS
abgeg-	fYiVqI
abgegolten	f\\gI
abgegolten$	fYjJ
abges-	iIjX
abgeschl	jV
abgeschlossen	iHqSsR
abgeschlossen$	iGj]
abgeschlossene	jT
abgeschlossene ausbildung	jU
abgeschlossenes	jV
abidj-	aIcTnU
abidjan	aIcTnU
abidjan$	nX
abier-	bSiGjY
abierta	bR
abierta en	b[iHqR
abierto	bTfI
abili-	bFjbmEnJ
ability	bFi[mE
abkla-	iSjU
abklaren	iSjU
able	jV
able to	j[
able$	i_kD
abm	j\\
abm$	j[
abmah-	qX
abnah-	eGi\\
abnahmen	iY
abneh-	bWcGiU
aboar-	fZ
aboard	fZ
aboard$	f[jJ
aboga-	mW
abogado	aWlT
abogados	b\\
abogados$	bXiFmS
abona-	hZkI
abonn-	h_
abonnement	h\`
abonnes	b[
abonnes$	b\\
abori-	bIjW
aboriginal	bIjW
about "	rU
about 0	bZiGnI
about 00	cUfXmS
about 000	cGiV
about it	b^fHiI
about the	iIp?q[r^sH
about to	jFsY
about £	bW
about$	dXfV
above	aJcWhXmX
above 00	sb
above$	iJm\\
abr	i]
abraz-	iGtf
abrazo	t^
abrec-	aThGi[
abrechnung	hDjSpU
abrechnungen	iX
abrechnungen$	iW
abril	o]qT
abril$	o[qS
abrim-	jUtS
abrimos	jUtS
abrimos$	bGfYiFjDtW
abrir	iZ
abrir$	rV
abroad$	jS
abruf	fcgGhHiCpG
abs	jVlF
abs 0	jVlF
absag-	hWpIsT
absagen	hWpIsT
absch-	iXj\\
abschluss	jb
absen-	iS
absence	gRqX
absence$	iW
absic-	iT
absichern	iT
absichern$	iW
absol-	jXq]
absoluta	qT
absoluta$	jT
absolute	cRjS
absolutely	jWtU
abspr-	dSgSiS
absprache	dUfSgT
absprache$	dVfTgT
abste-	hTiYsV
abstenerse	s[
absti-	iUqV
abstimmung	iTqW
abstr-	aSbHrV
abstract	bFpFrZ
abstract$	jW
abstracts	i[
abstracts$	aIiZ
abtei-	bWmZpIsS
abteilung	aSiTsXtI
abu	c]
abuel-	sW
abwas-	i[
abwassertechnik	iHjV
abwassertechnik$	iHjV
ac	hUiS
aca	l_
aca$	lY
acaba-	i[jE
acade-	bT
academia	hX
academia de	mT
academy	cT
acams	iDk]
acc	aRsW
acc$	aXdF
acca	iT
accen-	s[
accent	lTsV
accent$	lWqY
accents	iHs]
accepte	oT
accepte$	aViJlT
accepted	iEjRmEp[
accepted$	iEjRmEp[
acceptes	bIl\\
acceptes$	bIl[
acces	hXiS
acces-	iY
access	bW
access$	bCfZjR
accessibilite	iWkX
accessibility	jR
accid-	i\\qH
accidente	jU
accidente$	jR
accidentes	hWiX
accidents	i\\qCrZ
accom-	hWiTjS
accommodation	h_iHj[rB
accommodation$	h[mF
accompagnement	iW
accompagnements	bW
accompagner	aTbI
accompaniment	i[jH
accompanist	aGi@jUlAm_
accompany	i\`
accor-	hSrU
accord	hV
accou-	aW
account$	fY
accountant	aYqU
accountant$	aVtI
accounting	iSlUsG
accounting$	iHlZqJsF
accounts	iV
accounts$	iZ
accra	c]s[
accre-	aRj\\rT
accreditation	iDjXrY
accredited	j\\
accredited$	jZ
accro-	jFpSr^sV
accru-	gV
accue-	iSmS
accueil	iUmT
accueil$	mZ
accur-	aJjZ
accuracy	aEiRjX
accurate	jY
ace	aJb\\cJfZiBjI
aceit-	bZiS
aceite	gRiW
aceite$	iX
acent-	iHsd
ach	aHh@iTqasE
achet-	mV
achs	i\\
achse	n_
achse$	n^
acht	bTmT
acht leute	mV
acht$	bJfXoG
achte-	bSf[iH
achterberg	jHmU
achterberg$	jHmTpS
achtu-	fSqU
achtunddreißig	fV
acide-	bHiW
acidez	bHiW
acidez$	iU
ack	jX
ack$	jW
acl	iTjY
acls	jVkT
acls$	iIjV
acogi-	iZ
acogida	iZ
acogida$	iY
acomp-	iS
acompana	aBbc
acompanamiento	bJi\\
acompanante	aUcFmW
acompanar	jT
acopi-	b\\iI
acqui-	iW
acquisitions	bGjS
acred-	bSiEk[
acres	bfjI
acres$	b\\fG
acros-	fHmTnR
across	fHmTnR
across the	gIh[
acs	j]
act	jTrT
acta	oZ
actas	i\`
actas de	i\\
actas$	iX
acte	gWpT
actes	bUgHiTjT
actif-	iTtH
actifs	iTtH
actifs$	tH
actio-	bVmI
action	mItW
actions	iW
actions$	iW
activations	bJi]
active	aTnJsS
active directory	jV
active$	bFcIhXiVsU
activities	aU
actual$	gXiTjGkGqH
actualizado	iTjEkX
actually	gThXiHjY
actuary	aWqU
actuary$	a_iI
actue-	sY
actuel	s[
acuit-	jZ
acuite	jZ
acute	bUfV
ad	qSr_
ad$	qSrV
ada	gU
adapt-	jX
adas	aYjV
adblu-	iX
adblue	iX
add	aFpJr]
addit-	gZqYrE
addition	fIg[
addre-	cSiUrS
address	cTrUsS
ade	bEiUjY
ade$	bEiXjY
adela-	aRjTlV
adelante	aUiJl[
adelante$	aIlWoT
adema-	hTjFkT
ademas	hTjFkT
adent-	cTf\\
adentro	cTf\\
adentro$	cXdWfEiJ
adher-	aJb\\
adherentes	bYiI
adherentes$	bZiI
adherents	aHbXiT
adi	hJiVjX
adici-	gHiYkU
adicional	hRkX
adicional$	hRkX
adjoi-	aSm]
adjoint	aX
adjoint$	a\`pH
adjoints	mY
adjoints$	mX
adjud-	bX
adjun-	eTiIpV
adjunta	aTiIpV
adjunto	tR
adjus-	cXhGiGlU
adjuster	aUbHhElZ
adjuster$	a\\
adler	j[
adler-	aIbWcRtG
adler-apotheke	aIbWcRtG
adler-apotheke$	bR
adm	jX
adm 000	jX
admin	a\\iVmTrI
admin$	aWm[
admin-	m[
administracion	bZjS
administracion$	bFiSjVqH
administrador	m[
administrador de	aS
administradora	bHmbtI
administrateur	aHb[iFtH
administration	aIb\\fIhGiG
administrativa	aTcJgS
administrativa$	aUcHgU
administrativas	iUmU
administrativo	aXmI
administrator	a\\
administrator$	aW
admins	m_
admins$	m[
admis-	jZmWpG
admission	eUiBj\`pI
admissions	aTiTtI
adobe	hZjRkG
adopt-	eWkY
ados	aCbZhGjZsH
adr	iSkYlX
adr$	iR
adres-	bYgJiFp\\
adresse	pU
adresse$	pS
ads	j[
ads$	jTkJ
adscr-	fHhIiHjHkFm]
adult	bUgFiWjR
adult$	gIhHiWjY
adult-	iU
adultes	i_lF
adultos	aRcTiI
adults	kT
adults$	jY
adv	hTjSmT
adv$	hViHjVmT
advan-	kY
advanced	bFcGhIi\\kI
advantage	k]lV
advantage$	kb
adven-	oU
advent	oU
adver-	rWtV
advert	qSrVtT
advert$	eDtV
advertise	aTlJ
advertise for	bTrFtR
advertise$	aTbJqT
advertisement	iHjJpHqIrWtU
advertisement$	iGjHpHtV
advic-	iU
advice	iU
advice$	i^
advis-	aT
adviser	aY
adviser$	aa
advisers	aGbZiIjHmWsH
advoc-	a^bIiJrGtI
ae	aTkS
aec	jX
aecid	i[jE
aed	gS
aed 0	gW
aed 00	gU
aed$	cTgRiHoJ
aeo	bWeEmZpGsJ
aep	j_mH
aerat-	cIfIiW
aerif-	fIi^jG
aero	bajV
aeron-	aCb^iH
aerop-	aHbGcc
aes	iSjX
aes$	jT
aesf	iFk]
afac	bIcGj\`
afc	g\\
affai-	bXhYiH
affaires	bThZiH
affairs	bU
affic-	iWqT
affiches	iY
affiches$	iY
affil-	bTiU
affilies	bZ
affilies$	bZ
affir-	gCi\`
affirmation	iZjI
afgsu	jY
afgsu 0	jY
afili-	bSeThYiH
afiliacion	eTh\\iIpJ
afiliados	aIb[
afin	jWsW
afina-	a[bFcEiZjI
aforo	bVi]
afrai-	dUjV
afraid	dUjV
afric-	iHse
afrik-	jSkS
afrikaans	jSkS
afrikaans$	cHiHjFk]
afscm-	mW
afscme	mW
after 0	gSh[
after 00	fDgZqR
after 90	dWhZpF
after a	aVeRgV
after effects	iHjVkT
after midnight	gX
after one	eWhUtZ
after probation	dWjG
after school	bHeIf\\gFkJlHoF
after six	bWeY
after the	hIoU
after$	aIiVtW
after-	iS
afterloader	bUiRjJ
afternoon	pRtX
afternoon$	iWp[
afternoons	aRfZ
afternoons$	aUfZiG
afterwards	fZ
afuer-	bGcSdW
afuera	cHdY
afuera$	cHdYfR
ag	aIbY
ag$	bWcXiG
again	aGrStW
again$	jHrZt\\
again-	iJqV
against	iJqV
agarr-	mHq\`
age	s^tS
age 00	bUrXs]
age$	cHfJg\\hJqFtW
aged	gSiSjG
aged 0	bZgD
aged 00	i[
agees	bEcIfGib
agen	c\\
agen$	c\\
agenc-	bX
agence	aRcS
agence de	cY
agence$	aTbHiGj\\
agences	bU
agences$	bV
agencia	bSqR
agencia de	aGb\\jR
agencia$	cGfHlIq[
agencias	aUjS
agencias$	aX
agencies	bVpSrV
agencies$	p_rD
agency	eR
agency$	bUeX
agend-	iS
agenda	iR
agenda$	iTtY
agendas	iT
agent	a\\
agent de	gWjI
agent$	aZbGhWpV
agent-	aS
agente	aW
agentes	aTmU
agents$	bWjSmU
agentur	bRlUqS
agentur$	iGjIl[qU
ages	bUsW
aggre-	b]gYjIlH
aggregates	iU
aggregates$	iU
agile	bIdZiVjG
agile$	dYiRjG
agm	jU
ago	b_eHj=
agost-	eSoU
agosto	eSoU
agosto$	eXfHoX
agrad-	kYqHr[
agradece	k\\
agradece$	k\\
agrar-	jY
agree	bVgIiHj\\
agree$	b[iHjJ
agree-	sS
agreed	aIbIiElIqTsZ
agreement	gThWrI
agreement$	gXhSiCjDlR
agreements	hGiZ
agreg-	bWgIhIiHk]mI
agrem-	iIj]
agrement	iIj]
agri	bZhEiGjR
agri$	jW
agric-	jS
agricola	aWjX
agricola$	aZiGjX
agricole	hGiVjTsH
agricole$	hGiSsI
agricultural	aIbHcEiZ
agrin-	kW
agro	eUjIkYoHtJ
agron-	kX
agronomia	lW
agronomist	mY
agronomist$	aY
agronomy	lUmS
agrop-	kUsI
agropecuario	kVsH
agropecuario$	kVsH
agua	aRhS
agua y	aWcJhT
agua$	jZkEpY
aguan-	jWsS
aguantar	jX
aguas-	cY
aguascalientes	cY
aguascalientes$	cYiI
aguin-	gVhV
aguinaldo	hY
ah	fSqEtW
ah$	aIbEeRgJhSiElJmIpGrJtR
ahead	eHfWhFo]
ahead$	eFfZiU
ahi	eShVq]
ahm	t\`
ahm$	t\\
ahnli-	jXkS
ahnliches	jUkV
ahoi	rW
ahora	fYsS
ahora$	fYqS
ahorr-	hSkS
ahorro	hV
ahorro$	hRiJ
ahpra	ja
ai	iVlI
aid	jWkT
aid$	hYjY
aide	fGi\`k[
aide au	hViY
aide$	iRk_pI
aide--	a[cRmR
aider	i_
aider-	kS
aiderait	kS
aiderait$	kS
aides	aZdHiV
aigui-	aSiS
aimer	j[nZ
ainho-	mS
ainhoa	mS
aipr	j[
air	bU
air$	bUjX
airbr-	jW
airbrush	jW
airfi-	cUjX
airfield	cUjX
airfl-	jW
airflow	jW
airflow$	jT
airli-	bY
airlines	bV
airlines$	bUjR
airpo-	cX
airport	bRiR
airport$	bDcSiU
airsi-	jZ
airside	jZ
airti-	i[pH
airwa-	iU
airway	iU
aisan-	jZ
aisance	jZ
ajust-	aVjR
ajustador	aX
ajuste	gTiS
akkor-	aIgSrItT
akkord	aIgSrItT
aktiv-	bTjT
aktua-	aRtV
aktuar	aTtI
aktue-	aUbRgIjW
aktuell	bUgGhJjY
akzen-	jElFsc
akzep-	aJfIi@j[kHo[
al 00	fEhXo_
al 000	gCqX
al ano	bVhWnV
al cliente	i\`sI
al dia	gRhEjb
al grupo	hSrStY
al menos	jVkJ
al mes	fWgXiR
al taller	p\\
al$	hZiI
alain	mYpJ
alarm	fVnSqS
alarm-	i\\nR
alarmas	i\\jH
alarms	iUnV
alarms$	nW
alast-	jIlWmU
alastair	jIlWmU
albac-	cS
albacete	cU
albacete$	cV
alban-	iJjHkZsX
albanil	sU
album-	bZjI
albums	bZjI
alcan-	aXbGjU
alcaniz	cSmT
alcaniz$	cSmT
alcob-	c[
alcobendas	c[
alcobendas$	c[
alcoh-	hJjV
alcohol	hJjV
alcor-	aFbEcRtX
alcorcon	cUtI
ale	gUtU
alegr-	kT
alegre	kT
alegre$	kT
alema-	bSiS
aleman	bUkS
aleman$	bWkS
alerg-	jYsF
alergenos	iU
alergenos$	iU
alert-	ie
alerta	fUiV
alertas	iS
alerte	tS
ales	c\\
ales$	c]
alfaj-	bThGiIjW
alfajores	bThGiIjW
alfajores$	bThGiGjV
algo	jTkY
algo de	k[pJ
algui-	aT
alguien	aT
algun	bTeIrYtG
algun-	jR
alguna	fUjSnR
alguno	bXgHmIqU
ali	eJiGmZqU
alica-	cRdGnU
alicante	cRdGnU
alicante$	nV
alice	bHc]
alime-	hU
alimentacion	h^
alimentacion$	h_iG
alimentaire	bSiJjW
alimentar	i]
alimentos	cR
alimentos$	jW
alisf-	gV
alisfa	gV
alisfa$	gW
alive	sX
alive$	sW
alkoh-	sS
alkohol	jVsV
alkohol$	jUsT
all day	bGfRjVsY
all in	bSgUrTtG
all shift	fIhJiGje
all the	dSiIlUpHsR
all$	mStY
all-i-	fUgXhJ
all-in	fUgXhJ
alle 0	h[iT
alle 00	f^iI
alle drei	eEiXjF
alle$	fHgWhX
alleg-	hIiZjGkX
allei-	hIiRkIs^
allein	aHcIiWjTmJ
alleine	fViEjUsI
allem	b[nF
allem-	kU
allemand	kV
allemand$	lSrR
allen	fIgShSs[
allen-	c_iA
aller	cThHrZ
aller-	aBiTnWsS
allergens	jY
allergic	jV
allergy	iX
alles	sS
alles andere	dXiEjZlH
alles$	aYbHiJlVsZ
allez	jHkYt[
allga-	bSqW
allgau	bU
allgau$	bVcT
alloc-	fEi\\
allocating	iR
allocation	gTiR
allot-	i\\
allotment	iW
allotment$	iU
allow-	gUhX
allowance	gVhW
allowance 0	bHfHgUhT
allowance 000	gVhRkF
allowance$	gThTiE
allowed	fThU
allowed$	fThWiHjH
allta-	aVmHtV
alltag	tX
alltag$	bIfSiHtW
almac-	aSbS
almacen	aSbS
almacen$	aV
almag-	cW
almagro	cW
almen-	aIbYcYiI
almendralejo	bIc^iI
almendros	b]
almer-	cSnT
almeria	cSnT
almeria$	nU
almue-	fJh[
almuerzo	fJh[
almuerzo$	h[
alnwi-	cS
alnwick	cS
alnwick$	cS
aloja-	h_
alojamiento	h_
alojamiento$	gIh^
alone	b\\cFjVlIsRtI
along	jJlZ
along-	mV
alongside	mV
alors	sTt[
alp	bU
alpha	bJiW
alpha-	bIcThVi[
alpin-	bUjS
alpine	bWiGjV
alrea-	sS
already	sS
already$	kRlR
alrig-	t[
alright	t[
als$	iEkRpTrItV
also	sStT
also wir	qIsHtU
also$	iCte
alt	fW
alt weekends	fS
alt$	bVsT
alta	dTeXgGiI
alta$	bUcJdUhSiCkUlJ
altam-	nV
altamira	nV
altamira$	nT
altar	iZ
altas	iT
altba-	bWiWjH
alte	oX
alten	aJjSqDrDsatU
alten-	i^
alter	jRsb
alter als	jV
alter$	pUsW
alter-	dSfT
alterations	i]
alterations$	i[
alteren	kYsY
alternada	fU
alternance	dWeVfT
alternance 0	d[eSf@
alternance$	aTfUmItI
alternancia	cIdafGiI
alternante	cIeHm\`
alternas	fU
alternas$	fW
alternate	mZpD
alternate$	fV
alternating	fX
alternating$	fX
alternees	fT
alterno	fT
alterno$	fU
alto	c\\j\\
alto$	cXkR
altst-	aEqZ
altstadt	aFiS
altur-	sV
altura	sW
altura$	fVgU
alturas	j]
alturas$	jX
alu	kWlSpH
alumi-	bIjY
alumn-	aJi[
alumnos	bUiS
alumnos$	iS
alway-	mSpS
always	mSpS
always$	fFmWnU
am /	i\\jGnEsV
am 0	f[pT
am 00	fShHq\\
am a	f[
am besten	s]
am in	iIjXlItZ
am liebsten	sS
am see	b]cU
am starts	fYsU
am tag	bTgXhHiU
am telefon	fS
am$	fTiZ
amade-	jX
amadeus	jX
amadeus$	jZ
amane-	fX
amanecida	fX
amarr-	dIf\\
amarre	iZ
amarre$	iZ
amazo-	b[c]iA
amber-	bIj\\
ambie-	jVsS
ambiental	jY
ambul-	bWjS
ambulances	b\\iE
ambulancia	jV
ambulancia$	aS
ambulancier	aX
ambulante	a?ba
amend-	hJiSq\\
amendments	iS
amendments$	iS
ameri-	bWfT
american	bXiS
amf	j_
amf$	j]
amiab-	iW
amian-	aScJiSjIkZpJ
amiante	aWiY
aml	iGjT
ammon-	iSjS
ammonia	jT
ammonia$	dTiS
amos	aHc]
amos$	aGc]
ampa	bXqS
ampar-	pW
amparo	pW
ampli-	eStU
amplitude	jT
amplitude 0	bXfT
amplitude$	jZ
amput-	iS
amputees	iS
amputees$	gJiV
ams	fXjWsU
amste-	aHc^dRi@jFtE
amt	bWfGmTrStS
amtsg-	bDc\`pH
an 0	fU
an :	aIiUpUt[
an ad	aSeSrB
an advantage	kX
an bord	f[
an de	eXjW
an den	iUpX
an die	pXqT
an frau	pZ
an hour	gWqS
an hr	aJeJg]
an mich	m^qBtS
an tvod	eHg]hD
an zwei	cFdVnT
an$	iS
an-ac-	mR
an-acc	mR
ana	mW
anaes-	jS
anaesthetic	aTiEjX
anali-	aS
analisis	iSsU
analisis$	sZ
analista	aW
analista de	aWeIiI
analistas	aRmV
analistas$	m\\
analy-	hTmU
analysieren	iX
analysis	iUjS
analysis$	iTjT
analyst	aY
analyst$	aYmT
analyste	aWmV
analyste-programmeur	aY
analystes	aJm\\
analystes$	kJm\\
analysts	mZ
analysts$	mZ
anato-	a[bIgIkI
anbei	t[
ancho-	aJcTdU
anchor	aGbVdX
anchor day	dX
anchorages	bIc^iIjI
anchorages$	bIc[iF
anchors	iW
anchors$	iX
ancie-	bHcYgU
anciennete	gX
anciennete$	hX
and 0	jG
and 00	f\\gT
and 000	bShV
and a	hS
and all	hW
and an	bHma
and english	jX
and every	fU
and finish	aJfXiJ
and five	hX
and half	gW
and have	iIjVkGqJsV
and honestly	cEdWsW
and i	iS
and it	iIqStW
and keep	g[iVqI
and me	mUqWtF
and my	b[
and never	bZ
and new	fFh[
and no	s\\
and not	jFsa
and one	bIfS
and our	b\\qFrYtH
and set	jW
and so	bV
and still	b\\jG
and ten	bWgSiI
and then	iW
and they	sS
and thursdays	iS
and to	hEkZtJ
and two	aWgGi^oI
and we	bVcS
and you	bRfCjU
and £	n\\
anda	jJpHqdtG
andal-	hGnVpFs\\
andalucia	hFnX
andam-	iX
andamio	iWsU
ander-	sT
andere	cRkS
andere$	cUiTkIlUqDsH
anderes	jT
anderes$	jT
anderlecht	c[
anderlecht$	c[
anders	jVqHrIsFtY
ando	pHq]
andre-	cWiCjFmSt^
andro-	kGm[
android	aTiS
android$	aVhIjS
anerk-	fGjV
anerkannt	fGjT
anerkannt$	jW
anerkennung	aJ
anerkennung$	aJ
anest-	iS
anexo-	aJbIcWpT
anexos	aJbIcWpT
anfah-	fXhHjH
anfahren	iU
anfahren$	iW
anfan-	aUoYrT
anfang	oU
anfang$	rS
anfangen	oWrZsV
anfor-	aErStU
angab-	tV
angaben	tV
angeben	pUrX
angeben$	pVrW
angebote	iX
angeh-	hJierX
angelehnt	gS
angelehnt$	gY
angeles	aFbTcY
angeles$	aIc[
angem-	gXhI
angemeldet	gXhI
anger-	cVlT
angers	cWlV
angers$	cWlWmI
anges-	aEbWeX
angestellt	e^
angestellt$	e]hH
angestellte	bXiUmJ
angestellte$	bViT
angestelltenlehrgang	jW
angestrebt	jHkY
angestrebt$	jHkY
angla-	jUrS
anglais	jW
anglais courant	j\\
anglais de	jUkR
anglais$	kSlU
anglaise	a[cIiCjHpHrS
angli-	re
anglican	jYlIrDsW
anglo-	sV
anglophone	sV
angos-	cZ
angostura	cZ
angostura$	cU
angry	aEi[
anhor-	cJi\\
animador	aW
animadores	aDiHm]
animalier	aV
animateur	aS
animateur$	aViI
animateurs	a^bFiG
animation	iZ
animaux	bViJ
animaux$	hU
anime-	iV
animer	iVmR
animer$	eIm\\
animo	b[
anish-	iUj@k\\
anker-	d\\fIiV
anlag-	cR
anlage	bFcXgVjS
anlagen	bZ
anlagen$	bW
anlagenmechaniker	qU
anlau-	bZiH
anleg-	iU
anlei-	iZ
anleiten	i]
anleiten$	iU
anleitung	aIiSmS
anler-	aIiW
anlernen	aIiW
anmel-	hIiZpR
anmeldung	hIiZpR
anmeldung$	iY
ann	bIc]iIjHoIpU
anna	aBcGiBjIm[oCq[sItZ
annah-	iV
annahme	iV
anne	aIpErItc
annec-	cT
annecy	cT
annecy$	cV
annee	dSjS
annee$	dUiS
annee-	bHjY
annees	bHjY
annek-	rS
anneka	gImT
annel-	aIbDeFhHiGm]nI
annex-	eThV
annexe	eThV
annon-	qR
annonce	qStR
annonce$	qU
annonces	iU
annonceur	iSjR
annou-	jJq_
annua-	eYfZ
annual	aGiXjR
annual$	cIeWhI
annualise	eRfXiJ
annualise$	eTfU
annualised	eYfW
annualised$	eUgRiH
annualisees	qS
annualisees$	fR
annually	fU
annually$	fU
annue-	cIfVgUiS
annuelle	fXgZhHjF
annuelle$	bGfIg]hJ
ano	hS
ano con	h[iIjG
ano en	cEdZhRnH
ano pasado	bSgS
ano y	jX
ano$	nU
anoni-	bGmHqFr_
anony-	iWjHr^
anos	ja
anos con	iVj[
anos de	j\\
anos en	j\`
anos$	bUsT
anota-	i_jI
anoth-	mR
another	mR
another$	aFiUkHtW
anpas-	iV
anpassung	iV
anpro-	i^
anr	aReTiR
anr$	eViR
anrei-	fJhTnS
anreise	fJhTnS
anruf	fHp^
anruf-	p[
anrufen	p\\
ans	jT
ans au	jX
ans d'experience	aIjU
ans de	jYm\\
ans en	j]kT
ans revolus	jY
ans$	eZiS
ansch-	mZpW
anschreiben	iHpa
anschreiben$	iFp_
ansib-	jY
ansible	jY
ansible$	jW
anspr-	aGi[mXpY
anste-	eVsU
anstellen	eT
anstellen$	eT
answe-	mWpS
answer	pS
answer to	m_
answer$	iV
answered	fXgGpWrF
answering	aUiTmW
answers	mW
ante	bIiapT
antec-	iEjXsU
antecedentes	pSsW
antecedentes$	jHsW
anten-	bTiSmH
antenatal	cIiY
antenne	aUbGcTqT
anteq-	cZqStI
antequera	cZqStI
antequera$	c\\qH
anter-	q[
anterior	q]
anterior$	jV
antes	iToR
antes de	o\\qU
antes del	iY
antes$	fSgSkHtV
anti--	bGcGibkJ
antib-	bIca
antic-	bIg]iWpIqTrF
antig-	cSgV
antigua	bVcI
antigua$	bVcI
antiguedad	gZ
antiguedad$	gT
antip-	cU
antipolis	cV
antipolis$	cT
antof-	cThT
antofagasta	cThT
antofagasta$	hU
antra-	aAbDhIqRt_
antri-	cCfGgYhFiHlJnXqVtD
antwe-	cW
antwerp	cW
antwo-	bYiIpY
anual	eTfRkEoW
anual 0	fY
anual$	eWiRoT
anual-	bT
anuales	bT
anuales$	bW
anunc-	rU
anuncio	rX
anuncio$	rWtS
anwal-	bVkVmW
anwalte	mW
anwalte$	mW
anwar-	aDgWhHi?j]kJ
anwei-	iVmG
anwes-	bCdWiVnItX
any	jWoV
any 0	aIcRfYiHtW
any more	eWjG
any of	dVk[oIsH
any$	i@j\\kTpU
anybo-	lHpVqW
anybody	lHpVqW
anybody$	qX
anyon-	oRsW
anyone	oRsW
anyone$	cJeGjHkHlZoVpHsC
anyth-	tX
anything	tX
anything$	jTtV
anywa-	lX
anyway	lX
anyway$	pDrV
anywh-	cYdS
anywhere	cYdS
anywhere in	dWnU
anywhere$	cFdZiJkV
anzei-	rX
anzeige	rV
anzeige$	rR
anzug-	gAh\`
anzuge	hY
ao	gSmXpV
aoc	b[jFk[
aop	bZhS
aop$	bZhH
aout	o]
aout$	fRhSoX
ap	aVmX
ap$	iGm]
apac	jS
apara-	ib
aparc-	h[
aparcamiento	h[
apare-	aZkFoH
apart	aIiWqJrI
apart-	sU
apartamento	gHh^
aparte	gV
aparte$	gT
apc	iFj^kYsB
ape	cHeeiGtJ
apert-	iXpCtb
apertura	i[
apex	iVjS
apex$	iZjD
aphas-	bCie
api	jUkY
apicu-	a[cGiG
apis	i\\
apis$	iZ
aplic-	lWrS
aplica	lV
aplicador	jV
apm	aXjZ
apoda-	cU
apodaca	cU
apodaca$	aS
apode-	iW
apoderados	iW
apoderados$	iV
apoth-	iW
apoyo	cSfV
apoyo$	cHi[
app	bUiZpT
app$	fTiTpW
appar-	bU
appareils	bXjJnT
appareils$	bXiGnT
apparel	jU
apparel$	jV
appea-	iSrXsX
appeal	bGiXrU
appeals	iU
appear	jIr[sF
appel-	fGp^rG
appelle	hHq[
appels	fGi\\
appen-	bW
appenzell	cZ
appli	bTpVrH
appli-	pW
applicable	f[gFhWiGjCmJ
applicable$	bIfVgIhWjCmHpJ
applicants	bHiIkWmIpJqIrX
application	pc
applications	pX
applications$	b@j]
applies	gRqWrS
applies$	gWiJpJrT
apply	p[qT
apply :	pU
apply$	jSkTrS
appoi-	iUtV
appoint	qEt[
appointment	jRpU
appointment$	jRpV
appointments	i^
appor-	bIiZpY
appra-	i_
appre-	mW
appreciated	k^
appreciated$	k_
apprecie	k[
appreciee	jGk[
appreciee$	jGk[
apprentice	aVgRiSmR
apprentice$	aYmZ
apprenticeship	gSkIlR
apprenticeship$	gUhHjS
apprentis	lVmW
apprentis$	m[
approbation	jZ
approbation$	j\\
approval	jSoVqU
approved	bVjStX
approved$	bXi@
approx	iR
approx 0	fT
apps	iX
apps$	i]jGpS
apr	fWo^
apr$	eFfUoZ
apr-s-	fZ
apr-sept	fZ
aprem	fT
aprem$	fU
apren-	jCkWl]
aprende	jJl]
apres	dUoZ
apres 0	dUeViH
apres 00	fAgIp\`
apres la	fEoSqX
apres$	mIp_tC
apres-	fXpR
apres-midi	fXpR
apres-midi$	pW
april	o\`
april 0	fIhGo_
april to	fU
april$	oT
april-	eJf[o^
aprob-	gS
aprobado	gS
aprobado$	gViJjS
apt	a[jH
aptit-	jRpT
aptitude	pW
apto	jX
apto$	j[
apunt-	bIiUpTqY
aqua	iZjBkXsI
aqua$	jBkY
aquac-	g[
aquaculture	g[
aquag-	iY
aquagym	iY
aqui	sStW
aqui$	kIlY
ar	c]iEjV
ar$	c]iB
arabe	k]
arabe$	jVkW
arabi-	kTlW
arabic	kS
arabic$	kX
arabisch	lX
arabisch$	kR
arabl-	aYcH
arable	aYcH
arand-	caiD
arauc-	cU
arauco	cU
arauco$	cU
araya$	mT
arbei-	hS
arbeit	j_rU
arbeit$	jWrU
arbeiten	d_hDiDj[
arbeiten$	dZiIjH
arbeitest	fR
arbeitsbeginn	f[mJoJ
arbeitskleidung	gEhZ
arbeitsproben	bHiDmGp\`
arbeitsrecht	aSjV
arbeitsrecht$	aSjR
arbeitszeit	nZ
arbeitszeit$	fDnX
arbeitszeitkonto	cJfThSiHjG
arbeitszeitkonto$	cJfUhSiG
arbit-	i]
arbor	c\\j[rH
arbur-	cJiRjY
arburg	cJiRjY
archa-	b[cEiHj[mI
arche-	cV
archena	cV
archena$	cV
archi-	aV
archicad	jW
architect	aW
architect$	aSjT
architects	b_iJmB
architekt	mY
archiv	qV
archivar	bT
archivarin	bS
archive	iUkY
archives	bWjV
archives$	jZ
archivist	aUbStJ
archivist$	aX
archivo	iZ
archivo$	iX
ardoi-	aHm[tI
ardoise	iRjV
are a	bS
are fine	p\\
are in	cVj_
are on	hTmTsS
are$	aHcZjEtR
area	cTgRhJ
area$	cYiRjV
areas	bX
areas$	bW
arena	aTcX
arena$	c[iIqJ
arena-	iU
arenas	iU
argen-	aHcWsV
argentina	qS
argentina$	iS
arger	pFqV
argo	cHhZjVlIpH
argoc-	jV
argocd	jV
argocd$	jU
argue	j[lHpItY
argus	j\\
argus$	j\\
ari	i\\jS
aria	kWpT
aria$	iIj\\kA
arles	aIc\\iD
arles$	c\\iD
arlon	cZ
arlon$	c[
armad-	aElTpU
arman-	aIjSmT
armando	aIjSmT
arme	bRqV
armen-	cY
armenia	cY
arms	cWhFjU
arms$	iSjS
arnes	hZiT
arnes$	hZiFjU
arnes-	b[
arneses	b[
aroun-	cT
around	cT
around$	cYgInFpHqHtW
arqui-	bS
arquitecto	iU
arr	bWcJiT
arr$	iW
arrac-	iY
arrai-	i\`
arran-	iR
arrancamos	bUeEgU
arrange	iStU
arranged	hViJjT
arranger	aW
arranger$	a]
arranque	fCiXmVoY
array-	i\\tG
arrea-	iU
arrears	iU
arreg-	mX
arreglos	iX
arren-	b[hJ
arret	bDfYjGq\\
arret-	fTpTqW
arrete	qV
arrets	fVpTqU
arrib-	nR
arriba	nS
arriba de	cW
arriba$	cEfYjX
arrie-	aEe]gIjIm]
arrim-	cHhAi_
arriv-	iSo\\
arrivants	lX
arrivees	fGi\\
arroc-	iV
arroces	iV
arroces$	iW
arros-	iS
arrosage	iS
ars	aWrI
arsen-	i^mT
art	bR
art 00	a]bFfUhI
art$	dViTjV
arte	bUsY
arte$	aViJsZ
artic-	iY
article	iZ
articles	iUlV
articles$	bW
artif-	iWjWkG
artisan	bViTmF
artisanale	bS
artistica	iElZm[
artistico	aYbIeZ
arvo	fRpU
arzt	aHi^pW
arzt$	aFbRi\\oJpW
arzte	b\\mT
arzte$	aIb\\gSiFmF
arztin	aT
arztinnen	b\`iH
arztinnen$	b[
arztl-	jX
arztlich	jX
arztlich$	jX
arztt-	iX
arzttermine	iX
as 9100	bU
as a	fEjDnUqSs]
as good	jGlYqW
as i	jHsTt[
as per	g]hD
as soon	eIoX
as the	iDrWsV
as they	aHjCpRsUtW
as we	fVjElTsV
as well	cSiRjJrU
as you	dUgTtU
as$	mZ
as-bu-	iV
asamb-	iY
asambleas	iX
asap	kTo_
asap$	aIo[tT
asb-k-	b[
asb-kreisverband	b[
asbl	bT
asc	b\`jJ
asc$	b\\iGjI
ascen-	iW
ascenseurs	aIiX
ascensor	iRjY
ascensores	aUbS
ascensores$	bS
ascensoriste	aVeI
ascensoriste$	aS
ascp	fBiJjVtZ
asegu-	b^eYiWmC
aseguradoras	b]mI
aseguradoras$	bVmH
asept-	aZ
aseptic	jT
aseptic$	jU
aseso-	bTmR
asesor	aV
asesoria	aFbV
ash	i\`mU
ashev-	cU
asheville	cU
asheville$	bS
ashor-	fHpW
ashore	fHpW
asi	sVtV
asi que	oUqW
asia	aYbEcGiFjU
asien-	bS
asientos	bS
asientos$	bS
asign-	g\\hInV
asignacion	g\`hF
asimi-	bJcJeXgYjG
asimilados	bIcHeZ
asimilados$	bHcHeZiE
asist-	aRmY
asistencia	cIgXi\\jG
asistencia$	gY
asistente	a\\mS
asistente$	iJm]pI
asistentes	iCkIm\`
ask	p\\q\\
ask for	iGlRpX
ask$	gS
asked	l]qUrHt[
asked for	q_rEt[
asked me	lJqRsF
asked$	iTlY
asks	bHiY
asks$	bHiX
asm	bGhGjEm_qH
asme	jZ
asme ix	jR
asoci-	bjgJiG
asociacion	b\\
asp	j_
aspen	j^kB
asper-	eHi]
aspersion	cHi]
aspha-	a[gYiJ
aspir-	cIi^
assem-	aUcViW
assemblies	iV
asses-	iSkVpS
assess	i\\jF
assessing	iSjHkZ
assessment	pZ
assessment$	iU
assessments	aHgFiXkS
assessments$	gEiY
assessor	kT
asset	jFk]qWrB
asset$	jFkY
asset-	gJiV
assets	gJiV
assets$	bT
assig-	i\\mTtJ
assis-	a[mY
assist	aEbTiUmJtS
assist$	aIbIgIi[mGtV
assistanat	e[
assistanat$	e]
assistance	iY
assistant	aX
assistant (	eU
assistant$	ab
assistante	aXiI
assistante dentaire	iI
assistantes	aYcFiH
assistants	mZ
assistants$	mX
assistenz	iXjImU
assistenz$	aCjJm\\
assoc	aVbWjE
assoc$	aHbZiH
assoc-	bY
associate	aTeXjD
associate$	aS
associatif	aEbY
association	b]qSrT
association$	b[
associative	aIb^
associe	hUqT
associes	pS
associes$	aIbVpV
asst	aYeIiFmY
asst$	aVeEmWqJ
assur-	h\\
assurance	hWiT
assurances	h]iFjU
assure	hZmG
assure$	h\\iE
assuree	fXiG
assuree$	fXiFqI
assureur	aGb\\
assureurs	b^
asthm-	s\\
asthma	sX
astre-	f]gS
astreinte	f]gS
astreinte 0	aIfUrS
astreinte$	fIg[
astro-	k_
asunt-	hR
asunto	pStU
asuntos	hUiIjU
asuntos$	jXsH
asust-	qW
asuste	jY
asylu-	lIsV
asylum	lIsV
at $	fVgEhZiI
at 0	gUhWiRjY
at 00	jTlI
at 000	bYiG
at a	i]
at all	hIiXlJpSqZrG
at christmas	gGh_
at cost	h_iGlV
at ease	jXkUlF
at eight	fEiXj\\qF
at heights	jY
at home	kXsW
at least	jZoR
at lunch	iUkJlX
at night	fZiYjTqH
at our	bBhYtY
at ten	fCi\`
at the	pR
at time	fRiHjW
at £	fT
at$	bHcVdIgS
ateli-	bUmV
atelier	aHbWmV
atelier$	aCcSdY
ateliers	iV
ateliers du	hHiX
atems-	bHiSkUoJ
atemschutzwerkstatt	aTbGiX
atemschutzwerkstatt$	aUbHiW
atenc-	gT
atencion	gT
atend-	fIgTiZ
atender	iY
athle-	kY
atien-	aW
atiende	aX
atom	jWkUrU
atom$	j^kDrW
atout	kZ
atout$	k[
atr	aS
atras	bCcWiEjZ
attac-	iItR
attache	aYhFiJqFsZ
attached	bR
attached$	bVrV
atten-	aWmV
attendance	hV
attendant	a[
attendant$	a_iG
attendants	aZlHmU
attendants$	aWlImY
attends	jXlH
attendue	iTlT
attendue$	iTlT
atter-	cS
attersee	cS
attersee$	cV
attes-	j]lHpU
attestation	j_
attestation$	jY
attested	lCpZ
attit-	fDgBiDj\\m]
attor-	b[
attorney	bT
attorneys	bYiI
attorneys$	bYiH
attra-	bUiEs\`
attractive	rRsY
atv	aUbIhX
au 0	bGiYoZ
au 00	e]f?iGpV
au 000	bDcId^mJ
au bout	h[sR
au bureau	dRiImW
au choix	g?hY
au comite	aJmTtZ
au depart	gW
au depot	cIfVhUiEjHkUlFpT
au moins	iIjc
au plus	nSoVpV
au samedi	fW
au vendredi	pH
au$	cFeYoT
au-de-	aIbHhUjI
au-dessus	aIbGhWjI
au-dessus de	aFbHcUhUqS
auch die	aFg]hImD
auch mal	fYiY
auch nachts	fVjI
auch privat	h_
auch wenn	jBrb
auch$	hS
auckl-	bHcUiU
auckland	bHcUiU
auckland$	cW
aucti-	aXb[cEiArS
aucun	fSiV
aucun diplome	lX
aucun-	lX
aucune	lX
aucune experience	iHjIlV
audat-	jV
audatex	jV
audic-	hGiVmJoFpZ
audie-	iY
audiencias	cV
audio	iWpT
audio typing	iV
audio-	bRiUpE
audiologist	aX
audiologist$	aX
audit	hHiU
audit$	aXfXiVj@
audition	jZp[
audition$	jUkD
auditions	jGoJp[
auditor	aUjSkXmD
auditor$	aXbIjVmG
auditores	jJkR
auditoria	fJiUjT
auditorias	i[
audits	iZ
audits$	jW
auf 0	dHe[fZmGoSpD
auf 00	fIq]
auf 000	fJg]
auf dem	aXhSiUpVtJ
auf der	rS
auf die	mSsY
auf ein	eY
auf wunsch	h]
auf$	rTtZ
aufba-	bVcEiV
aufbauen	iV
aufen-	bYjV
aufga-	tX
aufgabe	iXtH
aufgaben	tT
aufgaben :	tT
aufge-	sY
aufma-	iW
aufmaß	iT
aufs	fVhY
aufse-	aY
aufsetzen	aY
aufsi-	jV
aufsicht	aS
aufsicht$	aUiR
aufst-	cTeRfTjR
aufstehen	aEfXsV
aufstiegspramie	gU
aufstockbar	eZgHiC
auftr-	b\\fHsT
auftrag	bUjJ
auftrage	bUiT
aufwa-	gVsU
aufwarts	bSgWsV
aufwarts$	bTgUsX
aufzu-	bVlW
aufzuge	aJbWlW
aug	eUnUo\`
aug 00	eYfGoY
aug$	fTnZ
aug-o-	fV
aug-oct	fV
auge	jZrZ
augen-	a^bFiIjD
augenoptiker	eS
augenoptiker$	aS
auger-	iY
augus-	oT
august	oT
august$	oT
aula	cCm_
aula$	mWqI
aun	q\`
aun no	q\`
aunqu-	iUrW
aunque	iUrW
aunti-	rVsW
aunties	jS
aunties$	jU
aupre-	jSmR
aupres	jSmR
aupres de	fJmW
aupres des	iZ
aural	i?jb
aurel-	mY
aurelie	mY
auric-	cW
aurich	cW
aurich$	cX
auril-	cT
aurillac	cT
aurillac$	cU
aus	sU
aus dem	b\\iDs[
aus der	hSjHl\\s[
ausb	jU
ausb$	jU
ausba-	bWjF
ausbe-	dGg\\hGiR
ausbi-	lZ
ausbildung	l]
ausbildung$	jV
ausdr-	aIcGkIlYsV
ausdrucklich	aIcGkIlYsV
ausen-	iUjI
ausfu-	aEfGi[tZ
ausge-	fVj\\
ausgeglichen	fU
ausgeglichen$	fU
ausgelernt	jTlS
ausgeschlossen	bJjU
ausgeschlossen$	jW
ausgl-	f]
ausgleich	f]
ausgleich$	fV
ausha-	jY
aushalten	jY
aushalten$	jY
aushi-	e\\iI
aushilfe	e\\iI
ausku-	iZmIpS
auskunft	iUmJpT
ausla-	aHcJqSsZ
auslander	jJsa
ausli-	aV
auslo-	gUnJ
auslose	gUnJ
auslose 00	gThDsW
auslose$	h\`
ausma-	iWjT
ausri-	qU
ausrichten	qU
ausrichten$	aJfJqT
ausru-	h^r]
ausrufezeichen	rb
aussc-	iWjJ
ausschließlich	rS
ausschluss	aJbJfGgBhEi@jAk[lFpV
ausschreiben	qUrStT
ausschreiben$	iGqRtU
ausschuss	gHhEi[
ausse-	s]
aussi	rZ
aussi$	fZkW
ausst-	e^fIgDhIlB
austr-	hT
austria	cW
austria$	cY
auswa-	nZp]
auswahl	rT
auswarts	nW
auswe-	iV
auswerten	iV
auswerten$	iV
auszu-	iVlJmW
auszubildende	iWlImW
autho-	iW
author	aT
authorisation	aFbHhIiIjWk[
authorised	j[
authority	bZmI
authority$	bXcHmI
autis-	bWcEjWkU
autismus	aHi[
autismus$	aIiZ
auto	hX
auto propio	jUlY
auto$	aZbI
auto--	t[
autob-	hTiR
autobus	hVnR
autoc-	kX
autocab	i\\
autocad	kW
autocad$	jT
autoclave	hY
autoclave$	hS
autoclaves	iW
autoclaves$	bSiU
autog-	iAj\\rV
autoh-	bT
autohaus	bT
autom-	cJjR
automat	iV
automat$	iV
automatik	iXrX
automocion	jT
automotive	bYcEiSkJqS
automotriz	bTiJ
automotriz$	bUiG
auton-	bTeSjS
autonoma	bXjU
autonome	hVjV
autonome sur	j\\
autonomo	e_
autonomo$	e[
autop-	aIcYiIjTmIpR
autopsy	bTjY
autor	ia
autor-	hSiT
autorisation	eXgIjS
autos	iW
autos$	iZ
autos-	bXcGjH
autou-	cSnS
autour	cSnS
autour de	cSgU
autour$	c\\
autum-	bU
autumn	bU
aux	iT
aux$	aThU
auxiliaire	eXkClW
auxiliaire de	aU
auxiliar	a[
auxiliar de	aY
auxiliar$	eFhYiWjHqF
auxiliares	m\`
auxiliares$	m\\
auxilio	gXhU
auxilio de	gX
auxilios	jSkX
auxilios$	jSkW
außen-	aUmV
außendienst	aXfHiJmU
außendienst$	aTmT
außer	fYiH
außer-	gXsV
av	bCcZpU
avail-	cSdGfTgIhU
available	cSdGfTgIhU
available$	cSdGfTgHhX
avala-	jYkT
avalanche	jYkT
avanc-	gUhT
avance	gX
avant	p]
avant le	aEtV
avant$	iJpTsT
avant-	aRhUiUtI
avant-vente	aSeJhIiX
avanz-	j]
avanzado	jW
avanzado$	jY
ave	bHc\`fJiHjItF
avec la	iSq[rU
avec le	i\\
avec les	bHjU
avec un	aHpWsY
avec$	mS
avell-	aJcWiU
avellaneda	aHcZ
avellaneda$	aHcZ
avera-	gWlR
average	gRlS
average$	fWgR
averaged	fSgUqI
averi-	iR
averias	iY
avez	jUmS
avg	f\\gWhG
avg$	f\\gH
avico-	aElY
avicola	aElY
avicola$	aEbTlY
avid	iIj]
avign-	cIhWpX
avignon	cIhWpX
avila	cU
avila$	cU
avile-	cY
aviles	cY
aviles$	c[iJ
avion	iSkFmIn[pI
avion$	iSkFmIn[pJ
avis	t]
avisa-	jTpZ
aviso	qTrVtW
aviso$	aEr[tW
aviso-	iTrW
avisos	iTrW
aviv	bXcUdHiJjCp@
aviv$	bYiIpA
avoca-	bX
avocats	aFbY
avocats$	aFb[iF
avoid	rcsW
avoir	iIjWkZ
avonmouth$	cV
avons	bHeJlZmGpIqG
avr	bIge
avr 0	gW
avr-c	g[
avril	o\`pU
avril$	o^pS
avril-	cHdIf^jJn@oX
awa	jWmR
award	gfiJ
award$	gUjW
award-	jT
awards	iW
aware	iHj\`
aware$	jV
aware-	jY
awareness	jY
awareness$	jV
away	fFhUnf
away a	fJnX
away$	h?jUn\\
aws	g[lT
aws$	iT
axes	aUiIkY
axes$	aUgIiIkY
axis	aYbEtG
ayuda	aTjDk\`
ayuda$	jHk_
ayuda-	ma
ayudante	aUgYiG
ayudante de	aUsR
ayudante$	aX
ayudantes	kIlZmX
ayudantes$	iEmY
ayudaria	k\`mH
ayudaria$	k\`mG
ayudas	iX
ayunt-	aIb\\iHpV
ayuntamiento	aIb\\iHpV
az	bCceiHpT
az$	cZdGpY
azubi	m_
azubi$	m\\
azubi-	iTmV
azubis	iTmV
azubis$	iGm]
azuqu-	cU
azuqueca	cU
azuqueca$	cU
b	jW
b (	hV
b +	gSjU
b /	fXgXiJ
b 0	aVjT
b 00	cZfY
b licence	jX
b or	kU
b y	jXkG
b$	jR
b-sch-	jZ
b-schein	jZ
b.e	iHj\\
b.ed	jZ
b.v	bZ
b.v$	b\\
ba	jZ
babie-	hEsW
babies	hEsW
babies$	bIhGmW
baby	ifqU
baby--	bHcEhYiY
babyn-	iY
babynahrung	iY
babynahrung$	aJiZ
bac	jcl[
bac +	iHja
bac pro	l^
bacal-	cY
bacalar	cY
bacalar$	cY
bache-	j\\
bachelier	j^
bachelier$	jY
bachelor	hS
bachelor$	jY
bachelor's	jX
bachelors	s[
bachi-	jUlU
bachiller	jX
bachiller en	jX
back	fSqS
back to	b\\fSqT
back$	bSfZgSmS
backe-	kIlZ
backen	aImX
backend	a[
backend$	m[
backerei	bCjGlX
backereien	aFbW
backereien$	aHbZ
backergeselle	aIj]
backf-	iUqW
backfill	qX
backg-	l]
background	l]
background would	k\\
background$	jRlTsV
backl-	iSqV
backlog	dRiW
backo-	bGcIdIiYm[pI
backoffice	bGcIdIiYm[pI
backp-	aFbWiClIs]
backs	qXs_
backs$	s[
backs-	bU
backstube	aWbTiJ
backu-	hSiT
backup	hSiT
backup$	hSiS
backw-	jUr[tH
bacon	h_
bacte-	aUiCmZpG
bacteriologa	aZiH
bad	c\`iT
bad$	rZ
badaj-	cR
badajoz	cR
badajoz$	aEgU
badem-	iS
bademeister	iS
baden	bDc\`lU
bader	iV
badge	hWjX
badge$	hZjZ
bafa	j_
bag	i\\
bagag-	hFi\`
bagage	gSlV
bagages	iZ
bagge-	iWmY
bagger	jX
baggerfahrer	m\\
baggi-	iZ
bagging	iZ
bagne-	cW
bagneres-de-bigorre	cW
bagneres-de-bigorre$	cW
bags	iY
bags$	bSiX
bahia	cV
bahn	bSfHne
bahn$	bWiInT
bahnc-	h[
bahncard	h[
bahncard 000	hU
bahnh-	bVrR
bahnhof	cWpI
bahnhof$	cVpI
bahnhofstrasse	aIbWcRjItD
bahnt-	eIjS
bahntauglich	jVrS
bahra-	cY
bahrain	cY
bahrain$	cY
bail	bSi[
baili-	gIiVmX
bailiff	mZ
bain	aViY
bain$	i[
baja	qYsT
bajad-	cHiTjW
bajar	iSjX
bajas	eSiVsS
bajo	cTiZjEpV
baker	a]jW
baker$	aYjX
baker-	mYqY
bakery	bS
bakery$	bW
bakew-	cU
bakewell	cU
bakewell$	cX
bakin-	kX
baking	kX
balan-	iVmT
balance	iXkHsY
balances	iX
balanza	jW
balis-	iZ
balisage	iZ
balko-	hTi[jJ
balkone	iX
balkone$	iX
balla-	aFiX
ballarat	cWgR
ballarat$	cY
balle-	bYiSlS
ballet	iUlV
balli-	cUnX
ballina	nZ
ballina$	cS
ballinasloe	cS
ballinasloe$	cS
ballo-	bVf@h\\
ballot	bY
ballr-	bVjY
bally-	cfiJnS
ballymena	cUnV
ballymena$	iFjHnW
balne-	b[cViE
balneario	bU
bambe-	cV
bamberg	cV
bamberg$	aS
bamf	eUi[
bamf--	jXpS
bamf-zulassung	jZ
banc	bX
banc$	iUjT
banca	cHi\`
banca-	bUja
banch-	iV
banches	iY
banco	iXrS
banco de	aSbSdSpH
banco$	iYrX
banco-	mU
bancos	mU
bancos$	iUmS
band	aSgW
band 0	aVgS
band$	aSgT
banda	gSiYmU
bande	bYiDk[pV
bande-	i[
bandeja	iTjS
bandera	cWiU
bands	gWiZ
bands-	bScEq\\
bangl-	hGi\\sU
bangla	iU
bango-	cV
bangor	cV
bank	eS
bank holidays	fSkFlI
bank hols	hToJ
bank$	bXjH
banke-	gV
banken	gYjE
banker	jXkI
bankerfahrung	iFjY
bankerfahrung$	jY
banki-	iR
banking	iR
banking$	iV
bankk-	aHcGj_
bankn-	bUhJpJr[
bankr-	b]
banks	hZ
banks$	h]
banks-	bIiHjYtX
bankw-	iGjVlS
bano	cFfChJi\`pGrIsY
banos	iY
banqu-	iS
banque	aJbTeThXqS
banque$	aIbSrU
banques	bW
banques$	bV
bante-	iTjUsT
banter	iTjUsT
bapti-	aDt[
bar	bZiX
bar$	bXlU
barba	iXsZ
barback	aWmV
barbaro	bIkV
barbe-	aVbTiBj[
barber	bR
barber$	aW
barbi-	bV
barbier	bV
barce-	aIcbhFoI
barcelona	cR
barcelona$	cR
barem-	g]
bareme	g]
bareme cp	bThHjI
barge	mHq]
baril-	cZ
baris-	mW
barista	bTjR
barista$	aXtS
barki-	cUk^
barking	cXiFjX
barking$	cXiD
barme-	cVhWiF
barmer	cVhWiF
barn	bZmS
barn$	aIbYcH
barne-	c\\
barnet	cY
barnet$	cY
barni-	iW
barns-	bFcY
barnsley$	cT
barra	iYmU
barra$	cGm]pI
barra-	aCb\\cXhS
barracks	gIh_iC
barragan	pV
barragan$	pW
barranquilla	cV
barranquilla$	cS
barras	cJiV
barre-	iZ
barrel	bTiT
barrels	bS
barri-	bRcTkW
barrierefreiheit	iXkS
barrio	cV
barrio$	hIiT
barrister	aIj\\
barro-	c\`jI
bart	sa
barte	bVsX
barte$	bXsW
barte-	aRm\\pH
bartender	aU
bartender$	a^
bas	qTsS
basau-	cT
basauri	cT
basauri$	cU
base	cagY
base +	gX
base 00	cIg[
base 000	cFg[
base en	cSsI
base$	aWgY
based	dU
based in	cT
basel	c]nU
basel$	cRnW
basem-	bScT
basement	bScT
basement$	cV
bases	hZiS
bash	j_
bash$	j\\
basic	g\\jXlT
basic$	gTkTlW
basica	iFjVkU
basically	cUdFtX
basically$	cWfTjG
basico	iU
basico mas	fGg^kJ
basico$	iYjY
basics	iJl[
basics$	iFj\\
basil-	bViU
basilique	bXcGiX
basis	eYjS
basis$	bDcSgYiIjV
baske-	iU
basketball	iW
bass	iWjX
basse	aIcHfGiYjJmHpZ
bassi-	iS
bassins	aJhU
bassins$	aJbSiV
basta	lV
basta-	jSsT
bastante	jSsT
batch	i]o]
batch$	bToT
batch-	aUiR
batches	fRiS
batches$	fR
bath	aIc^
bath$	c_jE
bathr-	hUiX
bathroom	bShYjIsU
bathrooms	bIi\\
batim-	bThD
batiment	bUhD
batiment$	aU
batte-	aHcFi_
battery	iY
bau	gVhTiSjGlBtC
bau$	fIgVhViCjGtE
bauen	hUiStT
bauen$	hSiU
bauer	gGiEj[mW
bauer-	bZiEkSsZ
bauern	kX
bauhe-	qVsV
bauho-	aUbCc^iC
bauin-	bXhIjY
bauing	aZ
baule-	aXdFsW
bauleiter	aV
bauleitung	dEjSsZ
baum	dJfJgFiFjZkT
baumk-	kU
baumkontrolle	kU
baums-	bCcIiHj_kV
baure-	bTcJ
baurecht	bTcJ
baust-	cTiSrS
baustelle	sa
baustellen	cYnV
bauti-	jImSsZ
bautr-	aFbViU
bautrager	aFbViU
bautrager$	aGbTiZ
bautz-	cW
bautzen	cW
bautzen$	cZ
bauwa-	hX
bauwagen	hX
bauze-	b[eChI
bav	gIh^
bav$	hW
bay	bIcajU
bay$	bGc]iJjV
bayer-	gXnU
bayern	g]jGsV
bayern$	iInWsW
bayes-	kW
bayesian	kX
bayon-	aGcY
bayonne	aGcY
bayre-	cT
bayreuth	cT
baz	mVqW
baz$	mX
bc	c[hVjR
bc$	ccjR
bcbs	h[
bd	fWgTjG
bd$	bIgUiS
be /	da
be 0	fSiImV
be 00	j^
be a	fSjHlUsS
be considered	jX
be discreet	iIjTpHq[rGsH
be good	jHkV
be in	eWoTrS
be on	iIjFkVoU
be$	j\`
bea	aGhFjYrGtY
bea$	jTtU
beach	aZhDjI
beamt-	a\`bJcGiAjUm?
beant-	iWrR
beantworten	rZ
beantworten$	iTrV
bearb-	bHi^
beast	gThT
beast$	gUhS
beat	mW
beate-	aYi[pI
beatm-	aWbUcJ
beauc-	aBcatH
beauce	cViI
beauce$	cViI
beauf-	i\`mI
beaul-	bRmX
beaun-	cY
beaune	cY
beaune$	cY
beaut-	aT
beauty	aU
bebau-	iS
bebauungsplane	iS
bebe	iXqW
bebes	i[sU
bebes$	sZ
bebid-	b[cF
beca	gUhVtS
beca$	cHhVtT
becar-	cJmZqW
becario	qY
because of	hFiBnSsU
because the	iFpFrWsU
because we	iRmW
because$	bIhXiDlEmSpIqIrI
becke-	iU
beckenaufsicht	iU
beckenaufsicht$	iX
bed	b[jX
bed house	bGh\\
bed$	iUjT
bedie-	aXiR
bedin-	jSlW
bedingung	jSlW
bedingung$	jTlW
bedro-	aIbShY
bedrooms	bUiI
bedrooms$	bRiI
beds	b\`
beds$	bWiW
bedsi-	iW
bedside	iW
beef	aGb^hV
beeke-	qS
beekeeper	qS
beeli-	aBbFc_iF
been	bV
been here	mV
been told	qWrX
been$	bVfYiH
beer	g@hXjUsT
beer$	g?h\\jX
befah-	jb
befor-	oR
before	oR
before 0	fSiTpR
before 00	f@gHjJoXpVrI
before noon	i[
before the	oVqW
before you	b]pS
before$	j\\
befri-	e]
befriedigend	fGgJj[
befriedigend$	fIjX
befristet	eThS
befristet 00	fHgIjUqU
befristet$	h\\
befristung	e^iE
begeh-	i[
begehungen	iS
begehungen$	iV
begin	eafGiI
begin-	o\`
beginn	fS
beginn$	fao>
beginners	iTl\\
beginning	bGiWjIoX
begins	oW
begle-	iU
begleiten	iZ
begleiten$	iX
begleitung	fIhX
begon-	bDiGjBk^mU
begona	mX
begru-	kUqUrX
behan-	bXiTjFpDqTsI
behav-	iY
behaviour	iY
beheb-	iS
beheben	iS
beher-	iJjZ
beherrschen	iJjZ
beherrschen$	jY
behin-	sW
behind	cTjU
behind the	cS
behinderung	bUsZ
behinderung$	bZrI
behor-	aGbYjJ
behre-	mV
behrendt	qU
bei 00	fFg]jX
bei den	sZ
bei der	eWhYkD
bei mir	pZ
bei uns	f[lU
bei$	lX
beide-	aYeUlFrR
beides	eVrT
beihi-	bHcFgIheiAjDsI
beim	mYqW
being	jSqc
bejar	cXgX
bejar$	c\\
bekan-	bJkY
bekannt	bJkY
bekom-	fTjImTt[
bekommen	aJfXtT
belas-	iHj]sY
beleg-	b_gBqR
belfa-	cX
belfast	cX
belfast$	cXiH
belfo-	cWjI
belfort	cWjI
belfort$	cW
belge	bFcWsZ
belge$	bEcXjV
belgi-	g]
belgr-	c_
belief	bYiFsI
bell	aViHnEp\\
belle-	aGiDk[sZ
belli-	bIcWsW
bellies	iVsY
bells	bUiV
bells$	bUiT
belly	sW
below	sWt[
below 00	cUgHsc
below$	mVt[
belt	bGcYiHkZ
belt$	bFcZiGkS
belts	i^
belts$	iZ
bem-g-	iV
bem-gesprache	iV
benas-	cVhU
benasque	cVhU
benasque$	cVhU
bench	dXfJhV
bench$	bWdSfFiXjI
bench-	lS
benches	bRlT
benches$	bUiDm[
benci-	cIhZpI
bencina	cIhZpI
bendi-	k[pF
bendigo	cU
bened-	b[pWqT
benedikt	mT
benef-	hX
beneficiaires	cFiY
benefit	hS
benefits	eJhSqIrT
benefits :	hS
benefits$	gVhGiS
benev-	fImTqX
benevoles	mV
beng	iEj^mJ
benga-	cYeDkT
benid-	cV
benidorm	cV
benidorm$	cW
benit-	cX
benito	cX
benoi-	pV
benoit	pV
berat-	i^
beraten	iY
beraten$	aHcJiS
berater	bS
beratung	iYsB
berce-	bV
berceaux	bV
berceaux$	bX
berea-	iT
bereaved	jU
bereaved$	jS
bereavement	iV
berei-	fUjT
bereich	a]bG
bereit	nS
bereit$	hSnU
bereitschaft	f^jW
bereitschaft zu	f;i@jc
bereitschaft$	fYgVsF
bergb-	bUeDh\\iJ
bergen	bRqS
bergen$	bRcX
bergerac	cU
bergerac$	cU
beric-	hIme
berichte	dUiXmHnH
berichtet	mY
berichtet an	mU
berli-	cXnU
berlin	nW
berlin$	cJjSnS
berliner	iT
bern	cciI
bern$	c\\
berna-	m]
bernd	mVqY
bernd-	lV
berndeutsch	lV
berri-	cYtH
berta	aCt_
berth	jHp\\
berth$	qHrX
berth-	b\\
berths	b\\
beruf	aGjUpVtY
beruf-	bIj[lU
berufsanfanger	jEl]
berufserfahrung	jFl_
berufsjahre	gTjTmI
beruh-	iW
beruhigen	iW
beruhigen$	iW
besan-	cS
besancon	cS
besancon$	qS
besch-	gZiS
beschaftigt	bS
beschaftigte	bWmT
beschaftigte$	bUmS
beschaftigten	bUgImV
beschaftigten$	bUgIiImW
bescheid	qUrY
bescheide	jW
beset-	aUiGoXtV
besetzen	aWiGtX
besetzen$	aHiGt\`
besetzung	o]
besic-	iU
besichtigungen	iU
besid-	hIiWkRlR
beside	hIiWkRlR
besoi-	tV
besoin	tV
besoin$	jZtS
besol-	g\\iJ
besoldung	g\\iJ
bespo-	bRgTiI
bespoke	bRgTiI
bespr-	tS
besprochen	tS
besse-	kSsW
besser	kSsW
besser$	k^
best	jFs\\tY
best$	hJpWsU
besta-	iS
bestand	bU
bestand$	iW
bestandsbetreuung	bHiY
bestatter	aT
bestattungsfachkraft	aX
bestattungsfachkraft$	aV
besteht	aHfXiIoGrV
bestellen	bHi\\
bestellen$	bIi]
bestellung	bFi^
besten	jJkTpVsX
bestu-	hWiX
bestucken	i\\
bestucken$	i[
besuc-	b\\iS
betei-	jH
beteiligung	jH
beteiligung$	gThSiD
betes	eJfGiEjHl\\
betes$	eJfGiEjHkJl\\
betha-	mW
beto	aBm\\qY
beton	j]
beton$	iHj_
beton-	aVbIfY
betra-	fS
betragt	fS
betre-	iX
betreff	iHpUtW
betreuen	iY
betreuen$	iX
betreut	bS
betreuung	fIi]
betri-	h]
betrieb	mY
betriebsarzt	hSjS
betriebselektriker	a\`jJ
betriebselektriker$	a_jI
betriebshelfer	aU
betriebskita	eHh[
betriebsrat	jXpHq[
betriebsrate	bW
betriebsrente	h]jJ
betta-	oW
bettag	oW
bettag$	oY
bette-	sS
betten	bWmY
betten$	bYcImX
better	jUsY
better$	jXkY
betwe-	nT
between	nT
between 0	fW
between us	q[sW
between$	gThGiXnCqRrR
beurk-	iT
beurkundung	iT
bev	hSjHmWtS
bev$	aFhIiItY
bever-	aViHmV
bevor-	kTsU
bevorzugt	kTsU
bevorzugt$	kWsS
beweg-	aTmVpG
bewer-	pk
bewerben	pS
bewerber	sW
bewerbung	lSpTqS
bewerbung :	pT
bewerbung an	pT
bewerbung$	pU
bewerbungen	iJp\\
bewil-	iGjZ
bewoh-	bWiSjCrS
bewohner	iVjBrT
bex	bEiImXqYsF
beyon-	gSiUjI
beyond	gUhRjI
beyond$	bJeIfTiS
bezah-	hXl[
bezahlen	gHhHiJjHl\`
bezahlt	hZ
bezahlt wird	g\\hI
bezahlt$	lXpW
bezie-	bIcTiW
bezir-	hBiVmX
bezirk	cY
bezug-	bIcEdJgYi\\
bg	gUjS
bh	h^jI
bh$	cJhajJ
bhd	g\`jJ
bi	jT
bi$	jV
biab	jb
biarr-	gI
biarritz	gI
biarritz$	cS
biber-	bJcUiV
bible	aHi]
bibli-	aW
biblioteca	bXrY
bibliotecologo	aFj]
bibliothecaire	aZ
bibliotheque	bW
bices-	cW
bicester	cW
bicester$	cW
bicho-	cIhRi]
bid	fYgJiFpJqT
bids	eHi^
biel	aFc]
biele-	cV
bielefeld	cV
bien	iHjSsU
bien y	b_iEj]q?
bien$	jZ
biene-	h\\iFjU
bienn-	cY
bienne	cY
bienne$	cY
bienv-	jIkalX
bienvenida	kZ
bienvenida$	kZ
bienvenido	jJkUlV
bienvenido$	kUlU
bienvenu	jGkUlU
bienvenu$	jFkW
bienvenue	iHjFkYrWsW
bienvenus	lX
bienvenus$	bTiIlZ
biete-	tZ
bieten	t[
big	jT
big help	k^
big plus	jIk^
big$	cGmVoTpGsT
bigge-	cWr]
bike	hVnU
bike$	hYiBj]nD
bikes	bWgH
bikes$	bYgF
bilan	gUi[
bilan-	jU
bilans	iW
bilans de	iS
bilanzen	bJiWjHlV
bilanzsumme	bU
bilba-	cT
bilbao	cT
bilbao$	cV
bilde-	bTlYpU
bilderbuch	bT
bilds-	bHdEgFhc
bildu-	bYgGh\\tJ
bilin-	aUjV
bilingual	aSrU
bilingual$	aVcHiHjWkIrE
bilingue	jU
bilingue$	aXjU
bilingues	aTfJmTpJ
bilingues$	aTmTpI
bilinguisme	gRj[
bill	fHgDiTq\`
billa-	f]
billable	bGf_gD
bille-	b\\gHh[iH
billet	h\\
billets	fIh[iH
billi-	hUjVlIoW
billing	iYlG
billing$	i\\
bills	fJgChgiH
bim	aVmY
bim$	aUjIkS
bim-k-	kW
bin	fImSpRtU
bin ich	aHm]
binde-	hSiVmT
binden	cFi]
binder	gGiUmX
binder$	gGiTmX
bindestrich	jJtV
bindi-	iTpY
binding	ic
bingo	iSr\\
binne-	bWiEj[lH
binom-	mX
binome	mX
bins	iYjJ
bins$	iWqX
bio	aSbVlT
bio$	aSb\\
bioch-	eHiZ
bioco-	bRkZ
biogr-	i_
biola-	bbcHiI
bioland	bUcJ
biolo-	aV
biologa	iSmS
biologia	jY
biologie	gGjU
biologie$	jZ
biologist	aYbH
biome-	aZjTlGmXpI
biose-	i\\jJ
biote-	bV
biotech	bV
bip	iEjIn^
bird	aUi]jIlRmH
bird$	iXkT
birds	bYj[oUsJ
birds$	bThZjE
birke-	bHc\\iT
birmi-	cRdJ
birmingham	cRdJ
birra	bUhW
birth-	iV
birthday	hY
birthday off	hV
birthday$	fIhX
births	iYlT
births$	bTjR
bis 0	eU
bis 00	fT
bis 000	aEbBgIhSi_pDq[
bis 2000	bXeJiSmV
bis dahin	qc
bis drei	fFgRiWmFnX
bis ende	dHe\\oS
bis freitag	fS
bis marz	aGe]iV
bis ostern	qT
bis september	oU
bis zu	dUeU
bis zum	eTpV
bis zur	eWoX
bis zwolf	fX
bis$	iJjRoW
biscu-	bVcIhW
biscuiterie	b[cH
bishe-	q\\
bisho-	c[qZ
bissc-	bSrV
bisschen	bSrV
bissl	gJjYnT
bist	jDm[pHtT
bit of	bCkX
bit$	gYjRqUtI
bitac-	iY
bitacora	iY
bits	kU
bitte	qSrbsT
bitte "	fHqT
bitte die	rV
bitte kein	sU
bitte keine	sY
bitte mit	eXiHpSq@
bitte nicht	gIq\`
bitte$	iRrX
bitum-	aCi^pUrDtI
biz	gVtY
biz$	gWiItV
bjr	cFtY
bl	aGcTm\\
bl$	aIcWgIjGmV
black	iTjT
black-	iW
blackjack	iHjX
blackjack$	j]
blackpool	cHiSjIoY
blacksmith	aS
blacksmith$	aS
blackwork	jS
blackwork$	iU
blade	i^
blagu-	hTkEr_
blair-	cX
blairgowrie	cX
blairgowrie$	cX
blanc	aSrU
blanc-	iS
blanca	cV
blanca$	cU
blanche	kIsV
blanchisserie	bIh[
blanchisserie$	hX
blanco	cJeSfJiZ
blanco$	gX
blast-	fJiV
blasting	hIjT
blatt-	iXkU
ble	i^
ble$	i^
bleac-	iUj\\
blech	iUj^rB
blech$	aIcIiSjW
bleed-	i]
bleiben	s[
bleiben$	lUsZ
bleibt	qS
bleibt$	cTfS
blend-	bHcHdYjGkT
blends	cFiWjGkW
bless-	tV
blessings	tW
bleu	bXiFrV
bleu$	bUiFrV
blind	gFj\`rY
blind$	gFiEj\`rS
blind-	j[
bloc	aWgVhImV
bloc$	aWbGgYhGjSqG
block	c[fW
block$	bWgT
block-	i]
blocking	iX
blocks	oT
blocks$	jSoV
blocs	bTgGiW
blocs$	bUgIiW
blog	i_jHlFpBrU
bloke	hHsd
bloke$	sV
blood-	cGiHjc
bloods	jW
bloods$	jU
bloom-	jX
bloomberg	cFjZ
bloomberg$	jU
bloqu-	aViV
blow	i\\
blowi-	iY
blowing	iY
blowing$	iY
bls	aBjSkYlJpX
blue	bUkX
blue light	hTrS
blue$	bTiGj\`
bluep-	jY
blueprint	jY
blume-	cIhJi]lI
bluta-	iSkHlV
blutabnahme	iSkHlV
blutabnahme$	iS
bma	jW
bmd	aZcIjVmH
bms	aWiWjG
bms$	iW
bmw	bXdJfIh\\jDkJlJmGnJpCqJrIsItI
bn	b\`g?hI
board	iTtT
board$	hXiS
board-	bS
boarders	aWbS
boarders$	aY
boarding	bTtT
boarding school	aEbagI
boards	bTiS
boat	aShWkRrT
boat$	h_i@kS
boats	b\\fV
boats$	b]iS
bobin-	bFi_
boca	c[sYtJ
bocho-	cX
bocholt	cX
bocholt$	cY
bod	fViWjF
bodas	aGbUcUfJiX
bodas$	cIi]
bodeg-	bY
bodega	hHnT
bodega$	aV
bodegas	b]cGpJ
bodeguero	mX
boden-	b\`iC
bodenleger	aS
bodenleger$	aY
bodie-	oZpDqIs\\
body	bXrXsS
body$	bViI
bogie-	iY
bogies	iY
bogies$	iY
bogot-	cWdT
bogota	cVdT
bogota$	dX
bohle	cJiSj\\
bohrl-	iSkX
bohrp-	cTiX
bohs	hU
boile-	iW
boiler	iUjR
boiler$	iY
boilers	iY
boilers$	aGiW
boili-	b[
boiling	b[
bois	b[iS
bois$	aVjR
bois--	b[cI
boise	c\\
boise$	cW
boite	b[cIh[jGmU
boite$	h_jFmY
boite-	iV
boites	iV
bolet-	iWjHnT
boleto	jInW
boliv-	sY
bolo	g_
bolo$	g\\
bolog-	nW
bologna	cInX
bologna$	cJiTnT
bolos	bYf^gJiIpF
bolsa	e\\pXrY
bolt	dGfChZiS
bolto-	cT
bolton	cT
bolton$	cU
bomba-	bJcViW
bombas	jW
bombas$	jZ
bon	qTtW
bon$	aGqUsGtZ
bona	cDiSjV
bond	e[hHpH
bonde-	bSjF
bonded	bSjF
boni	g^iH
bonif-	g[hViGoIpT
bonin-	iSjT
boning	iSjT
bonit-	bIcIi\`sS
bonita	iSrHsV
bonjo-	tY
bonjour	tY
bonjour$	tT
bonn	bHcXd\\
bonn$	dW
bonne	fGs\\tX
bonne-	cGhGjYtT
bonnes	cCiGjZtU
bono	gf
bono de	hXjXkE
bono por	gY
bono$	gT
bonob-	h[
bonobus	h[
bonos	fIg[sS
bons	hHjZ
bonso-	tZ
bonsoir	tZ
bonus	gbkW
bonus 0	g[
bonus 00	gTmJ
bonus :	gHk^
bonus if	g\\iHlI
bonus on	gV
bonus points	gJk_
bonus up	gV
bonus £	gV
bonus$	gWkf
bonus-	hUiCk[
book	aSiTjVpZ
book$	bFjWpUqY
booke-	aS
booked	hT
booked$	hTjV
booker	aVbW
booki-	iT
bookings	iUmV
bookings$	iTmW
bookk-	aS
bookkeeper	aS
books	aThYiV
books$	aYjItI
books-	aXb^fDiG
bookseller	a_bGiB
bookseller$	a^bEiD
boom	aRgHjZpF
boot	iEj_
boot$	j\\
booth-	aW
booths	aW
boots	h\\j]
boots$	hZiJjV
boots-	aW
bootsbauer	aS
bootsbauer$	aT
bootstrapped	b]
bord	aRf^
bord$	hZ
borda-	iU
bordado	iVjV
borde-	c]
bordeaux	cW
bordeaux$	cWiJ
border	bVcGdUgTqH
border$	bVcEgU
bordero	aJi[
borders	aHc[
borders$	cY
bordo	mXoV
boreh-	aIiX
boreholes	aIiX
born	se
borna-	i^
borne	dDhWpU
boros-	hHkZ
borou-	bacGhJn[
borra-	qDrb
borro-	iJkX
bosch	jY
bosch-	hXqS
bosie-	jX
bosiet	jX
boss	mkqStS
boss :	mV
boss$	aVpYtV
bosse-	iJsT
bossent	lSsW
bosto-	bT
boston	bT
boston$	bV
botan-	aFbHjZ
botas	eHhg
bote	gYiGjIlU
botel-	aHcJjZ
both	jUrT
both$	fUlS
bothe-	jY
bother	j\\
bother$	jZ
bothered	lX
bothered$	jGkBl]
botic-	bVhS
botica	hT
botry-	i[
botrytis	i[
botrytis$	iZ
botte-	h[
bottes	h[
bottl-	aSbX
bottle	bJgShV
bottles	bRiU
bottles$	bUiT
bottr-	cT
bottrop	cT
bottrop$	cT
boucher	a\\
boucherie	bWjU
boucl-	cYf[iDjH
boude	q\\
boudi-	bWiX
bough-	bTqR
bought	bTqR
bouil-	cTiT
boula-	bYlR
boulanger	aYjT
boulangerie	bUfI
boulo-	cRiVs]
bound-	bIcJiCj\`kG
bourg-	cbiH
bourges	cYiFqU
bourn-	cSsS
bournemouth	cSsS
bourriche	jR
bout	hY
bout d'un	gRhTsS
boute-	aWbIh_iD
bouteilles	aFbFhaiCmH
bouti-	b]mW
boutique	b[
boutique de	bV
boutique$	aHbUpW
boutiques	b[iH
box	h]
box$	bYhH
boxen	iX
boxen$	iU
boxes	bYiW
boxes$	iXjV
boy	bGcJi\\sWtE
boys	bTi]sX
boys 0	fHid
boys$	aGfTsYtH
bp	jYkS
bp$	iFjRkX
bpjep-	jT
bpjeps	jT
bpjeps aan	jU
bpjeps$	aYkI
bpo	jTk[
bprea	j[
br	jUpS
br$	jSpU
braci-	eHiY
bracing	eHiY
bracing$	eHiY
brack-	c^
bradf-	cT
bradford	cT
bradford$	cW
brain	aHk\\pJtZ
brain-	aFbCc^hIiBj?kJlHmEnJoIpIsItX
brake	aBiXkV
branch	cRnTqV
branche	gYlU
branches	aHbYiS
branches$	aFbTiU
brand	aTbaiIjH
brand-	cDhSmY
brands	iTjXpH
brands$	iSjXpH
brann-	bY
brannock	bY
bras	aUbY
brasa	pRqV
brasi-	fFgEhIiDjEk_
brass	i\\jH
brasserie	cU
brats-	iUkZ
bratsche	iUkZ
brauc-	lR
brauch	aVsU
brauche	aYeJlHpFqDr_t@
brauchen	tR
brauchen wir	oGqZtS
brauchen$	bBiGt\`
brauchst	hCjTlY
brauchst du	hFjRlU
braucht	jHlVtT
braucht$	fFnYtR
braucht's	aIjGlXtT
braucht's nicht	jDl[
brauchten	tY
brauchts	gZjIkIlRrFsH
braum-	aGj]mX
braun-	bU
braunschweig	cT
braunschweig$	cX
braut-	b[cH
brc	iTjU
brc$	iU
bread	hUi[
bread$	h^
break	bUh[
break$	h[
break-	hTiW
breakdown	iZ
breakdowns	iU
breakfast$	hX
breakfasts	fJhWiS
breakfasts$	hZ
breaks$	iW
brege-	a@bZcV
bregenz	cX
bregenz$	cY
brekk-	aSfIhGi[
breme-	caiGjI
bremen	cY
bremen$	c[
bremerhaven$	cR
brems-	bHibjF
bremsen	iR
brend-	bScGqV
brenda	mUqW
brendan	bYcH
brenn-	iWlI
brennholz	hYiI
breta-	cV
bretagne	cV
brett	bFcIiEr^tV
breve-	jV
brevet federal	lZ
brevet$	bHcHiJjU
brevete	jX
brewe-	aUcSiG
brewer	a^
brewery	bUcV
brewery$	aHbWcS
brewh-	iY
brian-	cS
briancon	cS
brick-	a^iC
brickies	aX
brico-	aCj]sU
bricolage	bRgH
bricolage$	gH
brid	aJmUrJt[
brida-	aU
bridal	aU
bride-	bXcCiT
brides	iUsT
bridg-	cYiJ
bridge	aSqR
bridge$	aSqYtI
bridges	b^cHgG
bridges$	b\\gF
bridl-	iU
bridles	iU
brief	bIi]kGp[
brief$	hHjHnGp]
brief-	iW
briefen	iW
briefen$	iU
briefing	iVtX
briefings	iT
briefs	bHiW
briefs$	iT
briga-	bUmY
brigada	aWmV
brigade	bTfRmU
brigade$	bDcFfY
brigadier	mZ
brigh-	eV
brighton	cU
brill-	gIh\\sU
brille	bSgEhXmI
bring	lTpZtR
bring$	iBjDmDt^
bring-	lYtU
bringen	jIl^t\\
bringen$	i\\tT
bringt	iWkVtJ
brist-	cW
bristol	cW
briti-	rXsV
british	rXsV
british$	cFpHr_sG
brive	bGc\\
brive$	cY
brno	bIcTnS
broad-	bUhS
broadband	dShU
broadband$	hZiVjH
broch-	bV
brochures	bV
brochures$	bW
broken	aJfUhTkUqJ
broker	bSiTqV
bronc-	qZsT
bronz-	jGkXsW
bronze	jFkY
brook-	bT
brooklyn	bV
brooklyn$	bT
brot	cFgShX
brotc-	fEgIhTiZ
brotchen	bShU
broth-	mW
brother	mYqR
brother$	qW
brothers	bX
brotz-	bUh\\
brotzeit	bUh\\
brotzeit$	tT
brown	i\\kDsV
bruce-	i^
bruch-	h[kS
bruchsal	cTkT
bruchsal$	cTiIkU
bruck-	aEbZcSjHpU
brucken	bXcGh]iC
bruge-	cUtI
bruges	cX
bruges$	cW
brunn-	bSkV
bruno	hXmRqU
bruno$	aFh\\pF
brush	bIcIhCibpG
brush-	iSjW
bruss-	cSnV
brussels	cX
brussels$	cY
brut	g\`
brut /	aJrS
brut selon	aIgUjI
brut$	gU
bruta-	fV
brutal	fV
brutal$	fV
bruto	aHbIfJgbtX
bruto$	aHfFg]tU
bruto-	g]
brutos	g]
brutos$	gV
bruts	gZ
bruts$	gX
brutto$	gY
bruxe-	bRcWhD
bruxelles	cV
bruxelles$	gUjR
bs	cUhX
bsc	j]
bsc$	jV
bsl	k]
bsl$	iJkW
bsn	lZ
bspce	g^
bspce$	g]jI
bt	eVgGjW
bt$	eVgGjW
btl	k[
btp	bVeHhUjW
btp$	aGb[eEhDiHj]
bts	j\\lW
bts$	aIlV
btw	bWjJqVsV
bucar-	cV
bucaramanga	cV
bucaramanga$	cV
buche-	gIhej?kH
buchen	iZ
buchen$	iY
bucher	h[iG
buchh-	mV
buchhaltung	mY
buchhaltung$	iJmT
buchs-	aVb^cGeIiHjE
bucks	gX
buddy	fGh=kGlb
budge-	iVqR
budget	qT
budget 0	hUiU
budget 00	b]hI
budget £	bJgChGiTp[
budget$	bVpU
budgetaire	i\\
budgets	gHiUjW
budgets$	i[
buen	aJjVsStZ
buen pulso	jY
buena	cHqWs_
buena-	cZtW
buenas	qStZ
buenas$	qStS
bueno	bJcChSiHkIrVt[
bueno$	aIcEdIeJfHgJhUiIjGlImInIoJpGsH
bueno-	cXgVtS
buenos	cXgVtS
buenos dias	cJt[
buffe-	iY
buffets	iX
bug	jTpU
bugs	ibj@tG
buhne	eSgXjS
buhne-	fGm\\
build	b[oS
build$	b_iG
build-	bT
build-up	oT
build-up$	oT
builder	b[cIiHjJkY
builder$	bRiHjFkY
builders	bXiZjF
building	jV
building$	jUlX
builds	fFhTiX
builds$	fFi^
built	bY
built$	sW
bukit	bJcd
bulbs	aSeHh]
bulbs$	aY
bulga-	s^
bulgarian	iHjWkIsJ
bulgarian$	lS
bulle-	rZtV
bullet	rZtS
bulletin	aGtZ
bulletins	i^jE
bullets	pWqIr_
bulli	hVn\\
bulli$	cHhDiIjHn^
bulli-	i\\jFkV
bump	fFgY
bunch	b\\kEpG
bund	b\\cGgViGpR
bunde-	bXiGkTn^
bundl-	iSp^
bundles	hIiUjR
bundles$	hHiVjV
bunga-	h\\
bungalow	h\\
bungalow$	hY
bunk	fHh^sS
bunk$	h]
bunke-	fJg@j>k_lDpC
bunker	aT
bunkh-	h]
bunkhouse	h]
bunkhouse$	hZ
bupa	h\`
bupa$	hZ
buque-	bUcGjG
buques	bUcGjG
burea-	cUdUgI
bureau	dTgGpS
bureau$	cHdf
bureaux	cWdR
bureaux$	bW
burge-	aUfIiXpU
burgerdienste	bUiImYtH
burgermeister	aCiIjIoJp]sU
burgl-	bScYgErW
burgo-	cV
burgos	cV
burgos$	cV
burn--	q[
burn-out	q\\
burno-	qT
burnout	qT
burnout$	sY
buro	bYcRd^
buro in	c^
buro$	cUdXfDmW
burok-	aVbEcIj[
burol-	aUmV
buros	bEcIicjC
bursa-	pS
bursar	pS
bury	cT
bus	h\\jU
bus drivers	aYsU
bus from	haiG
bus pass	hT
bus to	lSnX
bus$	hVl[
busca	cHqHtb
busca$	aIcFt]
busca-	hRt\\
buscamos	aWhUtV
buscamos$	aEbJiGt[
buscando	jTtU
buscando$	tU
busco	aUcJjJ
busco$	tW
buses	bIhFi_jblFsH
buses$	aTbGiX
bush	aTbFi\\
busin-	aTjT
business	aTjT
business card	hR
business$	bShUlZpGsU
busy	iW
busy$	iW
but	qV
but 00	fAha
but a	aHj[rJtS
but don't	mEqZrT
but it	cFd^iIjIkJ
but no	lU
but not	gIk\\l@rU
but we	eUqU
but$	kRlRmJqRrVtS
butch-	aUiV
butcher	aSiT
butcher$	aSiU
butchery	aSiS
butchery$	bViS
butto-	jY
buttonhole	iS
buxte-	cXfH
buxtehude	cXfH
buxtehude$	cXfG
buy	hdj?pGsRtJ
buyer	a\\
buyer$	aW
buyer-	aJbXcGjDsU
buyin-	jY
buying	jY
bwl	jZ
bwl oder	jS
by 00	iS
by a	fWgHiI
by friday	pZqU
by hand	aBgFiUjVpV
by law	iBjZ
by noon	fUiH
by the	oVpWrF
by thursday	fHnUrGt\\
by us	lV
by$	fRoRpV
bye	t\`
bye$	t\`
bzw	a[gUjH
c	jZ
c $	gYsR
c +	iR
c /	gTmX
c 0	gSj[
c :	fFg[jEmT
c$	jU
c'est la	jZlE
c'est pour	q]
c'est$	bJcVfFiHjItU
c-che-	i\\
c-pru-	iIjX
c-prufung	iIjX
c-prufung$	iIjX
ca	qSsS
ca 0	bYgU
ca 00	i[nX
ca 000	nR
ca va	eVq[
ca$	cWqU
ca-eb-	jS
ca-ebs	jS
cab	bFhfnG
cab$	bDcZhSiI
caba	c^
caba$	c\\
cabal-	iGjZsU
caballos	bIiGkYtW
caban-	hZ
cabane	hZ
cabane$	hX
cabez-	hSiT
cabeza	iXsT
cabeza$	gXiBs\\
cabin	aXdVh\`
cabin crew	a^hIsT
cabin$	aVcFhY
cabin-	cT
cabina	cGjSmV
cabina$	aSjYmI
cabine	hTiWjU
cabine$	fIgHiSj[
cabines	bW
cabines$	bV
cabinet	bVpR
cabinet$	iY
cable	ib
cable$	iV
cable-	j]
cableado	iZ
cableado y	iZ
cacer-	aGcTgUiI
caceres	aGcTgUiI
caces	jXkU
caces 0	jZsS
caces$	jT
cache-	eTgXiAjIoGpW
cachets	eXg[iAjG
cad	gXkSlS
cad$	iSkS
cada	fVnT
cada 0	f_
cada dos	jGn^
cada mes	bIfWh[iEnR
cada tres	fVgS
cada uno	nU
cada$	jGpT
cadas-	i[jGkG
caddy	h^jE
caddy$	hW
caden-	iTmT
cadena	bW
cadena de	iY
cadiz	c[
cadiz$	c[
cadre	mZ
cadre forfait	eVfJ
cadre$	eVfX
cadwo-	iHj\\
cadwork	iHj\\
cae	fRjWq_
caf	hWiW
caf$	hWiSjJ
cafe	bZh_pR
cafe 00	b\\hHtI
cafe$	bUhGsU
cafes	bXpT
cafes$	i]
cafet	gDh^iZjG
cafet-	aEbWh^iF
cafeteria	aDbVhW
cage	lInWrW
cage$	rS
cahie-	iY
cahiers	iY
cahir	c]
cahir$	c]
cahor-	cV
cahors	cV
cahors$	cV
caiss-	hUmT
caisse de	bUhT
caisse$	i^pS
caisses	i\\
caissiere	a\\
caissiere$	a[
caja	iV
caja de	hX
caja$	iUmWqR
cajas	bX
cajer-	aXmS
cajera	aWmU
cajera$	aRmW
cajero	cTjTlV
cake	cHeJgHh_jHpJ
cakes	hWkIpI
cal	iXqS
cal$	hGiUjY
calag-	bIi_
calah-	cY
calahorra	cY
calahorra$	cY
calam-	cR
calama	cR
calama$	aRcR
calan-	iU
calcu-	i\\
calcul	iW
calcul des	iVjG
calculo	jU
calculo de	iTjJ
calde-	iS
caldera	bJcTiX
calderas	jY
calderas$	iIj[
calef-	hZ
calefaccion	hZ
calefaccion$	hX
calen-	fRiV
calendar	iT
calendar$	iV
calendario	bGfSiSjI
calf	eHi[lImJoF
cali	cTfTnU
cali$	fVnU
calib-	i_
calibrage	fJiR
calibre	gT
calid-	aUrS
calidad	aViRmS
calidad$	iGjV
calie-	hWiW
caliente	hWiW
caliente$	hUiW
call	pW
call 0	f^
call center	aXiJlVmIsI
call in	pY
call it	aSiGoS
call the	pS
call$	aHfVhImStX
call--	eVgR
call-out	fR
call-outs	fSgUhIiF
call-outs$	fXgShG
calla-	bIcViIqd
calle	cWpT
calle$	cGiYkT
calle-	lX
called	l[
calli-	iR
calling	iR
callo-	fUgV
callout	fU
callout$	fRsT
callouts	gXjI
calls	fThEi\`p\\
calls$	bIiYpUsR
calm	jarR
calm with	jR
calme	eGfVjYpF
calvi-	bSiW
calving	bXoS
calving$	bViFoS
calza-	bRcW
calzado	bUcJ
cam	aXjX
cam$	aYjV
cama	h]
camar-	aVhT
camara	bUsV
camaras	bIi^jI
camareras	aW
camas	bU
camas$	bT
cambi-	i\\qV
cambiar	iX
cambio	iU
cambio de	iX
cambios	iW
cambr-	cSjR
cambridge	bRcTjI
cambridge$	b_c@
camer-	iW
camera	iXsS
camera$	s[
cameras	bTgIqT
cameras$	bVgHiS
camhs	aZiS
camil-	bTiYpIqU
camilla	hIi\\
camin-	iRkW
caminar	jW
caminata	pS
camino	iSjEk[
camio-	hZ
camion	hV
camion$	bSjSnS
camiones	bSiY
camiones$	bIi\`
camioneta	hVnZ
camioneta$	hRnU
camionnette	hV
camionnette$	jV
camions	bZ
camions$	bX
camp	cUhS
camp boss	aXmT
camp$	bYgGhUmUsS
campa-	oS
campagnes	bCi\`jFkI
campaign	eSnToT
campaign$	eUoX
campamento	hW
campamento$	fTiRoS
campana	oU
campana de	qZ
campana$	oX
campanas	jYnU
campb-	cTiVjJ
campbell	cTiVjJ
campe-	hXiW
campi-	aTbX
camping	aFb^
camping$	bTiT
campo	n[
campo$	nU
campu-	bXhU
campus	cRhW
campus$	hX
cams	jR
can	jRlX
can be	bSlV
can do	fIg]hIiHjWlAsT
can follow	l]
can get	aYkHlSrX
can read	jW
can start	j>lUo^
can we	tf
can you	jDqSrStZ
can't	jYs\\
can't be	bRgIqSsU
canad-	aEbYcJjBlFnTsV
canada	bJeUhHnX
canada$	n[sH
canal	iYrV
canal$	bY
canal-	iV
canales	iX
canales$	iX
canar-	bJcR
canary	bJcR
canary wharf	bJcR
cance-	gUhDiRjGlT
cancer	cGqU
canch-	aR
cancha	aVcIjTmH
cancha$	aXcIhRmEtI
candi-	iHpRqT
candidate	tS
candidates	qTsZ
candidato	pXqT
candidats	fSqS
candidats$	fVqU
candidaturas	iIpY
candidature	pVqR
candidatures	bHe\\pR
candidatures$	bGe^iHqT
candl-	pV
candlemas	pY
candlemas$	pY
candling	iT
candling$	iX
cane	i^lU
canet-	bIc\\
canete	bIc\\
canete$	bIc\\
canin-	bZ
canina	aU
canina$	aR
canine	bXcI
cannu-	bGi[jX
cannulation	iW
cannulation$	jX
canon	iHpUs[
cant	aItW
canta-	c[
cante-	hZ
canteen	h\\
canteen$	h[
canti-	hRi[
cantine	h[
cantine et	hJi[
cantine$	aZhGiS
canto-	a@bRm^
cantonale	eWgU
cantonale$	bHeXgUiG
canva	kZqXrB
canva$	cJkY
canva-	iDpZ
canvassing	iDpZ
cao	g]iI
cap	jS
cap ou	jW
cap$	g_jSmU
capa	iUkZlG
capa$	kS
capab-	jS
capable	jS
capac-	iVlZoD
capacite	iFjU
capat-	aRm[
capataz	aSmX
capataz$	aZmC
capaz	kIoXrX
capcu-	jX
capcut	jX
capcut$	jY
cape	bGcaiHnXtH
capil-	b[iGmIpG
capit-	jStI
capitaine	bGgHj^qIsHtE
capital	cXrW
capital$	c\`hJiDjG
capitan	a]mH
cappe-	hHpW
capped	hHpW
capri-	aHbUkYrT
capsu-	iXjD
capt	mWpEtY
capta-	aVgThJ
captain	gT
captain$	a]iX
capti-	jGkX
captions	jHkY
captu-	iXjS
captura	i\\jH
capture	jX
capture$	i^jB
car	h]
car allowance	hY
car or	gFhWjEl[
carac-	aHeSjTsV
caracter	aHeSjTsV
carav-	gIha
caravan	hY
caravane	hY
caravans	gFhXjGkW
carbo-	iVjT
carbon	iVjT
card	h^lS
card 0	gHjT
card$	eThXj\\
cardi-	aWc]
cardiac	bUcJkS
cardiff	cSqT
cardiff$	cSqS
cards	e^iXpG
cards$	iW
care	bUlS
care$	a^iV
caree-	tS
career	eS
careers	bRtU
caref-	hZiFqX
careful	jVqX
carer	aSkR
carer$	aV
carer-	aSiU
carers	aSiU
carers$	a]
caret-	iRtS
caretaker	iRtS
caretaker$	iV
carga	hGi_
carga-	iY
cargar	i\\
cargas	jRsU
cargas$	iXjEsT
cargo	aSmS
cargo$	aScJmY
cargo-	bTjZkT
cargowise	hJjTkV
cargowise$	hIjTkV
carib-	bRiZ
caris-	cTmY
caristes	bHcTm\\
carit-	bW
caritas	bU
carla	a[bIcGdJgIjHkJlInGoHpEsItF
carli-	cRn[
carlisle	cSnV
carlisle$	cYgI
carlo-	cU
carlow	cU
carlow$	cW
carme-	bFcXmW
carmen	mZqR
carne	h\`jX
carne b	sT
carne de	j\\
carne$	hYlT
carne-	iSjR
carnet	jT
carni-	a[oS
carniceria	aUbRhI
carnival	oV
carnival$	oV
carol	aFiIjHm]pIt[
carol$	aFiIjHm]pIt[
carol-	cVpY
carot-	bJi\\
carou-	cY
carouge	cY
carouge$	cY
carpe-	aWgUjS
carpenter	a\\
carpenter$	a\`
carpentry	iJkTlV
carpet	iZ
carpeta	jVpW
carpi-	bW
carpintero	bW
carpo-	g@h_iUkIpF
carre-	cE
carrera	gUl\\
carrera$	gVlUpH
carres	b[hTiA
carretilla	iTjX
carretillero	aT
carri-	aUcSpY
carriere	aWcHhI
carriers	aGbZ
carriers$	aFbX
carro-	aXlT
carrosserie	bTlW
carrossier	aYmD
carry	iXrY
carry$	hW
cars	bWiTmT
cars$	jVmW
cart	gIiHj_mG
carta	iSlTp[sU
carta de	eDfIi_jIoFpI
carta$	jHpSsS
carta-	gEh[
cartagena	c\\jRtI
cartagena$	cS
cartas	pUqV
cartas de	iIqY
carte	hTjX
carte conducteur	gHjY
carte de	h[iI
carte essence	hRjJ
carte pro	j^
carte$	dIf]hVj@
carte-	iU
cartera	jIkS
cartes	jU
carto-	iS
carton	jJkSpX
cartons	rX
cartons$	fJrY
carvi-	cZiSjX
carving	cHiVj[
cas	ebp\\
casa	dahZ
casa de	aHbUhT
casa$	d]nR
casab-	iW
casablanca	iW
casad-	sc
casado	s[
casado$	sZ
casas	fCsa
casca-	jZ
cascade	jZ
case	hSpX
case$	g[mEpZ
casel-	i[
caseload	i[
caser-	bTmGqU
cases	bSgIi]
cases$	iZ
caset-	p]sI
caseta	p]sI
casew-	iSjYlJ
casework	jT
casework$	iY
caseworker	aW
cash	eShTi\\jE
cash plan	hW
cash$	eZhIqS
cashi-	iU
cashing	iU
cashing up	iU
casi	jDlSnSsJtX
casie-	hZiI
casier	hUiIjS
casier vierge	hIiGjXsS
casin-	bVhV
casino	bVhW
casino$	hV
caso	p_qX
caso$	q]
casos	iW
casqu-	iY
casse	iVsXtH
casse$	gTiZsJ
cast	bTiS
caste-	cUrT
castellano	jRlTrV
castellano$	lHrX
castellon$	cR
castelnaudary	c[
castigo	cIiVjTrJ
castilla	bUiHpDrX
casting	p[
castl-	bVcXpS
castle	bZpVrJ
castles	bR
castles$	bR
castr-	c]dGhIiBn\\
castro	cDdFhHn^
casua-	eVmV
casual	e[
casual$	aR
casuals	iVmU
casuals$	i?jIm^pH
casualties	iS
casualties$	iW
casualty	fU
cat	aVgXjU
cat 0	j]
cat a	bThDiEjZ
cat b	a_
cat c	b]gA
cat$	gajU
catal-	iSkU
catalan	jHkVlTrT
catalan$	iEjIlW
catalana	cJjTkT
catalogacion	j[
catalogo	iWjS
catalogue	iY
cataloguing	iXjI
catas	i]jF
catas-	bWeH
catastro	kU
catch-	aYbU
cated-	eViJjY
catedra	eX
catedra$	eVfV
categ-	gWsS
categoria	gYsR
categoria 0	gX
categorie	eTgS
categorie b	a]bJgT
categorie$	eRjS
category	jUsT
cater-	bW
caterer	aFbZqWrX
caterer$	aDb\`eHnE
catering	eShF
catering$	bGeUiR
cath	aYbCm^pD
cathe-	aIbSn[tH
cathedral	aIbXsRtG
cathedral$	cVtJ
catho-	bTsa
catholic	sS
catholique	bWcFs\\
catol-	s^
catolico	sV
catorce	mS
catorce pagas	gU
catri-	m\\
catriona	m\\
cats	aEb\\jV
cats$	bYjX
catte-	bZiBn\\
cattl-	iUlU
cattle	iUlU
causa	aDoUt]
cause	iWqZsY
cause$	pHqY
cause-	qU
caust-	bIiV
caustic	bIiV
cave	bUiSjVtJ
caves	bTc[iF
cavis-	aUiS
caviste	aViI
caviste$	aX
cbd	c_jG
cc	bHca
cce	aUbJeGiGjCk\\mIpF
ccn	f@gb
ccn 0	jW
ccn 00	g\\
ccnt	fWjH
ccnt$	fXgWjG
cco	fIjYmT
ccq	j^
cct	g\`iRjG
cctv	iY
cctv$	jY
cd	hFjZ
cdd	ec
cdd 0	eS
cdd de	eX
cdd$	e\\
cdi	ei
cdi 0	aS
cdi apres	aGfI
cdi cadre	eU
cdi temps	eSfI
cdi$	e[qR
cdl	aVbJjVl^
cdl$	jSl]sH
cdmx	bIcWdY
cdmx$	bHcXdY
cdp	aZ
cdp$	aS
cdr	eTjW
cds	iUjT
ce	hVjT
ce 0	a\\bIhIjR
ce que	gRjJtU
ce serait	jUsS
ce$	gHh^jT
cebad-	i\\jH
cebaderos	iZ
cec	i\`jI
cedar	hGiX
cedul-	jV
cedula	jV
cedula$	aXcIiDjV
cee	cHiYjI
cee$	cIiYjI
ceip	bSc\\hH
celay-	hT
celaya	hT
celaya$	cRhU
celib-	s\\
celibataire	s\\
cell	hViYmRrR
cell$	hJiXmS
cella-	gGhSm\\
cellar	aSgHhU
cellar$	aIhEiRmW
celle	cZ
celle$	c[
cells	dUgXiEoI
cellu-	aJbFcEfIgJhZm[oCtG
celta	gGj]
celul-	hV
celular	hV
celular$	hY
cemap	j^
cemap$	j_
cemen-	b[cFjT
cement	jZ
cemet-	a_iC
cena	aIcHhajI
ceng	iGjSkS
censu-	iY
census	iY
cent	g[hS
cente-	bZjH
center$	jFk[
centr-	bW
central	cRiS
central de	bSjV
central$	aGbTtW
centrale	bR
centrale$	bT
centre	bU
centre 0	bXiIpT
centre de	aRcViI
centre$	aVcTiI
centres	bTiS
centres$	bZiT
centro	bTnT
centro de	iW
centro$	cSdBn^
centros	bV
centros de	aHbRlR
centu-	cUjW
century	jX
cenwa-	jV
cenwat	jV
ceo	aTm_
ceo$	a]
ceram-	iStT
ceramica	aGb\`
ceramista	aViWjHqJ
cerca	bEcYhT
cerea-	bViR
cerem-	aXbHfIgSiT
ceremonies	i[
cerez-	aYbHfI
cereza	aYbHfI
cereza$	aXbH
ceris-	aIbZhGiJjJkW
cero	gRrT
cerra-	fX
cerrada	gY
cerrada$	gV
cerrado	pU
cerrado$	fTpSsS
cerramos	f\`
cerro	c_h_iIjI
cert	j_kXlZ
cert +	fFgBk]lG
cert 0	jY
cert cii	hUjR
cert iii	kW
cert with	aFi]jI
cert$	jWkVlR
certa-	fTqSsW
certain	qZsU
certains	fVsR
certi-	jY
certif	hVjU
certificacion	bUkU
certificacion$	b\\iHjAtF
certificada	bTjUmI
certificado	bTjX
certificado de	pV
certificado negativo	aI
certificado$	jX
certificados	iSlVpT
certificat	jZsS
certificate	lU
certificate 0	eFj]
certificate$	jZ
certificates	p[
certificates$	jT
certification	kSqHrY
certificats	aHiVpS
certifie	jEkXlY
certified	bYkVpI
certifs	hVjU
certs	cJiVpX
certs$	bBcIiWjSkRlUsI
cerve-	aUbWmIqTtJ
cesfa-	cU
cesfam	cU
cesfam$	cIi[
cet	dDfZjEoJpS
cet$	dGfUjJpT
cette	lJsW
cfa	bSeXkY
cfa$	bUiJ
cfc	aWjY
cfc$	adjJ
cfe	b[jS
cfgs	iIj]
cfo	iHmc
cfo$	aYm[
ch	hFnWsX
chai	aFjXpV
chai$	aFjY
chain	bSiW
chain$	bWgHhS
chain-	kU
chaines	i\\
chaines$	i]
chains	bTjS
chains$	bWiFjV
chainsaw	jVkU
chainsaw$	iIj[kF
chair	eTgG
chair$	hXmR
chairing	iX
chairing$	iX
chairman	pS
chairman$	aY
chairs	bTcU
chairs$	bVcUi=mT
chairside	bIi]sI
chale-	hW
chaleur	aGjY
chall-	iSrS
challenge	hS
chama-	cIhbiF
chamb-	hU
chamber	dThRiS
chamber$	iG
chambers	b[iF
chambery	cZ
chambery$	cZ
chambre	hY
chambre$	jTlH
chambres	bV
chambres$	bY
champ-	jXkW
champagne	kY
chanc-	bHi[mI
chance	eTqX
chance$	eTqU
chand-	bUiGoTpW
chandeleur	aIoVpS
chandeleur$	oVpS
chang-	iUqR
change	lTpJqY
change$	i[
changement	iXrY
changement de	iYrV
changeover	iSoV
changeover$	oW
changeovers	rR
changers	lS
changes	iT
changes$	i\\
changing	sZ
chant-	cX
chantier	cTeU
chantier$	eR
chantiers	cSnV
chantiers$	cHi\`
chap	qJs\`
chapa	icjG
chapa-	c[iCjY
chape-	bV
chapel	bV
chapi-	bT
chapiteau	b[cH
chapiteau$	b[cHiI
chapl-	aViTmZtF
chaplain	a\\mU
chaplain$	iImX
chapt-	fRpT
chapter	fRpT
chapu-	k_lC
chaqu-	hRmSsR
chaque	hRmSsR
chara-	mEpGqXrVtF
charc-	a\\kW
charcuterie	bRkX
charg-	mT
charge (	cY
charge de	aX
charge e	a[bJmH
charge of	cGiV
charge$	hSsT
charges	hRiGjSsV
charging	eIgGiDqY
chari-	bW
chariots	iW
charitable	bT
charity	bYlS
charity 00	bUiFlU
charity$	bZlV
charl-	cZ
charla	pZ
charlas	iV
charleroi	cX
charleville-mezieres	cW
charleville-mezieres$	cW
charp-	aVbGi[
chart	i[
chart$	i[
chart-	rX
charter	b\\cGiX
chartered	jYrS
chase	i^
chase-	i]
chasi-	iY
chasing	iY
chasing$	iW
chass-	iTtY
chasse	iU
chat	iSp\\tV
chat on	iJpW
chat with	dIp[
chat$	iWpRtY
chate-	aIb_iF
chats	i]
chaud	cGhYi\\
chaud-	iY
chaudieres	iV
chauf-	hY
chauffage	iT
chauffage$	iX
chauffe	bIhXiS
chauffe$	h^iE
chaufferie	aGiWpW
chaufferie$	eHhIiWpU
chauffeur	rV
chauffeur$	aV
chava-	iTsW
chaval	qRsV
chaval de	qRsV
chavales	iV
check	iUj[tE
check$	dJfTgSjRpR
check-	i^
check-in	dT
check-ins	hIi[
checkable	jS
checken	i^
checking	iT
checks$	iW
cheek-	rV
cheeky	rV
cheer-	cHiHjVpAqDtb
cheerful	j\\
chees-	bUgChZkV
cheese	gBh\\kV
cheese$	hZkI
cheesemaker	bUfG
chef	aSm^
chef (	aSmT
chef :	fFm\\qV
chef d'equipe	aX
chef de	aSmT
chef ist	mY
chef$	tT
cheff-	m[
cheffe	m\\
chefin	bRkRmT
chefs	aIiVm\\
chefs de	mZ
chefs$	bGiW
chelt-	gJkR
cheltenham	gJkR
chem	hCiUj^
chem /	iY
chema	m]
chemical	i[
chemicals	hH
chemie	bWcG
chemie$	bW
chemielaborant	a_
chemikant	j[
chemikant$	aW
chemin	iVsX
chemist$	a[
chemistry$	iWkR
chemists	bJm\\
chemists$	bFm[
chemn-	cZgS
chemnitz	cU
chemnitz$	cU
chemo	bUk[pJ
chemo$	jUkSqR
chequ-	ha
cheque	gV
cheque$	gV
cheques	hS
cheques 0	sS
cheques-repas	hW
cher	aEbIc[iJtX
cherc-	aUtX
cherche	aStT
cherche quelqu'un	aXfJsT
cherche$	aFt\`
chere	aIt\\
cherr-	bXhWiD
cherries	bThXiF
cherries$	hX
cherry	bViIoS
chest-	bGi[jE
chester	cW
chester$	cX
cheva-	iV
cheval	hT
chevalet	aWbI
chevaux	fJiY
cheve-	kZs^
chez le	bGmYqU
chez nous	eVlSsY
chez soi	d_hW
chf	gRhT
chf 0	hW
chf 000	fIhV
chf$	bIg_hJjI
chica	se
chica$	iJsY
chica-	sR
chicas	bRiRsR
chick-	bV
chicken	aSbT
chicl-	cUnR
chiclayo	iSnT
chiclayo$	nT
chico	sc
chico-	fFiVsX
chicos	fFiVsX
chido	jIk\\sU
chido$	iGk\\sU
chief	m_
chief$	cHiWkJmX
chien	kZ
chien-	aBbXjV
chiens	aBbXjV
chiff-	iTr[
chiffre	iRrR
chiffre$	bSiW
child	gJhYjWpIrW
child$	hYiW
childcare	hY
childcare$	aY
children	sR
children$	hR
children's	iS
children's ward	aDbU
chile	cciJ
chile$	c[mI
chile-	iDjUlUpFs^
chill-	cAj\`
chilled	aSbTcH
chilo-	iV
chiloe	iV
chiloe$	iT
chimi-	iZkF
china	bYfGn[oG
china$	b\\iF
chine-	kS
chinese	jUsT
chinesisch	kY
chino	kW
chipp-	bU
chippy	aSbS
chippy$	aSbTrI
chips	bWcIiCjHlIsY
chiqu-	iJmYs\\
chiru-	bShImIqW
chirurgie	bShImIqW
chirurgie$	bVmIqS
chlor-	iT
chlorine	iV
choco-	jT
chocolate	j[qU
chocolatier	aX
chocolatier$	aW
chofe-	aS
chofer	aTjR
chofer de	aRcU
chofer$	jU
choic-	eSfYiHkT
choice	eSfYiHkT
choice$	eUfUiIkU
choir	fIi^
choir$	aVbJiRsI
choix	d[g>hZ
choix$	eSfVhGjT
choke-	bIi[jAq^
chole-	cUiV
cholet	cZtJ
cholet$	cZtJ
choma-	aEi[
chomage	aEi[
choos-	eSqS
choose	eSqS
choose$	dUeX
chopp-	i]
chora-	iZ
chorale	bJiY
chorr-	b\\sZ
choru-	aV
chorus	aV
chorus$	aY
chp	i\`jC
chris-	s\\
christian	s\\
christmas	gShU
christmas week	fWiBsH
christmas$	gEhXoVpI
chrom-	iW
chrome	iTjW
chron-	cIiSjU
chu	bc
chu$	b]
chuch-	bU
chuck	iZ
chur	cZ
chur$	c[
churc-	bW
church	iT
church$	cTiUjEkU
churches	bZ
churches$	bT
churchgoing	l]qFrF
churn-	aDgIhCi_lEmFpCsF
churr-	bW
chut	q\`
chut$	q[
chute	bZiWjHrGtI
chuy	cIfJiGma
ci	jV
ci$	iSjWkD
cia	gZhCjFkTlYqB
cible	i\`
cicli-	iU
ciclico	iU
ciclo	bWeCgFiVoU
ciclo-	bTfVjF
cics	jY
cics$	jX
cider	gThU
cie	aGb[iXjF
cie$	aJb[
ciego	cGiTrYsF
ciego$	rZsC
cien	bSiUnX
cienc-	aFbTcIiIjXlE
ciencias	aFbTcIiIjXlE
cient-	gX
cientifico	jY
ciento	gZ
cierr-	fSpT
cierra	pV
cierre	iT
cierre de	fYpI
cierre$	fYgIhWiE
cii	hUjS
cii$	jW
cilca	cGj\`
cilex	eAh^iJjU
cima	j_
cima$	j_
cimet-	bacDfImJ
cin	iJj\\
cinco	fWmV
cinco anos	j[
cinco$	bUmGpW
cincu-	gX
cincuenta	gX
cincuenta$	bFgXsR
cinem-	hV
cinema	hV
cinema$	aVhX
cinq ans	j\\
cinq$	fV
cinqu-	jU
cip	i^
cip$	iXjU
cipd	j[
cipd$	jT
circa	gTiW
circl-	cThDi^jH
circle	cViWjH
circo$	bT
circu-	iVtS
circuitos	aFiU
circuitos$	fV
circuits	i]
circular	bFdZiVjD
circulation	aRhZiGjE
cire	hUi[
cirug-	a[bIc@iW
cis	ebiD
cis$	eVgS
cita	dTiVpW
citas	fUgHi^
citas$	iX
citat-	bViRjT
citations	iVjUpHsG
cite	bYpHqEra
cites	iTr^
cites$	bJcHiUr[
citie-	mU
cities	mU
cities$	mU
citiz-	sX
citizen	jU
citizenship	iZ
citoy-	bXjFpI
citri-	fGhGiTjEkW
city	cbiI
city$	cY
ciuda-	aGhS
ciudad	aEcThV
civil /	j\\lH
civil 0	k\\
civil service	eYpSqHrS
civil$	aSiV
civil-	jV
claim	gEhYqTrI
claims	iS
claims$	bWiS
clair-	fTsS
claire	qVsTtS
claph-	cS
clapham	cS
clapham$	cS
clara	bSgJkTsX
clara$	bViJkTsW
clare	c_mX
clare$	c_mX
clari-	aIbUjImGsW
clase	hU
clase de	pZ
clase-	iZ
clases	iZ
clases$	iS
clash	jZ
clasi-	cIi\`
class	lU
class 0	aXjZ
class ii	iUjS
class of	fIi[jGmHoX
class$	hRlUmS
classe	aTgT
classe 0	aWgSiEjV
classe$	bIcHg@hYjHqYrIsT
classement	bJi_jH
classes	fRjT
classes$	bUfRiHjVlW
classic	bWjH
classic$	aSbXjH
classics	jXtW
classics$	jXtW
classification	iZ
claus-	cYeU
clause	e]hF
clause$	eSpR
clauses	bHjY
clave	j^
clave-	kY
clavecin	kY
clavecin$	kX
clavi-	aGb[jV
clawb-	gX
clawback	gX
clay	iGjZ
clean	bJiZj\`
clean-	i\\
cleaner	aX
cleaner$	aWtH
cleaners	aUfG
cleaners$	a\\bRiAmSnI
cleaning	iU
cleanliness	iU
clear	fUgXiEj\\
clear$	bFfYjWpE
clear-	j[
clearance	j\\
clearance$	hIjY
clearances	eEiTjDp[
clearances$	eEiTjDp[
cleared	iIjRrS
clearing	g\\iV
clefs	a^bFcIrG
clerc	a^
clerc-	bSmU
clercs	bSmU
clercs$	mR
clerk	aa
clerk$	aZiFtU
clerk-	mX
clerks	bTmUqU
clerks$	mY
clerm-	c\`
clermont-ferrand	cW
clermont-ferrand$	cW
cles	bRq_
cles$	bX
client	iUqS
client is	eZiGq\\rD
client$	iZnX
client's	sX
cliente	i\\jGqY
cliente$	a[i\\jBmIqG
clientela	bTlZ
clientele	sV
clientele$	aTsU
clientes	bY
clientes$	b[
clients	sU
clients$	iZk\\
clima	aSiX
clima-	j\`
climat	iV
climat$	iU
climate	aT
climb	jU
climb-	aW
climber	aW
climber$	aX
clin	iZ
clini-	bW
clinic	cR
clinic$	bUjT
clinica	bSjJ
clinica de	bRcG
clinical	aS
clinical supervision	h\\
clinics	cViXnT
clinics$	bSiXjI
clinique	bVhXjS
clinique$	aShTiFjV
clio	h[iHjX
clip	mIp]
clipp-	bEiEj\`
clips	cIdJeJfHi[kIlJmIoG
cloch-	bY
clochers	bY
clochers$	bYiI
clock	fRhYoU
clock$	h[
clonm-	cW
clonmel	cW
clonmel$	cU
clopp-	cW
cloppenburg	cW
cloppenburg$	cW
clos	aFb\\
close	fW
close 00	gJoJpZ
close at	fRiX
close$	fShViU
closed	fUhS
closed mondays	fX
closed$	fZgH
closes	pZqS
closes$	bGiJjVqV
closi-	fIpY
closing	p[
closing 0	fDpY
closing$	gX
closure	gS
closure$	fHiZ
closures	fSiT
closures$	bFfViR
cloth-	hXjZ
clotu-	iSjT
cloture	jU
clotures	iV
cloud	i[jUlR
cloud$	j[lU
clovi-	cS
clovis	cS
club	b]hY
club de	bTiR
club$	bThY
clubs	bSi\`mI
clubs$	iYmH
cluj	bTcSkH
cluj$	bUiHjJkF
cluse-	cY
cluses	cY
cluses$	cY
clust-	iYjH
cluster	bT
clusters	i]jF
cm	iHj]
cm$	aYiGjS
cma	gJiIjc
cmm	iU
cmo	aJjJm^pG
cms	j]
cms$	j\\
cnaps	jW
cnas	h[lX
cnas$	heiHnJ
cnc	aSbRjR
cnc$	bUiGjU
cness-	jW
cnesst	jW
cnesst$	jX
cnrs	gY
cns	aUiSjHmVtI
co 0	i^jUkA
co$	aRcX
co-op	bgiHpT
co-op$	b^
co-wo-	bGgDh[
co-working	bGgDh[
coa	hUlZpI
coach	aSbR
coach$	aYbZ
coach-	iZjWm@
coaches	aWb]
coaches$	aXbVcJjG
coast	bIc^pT
coast$	bIc[dRpW
cobas	cHiDk\\
cobol	iGjY
cobol$	cJiHjW
cobra	fWlI
cobra-	fEgSiUqX
cobranza	i[jIsF
cobre	jUqT
cobro	bEi_jX
cobro-	aR
cobros	aR
cobros$	aS
cobs	bTf@gRiZjF
cobs$	bVcHgUiI
cobur-	qV
coburg	qV
coburg$	cU
coc	j[pU
cocha-	cXjIm\\
coche	gIhWjZnY
coche de	gCh\`
coche propio	nZ
coche$	hWjX
coche-	cXh\\iE
coches	aV
cocina	iR
cocina$	aY
cocinas	iR
cocinas$	cH
cocinera	cIhZiRjH
cocinera$	cGhZjJ
cocinero	aU
cocinero$	aU
code	j_
code$	bXjV
code--	pS
coded	jX
coder	lU
codes	iXlT
codes$	i_
codig-	lXpT
codigo	lXpT
codin-	lU
coding	lU
codir	iW
codir$	iS
coef	fXg\\
coef 000	g]
coef$	f]
coeff	gc
coeff 000	g_
coeff-	fUgX
coefficient	fUgX
coffe-	iTpV
coffee	iTpV
coffee with	pS
coffee$	i\\mI
coffi-	bT
coffin	bU
coffrage	iI
coffre	iS
cogen	qGsU
coger	aIgFhEi_jJlI
coiff-	aTlRtH
coiffeur	bS
coiffeuse	aRbTtD
coiffeuse$	aXtD
coiffure	jUlU
coiffure$	iIjTlV
coin	iTkIsT
col	cZtZ
col$	cAt^
colab-	bY
colac-	hW
colacion	hW
colacion$	gT
colch-	cVhS
colchones	aXiS
cold	iZj\\mIrS
cold store	a\\qZ
cold$	hHi?j^r]
cole	hYkFsX
cole$	h[rGtJ
colec-	iWj\\
coleg-	jZ
colegiacion	hViJjZ
colegiacion$	jT
colegiado	jV
colegiado$	aTjS
colegiatura	hUl[pG
colegio	bW
colegios	bViYpI
colegios$	iYpH
colet-	bJhGiHjHmXqU
colette	bJhGiHjHmXqU
colette$	hHiHjGmYqI
colin	cHhImVq[
colis	cHhEibjFlGpB
colla-	eT
collab	aTmZ
collaborateurs	b]
collaborateurs$	b]
collao	aV
collao$	aW
collars	iW
colle-	bV
colleagues	bVmS
colleagues$	iJmX
collected	qVtY
collectif 0	gIhT
collectif$	bThT
collecting	iZ
collection	iIqV
collection$	bZnJ
collections	bTfFgUhHjVkD
collections$	fIgGiVmI
collective	hY
collectives	bIfEhTiZ
collectivite	kV
collectivites	bZ
college	bY
college$	aGiIpUsW
collegues	m\\
collegues$	mY
colli-	c[iTmRrI
colma-	caiD
colme-	aBb\\cZgIiDsGtF
coloc-	fRiS
colocacion	fRiS
colom-	bRcIdX
colombia	bRcIdX
colombia$	bVcIdShIiH
colon-	bShS
colonia	cZqU
colonies	bV
colonies$	bR
colony	h\\
color	iUkW
color$	iUj[kI
color-	gVj^kC
colou-	s[
colour	jU
colour vision	aHpV
colum-	aSi[
column	jIrS
column$	rV
com	bVgUqR
com$	bZcF
coman-	iSjZ
comandas	iSjZ
comar-	aJcUjJnU
comarcal	aEcV
comba-	iZjJ
combate	iZjJ
combe-	aHbW
combes	aHbW
combi-	a^jW
combinaison	gHjSlW
combine	jX
combined	aXgRjH
combu-	gRhSkS
combustible	gRhSkS
combustible$	gZhGiGkS
come	pY
come by	dVpR
come from	bZcGdJi@jUqX
come in	iVqS
come to	tR
come with	jWpT
come$	bSl\\
comed-	bUhSiI
comedor	hWtS
comedor$	aShY
comen-	bRfHlIpEq_sJ
comer	fYpT
comer-	jT
comercial	aYiJmX
comercial$	aRcViGmS
comercio	aGg]jR
comercio$	gX
comes	eThViJlU
comes$	fUhJi_oJ
comfo-	j_
comfortable	j\\
comic	b\\fFiEjU
comid-	hZ
comida	hW
comida$	fRiS
comidas	hT
comidas$	fWhZ
comin-	qVtU
coming	qVtU
coming$	iHtZ
comis-	g\\
comision	gTqV
comision$	gY
comisiones	g^iI
comit-	iS
comite de	iBm]tV
comites	iT
comites de	iS
comm	gVhR
comm$	gZhTmH
command	jUmW
commande	iXjRtI
commande$	i^
commandes	aR
commandes$	aW
commas	rXtS
commas$	aGrYtS
comme	pJsStV
commence	o]pItG
commencer	aJeVgUoR
commencer$	eSgVoR
commerce	aIhHiZjI
commercial$	eUiVkUmF
commercially	lS
commi-	iR
commis	aVmX
commis$	aTbJiBjHm\\sT
commissary	b\\iU
commission	g\\
commission 0	fSgW
commission 00	g_mG
commission$	eTg\\jI
commissioner	aJb\\
commissioning	aU
commissions	fGgYhX
commissions$	gY
commitment	hY
commitment$	gShR
committee	hRqS
committee$	eJh\\
committees	bViY
commo-	cIjTkW
common	cIjTkW
comms	aIiFmZ
comms$	gXjV
commu-	bU
communale	aIh\\
communaute	cV
commune	bTqD
communes	cT
communes$	b[iI
communicant	kIlUsS
communities	bRkFlZ
community	bXcH
community manager	aY
community$	aSb>jIpJrWsU
communs	iV
communs$	iV
como	rV
como va	bHiHlTqFt]
comp	f\`hTiGjWkH
compa-	bT
compact	bUjW
compact$	bVjT
compagnie	qVtT
compagnon	aVjV
compagnons	bTmY
compagnons$	mW
companeras	qZ
companeros	bImUt]
compania	bX
companies	b\\hHiG
company	bS
company car	nX
company$	b[cHgSjFrR
comparable	jY
comparable$	jY
comparendos	iTjT
comparendos$	j[sI
compartida	hXs[
compartido	hY
compartido$	hZ
compatible	aFs\\
compe-	fbjS
compensation	gYjJlDrG
compensatorio	f\\gJ
compenses	fThUiI
compenses$	fThUiI
competencia	iWpIq_
competency	aGj\\pS
competitor	q\\
compi-	aIjTm^pF
compile	i^mE
complain	pJrWsW
complaints	i]
complaints$	iV
complet	eS
complet$	eTlI
completa	eXjR
completa$	eXhHjUkRoI
completed	tX
completion	eGgYiS
completo	hUoS
completo$	eThToV
compliance	aXjW
compliance$	cHiIjZpJtH
compo-	iTj[
compose	jW
compose$	jV
compost	i\\lJ
compost$	bVgHhViB
compound	hWlGqIsT
compr-	fR
compra	iYqIrW
compras	jS
compresseurs	i\\
compressor	bT
compressors	iX
compris	bIhSqR
compris$	hY
comprise	bJhZsU
comprise$	bIh\\
comprises	gIhWiH
comprises$	gIhY
comprobable	bJfIj\\
comprobado	gHhEj[pI
compt-	iW
compta	aT
comptable	a]qW
comptable$	aW
compte	bTiFmXqH
comptes	gGiZ
comptes$	bIgGiX
comptia	iHkVlG
comptoir	iU
compu-	aRfSlU
compulsory	fUlSrT
compulsory$	fWrT
computer	iYjHlU
computers	lS
comte	aGb]
comun-	cUjR
comunicacion	aUbUmH
comunicacion$	aVbViEmG
comunidad	qT
comunidad$	jR
comunidades	bViV
comunidades$	bZ
comunitaria	b\\
con 0	cR
con 00	b_
con 000	aFb^
con calefaccion	hW
con cartera	aWiH
con cedula	pT
con cinco	jY
con dni	pW
con dos	mIpZ
con el	iS
con familias	hS
con gente	jXqR
con la	eVpVqT
con lena	hZjX
con los	jXmJqS
con prueba	j[sH
con tres	iFjY
con un	hTrT
con una	hH
con$	gH
conca-	jY
concar	jY
conce-	b_
concepcion	cV
concepcion$	cUiG
concept	cHfIiUpRsJ
concert	iX
concert$	bGhZqH
concertada	bV
concertada$	gS
concertadas	d_iA
concertado	bY
concerts	hV
concerts$	bT
concesion	aIbTeYiG
concesionaria	b^hF
concesionario	bU
concession	bThT
conci-	iS
concierge	aYjFkY
concierge$	aTjEk[
conciergerie	bDcGh]iCmH
concierto	bZgWiFpI
concierto$	gYiI
conciertos	aEfWiX
conciertos$	aFbViX
conciliacion	iV
conciliaciones	iV
concl-	eR
conco-	eRlU
concours	eSlV
concours$	fSiGjIlZpI
concr-	iUjY
concreto	iVjY
concu-	aThIiIkTqR
concurrence	aWqY
concurrent	aZjIqS
concurso	eWoT
conde-	bIiZtW
condi-	lSrS
condicion	lUpIsD
condition	lX
condition reports	jTrH
condition$	l[mJ
conditions	hX
conditions$	hZ
condo-	aZcTmE
condos	cX
condu-	aT
conducteur	iImR
conducteur de	iGmT
conducteur$	gHjZ
conducteurs	a^fH
conductor	aSbI
conductor$	aEbGiSmZ
conduire	jSlU
conduite	iVkW
conduite$	iXkH
confe-	a@g@h]iRjT
conference	gChd
conferences	i[
conferences$	i\`jI
confi-	qT
confianza	eXsV
confianza$	eWiJs^
confidence	iIp^
confident	jYlJqFr_
confidential	qZ
confidential$	q]
confidentiel	pEqSrX
confined	jUlV
confirme	aT
confirme$	a[gSiG
confiseur	aV
confl-	iHjaqS
conflit	mIqV
conflit$	jXqH
confo-	bEiVt\\
conformite	iV
conge	eXh_
conge maternite	eY
conge$	hY
conges trimestriels	h^
conges$	h\\
congr-	hWiCjH
congresos	aSfYmG
conmi-	mZ
conmigo	mZ
conna-	k[
connais	kW
connaitre	jUkX
conne-	cUiXjGsE
connect	hUiJkW
connections	b\\hIiF
connu	fXjWkR
conny	aGmX
conoc-	jUk\\
conoces	b[qW
conocido	jWsY
conocido$	j[kIsI
conoz-	jW
conozca	jW
consecutifs	fX
consecutifs$	fV
consecutive	aGeIfViCj^
conseil	iX
conseiller	aZnI
conseillers	mX
conseillers$	mW
conseils	iW
consejo	fSiSqU
consejo$	fUi\\
consent	iU
consent$	jVpT
conserje	bU
conserje$	aS
conservacion	bIiSjS
conservation	iUjZ
conservation$	j]
conservatoire	bTtV
conservatoire$	bW
conservatorio	i\\
conservera	b]
consi-	eT
consider	eVpS
considered	eTlUpS
considered$	aHeVl[mEpR
consignes	jY
consignments	b\\jJ
conso-	jX
consolidated	g[
consorcio	bZ
construction	jUoX
construction$	jVoV
constructora	aDb^tD
consu-	bU
consult	bIhX
consulta	bWpTqS
consultancy	aEb_cI
consultancy$	b_
consultant$	iTjJtS
consultants	aTbV
consultants$	aSbWmS
consultas	iT
consultas$	iV
consultation	fHiWqY
consulting	iGjY
consulting$	iFjW
consultora	bSrZ
consultorio	cW
consumables	bGhHi\`jG
consumables$	hIi\`jG
contabilidad	iS
contabilidad$	iGjX
contable	aZmV
contable$	aXjJmZ
contact	mJpS
contacto	iTjTpT
contacto con	bIjVpW
contador	jV
contador general	cTjD
contaduria	bBfJgHhHm[qI
container	aGbTi[
contando	pT
conte	i^
conte$	iS
conte-	i[
contencion	kW
conteneurs	bUiS
content	aViJjV
conteo	iT
contestar	iX
conti	fYgH
conti$	fZ
conti-	fS
contigo	mVtY
continental	f_
continental shifts	aV
continua	fRiGjY
continuo	eJi[
continuo$	iU
contra	g]hEnT
contract	eUjI
contract 00	bVeT
contract :	eRoS
contract$	e_hEjJ
contracted	e[fHiHjFlYpI
contracted$	e]fHhJlIpH
contractor	b]
contractor$	bYeV
contractors	bTiT
contractors$	bTiT
contracts	kT
contracts +	jHsU
contracts$	bXjEkZ
contractuel	aTe\\gThG
contractuel$	aZcEhDjG
contractuels	eYiJlY
contrat	bTeTpU
contrat de	eX
contrat$	b[cIeSpH
contrata	aZeU
contrata$	aEbXeWiG
contratado	bZeVjI
contratista	aHbZjGlZpGqH
contratistas	bHibjImA
contrato	eWfHqT
contrato por	gR
contrato$	eWgS
contratos	jR
contratos$	jT
contrats	iTqT
contrats de	bT
contre	iVjRqY
contre$	j[lF
contremaitre	m\`pHqI
contribution	gIh\\iG
control	aSjT
control room	aThJmY
control$	a[iW
controlador	jU
controle	i\\
controle des	iY
controleur	aR
controller	kTmV
controller$	aa
controllers	hHmW
controllogix	jX
conve-	gU
convenio	gVhT
convenio +	sU
convenio de	bJgZ
convenio del	eX
convenio$	gWhWiD
convenios	iX
convenios$	iV
convenir	gYoU
convenir$	gYoU
convent	aFbVjIpJs[
convention	g]hS
convento	c\`gIqD
conversacion	iJj\\
conversacional	jYkJ
conversacional$	jZkJ
conversational	j]
conversational$	j]
conveyancing	aTiU
conveyancing$	aW
convi-	ia
convo-	bGhHnYrS
convois	bFiUnS
coo	bFeIpGqCs\\t]
coo$	bEhIpFt^
cook	aajY
cook$	a[hVlT
cooke-	iV
cookery	iXjS
cooki-	h\`iJ
cooking	hViS
cooks	iRjHq\\
cool	j]kV
cool$	j@k]
coop	b\\
coop$	bTiW
coope-	b^
cooper	hW
cooper$	hW
cooperatif	bZpJ
cooperativa	b]
cooperativa$	bYpF
cooperativas	iT
cooperative	b[
cooperative$	bS
coord	aTcJm^
coord$	aTmZ
coord-	aSm\\
coordina	mY
coordinacion	iZjI
coordinador	pH
coordinador de	aR
coordinadora	mX
coordinateur	aXm?
coordination	fIi_mI
coordinator	aSpR
coordinator$	aa
coordinators	mU
coordinators$	mU
coordinatrice	aZcH
coordinatrice$	aZ
coordo	aSmZ
coordonnateur	fGsV
copa	bJhHiIjYkVmItI
copen-	aRcW
copenhagen	aRcW
copenhagen$	cY
copie-	iStU
copied	tY
copies	iUpV
copies$	iXkIpV
copni-	jW
copnia	jW
coppe-	bUiSpJ
copper	aJbUcJiT
copy	mTpZ
copy$	bIiUjTpX
copyw-	aV
copywriter	aV
copywriter$	aY
corba-	aIc[iIm\\tE
corde-	iR
cordes	iR
cordes$	iR
cordi-	aScHiDpDrHsJtf
cordo-	cS
cordoba	cS
core	bSfZ
core 00	f\\
corea-	bU
coreana	bU
coreana$	bY
corin-	pW
corinne	pW
cork	cYnY
cork$	nR
corne-	bYjH
corner	cS
cornw-	aJcWnX
cornwall	aJcWnX
coro	aVpU
coron-	jX
corp	aJbYjH
corporacion	b^iHjInZ
corporate	iU
corporativo	cXqS
corporativo$	aHbIcW
corps	hUiV
corre-	gH
correcciones	i]
correct	gBhTkHlS
corrections	bZfFiUmHrI
corredor	cT
correo	gJpVtU
corri-	fV
corrido	fX
corrido$	fTlR
corridor	aHbScYjE
corridor$	aHbTcYjF
corridos	f\`hC
corse-	c?iWkX
corta	cIfHiUpYsS
corta-	aTiS
cortar$	iV
cortas	r[
cortas$	rX
corte	cViU
corte de	iRjU
corte-	hRmT
cortes	iUjW
cortex-m	iYjI
corto	iRkGrY
corto$	f\\
corto-	hS
cortos	hT
coru	j^
corun-	cW
coruna	cW
coruna$	cX
cos	iXjHpEqZ
cos$	bIiYjFpGqX
cosa	iIjXnT
cosec-	aRiT
cosechadoras	iXmU
cosechadoras$	iXmU
coser	bXsX
cosla-	cU
coslada	cU
coslada$	cV
cosme-	bWiFjAk^
cosmetiques	bXiH
cosmetiques$	bWiIkJ
cost	hWiXsV
cost 00	gHhAib
cost$	hciH
costa	bTcTjRmFp]
costa$	aJb]jWkH
costa-	sc
coste-	aXsUtJ
costeo	jW
costo	cGi]
costo-	iU
costos	iU
costu-	a]iT
costume	hViHkU
costura	iW
cot	b[d\\iHjA
cota	gY
cota$	bJgZmR
cotat-	gZ
cotation	cJg[iG
cote	aIbDcWhZqFr[
cote$	bGdGhZiJqG
cotis-	h[iI
cotisation	h[iI
cotiz-	bTcIfHiZ
cotizacion	fGiY
cotta-	bYhZ
cottage	h]
cottage$	h\`
cottb-	cU
cottbus	cU
cottbus$	cU
couch-	aGbYcEhJiYsHtI
couco-	tY
coucou	tY
cough-	oUqV
coughs	oUqV
could	dXeTqX
could be	cEdR
could you	pIqT
coule-	hUiS
coulee	iT
couleurs	aVrS
couleurs$	aYbIiT
counc-	bS
council	bS
council site	bFiIpb
council tax	bAgIhXi\\jGrI
council$	aYb[
councillors	hJpWqCrS
councils	hJ
councils$	bYhHiG
couns-	aRhWmY
counsel	aSmV
counsel$	aSiTmVpI
counselling	h^
counselling$	hT
counsellor	a\\
counsellor$	aViI
count	bFidkY
count$	bCgUi[kW
counted	gViU
counter	aUiTjU
counter$	bIiTjUlT
counterbalance	iHkX
counterbalance$	iFjU
counters	iRmT
counters$	bTiT
counties	cUhY
counties$	cYhY
counting	kV
countries	bWmHrZ
countries$	bX
country	cTrUsW
country$	bFc]r\\sE
counts	iZkVoB
counts$	qW
county	bUcS
county$	c[hFqWrG
coup	fWoB
coupe	fSiXsE
coupe$	f[
coupe-	hUiT
coupes	iT
coupl-	s]
couple	sZ
couple$	hXiR
couples	sW
couples$	i\\
coupu-	f\\
coupure	fU
coupure$	fW
coupures	fY
cour	aZjGkY
cour$	aT
coura-	jRqZ
courant	jSkSlI
courante	iY
couri-	aVhJ
courier	aZhG
courier$	aY
courr-	iUpW
courriel	pV
courrier	pS
courrier$	iX
courriers	aGia
courriers$	iV
cours	hYlS
cours de	kZ
cours$	bXjV
course	kRlT
course$	h]kU
courses	bGgRi[
courses$	jX
coursier	aT
court	bTfHhIjR
court-	bTcTdV
courtier	bR
courtrooms	aGb]iI
courtrooms$	bW
courts	dRnT
courts$	bWdInV
cousi-	bIiCq]
cousin	eJqZ
cout	fHh^
cout$	h]oH
coute-	iIjWsU
couteaux	dJiHjWkH
coutu-	aUcW
couture	aYtJ
couve-	bTiV
couverts	bS
couverts$	b\\
couvr-	a\\
couvreur	aR
covad-	jYkR
covadis	jYkS
coven-	cXiS
covenants	iX
cover	eVhZiT
cover 0	gHhTjW
cover letter	p\\
cover the	lWpI
cover$	eXhUiXmJ
cover-	iX
covered	cIiUjInS
covered$	cIiVjGnT
covering	lW
covering letter	pT
covers	bX
covers$	bU
cowor-	cEdZ
coworking	cEdZ
cows	iTjIlZ
cows$	b\\iE
coxsw-	aXjSkT
coxswain	aXjSkT
coyoa-	cY
coyoacan	cY
coyoacan$	cY
cp	eSgUhUjJ
cp 000	eWgTiR
cp$	cHeHfIgZhSiHjInGsI
cpa	jYkGlW
cpa$	jT
cpas	bdcHjH
cpas$	aVbX
cpc	jTkYm[
cpc$	jW
cpcs	bEj\`
cpcs$	kT
cpd	gGhc
cpd 0	hX
cpe	aXeEfHgIhYiJjWmIpH
cpeng	aIj_
cpnt	jY
cpnt$	jZ
cpo	mU
cpp	jIk[
cpq	iCkZ
cpr	cRj_
cpr$	jW
cps	aHbGcIfYgGhFiAj^
cpt	gHiWjT
cqc	b]jAqV
cqp	aVgJk^tD
cr	a]bTiF
crack	iSqR
crack-	jV
cracks	jV
cracks$	i\\
craft	bRcJj[rW
craig-	bGc^iI
crail-	bScRiH
crailsheim	bScRiH
crailsheim$	cS
crain-	j[qI
craindre	j[qI
cramp-	bHcDeIfJhZjYkAoIpJrIsJ
cranb-	cRdS
crane	iV
crane op	aX
crane$	i\\jGpC
cranf-	nVoH
cranfield	nVoH
crash	gGi\`
crash-	bIfGi[jGq[
crawl-	bIcYjXmBs[
cream-	cZjG
creat-	b\\mX
creation	bYiJ
creation$	bRiY
crech-	hY
creche	hY
creche$	bW
creci-	k[mEnI
credit controller	aW
credit$	gRhWiEpF
credito	hWiV
credits	hX
credits$	hUjT
cree	pYqZ
creek	b\\iBmHp[
cremo-	cZ
cremona	cZ
cresp-	bU
crespo	bU
crespo$	bU
crest	bHcFdZjHpHqCr]
crest$	aJcDd\\jHlHrS
crete-	cV
creteil	cV
creteil$	cW
creva-	jT
crevasse	jT
crew	iXmW
crew 0	b^cIi=kIpG
crew of	iUm\\
crew$	eEjXkCmX
crewe	lU
crewe$	lU
crewi-	tU
crewing	tU
crews	bZfXtR
crews$	aIbWf[iAtV
creww-	o[
crewwechsel	o[
crian-	iXkS
crianza	aIiZkT
crick-	bX
cricket	bX
criee	bSfCpZ
criee$	bSpX
crime	a^cFiHjI
crimi-	jTlRsW
criminal	jVsW
crios	s\`
crisi-	jV
crisis	jV
crisp-	iTmT
crispr	jT
crist-	iYjHs\\
cristiano	iUsW
cristiano$	iW
crite-	kRpU
criteria	kTpW
criteria$	pXqJ
criti-	aSjS
critical	aTjU
crm	i\\jCkS
crm$	iYkR
cro	bTkY
cro$	bU
crois-	bXi]
croisieres	bSiU
croissants	sT
croissants$	iW
crono-	bViHjSkUtG
cronologicas	fU
cronologicas$	fV
crop	aHiTjZlS
crops	i[
crops$	iY
crops-	jW
cropster	jW
cropster$	jZ
croqu-	hXiTjJ
croquis	iZ
cross	b[cIhRqS
cross$	bXcEhU
cross-	bSiY
crossing	bY
crossing$	bUcUiE
crossings	iU
croup-	aWhBlY
croupier	aW
croupier$	aX
croupiers	aT
crowd	bSiTsV
crowd$	iU
crown	aZcGiT
croyd-	cV
croydon	cV
crs	bBcGiVjZlJmI
crs$	i[jH
cruce	iSpRqIsV
cruce-	a?b[cTiU
crucero	aJbSiVjF
cruces	cYdIgFiR
cruces$	c[iF
cruis-	nV
cruise	nV
cruml-	cW
crumlin	cW
crunc-	fW
crunch	fW
crush	bSgGhY
crush$	aWbSgGhSiH
cryo	bTiYpH
crypt-	iSjEkY
cs	jV
cs 00	kW
cs$	a_iEjTmI
csa	jV
csat	fHi[
cscs	jZlW
cscs card	hHlX
cscs heritage	jS
cscs$	jW
cse	h^
cso	iEjEmc
csp	bFjZ
csp$	bFjZ
csr	aUbYcIiF
cssf	j_
ct	aShHiVjS
ct /	cWhIj[nH
ct$	aZcGhJiTmI
cta	aXeJjU
ctc	fGg^hJ
ctc$	fDg\\iIpU
ctg	iY
ctg$	aJi[
cti	g\`iFjF
cti$	gW
cto	m_q[
cto$	aXbBiJlEmEpXqXtJ
cts	hbjB
cts$	hViT
cuade-	iUjT
cuaderno	i[jI
cuadr-	aUcUiW
cuadrante	eJf]
cuadrante 0	fX
cuadrar	eJiV
cuadrilla	aXmU
cuadrilla de	aZiCmU
cuadrillas	aXmU
cuadrillas$	a]bIiH
cuadro	fU
cuadros	iZ
cuadros$	iV
cual	fJg]q]
cuale-	fXmU
cuales	fXmU
cuali-	jU
cualificado	jU
cualificado$	jX
cualq-	fJoSpW
cualquier	fJoSpW
cuand-	iU
cuando	iU
cuant-	g[iHsV
cuanto	g[iHsV
cuare-	fS
cuarenta y	mS
cuarenta$	fTgUjI
cuart-	hU
cuarto	hXjT
cuarto turno	f^hHjI
cuatr-	mS
cuatro	mS
cuatro anos	jX
cuatro dias	famCnR
cuatro y	iT
cuatro$	fZ
cuba	cDjXpR
cubic-	b\`iSjI
cubie-	hWkX
cubiertas	iZjJ
cubiertos	bY
cubiertos$	bUiF
cubre	iVsT
cubri-	oVtS
cubrir	oVtS
cuchi-	iBjd
cuchillo	cIjY
cuda	aTjGk^
cuda$	aUcIiIjU
cueil-	bHi_
cuenc-	cTgJ
cuenca	cTgJ
cuenca$	aJ
cuenta	iS
cuenta de	cJiZ
cuenta$	iIkUnT
cuentacuentos	kU
cuentacuentos$	kV
cuentas	bR
cuentas$	iSmU
cuento	kTtR
cuerd-	kY
cuerdas	jY
cuerdas$	jX
cuerp-	iZkIrS
cuerpo	rUsS
cuest-	qSsS
cuida-	iW
cuidado	hTiR
cuidador	iU
cuidador$	iT
cuir	hXiHj\\
cuisi-	aT
cuisine	bT
cuisine$	aWbJjR
cuisines	iR
cuisinier	aW
cuiss-	gHhSiRkW
cuisson	iTkY
culia-	b\`
culiacan	cX
culiacan$	cW
cull	bGcGgEickFlG
culti-	iY
culto	pZ
cultu-	sS
cultural	sX
culture	aS
culture$	pW
cumbr-	dWfG
cumbria	dXfF
cumbria$	dXfFiI
cummi-	cXiHjR
cumpl-	hYjT
cumple	h\\
cumpleanos	h[
cumplidos	iY
cumplimiento	aHmX
cuna	hTsY
cuna$	hXiIs\\
cuota	h]
cuota-	eWqU
cuotas	eWqU
cup	iIp]
cup$	jVpY
cupe	g]
cuppi-	iRrS
cuppings	iX
cups	fY
cups$	i\\
curad-	iXjHkIm[pI
curag-	sS
curage	sS
curas	i\\
curat-	aSbBiSm[
curator	m^
curic-	cU
curico	cU
curico$	cR
curin-	iY
curing	iY
curra-	cU
curre-	cSjUqT
current	cSjWqV
current$	iCj_
currently	iV
curri-	bXp\\
curriculo	pV
curriculum	iV
curso	hSjU
curso de	hUlUqF
curso$	iTpGqR
curso-	fTgJhYiI
cursos	fTgJhYiI
cursos$	fXgJ
curt	fEjIm\\pU
curta-	i[
curva-	iW
curvas	iW
curve	iW
cusco	c\`iH
custo-	jS
custodia	bIiZ
custody	iSkU
custom	iUjDkW
custom$	hSiCjIkZsF
customer	iXrT
customers$	jVlW
customs$	jX
cut	rXtR
cut$	pU
cut-o-	aU
cut-off	iU
cuts	iWqV
cutte-	iUmT
cutter	iRmU
cutter$	a\\
cutti-	iX
cutting	iSqUtG
cutting$	jT
cuttings	aHiUpX
cuxha-	nV
cuxhaven	nV
cv	pf
cv /	iS
cv a	pW
cv et	bHpX
cv in	pR
cv to	pU
cv with	jV
cvs	pc
cvs to	pS
cvs$	pZ
cycle	fShXi^
cycle 00	h=i\`
cycle$	f]gJhIiW
cycle-	bRgChW
cycles	bTfS
cycles$	bViRkJ
cylin-	bXi@jFk\\
cymra-	kVrU
cymraeg	kVrU
cypre-	bViHjS
cypress	bViHjS
cytec-	j[
cytech	j[
czk	iX
d	jU
d &	hGj[
d +	jW
d /	aXbHf=g_jE
d 0	bUfSiJ
d 00	fW
d licence	kVrR
d$	aT
d'abo-	iFnVrV
d'abord	iFnVrV
d'acc-	i[
d'accueil	aRjU
d'accueil$	aWiDjX
d'adm-	iakG
d'aff-	bU
d'affaires	aUbR
d'affaires$	bZiJ
d'age-	aV
d'agence	aV
d'agence$	a[
d'anciennete$	eVjT
d'ann-	jHoT
d'annee	jHlSoU
d'annee$	fWiToJ
d'apr-	eWqS
d'apres	eXqU
d'apt-	qV
d'aptitude	qV
d'arc-	iY
d'arg-	aJc[hIrJtJ
d'arl-	bIcTd^fFh@
d'arm-	l]oZpF
d'arr-	bS
d'asi-	iSkT
d'ass-	iEja
d'ast-	hCjHpDsb
d'astreinte	hBjGmW
d'ate-	iVjImT
d'atelier	iVjImT
d'atterrissage	jH
d'aud-	iY
d'audience	iZ
d'audience$	iX
d'aut-	cHe]iSjHsU
d'ava-	fThFjHkZ
d'avance	fXhFtU
d'avance$	fXhEtT
d'avo-	jCkX
d'eco-	lTsS
d'ecole	lTsS
d'ecole$	kHsV
d'egl-	nToU
d'eglise	oV
d'emb-	aTqZ
d'emp-	aHbYiIjWmI
d'emploi	aFb[
d'enc-	bYeHgHiEj_
d'ent-	aShS
d'entreprise	hXiS
d'entreprise$	cJhViZjE
d'equ-	mUnS
d'equipe	mUnS
d'equipe$	aVhCmCnY
d'esc-	cSpS
d'escale	cSpS
d'escale$	fT
d'esp-	aYnR
d'ess-	bV
d'essai$	eS
d'eta-	aS
d'etabli$	jZ
d'etat	iT
d'etat$	iR
d'etu-	q[
d'eva-	fImEpY
d'exc-	iSrW
d'experience	aIjU
d'exploitation	aWtJ
d'heu-	bDeEf[gIhHkIqI
d'hiv-	aIhYiUjI
d'hiver	aIhYiUjI
d'hom-	iXsU
d'hot-	aVhR
d'hotel	aVhR
d'ici	aXjFs[
d'ill-	r]sA
d'imm-	bSgS
d'imp-	b\\hG
d'ind-	sW
d'inf-	bRiZjI
d'info	pV
d'information	aHiZmH
d'ins-	gVhEi^
d'int-	hS
d'interim	aStT
d'interim$	tW
d'oeu-	aSiV
d'or	aVcU
d'or$	cZ
d'org-	hWkTpI
d'orgue	kX
d'orgues	eIhZpH
d'ori-	s]
d'origine	s\\
d'ou	q^
d'out-	hV
d'outils	hV
d'un an	bJeX
d'un groupe	b[cB
d'un$	eUtU
d'une	qW
d'usa-	bT
d'usage	bT
d'usage$	eS
da	qX
da$	dUqZ
dabei	gXhU
dabei$	gZ
dach	a\\cTdJtJ
dach$	a^cVdD
dachd-	aU
dachdecker	iW
dachdecker$	aS
dachs-	i[
dad	bZsT
daf	mX
daf$	aSmW
dafur	f[lZnW
dafur 0	fTlToF
dahei-	dVnS
daheim	dVnS
daheim$	cGdWnU
daher	dUq[
dahin	aUq^
daily	fRiX
daily$	dTiVjG
dairy	b]cEiHj[
dairy$	aVb[
dakar	iInZ
dakar$	iHnYsF
dale	aBcHjJkWqV
dale$	aGbIcHiIk]lHpAqF
dalle-	iZ
dalles	iZ
dalles$	iW
dam	iZ
dama	a[bAeR
dame	mSqFsf
damen	mT
damen und	tS
damen-	aTbSiU
damenmode	aFb[
damenmode$	bX
damit	iJk\\lFt[
damit$	k\`qFsF
damos	bXgFh^iDjI
damp	cDiYkFq\\rI
dan	jJn]
danac-	eT
danach	eT
danach$	bIcIeWlZpHqG
dance	bY
dange-	gT
danger	gW
dangerous	iR
dani	jIm\\pF
danis-	kVlU
danisch	cGiHjSkYlJ
danish	lW
danish$	bJjStS
dank	aIjJmEoIpDrHtc
danke	jTsStd
danke$	jYsXtS
dann	tV
dans	pI
dans l'annonce	rV
dans la	bJkZ
dans le	hHpD
dans les	iFjYnT
dar	c^qYrCtD
darf	hTiF
darf mit	bXhT
darf nicht	bUrDsR
darf$	hViHkW
dark	fWhViGjT
dark$	dFfIgGha
darli-	aJiIt]
darms-	cai?
dart	j]
dart$	j\\
darum	b\`qT
darun-	fSiImWrV
darunter	fSiImWrV
das	qS
das bitte	pGtZ
das hat	rT
das ist	iWjT
das muss	l>q\`
das nicht	jUs[
das wort	rU
das$	jE
dashb-	id
dashboards	iZ
dashboards$	iX
dass	qVrY
dass es	iHr[
dass wir	bZiCrW
data	iT
data analyst	cS
data engineer	aZ
data entry	aXiS
data$	aGbHi^
datab-	jU
databricks	jW
datac-	b\\
datacolor	jWkS
date	jTpRtT
date :	fDt]
date$	j\\
daten-	aZgEjVrU
datenqualitat	iZ
dates	bZhBjJpX
dates$	b]iHpI
datev	jY
datev$	jY
dato	cYiUpIqR
dato$	cYiTpHqR
datos	tV
datos$	aW
dauer-	bTebjH
dauernacht	f]jJ
daugh-	mW
daughter	mX
daughter$	m_qG
dav	aAj\\
dav-s-	eGg_
daven-	cX
daventry	cX
daventry$	cY
davin-	jVkR
davinci	jVkR
davinci$	jU
davon	f\\iGqS
davon$	fZiE
davor	cIjU
davor$	bJcIjWrI
dawn	fghHjI
dawns	cAeHf\`iElInA
dax	bUjT
dax$	bUjU
day +	iT
day /	dY
day 0	hXiV
day 00	gViR
day a	bJdVeHhUiW
day and	iEjX
day at	d_fFpV
day fortnight	dIfb
day from	dSgS
day in	h[
day is	f]hDoX
day on	bIiZpY
day one	eZjYlC
day to	cDgRlHo\\
day week	h\\
day wk	f_
day$	iS
day-o-	eWmI
dayli-	fZjR
daylight	fZjR
days	fV
days (	aIdTfTmI
days +	fHg\\
days /	d\`fJnU
days 0	fS
days 00	dJfSjGn^
days a	dReXiDnX
days at	dWfB
days from	hCoSpX
days home	dXfGiR
days in	denW
days incl	hV
days leave	gIhU
days no	eSh\\
days off	h\\
days office	d_f@
days on	dWfZhD
days paid	dJg[hUiInH
days plus	hR
days then	cEfSnW
days £	fDgXiSrS
days$	fRhUiT
dazu	rU
dazu$	mU
db	fIhWj]
dba	aXjG
dbs	j_pV
dbs$	hTpV
dbt	jUkU
dbt$	jRkX
dc	hSmT
dc 0	iIja
dc 00	fHgDhbiIjHmD
dc$	aGbUcYjDpX
dcp	i]
dd	j[p^
de "	qR
de /	cYiCnW
de 0	mb
de 00	sX
de 000	bR
de 2000	bTeXhSoCqGrU
de 90	iWpSsS
de abril	fWoT
de agencia	jImStT
de agosto	fHoX
de ahorro	hW
de alimentos	jR
de ano	fJiXqR
de antecedentes	kHpX
de antes	fTqV
de apoyo	bEcVoU
de arte	aRbWiJrT
de asistencia	bHgT
de atencion	fZjT
de baja	mIqYsW
de barrio	b\\cIiT
de bois	bV
de bord	aYjS
de cada	f^jInR
de caisse	iSqZ
de caja	iSjT
de calidad	aXi<mU
de campo	gVjZnB
de casa	dBfDjYnTsT
de chantier	aYhX
de charge	iUjEmHsY
de chez	dSqZsW
de cinq	mUqV
de com	bVcH
de comedor	a]hGiFmJ
de comida	fWhGkX
de commandes	aXbWiF
de compras	i^jBtU
de comunidades	aW
de conducir	iFjW
de control	aTiVtH
de cuatro	hJpU
de cuentas	aVi?jZtI
de cuisine	aV
de datos	hTiR
de delitos	jR
de dependencia	eW
de derecho	j^lJ
de deux	iTpYsH
de dia	bRf[iH
de diciembre	o\\
de direccion	iHjY
de direction	aSfF
de doce	aH
de domingo	bIiY
de donnees	iX
de dos	bS
de empresa	h]nT
de enero	fUoSpS
de enfermeria	aX
de equipo	aRhWmH
de espana	nT
de estudios	lT
de facturacion	qR
de familia	kFs^
de febrero	pX
de feu	fRhGiUoD
de fin	hYiS
de fonction	dJhX
de fonds	bV
de formation	aUbHiGjJk^
de frais	h\\
de frio	iX
de froid	iXjC
de fuera	h]
de funcion	aSfU
de garde	fWhZjIpU
de gestion	tU
de hasta	sW
de hogar	bSmJsU
de horno	hIiSjV
de ingles	bU
de jeunes	bY
de jour	bWcIf\\hC
de julio	eHfSiVjHoY
de junio	eShS
de l'heure	gW
de las	dRhIpUrU
de ley	fEgUhXiI
de licencia	bGcIfRhSqZ
de ligne	aTiR
de linea	gUiU
de lo	gUiVjJsR
de los	bU
de lucro	b^
de lujo	kS
de lunes	fU
de mairie	aYbF
de maquina	fFgSjT
de mar	c\\
de marzo	oU
de mayo	oXpX
de media	pU
de mer	iVjX
de mes	iSp[
de moins	jYpI
de nieve	iVoX
de noche	gDjXkHnVpR
de nom	rZsI
de notes	iAjWmFp[
de noviembre	oX
de nuit	aVf]
de obra	rT
de ocho	fXhEjIm\\
de octubre	c\\
de operaciones	aV
de pago	iVkT
de partes	jJpU
de partie	aRmI
de pension	bSqHr[
de pensiones	gFhZ
de personas	aSmG
de piano	aX
de pilotage	iS
de piso	aUgGi[
de planos	jZ
de planta	eXmH
de plantes	iU
de playa	bTmS
de poste	oV
de pratique	j^kJ
de preference	sY
de preferencia	jGkXsS
de primera	aVgYmE
de produccion	aXmF
de production	aZbJ
de producto	iS
de projet	a[eRsTtF
de projets	aZcGmI
de prueba	iWjIsS
de quai	aUjEkY
de quartier	b_gT
de quatre	aIjUqSsI
de rang	bS
de recrutement	iJjGqX
de repos	fT
de retail	bSjX
de riego	bZ
de riesgo	bIgJjX
de sala	cRmT
de salud	iW
de san	bY
de sangre	bXiTjI
de sante	jTmEsTtX
de secteur	aCiUm[
de securite	jWpS
de seguridad	aSjU
de seis	bUiV
de semaine	f^
de semana	aSfX
de septiembre	hSiW
de service	aFfEh_jHmT
de servicio	eZhXiI
de servicios	eT
de siete	fUm\\
de signos	iSkT
de site	hJm\\
de six	jHmb
de sonido	bT
de suite	oYsS
de tecnico	aW
de teletravail	dV
de tienda	a[bBgJmE
de trabajo	hSpJ
de trafico	aTmHpW
de trailer	aVrS
de transporte	fU
de travaux	iGmV
de tres	bWcDfDm\\
de tu	r]tU
de turno	cIiXqS
de turnos	iCjSkU
de un	iX
de una	eHqY
de usuarios	bSiV
de vacances	bRfIgVhU
de ventas	sT
de vente	j[
de verdad	j[kI
de vida	hVpR
de video	bUjV
de vie	iV
de voz	iUtY
de vuelo	hIiZlV
de zona	mZ
de-es-	cGiAjd
dea	jTkRlW
dea$	jWlY
dead	fYhDiYjBlYrH
dead$	f]jHlSoG
deadl-	jWpV
deadline	oJp\\
deadlines	jY
deaf	aSbXkT
deal	hZ
deale-	bW
dealer	bUjR
dealers	aTmU
dealers$	a[bDm[sH
dealership	bSj[lD
deals	hY
dean	aJqTtV
dear	jRtc
dear$	cDq[rGsItJ
death	h\\
death in	hZ
death-	h[iW
deaths	i[
deaths$	iV
deauv-	cRnR
deauville	cRnR
deauville$	nS
deb	cHhGjAm\`p\\rGsH
deb$	jImZqS
debaj-	iImS
debajo	iImS
debat-	oVqH
debate	oVqH
debit	cGeGid
debit-	a]
debitoren	iY
debou-	iIjY
debout	iIjY
debri-	hW
debt	i^
debut	aEeXfToYpIrI
debut-	l]
debutant	lY
debutants	lX
debutants$	jW
dec	fUoZ
dec 00	e\\fCgJjGmI
dec$	bTeGo\\
decea-	iRrU
deceased	iRrU
decem-	oS
december	fFoYqD
december$	gShU
decembre	jSpR
decembre$	jRpS
decen-	jX
decent	jSsS
decent$	lS
decente	jV
decente$	jV
decha-	i]
deche-	b[jB
decid-	eSpX
decide	pR
decide$	aTbT
decided	aIbRrTtT
decides	eY
decim-	fUpV
decimos	fUpV
decir	j_qSsI
decis-	pVtU
decision	pVtU
deck	aIiTmX
deck$	iVj?m\\
decke-	iX
deckh-	mU
deckhand	mU
deckhand$	aXmR
decks	aTbVcG
decks$	aVbU
decks-	fIiZ
decku-	iX
decla-	aTmV
declan	mSpUtV
declan$	mTpTtV
declaraciones	iZ
declarant	aW
declarant$	aY
declared	gTsS
declared$	gWjU
decli-	iW
decol-	b[iH
decolletage	b\\iH
decor-	a]mU
decou-	n]qS
decouches	eJf[iGnZ
decoupe	iVjS
decoupe$	iZ
decouverte	bGhDiUp^
dedil-	jY
dedillo	jY
dedillo$	jY
dedup-	iW
dedupe	iW
deep	bGc]jSpG
deer	cUi\`
dees	j_
dees$	j\\
defau-	aJkW
defaut	aJkX
defec-	hJi[jE
defen-	iUrT
defense	c[
defense$	aIcZ
defer-	fGgFh]iWjGsH
defic-	bXhCiTqY
defie-	bSjY
defin-	bIeXi^jB
degre	abbHcFjHoE
degre-	jVlV
degree	jRlX
degree in	j[
degree no	kT
degree or	j[lI
degree$	j]
degrees	bUjU
degus-	aGib
degustations	aGsU
dehor-	nVqT
dehors	nVqT
dehors$	nVsR
deich	hV
deich-	i_
deidesheim$	cT
dein	jRlZqHsJtJ
deja	iEjZkTqW
deja el	pXrV
deja tenu	j]
deja$	aYiJ
dejar	bWjEpYsG
deje	pZ
dejeu-	gJh[jG
dejeuner	gJh[jG
dekan-	qTtU
dekanat	qV
dekla-	jHm^
dekor-	iT
dekorieren	iT
del 0	pUqT
del 00	oR
del barrio	bTc?rTs[
del centro	bGiRpRrX
del convenio	eR
del dia	bRia
del grupo	q]rStI
del mar	c\`jUtE
del norte	bAc_
del plata	c[
del valle	j\\lH
del$	eT
delai-	jFoTqT
delais	jFoTqT
delan-	iT
delante	iT
deleg-	aSmS
delegado	gXmY
delegado$	gW
delegue	aX
delegues	bYiJsW
delegues$	bZiHjI
delem-	aG
delemont	aG
delemont$	cT
delga-	si
deli	ia
delig-	kZ
delight	k]sH
delin-	aS
delineante	aT
delit-	jR
delitos	jR
delitos sexuales	aIjT
deliv-	iZrS
deliver	iGlJpXrX
deliveries	bY
deliveries$	bZ
delivery	iW
delph-	tZ
delphine	tZ
delta	cYhU
delta$	cZfGtI
dem	qT
dem 0	bGh[jIoHqT
demai-	gJqStS
demain	gJqStS
deman-	lS
demand	aRbJlFpJqXrZsHtG
demanda	qS
demande	tW
demande$	jVlY
demandee	lX
demandee$	lZ
demar-	oZ
demarrage	iDo[
demarrages	i_
demas	eBf[gIsY
demen-	aXbTcI
demenagement	gGh\`iA
demenageurs	aX
demenageurs$	aVmI
dementia	bYcFiT
dementia$	aIcHi[
demi	fTgW
demi$	fW
demi--	fTgGhWiGr_
demo	pd
demo$	h^
demoi-	aIs^
demon-	iT
demontage	iY
demor-	gRq[
demos	dGhEifjEnZ
den	qT
den schlussel	jWqS
den schulferien	fY
den$	hHjCl_
denei-	hZ
deneigement	i_
denia	cW
denia$	cW
denis-	tT
denise	tT
denise$	iHmUtV
denkb-	eV
denkbar	eV
denkbar$	eW
denke-	iJq[rG
denken	iJq[rG
densi-	ia
densidades	iV
densidades$	iV
denta-	bRhU
dentaire	hR
dentaire qualifiee	iI
dentaire$	hV
dental	hW
dental nurse	aVlTtI
dental$	hYjS
denti-	b[
dentists	bW
dentr-	iV
dentro	iI
dentro$	jRqS
dentu-	iY
dentures	iY
dentures$	iZ
denve-	cViS
denver	cViS
denver$	cTiT
dep	iDjVlWtJ
depan-	iY
depannage	iV
depar-	cS
depart	oW
depart$	qS
departamento	eHmVtT
departamento de	eHmVtT
departement	aBbXhEiGnTtH
department	aX
departs	qSrT
depen-	gWm\`
depend	mV
dependants	gYiImHsV
depende	m]
dependencia	eW
dependencia$	eW
dependienta	aV
dependiente	aZ
dependiente /	bT
dependiente$	a[
depending	gZ
depending on	gS
depends	gWoT
depends$	g[
depis-	aFic
depla-	n_
deplacement	gVnU
deplacements	n^
deplacements$	fXgXiI
deplo-	eEgSi\\nS
deploy	iW
depor-	bZcF
deporte	iVjT
deporte$	iUjU
depos-	j\`
deposit	iSjT
deposito	bUlW
deposits	i[jJ
depot	cZdTpS
depot$	c]hUpX
depot-	bWhH
depots	bWhH
depots$	aTbRhG
depre-	pRs]
depression	bSiIjEsY
dept	bYjIlV
dept$	jGkJl[
depui-	bSqS
depuis	bSqS
depuis 2000	iWlV
deputy	jRmU
deputy$	iBjU
der alte	o[
der chef	lW
der hochschule	jVtT
der stadt	gSpU
der$	qX
derby	cW
derby$	cX
derec-	jTkVlU
derecho	jUkVlU
derecho$	jUkElW
deriv-	aYgFiZjD
derma-	i^
dermo-	cIqT
dermot	bIcJqV
derni-	pRqT
dernier	gGqZ
dernier$	gDhSnT
derniere	eTpT
derra-	iV
derramas	iV
derri-	jZ
derriere	jZ
derriere soi	jU
des	iS
des 0	hSjEpV
des deux	gXiGjTqS
des l'an	bJfJh\`
des petits	iY
des$	iX
desay-	hZ
desayuno	hW
desayunos	hUtI
desca-	fX
descansa	f[oC
descanso	fWhU
descanso$	bGfVhS
descarga	iT
descarte	fIiY
descr-	aGiUtW
descu-	h[
descuento	gGh_
desde 2000	bd
desde casa	defDhF
desde el	eX
desde la	pX
desde$	aFhWpS
desea-	ki
deseable	k^
deseable$	kT
deshe-	iU
desherbage	iW
desig-	iSmU
design	iTkSmU
design engineer	rV
design$	i]jHmH
designation	a[eTiGkH
designer	aZmU
designer$	aRmX
designers	fJiWkHmZ
designs	iTjU
desin-	aJi_
desir-	jDkf
desirable	jIk\`
desirable$	k\\
desk	d\\m^
desk$	dTiS
desks	bWiVmU
desks$	bUiRmW
deslu-	bJiY
desludging	bJiY
desol-	aHcGd[rDsItY
desos-	iT
desossage	iV
despa-	bS
despacho	bV
despe-	gHhSiWjHqYsI
despensa	gFhX
despi-	aEiUqT
despidos	iV
despidos$	iV
despiece	aBbUiW
despiece$	aCbWcR
despl-	n\\
desplazamientos	nW
despues de	hUpT
despues$	eW
dessi-	aSkY
dessinee	jIk]
desta-	cGnCr_
destajo	gT
destajo$	gU
deste-	iY
destete	iX
desti-	aGbYcDhSmJ
destino	gShW
desvi-	iY
detai-	aZtR
detail	iTjS
detail$	iTjT
details	aHbIqStZ
detal-	jWqVsGtU
detec-	aUiZjF
detection	aS
deten-	aSfGgWhHiUjH
detention	aTfEgXhG
deter-	e]
detmo-	cW
detmold	cW
detmold$	cX
deuil	jX
deuts-	sX
deutsch	jUlV
deutsch a	j_lH
deutsch und	jUrV
deutsch$	jS
deutsche	jSsY
deutsche$	iGjTrJsX
deutschlandticket	hV
deutschlandticket$	hW
deux ans	eUiJkVlWpG
deux fois	iSqU
deux jours	dXfVhJ
deux mois	oUqU
deux nuits	fAiZnTqW
deux$	fUqT
deux--	cHeJfZiJjGkZoIrAtJ
deuxi-	bWgWiJ
deuxieme	bWgWiJ
dev	a\`mY
dev$	a[mV
devan-	bJhTpT
devant	bIhUpS
devel-	aSiSjU
developer	a[
development	bR
development$	aTbXjT
developpement	iY
deven-	hW
devia-	i[
deviations	i[
devis	iYjV
devis$	jZ
devol-	bHp\\qG
devop-	aWcGiH
devops	aWcGiH
devops$	a\\iGmG
devs	aFbJiTmbpH
devs$	iHm]
dezem-	o[
dezember	oT
dezember$	hUoZ
dfg	b]e[gEiIjI
dg	bViGjIpSqZtJ
dg$	aUpW
dga	aHmZqX
dgr	aIiYjClZ
dgs	j[
dgs$	jW
dguv--	iIj\\
dhabi	c]
dhabi$	cZ
di	dXfXpBtZ
di +	d\\fJiWjHtH
di$	dVeIgFhHmGoItY
di-sa	f_
di-sa$	aRfZ
dia 0	eRiVqU
dia de	fWgS
dia en	dYiZ
dia uno	eUhVoJ
dia$	fS
diabe-	iWsb
diabetes	sT
diabetes$	iX
diabetic	iY
diabetico	iS
diacr-	mZ
diacre	mZ
diada	cJfThT
diag	i_
diagn-	iS
diagnose	jTqS
diagnostic	iFj[
diagnostico	iU
diagnostics	aHbSjJkX
diagnostics$	b:iVjIk[
diagr-	fX
diakonie	bV
diakonie$	bX
dial	j[
diale-	hHjSkRlWsT
dialect	kXsS
dialect$	kYsR
dialekt	aIjHl\\sT
dialo-	aVhJjS
dials	bIfIgCic
dialu-	kW
dialux	kW
dialy-	aVcJlU
diama-	aRj\\
diari-	i[
diarias	bTiU
diarias$	bU
diario	iT
diario$	hSiJjTnR
diarios	gX
diarios$	bZ
diary	f[h?iW
diary$	i^
dias	dTfW
dias al	fIhBn\`
dias de	iV
dias en	dZnY
dias libres	hZ
dias por	dZfHiFjJ
dias y	dJfZ
dias$	eXiT
diate-	iFjUkSnT
diaten	gIjGkUnU
dice	qUsY
dich	mWq[
dicho	qV
dicht-	eEf[hHiajEmJo?
dicie-	oR
diciembre a	oU
diciembre$	eR
dicta-	rVt\\
dictado	tX
dictated	mErZtS
dictating	t[
dicte	qTtY
dicte-	pUtV
dictee	pUtV
dicto	jAtU
did	pTqS
did it	jIqTsX
didn'-	hYiH
didn't	hYiH
didsb-	aFqU
didsbury	aFqU
die 00	aIq^sStI
die anzeige	qX
die frau	iTq\\sGtG
die kundschaft	sY
die leute	bHdSiVmHr_
die meisten	b[gSqC
die stelle	mW
die stunde	gU
die woche	bTnX
die zwei	hU
die$	a@cZt_
dieba-	iS
dieback	iS
dieci-	i^m\\qI
dieciseis	hIiVmWqH
diego	cUpS
diele-	hWiI
diem	gVhT
diem$	hTjG
diens-	hZ
dienst	fZpUtT
dienst$	iJp^
dienstag	fRqTtR
dienstags	dUiY
dienstags$	dSiW
dienste	eXgVhJ
dienste$	f^mE
dienstkleidung	hZ
dienstort	cX
dienstplan	iZ
dienstplan$	iZ
dienstreisen	hGnb
dienstwagen	nY
dienstwagen$	gXhV
dienstwohnung	h\`
diesel$	aEbWcBhXpJ
dieses	iIrTtU
diesm-	rTsV
diesmal	rTsV
diet	aVgX
diet$	aXiZ
dieta	g\`nT
dieta-	gS
dietas	gShR
diete-	eS
dietetique	eS
dieti-	aUmT
diets	bHia
diets$	iY
diez	eRfW
diff	fAgkjG
diffe-	iVsS
diffi-	cHiXjEq[
diffu-	qUrW
diffusion	r[tS
difun-	iYrW
diges-	idjE
digge-	aRhHkT
digger	aRhHkT
diggi-	iR
digging	iR
digi	j[sR
digit-	bRiX
digital$	bUkYp=qU
digni-	r_
dignified	r^
dignified$	rV
digs	h[nV
digs$	gXhS
dijon	cY
dijon$	c\\
dikta-	pGt\\
diktat	pGt\\
dikti-	t]
diktiert	qG
dilig-	i_
dilo	gYqIs^
diman-	f\`gS
dimanche	cRfX
dimanche$	iV
dimanches	f\`
din	aGbHjc
dinam-	gIjVrW
dinamicas	gGjY
diner	iS
diner-	g[iS
dinero	g[iS
dinero$	bUiT
ding	lWrX
ding$	rY
dinne-	aS
dinner	aVhV
dinner$	aIh]iD
dinners	bUiRpY
dinners$	bTiUpW
dioce-	b\\hSjC
dip	j_
dip$	j]sI
dipl	jX
diplo-	jVlW
diplom	jTkR
diplom oder	cGfHrV
diploma	jTlS
diploma in	j[
diploma or	jY
diploma$	jZ
diplomado	kU
diplomado en	jI
diplomatura	jU
diplome	jRlY
diplome d'etat	bHjYqT
diplome$	pT
diplomes	iHjIlSpY
dips	iY
diput-	b\\
diputacion	b\\
dipwc-	jV
dipwcf	jV
dir	bHiFmd
dir$	bHhUmW
dire	fY
direc-	mY
direccion	aXmS
direccion de	aTiSjS
direct	e\\pW
direct$	jZm>pW
directamente	bHeUiEmIpY
directe	eWmU
directe$	eWmVtJ
directeur /	aVbJ
directeur$	iVkSmD
direction	bS
direction de	a\\qI
direction$	bHc[iDqU
directions	iU
directions$	iU
directly	eZmWqJ
directo	e^
director	mZrG
director$	pYr@tW
directora	mVqS
directora$	m[
directory	jV
directory$	jU
directrice	pT
directrice$	pS
direk-	eYmT
direkt	cUeRmRsR
direkt$	pV
direktionsassistenz	aZqItG
direktionsassistenz$	aW
direktor	fGmStY
dirig-	aZ
dirige	kWmS
dirige$	bWk[mFpG
dirk	gJiJq]
dis	qWrTsR
disab-	iRmS
disability	mU
disabled	iU
disca-	gXjHsV
discapacidad	bSgXjHsX
disch-	cIi\\
discharge	cIi\\
disci-	iVjU
discipline	iTjR
disco-	eWh[
discontinuo	eT
discord	cGiTjSsV
discount	h]
discount on	hT
discount$	hX
discovery	bFhVi[
discr-	jRqW
discrecion	jUpTqS
discrecion$	jSpU
discreet	rUsU
discreet$	jRq[rE
discrete	iIsY
discretion	jTqW
discretion$	jSq]
discu-	gYhJt\`
discussed	tY
disen-	mX
disenador	aV
disenadora	mTqS
disenadora$	aImXtI
diseno	jSmU
diseno$	mW
disgo-	iX
disgorging	iX
diskr-	jYqU
diskret	hJqY
diskret$	gVqR
disku-	eGjXrFtY
diskussion	cJfCj\\rGsCt[
disma-	a[
dismantles	iT
disor-	iYpI
disorders	aJbT
disorders$	aHbT
dispa-	aXmV
dispatch	aWiR
dispatch$	aXdJiSmD
dispatcher	hJmY
dispatcher$	aYfXhDmC
dispe-	aWbGl]
dispense	hW
dispensing	lV
displ-	bHi_
displays	iW
dispo	h[jV
dispo$	haiEtI
disponent	aW
disponentin	aYpY
disponibilidad	fRiRpY
disponible	f[
disposicion	hUpJt]
disposicion$	hWtT
disposition$	iWjU
dispu-	fUiY
disputes	fViZ
disputes$	fXjJ
diss	cTfHiUjHk\\
diss$	cYiVkC
disse-	iVjFkFl\\
disso-	iW
dissolution	iW
dist	aJbCcgdJeIfJgGhGiGjEkHlJmBnFoJqIrJsItI
dista-	da
distance	aIdXiT
distance$	dZ
distancia	d\\
distancia$	d\\
distant	dYtI
disti-	b^cHiJjJkUsR
distr-	bZc[
distribution	aZcFjCkW
district	cViT
district$	iZ
districts	bZiJ
districts$	bX
diszi-	mY
disziplinarisch	mY
dit	bJfHkVqRsStU
dit$	bJhGiHkHsZtE
dita	jX
dita$	cJjY
dites	rX
diurn-	f_
diurno	fX
diurno$	fX
dive	hRiImWpH
divem-	m[pI
divemaster	m[pI
diver	ab
diver-	aTi_
divers	aYsI
divers$	aYsI
divis-	aJbSiIjUmS
division	aJbSiIjUmS
divor-	kHsc
divorce	iVqR
divorce$	iW
diwal-	gGh^
diwali	gGh^
dix	eEp[
dix ans	jY
diy	bSjU
djang-	jY
django	jY
django$	jY
dji	fIj[
dkk	bAgShEi^
dkv	hZ
dkv$	hZ
dl	j[
dm	aEiVp[qS
dma	aIjX
dms	i]pW
dms$	bGiT
dmv	fHiHj\\
dna	i\\
dni	pZ
dni y	pZ
do a	jTmF
do bis	fV
do it	j]lBqT
do not	lWpEqWrV
do the	aFiWrWsR
do this	qIt_
do$	iTlX
doble	cTfXhV
doble$	fYgShYiInI
doce	bVeIgYiJmV
doce horas	fY
doce$	aFmX
docen-	gS
docente	aRgU
docente$	eRgY
dock	iZnS
dock$	i]
docke-	bViU
docs	iY
docs$	cTjS
docto-	lS
doctolib	iW
doctolib$	iV
doctor	pSq[
doctor$	pVqU
doctora	aGcIgImSqStZ
doctorado	l]
doctorants	mY
doctorants$	mX
doctorat	jV
docum-	j]
documentadas	fEj[
documentadas$	fEj\\
documentado	pS
documentaire	aHjZ
documentaire$	aHjZ
documentation	ibjD
documentos	iWjCp[
documents	bWpU
documents$	bY
doe	iVkS
doe$	gZkS
does	fUiS
does the	iGjZ
doesn't know	qV
doesn-	jT
doesnt	jX
dog	gEh]kZ
dog groomer	aRcIfT
dog$	cJhXiIjZkFlIqC
dogs	hTiYkHlDtI
dogs$	bSi[jEtI
doigt-	jYqS
doigts	jYqS
doigts$	qX
doing the	iSsR
doit	iJjcmIpGqErVsI
doive-	jY
doivent	jY
dokto-	a\\cHeEfHiG
doktor	qZ
doku	dSfYgJhFiW
dokum-	iYjX
dokumentieren	iS
dole	c^
dole$	c^
dolla-	gYkX
dollar	g\\
dolor-	cU
dolores	cU
dolores$	aIbFcZtT
dom	eZiR
dom$	iW
domai-	bVfFgHhUnJ
domaine	bYfGgHhX
domes-	iS
domestic	iS
domicile	d[hT
domicile 0	iU
domicile$	aWdVhSiC
domiciliaria	pV
domiciliaria$	aTpY
domiciliarias	iZ
domiciliary	iXjS
domicilio	iSpU
domicilio$	gXpV
domin-	fX
domingo	fW
domingo 00	bIsT
domingo a	pS
domingo$	nX
domingos	fa
dominical	fCgYi]
dominio	jZ
domma-	iS
dommages	iS
don	m^
don't	q^
don't ask	gZ
don't care	jIlgqH
don't do	dTjY
don't have	bIl[qFsItJ
don't mention	qSrT
don't mind	iHjclH
don't need	le
don't put	rX
don't say	jYlFqS
don't scare	iIjTq\\rI
don't want	aEiYlJmHqT
don't write	hHqbrG
don't$	iTrSsI
dona	mapJqU
donat-	sT
donc	hHtS
donc 00	f]hC
donc pas	jElVqSrJ
donc$	sUtb
donca-	c\\
doncaster	c\\
doncaster$	cX
donde	bHde
done	fTkTlR
done by	jFl\\pV
done it	iHjGlSmVpDs\\
done$	fVhFiHj]pT
doneg-	c[
donegal	c[
donga	hYrH
donne-	iUlV
donnees	iZ
donnees$	iW
donnerstag	dUfRpT
donnerstag$	mJp[
donnerstags	cIiY
donor	iXjSqXtG
donor-	sT
donors	iSsU
donors$	gIiW
dont	qS
dont 0	bVgImS
dont le	dX
dont mind	eViGlV
dont trois	bFiHjXmW
dont$	bJmTqX
doodl-	iTjW
doodles	iTjW
door	i[
door staff	aZfElYtI
door supervisor	aW
door$	hY
doors	i\\
doors$	i\\
dop	jVkIlImY
doppe-	bTjJr\\
dorad-	bWcS
dorado	cW
dore	jEk]mH
dorfk-	bRiZjI
dormi-	cGi[jEoJqSsTtJ
dort	gJhWnV
dorto-	cHeIh[iTjItG
dos anos	hSjVn[
dos ayudantes	mV
dos de	fVmZ
dos dias	dVnR
dos meses	fWkR
dos por	fXiZ
dos semanas	fVnZ
dos tardes	fVs^
dos$	fZjX
dosag-	iT
dosci-	gTmS
doscientos	gVjR
dose	i_
doses	b[hH
dosif-	iV
dosificacion	iV
dosim-	iTj^
dosimetrie	iX
dosin-	i]
dosing	i]
dosing$	iW
dossi-	pY
dossier	jSpX
dossier$	pT
dossiers	dTiVpS
dossiers$	oT
dot	jXpY
dotac-	hU
dotacion	hU
doublage	k\\
double	gUlU
double$	fFgYiAjIlSqU
doubled	bTgGm\\
doubles	fZgViBmD
doublon	eFo^pHqF
doubs	aJbZcXfJgIiEtF
douce	cHj]
douce$	iV
douce-	qT
douceur	qV
douch-	h]sT
douche	h[
douche$	hY
douches	bGhRsY
dougl-	aJb\\iF
douglas	cY
doute	q^
douze	aZcGmS
douze$	a[cFiAmV
dovet-	jT
dovetail	jT
dovetail$	jW
down to	bEq[sW
down$	fUgIsT
downs	bYfGgHi]jAp<
downt-	i\\jE
doyen-	bZcJ
doyenne	bZcJ
dp	bRhHiXj@kX
dr	mkpT
dr$	jVpU
dra	aGmf
dra$	aGmb
draft	iXrWt\\
draft$	aEpJr\\tU
draft-	iW
drafting	iS
drafts	iV
drafts$	iU
drag	aJb\`jU
drain	i[
drain-	aSiY
drains	iT
drains$	iT
drama	hVqVsT
dran	i\\qT
dran$	iXqX
drapi-	j\\
drauf	gZqX
drauf$	gYqU
draug-	b[
draughty	bWjS
drauß-	cS
draußen	cS
draußen$	bYcDjVlHnUqT
draw	iUsU
drawe-	qVrI
drawer	qVrI
drawer$	qUrI
drawi-	iT
drawing	dViS
drawing$	iZ
drawings	jW
drawings$	iV
dre	hHm[qY
dream	jHk^
dream$	jIk^
dream-	bUkS
dreamy	kU
dreht-	f]
drehteile	bT
drei	mT
drei jahre	eXiX
drei monate	bHeHh[lIoV
drei tage	dTn^
drei wochen	fVlS
drei$	p[
dreie-	aUfIsGtU
dreim-	iEjVnSqXsB
dreimal	iEjVnSqXsB
dreis-	bXcH
dreit-	gS
dreiu-	bIcEdJeIf?h\\iFjJkJlImJoJpI
dreiz-	gThTiJ
dreizehn	gU
dreizehntes	hU
dreiß-	fS
dreißig	fSmS
dresd-	cciE
dresden	jX
dresden$	jX
dress	fIjFs_tH
dress-	aFmZqU
dressing	i\\
drh	m^tX
drh$	jJmUtZ
drift	iSs\\
drift$	iVsZ
drill	aXbFiY
drill$	fGi\\jW
drill-	kY
drilling	j@k_mJ
drills	iT
drills$	iT
drin	jVmVqIr\\
drin$	cHgWmY
dring-	tT
dringend	tT
drink-	hVsU
drinks	bRfJhW
drinks$	bUhS
drip	bHcHfGiZ
dritt	m\\
dritt$	jJmY
dritte	aUfX
drittel	dYnZ
dritten	mZqR
dritter	qX
dritter generation	bT
drittmittel	eX
drive	bHhIiXlX
drive a	kUlH
drive$	gVhFjRlS
drive-	aT
driven	l[qT
driver	aT
driver /	aTjJkX
driver$	aUjX
driver's	cHj^
drivers	aTiVmU
drivers$	mV
drives	iUjWkE
drives$	iW
drivi-	jVlS
driving	jVlS
driving licence	lX
driving$	hIj\\
droge-	aIb_
drogh-	cV
drogheda	cV
drogheda$	cV
drogu-	aBb^tI
drohn-	iWjHk_
droit	aYiIjX
droit de	aTbIfIhEjZ
droit$	aUhXiEjG
drone	gJiUka
drone$	bUcIhXiJkI
drop	iXjHpY
drop$	hSpU
drop--	cHiTnXpT
drop-in	iVpU
drops	bIgGif
drops a	bEgFi[jT
drops$	i[
drube-	jIkRrStU
druben	jJkYsU
druber	gUiT
druber$	gY
druck-	gAiXjWqYrS
drug	bW
drug screen	j[pH
drug test	pRqZ
drugs	eJfFhZiHjZkIlEsI
drum	qZsU
drumm-	cWfJsS
drummondville	cWfJsS
drummondville$	cS
drunt-	mWrY
drunter	mWrY
drunter$	mYrU
drupa-	jT
drupal	jT
drupal$	iW
drv	iV
dry	iWoVpIr\\
dry$	bFiEnHoGpHr]tI
dryer	i[
dryin-	fGmSoZ
drying	fGmSoZ
ds	cHgHj]mYpI
dsc	jY
dsc 0	jY
dsm	abjE
dt	bTgUjE
dtc	bSjT
du 0	cGeUfEo[pI
du 00	oTt\\
du ca	gU
du conte	i]
du das	kHlFqYtR
du livre	iR
du mardi	bFfTiS
du matin	iRjV
du midi	bDiVsH
du personnel	gFhX
du soir	hWiSjI
du travail	aSjW
dual	i_jA
dual--	bIhajJ
duart	cV
dubai	cZiR
dubai$	cWiS
dubbo	c]gHiI
duble-	bW
dubletten	bW
dubli-	cR
dublin	cU
dublin 0	bIcZ
dublin$	bUdT
dubuq-	cV
dubuque	cV
dubuque$	cU
ducha-	jZ
duchas	hS
duchas$	hS
dudle-	bGqU
dudley	bGqU
dudley$	cV
due	aS
dueno	bVmGq^sI
duerm-	g[jZsH
dues	bIgGh[
dui	fCiGjclCsC
duisb-	bHc\`
dulce	b\\cHrDtI
dulut-	cV
duluth	cV
dumfr-	cX
dumfries	cX
dumfries$	cXiH
dump	aFi\`tZ
dunda-	cX
dundalk	cX
dundalk$	cX
dunde-	cY
dundee	cY
dundee$	cXlJ
dunfe-	c[
dunfermline	c[
dunfermline$	c[
dunke-	bVfG
dunkerque	cUmJ
dunkerque$	cV
dunkl-	hUj[
duo	md
duo avec	aFma
durac-	eViJlW
duracion	eViJlW
durba-	cU
durban	cU
durch	gWhEiIsZ
durch-	bSgWhGqR
durchsagen	jV
durchziehen	iY
durchziehen$	iX
duree	eY
duree indeterminee	eT
durfe-	pT
durfen	pT
durha-	bV
durham	bV
durin-	iJjGlV
during	iJjGlV
dusch-	bVh\\
duschen	hW
duschzeit	hZnI
dusse-	pW
dust	jUqT
dust$	iVjFkZtH
duste-	h^
duster	h^
dutch	l^
dutch b	jZ
dutch$	bVlVrS
dutch-	i\\jH
dutie-	iR
duties	iR
duty	fSiS
duty 0	fVgGh@i_
duty$	gY
duur	eW
dv	jZ
dye	iRjEkT
dynam-	jUkS
dynamo	jTkV
dys	fWhIiX
dys$	fWhHiW
dysph-	bJiWkT
e /	bIfU
e 0	aRg[
e 00	gdjE
e de	a]
e en	aWcI
e mois	gY
e v	bc
e$	cX
e-aut-	h\\
e-auto	h\\
e-bik-	h[
e-bike	hTsS
e-bikes	hIiTjT
e-dec	aJiV
e-mai-	j]
e-mail	pV
e-mail$	pW
e.max	iVjT
e.max$	iVjV
ea	aVeRiHjHmV
ea$	eZ
each	gRiUnU
each 0	gIhAn^
each day	hSiZ
each quarter	dHhXn^
each$	mYpXrE
ear	iUjZ
ear$	iIjX
earli-	fUp[
earlier	qU
earlies	fYsS
early	fSjX
early$	fGjb
ears	jVqT
ears$	jVqT
easa	iHj\\
ease	jZkTlG
ease with	jZkTlG
east	c^dR
east$	cYiS
easte-	oU
easter	eRiRo[
easter$	eXoWpJ
eastern	bAcTiJjVpZ
easy	aVbHfZiHjIsUtJ
easy$	aWbIcHdIeHfZgIhFjFkHlInHoHpHqErHsEtF
eat	aFiHjZoJsV
eau	b]hCjVmDqH
eaux	aIbTiS
eba	cIe_fEjHoG
eba$	cHe]fIhIiEjDmI
ebani-	cW
ebanista	cW
ebay	bSi^
ebd	aHb^cFdDiI
eben	aHbHrYtW
ebens-	lW
ebenso	lW
ebenso$	lZ
ebers-	cW
eberswalde	cW
eberswalde$	cW
ebro	cX
ebro$	cW
ec	cZiY
ech	fIg_iFjJpI
ech$	fHg^iEjHpI
echaf-	jV
echafaudage	jV
echel-	g^
echelle	g[
echelle 00	gT
echelon	aRgX
echelon 0	bVcJ
echelon$	aRgT
echo	idjF
echte-	bIc\\gE
eclat	aHcIgaiGpH
eclat$	cIg^iHjJpH
eclip-	jUkT
eclipse	jUkT
eclipse$	kZ
eclus-	aYbS
ecluses	bW
ecluses$	bW
ecmo	i\`jJ
ecmo--	iWjGkV
eco	bX
eco$	b\\gJiE
eco-c-	hZiFpI
eco-cheques	hZiFpI
ecoch-	hWiJ
ecocheques	hWiJ
ecocheques$	gX
ecogr-	iSkR
ecografia	iIkU
ecole	hJla
ecole de	jV
ecole$	iVlR
ecole-	bW
ecoles	bW
ecoles$	bXiI
ecolo-	aTbT
ecologica	bYdF
ecologica$	bX
ecomm-	bS
ecommerce	bS
econo-	jZnS
economia	iSj[
economia$	iIj\\
ecout-	jX
ecoute	jX
ecran	dWpI
ecrir-	jSlFpV
ecrire	jSlFpV
ecrit	gCjUpYq\\
ecrit$	jV
ecrit-	r]
ecrits	jWkG
ecriture	ra
ecriv-	aXbApTrR
ecs	ja
ecs$	ja
ecsr	jT
ecsr$	jV
ed	jWqV
ed$	aTcIdHjZpF
edad	sd
edenr-	hY
edenred	hY
edge	bSqU
edgwa-	cY
edgware	cY
edici-	lSqG
edicion	lSqG
edicion de	aTjX
edifi-	iVpS
edinb-	aFcd
edinburgh	cU
edit	aIr_tC
edit$	iUjU
edite-	aFbZ
editeur	aFbZ
editi-	bXkS
editing	iSjJkW
editing$	iBkY
edition	gEj]
edition$	gEj^
editions	b\`iA
editor	aU
editor$	aUiEpV
editorial	bW
edits	i\\jH
edits$	iY
edmun-	cT
edmunds	cT
edmunds$	cU
educ	aXbT
educacion	iUjS
educador	iI
educador /	aRiJ
educadora	a_
educateur	kU
education	gShGiS
ee	nY
efect-	aHe]
efectivo	aGe^
effec-	iTjT
effects	jVkS
effects$	iJj]
efk	iYjUkI
efrai-	mW
efrain	mW
efz	a\`jY
efz$	a\`
eg	bSgd
eg 0	g\`
eg 00	g^
eg$	bafFgIhGpE
egal	eIl_pJ
egal$	eHfSgEhHiJlapJqU
egg	aZ
egres-	lW
egresado	iIjYsV
eh	aTfFqFrU
eh$	a[bEiIjHmItS
ehepa-	sS
ehepaar	sS
eho	iZjG
ehpad	bViX
ehpad$	bTiU
ehren-	m\`
ehrenamtliche	fHiSmZ
ehrenamtliche$	bSmV
ehrensache	hYiGjSmH
ehrensache$	hYiGjSmH
ehrli-	hTkJqT
ehrlich	bShVsStS
ehrlich$	bTsS
eib	jVlD
eibar	cY
eibar$	cY
eidg	aVcHiIj[kEtJ
eidg$	aTcGj[kDtI
eigen-	bT
eigenbetrieb	bT
eigene	bVhSiJ
eigenen	hSjSqS
eigener	hS
eigener hund	kR
eigenes	lS
eigentlich	bBhGoYpFqb
eight	fSm[
eight$	fSgYhGmW
eight-	bRtS
eighteen	bUjUtT
eighty	gW
eighty$	gW
eignu-	jRp\\
eignung	aIjUlHpX
eignungstest	pW
eilid-	pS
eilidh	pS
ein jahr	eUjUlX
ein mann	fJsc
ein paar	aRiHtY
ein plus	kc
ein tag	d]iSjFlI
ein traum	kZ
ein$	kTo[
einar-	dZoS
einarbeitung	dUoT
einarbeitung$	dT
eindh-	cW
eindhoven	cW
eindhoven$	cW
eine	sT
eine halbe	eWrV
eine$	jSsTt[
einem	b[iE
einen	aXqS
einen$	bGcHiFlHqIt\\
eines	eRhRjX
einfach	pTrS
einfach$	jVkWlFrJ
einfahren	fEgIkIsX
einfu-	jYrX
einge-	jY
eingefuhrt	jV
eingefuhrt$	jU
eingewohnung	iT
eingr-	bYiHqY
einhe-	iWs^
einheiten	i[
einheiten$	iS
einheitslohn	gV
einka-	iW
einkauf	mV
einkaufen	i[
einkaufer	a\\iH
einkaufer$	aX
einkl-	bGhHianIsJ
einla-	eIfJhZpHsY
einle-	iGl]pG
einli-	hZ
einliegerwohnung	hZ
einma-	aJfFiU
einmal	aJfFiU
einri-	a\`
einrichten	i[
einrichten$	i[
eins	iXjT
eins davon	jW
eins$	gS
einsatz	iS
einsatze	fTiIn\\
einsatze$	fR
einsatzgebiet	cX
einsc-	fIiWjW
einschleifen	iT
einschleifen$	iT
einsp-	iSqS
einst-	gSjSoR
einstellen	bHcIiXjBtV
einstellen$	cIiWjBtV
einstellung	oX
einstieg	g[oV
einstieg$	g[
einte-	iY
einteilbar	hU
einteilbar$	hV
einteilen	iZ
einteilen$	iT
eintr-	jZ
eintritt	iU
eintritt$	iSjVoG
einun-	gY
einwa-	jX
einwandfreier	jX
einwe-	i\`nD
einweisung	iT
einwo-	bT
einwohnern	bT
einze-	hZiT
einzel	eIi\\
einzelzimmer	h[
einzi-	fViXjD
eis	h]i\\oGqJ
eisen-	b[lW
eisenach	bGc[
eithe-	eRfX
either	eSfYjS
either$	cGeXfDjUpI
eje	aT
eje$	aX
ejec	aUjXtH
ejec$	aWjWtG
ejecu-	mS
ejecucion	jT
ejecutiva	aWtG
ejecutivo	aUjS
ejerc-	jU
ejercicio	aV
ejercicio$	aYeUjD
ek	h^kD
ek$	h_iJkEoI
eks	j[
eks$	j\\
el 0	oZ
el 00	oSpZ
el ano	bS
el anuncio	rStU
el aviso	r]tU
el cierre	iT
el cliente	qSsV
el curso	h[iF
el de	mWqT
el dia	pS
el director	qRsY
el equipo	jXpUrT
el lunes	oS
el martes	fGoTqUtT
el nombre	qIr_
el obrador	iT
el primer	eS
el que	fS
el resto	cYeJg\\rI
el segundo	qX
el socio	mYqS
el sueldo	r\\
el ultimo	qUsR
el viernes	qa
el$	qR
elabo-	p[
elche	c[
elche$	cU
elder-	iTmU
elderly	aF
elders	jSkHmW
elders$	iWjTkE
elec	bVhJiU
elec$	bHiWjU
elect-	j\\
election	bGcJe]jImIpG
elections	fU
elections$	fU
electrica	aFbUcFhW
electrica$	bIcDhXiGjJ
electrical	fGjVpV
electrical$	jW
electrician	jZ
electricians	jJlT
electricidad	jX
electricidad$	jX
electricien	aS
electricista	a\`
electricista$	aY
electricite	jW
electricity	h\\
electrico	bSiZ
electrico$	bTiX
electricos	bUmW
electricos$	bZiHjUkHmF
electrics	gJl^
electrique	h\\
electrique$	hTjU
electroerosion	jZ
electroerosion$	j\\
electromecanicien	jX
electronica	p\\
electronica$	i_jD
electronico	h[
electronico$	h\\iD
electronics	aX
electronics$	aY
electronique	jAk\\pI
electrotech	jR
electrotech$	jT
elega-	aHs\`
elegant	rTsU
elegi-	fVhYjH
elekt-	jZpU
elektriker	jUrU
elektriker oder	sW
elektriker$	jX
elektrisch	cHgIiHjGkIn\\pHtJ
elektrisch$	cHfJgIiHjGkIn\\pHtJ
elektro	bWjT
elektro$	bHjW
elektrotechnik	gHjW
eleme-	aWbWcDiEjX
elementary	j]
elena	mhpF
elevadora	jS
elevadora$	jS
elevadores	aFb\\
eleve-	bTmR
eleven	mSqU
eleven$	m\`
eleves	aRmR
eleves$	m\\
eleveurs	bWsU
eleveurs$	b^
elf	b^
elias	aGbBc\\iEmW
eligi-	jZ
eligibility	iFjYkU
eligible	jU
eligible$	jV
elimi-	iDkSpW
ella	hHjFq\\sV
ellas	pXs\\
elle	iXjJmX
elles	pVsa
ellos	pUsS
ellos$	iRpX
elodi-	bRkImY
elodie	bRkImY
elsas-	bT
elsass	bT
elsass$	bT
else	dRnStV
else$	fVhFiIpSrIt[
else'-	fViR
else's	fViR
else's$	fViR
elter-	eUiV
eltern	iUsS
elternabende	iY
elternabende$	iZ
elterngesprache	iV
elterngesprache$	iV
elterninitiative	aGbciFjH
elternzeit	e[
elternzeitvertretung	eViI
elternzeitvertretung$	eXiH
elus	bIfHiSjGp\\rJ
elus$	bIfHiSjGp\\rJ
elvir-	mVqY
elvira	mVqY
em	iWmUsV
em$	eSs^
email	p_
email$	iWpT
email-	bT
emails	bGiUqV
embal-	i[jJlS
emballages	iS
embalming	iS
embar-	bVkRoSqVsU
embarazada	qVsS
embarazadas	sc
embarca	cTjU
embarque	bWcG
embarque$	bTiJ
embau-	eRtW
embauche	aHbTeT
embauche$	aGbWtS
embed-	aXiT
embedded	aU
embra-	jZ
embry-	aXmS
emden	cX
emden$	cZ
emerg-	fTi[
emergencia	bUf\\
emergencias	fImV
emergencies	iTjY
emergency	bIfRkU
emis	b[cIjBk[sJ
emo	jSpV
emoji-	rW
emojis	rW
emojis$	rW
empad-	iVs]
empal-	cWiS
empalme	cWiS
empan-	aGiV
empanadas	aGiV
empanadas$	iT
empez-	cHfTo[
empfa-	iTj[sI
empfangen	aJiZ
empfangen$	aJiZ
empie-	eWiJoT
empieza	eWiJoT
emple-	mX
empleado	eJgWhT
empleados	bXgHhS
empleados$	bYgGhT
empleo	aEeSlR
empleo$	aCbWjW
employe	hV
employed	e[
employed$	e]
employee	aUhT
employee$	eUrI
employee-owned	bX
employees	bUmU
employees$	bSmU
employer	hWjItW
employer$	aIbJhUiFjGqGt\\
employes	bX
employes$	b\\
employeur	aIgDh^
employment	jUpW
empow-	j[
empower	j[
empre-	bReR
empresa	bReT
empresa$	bGeWhWiDjT
empresas	iR
empresas$	bJiT
empty	aIdCfXgWtW
empty$	dCfZg[hFpJtI
ems	aIbUc[jI
ems$	aIc]dGfJ
emt	iHjFk]
en 0	eWjC
en 00	bHfIiSj^
en 0000	bSiFjZ
en 2000	b\\iUjBqU
en abril	q[tI
en agosto	hW
en alternance	dEfX
en altura	iGj^
en anglais	cHiEjTr\`
en aout	h[iVo>qR
en avril	i[jDpEqV
en bio	bUjT
en blanco	eV
en caja	iGjVkIm\\
en casa	nZpR
en catalan	r[
en charge	h\\mI
en conflit	mIqU
en cours	bSjU
en cuatro	eIfShFmEoFpa
en dos	iEjVtU
en el	pX
en enero	aJcVhUoVpFqS
en fin	fS
en francais	rX
en hiver	dIfVjT
en ingles	rf
en insertion	mU
en iso	j^pD
en janvier	bIeFf]iVmFoH
en juin	fZmDpJqZ
en julio	bRfFhUoU
en la	pT
en las	qUrHs\\
en ligne	pX
en mai	fVjIoGpGq]
en mano	bHgbjImE
en mars	fYiVkEoBqS
en mayo	bJiXmEoSq[
en mesa	aHbHfFiUmX
en mostrador	mX
en moyenne	hWqG
en otono	aDfRiIoYqY
en pico	gIiW
en place	fVhJ
en planilla	gTiVjH
en planta	d[eFiXjIpT
en sala	mRsX
en terreno	dFpYsU
en train	hWiX
en tres	nVpT
en un	qV
en una	rX
en verano	fX
en vigor	aEjX
en$	jS
encad-	iTmZ
encadre	m[
encadrement	iW
encadrement de	iXmI
encadrement$	iVjTlImH
encadrer	iS
encadrer$	mS
encadrez	bImZ
encan-	aIjFk_
encar-	aTi\\mX
encargada	aTiEmW
encargado	aWmZ
encargado de	aZmG
encargado$	aYmI
encei-	qYsU
enceinte	qYsV
encim-	iT
encima	hSqT
encor-	qT
encore	qT
encore$	q[
encou-	b@gSkWrYsI
encouraged	eIgIhIiFkZpDrS
encue-	aVjZ
end of	eVoS
end$	fU
end-t-	iT
end-to-end	iT
ende	eVoStS
ende september	oR
ende$	cImIpEt_
endo	aWbGiI
endor-	j[kT
endorsed	jX
endorsed$	jW
endorsement	j[
endorsement$	j[
endorsements	iX
endorsements$	iW
endos-	bHg?iVj\\
ends	iIpVsR
ene	hIo]
ene$	o]
enerc-	bV
enercon	bV
energ-	kT
energie	kV
energie$	bVjT
energieberater	iZ
enero	o_
enero$	oapS
enfan-	b\\sU
enfant	gSsW
enfant$	gSiXsE
enfants$	bVjV
enfer-	mS
enfermera	mT
enfermera /	aUjHmJ
enfermera$	b\\mI
enfermeras	mY
enfermeria	iVjX
enfermeria$	iVjV
enfor-	aWiT
enforcement	aWiT
eng	aYjYmX
eng 0	jW
eng$	aWjUm[
engag-	iR
engagement	iY
engagements	bGrW
engel	jV
engel /	iTjG
engel-	cW
engine	iYkRqS
engine$	gUkS
engineer	aU
engineer (	gD
engineer$	aa
engineering	lXmE
engineering$	aWiGlVmA
engineers	hHmb
engineers$	iSjImV
engines	bUiY
engines$	bWiU
engla-	cHnT
england	cHnT
engli-	rU
englisch	jS
englisch c	jW
englisch fur	iIjTkV
englisch$	jT
english +	j_lHrH
english and	iGjVpIrX
english as	cDs_
english at	j[
english b	jT
english c	jX
english for	jUrZtC
english or	jW
english speakers	jIkFs[
english$	jX
english-speaking	aVbTcTiI
engra-	bVcFiS
engrase	iW
enhan-	fEg[hT
enhanced	fHhW
enhanced dbs	jY
enhanced$	h[iFjI
enhancement	fGg\\hGkJmG
ennis	aJca
ennis$	c]
enoja-	jXqS
enojado	jXqS
enologa	mV
enotu-	iW
enoturismo	iW
enoug-	jT
enough	jT
enough for	j\\
enough to	bXjS
enough$	iHl[qT
enque-	iWqW
enquete	qX
enqui-	i\`
enquiries	iZ
enreg-	i_kI
enric-	aGhJia
enrob-	aTiZ
enrol-	bGcFdHi[kI
ensay-	fS
ensayos	iToT
ensei-	iTlX
enseignant	aY
enseigne	bWrT
enseignee	iIl\`
ensem-	i^
ensemble	cS
ensen-	eBjVl_
ensena	lYsJ
ensenamos	jIl^
ensenamos$	jIlZ
ensui-	dUrZ
ensuite	dUrZ
entbe-	dIl^
entbehrlich	dIl^
entbehrlich$	dIl\`
enteb-	cTiU
entebbe	cTiU
enten-	lWqU
enter-	qX
entera	eSqGsT
entera$	eWqIsR
entero	hV
enterprise	jY
entfa-	fUlT
entfallt	fUlT
entfallt$	fTlS
entfr-	eafGpH
entfristet	eY
entge-	f>ga
entgelt	fJgS
entgeltgruppe	aHgX
entid-	bX
entidad	bU
entie-	sZ
entienda	iUjY
entiende	qEsVtT
entiendes	s]
entiendes$	s]
entir-	dZgR
entirely	dZgR
entit-	bWjR
entla-	i^jD
entladen	bIi[jC
enton-	qJt\\
entra	hSjElX
entra-	fX
entrada	oTqU
entrainement	hEi^jJ
entran	fXsY
entrants	fHgTiV
entrapments	iZjH
entrapments$	iT
entre	qV
entre 0	f\\
entre 00	s_
entre nous	q^
entre semana	dHf^gJ
entree	hVo[
entrees	iW
entrega	hIqV
entregas	aGbXiTpJ
entrenador	aW
entreprises	a]cHiJ
entreprises$	aZiI
entretenir	aJcIiZ
entretien	iTpS
entretien avec	mHpV
entretiens	hXpW
entrevista	pV
entrevistas	p\\
entrevistas con	jVqT
entrevistas$	p_
entri-	fUiY
entries	fUiY
entries$	fZ
entry	i]jI
entry$	bUcGiW
entsc-	f\\
entscheidung	b[pV
entwe-	fHiU
entwerfen	fHiU
entwerfen$	fHiU
entwi-	mZpFrV
entwicklung	iT
entwicklungsgesprache	iW
entwu-	tU
entwurf	tU
entwurf$	rU
enume-	bGiJm\\pHr\\
env	gZ
envas-	aViU
envia-	p\\
enviar	pU
envig-	cW
envigado	cW
envigado$	cW
environ	aGnT
environ 0	aJfVgZ
environ$	bIfSnX
environment	bX
environnement	lXrV
envoi-	pYrG
envoy-	aFcBi_jHrJtH
envoyez	pW
eo	aCpUt^
eoi	iEjGp]tX
eolie-	aUiJ
ep	aEeZjCq[tE
epaul-	mY
epb	bIj[
epc	b_cI
epf	h^
epi	h\`jI
epine-	aGiWpT
eplan	bHkW
eprou-	j[
eps	bXhb
eps$	hS
epsv	h[jH
epsv$	h[jH
equal$	j\\
equal-	aHr]
equality	aFr^
equip-	m[
equipe de	iSmS
equipe$	iS
equipementier	bThZmI
equipements	bZcI
equipes	bV
equipes 0	fT
equipes$	f[iTmC
equipment	a^gTjIm@
equipo de	mUrR
equipo$	fHjYpX
equipos	bUpS
equit-	gW
equitation	sT
equity	gX
equity$	gY
equiv	aWjS
equiv$	aXgJjU
equiv-	jZ
equivalent	gW
equivalente	jZ
equivalente$	jT
er fevrier	oT
er septembre	oV
er$	bIcDeJfUgUjItY
er-te-	iFnZ
er-team	iFnZ
era	gZrW
erabl-	bVcJi]
ere	a[
ere$	aViXjIqT
eres	aYlU
erfahren	bGjXqY
erfahren$	aJbHjVqX
erfahrung	iHsW
erfahrung mit	k[
erfahrung$	aUgUjIsV
erfas-	iU
erfassen	iW
erfassen$	iW
erfol-	cIgfhCiG
erfolg	gR
erfor-	jHl\\
erforderlich	jHl\\
erforderlich$	jHl\\
erfur-	cUhI
erfurt	cR
erfurt$	cR
ergeb-	fU
ergo	aXiW
ergo$	aVbJiW
ergot-	a\\dIhG
erkla-	iX
erklaren	iX
erklaren$	iV
erlau-	oSrU
erlaubt	oSrU
erlaubt$	hSoU
ernah-	fEgViEjHk]mIpG
ernte	cHfVjIo^pGqJ
ernte-	fY
erp	iZjU
erp$	jW
error-	i]
ersch-	gXpRqR
erschwernis	fIg\\hHkI
erst	e^fHq^
ersta-	bUgShHiIp^
erstattet	gUhIpU
erstattet$	gUhIpU
erstb-	bXg?iVrB
erste	aYbHeIfHjTtI
ersten	qI
erstg-	iIpY
erstgesprache	iIpY
erwah-	qWrU
erwahnen	qWrU
erwahnen$	qTrV
erwar-	hEt_
erwei-	jZ
erweitertes	jZ
erwer-	hHjFkIl\\pJ
erwun-	eTkYsT
erwunscht	eTkYsT
erwunscht$	eViIjJk]
erzie-	aZcHiI
es el	b\\hFnH
es gibt	g[
es ist	bc
es la	bXiIjGpSqTtH
es lo	jZqEsU
es nicht	jEl\`
es para	eYfGqTtS
es un	q[
es$	gSiItY
esa	gJj[kDlGpEqYtJ
esbje-	bT
esbjerg	bT
esbjerg$	bT
escal-	gSiW
escala	cIg[jJ
escalafon	g[iJjI
escalations	aJiS
escalera	gHj\\lHsW
escan-	cSmZ
escandallos	jZ
escaneada	pZ
escaner	jW
escaner$	iEj]
escap-	cW
escaparate	cXiRsI
escaparate$	cXsI
escen-	a^mEsI
escog-	aIfWiZsJ
escoger	fX
escolar	aU
escolar$	aU
escolares	aFb]
escor-	iX
escorting	iV
escri-	pSrR
escriba	p[
escribo	cJqVtW
escrito	f[
escritura	gVi\\jE
escuela	cT
escuela$	cAhYjEmI
escuelas	tW
ese	qa
esi	cIh^iIjD
esl	a\\iRjIkG
esmal-	aGiZsI
eso	q]
eso lo	i_qD
eso se	f\\qU
eso$	iGjYqIsR
esop	bJcJeEfAgWh\\iDj@
espac-	aVhGiR
espaces	aVhG
espaces verts	aWhF
espag-	jX
espagnol	jX
espal-	jU
espalda	cSjRsT
espalda$	jXsV
espaldas	jV
espaldas$	jV
espan-	sb
espana	dRqV
espana$	bIcRdX
espanol	aUrU
espanol$	aWjIrX
espec-	bSmTpH
especes	bU
especes$	bUiS
especial	aCbZ
especialista	aX
especializacion	kY
especializado	b[hEpJ
esper-	aD
espera	eR
esqui	cGhaiAjU
ess	bWtJ
ess$	bWtJ
essai	eVjFp\\
essai-	aVhEiVjJsY
essais	aX
essal-	hW
essalud	hW
essay-	i_
essen	dThXtI
essen$	bZcFh<nV
essen-	h[
essence	hRjJ
essence$	hX
essensbons	hV
essential	jUlS
essential :	jX
essential$	hGjSkYlV
est	bUqY
est 2000	bY
est en	iSqZ
est$	bWeTi[
esta	cWq^
estab-	e^qV
estable	cJeZ
estable$	cIeXiHjJpHqI
establishment	e[hIjJ
estac-	bX
estacion	bTcRjS
estacionamiento	hX
estad-	aYbGjT
estadistica	iUjW
estam-	cWhCmTnV
estamos	cXmV
estamos en	cYmGrU
estan	bTfDmSqY
estan-	bXcDhRi\\
estandar$	jU
estar	jTs[
estar-	jHk^oS
estaria	jGk_
estat-	cTiU
estatal	fHiW
estatal$	fHiUjS
estate	bScYkJ
estate$	aCbXhZiI
estates	gIi[
estates$	gHi[
estatica	hSiT
este	cTsT
este$	cT
ester-	bEcZiS
esterilizacion	iY
esthe-	aW
estheticienne	aW
estib-	iX
estibar	iX
estil-	aHm\\pGsS
estim-	pHt^
estir-	iTqT
esto	q[rGtU
estor-	kT
estorba	kT
estorba$	kT
estre-	bYiJjT
estrella	bVrX
estrella$	bV
estrellas	b[
estrellas$	bY
estri-	aWdXkJ
estru-	i]
estructuras	aTiS
estua-	bS
estuary	bS
estud-	bTlSrS
estudiantes	aFbbcGmH
estudio	aWrX
estudio de	aGb^
estudios	l\\
estudios$	lW
estup-	kSsW
estupendo	kSsW
estupendo$	kRsT
et 0	gTmWpW
et 00	cUfRmS
et a	fCpIsHt\`
et au	iT
et de	bUfGgV
et demi	fTgW
et deux	iHm\\
et la	jSsJ
et les	gUiGmW
et pas	hFiJqVsU
et soir	fEhJia
et un	bThUiBmSrS
et une	fHhGm]
et$	hXmT
eta	iX
etabl-	b\`jU
etablissement	bWjXkH
etalo-	jY
etalonnage	jY
etat	aUiTjR
etat civil	aUiTjR
etats	iZ
etc	sT
etc$	fIiUjT
ete	fYoFqX
ethic-	hV
ethics	hV
etien-	pZqX
etienne	pZqX
etike-	ia
etiqu-	bUiX
etiquetage	iY
etiquetage$	iU
etiquetas	bX
etiquetas$	bX
etoil-	b_
etoile	bUjR
etoile$	bU
etp	aVbSeUmS
etp$	aXbTeSmV
etran-	aJiX
etranger	hHqSsU
etrangers	iUlI
etre	kUnV
ett	bIcEeciFjFsItC
etude	aCb_pX
etude de	pR
etude-	iZpS
etudes	iZpS
etudi-	aJs\`
etudiants	lVrS
etwa	gY
etwas	jSqSrW
eu	sV
eu$	aRbGcJhSiUjF
euch	p_qFrY
euh	aGcIt^
euh$	bJcHt[
eur	bGia
eur$	i^
euro	bEg[
euro$	bAeThRiV
euro--	aHbGebfJgF
europ-	nSsT
europe	nW
europe$	cViFnV
euros	gdiI
euros$	hS
eus	eZjI
euse$	aW
euske-	jSlS
euskera	jSlS
euskera$	kRrU
ev	bTh]nJ
ev$	cIeIhSjTmI
evac	bHhZiT
evalu-	iVjRmU
evaluacion	pY
evang-	aBbUsZ
evangelico	s\\
evangelische	aDbW
evapo-	b]mC
eve	eGfWgSoS
eve$	gWoW
even	kZsV
eveni-	f[
evening	fStY
evening$	fU
evenings	fZjR
evenings$	pY
evens-	fT
evensong	fT
evensong$	fT
event	iUmDt^
event-	eU
evento	eWgU
evento$	eXgU
eventos	bZ
events	bHjU
events$	jWmT
eventual	e_
eventual$	eW
ever	hTjItY
ever$	hVsVtT
every 0	fZsR
every 00	i[
every day	dVfZiY
every other	f]hAiS
every second	fDha
every third	f\`gE
every time	jGs]
every$	fT
every-	sS
everybody	bTlZqI
everyone	iWoCrU
everyone$	fHiSqW
everything	hV
everything$	bUhYiBjW
eves	f_
eves$	f\\
evide-	j\\
evidemment	hSjTrU
evidemment$	hUiIjRqHrW
evidence	iX
evisc-	i[
evite	fGrXs^
evite-	rTsY
eviter	hIrUsV
evolu-	eU
evolucion	gRiT
evtl	eWiFq\`
ew	aIb^iI
ewm	iIjU
ewp	iHjZ
ex	kV
ex$	bXcJfTgC
ex-co-	cJiAj\`qU
ex-po-	lY
ex-police	lY
exam	bDjYpW
exam$	aIe\\fJiUjD
exame-	hWpS
examen	jS
examen$	iV
exami-	a\\tH
exams	j_
exc	aAbbcHjC
excav-	gHh\\nHqW
exced-	eRsW
excedencia	eRsW
excel	jc
excel +	iU
excel con	kJpX
excel$	iTjY
excel-	kY
excelente	iEjHkXsW
excellent	jZkS
excellent$	kY
excep-	dSgJiHnU
exceptions	dViIpI
exceptions$	dViIpI
excha-	aHhSiSjRpJ
exchange	aHhSiSjRpJ
exchange$	fIhW
excla-	r]
exclamation	rY
exclamation marks	rY
exclu	eXjI
exclu$	eWjH
exclu-	eUjSkW
exclusivity	e\\iHlJ
exclusivity$	e\\iHlJ
exec	aUbHm^pF
exec$	aZbH
execu-	aXjHmTtI
executive	a[jHtI
executive$	a]jG
exemp-	eW
exempt	eY
exempt$	aWgV
exerc-	iTpY
exercise	pX
exercise$	pX
exete-	bFca
exeter	cSdT
exeter$	cT
exhib-	bTiRjErR
exhibit	iTjHrU
exhibits	bSiRjH
exhibits$	iUjH
exige	jVl\\
exige$	iGjUl_
exige-	mZ
exigee	lS
exigee$	lW
exigi-	bGjZlXtH
exist-	iFrV
existe	eTtH
exists	lIrZ
exit	iWjZlH
exoca-	iUjR
exocad	iUjR
exocad$	iGj[
exp	kXl\`pI
exp$	eSiHkYlVpF
expan-	b^hH
expansion	b^hH
expat-	g[h?j?k]lHpH
expec-	lU
expect	fTsW
expected	kIlZ
expected$	kIl[
exped-	fTiRmHpS
expediente	pU
expedientes	bSfXgGiS
expedition	iSpY
expen-	ia
exper-	kVlT
experience	kTlS
experience 0	j_tI
experience is	iH
experience of	iIjV
experience with	kX
experience$	iFjYlV
experiencia	lY
experiencia con	kTlS
experiencia en	jVkW
experiencia$	g[lT
expert	hS
experte	hWjG
experts	bFmXpI
expir-	dJfX
expla-	iZ
explain	iY
explain a	jS
expli-	iSkV
explique	iV
explo-	bTmY
exploitant	aWhGmV
exploitation	aIbViHp\\
explosifs	aV
expor-	bj
export	aU
export 00	bW
export$	a[bImJ
exportacion	iU
exportacion$	bAi\\
exporter	aFba
exports	b[
expos-	cJiYkU
exposure	kW
expre-	i^jCtV
exrec-	i[
ext	hZjHpX
exten-	e]
extended	aIfU
extension	eXoT
extension$	eS
exter-	mX
externa	hUmY
externa$	hUmXpI
externe	e\\iIjJpS
externe$	eRpU
extra	gXk^
extra marks	kZ
extra$	f]jIk^
extra-	iTpTsV
extraccion	i\`
extraction	aHbZiVjC
extralegal	eVgVjGkGoEpI
extranjero	qJs^
extras	fIhTiT
extras :	gHhX
extub-	iW
eye	j[
eye for	j[
eye$	iTkYsT
eyes	hFjUq[rW
eyesi-	fJjYqR
eyesight	fJjYqR
eztit-	jW
eztitles	jW
f	jU
f &	jRmU
f /	aZbGeRfT
f 0	bShS
f$	aZfRgT
f-gas	jVp[
f-gas$	iIjWkW
fa	a]iH
fab	aUgF
fab$	cU
fabie-	iDm\\
fabri-	aIbfjW
fabric	bTiToG
fabrica	jX
fabrica$	jX
fabrication	bFiHj]kD
fabrique	bZ
fac	j^
face	jR
face$	fWiU
faceb-	rZtV
facebook	rZtV
facebook$	rUtW
faced	ja
fach	bJiVkWsH
facha-	aYjXlU
fachadas	gHhSiXjI
fachagrarwirt	iIjYtJ
fachangestellte	aYgUiImJ
fachausweis	aYlH
fachb-	bTmXpGtU
fachbereich	bWfItZ
fache-	lR
fachg-	aIbYfI
fachh-	bVcHiW
fachhandler	bVcHiW
fachk-	gR
fachkraft	aSgU
fachkraft fur	aS
fachkrafte	iXpIrZ
fachkraftezulage	gV
fachkunde	iHj[
fachl-	m[
fachlich	m[
facht-	bRjHkW
fachw-	hWiDjAk\`
facil-	hTiHjV
facilities	aXiTjJ
facilities$	aWiTjG
facility	pT
facte-	iBj_
factor	aHbHcHi^kJ
factories	b\\kX
factory	cVfR
factory$	b_cG
facts	j[pE
facts$	j\\pE
factu-	eUgW
factura	eXgSjHmGtI
factura$	bIcEdJe]gHhJiFjFkGmFnJpIrIsJtH
facturacion	b^iI
facturacion$	b]iG
facturar	iZ
facturas	eV
facturas$	i[
facture	g]hFoH
facul-	lepF
facultatif	lZ
facultatif$	lYpH
facultes	jV
facultes$	jTlI
faena	eWiR
faena$	eXhIiStJ
fahrd-	aW
fahrdienstleiter	aW
fahrdienstleiter$	aX
fahre	c\\hGiDjGlGn\`rFsI
fahre-	jU
fahren$	igjI
fahrer	m\\
fahrer$	jVmG
fahrg-	aXcHg[iHnAsZ
fahrl-	i[
fahrr-	h^iH
fahrradleasing	hXqI
fahrradleasing$	hXqI
fahrs-	gShHmY
fahrt	bEiVpJqErHt[
fahrt$	iHpGqHrJt[
fahrt-	bCcZdHgYhC
fahrv-	bScCh\\iEtI
fahrw-	bIcIi_
fahrz-	gIiZ
fair	mIpFqYsY
faire	qV
faire$	gYiWqR
fairs	i]
fais	r^tS
faisa-	bJd\\sI
fait	q[
faite	hVjSlR
faite$	jW
faith	lX
faith-	i^
faiths	aGi[
faja	eGh[
fake	jUsW
fake$	jVsU
faken-	cS
fakenham	cS
fakenham$	cS
falco-	a[bUcBiBjY
falconry	jT
fall	eIhHjUkXo\\
fall$	iS
falla-	aFc\\mEoTsV
falle-	aIiHkUmSpCsUtZ
fallen	iHmXsX
falli-	i]qUrG
falls	cXjR
falls$	bZ
fallt	iVqYsV
falmouth$	tT
falta	aTlXtU
falta un	a[cRtG
falta$	qHtW
falta-	jSsW
faltas	jVrS
faltas$	jX
fam	hTpZ
fam$	hTjJpZ
famil-	bUhTsW
familia	sT
familia$	fTpTrU
familial	aJbYeVfG
familial$	eXjH
familiale	bXpCrSsV
familiale$	aFbWrV
familiar	bUhXiHjS
familiar$	bYgRiD
familiares	s^
familias	iVjI
familias$	hS
familie	hU
familie$	h_
families	iU
families$	iUkY
famille	hX
famille$	aTh]iH
familles	qU
familles$	kW
family$	hZsW
fancy	dWiGjSkIl\\rJ
fancy$	d[gJiGkElZqFrE
fang	kHq]
fanie	jImY
fanie$	iJmX
fanuc	j[kU
fanuc$	kX
far	cS
far$	cTqS
farbe	jFkW
fares	bSgWhVnB
farm	aTbU
farm$	cRhR
farma-	aUi[kW
farmacia	aXiStJ
farmacia$	aXiS
farme-	iVjSpHrS
farmers	iUjIpFrU
farmh-	hW
farmhouse	hW
farms	bUsS
farms$	iV
farri-	iU
farrier	iU
farrier$	aY
farsi	aYkR
farsi$	a\\hI
fashi-	bYiD
fashion	bYiD
fassa-	bXdFiX
fast	j[
fast$	iWjBqXrIsFtU
fast-paced "	qR
faste-	iZkYsV
fasteners	iWmI
fat	bDjIn\\
fathe-	bTsY
father	bTsY
faudr-	aStS
faudrait	aStS
faudrait$	tV
fault	bFgTj\\
fault-	i]
faults	i\\
faults$	iX
faulturm	iS
fauna	aR
faure	bSe]
faut	jV
faut pas	rY
faut$	aHcSt^
faute	jVrU
faute$	jYrV
faute-	rW
fautes	pIqSrZ
fautes$	pHqVrW
fauteuils	bY
fauteuils$	b]iJ
favor	jFk]rWsV
favor$	iIkSlUsV
favou-	gUkR
favour	gWkT
favour$	gXkT
fax	hJlFp^sH
fb	pZrS
fca	bSiHjJlIoX
fcfa	g_
fcfa$	g_
fco	jY
fco$	jX
fcr	gRiT
fda	jS
fda$	bTcGkD
fds	f[kX
fe	bT
fe de	aWtH
fe$	jSlU
fea	jS
fear	bJjYlXpEsF
feast-	bIfX
feasts	bIfX
feasts$	bIfX
feath-	bW
feathers	bW
featu-	iYmU
feature	iV
features	iTmWpJrH
feb	fXob
feb 0	pJqU
feb 00	aUpS
feb or	o\\
feb$	oZ
feb-m-	fTiVmVoH
febre-	ob
febrero	o\\
febrero$	fToSpT
febru-	oZ
februar	oUpT
februar$	oVpX
february	fSoV
february$	fZlJoCpTsW
fed	h\\iSpFsS
feder-	bW
federacion	bY
federal	jRlV
federal$	jT
federation	aFbUgVhI
fee	gRha
fee$	gVhViI
feed	iajHmI
feedb-	iTpX
feedback	iTpX
feedi-	i]
feeding	i]
feeds	gUhYiSjD
feeds$	g[iG
feel	gGiFkXrRsV
fees	hliT
fees +	hR
fees paid	hXiI
fees$	haiYjC
feet	dUgIjXqS
feet$	dUiIjY
fehle-	iHjVkU
fehler	kXqUtT
fehler$	kXqUtT
fehlt	aUiFoHpIqTsStU
feier-	fZhW
feierabend	fXhUiF
feierabend$	hV
feiertag	gWhJ
feiertage	fUhG
feiertage$	fR
fein	k^
fein$	dSk_
felda-	cFeJfJhXiHn[pJ
feldk-	cW
feldkirch	cW
feldkirch$	cW
felix-	cU
felixstowe	cU
felixstowe$	cV
fell	aIbEcIiTj]sF
fello-	sW
fellow	qT
fells	iY
fells$	iX
felt	iZjU
felt$	cHiVjX
femal-	s\\
female	iRsY
female$	sY
femen-	rTsS
femenino	rTsS
femenino$	aXmIrEsT
femin-	aJbSr\\
feminin	aIbW
feminin$	aHbX
femke	jGm_pJ
femme	sb
femme de	aYqX
femme$	aRqWsT
femme-	mS
femmes	mS
femmes$	bRiGmZ
fenci-	aW
fencing	aW
fencing$	aX
fenet-	iTsH
fenetres	iTsH
fenst-	oS
fenster	bShGiU
feo	pUs]
ferai-	iI
ferait	iI
ferga-	kRmV
fergal	kRmV
feria	aFbRf]jIoC
feria-	eIfUgV
feriados	fZ
ferias	iW
ferie-	hf
ferien	fThS
ferien$	hTsI
ferienhaus	hW
feries	gThWiD
ferme	f[hR
ferme a	cDf[
ferme$	fSjGpIqW
ferme-	iTj[
fermes	jY
fermes$	iIjU
fermeture	hToGqS
fermeture 0	eUfVhIjJoI
fermetures	fEiSjX
fermi-	mS
fermin	mS
fermin$	iUmVsH
ferna-	qY
ferne-	j\\kA
ferra-	aCiTpGtX
ferre-	bVq[
ferreteria	b\\
ferries	cR
ferries$	bHiUjV
ferro-	bY
ferronnier	bWmHtI
ferroviaire	bViG
ferroviaires	bV
ferroviaires$	b\\iJ
ferry	aZgGhY
ferry$	a\\
ferry-	bXhXiFrG
fertig	eSfT
fertig$	eUhH
fertigen	bXoH
fertility	b_iG
fertirriego	iUjV
fest	ec
fest$	eafRpE
fest--	aSbHeX
fest-frei	aSbHeX
fest-frei$	aYbJcIhGiF
festa-	cFeciHmHpD
festanstellung	eWiJ
festanstellung$	eViI
feste-	bIcFgEhdiV
festg-	aHjXtW
festival	bU
festival$	iT
festivals	fY
festivals$	fZ
festive	oX
festivos	fX
festivos$	fRgW
festm-	bY
fests-	bTfX
fete	bFiW
fetes	bCfWg\\iD
feu	iVkSoH
feu$	i[
feuch-	cXiTjI
feuer-	iU
feuerwehr	b[iH
feuil-	i[jGkY
fevri-	oX
fevrier	oX
fevrier$	oWpR
few	iS
ff	aHiYjU
fh	j[
fh$	cViGjV
fi	aTjU
fi$	aRjRpS
fia	fHj^
fibra	iWjJ
fibra$	iY
fibra-	bUjU
fibras	bUjU
fibras$	bRjWkJ
fibre	a\\iR
fibre-	iHjYkSlI
fibreglass	iHjYkSlI
fibu	ia
ficha	i\\p]
ficha-	gBhJiSqZ
fichas	iV
fichas$	iV
fiche	aJjJl]tT
fiche$	l_pIqItH
fiche-	gEiX
fiches	gEiX
fiches$	bU
fidel-	kW
fiduc-	aHbbiH
field	jR
field$	bSjUnZ
field-	bZ
fields	bUiJ
fiest-	aD
fiesta	aCbVfT
fiets	aIh\`jG
fifo	fa
fifte-	hEmX
fifteen	hEmX
fifty	gUiJkR
fifty$	gYiIkT
fifty-	g\\
fifty-two	gW
fig	iHj^
figea-	cU
figeac	cU
figeac$	cU
fight-	jYqT
figma	ja
figma$	jV
figur-	oIqY
figura	s\\
figure	fUiH
figures	iToFrT
fijas	f\\jDmXnCsJ
fijo	aRe^gV
fijo a	e\\gJ
fijo discontinuo	eT
fijo$	aYeXgUpJ
fijo--	e[
fijo-discontinuo	e[
fijo-discontinuo$	eX
fijos	bJe]fHg\`
fijos$	bIg^
fila	i\`mD
fila$	i\`mD
file	iZ
file$	bUiYjG
files	i\`
files$	iZ
filet-	iZ
filets	hJiY
filia-	jTmU
filiale	c\\iJ
filialen	bZ
filialen$	b\\
filialleitung	bFcHiZmGtH
filin-	bUpS
filing	jVpU
filing$	i[
filings	b[gCjD
filip-	jIs_
filipina	qJs[
fill	lW
fill$	fX
fille	oJqUsa
filled	fJpYqT
filled$	iHpZ
filles	sV
filles$	iX
filleting	iS
filleting$	iX
filli-	aW
filling	aW
film	bWjU
fils	aGbZsU
filte-	pSsT
filter	dJiVpY
filter$	dGiTpU
filtr-	iWp_
filtro	iV
filtros	pW
fimo	jX
fimo$	jZ
fin d'annee	oV
fin$	aXcIfR
fina	iIj[oU
fina$	jXoV
final	eJjIoTr^tW
final$	iGjJlIpGrVtX
final-	hTpX
finales	iToW
finales$	oU
finally	t[
finan-	hY
finance	jJlYqTtG
finance director	a_
finance$	hIiVmWpHqI
financial	aAi^
financiera	aXbTmJ
financiera$	aZbFjRmJ
finanzas	jV
finanzas$	iIjV
finca	bVcGi]
finca-	gVnY
fincas	gVnY
find	iSkIpSq\\
finde	bFf_iF
finde-	fYpCsW
findi-	iZ
finding	iU
finding$	jV
findings	iX
finds	aFiZtV
fine	l[
fine if	kSlW
fine with	iCj^
fine$	dTl]
fines	iS
fines de	iGnS
finge-	j[
fini	oXsU
finie	bEfYiIjX
finie$	fUiJjX
finiq-	iT
finiquitos	iT
finiquitos$	iS
finish	fT
finish 0	h[
finish at	fX
finish$	fSgShJiU
finished	fHiGjWoY
finisher	a\\
finisher$	a\\qD
finishing	aFc^mY
finla-	eJnV
finland	eJnV
finnish	jRkSrS
finnish$	kT
fino	iSkS
fino$	qW
fins	fXjX
finte-	bT
fintech	bT
fintech$	bY
fiona	mUpBq^
fiori	iZpH
fire	aTiWmHpJ
fire$	aGiEjVtU
firea-	iEj]
fireb-	c]jU
firebase	jY
firebase$	jY
firew-	cGhXjVkG
firewood	cFh[iSjH
firm	bh
firm$	bYrT
firma	qT
firma$	hViSpU
firma-	jIpSqU
firmar	oFpHq[
firme-	bTh[
firmenfitness	h[
firmenwagen	h[iH
firms	iVjIlJ
firmw-	aSiW
firmware	aSiW
first 0	dVhV
first 00	dVeY
first aid	jYkV
first aider	iTkTlH
first and	aUcGeX
first call	iYpS
first class	h\\jRlGsD
first then	cUr[
first two	gW
first$	eSsR
first-	aTi\\
first-timers	iUmR
first-timers$	iVmR
fisat	a[
fisca-	aJmSoR
fiscal	aImToS
fisch-	cUfGi\\
fischgrat	iW
fish	a\\fGhU
fishe-	j\\
fished	lT
fishi-	hWjJkV
fishing	hWjJkV
fishm-	aV
fishmonger	aV
fishmonger$	aZ
fisic-	iUsR
fisica	iV
fisica$	jU
fisio	aTh\\mS
fisio$	aUhVmS
fit	jWs^
fit$	hHj[pS
fit-o-	bRiUjI
fit-outs	bRiUjI
fit-outs$	bThGiSjI
fitne-	gDh\`
fitness	bTpR
fitness$	bWcH
fitos-	jV
fitosanitario	iGjY
fits	bJi]sW
fitte-	aU
fitter$	a\`
fitters	aYbTiGlS
fitters$	bWlU
fitti-	iV
fitting	lW
fitting$	aSbIiYjH
fittings	gTiV
fittings$	iW
fitzr-	cW
fitzroy	cW
fiu	i[tH
five	fW
five and	iIjT
five days	dZfTiT
five in	bHmY
five mornings	f^
five nights	fXtJ
five of	jTmS
five weeks	fHgJh\\
five years	j^
five yrs	hTj\\
five$	eWfS
five--	bYf[iE
five-figure	jY
fix	g[iW
fix +	gSjGsW
fix$	dTg]jJ
fixe +	bVhI
fixe 0	rS
fixe$	g\\
fixed	dSeafIgW
fixed term	eVjF
fixed to	eY
fixed$	dUeSg\\
fixer	a\`
fixes	aFiXn\\
fixes$	aEbIn^
fixin-	iTmH
fixings	mF
fixtu-	hWjT
fixture	jX
fixtures	h[iS
fixtures$	h[
fixum	g^
fl	j]
fl$	iVjUkG
flach-	aRgVhCi\\
flag	bYcIiS
flag$	bYcIiS
flagg-	bU
flagging	iV
flair	aGk^
flasc-	h\\iW
flaschen	i[
flat	hY
flat +	iT
flat above	hX
flat in	fIgUhX
flat$	g]hUiJ
flatb-	aTbSlS
flatbed	aTbSlS
flats	i\\
flats$	bZ
flawl-	jSsT
flawless	jSsT
flede-	i]
fleec-	bRhHjY
fleece	bRhHjY
fleet	bUfEhVkH
fleet$	bSiV
fleis-	aUtX
flensburg$	bT
fleur-	iRtZ
fleuriste	aYbHfI
fleuriste$	a[fH
flex	f[gHhY
flex 0	iVjF
flex$	hViJjW
flexi	dTf_
flexi 0	dZhH
flexi$	f]
flexi-	dSfVhX
flexibel	iGoZ
flexibel$	fVhIiHoS
flexible	eTfU
flexible$	aGdYeThGlI
flexibles	fS
flexitime	fR
flexitime$	hU
flick-	bCi[
fließ-	jUrR
fließend	jV
fließend$	jY
fligh-	h^nT
flight	fWhY
flight$	fIhUtS
flights	h[nW
flights$	iV
fll	kV
flo	bXiHjGmW
float	iRjU
float-	cHd[qGsU
floating	aGcGd]hHiRjH
flock-	iT
flocking	iT
flood	iVjWrY
flood-	bU
floor	gS
floor$	dViFrUsW
floor-	aW
floors	bSiZ
floors$	bXiT
flora-	i\\jD
flori-	mR
florist	aS
florist$	aX
florista	iR
florista$	iS
flosk-	r^
flot	aHcVdEfGgHhIiEjDpa
flota	bSoYrX
flota-	iR
flott-	bRd\\
flotte	bW
flow	cUfXkU
flow$	iUjIkYmT
flowe-	hHi\\r]
flowers	iUqU
flowers$	iW
flows	i^
flows$	iY
flu	hWj[
flu jab	h\\
fluch-	bWrFsX
fluen-	jY
fluency	jW
fluency$	jY
fluent	jU
fluent$	jV
flug	h[
flugg-	aWi\\jI
flugs-	gX
fluid-	j]
fluides	aIbTmV
fluides$	aHm[
fluido	ja
fluido$	jY
flujo	bFi^
fluke	hZjZ
flush	bJfFi[jI
flush$	bJfFi[jH
flush-	iV
fluss-	aHbZ
flutt-	aRmV
flutter	aRmV
fluvi-	b\\
flux	aZbFjSpJ
fly	bIcWfUgHoJ
flyin-	iT
flying	iT
fm	gShW
fm$	hZ
fmcg	jd
fmcg$	j\\
foam	aJbIcHiZjW
foam$	bIcGi\\
fobi--	fFgHha
fobi-budget	gGhSiR
foggi-	iV
fogging	iV
fogging$	iU
foh	i\\mJ
foi	i\\jDlV
foi$	iVjDlW
fois	gTnU
fois par	mV
fois$	gWsU
folde-	iW
folders	iW
folge-	fShGjFlYpZrCtS
folgende	bHtW
folgt	pZ
folgt$	pZ
folia-	cHhJiJmIp_
foliado	pS
folk	fTs[
folke-	cVdJ
folkestone	cXdF
folkestone$	cXdF
folks	bSl[
folks$	bYkVlG
follow	iTlS
follow the	iV
follow$	lYsW
follow-up	i[
following	jFtX
fonct-	hR
fonction	hYoR
fonction$	dFhZ
fonctionnel	jUmR
fonda-	bSjVkF
fondation	bXiDjYkF
fonde-	aBbZiS
fondee	bT
fonderie	bW
fondo	bYiY
fondo de	bGhZ
fondo$	bHiYjU
fondo-	jV
fondos	jV
fonds	iV
fonds$	bU
fonoa-	cImV
fonoaudiologa	cImV
font	pGra
fonta-	aZ
fontaneria	aV
fontaneria$	aW
fonte-	a?bHc^dJeJfJgGhBiHjEkIlJmXnGoJpEqIrJsIt@
food	aSh_
food hygiene	jZ
food safety	jY
food$	h[jV
foods	b\\cH
foot	iTsU
foot$	bGiZsS
foota-	sX
footage	sX
footb-	qX
footp-	cIhSi[
footw-	iU
footwear	iU
for 0	fDjF
for 00	bUi\\pZ
for 000	bZiIqV
for an	aFbXpStR
for each	g\`hFiI
for family	h\\
for four	bHh^
for it	bSiFkTsR
for kids	gFhTiU
for lunch	f_iE
for one	aYj?kZtF
for our	cYtH
for over	hEi^
for right	gYiFjFkHoYsStH
for someone	cHdTfIgSqT
for the	aS
for this	d]lHtI
for three	hUiS
for two	aBbRcFl_tW
for us	bStS
for you	g@hZpYqT
for$	tb
forag-	bScIkT
forages	bUcGmJ
force	aIbVi]
force$	aIbViY
forde-	i[jIkT
fordermittel	bFfWiX
fordermittel$	e_i?
forderplane	iS
forderplane$	iV
forec-	i[
forecast	i\\
forei-	s\`
foreign	iTmS
forem-	cImZ
foreman	cFm[
foreman$	a]kCmI
foremen	i]tI
foren-	hUiT
forensic	hW
forest	bYcS
forestal	mT
forestal$	aVbImVpJ
forestales	aUiU
forestales$	aSiT
foreu-	aWbVhHiU
foreuses	b\\
foreuses$	b]iJ
forfa-	eSfShS
forfait	eSfShT
forfait 000	e_fEhE
forfait jours	eUhG
forge	aChTkXtW
forgi-	bTiBqTtR
forgive	qVtS
forkl-	jTkT
forklift	jTkT
forklift$	kZ
form	p[
form +	iFjUpT
form only	pZ
form$	pUtS
forma	bBiZ
formacion	h[lT
formacion de	hHjXlRoV
formal	iFrc
formalitaten	iZ
formalites	i[
formalites$	iU
format$	pU
formateurs	bIfJmX
formateurs$	bImY
formation	lU
formation de	eZkUoH
formation des	i[jI
formation$	aZiY
formato	hJiVjI
forme	iVl[mH
forme$	iIjWlRmEqT
formed	eTpS
formed$	p\\qH
formentera	cSnW
formentera$	cTnU
former	kXsU
forml-	lU
formlos	lU
formlos$	iJlTpT
forms	i\`p[
forms$	i^
formu-	pX
formula	cJiDjYpT
formulaire	pYtT
formular	iStW
formular$	pXtJ
formulario	pY
forsc-	aSeYmJ
forst-	bXhAiDjFnW
fort	c_fR
fort$	cXdHfVjI
fortb-	gIh]
fortbildung	gIh]
forte-	aBbIcHiWnHp[
forti-	iRj\\
fortnight	eShR
fortnight$	fVpT
fortnightly	mXnW
fortnightly$	fIiTnY
forty	bTjS
forty$	bGiRsY
forty-	b\\g[sS
forty-five	gVhJiW
forum	tX
forwa-	bWqS
forward	mIpIqZrGtF
forwarder	b^
forwarder$	b[
forwarders	aVbSiI
foto	pUr[
foto de	kXrV
foto$	iYp\\rI
fotog-	aVlW
fotograf	aUlW
fotos	p\\rUsT
fotos$	s\\
fotov-	aSiGjAk^
fouil-	i]
found	dUiEq[
found-	bdkZ
foundation	bWk]
foundation$	cGiIjFkU
foundations	iR
founded	bU
founder	fIp[
four	fT
four days	dXeXfX
four hundred	bXgF
four in	bIm[sI
four nights	aHcId]fTjH
four of	mZqV
four off	f\\
four years	h[lU
four$	fY
four--	faiHjZ
four-day	fV
fourc-	fJgY
fourchette	fJgY
fourg-	hY
fourgon	hY
fourn-	h[
fourni	hW
fourni$	h\\
fournie	gJhX
fournie$	hU
fournis	h\\
fournis$	h[
fournisseurs	aXiXnHpI
fournisseurs$	a\\
fours	iUsX
fours$	iVsV
fourt-	bSfUjR
fourteen	aJbUfU
foyer	bb
fp	jT
fp$	bJiFjTmX
fph	eRfBgbiHj=
fr +	jV
fr /	dXhIiSqH
fr 00	fU
fr ab	aJfV
fr bis	f_
fr$	aXdYkJ
fracc-	aHcEib
fract-	jXkT
frag	q_tA
frage-	iHmJp\\
fragen	iHmJp\\
fragen$	mIpW
fragr-	aW
fragrance	aW
fragt	gVq\`
fragt$	aIbGcGeIfIgWhGjGlFpIqYrH
frais	hZ
frais$	bVgUhW
frais-	aTiV
frame	bWiS
frame$	bWpW
frame-	bYiT
frames	iS
frames$	iW
framework	bZcJeTkU
frameworks	bWcHiXjD
franc-	jR
francais$	bTkRr\\
francaise	s^
francaise$	bVsT
france	aSnT
france$	aRjSnS
frances	iJj^kS
frances$	lT
franchise	e]gH
franco	f_
franco$	fY
francophone	aWhJ
francophone$	aXbIcRiH
frank	gHqVsU
frank$	pTqV
frank-	kS
franken	cEgBiFmYnUr[
frankfurt	nR
franz	cZiFjXpR
franz$	c>j\\pW
franz-	jWkS
franzosisch	kT
franzosisch$	rV
frapp-	jR
frappe	jR
frase-	aUjTrS
frasen	aVjX
frases	r[
frau	mXpRsRtW
frau$	pCs^
frauen	mSsV
frauen$	bImSs[
frauenarztpraxis	aJb^
frauenarztpraxis$	aFbZ
free	he
free for	bHq\`
free$	fVh]pS
freel-	eY
freelance	eYgR
freelance 0	eS
freelance$	eU
freelancers	bReUtV
freelancers$	bUeItY
freer-	jT
freertos	jT
freertos$	jT
freez-	oUqR
freeze	oWqV
freezer	iU
frei	fUh_
frei$	f\`h[
freib-	aSbRcRtJ
freibad	bZ
freibad$	b[iG
freiberuflich	e^
freiberuflich$	e_
freiburg	bT
freiburg$	bS
freie	hUqT
freie mitarbeit	e[
freie-	fUhV
freien	hYjV
freier	eUf[
freif-	hZiU
freig-	hRiSq]
freight	bWiR
freight$	aGbW
freik-	gShY
freikarten	gShY
freikarten$	g\\
freil-	aTbT
frein-	jDk\\
freis-	bUcViE
freising	bUcViE
freising$	bUcViE
freit-	fY
freitag	dGfUiS
freitag$	bIi\\
freitags	hT
freitags$	hXiRjI
freiw-	fV
freiwillig	fV
freiwillig$	fX
freiz-	gEh\\iU
freizeitausgleich	fY
fremd-	aZeS
fremdfirma	eViSmS
fremdfirma$	eXiU
frenc-	jSkS
french	jSkS
french b	jW
french or	kU
french$	kVrW
freno-	cHi]jI
frent-	hJjYmT
frente	aVhFiSjGmX
frente$	fY
frequ-	aEbEfagGjU
frere-	b]iI
freres	b]iI
fresh	kHl[sT
fresh-	iWjBlX
freshers	gIlZ
fresn-	cU
fresno	cV
fret	cYiI
freud-	jU
freude	jV
freue-	kZ
freuen	kZ
freun-	rJt\`
freundlich	jTlT
freundlich$	jIlY
freut	jBkc
fri	f\`
fri /	iV
fri 0	fR
fri 00	pW
fri sat	tT
fri$	fThWoV
fri-s-	fT
fri-sun	fS
fri-sun$	fW
fria	g\\iZpH
fria$	g^hHiTmH
fribo-	iT
fribourg	iT
fribourg$	iT
frida-	fS
friday	hR
friday 0	pT
friday$	nS
fridays	fSmU
fridays$	dRhS
fridg-	hTiU
fridge	hU
fried-	aVbIsR
friedhof	cT
frien-	jU
friendly	jSrS
friendly$	jU
frigh-	jXqV
frigo	aShViS
frigo$	aScJhSiS
frigo-	aVbXiI
frigorifico	aFb\\cG
fring-	gTiT
fringe	gTiT
fringe$	cSgSiF
frio	aTiT
frio$	aS
frisch$	iRj\\
frise-	fJjGlYqS
friseur	tS
frist	fIgJiGpc
frist-	aHbGcIfHi^jXlIqGrH
frog	jT
frog$	jU
froid	jVsU
froid$	iWjZsF
from 0	fUiT
from 00	bReGfSgWhEjF
from :	t_
from a	jUqV
from day	eUhVjRlI
from feb	fJoXqV
from home	d\`lF
from my	t[
from seven	f[
from the	a@pTtY
from uk	bAdSi[jI
from us	fCh]iHj[qVsC
from$	tX
froma-	bVhS
fromages	aShV
frome	cb
frome$	cX
fronl-	pV
fronleichnam	pV
fronleichnam$	pV
front desk	hSkTmRtV
front of	hBiY
front$	bIcZiIjWpHqXrI
front-	iR
frontalier	aHdUsY
frontalier$	aIdV
frontaliers	sV
frontera	cT
fronts	iT
frott-	cJianH
froze-	aU
frozen	aU
frs	h]
fruh	fU
fruh /	fT
fruh$	fTgFlGmIoX
fruhd-	bYfV
fruhdienst	bYfV
fruhe-	oZ
fruher	o^
fruhj-	iToU
fruhjahr	iToU
fruhs-	aXhW
fruhstuck	h\\
fruit	aHbXfFhXiGjY
fruit-	aGb[
fruits	hS
fruta	hVi]
fruta$	gVhX
fs	jY
fs b	jU
fsc	bZjGmJ
fse	jWqR
ft	e[gTiSjGkG
ft$	eVgUiXjG
ftc	bGec
ftc$	e[hW
fte	eV
fte$	aReT
ftl	aZbHcHiZjJmHpH
ftth	aUiV
fue	q\\
fuego	gDi]
fuel	dHhaiS
fuel card	bWrD
fuel$	gUhR
fuera	nZ
fuera de	pU
fuera$	bTfV
fuert-	fUsW
fuerte	iStW
fuerte$	iWjJ
fuhre-	jRlT
fuhren	fGiSpW
fuhren$	fGiUmS
fuhrerschein	lX
fuhrerschein b	lHnX
fuhrerschein$	jW
fuhrt	bFm]pV
fuhrt$	aWbFiZ
fuhru-	iSjU
fuhrungserfahrung	iHjY
fuhrungszeugnis	jTsV
fuir	jVqU
fuir$	jWqU
fuite-	iVqV
fuites	aIiW
fujik-	iIjZ
fujikura	iIjZ
fulda	cT
fulda$	cU
fulfi-	aWbUhH
fulfillment	aWbUhH
full licence	jXsR
full remote	d\\
full time	e\\fZiGmW
full uk	jV
full$	eUf_mGoH
full--	eWgV
full-time	eXgV
full-time$	eSgS
fullu-	iZ
fullung	iZ
fully	dTgHhS
fully remote	cIdV
fumeu-	a@sh
fumig-	aTiJjW
fumigador	aXgS
fun	cGeFhCmGnFpBqHs\`
funci-	bT
funcion	gX
funcion$	aT
funcional	iW
funcional$	iV
funciones	b^fD
funct-	bUgU
functions	bXiEjS
fund	hVlW
fund$	bVgFhVjT
funda-	b\\
fundacion	b]cJeV
fundacion$	bHeY
fundado	bW
fundador	mYpR
fundador$	aJmYpI
funde-	eVhSjF
funded	eZhUjC
funded$	eZiUjD
funders	i[
fundi-	eVqT
funding	eVqT
fundo	aWhVmJqU
fundr-	a]iG
fundraiser	aT
fundraiser$	aT
fundraising	a\\iG
fundraising$	aY
funds	a\\bFcAeWmI
funds-	iW
fundsachen	iW
fundsachen$	iX
funeb-	bTmG
funebres	bTmG
funer-	bU
funeraire	aT
funeral	h[iG
funerals	gT
funerals$	iZ
funeraria	aAbZ
funf	fSmU
funf jahre	jY
funf wochen	hU
funf$	gTmAqT
funft-	fS
funfu-	fTgYiIjG
funfundzwanzig	fXjH
funfz-	qU
funfzehn	qY
funfzehnten	pT
funfzig	gW
funk	aVjTkS
funk$	aXkT
funkt-	bJfWhGlR
funny	lEr\\
funny$	cIjSqR
fur 00	fAg\`
fur 000	iT
fur alle	fBh]
fur das	iTjGtR
fur den	aYiIkU
fur die	aXhU
fur ein	jS
fur$	t_
furgo	h_nW
furgo-	hanR
furgon	hX
furgoneta	h]nTqI
furgoneta$	hZ
furna-	bIi]jR
furni-	bZ
furniture	bZ
furs	aWhW
furth-	jSkV
fusio-	qXrT
fusion	gRqR
fusion$	cDdXgViRtD
futte-	aIbGhWi^
futtern	iW
fuß	b]iEjVsC
fußpf-	aUdIiV
fußpflege	aUdIiV
fx	i]kH
g	jT
g 0	bTgT
g 00	gRjX
g$	pJt\\
g'day	aGt[
g'day$	aFtY
ga	aScR
ga 0	hRjX
ga$	c[jH
gabin-	bShS
gabinete	gIhT
gabinetes	b\\cI
gabinetes$	bZ
gaec	bTjT
gaec$	jW
gaeil-	kW
gaeilge	kW
gaeilge$	kX
gaeli-	kSsR
gaelic	kSsR
gaelt-	lU
gaeltacht	lU
gafas	h\\
gaffe-	aEqDsZ
gage	fFgW
gains-	gWhGjV
gainsight	jZ
gal	gDh[oD
gala	bJcVg]jH
gala$	cViXoT
galab-	jU
galabau	jU
galabau$	aTbUcJ
galer-	aVcZ
galeries	bVcI
galeries$	bVcI
galet-	bYiS
galettes	bYiU
galib-	cXiYpH
galic-	cRiTnT
galicia	cRiTnT
gallego	rUsT
gallego$	kSrYsH
gallery	a[
galley	bEi\\
galli-	h[
gallinas	h[
galop	aHbUiX
galva-	aWpR
galwa-	cTnS
galway	cTnS
galway$	nX
game	iXkW
game$	iT
games	bYdGfVhRpG
games$	bUdGfYhT
gamme-	i[jE
gammes	i[jE
ganac-	iY
ganaches	iY
ganad-	aVsT
ganam-	kX
ganamos	kX
ganas	iJkVl[mEnHqG
ganas de	jTkZlAnF
gang	bXmW
gang$	bUmTpS
gangs	a\\bGiFmT
ganz	bIcIgIk\\lVnXp@
ganz$	oW
ganze	bSiCmGq[
ganzj-	bZeSiGoR
ganzjahrig	aSeUoT
ganzjahrig$	aSeToU
gap	cWsZ
gap$	c]iHqW
gaps	fUiDoVpHqS
gaps$	fYiJqS
gar	sV
garag-	hT
garage	aSbTcHiHmR
garage$	aUbFiHmUrJ
garan-	gY
garanti	eWpH
garantia	gU
garantie	hRrT
garantiert	hU
garantiert$	fThX
garanties	gUiU
garanties$	gUiW
garantizado	fVgUjH
garco-	aRbIhIsW
garcon	aRbIhIsW
garda	oWpV
garda vetting	oW
garda-	nWsY
gardasee	hRnZ
gardasee$	hVnT
garde	fWhT
garde 0	fW
garde le	fGhSrV
garde$	fSiIpU
garde-	aU
garden	bYqX
gardener	aS
gardener$	aY
gardens	i]
gardens$	iV
garder	q^rW
garderie	bIfFgHh]iJsX
gardes	fTgV
gardes$	fYpHrY
gardi-	aUkS
gardien	aUkS
gare	aDcWi[jGmB
garni-	i\\
garnitures	iZ
gars	bWqVse
gars$	b[hIkFsUtH
garte-	a\\mI
garten	hT
gartenbau	gV
gartn-	jX
gartner	jSmW
gartner$	aFb[mS
gartnerei	bW
gas	bUhWjR
gas safe	jY
gas$	bXhUiGnR
gases	aXbEi\\
gases$	j[
gasoi-	hZ
gasoil	hZ
gasoil$	hT
gasol-	hWiS
gasolina	hWiS
gasolina$	cHiX
gaspe	iGnZ
gaspe$	iFjHnY
gaste	b^iYkV
gaste$	bTjFkZsH
gaste-	bFh\\iR
gastekorrespondenz	iV
gastekorrespondenz$	iX
gastg-	gTiI
gastgewerbe	gTiI
gasth-	aJbYcFjG
gasto-	nV
gastos	nV
gastr-	bUj[
gastro	bUlS
gastro$	bXqJ
gastropub	bY
gate	p^
gate 0	p^
gate$	hTiJpY
gatek-	jV
gatekeeper	jV
gatekeeper$	jW
gates	bUgEi]
gates$	ic
gates-	bUiH
gateshead	bUiH
gateshead$	bS
gatew-	dHiR
gateway	dHiR
gathe-	bR
gathering	bViT
gatin-	hJ
gatineau	hJ
gatos	b[jUmE
gatos$	b\\iYmC
gav	aJb@f]iEjI
gave	bJqd
gaz	bIhYiVj@
gaz$	aDbGcFdIeGfJhCi[kIlJmUnJoJpJqItH
gb	aFbIfFh]iYj@qI
gc	bTcImU
gc$	iW
gcc	bTdYiG
gcc$	bVcI
gcp	iFjTkVtG
gcse	aTjX
gcse$	aZ
gd	gW
gd &	jXkU
gdans-	cSnR
gdansk	cSnR
gdc	hUj[
gdpr	iUjEmIpY
gdyni-	ca
gdynia	cU
gear	ha
gear$	gHh^jElS
gebar-	jBka
gebarden	jDk\\
gebau-	iYjS
gebaut	iUjU
geben	iT
gebra-	aCcSjUtW
gebraucht	aCcSjUtW
gebur-	fJh[
geburt	iRnVsX
geburt$	cInTsY
geburten	bX
gedac-	gRpIqS
gedacht	gRpIqS
gedul-	jXsS
geduld	jXsS
geehr-	tX
geehrte	tR
geelo-	cX
geelong	cX
gefah-	lYpH
gefahrdungsbeurteilungen	iT
gefahrdungsbeurteilungen$	iU
gefahren	cUfU
gefahren wird	cUfU
gefor-	iIkYlU
gefordert	iIkYlU
gefordert$	iDkZlU
gefra-	kZ
gefragt	kZ
gefragt$	k[
gefuh-	mW
gefuhrt	mX
gefuhrt$	mX
gegen	aGcFgGi=j^rRsGt[
gegru-	bX
gegrundet	bX
gegrundet$	bYqH
gehal-	ghjC
gehalt	qV
gehalt$	gW
gehalter	gS
gehalter$	gSsR
gehei-	qd
gehen	bDgJmTq\`
gehen$	aIiHqZ
gehor-	fUnR
gehoren	bJfVhIiJnZ
gehort	bSfShT
gehort dazu	bHfYgIiV
geht	qZ
geht auch	gJlY
geht es	fIiIjRnTqHt\\
geht in	iImTpCqWsU
geht$	eVfWhTtW
geht'-	fSjToT
geht's	fSjToT
geige-	aW
geigenbauer	aW
geist-	iEjW
gekun-	qV
gekundigt	qV
gel	fUiUjVsT
gel$	sV
gelan-	aGi\\jV
geld	gYqS
gele	bIiXqSsU
geleg-	kR
gelegentlich	iU
geler-	jTlVsH
gelernt	jU
gelernt$	eSiJjVrT
gem	iXjT
gem$	jUmT
gemac-	jX
gembl-	cX
gembloux	cX
gembloux$	cX
gemei-	b]pR
gemeinde	c[pV
gemeinde$	pW
gemeinden	bVcDiU
gemeinderat	bAcIiUq]
gemeinsam	iTpX
gemeinsam$	bSiWpI
gemeinschaftspraxis	bW
gemes-	iV
gemessen	iV
gemis-	c[iGjH
gemus-	aWbJhSiRmI
gemuse	hTiT
gen	bTdJqTsU
genan-	bSrT
genannt	bSrT
genannt werden	bSrT
genau	cGiGkHsZtU
genau-	aEdGiIjYlUqU
gende-	jHpHrf
gene	bXiHkW
genea-	aFlY
generacion	bT
generacion$	bW
generaciones	b\`
general	cSeR
general$	aXcT
generales	fXiHjYpG
generales$	iDj[
generation	b\\iIsY
generation$	bc
generationen	b_
generations	bW
generations$	bT
generator	aIh]iS
generator$	aHi_
genereux	hY
genereux$	hX
generics	bU
genev-	cZ
geneva	cU
geneve	cSdS
geneve$	dU
genia-	kY
genial	kY
genial$	jJkZ
genie	jY
genom-	aXtT
genos-	bicDfJjJ
genot-	iV
genotypage	iV
genou-	bSiEsX
genoux	bSiEsX
genre	rYsY
gens	jZs]
gense-	cGiVjV
gente	s\`
gente de	sU
gente$	sT
gente-	bWjW
gentes	bWjW
gentes$	jZmI
genti-	hUiY
gentl-	bUjWrR
gentle	jZrU
gents	hRsVtX
gents$	bSsXtT
genug	jUqYs^
genug-	pS
genugt	jJlS
genugt$	jHlUrT
geogr-	j_
geography	j]
geolo-	aViCmYpI
georg-	nWs\`
geote-	aVjEmY
gepfl-	s_
gepla-	qTsS
geplant	qTsS
geplant$	eTqW
gepru-	jT
gepruft	jVmR
geprufter	aS
gera	c[
gera$	c]
gerad-	qZ
gerade	qZ
geral-	aGbIcEhIiHjHmYp[
geran-	aSmY
gerant	mVpJ
gerante	mU
gerat-	cJjW
gerate	aIbY
gerau-	bGi]jH
gerbe-	jZoYpJ
gerber	jZoYpJ
gerber$	cHj_oG
gere	iFjYmYqV
gerec-	aJfT
gerechnet	aJfT
gerechnet$	aIfTgS
geren-	m_qU
gerencia	mZqX
gerente	aTmY
gerer	iZ
geria-	aTjW
geriatrie	aTjW
geriatrie$	aTiHjZ
geric-	iYqV
gericht	pJq[
gerli-	mRt\\
gerlinde	mRt\\
german b	k[
german or	sT
german$	rU
germany	cHd[hJmI
germany$	cHd[hJmI
gern	ka
gern gesehen	kX
gern$	jHkelV
gerne	aTbFiCjDkYlIpY
geroc-	bImX
gerocultora	aX
gerus-	jTlT
gerust	iV
gesag-	sX
gesagt	sX
gesam-	iBnX
gesamtschule	bScT
gesan-	h[lH
geschaftsfuhrung	a_iDjImX
geschaftsfuhrung$	a]bGcJjHkImH
geschenkt	h]iH
geschenkt$	h\\iI
geschichte	jW
geschichte$	j[
geschlechter	bR
geschlechter$	bR
gesde-	iJjWlV
gesden	iJjWlV
geseh-	kW
gesehen	kW
gesehen$	kY
gesel-	bWjU
geselle	gXmT
geselle$	aUgSjG
gesellen	bXgT
gesellen$	bYgWhJiGjJ
gesellenbrief	jYkG
gesellenbrief$	jU
gesellenprufung	iHjY
gesellin	a\`cE
gesellin$	a[cG
gesetz	rV
gesetzt	eHiSkBpGqS
gesetzt$	iHjTkBpGqT
gesic-	cCdWhSiVjI
gesichert	cJfThViI
gespr-	oAp^
gesprach	pSqW
gesprach$	qZ
gesprache	o@p\`
gesta-	cAi\`
geste-	nRoV
gestellt	hTnY
gestellt$	hUnY
gestern	o[qX
gestern$	o\\
gestes	j[pI
gestes$	iSjTpD
gesti-	aT
gestion	kS
gestion de	gGiJkZ
gestion des	iT
gestion$	bUtV
gestionando	iIjX
gestionnaire	a^
gesto-	lW
gestor	aX
gestor /	aV
gestor de	aSgI
gestoria	b[cCiW
gestoria$	i[
gestr-	i\\qT
gesuc-	tT
gesucht	tT
gesucht wird	aS
gesucht$	aXqStS
gesun-	cShVja
gesund	jV
gesundheit	bW
get	sT
get a	aIhViEmXpT
get it	aWjYsT
get the	sS
get$	lYmJ
get-o-	fFgViS
get-out	bGgW
getaf-	cW
getafe	cW
getafe$	cT
getei-	fW
geteilt$	fXgDhZ
geteilte	fTmRsI
geteilter	fT
getra-	bXsS
getre-	bViHqIrY
getreide	bXcJlU
gets	c[jGkb
gets you	gSkX
getti-	nVqS
getting	nVqS
getting the	q[
getxo	c_
getxo$	c\\
gewal-	hGiTj[sHtJ
gewas-	b[cGh[iEjF
gewer-	gIjXs^
gewerbliche	bWgHiVjI
gewerbliche$	bVjImSpI
gewerkschaft	aIb[iV
gewin-	gShXiS
gewun-	aHfZgGhJpI
gewunscht	aHfZgGhJpI
gezah-	jHqTsV
gezahlt	jHqTsV
gezahlt$	gJhWsU
gezei-	bJf[hHiBlZmGpDqF
gf	gSq\\tT
gf$	gIiGjTtT
ghent	bScWdY
ghent$	bVcT
ghost	iZsZ
ghs	g\\
gibie-	jV
gibier	jV
gibra-	cZ
gibraltar	cZ
gibraltar$	cZ
gibt	iJkRq\\
gibt es	bZfYhI
gibt'-	bSgIjGkS
gibt's	bSgIjGkS
gibts	hWjFlVsW
giese-	i]
giesen	i]
gieße-	c\\qT
gießen	cS
gießen$	cT
gießerei	aWbGqU
gift	hRiV
gijon	cY
gijon$	cZ
gil	bGiIjDm\`pF
gildi-	jW
gilding	jW
gilding$	jW
gimna-	bShV
gimnasio	bShV
gimnasio$	bBhZ
gin	aZbZiG
gira	bJdHiXnUrI
giral-	dJmS
girl	iJsg
girls	s_
girls football	iT
girls$	iFs\\
giron-	gV
girona	gV
girona$	gU
gis	gJiFj>kc
git	jUlZrE
git$	iGjVkT
githu-	bIjRpV
github	bIjRpV
github$	bFjX
gitla-	jRkU
gitlab	jRkU
gitlab$	jS
gitte-	gYhIiVjJ
give	lX
give you	h^iE
give$	fAjYtT
given	iGl]
given$	fViEjWlX
givin-	iUkS
giving	iUkS
glace	bEi]
glace$	bGiZ
glaci-	iXkG
glacier	iXkG
glamo-	b_cUoC
gland-	iZ
glase-	aUbYtJ
glaser	aV
glasg-	cT
glasgow	cT
glasr-	iV
glasreiniger	aZ
glass	a\\
glass$	iV
glass-	jX
glasses	jY
glasses$	jZ
glasshouses	iV
glasshouses$	iV
glast-	cVgZiI
glatt-	tZ
glatten	tZ
glaub-	qSsS
glaubt	jJqYrR
glazi-	aUiXtF
glazier	aR
gleich	gSqHsX
gleich$	fVgWlXsI
gleicher	bZgGjDlGpY
gleichwertig	jZ
gleichwertig$	j[
gleis-	a\\hJtI
gleit-	f]
gleitend	fY
gleitsicht	gY
gleitzeit	fYhR
gleitzeit$	f[
glen	bVc\\iG
gleny-	mW
glenys	mW
glenys$	mV
globa-	k\\
global	bZ
global$	bX
glock-	cUiT
glocken	i[
glove-	bIgDh^iJmGpE
glue	bTcIjZqI
glue$	cHjZ
glute-	iVjHkWlG
gm	iIma
gm$	pUqArW
gmbh	baiI
gmbh$	b[cHeJ
gmc	g=h^iGkI
gmdss	iJj^kC
gmp	bJjXkY
gmp$	j]tI
gms	bW
gms$	bW
gmund	cU
gmund$	cY
gnss	gIhFj[
gnss$	gHhHiRjW
go	qW
go in	jTsT
go on	qVtY
go to	qV
go$	aTiUqSsTtH
go-li-	aIdIeIfIgHhHj[kIlImEnIoIpIqIrIsItI
goa	jU
gober-	mX
gobernanta	mX
goc	hZjY
goc$	bIhZ
god	bHfYiJpFqZ
goes	qY
goes on	rS
goes to	gVoI
goes up	bIgVtX
goes$	aIjHqErVtY
going	bWqZ
going at	aIbY
going on	bU
going to	eSqV
gold	k]
gold$	iEk^pG
goldr-	aIbHcCdHeHfHgHhIi_jDkIlHnHoHqHrIsItH
golf	tZ
goma	aJiWjRmX
goma$	aHi\\jH
gone	aGpJqdrY
good	bSjT
good standing	j[
good to	ka
good with	jX
good$	kW
goods	bGjU
googl-	iT
google	iT
google form	p[
gord	mZ
gord$	mW
gordo-	aHiIlIsXtX
gorli-	c]
gorlitz	nJoJ
gorlitz$	cT
gosla-	bScS
goslar	bScS
goslar$	bS
gossi-	h\\iHpGqS
got	q^
got to	sV
goteo	iZ
goteo$	iX
gothe-	bZcShIiImHsJ
gothenburg	cViI
gott	jS
gott$	jU
gotta	bJdDfYj\\oF
gotti-	c^qU
gottingen$	cU
gourm-	bVcI
gouve-	aXmIqR
gouvernant	aX
gouvernante	aX
gov	rW
gover-	iS
government	hFiY
governors	iG
gp	gBh\\i\\
gp$	bFhZiU
gps	hViSkX
gps$	hDjEk^
gpu	cGi^
gr	a\\gX
gr 0	aXbRgT
graba-	iJkV
graci-	iDjWpHt\`
gracias	bRgIiGjYtV
grad	jTtR
grad$	iSj^
grade	aTeWgYjU
grade 0	eZgW
grade 00	j\`
grade$	aJbFcFgSjY
grade-	a[iX
grader	bEcHi\\
graders	aWgFjR
grades	aWiS
gradi-	iTjCkXmS
grading	iVjEkYmT
grading$	i]
grado	jSlU
grado 00	eUg]jH
grado en	jU
grado$	fFi]jR
grado-	bYiHjT
grados	bYiHjT
grads	jHlW
gradu-	lSsT
graduado	jX
graduate	aSsV
grafa-	iU
grafana	iU
grafana$	jU
grafi-	hSqS
grafico	hX
grafico$	bDhYiH
grafiker	aT
grain	bZiUjFlF
grain-	bTiJrU
grainne	aJdHmSpTrX
grainne$	aFm[rH
grains	aU
grains$	aXiJ
grais-	iT
graissage	iT
gramm-	bTjX
grammar	bTjX
grand	fHgX
grand$	bHcIdSg]hHiFj?kIlXmI
grand-	bS
grande	dVrR
grande$	fJrZ
grandes	b_eG
grandhotel	aGbW
grandma	jW
grands	iHnT
grands$	iT
grant	bVe]
grant writer	aV
grant$	bSeVgZiA
grant-	aR
granton	cV
granton$	cW
grants	aViR
grants$	aHiU
granu-	bScIiX
granulats	bUcInJ
graph-	aacIiGpV
gras	lWrZ
grass	bUiZ
grass$	bUiXnH
grass-	cXiU
grasse	cZ
grasse$	cV
grati-	hc
gratis	hWsS
gratis$	hW
gratu-	h_
gratuit$	hS
gratuite	hTiHlV
gratuite$	hX
gratuities	gYhFiGsR
gratuity	gShV
grave	fHgXlT
grave$	jV
grave-	fV
graves	fZjTpF
graz	cY
graz$	cV
greas-	i]
grease	iW
greasing	i^
great	kd
great if	fEjIk\\
great$	cHk^
great-	aJbTj?k_qH
greek	kZ
greek$	cIjTsS
green	bScWhT
green$	bUcSgGiSjJ
green-	cS
greenhouse	dYfFjDt[
greenhouse$	aId[fDiBtZ
greenkeeper	lTmW
greenkeeper$	aV
greens	bWiS
greet-	cRpFtY
greetings	jUpGt^
greff-	aZqY
greif-	cS
greifswald	cS
greifswald$	cT
gremi-	bSeYjBsU
gremien	bU
gremien$	bTiU
grenc-	c[
grenchen	c[
grenchen$	cW
greno-	cShS
grenoble	cShS
grenoble$	cShT
grenz-	cJnZq[sA
grenzganger	hIlHn]rY
grep	jZ
grep$	j\\
grias	aFiHt^
grid	fCgd
grief	aIbGcHdJeIiIj\`kFmEnJoIpEqJsItB
griev-	iUqV
grievances	qW
griff	bGcFiBjcoI
griff-	aSnS
griffes	aUiT
griffith	iInX
grill	aTbS
grill$	aXiVjI
grill-	g_
grille	g_
grimp-	hIj]
grims-	fI
grimsby	fI
grind	l_p;
grind-	bJi]jSlFsG
gring-	jIkZqJrS
gringo	fSqIrV
gringo$	fUqHrT
gritt-	iVtI
gritting	iVtI
gritting$	fSiStH
groce-	gHh]
groceries	gHh]
groom	aS
groom$	aZ
groom-	aTqV
groomer	aV
groomer$	a[
gros	bY
gross	gZ
gross$	eJgb
gross-	fVhIiCl\`
grosses	f\\hF
groun-	a^
ground	bV
ground$	bUjUrI
group	b_iU
group insurance	gJhY
group of	i^mFnG
group$	bRiSmStV
group-	bV
groupe	gU
groupe 0	hX
groupe de	b[eIgD
groupe familial	aIb[
groupe$	aUcIf[
groupement	bX
groupes	iY
groups	bT
groups$	bY
grove	bWc[iGjH
grove$	bWc[iGjH
grow	bXjGlWqS
grow$	jGlX
growe-	iW
grower	iV
grower$	a_iC
grower-owned	bW
growers	iYjHrW
growi-	bYiIqYrD
growing	bYiIqYrD
grown	sa
grows	b]gHiUmI
growt-	mW
growth	mT
growth$	bIgWiSmJ
große	aIbWkUrY
große-	hSi^
großes	bVhUiH
großr-	bVnR
großraum	bEcWnV
großs-	aT
großt-	bHiUkSlC
grua	jT
grub	h_
grub$	h_jIpI
gruis-	aW
gruista	aW
grund	aWbHq_
grund-	iYjX
grundlohn	gTqS
grundschule	cU
grundschule$	cR
grundversorgung	aFbbh>iE
grupo	gXjI
grupo 0	g\\jI
grupo de	bUiT
grupo familiar	bFhV
grupo$	fEiVmJrR
grupo-	iW
grupos	iW
grupos$	bSgS
grupp-	jVmR
gruppe	gXmU
gruppe 0	gW
gruppen	b]
gruppen$	bX
gruppenleitung	aV
gruß	t\`
gs	aVgViR
gsm	hXiSjJ
gsm$	hXiU
gst	fHg[jV
gto	aIc\`jS
guach-	iX
guachera	iX
guachera$	iW
guada-	cY
guadalajara	cT
guadalupe	cW
guadalupe$	cV
guara-	gT
guarantee	eRfJgVhJrW
guarantee$	eIfIgXhFrY
guaranteed	dR
guaranteed$	dXfSiIjE
guard	eIhYjS
guard$	aIeHhXiEjVpI
guard-	aYmS
guarde	iGj\\
guarderia	h\`mI
guardia	fX
guardia de	cDiX
guardia$	aTgY
guardias	fWmS
guardias$	gV
guards	mW
guards$	aImW
guaym-	cbiDtF
guera-	cW
guerande	cW
guerande$	cW
guere-	cV
gueret	cV
gueret$	cV
gueri-	bVs_
guess	aThUlImEpFqGrGtY
guest	n\`
guest house	ha
guest-	bT
guests	bU
guests$	bUgEiR
guia	a_
guia de	aUiR
guia$	aT
guias	aHbSmZ
guias$	aEbTfJiJjImYoJ
guich-	iUkT
guichet	iUkT
guichet$	iUkT
guide	a[bHmXrU
guide$	mZ
guide-	aZ
guides	aUmS
guides$	mW
guild	jUtX
guild-	jSnS
guildford	nU
guildford$	nV
guilds	cFgSjW
guill-	aHbYjY
guillotina	cIjZ
guilv-	cY
guilvinec	cY
guilvinec$	cZ
guing-	cY
guingamp	cY
guingamp$	cY
guiso-	iTjS
guisos	iTjS
guita-	cGhHiEj@kh
gujar-	bGcYiEkR
gujarati	cGkSsT
gujarati$	cEhIjTkVmErIs@
gulf	cSiIjXtT
gulti-	jY
gultig	jS
gultig$	jW
gum	i\`
gum$	i^
gun	iWjU
guss	iV
gusta-	bEcDjGk^mT
guste	jY
gusto	dSiHjT
gut	jHkY
gut$	kVoRpItV
gutac-	iXkI
gutachten	iTkH
gute	aSsZ
gutem	gIs\`
guten	t]
guten tag	tU
guter-	aRcT
gutersloh	cS
gutersloh$	cSdS
gutes	jbtJ
guy	a\\qWtH
guy$	aUmUpI
guys	fVsX
guys$	fZgGiV
gwena-	gImZ
gwenaelle	gImZ
gwo	jb
gwo$	jT
gym	bShc
gym$	bZh[
gymna-	cV
gymnasium	aRbDc]
h &	iY
h +	gIhUjSsS
h /	aT
h 0	jS
h 00	fW
h :	fX
h a	eSjFmZ
h annualisees	qS
h con	lXmT
h days	fTjH
h de	fRgDiFj\\
h en	fUgShJ
h et	fIiW
h ou	fW
h over	lS
h par	fY
h permis	bUgHsY
h sur	fT
h$	fU
h-die-	fY
h-dienste	fY
h-dienste$	fY
ha	b\\
ha ido	qW
ha$	bS
haas	iImX
haas$	iHmY
hab	kGsStW
hab ich	hWiIjJlX
hab$	b_
habe	fBqUsXtR
haben$	gIjTlU
haber	k\\
haber hecho	jSkUlR
haber trabajado	lU
habil	jYlG
habil$	jYlG
habil-	j_
habilitacion	iJk]lR
habilitacion$	j]lD
habilitada	b]
habilitada$	b\\iHjI
habilitado	gCj\`
habilitado$	jX
habilitante	jT
habilitante$	jV
habilitation	j^
habilite	aZhIiJ
habillage	gU
habillage$	gW
habille	bJsU
habille$	sT
habit-	bUhR
habitacion	h_
habitaciones	b[
habitaciones$	bX
habitants	b[gH
habitants$	b]gI
habits	iGj^
habits$	iJjW
habla	bDcGjFl_
hablado	jV
hablado$	iGjTkR
hablamos	eXtW
hablamos$	e[iI
hablan	q\\
hablar	iRjHkUpR
hablar con	iUpT
hable	jVsX
haccp	iTjY
haccp$	jV
hace	iWjIlStS
hace falta	lStY
hacem-	rW
hacemos	rW
hacen	i_kF
hacer	iYj]
hacie-	bWqW
haciendo	cJeJiGqXtH
hackn-	cU
hackney	cU
had	qasU
had a	q]s@tY
hafen	bVc\\
hafen$	bScT
hafen-	hDiEj\\sS
hafenweg	cVsS
hafenweg$	cW
hafte-	bFcIhHi_jG
haftp-	bVcGh]i@jJ
haga	iUjY
hague	bTcX
hague$	bTcX
haha	jRs[
haha$	jRsW
hail	aYb[cGiIjFmI
haina-	aCcbdIeIfIgIiEjGkIlImInIpIrIsI
hair	iVjTsV
hair$	i\`jB
haird-	aVbSfJkH
hairdresser	bWfHiUnJ
hairdresser$	aViF
hairn-	bThYiG
hairnets	bThYiG
haiti-	qHs\\
hala	mSpJt_
hala$	cHmTpItZ
halal	bZiUjX
halal$	aIiZ
halb	fZ
halb sieben	jW
halb vier	f\\iHmC
halbe	gUkS
halbe seite	rY
halbe-	cVpZ
halben	gSiJpX
halber	pW
halbj-	i\\jHoT
halbt-	hW
halbtax	hW
halbtax$	hW
half	fU
half a	hSpV
half day	eSfSpYsH
half days	f\\hVoB
half of	bVcJhY
half term	eDfDiDnHo\\pWqSrI
half the	lZsS
half$	gXiGqS
half--	hdpV
half-fare	hY
halft-	dUhU
halfte	dUhU
halif-	cU
halifax	cU
hall	cU
hall$	c_fGpS
halla-	i\`jF
halle	bWdU
halle (	cX
halle$	dXiIjJ
halle-	aVb[mI
hallen	b_iHkImA
hallm-	iU
hallo	t\`
hallo$	aDt]
hallo-	aIfYiFmEtV
hallowe'en	oXpR
halls	bYjS
halls$	bViIjV
halt	sZtY
halt$	aYcIdRfWiE
halte-	iRqS
halten	qVrR
halten$	iTrT
halts-	jW
haltst	jW
hambu-	c\`
hamburg$	dV
hamil-	bTlVpG
hamilton	bTlVpG
hamilton on	c[
hamilton$	bXcClVpH
hamm	ca
hamm$	ca
hamme-	j[tH
hammer	bSiZjI
hampe-	gIi\\
hampers	gIi\\
hampers$	iU
han	iHqZ
hand	jW
hand$	a[j^
hand--	i[
hand-over	iX
handb-	l^
hande-	bDgRiWqVsR
handel	bGg[iH
handg-	jYsJ
handh-	jW
handheld	jX
handi-	iTrR
handicap	kFrW
handicap$	jV
handl-	jS
handle	iU
handled	hVjU
handler	bT
handler$	ad
handlers	aZiD
handles	iIjRlZ
handling	jTkTlU
handling$	kRlW
hando-	i[
handover	iToS
handover from	oUqR
handover to	iX
handover$	iV
handp-	hV
handphone	hV
handr-	bIiWjJ
hands	jRlS
hands$	iSmUsU
hands-	hWiUsT
handw-	bSiSjW
handwerk	bR
handwerklich	iFj[
handwerkliche	jV
handy	k^
handy$	kc
handy-	eAfIh\\pHtV
handyman	tW
hanga-	cWhGiR
hangar	cY
hange-	aIbRcGi]mV
hanger	bIiVjU
hangt	iTr[
hanne-	mY
hanno-	cViRnU
hannover	cViRnU
hannover$	nS
hanse-	gHh\`m[qR
happe-	iTjIq\\sI
happen	gHiWjIlI
happi-	b\\fFkYqC
happily	iGk\\
happy	j]
harbour$	cV
hardw-	dZfHhTiZjJmI
haria	aFiYjDtU
harmo-	gIiSjY
harmonie	iY
harne-	iIjU
harness	iIjU
harness$	hGiGjZ
haro	c\\dG
haro$	c\\dG
harps-	bScDiCjGk_
harpsichords	bV
harri-	bUiS
harro-	cYhS
harrogate	cVfIhU
harrogate$	cY
harrow	cUqW
hartl-	iEj[pFt[
hartlepool	c\\
harvest	hG
harvest$	bUiAmY
harvester	aWbTcG
harvester$	aSbScF
harvesting	bSiJpX
harz	c]iCnJ
has	iD
has a	jIoUsWtR
has been	iJtW
has no	gYhHiJmV
has to	eRiHj[sZ
has$	bGcRqU
hasht-	rY
hashtags	rY
hashtags$	dJrX
hasn'-	qX
hasn't	qX
hast	aIjJk]qT
hasta	eW
hasta 0	eHj]pEqU
hasta 00	qWsZ
hasta diciembre	e\\oE
hasta el	p\\
hasta la	hSoX
hasta las	fd
hasta que	eSfW
hasta$	eRfShS
hat	qe
hat 00	aFb\`qDtX
hat den	jIkDmY
hat$	qV
hat's	hHmCr\\
hatch	sV
hatch$	sV
hate	iWjHpGq[
hates	mEpIq\\rW
hatt	kGqSs]
hatte	kVqe
hatte-	sY
hatten	sY
hatten wir	sX
haul	a\\hZ
hauli-	bVkY
hauliers	bHjGkZmH
haupt-	c[iEm\\
hauptamtliche	aWbXcHmI
hauptamtliche$	bR
hauptsache	lSoX
haus	bZh[
haus am	bV
haus$	mEqS
hausa-	iRpT
hausanschlusse	iY
hausb-	iSjU
hausbesuche	hHi[
hause	dV
hause$	d\`hH
hause-	bSiUkJsS
hauser	bRiW
hauser$	bUiU
haush-	aXiS
haushalt	aX
hausm-	aXqR
hausmeister	qT
hausmeister$	tU
haust-	iY
haustarif	gX
haustarif$	gX
haustechniker	aUiV
haustechniker$	aUiV
haustrunk	h\\
haustur	nUoE
haustur$	fHjJnYoG
hausw-	a]
haut	bUsU
haut$	sW
haute	hV
haute-	aIiSjT
hauteur	iUjV
havar-	iTpS
have 00	aDbSgHmSqX
have :	k^pG
have a	sW
have an	aXpDq]
have been	bTfV
have it	jFke
have the	bFjAkIlWqVrCs\\
have to	jTlV
have$	k\\
haven't	rR
haven-	rR
haver-	cfiHjG
havin-	qZ
having	qZ
hawk	kSpR
hay	qU
hay que	hXnU
hay$	l\\
hay-o-	cT
hay-on-wye	cT
hay-on-wye$	cT
haya	kVsS
hazar-	iV
hazard	gSiS
hazlo	rb
hazop	iZ
hazop$	iT
hbf	aFbGcSi\\tJ
hbf$	aEbFi\\tI
hbo	j[
hc	bVjY
hc$	bWiJjW
hcpc	j\\
hcpc$	aUjT
hd	bZgDpS
hdr	jW
he	q\`
he or	iXjHkU
he$	iEmWqI
he'd	sY
he's	qft<
head	me
head chef	a_mE
head gardener	aU
head of	aVpR
head office	eJq\\
head$	gSjTmS
headc-	iSqU
headcount	qVtS
headh-	iEoVrZtV
headl-	pJr]
headline	pJr]
heads	b[jT
heads$	bW
heads-	hTs^
headset	cJhZ
healt-	hY
health and	iVjH
health plan	bWhTjH
health stipend	bIgEhW
health$	aVcI
healthcare	hTiS
healthy	iUsZ
hear	iDpFqesX
heard	hHq]
heari-	jT
hearing	jW
hearing$	jZ
hearings	i[
hearings$	i[
heart	jYsV
heart$	iGjakStF
heart-	b]
heat	f\\mIo?rU
heath-	bZcTiH
heati-	cXfIiS
heating	cXfIiS
heavy	bRfZjVkJ
heavy$	bHf\\
hebam-	aTgHiX
hebamme	aU
hebamme$	aSbIjT
hebammen	iHmZpHtF
hebammen$	hIiJjImXpH
hebammenwissenschaft	aZeGiHtG
hebammenwissenschaft$	aWeF
hebdo	aGdYnY
hebe	jTm[
heber-	aGiV
hebra-	bUkW
hebre-	kUrT
hebrew	kUrT
hebrew$	iIkU
hecha	pZ
hecho	eXpSsS
hecho$	e\`jGlT
hecta-	b\\
hectarea	iT
hectarea$	gR
hectareas	bX
hectares	b]
hegau	bWcV
hegau$	bScW
heide-	jWkV
heidelberg	cBiVjSkU
heidelberg$	aUcC
heidenhain	jU
heidenhain$	jVkS
heigh-	jVsR
height	rJsZ
heights	jX
heights$	cUiS
heilb-	cT
heili-	fShR
heiligabend	fRhS
heilp-	bTcCiVmU
heim	h\\iSjI
heim$	iZjF
heima-	bXcRdZgH
heimf-	sT
heimfahrt	sT
heimi-	lJ
heims-	bGh[iUpH
hein	jSrU
hein$	aSjTrV
heize-	iS
heizen	iS
heizu-	iU
heizung	iU
heizung$	iT
heiß	tY
heißt	dVhSi>nV
hekta-	bV
hektar	bV
helad-	a[cHiT
held	iIjVp[
helen-	bRcTiE
helene	bTiE
helfe-	kYmF
helfen	hUiIk[
helfen$	iIk]
heli	cFhViTnU
heli$	hZjIkJn>
helic-	cFfGiSnZ
helip-	cZhT
heliport	c^
helit-	b]mBpF
hello	te
hello$	tU
help	gHhXkW
help with	aXfGhViG
help$	iEkctU
helpd-	jR
helpdesk	jR
helpe-	mY
helped	aIq\\
helper	iS
helper$	iTmS
helpers	m]
helpers$	m[
helpf-	kV
helpful	kV
helpful$	kZ
helpi-	eIiZ
helping	eIiZ
helps	jVkVlTsT
helps$	iBk]sX
hemat-	cGi\\kR
hematologia	iFkV
hematologia$	iEjSkS
hemos	bUiBjHpJq\\
hemos-	cGia
hence	bTlJq_sS
hep	aThUjU
hep a	j^
hep b	jV
hep$	a\`jG
hepat-	hX
hepatite	jY
hepatitis	hZjCsT
her	kYqb
her own	s]
her$	fHiJk]qS
herbs-	oS
herbst$	hUiS
herbstferien	eIfGiGoYqJtT
herd	qT
herd$	bV
herde-	i\`jB
herdenmanager	aSiV
herds-	a[
herdsperson	aZ
herdsperson$	aZ
here$	lUsStS
here'-	t[
here's	t[
here's what	fT
hered-	i[
heref-	bXcYiIjF
hereford	rT
herfo-	cS
herford	cS
herford$	cU
herit-	eT
heritage	eT
heritage fund	e[jG
heritage$	aXbH
herku-	b]g?iFjY
herma-	bXhG
hermanas	bXiXjF
hermanas$	bTiXjJ
hermano	bFmYqU
herme-	kSqT
hermes	kTqS
herml-	iSjU
hermle	iSjU
hermo-	aHcW
hermosillo	aHcW
hermosillo$	aGcY
herna-	tW
hernan	aJmGtY
herni-	s]
herr	pSqVtZ
herra-	h^iV
herramienta	hYjR
herramientas	gHh\\pHqH
herre-	bZmT
herren	mX
herrensalon	bW
herrn	mWpIqW
herse-	kFmHpUqUsT
herself	kFmHpUqUsT
herst-	hY
hersteller	bW
hersteller von	bW
herve	aEbHcEeHhIiIjGkEmUpBsFt\`
herz	bSjYpEqX
herz$	bWhJjZpFqUtI
herzl-	rSt[
herzlich	rSt[
herzlich$	rRtT
hes	j[
heure	bX
heure du	iW
heure-	gT
heures	gT
heures du	gJiRjS
heures$	f]
heute	b[
hexha-	fG
hexham	fG
hexham$	fF
hey	te
hf	aWiV
hf$	aVbJiY
hi	te
hi-vi-	h]
hi-vis	hX
hibri-	dZ
hibrido	d[
hibrido$	dUqT
hide	cHiEjUpEqa
hidro-	jU
hidrocarburos	jT
hidrocarburos$	jZ
hier	nRsS
hier die	eRtS
hier$	l^sW
hiera-	mW
high	bYjX
highe-	jY
higher	jV
highl-	bZiIsS
highlands	bFcVgHhX
highw-	jR
highways	jR
higie-	aThI
higienista	aVhI
hijo	hSsV
hijo$	hU
hijos	bUhYmF
hijos$	bXh\\lEmC
hilde	gGmb
hilde-	jEpHt\\
hildesheim	cT
hildesheim$	cT
hilfe	bGhVj]
hilfs-	aJb^cGiFjW
hilft	jHkamU
hilft$	kb
hill	bEc^fChDmGn\`
hill$	bHc\\
hills	bGc\\
hills$	c[
hilti	cIh^iHjFkImI
hilti$	cHfIh\\iGjGkImG
hilux	h^
hilux$	h]
him	mRpEqg
him$	iHmVqZ
himself$	pWqT
hin	gWnV
hindi	iHjc
hindi$	jW
hint	q]
hinte-	cYnT
hinten	cYiImZ
hinter	jR
hintereinander	q\\
hintereinander$	cIpJqIsYtH
hinz	iXmWsJ
hip	qc
hipaa	kX
hipot-	i\\
hire	eWiR
hire$	eRhDiFjZkItR
hires	qW
hirin-	sVtY
hiring	sV
his	mRqf
hisop-	i]jI
histo-	jT
histoire	jYqZ
historia	jWsS
histories	iWsF
history	jVlTsS
history$	jS
hit	gIiUkUq[
hits	gSh]n?
hiv	pIsa
hiver	f[iY
hiver$	iZ
hives	bTfGi[
hives$	bUfGiY
hiya	t]
hl	aJbViYjVkS
hl$	bZiXjC
hm	bDqVtF
hmp	ca
hmv	jY
hnc	iHjUtX
hnd	sS
ho	bFcTd_iEjGpW
ho$	aJbDcZhIiEpV
hobar-	cY
hobart	cY
hobart$	cY
hoc	e^fJmGrD
hochb-	aUbZ
hochd-	gIj[
hochdeutsch	gIj[
hochdeutsch$	jX
hochk-	aHbDiZpZ
hochschulabschluss	j_
hochschule$	bHj\\
hochschulsport	eHh]
hochschulsport$	h^jJ
hochstens	rUs\\
hochstens 00	sd
hochw-	iGk[
hochz-	iXo\\pE
hocke-	iX
hod	iGjHkGm^pG
hoeds-	cW
hoedspruit	cW
hoedspruit$	cW
hof	cThTjG
hof$	h\\
hoffe-	iTsW
hoffentlich	qSsZ
hofla-	bZiI
hofladen	bZiI
hogar	bZ
hogma-	cIfShV
hogmanay	cIfShV
hohe	jc
hohe$	j_
hohen-	cXiDnV
hohentauglich	j[
hoher-	j_mJ
hoist	aFbIcJgIihnCsU
hoist-	aWhIiSjG
hoists	aYiG
hoja	iIpZr\\sD
hoja de	jTpS
hojas	bFg@i_pX
hol	h]
hol$	h_iGpJ
hola	tc
hola$	tW
hold	rStS
hold the	b\\eHrV
hold$	qRtR
holde-	jAsZ
holder	aIbW
holdi-	bUiS
holding	bUiS
holen	gJqT
holes	bVpU
holid-	hX
holiday	gShS
holiday pay	gWhG
holiday$	f[gFh[iJ
holidays	h\\
holidays$	dJhWoU
holla-	bXcIkY
hols	fUhXoR
hols$	h\`
holst-	i^
holstein	bV
holt	aEcRmIpXtW
holz	aJbV
holz$	jW
holzb-	b]cI
holzbau	aVfT
holzbau$	aHf[iStG
holzo-	iS
holzofen	iS
holzofen$	bSiHkS
hombr-	s\\
hombre	sa
hombre$	s]
hombres	bTmZ
hombu-	cX
homburg	cX
home	db
home 0	d_fHhH
home after	d\\eD
home based	d[
home births	bGdGi^
home in	d^fF
home office	d_
home visits	iX
home when	dWfUgGhXiBpJ
home$	d[
home--	d]
home-based	dX
homeb-	cFhYiSjFnX
homeo-	d]
homeoffice	d_
homeoffice nach	dS
homeoffice$	dWfR
homeowners	pV
homes	bUgHiYjR
homes$	bVgHiRjT
homew-	dGmVpZ
homework	p[
homework$	iSpR
homme	iSs_
homme$	s\\
homme-	mVsU
hommes	mVsU
hommes$	aHbTiIsW
homol-	aBiXj\\
hon	iXmU
hon$	mUpU
hones-	rW
honest	fS
honest$	fT
honestly	bScIqTsU
honestly$	fWiSqE
honey	cGfYgJhWjRmDqJ
honey$	bWcFfEhFiDjZrFtF
honig	i]
honne-	fWlT
honor	aFb\\iIjBpEt_
honor-	eXgd
honoraires	g[mG
honorar	eU
honorar$	eU
honorarbasis	eYgJ
honorarbasis$	eZ
honorarios	eYgU
honorarios$	eX
honou-	hW
hood	iWpU
hook	iS
hooku-	cIdEgIhViYjG
hop	aDt_
hope	lItX
hopef-	bYcBeUgIiJqW
hopfe-	a\\bGiH
hopit-	b^
hopital	aGbUcT
hopitaux	b\\jI
hopitaux$	bY
hora	g^pR
hora de	fUgWjD
hora$	bIgaiU
horai-	fZhU
horaire	fVhW
horaires	fX
horak-	aScH
horakustiker	aScH
horar-	hTsS
horario	dTfU
horarios	hXkGsU
horas	f[
horas de	fDgZiEjJl\\pR
horas lectivas	aUoJ
horas$	f\\
horen	mUrSsT
horen$	pHqRrU
horen-	gGlUmYpH
horiz-	a\\cFhHiI
horlo-	fGhY
horlogeres	fGhYrJ
horne-	bJiajF
horno	iU
horno$	i]
horno-	bZcTiF
horqu-	iTjR
horquilla	gTjV
horror	iVjG
hors	dUfGqV
horse	hY
horse-	jR
horses	jR
horses$	aGbEhDj\\
hort	lSq_tU
hort$	j[
horti-	j\\
horticulture	j[
hospe-	hX
hospedaje	hX
hospice	aTbT
hospice$	bT
hospit	hRiR
hospit$	hRiR
hospital de	aHcX
hospital$	bRiT
hospitales	bUfJ
hospitales$	bUfJ
hospitaliere	bGhU
hospitaliere$	bFhU
hospitalisation	cIdIh_iI
hospitality	bSjU
hospitals	bTmG
hospitals$	bUiUmE
hospitation	pY
host	a\`gI
host$	a_iH
hoste-	mY
hostel	hZmJsI
hostels	bTcJdXiHjR
hosteria	cZ
hosts	a_fHiJmHtI
hosts$	a]iEmGtJ
hot	hTiXkU
hote	aX
hotel	bSfGhVnV
hotel 0	bScHfFnZ
hotel$	cJhXjH
hotel-	jS
hoteles	bV
hoteles$	bWiS
hotels	hR
hotels$	bVcIhXlHnT
hotes-	bT
hotesse	bT
hotli-	iVkS
hotline	iVkS
hotline$	aWkW
hour	fS
hour for	fRqY
hour$	g]qV
hourl-	eW
hourly	eW
hourly$	eXgSiT
hours	f\`
hours :	fU
hours a	gU
hours in	aHf>h]n\\oJ
hours$	eSfX
house	bWh\\
house 00	aGb\\lU
house at	gHhXiJjS
house on	fEh_
house$	bVhX
house-	aWbT
household	aGbUhXiH
household$	h[iH
households	bW
housekeeper	aTqRtI
housekeeper$	aWtH
houses	iWnT
houses$	iWnT
housing 0	eDg\\iG
housing association	bV
housing$	hVjS
hove	c]
hove$	c[
how	rSsY
how :	pW
how much	gUqJrV
hoy	bZgBsZ
hp	cWiWjH
hp$	cWiSjH
hpb	iX
hplc	aUkT
hplc$	aSiS
hps	a^bJ
hq	b^cZ
hq$	bScc
hr :	gJjJkHpIqYt^
hr adviser	iGrV
hr wk	fX
hr$	g\\
hrs	fZ
hrs 00	eHfS
hrs a	fV
hrs over	aGcR
hrs £	aIgG
hrs$	fW
hs	f\\
hs$	fWpV
hsa	h]iFjFmI
hsc	j^
hse	qZrH
hse scale	gV
ht	bDg[pF
htl	jY
hts	jYkJ
htwl	cX
htwl$	cX
huama-	fHmW
hub	bTc\\
hub$	bYcTmT
hubsc-	b\\cCiJsa
hubsch	sS
hubsp-	jR
hubspot	jR
hubspot$	jZ
hudde-	cWdStI
huddersfield	cWdStI
huddersfield$	cT
huell-	bRrX
huella	bS
huelv-	cX
huelva	cX
huelva$	cX
huert-	bZcChX
huerta	hY
huerta$	h[iI
huesc-	mS
huesca	mS
huesca$	mW
hugue-	bIcJhHiGjJm_sI
huhu	t[
hui	fX
huill-	ia
huiss-	aGi_jI
huit	aWiDoV
hull	jS
hull$	cYnR
human	aXbHcDi?kCpHr_
human-	aSiVrR
humbe-	cYqV
humber	c\\
humber$	c\\
humed-	iS
humedad	iYjH
humid-	aDbSiX
humor	iGjdmErW
humor$	aJbJiJj]rS
hund	bThY
hund darf	bUhZ
hund$	b\\
hunde	aIb\\hU
hunde$	aHb]hX
hunde-	aTbTgW
hundr-	gV
hundred	bRgV
hundred and	gR
hungr-	sY
hungry	sY
hungry$	sY
hunt	iZ
hunte-	aIcZjTkI
hunter	aIcZjTkI
hunti-	iV
hunting	iV
husba-	sT
husband	sU
hush	qc
hush$	q\`
husum	c^
husum$	c]
hut	aTdXhIpX
hutt	bGc\`
hutte	aScV
hutte-	fImZpW
huw	jImZoR
huw$	aHbHjIlImYtR
hv	aWiGjY
hvac	e]jImJ
hw	m\`pH
hwk	aJiXjR
hwk$	aJiXjR
hybri-	dZ
hybrid	dX
hybrid 0	cZ
hybrid$	hV
hybride	dWhT
hybride 0	aIdT
hybride$	dRhW
hyder-	aIc\\iH
hyderabad	aIc\\iH
hydra-	iZjV
hydraulic	aUhJiU
hydraulics	iY
hydraulik	jW
hydraulik$	jT
hydraulique	j[
hydraulique$	iIjY
hydro	iRjGqX
hydro-	aRkW
hyere-	cY
hyeres	cY
hyeres$	cZ
hygie-	iSjS
hygiene	iRjV
hygiene$	iU
hygienist	aW
hygienist$	aX
hymn	iZ
hyper-	jWmU
hypermill	jVkU
hypermill$	cHiIjUkT
i /	bUfIiFjFmWpY
i am	aJlRmWtS
i can	gZj@lZ
i can't	dSkGsStW
i don't	aFiUjSlV
i have	bJgIq[tU
i mean	i[rVsV
i need	aVoR
i said	gXqUrI
i shall	aUpZtC
i want	i[rS
i$	aSbViEjV
i'd like	iHjJoW
i'd rather	eU
i'll	jIrV
i'm	jIqUtU
i'm the	hSqRtR
i've	bRgWt^
i.e	cWo[
ia	bJcWiY
ia$	c[oI
iaa	jY
iacp	jX
iata	bJdGfDgBhAiBjYl^
iatse	e[gSiIjI
ibagu-	cW
ibague	cW
ibague$	cX
iberi-	g\\hI
ibiza	h^iFnRpH
ibiza$	cRiFn[pI
ic	aTfGiVjU
ic$	aUdHi[nI
ica	iV
ica diploma	jVqV
ica$	iZ
ice	aUhTtI
ice$	i_
ich	qVtS
ich weiß	qUtI
ich-g-	jS
ich-gcp	jS
ich-gcp$	jS
ici	iIl]rS
ici$	l\\
icp	b]cIfGhGiDmF
icu	aSbRlT
icu$	jFkJlZqU
id	bCeIhVj\\kVpU
id$	c[iEjS
ida	cYiBjJnV
idc	jVsS
iddsi	iW
iddsi$	iX
ide	jYmV
idea	pW
ideal	kWsY
ideal$	sY
ideal-	kcsU
idealement	iEkVoVsR
idealerweise	gJjIk_
ideally	kXsX
ideally$	k]
ident-	i]jDqV
idiom-	iUkZqIrV
idle	f[hXoJ
idle$	fXhZoJ
ido	qW
if	kT
if he	bFjIkSqZ
if it	f^
if poss	jJkZoSsT
if possible	iVoT
if the	qV
if they	j>kVlS
if they've	cFjFkVlW
if we	aUeTfHkHlGqTsS
if you	dSkS
if you're	hUjTqE
if you've	kS
if$	eRjFkYlU
ifapm-	jT
ifapme	jT
ifc	jTkX
ific	g\`jH
ific 00	gX
ifrs	jHk\\
ifs	iX
ifs$	i[
ifse	g_
ig	gWiW
ig metall	gT
igles-	bUsV
iglesia	bUsV
ignac-	qCs\\
ignor-	qVrI
ignore	qVrI
igual	jEldoG
igual$	fSlX
igual-	cTgXhJjIoJrU
ihc	i[jI
ihk	iUjS
ihk$	aXkS
ihm	aIkSmZ
ihn	gHhFkYq\\
ihnen	mYqH
ihr	mVsS
ihre	iIpXqYtS
ii	aT
ii /	hViU
ii$	aXjX
iii	bV
iii /	bIiVjV
iii$	bYjV
ij	bIcHhIiAjUlJq\\rI
il faut	nWqT
il le	hWjS
il me	a[qI
il nous	tY
il$	cHqVtZ
ilkle-	aFcX
ilkley	aFcX
illus-	aGiUjV
illustrator	aIj\\
illustrator$	aHjW
ilmen-	cYrI
ilmenau	cYrI
ilmenau$	cT
ils	sZ
ils sont	mWrY
ils$	aSjZsG
ilse	dJm^pSqR
ilse$	mYpUqJ
im allgau	cY
im besten	jCk\\
im buro	hSm]
im dezember	fVhVoG
im ersten	hFiUjHmTrY
im haus	hVpSqU
im herbst	fYqS
im jahr	nXqJ
im januar	fRiGrT
im juli	fWiS
im keller	bBhUsW
im mai	bZfVhDqX
im schlaf	jZ
im sommer	cS
im team	m[sUtH
im wechsel	fYiHmR
im winter	bYhU
im$	bRiVjI
image-	i]jG
imagenologia	aY
imagenologia$	aW
imagi-	jS
imke	bJhGp\\
imker	a[iGsTtD
immed-	aEbAcBeIfIgJhJiBjFkImJnJoapUqH
immer	fWkTrX
immer$	bWf\`
immer-	jEk\`lHmI
immeu-	bZhF
immeubles	bZhF
immig-	iUsV
immigration	iX
immin-	cTsT
immingham	jIsV
immingham$	cR
immo	eFgJh]
immob-	iUjU
immobilier	i\\jI
immobilier$	iW
imms	i\\jJ
impay-	iZ
impayes	iZ
impec-	jZ
impecable	jW
impeccable	hFj[
impeccable$	hFj[
imper-	jVs^
impfu-	hT
impfung	hT
impla-	iZjRkT
implantation	i\\
implants	aEbU
implants$	aEbZkI
imple-	jV
impon-	fGgXs\\
imponible	fDg[iI
impor-	bTlT
import	bUiUkT
importa	k[lV
importadora	bamHpE
important	lY
important$	jGlZ
importe	lV
impos-	bZhCjZqW
impre-	bS
imprenta	b[iTjI
imprenta$	iYjI
imprescindible	j]sV
impri-	b_dEpDqZtF
imprimerie	aT
impro-	jVqT
imss	eSgDh]jI
imss$	eWgBhV
in (	hGnJ
in /	dVfDhWiR
in 0	f^iT
in 00	eGiYqU
in 2000	qW
in a	jVkS
in all	bUdFfBhTmZ
in an	j^kGlD
in april	mFoFpHqa
in at	aFbEc@fUgHhFi^jB
in august	bTfWoAqU
in before	aVqVtI
in by	aJfVjIo^sD
in charge	iFm[qX
in class	bGlT
in coburg	qVtJ
in date	j]
in den	fVnS
in die	jTsR
in dritter	aJ
in england	cGdJnWsW
in english	pSrZ
in eu	cHdZeH
in excel	iS
in feb	dGiTlEoU
in five	fWiC
in four	iZ
in front	pUsT
in fur	aJbVcUrH
in good	jTs[
in hand	gZjT
in his	kHsX
in it	hSjS
in january	fJi[jHpJqR
in july	bXoDpW
in leeds	b\\iBsU
in lieu	gVhI
in march	q\\
in may	iWnT
in november	cFfEiVjIoDpIq\\
in office	cIdRhVmY
in on	dVgJoAq[
in one	fFl\`rUtI
in or	jR
in person	aHcDd\\fFlJnJqSrFtG
in q	iWqT
in season	iTnR
in sept	bHeHi[o?qW
in service	h[
in situ	iSlW
in spring	fRnWpGqRrH
in summer	fSkY
in term	bIeGf]gCiH
in their	j^
in this	bXqV
in three	bHfXiGlUpU
in two	eEfUhIiGjGnXqZ
in uk	dU
in winter	c[hF
in with	kIpXsZ
in writing	iVq^rBtJ
in your	gSiHjUpW
in £	bI
in$	aWdV
in-ho-	aTbSjSlS
in-house	aTbSjSlS
in-house$	aVbCiHjRlX
in-se-	fIiHoX
in-service	fIiHoX
inami	hEjY
inami$	hIiJjZ
inbet-	aSnZ
inbetriebnahme	iT
inbetriebnahmen	iIn]
inbou-	aSiZ
inbound	aSiZ
inbox	iVpYqY
inbox$	pW
inc	aJbW
inc$	aJbY
incen-	g\`
incendie	i^
incendie$	i^
incentive	g[
incentivo	g[
incentivos	gY
incentivos$	gY
inch	bHiRjV
inch$	iV
incidencias	iS
incidencias$	iS
incident	iU
incl 00	gXhH
incl nights	f_
incl sat	fS
incl$	dViR
include	pGr\\
included	jU
included$	gTiU
incluida	fHgUnY
incluida$	fHgWnYpJ
incluidas	eS
incluidas$	eTiT
incluido	iRjAlS
incluido$	hRjClT
inclus	gX
inclus$	gY
inclusion	i^rF
inclusive	r[
inclusive$	rW
incluye	iU
incom-	bUgJlGs]
incon-	iVqZ
inconel	i[
inconel$	iV
incor-	bSoZtW
incorporacion	o]
incot-	jZ
incoterms	jZ
incoterms$	jT
incre-	g\\iIjT
indee-	rWtS
indeed	rWtS
indeed$	pTrT
indef-	ed
indefinida	e]
indefinido	eY
indefinido$	tR
indefinite	eV
indefinite$	eV
indem-	fIgWhY
indemnite	gY
indemnity	hXiS
indemnity$	hTiS
inden-	i\\
indep-	bc
independant	bUeXgH
independant$	bReYgG
independante	aJi\\sI
independante$	bX
independent	bS
independent$	aX
independiente	aHbZ
independiente$	aFbX
independientes	b^iDjI
indes-	jW
indesign	jW
indesign$	jS
indet-	eX
indeterminee	eT
indeterminee$	eU
index	g_jH
index$	cJg]iIjH
india	b]cEdSiIjI
india-	aHcUsY
indian	jIs[
indic-	gU
indicadores	i\\
indice	gT
indice 000	eSjFpS
indiciaire	gW
indiciaire$	gX
indie	b]
indie$	bZ
indie-	bYcG
indig-	aWcEiR
indigenes	b\\lH
indir-	bUgJ
indis-	jVlV
indispensable	jVlV
indispensable$	jXlS
indiv-	hU
individual	nS
indoo-	iY
induc-	iUjWoS
induccion	bIfIhFiSjYsI
induction	iHjUoWpT
induction$	iCjYpZ
inductions	iT
industrial	cTjV
industrial$	cS
industrie	eIgU
industriel	a[iDjW
industriel$	jY
industrielle	j\\mDrItJ
industries	aGbJiXjJlRmX
industry	iVkS
ines	iVm]
infant	aEc[
infantil	bZrE
infantil$	aS
infec-	aIiTjHkU
infie-	iU
infierno	iU
infierno$	iU
infin-	iR
infir-	aTbR
infirmiere	aY
infirmiere$	mY
infla-	gTiS
inflacion	gTiS
info	pU
infol-	aFj\\
infon-	hViT
infonavit	hViT
infonavit$	iV
infor	j]
infor-	iUlSpSqU
informal	mJpZ
informe	iTpX
informes	i^jI
infos-	aYiS
infostand	aYiS
infra-	iJj\\
infrastructure	aVmV
infrastruktur	bUmH
infus-	bXjT
infusion	bYiHjUtJ
infusion$	bUiGjUlHtG
ing	jUm_
ing$	j[
inge	abbItI
ingen-	mT
ingenieria$	bRiU
ingeniero	jS
ingeniero$	j]mI
ingenieur	jU
inges-	ibjG
ingest	iX
ingle-	jSkS
ingles	jTkT
ingles b	jT
ingles c	aI
ingles de	iDkWlU
ingles para	kS
ingles y	jXkJ
ingles$	iDrU
ingre-	iSoR
ingreso	bJfVoV
ingresos	fIiSrXsI
ingri-	mS
ingrid	mS
ingrid$	mU
inhab-	mY
inhaber	m\\
inhabergefuhrt	bT
inhabergefuhrt$	bU
inhaberin	aGhImTtS
inhabilidades	j\\
inici-	i[
inicial	eSi\\jI
inicial$	eW
inicio	oW
initi-	iV
initial	iV
injec-	bXiGjBkZ
injection	jBkZ
injer-	iR
injertos	iR
injertos$	iX
inkl	hTiR
inkl$	h]iI
inklu-	gWhY
inklusive	gWhY
inklusive$	hZ
inmat-	iVmHrS
inmates	bUiFjSrU
inmer-	iV
inmersion	iV
inmob-	bV
innen	aWiS
innen$	iXmT
innen-	acfImSqEtF
inner-	aFdUjWpU
innere	jYpV
innov-	aGiGm\\
innsb-	cS
innsbruck	cS
innsbruck$	cV
inox	iXkXpI
inox$	jV
input	i[qJtV
ins	hVjGpJsS
inscr-	jaoCsT
inscrito	j[
insel	cVhJi[jH
insel-	bWgGhVnY
insem-	aSiSjT
inseminacion	iVjV
inser-	rS
inserat	rYsJtT
inserat$	tV
insertion	aY
insertion$	bGmU
inserts	jU
inserts$	jY
inset	fUoWpJ
inset$	fUoWpJ
inside	jR
inside$	cIdAfYhWiSmJ
insig-	iJmZ
insis-	lUqUrR
insist	lV
insist$	aIlDpHqUrTsS
insp	hJi[
insp$	hHiXjJmS
inspe-	mS
inspeccion	h^iS
inspecciones	bUiT
inspecciones$	bX
inspection	iY
inspections	iU
inspections$	iT
inspector	aXrS
inspector$	aVbDrS
inspectores	iCm]
insta	iZjT
insta$	iYjS
insta-	pU
instagram	jGlS
instagram$	jFl[rR
instalaciones	bTj\\kImB
instalador	iGjU
instaladores	mVoIpR
install	eSfS
installations	bdiFpG
installer	a\\iI
installer$	a[
installers	aWcIiJmS
installs	bW
installs$	bX
instead of	pT
insti-	bXnX
institut	aIbTcV
institute	bYrT
instituto	bVcI
instr	bEf[kI
instr$	bFfZkG
instr-	aUhR
instructeur	aVgGjH
instructor	aTjSkV
instructor$	jAk\\mJ
instructors	aSmW
instructors$	aUiHmX
instruktion	iU
instrument	hX
instrumentation	i]
instruments	hYiC
insur-	hTjY
insurance	h\\jS
insurance$	h\\iGjV
insured	j[
insured$	jX
insurer	bVfIhIqS
insurers	b^kFsG
intac-	iZjH
intak-	iXoT
intake	iXoT
intake$	o^
integ-	aJbYkT
integral	bEgSiT
integral$	bFgV
integrale	gSjX
integrateur	bU
integration	iVjD
intem-	fVh]
intemperies	fVh]
inten-	fUiWoJ
intensiva	hYjFkUo@
intensiva$	fY
intensivo	f\\iJjS
intensivo$	bTfV
interamt	pY
interamt$	aFcIgIjIkHp\\
intercultural	bZiJjFkY
interentreprises	bJhZiI
interentreprises$	gHhT
interesse	hHiIk]
interessement	g^hT
interessement 0	g\\
interessement 00	fDg^hD
interessement$	gWhV
interest	kY
interest$	kWlI
interfaces	iX
interim	bScIeX
interim puis	sR
interim$	cEtT
interimaires	aJbEdHiUs[
interinidad	eb
interinidad$	eXlS
interior	cX
interior$	cUnV
interiorista	aT
intermediate	aTjRkT
intermediate$	jTkU
intermedio	jV
intermedio$	aUbJiGjZkG
intermittence	ea
intermittence$	eY
intern	q_
intern$	q[
interna	aUcGlTpZ
interna$	f]jS
internacional	kX
internacional$	kX
internal	aSqZ
internat	bWfT
internat$	f\`
international	aFc@e\\mG
interne	aTlTqU
interne$	aZ
internes	bIgFhHmY
internet	hXjY
internet$	hSjHr\\
interno	aXqX
interno$	aTiT
interpreter	aXcIkS
interpreter$	a\\
interpreters	aXiU
interpreters$	aY
intervenants	bT
intervenants$	bT
intervencion	bXhC
intervencion$	bZhB
interventions	i\\
interventoria	iT
interventoria$	iT
interview	pYqT
interview$	qY
interviews	p^
interviews on	oIpW
interviews$	iWjXkHpJ
into	aDhEi[tS
inton-	bHjHkY
intra-	aHbGcUi\`
intranet	aFiCrYtX
intro	aBbIiTjEmIpb
intro-	gTi]
intun-	jUkTqT
intune	jUkTqT
intune$	kTqW
inuti-	jIlZqV
inutile	jHl[qS
inutile$	jJla
inven-	i^jW
inventaire	i\\
inventaires	aBi^
inventaires$	iT
inventario	iU
inventario$	jVlGqX
inventor	cIjX
inventory	iX
inventur	iRjT
inver-	cVgGiT
invercargill	jU
invernadero	iX
inverness	cWgCtU
inverness$	tV
inverter	hXjI
inverter$	hZiF
inves-	bTqW
investigacion	bS
investigator	a[
investigator$	a[bF
investor	qWtU
investor$	bVtV
invie-	fUjY
invierno	f]
invit-	bTqItU
invites	iFtZ
invoice	eSgY
invoices	i[qS
invoices$	qY
invoicing	bY
inyec-	bS
inyeccion	bVjZ
inyeccion$	aTbIiHjZ
iom	cY
iom$	cY
ios	bIiRkV
iowa	cY
iowa$	cY
ip	iWmS
ip$	i[jI
ipad	hZ
ipad$	h[
ipi	jY
ips	aFbTiGjVmHpX
ipswi-	cV
ipswich	cV
ipswich$	cX
ir	a\\bFn\\
ir$	hEn^pHqG
ira	h\\pSrH
ira$	hYpTrJ
irata	aZjT
irata$	iIjSpU
irela-	cSdG
ireland	cSdG
ireland$	cYdE
iris	bSjZ
irish	rUsX
irish$	sX
irpf	i^
irreg-	fXgU
irregular	fUgXhI
irreguliers	fT
irreguliers$	fV
irrel-	l]
irrelevant	l]
irrelevant$	l]
irrig-	jVmW
irrigation	hFiUjY
irs	g[nI
is 0	fUqR
is 00	gSiEoUqW
is a	kT
is an	dZ
is at	cZpYqS
is coming	lX
is done	iCjClaqV
is fine	d\\jSlTrS
is for	g^sT
is good	bBcFkdqI
is in	bIc^iHqS
is no	iUlVsE
is not	l[qW
is off	qZ
is on	mGnSq[tW
is the	cYhDsR
is why	bWqU
is zu	fXgFmR
is £	q_
is$	qT
isad	i\`jI
isda	iTjTrJ
ish	fWgX
ish$	g[jI
isidro$	cS
isixh-	cIjSkT
isixhosa	cIjSkT
isla	iHjVmVnR
islan-	bVcRsV
island	bZ
island$	bGca
islands	bXc;fFgShDnY
isle	c\\
isle of	c[
isn't	l\\q_
isn't$	jJlUqRrU
isnt	j_
iso	aJbSjU
iso 00000	aGbUiTkSpJ
isola-	cGdIg^hHiRjC
isole-	hUiCpT
isome-	jU
isst	b[mFpU
issue	dHhXiVjEmI
issue$	h[iDnT
issue-	h\\
ist am	f?oWpGqa
ist das	hBrZsI
ist der	sU
ist die	bUtU
ist ein	bVeHgEjSkSqS
ist kein	jYkUlB
ist mir	iYsH
ist nicht	lVsW
ist$	bDsUtS
istqb	jRkY
istqb$	jR
it	rS
it "	rT
it and	iFlUnYpCsI
it goes	iIrY
it in	hRr\\tI
it is	gSjSlG
it on	iJpIqXrc
it to	fIhHi[
it up	iVkIqcrB
it was	qWtV
it within	jU
it'd	jFkZ
it's	rU
it's a	qX
it's for	aFb\\cFeI
it's the	bSfU
it's$	qUrEtX
itagu-	cT
itagui	cT
itagui$	cT
itali-	jU
italian	bTjS
italian$	bTj@kY
italiano	jUkY
italiano$	kR
italien	aRjV
italien$	aViI
italienisch	jTlT
italienisch$	kRrX
italy	bFcHfFiHjGmHnepG
iti	jW
itine-	kX
itinerant	k[nF
itp	fJgHh]iHjD
its a	sT
itsel-	iWkFlS
itself	iWkFlS
itzeh-	cS
itzehoe	cS
itzehoe$	cS
iv	gUjW
iv$	bHgVhRiHkE
iva	eUgThGi]
iva$	eXiUjE
ivan	mZ
ives	aHcT
ives$	cT
ivf	bYhGkDrX
ix	gU
ix$	gUiIjS
ixos	iHj^
ixos$	iHj^
j	dR
j /	eZf\\nT
j 00	aUfUjI
j$	bIfRpC
j'ai	qTs\\tU
ja	sU
ja$	hTtV
jaarc-	eZ
jaarcontract	eZ
jab	h\\
jab$	h\\jJ
jabs	hZ
jabs$	aIh\\pJ
jacke-	hZ
jacket	hZ
jacket$	h[
jaen	bV
jaen$	gS
jagds-	jS
jagdschein	jS
jahn	hXmW
jahn$	hXmX
jahr	hU
jahr 0	gEh\\qU
jahr$	eTgVnU
jahre	eUj[
jahre praxis	hHiUsS
jahre$	e[
jahre-	eX
jahren	bW
jahren$	hUsS
jahresabschluss	gIhIi_
jahresarbeitszeit	fYgI
jahreskarte	fIhY
jahressonderzahlung	gWjI
jahressonderzahlung$	g\\iJjH
jahrg-	bWcFgIrYsTtF
jahrl-	iUnS
jahrlich	nU
jahrlich$	gX
jaja	qS
jaja$	hSqT
jajaj-	qT
jajaja	qT
jamai-	lS
jamais	lS
jamais le	fXjI
jambe-	cTjS
jambes	cTjS
jambes$	cT
jamf	iT
jams	i\\
jams$	i[
jan	o^
jan 0	iVoW
jan 00	iJpY
jan$	hGoV
janua-	fWoT
januar	fT
januar$	eSfRiGpT
january	fSoW
january$	o^qT
janvi-	eS
janvier	eS
janvier$	fUoV
japan	bXcHjJnZ
japan$	bXcIiJnW
japan-	j@k\\
japanese	bRkT
japanese$	bS
japon-	cBiUk[
jardi-	hR
jardin	cTgEhZ
jardin de	bSiZ
jardineria	aXiIjS
jardinero	bT
jardinero$	aY
jargo-	r]sH
jargon	rYsI
java	l[
java$	aVlX
jaw	cZ
jaw$	c[
jcl	iUjU
jcl$	iV
jd	bTl]
jd$	lYsI
je	gYtR
je 0	fZiSmD
je cherche	aUbStH
je nach	eXgVtI
je nachdem	gW
je ne	fZqU
je te	gU
je veux	pIsX
jede	dJf]rS
jeden	rV
jeden vierten	fTiT
jeder	fW
jeder zweite	jX
jeder-	pY
jederzeit	pY
jederzeit$	pZ
jedes	f[qS
jedes 0	fS
jedes zweite	f[hF
jefa	mh
jefa de	aW
jefa$	mW
jefat-	aVmZ
jefatura	aVmZ
jefe	aUme
jefe de	aU
jefe ing	mZ
jefe$	aYpT
jeman-	sS
jemand	sV
jemand der	aU
jemand$	aWhWiH
jemanden	aSeXtT
jena	cTdX
jena$	dZ
jena--	ca
jerez	c\\
jerez$	cR
jerse-	iU
jersey	iU
jersey$	iT
jet	aTcFhHiTjCkZ
jets	aHb]jH
jetso-	iX
jetson	iX
jetson$	iX
jetzi-	q[
jetzige	qZ
jetzt	gTrItY
jeu	bUiTnHrS
jeu$	hHiZnE
jeudi	dRf[iV
jeudi soir	f^hD
jeudi$	fThTiR
jeune	sdt\\
jeune-	bT
jeunes	sU
jeunes filles	b[
jeunes$	aHbUiRlT
jeunesse	bT
jeunesse$	bXiI
jeux	b\\gGhIjX
jewel-	aUjU
jewis-	bSqJ
jewish	bSqJ
jira	ja
jksim-	k[
jnc	j^
jo	fJpCqWt]
job :	aUbHiR
job share	e_f[gHhIjHkHlH
job$	eShYl]
jobce-	pVq_sJ
jobcenter	pW
jobra-	hT
jobrad	hT
jobrad$	hT
jobs	pX
jobs$	bWiHjZpTsR
jobti-	fIhX
jobticket	fHhZ
jobticket$	hX
johan-	aFbCfHiIo_
john	bHcX
joign-	fHiVjFm[pG
joignable	fHiVjFm[pG
join	hIm_o_
joiner	aRkU
joiner$	aW
joiners	aHiTpV
joiners$	oGpV
joinery	jX
joini-	oW
joining	oW
joint-	aViXjF
joints	iU
joke	aIb\`cHfFhIiDjFrR
jokes	hSiFrc
jokes$	hVlGpFr[sD
jolie	sc
jorge	cVmS
jorna-	gT
jornada	eSfU
jornada completa	aJeT
jornada$	eUgXiR
jornadas	dXiS
jornal	gZ
jornal$	gT
jose	cUpXtS
jour fixe	aIfStY
jour$	iSjU
journaliste	aVcIeTiI
journals	bWrI
journals$	bWrI
journee	fVpV
journee$	fWiY
journees	bHdZfSqS
journeyman	gHkZ
jours	dZfY
jours +	hZmJ
jours 000	eCf]gI
jours a	dZfThF
jours de	fV
jours et	dIf_
jours par	fThEn\\
jours sur	dWfRhUoB
jours$	f[
joven	sV
joven-	aS
jovenes	aS
jr	a\\bFpS
juan	cXmY
juare-	cVhUiJ
juarez	cY
juarez$	cV
jubil-	q[
jubila	iTqT
jubilacion	eU
jubilacion parcial	eU
jubilados	aIlZsW
judge	iFjXqX
judge-	bYiSjX
judgement	iGj_
judic-	fSjX
judiciaire	eYjG
judicial	fVjTqS
judicial$	fTiCjX
juego	gZiFjY
juego-	iVpS
juegos	iVpS
jueve-	pR
jueves	pR
jueves a	bVhHnV
jueves por	gJpU
jueves$	fU
juez	jUmY
juge	i]
juge$	i\\
jugem-	iW
jugements	iW
jugen-	aTi[
jugend	b[iE
jugendliche	aFbDgGia
juici-	jSnR
juicio	iXjIqV
juicios	jXnU
juill-	o[
juillet	oW
juillet$	hToT
juillet-aout	fWoY
juin	fToUqS
juin$	iIo]pVqT
jul	aFdIeIfBh]nJo\\pDrJ
jule	mXqT
juli	fRo_
juli$	oc
julia-	cZqT
julian	qXtS
julie	nT
julio	hTo\`
julio$	hTiFo\\
july	o]
july 0	oZ
july and	bViS
july$	o\\pS
jumbo	i]
jun	bGcEeYfRgGhEiUjEkHmJnIoE
junct-	iIjX
junction	cS
june	gIoa
june 00	fBiIoc
june$	gEoY
jung	jHqGsa
junge	rGsb
junge-	bTjWs\\
jungen	bViDj\\pJ
jungp-	iW
juni	fRoVpU
juni bis	oV
juni$	oWpX
junin	bDcahIjJkJmI
junio	o_
junio$	eSgSo]
junior	aX
junior$	aUbHeTmJ
juniorchef	bXmDpX
juniors	cUiRlTmY
juniors$	m\`
junip-	aIbUjU
juniper	aIbUjU
junta	fGi]
junta$	gTiU
junta-	fUiU
juntas	fUiU
juntas$	f]
junto	aScXiDmV
junto a	bAc[hWmT
jura	cUiIj[kS
jura$	cXkXmJ
jurid-	iFjYtU
juridique	tV
juris-	iVlT
jurist	aFjUlX
jurist$	aFiJjW
juriste	jI
jury	dRiTp[
jus	iV
jusqu'a 0	iToW
jusqu'a 00	fVoIpU
jusqu'a 000	gV
jusqu'au 0	eSpS
jusqu'en	bWiI
just	cUsVtJ
juste	o]
justi-	mY
justice	iVjJmS
justo	pJqJr^
juven-	iRrV
juvenil	iSrV
juvenil$	bTiTrU
juzga-	n\\pI
juzgado	iS
juzgado$	iU
jv	aHb\\qX
k $	gViU
k (	qVrUsH
k +	gR
k /	bEiX
k 0	hXkZpJ
k 00	fEhY
k a	hFie
k base	gTmH
k depending	gXiI
k for	gThU
k fte	g_
k incl	fE
k members	bXcHgFiS
k monthly	g^
k on	g_
k per	hS
k pm	g_iS
k to	fEi]
k visitors	b[gI
k yr	hU
k €	gWiS
k$	g\\
kabel	iY
kabin-	sY
kabine	sZ
kabinen	iXrI
kafer-	aYbIcCiUjH
kaffe-	bU
kaffee	hVqR
kaffeemaschine	bYpH
kaffeemaschine$	bZgIhEiTjHpG
kaffeemaschinen	bHi]
kafka	iRkZ
kafka$	cGiUkS
kaise-	bVcGh]iI
kaiser	h_
kalbe-	iY
kalber	iV
kalen-	bXpW
kalender	bYiS
kalgo-	cX
kalgoorlie	cX
kalib-	ibjE
kalku-	jZ
kalkulation	iSpY
kalt	gIh\`
kalt$	bCgGhbpH
kalta-	iX
kaltakquise	iX
kalte-	aZbDcCgIhDiZj@kUoH
kamlo-	c[hXiG
kamloops	c[hXiG
kamme-	jElYsX
kammer	rYs\\
kampa-	hW
kampagnen	fUjI
kampala	hW
kampala$	hV
kanal	aGbIiYjYkJnJqF
kango-	hW
kangoo	hW
kangoo$	hX
kann	jUkYlR
kann nicht	sZ
kann$	jU
kanna-	jY
kannada	jY
kanns-	gStS
kannst	gStS
kannst du	jIkUtU
kanti-	bShT
kantine	bShT
kantine$	hU
kanto-	bYcC
kanton	bGcEgHhXjY
kantonalem	g\\
kanzl-	iRmV
kanzlei	bWdSmI
kao	fIg\`mIpH
kapit-	cHhBi?j^mXpJ
kapitan	m\\pJ
kardi-	bIfHjXrS
karen-	eUqT
karenzvertretung	cTeY
karls-	cTjT
karlsruhe	cTjT
karlsruhe$	cTjR
karte	aXgVhGtS
karte$	aWgWhFtT
karti-	i[
kartierung	i[
karto-	i]
kasse	iT
kasse$	aUiV
kasse-	bXiT
kassel	cY
kassen	bY
kassi-	lXqR
kassieren	iTlZ
kat	j_
kat$	j_
katal-	iY
kateg-	aIbEjUkT
kategorie	aHbDgIiJjVkUtJ
kath	pStX
kath$	aFpUtY
katho-	bVkHqCsd
katholiken	bUkJsT
katholisch	iHqFsb
katholisches	aIb^jJ
katze-	b[
katzen	b[
katzen$	bV
kaufm	jZmU
kaufm-	a]mD
kaufmannische	a]mC
kaum	iUlVqH
kauma-	iXpS
kaumatua	iXpS
kavo	gY
kaz	kUlIpUtV
kaz$	kSpW
kb	bIiZjT
kchf	bBgaiDpD
keel	p[
keel$	iHp\\
keen	fXsV
keen$	fX
keep	qWrW
keep it	eWsU
keep that	oSqV
keep the	i\\
keep$	rD
keepe-	lXmR
keeper	aY
keeper$	a\\
keepers	mX
keepers$	mW
keepi-	eWfF
keeping	eWfF
keeping the	iSqR
keeps	jZqYtF
keevi-	bU
keeving	bU
kegs	h@iWjY
kein	lV
kein "	r\\sH
kein fehler	k_
kein muss	jEl\`
kein wort	qdrH
kein$	fTiIrVsS
keine	rRsb
keine mit	s[
keine$	fWlV
keine-	jGlSqSsV
keinen	iGpJrVtS
keiner	jClWqS
keiner$	gErU
keins	bDdXiIjFlXpIrVtC
kelle-	h\\iU
keller	sT
kellermeister	aS
kelln-	aRjFlZ
kellner	aSlS
kells	c^
kells$	c^
kelow-	cY
kelowna	cY
kelowna$	cY
kempe-	bJcWmFpY
kempt-	cV
kempten	cV
kempten$	cZ
ken	bFiIl\`pIqSsH
kenda-	cS
kendal	cS
kendal$	cV
kenne-	kV
kennel	aZ
kennen	iHkW
kennen$	iEk[
kennt	bIgHjWr\`
kennt-	jSkU
kenntnis	jY
kenntnis$	jY
kenntnisse	kX
kennu-	fJpZ
kennung	fJpZ
kennz-	pT
kennziffer	pT
kennziffer 00	pT
kenor-	cUn[tC
kenora	cUn[tC
kent	aJcUsT
kept	pUqR
kernz-	fSgIhX
kernzeit	fSgIhX
kernzeit 00	fY
kerry	cUiX
kerst-	mV
kerstin	mV
kes	g]
kesse-	aIbScGiUjWkFsH
kessi	aIbIgJhFi^
keswick$	cV
kette-	aIcWiR
kettl-	bYmEpY
kettle	bZjHtW
kev	mWpR
kev$	aIjImXtS
key	ib
keyho-	jXkJlJmH
keys	bV
keys$	b[
kfw	aIbWhIiY
kfz	aYi[qDtE
kfz$	aWiVqIrJtG
kfz-g-	aT
kfz-gutachter	aT
kg	jT
kg /	iR
kg$	iWjX
kid	bUhUlHqV
kiddu-	iX
kiddush	iX
kids$	hZjU
kiel	cWnZ
kiel$	cTn[
kiele-	bSfS
kieler	bSfS
kilke-	cUfS
kilkenny	cU
kilkenny$	cT
kill	iRqT
kilma-	cU
kilmarnock	cU
kilmarnock$	cW
kilns	bRiU
kilns$	bSiT
kilo	gThYiJkDsW
kilom-	cSgZiFne
kilometer	cUjUpI
kilometer$	nT
kilometergeld	cFgFn^pG
kilometraje	g[
kilometres	gJhHiIn\\
kilometro	cZgWjJnA
kilos	jUsX
kilos$	iFjY
kind	aYfIjZ
kind$	aaqGrD
kinder	i]
kinder und	aX
kinder unter	bViU
kinder$	b_
kinderbetreuung	aX
kinderbetreuung$	aY
kindergarten	bU
kindergarten$	b[hIiH
kindern	iRjAkXqH
kindern$	bHhGiYkH
kinderwunsch	s[
kinderzulage	hW
kindl-	jTtT
kindly	jTtT
kindly$	bTiJjYrStE
kine	mV
kine$	aWmW
kines	bXiGm]
kines$	bXiEmZ
kines-	aU
kings-	nWpT
kingston	nWpT
kingston$	nR
kiosk	aRcGfJgFjZ
kippe-	aHcEi^jH
kirch-	bXiS
kirchberg	cX
kirchberg$	cX
kirche	iSsT
kirchen	bV
kirchen$	bScHiSmJ
kirchengemeinde	aDbX
kirchengemeinderat	bRhHjHm]pIqI
kirkc-	aHcU
kirkcaldy	aHcU
kirkcaldy$	cU
kirkw-	c_
kirkwall	cX
kirkwall$	cX
kis-a-	jW
kis-ablosung	jW
kiste-	iX
kisten	iX
kiswa-	hJjTkIrY
kiswahili	hJjTkIrY
kit	h]lT
kit$	h_lT
kita	h^
kita$	a\\bC
kita--	hZ
kita-leitung	aV
kita-leitung$	aZ
kitchen$	aXiCkS
kitchens	iY
kitchens$	bV
kits	aDbaiV
kits$	i_jH
kitte-	bGcIgHhYiEkIl[pHsW
kiwi	pWs]
kiwi$	bYcJjFpHsW
kiwif-	bTiV
kiwifruit	bTiV
kiwis-	h]
kiwisaver	h]
kl	fGh_jYpA
klapp-	qUsT
klappt	cTnJsS
klar	iGjYlS
klar$	iJjWlT
klara-	bV
klaranlage	bV
klare-	qV
klaren	qV
klasse	jR
klasse 0	bYjJ
klasse b	jX
klasse$	jGkW
klaue-	i^
klavi-	iX
klebe-	iX
kleben	iX
kleben$	iZ
kleid-	gFh\`sU
klein	bSfGiIpGrYtS
klein$	aFbVgIiDkFmHsTtV
klein-	bUiS
kleine	iW
kleinen	fFiUsT
kleinere	iY
kleinreparaturen	iS
kleinreparaturen$	iU
klett-	aZgIh\`
klien-	i]
klima	bXiU
klima$	bUiU
klima-	aRh]sI
kling-	cIrSsU
klingeln	dXpWrJ
klingeln$	dY
klingt	bSqIrRtS
klini-	cS
klinik	hXiX
klinik$	bDhYiX
kliniken	bSnW
kliniken$	iW
klinikum	cTeI
klinikum$	cVeI
klinikverbund	aYbR
klinikverbund$	aY
klopf-	i[
klopfen	i[
klost-	bW
km	nd
km a	jUnW
km de	bU
km par	gIjUnY
km$	bScTgZ
knapp	kFm\\rY
knapp$	aDhJkCmVrZ
knees	iSqWs^
knees$	aIbHcIhHjGmHqZsHtJ
knie	hJiFjTqVsU
knife	jT
knits	aZcHiG
knits$	aZcHiF
knive-	kU
knives	kU
knock	c[iT
knock$	aIcTiV
knock-	i_
knott-	jT
knotting	jT
know	qY
know a	aEtZ
know the	bIqSs[
know what	jEs^
know yet	qV
know$	cIlRqY
know--	jTkRlW
know-how	jTkRlW
know-how$	iJjXkTmJ
knowl-	kWlW
knowledge	kWlW
knowledge of	lS
knowledge$	hCiCjXkSlU
known	bThDjEmJs\`
knows	iFjWkVq^
knx	iGjSkX
knx$	jU
kobi	p]
kobo	jSkX
kobo$	jRkU
koch	aWhIjT
koch$	a]hJjWtH
koche-	i[
kochen	i[
kochen$	iX
kochi	c_
kochi$	cY
kochs-	iW
kochst	iW
kocht	f@h\`iT
koffe-	hV
koffer	hV
koha	bJcFj]
koha$	cIj[
kolka-	pX
kolkata	pX
kolkata$	cTpV
kolle-	hXm\\
kolleg	jUmV
kollege	fHmZqXtX
kollegen	iClXmW
kollegen$	iIlSmV
kollegin	qT
kollegin$	aGeWmU
kolleginnen	mWrU
kolleginnen$	bHm^
kollegium	bU
kollektiv	bU
kollektiv$	bShR
koln	cY
koln$	cV
koln--	c_iBn[
kolon-	aRbHmSsV
kolonne	iTmRsZ
kombi	h^
kombi$	h^
komis-	bIcJsRtX
komisch	bIcJsRtX
komm	pYqStT
komma	gShWqW
komme-	rRsS
kommen	rRsS
kommen$	fUlFpSrJsS
kommi-	kEqWr[
kommission	iUkCr_
komms-	jXlW
kommst	jXlW
kommt	lUpDq[
kommt$	jWkTrF
kommu-	b\`cCqS
kommunal	bU
kommunal$	bT
kommunen	bSjI
kompl-	hSiS
komplett	hT
komplett$	nU
kondi-	jY
konditorin	mF
konditorin$	aWmG
kone	bTjR
konfe-	hSs]
konfektion	aWjIsV
konfi-	bHi\\
kongr-	aTfT
kongress	hR
kongresse	aJbRiV
konig-	bBcSiX
konku-	qWrT
konkurrenz	qWrT
konne-	jV
konnen	jV
konnen$	iGjT
konnt-	bWqV
konnte	bYjI
konse-	jTrT
konsi-	hGi\`
konso-	jXlD
konst-	aZcSjI
konstrukteur	aSlY
konstrukteur$	aSlY
konta-	i]pT
kontaktlinsen	iY
konti-	s_
kontr-	eVrW
kontrollieren	iV
konze-	bSpS
konzepte	i[
konzern	bJiFjVlU
koord-	aUmT
koordination	aXgIiY
koordinieren	mX
koordinieren$	iFmX
kopf	aYgEqT
kopf$	a[gDjIqS
kopfe	bVmW
kopfe$	bY
kopfr-	fGj^
kopfrechnen	fGj^
kopft-	sc
kopftuch	s]
korea	bZfHgGhZ
korea-	kX
korean	kX
korer-	iSpT
korero	iSpT
korpe-	hIiHjUsY
korre-	iZjS
korri-	iS
korrigieren	iS
koshe-	hRiX
kosher	hS
kosher$	bYcJhD
kosme-	cJjFk^
kosmetik	aTbViH
kosmetik$	aTbWiHjJ
kost	h^
kost und	hWsR
koste-	hZiTtU
kosten	hWjV
kostenlos	hXqR
kostenlos$	hU
kostenstelle	aIbEcGeDgIhGt\`
kostet	hZ
kotli-	kX
kotlin	kX
kotlin$	jX
kowal-	qS
kowalczyk	qS
kp	aXfF
kp$	a\\
kpi	gRhIiY
kpis	gVi^jI
kpis$	gZhIiR
kql	jU
kr	g\`rU
kr /	gY
kr$	gSrS
krabb-	aTb\\
kraft-	bTjSlRsT
kraftig	fGiIjXsW
kraftraum	cJhWrG
krako-	qV
krakow	qV
kranf-	bIj\`
kranfuhrer	aVjI
krank	hImCq^s\\
krank$	aGqSsU
krank-	bY
krans-	jT
kranschein	jT
kraut-	iV
kredi-	aWgChViSjJ
kreid-	iTqW
kreis	nY
kreis$	nY
kreis-	hVnZqV
kreiß-	qU
kreuz	bTqXsR
kreuz$	bVqSsT
kreuz-	a@bHcXfGhDi]
krieg-	c\\fHiFkV
kriegen	iGjWlUqHsI
kripp-	gHtG
krone-	i^
ks	bGcXiZjF
ksa	bTiX
ksa$	bW
ksh	g[
kuber-	jVlR
kubernetes	jVlR
kubernetes$	jVkIlR
kuche	a^bRiC
kuche-	iVmV
kuchen	iU
kuchenchef	aUmHpW
kufst-	cUrR
kufstein	cUrR
kufstein$	cW
kuhe	aHbXiVkItZ
kuhe$	aIiTkHtX
kuhl	bWiHmX
kuhl$	bXhIiGmV
kuhlh-	bZgIjD
kuka	aTj]
kultu-	m[
kunde	bSjVqX
kunde-	iSnR
kunden	bWiU
kunden$	eIjY
kundi-	hYo[pG
kunds-	bSjSkU
kundschaft	bSjSkU
kunst-	aTb[iEjZ
kupfe-	a;b[cGi]
kur	iGjBkc
kura	bdcFsH
kurat-	aYiGjIrS
kurdi-	jJkU
kurs	fHhFj^lZ
kurs$	fFhFj\\lU
kurse	aZiWtF
kursg-	gGh]iF
kurz	rd
kurz davor	cIjU
kurz$	pIr_tJ
kurze-	fSq\\
kurzer	fY
kurzf-	fFoYpYr?
kurzfristig	fFo\\pD
kuste-	aDbejE
kv	aVgX
kv$	aUbR
kw	bGfFhXo\\sGtV
kw 00	eHgFhIoXt\\
kw$	ibtG
kyc	aSbIiY
kyc$	iY
kyrib-	cFjT
kyriba	cFjT
l 0	aZj]kY
l 00	g_
l a	bSfZ
l$	fAg_hX
l'a	caiFqS
l'acc-	gSsT
l'act-	fIgY
l'acte	fIgY
l'age-	nSqV
l'agence	qYtT
l'ais-	iIjYsT
l'aise	iIjYsT
l'an	hX
l'an dernier	gEnT
l'an passe	gR
l'an$	gIi]jE
l'anc-	gGqc
l'ancien	qW
l'ang-	iIkTlV
l'anglais	iIkTlV
l'ann-	qYrT
l'annee	eVjX
l'annee$	eVjX
l'annonce	jCrXtT
l'annonce$	tV
l'app-	bGiJkHl[pHqX
l'arr-	jT
l'ass-	aHiStR
l'association	aGbUcHiHtU
l'assurance	qYsV
l'ate-	jU
l'atelier	jU
l'atelier$	hYjV
l'aut-	iTqW
l'autorite	aIiS
l'eau	i\\jJ
l'ech-	qZ
l'eco-	jHmR
l'ecole	mSsI
l'ecr-	qYr\\sH
l'ehp-	tY
l'ehpad	tY
l'ehpad$	tW
l'emp-	pRrU
l'emploi	pRrU
l'ent-	aHgUrT
l'entreprise	iGpFrZ
l'entretien	aEgWhIiVpV
l'equ-	bVfGiSmBsX
l'equipe	bVfGiSmBsX
l'equipe$	bYfDpI
l'ess-	dRlI
l'essai	dSoJsU
l'essai$	dVgVoHpEsG
l'eta-	jZpV
l'ete	fY
l'ete$	fXkS
l'heu-	gX
l'heure	gX
l'heure$	gS
l'hiv-	eT
l'hiver	eT
l'hiver$	fRhRjT
l'hor-	bRcGiTsT
l'ins-	gRqW
l'instant	gSqX
l'instant$	gTqT
l'int-	dUiSkFr\\
l'occ-	iT
l'occasion	iT
l'occasion$	iT
l'ora-	jSqV
l'oral	jSqV
l'oral$	jTqV
l'ord-	iIjXtS
l'ordre	iIjXtS
l'ordre$	iIjXtS
l'uni-	qVsI
l'unite	qVsI
l-j	f\`gI
l-s	fa
l-s$	f\`
l-v	f^
la 0	hVqW
la caisse	hEjHmHpWqT
la calle	hSqW
la campana	oUqX
la carte	fXr^
la casa	dHhd
la clientele	s\\
la comunidad	qT
la de	qY
la defense	c_
la direction	aUq\\
la directora	mHq\\
la empresa	eW
la espalda	jWsW
la familia	iTpUrXsF
la formation	iSjDkVlSmB
la gente	sX
la hora	g^
la journee	gUpU
la main	jR
la maison	dUhUrR
la mesa	aTgCm_
la nave	hSiJ
la noche	fSqR
la nuit	fDgViVjU
la oficina	pWqI
la palabra	ra
la persona	fV
la personne	iSkGoVqCrV
la place	sX
la presidente	qT
la regie	tV
la segunda	bIqS
la semaine	fUqU
la semana	dReXmX
la senora	aGiV
la serena	hU
la tarde	hT
la tienda	cWpW
la titular	iXjH
la una	aIcIf^
la venta	bGiJqZ
la vida	b[hIqV
la ville	cIqUrT
la vista	b[cEpS
la web	pVtX
la zona	gEnTpGrSsZ
la-de-	qT
la-dessus	qT
la-dessus$	qT
lab	iU
lab manager	aU
lab of	bW
lab$	aWmX
label	bXjW
label-	iW
labelling	aY
labels	bViS
labels$	bZ
labo	bXdY
labo$	dViTqIrU
labor	eSiToS
labor$	bVeTiY
labor-	mS
laborables	hX
laboral	aTpT
laboral$	eUjTkGpT
laborales	kUpY
laborales$	iIkVpU
laboralista	bU
laboralista$	aZ
laborant	m[
laborant$	m[
laborantin	mW
laboratoire	bTrR
laboratorio	bTjJmTqJ
laboratorio$	aTiTjEmZqI
laboratorista	aVjU
labou-	mYqT
labour	iUqX
labourer	m]
labourer$	mW
labra-	jVmFp\\
labs	b]cHiSnS
labs$	bViX
lac	aCbFc]fIgHlImJqJ
laca	iTjY
laca$	jZ
lace	iU
lachi-	m[
lachie	m[
lacki-	a?j[
lacta-	h\\iW
lactantes	bGiYs\\
lactation	b\\
lacte-	gW
lad	mXsg
ladde-	hSjZ
ladder	hWlHqT
ladder$	hHjUlJqZsI
ladders	j]
ladders$	jW
lade	p\\rFtB
laden	bTiW
laden$	bSeStW
laden-	aTcIhX
lader-	fIgV
ladie-	mTsW
ladies	mUsX
ladies and	bSiFtZ
ladies$	iDmXsY
lado	c\\jIkS
lads	jIsg
lads$	bTiI
ladun-	aViV
ladungssicherung	aViV
lady	mTsf
lady$	mXsT
lage	cFiZjYpH
lager	bSdVmV
lager$	bUhY
lager-	aY
lagermitarbeiter	a]
lagos	cXmY
lagos$	m[
lahr	cXfCgIiHn^oEpH
laia	mcpG
laiss-	nUqUr\\
laisse	q[
lait	b]cE
lake	cahTqF
lakev-	c^jEkGpI
lakh	gShWiW
lakh$	bFeHgVhXiSjJ
lamb	bIhXiX
lambs	cHi]
lamin-	aWbWiHjT
lamp	iYmIpJs]
lance-	gTiZ
lancement	gViW
lanch-	cHhHn\\
lancha	cHhHn\\
land	bXjInT
land$	hUjGnV
landa-	cSiS
landau	cV
lande-	bacWiE
landesverband	bS
landi-	iR
landing	iR
landk-	bXn\\
landkreis	bWnS
landkreis$	cRiTkJnC
landkreise	cHn\\
landl-	gIiX
landm-	bYi>jEk[lT
landmaschinen	cHiIlYmE
landmaschinen$	bFcHiHkJlZmF
landr-	aJbYcFqW
lands-	aZiJnU
landschaftsgartner	aUjY
landshut	cV
landshut$	cW
landt-	bYiTjE
landw-	bUiRkZlF
landwirt	j\\
landwirte	bYdIfJhHiTjEkHmHtE
landwirtschaft	jBk]lB
lane	bWiT
lane$	bZhTiF
lanes	iZjT
lanes$	iWjV
lang	fWiJoUqIrZtU
lang$	fXiIjDmJpIqFrYtW
langa-	bZ
lange	fVjTrV
lange-	aGcYfSiInUtG
langer	fTnW
langt	l^
langt$	l^
language	cWiI
language$	cUjX
languages	bVlT
languages$	bWmW
langue	kZsR
langues	j\\
langues$	j]
langz-	cGfAgHh]iSkJpEqXsE
lanus	c]
lanus$	c]
lanza-	cRi[
lap	j^
lapse-	iVjSqI
lapto-	hZ
laptop	eJh\\
laptops	iR
laptops$	iT
larch	iZ
larde-	iZ
larder	iZ
larder$	cHiZ
lared-	cS
laredo	cS
laredo$	bScSiI
larga	iV
larga$	cIfTiYjT
larga-	iZqW
largo	qX
largo$	qX
larra-	aJkIm^
las 0	f^jRpV
las 00	fU
las dos	jUqVrI
las palmas	iT
las tres	oR
las$	cWfI
laser	aBih
laser-	iSj\\kBtF
lashi-	iV
lashing	iV
lass	aRqVrTsT
last	q]sR
last 0	jTpV
last one	qWrRsT
last two	iIpU
last year	bVs[
last yr	bVgYqH
last$	aJf]h?iGjHsTtV
laste-	iYjR
lastenrad	hUiT
lasti-	e[jG
lasting	e[jG
late	f_
late nights	h]
late shift	sT
late$	bIf[hS
later	jJlV
later$	iHjIl\\tV
lates	f^tF
lates$	fUgV
lates-	o\`
latest	o\`
latest$	oR
lath	bIcIia
latin	j_kW
latin$	aIjW
latin-	r[sW
latte	iUjX
laufe-	fUjV
laufen	fWjX
laufende	bX
lauft	fIgFkUlTqY
lauft$	cHjFkSlYpGqU
launc-	nS
launceston	cIn[
launch	cV
launch$	cAh]iApXqT
launches	bUsU
launches$	bY
laund-	hRmV
laundry	hTiS
laundry$	aThX
laune	bVhY
laune$	bYfHhYiJ
laura	iEm\`
laure-	aEc[iEmStU
lausa-	c^iJpI
lausanne	nSqS
lausanne$	cSnT
laut	jTqStR
laut kv	gY
laut$	bUtX
laute-	bR
lauten	iTjV
lauter	bWsU
lavad-	hUiY
lavado	hV
lavado$	hSiS
lavag-	iT
lavage	iT
lavage$	hV
laval	cXpS
laval (	cZ
lavan-	hWmE
lavanderia	hWmE
lavanderia$	h[iIpI
lavap-	aXcUiC
lavaplatos	a[iI
lavaplatos$	a[iH
law	bFiIlYrX
law$	aZbDkX
lawye-	bR
lawyer	aU
lawyer$	aRjIsTtH
lawyers	b\\
lawyers$	bY
lay	bSi_
lay-u-	jY
lay-up	jY
layer	hXjI
layer-	iS
layti-	iSjU
laytime	iSjU
lb	jX
lc	g]iUjHmI
ld	gRiIjGk]
le	qT
le 0	pWqV
le 00	fSoRp\`
le chef	aWiY
le client	pJrW
le dg	aUpUqS
le jeudi	fXhXiC
le lundi	fXiUmI
le maire	tW
le mardi	fRiU
le matin	id
le mercredi	fSiT
le mieux	iBoYpWqJ
le mois	eDfZhTnX
le mot	gYrX
le nom	r_
le patron	qX
le poste	eWtW
le samedi	nS
le site	iCpStY
le soir	hYjGsU
le temps	h[qEsTtV
le vendredi	dX
le week-end	hVtW
le$	oW
lea	r^
lead	aWmm
lead$	ac
leade-	mT
leader	aWmV
leader$	aW
leaders	iGtX
leadership	bU
leads	iUmb
leads$	hUiXmF
leadw-	cJiV
leadwork	cJiV
leaf	i\\
leagu-	bTiX
league	bTiX
leak	iXqS
leaks	i]qV
leaks$	ia
lean	hHkSs[tG
leap	jY
leapf-	jX
leapfrog	jX
learn	hHlesC
learn$	gRiGlYpI
learn-	jS
learned	iJlVsZ
learner	bVhI
learners	bSiWtD
learning	gIhXiDj[kRlJ
learning$	gCh]
learnt	jGl]
lease	eThZnT
lease car	hX
lease$	eXhV
lease-	h\\pH
leasi-	cIeIh\\
leasing	iS
leasing$	iVjR
least	jZoR
least 0	iIj\`
least one	jX
least$	jZ
leath-	bRhX
leather	bRhX
leather$	aJbXcGhAiV
leave	h_rYsS
leave 00	eRhZrD
leave a	pVqY
leave out	qErf
leave the	jFra
leave$	h^qU
leave-	dIhInY
leaves	dGhHnZqS
leavi-	iVpIqW
leaving	iVpIqW
leaving cert	iGlXqG
leben	aIhFiYtW
leben$	iFtX
leben-	aJbciGpS
lebenslauf	p[
leber-	tY
leche	bU
leche$	bWgUiH
lecte-	r_
lecteurs	iU
lecteurs$	iT
lecti-	f]oW
lectivas	fZ
lectivas$	f[
lectivos	fX
lectivos$	fY
lectoescritura	bHjUkT
lector	iYjI
lectr-	jSkT
lectra	jSkT
lectra$	kU
lectu-	jU
lectura	rU
lectura de	pS
lecture	jZ
lecturer	aW
lecturer$	aX
lectures	i\\
led	j^
leder	aIbYcGiVjG
ledes-	mX
ledesma	mX
ledesma$	mV
ledge-	iYpU
ledger	iYpU
ledig	pIse
ledig$	s[
lee	pV
leeds	c_dWiG
leeds$	dTjR
leer	j]
leer$	bIcXjYpJ
leergut	iU
leetc-	jGlUpY
leetcode	jGlUpY
left	jSqgrT
left$	iUqRr\\
leg	jX
leg$	jZ
legac-	i\\
legacies	bUgJiW
legacy	eU
legacy$	eW
legal	r\\tT
legal 000	b\\gA
legal secretary	aZ
legal$	iVjEpErZtI
legal-	bYhU
legen-	iV
legendes	iV
legendes$	i\\
leger	iVpT
leger$	i[
legio-	gEi^
legs	aZbEj\\
legs$	a[bIiDj]
lehra-	hUj\\
lehrabschluss	hVjYqJ
lehramt	jV
lehramt$	jW
lehre	iUj]lT
lehre$	iHjc
lehre-	aBiUjHmGt\\
lehrg-	aTbCcEiIkSlSoT
lehrgang	kTlToV
lehrgang$	lYsI
lehrk-	aVmTrI
lehrkraft	qT
lehrkrafte	a\\iFmXpI
lehrl-	bRcGiJm\\
lehrp-	fIiXp]
leica	jZ
leice-	cR
leicester	cR
leicester$	cU
leich-	cIgUiVrV
leichte	aRkT
leichte sprache	kT
leide-	cRjR
leider	jU
leihi-	iW
leihinstrumente	iW
leila	bXeIqZsI
leime-	c[iU
leins-	cZ
leinster	cZ
leinster$	cZiJ
leipz-	cX
leipzig	cS
leipzig$	cWdR
leire	mUpW
leist-	fHg]jU
leisten	jW
leistungszulage	qU
leisu-	bShSjT
leisure	bShSjT
leite-	aSsS
leiter	aVjTmSrH
leiterin	aJgJpY
leith	cY
leith$	cY
leits-	lX
leitu-	mV
leitung	gRmZ
leitung frau	hHmX
leitung$	aUg[iH
leitw-	bFcYjU
lekto-	aYiJ
lektorat	aYiI
lena	aThVmX
lena de	a[hIqT
lena$	h^iJ
lendi-	aXiE
lending	aXiE
lengt-	iZrZ
length	r[
lengu-	rU
lengua	kS
lenguaje	r[
lent	pX
lent$	jIpY
lente-	hZ
lentes	hZ
lenti-	i[
leon	c\\mW
leon$	cXiImU
lep	cJjX
lerne-	iSlV
lernen	iUlYmI
lernende	mX
lernende$	iGmZ
lernt	j@lamY
les	sT
les 0	fUhV
les 00	p\\
les deux	kSqTrU
les familles	kX
les gens	iY
les jours	bFd]
les lundis	dRpS
les parents	s\\
les petits	bXhEtJ
les vacances	fToStU
les$	sX
lese	bIoU
lesen	j]
lesen konnen	kV
lesen$	j]lT
lespa-	aHcY
lesparre-medoc	aHcY
less	eTfIgUiHkJoVrU
less$	eYgWjDqF
lessi-	hZiFqW
lesso-	hR
lesson	gTpW
lessons	hVkT
lessons$	hYjIkIlT
let	fTpTq]tH
let's	lDqXrTsU
letch-	cS
letchworth	cS
letra	pIra
letra-	bV
letrados	bV
letrados$	bS
lets	eSfHiZ
lets$	i]
lette-	pY
letter	p[qX
letter +	mJ
letter to	oFpY
letter$	nRq]rC
letterkenny$	cX
letters	i[
letters to	iVpS
letters$	iW
lettings negotiator	aW
lettings$	iY
lettr-	pZ
lettre	iVpW
lettre$	pY
lettres	bViIpT
letzt-	bUq]
letzte	bWqX
letzten	qX
letztes	rT
letztes jahr	hRqR
leute	bUm[
leute$	bXmY
leute-	bW
leuten	bW
leuten$	bT
leuve-	cS
leuven	cS
leuven$	bScSiF
levan-	cGdXi_jE
levantamiento	iZ
levantar	iS
levee	bRiV
levee-	iR
levees	iR
level	jZ
level 0	jVkU
level two	j\\
level$	aYbIjVrR
level-	gRiR
levels	gRiR
levels$	gRiS
lever	i[jXoI
lever-	bR
levers	bS
levie-	aGcWmU
levier	aGcWmU
levier$	aGcSmV
lexce-	bU
lexcel	bU
lexcel$	bX
ley	eYjS
ley 00	ecg?iSjFoE
ley$	gYhRiG
leybu-	cY
leyburn	cY
leyburn$	cZ
lf	iXjZ
lg	fIg\\iIpGrItb
lgbt	bU
lgps	hb
lgps 00	gIhV
lgps$	h^
liabi-	jU
liability	jU
liais-	i\`mU
liaise	iV
liaison	i]mW
liaison$	mY
liber-	e]hRjG
liberacion	eU
liberal	eS
libra	f_hXiHqE
libra-	cT
librarian	lVmW
librarian$	lZmD
libraries	b[
libraries$	b_
library	bTeHfGhT
library assistant	sR
libre	fVhZ
libre$	fSjB
libres	hU
libres$	fVgT
libreta	j[
libreta de	jR
libreta$	jU
libro	iZ
libro de	iUjS
libro-	iS
libros	iS
lic	jUmY
lic en	jU
lice	i\\rU
licen-	jS
licence	jTkS
licence (	ja
licence +	pU
licence in	jGkJp[
licence not	aIjEl_
licence or	cGjW
licence$	j[
licences	iWpU
licences$	gRjGpZ
licencia	jY
licencia de	jU
licencia interna	jW
licencia$	gT
licenciado	t\\
licenciatura	j\\
licenciatura$	jY
license	gRjTlX
license$	kWlS
licensed	a]bUjFkUtG
licensing	aEiImZ
licht-	aUc]oStH
lichtmess	oX
lichtmess$	oX
lider	bJmg
lider-	i^
lido	aDb\\kY
lido$	aFb]iHtJ
liebe	te
liebe frau	tS
liebe-	t]
lieber	qTsS
lieber$	q\`
liebh-	iU
liebherr	iU
liebsten	kSsS
liebsten mit	jCkdsF
lied	iEjVp^
liefe-	bSi^
lieferanten	iXkU
lieferantenerklarungen	bT
liege	cVrZ
liege$	cWrW
liege-	bGcZiEpUqY
liegeplatz	cGpZ
liegt	cTgShFqT
liegt bei	gY
lien	iTjGpY
liest	iWrc
lieu	tZ
lieu$	gUhGqHtU
lieux	b\\cIiU
life	h[kG
life$	eS
lifeg-	aVjT
lifeguard	gHj\\
lifeguards	aX
lifeguards$	a[
lifej-	i^jD
lifes-	aTj]
lifestyle	aViYjG
lift	j_
lift 00	jW
lifte-	b[hGqFsX
lifting$	jWmHsW
lifts	b[eFj\\
lifts$	bVcIi_
ligad-	eUgS
ligado	gW
liger-	bFi]kX
light	bHsUtS
light$	aIiUsW
light-	fSjUoH
lighting	iVkU
lights	iVjU
lights$	jY
ligne	c\\
ligne$	pUrT
ligne-	iVrT
lignes	iVrT
like	rZsT
like a	jYrS
like it	hIiHpJsX
like us	rZ
like$	dStT
liked	jEkYrX
liked$	jGk]
likel-	eY
likely	eY
likes	jXqT
lille	cUjT
lille$	aJbIcEdRnX
lima	cY
lima$	bVcR
lime	iWjW
limerick$	cY
limes-	aIcSiZ
limestone	aIcSiZ
limit	hXqUsU
limit$	hXqV
limit-	bHeViXjSkE
limited	eZhIjJ
limog-	cW
limoges	cW
limoges$	c[
limpiar	iT
limpiar$	aR
limpieza	aUiY
limpieza viaria	aV
limpieza$	aZiVsG
limpio	jWtY
limpio$	bHdFj]tF
limpios	gT
limpios$	gX
lims	iGk]
linac-	bW
linacs	bW
linar-	cW
linares	cW
linco-	bRcY
lincs	c]
lincs$	c^
line	mRrU
line 0	bS
line$	bViYkU
linea	iU
linea$	iSlXrU
linea-	kR
lineal	kV
lineal$	iJkUnJ
lineas	bSiR
lineas$	bXiHmGrR
linen	bVeCiT
linen-	hW
linens	hW
linens$	hU
lines	i\`
lines$	b[rS
linge	iY
linge-	sY
lingu-	iVjEkZ
linie	aIbFcHeJfHgChJi[jIm^pDtI
linie-	b\`
linien	bUhU
linien$	bShW
link	jFp^rY
link$	p\\
linke-	rT
linkedin	rW
linkedin$	rWtR
links	iRjWrR
links$	iYjB
links-	aFc]dHqHs]tH
linux	aTj]
linux$	aV
linz	ccoG
linz$	c\\oF
lio	oW
lipps-	cEn^
liqui-	ga
liquidacion	iU
liquidaciones	iX
liquido	fGgW
liquido$	fFgX
liquidos	g[
liquidos$	gX
liquo-	a\\cDj[
lire	jd
lire un	j\\
lisbo-	dFn_
lisbon	cYdI
lisbon$	cS
lisbonne	nX
lisbonne$	nX
lisbu-	cV
lisburn	cV
lisburn$	cV
lise	aGmdpI
lisse	c\\eHfCg\\iFjH
list	iX
list 00	eTpIrS
list$	hUlX
lista	qT
lista de	eSqV
lista-	j[mJ
listas	bEj]
liste	dIe\\gFhJiIjFqRrJsJ
liste-	bS
listed	bV
listed$	bU
listen	kGlY
listen$	iJjRkGlYsI
listeners	bZ
listi-	oJpStS
listing	oGpUtV
lists	igsT
lists$	hJid
lit	aTbGpWqT
liter-	bGiTjT
literate	jX
literate$	jV
lithu-	kS
lithuanian	kT
litig-	a[lR
litigation	aStI
litiges	iY
litor-	jT
litoral	jT
litro-	bU
litros	bU
lits	b^
lits$	bW
little ones	bYiEsV
litur-	i\`
liv	hJmW
live	jS
live 00	hGj]nF
live in	cXdHfVhZj@
live on	aXd]iCjSqHtG
live$	iZjU
live--	hTrX
live-in	aShV
lived	jV
lived experience	kU
livel-	e_sU
livello	e\`
liver-	aIbScJhViSjI
livery	aIbScJhViSjI
livin-	hXnT
living	gTnU
livra-	bUi\\
livraison	bXiT
livre	iR
livre-	hTjUqY
livres	bWgIhS
livres$	bWgIhS
livreurs	aW
lizen-	jRnJ
lizenz	gIhVjT
lkw	b[iHrZ
lkw$	b^hJrJ
ll	cViHjT
llama	jSkGpSqS
llama-	eTp\\
llamada	fWgWjJkJpS
llamadas	j[
llamadas$	i\\
llamar	pW
llame	mHp_
llame-	p[qV
lland-	chiEpJ
llave-	cR
llaves	cR
llaves$	bTcEiW
llb	j_
llega	aJfFhBiZj[kGlEpIqI
llega-	fIhBjXkWmHqZ
lleid-	aIcWdI
lleida	aIcWdI
lleida$	cVdH
llena	bYfChWiI
lleno	qY
lleva	i[
lleva-	iU
llevamos	bRqW
llevar	dRfW
lleve	i^pGrV
llm	eIh[kW
llora	iW
llora$	iW
llora-	iFjWqY
llorar	iFjXqV
llore-	bSc[lH
lluev-	fW
llueve	fW
lo	qS
lo de	qU
lo del	q]sT
lo hace	hFiVqWsJ
lo menos	jZ
lo que	fVtV
lo$	gStY
loa	g\\iI
load	i_jIoX
load--	gIi\\jHoX
loaded	fGgYhX
loader	jVkT
loader$	jX
loaders	aXlWmX
loaders$	aZmU
loadi-	fSg\\iT
loading	fVi\\
loading$	fViX
loads	bRfBiZ
loads$	gS
loan	h[iS
loan$	hbiI
loans	aRiV
loans$	iVjT
lob	fIg_iHjG
local	sV
local$	mV
local-	aWbT
locale	bc
locale$	aHbY
locales	b]
locales$	b]hV
localisation	a\\dHiU
localizable	f^
locals	eXhEkTs\\
locat-	bRsT
location	cUpU
location :	cS
location$	aXiEtU
loch	b[cW
loch$	b_cI
locke-	bUhUiG
locker	hViGrUsR
locki-	iS
locking	iS
locko-	ia
locks	b_cHkYmIpG
locks$	b]iGkUpI
locks-	aW
locksmith	aW
locle	caiHjHpGqI
locle$	caiGpGqH
loco	aTiX
locom-	bVgGhXjHkW
locum	e^fGqWsF
locum$	e_
locut-	aYiJrG
lod	g@i_
lodas	iIj[
lodge	aI
lodge$	aIbUcEhYiIjHtW
lodgi-	bFgVhYiI
lodging	bFgVhYiI
loft	bYiImU
loft$	iIjDm[pH
log	aYidjFpS
log$	ie
logbo-	pR
logbook	pR
loge	cRhZ
loge$	hT
logem-	hXjS
logement	h]jV
logement$	bEcFgX
logements	b]hJ
logements$	bYhI
logfr-	i^qI
logframes	bIiX
loggi-	iZ
logging	iZ
logic-	sV
logiciel	kS
logico	iU
logis	h[
logis$	hX
logis-	bT
logistico	bW
logistics	aWmU
logistics$	aFbS
logo	qRrb
logo$	bRrS
logop-	a\\mT
logopadin	mW
logopadin$	aVmU
logopede	aU
logos	jFm]pHrXtG
logro-	cU
logrono	cU
logrono$	cU
logs	hTic
logs$	hXi[jG
lohn	gXrZ
lohn nach	gX
lohn$	bYlYrG
lohnb-	aZgW
lohnband	g\\
lohne	cWgV
lohng-	bXgZ
lohngruppe	g\\
lohnk-	gYpT
lohnklasse	gYpT
lohnl-	fTiV
loire	bU
loire$	bV
lokal	hZ
lokal$	hZ
lokal-	a\`bU
loki	iR
lol	qY
lol$	gTsX
loler	hViX
lona	iZ
lona$	i[
london	cS
london$	cUgV
lone	i^sYtI
long	qU
long as	dWfSjDsU
long days	f^
long$	aHbFeWfU
long--	e\\qU
long-term	e\\qU
longe-	nToI
longer	eThToH
longer$	eXlJrS
longu-	eUrU
longue	dJeYiRsStI
loo	i]sY
look	iGjIkTsX
look after	aWbYdIhGmIqFsGtC
look$	aWbHcJeHhJiDr\\tS
looke-	aTlV
looked	aXbHjIlY
looker	iRjU
looker$	aGiTjS
looki-	sTtW
looking	sVtS
looking for	tU
looking$	jWsX
looku-	iFjV
lookups	iFjV
loop	b\\fIiJjGpXqJ
loops	iY
loops$	iY
loos	iYsY
loos$	cHiVpHsY
lorca	cZ
lorca$	cT
lorna	pU
lorna$	pW
lorra-	p[
lorrach	cS
lorrach$	cS
lorri-	bViS
lorries	bViS
lorries$	bViS
los 0	gZiF
los clientes	bJq[sS
los de	iEmUqT
los del	iUjIqTsS
los dos	fXhU
los jueves	bIhUpR
los lunes	fWnT
los miercoles	iVqUtJ
los sabados	hY
los seis	iV
los turnos	iU
los viernes	d\\fDiSnS
los$	hJoXpJ
losch-	iRqW
lose	qWs\\tI
loss	bRhYiTjF
loss$	bZ
lost	bHqbsU
lot	iXnU
lot$	iRlX
lote	eZiWjJ
lote$	eZiTjJ
loter-	bR
loteria	bS
lotes	bCfIh[iY
lots	hWiV
lots$	h[i\\
lotse-	mY
lotsen	mY
lotte-	eZqS
lottery	eViRqT
lottery$	e\\jJ
loud	b_jV
loups	gIiFj\`
lourd	fFs]
lourd$	sU
lourd-	cS
lourde	jU
louth	cc
louva-	aHcX
louvain-la-neuve	aHcX
louvain-la-neuve$	aHcY
louvi-	cZ
louviere	cZ
louviere$	c[kI
love	iFkWrV
love$	hHiHjUkXmJ
lovel-	kV
lovely	kW
lovely$	kRqR
low	bJcVqU
lower	bGcZiVpI
lowri	aGfHmVpZ
lowri$	pXqH
loyer	hd
lpa	fFga
lpa$	fDg^
lpc	jRl[
lpg	aXbGhIiFjEk\\
lph	jT
lpp	gIhYjF
ls	bJc\\jI
ltd	eVjImZ
ltd$	cIeVgJiHjImY
lu	aEbHcYf[jI
lu$	aDbHc\\hHiDtJ
luas	hXiH
lubec-	cWgI
lubeck	cWgI
lubeck$	cX
lucas	gX
lucro	b^
lucro$	b\\
lucy	m]
luden-	cX
ludenscheid	cX
ludenscheid$	cX
ludge-	bHmUpT
ludger	bHmUpT
ludlo-	cT
ludlow	cT
ludlow$	cV
luego	eU
luego se	fU
luego$	cIeViRjIpH
luftung	iR
lugan-	jT
luganda	jT
luganda$	jT
lugo	c_
lugo$	c\\
lui	mUq\`
lui$	qXsV
luis	iVqT
lujo	kS
lujo$	iSkU
lumba-	hWs\\
lumie-	jU
lumiere	jU
lumiere$	aW
lun	f[
lun-j-	gS
lun-v-	fU
lun-vie	fU
luna	oSq]
lunch	bHh^iS
lunch in	gIhWqT
lunch$	eSfZiWoI
lunch-	he
lunches	h_
lunches$	bCiX
lundi	f[
lundi au	fTpI
lundi$	bJfUqVtS
lundis	dRpS
lundis$	dU
luneburg$	cW
lunes	f[
lunes 0	pW
lunes a	pT
lunes y	dTnV
lunes$	f^
lunet-	bWiGqW
lunettes	bWiGqW
lust	bIcHgIiCjIkAl]qBsIt[
luthe-	bV
lutheran	bV
luton	c]
luton$	cVjS
lutz	aJmTpXqJ
lutz$	iWmXpJ
lux	hRjY
luxe	b[
luxe$	bX
luxem-	cX
luxembourg	nT
luxembourgeois	kXsR
luxembourgeois$	cDjSk>sZ
luxme-	hX
luxmed	hX
luxmed$	hX
luz	hYmWqT
luz$	cVhXmG
lve	fJhamHpG
lve$	fHh_mJpI
lvl	gVk]
lvl 0	gWk]
lwl	aX
lycee	b[oZ
lyle	mX
lyle$	mX
lymin-	cS
lymington	cS
lymington$	cT
lynn	bHi]pZ
lyon	c[
lyon$	cIjSmVqT
lyriq-	b]iG
m	bU
m +	g[
m /	aX
m 0	j\`
m 00	c]jX
m 000	bIjc
m budget	bTg@hGiUjR
m de	b_iF
m le	aFlAmZpY
m turnover	bZ
m y	g\\
m €	bYg<i\\
m'a	qc
m'app-	iHp\`sF
m-f	dTfXkG
m-f 0	aGfTjS
m-th	fagH
m-th$	cIf\\
m.a	j_
m.a$	jU
m.sc	j\\
m.sc$	jY
ma	bY
ma fille	bXmJoHpUqVsG
ma$	bXcUsV
macar-	mY
macbo-	hY
macbook	hY
macbook$	hS
mach	fYqHrY
mache-	iSlV
machen	iSlV
machen wir	j?kHlb
machen$	bTqB
machine	jY
machine$	bJh[qW
machines	bUkU
machines$	bTiTkVpI
machinists	a^iHpG
machinists$	a^iHpG
machs-	iVtV
machst	iVtV
macht	iVlR
macht der	aDiUlZ
macht$	jU
macon	tV
macro-	jUmIpHr_
mad	bZfWi@kWoJpEqS
mad$	bTfWhIi=jZkGmI
madam-	tV
madame	tV
madch-	bZfImU
madchen	aSbGcHfFmXsE
made	gDhAkYpVqU
made$	pX
madne-	fV
madness	fV
madness$	fViSjI
madre	aIbVcJiT
madre$	aGbRcHiStR
madre-	s[
madres	s]
madri-	cShTnS
madrid	cShTnS
madrid$	cThU
madru-	fdjW
madrugada	fW
madrugada$	fW
maec	eEiTj\\
maest-	mS
maestra	mY
maestria	jUkHlY
maestro	aVsT
maestros	eImUoHpS
mag	iTtS
mag$	hGi^kW
magas-	bW
magasin	bRhW
magasin$	h[
magasins	bYdXiH
magasins$	b^iG
magaz-	c[eJtS
magazine	aUeHiVtU
magazine$	aUiGtX
magde-	aHcV
magdeburg	aHcV
magdeburg$	cS
maghr-	iVsV
maghreb	iVsV
magic	hWi[lB
magis-	cViJk\\mZpJ
magistrates	aJbGc\\
magne-	bRiX
magst	dSh[iI
magst$	dSh\\pJtH
mahen	bDgIia
mahlz-	hWiS
mahlzeiten	hWiS
mahlzeiten$	gJh]iCmGpI
mahnw-	iT
mahnwesen	iT
mahnwesen$	iS
mai	oV
mai$	oY
maids-	cV
maidstone	cV
maidstone$	cX
mail	paqT
mail$	p[sJ
mails	fJiSmJrXsA
main	iYjU
main contractor	bIjUqZ
main$	jTsV
mainl-	cVeWjG
mainly	cYeJiG
mains	mUsX
mains$	iRjRmWsT
maint	aRiZ
maint$	iZ
maint-	aSiSoW
maintenance	aWoW
maintenance$	eHfFiCo\`
mainz	aHc]
mainz$	aGc]
maipu	bX
maipu$	bX
maire	t\\
maire$	bJcHlIqItY
mairi-	aR
mairie	aS
mairie de	cT
mairie$	aW
mais	kRq^rS
mais on	gFjIqa
mais pas	s[
maiso-	bUdUhS
maison	bTdVhU
maison de	bVpR
maison$	dXiY
maisons	bTrXsF
maitr-	jT
maitre	aSmStU
maitre-nageur	aRbS
maitre-nageur$	aY
maitrise	gUjZ
maitrise$	aHgXjS
maiz	fGiZ
major	aYbT
major-	g_
majorees	gS
majors	bVjG
majors$	bUiRjF
majus-	r\\
makat-	iSkZ
makaton	iSkZ
makaton$	i^jJkA
make	rR
make it	gTiIr_
make the	bT
make--	iY
make-up	iY
maker	bW
maker$	aYbWjTsG
makes	bYmUqU
makle-	hAmJn_pE
mal	fR
mal 00	fHgWiIqV
mal$	eTfYgXsE
malad-	qV
maladie	qT
malag-	dUgT
malaga	dUgT
malaga$	cIgX
malay-	cGjSkV
malayalam	cGjSkV
male	iTse
male$	mGsZ
maler-	bCmX
malergeselle	aV
malergeselle$	aX
malla	cDh\\iW
malle-	c[eFoI
malmo	aGbRc_
malmo$	bUcT
malte-	aFb^cFjT
malve-	cU
malvern	cU
malvern$	cV
mam	iUqS
mama	bWmU
maman-	sU
mamans	sU
mamans$	iR
mamas	jUkGsX
mamas$	jX
man	sU
man nicht	j\`lH
man$	aXmUsV
manag-	mZ
manage	jVmSqJrU
managed	bUgIjU
management	aRjT
management$	iY
manager	aW
manager 00	rS
manager for	bT
manager$	a]
managers	mS
managers$	iIjRmV
managing	aAiTmW
manan-	f^pS
manana	dSfS
manana$	f\\kGpR
mananas	fWpT
mananas$	fVpU
manch-	bWpT
manche	bYiJpZ
manchester	cSnT
manchester$	cSnU
manda	mWtS
manda-	kS
mandando	j]
mandando$	jV
mandanten	bSmFn[qU
mandar	jXpS
mandarin	jUkX
mandarin$	jRmJ
mandat	eX
mandat$	eYiI
mandate	i[
mande-	p\`
manden	p]
mando	mZtT
mando$	b\\mT
manej-	jW
maneja	iTjFkW
manejar	aY
manejo	jX
manga	bGi[r[
mange-	a^c@iZmI
manif-	ie
manifests	iW
manil-	cY
manila	cY
manip-	jRmZ
manipulador	jW
manipulador de	jX
mann	sZ
mann$	b^iGjUqH
mannequin	iTsS
manner	jSmUs]
manner$	iIjXmWsS
manners	iBkWlU
mannh-	cY
mannheim	cY
mannl-	aRf[iCsV
mannlich	aTsX
mano	gVjRlV
mano de	bUgW
mano$	bIgYiUjWmH
manos	lZ
manos$	iW
manos-	cShX
manosque	cShX
manqu-	kYtS
manque	kYtS
manque$	cIkZqHtR
mans	c\`sZ
mans$	cbqF
manso-	aFbIcBeJfJgJhFiGjHkRmInJoJpDrJt_
mante-	iV
mantenimiento	aXmT
manto-	iY
mantos	iY
manua-	jS
manual	jSkT
manual$	jV
manuales	aDbSiZ
manuals	bSjT
manuals$	aIbTiT
manuel$	iR
manuf-	aS
manufacture	bWmF
manufacturing	jW
manufacturing$	jY
manuk-	bUiS
manuka	bUiS
manuka$	bRiW
manut-	bViR
manutention	bViR
many	jJmSrY
manœu-	iX
manœuvres	iX
map	hHi]jUk;
mapeo	fIgFi]
mappe	oHp\`
mappi-	iV
mapping	iV
maps	gEjb
maquilas	gS
maquilas$	gS
maquillage	iFjJlWs_
maquina	jX
maquina de	bVjU
maquina$	fIjS
maquinaria	iT
maquinaria$	iT
maquinas	bT
maquinas$	iX
maquinista	aZ
maquinistas	aYiIjHm[tI
mar	fS
mar del	c[
mar y	jXtF
mar$	cSjRoV
mar-j-	dXf\\i@
marae	b[cEpT
marai-	aRbX
marat-	j\\
marav-	kZ
maravilla	kZ
marbr-	jV
marbre	jW
marbu-	qS
marburg	qS
marburg$	cV
marc	iElHmZtZ
marc$	aItZ
marca	bZfS
marca de	bWiHpZ
marca$	bGcGhZi[
marca-	bSpUsS
marcas	bV
march	oa
march 00	oUpS
march 2000	ed
march to	eVoU
march$	o^pX
march-	cW
marche	bUpRqU
marche$	aWcReFfGpWqU
marches	bRfV
marches$	bXcIfTqJ
marcl-	cW
marcle	cW
marcle$	cW
marco	iTmU
marcu-	pI
marcus	pI
mardi	dTi\\
mardi au	fT
mardi$	bIdSiY
mardi-	fegD
mardi-samedi	fT
mardi-samedi$	fT
marea-	bHfZiGj]
maree	iWqJ
maree-	bJcY
marees	cJ
marek	bEfEmepD
maren-	cXiG
marennes	cXiG
marga	t]
marga$	aEcJiIt\\
marga-	jHmSqW
margate	c[
margate$	cS
marge	iV
marge$	iV
marge-	iS
margi-	iTqT
margin	iW
margin$	gW
maria	cUhVkI
maria$	cThX
maria-	cY
mariages	gVhI
mariages$	iS
marid-	sS
marido	sS
marie	si
marie-	bHeUlRpZ
marina	c]
marina$	cS
marinas	aFcYiH
marinas$	aGcYiG
marine	iI
marine cargo	a_bI
maris-	bUcFtT
marisol	mTtV
maritime	bX
mark	jZrR
marken	b[iI
marken$	b\\iH
market	cSdSgS
market supplement	gZ
market$	aIfSgIqVtV
marketing	aYl\`
marketing$	lR
marki-	bIj]
marking	iY
marking$	iZ
marks	kW
marks for	kV
marks$	kRrV
markt	cSeIfHgFiUpBq\\tB
markt und	bViU
markt$	cXeEfEhIiW
markt-	cHiZpX
marly-	mX
marlys	mX
marlys$	mZ
marqu-	bT
marque	bZsV
marques	bX
marquette	c]tH
marquette$	c[tJ
marri-	s[
married	jJqTsW
marro-	iUsU
marru-	bVnU
marruecos	bVnU
mars	ob
mars$	gGo^
marse-	cXeH
marseille	cXeH
marseille$	cSiS
marsh-	iTjW
mart	c\\iWjGnA
marte-	dWfR
martes	fV
martes y	dX
martes$	oYqS
marti-	aIqY
martigny	cR
martigny$	cR
martin	aGcSpHtV
marto-	cViHpW
martos	cViHpW
martos$	cViHpW
marz	eSo[
marz$	fVo[
marz--	f]jE
marz-mai	fSiS
marz-mai$	fSiS
marzo	oaqS
marzo$	oVqT
mas	g\\
mas 0	fYjJ
mas bono	gT
mas de	bHpT
mas$	m[sY
masa	hWiRjT
masa madre	aIiY
masa$	j[
masch-	bTja
maschinen	bViRjD
maschinenfuhrer	jX
masco-	hU
mascota	hU
mascu-	rWsX
masculino	rVsT
maser-	iRjX
masernimpfung	iDjZ
masernschutz	jX
maske-	a[jCpU
mason	aWs]
mason$	a[
mason-	aSbSiT
masons	aTiW
masons$	iT
masqu-	jTkU
masque	jTkU
masque$	jTkU
mass	aRsT
massa-	hW
massage	hW
masse-	aS
massi-	aJbVcViFpZ
maste-	jU
master	jSmT
master 0	fHjW
master de	jSlWqG
master$	a]iV
master's	lX
mastercam	jZ
mastercam$	iIjY
masters	aWjT
masters$	bSjW
masti-	i]
mat	aDeYsXtJ
matad-	aBbZiWpHrE
matan-	cY
matane	cY
matane$	cYiG
matat-	cWjX
match	h[iT
match 0	fHhX
match$	eSfXiT
match-	i]qX
matched	hV
matching	q]
matching$	iWjS
mate	j]
mate$	aRhTjS
matel-	bVhSiEmW
matelot	aTmZ
matem-	kT
matematicas	kT
matematicas$	kV
material	iS
materials	fGhVi@j\`
materials$	fIhWjS
materiaux	aIbZ
materiel	bIhUiX
maternelle	aFcXsY
maternelles	a[cEiR
maternidad	a>bWiT
maternidad$	aCb_eT
maternite$	eVhJsX
maternity	e\\sY
maternity cover	eW
mates	aVfIjDm_pG
math	aYbHiS
math$	a^jH
mathe	iFj[kU
mathi-	bYcJiDmYpFsI
maths	jY
maths$	jU
matie-	iTjS
matiere	iW
matiere$	iX
matieres	bJcHjS
matieres$	bIjR
matin	fUiS
matin$	f\\iTtV
matin-	fShGi\`
matinee	iWpV
matinee$	bIiX
matinees	bYfZiGmH
matinees$	bJf]
matins	iJsR
matla-	jW
matlab	jW
matlab$	iJjW
matric	jZ
matric$	jY
matricero	aR
matricula	hUjW
matriculado	jV
matrimonio	iUsU
matrimonio$	aWiWsH
matrix	iIjHkZ
matriz	iXjHkR
matriz$	iWjFkS
matro-	accCfGiFpS
matron	pY
matron$	aSpYtJ
matte-	jRlTqSsX
matter	jSlVqU
matter$	jGl[qY
matters	jSsZ
matters$	bTsV
matur-	iYsW
matura	lY
mature	s]
mau	bXmJ
mau$	b[
maud	cJi@mYn]
maure-	jJm^
maurer	aVjIlV
max 0	dTfY
max 00	s[
max 000	rU
max one	pZrI
max$	pV
maxi	r[sY
maxi$	r[sU
maxim-	r\\sU
maxima	qUrY
maximo	pRrS
maximo 00	rFs]
maximo$	fHkUpYrD
maximum	dUsT
maximum$	dUiJjIsT
may	o]q[
may 0	o]
may 00	bIeYoVqH
may be	jApVqX
may to	gHhT
may$	fUhSoV
may-a-	fT
may-aug	fT
maya	jSk[tH
maybe	jBnZq\\rH
maybe$	jGqWtI
mayfa-	cX
mayfair	cX
mayfair$	cX
mayo	o\\
mayo a	fH
mayo$	oX
mayor	iFjVmZ
mayor de	jUsT
mayor$	aSiDj_rJsI
mayor-	aWbS
mayores	aGbSjI
mayores de	sY
mayores$	aAbTfTjHkU
mayus-	re
mayusculas	r_
maze	cHj[
maze$	cHj\\
maß	hViX
maß$	hViX
mb	dSpV
mb$	pZ
mba	kJl\`sE
mba$	lV
mbo	j_
mc	j^
mca	iIj]
md	bZmR
mds	aZbZcEjE
mdt	iWjImX
me	qVtW
me (	cJjImWqHtT
me and	aIjIlXmZqG
me by	iFtZ
me da	lYrR
me to	p@qZ
me$	bRiGmYpY
meal	bSha
meal vouchers	hS
meal$	gGiUnY
meals	hd
meals on	hY
meals$	a[h^mI
mean	fUjVrT
mean it	j]rRsStH
meani-	aTbIhHiGsX
meaning	aTbIhHiGsX
means	iSq\`sJ
measu-	ic
measures	iR
measures$	iR
measuring	iX
measuring$	iY
meat	aVcEhViH
meat$	hZiJ
mec	aGpTs]tI
mecan-	aV
mecanica	iUkW
mecanica o	jY
mecanica$	i\\
mecanicien	aZ
mecanico	aY
mecanico$	a]tF
mecanicos	aTfImU
mecanique	iZjU
mecanique$	iU
mecano	aV
mecano$	a[cJ
mecen-	iSpX
mech	aYbIhJiS
mech$	aYhIiEjX
mecha-	jUmW
mechanic	aWmW
mechanic$	aZjTmI
mechas	iFjXqR
mechatronic	jX
mechatroniker	jX
mechatroniker$	iHjY
med	h]iT
med$	bW
med-s-	a\\cF
med-surg	a\\cF
medat-	jS
medatixx	jS
medatixx$	iRjR
meddi-	jU
meddic	jU
meddic$	jT
medec-	bT
medecin	mS
medel-	dSmR
medellin	dSmR
medellin$	cSmS
media	iU
media a	f\\
media hora	fYiJ
media jornada	eVhIiB
media$	iSjSpR
media-	hV
mediacion	jDkY
medialog	iHjWkR
medianoche	fIpV
medianoche$	fIpV
mediatheque	bTcV
medic-	hW
medica	iVjImSsV
medicacion	i[
medicaid	bYhCjE
medical	hR
medical (	gSj\\nG
medical 00	hUiJ
medical$	j[pT
medicale	jW
medicale$	aZiSjG
medicals	jY
medication	jU
mediclaim	hX
mediclaim 0	hV
medico	iVsR
medicos	bXjG
medicover	hY
medid-	cJk]sC
medida	aI
medida$	aI
medie-	b\\gDjV
medik-	i[sF
medikamente	i[sF
medin-	c[
medina	c[
medio	e^jS
medio dia	fThU
medio$	h@jV
medio-	pS
mediodia	pU
mediodia$	fRpW
medios	iX
medir	i_
mediz-	bZ
medizintechnik	aAbVjT
medizintechnik$	bT
meds	i\`
meds$	eGi]lGpGsI
medte-	bW
meet	d\\pUtS
meet the	jXpS
meet$	dIiUkGt\\
meeti-	pRtS
meeting	aHbHtY
meeting$	aJiItW
meetings	jHlUpS
meetings$	bZlHpW
meets	bIfYhFiUnU
meets$	hEiInXsT
mehr	qS
mehr$	cHf^
mein	q]
meine	bSqV
meine frau	pWsU
meine-	aIlGpUtV
meinem	tU
meint	q]sT
meist	bCfXn]qF
meist-	hT
meisten	b[gSqC
meister$	aW
meisterbetrieb	bV
meisterbrief	iIj]
meisterbrief$	iFj[
meisterwerkstatt	bZ
meisterwerkstatt$	bY
mejil-	c\\iIjH
mejillones	c\\iIjH
mejillones$	cY
mejor	kesT
mejor con	kZ
mejor que	k[lB
mejor$	jGkXsW
mejor-	jJpX
mejores	jIpYrJ
mel	iIpV
melbo-	cSpS
melbourne	cSpS
melbourne$	cS
melde-	cSiWkT
melden	cHiW
melden bei	pZ
meldu-	iXpS
meldungen	fFi[
melke-	iSsS
melken	iSsU
melker	aW
membe-	bR
member	b\\iIjU
member$	bZiJjZ
members	kS
members$	bU
membership	aSbAl\\
membership$	bEhXlG
membr-	bTiZ
membre	jY
membres	bW
membres$	bWpR
meme	bBkWrWs]
meme$	aEiFk\\rI
memo	t_
memor-	i\\qT
memoria	i\\oH
memos	i^
memos$	i_jG
men	bRiSs_
men$	iYjIsS
men's	i^
menag-	iVmT
menage	mU
menage$	aS
menci-	iIqVrc
mencion	aIjW
mende	c\\
mende$	c\\
menor	sW
menor de	s^
menor$	hTiV
menos	fXjYsT
menos de	iHjXrRsY
menos$	fZgGkZ
mensa-	qV
mensajero	iT
mensajero$	iU
mensc-	bZi\\
mensch	bZiUjGlJqJ
menschen	bW
menschen$	bUiIjT
mensu-	iT
mensual	fSgShS
mensual$	fWhX
mensuales$	bHfRgX
mensuel	iWmGnU
mensuelle	iSjRnV
mensuelle$	aHhSi>j[nU
mensuelles	b[gH
mensuelles$	b\\gHiJ
mensuels	bI
mensuels$	bI
menta-	fHhZiEjU
mental	bTiDjZ
menti-	r]
mention	jXr\\
mention the	rV
mention$	aGjSqU
mentioned	gEhGq_tR
mentioned$	jJqTtT
mento-	cTmX
mentor	hTiGjUlJmXqJ
mentoring	kU
mentoring$	kX
mentors	aJm]
menu	aIrT
menui-	lU
menuiserie	bUiJjX
menuisier	aV
menus	icjS
menus$	bHi]
mep	iZ
mep$	jY
meppe-	bTcS
meppen	bTcS
meppen$	bUcSiI
mer	bUhU
mer$	hX
merca-	cZeTfHiT
mercabarna	cZiJ
mercado	cV
mercado$	cU
merch	pS
merch-	aU
merchant	aRgUkU
merchant$	gXjTqJ
merci	pSt\\
merci$	lSrS
mercr-	fV
mercredi	fS
mercredis	fRhR
mere	bSsT
meres	bUjS
merge-	bTqS
merger	bVqU
merid-	cX
merida	cX
merida$	aR
merin-	bVcT
merino	bVcT
merit-	i[j>k\\mJ
merle	iCmZ
merma	hIid
merma-	iUjG
mermas	iUjG
merth-	cZ
merthyr	cZ
mes de	eV
mes en	fHhEnhqG
mesa	aSmTpV
mesa de	aVpVsI
mesa$	gGm\\pS
mesas	bViT
mesas$	iY
meses	e^
meses a	eW
meses con	eU
meses de	eSjU
meses en	j[
meses por	eSkV
meses$	eZoV
mesne-	h\\iI
meson	cXpZ
mess$	hXiU
messa-	iRpVtV
message	iHpZtZ
message$	iJpRtZ
messe	iVqT
messe-	jVnY
messen	iSnS
messen$	nV
messes	iV
messestande	jIn[
messg-	a\\gJkZ
mesur-	hUiY
mesure	hY
mesure$	hX
mesures	bUgHi[
met	fThJjTpIqS
meta	iYjW
meta$	gWiX
metab-	bSjW
metal	dVeW
metal$	eVjV
metal-	aTbSgWjI
metall	gU
metallbauer	aU
metallgewerbe	gW
metallgewerbe$	gW
meteo	bDfIj_
meter	jR
meter-	bTjJ
metho-	iU
method	iU
methode	aUcJjU
methodes$	gIjU
metie-	jT
metier	jU
metier$	j\\
metiers	bT
metiers$	bZ
metre	iZjI
metre$	iX
metri-	eGibjEqI
metro	bXcY
metro$	cZjFqX
metro-	bSjR
metrology	kT
metros	bVjT
metros$	bVhT
mets	rb
mette	aBiGrJt^
mette-	cWiFmYrT
mettr-	rV
mettre	rW
metz	cZqS
metz$	cZ
metzg-	a[mHpV
metzger	fI
metzgerei	bEmFpX
mewp	bVkS
mewp$	bX
mexic-	bScGiHjHnYs[
mexicana	bXgV
mexicana$	bXgV
mexik-	iInX
mexiko	iInX
mexiko$	nX
mezcl-	bWiVjApW
mezcla	iX
mfa	a]
mfa$	aTbFcHiU
mfm	jY
mg	bHg[i]
mgmt	j]lEqW
mgmt$	iUjTqI
mgr	a\\mv
mgr$	af
mgt	aIj\\
mh	aTjV
mi	nU
mi$	c[dSmUnH
mi-ja-	iHo\\tG
mi-janvier	iHo\\tG
mi-so	fX
mi-te-	eUfR
mi-temps	eUfR
mi-temps$	aW
mia	bYiJjU
miami	cViFkW
miami$	cXiFkW
mic	iJjY
mich	mRq\`
mich$	bJmYqYtR
miche-	b[cHeIoHqSsH
michi-	cS
michigan	cS
michigan$	cS
mick	aHfJi>m^pGtZ
micro	iVlYnY
micro-	jY
microcentro	c[
micrometro	j\\
microscope	i^
mid	o^
mid /	aZoJ
mid march	oU
mid$	bIfU
mid-l-	mU
mid-level	mU
mid-level$	a\\mI
mid-m-	aW
mid-market	aW
mid-market$	aYiH
mid-s-	bY
mid-size	bY
midas	jb
midde-	cDdHiDj]mIpVqF
middl-	c\\iJoU
middle	cXiIoW
midi	bDeVfWsG
midi et	fHiW
midi$	bEeYiEpW
midni-	iSpU
midnight	iSpU
midnight$	gUhW
midwe-	cDi^
midwi-	aZ
midwife	aW
midwives	aWbJmT
midwives$	aWmU
miedo	iHj\\qI
miedo$	iFjX
miel	b]jRkH
miemb-	iTsX
miembro	iTsX
mient-	iIjU
mientras	iIjU
mierc-	fY
miercoles	fY
miercoles y	fY
miercoles$	pX
miere-	cX
mieres	cX
mieres$	cZ
miete	hV
mieux	iFs[
mieux$	kWlToUrIsI
mig	aYjW
mig$	aUiGjT
might	qb
migra-	sS
migration	iSj]
migue-	aJmW
miguel	aJmW
mike	aJfFhJjGm\\tW
mikro	i^tU
mikro-	bVcHiT
mikroskop	bIiW
mil	bWga
mil +	sU
mil quinientos	gT
mil$	bJg[iT
milag-	mZ
milagros	mZ
milan	bHcGhIiRnY
milch-	bScG
mile	gShTiGnV
mile$	gYhU
mile--	cW
mile-ex	cW
mile-ex$	cY
milea-	hTnX
mileage	hTnX
mileage 00	gVjR
mileage$	gYiInX
miles	gCiHnd
miles a	bJiGjTnW
miles$	bVcTiDnR
miles-	bFeGiYq[
milie-	aUgJsU
milieu	aUgJsU
milit-	bIjBlVsZ
milk	b_hYjI
milke-	aTm\\
milker	aVbJcHmX
milki-	iVpZ
milking	iVpZ
milking$	iAp\`
mill	bZcSiR
mill$	b]cVdXfIiF
mille	g\\
mille-	aWgHjV
milli-	bU
milling	iX
million	bXtS
million$	gI
millo-	gZ
millones	bSgZ
millones de	bbfJgA
millones$	fHg\\iI
min	fRjZpR
min 0	fUsV
min on	jY
min$	gSiTpS
min-t-	f[hI
min-takt	f[hI
mina	sY
minas	j\\
mind	j[lU
mind 0	dYjHpU
mind 00	j]
mind$	eSiFlTsV
minden	c[
minden$	c\\iG
mindestens	dUj[
mindestens drei	fR
mindestens$	dZ
mindestlohn	fJgY
mindestlohn$	gT
mine	b[tT
mine$	iGjSt[
mineduc$	iGjX
miner-	b\\iW
minera	bVrU
mineral	bSiX
mines	cSjT
mines$	iR
mineu-	bU
mineurs	iR
mineurs$	bV
mini	hS
mini cooper	hZ
mini$	aJbGh\\
mini--	aRbHfIi^pV
mini-pelle	fIiV
minib-	iWlR
minibagger	iT
minibus	hIiSlTnU
minij-	eTgS
minijob	eU
minijob$	gS
minim-	jU
minimo	jT
minimo 0	gIjX
minimo$	iUjW
minimum	gSjU
minimum$	jZ
minis-	b\\qV
ministere	bUjS
ministere$	bV
ministry	jS
minit-	aHb]fHiFkT
minor-	iU
minors	iU
minot	c[
mins$	jT
minst-	hSoW
minster	hSoW
minui-	fTpT
minuit	fTpT
minuit$	fSpV
minut-	pR
minuta	iZqS
minute	fTjTqG
minute$	fWiCjX
minuten	pTtS
minutes of	iTtV
minutes$	i]jEsS
minuto	jVpS
minutos	pV
minutos$	iU
mio	b\\iR
mio umsatz	bWgF
mio$	i[rW
mir	qSsU
mir$	aHmSpXtT
mira	aFfXjJqJtU
mira$	aIcUfGiGsTtX
miran-	cXqT
miranda	cY
mirecourt$	cS
mis	q\\
misas	bVsU
misas$	iSsX
misch-	bZiVjH
mise	iX
mise a	iV
mise en	iT
mises	i_jB
mismo	oVqJ
mismo$	cFeIgJhUlTpVqE
misra	jX
misra$	jX
miss	aTbHcJiHmTnSpW
missi-	eSfJnU
mission	aIeZnS
mission$	aDbIeTtZ
missions	bUfHiXnT
misso-	bEc_tF
missoula	cW
mit "	qT
mit 0	b[mV
mit 00	bXiVmT
mit 000	bccJ
mit acht	b[
mit behinderung	qJsY
mit dem	mT
mit den	iSs\`
mit der	cTiSr[
mit drei	bUiFm\\
mit nach	bTh\\
mit praxis	lU
mit zwei	bUiSqV
mit$	hU
mitad	d\\gR
mitar-	bShb
mitarbeit	e[
mitarbeit$	e]
mitarbeitende	bXmW
mitarbeitende$	bTmY
mitarbeiter	aYbUmJ
mitarbeiter$	b]
mitbr-	hV
mitbringen	hV
mitch-	c[nG
mitchelstown	c[nG
mitfa-	cIfFiVn[pG
mitgl-	bXj\\
mitglieder	b[
mitglieder$	bW
mitgliedsbetriebe	bX
mitgliedsbetriebe$	b\\iG
mithe-	pS
mithelfen	pS
mitne-	gIhVpS
mitnehmen	gIhVpS
mitnehmen$	pW
mitre	j\`
mitsc-	pVrEsWtU
mitta-	cGhd
mittagessen	hU
mittags	pTtT
mittagstisch	iT
mitte	oZs]
mitte-	cU
mitteilungen	iW
mittenwald	jR
mittl-	gEiGjYmJ
mittlere	aTbUjG
mittw-	fZiV
mittwoch	dTfTiU
mittwoch$	fV
mittwochnachmittag	fThIiZ
mittwochs	eIfXhZiJ
mix	bVcHi^jG
mix$	b^iTjH
mixed	bTeUfGjRkJsS
mixer	bIiWj\\lHpI
mixes	iYjHpV
mixin-	iYjF
mixing	iYjF
mixing$	i[jE
mixte	bUqJsH
mixte$	bTqGsF
mk	bY
mkt	bCcdfEgDhIiFkJ
mkt$	bFcWiHjV
ml	aY
ml$	aX
mld	bFjTk\\
mlro	aVbCcIm]p?
mm	iV
mm$	iS
mme	m[pUtU
mn$	fT
mna	iTqR
mo	eVfW
mo frei	f^
mo$	eWfS
mo-do	f\`gJnR
mo-do$	fY
mo-fr	f\`
mo-fr 0	fW
mo-fr$	fW
mob	hViZ
mobel	bUiSrS
mobel-	b[
mobil	djfC
mobil$	aXd\\
mobil-	bThX
mobil-home	hYjG
mobile	mSqT
mobile home	dIh]
mobile$	aXhIiHmVqH
mobiles	bTdYgI
mobiles$	hXiJ
mobilite	aIbUgThTjCqSrE
mobilites	gIh\\
mobility	aFb[hTiH
mochi-	cUhR
mochila	hUjX
mochila$	hVjV
mocht-	tT
mochte	tT
mocs	iTjZpJ
mod	hGi]lEmIpGsI
moda	bZcC
moda$	jS
modbu-	iVjS
modbus	iVjS
modbus$	iRjT
model	aTeVhDiV
model$	i[sV
model-	iajU
modeles	iV
modell$	fT
modelling	iW
modelling$	iX
modelo	bU
modelos	iU
models	iU
moder-	dWiSlW
modern	jZ
modern$	j\`
modifiees	jU
modifiees$	jR
mods	iZ
mods$	iY
modul-	fTiRjS
module	kWtT
module$	jTkW
modules	jUoS
modules$	oZ
modulo	aHiY
modulos	f]
mogen	gTkWrJ
mogen$	gYjXsE
mogli-	jC
moglich	dUjAlW
moglich$	cSiHjAlX
moglichst	oXsX
mohre	aHcHdIeafEgBhCj@kHlFmFnIoHpItH
moi	pXqW
moi je	pTqZsJ
moi$	aTpTqRtS
moin	t^
moin$	aHt]
moins	j\\sX
moins de	pJs]
moins$	iBjWqU
moira	gJmYqY
moira$	qW
mois	eU
mois +	eYgJiF
mois d'essai	eS
mois de	hRoSqU
mois et	gFhSq]
mois puis	aIqX
mois$	eUhS
moiss-	iV
moisson	bIfU
moissonneuses	i^
moist-	iX
moisture	iX
moiti-	bThU
moitie	bThU
molde	iXjT
molde-	iEj\\
moldes	jT
moles	jHkX
moles$	jJkX
molin-	cSiWmX
molina	aSbHc[
molina$	cX
molino	bTiV
molke-	b^
molle-	bYjX
mom	h^iF
momba-	cV
mombasa	cV
mombasa$	cV
momen-	fUhToCqItT
moment	hW
moment$	hW
mon	dSfX
mon /	dWfT
mon associe	qX
mon to	hInZ
mon$	eYf]pS
mon-f-	fV
mon-fri	fV
mon-fri$	fTnT
mon-s-	fV
mon-sat	fV
mon-sat 0	cUeV
mon-t-	f[
mon-thu	nR
mon-thu$	fSnU
mon-thurs	f[pG
mon-wed$	fS
monag-	cT
monaghan	cT
monaghan$	cU
monat	nS
monat 00	gJhTrS
monat$	fVnU
monate	eU
monate$	eWhTiG
monaten	aHeSsT
monaten probe	eYgG
monatl	hViS
monatl$	hViS
monatlich	b^
monatsabschluss	i]
monatsende	aJfVhH
monatsende$	fS
monct-	cT
moncton	cT
moncton$	cV
monda-	fS
monday	iInToRpR
monday off	bX
monday to	dZ
monday$	iHnXpY
mondays	dXfWiU
mondays in	d]fJ
mondays$	dUiV
monde	s\\
moned-	gV
moneda	gV
moneda$	bSgWhS
money	bT
money$	eWgStT
moni	gGmZqX
moni$	m^tR
monit-	iW
moniteur	aTiGkW
monitor	fGkSlT
monitor$	fDlYmS
monitores	iS
monitoring	eJiTj^pH
monitoring$	eDhIiSjX
monol-	iY
monot-	e\\
monotributo	e\\
monotributo$	e\\
mons	c[
mons$	cY
monsi-	aGqTtS
monsieur	aGqTtS
montag	fShG
montag bis	fS
montag$	aHiTtU
montage	iUnW
montage$	hV
montagne	cFpIrZ
montags	b[fUiIjE
montaje	b[iS
montana	bVfIjY
montana$	bXjG
montb-	c[fJmJ
monte	bIn]pJqS
monte$	cXhZiC
monte-	cS
monte-meubles	bV
monter	sY
monter$	aJcIhRsX
monteria	bIc[pJ
monteria$	aScW
monterrey	cT
monterrey$	cU
montessori	aTbUjIkU
montessori$	aFjIkY
monteur	aTeG
monteur$	iS
montevideo	cT
montevideo$	cT
month 0	aHbIcJd\\fFhEkHmGnHoBpCrJsJ
month and	aGgSiG
month contract	dTqV
month end	iZsU
month for	bIdVjF
month in	dSgV
month$	gRnT
monthey$	cR
monthly	iS
monthly$	hV
months	eV
months and	bIeRjV
months trial	eS
months$	eU
monti-	iY
monto-	bSc[hGiImJ
montp-	c]dJ
montpellier	c]dJ
montpellier$	c[dC
montr-	lWrW
montre	hJiGjIl_pIqIrZsH
montreal	bIjW
montreuil	bVcH
montreuil$	bVcH
montreux	cY
montreux$	cY
montt	bHc[
montt$	bGc[iG
moori-	i_sC
moose	cZ
mop	i\`jJ
mop$	iY
more than	jVpX
more$	bIkYtU
morge-	tS
morgen	bWqG
morgens	tU
morges	cY
morges$	cY
morning	tX
morning$	kVpX
mornings	fT
mornings$	fWmU
moros-	i[
mort	iUjGqTsR
morta-	j[
mortg-	bIiIs]
mortu-	bS
mortuary	bS
mos	jVlV
mos$	lY
most	fWnU
most of	bZpGsR
most$	pIrY
mostl-	bS
mostly	bS
mostly$	aUbRcUjJ
mosto-	cU
mostoles	cU
mostoles$	cV
mostr-	jT
mostrador	iR
mostrador$	iU
mot	kRrW
mot$	fFgXhUqa
moteu-	aHbXjE
mothe-	oZsY
mother	hTjDpRsZ
mothers	iYsY
mothers$	i^sE
motio-	aUiT
motion	aV
motiv-	jSp\`
motivation	p\\
motive	j[
motive$	iHj^
moto	hRjZnZ
moto$	jSkT
motor	aTjT
motor$	jY
motor-	aRjW
motorbike	n^
motorcycle	jW
motors	bZmJ
motos	aTbTiX
motos$	aSbXdIjH
motos-	iSjV
motosierra	iSjV
mots	bCgFiUkUrX
mots /	bCgCiYjXpG
mots$	hVrV
motus	qf
motus$	q\`
moula-	bIiZkV
moulage	gJjJkW
mould-	a[iBjU
moule-	aJhHi[
mount-	cUn\\
mountain	bTcZdIiCtI
mousc-	cXfI
mouscron	cXfI
mouscron$	cX
move	gHhWjI
move$	aUhS
move--	aEi]
mover-	iTjS
movers	iVjS
moves	bGcTdTkTsF
moves$	fJiZoT
movil	h^
movil$	gJhZjU
movil-	bTgX
movilidad	gWjT
movilizacion	gViSoVpI
movilizacion$	g_iF
movim-	aIbViYjC
movimientos	i\\jB
movin-	jRnT
moving	jRnT
moving$	hXiT
mowin-	iY
mowing	iY
mowing$	iW
moyen-	iWsD
moyenne	gRsG
moyenne 0	gShT
moyenne$	iZjJsE
mozo	bR
mp	aSiW
mpa	aAb_gCjVkGlJ
mpe	aUmXpI
mpg-c-	bIi[
mps	gXiV
mps /	gY
mps$	gX
mr	jDmoqTtR
mrc	cV
mrcvs	j\\
mrcvs$	jY
mrd	aIb^
mrd$	b^
mri	iXjDkZ
mri$	iXjGkV
mrics	jWkW
mrics$	kU
mrs	mgpR
mrs$	cJiBlUmYpF
ms	aAj[m[pW
ms office	j_
msc	j_
msc$	bJj[
msg	pX
msk	aViT
msk physio	aYiI
msnm	bJc^gHsJ
msnm$	bJc]gHsI
msp	h[qW
msr	a\\bJ
mssp	b\\cHjJ
mt	iS
mt$	cUiV
mth	e[iR
mth$	nT
mths	eYjT
mths$	e\\gX
mtl	aZbIjCnJ
mtl$	hUiTnH
much	iTjH
much$	tW
mucha	c[rS
mucho	kSsS
mucho$	iIjJkVrTsS
mud	iUjZ
muebl-	rX
muebles	bW
muell-	bYcWdJmIpT
muelle	bHcYpV
muest-	iXmJpS
muestra	mFpZ
muestras	iUsS
muestreo	iU
mueve	jJn[
muffe-	ia
muhle-	bR
mujer	aDbVs_
mujer$	aCbVlVsU
mujer-	sZ
mujeres	sZ
mujeres$	bShHiT
mula	aDbBh[iXjIpI
mules-	iUjUkI
mulesoft	iUjUkI
mulho-	cY
mulhouse	cY
mulhouse$	cY
mulle-	iX
muller	aU
mulli-	jZ
mullingar	c]
multi-	bZjV
multi-conventions	iU
multi-site	jZ
multimarca	bZcG
multisport	h[
multisport$	h]iI
mum	jSkFs_
mum$	iGjXqXrH
mum's	aGqWt\\
mumba-	pS
mumbai	pS
mums	s]
munch-	cXhX
munchen	bSgR
munchen$	gT
munda-	j_
mundl-	jYqU
mundlich	jYqU
mundlich$	jYqV
munic-	bYcZ
munich	bVcT
munich$	b^c@
municipal$	aScDhVmF
municipale	aJbW
municipales	bGcV
municipales$	bJcV
municipality	cVhE
municipality$	bRcRiI
municipio	bTgFiS
municipios	bIc^iH
munst-	cfhHi>
munster	pS
munster$	pU
murci-	nZ
murcia	cSnR
murcia$	nS
muri	aHc\\
murna-	bS
murnau	bT
murnau$	aIbXtH
museo-	bIiTjS
museology	bGjX
museu-	mX
museum	cS
museum$	lS
museumspadagogik	aW
museumspadagogik$	aW
mushr-	eChXiGkT
music	a\`bJ
music-	aSbY
musica	jSpU
musical	aYiIsH
musik-	b^gT
musiq-	bR
musique	bS
musli-	s\`
muslim	bTsS
muss	jYl]
muss :	jT
muss er	sW
muss keiner	jGlVqY
muss man	j\\
muss nicht	aDjBlbrW
muss$	jVlW
musse-	qV
mussen	qV
musst	iSlV
musst du	iSlV
musst-	oStR
musste	oS
must	jWrS
must be	oSr[sY
must have	j\\
must know	kWqIsI
must not	qX
must pass	hGj[pG
must$	jIkZlZ
muste-	i]rV
muster	aHi]
mustn't	jT
mustn-	jT
musul-	se
mutat-	iS
mutte-	aHiUqUs[
mutter	qY
mutterschutz	e[jHpFqZ
muttersprachler	jGs\`
mutua-	bVgIhTrH
mutual	bUqWrD
mutual$	bU
mutualisee	bHh[iIjHmT
mutualisee$	bHh[iIjHmT
mutualiste	bY
mutualiste$	bZ
mutue-	bVfDhZ
mutuelle	bVfDhZ
mutuelle$	qW
muy	kT
mvr	jT
mw	bb
mw$	bViW
mwst--	hFi_jJkA
mx	aWbI
my	qSrT
my brother	mZ
my phone	aJhIjJrVt]
my$	qT
mysel-	mUqSrW
myself	mUqSrW
n	bGcT
n +	m]
n 0	aWbDcT
n$	bIiDjFkXsI
n'a	eIqc
n'a pas	sV
n'ecr-	qTrV
n'en	qarG
n'est	jAl[qU
n'est pas	jAl[qR
na	g]jElU
naas	bIc[iDmX
naas$	mZ
nabh	aIb\`cHjH
nacel-	iUjS
nacelle	iUjS
nacelle$	bUiBjU
nach 0	h\\
nach 00	iCj\\pY
nach absprache	dUfSgU
nach dem	jHo[pGqW
nach der	dUq_
nach erfahrung	qR
nach feierabend	fBhZ
nach hause	bSh]
nach konnen	gY
nach ostern	fGiGoSpWqU
nach tarif	gY
nach vereinbarung	gUoS
nach$	iX
nachb-	eZhUiCq\\
nachbarn	hZqR
nachd-	gUiX
nachdem	gW
nachdem$	gY
nachf-	oRqZ
nachfolge	hRoUqV
nachg-	f[iIpI
nachh-	jHkZ
nachl-	iZ
nachlass	iZ
nachm-	eIfciH
nachmittage	f\\
nachmittags	eHf[
nacho	aEmTt\\
nachr-	fDiSlVmY
nachs-	iW
nachsorge	hIiZ
nachsten	bWiFsX
nachstmoglichen	oX
nacht	gZ
nacht 00	fCgYsR
nacht$	gVhS
nacht-	f[
nachtdienst	f[iH
nachte	fXnX
nachte$	fZnFqYsHtI
nachten	nY
nachts	fW
nachts$	f_iG
nachtschicht	aWcIfUgCqY
nachtzug	bZhI
nachtzulage	jS
nachtzuschlag	sR
nachw-	hEiEj]sX
nachweisen$	jT
nacid-	aDsatH
nacim-	cYs]
nacimiento	cYs]
nacimiento$	cV
nacio-	b>jTmSnUsS
nacional	jWmInW
nacional$	cJiUnX
nacke-	aIqZtS
nacken	aIqZtS
nada	rSsS
nada de	hJrWsZ
nada$	hYqV
nadar	aFjWkX
nadeg-	tW
nadege	tW
nadia	aJcJnIq]tS
nadie	bTfS
nadie$	qYsWtH
nadin-	mY
nadine	mY
nadine$	mX
nagel-	iUjV
nagellack	iUjWsH
nagol-	aJcbiH
nagold	aIbScW
nah	cGhGiEjHl\`mEpH
nah$	aIbHcGhHiHjCkFl_rJ
nahen	iY
nahen$	iZ
nahpr-	bBi[
nahve-	b\\
nahverkehr	aTqS
nail	cS
nail tech	cS
nails	bZsY
nails$	jWkHsX
nairo-	cW
nairobi	cW
naiss-	a@baiTsV
naissance	jHs]
naissances	iY
naissances$	iU
nalox-	iZ
naloxone	iZ
name	rp
name$	pZqJrU
namen	jWqU
namen$	iGjYlGrUsR
namen-	iW
namensrecht	iW
names	pSrd
names$	jZpIqW
namur	c]
namur$	cZ
namur-	b^jInJ
nana	aEsVt]
nanny	aUbIiV
nanny$	a_bF
nante-	cWdWiG
nantes	cWdWiG
nantes$	bTdYfH
nap	iUpU
narbo-	cY
narbonne	cY
narbonne$	cV
narro-	aHc]iBjV
nat	aWbYcDiC
natac-	j[
natacion	j[
natal-	cSm\\
natales	cZ
natalia	aIm]
natat-	jV
natation	jV
natio-	bVcE
nation	jUrU
national	nR
national$	jSlJnX
nationale	bDiXjR
nationale$	bFiVjR
nationals	bIiJjX
nations	bUiDr[
nations$	bYiG
nationwide	cInY
nationwide$	iHnW
nativ-	lHs^
native	jSkEsU
native english	qS
native$	jVlJ
nativo	jGs]
natur-	bS
natural	bSlY
naturbad	bS
nature	aXdVkTrV
nature$	dXjJkT
naturlich	lR
naturlich$	sW
naturstein	cEi_
nauca-	cV
naucalpan	cV
naucalpan$	cV
naukr-	pW
naukri	pW
nauti-	gHr]
nautical	gHr]
nav	i^jGnU
nav$	i]
nave	hTp[
nave con	hZiJ
naves	bV
navet-	c[hWiB
navette	hZ
navette$	hX
navi	cUjWkH
navid-	bWhW
navidad	bWhW
navidad$	bIh\\iEjS
navig-	iXjG
navigator	aV
navis-	j[lU
navision	iIlW
navision$	jVlS
navisworks	j\\
navisworks$	jX
nb	bXcH
nc	c[
nc$	c[
ncts	iUjVoB
ncts$	iVjSoB
nd	cX
nd$	aZbIcUpSqR
ndis	jU
nds	aUfHiFo[
ndt	jXkW
ne	q[
ne le	qV
ne pas	q_rXsF
ne$	c\\iIjHrY
near	c_hR
neare-	nWqW
nearl-	fVjToIqS
nearly	fVjToIqS
nearly$	fUgZiHjD
neat	jYsW
neat$	j[
neben-	bTiWjErS
nebenan	hS
nebenan$	hTqR
nebos-	jR
nebosh	jR
nec	aBbBiEj[n_tH
neces-	lStS
necesita	aUtU
necesita$	aCcIt[
necesitamos	tW
necesitamos$	aGtZ
necesito	aWtV
necesito$	aDcJt\\
necessaire	hEjTnV
necessaire$	hHjWlU
necessary$	lR
ned	lVsc
ned$	gJiIlXqVsV
nee	bYsZ
need	lStS
need a	aUjT
need an	a]bI
need someone	iUsG
need to	lWqS
need$	tb
neede-	jR
needed	jR
needed$	lW
needl-	iX
needles	bT
needles$	jT
needn't	l[sU
needn't be	l^
needn-	l[sU
needs	aXiDsS
needs :	jW
needs to	aIlUoI
needs$	aCcIiEt[
neerl-	jTkTlU
neerlandais	jTkTlU
neerlandais$	kUlWpH
negat-	bUgCsS
negativo	aR
negativo de	aGjV
negativo$	aS
nego	i]jI
negoc-	jT
negoce	bS
negociable	o[
negociables	gXiFjIoU
negociables$	gWiFjIoU
negociacion	j\\
negociar	iW
negociateur	a[
negocios	aW
negotiable	gXjI
negotiable$	g\\jI
negotiation	iCj\`
negotiator	aX
negotiator$	a[
nehme-	rZ
nehmen	rZ
nehmen$	hViSpS
neige	aVjYqS
neige$	aZiHjSnS
neigh-	cWsU
nein	fViAtJ
nein$	eRhTjIlUpH
neith-	jClYsU
neither	jClYsU
neiva	iInZ
neiva$	nW
nell	cJm[
nell$	cIhIjJmZ
nelso-	bIc\`jH
nelson	mT
nen	aXiJpV
nenne-	qRrZ
nennen	qRrZ
nennen$	qTrV
neoba-	b^cGjGsH
neona-	aZ
nepal	bTcDn\\
nephe-	q\\
nephew	q[
nerea	jHmUpY
nerve	dGiFjc
nerve-	j]
nerven	jZ
nerves	jX
nervi-	iIjb
nervo-	sU
nervous	sU
nervous$	iUsW
nest	bRiY
nest$	bY
net	gV
net +	g\\
net$	aIg\`jT
neto$	g_
netos	g[
netos$	ga
nets	gdh?
netsu-	eVjS
netsuite	eVjS
netsuite$	eVjS
nette-	a[bGcCpSrV
netti-	iZ
netting	iZ
netto	gRhS
netto$	g\\
netto-	hT
nettoyage	bUiS
nettoyage des	iT
netwo-	bTqS
network	bTqS
network$	b[i?jU
netz	aGb\\cDiTnHtG
netza-	aHcGi[
netzb-	b_cIgHiF
netze-	eHfIiWkJ
netzm-	aYhCjY
netzw-	bBk]
neu	aTiWrW
neu$	qX
neuba-	bCcJdZ
neubau	hUiT
neue	a\\qSrG
neuen	aDiToTpJ
neuer	cViXjE
neues	bViDjVtR
neuf	bWhVmT
neuf$	hZsX
neuja-	fHhS
neujahr	fHhS
neuma-	bGhTi\`
neun	bVm_
neunz-	gW
neunzehn	gW
neuro-	aWbY
neuru-	cW
neuruppin	cW
neuruppin$	cV
neuss	c\\
neuss$	c\\
neutr-	cSjUrSsZ
neutral	iSqH
neutralite	iEj^
neuve	aHbWhW
neuve$	bRhW
never	fTlWrW
never "	fGjHrZ
never$	fWiJrZ
never-	cUnU
nevers	cVnV
nevers$	cWnS
new year	fVqV
new$	tW
newca-	cZ
newcastle	cV
newcastle$	cW
newco-	l[
newcomers	l[
newly	bYgGjGlZ
newma-	c^
newmarket	cW
newmarket$	cX
newpo-	cTdR
newport	cTdR
newport$	cRnU
newqu-	cSiHpV
newquay	cSiHpV
news	aSeIfSiEjV
newsl-	i_
newsletter	i_
newsletter$	aIbJiTpHrW
newto-	aGbCcai?jIkJlY
next	bVmSoG
next door	b[iDm[
next to	bYjX
next$	bEcFeYiZ
ngo	aTb]
ngo$	aXbWcIhIiHjH
nh	aS
nhs	kSpS
nhs pension	hX
ni	lSqXsX
ni de	iS
ni lo	j[qY
ni$	iWjGlGpVqHrS
nice	kf
nice :	k]
nice to	kU
nice$	jFka
nice--	kZ
nice-to-have	kZ
nice-to-have$	k[
nicel-	qJrU
nicely	qJrU
nich	rWsS
niche	i\`j@
niche$	iY
nicht	qU
nicht "	fDrX
nicht alter	jX
nicht dass	qV
nicht genannt	bSrT
nicht im	hRj[sW
nicht in	qRsW
nicht mehr	gIr^
nicht mit	rSsU
nicht nennen	qUrV
nicht notig	jFlc
nicht nur	iJj\\
nicht$	lZ
nicht-	qWsV
nichtraucher	iHjYsS
nichtraucher$	cIiGj[
nichts	qV
nichts$	jHsY
nie	fUlVsY
nie$	f[sR
niede-	aSjW
niedersachsen	gS
niels-	iIjZ
nielsen	iIjZ
niema-	q\\sU
niemand	q[sR
nieve	iY
nieve$	jRoT
night	f\\
night 00	g[
night audit	fYiH
night auditor	aUtG
night shift	i^jTlI
night$	fGi^mY
night-	fS
nightly	dGiYkFnV
nightly$	dHiWkFnV
nightmare	sT
nights	fU
nights +	aIgY
nights 0	jG
nights 00	gYqU
nights a	bYdJeIf=hIn_
nights away	fJnX
nights out	f\`
nights £	gUqUsI
nights$	aW
nilgo-	hW
nilgosc	hW
nimme-	qTsV
nimmer	qTsV
nimms-	qS
nimmst	qS
nimmt	bSfGjVq[
nimmt man	bUfBj_
nine	bRfXmU
nine to	pZ
nine$	bSfTiDjSm[
nine--	f\\
nine-day	f\\
niner-	aV
ninera	aV
ninet-	bZgU
nineteen	bV
nineteen$	iU
ninety	eUgZiH
ningb-	kV
ningbo	kV
ningu-	bEcDf_gEhFiGjIpH
ninja	lJr]
ninos	aJbXi^jIsS
ninos$	bXjE
niort	c\`
niort$	cW
nirge-	q\\
nirgends	q\\
nite	fSgXiI
nite$	fHgVhVjDmI
nivea-	iRjU
niveau	iRjU
niveau 0	jVkT
niveau$	cHi[jHoJ
nivel	g^jU
nivel 0	aSjV
nivel 00	g^hD
nivel$	bUgS
nivel-	c]iGkT
nix	hRlUq\\
nix$	h[j[qUsB
nj	c[gFhJ
njc	ga
njc$	g[
nl	cUjV
nl$	cZjR
nlz	aUbR
nm	cUjT
nmc	j\\
nmc pin	jR
nmc$	jW
no	lX
no "	rV
no 0	bWfFj_lG
no 00	gEhGp]
no :	c\\e[mH
no agencies	bHpUrX
no bother	jU
no cv	pU
no cvs	pW
no degree	iT
no es	jHkTl\`qH
no eso	iTjTqF
no este	sa
no evenings	fUnJ
no exclamation	rY
no experience	j@l_
no hace	l[
no hay	dSfZrS
no la	jWqSrV
no le	j]qFsI
no lo	lRq\\
no mas	aFs\\tI
no me	s[
no more	e_iDjV
no need	hHl\`qW
no nights	aHfWhYlH
no one	sf
no pedimos	jHl\\
no problem	fIjUlU
no puede	gSqWrW
no que	s]
no sales	gUiYlI
no se	qR
no sea	sb
no sean	s^
no solo	j]lI
no sundays	fbgH
no weekends	hU
no women	s\`
no$	l\\
nobod-	sT
nobody	sU
nobody with	jHs_
noc	aFiZsH
noch	qZtU
noch nicht	qWrR
noch$	q]t\\
noche	f\\jU
noche 0	fU
noche 00	gW
noche y	f^
noche$	jT
noche-	fW
noches	fT
noches de	hXiH
noches$	fRgVnT
nochm-	qStX
nochmal	qStX
nochmal wegen	tU
noctu-	fSgU
nocturna	fShS
nocturna$	hTiS
nocturnas	gR
nocturnas$	gY
nocturne	dTfS
nocturne$	dTfV
nocturnes	iX
nocturnidad	g\\
nocturnidad$	gU
nocturno	fVgRhH
nocturno$	fU
nocturnos	fDgUiEjIk]
nod	qJsYtY
noel	hTmZ
noida	bHc_gHiEmFpX
noir	gEqU
noir$	bSgJiS
noire	i_
noise	iU
noise$	jStU
nok	gY
nom	r]
nom 000	j^
nom de	qEra
nom du	dHrZ
nom$	rS
nomad-	b^
nomas	pFqTrYsZ
nomas$	pFqVrZsT
nombr-	pTrV
nombramiento	e[iJj[
nombrar	qUrV
nombre	qTr[
nombre de	qTrU
nombre del	r\\
nombre$	q[sG
nomin-	eS
nomina	g[
nomina$	bJgW
nominas	iU
nominas$	aX
nomination	e\\iEjG
nomme-	qZrT
nomvu-	m]
nomvula	m]
non	jUl_
non$	jIkXlSqD
non-c-	eXqU
non-e-	fEhT
non-exempt	fIgS
non-exempt$	gS
non-p-	bZ
non-profit	bZ
none	iUlZ
none of	lJpIqSsX
none$	eTjHl^
nonpr-	bX
nonprofit	bX
noon	fYpZ
noon 0	oHpS
noon 00	fJp[
noon$	f]
nord	bTcZ
nord$	c\`
nord--	aTcU
nordd-	aGbCcXjFn^
norde-	aFc\\
nordelta	aHcZ
nordelta$	aIcZ
nordh-	cV
nordi-	b[jR
nordic	bTjW
nordl-	b[iH
nordlingen	bHcT
nordlingen$	bHcU
nordr-	gS
nords-	bIcX
norfo-	aIcZ
norfolk	aIcZ
norfolk$	cV
norma-	jT
normal	fUlS
normal$	nZ
norte	c\\
norte$	bU
norte-	aFb[cEnG
north	cTnU
north of	bRc]dIiG
north$	cSjT
north-	jUkR
northampton	jS
northampton$	hR
northern	bGhDjWkWtI
norwe-	bTiHoGqT
norwegian	jS
norwegian$	cHrT
norwi-	cSjI
norwich	cSjI
norwich$	cS
nos	qV
nos ha	qT
nos$	a[
nosot-	lVmR
nosotros	lVmR
nosotros$	l]qS
not	l[qR
not "	jHmFt]
not a	lXqR
not above	sb
not asked	i[lU
not compulsory	kHl^
not essential	j>kZl[
not expected	kIlZ
not for	dVjRmHq[sV
not have	aFlXmGnV
not in	hXiDqT
not just	bIe\\iGj]lFpI
not mind	bIj^
not necessary	iIjElXpT
not needed	jGlZpY
not required	lT
not the	lFpAqVrTs]
not to	jIpY
not too	r^sZ
not vital	jIk[
not wanted	lasS
not$	jVlVqT
not-f-	bX
not-for-profit	bX
not-for-profit$	bY
nota	kWoHtU
notai-	bWmH
notaires	bWmH
notar-	bclU
notarfachangestellte	a[
notarial	kV
notarial$	j]
notdi-	gX
notdienst	fRqS
notdienst 0	fW
note	qRtZ
note$	hZlHpStS
noteb-	hZ
notebook	cIhZ
noten-	i\\
notes	iYtV
notes for	aRtW
notes from	t\\
notes$	iUjV
notfa-	jWqT
nothi-	qXrT
nothing	qYrU
nothing$	pFq\\r?tT
notic-	rW
notice	oT
notice$	eYoU
notices	i[
notices$	iV
notif-	aZiV
notification	a\\bJfF
notig	l^nU
notig$	jTlXnW
notio-	jTkU
notions	iFjTkV
notre	qS
notru-	fXjI
notsa-	aTcFgHh[iIjT
notsan	aVcHj[
notti-	c\\hIjIkJlJ
nottingham	iW
nottingham$	iV
nourr-	fHiY
nourri	hY
nous	kXqVtT
nous a	pGq_
nous faut	bT
nous sommes	bY
nous$	h\\qT
nouve-	cIhRn\\qS
nouveaux	lW
nov	fTod
nov 00	aTfGgIjHo]
nov$	fToT
nov-f-	fToT
nov-feb	fToT
nov-feb$	bIoW
nov-j-	fViT
nov-jan	fViT
nov-m-	cHfSo[pI
nov-mar	fRoU
nov-mar$	fGiToX
nova	cX
novat-	aIbIeJhZiIjCl[
novec-	gX
novecientos	gX
novem-	fZ
november	fTiT
november$	iUoT
novembre	fZqT
novembre$	oW
noven-	eUgS
noventa	eUgS
novia	aEbWiJj\\sR
novie-	eU
noviembre	eU
noviembre a	iGpT
noviembre$	eViT
now	bSoV
now and	iZ
now$	cGfJjCo[
nowt	gXiFqVs]
nowt$	gZhJiIpIqWrHsJ
np	eS
npc	j_pE
nplq	jY
nps	gJh[iWjHpItG
npsp	jVkI
npsp$	jVkI
nr	aCcbganEqC
nrp	j\\pI
nrw	aFb]
ns	bThZjGnI
ns business	hS
nssf	h^
nssf$	h[
nsw	c]
nsw$	c]
nucht-	jUrYsT
nuchtern	jVkIrVsV
nuchtern$	jZkHmHrTsD
nucle-	iUjElY
nuclear	iWjJ
nuest-	bT
nuestra	nU
nuestra$	bZcCeShEnS
nuestro	b[kY
nueva	aIc\\rS
nueva$	aJc[hS
nueve	gRiSmX
nuevo	b\\cViRjF
nuevo$	b]jEsI
nuit	fXgT
nuit 0	fU
nuit 00	fDgYqS
nuit$	aWgS
nuits	fSlSn\\
nuits dehors	nW
nuits par	nW
nuits$	fSlWnSsS
null	h_lVpI
num	jJmZ
numbe-	iT
number	pUrS
number$	jWrV
numbers	i\\oI
numer-	iSjVrT
numeracy	lX
numerique	aHcJiUjAmY
numerique$	aHcGiWjAmW
numero	iTmJrY
numeros	jRlXpGtU
numme-	mXpU
nummer	mXpU
nunca	aHfTlVsY
nunca$	f[
nunea-	cV
nuneaton	cV
nuneaton$	cTiI
nunoa	cYnI
nunoa$	cVnG
nur	sS
nur mit	qVsV
nur$	gRhGiFn\\
nuria	pY
nurse	a\\m]
nurse$	acmU
nurse-	iSmS
nursery	bWhU
nursery$	ba
nurses	aGm[
nurses$	aGm\\pI
nursi-	lS
nursing	lS
nursing home	aIbbdH
nursing$	a\\bGl\\mH
nutri-	hHk]
nutritionist	aX
nutritionist$	aW
nuts	f[iUjI
nuts$	fZiWjH
nutze-	i]
nv	aJbGc_e\\gUiFjCmH
nvq	j[
nvq 0	jZ
nvs	a^fEjT
nvs$	aViHjW
nx	iDjFk^
nxt	bFkU
ny	cUdUjJrV
ny$	cVdWiH
nyon	c[jImJ
nyon$	c[iGjImH
nz	cX
nz $	gX
nz$	bJcb
o	j^
o 0	bZ
o 00	fX
o a	iHjVrX
o con	aWmJsX
o de	aZcRhS
o habilitacion	bTjW
o jefe	aUbSjUm=
o prace	eY
o si	d[
o tecnico	aIjV
o$	aZfSiG
oa	a]bJiEmZ
oaci	jblH
oak	bSi\\
oath	i^mE
ob	gTlUq\\
oban	c\\jUnG
oban$	jW
oben	gTrT
oben$	rX
obend-	hY
oberf-	aTiIjWnS
oberflachen	aHjT
oberfranken	cWhJnY
oberfranken$	cXhHnYsI
oberh-	a>bb
oberl-	bS
oberm-	aFcHhIiHjWlGm]qH
obern-	bTcViFjH
obers-	iWoS
objec-	iZ
objectif	iW
objek-	cXjI
objekte	cYfJ
objet	pVtZ
objet :	t[
objet-	fEgViW
objetivo	hJiZ
objetivos	fDg_
objetivos$	g_
oblig-	dRjSkHlUsU
obligado	bIdWiHjYkH
obligatoire	kHlU
obligatoire$	jHlXsW
obligatorio	iSkJlR
oblige	dUpI
oblige$	bCdRpI
obra	eZ
obra en	c]
obra$	eXhV
obrad-	iT
obrador	iT
obras	aHcY
obrer-	aAbDcHhZiIjEmYnBoFtE
obs	bIibjD
obser-	aIiZpS
observaciones	gEj\\
obst	bSh[
obst$	bVhR
obste-	aXiEjW
obten-	eIiJj]
obviously$	gShUiHjYrH
obvs	hYlH
obvs$	h[
occ	iIm[
occas-	bHcSeTfTjE
occasional	fWiTnU
ochen-	iJmR
ochenta	iJmR
ocho	fTmWoU
ocho a	f]mG
ocho y	f\\
ocho$	fThFrZ
oct	o^
oct 00	eZ
oct$	iSoZ
oct-a-	eToWpI
oct-april	eToWpI
oct-f-	hI
oct-feb	hI
octav-	fIh[
octob-	fToS
october	cS
october$	cT
octobre	oT
octobre$	bJoW
octub-	oZ
octubre	cU
octubre$	cWoS
ocupa-	mT
ocupacional	mT
od	eYiIjW
od$	eViHjX
odd	fX
odd$	bJfZgHhHiFjGnJsV
odenw-	cTnX
odenwald	cTnX
odenwald$	cTnX
oder	j_
oder 00	eZfUgD
oder arabisch	j>l[
oder bachelor	cGjUlH
oder ein	a[bG
oder eine	aYk[mI
oder einen	a_tH
oder in	kT
oder kurz	jT
oder meister	j[
oder polnisch	k[
oder python	jU
oder vergleichbar	gIjU
oder$	eSt]
odett-	mX
odette	mX
odette$	mY
odile	bUmSoWqS
odile$	cJmVoSqT
odont-	aWbVcGsR
odp	adbEfFtC
oee	i]jH
of 0	mXoU
of 00	b[ma
of 000	aHc[gFtI
of a	aHpZsS
of course	cUhVqW
of england	b[nI
of five	m]pU
of four	gJiHm\`
of her	eToJsZ
of it	i_
of march	o^
of month	fGhWiSqX
of my	gTpGsZ
of nine	bYmT
of one	bEiHj^pY
of our	tT
of people	a\\bFjSm@
of seven	mX
of six	iHmY
of st	bTpY
of that	lVqY
of them	a^rTsI
of these	sWtT
of those	bJd[iHjFkW
of three	bXiSmX
of two	fTmW
of us	bfm^
of which	bTdUgIhR
of you	mS
of your	g[i>jVmW
of £	bXiJmI
of €	fAhR
of$	mStT
ofeli-	cImV
ofelia	cImV
ofen	hViSpI
ofert-	bHcIpZ
oferta	bGp[rS
off	fZhS
off 0	fYhEqS
off 00	iR
off in	bVfW
off on	fWoUpDsV
off the	cUiSq\\rG
off to	q_
off with	qW
off$	f]hS
off-s-	bIfS
off-season	bIfS
offen	iIoVq_
offen$	qZ
offen-	jS
offenbach	bV
offenbach$	bW
offenders	i\\
offentlich	bIeEiFpYqW
offer	gYh?pRq\`
offer$	pVqV
offer-	hW
offered	pUrR
offers	i]
offert	h[
offert$	hV
offi--	hW
offi-jahreskarte	hR
offi-jahreskarte$	hX
offi-ticket	gIhT
offi-ticket$	hU
office	dS
office 0	d\\
office 000	jYsR
office days	d^fShJjJ
office in	bFcXhG
office is	c^jV
office manager	i[jE
office$	cVgHpV
officer	aV
officer$	aZiI
officers	aSbX
officers$	aRbV
offices	bV
offices$	cXdFjI
offiz-	aX
offiziell	aSqV
offli-	bHi_jV
offline-first	bHiY
offnu-	fW
offnungszeiten	fW
offre	rEtZ
offs	bDhZ
offs$	bDh[iIjI
offse-	a[
offset	bS
offset$	aW
offsh-	nT
offshore	kSnU
offshore$	aWbFjHk[nF
offsi-	d\\eJfHhHiVjFmV
oficial	aSgXmR
oficial de	aV
oficial$	a]eH
oficiales	aWiJmV
oficiales de	aXiJmG
oficiales$	eFiHjGm^nI
oficina	dV
oficina 0	cIdVpU
oficina de	cIiTpY
oficina$	bGdW
oficinas	bY
oficinas$	b\`
oficio	aSjU
oficio$	aSiFjU
ofste-	rS
ofsted	rS
ogk	iS
ogk$	iS
oguk	j[
oh	bIcSfGgGiIlGmHpTqSrRtE
ohne	j\\rWsT
ohne "	rX
oil	iXjU
oilsk-	hY
oilskins	hY
oilskins$	hY
ojala	kgsX
ojo	bIfCgJiCj\`q[
ojo$	qa
ojv	jZ
ok	jRlZ
ok so	tV
ok with	iJj\`tC
ok$	eFfViFjTlV
okay	iAlWsHt]
okay$	jGl\\tX
okoro	m\`
okt	eGf]hHmFoE
oktob-	oV
oktober	oX
oktober$	iRoW
okume-	aFbZfAiYjF
old	sX
old$	bXiR
olden-	cZ
oldenburg	cU
older	jWlDs^
oldha-	sR
oldham	sR
oldham$	sV
ole	mXpU
olen	iZ
olen$	iY
oliva-	bV
olivar	bV
olivi-	cUpR
olpe	bIcciItH
olu	mTqU
olymp-	b_mD
omara-	cZ
omarama	cZ
omas	gIiBjbkFsW
omnib-	jV
omnibus	aIcUjW
on /	fT
on 0	fV
on 00	fZgSiFqW
on 000	bSqH
on a	qS
on air	fUqU
on at	fWjU
on call	fZmU
on en	hHjBk\`sS
on est	b^
on fait	bXiGqI
on farm	hWiV
on four	fW
on friday	hJq]
on fridays	bW
on linkedin	aJrSt\\
on mondays	i\`sG
on ne	fRjJkXlIqS
on our	bYlZ
on ouvre	bS
on paper	pFq^
on phone	iStT
on phones	bVmX
on s'en	la
on se	gIsVtZ
on site	dWfFhV
on thursdays	bUc[fFhV
on time	bEgJia
on top	fIgY
on tuesdays	cHdUfIgG
on us	hSlZpW
on verra	sX
on veut	dWqEsZtS
on your	fFhZiGj[qJ
on$	f[
on-ca-	fX
on-call	fVgS
on-call$	gT
on-si-	gIi[
on-site	gIi[
on-th-	fIjSmY
onbep-	ebjJmD
onboa-	iXqGtU
onboarding	iXqGtU
onboarding$	iS
once	mRnS
once a	dRiVjFnW
once in	iZ
once$	gGjTlUn[
oncol-	aTbUgV
oncology	aVgX
onda	cZt\\
onda$	bJc^tS
one 0	oZ
one a	aEcGdIeJfBhFiJjEkJmHoJp[qGr^sHtE
one anchor	dX
one and	fThIjS
one at	aZbJiHjFpV
one day	cTd\\
one in	cTfW
one is	nUq_
one more	cGt\\
one of	sS
one off	fYgHmI
one other	aGm]
one page	qHr[
one pdf	iJpX
one sat	fZ
one saturday	fXiH
one week	fWgIn\\
one weekend	f]
one with	qIsctG
one year	bJeajR
one's	iRjJqZ
one-b-	hZ
one-bed	hZ
one-o-	iT
one-offs	iT
ones	iUsV
ones 0	b[
ones$	i[jZlA
ong	aEbhjF
ongoi-	eX
ongoing	eX
ongoing$	e_
onko	aUbUcH
onko$	aVbUcG
onlin-	pX
online	pV
online$	j[
only	s\\
only no	lXmJpT
only$	qX
onsit-	cEdT
onsite	cEdT
onsite$	bSiF
ont	s^
ontar-	dVeT
ontario	dVeT
ontario$	dVeS
onwar-	oU
onwards	oU
onwards$	oU
onze	fSoW
oo	cSgUjV
oo$	c[iE
oom	iFjEmcsA
ooona	j^
oos	jR
op	aWiZ
op$	a[iVjV
opcio-	fThHkWoU
opcional	fThHkWoU
opcional$	cIiHk[oGtI
open	eTiS
open at	bCfXiTmHqZ
open$	aJcFeFfIgIhJjEk_lJnJoIpIqRrCsFtC
open--	cJeZiV
open-ended	e]
open-ended$	eW
opene-	bRlUqH
opened	bRlUqH
openi-	iUoTtS
opening	oTtS
opening$	fViS
openl-	gYjT
opens	iSqZ
opera	j[qX
opera cloud	jW
opera$	bU
opera-	aW
operaciones	iHp\\
operaciones$	cJiBpY
operador	jX
operador de	cW
operadores	m^
operadores$	aHm^
operarias	aTiDm_tI
operario	aW
operarios	aXbV
operarios$	aWbZ
operateur	aUpI
operateurs	aXiFmS
operateurs$	iFmX
operating	bGgUiDjItY
operations	aZiIqH
operations$	aWiHtF
operative	aTjVrS
operatives	a\\fHiDmHsS
operatives$	aWiI
operator	bX
operator$	b[
operators	bSiSkW
operators$	iVjJkZmG
opex	ib
opex$	bIi[
ophta-	aIbX
opini-	kUqR
opinion	kUqR
ops	mT
ops mgr	mZ
ops$	bYlGmWpR
optic-	gEhX
optical	hIjXmU
opticien	a[
optico-optometrista	aW
optik	bUfGs\`
optik-	aY
optim-	a>i\\jFkZ
optio-	fThSlS
option	eZgGh]jElH
optional	f\\jBkWl[
optional$	iEkZlV
options	fIg]jV
options$	g]hIi?jX
optom	a_
optom$	a]
opus	b\`jB
or	ja
or "	jU
or 0	fX
or 00	fbjHsT
or 000	b>h@iHjWk[
or 0000	eSf\\gH
or a	aYk^
or arabic	iUjFkU
or at	jDs^
or better	jX
or commercial	bFlX
or do	iHlW
or drop	pR
or email	hIpS
or english	jDpa
or equal	jX
or five	bHdAe_fEgDhJiGjDn^
or german	jRlG
or get	j]
or go	j]kC
or level	bJ
or manufacturing	j[
or over	fHjZrR
or polish	iHk\\
or python	jX
or remote	cV
or ring	pY
or romanian	jEpIsS
or russian	jIkX
or she	iWjHkU
or so	jZ
or the	jVsR
or we	j]
or working	jZ
or £	gEh\`jCnG
or$	cVkU
ora	a?cJtb
oracle$	jW
oral	iSjSpU
oral$	aZiWj?pS
orcha-	bXcChEiHm]
orche-	aWbXcIiItJ
orden	bSeYjS
orden$	bYeJiJjZ
orden-	iSl\\
ordenado	iAjUl[
ordenes	fIi\\mT
ordenes$	hIiRlImU
order	bUi\`
order book	b[
order$	iVtS
order-	i_
ordering	iX
ordering$	iY
orders	i[
orders$	i\\
ordi	dGh]
ordi$	hY
ordin-	bT
ordinary	iFjY
ordnu-	jR
ordnung	jR
ordnung$	jS
organ	k[lH
organ-	aVbT
organic	b[hTiE
organica	bViGjHkW
organica$	bUiIjEkW
organiser	aYhD
organiser$	aY
organisieren	iS
organisieren$	iT
organist$	aT
organizas	f[iGjHtG
orgel-	f=gGi_
orien-	iZoR
orientation	iVjJo[
orientation$	fIiYjI
orige-	gTiIjTrU
origen	gTiIjTrU
origen$	gViIjUrS
origi-	g_pU
original	bYpV
original$	bYpV
originals	iGp[
originals$	pT
orlea-	cciE
orleans	cV
orleans$	cV
oro	bTiFjTkY
oro$	bViGjX
ort	cTdX
ort$	bWiUjHpU
orten	bWcEiV
ortho	jT
ortho$	iTjZ
ortho-	gIjSk\\mT
orthographe	jXpJ
orthoptiste	gI
ortop-	aEbIcCeIfIiZjFk\\mH
ortot-	j[
ortst-	iTnW
ortsteil	cR
ortstermine	iTlInY
os	hRjU
os 00	j[
os$	iUjYpI
oscar	m\\
oscil-	jalJ
osciloscopio	j\\
oscp	aFkY
oscp$	aFkY
osde	gWhVjJ
osde 000	gFh\\
osha	jUk[
oslo	cJdXiVjH
oslo$	cIdWiXjIlIpJ
osnab-	bIc_iJ
osnabruck	cT
osnabruck$	cU
osorn-	nW
osorno	nW
osorno$	kJnT
ost	cZ
ost$	c[
osten-	cZ
ostend	cZ
ostend$	cV
oster-	oS
ostern	fToV
ostern$	fEo\\
osterreich	cInXsX
osteu-	hJiSsW
ostre-	aS
ostse-	fGh[jGkV
ostsee	fGhTjHkX
oswes-	cY
oswestry	cY
oswestry$	cX
ot	f[gY
ot$	a[bI
ota	aUbFiZmY
otdr	hIiSjV
ote	gdhF
ote 00	gU
other	m_
other$	dTeWjTmH
others	fIm[sU
others$	bIiIjTm\\sF
otherwise	dTeR
otherwise$	bRdHr]
otis	bUjImU
otono	aEiIo\\qV
otono$	o\\
otp	gCh]jT
otp$	gEh^iJjD
otra	jWmXqW
otras	bVmR
otro	fRjX
otro no	fUkH
otro$	aWfZjI
otros	bFmZ
ots	dIeFfFiFl[m_pJ
ots$	fGm[
otter	hDiJk\\p]rD
ottilie$	mYpE
ou	j[
ou 0	gV
ou 00	dFedgI
ou a	iSnX
ou allemand	lZ
ou bac	jU
ou bpjeps	jR
ou equivalent	jR
ou la	kWpS
ou un	ad
ou une	a^
ou$	iH
oui	hSsDtX
oui$	aHhVjUkU
our	tT
our own	b\\iCpG
our$	cGjImGtY
ouren-	cW
ourense	cW
ourense$	cW
ours	bVcHe\\jHpI
ours$	cHe[jHpI
out	iR
out 0	n[
out 00	bTjG
out at	bDc]jGqH
out by	f_gEiHqR
out in	bTiX
out of	cSjR
out the	aHcHiYtW
out$	f[iRqT
out-o-	fU
out-of-hours	fU
outco-	iWjCqX
outdo-	iY
outdoors	jU
outer	cJg]
outfi-	b]
outfield	cFi_
outfit	bZ
outfit$	b[
outfitters	bT
outgo-	oYqT
outgoing	oYqT
outil-	hV
outillage	cJh\\iE
outils	gS
outin-	bHcFi]
outings	iT
outings$	iU
outpu-	iRkI
output	iRkI
outre-	cSnT
outreach	iSnU
outside$	hHnUpVsY
outso-	e[iUjFkGsItH
outst-	bZjI
outstanding	bZjI
outstanding$	bXrI
ouver-	qT
ouvert	aVfWhFlT
ouverte	bViGpIqX
ouverte$	bWiG
ouverture	iWoW
ouvertures	bZiToF
ouvre	fWtV
ouvre un	bStV
ouvre$	cHtX
ouvri-	a\\
ouvrier	aY
ouvriers	aX
ov	aVnZ
ov$	aWcHnR
oven	iUkWsI
ovens	i[
over 0	bTf^gI
over 00	iWs]
over a	qe
over target	g^iF
over the	qUsR
over to	id
over £	bYgIiS
over$	fYjX
overa-	hXiH
overh-	iejHtH
overl-	iIjZ
overlap	fToX
overlap$	dToW
overlock	aWjS
overlock$	jW
overn-	fHgVnW
overnight	cSfHgYnX
overnight$	aWcHfIgRiSnCpItJ
overs-	aZiT
oversight	i\\
oversight$	i[
overt-	gZ
overtime	gZ
overtime$	iT
ovied-	bIiJnW
oviedo	bIiJnW
ovs	a[bXhGiFjGtJ
ow	cViYjI
owls	aHbWfFgEiGjZmI
owls$	aHbWfFgEiGjZmI
own	jZ
own car	hIlUnZ
own kids	hXjBsX
own the	i\`
own tools	l[
own transport	iJlU
own$	nW
owned	be
owned by	aJbX
owned$	b\`iF
owner	m_
owner$	aGb_hGiDjV
owner's	qWsZ
owner-	bYqW
owners	bTcVpGqU
owns	fJiRmXpGqZ
owsi	aWjT
owsi$	aZjS
oxbri-	bIcFeJfGiCjFmInGoJpIs^
oxige-	iY
oxigeno	iY
oxyge-	jX
oxygen	jX
oxygen$	j[
oye	qSt\\
oyonn-	cU
oyonnax	cU
oz	lZmH
p &	hRiR
p +	gFhUjS
p /	eRhTmH
p 0	aSfTgYjFkS
p 00	cIgXhT
p a	bHnT
p$	bXgT
p-sch-	jY
p-schein	jY
p-schein$	jW
p.a	bXhVi?
p.a$	bX
p.m	f^hFjIoD
p.m$	g^
pa	iR
pa 0	jc
pa to	aTmT
pa$	nT
paar	bRhVtR
paar$	rTsR
pablo	cIiHmYqSsC
pace	iRj[mD
pacht-	aVbIeTiR
pachtvertrag	eUiT
pacie-	iUjT
paciencia	jZqS
paciencia$	qW
pacientes	i]jJmIqIrIsW
pacin-	iX
pacing	iX
pack	fHg?h[iTjR
pack$	iVsY
packa-	bThS
package	gV
packaging	bTgBhZ
packaging$	bW
packer	aU
packer$	aW
packers	iR
packers$	bTiR
packi-	aSbShGmS
packing	aVbTmE
packing$	aTbTjIqT
packs	icmI
packs$	i\\
paco	t[
pacs	aWcIi[jE
pacta-	hSqW
pactado	hSqW
pacu	eIiTlU
pad	fDhRiZjTtH
padag-	aTbIlVpH
padagogische	aSlVpG
pader-	c[
padi	bZjT
padi$	aRbU
padre	bShEiHmb
padre$	iJkXmT
padre-	hT
padres	hT
padres$	hX
pads	ia
paedi-	kT
paediatric	kT
paeds	i]jEkUlE
paga	gdhB
pagad-	hUnT
pagada	gV
pagada$	gThS
pagadas	bIfZhT
pagado	hTkS
pagado$	hXjEkUpS
pagados	iEnW
pagam-	hXjJqS
pagamos	hXjJqS
pagan	fTgWhJ
pagas	eZgZiF
pagas$	ga
page	pVqVrZ
page$	iJpSr[
pager	fTkF
pages	iSp\`
pages$	p\\
pagin-	iZjHrZ
pagina	r[
pago	gXhS
pago$	iVkT
pagos	aXfJgW
pagos$	a[dIfEgIhTmF
paid	gVh^
paid 0	bEcIfFgFhDiSjHnWpY
paid 00	hVpH
paid at	fZhH
paid by	bWeGgHjIla
paid half	p\`
paid weekly	fIgYiE
paid$	h[jAnSpW
paie	gUqT
paie$	aV
paiem-	iW
paiement	iW
paiement$	i\\
paill-	iU
paint	iY
paint$	i\\
paint-	cZgJiS
painter	iUjV
painter$	cIgIiR
painting	i_kSmJ
paints	aRbViH
paints$	aRbViF
pair	mX
pair$	cIm[pD
pair--	cIeIfGhGiCjEk^pWrItJ
pairi-	kTp[
pairing	gHiGp]
pairs	aEm\\nGpJ
paisa-	cDsb
paise-	bXiR
paises	bXiR
paisl-	nT
paisley	nT
paisley$	nT
pala	a]
palab-	rZ
palabra	gSqTrT
palabra$	pUqY
palabras	rY
palabras$	bIrW
palac-	cW
palace	bUqT
palat-	bFiUlV
palate	lW
palef-	iImT
palefrenier	iImT
palefrenier$	aRmT
palen-	cV
palencia	cY
palencia$	cW
palenque	bUhIiT
paleo-	jY
paleographie	jZ
paleographie$	jZ
paler-	iR
palermo	iR
palermo$	gT
palet-	iU
palis-	iR
palissage	iR
palle-	aJbWmF
pallet	aIbYmE
pallets	iW
pallets$	iX
palli-	aZcGjEk]
palliative	jEk\\
palma	cW
palma$	cY
palma-	bHc_qJ
palmas	iT
palmas$	iR
palos	bWf?g^iFjF
pam	a]iAj>qWtR
pampl-	c]
pamplona	cR
pamplona$	cR
pan	gUhUiIpRqU
panad-	aZ
panadero	aW
panadero$	aV
panam-	bIcYfTsW
panama	fW
panel	p[
panel$	bUmX
panel-	bViV
panels	iW
panels$	bGi\\
panic-	aIbHh\\iHmSqV
panie-	gX
panier	gThV
panier 00	gT
panier$	g^hF
paniers	bSgV
paniers$	bSgW
panne-	bVh\\
panneaux	bZtJ
pans	iYjV
panse-	hHjSm\\pI
pansements	jU
panta-	iXjX
pantalla	hXiGjZ
panto	aSbWiI
panto-	iYjRkFpDrW
pantone	i[jTpF
papa	qSsY
papas	iTjIkW
papas$	kX
papel	iX
papel-	bSjUqS
papeles	jW
papeletas	eWj[
paper	aDbTkVpW
paper$	aBkXmIpSqS
paper-	iW
papers	iTlX
papers$	bJiZjYpJ
paperwork	hRiV
paperwork$	jJ
papie-	bX
papier	dXiSjI
papier$	dXiCtR
papiers	i]
paque-	oU
paques	fSoVqT
paques$	fSoY
paquete	gTiS
par an	gGhW
par jour	bDg\\iT
par la	bIhViD
par mois	f[iWjInS
par nous	eFhciHjTkJqF
par quinzaine	hViU
par trimestre	f_
par$	cIdRhTtW
para	bS
para arriba	cJfCj[s^
para casa	dIjEkXpS
para el	a_hS
para la	aWhXtJ
para las	bGhGiHjCn]sY
para leer	dWjT
para que	dJsUtU
para una	bTiCpZ
para$	bJt[
parad-	eIfRnY
paradas	fWiT
paraf-	i[
parag-	r_
parage	iY
parage$	iW
paragraph	iIjHrXtW
paragraph$	iHrStY
parai-	cUiW
paral-	aSmV
paralegal	aUkU
paralegal$	a_
parallelklasse	m\\
param-	a[cEiV
parap-	aY
paraplanner	aY
paraplanner$	aX
parc	bRf?h[i[
parce	qIsZtU
parce-	bV
parcel	bYcF
parcels	iT
parcels$	bS
parci-	aIe_
parcial	aIe_
parcial$	eV
parco-	lS
parcours	lS
parcs	bSdGh^o@
pardo-	cGiRjIqWrZtD
pardot	iUjHkT
parec-	jX
parecido	jX
parecido$	jX
parej-	iGjHm]sS
pareja	sR
parent$	aYbZhGiCjGkH
parental	ebhS
parental$	bIeUhW
parentale	bXhB
parents$	hUjSqSrR
parfa-	kWlR
parfait	kWlR
parfait$	kToS
parfo-	fUhRiS
parfois	fUhRiS
parfois$	fShIiU
paric-	cGiVoY
paris	cVfHnT
paris 0	cTnT
paris$	cIeJmSqU
paris-	bRjRsT
parish	pR
parish$	b_iFjGsF
parishes	aGbW
parishes$	aFb\\
parit-	gXi\\
park	c\\hXtJ
park$	cZhR
parke-	hU
parken	bJcShX
parkh-	bBh_pE
parki-	h]
parking	haqS
parking p	aIhT
parking$	qU
parkinson	aIbSiZrS
parkinson$	aHi_sH
parkp-	hR
parkplatz	cJhR
parkplatz$	cIhY
parks	sS
parla	cZ
parla$	cZ
parle	lSpGqV
parle$	lZrD
parle-	pGrT
parlementaire	cZiIjJ
parlementaire$	aScYjI
parler	jSqVrWtH
parles	bGjZkEqT
parli-	dVpU
parliament	dWeJpV
parlo-	aIfCi\`
paro	oZ
paro$	oU
paroi-	bVcS
paroisse	aJbZ
parqu-	aGc^
parque	aGc\`
parra-	dJgYhDiFoFr_
parri-	bY
parrilla	aBbZhU
parro-	iCjV
parroco	jGmUsV
parroquia	aIbU
part le	bIiUo]
part of	gEialGqI
part time	aTe]
part$	bIg\\
part-time	eTfVqU
part-time$	bIeVqS
part-timers	iZmU
part-timers$	fFiUmX
parta-	bHcUgX
partage	bFcYfSgXi>pH
partagee	hIiUsY
partages	aIgT
parte	aHg\\oX
parte$	bFcEgZiEjHpIqI
parte-	jIlY
partes	gTiU
participacion	g^iC
participation	gVh]
participation$	h\\
particuliers	aWbFiUsI
particuliers$	aTbEiT
partida	f]iHqS
partida$	cHf\\iG
partido	c]f[iI
partido$	fbiG
partidos	bEi\\
partie	iT
partie$	iYpH
partiel	aSeV
partiel$	aW
parties	cJi\\
partir	oS
partir de	tY
partituras	iU
partn-	hU
partner	qR
partner$	aUbViVj<mE
partners	bWsS
partners$	bdmI
parto-	nX
partos	iZ
partos$	i[
partout	hRiBnZ
partout$	rT
parts	hW
parts$	nV
party	eSi[jVpH
party$	eZhHjX
parvu-	hJ
parvulos	hJ
pas	lTsX
pas "	jJrX
pas besoin	l_tD
pas craindre	j[qI
pas de	rTs\\
pas encore	qV
pas le	rX
pas necessaire	jBkYlY
pas obligatoire	lZ
pas plus	dVf[kDrR
pas trop	aJr[
pas un	qZrRsX
pas$	q]sR
pasa	bRp[
pasa por	hSpY
pasad-	iSoSqJrS
pasado	gSoVqJrV
pasado$	bViE
pasaj-	bSgWhV
pasaje	gHhSnU
pasajes	hY
pasan-	jSmU
pasante	jRmW
pasar	iTjU
pasco	c]
pasco$	c]
pase	hZjSs[
paseo	iY
pasio-	rT
pasion	rT
paso	aCjHkTmXtX
pass	h\`
pass +	hSjGnX
pass$	hV
passa-	oS
passage	cYiGkXoZ
passages	hX
passar	aJiV
passar$	iS
passau	sR
passau$	aJ
passe	fHqV
passe$	iX
passed	hSjSlJ
passed$	gGhZqS
passen	iIs^
passen$	iHrTsY
passenger	hY
passer	pa
passer$	iGj[
passes	hZjI
passi-	aHrVtR
passing	bIiSrDsZ
passionate	qSrZ
passp-	pWsU
passport	jTpTsX
passport$	cGjHsZ
passports	pT
passports$	pT
passt	hCjAkXpFr^sW
passw-	cCidqR
past	fVj?kZlVsW
past 00	gXsV
past$	aEjDkZlG
paste-	jU
pasteleria	aXbWiFmD
pastelero	aW
pasti-	iUtU
pastor	mS
pastor$	kEsXtU
pastoral	bUiV
pastr-	iUkV
pastry	iUkV
pat	eIgGhZiYjG
pat$	fIi\`
patch	c[jHnS
patch$	cSnV
patch-	cIi[
patching$	iY
paten-	aRiZlT
patent	iZlV
pater-	cHgYhSjHqG
pates	i]
path	iTkR
patho-	iZqS
patience	j[
patience with	kT
patient	aEbTfV
patient$	jZ
patienten	iUrU
patienten$	bHiWrW
patientinnen	bYiAmHpHr]
patients	bZrS
patients$	bXiV
patin-	hW
patio	aJbGc_sV
patio$	iY
patis-	aVmY
patissier	aVmY
patissier$	mY
patri-	iHjZoW
patricios	aGcR
patricios$	cS
patro-	iT
patrols	i_
patrols$	iU
patron	iHmV
patron de	aVjSkV
patron$	jZ
patronal	qS
patronal$	qS
patte-	fR
patter	i[
patter$	iV
pattern	fViG
pattern$	fX
patty	jEm[qX
patty$	jBm[pI
pau	c^
pau$	c^
paul	fWjJlJqYtV
pauli	cVqR
pauli-	aGbHcWtV
pausc-	aAcIe]fVgVhBiE
pauschal	fGg]pJ
pause	f]hI
pause-	fViV
pauses	f_
pauta	gJi^
paw	hHpZ
pax	bVhFiTmS
pax$	aHbVgTiFmU
pay	gV
pay :	qZtF
pay the	bFgFh[nV
pay £	gb
pay$	gRjJlSqT
paye	e[h_jIlR
paye$	eWgU
payee	h_pW
payee$	aJfThX
payee-	hSjHnU
payees	hSjHnU
payees$	fSnX
payer-	cXjI
payerne	cXjI
payerne$	cX
payes	fUh]iFnR
payes$	fThUiInS
payin-	iZ
paying	iZ
paying$	iW
paylo-	iSkGpU
paylocity	iSkGpU
payme-	aTbRiR
payments	aUbT
payments$	aGbZgViA
payroll$	aS
pays	kVqTsV
pays$	b_sV
paysa-	b[cE
paysagiste	aU
paysagiste$	aW
paysl-	bHiXpW
pb	aIjSk[
pbs	cHj_lF
pc	iU
pc$	iUjS
pca	bUgRjH
pcc	iS
pch	jY
pci	iajBkF
pcm	jU
pcn	aHbWiVjT
pcr	icjAkG
pcs	iZ
pcs$	iW
pcv	lU
pd	aTcJja
pd$	aYbScIhSiIjC
pda	iY
pdf	pi
pdf max	hJ
pdf$	iTpY
pdl	mS
pdl$	mT
pdt	bFcHfUgFi^jDoG
pe	aU
peace	aDcRjZ
peace-	kV
peaje-	bJh[
peajes	bJh[
peak	f\\iVmV
peak$	bFiWm\\
peaks	aEb\`fXhDiE
peaks$	bVfYhCiF
peas	i^
peas$	i\\
peche-	iT
pedag-	j]
pedago	iY
pedagogique$	jS
pedal-	p^rDtD
pedan-	cX
pedanias	cX
pedanias$	cT
pedia-	f>hDiFjFkXm\`pI
pediatria	jHk[mIpI
pedid-	iWoH
pedidos	iToH
pedim-	iIjVlV
pedimos	lW
pedir	iAk[qS
peds	i^
pee	h_iGjCpFsU
peer	aViV
peers	aGfJm\\
pega	qT
peine	cUjJlY
peine$	cUjGlZ
peine-	aFbSiT
peines	aFbSiT
peint-	aX
peintre	aZ
peintre$	aV
peinture	i\\
peinture$	i[
pelad-	bFs\`
pelea-	hE
pelear	hHjTkIsS
pelle-	i_
peluq-	a]
peluquera	aX
pelvi-	ib
pen	hJjV
penal-	bYcJgZhBjH
penales	pUsU
penan-	bRcU
penang	bRcU
penang$	bWiH
penda-	fIjSrT
pendant	fIjSrT
pende-	n[
pendeln	nX
pendi-	q[
pending	jRqYsI
pending$	jWqRsI
penic-	bGcbdGiS
penri-	cT
penrith	cT
pens	cSi^
pens$	bDcYiT
pensa-	kJl]nIqE
pense	iFqe
pensi-	hZ
pension	hZ
pension 0	hR
pension 00	g]
pension$	hZ
pensioner	i\\
pensiones	gFhZ
pensionskasse	hW
pensu-	fWgDtS
pensum	fWgDtS
pente-	aZbBcBhHjFo^pEtH
penza-	cW
penzance	cW
penzance$	cY
peon	aW
peone-	aRmT
peones	aRmT
people in	i\\jGrS
people$	bVjX
pep	aViW
pep$	aViU
pepin-	bY
pepiniere	b_
peque-	cIeXiWjH
pequenas	i^
pequenos	gHsb
peques	fIi[mT
peques$	bViEm[
per	g[
per 0	jIo\\
per cent	fDh[
per day	gTiU
per diem	gVhS
per mail	hSpX
per month	fVgHkJnZ
per post	pY
per week	gU
per year	fBiVn\`
per$	hT
perce-	gShT
percent	gShT
percent of	gehCiD
percent$	g@hYi\\kJ
perdi-	qX
perdo-	qY
perdon	jR
perdon$	eSjWqD
perei-	cR
pereira	cR
peren-	aHcFe\\iGqU
perf	a=hGjGkTmd
perf$	aGm[
perfe-	kYs\\
perfect	jWkHs]
perfect$	iHj[sC
perfekt	jX
perfekt$	jX
perfi-	rSsT
perfil	rTsV
perfiles	iV
perfo-	aRiT
performance	iDjU
perfu-	aRbTcFmV
perga-	cX
pergamino	cX
pergamino$	cX
perha-	eHiFkUoW
perhaps	eHiFkUoW
perin-	aCi^kSsI
perio	bViT
perio$	bUiT
period$	eWgHhVpS
periode	gV
periode d'essai	dT
periode$	g\\
periodes	fZ
periodes$	f[
periodic	iYjH
periodico	tW
periodiques	iR
periodo	dSeT
periodo de	dVrV
peris-	aWiI
perit-	aTbXgWiF
perito	aWjTtI
perito$	jY
perks	iIjJmIqFt]
perks :	hW
perla-	kT
perm	eh
perm after	eV
perm$	e]
perma-	eZ
permanence	fWiW
permanences	i\\
permanent	e\\
permanent after	jR
permanent from	eV
permanent$	eRmW
permanents	bSm\\
permanents$	mW
permi-	jT
permis	jU
permis c	jHs]
permis de	jW
permis$	rS
permiso	jW
permiso b	jU
permiso de	eUjVlH
permiso$	dW
permisos	iSjR
permisos$	jXsT
permit	jRqRsU
permit$	hS
permits	i[
permits$	iX
permitted	gYjHlIrW
permitted$	gXrR
permitting	f_hHjD
permitting$	f_hIiJjE
perms	fGhJi\\nJ
perms$	iT
perno-	gUiR
pernocta	gUiR
pernocta$	gTiS
pero	qbrU
pero no	gHkYlEqTrSsH
pero si	j\\
pero$	kWlHrSsI
perpe-	mU
perpetua	mU
perra-	aGbXcJiFmZ
perro-	bUiJqR
pers	bXhSmW
pers$	bYmY
perso	gXjS
perso$	hUjS
person$	aSbItY
persona	aTgI
persona$	fW
personal	iT
personal licence	dJkFlZ
personal$	hWmX
personalabteilung	gGiIqCtc
personalburo	p]
personalrabatt	h]
personalreferent	qW
personalwohnung	gHhYpS
personalzimmer	h[
personas	mV
personas de	m\\
personas$	bUmW
personen	b^
personen$	b]
personne	tU
personnel	gGhX
personnel$	iS
personnes	bTmT
personnes$	bUmW
persons	aZbSiD
persons$	aX
perth	cWp\\
perth$	cUfTpU
peru	aHbZpU
peru$	aGbYpT
perua-	bJoWqHrEs[
pesad-	aTbSmI
pesada	kT
pesado	aVbWhIiDmG
pescadero	aW
pescado	aIiY
pese	iIpXsS
peso	iW
pest	aX
pesti-	hIi]jIkYqG
pesticide	jIk\\
pet	aViZjI
peter-	cWjU
peterborough	aHcS
peterborough$	cS
petit	bXhTqZrG
petit-	cSiT
petite	aJfRjJ
petites	jI
petits	nS
petre-	jY
petrel	jY
petrel$	jX
petro-	hX
petrol	gVnI
pets	hXjH
petty	i\\
petzl	h[
peu	iTjGkS
peu de	i^
peur	j^
peur du	jZ
peut	kIlTq[
peux	pJqTtV
pf	ha
pf$	h[
pfaff	jXlW
pfalz	cU
pfalz$	cU
pfand-	cIiX
pfarr-	cUiSmRtD
pfarrei	aHbZiBr\\
pfarrer	m[
pferd	bUfJhR
pferd$	bWfJgHhSiI
pferd-	a_iTjI
pferde	bTiU
pflan-	kZ
pflas-	i\\
pflaster	i\\
pflaster$	iR
pfleg-	aSmR
pflege	lYmHpW
pflege$	aZ
pflegehelfer	eJ
pflegehelferin	iFm[
pflegen	i_
pflegen$	i\\
pflic-	jS
pflicht	jXrS
pflicht$	jX
pg	bJj\\pS
ph	iStS
ph$	gTi]tX
pharm	j_
pharm-	bW
pharma	aSiX
pharma$	aXmG
pharmacist	iU
pharmacist$	aZ
pharmacy	lG
phase	aHb\\iR
phase-	hHiZjGk]
phd	jUl]
phd$	jFl\\
pheas-	bWcIhIiS
phili-	bEc[dIeJhIiGkJpYrIsJtI
phish-	bIiHj]
phoke-	pX
phokeng	pX
phone	hV
phone 0	iW
phone on	fThCiEj]lCrSsGtI
phone$	ha
phones$	lY
phosp-	jV
photo	pJresW
photo$	cHiTmHpGrBs^
photo-	kYpU
photographs	pXsW
photography	jIkX
photography$	aFiSjHkV
photos	iU
photos of	iDpYr[
photos$	cJiSjJ
photoshop	jZ
photoshop$	jZ
php	iVjI
php$	iVjI
phras-	rXtT
phrase	eStX
phrases	jRkUrY
phrases$	iEjVkVr>
physi-	aTmS
physical	jY
physically	jXpJsX
physics	jS
physics$	jW
physik	jT
physio	hX
physio$	mU
physios	mY
physios$	mZ
physique	aSsZ
physique$	bWiF
phyto	i\\
pi	bGc\\iHjHmV
pia	aDcJiYjFm\\
piani-	mRtT
pianist	mRtT
piano	aUhTkR
piano$	iJk\`pJ
piano-	bWjCkZ
pianos	bX
pianos$	bRiTtI
pic	pUsR
pic$	iIrWsRtI
picc	cEiX
pichl-	aIfHiIm[pRsI
pichler	pWsI
pichler$	pUsH
pick	fVi\\
pick up	hTlV
pick$	eSg^jS
pick--	bIhRi\\
pick-up	bJhSiT
pick-up$	h]iD
picke-	aSiWmT
picker	hH
picker$	aT
pickers	aWmW
pickers$	a]iEmT
picki-	iR
picking	iR
picks	i^
picku-	hV
pico	iS
pico$	gJiVsS
pics	pc
pics$	p]
pictu-	pXrR
picture	cJiXrU
picture of	iJrW
picture$	sX
pictures	iCp\\
picu	bGcJfAhEiclEmHpErIsD
pida	i]jH
pide	lWmGsZ
pide$	jHl\\
piden	lUsV
pidio	gImJq_
pido	jWlU
pie	cVjU
pie diabetico	iS
pie$	cYiBjT
piece	gX
piece bonus	gT
piece rate	iW
piece$	pX
piece-	bU
pieces	aJbW
pied	q[
piedr-	bIc]jR
piedra	jX
piedra$	iUjS
pier	h[jFpTsD
pierc-	s]
pierr-	hU
pierre	hU
pierre$	hW
piers	pHt]
piete-	aFcHfIrGt^
pieza	gYh[
pieza-	dT
piezas	dT
piezas$	bRhUiJ
piezo-	i[
pigis-	aJe]
pigiste	aJe]
pigs	bX
piket-	fWgWhH
pikett	fY
pikle-	bY
pikler	bY
pikler$	bYiG
pilar	oXpS
pilar$	oW
pilat-	iJjIkY
pilates	iJjIkY
piles	bDfEgIhFj]
pilot	aUk_
pilot$	cEhHiBjWkYmHpJ
pilot-	iTm[
pilotage	bU
pilotage$	bS
pilote	bGiRmX
pilotes	iU
piloto	aZ
pilots	iSlV
pin	jTsT
pin$	jW
ping	hZiEpU
pinne-	cT
pinneberg	cT
pinneberg$	aJcU
pint	h[sU
pinta	gFs\\
pinta$	gCoSsY
pinte-	kF
pinterest	kF
pinto-	aU
pintor	aU
pints	bFh\`iI
pintu-	jTkX
pintura	jTkX
pinzg-	nW
pinzgau	nW
pip	i[qR
pipel-	iU
pipeline	iZ
pipelines	jV
pique-	jDkZ
piquet	fU
piqur-	jYqH
pirma-	cV
pirmasens	cV
pirmasens$	cY
pisad-	iWkW
pisado	iWkW
pisci-	aTbZ
piscina	bTiW
piscine	aIb[
piscines	iR
piscines$	iS
pisco	i_kGmI
piso	cThX
piso$	bIcGd[fIgIiVjHsJ
pisos	aZbUcI
pisos de	iZ
pisos$	aVbYcF
pista-	aIbWmW
piste	iZ
piste$	iY
piste-	iSmU
pistenbully	bXmH
pistes	iVnI
pistes$	iWmJnH
pit	gFiUpX
pit$	bSiDp[
pitch	bFc\\dIpW
pitch-	i\`
pitches	iZmG
pivot	jV
pizza-	aZbHfFi]
pizzabacker	aZ
pizzabacker$	aZ
pizzaiolo	aY
pizzaiolo$	aY
pizze-	bXiT
pizzen	bSiYtJ
pkg	h]
pkg$	h]
pl	dTiSjH
pl$	c@dWiTjGnS
placa	bSdYqH
placa-	jT
placas	jT
place$	dUhWtI
place-	bVhSlRnS
placement	lTtU
placements	bXeDnU
places	aIbRhWiEkS
places$	bX
plafo-	hWqU
plafond	hXqU
plain	jTr_
plain english	iVjR
plain$	bGcHrX
plain-	cX
plais-	i[qY
plait	rXsV
plait$	iIrY
plan	hUiZ
plan de	hU
plan the	iX
plan$	hTiUjU
plana	iYjH
planb-	f\\hEjV
planc-	c]gT
plancha	iXjR
plane-	bWiY
planeacion	iY
planen	bGiRmSqT
planen$	bFiWmX
plani-	eViW
planificacion	jGkY
planilla	eZgU
planilla de	eDiZ
planilla$	dGgX
planillas	i\`jI
plank-	iU
planned	i\\
planner	a\\tJ
planner$	aWmT
planners	ma
planners$	iJm_
planning$	aGbJeWfFgUi>pHtX
plannings	iSmW
plannings$	mY
plano	cWj^
plano$	cFj\\
planos$	jY
plans	ig
plans de	iV
plans$	bCi_jSsS
plant	bS
plant$	aTb^
plant-	bT
planta	eW
planta$	iUjR
plantas	aFb_
planted	b[
plantes	aX
plantilla	bRcFfJmBtX
plantillas	jT
plants	aEbYiInZ
plants$	bX
planu-	bViW
planungsburo	aIb[
plaqu-	iRjHpW
plaque	jHpX
plaques	iT
plaques$	iT
plase-	aGc\\
plasencia	aGc\\
plast-	b\\jGl[
plasterer	mY
plasterer$	a^
plata	bVcWiIjV
plata$	cTiGjY
plata-	aIcSjT
plataforma	aHjW
plataforma elevadora	jS
plate	bTj^qG
plate-	iW
plateau	mX
plateforme	aHbTcYiI
plates	bWiS
plates$	bHi\\
platform	bBmS
platform$	iUjU
plati-	hHiFjSk[
plating	jVlT
plating$	iWjFlX
platinum	bVhJjS
platt	iIl\\
platt-	cUiUjTlI
platz-	aU
platze	mW
platze$	mV
platzen	bVhU
platzen$	bT
plaue-	cY
plauen	cY
plauen$	cV
play	iVkSmW
play$	bFhYkXmIoJtG
playa$	bUiGmS
playe-	b[kZ
player	k\\
playl-	aIgHhHi^
plays	jYpU
playw-	i[jW
playwright	jY
playwright$	bTjS
plaza	aTqV
plaza de	aZbF
plaza$	cUeSnJ
plaza-	aU
plazas	aU
plazas$	aVbRgH
plazo	eSfJpW
plazo fijo	eZ
plazo$	iW
plazos$	iY
plc	iGjZkU
plc s	kX
plc$	jSkS
plda	j]
plda$	j]
pleas-	rSsS
please	rT
please :	cEpXsYtI
please make	tW
please no	sV
please the	kU
please$	pSrRsU
plein	cSeRjI
plein temps	aJfXhV
plein$	bUeVgR
plent-	iSjS
plenty	iSjS
plenu-	pVqS
plenum	pVqS
pleur-	qYtI
pli	iIjXkF
pliag-	iTjR
pliage	iTjR
pliage$	j[
plieg-	iT
pliego	iT
pln	dGg[
ploer-	cV
ploermel	cV
ploermel$	cT
plomb	iaoI
plomb-	aWqX
plomo	bViY
plong-	b[iGjEkW
plongee	iIjEkZ
plots	jEk[
plots$	jFk[
ploug-	aIb]c\\fDgHiCjAlGmJnIoCqE
pls	jIrZsWtS
pls$	rTsU
plug	bHcIhBiVrZ
pluie	jX
plumb-	bR
plumber	aY
plumber$	aY
plumbers	bYgHsJ
plumbing	iT
plumbing$	iTjS
plume	jXtT
plus 00	gYnJqU
plus car	gThDjJ
plus de	rS
plus one	bFcUhZkE
plus points	iIkb
plus tard	nUpU
plus the	gSiUjG
plus two	bUfUgHiBjJm[
plus £	pV
plus$	ki
plus--	fIiYjFnG
pluse-	fTkU
pluses	fTkU
plusp-	k[
pluspunkt	k[
pluto-	rTsW
plutot	rTsW
plymo-	nU
plymouth	nU
plymouth$	cJnW
plz	bGc_iJnW
pm 0	fX
pm 00	fUpY
pm friday	pX
pm$	aSiS
pm-mi-	aIf[
pm-midnight	aIf[
pme	aSbV
pmi	h\\
pmi$	cIh^iSjC
pmp	bVkV
pmp$	bWkT
pms	iUjW
pms$	iY
pneum-	iDj]
po	mY
po 0	a]gSiIjRmI
po$	bUjDqS
poach-	e^iFlIqU
poaching	e^iFlIqU
poble-	cX
poblenou	cX
poblenou$	cX
poche	jWkZ
poche$	iEjWkZ
poco	gIkX
poco$	iSjXnGqDsX
pocos	dVfYiIjF
pod	ma
pod of	m[
poda	iYjRoU
podad-	c\\
podca-	iV
podcast	iV
podem-	qU
podemos	qU
podol-	aX
podologo	aU
podologo /	aU
poei	gFjGl\`mG
poids	aFb\\
point	cUgUrZ
point 0	gZtU
point$	aVbJcGgXhFiSjGsV
pointe	bTf^qE
pointless	lWoV
pointless$	lYoV
points	gSkT
points :	kW
points$	cXiIj[
poiss-	a[iIlV
polan-	cVnT
polanco	cUjR
polanco$	cV
poland	bRcRjInT
poland$	bTcUgHjGn?
polar	b[iT
polar-	h\\iFjI
pole	iSsZ
polic-	kT
police$	kT
polices	iY
policy	kUmHrV
polie-	jXkW
polier	jTmV
polig-	cVpU
poligono	c[
polish or	jIpYsR
polish$	cIkY
polit-	jWqT
polite	iCjXqU
politik	aWjS
poliz-	hUjS
poliza	hXjT
polizas	gF
polni-	iTjJrU
polnisch	iTjIrW
polnisch$	rS
polo	bShWiU
polo$	h\\
polon-	lFs\\
polonais	lFs\\
polst-	aSlV
polsterer	lV
poly	lZpRtF
polym-	cGsV
polyv-	aZ
polyvalent	aZ
pompe-	aIbV
pompes	aIbV
pompi-	aSiU
pompier	aSiU
pon	aGr[tV
pone	jGq[r\`
poner	mGpJqCrdtU
poner-	jIlHq[
poney-	b\\
ponfe-	cYfGiI
ponferrada	cYfGiI
ponferrada$	cS
ponga	jGlBpZt[
ponga-	rZ
pongas	qSrW
ponie-	bTc\\dH
poniente	c^dH
poniente$	c[
ponlo	rg
ponss-	iUjR
ponsse	iUjR
ponsse$	aHbUjV
pont	aZbEmF
pont$	aZbEmE
ponta-	aJc[
pontarlier	aJc[
pontarlier$	aJcY
ponte-	c_iI
ponti-	j[
pontivy	cS
pontivy$	cVfJ
pontr-	c_
pontresina	c_
ponts	bUh^
ponts$	bYhX
pool car	bJhTjFnW
pool$	bacJhWiFnJ
poola-	jHn[
poolauto	jHn[
poole-	gV
pooled	gV
pools	i\`
poolw-	aRhIiJnZ
poolwagen	aRhIiJnZ
poolwagen$	aRbDnZ
pop	bXpV
pop$	b^cIiH
por 00	e[fWiImH
por ano	b]hH
por ciento	gU
por dia	i^
por el	bVqXsV
por encima	mV
por eso	bUq[
por evento	eHgY
por favor	kIlSr\\sZ
por hora	bIgJi\`
por las	fEpSs[
por ley	jc
por lo	fUiI
por los	iJkUs[
por mes	f@gDhZiHjIkY
por obra	ea
por semana	iZ
por si	cHjW
por telefono	fUiSqU
por turno	aJbWfDiWmZ
por$	eSgUjE
porce-	aIbXeSjI
porcentaje	bJeXgUiIjHmI
porch-	aThU
porci-	b[cGtJ
porcino	aVbD
porfa	jJqTr\\
pork	hXjY
porqu-	qUsW
porque	qUsW
port	cUhI
port de	jVsX
port of	aHbZcW
port$	c^iF
porta-	iSpT
portacabin	dYgCpU
portacabin$	dXgCpV
portafolio	j]
portage	eUfIiV
portage$	eVfEiYrH
portal	kWpT
portal$	pW
portales	i[pZ
portatil	h]jR
porte	iX
porte-	aUi\\jS
porte-a-porte	bGi[lG
porte-a-porte$	iWlJ
portefeuille	bHiXjR
porter	a[iJj\\
porter$	a[qFtC
portes	aXsH
portf-	iR
portfolio	kS
portfolio$	iXlU
portfolios	i[jHlFpT
porti-	b[cTiDmSpT
porto	bCcSiWjInX
porto-	i[
ports	a=cIdHfCh?i@nctE
portu-	kTsR
portuaire	aRbV
portuaire$	aW
portugais	kSrUsR
portugais$	rY
portugaise	lV
portugal	bSeW
portugal$	bWeCkT
portugiesisch$	jT
portugues	kV
portugues$	k[
portuguese	jSrS
portuguese$	jS
posdo-	aYeFgU
posdoc	gWlI
pose	aGbCqSsV
pose de	aDi[
pose$	j[
poser	eHh[
poseu-	aW
poseurs	aXtH
posgr-	jYkGlT
posgrado	jYkGlT
posib-	kVoTsT
posibilidad	dYeGiJnIoX
posible	kXsW
posible$	jIkZ
posic-	iS
posicion	iS
posit-	aUiS
position	aY
position$	aVbDiS
poss	j>kT
poss$	fWgGkRoU
posse-	f^gD
possession	fIi^sR
possi-	fS
possibilite	hU
possible	fT
possible$	eZgDnS
post :	aZpXtF
post it	iIqYrVsI
post on	bFrStV
post$	aYeUtI
post--	ib
posta-	aGpV
postal	aDbXpY
postale	pSrU
postc-	cRjHp]
postcodes	cXjH
postcodes$	cX
postd-	aWgT
postdoc	aSgTqR
poste	pS
poste 0	c]
poste a	fYtV
poste$	eTiUtU
poste-	dR
posted	bHcHdZgYhGjIlG
postes	aRfStD
postes$	aYtG
postf-	bJcHgIpY
postfach	bJcHgIpY
postg-	jSkZ
postgres	jU
posti-	aIkWpZ
posting	hJpYqUtU
postitulo	aFk^
postm-	jYkJ
postmortems	iV
postmortems$	iT
postn-	eViV
postnatal	eViV
posts	aXeVhFjGoWpFrUtC
posts$	a^eTjGoIrG
postu-	lYp[
postulaciones	eFgIi\\
postular	lXp\\sJ
postuler	tW
postuler$	tW
pot	h[iUqT
pot$	fJh[qT
potas-	bU
potash	bU
potash$	bU
potat-	aZbTiAjH
pots	i]
pots$	i]
potsd-	cXdI
potsdam	cXdI
poube-	i^
poubelles	i^
poubelles$	iU
poule-	bY
poult-	bU
poultry	bU
pound-	gVjS
pounds	gVjS
pour commencer	aJeVgUoR
pour l'instant	gSqX
pour la	kSsV
pour le	kW
pour les	iGkVnSrCsU
pour un	bZ
pour vous	h[iBoVsR
pour$	aCcIjUt^
pourb-	g\\qT
pourboires	g\\qT
pourboires$	mIqU
pourr-	aRqZ
pouss-	a[jDqTtH
power	jTkX
power bi	jT
power query	jU
power$	bEhJiDk\\mI
power-	ja
pozna-	cTnU
poznan	cTnU
poznan$	cTiJnU
pozue-	cW
pozuelo	cW
pozuelo$	cX
pp	bYgEiX
ppap	i]
ppap$	jX
ppe	h\`pT
ppe$	hVj[
ppl	bVjBkW
ppl$	bY
ppo	h_jC
pqe	j\\
pqe$	aSjX
pr	aJe_hIiTjDoS
pr$	eX
prace	eY
prace$	eYjJ
practica	pW
practica$	jV
practical	iRpY
practicante	mXpIqJsY
practice	bV
practice 0	bJfYiImIpF
practice$	bU
practising	hTjUrEsZ
prado	cVhYjI
prado$	cVhVjI
prair-	aJbRcU
prairie	aGbV
prairies	cViTmH
prakt-	iXjJkS
prali-	a[bHcJfIhYjG
pralines	fIhZ
prami-	cJsS
pramie	cJsS
prapa-	aSbGmY
prase-	dasS
prasenz	d[sU
prasenz$	aJdVsV
prasi-	iUmGp]qU
prati-	kT
praticiens	bZcIiTjI
pratique	i?jVkX
pratique$	hDk[
pratt	m[
pratt$	mYqJ
prave-	bGi^jA
praxe-	bT
praxen	bT
praxen$	bSiR
praxi-	nU
praxis	hF
praxis$	bGdThFj[
praye-	i]
pre	k]
pre-a-	cDeIi\`
pre-e-	aIhGjY
pre-o-	aGbIcEiJjZo^
pre-op	iX
pre-p-	i^
pre-s-	i_oXsG
pre-screening$	iS
pre-shift	iZ
pre-t-	iV
pre-trip	iV
preav-	iVjHoZ
preavis	iVjHoZ
prece-	q_
preci-	kYr[tT
precio	h\\
precio$	jWkI
precise	rTtV
preco-	aDbTiZ
predi-	aUbWjEoHqZsJ
pref	jCkesU
pref$	bEjGk[sZ
prefe-	kYs\`
prefectorale	jV
prefecture	iU
prefecture$	iU
prefer	sV
prefer$	jSsS
preferably	kVsS
prefere	fZqY
preference	sU
preference$	sX
preferencia	jEk[
preferible	kSsV
preferred	kXsU
preferred not	kVlH
preferred$	jEkV
pregn-	qTsZ
pregnancy	pIsT
pregnant	aIqSsY
pregu-	p[
preguntan	bRkIq^
preguntar	fJpU
preguntar por	fJpU
preguntas	bHdIp]
pregunte	iV
preim-	jUmV
preimpresion	jUmV
preimpresion$	jUmT
prele-	iU
prelevements	iT
prem	fCg\`
prem$	gUmS
premi-	bR
premier	iIjSrW
premiere	jSmS
premiere$	jU
premio	gZ
premio por	gZ
premises	kR
premium	fIgZ
premium$	fIgYhW
premiums	hW
premiums$	bJgUhT
prena-	eUjHkXsU
prenatal	eVjHkZ
prenatal$	eRiWkC
prend	iVkWlFpHqS
prend-	fTmWnT
prens-	mT
prensa	mW
prensas	jX
prensas$	jU
prep	i[
prep$	bTgXiS
prepa	a[bAcHf]
prepa-	hRiVqS
prepaga	h[
preparacion	iXkT
preparar	iX
preparateur	sT
preparateurs	a\\
preparation	jHmGpFq]
preparation des	iW
preparer	iTtW
preparer les	iX
preparing	iW
prepo-	aXcG
prepose	aXcG
prepr-	jU
prere-	aHlTs\`
prerequisite	lY
pres	bJc\`iF
presc-	kXlU
preschool	a_bJ
prescindible	jIl]mI
prescindible$	jEl]mH
prescriber	jR
prese-	d_sW
presence	dX
presences	aEd[iRsF
presencia	d\\iI
presencia$	dGsY
presencial	dYpU
presencial$	dVpS
present	qa
present$	b\\jFqB
presentable	pHsc
presentable$	sX
presentacion	iJkFpJs\`
presentarse	pZ
presentation	aGp^s]
presentation$	iIpUsT
presenter	aZiF
presenter$	a^iG
presentiel	cJdXfIhI
presentismo	gZiJpH
presentismo$	cJdGg[iHpHsI
presi-	pT
president	gHhHmIpa
presidenta	pT
presidenta$	pS
presidente	m[
presidente$	mX
presq-	c[fCpY
press	aRiX
press-	hTjS
presse	hZjS
pressen	i^
pressen$	i\\
pressereferent	aS
presses	bSqT
pressing	i[
pressure	aSeIiRjXlW
pressure$	aYiTj:lUpH
prestacion	eSgU
prestacion de	gV
prestaciones	gRh\\
prestaciones de	gCh\`
prestaciones$	g^hDiEtI
prestamo	iX
prestamo$	iZ
prestamos	iZ
prestataire	b\\gHhImV
presto	iJjZ
presto$	jX
preston	aIcS
preston$	cT
presu-	iY
presupuesto	hTiTqT
presupuestos	i]
presupuestos$	hIiU
pret	aGeDh]
pret--	a[bI
pret-a-porter	a[bI
prete	hc
prete$	h\`
prete-	bViFp\\
pretemporada	o\\
prett-	rUsX
pretty	rUsX
pretty$	rW
preve-	aTiYjW
prevencion	a\\bUf@iDkC
preventif	eJi[
prevention	iW
preventivo	fEi^jF
preventivos	bIi^
previ-	i^jGr[
previa	i\\
prevo-	bTgEqY
prevoyance	bUhS
prevoyance$	bX
prevu	fIl]pU
price	aJbFhViW
price-	hZpH
prices	hZpH
prices$	h\\pJ
pricing actuary	aU
pricing$	aUbFcF
prima	fHgZkU
prima$	jFk]
prima-	bW
primaries	b]
primary	bSfEiRkU
primary$	aDb_
primates	aV
primates$	aZbI
primavera	jVoU
primavera$	bJcGiToX
prime	gd
prime 0	fZgE
prime de	hS
prime$	gUiX
primer	jR
primer dia	eXhS
primera	aSmEoUrW
primero	iUrX
primero$	aIdJiWjHkIpU
primeros	kT
primeros auxilios	jSkX
primes	gW
primes$	gT
princ-	mT
prince	cUkY
principal	mYpV
principal$	a]mHpW
prino-	bWcJ
prinoth	bWcJ
print	aSq^rR
print$	iHpIqb
print-	hCmT
printemps	fRhBi?nZ
printemps$	fRhBi?nZ
printer	aWbIfGi\`pIqF
printing	bXi?jCm\`
prints	rR
prior	aJbIf^pH
prior-	iYlHsUtS
priority	iVtV
pris	h\\qU
prise	i]
prise de	oS
prise en	iV
priso-	bVsG
prison	bVsG
prison$	jX
priva-	bW
privacy	iY
privada	lG
privada$	bJcRgVjU
privado	aSbZ
privado$	bSjH
privat	gSqR
privat$	h\`
private	hT
private hospital	cVhG
private medical	hW
private use	gIhblJ
private$	hUqX
privately	bR
privately owned	bR
prive	aZbThFjYmEnI
prive-	iU
privee	bSgR
privi-	hZqV
privilege	h\\
prix	bFh^jU
prix$	bIhSjW
priya	eV
priya-	mU
priyanka	mU
priyanka$	mV
prl	fBj\\
pro cnaps	jW
pro monat	eWhUnG
pro woche	dZfGhInV
pro$	hVk[pB
prob	eZiAsZ
prob$	e[gJiGpJ
proba-	eWtT
probable	eV
probable$	eW
probados	eAj\\
probate	iW
probate$	iZ
probation	eaiG
probation$	bIea
probe	e\\
probe$	eYgV
probe-	hFp]
probearbeiten	hBs[
proben	bXgC
probenahme	iY
probespiel	pU
probetag	pZ
probezeit	dTeZ
probezeit 0	eR
probezeit$	dXgS
probl-	lUsS
problem	lSqR
problem$	bUlU
proce-	iV
procedure	iY
procedure$	iUjT
proceso	pV
procesos	iU
process	mR
process :	pV
process$	aZiJjV
proch-	hWiRjJqSsT
procu-	aVmS
procurador	bJkGm[
procurement	aRgTiY
procurement$	aSgUiY
prod	jSqTtT
prod$	bHjSqYtS
produccion	iFmS
produccion$	gXiIjX
produce	bZcHhEiHjH
producer	aYpR
producer$	aYbEpT
producing	bX
producing house	bX
product	gJmT
product$	bXiZmB
production	a^gTmS
production planner	aWeR
production$	aYbIcIiF
productions	b^iG
productions$	bW
productividad	gS
productividad$	gU
productivite	i_
producto	iS
productor	bHeJiX
productora	aCb_
products	h\\mF
produits	bU
produits$	i[
produkte	fIgIh\\jJ
produktion	aHbWiFjTmR
produktion$	bGjXmTqH
produktmanager	aVgI
prof	aSm[qV
prof de	aRjU
profe	a\\fJ
profe de	a\\fJ
profe-	aS
profesional	jb
profesional$	jZ
profesor	aU
profesor de	a]cHtG
profesorado	jT
profesorado$	j[
professeur	aEg\\jFtI
professional	aYgHtJ
profi-	pW
profil	gSpU
profil$	gWpX
profile	iElHpStY
profiles	p[
profils	iUpTqS
profit	gV
profit share	aGhUoF
profit$	gX
profitabel	bY
profitabel$	bW
profitable	aIbZcDjIpI
profs	i[
profs$	iZ
progr-	iW
program	iY
program$	cIiW
programa	aJbWcHeV
programacion	iYnJ
programadores	aUbHiWpI
programm	qT
programmation	aGi[
programme	bUhUjF
programme$	bHeThYiS
programmer	a^bG
programmer$	a]
programmers	m[
programmers$	mZ
progress	jZ
project	mU
project$	cHeTgBjVk[
projekt	aFbT
projektbefristet	e\\
projekte	hYiGn]
projekte$	h_nI
projektleiter	aR
projet$	bTeS
projets	aTiT
proku-	bJm\\
prokurist	mY
prole-	jV
prolexis	jV
prolo-	bCcFe\\kG
prome-	qVrR
promedio	g\\nJ
prometheus	jX
promi-	pS
promis	fTlVqT
promis$	bJfUlX
promise	iSqUrT
promise$	gIiWpSqS
promised	eVtY
promised$	aGeXfJtY
promo	a_bC
promo-	iElSmXoR
promotion	jXlY
promotion$	iIj^
promotores	m[
promp-	hJiR
proof	iIj[pT
proof$	jZ
proof-	hViUjF
prop	bIi^
propa-	aRbYiH
propagator	aY
propagator$	aX
proper	iSkZ
proper$	iT
properly	fGhXjS
properly$	hJiTjZ
property	aWcH
property$	aXcIeGiDjWmH
proph-	fJgShGiY
prophet	jY
prophet$	jW
propia	jW
propia$	bShGiCj]
propias	bTpT
propina	g^
propinas	g]
propinas$	gU
propio	aJ
propio$	aEbXhGjUnU
propios	hViIkTtH
propios$	bGhXjJkStG
propo-	gSiZ
proposal	iTpS
proposals	hTi[tJ
propre	hHjSmHnR
propriete	bUhSiJ
propu-	bIi]
prora-	gS
prorata	gS
prorata$	gY
prorr-	e[gR
prorrogable	eZ
prorrogable$	eX
pros	b_
pros$	bXiI
prose	iDjVrU
prose$	iEjVrU
prose-	gTqT
prosp-	igjH
prospection	i[lH
prote-	bR
proteccion	bWjH
protection	iV
protective	bYhHiHmV
protel	jU
proth-	aT
prothesiste	aZ
proto-	i]
protocol	bY
protocole	iY
protocolo	jV
protokoll	bEqY
protokoll$	iV
protokolle$	iS
prototype	bX
prototypen	bHcHiU
proud	b]gJ
prova-	eX
provanstallning	eX
prove-	aIi[
proveedores$	iY
provetid	eVhG
provi-	hW
provided	hVlVnT
provided$	jIlZnT
providencia	bJcZgI
providencia$	bIcX
provident	eHgIh\`
provider	b[fHhU
provider$	b[jH
provincia	cTmS
provincia$	mU
provincial	bFhIj]
provision	g^iI
provision$	gX
provisions	i\\
proxi-	bToY
proxm-	jU
proxmox	jU
proxmox$	jV
proye-	aU
proyectista	a^
proyecto	eU
proyecto$	eYkGoS
proyectos	iU
proyectos de	iU
proze-	iT
prozent	gU
prozent$	fXhV
prozess	eHpYqS
prsa	gIhZ
prueb-	pW
prueba de	iY
prueba$	dTiXjE
pruebas	dRjIpXrJsJ
prufe-	iRmT
prufen	iU
prufen$	iWkS
prufer	aY
prufi-	a\\
prufl-	bV
pruflinge	bV
prufn-	i\\
prufp-	i[
prufs-	iSjIl]qZrHtJ
prufu-	aUhY
prufung	hX
prufung$	gW
prufungen	iSjCn\\
prufungsausschuss	h?i\\jJmZ
prum	bTcV
prum$	bScTiH
pruni-	iT
pruning	iT
ps	bRcGiDjVlHmEnHq\\
psa	hJj^
psc	j_
pse	qU
psi	j[
psico-	mT
psicofisico	jVpW
psicologa	aUmX
psicologa$	m\\
psicologia	k[
psicologica	hV
psicologo	mS
psicologo$	aWmW
pso	a]jT
pss	fHgIkY
pssst	aFcCiIjHmFqasI
psst	pHq]
psst$	pHq]
psu	bCcIfJifjD
psy	m_pW
psy$	iIm]pX
psych	aTiDkY
psych$	jCk\\mU
psych-	aTpV
psycholog	aVjE
psychologie	jV
psychologist	h\\iI
psychologist$	h]iI
psychologue	aUjS
psychometric	pYsT
pt	eTmS
pt 0	aIgUjS
pt$	aTbFcImW
pta	aUfJmZpI
pta$	aSbHcFiFmYpFtH
pto	ha
pto$	hW
pts	iTlS
pts$	aViSjZ
pub	bRhS
pub$	bRhGs^
public	bShR
public$	bUqT
publica	bXqS
publicada	gXiGjZ
publicar	aItU
publication	pWrU
publicidad	aDbUqX
publico	kV
publico$	aTiHkYqI
publier	jJpIqWrW
publikationen	jWkC
publique	hHjVqS
publique$	bThHjZ
publish	qW
publish$	tR
published	fXiR
publisher	bYjTqU
publisher$	bWjVqI
publishing	g_iDqJrI
pubs	bbgJhIiEjJlV
puebl-	nW
puebla	kGnS
puebla$	bR
pueblo	cSnS
puede	nSqS
puede ser	gVkGoRsS
puede$	iTjGkZ
puent-	oSqStI
puente	cRoTpJqUtG
puente$	hIi^oHqS
pueri-	aXiI
puericultrice	aUiImStE
puericulture	aShT
puericulture$	aS
puerta	iZ
puerta$	iHpXrT
puertas	i]
puerto	cU
puertollano	bUtJ
puertollano$	bT
pues	qVs^
puest-	aS
puesta	iZ
puesta a	iZ
puesto	cTqW
puestos	aX
puestos$	aY
puis	eYfTiBmJpT
puis 0	eHgShZsH
puis 00	f\\gGmH
puits	bU
pulhe-	hJjU
pulid-	ibjGmWpI
pulido	m\\pJ
pulle-	bSiHjUqS
pulled	bSiHjUqS
pulli-	i^
pulling	i^
pulls	cEiZ
pulls$	cEiY
pulse	hZ
pulso	jZ
pulso$	jW
pump	fRiYnG
pumpe-	b\\qErB
pumpen	aY
pumpen$	aY
pumpi-	bHgTiX
pumping	bHgTiX
pumps	bUi]
pumps$	i]
pumpw-	bFcUiV
pumpwerke	bFcUiW
punci-	jX
puncion	jX
pune	c_qV
pune$	cTfGiEpJqY
pungg-	bIcY
punggol	bIcY
punja-	kS
punjabi	kT
punkt-	cIdHiYjUk[
punkte	fIkU
punkte$	fIkU
punta	aJcSiRjU
punta$	gUjY
punta-	bGkY
puntaje	kZ
puntaje$	g<iIjTkZ
punto	aUkZ
punto$	aWiJpS
punto-	kU
puntos	kU
puntos de	bTgShEiUjGkG
puntos$	iDkW
puntu-	kd
puntualidad	fDjXkH
puntuara	iGk\\
pupils$	bYgErR
puppe-	k[
puppet	jU
purchase	aR
purchase ledger	aR
purchasing	aSjWpV
purchasing$	iHmIpY
pure	cHjWk=pJsY
purge	gYiXjI
puri	hUmU
purif-	iYpV
purpo-	eVjJrI
purpose	eVjJrI
purse-	aUjT
purser	aUjT
purser$	aU
push	hHi^
push$	hGi_
pushb-	iX
pushback	iX
pushe-	cHjWlHqS
put	r[
put in	iRrW
put on	aEjJtX
put that	q\\r@
put the	hGrZ
put you	jHla
putti-	iVjItT
putting	iVjItT
putze-	iZrG
putzen	iZrG
putzf-	aRbU
putzfrau	aRbU
putzfrau$	a^bI
puzzl-	aZjHpW
puzzles	aZjHpW
pv	aV
pv$	iS
pvc	aY
pvc$	aY
pw	gCh^iT
pw$	gDhb
pyme	aW
pymes	bTi[
pyrot-	bGhJi\`j?kZ
pytho-	kZ
python	jSkS
python or	jWkG
python$	j\\
pytor-	jY
pytorch	jY
pytorch$	jV
q	oU
q 0	iSjDo\`
q-gra-	kZ
q-grader	kZ
qa	aWiV
qa$	iVmZ
qapi	cIi_
qar	gZ
qbrs	i\\
qbrs$	i[
qc	aSiWmS
qc chemist	aWiJ
qc$	ia
qfa	iFj_
qgis	jSk_
qgis$	iGjX
qld	c\\iIjU
qm	gGiYjJmZ
qm$	bRgFi[
qqi	jW
qqi 0	jW
qr	bIg\`jEpT
qs$	aY
qtr	bJh]iU
qtr$	bGhViYkJ
qts	jZ
qts$	jZ
qu'el-	iHjT
qu'elle	iHjT
qu'il	iU
qu'on	qW
quad	gEhViGkY
quad$	aJbHcGeIgFhWiEjZk?
quai	bHc\\iTjDkT
quai$	iVjDkV
qual	bFj\`kR
quali-	jTlR
qualif	jSlT
qualification	jIr]
qualifications	iDl^tZ
qualifications$	cIiIjJtZ
qualifie	gTjJ
qualifie$	aUgU
qualified	jXlU
qualified$	aXgRjS
qualifiee	iI
qualifiee$	aU
qualifikation	bDiHj[
qualifikation$	bDiHjZ
qualite	aScGmUtV
qualite$	aRbI
quality	aJiWrS
quals	aHjYlY
quals$	aEiJjWl\\
quand	bJi^kWoU
quant-	iUp\\sCtJ
quara-	s_
quarante	fUs\\
quarr-	bIcSjYmHsR
quart	fZiR
quartal	iSqS
quartal$	fWiU
quartalsweise	fUhU
quartalsweise$	hXiT
quarter	nU
quarter in	cIhRjInX
quarter$	jS
quarterly	dSiTnT
quarterly$	iV
quarters	h^
quarters$	h^rH
quartier	gSrT
quartier$	bShUpHrX
quarts	eZfEiWjH
quatr-	fRmS
quatre	fSmS
quatre ans	bRjYmEsI
quatre mois	eUqS
quatre$	famX
quay	bXiS
que c'est	eHq[rX
que ca	jBqSrZ
que el	rY
que es	iTjHkSqS
que esto	sV
que hay	jW
que haya	iCkXsV
que je	tR
que la	cJoSqX
que le	j\\qU
que lo	rX
que los	s\`
que mas	gGh^jFkVlGtH
que me	bSrRtI
que nadie	jW
que no	q^rXsS
que se	iR
que sea	jY
que sepa	aVjTkT
que son	aImTsTtU
que venga	jGlVpWsS
que ya	jGlVpIqSrJsI
que$	tT
quebe-	cWdU
quebec	cSdV
quebec$	bJjS
quebr-	bRgXhG
quech-	kW
quechua	kW
queda	iHoRsR
queda-	tS
quedamos	cZfStS
quedarse	eSjIoTqS
quedarse$	eWiJjGoX
quedo	aGt_
queen	bU
queen-	cIr\\
queenstown	cIr\\
quell-	aGbUcSiS
quelqu'un	sT
quelqu'un pour	a]sI
quelqu'un qui	aJjRqHsS
quelqu'un$	jT
quelques	kX
quema-	i[qS
quequ-	c[
quequen	c[
quere-	cVlW
quereinsteiger	l\\
quereinstieg	l_
queremos	jUsU
queretaro	bScU
queretaro$	bS
queri-	iRtX
queries	i_
queries$	i^
query	jX
query$	jV
quese-	b\\cBdJfHjE
quest-	pU
question	iGpUr\\
questions$	qU
queue	eJi[
queue-	hIi^
qui	oSsW
quick	jXlU
quick one	bVjGtV
quick$	iBlUpV
quick-	jWrV
quickbooks	jX
quickly	jTtS
quickly$	jTtS
quid	fCgWhTiCkW
quieb-	jDkZsT
quien	b[jV
quien$	bZiDjEoHtS
quiera	dSfUrS
quiera$	dTfW
quieras	aVfT
quieras$	aVfT
quiere	mHqY
quiere$	cHh[mFtT
quieren	eViGqW
quiero	iGrTtV
quiero$	bScIrJtR
quiet	bHfSiWq_
quiet$	hEiXjJoVpHqY
quiet-	aGfXqX
quietly	qZ
quill-	bIcBjGk_
quimi-	jVqT
quimica$	jW
quimico	iTjR
quimico$	iX
quimp-	aGc_
quimperle	cS
quimperle$	cS
quinc-	g\\nT
quincaillerie	bU
quince	aT
quince dias	fHiUoVpH
quincena	nV
quincena de	oU
quincena$	f[gIjJnV
quincenal	nX
quincenales	aJcGg\\mIpD
quini-	gX
quinientos	gX
quinq-	bIiXsV
quint-	dZeS
quinto	cId[eT
quinz-	fWhS
quinzaine	eJfUhUiT
quinzaine$	eJfUhTiT
quinze	fT
quiro-	b\\
quiropodias	iY
quiropodias$	iY
quisp-	cTmW
quispicanchi	cTmW
quita	r_
quita-	fWr]
quitt-	dIiVq[
quoi	aVbW
quoi$	aTbXcH
quota	eWicjH
quota-	hZ
quote	bTfHiUpUrZ
quote-	i[
quotes	i[
quoti-	gGi^nU
quotidien	cTnR
quotidien$	cTnR
quotidiennes	cIi]
quotidiennes$	cJiY
quotidiens	iInY
quoting	gFi\\
quv	i_
quv$	i]jJ
r	jStZ
r &	i\\
r 0	fUgXhG
r 00	g[
r 000	gVjWkT
r oder	jU
r$	aXiHjUkW
ra	bGm[
ra-mi-	jU
ra-micro	jU
ra-micro$	jU
rabai-	hW
rabais	hW
rabat-	hWiU
rabatt	hY
rabatt$	hZ
rabbi-	aWcHiCjIk\\mI
rac	bWiHj^
racco-	bGcFi^
racha-	qU
rachat	qU
rachat$	rS
rache-	cXiGpT
rachi-	mT
rachis	aUiS
rachis$	aWiS
racin-	bSiR
racing	bSiR
racking$	iW
racks	aIcHhIi]
racon-	pYqT
rad	fZhUjH
rad$	f[hXiDjEkEmIpJsI
radar	cHi^
radar$	cFiW
radia-	iJjSkU
radiation	jFkY
radio	b[jY
radio$	fRjU
radio-	iSj^
radiographer	aWjGlT
radiographer$	aXcI
radios	iV
radiu-	nY
radius	nY
radius$	nY
radla-	iUjT
radlader	iUjT
rafae-	aDcT
rafaela	aFcW
raffi-	aCb^cH
raffinerie	bX
rahme-	bV
rahmenvertrage	bU
raiff-	b\`
raigm-	cX
raigmore	cX
rail	aZhU
rail$	a\\hJ
rails	iSsR
rails$	iX
railt-	bR
rain	fWiTpG
rain$	iV
raine-	fYrJsU
rained	fZ
raise-	hFiHjRkR
raised	bVgIiIjR
raised$	bZgF
raiz	iZnI
rajo	aTc]hJjHqH
raker	aW
raker$	aY
ral	gW
rama	jY
ramad-	fXgIoVsX
ramadan	fYgIoVsV
ramadan$	fUiEoX
ramen-	id
ramp	aUbX
ramp agents	a]bG
ramp$	bZcJ
ramp--	oT
ramp-up	oT
rampe	i[
ramps	iUsS
ramps$	iSsT
ranch	cShT
ranch-	h]
rando-	iIjX
random	iIjX
rang	bSlXsD
rang$	dJiSmR
range	gZiIjUpG
ranger	hVmS
ranger$	hTjW
rangers	aWbXjHqHsX
ranges	i\\rV
rangi-	c\\iV
rangierbahnhof	cW
rango	gTkEoW
rap	jY
rapid-	jTtT
rapide	jY
rapide$	j[
rappe-	eRjUpU
rappel	eTpY
rappo-	iXmV
rapport	iXsU
rapports	dTiXpI
rappr-	iX
rapto-	hHj[lI
raque-	mW
raquettes	iY
raquettes$	iX
rare	b]hSjHtX
rarel-	fT
rarely	fT
rarely$	i[
ras	cc
rasen	cIiWkS
rassu-	bJkUs^
rat	iX
rata	gS
rata$	g_
rate	g\\iYjI
rate$	gZiU
raten	gYiIjW
raten$	gXiIjW
rates	dHeXhTjH
rates$	e@gUhWiYjFnG
ratha-	cWpU
rathaus	cWpU
rathaus$	iGpW
rathe-	sS
rather	sU
rather than	iEkTmVsTtJ
ratin-	eIiIjXqS
rating	iGjVlSsI
rating$	iFj]sH
ratings	aU
ratio	fDiSm\`
ratio-	heiE
ration	h[
ration$	h[
ratios	iU
ratta-	m_
rattache	mX
rattachement	mZ
rauch-	sb
raum	aIc]nR
raum$	bHcRnStT
raume	aFb^cG
raump-	jUlJ
raus	sT
raus$	bGgSnWqUrU
raval-	aHiYjV
ravalement	aHiYjV
raw	aTiUlJqGrHtT
raya	hV
rayon	iY
rc	iUjW
rc$	hIiSjX
rca	iV
rccp	jZ
rcp	jZ
rd	c\\
rd$	bFc[gTiFp\\
rda	aJcIj^
rdc	aBbUc\`hHjG
rdc$	aCc\`hGjF
rdh	a[eBjFlFoTtI
rdv	bJcGdEhIiamHpDqF
re	aSmCtT
re :	t[
reach	aVjRkU
reach truck	jFk^qZ
reach$	bW
react	a]cF
react$	bGcIjZ
react-	iWjU
reactivos	iTjV
read	j_rY
read a	jX
read english	jW
read it	rV
read$	cFiUpV
read--	hGi_
reade-	bJpZrV
reader	jT
reader$	aT
readers	r\`
reading	cTjRrT
reading$	jTkV
readings	iZjH
reads	j]
reads$	iT
ready	jYpIsSt[
ready to	i?j_tS
ready$	hHiRpGsUtU
real	fFjVq[
real$	b_f@h[iBqG
reali-	gVoUpV
realistic	oXqH
realistisch	gW
really$	hSi[jEsY
reape-	jRkZ
reaper	jRkZ
reari-	i\\
rearing	i\\
reaso-	dYqU
reason	q\`
reasonable	d[jS
reasons	bVdUjDqIrT
reass-	iWsU
reassort	iY
reassort$	iY
rebsc-	bUiS
rebui-	iS
rebuild	bIiWqT
rebuilds	bS
rebuilds$	bU
rebut-	i\`mE
rec	hTiIpS
recall$	eWfWiD
recar-	g[iSkG
recargo	gZ
recei-	iS
receipts	dT
receipts$	dT
receiving	iT
recen-	jS
recent	pT
recepcion	aRiVmI
recepcion$	iRpY
recepcionista	hV
recepcionista$	hYiJ
reception	iUmTpT
reception$	iAjVmX
receptionist	aVtH
receptionist$	aY
receptionniste	aU
reces-	bIfUgJhZoH
recess	fXgHhTjI
recet-	iY
receta	iRjJpV
recetas	iX
recettes	jZ
recettes$	jZ
recev-	fGpX
recha-	gDhSi_jE
reche-	bVtS
rechen	iVrV
rechen$	iU
rechenzentrum	bV
recherche	aTtT
recherche$	cGiHtX
rechn-	nT
rechnen	bUnX
rechnen$	jS
recht	kRoX
recht$	kSoX
recht-	j[mR
recib-	aXbGgHjT
recibo	e[g@
recie-	lU
recien	lV
recip-	jZ
recit-	idjI
reckl-	cUtI
recklinghausen	cUtI
recklinghausen$	cUtI
recko-	iXqZ
reckons	q^
recla-	gFiTqTs]
reclamaciones	iS
reclamaciones$	iW
reclamations	iR
recog-	cThUkSpX
recoge	hW
recol-	fBie
recom-	bFi\`jI
recon-	jZlX
reconnu	jS
reconocimiento	jXsY
reconstruction	iRjS
reconstruction$	jS
recor-	iY
record	jTsW
record$	cIiJqY
recording	aIpZt[
records	iU
records$	iZ
recorrida	bJcHi\`
recorte	gZiV
recou-	m[
recov-	aTbIgUi[jF
recoveries	bGgXhHiV
recovery	aZ
recovery$	aVbI
recre-	cXiS
recreo	cYfH
recreo$	cYfG
recru-	t[
recruit	aTmJ
recruiter	aXpS
recruiter screen	jGp[
recruiter$	a]
recruiters	p_
recruiters$	pX
recruiting	qV
recruitment	p[
recruitment$	jY
recrute	cIqRtX
recrute$	bItZ
recrutement	mJqRtT
recrutement$	cGqRtZ
recruter	i\\
recs	iVpY
recs$	iSpW
recta	cIja
recue-	iRq\\
recup	f\`hIoI
recup-	f\\i\\qS
recuperacion	aYfG
recur-	bTgGkT
recyc-	j[
recycle	jU
recycling	aVbIiR
red	aXjU
red deer	cajI
red seal	jZlU
redac-	j[rT
redaccion	cGd\\gIjXkU
redactalo	rX
redacted	p]
redacteur	iT
redaction	iRtY
redak-	aJcHiUj]
redaktion	bGmXtV
reddi-	cW
redditch	cW
redditch$	cX
reden	fJgTjSsZ
redes	fGi^jTmI
redige	jU
rediger	tS
rediges	dWiGpW
redis-	iT
redisenar	iS
redli-	i[
redlines	i[
redlines$	iX
reduc-	h^
reduccion	iZs\\
reduction	bZhW
reductions$	i[
redui-	hX
reduit	hX
reduit$	hU
reed	a^iBjFpV
reede-	bY
reeder	iSqX
reederei	b\\
reedu-	cTiW
reeducation	cTiW
reeducation$	bS
reefe-	eH
reefer	aUbIeFjW
reefers	bVcHjG
reel	fFjbkE
reel$	aIiTjXkCrH
reels	i^jS
reels$	jU
reemp-	eTjJ
reemplazo	eWqS
reer	h^
reer 0	hX
reer collectif	hY
reetd-	bS
reetdach	bS
ref	lSpgtU
ref$	bUpS
refa	a^
refac-	iY
refer-	pW
referees	eHp[
referees$	pV
reference	pY
references	p]
references$	pX
referencia	j\\
referencias	jWpT
referendariat	h]jHkWlI
referent	bR
referentin	aWmZ
referral	hIi[
referrals	pS
referrals$	iT
refil-	i]
refin-	bScTjR
refineria	c]
refle-	gJhViU
reflective	h\\iE
reflex	jU
refon-	iV
refonte	iV
refor-	iZ
reformas	iZ
refra-	ib
refraktion	iV
refraktion$	iX
refre-	bWjU
refresh	gU
refri-	aVfVjR
refrigeration	aHhFj^
refs	pe
refs$	p\\qS
refue-	iXjT
refuerzo	eSjW
refuge	bS
refuge$	aTbRiI
refugio	bIcXgFsU
refun-	hHjIkImJn\`
refunds	i\\
refur-	aGb]hGiV
refus-	g\\pT
refusals	iU
refuse	aReRfG
reg	fDj]pT
reg$	jc
regal-	gYkS
regale	hSiS
regalo	bTkW
regat-	eHf[gJjFo\\
regel-	fZg@
regelung	hV
regen	fXgHjY
regen-	hSiU
regenerationstage	hbiB
regensburg$	cR
regente	aUiGmZtI
regenzeug	hX
regie	b[pU
regie-	gT
regim-	gGhTiV
regime	gFhWiS
regime$	iWrH
regimen	eV
regin-	hUmV
regina	hUmV
regina$	iGmU
regio-	aJb]
region	cXhT
region$	cVh\\
regional	mTsT
regional$	cWiGjU
regionale	bY
regis-	iWjS
regisseur	q\\
register	i^
register$	iZjS
registered	bWjU
registered manager	aZgGjG
registered with	bGeWjU
registered$	j]
registers	i\\
registrar	aZmU
registrar$	a^iFmC
registration	iGj]
registration$	iHj\\
registre	cHi]
registro	iS
registro$	kGmY
registry	jS
registry$	jS
regla-	jW
reglage	iW
reglages	jW
regle	aHja
regle$	aHj]
regle-	fHiRj[
reglement	rW
reglement$	rT
regleur	aU
regre-	bHcIi[qX
regs	bTiIjWkSmJ
regs$	bWiHjS
regul-	pGqT
regular	eWqTtI
regular$	eTqUtH
regulateur	aUbH
regulation	i^
regulation$	i^
regulatory	aXfGjR
regulatory$	aUfFjS
rehab	bV
rehab-	bT
rehea-	jR
rehearsal	gRjT
rehearsal$	iSjY
rehearsals	fUoT
reich-	iIpU
reichen	pVrI
reichen$	pVrH
reichshoffen	aGcZ
reichshoffen$	c[
reicht	iHlVpT
reicht$	kTlT
reife-	bU
reihu-	hU
reihum	hU
reims	bVcRdYiE
reims$	bXcUdSiDmI
rein	pErd
rein$	gSrS
reine	aIdVrGsHtV
reine-	iTsX
reinigen	rU
reinigung	hTiS
reinigung$	hW
reinigungskrafte	mU
reins-	b^gIhHjGmInJpHrVsH
reint-	cGiajG
reise-	aTnY
reiseburo	aTlW
reisekosten	iW
reisen	gJnWpSsT
reisen$	gFnXpV
rejea-	mTqX
rejean	mTqX
rejec-	iVjI
reject	iUjI
reka--	hU
reka-checks	hU
relac-	eU
relache	fUhUiImI
relacion	eZ
relacion de	eW
relaciones	kW
relai-	iZ
relais	iZ
relan-	aHmYqR
relances	iS
relances$	iS
relat-	aVjU
relations	aW
relations$	a[iJnI
relativity	iY
relax-	fV
relaxed	fV
relea-	ia
release	bYfV
release$	b[
releases	iV
relec-	iX
relev-	iV
relevage	iT
relevage$	iV
relevant	eIj\\lS
relevant$	bFl[
releve	fTmR
releve de	mVpU
releve$	cIiTjS
releves	iYjJ
relevo	eTiS
relia-	dHeTfEgCj_pH
relie-	iTjJqS
relief	aRiTjJ
relig-	sY
religious	hUsT
relle-	cJiZ
reloc-	h\\
relocation	h]
relocation up	h[
relocation$	hY
reloj	f\\jT
reloj$	fZ
remai-	d[
remainder	d[
remal-	bEcCiSj_
remat-	gTrZ
remates	iZ
remates$	iX
rembo-	hanU
rembourse	jGnT
rembourse$	gViJnT
remboursees	hX
remboursees$	hX
rembourses	iDjYnV
rembourses$	iEjZnH
remed-	aHi^
remem-	jSrS
remember	jSrS
remis-	h]jS
remise	hW
remise 00	hS
remission	cJj^
remit-	jIkWpV
remon-	q[
remontajes	iSjT
remontajes$	jT
remontees	aR
remor-	jT
remorque	jT
remorque$	jV
remot-	d]
remote	dW
remote anywhere	jH
remote in	cDdY
remote$	cT
remoto	d[
remoto$	dX
remov-	gV
removal	iY
removal$	iZ
removals	iDjT
removals$	bViGjV
rempa-	iJp[
remparts	iJp[
rempl-	eTiR
remplace	aBbJo[qJtU
remplacement	eZ
remplacement d'un	eU
remplacement de	aJcIeFiUjRtR
remplacement$	eWqHrZ
remplacer	eSqSrZ
remun-	gWlXpX
remuneration	g\\rX
remunere	pY
renal	aZbWhFjFlZ
renco-	iXp[
rencontre	pY
rencontres	bJiZpU
rend	mUpJq\\
rende-	aHcGjGk_pT
rendez	iHmX
rendez-vous	pX
rendi-	gJiWjW
rendimiento	fJgHi^
rendus$	jS
renew-	ebjJ
renewable	eYjH
renewable$	e[jG
renewal	bSiU
renewal$	bAeWiW
renewals	eDfFhWiW
renfo-	aGcDk\\tS
renit-	aHjRmZ
renne-	c[
rennes	c\\
rennes$	cU
renou-	e[qS
renouvelable	dSeWsJ
renouvelable$	dTeTsH
renouvelables	eZjG
renov-	eXhViW
renovable	eZjI
renovable$	eV
renovation	ia
renovation$	iR
rent	eTh_
rent$	gHh\\lX
renta	eGfEgZo]
renta-	iY
rentable	bX
rental	hSi[
rente	eXqU
rente$	eYqT
rente-	e_gBjFqV
rentn-	eVkFs\\
rentner	eWkEsY
rentr-	fVoT
rentree	oZ
rentree$	oR
renun-	q]
reo	cEj^
rep	aXi_
rep$	abgIiBjJ
repai-	iU
repair	jS
repair$	iS
repairs$	iWjHrR
repar-	iZ
reparation	aZ
reparaturen	iZ
reparieren	i[
repartidor	aSmX
repartidor$	aTmY
reparto	aIbVtE
repas	hc
repas du	hT
repas$	gT
repas-	iY
repassage	iS
repassage$	iS
repea-	eRpT
repeat	eRpT
reper-	iXkTpV
repertorio	j[
repet-	jVkIpS
repla-	q^
replacement	eYtS
repli-	pX
replies	pX
replies$	i\\
repo	bIiY
repo$	bIiY
repon-	p\\
repondre	iVpS
reponse	hJp[
reponses	pW
repor-	iTm^
report	iWpU
report in	fGjYmW
report to	iFmd
report$	bWiTjTmHqS
reporta	mZ
reporta a	mY
reporte	aIdXqT
reporter	aajIpJ
reporter$	a]pF
reporting	kTlH
reporting to	aGmX
reporting$	iXjHkT
reports	iT
reports to	m\\
reports$	iU
repos	fa
repos$	bW
repos-	iX
reposo	iSqT
repre-	bJiXqW
repri-	gSlRoT
reprise	gUoV
reprise d'anciennete	eThT
reprise$	iToI
reprises	iTlV
repro-	i^
reps	aUb>ib
repub-	dW
repue-	hWjIlH
repuestos	hWjIlH
req	lSpS
reque-	iZtT
requerimientos	iW
request	bRmGpFrWtZ
requests	iY
requests$	iW
requi-	l[tX
requiere	tU
requiere$	aJlFtV
required	gSlR
required$	iSl[
requirement	tZ
requirement$	hFjSlW
requirements	iGj[
requires	aHqT
requis	l\\
requis$	hIlX
requisition	aDjHt^
resca-	i\`
rescate	iZ
rescu-	bSjT
rescue	bSjT
rescue$	bUiT
research	bUiT
research$	gEi]pG
researcher	aT
researcher$	aUmX
reseau	aWbSkV
reseaux	iV
reseaux$	iU
reser-	iS
reserva	jTsS
reserva$	kVq]rIsI
reservas	iY
reservas$	aSiR
reservations	iU
reserve$	cWqUtH
reserves	iSjHmIpV
reservoir	aS
reset	fGhHiejF
reset$	hFi[
reset-	iSjH
resi	aUjTmT
residence	cUdTiJjHoS
residencia	bWjR
residencia$	aXmF
residency	bScIj\\
residency$	jU
resident	aYeUhH
resident$	aTeRgThH
residente	a^mG
residente$	bW
residential	i^
residents	rU
residents$	bWrU
resig-	iJq^rI
resigned	iIq\\rG
resil-	r[
resin-	cHhIjGl_rEsB
resis-	c\\iJj^
resistance	j[lHqJ
resol-	ja
resolucion	eSgJjS
resolution	bBjY
resor-	bVrX
resort	bW
resou-	aIiGm_
resourcing	eIiGm\\pR
resourcing$	iIm<p\\
resp	aWbIhHm]tH
resp$	aSi\\jImF
respe-	fYiEjYtX
respect	iHjUkX
respi-	b[h@jX
respo-	mT
responde	m\`
responder	iUjU
responsable	a[mT
responsable de	a]
response	aJbRfZgHiTjEmInHpD
responses	iU
responses$	iW
ressu-	aT
ressuage	aT
rest	fYgE
rest$	bHdUfU
resta-	bW
restaurador	aWbH
restaurant	h]
restaurante	bXcXiH
restaurantes	bUiVqF
restaurantes$	i[nJqF
restaurants	bY
restaurants$	bY
restaurateur	rT
restauration	jW
restaurator	bFhT
reste	f\\iUqUrR
reste-	iTjIrZsU
rester	iZjGrU
resto	dW
resto 0	f]
resto$	gYhIrY
resto-	bTjW
restorer	aWbI
restorer$	a\\bH
restr-	j^mU
restricted	jV
resul-	hU
results	hDiUqU
resum-	pYtR
resume	pR
resume to	rUsS
resume$	pUtT
resumes	iDp[
retai-	bS
retail	lT
retail$	gShHi[
retainer	e[fIgYhHj@
retainer$	gX
retaining	i_
reten	eHfWgShHqX
reten-	jUqW
retention	gTiS
retention 0	g]
rethu-	jX
rethus	jX
rethus$	jY
retin-	bYcHiXjGkImI
retir-	hTq[
retired	tE
retired$	m\\
retirement	bIhdiBjG
retirer	iGjGpVrTtJ
retires	bImIoUqX
retiring	iHmGq]
retiro	cEi[
reto	aAmVt^
retou-	iT
retouche	kXrIsG
retouches	cY
retour	cHhVnT
retour au	aJfFhZiUpHsG
retra-	lY
retractil	iV
retractil$	iY
retrained	aGcHl\\
retrained$	aFiHl]
retraite	hZqY
retraite$	bJhV
retraites	lVs[
retri-	gTi\\jG
retro	dIfDgaiHjHmHtT
retro-	gUi[
retrocession	g\\iH
retrocession 00	gS
retrofit	bYiEkXqG
rettu-	aUmR
rettungssanitater	aV
rettungsschwimmer	aTjRlTmI
rettungsschwimmer$	aVbJfHhGiIjYmF
retur-	fIiW
return	fFgThTiT
return$	dHfFh]
returners	aXhHkHlY
returns	eUiV
returns$	aU
reunion	fS
reunion$	kT
reuniones	iX
reunions	iRjT
reus	c]
reus$	c]
reuss-	jU
reussi	jU
reussi$	jW
rev	cYmS
rev$	cXmR
reval-	aIfFgXjT
revei-	aFbWiYqWrJ
reveil	aJb\\
reven-	aSiYqT
revenue	aTiZ
rever-	j[
reversing	fJjZ
revie-	iU
revient	q\\
review	oApW
review$	eXiYpH
reviews	iU
reviews$	i[
revis-	iU
revision	gWiSqV
revision$	aYjS
revisiones	fIh^iFpG
revisions	iT
revit	j]p^
revit$	jU
revol-	jY
revolus	jY
revue	bFfGidrGsA
revue-	iV
revues	iV
rewir-	jIlY
rewires	jIlY
rewor-	gW
rework	gW
rework$	gW
rewri-	iRmEr_
reyes	iHo\\
reyes$	iEo^
rezep-	aUhDicsI
rezept	aGbSiT
rezepturen	iZ
rf	iYjT
rfid	i[
rg	iTjY
rh$	aRhFi[
rhabi-	bT
rhein-	bTqT
rhein-main	cW
rhein-main$	cX
rheine	aIc[
rheine$	c[
rhel	j^
rhine	jap@
rhino	bYjSkT
rhino$	kW
rhodr-	mS
rhodri	mS
rhone	nZ
rhone$	cSiInZ
rhyl	cY
rhyl$	cY
rhyme	ib
rhyth-	jS
rhythmus	jS
ri	bWgVjFpSqJ
ribbo-	i[
ribbon	i[
rice	bRpGrU
richm-	cZ
richmond	cZ
richt-	bFdGgViRmZ
richten	i[
richten$	iY
richtig	jU
rico	kY
ride	jUnY
ride--	bWiGp^tI
rider	bUhT
rider$	aTbYfJiHjHpJsF
rider-	bS
riders	bS
riders$	bT
ridgi-	aGiW
ridging	aGiW
ridging$	iT
ridin-	bSjUlT
riding	bSjUlT
riego	iX
riego$	i]
rien	l[qY
rien$	l[
riesgo	gS
riesgo$	gXiSjH
riesl-	bZrT
riesling	bZiIrU
rifse-	gW
rifseep	gW
rifseep$	gVhU
rig	aRiXmWnX
rig$	aIbTiXjHmV
rigge-	mU
riggi-	hHjYkI
rigging	hHjYkI
rigging$	iX
right	jU
right to	iJjXpTtF
right$	bHgGjWqXrWtX
rigs	aWgIjW
rigs$	aWgHjV
rimou-	cUnU
rimouski	cUnU
rimouski$	cV
rind	bWjHkS
rind$	bYgJhIiR
rinde	mU
rinde-	b\\cGfJhJ
ring	p^
ring me	dJqUsF
ring the	pW
ring$	sV
ringi-	i[
ringing	i[
rings	fEi_jT
rings$	iGj^
rings-	bTcXiH
rink	hY
rio	cc
rios	cYtJ
rios$	cYtJ
ripon	bVcT
ripon$	bUcU
ris	aJc[i[jC
ris$	c^jF
risik-	cIi_
risin-	hUjF
rising	hUjF
rising to	hWjF
risk	bSiYpH
risk$	b]iJjH
risqu-	aGcFjWkWtI
risque	kXtI
rite	jXkV
rite$	j^
rive	aJbJcciDjD
rive--	bFc^dI
river	aHc[
river$	aGbSc^iG
river-	eWiS
rivie-	aHc[iG
riyad-	cU
riyadh	cU
rm	gW
rm 0	i\\jG
rm$	gHhViDj\\
rn	aYfCm]
rn$	aZtI
rnp	jVpT
ro	cViZ
ro-ro	b_iG
road	cXfFiT
road$	bGc\`fEiRnY
roadm-	iY
roadmap	iY
roads	hFiAnbsH
roann-	cZ
roanne	cZ
roanne$	cV
roas	i_jH
roast-	fCi]kU
roasting	hIiIkX
rober-	cUiSjIqW
robin-	bDcXi\\
roble-	bS
robot	aXbYcImGpJ
robot-	bYjG
robots	bUjHkS
robots$	bZiJ
rocha-	mYpI
rochat	mYpI
roche-	aGbScfiGtI
rocio	m]tR
rocks-	r\\
rockstar	rY
rod	cHi^jG
rodaj-	i[mG
rodam-	cJgT
rodamiento	cJgT
rodan-	aXfUiI
roden-	b[cIfI
rodents$	iR
rodez	aIc\\
rodez$	c[
rodil-	iVsZ
rodo	gUqT
rodri-	aGcXmR
rodrigo	aJmWpU
rods	jZ
rods$	jZ
rohrb-	iW
rojo	iU
rol	jb
rolar	f_
role	aSdTjI
role$	bIfGgZhIiFmJ
roll	bVfHjTlG
roll$	bWgF
rolle	l\\
rolle$	l]
rolle-	gUiVqX
rollenwechsel	iV
rolli-	f[jHpS
rolling	fYpS
rolling$	eUfWi?pV
rollo-	iUjT
rolls	eThUiS
rolls$	bEh\\iZ
rolls-	iX
rollstuhl	iWqJsU
roman	bRcHgFqWrT
roman-	iDkVqHrY
romanian	sV
romanian$	kSlTrG
romfo-	cS
romford	cS
romford$	cS
romon-	cS
romont	cS
romont$	cS
ron	gSiR
ron$	gW
ronan	mZ
ronan$	mZ
ronda	c\\
ronda$	c\\
ronda-	gZpS
rondas	pT
ronde-	i[
rondes	i[
ronny	mZpT
rontg-	jU
rontgen	iZ
rontgen$	iY
rontgendiagnostik	aY
roof	bVpGsT
roofe-	jT
roofer	jT
roofer$	a\\
roofs	f]gFhDiZlI
roofs$	iWjJsX
room	h[
room$	hWjCnTsS
rooms	bZiV
rooms$	bZcWhInU
rop	iW
ropa	aEbZh^jJ
ropa$	hX
rope	aVbU
rope$	aHb[iE
ropes	aRiY
ropes$	aIi]
roque	hJm[
roque$	hImY
ros	iZjE
ros$	pV
rosa	cZ
rosal-	aJbUiGpX
rosar-	bIcYdTnG
rosario	dUpS
rosario$	dSiUpF
rosen-	p[
roset-	b^cIhEsI
rossl-	bWiI
roste-	f\\
roster	fSjU
roster 0	fYgH
roster$	bEiT
rostered	f]jI
rosters	fW
rosto-	cTnU
rostock	cTnU
rostock$	nW
rostr-	iUpX
rostrum	iUpX
rot	bBc\\
rota	fYi[
rota$	ic
rotac-	iX
rotacion	iX
rotar-	b[
rotary	b[
rotary$	bXjR
rotas	i^
rotas$	iW
rotat-	ff
rotating	fSiHmU
rotation	fRiT
rotation 0	fSsS
rotation$	fUiT
rotational	fZ
rotational$	aRfX
rotations	iX
rotativa	bUfT
rotativa$	bUfWhI
rotativo	iU
rotativo$	iVjI
rotativos	f[
rotativos$	fY
rothe-	c]fGoH
rotherham$	gT
rotte-	aIc^hS
rotterdam	hY
rotterdam$	iS
rouba-	cT
roubaix	cT
roubaix$	bIcU
rough	bWfTiHoH
rough-	bIfVpS
roughly	bHfVpS
roughly 0	fTiIpW
roula-	a]cFhT
roulage	gHi[
roule-	fRnS
roulement	f\\jInU
rouler	jTnU
roulette	iSjU
roulette$	cIiY
round	eWpU
round the	tW
round$	e[gSiWjI
round-	iSpR
rounds	iTpS
rounds$	bSiY
rousi-	aXgZ
rousies	aZ
route	eDhRiVnT
route$	cUiRnT
route-	bVkX
routes	bXhSlR
routes$	hZiHjW
routi-	i[jH
routine	iXjH
rouyn-	c[
rouyn-noranda	c[
rouyn-noranda$	c[
row	jUq\\
row$	q\\sC
rowan	barF
rowin-	hJjJkZmUpJ
rowing	hJjJkZmUpJ
royal	aIcf
rp	aVbHj_
rpi	gSjT
rpps	j^
rpps$	j^
rrego-	hX
rregop	hX
rregop$	hYiH
rrh	a_cIjH
rrhh	qTtU
rrsp	gIhajJmH
rs	aVbG
rsph	jV
rsus	gYhYjCrE
rtg	aXkT
rtt	fWh\`
rtt 00	hX
rtt$	fZhS
rtw	aIbUiXjG
ruato-	bBcb
ruche-	aGbVqY
ruches	aIbSiJqY
ruches$	iJqY
rucke-	cGhVs^
rucken	jXqTrF
ruckenkurs	hViGjR
rue	c_mU
rue de	c^
rue$	bS
ruf	aIb]cJkJpW
rufbe-	fZhT
rufbereitschaft	f\`
rufdi-	bSfS
rufdienst	bSfSgS
rufdienst 0	fShIrS
rufen	hHiVpZ
rufen$	hFiYpT
ruft	jJmFp]qJrI
rugby	b[
rugby$	bX
ruhe	f[jRpJ
ruhe$	f[iJjSpJ
ruhet-	fW
ruhetag	fS
ruhetag$	fS
ruhig	jXrZ
ruhig-	fZgFhBjT
ruhige	fJgEjW
ruhige hand	sX
rule	iXnS
rule$	fIjUmInW
rules	fXj\`
rules$	i[
rum	pUqT
rum$	bIpUqT
ruman-	kSsg
rumanisch	kW
run	iU
run a	iHjWkJmRtW
run the	a\\iX
run$	b\\cWoS
runbo-	iT
runbooks	iU
rund	fS
rund 00	eWfTnJ
rund 000	fTgInZ
runde	h@pY
runde-	p^
runden	p^
runden$	p\\
rundg-	bJiZ
rundgang	bJiZ
rungi-	cY
rungis	cY
rungis$	cY
runni-	iR
running	iR
running$	iZqHsW
runs	iYnSoT
runs$	bTfWi^j@
runwa-	eHqX
runway	eHqX
rural	bTjU
rural$	a[bG
rural-	h]sS
ruralidad	h^
rush	gWiTqR
rush$	iYqV
russe	j^
russi-	kV
russian	jR
russisch	kXlD
rust	bHcXjVk\\
rust$	bIcYjRmF
ruste-	j]
rusten	i_
rustenburg	cZ
rusti-	aHs_tR
rustu-	iTqS
rustung	iTqS
ruta	hXjJnT
ruta 0	fShJnR
ruta$	cEfYhCjJkHmS
rutas	iVnX
ruth	qV
ruth$	aHtW
rye	aIbWiXpF
rythm-	jUkX
rythme	iSjWlIsR
s &	iS
s /	bRgXjS
s 0	iUkV
s 00	g[jY
s 000	bT
s 0000	kZ
s in	hYoI
s$	iZjV
s'abs-	s]
s'abstenir	s]
s'abstenir$	s[
s'app-	aGjIlVmW
s'apprend	aGjIlX
s'en	aEl]qZ
s'est	qi
s'il	lWrSsT
s'il vous	iIrUsU
s-pas-	eXhSiE
s-pass	eXhSiE
s^"	iSr\\
s^$	glhSiI
s^%	cHh_mX
s^&	bR
s^+	jR
s^000	gU
s^0000	jUp[rS
s^00000	bRpc
s^2000	hXjSpU
s^90	cRg_jS
s^900	eVfIg\\hWiYjD
s^92	bUcShZiFnSoE
s^95	a^cHhFi:j[kHpG
s^950	cHgZsY
s^96	bUi]mI
s^98	fUhViE
s^aarhus	bDcXdW
s^ab	hSjInSoS
s^abap	bJhY
s^abgeschlossen	iGj\`
s^abgeschlossene	bHcHj_
s^abierta	bSiGjIpX
s^able	bJjcsI
s^abogado	iW
s^abonnement	h[oErT
s^about	eU
s^above	bGh[pFsR
s^aca	bHeTiIjUsX
s^accommodation	ha
s^account	iZjX
s^accountant	aWeTfA
s^accounts	hAiWqY
s^accueil	i\\
s^acheteur	cT
s^achtunddreißig	dVfVhG
s^active	dSgFlV
s^activities	jSlH
s^actually	fIgYhFiFjZmHqGrH
s^actuary	bScDdSjV
s^ad	aSfHjFkDr^tZ
s^ademas	iHk\\
s^adjoint	bWiB
s^administrador	bCgRiJj_qY
s^administrativo	eZoDsX
s^aed	gVhJ
s^after	bFoS
s^afternoon	bEsItY
s^age	bJjSkInGsY
s^agence	b_cSiJjC
s^agency	aXbWiG
s^agenda	cFifnEqH
s^agents	dIiT
s^agentur	aVb[iS
s^agronomist	fViWoB
s^agronomo	cS
s^ah	cZfXiEjHlVqJ
s^ajustador	iU
s^aktuar	iT
s^al	fEgRoS
s^all	aVbGtW
s^alle	aTgS
s^allowance	f^h\\iFjE
s^alright	a\`iFsJtU
s^als	fJjapVrJ
s^also	tU
s^alta	iR
s^alter	iFj[qGsV
s^am	hG
s^ambulancier	cV
s^amf	iGjHk_
s^aml	aUb\`fFgI
s^amplitude	gV
s^an	jG
s^analista	iW
s^analyste	iV
s^and	iV
s^angestellt	e_gJjClI
s^anglais	jWkS
s^animadores	eUiT
s^animal	jV
s^animalier	b^iUnG
s^animateur	cWeJfV
s^animer	gFi_
s^annahme	ig
s^annonce	bDeSgFpTqGrY
s^annualised	fVtG
s^anos	fUj]mV
s^ans	fTiCja
s^anterior	lFmJqa
s^ap	jV
s^aparejador	cSi]
s^appels	ic
s^applicants	iGjTqR
s^application	bGlIp\`
s^applications	iIpX
s^apply	p_
s^approbation	bCeVlXmX
s^april	cEfXoX
s^apt	bS
s^aqui	aFiIqXtV
s^ar	cFjT
s^arabic	eViIkX
s^arbeiten	d_fJiJtF
s^arbeitsbeginn	fZ
s^archive	cJjWlH
s^archives	aYfJ
s^archivist	cRjT
s^archiviste	eDfXmY
s^are	b\`
s^area	aSeUfR
s^arranger	iR
s^art	cJnX
s^as	aXo[rIt[
s^asap	cZiGoX
s^asb-kreisverband	bgiGjC
s^asbestos	jZkTmH
s^asesor	cU
s^ask	rW
s^asked	hGpFrDsWtT
s^assessment	cEoGpa
s^assistenz	i^
s^association	b_jJ
s^asst	bS
s^astreinte	bGdJfbgDhFpE
s^asunto	jGt[
s^at	iVjXnV
s^attendants	cU
s^attestation	eGf_iHmFsG
s^au	gIhViSoT
s^auch	eVfHhV
s^auf	eUnXrU
s^aufgabe	iaj?kG
s^aufgaben	iitH
s^aug	fEhGo_pH
s^augenoptiker	eU
s^aus	cS
s^ausbildung	cThWjSpH
s^aussi	iWjDkHoHrZ
s^authorised	iBja
s^auto	kU
s^autopsy	jWmT
s^aux	b]
s^auxiliaire	cV
s^außendienst	bGnRsY
s^avant	fVkW
s^avec	jClZpYsS
s^away	cIgHn[pG
s^aws	iHjYlZq?
s^ayudante	gTsT
s^b	gSjT
s^bac	iJjZkTmW
s^bachelier	eUjV
s^bachelor	hSj[
s^bachiller	iFj]
s^backend	aYbJdYiIjVkGlI
s^backfill	dIeJfFgGhIiEjAkGmHoHpBqbsHtG
s^background	hEjUl[
s^bacteriologa	iVkW
s^bad	bV
s^bademeister	cSiY
s^badge	fS
s^bafa	hWj\\
s^baggerfahrer	bGjTlR
s^band	bEiRmU
s^banda	lHqZ
s^bande	hHjHkXpT
s^bank	fXqU
s^banque	aVhHnX
s^bar	bSfZ
s^barber	gS
s^bareme	gRlF
s^barista	jTsT
s^based	c[dZpG
s^basic	gThSjTlHrJ
s^basically	bXoU
s^bauen	iXjE
s^bcbs	h\\
s^be	fZ
s^beckenaufsicht	gIhdiVjJlS
s^bed	aJbUh]
s^beef	hU
s^beekeeper	bV
s^before	hJo\\
s^befristet	eafA
s^begehungen	ijjC
s^beginn	fFgDiGlJob
s^bei	fJoWpY
s^beim	aGmW
s^bench	b\`cIfJgIhRiDpT
s^benefits	h_iGrU
s^benidorm	jUlS
s^bereitschaft	eVf@iCm^pGtE
s^besetzen	aZbIfIiCo]
s^besoin	aacW
s^best	aHcJdHfIgIhHiDlJmCpAqHrGsRt\`
s^betrieb	aIbb
s^better	hYiHsa
s^between	aSgWqV
s^bewerben	iIoIp]
s^bewerbung	oIpc
s^bewerbungen	fGgFmDpaq[rF
s^bezahlt	bJfFgWhZiInHqIrJ
s^bhd	g]iE
s^bibliotecologo	gUjSr]
s^bibliothecaire	aY
s^bien	cBeJiHjJpGqHrTt_
s^big	iXjS
s^bike	fUhW
s^bilans	bDil
s^bilingue	bU
s^bim	aAm^
s^bin	cCfFiJmapH
s^bis	iT
s^bist	aUbHcHqFtX
s^bitte	iHpTrcsV
s^biz	aXbDcDiTjFtW
s^bjr	pR
s^bl	aHcIhAiejJmS
s^blade	bRnU
s^blue	hSkU
s^bma	cBjJn\`pY
s^board	b]cHfGgFiDrIt^
s^bogota	bJc\`dDfFmIpErI
s^bon	cV
s^bonjour	bVt^
s^bonne	s_
s^bonus	eHgWiGj@k\\
s^book	iTjWpVqHtJ
s^bookings	iX
s^bookkeeper	eIiS
s^boots	hYjY
s^bootsbauer	aSeHgZ
s^boss	aZmZpItH
s^boucher	bXiD
s^boucherie	i@jXk^
s^boutique	aIbYcY
s^box	bCcIdCgGhhiE
s^bp	j[
s^bpjeps	iVjX
s^brauch	bEcTeGnUpJ
s^brauchen	cThIiSjXmIqH
s^brauchst	jZkEl[nHqD
s^brc	iDj_
s^break	cRmX
s^brevet	gThJiJjGk[lS
s^brickies	sR
s^bring	p[
s^bs	iEj[
s^bts	gRnX
s^budget	q_
s^budgets	hGii
s^bueno	mV
s^buenos	cFhBta
s^builders	aZcGfEiUlW
s^building	kGqIrSsU
s^bunk	cHfJgChgiCtI
s^bureau	b\\c\\d[hCiAkHmBnF
s^bureautique	e\\f?
s^bureaux	bHc\`dWfDnF
s^buro	bVdW
s^bursar	aJidpTtG
s^bus	iV
s^buscamos	aWeUjIoI
s^but	bHeSfYgA
s^buyer	aUbB
s^by	oUp_
s^c	jV
s^c'est	bJcWeSf[gF
s^c-prufung	i@j[oV
s^ca	fYkB
s^cab	h[kHsW
s^cabine	gAha
s^cabinet	aSbScTfGgJiU
s^caces	cYkG
s^cad	iY
s^cada	fWiZ
s^cadre	eYhG
s^cafe	cSfViIoGpV
s^caisse	aRbXfGgIhUiIpT
s^caja	i^nItR
s^cajero	fXgViGlX
s^calderas	i[
s^call	aIfZpXrU
s^calls	dFfIhIiXpb
s^camara	hTpV
s^camareras	aHcToS
s^camion	bEeIhfiEjF
s^camioneta	hYi?mT
s^camp	eDgXhX
s^campamento	aIhXnH
s^camping	cX
s^can	aVcAi=j[lTmH
s^can't	j\`mHrJsFtI
s^candidature	qV
s^cap	bFe\\kGl]
s^capa	bJeTfTiGjVmY
s^car	hbiH
s^card	gEhRiHkVlWrH
s^cardiac	aWb\\cHgGi@mJ
s^care	jErZtH
s^carer	iAjVrU
s^carers	hCiUlWrS
s^caretaker	jY
s^carga	i\`jF
s^cargo	b^iVjR
s^carne	iAjanA
s^carpintero	iDjdrS
s^carte	hSjVkR
s^cartera	bGgIi\`jH
s^cas	eWiGpY
s^casa	hZ
s^caseload	i\`
s^cases	iYrS
s^cash	ia
s^casier	jS
s^casual	eV
s^cat	bbgIiD
s^categoria	gej?
s^catering	iSjDmX
s^catholique	pJsX
s^catorce	bUmG
s^ccn	fFgaoJ
s^cdd	cReYf?oTpT
s^cdi	eo
s^cdp	kG
s^ce	b>gIi[jW
s^cec	aGid
s^cell	hT
s^centro	b\\c\\g@hCiG
s^cert	jZ
s^certificado	jbpB
s^certificate	cCjc
s^cfc	jb
s^chain	bVjT
s^chainsaw	aUjGk]
s^chantiers	aDbHcTdHeHfFgIhEi?jCkHlGmIncoHpHqGrHsHtH
s^chaplain	aEe\\fEiS
s^charge	iW
s^charity	lZ
s^charlas	id
s^charter	iVmS
s^chat	fBhDicjB
s^chaud	h[pU
s^che	t_
s^check	eGi\`oGpX
s^cheesemaker	bTfJhXkS
s^chemist	jHlTsR
s^cherche	aVbGc^
s^cherchons	cX
s^chere	jHt[
s^chf	gdhYiJjGrV
s^chief	aHcSgZhUlEnHrT
s^children's	iTrW
s^chinesisch	kV
s^chofer	fEiXjS
s^cinco	j]
s^citas	ij
s^city	gIiCmWpWtS
s^civil	iUjSkU
s^claims	fRiV
s^claire	qTtU
s^class	bJi_mH
s^classe	aUgX
s^cleaner	cWqR
s^clerc	ie
s^client	i_
s^clin	mS
s^clinical	dSiV
s^clinique	bZ
s^closing	hHp^
s^club	b[
s^cnc	fS
s^co	aWbHcEjV
s^co-op	bj
s^coche	gFjHn\\
s^cocinero	aEcT
s^coded	eVgYhI
s^coder	dSiW
s^coef	fCg]
s^coiffeur	bUfS
s^cold	cYeHi_
s^colegiado	j\`
s^colegiatura	jXlR
s^colette	tT
s^colin	qU
s^collection	bUcBoIpJq]
s^collegues	bHjGlTmY
s^come	cFhDiVjInXpYqJ
s^comedor	h[mJ
s^comercial	jT
s^comida	hbiH
s^comite	mX
s^commercial	bR
s^commis	fSgIlZsT
s^commissioning	fSsR
s^commune	bWiT
s^community	rS
s^como	kVpGrX
s^comp	hVkVqW
s^company	cW
s^complet	pV
s^comptable	jU
s^con	mT
s^concession	c[iI
s^concierge	bHfViRs^
s^conducteur	gS
s^conductor	cTjWnT
s^conduite	c[jR
s^conseil	iVpFsW
s^conseiller	sS
s^consent	i\\jA
s^conserje	bUc]iH
s^conservation	bccI
s^consorcio	bce?iIjIpJ
s^construction	bIfCi\\jSkH
s^contable	eWj[oD
s^contact	aWbWeDjHp^
s^contador	aSbHcahFiH
s^contract	jR
s^contractor	bbgViI
s^contracts	bSiY
s^contrat	ecfTjF
s^contrato	bXe_
s^control	kR
s^controle	ia
s^controleur	bUtW
s^controller	cT
s^convenio	aJfIgciB
s^convention	g[iJjB
s^cook	iT
s^cooperativa	bYcVpC
s^cooperative	aTbYhJiCnY
s^coordinador	iY
s^coordinadora	caeHfTiE
s^coordo	m\\pJ
s^coordonnateur	iVsT
s^copy	bWcHeXfEi]jIrA
s^correo	cGiY
s^cortar	ie
s^corte	bGcHif
s^cost	bYgHiT
s^could	dReRfDoJt[
s^council	b]
s^counsellor	dRfSoG
s^counter	bShJiZjH
s^country	c[
s^couple	jHkCsatG
s^coupures	f\\
s^courier	cWjToUpH
s^coursier	gXhBsU
s^court	eY
s^courtier	aTiIsV
s^cover	gJhWiHoHpUqYtG
s^covers	aFi^
s^cp	hVjS
s^crane	cSsX
s^creche	fJiZmI
s^credit	bDiW
s^crew	iIm\\s[
s^crews	bXiYjH
s^croupier	fTjW
s^croupiers	cR
s^crumlin	fSiRjX
s^cs	b\\jZ
s^cse	gChc
s^cta	bHfYgHiIoVtS
s^ctg	fSiW
s^cuadrante	fW
s^cuadrilla	lDm^
s^cuarenta	aIbUcFf]iEsF
s^cuatro	bSfWgVhIiImR
s^cuidador	i_
s^cuisine	b\\gJiW
s^cuisinier	iH
s^curator	aSbGm]
s^current	cYjFqY
s^curriculum	bX
s^curvas	aJidkV
s^customs	iT
s^cutter	bTkS
s^cutting	aVfGiWoT
s^cv	fEi^pi
s^cvs	fHp_
s^cycles	mS
s^d	gGjZl]
s^d'un	bXc\\
s^d'une	eHgIp[
s^da	eFfXiGmYqSsG
s^dachdecker	iYjCsX
s^daily	iW
s^dance	bVcSeX
s^danish	jXlUqF
s^danke	aFcIhDpGta
s^dann	aVbVc\\i?jG
s^das	hG
s^dass	qW
s^data	jU
s^date	fEtX
s^datev	iIj_pH
s^dauer	e\\fFiIpI
s^day	b[hUiD
s^daylight	f^iIjI
s^days	fZh[iHnS
s^db	bXiJjZ
s^dbs	hVjWsG
s^dbt	dRiHk>la
s^dc	aSiF
s^dcp	i]jEkJ
s^dealership	bRjW
s^dear	aWtl
s^deauville	cXhBiC
s^debut	eHoZ
s^dec	iEj]
s^deckhand	aBhS
s^declaraciones	jS
s^declarant	bTkYoHpU
s^decoupe	i]
s^degree	fTiCkTlWmU
s^del	fHgRiVjGoW
s^delegado	bCi[jH
s^delegue	qHrUs[
s^delineante	aSkJ
s^delivery	cGdX
s^dem	kVlJq]
s^demo	fDiIp\`
s^den	gAhSi[jIl^
s^dentaire	hZiHsV
s^dental	aYgHhTiRjG
s^depende	cJjDkHmbpI
s^dependienta	cTiT
s^deplacements	nWqI
s^depot	aFb=dViXnW
s^dept	bdcHiD
s^depuis	b\\
s^deputy	m]
s^der	cRfIqUtS
s^des	bSi_
s^descuento	gFhaiF
s^desde	cGgJnXoT
s^design	hGi[
s^designation	a]bIeUiIj?
s^designer	cIjTrY
s^desossage	i_
s^deutsch	iGrW
s^deux	dJfTp[qV
s^development	bDi^jCnX
s^devops	bFcFd_iEjHmYtR
s^di	aWbIidpHtV
s^diary	fXgJi\`nC
s^dias	cGfSg>hZiHjFtX
s^dictated	a]jGmGpGtU
s^dictee	aV
s^dienste	aFfThIm]
s^dienstort	cY
s^dienstwagen	bChajJ
s^diesmal	fXiEjHrZsT
s^diets	bCfFia
s^diez	bRjZ
s^digging	ia
s^digital	mU
s^diktat	bIcGiGjEkBlGmJqFrEte
s^dimanches	dFf]iJkHrGsF
s^dipl	bUiIj[
s^diplom	gUhDiIjYkY
s^diploma	iHjV
s^diplomatura	bYjSmF
s^diplome	hVjT
s^dir	fImXnXoEtS
s^direct	e\\gF
s^directeur	cT
s^direction	aTbRhE
s^directrice	iBpHq[
s^discount	h\`i?pI
s^discrecion	bIiFjXqY
s^disenador	iTpF
s^dispatcher	bIdEmU
s^dispo	iJoDq^
s^disponent	i[
s^diss	fEiYpF
s^dm	bTcIiHp\\tE
s^dma	iHjSlRoS
s^do	bWi\\jI
s^docente	cVo?
s^does	i^oI
s^dog	iClU
s^doing	gZ
s^don	iGjGm\\sS
s^don't	l]rX
s^donc	bS
s^dont	jIlXnJ
s^door	bX
s^dos	aSeGf?mY
s^dossier	bEiIpc
s^dossiers	dXfGiEjJoAp]
s^dr	mkqU
s^drafting	iV
s^drei	bZfXiGjBnT
s^drive	bIcJgGhBiVj[nItJ
s^driver	jV
s^drivers	aUhJ
s^driving	eUfFjTkIlV
s^droit	jV
s^drop	bRkH
s^drug	fJmS
s^drummondville	j\\sS
s^du	i]
s^dubai	aUkHs]
s^dublin	cT
s^due	bScR
s^dusseldorf	b]s^
s^dutch	bBdIhRiFla
s^e	hS
s^ea	eFhTjWoH
s^echelle	fHg\`hHiIjH
s^echelon	b^jF
s^ecole	cFiEj]k\\
s^editor	iV
s^educador	iU
s^educadora	bRcYgViY
s^educateur	fR
s^education	hIiJnTqU
s^efz	hUjV
s^eg	cGg^oU
s^egresado	jZ
s^eh	cUgTlHmHqSrHtU
s^ehpad	aJb[cUfGiEjJrF
s^eigene	jZsW
s^eigener	h]i[jD
s^eigenes	iGnVr[
s^ein	iAoHpXrSsW
s^eine	hRiIjRlSsU
s^einfach	hEiEpc
s^einkauf	aHdGfFgGhGiDjBmc
s^einkaufer	c[
s^einrichten	gFi^kS
s^einsatze	cIfEjIkInZ
s^einstieg	g\\hBoVrG
s^eintritt	i_kIoaqIsD
s^eks	jV
s^el	cSiTqS
s^electrical	gRiJmV
s^electrician	j^
s^electricien	gUiF
s^electrique	h^iHjG
s^elektriker	lI
s^elektro	bVgEiFjb
s^elementary	iGj[sH
s^eleven	baeJiJjBoC
s^elle	m]
s^email	hJiXjJpVtV
s^embedded	aViFjZ
s^empieza	eUhDo\\
s^employee	bGfX
s^employer	bUgHhZiJ
s^empower	iEjdkA
s^encargado	i=jWmZ
s^end	fIiRjFo^qD
s^enfermera	bCcZiX
s^eng	bWfYiIjS
s^englisch	iIjGlWrU
s^english	jVl\\rU
s^enhanced	dHeEh_iJj[sI
s^enseignant	bT
s^enseigne	bTcVi_jC
s^entgelt	g]
s^entrada	fZ
s^entre	nSqTs[
s^entree	hUiGoY
s^entreprise	becC
s^entry	eXfSgHjV
s^epileptics	cJiDjAsatI
s^eps	eCh^iG
s^equipe	cSmSpI
s^equipes	gW
s^equipo	aEbIcJeIiDjEmhpI
s^er	oS
s^er-team	f^hWiAo@pE
s^erst	bEeZrVsG
s^es	aRbY
s^escuela	aGbCccfGiEqJ
s^eso	cIiIj_sT
s^especialista	mT
s^essential	iVjU
s^est	becFiHjFq]tG
s^estamos	bWcZmTqI
s^estheticienne	jHtW
s^et	fH
s^etablissement	cYeI
s^etat	i\`jS
s^etude	cUfY
s^euch	hIpWrR
s^euh	fR
s^eur	hUi\\
s^evening	jIrGt_
s^evenings	fRmRoF
s^events	hUiJj_
s^every	dUhV
s^evite	iFoIpFqEr]sR
s^examen	iGjZpT
s^excel	hIj_
s^excellent	j\`kHrI
s^exige	iIjbkG
s^experience	i<k_lc
s^experiencia	jU
s^experte	aSbZhXiFj@
s^export	bU
s^extra	aIhRiHjBk^
s^extras	gFh^
s^eye	bTjX
s^f	jT
s^fa	cFhIi\`jY
s^fabric	becGgIiFjE
s^fachangestellte	gYjH
s^fachkraft	bTcVfJiBsItU
s^facility	bY
s^facteur	j^
s^factory	b\`iG
s^facturas	jY
s^fahrdienstleiter	aFbEcViIjYlS
s^fahren	ibjI
s^fahrer	iRjV
s^fais	iSpJrXtW
s^fait	jUpSqR
s^falmouth	bScT
s^falta	a]gViEjS
s^familiale	bW
s^familienbetrieb	bT
s^famille	bGm[pJqIsU
s^family	bR
s^fanuc	j[
s^farm	aWfF
s^farrier	fXhUiSnS
s^faut	jXnW
s^federal	b]eFiAlXmC
s^feed	bAi\\
s^female	s[
s^fh	iHj\`
s^fia	dUsT
s^fibre	cSiSsX
s^fijo	e]hSoE
s^filing	i^jI
s^final	aHhUlIqVrHt[
s^finance	aFeWfCmSsJ
s^finca	jS
s^fine	eSgRlV
s^fire	cAiYnb
s^firm	iS
s^firma	bSiFl]
s^firmware	iZkS
s^first	cViSpT
s^fisat	eWi[n\\sW
s^fish	iSmS
s^fit	iUj[
s^fitter	rT
s^five	dSf\`g@mVtI
s^fix	g[iSjGqH
s^fixe	gVh^iEmH
s^fixed	oS
s^fixum	gT
s^flat	hYiX
s^flex	fWg?h^iA
s^flexi	bHcWfUhTpFqW
s^flexible	bU
s^flight	bUh\\
s^flights	bJcVeS
s^florist	fS
s^flt	jT
s^fluent	cHiHja
s^flutter	c@dRmS
s^following	a^bA
s^food	cVgFh^iGkEoF
s^foot	eThWoG
s^for	iS
s^foreman	iH
s^forestal	cTeHiRlWmR
s^forestales	aScT
s^forfait	hTiImXpJqU
s^form	cWjHpa
s^formateur	bWfUmV
s^formation	cBiUlZ
s^forty	b\\iFkJsT
s^foto	cIkHr[
s^founded	b^iFmE
s^four	cIfSiVmS
s^fp	bYjU
s^francais	iRkJ
s^franzosisch	k]sD
s^frau	tS
s^free	c?hliI
s^freelance	cSeYfDiJ
s^french	jS
s^freundlich	cIiGjckJ
s^frist	fHgEp\`
s^from	bIt\\
s^front	a[eF
s^fruh	fa
s^fruhdienst	bUlT
s^ft	bIeX
s^fuel	dCh_iFjE
s^fuhren	bHcFi_pW
s^full	dSmS
s^full-time	e]mJ
s^fundraiser	aSbWgDjGlV
s^fundraising	cUdBfRiSrR
s^funeral	iR
s^funf	b_fHiEsU
s^fur	iT
s^fv	iT
s^g	dHgTiFj^
s^ga	b[jG
s^galway	gTkV
s^gameplay	bVdGfEiU
s^gardener	iCmVqS
s^gas	pR
s^gcse	iGjg
s^gebaut	i_
s^geehrte	aZbUi@tW
s^gehalt	g\`hHiGjFqZrF
s^geht	a]bHiCmJt[
s^geld	fDg\`hI
s^gelernt	hUiAjTk[
s^gemeinde	aTcIfZ
s^gente	s^
s^gera	j\`
s^gerant	iU
s^gerante	fYgDmY
s^gerente	bTi?jbmS
s^gerer	i_jJ
s^german	bHcHkYlYqH
s^gern	iIjIk]lDqIrSs]
s^gerocultora	cS
s^gesellenbrief	iHjWkX
s^gestionnaire	iXrU
s^gesucht	aXbTcVjI
s^get	h^jG
s^getxo	cWkI
s^gf	qf
s^gibt	fYq]
s^girls	fSiWsT
s^glasgow	d\\fFnX
s^glazier	iU
s^gm	eIfIgGhFpZqTsBtS
s^go	j[
s^going	aYbGqX
s^good	bTiGpJ
s^google	fFiZmS
s^got	aXbIcUeZiGmFqU
s^gott	bItS
s^governors	aWiIpHqU
s^grade	aVeTfIgZ
s^grado	iIkTl[sG
s^grafiker	iW
s^grain	oE
s^grant	eVrV
s^gratis	h_sT
s^graves	fZiV
s^graz	bZcVdIgThXi=jBqHsF
s^greenkeeper	cTfWiUoC
s^grias	aTb\`eHi?oErG
s^grille	g\\
s^groom	a>cYsS
s^groomer	hHjS
s^group	bTcShZiEnT
s^groupe	b[eFiXm[
s^gruezi	aVcRf[gE
s^grupo	iV
s^gruppe	b[fEgUhEiFmS
s^gruß	bHtX
s^guardia	cUf]gGqFsT
s^guia	gRjS
s^guide	sS
s^guten	aYbXtV
s^gym	jWsS
s^h	f]hR
s^ha	baiDqF
s^haben	hRjWqRsX
s^haber	iDkUpJ
s^habla	k]
s^haccp	jW
s^hace	iIjZ
s^half	fUhYiF
s^hall	bWfIhGmT
s^halle	eRiXrZ
s^hallo	cTjI
s^hamburg	aTbGhIi\`
s^hand	aRjIlU
s^handler	nT
s^handling	bVfGiV
s^hands	bTcG
s^handy	h^iF
s^handyman	aTcWkInVtZ
s^harrogate	eWf>h[jYsU
s^harvest	lJ
s^has	bHe@iBjgtV
s^hasta	eYfY
s^hat	q]
s^hatchery	fSoI
s^hatt	jVoJsW
s^haus	bVcYiDpH
s^haustarif	bJ
s^haute	bTiEjZkU
s^have	fHhbjRmUoAtI
s^hay	fUh\\iH
s^haya	iFk\`
s^he	i]sR
s^head	mZ
s^health	gHhYkVqT
s^heidenhain	bTkV
s^heizung	iV
s^heißt	bUfWnTqH
s^hello	cXqSt_
s^hep	hIiIj]
s^her	iZqT
s^here's	aIdFiFjBrFt^
s^hermes	kX
s^herr	fWgHtY
s^heures	fRgWhV
s^hey	dUtW
s^hgv	fSjX
s^hi	hSjIt^
s^hibrido	cWdUhI
s^hier	aYbVhG
s^higienista	eZiYjG
s^hire	b_cAiS
s^hiring	aGhGiSlJmEsV
s^hiya	eVfJlT
s^hochschulabschluss	iJjRkCmUoW
s^hola	cSiHt^
s^hombre	jIs_
s^home	dWiG
s^homeoffice	dUfYiHpH
s^hopital	fT
s^horaire	gIh_iD
s^horaires	f\`iE
s^horakustiker	iVjFtU
s^horario	eGf]o@
s^horas	fe
s^hospice	bVrV
s^hospital	bT
s^hote	cTnGsX
s^hotel	aT
s^hour	iX
s^hours	bDeTfkgAhXiB
s^house	h^iS
s^housing	hSiEjZ
s^how	iGoGp_
s^hplc	iT
s^hr	fJkIqTt\\
s^hrs	fZiV
s^hse	dHhUrY
s^ht	jToW
s^huhu	aU
s^hundred	bYg^hFlGmEsItJ
s^husum	cZd\\iHjE
s^hybrid	dkfD
s^hybride	bFdThYiFqT
s^hygiene	iEj\\
s^i	aTgS
s^i'd	cUiBoWs[
s^i'm	gTiVjIlT
s^i've	iGqUt[
s^ia	ia
s^ich	fWiHqRt[
s^ideal	iFjFk\\sZ
s^ideally	jJsX
s^if	iEj<kioCtT
s^ihk	iRjI
s^ihr	bDcS
s^ii	jX
s^iii	aSbHcFi\\jT
s^il	oS
s^illustrator	iBj]
s^ilse	cU
s^im	iW
s^immobilier	ibjE
s^in	cUiY
s^indefinido	eXgIqW
s^indemnite	gV
s^independent	bbiI
s^independiente	iSjT
s^indesign	jTkRsT
s^indirect	bYcUdTrU
s^industrial	jY
s^info	bJlEmTpXqW
s^ing	iZjS
s^ingenieria	jW
s^ingeniero	n_sU
s^ingenieur	bVi<j_
s^ingles	cEfIgBiZjSkZ
s^inicial	bBiWo>
s^instalador	jR
s^instaladores	cTiGoUpX
s^institut	aCb]cSdE
s^institute	iHj]
s^instructor	aUiT
s^insurance	bHh\\tZ
s^interim	eY
s^interiorista	bIdWeGj\\rR
s^internal	aXbFcHpZ
s^internat	fasG
s^interne	iDnXqS
s^interno	bTgDnV
s^interpreter	iS
s^interview	pV
s^investigator	bWfUiVpH
s^inyeccion	iXkS
s^ios	iZjT
s^irata	a[rJ
s^is	cUdVmW
s^iso	bYcEj\\kI
s^ist	cXqU
s^it	r]
s^it's	bacXpR
s^italian	aJbShSiUjU
s^iv	hGmR
s^j	bTe[hXiSoD
s^j'ai	cV
s^ja	gS
s^jahresarbeitszeit	f]hWiGoC
s^jardinero	cRiTsS
s^java	cGdRiRjW
s^je	cStR
s^jefa	aVhXiFqT
s^jefe	cT
s^jemand	aUcGidj>kHqJrItT
s^jeune	gGjIl[sW
s^jeunes	bGfIgFiXjJl[sG
s^jo	a[hG
s^job	iU
s^jobrad	gHha
s^join	aFjGm]
s^jornada	fS
s^jour	bVcHjEtT
s^journee	fWiImHpTtS
s^jours	cHfWiJjFpErT
s^junior	bT
s^juniors	aXiTm\\
s^juniper	aWiDjS
s^juriste	dReRjImUpW
s^jury	iDp_
s^jusqu'au	eUfIiFjGoAp]
s^k	bCcTg^hUiD
s^kafka	iEjGk]
s^kalt	bTfYhHjCmW
s^kann	i@jZpH
s^kanzlei	bamD
s^kasse	aS
s^keep	bHcVdTeRlIrZ
s^keeper	bUhSkS
s^kein	lXrX
s^keine	fTiXsc
s^kellner	cTfY
s^kennel	a[
s^kenntnisse	dFiCjBk_oH
s^key	bDi]rJ
s^kfz-gutachter	bBcRjVqX
s^kinder	iar\\tG
s^kit	gBhgjA
s^kitchen	bYiS
s^klar	aSlV
s^klasse	eWj_
s^know	kUpIqW
s^knowledge	bFlZmJsG
s^knx	mSnU
s^koch	cVfViI
s^kochen	ie
s^kollege	iImTqTrI
s^kollegin	mYqStT
s^kolleginnen	fHgGhCiBm^qFtY
s^kommen	iRs]
s^komplett	gDjZq]
s^kranfuhrer	aSbHeIiYoS
s^kur	hIiJjIk\\
s^kurz	bIcHdTi?jWrS
s^kv	fFg_
s^kyc	aUcHiSkU
s^l	jT
s^l'anglais	iDjGkUl]qI
s^l'association	aVb[cEdFiB
s^l-j	fbjG
s^la	qV
s^lab	jV
s^labels	i^
s^labo	iVlWsI
s^laborantin	iTjFsS
s^laboratorista	aFiX
s^ladies	iJpIrGsYt[
s^lady	j^sU
s^lagermitarbeiter	eZ
s^lake	bRcU
s^land	bVfFhTiV
s^landwirtschaft	bUkV
s^lang	fV
s^las	i]jHkIlV
s^last	jGq]tV
s^late	fXoX
s^laundry	cU
s^law	fUoVqU
s^le	iIjElTqS
s^lead	jTm\\
s^leader	jSqU
s^least	i?jd
s^leave	h[iJrZ
s^leaving	iHjZ
s^led	iEja
s^legal	fSsY
s^lehrabschluss	gIhIjWkBlHqCrGsBt^
s^lehre	i\\kU
s^lehrkraft	eYgS
s^leitung	bWgY
s^lenguaje	jGlHr\`sC
s^les	i_
s^lesen	bIfCgRi_nZ
s^letter	aHfHmEpg
s^letters	bIp_rI
s^lettre	jJoIp_tI
s^leute	aVfRjJmS
s^levee	cIic
s^level	jb
s^lgps	aWcUeDhXo?
s^library	iVk>
s^libre	hU
s^licence	iDj^kX
s^licencia	fGiCjWmV
s^liebe	aScHjFrXt^
s^lieber	a\\bDt]
s^liebes	a\\b@dXtT
s^liebsten	bGsW
s^lieu	cZiF
s^lifeguards	cUjS
s^lifting	bTcTiVjR
s^light	fHgAhSs\\
s^limpieza	iY
s^linea	bUfWjZ
s^linens	aDhbiEjJ
s^list	cJeIfDiZpX
s^live-in	c[hHi^
s^living	hTiHnV
s^lleve	ic
s^lo	bRhGq[
s^loading	i_
s^local	bVcJjFs[
s^location	c_
s^locksmith	aYbE
s^locum	eJo[pI
s^lodge	bScJfTjS
s^loft	eRjT
s^log	jUmX
s^loge	cWhViFjH
s^logement	gHh\\
s^logistico	mX
s^logopede	iW
s^lohn	gfiDjG
s^lohnband	g[iH
s^london	cSd\\fCiE
s^look	aTeVkI
s^looking	aU
s^los	pT
s^lovely	rStT
s^lpp	hV
s^lunch	aFb@cIdHeEgFh\`iIjCkHlImGnHoHqErEsItE
s^lunes	fZh\\iC
s^lwl	i]
s^m	cTjYkDmS
s^ma	bIcEfSgJhItZ
s^machen	bbfIgH
s^machine	fWjS
s^machiniste	sT
s^macht	i\\q[
s^macon	cYjJsU
s^madame	jHsStW
s^maestro	iUjV
s^mai	cDf\\nU
s^mail	iHlSpWtU
s^main	iV
s^maintenance	iTmS
s^maison	b\\h^iB
s^maitre	bXf[gGiHoFqY
s^make	lGr]tF
s^maker	bX
s^man	iW
s^management	dEhVmV
s^manana	eEf[gG
s^mandar	bJgFp]
s^maneja	k]pHqHsI
s^manejo	iFj_
s^manipulador	k[
s^maquinista	bGcSiWkD
s^maquinistas	kS
s^marca	bUiS
s^march	fDiAo\`pH
s^mardi	dV
s^margaret	bIjFqYtX
s^market	bVdWiCqX
s^marketing	iSlT
s^marquette	bDc]
s^mars	fGo[
s^martes	f_
s^martin	aZbDsDtZ
s^marz	oWqI
s^mas	gVhUiDsU
s^masons	aVbFcFi]lCmC
s^master	eYiJjY
s^mate	bHcVrW
s^mathe	gRhVj^
s^maths	jV
s^matin	fW
s^matricero	jS
s^matricula	j_kE
s^max	dWiFjFlHrXtI
s^may	bHcCfUi?o]qY
s^mbo	iCja
s^md	cGmSqX
s^me	a]gJmSpX
s^meal	bRhU
s^mecanicien	aGb^fV
s^mecanico	hS
s^mecano	bRjU
s^mech	jRmV
s^mechanic	lS
s^medecin	aEcUmW
s^media	cGjU
s^medical	h^
s^medicale	bZsE
s^medico	h[
s^medio	c\\fZkIoG
s^meeting	pEqFte
s^mein	pHqb
s^meister	bEj]kV
s^meisterbrief	jWkU
s^meisterwerkstatt	bZkWrR
s^melden	f@iIo\\pS
s^member	bVsR
s^mention	iIjSpHr[
s^merchant	bUcRmS
s^merci	aDbFcGiFpAtd
s^message	bFpYtX
s^meta	iZjS
s^metiers	kS
s^mets	pIrbsGtH
s^metzger	cT
s^metzgerei	pT
s^mfa	jXkS
s^mgr	m^
s^mi	fIgGiZjHnXsI
s^mi-temps	cSfU
s^mich	aGiCpYqX
s^mid-size	bWdEhCjDt\\
s^midwives	fTgHoV
s^miercoles	f_hIiH
s^mig	iRjU
s^mil	bHcGeCgbhIiDjCmIoH
s^mileage	iVjS
s^milk	jRlV
s^milking	i\`
s^mindestlohn	eBg[h\\jJkHoApG
s^minijob	eYoD
s^minimum	jR
s^minutes	t_
s^mir	aUbGhGsU
s^mira	fZiHkGqFtW
s^mission	e]
s^missions	eDi_
s^mit	iS
s^mitarbeiter	eUqW
s^ml	cZ
s^mm	iEjckG
s^mo	oE
s^mo-do	eBfa
s^mo-fr	fT
s^mobile	dHhUnS
s^mobiles	bYiG
s^module	iTpU
s^moin	bJcStY
s^moins	s_
s^monatsabschluss	hIij
s^monday	dFf_g?hHi@n\`
s^money	h\\
s^moniteur	kV
s^monitor	jS
s^montag	iZ
s^monteur	fWjU
s^month	dZeXjHpJqI
s^morgen	qVtS
s^morning	t[
s^mornings	fW
s^mortgage	fFgRiSkDsV
s^mostly	fViWpH
s^mostrador	iRsT
s^motos	hS
s^moving	bHiSkXmI
s^mozo	aIbXiTjT
s^mr	bIeJmUoYqV
s^mrcvs	a]
s^mrs	aVbRtE
s^ms	bJfHiDo^pVqHtF
s^msc	j_
s^mujer	gHqIsb
s^multisport	aHfUh_jJ
s^municipal	bVeGoF
s^museum	bV
s^museumspadagogik	a\\bFgB
s^music	bSeS
s^muss	iTj^kJ
s^musst	bIfGhFj^kDlXmB
s^must	fIj]oRrSsZ
s^my	iU
s^n	bDcSiHmXqD
s^na	iHrS
s^nach	dRgSiVoE
s^nacional	bHcEfHgBiHjWn^
s^nada	pWrD
s^nahverkehr	bJi\\oDq]
s^nail	hSiHjT
s^nanny	aFiXnT
s^national	jTpT
s^native	jUrHsX
s^nature	bRfTmI
s^naturlich	iYjYkI
s^nav	fBic
s^nd	cXhJjS
s^near	bRcbiUjF
s^necesitamos	aRcWeUhJiG
s^necesito	ahi?mFoH
s^need	aVbGjW
s^needs	jWkV
s^nein	gZiZlS
s^never	dIl\`p?
s^nevers	cSiHmHn\\
s^new	bZgGiFtT
s^nhs	bYc[iIrJ
s^nice	bCiGjDk\`lW
s^nicht	jUkFlSr[
s^nichts	bIcJfEgCibjFqIrI
s^nights	g]lT
s^niveau	cJiIjXlX
s^nivel	fS
s^njc	eGgZ
s^nmc	j^
s^no	sU
s^noah	f@gWhWiGm\\pJ
s^nobody	iGqRs]
s^non	aDcCeDgaiHjWnFtC
s^none	bHcIhYiFjGmIsZtS
s^nos	bX
s^not	i@jVkClds[
s^notdienst	eJfagHiIjJ
s^note	cViIjHpIqTtV
s^notes	bIcIiEjDpJrWt]
s^notre	jDoYpHqW
s^notsan	k]
s^nous	bViB
s^nov	eGfVgHiHjIoY
s^noviembre	fY
s^nr	bIcVgW
s^nuit	bJfJgGiEm\`pF
s^nuits	hFkInXqVtH
s^number	jUsU
s^nur	mTnUsU
s^nurse	iT
s^nursery	bUe@iZjA
s^nutritionist	aVjSsT
s^nvq	iEjd
s^o	jT
s^ob	bIeJfHgGhFiTjHlZqVsI
s^oblige	bYiEjY
s^obra	e_gB
s^ochenta	b]iBjGmT
s^ocho	bYf[mV
s^oder	hRjX
s^off	fXi]j@oF
s^office	c]d]
s^offset	gSiGjV
s^oficial	iS
s^ok	aT
s^on-call	bShViHjImT
s^one	iFjHrR
s^ong	bZsE
s^online	aIdGiGjRoEpd
s^only	gIiEs_
s^op	bHjU
s^open	bGfWiaqI
s^open-ended	eYf?h\`
s^opening	a[bFe[fCiUjFkE
s^opera	j[sT
s^operadores	bIhZjR
s^operario	hS
s^operateur	bYcJjTsW
s^operatives	hIlU
s^ops	aZdA
s^optico-optometrista	i^
s^optik	aIbXhVqV
s^or	jT
s^order	bWiTqH
s^ordering	i[jE
s^ort	cXiI
s^orthoptiste	bWdGfY
s^os	aUc\\fIiJtW
s^ote	fEgShYiI
s^other	cIgBh_iAjBm[pU
s^otherwise	d]hD
s^ou	j^
s^our	b^tU
s^out	bGcRi[nYrV
s^ouvre	eV
s^ouvrier	cX
s^ouvriers	hSiSjVoR
s^over	bJiSkV
s^overnight	eUiT
s^own	iV
s^owner	iVmTqS
s^oye	aUbViRtT
s^p	hTiT
s^pa	iSmS
s^packaging	bWgAhViZ
s^padre	iAm\`
s^paga	cDgb
s^pago	gViJjI
s^paid	aVhSjFlV
s^paie	gXhI
s^palefrenier	cXhSsT
s^palliative	iRl\\
s^panadero	cRiY
s^panel	kG
s^paper	cTgJhIiBjTpV
s^papier	cTdU
s^par	aScGjVpX
s^para	cVnU
s^paralegal	aGiUjV
s^parc	bZi^jHmG
s^parfait	jZlS
s^paris	hU
s^parish	mS
s^park	bW
s^parroquia	bWcSiI
s^part	j]qZ
s^part-time	cUfGiX
s^partida	f]hAjI
s^partner	b^dSqX
s^pas	rTs[
s^passer	cJp^
s^pastor	aJqStT
s^pastry	fYiXsX
s^patch	cejF
s^patissier	iDmY
s^pattern	bWcEjS
s^pay	fCgjiDjG
s^paye	aScJiSkI
s^payroll	i\\
s^pdf	pZ
s^pedagogique	bTjU
s^pedimos	iDj^
s^pee	aTbJ
s^peintre	aHbJiEjY
s^peluquera	cSjW
s^pension	eIhoiF
s^pensions	bTcCdTjS
s^people	iBjClVt\\
s^per	aWcUiHjE
s^percent	g[lI
s^perdon	cSiDqY
s^perfil	jFpIr\\
s^perks	fHgHh[iGpJ
s^perm	bHeff?mTpT
s^permanent	epfBgTjF
s^permis	iFjTkasJ
s^person	fTia
s^personal	jBlYqGrY
s^personalreferent	aWbAeY
s^pfaff	iIj\`lW
s^pflicht	hHiCj^kT
s^phd	iBjVk\\
s^phone	hcjFpZtS
s^phones	if
s^physio	bXiT
s^piano	aHbVe]fEiFlXmFpJ
s^pick	ib
s^pick-up	h\\
s^picker	sY
s^picture	fGidpH
s^pido	ja
s^piloto	iY
s^pintor	j]
s^pizzero	b>jX
s^placement	jX
s^plan	hVi]
s^planen	i]
s^planner	dJhR
s^planning	bBjSkX
s^plant	hU
s^plateforme	b[cZiAjI
s^platform	rX
s^play	aCb?iYm[
s^playwright	j]
s^plc	gDiGjRkWpH
s^please	bEfHiFjHlFr[tZ
s^pls	bIcFfFiIjFrVsRtZ
s^plumber	iS
s^plus	eT
s^plutot	gSsY
s^pme	b]
s^pms	iDjV
s^pod	iCjUmS
s^poda	eEiWjToE
s^point	b\\g]jHmIrA
s^points	cTiU
s^polar	c?fFnW
s^policy	eThSmU
s^polish	bFcHgJiEk_sWtH
s^polymechaniker	aV
s^pool	bHhUiI
s^port	bUmU
s^portal	fDgEhGmIp[
s^portefeuille	cUjYmAoJ
s^portfolio	iFpYrU
s^portugues	cIj^lI
s^position	a]tX
s^possible	eDgXiIlSpItI
s^post	eWhFiV
s^postdoc	bVe[fIgHi[jG
s^poste	bUeTiA
s^posting	aFbHiGpVt\\
s^pour	aV
s^ppo	hY
s^practice	kS
s^prasenz	aTbViWk@
s^preferably	bFgFiBjDkIsf
s^preferred	cAdHfGiCjFk^mHpIrJs]tG
s^prenatal	cGeIfIiTjFkUoUqI
s^preparateurs	gJi\\qY
s^prepose	eZiToE
s^pricing	bWi^
s^primary	cRh]
s^primera	eGfIoYpW
s^primero	cGpU
s^principal	iSm\\
s^prise	fSicjH
s^privada	adcDgAjAkEmG
s^private	b[c>gThY
s^pro	hUiElS
s^probate	bYiYmI
s^process	bW
s^procurement	gU
s^producing	bagBhJiG
s^product	cB
s^prof	iXjJqX
s^profe	aXeRfS
s^programa	bHc@idjH
s^programador	nW
s^programme	bTjGnV
s^programmer	bUdDiXjI
s^project	bEmX
s^projet	gEiTjVqU
s^projets	iY
s^promised	aWbIiGsGtW
s^proper	iWj_
s^proyectista	fF
s^psicologa	b]cRiJ
s^psicologo	cRjUsS
s^psych	fTjS
s^psycholog	aZ
s^psychologue	bYfVjV
s^pta	bGc\\fF
s^pub	cEiGn[s\\
s^public	aBbSc]eR
s^pues	aFt[
s^puesto	aX
s^puis	aYe^fEgFiGjClXqGtE
s^pune	bEc\`
s^purpose	bGeUiXjFpT
s^put	iIjEpFrg
s^pv	dGtY
s^python	iHj<kb
s^pytorch	eViCj[mTpG
s^q	fHjUoZ
s^qa	aTkT
s^qs	aJiR
s^qualified	i?jksT
s^qualite	i?jWqY
s^quality	bUcFhGiXsJ
s^quals	aUiS
s^quarterly	ia
s^quatre	f\\iI
s^que	iTjRsR
s^quelqu'un	nUsa
s^qui	aTfRiDkWlJpGsStH
s^quick	bScSfIhFtT
s^quiero	aVbIeJoWtG
s^quote	pXtH
s^r	cHh]iIjZ
s^radio	aXbUiJrIsG
s^rafaela	bDcTgRiW
s^ramp	cR
s^range	eGg^jFkIr^
s^ranger	cR
s^rate	gW
s^raum	bRiHqSrWsJ
s^rdh	aFbJiUo[
s^reading	sU
s^real	jdsI
s^really	pS
s^recepcionista	bScV
s^receptionniste	bTcRiIjU
s^recherche	aWbHcZiVmF
s^recruiting	a[bYtJ
s^recruitment	hJiTs[
s^redacteur	i[
s^redditch	bR
s^reederei	bZ
s^reels	bHi\`
s^ref	iFlVqIr\\sD
s^referees	oJp\`
s^references	i^mJ
s^referent	bYfS
s^refraktion	i_
s^refuge	aDiYkT
s^reg	hAi^pT
s^regie	bUfViYjF
s^regional	cVsY
s^regisseur	aG
s^registered	iIjb
s^regular	e]mIqT
s^regulation	iW
s^relations	ieoI
s^release	iR
s^relocation	h_sR
s^remontees	bZ
s^remote	bSddfJhWiF
s^remoto	cCdYgIiJn\\
s^remplacement	cZe\\
s^remuneration	gXhViH
s^rep	iUjW
s^reparation	aYfWgHjS
s^repas	bHgHhcjI
s^reponse	dFp\\
s^report	aHi;m\`tX
s^reporta	mcpF
s^reporting	dGm\\tG
s^reports	jBm_
s^req	iCjd
s^required	j]
s^research	aTeTfW
s^reservoir	bY
s^residencia	jTsR
s^resident	aZdGeUfArU
s^residente	aTiG
s^resolucion	aVbGcAjUkXpI
s^resp	bIc[iBmX
s^responde	cJm\\pFtI
s^responsable	cV
s^restaurante	hWjJ
s^restaurateur	eSfB
s^restaurator	bHeYiZ
s^restorer	iR
s^resume	pV
s^resumes	pd
s^retail	iHjT
s^rettungssanitater	fUh[jVmTpI
s^review	iS
s^revit	bDjbkR
s^right	aTiCpItc
s^ring	fHp\\
s^ripon	a]bCi\\jImIsX
s^rn	bTdF
s^role	aT
s^rondes	icjB
s^roofer	iSmB
s^room	b@cShY
s^rooms	bYhVkIsI
s^roster	fVgIhWkH
s^rota	aGfRi\`
s^rotation	dBfbgGhIiFjJmInIpI
s^rrh	eU
s^ruf	fEnIpXtI
s^rufdienst	g\\m]oGpIrS
s^rufen	iDp^rG
s^rugby	bUhU
s^run	cEeGie
s^rund	bScViRnT
s^runden	fDp_
s^runs	fSiVmV
s^rural	cVi?nR
s^ruta	cIfIjHn_
s^s	gYiV
s^sa	bIfTiDmZoXpI
s^sabados	fWgZiJ
s^saber	kR
s^sabes	cYdX
s^sachbearbeiter	fW
s^sachbearbeitung	bTjI
s^sachkunde	gShVjRsX
s^sacristain	fYjS
s^safe	iRjYkT
s^salaire	gShTjGsT
s^salam	rHtS
s^salarie	cX
s^salario	cGfEg_
s^salary	fFgYhW
s^sale	aFb\`cIiF
s^sales	iR
s^salesforce	iU
s^salle	hXiJlSpI
s^salmon	aGkU
s^salon	mW
s^salud	bWhJkG
s^salut	cUtV
s^san	c^rV
s^sandrine	aTbGcUmU
s^santa	jTrS
s^santiago	cS
s^sap	bTcFiSjS
s^sash	bX
s^sastre	bThIiV
s^sat	f]jSsJ
s^saturday	fdiFlI
s^sauna	hgkG
s^say	b=oErbtU
s^says	bWcTeSi@
s^scale	g\`rV
s^scheduling	bIiV
s^scheme	b\\gIhWsB
s^schicht	fUhYsS
s^schichten	f\\mI
s^schon	aRjJkV
s^school	hV
s^schreib	bRiBrZ
s^schreiben	iSrXsG
s^schulleitung	bRjDmY
s^schwindelfrei	bHcHiDj\`kEqH
s^science	eH
s^scolaire	b\\hGpI
s^scope	cYeG
s^se	kV
s^sea	eViZjEmTrJ
s^seat	aSbRdVfGgViInD
s^sec	aXcTdIjIsX
s^sechs	hUmW
s^second	jJkX
s^secretaire	eBiU
s^secretaria	bDc]i@jb
s^secretary	rT
s^seek	a^bH
s^segelmacher	mH
s^seguro	h\\
s^sehr	aYbTi@tX
s^seis	jZmVqH
s^seit	bViCjSlW
s^self	bEc^eViU
s^sell	bYfD
s^semaines	h\`iD
s^send	bJiIpd
s^senior	bSiS
s^senora	iWsT
s^senorita	sWtU
s^seo	cWiIjUmJ
s^sepa	cGiAjYkZsF
s^sept	iU
s^september	hGiGjCo[
s^ser	fHjWkYqGsH
s^services	fUiY
s^servicetechniker	dIn\\sT
s^servus	hHsTt_
s^set	bBgXiXjT
s^seven	f^iG
s^share	gT
s^shared	fRjG
s^she	cGi]qW
s^shift	bS
s^shifts	fUh^iFjEmA
s^shop	bSmR
s^short	bGi[jGpS
s^should	bDqUsW
s^show	bFgDiEj_pRr_
s^shows	qZ
s^si	kflS
s^sia	jVsU
s^side	cUiJj\\
s^sie	iZjVrU
s^sieben	fRm\\sG
s^siege	aHcXiBjIm]oG
s^signwriter	iW
s^siigo	iCj\\
s^simple	iZr[
s^sin	sa
s^since	tV
s^sind	bW
s^single	fHg\\hS
s^sir	eY
s^sit	jYmUqE
s^site	cTiXkS
s^sits	dXmU
s^sitz	bDcVdEiEj\\
s^six	fWiDkRoTrS
s^sixty	gShW
s^sixty-five	gVhYiI
s^ski	bTjSoY
s^slt	gUiSlT
s^small	iX
s^smi	gaiC
s^smic	cTfIg\\
s^snr	a]bD
s^so	aTt[
s^sobre	cEfGm\\pXrZtJ
s^social	fS
s^sociales	idoI
s^soft	fTiR
s^software	fUkH
s^soldador	cWiEjW
s^solicitor	iS
s^soll	bCcGi^nIpVrT
s^sollte	jUkYlDqVsH
s^some	jWkTqT
s^somebody	aTeUiSj;sZ
s^someone	aTi[jDqIs^
s^sommelier	jU
s^sommer	f_
s^sommes	b\`cChI
s^somos	baiHjFm_
s^son	aIhIm[qFtU
s^soportes	cJoEp\`
s^sorry	iGo[pGqS
s^sort	iSq\\
s^sous	fRi\\mU
s^south	c]
s^soy	aHbWcEjEm?pGqFt\\
s^soziale	hFjY
s^spa	h]iD
s^spanish	kTrU
s^speaking	aIjDkZ
s^special	cIhGi_
s^specialist	bR
s^speed	fHgJiIjbkHlBqGsGtH
s^spl	iW
s^split	cSgYhViCjJqD
s^sport	ii
s^sports	bbh@jS
s^sprachmittlung	a\\iU
s^sprayer	iToT
s^spring	bHcHqV
s^sql	j\\kHlX
s^squad	aJm_
s^square	i\\j?kElZ
s^sr	aTbCcIgVj[kI
s^sra	bIiVm^pGtU
s^sre	gHi@jSt]
s^sres	mS
s^ssiap	j[lFtW
s^stadt	aHb^cFdHeHfIiEjFkHlHnIoHpIqHrHsHtH
s^stage	aYeRpJ
s^start	fTob
s^starts	gToU
s^status	eUh^iG
s^staudengartner	bTcS
s^stcw	hIjc
s^std	f\\g]o@
s^steel	hUqWsU
s^steffi	aStC
s^stelle	bX
s^step	cIgGiYjW
s^stipend	g[hHpG
s^stock	iTmX
s^store	cUiTsT
s^strictly	fThJiIrY
s^structure	b\`i@mFsX
s^sts	bWsZ
s^studio	bccIiAjX
s^studium	iDl^sF
s^study	hYjGpZ
s^stunden	dUfZ
s^style	jEpUrU
s^stylist	rT
s^subtitler	cC
s^suchen	aXeEfX
s^sueldo	cJg^lG
s^suite	aStU
s^suivi	bJicjH
s^sun	dRjR
s^sundays	bIfYiIpT
s^sup	b^hY
s^super	bRfUkSmUoH
s^superior	jb
s^supervision	bVcEfDiUjUpJ
s^supplier	bHic
s^support	aWbI
s^sur	bHc\\iH
s^surgery	kT
s^sven	cIiGqWtW
s^swansea	cUiSsU
s^swift	aIi<mYqV
s^swile	cIdCgDhdpH
s^swim	cRgThV
s^sysadmin	aT
s^t	gZhYiAjCpGrV
s^ta	bWdTtX
s^tag	aYbBiWnR
s^tage	f]gSjYpI
s^tage-woche	fYgJh\\sI
s^taille	cViUjIsS
s^take	ii
s^taller	bTiSkR
s^tally	gY
s^tambero	aVbDiVmG
s^tanatopractor	pS
s^tardes	a\\qS
s^tarif	aVbHgT
s^tasador	gWsT
s^task	ibjA
s^tasks	i_
s^taux	hS
s^tax	bUiX
s^tbm	aHiU
s^te	aZcBpEqSt^
s^tea	h[jIpD
s^teacher	hR
s^teachers	cUjIkZsI
s^teaching	bFi[jHlHsS
s^team	b?m^tW
s^teams	fDiHkJpTt_
s^technicien	cU
s^technicienne	aZbDiFtV
s^techniker	c?iEkSlRnX
s^technique	gT
s^techs	cS
s^tecnica	iVrT
s^tel	fGgEp^
s^telephone	hRpXrGsI
s^temp	hGoX
s^temperage	iRj[kT
s^temporada	iW
s^temps	f_hCiV
s^ten	fUgHhYiGjS
s^tender	hS
s^tendria	m]qH
s^tens	bGcTjW
s^tenue	jW
s^terapeuta	cZeXfVkT
s^term	e\\jE
s^termino	eZgJ
s^terraform	jX
s^terrain	hbiIjHoD
s^tertiaire	gUiF
s^test	hDjSpc
s^tester	dDhWiEjWlG
s^testing	iR
s^tests	cFgJiHj[pV
s^text	hJrVtX
s^tfa	aIiTjVqT
s^th	eSj\\oW
s^that's	a\\pIrB
s^the	iVtS
s^theater	fFgXrU
s^theatre	cVgXiC
s^them	bIcHhEjGlImIpUqFrWsT
s^then	aWi\\mI
s^therapist	iT
s^therapists	bYgFiZkHrI
s^there	dWiB
s^they	aIiemUpW
s^they'd	hDiTjIm_nW
s^thirty	fCgVhZ
s^thirty-seven	f[qJ
s^this	bJcIiVjImJoXp^
s^three	bXcSjU
s^through	pZ
s^ticket	bDjVk[
s^tickets	i\\jInT
s^tiene	h\\jWkH
s^tier	b\\cVjIkD
s^tierarzt	aVbagIhIi]jBkG
s^tig	iVjT
s^till	fZiEjIo^
s^time	cRj\\
s^tip	cXiHsX
s^titel	aZmHoW
s^title	fAiZjItZ
s^titre	bHkJqUrYsG
s^titulaire	fIi]kS
s^titulo	iR
s^to	fR
s^toi	mHqa
s^ton	lJpGr]tD
s^tone	aRiWrR
s^top	fDlVsW
s^toronto	bCcWd^iCjIkJnI
s^tour	sS
s^tours	fIi\`pD
s^toutes	iIjTpYtI
s^tower	hRjTlJ
s^town	aRbUc[
s^trabaja	eSfTiDm[
s^trabajador	fZ
s^trabajo	fGiYjW
s^trade	iV
s^traductor	eXgTiTjJsU
s^traffic	bZeUfGmJ
s^trailer	jZlSnT
s^train	gBiWlVpW
s^trainer	bAi[nZ
s^training	fGgJhUiEl[
s^traitement	gUhajJ
s^tram	bHcShBjSlU
s^transit	h]iHjC
s^translator	sV
s^transport	aRgCpDqR
s^transports	b^cFiZjBsF
s^travel	iTnW
s^trays	i_mD
s^tres	gVpWrW
s^trois	cIgIiTjBnV
s^truck	lS
s^trust	aJb\\mV
s^tso	aEbS
s^tu	pV
s^tue	bTiUmV
s^tuition	bHh]
s^tun	ic
s^tunnel	aTbUgC
s^turkisch	cHiIjVkU
s^turno	eEfajV
s^turnos	fXiYkF
s^tuttlingen	c]
s^tv-v	h[
s^twelve	dCf^
s^two	bUi@m\`
s^type	sU
s^typescript	iAjckS
s^typing	cEiDjg
s^tyre	jWlGrRsS
s^tz	bScIdShWiD
s^u	mW
s^uber	iJmIpUqDs_
s^ulm	cIjZkI
s^um	bUeWqT
s^umfang	gHi^
s^un	jIkXsX
s^una	aRfDiWmSoT
s^unbefristet	ebfGiDjCsJ
s^und	kY
s^under	aGhIiWm]sT
s^underwriter	iJjZlRqR
s^une	fUkSqJ
s^uniformes	cYhY
s^union	hStV
s^unit	h\\iJjImZ
s^universitario	jTlXmH
s^university	becFiF
s^unlimited	eZfJhHpH
s^unser	bWi@t]
s^unsere	aSeWfIiT
s^unterlagen	oHpZ
s^unternehmen	bXjV
s^until	eUfDgEiEpX
s^up	bFiXmJqU
s^us	bVgSiEj?rRsV
s^usd	bDgY
s^use	bVr^
s^uss	fHhaiFjG
s^ute	bWgHhV
s^utrera	gUj^
s^ux	bSfGpR
s^v	jWmSsR
s^va	bT
s^vacancy	a[bHeBp?t^
s^vacations	ff
s^vales	cDh_pH
s^van	hanS
s^varon	sS
s^vat	hZjU
s^veinte	gY
s^vendedor	bUdS
s^vendeuse	cU
s^venir	fJmCp_
s^ver	cHt\`
s^vergutung	g\\iD
s^verkauf	jX
s^verkauferin	lT
s^version	pFqHrZtI
s^vertrag	e[oD
s^vertrage	i\\jCrV
s^vet	cWoJ
s^veterinario	ia
s^veto	bCcYhU
s^vetting	dCgRiGkXm\\
s^veut	iYmIqW
s^vhi	he
s^via	cIoFpj
s^viajes	gIiHnc
s^video	pV
s^vier	aCcEfWiHm[nV
s^viewings	hVjV
s^vigilante	cR
s^vineyard	e@fHm^
s^violin	bGcZjIrW
s^visa	hV
s^visit	aGiGpZ
s^visits	icmBnT
s^vivienda	h\\
s^vocale	bGcAdIkIqFrDt_
s^voice	tS
s^voila	cTmHpFtc
s^voiture	mU
s^volljahrig	jW
s^vollzeit	bIeYfDrTsR
s^volunteers	aEeCgGiFmg
s^vom	hFiZrItT
s^von	cIfTiXkXoD
s^vor	fShXiWlI
s^vorarbeiter	bRiY
s^voraussetzung	j\\kD
s^vorstand	pVqW
s^vous	iTjTmW
s^voyages	cEh@iZn\`
s^vu	cGi@qJrIs]
s^vz	gZhF
s^w	mT
s^wage	eFg\`
s^wagenmeister	aGbXhSiSmJ
s^waiting	iUs[
s^walk	f=iHjGpf
s^walsall	hV
s^want	a^fJiBoYtU
s^wanted	cSjToE
s^wants	iIjSpIq\\
s^war	jBk[lTrHsV
s^ward	cThI
s^ware	bGhIpHs]
s^warehouse	cUm[sX
s^wartung	iU
s^was	gEiUqU
s^wash	cShTmR
s^water	bRhFi_nR
s^way	fCh_iUj?
s^we	bZ
s^we'd	hDiGs]
s^we're	b]cXtY
s^we've	aXb_gJiB
s^web	eTfIiU
s^week	fVnTo]pBqI
s^weekend	fVgVjClT
s^weekly	cTiW
s^weeks	gDhdrS
s^wein	eHhZiEjT
s^welder	kSqW
s^welding	i=jb
s^welfare	i\\
s^well	bTiHsV
s^welsh	cGiJkSpEr[
s^wenigstens	fShUiJ
s^wenn	iFjIk[pIs]
s^wer	iDj@kbqStU
s^werden	ib
s^werkscontroller	b[cUiE
s^werkstatt	aTbT
s^what	aXbGi\`tS
s^whatsapp	gJpYtS
s^when	dThHiIoZ
s^where	cVd\`kFnH
s^whitby	bUhV
s^whitchurch	b>cU
s^who	aVbW
s^why	bTpIqY
s^wie	jFkDqHrGt[
s^will	jRm[qU
s^window	bFc\\hIiB
s^windows	bX
s^wir	bX
s^wird	aRiY
s^wisbech	aXoW
s^with	j]mW
s^wks	hV
s^wo	dVfI
s^wochen	fHhflTpI
s^work	dY
s^worker	aRfU
s^working	d_lIsI
s^works	jCm]
s^workshop	aEbRcXiCmWsF
s^would	jCk\`sX
s^write	iZrZ
s^written	iCkX
s^x	fdnT
s^xero	aWfGiBj\\
s^ya	iIjImV
s^yard	bV
s^year	cHe[gU
s^years	iEjm
s^yo	aUqV
s^you	iTjUmU
s^you'd	iatR
s^you'll	cGtU
s^young	aShT
s^your	hZqI
s^yours	fTiImGpItZ
s^youth	nV
s^yr	fIiCjRkToSpU
s^yrs	j_
s^zahlen	bJeVfFgZhZiH
s^zeiten	f\\
s^zero	aRiVrU
s^ziehen	bAgHid
s^zimmer	hWoRsV
s^zu	i[mV
s^zum	fIgHh]iFo]
s^zur	cYiTjG
s^zuschuss	gHhY
s^zwei	cGjU
s^zwischen	cEfagUiD
s^£	gZ
s^€	g^
sa	fXiF
sa 00	fRpU
sa$	b]fWiB
saale	cX
saale$	cZ
saarb-	cY
saarbrucken	cY
saarbrucken$	cX
saas	bSiU
saas--	dJfFiGjb
sab	f[
sab$	f[
sabad-	f[
sabadell	cW
sabadell$	cW
sabado	fX
sabado 0	bH
sabado medio	bR
sabado$	bT
sabados	fU
sabados hasta	fT
sabados$	hY
saban-	b[dH
sabba-	eUh\`
sabbath	hXjT
sabbatical	h[
sabbatical$	eZ
sabe	k]oJq\\
sabe$	qY
sabem-	lT
sabemos	lT
saben	iJmTsb
saber	iDj\`kT
sabes	iJjGkSlRqY
sabin-	bBcXiRtY
sabine	cEdImTt]
sabla-	iX
sablage	iX
sablo-	aHbY
sablon	aHbY
sablon$	aHbZeI
sac	bFgWiY
sachb-	a^
sachbearbeiter	aR
sachbearbeiterin	aY
sachbearbeitung	aWoS
sachbezug	aHhU
sachbezug$	hXiF
sachg-	bFe\\gHhHiJmW
sachk-	jX
sachkunde	jV
sachs-	cFhHiGn]
sachsen	fGgTiFjJnU
sachsen$	gXiHnS
sacri-	a\`
sacristain	aT
sad	gRjYrW
sad$	gShIpIr[
saddl-	aU
saddle	aDi]
saddler	a]
saddler$	a]
safe	iSjc
safe pass	j[
safe$	iWjY
safeg-	jUrZ
safeguarding	jUrZ
safeguarding$	iDj\\
safel-	jY
safer	aIjV
safer recruitment	jX
safes	i]
safes$	iY
safet-	hGj^
safety$	hJiUmW
sag	qWtU
sag$	iYqR
sage	jX
sage 00	j]
sage 000	j\\
sage$	bIiVkT
sage--	aVbR
sage-femme	aVbR
sage-femme$	bW
sagen	jH
sagen wir	bSeSjIqS
sagen$	bTcTjF
sagt	t[
said	iFmSqT
said$	aIiHrYsStH
saile-	kSmT
sailer	aImW
saili-	bHhZ
sailing	iSlSoS
sailmaker$	aU
saima	m^
saint	jY
saint$	jY
saint-	cl
saint-die$	cV
saint-dizier	cT
saint-dizier$	cT
saint-etienne$	cR
saint-flour	cT
saint-flour$	cSfR
saint-gilles	aIcZ
saint-gilles$	cV
saint-junien$	aI
saint-nazaire	cR
saint-nazaire$	cR
saisi-	iZ
saisie	iZ
saiso-	eYmT
saison	eVfZoX
saison$	eT
saisonkraft	a?eVmZpH
saisonkrafte	iGmY
saisonkrafte$	iGmY
saisons	j_
saisonvertrag	eR
saisonvertrag$	eV
sait	gWkSqUsH
sake	kWqU
sal	hEi\\
sal$	hEi\\tS
sala	hS
sala cuna	aTcEhVsG
sala de	aHb]cIfEhV
sala$	mWsV
salai-	gVrS
salaire	gVrS
salaire$	gSrW
salam	cHt^
salam-	iJj]
salamanca	cVnS
salamanca$	nV
salar-	gS
salarie	aTeXhR
salarie$	bDeXhW
salaries	bV
salaries$	bZ
salario	gV
salary	gRrW
salary$	gYrVsS
sale	bVgTiS
sale$	b\\hXkIpD
salen	bVdZgHiGjIkJ
saler-	bWpT
salers	bZ
sales	aViRjT
sales$	aZbAjS
salesforce	aRjS
salesforce$	aSjTkI
salford$	aS
salid-	fSnT
salida	fZnSqW
salida$	f]nJqI
salidas	iS
salidas$	gViV
salim-	bTfTiG
salimos	bTfTiG
salin-	bS
salina	bS
salir	eHn\\q\\rF
salle	ia
salle$	bHm\\
salle-	aEbW
salles	aEbW
salles$	aGbV
salmo-	b\\cI
salmon	hT
salon	b[hSiW
salon$	bHiStX
salon-	iS
salons	iS
salons$	bT
salou	aWcRiI
salou$	aXiIqJ
salt	bW
salti-	cUiZjA
salud	bVjW
salud$	bSiW
salud-	jGkXta
salut	td
salut$	tW
salva-	hIiW
salvador	cV
salvador$	cV
salvo	fZ
salz	aGbIcGi\\
salzbad	iW
salzburg	cW
salzburg$	aS
salzg-	c[
salzgitter	cY
salzgitter$	cY
salzs-	fJiVjS
same	bTmB
same day	i^mDnSpW
same$	jFk^
samed-	fT
samedi 00	aHpW
samedi matin	nSpW
samedi sur	fX
samedi$	fUhU
samedis	f\\hF
sampl-	hTiRkS
sample	hYkX
samples	iUpR
samples$	iZ
sampling	i\\jG
sampling$	iX
samst-	f\`
samstag	fU
samstag$	iU
samstage	f^hI
samstags	fX
samu	i]
san	bWc\`
san juan	bJc]hS
sanct-	jY
sanctions	iX
sand	bYcFiTjBsI
sandr-	mTqX
sandrine	mWqV
sands-	cWiDkV
sandw-	cUfBgIh[mH
sandwell	cW
sandwell$	cW
sandy-	c]
sang	aGiWsZ
sang--	jX
sang-froid	jX
sang-froid$	jY
sangr-	iSjS
sangre	iSjS
sangre$	iX
sanid-	iT
sanidad	iT
sanidad$	jT
sanie-	i\\
sanit-	bUi[
sanitaria	j\\
sanitaria$	j]
sanitario	bSjX
sans	jUrT
sans$	eY
sant	aFbGcAdHeHfggHhIiBjDkHlImInIoIpHqHrJsItE
santa	aBbYcY
santa fe	cSjU
santa-	ccsH
sante	bWhWtS
sante$	aDbSeHtZ
santi-	aEcW
santiago	cS
santiago$	iW
santo	bGcZhZ
santo-	b\`c<
sap	jX
sap co	k\\
sap mm	jR
sap$	iT
sar	gZi^
sarla-	aVcR
sarlat	cV
sarlat$	cW
sars	i^
sars$	i\\
sas	iVjV
sas$	jV
sash	bUiXjG
sastr-	bS
sastra	aW
sastre	bS
sat	f^
sat /	fZ
sat 0	aH
sat am	gW
sat in	lU
sat off	fW
sat$	fX
sat-t-	fWgIhZiH
satel-	cY
satelite	bS
satelite$	bS
satellite	cY
satellites	cT
satellites$	cT
satis-	iYjT
satisfactory	jX
sats	fe
sats$	bEf\\iW
satt	cIfIh\`iHjG
satt$	cIh\`iIjH
satte-	jX
sattelfest	jX
sattelfest$	jY
satur-	fX
saturday	fT
saturday$	bUdIfTsS
saturdays	fV
saturdays$	bXhYiHpS
satze	jVpSqJrY
saube-	j[
sauber	jW
sauber$	bHiVtS
sauberes	iIjX
sauce	ic
sauci-	bS
saucier	bS
saucier$	aX
sauer-	hYiZjH
sauf	dU
sauge-	bUiU
saumu-	cU
saumur	cU
saumur$	cY
sauna	hgsR
saute	aViWjI
sauva-	aEbX
sav	i_
sav$	aUiS
save	k\`
savin-	eS
savings	eS
savoi-	jU
savoir	jU
savoir$	fZjHkYqStJ
savvy	jXkTsI
savvy$	jXkTsI
saw	hTiGjWqW
say	q]rS
say "	oVqY
say it	hXiSkFqCsW
say so	gU
say$	aIsTtS
sayin-	dW
saying	dW
says	aJq]tR
says$	aGfRhHsStR
sbs	i[
sbs$	iZ
sc	aTeYiIjS
sc$	cYiI
sca	hWjTkR
scada	aTiS
scada$	aV
scaff-	aUiSjF
scaffold	iVjFsR
scale	ggiUrR
scale 0	gZ
scale 00	g^iH
scale$	gZkYrS
scale-	bX
scale-up	bUiI
scan	bUiXjTpU
scan$	iXmF
scand-	kU
scandinavian	kU
scani-	bX
scania	bX
scann-	iZ
scanner	iTjV
scanner$	j[
scanning	iTkU
scans	fAi^pX
scare	iRj\\lHqX
scare-	jSlW
scared	jSlW
scared of	jSlW
scars	iIjW
scars$	iIjW
scena-	pX
scenario	pY
scene	bFiVmZ
schad-	aZka
schaden	k]
schaden$	kW
schaf-	cFmTrU
schal-	iT
schalen	aDbZ
schaltberechtigung	jY
schaltberechtigung bis	jX
schalten	iFjGra
schalten$	iHjHr_
schalter	iZjG
schan-	c_iC
schau-	bSiTlSqZ
schaum	iU
sched-	iW
schedule	fTiU
schedule$	cHiW
scheduler	a]iH
scheduler$	aX
schedulers	m]
schedulers$	m\\
schedules	iYjH
scheduling	iV
scheduling$	iV
schei-	q]sT
schein	kRq\\
schema	gVkT
schemas	jVqS
schemas$	jYqR
scheme	jJnS
scheme$	jInU
schemes	bTiY
schemes$	bYiUjI
scher-	hWoW
scherz	hWoW
scherz$	hVoW
scheu-	jZ
scheuen	jZ
schic-	fZmX
schicht	fV
schicht$	fY
schichten	bJf\\iW
schichten$	bFfTi[mI
schichtfuhrer	bGfEgWmY
schichtgeld	gU
schichtplan	fRh]lG
schichtzulage	gW
schicken	cGfIkGlZpV
schie-	b?cIhHia
schif-	bUh\\jU
schiffe	bTiT
schin-	iX
schindler	kR
schla-	hVqR
schlachtung	bXiZjJrHsD
schlachtung$	bX
schlaf	jZ
schlaf$	jX
schlaft	pRqY
schlafwagen	bUhTnG
schlank	s_
schle-	hRiRsR
schlecht	dTnT
schlecht$	aHbJcIdRhIiEjCkJlImInTqSsRtI
schleifen	kVpS
schleifen$	pU
schleppen	iWjYqGsJ
schleppen$	i[
schlepper	iT
schli-	iYjUqX
schlo-	bSlU
schlosser	jVlX
schlu-	fUkS
schluss	f^gFqU
schluss$	fVgIqW
schlussel	iSjVkW
schlussel$	iSjZ
schme-	aYbHgIiHj[pJ
schmi-	iS
schmiede	pS
schmieren	bHiX
schmieren$	iS
schmu-	qS
schmutzzulage	gS
schmutzzulage$	gS
schna-	aEiIjVkIlYm@q\\
schne-	iTjT
schnee	jY
schneiden$	iU
schneider	hT
schnell	jWlV
schnell$	jVlW
schni-	gUnV
schnitt	fHgXiGnX
schnu-	cGhJiUjEl[pW
schnuppern	pT
schnuppertag	p[
schok-	aJbYcJiCjY
schol-	aJbViBjGk]pJ
schon	k]sX
schon mal	iJj_
schon$	kSlZ
schon-	aEcX
school 0	b\\
school bus	h\\
school days	aEbEdJfXgHhAi\\lGnHsH
school hols	aVfZhF
school hours	fbkElH
school of	aEbclI
school run	aIbFcTiY
school visits	hGn[
school$	bXlV
schooling	gHh[iEtY
schooling$	cJiFjHtW
schools	bSiS
schools$	bU
schor-	aWiR
schot-	bGi]
schre-	jRrU
schrecken	j\\
schrecken$	j\\
schreib	bTiIpR
schreib$	bVhIjC
schreiben sie	gWrV
schreiben$	qW
schreibst	rTsGtS
schreibt	bXfI
schri-	j_rS
schriftliches	qVtT
schub-	kHpEqc
schubmast	qS
schuh-	aThYiE
schuhe	bThWiF
schulabschluss	aJbIeJfIgFhEiHjEkIl\`mInIoJpDrJtJ
schule	hUsU
schule$	bUhW
schulen	nX
schulen$	iY
schuler	bScTgGiT
schuler$	aAcUgIiX
schulferien	fY
schulhauser	bV
schuljahr	eToYtH
schuljahr$	eUo[tG
schulklassen	iW
schulleitung	aV
schultagen	f\\iEsG
schulung	lR
schulung$	iEj]lX
schulungen	iW
schulzentrum	aIbDcYtV
schut-	i]qHrV
schutt	iW
schwa-	cZ
schwabisch	kIr[
schwabisch gmund	cU
schwanger	kJqWsZ
schwarze	iWtU
schwe-	rYsZ
schweine	bUiY
schweizer	qSrTsT
schweißen	iEjAkYlRpIrU
schweißer	mT
schweißer$	mS
schwerbehinderte	pW
schwerin	cZ
schwerin$	cZ
schwerpunkt	aYbT
schwerpunktpraxis	bX
schwerpunktpraxis$	bZ
schwi-	h\\j\\lR
schwimmen	gJ
schwindelfrei	jZ
schwindelfrei$	jVsS
sci	aZ
scien-	qU
sciences	j\\
sciences$	j[
scientist	aRcJlIqYrF
scientist$	aWqE
scientists	aHhHiZjFmX
scier-	bT
scierie	bT
scola-	aS
scolaire	bVoT
scolaire$	aVoW
scolaires	aRfThT
scolaires$	gHh[
scone-	i[
scones	i[
scoot-	aHiTjSkU
scooter	jTkW
scop	b^iX
scope	bIi[
scope-	iWjGkZrE
score	cDiEkarF
score-	iW
scores	iW
scori-	bU
scoring	bU
scoring$	bT
scotl-	dX
scotland	dX
scotland$	dXiIjS
scott-	bTcTiJ
scottish	bXiIjT
scout	i]
scp	a@b[dGgbjH
scp 00	aJg[
scr	i^jI
scrap	fGgDi\`jH
screa-	j_lF
screaming	jT
scree-	jTpZ
screen	jR
screen$	jYpS
screening	iYjUpS
screening$	jYpU
screens	hTiW
screens$	hW
screw-	cXiTjI
scrip-	k]lY
scripting	iIjS
scripts	iZkS
scrol-	iFjHqIrfsD
scrub	aZbHiV
scrub-	hWiT
scrubs	hWiT
scrubs$	bHi[
scrum	aYiIkVlV
scrum$	kSlS
sctr	gYhXpG
sctr$	gEh_jJpE
sd	fX
sdlt	iZ
se	qZ
se come	eShT
se exige	lU
se ha	qX
se jubila	iU
se nos	mIo[
se paga	gV
se pide	jGlZsV
se puede	dZ
se queda	iGoUsU
se trabaja	f^gJsT
se va	q\\
se$	aW
sea time	e>j]lSpS
sea$	dUjJkZpRsT
seafa-	a>b[j_
seafo-	aSbUcG
seafood	aSbUcG
seafood$	aWbBiW
seal$	bIiWjTsR
seale-	pW
sealed	pW
seals	i\`
seals$	i]
seama-	pT
seams-	fFm_pC
sean	s[
seanc-	f\\
seance	fSgT
seances	f\\
searc-	aVbFsT
search	aYbF
searches	iUsU
searches$	iSsU
seaso-	eR
season pass	h]
season$	oU
seasonal	bRe]mU
seasonal$	bWeSjR
seasons	ja
seasons$	eZ
seat	bSjRtS
seat$	aGbVj\\
seati-	bT
seating	bT
seating$	bRiS
seats	bYgJ
seats$	bUgHhSiGmR
sebas-	iU
sebastian	iU
sebastian$	iU
sec	aWcTmV
sec$	aUeHm[
secci-	id
sechs	bTfSm]
sechs nachte	fXnGqJsW
sechs$	fThUiGmW
sechs-	bVmZ
sechst	mZ
sechst$	mX
sechste	bWfRhT
sechz-	bTcRdTnH
sechzehn	bVmJ
sechzig	cTdXnI
second	kS
second year	aUjUkImI
second$	aUkJpV
secondaire	eIhGjVlS
secondary	aHb^iI
seconde	iU
secondhand	bW
secondhand$	bW
secondment	e]
secours	iT
secre-	aRmS
secret	qV
secret$	jUqU
secretaire	aXmS
secretaire medicale	a]bI
secretaria	aYpU
secretaria$	a\\jHpV
secretariat	aHbSjIp\\
secretariat$	bEgWjHpZ
secretary	aU
secretary$	a]mU
secte-	aHc\\mS
secteur	aHc\\mS
secteur$	aCbWmT
secti-	iY
section	fCgTrT
section 00	iR
section$	iW
sections	bYiSjImH
sections$	bZmG
secto-	gSjS
sector	iUjTqS
sector$	qZrH
sectors	gUjIsX
sectors$	gViIjFsV
secun-	aUcVjUoI
secundaria	aRsX
secundaria$	aW
secundario	aXj[mI
securite	iWjU
securite$	fFnX
security	hS
security clearance	jX
sede	c_iDjJp^
sede$	bHcW
sedes	bUcWiHtI
see	cSpU
see the	pVqU
see$	bXc\\eUpE
seed	aSb[iY
seek	aUtZ
seek a	aWtT
seek$	tY
seels-	aYiJqVsJ
seen	lZpS
seen$	p[
sees	pY
segel-	jIk[
segme-	i\\
segui-	iU
seguidos	fYqY
seguimiento	iXkRnR
seguimiento de	aJiY
segun	cCgViYjJ
segun-	bS
segunda	aUbRiGpS
segundo	jIkWoT
segur	gWhV
segura	bXjI
segura$	aIbWjH
seguridad	aSiRmH
seguridad social	pX
seguridad$	iJjSqT
seguro	hZ
seguro de	hU
seguro medico	hV
seguro$	hUsW
seguros	aXmG
sehen	dWiFjVqFtU
sehen$	dYiFlS
sehr	jS
sehr geehrte	tS
sehte-	gFj[
sehtest	gFj[
sei	gGq[s^
seil	bWiGsW
seil$	bXiG
seilb-	bW
seilw-	bViJ
sein	jVlS
sein$	jToT
seine	aEc\`iDmHqTtA
seine-	bTqY
seinen	q\\
seis	fWmU
seis meses	eV
seis$	bUfViT
seit	bamS
seit 0000	b]
seit 2000	b^
seit$	aD
seite	pSr]
seite$	pU
seite-	cVpY
seiten	aJp[
sek	fV
sek 00	g\\
sekre-	aX
sekretariat	aX
sekti-	sStS
sektion	sV
sekun-	kJpUsI
sekunden	kJpUsI
selbe-	iS
selber$	bXsR
selbs-	hU
selbst	bTjF
selbstandig	eUgHqX
selbstverstandlich	aUeU
selec-	gTiVoT
seleccion	pV
seleccion$	iTpX
selection	hEiVoY
self	hXqWtH
self employed	eU
self$	eUjUpF
self--	b^eUiCjR
self-employed	e]
self-employed$	eYgJ
self-funded	bWeIiGjZ
sell	hIiS
sell$	iYlUsJ
sella-	i_
selle-	bShU
sellerie	bShU
selli-	i^qX
sellier	bUcIiX
sellier$	bXcGiS
selling	iZqZ
sells	aWpF
selon	g\`nT
selor	iDjRkFp^rJ
selte-	kX
selten	kX
sem	fX
semaf-	iajA
semai-	fU
semaine /	fZ
semaine sur	iIn^
semaine$	fW
semaines	hVlS
semaines +	hY
semaines de	hU
semaines$	fS
semana al	iR
semana de	hXoCpW
semana en	dEfVhEn\\
semana santa	o[
semana y	lS
semana$	eR
semanal	dS
semanal$	bIhXi_
semanales	f]
semanales$	fWgTiJ
semanas	hRoT
semanas de	fDhYoT
semanas y	eRgGhYqW
semanas$	eViHjDlYoY
semen-	b[qJ
semes-	oX
semester	iUsW
semester$	sW
semesterferien	gBo\\pE
semestral	gS
semestre	eZkFoS
semestre$	bWeHgIhIkDoY
semestriel	iY
semi	aU
semi--	aCeW
semil-	bTlYrI
semin-	gEhZ
sen	hFid
sena	jY
senal	bTdAh\\jDlIoIqIrVsI
senal$	bEfIhViHqFrXsG
send	p[
sende-	jY
senderos	i^jF
seneg-	aIbTiJsY
senior	aU
senior$	a^
senioren	iRsS
seniority	bGfVgY
seniority$	bGfVgZ
seniors	mT
seniors$	jVmY
senke-	iY
senkerodieren	iY
senn	bU
senne-	iGjY
sennerin	aRcT
senor	iYsV
senor-	s^
senora	aU
senoras	aHbYsW
senoras$	aIb[
senorita	mFsXtV
sens	c[
sens$	c[
sense	iXj\\mItH
sense$	cHiDj\\
sensi-	jIkSq[
sensible	jIkU
senso-	bV
sensory	lS
sent	lV
sente-	qHr[
sentence	qHrY
sentence$	pHrZ
sentences	iJqJrXtV
sentences$	qGtW
senti-	jU
sentinel	jU
sentinel$	iSjR
seo	aWiS
seo$	aTiX
sep	bSfS
sep$	aIbUcJfUhR
sepa	aTjWkS
sepa de	iCjRk[
sepan	f[
separ-	fIgUhJi]qTrU
sepp	fIpRtZ
sepp$	dJiGt]
sept	eXoa
sept 00	e\\fEpR
sept$	o]
sept--	od
septe-	oW
september	oU
september$	o^
septembre	iToTqV
septembre$	iVoU
septi-	oR
septiembre	oS
septiembre$	hS
ser	lU
ser posible	kZ
ser$	kFoTsW
sera	oVqW
serai-	cRkV
seraing	c\\jI
serait	kXoT
serem-	jW
seremi	jW
seren-	aHbJc[hSmG
serena	hU
serena$	cRhS
seria	jDkn
serie	b^iJ
serie$	bV
serie-	bXiV
series	bXiS
series$	bIj[
serio-	iXtJ
serious	iYqItJ
serna-	j^
sernageomin	jT
serra-	cWiWsD
serru-	jU
serrurerie	iRjU
serrurerie$	bIjW
serve	j\\kG
serve$	gUjU
serve-	aZ
served	lW
served$	bGiGlW
server	aIiRqHsH
server$	aIiUsH
serveurs	aWoS
service	bR
service charge	g_
service pension	gJhf
service$	hSiWmU
serviced	hRiU
serviced$	hSiS
services	iU
services$	aUbSiS
servicetechniker	aUnUrG
servicio	eU
servicio$	bCdIgTi\\
servicios	e[jJ
servicios$	eTgZiGjI
serving	b]cHhDiEkFo[
servir	iVjU
servir$	iY
servu-	tX
servus	tX
servus$	tW
ses	q[
sesen-	bV
sesenta	bV
sesio-	gWiI
sesion	gWiI
session	fTp\\
session$	gYpV
sessional	aTeWmU
sessional$	aUeWmU
sessions	bUgUmI
sessions$	bSgZiInU
set	iW
set$	hViUjGkD
set-u-	iT
set-up	bIfV
set-ups	iT
set-ups$	iU
sete	c\\
sete$	c\\
setec-	gS
setecientos	gS
setos	iY
setos$	iY
sets	bWfIic
sets$	bXiW
setsw-	jSkW
setswana	jSkW
sette-	aUbHiUmU
setter	a[iF
setters	bHfGi[mW
setters$	jGmW
setti-	iZ
setting	iW
settings	iU
settings$	iU
settl-	iS
settle$	aR
settled	sZ
setups$	iS
setze	jU
setze-	jUlR
setzen	jUlR
setzen wir	iClVtW
setzen$	iUjX
seul	iGj[rY
seul$	iHjZ
seule	jWqR
seule-	jIrTsW
seulement	jHrUsW
seulement$	iIjGpSrXsS
seven	f[mUpV
seven years	jZ
seven$	f^iS
seven-	bFgYiS
seventy-five	g^hIiEqI
sever-	bDhWrS
seves-	bY
seveso	bY
sevil-	cS
sevilla	cS
sevilla$	cV
sexo	s^
sexua-	aSjS
sexual	aWhJ
sexual$	iIjW
sexuales	jX
sf	a^jIpG
sfi	iT
sg	cX
sg$	cV
sgb	aUjTpT
sgmm	fJhbjJ
sgmm$	fFh\\
sh	aGbIcJn]
sh$	aFbIcJiFn^
shade	iZ
shado-	iRoT
shadow	iRoT
shaft	aEbFc_gJtZ
shake-	cZ
shaker	cZ
shall	aSpTqT
shape	aJbDkUs[tY
share	g[hUlD
share$	eUgTjFlBqUtY
share-	hU
shared	hS
shared flat	hT
shared$	f[
shares	bIgWjF
shari-	aJbY
sharp	fFiIlYsS
sharp-	hXiX
sharpened	h[
sharpening	i^
sharpening$	iZ
she	mRqV
she'd	kHsS
she's	q\\tT
shear-	aSiBjS
shears	jV
shears$	jU
shed	hViT
shed$	bShU
sheds	b\\cH
sheep	b[h[iJjElVnE
sheet	aSbHi^pW
sheet metal	eTiJ
sheet$	fSi[jU
sheet-	iR
sheets	iR
sheets$	i]
sheff-	cT
sheffield	cT
sheik-	bXjXkFlHtH
shelf	cGdEhJigjB
shell-	i[
shellac	jZ
shellac$	jZ
shenz-	cJiInX
shenzhen	cJiInX
shenzhen$	cIiIjRnU
sherb-	cZ
sherbrooke$	cZ
sheri-	aWiS
shes	gStJ
shift	fV
shift 0	f\`
shift 00	fXgV
shift engineer	aSmV
shift lead	mWpT
shift of	m_oI
shift$	fWjX
shift-	fS
shifts	fT
shifts 0	fU
shifts$	mWtS
shill-	bHfHg\\iI
shillings	bHfHg\\iI
shillings$	bGfHg]iG
shima-	iU
shimano	iU
ship	bWnU
ship'-	iW
ship's	iW
shipp-	jU
shipped	iJjY
shipped$	gThS
shipping	lR
ships	bccIgFhAiVlAmJ
shipw-	aT
shipwright	aT
shipwright$	aV
shk	jZ
shock-	bWcHhVqI
shoe	aGbXfEiJpX
shoes	hUi\\
shona	mX
shona$	mW
shoot	b^gDhHlHrZ
shoot$	b_gB
shop	b[
shop manager	aX
shop$	bVcW
shop'-	bTcW
shop's	bTcW
shopf-	aY
shopfronts	iV
shopfronts$	iS
shops	aFbacIfGiEjG
shore-	cXfGqS
short	rZtU
short sentences	pHr\\tH
short$	iTtU
short-	qS
shorten	bHiEk_
shorthand	jVlW
shorthand$	j^lD
shortlist	pWqU
shorts	s\\
shotg-	jTkT
shotgun	jTkT
shots	iY
shoul-	sS
should	qT
should be	jJrRsZ
should not	bGhIjXnZ
shoulder	bGfZhTmJsI
shoulder$	bGf[hTjIlHmIsH
shout	q@sWtX
shout-	bSjT
shouting	jU
shove-	b\\
shovel	jT
shovel$	iXkT
show	iUjRlT
show you	iUlY
show$	iTlTqS
show--	bHcEid
showe-	hX
showers	bIhYjG
showers$	bIhYjG
showr-	aWbS
showreel	jUpS
showroom	aWbW
shows	bSfSnRtV
shows$	fWqGt[
shrew-	cS
shrewsbury	cS
shul	b_
shul$	b_iH
shut	aHbIgGhYi[jE
shutd-	bYiFoSpH
shutdown	oU
shutdown$	oV
shuts	dYf[iDqSsI
shutt-	hVnV
shuttle	hVnV
shuttle$	cJhSnW
si	kV
si ademas	jGkX
si ca	tS
si es	eHfIgSkCsX
si hay	jHkS
si la	hIqb
si lo	bSkSqZ
si no	jYk?lWoVqE
si o	fIpU
si possible	jIs_
si puede	iIjHkVsT
si se	gRqT
si te	kHr^
si tiene	kX
si y	fYnV
si$	jSlT
sia	iYj[
sia$	jV
sich	q]
sich mit	sT
sich$	mU
siche-	jd
sicher	eChVjV
sicher$	e?h]
sicheres	jW
sick	qYsZ
sick$	q]
sida	jT
side	c[
side of	cThU
side$	cZiI
sider-	bUcH
sides	aCb]mIpV
sie bei	iJl\\
sie das	qHrUtW
sie die	bIfJiXjIrX
sie mit	fJiGnXtW
sie nicht	fIj\`
sie$	iIpUrX
sie-f-	rW
sie-form	rW
sie-form$	rV
sieben	bTfS
sieben bis	fV
sieben$	jW
siecl-	bWiHjX
siecle	bWiHjX
siege	bTcZfSiC
siege-	c\\nV
siegen	cUnW
siegen$	cUnX
siehe	aFqWtW
sieht	jUrV
siem	iV
siem$	cIiY
siemb-	lIoW
siembra	lIoW
sieme-	jW
siemens	jW
siempre$	iW
sient-	aTdYgUiI
siento	dZgUiHjJlIqJsI
sierr-	cVjUqVsE
sierra	cVjUqVsE
siest-	fUiY
siesta	fWiU
siesta$	fCiYpV
siete	fXmZ
siete$	fSmZ
sift	jIoFp]
sight	iGja
sight-	iRpU
sigma	iUk[
sign	bUd@gToU
sign--	gTiXoI
sign-off	gXiUoH
sign-off$	bIi\\kF
sign-up	iS
sign-ups	mJsV
signa-	hF
signal	fIjWlEnU
signaller	aXgIjX
signaller$	iCjZ
signalling	aWbGeClZmF
signature	gUh?iZrV
signatures	iR
signatures$	iR
signe	qa
signe-	gSkSrV
signed	gVjT
signed off	fHgZ
signed$	iCj]pW
signes	kRrX
signes$	kSrY
signi-	iW
signing	iVqH
signo	cFiEjYkV
signos$	kT
signs	fCg\\hFiIjGm_qUtH
signwriter$	aW
sigue-	cY
siguenza	cY
siguenza$	cX
sigui-	pSqItV
siguiente	pSqItV
siguiente$	pTqItV
siigo	j]
siigo$	jX
silae	j\`
silbe-	jZ
silber	j[
silber$	jZ
silen-	q\`
silence	qY
silencio	qV
silencio$	dYqS
silent	jTpIqT
silic-	iZ
silica	jS
silik-	cEiGjb
silla-	bYmJ
sillas	bYmJ
sille-	bYcIi]
sillo-	bX
sillones	bX
sillones$	bS
silly	b]kTqF
silly$	bUkU
silos	bViZjI
silos$	bWjI
silve-	bSiR
silver	bThI
silver$	aVbHhIiW
silvester	fIhZiS
simil-	jV
similar$	jZ
simpl-	jTrT
simple	iVrV
simple ira	h^rF
simple$	bHiWrS
simul-	iZlW
simulador	kS
simulation	dZlW
simulations	fXiH
simulator	fIlVpY
simulator$	pX
sin	jSsX
sin experiencia	lb
sin faltas	jVrS
sin hijos	s[
sin$	fTmIsT
since	bVqT
since 0000	b\`
since 2000	bYlU
since the	jSq\\
sind	s]
sind 0	bUcEm]
sind die	bUiXsG
sind wir	mZsT
sind$	bBcRiRsHtY
sindi-	eUqRsY
sindical	eW
sindicato	eUiIsW
sing	fViFkY
singa-	cReXfV
singapore	cTfX
singe-	lT
singen	cT
singer	jElZqW
singer$	jElXqV
singi-	j\\lW
singing	j\\lW
singl-	sV
single	sU
single cabin	hY
single$	sY
sinie-	bEgX
siniestros	aSbDiW
sinis-	hIiS
sinistres	hIiS
sinnv-	hJn\\
sinnvoll	hJn\\
sinnvoll$	hIjGn\\
sinon	fRlIs]tU
sinon$	sStX
siobh-	mS
siobhan	mS
sion	bTcV
sion$	bTcV
sir	aDcIiHjHmIt\`
sirve	bGkZmH
sirve$	aJbGcIeIgHk[mHoIqFrIsH
sis	jYpFsT
siste-	hTiImV
sistemas	jZmI
sister	h^nI
sisters	iJm]
sit	jVmZ
sit in	mT
sit$	pS
site	fH
site 0	d\\hEiIpT
site :	c\\rWt@
site de	iDpYqW
site manager	a^hHmJ
site$	dShS
sites	b\`na
sites$	bXeHiSn\\
sitio	bWgFtZ
sitio$	bXpJt[
sits	bIcYdIm\\
sitti-	hTjSlG
sitting	hTjUlF
situ	iSlW
situa-	iBkWlJs[
situation	iBs]
sitz	aCc]tW
sitz ist	cT
sitze	cJiSq^
sitze-	cViEj[mV
sitzen	cWiJmV
sitzen$	bIiIj[
sitzp-	b[
sitzplatze	b[
sitzt	jSmWqW
sitzt$	jXmJ
sitzu-	d]fThE
six	fR
six and	bViY
six days	fboB
six mois	qX
six months	eYsY
six weeks	fUiJlY
six years	j^
six$	bXf[pZ
six-d-	fY
six-day	fY
sixte-	iR
sixteen	iR
sixth	b[cHmI
sixty	gXhS
sixty percent	bUgRiH
sixty$	bHgXhZiDmG
sixty-	fHgW
sixty-five	gU
sixty-two	fGgU
size	hFiakIpArWs[
sk	bGc_gJqFtH
skand-	bT
skele-	i^
sketc-	jR
sketchup	jW
sketchup$	jR
ski	aShUiR
ski pass	h_
ski$	h\\qU
skido-	aFfHiajF
skill	jSkSl[
skill$	bGiEj\\kV
skill-	kV
skills	jUkW
skills$	iEkYpU
skin	hTiHjTsX
skinn-	aFcEi]s_
skip	iHq^ra
skipa-	hY
skipp-	aWbIkRmR
skipper	aYmW
skipper$	aWjRtI
skita-	aIbIcGdFeIfBgIh_jHkUlImGnIoIpBqIrHsHtI
skoda	h^jI
sku	bBeCfCgCib
skus	bUeEi[
sky	bDcbjB
sla	bCdFe]fDgEhIi\\jAkIrI
slack	fbiJjFt\\
slack$	fYiEtX
slam	iVjGkU
slate	aDcIiZjX
slate$	i]jD
sleep	fGgViWjV
sleep$	fGiYjX
sleep-	fbiI
sleep-ins	fUgT
sleeper	fFhSpX
sleeping	iFn]
slice-	a[cJhHiT
slide	iTjT
slide-	iYpT
slides	iYpT
sliem-	cX
sliema	cX
sliema$	cT
sligh-	bVlW
sligo	c[
sligo$	c\\
slim	jBkTs_
slip	iSqR
slips	iVnXpS
slips$	iSnYpU
sloga-	mJnUra
slos	i^
slos$	iX
slot	aTeIpU
slot$	eIpUqR
slots	bTfWgJiS
slots$	bUfXgGiS
sloug-	aIcYqR
slough	aIcYqR
slow	fZiJqS
slt	sStT
slt$	tV
slurr-	bVcHiH
slurry	bVcHiH
sma	fIi]jI
sma$	fIiZ
small	bVqIsY
small animal	aYlT
small repairs	kV
small$	bXjHl[mC
small-	bcgDiE
smart	sZ
smart$	bJcFiJjWkFsZ
smart-	j[
smartphone	j[
smartphone$	hU
smash-	kX
smashing	kX
smashing$	iHkY
sme	i^jG
smell	b[dRiFjIsU
smi	g\`
smic	gc
smic$	gY
smile-	kWrW
smoke	iX
smoke-	sX
smoker	hWsV
smokers	sW
smokers and	iWjX
smokers$	sU
smoki-	lY
smoking	lY
sms	jUp[
smsts	j]
smsts$	iJj\\
smt	iStT
snacks	iS
snacks$	jR
snags	i^jF
snags$	i]jF
snake-	cIj[
snork-	iV
snorkel	iV
snow	hW
snowf-	kS
snowflake	kT
snowflake$	jX
snowp-	iY
snowpark	iY
snr	aZ
so	qSsR
so 0	iYnX
so :	aViGtU
so a	aRs]
so be	fYiHjXtE
so far	q[
so no	fFiGqTsUtU
so say	hUq\\
so the	tU
so they	iTjT
so um	aI
so we	qV
so you	pJ
so$	sTtY
soa	g[pU
soach-	bIcX
soacha	bIcX
soacha$	bHcW
soat	iSjS
soat$	iT
sobal-	o\\
sobald	o\\
sober	iJj]rZsT
sobre$	fDiTrUs]
sobri-	r\`
sobrio	jJrT
sobrio$	iRjIrS
soc	iTjJkX
socia	bYkImU
social care	aEjU
social work	iDjZ
social$	aT
sociale	hV
sociales	i[jS
sociales$	iUjW
socials$	aT
socie-	bXrS
societaires	bY
societaires$	bR
societe	bY
society	rU
socio	hWmWqT
socio$	hYiImYqF
socios	mT
socios$	bU
socke-	iSjS
sockets	aIcSiT
socor-	cWjR
socorrista	jW
socorrista$	jY
soest	aHbGcSn\\
sofa	iVjV
sofa$	cSj\\
sofas	cJiAjd
sofie	bGgGp]qU
sofor-	o[
sofort	o[
sofort$	oVqT
soft	iUj[oS
soft$	iXjW
softl-	cIj[qR
softly	qS
softly$	qT
softw-	bVtT
software	bTtU
software$	jEtY
soi	d[hTjR
soi$	dXhY
soign-	cIiIjXmWsS
soigne	bTjXsJ
soil	gIiRjZ
soins	iX
soins de	hSiU
soins$	iT
soir	fY
soir 0	fGsT
soir 00	hEiXpS
soir$	fZ
soire-	aYfYiG
soirees	f\\
soirees$	f[
soirs	f]iInR
soirs$	f[iGn[
soit	iJnU
soja	bTiW
soka	cFfIgAh^jDkXmInHpGtH
sol	bScCfZhFjTmWoA
sol$	bYcFjSmUpH
sola	cVpGrTsX
solai-	bFh\\
solaires	bIiU
solaires$	hU
solan-	qFrYs[
solap-	fVoW
solape	fVoW
solar	aTbUgIhYjDmC
solar-	iS
sold	fYgHj\\qV
sold$	bSfJjIqW
soldador	cS
soldadores	iVjE
soldadura	iUjS
solde-	cSkX
soldering	iFkZ
solen-	b[iHpW
soles	g^
soles$	gWiR
solic-	lTpY
solicitor	jX
solicitor$	aV
solicitor's	jEl]
solicitors	iXpI
solid	j\`
solid-	bY
solide	gFj]sU
solide$	jSsT
solidworks	jS
solidworks$	aS
soll	rYsU
soll$	tU
solli-	c^iBtV
sollt-	sY
sollte	sY
solltest	jV
solo	fRmU
solo en	rS
solo$	eRiHj[mZpI
solte-	s[
soltero	sZ
soltu-	j[
soltura	j[
soltura$	jV
solva-	aVhW
solve-	b[qX
solvency	iZ
solvi-	bTiS
somal-	cFkZ
somali	cFkZ
some	kR
some weeks	fWhFiInW
some$	bGhVjXlHpH
somebody's	sV
someo-	sS
someone	sT
someone to	a\\iSsItG
someone who	iVjUkSsI
someone who's	iGjYqDsS
somet-	cV
something	cRjV
something$	pVqJtS
sometimes	bIcSfShGlTnX
sometimes$	fWnT
somew-	jVlS
somewhere	jVlS
somewhere$	eIjYlU
somme-	oW
sommelier	a\\mI
sommelier$	a]iJmH
sommer	fT
sommer 00	e\\mJqI
sommer$	hRiSq\\
sommerferien	eUiUjJoT
sommerferien$	eUiUjJoT
sommersemester	cEiYjHoYtA
sommes	bY
somos	bam_
somos una	r\\
son	mXqY
son$	aSbJcGiFmRqV
sonde-	bYgRjSmV
sonden	bJi]
songs	b@h@icsG
sonido$	aV
sonn	fVhF
sonne-	h\\
sonneberg	cT
sonnt-	f[
sonntag	fSgV
sonntag$	f_
sonntage	fSiU
sonntags	fRiS
sonntagsdienst	fV
sonntagszuschlag	iH
sonri-	jTsV
sonrisa	jTsV
sonrisa$	jUsU
sonst	fWjTrTsY
sont	iCmRqRsS
soon	jVmBoTq[
soon as	eIoX
soone-	oTsW
sooner	oTsW
sophi-	cV
sophia	cV
sopor-	jY
soporte	j]
soporte$	aViWjI
soportes	iRpW
sor	iIjY
sorch-	mWpW
sorcha	mWpW
sorda-	bV
sordas	bV
sordas$	bU
soria	bV
soria$	bS
sorry	hJtZ
sorry$	cWdU
sort	hHs_
sort of	jIlIsatS
sort$	cVjU
sorte-	gJhTiV
sortie	dHiVkIsU
sortieren	pY
sortieren$	iV
sorties	fX
sorties$	bHfZ
sorting	iV
sorting$	iW
soste-	bIi^
souch-	lIs\\
souche	lIs\\
soude-	aVbXjR
soudeur	aV
soudeurs	aecHiH
soudu-	iW
soudure	iT
souff-	aTfW
souha-	iHjUkJlAqJsYtS
sound	r\`
sound-	bIcFgJj[kJnGqY
soup	hb
soups	sT
soups$	fV
sour	bSgJi\\kGmJ
sourc-	iW
source	iR
sourcing	iX
sourd-	iV
sourdough	iV
sourdough$	cIiZ
souri-	bUiHjVsV
sourire	jXsT
sourire$	jSsT
sous 0	eHfFgJhHiTj^mBqI
sous chef	a]
sous contrat	b^
sous$	a^gIhIjE
sous--	bTqS
sous-titrage	iU
sous-traitant	bY
south	c^
south-	cdhR
southern	bUcAhY
southport	cT
southport$	aT
souti-	hUiS
soutien	hUiS
sowei-	gX
soweit	gX
sowie	jX
soy	bWhJrSt[
soy$	rZsC
soyon-	qX
soyons	qX
soz.p-	jX
soz.pad	jX
soz.pad$	jX
sozia-	aSeW
soziale	kF
soziale arbeit	kF
spa	b]
spa 0	b]
spa$	ca
space	iXoCsR
spain	aRbHcWiBnUrH
spain$	aUcWjTrF
spald-	cU
spalding	cU
spalding$	cX
span	bVhGjXmC
spani-	iJjSkV
spanisch	k[
spanish	iJjTkRrR
spanish or	jT
spanish$	kR
spann-	aHbZdEjUpIrVsT
sparg-	aSbR
spark	gJhIlYrRsI
spark$	cHjVrR
spark-	aTbU
sparkling	bZ
sparks	aTbFiX
sparky	aWjR
sparky$	aWrH
spat	f\\
spat$	f\\
spatd-	gV
spatdienst	gV
spatdienst$	gX
spate-	jIo[
spater	gThUjFqR
spater$	hHoUpSqX
spatestens	o]
spatestens 00	fXmS
spazi-	aIbEi_
spc	i]jH
spe	bUi[
spe$	i\\jJ
speak	lUsVtU
speak-	kV
speaker	jHkVsWtY
speaker$	jHkXrGsVtH
speakers	sV
speakers$	jIkIsY
speaking	aDjTq[
speaking$	aJrI
speaks	kTlTmJ
spec	iIjUkXlE
speci-	bT
special	aZiT
specialise	bZ
specialisee	bVlH
specialist$	a\\iG
specific	bViD
specified	eW
specified purpose	eW
specimens	gIiZ
spedi-	bTjR
spediteure	i[
spedition	aIbZhW
speditionskaufmann	iHj[
speed	hIjflH
speed$	iJjV
speic-	bTiW
spell-	bFr^
spelling	iIpIr_
spelling$	iIrY
spend	iY
spend-	bWcIeYjT
spenden	iVmC
speng-	aXbS
spengler	a[
sperr-	iX
spese-	gV
spesen	gV
spesen$	gY
spezi-	aEbRc\\iHqD
spf	aIbZhEjZ
spieg-	aCbZi[jAlJmErBsI
spiel-	jHoV
spielen	jEk[
spielt	lV
spielzeit	fAgCiCo_
spielzeiten	e[
spielzeiten$	e[iI
spill	fWgCiSpIqS
spill-	i]
spin--	b]kI
spin-off	bY
spina-	bU
spinal	bU
spind-	bToR
spindle	jWoV
spine	jU
spira-	bFiYjFsT
spiri-	aUiGjWmT
spiro-	iIjW
spirometry	iIjW
spita-	aJbJc\\iFmG
spitz-	aIiAj\`
spl	aX
splic-	aYbI
splicing	bIi[
splicing$	bIiY
split	f\\nSqU
split 0	fYgHiHqT
split shift	aStI
split shifts	fX
split$	cSgShW
split-	fX
splits	fX
splun-	jW
splunk	jW
splunk$	jW
spoka-	cW
spokane	cW
spoke-	jY
spoken	jY
spoken$	j]
spons-	hViUjS
sponsor	iWqS
sponsor$	aIgJiBjXqT
sponsors	sU
sponsors$	sU
sponsorship	dDiYjWpI
sport	gIhSi\\
sport$	gEi^
sport-	s^
sportif	aZ
sportive	eVgIs[
sports	hVmT
sporttest	gGjXpXsA
spot	aHb?ib
spotl-	jT
spotless	jT
spotless$	jX
spots	jX
spott-	iV
spotting	iV
spous-	hXiSjA
spouse	hX
spouse$	hZiG
sprac-	iAk_rS
sprache	iGpDr\`
sprache$	aUkV
sprachmittlung	aYgI
sprachnotiz	tX
spray	ia
spray$	iX
spray-	jU
sprayer	aSgI
spraying	jU
sprea-	kYpI
spread	fWiI
sprec-	fEiYpU
sprechstunde	iZjJ
spren-	bSi]jJ
sprin-	iU
spring	qS
spring$	nUqS
springen	cEiTra
springs	bIc^
springs$	cZ
sprinter	aEbIcHh\\iCjXmHnU
sprinter$	aGbIcFh]mHnW
sprit-	aUbFiZkG
spritzguss	aXbGiHjVkF
spruc-	qTtT
spruce	tV
sps	k\\
sps$	k[
sq	gDhHi\\
sqf	j[
sqf$	j[
sql	ji
sql$	jS
squad	m_
squad de	mT
squad of	iJmY
squad$	aXbBjGmI
squad-	bSiHmT
squads	bSiHmT
squads$	bUiHmS
squar-	hXiSjC
square	iY
square$	iW
squea-	iEjTrX
sr	m^
sr$	eCg[
sra	aJcUm\\pStT
sre	aTmW
sre$	a[
sres	ma
sres$	m^pI
ss	jYrU
ssi	i^jE
ssiap	jXmS
ssiap 0	jXmS
ssr	aZcIdEjH
ssr$	aZdGiIjHkJ
sst	cIiFjVkIm\\pI
st	c]
st ives	aHcT
st of	hYiT
st$	cXiJoZ
sta	jV
staat-	ja
staatl	aRjSlHtI
staatliche	jW
staatliche anerkennung	aJ
staatsexamen	gT
staatsexamen$	jX
stabi-	i^
stabilite	hIi[
stability	aTiT
stabl-	aEbVqRrFsU
stable	aEbWrEsU
stable$	aFbUsV
stack-	gRhX
stacking	i\\
stadi-	bUfAhGiZlFqB
stadt	aHbYcT
stadt mit	bS
stadt$	bXcCgSpT
stadt-	b_p[
stadte	aIbIcSnY
stadtwerke	bV
staff	bUmS
staff house	hU
staff in	dUmS
staff nurse	aY
staff$	a^bWeRmS
staff-	bBcSgJhT
staffing	eUtU
staffing$	eUtU
stag	j[
stage	eUiSjU
stage 0	eJfHiWjYpS
stage$	eWjR
stage-	iRpXsRtR
stages	iVpYsU
stagi-	iSjUqX
stagiaire	iIjXq[
stagiaire$	jV
stagiaires	i\\
stahl	j^
stahl$	jY
stain-	a\\bI
stairlifts	aT
stairlifts$	aS
stairs	cTpRsS
stairs$	bCcXsV
stall	aUiV
stall-	aXbV
stamm	b_cDdCtF
stamm-	bhcFgE
stand	ja
stand$	iS
stand-in	aYbIcGeU
standard	jYsU
standard$	j^sU
standards	iW
standards$	iY
standby	fXgS
standby$	gUhZ
standesamt	aUiS
standing	jXsT
standing$	iAjUs[
standort	cW
standorte	aVbYnJ
standorte$	b^cJ
stands	bTiW
stapl-	jRlV
stapler	cIjU
staplerschein	lX
staplerschein$	jW
star	b\`iHrW
star$	b]iInIrS
starl-	hW
starlink	hW
starlink$	hWiG
starn-	cT
starnberg	cT
start	ob
start 0	fU
start :	kJoV
start monday	oZsR
start$	fRlX
start-	bV
start-up	bYgWhE
started	bTjU
starters	i\`kJ
starts	fUoV
starts$	f\\
startup	bU
stat	f^gHhE
state	bXjVpIrY
state-	pS
statement	jGpYrS
statement$	bJkIpUrS
statements	iV
stati-	hUiX
station$	aWbWcVhSiHjE
stations	b]
stations$	b_iB
statistik	iZ
stats	jVlS
statt	aFh]pTrW
statu-	ea
status	eShYpT
status$	hXiG
statut	eX
statutaire	aIe]gWjFtD
statutory	bS
staud-	aSbT
staudengartner	aU
stay	iJnS
stay$	hVpSrV
stays	hYjT
stays$	iWjFqJsZ
stb	aUiVmI
stcw	j[
stcw$	jX
std	fU
std$	fTgW
stead-	eUjW
steady	eUjW
steady$	jY
steam	bWiY
steam-	gHhWiT
steaming	iZ
steck-	gDj[
steel	aGcJj]
steel-	bRc^jHkI
stefa-	tW
stefan	tW
stefan$	tV
stehe-	iU
stehen	iU
stehen$	oSqR
steht	hWtS
steht$	bEcTiW
steig-	kXqU
steigt	kXqU
steil-	bWjS
steildach	iW
stein-	aSbWjTpT
steinway	jW
steinway$	hU
stell-	tU
stelle	tT
stelle$	eIfYqV
stellen	a\`
stellen$	aZ
stellungnahmen	iX
stellv	aSpT
stellv$	aTpR
stellwerk	cU
stenc-	iZkU
stencil	iZkU
stend-	cT
stendal	cT
stendal$	bX
steno	bIcFhFj[kDl[mIpGtD
step	bIg^iTqU
steph	kJq[
steps	bJcZgViE
sterb-	b^
steri-	jU
sterilisation	iV
sterilisation$	i\\
stern	bZ
stern$	bY
stern-	bViTjHkUrR
sternchen	iFjEkYrZ
sterne	bV
sterne$	bV
steuerberater	eWqSrH
steuerfachangestellte	aZ
steuerfrei	hJnY
steuerfrei$	gThInY
steuern	i\\
steuern$	i\\
steve	qS
steve$	aIiGtZ
steve-	aXbFc]dFiAjH
stewa-	mU
steward	kUmX
stewards	aX
stewards$	a\\i@mT
steyr	aFcZ
steyr$	aEc[
stfw	aXeCfCgHh]iCkDlDrJtF
sti	bVgbjH
stich-	oGp_rZ
stick	kWmI
stick-	iY
sticks	iU
sticks$	iU
stief-	aHbFcIeIfGgFhajIkJlD
stift-	bXcEeTiE
stiftung	bWiErY
still	bYjTqa
still-	gTiVo@qY
stimm-	jXqU
stimmt	q[
stimmt$	qT
stipe-	hT
stipend	hT
stipend$	aVhWoIsJ
stirl-	c[dG
stirling	c[dG
stm	j\\
stm 00	jY
stock	i\\
stock$	bThUiY
stock-	hVoV
stockport	cV
stockport$	cW
stocks	iY
stocks$	iU
stockton	cSjR
stockton$	cT
stoff-	bHi\`
stoke	c_
stoke$	cT
stoma-	j[
stomach	j[
stone	jZsW
stone-	pV
stop	t\\
stop$	eFjFpCtd
stop--	iVrW
stopp	bXfHpGsIt_
stopp-	m\\pItT
stops	ic
stora-	bS
storage	bS
store$	aFbZiT
store-	iV
stores	aImY
stores$	aHmZ
stori-	iZrS
stories	iZrS
stories$	iY
storm	bWfSiGoT
storu-	iX
storung	fV
storungen	iS
story	iXq]rT
story$	iWqZ
stp	rStU
stp$	rSsUtZ
str	bFc[
strad-	iUrU
straf-	fHhEjZrW
strafregisterauszug	jX
strah-	aUiJkX
strahlenschutz	jGk\\
strai-	f]hJsS
straight	fXhG
stran-	cYhYiI
strand	aTbGcYhI
strand$	aSbHcYiF
strandhotel	aIb\\hH
stras-	cUnS
strasbourg	bJcSnT
strat-	bUiU
strategic	aV
strategies	iW
strategies$	iZ
strategy	iZ
stratification	bBi]
strau-	cS
straubing	c[iI
straubing$	cT
straw	a_bI
straw-	aRbYhIiI
straß-	hT
straße	dW
straße$	cRdWiJ
straßenbau	bUgJ
straßenbau$	aWbD
straßenwarter	a[cJfR
strea-	aSlXtS
stream	aBiFl[mHtV
streaming	aYbScJiI
strec-	cGjYlYsR
street	cXkI
street$	hRpVrU
streets	iY
strei-	i[jFqVrX
streichen	i@jHra
streichen$	gCqSrV
streit	sT
streit$	iRsX
streitet	iUjHq[
stren-	iRpGqW
stres-	jb
stress	qVsT
stress$	jFkXpJsX
stret-	cSjUqX
stretch	cSjUqX
stretch to	gJqY
stretch$	bGc[iI
stric-	fUiFpU
strictly	fZrS
strik-	iVqX
strikes	iX
strin-	iR
string	iS
string$	iSnV
strip-	i\\
strok-	bT
stroke	bT
strom-	aHcXiSjR
stron-	jRsT
strong	jRsT
strong$	bW
struc-	aVpIt[
structural	iT
structural engineer	qR
structure	a[iJkV
structures	aU
structures$	aXtJ
struk-	bIhGi]
strukturiert	jV
sts	b_
stuck	aZ
stuck$	a^
stuck-	bX
stuckgut	iW
stude-	kYsV
student	kUtV
student$	kTmV
students	bWcHgGkX
students$	b\\gHhT
studies	iX
studies$	i\`
studio	hT
studio$	aIcChc
studium	jWlX
studium$	j\\lD
study	hZpV
stufe	aRgZ
stufe 0	gZ
stuff	fUiXjT
stuff$	fWiRjW
stuhl-	i^
stuhlassistenz	i[
stuhle	bTiUmI
stuhle$	bUmJ
stund-	fU
stunde	gV
stunde$	gV
stunden	fW
stunden im	i[jG
stunden$	fY
stunden-kurs	bAjc
stunden-woche	fZgE
stunden-woche$	f\\gIhH
stundenlohn	gW
stundenlohn$	gX
sturm-	f]
sturmschaden	f]
stutt-	aGca
stuttgart	iSnT
stuttgart$	bJiW
style	rh
style$	rZtT
styli-	jS
styling	iUjU
styling$	bEiUjV
stylist	bYgI
stylist$	aZbF
su	q\\
su cargo	iWmT
sub	eSgT
sub-c-	aDbAcDe^gFhIiUjFmG
subbi-	eZ
subbie	eZ
subbie$	eZiJ
subco-	aHb_eS
subcontract	eXiV
subcontract$	bGe\`iB
sube	eCiIjCk\\o]pF
subid-	o\\
subida	o\\
subim-	b[gT
subimos	b[gT
subir	iIkW
subj	bIt\\
subje-	pSqRrStR
subject	pSqRrStR
subject$	eFhGpTq[
submi-	iX
submission	fT
subro-	cUeX
subrogada	bScX
subs	eTgEh\\pJ
subs$	bSeVgFhXjEpG
subsa-	iTsR
subsi-	hW
subsidiado	hS
subsidised	hV
subsidised$	hWiH
subsidy	hVjW
subsidy$	hRsU
subst-	e_hGiYjE
substitute	bHeRhJiJjJlXoR
subte-	gRiFj[
subti-	kU
subtitler	aZ
subve-	hY
subvenciones	aU
subventionne	bThR
subventions	ia
succe-	hTqV
succession	mIoVqX
succu-	b_jGmJtG
succursale	aUtJ
suche	bGqHt^
suche-	aTtW
suchen	aTtW
suchen$	bHcHiHtZ
sucht	t]
sucht$	t\\
suckl-	bX
sucklers	bX
sucklers$	bW
sucur-	bTcT
sucursal	cY
sucursales	bY
sucursales$	bW
sud	cYoX
sud$	c]oU
sudbu-	cR
sudbury	cR
sudti-	iSnTsT
sudtirol	iSnTsT
sudtirol$	iDnXsT
sue	g_jDkI
sueld-	gTlSrS
sueldo	lTrV
sueldo$	iIlZsG
sueldos	gZ
sueldos$	gV
suelo	iX
suelt-	bSqT
suene	mHqHrdsJ
suffi-	lX
suffit	lY
suffit$	lY
sufic-	j_
suficiente	j_
sugar	hXiJ
suhl	cW
suhl$	cY
suis	cCpIqd
suiss-	hGjWs\`
suisse	jIs_
suit	h]jWs[
suit$	h^iH
suite	iTtV
suite$	iXoV
suite-	bTiU
suites	bTiU
suites$	bV
suits	hZoV
suits$	h\\oR
suiva-	eJg\`qI
suivant	eJgT
suivi	i\\jC
suivi de	iT
suivi des	hIiS
suivi-	iW
suivis	iW
suiza	bW
suizo	aWbViI
suizo$	aXbViD
sujet-	cIiV
sujets	cIiV
suma	jGke
suma puntos	kTlV
suma$	k\`
sumar-	iXkZqW
sumaria	k^
summa-	iR
summary	iS
summary$	jTpT
summe-	rG
summer	rE
summer$	bSeUpG
summers	cXfTiFjJnV
sun	f]
sun$	aIfWgU
sun-t-	f^hJ
sun-thu	fS
sun-thu 0	fR
sun-thurs	f\\gIhJ
sun-thurs$	fS
sunda-	fS
sunday	fV
sunday 0	fTnJ
sunday 00	fBiZpTtV
sunday$	bWdIfYiCoX
sundays	gShUqS
sundays 0	gX
sundays off	f@hc
sundays$	fTgWlH
sunde-	cT
sunderland	cT
sunderland$	cU
sup	aVgXiImV
sup$	a^g[iH
super	hYkUmR
super$	gSk^
super-	mX
superintendencia	hJiCj\`pS
superintendent	bDpX
superintendent$	bHmFpZ
superintendente	m[
superior	aJbScT
superior de	cXiFlX
superior$	aHcUiIjX
supervisar	iY
supervise	iU
supervises	iHm\\
superviseur	mZ
supervising	lXmZ
supervision	h^i\\
supervision paid	hX
supervision$	hViUmR
supervisor	aU
supervisor$	a\\
supervisoras	mV
supervisors	aRfHhWpW
supervisors$	iIpW
suple-	e_iUsH
suplencia	bIea
suplencia$	bHe\`
suppleance	a^fDiHjWlJ
supplement	gaiI
supplement$	gY
supplemental	iHp^
supplied	hUiJlVmR
supplied$	l\\mD
supplier	iY
supply	bSjR
supply chain	aY
supply$	aDbZ
support	aSiS
support worker	bT
supported	jWm[
supporter	jWmW
supv	aSmZtI
supv$	mVtJ
sur 0	fShIlT
sur 00	fCgYhTjE
sur cinq	f[
sur deux	fYiZjE
sur la	bDhWiUnU
sur le	iGqJr\\
sur les	hUrV
sur mesure	hY
sur place	dYhSiC
sur quatre	eGhHmHnY
sur site	d^fHiV
sur six	f_
sur trois	f\\
sur un	pX
sur$	cTjT
surco	b[jH
sure	eYjTpV
sure$	eGiWpZ
surf	h_jU
surfa-	b?g_
surfaceuse	i]
surge-	bUiS
surgeries	bWjJsX
surgeries$	b\\iF
surgery$	aZcI
surpr-	jSkS
surprise	jSkS
surre-	cR
surrey	cR
surse-	nT
sursee	nT
surti-	aViS
surto-	qS
surtout	qS
surtout pas	qSrU
surveillance	iY
surveillance$	iY
surveillant	jU
survey	qU
survey$	iY
surveyor	aU
surveyor$	aS
surveyors	bWmU
surveyors$	bUiWmD
surveys	bGi_
survi-	hTqV
survival	gRhViI
survival$	hHj^pI
sus	gUiBm\\
suspe-	iWqU
suspension	iWqU
suspension$	iX
susti-	eXtT
sustitucion	aUe[tE
suthe-	cU
sutherland	cU
sutton$	cT
suyas	gWsY
suyas$	gWsY
sv	aAbbcFhJjEtC
svcs	bU
sven	mXqX
svp	rZs\\
svp$	aTmJr\\
swabs	i]
swabs$	iY
swahi-	kY
swahili	kY
swahili$	jV
swans-	dHnW
swansea	dHnW
swansea$	cT
swap	aVfY
swaps	i^
swaps$	i[
swear	i]rT
swedi-	bSkRlU
swedish	bSkRlU
swedish$	bUlUpH
sweep	aZiW
sweep$	a]bH
sweep-	i[
sweeps	iW
sweet	aIjFk]
swift	aEcZjU
swile	cHdGfIg@hgjEkGmHpC
swim	aSfIhVjZpR
swim 00	iHja
swim 000	jZ
swimm-	iYjW
swimming	aS
swims	iDj^
swims$	iDj^
swind-	cS
swindon	cS
swindon$	cV
swing	f\\kRoRpH
swiss	rTsW
swiss$	rTsW
swiss-	hSj[k=
switc-	iYjT
switch	iV
switching	jX
sworn	aHj]sY
sydne-	cW
sydney	cW
sylvi-	mT
sylvie	mT
sympa	jDkXmUpS
sympa$	jDkYmV
sympa-	jYlH
sympathy	jYlH
sync	iEj_
sync$	iEj_
syndi-	aTbZs^
syndicat	bTjJqVsR
syndiques	iHsY
synth-	iTpT
synthese	iTjHpU
syrin-	bV
syringe	bV
sysme-	jVkT
sysmex	jVkT
sysmex$	iJkS
syste-	bW
system	bX
system 0	aBbWf[jF
system$	gWkV
systemes	aTiFjR
systems	kU
systems$	iFjWkS
sz	c[gW
t	bR
t /	b^dUgEiIqS
t 0	cbgUhU
t 00	aJeGfZiV
t urlaub	hU
t €	b?iY
t$	bViUj\\
t-zug	fIh]
t-zug$	dIfHhZjJ
ta	aW
ta 0	aRgViVkG
ta$	aViG
tab	cXkH
tabac-	iY
tabaco	iX
tabaco$	iV
tabel-	gUtT
tabelle	gUtT
tabla-	gXmU
tablas	g[
table	bRdYiTpT
table$	iXpS
table-	iX
tableau	jX
tableau$	jV
tableaux	iSjV
tables	bWiS
tables$	bZpF
tablet	fIhYiS
tablet$	fGhUiW
tablette	hX
tablette$	hV
tac	iYjT
tacho-	i\\
tacog-	iV
tacografo	iV
tacografo$	iT
tact	jZ
tact$	iUjT
tacti-	kZ
tactile	kZ
tactile$	kX
tafel-	iX
tag 0	eX
tag eins	gT
tag$	fSgSiR
tagal-	jT
tagalog	jT
tage	dSfVhV
tage (	eIfUhX
tage +	fJhW
tage a	f]
tage daheim	dYfH
tage frei	fV
tage pro	eYfFhEnT
tage vor	cJpX
tage$	f_h^
tage--	f_
tage-wo	fVjJ
tage-wo$	fW
tage-woche	hT
tage-woche$	f[
tagen	dU
tagen$	dYfS
tages-	gWi[nR
tagesbericht	iT
tagesklinik	bJiZ
tagessatz	gX
tagli-	hUiV
taglich	hV
taglich$	gUhW
tags	fUgFic
tags$	fWi[
tagsc-	fX
tagschicht	fX
tagschicht$	fW
tagsu-	f[gG
tagsuber	f[gG
tagsuber$	fZ
tahon-	bYiWtD
tahona	bYiWtD
taill-	iWsX
taille	aHiXsU
taille$	iX
tailor$	aU
take	pT
take on	bTiXjD
take$	bGgUsTtT
take--	hTjFkTpY
take-home	dJhTpY
takes	bViSjGpX
takin-	tV
taking	iTtW
tal	cXfGg\\hFmJ
talav-	c^iJjG
talavera	c^iJjG
talen-	pUtS
talent	jS
talent$	iIjU
talento	pS
talk	iVjTpYtU
talk to	iZ
talk$	jYkUtU
talki-	tV
talking	tV
talks	i]jJl]pT
talks$	i^lEmGpY
tall	sc
talla	cIiZs[
talla 00	bWiHsY
talla-	aRcV
talle-	bT
taller	bV
taller de	aDiRmX
taller$	aWjV
talleres	aIbIc[
talli-	iU
tallinn	cT
tallinn$	bT
tallo-	bYqI
tally	b@g\`iTkG
tally$	iYmS
tamar-	bWcImS
tambe-	aW
tambero	aW
tambi-	kS
tambien	kS
tambien$	bIdJeEhRiFk]lEoC
tambo	bYcYi@jErX
tambo-	bFc\\
tamil	bGj\\
tampi-	aGbDcVhUiG
tampico	cGhXnS
tampico$	cGhWnS
tampo-	iVkHsZ
tamsi-	mVtR
tamsin	mVtR
tamsin$	mVtR
tamworth$	cU
tanat-	b\\
tanatoestetica	cJi^
tanatoestetica$	cIi[
tanatopractor	aYbJ
tande-	jSmZ
tandem	jSmZ
tandi-	cV
tandil	cV
tandil$	cT
tango	aWj\\mDsJ
tangu-	mTrZ
tank	iTjY
tank$	iJjZ
tanke-	aTbSjHlX
tankers	bVjJlT
tankers$	iDlW
tankk-	hU
tankkarte	hU
tankkarte$	hV
tanks	b]cJiU
tanks$	bWgGiV
tanks-	a_
tankstelle	a^eJfIhJ
tanqu-	iZ
tap	j[
tap$	jZqI
tapa	hIi_mDqX
tape	i^jHpU
tape$	hEiVpZ
tapes	i]
tapes$	i]
tapic-	aTbV
tapicero	a_bI
tappi-	oX
tapping	oX
taps	b\\fAgHiW
taps$	b[gG
taqui-	hT
taquilla	hT
taquilla$	hT
tarbe-	cU
tarbes	cU
tarbes$	cV
tard	nS
tard$	nUtS
tarde	fa
tarde 00	fY
tarde$	fZ
tarde-	fV
tardes	fV
tardes$	fUpT
tardi-	fY
targe-	iX
target	iV
target 00	fJqZ
target$	g[
targets	iT
tarif	g]hWjU
tarif$	gV
tarif-	iWjXm@pT
tarifa	gTrW
tarifas	iTpR
tarifas$	iTpR
tariff	g]hI
tarje-	hUrT
tarjeta	hVjRrU
tarjeta de	hSjW
tarjeta profesional	jT
tarjeta$	hBjSrZ
tarp	gS
tarra-	aUjV
tarragona	aW
tarta-	hZiZjHpD
tartr-	iV
tartrectomias	iV
tas	bEcddHhJiHkInJ
tasad-	aS
tasador	aS
task	aFiU
task and	aJfXiJ
tasks	i[
tasks :	iW
taste	aJbWiIj[sR
taste$	aJbXjU
taste-	bHiY
taster	bHiY
tasti-	aRiWpS
tasting	aTiSpU
tatig-	aUgTjS
tatigkeitsgruppe	gW
tatto-	sZ
tattoos	s[
tatua-	s^
taub	jGl^qEsY
taube-	cHib
tauch-	hIjEm\`
taugh-	l^
taught	l^
taught$	l\\
taugl-	jYpS
tauglich	jU
tauglichkeit	pV
taunt-	jG
taunton	jG
taunton$	cW
taura-	c[
tauranga	c[
tausc-	iW
tauschen	iX
tauschen$	iU
taux	fJgbhSiJ
tax	eGgWiUjT
tax$	iIj\\m?pH
taxes	iWjW
taxi	hVlX
taxis	bUiX
taxis$	bViTjJ
tbh	dUfGjFqWs\`
tbh$	bJdXjGsX
tbm	aYkH
tcd	b^gD
tcheq-	fJgIjAkYn\\
tctc	g^hIjC
td	iGj^mV
tdm	iZ
tds	j[pU
tds$	iHj[pU
te	tV
te cuento	kUtS
tea	hViW
tea$	aUcIiWpW
teach	la
teach you	lVoU
teach$	gIjVkUlX
teacher	mY
teacher$	a^
teachers	bSkW
teachers$	bUiGkU
teaching	kSlU
teaching$	iCjYkX
teakd-	iU
team	mV
team :	mX
team leader	fItS
team of	mbqR
team$	aTcUtV
teams	dUiRpYtS
teams$	dZpY
tears	j^
tears$	i\\
teas	ia
teatr-	aIb_
tec	kSm[
tech	a]m[
tech (	cR
tech lead	mV
tech$	a\\kSm\`
techa-	bZhV
techado	hX
techado$	hX
techn-	mZ
technical	aR
technician	aW
technician$	aWmU
technicians	aUbUlT
technicians$	bXlVmS
technicien	aX
technicien de	bS
technicienne	aUmWtH
techniciens	mX
techniciens$	m\\
techniker	jW
techniker$	aDjVmW
technique	eHgUmT
technique$	cHeBgVmTpT
techniques	jY
techniques$	iT
technische	aVjR
techo	gShGqX
techs	a]bRm]
techs$	bYm[
tecni-	mT
tecnica	mT
tecnica$	aHcTjImV
tecnicas	m[
tecnicas$	mT
tecnico de	aZjI
tecnico en	aS
tecnico superior	aIjV
tecnico$	aHiIjTkV
tecnicos	aSbXhEmTnR
tecnicos$	aJbXhCnTpI
tecno-	jX
tecnologo	jVkS
tecnologo en	jY
teena-	i[
teilb-	aIfV
teilbar	aIfV
teilbar$	fV
teile-	eUgU
teilen	eUgU
teiln-	i]
teils	iR
teilz-	fS
teilzeit	gU
teilzeit$	aWeZgR
teilzeitgeeignet	eUfV
teilzeitgeeignet$	eUfV
tekap-	cU
tekapo	cU
tekapo$	cU
tel	jYp\`
tel$	cHiAj^
tele	cUd^gWjI
tele$	bHcIeJfFg]iW
telea-	degF
telearbeit	degF
telec-	a[
teleconseillers	aV
telef-	fTiU
telefon	jS
telefon$	iV
telefonat	oIpUrJtU
telefonica	aSfT
telefonico	aYcIfFjXkH
telefono de	fBhRiWpX
telefono$	qRrW
teleg-	eIiSpVrR
teleh-	aDbBcCd\\fIgIhGiCj]kFmJnIpJtI
telem-	aIbTcIh\`iSjCmG
telemedicina	bZhAiU
telep-	pX
telephone	hSpU
telephone$	hTiY
telephonique	i[
teler-	bXcG
teles-	aWiBjBl^
telet-	ddfC
teletrabajo	dY
teletrabajo$	dX
teletravail	cId_fE
teletravail$	dS
telew-	dhiD
telework	d_iG
teleworking	aIdahIiG
tell	iJjWqY
tell us	cVfZjImHpVqG
telle-	aV
teller	aV
teller$	a^
telli-	iSlJpVqI
telling	iSlJpVqI
telmo	aFbWhD
telmo$	bXdIhD
telug-	jU
telugu	jU
telugu$	jT
temoi-	iUjIoYqD
temp	eZj]
temp 00	eV
temp to	eS
temp$	eTjS
tempe-	iYj\\
temperage	jX
temperaments	cHiW
temperieren	jV
temperieren$	jV
templ-	aIjW
template	cXqIr[tS
templates	bJiV
templates$	bJiV
temple	b[cFdRpI
templo	iW
templo$	iV
tempo	eViToI
tempo-	e]
temporada	oV
temporada de	eHj[kGoV
temporada$	pF
temporaire	aVeWhHoF
temporal	eWiV
temporary	eUiS
temps	eW
temps de	hVjAnV
temps partiel	aSeV
temps plein	bYeW
temps$	hW
temps-	gT
temps-la	gT
ten	pS
ten years	bTgV
ten$	gVhCiUj<lTmVoFpU
tenan-	aIiSqR
tenancy	iZ
tenant	iYqW
tenants	aEbZiE
tende-	iY
tender	iUjBmS
tenders	iY
tendi-	i\\
tendido	i\\
tendr-	mX
tendria	mY
tenem-	qTsS
tenemos	qTsS
tener	jTlG
tenga	jUs\\
tenir	aTi[jS
tens	fciE
tens$	bBfbgJhF
tensi-	jS
tension	jVkTqR
tension$	jTkX
tenso-	jT
tensorrt	jT
tensorrt$	jS
tent	hWiS
tents	bXhX
tents$	bUhT
tenu	hJj[qW
tenue	h\`iSpJ
tenue du	hJiZ
tenue-	h\\iG
tenues	h\\iG
terap-	aWhZjI
terapeuta	aUmR
terce-	jTm\\
tercer	fSjZ
tercera	bWpHrU
tercera generacion	bX
terci-	bSj[
term	eZfUjF
term time	f^
term$	eWiU
term--	aHeafUqBt@
term-time	fV
term-time$	eSfS
terma-	aIiT
termina	f[
terminada	iJj\\lF
terminado	gZiJ
terminal	bZ
terminal$	b\\cGhYiGjT
terminals	i^
terminations	jU
termine	nSrV
termine$	bJf[
termino	eWgThG
termino fijo	eT
terminplanung	iW
terminplanung$	iV
termo-	bHcXi]
terms	eWjFrY
terra-	iS
terrace	i\\
terraform	kW
terraform$	jWkT
terrain	aShJiImCnXoI
terrain$	aZbVm@
terrasse	kFsa
terraza	aUiS
terre	f[
terre$	f[
terre-	mG
terreno	dTmF
terreno$	bHd[pU
terri-	bVjEk\\
territorial	bX
territory	bWcXjF
terti-	jIkZpJ
tertiaire	jIkZpJ
tertiaire$	k[pJ
terue-	cR
teruel	cR
teruel$	cS
tes	gXhGjHp\\
tesa	aHbFe\`iHjH
tesis	i]
tesor-	iVqV
tesoreria	iVqV
test	pd
test 00	hIlRpY
test de	pY
test$	gSj^pV
testa-	a[jFpV
teste-	aRjU
tester	aV
tester$	cHj\\
testi-	iWjT
testing	jW
testing$	hAigjI
tests	idpX
tests$	iajT
tetan-	iGjbpJ
tetes	b\\gH
tetes$	bZgF
teu	iS
teu$	iV
teur	fIg\\jG
teur$	g^
tewke-	cV
tewkesbury	cV
texas	bUrS
text	pUr_tS
text "	jRmBpX
text$	qWrZtW
texte	qEr[
texti-	b_iHlT
textil	bR
textil$	aWcJ
textile	bWgGjGlY
texto	rg
textu-	iT
textures	jS
tez	bFkHs]
tf	aV
tfa	bW
tfa$	aWbYiI
tg	gXiVjF
tgv	bVeEh_iI
tgv$	bWhYiHjJ
th	pS
th and	aS
th ed	j^
th edition	gEj]
th month	g_hBjHoI
th$	fRoTpZ
thack-	pX
than	jS
than 0	pY
than 00	hSrY
thana-	a\\kXmI
thane-	cZ
thanet	cZ
thank-	hGi=jJo\`rStR
thanks	rUtT
thanks$	aIr^tE
that in	iFjZrItU
that isn't	jXkS
that stays	iGjDq[rIsV
that way	iJsf
that$	oS
that's it	hWjTqFtX
that's the	bEcVlGoYpIqSrCsEtD
that's why	bWiFqY
thats	bHcGlSpDtY
thaws	oW
thaws$	iIoY
the 0	hDoRqX
the 00	bSiHoVpW
the a	c\\fHhEiWqF
the ad	q\\rY
the advert	tX
the agency	jVtR
the app	i]
the back	iFsWtW
the band	gEhHpVqY
the bar	bIcYtU
the bench	b[
the better	kX
the board	jW
the books	aGiS
the budget	bHhFiVqW
the cathedral	cUsT
the chair	pR
the chapter	iGpUrR
the class	l]mZ
the clients	iHkWs^
the cold	aYbIrI
the contract	eIqX
the council	qWrS
the county	bYcHqW
the course	hYiXjGkA
the crew	hGmFn]pGq^
the day	f^hIjGp[
the dean	aIqWtW
the degree	i[jI
the door	hU
the facebook	lStY
the family	bFcHh\`nV
the field	bX
the first	qIr[
the floor	d\\iHpX
the gang	bCmZsU
the ground	iToUrI
the group	bFjHmYr^
the hague	bTcX
the hall	iTpZ
the head	iFjTpWq\\
the hospice	a\\bJcH
the house	rUsX
the hub	iV
the job	hZlWqV
the kitchen	iGmRs[
the lab	i]
the last	pTqT
the licence	j\`
the like	jS
the line	m]
the little	gJhVjIpRqR
the local	cIiWpU
the ministry	iSjWqS
the morning	fRjU
the new	cEiU
the night	aTiSjRtI
the odd	bRiSjU
the office	aTbSi?pHqSsU
the old	bVcUhDqR
the one	hGqYrRtT
the other	mVq[tE
the page	jFpJqY
the parents	qWrXsR
the person	bJeJi^
the phone	pT
the plant	aFbUcFqV
the police	bUiGpY
the post	bTeXiH
the public	bVfEjJr_
the right	jIpVqVsV
the road	cHfBgRlWnWqW
the salary	rg
the same	jWsH
the school	kHpZ
the second	aIbHcYkIrSsUtI
the shop	bHpTsU
the site	nY
the staff	bXiH
the station	c^iE
the summer	eTiX
the team	bTmSsT
the test	l^
the thing	hZiYjJqDrFtJ
the third	cJrGtS
the till	jZrDsW
the time	fUiIpVsW
the tone	jIqErZsHtV
the town	aIbBt^
the train	qTtW
the two	fEiYjGlEqTsH
the uk	cTjE
the unit	sTtV
the volunteers	i\\mCqW
the wage	g\\
the water	aHbYiIrS
the week	hWiW
the whole	bTgGhUjT
the window	cIh^pFsW
the winter	bIfGgXiYoW
the word	rb
the work	cWsS
the workshop	bIkYmX
the yard	bJg[h\`nJ
the year	gS
the £	iSmHr^
the$	tX
theat-	bScUjA
theater	fJgTjIkUlGqT
theatre	aRbRgS
theatre$	bSfViI
theatres	bX
theatres$	bV
their	bIqVsZ
their own	sh
their-	jIrT
theirs	jIrT
them	sW
them and	bEhX
them to	fVjGlY
them$	aWsS
thema	iZjClTpGq\\
then	e[
then $	e]h?iH
then 0	cHdUpV
then a	iJpV
then panel	pX
then$	cItT
theol-	jZ
theology	iWjIpS
thera-	bU
therapist$	aVmW
therapists	a[jI
therapists$	aX
therapy	kY
therapy$	bDiVkU
there	dVkI
there are	fUiS
there is	iXkIlG
there$	cHdYfClUpHqStS
there's no	iJjTlSs\\
thereabouts	fHgTjHtW
thereafter	eHgYoY
theres	iBlZ
therm-	bVhfiT
thermal	aDjHkU
thermique	iW
these	iIoSpUsS
these$	bGoUrWtV
thetf-	cU
thetford	cU
they	s[
they can	kVpW
they come	p[
they do	kHsFtZ
they don't	lX
they have	j_kZ
they must	sU
they need	aIj]
they will	cWiU
they$	cHlVtV
they'd	iVmS
they'll	lTqS
they're	sV
thiba-	mZ
thibault	pR
thibault$	pS
thibaut	mY
thibaut$	mY
thick	hGjY
thick skin	hGj[
thick-	bIi_
thing	tS
thing$	rJsVtZ
thing-	pTsS
things	pTsS
think	oTqVtU
think$	hGoXqFt[
think-	iFqTtV
thinking	aHiDt[
thinks	q^
third	eSqV
third generation	qHtW
third$	g[hHqJ
third-	gShFiT
thirds	bXgUiH
thirt-	gShX
thirteen	fIg^iJ
thirteenth	g]hI
thirty	iT
thirty days	fEh\`
thirty-seven	f\\gI
thirty-two	fIiW
this	qXtU
this is	aGcUdR
this one	d\\lHrStC
this out	t[
this person	i[
this time	rZs]
this year	bJeIfAl]qU
this$	qYtS
those	dWpH
those$	dEi[jBkYs[
thoua-	bIcZfG
thouars	bIcZfG
thouars$	bIc[iG
thoug-	cF
though	cFdSlSrStF
thoughts	iHtY
thous-	gT
thousand	gT
thousand$	hT
threa-	qTtT
thread	aJpItW
thread$	pGtU
three crews	bWfCiGtY
three days	aVbHd]eUiEnT
three in	jVmW
three months	eWjHtI
three to	bU
three years	iIjUmU
three$	iWjXmW
three-	hRiBjX
through the	eHpSsU
through$	cEiTpU
throughout	cX
throw-	bHiZjD
thru	eZf[oT
thu	fUpStU
thu 0	dGt[
thu$	cIdUf[tH
thu-s-	fSsS
thu-sun	fV
thu-sun$	fS
thun	c[tJ
thun$	cZ
thund-	cYsR
thunder	cYsR
thur	bJf\`kIlFmC
thuri-	cZiEnV
thuringen	n\\
thuringen$	n]
thurs	aHoTpW
thurs$	aCfZiIoWpGqZtI
thurs-	fS
thursday	nV
thursday$	dR
thursdays	iS
thursdays in	bIdYiV
thursdays$	cTfT
thurso	cW
thus	aEb\\
ti	pU
ti$	gTiJpV
tia	iW
ticket	jUkU
ticket$	aJgTiBkYl[
tickets	h[
tickets 0	hU
tickets resto	r]
tickets$	jT
tide	ic
tidy	iVlJpHrUtV
tie	jX
tied	hXsX
tied$	hV
tiefbau$	aT
tiefl-	iJlZ
tieflader	iJlZ
tiempo	jJ
tiempo$	aSoT
tiend-	bS
tienda de	a@bUc[
tienda$	gEhZ
tiendas	bW
tiendas$	bU
tiene que	j\\tG
tiene-	hXiJ
tienen	hXiJ
tient	iYsX
tier	bU
tier 0	bW
tiera-	b[hU
tierarzt	bFhW
tierarztinnen	b\\gH
tiere	b\\gIhY
tiere$	b^gH
tierp-	bYcJiD
tierr-	cTfSsT
tierra	fUoRsV
tierra$	fZsV
tierras	aIbUcStI
tiers	b^fIiGmEoFpE
tiers-	aEbYcId[iIjG
tierw-	jV
tierwirt	jV
ties	aJbJcIeHgGhFj?kcmCnJoJp@qIrE
tig	jZ
tig /	aV
tig$	aX
tiger-	aSiJjT
tigercat	aSiJjT
tight	iV
tigrinya$	aWjVkEtJ
tijer-	iX
tijera	iX
tijua-	nV
tijuana	nV
tijuana$	bVnF
tikto-	iR
tiktok	iV
til	f]oT
tilbu-	aBcbtI
till	fZ
till 0	fT
till 00	eSoHp^
till noon	fX
till six	f\`iH
till the	iDpX
till$	hCi^jVrJsS
tille-	bUiVjG
tilleuls	bX
tilleuls$	bZiHmG
tills-	e[
tillsvidare	e[
tillsvidare$	e[
timbe-	aViW
timber	aWiT
timbr-	f_gUjJpHsA
time 0	pU
time 00	aSfSmFsS
time and	g[jI
time off	bUf?gVhX
time served	jU
time zones	d^iBtH
time--	jZ
time-served	jZ
timel-	iT
timer-	mY
timers	mY
timers$	mY
times	hVn[
times$	cIiXnS
timet-	fUiJoZ
timetable	fUiJoZ
timin-	cHfa
timing	fSiTjT
timing$	fUjR
timoc-	iRjHkW
timocom	iRjHkW
timocom$	iTjHkV
tinni-	hHi_jG
tinta	bVd\\
tiny	bchIqHrW
tio	aSiIm]qItH
tip	bHgZ
tip$	fUtJ
tipo	jS
tips	gd
tips$	g_
tir	jU
tir$	iR
tira	i\\
tiro	qEt[
tisch	aHmYqX
tisch-	aUhVlV
tische	bVhX
tische$	bWhViI
tischler$	aY
titan	bJi_
titan$	i[
titan-	iSkV
titane	jIkW
titanium	iU
titel	aTcItT
title	iSqHra
title$	aEjStS
title-	bZ
titles	bZ
tito	iHm]
titra-	i]jI
titre	jXrU
titre pro	aU
titre-	bRhUjU
titres	jX
titul-	jRlT
titulacion	iVjFl_
titulado	j[
titulado$	iJj[
titulaire	aVgHjXqU
titulaires	bHcIgFhIiEjDl\\m]oJtG
titular	hSrS
titular$	hTiSrR
titulo	jR
titulo de	jXkR
titulo en	rY
titulo$	gSjT
tjm	bIcJgcjJpG
tl	aWbGmc
tlaxc-	aRcU
tlaxcala	aRcU
tlaxcala$	aW
tm	jGm_
tms	iU
to $	dIhT
to 0	f^
to 00	gT
to 000	iY
to 0000	bVlJpV
to 90	bYcIdGeEfFhWnR
to :	bFiHmVt^
to a	aHiIjSmZ
to advertise	bTqVrGtS
to apply	kWpIqSrS
to april	b[fTjD
to be	sS
to begin	e^fFiH
to build	oX
to date	jW
to do	iWlUmH
to drive	bFiZjDlV
to end	bHiYj[
to get	iUqRsJtU
to go	iZjBkVqT
to half	fV
to have	k]
to hire	eTtU
to it	iDjVlY
to keep	cHiDkGm\\pDqUsX
to know	iCjYlUqHrTtJ
to live	aXh[qI
to look	pTqIsV
to march	e\\fRiHoC
to me	iIjDm\\sW
to mid	kIqXrG
to nov	bHeWfEgGiU
to october	oW
to one	aVfSjStF
to our	bHiXlCmIpFsRtX
to people	eIhW
to perm	oR
to run	a\`iD
to sell	lV
to show	jTsU
to sit	jUqV
to start	eRf@gaoJ
to sun	f\\
to take	sH
to them	iIsW
to thu	cEfU
to thursday	dWfV
to two	g\\hRiH
to type	jG
to work	hYiEjVmGrV
to you	eSp[
to £	aSgThH
to €	cHgGi\\
to$	tZ
toall-	iZ
tobac-	iTjW
tobacco	iTjW
tobacco$	jYtJ
toca	gVjYkGqS
tocad-	bSkU
tocado	bSkU
tocht-	b[
tochter	b[
tochter$	bW
toda	bUnY
toda la	bUnV
todav-	qTrR
todavia	qTrR
todavia no	jIrX
todavia$	kW
today	qRtY
toddl-	i\\sS
toddler	i[
toddlers	sV
todo el	pUqTrU
todo incluido	bZgZmI
todo$	hSiGpUrW
todos	aJbVnTqT
todos los	nYpV
toget-	bU
together	bU
together$	dY
toi	qftS
toi$	q\\tV
toil	fXh\\jE
toil$	f_hA
toile-	iT
toiles	iU
toiles$	pT
toileting	i^
toileting$	i\\
toilets	iX
toilets$	iX
toilettes	iU
toilettes$	iW
toitu-	iX
toitures	iX
token-	iT
tokens	iT
tokens$	iT
tokyo	cEi]kXlF
tokyo$	bJcEiTkX
told	rR
told$	mW
toled-	cTmS
toledo	cTmS
toledo$	mU
toler-	ji
tolerant	j[
toll	bGiZjGkZtU
tolz	aIcX
tolz$	cX
tom	i^
toma	iUtW
tomas	cGpVqS
tomas-	iVmEqTrW
tomat-	aHbYjW
tombe-	aEi@k]sS
ton	re
ton$	bUsT
tonal-	cHh^
tone	rf
tone$	iWtR
tonel-	bU
toneladas	bX
toneladas$	bU
tonelaje	gSjT
tonelaje$	gSjS
toner	aIcIiYtH
toner$	aIcIiYtH
tongu-	jXkJmGsU
tongue	jXkJmGsU
toni	oYtU
tonna-	gR
tonnage	gR
tonne	b[fGgT
tonne$	b[fFiI
tonne-	bW
tonnen	bIgZsC
tonner	kX
tonner$	aTiU
tonnes	b[iF
tono	rb
tono$	aGi[
tonte	i\\
tonte-	aSiS
too$	bS
took	qatZ
tool	bHgDhYiTjT
tool insurance	hU
tool$	gJj]
toolb-	gAh]lR
toolbox	fUlT
toolbox talks	iSjGlV
tools	hVj^
tools and	hCj\\
tools$	hUiCjYlT
toowo-	cV
toowoomba	cV
top	kYrU
top 0	bIiIkGt_
top up	gIh_jH
top$	fIgUjDkZ
top-u-	hSiR
top-up	eHhT
tope	gYlJq\`
topog-	kT
topografo	aUkU
tops	eUrW
tops$	kIpXsU
torne-	iR
tornero	aS
torno	a_cE
toro	aGbEcEdFeFfEgGh\`i=jVkElFmDnFoGp@qDrFsDtF
toron-	cXdS
toronto	cXdS
torqu-	kEmS
torquay	cX
torquay$	cY
torque	bHcIiTjS
torre	bIcY
torre-	cdiF
torreon	cV
torres	bUpS
torrevieja	aHcU
tortas$	iJjX
torte-	bTiU
torten	bTiU
tosta-	iIjT
tostador	aTbV
tosti-	bSiWlG
tostion	bSiWlG
tot	iHjWkIo_pGqG
tot$	iGj[oWpH
total	dThGnU
total$	fVqS
total-	fHgDhZi@jY
totne-	cX
totnes	cX
totnes$	cW
touch	a@fIj]
touch-	gHlYsT
toujo-	fVqRsV
toujours	fVqRsV
toulo-	c_
toulouse	cZfGgIjT
tour	iSkTnU
tour de	aBbYcGkXnG
toure-	bU
touren	hS
touri-	nR
tourier	iYtI
tourier$	aSbDcIiT
touring	aHb^n]
touring$	aIb_iH
tourists	jYsX
tourn-	nV
tournai	cV
tournant	fWmW
tournant$	fWmV
tourne	cUsS
tournee	bDnW
tournee$	hU
tournees	hViW
tournees$	h\\iBnW
tours	iV
tours for	i\\
tours$	aWbInU
tous$	aIgYkRlZ
tout	tR
tout de	oYsS
tout le	cX
tout$	bFfSqWtT
toute	aJeIjZt^
toute la	eHjT
toutes les	hTmV
tow	iRjX
towar-	k^
towards	jRkR
towel	iSjY
tower	aSfEgXiHoUrU
tower$	aUcW
tower-	mX
towin-	jVkJ
towing	jVkJ
town	nRtU
town$	c\\iHnZ
toy	bTiV
toys	ia
toys$	iY
tp	rU
tpa	aIb]jI
tpa$	bYjF
tpc	fGj\\
tpc$	jV
tpn	bXgH
tpo	bDe[iSnD
tps	hTiTjW
tpv	bCgHhHicjF
tr	gShU
traba-	mS
trabaja	fViJmZ
trabajado	gVkR
trabajado en	lU
trabajador	jU
trabajadoras	bUmS
trabajadoras$	bSmS
trabajadores	b]
trabajadores$	b]
trabajar	j\\
trabajaria	iVmT
trabajo	jW
trabajo social	j\\
trabajo$	hUiS
trabajos	jT
trabajos en	jRpU
trac	p\\rR
trac$	mJ
traca-	iZ
tracabilite	iZ
trace	cHmZpHtI
trace-	i_
trach-	aTkW
traci-	iXjJkU
tracing	iXjJkU
tracing$	iU
track	b[kZlE
track-	hZ
tracked	fIhZ
tracker	aHiUpStJ
tracking	g[
tracks	bIhGiTjT
tracks$	iGjZ
tract-	aSbWeJjR
tracteur	aDj^
tractor	j^lU
trad	i_
trade	hRiR
trade cert	jS
trade test	pV
trade$	h]i@jY
trade-	b]eWiHqU
tradi-	bUiS
trading	bW
trading$	bX
tradition	aIbXiIjUlH
traditional	iHjXlV
trado-	j^
trados	j^
trados$	j[
tradu-	pJr^
traducteur	a^
trae	qZ
traer	h\\pY
traff-	lSmI
traffic	lSmI
trafi-	mUpT
trafico	pU
trafico$	mFpY
trage-	mX
tragen	hVjX
tragen$	hXjY
trager	qS
trager$	bCiXmWqI
traid-	jEkAl]
traig-	iJlTpW
traigas	iIlWsU
trail	cXfGhDp]
trail-	cSgE
trailer	hViR
trailer$	aS
trailers	iTjV
train	lSn^
train$	bTl\\
trained	jXlW
trained$	iUj]lB
trainee	aRmStJ
trainee$	bGmWtJ
trainees	aXm[
trainees$	iIkGm[pE
trainer	aWkX
trainer$	iEjFk]nI
trainers	bIiDma
training	kT
training$	i\\kX
trains	iSjX
trains$	bJiY
trait	bXiJrE
trait-	gV
traite	aRiS
traite$	aUbDiT
traitement	gZ
traje-	hTnS
trajet	gX
trajets	gFhTiFnX
trakt-	bUjV
traktorschein	jY
trale-	bIcY
tralee	bIcY
tram	aUc^fThIiH
tram drivers	aSjIqT
trami-	iSjW
tramite	iT
tramite$	iX
tramo	gXiInY
tramo$	cIgXiDnY
tramp-	aXfUjI
trams	bZjFlW
trank-	bV
tranken	bV
tranken$	bU
tranq-	fCiT
trans-	iS
transcript	pStY
transcript$	aFiHpVtU
transcripts	pX
transcripts$	iIpX
transfer	h[kS
transfer$	h\\jCkW
transferable	i@j^
transferencias	bIiV
transfers	iY
transhumances	aJfDiRn^
transit	hX
transito	gDiZjS
transitorio	eZ
transitorio$	eZ
translator	aU
transport	iS
transport$	hWiTjS
transportation	hIiGjVpU
transporte	gTh]
transporte$	gZiR
transporter	h]
transporter$	h]iHmI
transportes	aDb\\iItI
transporteur	bTiIj[kF
transports	aIb[dI
transports$	aGbZiJ
trap	cIfVi^jJ
traps	i[
traps$	i[
tras	iRoWqD
trasl-	hWi[
traslado	hY
trass-	bIgHiIoapIqG
trata-	i[
tratamientos	iW
tratar	jTrX
trato	gVi[
traub-	cHeIh]iXjH
traue-	cEi]
traum	kZ
traum$	k[
traum-	bU
trauma	bU
trauu-	gShV
trauung	gZ
trauung$	bJg[
travail	jV
travail a	iWjGk[
travail en	jW
travaille	f[
travaille$	fZ
travailler	hYsW
travaux	mS
travaux$	aFiTmU
trave-	iSnU
travel	nX
travel$	aSbAgAhUiSjInUpH
travellers	aIiVmHpCsb
tray	bFcGgGhGi\`
traye-	gThIjU
trayectoria	gThIjU
trays	hZi]
trays$	hGpX
traza-	bSjT
tread	qZ
treas-	pUqY
treasurer	pVq[
treasurer$	iVpXqB
treasury	bR
treasury$	bW
treat-	hR
treatment	mUrT
treatment$	mYpFr]
treatments	aGh]
treaty	aWcE
trece	gUiBmX
tree	b[gTh?pV
trees	cFiSj]
trees$	cIi[
treinta y	qS
treiz-	gUhT
treizieme	gUhT
trejo	mT
tren	i\\tR
trend	i\\
trend$	iZ
trene-	iT
trenes	iT
trenes$	b\\
trenn-	qX
trennen	qW
trent-	bTjSsY
trente	jW
trente$	sS
trepp-	iZ
treppen	jT
treppen$	iV
treppenhaus	bGi[
treppenhaus$	iY
tres anos	bX
tres bien	qWsV
tres comidas	h_iF
tres dias	d]fY
tres meses	eU
tres semanas	fDhSlVoT
tres y	f[
tres$	f\\hSmR
tresc-	jW
trescientas	iRj[
trese-	iUjH
tresen	iUjH
treso-	aVbHjU
tresor	sS
treuh-	aXi\\jDsH
treui-	iW
trgs	jU
tri	i]
tri$	aXbW
triag-	cUiR
triage	cU
triage$	cX
trial	e\\jHs]
trial$	bUeapG
trial-	fWiT
trials	fUiTnR
trials$	bVfIiX
triba-	aSjTnR
tribal	aSjTnR
tribu-	cSh_mI
tribunal	qU
tribunal$	pW
tribunals	bZ
tribunals$	bZ
tributario	bEcHhFi]jV
trice	aY
trice$	aYiI
trieb-	b\\hH
trien-	e]hIjJsJ
trier	cX
trier$	cX
trill-	aFbCc\`jDmGoU
trim	gHiasD
trimb-	cIj_
trimble	iU
trimble$	iW
trime-	gS
trimestral	iYnV
trimestral$	i^
trimestre	bTdS
trimestre$	bWdUgBiR
trimestriel	gY
trimestriel$	gU
trimestrielle	gUiR
trimestrielle$	gU
trimestriels	h^
trimestriels$	h[
trimm-	aV
trimming	iV
trims	fIi_
trini-	hDiHob
trink-	gRiWsZ
trinkgeld	gT
trinkwasser	iS
trip	cGgWnWoT
trip$	jIoSsW
tripl-	aHbdiJlI
trips	f\\hSnX
trips$	aHeUfUgThWnB
tripu-	aUmV
trish	bHt[
trm	kWsJ
trm$	aTkV
trock-	hSjY
trocken	hSrT
trois	mS
trois ans	eYiHkU
trois generations	bW
trois jours	aHdWeU
trois mois	d\\
trois semaines	hUiAlWnSoV
trois$	iUjT
trois-	c]mU
trois-rivieres	c[
trois-rivieres$	cS
troisieme	jRkHm\\
troll-	aZhT
trolley	bIcIhVjS
trolley$	cFhVjS
trolleys	iX
trolleys$	iW
tronc	g\\
tronc$	gY
tronc-	bWgThFjTmG
trop	s_
trott-	iY
trotz-	bRqWrS
trotzdem	bRqWrS
troub-	s]
trouble	iFs^
trouble$	s[
trous-	h\\jG
trouv-	qW
trouve	qW
trowe-	pR
trowel	pR
trs	hWjR
trs$	cJhVjIrJ
truch-	bSiU
truck	iDnY
truck$	hYn[pD
truck-	bVcT
trucks	bX
trucks$	bW
true	iGjZqTsX
truff-	bVjIkW
truffes	jIkY
truji-	hU
trujillo	hU
trujillo$	hS
truly	iGl\\
trunc-	gIlW
trunca	gIlW
truro	bGc_
truro$	bHc\\
truss-	cTiSjHsI
trusses	cTiSjHsI
trust	bejT
trust$	batT
trust-	bT
trusted	gXiFkW
trustee	aHbS
trustee$	aHbS
trustees	qY
trustees$	iS
trusts$	iZ
truth	q]
try	pYs\\
tsche-	kVnW
tschechien	n[
tschechisch	kX
tsd	bIfEgZi[jI
tsd$	bIfFgZi[jI
tso	aZqX
tsu	ja
tsu$	jZ
tt	df
tt$	d[
tts	f\\
tu fais	iUjHmY
tu me	pUsS
tu peux	pJqTtV
tu$	aCbVcDiFjFmVpIqEr[tS
tub	hTiV
tube	iWjH
tubin-	bTcUiT
tucke-	hY
tucker	hY
tucso-	cTjIoV
tucson	cTjIoV
tucson$	cTjIoV
tudel-	qT
tudela	qT
tudela$	qT
tue	f^pS
tue /	fSiV
tue$	f_
tue-f-	fSiI
tue-fri	fSiI
tue-s-	fU
tue-sat	fS
tue-sat$	fV
tue-sun	fRgJ
tue-sun$	fT
tue-t-	dX
tue-thu	dX
tue-thu$	dR
tues	dXiW
tues /	dYfEiImT
tues$	dIf[iWjIpT
tues--	dZiF
tues-sat	fX
tues-thurs	d[fGiE
tuesd-	fXgJpS
tuesday	iRpZ
tuesday$	fGiZ
tuesdays	dY
tuesdays$	dV
tug	aHb\\
tug$	aIb[
tuila-	hFm^oY
tuilage	mGo_
tuiti-	h[
tuition	h[
tuition$	h_iH
tulla-	cX
tullamore	cX
tumua-	pS
tumuaki	pS
tun	gUiZtS
tune	cIiWmV
tunel	jU
tunel$	aSjV
tuner	a]tJ
tuner$	a_tJ
tuner-	aYiT
tunin-	iU
tuning	iU
tuning$	iTkWlI
tunne-	bT
tunnel	fTtT
tunnel$	jZqIt[
tunnels	aSbXiI
tunnels$	aUbS
tupe	i^jG
tur	bDc\`hEoIsH
turbi-	bFgIjZ
turbine	aVgHiT
turf	iRjS
turis-	iU
turismo	jX
turismo$	lS
turistas	kWsW
turistas$	jBkXs]
turistico	iTlFqDr]
turke-	hVsZ
turki-	kX
turkisch	aHkU
turkisch$	aGcJjV
turn	jJpVtT
turn--	cFiUq[
turna-	fTiT
turnaround	iVjS
turne-	fJi[jGpI
turnh-	bUiU
turnhalle	bWcSfSiI
turnhallen	iR
turnhallen$	bS
turni-	eHfUiUsS
turning	i\\
turning$	iY
turno	aVfZiU
turno de	iYmW
turno partido	fT
turno$	mT
turnos	fTiV
turnos de	fZgI
turnos$	mU
turnover	bYqV
turnover$	b[
turns	eRfY
turns$	aFfUiV
turqu-	iVnZ
tus	h^iI
tusch-	i\`
tutel-	bZiS
tutelas	aUbGiV
tutoi-	r_
tutoiement	r[
tutor	a_
tutor$	a\`
tutor-	iXlXmT
tutorat	aHlZmW
tutoria	i\\
tuttl-	cX
tuttlingen	cX
tuttlingen$	aJcU
tuv	j_
tuv$	iR
tuv-z-	b]jIkU
tuyaux	iU
tuyo	dGfCg\\kBpT
tv	bWfIg_hGjFpHtH
tv-ar-	g^
tv-arzte	g^
tv-h	g]jJ
tv-l	gc
tv-l 00	fSgS
tv-l e	aRgU
tv-l$	gV
tv-v	g[
tvod	eWg^jF
tvod 0	eYjA
tvod 00	gV
tvod sue	gV
tvod$	cJeWhJ
tvod--	eXgc
tvod-vka	gX
twelf-	eWpW
twelv-	f\`
twelve months	eUfJ
twelve$	bEmZ
twent-	g]hS
twenty	fUmJtH
twenty-five	g@h[iVmH
twenty-four	a\\bDfD
twenty-one	gXhH
twenty-six	gHiT
twic	jY
twic$	j[
twice	nU
twice a	bEcWhGiVkJnT
twice$	bZiVrV
twin	cUfSiH
twins	a?b@cJeCik
two days	cId[eUfVlS
two hours	aHfVh>l]nV
two hundred	rS
two in	aFj\`kJmHtG
two months	eEfVhR
two of	qS
two to	dIjJnZsS
two trips	f^gGhVnG
two years	e\`
two yrs	e[
two$	aSd[tS
two-f-	bY
two-t-	aFcIdWf^hHiFjG
two-w-	hW
two-wheeler	hW
tx	c\\jInY
tx$	bJc[jGnY
txt	gHpWt[
tyba	cJj\\
typ	sc
type	sW
type 0	bX
type :	eXrTtI
type this	iIs\\
type$	aGjHsUtZ
types	sd
types-	cIjZ
typescript	cIjZ
typescript$	jX
typin-	jX
typing	jX
typing$	iT
typo	kY
tyre	bX
tyre fitter	aV
tz	eXfX
tz ab	eT
tz$	eUfWpH
tzbfg	eV
tzbfg$	eVjI
u /	m[
u 0	eHgGiTpW
u 00	aVi_sR
u$	fViHk[lXmHpE
uae	bHiUj_pC
uae$	iSjYpJ
uaeac	iSjY
uaeac$	iUjV
ubben	gGhBjIm[pV
uber	sS
uber 00	fGgYqDsi
uber das	iVjIpR
uber dem	hY
uber der	bHdXgIiTqI
uber die	e[gBjWqI
uber$	bGcHdWiHsT
ubera-	jUtX
uberb-	bUcS
uberf-	gIhSiU
uberg-	h_oS
ubergabe	oW
uberl-	cWhVjT
uberm	bFhYsS
ubern-	eVnY
ubernachtung	n[sI
ubernachtung$	n\\sI
ubernahme	e\`hWkI
ubernehmen	hEiXjWqT
ubernehmen$	jU
ubernimmt	aTiWtI
ubernimmt$	aUiVtI
ubers-	rX
uberschrift	pJr[
ubersetzer	aV
uberstunden	gV
ubert-	gW
ubertariflich	gW
ubertariflich$	gV
uberw-	bUgJiYrUsH
uberz	cHgZiJ
uberz$	cHg]iI
uberz-	fSgW
uberzahlen	gViDkJ
uberzahlung	fSgT
uberzahlung$	fW
ublic-	hUjT
ubliche	hWiSjV
ubliche$	hUiSjV
ubung-	eY
ubungsleiterpauschale	eY
ubungsleiterpauschale$	eYhJiJ
uccle	bIc\`iI
ucker-	aIcX
uckermark	aIcX
uckermark$	cT
udaip-	bBc_
udt	jU
ue	jXnU
ue$	nY
uefa	jbkF
uelze-	cW
uelzen	cW
uelzen$	cW
uf	aEbHcVjIr\\sT
ugand-	cSiS
uganda	cSiS
uganda$	bIcWiT
ugx	bIg\`jG
uh	bJgFhWiStV
uh$	bHcIhRjJtX
uhr	fa
uhr an	fTqS
uhr$	fY
uhren-	jJlW
uk	bR
uk licence	jU
uk$	bSdWjJ
ukcc	aEj^tE
ukrai-	aUkFs_
ukrainian	iVkE
ulm	bScXkT
ulm$	bRcVkU
ultim-	qV
ultimate	aSiZjG
ultimo	qUsR
ultra-	bVcIi[
um 00	bIeJh_iAjC
um die	gYsW
um$	aItW
umbau	bXiXjF
umbau-	i\\
umbauen	iT
umbauen$	iT
umbre-	eXgV
umbrella	eXgV
umbrella$	eTgXlI
umfan-	fZiRjI
umfang	fZiRjI
umgan-	j]
umgang	j]
umgeb-	cSoFqY
umgebung	cTiE
umkre-	cRnS
umkreis	cRnS
umkreis$	bJnW
umland$	cR
umler-	lZ
umlernen	lZ
umowa	cIe]
umowa o	eX
umr	bYtF
umsat-	eYhIiR
umsatz	gS
umsatz$	gZ
umsatzbeteiligung	g]
umsatzbeteiligung$	g\\
umsch-	iHjUrV
umso	kY
umso besser	kY
umson-	cU
umsonst	cU
umsonst$	cVgR
umste-	i\\lV
umwan-	hViU
umwel-	jW
umzug	aUh[nZ
umzug-	bGhapJrV
umzugshilfe	gCh[
un (	aV
un an	bJeSjZkI
un ano	ja
un atout	kZ
un dia	d_eI
un dimanche	fS
un domingo	f\\
un homme	s_
un jour	d_qTrH
un mes	eThUiInV
un mot	kXqUrXsA
un peu	kW
un plan	i<jb
un plus	jJkb
un poco	k_
un poste	tX
un samedi	jYpV
un solo	iIpVs[tH
un video	pZ
un vrai	h[iIjSkR
un we	f^
un$	kR
una persona	aY
una semana	fSpS
una vez	nX
una$	aUcJfV
unas	bEeTfHiXn]
unbef-	eh
unbefr	eU
unbefr$	eS
unbefristet	eR
unbefristet$	eX
uncap-	gWjI
uncapped	gWjI
uncapped$	gW
uncle	aIb[fGhCiGm^qI
uncle-	jZ
uncles	jZ
und 0	fEhYmSpS
und 00	mS
und 000	b\\fX
und alles	aIi\`qFtG
und bitte	iIjU
und das	bIfGi\\
und den	cShRjTqS
und die	rU
und ein	pR
und eine	iJjVm_sS
und herren	mGtU
und ich	fCpUqY
und in	iV
und nicht	iJj\\rX
und ohne	rYs[
und zu	bYnV
und zwei	aEbWmZtD
und$	jTtW
under	m^
under 0	i\\r^
under 00	gTnWsb
under 000	gSmE
under the	hUmSrF
under you	mY
under your	mCpIrXsG
under$	mUsT
under-	gEiSqS
underground	b>c_hEiJjS
underground$	hEjZ
understanding	iHjVqW
understanding$	iHjVqW
understands	jY
underwriter	aT
une experience	kS
une fois	eTmS
une nuit	f\`
une semaine	fShIsU
une$	jUmS
unfal-	gEhciR
ungef-	gTtT
ungefahr	gTtT
ungel-	cIfJgTh^iCjCkGlT
uni	bCiTlYsS
unida-	bYcU
unidad	bYcU
unifi-	cBgTjW
unifo-	h]sV
uniform	hXsX
uniforme	hZ
uniforme$	sU
uniformes	b[hT
uniforms	iW
uniforms$	gJhU
union	bUsWtX
union$	aBbWcIe[hDpGrItX
uniqu-	fWjJpUsW
uniquement	fXjHpVsY
uniquement$	fSjIpTs[
unit	bShS
unit$	aVcThU
unita-	aFbW
unite	aRbVjIkZ
unite-	aGbciI
unites	bZ
units	bTjU
units$	bVcTiV
unity	aSiJj[
univ	b[cIiF
unive-	bSl]
universidad	bUlT
universitaire	bUj>lZ
universitaire$	bV
universitaria	b[jI
universitario	cSlU
universitario$	bJcXiJlU
universitat	tT
universitat$	bStU
university	bXlX
university$	bUlW
unlim-	eXhT
unlimited	eXhT
unlimited$	eU
unloa-	i^
unloc-	aHqGtT
unlocking	iS
unlocking$	iW
unmar-	sV
unmarried	sV
unnec-	iFl^
unnecessary	iFl^
unnecessary$	lZ
unnot-	lZ
unnotig	lZ
unnotig$	l[
uno	nS
uno de	jHnYoU
uno$	fV
unos 0	eUgS
unpai-	sW
unpaid	sW
unres-	j^
uns	kV
uns :	bYdFiFjFqSsX
uns$	eSkX
unser	aEbSrY
unsere$	bEhJj[kGtY
unseren	aZiEtJ
unserer	aGiJpUrHtU
unsig-	i\\
unsoc-	fXiC
unsocial	fXiC
unten	aJrVt]
unter	mZ
unter 00	gGsc
unter drei	bViU
unter uns	qf
unter$	pU
unter-	eR
unterkunft	gU
unterlagen	pa
unterlagen an	pT
unternehmen	bRiEjY
unterscheiden	lVtY
unterwegs	kGnY
until	eU
until 0	oGpY
until the	gJqV
uocra	aIcFdJe^fJhJjCkHlJnJoJpJqJrJsJtC
uop	eUgW
uop$	eTgV
up 0	eYgGiYpG
up for	bYeTmGpSqF
up from	iS
up in	dSkEsZ
up on	bS
up the	iSnStI
up w	bFg@iX
up$	jT
upc	cT
updat-	jTtT
update	bUfIiDjY
updates	i\`
updates$	iX
upgra-	iY
upgrades	iY
uph	fV
uphol-	aSgFiSkX
upholsterer	aS
upholsterer$	aYbJ
upholstery	aSiFk[lIpI
upkee-	iW
upkeep	iW
uplif-	gT
uplift	gT
uploa-	iV
uploads	iY
uploads$	iY
upon	eVkV
upper	aRcW
uprig-	iU
uprights	iU
ups	iTjT
ups$	iVjT
upsel-	i[
upsell	iX
upsell$	gV
upsta-	hU
upstairs	hU
upstairs$	hX
uptim-	iS
uptime	iS
upto	s[
upvc	i]
ur	cXg]jH
urban	hY
urban-	bS
urbanizacion	aCb]
urbanizacion$	aDbViU
urbano	bGkW
urdu	kZ
urdu$	kV
urge	oUq\\
urgen-	fUtU
urgencias	aVf\\gH
urgent	tU
urgent$	qRtU
urgente	aEmHtZ
urgente$	aIbImGt[
urlau-	h[
urlaub	rTtT
urlaub$	hWrT
urlaubsgeld	gW
urlaubssperre	f]gJhI
urlaubstage	fDh\\
urlaubstage$	hR
urlaubswoche	fHha
urtei-	ia
us "	r[
us $	g\\
us :	bZ
us a	p^sUtR
us all	m]
us for	bViGpIq\\
us not	hHlJpX
us time	dUtG
usa	cIhJn[rV
usage-	b]gH
usagers	b]gH
usd	gUiS
usda	bYjE
use	rW
use of	fHiHj[
use the	fUiFrS
use$	hXjT
used	lT
used to	hSqT
used$	aJrR
usefu-	kUlR
useful	kUlR
useful$	jJka
user	hWi\`
user$	h\\
users	aIb]tH
uses	j\`lDrU
usher-	aVqS
ushers	aVqS
usina-	aTiEkY
usinage	aTiEkY
usine	bV
uss	hdjF
usted	pIq_rZ
usted$	bJmVrX
usual-	fS
usually	fS
usuar-	bTiTnV
usuarios	bUnW
usuarios$	cJnV
usw	hY
ut	jS
ute	h[
ute$	hTkWtU
uthgr-	eTgS
uthgra	eTgS
utile	jGkXl[
utile$	jAl]
utili-	gUhW
utilidades	gZhUiHpJ
utilidades$	gXhWiApI
utilitario	hX
utilitario$	hX
utility	bReIiU
utrec-	cXdT
utrecht	cXdT
utrecht$	cXdV
utrer-	cT
utrera	cT
utrera$	cT
uv	iSkX
uv$	eIkY
uwe	pZqV
uwe$	pY
ux	aU
ux researcher	aWrJ
uzes	c\`fJ
uzes$	c\`
v	jW
v 0	rW
v$	jW
va	qT
va el	aGbRoWqHtV
va$	eSiZjH
vac	hXiWoIpXrE
vac$	h\\iWpTrE
vaca	c\\hJiI
vacac-	h\\oG
vacaciones	h\\oG
vacan-	oU
vacances	fSgThU
vacances de	o\\
vacances scolaires	hZ
vacances$	bRhV
vacancy	iStT
vacancy$	iXqF
vacant	o\\
vacante	bEcYjGmIoVpG
vacante$	cHeXqS
vacantes	a^qW
vacantes$	a^bIjEqU
vacas	bXiV
vacat-	aUfW
vacation	aTgV
vacation$	fDgVhY
vacations	eUfZmR
vacations$	aIbHe\\iHmW
vacci-	iSjZ
vaccination	hUjR
vaccination$	cJhWiSjF
vaccins	jS
vacio	i_
vacio$	bIi]
vacun-	jY
vacuna	jSpT
vad	i\\jJ
vaill-	sZ
vaillant	sZ
vaiss-	i]
vaisselle	i]
vaisselle$	aJi\\
vajil-	bShT
vakan-	mX
vakuu-	bGcFh\\ic
val	bZc]iEmS
val-d-	c_iI
valab-	cJeHpHrY
valable	cJeHpHrY
valde-	bYc\\iCpG
vale	lVqU
vale$	iHjDkVlZmJqS
valen-	c[iZ
valence	c[lX
valence$	l[
valenciano	cEjFkZlU
valenciennes	cXiH
valenciennes$	cXiG
vales	h^
valet	aUiZqG
valet-	iDja
valia	mHqZ
valia$	mGqX
valid	iIj]sX
valid$	iJjY
valid-	jZ
validation	iY
valide	jUqU
valide$	jZpH
validite	jW
valis-	iY
valise	iY
valla-	c[dR
valladolid	cVdS
valladolid$	dV
valle	cWdXjVkH
valle-	aFc\\iHnSsW
vallee	bHsZ
valley	bWiInX
vallo-	cbiI
valor-	iVk\`
valora	jHk]
valua-	iT
valuations	eGi_
valuations$	aIi]
value-	bJk\\pXqIsZ
valve	bJi[
valvu-	aWiI
valvulas	aWiI
valvulas$	aWiG
vamos	qXrHtW
van	hbnV
van +	hIlWsS
van driver	aX
van licence	hEj\`
van$	gShWnT
vanco-	cVqS
vancouver	cVqS
vancouver$	qV
vande-	aGbVcDfGgHm\\
vanne-	cW
vannes	cW
vannes$	cW
vans	bciR
vans$	b\\iU
var	cFgY
varia-	gZ
variabel	fUgV
variabel$	fW
variable	fDgWhR
variable por	gX
variable$	hU
variadores	jHk[
variations	iX
varon	sd
varon$	sZ
varro-	iS
varroa	iS
vast	e_
vast$	eZ
vat	iW
vat returns	bJja
vat$	bReS
vater	a^
vault	jb
vax	j]
vax$	j[
vb	ggjE
vb$	g[
vbl	gXhWsF
vbl$	gZhWjJsF
veces	dSn_
veces$	iHnY
vecht-	cW
vechta	cW
vechta$	cW
vecin-	qTtT
vecinas	sX
vecinos	iUqU
vecto-	jZ
vectorworks	iJj\\
vectr-	bYcJiJjY
vecu	jb
veg	hTiX
veg$	bVhS
vegan	aDb\\hHjHkSl^pGtA
vegan-	aTjVmI
vegane	bVjZkHrJ
veget-	gHi[sVtS
vegetarier	sWtW
vegetarier$	jIsTtU
vegetarisch	iZ
vehic-	hSjS
vehicle	hW
vehicle$	hBjV
vehicles	bZgC
vehicule	hRjXnT
vehicule de	hUjHnT
vehicule$	hajA
vehicules	bVfIiS
vehicules$	iU
vehiculos	mY
vehiculos$	aEbHhHiGmYtH
veill-	iWjHsV
veint-	bXg[
veinte	bW
veintidos	g\\iI
velbe-	b@ceiG
velo	h\`
velo cargo	aV
velo$	bX
velos-	aEbTcHh^iCjD
velot-	c^dJfEhJiElFnI
vemos	jZpIqY
venda-	iXnT
vendanges	bIfUnV
vendanges$	bGfViHnW
vende	bXcHqIs\\
vende-	mS
vendedor	aX
vendedores	bTmS
vendedores$	aJbWiJjGmV
vendeur	sZ
vendeurs	m\\
vendeurs$	m\\
vendeuse	a[
vendi-	oV
vendiendo	qT
vendimia	oZ
vendimia$	aTgTmI
vendo-	iUlI
vendor	hUiV
vendors	iSjFkUsV
vendors$	iU
vendredi	dT
vendredi 00	gRlS
vendredi midi	bTjI
vendredi$	dT
vendredis	fU
vendria	bJk\`
venee-	bGcIiY
veneer	aIjS
venen-	iRkY
venencia	iRkY
venga	jJ
venir	jYpV
venta	bTi\\
venta$	bYgViE
venta-	bHhUkRmS
ventaja	k]
ventaja$	kX
ventana	aIbIcEhWjV
ventana$	hXiTjF
ventanilla	bIhV
ventas	iV
ventas$	i]jIlIrHsD
vente	jXoYpD
vente de	gS
vente-	aIbHc\\hIiTmJnI
ventes	aIbHc\\hIiTmJnI
venti-	fSgBh\`iWmJsI
ventilacion	gAhapF
venue	b[
venue$	b^
venue-	n\\
venues	n\\
venues$	bTnU
ver	jUt^
ver$	bJcJiJlHt^
verac-	hT
veracruz	hT
veracruz$	hU
veran-	j\\
verano	hV
verano$	fViUjJ
verantworten	i[
verantworten$	iT
verba-	p]rU
verbandsgemeinde	aIbZcI
verbandsgemeinde$	bXcH
verbe-	gZmI
verbeamtung	gZmI
verbi-	cThUiS
verbo-	fS
verboten	fS
verbr-	bJiTqV
verdad	jR
verdad$	sUtT
verde-	bHc]nV
vered-	bViJkTnX
vereda	bUiJkTnX
verei-	iV
verein	bT
vereinbarung	gUoS
vereinbarung$	gSiJoX
vereine	cIiY
verfa-	aViGjZ
verga-	aJiU
vergaberecht	aIiW
vergaberecht$	iX
verge-	aVrXtR
vergeben	aXpHqFtW
verger	aTmV
verger$	aWcJfImIrJ
vergl-	iW
vergleichbar	gIjU
vergleichbar$	jS
vergu-	gVhV
vergunstigt	h[
vergunstigt$	h\\
vergutet	hTpV
vergutet$	hViIjTpV
vergutung	g\\
verha-	gTjV
verhandelbar	aGbHg]
verhandlungssicher	jX
verhandlungssicher$	jZ
verhe-	qHs]
verheiratet	qHs]
verheiratet$	sT
verif-	jTqT
verification	iRjVkG
verification$	iXkF
verifikation	i]
verka-	lU
verkauf	aXsT
verkauf$	hH
verkaufen	bViUjJ
verkaufen$	qX
verkaufer	lY
verkaufer$	aRjHlU
verkaufserfahrung	hFjGkHl]rI
verkauft	jUqYsU
verke-	aIja
verkehr	bHiW
verko-	i^
verku-	kVqU
verkurzen	kX
verla-	bSeU
verlag	bX
verlangerung	e^
verle-	bVe\\hDiRpI
verlegen	i\\
verlegen$	iY
verme-	rU
vermeiden	rX
vermeiden$	qSrT
vermessungstechniker	bT
vermi-	iYjV
vermin	iY
vermittelt	hW
verni-	i[
vernis	iW
veron-	cHjDn^pG
verpa-	aGb^iS
verpf-	gZhR
verpflegung	h^iH
verpflegung$	hYiI
verra	qUsT
verra-	aU
vers	iUjInJpU
versa-	iS
versand	iW
versand$	iV
versant	cXiGpW
versc-	jZqS
verschwiegenheit	j[qR
verschwiegenheit$	jXqT
verse-	gShCmIp\\
versi-	bVjRr\\
version	r[tT
version$	t[
versions	ra
versions$	r[
verso-	aChZiU
versorgt	bWrJ
versorgung	bHhAi_
versp-	fFgDiCjFn]
verst-	bTj[sV
verstehen	iJjZsV
versteht	jVrU
versteht$	jZrX
verte	oEp_qE
verte-	f_gI
verteilt	fU
verteilt auf	fT
verti-	jX
vertical	iWjEkV
vertical$	jGkW
verticales	jT
vertige	jX
vertige$	jU
vertigo	lH
vertr-	aWjStD
vertrag	eUoG
vertrag lauft	eVoG
vertrage	jT
vertrage$	bWjS
vertraulich	jJmCpTq[
vertraulich$	qW
vertretung	iS
vertretungsweise	i_
vertretungsweise$	gIi^
vertrieb	bGjEl^qS
verts	aWhF
verur-	iYjEs\\
vervi-	aIcb
verviers	cUjH
verviers$	cV
verwa-	iIje
verwaltung	aSiEjBlWmW
verwaltung$	a[iI
verwaltungsfachangestellte	jX
verwaltungsfachwirt	jY
verwe-	i^jSrV
verwenden	iIr_
very	kV
vesou-	cU
vesoul	cU
vesoul$	cV
vesse-	bT
vessel	bVcU
vessel$	b\\iJ
vessels	iT
vessels$	iT
vesta-	b^jFnJ
vestas	b^jFnJ
vesti-	gShUsV
vestiaire	aSeEh_lGpE
vestiaires	hV
vestiaires$	hEi\\
vesting	fEg^hFjE
vestu-	h[
vestuario	h[
vestuario$	hT
vet	kR
vet$	a[kGp]
vetem-	hYiE
vetements	hYiE
veter-	bUm[
veterans	bIiWsS
veterinaria	hVjT
veterinario	jS
veto	aYhT
vets	b[
vets$	bZ
vetti-	jZpR
vetting	jZpR
vetting$	iFjZ
veut	iGoRqatS
veut pas	q[
veut$	aJcIdFfJoYpIqCsEtY
veux	s]
vez	dUiHn]
vhf	iUkU
vhf$	bIiUkU
vhi	h^jJ
vhi$	h]jI
via	pW
via the	pW
viaje	fFgVhZ
viaje-	jUnU
viajes	nVrR
viajes$	j\\nC
viand-	hY
vianda	hX
vianda$	hY
viari-	aV
viaria	aV
viaria$	aX
vias	j^
viati-	gZhEnU
viatico	cJgYiJjI
viaticos	gThEnV
vibe	s^
vibra-	hY
vic	cb
vic$	cV
vicen-	mT
victo-	hTjW
victoria	hWjI
vida	hVpV
vida laboral	jIpZ
vida$	bU
vide	b?jTqZ
vide$	jY
video	kTp[
video de	iRpX
video$	aVd^fChG
video-	bGi[tS
videollamada	p[
videos	pS
vie	i\\
vie$	aSiR
viejo	bHcXkJsZ
viejo$	bEcZiIsU
viel	bSfVhRiSqTtG
viel$	bGfZhIi_oIqD
viele	iWjR
viell-	nJoRqX
vielleicht	nJoRqX
viene	hUmR
viene-	fIkHl]
vienes	fIkHl]
vienn-	bJi[nXqWsI
vienne	iHnZ
vient-	gWhHqX
viento	gXhF
viento$	fXiS
vier	fYmW
vier tage	f]jI
vier wochen	aDfBhHocqVrE
vier$	f\\pX
vier--	cEfbhEiDjImXpI
vierg-	iIjYsT
vierge	iIjYsT
vierm-	n[
viermal	n[
viernes 00	eHpZ
viernes a	fT
viernes de	fIhZ
viernes hasta	fR
viernes tarde	fT
viernes$	hT
viert	bTm]
viert$	bTmW
viert-	fTqR
vierte	iFqY
viertel	gW
vierten	fTiT
vierter	bU
vieru-	cIi[
vierz-	c^fGhEiUjGmH
vierzon	cV
vierzon$	cU
vieux	qVs\\
view	bIeXpFrTtT
viewi-	iV
viewings	iV
viewings$	iS
views	jZmJ
vigen-	aFjZ
vigente	aFjZ
vigente$	aGj]
vigil-	ia
vigilado	bYiG
vigilance	iR
vigilante	aZcSgJ
vigne-	bV
vigo	cV
vigo$	cZ
vigor	aEbJj[
vigor$	aEj[
vii	aHbHcDdHeHfHgbhFiDjAkHlHmHnHoHpHqHrHsHtH
villa	bTcShS
villa maria	aJfJhFiT
villa$	cCh\\
villa-	cZ
villach	qRsR
village	bRcThHiAjXsR
village$	b]iDjI
villages	cY
villages$	cY
villarrobledo	cU
villarrobledo$	cU
villas	bT
villas$	jT
villavicencio	cX
villavicencio$	cX
ville	bVcJhSqR
ville-	cb
villeurbanne	cTjI
villeurbanne$	cT
vilni-	cU
vilnius	cU
vilnius$	cV
vina	bWiG
viney-	aT
vineyard	aT
vingt	aUfX
vingt-	bVhW
vingt-deux	bSiS
vino	bUhY
vino$	bTgEhV
vinos	iYjU
vinos$	fIi[jI
vins	hWiFmIo\`p?
vinta-	aWiEjZsS
vintages	iFj^sT
vinyl	iYlV
viole-	bTiHjT
violencia	iJjV
violi-	iU
vire	q\\rT
virtu-	hTiEjWpS
virtual	pU
virtual$	pT
vis	bWh^jH
visa	eShSiI
visa$	eSh[
visag-	sX
visage	sY
visas	bEiWs^
visib-	rVsZ
visible	kGpIqIr[
visio	iGpa
visio$	pY
visio-	aUbT
vision	aXjW
vision$	a]iI
visit	bJi_mIpYqT
visit$	iTpW
visita	nS
visita$	gYjIrX
visitantes	bZjTkIsH
visitantes$	bZjUkIsH
visitas	dSiS
visite	fTgHpU
visite de	p\\
visites	nS
visiteurs	b]gE
visiteurs$	bY
visiting	h[iH
visitors	bVkW
visitors$	bViY
visits	dRfJnV
visits$	cSiY
visp	aTcXiG
visp$	aUcX
vista	bUcHjT
vista$	iS
vista-	dTfV
vistas	dTfV
visto	kUqEtY
visua-	i\\
visual	i\\
visual$	iX
vital	kY
vital$	kZ
vital-	hW
vitality	hW
vitality$	hW
vite	aIbFcHiGkXqHrJt]
vites-	iVtU
vitesse	iVtU
vitor-	c]
vitoria	cU
vitoria$	cU
vitre-	i\`jF
vitri-	fJi\\
vitrina	iTjS
vitrines	iT
viva	jTsT
vivan-	bTiHsX
vive	cUkXrT
viver-	aHbUc^iA
vivero	aFb\\
vivid-	k[
vivida	jSkU
vivida$	iIjTkU
vivie-	hY
vivienda	h\\
vivienda$	gV
viviendas	bVeJiZ
vivo	bGjVkSpT
vivo$	jUpW
vlook-	j[
vlookup	j[
vlookup$	iHjW
vmwar-	jT
vmware	jT
vmware$	jS
vob	iW
vocab-	iW
vocabulary	iW
vocal	mX
vocal-	bVjTtV
vocale	iStY
vocale$	iWtR
vocat-	bU
vocational	bU
vogel-	aAcGeHfIiUj\\kHpGrIsFtI
voice	jRrStZ
voice memo	t]
voice note	pTtU
voice$	bDiEjSqHsTtX
voice-	aWiU
voices	rW
voici	t]
voici-	iU
voicing	iU
voicing$	iR
void	aGbGc\\iV
voids	i[
voie	eXtA
voie$	aXtI
voila	t\`
voila$	cHhJt\\
voile-	gCiVs[
voir	dXiV
vois	pWqEsZ
voisi-	kXrT
voitu-	hT
voiture	hUjR
voiture de	hYqW
voiture$	gXjTkG
voix	i[qR
vol	bDfIhXi[qV
volke-	bXiFsR
volks-	bZiT
volkshochschule	bW
voll	fSh[jI
voll$	fXoFsT
volle	eGf\`iGqItG
volle-	bWfHlV
vollem	fHlXrR
vollj-	j\`
volljahrig	jW
volljahrig$	jX
volljurist	jZ
vollk-	aUbBfc
vollkonti	fV
vollkonti$	fY
vollpensum$	gX
volls-	dViSjJ
vollz-	eUfV
vollzeit	eUfV
vollzeit$	eSfVgU
volon-	aUeTjT
volontaire	a_
volontariat	eXj[
volontariat$	aXjZ
volonte	h]
volonte$	h^
vols	b\\fEgHhZiBjGmXpI
volta-	jX
volti-	gDiDjFkd
volum-	aY
volume	aY
volumen	aRiS
volumen$	aWbBiT
volun-	mY
voluntariado	kX
voluntariado$	kY
voluntarios	cIiJkXm\\
voluntary	fThJmJnZoH
volunteer	bUiU
volunteers	iSmY
volunteers$	bX
volvo	bbjFnY
volvo$	aCbFhWn]pI
vom bahnhof	cWpI
vom hof	hFiFjAkVnTsW
vom$	iTpU
von 0	bYfWjI
von 00	bRi[jI
von 000	bY
von daheim	d[nToE
von der	nUtR
von hand	bSjU
von vorteil	kY
von zu	bGdUnY
von zuhause	d[gI
von$	mIsSt\\
vor	pT
vor der	c\\iJoYqE
vor ort	d]iSpR
vor$	bJfYpSqG
vorab	aIbIcIdIe_fCgGhElDmJnHoIpDqJrH
vorar-	cJjC
vorarbeiter	aZbI
vorarlberg	bXcAgInZ
vorau-	jTlR
voraus	tS
voraus$	lS
vorausgesetzt	jWlY
voraussetzung	iFkYsT
voraussetzung$	kU
vorbe-	aJiXsU
vorbereiten	eJiW
vorbereiten$	eEiS
vorbereitung	gY
vorbereitung$	iY
vorfu-	i]jF
vorga-	qc
vorganger	qc
vorge-	mc
vorgesetzt	m\\
vorgesetzte	m[
vorha-	hSkT
vorhanden	hTkU
vorhanden$	hUkV
vorhe-	gUlV
vorher	gWlX
vorher$	fXgHhHoU
vorke-	l^
vorkenntnisse	l^
vorla-	rY
vorlagen	iT
vorle-	bWjWkU
vorm	aGq\\tZ
vormi-	fY
vormittage	faiE
vormittage$	f^
vormittags	qT
vormittags$	f^iE
vorsc-	i^
vorsi-	iIkEmJpEq\\rFtV
vorsitzende	pIqStY
vorso-	dCfHh\\iU
vorsp-	fJgJiEmGp\\
vorst-	bImSpWsR
vorstand	mYqZ
vorstand$	aXeFiFm\\
vorstellungen	fZiD
vorte-	kZ
vorteil	kZ
vorteil$	k[
vortr-	iR
vortragen	iR
vorze-	gUsT
vorzeigbar	jUsU
vorzeigbar$	jVsW
vorzu-	kX
vos	fWiGrR
voss	aIbHh[iD
voss$	aIbGcIh[iGjF
vote	pYqT
votre	pVsZ
vouch-	h\\pU
voucher	gEhTjBpZ
vouchers	h[
vous plait	iIrUsU
vous$	hTtV
voyag-	eSgHhTnV
voyage	eXpIsX
voyage$	iTsW
voyages	cFgIhWnY
voyages$	aVhEnY
voz	iUtS
vp	md
vpn	dbiJjE
vpn$	d^iHjH
vrai	jWkU
vrai$	bIiWjVsH
vraie	aVcIj]
vrd	aXiZ
vrd$	a[cDiW
vsl	aYbScFiH
vsop	gZjG
vsop$	g]hJjJ
vt	jFkY
vts	aZbG
vu	kUs_tT
vu$	jJk]
vue	hSiTjS
vue$	iXjR
vuelo	hTiXlU
vuelt-	fIi[jImFnU
vuelta	iFnX
vuelv-	eZfIiJnTqSrJtH
vuelva	eXmItJ
vulne-	jW
vulnerable	iIjWrS
vw	hanG
vwl	hXiJ
vwl$	hXjR
vz	eZfSgU
vz$	bJeWfSgV
vza	aIeVfR
vza$	bIeVfS
w 0	e^gSiSjH
w$	iIjYrU
wa	cTj_
wa$	c[dFgWiJjF
wa.me	gDjGp\`
waalh-	cU
waalhaven	cU
waalhaven$	cU
wache	gHh[iX
wache$	iY
wachs-	aTcIeHtU
wader-	dZiDjU
waders	dZiDjU
wafa	fIj\`kG
wafer	aDiT
waffe-	jWlV
wage	eSfSg_
wage$	e[hIjBlV
wagen	aHbScAhYnY
wagen$	bUhY
wagen-	bSiS
wageningen	bWiF
wagenmeister	aWgJ
wages	gTiRqSsV
wagga	c\\
wagga$	c\\
wagon-	bWcGiZ
wahl	fFh[mW
wahl$	hZmS
wahlb-	fVhR
wahlbar	fVhR
wahlbar$	fShX
wahlw-	fGhTiGpU
wahlweise	fGhTiGpU
wahre-	fSq\\
wahrend	fUqS
wahrs-	eY
wahrscheinlich	eY
wahrscheinlich$	e[
wait	e]
wait$	eXiEjGlU
waite-	aVmR
waiters	fJmW
waiters$	fHmW
waiti-	aWqS
waiting	aWqS
waits	jW
waits$	jW
wakef-	cYtD
wakefield	cYtD
waldb-	b[iFjJ
waldbad	cRlSoTpJ
waldv-	cT
waldviertel	cT
waldviertel$	cT
wales	bFgVj]
wales$	bFgVj[nI
walk	iWjEpY
walk in	jJpZ
walk round	pX
walk$	gSiX
walk--	b]iCjU
walk-in	fHpY
walka-	i[
walke-	aJmYqT
walked	iSqZ
walker	aGm]
walki-	hFi\\nSpI
walking	hInUpI
walks	ia
walks$	i[
wall	bTi\`jGnF
wall$	bViZnE
walle-	aTiV
walled	i[
wallets	aIb\\
wallets$	bYgJ
wallo-	bScAn\`
walls	bScRiT
walls$	cY
walsa-	cZ
walsall	cZ
walte-	pV
walze-	aX
wande-	aEbTcFfIgGh[iHnW
wange-	bTcS
wangen	bTcS
wangen im	cX
wangen$	bWiI
wann	iTj_lE
want	tS
want a	sVtX
want someone	aSsV
want them	cGdSfUgCoX
want to	iGjIsW
want$	aFeUt^
wanted but	k]lC
wanted$	aRdSlVmI
wanti-	lUsS
wanting	lUsS
wants	qk
wants a	qFsb
wants to	aV
war	k[qXsU
war der	aSjHkX
war gut	jFs^
war$	jJqVtT
ward	eGi\\lJmUpE
ward$	aHb[jH
warde-	a_
wards	aIi^
ware	kisT
ware ein	kX
ware fein	kZ
ware ideal	kFoS
ware$	ia
waren	jBk\\sT
waren-	qX
warendorf	qZtF
warendorf$	qUtJ
wareneingang	aX
warm	bFh\\jWrV
warm$	bHhXj@rU
warme-	gEhRi]
warmi-	cTiW
warming	i\\jJoF
warra-	bUcGg\\
warrants	g_
warranty	aRiY
warri-	aI
warrington	aI
warrington$	cT
wart	mZ
warte-	kTqU
wartu-	fT
wartung	iX
wartung$	iUjH
warum	b]
was	qYtV
was a	bWpGqTrHsS
was$	fWhIiDjHkZlYqBsEtI
wasap	p\\
wasch-	h\\
wasche	iR
waschen	hS
waschen$	iV
wash	hTi[mJ
wash$	aWiUmE
washe-	hTsV
washed	bUhW
washi-	iV
washing	iW
washing$	iU
wasse-	dFh^iWqG
wasser	bZhXiDjSqF
wasser$	hZiI
waste	aTb^
waste$	aVbYjI
watch	i\\
watch$	i\\jT
watch-	bJfY
water	bUiY
water$	hU
water-	cT
waterfront	cX
watering	i^
waterloo	cS
waterproofs	hWjVnE
waterproofs$	hYiHjR
waters	jDk]
wave	iZ
wavre	c]
wavre$	cX
wax	i\`
way	cY
way with	iJjTkXsD
way$	c\`iIqS
ways	fXgIiWjB
ways$	fXgIiWjB
wc	bJc^dEgGi\\jGnI
wcag	iGk^
wcag$	iFk_pI
we are	bZcU
we can	aTjGlVqZtA
we can't	fTqVsY
we do	bUlTtF
we don't	lUrU
we get	jDkWlXmHpCrT
we give	jBlYtV
we had	sV
we have	qR
we hold	bXeHsS
we know	s[
we lost	q[sT
we make	b_cJiC
we need	tT
we open	fWtT
we pay	hTlZnV
we run	bYlV
we say	qHrWsYtW
we sell	b^hF
we sur	fWjH
we take	bSlX
we teach	jVlY
we train	jSlZ
we use	fSiZ
we want	a[tW
we$	fc
we'd	kVsY
we'll	le
we're	bSqS
we're after	bDt_
we're not	bClJrc
we've	iEqUtS
we've got	g@qXsR
we've had	sZ
wear	hGiXjS
weath-	fSgU
weather	fSgU
weather$	i]oW
web	jFkRlT
web$	tX
weber-	jIpZ
webin-	bHi]kH
websi-	rX
website	rY
website$	iSpUrS
wechs-	fWlS
wechsel	fYiHmR
wechsel$	fXiEmR
wechseldienst	fZ
wechselnde	bIc]
wechselschicht	fU
wechselt	mUqW
wed	dZfX
wed /	dJpY
wed$	dViT
wed-s-	fV
wed-sat	fW
wed-sat$	fV
wed-sun	qU
wed-sun$	f[
weddi-	bV
wedding	bUiS
wedding coordinator	aVbEqSsR
weddings /	bWgXiG
weddings$	aX
wedne-	dU
wednesday	d]
wednesday$	qV
wednesdays	cTeW
wednesdays$	iW
weds	fXiT
weds$	dUi^
wee	bIcWsS
weed	bHhHicjItF
week	fU
week 0	fXg@iFpV
week 00	e[
week in	d^oV
week is	fIo[qG
week no	dWf^hAiIsH
week of	fUgFhS
week off	hZ
week on	dIgSn]
week$	fX
week'-	eVsT
week's	eVsT
week--	fYjH
week-end	fUjG
week-end$	fIhRi[jF
week-ends	f[
weekd-	f\\
weekday	fY
weekdays	fU
weekdays$	fT
weeke-	fY
weekend	fU
weekend in	hX
weekend$	fb
weekends	fW
weekends$	fRhUiS
weekl-	fR
weekly	fR
weekly$	fYnW
weeks	fWlS
weeks holiday	fHh[
weeks in	cEfShDlSnV
weeks leave	fFh\`
weeks paid	eEfIl]
weeks vacation	hX
weeks$	fWhS
weg	rW
weg$	oTqTr[
wegen	iEjSqRsW
wegen der	s\`
weibl-	sZ
weiblich	sZ
weiblich$	sX
weich-	iasX
weichen	i\\
weide	bXiV
weide$	bXiV
weigh	iYs\`
weigh-	iYkV
weighbridge	bIcEi\\
weight	hR
weighting	gY
weihnachten	h[iJqU
weihnachtsgeld	g^hD
weil	fDjSqWsS
weil die	eXsS
weima-	cT
weimar	cT
weimar$	cW
weinb-	rU
weinbau	bSiIjV
weing-	b[
weingut	bT
weink-	bUiUrJ
weinkarte	bUiUrJ
weiss	aHjSmU
weite-	q\\
weiterbildung	aZfE
weiterbildung$	qY
weitere	aGeVmX
weiß	q^
weiß$	qRrWsR
weißw-	bU
weißwurst	bU
welco-	kVlU
welcome	kWlV
welcome$	iFjBk\\lW
welcoming	iSkJrUsJ
weld	j\\pX
welde-	a]gH
welder	aSjS
welder$	aTiJjT
welders	a_gFjF
weldi-	jTk[
welding	jTk[
welding /	cJi\\jC
welding$	iIjZkV
welfa-	iR
welfare	iR
well	tR
well enough	jV
well spoken	sT
well--	s^
wellb-	bUhW
wellbeing	bUhW
welli-	cSjTnX
wellies	hBiGjUkHn]pI
wellington$	jT
welln-	f@gHhXiT
wellness	f@gHhXiT
wells	bRcZ
wells$	cX
welsh	kZrW
welsh$	jS
weltm-	bT
weltmarktnische	bT
weltmarktnische$	bS
weltw-	hJiUnT
weltweit	hJiUnT
wen	aGbHi[qYtE
wende-	iX
wendl-	bUtV
wendland	bUtV
wenig-	jY
wenigstens	jY
wenn	k[
wenn die	eFfUiTnUqF
wenn er	gThWkBpHqT
wenn jemand	iGkZ
wenn sie	bTiDkSs[
wenn'-	gGjVkVpJtT
wenn's	gGjVkVpJtT
went	q\`
wer	hFkV
wer$	bUgZhIiHjEoH
wer's	i]jBkFlG
werden$	sW
were	hSq_
werk	aHbGc_fFgIiEjHmCpW
werkb-	b[hXkGmG
werke	b\`
werke$	b]pJ
werkl-	iV
werkleiter	iV
werks-	h\\iIpR
werkscontroller	aZ
werkstatt	cStG
werkstattwagen	h[
werkstudi	aWeS
werkstudi$	aSeUiG
werkswohnung	hW
werkz-	iVlV
werkzeug	kTlY
werkzeugmacher	aZtH
wesse-	b^iB
west	cbiCpU
west$	bDc\\jEnX
weste-	caiIsR
western	pHsW
westf-	cTfEhW
westfield	cTfGhYiI
westp-	cY
westport	cY
westport$	cY
wet	hSjR
wet$	cGfWgDh?i@jUkEpFrZ
wetsu-	cJgJhaiEjFpJ
wettb-	iSkX
wette-	aJbWcJfFjToUsJ
wetter	aHbBcEfGiYjJoY
wetzl-	bGcb
weyre-	cU
weyregg	cU
weyregg$	cU
wf	bGcV
wf$	bGcV
wfh	cSdhjH
wfh$	da
wfr	jW
wg	bSeSjIkWsS
wg$	eUjIkW
whaka-	cIjVs[
whana-	iSjS
whanau	iSjS
wharf	bJcR
wharf$	cU
what	qTt^
what do	hZtS
what i	j\\lH
what i'd	gIqY
what the	bHgWiU
what you	jUp\\rJ
what$	aJpVtX
whate-	gTlX
whatever	gTlX
whats-	tR
whatsapp	tS
whatsapp 000	jS
whatsapp$	hRiWjJ
wheat	bYcH
wheel	iZ
wheel-	aVjSsT
wheelchair	iW
wheels	bUjU
when	fToS
when a	jT
when the	f[
when we	i[jG
when$	cGfCiRjEkIpItW
whene-	dV
whenever	dV
where	c]tX
where it	gWhHqF
where$	iCqJta
where-	d[eSfJ
wherever	d[eSfJ
wherever$	dWfH
whetu	lTmV
whetu$	lTmV
which 0	aJbCcGf]
which is	bRqY
which$	qU
which-	cSfSjJlTpW
whichever	cTfTiIlV
whichever$	cVfWlD
while	gJtU
whipp-	baiD
whisk-	bRqX
whisky	bTiS
whist-	cTiV
whistler	cY
whistler$	cY
whitb-	bS
whitby	bS
whitby$	bR
whitc-	c[
whitchurch	c[
whitchurch$	cW
white	c\\jWrR
white-	aBb[cTiFjIpV
whits-	cToX
whitstable	c]
whitsun	fHoZ
whitsun$	oX
who	tS
who :	bT
who can	aThEjXlGsTtE
who has	iHk[
who will	iStU
who$	jHqSt\\
who'l-	sZ
who'll	sZ
who'll be	mSqIsS
who's	tW
whoev-	bTqX
whoever	bTqX
whole	hSjS
whole-	bX
whole-time	gT
whom	ma
whose	kIsZ
whse	gRjHkUlI
why	pWq\\
why$	pYqU
wi	jYlGmFn\\
wi$	iHj[lHnS
wichi-	cX
wichita	cX
wichita$	cX
wicht-	jZ
wichtig	iSrS
wichtig$	iRjRlT
wick	bHcWfTiH
wick$	bIc\\
wide	c\\
wide$	cZ
wider-	qJs[
widersprechen	qIs]
widerspruche	gJiS
wie	fErW
wie ein	sV
wie's	aGfYt[
wiebk-	mS
wiebke	mS
wiede-	kE
wieder	qSsW
wieder$	aGpTs\\tT
wiedereinsteigerinnen	jHkDl\`
wiege-	bH
wiegen	bH
wien	cf
wien 0000	c]
wien$	cX
wien--	cU
wiene-	bHr[
wiese-	aFb_cDiJkJtG
wife	pJq[sa
wifi	gHh\`iD
wifi$	hY
wig	iZjG
wigan	c^
wigan$	cY
wigs	mX
wild	f]hI
wildc-	cDdIeIfAhIjbkIlInJqJrJ
wilde-	jZkF
wildl-	bSjJtI
wildlife	bSjJtI
will	q[
will be	cTeIiHkUpV
will come	jIl^mGpDqI
will do	iGjXlV
will show	jGkGl[p[
will you	aabJlIqFrF
will$	eRfXgJsTtX
will'-	qUrU
will's	qUrU
willi-	jSkR
william	cW
william$	cW
willing	iJjVkS
willing to	iIkWqI
willing$	iGjZ
willk-	k[lS
willkommen	k[lS
willkommen$	aUbIk^
wills	bSiW
wills$	iW
wilso-	fJ
wilson	fJ
winch	iW
wind	bVjTtT
wind$	aV
winde-	cXhEiW
window$	hYoVqE
windows	bSjV
windows server	jY
windows$	jX
windp-	iT
windparks	iT
windparks$	iV
wine	bRgIhV
wine$	iWmU
wing	bSgIiY
wing$	bRgIiW
winne-	iS
winner	iS
winni-	cTiIjUnU
winnipeg	cVnV
winter	fS
winter 00	fU
winter$	bFeZ
winterdienst	fIia
winterdienst$	iS
winters	bBiHj\\oVqU
winze-	aYjS
winzer	jU
wir 00	eWgU
wir bauen	b^iI
wir brauchen	cS
wir das	jXqV
wir haben	aRsS
wir hatten	qR
wir im	fTiGjW
wir keine	bTiFjSlZsD
wir machen	bU
wir nicht	bWfJjFr[
wir sind	aIbXtT
wir suchen	aS
wir uns	jAkXsW
wir zahlen	gSjClV
wir zu	bWgT
wir$	hWiBlUtR
wird	qT
wird ein	jSlItH
wird eine	iS
wird$	cGqYt[
wird'-	hIjWqIsU
wird's	hIjWqIsU
wire	bHcIgHiUjak>
wirkl-	jTkJpUrG
wirklich	jTkJpUrG
wirt	aUhTjS
wirts-	bTcIj\\
wirtshaus	bU
wisbe-	cX
wisbech	cX
wisbech$	cZ
wisch-	iVrU
wischen	iVrU
wish	fUgJjHsW
wish :	jJkZ
wish$	eGf[gEjGsS
wisse-	kH
wissen	jS
wissen$	rIsU
wissz-	eV
wisszeitvg	eV
with 0	iIjYm[
with 00	b^
with 000	bWiEj[
with a	sU
with an	fXmX
with kids	hWmH
with me	pV
with no	hGiDlVrRs[
with one	bVdSmZ
with our	aFhHiSmIoGpZsX
with the	rV
with two	jS
with you	bYiVmIpJsV
with your	p]
within	kJ
within 0	gVhFlToS
within 00	cIhTjR
within a	jYkE
within the	dUmT
witho-	jS
without	jS
without a	aIiSqGt\\
without$	iIjIlZqV
witne-	ia
witness	iU
witte-	cZ
wittenberge	cZ
wittmund	cS
wittmund$	cV
witz	hZpIrX
witz$	h\\pI
wives	jGkSlHpFsa
wk	fU
wk 0	iZsR
wk in	dXiYnW
wk$	fViR
wknd	f\\g[hGi@
wknd$	fXgXhIiF
wks	fUlV
wks in	fXhS
wks on	fW
wks$	hToZ
wlan	gHh_
wlan$	gHhY
wms	jZ
wms$	j^
wo	tW
wo$	fTnT
woche	fWnU
woche von	bIfR
woche$	fW
woche-	f[
wochen	lU
wochen ferien	fEha
wochen urlaub	hY
wochen$	fT
wochenenddienst	fW
wochenende	fb
wochenende$	f]
wochenenden	f_
wochenenden$	f[
wochenstunden	f\\
wochenstunden$	f[
wochenweise	aFn[
wochenweise$	iBn[
wohl	bIpJqe
wohne-	bXhVrI
wohnen	bXhVrI
wohng-	aGbSiTjW
wohngruppe	aGbVgIiUjG
wohnh-	b^i?j^
wohno-	bEc]fHhIiFsF
wohnu-	h]
wohnung	hX
wohnungen	bGc[hTiC
wohnungen$	bGc[hTiC
wolle-	eX
wollen	eX
wollen wir	bXiG
wollt-	qXtY
wollte	q_
wollten	iIjGt[
wolnz-	cS
wolnzach	cS
wolve-	cX
wolverhampton	cS
woman	sc
woman$	aYs\\
women	kHrYs\`
women$	bTrU
women's	aJiX
women-	bUiX
women-only	bTiU
won	gFhJiIj[pVrH
won't	l\\qTs[
wood	cWh_jI
wood$	cHhajI
woodl-	aEbScT
woodlands	aEbScT
woodw-	iTjGkW
wool	hTiHkV
word	pUqX
word "	bIkI
word$	gVjVqV
wordi-	rZ
wording	rZ
wording$	rZ
words	aEr\`
words tops	pFra
words$	kVrZ
work :	iW
work is	cUeFi@jDl]
work or	jV
work$	i[jS
worka-	h^
workation	h^
worked	jUkSpH
worker	iU
worker$	aW
workers	iVmS
workers$	bSgHiRjJ
workf-	bHiVjT
workforce	bFjVoI
working at	jV
working towards	jU
working$	dAfAhWsTtX
workl-	fWiVqI
works	bVmU
works$	bWhW
workshop$	cU
workshops	bTgI
workshops$	iT
workspace	iCj\\kJ
world	aT
world-	cAiEkGn]
world-check	iGj]kG
world-check$	iHjZ
worsh-	jT
worship	jT
worst	f\\gE
wort	fHjTqXrX
wort "	r[
worte-	pJr\`
worter	pJra
worter$	pIrY
worth-	cZ
worthing	cZ
worthing$	cZ
would	kesX
would be	jFk\`
would do	bCdHeXfVkDsR
would have	rYsX
would help	k[
would like	aUfWiGkHrIsGtW
would save	k^
would$	kW
wound	iW
wpm	gFhFjc
wps	i^jH
wrapp-	iW
wrapping	iW
wraps	aHbVhDiX
wrexham$	cS
write	pVrX
write "	qRrT
write it	qHr^
write the	i[tJ
write$	pX
write-	jR
writer	aV
writer$	aYgS
writers	mYtH
writes	bUiGjXqIrH
writi-	dS
writing	dS
writing$	j^
writt-	lS
written	lS
written english	jX
written test	pW
wrocl-	cUnT
wroclaw	cUnT
wroclaw$	nX
wrong	bTgH
wrong$	bUgG
wrote	pSrZsHtG
wset	jUkY
wset 0	jSkW
wset$	jSkU
wsq	jY
wt	i]
wte	fTm\\pE
wte$	fVm]pC
wunde-	bTkS
wunsc-	fVk\\
wunsch	hWiI
wunsch$	iHkX
wunschdienstplan	f\\
wunschdienstplan$	fS
wunschenswert	k\\
wunschenswert$	k[
wuppe-	c[
wuppertal	c[
wuppertal$	c[
wurde	qc
wursc-	aWlY
wurscht	aWlY
wurst	gGh[lZ
wurst$	gGhZlZ
wurst-	i\\
wurstkuche	bIiY
wurzb-	cY
wurzburg	cY
wwoof-	mU
x /	fRnU
x 0	aZfV
x 00	fR
x im	iU
x$	hUiGjVnX
x-ray	iZ
xacti-	iGjRpV
xactimate	iGjRpV
xalap-	cV
xalapa	cV
xalapa$	cV
xero	j\\
xero$	iWjV
xerox	jIp]
ximen-	jWlFmT
xixe	bGcHiWqJ
xl	i[jUk@
xmas	hboW
xmas$	bVhWiCoT
xrf	aAbHgHh^jVmI
xx	gW
xx$	gW
y 0	aUmU
y 00	fTiT
y 000	gVhCi\\
y a	eS
y bono	gUhWjI
y buen	qTsT
y cinco	bHsS
y con	iIjWqSsZ
y costura	jR
y cuatro	f[
y de	aJeSnSsX
y despues	iWkU
y dos	fS
y el	mUq\\
y en	tZ
y festivos	gX
y hay	h[jI
y jueves	dVf\\iI
y la	bEhVmV
y lo	fCgWsW
y los	aFi\\mX
y luego	eZmT
y media	fX
y medio	gVjU
y navidad	jX
y no	qZ
y por	bU
y provincia	bV
y que	jVsV
y sabado	fR
y saber	jX
y se	fZpJ
y seis	b]fImH
y si	kUoU
y sin	rYsW
y tres	fW
y un	mV
y una	mY
y yo	aHb]mCq\\
ya	oVqW
ya no	q\\
ya sabes	iHqTrU
ya$	eIoarV
yacht-	hIiUjU
yachtmaster	jX
yakim-	cV
yakima	cV
yamah-	bTjS
yamaha	bTjS
yanni-	aHmV
yannick	aHmV
yard	bScRnT
yard$	bWfUhS
yards	iSn[
yeah	cHeY
year 00	bWiHsR
year contract	eZ
year end	fGgGh\\
year one	fHnV
year$	bU
year'-	hV
year's	hV
year--	hT
year-end	gY
year-old	bGi\\
year-olds	lGpX
year-round	bWhX
yearl-	eVhRnT
yearly	eVhRnT
yearly$	eYmFnW
years	ja
years in	jY
years of	j_
years on	iIj]
years with	iJjZ
years$	eWqU
yegua-	bYcXiD
yeovi-	cV
yeovil	cV
yeovil$	cU
yes	jSqJtR
yes really	fHhYjG
yes$	kUpJ
yet	qW
yet$	pTqT
yeux	iIjZ
yield	bJhEicjI
yo	mTqV
yo y	cGm]qJ
yo$	aHbWhUiHmU
yoga	kY
yoga$	i[
yopal	cZ
yopal$	cZ
york	c]
york$	ca
yorks	c_hInT
yorks$	cWhGnZ
yorks-	bVcSiH
yorkshire	bVcSiH
you and	hUmY
you call	bUiW
you can	rV
you come	d[
you do	aHjHl[mHrY
you don't	dUiHjX
you drive	bHgZhFiUkI
you get	fZh\`tD
you have	kXoVpT
you keep	fJgZiR
you know	sU
you like	dZiJjFtU
you live	hX
you made	pS
you must	iFjWrV
you need	cVjT
you pick	eVlW
you put	hSiSjIrV
you the	pCqT
you through	l^
you will	iIt[
you write	aWiU
you'd	jTmS
you'd be	fIiEj>mJn]tU
you'd work	mTo[
you'l-	lS
you'll	lS
you'r-	qH
you're	qH
young	jTs\`
young$	aVqIsStG
young-	aFbBiZs\`
your	hS
your own	hSjXmS
yours	haiIjRtR
yours$	dIf^hWiF
yours-	kS
yourself	kT
yourself$	kU
youth	aWcJiV
youtu-	b[
youtube	b[
yr	jT
yr 0	gZha
yr 00	gZ
yr renewable	aGqW
yr$	bTeSgJ
yrs	jc
yrs +	j]
yrs bench	jT
yrs$	eT
yurt	cHh_iDjJlDmJtF
yurt$	cHgUhWlH
yusra	mS
yusra$	mT
yverd-	c_iE
yverdon	cV
yverdon$	cW
yvett-	aHmVqU
yvette	aHmVqU
z	eSiRlCp[
z-dri-	b\`cIiI
z-drive	bUiR
zahl	gUjGrY
zahle-	hRjS
zahlen	hX
zahlen 00	hX
zahlen wir	gWhSjHkY
zahlen$	h_
zahlt	gWsI
zahlt$	g^hSjEqIrSsI
zahlu-	mV
zahlung	mV
zahna-	bWcCiTjHqYtJ
zamor-	cX
zamora	cX
zapat-	bSgFh\`
zapateria	bZtG
zapateria$	bZcIhJtG
zapatillas	fGgEh]iJmI
zapatos	hY
zarag-	cZnV
zaragoza	cWnW
zarat-	cW
zarate	cW
zarate$	cW
zaune	aFbGcFi]tI
zeebr-	cW
zeebrugge	cW
zeebrugge$	cY
zehn	bT
zeich-	aGbSi@jcpFrW
zeichnungen	jX
zeigt	iVlVqI
zeile	fCg\\
zeile-	gIr[
zeilen	gIr[
zeilen$	gHpEr\`
zeiss	bHhJiUj]
zeiss$	iajA
zeit	bRhVt\\
zeita-	bUeXhT
zeitarbeit	bXe\\
zeitausgleich	fThX
zeite-	f]
zeitk-	fW
zeitkonto	fW
zeitp-	oX
zeitpunkt	oX
zeitpunkt$	oY
zeitu-	iTjGqR
zeitung	iUjEqUrS
zell	bGc^
zentr-	bWcT
zentrale	cUqW
zentrum	bFcZ
zephy-	jSkS
zephyr	jSkS
zerle-	iZ
zerlegen	iZ
zero	bUlZ
zero hours	ec
zero$	bFhViZl[rGtI
zero--	aGcHe[fEiEtF
zersp-	aUiZjF
zerti-	aIhHjTlY
zertifikat	gU
zertifikat$	gV
zertifiziert	b\\lJ
zeugn-	lT
zeugnisse	lU
zeugnisse$	iT
zfa	acjA
zfa$	aS
zi	pZ
zi$	iJpY
ziege-	bViV
ziegel	bJi[
ziegen	b[
ziegl-	mUpW
ziegler	mUpW
ziehe-	iWjT
ziehen	iWjT
ziehen$	jU
zieht	bVq\\
ziel	i[
zielbonus$	gS
zigza-	jW
zigzag	jW
zimmer	bYhS
zimmer$	b]
zimmermadchen	aVmX
zims	i\\
zims$	i\\
zinc	b]gFi\\jH
zinc$	bDi\`jH
zingu-	gSjJ
zingueur	gSjJ
zip	bCeDgHiZqY
zirco-	i_jH
zitta-	cV
zittau	cV
zivil-	aHb\\cDi@jJkHmHs]tI
zl	bJgThV
zn	bYhG
zoe	a@bHiHm\`nTsHtJ
zoll	iHmZ
zollp-	iU
zollpapiere	iX
zollpapiere$	i[
zona	cZgX
zona$	aUbRcFmDrTsT
zonal	m[
zonas	bHc]
zone	c]gW
zone 0	cAgc
zone$	aS
zones	bHdWi]
zones$	dXiXjHtI
zoolo-	aRb[iD
zoom	d[p\\
zoom$	d]
zoote-	jX
zootecnia	jZ
zootecnia$	iJj[
zu 0	dRfVhI
zu besetzen	aZ
zu den	eTiTjFkZ
zu dritt	mZ
zu einem	pT
zu hause	dYnT
zu und	fTgIqDt]
zu uns	b\`rIs^tI
zu viert	bTm[
zu zweit	gSkJm]
zu$	fbiItU
zuarb-	mV
zucke-	bRi>k]
zuers-	lYrX
zuerst	lYrX
zug	cTt_
zug$	cX
zuges-	eYfSgIhF
zugesagt	eYfSgIhF
zugig	iIjStV
zugig$	iIjStX
zugig-	j\\
zuhau-	d]
zuhause	d]
zuhause$	dV
zulag-	gY
zulage	hTpS
zulagen	g^
zulagen$	gY
zulas-	iVjT
zulet-	hXpHqW
zuletzt	hXpHqW
zulu	jY
zulu$	jV
zum	hYoW
zum 0	eJo_
zum 00	mHq\\
zum$	hHoVqHtU
zunac-	eSgUlU
zunachst	eSgUlU
zunachst 0	eSgV
zup	j[
zur	oVtR
zuric-	bTcWqS
zurich	cUqW
zurich$	qS
zuruc-	iSjJrR
zuruck	mIqTrT
zuruck$	mHrV
zus	bTrZ
zusam-	mWtT
zusammen	dRtY
zusammen$	bUdVmItU
zusat-	fGh[iAjYkT
zusatzliche	fFk[
zusatzversorgung	h\\
zusatzversorgung$	hY
zusch-	hSjU
zuschlage	gYiC
zuschuss	hZ
zuver-	fHiIj^sT
zuwen-	b\\i=
zvk	eHfBh^jI
zvk-r-	hW
zvk-rente	hW
zvk-rente$	hX
zwanz-	aT
zwanzig	aT
zwar	aEbDe^fIjFtS
zwei jahre	hWjW
zwei tage	bHdWhTpT
zwei wochen	bUiU
zwei$	aRcGhFnZ
zweie-	m]
zweierteam	aImU
zweim-	fRjHnW
zweimal	fRjHnW
zweimal im	fU
zweis-	gZpY
zweit	gSkJm]
zweite	pR
zweite samstag	fT
zweiten	eViJqV
zweiter	aJbYmF
zweites	bUhUsW
zweiu-	fV
zweiunddreißig	fU
zweiz-	bXfHh[iClJqFsItI
zwett-	bIcX
zwettl	bIcX
zwick-	cW
zwickau	cX
zwing-	jVlW
zwingend	jVlW
zwingend$	lX
zwischen 0	fX
zwischen 00	mWsS
zwolf	bSm[
zwolf$	bSfWiGmS
zzgl	g_hF
~=apply	pX
~=company	bR
~=date	eU
~=nice	jEk]
~=notneeded	lj
~=place	cS
~=team	mV
~=title	aT
~company	bR
~company/high	mU
~contact	gIpZ
~contact/high	gIpZ
~deadline	aRbFfHp[
~deadline/high	aRbFfHp[
~duty/high	iYjI
~end	eWfS
~end/high	eWfS
~experience/high	iFjXlT
~experience/medium	eS
~free/high	pS
~hours/high	eRgEhR
~manager	mS
~manager/high	mS
~pay/high	gU
~place	cS
~place/medium	cWpT
~skill/high	iTkU
~start	oU
~start/high	oS
~start/medium	oS
~team	mR
~team/high	mR
~title	aT
~title/high	aW
~title/medium	a_
~variable	hU
~variable/high	gS
~variable/medium	gCh\\iRjI
£ 00	gR
£ 963	gThT
£$	jUrT
ß	r]
€ (	fIhSrT
€ +	sU
€ 000	gTiE
€ bei	g[iH
€ brut	aJrS
€ brutto	fIjW
€ de	gEnZ
€ die	gShH
€ im	gTsT
€ je	gZ
€ la	aEfIgY
€ por	g\`
€ pro	fHgc
€ sur	eJgT
€ x	gS
€$	gW`
