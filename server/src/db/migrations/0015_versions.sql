CREATE TABLE "text_drafts" (
	"job_description_id" uuid PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"based_on" integer NOT NULL,
	"revision" uuid DEFAULT gen_random_uuid() NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "wish" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "writer" text;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "based_on" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "writer" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "place" bigint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "text_drafts" ADD CONSTRAINT "text_drafts_job_description_id_job_descriptions_id_fk" FOREIGN KEY ("job_description_id") REFERENCES "public"."job_descriptions"("id") ON DELETE cascade ON UPDATE no action;